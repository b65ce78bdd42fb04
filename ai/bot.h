/* Players that choose moves. They know games by the interface alone and get only what hide left:
 * whoever asks a bot gives it a hidden copy, never the real state. */
#ifndef AI_BOT_H
#define AI_BOT_H

#include "core/game.h"

typedef struct Bot {
    const char *code;
    const char *name[LANGS];
    /* The move of a seat that owes one, in a state hidden for that seat. */
    Move (*choose)(const Game *game, const void *hidden, int seat, Rng *rng);
} Bot;

/* All bots, weakest first, ended by a row without a code. */
extern const Bot bots[];

/* The bot with this code, or NULL. */
const Bot *bot_find(const char *code);

/* Hides a copy of the state for the seat and lets the bot choose. */
Move bot_move(const Bot *bot, const Game *game, const void *state, int seat, Rng *rng);

#endif
