/* Progress of long work, on stderr: on a terminal one line, written over each second; else nothing,
 * or a line every so often if that is wanted. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>

#include "core/text.h"

typedef struct Progress {
    const char *command;
    double start, shown;
    double every; /* seconds; 0: never */
    bool over;    /* each line over the one before */
    bool is_open; /* a line stands on the terminal */
} Progress;

/* `every`: seconds between lines where there is no terminal; 0: none there. */
Progress progress_begin(const char *command, long long every);

/* Whether it is time for a line. */
bool progress_is_due(const Progress *progress);

/* Shows "command: done of all games, time left; " and what follows. `played` of those done were
 * played since the beginning. */
void progress_show(Progress *progress, long long done, long long all, long long played,
                   const char *rest);

/* Leaves the terminal as if nothing had been shown. */
void progress_end(Progress *progress);

#endif
