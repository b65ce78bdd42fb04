# Produce, Trade, resources and fighters (ED-13, ED-16).

test ED-13.1 ED-D3c: the Produce/Trade action produces or sells one
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"produce-trade":1},"planets":[{"planet":"drawde","up":true},{"planet":"styku","up":true,"resources":["water"]}]}, \
    {"hand":{}}]}
> play 0 play produce-trade
> moves 0
=all produce food ; sell water
> play 0 produce iron
?~ ED-13.2
> play 0 sell food
?~ ED-13.10
> play 0 sell fighter
?~ ED-16.3
> play 0 produce food
> view all
=json seats.0.resources 2
=json seats.0.influence 0
=json phase role

test ED-13.2 ED-13.3 ED-13.15: the slot decides the type; resources stay on their planet
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"produce-trade":1},"planets":[{"planet":"drawde","up":true},{"planet":"angus-duffy"}]}, \
    {"hand":{}}]}
> play 0 play produce-trade
> view all
=json seats.0.planets.0.resources ["food"]
=json seats.0.planets.1.resources absent

test ED-13.4 ED-13.7 ED-D6d ED-EX17 ED-26.1: Produce fills up to one slot a symbol; the stack bonus is there with the stack empty
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"produce-trade":0},"seats":[ \
    {"hand":{},"planets":[{"planet":"gerdland","up":true},{"planet":"spielbany-vi","up":true}]}, \
    {"hand":{}}]}
> play 0 lead produce
> play 0 produce water
> moves 0
=all done ; produce water
> play 0 produce water
> view all
=json seats.0.resources 2
=json active 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":3},"planets":[{"planet":"gerdland","up":true},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 lead produce
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 boost produce-trade
# 5 symbols, two slots
> play 0 produce water
> play 0 produce water
?~ ED-13.2
> play 0 produce food
> view all
=json seats.0.resources 2
=json active 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"angus-duffy","up":true}]}, \
    {"hand":{}}]}
> play 0 lead produce
> play 0 produce food
# one symbol
> view all
=json seats.0.resources 1
=json active 1

test ED-26.15 ED-D6d ED-D6e: sets of slots are named in ascending order
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":1,"survey":1},"planets":[{"planet":"angus-duffy","up":true},{"planet":"artigas-gns-111","up":true}]}, \
    {"hand":{}}]}
> play 0 lead produce
> play 0 boost produce-trade
> play 0 done
> play 0 produce food
> moves 0
=all done ; produce food
> play 0 produce water
?~ ED-26.15
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":1,"survey":1},"planets":[{"planet":"angus-duffy","up":true,"resources":["water","food"]}]}, \
    {"hand":{}}]}
> play 0 lead trade
> play 0 boost produce-trade
> play 0 done
> play 0 sell food
> view all
=json seats.0.influence 1

test ED-13.8 ED-13.9 ED-13.11 ED-13.12 ED-D6e: Trade sells up to one resource a symbol for 1 influence each, of the player's choice
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":1,"survey":1},"planets":[{"planet":"angus-duffy","up":true,"resources":["water","food"]},{"planet":"voson","up":true,"resources":["iron"]}]}, \
    {"hand":{}}]}
> play 0 lead trade
> play 0 boost produce-trade
> play 0 done
> moves 0
=all done ; sell water ; sell food ; sell iron
> play 0 sell water
> moves 0
=all done ; sell food ; sell iron
> play 0 sell iron
> view all
=json seats.0.influence 2
=json supply 22
=json seats.0.resources 1
=json seats.0.planets.0.resources ["food"]
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":3}}, \
    {"hand":{}}]}
> play 0 lead trade
> play 0 boost produce-trade
> play 0 done
> view all
=json seats.0.influence 0
=json supply 24

test ED-13.9 ED-17.7 ED-18.12 ED-18.13 ED-18.21: what the active player has in force for the turn pays nobody else
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","turn":{"diverse_markets":true,"specialization":"food"},"seats":[ \
    {"hand":{"survey":1}}, \
    {"hand":{"produce-trade":1,"survey":1},"planets":[{"planet":"angus-duffy","up":true,"resources":["water","food"]}]}]}
> play 0 lead trade
> play 0 done
> play 1 follow produce-trade
> play 1 done
> play 1 sell food
> view all
=json seats.1.influence 1
=json seats.0.influence 0
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","turn":{"genetic_engineering":true},"seats":[ \
    {"hand":{"survey":1}}, \
    {"hand":{"produce-trade":2,"survey":1},"planets":[{"planet":"angus-duffy","up":true}]}]}
> play 0 lead produce
> play 0 done
> play 1 follow produce-trade
> play 1 boost produce-trade
> play 1 done
> play 1 produce water
> play 1 produce food
> view all
=json seats.1.influence 0
=json seats.0.influence 0
=json seats.1.resources 2

test ED-13.10 ED-5.13: nobody sells more than there is, and may sell less
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":3},"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 lead trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 done
> play 0 sell water
?~ ED-13.10
> moves 0
=all done ; sell food
> play 0 done
> view all
=json seats.0.influence 0
=json seats.0.resources 1

test ED-13.16 ED-18.8: Improved Trade takes 1 influence and is no sale
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-trade-produce":1,"diverse-markets":1},"permanents":["productivity"],"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 play diverse-markets
> play 0 play improved-trade-produce
> view all
=json seats.0.influence 1
=json seats.0.resources 1
> position
=json turn.sold {"silicon":0,"water":0,"food":0,"iron":0}

test ED-16.1 ED-16.2 ED-20.13: fighters and resources are worth no points
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":2},"fighters":9,"planets":[{"planet":"drawde","up":true,"resources":["food"]},{"planet":"voson","up":true,"resources":["iron"]}]}, \
    {"hand":{}}]}
> view all
=json seats.0.score 5

test ED-16.3: fighters are sold with Weapon Emporium only
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":1,"survey":1},"fighters":3,"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 lead trade
> play 0 boost produce-trade
> play 0 done
> play 0 sell fighter
?~ ED-16.3

test ED-1.18 ED-1.20: neither resource tokens nor fighters run out
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":1},"fighters":40}, \
    {"hand":{}}]}
> play 0 play warfare
> play 0 fighters
> view all
=json seats.0.fighters 41
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"produce-trade":1},"planets":[{"planet":"lyttle","up":true,"resources":["silicon"]},{"planet":"echo-rose","up":true,"resources":["silicon"]},{"planet":"ral-gaigaw","up":true,"resources":["silicon"]},{"planet":"hanoj-t","up":true,"resources":["silicon"]},{"planet":"oknow","up":true,"resources":["silicon"]},{"planet":"sima-07c","up":true,"resources":["silicon"]},{"planet":"sholmican","up":true,"resources":["silicon"]},{"planet":"pomerene","up":true}]}, \
    {"hand":{}}]}
> play 0 play produce-trade
> play 0 produce silicon
> view all
=json seats.0.resources 8

test ED-1.19 ED-20.8 ED-20.17: influence is earned without limit after the supply
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-trade-produce":1},"influence":40}, \
    {"hand":{}}]}
> view all
=json supply 0
=json ending true
> play 0 play improved-trade-produce
> view all
=json seats.0.influence 41
=json seats.0.score 41
=json seats.0.resources 0
