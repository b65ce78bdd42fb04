/* The agenda of Space Base, and playing a move. */
#ifndef GAMES_SPACEBASE_RUN_H
#define GAMES_SPACEBASE_RUN_H

#include "core/game.h"

void sb_run(void *state, EventList *events);
void sb_apply(void *state, int seat, Move move, EventList *events);

#endif
