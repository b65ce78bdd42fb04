# Single cards and the rules that only they show (RG-5, RG-9, RG-12, RG-16, RG-18).

test RG-5.2 RG-5.3 RG-5.6: a card placed in a phase has no power in it
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","new-sparta"],"hand":["former-penal-colony","hive-world"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}]}
> play 0 settle former-penal-colony
> play 1 pass
> moves 0
=all stop
> play 0 stop
> view 0
=json seats.0.military {"total":3}

test RG-9.31 RG-9.32 RG-9.40 RG-D17 RG-D18: a second world, and no second bonus card
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics"],"hand":["pilgrimage-world","refugee-world"],"actions":["settle"]}, \
    {"tableau":["old-earth"],"actions":["explore-5"]}]}
> play 0 settle pilgrimage-world
> play 1 pass
> play 0 settle refugee-world
> view 0
=json seats.0.tableau ["pilgrimage-world","refugee-world","improved-logistics"]
=json seats.0.cards 1

test RG-9.34 RG-9.35: Rebel Sneak Attack conquers one more world
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["rebel-sneak-attack","new-sparta"],"hand":["rebel-fuel-cache","rebel-miners","artist-colony"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}]}
> play 0 settle rebel-fuel-cache
> play 1 pass
> moves 0
=all stop ; sneak rebel-miners
> play 0 sneak artist-colony
?~ RG-9.2 '
> play 0 settle rebel-miners
?~ RG-9.31 '
> play 0 sneak rebel-miners
> view 0
=json seats.0.tableau ["new-sparta","rebel-fuel-cache","rebel-miners"]
=json discarded ["rebel-sneak-attack"]

test RG-9.12 RG-18.23 RG-18.33: paying for military worlds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["rebel-cantina","rebel-pact","pan-galactic-mediator"],"hand":["hive-world","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["alien-research-team"],"hand":["alien-robot-sentry","rebel-miners","comet-zone"],"actions":["settle"]}]}
> moves 1
=all pass ; settle alien-robot-sentry
> play 0 settle hive-world
> play 1 settle alien-robot-sentry
# Hive World 3-0-2 = 1, the only card left; Alien Robot Sentry 2-0-1 = 1
> view 0
=json seats.0.prestige 1
=json seats.0.cards 0
> play 1 pay comet-zone
> view 1
=json seats.1.tableau ["alien-robot-sentry","alien-research-team"]

test RG-9.14: Imperium Invasion Fleet conquers for 2 prestige
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["imperium-invasion-fleet"],"hand":["comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}]}
> play 0 settle comet-zone
> play 1 pass
> view 0
=json seats.0.prestige 2
=json seats.0.tableau ["comet-zone"]

test RG-9.17 RG-18.42 RG-18.43 RG-5.11 RG-23.6: a prestige or a Rare good for Military, each once; what is needed must be given
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["alien-booby-trap","rebel-fuel-refinery","comet-zone","expedition-force"],"hand":["rebel-outpost"],"prestige":2,"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}],"goods":{"rebel-fuel-refinery":"drop-ships","comet-zone":"gem-world"}}
> play 0 settle rebel-outpost
> play 1 pass
# 5 are needed: 1, 2 for a good, 3 for a prestige, so it must be both, and no second good
> moves 0
=all good comet-zone ; good rebel-fuel-refinery
> play 0 prestige
?~ RG-5.11 '
> play 0 done
?~ RG-9.7 '
> play 0 good comet-zone
> view 0
=json round 2
=json seats.0.prestige 1
=json seats.0.goods ["rebel-fuel-refinery"]
=json seats.0.tableau ["expedition-force","comet-zone","rebel-outpost","alien-booby-trap","rebel-fuel-refinery"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["alien-booby-trap","rebel-fuel-refinery"],"hand":["rebel-miners"],"prestige":2,"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}],"goods":{"rebel-fuel-refinery":"drop-ships"}}
> play 0 settle rebel-miners
> play 1 pass
> moves 0
=all good rebel-fuel-refinery ; prestige
> play 0 good rebel-fuel-refinery
> moves 0
=all done ; prestige
> play 0 prestige
> view 0
=json round 2
=json seats.0.prestige 1
=json seats.0.tableau ["rebel-miners","alien-booby-trap","rebel-fuel-refinery"]

test RG-9.21: the prestige bonus of Settle
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["old-earth"],"hand":["aquatic-uplift-race","comet-zone"],"actions":["settle"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> moves 0
=all pass ; settle comet-zone ; settle aquatic-uplift-race

test RG-8.11 RG-D13 RG-18.31 RG-6.8: a paid card goes under Galactic Scavengers
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["galactic-scavengers"],"hand":["mining-conglomerate","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 develop mining-conglomerate
> play 1 pass
> moves 0
=all save gem-world ; save spice-world ; save comet-zone
> play 0 save spice-world
> check
= ok
> view 0
=json seats.0.under 1
=json seats.0.saved ["spice-world"]
=json discarded ["gem-world","comet-zone"]
> view 1
=json seats.0.under 1
=json seats.0.saved []

test RG-12.12: what is saved is taken in Produce
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","saved":["spice-world"],"seats":[ \
    {"tableau":["galactic-scavengers"],"actions":["explore-5"],"knows":["spice-world"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json seats.0.hand ["spice-world"]
=json seats.0.under 0

test RG-12.9 RG-21.9 RG-18.25 RG-18.32: cards and Military for worlds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["rebel-cantina","rebel-fuel-cache","uplift-code","avian-uplift-race","alien-uplift-center"],"actions":["explore-5"]}, \
    {"tableau":["hidden-fortress","new-sparta","uplift-revolt-world","uplift-mercenary-force"],"actions":["produce"]}]}
> view 0
# two Rebel worlds; two cards for the one chromosome world
=json seats.0.cards 4
# New Sparta 2, three military worlds, two for each of two chromosome worlds
=json seats.1.military {"total":9}

test RG-16.2 RG-16.3 RG-16.4 RG-D5 RG-D6: a search
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["search"]}]}
> pending
= 0
> moves 0
=all category 1 ; category 2 ; category 3 ; category 4 ; category 5 ; category 6 ; category 7 ; category 8
> play 0 category 9
?~ RG-16.16 '
> play 0 category 7
> moves 0
=all keep ; continue
> play 0 keep
> view 1
=json seats.0.search false
=json seats.0.cards 1
> pending
= 1

test RG-11.22 RG-11.21 RG-11.4 RG-EX41: the prestige bonus of Trade
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["alien-robotic-factory","export-duties","public-works","gem-world"],"actions":["trade"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}], \
    "goods":{"alien-robotic-factory":"drop-ships","gem-world":"space-marines"}}
> play 0 sell alien-robotic-factory
> view 0
=json seats.0.cards 9
=json seats.0.vp 2
=json question "hand"
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","advanced":"on"},"phase":"consume","seats":[ \
    {"tableau":["public-works","gem-world","alien-oort-cloud-refinery"],"actions":["trade","consume-2x"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5","develop"]}], \
    "goods":{"gem-world":"space-marines","alien-oort-cloud-refinery":"drop-ships"}}
> view 0
# the refinery's good cannot be sold; it is eaten by Public Works for 3 VP
=json seats.0.vp 3
=json seats.0.goods []

test RG-11.3 RG-18.14: SELL powers take the any-kind good, which is told a kind
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["black-market-trading-world","alien-oort-cloud-refinery","export-duties"],"actions":["trade"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}], \
    "goods":{"alien-oort-cloud-refinery":"drop-ships"}}
> moves 0
=all kind novelty ; kind rare ; kind genes ; kind alien
> play 0 kind alien
> view 0
=json seats.0.cards 5
