# Upgrade (E2-8, E1-12).

test E2-EX7 E2-8.2 E2-8.3 E2-8.9 E2-D11 E2-21.2: an activation returns tiles and places one; what is printed comes back
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"eridani","materials":0,"science":0,"money":0,"tiles":{"interceptor":["fusion-drive","fusion-drive","none","none"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.blueprints.interceptor.energy 4
=json seats.0.blueprints.interceptor.energy_used 4
=json seats.0.blueprints.interceptor.move 4
> play 0 action upgrade
> play 0 return interceptor 0
> view all
=json seats.0.blueprints.interceptor.parts ["ion-cannon","fusion-drive","nuclear-source","none"]
> play 0 slot interceptor 0
> play 0 part plasma-cannon
> play 0 slot interceptor 3
> play 0 part gauss-shield
> view all
=json seats.0.blueprints.interceptor.energy_used 4
=json seats.0.blueprints.interceptor.cannon [0,1,0,0]
=json seats.0.blueprints.interceptor.shield 1
=json seats.0.blueprints.interceptor.move 2
=json seats.0.blueprints.interceptor.initiative 4
=json turn.activations 0

test E2-EX16 E2-8.5 E2-8.10 E2-21.7: three activations of the Mechanema
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":0,"science":0,"money":0,"techs":{"military":["plasma-missile"],"grid":["positron-computer","fusion-source"],"nano":["fusion-drive"]},"tiles":{"interceptor":["none","none","none","electron-computer"],"cruiser":["none","fusion-source","none","none","none","fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> view all
=json turn.activations 3
> play 0 return interceptor 3
> play 0 slot interceptor 3
> play 0 part plasma-missile
> play 0 slot cruiser 0
> play 0 part positron-computer
> play 0 slot cruiser 4
> play 0 part ion-cannon
> view all
=json seats.0.blueprints.interceptor.energy_used 3
=json seats.0.blueprints.interceptor.missile [0,2,0,0]
=json seats.0.blueprints.interceptor.computer 0
=json seats.0.blueprints.cruiser.energy 6
=json seats.0.blueprints.cruiser.energy_used 5
=json seats.0.blueprints.cruiser.cannon [2,0,0,0]
=json seats.0.blueprints.cruiser.computer 2
=json seats.0.blueprints.cruiser.hull 1
=json seats.0.blueprints.cruiser.initiative 3
=json active 1
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":0,"science":0,"money":0,"techs":{"military":["plasma-missile"],"grid":["positron-computer","fusion-source"],"nano":["fusion-drive"]},"tiles":{}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot cruiser 0
> play 0 part positron-computer
> play 0 slot cruiser 4
> play 0 part ion-cannon
?~ E2-8.5

test E2-EX25: initiative adds up
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"eridani","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.blueprints.interceptor.initiative 4
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"dreadnought":["none","none","nuclear-drive","none","nuclear-drive","none","none","none"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.blueprints.dreadnought.initiative 3
=json seats.0.blueprints.dreadnought.energy_used 3

test E2-8.4 E2-7.10 E2-7.11 E1-X.6: a part needs its own technology; the five basic parts need none
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","gluon-computer"],"nano":["fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot cruiser 4
> moves 0
=all part nuclear-source ; part nuclear-drive ; part ion-cannon ; part hull ; part electron-computer
> play 0 part positron-computer
?~ E2-8.4
> play 0 part gluon-computer
?~ E2-8.5

test E2-8.6 E2-8.7 E2-8.11: no drives on starbases, at least one on every other ship; ships without weapons are allowed
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot interceptor 1
> view all
=json seats.0.tiles.interceptor ["none","nuclear-drive","none","none"]
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot starbase 2
> play 0 part nuclear-drive
?~ E2-8.6
> moves 0
=not part nuclear-drive
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot interceptor 0
> play 0 part hull
> view all
=json seats.0.blueprints.interceptor.cannon [0,0,0,0]

test E2-8.8: returning without placing, and placing without returning, are allowed
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","none","none","hull"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 3
> moves 0
=has done
> play 0 done
> view all
=json turn.activations 1
=json seats.0.tiles.interceptor ["none","none","none","none"]

test E2-8.12: a return is offered only if the activation can still be closed legally
# without the Fusion Source 3 energy for 5: returning it is open while a cannon behind it can go too
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]},"tiles":{"interceptor":["plasma-cannon","none","fusion-source","plasma-cannon"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> moves 0
=has return interceptor 2
> play 0 return interceptor 2
> moves 0
=not done
=has return interceptor 3
=not return interceptor 0
> play 0 done
?~ E2-8.7
> play 0 return interceptor 3
> moves 0
=has done
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]},"tiles":{"interceptor":["plasma-cannon","none","fusion-source","plasma-cannon"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 3
> play 0 return interceptor 2
?~ E2-8.12
# two blueprints at once cannot be mended by one placement
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]},"tiles":{"interceptor":["plasma-cannon","none","none","fusion-source"],"cruiser":["plasma-cannon","none","plasma-cannon","none","fusion-source","none"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.blueprints.interceptor.energy 9
> play 0 action upgrade
> moves 0
=has return interceptor 3
=has return cruiser 4

test E2-8.13: a part of the supply that was returned may be placed again
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["none","none","none","hull"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 3
> play 0 slot interceptor 3
> moves 0
=has part hull

test E1-EX25 E1-12.1 E1-12.4 E1-12.12 E1-D11 E1-X.21: the whole upgrade is judged at its end
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot interceptor 0
> play 0 part plasma-cannon
> moves 0
=not done
=has slot interceptor 2
> play 0 done
?~ E1-12.12
> play 0 slot interceptor 2
> view all
=json seats.0.blueprints.interceptor.energy_used 4
=json seats.0.blueprints.interceptor.energy 6
=json active 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"first_passed":true,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]},"passed":true},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 react upgrade
> play 0 slot interceptor 0
> play 0 part plasma-cannon
?~ E1-12.4
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"first_passed":true,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]},"passed":true},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 react upgrade
> play 0 slot interceptor 1
> play 0 part plasma-cannon
> view all
=json seats.0.blueprints.interceptor.energy_used 3
=json active 1

test E1-EX9 E1-12.2 E1-20.30 E1-8.11: three tiles of the Mechanema; without the Fusion Source the upgrade is refused
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":0,"science":0,"money":0,"techs":{"military":["plasma-missile"],"grid":["positron-computer","fusion-source"]},"tiles":{"interceptor":["electron-computer"],"cruiser":["none","none","none","fusion-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 0
> play 0 slot interceptor 0
> play 0 part plasma-missile
> play 0 slot cruiser 1
> play 0 part ion-cannon
> play 0 slot cruiser 4
> play 0 part positron-computer
> view all
=json seats.0.blueprints.interceptor.energy_used 2
=json seats.0.blueprints.cruiser.energy_used 4
=json seats.0.blueprints.cruiser.energy 6
=json active 1
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"mechanema","materials":0,"science":0,"money":0,"techs":{"military":["plasma-missile"],"grid":["positron-computer"]},"tiles":{"interceptor":["electron-computer"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot cruiser 1
> play 0 part ion-cannon
> play 0 slot cruiser 4
> play 0 part positron-computer
?~ E1-12.4

test E1-12.12 E1-12.13: tiles are returned, then placed, in ascending order; not back where they came from
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"tiles":{"interceptor":["hull"],"cruiser":["none","hull"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return cruiser 1
> play 0 return interceptor 0
?~ E1-12.12
> play 0 slot cruiser 1
> moves 0
=not part hull
> play 0 part hull
?~ E1-12.13
> play 0 part ion-cannon
> play 0 slot interceptor 1
?~ E1-12.12
> moves 0
=not slot interceptor 1
=has slot dreadnought 2
=not return interceptor 0

test E1-EX20 E1-22.7 E1-11.8 E1-12.7: each part needs its own technology
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","gluon-computer"],"grid":["fusion-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 slot cruiser 3
> play 0 part fusion-source
> play 0 slot cruiser 4
> moves 0
=has part gluon-computer
=has part electron-computer
> play 0 part positron-computer
?~ E1-12.4

test E1-EX6 E1-12.5 E1-12.8: values of equal parts add up
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"grid":["fusion-source"],"nano":["fusion-drive"]},"tiles":{"interceptor":["fusion-drive","none","fusion-source","fusion-drive"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.blueprints.interceptor.move 4
=json seats.0.blueprints.interceptor.initiative 6
=json seats.0.blueprints.interceptor.energy_used 5

test E1-EX11: initiative of an interceptor and a dreadnought
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","gluon-computer","plasma-cannon"],"grid":["fusion-source"],"nano":["fusion-drive"]},"tiles":{"interceptor":["gluon-computer","none","fusion-source","fusion-drive"],"dreadnought":["none","nuclear-drive","nuclear-drive","plasma-cannon","none","none","fusion-source","none"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.blueprints.interceptor.initiative 6
=json seats.0.blueprints.interceptor.energy_used 5
=json seats.0.blueprints.interceptor.energy 6
=json seats.0.blueprints.dreadnought.initiative 3
=json seats.0.blueprints.dreadnought.energy_used 7
=json seats.0.blueprints.dreadnought.energy 9
=json seats.0.blueprints.dreadnought.cannon [2,1,0,0]

test E1-12.3 E1-12.6 E1-12.11 E1-20.31 E1-20.32: parts outside the grid count; a covered printed part comes back; ships without weapons are legal
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"orion","materials":0,"science":0,"money":0,"tiles":{"interceptor":["hull","hull"]}},{"species":"union","materials":0,"science":0,"money":0}]}
> view all
=json seats.0.blueprints.interceptor.energy 4
=json seats.0.blueprints.interceptor.shield 0
=json seats.0.blueprints.interceptor.cannon [0,0,0,0]
> play 0 action upgrade
> play 0 return interceptor 0
> play 0 done
> view all
=json seats.0.blueprints.interceptor.shield 1

test E2-8.12: a tile may go if returning another and placing one make all blueprints legal; what is left to do so is done
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]},"tiles":{"interceptor":["plasma-cannon","none","fusion-source","ion-cannon"],"cruiser":["none","fusion-source","none","none","plasma-cannon"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 2
> play 0 return cruiser 1
> view all
=json seats.0.blueprints.interceptor.parts ["plasma-cannon","nuclear-drive","fusion-source","ion-cannon"]
=json seats.0.blueprints.cruiser.parts ["electron-computer","nuclear-source","ion-cannon","hull","none","nuclear-drive"]
=json turn.activations 1

test E2-8.12 E2-8.14: the Muon Source may go where all blueprints are legal with it
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"stored":["muon-source"],"techs":{"military":["starbase","plasma-cannon"],"grid":["fusion-source"]},"tiles":{"cruiser":["none","fusion-source","none","none","plasma-cannon"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> moves 0
=has muon interceptor
=has muon starbase
> play 0 return cruiser 1
> moves 0
=has muon cruiser
=has return cruiser 4
=not muon interceptor
=not muon dreadnought
=not muon starbase
> play 0 muon interceptor
?~ E2-8.7

test E2-8.12 E2-8.14: what a Muon Source gives counts where it lies, or where it may yet be laid
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"muon":"interceptor","techs":{"military":["starbase"],"grid":["antimatter-cannon","tachyon-drive"]},"tiles":{"interceptor":["antimatter-cannon","tachyon-drive","none","nuclear-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 3
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"muon":"cruiser","techs":{"military":["starbase"],"grid":["antimatter-cannon","tachyon-drive"]},"tiles":{"interceptor":["antimatter-cannon","tachyon-drive","none","hypergrid-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 3
?~ E2-8.12
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"stored":["muon-source"],"techs":{"military":["starbase"],"grid":["antimatter-cannon","tachyon-drive"]},"tiles":{"interceptor":["antimatter-cannon","tachyon-drive","hypergrid-source","nuclear-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 2
> view all
=json seats.0.blueprints.interceptor.energy_used 7
=json seats.0.blueprints.interceptor.energy 8
=json seats.0.muon interceptor
> setposition {"game":"eclipse2","players":2,"start":0,"round":2,"seats":[{"species":"directorate","materials":0,"science":0,"money":0,"techs":{"military":["starbase"],"grid":["antimatter-cannon","tachyon-drive"]},"tiles":{"interceptor":["antimatter-cannon","tachyon-drive","hypergrid-source","nuclear-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 2
?~ E2-8.12

test E1-12.9 E1-12.12 E1-8.11: two stored parts make two blueprints legal, one part not
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"stored":["conformal-drive","hypergrid-source"],"techs":{"grid":["antimatter-cannon"]},"tiles":{"interceptor":["nuclear-drive","nuclear-drive","none","hull"],"cruiser":["antimatter-cannon","hull","hull","none","nuclear-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 0
> play 0 return interceptor 1
> play 0 return cruiser 4
> play 0 slot interceptor 0
> play 0 slot cruiser 4
> view all
=json seats.0.blueprints.interceptor.parts ["conformal-drive","ion-cannon","nuclear-source","hull"]
=json seats.0.blueprints.cruiser.parts ["antimatter-cannon","hull","hull","nuclear-source","hypergrid-source","nuclear-drive"]
=json seats.0.stored []
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"stored":["hypergrid-source"],"techs":{"grid":["antimatter-cannon"]},"tiles":{"interceptor":["nuclear-drive","nuclear-drive","none","hull"],"cruiser":["antimatter-cannon","hull","hull","none","nuclear-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 0
> play 0 return interceptor 1
> play 0 return cruiser 4
?~ E1-12.12
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"stored":["conformal-drive"],"techs":{"grid":["antimatter-cannon"]},"tiles":{"interceptor":["nuclear-drive","nuclear-drive","none","hull"],"cruiser":["antimatter-cannon","hull","hull","none","nuclear-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return interceptor 0
> play 0 return interceptor 1
> play 0 return cruiser 4
?~ E1-12.12

test E1-12.9 E1-12.12: a stored part serves once, also within a blueprint
> setposition {"game":"eclipse1","players":2,"start":0,"round":2,"seats":[{"species":"hydran","materials":0,"science":0,"money":0,"stored":["hypergrid-source"],"techs":{"military":["tachyon-source"],"grid":["antimatter-cannon"]},"tiles":{"dreadnought":["antimatter-cannon","antimatter-cannon","antimatter-cannon","antimatter-cannon","tachyon-source","hull","tachyon-source"]}},{"species":"alliance","materials":0,"science":0,"money":0}]}
> play 0 action upgrade
> play 0 return dreadnought 4
> play 0 return dreadnought 6
?~ E1-12.12
