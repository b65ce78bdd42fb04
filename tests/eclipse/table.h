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
#include "games/eclipse/text.h"

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

/* How often a move is listed: once if it is legal. */
static inline int look_up(const EclState *s, int seat, const MoveList *list, Move move)
{
    const Game *game = ecl_game_of(s);
    int times = 0;
    for (int i = 0; i < list->n; i++)
        times += list->move[i] == move;
    if (game->legal(s, seat, move) != times) {
        char buf[256];
        Text text = text_over(buf);
        move_text(game, move, &text);
        fail_msg("%s is listed %d times", buf, times);
    }
    return times;
}

/* That of all moves there are exactly those are legal that are listed. */
static inline void moves_are_legal(const EclState *s)
{
    int seat = bits_first(s->head.asked), found = 0;
    MoveList list = { .n = 0 };
    ecl_game_of(s)->moves(s, seat, &list);
    for (int kind = 0; kind < ECL_MOVES; kind++) {
        const ThingKind *a = &ecl_things[s->edition][ecl_move_kinds[kind].arg[0]];
        const ThingKind *b = &ecl_things[s->edition][ecl_move_kinds[kind].arg[1]];
        for (int i = 0; i < (a->count ? a->count : 1); i++)
            for (int k = 0; k < (b->count ? b->count : 1); k++)
                found += look_up(s, seat, &list, move_make(kind, a->first + i, b->first + k, 0));
    }
    assert_int_equal(found, list.n);
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
