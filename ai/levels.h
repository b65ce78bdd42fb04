/* The levels that search: how much each does in each game (docs/bots.md). */
#ifndef AI_LEVELS_H
#define AI_LEVELS_H

#include "ai/search.h"

/* The setting of a level, named by its bot's code, in this game. */
SearchSettings level_settings(const char *code, const Game *game);

/* Of a hundred choices so many are the first that comes to mind. */
int level_slips(const char *code, const Game *game);

#endif
