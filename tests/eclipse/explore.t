# Explore: zones, tiles, discs (E2-6.1 to E2-6.13, E1-7).

test E2-EX4 E2-2.1 E2-2.2 E2-2.3 E2-2.4 E2-2.7 E2-6.1 E2-6.2 E2-6.3 E2-6.7 E2-D5: zones lie across wormholes, tiles join by one
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -3 ; zone 1 -3 ; zone 0 -1 ; zone -1 -1
> play 0 zone 1 -2
?~ E2-6.2
> play 0 zone -1 -2
?~ E2-6.2
> play 0 zone 1 0
?~ E2-6.1
> play 0 zone 0 0
?~ E2-6.1
> play 0 zone 1 -3
> moves 0
=all discard ; place 304 1 ; place 304 4
> play 0 place 304 0
?~ E2-6.7
> play 0 place 305 1
?~ E2-6.6
> play 0 place 304 4
> view all
=json map.304.q 1
=json map.304.r -3
=json map.304.rotation 4
=json map.304.wormholes [1,4]
=json question.sector 304

test E2-7.17 E2-2.5 E2-EX4: with the Wormhole Generator half a connection is enough
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -3 ; zone 1 -3 ; zone 1 -2 ; zone 0 -1 ; zone -1 -1 ; zone -1 -2
> play 0 zone 1 -3
> moves 0
=all discard ; place 304 0 ; place 304 1 ; place 304 2 ; place 304 3 ; place 304 4 ; place 304 5
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["202","203","204","205","206","207","208","209","210","211","214"],"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -2
> moves 0
=all discard ; place 201 0 ; place 201 2 ; place 201 4

test E1-4.7 E1-4.8 E1-7.1 E1-7.2 E1-7.4 E1-7.20 E1-D5: zones lie across wormholes, tiles join by one
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -3 ; zone 1 -3 ; zone 0 -1 ; zone -1 -1
> play 0 zone 1 -2
?~ E1-7.2
> play 0 zone -1 -2
?~ E1-7.2
> play 0 zone 1 0
?~ E1-7.1
> play 0 zone 0 0
?~ E1-7.1
> play 0 zone 1 -3
> moves 0
=all discard ; place 304 1 ; place 304 4
> play 0 place 304 0
?~ E1-7.7
> play 0 place 305 1
?~ E1-7.6
> play 0 place 304 4
> view all
=json map.304.q 1
=json map.304.r -3
=json map.304.rotation 4
=json map.304.wormholes [1,4]
=json question.sector 304

test E1-4.2 E1-4.5 E1-7.7 E1-7.8 E1-11.19: with the Wormhole Generator half a connection is enough
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -3 ; zone 1 -3 ; zone 1 -2 ; zone 0 -1 ; zone -1 -1 ; zone -1 -2
> play 0 zone 1 -3
> moves 0
=all discard ; place 304 0 ; place 304 1 ; place 304 2 ; place 304 3 ; place 304 4 ; place 304 5
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["202","203","204","205","206","207","208","209","210","211"],"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -2
> moves 0
=all discard ; place 201 0 ; place 201 2 ; place 201 4

test E1-EX3 E1-7.6: a rotation that joins any own sector, not only the source
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303"],"outer_pool":["304"],"stacks":{"outer":1},"map":{"308":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 0 -3
> moves 0
=all discard ; place 304 0 ; place 304 3 ; place 304 2 ; place 304 5
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303"],"outer_pool":["304"],"stacks":{"outer":1},"map":{"308":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 0 -3
> moves 0
=has place 304 1
=has place 304 4

test E1-EX22 E1-2.13: the zones that four Terrans can explore from their homes
> setposition {"game":"eclipse1","players":4,"start":0,"round":1,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=has zone 1 -2
=has zone 1 -1
=not zone 2 -1
> setposition {"game":"eclipse1","players":4,"start":1,"round":1,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 1 action explore
> moves 1
=has zone 1 1
=has zone 1 0
=not zone 2 -1

test E2-2.4 E2-6.3 E2-2.11: the ring of a zone decides the stack; beyond the third ring all is ring III
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302"],"outer_pool":["306"],"stacks":{"outer":1},"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0},"310":{"q":0,"r":-4,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 0 -5
> view all
=json question.sector 306
=json question.r -5

test E1-4.3 E1-4.9: the ring of a zone decides the stack; beyond the third ring all is ring III
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302"],"outer_pool":["306"],"stacks":{"outer":1},"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0},"310":{"q":0,"r":-4,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 0 -5
> view all
=json question.sector 306
=json question.r -5

test E2-6.6 E2-6.12 E2-EX15 E2-21.23 E2-21.4: a discarded sector ends the activation; Planta have two
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> view all
=json turn.activations 2
> play 0 zone 1 -3
> play 0 discard
> view all
=json turn.activations 1
=json turn.action explore
=json active 0
=json map.304 absent
> moves 0
=has end
=has zone 0 -1

test E1-7.5 E1-X.37 E1-D6: in the 1st edition a discard ends the turn
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 discard
> view all
=json active 1
=json map.304 absent
=json stacks.outer 0
=json seats.0.spent.explore 1

test E1-7.14 E1-7.15 E1-20.6: Planta go on after a discard of the first, not after one of the second
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 discard
> view all
=json active 0
=json turn.activations 1
> play 0 zone 1 -3
> play 0 discard
> view all
=json active 1

test E2-EX41 E2-6.4 E2-6.5 E2-6.26: an empty stack is refilled from its discards; a ring without tiles is not offered
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["304"],"outer_pool":[],"stacks":{"outer":0},"map":{"301":{"q":0,"r":3,"rotation":0,"npcs":0,"discovery":false},"302":{"q":0,"r":4,"rotation":0,"npcs":0,"discovery":false},"303":{"q":1,"r":3,"rotation":0,"npcs":0,"discovery":false},"305":{"q":-1,"r":4,"rotation":0,"npcs":0,"discovery":false}},"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> view all
=json question.sector 304
=json discards []
> play 0 discard
> view all
=json discards ["304"]
> play 0 zone 1 -3
> view all
=json question.sector 304
> play 0 place 304 1
> play 0 leave
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":[],"outer_pool":[],"stacks":{"outer":0},"map":{"301":{"q":0,"r":3,"rotation":0,"npcs":0,"discovery":false},"302":{"q":0,"r":4,"rotation":0,"npcs":0,"discovery":false},"303":{"q":1,"r":3,"rotation":0,"npcs":0,"discovery":false},"305":{"q":-1,"r":4,"rotation":0,"npcs":0,"discovery":false},"304":{"q":0,"r":5,"rotation":0}},"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -1 ; zone -1 -1
> play 0 zone 1 -3
?~ E2-6.5

test E1-7.17: an empty stack is refilled from its discards; a ring without tiles is not offered
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["304"],"outer_pool":[],"stacks":{"outer":0},"map":{"301":{"q":0,"r":3,"rotation":0,"npcs":0,"discovery":false},"302":{"q":0,"r":4,"rotation":0,"npcs":0,"discovery":false},"303":{"q":1,"r":3,"rotation":0,"npcs":0,"discovery":false},"305":{"q":-1,"r":4,"rotation":0,"npcs":0,"discovery":false}},"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> view all
=json question.sector 304
=json discards []
> play 0 discard
> view all
=json discards ["304"]
> play 0 zone 1 -3
> view all
=json question.sector 304
> play 0 place 304 1
> play 0 leave
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":[],"outer_pool":[],"stacks":{"outer":0},"map":{"301":{"q":0,"r":3,"rotation":0,"npcs":0,"discovery":false},"302":{"q":0,"r":4,"rotation":0,"npcs":0,"discovery":false},"303":{"q":1,"r":3,"rotation":0,"npcs":0,"discovery":false},"305":{"q":-1,"r":4,"rotation":0,"npcs":0,"discovery":false},"304":{"q":0,"r":5,"rotation":0}},"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -1 ; zone -1 -1
> play 0 zone 1 -3
?~ E1-7.17

test E2-21.20 E2-21.6 E2-D6 E2-EX41: Draco may turn up a second sector and place one of the two
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302","303"],"outer_pool":["304","310"],"stacks":{"outer":2},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> moves 0
=has another
=has discard
> play 0 another
> moves 0
=all discard ; place 304 1 ; place 304 4 ; place 310 1 ; place 310 4
> play 0 another
?~ E2-21.20
> play 0 place 310 1
> play 0 leave
> view all
=json map.310.q 1
=json map.304 absent
=json stacks.outer 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":[],"outer_pool":["304"],"stacks":{"outer":1},"map":{"301":{"q":0,"r":3,"rotation":0,"npcs":0,"discovery":false},"302":{"q":0,"r":4,"rotation":0,"npcs":0,"discovery":false},"303":{"q":1,"r":3,"rotation":0,"npcs":0,"discovery":false},"305":{"q":-1,"r":4,"rotation":0,"npcs":0,"discovery":false}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> moves 0
=not another
> play 0 another
?~ E2-21.20

test E1-7.16 E1-7.18 E1-20.9: Draco may turn up a second sector and place one of the two
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303"],"outer_pool":["304","310"],"stacks":{"outer":2},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> moves 0
=has another
=has discard
> play 0 another
> moves 0
=all discard ; place 304 1 ; place 304 4 ; place 310 1 ; place 310 4
> play 0 another
?~ E1-7.16
> play 0 place 310 1
> play 0 leave
> view all
=json map.310.q 1
=json map.304 absent
=json stacks.outer 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":[],"outer_pool":["304"],"stacks":{"outer":1},"map":{"301":{"q":0,"r":3,"rotation":0,"npcs":0,"discovery":false},"302":{"q":0,"r":4,"rotation":0,"npcs":0,"discovery":false},"303":{"q":1,"r":3,"rotation":0,"npcs":0,"discovery":false},"305":{"q":-1,"r":4,"rotation":0,"npcs":0,"discovery":false}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> moves 0
=not another
> play 0 another
?~ E1-7.16

test E2-EX18 E2-6.8 E2-6.10 E2-22.3 E2-3.5: ancients come with a face-down discovery tile, and no disc can be placed
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["302","303","304","305"],"outer_pool":["301"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 301 1
> view all
=json map.301.npcs 2
=json map.301.discovery true
=json map.301.disc null
=json active 1
=json seats.0.discs 11

test E2-21.21 E2-17.12: Draco may place a disc among ancients, without the tile
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["302","303","304","305"],"outer_pool":["301"],"stacks":{"outer":1},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 301 1
> moves 0
=all claim 301 ; leave
> play 0 claim 301
> view all
=json map.301.disc 0
=json map.301.discovery true
=json map.301.npcs 2
=json seats.0.kept 0

test E1-7.9 E1-7.10 E1-7.11: ancients come with a face-down discovery tile, and no disc can be placed
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["302","303","304","305"],"outer_pool":["301"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 301 1
> view all
=json map.301.npcs 2
=json map.301.discovery true
=json map.301.disc null
=json active 1
=json seats.0.discs 11

test E1-20.21 E1-20.22 E1-8.15: Draco may place a disc among ancients, without the tile
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["302","303","304","305"],"outer_pool":["301"],"stacks":{"outer":1},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 301 1
> moves 0
=all claim 301 ; leave
> play 0 claim 301
> view all
=json map.301.disc 0
=json map.301.discovery true
=json map.301.npcs 2
=json seats.0.kept 0

test E2-6.10 E2-6.13 E2-D9 E2-2.8: the explorer may take control with a disc of the track, then settle
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 304 1
> moves 0
=all claim 304 ; leave
> play 0 claim 304
> view all
=json map.304.disc 0
=json seats.0.discs 10
> moves 0
=all end ; free
> play 0 free
> view all
=json map.304.cubes.materials 1
=json seats.0.colony 2
=json active 1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"discs":1,"spent":{"build":11}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 304 1
> view all
=json map.304.disc null
=json active 1

test E1-7.11 E1-7.13 E1-D9 E1-4.4: the explorer may take control with a disc of the track, then settle
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 304 1
> moves 0
=all claim 304 ; leave
> play 0 claim 304
> view all
=json map.304.disc 0
=json seats.0.discs 10
> moves 0
=all end ; free
> play 0 free
> view all
=json map.304.cubes.materials 1
=json seats.0.colony 2
=json active 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"discs":1,"spent":{"build":11}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 304 1
> view all
=json map.304.disc null
=json active 1

test E2-6.1 E2-6.7: a ship is a source of exploring unless it is pinned
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=has zone 0 -4
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=not zone 0 -4
> play 0 zone 0 -4
?~ E2-6.1

test E1-7.3 E1-14.8 E1-7.7: a ship is a source of exploring unless it is pinned
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=has zone 0 -4
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> moves 0
=not zone 0 -4
> play 0 zone 0 -4
?~ E1-7.1

test E1-7.19 E1-5.6: exploring moves no ship, and an action may be ended without using it
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["301","302","303","305"],"outer_pool":["304"],"stacks":{"outer":1},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone 1 -3
> play 0 place 304 1
> play 0 claim 304
> play 0 end
> view all
=json map.221.ships [{"seat":0,"interceptor":1}]
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 end
> view all
=json active 1
=json seats.0.spent.explore 1
=json seats.0.discs 11

test E2-6.9 E2-6.11 E2-EX15 E1-X.22: 2nd edition: the tile of an unguarded sector is taken at once, before the disc
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"discards":["201","202","203","204","205","207","208","209","210","211","214"],"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone -1 -1
> play 0 place 206 1
?~ E2-6.7
> moves 0
=has discard
> play 0 place 206 2
> moves 0
=all reward ; keep
> play 0 keep
> moves 0
=all claim 206 ; leave
> play 0 claim 206
> view all
=json seats.0.kept 1
=json map.206.discovery false
=json map.206.disc 0
=json seats.0.vp 8

test E1-7.12 E1-8.1 E1-D9 E1-D7 E1-8.18: 1st edition: the disc comes first and takes the tile; without it the tile stays
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["201","202","203","204","205","207","208","209","210","211"],"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone -1 -1
> play 0 place 206 2
> moves 0
=all claim 206 ; leave
> play 0 claim 206
> moves 0
=has keep
> play 0 keep
> view all
=json seats.0.kept 1
=json map.206.discovery false
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"discards":["201","202","203","204","205","207","208","209","210","211"],"seats":[{"species":"planta","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action explore
> play 0 zone -1 -1
> play 0 place 206 2
> play 0 leave
> view all
=json map.206.discovery true
=json seats.0.kept 0
=json turn.activations 1

test E2-2.11 E1-4.9: no sector lies farther out than 20
> setposition {"game":"eclipse2","players":2,"round":2,"start":0,"map":{"307":{"q":20,"r":0,"disc":0}},"seats":[{"species":"directorate"},{"species":"alliance"}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -3 ; zone 1 -3 ; zone 0 -1 ; zone -1 -1 ; zone 20 -1 ; free
> play 0 zone 20 1
?~ E2-6.1
> setposition {"game":"eclipse2","players":2,"round":2,"start":0,"map":{"307":{"q":20,"r":1,"disc":0}},"seats":[{"species":"directorate"},{"species":"alliance"}]}
?~ E2-I10
> setposition {"game":"eclipse1","players":2,"round":2,"start":0,"map":{"307":{"q":0,"r":-20,"rotation":1,"disc":0}},"seats":[{"species":"directorate"},{"species":"alliance"}]}
> play 0 action explore
> moves 0
=all end ; zone 0 -3 ; zone 1 -3 ; zone 0 -1 ; zone -1 -1 ; zone 0 -19 ; zone -1 -19 ; free
> play 0 zone -1 -19
> setposition {"game":"eclipse1","players":2,"round":2,"start":0,"map":{"307":{"q":-20,"r":-1,"disc":0}},"seats":[{"species":"directorate"},{"species":"alliance"}]}
?~ E1-I.8

test E2-21.20 E1-7.16: Draco turns up another sector of the same ring, if that ring has one
> setposition {"game":"eclipse2","players":2,"options":{"aliens":"on"},"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["tile",0,2,0,20,19]],"asked":[0],"map":{"306":{"q":5,"r":0},"307":{"q":6,"r":0},"308":{"q":7,"r":0},"309":{"q":8,"r":0},"310":{"q":9,"r":0}},"seats":[{"species":"draco","spent":{"explore":1}},{"species":"alliance"}]}
> view all
=json stacks {"inner":9,"middle":12,"outer":0}
> moves 0
=has another
> play 0 another
> view all
=json stacks.inner 8
> setposition {"game":"eclipse2","players":2,"options":{"aliens":"on"},"start":0,"round":2,"agenda":[["round"],["turn",0,1,0],["tile",0,45,0,20,17]],"asked":[0],"map":{"307":{"q":6,"r":0},"308":{"q":7,"r":0},"309":{"q":8,"r":0},"310":{"q":9,"r":0}},"seats":[{"species":"draco","spent":{"explore":1}},{"species":"alliance"}]}
> view all
=json stacks {"inner":10,"middle":12,"outer":0}
> moves 0
=not another
> play 0 another
?~ E2-21.20
