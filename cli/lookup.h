/* Answers to "which rule": for the command and for `rule` in a terminal game. */
#ifndef CLI_LOOKUP_H
#define CLI_LOOKUP_H

#include "cli/catalogue.h"
#include "cli/screen.h"

/* Prints what the words ask for: no word, the sections; an id, that rule; a number, that section;
 * else the rules that hold all the words. False: `why` says what is near. */
bool lookup(const Catalogue *catalogue, const char *const *word, int words, const Screen *screen,
            Text *why);

#endif
