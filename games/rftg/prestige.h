/* Prestige and the leader tile (RG-15). */
#ifndef GAMES_RFTG_PRESTIGE_H
#define GAMES_RFTG_PRESTIGE_H

#include "games/rftg/state.h"

void rftg_gain_prestige(RftgState *s, int seat, int n, EventList *events);
void rftg_spend_prestige(RftgState *s, int seat, int n, EventList *events);

/* RG-15.6 to RG-15.9: who leads at the end of a phase; ends the accounts of the phase. */
void rftg_check_leader(RftgState *s, EventList *events);

/* RG-15.12 to RG-15.15: what the leaders get at the start of a round. */
void rftg_leader_bonus(RftgState *s, EventList *events);

/* VP chips from the pool (RG-11.18). */
void rftg_gain_vp(RftgState *s, int seat, int n, EventList *events);

#endif
