# The decision points: who is asked, exactly what, and what is asked next (SB-DP).

test SB-DP3 SB-11.6 SB-5.5: a window asks the active player until he passes, then the others clockwise, each once
> setposition {"game":"spacebase","players":4,"active":2,"first":1,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"income":0,"vp":0,"sectors":{"2":{"card":"shepard","charges":2,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}, \
    {"credits":2,"income":0,"vp":0,"sectors":{"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]},"8":{"card":"starter-8","deployed":[{"card":"collins","charges":1}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"kovalyonok","charges":1}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 2
> moves 2
=all pass ; activate gordon ; activate collins
> play 0 activate grissom
?~ SB-5.6
> play 2 pass
# seat 3's claim is blue, so the next who can do something is seat 0
> pending
= 0
> moves 0
=all pass ; activate grissom
> play 0 activate shepard
?~ SB-2.7
> play 0 activate grissom
> pending
= 0
> moves 0
=all pass ; activate grissom
> play 0 pass
> pending
= 1
> play 1 activate zudov
> pending
= 1
> moves 1
=all exchange 1 ; exchange 2 ; exchange 3 ; exchange 4 ; exchange 5 ; exchange 6 ; exchange 7 ; exchange 8 ; exchange 10 ; exchange 11 ; exchange 12
> play 1 exchange 1
# nobody is asked again in this window; phase 6 follows
> pending
= 2
> view 2
=json phase buy

test SB-DP3 SB-11.5: abilities of other windows, uncharged ones and cards of others are not offered
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"starter-2","deployed":[{"card":"sarafanov"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":1,"deployed":[{"card":"starter-4"}]},"5":{"card":"volynov","charges":1,"deployed":[{"card":"starter-5"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]},"12":{"card":"armstrong","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate grissom
> play 0 activate fabian
?~ SB-11.5
> play 0 activate titov
?~ SB-11.5
> play 0 activate volynov
?~ SB-11.5
> play 0 activate aksyonov
?~ SB-11.5
> play 0 activate sarafanov
?~ SB-11.1
> play 0 activate armstrong
?~ SB-10.7
> play 0 activate zudov
?~ SB-2.2
> play 0 activate starter-1
?~ SB-

test SB-DP3a SB-12.7b: the options of a granted purchase, and the window again after it
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":7,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"vp":9,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate gordon
> moves 0
=all pass ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy ; buy mattingly ; buy makarov ; buy lazarev ; buy garriott ; buy weitz
> play 0 buy farkas
> moves 0
=all pass ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 pass
> moves 0
=all pass ; activate grissom

test SB-DP3b: BUYANY offers what has any target, then the target; with nothing affordable nothing is asked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":3,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"10":{"card":"kelly","charges":2,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kelly
# ryumin and gurragcha: their own sector is locked, the far ones are open
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 buy gurragcha
> moves 0
=all lay 7 ; lay 8 ; lay 9 ; lay 10 ; lay 11 ; lay 12
> play 0 pass
?~ SB-
> play 0 lay 12
> moves 0
=all pass ; activate grissom ; activate kelly
> play 0 activate kelly
> moves 0
=all pass ; activate grissom
> position
=json seats.0 {"credits":0,"income":0,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"10":{"card":"kelly","deployed":[{"card":"starter-10"}]},"12":{"card":"gurragcha","deployed":[{"card":"starter-12"}]}}}

test SB-DP3c SB-DP3d: after a claim, a swap or a gain the window goes on
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"2":{"card":"shepard","charges":4,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"12":{"card":"starter-12","deployed":[{"card":"armstrong","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate shepard ; activate grissom ; activate kubasov ; activate armstrong
> play 0 activate kubasov
> moves 0
=all pass ; activate shepard ; activate grissom ; activate armstrong
> play 0 activate shepard
> moves 0
=all pass ; activate grissom ; activate armstrong
> play 0 activate armstrong
> moves 0
=all pass ; claim young ; claim white ; claim aldrin ; claim eisele ; claim cunningham ; claim carpenter
> play 0 claim white
# Grissom was deployed with both charges: still usable
> moves 0
=all pass ; activate grissom
> position
=json seats.0 {"credits":22,"income":0,"vp":0,"sectors":{"2":{"card":"shepard","deployed":[{"card":"starter-2"}]},"3":{"card":"white","deployed":[{"card":"starter-3"},{"card":"grissom","charges":2}]},"5":{"card":"starter-8","deployed":[]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"8":{"card":"starter-5","deployed":[]},"12":{"card":"starter-12","deployed":[{"card":"armstrong"}]}}}

test SB-DP4 SB-DP5 SB-DP16 SB-DP13: the whole course of a turn, every question asked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window1","seats":[ \
    {"credits":2,"income":1,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"2":{"card":"fabian","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"4":{"card":"volynov","charges":1,"deployed":[{"card":"starter-4"}]},"5":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-5"}]},"7":{"card":"lichtenberg","deployed":[{"card":"starter-7"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{"3":{"card":"starter-3","deployed":[]},"9":{"card":"starter-9","deployed":[{"card":"mitchell"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json phase window1
=json dice [0,0]
> play 0 roll
?~ SB-6.2
> play 0 activate grissom
> play 0 pass
> view 0
=json phase setdie
> play 0 set gagarin 2
> play 0 set gagarin 4
> view 0
=json phase reroll
> play 0 roll
?~ SB-6.2
> moves 0
=all keep ; reroll volynov first ; reroll volynov second ; reroll volynov both
> play 0 keep
> view 0
=json phase use
=json dice [2,4]
> play 0 keep
?~ SB-
> moves 0
=all use 2 4 ; use 2+4
> play 0 use 2+4
> moves 0
=all stop ; shift fabian 1
> play 0 double 6
?~ SB-12.12a
> play 0 shift fabian 1
> moves 0
=all pass ; double 7
> play 0 double 7
> moves 0
=all arrow 6 ; arrow 8
> play 0 arrow 8
> moves 0
=all arrow 6 ; arrow 8
> play 0 arrow 6
# sector 8 once: 2 claims; sector 6 once: 1 credit
> view 0
=json phase claim
> play 0 claim farkas
> play 0 claim savitskaya
> view 0
=json phase window5
> moves 0
=all pass ; activate grissom
> play 0 pass
> view 0
=json phase buy
# 2 + 3 (Grissom) + 2 (Gagarin) + 1
=json seats.0.credits 8
> play 0 buy weitz
> view 0
=json phase window7
=json yard.0 ["ryumin","gurragcha",null,"serebrov",null,"berezovoy"]
=json yard.1 ["worden","mattingly","makarov","lazarev","garriott",null]
=json seats.0.credits 0
> play 0 pass
# phases 8 and 9 ask nothing: the shipyard is full, credits are raised to the income, seat 1 is active
> view 1
=json active 1
=json phase window1
=json seats.0.credits 1
=json decks [38,38,27]
> pending
= 0
> moves 0
=all pass ; activate grissom

test SB-DP6 SB-DP12 SB-5.6: phases 3 and 4 are asked at once; nothing is carried out or shown before all answers are in
> setposition {"game":"spacebase","players":3,"active":1,"first":1,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"8":{"card":"starter-8","deployed":[{"card":"lenoir"}]}}}, \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"tuan"}]},"5":{"card":"starter-5","deployed":[{"card":"dobrovolsky"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0 1 2
> moves 0
=all use 2 5 ; use 2+5
> moves 1
=all use 2 5 ; use 2+5
> moves 2
=all use 2 5 ; use 2+5
> play 2 use 5 2
?~ SB-7.1
> play 2 use 2 5
> play 2 use 2 5
?~ SB-5.6
> play 0 use 2+5
> moves 0
=all stop ; shift fabian 1
> play 0 shift fabian 1
# nobody sees who has answered, nor anything of the answers
> view 1
=json waiting [0,1,2]
=json seats.0.sectors.0.charges 1
=json seats.0.credits 0
=json seats.2.credits 0
=json answer {"done":false}
> view all
=json waiting [0,1,2]
=json answer absent
> events 1
=json . []
> view 0
=json answer.use sum
=json answer.sector 8
=json answer.shifts ["fabian"]
=json answer.done true
> moves 0
=
> play 1 use 2+5
# the active player first, then clockwise
> events all
=json 0.kind sum
=json 0.seat 1
=json 1.kind gain
=json 1.seat 1
=json 1.credits 3
=json 2.kind separate
=json 2.seat 2
=json 3.kind gain
=json 3.seat 2
=json 3.vp 1
=json 4.kind sum
=json 4.seat 0
=json 4.sector 7
=json 5.kind shift
=json 5.seat 0
=json 5.card fabian
=json 5.sector 8
=json 6.kind gain
=json 6.seat 0
=json 6.vp 1
=json 7 absent
> position
=json seats.0 {"credits":2,"income":0,"vp":1,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"8":{"card":"starter-8","deployed":[{"card":"lenoir"}]}}}
=json seats.1 {"credits":5,"income":0,"vp":0,"sectors":{}}
=json seats.2 {"credits":1,"income":0,"vp":1,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"tuan"}]},"5":{"card":"starter-5","deployed":[{"card":"dobrovolsky"}]}}}

test SB-DP8: 2X is asked only with a charged card of the right colour
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+3
> view 0
=json phase buy
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,3],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3 3
> moves 0
=all pass ; double 3
> play 0 double 6
?~ SB-12.12b
> play 0 pass
> view 0
=json phase buy
=json seats.0.credits 4

test SB-DP9 SB-9.12: a double arrow is asked when both neighbours exist and one of them can pay
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":2,"vp":20,"sectors":{"8":{"card":"myrdal","deployed":[{"card":"starter-8"}]},"9":{"card":"parker","deployed":[{"card":"starter-9"}]},"10":{"card":"starter-10","deployed":[]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 4+5
> moves 0
=all arrow 8 ; arrow 10
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":2,"vp":22,"sectors":{"8":{"card":"myrdal","deployed":[{"card":"starter-8"}]},"9":{"card":"parker","deployed":[{"card":"starter-9"}]},"10":{"card":"kantorovich","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 4+5
# both neighbours barren: nothing is asked
> view 0
=json phase buy
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":2,"sectors":{"12":{"card":"parker","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 6+6
# one neighbour only: sector 11 pays
> view 0
=json phase buy
=json seats.0.income 1

test SB-DP12 SB-DP9: shifts, 2X and arrows of one answer come in this order, the arrows by sector, the extra instance last
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"lichtenberg","deployed":[{"card":"starter-2"}]},"4":{"card":"parker","deployed":[{"card":"starter-4"}]},"5":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-5"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2 4
> moves 0
=all pass ; double 2 ; double 4
> play 0 double 2
> moves 0
=all arrow 1 ; arrow 3
> play 0 arrow 1
> moves 0
=all arrow 3 ; arrow 5
> play 0 arrow 3
> moves 0
=all arrow 1 ; arrow 3
> play 0 arrow 3
# charges on Fabian (sector 1) once; sector 3 twice 1 credit; Aksyonov spent
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"lichtenberg","deployed":[{"card":"starter-2"}]},"4":{"card":"parker","deployed":[{"card":"starter-4"}]},"5":{"card":"aksyonov","deployed":[{"card":"starter-5"}]}}}

test SB-DP17: sealed answers, spent cards, claims and granted purchases are written and read back
> setposition {"game":"spacebase","players":3,"active":1,"first":2,"round":7,"dice":[2,4],"ending":true,"extra":true, \
    "agenda":[["turn",0,5],["use",1,1]],"asked":[0,2],"sealed":[0,1,2],"seats":[ \
    {"credits":1,"income":2,"vp":40,"sectors":{"6":{"card":"starter-6","deployed":[{"card":"allen"}]}},"answer":{"stage":"use"}}, \
    {"credits":4,"income":5,"vp":6,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]}}, \
     "answer":{"stage":"done","sum":true,"sector":7,"cards":["fabian"]}}, \
    {"credits":7,"income":8,"vp":9,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"grissom","charges":2}]}},"answer":{"stage":"use"}}]}
= ok
> position
=json active 1
=json first 2
=json round 7
=json dice [2,4]
=json ending true
=json extra true
=json asked [0,2]
=json sealed [0,1,2]
=json seats.0.credits 1
=json seats.1.income 5
=json seats.2.vp 9
=json seats.1.answer.stage done
=json seats.1.answer.sum true
=json seats.1.answer.sector 7
=json seats.1.answer.cards ["fabian"]
=json seats.2.sectors {"2":{"card":"starter-2","deployed":[{"card":"grissom","charges":2}]}}
> play 0 use 2+4
> play 2 use 2 4
# seat 1's sealed shift: 3 credits of sector 7; Allen deployed in sector 6; Grissom's slots were full
> position
=json seats.1.credits 7
=json seats.0.credits 3
=json seats.0.vp 41
=json seats.2.sectors.2.deployed.0 {"card":"grissom","charges":2}
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"phase":"window5","spent":["glenn"],"dice":[2,2],"seats":[ \
    {"credits":2,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"6":{"card":"glenn","charges":1,"deployed":[{"card":"starter-6"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate grissom
> play 0 activate glenn
?~ SB-12.8e
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"claim","claims":[0,0,1],"dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; claim young ; claim white ; claim aldrin ; claim eisele ; claim cunningham ; claim carpenter
> play 0 claim young
> view 0
=json phase buy
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"claim","claims":[1,0,1],"dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; claim young ; claim white ; claim aldrin ; claim eisele ; claim cunningham ; claim carpenter
> play 0 pass
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 pass
> view 0
=json phase buy

test SB-DP18 SB-DP17: a position that breaks an invariant is refused, and the game before it stays
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]}}},{"sectors":{"2":{"card":"ryumin","deployed":[{"card":"starter-2"}]}}}]}
?~ ryumin is in two places
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]}}},{"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]}}}]}
?~ frisch is in two places
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"deployed":[{"card":"starter-1"}]}}},{"sectors":{}}]}
?~ card
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"12":{"card":"armstrong","charges":6,"deployed":[{"card":"starter-12"}]}}},{"sectors":{}}]}
?~ SB-10.15
> setposition {"game":"spacebase","players":3,"seats":[{"sectors":{"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}},{"sectors":{}},{"sectors":{}}]}
?~ SB-10.15
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"12":{"card":"starter-12","deployed":[{"card":"armstrong","charges":2}]}}},{"sectors":{}}]}
?~ SB-10.15
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"card":"starter-1","charges":1}}},{"sectors":{}}]}
?~ charges
> setposition {"game":"spacebase","players":2,"seats":[{"credits":-1,"sectors":{}},{"sectors":{}}]}
?~ credits
> setposition {"game":"spacebase","players":2,"seats":[{"income":-1,"sectors":{}},{"sectors":{}}]}
?~ income
> setposition {"game":"spacebase","players":2,"seats":[{"vp":-1,"sectors":{}},{"sectors":{}}]}
?~ vp
> setposition {"game":"spacebase","players":2,"seats":[{"vp":40,"sectors":{}},{"sectors":{}}]}
?~ SB-15.1
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{}},{"sectors":{}}],"yard":[["ryumin",null,"farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
?~ SB-6.8
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{}},{"sectors":{}}],"yard":[["ryumin","worden","farkas","serebrov","savitskaya","berezovoy"],["gurragcha","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
?~ wrong row
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"card":"starter-2"},"2":{"card":"starter-2"}}},{"sectors":{}}]}
?~ starter-2 is in two places
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{}},{"sectors":{}}],"dice":[0,0],"phase":"use"}
?~ SB-5.4
# nothing changed
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{}}

test SB-DP11 SB-13.6: in phase 6 only a card's own sector counts: with that locked nobody is asked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":4,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","malyshev",null,null,null],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json active 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":4,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","malyshev","crippen",null,null],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; buy crippen

test SB-DP11 SB-14.2: colonies alone are reason to ask
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":9,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[[null,null,null,null,null,null],[null,null,null,null,null,null],[null,null,null,null,null,null]]}
> moves 0
=all pass ; buy frisch
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":8,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[[null,null,null,null,null,null],[null,null,null,null,null,null],[null,null,null,null,null,null]]}
> view 0
=json active 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":11,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[[null,null,null,null,null,null],[null,null,null,null,null,null],[null,null,null,null,null,null]]}
> view 0
=json active 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":12,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[[null,null,null,null,null,null],[null,null,null,null,null,null],[null,null,null,null,null,null]]}
> moves 0
=all pass ; buy tinbergen

test SB-9.12 SB-8.10: a double arrow between two colonies ends its chain, not the other die's
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":2,"vp":8,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"2":{"card":"parker","deployed":[{"card":"starter-2"}]},"3":{"card":"samuelson","deployed":[{"card":"starter-3"}]},"5":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-5"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2 4
> play 0 double 4
> view 0
=json phase buy
=json seats.0.credits 4

test SB-6.2 SB-6.14: the roll is told with both dice
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"setdie","seats":[ \
    {"credits":2,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 set gagarin 6
> play 0 set gagarin 3
> events 1
=json 4.kind roll
=json 4.seat 0
=json 4.one 6
=json 4.two 3
