/* Players that choose moves. They know games by the interface alone and get only what hide left:
 * whoever asks a bot gives it a hidden copy, never the real state. */
#ifndef AI_BOT_H
#define AI_BOT_H

#include "core/game.h"

#include "ai/team.h"

enum {
    BOT_MS_MAX = 1800
}; /* a bot that may look at a clock takes no longer, unless it is told to */

/* How long a bot may think about one move; what is 0 the bot decides itself. Without a clock it counts
 * simulations alone, and the same stream of chance and number of trees give the same move. */
typedef struct BotBudget {
    int simulations, ms;
    long long (*now_ms)(void);
    int trees; /* searched at once, at most TEAM_MAX (1) */
} BotBudget;

typedef struct Bot {
    const char *code;
    const char *name[LANGS];
    bool is_level; /* offered to people; the others are there to be measured against */
    /* The move of a seat that owes one, in a state hidden for that seat. NULL: a level that searches. */
    Move (*choose)(const Game *game, const void *hidden, int seat, Rng *rng);
} Bot;

/* All bots, weakest first, ended by a row without a code. */
extern const Bot bots[];

#define BOT_ADVISER "strong" /* the one that gives hints */

/* The bot with this code, or NULL. */
const Bot *bot_find(const char *code);

/* The move of a seat that owes one, in a state hidden for it. */
Move bot_choose(const Bot *bot, const Game *game, const void *hidden, int seat,
                const BotBudget *budget, Rng *rng);

/* Hides a copy of the state for the seat and lets the bot choose. */
Move bot_move(const Bot *bot, const Game *game, const void *state, int seat,
              const BotBudget *budget, Rng *rng);

/* A bot at a seat from move to move: what a search found out about the seat's own next choice is kept
 * for it. Begins as { .bot = …, .game = … }. */
typedef struct Player {
    const Bot *bot;
    const Game *game;
    Team team; /* of a level that searches, once it has moved */
} Player;

/* Frees what the player keeps. */
void player_end(Player *player);

/* As bot_choose and bot_move. */
Move player_choose(Player *player, const void *hidden, int seat, const BotBudget *budget, Rng *rng);
Move player_move(Player *player, const void *state, int seat, const BotBudget *budget, Rng *rng);

#endif
