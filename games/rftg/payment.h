/* Payment and conquest step by step (RG-8.7 to RG-8.11, RG-9.4 to RG-9.22). */
#ifndef GAMES_RFTG_PAYMENT_H
#define GAMES_RFTG_PAYMENT_H

#include "games/rftg/state.h"

void rftg_run_payment(RftgState *s, EventList *events);
void rftg_run_place(RftgState *s, EventList *events);
void rftg_run_save(RftgState *s, EventList *events);
void rftg_run_paid(RftgState *s, EventList *events);

/* Whether more temporary Military could be bought now, by what all can see; asks for it. */
bool rftg_can_arm(const RftgState *s, int seat);
void rftg_ask_for_arms(RftgState *s, int seat, EventList *events);

/* Everything is named. */
void rftg_end_payment(RftgState *s, EventList *events);

void rftg_do_purchase(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_conquer(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_spend(RftgState *s, int seat, Move move, EventList *events);
void rftg_spend_good(RftgState *s, int seat, int world, EventList *events);
void rftg_do_prestige(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_muster(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_pay(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_save(RftgState *s, int seat, Move move, EventList *events);

#endif
