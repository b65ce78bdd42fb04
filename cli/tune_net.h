/* The lessons of a network, for `orrery tune --net`. */
#ifndef CLI_TUNE_NET_H
#define CLI_TUNE_NET_H

#include "core/game.h"

typedef struct NetLessons {
    const Game *game;
    long long games, players; /* players 0: two, three and four */
    double step;              /* at the beginning; it grows smaller */
    bool go_on;               /* from the network that the game has */
} NetLessons;

/* Plays the games and writes the network; an exit status. */
int tune_net(const NetLessons *lessons, const char *path, Rng *rng);

#endif
