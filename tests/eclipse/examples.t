# The worked examples of the action phase, and rules that span chapters.

test E2-EX15: Planta explore twice: a sector with a tile, a disc and two colony ships; then a discard
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["201","202","203","204","205","207","208","209","211","214","301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"map":{"210":{"q":1,"r":-2,"rotation":0,"disc":0}},"seats":[{"species":"planta","materials":0,"science":0,"money":0,"discs":11},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone -1 -1
> play 0 place 206 2
> play 0 keep
> play 0 claim 206
> play 0 free
> play 0 colony 206
> play 0 colony 210
> play 0 cube money
> view all
=json seats.0.colony 2
=json map.206.cubes {"materials":1}
=json map.210.cubes {"money":1}
=json seats.0.kept 1
=json seats.0.discs 9
> play 0 zone 1 -3
> play 0 discard
> view all
=json seats.0.discs 9
=json seats.0.kept 1
=json active 0
=json stacks.outer 0

test E2-EX19: Planta explore twice in ring III and settle money and advanced materials
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,1],["tile",0,46,0,20,17]],"discards":["301","302","303"],"outer_pool":["318"],"stacks":{"outer":1},"seats":[{"species":"planta","materials":0,"science":0,"money":0,"colony":2,"spent":{"explore":1},"techs":{"military":["starbase","adv-mining"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 place 306 0
> play 0 claim 306
> play 0 zone 1 -3
> play 0 place 318 1
> play 0 claim 318
> play 0 free
> play 0 colony 306
> play 0 cube money
> view all
=json map.306.cubes {"money":1}
> play 0 colony 318
> play 0 cube materials-adv
> view all
=json map.318.cubes {"materials-adv":1}
=json seats.0.colony 0
=json seats.0.discs 9
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,1],["tile",0,46,0,20,17]],"discards":["301","302","303"],"outer_pool":["318"],"stacks":{"outer":1},"seats":[{"species":"planta","materials":0,"science":0,"money":0,"colony":2,"spent":{"explore":1},"techs":{"military":["starbase"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 place 306 0
> play 0 claim 306
> play 0 zone 1 -3
> play 0 place 318 1
> play 0 claim 318
> play 0 free
> play 0 colony 306
> play 0 cube money
> view all
=json map.306.cubes {"money":1}
> play 0 colony 318
> play 0 cube materials-adv
?~ E2-5.13

test E2-EX21: first to pass; two interceptors through half a connection break the relation; the traitor
> setposition {"game":"eclipse2","players":4,"start":1,"round":2,"map":{"306":{"q":3,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":0,"interceptor":2}]},"304":{"q":3,"r":-2,"rotation":1,"disc":1,"ships":[{"seat":1,"interceptor":3}]}},"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"techs":{"nano":["adv-labs","wormhole-gen"]},"partners":[1],"colony":0,"cubes":{"materials":11,"science":9,"money":10}},{"species":"mechanema","materials":0,"science":0,"money":0,"partners":[0]},{"species":"directorate","materials":0,"science":0,"money":0},{"species":"planta","materials":0,"science":0,"money":0}]}
> play 1 pass
> view all
=json seats.1.money 2
=json start 1
> play 2 action research
> play 3 action research
> play 0 action move
> play 0 ship interceptor 306
> play 0 to 304
> play 0 ship interceptor 306
> play 0 to 304
> pending
= 0
> play 0 track materials
> play 1 track money
> view all
=json traitor 0
=json seats.0.partners []
=json seats.1.partners []
=json map.304.ships [{"seat":1,"interceptor":3},{"seat":0,"interceptor":2}]
=json active 1

test E2-EX22: discs from two empty sectors: one to a new sector, one to the track; two colony ships turned up and used
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"315":{"q":0,"r":-3,"rotation":0,"disc":0,"discovery":false},"207":{"q":-1,"r":-1,"rotation":1,"disc":0,"discovery":false},"310":{"q":0,"r":-4,"rotation":0},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"planta","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.discs 10
> play 0 action influence
> play 0 lift 207
> play 0 put 106
> play 0 lift 315
> view all
=json map.106.disc 0
=json map.207.disc null
=json map.315.disc null
=json seats.0.discs 10
> play 0 refresh
> play 0 refresh
> play 0 free
> play 0 cube materials
> play 0 colony 106
> view all
=json map.106.cubes {"materials":1,"science":1}
=json seats.0.colony 0

test E2-EX23: a reaction moves one cruiser; then the last player passes and the phase ends at once
> setposition {"game":"eclipse2","players":4,"start":2,"active":2,"round":2,"first_passed":true,"map":{"304":{"q":-3,"r":-1,"rotation":0,"ships":[{"seat":3,"interceptor":1,"cruiser":1}]},"310":{"q":-3,"r":0,"rotation":0},"313":{"q":-3,"r":1,"rotation":0,"discovery":false,"ships":[{"seat":2,"cruiser":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"passed":true,"colony":0},{"species":"planta","materials":0,"science":0,"money":0,"colony":0},{"species":"mechanema","materials":0,"science":0,"money":0,"passed":true,"colony":0},{"species":"hydran","materials":0,"science":0,"money":0,"techs":{"nano":["adv-labs","fusion-drive"],"grid":["fusion-source"]},"tiles":{"cruiser":["none","fusion-source","none","none","none","fusion-drive"]},"colony":0}]}
> play 2 react move
> play 2 ship cruiser 313
> view all
=json map.310.ships [{"seat":2,"cruiser":1}]
=json seats.2.spent.reaction 1
=json active 3
> play 3 action move
> play 3 ship interceptor 304
> play 3 ship cruiser 304
> play 3 to 313
> view all
=json map.310.ships [{"seat":2,"cruiser":1},{"seat":3,"interceptor":1}]
=json map.313.ships [{"seat":3,"cruiser":1}]
=json active 0
> play 0 pass
> play 1 pass
> view all
=json phase action
> play 2 pass
> play 3 pass
> view all
=json turn null

test E1-EX9: the action phase of the long example, move by move
# a. Alexey builds a cruiser and an orbital
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"seats":[{"species":"directorate","materials":10,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital"]}},{"species":"planta","materials":0,"science":0,"money":0},{"species":"mechanema","materials":0,"science":0,"money":0},{"species":"hydran","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> play 0 build orbital
> view all
=json seats.0.materials 0
=json seats.0.spent.build 1
=json map.221.orbital true
# b. Konstantin explores ring II with a disc and a tile, settles twice; the second sector is discarded
> setposition {"game":"eclipse1","players":4,"start":1,"round":2,"discards":["201","202","203","204","205","207","208","209","211","301","302","303","305","306","307","308","309","310","311","312","313","314"],"outer_pool":["304"],"stacks":{"outer":1},"map":{"210":{"q":-1,"r":2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"planta","materials":0,"science":0,"money":0},{"species":"mechanema","materials":0,"science":0,"money":0},{"species":"hydran","materials":0,"science":0,"money":0}]}
> play 1 action explore
> play 1 zone 1 1
> play 1 place 206 0
> play 1 claim 206
> play 1 keep
> play 1 free
> play 1 colony 206
> play 1 colony 210
> play 1 cube money
> view all
=json map.206.cubes {"materials":1}
=json map.210.cubes {"money":1}
> play 1 zone 3 -1
> play 1 discard
> view all
=json active 2
=json seats.1.discs 9
=json seats.1.colony 2
=json seats.1.kept 1
=json stacks.outer 0
# c. Ivan upgrades three tiles (needs a Fusion Source on the cruiser)
> setposition {"game":"eclipse1","players":4,"start":2,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"planta","materials":0,"science":0,"money":0},{"species":"mechanema","materials":0,"science":0,"money":0,"techs":{"military":["plasma-missile"],"grid":["positron-computer","fusion-source"]},"tiles":{"interceptor":["electron-computer"],"cruiser":["none","none","none","fusion-source"]}},{"species":"hydran","materials":0,"science":0,"money":0}]}
> play 2 action upgrade
> play 2 return interceptor 0
> play 2 slot interceptor 0
> play 2 part plasma-missile
> play 2 slot cruiser 1
> play 2 part ion-cannon
> play 2 slot cruiser 4
> play 2 part positron-computer
> view all
=json seats.2.blueprints.interceptor.energy_used 2
=json seats.2.blueprints.cruiser.energy_used 4
=json active 3
# d. Viktor researches Fusion Drive for 3 and the Wormhole Generator for 10
> setposition {"game":"eclipse1","players":4,"start":3,"round":2,"tray":{"fusion-drive":1,"wormhole-gen":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"planta","materials":0,"science":0,"money":0},{"species":"mechanema","materials":0,"science":0,"money":0},{"species":"hydran","materials":0,"science":13,"money":0,"techs":{"nano":["adv-labs","orbital","monolith","nanorobots"]}}]}
> play 3 action research
> play 3 research fusion-drive
> play 3 research wormhole-gen
> view all
=json seats.3.science 0
# e. Alexey finds two ancients
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"discards":["302","303","304","305","306","307","308","309","310","311","312","313","314"],"outer_pool":["301"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"planta","materials":0,"science":0,"money":0},{"species":"mechanema","materials":0,"science":0,"money":0},{"species":"hydran","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 3 -3
> play 0 place 301 1
> view all
=json map.301.npcs 2
=json map.301.discovery true
=json map.301.disc null
=json active 1
# f. Konstantin places two sectors, settles a gray and an advanced square, and forms relations with Alexey
> setposition {"game":"eclipse1","players":4,"start":1,"round":2,"agenda":[["round"],["turn",1,1,1],["tile",1,58,0,23,19]],"discards":["301","302","303","304","305","306","307","308","309","311","312"],"outer_pool":["310"],"stacks":{"outer":1},"map":{"313":{"q":4,"r":0,"rotation":2,"disc":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"1":4},"partners":[3],"colony":0},{"species":"planta","materials":0,"science":0,"money":0,"colony":2,"spent":{"explore":1},"techs":{"military":["starbase","adv-mining"]}},{"species":"mechanema","materials":0,"science":0,"money":0},{"species":"hydran","materials":0,"science":0,"money":0,"partners":[0]}]}
> play 1 place 318 1
> play 1 claim 318
> play 1 free
> play 1 cube materials-adv
> play 1 colony 318
> play 1 cube gray-money
> view all
=json map.318.cubes {"materials-adv":1,"gray":1}
=json seats.1.colony 0
> play 1 zone 3 0
> play 1 place 310 2
> play 1 claim 310
> play 1 free
> play 0 accept
> play 1 give materials
> play 0 give science
> play 0 drop 1
> view all
=json seats.0.partners [1,3]
=json seats.1.partners [0]
=json seats.0.reputation 3
> setposition {"game":"eclipse1","players":4,"start":1,"round":2,"agenda":[["round"],["turn",1,1,1],["tile",1,58,0,23,19]],"discards":["301","302","303","304","305","306","307","308","309","311","312"],"outer_pool":["310"],"stacks":{"outer":1},"map":{"313":{"q":4,"r":0,"rotation":2,"disc":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"1":4},"partners":[3],"colony":0},{"species":"planta","materials":0,"science":0,"money":0,"colony":2,"spent":{"explore":1},"techs":{"military":["starbase"]}},{"species":"mechanema","materials":0,"science":0,"money":0},{"species":"hydran","materials":0,"science":0,"money":0,"partners":[0]}]}
> play 1 place 318 1
> play 1 claim 318
> play 1 free
> moves 1
=not cube materials-adv
# g. Ivan passes first; h. Viktor attacks his partner through half a wormhole
> setposition {"game":"eclipse1","players":4,"start":2,"round":2,"map":{"306":{"q":-3,"r":0,"rotation":0,"disc":3,"ships":[{"seat":3,"interceptor":2}]},"304":{"q":-3,"r":1,"rotation":1,"disc":2,"ships":[{"seat":2,"interceptor":3}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"planta","materials":0,"science":0,"money":0,"colony":0},{"species":"mechanema","materials":0,"science":0,"money":0,"partners":[3],"colony":0},{"species":"hydran","materials":0,"science":0,"money":0,"techs":{"nano":["adv-labs","wormhole-gen"]},"partners":[2],"colony":0}]}
> play 2 pass
> view all
=json start 2
=json seats.2.money 0
> play 3 action move
> play 3 ship interceptor 306
> play 3 to 304
> play 3 track materials
> play 2 track money
> view all
=json traitor 3
=json seats.2.partners []
=json seats.3.partners []
> play 3 ship interceptor 306
> play 3 to 304
> view all
=json map.304.ships [{"seat":2,"interceptor":3},{"seat":3,"interceptor":2}]
# i. Alexey passes; j. Konstantin moves two discs and uses two colony ships
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"315":{"q":3,"r":-1,"rotation":1,"disc":1,"discovery":false},"207":{"q":1,"r":1,"rotation":0,"disc":1,"discovery":false},"106":{"q":1,"r":0,"rotation":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"planta","materials":0,"science":0,"money":0,"colony":0},{"species":"mechanema","materials":0,"science":0,"money":0},{"species":"hydran","materials":0,"science":0,"money":0}]}
> play 0 pass
> play 1 action influence
> play 1 lift 207
> play 1 put 106
> play 1 lift 315
> play 1 put track
> view all
=json seats.1.discs 10
=json map.106.disc 1
> play 1 refresh
> play 1 refresh
> play 1 free
> play 1 cube materials
> play 1 colony 106
> view all
=json map.106.cubes {"materials":1,"science":1}
# k. Ivan reacts with a cruiser; l. Viktor brings an interceptor and a cruiser; m. the last one passes
> setposition {"game":"eclipse1","players":4,"start":2,"active":2,"round":2,"first_passed":true,"map":{"304":{"q":-3,"r":-1,"rotation":0,"ships":[{"seat":3,"interceptor":1,"cruiser":1}]},"310":{"q":-3,"r":0,"rotation":0},"313":{"q":-3,"r":1,"rotation":0,"discovery":false,"ships":[{"seat":2,"cruiser":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"passed":true,"colony":0},{"species":"planta","materials":0,"science":0,"money":0,"colony":0},{"species":"mechanema","materials":0,"science":0,"money":0,"passed":true,"colony":0},{"species":"hydran","materials":0,"science":0,"money":0,"techs":{"nano":["adv-labs","fusion-drive"],"grid":["fusion-source"]},"tiles":{"cruiser":["none","none","none","fusion-source","none","fusion-drive"]},"colony":0}]}
> play 2 react move
> play 2 ship cruiser 313
> view all
=json map.310.ships [{"seat":2,"cruiser":1}]
=json active 3
> play 3 action move
> play 3 ship interceptor 304
> play 3 ship cruiser 304
> play 3 to 313
> view all
=json map.313.ships [{"seat":3,"cruiser":1}]
=json active 0
> play 0 pass
> play 1 pass
> play 2 pass
> view all
=json phase action
> play 3 pass
> view all
=json turn null

test E1-5.12 E2-4.2: out of turn nobody does anything
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":5,"science":5,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 1 free
?~ E2-4.2
> play 1 trade science money
?~ E2-4.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":5,"science":5,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 1 free
?~ E1-5.12
> play 1 trade science money
?~ E1-5.12

test E2-1.9 E1-1.16: stores have no upper limit
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"phase":"upkeep","seats":[{"species":"directorate","materials":99,"science":60,"money":45,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json seats.0.materials 102
=json seats.0.science 63
=json seats.0.money 48
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"phase":"upkeep","seats":[{"species":"directorate","materials":99,"science":60,"money":45,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json seats.0.materials 102
=json seats.0.science 63
=json seats.0.money 48

test E2-2.9 E2-21.21 E1-20.23: ancients are no enemies of Draco: they explore and settle among them
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=has zone 0 -4
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=not zone 0 -4
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=has zone 0 -4
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=not zone 0 -4

test E2-10.3: starbases cannot move
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"ships":[{"seat":0,"starbase":1}]},"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship starbase 221
> play 0 ship starbase 221
?~ E2-10.3

test E2-21.8 E1-20.31: Orion: a cruiser, technologies, shields, initiative and energy
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"seats":[{"species":"orion"},{"species":"union"}]}
> view all
=json map.232.ships [{"seat":0,"cruiser":1}]
=json seats.0.techs.military ["neutron-bombs"]
=json seats.0.techs.grid ["gauss-shield"]
=json seats.0.trade 4
=json seats.0.blueprints.interceptor.initiative 4
=json seats.0.blueprints.interceptor.energy 4
=json seats.0.blueprints.cruiser.energy 5
=json seats.0.blueprints.dreadnought.energy 6
=json seats.0.blueprints.starbase.initiative 5
=json seats.0.blueprints.starbase.shield 1
=json seats.0.materials 4
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"seats":[{"species":"orion"},{"species":"union"}]}
> view all
=json map.232.ships [{"seat":0,"cruiser":1}]
=json seats.0.techs.military ["neutron-bombs"]
=json seats.0.techs.grid ["gauss-shield"]
=json seats.0.trade 4
=json seats.0.blueprints.interceptor.initiative 4
=json seats.0.blueprints.interceptor.energy 4
=json seats.0.blueprints.cruiser.energy 5
=json seats.0.blueprints.dreadnought.energy 6
=json seats.0.blueprints.starbase.initiative 5
=json seats.0.blueprints.starbase.shield 1
=json seats.0.materials 5

test E1-20.2 E1-20.3 E1-20.4 E2-21.2: Eridani: two discs fewer, two reputation tiles that they alone know, two moves
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"eridani"},{"species":"union"}]}
> view 0
=json seats.0.discs 10
=json seats.0.reputation 2
=json seats.0.money 26
=json seats.0.techs {"military":["plasma-cannon"],"grid":["gauss-shield"],"nano":["fusion-drive"]}
> view 1
=json seats.0.reputation 2
=json seats.0.reputation_tiles absent
> play 0 action move
> view all
=json turn.activations 2
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"eridani"},{"species":"union"}]}
> view 0
=json seats.0.discs 10
=json seats.0.reputation 2
=json seats.0.money 26
=json seats.0.techs {"military":["plasma-cannon"],"grid":["gauss-shield"],"nano":["fusion-drive"]}
> view 1
=json seats.0.reputation 2
=json seats.0.reputation_tiles absent
> play 0 action move
> view all
=json turn.activations 2

test E1-2.10 E1-1.1 E2-21.9: the six Terran boards are equal; two to six play
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate"},{"species":"hydran"}]}
> view all
=json seats.0.materials 4
=json seats.0.science 3
=json seats.0.money 3
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"federation"},{"species":"eridani"}]}
> view all
=json seats.0.materials 4
=json seats.0.science 3
=json seats.0.money 3
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"union"},{"species":"eridani"}]}
> view all
=json seats.0.materials 4
=json seats.0.science 3
=json seats.0.money 3
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"republic"},{"species":"eridani"}]}
> view all
=json seats.0.materials 4
=json seats.0.science 3
=json seats.0.money 3
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"conglomerate"},{"species":"eridani"}]}
> view all
=json seats.0.materials 4
=json seats.0.science 3
=json seats.0.money 3
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"alliance"},{"species":"eridani"}]}
> view all
=json seats.0.materials 4
=json seats.0.science 3
=json seats.0.money 3
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate"},{"species":"hydran"}]}
> view all
=json seats.0.materials 3
=json seats.0.science 3
=json seats.0.money 2
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"federation"},{"species":"eridani"}]}
> view all
=json seats.0.materials 3
=json seats.0.science 3
=json seats.0.money 2
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"union"},{"species":"eridani"}]}
> view all
=json seats.0.materials 3
=json seats.0.science 3
=json seats.0.money 2
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"republic"},{"species":"eridani"}]}
> view all
=json seats.0.materials 3
=json seats.0.science 3
=json seats.0.money 2
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"conglomerate"},{"species":"eridani"}]}
> view all
=json seats.0.materials 3
=json seats.0.science 3
=json seats.0.money 2
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":1,"map":{"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"alliance"},{"species":"eridani"}]}
> view all
=json seats.0.materials 3
=json seats.0.science 3
=json seats.0.money 2
=json seats.0.techs.military ["starbase"]
=json seats.0.trade 2
=json seats.0.discs 12
=json seats.0.colony 3
> play 0 action move
> view all
=json turn.activations 3
> new eclipse1 players=7 seed=1
?~ 2 to 6
> new eclipse1 players=6 seed=1
> check
= ok

test E1-22.2 E1-3.1: money pays upkeep and trades, nothing else
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> moves 0
=all end ; free
> play 0 end
> play 1 pass
> play 0 action research
> moves 0
=all end ; free

test E1-23.2 E1-11.19: the Wormhole Generator serves exploring, influence and movement
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"201":{"q":1,"r":-2,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.201.disc 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"201":{"q":1,"r":-2,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> view all
=json map.201.ships [{"seat":0,"interceptor":1}]
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=has zone 1 -2

test E1-D12 E1-13.1: up to so many units, each named and then its sector
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":9,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> moves 0
=all in 221 ; in 304
> play 0 in 304
> play 0 build interceptor
> play 0 in 221
> view all
=json seats.0.materials 3
=json turn.activations 0

test E1-H.4 E1-H.6 E2-H4: sectors turned up are open to all, and one seat at a time decides
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> view 1
=json question.sector 304
> view all
=json question.sector 304
> pending
= 0

test E1-17.11: who collapses leaves when all have paid; all count first
> setposition {"game":"eclipse1","players":3,"start":0,"round":2,"phase":"upkeep","seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"discs":0,"spent":{"move":12}},{"species":"federation","materials":0,"science":0,"money":0,"colony":0,"discs":0,"spent":{"move":12}},{"species":"union","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json seats.0.state collapsed
=json seats.1.state collapsed
=json seats.2.state in
=json seats.2.money 3
=json round 3
=json start 2
> result
=json rank [2,2,1]

test E2-22.2 E2-1.6: neutral ships neither move nor are built; ancients are as many as their symbols
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"301":{"q":0,"r":-3,"rotation":0,"npcs":2}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 pass
> play 1 pass
> play 0 done
> view all
=json round 3
=json map.301.npcs 2
=json map.001.npcs 1

test E1-1.12 E1-12.5: parts of the supply do not run out
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"dreadnought":["nuclear-source","nuclear-source","nuclear-source","nuclear-source","nuclear-source","nuclear-source","nuclear-source"]}},{"species":"alliance","materials":0,"science":0,"money":0,"tiles":{"dreadnought":["nuclear-source","nuclear-source","nuclear-source","nuclear-source","nuclear-source","nuclear-source"]}}]}
> play 0 action upgrade
> play 0 slot cruiser 1
> moves 0
=has part nuclear-source

test E1-X.38: sectors that the editions print otherwise
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"001":{"npcs":0,"discovery":false,"disc":0},"103":{"q":0,"r":-1,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","adv-mining"],"grid":["adv-economy"],"nano":["adv-labs"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> play 0 colony 001
> moves 0
=all cube materials ; cube materials-adv ; cube science ; cube science-adv ; cube gray-materials ; cube gray-science ; cube gray-money
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"001":{"npcs":0,"discovery":false,"disc":0},"103":{"q":0,"r":-1,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","adv-mining"],"grid":["adv-economy"],"nano":["adv-labs"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> play 0 colony 001
> moves 0
=all cube materials ; cube materials-adv ; cube science ; cube science-adv ; cube money
