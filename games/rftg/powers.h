/* What a tableau can do: its powers added up, and counts of it. */
#ifndef GAMES_RFTG_POWERS_H
#define GAMES_RFTG_POWERS_H

#include "games/rftg/state.h"

/* Adds up the powers of a tableau (RG-5.6), and counts its worlds. */
void rftg_sum_up(const CardSet *tableau, bool takeovers, int8_t sum[RFTG_SUMS]);

/* Adds up the powers of the seats whose tableau is not the one that is summed up. */
void rftg_sum_up_seats(RftgState *s);

/* Total Military of a tableau (RG-2.10), and of a seat now. */
int rftg_total_military(const CardSet *tableau);
int rftg_military_now(const RftgSeat *own);

static inline int rftg_count_trait(const CardSet *set, RftgTrait trait)
{
    return cards_count_both(set, &rftg_trait_cards[trait]);
}
int rftg_count_rebel_military(const CardSet *set);

/* Rebel worlds, military or not (RG-12.9). */
int rftg_count_rebel_worlds(const CardSet *set);

/* The card of a tableau with a trait or with a power, or 0; a tableau has at most one that matters
 * where this is asked. */
static inline int rftg_find_trait(const CardSet *set, RftgTrait trait)
{
    return cards_first_of_both(set, &rftg_trait_cards[trait]);
}

static inline int rftg_find_power(const CardSet *set, RftgOp op)
{
    return cards_first_of_both(set, &rftg_op_cards[op]);
}

/* The next card of a set above another with a power, or 0. */
int rftg_next_with(const CardSet *set, int after, RftgOp op);

#endif
