/* Leaving the game (E2-18.9 to E2-18.12, E1-17.8 to E1-17.13, E1-21). */
#ifndef GAMES_ECLIPSE_OUT_H
#define GAMES_ECLIPSE_OUT_H

#include "games/eclipse/state.h"

/* These seats count their scores and leave together. */
void ecl_leave_game(EclState *s, SeatSet seats, EclOut how, EventList *events);

#endif
