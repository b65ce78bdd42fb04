/* Value and prior, for bots. */
#ifndef GAMES_ECLIPSE_VALUE_H
#define GAMES_ECLIPSE_VALUE_H

#include "core/game.h"

#include "games/eclipse/tables.h"

extern const Valuation ecl_valuations[ECL_EDITIONS];

int ecl_value(const void *state, int seat);
int ecl_prior(const void *state, int seat, Move move);

#endif
