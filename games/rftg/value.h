/* For bots: a seat's expected share of the win, and a weight for a move. */
#ifndef GAMES_RFTG_VALUE_H
#define GAMES_RFTG_VALUE_H

#include "core/value.h"
#include "games/rftg/state.h"

extern const Valuation rftg_valuation;

int rftg_value(const void *state, int seat);
int rftg_prior(const void *state, int seat, Move move);

#endif
