# Prestige, goals, search and gambles (RG-14, RG-15, RG-16).

test RG-15.12 RG-15.13 RG-15.14 RG-15.15: the leader and the start of the round
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

test RG-3.15: no prestige at set-up, and nobody has the tile
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

test RG-4.1 RG-15.12 RG-17.4: the steps of a round in their order
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"round","round":4,"leader":1,"tile":1,"pool":1,"supply":["gem-world"],"discard":["rebel-base"],"seats":[ \
    {"tableau":["old-earth"],"prestige":3}, \
    {"tableau":["new-sparta"]}]}
> play 0 boost produce
> play 1 action search
> play 1 category 7
> play 1 keep
> events all
=json 0 {"kind":"boost","seat":0,"action":"produce","text":"Player 1: Produce with the prestige bonus"}
=json 1.kind "action"
=json 2.kind "pays-prestige"
=json 3.kind "search"
=json 4.kind "show"
=json 5.kind "found"
=json 6.kind "phase"
=json 6.phase "produce"
=json 7.kind "over"
# the bonus of the round start came before the choice: it emptied the pool, so this round was the last
> view 0
=json over true
=json pool 0
=json seats.0.vp 1
=json seats.0.hand ["gem-world"]
> setposition {"game":"rftg","players":2,"options":{"expansion":0,"goals":"off"},"phase":"round","supply":["gem-world"],"seats":[ \
    {"tableau":["old-earth"]},{"tableau":["new-sparta"]}]}
> play 0 action produce
> play 1 action consume-2x
> events all
=json 2.phase "consume"
=json 3.phase "produce"
=json 4.kind "round"

test RG-9.30 RG-9.28: the order of what a placement brings
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","supply":["new-earth","spice-world","space-port","mining-world","rebel-base","public-works"],"seats":[ \
    {"tableau":["imperium-invasion-fleet","terraforming-robots","imperium-fuel-depot","contact-specialist","alien-cornucopia"],"hand":["alien-burial-site"],"actions":["settle"]}, \
    {"tableau":["old-earth"],"actions":["explore-5"]}]}
> play 0 settle alien-burial-site
> play 1 pass
> events all
# shown; the Fleet is spent; conquered; symbol and Fleet 1+2; the Settle bonus; Terraforming Robots; a production world; the Depot's two
=json 0.kind "settle"
=json 1.kind "nothing"
=json 2.kind "spend"
=json 3.kind "conquered"
=json 4 {"kind":"prestige","seat":0,"n":3,"text":"Player 1: gets 3 prestige"}
=json 5.kind "draw"
=json 6.kind "draw"
=json 7 {"kind":"prestige","seat":0,"n":1,"text":"Player 1: gets 1 prestige"}
=json 8.kind "draw"
=json 9.kind "draw"
=json 10 absent
> prompt 0
= Discard 1 more card.
> setposition {"game":"rftg","players":2,"options":{"expansion":3,"goals":"off"},"phase":"settle","supply":["new-earth","spice-world"],"seats":[ \
    {"tableau":["old-earth"],"hand":["alien-tourist-attraction","gem-world","comet-zone","mining-world","space-port","plague-world"],"actions":["settle"]}, \
    {"tableau":["new-sparta"],"actions":["explore-5"]}]}
> play 0 settle alien-tourist-attraction
> play 1 pass
> events all
=json 2.kind "discard"
=json 6.kind "discard"
=json 7.kind "paid"
=json 8.kind "good"
=json 9.kind "prestige"
=json 10.kind "draw"

test RG-23.1 RG-7.1 RG-7.4: Explore: cards for prestige in turn order, then all draw, then all discard unseen
> setposition {"game":"rftg","players":3,"options":{"expansion":3,"goals":"off"},"phase":"explore","first":1,"seats":[ \
    {"tableau":["alien-departure-point"],"hand":["gem-world"],"actions":["develop"]}, \
    {"tableau":["pan-galactic-hologrid"],"hand":["comet-zone"],"actions":["explore-1-1"]}, \
    {"tableau":["old-earth"],"actions":["develop"]}]}
> pending
= 1
> play 1 discard comet-zone
> pending
= 0
> view 0
=json seats.1.cards 0
=json seats.2.cards 0
> play 0 discard gem-world
> pending
= 0 1 2
> events all
=json 0.kind "discard"
=json 0.seat 1
=json 2.kind "discard"
=json 2.seat 0
=json 4.kind "draw"
=json 4.seat 1
=json 7.seat 2
=json 9.seat 0
# the answers are shown together: nobody sees a discard before the last
> view 0
=json discard 2
> moves 2
=not pass
