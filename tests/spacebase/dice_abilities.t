# Abilities of phases 2 to 4: shifts (SB-12.1), rerolls (SB-12.5), set dice (SB-12.6), 2X (SB-12.12).

# ---- SB-12.1 shifts ----

test SB-12.1a: a shift goes with the sum, never with separate dice
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> moves 0
=all use 2 3 ; use 2+3
> play 0 shift fabian 1
?~ SB-12.1a
> play 0 use 2 3
> play 0 shift fabian 1
?~ SB-12.1a
> view 0
=json phase buy
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}
> undo
> play 0 use 2+3
> moves 0
=all stop ; shift fabian 1
> play 0 shift fabian 1
> view 0
=json phase buy
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]}}}

test SB-12.1b SB-12.1e: one arrow pays the next sector to the right instead of the sum's
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,5],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+5
> moves 0
=all stop ; shift fabian 1
> play 0 shift fabian 2
?~ SB-12.1b
> play 0 shift fabian 1
# sector 9 pays 1 income; sector 8 does not pay its 3 credits
> position
=json seats.0 {"credits":2,"income":1,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}
> undo
> play 0 stop
# not used: sector 8 pays, the charge stays
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}

test SB-12.1c SB-12.1d: one and two arrows are a choice of 1 or 2, and several shifts add up
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"demin","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"khrunov","charges":1,"deployed":[{"card":"starter-2"}]},"4":{"card":"gubarev","charges":1,"deployed":[{"card":"starter-4"}]},"5":{"card":"shonin","charges":1,"deployed":[{"card":"starter-5"}]},"11":{"card":"chretien","deployed":[{"card":"starter-11"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+2
> moves 0
=all stop ; shift demin 1 ; shift demin 2 ; shift khrunov 1 ; shift khrunov 2 ; shift gubarev 1 ; shift gubarev 2 ; shift shonin 1 ; shift shonin 2
> play 0 shift demin 2
> moves 0
=all stop ; shift khrunov 1 ; shift khrunov 2 ; shift gubarev 1 ; shift gubarev 2 ; shift shonin 1 ; shift shonin 2
> play 0 shift khrunov 1
> play 0 shift gubarev 2
> moves 0
=all stop ; shift shonin 1 ; shift shonin 2
> play 0 shift shonin 2
# 4 + 2 + 1 + 2 + 2 = 11: Chretien's 8 credits
> view 0
=json phase buy
> position
=json seats.0 {"credits":10,"income":0,"vp":0,"sectors":{"1":{"card":"demin","deployed":[{"card":"starter-1"}]},"2":{"card":"khrunov","deployed":[{"card":"starter-2"}]},"4":{"card":"gubarev","deployed":[{"card":"starter-4"}]},"5":{"card":"shonin","deployed":[{"card":"starter-5"}]},"11":{"card":"chretien","deployed":[{"card":"starter-11"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}

test SB-12.1c SB-12.1b: the same four cards deployed shift by 1 only
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"demin","charges":1}]},"2":{"card":"starter-2","deployed":[{"card":"khrunov","charges":1}]},"4":{"card":"starter-4","deployed":[{"card":"gubarev","charges":1}]},"5":{"card":"starter-5","deployed":[{"card":"shonin","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+2
> moves 0
=all stop ; shift demin 1 ; shift khrunov 1 ; shift gubarev 1 ; shift shonin 1
> play 0 shift demin 2
?~ SB-12.1b
> play 0 shift demin 1
> play 0 shift khrunov 1
> play 0 shift gubarev 2
?~ SB-12.1b
> play 0 shift gubarev 1
> play 0 shift shonin 1
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"demin"}]},"2":{"card":"starter-2","deployed":[{"card":"khrunov"}]},"4":{"card":"starter-4","deployed":[{"card":"gubarev"}]},"5":{"card":"starter-5","deployed":[{"card":"shonin"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}

test SB-12.1d SB-10.6: the six level 1 shifts stationed: one charge, one arrow each
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[1,1],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"ride","charges":1,"deployed":[{"card":"starter-2"}]},"3":{"card":"thagard","charges":1,"deployed":[{"card":"starter-3"}]},"4":{"card":"aleksandrov","charges":1,"deployed":[{"card":"starter-4"}]},"5":{"card":"brandenstein","charges":1,"deployed":[{"card":"starter-5"}]},"6":{"card":"gardner","charges":1,"deployed":[{"card":"starter-6"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 1+1
> moves 0
=all stop ; shift fabian 1 ; shift ride 1 ; shift thagard 1 ; shift aleksandrov 1 ; shift brandenstein 1 ; shift gardner 1
> play 0 shift gardner 2
?~ SB-12.1b
> play 0 shift fabian 1
> play 0 shift ride 1
> play 0 shift thagard 1
> play 0 shift aleksandrov 1
> play 0 shift brandenstein 1
> play 0 shift gardner 1
# 2 + 6 = 8: 3 credits
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"2":{"card":"ride","deployed":[{"card":"starter-2"}]},"3":{"card":"thagard","deployed":[{"card":"starter-3"}]},"4":{"card":"aleksandrov","deployed":[{"card":"starter-4"}]},"5":{"card":"brandenstein","deployed":[{"card":"starter-5"}]},"6":{"card":"gardner","deployed":[{"card":"starter-6"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[1,1],"seats":[{"credits":2,"sectors":{"1":{"card":"fabian","charges":2,"deployed":[{"card":"starter-1"}]}}},{"credits":0,"sectors":{}}]}
?~ SB-10.15

test SB-12.1d SB-10.7: deployed they have two joined slots: two charges for one arrow
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[1,1],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"fabian","charges":2}]},"2":{"card":"starter-2","deployed":[{"card":"ride","charges":2}]},"3":{"card":"starter-3","deployed":[{"card":"thagard","charges":2}]},"4":{"card":"starter-4","deployed":[{"card":"aleksandrov","charges":2}]},"5":{"card":"starter-5","deployed":[{"card":"brandenstein","charges":2}]},"6":{"card":"starter-6","deployed":[{"card":"gardner","charges":2}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 1+1
> moves 0
=all stop ; shift fabian 1 ; shift ride 1 ; shift thagard 1 ; shift aleksandrov 1 ; shift brandenstein 1 ; shift gardner 1
> play 0 shift fabian 1
> play 0 shift ride 1
> play 0 shift thagard 1
> play 0 shift aleksandrov 1
> play 0 shift brandenstein 1
> play 0 shift gardner 1
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"fabian"}]},"2":{"card":"starter-2","deployed":[{"card":"ride"}]},"3":{"card":"starter-3","deployed":[{"card":"thagard"}]},"4":{"card":"starter-4","deployed":[{"card":"aleksandrov"}]},"5":{"card":"starter-5","deployed":[{"card":"brandenstein"}]},"6":{"card":"starter-6","deployed":[{"card":"gardner"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[1,1],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"fabian","charges":1}]},"2":{"card":"starter-2","deployed":[{"card":"ride","charges":1}]},"3":{"card":"starter-3","deployed":[{"card":"thagard","charges":1}]},"4":{"card":"starter-4","deployed":[{"card":"aleksandrov","charges":1}]},"5":{"card":"starter-5","deployed":[{"card":"brandenstein","charges":1}]},"6":{"card":"starter-6","deployed":[{"card":"gardner","charges":1}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
# one charge of two: nothing to shift with, sector 2 pays
> play 0 use 1+1
> view 0
=json phase buy
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"fabian","charges":1}]},"2":{"card":"starter-2","deployed":[{"card":"ride","charges":1}]},"3":{"card":"starter-3","deployed":[{"card":"thagard","charges":1}]},"4":{"card":"starter-4","deployed":[{"card":"aleksandrov","charges":1}]},"5":{"card":"starter-5","deployed":[{"card":"brandenstein","charges":1}]},"6":{"card":"starter-6","deployed":[{"card":"gardner","charges":1}]}}}

test SB-12.1f SB-EX37: no shift beyond sector 12
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[5,6],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"demin","charges":1,"deployed":[{"card":"starter-1"}]},"12":{"card":"hauck","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 5+6
> moves 0
=all stop ; shift demin 1
> play 0 shift demin 2
?~ SB-12.1f
> play 0 shift demin 1
> position
=json seats.0 {"credits":2,"income":0,"vp":4,"sectors":{"1":{"card":"demin","deployed":[{"card":"starter-1"}]},"12":{"card":"hauck","deployed":[{"card":"starter-12"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[6,6],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"demin","charges":1,"deployed":[{"card":"starter-1"}]},"12":{"card":"hauck","deployed":[{"card":"starter-12"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 6+6
# sum 12: no shift is asked
> view 0
=json phase buy
> position
=json seats.0 {"credits":2,"income":0,"vp":4,"sectors":{"1":{"card":"demin","charges":1,"deployed":[{"card":"starter-1"}]},"12":{"card":"hauck","deployed":[{"card":"starter-12"}]}}}
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[1,1],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"demin","charges":1,"deployed":[{"card":"starter-1"}]},"4":{"card":"engle","deployed":[{"card":"starter-4"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 1+1
> play 0 shift demin 2
# sum 2 with +2: sector 4, 2 credits
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"1":{"card":"demin","deployed":[{"card":"starter-1"}]},"4":{"card":"engle","deployed":[{"card":"starter-4"}]}}}

test SB-12.1g SB-2.9: a shift works in any turn, stationed or deployed, from whatever sector
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"sectors":{"9":{"card":"fabian","charges":1,"deployed":[{"card":"starter-9"}]}}}, \
    {"credits":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"lenoir"}]},"12":{"card":"starter-12","deployed":[{"card":"demin","charges":1}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0 1
> play 1 use 3+4
> moves 1
=all stop ; shift demin 1
> play 1 shift demin 1
> play 0 use 3+4
> moves 0
=all stop ; shift fabian 1
> play 0 shift fabian 1
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"9":{"card":"fabian","deployed":[{"card":"starter-9"}]}}}
=json seats.1 {"credits":2,"income":0,"vp":1,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"lenoir"}]},"12":{"card":"starter-12","deployed":[{"card":"demin"}]}}}

test SB-12.1h: one at a time, and one may stop at a barren sector
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"ride","charges":1,"deployed":[{"card":"starter-2"}]},"9":{"card":"starter-9","deployed":[{"card":"bobko"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 use 3+4
> moves 1
=all stop ; shift fabian 1 ; shift ride 1
> play 1 shift fabian 1
> moves 1
=all stop ; shift ride 1
> play 1 stop
> play 0 use 3 4
# sector 8: nothing is deployed there
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"2":{"card":"ride","charges":1,"deployed":[{"card":"starter-2"}]},"9":{"card":"starter-9","deployed":[{"card":"bobko"}]}}}
> undo 3
> play 1 shift fabian 1
> play 1 shift ride 1
> play 0 use 3 4
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{}}
=json seats.1 {"credits":0,"income":0,"vp":2,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"2":{"card":"ride","deployed":[{"card":"starter-2"}]},"9":{"card":"starter-9","deployed":[{"card":"bobko"}]}}}

test SB-DP7 SB-12.1h: shifts go by rising sector, the stationed card first, then the deployed from the oldest
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,2],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"ride","charges":1,"deployed":[{"card":"starter-2"},{"card":"khrunov","charges":1},{"card":"demin","charges":1}]},"3":{"card":"thagard","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+2
> pending
= 0
> moves 0
=all stop ; shift fabian 1 ; shift ride 1 ; shift khrunov 1 ; shift demin 1 ; shift thagard 1
> play 0 shift khrunov 1
> moves 0
=all stop ; shift demin 1 ; shift thagard 1
> play 0 shift fabian 1
?~ SB-12.1h
> play 0 shift ride 1
?~ SB-12.1h
> play 0 shift khrunov 1
?~ SB-12.1h
> play 0 shift demin 1
> moves 0
=all stop ; shift thagard 1
> play 0 stop
# 4 + 1 + 1: sector 6
> view 0
=json phase buy
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"2":{"card":"ride","charges":1,"deployed":[{"card":"starter-2"},{"card":"khrunov"},{"card":"demin"}]},"3":{"card":"thagard","charges":1,"deployed":[{"card":"starter-3"}]}}}

test SB-EX48 SB-7.7 SB-DP6: who can gain nothing is not asked; a shift that reaches a ship makes the difference
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"8":{"card":"starter-8","deployed":[{"card":"lenoir"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0 1
> moves 1
=all use 2 5 ; use 2+5
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"8":{"card":"starter-8","deployed":[{"card":"lenoir"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,5],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"9":{"card":"starter-9","deployed":[{"card":"bobko"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
# sum 7 and one arrow reach sector 8 only
> pending
= 0

# ---- SB-12.5 rerolls ----

test SB-12.5a SB-12.5b SB-12.5d SB-12.5e SB-DP5: first, second or both; the die not chosen stays; 1 credit with each use
> setposition {"game":"spacebase","players":3,"active":0,"first":0,"phase":"reroll","dice":[2,5],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"volynov","charges":3,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> moves 0
=all keep ; reroll volynov first ; reroll volynov second ; reroll volynov both
> play 1 reroll volynov both
?~ SB-5.6
> play 0 reroll volynov first
> pending
= 0
> position
=json dice.1 5
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","charges":2,"deployed":[{"card":"starter-3"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}
=json seats.2 {"credits":0,"income":0,"vp":0,"sectors":{}}
> undo
> play 0 reroll volynov second
> position
=json dice.0 2
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","charges":2,"deployed":[{"card":"starter-3"}]}}}
> undo
> play 0 reroll volynov both
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","charges":2,"deployed":[{"card":"starter-3"}]}}}
> undo
> play 0 keep
> position
=json dice [2,5]
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","charges":3,"deployed":[{"card":"starter-3"}]}},"answer":{"stage":"use","sum":false,"sector":0,"double":0,"cards":[],"far":0,"arrows":0,"right":0}}
> moves 0
=all use 2 5 ; use 2+5
# from phase 3 on it is too late
> play 0 reroll volynov first
?~ SB-12.5b

test SB-12.5c: rerolls are repeated while charges last
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"reroll","dice":[2,5],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"volynov","charges":2,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 reroll volynov both
> view 0
=json phase reroll
> play 0 reroll volynov both
# no charge is left: nothing more is asked
> view 0
=json phase use
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"3":{"card":"volynov","deployed":[{"card":"starter-3"}]}},"answer":{"stage":"use","sum":false,"sector":0,"double":0,"cards":[],"far":0,"arrows":0,"right":0}}

test SB-12.5e SB-DP5: equal dice are alike: one or both
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"reroll","dice":[4,4],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"volynov","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all keep ; reroll volynov first ; reroll volynov both
> play 0 reroll volynov second
?~ SB-12.5e

test SB-12.5d: Volynov deployed rerolls twice and gives no credit
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"reroll","dice":[1,6],"seats":[ \
    {"credits":2,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"volynov","charges":2}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> moves 0
=all keep ; reroll volynov first ; reroll volynov second ; reroll volynov both
> play 0 reroll volynov second
> view 0
=json phase reroll
=json dice.0 1
=json seats.0.credits 2
=json seats.0.sectors.2.deployed.0.charges 1
=json seats.0.sectors.2.deployed.0.slots 2

test SB-12.5c SB-6.14: dice that were set may be rerolled
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"setdie","seats":[ \
    {"credits":2,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"3":{"card":"volynov","charges":1,"deployed":[{"card":"starter-3"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 set gagarin 6
> play 0 set gagarin 2
> view 0
=json phase reroll
=json dice [6,2]
> moves 0
=all keep ; reroll volynov first ; reroll volynov second ; reroll volynov both
> play 0 reroll volynov first
> view 0
=json phase use
=json dice.1 2
=json seats.0.credits 5

# ---- SB-12.6 set dice ----

test SB-12.6a SB-12.6b SB-12.6c SB-12.6d SB-DP4: the first use sets the first die, the second the second; 1 credit each
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"setdie","seats":[ \
    {"credits":2,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]},"4":{"card":"titov","charges":2,"deployed":[{"card":"starter-4"}]}}}, \
    {"credits":0,"sectors":{"1":{"card":"starter-1","deployed":[]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0
> moves 0
=all roll ; set gagarin 1 ; set gagarin 2 ; set gagarin 3 ; set gagarin 4 ; set gagarin 5 ; set gagarin 6 ; set titov 1 ; set titov 2 ; set titov 3 ; set titov 4 ; set titov 5 ; set titov 6
> play 0 set gagarin 6
> view 0
=json phase setdie
=json dice [6,0]
> moves 0
=has roll
=has set gagarin 1
=has set titov 6
> play 0 set titov 3
# both are set: no third use, nothing is rolled
> view 0
=json phase use
=json dice [6,3]
> play 0 set gagarin 1
?~ SB-12.6
> moves 0
=all use 6 3 ; use 6+3
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"1":{"card":"gagarin","charges":1,"deployed":[{"card":"starter-1"}]},"4":{"card":"titov","charges":1,"deployed":[{"card":"starter-4"}]}},"answer":{"stage":"use","sum":false,"sector":0,"double":0,"cards":[],"far":0,"arrows":0,"right":0}}

test SB-12.6a: one die set, the other rolled; and not using it costs nothing
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"setdie","seats":[ \
    {"credits":2,"sectors":{"4":{"card":"titov","charges":1,"deployed":[{"card":"starter-4"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 set titov 5
# no charge is left: the other die is rolled at once
> view 0
=json phase use
=json dice.0 5
=json seats.0.credits 3
=json seats.0.sectors.3.charges 0
> undo
> play 0 roll
> view 0
=json phase use
=json seats.0.credits 2
=json seats.0.sectors.3.charges 1

test SB-12.6c SB-12.6a SB-2.7: deployed: Gagarin and Titov give 1 credit, Rozhdestvensky 4; each sets one die, blue
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"setdie","seats":[ \
    {"credits":2,"sectors":{"1":{"card":"starter-1","deployed":[{"card":"gagarin","charges":1}]},"4":{"card":"starter-4","deployed":[{"card":"titov","charges":1}]},"10":{"card":"starter-10","deployed":[{"card":"rozhdestvensky","charges":1}]}}}, \
    {"credits":0,"sectors":{"1":{"card":"starter-1","deployed":[]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 set gagarin 2
> moves 0
=all roll ; set titov 1 ; set titov 2 ; set titov 3 ; set titov 4 ; set titov 5 ; set titov 6 ; set rozhdestvensky 1 ; set rozhdestvensky 2 ; set rozhdestvensky 3 ; set rozhdestvensky 4 ; set rozhdestvensky 5 ; set rozhdestvensky 6
> play 0 set rozhdestvensky 5
> view 0
=json dice [2,5]
=json seats.0.credits 7
=json seats.0.sectors.0.deployed.0.charges 0
=json seats.0.sectors.3.deployed.0.charges 1
=json seats.0.sectors.9.deployed.0.charges 0
> undo
> play 0 set titov 5
> view 0
=json seats.0.credits 4
# in another player's turn nobody but the active player sets dice: seat 1 rolls at once
> setposition {"game":"spacebase","players":2,"active":1,"first":0,"phase":"setdie","seats":[ \
    {"credits":0,"sectors":{"1":{"card":"gagarin","charges":2,"deployed":[{"card":"starter-1"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> view 0
=json phase use

# ---- SB-12.12 2X ----

test SB-12.12a SB-DP8: the blue form in the own turn; declining keeps the charge
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":2,"sectors":{"2":{"card":"crippen","deployed":[{"card":"starter-2"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2 3
> pending
= 0
> moves 0
=all pass ; double 2 ; double 3
> play 0 pass
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"2":{"card":"crippen","deployed":[{"card":"starter-2"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}
> undo
> play 0 double 2
> position
=json seats.0 {"credits":7,"income":0,"vp":0,"sectors":{"2":{"card":"crippen","deployed":[{"card":"starter-2"}]},"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}}
> undo 2
> play 0 use 2+3
> moves 0
=all pass ; double 5
> play 0 double 5
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{"2":{"card":"crippen","deployed":[{"card":"starter-2"}]},"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}}

test SB-12.12a SB-12.12c: the red form in another player's turn; only the chosen sector is doubled
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}}, \
    {"credits":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"demin"},{"card":"crippen"}]},"3":{"card":"starter-3","deployed":[{"card":"mitchell"}]},"8":{"card":"starter-8","deployed":[]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> pending
= 0 1
> play 0 use 2 3
# deployed it is red: nothing is asked in the own turn
> pending
= 1
> play 1 use 2 3
> view 0
=json phase buy
=json seats.0.sectors.7.deployed.0.charges 1
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"demin"},{"card":"crippen"}]},"3":{"card":"starter-3","deployed":[{"card":"mitchell"}]},"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 use 2 3
> moves 1
=all pass ; double 2 ; double 3
> play 1 double 3
> play 0 use 2 3
# sector 2: 1 credit and a charge on Demin, once; sector 3: 1 VP twice
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{}}
=json seats.1 {"credits":1,"income":0,"vp":2,"sectors":{"2":{"card":"starter-2","deployed":[{"card":"demin","charges":1},{"card":"crippen"}]},"3":{"card":"starter-3","deployed":[{"card":"mitchell"}]},"8":{"card":"starter-8","deployed":[{"card":"aksyonov"}]}}}
# stationed it is blue: a passive player is not asked
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,3],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"mitchell"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 use 2 3
> play 0 use 2 3
> position
=json seats.1 {"credits":0,"income":0,"vp":1,"sectors":{"3":{"card":"starter-3","deployed":[{"card":"mitchell"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}

test SB-12.12b SB-12.12d: a sector that the dice point to after shifts, with its arrows; none that only an arrow reaches
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[2,4],"seats":[ \
    {"credits":2,"sectors":{"1":{"card":"fabian","charges":1,"deployed":[{"card":"starter-1"}]},"5":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-5"}]},"7":{"card":"merbold","deployed":[{"card":"starter-7"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 2+4
> play 0 shift fabian 1
> moves 0
=all pass ; double 7
> play 0 double 8
?~ SB-12.12b
> play 0 double 6
?~ SB-12.12b
> play 0 double 7
# twice: 1 credit and, by the arrow, the 3 credits of sector 8
> position
=json seats.0 {"credits":10,"income":0,"vp":0,"sectors":{"1":{"card":"fabian","deployed":[{"card":"starter-1"}]},"5":{"card":"aksyonov","deployed":[{"card":"starter-5"}]},"7":{"card":"merbold","deployed":[{"card":"starter-7"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}

test SB-12.12d: the extra instance is a chain of its own, its double arrows are asked again
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"sectors":{"5":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-5"}]},"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+4
> play 0 double 7
> moves 0
=all arrow 7 ; arrow 9
> play 0 arrow 9
> pending
= 0
> moves 0
=all arrow 7 ; arrow 9
> play 0 arrow 9
# twice 1 credit (sector 7) and 1 income (sector 9)
> position
=json seats.0 {"credits":4,"income":2,"vp":0,"sectors":{"5":{"card":"aksyonov","deployed":[{"card":"starter-5"}]},"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}}
> undo
> play 0 arrow 7
# sector 7 was entered in this chain already
> position
=json seats.0 {"credits":4,"income":1,"vp":0,"sectors":{"5":{"card":"aksyonov","deployed":[{"card":"starter-5"}]},"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"lichtenberg","deployed":[{"card":"starter-8"}]}}}

test SB-12.12e SB-12.12f SB-EX33: three instances of equal dice, not four; the extra one never charges the 2X card
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":2,"sectors":{"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 4 4
> moves 0
=all pass ; double 4
> play 0 double 4
> position
=json seats.0 {"credits":5,"income":0,"vp":0,"sectors":{"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}}
> undo 2
> play 0 use 4+4
> moves 0
=all pass ; double 8
> play 0 double 8
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}

test SB-12.12e SB-12.12d: the red form likewise; other cards of the sector are charged twice
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,4],"seats":[ \
    {"credits":2,"sectors":{}}, \
    {"credits":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1},{"card":"grissom"}]}}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 1 use 4+4
> play 1 double 8
> play 0 use 4 4
> position
=json seats.0 {"credits":4,"income":0,"vp":0,"sectors":{}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{"8":{"card":"starter-8","deployed":[{"card":"aksyonov","charges":1},{"card":"grissom","charges":2}]}}}

test SB-EX34 SB-12.12e: an arrow charges the 2X card
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,4],"seats":[ \
    {"credits":2,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"aksyonov","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+4
> position
=json seats.0 {"credits":3,"income":0,"vp":0,"sectors":{"7":{"card":"merbold","deployed":[{"card":"starter-7"}]},"8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]}}}

test SB-EX36 SB-12.12g SB-8.12: a claim in the doubled sector counts twice, though the first card deploys the giver
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[3,5],"seats":[ \
    {"credits":2,"sectors":{"5":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-5"}]},"8":{"card":"tereshkova","deployed":[{"card":"starter-8"}]}}}, \
    {"credits":0,"sectors":{}}], \
    "yard":[["ryumin","gurragcha","farkas","serebrov","savitskaya","berezovoy"],["worden","mattingly","makarov","lazarev","garriott","weitz"],["young","white","aldrin","eisele","cunningham","carpenter"]]}
> play 0 use 3+5
> play 0 double 8
> view 0
=json phase claim
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim farkas ; claim serebrov ; claim savitskaya ; claim berezovoy
> play 0 claim serebrov
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim farkas ; claim savitskaya ; claim berezovoy
> play 0 claim farkas
> play 0 claim savitskaya
> moves 0
=all pass ; claim ryumin ; claim gurragcha ; claim berezovoy
> play 0 claim berezovoy
# four in all; nothing was paid and nothing gained for them
> view 0
=json phase buy
=json yard.0 ["ryumin","gurragcha",null,null,null,null]
> position
=json seats.0 {"credits":2,"income":0,"vp":0,"sectors":{"5":{"card":"aksyonov","deployed":[{"card":"starter-5"}]},"7":{"card":"farkas","deployed":[{"card":"starter-7"}]},"8":{"card":"serebrov","deployed":[{"card":"starter-8"},{"card":"tereshkova"}]},"9":{"card":"savitskaya","deployed":[{"card":"starter-9"}]},"12":{"card":"berezovoy","deployed":[{"card":"starter-12"}]}}}
=json seats.1 {"credits":0,"income":0,"vp":0,"sectors":{}}
