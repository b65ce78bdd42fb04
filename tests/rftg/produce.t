# Produce (RG-12, RG-18).

test RG-12.3 RG-15.20: the prestige bonus of Produce: 3 cards and one further windfall
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["asteroid-belt","empath-world","refugee-world"],"actions":["produce"],"boost":1,"searched":1}, \
    {"tableau":["destroyed-world","pre-sentient-race"],"actions":["produce"]}]}
> view 0
=json seats.0.cards 3
> play 0 windfall empath-world
> moves 0
=all windfall refugee-world ; windfall asteroid-belt
> play 0 windfall refugee-world
> view 0
=json seats.0.goods ["refugee-world","empath-world"]
> play 1 windfall destroyed-world
> view 0
=json round 2
=json seats.1.goods ["destroyed-world"]
=json seats.1.cards 0

test RG-12.5 RG-12.4: Universal Symbionts fill another Genes world, not themselves
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["universal-symbionts","empath-world","asteroid-belt"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json seats.0.goods ["empath-world"]
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["universal-symbionts"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json seats.0.goods []

test RG-12.16 RG-12.4: kinds first, then the bonus, then powers for any windfall, so that nothing is lost
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["galactic-engineers","mining-robots","empath-world","asteroid-belt","refugee-world"],"actions":["produce"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
# Mining Robots fill the one Rare world; the bonus has a choice of two, Galactic Engineers the other
> moves 0
=all windfall refugee-world ; windfall empath-world
> play 0 windfall empath-world
> view 0
=json round 2
=json seats.0.goods ["refugee-world","empath-world","asteroid-belt"]

test RG-12.11 RG-12.10 RG-12.6: a card drawn by Consumer Markets may be discarded for a good
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"produce","supply":["new-earth","comet-zone"],"discard":["mining-world"],"seats":[ \
    {"tableau":["damaged-alien-factory","consumer-markets","artist-colony","research-labs"],"hand":["space-port"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
# hand: Space Port; Artist Colony has its good
> moves 0
=all stop ; use consumer-markets ; use research-labs ; use damaged-alien-factory
> play 0 use consumer-markets
> view 0
=json seats.0.cards 2
> play 0 use damaged-alien-factory
> play 0 discard space-port
# Research Labs draws for the Alien good made meanwhile
> view 0
=json round 2
=json seats.0.cards 2
=json seats.0.goods ["artist-colony","damaged-alien-factory"]

test RG-12.15 RG-14.13 RG-23.5: the end of Produce: goals, then the leader
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"produce","goals":["galactic-riches"],"seats":[ \
    {"tableau":["gem-world","artist-colony","spice-world","uplift-gene-breeders"],"actions":["explore-5"]}, \
    {"tableau":["space-port","mining-world","comet-zone"],"actions":["produce"]}]}
> view 0
=json seats.0.goals ["galactic-riches"]
=json seats.1.goals []
=json leader 0
=json seats.0.prestige 1

test RG-12.18 RG-9.23: a good that comes with a world is not produced
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships"],"hand":["rebel-sympathizers","runaway-robots"],"actions":["produce"]}, \
    {"tableau":["mining-conglomerate"],"actions":["settle"]}]}
> play 0 settle rebel-sympathizers
> play 1 pass
# Rebel Sympathizers draws when a good is produced on it: not in Settle, and not in Produce, it has one
> view 0
=json round 2
=json seats.0.goods ["rebel-sympathizers"]
=json seats.0.cards 1

test RG-18.30: Interstellar Prospectors fill another Rare windfall, whether or not they have a good themselves
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["interstellar-prospectors","asteroid-belt"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}],"goods":{"interstellar-prospectors":"drop-ships"}}
> view 0
=json seats.0.goods ["asteroid-belt","interstellar-prospectors"]

test RG-18.40 RG-12.7: Uplift Gene Breeders have a prestige when a good is produced on them
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["uplift-gene-breeders"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}],"goods":{"uplift-gene-breeders":"drop-ships"}}
> view 0
=json seats.0.prestige 0
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["uplift-gene-breeders"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json seats.0.prestige 1

test RG-18.51 RG-13.2: Black Hole Miners draw 3 and hold 12 cards
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["black-hole-miners"],"hand":["export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json round 2
=json seats.0.cards 12

test RG-13.2: two cards for 12 do not add up
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"end","seats":[ \
    {"tableau":["black-hole-miners","pan-galactic-research"],"hand":["export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port","new-earth","plague-world","mining-robots","colony-ship"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> prompt 0
= Discard 1 more card.

test RG-18.52 RG-12.8: Pan-Galactic League counts the any-kind world among Genes worlds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["pan-galactic-league","empath-world","alien-oort-cloud-refinery","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["imperium-lords","outlaw-world","rebel-fuel-cache"],"actions":["produce"]}],"goods":{"alien-oort-cloud-refinery":"drop-ships","gem-world":"space-marines"}}
> view 0
=json seats.0.cards 2
=json seats.1.cards 2

test RG-18.53 RG-18.5: a windfall power of a kind that finds only the any-kind world fills it, as that kind
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["genetics-lab","alien-oort-cloud-refinery","diversified-economy","plague-world","consumer-markets"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
# both goods are Genes: one card of Diversified Economy, none of Consumer Markets
> view 0
=json seats.0.goods ["plague-world","alien-oort-cloud-refinery"]
=json seats.0.cards 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["alien-oort-cloud-refinery","diversified-economy","plague-world","consumer-markets"],"actions":["produce"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
# by the bonus its owner names the kind
> play 0 kind novelty
> view 0
=json seats.0.cards 3

test RG-12.13 RG-18.15: strictly the most, of the kind or of all goods
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["pan-galactic-affluence","artist-colony","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["mining-conglomerate","bio-hazard-mining-world"],"actions":["produce"]}]}
> view 0
=json seats.0.cards 1
=json seats.1.cards 2
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["pan-galactic-affluence","artist-colony"],"actions":["explore-5"]}, \
    {"tableau":["mining-conglomerate","secluded-world"],"actions":["produce"]}]}
# a tie, and no Rare good at all
> view 0
=json seats.0.cards 0
=json seats.1.cards 0

test RG-12.16 RG-12.5: the power that may not fill its own world goes first, so that both are filled
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["universal-symbionts","genetics-lab","empath-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json round 2
=json seats.0.goods ["empath-world","universal-symbionts"]
