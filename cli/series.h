/* Many games played by bots on several threads. Their outcomes are handed over in the order of their
 * numbers, so what is made of them is the same for any number of threads. */
#ifndef CLI_SERIES_H
#define CLI_SERIES_H

#include "core/game.h"

#include "ai/bot.h"

enum { SERIES_THREADS_MAX = 256, SERIES_GAMES_MAX = 100000000 };

/* One game of a series. */
typedef struct SeriesGame {
    Setup setup;
    const Bot *bot[SEATS_MAX];
    uint8_t bot_seed[RNG_SEED_BYTES];
} SeriesGame;

/* How it ended. */
typedef struct Outcome {
    Result result;
    int share[SEATS_MAX]; /* of the win, in 1/SHARE */
    int rounds;
    int first; /* the seat that began; -1: nobody did */
    int decisions[SEATS_MAX];
    long long ns[SEATS_MAX]; /* thinking */
    long long ns_max[SEATS_MAX];
    Holdings held[SEATS_MAX];
} Outcome;

typedef struct Series {
    const Game *game;
    int games, threads; /* no threads: as many as there are cores */
    const char *command;
    long long progress; /* seconds between lines of progress; 0: on a terminal alone */
    void *context;
    void (*prepare)(const void *context, int index, SeriesGame *out);

    /* The outcome of a game that need not be played again. May be NULL: all are played. */
    bool (*recall)(const void *context, int index, Outcome *out);

    /* A game has been played: called at once, in whatever order they end, never twice at a time.
     * False: the series fails. May be NULL. */
    bool (*keep)(void *context, int index, const SeriesGame *plan, const Outcome *outcome);

    /* Takes the outcomes in the order of their numbers, never two at a time. False: it is enough. */
    bool (*take)(void *context, int index, const Outcome *outcome);

    /* Adds how things stand to a line of progress. May be NULL. */
    void (*estimate)(const void *context, Text *out);
} Series;

typedef enum SeriesEnd {
    SERIES_DONE,        /* all games were taken, or enough of them */
    SERIES_INTERRUPTED, /* by a signal, with games missing; what was taken stands */
    SERIES_SHORT,       /* of threads or memory */
    SERIES_UNKEPT       /* a game could not be kept */
} SeriesEnd;

SeriesEnd series_play(const Series *series);

#endif
