/* States of Race for the Galaxy as values, for tests that copy them: set up with a seed, from a position,
 * played by notation. */
#ifndef TESTS_RFTG_TABLE_H
#define TESTS_RFTG_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/rftg/game.h"
#include "games/rftg/state.h"

static inline Rng stream(unsigned number)
{
    Rng rng;
    uint8_t seed[RNG_SEED_BYTES] = { (uint8_t)number, (uint8_t)(number >> 8), 0xf6 };
    rng_seed(&rng, seed);
    return rng;
}

/* The state of a position, which is right. */
static inline RftgState place(const char *position)
{
    RftgState s;
    char buf[256];
    Text why = text_over(buf);
    memset(&s, 0, sizeof s);
    if (!json_check(position, strlen(position), NULL))
        fail_msg("no JSON: %s", position);
    if (!game_position_read(&rftg_game, &s, json_root(position, strlen(position)), &why))
        fail_msg("%s: %s", buf, position);
    return s;
}

/* Plays a legal move. */
static inline void play(RftgState *s, int seat, const char *notation)
{
    Move move;
    char buf[256];
    Text why = text_over(buf);
    if (!move_parse(&rftg_game, notation, &move, &why))
        fail_msg("%s", buf);
    if (!rftg_game.legal(s, seat, move))
        fail_msg("'%s' of seat %d: %s", notation, seat, rftg_game.why(s, seat, move));
    rftg_game.apply(s, seat, move, NULL);
}

/* Whether a move is legal. */
static inline bool may(const RftgState *s, int seat, const char *notation)
{
    Move move;
    char buf[256];
    Text why = text_over(buf);
    if (!move_parse(&rftg_game, notation, &move, &why))
        fail_msg("%s", buf);
    return rftg_game.legal(s, seat, move);
}

/* A random legal move of whoever is asked. */
static inline Move random_move(const RftgState *s, int *seat, Rng *rng)
{
    MoveList list = { .n = 0 };
    *seat = bits_first(game_pending(s));
    rftg_game.moves(s, *seat, &list);
    return list.move[rng_below(rng, list.n)];
}

#endif
