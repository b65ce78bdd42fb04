# Prestige and the leader tile (RG-15), Search (RG-16).

test RG-EX46 RG-16.4 RG-16.5 RG-16.7 RG-16.3 RG-23.8: a declined match; the next one must be taken, the rest lies in the pile, known to all
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","supply":["rebel-base"],"discard":["rebel-outpost"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 category 7
> view all
=json aside ["rebel-base"]
=json match "rebel-base"
> play 0 category 5
?~ RG-16.3 '
> moves 0
=all keep ; continue
> play 0 continue
> view all
=json seats.0.hand ["rebel-outpost"]
=json seats.0.search false
=json discarded ["rebel-base"]
=json aside absent
=json match absent
=json discard 1

test RG-16.6 RG-16.19 RG-6.10: a search that finds nothing fails, also after a declined match; the card is not used up
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","supply":["rebel-base"],"discard":["gem-world","comet-zone"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 category 7
> play 0 continue
# the pile was shuffled once, without the card laid aside, and ran out
> view all
=json seats.0.cards 0
=json seats.0.search true
=json discard 3
=json discarded ["gem-world","comet-zone","rebel-base"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","supply":["gem-world"],"discard":["comet-zone"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 category 7
> view all
=json seats.0.search true
=json seats.0.cards 0
=json round 2

test RG-16.12 RG-16.20: the any-kind world may be declared not matching, which uses nothing up
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","supply":["alien-oort-cloud-refinery"],"discard":["alien-robot-sentry"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 category 5
> moves 0
=all keep ; continue
> play 0 continue
# Alien Robot Sentry is the first real match: it may still be declined
> view all
=json aside ["alien-robot-sentry","alien-oort-cloud-refinery"]
> moves 0
=all keep ; continue
> play 0 continue
> view all
=json seats.0.search true
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","supply":["alien-robot-sentry"],"discard":["alien-oort-cloud-refinery"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
# after a declined match the refinery may be taken or not; the obligation stays open
> play 0 category 5
> play 0 continue
> check
= ok
> moves 0
=all keep ; continue
> play 0 keep
> view all
=json seats.0.hand ["alien-oort-cloud-refinery"]
> undo
> play 0 continue
> view all
=json seats.0.search true
=json seats.0.cards 0
# in another category it is a card like others: no match there
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","supply":["alien-oort-cloud-refinery"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 category 3
> view all
=json seats.0.search true

test RG-16.17: a start world of the deck is found and placed like any card
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","supply":["ancient-race"],"discard":["gem-world","comet-zone"],"seats":[ \
    {"tableau":["old-earth"],"hand":["spice-world","space-port"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 category 3
> play 0 keep
> play 0 settle ancient-race
> play 1 pass
> view 0
=json seats.0.tableau ["old-earth","ancient-race"]
=json seats.0.goods ["ancient-race"]
# it discards nothing more, now that it is no start world
=json seats.0.cards 0
=json first 0

test RG-16.2: only the searchers, one after another in turn order, before the phases
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"reveal","first":2,"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}, \
    {"tableau":["epsilon-eridani"],"actions":["search"]}]}
> pending
= 2
> play 2 category 7
> play 2 keep
> pending
= 0
> play 0 category 7
> play 0 keep
> view 0
=json phase "explore"

test RG-15.27 RG-14.1: the Search step and the round end are no phases: no leader, no goals
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"reveal","goals":["galactic-prestige","galactic-standing"],"seats":[ \
    {"tableau":["old-earth"],"prestige":3,"vp":3,"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 category 7
> play 0 keep
> view 0
=json phase "settle"
=json leader -1
=json goals.1.holder absent
=json seats.0.goals []
> play 0 pass
> play 1 pass
> view 0
=json leader 0
=json goals.1.holder 0
=json seats.0.goals ["galactic-standing"]

test RG-EX31 RG-15.6 RG-15.7 RG-15.9 RG-15.12 RG-15.13 RG-15.14: the leader over three rounds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["pan-galactic-affluence","galactic-federation","investment-credits"],"hand":["pan-galactic-mediator"],"actions":["develop"]}, \
    {"tableau":["old-earth"],"prestige":1,"actions":["explore-5"]}]}
> play 0 develop pan-galactic-mediator
> play 1 pass
# A gained both of his 2 now: the tile with 2 on it, so 1 VP and 1 card, and the tile is empty
> view 0
=json round 2
=json leader 0
=json tile 0
=json seats.0.prestige 2
=json seats.0.vp 1
=json seats.0.cards 1
=json seats.1.vp 0
# nobody gains: 1 VP only
> play 0 action produce
> play 1 action produce
> view 0
=json round 3
=json seats.0.vp 2
=json seats.0.cards 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","leader":1,"tile":1,"seats":[ \
    {"tableau":["old-earth"],"prestige":2,"actions":["settle"]}, \
    {"tableau":["new-sparta"],"hand":["pan-galactic-security-council","gem-world"],"prestige":1,"actions":["explore-5"]}]}
# B comes to 2: the tile goes to the centre, 1 VP for each
> play 0 pass
> play 1 settle pan-galactic-security-council
> view 0
=json round 2
=json leader -1
=json tile 0
=json seats.0.vp 1
=json seats.1.vp 1
=json seats.0.cards 0
=json seats.1.cards 0

test RG-EX32 RG-15.11 RG-15.21: who paid the lead away retakes the tile with what he gains
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","leader":1,"tile":1,"seats":[ \
    {"tableau":["galactic-federation"],"hand":["pan-galactic-mediator"],"prestige":3,"actions":["develop"],"boost":1}, \
    {"tableau":["new-sparta"],"prestige":2,"actions":["produce"]}]}
> view 0
=json leader -1
=json tile 0
=json seats.0.prestige 2
> play 0 develop pan-galactic-mediator
> play 1 pass
# 3 against 2, 1 of it gained in Develop: a VP and a card at the round start
> view 0
=json round 2
=json leader 0
=json seats.0.prestige 3
=json seats.0.vp 1
=json seats.0.cards 1

test RG-15.10 RG-15.26: prestige on the tile is spent last
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","leader":1,"tile":2,"seats":[ \
    {"tableau":["galactic-power-brokers","interstellar-casus-belli","deficit-spending"],"hand":["gem-world"],"prestige":3,"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> play 0 use galactic-power-brokers
> view 0
=json seats.0.prestige 2
=json tile 2
> play 0 use interstellar-casus-belli
> view 0
=json seats.0.prestige 1
=json tile 1
=json leader 0

test RG-15.8: a leader who gains prestige puts it on the tile
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","leader":1,"tile":1,"seats":[ \
    {"tableau":["federation-capital","gem-world","deficit-spending"],"hand":["comet-zone"],"prestige":3,"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"drop-ships"}}
> play 0 use federation-capital
> view 0
=json seats.0.prestige 4
=json tile 2

test RG-15.16 RG-14.1: goals on chips and prestige are judged after the bonus of the round start
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"round","goals":["standard-of-living","galactic-standing"],"leader":1,"seats":[ \
    {"tableau":["old-earth"],"prestige":2,"vp":4}, \
    {"tableau":["new-sparta"],"vp":9}]}
> view 0
=json seats.0.vp 5
=json seats.0.goals ["standard-of-living","galactic-standing"]
=json seats.1.goals ["standard-of-living"]

test RG-18.50 RG-15.1: Imperium Planet Buster: 9 VP, a prestige, and Military 3 with takeovers off
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"off"},"phase":"develop","seats":[ \
    {"tableau":["galactic-federation","investment-credits"],"hand":["imperium-planet-buster","gem-world","comet-zone","spice-world","space-port","mining-world","new-earth"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 develop imperium-planet-buster
> play 1 pass
# 9-2-1 = 6 cards; Galactic Federation counts 2 for itself and 1 for each of the other two
> view 0
=json seats.0.cards 1
=json seats.0.military {"total":3}
=json seats.0.prestige 1
=json seats.0.vp 1
=json seats.0.score 16

test RG-16.16 RG-5.14: with takeovers on the ninth category finds attack, defense and prevention
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"reveal","supply":["rebel-pact"],"discard":["pan-galactic-security-council"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 category 9
> view all
=json aside ["rebel-pact"]
> check
= ok
> play 0 continue
> view all
=json seats.0.hand ["pan-galactic-security-council"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"reveal","supply":["imperium-seat"],"seats":[ \
    {"tableau":["old-earth"],"actions":["search"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 category 9
> play 0 keep
> view all
=json seats.0.hand ["imperium-seat"]
