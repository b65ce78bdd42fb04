# Decision points, hidden information and single rules not shown elsewhere (RG-23).

test RG-7.1 RG-D7 RG-18.49: a card for a prestige before the draws of Explore
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"explore","seats":[ \
    {"tableau":["alien-departure-point","pan-galactic-hologrid"],"hand":["gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> pending
= 0
> moves 0
=all pass ; discard gem-world ; discard comet-zone
> play 0 discard gem-world
> moves 0
=all pass ; discard comet-zone
> play 0 pass
> view 0
=json seats.0.prestige 1
=json seats.0.cards 8

test RG-9.28 RG-D20: Imperium Fuel Depot
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["imperium-fuel-depot"],"hand":["pilgrimage-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle pilgrimage-world
> play 1 pass
> prompt 0
= Discard 1 more card.
> view 0
=json seats.0.cards 2

test RG-10.24 RG-21.11 RG-D21: Pan-Galactic Security Council prevents a takeover
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache"],"actions":["explore-5"]}, \
    {"tableau":["pan-galactic-security-council"],"prestige":2,"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 0 takeover interstellar-casus-belli
> moves 2
=all pass ; prevent 0 rebel-fuel-cache
> play 2 prevent 0 rebel-fuel-cache
> view 0
=json seats.1.tableau ["rebel-fuel-cache"]
=json seats.0.prestige 0
=json seats.2.prestige 1

test RG-10.2 RG-10.3 RG-10.4 RG-10.5 RG-5.14: who can be attacked with what
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-cloaking-technology","rebel-alliance"],"actions":["explore-5"]}, \
    {"tableau":["rebel-fuel-cache"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> view 0
=json round 2
=json seats.1.tableau ["rebel-fuel-cache"]
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off","takeovers":"off"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-seat"],"actions":["explore-5"]}, \
    {"tableau":["rebel-fuel-cache"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> view 0
=json round 2

test RG-10.33 RG-EX43 RG-10.30: Imperium Planet Buster destroys
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","imperium-planet-buster","epsilon-eridani","imperium-capital"],"actions":["settle"]}, \
    {"tableau":["rebel-base","blaster-gem-mines"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover imperium-planet-buster
> view 0
=json out ["rebel-base"]
=json seats.1.tableau ["blaster-gem-mines"]
=json seats.0.prestige 3
# the Settle bonus, and the leader's card of the next round
=json seats.0.cards 2

test RG-23.10 RG-18.26 RG-D28: a hand is asked for an ante whatever it holds
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["gambling-world-ante"],"hand":["pilgrimage-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> moves 0
=all stop
> play 0 gamble
?~ RG-11.25 '
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["gambling-world-ante"],"hand":["terraformed-world","rebel-stronghold"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}]}
> play 0 gamble
> moves 0
=all ante terraformed-world

test RG-23.12: of several copies the lowest is meant, and cards go in ascending order
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"develop","seats":[ \
    {"tableau":["old-earth"],"hand":["space-marines","export-duties","export-duties#2","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> play 0 develop space-marines
> play 1 pass
> moves 0
=all pay export-duties
> play 0 pay export-duties
> moves 0
=all pay export-duties ; pay gem-world
> play 0 pay gem-world
> position
=json seats.0.hand ["export-duties#2"]

test RG-12.17 RG-18.5 RG-D30 RG-D32: the order of windfalls with the any-kind world empty
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["alien-oort-cloud-refinery","mining-robots"],"actions":["produce"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> moves 0
=all bonus ; use mining-robots
> play 0 bonus
> moves 0
=all kind novelty ; kind rare ; kind genes ; kind alien
> play 0 kind genes
> view 0
=json seats.0.goods ["alien-oort-cloud-refinery"]

test RG-12.6 RG-D34 RG-18.17: a hand card for a good
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["damaged-alien-factory"],"hand":["gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["produce"]}]}
> moves 0
=all stop ; use damaged-alien-factory
> play 0 use damaged-alien-factory
> moves 0
=all discard gem-world ; discard comet-zone
> play 0 discard comet-zone
> view 0
=json seats.0.goods ["damaged-alien-factory"]
=json seats.0.hand ["gem-world"]

test RG-12.14 RG-18.47: Ravaged Uplift World and the most chromosome worlds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["ravaged-uplift-world"],"actions":["explore-5"]}, \
    {"tableau":["avian-uplift-race"],"actions":["produce"]}]}
> view 0
=json seats.0.prestige 0
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"produce","seats":[ \
    {"tableau":["ravaged-uplift-world"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["produce"]}]}
> view 0
=json seats.0.prestige 1

test RG-13.3 RG-18.46 RG-23.8: Retrofit & Salvage, Inc. takes what the others discard at the round end
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"end","seats":[ \
    {"tableau":["retrofit-and-salvage"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"hand":["export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port","new-earth","plague-world"],"actions":["explore-5"]}]}
> play 1 discard gem-world
> view 0
=json seats.0.hand ["gem-world"]
> view 1
=json seats.0.hand ["gem-world"]
> view all
=json seats.0.hand []
=json seats.0.cards 1

test RG-15.24 RG-17.1 RG-20.8: the game ends with 15 prestige, an empty pool, or after the last round
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"end","seats":[ \
    {"tableau":["old-earth"],"prestige":15,"actions":["explore-5"]},{"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view all
=json over true
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"end","pool":0,"seats":[ \
    {"tableau":["old-earth"],"prestige":14,"actions":["explore-5"]},{"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view all
=json over true
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off","rounds":"30"},"phase":"end","round":30,"seats":[ \
    {"tableau":["old-earth"],"actions":["explore-5"]},{"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view all
=json over true
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off","rounds":"30"},"phase":"end","round":29,"seats":[ \
    {"tableau":["old-earth"],"actions":["explore-5"]},{"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view all
=json over false

test RG-14.10 RG-13.4: Budget Surplus
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"on"},"phase":"end","goals":["budget-surplus"],"seats":[ \
    {"tableau":["new-sparta"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"hand":["export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port","new-earth","plague-world"],"actions":["explore-5"]}]}
> play 1 discard gem-world
> view 0
=json seats.1.goals ["budget-surplus"]
=json seats.0.goals []
# it is judged before the end of the game
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"on"},"phase":"end","pool":0,"goals":["budget-surplus"],"seats":[ \
    {"tableau":["new-sparta"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"hand":["export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port","new-earth","plague-world"],"actions":["explore-5"]}]}
> play 1 discard gem-world
> view 0
=json over true
=json seats.1.goals ["budget-surplus"]

test RG-14.4 RG-14.5 RG-14.11 RG-14.12: first goals
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["system-diversity","overlord-discoveries"],"seats":[ \
    {"tableau":["gem-world","comet-zone","empath-world","alien-robotic-factory"],"actions":["settle"]}, \
    {"tableau":["spice-world","mining-world","plague-world","deserted-alien-outpost","alien-tech-institute"],"actions":["explore-5"]}, \
    {"tableau":["alien-rosetta-stone-world","deserted-alien-colony","deserted-alien-library"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> view 0
=json seats.0.goals ["system-diversity"]
=json seats.1.goals ["system-diversity"]
=json seats.2.goals ["overlord-discoveries"]

test RG-23.11 RG-23.8: what was seen going into a hand is known until a card leaves that hand unseen
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"explore","seen":["rebel-base"],"seats":[ \
    {"tableau":["old-earth"],"hand":["rebel-base"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"knows":["rebel-base"],"actions":["develop"]}]}
# Explore discards come out of the draws: Rebel Base is still there
> view 1
=json seats.0.hand ["rebel-base"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"explore","seen":["rebel-base"],"supply":["gem-world","comet-zone"],"seats":[ \
    {"tableau":["old-earth"],"hand":["rebel-base"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"knows":["rebel-base"],"actions":["explore-1-1"]}]}
> play 0 discard comet-zone
> view 1
=json seats.0.hand ["rebel-base"]
=json discarded []
# with a power to mix it may be among the discards
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"explore","seen":["rebel-base"],"supply":["gem-world","comet-zone"],"seats":[ \
    {"tableau":["trading-outpost"],"hand":["rebel-base"],"actions":["develop"]}, \
    {"tableau":["new-sparta"],"knows":["rebel-base"],"actions":["explore-1-1"]}]}
> play 0 discard comet-zone
> view 1
=json seats.0.hand []
=json seats.0.cards 2
# and so it may after a payment
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"develop","seen":["rebel-base"],"seats":[ \
    {"tableau":["old-earth"],"hand":["rebel-base","public-works","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"knows":["rebel-base"],"actions":["develop"]}]}
> play 0 develop public-works
> play 1 pass
> play 0 pay gem-world
> view 1
=json seats.0.hand []

test RG-23.11 RG-23.12: copies cannot be told apart: the known one is the one that is shown
> setposition {"game":"rftg","players":3,"options":{"expansion":0,"goals":"off"},"phase":"develop","seen":["space-marines#2"],"seats":[ \
    {"tableau":["old-earth"],"hand":["space-marines","space-marines#2","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"knows":["space-marines#2"],"actions":["develop"]}, \
    {"tableau":["epsilon-eridani"],"knows":["space-marines#2"],"actions":["develop"]}]}
> view 1
=json seats.0.hand ["space-marines"]
> play 0 develop space-marines
> play 1 pass
> play 2 pass
> view 1
=json seats.0.tableau ["old-earth","space-marines"]
=json seats.0.hand []
> view all
=json seats.0.hand []

test RG-13.3 RG-23.8 RG-23.11: who threw a card away knows that Retrofit & Salvage, Inc. has it, until its owner discards
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"end","seats":[ \
    {"tableau":["retrofit-and-salvage"],"hand":["tourist-world"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"hand":["export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world","space-port","new-earth","plague-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 1 discard gem-world
> view 0
=json seats.0.hand ["gem-world","tourist-world"]
> view 1
=json seats.0.hand ["gem-world"]
=json discarded []
> view 2
=json seats.0.hand []
> play 0 action develop
> play 1 action settle
> play 2 action settle
> play 0 pass
> play 1 pass
> play 2 pass
> view 1
=json seats.0.hand ["gem-world"]

test RG-6.8 RG-6.11: what the view says of phases and costs
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","seats":[ \
    {"tableau":["galactic-renaissance","trading-outpost","galactic-power-brokers","investment-credits","public-works","terraforming-robots","mining-robots","replicant-robots","galactic-salon","new-economy","merchant-guild","artist-colony","asteroid-belt","comet-zone"],"hand":["drop-ships","gem-world","mining-world","rebel-base","outlaw-world"]}, \
    {"tableau":["contact-specialist","drop-ships#2","imperium-troops","rebel-alliance"],"hand":["rebel-outpost","runaway-robots","pirate-world"]}],"goods":{"comet-zone":"space-marines"}}
> view 0
=json seats.0.phases.explore {"draw":4,"keep":2,"mix":1}
=json seats.0.phases.develop {"draw":2,"discard":1,"off":1,"after":1}
=json seats.0.phases.settle {"off":{"any":2,"rare":1},"after":1}
# Rare 3 and Trading Outpost 2; Public Works, Terraforming Robots, Galactic Power Brokers, Salon, New Economy
=json seats.0.phases.consume {"sale":5,"powers":5,"vp":1,"cards":1}
=json seats.0.phases.produce {"goods":1,"windfalls":1,"cards":2}
=json seats.0.costs {"drop-ships":{"pay":3},"gem-world":{"pay":0},"mining-world":{"pay":0},"outlaw-world":{"short":1},"rebel-base":{"short":6}}
=json seats.1.phases.explore {"draw":2,"keep":1}
=json seats.1.phases.consume {}
=json seats.1.phases.settle {"off":{}}
=json seats.1.costs absent
> view 1
# Military 3, 1 more against Rebels; Contact Specialist 1 less, Rebel Alliance 2 less for Rebel worlds
=json seats.1.military {"total":3,"rebel":1}
=json seats.1.costs {"runaway-robots":{"pay":0,"short":0},"pirate-world":{"pay":2,"short":0},"rebel-outpost":{"pay":3,"short":1}}

test RG-23.8: the others see neither what Explore drew nor what is to go
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"explore","supply":["gem-world","comet-zone","spice-world","space-port","new-earth","mining-world","plague-world","prosperous-world","distant-world","merchant-world"],"seats":[ \
    {"tableau":["old-earth"],"hand":["drop-ships"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["develop"]}]}
> view 1
=json question "sift"
=json seats.0.cards 8
=json seats.0.drawn absent
=json seats.0.chosen absent
