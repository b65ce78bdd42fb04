# Components, the anatomy of cards and the three resources (SB-1, SB-2, SB-3). What the tables say is
# compared with the component list in tables_test.c.

test SB-1.1: two to five players, no fewer and no more
> new spacebase players=1
?~ 2 to 5 players
> new spacebase players=6
?~ 2 to 5 players
> new spacebase players=2
= ok
> view all
=count seats 2
> new spacebase players=3
= ok
> view all
=count seats 3
> new spacebase players=4
= ok
> view all
=count seats 4
> new spacebase players=5
= ok
> view all
=count seats 5

test SB-1.3: the rocket face is a 1: it points to sector 1 and counts 1 in the sum
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"musgrave","deployed":[{"card":"starter-1"}]},"5":{"card":"bobko","deployed":[{"card":"starter-5"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> moves 0
= use 1 4 ; use 1+4
> play 0 use 1 4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 4
=json seats.0.sectors {"1":{"card":"musgrave","deployed":[{"card":"starter-1"}]},"5":{"card":"bobko","deployed":[{"card":"starter-5"}]}}
> undo
> play 0 use 1+4
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 3
=json seats.0.sectors {"1":{"card":"musgrave","deployed":[{"card":"starter-1"}]},"5":{"card":"bobko","deployed":[{"card":"starter-5"}]}}

test SB-1.7: a board has sectors 1 to 12 from left to right, and no other
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[1,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=count seats.0.sectors 12
=json seats.0.sectors.0.card starter-1
=json seats.0.sectors.1.card starter-2
=json seats.0.sectors.2.card starter-3
=json seats.0.sectors.3.card starter-4
=json seats.0.sectors.4.card starter-5
=json seats.0.sectors.5.card starter-6
=json seats.0.sectors.6.card starter-7
=json seats.0.sectors.7.card starter-8
=json seats.0.sectors.8.card starter-9
=json seats.0.sectors.9.card starter-10
=json seats.0.sectors.10.card starter-11
=json seats.0.sectors.11.card starter-12
> play 0 double 13
?~ 13
> play 0 double 0
?~ 0

test SB-1.8: credits, income and VP go beyond 40, 255 and 65535
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"ending":true,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":38,"income":40,"vp":39,"sectors":{"11":{"card":"filipchenko","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":65530,"income":65535,"vp":254,"sectors":{"11":{"card":"starter-11","deployed":[{"card":"jahn"},{"card":"musgrave"}]}}}]}
> play 0 use 5+6
> play 1 use 5+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 47
=json seats.0.income 41
=json seats.0.vp 39
=json seats.0.sectors {"11":{"card":"filipchenko","deployed":[{"card":"starter-11"}]}}
=json seats.1.credits 65532
=json seats.1.income 65536
=json seats.1.vp 257
=json seats.1.sectors {"11":{"card":"starter-11","deployed":[{"card":"jahn"},{"card":"musgrave"}]}}

test SB-1.9: a charge is gained though more than 30 lie on the cards already
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"2":{"card":"shepard","charges":4,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"5":{"card":"schirra","charges":3,"deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"7":{"card":"zholobov","charges":3,"deployed":[{"card":"starter-7"}]},"9":{"card":"cernan","charges":3,"deployed":[{"card":"starter-9"}]},"10":{"card":"kelly","charges":3,"deployed":[{"card":"starter-10"}]},"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"yeliseyev","charges":3,"deployed":[{"card":"starter-1"}]},"2":{"card":"starter-2","deployed":[{"card":"starter-3"}]},"3":{"card":"volynov","charges":3,"deployed":[]}}}]}
> play 0 use 3 6
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"2":{"card":"shepard","charges":4,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"5":{"card":"schirra","charges":3,"deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"7":{"card":"zholobov","charges":3,"deployed":[{"card":"starter-7"}]},"9":{"card":"cernan","charges":3,"deployed":[{"card":"starter-9"}]},"10":{"card":"kelly","charges":3,"deployed":[{"card":"starter-10"}]},"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"yeliseyev","charges":3,"deployed":[{"card":"starter-1"}]},"2":{"card":"starter-2","deployed":[{"card":"starter-3"}]},"3":{"card":"volynov","charges":3,"deployed":[]}}

test SB-1.10: VP stop at 0, credits are not overdrawn, and income is not lowered
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window5","dice":[1,2],"seats":[ \
    {"credits":7,"income":2,"vp":1,"sectors":{"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":3,"income":2,"vp":3,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate gordon
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 2
=json seats.0.vp 1
=json seats.0.sectors {"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}
=json seats.1.credits 3
=json seats.1.income 2
=json seats.1.vp 0
=json seats.1.sectors {}
# 7 credits: a card of 8 cannot be had
> play 0 buy evans
?~ SB-13.1
> play 0 buy worden
# (phase 9 lifts the credits to 2 again)
> position
=json seats.0.credits 2
=json seats.0.income 2
=json seats.0.vp 1
=json seats.0.sectors {"1":{"card":"worden","deployed":[{"card":"starter-1"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}
=json seats.1.credits 3
=json seats.1.income 2
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-2.2: a stationed card pays its station side alone, a deployed one its deployed side alone
# Slayton: 3 credits stationed, 1 VP deployed; Farkas: 2 credits and 1 income, deployed 3 credits
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"slayton","deployed":[{"card":"starter-3"}]},"4":{"card":"starter-4","deployed":[{"card":"farkas"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"brand"}]},"4":{"card":"grechko","deployed":[{"card":"starter-4"}]}}}]}
> play 0 use 3 4
> play 1 use 3 4
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"slayton","deployed":[{"card":"starter-3"}]},"4":{"card":"starter-4","deployed":[{"card":"farkas"}]}}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 1
=json seats.1.sectors {"3":{"card":"starter-3","deployed":[{"card":"brand"}]},"4":{"card":"grechko","deployed":[{"card":"starter-4"}]}}

test SB-2.2: a deployed card has the slots and the ability of its deployed side alone
# Armstrong wins stationed; deployed with one charge it takes a card of level 3
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"armstrong","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json seats.0.sectors.11.deployed.0.slots 1
> moves 0
= pass ; activate armstrong
> play 0 activate armstrong
> view all
=json phase window1
> pending
= 0
> moves 0
= pass ; claim young ; claim mcdivitt ; claim white ; claim conrad ; claim borman ; claim lovell
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"armstrong","charges":2}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
?~ SB-10.15
# Tereshkova has a slot on her deployed side only
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"tereshkova","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
?~ SB-10.15

test SB-2.2: a card that is on another board or on none cannot be used
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}]}
> play 0 activate zudov
?~ SB-2.2
> play 0 activate collins
?~ SB-2.2

test SB-2.3: a sector without a stationed card is refused, many deployed ships are not
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"5":{"deployed":[{"card":"starter-5"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
?~ card
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"koopmans","deployed":[{"card":"stafford"}]},"12":{"card":"friedman","deployed":[{"card":"starter-12"},{"card":"starter-11"},{"card":"weitz"},{"card":"carpenter"},{"card":"shatalov"},{"card":"artyukhin"},{"card":"filipchenko"},{"card":"bluford"},{"card":"young"},{"card":"walker"}]}}}]}
# 5+4+8+10+4+4 credits, 5+4+1+2 VP and 1 income; Bluford, the left arrow among them, adds the 9 credits
# of sector 11
> view all
=count seats.1.sectors.11.deployed 10
> play 0 use 6 6
> play 1 use 6+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 49
=json seats.1.income 1
=json seats.1.vp 12
=json seats.1.sectors {"11":{"card":"koopmans","deployed":[{"card":"stafford"}]},"12":{"card":"friedman","deployed":[{"card":"starter-12"},{"card":"starter-11"},{"card":"weitz"},{"card":"carpenter"},{"card":"shatalov"},{"card":"artyukhin"},{"card":"filipchenko"},{"card":"bluford"},{"card":"young"},{"card":"walker"}]}}

test SB-2.3: buying leaves exactly one stationed card and one more deployed one
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"prunariu","deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy dzhanibekov
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"},{"card":"prunariu"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-2.5: what stands in an ability box is not given by dice
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"shepard","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"grechko"},{"card":"zholobov"}]}}}]}
> play 0 use 2 3
> play 1 use 2 3
> view all
=json phase window5
> pending
= 0
# neither 20 nor 3 credits: a charge each; Zholobov gives no 2 VP, only Grechko his 1 VP
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"shepard","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 1
=json seats.1.sectors {"3":{"card":"starter-3","deployed":[{"card":"grechko"},{"card":"zholobov","charges":1}]}}

test SB-2.6: one roll pays blue rewards to its roller and red ones to all others
> setposition {"game":"spacebase","players":3,"active":1,"first":1,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"musgrave","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"klimuk","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"anders","deployed":[{"card":"starter-11"},{"card":"glazkov"}]}}}]}
> pending
= 0 1 2
> play 0 use 5+6
> play 1 use 5+6
> play 2 use 5+6
> view all
=json phase buy
> pending
= 1
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"11":{"card":"musgrave","deployed":[{"card":"starter-11"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 6
=json seats.1.sectors {"11":{"card":"klimuk","deployed":[{"card":"starter-11"}]}}
=json seats.2.credits 9
=json seats.2.income 0
=json seats.2.vp 4
=json seats.2.sectors {"11":{"card":"anders","deployed":[{"card":"starter-11"},{"card":"glazkov"}]}}

test SB-2.7: a blue ability is for its owner's own turn only
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}]}
> moves 0
= pass ; activate sarafanov
> play 0 pass
# the other's blue Kovalyonok is not asked for: the dice are rolled
> view all
=json phase use
> play 1 activate kovalyonok
?~ SB-
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}]}
> moves 1
= pass ; activate kovalyonok
> pending
= 1

test SB-2.7: a green ability is for any turn
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}]}
> view all
=json phase window1
> pending
= 0
> moves 0
= pass ; activate grissom
> play 0 pass
> view all
=json phase window1
> pending
= 1
> moves 1
= pass ; activate zudov

test SB-2.7: why: a blue ability in another's turn
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}]}
> view all
=json phase window1
> pending
= 1
> moves 1
= pass ; activate grissom
> play 1 activate sarafanov
?~ SB-2.7

test SB-2.7: a red ability is for others' turns only
# Aksyonov deployed is red, stationed blue
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2 3
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"roosa","deployed":[{"card":"starter-2"}]},"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2 3
> moves 0
= pass ; double 2 ; double 3
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"roosa","deployed":[{"card":"starter-2"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 1 use 2 3
> play 0 use 2 3
> view all
=json phase buy
> pending
= 1
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"roosa","deployed":[{"card":"starter-2"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}
=json seats.1.credits 7
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-2.8: red slots are filled in others' turns, though the ability beside them is blue
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"sarafanov"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"roosa","deployed":[{"card":"starter-2"},{"card":"demin"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 2 3
> play 1 use 2 3
> view all
=json phase buy
> pending
= 0
# seat 0 in its own turn: no charge on the red slot of Sarafanov
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"starter-2","deployed":[{"card":"sarafanov"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"2":{"card":"roosa","deployed":[{"card":"starter-2"},{"card":"demin","charges":1}]}}
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"sarafanov"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 2 3
> play 1 use 2 3
# another's turn: charged, but not usable before the own turn
> view all
=json phase buy
> pending
= 1
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"starter-2","deployed":[{"card":"sarafanov","charges":1}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"sarafanov","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> moves 0
= pass ; activate sarafanov
> play 0 activate sarafanov
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"starter-2","deployed":[{"card":"sarafanov"}]}}

test SB-2.9: when an ability may be used asks neither for its side nor its sector nor the dice
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> moves 0
= pass ; activate grissom
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window5","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"grissom","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> moves 0
= pass ; activate grissom
> play 0 activate grissom
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"12":{"card":"starter-12","deployed":[{"card":"grissom"}]}}
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"window7","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"grissom","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json phase window7
> pending
= 0
> moves 0
= pass ; activate grissom

test SB-3.1 SB-EX2: gaining n moves the marker n to the right
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,6],"seats":[ \
    {"credits":3,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 3 6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":2,"vp":1,"sectors":{"11":{"card":"volkov","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":2,"vp":7,"sectors":{"11":{"card":"starter-11","deployed":[{"card":"musgrave"}]}}}]}
> play 0 use 5+6
> play 1 use 5+6
> position
=json seats.0.credits 13
=json seats.0.income 3
=json seats.0.vp 1
=json seats.0.sectors {"11":{"card":"volkov","deployed":[{"card":"starter-11"}]}}
=json seats.1.credits 5
=json seats.1.income 2
=json seats.1.vp 10
=json seats.1.sectors {"11":{"card":"starter-11","deployed":[{"card":"musgrave"}]}}

test SB-3.2: cards are paid with credits, not with income or VP
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":2,"income":30,"vp":30,"sectors":{}}, \
    {"credits":30,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> moves 0
= pass ; buy ryumin ; buy romanenko ; buy dzhanibekov ; buy remek
> play 0 buy ivanchenkov
?~ SB-13.1
> play 0 buy remek
> events all
=json 0.kind buy
=json 0.price 2
# income then lifts the credits to 30
> position
=json seats.0.credits 30
=json seats.0.income 30
=json seats.0.vp 30
=json seats.0.sectors {"4":{"card":"remek","deployed":[{"card":"starter-4"}]}}
=json seats.1.credits 30
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-3.3: income is the floor of the credits in phase 9 and nothing else
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,4],"seats":[ \
    {"credits":7,"income":3,"vp":0,"sectors":{}}, \
    {"credits":1,"income":6,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 5+4
# one more income: no credits come with it
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 4
=json seats.0.vp 0
=json seats.0.sectors {}
=json seats.1.credits 1
=json seats.1.income 6
=json seats.1.vp 0
=json seats.1.sectors {}
> play 0 pass
# 7 credits are above the income of 4; the passive player's 1 credit stays below his 6
> position
=json seats.0.credits 7
=json seats.0.income 4
=json seats.0.vp 0
=json seats.0.sectors {}
> view all
=json seats.1.credits 1
=json active 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"income","dice":[1,2],"seats":[ \
    {"credits":1,"income":4,"vp":0,"sectors":{}}, \
    {"credits":0,"income":6,"vp":0,"sectors":{}}]}
> view all
=json seats.0.credits 4
=json seats.0.income 4
=json seats.1.credits 0
=json active 1

test SB-3.4: VP decide the game, whatever credits and income are left
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"round":1,"ending":true,"phase":"end","dice":[1,2],"seats":[ \
    {"credits":99,"income":50,"vp":39,"sectors":{}}, \
    {"credits":0,"income":0,"vp":40,"sectors":{}}]}
> pending
=
> result
=json over true
=json score [39,40]
=json rank [2,1]
=json share [0,10000]
