/* What the client needs to draw cards, and what a choice brings. */
#ifndef GAMES_SPACEBASE_PREVIEW_H
#define GAMES_SPACEBASE_PREVIEW_H

#include "core/game.h"

void sb_components(Json *out);
void sb_preview(const void *state, int seat, Move move, Json *out);

#endif
