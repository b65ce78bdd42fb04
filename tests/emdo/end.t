# The end of the game and the score (ED-20).

test ED-20.1 ED-20.4 ED-2.12 ED-26.9: the end is triggered when the 24th token is taken
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-trade-produce":1},"influence":14}, \
    {"hand":{},"influence":8}]}
> view all
=json supply 2
=json ending false
> play 0 play improved-trade-produce
> view all
=json supply 1
=json ending false
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-trade-produce":1},"influence":15}, \
    {"hand":{},"influence":8}]}
> view all
=json supply 1
=json ending false
> play 0 play improved-trade-produce
> view all
=json supply 0
=json ending true

test ED-20.2 ED-EX4 ED-21.9: one empty stack with 2 and 3 players, two with 4 and in the extended game
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true
=json stacks_to_end 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":1},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending false
> setposition {"game":"emdo","players":3,"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending false
=json stacks_to_end 2
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0,"warfare":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true
> setposition {"game":"emdo","players":3,"options":{"extended":"on"},"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending false
> setposition {"game":"emdo","players":3,"options":{"extended":"on"},"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0,"research":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true
# in each case 24 tokens do as well
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"influence":24}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"influence":23}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending false
> setposition {"game":"emdo","players":3,"options":{"extended":"on"},"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"influence":12}, \
    {"hand":{},"influence":12}, \
    {"hand":{}}]}
> view all
=json ending true

test ED-20.3 ED-20.5 ED-20.20 ED-26.5: a follower may trigger the end; the turn and the round are finished
> setposition {"game":"emdo","players":3,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":1},"influence":12}, \
    {"hand":{"produce-trade":1,"survey":1},"influence":11,"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{"warfare":1}}]}
> play 0 lead trade
> play 0 done
> play 1 follow produce-trade
> play 1 done
> play 1 sell food
> view all
=json ending true
> pending
= 2
> play 2 dissent
> view all
=json phase cleanup
> play 0 done
> view all
=json active 1
> play 1 skip
> play 1 lead trade
> play 1 done
> play 2 dissent
> play 0 dissent
> play 1 done
> view all
=json active 2
=json over false
> play 2 skip
> play 2 lead trade
> play 2 done
> play 0 dissent
> play 1 dissent
> play 2 done
> view all
=json over true

test ED-20.5 ED-20.6 ED-20.7 ED-EX25: all have the same number of turns: the player to the right of the first is last
> setposition {"game":"emdo","players":4,"active":2,"first":0,"round":3,"phase":"role","stacks":{"survey":0,"warfare":1},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> play 2 lead warfare
> view all
=json ending true
=json active 3
=json over false
> play 3 lead trade
> play 2 dissent
> view all
=json over true
> setposition {"game":"emdo","players":4,"active":3,"first":0,"round":3,"phase":"role","stacks":{"survey":0,"warfare":1},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> play 3 lead warfare
> view all
=json over true
> setposition {"game":"emdo","players":3,"active":2,"first":2,"round":3,"phase":"role","stacks":{"warfare":1},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> play 2 lead warfare
> play 0 lead trade
> play 2 dissent
> view all
=json over false
> play 1 lead trade
> play 2 dissent
> play 0 dissent
> view all
=json over true

test ED-20.9: the end is not called off
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"survey":0},"seats":[ \
    {"hand":{"politics":1}}, \
    {"hand":{}}]}
> view all
=json ending true
> play 0 play politics
> play 0 take research
> view all
=json ending true

test ED-20.14 ED-20.15 ED-EX27: the highest score wins; of equals who has more resources and fighters
> setposition {"game":"emdo","players":2,"active":1,"first":0,"round":3,"phase":"cleanup","stacks":{"survey":0},"seats":[ \
    {"hand":{"survey":1},"fighters":3,"influence":14,"permanents":["scorched-earth-policy"],"planets":[{"planet":"voson","up":true,"resources":["iron"]},{"planet":"overlord-betzels-domain","up":true,"marker":true}]}, \
    {"hand":{"survey":1},"fighters":2,"influence":12,"planets":[{"planet":"styku","up":true,"resources":["water"]},{"planet":"mik-mik","up":true,"resources":["food"]},{"planet":"drawde","up":true},{"planet":"gerdland","up":true,"resources":["water"]}]}]}
> view all
=json seats.0.score 23
=json seats.1.score 23
> play 1 done
> result
=json rank [2,1]
=json score [23,23]

test ED-20.16: still equal: the place is shared
> setposition {"game":"emdo","players":3,"active":2,"first":0,"round":3,"phase":"cleanup","stacks":{"survey":0},"seats":[ \
    {"hand":{"survey":1},"fighters":2,"influence":5}, \
    {"hand":{"survey":1},"fighters":1,"influence":3,"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{"survey":1},"influence":1}]}
> play 2 done
> result
=json rank [1,1,3]

test ED-20.18 ED-EX39: ten quiet rounds end the game
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":1,"phase":"role","stacks":{"research":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> play 3 lead research
> play 0 lead research
> play 1 lead research
> play 2 lead research
> view all
=json over false
=json round 10
> play 3 lead research
> view all
=json over true
# an Improved Trade in the ninth round: the count begins again with the tenth
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":9,"phase":"action","stacks":{"research":0},"quiet":8,"seats":[ \
    {"hand":{"improved-trade-produce":1}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> play 0 play improved-trade-produce
> play 0 lead research
> play 1 lead research
> play 0 dissent
> play 2 lead research
> play 0 dissent
> play 3 lead research
> play 0 dissent
> view all
=json quiet 0
=json round 10
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":10,"phase":"role","stacks":{"research":0},"quiet":9,"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> play 0 lead warfare
> play 1 lead research
> play 0 dissent
> play 2 lead research
> play 0 dissent
> play 3 lead research
> play 0 dissent
> view all
=json over false
=json quiet 0
