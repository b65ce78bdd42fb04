/* How good a position is, and which moves to look at first. */
#ifndef GAMES_EMDO_VALUE_H
#define GAMES_EMDO_VALUE_H

#include "core/game.h"

extern const Valuation emdo_valuation;

int emdo_value(const void *state, int seat);
int emdo_prior(const void *state, int seat, Move move);

#endif
