# Takeovers (RG-10).

test RG-EX4 RG-10.6 RG-10.10 RG-10.16 RG-10.28 RG-10.29 RG-D16: an attack of 8 on a defense of 8
> setposition {"game":"rftg","players":3,"options":{"expansion":2,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-seat","imperium-troops"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","epsilon-eridani","rebel-colony"],"actions":["develop"]}, \
    {"tableau":["old-earth"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> moves 0
=all pass ; takeover imperium-seat
> play 0 takeover imperium-seat
> view 0
=json seats.0.tableau ["space-marines","drop-ships","rebel-colony","imperium-troops","imperium-seat"]
=json seats.1.tableau ["epsilon-eridani","drop-ships"]
=json seats.0.cards 1

test RG-10.19 RG-10.25 RG-D22: the defender is asked; the world placed in this phase adds nothing
> setposition {"game":"rftg","players":3,"options":{"expansion":2,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-seat","imperium-troops"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-mercenaries","terraforming-robots","rebel-colony"],"hand":["former-penal-colony"],"actions":["develop"]}, \
    {"tableau":["old-earth"],"actions":["develop"]}]}
> play 0 pass
> play 1 settle former-penal-colony
> play 2 pass
> play 0 takeover imperium-seat
> pending
= 1
> view 1
=json seats.1.cards 1
=json takeovers.0.attack 8
=json takeovers.0.defense 8
> moves 1
=has done
> view 1
=json question "defend"

test RG-EX38 RG-10.22 RG-10.23 RG-10.38: a peaceful world behind Hidden Fortress and Rebel Pact
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","imperium-planet-buster","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["develop"]}, \
    {"tableau":["hidden-fortress","rebel-pact","new-earth"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> moves 0
=has target new-earth
> play 0 target new-earth
> view 0
=json seats.0.prestige 4
=json seats.0.tableau ["drop-ships","new-earth","interstellar-casus-belli","imperium-planet-buster"]
=json seats.1.tableau ["rebel-pact","hidden-fortress"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["develop"]}, \
    {"tableau":["hidden-fortress","rebel-pact","new-earth"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
# New Earth is out of reach (8 against 9): the only target is Hidden Fortress (8 against 1+1+5)
> view 0
=json seats.1.tableau ["new-earth","rebel-pact"]
=json seats.0.prestige 2

test RG-EX39 RG-10.12 RG-10.15 RG-10.17 RG-10.27 RG-10.32 RG-18.13: Military bought in defense helps a later attack
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["rebel-alliance","rebel-miners","rebel-fuel-cache","space-mercenaries","expedition-force"],"hand":["gem-world","comet-zone"],"actions":["settle"]}, \
    {"tableau":["imperium-armaments-world","drop-ships","epsilon-eridani","outlaw-world","new-military-tactics","interstellar-casus-belli"],"prestige":1,"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover rebel-alliance
> view 0
=json placing "outlaw-world"
> play 0 done
> play 1 takeover interstellar-casus-belli
> play 1 target rebel-miners
> play 1 done
> view 1
=json takeovers.0.attack 6
=json takeovers.0.defense 6
=json takeovers.1.attack 5
=json takeovers.1.defense 4
> pending
= 1
> play 1 spend new-military-tactics
> pending
= 0
> play 0 muster gem-world
> play 0 muster comet-zone
> view 1
=json seats.1.prestige 2
=json seats.1.tableau ["epsilon-eridani","drop-ships","imperium-armaments-world","outlaw-world","rebel-miners","interstellar-casus-belli"]
=json seats.0.cards 0

test RG-EX5 RG-10.25 RG-10.12 RG-10.20 RG-10.14: the defender's last card turns the attack away
> setposition {"game":"rftg","players":3,"options":{"expansion":2,"goals":"off","takeovers":"on"},"phase":"settle","supply":["gem-world"],"discard":["comet-zone"],"seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-seat","imperium-troops","new-military-tactics"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-mercenaries","terraforming-robots","rebel-colony"],"hand":["former-penal-colony"],"actions":["develop"]}, \
    {"tableau":["old-earth"],"actions":["develop"]}]}
> play 0 pass
> play 1 settle former-penal-colony
> play 2 pass
> play 0 takeover imperium-seat
# A buys nothing now, and is not asked again; B's new world brings a good, then the card of Terraforming Robots
> play 0 done
> pending
= 1
> view 1
=json question "defend"
=json takeovers.0.attack 8
=json takeovers.0.defense 8
=json seats.1.hand ["comet-zone"]
> moves 1
=all done ; muster comet-zone
> play 1 muster comet-zone
> view 0
=json round 2
=json seats.1.tableau ["terraforming-robots","drop-ships","former-penal-colony","space-mercenaries","rebel-colony"]
=json seats.0.tableau ["new-military-tactics","space-marines","drop-ships","imperium-troops","imperium-seat"]
=json seats.0.cards 0

test RG-EX6 RG-10.9 RG-10.35 RG-10.18 RG-10.17 RG-10.34: two attackers; the second succeeds only if the first has failed
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","supply":["gem-world"],"discard":["comet-zone"],"seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-seat","imperium-troops"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-mercenaries","terraforming-robots","rebel-colony","imperium-lords"],"hand":["former-penal-colony"],"actions":["develop"]}, \
    {"tableau":["contact-specialist","rebel-alliance","rebel-pact","rebel-fuel-cache","rebel-miners","rebel-underground","rebel-base","rebel-homeworld","outlaw-world"],"actions":["develop"]}]}
> play 0 pass
> play 1 settle former-penal-colony
> play 2 pass
> play 0 takeover imperium-seat
> play 2 takeover rebel-alliance
> view 2
=json takeovers.0 {"attacker":0,"owner":1,"power":"imperium-seat","target":"rebel-colony","attack":8,"defense":8,"failed":false}
=json takeovers.1 {"attacker":2,"owner":1,"power":"rebel-alliance","target":"rebel-colony","attack":9,"defense":8,"failed":false}
> play 1 muster comet-zone
> view 0
=json round 2
=json seats.1.tableau ["terraforming-robots","drop-ships","former-penal-colony","space-mercenaries","imperium-lords"]
=json seats.2.tableau ["contact-specialist","outlaw-world","rebel-fuel-cache","rebel-miners","rebel-underground","rebel-base","rebel-homeworld","rebel-colony","rebel-pact","rebel-alliance"]
> undo
> play 1 done
> view 0
=json round 2
=json seats.0.tableau ["space-marines","drop-ships","rebel-colony","imperium-troops","imperium-seat"]
=json seats.1.cards 1
=json seats.2.cards 0

test RG-EX6 RG-10.17: Rebel Pact defends with 2 for each Rebel military world and 1 for another
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-planet-buster","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["contact-specialist","rebel-alliance","rebel-pact","rebel-fuel-cache","rebel-miners","rebel-underground","rebel-base","rebel-homeworld","outlaw-world"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
# Military 11 (12 against Rebels): 10 and the world's own defense: Outlaw World 1, Rebel Fuel Cache 1, Rebel Miners 2
> moves 0
=all target outlaw-world ; target rebel-fuel-cache ; target rebel-miners

test RG-EX7 RG-10.26 RG-10.27 RG-6.11: the rest of a part-used power serves in defense
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off","takeovers":"on"},"phase":"settle","first":1,"seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-seat"],"actions":["settle"]}, \
    {"tableau":["space-mercenaries","rebel-colony"],"hand":["aquatic-uplift-race","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 settle aquatic-uplift-race
> play 1 muster gem-world
> play 1 done
> view all
=json seats.1.military {"total":1,"temporary":1}
> play 0 takeover imperium-seat
> pending
= 1
> view 1
=json takeovers.0.attack 6
=json takeovers.0.defense 6
> moves 1
=all done ; muster spice-world ; muster comet-zone
> play 1 muster comet-zone
# 7 hold; the two cards of Space Mercenaries are used
> view 0
=json round 2
=json seats.1.cards 1
=json seats.1.tableau ["aquatic-uplift-race","space-mercenaries","rebel-colony"]

test RG-10.27 RG-10.26: Military bought in a defense stays for the next one of the step, and so does the rest of the power
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","interstellar-casus-belli"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines","imperium-cloaking-technology"],"actions":["develop"]}, \
    {"tableau":["space-mercenaries","outlaw-world","runaway-robots"],"hand":["gem-world","comet-zone","spice-world"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 0 takeover interstellar-casus-belli
> play 0 target outlaw-world
> play 1 takeover imperium-cloaking-technology
> play 1 target runaway-robots
> view 2
=json takeovers.0.attack 3
=json takeovers.0.defense 2
=json takeovers.1.attack 5
=json takeovers.1.defense 2
# against 3 both cards of Space Mercenaries: 4; they count against 5 as well, and nothing is left
> play 2 muster gem-world
> play 2 muster comet-zone
> view 2
=json round 2
=json seats.2.tableau ["outlaw-world","space-mercenaries"]
=json seats.2.cards 1
=json seats.1.tableau ["space-marines","drop-ships","runaway-robots"]

test RG-EX8 RG-2.11 RG-9.7 RG-9.16: Military 2, up to 2 temporary, 1 against Rebels: 4, and 5 against Rebels
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries","imperium-troops"],"hand":["malevolent-lifeforms","lost-alien-warship","rebel-outpost","rebel-base","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}]}
> view 0
=json seats.0.military {"total":2,"rebel":1}
> moves 0
=all pass ; settle malevolent-lifeforms ; settle rebel-outpost ; settle spice-world

test RG-EX11 RG-10.34 RG-10.14 RG-10.8: of two takeovers of one player the second fails with the first
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","drop-ships","interstellar-casus-belli","imperium-cloaking-technology"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["space-mercenaries","outlaw-world","runaway-robots"],"hand":["gem-world","comet-zone"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> play 0 target outlaw-world
> play 0 takeover interstellar-casus-belli
?~ RG-15.5 '
# the same target is not named twice, so the second has one only
> play 0 takeover imperium-cloaking-technology
> view 0
=json takeovers.1.target "runaway-robots"
> play 1 muster gem-world
> play 1 muster comet-zone
> view 0
=json round 2
=json seats.0.tableau ["drop-ships","improved-logistics","interstellar-casus-belli"]
=json seats.0.prestige 0
=json seats.1.tableau ["outlaw-world","runaway-robots","space-mercenaries"]

test RG-10.8 RG-10.9: a power serves one declaration, and a target is named once
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","drop-ships","imperium-seat","interstellar-casus-belli"],"prestige":2,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","runaway-robots","rebel-miners"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> play 0 target rebel-fuel-cache
# Casus Belli has been used, though there is prestige
> moves 0
=all stop ; takeover imperium-seat
> play 0 takeover interstellar-casus-belli
?~ RG-10.8 '
# and of the Rebel worlds only the other one is left
> play 0 takeover imperium-seat
> view 0
=json seats.1.tableau ["runaway-robots"]

test RG-10.1 RG-21.10 RG-10.6: a takeover takes the place of a world, against one that was there before
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","first":1,"seats":[ \
    {"tableau":["drop-ships","interstellar-casus-belli"],"hand":["pilgrimage-world"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["blaster-runners"],"hand":["runaway-robots"],"actions":["develop"]}]}
> play 0 pass
> play 1 settle runaway-robots
> play 0 takeover interstellar-casus-belli
> view 0
=json seats.0.tableau ["drop-ships","blaster-runners","interstellar-casus-belli"]
=json seats.1.tableau ["runaway-robots"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","interstellar-casus-belli"],"hand":["pilgrimage-world"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["blaster-runners"],"actions":["develop"]}]}
> play 0 settle pilgrimage-world
> play 1 pass
> view 0
=json round 2
=json seats.1.tableau ["blaster-runners"]

test RG-10.2 RG-10.22 RG-10.4: a peaceful world needs Imperium Invasion Fleet; Cloaking Technology cannot serve so
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli","imperium-cloaking-technology"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["artist-colony","expedition-force"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> view 0
=json round 2
=json seats.1.tableau ["expedition-force","artist-colony"]

test RG-10.13: a declaration must reach the present defense, with what it buys
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","new-military-tactics","interstellar-casus-belli"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-base","rebel-homeworld"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
# 3 and 3 against 6: Rebel Base it is, not Rebel Homeworld (7), and the 3 are spent at once
> view 0
=json round 2
=json seats.0.tableau ["drop-ships","rebel-base","interstellar-casus-belli"]
=json seats.1.tableau ["rebel-homeworld"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-mercenaries","new-military-tactics","interstellar-casus-belli"],"hand":["gem-world","comet-zone"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-base"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> play 0 done
?~ RG-10.13 '

test RG-10.10 RG-10.11: power and fleet are paid when the target is named, before the Military that is bought
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","imperium-invasion-fleet","imperium-cloaking-technology","new-military-tactics"],"actions":["settle"]}, \
    {"tableau":["new-earth","expedition-force"],"actions":["develop"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover imperium-cloaking-technology
> view all
=json question "declare"
=json placing "new-earth"
=json seats.0.tableau ["new-military-tactics","drop-ships"]
> moves 0
=all done ; spend new-military-tactics
> play 0 done
> view 0
=json round 2
=json seats.0.tableau ["new-military-tactics","drop-ships","new-earth"]
=json seats.0.prestige 2

test RG-10.31 RG-10.28 RG-10.36: a taken world brings its good, serves its old owner until the phase ends, and changes no turn order
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","expedition-force","imperium-cloaking-technology"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta","rebel-warrior-race","space-mercenaries"],"hand":["gem-world"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","lost-alien-battle-fleet","epsilon-eridani","interstellar-casus-belli"],"prestige":1,"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 0 takeover imperium-cloaking-technology
> play 2 takeover interstellar-casus-belli
> play 2 target rebel-warrior-race
> play 1 done
# New Sparta is lost, but its 2 Military still defend: 7 against 4+3, and 1 more for a card
> view 1
=json seats.1.tableau ["rebel-warrior-race","space-mercenaries"]
=json takeovers.1.attack 7
=json takeovers.1.defense 7
> play 1 muster gem-world
> view 0
=json round 2
=json first 0
=json seats.0.tableau ["new-sparta","expedition-force","space-marines","drop-ships"]
=json seats.0.military {"total":8}
=json seats.1.military {"total":2}
=json seats.1.tableau ["rebel-warrior-race","space-mercenaries"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli","golden-age-of-terraforming"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["rebel-warrior-race"],"actions":["settle"]}],"goods":{"rebel-warrior-race":"gem-world"}}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> view 0
=json seats.0.goods ["rebel-warrior-race"]
# the last card is gone: an empty tableau plays on
=json seats.1.tableau []
=json over false
> moves 1
=has action settle

test RG-10.37 RG-10.28: an empty windfall world stays empty, and a player may lose his last card
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli","golden-age-of-terraforming"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["rebel-miners"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> view 0
=json seats.0.tableau ["space-marines","drop-ships","rebel-miners","interstellar-casus-belli","golden-age-of-terraforming"]
=json seats.0.goods []
=json seats.1.tableau []
> play 1 action develop
> play 0 action develop
> moves 1
=all pass

test RG-10.28 RG-23.7: Galactic Scavengers change hands with what lies under them
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","saved":["comet-zone"],"seats":[ \
    {"tableau":["drop-ships","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["galactic-scavengers"],"knows":["comet-zone"],"actions":["settle"]}, \
    {"tableau":["old-earth"],"actions":["settle"]}],"goods":{"galactic-scavengers":"gem-world"}}
> play 0 pass
> play 1 pass
> play 2 pass
> play 0 takeover interstellar-casus-belli
> play 0 target galactic-scavengers
> view 0
=json seats.0.under 1
=json seats.0.saved ["comet-zone"]
=json seats.0.goods ["galactic-scavengers"]
> view 1
=json seats.0.saved ["comet-zone"]
> view 2
=json seats.0.under 1
=json seats.0.saved []

test RG-10.29 RG-9.27 RG-9.28 RG-9.29: a takeover counts as placing a world
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli","terraforming-robots","imperium-fuel-depot","imperium-capital","alien-cornucopia"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-miners"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
# Settle bonus 1, Terraforming Robots 1, Fuel Depot 2 of which one goes; 2 prestige, 1 Rebel military, 1 production
> view 0
=json seats.0.cards 4
=json seats.0.prestige 4
> prompt 0
= Discard 1 more card.

test RG-10.30 RG-10.36: the symbol of a taken world brings nothing
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","imperium-seat"],"actions":["explore-5"]}, \
    {"tableau":["rebel-fuel-refinery"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover imperium-seat
> view 0
=json seats.0.tableau ["space-marines","drop-ships","imperium-seat","rebel-fuel-refinery"]
=json seats.0.prestige 0
=json seats.0.goods []

test RG-10.33: the good and what lies under a destroyed world are discarded
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","saved":["comet-zone"],"seats":[ \
    {"tableau":["imperium-planet-buster","imperium-invasion-fleet"],"actions":["explore-5"]}, \
    {"tableau":["galactic-scavengers","expedition-force"],"knows":["comet-zone"],"actions":["settle"]}],"goods":{"galactic-scavengers":"gem-world"}}
> play 0 pass
> play 1 pass
> play 0 takeover imperium-planet-buster
> view 0
=json out ["galactic-scavengers"]
=json discarded ["imperium-invasion-fleet"]
=json discard 3
=json seats.0.tableau ["imperium-planet-buster"]
=json seats.0.prestige 4

test RG-10.39: Military against a kind counts on neither side over the any-kind world
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["alpha-centauri","contact-specialist","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["alien-oort-cloud-refinery","space-marines","alien-tech-institute"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
# 3-1 = 2 against 2+0: Alpha Centauri's 1 and Alien Tech Institute's 2 do not count
> view 0
=json seats.1.tableau ["space-marines","alien-tech-institute"]
=json round 2
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["alpha-centauri","contact-specialist","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["alien-oort-cloud-refinery","drop-ships"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> view 0
=json round 2
=json seats.1.tableau ["drop-ships","alien-oort-cloud-refinery"]

test RG-10.40 RG-10.23: Rebel Cantina as a target defends like a Rebel military world, and needs one to be reached by Imperium Seat
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["expedition-force","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["rebel-cantina","rebel-pact"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
# 4+1 against 2 (Rebel Pact, for the target itself) + 2
> view 0
=json seats.0.tableau ["expedition-force","rebel-cantina","interstellar-casus-belli"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["contact-specialist","imperium-invasion-fleet","interstellar-casus-belli"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["rebel-cantina","rebel-pact"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
# 2+1 against 4
> view 0
=json round 2
=json seats.1.tableau ["rebel-cantina","rebel-pact"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","imperium-invasion-fleet","imperium-seat"],"actions":["explore-5"]}, \
    {"tableau":["rebel-cantina"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> view 0
=json round 2
=json seats.1.tableau ["rebel-cantina"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","imperium-invasion-fleet","imperium-seat"],"actions":["explore-5"]}, \
    {"tableau":["rebel-cantina","rebel-fuel-cache"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover imperium-seat
> moves 0
=all target rebel-cantina ; target rebel-fuel-cache

test RG-10.41: who may be attacked is judged at the declaration
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","imperium-cloaking-technology"],"actions":["explore-5"]}, \
    {"tableau":["expedition-force","runaway-robots","imperium-invasion-fleet"],"hand":["gem-world"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
# Military 4 of the owner: vulnerable, but 3 against 5
> view 0
=json round 2
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","rebel-sneak-attack"],"actions":["explore-5"]}, \
    {"tableau":["runaway-robots","imperium-cloaking-technology"],"hand":["empath-world"],"actions":["settle"]}, \
    {"tableau":["old-earth"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 settle empath-world
> play 2 pass
> play 0 takeover rebel-sneak-attack
# seat 1 discards its only Imperium card to conquer Empath World (cost 1, defense -1): too late
> view 0
=json round 2
=json seats.1.tableau ["empath-world"]
=json seats.0.tableau ["space-marines","drop-ships","runaway-robots"]

test RG-10.42 RG-5.5: what a takeover brings may be spent in the next defense
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","expedition-force","imperium-troops","alien-booby-trap","interstellar-casus-belli"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["outlaw-world","expedition-force#2","drop-ships#2","rebel-fuel-cache","rebel-sneak-attack"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> play 0 target outlaw-world
> play 1 takeover rebel-sneak-attack
# 5 against 4+1; then 4+2 against 5+1, and A has the 2 prestige of his success for 3 more
> pending
= 0
> view 0
=json question "defend"
=json seats.0.prestige 2
> moves 0
=all done ; prestige
> play 0 prestige
> view 0
=json round 2
=json seats.0.prestige 1
=json seats.0.tableau ["expedition-force","drop-ships","outlaw-world","imperium-troops","interstellar-casus-belli","alien-booby-trap"]
=json seats.1.tableau ["expedition-force","drop-ships","rebel-fuel-cache"]

test RG-10.24 RG-10.34: prevention is paid, once, and takes the attacker's next declaration with it
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","drop-ships","interstellar-casus-belli","imperium-seat"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","runaway-robots"],"actions":["explore-5"]}, \
    {"tableau":["pan-galactic-security-council"],"prestige":2,"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 0 takeover imperium-seat
> play 0 takeover interstellar-casus-belli
> moves 2
=all pass ; prevent 0 rebel-fuel-cache ; prevent 0 runaway-robots
> play 2 prevent 1 rebel-fuel-cache
?~ RG-10.24 '
> play 2 prevent 0 rebel-fuel-cache
> view 0
=json round 2
=json seats.1.tableau ["rebel-fuel-cache","runaway-robots"]
=json seats.2.prestige 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","imperium-seat"],"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","pan-galactic-security-council"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover imperium-seat
# no prestige, no question
> view 0
=json round 2
=json seats.1.tableau ["pan-galactic-security-council"]

test RG-10.24 RG-D21: the first seat may prevent a takeover too, also one of its own worlds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["rebel-fuel-cache","pan-galactic-security-council"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["drop-ships","imperium-seat"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 1 takeover imperium-seat
> pending
= 0
> play 0 prevent 1 rebel-fuel-cache
> view 0
=json round 2
=json seats.0.prestige 0
=json seats.0.tableau ["rebel-fuel-cache","pan-galactic-security-council"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["rebel-fuel-cache","pan-galactic-security-council"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["drop-ships","imperium-seat"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 1 takeover imperium-seat
> play 0 pass
> view 0
=json seats.0.prestige 1
=json seats.0.tableau ["pan-galactic-security-council"]

test RG-10.1 RG-10.2: neither an own world nor one that lies nowhere is a target, nor a development
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","outlaw-world","interstellar-casus-belli"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","runaway-robots","public-works"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> play 0 target outlaw-world
?~ RG-10.1 '
> play 0 target rebel-base
?~ RG-10.1 '
> play 0 target public-works
?~ RG-10.2 '
> moves 0
=all target rebel-fuel-cache ; target runaway-robots

test RG-10.13 RG-9.16: a takeover may be declared that only cards for temporary Military can carry
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["imperium-seat","space-mercenaries"],"hand":["gem-world"],"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","new-sparta"],"actions":["explore-5"]}]}
# 1 and 1 against Rebels; the defense is 2 and 1: one card is wanting
> play 0 pass
> play 1 pass
> moves 0
=all pass ; takeover imperium-seat
