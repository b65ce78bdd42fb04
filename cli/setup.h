/* What a command line says about a game: which, how many players, options, seed, bots. */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include "core/game.h"

#include "ai/bot.h"

#include "cli/args.h"

/* The set-up of a game: players 0 is the least it takes, seed NULL a fresh one. */
bool setup_read(const Game *game, long long players, const ArgWords *options, const char *seed,
                Setup *setup, Text *why);

typedef struct BotList {
    const Bot *at[SEATS_MAX];
    int n;
} BotList;

/* "greedy,random"; between one and `max` of them. */
bool bots_read(const char *list, int max, BotList *bots_out, Text *why);

/* The seed of the n-th thing of a kind that one seed decides. */
typedef enum SeedUse { SEED_GAMES, SEED_BOTS } SeedUse;
void seed_derive(const uint8_t from[RNG_SEED_BYTES], SeedUse use, int n,
                 uint8_t seed[RNG_SEED_BYTES]);

#endif
