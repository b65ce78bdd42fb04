/* The test game, for the tests that play it beside the games of the registry. */
#ifndef TESTS_TINY_GAME_H
#define TESTS_TINY_GAME_H

#include "core/game.h"

extern const Game tiny_game;

#endif
