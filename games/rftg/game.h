/* Race for the Galaxy with The Gathering Storm, Rebel vs Imperium and The Brink of War. */
#ifndef GAMES_RFTG_GAME_H
#define GAMES_RFTG_GAME_H

#include "core/game.h"

extern const Game rftg_game;

#endif
