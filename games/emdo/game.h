/* Eminent Domain, 2 to 4 players, with the bonus planets, the learning and the extended game. */
#ifndef GAMES_EMDO_GAME_H
#define GAMES_EMDO_GAME_H

#include "core/game.h"

extern const Game emdo_game;

#endif
