/* Dealing anew what a viewer cannot know. */
#ifndef GAMES_SPACEBASE_HIDE_H
#define GAMES_SPACEBASE_HIDE_H

#include "core/game.h"

void sb_hide(void *state, int viewer, Rng *rng);

/* These seats have answered nothing yet in the sealed step under way. */
void sb_reopen(void *state, SeatSet seats);

#endif
