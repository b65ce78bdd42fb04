# The learning game, technology levels, the extended game, bonus planets (ED-21, ED-22).

test ED-21.1 ED-21.4 ED-EX33: the learning game has five roles and four stacks
> new emdo players=2 level=0 seed=5
> view all
=json stacks {"survey":16,"warfare":14,"colonize":16,"produce-trade":12}
=json planet_deck 24
=json technologies []
=json stacks_to_end 1
=json seats.0.hand_size 5
=json seats.0.deck_size 3
=json ending false
> setposition {"game":"emdo","players":2,"options":{"level":0},"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"politics":1},"planets":[{"planet":"zephan","up":true}]}, \
    {"hand":{"survey":1}}]}
> play 0 play politics
> moves 0
=all take survey ; take warfare ; take colonize ; take produce-trade
> play 0 take research
?~ ED-21.4
> play 0 take survey
> moves 0
=not lead research
=has lead trade
> play 0 lead research
?~ ED-21.1

test ED-21.2 ED-21.3 ED-21.5: without technologies, without planets that show R, with decks of eight
> new emdo players=3 level=0 seed=1
> view 0
=json technologies []
> position
=json stacks {"survey":14,"warfare":13,"colonize":14,"produce-trade":10,"research":0}
> view all
=json seats.0.hand_and_deck {"survey":2,"warfare":1,"colonize":2,"produce-trade":2,"politics":1}
> setposition {"game":"emdo","players":2,"options":{"level":0},"planet_discard":["lyttle"]}
?~ ED-26
> setposition {"game":"emdo","players":2,"options":{"level":0},"planet_discard":["zephan"]}
=~ ok

test ED-21.11: the learning game ends with 1, 1 and 2 empty stacks of the four
> setposition {"game":"emdo","players":2,"options":{"level":0},"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true
> setposition {"game":"emdo","players":3,"options":{"level":0},"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true
> setposition {"game":"emdo","players":4,"options":{"level":0},"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending false
> setposition {"game":"emdo","players":4,"options":{"level":0},"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0,"warfare":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json ending true

test ED-21.6: no bonus planets in the learning game
> new emdo players=2 level=0 bonus=on
?~ ED-21.6
> setposition {"game":"emdo","players":2,"options":{"level":0,"bonus":"on"}}
?~ ED-21.6

test ED-21.7: technologies of higher levels are left in the box
> new emdo players=2 level=1
> view all
=count technologies 24
=json stacks.research 16
> new emdo players=2 level=2
> view all
=count technologies 39
> new emdo players=2 level=3
> view all
=count technologies 45
> new emdo players=2 level=4
?~ level

test ED-21.8 ED-21.10: the extended game removes two cards of each stack, one of Warfare
> new emdo players=3 extended=on
> view all
=json stacks {"survey":12,"warfare":12,"colonize":12,"produce-trade":8,"research":12}
=json seats.1.hand_and_deck {"survey":2,"warfare":1,"colonize":2,"produce-trade":2,"research":2,"politics":1}
=json planet_deck 27
=count technologies 45

test ED-21.12: it is for three players with technologies
> new emdo players=2 extended=on
?~ ED-21.12
> new emdo players=4 extended=on
?~ ED-21.12
> new emdo players=3 extended=on level=0
?~ ED-21.12

test ED-21.13 ED-2.8 ED-22.1: defaults, and what goes together
> options emdo
= level=0..3 (3) bonus=off|on (off) extended=off|on (off)
> new emdo players=2
> view all
=json planet_deck 27
> new emdo players=2 bonus=on
> view all
=json planet_deck 36
> new emdo players=3 bonus=on extended=on level=1
> view all
=json planet_deck 36
> new emdo players=4 bonus=on level=2
> view all
=json planet_deck 36

test ED-22.2 ED-22.5: a Prestige planet has costs of its own, no symbol and no slot
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":1},"fighters":7,"planets":[{"planet":"prestige-iii"}]}, \
    {"hand":{}}]}
> view all
=json seats.0.planets.0.back prestige-7-4
=json seats.0.planets.0.attack 7
> play 0 lead warfare prestige-iii
> view all
=json seats.0.score 6
=json seats.0.fighters 0
=json seats.0.symbols {"survey":0,"warfare":0,"colonize":0,"produce":0,"trade":0,"research":0}

test ED-22.8 ED-22.9 ED-EX32: into a Utopia slot any resource is produced; it keeps its type until sold
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"produce-trade":1},"planets":[{"planet":"utopia-of-trade","up":true},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play produce-trade
> moves 0
=all produce food ; produce silicon utopia ; produce water utopia ; produce food utopia ; produce iron utopia
> play 0 produce iron utopia
> view all
=json seats.0.planets.0.resources ["iron"]
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"specialization":1,"produce-trade":1},"planets":[{"planet":"utopia-of-trade","up":true,"resources":["iron"]},{"planet":"voson","up":true,"resources":["iron"]}]}, \
    {"hand":{}}]}
> play 0 play specialization
> play 0 specialize iron
> play 0 lead trade
> play 0 done
> moves 0
=all done ; sell iron ; sell iron utopia
> play 0 sell iron utopia
> play 0 done
> view all
=json seats.0.influence 2
=json seats.0.planets.0.resources []
