/* A move: a kind and up to three small arguments in 32 bits, and the list that `moves` writes. */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

typedef uint32_t Move;

enum {
    MOVE_KINDS_MAX = 64,
    MOVE_A_MAX = 1023,
    MOVE_B_MAX = 255,
    MOVE_C_MAX = 255,
    MOVES_MAX = 128
};

static inline Move move_make(int kind, int a, int b, int c)
{
    assert(kind >= 0 && kind < MOVE_KINDS_MAX && a >= 0 && a <= MOVE_A_MAX);
    assert(b >= 0 && b <= MOVE_B_MAX && c >= 0 && c <= MOVE_C_MAX);
    return (Move)kind << 26 | (Move)a << 16 | (Move)b << 8 | (Move)c;
}

static inline int move_kind(Move move)
{
    return (int)(move >> 26);
}

static inline int move_a(Move move)
{
    return (int)(move >> 16 & 1023);
}

static inline int move_b(Move move)
{
    return (int)(move >> 8 & 255);
}

static inline int move_c(Move move)
{
    return (int)(move & 255);
}

typedef struct MoveList {
    int n;
    Move move[MOVES_MAX];
} MoveList;

static inline void moves_add(MoveList *list, Move move)
{
    assert(list->n < MOVES_MAX);
    list->move[list->n++] = move;
}

static inline bool moves_have(const MoveList *list, Move move)
{
    for (int i = 0; i < list->n; i++)
        if (list->move[i] == move)
            return true;
    return false;
}

#endif
