/* A whole position as JSON and back (docs/spacebase.md). */
#ifndef GAMES_SPACEBASE_POSITION_H
#define GAMES_SPACEBASE_POSITION_H

#include "core/game.h"

void sb_position_write(const void *state, Json *out);
bool sb_position_read(void *state, JsonValue position, Text *why);

#endif
