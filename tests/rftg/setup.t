# Set-up and the choice of actions (RG-1, RG-3, RG-4, RG-19, RG-20).

test RG-1.1 RG-3.21: which options go together
> new rftg players=5 expansion=0 goals=off
?~ RG-1.1
> new rftg players=6 expansion=1
?~ RG-1.1
> new rftg players=6 expansion=2
= ok
> new rftg players=2 expansion=0 goals=on
?~ RG-3.21
> new rftg players=2 expansion=1 takeovers=on
?~ RG-3.21
> new rftg players=3 advanced=on
?~ RG-19.1
> new rftg players=2 expansion=2 goals=off learning=on
?~ RG-3.21
> new rftg players=2 expansion=3 storm=off goals=off
?~ RG-3.19
> new rftg players=5 expansion=2 storm=off goals=off takeovers=on
= ok
> new rftg players=2 expansion=1 scenario=rebel-first
?~ RG-20.9

test RG-3.4 RG-3.6 RG-3.7 RG-D1: base: an open start world, six cards, two go
> new rftg players=4 expansion=0 goals=off seed=5
> view 0
=json seats.0.cards 6
=json seats.3.cards 6
=json supply 86
=json question "start"
> prompt 0
= Discard 2 more cards.

test RG-3.5 RG-3.8: later levels: two start worlds face down, chosen first
> new rftg players=2 expansion=3 seed=5
> view 0
=json seats.0.cards 8
=json seats.0.tableau []
=json seats.1.hand []
> prompt 0
= Choose your start world.

test RG-3.3 RG-20.2: four first and two most goals, or none
> new rftg players=2 expansion=1 goals=off seed=5
> position
=json pool 24
> new rftg players=2 expansion=0 goals=off seed=5
> view all
=json pool 24

test RG-3.17 RG-3.18: the learning game
> new rftg players=2 expansion=0 goals=off learning=on seed=1
> view 0
=json seats.0.tableau ["epsilon-eridani"]
=json seats.0.hand ["public-works","colony-ship","gem-world","rebel-fuel-cache"]
=json seats.1.tableau ["alpha-centauri"]
=json seats.1.goods ["alpha-centauri"]
=json round 1
=json first 0
> new rftg players=5 expansion=1 goals=off learning=on seed=1
> view 4
=json seats.4.tableau ["separatist-colony"]
=json seats.4.hand ["space-mercenaries","deserted-alien-world","alien-toy-shop","hive-world"]

test RG-20.3 RG-20.4 RG-20.9: the scenario
> new rftg players=2 scenario=imperium-first takeovers=on goals=off expansion=2 seed=1
> view 0
=json seats.0.tableau ["imperium-warlord"]
=json seats.1.tableau ["rebel-cantina"]
=json aside ["imperium-seat","rebel-alliance"]

test RG-4.2 RG-4.9 RG-16.1 RG-D3: the actions of a round
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"],"prestige":1,"searched":1}]}
> moves 0
=all action search ; action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce
> moves 1
=all action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce
> play 1 action search
?~ RG-15.18
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> play 0 action search
?~ RG-4.9

test RG-4.3 RG-6.2: choices are hidden until all have chosen
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> play 0 action produce
> view 0
=json seats.0.actions ["produce"]
> view 1
=json waiting [0,1]
> play 1 action produce
> view 1
=json round 3

test RG-4.12 RG-18.48 RG-D4: the owner of Psi-Crystal World chooses last
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["psi-crystal-world"]},{"tableau":["new-sparta"]}]}
> pending
= 1
> play 1 action develop
> pending
= 0
> view 0
=json seats.1.actions ["develop"]

test RG-19.1 RG-19.7 RG-19.12: pairs of actions in the advanced game
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off","advanced":"on"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> moves 0
=all action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x
> play 0 action develop
> moves 0
=all action develop ; action settle ; action trade ; action consume-2x ; action produce
> play 0 action explore-5
?~ RG-19.12
> play 0 action develop
> play 1 action trade
> play 1 action trade
?~ RG-19.7

test RG-19.3 RG-19.4: two Develop phases, the bonus of the second for who chose it twice
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off","advanced":"on"},"phase":"develop","seats":[ \
    {"tableau":["old-earth"],"hand":["export-duties","public-works"],"actions":["develop","develop"]}, \
    {"tableau":["new-sparta"],"hand":["investment-credits","expedition-force"],"actions":["develop","produce"]}]}
> play 0 develop export-duties
> play 1 develop investment-credits
> view 0
=json again true
=json seats.0.cards 1
=json seats.1.cards 1
> moves 0
=all pass ; develop public-works
> moves 1
=all pass ; develop expedition-force
