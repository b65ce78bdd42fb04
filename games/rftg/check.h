/* Every invariant of the components and of the agenda. */
#ifndef GAMES_RFTG_CHECK_H
#define GAMES_RFTG_CHECK_H

#include "games/rftg/state.h"

bool rftg_check(const void *state, Text *why);

#endif
