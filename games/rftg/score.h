/* Scores and ranking (RG-17). */
#ifndef GAMES_RFTG_SCORE_H
#define GAMES_RFTG_SCORE_H

#include "games/rftg/state.h"

typedef enum RftgSource {
    RFTG_SOURCE_CHIPS,
    RFTG_SOURCE_CARDS,
    RFTG_SOURCE_VARIABLE,
    RFTG_SOURCE_GOALS,
    RFTG_SOURCE_PRESTIGE,
    RFTG_SOURCES
} RftgSource;

extern const uint16_t rftg_sources[RFTG_SOURCES];

/* Printed and variable VP of a tableau; an any-kind world counts as `kind`. */
int rftg_card_vp(const CardSet *tableau);
int rftg_variable_vp(const RftgState *s, int seat, RftgKind kind);

/* The variable VP with the kind that is best for the seat. */
int rftg_variable_now(const RftgState *s, int seat);

/* What a card with variable VP makes of a tableau that it may not lie in yet; and of one card more, but
 * for an any-kind world. */
int rftg_variable_of(const RftgState *s, int seat, int scoring, RftgKind kind);
int rftg_bonus_for(int scoring, int card);

/* RG-17.7: what a card brings by the first row that it fits. */
int rftg_row_points(const RftgFormula *formula, int card, RftgKind any);

void rftg_result(const void *state, Result *result);

/* The cards of the tableau, and the goals: first ones claimed, most ones held. */
void rftg_holdings(const void *state, int seat, Holdings *list);

#endif
