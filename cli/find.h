/* Finding the things of a game by what a person calls them. */
#ifndef CLI_FIND_H
#define CLI_FIND_H

#include "core/game.h"

typedef struct Thing {
    int kind, value;
} Thing;

/* The things the game can explain whose code is this, or whose code or name (in any language)
 * begins so, without regard to case. Returns how many; `out` gets the first `max` of them. */
int things_find(const Game *game, const void *state, const char *word, Thing *out, int max);

/* Lower case for Latin and Cyrillic letters; other characters as they are. */
void text_fold(Text *out, const char *text);

#endif
