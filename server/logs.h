/* A table out of the store: its header and its log, played again. */
#ifndef SERVER_LOGS_H
#define SERVER_LOGS_H

#include "store/store.h"

typedef struct LogReading {
    Table *table;  /* NULL: it cannot be read */
    int base;      /* the entry whose kept position was gone on from; 0: the start */
    int differs;   /* the first entry after which the position is not the one kept; 0: none */
    bool refuses;  /* `refused` is the first entry that the rules do not allow; it and the */
    Entry refused; /* moves after it are passed over */
    char why[256]; /* why it is refused, or why there is no table */
} LogReading;

/* Plays a game's log under the rules of this program. If they are not those that it was played by and
 * the log does not give the same game again, it goes on from the latest kept position instead. The
 * caller frees the table. */
void log_open(Store *store, const StoreGame *game, LogReading *out);

/* Whether the table was played by other rules and is now another than its log says: a RULES entry
 * has to be written before play goes on. */
bool log_is_upgraded(const StoreGame *game, const LogReading *reading);

#endif
