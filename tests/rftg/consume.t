# Consume and Produce (RG-11, RG-12, RG-18).

test RG-11.10: a power on two goods needs two; kinds may differ for any goods, not for one kind
> setposition {"game":"rftg","players":3,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["tourist-world","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["mining-league","comet-zone","spice-world"],"actions":["consume-2x"]}, \
    {"tableau":["new-economy","new-earth","space-port","terraformed-world"],"actions":["explore-5"]}], \
    "goods":{"gem-world":"drop-ships","comet-zone":"space-marines","spice-world":"mining-robots"}}
> view 0
=json seats.0.vp 0
=json seats.0.goods ["gem-world"]
=json seats.1.vp 0
=json seats.1.goods ["spice-world","comet-zone"]
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["tourist-world","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["mining-league","mining-world","new-earth"],"actions":["consume-2x"]}], \
    "goods":{"gem-world":"drop-ships","comet-zone":"space-marines","mining-world":"mining-robots","new-earth":"colony-ship"}}
> view 0
=json seats.0.vp 3
=json seats.0.goods []
=json question "consume"
# New Earth eats one good first or leaves two to Mining League
> moves 1
=all use mining-league ; use new-earth
> play 1 use mining-league
> view 1
=json seats.1.vp 6
=json seats.1.goods []

test RG-11.11 RG-11.17: Diversified Economy eats three goods of three kinds
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["diversified-economy","gem-world","spice-world","comet-zone","distant-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"gem-world":"drop-ships","spice-world":"colony-ship","comet-zone":"space-marines","distant-world":"mining-robots"}}
> moves 0
=all good gem-world ; good spice-world
> play 0 good gem-world
> view 0
=json seats.0.vp 3
=json seats.0.goods ["spice-world"]
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["diversified-economy","gem-world","spice-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"gem-world":"drop-ships","spice-world":"colony-ship","comet-zone":"space-marines"}}
> view 0
=json seats.0.vp 0
=json round 2

test RG-11.14 RG-18.14: Trade League sells with Trade powers, Black Market Trading World without; both must
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["trade-league","export-duties","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["black-market-trading-world","export-duties#2","comet-zone"],"actions":["consume-2x"]}], \
    "goods":{"gem-world":"drop-ships","comet-zone":"space-marines"}}
# Novelty 2, Export Duties 1, Trade League 1; Rare 3
> view 0
=json seats.0.cards 4
=json seats.0.goods []
=json seats.1.cards 3
=json seats.1.goods []
=json round 2

test RG-11.24 RG-14.1 RG-14.7 RG-23.4: the end of Consume: goals, then the leader
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"consume","goals":["standard-of-living","galactic-prestige"],"seats":[ \
    {"tableau":["federation-capital","public-works","gem-world","comet-zone","volcanic-world"],"vp":4,"prestige":2,"actions":["produce"]}, \
    {"tableau":["asteroid-belt","destroyed-world","genetics-lab","mining-robots"],"vp":4,"actions":["trade"]}],"goods":{"gem-world":"drop-ships","comet-zone":"space-marines"}}
> play 0 use public-works
> play 0 good gem-world
> view 0
=json phase "produce"
=json seats.0.goals ["standard-of-living"]
=json seats.1.goals []
=json goals.1.holder 0
=json leader 0
=json tile 1

test RG-11.26 RG-18.26: a gamble flips what the supply can give, and with nothing to flip there is none
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","supply":["rebel-base"],"seats":[ \
    {"tableau":["gambling-world-ante"],"hand":["comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> play 0 gamble
> play 0 ante comet-zone
# one card for the three: it wins, and is the only one to take
> view 1
=json seats.0.cards 2
=json seats.0.hand ["comet-zone","rebel-base"]
=json round 2
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","supply":[],"seats":[ \
    {"tableau":["gambling-world-ante"],"hand":["comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> view 0
=json round 2
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","supply":[],"seats":[ \
    {"tableau":["gambling-world-name"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> view 0
=json round 2

test RG-EX26 RG-18.26 RG-23.8 RG-D28 RG-D29: the ante wins if a flipped card is larger, all in the open
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","supply":["rebel-homeworld","gem-world","spice-world","export-duties","comet-zone"],"seats":[ \
    {"tableau":["gambling-world-ante"],"hand":["terraformed-world","pilgrimage-world","rebel-stronghold"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
# cost 1 to 6 may be shown: not Pilgrimage World (0), not Rebel Stronghold (9)
> play 0 gamble
> moves 0
=all ante terraformed-world
> play 0 ante terraformed-world
> view all
=json aside ["export-duties","gem-world","spice-world","comet-zone","rebel-homeworld"]
=json seats.0.hand ["terraformed-world"]
> moves 0
=all take rebel-homeworld ; take gem-world ; take spice-world ; take export-duties ; take comet-zone
> play 0 take gem-world
# the rest lies in the pile, which at once is the supply: everybody knows what is in it
> view 1
=json seats.0.hand ["gem-world","terraformed-world"]
=json seats.0.cards 4
=json supply 0
=json discard 4
=json discarded ["export-duties","spice-world","comet-zone","rebel-homeworld"]
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","supply":["terraformed-world","gem-world","spice-world","export-duties","comet-zone","new-earth"],"seats":[ \
    {"tableau":["gambling-world-ante"],"hand":["galactic-trendsetters"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
# nothing above 5: the ante is lost
> play 0 gamble
> play 0 ante galactic-trendsetters
> view all
=json round 2
=json seats.0.cards 0
=json discard 6
=json supply 1

test RG-18.26 RG-18.27 RG-D27: the older Gambling World names a number; its Consume power is a thing of its own
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","supply":["rebel-base"],"discard":["comet-zone"],"seats":[ \
    {"tableau":["gambling-world-name","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"drop-ships"}}
> moves 0
=has use gambling-world-name
=has guess 6
> play 0 guess 6
> view 1
=json seats.0.hand ["rebel-base"]
=json seats.0.vp 1
=json seats.0.goods []
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","supply":["rebel-base"],"seats":[ \
    {"tableau":["gambling-world-name"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> play 0 guess 5
> view 1
=json seats.0.hand []
=json discarded ["rebel-base"]

test RG-11.23 RG-EX41 RG-11.21 RG-D31: the last step of a boosted Trade: up to two cards for a VP each, not multiplied
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["alien-robotic-factory","export-duties","public-works","gem-world"],"actions":["trade"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}], \
    "goods":{"alien-robotic-factory":"drop-ships","gem-world":"space-marines"},"supply":["new-earth","comet-zone","spice-world","space-port","mining-world","plague-world","colony-ship","mining-robots","genetics-lab","investment-credits"]}
> play 0 sell alien-robotic-factory
> view 0
# 5 + 1 + 3 cards; 1 VP doubled
=json seats.0.cards 9
=json seats.0.vp 2
> moves 0
=has done
> play 0 done
> view 0
=json seats.0.vp 2
> undo
> view 0
=json question "hand"
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["gem-world"],"hand":["comet-zone","spice-world","space-port"],"actions":["trade"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 discard space-port
> play 0 discard spice-world
> view 0
=json round 2
=json seats.0.vp 2
=json seats.0.hand ["comet-zone"]

test RG-11.4 RG-11.5: the three cards of a boosted Trade are for the one sale
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["black-market-trading-world","gem-world","comet-zone"],"actions":["trade"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"drop-ships","comet-zone":"space-marines"}}
> play 0 sell gem-world
# 2 + 3, then 3 by Black Market Trading World
> view 0
=json seats.0.cards 8
=json question "hand"

test RG-15.2 RG-18.35 RG-18.37: goods for prestige, if the goods are there and nothing else is preferred
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["imperium-capital","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["universal-peace-institute","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["pan-galactic-affluence","space-port","mining-world","public-works"],"actions":["trade"]}], \
    "goods":{"gem-world":"drop-ships","comet-zone":"space-marines","spice-world":"mining-robots","space-port":"colony-ship","mining-world":"genetics-lab"}}
# one good is not two: nothing for Imperium Capital; 1 VP, 1 card, 1 prestige for the Peace Institute
> view 2
=json seats.0.prestige 0
=json seats.0.goods ["gem-world"]
=json seats.1.vp 1
=json seats.1.cards 1
=json seats.1.prestige 1
# the chooser of Trade sells one; Public Works or nothing is left for the other
> play 2 sell mining-world
> view 2
=json round 2
=json seats.2.vp 1
=json seats.2.prestige 0

test RG-15.4 RG-15.5 RG-18.39: prestige pays only for its owner, and not below nothing
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["galactic-power-brokers"],"prestige":1,"actions":["consume-2x"]}, \
    {"tableau":["interstellar-casus-belli"],"actions":["explore-5"]}]}
> play 0 use galactic-power-brokers
# 3 cards, not doubled; seat 1 has a power and no prestige and is not asked
> view 0
=json round 2
=json seats.0.cards 3
=json seats.0.prestige 0
=json seats.1.prestige 0
=json seats.1.vp 0
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["galactic-power-brokers","deficit-spending"],"hand":["gem-world"],"actions":["consume-2x"]}, \
    {"tableau":["old-earth"],"prestige":5,"actions":["explore-5"]}]}
> play 0 use galactic-power-brokers
?~ RG-15.5 '

test RG-18.41 RG-11.15: two hand cards for a prestige, exactly, once
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["alien-guardian","pan-galactic-security-council"],"hand":["gem-world","comet-zone","spice-world","space-port","new-earth"],"actions":["consume-2x"]}, \
    {"tableau":["old-earth"],"hand":["mining-world"],"actions":["explore-5"]}]}
> moves 0
=all stop ; use alien-guardian ; use pan-galactic-security-council
> play 0 use alien-guardian
> play 0 discard gem-world
> play 0 done
?~ RG-11.25 '
> play 0 discard new-earth
> moves 0
=all stop ; use pan-galactic-security-council
> view 0
=json seats.0.prestige 1
=json seats.0.vp 0
=json seats.0.cards 3
> play 0 use pan-galactic-security-council
> play 0 discard space-port
> play 0 discard spice-world
# one card is left: it would not be enough, and both powers are used
> view 0
=json round 2
=json seats.0.prestige 2
=json seats.0.cards 2

test RG-18.20: Alien Toy Shop eats its own good only, and must
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["alien-toy-shop","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"drop-ships"}}
> view 0
=json seats.0.vp 0
=json seats.0.goods ["gem-world"]
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["alien-toy-shop","gem-world","deficit-spending"],"hand":["comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"drop-ships","alien-toy-shop":"space-marines"}}
> play 0 stop
?~ RG-11.6 '
> play 0 use alien-toy-shop
> view 0
=json seats.0.vp 2
=json seats.0.goods ["gem-world"]

test RG-18.21: Galactic Bazaar takes one hand card for a VP, not doubled
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["galactic-bazaar"],"hand":["comet-zone","spice-world"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 use galactic-bazaar
> play 0 discard spice-world
> view 0
=json round 2
=json seats.0.vp 1
=json seats.0.cards 1

test RG-18.24: R&D Crash Program draws a card for a card
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","supply":["new-earth"],"seats":[ \
    {"tableau":["rd-crash-program"],"hand":["comet-zone","spice-world"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> moves 0
=all stop ; use rd-crash-program
> play 0 use rd-crash-program
> play 0 discard spice-world
> view 0
=json seats.0.hand ["comet-zone","new-earth"]
=json seats.0.vp 0

test RG-18.19 RG-11.2: Clandestine Uplift Lab adds a card for each chromosome world to a Genes good
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["clandestine-uplift-lab","avian-uplift-race","empath-world"],"actions":["trade"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"empath-world":"drop-ships"}}
> view 0
=json seats.0.cards 6
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["clandestine-uplift-lab","avian-uplift-race","gem-world"],"actions":["trade"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"drop-ships"}}
> view 0
=json seats.0.cards 2

test RG-18.2 RG-18.3 RG-18.4 RG-18.6 RG-18.54 RG-11.9: the any-kind good stands for any kind, and no kind claims it
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["research-labs","alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["public-works"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"alien-oort-cloud-refinery":"drop-ships"}}
# Research Labs may eat it as Genes, or not at all
> moves 0
=all stop ; use research-labs
> play 0 use research-labs
> view 0
=json seats.0.vp 1
=json seats.0.goods []
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["public-works","alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"alien-oort-cloud-refinery":"drop-ships"}}
# a power on any good takes it like any other
> view 0
=json seats.0.vp 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["mining-league","comet-zone","alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"comet-zone":"space-marines","alien-oort-cloud-refinery":"drop-ships"}}
# two Rare goods, if its owner wants
> moves 0
=all stop ; use mining-league
> play 0 use mining-league
> view 0
=json seats.0.vp 3
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["diversified-economy","gem-world","comet-zone","empath-world","alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"mining-robots","comet-zone":"space-marines","empath-world":"colony-ship","alien-oort-cloud-refinery":"drop-ships"}}
# it may stand in the place of a kind that is there
> play 0 good empath-world
> moves 0
=all good gem-world ; good comet-zone
> play 0 good comet-zone
> view 0
=json seats.0.goods ["gem-world"]
=json seats.0.vp 3
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["galactic-exchange","gem-world","comet-zone","alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}],"goods":{"gem-world":"mining-robots","comet-zone":"space-marines","alien-oort-cloud-refinery":"drop-ships"}}
# Galactic Exchange needs both kinds; the any-kind good is a third, a second or none
> play 0 good gem-world
> moves 0
=all good comet-zone ; good alien-oort-cloud-refinery
> play 0 good comet-zone
> moves 0
=all done ; good alien-oort-cloud-refinery
> play 0 done
> view 0
=json seats.0.vp 2
=json seats.0.goods ["alien-oort-cloud-refinery"]

test RG-21.2: placing cards gives no chips
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["old-earth"],"hand":["pilgrimage-world"],"actions":["settle"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 settle pilgrimage-world
> play 1 pass
> view 0
=json seats.0.vp 0
=json seats.0.score 4
=json pool 24

test RG-18.28 RG-11.27: Galactic Salon serves once in a phase, however often its owner chooses
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["galactic-salon","galactic-advertisers","deficit-spending","galactic-bankers"],"hand":["gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> view 0
=json seats.0.vp 1
=json seats.0.cards 4
> play 0 use deficit-spending
> play 0 discard gem-world
> play 0 done
> view 0
=json question "consume"
=json seats.0.vp 2
=json seats.0.cards 3

test RG-11.4 RG-11.20 RG-11.22: a boosted 2x beside Trade brings no cards for the sale
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","advanced":"on"},"phase":"consume","seats":[ \
    {"tableau":["public-works","gem-world","comet-zone"],"actions":["trade","consume-2x"],"boost":2,"searched":1}, \
    {"tableau":["new-sparta"],"actions":["explore-5","develop"]}],"goods":{"gem-world":"space-marines","comet-zone":"drop-ships"}}
> play 0 sell gem-world
> view 0
=json seats.0.cards 2
=json seats.0.vp 3
=json round 2
