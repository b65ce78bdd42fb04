# Rewards (SB-8).

test SB-8.1: an instance pays the one stationed card, or all deployed cards
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"bean","deployed":[{"card":"starter-9"},{"card":"garriott"},{"card":"cunningham"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"gibson","deployed":[{"card":"starter-9"},{"card":"ivanov"},{"card":"bobko"},{"card":"savitskaya"}]}}}]}
> play 0 use 3+6
> play 1 use 3+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 11
=json seats.0.income 1
=json seats.0.vp 0
=json seats.0.sectors {"9":{"card":"bean","deployed":[{"card":"starter-9"},{"card":"garriott"},{"card":"cunningham"}]}}
=json seats.1.credits 12
=json seats.1.income 1
=json seats.1.vp 2
=json seats.1.sectors {"9":{"card":"gibson","deployed":[{"card":"starter-9"},{"card":"ivanov"},{"card":"bobko"},{"card":"savitskaya"}]}}

test SB-8.2 SB-13.12: resources, charges and arrows come unasked; a claim may be declined in whole
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 4+4
> view all
=json phase claim
> pending
= 0
> play 0 pass
> view all
=json phase claim
> pending
= 0
> play 0 pass
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
> position
=json yard.0 ["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"]

test SB-8.2: a claim may be declined in part, the first of two or the second
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 4+4
> play 0 pass
> play 0 claim remek
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"4":{"card":"remek","deployed":[{"card":"starter-4"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}
> undo 2
> play 0 claim remek
> play 0 pass
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"4":{"card":"remek","deployed":[{"card":"starter-4"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}

test SB-8.2: there is no way to refuse VP that end the game
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":39,"sectors":{"11":{"card":"anders","deployed":[{"card":"starter-11"},{"card":"klimuk"}]}}}]}
> play 1 use 5+6
> play 0 use 5 6
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 9
=json seats.1.income 0
=json seats.1.vp 43
=json seats.1.sectors {"11":{"card":"anders","deployed":[{"card":"starter-11"},{"card":"klimuk"}]}}
> view all
=json ending true

test SB-8.3 SB-8.5: credits, income and VP are added as printed, all of a card together
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":1,"vp":2,"sectors":{"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"12":{"card":"volkov","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":1,"vp":2,"sectors":{"12":{"card":"shatalov","deployed":[{"card":"filipchenko"},{"card":"starter-12"},{"card":"bluford"}]}}}]}
> play 0 use 6+6
> play 1 use 6+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 13
=json seats.0.income 2
=json seats.0.vp 2
=json seats.0.sectors {"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]},"12":{"card":"volkov","deployed":[{"card":"starter-12"}]}}
=json seats.1.credits 14
=json seats.1.income 2
=json seats.1.vp 3
=json seats.1.sectors {"12":{"card":"shatalov","deployed":[{"card":"filipchenko"},{"card":"starter-12"},{"card":"bluford"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":1,"vp":2,"sectors":{"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":1,"vp":2,"sectors":{}}]}
> play 0 use 6 6
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 8
=json seats.0.sectors {"6":{"card":"belyayev","deployed":[{"card":"starter-6"}]}}

test SB-8.4: one charge goes on a slot of the card that gives it, none if all are full
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","charges":1,"deployed":[{"card":"starter-4"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"feoktistov","deployed":[{"card":"starter-3"},{"card":"zholobov"}]},"4":{"card":"yegorov","deployed":[{"card":"starter-4"},{"card":"zudov","charges":1}]}}}]}
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
=json seats.0.sectors {"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","charges":2,"deployed":[{"card":"starter-4"}]}}
=json seats.1.credits 7
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"3":{"card":"feoktistov","deployed":[{"card":"starter-3"},{"card":"zholobov","charges":1}]},"4":{"card":"yegorov","deployed":[{"card":"starter-4"},{"card":"zudov","charges":1}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","charges":3,"deployed":[{"card":"starter-4"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3 4
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","charges":3,"deployed":[{"card":"starter-4"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-8.5 SB-10.8: a card that gives credits and a charge gives both
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"rozhdestvensky","charges":1,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"10":{"card":"rozhdestvensky","charges":2,"deployed":[{"card":"starter-10"}]}}

test SB-8.6: a claim is taken within phase 4, free of charge
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"bykovsky","deployed":[{"card":"starter-9"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 4+5
# before the window of phase 5 and the purchase of phase 6
> view all
=json phase claim
> pending
= 0
> play 0 claim worden
> play 0 claim ryumin
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"},{"card":"worden"}]},"9":{"card":"bykovsky","deployed":[{"card":"starter-9"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> position
=json yard.0 [null,"romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"]
=json yard.1 [null,"irwin","mattingly","duke","evans","schmitt"]
> play 0 pass
> view all
=json phase buy
> pending
= 0

test SB-8.8: a colony pays its owner nothing; the ships deployed there pay in others' turns
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"slayton"},{"card":"schmitt"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2+4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"slayton"},{"card":"schmitt"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"slayton"},{"card":"schmitt"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2+4
> play 1 use 2+4
> view all
=json phase buy
> pending
= 1
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 1
=json seats.0.sectors {"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"slayton"},{"card":"schmitt"}]}}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-8.9: a passive player gains nothing in a sector without deployed ships
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]}}}]}
> play 0 use 2 4
> play 1 use 2+4
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
=json seats.1.sectors {"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]}}
> undo
> play 1 use 2 4
> position
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]}}

test SB-8.10: the lower sector comes first, whichever die shows it
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"shaw","deployed":[{"card":"starter-3"}]},"6":{"card":"parker","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 6 3
> moves 0
= arrow 2 ; arrow 4
> play 0 arrow 4
> moves 0
= arrow 5 ; arrow 7
> play 0 arrow 7
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"shaw","deployed":[{"card":"starter-3"}]},"6":{"card":"parker","deployed":[{"card":"starter-6"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"shaw","deployed":[{"card":"starter-3"}]},"6":{"card":"parker","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3 6
> moves 0
= arrow 2 ; arrow 4

test SB-8.10: the extra instance of 2X comes last
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"shaw","deployed":[{"card":"starter-3"}]},"6":{"card":"parker","deployed":[{"card":"starter-6"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 3 6
> play 0 double 3
> moves 0
= arrow 2 ; arrow 4
> play 0 arrow 2
> moves 0
= arrow 5 ; arrow 7
> play 0 arrow 7
> moves 0
= arrow 2 ; arrow 4
> play 0 arrow 2
> view all
=json phase buy
> pending
= 0
# 1; 3; 1
> position
=json seats.0.credits 10
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"shaw","deployed":[{"card":"starter-3"}]},"6":{"card":"parker","deployed":[{"card":"starter-6"}]},"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}

test SB-8.10: cards of a sector pay from the oldest on, and their arrows after all of them
# sector 3: Fabian, Lichtenberg, Grissom; sector 2: Sarafanov; sector 4: Zudov
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"roosa","deployed":[{"card":"starter-2"},{"card":"sarafanov"}]},"3":{"card":"feoktistov","deployed":[{"card":"starter-3"},{"card":"fabian"},{"card":"lichtenberg"},{"card":"grissom"},{"card":"merbold"}]},"4":{"card":"yegorov","deployed":[{"card":"starter-4"},{"card":"zudov"}]}}}]}
> play 0 use 1 2
> play 1 use 1+2
> play 1 arrow 2
> view all
=json phase window5
> pending
= 1
> events all
=json 2.kind sum
=json 3.kind gain
=json 3.credits 4
=json 4.kind charged
=json 4.card fabian
=json 5.kind charged
=json 5.card grissom
=json 6.kind charged
=json 6.card sarafanov
=json 7.kind charged
=json 7.card zudov

test SB-8.10: each chain is followed to its end before the next arrow
# passive, sum 6, deployed there Merbold before Shaw. Merbold's chain: 7, and there the double arrow of
# Parker is asked first (6 or 8), then Shaw's in 6 (5 or 7)
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"leonov","deployed":[{"card":"starter-5"}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"merbold"},{"card":"shaw"}]},"7":{"card":"aldrin","deployed":[{"card":"starter-7"},{"card":"parker"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"}]}}}]}
> play 0 use 2+4
> play 1 use 2+4
> moves 1
= arrow 6 ; arrow 8
> play 1 arrow 8
> moves 1
= arrow 5 ; arrow 7
> play 1 arrow 5
> view all
=json phase buy
> pending
= 0
# 1+1; 2; 2; 1
> position
=json seats.1.credits 12
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"5":{"card":"leonov","deployed":[{"card":"starter-5"}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"merbold"},{"card":"shaw"}]},"7":{"card":"aldrin","deployed":[{"card":"starter-7"},{"card":"parker"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"}]}}
# the other way round
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"card":"leonov","deployed":[{"card":"starter-5"}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"shaw"},{"card":"merbold"}]},"7":{"card":"aldrin","deployed":[{"card":"starter-7"},{"card":"parker"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"}]}}}]}
> play 0 use 2+4
> play 1 use 2+4
> moves 1
= arrow 5 ; arrow 7

test SB-8.11: Tereshkova lets two level 1 cards be taken each time her sector pays
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 4+4
> moves 0
= pass ; claim ryumin ; claim romanenko ; claim dzhanibekov ; claim remek ; claim ivanchenkov ; claim chang-diaz
> play 0 claim worden
?~ SB-13.10
> play 0 claim young
?~ SB-13.10
> play 0 claim chang-diaz
> moves 0
= pass ; claim ryumin ; claim romanenko ; claim dzhanibekov ; claim remek ; claim ivanchenkov
> play 0 claim ivanchenkov
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"ivanchenkov","deployed":[{"card":"starter-5"}]},"6":{"card":"chang-diaz","deployed":[{"card":"starter-6"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}

test SB-8.11 SB-8.12: twice two, though the first card taken deploys her
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"tereshkova","deployed":[{"card":"starter-4"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 4 4
> view all
=json phase claim
> pending
= 0
> play 0 claim remek
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"4":{"card":"remek","deployed":[{"card":"starter-4"},{"card":"tereshkova"}]}}
> play 0 claim ryumin
> play 0 claim romanenko
> view all
=json phase claim
> pending
= 0
> play 0 claim dzhanibekov
> view all
=json phase buy
> pending
= 0
# Remek came after the dice: his credit is not paid
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"}]},"4":{"card":"remek","deployed":[{"card":"starter-4"},{"card":"tereshkova"}]}}

test SB-8.12: a card claimed in phase 4 pays nothing, also not by the second die
# 2 and 5: Nikolayev in 2 wins claims; the card claimed into 5 does not pay the 5
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"nikolayev","deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 2 5
> view all
=json phase claim
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"nikolayev","deployed":[{"card":"starter-2"}]}}
> play 0 claim borman
> play 0 claim ivanchenkov
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"nikolayev","deployed":[{"card":"starter-2"}]},"5":{"card":"ivanchenkov","deployed":[{"card":"starter-5"},{"card":"borman"}]}}

test SB-8.12 SB-12.3c: claims are carried out after the rewards of all, the highest level first
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"nikolayev","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"stafford","deployed":[{"card":"starter-11"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 5+6
> play 1 use 5+6
> view all
=json phase claim
> pending
= 0
# the passive player has his 4 credits already
> position
=json seats.1.credits 9
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"11":{"card":"stafford","deployed":[{"card":"starter-11"}]}}
> moves 0
= pass ; claim young ; claim mcdivitt ; claim white ; claim conrad ; claim borman ; claim lovell
> play 0 claim ryumin
?~ SB-13.10
> play 0 pass
> moves 0
= pass ; claim ryumin ; claim romanenko ; claim dzhanibekov ; claim remek ; claim ivanchenkov ; claim chang-diaz
> play 0 claim ryumin
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"11":{"card":"nikolayev","deployed":[{"card":"starter-11"}]}}

test SB-8.13: what phase 4 gives counts at once
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":2,"income":0,"vp":36,"sectors":{"5":{"card":"sarafanov","deployed":[{"card":"starter-5"}]},"11":{"card":"musgrave","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 5+6
# the end is triggered before the purchase
> view all
=json phase buy
> pending
= 0
> view all
=json ending true
=json seats.0.vp 40
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":2,"income":0,"vp":0,"sectors":{"5":{"card":"sarafanov","deployed":[{"card":"starter-5"}]},"6":{"card":"slayton","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 5 6
# 3 credits of Slayton; Sarafanov is charged and adds 4: 9 in all, and 8 for Evans
> view all
=json phase window5
> pending
= 0
> play 0 activate sarafanov
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"sarafanov","deployed":[{"card":"starter-5"}]},"6":{"card":"slayton","deployed":[{"card":"starter-6"}]}}
> play 0 buy evans
> position
=json seats.0.credits 1
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"evans","deployed":[{"card":"starter-5"},{"card":"sarafanov"}]},"6":{"card":"slayton","deployed":[{"card":"starter-6"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":0,"income":0,"vp":0,"sectors":{"6":{"card":"slayton","deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 5 6
# phase 6 with the credits of phase 4
> view all
=json phase buy
> pending
= 0
> moves 0
= pass ; buy ryumin ; buy romanenko ; buy dzhanibekov ; buy remek ; buy ivanchenkov ; buy chang-diaz

test SB-8.14: laying, claiming, swapping or exchanging a card gives no reward
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window5","dice":[1,2],"seats":[ \
    {"credits":20,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"5":{"card":"leonov","deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"8":{"card":"starter-8","deployed":[{"card":"eisele"}]},"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["malyshev","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate kovalyonok
> play 0 claim malyshev
> play 0 pass
> play 0 pass
> view all
=json phase window5
> pending
= 0
> play 0 activate kubasov
> play 0 activate zudov
> play 0 exchange 8
> position
=json seats.0.credits 20
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"malyshev","deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"5":{"card":"starter-8","deployed":[{"card":"eisele"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"8":{"card":"zudov","deployed":[{"card":"starter-5"}]},"9":{"card":"leonov","deployed":[{"card":"starter-9"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}
> play 0 activate sarafanov
# 4 credits of the ability, 12 for White, who pays no 4 credits
> play 0 buy white
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 12
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"malyshev","deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]},"3":{"card":"white","deployed":[{"card":"starter-3"}]},"5":{"card":"starter-8","deployed":[{"card":"eisele"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"8":{"card":"zudov","deployed":[{"card":"starter-5"}]},"9":{"card":"leonov","deployed":[{"card":"starter-9"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}
> play 0 buy young
> view all
=json seats.0.credits 0
=json seats.0.vp 0

test SB-8.14: the VP of a colony come once, when it is laid, and never by dice
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":12,"income":0,"vp":0,"sectors":{"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy tinbergen
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 4
=json seats.0.sectors {"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":4,"sectors":{"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 1 2
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 4
=json seats.0.sectors {"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]}}
