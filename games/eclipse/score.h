/* Scores and ranking (E2-20, E1-19). */
#ifndef GAMES_ECLIPSE_SCORE_H
#define GAMES_ECLIPSE_SCORE_H

#include "games/eclipse/state.h"

extern const uint16_t ecl_sources[ECL_SCORES];

/* The score of a seat by source, as it stands. */
void ecl_count_score(const EclState *s, int seat, int8_t part[ECL_SCORES]);

/* Ancients on the map. */
int ecl_ancients(const EclState *s);

void ecl_result(const void *state, Result *result);

/* The species and the technologies, those that the species began with included. */
void ecl_holdings(const void *state, int seat, Holdings *list);

#endif
