# Diplomacy, aggression and the traitor (E2-13, E1-10).

test E2-13.1 E2-13.2 E2-13.6 E2-13.7 E2-13.15 E2-D16 E2-EX13: an offer, its answer, and ambassadors with a cube of each
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=has free
> play 0 free
> pending
= 1
> moves 1
=all accept ; decline
> play 1 accept
> pending
= 0
> moves 0
=all give materials ; give science ; give money
> play 0 give science
> pending
= 1
> play 1 give money
> view all
=json seats.0.partners [1]
=json seats.1.partners [0]
=json seats.0.cubes.science 9
=json seats.0.production.science 4
=json seats.1.cubes.money 9
=json seats.0.vp 5
=json active 0
> moves 0
=not free

test E2-13.1: after a refusal the turn goes on; one offer to a player a turn; ambassadors stay
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 0 free
> play 1 decline
> view all
=json seats.0.partners []
=json turn.offered [1]
> moves 0
=not free

test E2-13.2 E2-EX6: the Wormhole Generator does not join players
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":1,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"federation","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]}},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free

test E2-13.3 E2-EX13: no ships at each other
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":1,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1},"306":{"q":4,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free

test E2-13.4 E2-13.11: nobody with whom relations stand, no traitor, no fourth ambassador
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"traitor":0,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"traitor":1,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"traitor":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=has free
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1]},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0]},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free

test E2-13.4: three ambassadors are all a player has
> setposition {"game":"eclipse2","players":6,"start":0,"round":2,"map":{"310":{"q":1,"r":-3,"rotation":0,"disc":0},"206":{"q":1,"r":-2,"rotation":1,"disc":1,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0},{"species":"conglomerate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=has free
> setposition {"game":"eclipse2","players":6,"start":0,"round":2,"map":{"310":{"q":1,"r":-3,"rotation":0,"disc":0},"206":{"q":1,"r":-2,"rotation":1,"disc":1,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"partners":[2,3,4]},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0,"colony":0,"partners":[0]},{"species":"conglomerate","materials":0,"science":0,"money":0,"colony":0,"partners":[0]},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E2-13.5: both need a cube on a track
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":0,"science":0,"money":0},"graves":{"materials":10,"science":10,"money":10}},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"federation","materials":0,"science":0,"money":0,"cubes":{"materials":0,"science":0,"money":0},"graves":{"materials":10,"science":10,"money":10}},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> moves 0
=not free

test E2-EX20 E2-13.4 E2-1.17 E2-H6: a full track makes room for the ambassador
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"1":2,"3":2},"partners":[2]},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 offer 1
> play 1 accept
> play 0 give materials
> pending
= 0
> moves 0
=all drop 1 ; drop 3
> play 0 drop 1
> play 1 give materials
> view 0
=json seats.0.reputation 3
=json seats.0.reputation_tiles {"1":1,"2":0,"3":2,"4":0}
=json seats.0.partners [1,2]
> view 1
=json seats.0.reputation_tiles absent
=json seats.0.reputation 3
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"1":2,"3":2}},{"species":"federation","materials":0,"science":0,"money":0},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 0 free
> play 0 offer 1
> play 1 accept
> play 0 give materials
> pending
= 1
> play 1 give materials
> view all
=json seats.0.reputation 4
=json seats.0.partners [1]

test E2-13.14: no diplomacy with two or three players
> setposition {"game":"eclipse2","players":3,"start":0,"round":2,"map":{"310":{"q":0,"r":-3,"rotation":0,"disc":0},"304":{"q":0,"r":-4,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"map":{"310":{"q":0,"r":-3,"rotation":0,"disc":0},"304":{"q":0,"r":-4,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E1-10.2 E1-10.4 E1-10.5 E1-10.11 E1-10.22 E1-D16 E1-19.3: an offer, its answer, and ambassadors with a cube of each
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=has free
> play 0 free
> pending
= 1
> moves 1
=all accept ; decline
> play 1 accept
> pending
= 0
> moves 0
=all give materials ; give science ; give money
> play 0 give science
> pending
= 1
> play 1 give money
> view all
=json seats.0.partners [1]
=json seats.1.partners [0]
=json seats.0.cubes.science 9
=json seats.0.production.science 4
=json seats.1.cubes.money 9
=json seats.0.vp 5
=json active 0
> moves 0
=not free

test E1-10.21 E1-10.10: after a refusal the turn goes on; one offer to a player a turn; ambassadors stay
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 free
> play 1 decline
> view all
=json seats.0.partners []
=json turn.offered [1]
> moves 0
=not free

test E1-10.3 E1-X.25: the Wormhole Generator does not join players
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":1,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]},"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"nano":["wormhole-gen"]},"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E1-10.17: no ships at each other
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":1,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1},"306":{"q":4,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E1-10.2 E1-10.6 E1-10.15: nobody with whom relations stand, no traitor, no fourth ambassador
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"traitor":0,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"traitor":1,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"traitor":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=has free
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1],"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0],"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E1-10.6: three ambassadors are all a player has
> setposition {"game":"eclipse1","players":6,"start":0,"round":2,"map":{"310":{"q":1,"r":-3,"rotation":0,"disc":0},"206":{"q":1,"r":-2,"rotation":1,"disc":1,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0},{"species":"conglomerate","materials":0,"science":0,"money":0,"colony":0},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=has free
> setposition {"game":"eclipse1","players":6,"start":0,"round":2,"map":{"310":{"q":1,"r":-3,"rotation":0,"disc":0},"206":{"q":1,"r":-2,"rotation":1,"disc":1,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"partners":[2,3,4]},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0,"colony":0,"partners":[0]},{"species":"conglomerate","materials":0,"science":0,"money":0,"colony":0,"partners":[0]},{"species":"alliance","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E1-10.7: both need a cube on a track
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"cubes":{"materials":0,"science":0,"money":0},"graves":{"materials":10,"science":10,"money":10},"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"cubes":{"materials":0,"science":0,"money":0},"graves":{"materials":10,"science":10,"money":10},"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E1-EX30 E1-10.7 E1-10.8 E1-10.9 E1-H.11: a full track makes room for the ambassador
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"1":2,"3":2},"partners":[2],"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"partners":[0],"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 free
> play 1 accept
> play 0 give materials
> pending
= 0
> moves 0
=all drop 1 ; drop 3
> play 0 drop 1
> play 1 give materials
> view 0
=json seats.0.reputation 3
=json seats.0.reputation_tiles {"1":1,"2":0,"3":2,"4":0}
=json seats.0.partners [1,2]
> view 1
=json seats.0.reputation_tiles absent
=json seats.0.reputation 3
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"1":2,"3":2},"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 free
> play 1 accept
> play 0 give materials
> pending
= 1
> play 1 give materials
> view all
=json seats.0.reputation 4
=json seats.0.partners [1]

test E1-10.1 E1-22.8 E1-22.9: no diplomacy with two or three players
> setposition {"game":"eclipse1","players":3,"start":0,"round":2,"map":{"310":{"q":0,"r":-3,"rotation":0,"disc":0},"304":{"q":0,"r":-4,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"map":{"310":{"q":0,"r":-3,"rotation":0,"disc":0},"304":{"q":0,"r":-4,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0}]}
> moves 0
=not free

test E2-13.9 E2-13.10 E2-13.11 E2-13.8 E2-5.18 E2-D17 E2-EX21: 2nd edition: a ship at the partner at the end of the turn breaks the relation
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":0,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1],"cubes":{"materials":9,"science":10,"money":10}},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10}},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 310
> view all
=json seats.0.partners [1]
=json traitor null
> play 0 end
> pending
= 0
> moves 0
=all track materials ; track science ; track money
> play 0 track science
> pending
= 1
> play 1 track money
> view all
=json traitor 0
=json seats.0.partners []
=json seats.1.partners []
=json seats.0.cubes.science 11
=json seats.1.cubes.money 11
=json seats.0.vp 2
=json active 1

test E2-10.9 E2-10.8 E1-X.24: 2nd edition: passing through is no aggression
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":0,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0,"disc":1},"313":{"q":3,"r":-1,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1],"cubes":{"materials":9,"science":10,"money":10},"tiles":{"interceptor":["none","none","none","nuclear-drive"]},"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10}},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 0 action move
> play 0 ship interceptor 310
> play 0 to 313
> play 0 end
> view all
=json seats.0.partners [1]
=json traitor null
=json map.313.ships [{"seat":0,"interceptor":1}]

test E1-EX28 E1-10.12 E1-10.13 E1-10.14 E1-10.15 E1-14.11 E1-D17: 1st edition: entering breaks the relation, also when passing through
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":0,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0,"disc":1},"313":{"q":3,"r":-1,"rotation":0,"discovery":false}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1],"cubes":{"materials":9,"science":10,"money":10},"tiles":{"interceptor":["nuclear-drive"]},"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10},"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 action move
> play 0 ship interceptor 310
> pending
= 0
> play 0 track materials
> play 1 track materials
> view all
=json traitor 0
=json seats.0.partners []
> moves 0
=has to 313
> play 0 to 313
> view all
=json map.313.ships [{"seat":0,"interceptor":1}]

test E1-10.16: attacking somebody without relations has no such effect
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0,"ships":[{"seat":0,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 action move
> play 0 ship interceptor 310
> view all
=json traitor null

test E2-13.12 E2-13.16: relations with others stay; several are broken at once, the tile is taken once
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0,"disc":1,"ships":[{"seat":2,"interceptor":1}]}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1,2,3],"cubes":{"materials":7,"science":10,"money":10}},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10}},{"species":"union","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10}},{"species":"republic","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10}}]}
> play 0 action move
> play 0 ship interceptor 310
> pending
= 0
> play 0 track materials
> play 0 track money
> play 1 track materials
> play 2 track materials
> view all
=json seats.0.partners [3]
=json traitor 0
=json seats.1.partners []
=json seats.2.partners []
=json seats.0.cubes {"materials":8,"science":10,"money":11}

test E2-13.13 E1-X.41: 2nd edition: reputation tiles may be returned in the own turn; not in the 1st
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"2":1,"4":1}},{"species":"federation","materials":0,"science":0,"money":0}]}
> moves 0
=has free
> play 0 free
> moves 0
=all drop 2 ; drop 4
> play 0 drop 4
> view all
=json seats.0.reputation 1
=json reputation_bag 32
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"reputation":{"2":1,"4":1}},{"species":"federation","materials":0,"science":0,"money":0}]}
> moves 0
=not free

test E2-EX34 E2-1.17 E2-21.11: slots for ambassadors, for reputation, for either
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"reputation":{"1":3}},{"species":"union","materials":0,"science":0,"money":0}]}
> check
= ok
> setposition {"game":"eclipse2","players":2,"seats":[{"species":"hydran","reputation":{"1":4}},{}]}
?~ E2-1.17
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"orion","materials":0,"science":0,"money":0,"reputation":{"1":5}},{"species":"union","materials":0,"science":0,"money":0}]}
> check
= ok
> setposition {"game":"eclipse2","players":2,"seats":[{"species":"orion","reputation":{"1":6}},{}]}
?~ E2-1.17
> setposition {"game":"eclipse2","players":6,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"reputation":{"1":3},"partners":[1]},{"species":"directorate","materials":0,"science":0,"money":0,"partners":[0]},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0},{"species":"conglomerate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> check
= ok
> setposition {"game":"eclipse2","players":6,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"reputation":{"1":2},"partners":[1,2]},{"species":"directorate","materials":0,"science":0,"money":0,"partners":[0]},{"species":"union","materials":0,"science":0,"money":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0},{"species":"conglomerate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> check
= ok
> setposition {"game":"eclipse2","players":6,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"reputation":{"1":3},"partners":[1,2]},{"species":"directorate","materials":0,"science":0,"money":0,"partners":[0]},{"species":"union","materials":0,"science":0,"money":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0},{"species":"conglomerate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
?~ E2-1.17
> setposition {"game":"eclipse2","players":6,"start":0,"round":2,"seats":[{"species":"orion","materials":0,"science":0,"money":0,"reputation":{"1":2},"partners":[1,2,3]},{"species":"directorate","materials":0,"science":0,"money":0,"partners":[0]},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0]},{"species":"union","materials":0,"science":0,"money":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0},{"species":"conglomerate","materials":0,"science":0,"money":0}]}
> check
= ok
> setposition {"game":"eclipse2","players":6,"start":0,"round":2,"seats":[{"species":"orion","materials":0,"science":0,"money":0,"reputation":{"1":3},"partners":[1,2,3]},{"species":"directorate","materials":0,"science":0,"money":0,"partners":[0]},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0]},{"species":"union","materials":0,"science":0,"money":0,"partners":[0]},{"species":"republic","materials":0,"science":0,"money":0},{"species":"conglomerate","materials":0,"science":0,"money":0}]}
?~ E2-1.17

test E1-10.19 E1-X.40 E1-D16: 1st edition: offers after combat, once to each
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 pass
> play 1 pass
> play 2 pass
> play 3 pass
> pending
= 0
> view all
=json phase peace
> moves 0
=all done ; offer 1
> play 0 offer 1
> play 1 decline
> pending
= 1
> moves 1
=all done ; offer 0
> play 1 done
> view all
=json round 3

test E1-10.18: former partners may form relations again
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"traitor":3,"map":{"310":{"q":3,"r":-3,"rotation":0,"disc":0},"304":{"q":3,"r":-2,"rotation":0,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 free
> play 1 accept
> play 0 give money
> play 1 give money
> view all
=json seats.0.partners [1]

test E1-10.20 E2-10.8: ships of partners pin each other
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1],"cubes":{"materials":9,"science":10,"money":10}},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10}},{"species":"union","materials":0,"science":0,"money":0},{"species":"republic","materials":0,"science":0,"money":0}]}
> play 0 action move
> moves 0
=not ship interceptor 310
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"rotation":0,"ships":[{"seat":0,"interceptor":1},{"seat":1,"interceptor":1}]},"304":{"q":3,"r":-2,"rotation":0}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"partners":[1],"cubes":{"materials":9,"science":10,"money":10},"colony":0},{"species":"federation","materials":0,"science":0,"money":0,"partners":[0],"cubes":{"materials":9,"science":10,"money":10},"colony":0},{"species":"union","materials":0,"science":0,"money":0,"colony":0},{"species":"republic","materials":0,"science":0,"money":0,"colony":0}]}
> play 0 action move
> moves 0
=not ship interceptor 310

test E2-13.6 E1-10.5: a cube comes from a track, never from a graveyard
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"disc":0},"304":{"q":3,"r":-2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"graves":{"materials":1}},{"species":"federation"},{"species":"union"},{"species":"republic"}]}
> play 0 free
> play 1 accept
> moves 0
=all give materials ; give science ; give money

test E2-13.5 E2-13.6 E1-10.5 E1-10.7: who has cubes on one track alone gives of them; who has none cannot exchange
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"disc":0},"304":{"q":3,"r":-2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"graves":{"materials":10,"science":10}},{"species":"federation"},{"species":"union"},{"species":"republic"}]}
> play 0 free
> play 1 accept
> pending
= 1
> play 1 give science
> view all
=json seats.0.cubes {"money":9}
=json seats.1.cubes {"materials":10,"science":9,"money":10}
> setposition {"game":"eclipse1","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"disc":0},"304":{"q":3,"r":-2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","graves":{"science":10,"money":10}},{"species":"union"},{"species":"republic"}]}
> play 0 free
> play 1 accept
> play 0 give materials
> view all
=json seats.0.partners [1]
=json seats.1.cubes {"materials":9}
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"disc":0},"304":{"q":3,"r":-2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0},{"species":"federation","graves":{"materials":10,"science":10,"money":10}},{"species":"union"},{"species":"republic"}]}
> moves 0
=not free
> setposition {"game":"eclipse2","players":4,"start":0,"round":2,"map":{"310":{"q":3,"r":-3,"disc":0},"304":{"q":3,"r":-2,"disc":1}},"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"colony":0,"graves":{"materials":10,"science":10,"money":10}},{"species":"federation"},{"species":"union"},{"species":"republic"}]}
> moves 0
=not free
