# Settle: payment, conquest, what follows a placement, further worlds (RG-9).

test RG-9.3 RG-23.3 RG-6.3 RG-D15: whole Settle turns, one after another in turn order
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","first":1,"seats":[ \
    {"tableau":["old-earth"],"hand":["gem-world","comet-zone","spice-world","space-port"],"actions":["explore-5"]}, \
    {"tableau":["improved-logistics","drop-ships"],"hand":["pirate-world","rebel-underground"],"actions":["settle"]}]}
> play 0 settle gem-world
> play 1 settle pirate-world
# seat 1 is first: it conquers, draws, and is asked for a further world before seat 0 pays
> pending
= 1
> view 0
=json question "extra"
=json seats.1.cards 2
=json seats.0.cards 3
> play 1 settle rebel-underground
> pending
= 0
> prompt 0
= Pay 2 more cards for Gem World.
> moves 0
=all pay spice-world ; pay space-port
> play 0 pay space-port
> play 0 pay spice-world
> view 0
=json round 2
=json seats.0.cards 1

test RG-9.9 RG-9.8 RG-9.10: one power pays for a military world, and its owner says which
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["contact-specialist","rebel-alliance"],"hand":["rebel-colony","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle rebel-colony
> play 1 pass
> moves 0
=all purchase-with contact-specialist ; purchase-with rebel-alliance
> play 0 purchase-with rebel-alliance
> prompt 0
= Pay 2 more cards for Rebel Colony.
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["rebel-alliance"],"hand":["pirate-world","gem-world","comet-zone","spice-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# Pirate World is military, but no Rebel
> moves 0
=not settle pirate-world

test RG-9.15: specialised Military counts against a peaceful world of its kind
> setposition {"game":"rftg","players":2,"options":{"expansion":2,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["alpha-centauri","imperium-cloaking-technology"],"hand":["comet-zone","prosperous-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# both cost 3: defense 1. Alpha Centauri has +1 against Rare worlds only
> moves 0
=all pass ; settle comet-zone

test RG-9.16 RG-9.18: part of a hand power, and more than is needed
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries","improved-logistics"],"hand":["runaway-robots","hive-world","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle runaway-robots
> play 1 pass
# Military 1 is enough, but two cards may be given for what follows
> moves 0
=all done ; muster gem-world ; muster comet-zone ; muster hive-world
> play 0 muster gem-world
> play 0 muster comet-zone
> view 0
=json seats.0.military {"total":1,"temporary":2}
> play 0 settle hive-world
> view 0
=json seats.0.tableau ["runaway-robots","space-mercenaries","improved-logistics","hive-world"]

test RG-9.45 RG-9.16: of several hand powers those for two cards serve pairs, those for one the rest
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries","rebel-convict-mines","improved-logistics"],"hand":["aquatic-uplift-race","rebel-colony","gem-world","comet-zone","spice-world","space-port"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# one card for Aquatic Uplift Race is given to Rebel Convict Mines: Space Mercenaries' two are left, 1+1+2 = 4
> play 0 settle aquatic-uplift-race
> play 1 pass
> play 0 muster gem-world
> play 0 done
> moves 0
=has settle rebel-colony
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries","rebel-convict-mines","improved-logistics"],"hand":["hive-world","rebel-colony","gem-world","comet-zone","spice-world","space-port"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# two cards for Hive World are Space Mercenaries'; the one of Rebel Convict Mines makes 1+2+1 = 4
> play 0 settle hive-world
> play 1 pass
> play 0 muster gem-world
> play 0 muster comet-zone
> play 0 done
> moves 0
=has settle rebel-colony
> play 0 settle rebel-colony
> play 0 muster spice-world
> view 0
=json round 2
=json seats.0.cards 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["space-mercenaries","improved-logistics"],"hand":["aquatic-uplift-race","hive-world","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle aquatic-uplift-race
> play 1 pass
> play 0 muster gem-world
> play 0 done
> play 0 settle hive-world
?~ RG-9.2 '

test RG-9.19 RG-18.36 RG-18.45 RG-D12: a Genes good for 3 off one world, a good a power; nothing carries over
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["lifeforms-inc","improved-logistics","empath-world"],"hand":["artist-colony","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}],"goods":{"lifeforms-inc":"drop-ships","empath-world":"space-marines"}}
> play 0 settle artist-colony
> play 1 pass
> moves 0
=all good empath-world ; good lifeforms-inc ; pay gem-world
> play 0 good lifeforms-inc
# 1-3: the 2 too many are lost; Gem World would cost 2, the hand is empty besides it
> moves 0
=all stop
> view 0
=json seats.0.goods ["empath-world"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["lifeforms-inc","golden-age-of-terraforming","empath-world"],"hand":["alien-robotic-factory"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}],"goods":{"lifeforms-inc":"drop-ships","empath-world":"space-marines"}}
# two powers, two goods: 6-3-3; Golden Age of Terraforming lays a good on the production world
> play 0 settle alien-robotic-factory
> play 1 pass
> view 0
=json seats.0.tableau ["empath-world","alien-robotic-factory","golden-age-of-terraforming","lifeforms-inc"]
=json seats.0.goods ["alien-robotic-factory"]

test RG-9.22 RG-9.44 RG-6.8: cards paid for a world may be saved, cards given for Military not, and none once Scavengers are gone
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["galactic-scavengers"],"hand":["gem-world","comet-zone","spice-world","new-earth"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle gem-world
> play 1 pass
> play 0 pay spice-world
> play 0 pay comet-zone
> moves 0
=all save spice-world ; save comet-zone
> play 0 save comet-zone
> view 0
=json seats.0.saved ["comet-zone"]
=json discarded ["spice-world"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["galactic-scavengers","space-mercenaries"],"hand":["aquatic-uplift-race","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle aquatic-uplift-race
> play 1 pass
> view 0
=json seats.0.under 0
=json discarded ["comet-zone"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","saved":["space-port"],"seats":[ \
    {"tableau":["galactic-scavengers","terraforming-engineers","improved-logistics"],"hand":["pilgrimage-world","prosperous-world","comet-zone","spice-world","new-earth"],"actions":["explore-5"],"knows":["space-port"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# the replaced Scavengers scatter what lay under them; the world paid for after that saves nothing
> play 0 settle pilgrimage-world
> play 1 pass
> play 0 replace galactic-scavengers
> play 0 with prosperous-world
> play 0 settle comet-zone
> view 0
=json seats.0.tableau ["pilgrimage-world","comet-zone","prosperous-world","improved-logistics","terraforming-engineers"]
=json discard 4
=json discarded ["space-port","spice-world","new-earth","galactic-scavengers"]

test RG-9.24 RG-18.36: Golden Age of Terraforming fills production worlds, not when it comes itself
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["golden-age-of-terraforming"],"hand":["artist-colony","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"hand":["secluded-world","comet-zone"],"actions":["settle"]}]}
> play 0 settle artist-colony
> play 1 settle secluded-world
> view 0
=json seats.0.goods ["artist-colony"]
=json seats.1.goods []

test RG-9.26 RG-9.27 RG-9.32: the Settle bonus once, the cards of powers after every world
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","terraforming-robots","terraforming-guild","space-marines"],"hand":["runaway-robots","outlaw-world"],"actions":["settle"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 settle runaway-robots
> play 1 pass
> view 0
=json seats.0.cards 4
> play 0 settle outlaw-world
> view 0
=json seats.0.cards 5

test RG-9.29 RG-18.35 RG-18.34: prestige after placing Rebel military or production worlds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["imperium-capital","drop-ships"],"hand":["rebel-fuel-cache","outlaw-world"],"actions":["explore-5"]}, \
    {"tableau":["alien-cornucopia"],"hand":["artist-colony","gem-world"],"actions":["settle"]}]}
> play 0 settle rebel-fuel-cache
> play 1 settle artist-colony
> view 0
=json round 2
=json seats.0.prestige 1
=json seats.1.prestige 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["imperium-capital","drop-ships"],"hand":["outlaw-world"],"actions":["explore-5"]}, \
    {"tableau":["alien-cornucopia"],"hand":["refugee-world"],"actions":["settle"]}]}
> play 0 settle outlaw-world
> play 1 settle refugee-world
> view 0
=json seats.0.prestige 0
=json seats.1.prestige 0
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["rebel-freedom-fighters"],"hand":["rebel-fuel-cache"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle rebel-fuel-cache
> play 1 pass
> view 0
=json seats.0.prestige 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["rebel-freedom-fighters","imperium-troops"],"hand":["runaway-robots"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# 1-2 with an Imperium card, and Imperium Troops' own 1
> view 0
=json seats.0.military {"total":0,"rebel":1}
> moves 0
=all pass

test RG-9.33 RG-10.6 RG-10.7: with Improved Logistics the second placement may be a takeover, or two takeovers be declared
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","drop-ships","interstellar-casus-belli"],"hand":["outlaw-world","pilgrimage-world"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","runaway-robots"],"actions":["explore-5"]}]}
> play 0 settle outlaw-world
> play 1 pass
> moves 0
=all stop ; settle pilgrimage-world ; takeover interstellar-casus-belli
> play 0 takeover interstellar-casus-belli
> play 0 target runaway-robots
# the second is used up
> view 0
=json round 2
=json seats.0.tableau ["drop-ships","outlaw-world","runaway-robots","improved-logistics","interstellar-casus-belli"]
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","drop-ships","interstellar-casus-belli","imperium-seat"],"hand":["pilgrimage-world"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache","runaway-robots"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover imperium-seat
> view 0
=json takeovers.0.target "rebel-fuel-cache"
# no world from hand after a takeover
> moves 0
=all stop ; takeover interstellar-casus-belli
> play 0 settle pilgrimage-world
?~ RG-10.7 '
> play 0 takeover interstellar-casus-belli
> view 0
=json round 2
=json seats.0.tableau ["drop-ships","rebel-fuel-cache","runaway-robots","improved-logistics","imperium-seat","interstellar-casus-belli"]

test RG-9.34 RG-9.35 RG-9.40 RG-D17: Improved Logistics and Rebel Sneak Attack in any order, three worlds
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","rebel-sneak-attack","drop-ships","contact-specialist"],"hand":["outlaw-world","aquatic-uplift-race","pilgrimage-world","runaway-robots"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle outlaw-world
> play 1 pass
> play 0 conquer
> moves 0
=all stop ; settle aquatic-uplift-race ; sneak aquatic-uplift-race ; settle pilgrimage-world ; settle runaway-robots ; sneak runaway-robots
> play 0 sneak pilgrimage-world
?~ RG-9.2 '
> play 0 sneak runaway-robots
# Rebel Sneak Attack conquers: Contact Specialist is not asked for
> view 0
=json question "extra"
=json seats.0.tableau ["contact-specialist","drop-ships","outlaw-world","runaway-robots","improved-logistics"]
> play 0 settle pilgrimage-world
> view 0
=json round 2
=json seats.0.tableau ["contact-specialist","drop-ships","pilgrimage-world","outlaw-world","runaway-robots","improved-logistics"]

test RG-9.34: Rebel Sneak Attack conquers a peaceful world with Imperium Invasion Fleet
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["rebel-sneak-attack","imperium-invasion-fleet"],"hand":["outlaw-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle outlaw-world
> play 1 pass
> moves 0
=all stop ; sneak comet-zone
> play 0 sneak comet-zone
> view 0
=json seats.0.tableau ["comet-zone","outlaw-world"]
=json seats.0.prestige 2

test RG-9.36 RG-9.38 RG-18.8 RG-18.9 RG-18.44 RG-D19: replacing: once, peaceful, of one kind, 0 to 3 dearer
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["terraforming-engineers","alien-oort-cloud-refinery","gem-world","outlaw-world","expanding-colony"],"hand":["comet-zone","artist-colony","new-earth","merchant-world","alien-robot-sentry"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}],"goods":{"alien-oort-cloud-refinery":"drop-ships"}}
> play 0 pass
> play 1 pass
# Gem World (2): Artist Colony is cheaper. Outlaw World is military. The refinery (0): any coloured kind up to 3.
# Expanding Colony (1, grey): Merchant World (4, grey)
> moves 0
=all stop ; replace alien-oort-cloud-refinery ; replace expanding-colony
> play 0 replace outlaw-world
?~ RG-9.36 '
> play 0 replace alien-oort-cloud-refinery
> moves 0
=all with comet-zone ; with artist-colony
> play 0 with comet-zone
# the good of the replaced world is discarded; a production world comes without one; once a phase
> view 0
=json round 2
=json seats.0.goods []
=json discard 2
=json discarded ["alien-oort-cloud-refinery"]
=json seats.0.prestige 1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["terraforming-engineers","refugee-world","pilgrimage-world"],"hand":["alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> moves 0
=all stop ; replace refugee-world
> play 0 replace refugee-world
> play 0 with alien-oort-cloud-refinery
> view 0
=json seats.0.goods ["alien-oort-cloud-refinery"]

test RG-9.39 RG-10.21: a takeover of a world that has been replaced fails
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off","takeovers":"on"},"phase":"settle","seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli","imperium-invasion-fleet"],"prestige":1,"actions":["explore-5"]}, \
    {"tableau":["terraforming-engineers","artist-colony"],"hand":["space-port"],"actions":["settle"]}]}
> play 0 pass
> play 1 pass
> play 0 takeover interstellar-casus-belli
> view 0
=json takeovers.0.target "artist-colony"
> play 1 replace artist-colony
> play 1 with space-port
> view 0
=json round 2
=json seats.1.tableau ["space-port","terraforming-engineers"]
=json seats.0.tableau ["space-marines","drop-ships","interstellar-casus-belli"]
=json seats.0.prestige 0

test RG-9.41 RG-23.3: takeovers are resolved when all have placed; then goals, then the leader
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"on","takeovers":"on"},"phase":"settle","goals":["largest-industry"],"seats":[ \
    {"tableau":["drop-ships","space-marines","interstellar-casus-belli","gem-world","comet-zone"],"prestige":1,"actions":["settle"]}, \
    {"tableau":["rebel-fuel-cache"],"hand":["refugee-world","pilgrimage-world"],"actions":["produce"]}]}
> play 0 pass
> play 1 settle refugee-world
> play 0 takeover interstellar-casus-belli
> view 0
=json round 2
=json goals.0.values [3,1]
=json goals.0.holder 0
=json leader 0
=json seats.1.tableau ["refugee-world"]

test RG-9.43 RG-8.15: what is revealed must be placed
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["old-earth"],"hand":["gem-world","comet-zone","spice-world","space-port"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle gem-world
> play 1 pass
> play 0 pass
?~ RG-5.7 '
> play 0 stop
?~ RG-9.40 '
> moves 0
=all pay spice-world ; pay space-port

test RG-9.46 RG-5.13: no Military is bought while paying
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["new-military-tactics","space-mercenaries"],"hand":["gem-world","comet-zone","spice-world","space-port"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle gem-world
> play 1 pass
> play 0 spend new-military-tactics
?~ RG-9.6 '
> play 0 muster comet-zone
?~ RG-9.46 '
> play 0 prestige
?~ RG-9.17 '

test RG-9.47 RG-9.13: one card is discarded to conquer a peaceful world, not two
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["imperium-cloaking-technology","imperium-invasion-fleet"],"hand":["new-earth","alien-robotic-factory"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# New Earth 5-2 = 3, with Military 3; Alien Robotic Factory 6-2 = 4 is out of reach
> moves 0
=all pass ; settle new-earth
> play 0 settle new-earth
> play 1 pass
> view 0
=json seats.0.tableau ["new-earth","imperium-invasion-fleet"]
=json seats.0.prestige 0

test RG-9.48: Doomed World may be got rid of on a world that costs nothing
> setposition {"game":"rftg","players":2,"options":{"expansion":1,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["doomed-world"],"hand":["pilgrimage-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
> play 0 settle pilgrimage-world
> play 1 pass
> moves 0
=all done ; spend doomed-world
> play 0 spend doomed-world
> view 0
=json seats.0.tableau ["pilgrimage-world"]

test RG-9.21 RG-15.20: the prestige bonus of Settle: 3 off every payment and 2 Military, for all of the phase
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["improved-logistics","epsilon-eridani"],"hand":["comet-zone","pirate-world"],"actions":["settle"],"boost":1,"searched":1}, \
    {"tableau":["new-sparta"],"hand":["mining-world"],"actions":["settle"]}]}
> moves 1
=all pass
> play 0 settle comet-zone
> play 1 pass
> view all
=json seats.0.military {"total":1,"temporary":2}
> play 0 settle pirate-world
> view 0
=json round 2
=json seats.0.tableau ["epsilon-eridani","comet-zone","pirate-world","improved-logistics"]
=json seats.0.cards 1

test RG-9.15 RG-18.2: against the any-kind world the specialised Military of the best kind counts
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["universal-peace-institute","contact-specialist","pan-galactic-league","alien-tech-institute","alpha-centauri","imperium-cloaking-technology"],"hand":["alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# defense 0-2; Military -4, and 2 more against the kind Alien
> play 0 settle alien-oort-cloud-refinery
> play 1 pass
> moves 0
=all purchase ; conquer-with imperium-cloaking-technology
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["universal-peace-institute","contact-specialist","pan-galactic-league","alien-tech-institute","alpha-centauri","imperium-cloaking-technology","space-mercenaries"],"hand":["alien-oort-cloud-refinery","gem-world","comet-zone"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# Military -3 and 2 more is enough without a card for temporary Military, which may be given
> play 0 settle alien-oort-cloud-refinery
> play 1 pass
> play 0 conquer-with imperium-cloaking-technology
> moves 0
=all done ; muster gem-world ; muster comet-zone
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["universal-peace-institute","contact-specialist","pan-galactic-league","alpha-centauri","imperium-cloaking-technology"],"hand":["alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}]}
# 1 against Rare is not enough: it is paid for
> play 0 settle alien-oort-cloud-refinery
> play 1 pass
> view 0
=json round 2
=json seats.0.tableau ["alpha-centauri","contact-specialist","pan-galactic-league","imperium-cloaking-technology","universal-peace-institute","alien-oort-cloud-refinery"]

test RG-9.6 RG-9.19 RG-5.11: a good is not given where the power for a second one is missing; the ship pays all
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","seats":[ \
    {"tableau":["lifeforms-inc","empath-world","colony-ship"],"hand":["new-earth","gem-world"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["settle"]}],"goods":{"lifeforms-inc":"drop-ships","empath-world":"space-marines"}}
> play 0 settle new-earth
> play 1 pass
> view 0
=json discarded ["colony-ship"]
=json due 0
=json seats.0.hand ["gem-world"]
=json seats.0.tableau ["empath-world","new-earth","lifeforms-inc"]
=json seats.0.goods ["empath-world","lifeforms-inc"]
