# Leading, boosting, following and dissenting (ED-5, ED-6, ED-15, ED-19).

test ED-5.1 ED-D4 ED-5.11: one of six roles is led, whether it has an effect or not
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":1}}, \
    {"hand":{}}]}
> moves 0
=all lead survey ; lead warfare ; lead colonize ; lead produce ; lead trade ; lead research
> play 0 lead trade
> view all
=json role trade
=json stacks.produce-trade 11
> play 0 done
> position
=json seats.0.influence 0
=json seats.0.discard {"produce-trade":1}
=json stacks.produce-trade 11

test ED-5.2 ED-5.4 ED-5.18 ED-23.9: the stack card is laid into the play area when the role is chosen and gives one symbol
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"warfare":5},"seats":[ \
    {"hand":{"survey":1},"deck":{"research":5}}, \
    {"hand":{"survey":1}}]}
> play 0 lead warfare
> view all
=json stacks.warfare 4
=json seats.0.played {"warfare":1}
=json seats.0.hand_size 1
=json seats.0.fighters 0
> play 0 done
> view all
=json seats.0.fighters 1
=json seats.0.played {"warfare":1}

test ED-5.3: Produce and Trade take their card from the same stack
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"produce-trade":5},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}]}
> play 0 lead produce
> view all
=json stacks.produce-trade 4
> play 1 lead trade
> view all
=json stacks.produce-trade 3

test ED-5.5 ED-5.6 ED-D5 ED-17.1: any number of matching cards boosts; two equal symbols count twice, two different ones once
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":2,"war-path":1,"improved-warfare-trade":1,"survey":1},"planets":[{"planet":"zephan","up":true}]}, \
    {"hand":{}}]}
> play 0 lead warfare
> moves 0
=all done ; boost warfare ; boost war-path ; boost improved-warfare-trade
> play 0 boost survey
?~ ED-6.9
> play 0 boost research
?~ ED-5.5
> play 0 boost warfare
> play 0 boost improved-warfare-trade
> moves 0
=all done ; boost war-path
> play 0 boost war-path
> moves 0
=all done
> play 0 done
# stack 1, Warfare 1, Improved Warfare 1, War Path 2
> view all
=json seats.0.fighters 5

test ED-5.7 ED-5.8 ED-9.4 ED-15.1 ED-18.30: symbols of face-up planets and permanents count
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":1},"permanents":["imperialism"],"planets":[{"planet":"tankahshin","up":true},{"planet":"erkam-w","up":true},{"planet":"overlord-betzels-domain"}]}, \
    {"hand":{}}]}
> play 0 lead warfare
> play 0 boost warfare
# 1 + 1 + 2 planets + 1 permanent; the hand is empty, so nothing more is asked
> view all
=json seats.0.fighters 5

test ED-5.9: empire symbols count anew in every role of a round
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"tankahshin","up":true}]}, \
    {"hand":{},"planets":[{"planet":"erkam-w","up":true}]}]}
> play 0 lead warfare
> view all
=json seats.0.fighters 2
> play 1 follow
> view all
=json seats.1.fighters 1
> play 1 lead warfare
> play 0 follow
> view all
=json seats.0.fighters 3
=json seats.1.fighters 3

test ED-5.10: the leader resolves with all symbols and the bonus before any opponent decides
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"tankahshin","up":true}]}, \
    {"hand":{"warfare":1}}]}
> play 0 lead warfare
> pending
= 1
> view all
=json seats.0.fighters 2

test ED-5.12 ED-11.23: boost cards are chosen before a planet is seen; all planets are taken before one is kept
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":2}}, \
    {"hand":{}}]}
> play 0 lead survey
> view 0
=json look absent
=json planet_deck 27
> play 0 boost survey
> view 0
=json look absent
> play 0 done
> view 0
=json planet_deck 25
=count look.planets 2

test ED-5.13 ED-26.14: symbols are counted by themselves; in Produce and Trade they are an upper limit
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"gerdland","up":true},{"planet":"spielbany-vi","up":true}]}, \
    {"hand":{}}]}
> play 0 lead produce
> moves 0
=all done ; produce water
> play 0 done
> view all
=json seats.0.resources 0

test ED-5.14: more cards may be played than can be put to use
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"produce-trade":4,"survey":1},"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 lead trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 boost produce-trade
> play 0 done
> play 0 sell food
> view all
=json seats.0.influence 1
> position
=json seats.0.discard {"produce-trade":5}

test ED-5.15 ED-5.17 ED-12.10: settling or attacking instead of the effect is chosen with the role; no card of the hand is played
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":2},"fighters":5,"planets":[{"planet":"styku"}]}, \
    {"hand":{"survey":1}}]}
> moves 0
=has lead warfare
=has lead warfare styku
> play 0 lead survey styku
?~ ED-5.17
> play 0 lead warfare styku
> pending
= 1
> position
=json seats.0.hand {"warfare":2}
=json seats.0.fighters 0
=json seats.0.played {"warfare":1}

test ED-6.1 ED-6.2 ED-D7: each opponent in clockwise order follows or dissents, and resolves before the next decides
> setposition {"game":"emdo","players":4,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":1}}, \
    {"hand":{"warfare":1}}, \
    {"hand":{"warfare":1}}]}
> play 0 lead warfare
> pending
= 1
> play 2 dissent
?~ ED-6.2
> play 1 follow warfare
> view all
=json seats.1.fighters 1
> pending
= 2
> play 2 dissent
> pending
= 3
> play 3 follow warfare
> view all
=json seats.2.fighters 0
=json seats.3.fighters 1

test ED-6.3: dissent draws one card
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":1},"deck":{"politics":1}}]}
> play 0 lead survey
> play 1 dissent
> position
=json seats.1.hand {"warfare":1,"politics":1}

test ED-6.4 ED-6.6 ED-6.10: a follower plays any number of cards, adds the empire, takes no stack card and draws nothing
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"warfare":9},"seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":3,"survey":1},"deck":{"politics":1},"planets":[{"planet":"tankahshin","up":true}]}]}
> play 0 lead warfare
> play 1 follow warfare
> play 1 boost warfare
> moves 1
=all done ; boost warfare
> play 1 done
> position
=json seats.1.fighters 3
=json seats.1.hand {"survey":1,"warfare":1}
=json stacks.warfare 8

test ED-6.5 ED-6.7: with empire symbols no card need be played, without any a card must be
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":1,"survey":1},"planets":[{"planet":"tankahshin","up":true}]}]}
> play 0 lead warfare
> moves 1
=all dissent ; follow ; follow warfare
> play 1 follow
> view all
=json seats.1.fighters 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":1,"survey":1}}]}
> play 0 lead warfare
> moves 1
=all dissent ; follow warfare
> play 1 follow
?~ ED-6.7
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":1}}]}
> play 0 lead warfare
> moves 1
=all dissent
> play 1 follow survey
?~ ED-6.9

test ED-6.8: following without effect is legal
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":1},"deck":{"politics":1}}]}
> play 0 lead survey
> play 1 follow survey
> position
=json seats.1.hand {}
=json seats.1.discard {"survey":1}
=json seats.1.deck {"politics":1}

test ED-6.9 ED-13.6 ED-13.14: only the named role is followed: Produce with P, Trade with T
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"improved-production-research":1,"improved-trade-colonize":1}}]}
> play 0 lead produce
> moves 1
=all dissent ; follow improved-production-research
> play 1 follow improved-trade-colonize
?~ ED-6.9
> play 1 dissent
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"improved-production-research":1,"improved-trade-colonize":1}}]}
> play 0 lead trade
> moves 1
=all dissent ; follow improved-trade-colonize

test ED-6.13: the opponents choose after a role without effect and after the end is triggered too
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"produce-trade":1},"seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":1,"survey":1}}]}
> play 0 lead trade
> view all
=json ending true
> pending
= 1
> moves 1
=all dissent

test ED-15.2 ED-12.16: empire C symbols place no colonies
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"planets":[{"planet":"mik-mik","up":true},{"planet":"voson"},{"planet":"styku"}]}, \
    {"hand":{},"planets":[{"planet":"new-texas","up":true},{"planet":"zephan"}]}]}
> play 0 lead colonize
> play 0 tuck styku
> view all
=json seats.0.planets.2.colonies 1
=json seats.0.planets.1.colonies 0
> play 1 follow
> view all
=json seats.1.planets.1.colonies 0

test ED-15.3 ED-18.24 ED-EX29: with Adaptability each Research role card is one symbol of any role
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":3,"improved-research-colonize":1},"permanents":["adaptability"]}, \
    {"hand":{}}]}
> play 0 lead warfare
> moves 0
=all done ; boost research
> play 0 boost improved-research-colonize
?~ ED-6.9
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> view all
=json seats.0.fighters 4

test ED-19.1 ED-19.2 ED-19.3: the role of an empty stack can be led; no card is taken
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"warfare":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json stacks.warfare 0
> moves 0
=has lead warfare
> play 0 lead warfare
> view all
=json seats.0.fighters 0
=json stacks.warfare 0
> position
=json seats.0.discard {}

test ED-19.4 ED-13.5 ED-13.13 ED-14.13 ED-EX28 ED-19.5: an empty stack gives one symbol more in Produce, Trade and Research, not to who takes the last card
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"produce-trade":0},"seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> play 0 lead produce
> play 0 done
> play 0 produce food
> view all
=json seats.0.resources 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"produce-trade":0},"seats":[ \
    {"hand":{"survey":1},"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> play 0 lead trade
> play 0 done
> play 0 sell food
> view all
=json seats.0.influence 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"research":1},"seats":[ \
    {"hand":{"research":2,"survey":1},"planets":[{"planet":"pomerene","up":true}]}, \
    {"hand":{},"planets":[{"planet":"echo-rose","up":true}]}]}
> play 0 lead research
> prompt 0
= Research: 1 symbol so far. Add cards?
> play 0 boost research
> play 0 done
# 1 + 1 = 2 symbols: no technology
> play 1 dissent
> play 0 done
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"research":0},"seats":[ \
    {"hand":{"research":2,"survey":1},"planets":[{"planet":"pomerene","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> prompt 0
= Research: 1 symbol so far. Add cards?
> play 0 boost research
> play 0 boost research
> play 0 done
> moves 0
=has research improved-colonize-trade

test ED-19.6: followers have no such bonus
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"research":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{"research":2},"planets":[{"planet":"pomerene","up":true}]}]}
> play 0 lead research
> play 1 follow research
> play 1 boost research
# 2 symbols: nothing can be taken, nothing is asked
> view all
=json active 1

test ED-19.7 ED-23.6 ED-23.7 ED-23.8: Survey, Warfare and Colonize give nothing more; their leader bonus stays
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{}}]}
> play 0 lead survey
> view all
=json planet_deck 27
> position
=json seats.0.discard {}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"warfare":0},"seats":[ \
    {"hand":{},"fighters":5,"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 lead warfare
> view all
=json seats.0.fighters 5
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"warfare":0},"seats":[ \
    {"hand":{},"fighters":5,"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 lead warfare styku
> view all
=json seats.0.fighters 0
=json seats.0.planets.0.up true
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"colonize":0},"seats":[ \
    {"hand":{"colonize":1,"survey":1},"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 lead colonize
> play 0 boost colonize
> play 0 done
> play 0 tuck styku
> view all
=json seats.0.planets.0.colonies 1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","stacks":{"colonize":0},"seats":[ \
    {"hand":{},"planets":[{"planet":"styku","tucked":{"colonize":4}}]}, \
    {"hand":{}}]}
> play 0 lead colonize styku
> view all
=json seats.0.planets.0.up true

test ED-19.8 ED-10.5: no card is taken from an empty stack
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"survey":0,"warfare":1},"seats":[ \
    {"hand":{"politics":1,"survey":1}}, \
    {"hand":{}}]}
> play 0 play politics
> moves 0
=all take warfare ; take colonize ; take produce-trade ; take research
> play 0 take survey
?~ ED-19.8
> play 0 take warfare
> view all
=json stacks.warfare 0
> play 0 lead warfare
> play 0 done
> view all
=json seats.0.fighters 0

test ED-EX7: leading Survey with two cards of the hand: 3 symbols, 3 planets
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"survey":2,"politics":1}}, \
    {"hand":{}}]}
> play 0 lead survey
> play 0 boost survey
> play 0 boost survey
> play 0 done
> view 0
=json planet_deck 24
=count look.planets 3

test ED-EX40 ED-26.4 ED-26.14: a hand without the symbol is asked, an empty one is not
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"warfare":3},"deck":{"politics":1}}]}
> play 0 lead survey
> pending
= 1
> moves 1
=all dissent
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{},"deck":{"politics":1}}]}
> play 0 lead survey
> view all
=json active 1
=json seats.1.hand_size 1

test ED-10.1 ED-10.3 ED-10.4 ED-D3f: Politics removes itself and takes a role card, which may boost at once
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"warfare":5},"seats":[ \
    {"hand":{"politics":1,"survey":1}}, \
    {"hand":{}}]}
> play 0 play politics
> moves 0
=all take survey ; take warfare ; take colonize ; take produce-trade ; take research
> play 0 take warfare
> position
=json seats.0.hand {"survey":1,"warfare":1}
=json seats.0.discard {}
=json stacks.warfare 4
> view all
=json removed.politics 2
> play 0 lead warfare
> play 0 boost warfare
> play 0 done
> view all
=json seats.0.fighters 2

test ED-10.2 ED-1.6: Politics boosts and follows nothing
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"politics":1}}, \
    {"hand":{"politics":1}}]}
> play 0 lead trade
> moves 0
=all done
> play 0 boost politics
?~ ED-6.9
> play 0 done
> moves 1
=all dissent

test ED-EX24 ED-20.3: Politics takes the last card of a stack: the end, after this round
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"produce-trade":1},"seats":[ \
    {"hand":{"politics":1,"survey":1}}, \
    {"hand":{"survey":1}}]}
> play 0 play politics
> view all
=json ending false
> play 0 take produce-trade
> view all
=json ending true
> play 0 lead trade
> play 0 done
> play 1 dissent
> play 0 done
> view all
=json over false
=json active 1
> play 1 skip
> play 1 lead trade
> play 1 done
> play 0 dissent
> play 1 done
> view all
=json over true
