# What is shown of the table, and to whom.

test E2-H2 E2-H3: everything on the table is shown; the values of reputation tiles to their owner
> setposition {"game":"eclipse2","players":4,"options":{"aliens":"on"},"round":3,"start":1,"first_passed":true,"traitor":2,"discards":["101"],"tray":{"starbase":2,"metasynthesis":1},"npcs":{"gcds":"advanced"},"map":{"232":{"disc":null},"305":{"q":5,"r":-1},"304":{"q":0,"r":-3,"rotation":2,"disc":0,"orbital":true,"monolith":true,"cubes":{"materials":1,"orbital":1},"ships":[{"seat":1,"interceptor":1},{"seat":0,"cruiser":1,"starbase":2}]},"310":{"q":4,"r":2,"disc":1,"portal_vp":2}},"seats":[{"species":"directorate","materials":7,"science":8,"money":9,"partners":[1],"spent":{"move":1,"build":1,"reaction":1},"graves":{"science":2},"reputation":{"2":1,"4":1},"kept":{"money":1,"science":2},"passed":true,"colony":2,"muon":"cruiser"},{"species":"draco","partners":[0],"stored":["shard-hull"],"reputation":{"1":1,"4":1},"techs":{"military":["starbase","neutron-bombs","plasma-cannon","phase-shield"],"nano":["fusion-drive"]}},{"species":"planta","tiles":{"starbase":["axion-computer"]}},{"species":"orion","state":"eliminated","final":[1,2,3,-4]}]}
> view 0
=json viewer 0
=json waiting [1]
=json round 3
=json rounds 8
=json phase action
=json active 1
=json start 1
=json traitor 2
=json turn {"seat":1,"action":"none","reaction":false,"activations":0,"refresh":0,"touched":[],"offered":[]}
=json question {"seat":1}
=json battle absent
=json tray {"starbase":2,"metasynthesis":1}
# 113 technologies without the Warp Portal, less 3 in the tray and 4 on boards that are not printed there
=json tech_bag 106
=json stacks {"inner":9,"middle":12,"outer":11}
=json discards ["101"]
# 35 tiles, less 3 used, 3 kept and 4 on the map
=json discovery_supply 25
=json discoveries_used {"axion-computer":1,"shard-hull":1,"muon-source":1}
=json reputation_bag 29
=json npcs {"ancient":"normal","guardian":"normal","gcds":"advanced"}
=count map 10
=json map.001 {"q":0,"r":0,"rotation":0,"disc":null,"npcs":1,"discovery":true,"orbital":false,"monolith":false,"portal_vp":0,"cubes":{},"ships":[],"wormholes":[0,1,2,3,4,5],"portal":false}
=json map.304 {"q":0,"r":-3,"rotation":2,"disc":0,"npcs":0,"discovery":false,"orbital":true,"monolith":true,"portal_vp":0,"cubes":{"materials":1,"orbital":1},"ships":[{"seat":1,"interceptor":1},{"seat":0,"cruiser":1,"starbase":2}],"wormholes":[2,5],"portal":false}
=json map.310.portal_vp 2
=json map.310.portal true
=count seats 4
=json seats.0.species directorate
=json seats.0.materials 7
=json seats.0.science 8
=json seats.0.money 9
=json seats.0.production {"materials":6,"science":8,"money":3}
=json seats.0.upkeep 3
=json seats.0.discs 8
=json seats.0.spent {"reaction":1,"build":1,"move":1}
=json seats.0.reserve 3
=json seats.0.cubes {"materials":8,"science":7,"money":10}
=json seats.0.graves {"science":2}
=json seats.0.colony 2
=json seats.0.colony_ships 3
=json seats.0.trade 2
=json seats.0.techs {"military":["starbase"],"grid":[],"nano":[]}
=count seats.0.tiles 4
=json seats.0.tiles.cruiser ["none","none","none","none","none","none"]
=count seats.0.blueprints 4
=json seats.0.blueprints.cruiser {"parts":["electron-computer","nuclear-source","ion-cannon","hull","none","nuclear-drive"],"energy":5,"energy_used":2,"initiative":3,"move":1,"computer":1,"shield":0,"hull":1,"cannon":[1,0,0,0],"missile":[0,0,0,0]}
=json seats.0.muon cruiser
=json seats.0.stored []
=json seats.0.supply {"interceptor":7,"cruiser":3,"dreadnought":2,"starbase":2}
=json seats.0.reputation 2
=json seats.0.reputation_tiles {"1":0,"2":1,"3":0,"4":1}
=json seats.0.partners [1]
=json seats.0.kept 3
=json seats.0.kept_tiles {"science":2,"money":1}
=json seats.0.passed true
=json seats.0.state in
# reputation 6, ambassador 1, sectors 5, monolith 3, discoveries 6
=json seats.0.vp 21
=json seats.1.techs {"military":["neutron-bombs","starbase","plasma-cannon","phase-shield"],"grid":[],"nano":["fusion-drive"]}
=json seats.1.muon null
=json seats.1.stored ["shard-hull"]
=json seats.1.reputation 2
=json seats.1.reputation_tiles absent
# ambassador 1, sectors 4, technologies 1, an ancient 1, the portal 2; 5 of reputation are hidden
=json seats.1.vp 9
=json seats.2.tiles.starbase ["axion-computer","none","none","none"]
=json seats.3.state eliminated
=json seats.3.vp 2
> view 1
=json seats.0.reputation_tiles absent
=json seats.0.kept_tiles {"science":2,"money":1}
=json seats.0.vp 15
=json seats.1.reputation_tiles {"1":1,"2":0,"3":0,"4":1}
=json seats.1.vp 14
> result
=json score [21,14,2,2]
=json rank [1,2,4,3]

test E1-H.3 E1-H.10: discovery tiles that others keep or look at are hidden
> setposition {"game":"eclipse1","players":2,"round":2,"agenda":[["round"],["turn",1,1,0],["find",1,22,52]],"start":1,"asked":[1],"map":{"312":{"q":0,"r":3,"disc":1,"discovery":false}},"seats":[{"species":"directorate","kept":{"materials":1}},{"species":"alliance","spent":{"explore":1},"kept":{"science":2}}]}
> view 0
=json question {"seat":1}
=json seats.0.kept_tiles {"materials":1}
=json seats.1.kept 2
=json seats.1.kept_tiles absent
=json turn.action explore
=json turn.seat 1
> view 1
=json question {"seat":1,"discovery":"hypergrid-source"}
=json seats.0.kept 1
=json seats.0.kept_tiles absent
=json seats.1.kept_tiles {"science":2}

test E2-H4: what a question speaks of is shown
> setposition {"game":"eclipse2","players":2,"round":2,"start":0,"options":{"aliens":"on"},"agenda":[["round"],["turn",0,1,0],["tile",0,44,46,20,17]],"asked":[0],"seats":[{"species":"draco","spent":{"explore":1}},{"species":"alliance"}]}
> view 1
=json question {"seat":0,"sector":"304","q":0,"r":-3,"second":"306"}
> setposition {"game":"eclipse2","players":2,"round":2,"start":0,"agenda":[["round"],["turn",0,1,0],["tile",0,44,0,20,17]],"asked":[0],"seats":[{"species":"directorate","spent":{"explore":1}},{"species":"alliance"}]}
> view 1
=json question {"seat":0,"sector":"304","q":0,"r":-3}
> play 0 place 304 0
> view 1
=json question {"seat":0,"sector":"304"}
> play 0 claim 304
> play 0 free
> play 0 colony 304
> view 1
=json question {"seat":1}
=json map.304.cubes {"materials":1}
> setposition {"game":"eclipse2","players":2,"round":2,"start":0,"agenda":[["round"],["turn",0,1,0],["find",0,22,1]],"asked":[0],"seats":[{"species":"directorate","spent":{"explore":1}},{"species":"alliance"}]}
> view 1
=json question {"seat":0,"discovery":"hypergrid-source"}
> play 0 reward
> view 1
=json question {"seat":0,"part":"hypergrid-source"}
> setposition {"game":"eclipse2","players":2,"round":2,"start":0,"seats":[{"species":"directorate"},{"species":"alliance"}]}
> play 0 action upgrade
> play 0 slot cruiser 4
> view 1
=json question {"seat":0,"ship":"cruiser","slot":4}
> setposition {"game":"eclipse2","players":2,"round":2,"start":0,"map":{"304":{"q":0,"r":-3,"disc":0,"ships":[{"seat":0,"interceptor":1}]},"310":{"q":0,"r":-4,"disc":0}},"seats":[{"species":"directorate"},{"species":"alliance"}]}
> play 0 action move
> play 0 ship interceptor 304
> view 1
=json question {"seat":0,"ship":"interceptor","sector":"304","steps":1}
=json turn.activations 2

test E2-3.9 E2-3.23: before play begins species are shown; when it is over, that
> new eclipse2 players=2 species=choose
> view all
=json phase species
=json round 0
=json turn null
=json seats.0.species null
=json seats.0.discs absent
=json seats.1.state in
> setposition {"game":"eclipse2","players":2,"round":8,"phase":"cleanup","seats":[{"species":"directorate"},{"species":"alliance"}]}
> view all
=json phase over
=json over true
=json question null
=json turn null
=json seats.0.discs 12
