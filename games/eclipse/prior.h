/* Which moves a good player is likely to make, for bots. */
#ifndef GAMES_ECLIPSE_PRIOR_H
#define GAMES_ECLIPSE_PRIOR_H

#include "games/eclipse/state.h"

int ecl_prior(const void *state, int seat, Move move);

#endif
