/* A viewer's view as one JSON object. */
#ifndef CLI_VIEW_H
#define CLI_VIEW_H

#include "core/game.h"

enum { VIEW_BYTES_MAX = 1 << 18 };

/* Appends what the viewer may see: the game, the viewer (null: a spectator) and the game's part. */
void view_write(const Game *game, const void *state, int viewer, Text *out);

/* The view as a value to walk, borrowed from the text over `buffer`; absent if it did not fit. */
JsonValue view_read(const Game *game, const void *state, int viewer, Text *buffer);

/* A member of a view that is a number; what `otherwise` says if there is none. */
int view_number(JsonValue view, const char *key, int otherwise);

/* The round a game stands in, as its view says it; 0: it has none. */
int view_round(const Game *game, const void *state, Text *buffer);

#endif
