# Develop, Settle, Consume and Produce (RG-8, RG-9, RG-11, RG-12, RG-18).

test RG-8.4 RG-8.5 RG-8.6 RG-8.7 RG-8.15 RG-D10 RG-D11: which developments may be chosen
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["export-duties"],"hand":["export-duties#2","drop-ships","mining-conglomerate","gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"hand":["drop-ships#2","space-marines"],"actions":["settle"]}]}
> moves 0
=all pass ; develop mining-conglomerate ; develop drop-ships
> play 0 develop export-duties
?~ RG-8.5 '
> play 0 develop gem-world
?~ RG-8.4 '
> play 1 develop drop-ships
?~ RG-8.6 '
> play 0 develop mining-conglomerate
> play 1 pass
> moves 0
=all pay export-duties ; pay drop-ships
> play 0 pay gem-world
?~ RG-8.9 '
> play 0 pay export-duties
> play 0 pay gem-world
> view 0
=json seats.0.hand ["drop-ships"]
=json discarded ["export-duties","gem-world"]
> view 1
=json discarded []
=json seats.0.cards 1

test RG-8.13 RG-18.34 RG-18.29 RG-2.16: prestige after developments
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["federation-capital","galactic-federation","investment-credits","public-works"],"hand":["pan-galactic-research","gem-world","comet-zone"],"actions":["develop"]}, \
    {"tableau":["rebel-freedom-fighters"],"hand":["rebel-pact","spice-world"],"actions":["explore-5"]}]}
> play 0 develop pan-galactic-research
> play 1 develop rebel-pact
> view 0
=json seats.0.prestige 1
=json seats.1.prestige 1

test RG-9.1 RG-9.2 RG-9.4 RG-9.5 RG-9.7 RG-2.11 RG-D14: which worlds may be chosen
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["alpha-centauri"],"hand":["comet-zone","rebel-fuel-cache","new-survivalists","terraformed-world"],"actions":["settle"]}, \
    {"tableau":["galactic-imperium"],"hand":["rebel-colony"],"actions":["explore-5"]}]}
? cards: those in play are not the deck of this level
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["alpha-centauri"],"hand":["comet-zone","rebel-fuel-cache","new-survivalists","terraformed-world"],"actions":["settle"]}, \
    {"tableau":["galactic-imperium"],"hand":["rebel-underground","pirate-world"],"actions":["explore-5"]}]}
> moves 0
=all pass ; settle comet-zone ; settle rebel-fuel-cache
> moves 1
=all pass ; settle rebel-underground
> play 0 settle rebel-fuel-cache
> play 1 settle rebel-underground
> view 0
=json seats.0.tableau ["alpha-centauri","rebel-fuel-cache"]
=json seats.0.goods ["rebel-fuel-cache"]
=json seats.0.cards 4
=json seats.1.tableau ["galactic-imperium","rebel-underground"]
=json seats.1.cards 1

test RG-9.6 RG-18.10 RG-18.11: Colony Ship and Doomed World
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["doomed-world"],"hand":["alien-rosetta-stone-world"],"actions":["explore-5"]}, \
    {"tableau":["colony-ship"],"hand":["deserted-alien-outpost"],"actions":["settle"]}]}
> moves 1
=all pass
> play 0 settle alien-rosetta-stone-world
> play 1 pass
> view 0
=json seats.0.tableau ["alien-rosetta-stone-world"]
=json discarded ["doomed-world"]

test RG-9.24 RG-9.26 RG-9.27: what a placed world brings
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["terraforming-robots"],"hand":["pilgrimage-world"],"actions":["settle"]}, \
    {"tableau":["replicant-robots"],"hand":["artist-colony"],"actions":["explore-5"]}]}
> play 0 settle pilgrimage-world
> play 1 settle artist-colony
> view 0
=json seats.0.cards 2
=json seats.1.cards 0
=json seats.1.goods []

test RG-11.1 RG-11.2 RG-11.5 RG-D23: the sale and its price
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["pirate-world","export-duties","spice-world"],"actions":["trade"]}, \
    {"tableau":["gem-world"],"actions":["explore-5"]}], \
    "goods":{"pirate-world":"drop-ships","gem-world":"space-marines"}}
> view 0
# Novelty 2, Export Duties 1, Spice World 2, its own 3
=json seats.0.cards 8
=json seats.1.cards 0
=json seats.1.goods ["gem-world"]

test RG-11.12: powers on different kinds
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["galactic-exchange","gem-world","spice-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"gem-world":"drop-ships","spice-world":"space-marines","comet-zone":"mining-robots"}}
> moves 0
=all good gem-world ; good spice-world
> play 0 good spice-world
> view 0
=json seats.0.vp 2
=json seats.0.cards 2
=json seats.0.goods ["gem-world"]

test RG-11.16 RG-18.26 RG-18.27 RG-D27: the older Gambling World must be used
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["gambling-world-name"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> moves 0
=all guess 1 ; guess 2 ; guess 3 ; guess 4 ; guess 5 ; guess 6 ; guess 7
> play 0 stop
?~ RG-11.6 '

test RG-18.28 RG-11.27 RG-11.18: Galactic Salon and Galactic Advertisers serve by themselves
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","pool":1,"seats":[ \
    {"tableau":["galactic-salon","galactic-advertisers"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view 0
=json seats.0.vp 2
=json seats.0.cards 1
=json pool -1
=json over true

test RG-12.1 RG-12.2 RG-12.4 RG-12.7 RG-12.8 RG-D33: goods, windfalls and draws
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["mining-world","destroyed-world","asteroid-belt","mining-robots","merchant-guild"],"actions":["explore-5"]}, \
    {"tableau":["empath-world"],"actions":["produce"]}]}
> moves 0
=all windfall destroyed-world ; windfall asteroid-belt
> play 0 windfall asteroid-belt
> view 0
=json seats.0.goods ["asteroid-belt","mining-world"]
=json seats.0.cards 3
=json seats.1.goods ["empath-world"]

test RG-12.13 RG-18.15: Mining Conglomerate draws for the most Rare goods
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["bio-hazard-mining-world","mining-conglomerate"],"actions":["explore-5"]}, \
    {"tableau":["gem-world"],"actions":["produce"]}]}
> view 0
=json seats.0.cards 2
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["bio-hazard-mining-world","mining-conglomerate"],"actions":["explore-5"]}, \
    {"tableau":["new-earth"],"actions":["produce"]}]}
> view 0
=json seats.0.cards 0

test RG-13.1 RG-13.2 RG-D35 RG-1.17: the hand limits
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"end","seats":[ \
    {"tableau":["old-earth"],"hand":["export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port","new-earth","plague-world"],"actions":["explore-5"]}, \
    {"tableau":["pan-galactic-research"],"hand":["export-duties#2","mining-robots","colony-ship","deficit-spending","genetics-lab","merchant-guild","trade-league","artist-colony","empath-world","new-vinland","rebel-base"],"actions":["explore-5"]}]}
> pending
= 0
> prompt 0
= Discard 1 more card.
> play 0 discard spice-world
> view 0
=json seats.0.cards 10
=json round 2
