# What is open and what is hidden (ED-8, ED-26.3).

test ED-8.3 ED-8.4 ED-8.8 ED-8.16 ED-26.3: piles, technologies, stacks, tokens are open to all
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","planet_discard":["styku"],"seats":[ \
    {"hand":{"survey":1},"discard":{"warfare":2},"fighters":3,"influence":2,"planets":[{"planet":"voson","up":true,"resources":["iron"]}]}, \
    {"hand":{}}]}
> view 0
=json seats.0.discard {"warfare":2}
=json planet_discard ["styku"]
=json stacks.survey 16
=json planet_deck 25
=json supply 22
=json seats.0.fighters 3
=json seats.0.influence 2
=json seats.0.resources 1
> view 1
=json seats.0.discard {"warfare":2}
=json planet_discard ["styku"]
=json stacks.survey 16
=json planet_deck 25
=json supply 22
=json seats.0.fighters 3
=json seats.0.influence 2
=json seats.0.resources 1
> view all
=json seats.0.discard {"warfare":2}
=json planet_discard ["styku"]
=json stacks.survey 16
=json planet_deck 25
=json supply 22
=json seats.0.fighters 3
=json seats.0.influence 2
=json seats.0.resources 1
> view 1
=count technologies 45

test ED-8.5: colonies are seen by all, card by card
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"styku","tucked":{"colonize":2,"terraforming":1}}]}, \
    {"hand":{}}]}
> view 1
=json seats.0.planets.0.colonies 4
=json seats.0.planets.0.tucked {"colonize":2,"terraforming":1}

test ED-8.6 ED-8.7 ED-8.18: hands and the order of decks are secret; their sizes, and what is in both together, are open
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1,"warfare":1},"deck":{"politics":1,"research":2}}, \
    {"hand":{}}]}
> view 0
=json seats.0.hand {"survey":1,"warfare":1}
=json seats.0.deck absent
> view 1
=json seats.0.hand absent
=json seats.0.hand_size 2
=json seats.0.deck_size 3
=json seats.0.hand_and_deck {"survey":1,"warfare":1,"research":2,"politics":1}
> view all
=json seats.0.hand absent

test ED-8.9 ED-8.10 ED-8.21 ED-1.22: backs are open, fronts of face-down planets their owner's
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"action","planet_top":"utopia","seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
> view 1
=json planet_top utopia
=json seats.0.planets.0.back fertile-5-4
=json seats.0.planets.0.planet absent
> view 0
=json seats.0.planets.0.planet styku

test ED-8.20 ED-26.3: the view tells by filling which planets are the candidates for a hidden place
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","planet_discard":["gerdland"],"filling":2,"seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"lyttle","up":true},{"planet":"echo-rose","up":true},{"planet":"srod-avein-n2","up":true},{"planet":"ral-gaigaw","up":true},{"planet":"hanoj-t","up":true},{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true},{"planet":"sholmican","up":true},{"planet":"mik-mik","up":true},{"planet":"new-texas","up":true},{"planet":"mishburr-ito-a","up":true},{"planet":"artigas-gns-111","up":true},{"planet":"nelos-iv","up":true},{"planet":"angus-duffy","up":true},{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true},{"planet":"tankahshin","up":true},{"planet":"erkam-w","up":true},{"planet":"pomerene","up":true}]}, \
    {"hand":{"survey":1},"planets":[{"planet":"styku","filling":1},{"planet":"idroyos","filling":2},{"planet":"drawde"}]}]}
> view 0
=json unseen [{"filling":0,"planets":["liagiba","drawde","mesia-sednim","piedra-seca","chrispen"]},{"filling":1,"planets":["styku"]},{"filling":2,"planets":["spielbany-vi","overlord-betzels-domain","marghannah-prime","8910-spielen","idroyos"]}]
> view 1
=json unseen [{"filling":0,"planets":["liagiba","mesia-sednim","piedra-seca","chrispen"]},{"filling":2,"planets":["spielbany-vi","overlord-betzels-domain","marghannah-prime","8910-spielen"]}]

test ED-8.12 ED-8.17 ED-8.19: cards taken openly are known to be in the hand, and leave it as known ones first
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"politics":1,"survey":1,"warfare":1},"deck":{"research":1}}, \
    {"hand":{}}]}
> play 0 play politics
> play 0 take survey
> view 1
=json seats.0.known {"survey":1}
> play 0 lead survey
> play 0 boost survey
> play 0 done
> view 1
=json seats.0.known {}
> position
=json seats.0.hand {"survey":1,"warfare":1}

test ED-8.13 ED-8.14: removed cards are shown and never come back
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":1,"improved-trade-produce":1,"survey":1}}, \
    {"hand":{}}]}
> play 0 play research
> play 0 remove survey
> play 0 remove improved-trade-produce
> view 1
=json removed.improved-trade-produce 1
> position
=json stacks.survey 16
> view 1
=count technologies 44

test ED-8.19 ED-EX37: when the deck is renewed the whole hand is known
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":2,"warfare":1,"research":1},"discard":{"colonize":2,"produce-trade":2,"research":1,"politics":1}}]}
> play 0 lead trade
> play 1 dissent
> view 0
=json seats.1.known {"survey":2,"warfare":1,"research":1}
=json seats.1.hand_size 5
=json seats.1.deck_size 5

test ED-8.22: the order of a discard pile means nothing
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1},"discard":{"warfare":1,"colonize":1}}, \
    {"hand":{}}]}
> view 1
=json seats.0.discard {"warfare":1,"colonize":1}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1},"discard":{"colonize":1,"warfare":1}}, \
    {"hand":{}}]}
> view 1
=json seats.0.discard {"warfare":1,"colonize":1}

test ED-8.11 ED-8.17: each card played, discarded or tucked is told to all; what is drawn or looked at to its player
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1,"colonize":1,"politics":1},"deck":{"warfare":1},"planets":[{"planet":"styku"}]}, \
    {"hand":{"survey":1}}]}
> events 1
> play 0 play survey
> events 1
=~ "card":"survey"
> events 0
=~ "card":"warfare"
> play 0 lead colonize
> play 0 boost colonize
> events 1
=~ "card":"colonize"
> play 0 done
> play 0 tuck styku
> events 1
=~ "back":"fertile-5-4"
> play 0 tuck styku
> play 1 dissent
> play 0 discard politics
> events 1
=~ "card":"politics"
