/* Which moves are legal, and which rule forbids the others. */
#ifndef GAMES_RFTG_MOVES_H
#define GAMES_RFTG_MOVES_H

#include "games/rftg/state.h"

void rftg_moves(const void *state, int seat, MoveList *list);
bool rftg_legal(const void *state, int seat, Move move);
const char *rftg_why(const void *state, int seat, Move move);

/* The rule that forbids a move of a kind that the top task takes; NULL: none does. */
const char *rftg_forbids(const RftgState *s, int seat, Move move);

/* The moves the top task would take from a seat, whether it is asked already or not. */
void rftg_list(const RftgState *s, int seat, MoveList *list);

#endif
