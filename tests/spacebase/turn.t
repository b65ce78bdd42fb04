# Rounds, turns and the nine phases (SB-5, SB-6).

test SB-5.1 SB-5.3: turns pass clockwise; the round ends to the right of the first player
> setposition {"game":"spacebase","players":3,"active":1,"first":1,"round":4,"phase":"end","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json active 2
=json round 4
=json first 1
> setposition {"game":"spacebase","players":3,"active":2,"first":1,"round":4,"phase":"end","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json active 0
=json round 4
=json first 1
> setposition {"game":"spacebase","players":3,"active":0,"first":1,"round":4,"phase":"end","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json active 1
=json round 5
=json first 1

test SB-5.2: the one who takes the turn is active, all others are passive
> setposition {"game":"spacebase","players":3,"active":1,"first":1,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"mitchell","deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"feoktistov","deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 3 4
> play 1 use 3 4
> play 2 use 3 4
# seat 1: Feoktistov and a starting ship stationed; the others one starting ship deployed
> view all
=json phase buy
> pending
= 1
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"mitchell","deployed":[{"card":"starter-3"}]}}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 3
=json seats.1.sectors {"3":{"card":"feoktistov","deployed":[{"card":"starter-3"}]}}
=json seats.2.credits 6
=json seats.2.income 0
=json seats.2.vp 0
=json seats.2.sectors {"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]}}
> play 0 pass
?~ SB-5.6
> play 2 buy ryumin
?~ SB-5.6

test SB-5.4: the nine phases of a turn in their order
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":9,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"volynov","charges":1,"deployed":[{"card":"starter-3"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]},"12":{"card":"grissom","charges":3,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> events all
# 1
> view all
=json phase window1
> pending
= 0
> play 0 activate grissom
> view all
=json phase window1
> pending
= 0
> play 0 pass
# 2
> view all
=json phase setdie
> pending
= 0
> play 0 set gagarin 3
> view all
=json phase setdie
> pending
= 0
> play 0 set gagarin 5
> view all
=json phase reroll
> pending
= 0
> play 0 keep
# 3 and 4
> view all
=json phase use
> pending
= 0
> play 0 use 3+5
> view all
=json phase claim
> pending
= 0
> play 0 claim dzhanibekov
> view all
=json phase claim
> pending
= 0
> play 0 pass
# 5
> view all
=json phase window5
> pending
= 0
> play 0 activate grissom
> view all
=json phase window5
> pending
= 0
> play 0 pass
# 6: 5 credits, two of Gagarin, six of Grissom
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 13
=json seats.0.income 9
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"gagarin","deployed":[{"card":"starter-1"}]},"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"},{"card":"volynov","charges":1}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> play 0 buy mcdivitt
# 7
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 0
=json seats.0.income 9
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"gagarin","deployed":[{"card":"starter-1"}]},"2":{"card":"mcdivitt","deployed":[{"card":"starter-2"}]},"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"},{"card":"volynov","charges":1}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> events all
> play 0 pass
# 8 and 9, then the turn of the next player begins
> events all
=json 0.kind refill
=json 0.level 1
=json 0.place 3
=json 1.kind refill
=json 1.level 3
=json 1.place 2
=json 2.kind income
=json 2.seat 0
=json 2.credits 9
=json 3.kind turn
=json 3.seat 1
# … with phase 1, in which Grissom may be used again
> view all
=json phase window1
> pending
= 0

test SB-5.5 SB-5.6: in a window the active player goes first, then the others clockwise
> setposition {"game":"spacebase","players":3,"active":1,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}]}
> view all
=json phase window1
> pending
= 1
> play 0 activate collins
?~ SB-5.6
> play 2 pass
?~ SB-5.6
> play 1 pass
> view all
=json phase window1
> pending
= 2
> play 1 activate grissom
?~ SB-5.6
> play 2 pass
> view all
=json phase window1
> pending
= 0
> moves 0
= pass ; activate collins

test SB-5.5 SB-5.6: dice and arrows are asked of all at once, and carried out from the active player on
> setposition {"game":"spacebase","players":3,"active":1,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"musgrave","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"10":{"card":"shaw","deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-10"},{"card":"thornton"}]},"12":{"card":"weitz","deployed":[{"card":"starter-12"}]}}}]}
> pending
= 0 1 2
> events all
> play 2 use 5+6
# seat 2 still owes the neighbour of Thornton, and the others do not wait for it
> pending
= 0 1 2
> play 0 use 5+6
> pending
= 1 2
> play 2 arrow 12
> pending
= 1
# nothing has been carried out, nothing is told
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"11":{"card":"musgrave","deployed":[{"card":"starter-11"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
=json seats.2.credits 5
=json seats.2.income 0
=json seats.2.vp 0
=json seats.2.sectors {"10":{"card":"shaw","deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-10"},{"card":"thornton"}]},"12":{"card":"weitz","deployed":[{"card":"starter-12"}]}}
> events all
= []
> view all
=json waiting [0,1,2]
> play 1 use 5+6
> view all
=json phase buy
> pending
= 1
> events all
=json 0.kind sum
=json 0.seat 1
=json 1.kind gain
=json 1.seat 1
=json 2.kind sum
=json 2.seat 2
=json 3.kind gain
=json 3.seat 2
=json 4.kind sum
=json 4.seat 0
=json 5.kind gain
=json 5.seat 0
=count . 6
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"11":{"card":"musgrave","deployed":[{"card":"starter-11"}]}}
=json seats.1.credits 5
=json seats.1.income 1
=json seats.1.vp 0
=json seats.1.sectors {}
=json seats.2.credits 13
=json seats.2.income 0
=json seats.2.vp 0
=json seats.2.sectors {"10":{"card":"shaw","deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-10"},{"card":"thornton"}]},"12":{"card":"weitz","deployed":[{"card":"starter-12"}]}}

test SB-6.1: phase 1 is for abilities of window W alone, blue and green ones for the active player
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"volynov","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"6":{"card":"grissom","charges":3,"deployed":[{"card":"starter-6"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json phase window1
> pending
= 0
> moves 0
= pass ; activate sarafanov ; activate grissom
> play 0 activate fabian
?~ SB-11.5
> play 0 activate volynov
?~ SB-11.5
> play 0 activate titov
?~ SB-11.5
> play 0 activate aksyonov
?~ SB-11.5
> play 0 activate grissom
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"volynov","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"6":{"card":"grissom","charges":2,"deployed":[{"card":"starter-6"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}

test SB-6.1: phase 1 is for passive players too, with green abilities
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"volynov","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"6":{"card":"grissom","charges":3,"deployed":[{"card":"starter-6"}]},"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}}]}
> view all
=json phase window1
> pending
= 1
> moves 1
= pass ; activate grissom
> play 1 activate sarafanov
?~ SB-2.7
> play 1 activate aksyonov
?~ SB-11.5

test SB-6.2: dice are set before the roll only, and rerolled after it only
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"setdie","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":1,"deployed":[{"card":"starter-4"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":1,"deployed":[{"card":"starter-1"}]}}}]}
> view all
=json phase setdie
> pending
= 0
> moves 0
= roll ; set titov 1 ; set titov 2 ; set titov 3 ; set titov 4 ; set titov 5 ; set titov 6
> play 0 reroll volynov both
?~ SB-12.5b
> play 0 keep
?~ SB-
> play 0 roll
> view all
=json phase reroll
> pending
= 0
> play 0 set titov 6
?~ SB-12.6a
> play 0 roll
?~ SB-6.2
> play 0 keep
> view all
=json phase use
> play 0 reroll volynov both
?~ SB-12.5b
> play 0 set titov 6
?~ SB-12.6a
# the passive player's Gagarin was never asked for
> view all
=json seats.1.sectors.0.charges 1

test SB-6.3: each decides for himself, and only who uses the sum may shift
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"6":{"card":"savinykh","deployed":[{"card":"starter-6"}]},"12":{"card":"ride","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"}]},"5":{"card":"truly","deployed":[{"card":"starter-5"}]}}}]}
> pending
= 0 1 2
> play 0 use 2 3
> pending
= 1 2
> play 1 use 2+3
> moves 1
= stop ; shift ride 1
> play 1 shift ride 1
> pending
= 2
> play 2 use 2+3
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]}}
=json seats.1.credits 6
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"6":{"card":"savinykh","deployed":[{"card":"starter-6"}]},"12":{"card":"ride","deployed":[{"card":"starter-12"}]}}
=json seats.2.credits 6
=json seats.2.income 0
=json seats.2.vp 0
=json seats.2.sectors {"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"}]},"5":{"card":"truly","deployed":[{"card":"starter-5"}]}}

test SB-6.4: the active player gains from the stationed card, passive players from all deployed ones
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"klimuk","deployed":[{"card":"starter-11"},{"card":"musgrave"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"11":{"card":"anders","deployed":[{"card":"starter-11"},{"card":"glazkov"},{"card":"jahn"}]}}}]}
> play 0 use 5+6
> play 1 use 5+6
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 6
=json seats.0.sectors {"11":{"card":"klimuk","deployed":[{"card":"starter-11"},{"card":"musgrave"}]}}
=json seats.1.credits 11
=json seats.1.income 1
=json seats.1.vp 4
=json seats.1.sectors {"11":{"card":"anders","deployed":[{"card":"starter-11"},{"card":"glazkov"},{"card":"jahn"}]}}

test SB-6.4: 2X comes first in phase 4, before the arrows are followed
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+6
> moves 0
= pass ; double 10
> play 0 double 10
> moves 0
= arrow 9 ; arrow 11
> play 0 arrow 9
> play 0 arrow 11
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 2
=json seats.0.vp 0
=json seats.0.sectors {"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}

test SB-6.5: phase 5 is as phase 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window5","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"volynov","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"grissom","charges":3,"deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}]}
> view all
=json phase window5
> pending
= 0
> moves 0
= pass ; activate sarafanov
> play 0 activate volynov
?~ SB-11.5
> play 0 pass
> view all
=json phase window5
> pending
= 1
> moves 1
= pass ; activate grissom
> play 1 activate gordon
?~ SB-2.7
> play 1 activate grissom
> position
=json seats.1.credits 8
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"6":{"card":"grissom","charges":2,"deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}
> play 1 pass
> view all
=json phase buy
> pending
= 0

test SB-6.7: phase 7 is as phase 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window7","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"volynov","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"grissom","charges":3,"deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}]}
> view all
=json phase window7
> pending
= 0
> moves 0
= pass ; activate sarafanov
> play 0 activate titov
?~ SB-11.5
> play 0 pass
> view all
=json phase window7
> pending
= 1
> moves 1
= pass ; activate grissom
> play 1 activate gordon
?~ SB-2.7
> play 1 activate grissom
> position
=json seats.1.credits 8
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"6":{"card":"grissom","charges":2,"deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}
> play 1 pass
> view all
=json active 1

test SB-6.6: one ship of the shipyard or one colony may be bought
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":9,"income":0,"vp":0,"sectors":{"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json phase buy
> pending
= 0
> moves 0
= pass ; buy ryumin ; buy romanenko ; buy dzhanibekov ; buy remek ; buy ivanchenkov ; buy chang-diaz ; buy worden ; buy irwin ; buy mattingly ; buy duke ; buy evans ; buy schmitt ; buy frisch
# not on sale: a card of the deck, one on a board
> play 0 buy shaw
?~ SB-6.6
> play 0 buy grissom
?~ SB-6.6
> play 0 buy worden
# one purchase, no second one
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"worden","deployed":[{"card":"starter-1"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
> play 0 buy ryumin
?~ SB-6.6
> undo
> play 0 buy frisch
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 3
=json seats.0.sectors {"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> undo
> play 0 pass
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-6.8: gaps stay until phase 8, whichever phase made them
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-4"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"},{"card":"titov","charges":1}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json decks.0 42
=json decks.1 41
> play 0 activate kovalyonok
> play 0 claim ryumin
> play 0 pass
> play 0 pass
> position
=json yard.0 [null,"romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"]
> play 0 set gagarin 6
> play 0 set gagarin 2
> play 0 use 6+2
> position
=json yard.0 [null,"romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"]
> play 0 claim dzhanibekov
> play 0 claim chang-diaz
> view all
=json phase buy
> pending
= 0
> position
=json yard.0 [null,"romanenko",null,"remek","ivanchenkov",null]
> moves 0
= pass ; buy romanenko ; buy remek ; buy ivanchenkov ; buy worden ; buy irwin ; buy mattingly ; buy duke
> events all
> play 0 buy irwin
> events all
=json 0.kind buy
=json 1.kind lay
=json 2.kind refill
=json 2.level 1
=json 2.place 1
=json 3.kind refill
=json 3.level 1
=json 3.place 3
=json 4.kind refill
=json 4.level 1
=json 4.place 6
=json 5.kind refill
=json 5.level 2
=json 5.place 2
=json 6.kind turn
> view all
=json decks.0 39
=json decks.1 40
=json decks.2 27
> check
= ok

test SB-6.9 SB-6.10 SB-EX24: phase 9 lifts the credits to the income, with a purchase and without
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":9,"income":2,"vp":0,"sectors":{"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"income":5,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy worden
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 0
=json seats.0.income 2
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"worden","deployed":[{"card":"starter-1"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> play 0 pass
> position
=json seats.0.credits 2
=json seats.0.income 2
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"worden","deployed":[{"card":"starter-1"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> view all
=json active 1
=json seats.1.credits 0
# without a purchase 9 credits stay
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":9,"income":2,"vp":0,"sectors":{}}, \
    {"credits":0,"income":5,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 pass
> position
=json seats.0.credits 9
=json seats.0.income 2
=json seats.0.vp 0
=json seats.0.sectors {}
> view all
=json active 1
=json seats.1.credits 0
# 1 credit buys nothing, phase 6 asks nothing; 1 becomes 2
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":1,"income":2,"vp":0,"sectors":{}}, \
    {"credits":0,"income":5,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> position
=json seats.0.credits 2
=json seats.0.income 2
=json seats.0.vp 0
=json seats.0.sectors {}
> view all
=json active 1
=json seats.1.credits 0
# as many credits as income: nothing is gained
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":2,"income":2,"vp":0,"sectors":{}}, \
    {"credits":0,"income":5,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 pass
> events all
=json 0.kind turn
> position
=json seats.0.credits 2
=json seats.0.income 2
=json seats.0.vp 0
=json seats.0.sectors {}

test SB-6.11: a row whose deck is empty is not refilled; the others are
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":20,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"lovell"},{"card":"walker"},{"card":"gagarin"},{"card":"komarov"},{"card":"shepard"},{"card":"feoktistov"},{"card":"grissom"},{"card":"yegorov"},{"card":"titov"},{"card":"leonov"},{"card":"schirra"},{"card":"belyayev"},{"card":"glenn"},{"card":"aldrin"},{"card":"cooper"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"gordon"},{"card":"eisele"},{"card":"tereshkova"},{"card":"collins"},{"card":"cunningham"},{"card":"bykovsky"},{"card":"cernan"},{"card":"beregovoy"},{"card":"popovich"},{"card":"kelly"},{"card":"stafford"},{"card":"anders"},{"card":"nikolayev"},{"card":"carpenter"},{"card":"shatalov"},{"card":"armstrong"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman",null]]}
> view all
=json decks.2 0
> events all
> play 0 buy young
> position
=json yard.2 [null,"mcdivitt","white","conrad","borman",null]
> events all
=json 2.kind turn
> check
= ok
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":20,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"lovell"},{"card":"walker"},{"card":"gagarin"},{"card":"komarov"},{"card":"shepard"},{"card":"feoktistov"},{"card":"grissom"},{"card":"yegorov"},{"card":"titov"},{"card":"leonov"},{"card":"schirra"},{"card":"belyayev"},{"card":"glenn"},{"card":"aldrin"},{"card":"cooper"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"gordon"},{"card":"eisele"},{"card":"tereshkova"},{"card":"collins"},{"card":"cunningham"},{"card":"bykovsky"},{"card":"cernan"},{"card":"beregovoy"},{"card":"popovich"},{"card":"kelly"},{"card":"stafford"},{"card":"anders"},{"card":"nikolayev"},{"card":"carpenter"},{"card":"shatalov"},{"card":"armstrong"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman",null]]}
> events all
> play 0 buy ryumin
> events all
=json 2.kind refill
=json 2.level 1
=json 2.place 1
=json 3.kind turn

test SB-6.12: an ability charged by the rewards of phase 4 may be used from phase 5 on
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"starter-4","deployed":[{"card":"zudov"}]}}}]}
> play 0 use 3 4
# not in phases 3 and 4
> play 0 activate grissom
?~ SB-
> play 1 use 3 4
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 6
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"4":{"card":"starter-4","deployed":[{"card":"zudov","charges":1}]}}
> play 0 activate grissom
> view all
=json phase window5
> pending
= 1
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","deployed":[{"card":"starter-3"}]}}
> moves 1
= pass ; activate zudov

test SB-6.13: a taken card leaves its place empty; places are filled from the lowest up
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin",null,"dzhanibekov","remek",null,"chang-diaz"],["worden","irwin","mattingly","duke","evans",null],[null,"mcdivitt","white","conrad","borman","lovell"]]}
> play 0 pass
> events all
=json 0.kind refill
=json 0.level 1
=json 0.place 2
=json 1.kind refill
=json 1.level 1
=json 1.place 5
=json 2.kind refill
=json 2.level 2
=json 2.place 6
=json 3.kind refill
=json 3.level 3
=json 3.place 1
=json 4.kind turn
> position
# nothing else moved
=json yard.0.0 ryumin
=json yard.0.2 dzhanibekov
=json yard.0.3 remek
=json yard.0.5 chang-diaz
=json yard.1.0 worden
=json yard.1.1 irwin
=json yard.1.2 mattingly
=json yard.1.3 duke
=json yard.1.4 evans
=json yard.2.1 mcdivitt
=json yard.2.2 white
=json yard.2.3 conrad
=json yard.2.4 borman
=json yard.2.5 lovell
> check
= ok

test SB-6.14: both dice set: nothing is rolled, and they may still be rerolled
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"setdie","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"volynov","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 set gagarin 6
> play 0 set gagarin 1
> view all
=json phase reroll
> pending
= 0
> view all
=json dice [6,1]
> moves 0
= keep ; reroll volynov first ; reroll volynov second ; reroll volynov both
> play 0 keep
> moves 0
= use 6 1 ; use 6+1
> undo
> play 0 reroll volynov first
# the second die stays, one charge is gone, 1 credit for each use of the two cards
> view all
=json phase use
=json dice.1 1
=json seats.0.credits 8
=json seats.0.sectors.0.charges 0
=json seats.0.sectors.2.charges 0

test SB-6.15: a passive player is never asked to buy or claim, whatever is charged
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":50,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"},{"card":"zholobov","charges":1}]},"8":{"card":"starter-8","deployed":[{"card":"tereshkova","charges":1}]},"10":{"card":"kelly","charges":3,"deployed":[{"card":"starter-10"}]},"11":{"card":"starter-11","deployed":[{"card":"armstrong","charges":1}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> view all
=json phase use
=json active 0
> play 1 buy ryumin
?~ SB-
> play 1 claim ryumin
?~ SB-
# in his own turn all of them
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":50,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"},{"card":"zholobov","charges":1}]},"8":{"card":"starter-8","deployed":[{"card":"tereshkova","charges":1}]},"10":{"card":"kelly","charges":3,"deployed":[{"card":"starter-10"}]},"11":{"card":"starter-11","deployed":[{"card":"armstrong","charges":1}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> moves 1
=has activate sarafanov
=has activate gordon
=has activate zholobov
=has activate tereshkova
=has activate kelly
=has activate armstrong
=has activate kovalyonok

test SB-EX26: the round is finished when somebody reaches 40 VP in the first turn of it
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"income":0,"vp":37,"sectors":{"4":{"card":"titov","charges":2,"deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-4"},{"card":"musgrave"}]}}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 5+6
> play 2 use 5+6
# seat 0 has 0 credits; seat 1 takes its turn
> view all
=json phase setdie
> pending
= 1
> view all
=json ending true
=json round 1
=json seats.2.vp 40
> play 1 set gagarin 1
> play 1 set gagarin 2
> pending
= 1
> play 1 use 1 2
# two credits for the uses of Gagarin, one of sector 2; sector 1 finds Gagarin's slots empty: a charge
> position
=json seats.1.credits 3
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"gagarin","charges":1,"deployed":[{"card":"starter-1"}]}}
> view all
=json phase buy
> pending
= 1
> play 1 pass
> view all
=json phase setdie
> pending
= 2
> play 2 set titov 1
> play 2 set titov 2
> pending
= 1 2
> play 1 use 1 2
> play 2 use 1 2
> view all
=json phase buy
> pending
= 2
> play 2 pass
> view all
=json phase over
> pending
=
> result
=json over true
=json rank [2,2,1]

test SB-EX26: the game ends after the last turn of the round in which 40 VP are reached
> setposition {"game":"spacebase","players":3,"active":2,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":0,"income":0,"vp":36,"sectors":{"11":{"card":"glazkov","deployed":[{"card":"starter-11"},{"card":"klimuk"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 use 5+6
> pending
= 2
> play 2 use 5 6
> view all
=json phase buy
> pending
= 2
> view all
=json ending true
=json seats.0.vp 40
> play 2 pass
> view all
=json phase over
> pending
=
> result
=json rank [1,2,2]
