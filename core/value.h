/* What a position is worth to each seat: what a seat has, counted in terms, weighed by how far the game
 * has gone, and made shares of the win that add up to one. `orrery tune` finds the weights. */
#ifndef CORE_VALUE_H
#define CORE_VALUE_H

#include <stdint.h>

typedef struct Game Game;

enum { VALUE_TERMS_MAX = 48, VALUE_STAGES = 3, VALUE_END = 1000 };

/* A unit of a term early, in the middle and late in the game, in 1/10,000 of a natural logit. */
typedef struct ValueWeight {
    const char *term;
    int32_t at[VALUE_STAGES];
} ValueWeight;

typedef struct Valuation {
    const ValueWeight *weight;
    int terms;
    int (*progress)(const void *state);                        /* 0 .. VALUE_END */
    void (*count)(const void *state, int seat, int16_t *term); /* what the seat has */
} Valuation;

/* For terms that count no further. */
static inline int at_most(int number, int most)
{
    return number < most ? number : most;
}

/* The seat's expected share of the win in 1/SHARE by the game's valuation; of a game that is over, its
 * real share. */
int value_share(const Game *game, const void *state, int seat);

/* How much each stage weighs at this progress, in 1/VALUE_END: the two next to it share it. */
void value_stages(int progress, int part[VALUE_STAGES]);

#endif
