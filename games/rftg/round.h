/* The frame of a round: its start, its phases, its end (RG-4, RG-13, RG-17). */
#ifndef GAMES_RFTG_ROUND_H
#define GAMES_RFTG_ROUND_H

#include "games/rftg/state.h"

enum { RFTG_STEPS = 7 }; /* phases of a round, Develop and Settle twice */

RftgPhase rftg_step_phase(int step);

void rftg_run_round(RftgState *s, EventList *events);
void rftg_run_action(RftgState *s, EventList *events);
void rftg_run_phases(RftgState *s, EventList *events);
void rftg_end_phase(RftgState *s, EventList *events);
void rftg_end_round(RftgState *s, EventList *events);

/* RG-17.1, RG-17.2, RG-20.8: whether this round is the last. */
bool rftg_is_last_round(const RftgState *s);

#endif
