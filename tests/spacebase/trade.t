# Buying, claiming, laying and deploying (SB-13).

test SB-13.1 SB-13.2 SB-13.3 SB-13.4 SB-DP11: phase 6: what one can pay; all credits go; the card in its sector, the old one deployed
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":3,"income":1,"vp":2,"sectors":{}}, \
    {"credits":5,"vp":1,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 buy worden
?~ SB-13.1
> play 0 buy frisch
?~ SB-13.1
> play 0 buy fabian
?~ SB-6.6
> play 1 buy ryumin
?~ SB-5.6
> play 0 buy serebrov
# cost 2, all 3 credits are gone; phase 9 brings 1
> position
=json active 1
=json seats.0.credits 1
=json seats.0.vp 2
=json seats.0.income 1
=json seats.0.sectors {"8":{"card":"serebrov","deployed":[{"card":"starter-8"}]}}
=json seats.1.credits 5
=json seats.1.sectors {}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":7,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy weitz
> play 0 buy weitz
> position
=json seats.0.credits 0

test SB-13.2 SB-6.10 SB-DP11: declining keeps the credits
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":9,"income":2,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 pass
> position
=json active 1
=json seats.0.credits 9
=json seats.0.sectors {}
=json yard [["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]

test SB-DP11: nothing that can be paid: nobody is asked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json active 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["merbold","aleksandrov","brandenstein","gardner","bobko","musgrave"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json active 1

test SB-13.5 SB-13.4: deployed cards add up and all pay
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"lenoir","deployed":[{"card":"starter-8"},{"card":"swigert"}]}}}, \
    {"credits":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy serebrov
> position
=json seats.0.sectors.8 {"card":"serebrov","deployed":[{"card":"starter-8"},{"card":"swigert"},{"card":"lenoir"}]}
> play 1 set gagarin 3
> play 1 set gagarin 5
> play 0 use 3+5
> play 1 use 3+5
# 2 (starting ship) + 1 credit and 1 income (Swigert) + 2 credits and 1 VP (Lenoir)
> position
=json seats.0.credits 5
=json seats.0.income 1
=json seats.0.vp 1

test SB-13.6: no card for a sector that holds a colony, bought or claimed
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":7,"vp":11,"sectors":{"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kovalyonok
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim farkas ; claim serebrov ; claim berezovoy
> play 0 claim savitskaya
?~ SB-13.6
> play 0 claim berezovoy
> play 0 pass
> play 0 pass
> moves 0
=all pass ; buy ryumin ; buy gurragcha ; buy farkas ; buy serebrov ; buy worden ; buy mattingly ; buy makarov ; buy lazarev ; buy weitz
> play 0 buy garriott
?~ SB-13.6
# nothing of the level can be laid, or none is there: no claim is asked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":2,"vp":11,"sectors":{"9":{"card":"hayek","deployed":[{"card":"starter-9"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["savitskaya","ivanov","bobko","parker",null,null],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kovalyonok
> view 0
=json active 1

test SB-13.7: one card in phase 6, also with new credits
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy ryumin
> view 0
=json phase window7
> play 0 activate grissom
> play 0 buy serebrov
?~ SB-6.6
> position
=json active 1
=json seats.0.credits 3
=json seats.0.sectors.1.card ryumin
=json seats.0.sectors.8 absent

test SB-13.11 SB-6.8: several claims and purchases of a turn choose from what is left; the gaps are filled at its end
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kovalyonok
> play 0 claim ryumin
> play 0 claim farkas
> play 0 claim berezovoy
> moves 0
=all pass ; buy gurragcha ; buy serebrov ; buy savitskaya
> play 0 buy ryumin
?~ SB-6.6
> view 0
=json yard.0 [null,"gurragcha",null,"serebrov","savitskaya",null]
=json decks [42,41,30]
> play 0 buy serebrov
# four came from the deck
> view 0
=json decks [38,41,30]
=json yard.0.1 gurragcha
=json yard.0.4 savitskaya

test SB-13.12 SB-13.10: a player need not take any of the cards of a claim
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,6],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+6
> play 0 pass
> view 0
=json phase claim
> play 0 pass
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}

test SB-13.13: a card bought before phase 4 pays in it
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window1","seats":[ \
    {"credits":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate sarafanov
> play 0 buy serebrov
> play 0 set gagarin 2
> play 0 set gagarin 6
> play 0 use 2+6
# 4 - 2 + 1 + 1 + 5
> view 0
=json seats.0.credits 9

test SB-13.13 SB-10.14 SB-11.9: it can be charged, used and swapped at once
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":20,"sectors":{"1":{"card":"yeliseyev","charges":3,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"8":{"card":"starter-8","deployed":[{"card":"zudov","charges":1},{"card":"zholobov"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["volynov","mattingly","makarov","lazarev","garriott","weitz"],["glenn","white","aldrin","eisele","cunningham","collins"]]}
> play 0 activate sarafanov
> play 0 buy collins
> position
=json seats.0.sectors.8 {"card":"collins","deployed":[{"card":"zudov","charges":1},{"card":"zholobov"},{"card":"starter-8"}]}
# it comes without charges and moves when its sector is exchanged
> play 0 activate zudov
> play 0 exchange 8
> position
=json seats.0.sectors.8 {"card":"zudov","deployed":[{"card":"zholobov"},{"card":"starter-8"},{"card":"collins"}]}

test SB-13.13 SB-12.8a: a card just bought takes a charge
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":4,"sectors":{"2":{"card":"sarafanov","charges":1,"deployed":[{"card":"starter-2"}]},"6":{"card":"glenn","charges":2,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","fabian","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate sarafanov
> play 0 buy fabian
> play 0 activate glenn
> moves 0
=all charge fabian ; charge sarafanov
> play 0 charge fabian
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"sarafanov","deployed":[{"card":"starter-2"}]},"6":{"card":"glenn","deployed":[{"card":"starter-6"}]}}}

test SB-13.14: a board without one of its starting ships is refused
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"card":"ryumin"}}},{"sectors":{}}]}
?~ SB-13.14
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"card":"ryumin","deployed":[{"card":"starter-1"}]}}},{"sectors":{}}]}
= ok

test SB-13.15: afterwards a card counts for the sector in which it lies
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":2,"sectors":{"2":{"card":"musgrave","deployed":[{"card":"starter-2"}]},"3":{"card":"lenoir","deployed":[{"card":"starter-3"}]},"5":{"card":"chretien","deployed":[{"card":"starter-5"}]}}}, \
    {"credits":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"hauck"}]},"3":{"card":"starter-3","deployed":[]},"5":{"card":"starter-5","deployed":[{"card":"jahn"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2 3
> play 1 use 2+3
# Musgrave 4 VP in sector 2, Lenoir 2 VP in sector 3; Jahn deployed in sector 5: 2 credits, 1 income
> position
=json seats.0 {"credits":2,"income":0,"vp":6,"sectors":{"2":{"card":"musgrave","deployed":[{"card":"starter-2"}]},"3":{"card":"lenoir","deployed":[{"card":"starter-3"}]},"5":{"card":"chretien","deployed":[{"card":"starter-5"}]}}}
=json seats.1 {"credits":2,"income":1,"vp":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"hauck"}]},"5":{"card":"starter-5","deployed":[{"card":"jahn"}]}}}

test SB-13.16: a second purchase of one effect sees the board and the credits that the first left
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":12,"sectors":{"7":{"card":"gordon","charges":1,"deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate gordon
> play 0 buy frisch
> position
=json seats.0 {"credits":3,"income":0,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"7":{"card":"gordon","deployed":[{"card":"starter-7"}]}}}
# 3 credits, and sector 1 is locked now
> moves 0
=all pass ; buy farkas ; buy serebrov ; buy savitskaya ; buy berezovoy
> play 0 buy ryumin
?~ SB-13.6
> play 0 buy farkas
> position
=json seats.0 {"credits":0,"income":0,"vp":3,"sectors":{"1":{"card":"frisch","deployed":[{"card":"starter-1"}]},"7":{"card":"farkas","deployed":[{"card":"starter-7"},{"card":"gordon"}]}}}

test SB-EX30 SB-1.8: 38 credits and 5 are 43
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,5],"seats":[ \
    {"credits":38,"sectors":{"8":{"card":"serebrov","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","popov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+5
> position
=json seats.0 {"credits":43,"income":0,"vp":0,"sectors":{"8":{"card":"serebrov","deployed":[{"card":"starter-8"}]}}}

test SB-EX35 SB-8.12 SB-DP10: both cards claimed in phase 4; one deploys its giver and pays nothing this turn
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,6],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":1,"sectors":{}}], \
    "yard":[["serebrov","savitskaya","farkas","ryumin","gurragcha","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+6
> pending
= 0
> play 0 claim serebrov
> play 0 claim savitskaya
> view 0
=json phase buy
=json yard.0 [null,null,"farkas","ryumin","gurragcha","berezovoy"]
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"8":{"card":"serebrov","deployed":[{"card":"starter-8"},{"card":"tereshkova"}]},"9":{"card":"savitskaya","deployed":[{"card":"starter-9"}]}}}
=json seats.1 {"credits":1,"income":0,"vp":0,"sectors":{}}
> play 0 pass
> view 0
=json decks.0 40
=json yard.0.2 farkas

test SB-EX45 SB-6.11 SB-6.13: one card left in the deck: the lower place is filled, the other stays empty
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{"3":{"card":"grissom","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"gurragcha"},{"card":"malyshev"},{"card":"fabian"},{"card":"romanenko"},{"card":"crippen"},{"card":"tuan"},{"card":"ride"},{"card":"dzhanibekov"},{"card":"prunariu"},{"card":"tamayo-mendez"},{"card":"thagard"},{"card":"remek"},{"card":"engle"},{"card":"kizim"},{"card":"aleksandrov"},{"card":"ivanchenkov"},{"card":"truly"},{"card":"strekalov"},{"card":"brandenstein"},{"card":"chang-diaz"},{"card":"fullerton"},{"card":"savinykh"},{"card":"gardner"},{"card":"overmyer"},{"card":"allen"},{"card":"merbold"},{"card":"popov"},{"card":"lenoir"},{"card":"lichtenberg"},{"card":"ivanov"},{"card":"bobko"},{"card":"parker"},{"card":"hartsfield"},{"card":"lyakhov"},{"card":"peterson"},{"card":"shaw"},{"card":"chretien"},{"card":"jahn"},{"card":"musgrave"},{"card":"thornton"},{"card":"hermaszewski"},{"card":"hauck"},{"card":"bluford"}]}}}], \
    "yard":[["ryumin",null,"farkas","serebrov",null,"savitskaya"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json decks.0 1
> play 0 pass
> play 0 pass
> play 0 pass
> view 0
=json active 1
=json decks.0 0
=json yard.0 ["ryumin","berezovoy","farkas","serebrov",null,"savitskaya"]
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"refill","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"farkas"},{"card":"serebrov"}]}}}, \
    {"credits":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"gurragcha"},{"card":"malyshev"},{"card":"fabian"},{"card":"romanenko"},{"card":"crippen"},{"card":"tuan"},{"card":"ride"},{"card":"dzhanibekov"},{"card":"prunariu"},{"card":"tamayo-mendez"},{"card":"thagard"},{"card":"remek"},{"card":"engle"},{"card":"kizim"},{"card":"aleksandrov"},{"card":"ivanchenkov"},{"card":"truly"},{"card":"strekalov"},{"card":"brandenstein"},{"card":"chang-diaz"},{"card":"fullerton"},{"card":"savinykh"},{"card":"gardner"},{"card":"overmyer"},{"card":"allen"},{"card":"merbold"},{"card":"popov"},{"card":"lenoir"},{"card":"lichtenberg"},{"card":"ivanov"},{"card":"bobko"},{"card":"parker"},{"card":"hartsfield"},{"card":"lyakhov"},{"card":"peterson"},{"card":"shaw"},{"card":"chretien"},{"card":"jahn"},{"card":"musgrave"},{"card":"thornton"},{"card":"hermaszewski"},{"card":"hauck"},{"card":"bluford"}]}}}], \
    "yard":[["ryumin","berezovoy",null,null,null,"savitskaya"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json decks.0 0
=json yard.0 ["ryumin","berezovoy",null,null,null,"savitskaya"]

test SB-EX50 SB-DP9: two double arrows deployed in one sector are asked one after the other
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,5],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"popov"}]},"9":{"card":"starter-9","deployed":[{"card":"parker"},{"card":"lichtenberg"}]},"10":{"card":"starter-10","deployed":[{"card":"hartsfield"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 use 4+5
> moves 1
=all arrow 8 ; arrow 10
> play 1 arrow 9
?~ SB-9.2
> play 1 arrow 8
> moves 1
=all arrow 8 ; arrow 10
> play 1 arrow 10
> pending
= 0
> play 0 use 4 5
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{}}
=json seats.1 {"credits":9,"income":0,"vp":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"popov"}]},"9":{"card":"starter-9","deployed":[{"card":"parker"},{"card":"lichtenberg"}]},"10":{"card":"starter-10","deployed":[{"card":"hartsfield"}]}}}
> undo 2
> play 1 arrow 8
> play 0 use 4 5
# sector 8 was entered already
> position
=json seats.1 {"credits":4,"income":0,"vp":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"popov"}]},"9":{"card":"starter-9","deployed":[{"card":"parker"},{"card":"lichtenberg"}]},"10":{"card":"starter-10","deployed":[{"card":"hartsfield"}]}}}

test SB-EX52 SB-6.9: phase 9 gives a passive player nothing
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"income","dice":[2,2],"seats":[ \
    {"credits":1,"income":2,"sectors":{}}, \
    {"credits":0,"income":3,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json active 1
=json seats.0.credits 2
=json seats.1.credits 0
=json seats.1.income 3
