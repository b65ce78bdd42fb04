/* For clients: the components as data, and what a move is certain to bring. */
#ifndef GAMES_EMDO_PREVIEW_H
#define GAMES_EMDO_PREVIEW_H

#include "core/game.h"

void emdo_components(Json *out);
void emdo_preview(const void *state, int seat, Move move, Json *out);

#endif
