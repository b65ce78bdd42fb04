/* Whether the running games of a store can be played on: each log is played again under the rules of
 * this program, without a server. */
#include <stdlib.h>
#include <string.h>

#include "server/server.h"
#include "server/tables.h"

enum { GAMES_MOST = 1 << 20 };

typedef struct Trial {
    Table *table;
    char why[256];
    int differs; /* the first entry whose hash is another; 0: none */
} Trial;

typedef struct Trials {
    char (*id)[STORE_ID_BYTES];
    int n, cap;
} Trials;

static bool try_entry(void *context, const Entry *entry, uint64_t hash)
{
    Trial *trial = context;
    Text why = text_over(trial->why);
    if (!table_apply(trial->table, entry, &why))
        return false;
    const void *state = table_state(trial->table);
    if (state && !trial->differs && game_hash(table_header(trial->table)->game, state) != hash)
        trial->differs = entry->number;
    return true;
}

/* One line about what is wrong with a game; empty: nothing. */
static void try_game(Store *store, const StoreGame *game, Text *line)
{
    TableHeader header;
    Trial trial = { .differs = 0 };
    char buf[256];
    Text why = text_over(buf);
    if (!json_check(game->header, strlen(game->header), NULL) ||
        !header_read(json_root(game->header, strlen(game->header)), &header, &why)) {
        text_fmt(line, "%s: its header: %s", game->id, buf);
        return;
    }
    header.made_ms = game->made_ms;
    trial.table = table_new(&header);
    if (!trial.table || !store_entries(store, game->id, 0, try_entry, &trial, &why))
        text_fmt(line, "%s: entry %d: %s", game->id,
                 trial.table ? table_last_entry(trial.table) + 1 : 0,
                 trial.why[0] ? trial.why : buf);
    else if (trial.differs)
        text_fmt(line,
                 "%s: entry %d: another position than the one that was kept (rules %d, now %d)",
                 game->id, trial.differs, game->rules_version, header.game->rules_version);
    table_free(trial.table);
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
