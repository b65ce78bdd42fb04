/* How good a position is for a seat, and which moves look good, for bots. */
#ifndef GAMES_SPACEBASE_VALUE_H
#define GAMES_SPACEBASE_VALUE_H

#include "core/game.h"
#include "core/value.h"

extern const Valuation sb_valuation;

int sb_value(const void *state, int seat);
int sb_prior(const void *state, int seat, Move move);

#endif
