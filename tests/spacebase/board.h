/* A game of Space Base for tests in C: set up from a position or a seed, played by notation. */
#ifndef TESTS_SPACEBASE_BOARD_H
#define TESTS_SPACEBASE_BOARD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/spacebase/board.h"
#include "games/spacebase/game.h"
#include "games/spacebase/state.h"

enum { BOARD_EVENTS = 512 };

typedef struct Board {
    SbState s;
    Event event[BOARD_EVENTS];
    EventList events; /* of the last thing done */
} Board;

static inline void board_listen(Board *b)
{
    b->events = (EventList){ .event = b->event, .cap = BOARD_EVENTS };
}

static inline void board_setup(Board *b, int seats, bool lightspeed, unsigned seed)
{
    Setup setup = game_normal_setup(&sb_game, seats);
    setup.option[0] = lightspeed;
    for (int i = 0; i < 4; i++)
        setup.seed[i] = (uint8_t)(seed >> 8 * i);
    memset(&b->s, 0, sizeof b->s);
    board_listen(b);
    game_setup(&sb_game, &b->s, &setup, &b->events);
}

static inline void board_place(Board *b, const char *json)
{
    char buf[256] = "";
    Text why = text_over(buf);
    size_t n = strlen(json);
    assert_true(json_check(json, n, NULL));
    memset(&b->s, 0, sizeof b->s);
    if (!game_position_read(&sb_game, &b->s, json_root(json, n), &why))
        fail_msg("%s: %s", buf, json);
    board_listen(b);
}

static inline void board_check(const Board *b)
{
    char buf[256] = "";
    Text why = text_over(buf);
    if (!game_check(&sb_game, &b->s, &why))
        fail_msg("%s", buf);
}

static inline bool board_asks(const Board *b, int seat)
{
    return bits_has(game_pending(&b->s), seat);
}

static inline bool board_can(const Board *b, int seat, const char *notation)
{
    Move move;
    if (!move_parse(&sb_game, notation, &move, NULL))
        fail_msg("no move: %s", notation);
    return sb_game.legal(&b->s, seat, move);
}

static inline void board_play(Board *b, int seat, const char *notation)
{
    Move move;
    if (!board_can(b, seat, notation))
        fail_msg("not legal: %d %s", seat, notation);
    move_parse(&sb_game, notation, &move, NULL);
    board_listen(b);
    sb_game.apply(&b->s, seat, move, &b->events);
}

/* How the dice of the turn are used: "use 5 6" or "use 5+6". */
static inline void board_use(Board *b, int seat, bool sum)
{
    char buf[16];
    Text text = text_over(buf);
    text_fmt(&text, sum ? "use %d+%d" : "use %d %d", b->s.dice[0], b->s.dice[1]);
    board_play(b, seat, buf);
}

/* How many events of a kind there are. */
static inline int board_events(const Board *b, SbEvent kind)
{
    int n = 0;
    for (int i = 0; i < b->events.n; i++)
        n += b->event[i].kind == kind;
    return n;
}

#endif
