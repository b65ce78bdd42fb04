/* The agenda: what happens next, and what a move does. */
#ifndef GAMES_RFTG_RUN_H
#define GAMES_RFTG_RUN_H

#include "games/rftg/state.h"

void rftg_run(void *state, EventList *events);
void rftg_apply(void *state, int seat, Move move, EventList *events);

/* What a move does, without running on (act.c). */
void rftg_act(RftgState *s, int seat, Move move, EventList *events);

/* Asks, unless there is one move and nothing hidden decides that: then it is played. */
void rftg_ask_openly(RftgState *s, int seat, EventList *events);

#endif
