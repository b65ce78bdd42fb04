/* Tables in memory: loaded from the store, played, committed, told. A table takes one message at a
 * time: what comes while its entries are being written waits, and nobody is told anything before the
 * disk has it. A table whose commit failed is dropped and read again. */
#include "server/tables.h"

#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "games/registry.h"
#include "server/clock.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

static void take_next(LiveTable *live);
static void commit_entries(LiveTable *live, const EntryList *entries);

static int row_of(const char *id)
{
    return (int)(XXH3_64bits(id, strlen(id)) % TABLES_HASH);
}

int live_seat(const LiveTable *live, const char *user)
{
    TableStatus status;
    table_status(live->table, &status);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (status.seat[seat] == SEAT_PERSON && strcmp(status.user[seat], user) == 0)
            return seat;
    return VIEWER_NONE;
}

/* ---- loading and dropping ---- */

typedef struct Loading {
    LiveTable *live;
    char why[256];
    bool ok;
} Loading;

static bool load_entry(void *context, const Entry *entry)
{
    Loading *loading = context;
    Text why = text_over(loading->why);
    loading->ok = table_apply(loading->live->table, entry, &why);
    return loading->ok;
}

static void free_live(LiveTable *live)
{
    for (int i = 0; i < live->waiting; i++)
        free(live->inbox[i].text);
    table_free(live->table);
    free(live);
}

static void unlink_live(LiveTable *live)
{
    LiveTable **at = &live->app->table[row_of(live->id)];
    while (*at != live)
        at = &(*at)->next;
    *at = live->next;
    live->app->tables--;
}

static void link_live(App *app, LiveTable *live)
{
    int row = row_of(live->id);
    live->app = app;
    live->next = app->table[row];
    live->used_ms = clock_ms();
    app->table[row] = live;
    app->tables++;
}

static LiveTable *load(App *app, const StoreGame *game)
{
    char buf[256];
    Text why = text_over(buf);
    TableHeader header;
    LiveTable *live = calloc(1, sizeof *live);
    if (!live)
        return NULL;
    live->game = *game;
    memcpy(live->id, game->id, sizeof live->id);
    Loading loading = { .live = live, .ok = true };
    if (header_read(json_root(game->header, strlen(game->header)), &header, &why)) {
        header.made_ms = game->made_ms;
        live->table = table_new(&header);
    }
    if (!live->table || !store_entries(app->reader, game->id, 0, load_entry, &loading, &why) ||
        !loading.ok) {
        app_fault("a table cannot be loaded", game->id, 0, loading.ok ? buf : loading.why);
        free_live(live);
        return NULL;
    }
    link_live(app, live);
    return live;
}

LiveTable *tables_get(App *app, const char *id)
{
    char buf[256];
    Text why = text_over(buf);
    StoreGame game;
    for (LiveTable *live = app->table[row_of(id)]; live; live = live->next)
        if (strcmp(live->id, id) == 0)
            return live;
    return store_game(app->reader, id, &game, &why) ? load(app, &game) : NULL;
}

static void say_bye(Guest *guest, const char *reason)
{
    char buf[256];
    Text text = text_over(buf);
    text_fmt(&text, "{\"type\":\"bye\",\"reason\":\"%s\"}", reason);
    socket_send(guest->socket, buf, text.len);
    socket_end(guest->socket);
}

/* Forgets a table; those who look at it are told to come again. */
static void drop(LiveTable *live)
{
    for (Guest *guest = live->guests; guest; guest = guest->next) {
        guest->table = NULL;
        say_bye(guest, "restart");
    }
    unlink_live(live);
    free_live(live);
}

/* ---- telling ---- */

static void tell(LiveTable *live, Guest *guest)
{
    App *app = live->app;
    Text text = text_over(app->scratch);
    guest->viewer.seat = live_seat(live, guest->user.id);
    if (!table_has_news(live->table, &guest->viewer))
        return;
    table_tell(live->table, &guest->viewer, clock_ms(), &text);
    app->metrics.bytes_out += text.len;
    socket_send(guest->socket, text.at, text.len);
}

static void tell_all(LiveTable *live)
{
    for (Guest *guest = live->guests; guest; guest = guest->next)
        tell(live, guest);
}

static void answer(Guest *guest, const char *type, const char *id, const char *reason,
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

/* ---- what lists show ---- */

void summary_write(const TableStatus *status, int seats, int round, Text *out)
{
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key(&json, "names");
    json_array_begin(&json);
    for (int seat = 0; seat < seats; seat++)
        json_str(&json, status->name[seat]);
    json_array_end(&json);
    json_key(&json, "users");
    json_array_begin(&json);
    for (int seat = 0; seat < seats; seat++)
        json_str(&json, status->user[seat]);
    json_array_end(&json);
    json_key(&json, "kinds");
    json_array_begin(&json);
    for (int seat = 0; seat < seats; seat++)
        json_int(&json, status->seat[seat]);
    json_array_end(&json);
    json_key(&json, "score");
    json_array_begin(&json);
    for (int seat = 0; seat < seats; seat++)
        json_int(&json, status->score[seat]);
    json_array_end(&json);
    json_key_int(&json, "round", round);
    json_object_end(&json);
}

static void refresh_game(LiveTable *live)
{
    StoreGame *game = &live->game;
    TableStatus status;
    int seats = table_header(live->table)->setup.seats;
    Text text = text_over(game->summary);
    table_status(live->table, &status);
    summary_write(&status, seats, status.round, &text);
    game->started = status.started;
    game->over = status.over || status.annulled;
    game->last_ms = status.last_ms;
    game->waiting = status.waiting;
    game->due_ms = table_due(live->table);
    for (int seat = 0; status.started && !game->over && seat < seats; seat++)
        if (bits_has(status.waiting, seat) && status.seat[seat] == SEAT_BOT)
            game->due_ms = 1; /* a bot's move is due at once, also after a restart */
}

/* ---- bots ---- */

typedef struct Thought {
    Job job;
    char table[STORE_ID_BYTES];
    const Game *game;
    const Bot *bot;
    int seat, entry;
    bool is_hint;
    char user[STORE_ID_BYTES], id[TABLE_ID_BYTES]; /* who asked for a hint */
    Rng rng;
    Move move;
    _Alignas(16) unsigned char state[STATE_BYTES_MAX];
} Thought;

static void think(Job *job)
{
    Thought *thought = (Thought *)job;
    thought->move =
        thought->bot->choose(thought->game, thought->state, thought->seat, &thought->rng);
}

static void give_hint(LiveTable *live, const Thought *thought)
{
    char notation[128], buf[512];
    Text words = text_over(notation), text = text_over(buf);
    Json json;
    move_text(thought->game, thought->move, &words);
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "type", "hint");
    json_key_str(&json, "id", thought->id);
    json_key_str(&json, "move", notation);
    json_object_end(&json);
    for (Guest *guest = live->guests; guest; guest = guest->next)
        if (strcmp(guest->user.id, thought->user) == 0)
            socket_send(guest->socket, buf, text.len);
}

static bool wait_for(LiveTable *live, Guest *guest, const char *text, size_t length, bool is_bot,
                     int seat)
{
    if (live->waiting == INBOX_MAX)
        return false;
    Waiting *waiting = &live->inbox[live->waiting];
    *waiting = (Waiting){ .guest = guest, .is_bot = is_bot, .seat = seat, .length = length };
    waiting->text = malloc(length + 1);
    if (!waiting->text)
        return false;
    memcpy(waiting->text, text, length);
    waiting->text[length] = 0;
    waiting->since_us = clock_us();
    live->waiting++;
    return true;
}

static void thought_done(Job *job, void *context)
{
    App *app = context;
    Thought *thought = (Thought *)job;
    LiveTable *live = app->table[row_of(thought->table)];
    while (live && strcmp(live->id, thought->table) != 0)
        live = live->next;
    if (live && thought->is_hint) {
        give_hint(live, thought);
    } else if (live) {
        char notation[128], buf[256];
        Text words = text_over(notation), text = text_over(buf);
        live->thinking = false;
        move_text(thought->game, thought->move, &words);
        text_fmt(&text, "{\"do\":\"move\",\"moves\":[\"%s\"]}", notation);
        TableStatus status;
        table_status(live->table, &status);
        if (status.last_entry == thought->entry || game_head(thought->state)->sealed)
            wait_for(live, NULL, buf, text.len, true, thought->seat);
        take_next(live);
    }
    free(thought);
}

static Thought *new_thought(LiveTable *live)
{
    uint8_t seed[RNG_SEED_BYTES];
    Thought *thought = calloc(1, sizeof *thought);
    if (!thought)
        return NULL;
    secrets_random(seed, sizeof seed);
    rng_seed(&thought->rng, seed);
    thought->job.work = think;
    thought->job.done = thought_done;
    thought->game = table_header(live->table)->game;
    memcpy(thought->table, live->id, sizeof live->id);
    return thought;
}

/* Lets the bot that the table waits for think, one at a time. */
static void ask_bot(LiveTable *live)
{
    const char *code;
    if (live->thinking || live->committing || live->waiting)
        return;
    Thought *thought = new_thought(live);
    if (!thought)
        return;
    TableStatus status;
    table_status(live->table, &status);
    thought->entry = status.last_entry;
    if (!table_wants_bot(live->table, &thought->seat, &code, thought->state, &thought->rng)) {
        free(thought);
        return;
    }
    thought->bot = bot_find(code);
    if (!thought->bot)
        thought->bot = bots;
    live->thinking = true;
    jobs_add(live->app->thinkers, &thought->job);
}

static void ask_hint(LiveTable *live, Guest *guest, const char *id)
{
    const void *state = table_state(live->table);
    int seat = guest->viewer.seat;
    if (!state || seat < 0 || !bits_has(game_pending(state), seat)) {
        answer(guest, "refused", id, "you are not asked", NULL);
        return;
    }
    Thought *thought = new_thought(live);
    if (!thought)
        return;
    thought->is_hint = true;
    thought->seat = seat;
    memcpy(thought->user, guest->user.id, sizeof thought->user);
    memcpy(thought->id, id, TABLE_ID_BYTES);
    thought->bot = bot_find("greedy");
    memcpy(thought->state, state, (size_t)thought->game->state_bytes);
    game_hide(thought->game, thought->state, seat, &thought->rng);
    jobs_add(live->app->thinkers, &thought->job);
}

/* ---- committing ---- */

static void committed(Batch *batch, void *context)
{
    App *app = context;
    LiveTable *live = batch->context;
    metrics_observe(&app->metrics.commit, batch->written_us - batch->queued_us);
    live->committing = false;
    if (!batch->ok) {
        app->metrics.refused[REFUSED_STORE]++;
        app_fault("a commit failed", live->id, batch->entries ? batch->entry[0].number : 0,
                  batch->why);
        batch_free(batch);
        drop(live);
        return;
    }
    batch_free(batch);
    if (live->sender) {
        answer(live->sender, "ok", live->sender_id, NULL, NULL);
        metrics_observe(&app->metrics.acknowledge, clock_us() - live->since_us);
        live->sender = NULL;
    }
    tell_all(live);
    take_next(live);
}

static bool is_new_seat(const Entry *entry)
{
    return entry->kind == ENTRY_JOIN || entry->kind == ENTRY_LEAVE;
}

static void write_seat(Batch *batch, LiveTable *live, const Entry *entry)
{
    StoreWrite *write = batch_add(batch, STORE_SEAT, live->id);
    JsonValue who = json_root(entry->text, strlen(entry->text));
    write->number = entry->seat;
    if (entry->kind == ENTRY_JOIN)
        json_to_str(json_get(who, "user"), write->user, sizeof write->user, NULL);
}

/* A position is kept every so many entries, for upgrades of the rules. */
static void write_position(Batch *batch, LiveTable *live, int entry)
{
    enum { BYTES = 1 << 17 };
    const void *state = table_state(live->table);
    if (!state || entry - live->kept < POSITION_EVERY)
        return;
    batch->text = malloc(BYTES);
    if (!batch->text)
        return;
    Text text = text_make(batch->text, BYTES);
    Json json;
    json_writer(&json, &text);
    game_position_write(table_header(live->table)->game, state, &json);
    StoreWrite *write = batch_add(batch, STORE_POSITION, live->id);
    write->number = live->kept = entry;
    write->rules_version = live->game.rules_version;
    write->text = batch->text;
}

/* All persons have given their bytes, or had the time to: the seed is the hash of the server's and
 * theirs in order. */
static bool wants_start(LiveTable *live, Entry *start)
{
    enum { SILENT_MS = 15000 };
    uint8_t all[(SEATS_MAX + 1) * SECRET_BYTES], seed[SECRET_BYTES];
    TableStatus status;
    size_t n = SECRET_BYTES;
    table_status(live->table, &status);
    if (status.started)
        return false;
    bool silent = clock_ms() - status.last_ms > SILENT_MS;
    memcpy(all, live->game.secret, SECRET_BYTES);
    for (int seat = 0; seat < table_header(live->table)->setup.seats; seat++) {
        bool person = status.seat[seat] == SEAT_PERSON;
        if (status.seat[seat] == SEAT_OPEN || (person && !status.shared[seat] && !silent))
            return false;
        if (person && status.shared[seat]) {
            table_share(live->table, seat, all + n);
            n += SECRET_BYTES;
        }
    }
    secrets_hash(all, n, seed);
    *start = (Entry){ .number = status.last_entry + 1,
                      .time_ms = clock_ms(),
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
    if (is_new_seat(entry))
        write_seat(batch, live, entry);
    live->app->metrics.moves += entry->kind == ENTRY_MOVE;
    return true;
}

/* Plays entries and sends them to the disk; whoever waits is told when they are there. */
static void commit_entries(LiveTable *live, const EntryList *entries)
{
    Batch *batch = batch_new(committed, live);
    Entry start;
    if (!batch)
        return;
    bool ok = true;
    for (int i = 0; ok && i < entries->n; i++)
        ok = play(live, &entries->entry[i], batch);
    if (ok && wants_start(live, &start))
        ok = play(live, &start, batch);
    if (!ok) {
        batch_free(batch);
        live->broken = true;
        return;
    }
    refresh_game(live);
    batch->game = live->game;
    batch_add(batch, STORE_SAVE_GAME, live->id)->game = &batch->game;
    write_position(batch, live, batch->entry[batch->entries - 1].number);
    live->committing = true;
    commit_add(live->app->committer, batch);
}

/* ---- messages ---- */

static void count_refusal(App *app, const char *reason, const char *rule)
{
    app->metrics.refused[rule[0]                          ? REFUSED_RULE
                         : strcmp(reason, "version") == 0 ? REFUSED_VERSION
                                                          : REFUSED_REQUEST]++;
}

/* The seat's bytes must be those it committed itself to. */
static bool share_is_honest(const LiveTable *live, int seat, JsonValue message)
{
    char hex[SECRET_HEX_BYTES], commit[SECRET_HEX_BYTES];
    uint8_t bytes[SECRET_BYTES], hash[SECRET_BYTES];
    if (!json_to_str(json_get(message, "bytes"), hex, sizeof hex, NULL) ||
        !parse_hex(hex, strlen(hex), bytes, sizeof bytes))
        return true; /* the table says what is wrong with it */
    secrets_hash(bytes, sizeof bytes, hash);
    secrets_hex(hash, commit);
    const char *promised = table_commitment(live->table, seat);
    return !promised[0] || strcmp(promised, commit) == 0;
}

static void take(LiveTable *live, Waiting *waiting)
{
    char reason_text[512], rule_text[64], id[TABLE_ID_BYTES] = "";
    Text reason = text_over(reason_text), rule = text_over(rule_text);
    Guest *guest = waiting->guest;
    JsonValue message = json_root(waiting->text, waiting->length);
    TableSender sender = { .seat = waiting->is_bot ? waiting->seat : VIEWER_NONE,
                           .is_bot = waiting->is_bot,
                           .user = "",
                           .name = "" };
    if (guest) {
        sender.user = guest->user.id;
        sender.name = guest->user.name;
        sender.seat = live_seat(live, guest->user.id);
    } else if (!waiting->is_bot) {
        return;
    }
    EntryList *entries = malloc(sizeof *entries);
    if (!entries)
        return;
    json_to_str(json_get(message, "id"), id, sizeof id, NULL);
    bool shares = json_equals(json_get(message, "do"), "share");
    bool ok = table_propose(live->table, &sender, message, clock_ms(), entries, &reason, &rule);
    if (ok && shares && entries->n && !share_is_honest(live, sender.seat, message)) {
        text_put(&reason, "these are not the bytes you committed yourself to");
        ok = false;
    }
    if (!ok) {
        count_refusal(live->app, reason_text, rule_text);
        if (guest)
            answer(guest, "refused", id, reason_text, rule_text);
    } else if (entries->n == 0) {
        if (guest)
            answer(guest, "ok", id, NULL, NULL);
    } else {
        live->sender = guest;
        live->since_us = waiting->since_us;
        memcpy(live->sender_id, id, sizeof id);
        commit_entries(live, entries);
    }
    free(entries);
}

/* Takes messages until one is being written; then lets a bot think if it is a bot's turn. */
static void take_next(LiveTable *live)
{
    if (live->app->is_stopping)
        return;
    while (live->waiting && !live->committing && !live->broken) {
        Waiting waiting = live->inbox[0];
        memmove(live->inbox, live->inbox + 1, (size_t)--live->waiting * sizeof *live->inbox);
        take(live, &waiting);
        free(waiting.text);
    }
    if (live->broken) {
        drop(live);
        return;
    }
    EntryList *due = malloc(sizeof *due);
    if (due && !live->committing) {
        Entry start;
        table_expire(live->table, clock_ms(), due);
        if (due->n || wants_start(live, &start))
            commit_entries(live, due);
    }
    free(due);
    ask_bot(live);
}

static bool may_look(const LiveTable *live, const Guest *guest, JsonValue message)
{
    char token[64];
    uint8_t hash[SECRET_BYTES];
    if (live->game.is_public || live_seat(live, guest->user.id) >= 0)
        return true;
    if (!json_to_str(json_get(message, "invite"), token, sizeof token, NULL))
        return false;
    secrets_hash(token, strlen(token), hash);
    return memcmp(hash, live->game.invite, sizeof hash) == 0;
}

static void watch(App *app, Guest *guest, JsonValue message)
{
    char id[STORE_ID_BYTES], code[8];
    Lang lang = LANG_EN;
    tables_leave(app, guest);
    LiveTable *live = NULL;
    if (json_to_str(json_get(message, "table"), id, sizeof id, NULL))
        live = tables_get(app, id);
    if (!live || !may_look(live, guest, message)) {
        answer(guest, "refused", "", "there is no such table, or it is not open to you", NULL);
        return;
    }
    if (json_to_str(json_get(message, "lang"), code, sizeof code, NULL))
        lang_parse(code, &lang);
    guest->table = live;
    guest->next = live->guests;
    live->guests = guest;
    live->used_ms = clock_ms();
    guest->viewer = (TableViewer){ .lang = lang };
    if (!live->committing) /* else it is told when the commit is on the disk */
        tell(live, guest);
    take_next(live);
}

/* What is answered at once and changes nothing. */
static bool answer_now(LiveTable *live, Guest *guest, JsonValue message)
{
    char id[TABLE_ID_BYTES] = "", code[8];
    JsonValue what = json_get(message, "do");
    json_to_str(json_get(message, "id"), id, sizeof id, NULL);
    if (json_equals(what, "lang") || json_equals(what, "all")) {
        if (json_to_str(json_get(message, "lang"), code, sizeof code, NULL))
            lang_parse(code, &guest->viewer.lang);
        guest->viewer = (TableViewer){ .lang = guest->viewer.lang };
        if (!live->committing)
            tell(live, guest);
        return true;
    }
    if (json_equals(what, "hint")) {
        ask_hint(live, guest, id);
        return true;
    }
    if (!json_equals(what, "why") && !json_equals(what, "explain"))
        return false;
    char buf[4096];
    Text text = text_over(buf);
    if (live->committing || !table_ask(live->table, &guest->viewer, message, &text))
        answer(guest, "refused", id, "there is no answer to this now", NULL);
    else
        socket_send(guest->socket, buf, text.len);
    return true;
}

void tables_message(App *app, Guest *guest, const char *text, size_t length)
{
    if (!json_check(text, length, NULL) || json_type(json_root(text, length)) != JSON_OBJECT) {
        app->metrics.refused[REFUSED_REQUEST]++;
        say_bye(guest, "a message is one JSON object");
        return;
    }
    JsonValue message = json_root(text, length);
    if (json_equals(json_get(message, "do"), "watch")) {
        watch(app, guest, message);
        return;
    }
    LiveTable *live = guest->table;
    if (!live) {
        answer(guest, "refused", "", "watch a table first", NULL);
        return;
    }
    if (answer_now(live, guest, message))
        return;
    if (!wait_for(live, guest, text, length, false, 0)) {
        say_bye(guest, "slow down");
        return;
    }
    take_next(live);
}

void tables_leave(App *app, Guest *guest)
{
    LiveTable *live = guest->table;
    (void)app;
    if (!live)
        return;
    Guest **at = &live->guests;
    while (*at != guest)
        at = &(*at)->next;
    *at = guest->next;
    guest->table = NULL;
    guest->next = NULL;
    if (live->sender == guest)
        live->sender = NULL;
    for (int i = 0; i < live->waiting; i++)
        if (live->inbox[i].guest == guest)
            live->inbox[i].guest = NULL;
    live->used_ms = clock_ms();
}

/* ---- time ---- */

static bool load_due(void *context, const StoreGame *game)
{
    LiveTable *live = tables_get(context, game->id);
    if (live)
        live->used_ms = clock_ms();
    return true;
}

static bool is_idle(const LiveTable *live, int64_t now)
{
    enum { IDLE_MS = 60000 };
    return !live->guests && !live->committing && !live->thinking && !live->waiting &&
           now - live->used_ms > IDLE_MS;
}

void tables_tick(App *app)
{
    enum { LOOK_MS = 1000, DUE_MOST = 64 };
    int64_t now = clock_ms();
    char buf[256];
    Text why = text_over(buf);
    if (now - app->looked_ms > LOOK_MS) {
        app->looked_ms = now;
        store_due(app->reader, now, DUE_MOST, load_due, app, &why);
        for (int row = 0; row < TABLES_HASH; row++)
            for (LiveTable *live = app->table[row], *next; live; live = next) {
                next = live->next;
                if (is_idle(live, now))
                    drop(live);
                else if (!live->committing)
                    take_next(live);
            }
    }
    app->metrics.tables = app->tables;
}

void tables_close(App *app)
{
    for (int row = 0; row < TABLES_HASH; row++)
        for (LiveTable *live = app->table[row], *next; live; live = next) {
            next = live->next;
            drop(live);
        }
}
