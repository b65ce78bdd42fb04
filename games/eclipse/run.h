/* The agenda at work. */
#ifndef GAMES_ECLIPSE_RUN_H
#define GAMES_ECLIPSE_RUN_H

#include "games/eclipse/state.h"

void ecl_run(void *state, EventList *events);
void ecl_apply(void *state, int seat, Move move, EventList *events);

#endif
