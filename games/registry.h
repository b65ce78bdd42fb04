/* The games there are. A new game adds one line to registry.c. */
#ifndef GAMES_REGISTRY_H
#define GAMES_REGISTRY_H

#include "core/game.h"

/* All games, ended by NULL. */
extern const Game *const games[];

/* The game with this code, or NULL. */
const Game *game_find(const char *code);

#endif
