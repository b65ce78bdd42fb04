# Explore and Develop (RG-7, RG-8).

test RG-7.6 RG-21.13: with as many to keep as were drawn nothing is discarded
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"explore","seats":[ \
    {"tableau":["research-labs"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-1-1"]}]}
> view 0
=json seats.0.cards 2
> pending
= 1
> prompt 1
= Discard 1 more card.

test RG-7.8: a supply that fails lowers the discards, not what is kept
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"explore","supply":["gem-world","comet-zone","spice-world"],"seats":[ \
    {"tableau":["old-earth"],"actions":["explore-1-1"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> view 0
=json seats.0.cards 3
=json seats.1.cards 0
> pending
= 0
> prompt 0
= Discard 1 more card.

test RG-7.3 RG-7.5 RG-D8: only what was drawn is discarded, unless a power mixes
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"explore","supply":["gem-world","comet-zone"],"seats":[ \
    {"tableau":["old-earth"],"hand":["drop-ships"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-1-1"]}]}
> moves 0
=all discard gem-world ; discard comet-zone
> play 0 discard drop-ships
?~ RG-7.3 '
> play 0 discard comet-zone
> view 0
=json seats.0.hand ["drop-ships","gem-world"]
> view 1
=json discarded []
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"explore","supply":["gem-world","comet-zone"],"seats":[ \
    {"tableau":["rebel-pact"],"hand":["drop-ships"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-1-1"]}]}
> moves 0
=all discard drop-ships ; discard gem-world ; discard comet-zone

test RG-7.1 RG-5.7: the card for a prestige may be declined, and below nothing is asked
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"explore","seats":[ \
    {"tableau":["alien-departure-point"],"hand":["gem-world"],"actions":["explore-5"]}, \
    {"tableau":["pan-galactic-hologrid"],"actions":["develop"]}]}
> play 0 pass
> view 0
=json question "sift"
=json seats.0.cards 8
=json seats.0.prestige 0

test RG-8.1 RG-23.2: draws at the start of Develop, before anything is chosen
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["interstellar-bank","galactic-developers"],"actions":["explore-5"]}, \
    {"tableau":["galactic-bankers"],"actions":["develop"]}]}
> view 0
=json question "develop"
=json seats.0.cards 2
=json seats.1.cards 1

test RG-8.2 RG-8.3 RG-D9 RG-23.2: who draws and discards does so in turn order, any cards of the hand
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","first":1,"supply":["gem-world","comet-zone","spice-world"],"seats":[ \
    {"tableau":["galactic-power-brokers"],"hand":["drop-ships"],"actions":["develop"]}, \
    {"tableau":["information-hub"],"hand":["space-marines"],"actions":["explore-5"]}]}
> pending
= 1
> view 1
=json seats.0.cards 1
=json seats.1.cards 2
> moves 1
=has discard space-marines
> play 1 discard space-marines
> pending
= 0
> view 0
=json seats.0.cards 3
> moves 0
=has discard drop-ships
> play 0 discard drop-ships
> view 0
=json question "develop"
=json seats.0.cards 2
=json seats.1.cards 1
=json discarded ["drop-ships"]

test RG-8.16: who has fewer cards than he must discard discards them all
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","supply":["gem-world"],"seats":[ \
    {"tableau":["galactic-power-brokers","information-hub"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view 0
=json question "develop"
=json seats.0.cards 0
=json discarded ["gem-world"]

test RG-8.9 RG-8.7: exactly the cost is paid
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["old-earth"],"hand":["mining-robots","gem-world","comet-zone","spice-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 develop mining-robots
> play 1 pass
> play 0 done
?~ RG-8.9 '
> play 0 pay gem-world
> view 0
=json round 2
=json seats.0.hand ["spice-world","comet-zone"]

test RG-8.8 RG-8.10 RG-18.36 RG-D12: optional discounts, also where they are not needed
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["golden-age-of-terraforming","rd-crash-program","comet-zone","mining-world"],"hand":["drop-ships","gem-world","spice-world","space-port","new-earth"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}],"goods":{"comet-zone":"public-works","mining-world":"colony-ship"}}
> play 0 develop drop-ships
> play 1 pass
> moves 0
=all spend rd-crash-program ; good comet-zone ; good mining-world ; pay gem-world
> play 0 good comet-zone
> prompt 0
= Pay 2 more cards for Drop Ships.
# one good a phase, and cards of the tableau are named before goods
> moves 0
=all pay gem-world ; pay spice-world ; pay space-port
> play 0 good mining-world
?~ RG-8.8 '
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["galactic-federation","rd-crash-program"],"hand":["mining-robots","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 develop mining-robots
> play 1 pass
> moves 0
=all done ; spend rd-crash-program
> play 0 spend rd-crash-program
> view 0
=json seats.0.hand ["gem-world"]
=json seats.0.tableau ["mining-robots","galactic-federation"]
=json discarded ["rd-crash-program"]

test RG-8.12 RG-15.1: a development with the symbol brings a prestige
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["old-earth"],"hand":["pan-galactic-mediator"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"hand":["public-works","gem-world"],"actions":["explore-5"]}]}
> play 0 develop pan-galactic-mediator
> play 1 develop public-works
> view 0
=json seats.0.prestige 1
=json seats.1.prestige 0

test RG-8.13 RG-5.2: what follows a development comes from cards that were there before it
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["public-works","pan-galactic-affluence"],"hand":["mining-robots","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"hand":["public-works#2","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["galactic-federation","investment-credits","federation-capital"],"hand":["imperium-planet-buster","space-port","new-earth","plague-world","mining-world","empath-world"],"actions":["develop"]}]}
> play 0 develop mining-robots
> play 1 develop public-works
> play 2 develop imperium-planet-buster
# a card by Public Works, a prestige by Pan-Galactic Affluence; a new Public Works draws nothing for itself;
# the 9-cost development is none of cost 6: its own symbol alone
> view 0
=json seats.0.prestige 1
=json seats.2.prestige 1
=json seats.1.cards 0
=json seats.2.cards 0
=json seats.0.vp 1
=json seats.2.vp 1
=json seats.0.cards 1

test RG-8.14 RG-15.8: the end of Develop: goals, then the leader, whose gains lie on the tile
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"develop","goals":["galactic-status","galactic-prestige"],"leader":1,"tile":1,"seats":[ \
    {"tableau":["galactic-federation","investment-credits"],"hand":["uplift-code","gem-world","comet-zone"],"prestige":2,"actions":["develop"]}, \
    {"tableau":["new-sparta"],"prestige":1,"actions":["settle"]}]}
> play 0 develop uplift-code
> play 1 pass
> view 0
=json phase "settle"
=json seats.0.goals ["galactic-status"]
=json goals.1.holder 0
=json leader 0
=json tile 2

test RG-8.17 RG-14.25: a development under payment counts: R&D Crash Program spent on it costs no tile
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"on"},"phase":"develop","goals":["greatest-infrastructure"],"holders":{"greatest-infrastructure":0},"seats":[ \
    {"tableau":["rd-crash-program","public-works","export-duties","investment-credits"],"hand":["mining-robots","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["space-marines","drop-ships","colony-ship","genetics-lab"],"hand":["export-duties#2","spice-world"],"actions":["develop"]}]}
> play 0 develop mining-robots
> play 1 pass
> view 0
=json goals.0.values [5,4]
> play 0 spend rd-crash-program
> view 0
=json goals.0.values [4,4]
=json goals.0.holder 0

test RG-8.18: R&D Crash Program cannot pay for a second copy of itself
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["rd-crash-program"],"hand":["rd-crash-program#2","gem-world"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 develop rd-crash-program
?~ RG-8.5 '
> moves 0
=all pass

test RG-8.8 RG-23.6 RG-D11: with nothing left to pay after a good, nothing more is asked
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["golden-age-of-terraforming","comet-zone","rd-crash-program"],"hand":["mining-robots","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}],"goods":{"comet-zone":"public-works"}}
> play 0 develop mining-robots
> play 1 pass
> moves 0
=all spend rd-crash-program ; good comet-zone
> play 0 good comet-zone
> view 0
=json round 2
=json seats.0.hand ["gem-world"]
=json seats.0.tableau ["mining-robots","comet-zone","rd-crash-program","golden-age-of-terraforming"]

test RG-8.6 RG-8.8: a card of the tableau may be given where only a good after it pays the rest
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["golden-age-of-terraforming","comet-zone","rd-crash-program"],"hand":["galactic-imperium","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}],"goods":{"comet-zone":"public-works"}}
> play 0 develop galactic-imperium
> play 1 pass
> view 0
=json round 2
=json seats.0.hand []
=json seats.0.tableau ["galactic-imperium","comet-zone","golden-age-of-terraforming"]
=json seats.0.goods []

test RG-8.11 RG-D13: the one card that was paid is saved, whichever it is
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["galactic-scavengers"],"hand":["public-works","old-earth"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 develop public-works
> play 1 pass
> view 0
=json round 2
=json seats.0.saved ["old-earth"]
=json seats.0.hand []
=json discard 0
