# The variant "Light Speed" (SB-16).

test SB-16.1 SB-16.2: 15 credits, 1 income, 0 VP; six cards each from the decks, no card laid
> new spacebase players=3 lightspeed=on seed=11
> view 1
=json phase lightspeed
=json seats.0.credits 15
=json seats.0.income 1
=json seats.0.vp 0
=json seats.1.credits 15
=json seats.1.income 1
=json seats.1.vp 0
=json seats.2.credits 15
=json seats.2.income 1
=json seats.2.vp 0
=count dealt 6
=json decks [30,36,30]
=json seats.1.sectors.0.card starter-1
=json seats.1.sectors.11.card starter-12
> position
=json seats.0.sectors {}
=json seats.1.sectors {}
=json seats.2.sectors {}

test SB-16.3 SB-16.5 SB-EX32 SB-DP1: any of one's six cards up to 15 credits together, each at its cost; 16 are too many
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","fabian","prunariu","truly","worden","mitchell"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","ride","engle","kizim","roosa","duke"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["weitz","mattingly","makarov","lazarev","garriott","kerwin"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0 1
> moves 0
=all done ; buy ryumin ; buy fabian ; buy prunariu ; buy truly ; buy worden ; buy mitchell
> play 0 buy fabian
> moves 0
=all done ; buy ryumin ; buy prunariu ; buy truly ; buy worden ; buy mitchell
> play 0 buy prunariu
> moves 0
=all done ; buy truly ; buy mitchell
> play 0 buy mitchell
# nothing is left to pay with, yet finishing is asked
> pending
= 0 1
> moves 0
= done
> play 0 done
> moves 0
=
> play 1 done
> position
=json seats.0.credits 1
=json seats.0.sectors {"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"3":{"card":"mitchell","deployed":[{"card":"starter-3"},{"card":"prunariu"}]}}
=json seats.0.dealt ["ryumin","truly","worden"]
=json seats.1.credits 15
=json first 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","fabian","prunariu","truly","worden","mitchell"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","ride","engle","kizim","roosa","duke"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["weitz","mattingly","makarov","lazarev","garriott","kerwin"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy fabian
> play 0 buy mitchell
> play 0 buy truly
?~ SB-16.3
> moves 0
=all done ; buy prunariu

test SB-16.3 SB-16.5: none to all: whoever buys nothing keeps 15; all six if they cost no more
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","fabian","prunariu","truly","worden","mitchell"]}, \
    {"credits":30,"income":1,"sectors":{},"dealt":["romanenko","tuan","remek","kizim","roosa","duke"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["weitz","mattingly","makarov","lazarev","garriott","kerwin"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 done
> play 1 buy romanenko
> play 1 buy tuan
> play 1 buy roosa
> play 1 buy remek
> play 1 buy kizim
> play 1 buy duke
> moves 1
= done
> play 1 done
# 30 - 2 - 2 - 8 - 2 - 2 - 7
> position
=json first 0
=json seats.0.credits 15
=json seats.0.sectors {}
=json seats.0.dealt ["ryumin","fabian","prunariu","truly","worden","mitchell"]
=json seats.1.credits 8
=json seats.1.dealt []
=json seats.1.sectors {"2":{"card":"roosa","deployed":[{"card":"starter-2"},{"card":"romanenko"},{"card":"tuan"}]},"4":{"card":"duke","deployed":[{"card":"starter-4"},{"card":"remek"},{"card":"kizim"}]}}

test SB-16.4 SB-DP2 SB-DP1: cards of one sector are laid in the order they were bought; sectors do not fall
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","fabian","prunariu","truly","worden","mitchell"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","ride","engle","kizim","roosa","duke"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["weitz","mattingly","makarov","lazarev","garriott","kerwin"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy worden
> play 0 buy ryumin
> play 0 buy fabian
> play 0 buy worden
?~ SB-16.
> moves 0
= done
> play 0 done
> play 1 buy ride
> play 1 buy crippen
> play 1 buy engle
> play 1 buy ride
?~ SB-16.4
> play 1 done
> position
=json seats.0.sectors {"1":{"card":"fabian","deployed":[{"card":"starter-1"},{"card":"worden"},{"card":"ryumin"}]}}
=json seats.1.sectors {"2":{"card":"crippen","deployed":[{"card":"starter-2"},{"card":"ride"}]},"4":{"card":"engle","deployed":[{"card":"starter-4"}]}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","fabian","prunariu","truly","worden","mitchell"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","ride","engle","kizim","roosa","duke"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["weitz","mattingly","makarov","lazarev","garriott","kerwin"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy prunariu
> play 0 buy fabian
?~ SB-16.4
> moves 0
=all done ; buy truly ; buy mitchell

test SB-16.6: cards not bought come only when the rest of their deck is used up, those of all players as one
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"phase":"refill","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{},"dealt":[]}, \
    {"credits":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"gurragcha"},{"card":"malyshev"},{"card":"fabian"},{"card":"romanenko"},{"card":"crippen"},{"card":"tuan"},{"card":"ride"},{"card":"dzhanibekov"},{"card":"prunariu"},{"card":"tamayo-mendez"},{"card":"thagard"},{"card":"remek"},{"card":"engle"},{"card":"kizim"},{"card":"aleksandrov"},{"card":"ivanchenkov"},{"card":"truly"},{"card":"strekalov"},{"card":"brandenstein"},{"card":"chang-diaz"},{"card":"fullerton"},{"card":"savinykh"},{"card":"gardner"},{"card":"overmyer"},{"card":"allen"},{"card":"merbold"},{"card":"popov"},{"card":"lenoir"},{"card":"lichtenberg"},{"card":"ivanov"},{"card":"bobko"},{"card":"parker"},{"card":"hartsfield"},{"card":"lyakhov"},{"card":"peterson"},{"card":"shaw"},{"card":"chretien"},{"card":"jahn"},{"card":"musgrave"},{"card":"thornton"},{"card":"hermaszewski"},{"card":"hauck"},{"card":"bluford"}]}},"dealt":[]}], \
    "yard":[["ryumin",null,"farkas","serebrov",null,"savitskaya"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json decks.0 0
=json yard.0 ["ryumin","berezovoy","farkas","serebrov",null,"savitskaya"]
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"phase":"refill","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{},"dealt":[]}, \
    {"credits":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"gurragcha"},{"card":"malyshev"},{"card":"fabian"},{"card":"romanenko"},{"card":"crippen"},{"card":"tuan"},{"card":"ride"},{"card":"dzhanibekov"},{"card":"prunariu"},{"card":"tamayo-mendez"},{"card":"thagard"},{"card":"remek"},{"card":"engle"},{"card":"kizim"},{"card":"aleksandrov"},{"card":"ivanchenkov"},{"card":"truly"},{"card":"strekalov"},{"card":"brandenstein"},{"card":"chang-diaz"},{"card":"fullerton"},{"card":"savinykh"},{"card":"gardner"},{"card":"overmyer"},{"card":"allen"},{"card":"merbold"},{"card":"popov"},{"card":"lenoir"},{"card":"lichtenberg"},{"card":"ivanov"},{"card":"bobko"},{"card":"parker"},{"card":"hartsfield"},{"card":"lyakhov"},{"card":"peterson"},{"card":"shaw"},{"card":"chretien"},{"card":"jahn"},{"card":"thornton"},{"card":"hermaszewski"},{"card":"hauck"},{"card":"bluford"}]}},"dealt":["musgrave"]}], \
    "yard":[["ryumin",null,"farkas","serebrov","savitskaya",null],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json decks.0 0
=json yard.0 ["ryumin","berezovoy","farkas","serebrov","savitskaya","musgrave"]
> position
=json seats.1.dealt []
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"phase":"refill","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{},"dealt":["hauck"]}, \
    {"credits":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"gurragcha"},{"card":"malyshev"},{"card":"fabian"},{"card":"romanenko"},{"card":"crippen"},{"card":"tuan"},{"card":"ride"},{"card":"dzhanibekov"},{"card":"prunariu"},{"card":"tamayo-mendez"},{"card":"thagard"},{"card":"remek"},{"card":"engle"},{"card":"kizim"},{"card":"aleksandrov"},{"card":"ivanchenkov"},{"card":"truly"},{"card":"strekalov"},{"card":"brandenstein"},{"card":"chang-diaz"},{"card":"fullerton"},{"card":"savinykh"},{"card":"gardner"},{"card":"overmyer"},{"card":"allen"},{"card":"merbold"},{"card":"popov"},{"card":"lenoir"},{"card":"lichtenberg"},{"card":"ivanov"},{"card":"bobko"},{"card":"parker"},{"card":"hartsfield"},{"card":"lyakhov"},{"card":"peterson"},{"card":"shaw"},{"card":"chretien"},{"card":"jahn"},{"card":"thornton"},{"card":"hermaszewski"},{"card":"bluford"}]}},"dealt":["musgrave"]}], \
    "yard":[["ryumin",null,"farkas","serebrov","savitskaya",null],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
# one card above, two below: the first gap gets the one above, the deck keeps one of the two
> view 0
=json yard.0.1 berezovoy
=json decks.0 0
=json under.0 1

test SB-16.7 SB-16.8 SB-EX43: most credits kept, then the highest sector bought among the tied; bonuses by turn order
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","prunariu","truly","gardner","mitchell","weitz"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","thagard","engle","kizim","roosa","garriott"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["malyshev","fabian","tuan","ride","duke","kerwin"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["worden","mattingly","makarov","lazarev","lousma","volkov"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy ryumin
> play 0 buy gardner
> play 0 buy weitz
> play 0 done
> play 1 buy thagard
> play 1 buy garriott
> play 1 done
> play 2 buy fabian
> play 2 buy kerwin
> play 2 done
> position
=json first 2
=json active 2
=json round 1
=json seats.0.credits 3
=json seats.1.credits 6
=json seats.2.credits 4
=json seats.0.income 1
=json seats.1.income 1
=json seats.2.income 1
> events all
=json 0.kind buy
=json 0.seat 0

test SB-16.7: the credits count before the bonuses and come before the sectors
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","prunariu","truly","gardner","mitchell","weitz"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","thagard","engle","kizim","roosa","garriott"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["worden","mattingly","makarov","lazarev","lousma","volkov"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy weitz
> play 0 done
> play 1 buy kizim
> play 1 done
> position
=json first 1
=json seats.0.credits 9
=json seats.1.credits 13
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","prunariu","truly","gardner","mitchell","weitz"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","thagard","engle","kizim","roosa","garriott"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["worden","mattingly","makarov","lazarev","lousma","volkov"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 buy thagard
> play 1 done
> play 0 buy gardner
> play 0 done
# 11 each; sector 6 before sector 3
> position
=json first 0
=json seats.0.credits 11
=json seats.1.credits 12

test SB-16.8: fourth and fifth in turn order get 1 income
> setposition {"game":"spacebase","players":5,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"vp":0,"sectors":{},"dealt":["ryumin","prunariu","truly","gardner","mitchell","weitz"]}, \
    {"credits":15,"income":1,"vp":0,"sectors":{},"dealt":["crippen","thagard","engle","kizim","roosa","garriott"]}, \
    {"credits":15,"income":1,"vp":0,"sectors":{},"dealt":["malyshev","fabian","tuan","ride","duke","kerwin"]}, \
    {"credits":15,"income":1,"vp":0,"sectors":{},"dealt":["romanenko","remek","overmyer","allen","evans","carr"]}, \
    {"credits":15,"income":1,"vp":0,"sectors":{},"dealt":["popov","lenoir","ivanov","parker","pogue","bean"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["worden","mattingly","makarov","lazarev","lousma","volkov"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy ryumin
> play 0 done
> play 1 buy kizim
> play 1 done
> play 2 buy tuan
> play 2 done
> play 3 done
> play 4 buy lenoir
> play 4 done
# seat 3 kept all: order 3, 4, 0, 1, 2
> position
=json first 3
=json seats.3.credits 15
=json seats.4.credits 14
=json seats.0.credits 15
=json seats.1.credits 13
=json seats.2.credits 13
=json seats.3.income 1
=json seats.4.income 1
=json seats.0.income 1
=json seats.1.income 2
=json seats.2.income 2

test SB-16.9 SB-DP15 SB-DP1: all decide at once and unseen; then the bought cards are open, the others stay hidden
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","prunariu","truly","gardner","mitchell","weitz"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","thagard","engle","kizim","roosa","garriott"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["malyshev","fabian","tuan","ride","duke","kerwin"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["worden","mattingly","makarov","lazarev","lousma","volkov"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0 1 2
> play 0 buy ryumin
> play 0 buy weitz
> play 0 done
> play 1 buy thagard
> view 0
=json answer.bought ["ryumin","weitz"]
=json dealt ["ryumin","prunariu","truly","gardner","mitchell","weitz"]
> view 2
=json waiting [0,1,2]
=json dealt ["malyshev","fabian","tuan","ride","duke","kerwin"]
=json answer {"bought":[],"done":false}
=json seats.0.credits 15
=json seats.0.sectors.0.card starter-1
=json seats.0.sectors.11.card starter-12
=json seats.0.dealt absent
=json seats.0.answer absent
=json decks [30,36,30]
> view all
=json waiting [0,1,2]
=json dealt absent
=json answer absent
> events 2
=json . []
> play 2 buy tuan
> play 2 done
> play 1 done
# now what was bought lies open and is paid; seat 2 kept most
> view 1
=json first 2
=json seats.0.credits 7
=json seats.0.sectors.0.card ryumin
=json seats.0.sectors.11.card weitz
=json seats.1.sectors.2.card thagard
=json dealt ["crippen","engle","kizim","roosa","garriott"]
=json decks [30,36,30]
=json under [9,5,0]
> view 0
=json dealt ["prunariu","truly","gardner","mitchell"]
> view all
=json dealt absent

test SB-16.10: only one's own dealt cards, now or never
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","prunariu","truly","gardner","mitchell","weitz"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","thagard","engle","kizim","roosa","garriott"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["worden","mattingly","makarov","lazarev","lousma","volkov"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy crippen
?~ SB-16.10
> play 0 buy farkas
?~ SB-16.10
> play 0 buy frisch
?~ SB-16.10
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":15,"income":1,"sectors":{},"dealt":["ryumin","gardner"]}, \
    {"credits":15,"income":1,"sectors":{},"dealt":["crippen","thagard"]}], \
    "yard":[["berezovoy","gurragcha","farkas","serebrov","savitskaya","bobko"],["worden","mattingly","makarov","lazarev","lousma","volkov"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy berezovoy
=not buy ryumin
> play 0 buy ryumin
?~ SB-6.6

test SB-16.2 SB-DP18: dealt cards are ships of levels 1 and 2, of Light Speed only, in one place only
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{},"dealt":["ryumin"]},{"sectors":{}}]}
?~ SB-16.2
> setposition {"game":"spacebase","players":2,"options":{"lightspeed":"on"},"phase":"window1","seats":[{"sectors":{},"dealt":["young"]},{"sectors":{},"dealt":[]}]}
?~ dealt
> setposition {"game":"spacebase","players":2,"options":{"lightspeed":"on"},"phase":"window1","seats":[{"sectors":{},"dealt":["ryumin"]},{"sectors":{},"dealt":["ryumin"]}]}
?~ two places

test SB-16.6 SB-16.9: a card drawn from the bottom part is no longer among those that its owner left
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"options":{"lightspeed":"on"},"phase":"refill","dice":[2,2],"seats":[ \
    {"credits":3,"sectors":{},"dealt":["prunariu","truly","musgrave","hauck","mitchell","duke"]}, \
    {"credits":0,"sectors":{"12":{"card":"starter-12","deployed":[{"card":"gurragcha"},{"card":"malyshev"},{"card":"fabian"},{"card":"romanenko"},{"card":"crippen"},{"card":"tuan"},{"card":"ride"},{"card":"dzhanibekov"},{"card":"tamayo-mendez"},{"card":"thagard"},{"card":"remek"},{"card":"engle"},{"card":"kizim"},{"card":"aleksandrov"},{"card":"ivanchenkov"},{"card":"strekalov"},{"card":"brandenstein"},{"card":"chang-diaz"},{"card":"fullerton"},{"card":"savinykh"},{"card":"gardner"},{"card":"overmyer"},{"card":"allen"},{"card":"merbold"},{"card":"popov"},{"card":"lenoir"},{"card":"lichtenberg"},{"card":"ivanov"},{"card":"bobko"},{"card":"parker"},{"card":"hartsfield"},{"card":"lyakhov"},{"card":"peterson"},{"card":"shaw"},{"card":"chretien"},{"card":"jahn"},{"card":"thornton"},{"card":"hermaszewski"},{"card":"bluford"}]}},"dealt":[]}], \
    "yard":[["ryumin","farkas","serebrov","savitskaya",null,"berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=count dealt 5
=json decks.0 0
=json under.0 3
> position
=json seats.1.dealt []
=count seats.0.dealt 5
=json seats.0.dealt.3 mitchell
=json seats.0.dealt.4 duke
> check
= ok
