/* The state but for its head as JSON, and back. */
#ifndef GAMES_RFTG_POSITION_H
#define GAMES_RFTG_POSITION_H

#include "games/rftg/state.h"

void rftg_position_write(const void *state, Json *out);
bool rftg_position_read(void *state, JsonValue position, Text *why);

#endif
