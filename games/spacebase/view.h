/* What a viewer may see, as JSON (docs/spacebase.md). */
#ifndef GAMES_SPACEBASE_VIEW_H
#define GAMES_SPACEBASE_VIEW_H

#include "games/spacebase/state.h"

void sb_view(const void *state, int viewer, Json *out);

/* The name of the phase under way. */
const char *sb_phase_code(const void *state);

/* A list of cards under a key, empty places left out; and the shipyard with its gaps. */
void sb_cards_json(const uint8_t *card, int n, const char *key, Json *out);
void sb_yard_json(const SbState *s, Json *out);

#endif
