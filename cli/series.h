/* Many games played by bots on several threads. Everything counted is an integer sum, so the result
 * is the same for any number of threads. */
#ifndef CLI_SERIES_H
#define CLI_SERIES_H

#include "core/game.h"

#include "ai/bot.h"

enum { SERIES_THREADS_MAX = 64, SERIES_GAMES_MAX = 100000000 };

/* One game of a series. Each seat counts for a column of the tally. */
typedef struct SeriesGame {
    Setup setup;
    const Bot *bot[SEATS_MAX];
    int column[SEATS_MAX];
    uint8_t bot_seed[RNG_SEED_BYTES];
} SeriesGame;

typedef struct SeriesColumn {
    long long seats; /* how often a seat counted here */
    long long score;
    long long share; /* of wins, in 1/SHARE */
    long long decisions;
    long long ns; /* thinking */
} SeriesColumn;

typedef struct Tally {
    long long games, decisions, rounds;
    SeriesColumn column[SEATS_MAX];
} Tally;

typedef struct Series {
    const Game *game;
    int games, threads;
    const char *command; /* for the progress line */
    void (*prepare)(const void *context, int index, SeriesGame *out);
    const void *context;
} Series;

/* Plays them all. False: a thread could not be started or memory was short. */
bool series_play(const Series *series, Tally *tally);

#endif
