/* Phase II (RG-8). */
#ifndef GAMES_RFTG_DEVELOP_H
#define GAMES_RFTG_DEVELOP_H

#include "games/rftg/state.h"

/* The rule that forbids choosing this hand card; NULL: none does. */
const char *rftg_forbids_develop(const RftgState *s, int seat, int card);

/* The hand cards that may be chosen, the lowest copies. */
CardSet rftg_developable(const RftgState *s, int seat);

/* Cost of the development being paid before the discount that was bought (RG-8.8). */
int rftg_development_cost(const RftgState *s, int seat, int card);

/* What may still be spent on it: cards discarded for a discount, goods; above the last named. */
CardSet rftg_develop_spends(const RftgState *s, int seat);
CardSet rftg_develop_goods(const RftgState *s, int seat);

void rftg_begin_develop(RftgState *s);
void rftg_run_develop_draw(RftgState *s, EventList *events);
void rftg_open_develop(RftgState *s, EventList *events);
void rftg_run_develop_turns(RftgState *s, EventList *events);

/* RG-8.12, RG-8.13: after the payment. */
void rftg_developed(RftgState *s, int seat, int card, EventList *events);

#endif
