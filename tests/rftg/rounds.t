# Prestige, goals, search and gambles (RG-14, RG-15, RG-16).

test RG-EX31 RG-15.6 RG-15.7 RG-15.9 RG-15.12 RG-15.13 RG-15.14 RG-15.16: the leader and the start of the round
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","round":1,"leader":1,"tile":2,"seats":[ \
    {"tableau":["old-earth"],"prestige":2}, \
    {"tableau":["new-sparta"],"prestige":1}]}
> view 0
=json seats.0.vp 1
=json seats.0.cards 1
=json tile 0
=json leader 0
=json pool 28
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","round":2,"leader":1,"seats":[ \
    {"tableau":["old-earth"],"prestige":2}, \
    {"tableau":["new-sparta"],"prestige":1}]}
> view 0
=json seats.0.vp 1
=json seats.0.cards 0
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","round":3,"seats":[ \
    {"tableau":["old-earth"],"prestige":2}, \
    {"tableau":["new-sparta"],"prestige":2}]}
> view 0
=json seats.0.vp 1
=json seats.1.vp 1
=json leader -1
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","round":3,"seats":[ \
    {"tableau":["old-earth"]}, \
    {"tableau":["new-sparta"]}]}
> view 0
=json seats.0.vp 0
=json pool 29

test RG-EX44 RG-15.10 RG-15.26: the tile passes in mid-phase
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","leader":2,"tile":1,"first":0,"seats":[ \
    {"tableau":["imperium-capital","gem-world","spice-world"],"prestige":3,"actions":["explore-5"]}, \
    {"tableau":["galactic-power-brokers"],"prestige":4,"actions":["consume-2x"]}], \
    "goods":{"gem-world":"drop-ships","spice-world":"space-marines"}}
> view 0
=json seats.0.prestige 5
=json leader 1
> play 1 use galactic-power-brokers
> view 0
=json leader 0
=json seats.1.prestige 3
=json seats.0.vp 1
=json seats.0.cards 1

test RG-15.17 RG-15.15 RG-3.15: nothing happens with no prestige
> new rftg players=2 seed=3
> view all
=json leader -1
=json tile 0

test RG-EX45 RG-18.6 RG-11.9 RG-D25: two Novelty goods must go, the any-kind good may
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"consume","seats":[ \
    {"tableau":["consumer-markets","gem-world","spice-world","alien-oort-cloud-refinery"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["consume-2x"]}], \
    "goods":{"gem-world":"drop-ships","spice-world":"space-marines","alien-oort-cloud-refinery":"mining-robots"}}
> view 0
=json question "goods"
> moves 0
=all done ; good alien-oort-cloud-refinery
> play 0 done
> view 0
=json seats.0.vp 2
=json seats.0.goods ["alien-oort-cloud-refinery"]

test RG-14.19 RG-14.20 RG-14.21: a most goal is taken by one alone and kept at a tie
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani"],"actions":["settle"]}, \
    {"tableau":["old-earth"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> view 0
=json goals.0.holder 0
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"holders":{"greatest-military":0},"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2","blaster-gem-mines"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> view 0
=json goals.0.holder 0
=json goals.0.values [6,6,2]

test RG-14.22 RG-14.23 RG-14.24: it goes to one who is ahead, to the centre at a tie ahead, or below the threshold
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"holders":{"greatest-military":0},"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2","blaster-gem-mines"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta","lost-alien-battle-fleet","lost-alien-warship"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> view 0
=json goals.0.values [6,6,7]
=json goals.0.holder 2
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"holders":{"greatest-military":2},"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani","new-galactic-order"],"actions":["settle"]}, \
    {"tableau":["drop-ships#2","space-marines#2","lost-alien-battle-fleet"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta","lost-alien-warship","former-penal-colony","rebel-outpost","separatist-colony"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> view 0
=json goals.0.values [8,8,7]
=json goals.0 {"goal":"greatest-military","most":true,"values":[8,8,7]}
> setposition {"game":"rftg","players":3,"options":{"expansion":1,"goals":"on"},"phase":"settle","goals":["greatest-military"],"holders":{"greatest-military":0},"seats":[ \
    {"tableau":["drop-ships","space-marines","epsilon-eridani","contact-specialist"],"actions":["settle"]}, \
    {"tableau":["old-earth"],"actions":["explore-5"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 pass
> play 1 pass
> play 2 pass
> view 0
=json goals.0 {"goal":"greatest-military","most":true,"values":[5,0,2]}
