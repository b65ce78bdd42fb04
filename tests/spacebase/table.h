/* What the C tests of Space Base share: a state from a position, moves by their notation, a stream
 * by its number, and the test of frequencies. */
#ifndef TESTS_SPACEBASE_TABLE_H
#define TESTS_SPACEBASE_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/spacebase/game.h"
#include "games/spacebase/state.h"

static inline Rng stream(unsigned number)
{
    Rng rng;
    uint8_t seed[RNG_SEED_BYTES] = { (uint8_t)number, (uint8_t)(number >> 8),
                                     (uint8_t)(number >> 16), 0x5b };
    rng_seed(&rng, seed);
    return rng;
}

/* The state of a position, which is right. */
static inline SbState place(const char *position)
{
    SbState s;
    char buf[256];
    Text why = text_over(buf);
    memset(&s, 0, sizeof s);
    assert_true(json_check(position, strlen(position), NULL));
    if (!game_position_read(&sb_game, &s, json_root(position, strlen(position)), &why))
        fail_msg("%s", buf);
    return s;
}

/* Plays a legal move. */
static inline void play(SbState *s, int seat, const char *notation)
{
    Move move;
    char buf[256];
    Text why = text_over(buf);
    if (!move_parse(&sb_game, notation, &move, &why))
        fail_msg("%s", buf);
    if (!sb_game.legal(s, seat, move))
        fail_msg("'%s' of seat %d: %s", notation, seat, sb_game.why(s, seat, move));
    sb_game.apply(s, seat, move, NULL);
}

/* Compares numbers of cases with what was expected of each by Pearson's sum, which has about this
 * many degrees of freedom: more than four standard deviations off, to either side, fails. */
static inline void check_sum(double sum, int freedom)
{
    double off = sum - freedom;
    if (off * off > 16.0 * 2.0 * freedom)
        fail_msg("the frequencies are off: %d for %d degrees of freedom", (int)sum, freedom);
}

/* The same of n kinds that are equally likely. */
static inline void check_even(const int *count, int n)
{
    double total = 0, sum = 0;
    for (int i = 0; i < n; i++)
        total += count[i];
    for (int i = 0; i < n; i++) {
        double off = count[i] - total / n;
        sum += off * off / (total / n);
    }
    /* few degrees of freedom: the sum is skewed, and its lower end says nothing */
    if (n > 20)
        check_sum(sum, n - 1);
    else
        assert_true(sum < n - 1 + 8 + 3 * (n - 1) / 2.0);
}

#endif
