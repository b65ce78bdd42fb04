/* ChaCha with 8 rounds, 64-bit block counter, zero nonce: one block of 16 words at a time. */
#include "core/rng.h"

#include <assert.h>
#include <string.h>

#include "core/bits.h"

static uint32_t rotate(uint32_t x, int by)
{
    return x << by | x >> (32 - by);
}

#define QUARTER(a, b, c, d)                                                                        \
    do {                                                                                           \
        x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 16);                                              \
        x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 12);                                              \
        x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 8);                                               \
        x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 7);                                               \
    } while (0)

void rng_refill(Rng *rng)
{
    const uint32_t start[16] = { 0x61707865,    0x3320646e,    0x79622d32,  0x6b206574,
                                 rng->key[0],   rng->key[1],   rng->key[2], rng->key[3],
                                 rng->key[4],   rng->key[5],   rng->key[6], rng->key[7],
                                 rng->block[0], rng->block[1], 0,           0 };
    uint32_t x[16];
    memcpy(x, start, sizeof x);
    for (int round = 0; round < 8; round += 2) {
        QUARTER(0, 4, 8, 12);
        QUARTER(1, 5, 9, 13);
        QUARTER(2, 6, 10, 14);
        QUARTER(3, 7, 11, 15);
        QUARTER(0, 5, 10, 15);
        QUARTER(1, 6, 11, 12);
        QUARTER(2, 7, 8, 13);
        QUARTER(3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++)
        rng->word[i] = x[i] + start[i];
    rng->used = 0;
    if (++rng->block[0] == 0)
        rng->block[1]++;
}

static uint32_t little_endian(const uint8_t *b)
{
    return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

void rng_seed(Rng *rng, const uint8_t seed[RNG_SEED_BYTES])
{
    memset(rng, 0, sizeof *rng);
    for (int i = 0; i < 8; i++)
        rng->key[i] = little_endian(seed + 4 * i);
    rng->used = RNG_WORDS;
}

void rng_rekey(Rng *rng, Rng *from)
{
    Rng fresh = { .used = RNG_WORDS };
    for (int i = 0; i < 8; i++)
        fresh.key[i] = rng_next(from);
    *rng = fresh;
}

int rng_member(Rng *rng, uint64_t set)
{
    assert(set);
    return bits_nth(set, rng_below(rng, bits_count(set)));
}

bool rng_same(const Rng *a, const Rng *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}
