# Charges (SB-10).

test SB-10.1: a side with slots gives a charge, a side without gives none
# Kubasov has slots stationed only, Tereshkova deployed only
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"tereshkova"}]}}}]}
> play 0 use 6 2
> play 1 use 6 2
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"6":{"card":"kubasov","charges":1,"deployed":[{"card":"starter-6"}]}}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"tereshkova","charges":1}]}}
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"use","dice":[6,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"starter-6","deployed":[{"card":"kubasov"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"tereshkova","deployed":[{"card":"starter-6"}]}}}]}
> play 0 use 6 2
> play 1 use 6 2
> view all
=json phase claim
> pending
= 1
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"starter-6","deployed":[{"card":"kubasov"}]}}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"6":{"card":"tereshkova","deployed":[{"card":"starter-6"}]}}

test SB-10.2: blue slots are charged in the own turn, red ones in others' turns
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"4":{"card":"titov","deployed":[{"card":"starter-4"},{"card":"zudov"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","deployed":[{"card":"starter-3"},{"card":"demin"}]},"4":{"card":"gagarin","deployed":[{"card":"starter-4"},{"card":"khrunov"}]}}}]}
> play 0 use 3 4
> play 1 use 3 4
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":1,"deployed":[{"card":"starter-4"},{"card":"zudov"}]}}
=json seats.1.credits 7
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"3":{"card":"volynov","deployed":[{"card":"starter-3"},{"card":"demin","charges":1}]},"4":{"card":"gagarin","deployed":[{"card":"starter-4"},{"card":"khrunov","charges":1}]}}

test SB-10.3: one instance adds one charge, to the card that gives it and to no other
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","deployed":[{"card":"starter-4"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3 3
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","deployed":[{"card":"starter-4"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]}}
> undo
> play 0 use 3+3
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","deployed":[{"card":"starter-4"}]},"6":{"card":"kubasov","charges":1,"deployed":[{"card":"starter-6"}]}}

test SB-10.4 SB-10.5 SB-EX12: slots with dots are in use with those numbers of players alone
# Kubasov: 4, 3, 2 and 2 slots; Armstrong 5, 4, 3 and 3; Glenn stationed 2, 2, 1 and 1; deployed always 2
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"glenn","deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json seats.0.sectors.5.slots 4
=json seats.0.sectors.11.slots 5
=json seats.0.sectors.4.slots 2
> moves 0
= pass ; activate kubasov
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"glenn","deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json seats.0.sectors.5.slots 3
=json seats.0.sectors.11.slots 4
=json seats.0.sectors.4.slots 2
> moves 0
= pass ; activate kubasov
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"glenn","deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","charges":2,"deployed":[{"card":"starter-6"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json seats.0.sectors.5.slots 2
=json seats.0.sectors.11.slots 3
=json seats.0.sectors.4.slots 1
> moves 0
= pass ; activate kubasov
> setposition {"game":"spacebase","players":5,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"starter-5","deployed":[{"card":"glenn"}]},"6":{"card":"kubasov","charges":2,"deployed":[{"card":"starter-6"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json seats.0.sectors.5.slots 2
=json seats.0.sectors.11.slots 3
=json seats.0.sectors.4.deployed.0.slots 2
> moves 0
= pass ; activate kubasov

test SB-10.4: a slot not in use takes no charge
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":2,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2+4
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"kubasov","charges":2,"deployed":[{"card":"starter-6"}]}}
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":2,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2+4
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2+4
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]}}

test SB-10.6: charges of slots that are not joined pay for one use each, also in one window
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate grissom
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]}}
> play 0 activate grissom
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 11
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}
> play 0 activate grissom
# none left: the window closes by itself
> view all
=json phase use
> position
=json seats.0.credits 14
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","deployed":[{"card":"starter-3"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"reroll","dice":[1,1],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","charges":2,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 reroll volynov both
> view all
=json phase reroll
> pending
= 0
> view all
=json seats.0.sectors.2.charges 1

test SB-10.7: joined slots must all be full, and one use empties them
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> moves 0
= pass ; activate grissom
> play 0 activate kubasov
?~ SB-10.7
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate kubasov
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"5":{"card":"starter-8","deployed":[]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"8":{"card":"starter-5","deployed":[]}}

test SB-10.7: two joined slots of a deployed shift
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"fabian","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2+3
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"starter-1","deployed":[{"card":"fabian","charges":1}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"fabian","charges":2}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2+3
> play 0 shift fabian 1
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 3
=json seats.0.sectors {"1":{"card":"starter-1","deployed":[{"card":"fabian"}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]}}

test SB-10.8: a card with full slots still gives its resources
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"rozhdestvensky","charges":3,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 5+5
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"10":{"card":"rozhdestvensky","charges":3,"deployed":[{"card":"starter-10"}]}}

test SB-10.9 SB-10.11 SB-EX13: a card that is deployed keeps the charges its red slots hold, unasked
# Demin (1 charge, 1 red slot) under Worden
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[2,3],"seats":[ \
    {"credits":7,"income":0,"vp":0,"sectors":{"1":{"card":"demin","charges":1,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy worden
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"worden","deployed":[{"card":"starter-1"},{"card":"demin","charges":1}]}}
# Grissom (3 charges, 2 red slots) under White: 2 remain, and he may be used at once in phase 7
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[2,3],"seats":[ \
    {"credits":12,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy white
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"white","deployed":[{"card":"starter-3"},{"card":"grissom","charges":2}]}}
# Kubasov (4 charges, no red slot): all are lost
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[2,3],"seats":[ \
    {"credits":8,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy schmitt
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"schmitt","deployed":[{"card":"starter-6"},{"card":"kubasov"}]}}
# Glenn (1 charge, 2 red slots) keeps his 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[2,3],"seats":[ \
    {"credits":8,"income":0,"vp":0,"sectors":{"6":{"card":"glenn","charges":1,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy schmitt
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"schmitt","deployed":[{"card":"starter-6"},{"card":"glenn","charges":1}]}}

test SB-10.10 SB-10.11: a deployed card that becomes stationed brings its charges along
# Zudov spent his one charge on the exchange: he arrives without; the other way round is in board_test.c
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"5":{"card":"starter-5","deployed":[{"card":"collins"}]},"9":{"card":"starter-9","deployed":[{"card":"zudov","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate zudov
> play 0 exchange 3
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"zudov","deployed":[{"card":"starter-3"}]},"5":{"card":"starter-5","deployed":[{"card":"collins"}]},"9":{"card":"starter-9","deployed":[{"card":"grissom","charges":2}]}}

test SB-10.12: a card that changes its sector but not its side keeps its charges
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"grissom","charges":3,"deployed":[{"card":"starter-5"},{"card":"demin","charges":1}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"},{"card":"tereshkova","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate kubasov
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"},{"card":"tereshkova","charges":1}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"8":{"card":"grissom","charges":3,"deployed":[{"card":"starter-5"},{"card":"demin","charges":1}]}}
# an exchange of two stationed cards
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate zudov
> play 0 exchange 3
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"zudov","deployed":[{"card":"starter-3"}]},"9":{"card":"grissom","charges":3,"deployed":[{"card":"starter-9"}]}}

test SB-10.13: charges stay on their cards from turn to turn
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"},{"card":"volynov","charges":1}]},"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]},"8":{"card":"starter-8","deployed":[{"card":"tereshkova","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"starter-5","deployed":[{"card":"glenn","charges":1}]},"12":{"card":"armstrong","charges":4,"deployed":[{"card":"starter-12"}]}}}]}
> play 0 pass
> play 0 set gagarin 4
> play 0 roll
> view all
=json seats.0.sectors.0.charges 1
=json seats.0.sectors.2.charges 2
=json seats.0.sectors.2.deployed.1.charges 1
=json seats.0.sectors.5.charges 3
=json seats.0.sectors.7.deployed.0.charges 1
=json seats.1.sectors.4.deployed.0.charges 1
=json seats.1.sectors.11.charges 4
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window7","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]},"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]},"8":{"card":"starter-8","deployed":[{"card":"tereshkova","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"starter-5","deployed":[{"card":"glenn","charges":1}]},"12":{"card":"armstrong","charges":4,"deployed":[{"card":"starter-12"}]}}}]}
> play 0 pass
> view all
=json active 1
=json phase window1
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]},"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]},"8":{"card":"starter-8","deployed":[{"card":"tereshkova","charges":1}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"5":{"card":"starter-5","deployed":[{"card":"glenn","charges":1}]},"12":{"card":"armstrong","charges":4,"deployed":[{"card":"starter-12"}]}}

test SB-10.14: a card comes into play without charges, bought or claimed
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":20,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["fabian","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","grissom","conrad","borman","lovell"]]}
> play 0 activate kovalyonok
> play 0 claim fabian
> play 0 pass
> play 0 pass
> play 0 activate sarafanov
> play 0 buy grissom
> position
=json seats.0.credits 11
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}
> play 0 activate grissom
?~ SB-

test SB-10.15: a card holds no more charges than the slots in use of the side in force
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"round":1,"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}},{"credits":5,"income":0,"vp":0,"sectors":{}}]}
?~ SB-10.15
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"grissom","charges":3}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
?~ SB-10.15
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":4,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
?~ SB-10.15
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","charges":1}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
?~ charge
