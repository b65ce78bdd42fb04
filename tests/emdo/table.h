/* States of Eminent Domain as values, for tests that copy them: set up with a seed, from a position,
 * played by notation. */
#ifndef TESTS_EMDO_TABLE_H
#define TESTS_EMDO_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/emdo/game.h"
#include "games/emdo/state.h"
#include "tests/properties/chance.h"

static inline Rng stream(unsigned number)
{
    Rng rng;
    uint8_t seed[RNG_SEED_BYTES] = { (uint8_t)number, (uint8_t)(number >> 8),
                                     (uint8_t)(number >> 16), 0xed };
    rng_seed(&rng, seed);
    return rng;
}

typedef struct Options {
    int level;
    bool bonus, extended;
} Options;

static const Options standard = { .level = 3 };

static inline Setup setup_of(int seats, Options options, unsigned seed)
{
    Setup setup = game_normal_setup(&emdo_game, seats);
    setup.option[EMDO_OPTION_LEVEL] = (uint8_t)options.level;
    setup.option[EMDO_OPTION_BONUS] = options.bonus;
    setup.option[EMDO_OPTION_EXTENDED] = options.extended;
    setup.seed[0] = (uint8_t)seed;
    setup.seed[1] = (uint8_t)(seed >> 8);
    return setup;
}

static inline EmdoState begin(int seats, Options options, unsigned seed)
{
    EmdoState s;
    Setup setup = setup_of(seats, options, seed);
    game_setup(&emdo_game, &s, &setup, NULL);
    return s;
}

/* The state of a position, which is right. */
static inline EmdoState place(const char *position)
{
    EmdoState s;
    char buf[256];
    Text why = text_over(buf);
    memset(&s, 0, sizeof s);
    assert_true(json_check(position, strlen(position), NULL));
    if (!game_position_read(&emdo_game, &s, json_root(position, strlen(position)), &why))
        fail_msg("%s", buf);
    return s;
}

/* That a position is refused for this rule. */
static inline void refuses(const char *position, const char *rule)
{
    EmdoState s;
    char buf[256] = "";
    Text why = text_over(buf);
    assert_true(json_check(position, strlen(position), NULL));
    assert_false(game_position_read(&emdo_game, &s, json_root(position, strlen(position)), &why));
    if (!strstr(buf, rule))
        fail_msg("'%s' does not name %s", buf, rule);
}

/* Plays a legal move. */
static inline void play(EmdoState *s, int seat, const char *notation)
{
    Move move;
    char buf[256];
    Text why = text_over(buf);
    if (!move_parse(&emdo_game, notation, &move, &why))
        fail_msg("%s", buf);
    if (!emdo_game.legal(s, seat, move))
        fail_msg("'%s' of seat %d: %s", notation, seat, emdo_game.why(s, seat, move));
    emdo_game.apply(s, seat, move, NULL);
}

/* A random legal move of whoever is asked. */
static inline Move random_move(const EmdoState *s, int *seat, Rng *rng)
{
    MoveList list = { .n = 0 };
    *seat = bits_first(game_pending(s));
    emdo_game.moves(s, *seat, &list);
    return list.move[rng_below(rng, list.n)];
}

#endif
