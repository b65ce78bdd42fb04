# Using the dice (SB-7).

test SB-7.1 SB-EX1: separate dice use both sectors once each, the sum one sector; there is no third way
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json phase use
> pending
= 0
> moves 0
= use 5 6 ; use 5+6
> play 0 use 6 5
?~ SB-7.1
> play 0 use 5 5
?~ SB-7.1
> play 0 use 1 4
?~ SB-7.1
> play 0 use 4+6
?~ SB-7.2
> play 0 pass
?~ SB-
> play 0 use 5 6
> view all
=json phase buy
> pending
= 0
> events all
=json 0.kind separate
=json 0.one 5
=json 0.two 6

test SB-7.1 SB-7.2 SB-EX3: 5 and 6 separately pay two credits, as a sum the income of sector 11
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 5+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
> undo
> play 0 use 5 6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-7.3 SB-EX4: equal dice used separately are two instances of one sector, the sum one of another
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> moves 0
= use 4 4 ; use 4+4
> play 0 use 4 4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}
> undo
> play 0 use 4+4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}

test SB-7.3: two instances for a passive player too, charges included
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"white","deployed":[{"card":"starter-3"},{"card":"mattingly"},{"card":"grissom"}]}}}]}
> play 0 use 3 3
> play 1 use 3 3
> view all
=json phase window5
> pending
= 1
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 11
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"3":{"card":"white","deployed":[{"card":"starter-3"},{"card":"mattingly"},{"card":"grissom","charges":2}]}}

test SB-7.1 SB-7.2 SB-8.1 SB-EX5: a passive player's deployed ships pay by the sum or by each die
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"evans","deployed":[{"card":"starter-5"},{"card":"ivanchenkov"}]},"6":{"card":"schmitt","deployed":[{"card":"starter-6"}]},"11":{"card":"volkov","deployed":[{"card":"starter-11"}]}}}]}
> pending
= 0 1
> play 0 use 5 6
> play 1 use 5+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 9
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"5":{"card":"evans","deployed":[{"card":"starter-5"},{"card":"ivanchenkov"}]},"6":{"card":"schmitt","deployed":[{"card":"starter-6"}]},"11":{"card":"volkov","deployed":[{"card":"starter-11"}]}}
> undo
> play 1 use 5 6
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 8
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"5":{"card":"evans","deployed":[{"card":"starter-5"},{"card":"ivanchenkov"}]},"6":{"card":"schmitt","deployed":[{"card":"starter-6"}]},"11":{"card":"volkov","deployed":[{"card":"starter-11"}]}}

test SB-7.4: everybody uses the dice as they lie in the end
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"round":1,"phase":"setdie","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"prunariu","deployed":[{"card":"starter-3"}]}}}]}
> play 0 set gagarin 2
> play 0 set gagarin 3
> pending
= 0 1 2
> moves 0
= use 2 3 ; use 2+3
> moves 1
= use 2 3 ; use 2+3
> moves 2
= use 2 3 ; use 2+3

test SB-7.5: one of the two ways must be chosen, and one that pays nothing may be
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"hicks","deployed":[{"card":"starter-5"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]}}}]}
> moves 0
= use 2 3 ; use 2+3
> moves 1
= use 2 3 ; use 2+3
> play 0 use 2+3
> play 1 use 2+3
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"hicks","deployed":[{"card":"starter-5"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]}}

test SB-7.6: sector 1 is reached by a single die only, sectors 7 to 12 by the sum only
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,1],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"2":{"card":"irwin","deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 1 1
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 6
=json seats.0.sectors {"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"2":{"card":"irwin","deployed":[{"card":"starter-2"}]}}
> undo
> play 0 use 1+1
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"2":{"card":"irwin","deployed":[{"card":"starter-2"}]}}
> undo
> play 0 use 1 6
?~ SB-7.1
> play 0 use 7 7
?~ 7
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"12":{"card":"carpenter","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 6 6
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 6
=json seats.0.sectors {"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"12":{"card":"carpenter","deployed":[{"card":"starter-12"}]}}
> undo
> play 0 use 6+6
> position
=json seats.0.credits 18
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"12":{"card":"carpenter","deployed":[{"card":"starter-12"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"6":{"card":"lovell","deployed":[{"card":"starter-6"}]},"7":{"card":"cooper","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 1 6
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 3
=json seats.0.sectors {"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"6":{"card":"lovell","deployed":[{"card":"starter-6"}]},"7":{"card":"cooper","deployed":[{"card":"starter-7"}]}}
> undo
> play 0 use 1+6
> position
=json seats.0.credits 8
=json seats.0.income 3
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"6":{"card":"lovell","deployed":[{"card":"starter-6"}]},"7":{"card":"cooper","deployed":[{"card":"starter-7"}]}}

test SB-7.7: who could gain nothing in any sector within reach is not asked
# passive: nothing in 2, 5 and 7
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"3":{"card":"prunariu","deployed":[{"card":"starter-3"}]},"4":{"card":"engle","deployed":[{"card":"starter-4"}]},"6":{"card":"fullerton","deployed":[{"card":"starter-6"}]},"8":{"card":"popov","deployed":[{"card":"starter-8"}]}}}]}
> pending
= 0
> play 0 use 2 5
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"3":{"card":"prunariu","deployed":[{"card":"starter-3"}]},"4":{"card":"engle","deployed":[{"card":"starter-4"}]},"6":{"card":"fullerton","deployed":[{"card":"starter-6"}]},"8":{"card":"popov","deployed":[{"card":"starter-8"}]}}
# a ship in one of the three is enough
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"farkas","deployed":[{"card":"starter-7"}]}}}]}
> pending
= 0 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"truly","deployed":[{"card":"starter-5"}]}}}]}
> pending
= 0 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"crippen","deployed":[{"card":"starter-2"}]}}}]}
> pending
= 0 1

test SB-7.7: the active player is not asked if colonies hold every sector within reach
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]},"5":{"card":"hicks","deployed":[{"card":"starter-5"}]},"7":{"card":"leontief","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]},"5":{"card":"hicks","deployed":[{"card":"starter-5"}]},"7":{"card":"leontief","deployed":[{"card":"starter-7"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]},"5":{"card":"hicks","deployed":[{"card":"starter-5"}]},"8":{"card":"myrdal","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json phase use
> pending
= 0
# a charged shift brings sector 8 into reach, an uncharged one does not
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]},"5":{"card":"hicks","deployed":[{"card":"starter-5"}]},"7":{"card":"leontief","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json phase use
> pending
= 0
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]},"5":{"card":"hicks","deployed":[{"card":"starter-5"}]},"7":{"card":"leontief","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json phase buy
> pending
= 0

test SB-7.7: all shifts together count, up to their reach
# one and one-or-two: sectors 8 to 10
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"demin","charges":1,"deployed":[{"card":"starter-3"}]},"10":{"card":"lousma","deployed":[{"card":"starter-10"}]}}}]}
> view all
=json phase use
> pending
= 0 1
> play 0 use 2 5
> play 1 use 2+5
> play 1 shift fabian 1
> play 1 shift demin 2
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 8
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"3":{"card":"demin","deployed":[{"card":"starter-3"}]},"10":{"card":"lousma","deployed":[{"card":"starter-10"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"demin","charges":1,"deployed":[{"card":"starter-3"}]},"11":{"card":"kerwin","deployed":[{"card":"starter-11"}]}}}]}
> view all
=json phase use
> pending
= 0

test SB-7.8: the poorer way may be chosen, but what it pays is gained
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"truly","deployed":[{"card":"starter-5"}]},"11":{"card":"kerwin","deployed":[{"card":"starter-11"},{"card":"stafford"}]}}}]}
> play 1 use 5 6
> play 0 use 5+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"5":{"card":"truly","deployed":[{"card":"starter-5"}]},"11":{"card":"kerwin","deployed":[{"card":"starter-11"},{"card":"stafford"}]}}
