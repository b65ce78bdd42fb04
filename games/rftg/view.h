/* What a viewer may see. */
#ifndef GAMES_RFTG_VIEW_H
#define GAMES_RFTG_VIEW_H

#include "games/rftg/state.h"

void rftg_view(const void *state, int viewer, Json *out);

/* The hidden cards whose place a viewer knows, outside its own hand. */
CardSet rftg_known(const RftgState *s, int viewer);

#endif
