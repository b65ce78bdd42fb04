# Components, terms, powers in general, order and the supply (RG-1, RG-2, RG-5, RG-6).

test RG-1.11 RG-15.3: prestige has no limit and is never multiplied
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["imperium-capital","gem-world","comet-zone"],"prestige":60,"actions":["consume-2x"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"drop-ships","comet-zone":"space-marines"}}
> view 0
=json seats.0.prestige 62
=json seats.0.vp 0

test RG-1.13: everybody who is entitled has 3 VP, however many tiles there are
> setposition {"game":"rftg","players":6,"options":{"expansion":3,"goals":"on"},"phase":"consume","goals":["standard-of-living","galactic-standing"],"seats":[ \
    {"tableau":["old-earth"],"vp":5,"prestige":2,"actions":["trade"]}, \
    {"tableau":["epsilon-eridani"],"vp":5,"prestige":2,"actions":["trade"]}, \
    {"tableau":["new-sparta"],"vp":5,"prestige":2,"actions":["trade"]}, \
    {"tableau":["doomed-world"],"vp":5,"prestige":2,"actions":["trade"]}, \
    {"tableau":["rebel-cantina"],"vp":5,"prestige":2,"actions":["trade"]}, \
    {"tableau":["separatist-colony"],"vp":5,"prestige":2,"actions":["trade"]}]}
# chips 5 and one more at the round start, prestige 2, two goals, the card
> view 0
=json seats.0.goals ["standard-of-living","galactic-standing"]
=json seats.5.goals ["standard-of-living","galactic-standing"]
=json seats.0.score 16
=json seats.5.score 15
=json seats.3.score 13

test RG-1.14 RG-12.1 RG-12.7 RG-21.4: one good on a world, none on a grey one
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["gem-world","old-earth","artist-colony"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}],"goods":{"gem-world":"drop-ships"}}
> position
=json goods.gem-world "drop-ships"
> view 0
=json seats.0.goods ["artist-colony","gem-world"]
# Gem World made nothing, so it draws nothing
=json seats.0.cards 0
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["old-earth"],"actions":["explore-5"]},{"tableau":["new-sparta"],"actions":["produce"]}],"goods":{"old-earth":"drop-ships"}}
?~ a good where there can be none

test RG-1.15 RG-8.5: a development lies in a tableau once
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth","export-duties","export-duties#2"]},{"tableau":["new-sparta"]}]}
?~ a development lies there twice
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["export-duties"],"hand":["export-duties#2","gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"hand":["spice-world"],"actions":["explore-5"]}]}
> moves 0
=all pass

test RG-2.9 RG-9.10 RG-18.12: what is Alien is the kind, not the title
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["contact-specialist"],"hand":["alien-booby-trap","alien-robot-sentry","rebel-fuel-cache","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["alien-research-team"],"hand":["pirate-world","alien-robot-scout-ship","comet-zone","spice-world","space-port"],"actions":["settle"]}]}
# Alien Booby Trap is grey; Alien Robot Sentry is of the kind Alien
> moves 0
=all pass ; settle rebel-fuel-cache ; settle gem-world ; settle alien-booby-trap
# the other way round: military worlds of the kind Alien, 4-1
> moves 1
=all pass ; settle comet-zone ; settle spice-world ; settle space-port ; settle alien-robot-scout-ship

test RG-2.13 RG-9.37: a replacement is no placement
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["terraforming-engineers","terraforming-robots","alien-cornucopia","imperium-fuel-depot","artist-colony","galactic-resort"],"hand":["space-port","alien-tourist-attraction"],"actions":["settle"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 0 replace artist-colony
> play 0 with space-port
# 1 prestige by Terraforming Engineers; no Settle bonus, no card of Terraforming Robots or the Fuel Depot, none for a production world
> view 0
=json round 2
=json seats.0.prestige 1
=json seats.0.vp 1
=json seats.0.cards 2
=json seats.0.tableau ["terraforming-robots","space-port","galactic-resort","terraforming-engineers","alien-cornucopia","imperium-fuel-depot"]
=json seats.0.goods []
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["terraforming-engineers","galactic-resort"],"hand":["alien-tourist-attraction"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}],"goods":{"galactic-resort":"drop-ships"}}
> play 0 pass
> play 1 pass
> play 0 replace galactic-resort
> play 0 with alien-tourist-attraction
# it enters the tableau: windfall good and prestige symbol; the old good is gone, unseen
> view 0
=json seats.0.prestige 2
=json seats.0.goods ["alien-tourist-attraction"]
=json discard 2
=json discarded ["galactic-resort"]

test RG-2.14 RG-2.15 RG-6.7: a draw is the top card of the supply; a good too, and nobody looks at it
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","supply":["rebel-base"],"seats":[ \
    {"tableau":["merchant-guild"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json seats.0.hand ["rebel-base"]
=json supply 0
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","supply":["rebel-base"],"seats":[ \
    {"tableau":["artist-colony"],"hand":["gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> position
=json goods {"artist-colony":"rebel-base"}
> view 0
=json seats.0.hand ["gem-world"]
=json seats.0.goods ["artist-colony"]

test RG-6.7 RG-6.5: a good that is discarded stays unseen
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["public-works","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"drop-ships"}}
> view 0
=json seats.0.vp 1
=json discard 1
=json discarded []
> position
=json discard ["drop-ships"]

test RG-5.1: a power works in its own phase only
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["epsilon-eridani","improved-logistics","gem-world"],"hand":["rebel-fuel-cache","runaway-robots"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}],"goods":{"gem-world":"drop-ships"}}
> play 0 settle rebel-fuel-cache
> play 1 pass
> play 0 use epsilon-eridani
?~ RG-5.1 '
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"explore","seats":[ \
    {"tableau":["old-earth","interstellar-bank","merchant-guild"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view 0
=json seats.0.cards 7

test RG-5.4 RG-9.18 RG-9.14: a card that leaves serves on until the phase ends, but for its own discard
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","imperium-invasion-fleet"],"hand":["comet-zone","pirate-world","mining-world"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}]}
> play 0 settle comet-zone
> play 1 pass
> view 0
=json seats.0.tableau ["comet-zone","improved-logistics"]
=json seats.0.military {"total":3,"rebel":1}
# Mining World (peaceful, cost 3) would need the Fleet once more, or 3 cards
> moves 0
=all stop ; settle pirate-world
> play 0 settle pirate-world
> view 0
=json seats.0.tableau ["comet-zone","pirate-world","improved-logistics"]
=json seats.0.military {"total":0}

test RG-5.5 RG-9.49 RG-9.25 RG-15.1 RG-9.20: what a world brings serves the next placement, not its own
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","alien-booby-trap"],"hand":["information-hub"],"actions":["explore-5"]}, \
    {"tableau":["lifeforms-inc"],"hand":["universal-symbionts","comet-zone"],"actions":["settle"]}]}
# Information Hub: 3 Military by a prestige that it would bring itself
> moves 0
=all pass
# Universal Symbionts: 3 less by the good that it would bring itself
> moves 1
=all pass
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","alien-booby-trap"],"hand":["pan-galactic-security-council","information-hub","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["lifeforms-inc","improved-logistics#2"],"hand":["empath-world","universal-symbionts","spice-world"],"actions":["settle"]}]}
> play 0 settle pan-galactic-security-council
> play 1 settle empath-world
> play 0 pay gem-world
> view 0
=json seats.0.prestige 1
> moves 0
=all stop ; settle information-hub
> play 0 settle information-hub
> view 0
=json seats.0.prestige 1
=json seats.0.tableau ["improved-logistics","pan-galactic-security-council","alien-booby-trap","information-hub"]
# Empath World for the one card, its good for the 3 of Universal Symbionts (and a card by the Settle bonus)
> play 1 pay spice-world
> view 1
=json seats.1.goods ["empath-world"]
=json seats.1.cards 2
> play 1 settle universal-symbionts
> view 1
=json seats.1.goods ["universal-symbionts"]
=json seats.1.cards 1

test RG-5.8: a power once begun is completed
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["public-works","old-earth","epsilon-eridani","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"drop-ships","comet-zone":"space-marines","spice-world":"mining-robots"}}
> play 0 use old-earth
> play 0 use public-works
?~ RG-5.1 '
> play 0 stop
?~ RG-9.40 '
> moves 0
=all good gem-world ; good spice-world
> play 0 good gem-world
> play 0 done
?~ RG-11.8 '
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","outlaw-world"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> play 0 pass
?~ RG-5.8 '
> play 0 takeover interstellar-casus-belli
?~ RG-5.8 '

test RG-5.10 RG-5.6: each power once in a phase, standing ones with every placement
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","replicant-robots","terraforming-robots","mining-robots"],"hand":["comet-zone","mining-world","prosperous-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle comet-zone
> play 1 pass
# 3-2-1 = 0 for Rare worlds, twice, and a card after each
> view 0
=json seats.0.cards 3
> play 0 settle mining-world
> view 0
=json seats.0.cards 3
=json round 2

test RG-5.7 RG-11.17: what is mandatory must be used, what is optional need not; unusable powers are skipped
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["deficit-spending","public-works","research-labs","gem-world"],"hand":["drop-ships"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"space-marines"}}
> moves 0
=all use public-works ; use deficit-spending
> play 0 stop
?~ RG-11.6 '
> play 0 use research-labs
?~ RG-11.17 '
> play 0 use public-works
> moves 0
=all stop ; use deficit-spending
> play 0 stop
> view 0
=json seats.0.vp 1
=json seats.0.cards 1

test RG-5.11 RG-8.8 RG-18.24: a discount must be used if the development cannot be paid without it
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["rd-crash-program"],"hand":["drop-ships","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 develop drop-ships
> play 1 pass
> view 0
=json seats.0.tableau ["drop-ships"]
=json seats.0.cards 0
=json discarded ["gem-world","rd-crash-program"]

test RG-5.12: no cost below nothing, and nothing back
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["galactic-federation","investment-credits"],"hand":["public-works","gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 develop public-works
> play 1 pass
> view 0
=json seats.0.cards 1
=json discard 0

test RG-5.13 RG-9.42: payment and Military never combine; the owner may prefer either
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["contact-specialist","drop-ships"],"hand":["malevolent-lifeforms","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["contact-specialist#2","drop-ships#2"],"hand":["aquatic-uplift-race","spice-world"],"actions":["settle"]}]}
# Military 2 of 4, or 4-1 = 3 cards of 2: neither, and not both together
> moves 0
=not settle malevolent-lifeforms
> play 0 pass
> play 1 settle aquatic-uplift-race
> moves 1
=all conquer ; purchase-with contact-specialist
> play 1 purchase-with contact-specialist
> view 1
# 2-1 = 1 card paid, and the Settle bonus drawn
=json seats.1.tableau ["contact-specialist","drop-ships","aquatic-uplift-race"]
=json seats.1.cards 1
=json discarded ["spice-world"]

test RG-5.15: below The Brink of War prestige is nothing
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["galactic-federation","investment-credits"],"hand":["uplift-code","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 develop uplift-code
> play 1 pass
> view 0
=json seats.0.tableau ["investment-credits","galactic-federation","uplift-code"]
=json seats.0.prestige absent
=json leader absent
=json seats.0.vp 0
> position
=json seats.0.prestige absent

test RG-6.3 RG-6.1: payments go in turn order
> setposition {"game":"rftg","players":3,"options":{"expansion":0,"goals":"off"},"phase":"develop","first":1,"seats":[ \
    {"tableau":["old-earth"],"hand":["mining-robots","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["epsilon-eridani"],"hand":["space-marines","space-port","new-earth","plague-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"hand":["colony-ship","new-vinland","mining-world","empath-world"],"actions":["develop"]}]}
> play 0 develop mining-robots
> play 1 develop space-marines
> play 2 develop colony-ship
> pending
= 1
> play 1 pay space-port
> play 1 pay plague-world
> pending
= 2
> play 2 pay new-vinland
> pending
= 0

test RG-6.4 RG-11.6: Consume and Produce go player after player in turn order
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","first":1,"seats":[ \
    {"tableau":["deficit-spending"],"hand":["gem-world"],"actions":["consume-2x"]}, \
    {"tableau":["merchant-world"],"hand":["comet-zone"],"actions":["explore-5"]}]}
> pending
= 1
> play 1 stop
> pending
= 0
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","first":1,"seats":[ \
    {"tableau":["mining-robots","destroyed-world","asteroid-belt"],"actions":["explore-5"]}, \
    {"tableau":["genetics-lab","empath-world","pre-sentient-race"],"actions":["produce"]}]}
> pending
= 1
> play 1 windfall empath-world
> pending
= 0

test RG-6.6 RG-6.10 RG-23.9: the pile becomes the supply as soon as the last card is taken; with both empty nothing is drawn
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","supply":["rebel-base"],"discard":["rebel-outpost","gem-world"],"seats":[ \
    {"tableau":["rebel-underground"],"knows":["gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json seats.0.hand ["rebel-base"]
=json supply 2
=json discard 0
=json discarded []
> position
=json seats.0.knows absent
=json seats.0.mixed ["gem-world"]
=json old ["rebel-base"]
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","supply":["rebel-base"],"seats":[ \
    {"tableau":["merchant-guild","artist-colony","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
# one card for the two of Merchant Guild; no good anywhere
> view 0
=json seats.0.cards 1
=json seats.0.goods []
=json supply 0

test RG-6.10: what was discarded for a draw is in the pile before it
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","supply":[],"seats":[ \
    {"tableau":["rd-crash-program"],"hand":["gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> play 0 use rd-crash-program
> view 0
=json seats.0.hand ["gem-world"]
=json supply 0
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","supply":[],"seats":[ \
    {"tableau":["gem-world"],"actions":["trade"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"drop-ships"}}
> view 0
=json seats.0.hand ["drop-ships"]

test RG-6.8 RG-6.11: what lies on the table is public
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on","takeovers":"off"},"phase":"settle","leader":1,"tile":2,"goals":["greatest-military"],"saved":["spice-world"],"discard":["mining-world"],"seats":[ \
    {"tableau":["galactic-scavengers","gem-world","new-military-tactics"],"hand":["comet-zone","rebel-miners"],"vp":4,"prestige":2,"searched":1,"actions":["settle"]}, \
    {"tableau":["new-sparta"],"hand":["drop-ships"],"actions":["explore-5"]}],"goods":{"gem-world":"space-marines"}}
> view all
=json seats.0.vp 4
=json seats.0.prestige 2
=json seats.0.cards 2
=json seats.0.hand []
=json seats.0.goods ["gem-world"]
=json seats.0.under 1
=json seats.0.saved []
=json seats.0.search false
=json seats.1.search true
=json tile 2
=json leader 0
=json discard 1
=json discarded []
# 228 less two tableaux, two hands, a saved card, the pile and a good
=json supply 218
=json goals.0.values [0,2]

test RG-6.12 RG-6.9: a card spent from a tableau is seen by all; what was paid is not
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["colony-ship"],"hand":["new-earth","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"hand":["comet-zone","spice-world","space-port","mining-world"],"actions":["settle"]}]}
> play 0 settle new-earth
> play 1 settle comet-zone
> view 0
=json discarded ["colony-ship"]
=json discard 4
> view 1
=json discarded ["colony-ship","space-port","spice-world","mining-world"]
> view all
=json discarded ["colony-ship"]
