/* What a position is worth, for bots. */
#ifndef GAMES_ECLIPSE_VALUE_H
#define GAMES_ECLIPSE_VALUE_H

#include "core/game.h"

#include "games/eclipse/tables.h"

extern const Valuation ecl_valuations[ECL_EDITIONS];

int ecl_value(const void *state, int seat);

#endif
