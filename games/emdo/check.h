/* Every invariant of the components and of the agenda. */
#ifndef GAMES_EMDO_CHECK_H
#define GAMES_EMDO_CHECK_H

#include "core/game.h"

bool emdo_check(const void *state, Text *why);

#endif
