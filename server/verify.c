/* Whether the running games of a store can be played on: each log is played again under the rules of
 * this program, without a server. */
#include <stdlib.h>
#include <string.h>

#include "server/logs.h"
#include "server/server.h"

enum { GAMES_MOST = 1 << 20 };

typedef struct Trials {
    char (*id)[STORE_ID_BYTES];
    int n, cap;
} Trials;

/* One line about what is wrong with a game; empty: nothing. */
static void try_game(Store *store, const StoreGame *game, Text *line)
{
    LogReading reading;
    log_open(store, game, &reading);
    if (!reading.table)
        text_fmt(line, "%s: it cannot be loaded: %s", game->id, reading.why);
    else if (reading.refuses)
        text_fmt(line, "%s: entry %d: %s (rules %d, now %d)", game->id, reading.refused.number,
                 reading.why, game->rules_version,
                 table_header(reading.table)->game->rules_version);
    else if (reading.differs)
        text_fmt(line,
                 "%s: entry %d: another position than the one that was kept (rules %d, now %d)",
                 game->id, reading.differs, game->rules_version,
                 table_header(reading.table)->game->rules_version);
    else if (reading.base != game->base)
        text_fmt(line, "%s: it does not replay, and goes on from the position of entry %d",
                 game->id, reading.base);
    table_free(reading.table);
}

static bool collect(void *context, const StoreGame *game)
{
    Trials *trials = context;
    if (trials->n == trials->cap) {
        int cap = trials->cap ? 2 * trials->cap : 256;
        void *more = realloc(trials->id, (size_t)cap * sizeof *trials->id);
        if (!more)
            return false;
        trials->id = more;
        trials->cap = cap;
    }
    memcpy(trials->id[trials->n++], game->id, STORE_ID_BYTES);
    return true;
}

int server_verify(const char *db, void (*fault)(const char *line), Text *why)
{
    Store *store;
    Trials trials = { .id = NULL };
    StoreGame game;
    if (!store_open(db, &store, why))
        return -1;
    bool ok = store_list(store, LIST_RUNNING, "", "", 0, GAMES_MOST, collect, &trials, why);
    for (int i = 0; ok && i < trials.n; i++) {
        char buf[512];
        Text line = text_over(buf);
        if (store_game(store, trials.id[i], &game, why))
            try_game(store, &game, &line);
        if (line.len)
            fault(buf);
    }
    free(trials.id);
    store_close(store);
    return ok ? trials.n : -1;
}
