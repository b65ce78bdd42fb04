/* What a position is worth to each seat: what a seat has, counted in terms, weighed by how far the game
 * has gone, and made shares of the win that add up to one. `orrery tune` finds the weights. */
#ifndef CORE_VALUE_H
#define CORE_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/net.h"

typedef struct Game Game;

enum { VALUE_TERMS_MAX = 48, VALUE_STAGES = 3, VALUE_END = 1000, VALUE_LOGIT = 10000 };

/* A unit of a term early, in the middle and late in the game, in 1/VALUE_LOGIT of a natural logit. */
typedef struct ValueWeight {
    const char *term;
    int32_t at[VALUE_STAGES];
} ValueWeight;

/* To want what one is to go for next is not to know who will win: moves are chosen by the one, what they lead
 * to is judged by the other. */
typedef struct Valuation {
    const ValueWeight *weight; /* by which moves are chosen */
    const ValueWeight *chance; /* the same terms as they tell who wins; NULL: as in weight */
    int terms;
    int (*progress)(const void *state);                        /* 0 .. VALUE_END */
    void (*count)(const void *state, int seat, int16_t *term); /* what the seat has */
    bool apart; /* a seat's moves hardly change what the others have */

    /* What corrects the sums that tell who wins, one of two seats if there is such, and what it sees beside the
     * terms: so many things that a seat may have, and things of the table. All may be NULL: the terms are all. */
    const Net *net, *net_of_two;
    int seat_things, table_things;
    void (*see_seat)(const void *state, int seat, NetEntries *list);
    void (*see_table)(const void *state, NetEntries *list);
} Valuation;

/* What every network sees of a seat before the terms, and of the table before the game's own things. */
enum { SEE_ASKED, SEE_TERMS };
enum { SEE_ALWAYS, SEE_PROGRESS, SEE_PROGRESS_SQUARE, SEE_THREE, SEE_FOUR, SEE_TABLE };

/* For terms that count no further. */
static inline int at_most(int number, int most)
{
    return number < most ? number : most;
}

typedef int ValueOf(const Game *game, const void *state, int seat);

/* How well the seat stands, as a share of the win in 1/SHARE, by its weights and the network; in a game that is
 * over, its real share. */
int value_share(const Game *game, const void *state, int seat);

/* What every seat may expect of a position that was reached, in 1/SHARE: by the network, if there is one and the
 * terms alone are not asked for. */
void value_chances(const Game *game, const void *state, bool by_terms, int share[SEATS_MAX]);

/* The same by the weighed terms alone. */
int value_by_terms(const Game *game, const void *state, int seat);

/* For comparing the moves of one decision: the share, or where that will do how the seat stands by what it
 * has itself, in 1/VALUE_LOGIT, and far above or below that once the game is won or lost. */
int value_own(const Game *game, const void *state, int seat);

/* The network that judges games of so many seats, or NULL. */
const Net *value_net(const Valuation *valuation, int seats);

/* A position as the network would see it, whether the game has one or not. */
void value_see(const Game *game, const void *state, NetPosition *position);

/* How much each stage weighs at this progress, in 1/VALUE_END: the two next to it share it. */
void value_stages(int progress, int part[VALUE_STAGES]);

#endif
