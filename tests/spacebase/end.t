# The end of the game (SB-15).

test SB-15.1 SB-15.7: 40 VP trigger the end, 39 do not
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"vp":35,"sectors":{"7":{"card":"carr","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+4
> view 0
=json ending false
=json seats.0.vp 39
=json phase buy
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"vp":36,"sectors":{"7":{"card":"carr","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+4
> view 0
=json ending true
=json seats.0.vp 40
=json phase buy

test SB-15.1 SB-15.2: in whatever turn, also by red rewards; the round is finished, no further one begins
> setposition {"game":"spacebase","players":3,"active":1,"first":1,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":0,"sectors":{}}, \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"vp":38,"sectors":{"7":{"card":"starter-7","deployed":[{"card":"carr"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 use 3 4
> play 2 use 3+4
> view 0
=json ending true
=json seats.2.vp 40
=json phase buy
> play 1 pass
> view 0
=json over false
=json active 2
=json round 1
> setposition {"game":"spacebase","players":3,"active":2,"first":1,"phase":"buy","ending":true,"round":7,"dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{}}, \
    {"credits":2,"sectors":{}}, \
    {"credits":2,"vp":40,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 2 pass
> view 0
=json over false
=json active 0
=json round 7
> setposition {"game":"spacebase","players":3,"active":0,"first":1,"phase":"buy","ending":true,"round":7,"dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"vp":40,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 pass
# seat 0 sits to the right of the first player: the round is over
> pending
=
> view 0
=json over true
=json phase over
=json round 7
=json winner null

test SB-15.2: without the trigger the last turn of a round leads to the next round
> setposition {"game":"spacebase","players":3,"active":0,"first":1,"phase":"buy","round":7,"dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{}}, \
    {"credits":0,"vp":39,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 pass
> view 0
=json over false
=json active 1
=json round 8

test SB-15.3 SB-EX28: 38 VP and a colony of 3 trigger the end; it stays so though 4 VP are lost
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":9,"vp":38,"sectors":{}}, \
    {"credits":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy frisch
> view 0
=json active 1
=json ending true
=json seats.0.vp 41
> play 1 activate gordon
> view 0
=json seats.0.vp 37
=json ending true
> play 1 set gagarin 1
> play 1 set gagarin 2
> play 1 use 1+2
> play 0 use 1+2
> play 1 pass
> view 0
=json over true
> result
=json score [37,0]
=json rank [1,2]

test SB-15.4 SB-15.9: most VP win, nothing else counts; equal VP share a place
> setposition {"game":"spacebase","players":4,"active":3,"first":0,"phase":"buy","ending":true,"round":9,"dice":[2,2],"seats":[ \
    {"credits":1,"income":0,"vp":40,"sectors":{}}, \
    {"credits":60,"income":12,"vp":20,"sectors":{}}, \
    {"credits":0,"income":0,"vp":20,"sectors":{}}, \
    {"credits":2,"income":0,"vp":7,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 3 pass
> result
=json over true
=json score [40,20,20,7]
=json rank [1,2,2,4]
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"buy","ending":true,"round":9,"dice":[2,2],"seats":[ \
    {"credits":60,"income":12,"vp":40,"sectors":{"1":{"card":"walker","deployed":[{"card":"starter-1"}]}}}, \
    {"credits":2,"vp":43,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 pass
> result
=json score [40,43]
=json rank [2,1]

test SB-15.5 SB-EX27: a tie for most VP makes one more full round, won even by one who was not tied
> setposition {"game":"spacebase","players":3,"active":2,"first":0,"phase":"buy","ending":true,"round":20,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":42,"sectors":{}}, \
    {"credits":0,"vp":42,"sectors":{}}, \
    {"credits":2,"vp":37,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 2 pass
> view 0
=json over false
=json extra true
=json active 0
=json round 21
=json ending true
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"phase":"buy","ending":true,"extra":true,"round":21,"dice":[2,2],"seats":[ \
    {"credits":2,"vp":45,"sectors":{}}, \
    {"credits":0,"vp":42,"sectors":{}}, \
    {"credits":0,"vp":46,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 pass
# a full round: the lead before its end counts nothing
> view 0
=json over false
=json active 1
> setposition {"game":"spacebase","players":3,"active":2,"first":0,"phase":"buy","ending":true,"extra":true,"round":21,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":45,"sectors":{}}, \
    {"credits":0,"vp":44,"sectors":{}}, \
    {"credits":2,"vp":46,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 2 pass
> result
=json over true
=json rank [2,3,1]
> setposition {"game":"spacebase","players":3,"active":2,"first":0,"phase":"buy","ending":true,"extra":true,"round":21,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":46,"sectors":{}}, \
    {"credits":0,"vp":44,"sectors":{}}, \
    {"credits":2,"vp":46,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 2 pass
# still tied: a further round
> view 0
=json over false
=json extra true
=json round 22
=json active 0

test SB-15.5: a tie below the top makes no further round
> setposition {"game":"spacebase","players":3,"active":2,"first":0,"phase":"buy","ending":true,"round":20,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":41,"sectors":{}}, \
    {"credits":0,"vp":41,"sectors":{}}, \
    {"credits":2,"vp":45,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 2 pass
> result
=json over true
=json rank [2,2,1]

test SB-15.6: an instant win in any window, own turn or not
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window1","seats":[ \
    {"credits":0,"vp":3,"sectors":{"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"vp":20,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate armstrong
> view 0
=json phase over
=json winner 0
=json dice [0,0]
> result
=json rank [1,2]
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window7","dice":[2,2],"seats":[ \
    {"credits":0,"vp":3,"sectors":{"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"vp":20,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> play 0 activate armstrong
> view 1
=json over true
=json winner 0
=json active 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"vp":3,"sectors":{"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"vp":20,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate armstrong
> result
=json over true
=json rank [1,2]

test SB-15.7 SB-6.8 SB-6.9: the end comes after phase 9 of the last turn
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window7","dice":[2,2],"seats":[ \
    {"credits":0,"vp":39,"sectors":{}}, \
    {"credits":0,"income":3,"vp":38,"sectors":{"7":{"card":"starter-7","deployed":[{"card":"zholobov","charges":1}]}}}], \
    "yard":[[null,"gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 activate zholobov
> view 0
=json over true
=json seats.1.vp 40
=json seats.1.credits 3
=json decks.0 42
> result
=json rank [2,1]

test SB-15.8: after 500 complete rounds the game is over; a tie is then shared
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"buy","round":499,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":5,"sectors":{}}, \
    {"credits":2,"vp":5,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 pass
> view 0
=json over false
=json round 500
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","round":500,"dice":[2,2],"seats":[ \
    {"credits":2,"vp":5,"sectors":{}}, \
    {"credits":0,"vp":5,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 pass
> view 0
=json over false
=json active 1
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"buy","round":500,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":5,"sectors":{}}, \
    {"credits":2,"vp":5,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 pass
> result
=json over true
=json score [5,5]
=json rank [1,1]
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"buy","round":500,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":5,"sectors":{}}, \
    {"credits":2,"vp":3,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 pass
> result
=json over true
=json rank [1,2]
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"buy","round":500,"ending":true,"extra":true,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":45,"sectors":{}}, \
    {"credits":2,"vp":45,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 pass
> result
=json over true
=json rank [1,1]
> setposition {"game":"spacebase","players":2,"round":501}
?~ round

test SB-15.9 SB-12.11a: after an instant win the others follow by VP
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"phase":"window5","ending":true,"dice":[2,2],"seats":[ \
    {"credits":0,"income":0,"vp":50,"sectors":{}}, \
    {"credits":0,"income":0,"vp":3,"sectors":{"12":{"card":"armstrong","charges":3,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"income":0,"vp":20,"sectors":{}}, \
    {"credits":0,"income":0,"vp":20,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 activate armstrong
> result
=json over true
=json score [50,3,20,20]
=json rank [2,1,3,3]

test SB-15.10: an extra round has all phases, purchases and abilities
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window1","ending":true,"extra":true,"round":22,"seats":[ \
    {"credits":7,"income":3,"vp":42,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"5":{"card":"volynov","charges":1,"deployed":[{"card":"starter-5"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"vp":42,"sectors":{"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json phase window1
> play 0 activate grissom
> pending
= 1
> moves 1
=all pass ; activate armstrong
> play 1 pass
> view 0
=json phase setdie
> play 0 set gagarin 2
> play 0 set gagarin 6
> view 0
=json phase reroll
> play 0 keep
> play 0 use 2+6
> view 0
=json phase claim
> play 0 claim ryumin
> play 0 pass
> view 0
=json phase window5
> play 1 pass
> view 0
=json phase buy
> play 0 buy tinbergen
> view 0
=json phase window7
=json seats.0.vp 46
> play 1 pass
# phases 8 and 9, then the other player's turn of the same round
> view 0
=json round 22
=json active 1
=json seats.0.credits 3
=json phase window1
> play 1 activate armstrong
> result
=json over true
=json rank [2,1]

test SB-15.4: the score is VP alone, told apart by colonies and the rest
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"ending":true,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":50,"income":9,"vp":41,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"12":{"card":"friedman","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"vp":5,"sectors":{"2":{"card":"tinbergen","deployed":[{"card":"starter-2"}]}}}]}
> result
=json over true
=json score [41,5]
=json sources.0.score [17,4]
=json sources.1.score [24,1]
=json sources.2 absent
