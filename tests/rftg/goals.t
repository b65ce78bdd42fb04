# Goals (RG-14) and the end of the game (RG-17).

test RG-EX1 RG-14.20 RG-14.21 RG-14.22 RG-14.24: a most goal with its holder and challengers
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2"],"hand":["blaster-gem-mines","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["lost-alien-battle-fleet","new-sparta"],"actions":["explore-5"]}]}
# 1. A alone has 6
> play 0 pass
> play 1 pass
> play 2 pass
> view 0
=json goals.0.values [6,5,5]
=json goals.0.holder 0
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"holders":{"greatest-military":0},"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani"],"hand":["refugee-world"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2"],"actions":["explore-5"]}, \
    {"tableau":["lost-alien-battle-fleet","new-sparta"],"actions":["explore-5"]}]}
# 1a. A card with Military -1
> play 0 settle refugee-world
> play 1 pass
> play 2 pass
> view 0
=json goals.0.values [5,5,5]
=json goals.0.holder absent
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"holders":{"greatest-military":0},"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2"],"hand":["blaster-gem-mines","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["lost-alien-battle-fleet","new-sparta"],"actions":["explore-5"]}]}
# 2. B reaches 6 as well: A keeps it
> play 0 pass
> play 1 settle blaster-gem-mines
> play 2 pass
> view 0
=json goals.0.values [6,6,5]
=json goals.0.holder 0
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"holders":{"greatest-military":0},"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2","blaster-gem-mines"],"actions":["explore-5"]}, \
    {"tableau":["lost-alien-battle-fleet","new-sparta"],"hand":["lost-alien-warship"],"actions":["explore-5"]}]}
# 3. C 7: it is his; goal points 5, and none for A and B
> play 0 pass
> play 1 pass
> play 2 settle lost-alien-warship
> view 0
=json goals.0.values [6,6,7]
=json goals.0.holder 2
# printed VP 2+1+1, 2+1+2, 4+1+3
=json seats.0.score 4
=json seats.1.score 5
=json seats.2.score 13

test RG-EX2 RG-14.23 RG-14.29 RG-17.24: a most goal with a tie at one check
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"seats":[ \
    {"tableau":["drop-ships","space-marines"],"hand":["former-penal-colony"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2"],"hand":["blaster-gem-mines","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["lost-alien-battle-fleet","new-sparta"],"actions":["explore-5"]}]}
# 1. A 6 and B 6 together: the tile stays in the centre
> play 0 settle former-penal-colony
> play 1 settle blaster-gem-mines
> play 2 pass
> view 0
=json goals.0.values [6,6,5]
=json goals.0.holder absent
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"seats":[ \
    {"tableau":["drop-ships","space-marines","former-penal-colony"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2","blaster-gem-mines"],"actions":["explore-5"]}, \
    {"tableau":["lost-alien-battle-fleet","new-sparta"],"hand":["lost-alien-warship"],"actions":["explore-5"]}]}
# 2. C 7: it is his
> play 0 pass
> play 1 pass
> play 2 settle lost-alien-warship
> view 0
=json goals.0.holder 2
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"develop","goals":["greatest-military"],"holders":{"greatest-military":2},"seats":[ \
    {"tableau":["drop-ships","space-marines","former-penal-colony","galactic-federation","investment-credits"],"hand":["new-galactic-order","mining-world","new-earth"],"actions":["develop"]}, \
    {"tableau":["drop-ships#2","space-marines#2","blaster-gem-mines","expedition-force"],"hand":["space-mercenaries","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["lost-alien-battle-fleet","new-sparta","lost-alien-warship"],"actions":["explore-5"]}]}
# 3. A and B come to 8 in the same phase: the tile goes to the centre; 3 VP for A and B, none for C
> play 0 develop new-galactic-order
> play 1 develop space-mercenaries
> play 2 pass
> view 0
=json goals.0.values [8,8,7]
=json goals.0.holder absent
# A: printed 2+1+1+1, Galactic Federation 2+2+3x1, New Galactic Order 8, goal 3; B: 2+1+2+1+0 and 3; C: 4+1+3
=json seats.0.score 23
=json seats.1.score 9
=json seats.2.score 8

test RG-EX40 RG-14.25 RG-14.29: Greatest Infrastructure is lost when a development is spent in Settle
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-infrastructure"],"holders":{"greatest-infrastructure":0},"pool":0,"seats":[ \
    {"tableau":["colony-ship","public-works","export-duties","investment-credits","mining-robots"],"hand":["gem-world"],"actions":["settle"]}, \
    {"tableau":["space-marines","drop-ships","genetics-lab","deficit-spending","interstellar-bank","rebel-base"],"actions":["explore-5"]}]}
> play 0 settle gem-world
> play 1 pass
# 4 against 5; the game ends with this round: B 3 VP, A nothing
> view 0
=json over true
=json goals.0.values [4,5]
=json goals.0.holder absent
=json seats.0.score 5
=json seats.1.score 15
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-infrastructure"],"holders":{"greatest-infrastructure":0},"seats":[ \
    {"tableau":["colony-ship","public-works","export-duties","investment-credits","mining-robots"],"hand":["gem-world"],"actions":["settle"]}, \
    {"tableau":["space-marines","drop-ships","genetics-lab","deficit-spending","rebel-base"],"actions":["explore-5"]}]}
> play 0 settle gem-world
> play 1 pass
# 4 against 4: he keeps it
> view 0
=json goals.0.holder 0

test RG-14.25 RG-18.7: Largest Industry is lost by naming another kind for the any-kind good
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"consume","goals":["largest-industry"],"holders":{"largest-industry":0},"seats":[ \
    {"tableau":["alien-oort-cloud-refinery","gem-world","comet-zone","research-labs"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"alien-oort-cloud-refinery":"drop-ships"}}
> play 0 use research-labs
# as Genes: without it two Novelty and Rare worlds; nobody takes it before the next check after Settle
> view 0
=json goals.0.holder absent
=json goals.0.values [3,0]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"consume","goals":["largest-industry"],"holders":{"largest-industry":0},"seats":[ \
    {"tableau":["alien-oort-cloud-refinery","gem-world","comet-zone","consumer-markets"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"alien-oort-cloud-refinery":"drop-ships"}}
> play 0 use consumer-markets
> view 0
=json seats.0.vp 2
=json goals.0.holder 0
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"produce","goals":["largest-industry"],"holders":{"largest-industry":0},"seats":[ \
    {"tableau":["alien-oort-cloud-refinery","gem-world","comet-zone"],"actions":["produce"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 kind alien
> view 0
=json goals.0.holder absent

test RG-14.25: Galactic Prestige is lost by spending
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"consume","goals":["galactic-prestige"],"holders":{"galactic-prestige":0},"leader":1,"seats":[ \
    {"tableau":["galactic-power-brokers","deficit-spending"],"hand":["gem-world"],"prestige":3,"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 use galactic-power-brokers
> view 0
=json goals.0.values [2,0]
=json goals.0.holder absent

test RG-14.2 RG-14.6 RG-14.4 RG-14.14 RG-14.15: a first goal claims itself once and is kept
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"on","takeovers":"on"},"phase":"settle","goals":["uplift-knowledge","expansion-leader"],"seats":[ \
    {"tableau":["avian-uplift-race","uplift-code","reptilian-uplift-race","drop-ships","export-duties","public-works","mining-robots","genetics-lab"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines","interstellar-casus-belli","investment-credits","galactic-federation","gem-world","comet-zone"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["insect-uplift-race","alien-uplift-center"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
# seat 1 takes Avian Uplift Race (5 against 3+2): then 8 cards, seat 0 has 7 left and 2 Uplift cards; seat 2 has 2
> play 1 takeover interstellar-casus-belli
> play 1 target avian-uplift-race
> view 0
=json round 2
=json seats.0.goals []
=json seats.1.goals ["expansion-leader"]
=json seats.2.goals []
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"settle","goals":["uplift-knowledge","expansion-leader"],"seats":[ \
    {"tableau":["old-earth"],"goals":["uplift-knowledge"],"actions":["settle"]}, \
    {"tableau":["insect-uplift-race","alien-uplift-center","uplift-code"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
# lost never, claimed by nobody else
> view 0
=json seats.0.goals ["uplift-knowledge"]
=json seats.1.goals []

test RG-14.7 RG-14.3: Galactic Standard of Living at 5 chips, not at 4 with goals and prestige
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"on"},"phase":"consume","goals":["standard-of-living","expansion-leader"],"seats":[ \
    {"tableau":["public-works","gem-world"],"vp":4,"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"vp":4,"prestige":6,"goals":["expansion-leader"],"actions":["trade"]}, \
    {"tableau":["old-earth"],"vp":3,"actions":["explore-5"]}],"goods":{"gem-world":"drop-ships"}}
> view 0
=json seats.0.goals ["standard-of-living"]
=json seats.1.goals ["expansion-leader"]
=json seats.2.goals []

test RG-14.8 RG-21.8 RG-18.29: Galactic Status needs variable VP; Pan-Galactic Research has fixed ones
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"on"},"phase":"develop","goals":["galactic-status"],"seats":[ \
    {"tableau":["galactic-salon","investment-credits"],"hand":["pan-galactic-research","gem-world","comet-zone","spice-world","space-port"],"actions":["develop"]}, \
    {"tableau":["old-earth"],"actions":["explore-5"]}]}
> play 0 develop pan-galactic-research
> play 1 pass
> view 0
=json seats.0.goals []
=json goals.0.values [0,0]
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"on"},"phase":"develop","goals":["galactic-status"],"seats":[ \
    {"tableau":["galactic-salon","investment-credits"],"hand":["new-economy","gem-world","comet-zone","spice-world","space-port"],"actions":["develop"]}, \
    {"tableau":["old-earth"],"actions":["explore-5"]}]}
> play 0 develop new-economy
> play 1 pass
> view 0
=json seats.0.goals ["galactic-status"]

test RG-14.9 RG-17.9 RG-5.14: Innovation Leader: a power in each of six phases
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on","takeovers":"off"},"phase":"develop","goals":["innovation-leader"],"seats":[ \
    {"tableau":["expedition-force","investment-credits","alien-oort-cloud-refinery","merchant-guild"],"hand":["public-works","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["galactic-survey-seti","investment-credits#2","export-duties","public-works#2","genetics-lab"],"actions":["develop"]}]}
> view 0
# explore, develop, Military, the refinery's Trade power, Produce: five, and six with Public Works; seat 1 has no Settle power
=json goals.0.values [5,5]
> play 0 develop public-works
> play 1 pass
> view 0
=json seats.0.goals ["innovation-leader"]
=json seats.1.goals []
# a takeover icon alone is no Settle power while takeovers are off: Pan-Galactic Security Council
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on","takeovers":"off"},"phase":"develop","goals":["innovation-leader"],"seats":[ \
    {"tableau":["pan-galactic-security-council","investment-credits","export-duties","merchant-guild"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["develop"]}]}
> view 0
=json goals.0.values [5,2]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on","takeovers":"on"},"phase":"develop","goals":["innovation-leader"],"seats":[ \
    {"tableau":["pan-galactic-security-council","investment-credits","export-duties","merchant-guild"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["develop"]}]}
> view 0
=json goals.0.values [6,2]

test RG-14.13 RG-14.1: Galactic Riches: four goods after Settle or Produce, not after Consume
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"on"},"phase":"settle","goals":["galactic-riches"],"seats":[ \
    {"tableau":["gem-world","comet-zone","spice-world"],"hand":["refugee-world"],"actions":["settle"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"drop-ships","comet-zone":"space-marines","spice-world":"mining-robots"}}
> play 0 settle refugee-world
> play 1 pass
> view 0
=json seats.0.goals ["galactic-riches"]
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"on"},"phase":"consume","goals":["galactic-riches"],"seats":[ \
    {"tableau":["gem-world","comet-zone","spice-world","refugee-world"],"actions":["consume-2x"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"drop-ships","comet-zone":"space-marines","spice-world":"mining-robots","refugee-world":"public-works"}}
> view 0
=json round 2
=json seats.0.goals []

test RG-14.16: Galactic Standing: 2 prestige and 3 chips at the end of any phase
> setposition {"game":"rftg","players":4,"options":{"expansion":3,"goals":"on"},"phase":"develop","goals":["galactic-standing"],"seats":[ \
    {"tableau":["old-earth"],"vp":3,"prestige":2,"actions":["develop"]}, \
    {"tableau":["new-sparta"],"vp":2,"prestige":2,"actions":["explore-5"]}, \
    {"tableau":["epsilon-eridani"],"vp":3,"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["alpha-centauri"],"vp":9,"prestige":2,"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 3 pass
> view 0
=json seats.0.goals ["galactic-standing"]
=json seats.1.goals []
=json seats.2.goals []
=json seats.3.goals ["galactic-standing"]

test RG-14.17: Military Influence: 3 Imperium cards or 4 military worlds
> setposition {"game":"rftg","players":4,"options":{"expansion":3,"goals":"on"},"phase":"settle","goals":["military-influence"],"seats":[ \
    {"tableau":["imperium-lords","imperium-troops","imperium-armaments-world"],"actions":["settle"]}, \
    {"tableau":["imperium-seat","imperium-warlord","outlaw-world","rebel-base","rebel-miners"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta","runaway-robots","rebel-fuel-cache","star-nomad-lair"],"actions":["explore-5"]}, \
    {"tableau":["rebel-cantina","pirate-world","rebel-outpost","rebel-homeworld"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 3 pass
> view 0
=json seats.0.goals ["military-influence"]
=json seats.1.goals []
=json seats.2.goals ["military-influence"]
=json seats.3.goals []

test RG-14.18: Peace/War Leader: negative Military and two worlds, or, with takeovers on, the power and two military worlds
> setposition {"game":"rftg","players":6,"options":{"expansion":3,"goals":"on","takeovers":"on"},"phase":"develop","goals":["peace-war-leader"],"seats":[ \
    {"tableau":["contact-specialist","old-earth","gem-world"],"actions":["develop"]}, \
    {"tableau":["universal-peace-institute","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["imperium-seat","outlaw-world","rebel-base"],"actions":["explore-5"]}, \
    {"tableau":["imperium-planet-buster","rebel-miners"],"actions":["explore-5"]}, \
    {"tableau":["rebel-pact","pan-galactic-security-council","runaway-robots","pirate-world"],"actions":["explore-5"]}, \
    {"tableau":["spice-world","space-port"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 3 pass
> play 4 pass
> play 5 pass
> view 0
=json seats.0.goals ["peace-war-leader"]
=json seats.1.goals []
=json seats.2.goals ["peace-war-leader"]
=json seats.3.goals []
=json seats.4.goals []
=json seats.5.goals []
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on","takeovers":"off"},"phase":"develop","goals":["peace-war-leader"],"seats":[ \
    {"tableau":["old-earth","gem-world"],"actions":["develop"]}, \
    {"tableau":["imperium-seat","outlaw-world","rebel-base"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> view 0
=json seats.1.goals []

test RG-14.26 RG-14.27 RG-14.28 RG-21.6: what the most goals measure
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"settle","goals":["production-leader","greatest-infrastructure","greatest-military","largest-industry","propaganda-edge","research-leader","galactic-prestige","prosperity-lead"],"seats":[ \
    {"tableau":["gem-world","damaged-alien-factory","plague-world","asteroid-belt","refugee-world","empath-world","rebel-fuel-cache","rebel-cantina","galactic-renaissance","public-works","export-duties"],"prestige":4,"actions":["settle"]}, \
    {"tableau":["drop-ships","alien-tech-institute","contact-specialist","imperium-troops","space-mercenaries","terraforming-engineers","old-earth","merchant-world","gambling-world-ante","rebel-base"],"actions":["explore-5"]}]}
> view 0
=json goals.0 {"goal":"greatest-military","most":true,"values":[-2,4]}
=json goals.1 {"goal":"largest-industry","most":true,"values":[4,0]}
=json goals.2 {"goal":"greatest-infrastructure","most":true,"values":[3,6]}
=json goals.3 {"goal":"production-leader","most":true,"values":[3,0]}
# one card of two Explore powers counts once; Rebel Cantina is no military world
=json goals.4 {"goal":"research-leader","most":true,"values":[1,1]}
=json goals.5 {"goal":"propaganda-edge","most":true,"values":[1,1]}
=json goals.6 {"goal":"galactic-prestige","most":true,"values":[4,0]}
# Plague World and Public Works; Terraforming Engineers, Old Earth, Merchant World, Gambling World: Trade does not count
=json goals.7 {"goal":"prosperity-lead","most":true,"values":[2,4]}
> play 0 pass
> play 1 pass
# after Settle: not Greatest Infrastructure (6 of 4), which waits for Develop; thresholds 6, 3, 4, 3, 3, 3, 3
> view 0
=json goals.0.holder absent
=json goals.1.holder 0
=json goals.2.holder absent
=json goals.3.holder absent
=json goals.4.holder absent
=json goals.5.holder absent
=json goals.6.holder 0
=json goals.7.holder 1

test RG-14.30 RG-14.31: measures are those of the check, with what the phase has just brought, and each goal by itself
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"on"},"phase":"settle","goals":["expansion-leader","galactic-riches","greatest-military","largest-industry"],"seats":[ \
    {"tableau":["drop-ships","space-marines","gem-world","comet-zone","spice-world","export-duties","public-works"],"hand":["former-penal-colony"],"actions":["settle"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"genetics-lab","comet-zone":"colony-ship","spice-world":"mining-robots"}}
> play 0 settle former-penal-colony
> play 1 pass
# eight cards, four goods, Military 6, four Novelty and Rare worlds
> view 0
=json seats.0.goals ["galactic-riches","expansion-leader"]
=json goals.2.values [6,2]
=json goals.2.holder 0
=json goals.3.values [4,0]
=json goals.3.holder 0

test RG-17.3 RG-11.18: the last round is played to its end, and VP beyond the pool are paid
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"consume","pool":1,"seats":[ \
    {"tableau":["public-works","gem-world"],"actions":["consume-2x"]}, \
    {"tableau":["galactic-trendsetters","comet-zone"],"actions":["produce"]}],"goods":{"gem-world":"drop-ships","comet-zone":"space-marines"}}
> view 0
=json over true
=json pool -3
=json seats.0.vp 2
=json seats.1.vp 2
=json seats.0.goods ["gem-world"]
=json seats.1.goods ["comet-zone"]

test RG-17.5 RG-17.1: cards of the tableau are counted at the round end; goods and saved cards are none
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"end","saved":["rebel-base"],"seats":[ \
    {"tableau":["galactic-scavengers","old-earth","epsilon-eridani","export-duties","gem-world","comet-zone","spice-world","drop-ships","space-marines","public-works","mining-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}],"goods":{"gem-world":"genetics-lab","galactic-scavengers":"colony-ship"}}
> view 0
=json over false
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["runaway-robots","old-earth","epsilon-eridani","export-duties","gem-world","comet-zone","spice-world","mining-robots","genetics-lab","public-works","mining-world"],"hand":["pilgrimage-world"],"actions":["explore-5"]}, \
    {"tableau":["drop-ships","space-marines","imperium-cloaking-technology"],"actions":["settle"]}]}
> play 0 settle pilgrimage-world
> play 1 pass
> play 1 takeover imperium-cloaking-technology
# twelve for a moment, eleven at the end
> view 0
=json over false
=json round 2
=count seats.0.tableau 11

test RG-17.26 RG-17.23: the kind of the any-kind world is fixed before goal points
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"end","pool":0,"goals":["largest-industry"],"holders":{"largest-industry":0},"seats":[ \
    {"tableau":["alien-oort-cloud-refinery","gem-world","comet-zone","galactic-genome-project","pan-galactic-league"],"actions":["explore-5"]}, \
    {"tableau":["spice-world","space-port","mining-world"],"actions":["explore-5"]}]}
# as Genes it would bring 2 and 2, as Novelty it keeps the tile: 5. Seat 1 has as many worlds: 3
> view 0
=json over true
> score
= 9 7
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"end","pool":0,"goals":["largest-industry"],"holders":{"largest-industry":0},"seats":[ \
    {"tableau":["alien-oort-cloud-refinery","gem-world","comet-zone","galactic-genome-project","pan-galactic-league","galactic-exchange"],"actions":["explore-5"]}, \
    {"tableau":["spice-world","space-port","mining-world"],"actions":["explore-5"]}]}
# with Galactic Exchange Genes is better: 2+2+6 against 3+5. The tile goes to the centre: nothing for seat 0, 3 for seat 1
> score
= 14 7

test RG-18.7 RG-14.25: a good on a Genes world takes nothing from Largest Industry
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on"},"phase":"produce","goals":["largest-industry"],"holders":{"largest-industry":0},"seats":[ \
    {"tableau":["gem-world","comet-zone","spice-world","reptilian-uplift-race"],"actions":["produce"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> view 0
=json round 2
=json seats.0.goods ["gem-world","spice-world","comet-zone","reptilian-uplift-race"]
=json goals.0.holder 0
