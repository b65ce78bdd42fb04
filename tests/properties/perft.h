/* Counts: how many sequences of moves there are from a position to a depth. A wrong rule changes a
 * number. */
#ifndef TESTS_PROPERTIES_PERFT_H
#define TESTS_PROPERTIES_PERFT_H

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "core/game.h"

/* In a sealed step the seats answer in order, lowest first, since their moves commute; a game that
 * ends before the depth counts once. Chance is what the position's own stream gives. */
static inline long long perft(const Game *game, const void *state, int depth)
{
    SeatSet asked = game_pending(state);
    if (depth == 0 || !asked)
        return 1;
    MoveList list = { .n = 0 };
    int seat = bits_first(asked);
    long long n = 0;
    game->moves(state, seat, &list);
    if (depth == 1)
        return list.n;
    for (int i = 0; i < list.n; i++) {
        alignas(max_align_t) unsigned char copy[STATE_BYTES_MAX];
        memcpy(copy, state, (size_t)game->state_bytes);
        game->apply(copy, seat, list.move[i], NULL);
        n += perft(game, copy, depth - 1);
    }
    return n;
}

#endif
