/* A game in the terminal, from its set-up to its end. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include <stdio.h>

#include "cli/setup.h"

typedef struct PlayPlan {
    const Game *game;
    Setup setup;
    BotList bot; /* for the seats that are not people's, over again if too few */
    int person;  /* the one seat of a person, unless hot_seat: then all seats are but the last */
    bool hot_seat;
    const char *name; /* of the one person; NULL: by number */
    Lang lang;
    bool plain;
} PlayPlan;

/* Plays it with what is typed in `in`; the exit status. */
int play_game(const PlayPlan *plan, FILE *in, FILE *out);

#endif
