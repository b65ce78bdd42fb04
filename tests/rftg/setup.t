# Set-up and the choice of actions (RG-1, RG-3, RG-4, RG-19, RG-20).

test RG-1.1 RG-3.21: which options go together
> new rftg players=1 expansion=3
?~ 2 to 6
> new rftg players=7 expansion=3
?~ 2 to 6
> new rftg players=5 expansion=0 goals=off
?~ RG-1.1:
> new rftg players=6 expansion=1
?~ RG-1.1:
> new rftg players=6 expansion=2
= ok
> new rftg players=2 expansion=0 goals=on
?~ RG-3.21:
> new rftg players=2 expansion=1 takeovers=on
?~ RG-3.21:
> new rftg players=3 advanced=on
?~ RG-19.1:
> new rftg players=2 expansion=2 goals=off learning=on
?~ RG-3.21:
> new rftg players=2 expansion=3 storm=off goals=off
?~ RG-3.19:
> new rftg players=5 expansion=2 storm=off goals=off takeovers=on
= ok
> new rftg players=2 expansion=1 scenario=rebel-first
?~ RG-20.9:

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
> new rftg players=2 expansion=2 seed=5
> view 0
=json seats.0.cards 8
=json seats.0.tableau []
> new rftg players=2 expansion=1 seed=5
> view 0
=json seats.0.cards 6
=count seats.0.tableau 1

test RG-20.2: no goals, if none are wanted
> new rftg players=2 expansion=1 goals=off seed=5
> view all
=json goals absent
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
=json seats.0.cards 6
> new rftg players=2 scenario=rebel-first goals=off
?~ RG-20.9:
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off","takeovers":"on","scenario":"imperium-first"},"round":0,"aside":["imperium-seat","rebel-alliance"], \
    "agenda":[["round",0,0,0,0,0,0,0],["open-start",0,0,0,0,0,0,0],["start",0,0,0,0,0,0,0]],"seats":[ \
    {"tableau":["imperium-warlord"],"hand":["gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works"]}, \
    {"tableau":["rebel-cantina"],"hand":["mining-world","space-port","new-earth","plague-world","colony-ship","export-duties"]}]}
> play 0 discard gem-world
> play 0 discard comet-zone
> play 1 discard colony-ship
> play 1 discard mining-world
# four cards and the development of the side, in the open; Rebel Cantina (9) goes before Imperium Warlord (11)
> view 0
=json round 1
=json first 1
=json seats.0.cards 5
=json seats.0.hand ["public-works","space-marines","drop-ships","spice-world","imperium-seat"]
=json seats.1.cards 5
=json seats.1.hand ["rebel-alliance"]
> view 1
=json seats.0.hand ["imperium-seat"]

test RG-4.2 RG-4.9 RG-16.1 RG-D3: the actions of a round
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"],"prestige":1,"searched":1}]}
> moves 0
=all action search ; action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce
> moves 1
=all action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce
> play 1 action search
?~ RG-15.18 '
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> play 0 action search
?~ RG-4.9 '

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
?~ RG-19.12 '
> play 0 action develop
> play 1 action trade
> play 1 action trade
?~ RG-19.7 '

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

test RG-3.8 RG-3.9 RG-3.10 RG-3.14 RG-6.1 RG-15.17: start worlds and discards are chosen unseen, then shown together
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"round":0, \
    "agenda":[["round",0,0,0,0,0,0,0],["open-start",0,0,0,0,0,0,0],["start",0,0,0,0,0,0,0]],"seats":[ \
    {"drawn":["old-earth","damaged-alien-factory"],"hand":["old-earth","damaged-alien-factory","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works"]}, \
    {"drawn":["ancient-race","epsilon-eridani"],"hand":["ancient-race","epsilon-eridani","mining-world","space-port","new-earth","plague-world","colony-ship","export-duties"]}]}
> moves 0
=all start old-earth ; start damaged-alien-factory
> play 0 discard gem-world
?~ RG-3
> play 0 start damaged-alien-factory
> play 0 start old-earth
?~ RG-3.8 '
> play 0 discard gem-world
> play 0 discard comet-zone
> play 1 start ancient-race
> view 0
=json seats.1.tableau []
=json seats.1.cards 8
# three go with Ancient Race: after two there is still one to name
> play 1 discard space-port
> play 1 discard mining-world
> pending
= 1
> play 1 discard new-earth
> view 0
=json round 1
=json seats.0.tableau ["damaged-alien-factory"]
=json seats.0.cards 4
=json seats.1.tableau ["ancient-race"]
=json seats.1.cards 3
# the pile has both start worlds and five cards; each sees what it has thrown away itself
=json discard 7
=json discarded ["old-earth","gem-world","comet-zone"]
# Ancient Race is number 6, Damaged Alien Factory 7
=json first 1
=json seats.0.prestige 0
=json seats.1.prestige 0
=json seats.0.vp 0
=json seats.1.vp 0
=json pool 29
=json leader -1

test RG-3.11 RG-3.12 RG-3.13 RG-3.20 RG-D2: goods come before a card goes under Galactic Scavengers
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"round":0,"supply":["export-duties"], \
    "agenda":[["round",0,0,0,0,0,0,0],["open-start",0,0,0,0,0,0,0],["start",0,0,0,0,0,0,0]],"seats":[ \
    {"drawn":["galactic-scavengers","damaged-alien-factory"],"hand":["galactic-scavengers","damaged-alien-factory","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works"]}, \
    {"drawn":["ancient-race","epsilon-eridani"],"hand":["ancient-race","epsilon-eridani","mining-world","space-port","new-earth","plague-world","colony-ship","replicant-robots"]}]}
> play 0 start galactic-scavengers
> play 0 discard gem-world
> play 0 discard comet-zone
> play 1 start ancient-race
> play 1 discard space-port
> play 1 discard mining-world
> play 1 discard new-earth
# the last card of the supply for Ancient Race, first in turn order; the discards are the new supply
> position
=json first 1
=json goods.ancient-race "export-duties"
> view 0
=json seats.0.goods ["galactic-scavengers"]
=json seats.1.goods ["ancient-race"]
=json supply 6
=json discard 0
=json seats.0.cards 4
> pending
= 0
> moves 0
=all save spice-world ; save drop-ships ; save space-marines ; save public-works
> play 0 save drop-ships
> view 1
=json seats.0.under 1
=json seats.0.saved []
=json seats.0.cards 3
=json seats.1.cards 3
=json round 1

test RG-3.4 RG-3.10 RG-6.1: with an open start world Ancient Race discards three as well
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"off"},"round":0, \
    "agenda":[["round",0,0,0,0,0,0,0],["open-start",0,0,0,0,0,0,0],["start",0,0,0,0,0,0,0]],"seats":[ \
    {"tableau":["new-sparta"],"hand":["gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works"]}, \
    {"tableau":["ancient-race"],"hand":["mining-world","space-port","new-earth","plague-world","colony-ship","export-duties"]}, \
    {"tableau":["epsilon-eridani"],"hand":["new-vinland","tourist-world","merchant-world","genetics-lab","mining-robots","trade-league"]}]}
> prompt 0
= Discard 2 more cards.
> prompt 1
= Discard 3 more cards.
> play 0 discard gem-world
> play 0 discard comet-zone
> play 1 discard space-port
> play 1 discard mining-world
> play 1 discard new-earth
> play 2 discard new-vinland
> play 2 discard tourist-world
> view all
=json first 2
=json seats.1.cards 3
=json seats.2.cards 4

test RG-3.16 RG-3.19: base and Rebel vs Imperium without The Gathering Storm
> new rftg players=5 expansion=2 storm=off goals=on
?~ RG-3.21:
> new rftg players=5 expansion=2 storm=off goals=off takeovers=on seed=4
> view 0
=count seats.0.tableau 1
=json seats.0.cards 6
=json goals absent
# 158 cards: 5 start worlds lie open, 30 are dealt
=json supply 123
> position
=json options.takeovers "on"
> new rftg players=6 expansion=2 storm=off goals=off
?~ RG-1.1:

test RG-3.3: four first and two most goals are drawn before the start worlds are chosen
> new rftg players=2 expansion=1 seed=5
> view all
=count goals 6
=json goals.0.most false
=json goals.3.most false
=json goals.4.most true
=json goals.5.most true
=json question "start"

test RG-1.6 RG-4.2 RG-13.5: seven actions, each of them every round
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> moves 0
=all action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce
> play 0 action produce
> play 1 action produce
> view 0
=json seats.0.actions []
> moves 0
=all action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce

test RG-1.8 RG-15.18 RG-13.5 RG-4.11 RG-4.9: the card for Search is used up, action cards come back; all search and no phase follows
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"],"prestige":1},{"tableau":["new-sparta"]}]}
> play 0 action search
> play 1 action search
> play 0 category 7
> play 0 keep
> play 1 category 7
> play 1 keep
> view 0
=json round 3
=json seats.0.search false
=json seats.1.search false
# one card each by the search, none by Explore; the leader has no prestige on the tile
=json seats.0.cards 1
=json seats.1.cards 1
> moves 0
=all action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce
> play 0 boost develop
?~ RG-15.18 '

test RG-4.4 RG-4.6 RG-4.7 RG-4.15 RG-5.7: phases nobody chose are skipped; all perform the others, choosers with the bonus
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"reveal","seats":[ \
    {"tableau":["old-earth"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-1-1"]}, \
    {"tableau":["epsilon-eridani"],"actions":["search"]}]}
> play 2 category 7
> play 2 keep
# +5: 7 drawn, 1 kept; +1 +1: 3 and 2; none: 2 and 1, besides the card found
> view 0
=json phase "explore"
=json seats.0.cards 7
=json seats.1.cards 3
=json seats.2.cards 3
> prompt 0
= Discard 6 more cards.
> prompt 1
= Discard 1 more card.
> prompt 2
= Discard 1 more card.

test RG-4.5 RG-4.6 RG-4.7 RG-21.1: a phase chosen by two takes place once, with the bonus for both
> setposition {"game":"rftg","players":3,"options":{"expansion":0,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["old-earth"],"hand":["mining-robots","gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"hand":["genetics-lab","comet-zone"],"actions":["develop"]}, \
    {"tableau":["epsilon-eridani"],"hand":["colony-ship","spice-world"],"actions":["produce"]}]}
> moves 2
=all pass
> play 0 develop mining-robots
> play 1 develop genetics-lab
> play 2 pass
> view 0
=json seats.0.tableau ["old-earth","mining-robots"]
=json seats.0.cards 0
=json seats.1.tableau ["new-sparta","genetics-lab"]
=json seats.1.cards 0
=json round 2

test RG-4.7 RG-4.8 RG-11.5 RG-12.2: Trade is a bonus of Consume and belongs to its chooser, so does the windfall of Produce
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["alpha-centauri"],"actions":["trade"]}, \
    {"tableau":["asteroid-belt"],"actions":["produce"]}],"goods":{"alpha-centauri":"drop-ships","asteroid-belt":"space-marines"}}
> view 0
# sold for 3; seat 1 sells nothing and has its good until Produce fills nothing more
=json seats.0.cards 3
=json seats.0.goods []
=json seats.1.cards 0
=json seats.1.goods ["asteroid-belt"]
=json round 2
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["alpha-centauri"],"actions":["explore-5"]}, \
    {"tableau":["asteroid-belt"],"actions":["produce"]}]}
> view 0
=json seats.0.goods []
=json seats.1.goods ["asteroid-belt"]

test RG-4.10 RG-4.14 RG-15.19 RG-15.22: a boosted phase is fixed with the choice and paid when the last action is known
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["psi-crystal-world"]},{"tableau":["new-sparta"],"prestige":1}]}
> moves 1
=has boost settle
=has action settle
> play 1 boost settle
> view 0
=json seats.1.actions ["settle"]
=json seats.1.boost 1
=json seats.1.prestige 1
=json seats.1.search true
> play 1 boost develop
?~ RG-6.3 seat
> play 0 action search
> view 0
=json question "search"
=json seats.1.actions ["settle"]
=json seats.1.prestige 0
=json seats.1.search false

test RG-4.12 RG-4.13 RG-18.48: after Psi-Crystal World's choice nothing changes
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["new-sparta"]},{"tableau":["psi-crystal-world"],"prestige":1},{"tableau":["old-earth"]}]}
> pending
= 0 2
> play 0 action develop
> play 2 action explore-5
> pending
= 1
> moves 1
=has action search
=has boost produce
> play 0 action produce
?~ RG-6.3 seat
> play 1 action consume-2x
> view 1
=json seats.0.actions ["develop"]
=json seats.2.actions ["explore-5"]
=json phase "explore"
> play 0 action produce
?~ RG-4.1 '

test RG-19.9 RG-19.10 RG-19.12 RG-18.48 RG-15.23 RG-1.7: the advanced game at all levels, with boosts, Search and Psi-Crystal World
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","advanced":"on"},"phase":"round","seats":[ \
    {"tableau":["psi-crystal-world"],"prestige":1},{"tableau":["new-sparta"],"prestige":1}]}
> pending
= 0 1
# Psi-Crystal World: one action now, so Produce may be it
> moves 0
=has action produce
=has action search
=has boost develop
> moves 1
=not action produce
> play 1 boost develop
> moves 1
=all action develop ; action settle ; action trade ; action consume-2x ; action produce
> play 1 boost produce
?~ RG-15.18 '
> play 1 action develop
> play 0 action develop
> pending
= 0
> view 0
=json seats.1.actions ["develop","develop"]
=json seats.1.boost 1
> moves 0
=has boost develop
=has action explore-5
=has action search
> play 0 boost develop
> view 0
=json seats.0.actions ["develop","develop"]
=json seats.0.boost 2
=json phase "develop"
=json seats.0.prestige 0

test RG-19.9 RG-19.4: of a phase played twice the first or the second is boosted
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","advanced":"on"},"phase":"develop","seats":[ \
    {"tableau":["old-earth"],"hand":["drop-ships","gem-world"],"actions":["develop","develop"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"hand":["drop-ships#2","comet-zone"],"actions":["develop","develop"],"boost":2,"searched":1}]}
# 4-3 = 1 in the first for one, in the second for the other
> moves 0
=all pass ; develop drop-ships
> moves 1
=all pass
> play 0 pass
> play 1 pass
> view 0
=json again true
> moves 0
=all pass
> moves 1
=all pass ; develop drop-ships

test RG-19.10: Search and one other action
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","advanced":"on"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> play 0 action search
> moves 0
=all action explore-5 ; action explore-1-1 ; action develop ; action settle ; action trade ; action consume-2x ; action produce
> play 0 action produce
> play 1 action consume-2x
> play 1 action produce
> view 1
=json question "search"
=json seats.0.actions ["search","produce"]

test RG-19.11 RG-4.2: two players may play the standard game, an action each
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> play 0 action develop
> pending
= 1
> play 0 action settle
?~ RG-6.3 seat

test RG-19.5 RG-2.12 RG-5.2: what the first of two Settle phases brought serves in the second; temporary Military does not
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off","advanced":"on"},"phase":"settle","seats":[ \
    {"tableau":["new-military-tactics"],"hand":["former-penal-colony","runaway-robots","aquatic-uplift-race"],"actions":["settle","settle"]}, \
    {"tableau":["new-sparta"],"actions":["develop","produce"]}]}
> play 0 settle former-penal-colony
> play 1 pass
> view 0
=json again true
# Former Penal Colony's Military of 1 is there, the 3 of New Military Tactics are gone
=json seats.0.military {"total":1}
> moves 0
=has settle runaway-robots
=not settle aquatic-uplift-race
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off","advanced":"on"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries"],"hand":["aquatic-uplift-race","avian-uplift-race","gem-world","comet-zone"],"actions":["settle","settle"]}, \
    {"tableau":["new-sparta"],"actions":["develop","produce"]}]}
# a hand power is fresh in the second phase
> play 0 settle aquatic-uplift-race
> play 1 pass
> play 0 muster gem-world
> play 0 done
> play 0 settle avian-uplift-race
> play 1 pass
> play 0 muster comet-zone
> view 0
=json round 1
=json seats.0.military {"total":1,"temporary":1}

test RG-19.6 RG-11.22: both Consume cards: a sale, then double VP
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off","advanced":"on"},"phase":"consume","seats":[ \
    {"tableau":["alpha-centauri","public-works","gem-world"],"actions":["trade","consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["develop","settle"]}],"goods":{"alpha-centauri":"drop-ships","gem-world":"space-marines"}}
> play 0 sell alpha-centauri
> view 0
=json seats.0.cards 3
=json seats.0.vp 2

test RG-19.8 RG-14.1: goals and the leader are judged after each of two phases
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on","advanced":"on"},"phase":"develop","goals":["galactic-status"],"seats":[ \
    {"tableau":["galactic-federation","investment-credits","rd-crash-program"],"hand":["uplift-code","gem-world","comet-zone"],"actions":["develop","develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5","settle"]}]}
> play 0 develop uplift-code
> play 1 pass
> play 0 pay gem-world
> view 0
=json again true
=json seats.0.goals ["galactic-status"]
=json leader 0
=json tile 1
