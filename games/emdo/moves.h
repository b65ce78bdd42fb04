/* Which moves a seat has (ED-D1 to ED-D10). */
#ifndef GAMES_EMDO_MOVES_H
#define GAMES_EMDO_MOVES_H

#include "games/emdo/state.h"

void emdo_moves(const void *state, int seat, MoveList *list);
bool emdo_legal(const void *state, int seat, Move move);
const char *emdo_why(const void *state, int seat, Move move);

/* The moves of the top task, before anybody is asked. */
void emdo_list(const EmdoState *s, int seat, MoveList *list);

/* ED-D6b: where the next card played for Colonize may be tucked: equal cards in the order of places,
 * which all can see (ED-26.14). */
PlanetSet emdo_place_targets(const EmdoState *s, int seat);

#endif
