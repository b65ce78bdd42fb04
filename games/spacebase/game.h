/* Space Base, 2 to 5 players, with the Light Speed variant. */
#ifndef GAMES_SPACEBASE_GAME_H
#define GAMES_SPACEBASE_GAME_H

#include "core/game.h"

extern const Game sb_game;

#endif
