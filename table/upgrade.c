/* A game goes on under other rules than it was begun by: from a kept position, after a log whose older
 * entries are taken note of but not played. */
#include <string.h>

#include "table/inside.h"

bool table_restore(Table *table, const void *state, Text *why)
{
    const Game *game = table->header.game;
    if (!game_check(game, state, why))
        return false;
    memcpy(table->state, state, (size_t)game->state_bytes);
    table_rebase(table);
    table->is_taken_over = table->started = table->told_all = true;
    table->events = table->event_ends = 0;
    table->rules.step = table->step;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        TableSeat *s = &table->seat[seat];
        s->left_ms = table->header.clock.bank_ms;
        s->since_ms = 0;
        s->told_away = s->away;
        s->told_resigned = s->resigned;
    }
    table_end_if_over(table);
    clock_run(table, table->last_ms, true);
    return true;
}

void table_rules(const Table *table, int from, const Entry *refused, int64_t now, Entry *out)
{
    *out = (Entry){ .number = table->last_entry + 1,
                    .time_ms = now > table->last_ms ? now : table->last_ms,
                    .kind = ENTRY_RULES,
                    .seat = refused ? refused->seat : EVENT_NO_SEAT };
    Text text = text_over(out->text);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_int(&json, "from", from);
    json_key_int(&json, "to", table->header.game->rules_version);
    if (refused) {
        json_key_str(&json, "move", refused->kind == ENTRY_MOVE ? refused->text : "undo");
        json_key_bool(&json, "sealed", table_is_sealed(table));
    }
    json_object_end(&json);
}

bool rules_apply(Table *table, const Entry *entry, Text *why)
{
    RulesNotice rules = { .seat = entry->seat };
    long long from, to;
    size_t n = strlen(entry->text);
    JsonValue said = json_root(entry->text, n);
    if (!table->started || !json_check(entry->text, n, NULL) ||
        !json_to_int(json_get(said, "from"), 0, INT32_MAX, &from) ||
        !json_to_int(json_get(said, "to"), 0, INT32_MAX, &to)) {
        text_put(why, "not a change of rules");
        return false;
    }
    json_to_str(json_get(said, "move"), rules.move, sizeof rules.move, NULL);
    json_to_bool(json_get(said, "sealed"), &rules.is_sealed);
    rules.from = (int)from;
    rules.to = (int)to;
    table_rebase(table);
    rules.step = table->step;
    table->rules = rules;
    table->is_taken_over = true;
    /* more than any count of changes, and known to everybody */
    for (int row = 0; row < VERSIONS; row++)
        table->version[row] = (uint64_t)entry->time_ms;
    clock_run(table, entry->time_ms, true);
    return true;
}

/* The move in words, or as it was written if the new rules have no such move. */
static void put_move(const Table *table, const TableViewer *viewer, Json *out)
{
    const Game *game = table->header.game;
    const char *names[SEATS_MAX];
    char words[256];
    Text text = text_over(words);
    Move move;
    table_names(table, names);
    if (move_parse(game, table->rules.move, &move, NULL))
        move_words(game, move, (Voice){ viewer->lang, names }, &text);
    else
        text_put(&text, table->rules.move);
    json_key_str(out, "move", words);
}

void rules_tell(const Table *table, const TableViewer *viewer, Json *out)
{
    const RulesNotice *rules = &table->rules;
    if (!rules->to || rules->step != table->step)
        return;
    bool own = viewer->seat >= 0 && viewer->seat == rules->seat;
    json_key(out, "rules");
    json_object_begin(out);
    json_key_int(out, "from", rules->from);
    json_key_int(out, "to", rules->to);
    if (rules->seat >= 0 && (own || !rules->is_sealed))
        json_key_int(out, "seat", rules->seat);
    if (own)
        put_move(table, viewer, out);
    json_object_end(out);
}
