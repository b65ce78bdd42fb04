/* The one source of chance: a ChaCha8 stream kept inside a game state (DESIGN: chance and secrets).
 * Plain bytes, same numbers on every platform; what it gave so far does not tell what comes next. */
#ifndef CORE_RNG_H
#define CORE_RNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RNG_SEED_BYTES = 32, RNG_WORDS = 16 };

typedef struct Rng {
    uint32_t key[8];
    uint32_t block[2];        /* number of the next block, low word first */
    uint32_t word[RNG_WORDS]; /* the current block; zero before the first draw */
    uint32_t used;            /* words taken from it; RNG_WORDS: a new block is due */
} Rng;

void rng_seed(Rng *rng, const uint8_t seed[RNG_SEED_BYTES]);

/* Gives `rng` a fresh key drawn from `from`, so that its future has nothing to do with its past. */
void rng_rekey(Rng *rng, Rng *from);

/* Fills the current block; called by rng_next. */
void rng_refill(Rng *rng);

static inline uint32_t rng_next(Rng *rng)
{
    if (rng->used == RNG_WORDS)
        rng_refill(rng);
    return rng->word[rng->used++];
}

/* A uniform number in 0 .. n-1; n at least 1. Draws even for n = 1, so that a draw always shows. */
static inline int rng_below(Rng *rng, int n)
{
    uint32_t range = (uint32_t)n;
    uint64_t wide = (uint64_t)rng_next(rng) * range;
    if ((uint32_t)wide < range) {
        uint32_t reject = (0u - range) % range;
        while ((uint32_t)wide < reject)
            wide = (uint64_t)rng_next(rng) * range;
    }
    return (int)(wide >> 32);
}

/* A uniform member of a set that has one. */
int rng_member(Rng *rng, uint64_t set);

/* Whether two streams stand at the same place of the same stream. */
bool rng_same(const Rng *a, const Rng *b);

#endif
