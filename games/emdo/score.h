/* Scores and ranking. */
#ifndef GAMES_EMDO_SCORE_H
#define GAMES_EMDO_SCORE_H

#include "games/emdo/state.h"

enum { EMDO_SOURCE_INFLUENCE, EMDO_SOURCE_TECHS, EMDO_SOURCE_PLANETS, EMDO_SOURCES };

extern const uint16_t emdo_sources[EMDO_SOURCES];

void emdo_result(const void *state, Result *result);

/* The technologies, wherever they are, and the face-up planets. */
void emdo_holdings(const void *state, int seat, Holdings *list);

/* The points on a seat's technologies, wherever they are, and on its face-up planets. */
int emdo_tech_points(const EmdoState *s, int seat);
int emdo_planet_points(const EmdoState *s, int seat);

/* The technologies of one side that a seat owns, as cards (ED-20.11). */
CardSet emdo_owned_techs(const EmdoState *s, int seat);

#endif
