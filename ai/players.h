/* The choosing functions of the bots, for the table in bot.c, and what the search takes from greedy. */
#ifndef AI_PLAYERS_H
#define AI_PLAYERS_H

#include "core/game.h"

Move random_choose(const Game *game, const void *hidden, int seat, Rng *rng);
Move novice_choose(const Game *game, const void *hidden, int seat, Rng *rng);
Move greedy_choose(const Game *game, const void *hidden, int seat, Rng *rng);

/* A move drawn by how likely the game finds it. */
Move first_thought(const Game *game, const void *hidden, int seat, Rng *rng);

/* Whether the seat's own sentence goes on after a move: the same sealed step, or the next open question. */
bool sentence_goes_on(const void *state, int seat, SeatSet sealed);

/* Plays a move and the seat's own sentence to its end, along the moves the game finds likely; what the
 * seat may expect then, in 1/SHARE. */
int greedy_try(const Game *game, void *state, int seat, Move move, ValueOf *judge);

/* What a look one step ahead makes of each move of a list: in 1/SHARE, added up over so many deals, the same
 * for all. */
enum { GREEDY_DEALS = 4 };
void greedy_weigh(const Game *game, const void *hidden, int seat, const MoveList *list,
                  ValueOf *judge, int deals, Rng *rng, int worth[MOVES_MAX]);

/* The best of n; each of equals is as likely as the others. */
int greedy_best(const int *worth, int n, Rng *rng);

#endif
