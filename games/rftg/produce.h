/* Phase V (RG-12). */
#ifndef GAMES_RFTG_PRODUCE_H
#define GAMES_RFTG_PRODUCE_H

#include "games/rftg/state.h"

/* The unused power of a card that `use` means in this phase: a windfall, a discard, a draw. */
const RftgPower *rftg_produce_power(const RftgState *s, int seat, int card);

/* The worlds that the windfall under way, or a power of a card, could fill. */
CardSet rftg_windfall_targets(const RftgState *s, int seat, const RftgPower *power, int card);
CardSet rftg_targets_now(const RftgState *s);

/* Whether the player picks the order of windfalls himself (RG-12.17). */
bool rftg_picks_windfalls(const RftgState *s, int seat);

/* The rule that forbids `use` of a card now; NULL: none does. */
const char *rftg_forbids_produce(const RftgState *s, int seat, int card);

/* Whether an unused discard power has an empty target (RG-12.16). */
bool rftg_may_discard_to_produce(const RftgState *s, int seat);

/* Whether the windfall under way must be told a kind (RG-18.5). */
bool rftg_windfall_needs_kind(const RftgState *s);

/* Cards that the powers of a tableau draw at the start of its turn (RG-12.8). */
int rftg_produce_draws(const RftgState *s, int seat);

void rftg_begin_produce(RftgState *s);
void rftg_run_produce_turns(RftgState *s, EventList *events);

/* Runs a turn on to its next choice, which is asked, or to its end. */
void rftg_run_produce(RftgState *s, EventList *events);
void rftg_run_windfall(RftgState *s, EventList *events);

void rftg_use_to_produce(RftgState *s, int seat, int card, EventList *events);
/* A hand card has been named as the price: it goes, and the good comes. */
void rftg_pay_windfall(RftgState *s, int card, EventList *events);

void rftg_use_bonus(RftgState *s, int seat);
void rftg_stop_producing(RftgState *s, int seat, EventList *events);

#endif
