# Move and pinning (E2-10, E1-14).

test E2-EX9 E2-10.1 E2-10.12 E2-D13 E2-21.9: a ship moves up to its movement value; the same ship may be moved again
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false},"221":{"disc":0,"ships":[{"seat":0,"interceptor":1,"cruiser":1,"starbase":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","none","none","nuclear-drive"],"cruiser":["none","none","nuclear-drive","none","nuclear-drive","none"]},"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> view all
=json turn.activations 3
=json seats.0.blueprints.interceptor.move 2
=json seats.0.blueprints.cruiser.move 3
> moves 0
=all end ; ship interceptor 221 ; ship cruiser 221
> play 0 ship starbase 221
?~ E2-10.3
> play 0 ship interceptor 221
> moves 0
=all stop ; to 221 ; to 310
> play 0 to 313
?~ E2-10.2
> play 0 to 310
> view all
=json map.310.ships [{"seat":0,"interceptor":1}]
=json turn.activations 2
> play 0 ship interceptor 310
> play 0 to 313
> play 0 to 310
> play 0 ship cruiser 221
> play 0 to 310
> play 0 stop
> view all
=json map.310.ships [{"seat":0,"interceptor":1,"cruiser":1}]
=json active 1

test E2-EX10 E2-10.4 E2-10.5 E2-10.6 E2-10.11: a ship that enters among enemies is stopped; a second one may go on
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":1,"interceptor":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false},"221":{"disc":0,"ships":[{"seat":0,"interceptor":2}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","none","none","nuclear-drive"],"cruiser":["none","none","nuclear-drive","none","nuclear-drive","none"]},"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> view all
=json turn.activations 2
=json map.304.ships [{"seat":1,"interceptor":1},{"seat":0,"interceptor":1}]
=json question.steps absent
> play 0 ship interceptor 304
?~ E2-10.4
> play 0 ship interceptor 221
> moves 0
=all stop ; to 221 ; to 310
> play 0 to 310
> play 0 end
> view all
=json map.304.ships [{"seat":1,"interceptor":1},{"seat":0,"interceptor":1}]
=json map.310.ships [{"seat":0,"interceptor":1}]

test E2-EX33 E2-10.6: as many ships stay as there are enemies
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":3},{"seat":1,"interceptor":3}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 304
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":3},{"seat":1,"interceptor":2}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 304

test E2-10.6: starbases count on both sides, and all other players and the ancients together
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1,"starbase":1},{"seat":1,"starbase":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 304
> setposition {"game":"eclipse2","players":3,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":2},{"seat":1,"starbase":1},{"seat":2,"cruiser":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 304
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 305
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 305

test E2-10.7 E2-EX33 E2-21.24: the centre holds every ship while its defence stands
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"001":{"ships":[{"seat":0,"interceptor":3}]},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 001
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"001":{"ships":[{"seat":0,"interceptor":3}]},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 001
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"001":{"npcs":0,"discovery":false,"ships":[{"seat":0,"interceptor":3}]},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 001

test E1-EX8 E1-14.1 E1-14.2 E1-14.14 E1-D13 E1-20.1: a ship moves up to its movement value; the same ship may be moved again
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false},"221":{"disc":0,"ships":[{"seat":0,"interceptor":1,"cruiser":1,"starbase":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["nuclear-drive"],"cruiser":["none","nuclear-drive","nuclear-drive"]},"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> view all
=json turn.activations 3
=json seats.0.blueprints.interceptor.move 2
=json seats.0.blueprints.cruiser.move 3
> moves 0
=all end ; ship interceptor 221 ; ship cruiser 221
> play 0 ship starbase 221
?~ E1-14.2
> play 0 ship interceptor 221
> moves 0
=all stop ; to 221 ; to 310
> play 0 to 313
?~ E1-14.3
> play 0 to 310
> view all
=json map.310.ships [{"seat":0,"interceptor":1}]
=json turn.activations 2
> play 0 ship interceptor 310
> play 0 to 313
> play 0 to 310
> play 0 ship cruiser 221
> play 0 to 310
> play 0 stop
> view all
=json map.310.ships [{"seat":0,"interceptor":1,"cruiser":1}]
=json active 1

test E1-EX8 E1-14.4 E1-14.5 E1-14.6 E1-14.9: a ship that enters among enemies is stopped; a second one may go on
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":1,"interceptor":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false},"221":{"disc":0,"ships":[{"seat":0,"interceptor":2}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["nuclear-drive"],"cruiser":["none","nuclear-drive","nuclear-drive"]},"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> view all
=json turn.activations 2
=json map.304.ships [{"seat":1,"interceptor":1},{"seat":0,"interceptor":1}]
=json question.steps absent
> play 0 ship interceptor 304
?~ E1-14.5
> play 0 ship interceptor 221
> moves 0
=all stop ; to 221 ; to 310
> play 0 to 310
> play 0 end
> view all
=json map.304.ships [{"seat":1,"interceptor":1},{"seat":0,"interceptor":1}]
=json map.310.ships [{"seat":0,"interceptor":1}]

test E1-14.5 E1-14.8: as many ships stay as there are enemies
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":3},{"seat":1,"interceptor":3}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 304
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":3},{"seat":1,"interceptor":2}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 304

test E1-14.6: starbases count on both sides, and all other players and the ancients together
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1,"starbase":1},{"seat":1,"starbase":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 304
> setposition {"game":"eclipse1","players":3,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":2},{"seat":1,"starbase":1},{"seat":2,"cruiser":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 304
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 305
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 305

test E1-14.7: the centre holds every ship while its defence stands
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"001":{"ships":[{"seat":0,"interceptor":3}]},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 001
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"001":{"ships":[{"seat":0,"interceptor":3}]},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 001
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"001":{"npcs":0,"discovery":false,"ships":[{"seat":0,"interceptor":3}]},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has ship interceptor 001

test E2-7.21 E2-EX33: with a Cloaking Device two enemies are needed to hold a ship, and the centre holds it still
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":3},{"seat":1,"interceptor":3}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","cloaking-device"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 304
> play 0 to 221
> play 0 ship interceptor 304
> play 0 to 221
> play 0 ship interceptor 304
?~ E2-10.4
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"001":{"ships":[{"seat":0,"interceptor":3}]},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","cloaking-device"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 001

test E1-EX7 E1-4.1 E1-4.5 E1-4.6 E1-14.3: full wormholes, half ones with the generator, others never
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> moves 0
=all to 304 ; to 106 ; to 308
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> moves 0
=all to 304 ; to 106 ; to 308 ; to 201 ; to 210
> play 0 to 310
?~ E1-14.3

test E2-EX6 E2-2.5 E2-2.7 E2-10.2: the generator opens half connections to movement, and nothing opens an edge without a wormhole
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> moves 0
=all to 304 ; to 106 ; to 308
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> moves 0
=all to 304 ; to 106 ; to 308 ; to 201 ; to 210
> play 0 to 310
?~ E2-10.2

test E2-EX45 E2-2.6 E2-2.10 E2-23.2: warp portals join their sectors for movement and influence, not for exploring
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"options":{"portals":"on"},"map":{"281":{"q":-1,"r":-1,"rotation":0,"discovery":false,"disc":0,"ships":[{"seat":0,"interceptor":1}]},"381":{"q":2,"r":1,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 281
> view all
=json map.381.ships [{"seat":0,"interceptor":1}]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"options":{"portals":"on"},"map":{"281":{"q":-1,"r":-1,"rotation":0,"discovery":false,"disc":0},"381":{"q":2,"r":1,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.381.disc 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"options":{"portals":"on"},"map":{"281":{"q":-1,"r":-1,"rotation":0,"discovery":false,"disc":0},"381":{"q":2,"r":1,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=not zone 2 2
=not zone 3 1

test E2-10.10 E1-14.12: who comes back is last in the order of entry
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":2},{"seat":1,"interceptor":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 304
> play 0 to 310
> view all
=json map.304.ships [{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"starbase":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false},"221":{"disc":0,"ships":[{"seat":0,"cruiser":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":[]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship cruiser 221
> play 0 ship interceptor 304
> play 0 to 310
> play 0 ship interceptor 310
> play 0 to 304
> view all
=json map.304.ships [{"seat":0,"interceptor":1,"cruiser":1},{"seat":1,"starbase":1}]
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":2},{"seat":1,"interceptor":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 304
> play 0 to 310
> view all
=json map.304.ships [{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"starbase":1}]},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false},"221":{"disc":0,"ships":[{"seat":0,"cruiser":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":[]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship cruiser 221
> play 0 ship interceptor 304
> play 0 to 310
> play 0 ship interceptor 310
> play 0 to 304
> view all
=json map.304.ships [{"seat":0,"interceptor":1,"cruiser":1},{"seat":1,"starbase":1}]

test E1-14.13: moving does not claim a sector
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"310":{"q":0,"r":-4,"rotation":0},"313":{"q":0,"r":-5,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 221
> view all
=json map.304.disc null
=json seats.0.discs 11
