/* Value and prior, for bots. */
#ifndef GAMES_ECLIPSE_VALUE_H
#define GAMES_ECLIPSE_VALUE_H

#include "core/game.h"

int ecl_value(const void *state, int seat);
int ecl_prior(const void *state, int seat, Move move);

#endif
