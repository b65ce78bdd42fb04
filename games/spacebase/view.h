/* What a viewer may see, as JSON (docs/spacebase.md). */
#ifndef GAMES_SPACEBASE_VIEW_H
#define GAMES_SPACEBASE_VIEW_H

#include "core/game.h"

void sb_view(const void *state, int viewer, Json *out);

/* The name of the phase under way. */
const char *sb_phase_code(const void *state);

#endif
