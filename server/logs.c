/* Logs become tables. Under the rules that a log was made by it is played from its start, or from the
 * position that the last change of rules left. When the rules have changed, the same is tried first:
 * most changes touch few games. A game that no longer comes out the same is taken from the latest
 * position that was kept, and the moves after it are played by the new rules as far as they go. */
#include "server/logs.h"

#include <stdlib.h>
#include <string.h>

#include "games/registry.h"

#include "server/tables.h"

enum { POSITION_BYTES = 1 << 18 };

typedef struct Reader {
    LogReading *out;
    const void *position; /* of entry `base` */
} Reader;

static Table *new_table(const StoreGame *game, Text *why)
{
    TableHeader header;
    size_t n = strlen(game->header);
    if (!json_check(game->header, n, NULL) ||
        !header_read(json_root(game->header, n), &header, why))
        return NULL;
    header.made_ms = game->made_ms;
    return table_new(&header);
}

static bool read_entry(void *context, const Entry *entry, uint64_t hash)
{
    Reader *reader = context;
    LogReading *out = reader->out;
    Text why = text_over(out->why);
    bool passes = entry->number <= out->base || out->refuses;
    if (!passes && !table_apply(out->table, entry, &why)) {
        out->refuses = true;
        out->refused = *entry;
        passes = true;
    }
    if (passes) {
        char buf[sizeof out->why];
        Text problem = text_over(buf);
        bool ok =
            table_pass(out->table, entry, &problem) &&
            (entry->number != out->base || table_restore(out->table, reader->position, &problem));
        if (!ok)
            memcpy(out->why, buf, sizeof buf);
        return ok;
    }
    const void *state = table_state(out->table);
    if (state && !out->differs && game_hash(table_header(out->table)->game, state) != hash)
        out->differs = entry->number;
    return true;
}

/* Reads the log with the position kept at an entry (0: with none). False: that does not go. */
static bool read_from(Store *store, const StoreGame *game, int base, const void *position,
                      LogReading *out)
{
    char buf[256];
    Text why = text_over(buf), said = text_over(out->why);
    *out = (LogReading){ .base = base };
    out->table = new_table(game, &said);
    if (!out->table)
        return false;
    Reader reader = { .out = out, .position = position };
    if (store_entries(store, game->id, 0, read_entry, &reader, &why) &&
        table_last_entry(out->table) >= base)
        return true;
    if (!out->why[0])
        text_put(&said, buf[0] ? buf : "a broken log");
    table_free(out->table);
    out->table = NULL;
    return false;
}

/* The latest position kept at or before an entry, as a state of today's rules. */
static bool read_position(Store *store, const StoreGame *game, int at_most, int *number,
                          void *state, bool *is_good)
{
    char buf[256];
    Text why = text_over(buf);
    int version;
    char *json = malloc(POSITION_BYTES);
    Text text = text_make(json, json ? POSITION_BYTES : 0);
    const Game *rules = game_find(game->game);
    bool found =
        json && rules && store_position(store, game->id, at_most, number, &version, &text, &why);
    *is_good = found && !text.full && json_check(json, text.len, NULL) &&
               game_position_read(rules, state, json_root(json, text.len), &why);
    free(json);
    return found;
}

static bool read_from_base(Store *store, const StoreGame *game, LogReading *out)
{
    _Alignas(16) unsigned char state[STATE_BYTES_MAX];
    int number = 0;
    bool is_good = false;
    if (game->base && (!read_position(store, game, game->base, &number, state, &is_good) ||
                       number != game->base || !is_good)) {
        *out = (LogReading){ .why = "the position of its last change of rules cannot be read" };
        return false;
    }
    return read_from(store, game, game->base, state, out);
}

static bool same_rules(const StoreGame *game)
{
    const Game *rules = game_find(game->game);
    return rules && rules->rules_version == game->rules_version;
}

static bool is_clean(const LogReading *reading)
{
    return reading->table && !reading->refuses && !reading->differs;
}

/* From the latest kept position that serves. One that an undo would reach behind does not. */
static bool read_from_latest(Store *store, const StoreGame *game, LogReading *out)
{
    _Alignas(16) unsigned char state[STATE_BYTES_MAX];
    int number, at_most = INT32_MAX;
    bool is_good;
    while (read_position(store, game, at_most, &number, state, &is_good) && number > game->base) {
        if (is_good && read_from(store, game, number, state, out) &&
            !(out->refuses && out->refused.kind == ENTRY_UNDO))
            return true;
        table_free(out->table);
        out->table = NULL;
        at_most = number - 1;
    }
    return false;
}

void log_open(Store *store, const StoreGame *game, LogReading *out)
{
    LogReading later = { .table = NULL };
    read_from_base(store, game, out);
    if (is_clean(out) || same_rules(game))
        return;
    if (read_from_latest(store, game, &later)) {
        table_free(out->table);
        *out = later;
    }
}

bool log_is_upgraded(const StoreGame *game, const LogReading *reading)
{
    return !same_rules(game) && !game->over && game->started &&
           (!is_clean(reading) || reading->base != game->base);
}
