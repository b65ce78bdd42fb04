# Abilities in general (SB-11) and the worked examples of single abilities (SB-EX14 to SB-EX23).

test SB-11.1: using an ability costs its charges, needs no dice and works at once
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"shepard","charges":4,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> view all
=json dice [0,0]
> play 0 activate shepard
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 25
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"shepard","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]}}
> play 0 activate shepard
?~ SB-10.7
> play 0 activate grissom
> position
=json seats.0.credits 28
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"shepard","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-11.1: without a charge there is no use
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> moves 0
= pass ; activate grissom
> play 0 activate sarafanov
?~ SB-11.1

test SB-11.2: every use may be declined
# a window, setting, rerolling
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","charges":1,"deployed":[{"card":"starter-4"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 pass
> play 0 roll
> play 0 keep
> view all
=json phase use
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","charges":1,"deployed":[{"card":"starter-4"}]}}
# shifting, doubling
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"12":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+4
> moves 0
= stop ; shift fabian 1
> play 0 stop
> moves 0
= pass ; double 8
> play 0 pass
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"12":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-12"}]}}

test SB-11.3: any number of abilities in one window, each as often as its charges allow
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window5","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":5,"income":0,"vp":9,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate grissom
> play 0 activate gordon
> play 0 pass
> play 0 pass
> play 0 activate grissom
> play 0 activate kubasov
> play 0 activate sarafanov
> play 0 pass
> play 0 activate grissom
# nothing is left
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 18
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"5":{"card":"starter-8","deployed":[]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]},"8":{"card":"starter-5","deployed":[]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 5
=json seats.1.sectors {}

test SB-11.4: charged and used in one turn, used and charged again in one turn
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate grissom
> play 0 set gagarin 3
> play 0 set gagarin 5
> play 0 use 3 5
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 11
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"gagarin","deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}
> play 0 activate grissom
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 14
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"gagarin","deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","deployed":[{"card":"starter-3"}]}}

test SB-11.5: each kind of ability has its window
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"volynov","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"6":{"card":"grissom","charges":1,"deployed":[{"card":"starter-6"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
# W
> moves 0
= pass ; activate grissom
> play 0 set titov 4
?~ SB-12.6a
> play 0 reroll volynov both
?~ SB-12.5b
> play 0 shift fabian 1
?~ SB-12.1a
> play 0 double 4
?~ SB-12.12a
> play 0 pass
# D
> moves 0
= roll ; set titov 1 ; set titov 2 ; set titov 3 ; set titov 4 ; set titov 5 ; set titov 6
> play 0 activate grissom
?~ SB-11.5
> play 0 set volynov 4
?~ SB-11.5
> play 0 set titov 4
> play 0 set titov 4
# R
> moves 0
= keep ; reroll volynov first ; reroll volynov both
> play 0 activate grissom
?~ SB-11.5
> play 0 reroll titov both
?~ SB-11.5
> play 0 keep
> play 0 activate grissom
?~ SB-11.5
> play 0 use 4+4
# A
> moves 0
= stop ; shift fabian 1
> play 0 shift grissom 1
?~ SB-11.5
> play 0 stop
# X
> moves 0
= pass ; double 8
> play 0 shift fabian 1
?~ SB-12.1a
> play 0 double 8
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"volynov","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","deployed":[{"card":"starter-4"}]},"6":{"card":"grissom","charges":1,"deployed":[{"card":"starter-6"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}

test SB-11.6: each uses what he wants and passes; who has passed is not asked again in that window
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"round":1,"phase":"window5","dice":[1,2],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}]}
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
> view all
=json phase window5
> pending
= 1
> play 1 activate zudov
> play 1 exchange 2
# Collins charges Armstrong, his only other card with slots, unasked; then nobody can use anything that
# has not passed
> view all
=json phase window5
> pending
= 2
> play 0 activate grissom
?~ SB-5.6
> play 2 activate collins
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"2":{"card":"zudov","deployed":[]},"9":{"card":"starter-2","deployed":[{"card":"starter-9"}]}}
=json seats.2.credits 5
=json seats.2.income 0
=json seats.2.vp 0
=json seats.2.sectors {"8":{"card":"collins","deployed":[{"card":"starter-8"}]},"12":{"card":"armstrong","charges":1,"deployed":[{"card":"starter-12"}]}}
> play 0 pass
# in the next window he is asked again
> view all
=json phase window7
> pending
= 0

test SB-11.7: a use that changes nothing is allowed
# Glenn finds no other slot
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"6":{"card":"glenn","charges":2,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate glenn
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"6":{"card":"glenn","deployed":[{"card":"starter-6"}]}}
# nobody has VP to lose, no card is bought
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":1,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate gordon
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 1
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-11.8: the charges are removed first
# Sarafanov buys the card that deploys him: no charge goes with him
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate sarafanov
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]}}
> play 0 buy irwin
> position
=json seats.0.credits 2
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"irwin","deployed":[{"card":"starter-2"},{"card":"sarafanov"}]}}

test SB-11.8: an effect is carried out to its end before another ability is used
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":9,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":9,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate gordon
> play 0 activate grissom
?~ SB-11.5
> play 0 buy ryumin
> play 0 activate grissom
?~ SB-11.5
> play 0 buy romanenko
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 5
=json seats.1.sectors {}
> play 0 activate kovalyonok
> play 0 claim dzhanibekov
> play 0 activate grissom
?~ SB-11.5
> play 0 claim remek
> play 0 claim chang-diaz
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"},{"card":"grissom","charges":1}]},"4":{"card":"remek","deployed":[{"card":"starter-4"}]},"6":{"card":"chang-diaz","deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}
> play 0 activate grissom
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"2":{"card":"romanenko","deployed":[{"card":"starter-2"}]},"3":{"card":"dzhanibekov","deployed":[{"card":"starter-3"},{"card":"grissom"}]},"4":{"card":"remek","deployed":[{"card":"starter-4"}]},"6":{"card":"chang-diaz","deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}

test SB-11.9: a card charged, laid or moved in a window can be used in the same window
# laid by Sarafanov, charged by Collins, used
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":20,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","grissom","conrad","borman","lovell"]]}
> play 0 activate sarafanov
> play 0 buy grissom
> moves 0
= pass ; activate collins
> play 0 activate collins
> moves 0
= charge sarafanov ; charge grissom
> play 0 charge grissom
> moves 0
= pass ; activate grissom
> play 0 activate grissom
> position
=json seats.0.credits 14
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}
# moved from sector 8 to 5 by Kubasov
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"8":{"card":"grissom","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate kubasov
> play 0 activate grissom
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"grissom","deployed":[{"card":"starter-8"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"8":{"card":"starter-5","deployed":[]}}
# deployed by the purchase, and used on its other side: Sarafanov deployed gives 3 credits
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":9,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate gordon
> play 0 buy irwin
> play 0 pass
> view all
=json phase window1
> pending
= 0
> position
=json seats.0.credits 2
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"irwin","deployed":[{"card":"starter-2"},{"card":"sarafanov","charges":1}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}
> play 0 activate sarafanov
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"irwin","deployed":[{"card":"starter-2"},{"card":"sarafanov"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}

test SB-EX6: a card of sector 9 bought in phase 6
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":9,"income":2,"vp":4,"sectors":{"9":{"card":"ivanov","deployed":[{"card":"starter-9"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["bean","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy bean
> view all
=json phase window7
> pending
= 0
> position
=json seats.0.credits 0
=json seats.0.income 2
=json seats.0.vp 4
=json seats.0.sectors {"9":{"card":"bean","deployed":[{"card":"starter-9"},{"card":"ivanov"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
# at exactly its cost, and with less
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":7,"income":2,"vp":4,"sectors":{"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["bean","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy bean
> position
=json seats.0.credits 0
=json seats.0.income 2
=json seats.0.vp 4
=json seats.0.sectors {"9":{"card":"bean","deployed":[{"card":"starter-9"}]},"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"buy","dice":[1,2],"seats":[ \
    {"credits":6,"income":2,"vp":4,"sectors":{"12":{"card":"grissom","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["bean","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 buy bean
?~ SB-13.1

test SB-EX14: sum 9 with a shift of one pays sector 10 instead
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"9":{"card":"gibson","deployed":[{"card":"starter-9"}]},"10":{"card":"lousma","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 4+5
> play 0 shift fabian 1
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 14
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"9":{"card":"gibson","deployed":[{"card":"starter-9"}]},"10":{"card":"lousma","deployed":[{"card":"starter-10"}]}}

test SB-EX15: three shifts, of which two reach the one sector that pays
# sector 11 pays 4 credits: four starting ships of 1 credit
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[]},"2":{"card":"ride","charges":1,"deployed":[]},"3":{"card":"prunariu","deployed":[]},"5":{"card":"shonin","charges":1,"deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-1"},{"card":"starter-2"},{"card":"starter-3"},{"card":"starter-5"}]}}}]}
> pending
= 0 1
> play 0 use 4 4
> play 1 use 4 4
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"fabian","charges":1,"deployed":[]},"2":{"card":"ride","charges":1,"deployed":[]},"3":{"card":"prunariu","deployed":[]},"5":{"card":"shonin","charges":1,"deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-1"},{"card":"starter-2"},{"card":"starter-3"},{"card":"starter-5"}]}}
> undo
> play 1 use 4+4
> moves 1
= stop ; shift fabian 1 ; shift ride 1 ; shift shonin 1 ; shift shonin 2
> play 1 stop
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"fabian","charges":1,"deployed":[]},"2":{"card":"ride","charges":1,"deployed":[]},"3":{"card":"prunariu","deployed":[]},"5":{"card":"shonin","charges":1,"deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-1"},{"card":"starter-2"},{"card":"starter-3"},{"card":"starter-5"}]}}
> undo
> play 1 shift fabian 1
> moves 1
= stop ; shift ride 1 ; shift shonin 1 ; shift shonin 2
> play 1 shift shonin 2
> view all
=json phase buy
> pending
= 0
> position
=json seats.1.credits 9
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"fabian","deployed":[]},"2":{"card":"ride","charges":1,"deployed":[]},"3":{"card":"prunariu","deployed":[]},"5":{"card":"shonin","deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-1"},{"card":"starter-2"},{"card":"starter-3"},{"card":"starter-5"}]}}
> undo 2
> play 1 shift ride 1
> play 1 shift shonin 2
> position
=json seats.1.credits 9
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"1":{"card":"fabian","charges":1,"deployed":[]},"2":{"card":"ride","deployed":[]},"3":{"card":"prunariu","deployed":[]},"5":{"card":"shonin","deployed":[]},"11":{"card":"starter-11","deployed":[{"card":"starter-1"},{"card":"starter-2"},{"card":"starter-3"},{"card":"starter-5"}]}}

test SB-EX16: a swap of sectors 5 and 8; a card of printed sector 5 goes to sector 5
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":9,"income":0,"vp":0,"sectors":{"5":{"card":"leonov","deployed":[{"card":"starter-5"},{"card":"brand"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]},"8":{"card":"eisele","deployed":[{"card":"starter-8"},{"card":"popov"},{"card":"swigert"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate kubasov
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"eisele","deployed":[{"card":"starter-8"},{"card":"popov"},{"card":"swigert"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]},"8":{"card":"leonov","deployed":[{"card":"starter-5"},{"card":"brand"}]}}
> play 0 activate gordon
> play 0 buy evans
> position
=json seats.0.credits 1
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"5":{"card":"evans","deployed":[{"card":"starter-8"},{"card":"popov"},{"card":"swigert"},{"card":"eisele"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]},"8":{"card":"leonov","deployed":[{"card":"starter-5"},{"card":"brand"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-EX17: a card of printed sector 12 laid in sector 7 by BUYANY
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":9,"income":0,"vp":0,"sectors":{"7":{"card":"farkas","deployed":[{"card":"starter-7"}]},"10":{"card":"kelly","charges":2,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["bluford","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate kelly
> position
=json seats.0.credits 9
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"farkas","deployed":[{"card":"starter-7"}]},"10":{"card":"kelly","charges":1,"deployed":[{"card":"starter-10"}]}}
> play 0 buy bluford
> moves 0
= lay 7 ; lay 8 ; lay 9 ; lay 10 ; lay 11 ; lay 12
> play 0 lay 7
> view all
=json phase window1
> pending
= 0
# Bluford costs 4
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"bluford","deployed":[{"card":"starter-7"},{"card":"farkas"}]},"10":{"card":"kelly","charges":1,"deployed":[{"card":"starter-10"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-EX18: one use sets one die, two uses both
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"setdie","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 set titov 6
> view all
=json phase setdie
> pending
= 0
> play 0 roll
> view all
=json phase use
=json dice.0 6
=json seats.0.sectors.3.charges 1
=json seats.0.credits 6
> undo
> play 0 set titov 2
> view all
=json phase use
=json dice [6,2]
=json seats.0.sectors.3.charges 0
=json seats.0.credits 7

test SB-EX19: an exchange of two stationed cards, and of a deployed with a stationed one
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"aldrin","deployed":[{"card":"starter-7"}]},"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate zudov
> moves 0
= exchange 1 ; exchange 2 ; exchange 3 ; exchange 4 ; exchange 5 ; exchange 6 ; exchange 7 ; exchange 8 ; exchange 10 ; exchange 11 ; exchange 12
> play 0 exchange 7
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"7":{"card":"zudov","deployed":[{"card":"starter-7"}]},"9":{"card":"aldrin","deployed":[{"card":"starter-9"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"4":{"card":"yegorov","deployed":[{"card":"starter-4"}]},"9":{"card":"gibson","deployed":[{"card":"starter-9"},{"card":"zudov","charges":1},{"card":"bean"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 activate zudov
> play 0 exchange 4
> position
=json seats.0.credits 5
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"4":{"card":"zudov","deployed":[{"card":"starter-4"}]},"9":{"card":"gibson","deployed":[{"card":"starter-9"},{"card":"bean"},{"card":"yegorov"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}

test SB-EX20: 2X in the own turn
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}]}
> play 0 use 2 3
> moves 0
= pass ; double 2 ; double 3
> play 0 double 3
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 8
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}
> undo
> play 0 pass
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}
> undo 2
> play 0 use 2+3
> moves 0
= pass ; double 5
> play 0 double 5
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}

test SB-EX21: 2X in another's turn, charges and credits of one sector doubled
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":5,"income":0,"vp":0,"sectors":{}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{"3":{"card":"white","deployed":[]},"5":{"card":"leonov","deployed":[{"card":"starter-5"},{"card":"grissom"},{"card":"ivanchenkov"},{"card":"truly"}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"starter-3"}]},"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}}]}
> play 0 use 5 6
> play 1 use 5 6
> moves 1
= pass ; double 5 ; double 6
> play 1 double 5
> view all
=json phase window5
> pending
= 1
> position
=json seats.1.credits 13
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"3":{"card":"white","deployed":[]},"5":{"card":"leonov","deployed":[{"card":"starter-5"},{"card":"grissom","charges":2},{"card":"ivanchenkov"},{"card":"truly"}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"starter-3"}]},"8":{"card":"starter-8","deployed":[{"card":"aksyonov"}]}}
> undo
> play 1 pass
> position
=json seats.1.credits 10
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {"3":{"card":"white","deployed":[]},"5":{"card":"leonov","deployed":[{"card":"starter-5"},{"card":"grissom","charges":1},{"card":"ivanchenkov"},{"card":"truly"}]},"6":{"card":"belyayev","deployed":[{"card":"starter-6"},{"card":"starter-3"}]},"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}

test SB-EX22: opponents lose 4 VP each, but none below 0
> setposition {"game":"spacebase","players":4,"active":2,"first":0,"round":1,"phase":"window1","seats":[ \
    {"credits":0,"income":0,"vp":10,"sectors":{}}, \
    {"credits":0,"income":0,"vp":3,"sectors":{}}, \
    {"credits":1,"income":0,"vp":7,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}]}
> play 2 activate gordon
> view all
=json phase window1
> pending
= 2
> position
=json seats.0.credits 0
=json seats.0.income 0
=json seats.0.vp 6
=json seats.0.sectors {}
=json seats.1.credits 0
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
=json seats.2.credits 1
=json seats.2.income 0
=json seats.2.vp 7
=json seats.2.sectors {"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}
=json seats.3.credits 0
=json seats.3.income 0
=json seats.3.vp 0
=json seats.3.sectors {}

test SB-EX23: BUY with 4 credits
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"round":1,"phase":"window5","dice":[1,2],"seats":[ \
    {"credits":3,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":5,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["shaw","romanenko","dzhanibekov","remek","ivanchenkov","chang-diaz"],["worden","irwin","mattingly","duke","evans","schmitt"],["young","mcdivitt","white","conrad","borman","lovell"]]}
> play 0 activate sarafanov
> view all
=json phase window5
> pending
= 0
> position
=json seats.0.credits 7
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]}}
> play 0 buy shaw
> view all
=json phase buy
> pending
= 0
> position
=json seats.0.credits 2
=json seats.0.income 0
=json seats.0.vp 0
=json seats.0.sectors {"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]},"10":{"card":"shaw","deployed":[{"card":"starter-10"}]}}
=json seats.1.credits 5
=json seats.1.income 0
=json seats.1.vp 0
=json seats.1.sectors {}
> moves 0
= pass ; buy romanenko ; buy dzhanibekov ; buy remek
