# Rounds, turns, passing, reactions, colony ships, trade (E2-4, E2-5, E2-12; E1-3, E1-5, E1-6, E1-15).

test E2-4.1 E2-4.2 E2-5.1 E2-5.2 E2-5.3 E2-5.4 E2-D3: a turn is one action, paid with a disc of the track, or a pass
> setposition {"game":"eclipse2","players":2,"start":1,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> pending
= 1
> play 0 pass
?~ E2-4.2
> moves 1
=all pass ; action explore ; action research ; action upgrade ; action build ; action move ; action influence
> play 1 action research
> pending
= 0
> view all
=json seats.1.discs 11
=json seats.1.spent.research 1
=json seats.0.discs 12
=json active 0
> play 0 action research
> play 1 action research
> view all
=json seats.1.spent.research 2
=json active 0

test E2-5.2: without a disc on the track there is nothing but passing
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"discs":0,"spent":{"build":12}},{"species":"federation","materials":0,"science":0,"money":0}]}
> moves 0
=all pass
> play 0 action build
?~ E2-5.2

test E2-5.5 E2-5.6 E2-5.7 E2-12.1 E2-EX21: the first to pass gets the start-player tile; who has passed reacts or passes again
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"106":{"q":0,"r":1,"rotation":3}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 1 pass
> view all
=json start 1
=json seats.1.money 2
=json seats.1.passed true
=json active 0
> play 0 action move
> moves 1
=all pass ; react upgrade ; react build ; react move ; free
> play 1 action explore
?~ E2-5.7
> play 1 react explore
?~ E2-12.1
> play 1 react move
> view all
=json turn.activations 1
=json turn.reaction true
=json seats.1.spent.reaction 1
=json seats.1.discs 11
> play 1 end
> play 0 pass
> play 1 done
> view all
=json seats.0.money 2
=json start 1
=json round 3

test E2-5.8 E2-EX23: the phase ends at once when the last player passes
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 pass
> play 1 action move
> play 0 react move
> play 0 end
> play 1 pass
> play 0 done
> view all
=json round 3
=json phase action
=json active 0

test E2-12.1 E2-12.2 E2-EX12 E2-7.15: a reaction is one activation, whatever the technologies; an action has the extra one
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"first_passed":true,"seats":[{"species":"mechanema","materials":9,"science":0,"money":0,"techs":{"grid":["positron-computer"],"nano":["nanorobots"]},"passed":true},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 react build
> view all
=json turn.activations 1
> play 0 build interceptor
> view all
=json seats.0.materials 7
=json turn.activations 0
> play 0 build interceptor
?~ E2-5.3
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":9,"science":0,"money":0,"techs":{"grid":["positron-computer"],"nano":["nanorobots"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action build
> view all
=json turn.activations 4

test E1-5.2 E1-5.3 E1-5.5 E1-5.6 E1-D3: a turn is one action, paid with a disc of the track, or a pass
> setposition {"game":"eclipse1","players":2,"start":1,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> pending
= 1
> play 0 pass
?~ E1-5.12
> moves 1
=all pass ; action explore ; action research ; action upgrade ; action build ; action move ; action influence
> play 1 action research
> pending
= 0
> view all
=json seats.1.discs 11
=json seats.1.spent.research 1
=json seats.0.discs 12
=json active 0
> play 0 action research
> play 1 action research
> view all
=json seats.1.spent.research 2
=json active 0

test E1-5.4: without a disc on the track there is nothing but passing
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"discs":0,"spent":{"build":12}},{"species":"federation","materials":0,"science":0,"money":0}]}
> moves 0
=all pass
> play 0 action build
?~ E1-5.4

test E1-5.7 E1-5.8 E1-5.9 E1-15.1 E1-X.7 E1-EX9: the first to pass gets the start-player tile; who has passed reacts or passes again
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"106":{"q":0,"r":1,"rotation":3}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 1 pass
> view all
=json start 1
=json seats.1.money 0
=json seats.1.passed true
=json active 0
> play 0 action move
> moves 1
=all pass ; react upgrade ; react build ; react move
> play 1 action explore
?~ E1-5.5
> play 1 react explore
?~ E1-15.2
> play 1 react move
> view all
=json turn.activations 1
=json turn.reaction true
=json seats.1.spent.reaction 1
=json seats.1.discs 11
> play 1 end
> play 0 pass
> moves 1
> view all
=json seats.0.money 2
=json start 1
=json round 3

test E1-5.10 E1-15.5: the phase ends at once when the last player passes
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 pass
> play 1 action move
> play 0 react move
> pending
> play 1 pass
> pending
> view all
=json round 3
=json phase action
=json active 0

test E1-15.2 E1-15.3 E1-11.17: a reaction is one activation, whatever the technologies; an action has the extra one
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"first_passed":true,"seats":[{"species":"mechanema","materials":9,"science":0,"money":0,"techs":{"grid":["positron-computer"],"nano":["nanorobots"]},"passed":true},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 react build
> view all
=json turn.activations 1
> play 0 build interceptor
> view all
=json seats.0.materials 7
=json turn.activations 0
> play 0 build interceptor
?~ E1-5.6
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":9,"science":0,"money":0,"techs":{"grid":["positron-computer"],"nano":["nanorobots"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action build
> view all
=json turn.activations 4

test E2-EX3 E2-5.9 E2-5.11 E2-5.12 E2-5.20 E2-D4: each colony ship moves a cube from its track to a square of the colour
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"106":{"q":0,"r":-1,"rotation":0,"disc":0},"211":{"q":1,"r":-2,"rotation":0,"disc":0,"npcs":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":2},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> moves 0
=all colony 106 ; colony 211
> play 0 colony 106
> moves 0
=all cube materials ; cube science
> play 0 cube science
> view all
=json map.106.cubes.science 1
=json seats.0.cubes.science 9
=json seats.0.production.science 4
=json seats.0.colony 1
> moves 0
=all done ; colony 211
> play 0 colony 106
?~ E2-5.20
> play 0 done
> play 0 ship interceptor 221
> play 0 free
> play 0 colony 106
> view all
=json map.106.cubes {"materials":1,"science":1}
=json seats.0.colony 0
=json seats.0.production.materials 4
> moves 0
=not free
> play 0 free
?~ E2-5.20

test E2-5.12 E2-5.16: a gray square takes a cube from any track; a square takes one cube; an empty track gives none
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"314":{"q":0,"r":-3,"rotation":0,"disc":0,"discovery":false},"306":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"materials":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":9,"science":10,"money":0},"graves":{"money":10}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> moves 0
=all cube gray-materials ; cube gray-science
> play 0 cube gray-money
?~ E2-5.12
> play 0 cube gray-science
> view all
=json map.314.cubes.gray 1
=json seats.0.cubes.science 9
=json map.306.cubes.money absent

test E2-5.13 E2-7.14 E2-EX19: an advanced square needs its technology
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"308":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"science":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not free
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"308":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"science":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","adv-mining"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has free
> play 0 free
> view all
=json map.308.cubes {"materials-adv":1,"science":1}
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["adv-labs"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> view all
=json map.221.cubes.science-adv 1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"grid":["adv-economy"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> view all
=json map.221.cubes.money-adv 1

test E2-5.15: an orbital takes a cube of science or money
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"orbital":true,"cubes":{"materials":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> moves 0
=all cube orbital-science ; cube orbital-money
> play 0 cube orbital-money
> view all
=json map.304.cubes {"materials":1,"orbital":1}
=json seats.0.cubes.money 9

test E2-5.9: colony ships settle among ships of opponents too
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"310":{"q":0,"r":-3,"rotation":0,"disc":0,"cubes":{"materials":1},"ships":[{"seat":1,"cruiser":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> view all
=json map.310.cubes {"materials":1,"science":1}

test E1-EX2 E1-6.1 E1-6.2 E1-6.3 E1-6.11 E1-5.13 E1-D4: each colony ship moves a cube from its track to a square of the colour
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"106":{"q":0,"r":-1,"rotation":0,"disc":0},"211":{"q":1,"r":-2,"rotation":0,"disc":0,"npcs":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":2},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> moves 0
=all colony 106 ; colony 211
> play 0 colony 106
> moves 0
=all cube materials ; cube science
> play 0 cube science
> view all
=json map.106.cubes.science 1
=json seats.0.cubes.science 9
=json seats.0.production.science 4
=json seats.0.colony 1
> moves 0
=all done ; colony 211
> play 0 colony 106
?~ E1-5.13
> play 0 done
> play 0 ship interceptor 221
> play 0 free
> play 0 colony 106
> view all
=json map.106.cubes {"materials":1,"science":1}
=json seats.0.colony 0
=json seats.0.production.materials 4
> moves 0
=not free
> play 0 free
?~ E1-5.13

test E1-6.3 E1-6.4 E1-6.12: a gray square takes a cube from any track; a square takes one cube; an empty track gives none
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"314":{"q":0,"r":-3,"rotation":0,"disc":0,"discovery":false},"306":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"materials":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":9,"science":10,"money":0},"graves":{"money":10}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> moves 0
=all cube gray-materials ; cube gray-science
> play 0 cube gray-money
?~ E1-6.3
> play 0 cube gray-science
> view all
=json map.314.cubes.gray 1
=json seats.0.cubes.science 9
=json map.306.cubes.money absent

test E1-6.5 E1-11.15: an advanced square needs its technology
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"308":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"science":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not free
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"308":{"q":1,"r":-3,"rotation":2,"disc":0,"cubes":{"science":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","adv-mining"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=has free
> play 0 free
> view all
=json map.308.cubes {"materials-adv":1,"science":1}
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["adv-labs"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> view all
=json map.221.cubes.science-adv 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"grid":["adv-economy"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> view all
=json map.221.cubes.money-adv 1

test E1-6.6: an orbital takes a cube of science or money
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"orbital":true,"cubes":{"materials":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> moves 0
=all cube orbital-science ; cube orbital-money
> play 0 cube orbital-money
> view all
=json map.304.cubes {"materials":1,"orbital":1}
=json seats.0.cubes.money 9

test E1-6.8: colony ships settle among ships of opponents too
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"310":{"q":0,"r":-3,"rotation":0,"disc":0,"cubes":{"materials":1},"ships":[{"seat":1,"cruiser":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> view all
=json map.310.cubes {"materials":1,"science":1}

test E2-5.14: an advanced gray square takes a cube only from a track whose advanced technology is there
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"110":{"q":0,"r":-1,"rotation":0,"disc":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","adv-mining"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> view all
=json map.110.cubes {"gray-adv":1}
=json seats.0.cubes.materials 9
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"110":{"q":0,"r":-1,"rotation":0,"disc":0,"discovery":false},"221":{"disc":0,"cubes":{"materials":1,"science":1,"science-adv":1,"money":1,"money-adv":1}}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["metasynthesis"]}},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 free
> moves 0
=all cube money-adv ; cube gray-adv-materials ; cube gray-adv-science ; cube gray-adv-money

test E2-5.10: 2nd edition: no colony ships on a turn on which one passes
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> moves 0
=not free
> play 0 action move
> moves 0
=has free

test E1-5.11 E1-X.15: 1st edition: colony ships also before a pass
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> moves 0
=has free
> play 0 free
> play 0 cube materials
> play 0 done
> moves 0
=has pass
=not free
> play 0 pass
> view all
=json map.306.cubes {"materials":1}

test E2-5.17 E2-5.19 E2-D4 E2-EX8: trade: so many units of one resource for one of another, before a move that needs it
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":3,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action build
> moves 0
=all end ; free
> play 0 build interceptor
?~ E2-9.1
> play 0 free
> moves 0
=all trade materials science ; trade materials money ; trade science materials ; trade science money
> play 0 trade money science
?~ E2-5.17
> play 0 trade science materials
> view all
=json seats.0.materials 3
=json seats.0.science 1
> play 0 build interceptor
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":3,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade materials money
> view all
=json seats.0.materials 0
=json seats.0.money 1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":2,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> moves 0
=not free
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"orion","materials":4,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade materials money
> view all
=json seats.0.materials 0
=json seats.0.money 1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"orion","materials":3,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> moves 0
=not free

test E2-5.20: trades come in order and begin anew when one makes another possible
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":1,"money":2},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade money science
> view all
=json seats.0.science 2
> moves 0
=has trade science money
=has trade materials science
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":4,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade science money
> moves 0
=all done ; trade science money
> play 0 trade materials science
?~ E2-5.20

test E1-3.1 E1-3.7 E1-3.8 E1-3.9: trade: so many units of one resource for one of another, before a move that needs it
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":3,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action build
> moves 0
=all end ; free
> play 0 build interceptor
?~ E1-13.2
> play 0 free
> moves 0
=all trade materials science ; trade materials money ; trade science materials ; trade science money
> play 0 trade money science
?~ E1-3.7
> play 0 trade science materials
> view all
=json seats.0.materials 3
=json seats.0.science 1
> play 0 build interceptor
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":3,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade materials money
> view all
=json seats.0.materials 0
=json seats.0.money 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":2,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> moves 0
=not free
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"orion","materials":4,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade materials money
> view all
=json seats.0.materials 0
=json seats.0.money 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"orion","materials":3,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0}]}
> moves 0
=not free

test E1-5.13: trades come in order and begin anew when one makes another possible
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":1,"money":2},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade money science
> view all
=json seats.0.science 2
> moves 0
=has trade science money
=has trade materials science
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":4,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 trade science money
> moves 0
=all done ; trade science money
> play 0 trade materials science
?~ E1-5.13

test E1-5.14: 1st edition: the turn ends by itself when nothing is left to do
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 action research
> view all
=json active 1

test E2-12.3 E2-12.4: colony ships are open in a reaction, and its disc is spent unused
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"first_passed":true,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"passed":true},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 react move
> moves 0
=has free
> play 0 end
> view all
=json seats.0.spent.reaction 1
=json seats.0.discs 10

test E1-15.4: colony ships and trades are open in a reaction
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"first_passed":true,"map":{"306":{"q":1,"r":-3,"rotation":2,"disc":0}},"seats":[{"species":"directorate","materials":0,"science":2,"money":0,"passed":true},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 react move
> play 0 free
> moves 0
=has trade science money
=has colony 306

test E2-1.1 E2-4.3 E2-20.2: the game ends after the upkeep of round 8; the larger stores break a tie
> setposition {"game":"eclipse2","players":2,"start":0,"round":8,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 pass
> play 1 pass
> play 0 done
> view all
=json over true
=json phase over
=json round 8
=json seats.0.money 5
=json seats.1.money 3
> result
=json rank [1,2]
=json over true

test E1-5.1 E1-19.1 E1-19.10 E1-X.36: the game ends after the upkeep of round 9; equal stores share the victory
> setposition {"game":"eclipse1","players":2,"start":0,"round":9,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0}]}
> play 0 pass
> play 1 pass
> view all
=json over true
=json round 9
> result
=json rank [1,1]

test E2-13.13: a reputation tile of any value may be returned
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"reputation":{"1":1,"2":1,"4":1}},{"species":"alliance"}]}
> play 0 free
> moves 0
=all drop 1 ; drop 2 ; drop 4
> play 0 drop 3
?~ E2-13.13
> play 0 drop 1
> view 0
=json seats.0.reputation_tiles {"1":0,"2":1,"3":0,"4":1}
=json reputation_bag 31
> moves 0
=all done ; drop 2 ; drop 4
