# Build (E2-9, E1-13).

test E2-EX8 E2-9.1 E2-D12: cruiser and dreadnought for 13 materials, in controlled sectors
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":13,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> moves 0
=all end ; free ; build interceptor ; build cruiser ; build dreadnought ; build starbase
> play 0 build cruiser
> moves 0
=all in 221 ; in 304
> play 0 in 301
?~ E2-9.1
> play 0 in 221
> play 0 build dreadnought
> play 0 in 304
> view all
=json seats.0.materials 0
=json map.304.ships [{"seat":0,"dreadnought":1}]
=json map.221.ships [{"seat":0,"interceptor":1,"cruiser":1}]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":12,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> play 0 in 221
> play 0 build dreadnought
?~ E2-9.1

test E2-EX14 E1-13.1: a cruiser and an orbital
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":9,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> play 0 in 221
> play 0 build orbital
> play 0 in 304
> view all
=json seats.0.materials 0
=json map.304.orbital true
=json seats.0.spent.build 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":10,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> play 0 in 221
> play 0 build orbital
> play 0 in 304
> view all
=json seats.0.materials 0
=json map.304.orbital true

test E2-9.1 E2-21.7: what each unit costs
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":3,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":5,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":4,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":8,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":7,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":3,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":4,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":3,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":10,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":9,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":2,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":1,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":4,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":3,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":7,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":6,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":2,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":1,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":3,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":2,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
?~ E2-9.1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":8,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":7,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
?~ E2-9.1

test E2-9.2 E2-7.13 E2-1.5: starbases and structures need their technology, ships a figure of the supply
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":20,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> moves 0
=all end ; free ; build interceptor ; build cruiser ; build dreadnought
> play 0 build starbase
?~ E2-9.2
> play 0 build monolith
?~ E2-9.2
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":0,"dreadnought":2}]}},"seats":[{"species":"directorate","materials":20,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
?~ E2-9.2

test E2-9.3 E2-9.5 E2-1.5: one orbital and one monolith a sector, both together; any number of starbases
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"orbital":true,"ships":[{"seat":0,"starbase":2}]}},"seats":[{"species":"directorate","materials":40,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
> view all
=json map.221.orbital true
> play 0 build monolith
> moves 0
=all in 221 ; in 304
> play 0 in 304
> view all
=json map.304.monolith true
=json map.304.orbital true
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"orbital":true,"ships":[{"seat":0,"starbase":2}]}},"seats":[{"species":"directorate","materials":40,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
> play 0 in 304
> view all
=json map.304.ships [{"seat":0,"starbase":3}]
> play 0 build orbital
> play 0 build orbital
?~ E2-5.3

test E2-9.4: building among ships of opponents is allowed
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":1,"cruiser":1}]}},"seats":[{"species":"directorate","materials":3,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> play 0 in 304
> view all
=json map.304.ships [{"seat":1,"cruiser":1},{"seat":0,"interceptor":1}]

test E1-13.2 E1-20.30: what each unit costs
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":3,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":5,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":4,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":8,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":7,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":3,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":2,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":5,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":4,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":10,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":9,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":2,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":1,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":4,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":3,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build cruiser
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":7,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":6,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":2,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":1,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":4,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":3,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
?~ E1-13.2
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":8,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
> view all
=json seats.0.materials 0
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":7,"science":9,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"],"grid":["positron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build monolith
?~ E1-13.2

test E1-13.3 E1-13.5 E1-11.14 E1-1.11: starbases and structures need their technology, ships a figure of the supply
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":20,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> moves 0
=all end ; free ; build interceptor ; build cruiser ; build dreadnought
> play 0 build starbase
?~ E1-13.5
> play 0 build monolith
?~ E1-13.5
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":0,"dreadnought":2}]}},"seats":[{"species":"directorate","materials":20,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build dreadnought
?~ E1-13.3

test E1-13.4 E1-13.6 E1-13.8 E1-23.6 E1-1.13: one orbital and one monolith a sector, both together; any number of starbases
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"orbital":true,"ships":[{"seat":0,"starbase":2}]}},"seats":[{"species":"directorate","materials":40,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build orbital
> view all
=json map.221.orbital true
> play 0 build monolith
> moves 0
=all in 221 ; in 304
> play 0 in 304
> view all
=json map.304.monolith true
=json map.304.orbital true
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"orbital":true,"ships":[{"seat":0,"starbase":2}]}},"seats":[{"species":"directorate","materials":40,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["orbital","monolith"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build starbase
> play 0 in 304
> view all
=json map.304.ships [{"seat":0,"starbase":3}]
> play 0 build orbital
> play 0 build orbital
?~ E1-5.6

test E1-13.7: building among ships of opponents is allowed
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":1,"cruiser":1}]}},"seats":[{"species":"directorate","materials":3,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> play 0 in 304
> view all
=json map.304.ships [{"seat":1,"cruiser":1},{"seat":0,"interceptor":1}]

test E2-9.6 E1-13.9: a new ship counts at once and moves with a later action
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":3,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> play 0 in 304
> play 0 end
> play 1 pass
> play 0 action move
> moves 0
=has ship interceptor 304
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"304":{"q":0,"r":-3,"rotation":0,"disc":0}},"seats":[{"species":"directorate","materials":3,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action build
> play 0 build interceptor
> play 0 in 304
> play 0 end
> play 1 pass
> play 0 action move
> moves 0
=has ship interceptor 304
