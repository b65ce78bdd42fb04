/* Upkeep and cleanup (E2-18, E2-19; E1-17, E1-18). */
#ifndef GAMES_ECLIPSE_UPKEEP_H
#define GAMES_ECLIPSE_UPKEEP_H

#include "games/eclipse/state.h"

/* What is left of the seat's money after upkeep, before anything is traded or given up. */
int ecl_balance(const EclState *s, int seat);

/* The task PAY: pays and produces, asks who cannot, or lets him go. */
void ecl_run_pay(EclState *s, EventList *events);
void ecl_play_abandon(EclState *s, int sector, EventList *events);

/* Technologies, discs, graveyards, colony ships. */
void ecl_clean_up(EclState *s, EventList *events);

#endif
