/* Phase I, and the other moments at which everybody discards unseen: set-up and round end. */
#ifndef GAMES_RFTG_EXPLORE_H
#define GAMES_RFTG_EXPLORE_H

#include "games/rftg/state.h"

/* How many cards the seat discards at set-up with the start world it has or has chosen. */
int rftg_start_discards(const RftgState *s, int seat);

/* RG-7.3, RG-7.8: how many of the drawn cards go; whether they may come from the hand (RG-7.5). */
int rftg_to_discard(const RftgState *s, int seat);
bool rftg_may_mix(const RftgState *s, int seat);

/* Cards above the hand limit (RG-13.1, RG-13.2). */
int rftg_surplus(const RftgState *s, int seat);

/* The seats for which one of the two is not zero. */
SeatSet rftg_sifters(const RftgState *s);
SeatSet rftg_over_limit(const RftgState *s);

void rftg_begin_explore(RftgState *s);
void rftg_run_give(RftgState *s, EventList *events);
void rftg_explore_draws(RftgState *s, EventList *events);
void rftg_open_sift(RftgState *s, EventList *events);

/* RG-13.1, RG-13.3: the discards of the round end, and who takes them. */
void rftg_open_limit(RftgState *s, EventList *events);

#endif
