/* A game looked back on: its record, any moment of it, and the scores over time. */
#include <stdlib.h>
#include <string.h>

#include "table/inside.h"

bool table_record(const Table *table, Text *out)
{
    if (table->is_taken_over)
        return false;
    RecordHeader header = record_begin(table->header.game, &table->header.setup);
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        Text name = text_over(header.player[seat]);
        for (const char *c = table->seat[seat].name; *c; c++)
            text_char(&name, *c == '"' || *c == '\\' ? '\'' : *c);
    }
    if (table->started)
        record_finish(&header, table->state);
    record_write_header(out, &header);
    for (int i = 0; i < table->moves; i++)
        record_write_move(out, table->header.game, table->move[i].seat, table->move[i].move);
    return true;
}

/* The state after so many moves, and what the last of them made happen. */
static void *state_after(const Table *table, int moves, EventList *events)
{
    const Game *game = table->header.game;
    void *state = malloc((size_t)game->state_bytes);
    if (!state)
        return NULL;
    memcpy(state, table->base, (size_t)game->state_bytes);
    for (int i = 0; i < moves; i++)
        game->apply(state, table->move[i].seat, table->move[i].move,
                    i == moves - 1 ? events : NULL);
    return state;
}

bool table_replay(const Table *table, int moves, int viewer, Lang lang, Text *out)
{
    if (!(table->over || table->annulled) || moves < 0 || moves > table->moves)
        return false;
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    void *state = state_after(table, moves, &events);
    if (!state)
        return false;
    TableViewer looks = { .seat = viewer, .lang = lang };
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_str(&json, "type", "state");
    json_key_bool(&json, "full", true);
    json_key_str(&json, "game", table->header.game->code);
    json_key_int(&json, "move", moves);
    json_key_int(&json, "last", table->moves);
    if (moves < table->moves) {
        char notation[128];
        Text text = text_over(notation);
        move_text(table->header.game, table->move[moves].move, &text);
        json_key_int(&json, "next_seat", table->move[moves].seat);
        json_key_str(&json, "next_move", notation);
    }
    tell_position(table, state, &looks, &json);
    json_key(&json, "events");
    tell_list_of_events(table, &events, &looks, &json);
    if (moves == table->moves && table->over)
        tell_result(table, state, lang, &json);
    json_object_end(&json);
    free(state);
    return !out->full;
}

bool table_past(const Table *table, void **base, PastMove **move, int *moves)
{
    if (!table->over)
        return false;
    *base = state_after(table, 0, NULL);
    *move = malloc(((size_t)table->moves + 1) * sizeof **move);
    *moves = table->moves;
    if (!*base || !*move) {
        free(*base);
        free(*move);
        return false;
    }
    for (int i = 0; i < table->moves; i++)
        (*move)[i] = (PastMove){ .move = table->move[i].move, .seat = table->move[i].seat };
    return true;
}

void table_shares(const Table *table, int share[SEATS_MAX])
{
    Result result;
    table_result(table, table->state, &result);
    result_shares(&result, table->header.setup.seats, share);
}

static void put_scores(const Table *table, const void *state, Json *json)
{
    Result result;
    table->header.game->result(state, &result);
    json_array_begin(json);
    for (int seat = 0; seat < table->header.setup.seats; seat++)
        json_int(json, result.score[seat]);
    json_array_end(json);
}

static void put_round(const Table *table, const void *state, Json *json)
{
    json_int(json, round_of(table->header.game, state));
}

/* A list with an item for the start and for each move. */
static void put_each(const Table *table, const char *key, Json *json,
                     void (*put)(const Table *, const void *, Json *))
{
    const Game *game = table->header.game;
    void *state = state_after(table, 0, NULL);
    json_key(json, key);
    json_array_begin(json);
    for (int i = 0; state && i <= table->moves; i++) {
        put(table, state, json);
        if (i < table->moves)
            game->apply(state, table->move[i].seat, table->move[i].move, NULL);
    }
    json_array_end(json);
    free(state);
}

void table_scores(const Table *table, Text *out)
{
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_int(&json, "moves", table->moves);
    json_key_bool(&json, "annulled", table->annulled);
    put_each(table, "scores", &json, put_scores);
    put_each(table, "rounds", &json, put_round);
    json_object_end(&json);
}

bool table_story(const Table *table, int viewer, Lang lang, Text *out)
{
    Event event[EVENTS_MAX];
    TableViewer looks = { .seat = viewer, .lang = lang };
    void *state = table->over || table->annulled ? state_after(table, 0, NULL) : NULL;
    if (!state)
        return false;
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key(&json, "log");
    json_array_begin(&json);
    for (int i = 0; i < table->moves; i++) {
        EventList events = { .event = event, .cap = EVENTS_MAX };
        table->header.game->apply(state, table->move[i].seat, table->move[i].move, &events);
        tell_list_of_events(table, &events, &looks, &json);
    }
    json_array_end(&json);
    json_object_end(&json);
    free(state);
    return !out->full;
}
