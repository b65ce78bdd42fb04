/* The agenda of Eminent Domain, and playing a move. */
#ifndef GAMES_EMDO_RUN_H
#define GAMES_EMDO_RUN_H

#include "core/game.h"

void emdo_run(void *state, EventList *events);
void emdo_apply(void *state, int seat, Move move, EventList *events);

#endif
