# Research and what technologies do (E2-7, E1-11).

test E2-EX5 E2-7.1 E2-D10: the price is never below the minimum
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"fusion-drive":1,"orbital":1},"seats":[{"species":"directorate","materials":0,"science":5,"money":0,"techs":{"military":["starbase"],"nano":["monolith","orbital"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> moves 0
=has research fusion-drive
> play 0 research fusion-drive
> view all
=json seats.0.science 2
=json seats.0.techs.nano ["fusion-drive","orbital","monolith"]
=json tray.fusion-drive absent

test E1-EX5 E1-11.1 E1-11.2 E1-D10: the price is never below the minimum
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"tray":{"starbase":1,"gauss-shield":2},"seats":[{"species":"hydran","materials":0,"science":5,"money":0,"techs":{"military":["neutron-bombs","plasma-cannon"],"nano":["adv-labs"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research starbase
> view all
=json seats.0.science 2

test E2-EX17 E2-7.7 E2-21.3: the second technology of an action sees the discount of the first
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"nanorobots":1,"wormhole-gen":1},"seats":[{"species":"hydran","materials":0,"science":10,"money":0,"techs":{"nano":["adv-labs","orbital","monolith","fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research nanorobots
> view all
=json seats.0.science 8
> play 0 research wormhole-gen
> view all
=json seats.0.science 0

test E1-EX9 E1-11.3 E1-20.5: the second technology of an action sees the discount of the first
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"tray":{"fusion-drive":1,"wormhole-gen":1},"seats":[{"species":"hydran","materials":0,"science":13,"money":0,"techs":{"nano":["adv-labs","orbital","monolith","nanorobots"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research fusion-drive
> view all
=json seats.0.science 10
> play 0 research wormhole-gen
> view all
=json seats.0.science 0

test E2-EX38 E2-7.2 E2-7.3: a rare technology goes to a track of choice, whose discount counts; a full one takes none
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"soliton-cannon":1,"quantum-grid":1},"seats":[{"species":"directorate","materials":0,"science":9,"money":0,"techs":{"military":["starbase"],"grid":["gauss-shield","fusion-source","improved-hull","positron-computer","adv-economy","tachyon-drive","antimatter-cannon"],"nano":["nanorobots","fusion-drive","orbital"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> moves 0
=all end ; free ; research soliton-cannon military ; research soliton-cannon nano
> play 0 research soliton-cannon grid
?~ E2-7.3
> play 0 research quantum-grid
?~ E2-7.3
> play 0 research soliton-cannon
?~ E2-7.2
> play 0 research soliton-cannon nano
> view all
=json seats.0.science 2
=json seats.0.techs.nano ["nanorobots","fusion-drive","orbital","soliton-cannon"]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"soliton-cannon":1},"seats":[{"species":"directorate","materials":0,"science":9,"money":0,"techs":{"military":["starbase"],"grid":["gauss-shield","fusion-source","improved-hull","positron-computer","adv-economy","tachyon-drive","antimatter-cannon"],"nano":["nanorobots","fusion-drive","orbital"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research soliton-cannon military
> view all
=json seats.0.science 1

test E2-7.4 E2-7.5: no technology twice; copies of a stack remain, a rare one exists once
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"starbase":2,"plasma-cannon":2},"seats":[{"species":"directorate","materials":0,"science":9,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research starbase
?~ E2-7.4
> play 0 research plasma-cannon
> view all
=json tray.plasma-cannon 1
=json tray.starbase 2
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-cannon":1},"seats":[{"species":"directorate","materials":0,"science":9,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research phase-shield
?~ E2-7.5
> play 0 research plasma-cannon military
?~ E2-7.2

test E1-11.4 E1-11.5 E1-11.6 E1-11.20: no technology twice, seven on a track, only what lies on the board
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"tray":{"gauss-shield":1,"starbase":1,"quantum-grid":1},"seats":[{"species":"hydran","materials":0,"science":30,"money":0,"techs":{"military":["starbase"],"grid":["gauss-shield","fusion-source","improved-hull","positron-computer","adv-economy","tachyon-drive","antimatter-cannon"],"nano":["adv-labs"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research gauss-shield
?~ E1-11.4
> play 0 research quantum-grid
?~ E1-11.5
> play 0 research monolith
?~ E1-11.20

test E2-7.1 E2-1.16: the discount grows with the tiles on the track
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":16,"money":0,"techs":{"nano":["fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
> view all
=json seats.0.science 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":15,"money":0,"techs":{"nano":["fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
?~ E2-7.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":15,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
> view all
=json seats.0.science 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":14,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
?~ E2-7.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":14,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
> view all
=json seats.0.science 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":13,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
?~ E2-7.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":13,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase","plasma-cannon"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
> view all
=json seats.0.science 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":12,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase","plasma-cannon"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
?~ E2-7.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":12,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase","plasma-cannon","phase-shield"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
> view all
=json seats.0.science 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":11,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase","plasma-cannon","phase-shield"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
?~ E2-7.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":10,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase","plasma-cannon","phase-shield","adv-mining"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
> view all
=json seats.0.science 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":9,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase","plasma-cannon","phase-shield","adv-mining"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
?~ E2-7.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"plasma-missile":1},"seats":[{"species":"draco","materials":0,"science":8,"money":0,"techs":{"nano":["fusion-drive"],"military":["neutron-bombs","starbase","plasma-cannon","phase-shield","adv-mining","tachyon-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research plasma-missile
> view all
=json seats.0.science 0

test E2-7.16 E2-7.6 E2-7.24 E2-1.12: more discs at once
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"adv-robotics":1},"seats":[{"species":"hydran","materials":0,"science":16,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research adv-robotics
> view all
=json seats.0.discs 12
=json seats.0.reserve 2
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"quantum-grid":1},"seats":[{"species":"hydran","materials":0,"science":16,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research quantum-grid
> view all
=json seats.0.discs 13
=json seats.0.reserve 1

test E2-7.18 E2-7.24: the Artifact Key gives five units of one resource for each artifact
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"artifact-key":1},"map":{"204":{"q":-1,"r":-1,"rotation":0,"disc":0,"npcs":0,"discovery":false}},"seats":[{"species":"draco","materials":0,"science":15,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research artifact-key
> moves 0
=all gain materials ; gain science ; gain money
> play 0 gain science
> moves 0
=all gain science ; gain money
> play 0 gain materials
?~ E2-7.18
> play 0 gain money
> view all
=json seats.0.science 5
=json seats.0.money 5
=json seats.0.vp 5

test E1-11.7 E1-11.16 E1-3.6 E1-11.21: more discs at once
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"tray":{"adv-robotics":1},"seats":[{"species":"hydran","materials":0,"science":16,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research adv-robotics
> view all
=json seats.0.discs 12
=json seats.0.reserve 2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"tray":{"quantum-grid":1},"seats":[{"species":"hydran","materials":0,"science":16,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research quantum-grid
> view all
=json seats.0.discs 13
=json seats.0.reserve 1

test E1-11.18: the Artifact Key gives five units of one resource for each artifact
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"tray":{"artifact-key":1},"map":{"204":{"q":-1,"r":-1,"rotation":0,"disc":0,"npcs":0,"discovery":false}},"seats":[{"species":"draco","materials":0,"science":14,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research artifact-key
> moves 0
=all gain materials ; gain science ; gain money
> play 0 gain science
> moves 0
=all gain science ; gain money
> play 0 gain materials
?~ E1-11.18
> play 0 gain money
> view all
=json seats.0.science 5
=json seats.0.money 5
=json seats.0.vp 5

test E2-7.22 E2-23.3: the Warp Portal technology puts a portal worth 1 VP into a sector of yours
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"warp-portal":1},"options":{"portals":"on"},"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":9,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research warp-portal military
> moves 0
=all portal 221 ; portal 306
> play 0 portal 306
> view all
=json map.306.portal true
=json map.306.portal_vp 1
=json seats.0.vp 5

test E2-20.3: artifacts and printed portals give no points
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{},"options":{"portals":"on"},"map":{"281":{"q":-1,"r":-1,"rotation":0,"discovery":false,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json map.281.portal true
=json seats.0.vp 5

test E2-7.23 E2-6.25: Ancient Labs give a discovery tile that uses the home sector, or is kept
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"tray":{"ancient-labs":1},"seats":[{"species":"directorate","materials":0,"science":13,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action research
> play 0 research ancient-labs nano
> moves 0
=all reward ; keep
> play 0 keep
> view all
=json seats.0.kept 1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,2,0],["find",0,6,24]],"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"research":1}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 reward
> view all
=json map.221.ships [{"seat":0,"interceptor":1,"cruiser":1}]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"agenda":[["round"],["turn",0,2,0],["find",0,6,0]],"map":{"221":{"disc":null},"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"spent":{"research":1}},{"species":"federation","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.kept 1
=json seats.0.kept_tiles.ancient-cruiser 1

test E2-7.15: Improved Logistics and the Pico Modulator give more activations, in actions alone
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","improved-logistics"],"grid":["pico-modulator"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> view all
=json turn.activations 4
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","improved-logistics"],"grid":["pico-modulator"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> view all
=json turn.activations 4
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"first_passed":true,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","improved-logistics"],"grid":["pico-modulator"]},"passed":true},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 react upgrade
> view all
=json turn.activations 1
