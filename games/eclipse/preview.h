/* For clients: the components as data, and what a move is certain to bring. */
#ifndef GAMES_ECLIPSE_PREVIEW_H
#define GAMES_ECLIPSE_PREVIEW_H

#include "core/game.h"

void ecl1_components(Json *out);
void ecl2_components(Json *out);
void ecl_preview(const void *state, int seat, Move move, Json *out);

#endif
