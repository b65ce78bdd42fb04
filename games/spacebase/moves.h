/* Which moves a seat has (SB-DP1 to SB-DP11). */
#ifndef GAMES_SPACEBASE_MOVES_H
#define GAMES_SPACEBASE_MOVES_H

#include "games/spacebase/state.h"

void sb_moves(const void *state, int seat, MoveList *list);
bool sb_legal(const void *state, int seat, Move move);
const char *sb_why(const void *state, int seat, Move move);

/* The moves of an open question, before anybody is asked. */
void sb_list(const SbState *s, int seat, MoveList *list);

#endif
