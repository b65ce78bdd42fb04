/* What a use of the dice pays (SB-8, SB-9): one walk over the board that both the questions and the
 * rewards come from. */
#ifndef GAMES_SPACEBASE_REWARDS_H
#define GAMES_SPACEBASE_REWARDS_H

#include "games/spacebase/board.h"

enum { SB_CHARGES_MAX = 128 };

typedef struct SbRewards {
    int credits, income, vp;
    int claims[SB_LEVELS];
    int asks; /* the sector of a double arrow that the answer does not speak of yet; 0: none */
    int charges;
    SbPlace charge[SB_CHARGES_MAX]; /* a charge for each, in order, if it has room */
} SbRewards;

/* What the seat's answer so far pays, up to the first double arrow left open. */
void sb_rewards(const SbState *s, int seat, const SbAnswer *answer, SbRewards *rewards);

/* The charged 2X ability that the seat may use in this turn; card 0: none. */
SbPlace sb_doubler(const SbState *s, int seat);

/* Carries an answer out: charges spent, rewards gained. */
void sb_carry_out(SbState *s, int seat, EventList *events);

#endif
