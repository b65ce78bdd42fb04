/* Gambling World in both editions (RG-18.26). */
#ifndef GAMES_RFTG_GAMBLE_H
#define GAMES_RFTG_GAMBLE_H

#include "games/rftg/state.h"

void rftg_do_guess(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_gamble(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_ante(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_take(RftgState *s, int seat, Move move, EventList *events);

#endif
