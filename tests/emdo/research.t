# Research and its conditions (ED-14, ED-22.10 to 22.14).

test ED-14.1 ED-14.2 ED-D3d ED-EX23: the Research action removes 1 or 2 cards, itself perhaps
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":2,"politics":1,"warfare":1}}, \
    {"hand":{}}]}
> play 0 play research
> moves 0
=all remove warfare ; remove research ; remove politics ; remove itself
> play 0 done
?~ ED-14.1
> play 0 remove survey
?~ ED-14.1
> play 0 remove warfare
> moves 0
=all done ; remove research ; remove politics ; remove itself
> play 0 remove warfare
?~ ED-14.1
> play 0 remove itself
> position
=json seats.0.hand {"research":1,"politics":1}
=json seats.0.discard {}
> view all
=json phase role
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":1,"warfare":1,"survey":1}}, \
    {"hand":{}}]}
> play 0 play research
> play 0 remove survey
> play 0 done
> position
=json seats.0.hand {"warfare":1}
=json seats.0.discard {"research":1}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":1}}, \
    {"hand":{}}]}
> play 0 play research
# nothing else in hand: it removes itself unasked
> view all
=json phase role
> position
=json seats.0.discard {}
=json seats.0.hand {}

test ED-14.3 ED-14.11 ED-14.14 ED-D6f ED-23.10: a technology is taken into the hand, for no tokens; it may be kept or discarded
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":2,"survey":1},"planets":[{"planet":"pomerene","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 done
> moves 0
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade
> play 0 research improved-survey-trade
> position
=json seats.0.hand {"survey":1,"improved-survey-trade":1}
=json seats.0.known {"improved-survey-trade":1}
=json seats.0.influence 0
> moves 0
=has discard improved-survey-trade
=has done
> play 0 done

test ED-14.4 ED-14.5 ED-14.6 ED-14.8 ED-EX6: cost in symbols and planets of the type, neither spent
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":6,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"oknow","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
# 7 symbols, two Advanced planets: levels 1 and 2 of Advanced
> moves 0
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade ; research data-network ; research diverse-markets ; research specialization ; research weapon-emporium ; research streamlining
> play 0 research adaptability
?~ ED-14.5
> play 0 research terraforming
?~ ED-14.5
> play 0 research data-network
> view all
=json seats.0.planets.0.up true
=json seats.0.planets.1.up true
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":4,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 research adaptability
?~ ED-14.4
> moves 0
=has research data-network
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":3,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 research data-network
?~ ED-14.4
> moves 0
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade

test ED-14.6: level 3 takes three planets and seven symbols
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":6,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"oknow","up":true},{"planet":"sima-07c","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> moves 0
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade ; research data-network ; research diverse-markets ; research specialization ; research weapon-emporium ; research streamlining ; research adaptability ; research hyperefficiency

test ED-14.9 ED-14.10: one technology at most, or none
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":6,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"oknow","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 research diverse-markets
> view all
=json phase cleanup
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":6,"survey":1},"planets":[{"planet":"pomerene","up":true},{"planet":"oknow","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 pass
> view all
=json phase cleanup

test ED-14.12 ED-17.3 ED-17.6 ED-EX2: a double-sided technology goes to the empire with the side chosen
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":3},"planets":[{"planet":"echo-rose","up":true},{"planet":"oknow","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> prompt 0
= Take a technology: you have 5 symbols
> moves 0
=has research weapon-emporium
=has research streamlining
> view all
=json seats.0.played {"research":4}
> play 0 research weapon-emporium
# the hand did not grow: cleanup drew the four Research cards again
> position
=json seats.0.permanents ["weapon-emporium"]
=json seats.0.hand {"research":4}
=json seats.0.discard {}
> view all
=json seats.0.hand_limit 6
=json seats.0.score 7
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1},"permanents":["weapon-emporium"]}, \
    {"hand":{}}]}
> play 0 remove survey
?~ ED-18.38

test ED-14.15 ED-23.11 ED-22.14: a follower takes a technology under the same conditions and keeps it in hand
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{}}, \
    {"hand":{"research":3,"survey":4,"warfare":1},"planets":[{"planet":"pomerene","up":true}]}]}
> play 0 lead research
> play 1 follow research
> play 1 boost research
> play 1 boost research
> play 1 done
> moves 1
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade
> play 1 research improved-warfare-trade
> position
=json seats.1.hand {"survey":4,"warfare":1,"improved-warfare-trade":1}
=json active 1

test ED-14.16: a technology taken is gone for the others
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":2,"survey":1},"planets":[{"planet":"pomerene","up":true}]}, \
    {"hand":{"improved-warfare-trade":1}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 done
> play 0 research improved-warfare-trade
?~ ED-14.16
> moves 0
=not research improved-warfare-trade

test ED-14.17: without a technology to take the stack card is had all the same
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":2,"survey":1}}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 done
> view all
=json phase cleanup
> position
=json seats.0.discard {"research":3}

test ED-22.10 ED-22.11 ED-22.12 ED-22.13 ED-EX3: one Utopia counts as a planet of the type beside at least one true one
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":8,"survey":1},"planets":[{"planet":"zephan","up":true},{"planet":"utopia-of-survey","up":true},{"planet":"utopia-of-trade","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> moves 0
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade ; research data-network ; research diverse-markets ; research specialization ; research weapon-emporium ; research streamlining
> play 0 research adaptability
?~ ED-14.5
> play 0 research terraforming
?~ ED-14.5
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":8,"survey":1},"planets":[{"planet":"zephan","up":true},{"planet":"oknow","up":true},{"planet":"utopia-of-survey","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> moves 0
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade ; research data-network ; research diverse-markets ; research specialization ; research weapon-emporium ; research streamlining ; research adaptability ; research hyperefficiency
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":8,"survey":1},"planets":[{"planet":"utopia-of-survey","up":true},{"planet":"utopia-of-trade","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> view all
=json phase cleanup

test ED-22.4: a Prestige planet counts for no type
> setposition {"game":"emdo","players":2,"options":{"bonus":"on"},"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"research":8,"survey":1},"planets":[{"planet":"zephan","up":true},{"planet":"prestige-i","up":true},{"planet":"prestige-ii","up":true}]}, \
    {"hand":{}}]}
> play 0 lead research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 boost research
> play 0 done
> moves 0
=all pass ; research improved-colonize-research ; research improved-colonize-trade ; research improved-production-research ; research improved-production-trade ; research improved-survey-research ; research improved-survey-trade ; research improved-warfare-research ; research improved-warfare-trade
