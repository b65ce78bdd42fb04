/* What many games of one kind were like: how long, who won, by what the points came, and which things
 * the winners had. */
#ifndef CLI_STATISTICS_H
#define CLI_STATISTICS_H

#include "cli/figures.h"
#include "cli/series.h"

enum { DISTRIBUTION_MAX = 8192, HISTOGRAM_BINS = 24, THINGS_MAX = 1024 };

/* Numbers, and how often each came. */
typedef struct Distribution {
    long long n, sum, squares;
    int min, max;
    long long count[DISTRIBUTION_MAX]; /* the first: 0 or less; the last: that or more */
} Distribution;

typedef struct Histogram {
    int from, width, bins; /* bin i counts from + i * width and the next width - 1 numbers */
    long long count[HISTOGRAM_BINS];
    long long most; /* in one bin */
} Histogram;

double distribution_mean(const Distribution *all);

/* The standard deviation. */
double distribution_spread(const Distribution *all);

/* The least number that so many percent do not exceed. */
int distribution_quantile(const Distribution *all, int percent);

/* The numbers in bins of 1, 2, 5, 10 … each, few enough for a picture. */
Histogram distribution_bins(const Distribution *all);

/* A place at the table, or in the order of turns. */
typedef struct Place {
    Sample wins;
    long long score;
    long long part[SOURCES_MAX]; /* of the score, by source */
} Place;

/* How those fared who had a thing. */
typedef struct ThingTally {
    int thing, value;
    Sample wins; /* a seat that had it counts as a game */
} ThingTally;

typedef struct Statistics {
    const Game *game;
    Setup setup;
    const Bot *bot[SEATS_MAX];
    long long games;
    Distribution rounds, decisions; /* of a game */
    Distribution score;             /* of a seat */
    Distribution margin;            /* from the winner's score to the best other, at least 0 */
    Place seat[SEATS_MAX];
    Place turn[SEATS_MAX];        /* 0: who began */
    long long won[SOURCES_MAX];   /* the winners' parts of the score, times the share in 1/SHARE */
    ThingTally thing[THINGS_MAX]; /* found by hash; empty: thing 0 */
} Statistics;

void statistics_begin(Statistics *s, const Game *game, const Setup *setup, const Bot *const *bot);
void statistics_take(Statistics *s, const Outcome *outcome);

/* Whether somebody has the first turn in this game. */
bool statistics_has_turns(const Statistics *s);

/* A source of the score: its name, its mean part of all scores and of the winners'. */
void source_name(const Game *game, int source, Text *out);
double source_mean(const Statistics *s, int source);
double source_won(const Statistics *s, int source);

/* Which things to list, and in what order. */
typedef enum ThingOrder {
    THINGS_ALL,  /* by kind and value */
    THINGS_BEST, /* better than even, if enough seats had them: by the interval's lower end */
    THINGS_WORST /* worse than even, likewise: by its upper end, from the lowest on */
} ThingOrder;

/* Lists at most THINGS_MAX of them; returns how many. */
int statistics_things(const Statistics *s, ThingOrder order, ThingTally *list);

#endif
