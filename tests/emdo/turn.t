# A turn: action, cleanup, and what is drawn (ED-3, ED-4, ED-7).

test ED-3.1 ED-3.2 ED-3.4 ED-3.5 ED-26.2: action, then role, then cleanup; the left neighbour is next, a round ends with the last seat
> setposition {"game":"emdo","players":3,"active":0,"first":0,"round":3,"phase":"begin","seats":[ \
    {"hand":{"survey":1},"deck":{"warfare":5}}, \
    {"hand":{"survey":1},"deck":{"warfare":3}}, \
    {"hand":{},"deck":{"warfare":1}}]}
> pending
= 0
> view all
=json phase action
=json round 3
> play 0 skip
> view all
=json phase role
> play 0 skip
?~ ED-4.2
> play 0 lead trade
> play 0 done
> play 1 dissent
# the third seat holds nothing and dissents unasked
> view all
=json phase cleanup
=json active 0
=json seats.2.hand_size 1
> pending
= 0
> play 0 done
> view all
=json phase action
=json active 1
=json round 3
> pending
= 1
> play 1 skip
> play 1 lead trade
> play 1 done
> play 2 dissent
> play 0 dissent
> play 1 done
> view all
=json active 2
=json round 3
> play 2 skip
> play 2 lead trade
> play 2 done
> play 0 dissent
> play 1 dissent
> play 2 done
> view all
=json active 0
=json round 4

test ED-4.1 ED-4.2 ED-4.12 ED-D2: one card is played for its action, or none
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1,"warfare":1,"politics":1},"deck":{"research":2}}, \
    {"hand":{}}]}
> moves 0
=all skip ; play survey ; play warfare ; play politics
> play 0 play colonize
?~ ED-4.1
> play 0 play warfare
> position
=json seats.0.fighters 1
=json seats.0.hand {"survey":1,"politics":1}
=json seats.0.discard {"warfare":1}
> view all
=json phase role
> play 0 play survey
?~ ED-4.1
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1}}, \
    {"hand":{}}]}
> play 0 skip
> view all
=json phase role
> position
=json seats.0.hand {"survey":1}

test ED-4.3 ED-4.7 ED-4.8: an action is not boosted, not followed, and empire symbols do not change it
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":3},"planets":[{"planet":"tankahshin","up":true},{"planet":"erkam-w","up":true}]}, \
    {"hand":{"warfare":3}}]}
> play 0 play warfare
> pending
= 0
> position
=json seats.0.fighters 1
=json seats.1.fighters 0
=json seats.1.hand {"warfare":3}
=json seats.0.hand {"warfare":2}

test ED-4.4 ED-4.5: the played card is put away after its action: a reshuffle caused by it is without it
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1},"deck":{"warfare":1},"discard":{"politics":1}}, \
    {"hand":{}}]}
> play 0 play survey
> position
=json seats.0.hand {"warfare":1,"politics":1}
=json seats.0.deck {}
=json seats.0.discard {"survey":1}

test ED-4.6 ED-15.4: a card played for its action, tucked, discarded or undrawn has no symbol in the role
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":1},"deck":{"warfare":2},"discard":{"warfare":2},"planets":[{"planet":"tankahshin"}]}, \
    {"hand":{}}]}
> play 0 play warfare
> play 0 lead warfare
# one for the action, one for the stack card; nothing for the face-down planet with W
> position
=json seats.0.fighters 2

test ED-4.9 ED-4.15: of the effects of a card exactly one is chosen, among those that are possible
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":1},"fighters":5,"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
> play 0 play warfare
> moves 0
=has fighters
=has attack styku
> play 0 fighters
> position
=json seats.0.fighters 6
=json seats.0.planets.0 {"planet":"styku","tucked":{},"filling":1}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"warfare":1,"politics":1},"fighters":1,"planets":[{"planet":"styku"}]}, \
    {"hand":{}}]}
# no planet can be paid for: the fighter is taken unasked
> play 0 play warfare
> view all
=json phase role
> position
=json seats.0.fighters 2

test ED-4.10 ED-4.11 ED-4.13: a card is playable when a part of its action is possible
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1,"colonize":1,"produce-trade":1},"planets":[{"planet":"pomerene","up":true}]}, \
    {"hand":{}}]}
# nothing to draw, no face-down planet; the slot can be filled
> moves 0
=all skip ; play produce-trade
> play 0 play survey
?~ ED-4.11
> play 0 play colonize
?~ ED-4.11
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1,"colonize":1,"produce-trade":1},"discard":{"politics":1},"planets":[{"planet":"zephan","up":true}]}, \
    {"hand":{}}]}
# one card to draw is enough; the start planet lies face down
> moves 0
=all skip ; play survey ; play colonize
> play 0 play survey
> position
=json seats.0.hand {"colonize":1,"produce-trade":1,"politics":1}

test ED-4.13: when the actions of technologies are possible
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"survey":0,"warfare":0,"colonize":0,"produce-trade":0,"research":0},"seats":[ \
    {"hand":{"improved-survey-trade":1,"improved-colonize-trade":1,"improved-production-trade":1,"terraforming":1,"data-network":1,"artificial-intelligence":1,"survey-team":1,"war-path":1,"improved-warfare-trade":1,"mobilization":1,"improved-trade-produce":1,"research":1,"improved-research-produce":1,"diverse-markets":1,"specialization":1,"genetic-engineering":1},"permanents":["scorched-earth-policy"],"planets":[{"planet":"zephan","up":true},{"planet":"drawde","up":true,"marker":true}]}, \
    {"hand":{}}]}
> moves 0
=all skip ; play data-network ; play survey-team ; play improved-warfare-trade ; play mobilization ; play improved-trade-produce ; play research ; play improved-research-produce ; play diverse-markets ; play specialization ; play genetic-engineering
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"data-network":1},"planets":[{"planet":"zephan","up":true}]}, \
    {"hand":{}}]}
> moves 0
=all skip
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"war-path":1},"fighters":2,"planets":[{"planet":"zephan","up":true}]}, \
    {"hand":{}}]}
> moves 0
=all skip ; play war-path
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"war-path":1},"fighters":1,"planets":[{"planet":"zephan","up":true}]}, \
    {"hand":{}}]}
> moves 0
=all skip
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"survey":1},"seats":[ \
    {"hand":{"artificial-intelligence":1,"produce-trade":1,"improved-production-trade":1},"planets":[{"planet":"drawde","up":true,"resources":["food"]}]}, \
    {"hand":{}}]}
> moves 0
=all skip ; play artificial-intelligence ; play produce-trade

test ED-4.14: Politics can be played with every stack empty
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","stacks":{"survey":0,"warfare":0,"colonize":0,"produce-trade":0,"research":0},"seats":[ \
    {"hand":{"politics":1}}, \
    {"hand":{}}]}
> play 0 play politics
> position
=json seats.0.hand {}
=json seats.0.discard {}
> view all
=json removed.politics 2

test ED-7.1 ED-7.5 ED-6.12 ED-5.16: in cleanup all put the cards played into their discard piles, before the draw
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"warfare":2}}, \
    {"hand":{"warfare":2,"survey":3,"politics":1}}]}
> play 0 lead warfare
> play 0 boost warfare
> play 0 done
> view all
=json seats.0.played {"warfare":2}
> play 1 follow warfare
> play 1 done
> position
=json seats.0.played {}
=json seats.1.played {}
=json seats.0.discard {"warfare":2}
=json seats.1.discard {"warfare":1}
=json seats.0.hand {"warfare":1}
> play 0 done
# one kept; the two just discarded are shuffled and drawn
> position
=json seats.0.hand {"warfare":3}
=json seats.0.discard {}
=json seats.0.deck {}

test ED-7.2 ED-7.3 ED-7.10 ED-D9: any cards are discarded, then the hand is filled to the limit; nothing is discarded after that
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"survey":2,"warfare":1,"colonize":1},"deck":{"politics":1,"research":8}}, \
    {"hand":{}}]}
> moves 0
=all done ; discard survey ; discard warfare ; discard colonize
> play 0 discard survey
> play 0 discard colonize
> moves 0
=all done
> play 0 done
> view 0
=json seats.0.hand_size 5
=json seats.0.deck_size 6
=json seats.0.discard {"survey":1,"colonize":1}
=json active 1

test ED-7.4 ED-6.11: only the active player adjusts the hand
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"survey":1},"deck":{"warfare":9}}, \
    {"hand":{"research":9},"deck":{"warfare":2}}]}
> play 0 done
> view all
=json seats.0.hand_size 5
=json seats.1.hand_size 9
=json active 1

test ED-7.6 ED-7.7 ED-EX31 ED-9.13: each hand bonus on a face-up planet raises the limit by one, at once
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"survey":1},"deck":{"research":9},"planets":[{"planet":"oknow","up":true},{"planet":"spielbany-vi","up":true},{"planet":"sima-07c"}]}, \
    {"hand":{}}]}
> view all
=json seats.0.hand_limit 7
> play 0 done
> view all
=json seats.0.hand_size 7
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{},"deck":{"research":9},"fighters":4,"planets":[{"planet":"oknow","up":true},{"planet":"sima-07c"}]}, \
    {"hand":{}}]}
> view all
=json seats.0.hand_limit 6
> play 0 lead warfare sima-07c
# the hand is empty: cleanup goes by itself
> view all
=json seats.0.hand_limit 7
=json seats.0.hand_size 7

test ED-7.8 ED-8.15 ED-26.10: with deck and discard pile empty the hand stays short
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"survey":1},"deck":{"warfare":1}}, \
    {"hand":{}}]}
> play 0 done
> position
=json seats.0.hand {"survey":1,"warfare":1}
=json seats.0.deck {}

test ED-7.9 ED-7.11: what lasts for the turn ends with cleanup; the last turn has one too
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"diverse-markets":1}}, \
    {"hand":{"survey":1},"deck":{"warfare":9}}]}
> play 0 play diverse-markets
> view all
=json diverse_markets true
> play 0 lead trade
> play 1 dissent
> view all
=json active 1
=json diverse_markets false
> setposition {"game":"emdo","players":2,"active":1,"first":0,"round":3,"phase":"cleanup","stacks":{"survey":0},"seats":[ \
    {"hand":{}}, \
    {"hand":{"survey":1},"deck":{"warfare":9}}]}
> view all
=json ending true
> play 1 done
> view all
=json over true
=json phase over
=json seats.1.hand_size 5
> pending
=

test ED-23.1: exactly the hand limit in hand: nothing is drawn unless cards are discarded
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"survey":5},"deck":{"warfare":3}}, \
    {"hand":{}}]}
> play 0 done
> position
=json seats.0.hand {"survey":5}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"survey":5},"deck":{"warfare":3}}, \
    {"hand":{}}]}
> play 0 discard survey
> play 0 done
> position
=json seats.0.hand {"survey":4,"warfare":1}

test ED-23.2 ED-7.3: above the limit cards of the player's choice go
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"survey":5,"warfare":1,"research":1}}, \
    {"hand":{}}]}
> play 0 done
?~ ED-7.3
> moves 0
=all discard survey ; discard warfare
> play 0 discard warfare
> moves 0
=all discard research
> play 0 discard survey
?~ ED-26.15
> play 0 discard research
> position
=json seats.0.hand {"survey":5}
=json seats.0.discard {"warfare":1,"research":1}
> play 0 done

test ED-23.20: without a card in hand the action phase is skipped
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"begin","seats":[ \
    {"hand":{}}, \
    {"hand":{}}]}
> view all
=json phase role
> pending
= 0

test ED-8.1 ED-8.2: the discard pile is shuffled only when a card is needed
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1,"politics":1},"deck":{"warfare":2},"discard":{"research":3}}, \
    {"hand":{}}]}
> play 0 play survey
# the deck held just two: it is empty now and not renewed
> position
=json seats.0.hand {"warfare":2,"politics":1}
=json seats.0.deck {}
=json seats.0.discard {"survey":1,"research":3}
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"survey":1,"politics":1},"deck":{"warfare":1},"discard":{"research":3}}, \
    {"hand":{}}]}
> play 0 play survey
> position
=json seats.0.hand {"warfare":1,"research":1,"politics":1}
=json seats.0.deck {"research":2}
=json seats.0.discard {"survey":1}

test ED-EX21: the play area and the discards are part of the reshuffle of the same cleanup
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"role","seats":[ \
    {"hand":{"colonize":1,"warfare":1},"deck":{"politics":1}}, \
    {"hand":{}}]}
> play 0 lead warfare
> play 0 boost warfare
> play 0 done
> view all
=json seats.0.discard {"warfare":2}
=json seats.0.hand_size 1
> play 0 done
> position
=json seats.0.hand {"warfare":2,"colonize":1,"politics":1}
=json seats.0.deck {}
=json seats.0.discard {}

test ED-EX41 ED-26.15 ED-26.1: each set of discards is reached in one way, and always an allowed one
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"colonize":2,"warfare":3,"survey":2}}, \
    {"hand":{}}]}
> moves 0
=all discard survey ; discard warfare ; discard colonize
> play 0 discard colonize
> moves 0
=all discard colonize
> play 0 discard colonize
> moves 0
=all done
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"cleanup","seats":[ \
    {"hand":{"colonize":2,"warfare":3,"survey":2}}, \
    {"hand":{}}]}
> play 0 discard survey
> moves 0
=all discard survey ; discard warfare ; discard colonize
> play 0 discard warfare
> moves 0
=all done ; discard warfare ; discard colonize
> play 0 discard survey
?~ ED-26.15

test ED-EX42 ED-4.13: which actions a lone start planet leaves
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1,"produce-trade":1,"war-path":1},"planets":[{"planet":"drawde","up":true}]}, \
    {"hand":{}}]}
> moves 0
=all skip ; play produce-trade
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"colonize":1,"produce-trade":1,"war-path":1},"permanents":["scorched-earth-policy"],"planets":[{"planet":"drawde","up":true,"marker":true}]}, \
    {"hand":{}}]}
# asked all the same: what is in the hand is not told by silence
> pending
= 0
> moves 0
=all skip

test ED-23.19: removals may leave fewer cards than the hand limit
> setposition {"game":"emdo","players":2,"active":0,"first":0,"round":3,"phase":"action","seats":[ \
    {"hand":{"research":1,"survey":1}}, \
    {"hand":{}}]}
> play 0 play research
> play 0 remove survey
> play 0 remove itself
> play 0 lead survey
> position
=json seats.0.hand {"survey":1}
=json active 1
