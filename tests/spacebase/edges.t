# What only a rare position shows.

test SB-12.12e: the extra instance puts no charge on the 2X card even where the normal one did not reach it
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,5],\
  "seats":[{"credits":0,"income":0,"vp":0,"sectors":{\
  "8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]},\
  "9":{"card":"parker","deployed":[{"card":"starter-9"}]}}},\
  {"credits":0,"income":0,"vp":0,"sectors":{}}]}
= ok
> play 0 use 4+5
= ok
> play 0 double 9
= ok
> play 0 arrow 10
= ok
> moves 0
=all arrow 8 ; arrow 10
> play 0 arrow 8
= ok
> view 0
=json seats.0.sectors.7.card "aksyonov"
=json seats.0.sectors.7.charges 0
=json seats.0.income 1
# nothing could be bought: phase 9 lifts the credits to the income
=json seats.0.credits 1

test SB-12.12e: the normal instance that reaches the 2X card charges it, whatever the extra one does
> setposition {"game":"spacebase","players":2,"active":0,"first":0,"phase":"use","dice":[4,5],\
  "seats":[{"credits":0,"income":0,"vp":0,"sectors":{\
  "8":{"card":"aksyonov","charges":1,"deployed":[{"card":"starter-8"}]},\
  "9":{"card":"parker","deployed":[{"card":"starter-9"}]}}},\
  {"credits":0,"income":0,"vp":0,"sectors":{}}]}
= ok
> play 0 use 4+5
= ok
> play 0 double 9
= ok
> play 0 arrow 8
= ok
> play 0 arrow 10
= ok
> view 0
=json seats.0.sectors.7.charges 1
=json seats.0.income 1

test SB-4.1 SB-4.2: a position that leaves the boards out stands as at set-up
> new spacebase players=2 seed=0
= ok
> position
=json seats.0.vp 0
> setposition {"game":"spacebase","players":2}
= ok
> check
= ok
> view 0
=json seats.0.sectors.11.slots 0
=count seats.0.sectors 12
=count seats.1.sectors 12
=json round 1

test SB-DP18: a shipyard of three rows of six places, and no other
> setposition {"game":"spacebase","players":2,"yard":[["ryumin"],["worden"],["young"]]}
?~ yard: three rows of six places
> setposition {"game":"spacebase","players":2,"yard":[["ryumin","romanenko","remek",null,null,null],["worden",null,null,null,null,null]]}
?~ yard: three rows of six places
> setposition {"game":"spacebase","players":2,"yard":[["ryumin","romanenko","remek",null,null,null],["worden",null,null,null,null,null],["young",null,null,null,null]]}
?~ yard: three rows of six places

test SB-12.11a SB-DP17: the winner at once is a seat of the game, the last one too
> setposition {"game":"spacebase","players":2,"winner":2,"agenda":[],"asked":[]}
?~ winner: a seat, or null
> setposition {"game":"spacebase","players":2,"winner":1,"agenda":[],"asked":[],"sealed":[],"dice":[0,0]}
= ok
> result
=~ "rank":[2,1]

test SB-DP17: dealt cards may stand in any order
> setposition {"game":"spacebase","players":2,"options":{"lightspeed":"on"},"seats":[\
  {"dealt":["worden","irwin","ryumin","romanenko","remek","truly"]},\
  {"dealt":["gurragcha","crippen","engle","prunariu","mattingly","duke"]}]}
= ok
> view 0
=json dealt ["ryumin","romanenko","remek","truly","worden","irwin"]
