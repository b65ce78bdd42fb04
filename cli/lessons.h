/* What `orrery tune` teaches a game by the game's own play, and the file of weights that it writes. */
#ifndef CLI_LESSONS_H
#define CLI_LESSONS_H

#include "ai/fit.h"

typedef struct Lessons {
    const Game *game;
    const char *command;      /* that gives them, as the file says */
    long long games, players; /* players 0: two, three and four */
    double step;              /* of a network, at the beginning; it grows smaller */
    bool go_on;               /* from the network that the game has */
    long long led;            /* simulations of the search that leads the games; 0: none does */
    long long varied;         /* games in 100 with options by lot */
} Lessons;

/* Seats of a game by its number: half of the games for two, the others for three and four by turns. */
int lesson_seats(const Lessons *lessons, long long number);

/* The set-up of a game by its number, but for its seed: with the usual options, or some of them by lot. */
Setup lesson_setup(const Lessons *lessons, long long number, Rng *rng);

/* How much of such a step is left at this game: all of it first, a part in twenty at the end. */
double lesson_pace(const Lessons *lessons, long long number);

/* Plays the games and writes the network, or the weights; an exit status. */
int tune_net(const Lessons *lessons, const char *path, Rng *rng);
int tune_by_play(const Lessons *lessons, const char *path, Rng *rng);

/* Writes weights, and the command they are from, as the file that is compiled into the game, or prints them;
 * an exit status. */
int weights_write(const Game *game, const Fit *fit, const char *command, const char *path);

#endif
