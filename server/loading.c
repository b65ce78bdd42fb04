/* Tables come into memory from their logs, and their positions are kept from time to time. */
#include <stdlib.h>
#include <string.h>

#include "server/clock.h"
#include "server/logs.h"
#include "server/tables.h"

/* Faults that only a change of rules explains are told when there was none. */
static bool is_sound(const StoreGame *game, const LogReading *reading)
{
    bool changed =
        reading->table && game->rules_version != table_header(reading->table)->game->rules_version;
    if (!reading->table)
        app_fault("a table cannot be loaded", game->id, 0, reading->why);
    else if (reading->refuses && !changed)
        app_fault("a table cannot be loaded", game->id, reading->refused.number, reading->why);
    else if (reading->differs && !changed)
        app_fault("the position is not the one that was kept", game->id, reading->differs,
                  "a broken store, or a change of rules that did not raise their version");
    return reading->table && (changed || !reading->refuses);
}

/* A change of rules that touches the game is to be its next entry. */
static bool note_upgrade(LiveTable *live, const StoreGame *game, const LogReading *reading)
{
    if (!log_is_upgraded(game, reading))
        return true;
    live->upgrade = malloc(sizeof *live->upgrade);
    if (live->upgrade)
        table_rules(reading->table, game->rules_version,
                    reading->refuses ? &reading->refused : NULL, clock_ms(), live->upgrade);
    return live->upgrade;
}

LiveTable *live_load(App *app, const StoreGame *game)
{
    LogReading reading;
    log_open(app->reader, game, &reading);
    LiveTable *live = is_sound(game, &reading) ? calloc(1, sizeof *live) : NULL;
    if (!live || !note_upgrade(live, game, &reading)) {
        free(live);
        table_free(reading.table);
        return NULL;
    }
    live->app = app;
    memcpy(live->id, game->id, sizeof live->id);
    memcpy(live->secret, game->secret, sizeof live->secret);
    memcpy(live->invite, game->invite, sizeof live->invite);
    live->is_public = game->is_public;
    live->base = game->base;
    live->inbox_last = &live->inbox;
    live->table = reading.table;
    live->kept = table_last_entry(live->table);
    live->rules_version = table_header(live->table)->game->rules_version;
    return live;
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
