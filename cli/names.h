/* Sentences about names that are not there: what was asked for, what was meant, what there is. */
#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include "core/game.h"

enum { NAMES_MAX = 32 };

/* A list of names that something must be one of. */
typedef struct Names {
    const char *at[NAMES_MAX];
    int n;
} Names;

Names names_of_games(const Game *const *games);
Names names_of_bots(void);
Names names_of_options(const Game *game);

/* Adds a name; what is too many is left out. */
void names_add(Names *names, const char *name);

/* Puts "no game 'spacbase'; did you mean 'spacebase'?", or the names there are if none is near. */
void names_unknown(Text *out, const char *what, const char *word, const Names *names);

/* Puts an option as "goals=off|on (on)": its values and the normal one. */
void option_text(const GameOption *option, Text *out);

/* Puts what a person typed in quotes, on one line, shortened. */
void text_quoted(Text *out, const char *word);

/* The game of this code among these, or NULL with the reason. */
const Game *game_named(const Game *const *games, const char *code, Text *why);

#endif
