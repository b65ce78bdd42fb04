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
