/* Every invariant of a state (E2-I1 to E2-I10, E1-I.1 to E1-I.10, and what run() relies on). */
#ifndef GAMES_ECLIPSE_CHECK_H
#define GAMES_ECLIPSE_CHECK_H

#include "games/eclipse/state.h"

bool ecl_check(const void *state, Text *why);

/* The agenda alone (check_agenda.c); the components have been checked. */
bool ecl_check_agenda(const EclState *s, Text *why);

/* The combat phase alone (battle_check.c): its own numbers, and what it holds of each component. */
bool ecl_check_battle(const EclState *s, Text *why);

#endif
