/* The moves of each question, and the rules that forbid the rest. */
#ifndef GAMES_ECLIPSE_MOVES_H
#define GAMES_ECLIPSE_MOVES_H

#include "games/eclipse/state.h"

void ecl_moves(const void *state, int seat, MoveList *list);
bool ecl_legal(const void *state, int seat, Move move);
const char *ecl_why(const void *state, int seat, Move move);

/* The moves of the top task, whoever is asked. */
void ecl_list(const EclState *s, int seat, MoveList *list);

/* The rules that say when a kind of move is asked for at all. */
extern const char *const ecl_asked_by[ECL_MOVES][ECL_EDITIONS];

#endif
