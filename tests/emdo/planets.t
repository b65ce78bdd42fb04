# Planets: survey, warfare, colonize (ED-9, ED-11, ED-12).

test ED-9.1 ED-11.4 ED-15.4: a planet comes face down and gives nothing until it is turned
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"tankahshin"},{"planet":"oknow"},{"planet":"voson"},{"planet":"gerdland"}]}, \
    {"hand":{}}]}
> view all
=json seats.0.hand_limit 5
=json seats.0.score 0
=json seats.0.symbols {"survey":0,"warfare":0,"colonize":0,"produce":0,"trade":0,"research":0}
> play 0 lead survey
> play 0 done
> view 0
=count seats.0.planets 6
=json seats.0.planets.5.up false
=json seats.0.score 0

test ED-9.2 ED-9.3 ED-23.3 ED-23.17: own face-down planets are settled or attacked, the start planet too, nobody else's
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":1},"fighters":9,"planets":[{"planet":"drawde"},{"planet":"styku"},{"planet":"mik-mik","up":true}]}, \
    {"hand":{},"planets":[{"planet":"voson"}]}]}
> moves 0
=has lead warfare drawde
=has lead warfare styku
=not lead warfare voson
=not lead warfare mik-mik
> play 0 lead warfare voson
?~ ED-9.3
> play 0 lead warfare mik-mik
?~ ED-9.3
> play 0 lead colonize voson
?~ ED-9.3
> play 0 lead warfare drawde
> view all
=json seats.0.planets.0 {"back":"start-fertile","planet":"drawde","up":true,"resources":[],"marker":false}
=json seats.0.fighters 7

test ED-9.6 ED-9.7 ED-12.13: a planet turned up has empty slots; no tokens are taken for it
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"new-texas","tucked":{"colonize":3}}]}, \
    {"hand":{}}]}
> play 0 lead colonize new-texas
> view all
=json seats.0.planets.0.resources []
=json seats.0.influence 0
=json supply 24
=json seats.0.score 2

test ED-9.8 ED-11.21 ED-EX12: an attack costs the same with colonies, which go to the discard pile
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":1},"fighters":7,"planets":[{"planet":"styku","tucked":{"colonize":2}}]}, \
    {"hand":{}}]}
> play 0 lead warfare styku
> position
=json seats.0.fighters 2
=json seats.0.discard {"warfare":1,"colonize":2}
=json seats.0.planets.0 {"planet":"styku","up":true,"resources":[],"marker":false}

test ED-9.9 ED-12.3 ED-12.20 ED-26.11: settling turns the planet up; its colonies go to the discard pile
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"styku","tucked":{"colonize":3,"terraforming":1}}]}, \
    {"hand":{}}]}
> view all
=json seats.0.planets.0.colonies 5
=json seats.0.discard {}
=json seats.0.hand_and_deck {"survey":1}
> play 0 lead colonize styku
> view all
=json seats.0.planets.0.up true
=json seats.0.planets.0.colonies absent
> position
=json seats.0.discard {"colonize":4,"terraforming":1}

test ED-9.5 ED-26.8: a slot holds one token of its type
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"produce-trade":1},"planets":[{"planet":"styku","up":true,"resources":["water"]}]}, \
    {"hand":{}}]}
> moves 0
=has play produce-trade
> play 0 play produce-trade
# the one slot is full: the only thing to do was to sell
> view all
=json seats.0.influence 1
=json seats.0.resources 0
> setposition {"game":"emdo","players":2,"seats":[{"planets":[{"planet":"styku","up":true,"resources":["food"]}]},{}]}
?~ ED-26.8
> setposition {"game":"emdo","players":2,"seats":[{"planets":[{"planet":"styku","up":true,"resources":["water","water"]}]},{}]}
?~ ED-9.5
> setposition {"game":"emdo","players":2,"seats":[{"planets":[{"planet":"styku","resources":["water"]}]},{}]}
?~ ED-26.8
> setposition {"game":"emdo","players":2,"seats":[{"permanents":["scorched-earth-policy"],"planets":[{"planet":"styku","up":true,"marker":true,"resources":["water"]}]},{}]}
?~ ED-26.8

test ED-9.10 ED-9.11 ED-9.12: planets stay, any number of them, and colonies stay where they are
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"lyttle"},{"planet":"echo-rose","tucked":{"colonize":1}},{"planet":"zephan"},{"planet":"oknow"},{"planet":"styku"},{"planet":"mik-mik"},{"planet":"voson"},{"planet":"pink-sonar"},{"planet":"tankahshin"},{"planet":"erkam-w"},{"planet":"idroyos"}]}, \
    {"hand":{}}]}
> play 0 lead survey
> play 0 done
> view 0
=count seats.0.planets 13
=json seats.0.planets.1.colonies 1
=json seats.0.planets.0.colonies 0

test ED-11.1: the Survey action draws two cards
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1},"deck":{"warfare":3}}, \
    {"hand":{}}]}
> play 0 play survey
> position
=json seats.0.hand {"warfare":2}
=json seats.0.deck {"warfare":1}

test ED-11.2 ED-11.5 ED-11.6 ED-11.7 ED-D6a: the leader sees as many planets as symbols, keeps one face down, the others are discarded
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":2,"politics":1},"planets":[{"planet":"voson","up":true}]}, \
    {"hand":{}}]}
> play 0 lead survey
> play 0 boost survey
> play 0 done
# stack 1 + card 1 + Voson 1
> view 0
=json planet_deck 23
=count look.planets 3
=count look.backs 3
> play 0 keep drawde
?~ ED-11.4
> play 0 keep voson
?~ ED-11.4
> moves 0
=~ keep

test ED-11.4 ED-11.5 ED-8.8 ED-11.3: one of the planets looked at is kept, the rest lie open in the discard pile
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3, \
    "agenda":[["turn",0,3],["follow",1,1,1],["keep",0]],"look":[{"planet":"styku"},{"planet":"idroyos"},{"planet":"zephan"}], \
    "seats":[{"hand":{},"played":{"survey":3}},{"hand":{}}]}
> moves 0
=all keep styku ; keep idroyos ; keep zephan
> view 0
=json look.planets ["zephan","styku","idroyos"]
=json look.backs ["advanced-6-3","fertile-5-4","metallic-6-3"]
> view 1
=json look.planets absent
=json look.backs ["advanced-6-3","fertile-5-4","metallic-6-3"]
=json planet_discard []
> play 0 keep idroyos
> view 1
=json planet_discard ["zephan","styku"]
=json look absent
=json seats.0.planets.1 {"back":"metallic-6-3","up":false,"colonies":0,"tucked":{},"filling":1,"settleable":false,"attack":6}
> view 0
=json seats.0.planets.1.planet idroyos

test ED-11.6 ED-11.8 ED-EX9 ED-6.8: a follower sees one planet less than symbols, never fewer than none
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":1,"politics":1}}]}
> play 0 lead survey
# stack card alone: one planet, kept unasked
> view 0
=json planet_deck 26
=count seats.0.planets 2
> play 1 follow survey
> play 1 done
> view 1
=json planet_deck 26
=count seats.1.planets 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":1,"politics":1},"planets":[{"planet":"voson","up":true}]}]}
> play 0 lead survey
> play 1 follow survey
> play 1 done
> view 1
=json planet_deck 24
=count seats.1.planets 3
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"politics":1},"planets":[{"planet":"voson","up":true}]}]}
> play 0 lead survey
> play 1 follow
> view 1
=json planet_deck 25
=count seats.1.planets 2

test ED-11.9 ED-11.10 ED-11.22 ED-EX10: the planet deck is renewed when a planet is needed, without the planets already taken
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","planet_discard":["erkam-w","overlord-betzels-domain","marghannah-prime","8910-spielen","idroyos"],"seats":[ \
    {"hand":{"survey":3}}, \
    {"hand":{},"planets":[{"planet":"lyttle","up":true},{"planet":"echo-rose","up":true},{"planet":"srod-avein-n2","up":true},{"planet":"ral-gaigaw","up":true},{"planet":"hanoj-t","up":true},{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true},{"planet":"sholmican","up":true},{"planet":"styku","up":true},{"planet":"mik-mik","up":true},{"planet":"new-texas","up":true},{"planet":"gerdland","up":true},{"planet":"mishburr-ito-a","up":true},{"planet":"artigas-gns-111","up":true},{"planet":"spielbany-vi","up":true},{"planet":"nelos-iv","up":true},{"planet":"angus-duffy","up":true},{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true}]}]}
> view all
=json planet_deck 1
=json planet_top metallic-5-4
> play 0 lead survey
> play 0 boost survey
> play 0 boost survey
> play 0 done
> view 0
=json planet_deck 3
=json planet_discard []
=count look.planets 3
> go 0 bot=random
=~ keep
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","planet_discard":["erkam-w","overlord-betzels-domain","marghannah-prime","8910-spielen","idroyos"],"seats":[ \
    {"hand":{}}, \
    {"hand":{},"planets":[{"planet":"lyttle","up":true},{"planet":"echo-rose","up":true},{"planet":"srod-avein-n2","up":true},{"planet":"ral-gaigaw","up":true},{"planet":"hanoj-t","up":true},{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true},{"planet":"sholmican","up":true},{"planet":"styku","up":true},{"planet":"mik-mik","up":true},{"planet":"new-texas","up":true},{"planet":"gerdland","up":true},{"planet":"mishburr-ito-a","up":true},{"planet":"artigas-gns-111","up":true},{"planet":"spielbany-vi","up":true},{"planet":"nelos-iv","up":true},{"planet":"angus-duffy","up":true},{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true}]}]}
> play 0 lead survey
# the last card was taken: nothing is shuffled yet, and there is no top to see
> view all
=json planet_deck 0
=json planet_top null
=json planet_discard ["erkam-w","overlord-betzels-domain","marghannah-prime","8910-spielen","idroyos"]
=count seats.0.planets 2

test ED-EX10: of the three planets one is kept: deck 3, discards 2
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"filling":2, \
    "agenda":[["turn",0,3],["follow",1,1,1],["keep",0]], \
    "look":[{"planet":"tankahshin","filling":1},{"planet":"erkam-w"},{"planet":"idroyos"}], \
    "seats":[{"hand":{},"played":{"survey":3}}, \
    {"hand":{},"planets":[{"planet":"lyttle","up":true},{"planet":"echo-rose","up":true},{"planet":"srod-avein-n2","up":true},{"planet":"ral-gaigaw","up":true},{"planet":"hanoj-t","up":true},{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true},{"planet":"sholmican","up":true},{"planet":"styku","up":true},{"planet":"mik-mik","up":true},{"planet":"new-texas","up":true},{"planet":"gerdland","up":true},{"planet":"mishburr-ito-a","up":true},{"planet":"artigas-gns-111","up":true},{"planet":"spielbany-vi","up":true},{"planet":"nelos-iv","up":true},{"planet":"angus-duffy","up":true},{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true}]}]}
> view all
=json planet_deck 3
> play 0 keep idroyos
> view all
=json planet_deck 3
=json planet_discard ["tankahshin","erkam-w"]

test ED-11.11: with fewer planets than allowed the player looks at what there is
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":3}}, \
    {"hand":{},"planets":[{"planet":"lyttle","up":true},{"planet":"echo-rose","up":true},{"planet":"srod-avein-n2","up":true},{"planet":"ral-gaigaw","up":true},{"planet":"hanoj-t","up":true},{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true},{"planet":"sholmican","up":true},{"planet":"styku","up":true},{"planet":"mik-mik","up":true},{"planet":"new-texas","up":true},{"planet":"gerdland","up":true},{"planet":"mishburr-ito-a","up":true},{"planet":"artigas-gns-111","up":true},{"planet":"spielbany-vi","up":true},{"planet":"nelos-iv","up":true},{"planet":"angus-duffy","up":true},{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true},{"planet":"tankahshin","up":true},{"planet":"erkam-w","up":true},{"planet":"overlord-betzels-domain","up":true},{"planet":"marghannah-prime","up":true}]}]}
> play 0 lead survey
> play 0 boost survey
> play 0 boost survey
> play 0 boost survey
> view 0
=json planet_deck 0
=count look.planets 2
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":3}}, \
    {"hand":{},"planets":[{"planet":"lyttle","up":true},{"planet":"echo-rose","up":true},{"planet":"srod-avein-n2","up":true},{"planet":"ral-gaigaw","up":true},{"planet":"hanoj-t","up":true},{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true},{"planet":"sholmican","up":true},{"planet":"styku","up":true},{"planet":"mik-mik","up":true},{"planet":"new-texas","up":true},{"planet":"gerdland","up":true},{"planet":"mishburr-ito-a","up":true},{"planet":"artigas-gns-111","up":true},{"planet":"spielbany-vi","up":true},{"planet":"nelos-iv","up":true},{"planet":"angus-duffy","up":true},{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true},{"planet":"tankahshin","up":true},{"planet":"erkam-w","up":true},{"planet":"overlord-betzels-domain","up":true},{"planet":"marghannah-prime","up":true},{"planet":"8910-spielen","up":true},{"planet":"idroyos","up":true}]}]}
> play 0 lead survey
> play 0 done
> view 0
=json look absent
=count seats.0.planets 1

test ED-11.12 ED-D3a ED-11.13 ED-11.14: the Warfare action takes a fighter or attacks
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":1},"fighters":4,"planets":[{"planet":"mik-mik"},{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 play warfare
# 4 fighters: Mik-Mik costs 4, Styku 5, the start planet 2
> moves 0
=has fighters
=has attack mik-mik
=not attack styku
> play 0 attack styku
?~ ED-11.14
> play 0 attack mik-mik
> position
=json seats.0.fighters 0
=json seats.0.discard {"warfare":1}
> view all
=json seats.0.planets.0.up true

test ED-11.16 ED-11.17 ED-11.18 ED-EX11: the leader takes a fighter a symbol, or attacks instead
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":2},"planets":[{"planet":"tankahshin","up":true},{"planet":"voson"}]}, \
    {"hand":{}}]}
> play 0 lead warfare
> play 0 boost warfare
> play 0 boost warfare
> view all
=json seats.0.fighters 4
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":2},"fighters":5,"planets":[{"planet":"tankahshin","up":true},{"planet":"voson"}]}, \
    {"hand":{}}]}
> play 0 lead warfare voson
> view all
=json seats.0.fighters 0
=json seats.0.planets.1.up true
=json seats.0.hand_size 2
> position
=json seats.0.hand {"warfare":2}

test ED-D6c ED-5.17: the planet to settle or attack is named with the role
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":1},"fighters":4,"planets":[{"planet":"styku","tucked":{"colonize":4}},{"planet":"mik-mik"}]}, \
    {"hand":{}}]}
> moves 0
=has lead warfare mik-mik
=not lead warfare styku
=has lead colonize styku
=not lead colonize mik-mik

test ED-11.19: W symbols do not lower warfare costs
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"fighters":4,"planets":[{"planet":"tankahshin","up":true},{"planet":"erkam-w","up":true},{"planet":"voson"}]}, \
    {"hand":{}}]}
> play 0 lead warfare voson
?~ ED-11.14
> view 0
=json seats.0.planets.2.attack 5

test ED-11.20 ED-12.12: followers neither attack nor settle
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":1},"fighters":9,"planets":[{"planet":"styku","tucked":{"colonize":4}}]}]}
> play 0 lead warfare
> play 1 follow styku
?~ ED-11.20
> moves 1
=all dissent ; follow warfare
> play 1 dissent
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"colonize":1},"fighters":9,"planets":[{"planet":"styku","tucked":{"colonize":4}}]}]}
> play 0 lead colonize
> play 1 follow styku
?~ ED-12.12
> moves 1
=all dissent ; follow colonize

test ED-12.1 ED-12.2 ED-12.4 ED-D3b: the Colonize action tucks the card itself, or settles
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1},"planets":[{"planet":"styku"},{"planet":"voson","tucked":{"colonize":4}}]}, \
    {"hand":{}}]}
> play 0 play colonize
> moves 0
=has tuck styku
=has tuck voson
=has settle voson
=not settle styku
> play 0 settle styku
?~ ED-12.15
> play 0 tuck styku
> position
=json seats.0.discard {}
=json seats.0.planets.0 {"planet":"styku","tucked":{"colonize":1},"filling":1}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1},"planets":[{"planet":"styku"},{"planet":"voson","tucked":{"colonize":4}}]}, \
    {"hand":{}}]}
> play 0 play colonize
> play 0 settle voson
> position
=json seats.0.discard {"colonize":5}

test ED-12.5 ED-12.6 ED-12.8 ED-D6b ED-EX14 ED-23.16 ED-23.4: all cards played are tucked, divided card by card
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"terraforming":1,"artificial-intelligence":1,"survey":1},"planets":[{"planet":"styku"},{"planet":"voson"},{"planet":"pomerene","up":true}]}, \
    {"hand":{}}]}
> play 0 lead colonize
> play 0 boost terraforming
> play 0 boost artificial-intelligence
> play 0 done
# X is Styku, Y Voson: the Colonize card, then Terraforming, then Artificial Intelligence
> prompt 0
= Under which planet do you tuck Colonize?
> moves 0
=all tuck styku ; tuck voson
> play 0 done
?~ ED-26.15
> play 0 tuck voson
> prompt 0
= Under which planet do you tuck Terraforming?
> play 0 tuck styku
> play 0 tuck voson
> view all
=json seats.0.planets.0.colonies 2
=json seats.0.planets.1.colonies 2
=json seats.0.planets.0.up false
> position
=json seats.0.planets.0.tucked {"terraforming":1}
=json seats.0.planets.1.tucked {"colonize":1,"artificial-intelligence":1}
=json seats.0.discard {}

test ED-26.1 ED-D6b ED-26.14: equal cards are tucked in the order of places, which all can see
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"colonize":2,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"voson"},{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 lead colonize
> play 0 boost colonize
> play 0 boost colonize
> play 0 done
> moves 0
=all tuck voson ; tuck styku
> play 0 tuck styku
# Styku came after Voson: the other two can only follow
> view all
=json seats.0.planets.2.colonies 3
=json seats.0.planets.1.colonies 0
=json phase cleanup

test ED-12.7: without a face-down planet the cards stay in the play area and are discarded
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"colonize":1,"survey":1},"planets":[{"planet":"drawde","up":true}]}, \
    {"hand":{"survey":1}}]}
> play 0 lead colonize
> play 0 boost colonize
> play 0 done
> view all
=json seats.0.played {"colonize":2}
> play 1 dissent
> position
=json seats.0.discard {"colonize":2}

test ED-12.9 ED-12.15: the leader settles a planet that already has enough; the stack card does not help
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"styku","tucked":{"colonize":3}}]}, \
    {"hand":{}}]}
> play 0 lead colonize styku
?~ ED-12.15
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"styku","tucked":{"colonize":4}}]}, \
    {"hand":{}}]}
> moves 0
=has lead colonize styku
> play 0 lead colonize styku
> position
=json seats.0.discard {"colonize":5}
> view all
=json seats.0.planets.0.up true

test ED-12.11 ED-12.21 ED-23.5: more colonies than needed may lie on a planet, and reaching the cost turns nothing
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"colonize":1,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"styku","tucked":{"colonize":4}}]}]}
> play 0 lead colonize
> play 1 follow colonize
> play 1 done
> view all
=json seats.1.planets.1.colonies 5
=json seats.1.planets.1.up false
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1},"planets":[{"planet":"pomerene","up":true},{"planet":"styku","tucked":{"colonize":3}}]}, \
    {"hand":{}}]}
> play 0 play colonize
> view all
=json seats.0.planets.1.colonies 4
=json seats.0.planets.1.up false
=json seats.0.planets.1.settleable true

test ED-12.14 ED-12.15 ED-EX1: each C symbol in the empire counts as a colony on every planet for settling
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1},"planets":[{"planet":"styku","tucked":{"colonize":3}},{"planet":"mik-mik","up":true}]}, \
    {"hand":{}}]}
> play 0 play colonize
> play 0 settle styku
> position
=json seats.0.discard {"colonize":4}
=json seats.0.influence 0
> view all
=json seats.0.planets.0.up true
# without the C symbol there is only the colony
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1},"planets":[{"planet":"styku","tucked":{"colonize":3}},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play colonize
> view all
=json seats.0.planets.0.colonies 4
=json seats.0.planets.0.up false
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1},"permanents":["fertile-ground"],"planets":[{"planet":"styku","tucked":{"colonize":3}},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play colonize
> moves 0
=all tuck styku ; settle styku

test ED-12.17: if the empire alone reaches the cost, no colony is needed
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"styku","up":true},{"planet":"mik-mik","up":true},{"planet":"drawde"}]}, \
    {"hand":{}}]}
> play 0 lead colonize drawde
> view all
=json seats.0.planets.2.up true

test ED-12.18 ED-EX16 ED-18.3 ED-18.6: a planet just settled adds its own C symbol to the second settle
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-colonize-trade":1},"planets":[{"planet":"new-texas","tucked":{"colonize":3}},{"planet":"styku","tucked":{"colonize":3}},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play improved-colonize-trade
> moves 0
=all pass ; settle new-texas
> play 0 settle styku
?~ ED-12.15
> play 0 tuck styku
?~ ED-18.6
> play 0 settle new-texas
> moves 0
=all settle styku ; tuck styku
> play 0 settle styku
> view all
=json seats.0.planets.0.up true
=json seats.0.planets.1.up true
> position
=json seats.0.discard {"colonize":6,"improved-colonize-trade":1}

test ED-12.19: any card with a C symbol is a colony with as many symbols
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"terraforming":1,"improved-trade-colonize":1,"improved-research-colonize":1},"planets":[{"planet":"pomerene","up":true},{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 lead colonize
> play 0 boost improved-research-colonize
> play 0 boost improved-trade-colonize
> play 0 boost terraforming
> view all
=json seats.0.planets.1.colonies 5
=json seats.0.planets.1.tucked {"colonize":1,"improved-research-colonize":1,"improved-trade-colonize":1,"terraforming":1}
