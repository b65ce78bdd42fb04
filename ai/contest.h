/* Finds the weights of a game's value by play alone: two sets of weights, each number a step up or down from
 * those that there are, meet in a few games of greedy's, and all numbers go some of the way to the set that
 * did better. What greedy does is judged by what comes of it; a fit to its games (ai/fit.h) knows nothing of
 * what it never does. */
#ifndef AI_CONTEST_H
#define AI_CONTEST_H

#include "ai/fit.h"

typedef struct Contest Contest;

/* Begins with the weights that the game has. NULL when out of memory. */
Contest *contest_new(const Game *game, Rng *rng);
void contest_free(Contest *contest);

/* One meeting of so many deals, each played twice with the sides exchanged. The sets lie a step above and below,
 * a part of each number's size. Returns how far the numbers went, from -1 (to the one set) to 1 (to the other). */
double contest_meet(Contest *contest, int seats, int deals, double step);

void contest_weights(const Contest *contest, Fit *fit);

#endif
