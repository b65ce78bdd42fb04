# Upkeep, cleanup, leaving the game, scoring (E2-18 to E2-20, E1-17 to E1-19, E1-21).

test E2-EX1 E2-EX2 E2-1.11 E2-1.14 E2-18.2 E2-18.6: production by cubes, upkeep by discs off the track
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":4,"science":2,"money":5},"graves":{"materials":6,"science":8,"money":5},"colony":0,"discs":9,"spent":{"move":3}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json round 3
=json seats.0.materials 15
=json seats.0.science 21
=json seats.0.money 10

test E2-EX2 E2-1.10 E2-1.12 E2-25.2: the whole table of upkeep
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":12,"spent":{}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 43
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":11,"spent":{"move":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 43
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":10,"spent":{"move":2}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 42
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":9,"spent":{"move":3}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 41
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":8,"spent":{"move":4}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 40
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":7,"spent":{"move":5}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 38
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":6,"spent":{"move":6}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 36
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":5,"spent":{"move":7}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 33
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":4,"spent":{"move":8}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 30
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":3,"spent":{"move":9}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 26
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":2,"spent":{"move":10}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 22
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":1,"spent":{"move":11}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 18
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":0,"spent":{"move":12}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 13
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"techs":{"military":["starbase"],"grid":["quantum-grid"],"nano":["adv-robotics"]}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.discs 15
=json seats.0.money 43

test E2-1.14: a track with twelve cubes produces nothing
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"221":{"disc":0},"106":{"q":0,"r":-1,"rotation":0,"ships":[]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"cubes":{"materials":11,"science":12,"money":10}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json seats.0.materials 2
=json seats.0.science 0
=json seats.0.money 3

test E2-EX30 E2-18.3 E2-18.4 E2-18.5 E2-D41: who lacks money trades or gives sectors up, and only while he lacks it
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":1,"colony":0,"discs":7,"spent":{"move":4},"cubes":{"materials":8,"science":10,"money":9},"graves":{"materials":2,"money":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json round 3
=json seats.0.money 0
=json seats.0.materials 6
=json seats.0.science 3
=json map.304.disc 0
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":1,"science":1,"money":0,"colony":0,"discs":7,"spent":{"move":4},"cubes":{"materials":8,"science":10,"money":9},"graves":{"materials":2,"money":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=all abandon 221 ; abandon 304
> play 0 abandon 304
> view all
=json round 3
=json seats.0.money 1
=json map.304.disc null
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":2,"science":0,"money":0,"colony":0,"discs":7,"spent":{"move":4},"cubes":{"materials":8,"science":10,"money":9},"graves":{"materials":2,"money":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=has trade materials science
> play 0 done
> moves 0
=all trade materials money ; abandon 221 ; abandon 304
> play 0 trade materials science
?~ E2-18.3
> play 0 trade materials money
> view all
=json round 3
=json seats.0.money 0
=json map.304.disc 0
=json seats.0.materials 6

test E1-EX1 E1-3.2 E1-3.5 E1-17.3 E1-17.10: production by cubes, upkeep by discs off the track
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":4,"science":2,"money":5},"graves":{"materials":6,"science":8,"money":5},"colony":0,"discs":9,"spent":{"move":3}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json round 3
=json seats.0.materials 15
=json seats.0.science 21
=json seats.0.money 10

test E1-3.5 E1-3.6 E1-22.3: the whole table of upkeep
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":12,"spent":{}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 43
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":11,"spent":{"move":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 43
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":10,"spent":{"move":2}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 42
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":9,"spent":{"move":3}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 41
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":8,"spent":{"move":4}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 40
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":7,"spent":{"move":5}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 38
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":6,"spent":{"move":6}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 36
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":5,"spent":{"move":7}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 33
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":4,"spent":{"move":8}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 30
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":3,"spent":{"move":9}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 26
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":2,"spent":{"move":10}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 22
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":1,"spent":{"move":11}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 18
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"discs":0,"spent":{"move":12}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.money 13
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":40,"colony":0,"techs":{"military":["starbase"],"grid":["quantum-grid"],"nano":["adv-robotics"]}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> view all
=json seats.0.discs 15
=json seats.0.money 43

test E1-EX32 E1-3.3: a track with twelve cubes produces nothing
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"map":{"221":{"disc":0},"106":{"q":0,"r":-1,"rotation":0,"ships":[]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"cubes":{"materials":11,"science":12,"money":10}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json seats.0.materials 2
=json seats.0.science 0
=json seats.0.money 3

test E1-EX17 E1-17.4 E1-17.5 E1-17.6 E1-D41: who lacks money trades or gives sectors up, and only while he lacks it
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":1,"colony":0,"discs":7,"spent":{"move":4},"cubes":{"materials":8,"science":10,"money":9},"graves":{"materials":2,"money":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json round 3
=json seats.0.money 0
=json seats.0.materials 6
=json seats.0.science 3
=json map.304.disc 0
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":1,"science":1,"money":0,"colony":0,"discs":7,"spent":{"move":4},"cubes":{"materials":8,"science":10,"money":9},"graves":{"materials":2,"money":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=all abandon 221 ; abandon 304
> play 0 abandon 304
> view all
=json round 3
=json seats.0.money 1
=json map.304.disc null
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":2,"science":0,"money":0,"colony":0,"discs":7,"spent":{"move":4},"cubes":{"materials":8,"science":10,"money":9},"graves":{"materials":2,"money":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=has trade materials science
> play 0 done
> moves 0
=all trade materials money ; abandon 221 ; abandon 304
> play 0 trade materials science
?~ E1-17.4
> play 0 trade materials money
> view all
=json round 3
=json seats.0.money 0
=json map.304.disc 0
=json seats.0.materials 6

test E2-EX37 E2-18.3 E2-18.5: two ways out of a deficit of three
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0},"310":{"q":0,"r":-4,"rotation":0,"disc":0}},"seats":[{"species":"hydran","materials":6,"science":0,"money":1,"colony":0,"discs":6,"spent":{"move":4},"cubes":{"materials":11,"science":10,"money":10}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> moves 0
=all trade materials money ; abandon 224 ; abandon 304 ; abandon 310
> play 0 trade materials money
> play 0 trade materials money
> moves 0
=all abandon 224 ; abandon 304 ; abandon 310
> play 0 abandon 310
> view all
=json seats.0.money 1
=json round 3
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0},"310":{"q":0,"r":-4,"rotation":0,"disc":0}},"seats":[{"species":"hydran","materials":6,"science":0,"money":1,"colony":0,"discs":6,"spent":{"move":4},"cubes":{"materials":11,"science":10,"money":10}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> play 0 abandon 310
> play 0 abandon 304
> view all
=json seats.0.money 1
=json round 3

test E2-18.1 E2-D40 E2-18.8: colony ships come first, one player after another, then payment
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> pending
= 0
> moves 0
=all done ; colony 306
> play 0 colony 306
> play 0 cube materials
> moves 0
=all done ; colony 306
> play 0 colony 306
> view all
=json round 3
=json seats.0.money 4
=json seats.0.materials 4
=json map.306.cubes {"materials":1,"money":1}

test E1-17.1 E1-17.2 E1-17.7 E1-D40 E1-16.55: colony ships come first, one player after another, then payment
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> pending
= 0
> moves 0
=all done ; colony 306
> play 0 colony 306
> play 0 cube materials
> moves 0
=all done ; colony 306
> play 0 colony 306
> view all
=json round 3
=json seats.0.money 4
=json seats.0.materials 4
=json map.306.cubes {"materials":1,"money":1}

test E2-18.1: 2nd edition: not in sectors with ships of opponents
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0,"ships":[{"seat":1,"interceptor":1}]},"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=all done ; colony 304
> play 0 colony 306
?~ E2-18.1

test E1-6.8: 1st edition: in upkeep also among ships of enemies
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0,"ships":[{"seat":1,"interceptor":1}]},"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=all done ; colony 304 ; colony 306

test E2-21.25: Draco settle in upkeep among ancients
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"map":{"305":{"q":0,"r":-3,"rotation":0,"disc":0,"npcs":1}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=has colony 305

test E2-18.7 E2-18.9 E2-18.10 E2-20.4: who cannot pay at all is out with his score counted
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":4,"science":3,"money":3,"colony":0,"discs":0,"spent":{"move":12}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> play 0 trade materials money
> view all
=json seats.0.money 4
> moves 0
=has abandon 221
=has trade science money
> play 0 trade science money
> view all
> play 0 trade materials money
> view all
=json seats.0.state collapsed
=json map.221.disc null
=json map.221.ships []
=json round 3
=json start 1
=json seats.0.vp 0
> result
=json rank [2,1]

test E1-EX27 E1-17.8 E1-17.9 E1-19.11 E1-23.10: who cannot pay at all is out with his score counted
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"colonies","round":2,"seats":[{"species":"directorate","materials":3,"science":3,"money":2,"colony":0,"discs":0,"spent":{"move":12}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 done
> play 0 trade materials money
> view all
=json seats.0.money 3
> moves 0
=has abandon 221
=has trade science money
> play 0 trade science money
> view all
=json seats.0.state collapsed
=json map.221.disc null
=json map.221.ships []
=json round 3
=json start 1
=json seats.0.vp 0
> result
=json rank [2,1]

test E2-18.12 E2-17.14: 2nd edition: without ships and sectors after combat a player is out; not between
> setposition {"game":"eclipse2","players":2,"start":1,"round":2,"map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0,"discs":13,"cubes":{"materials":11,"science":11,"money":11}}]}
> view all
=json seats.1.state in
> play 1 pass
> play 0 pass
> view all
=json seats.1.state eliminated
=json start 0

test E1-21.1 E1-21.2 E1-21.3 E1-D60 E1-X.34: 1st edition: he plays on, or gives up in his turn
> setposition {"game":"eclipse1","players":2,"start":1,"round":2,"map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":9,"money":0,"discs":13,"cubes":{"materials":11,"science":11,"money":11}}]}
> moves 1
=has give-up
=has action research
> play 1 pass
> play 0 pass
> view all
=json seats.1.state in
> play 1 done
> view all
=json round 3
=json seats.1.science 11
> setposition {"game":"eclipse1","players":2,"start":1,"round":2,"map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":9,"money":0,"discs":13,"cubes":{"materials":11,"science":11,"money":11}}]}
> play 1 give-up
> view all
=json seats.1.state gave-up
=json active 0
=json start 0
> result
=json rank [1,2]
> setposition {"game":"eclipse1","players":2,"start":1,"round":2,"map":{"231":{"ships":[{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":9,"money":0,"discs":13,"cubes":{"materials":11,"science":11,"money":11}}]}
> moves 1
=not give-up
> play 1 give-up
?~ E1-21.3
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 give-up
?~ E2-18.12

test E1-21.4 E1-21.5: a player with ships alone influences again; the home sector is like any other
> setposition {"game":"eclipse1","players":2,"start":1,"round":2,"map":{"231":{"disc":0,"ships":[]},"304":{"q":0,"r":5,"rotation":0,"ships":[{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0,"discs":13,"cubes":{"materials":11,"science":11,"money":11}}]}
> view all
=json seats.0.vp 6
> play 1 action influence
> play 1 lift track
> view all
=json map.304.disc 1

test E2-18.11 E2-18.10: a last player plays on alone; when nobody is left the game ends at once
> setposition {"game":"eclipse2","players":2,"start":0,"round":7,"map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"state":"collapsed","final":[0,0,9],"reputation":{},"cubes":{"materials":0,"science":0,"money":0},"discs":0,"colony":0}]}
> play 0 pass
> play 0 done
> view all
=json round 8
=json active 0
> play 0 pass
> play 0 done
> view all
=json over true
> result
=json score [3,9]
=json rank [2,1]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"phase":"upkeep","map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"discs":0,"spent":{"move":12}},{"species":"alliance","materials":0,"science":0,"money":0,"state":"collapsed","final":[0,0,9],"reputation":{},"cubes":{"materials":0,"science":0,"money":0},"discs":0,"colony":0}]}
> view all
=json over true
=json seats.0.state collapsed
=json round 2

test E1-17.12 E1-17.13 E1-5.15: a last player plays on alone; when nobody is left the game ends at once
> setposition {"game":"eclipse1","players":2,"start":0,"round":8,"map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"state":"collapsed","final":[0,0,9],"reputation":{},"cubes":{"materials":0,"science":0,"money":0},"discs":0,"colony":0}]}
> play 0 pass
> view all
> view all
=json round 9
=json active 0
> play 0 pass
> play 0 done
> view all
=json over true
> result
=json score [3,9]
=json rank [1,2]
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"phase":"upkeep","map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"discs":0,"spent":{"move":12}},{"species":"alliance","materials":0,"science":0,"money":0,"state":"collapsed","final":[0,0,9],"reputation":{},"cubes":{"materials":0,"science":0,"money":0},"discs":0,"colony":0}]}
> view all
=json over true
=json seats.0.state collapsed
=json round 2

test E2-19.1 E2-19.2 E2-19.3 E2-19.4 E2-19.5 E2-1.18: technologies, discs, graveyards and colony ships come back; the next round begins
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"cleanup","tray":{},"first_passed":true,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":1,"discs":9,"spent":{"move":2,"reaction":1},"cubes":{"materials":9,"science":10,"money":10},"graves":{"materials":1},"passed":true,"reputation":{"2":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json round 3
=json phase action
=json active 0
=json seats.0.discs 12
=json seats.0.spent {}
=json seats.0.graves {}
=json seats.0.cubes {"materials":10,"science":10,"money":10}
=json seats.0.colony 3
=json seats.0.passed false
=json seats.0.reputation 1

test E2-19.3 E2-D50: a graveyard cube whose track is full goes to another
> setposition {"game":"eclipse2","players":2,"start":0,"phase":"cleanup","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":12,"science":9,"money":8},"graves":{"materials":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> pending
= 0
> moves 0
=all track science ; track money
> play 0 track money
> view all
=json seats.0.cubes {"materials":12,"science":9,"money":9}
=json round 3

test E1-18.1 E1-18.2 E1-18.3 E1-18.4 E1-18.5 E1-18.6 E1-18.7: technologies, discs, graveyards and colony ships come back; the next round begins
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"cleanup","tray":{},"first_passed":true,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":1,"discs":9,"spent":{"move":2,"reaction":1},"cubes":{"materials":9,"science":10,"money":10},"graves":{"materials":1},"passed":true,"reputation":{"2":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> view all
=json round 3
=json phase action
=json active 0
=json seats.0.discs 12
=json seats.0.spent {}
=json seats.0.graves {}
=json seats.0.cubes {"materials":10,"science":10,"money":10}
=json seats.0.colony 3
=json seats.0.passed false
=json seats.0.reputation 1

test E1-18.3 E1-D50 E1-3.4: a graveyard cube whose track is full goes to another
> setposition {"game":"eclipse1","players":2,"start":0,"phase":"cleanup","round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":12,"science":9,"money":8},"graves":{"materials":1}},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> pending
= 0
> moves 0
=all track science ; track money
> play 0 track money
> view all
=json seats.0.cubes {"materials":12,"science":9,"money":9}
=json round 3

test E2-EX31 E2-20.1 E2-21.22 E2-7.6: the score of a Draco player
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"traitor":0,"map":{"305":{"q":0,"r":-3,"rotation":0,"npcs":1},"302":{"q":1,"r":-3,"rotation":0,"npcs":1},"228":{"disc":0},"206":{"q":-1,"r":-1,"rotation":0,"disc":0,"discovery":false,"monolith":true},"207":{"q":1,"r":-2,"rotation":0,"disc":0,"discovery":false},"208":{"q":-1,"r":2,"rotation":0,"disc":0,"discovery":false},"001":{"npcs":0,"discovery":false,"disc":0}},"seats":[{"species":"draco","materials":0,"science":0,"money":0,"reputation":{"1":2,"4":1},"partners":[1],"kept":{"money":2},"techs":{"military":["neutron-bombs","starbase","plasma-cannon","phase-shield"],"grid":["gauss-shield","fusion-source","improved-hull","positron-computer","adv-economy"],"nano":["fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0,"partners":[0]},{"species":"union","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> score
=~ 29
> result
=json score.0 29

test E1-EX31 E1-19.2 E1-19.3 E1-19.4 E1-19.5 E1-19.6 E1-19.7 E1-19.8 E1-19.9 E1-20.8: the score of a Planta player
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"traitor":0,"map":{"226":{"disc":0},"204":{"q":1,"r":-2,"rotation":0,"disc":0,"npcs":0,"discovery":false,"monolith":true},"304":{"q":3,"r":-3,"rotation":0,"disc":0},"310":{"q":4,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"planta","materials":0,"science":0,"money":0,"reputation":{"2":1,"3":1},"partners":[1,2],"kept":{"money":1},"techs":{"military":["neutron-bombs","starbase","plasma-cannon","phase-shield"],"grid":["gauss-shield","fusion-source","improved-hull","positron-computer","adv-economy","tachyon-drive","antimatter-cannon"],"nano":["nanorobots","fusion-drive","orbital"]}},{"species":"alliance","materials":0,"science":0,"money":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0,"partners":[0]},{"species":"federation","materials":0,"science":0,"money":0}]}
> result
=json score.0 27

test E2-20.1: stored parts score nothing
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"stored":["shard-hull","ion-turret","flux-shield","axion-computer","ion-missile"]},{"species":"alliance","materials":0,"science":0,"money":0}]}
> result
=json score.0 3

test E2-24.1 E2-3.4: the start player is one of those who play; blueprints of neutral ships in a position
> new eclipse2 players=2 seed=1 first=2 species=fixed
> view all
=json start 1
> new eclipse2 players=2 seed=1 first=3
?~ first player
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"npcs":{"ancient":"advanced"},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json npcs {"ancient":"advanced","guardian":"normal","gcds":"normal"}
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"npcs":{"ancient":"angry"},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
?~ npcs

test E1-19.9: Draco score for each ancient on the map, not for the centre
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"301":{"q":0,"r":-3,"rotation":0,"npcs":2},"302":{"q":1,"r":-3,"rotation":0,"npcs":1}},"seats":[{"species":"draco","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> result
=json score.0 6

test E2-20.2 E2-18.10 E2-20.4: eliminated players are ranked by the score and stores they had
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"231":{}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":9,"science":0,"money":0,"state":"eliminated","final":[0,0,3],"cubes":{"materials":0,"science":0,"money":0},"discs":0,"colony":0}]}
> result
=json rank [2,1]
=json score [3,3]

test E2-18.10 E1-17.9: who leaves takes his own ships and the traitor's tile along, nobody else's
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"phase":"upkeep","traitor":1,"map":{"310":{"q":4,"r":-2,"ships":[{"seat":1,"interceptor":2,"starbase":1},{"seat":2,"interceptor":2}]}},"seats":[{"species":"directorate","colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0,"discs":0,"spent":{"move":12}},{"species":"union","colony":0},{"species":"republic","colony":0}]}
> view all
=json seats.1.state collapsed
=json traitor null
=json map.310.ships [{"seat":2,"interceptor":2}]
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"phase":"upkeep","traitor":1,"map":{"310":{"q":4,"r":-2,"ships":[{"seat":1,"interceptor":2,"starbase":1},{"seat":2,"interceptor":2}]}},"seats":[{"species":"directorate","colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0,"discs":0,"spent":{"move":12}},{"species":"union","colony":0},{"species":"republic","colony":0}]}
> view all
=json seats.1.state collapsed
=json traitor null
=json map.310.ships [{"seat":2,"interceptor":2}]

test E2-18.3 E2-18.7 E1-17.3 E1-17.8: who has no sector left pays by trading the one resource he has
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"phase":"upkeep","map":{"231":{"disc":null},"310":{"q":0,"r":-3,"ships":[{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","colony":0},{"species":"alliance","materials":0,"science":20,"money":20,"colony":0,"discs":1,"spent":{"move":12}}]}
> view all
=json seats.1.state in
=json seats.1.money 0
=json seats.1.science 16
=json round 3
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"phase":"upkeep","map":{"231":{"disc":null},"310":{"q":0,"r":-3,"ships":[{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","colony":0},{"species":"alliance","materials":20,"science":1,"money":20,"colony":0,"discs":1,"spent":{"move":12}}]}
> view all
=json seats.1.state in
=json seats.1.money 0
=json seats.1.materials 16
=json seats.1.science 3

test E2-20.2 E1-19.10: a tie goes to who has more resources, all three together
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":4,"science":0,"money":0},{"species":"alliance","materials":0,"science":5,"money":0}]}
> result
=json score [3,3]
=json rank [2,1]
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":3,"money":0},{"species":"alliance","materials":1,"science":1,"money":2}]}
> result
=json rank [1,2]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":4,"science":1,"money":1},{"species":"alliance","materials":1,"science":2,"money":3}]}
> result
=json rank [1,1]
