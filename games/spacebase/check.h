/* The invariants of Space Base. */
#ifndef GAMES_SPACEBASE_CHECK_H
#define GAMES_SPACEBASE_CHECK_H

#include "core/game.h"

bool sb_check(const void *state, Text *why);

#endif
