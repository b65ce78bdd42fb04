/* Messages out: what a viewer has not been told yet, as one JSON object (docs/api.md). Everything here
 * depends only on what that viewer may know: not even the number of the last entry is told, for it
 * would count the sealed answers of others. */
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "table/inside.h"

static const char *const seat_kinds[SEAT_KINDS] = { "open", "person", "bot" };
static const char *const clock_kinds[CLOCK_KINDS] = { "none", "live", "days" };

void table_names(const Table *table, const char *names[SEATS_MAX])
{
    for (int seat = 0; seat < SEATS_MAX; seat++)
        names[seat] = table->seat[seat].name[0] ? table->seat[seat].name : "–";
}

/* ---- the view in parts ---- */

/* The row of a part in what the viewer was told; a new one if it has none, -1 if there is no room. */
static int part_row(TableViewer *viewer, const char *name)
{
    for (int at = 0; at < viewer->parts; at++)
        if (strcmp(viewer->part[at], name) == 0)
            return at;
    if (viewer->parts == TABLE_PARTS_MAX || strlen(name) >= TABLE_PART_BYTES)
        return -1;
    Text text = text_over(viewer->part[viewer->parts]);
    text_put(&text, name);
    viewer->part_hash[viewer->parts] = 0;
    return viewer->parts++;
}

/* Writes one part if the viewer does not have it as it is. */
static void tell_part(TableViewer *viewer, const char *key, JsonValue value, bool *kept, Json *out)
{
    size_t n;
    const char *span = json_span(value, &n);
    uint64_t hash = XXH3_64bits(span, n) | 1; /* 0 is a part that is gone */
    int row = part_row(viewer, key);
    if (row >= 0) {
        kept[row] = true;
        if (viewer->part_hash[row] == hash)
            return;
        viewer->part_hash[row] = hash;
    }
    json_key(out, key);
    json_raw_n(out, span, n);
}

/* The parts of a list of objects are its members: "seats.0". */
static void tell_list(TableViewer *viewer, const char *key, JsonValue list, bool *kept, Json *out)
{
    JsonIter iter = json_iter(list);
    JsonValue item;
    for (int i = 0; json_next(&iter, NULL, &item); i++) {
        char name[64];
        Text text = text_over(name);
        text_put(&text, key);
        text_char(&text, '.');
        text_int(&text, i);
        tell_part(viewer, name, item, kept, out);
    }
}

static void tell_gone(TableViewer *viewer, const bool *kept, Json *out)
{
    json_key(out, "gone");
    json_array_begin(out);
    for (int at = 0; at < viewer->parts; at++)
        if (!kept[at] && viewer->part_hash[at]) {
            viewer->part_hash[at] = 0;
            json_str(out, viewer->part[at]);
        }
    json_array_end(out);
}

static void tell_view(const Game *game, const void *state, TableViewer *viewer, Json *out)
{
    char buf[VIEW_BYTES];
    Text text = text_over(buf);
    Json json;
    bool kept[TABLE_PARTS_MAX] = { false };
    json_writer(&json, &text);
    game_view(game, state, viewer->seat, &json);
    JsonIter iter = json_iter(json_root(buf, text.len));
    JsonValue key, value;
    json_key(out, "view");
    json_object_begin(out);
    while (json_next(&iter, &key, &value)) {
        char name[48];
        json_to_str(key, name, sizeof name, NULL);
        if (json_type(value) == JSON_ARRAY && json_type(json_index(value, 0)) == JSON_OBJECT)
            tell_list(viewer, name, value, kept, out);
        else
            tell_part(viewer, name, value, kept, out);
    }
    json_object_end(out);
    tell_gone(viewer, kept, out);
}

/* ---- moves ---- */

/* What is needed to tell moves: `hidden` is the state as far as the seat knows it. */
typedef struct Telling {
    const Table *table;
    const void *state;
    const TableViewer *viewer;
    Voice voice;
    _Alignas(16) unsigned char hidden[STATE_BYTES_MAX];
} Telling;

/* Whether a move draws chance as far as the seat can know: tried on a hidden copy. An answer to a sealed
 * step draws none; what follows the last one hangs on the others' answers. */
static bool draws_chance(const Telling *t, Move move)
{
    _Alignas(16) unsigned char copy[STATE_BYTES_MAX];
    const Game *game = t->table->header.game;
    if (game_head(t->hidden)->sealed & ~seat_bit(t->viewer->seat))
        return false;
    memcpy(copy, t->hidden, (size_t)game->state_bytes);
    game->apply(copy, t->viewer->seat, move, NULL);
    return !rng_same(&game_head(t->hidden)->rng, &game_head(copy)->rng);
}

static void name_move(const Game *game, int seat, Move move, Voice voice, Json *out)
{
    char buf[512];
    Text text = text_over(buf);
    move_text(game, move, &text);
    json_key_str(out, "move", buf);
    text_clear(&text);
    move_at(game, seat, move, &text);
    json_key_str(out, "at", buf);
    text_clear(&text);
    move_words(game, move, voice, &text);
    json_key_str(out, "words", buf);
}

static void tell_move(const Telling *t, Move move, Json *out)
{
    const Game *game = t->table->header.game;
    json_object_begin(out);
    name_move(game, t->viewer->seat, move, t->voice, out);
    if (game->preview) {
        json_key(out, "gain");
        json_object_begin(out);
        game->preview(t->state, t->viewer->seat, move, out);
        json_object_end(out);
    }
    json_key_bool(out, "chance", draws_chance(t, move));
    json_object_end(out);
}

static void tell_moves(const Table *table, const void *state, const TableViewer *viewer, Json *out)
{
    const Game *game = table->header.game;
    const char *names[SEATS_MAX];
    Telling t = { .table = table, .state = state, .viewer = viewer };
    Rng rng = { .used = RNG_WORDS };
    MoveList list = { .n = 0 };
    json_key(out, "moves");
    json_array_begin(out);
    if (viewer->seat >= 0 && bits_has(game_pending(state), viewer->seat)) {
        table_names(table, names);
        t.voice = (Voice){ viewer->lang, names };
        memcpy(t.hidden, state, (size_t)game->state_bytes);
        game_hide(game, t.hidden, viewer->seat, &rng);
        game->moves(state, viewer->seat, &list);
    }
    for (int i = 0; i < list.n; i++)
        tell_move(&t, list.move[i], out);
    json_array_end(out);
}

static void tell_prompt(const Table *table, const void *state, const TableViewer *viewer, Json *out)
{
    const Head *head = state;
    const char *names[SEATS_MAX];
    char buf[1024] = "";
    Text text = text_over(buf);
    table_names(table, names);
    if (viewer->seat >= 0)
        table->header.game->prompt(state, viewer->seat, (Voice){ viewer->lang, names }, &text);
    json_key_str(out, "prompt", buf);
    json_key_str(out, "ask", head->tasks ? table->header.game->task[agenda_peek(head)->kind] : "");
}

void tell_position(const Table *table, const void *state, TableViewer *viewer, Json *out)
{
    tell_view(table->header.game, state, viewer, out);
    json_key(out, "waiting");
    json_array_begin(out);
    for (uint64_t left = game_waiting(state, viewer->seat); left; left = bits_without_first(left))
        json_int(out, bits_first(left));
    json_array_end(out);
    tell_prompt(table, state, viewer, out);
    tell_moves(table, state, viewer, out);
}

uint64_t table_look(const Table *table, const void *state, int viewer)
{
    char buf[VIEW_BYTES];
    Text text = text_over(buf);
    Json json;
    MoveList list = { .n = 0 };
    json_writer(&json, &text);
    game_view(table->header.game, state, viewer, &json);
    if (viewer >= 0 && bits_has(game_pending(state), viewer))
        table->header.game->moves(state, viewer, &list);
    XXH64_hash_t moves = XXH3_64bits(list.move, (size_t)list.n * sizeof *list.move);
    return XXH3_64bits_withSeed(buf, text.len, moves);
}

int round_of(const Game *game, const void *state)
{
    char buf[VIEW_BYTES];
    Text text = text_over(buf);
    Json json;
    long long round = 0;
    json_writer(&json, &text);
    game_view(game, state, VIEWER_NONE, &json);
    json_to_int(json_get(json_root(buf, text.len), "round"), 0, 1 << 20, &round);
    return (int)round;
}

int table_round(const Table *table)
{
    return round_of(table->header.game, table->state);
}

/* ---- seats, clocks, events, chat, result ---- */

static void tell_seats(const Table *table, const TableViewer *viewer, Json *out)
{
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        const TableSeat *s = &table->seat[seat];
        json_object_begin(out);
        json_key_str(out, "kind", seat_kinds[s->kind]);
        json_key_str(out, "name", s->name);
        bool you = seat == viewer->seat;
        json_key_bool(out, "you", you);
        json_key_bool(out, "away", you ? s->away : s->told_away);
        json_key_bool(out, "resigned", you ? s->resigned : s->told_resigned);
        json_key_bool(out, "annul", s->wants_annul);
        json_key_bool(out, "shared", s->share[0]);
        if (s->kind == SEAT_BOT)
            json_key_str(out, "bot", s->bot);
        if (s->commit[0])
            json_key_str(out, "commit", s->commit);
        json_object_end(out);
    }
    json_array_end(out);
}

static void tell_clock(const Table *table, const TableViewer *viewer, int64_t now, Json *out)
{
    const Head *head = table->state;
    SeatSet running = table->started && !table->over ? game_waiting(head, viewer->seat) : 0;
    if (table->header.clock.kind == CLOCK_NONE)
        return;
    json_key(out, "clock");
    json_object_begin(out);
    json_key_str(out, "kind", clock_kinds[table->header.clock.kind]);
    json_key(out, "left");
    json_array_begin(out);
    for (int seat = 0; seat < table->header.setup.seats; seat++)
        json_int(out, clock_left(table, seat, viewer->seat, now));
    json_array_end(out);
    json_key(out, "running");
    json_array_begin(out);
    for (uint64_t left = running; left; left = bits_without_first(left))
        json_int(out, bits_first(left));
    json_array_end(out);
    json_key_int(out, "now", now);
    json_object_end(out);
}

static void tell_events(const Table *table, const TableViewer *viewer, Json *out)
{
    const char *names[SEATS_MAX];
    int from = table->event_ends > EVENTS_KEPT ? table->event_ends - EVENTS_KEPT : 0;
    table_names(table, names);
    json_key(out, "events");
    json_array_begin(out);
    for (int i = from; i < table->events; i++) {
        const ToldEvent *told = &table->event[i % EVENTS_KEPT];
        if (told->entry > viewer->entry || !viewer->told)
            event_json(table->header.game, &told->event, viewer->seat,
                       (Voice){ viewer->lang, names }, out);
    }
    json_array_end(out);
}

void tell_list_of_events(const Table *table, const EventList *events, const TableViewer *viewer,
                         Json *out)
{
    const char *names[SEATS_MAX];
    table_names(table, names);
    json_array_begin(out);
    for (int i = 0; i < events->n; i++)
        event_json(table->header.game, &events->event[i], viewer->seat,
                   (Voice){ viewer->lang, names }, out);
    json_array_end(out);
}

/* Who said it and what: a spectator's name stands before his words. */
static void tell_speaker(const Table *table, const ChatLine *line, Json *out)
{
    size_t n = line->seat >= 0 ? 0 : strcspn(line->text, "\n");
    json_key(out, "seat");
    if (line->seat >= 0)
        json_int(out, line->seat);
    else
        json_null(out);
    json_key(out, "name");
    if (line->seat >= 0)
        json_str(out, table->seat[line->seat].name);
    else
        json_str_n(out, line->text, n);
    json_key_str(out, "text", line->text + n + (line->text[n] == '\n' && n));
}

static void tell_chat(const Table *table, const TableViewer *viewer, Json *out)
{
    int from = table->chats > CHAT_KEPT ? table->chats - CHAT_KEPT : 0;
    json_key(out, "chat");
    json_array_begin(out);
    for (int i = from; i < table->chats; i++) {
        const ChatLine *line = &table->chat[i % CHAT_KEPT];
        if (viewer->told && line->entry <= viewer->entry)
            continue;
        json_object_begin(out);
        json_key_int(out, "line", i + 1);
        json_key_int(out, "time", line->time_ms);
        tell_speaker(table, line, out);
        json_object_end(out);
    }
    json_array_end(out);
}

static void put_numbers(const char *key, const int *number, int n, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (int i = 0; i < n; i++)
        json_int(out, number[i]);
    json_array_end(out);
}

void table_result(const Table *table, const void *state, Result *result)
{
    int rank[SEATS_MAX], stay = 0, seats = table->header.setup.seats;
    table->header.game->result(state, result);
    for (int seat = 0; seat < seats; seat++)
        stay += !table->seat[seat].resigned;
    for (int seat = 0; seat < seats; seat++) {
        rank[seat] = 1;
        for (int other = 0; other < seats; other++)
            rank[seat] += !table->seat[other].resigned && result->rank[other] < result->rank[seat];
        if (table->seat[seat].resigned)
            rank[seat] = stay + 1;
    }
    memcpy(result->rank, rank, (size_t)seats * sizeof *rank);
}

void tell_result(const Table *table, const void *state, Lang lang, Json *out)
{
    const Game *game = table->header.game;
    int seats = table->header.setup.seats;
    Result result;
    table_result(table, state, &result);
    json_key(out, "result");
    json_object_begin(out);
    put_numbers("score", result.score, seats, out);
    put_numbers("rank", result.rank, seats, out);
    json_key(out, "parts");
    json_object_begin(out);
    for (int source = 0; source < game->sources; source++) {
        int part[SEATS_MAX];
        for (int seat = 0; seat < seats; seat++)
            part[seat] = result.part[seat][source];
        put_numbers(game->words.phrase[lang][game->source[source]], part, seats, out);
    }
    json_object_end(out);
    json_object_end(out);
}

/* Whether the seats are to be told again. */
static bool has_new_seats(const Table *table, const TableViewer *viewer)
{
    int own = viewer->seat >= 0 ? table->seat[viewer->seat].own_entry : 0;
    return !viewer->told || table->public_entry > viewer->entry || own > viewer->entry;
}

bool table_has_news(const Table *table, const TableViewer *viewer)
{
    if (has_new_seats(table, viewer) ||
        viewer->version != table->version[version_row(viewer->seat)])
        return true;
    int last = table->chats ? table->chat[(table->chats - 1) % CHAT_KEPT].entry : 0;
    int event = table->events ? table->event[(table->events - 1) % EVENTS_KEPT].entry : 0;
    return last > viewer->entry || event > viewer->entry;
}

void table_tell(const Table *table, TableViewer *viewer, int64_t now, Text *out)
{
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_str(&json, "type", "state");
    json_key(&json, "seat");
    if (viewer->seat >= 0)
        json_int(&json, viewer->seat);
    else
        json_null(&json);
    json_key_int(&json, "version", (long long)table->version[version_row(viewer->seat)]);
    json_key_bool(&json, "full", !viewer->told);
    json_key_str(&json, "game", table->header.game->code);
    if (has_new_seats(table, viewer))
        tell_seats(table, viewer, &json);
    json_key_bool(&json, "started", table->started);
    json_key_bool(&json, "over", table->over);
    json_key_bool(&json, "annulled", table->annulled);
    if (table->started) {
        tell_position(table, table->state, viewer, &json);
        json_key_bool(&json, "undo", viewer->seat >= 0 && table_undoable(table, viewer->seat) >= 0);
        tell_clock(table, viewer, now, &json);
        if (viewer->seat >= 0)
            orders_write(table, viewer->seat, &json);
        tell_events(table, viewer, &json);
        rules_tell(table, viewer, &json);
    }
    tell_chat(table, viewer, &json);
    if (table->over)
        tell_result(table, table->state, viewer->lang, &json);
    json_object_end(&json);
    viewer->told = true;
    viewer->entry = table->last_entry;
    viewer->version = table->version[version_row(viewer->seat)];
}

/* ---- answers of the moment ---- */

static bool answer_why(const Table *table, const TableViewer *viewer, JsonValue message, Json *json)
{
    const Game *game = table->header.game;
    char notation[128];
    Move move;
    json_key_str(json, "type", "why");
    if (!table->started || viewer->seat < 0 ||
        !json_to_str(json_get(message, "move"), notation, sizeof notation, NULL) ||
        !move_parse(game, notation, &move, NULL))
        return false;
    bool legal = game->legal(table->state, viewer->seat, move);
    json_key_str(json, "rule", legal ? "" : game->why(table->state, viewer->seat, move));
    return true;
}

static bool answer_explain(const Table *table, const TableViewer *viewer, JsonValue message,
                           Json *json)
{
    const Game *game = table->header.game;
    const char *names[SEATS_MAX];
    char thing[128], words[2048];
    Text text = text_over(words);
    json_key_str(json, "type", "explain");
    if (!table->started || !json_to_str(json_get(message, "thing"), thing, sizeof thing, NULL))
        return false;
    char *colon = strchr(thing, ':');
    table_names(table, names);
    if (!colon)
        return false;
    *colon = 0;
    for (int kind = 1; kind < game->words.things; kind++) {
        int value;
        if (strcmp(game->words.thing[kind].code, thing) == 0 &&
            thing_parse(&game->words.thing[kind], colon + 1, &value) &&
            game->explain(table->state, kind, value, (Voice){ viewer->lang, names }, &text)) {
            json_key_str(json, "text", words);
            return true;
        }
    }
    return false;
}

void table_advise(const Table *table, const TableViewer *viewer, const char *id, const Move *move,
                  int moves, Text *out)
{
    const char *names[SEATS_MAX];
    char first[128];
    Text notation = text_over(first);
    Json json;
    table_names(table, names);
    move_text(table->header.game, move[0], &notation);
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_str(&json, "type", "hint");
    json_key_str(&json, "id", id);
    json_key_str(&json, "move", first);
    json_key(&json, "moves");
    json_array_begin(&json);
    for (int i = 0; i < moves; i++) {
        json_object_begin(&json);
        name_move(table->header.game, viewer->seat, move[i], (Voice){ viewer->lang, names }, &json);
        json_object_end(&json);
    }
    json_array_end(&json);
    json_object_end(&json);
}

bool table_ask(const Table *table, const TableViewer *viewer, JsonValue message, Text *out)
{
    Json json;
    char id[TABLE_ID_BYTES] = "";
    JsonValue what = json_get(message, "do");
    json_writer(&json, out);
    json_object_begin(&json);
    bool ok = json_equals(what, "why")
                  ? answer_why(table, viewer, message, &json)
                  : json_equals(what, "explain") && answer_explain(table, viewer, message, &json);
    json_to_str(json_get(message, "id"), id, sizeof id, NULL);
    json_key_str(&json, "id", id);
    json_object_end(&json);
    if (!ok)
        text_clear(out);
    return ok;
}
