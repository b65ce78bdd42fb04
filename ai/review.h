/* A game looked back on by a search: what each decision promised and what it gave away, and what chance
 * did in between. */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "core/game.h"

/* A decision: shares of the win in 1/SHARE. */
typedef struct ReviewStep {
    int before[SEATS_MAX]; /* what each seat may expect if the best is played */
    int after[SEATS_MAX];  /* what the move that was played leaves them */
    int cost;              /* what it gave away */
    Move best;
} ReviewStep;

struct Search;

/* Looks at a seat's move in a state of a game that is over. The search has room for twice as many
 * simulations. Where there was no choice, `after` is `before`. */
void review_step(struct Search *search, const Game *game, const void *state, int seat, Move played,
                 int simulations, Rng *rng, ReviewStep *step);

#endif
