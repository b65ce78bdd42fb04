/* The state but for its head as JSON, and back. */
#ifndef GAMES_ECLIPSE_POSITION_H
#define GAMES_ECLIPSE_POSITION_H

#include "core/game.h"

void ecl_position_write(const void *state, Json *out);
bool ecl_position_read(void *state, JsonValue position, Text *why);

#endif
