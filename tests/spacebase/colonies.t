# Colonies (SB-14).

test SB-14.1: all twelve are for sale from the start
> new spacebase players=5 seed=3
> view 0
=json colonies ["frisch","tinbergen","samuelson","kuznets","hicks","arrow","leontief","myrdal","hayek","kantorovich","koopmans","friedman"]

test SB-14.1 SB-14.2 SB-14.3: bought in phase 6 for all credits, laid in its sector, VP at once and once only, not replaced
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":14,"income":2,"vp":3,"sectors":{"2":{"card":"crippen","deployed":[{"card":"starter-2"}]}}}, \
    {"credits":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy tinbergen
> view 1
=json active 1
=json colonies ["frisch","samuelson","kuznets","hicks","arrow","leontief","myrdal","hayek","kantorovich","koopmans","friedman"]
> position
=json seats.0.credits 2
=json seats.0.vp 7
=json seats.0.sectors {"2":{"card":"tinbergen","deployed":[{"card":"starter-2"},{"card":"crippen"}]}}
> play 1 set gagarin 1
> play 1 set gagarin 6
> play 1 use 1+6
> play 1 pass
# a turn later: no VP anew, no colony anew
> view 0
=json active 0
=json seats.0.vp 7
=count colonies 11
> play 0 buy tinbergen
?~ SB-

test SB-14.3 SB-13.1: cost and VP of each colony
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":8,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy frisch
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":9,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy frisch
> play 0 buy frisch
> position
=json seats.0.credits 0
=json seats.0.vp 4
=json seats.0.sectors.1 {"card":"frisch","deployed":[{"card":"starter-1"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":11,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy tinbergen
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":12,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy tinbergen
> play 0 buy tinbergen
> position
=json seats.0.credits 0
=json seats.0.vp 5
=json seats.0.sectors.2 {"card":"tinbergen","deployed":[{"card":"starter-2"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":14,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy samuelson
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":15,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy samuelson
> play 0 buy samuelson
> position
=json seats.0.credits 0
=json seats.0.vp 6
=json seats.0.sectors.3 {"card":"samuelson","deployed":[{"card":"starter-3"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":17,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy kuznets
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":18,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy kuznets
> play 0 buy kuznets
> position
=json seats.0.credits 0
=json seats.0.vp 7
=json seats.0.sectors.4 {"card":"kuznets","deployed":[{"card":"starter-4"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":20,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy hicks
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":21,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy hicks
> play 0 buy hicks
> position
=json seats.0.credits 0
=json seats.0.vp 8
=json seats.0.sectors.5 {"card":"hicks","deployed":[{"card":"starter-5"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":23,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy arrow
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":24,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy arrow
> play 0 buy arrow
> position
=json seats.0.credits 0
=json seats.0.vp 9
=json seats.0.sectors.6 {"card":"arrow","deployed":[{"card":"starter-6"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":26,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy leontief
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":27,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy leontief
> play 0 buy leontief
> position
=json seats.0.credits 0
=json seats.0.vp 10
=json seats.0.sectors.7 {"card":"leontief","deployed":[{"card":"starter-7"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":29,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy myrdal
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":30,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy myrdal
> play 0 buy myrdal
> position
=json seats.0.credits 0
=json seats.0.vp 11
=json seats.0.sectors.8 {"card":"myrdal","deployed":[{"card":"starter-8"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":32,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy hayek
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":33,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy hayek
> play 0 buy hayek
> position
=json seats.0.credits 0
=json seats.0.vp 12
=json seats.0.sectors.9 {"card":"hayek","deployed":[{"card":"starter-9"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":35,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy kantorovich
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":36,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy kantorovich
> play 0 buy kantorovich
> position
=json seats.0.credits 0
=json seats.0.vp 13
=json seats.0.sectors.10 {"card":"kantorovich","deployed":[{"card":"starter-10"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":38,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy koopmans
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":39,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy koopmans
> play 0 buy koopmans
> position
=json seats.0.credits 0
=json seats.0.vp 14
=json seats.0.sectors.11 {"card":"koopmans","deployed":[{"card":"starter-11"}]}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":41,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy friedman
?~ SB-13.1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":42,"vp":1,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy friedman
> play 0 buy friedman
> position
=json seats.0.credits 0
=json seats.0.vp 15
=json seats.0.sectors.12 {"card":"friedman","deployed":[{"card":"starter-12"}]}

test SB-14.4 SB-14.5 SB-14.6 SB-EX31: no rewards for the owner in the own turn, by dice or arrow; the ships deployed there pay in other turns
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":2,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["savinykh","chang-diaz","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["lovell","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+4
> position
=json seats.0 {"credits":2,"income":0,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]},"7":{"card":"bluford","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+4
# Bluford's 3 VP; the arrow to sector 6 finds the colony
> position
=json seats.0 {"credits":2,"income":0,"vp":11,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]},"7":{"card":"bluford","deployed":[{"card":"starter-7"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]},"7":{"card":"lichtenberg","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+4
> play 0 arrow 6
# a double arrow may take it too, for nothing
> position
=json seats.0 {"credits":2,"income":0,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]},"7":{"card":"lichtenberg","deployed":[{"card":"starter-7"}]}}}
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":0,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]}}}, \
    {"credits":2,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0 1
> play 0 use 2+4
> play 1 use 2 4
> position
=json seats.0 {"credits":1,"income":0,"vp":9,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"},{"card":"patsayev"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":13,"vp":8,"sectors":{"6":{"card":"arrow","deployed":[{"card":"starter-6"}]},"10":{"card":"kelly","charges":1,"deployed":[{"card":"starter-10"}]},"12":{"card":"kovalyonok","charges":1,"deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["savinykh","chang-diaz","farkas","serebrov","savitskaya","berezovoy"],["schmitt","mattingly","makarov","lazarev","garriott","weitz"],["lovell","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kovalyonok
> moves 0
=all pass ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 claim savinykh
?~ SB-13.6
> play 0 pass
> play 0 pass
> play 0 pass
> play 0 activate kelly
> play 0 buy savinykh
> moves 0
=all lay 7 ; lay 8 ; lay 9 ; lay 10 ; lay 11 ; lay 12
> play 0 lay 6
?~ SB-14.6
> play 0 lay 8
> view 0
=json phase buy
> moves 0
=has buy farkas
=has buy frisch
=not buy chang-diaz
=not buy schmitt
> play 0 buy schmitt
?~ SB-13.6
> play 0 buy chang-diaz
?~ SB-13.6

test SB-14.7 SB-DP18: a position with a deployed colony is refused
> setposition {"game":"spacebase","players":2,"seats":[{"sectors":{"1":{"card":"starter-1","deployed":[{"card":"frisch"}]}}},{"sectors":{}}]}
?~ SB-14.7

test SB-14.9: a colony laid elsewhere locks that sector, its own stays open
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":12,"vp":3,"sectors":{"8":{"card":"frisch","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=has buy ryumin
=has buy tinbergen
=not buy serebrov
=not buy lazarev
> play 0 buy lazarev
?~ SB-13.6
> play 0 buy ryumin
> position
=json seats.0.sectors.1 {"card":"ryumin","deployed":[{"card":"starter-1"}]}
=json seats.0.vp 3

test SB-14.10 SB-14.6: no second colony in a sector
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"window5","dice":[2,2],"seats":[ \
    {"credits":42,"vp":3,"sectors":{"8":{"card":"frisch","deployed":[{"card":"starter-8"}]},"10":{"card":"kelly","charges":1,"deployed":[{"card":"starter-10"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 activate kelly
> moves 0
=has buy myrdal
> play 0 buy myrdal
> moves 0
=all lay 7 ; lay 9 ; lay 10 ; lay 11 ; lay 12
> play 0 lay 8
?~ SB-14.6
> play 0 lay 9
> position
=json seats.0 {"credits":12,"income":0,"vp":13,"sectors":{"8":{"card":"frisch","deployed":[{"card":"starter-8"}]},"9":{"card":"myrdal","deployed":[{"card":"starter-9"}]},"10":{"card":"kelly","deployed":[{"card":"starter-10"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"buy","dice":[2,2],"seats":[ \
    {"credits":42,"vp":3,"sectors":{"8":{"card":"frisch","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 buy myrdal
?~ SB-13.6
