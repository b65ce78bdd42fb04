/* States of Eclipse as values, for tests that look into them: set up with a seed, from a position, played
 * by notation. */
#ifndef TESTS_ECLIPSE_TABLE_H
#define TESTS_ECLIPSE_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/eclipse/game.h"

static const Game *const editions[ECL_EDITIONS] = { &eclipse1_game, &eclipse2_game };

static inline Setup setup_of(int edition, int seats, EclSpeciesChoice choice, unsigned seed)
{
    Setup setup = game_normal_setup(editions[edition], seats);
    setup.option[ECL_OPTION_SPECIES] = (uint8_t)choice;
    setup.seed[0] = (uint8_t)seed;
    setup.seed[1] = (uint8_t)(seed >> 8);
    return setup;
}

static inline EclState begin(const Setup *setup, int edition)
{
    EclState s;
    game_setup(editions[edition], &s, setup, NULL);
    return s;
}

/* The state of a position, which is right. */
static inline EclState place(int edition, const char *position)
{
    EclState s;
    char buf[256];
    Text why = text_over(buf);
    memset(&s, 0, sizeof s);
    assert_true(json_check(position, strlen(position), NULL));
    if (!game_position_read(editions[edition], &s, json_root(position, strlen(position)), &why))
        fail_msg("%s", buf);
    return s;
}

/* That a position is refused for this reason. */
static inline void refuses(int edition, const char *position, const char *reason)
{
    EclState s;
    char buf[256] = "";
    Text why = text_over(buf);
    assert_true(json_check(position, strlen(position), NULL));
    if (game_position_read(editions[edition], &s, json_root(position, strlen(position)), &why))
        fail_msg("taken: %s", position);
    if (!strstr(buf, reason))
        fail_msg("'%s' does not name %s", buf, reason);
}

/* That whoever is asked is asked so. */
static inline void asks_for(const EclState *s, const char *expected)
{
    static const char *const names[] = { "Ann", "Bo", "Cy", "Di", "Ed", "Fi" };
    char buf[256];
    Text text = text_over(buf);
    ecl_game_of(s)->prompt(s, bits_first(s->head.asked),
                           (Voice){ .lang = LANG_EN, .seat_names = names }, &text);
    assert_string_equal(buf, expected);
}

/* Plays a legal move. */
static inline void play(EclState *s, int seat, const char *notation)
{
    const Game *game = ecl_game_of(s);
    Move move;
    char buf[256];
    Text why = text_over(buf);
    if (!move_parse(game, notation, &move, &why))
        fail_msg("%s", buf);
    if (!game->legal(s, seat, move))
        fail_msg("'%s' of seat %d: %s", notation, seat, game->why(s, seat, move));
    game->apply(s, seat, move, NULL);
}

#endif
