/* The choosing functions of the bots, for the table in bot.c alone. */
#ifndef AI_PLAYERS_H
#define AI_PLAYERS_H

#include "core/game.h"

Move random_choose(const Game *game, const void *hidden, int seat, Rng *rng);
Move novice_choose(const Game *game, const void *hidden, int seat, Rng *rng);
Move greedy_choose(const Game *game, const void *hidden, int seat, Rng *rng);

#endif
