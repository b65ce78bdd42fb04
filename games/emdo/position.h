/* A whole position as JSON and back (docs/emdo.md). */
#ifndef GAMES_EMDO_POSITION_H
#define GAMES_EMDO_POSITION_H

#include "core/game.h"

void emdo_position_write(const void *state, Json *out);
bool emdo_position_read(void *state, JsonValue position, Text *why);

#endif
