/* What a network sees of a position, for the tests of each game's sight. */
#ifndef TESTS_SEEN_H
#define TESTS_SEEN_H

#include "core/net.h"

/* What is noted in a row, added up; 0: nothing. */
static inline int seen(const NetEntries *list, int row)
{
    int value = 0;
    for (int i = 0; i < list->n; i++)
        value += list->at[i].row == row ? list->at[i].value : 0;
    return value;
}

#endif
