# Abilities of the windows of phases 1, 5 and 7, one by one (SB-12.2 to SB-12.4, SB-12.7 to SB-12.11, SB-12.13).

# ---- SB-12.2 BUY ----

test SB-12.2a SB-12.2b SB-12.2c SB-13.8 SB-DP3a: the credits first, then a purchase at exactly the cost; phase 6 stays open
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":6,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate sarafanov
> play 0 activate sarafanov
> pending
= 0
# 6 + 4 = 10 credits: every ship up to 10, the colony of cost 9, no level 3 ship
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy ; buy worden ; buy mattingly ; buy makarov ; buy lazarev ; buy garriott ; buy weitz ; buy frisch
> play 0 buy young
?~ SB-13.1
> play 0 buy worden
> view 0
=json phase buy
=json yard.1 [null,"mattingly","makarov","lazarev","garriott","weitz"]
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"1":{"card":"worden","deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 buy ryumin
# phase 6 costs all: 3 for a card of cost 2
> view 0
=json seats.0.credits 0
=json seats.0.sectors.0.card ryumin

test SB-12.2a SB-14.2 SB-14.3: the extra purchase may be a colony
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":7,"vp":1,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate sarafanov
> play 0 buy frisch
> view 0
=json phase buy
=count colonies 11
> position
=json seats.0 {"credits":2,"income":0,"vp":4,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]}}}

test SB-12.2d SB-11.2: declining the purchase keeps the credits
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":1,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate sarafanov
> play 0 pass
> view 0
=json phase buy
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]}}}

test SB-12.2c SB-2.7: Sarafanov deployed gives 3 credits, still in the own turn only
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":1,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"sarafanov","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate sarafanov
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 buy farkas
# 1 + 3 - 3 = 1 credit is left: no purchase in phase 6, the turn is over
> position
=json active 1
=json seats.0.credits 1
=json seats.0.sectors.2 {"card":"starter-2","deployed":[{"card":"sarafanov"}]}
=json seats.0.sectors.7 {"card":"farkas","deployed":[{"card":"starter-7"}]}
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":1,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"sarafanov","charges":1}]}}}, \
    {"credits":2,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 1
> view 0
=json phase buy

test SB-12.2c SB-12.2d SB-EX47 SB-15.1: Zholobov deployed gives 2 VP even if nothing can be bought
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window1","seats":[ \
    {"credits":0,"vp":38,"sectors":{"7":{"card":"starter-7","deployed":[{"card":"zholobov","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate zholobov
> play 0 activate zholobov
> view 0
=json phase use
=json ending true
=json seats.0.vp 40
=json seats.0.credits 0
=json seats.0.sectors.6.deployed.0.charges 0
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"vp":1,"sectors":{"7":{"card":"starter-7","deployed":[{"card":"zholobov","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zholobov
> moves 0
=all pass ; buy ryumin ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 pass
> view 0
=json phase buy
> moves 0
=all pass ; buy ryumin ; buy serebrov ; buy savitskaya ; buy berezovoy
> position
=json seats.0 {"credits":2,"income":0,"vp":3,"sectors":{"7":{"card":"starter-7","deployed":[{"card":"zholobov"}]}}}

test SB-EX47: phase 6 is still open after it
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window1","seats":[ \
    {"credits":2,"vp":38,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"7":{"card":"starter-7","deployed":[{"card":"zholobov","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zholobov
> play 0 pass
> play 0 set gagarin 1
> play 0 set gagarin 2
> play 0 use 1+2
> view 0
=json phase buy
=json ending true
=json seats.0.vp 40
=json seats.0.credits 5

# ---- SB-12.3 CLAIM ----

test SB-12.3a SB-12.3b SB-13.9 SB-13.12 SB-DP3c: three level 1 cards, each chosen in turn, each optional, free
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kovalyonok
> pending
= 0
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 claim gurragcha
> moves 0
=all pass ; claim ryumin ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 claim ryumin
> moves 0
=all pass ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 claim savitskaya
# not a fourth; a claim is no purchase
> view 0
=json phase buy
=json yard.0 [null,null,"farkas","serebrov",null,"berezovoy"]
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"ryumin","deployed":[{"card":"starter-1"},{"card":"gurragcha"}]},"9":{"card":"savitskaya","deployed":[{"card":"starter-9"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}
> play 0 buy farkas
?~ SB-13.1
> play 0 buy serebrov
> view 0
=json seats.0.sectors.7.card serebrov

test SB-12.3c SB-12.3a: a declined claim is lost, the others remain
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kovalyonok
> play 0 pass
> play 0 claim farkas
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 pass
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"7":{"card":"farkas","deployed":[{"card":"starter-7"}]},"12":{"card":"kovalyonok","deployed":[{"card":"starter-12"}]}}}

test SB-12.3a SB-13.10: deployed, five cards claim one card of level 2 and two one of level 3
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"tereshkova","charges":1}]},"9":{"card":"starter-9","deployed":[{"card":"bykovsky","charges":1}]},"10":{"card":"starter-10","deployed":[{"card":"popovich","charges":1}]},"11":{"card":"starter-11","deployed":[{"card":"nikolayev","charges":1}]},"12":{"card":"starter-12","deployed":[{"card":"kovalyonok","charges":1},{"card":"armstrong","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate tereshkova ; activate bykovsky ; activate popovich ; activate nikolayev ; activate kovalyonok ; activate armstrong
> play 0 activate tereshkova
> play 0 claim ryumin
?~ SB-13.10
> play 0 claim young
?~ SB-13.10
> play 0 claim frisch
?~ SB-13.10
> moves 0
=all pass ; claim worden ; claim mattingly ; claim makarov ; claim lazarev ; claim garriott ; claim weitz
> play 0 claim mattingly
> play 0 activate bykovsky
> moves 0
=all pass ; claim worden ; claim makarov ; claim lazarev ; claim garriott ; claim weitz
> play 0 claim worden
> play 0 activate popovich
> play 0 claim makarov
> play 0 activate kovalyonok
> moves 0
=all pass ; claim lazarev ; claim garriott ; claim weitz
> play 0 claim lazarev
> play 0 activate nikolayev
> moves 0
=all pass ; claim young ; claim white ; claim aldrin ; claim eisele ; claim cunningham ; claim carpenter
> play 0 claim white
> play 0 activate armstrong
> moves 0
=all pass ; claim young ; claim aldrin ; claim eisele ; claim cunningham ; claim carpenter
> play 0 claim carpenter
> view 0
=json phase buy
=json yard.1 [null,null,null,null,"garriott","weitz"]
=json yard.2 ["young",null,"aldrin","eisele","cunningham",null]
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"worden","deployed":[{"card":"starter-1"}]},"3":{"card":"white","deployed":[{"card":"starter-3"},{"card":"mattingly"}]},"7":{"card":"makarov","deployed":[{"card":"starter-7"}]},"8":{"card":"lazarev","deployed":[{"card":"tereshkova"},{"card":"starter-8"}]},"9":{"card":"starter-9","deployed":[{"card":"bykovsky"}]},"10":{"card":"starter-10","deployed":[{"card":"popovich"}]},"11":{"card":"starter-11","deployed":[{"card":"nikolayev"}]},"12":{"card":"carpenter","deployed":[{"card":"kovalyonok"},{"card":"armstrong"},{"card":"starter-12"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}

test SB-12.3c SB-8.6 SB-DP10: claims won by dice go from the highest level down
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":2,"sectors":{"9":{"card":"bykovsky","deployed":[{"card":"starter-9"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 4+5
> view 0
=json phase claim
> moves 0
=all pass ; claim worden ; claim mattingly ; claim makarov ; claim lazarev ; claim garriott ; claim weitz
> play 0 claim ryumin
?~ SB-13.10
> play 0 claim weitz
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 claim savitskaya
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"9":{"card":"savitskaya","deployed":[{"card":"starter-9"},{"card":"bykovsky"}]},"12":{"card":"weitz","deployed":[{"card":"starter-12"}]}}}
> undo 2
> play 0 pass
# the level 2 claim is lost, the level 1 claim is asked
> play 0 claim worden
?~ SB-13.10
> play 0 pass
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"9":{"card":"bykovsky","deployed":[{"card":"starter-9"}]}}}

test SB-12.3c SB-8.6: Nikolayev: level 3, then level 1; Popovich: twice level 2; Tereshkova: twice level 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":2,"sectors":{"11":{"card":"nikolayev","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 5+6
> moves 0
=all pass ; claim young ; claim white ; claim aldrin ; claim eisele ; claim cunningham ; claim carpenter
> play 0 claim aldrin
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 claim farkas
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"7":{"card":"farkas","deployed":[{"card":"starter-7"},{"card":"aldrin"}]},"11":{"card":"nikolayev","deployed":[{"card":"starter-11"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,6],"seats":[ \
    {"credits":2,"sectors":{"10":{"card":"popovich","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 4+6
> play 0 claim garriott
> moves 0
=all pass ; claim worden ; claim mattingly ; claim makarov ; claim lazarev ; claim weitz
> play 0 claim makarov
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"7":{"card":"makarov","deployed":[{"card":"starter-7"}]},"9":{"card":"garriott","deployed":[{"card":"starter-9"}]},"10":{"card":"popovich","deployed":[{"card":"starter-10"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,6],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+6
> play 0 claim savitskaya
> play 0 claim ryumin
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]},"9":{"card":"savitskaya","deployed":[{"card":"starter-9"}]}}}

# ---- SB-12.4 SWAP ----

test SB-12.4a SB-12.4b SB-12.4e SB-12.4f SB-DP3d: all cards of two sectors change places, in their order, with their charges
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":4,"sectors":{"5":{"card":"shonin","charges":1,"deployed":[{"card":"grissom","charges":2},{"card":"starter-5"},{"card":"ivanchenkov"}]},"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]},"8":{"card":"lenoir","deployed":[{"card":"starter-8"},{"card":"aksyonov","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["dzhanibekov","prunariu","truly","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kubasov
> moves 0
=all pass ; activate grissom
> play 0 pass
> view 0
=json phase buy
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"5":{"card":"lenoir","deployed":[{"card":"starter-8"},{"card":"aksyonov","charges":1}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"8":{"card":"shonin","charges":1,"deployed":[{"card":"grissom","charges":2},{"card":"starter-5"},{"card":"ivanchenkov"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}
# a card of printed sector 5 goes to sector 5 all the same
> play 0 buy truly
> position
=json seats.0.sectors.5 {"card":"truly","deployed":[{"card":"starter-8"},{"card":"aksyonov","charges":1},{"card":"lenoir"}]}
=json seats.0.sectors.8 {"card":"shonin","charges":1,"deployed":[{"card":"grissom","charges":2},{"card":"starter-5"},{"card":"ivanchenkov"}]}

test SB-12.4a SB-10.7: the sectors of each swap card, and the charges it needs with two players
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"yeliseyev","charges":3,"deployed":[{"card":"starter-1"}]},"6":{"card":"lovell","deployed":[{"card":"starter-6"}]},"7":{"card":"allen","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate yeliseyev
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"yeliseyev","deployed":[{"card":"starter-1"}]},"6":{"card":"allen","deployed":[{"card":"starter-7"}]},"7":{"card":"lovell","deployed":[{"card":"starter-6"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"4":{"card":"engle","deployed":[{"card":"starter-4"}]},"7":{"card":"zholobov","charges":3,"deployed":[{"card":"starter-7"}]},"9":{"card":"bobko","deployed":[{"card":"starter-9"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zholobov
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"4":{"card":"bobko","deployed":[{"card":"starter-9"}]},"7":{"card":"zholobov","deployed":[{"card":"starter-7"}]},"9":{"card":"engle","deployed":[{"card":"starter-4"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"2":{"card":"crippen","deployed":[{"card":"starter-2"}]},"10":{"card":"rozhdestvensky","charges":3,"deployed":[{"card":"starter-10"}]},"11":{"card":"musgrave","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate rozhdestvensky
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"2":{"card":"musgrave","deployed":[{"card":"starter-11"}]},"10":{"card":"rozhdestvensky","deployed":[{"card":"starter-10"}]},"11":{"card":"crippen","deployed":[{"card":"starter-2"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"4":{"card":"engle","deployed":[{"card":"starter-4"}]},"5":{"card":"schirra","charges":3,"deployed":[{"card":"starter-5"}]},"10":{"card":"peterson","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate schirra
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"4":{"card":"peterson","deployed":[{"card":"starter-10"}]},"5":{"card":"schirra","deployed":[{"card":"starter-5"}]},"10":{"card":"engle","deployed":[{"card":"starter-4"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"malyshev","deployed":[{"card":"starter-1"}]},"9":{"card":"cernan","charges":3,"deployed":[{"card":"starter-9"}]},"12":{"card":"hauck","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate cernan
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"hauck","deployed":[{"card":"starter-12"}]},"9":{"card":"cernan","deployed":[{"card":"starter-9"}]},"12":{"card":"malyshev","deployed":[{"card":"starter-1"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"yeliseyev","charges":2,"deployed":[{"card":"starter-1"}]},"5":{"card":"schirra","charges":2,"deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]},"7":{"card":"zholobov","charges":2,"deployed":[{"card":"starter-7"}]},"9":{"card":"cernan","charges":2,"deployed":[{"card":"starter-9"}]},"10":{"card":"rozhdestvensky","charges":2,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
# one charge short each: nothing to use
> view 0
=json phase buy

test SB-10.4 SB-10.7 SB-12.4a: the slots in use of every joined card with 2, 3 and 4 players
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"yeliseyev","deployed":[{"card":"starter-1"}]},"2":{"card":"shepard","deployed":[{"card":"starter-2"}]},"3":{"card":"glenn","deployed":[{"card":"starter-3"}]},"4":{"card":"starter-4","deployed":[{"card":"fabian"}]},"5":{"card":"schirra","deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"7":{"card":"zholobov","deployed":[{"card":"starter-7"}]},"9":{"card":"cernan","deployed":[{"card":"starter-9"}]},"10":{"card":"rozhdestvensky","deployed":[{"card":"starter-10"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json seats.0.sectors.0.slots 3
=json seats.0.sectors.1.slots 4
=json seats.0.sectors.4.slots 3
=json seats.0.sectors.5.slots 4
=json seats.0.sectors.6.slots 3
=json seats.0.sectors.8.slots 3
=json seats.0.sectors.9.slots 3
=json seats.0.sectors.11.slots 5
=json seats.0.sectors.2.slots 2
=json seats.0.sectors.3.deployed.0.slots 2
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"yeliseyev","deployed":[{"card":"starter-1"}]},"2":{"card":"shepard","deployed":[{"card":"starter-2"}]},"3":{"card":"glenn","deployed":[{"card":"starter-3"}]},"4":{"card":"starter-4","deployed":[{"card":"fabian"}]},"5":{"card":"schirra","deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"7":{"card":"zholobov","deployed":[{"card":"starter-7"}]},"9":{"card":"cernan","deployed":[{"card":"starter-9"}]},"10":{"card":"rozhdestvensky","deployed":[{"card":"starter-10"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json seats.0.sectors.0.slots 3
=json seats.0.sectors.1.slots 3
=json seats.0.sectors.4.slots 3
=json seats.0.sectors.5.slots 3
=json seats.0.sectors.6.slots 3
=json seats.0.sectors.8.slots 3
=json seats.0.sectors.9.slots 3
=json seats.0.sectors.11.slots 4
=json seats.0.sectors.2.slots 2
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"yeliseyev","deployed":[{"card":"starter-1"}]},"2":{"card":"shepard","deployed":[{"card":"starter-2"}]},"3":{"card":"glenn","deployed":[{"card":"starter-3"}]},"4":{"card":"starter-4","deployed":[{"card":"fabian"}]},"5":{"card":"schirra","deployed":[{"card":"starter-5"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"7":{"card":"zholobov","deployed":[{"card":"starter-7"}]},"9":{"card":"cernan","deployed":[{"card":"starter-9"}]},"10":{"card":"rozhdestvensky","deployed":[{"card":"starter-10"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json seats.0.sectors.0.slots 2
=json seats.0.sectors.1.slots 2
=json seats.0.sectors.4.slots 2
=json seats.0.sectors.5.slots 2
=json seats.0.sectors.6.slots 2
=json seats.0.sectors.8.slots 2
=json seats.0.sectors.9.slots 2
=json seats.0.sectors.11.slots 3
=json seats.0.sectors.2.slots 1
=json seats.0.sectors.3.deployed.0.slots 2
> setposition {"game":"spacebase","players":5,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"income":0,"vp":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"glenn"}]},"6":{"card":"kubasov","deployed":[{"card":"starter-6"}]},"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json seats.0.sectors.2.deployed.0.slots 2
=json seats.0.sectors.5.slots 2
=json seats.0.sectors.11.slots 3

test SB-12.4c SB-EX46: the credits of a swap card are a reward, with or without room for the charge
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":2,"sectors":{"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+4
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":2,"sectors":{"6":{"card":"kubasov","charges":3,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+4
> view 0
=json phase window5
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"6":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-6"}]}}}
> play 0 activate kubasov
# the ability itself pays nothing
> position
=json seats.0.credits 3
=json seats.0.sectors.6 {"card":"kubasov","deployed":[{"card":"starter-6"}]}
=json seats.0.sectors.5.card starter-8
=json seats.0.sectors.8.card starter-5

test SB-12.4c: the other swap cards pay 1, 2, 4, 2 and 6 credits with the charge
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[1,5],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"yeliseyev","deployed":[{"card":"starter-1"}]},"5":{"card":"schirra","deployed":[{"card":"starter-5"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 1 5
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"yeliseyev","charges":1,"deployed":[{"card":"starter-1"}]},"5":{"card":"schirra","charges":1,"deployed":[{"card":"starter-5"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"sectors":{"7":{"card":"zholobov","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+4
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"7":{"card":"zholobov","charges":1,"deployed":[{"card":"starter-7"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[5,5],"seats":[ \
    {"credits":2,"sectors":{"10":{"card":"rozhdestvensky","deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 5+5
> position
=json seats.0 {"credits":6,"income":0,"vp":0,"sectors":{"10":{"card":"rozhdestvensky","charges":1,"deployed":[{"card":"starter-10"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":2,"sectors":{"9":{"card":"cernan","deployed":[{"card":"starter-9"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 4+5
> position
=json seats.0 {"credits":8,"income":0,"vp":0,"sectors":{"9":{"card":"cernan","charges":1,"deployed":[{"card":"starter-9"}]}}}

test SB-12.4d SB-14.9 SB-EX38: a colony moves with its sector, gives no VP anew and blocks where it lies
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window1","seats":[ \
    {"credits":9,"vp":8,"sectors":{"1":{"card":"yeliseyev","charges":3,"deployed":[{"card":"starter-1"}]},"2":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-2"}]},"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]},"7":{"card":"merbold","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["savinykh","chang-diaz","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate yeliseyev
> position
=json seats.0 {"credits":9,"income":0,"vp":8,"sectors":{"1":{"card":"yeliseyev","deployed":[{"card":"starter-1"}]},"2":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-2"}]},"6":{"card":"merbold","deployed":[{"card":"starter-7"}]},"7":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]}}}
> play 0 set gagarin 2
> play 0 set gagarin 4
> play 0 use 2+4
# Merbold pays 1 credit, her arrow enters the colony's sector: nothing
> view 0
=json phase buy
=json seats.0.credits 12
=json seats.0.vp 8
> moves 0
=has buy savinykh
=not buy farkas
=not buy makarov
> play 0 buy farkas
?~ SB-13.6
> play 0 buy savinykh
> position
=json seats.0.sectors.6 {"card":"savinykh","deployed":[{"card":"starter-7"},{"card":"merbold"}]}

test SB-12.4f: the card used moves with its sector
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"5":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-5"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kubasov
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"5":{"card":"starter-8","deployed":[]},"8":{"card":"kubasov","deployed":[{"card":"starter-5"}]}}}

# ---- SB-12.7 LOSEVP ----

test SB-12.7a SB-12.7b: every opponent loses 4 VP, not below 0; then two purchases at exact cost, each optional
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":11,"income":0,"vp":9,"sectors":{"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"income":0,"vp":10,"sectors":{}}, \
    {"credits":0,"income":0,"vp":3,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate gordon
> score
= 9 6 0 0
> pending
= 0
> moves 0
=has pass
=has buy frisch
=has buy weitz
=not buy young
> play 0 buy weitz
> position
=json seats.0 {"credits":4,"income":0,"vp":9,"sectors":{"7":{"card":"gordon","deployed":[{"card":"starter-7"}]},"12":{"card":"weitz","deployed":[{"card":"starter-12"}]}}}
# the second purchase
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 buy ryumin
> view 0
=json phase buy
> moves 0
=all pass ; buy serebrov ; buy savitskaya ; buy berezovoy
> position
=json seats.0 {"credits":2,"income":0,"vp":9,"sectors":{"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]},"12":{"card":"weitz","deployed":[{"card":"starter-12"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":6,"sectors":{}}
=json seats.2 {"credits":0,"income":0,"vp":0,"sectors":{}}
=json seats.3 {"credits":0,"income":0,"vp":0,"sectors":{}}
> undo 2
> play 0 pass
# one declined: the other is still offered
> view 0
=json phase window5
> play 0 pass
> view 0
=json phase buy
> position
=json seats.0 {"credits":11,"income":0,"vp":9,"sectors":{"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":6,"sectors":{}}

test SB-12.7a SB-12.7b SB-2.7: Gordon deployed takes 3 VP and grants one purchase; the user loses nothing
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":4,"vp":9,"sectors":{"7":{"card":"starter-7","deployed":[{"card":"gordon","charges":1}]}}}, \
    {"credits":0,"vp":7,"sectors":{}}, \
    {"credits":0,"vp":2,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate gordon
> score
= 9 4 0
> play 0 buy ryumin
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":9,"sectors":{"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]},"7":{"card":"starter-7","deployed":[{"card":"gordon"}]}}}
# nothing to buy: the loss comes all the same, nothing is asked
> setposition {"game":"spacebase","players":3,"active":1,"first":1,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"vp":7,"sectors":{}}, \
    {"credits":0,"sectors":{"7":{"card":"starter-7","deployed":[{"card":"gordon","charges":1}]}}}, \
    {"credits":0,"vp":3,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 activate gordon
> score
= 4 0 0
> view 0
=json active 2
# blue: not in another player's turn
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":2,"vp":5,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 1
> view 0
=json phase buy

# ---- SB-12.8 CHARGE ----

test SB-12.8a SB-12.8b SB-12.8d SB-DP3e: a charge on an empty slot in use of the side in force of any other own card
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"},{"card":"demin","charges":1}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"},{"card":"volynov","charges":1}]},"6":{"card":"glenn","charges":2,"deployed":[{"card":"starter-6"}]},"7":{"card":"starter-7","deployed":[{"card":"gordon"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]},"12":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate glenn
> pending
= 0
# fabian and grissom have an empty blue slot, volynov and gordon a red one; demin, aksyonov and kubasov are full
> moves 0
=all charge fabian ; charge grissom ; charge volynov ; charge gordon
> play 0 charge glenn
?~ SB-12.8b
> play 0 charge demin
?~ SB-12.8a
> play 0 charge aksyonov
?~ SB-12.8a
> play 0 charge worden
?~ SB-12.8a
> play 0 pass
?~ SB-
> play 0 charge volynov
# Glenn moves no charge: nothing more is asked, but kubasov can be used now as before
> view 0
=json phase window5
> moves 0
=all pass ; activate grissom ; activate kubasov
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"},{"card":"demin","charges":1}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"},{"card":"volynov","charges":2}]},"6":{"card":"glenn","deployed":[{"card":"starter-6"}]},"7":{"card":"starter-7","deployed":[{"card":"gordon"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]},"12":{"card":"kubasov","charges":4,"deployed":[{"card":"starter-12"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}

test SB-12.8a SB-2.7: green: also in another player's turn, deployed too
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"3":{"card":"thagard","deployed":[{"card":"starter-3"}]},"6":{"card":"starter-6","deployed":[{"card":"glenn","charges":2}]}}}, \
    {"credits":2,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> moves 0
=all pass ; activate glenn
> play 0 activate glenn
> moves 0
=all charge fabian ; charge thagard
> play 0 charge thagard
> pending
= 1
> position
=json seats.0 {"credits":0,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"3":{"card":"thagard","charges":1,"deployed":[{"card":"starter-3"}]},"6":{"card":"starter-6","deployed":[{"card":"glenn"}]}}}
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"3":{"card":"thagard","deployed":[{"card":"starter-3"}]},"8":{"card":"starter-8","deployed":[{"card":"collins","charges":1}]}}}, \
    {"credits":2,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate collins
> play 0 charge fabian
# Collins deployed moves no charge
> pending
= 1
> position
=json seats.0 {"credits":0,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"thagard","deployed":[{"card":"starter-3"}]},"8":{"card":"starter-8","deployed":[{"card":"collins"}]}}}

test SB-12.8c SB-DP3e: after placing, Collins may move a charge between two other cards
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","deployed":[{"card":"starter-4"}]},"5":{"card":"volynov","deployed":[{"card":"starter-5"}]},"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate collins
> moves 0
=all charge grissom ; charge titov ; charge volynov
> play 0 charge titov
> pending
= 0
# a source: charged, neither the card used nor the card just charged
> moves 0
=all pass ; take fabian ; take grissom
> play 0 take collins
?~ SB-12.8c
> play 0 take titov
?~ SB-12.8c
> play 0 take volynov
?~ SB-12.8c
> play 0 take grissom
# a target: a third card with an empty slot in use, not the card used
> moves 0
=all put titov ; put volynov
> play 0 put collins
?~ SB-12.8c
> play 0 put grissom
?~ SB-12.8c
> play 0 put fabian
?~ SB-12.8c
> play 0 put titov
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"5":{"card":"volynov","deployed":[{"card":"starter-5"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}
> undo 2
> play 0 pass
# the move is optional
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"titov","charges":1,"deployed":[{"card":"starter-4"}]},"5":{"card":"volynov","deployed":[{"card":"starter-5"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}

test SB-12.8c SB-12.8f SB-DP3e: with one place only nothing is asked; the charge must be placed
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate collins
# one target for the charge, no source for the move
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}
# no empty slot beside: the use changes nothing but its charge (SB-11.7)
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate collins
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}
# a source, but no target for it: the move is not asked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"ride","deployed":[{"card":"starter-2"}]},"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate collins
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"ride","charges":1,"deployed":[{"card":"starter-2"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}
# a source with a single target: it moves there without a question
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","deployed":[{"card":"starter-3"}]},"8":{"card":"collins","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate collins
> moves 0
=all pass ; take fabian
> play 0 take fabian
> view 0
=json phase window5
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}

test SB-12.8e SB-EX41: in one window each CHARGE card is used once, however often it is recharged
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"6":{"card":"glenn","charges":1,"deployed":[{"card":"starter-6"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate glenn
# Collins is the only card with room
> moves 0
=all pass ; activate grissom ; activate collins
> play 0 activate collins
# Glenn is the only card with room, and Grissom's charges would have no target
> moves 0
=all pass ; activate grissom
> play 0 activate glenn
?~ SB-12.8e
> position
=json seats.0 {"credits":0,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"6":{"card":"glenn","charges":1,"deployed":[{"card":"starter-6"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}
=json spent ["glenn","collins"]
> play 0 pass
# no credits, no purchase: the next window is that of phase 7
> view 0
=json phase window7
> moves 0
=all pass ; activate grissom ; activate glenn
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"6":{"card":"glenn","charges":1,"deployed":[{"card":"starter-6"}]},"8":{"card":"collins","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate grissom
> play 0 activate glenn
?~ SB-10.7

# ---- SB-12.9 BUYANY ----

test SB-12.9a SB-12.9b SB-DP3b: an extra purchase at exact cost, laid in its own sector or in any of 7-12
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":12,"sectors":{"10":{"card":"kelly","charges":3,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kelly
> play 0 buy aldrin
?~ SB-13.1
> moves 0
=has pass
=has buy ryumin
=has buy young
=has buy frisch
=has buy tinbergen
=not buy samuelson
> play 0 buy weitz
> pending
= 0
> moves 0
=all lay 7 ; lay 8 ; lay 9 ; lay 10 ; lay 11 ; lay 12
> play 0 lay 6
?~ SB-12.9a
> play 0 lay 7
> view 0
=json phase window5
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"7":{"card":"weitz","deployed":[{"card":"starter-7"}]},"10":{"card":"kelly","charges":2,"deployed":[{"card":"starter-10"}]}}}
> play 0 activate kelly
> play 0 buy gurragcha
> moves 0
=all lay 1 ; lay 7 ; lay 8 ; lay 9 ; lay 10 ; lay 11 ; lay 12
> play 0 lay 2
?~ SB-12.9a
> play 0 lay 10
# Kelly is deployed with the charge that is left, and can be used from there
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"7":{"card":"weitz","deployed":[{"card":"starter-7"}]},"10":{"card":"gurragcha","deployed":[{"card":"starter-10"},{"card":"kelly","charges":1}]}}}
> moves 0
=all pass ; activate kelly
> play 0 activate kelly
> moves 0
=all pass ; buy ryumin ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 pass
# declined; phase 6 follows
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"7":{"card":"weitz","deployed":[{"card":"starter-7"}]},"10":{"card":"gurragcha","deployed":[{"card":"starter-10"},{"card":"kelly"}]}}}
> play 0 buy ryumin
# in phase 6 it goes to its own sector without a question
> position
=json seats.0.sectors.1 {"card":"ryumin","deployed":[{"card":"starter-1"}]}

test SB-12.9b SB-14.9: a colony may be bought this way and blocks the sector where it lies, no other
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":12,"sectors":{"10":{"card":"kelly","charges":1,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kelly
> play 0 buy frisch
> moves 0
=all lay 1 ; lay 7 ; lay 8 ; lay 9 ; lay 10 ; lay 11 ; lay 12
> play 0 lay 8
> view 0
=json phase buy
> position
=json seats.0 {"credits":3,"income":0,"vp":3,"sectors":{"8":{"card":"frisch","deployed":[{"card":"starter-8"}]},"10":{"card":"kelly","deployed":[{"card":"starter-10"}]}}}
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy savitskaya ; buy berezovoy
> play 0 buy serebrov
?~ SB-13.6

test SB-12.9b SB-EX39 SB-13.6: no target that holds a colony
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":7,"vp":16,"sectors":{"3":{"card":"samuelson","deployed":[{"card":"starter-3"}]},"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"10":{"card":"kelly","charges":1,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kelly
> play 0 buy mattingly
> moves 0
=all lay 7 ; lay 8 ; lay 10 ; lay 11 ; lay 12
> play 0 lay 3
?~ SB-14.6
> play 0 lay 9
?~ SB-14.6
> play 0 lay 11
> position
=json seats.0.sectors.11 {"card":"mattingly","deployed":[{"card":"starter-11"}]}
=json seats.0.sectors.3 {"card":"samuelson","deployed":[{"card":"starter-3"}]}
=json seats.0.credits 0
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":7,"vp":16,"sectors":{"3":{"card":"samuelson","deployed":[{"card":"starter-3"}]},"9":{"card":"hayek","deployed":[{"card":"starter-9"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy mattingly
?~ SB-13.6
> moves 0
=has buy worden
=not buy mattingly
=not buy garriott
# every far sector and its own locked: it cannot be bought at all; a card with one target left is laid there
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","ending":true,"dice":[2,2],"seats":[ \
    {"credits":7,"vp":74,"sectors":{"3":{"card":"samuelson","deployed":[{"card":"starter-3"}]},"4":{"card":"kelly","charges":1,"deployed":[{"card":"starter-4"}]},"7":{"card":"leontief","deployed":[{"card":"starter-7"}]},"8":{"card":"myrdal","deployed":[{"card":"starter-8"}]},"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"10":{"card":"kantorovich","deployed":[{"card":"starter-10"}]},"11":{"card":"koopmans","deployed":[{"card":"starter-11"}]},"12":{"card":"friedman","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kelly
> play 0 buy mattingly
?~ SB-13.6
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy worden
> play 0 buy worden
> view 0
=json seats.0.sectors.0.card worden
=json seats.0.credits 0

# ---- SB-12.10 EXCH ----

test SB-12.10a SB-12.10b SB-12.10e SB-12.10g SB-DP3f: stationed, it changes sectors with another stationed card; deployed cards and charges stay
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"},{"card":"engle"}]},"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"},{"card":"bobko"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zudov
> pending
= 0
> moves 0
=all exchange 1 ; exchange 2 ; exchange 3 ; exchange 4 ; exchange 5 ; exchange 6 ; exchange 7 ; exchange 8 ; exchange 10 ; exchange 11 ; exchange 12
> play 0 exchange 9
?~ SB-12.10a
> play 0 exchange 4
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"4":{"card":"zudov","deployed":[{"card":"starter-4"},{"card":"engle"}]},"9":{"card":"titov","charges":2,"deployed":[{"card":"starter-9"},{"card":"bobko"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}

test SB-12.10c SB-12.10f SB-12.10g: deployed, it becomes stationed and the other deployed as the newest card of its sector
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"9":{"card":"starter-9","deployed":[{"card":"bobko"},{"card":"zudov","charges":1},{"card":"gibson"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zudov
> moves 0
=all exchange 1 ; exchange 2 ; exchange 3 ; exchange 4 ; exchange 5 ; exchange 6 ; exchange 7 ; exchange 8 ; exchange 9 ; exchange 10 ; exchange 11 ; exchange 12
> play 0 exchange 4
# Titov's red side has one slot: one of two charges is lost
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"4":{"card":"zudov","deployed":[{"card":"starter-4"}]},"9":{"card":"starter-9","deployed":[{"card":"bobko"},{"card":"gibson"},{"card":"titov","charges":1}]}}}
> undo
> play 0 exchange 9
# within its own sector
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]},"9":{"card":"zudov","deployed":[{"card":"bobko"},{"card":"gibson"},{"card":"starter-9"}]}}}

test SB-EX40 SB-12.10c SB-12.10g: Zudov deployed for Grissom with three charges
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]},"9":{"card":"starter-9","deployed":[{"card":"gibson"},{"card":"zudov","charges":1},{"card":"bobko"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zudov
> play 0 exchange 3
> moves 0
=all pass ; activate grissom
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"3":{"card":"zudov","deployed":[{"card":"starter-3"}]},"9":{"card":"starter-9","deployed":[{"card":"gibson"},{"card":"bobko"},{"card":"grissom","charges":2}]}}}

test SB-12.10d SB-14.7 SB-14.9: a colony only changes sectors with it, and is never deployed
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"}]},"9":{"card":"zudov","charges":1,"deployed":[{"card":"starter-9"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zudov
> moves 0
=has exchange 6
> play 0 exchange 6
> position
=json seats.0 {"credits":2,"income":0,"vp":8,"sectors":{"6":{"card":"zudov","deployed":[{"card":"starter-6"}]},"9":{"card":"arrow","deployed":[{"card":"starter-9"}]}}}
> play 0 buy savitskaya
?~ SB-13.6
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"}]},"9":{"card":"starter-9","deployed":[{"card":"zudov","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate zudov
> moves 0
=all exchange 1 ; exchange 2 ; exchange 3 ; exchange 4 ; exchange 5 ; exchange 7 ; exchange 8 ; exchange 9 ; exchange 10 ; exchange 11 ; exchange 12
> play 0 exchange 6
?~ SB-12.10d

test SB-12.10a SB-2.7: green: also in another player's turn
> setposition {"game":"spacebase","players":2,"active":1,"first":1,"phase":"window7","dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{"9":{"card":"starter-9","deployed":[{"card":"zudov","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> play 0 activate zudov
> play 0 exchange 12
> position
=json active 0
=json seats.0.sectors.12 {"card":"zudov","deployed":[]}
=json seats.0.sectors.9 {"card":"starter-9","deployed":[{"card":"starter-12"}]}

# ---- SB-12.11 WIN ----

test SB-12.11a SB-12.11b SB-EX44 SB-15.6 SB-15.9: a passive player wins at once; phases 6 to 9 are not played
> setposition {"game":"spacebase","players":3,"active":2,"first":0,"phase":"window5","ending":true,"dice":[2,2],"seats":[ \
    {"credits":0,"vp":12,"sectors":{"12":{"card":"armstrong","charges":4,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"vp":30,"sectors":{}}, \
    {"credits":2,"income":5,"vp":41,"sectors":{}}], \
    "yard":[[null,"gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> moves 0
=all pass ; activate armstrong
> play 0 activate armstrong
> pending
=
> view 0
=json over true
=json phase over
=json winner 0
=json yard.0 [null,"gurragcha","farkas","serebrov","savitskaya","berezovoy"]
=json extra false
> position
=json seats.0 {"credits":0,"income":0,"vp":12,"sectors":{"12":{"card":"armstrong","deployed":[{"card":"starter-12"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":30,"sectors":{}}
=json seats.2 {"credits":2,"income":5,"vp":41,"sectors":{}}
> result
=json over true
=json score [12,30,41]
=json rank [1,3,2]

test SB-12.11a SB-11.2: not using it, the game goes on
> setposition {"game":"spacebase","players":3,"active":2,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"vp":12,"sectors":{"12":{"card":"armstrong","charges":4,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}, \
    {"credits":2,"vp":20,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 pass
> pending
= 2
> view 0
=json winner null
=json phase buy

test SB-EX42 SB-10.9: Armstrong needs 5, 4 or 3 charges; deployed it keeps one
> setposition {"game":"spacebase","players":5,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"income":0,"vp":0,"sectors":{"12":{"card":"armstrong","charges":3,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate armstrong
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"income":0,"vp":0,"sectors":{"12":{"card":"armstrong","charges":3,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate armstrong
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"12":{"card":"armstrong","charges":3,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate grissom
> play 0 activate armstrong
?~ SB-10.7
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"12":{"card":"armstrong","charges":4,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate grissom
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]},"12":{"card":"armstrong","charges":5,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all pass ; activate grissom ; activate armstrong
> setposition {"game":"spacebase","players":4,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"income":0,"vp":0,"sectors":{"12":{"card":"armstrong","charges":3,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}, \
    {"credits":0,"income":0,"vp":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy berezovoy
> view 0
=json phase window7
> moves 0
=all pass ; activate armstrong
> position
=json seats.0 {"credits":0,"income":0,"vp":0,"sectors":{"12":{"card":"berezovoy","deployed":[{"card":"starter-12"},{"card":"armstrong","charges":1}]}}}

# ---- SB-12.13 GAIN ----

test SB-12.13a SB-EX49 SB-10.6: Grissom: three charges at most, three uses, 3 credits each
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,3],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"grissom","charges":2,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3 3
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","charges":3,"deployed":[{"card":"starter-3"}]}}}
> view 0
=json phase window5
> play 0 activate grissom
> play 0 activate grissom
> moves 0
=all pass ; activate grissom
> play 0 activate grissom
> view 0
=json phase buy
> position
=json seats.0 {"credits":11,"income":0,"vp":0,"sectors":{"3":{"card":"grissom","deployed":[{"card":"starter-3"}]}}}

test SB-12.13a SB-2.7: Grissom is green: any turn, deployed two slots; Shepard blue: the own turn only, 20 credits
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"grissom","charges":2}]}}}, \
    {"credits":2,"sectors":{"2":{"card":"shepard","charges":4,"deployed":[{"card":"starter-2"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 1
> moves 1
=all pass ; activate shepard
> play 1 activate shepard
> pending
= 0
> moves 0
=all pass ; activate grissom
> play 0 activate grissom
> play 0 activate grissom
> view 0
=json phase buy
> position
=json seats.0 {"credits":6,"income":0,"vp":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"grissom"}]}}}
=json seats.1 {"credits":22,"income":0,"vp":0,"sectors":{"2":{"card":"shepard","deployed":[{"card":"starter-2"}]}}}
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":0,"sectors":{"2":{"card":"shepard","charges":4,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":2,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 1
> view 0
=json phase buy
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"2":{"card":"shepard","charges":3,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json phase buy
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"seats":[{"credits":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"grissom","charges":3}]}}},{"credits":0,"sectors":{}}]}
?~ SB-10.15
