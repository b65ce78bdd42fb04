# Worked examples of the catalogue (RG-22).

test RG-EX9 RG-1.9 RG-3.2: the pool of three players with all expansions
> new rftg players=3 seed=1
> view all
=json pool 41
> new rftg players=4 expansion=2 seed=1
> view all
=json pool 48

test RG-EX20 RG-7.2 RG-7.3 RG-7.4: Explore not chosen, with Galactic Renaissance: draw 4, keep 2
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"explore","seats":[ \
    {"tableau":["old-earth","galactic-renaissance"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> pending
= 0 1
> view 0
=json seats.0.cards 4
=json seats.1.cards 7
> prompt 0
= Discard 2 more cards.
> prompt 1
= Discard 6 more cards.

test RG-EX21 RG-7.5: Explore +5 with a power to mix: any 6 of 11
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"explore","seats":[ \
    {"tableau":["trading-outpost"],"hand":["gem-world","comet-zone","spice-world","drop-ships"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view 0
=json seats.0.cards 11
> prompt 0
= Discard 6 more cards.
> moves 0
=has discard drop-ships

test RG-EX22 RG-19.2 RG-7.7: both Explore cards: draw 8, keep 2; boosted: draw 14, keep 3
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","advanced":"on"},"phase":"explore","seats":[ \
    {"tableau":["old-earth"],"actions":["explore-5","explore-1-1"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5","explore-1-1"],"boost":1,"searched":1}]}
> view 0
=json seats.0.cards 8
=json seats.1.cards 14
> prompt 0
= Discard 6 more cards.
> prompt 1
= Discard 11 more cards.

test RG-EX23 RG-11.7 RG-11.8 RG-5.9 RG-11.6 RG-D24: New Vinland first leaves two goods to Free Trade Association
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["new-vinland","free-trade-association","gem-world","spice-world"],"actions":["trade"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"new-vinland":"drop-ships","gem-world":"space-marines","spice-world":"mining-robots"}}
> moves 0
=all sell new-vinland ; sell gem-world ; sell spice-world
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["new-vinland","free-trade-association","gem-world","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"new-vinland":"drop-ships","gem-world":"space-marines","spice-world":"mining-robots"}}
> moves 0
=all use free-trade-association ; use new-vinland
> play 0 stop
?~ RG-11.6 '
> play 0 use new-vinland
> play 0 good gem-world
> view 0
=json seats.0.vp 2
=json seats.0.cards 4
=json seats.0.goods []
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["new-vinland","free-trade-association","gem-world","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"new-vinland":"drop-ships","gem-world":"space-marines","spice-world":"mining-robots"}}
> play 0 use free-trade-association
> view 0
=json seats.0.vp 3
=json seats.0.cards 3

test RG-EX25 RG-11.13 RG-18.16 RG-11.19: Pilgrimage World with 3 goods, doubled, and with one
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["pilgrimage-world","gem-world","spice-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"comet-zone":"drop-ships","gem-world":"space-marines","spice-world":"mining-robots"}}
> view 0
=json seats.0.vp 2
=json seats.0.goods []
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["pilgrimage-world","gem-world","spice-world","comet-zone"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"comet-zone":"drop-ships","gem-world":"space-marines","spice-world":"mining-robots"}}
> view 0
=json seats.0.vp 4
=json pool 20
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["pilgrimage-world","gem-world"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"gem-world":"space-marines"}}
> view 0
=json seats.0.vp 0
=json seats.0.goods []

test RG-EX28 RG-18.38 RG-11.20: Casus Belli: 6 VP doubled, 9 tripled
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["interstellar-casus-belli"],"actions":["consume-2x"],"prestige":1}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> moves 0
=all stop ; use interstellar-casus-belli
> play 0 use interstellar-casus-belli
> view 0
=json seats.0.vp 6
=json seats.0.prestige 0
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["interstellar-casus-belli"],"actions":["consume-2x"],"boost":1,"searched":1,"prestige":1}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 use interstellar-casus-belli
> view 0
=json seats.0.vp 9

test RG-EX29 RG-11.15 RG-11.25 RG-D26: Deficit Spending is not doubled
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["deficit-spending"],"hand":["gem-world","comet-zone"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> play 0 use deficit-spending
> play 0 done
?~ RG-11.25 '
> play 0 discard gem-world
> play 0 discard comet-zone
> view 0
=json seats.0.vp 2
=json seats.0.cards 0

test RG-EX24 RG-9.8 RG-9.11 RG-18.12: Contact Specialist, Replicant Robots, Colony Ship
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["contact-specialist","replicant-robots"],"hand":["rebel-fuel-refinery","alien-robot-scout-ship","gem-world","comet-zone"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle alien-robot-scout-ship
?~ RG-9.2 '
> play 0 settle rebel-fuel-refinery
> play 1 pass
> prompt 0
= Pay 1 more card for Rebel Fuel Refinery.
> play 0 pay gem-world
> view 0
# two cards left, and one for the prestige of Rebel Fuel Refinery at the start of the next round
=json seats.0.cards 3
=json seats.0.tableau ["contact-specialist","replicant-robots","rebel-fuel-refinery"]
=json seats.0.goods ["rebel-fuel-refinery"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["contact-specialist","colony-ship","replicant-robots"],"hand":["rebel-fuel-refinery","gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle rebel-fuel-refinery
> play 1 pass
> play 0 spend colony-ship
> view 0
=json seats.0.cards 2
=json seats.0.tableau ["contact-specialist","replicant-robots","rebel-fuel-refinery"]

test RG-EX30 RG-9.13 RG-18.22: Imperium Cloaking Technology conquers a peaceful world of cost 3
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["epsilon-eridani","imperium-cloaking-technology"],"hand":["comet-zone"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle comet-zone
> play 1 pass
> view 0
=json seats.0.cards 0
=json seats.0.tableau ["epsilon-eridani","comet-zone"]
=json discarded ["imperium-cloaking-technology"]

test RG-EX47: defense below zero
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["contact-specialist","imperium-cloaking-technology"],"hand":["artist-colony"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle artist-colony
> play 1 pass
> view 0
=json seats.0.tableau ["contact-specialist","artist-colony"]

test RG-EX10 RG-15.19 RG-15.18 RG-8.8 RG-4.9: a boosted Develop costs a prestige and saves 3
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["old-earth"],"hand":["drop-ships","gem-world"],"prestige":2}, \
    {"tableau":["new-sparta"]}]}
> play 1 boost develop
?~ RG-15.19 '
> play 0 boost develop
> play 1 action produce
> view 0
=json seats.0.prestige 1
=json seats.0.search false
> play 0 develop drop-ships
> play 1 pass
> view 0
=json seats.0.cards 0
=json seats.0.tableau ["old-earth","drop-ships"]

test RG-EX36 RG-8.2 RG-8.3: draw-then-discard powers
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["galactic-power-brokers","information-hub"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> view 0
=json seats.0.cards 3
> prompt 0
= Discard 2 more cards.

test RG-EX37 RG-9.16 RG-9.45: a part-used hand power is spent for the next world
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries","improved-logistics"],"hand":["aquatic-uplift-race","hive-world","export-duties","space-marines","drop-ships"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle aquatic-uplift-race
> play 1 pass
> play 0 done
?~ RG-9.7 '
> play 0 muster export-duties
> play 0 done
> moves 0
=all stop
> play 0 settle hive-world
?~ RG-9.2 '
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries","improved-logistics"],"hand":["aquatic-uplift-race","hive-world","export-duties","space-marines","drop-ships"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle aquatic-uplift-race
> play 1 pass
> play 0 muster export-duties
> play 0 muster export-duties
?~ RG-9.16 '
> play 0 muster space-marines
> moves 0
=all stop ; settle hive-world
> play 0 settle hive-world
> view 0
=json seats.0.cards 1

test RG-EX3 RG-10.20 RG-10.11: a tie goes to the attacker
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["epsilon-eridani","drop-ships","imperium-cloaking-technology"],"actions":["develop"]}, \
    {"tableau":["space-marines","aquatic-uplift-race"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> moves 0
=all pass ; takeover imperium-cloaking-technology
> play 0 takeover imperium-cloaking-technology
> view 0
=json seats.0.tableau ["epsilon-eridani","drop-ships","aquatic-uplift-race"]
=json seats.1.tableau ["space-marines"]

test RG-EX33 RG-17.1 RG-17.2 RG-21.7: Hidden Fortress waits for 14 cards, others end at 12
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"end","seats":[ \
    {"tableau":["hidden-fortress","old-earth","epsilon-eridani","export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port","new-earth"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> view 0
=json over false
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"end","seats":[ \
    {"tableau":["hidden-fortress"],"actions":["develop"]}, \
    {"tableau":["new-sparta","old-earth","epsilon-eridani","export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port"],"actions":["settle"]}]}
> view 0
=json over true

test RG-EX34 RG-9.36 RG-18.44: what Terraforming Engineers may replace
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["terraforming-engineers","artist-colony","old-earth"],"hand":["prosperous-world","galactic-studios","terraformed-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> moves 0
=all stop ; replace old-earth ; replace artist-colony
> play 0 replace artist-colony
> moves 0
=all with prosperous-world
> play 0 with galactic-studios
?~ RG-9.36 '
> play 0 with prosperous-world
> view 0
=json seats.0.prestige 1
=json seats.0.tableau ["old-earth","prosperous-world","terraforming-engineers"]
=json discarded ["artist-colony"]

test RG-EX32 RG-15.11 RG-15.21: a boost paid by the leader costs the tile
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"reveal","leader":1,"tile":1,"seats":[ \
    {"tableau":["old-earth"],"prestige":3,"actions":["develop"],"boost":1}, \
    {"tableau":["new-sparta"],"prestige":2,"actions":["produce"]}]}
> view 0
=json leader -1
=json tile 0
=json seats.0.prestige 2

test RG-EX42 RG-12.10 RG-12.6 RG-12.7: Diversified Economy before or after the discard
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["spice-world","comet-zone","damaged-alien-factory","diversified-economy"],"hand":["gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> view 0
=json seats.0.goods ["spice-world","comet-zone"]
=json seats.0.cards 2
> moves 0
=all stop ; use diversified-economy ; use damaged-alien-factory
> play 0 use diversified-economy
> view 0
=json seats.0.cards 4
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["spice-world","comet-zone","damaged-alien-factory","diversified-economy"],"hand":["gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> play 0 use damaged-alien-factory
> play 0 discard gem-world
> view 0
# one card drawn by Comet Zone, gem-world discarded, three kinds produced
=json seats.0.cards 4
=json seats.0.goods ["spice-world","comet-zone","damaged-alien-factory"]
