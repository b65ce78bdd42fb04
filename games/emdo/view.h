/* What a viewer may see, as JSON (docs/emdo.md). */
#ifndef GAMES_EMDO_VIEW_H
#define GAMES_EMDO_VIEW_H

#include "games/emdo/state.h"

void emdo_view(const void *state, int viewer, Json *out);

/* The cards of a pile under a key: an object of codes and numbers. */
void emdo_pile_json(const EmdoPile *pile, const char *key, Json *out);

/* The members of a set under a key: a list of codes. */
void emdo_set_json(uint64_t set, const char *(*code)(int), const char *key, Json *out);

/* The planets of an empire in the order of their places. */
int emdo_planet_at(const EmdoState *s, int seat, int place);

/* The cards tucked under a planet as a pile. */
EmdoPile emdo_tucked_at(const EmdoState *s, int seat, int planet);

#endif
