# Influence (E2-11, E1-9).

test E2-EX11 E2-11.2 E2-11.5 E2-11.1 E2-D14: a disc from the track to a connected sector, another back to the track; colony ships turned up
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> moves 0
=all end ; lift track ; lift 221 ; lift 306 ; refresh
> play 0 lift track
> view all
=json map.304.disc 0
=json seats.0.discs 9
> moves 0
=all end ; lift 221 ; lift 306 ; refresh
> play 0 lift 304
?~ E2-11.6
> play 0 lift 306
> view all
=json map.306.disc null
=json seats.0.discs 10
> play 0 refresh
> play 0 refresh
> view all
=json seats.0.colony 2
> play 0 refresh
?~ E2-11.1

test E2-11.2 E2-11.3 E2-11.4 E2-EX6: where a disc may be put
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1},"221":{"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> moves 0
=all put 304 ; put 106
> play 0 put 308
?~ E2-11.2
> play 0 put 310
?~ E2-11.2
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1},"221":{"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> moves 0
=all put 304 ; put 106 ; put 201 ; put 210
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"ships":[{"seat":1,"interceptor":1}]},"221":{"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> play 0 put 308
?~ E2-11.4
# a ship in the sector itself is enough; with an enemy there nothing is
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"310":{"q":0,"r":5,"rotation":0,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.310.disc 0
# a pinned ship still connects
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"310":{"q":0,"r":5,"rotation":0,"ships":[{"seat":0,"interceptor":2},{"seat":1,"interceptor":1}]},"304":{"q":0,"r":6,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.304.disc 0
=json map.310.disc null
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"305":{"q":0,"r":-3,"rotation":0,"npcs":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> moves 0
=not lift track
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"228":{"disc":0},"305":{"q":0,"r":-3,"rotation":0,"npcs":1}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.305.disc 0
=json map.305.discovery true

test E2-EX43 E2-11.7: a disc cannot be its own connection
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 221
> view all
=json map.221.disc null
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.304.disc 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"ships":[{"seat":0,"interceptor":1}]},"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 221
> moves 0
=all put track ; put 304
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 106
> moves 0
=all put track ; put 304
> play 0 put 001
?~ E2-11.4
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0,"disc":0},"310":{"q":0,"r":-4,"rotation":0},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 304
> moves 0
=all put track ; put 106
> play 0 put 310
?~ E2-11.7

test E2-EX22 E2-11.9 E2-11.10 E2-11.8: with the disc all cubes return to their tracks; nobody else is touched
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"306":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"materials":1,"money":1},"orbital":true},"304":{"q":0,"r":-3,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.cubes {"materials":10,"science":11,"money":10}
> play 0 action influence
> play 0 lift 304
?~ E2-11.8
> play 0 lift 306
> view all
=json map.306.cubes {}
=json map.306.orbital true
=json seats.0.cubes {"materials":11,"science":11,"money":11}
=json seats.0.production.money 2

test E2-11.9 E2-D15 E2-1.13: cubes from gray squares go to any track, from an orbital to science or money, never to a full one
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"314":{"q":0,"r":-3,"rotation":0,"disc":0,"discovery":false,"orbital":true,"cubes":{"gray":1,"orbital":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":9,"science":10,"money":12}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 314
> moves 0
=all track materials ; track science
> play 0 track money
?~ E2-11.9
> play 0 track materials
> view all
=json seats.0.cubes {"materials":10,"science":11,"money":12}
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"314":{"q":0,"r":-3,"rotation":0,"disc":0,"discovery":false,"orbital":true,"cubes":{"gray":1,"orbital":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":9,"science":11,"money":11}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 314
> moves 0
=all track science ; track money
> play 0 track materials
?~ E2-11.9
> play 0 track money
> moves 0
=all track materials ; track science
# a full track of its own colour sends the cube elsewhere
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"cubes":{"materials":1}},"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":12,"science":10,"money":10}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 221
> moves 0
=all track science ; track money

test E1-9.1 E1-9.8 E1-D14 E1-6.10: a disc from the track to a connected sector, another back to the track; colony ships turned up
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> moves 0
=all end ; lift track ; lift 221 ; lift 306 ; refresh
> play 0 lift track
> view all
=json map.304.disc 0
=json seats.0.discs 9
> moves 0
=all end ; lift 221 ; lift 304 ; lift 306 ; refresh
> play 0 lift 306
> view all
=json map.306.disc null
=json seats.0.discs 10
> play 0 refresh
> play 0 refresh
> view all
=json seats.0.colony 2
> play 0 refresh
?~ E1-9.8

test E1-EX4 E1-9.2 E1-9.3: where a disc may be put
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1},"221":{"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> moves 0
=all put 304 ; put 106
> play 0 put 308
?~ E1-9.2
> play 0 put 310
?~ E1-9.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"disc":1},"221":{"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> moves 0
=all put 304 ; put 106 ; put 201 ; put 210
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0},"201":{"q":1,"r":-2,"rotation":0},"210":{"q":-1,"r":-1,"rotation":0},"310":{"q":-1,"r":-2,"rotation":0},"308":{"q":1,"r":-3,"rotation":2,"ships":[{"seat":1,"interceptor":1}]},"221":{"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> play 0 put 308
?~ E1-9.2
# a ship in the sector itself is enough; with an enemy there nothing is
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"310":{"q":0,"r":5,"rotation":0,"ships":[{"seat":0,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.310.disc 0
# a pinned ship still connects
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"310":{"q":0,"r":5,"rotation":0,"ships":[{"seat":0,"interceptor":2},{"seat":1,"interceptor":1}]},"304":{"q":0,"r":6,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.304.disc 0
=json map.310.disc null
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"305":{"q":0,"r":-3,"rotation":0,"npcs":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> moves 0
=not lift track
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"228":{"disc":0},"305":{"q":0,"r":-3,"rotation":0,"npcs":1}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.305.disc 0
=json map.305.discovery true

test E1-9.4: a disc cannot be its own connection
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 221
> view all
=json map.221.disc null
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift track
> view all
=json map.304.disc 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"ships":[{"seat":0,"interceptor":1}]},"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 221
> moves 0
=all put track ; put 304
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 106
> moves 0
=all put track ; put 304
> play 0 put 001
?~ E1-9.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0,"disc":0},"310":{"q":0,"r":-4,"rotation":0},"106":{"q":0,"r":-1,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 304
> moves 0
=all put track ; put 106
> play 0 put 310
?~ E1-9.4

test E1-9.6 E1-9.10 E1-9.11 E1-6.9: with the disc all cubes return to their tracks; nobody else is touched
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"306":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"materials":1,"money":1},"orbital":true},"304":{"q":0,"r":-3,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.cubes {"materials":10,"science":11,"money":10}
> play 0 action influence
> play 0 lift 304
?~ E1-9.10
> play 0 lift 306
> view all
=json map.306.cubes {}
=json map.306.orbital true
=json seats.0.cubes {"materials":11,"science":11,"money":11}
=json seats.0.production.money 2

test E1-6.4 E1-6.7 E1-3.4 E1-D15: cubes from gray squares go to any track, from an orbital to science or money, never to a full one
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"314":{"q":0,"r":-3,"rotation":0,"disc":0,"discovery":false,"orbital":true,"cubes":{"gray":1,"orbital":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":9,"science":10,"money":12}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 314
> moves 0
=all track materials ; track science
> play 0 track money
?~ E1-3.4
> play 0 track materials
> view all
=json seats.0.cubes {"materials":10,"science":11,"money":12}
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"314":{"q":0,"r":-3,"rotation":0,"disc":0,"discovery":false,"orbital":true,"cubes":{"gray":1,"orbital":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":9,"science":11,"money":11}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 314
> moves 0
=all track science ; track money
> play 0 track materials
?~ E1-6.7
> play 0 track money
> moves 0
=all track materials ; track science
# a full track of its own colour sends the cube elsewhere
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"cubes":{"materials":1}},"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":12,"science":10,"money":10}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 221
> moves 0
=all track science ; track money

test E1-9.5 E1-X.23: 1st edition: a sector may be touched twice, and turning colony ships up ends the disc moves
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"cubes":{"materials":1}},"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":1},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 lift 304
> view all
=json map.304.disc null
> play 0 lift track
> view all
=json map.304.disc 0
=json turn.activations 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"cubes":{"materials":1}},"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":1},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 refresh
> view all
=json turn.activations 0
> play 0 lift track
?~ E1-5.6

test E2-11.6: 2nd edition: no sector twice in an action; colony ships are turned up at any time of it
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"221":{"disc":0,"cubes":{"materials":1}},"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":1},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> play 0 refresh
> view all
=json turn.activations 2
=json seats.0.colony 2
> play 0 lift 304
> moves 0
=not lift track
> play 0 lift track
?~ E2-11.2

test E1-9.9: the action is paid first; a disc that comes back may be used
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"221":{"disc":0},"304":{"q":0,"r":-3,"rotation":0},"106":{"q":0,"r":-1,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"discs":1,"spent":{"build":10}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action influence
> moves 0
=not lift track
> play 0 lift track
?~ E1-9.9
> play 0 lift 106
> play 0 put track
> moves 0
=has lift track

test E1-9.5: a sector that a disc left may get one again in the same action, with six players too
> setposition {"game":"eclipse1","players":6,"start":0,"round":2,"map":{"310":{"q":0,"r":-3,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":3},{},{},{},{},{}]}
> play 0 action influence
> play 0 lift 310
> view all
=json map.310.disc null
> play 0 lift track
> view all
=json map.310.disc 0
