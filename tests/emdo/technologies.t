# The technologies one by one (ED-17, ED-18).

test ED-17.1 ED-17.8: a technology of the hand is played for its action and then discarded, even if its effect lasts
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"diverse-markets":1,"survey":1}}, \
    {"hand":{}}]}
> play 0 play diverse-markets
> position
=json seats.0.discard {"diverse-markets":1}
=json turn.diverse_markets true

test ED-17.2 ED-20.10 ED-20.11 ED-17.9 ED-17.10 ED-20.12 ED-EX26: points of technologies anywhere but out of the game, of face-up planets, and tokens
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1},"deck":{"data-network":1},"discard":{"improved-trade-produce":1},"influence":7,"permanents":["adaptability"],"planets":[{"planet":"oknow","up":true},{"planet":"idroyos","up":true},{"planet":"drawde","up":true},{"planet":"overlord-betzels-domain"}]}, \
    {"hand":{}}]}
> view all
=json seats.0.score 23
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","removed":["war-path"],"seats":[ \
    {"hand":{"data-network":1},"deck":{"survey-team":1},"discard":{"mobilization":1},"planets":[{"planet":"styku","tucked":{"terraforming":1}}]}, \
    {"hand":{}}]}
> view all
=json seats.0.score 8

test ED-17.5 ED-17.7 ED-18.34 ED-18.33 ED-D1 ED-3.3 ED-EX34: with Logistics either phase comes first; what the turn has sold is paid at once
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"begin","seats":[ \
    {"hand":{"diverse-markets":1,"produce-trade":1},"permanents":["logistics"],"planets":[{"planet":"drawde","up":true,"resources":["food"]},{"planet":"styku","up":true,"resources":["water"]}]}, \
    {"hand":{}}]}
> moves 0
=all begin action ; begin role
> play 0 begin role
> view all
=json phase role
> play 0 lead trade
> play 0 boost produce-trade
> play 0 done
> play 0 sell water
> play 0 sell food
> view all
=json phase action
=json seats.0.influence 2
> play 0 play diverse-markets
> view all
=json seats.0.influence 4
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"begin","seats":[ \
    {"hand":{"survey":1}}, \
    {"hand":{}}]}
> view all
=json phase action
> play 0 begin role
?~ ED-3.3
# a technology taken in the role phase can be played in the action phase that follows
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","role_first":true,"seats":[ \
    {"hand":{"research":2},"permanents":["logistics"],"planets":[{"planet":"pomerene","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 research improved-warfare-trade
> view all
=json phase action
> moves 0
=all skip ; play improved-warfare-trade

test ED-18.1: Improved Survey draws three
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-survey-trade":1},"deck":{"warfare":4}}, \
    {"hand":{}}]}
> play 0 play improved-survey-trade
> position
=json seats.0.hand {"warfare":3}

test ED-18.2: Improved Warfare takes two fighters or attacks
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-warfare-trade":1},"fighters":5,"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 play improved-warfare-trade
> moves 0
=has fighters
=has attack styku
> play 0 fighters
> view all
=json seats.0.fighters 7

test ED-18.3 ED-18.4 ED-18.5 ED-18.45 ED-D3g: Improved Colonize: settle or not, then settle or tuck the card as one colony
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-colonize-trade":1},"planets":[{"planet":"styku","tucked":{"colonize":4}},{"planet":"voson"}]}, \
    {"hand":{}}]}
> play 0 play improved-colonize-trade
> moves 0
=all pass ; settle styku
> play 0 pass
> moves 0
=has settle styku
=has tuck styku
=has tuck voson
> play 0 pass
?~ ED-18.45
> play 0 tuck voson
> view all
=json seats.0.planets.1.colonies 1
> position
=json seats.0.discard {}
=json seats.0.planets.1.tucked {"improved-colonize-trade":1}
# a single face-down planet: only the second part
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-colonize-trade":1},"planets":[{"planet":"styku","tucked":{"colonize":4}},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play improved-colonize-trade
> moves 0
=all settle styku ; tuck styku

test ED-18.3 ED-18.45: after two settles the action is over, though a third planet stays face down
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-colonize-trade":1,"survey":1},"planets":[{"planet":"new-texas","tucked":{"colonize":3}},{"planet":"styku","tucked":{"colonize":4}},{"planet":"voson"},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play improved-colonize-trade
> play 0 settle new-texas
> play 0 settle styku
> view all
=json phase role
=json seats.0.planets.2.up false

test ED-18.7 ED-D3h: Improved Production produces two, or one
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-production-trade":1},"planets":[{"planet":"angus-duffy","up":true},{"planet":"voson","up":true}]}, \
    {"hand":{}}]}
> play 0 play improved-production-trade
> moves 0
=all produce water ; produce food ; produce iron
> play 0 done
?~ ED-18.7
> play 0 produce food
> moves 0
=all done ; produce iron
> play 0 done
> view all
=json seats.0.resources 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-production-trade":1},"planets":[{"planet":"voson","up":true},{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 play improved-production-trade
> view all
=json seats.0.resources 2
=json phase role

test ED-18.9 ED-18.10 ED-D3e: Improved Research draws one, then removes up to three, itself perhaps
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-research-produce":1,"survey":3},"deck":{"warfare":1}}, \
    {"hand":{}}]}
> play 0 play improved-research-produce
> moves 0
=all done ; remove survey ; remove warfare ; remove itself
> play 0 remove survey
> play 0 remove survey
> play 0 remove itself
> position
=json seats.0.hand {"survey":1,"warfare":1}
=json seats.0.discard {}
=json removed ["improved-research-produce"]
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-research-produce":1,"survey":3},"deck":{"warfare":1}}, \
    {"hand":{}}]}
> play 0 play improved-research-produce
> play 0 remove survey
> play 0 remove survey
> play 0 remove survey
# three is the most
> view all
=json phase role

test ED-18.11 ED-D3e: Data Network draws two, then removes any number, not itself
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"data-network":1,"survey":3},"deck":{"warfare":2}}, \
    {"hand":{}}]}
> play 0 play data-network
> moves 0
=all done ; remove survey ; remove warfare
> play 0 remove itself
?~ ED-18.11
> play 0 remove survey
> play 0 remove survey
> play 0 remove survey
> play 0 remove warfare
> play 0 remove warfare
> position
=json seats.0.hand {}
=json seats.0.discard {"data-network":1}
> view all
=json phase role

test ED-18.12: Diverse Markets pays once for each type sold
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"diverse-markets":1,"produce-trade":3},"planets":[{"planet":"angus-duffy","up":true,"resources":["water","food"]},{"planet":"artigas-gns-111","up":true,"resources":["water","food"]}]}, \
    {"hand":{}}]}
> play 0 play diverse-markets
> play 0 lead trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 sell water
> view all
=json seats.0.influence 2
> play 0 sell water
> view all
=json seats.0.influence 3
> play 0 sell food
> play 0 sell food
> view all
=json seats.0.influence 6

test ED-18.13 ED-D3i ED-23.13: Specialization names a type, had or not; each of it sold pays one more
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"specialization":1,"produce-trade":1},"planets":[{"planet":"angus-duffy","up":true,"resources":["water","food"]},{"planet":"artigas-gns-111","up":true,"resources":["water"]}]}, \
    {"hand":{}}]}
> play 0 play specialization
> moves 0
=all specialize silicon ; specialize water ; specialize food ; specialize iron
> play 0 specialize water
> play 0 lead trade
> play 0 boost produce-trade
> play 0 sell water
> play 0 sell water
> view all
=json seats.0.influence 4

test ED-17.7 ED-18.13: Specialization after the sale pays for what was sold
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","role_first":true,"turn":{"sold":{"water":2,"food":1}},"seats":[ \
    {"hand":{"specialization":1},"permanents":["logistics"],"planets":[{"planet":"angus-duffy","up":true,"resources":["water","food"]}]}, \
    {"hand":{}}]}
> play 0 play specialization
> play 0 specialize water
> view all
=json seats.0.influence 2

test ED-18.14 ED-18.15 ED-EX18: Weapon Emporium sells fighters, which are no resource type
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"diverse-markets":1,"produce-trade":2},"fighters":4,"permanents":["weapon-emporium"],"planets":[{"planet":"voson","up":true,"resources":["iron"]}]}, \
    {"hand":{}}]}
> play 0 play diverse-markets
> play 0 lead trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> moves 0
=all done ; sell iron ; sell fighter
> play 0 sell iron
> play 0 sell fighter
> play 0 sell fighter
> view all
=json seats.0.influence 4
=json seats.0.fighters 2
# with the action too
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"produce-trade":1},"fighters":4,"permanents":["weapon-emporium"]}, \
    {"hand":{}}]}
> play 0 play produce-trade
> view all
=json seats.0.influence 1
=json seats.0.fighters 3

test ED-18.16 ED-18.38 ED-18.49 ED-D2: Streamlining removes one card in each own turn
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":2,"warfare":1},"permanents":["streamlining"]}, \
    {"hand":{"survey":2},"permanents":["hyperefficiency"]}]}
> moves 0
=has remove survey
=has remove warfare
=has skip
> play 0 remove survey
> play 0 remove warfare
?~ ED-18.16
> position
=json seats.0.hand {"survey":1,"warfare":1}
=json seats.0.discard {}
> play 0 skip
> play 0 remove warfare
?~ ED-18.16
> play 0 lead trade
> play 0 done
# not in another's turn
> play 1 remove survey
?~ ED-18.38
> play 1 dissent
> moves 0
=not remove warfare
> play 0 done
> moves 1
=has remove survey

test ED-18.38 ED-D4 ED-D9: removals before the role is chosen, unless the action was just skipped, and before the discards
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":2,"warfare":2},"permanents":["streamlining"]}, \
    {"hand":{}}]}
> play 0 skip
> moves 0
=not remove survey
> play 0 remove survey
?~ ED-26.15
> play 0 lead trade
> play 0 done
> moves 0
=has remove survey
=has discard survey
> play 0 discard survey
> moves 0
=not remove warfare
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":2,"warfare":2},"permanents":["streamlining"]}, \
    {"hand":{}}]}
> play 0 play warfare
> moves 0
=has remove survey
=has lead survey
> play 0 remove survey
> moves 0
=not remove survey
=has lead survey

test ED-18.37 ED-26.15: Hyperefficiency removes any number at each point, in ascending order
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":2,"warfare":2,"politics":1},"permanents":["hyperefficiency"]}, \
    {"hand":{}}]}
> play 0 remove warfare
> play 0 remove warfare
> play 0 remove survey
?~ ED-26.15
> play 0 remove politics
> play 0 skip
> moves 0
=not remove survey
> play 0 lead trade
> play 0 done
> play 0 remove survey
> play 0 remove survey
> position
=json seats.0.hand {"produce-trade":1}
=json active 1

test ED-18.17 ED-D3j ED-EX36: Terraforming is two colonies, and settles at once if the printed cost is reached
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"terraforming":1},"planets":[{"planet":"styku","tucked":{"colonize":2}},{"planet":"voson"}]}, \
    {"hand":{}}]}
> play 0 play terraforming
> moves 0
=has tuck styku
=has tuck voson
> play 0 tuck styku
> view all
=json seats.0.planets.0.up true
> position
=json seats.0.discard {"colonize":2,"terraforming":1}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"terraforming":1},"permanents":["fertile-ground"],"planets":[{"planet":"styku","tucked":{"colonize":1}},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play terraforming
> view all
=json seats.0.planets.0.up false
=json seats.0.planets.0.colonies 3
=json seats.0.planets.0.settleable true

test ED-18.18 ED-18.19 ED-EX15: the empire does not count for that settle, but for any later one
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"terraforming":1,"colonize":1},"permanents":["productivity"],"planets":[{"planet":"styku","tucked":{"colonize":1}},{"planet":"mik-mik","up":true},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play terraforming
> view all
=json seats.0.planets.0.up false
=json seats.0.planets.0.colonies 3
> play 0 play colonize
> play 0 settle styku
> view all
=json seats.0.planets.0.up true

test ED-18.20 ED-D3f: Artificial Intelligence takes two role cards, or the one that is left
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"survey":5},"seats":[ \
    {"hand":{"artificial-intelligence":1}}, \
    {"hand":{}}]}
> play 0 play artificial-intelligence
> play 0 take survey
> play 0 take survey
> position
=json seats.0.hand {"survey":2}
=json stacks.survey 3
=json seats.0.discard {"artificial-intelligence":1}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"survey":1,"warfare":0,"colonize":0,"produce-trade":0,"research":0},"seats":[ \
    {"hand":{"artificial-intelligence":1}}, \
    {"hand":{}}]}
> play 0 play artificial-intelligence
> position
=json seats.0.hand {"survey":1}

test ED-18.21 ED-EX20: Genetic Engineering pays once for each type produced
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"genetic-engineering":1,"produce-trade":3},"planets":[{"planet":"styku","up":true},{"planet":"spielbany-vi","up":true},{"planet":"mik-mik","up":true},{"planet":"voson","up":true}]}, \
    {"hand":{}}]}
> play 0 play genetic-engineering
> play 0 lead produce
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 produce water
> play 0 produce water
> play 0 produce food
> play 0 produce iron
> view all
=json seats.0.influence 3
=json seats.0.resources 4
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","role_first":true,"turn":{"produced":["water","iron"]},"seats":[ \
    {"hand":{"genetic-engineering":1},"permanents":["logistics"]}, \
    {"hand":{}}]}
> play 0 play genetic-engineering
> view all
=json seats.0.influence 2

test ED-18.22 ED-18.23 ED-18.51: Abundance fills the slots of planets turned from now on; that is not producing
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"genetic-engineering":1},"permanents":["abundance"],"planets":[{"planet":"new-texas","tucked":{"colonize":3}},{"planet":"artigas-gns-111","up":true}]}, \
    {"hand":{}}]}
> play 0 play genetic-engineering
> play 0 lead colonize new-texas
> view all
=json seats.0.planets.0.resources ["water","food"]
=json seats.0.planets.1.resources []
=json seats.0.influence 0
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"improved-warfare-trade":1},"fighters":5,"permanents":["abundance"],"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 play improved-warfare-trade
> play 0 attack styku
> view all
=json seats.0.planets.0.resources ["water"]

test ED-18.50 ED-D10 ED-EX38: Abundance on a Utopia: the owner names the type; a planet without slots gets nothing
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"genetic-engineering":1,"produce-trade":1},"fighters":6,"permanents":["abundance"],"planets":[{"planet":"utopia-of-survey"}]}, \
    {"hand":{}}]}
> play 0 play genetic-engineering
> play 0 lead warfare utopia-of-survey
> moves 0
=all fill silicon ; fill water ; fill food ; fill iron
> play 0 fill water
> view all
=json seats.0.planets.0.resources ["water"]
=json seats.0.influence 0
> play 0 done
> play 1 lead trade
> play 0 dissent
# next own turn: it sells as water
> play 0 play produce-trade
> view all
=json seats.0.influence 1
=json seats.0.resources 0
> position
=json turn.sold {"silicon":0,"water":1,"food":0,"iron":0}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"fighters":6,"permanents":["abundance"],"planets":[{"planet":"idroyos"}]}, \
    {"hand":{}}]}
> play 0 lead warfare idroyos
> view all
=json seats.0.planets.0.resources []

test ED-18.24 ED-18.25 ED-D6b: with Adaptability Research role cards are tucked as one colony; their action stays
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":2,"survey":1},"permanents":["adaptability"],"planets":[{"planet":"styku"},{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 lead colonize
> play 0 boost research
> play 0 done
> view all
=json seats.0.planets.0.colonies 2
=json seats.0.planets.0.tucked {"colonize":1,"research":1}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":2},"permanents":["adaptability"]}, \
    {"hand":{}}]}
> play 0 play research
> moves 0
=all remove research ; remove itself

test ED-18.26 ED-23.18: Survey Team takes the top planet face down
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","planet_top":"metallic-6-3","seats":[ \
    {"hand":{"survey-team":1}}, \
    {"hand":{}}]}
> play 0 play survey-team
> view 1
=json planet_deck 26
=json seats.0.planets.1.back metallic-6-3
=json seats.0.planets.1.up false
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey-team":1,"survey":1}}, \
    {"hand":{},"planets":[{"planet":"lyttle","up":true},{"planet":"echo-rose","up":true},{"planet":"srod-avein-n2","up":true},{"planet":"ral-gaigaw","up":true},{"planet":"hanoj-t","up":true},{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true},{"planet":"sholmican","up":true},{"planet":"styku","up":true},{"planet":"mik-mik","up":true},{"planet":"new-texas","up":true},{"planet":"gerdland","up":true},{"planet":"mishburr-ito-a","up":true},{"planet":"artigas-gns-111","up":true},{"planet":"spielbany-vi","up":true},{"planet":"nelos-iv","up":true},{"planet":"angus-duffy","up":true},{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true},{"planet":"tankahshin","up":true},{"planet":"erkam-w","up":true},{"planet":"overlord-betzels-domain","up":true},{"planet":"marghannah-prime","up":true},{"planet":"8910-spielen","up":true},{"planet":"idroyos","up":true}]}]}
> play 0 play survey-team
?~ ED-4.11

test ED-18.27 ED-18.28 ED-D8 ED-EX35: Mobilization: two fighters, and an attack after the opponents have chosen
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"mobilization":1},"fighters":3,"planets":[{"planet":"overlord-betzels-domain"}]}, \
    {"hand":{"warfare":1}}]}
> play 0 play mobilization
> view all
=json seats.0.fighters 5
=json mobilized true
> play 0 lead warfare
> view all
=json seats.0.fighters 6
> pending
= 1
> play 1 dissent
> view all
=json phase strike
> moves 0
=has pass
=has attack overlord-betzels-domain
> play 0 attack overlord-betzels-domain
> view all
=json seats.0.fighters 0
=json seats.0.planets.0.up true
=json seats.0.symbols.warfare 1

test ED-18.53: an attack of Mobilization that is impossible is lost unasked; it may be declined
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"mobilization":1,"survey":1},"planets":[{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 play mobilization
> play 0 lead trade
> play 0 done
> view all
=json phase cleanup
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"mobilization":1,"survey":1}}, \
    {"hand":{}}]}
> play 0 play mobilization
> play 0 lead trade
> play 0 done
> view all
=json phase strike
> play 0 pass
> view all
=json phase cleanup
=json seats.0.fighters 2

test ED-18.28: with the role phase first, the attack comes right after the action phase
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"begin","seats":[ \
    {"hand":{"mobilization":1,"survey":1},"permanents":["logistics"]}, \
    {"hand":{}}]}
> play 0 begin role
> play 0 lead trade
> play 0 done
> play 0 play mobilization
> view all
=json phase strike

test ED-18.29 ED-23.12 ED-D3k: War Path attacks up to two planets, each at its cost
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"war-path":1},"fighters":6,"planets":[{"planet":"mik-mik"},{"planet":"styku"},{"planet":"drawde"}]}, \
    {"hand":{}}]}
> play 0 play war-path
> moves 0
=all pass ; attack mik-mik ; attack styku ; attack drawde
> play 0 attack mik-mik
> moves 0
=all pass ; attack drawde
> play 0 attack styku
?~ ED-11.14
> play 0 attack drawde
> view all
=json seats.0.fighters 0
=json phase role
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"war-path":1},"fighters":6,"planets":[{"planet":"mik-mik"}]}, \
    {"hand":{}}]}
> play 0 play war-path
> play 0 pass
> view all
=json seats.0.fighters 6
=json phase role
> position
=json seats.0.discard {"war-path":1}

test ED-18.31 ED-EX30: with Bureaucracy a follower settles or attacks instead, without symbol, card or draw
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"politics":1},"deck":{"survey":1},"fighters":5,"permanents":["bureaucracy"],"planets":[{"planet":"voson"}]}]}
> play 0 lead warfare
> moves 1
=has dissent
=has follow voson
=not follow
> play 1 follow voson
> position
=json seats.1.fighters 0
=json seats.1.hand {"politics":1}
=json seats.1.deck {"survey":1}
> view all
=json seats.1.planets.0.up true
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"politics":1},"permanents":["bureaucracy"],"planets":[{"planet":"voson","tucked":{"colonize":4}}]}]}
> play 0 lead colonize
> play 1 follow voson
> view all
=json seats.1.planets.0.up true
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"politics":1,"survey":1},"permanents":["bureaucracy"],"planets":[{"planet":"voson","tucked":{"colonize":4}}]}]}
> play 0 lead survey
> play 1 follow voson
?~ ED-18.31
# with nothing in hand but a planet to take, the choice is asked
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{},"permanents":["bureaucracy"],"planets":[{"planet":"voson","tucked":{"colonize":4}}]}]}
> play 0 lead colonize
> moves 1
=all dissent ; follow voson

test ED-18.32 ED-EX22: dissent with a reshuffle; Dissension draws one more
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":1},"discard":{"warfare":3}}]}
> play 0 lead trade
> play 1 dissent
> position
=json seats.1.hand {"survey":1,"warfare":1}
=json seats.1.deck {"warfare":2}
=json seats.1.discard {}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":1},"discard":{"warfare":3},"permanents":["dissension"]}]}
> play 0 lead trade
> play 1 dissent
> position
=json seats.1.hand {"survey":1,"warfare":2}
=json seats.1.deck {"warfare":1}

test ED-18.35 ED-18.47 ED-4.12: with Productivity a second card is played, after the first is put away; declining ends the phase
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":2,"survey":1},"permanents":["productivity"]}, \
    {"hand":{}}]}
> play 0 play warfare
> position
=json seats.0.discard {"warfare":1}
> view all
=json phase action
# a reshuffle by the second card includes the first
> play 0 play survey
> position
=json seats.0.hand {"warfare":2}
=json seats.0.discard {"survey":1}
> view all
=json phase role
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":2},"permanents":["productivity"]}, \
    {"hand":{}}]}
> play 0 skip
> view all
=json phase role

test ED-18.36 ED-18.46: Productivity or Logistics taken in the role phase gives no action phase any more
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":6,"survey":1,"warfare":1},"planets":[{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true}]}, \
    {"hand":{}}]}
> play 0 skip
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 research productivity
> view all
=json phase cleanup
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":6,"survey":1,"warfare":1},"planets":[{"planet":"voson","up":true},{"planet":"pink-sonar","up":true},{"planet":"kyrie-and-juno","up":true}]}, \
    {"hand":{}}]}
> play 0 skip
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 research logistics
> view all
=json phase cleanup

test ED-18.48: Streamlining taken in the own role phase works in the same cleanup
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":4,"survey":1,"warfare":1},"planets":[{"planet":"zephan","up":true},{"planet":"oknow","up":true}]}, \
    {"hand":{}}]}
> play 0 skip
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 research streamlining
> moves 0
=has remove survey
=has discard survey

test ED-18.39 ED-18.40 ED-18.42 ED-18.52 ED-EX13: Scorched Earth Policy: two fighters less, a marker, no resources
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"improved-production-trade":1},"fighters":4,"permanents":["scorched-earth-policy"],"planets":[{"planet":"new-texas"},{"planet":"angus-duffy","up":true},{"planet":"drawde"}]}, \
    {"hand":{}}]}
> view all
=json seats.0.planets.0.attack 4
=json seats.0.planets.2.attack 0
> play 0 lead warfare new-texas
> view all
=json seats.0.fighters 0
=json seats.0.planets.0.marker true
=json seats.0.symbols.colonize 1
=json seats.0.score 7
> play 0 done
> play 1 lead trade
> play 0 dissent
> play 0 play improved-production-trade
> play 0 produce water
> play 0 produce food
> view all
=json seats.0.planets.0.resources []
=json seats.0.planets.1.resources ["water","food"]
# the start planet costs nothing and needs no fighter
> play 0 lead warfare drawde
> view all
=json seats.0.planets.2.up true
=json seats.0.planets.2.marker true
=json seats.0.fighters 0

test ED-18.41: the marker is not spent, sold or counted
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"produce-trade":1,"survey":1},"permanents":["scorched-earth-policy","weapon-emporium"],"planets":[{"planet":"new-texas","up":true,"marker":true}]}, \
    {"hand":{}}]}
> play 0 play produce-trade
?~ ED-4.11
> view all
=json seats.0.fighters 0

test ED-18.43: settled planets, and those attacked before, hold resources
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":1},"permanents":["scorched-earth-policy"],"planets":[{"planet":"styku","tucked":{"colonize":4}},{"planet":"voson","up":true,"resources":["iron"]}]}, \
    {"hand":{}}]}
> play 0 lead colonize styku
> view all
=json seats.0.planets.0.marker false
=json seats.0.planets.1.resources ["iron"]
> play 0 done
> play 1 lead trade
> play 0 dissent
> play 0 play produce-trade
> moves 0
=all produce water ; sell iron

test ED-18.44 ED-18.51: with Abundance too, an attacked planet stays empty and a settled one is filled
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"fighters":3,"permanents":["scorched-earth-policy","abundance"],"planets":[{"planet":"styku"},{"planet":"spielbany-vi","tucked":{"colonize":4}}]}, \
    {"hand":{}}]}
> play 0 lead warfare styku
> view all
=json seats.0.planets.0.resources []
=json seats.0.planets.0.marker true
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"fighters":3,"permanents":["scorched-earth-policy","abundance"],"planets":[{"planet":"styku"},{"planet":"spielbany-vi","tucked":{"colonize":4}}]}, \
    {"hand":{}}]}
> play 0 lead colonize spielbany-vi
> view all
=json seats.0.planets.1.resources ["water"]
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{},"fighters":3,"permanents":["scorched-earth-policy","bureaucracy"],"planets":[{"planet":"styku"}]}]}
> play 0 lead warfare
> play 1 follow styku
> view all
=json seats.1.planets.0.marker true
=json seats.1.fighters 0

test ED-23.14 ED-EX19: Diverse Markets and Specialization both pay
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"diverse-markets":1,"specialization":1,"produce-trade":2},"permanents":["productivity"],"planets":[{"planet":"angus-duffy","up":true,"resources":["water","food"]},{"planet":"mik-mik","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 play diverse-markets
> play 0 play specialization
> play 0 specialize food
> play 0 lead trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 sell water
> play 0 sell food
> play 0 sell food
> view all
=json seats.0.influence 7

test ED-23.15: such influence comes out of the supply and can trigger the end
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"diverse-markets":1,"produce-trade":1},"influence":22,"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 play diverse-markets
> view all
=json supply 2
=json ending false
> play 0 lead trade
> play 0 done
> play 0 sell food
> view all
=json supply 0
=json ending true
