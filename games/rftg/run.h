/* The agenda: what happens next, and what a move does. */
#ifndef GAMES_RFTG_RUN_H
#define GAMES_RFTG_RUN_H

#include "games/rftg/state.h"

void rftg_run(void *state, EventList *events);
void rftg_apply(void *state, int seat, Move move, EventList *events);

#endif
