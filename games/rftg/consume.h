/* Phase IV with Trade (RG-11). */
#ifndef GAMES_RFTG_CONSUME_H
#define GAMES_RFTG_CONSUME_H

#include "games/rftg/state.h"

/* How many cards a good brings (RG-11.1, RG-11.2). */
int rftg_trade_price(const RftgState *s, int seat, int world, RftgKind kind, bool powers);

/* The goods that may be sold by the Trade bonus. */
CardSet rftg_sellable(const RftgState *s, int seat);

/* How VP of Consume powers are multiplied (RG-11.19 to RG-11.22). */
int rftg_multiplier(const RftgState *s, int seat);

/* The powers of a seat in this phase that are not used: which one of a card `use` means. */
const RftgPower *rftg_consume_power(const RftgState *s, int seat, int card);

/* The rule that forbids using a card's power now; NULL: none does. */
const char *rftg_forbids_use(const RftgState *s, int seat, int card);

/* What the turn offers now. */
typedef struct RftgUses {
    CardSet cards; /* whose power can be used */
    bool must;     /* the player cannot stop: one of them, or a guess, is mandatory (RG-11.6) */
    const RftgPower *gamble;
} RftgUses;
RftgUses rftg_uses(const RftgState *s, int seat);

/* An unused gamble of either sort, and its card; NULL: none. */
const RftgPower *rftg_gamble(const RftgState *s, int seat, int *card);

/* The power whose goods or hand cards are being named. */
const RftgPower *rftg_power_in_use(const RftgState *s);

/* D25: the goods that may be named next, and whether those named are enough. */
CardSet rftg_givable(const RftgState *s, int seat);
bool rftg_gave_enough(const RftgState *s, int seat);

/* Whether the good named must be told a kind: it is sold (RG-18.4). */
bool rftg_sale_needs_kind(const RftgState *s, int seat);

void rftg_begin_consume(RftgState *s);
void rftg_run_consume_turns(RftgState *s, EventList *events);
void rftg_run_consume(RftgState *s, EventList *events);

/* D26, D31. b, c: the least and the most cards. */
void rftg_run_hand(RftgState *s, EventList *events);
void rftg_name_good(RftgState *s, int seat, int world, EventList *events);
void rftg_sell(RftgState *s, int seat, int world, EventList *events);
void rftg_use(RftgState *s, int seat, int card, EventList *events);
void rftg_consume_goods(RftgState *s, int seat, RftgKind kind, EventList *events);
void rftg_consume_hand(RftgState *s, int seat, EventList *events);

/* Uses a power of a card up for this phase. */
void rftg_mark_used(RftgState *s, const RftgPower *power, int card);

#endif
