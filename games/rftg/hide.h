/* Deals anew what a viewer cannot know. */
#ifndef GAMES_RFTG_HIDE_H
#define GAMES_RFTG_HIDE_H

#include "games/rftg/state.h"

void rftg_hide(void *state, int viewer, Rng *rng);

/* These seats have answered nothing yet in the sealed step under way. */
void rftg_reopen(void *state, SeatSet seats);

#endif
