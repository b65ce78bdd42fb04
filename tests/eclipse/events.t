# What happened, as it is told: each action with its fields, secrets to those who may know.

test E2-H4: explore: the sector turned up, placed, claimed, settled
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> events all
> play 0 action explore
> play 0 zone 1 -3
> events 1
=count . 2
=json 0.kind action
=json 0.action explore
=json 1.kind flip
=json 1.sector 304
=json 1.q 1
=json 1.r -3
> events all
> play 0 place 304 1
> events all
=json 0.kind place
=json 0.rotation 1
=json 0.seat 0
> play 0 claim 304
> play 0 free
> events all
=json 0.kind claim
=json 0.sector 304
=json 1.kind colony
=json 1.square materials

test E1-H.3: a discovery tile of the 1st edition is told to its taker alone
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"311":{"q":0,"r":-3,"rotation":0,"discovery":true}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> events 0
> events 1
> play 0 action influence
> play 0 lift track
> events 0
=json 1.kind claim
=json 2.kind find
=json 2.sector 311
> events 1
=json 2.kind find
=json 2.discovery absent
> play 0 keep
> events 1
=json 0.kind keep
=json 0.discovery absent

test E2-7.1 E2-9.1 E2-10.1 E2-8.2: research, build, move and upgrade
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-cannon":1},"seats":[{"species":"directorate","materials":9,"science":9,"money":0,"techs":{"military":["starbase"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> events all
> play 0 action research
> play 0 research plasma-cannon
> events all
=json 1.kind research
=json 1.tech plasma-cannon
=json 1.track military
=json 1.cost 5
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":9,"science":9,"money":0,"techs":{"military":["starbase"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> events all
> play 0 action build
> play 0 build cruiser
> events all
=json 1.kind build
=json 1.unit cruiser
=json 1.sector 221
=json 1.cost 5
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> events all
> play 0 action move
> play 0 ship interceptor 221
> events all
=json 1.kind move
=json 1.unit interceptor
=json 1.from 221
=json 1.to 304
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","none","none","hull"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> events all
> play 0 action upgrade
> play 0 return interceptor 3
> play 0 slot interceptor 3
> play 0 part ion-cannon
> events all
=json 1.kind return
=json 1.part hull
=json 1.ship interceptor
=json 1.slot 3
=json 2.kind install
=json 2.part ion-cannon
=json 2.slot 3

test E2-5.17 E2-5.6 E2-18.2 E2-19.1: trade, passing, upkeep, production, the next round
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":2,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> events all
> play 0 free
> play 0 trade science money
> events all
=json 0.kind trade
=json 0.from science
=json 0.to money
=json 0.n 2
> play 0 pass
> events all
=json 0.kind pass
=json 1.kind first-pass
=json 1.money 2
> play 1 pass
> play 0 done
> events all
=json 0.kind pass
=json 1.kind upkeep
=json 1.income 3
=json 1.cost 0
=json 2.kind produce
=json 2.materials 3
=json 2.science 3
=json 3.kind upkeep
=json 3.seat 1
=json 5.kind tech

test E2-13.6 E2-13.10 E2-H2: offers, ambassadors, reputation tiles returned unseen
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"3":1}},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> events all
> events 0
> events 1
> play 0 free
> play 0 drop 3
> events 1
=json 0.kind drop
=json 0.value absent
> events 0
=json 0.value 3
> play 0 offer 1
> play 1 accept
> play 0 give money
> play 1 give money
> events all
=json 0.kind drop
=json 1.kind offer
=json 1.to 1
=json 2.kind pact
=json 2.with 1

test E1-21.3 E1-17.9: who leaves is told with his score
> setposition {"game":"eclipse1","players":2,"start":1,"round":2,"map":{"231":{}},"seats":[{"species":"directorate"},{"species":"alliance","materials":0,"science":9,"money":0,"reputation":{"4":1},"kept":{"money":2},"techs":{"military":["starbase","neutron-bombs","plasma-cannon","phase-shield"]}}]}
> events all
> play 1 give-up
> events all
=json 0.kind out
=json 0.seat 1
=json 0.score 9

test E2-5.5 E2-5.6 E2-18.4: passing, and a sector given up
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"disc":0},"310":{"q":0,"r":-4,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"discs":2,"spent":{"move":8}},{"species":"alliance","materials":1,"science":1,"money":1,"colony":0,"passed":false}]}
> events all
> play 0 pass
> events all
=count . 2
=json 0.kind pass
=json 1.kind first-pass
=json 1.money 2
> play 1 pass
> events all
=json 0.kind pass
=json 0.seat 1
> play 0 done
> events all
> play 0 abandon 310
> events all
=json 0.kind unclaim
=json 0.sector 310

test E2-18.2 E2-18.6 E2-19.1 E2-19.4: upkeep, production, new technologies, the next round
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"spent":{"move":3}},{"species":"hydran","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 pass
> play 1 pass
> events all
> play 0 done
> events all
=~ {"kind":"upkeep","seat":0,"income":3,"cost":2,
=~ {"kind":"produce","seat":0,"materials":3,"science":3,
=~ {"kind":"upkeep","seat":1,"income":3,"cost":0,
=~ {"kind":"produce","seat":1,"materials":2,"science":3,
=~ {"kind":"tech","tech":"
=~ {"kind":"round","n":3,
