# Discovery tiles and their rewards (E2-6.14 to E2-6.27, E1-8).

test E2-6.14 E2-6.15 E2-6.27 E2-D7: a tile is used for its reward or kept for 2 VP
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,1,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all reward ; keep
> play 0 reward
> view all
=json seats.0.materials 6
=json discoveries_used.materials 1
=json seats.0.kept 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,1,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 keep
> view all
=json seats.0.materials 0
=json seats.0.kept 1
=json seats.0.vp 6
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,2,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all reward ; keep
> play 0 reward
> view all
=json seats.0.science 5
=json discoveries_used.science 1
=json seats.0.kept 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,2,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 keep
> view all
=json seats.0.science 0
=json seats.0.kept 1
=json seats.0.vp 6
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,3,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all reward ; keep
> play 0 reward
> view all
=json seats.0.money 8
=json discoveries_used.money 1
=json seats.0.kept 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,3,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 keep
> view all
=json seats.0.money 0
=json seats.0.kept 1
=json seats.0.vp 6

test E2-6.16 E2-6.17 E2-D8: Ancient Tech: the cheapest technology that one lacks, of equals by choice, never on a full track
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,5,58]],"asked":[0],"tray":{"neutron-bombs":1,"nanorobots":1,"starbase":1,"monolith":1},"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=all take neutron-bombs ; take nanorobots
> play 0 take monolith
?~ E2-6.16
> play 0 take nanorobots
> view all
=json seats.0.techs.nano ["nanorobots"]
=json seats.0.science 0
=json tray.nanorobots absent
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,5,58]],"asked":[0],"tray":{"starbase":1,"adv-robotics":1},"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json seats.0.techs.nano ["adv-robotics"]
=json seats.0.discs 11
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,5,58]],"asked":[0],"tray":{"quantum-grid":1,"starbase":1},"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"grid":["gauss-shield","fusion-source","improved-hull","positron-computer","adv-economy","tachyon-drive","antimatter-cannon"]},"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json discoveries_used.ancient-tech 1

test E2-6.18 E1-X.42: Ancient Cruiser: an unbuilt cruiser comes to the sector
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,6,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.318.ships [{"seat":0,"cruiser":1}]
=json seats.0.supply.cruiser 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,6,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0},"204":{"q":-1,"r":-1,"rotation":0,"npcs":0,"discovery":false,"ships":[{"seat":0,"cruiser":4}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.318.ships []

test E1-8.2 E1-8.4 E1-19.5 E1-D7: a tile is used for its reward or kept for 2 VP
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,1,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all reward ; keep
> play 0 reward
> view all
=json seats.0.materials 6
=json discoveries_used.materials 1
=json seats.0.kept 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,1,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 keep
> view all
=json seats.0.materials 0
=json seats.0.kept 1
=json seats.0.vp 6
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,2,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all reward ; keep
> play 0 reward
> view all
=json seats.0.science 5
=json discoveries_used.science 1
=json seats.0.kept 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,2,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 keep
> view all
=json seats.0.science 0
=json seats.0.kept 1
=json seats.0.vp 6
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,3,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all reward ; keep
> play 0 reward
> view all
=json seats.0.money 8
=json discoveries_used.money 1
=json seats.0.kept 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,3,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 keep
> view all
=json seats.0.money 0
=json seats.0.kept 1
=json seats.0.vp 6

test E1-8.5 E1-8.6 E1-8.7 E1-D8: Ancient Tech: the cheapest technology that one lacks, of equals by choice, never on a full track
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,5,58]],"asked":[0],"tray":{"neutron-bombs":1,"nanorobots":1,"starbase":1,"monolith":1},"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=all take neutron-bombs ; take nanorobots
> play 0 take monolith
?~ E1-8.5
> play 0 take nanorobots
> view all
=json seats.0.techs.nano ["nanorobots"]
=json seats.0.science 0
=json tray.nanorobots absent
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,5,58]],"asked":[0],"tray":{"starbase":1,"adv-robotics":1},"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json seats.0.techs.nano ["adv-robotics"]
=json seats.0.discs 11
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,5,58]],"asked":[0],"tray":{"quantum-grid":1,"starbase":1},"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"grid":["gauss-shield","fusion-source","improved-hull","positron-computer","adv-economy","tachyon-drive","antimatter-cannon"]},"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all keep
> play 0 reward
?~ E1-8.7

test E1-8.8 E1-8.14: Ancient Cruiser: an unbuilt cruiser comes to the sector
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,6,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.318.ships [{"seat":0,"cruiser":1}]
=json seats.0.supply.cruiser 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,6,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0},"204":{"q":-1,"r":-1,"rotation":0,"npcs":0,"discovery":false,"ships":[{"seat":0,"cruiser":4}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> moves 0
=all keep
> play 0 reward
?~ E1-8.8

test E2-6.15: the mixed tile
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,4,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json seats.0.materials 2
=json seats.0.science 2
=json seats.0.money 3

test E2-6.19: Ancient Orbital and Monolith stand in the sector; a second one changes nothing
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,7,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.318.orbital true
=json seats.0.materials 2
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,8,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.318.monolith true
=json seats.0.vp 7
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,7,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0,"orbital":true}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.318.orbital true
=json seats.0.materials 2

test E2-6.23 E2-20.1: the Ancient Warp Portal stays in the sector, 2 VP for its controller
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,24,58]],"asked":[0],"options":{"portals":"on"},"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.318.portal true
=json map.318.portal_vp 2
=json seats.0.vp 6

test E2-6.20 E2-6.21 E2-D8: an ancient part is placed at once, if needed in place of one tile of that blueprint, or stored
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,19,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=has store
=has slot interceptor 0
=has slot interceptor 3
=not slot interceptor 1
> play 0 slot interceptor 1
?~ E2-6.21
> play 0 slot interceptor 3
> view all
=json seats.0.tiles.interceptor ["none","none","none","shard-hull"]
=json seats.0.blueprints.interceptor.hull 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,19,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> play 0 store
> view all
=json seats.0.stored ["shard-hull"]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,11,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","none","none","ion-cannon"]},"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=not slot interceptor 3
=not slot interceptor 0
=has slot starbase 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,12,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"cruiser":["ion-cannon","none","none","none","none","none"]},"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=has slot cruiser 4
> play 0 slot cruiser 4
> view all
=json seats.0.tiles.cruiser ["none","none","none","none","soliton-charger","none"]
=json seats.0.blueprints.cruiser.energy_used 3

test E2-6.22 E2-8.14: the Muon Source lies outside the grid, for good, on any blueprint
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,23,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=all store ; muon interceptor ; muon cruiser ; muon dreadnought ; muon starbase
> play 0 muon starbase
> view all
=json seats.0.muon starbase
=json seats.0.blueprints.starbase.energy 5
=json seats.0.blueprints.starbase.initiative 5
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"stored":["muon-source"]},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> moves 0
=has muon interceptor
> play 0 muon interceptor
> view all
=json seats.0.muon interceptor
=json seats.0.stored []
=json turn.activations 1

test E2-6.24 E2-8.13 E1-8.13: a removed ancient part leaves the game
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","none","none","shard-hull"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 3
> play 0 slot interceptor 3
> moves 0
=not part shard-hull
> play 0 part shard-hull
?~ E2-8.4
> play 0 part hull
> view all
=json seats.0.stored []
=json discoveries_used.shard-hull 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["shard-hull"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 0
> play 0 slot interceptor 0
> play 0 part shard-hull
?~ E1-12.4

test E1-8.9 E1-8.10 E1-8.12 E1-X.43 E1-D8: 1st edition: an ancient part covers a slot, tile or not, and no other tile goes
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,19,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["hull"]},"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=has store
=has slot interceptor 0
=not slot interceptor 3
> play 0 slot interceptor 0
> view all
=json seats.0.tiles.interceptor ["shard-hull","none","none","none"]
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,10,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"cruiser":["none","ion-cannon","none","none","none","none"]},"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 reward
> moves 0
=not slot cruiser 0
> play 0 slot cruiser 0
?~ E1-8.12
> play 0 slot cruiser 1
> view all
=json seats.0.blueprints.cruiser.energy_used 3

test E1-8.11 E1-12.9: a stored ancient part is one of the tiles of an upgrade
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"stored":["shard-hull"]},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot interceptor 0
> play 0 part shard-hull
> moves 0
=has done
> play 0 slot cruiser 1
> play 0 part hull
> view all
=json seats.0.blueprints.interceptor.hull 3
=json seats.0.blueprints.cruiser.hull 2
=json seats.0.stored []
=json active 1

test E1-8.3 E1-8.17 E1-H.3 E1-X.39 E2-H4: 1st edition: only the taker sees the tile; 2nd edition: all do
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,3,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view 0
=json question.discovery money
> view 1
=json question.discovery absent
> view all
=json question.discovery absent
> play 0 keep
> view 0
=json seats.0.kept_tiles.money 1
> view 1
=json seats.0.kept_tiles absent
=json seats.0.kept 1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["find",0,3,58]],"asked":[0],"map":{"318":{"q":1,"r":-3,"rotation":5,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"explore":1}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view 1
=json question.discovery money
> play 0 keep
> view 1
=json seats.0.kept_tiles.money 1

test E2-11.11 E1-9.7 E1-16.56: a disc placed in a sector with an unguarded tile takes it
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"311":{"q":0,"r":-3,"rotation":0,"discovery":true}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> moves 0
=has keep
> play 0 keep
> view all
=json seats.0.kept 1
=json map.311.discovery false
=json map.311.disc 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"311":{"q":0,"r":-3,"rotation":0,"discovery":true}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> moves 0
=has keep
> play 0 keep
> view all
=json seats.0.kept 1
=json map.311.discovery false
=json map.311.disc 0
