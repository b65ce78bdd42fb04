/* How the bots of a match stand: counted by whole deals, each of which is one game for every rotation
 * of the bots over the seats. */
#ifndef CLI_STANDINGS_H
#define CLI_STANDINGS_H

#include "cli/figures.h"
#include "cli/series.h"
#include "cli/setup.h"

/* The sums of one contender: a bot, or all that have one name. */
typedef struct Sums {
    long long share;  /* of wins, in 1/SHARE */
    long long places; /* twice the rank; a place that is shared counts as the mean of its places */
    long long score, seats, decisions, ns, ns_max;
} Sums;

typedef struct Contender {
    const Bot *bot;
    int entries; /* in the list of bots */
    Sums sums;   /* of whole deals */
    Sums deal;   /* of the one under way */
    Sample sample;
} Contender;

typedef struct Standings {
    BotList bots;
    int seats;
    int of[SEATS_MAX]; /* which contender a bot of the list is */
    Contender contender[SEATS_MAX];
    int contenders;
    long long deals;
    bool tests; /* the first contender's share is tested */
    Sprt sprt;
} Standings;

/* Nothing played yet. Bots of one name are one contender, unless all have that name. */
Standings standings_begin(const BotList *list, int seats);

/* Which bot of the list a seat has in a game. */
int standings_entry(const Standings *standings, int index, int seat);

/* The part of the seats that a contender has. */
double standings_par(const Standings *standings, int contender);

/* Takes the next game. False: the test has come to an end. */
bool standings_take(Standings *standings, int index, const Outcome *outcome);

/* How the first contender stands, in a few words. */
void standings_estimate(const Standings *standings, Text *out);

void standings_json(const Standings *standings, const Game *game, Json *json);
void standings_print(const Standings *standings, const Game *game);

#endif
