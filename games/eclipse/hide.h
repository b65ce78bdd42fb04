/* What a viewer cannot know is dealt anew. */
#ifndef GAMES_ECLIPSE_HIDE_H
#define GAMES_ECLIPSE_HIDE_H

#include "core/game.h"

void ecl_hide(void *state, int viewer, Rng *rng);

#endif
