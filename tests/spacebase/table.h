/* States of Space Base as values, for tests that copy them: from a position, played by notation, with
 * a stream by its number. */
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
#include "tests/properties/chance.h"

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

/* Whether n kinds that are equally likely came about equally often. */
static inline bool came_evenly(const int *count, int n)
{
    int weight[64];
    assert_true(n <= 64);
    for (int i = 0; i < n; i++)
        weight[i] = 1;
    return chance_fits(count, weight, n);
}

#endif
