/* What a position is worth, for bots. */
#ifndef GAMES_ECLIPSE_VALUE_H
#define GAMES_ECLIPSE_VALUE_H

#include "core/game.h"

#include "games/eclipse/tables.h"

/* What a seat is counted by; DISCS_BACK are those that the round's end brings back. */
typedef enum EclTerm {
#define TERM(name, ...) ECL_TERM_##name,
#include "games/eclipse/weights2.def"
#undef TERM
    ECL_TERMS
} EclTerm;

extern const Valuation ecl_valuations[ECL_EDITIONS];

int ecl_value(const void *state, int seat);

#endif
