/* The file of a match: a line that says which match it is, then a line for every game played, each
 * on the disk before the next. Whoever begins the same match again goes on after those. */
#ifndef CLI_JOURNAL_H
#define CLI_JOURNAL_H

#include "cli/series.h"

typedef struct Journal Journal;

/* Opens the file, or makes it. `head` is one JSON object that tells the match from others, `games`
 * how many are wanted. What a crash left of a last line is cut off. NULL: `why` says why, such as
 * that the file is of another match. */
Journal *journal_open(const char *path, const char *head, int seats, int games, Text *why);
void journal_close(Journal *journal);

/* The outcome of a game that the file had when it was opened, as far as it is kept. */
bool journal_recall(const Journal *journal, int index, Outcome *out);

/* Adds a game. False: it is not on the disk. */
bool journal_keep(Journal *journal, int index, const SeriesGame *plan, const Outcome *outcome);

#endif
