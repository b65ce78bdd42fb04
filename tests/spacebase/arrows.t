# Arrow rewards (SB-9).

test SB-9.1 SB-9.3: a right arrow adds all rewards of the sector to the right
# Merbold: 1 credit and a right arrow; Swigert: 5 credits and 1 income
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"swigert","deployed":[{"card":"starter-8"},{"card":"eisele"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3+4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 11
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"swigert","deployed":[{"card":"starter-8"},{"card":"eisele"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-9.1 SB-9.10: for a passive player an arrow adds the red rewards of all deployed cards
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"7":{"card":"aldrin","deployed":[{"card":"starter-7"},{"card":"merbold"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"},{"card":"swigert"},{"card":"pogue"}]}}}]}
> play 0 use 3+4
> play 1 use 3+4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}
# 2+1 credits, then 2+1 credits, 1 income and 2 VP of sector 8; nothing of sector 6
=json seats.1.credits 11
=json seats.1.income 1
=json seats.1.vp 2
=json seats.1.sectors {"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"7":{"card":"aldrin","deployed":[{"card":"starter-7"},{"card":"merbold"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"},{"card":"swigert"},{"card":"pogue"}]}}

test SB-9.1 SB-9.10 SB-EX9: a left arrow adds the sector to the left, stationed and deployed
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"12":{"card":"bluford","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 6+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 3
=json seats.0.sectors {"12":{"card":"bluford","deployed":[{"card":"starter-12"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"anders","deployed":[{"card":"starter-11"}]},"12":{"card":"shatalov","deployed":[{"card":"starter-12"},{"card":"bluford"}]}}}]}
> play 0 use 6 6
> play 1 use 6+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 14
=json seats.1.income 0
=json seats.1.vp 1
=json seats.1.sectors {"11":{"card":"anders","deployed":[{"card":"starter-11"}]},"12":{"card":"shatalov","deployed":[{"card":"starter-12"},{"card":"bluford"}]}}

test SB-9.2 SB-EX7: a double arrow lets the player choose one neighbour
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+6
> view all
=json phase use
> pending
= 0
> moves 0
= arrow 9 ; arrow 11
> play 0 arrow 10
?~ SB-9.2
> play 0 arrow 12
?~ SB-9.2
> play 0 arrow 9
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}
> undo
> play 0 arrow 11
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"shaw","deployed":[{"card":"starter-10"}]},"11":{"card":"chretien","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+6
> play 0 arrow 11
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 13
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"10":{"card":"shaw","deployed":[{"card":"starter-10"}]},"11":{"card":"chretien","deployed":[{"card":"starter-11"}]}}
> undo
> play 0 arrow 9
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"10":{"card":"shaw","deployed":[{"card":"starter-10"}]},"11":{"card":"chretien","deployed":[{"card":"starter-11"}]}}

test SB-9.2: a double arrow is chosen anew each time it pays
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"feoktistov","deployed":[{"card":"starter-3"}]},"4":{"card":"shaw","deployed":[{"card":"starter-4"}]},"5":{"card":"borman","deployed":[{"card":"starter-5"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4 4
> moves 0
= arrow 3 ; arrow 5
> play 0 arrow 3
> moves 0
= arrow 3 ; arrow 5
> play 0 arrow 5
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 3
=json seats.0.sectors {"3":{"card":"feoktistov","deployed":[{"card":"starter-3"}]},"4":{"card":"shaw","deployed":[{"card":"starter-4"}]},"5":{"card":"borman","deployed":[{"card":"starter-5"}]}}

test SB-9.2 SB-EX8: a passive player's double arrow, chosen right or left
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"lyakhov","deployed":[{"card":"gorbatko"},{"card":"starter-10"},{"card":"shaw"}]},"11":{"card":"jahn","deployed":[{"card":"starter-11"},{"card":"musgrave"}]}}}]}
> play 0 use 4+6
> play 1 use 4+6
> moves 1
= arrow 9 ; arrow 11
> play 1 arrow 11
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 12
=json seats.1.income 2
=json seats.1.vp 3
=json seats.1.sectors {"10":{"card":"lyakhov","deployed":[{"card":"gorbatko"},{"card":"starter-10"},{"card":"shaw"}]},"11":{"card":"jahn","deployed":[{"card":"starter-11"},{"card":"musgrave"}]}}
> undo
> play 1 arrow 9
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 8
=json seats.1.income 2
=json seats.1.vp 0
=json seats.1.sectors {"10":{"card":"lyakhov","deployed":[{"card":"gorbatko"},{"card":"starter-10"},{"card":"shaw"}]},"11":{"card":"jahn","deployed":[{"card":"starter-11"},{"card":"musgrave"}]}}

test SB-9.4: an arrow counts from the sector its card lies in
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"2":{"card":"bluford","deployed":[{"card":"starter-2"}]},"3":{"card":"merbold","deployed":[{"card":"starter-3"}]},"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"}]},"11":{"card":"anders","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3 2
> view all
=json phase buy
> pending
= 0
# Bluford in 2: 3 VP and the 3 VP of sector 1; Merbold in 3: 1 credit and the 3 VP of sector 4
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 9
=json seats.0.sectors {"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"2":{"card":"bluford","deployed":[{"card":"starter-2"}]},"3":{"card":"merbold","deployed":[{"card":"starter-3"}]},"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"}]},"11":{"card":"anders","deployed":[{"card":"starter-11"}]}}

test SB-9.5 SB-9.7 SB-EX10: arrows chain, and a sector visited pays nothing
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3+4
> moves 0
= arrow 7 ; arrow 9
> play 0 arrow 9
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}
> undo
# back to sector 7: marked
> play 0 arrow 7
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}

test SB-EX11: no arrow is involved where no die points to it
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3 4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}

test SB-9.6: with separate dice a reward is gained at most twice, once for each die
# S3 Merbold, S4 Feoktistov (3 VP): 4 is paid by the arrow of the one die and by the other die
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"merbold","deployed":[{"card":"starter-3"}]},"4":{"card":"feoktistov","deployed":[{"card":"starter-4"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4 3
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 6
=json seats.0.sectors {"3":{"card":"merbold","deployed":[{"card":"starter-3"}]},"4":{"card":"feoktistov","deployed":[{"card":"starter-4"}]}}

test SB-9.6 SB-9.7: with the sum a reward is gained once, though arrows lead to it from two sides
# passive, sum 9: Parker left to 8, whose Merbold leads back to 9 (marked); Shaw right to 10, whose
# Bluford leads back as well
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"pogue","deployed":[{"card":"starter-8"},{"card":"merbold"}]},"9":{"card":"gibson","deployed":[{"card":"starter-9"},{"card":"parker"},{"card":"shaw"}]},"10":{"card":"lebedev","deployed":[{"card":"starter-10"},{"card":"bluford"}]}}}]}
> play 0 use 4 5
> play 1 use 4+5
> moves 1
= arrow 8 ; arrow 10
> play 1 arrow 8
> moves 1
= arrow 8 ; arrow 10
> play 1 arrow 10
> view all
=json phase buy
> pending
= 0
# 3; 2+1; 3 credits and 1 VP
> position
=json seats.1.credits 14
=json seats.1.income 0
=json seats.1.vp 1
=json seats.1.sectors {"8":{"card":"pogue","deployed":[{"card":"starter-8"},{"card":"merbold"}]},"9":{"card":"gibson","deployed":[{"card":"starter-9"},{"card":"parker"},{"card":"shaw"}]},"10":{"card":"lebedev","deployed":[{"card":"starter-10"},{"card":"bluford"}]}}

test SB-9.7: each instance has visited sectors of its own
# 4 and 4: each time 4 (Merbold), 5 (left arrow back to 4: marked)
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"merbold","deployed":[{"card":"starter-4"}]},"5":{"card":"bluford","deployed":[{"card":"starter-5"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4 4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 6
=json seats.0.sectors {"4":{"card":"merbold","deployed":[{"card":"starter-4"}]},"5":{"card":"bluford","deployed":[{"card":"starter-5"}]}}

test SB-9.7: each of several arrows in one sector is followed, a marked sector pays once
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"7":{"card":"aldrin","deployed":[{"card":"starter-7"},{"card":"merbold"},{"card":"bluford"},{"card":"lichtenberg"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"}]}}}]}
> play 0 use 3 4
> play 1 use 3+4
# Merbold took 8, Bluford 6; the double arrow has only marked neighbours and is not asked for
> view all
=json phase buy
> pending
= 0
# 2+1 credits and 1 VP; 2; 1
> position
=json seats.1.credits 11
=json seats.1.income 0
=json seats.1.vp 1
=json seats.1.sectors {"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"7":{"card":"aldrin","deployed":[{"card":"starter-7"},{"card":"merbold"},{"card":"bluford"},{"card":"lichtenberg"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"}]}}

test SB-9.8: an arrow over the edge pays nothing
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"bluford","deployed":[{"card":"starter-1"}]},"12":{"card":"walker","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 1 6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 3
=json seats.0.sectors {"1":{"card":"bluford","deployed":[{"card":"starter-1"}]},"12":{"card":"walker","deployed":[{"card":"starter-12"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"12":{"card":"merbold","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 6+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"walker","deployed":[{"card":"starter-1"}]},"12":{"card":"merbold","deployed":[{"card":"starter-12"}]}}

test SB-9.8 SB-9.12: a double arrow at the edge takes the one neighbour there is, unasked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"shaw","deployed":[{"card":"starter-1"}]},"2":{"card":"komarov","deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 1 6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 3
=json seats.0.sectors {"1":{"card":"shaw","deployed":[{"card":"starter-1"}]},"2":{"card":"komarov","deployed":[{"card":"starter-2"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"anders","deployed":[{"card":"starter-11"}]},"12":{"card":"shaw","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 6+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 8
=json seats.0.sectors {"11":{"card":"anders","deployed":[{"card":"starter-11"}]},"12":{"card":"shaw","deployed":[{"card":"starter-12"}]}}

test SB-9.9 SB-9.12: a neighbour that pays nothing may be chosen while the other pays
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+6
> moves 0
= arrow 9 ; arrow 11
> play 0 arrow 9
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}
> undo
> play 0 arrow 11
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"shaw","deployed":[{"card":"starter-10"}]},"11":{"card":"koopmans","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+6
> moves 0
= arrow 9 ; arrow 11

test SB-9.12: a double arrow between two sectors that pay nothing is not asked for
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]},"11":{"card":"koopmans","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]},"11":{"card":"koopmans","deployed":[{"card":"starter-11"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"lousma","deployed":[{"card":"starter-10"},{"card":"shaw"}]}}}]}
> play 0 use 4+6
> play 1 use 4+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 8
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"10":{"card":"lousma","deployed":[{"card":"starter-10"},{"card":"shaw"}]}}

test SB-9.12: nor one between a marked sector and a barren one
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]},"9":{"card":"hayek","deployed":[{"card":"starter-9"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3+4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]},"9":{"card":"hayek","deployed":[{"card":"starter-9"}]}}

test SB-9.11: an arrow brings charges, claims and further arrows
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 3+4
> view all
=json phase claim
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}
> play 0 claim ryumin
> play 0 claim romanenko
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"zudov","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 3+4
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"zudov","charges":1,"deployed":[{"card":"starter-8"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"haise","deployed":[{"card":"starter-7"},{"card":"merbold"}]},"8":{"card":"swigert","deployed":[{"card":"starter-8"},{"card":"zudov"},{"card":"glenn","charges":1},{"card":"parker"}]},"9":{"card":"bean","deployed":[{"card":"starter-9"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 3+4
> play 1 use 3+4
> moves 1
= arrow 7 ; arrow 9
> play 1 arrow 9
> view all
=json phase window5
> pending
= 1
> position
=json seats.1.credits 13
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"7":{"card":"haise","deployed":[{"card":"starter-7"},{"card":"merbold"}]},"8":{"card":"swigert","deployed":[{"card":"starter-8"},{"card":"zudov","charges":1},{"card":"glenn","charges":2},{"card":"parker"}]},"9":{"card":"bean","deployed":[{"card":"starter-9"}]}}
