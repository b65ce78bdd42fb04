/* Play at a table: a message becomes entries, the entries go to the disk, then whoever may know is
 * told. A table takes one message at a time: what comes while its entries are being written waits,
 * and nobody is told anything before the disk has it. A table whose commit failed is dropped and read
 * again. */
#include <stdlib.h>
#include <string.h>

#include "server/clock.h"
#include "server/tables.h"

/* ---- telling ---- */

void guest_bye(Guest *guest, const char *reason)
{
    char buf[256];
    Text text = text_over(buf);
    text_fmt(&text, "{\"type\":\"bye\",\"reason\":\"%s\"}", reason);
    socket_send(guest->socket, buf, text.len);
    socket_end(guest->socket);
}

void guest_answer(Guest *guest, const char *type, const char *id, const char *reason,
                  const char *rule)
{
    char buf[1024];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "type", type);
    json_key_str(&json, "id", id);
    if (reason)
        json_key_str(&json, "reason", reason);
    if (rule && rule[0])
        json_key_str(&json, "rule", rule);
    json_object_end(&json);
    socket_send(guest->socket, buf, text.len);
}

void live_tell(LiveTable *live, Guest *guest)
{
    App *app = live->app;
    Text text = text_over(app->scratch);
    int seat = live_seat(live, guest->user.id);
    if (seat != guest->viewer.seat) /* sat down or left: other eyes */
        guest->viewer = (TableViewer){ .lang = guest->viewer.lang, .seat = seat };
    if (!table_has_news(live->table, &guest->viewer))
        return;
    table_tell(live->table, &guest->viewer, clock_ms(), &text);
    app->metrics.bytes_out += text.len;
    socket_send(guest->socket, text.at, text.len);
}

/* ---- committing ---- */

static void refresh_game(LiveTable *live, StoreGame *game)
{
    TableStatus status;
    Text text = text_over(game->summary);
    table_status(live->table, &status);
    summary_write(&status, table_header(live->table)->setup.seats, &text);
    memcpy(game->id, live->id, sizeof game->id);
    game->rules_version = live->rules_version;
    game->base = live->base;
    game->started = status.started;
    game->over = status.over || status.annulled;
    game->last_ms = status.shown_ms;
    game->waiting = status.waiting;
    game->due_ms = table_due(live->table);
}

static void committed(Batch *batch, void *context)
{
    App *app = context;
    LiveTable *live = batch->context;
    bool ok = batch->ok;
    metrics_observe(&app->metrics.commit, batch->written_us - batch->queued_us);
    live->committing = false;
    if (!ok) {
        app->metrics.refused[REFUSED_STORE]++;
        app_fault("a commit failed", live->id, batch->entries ? batch->entry[0].number : 0,
                  batch->why);
    }
    batch_free(batch);
    if (!ok) {
        live_drop(live);
        return;
    }
    if (live->sender) {
        guest_answer(live->sender, "ok", live->sender_id, NULL, NULL);
        metrics_observe(&app->metrics.acknowledge, clock_us() - live->since_us);
        live->sender = NULL;
    }
    for (Guest *guest = live->guests; guest; guest = guest->next)
        live_tell(live, guest);
    live_go_on(live);
}

static void write_seat(Batch *batch, LiveTable *live, const Entry *entry)
{
    if (entry->kind != ENTRY_JOIN && entry->kind != ENTRY_LEAVE)
        return;
    StoreWrite *write = batch_add(batch, STORE_SEAT, live->id);
    JsonValue who = json_root(entry->text, strlen(entry->text));
    write->number = entry->seat;
    if (entry->kind == ENTRY_JOIN)
        json_to_str(json_get(who, "user"), write->user, sizeof write->user, NULL);
}

/* The seed is the hash of the server's bytes and of those that came from the seats, in order. */
static bool wants_start(LiveTable *live, Entry *start)
{
    uint8_t all[(SEATS_MAX + 1) * SECRET_BYTES], seed[SECRET_BYTES];
    size_t n = SECRET_BYTES;
    int64_t now = clock_ms();
    if (!table_wants_start(live->table, now))
        return false;
    memcpy(all, live->secret, SECRET_BYTES);
    for (int seat = 0; seat < table_header(live->table)->setup.seats; seat++)
        if (table_share(live->table, seat, all + n))
            n += SECRET_BYTES;
    secrets_hash(all, n, seed);
    *start = (Entry){ .number = table_last_entry(live->table) + 1,
                      .time_ms = now,
                      .kind = ENTRY_START,
                      .seat = EVENT_NO_SEAT };
    secrets_hex(seed, start->text);
    return true;
}

static bool play(LiveTable *live, const Entry *entry, Batch *batch)
{
    char buf[256];
    Text why = text_over(buf);
    const Game *game = table_header(live->table)->game;
    if (!table_apply(live->table, entry, &why)) {
        app_fault("an entry does not follow", live->id, entry->number, buf);
        return false;
    }
    const void *state = table_state(live->table);
    if (state && entry->kind == ENTRY_MOVE && !game_check(game, state, &why)) {
        app_fault("a position is broken", live->id, entry->number, buf);
        return false;
    }
    batch_entry(batch, live->id, entry, state ? game_hash(game, state) : 0);
    write_seat(batch, live, entry);
    live->app->metrics.moves += entry->kind == ENTRY_MOVE;
    return true;
}

/* Plays entries and sends them to the disk; whoever waits is told when they are there. A table that
 * could not play them is broken: it is dropped and read again. */
static void commit_entries(LiveTable *live, const EntryList *entries)
{
    Batch *batch = batch_new(committed, live, entries->n + 1);
    Entry start;
    bool ok = batch;
    for (int i = 0; ok && i < entries->n; i++)
        ok = play(live, &entries->entry[i], batch);
    if (ok && wants_start(live, &start))
        ok = play(live, &start, batch);
    if (!ok) {
        batch_free(batch);
        live->broken = true;
        return;
    }
    refresh_game(live, &batch->game);
    batch_add(batch, STORE_SAVE_GAME, live->id)->game = &batch->game;
    live_keep(live, batch, batch->game.over || table_last_entry(live->table) == live->base);
    live->committing = true;
    commit_add(live->app->committer, batch);
}

/* The game goes on under other rules from here: its entry and the position after it. */
static void commit_upgrade(LiveTable *live)
{
    EntryList *entries = &live->app->entries;
    entries->n = 1;
    entries->entry[0] = *live->upgrade;
    live->base = live->upgrade->number;
    free(live->upgrade);
    live->upgrade = NULL;
    live->kept = 0;
    commit_entries(live, entries);
}

/* ---- messages ---- */

static void count_refusal(App *app, const char *reason, const char *rule)
{
    app->metrics.refused[rule[0]                          ? REFUSED_RULE
                         : strcmp(reason, "version") == 0 ? REFUSED_VERSION
                                                          : REFUSED_REQUEST]++;
}

/* The seat's bytes must be those it committed itself to. */
static bool share_is_honest(const LiveTable *live, const EntryList *entries)
{
    char commit[SECRET_HEX_BYTES];
    uint8_t bytes[SECRET_BYTES], hash[SECRET_BYTES];
    const Entry *entry = &entries->entry[0];
    if (!entries->n || entry->kind != ENTRY_SHARE)
        return true;
    if (!parse_hex(entry->text, strlen(entry->text), bytes, sizeof bytes))
        return false;
    secrets_hash(bytes, sizeof bytes, hash);
    secrets_hex(hash, commit);
    return strcmp(table_commitment(live->table, entry->seat), commit) == 0;
}

/* What is answered at once and changes nothing. */
static bool answer_question(LiveTable *live, Guest *guest, JsonValue message, const char *id)
{
    JsonValue what = json_get(message, "do");
    if (json_equals(what, "hint")) {
        bool whole = false;
        json_to_bool(json_get(message, "whole"), &whole);
        live_ask_hint(live, guest, id, whole);
        return true;
    }
    if (!json_equals(what, "why") && !json_equals(what, "explain"))
        return false;
    char buf[4096];
    Text text = text_over(buf);
    TableViewer looks = { .seat = live_seat(live, guest->user.id), .lang = guest->viewer.lang };
    if (table_ask(live->table, &looks, message, &text))
        socket_send(guest->socket, buf, text.len);
    else
        guest_answer(guest, "refused", id, "there is no answer to this now", NULL);
    return true;
}

/* Carries out a message of somebody, or a bot's move. */
static void take(LiveTable *live, const Waiting *waiting, JsonValue message, const char *id)
{
    char reason_text[512], rule_text[64];
    Text reason = text_over(reason_text), rule = text_over(rule_text);
    Guest *guest = waiting->guest;
    EntryList *entries = &live->app->entries;
    TableSender sender = { .seat = guest ? live_seat(live, guest->user.id) : waiting->seat,
                           .is_bot = waiting->is_bot,
                           .user = guest ? guest->user.id : "",
                           .name = guest ? guest->user.name : "" };
    bool ok = table_propose(live->table, &sender, message, clock_ms(), entries, &reason, &rule);
    if (ok && !share_is_honest(live, entries)) {
        text_put(&reason, "these are not the bytes you committed yourself to");
        ok = false;
    }
    if (!ok) {
        count_refusal(live->app, reason_text, rule_text);
        if (guest)
            guest_answer(guest, "refused", id, reason_text, rule_text);
    } else if (entries->n == 0) {
        if (guest)
            guest_answer(guest, "ok", id, NULL, NULL);
    } else {
        live->sender = guest;
        live->since_us = waiting->since_us;
        memcpy(live->sender_id, id, TABLE_ID_BYTES);
        commit_entries(live, entries);
    }
}

static void take_first(LiveTable *live)
{
    char id[TABLE_ID_BYTES] = "";
    Waiting *waiting = live->inbox;
    JsonValue message = json_root(waiting->text, waiting->length);
    live->inbox = waiting->next;
    if (!live->inbox)
        live->inbox_last = &live->inbox;
    if (waiting->guest)
        waiting->guest->waiting--;
    if (!json_to_str(json_get(message, "id"), id, sizeof id, NULL))
        id[0] = 0;
    bool alive = waiting->guest || waiting->is_bot;
    if (alive && !(waiting->guest && answer_question(live, waiting->guest, message, id)))
        take(live, waiting, message, id);
    free(waiting);
}

/* Clocks, standing orders, the start, a bot. */
static void do_what_is_due(LiveTable *live)
{
    int64_t now = clock_ms(), due = table_due(live->table);
    EntryList *entries = &live->app->entries;
    live_forget(live);
    if (!due || due > now)
        return;
    table_expire(live->table, now, entries);
    if (entries->n || table_wants_start(live->table, now))
        commit_entries(live, entries);
    else
        live_ask_bot(live);
}

void live_go_on(LiveTable *live)
{
    if (live->app->is_stopping)
        return;
    if (live->upgrade && !live->committing)
        commit_upgrade(live);
    while (live->inbox && !live->committing && !live->broken)
        take_first(live);
    if (!live->committing && !live->broken)
        do_what_is_due(live);
    if (live->broken)
        live_drop(live);
}

static bool wait_in_line(LiveTable *live, const Waiting *like, const char *text, size_t length)
{
    Waiting *waiting = malloc(sizeof *waiting + length + 1);
    if (!waiting)
        return false;
    *waiting = *like;
    waiting->since_us = clock_us();
    waiting->length = length;
    memcpy(waiting->text, text, length);
    waiting->text[length] = 0;
    *live->inbox_last = waiting;
    live->inbox_last = &waiting->next;
    return true;
}

bool live_wait(LiveTable *live, Guest *guest, const char *text, size_t length)
{
    if (guest->waiting == GUEST_WAITING_MAX ||
        !wait_in_line(live, &(Waiting){ .guest = guest }, text, length))
        return false;
    guest->waiting++;
    return true;
}

bool live_wait_bot(LiveTable *live, int seat, const char *text, size_t length)
{
    return wait_in_line(live, &(Waiting){ .is_bot = true, .seat = seat }, text, length);
}
