/* A table out of the store: its header, then its whole log played again. The hash after each entry is
 * compared with the one that was kept, and a difference is a fault that is told. */
#include <stdlib.h>
#include <string.h>

#include "server/tables.h"

typedef struct Loading {
    LiveTable *live;
    char why[256];
    bool ok, differs;
} Loading;

static bool load_entry(void *context, const Entry *entry, uint64_t hash)
{
    Loading *loading = context;
    LiveTable *live = loading->live;
    Text why = text_over(loading->why);
    loading->ok = table_apply(live->table, entry, &why);
    const void *state = table_state(live->table);
    if (loading->ok && state && !loading->differs &&
        game_hash(table_header(live->table)->game, state) != hash) {
        loading->differs = true;
        app_fault("the position is not the one that was kept", live->id, entry->number,
                  "other rules, or a broken store");
    }
    return loading->ok;
}

static bool play_log(LiveTable *live, const StoreGame *game)
{
    char buf[256];
    Text why = text_over(buf);
    Loading loading = { .live = live, .ok = true };
    if (store_entries(live->app->reader, game->id, 0, load_entry, &loading, &why) && loading.ok)
        return true;
    app_fault("a table cannot be loaded", game->id, table_last_entry(live->table) + 1,
              loading.ok ? buf : loading.why);
    return false;
}

static Table *new_table(const StoreGame *game)
{
    char buf[256];
    Text why = text_over(buf);
    TableHeader header;
    if (!json_check(game->header, strlen(game->header), NULL) ||
        !header_read(json_root(game->header, strlen(game->header)), &header, &why)) {
        app_fault("a table has no header", game->id, 0, buf);
        return NULL;
    }
    header.made_ms = game->made_ms;
    return table_new(&header);
}

LiveTable *live_load(App *app, const StoreGame *game)
{
    LiveTable *live = calloc(1, sizeof *live);
    if (!live)
        return NULL;
    live->app = app;
    memcpy(live->id, game->id, sizeof live->id);
    memcpy(live->secret, game->secret, sizeof live->secret);
    memcpy(live->invite, game->invite, sizeof live->invite);
    live->is_public = game->is_public;
    live->rules_version = game->rules_version;
    live->inbox_last = &live->inbox;
    live->table = new_table(game);
    if (live->table && play_log(live, game)) {
        live->kept = table_last_entry(live->table);
        return live;
    }
    table_free(live->table);
    free(live);
    return NULL;
}

/* ---- kept positions ---- */

bool live_is_kept(const LiveTable *live)
{
    return !table_state(live->table) || table_last_entry(live->table) == live->kept;
}

void live_keep(LiveTable *live, Batch *batch, bool now)
{
    const void *state = table_state(live->table);
    int entry = table_last_entry(live->table);
    if (live_is_kept(live) || (!now && entry - live->kept < POSITION_EVERY))
        return;
    Text text = text_over(live->app->scratch);
    Json json;
    json_writer(&json, &text);
    game_position_write(table_header(live->table)->game, state, &json);
    batch->text = strdup(text.at);
    if (!batch->text)
        return;
    StoreWrite *write = batch_add(batch, STORE_POSITION, live->id);
    write->number = live->kept = entry;
    write->rules_version = live->rules_version;
    write->text = batch->text;
}
