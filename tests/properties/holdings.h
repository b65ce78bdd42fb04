/* What a seat has brought together, as "kind:code kind:code", for tests with states made by hand. */
#ifndef TESTS_PROPERTIES_HOLDINGS_H
#define TESTS_PROPERTIES_HOLDINGS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "core/game.h"

static inline void has(const Game *game, const void *state, int seat, const char *expected)
{
    char buf[512];
    Text text = text_over(buf);
    Holdings list = { .n = 0 };
    game->holdings(state, seat, &list);
    for (int i = 0; i < list.n; i++) {
        text_fmt(&text, "%s%s:", i ? " " : "", game->words.thing[list.at[i].thing].code);
        thing_code(game, list.at[i].thing, list.at[i].value, &text);
    }
    assert_string_equal(buf, expected);
}

#endif
