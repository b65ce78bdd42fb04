/* Sets of up to 64 things as bits: seats, cards of a level, sectors. */
#ifndef CORE_BITS_H
#define CORE_BITS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

typedef uint8_t SeatSet; /* bit n: seat n */

static inline int bits_count(uint64_t set)
{
    return __builtin_popcountll(set);
}

static inline bool bits_has(uint64_t set, int member)
{
    return set >> member & 1;
}

/* The lowest member of a set that has one. */
static inline int bits_first(uint64_t set)
{
    assert(set);
    return __builtin_ctzll(set);
}

static inline uint64_t bits_without_first(uint64_t set)
{
    return set & (set - 1);
}

/* The member with n lower ones in the set; n is below the count. */
static inline int bits_nth(uint64_t set, int n)
{
    assert(n >= 0 && n < bits_count(set));
    while (n-- > 0)
        set = bits_without_first(set);
    return bits_first(set);
}

static inline SeatSet seat_bit(int seat)
{
    return (SeatSet)(1u << seat);
}

#endif
