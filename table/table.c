/* The life of a table: made, sat down at, started, played entry by entry, undone, ended. */
#include "table/table.h"

#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "table/inside.h"

static const char *const entry_codes[ENTRY_KINDS] = {
#define ENTRY(name, code) [ENTRY_##name] = (code),
    TABLE_ENTRY_LIST(ENTRY)
#undef ENTRY
};

const char *entry_code(EntryKind kind)
{
    return entry_codes[kind];
}

bool entry_kind(const char *code, EntryKind *kind)
{
    for (int i = 0; i < ENTRY_KINDS; i++)
        if (strcmp(entry_codes[i], code) == 0) {
            *kind = (EntryKind)i;
            return true;
        }
    return false;
}

static void copy_name(char out[TABLE_NAME_BYTES], const char *name)
{
    Text text = text_make(out, TABLE_NAME_BYTES);
    text_put(&text, name);
}

static void seat_bots(Table *table)
{
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        TableSeat *s = &table->seat[seat];
        s->kind = table->header.seat[seat] == SEAT_BOT ? SEAT_BOT : SEAT_OPEN;
        if (s->kind == SEAT_BOT) {
            copy_name(s->bot, table->header.bot[seat]);
            copy_name(s->name, table->header.name[seat]);
        }
    }
}

Table *table_new(const TableHeader *header)
{
    Table *table = calloc(1, sizeof *table);
    if (!table)
        return NULL;
    size_t bytes = (size_t)header->game->state_bytes;
    table->header = *header;
    table->state = calloc(1, bytes);
    table->base = calloc(1, bytes);
    table->event = calloc(EVENTS_KEPT, sizeof *table->event);
    table->last_ms = header->made_ms;
    if (!table->state || !table->base || !table->event) {
        table_free(table);
        return NULL;
    }
    seat_bots(table);
    return table;
}

void table_free(Table *table)
{
    if (!table)
        return;
    for (int i = 0; i < CHAT_KEPT; i++)
        free(table->chat[i].text);
    free(table->move);
    free(table->event);
    free(table->base);
    free(table->state);
    free(table);
}

const TableHeader *table_header(const Table *table)
{
    return &table->header;
}

const char *table_commitment(const Table *table, int seat)
{
    return table->seat[seat].commit;
}

bool table_share(const Table *table, int seat, uint8_t bytes[RNG_SEED_BYTES])
{
    const char *hex = table->seat[seat].share;
    return parse_hex(hex, strlen(hex), bytes, RNG_SEED_BYTES);
}

const void *table_state(const Table *table)
{
    return table->started ? table->state : NULL;
}

bool table_is_played(const Table *table, int seat)
{
    const TableSeat *s = &table->seat[seat];
    return s->kind == SEAT_PERSON && !s->away && !s->resigned;
}

const char *table_asks(const Table *table)
{
    const Head *head = table->state;
    if (!table->started || !head->tasks)
        return "";
    return table->header.game->task[agenda_peek(head)->kind];
}

int table_round(const Table *table)
{
    char buf[VIEW_BYTES];
    Text text = text_over(buf);
    Json json;
    long long round = 0;
    json_writer(&json, &text);
    game_view(table->header.game, table->state, VIEWER_NONE, &json);
    json_to_int(json_get(json_root(buf, text.len), "round"), 0, 1 << 20, &round);
    return (int)round;
}

static void fail(Text *why, const char *reason)
{
    text_put(why, reason);
}

/* ---- versions: how often what each viewer sees has changed ---- */

static void count_versions(Table *table)
{
    for (int viewer = VIEWER_NONE; viewer < table->header.setup.seats; viewer++) {
        int row = version_row(viewer);
        uint64_t look = table_look(table, viewer);
        if (look != table->seen[row]) {
            table->seen[row] = look;
            table->version[row]++;
        }
    }
}

/* ---- moves ---- */

static bool room_for_move(Table *table)
{
    if (table->moves < table->moves_cap)
        return true;
    int cap = table->moves_cap ? 2 * table->moves_cap : 64;
    TableMove *more = realloc(table->move, (size_t)cap * sizeof *more);
    if (!more)
        return false;
    table->move = more;
    table->moves_cap = cap;
    return true;
}

static void keep_events(Table *table, const EventList *events, int entry)
{
    for (int i = 0; i < events->n; i++)
        table->event[table->events++ % EVENTS_KEPT] = (ToldEvent){ events->event[i], entry };
}

static bool shows_to(const EventList *events, int seat)
{
    for (int i = 0; i < events->n; i++)
        if (bits_has(events->event[i].shown, seat))
            return true;
    return false;
}

/* Plays a legal move on the state and notes what undo must know of it. */
static void play(Table *table, int seat, Move move, int entry, bool keeps)
{
    enum { EVENTS_MAX = 1024 };
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    Head *head = table->state;
    Rng before = head->rng;
    table->header.game->apply(table->state, seat, move, &events);
    bool same_step = head->sealed && events.n == 0;
    table->move[table->moves++] = (TableMove){
        .move = move,
        .entry = entry,
        .step = table->step,
        .seat = (uint8_t)seat,
        .barred = !rng_same(&before, &head->rng) || shows_to(&events, seat),
    };
    table->step += !same_step;
    if (keeps)
        keep_events(table, &events, entry);
}

static void end_if_over(Table *table)
{
    table->over = table->started && game_pending(table->state) == 0;
}

static bool apply_move(Table *table, const Entry *entry, Text *why)
{
    const Game *game = table->header.game;
    Move move;
    if (!table->started || table->over) {
        fail(why, "the game does not run");
        return false;
    }
    if (!move_parse(game, entry->text, &move, why))
        return false;
    if (!game->legal(table->state, entry->seat, move)) {
        text_fmt(why, "'%s' is not legal: %s", entry->text,
                 game->why(table->state, entry->seat, move));
        return false;
    }
    if (!room_for_move(table)) {
        fail(why, "out of memory");
        return false;
    }
    clock_stop(table, entry->seat, entry->time_ms);
    play(table, entry->seat, move, entry->number, true);
    orders_end(table);
    end_if_over(table);
    clock_start(table, entry->time_ms);
    return true;
}

/* ---- undo ---- */

int table_undoable(const Table *table, int seat)
{
    for (int i = table->moves - 1; i >= 0; i--) {
        const TableMove *m = &table->move[i];
        if (m->seat == seat)
            return m->barred || (i < table->moves - 1 && m->step != table->step) ? -1 : i;
        if (m->step != table->step)
            return -1; /* another seat has moved since, outside one sealed step */
    }
    return -1;
}

/* The log played again from the base without one move. */
static void play_again(Table *table, int without)
{
    int n = table->moves;
    memcpy(table->state, table->base, (size_t)table->header.game->state_bytes);
    table->moves = table->step = 0;
    for (int i = 0; i < n; i++)
        if (i != without) {
            TableMove m = table->move[i];
            play(table, m.seat, m.move, m.entry, false);
        }
}

static bool apply_undo(Table *table, const Entry *entry, Text *why)
{
    int at = table->started ? table_undoable(table, entry->seat) : -1;
    if (at < 0) {
        fail(why, "there is nothing to take back");
        return false;
    }
    play_again(table, at);
    end_if_over(table);
    clock_start(table, entry->time_ms);
    return true;
}

/* ---- seats ---- */

static bool apply_join(Table *table, const Entry *entry, Text *why)
{
    TableSeat *s = &table->seat[entry->seat];
    size_t n = strlen(entry->text);
    if (table->started || s->kind != SEAT_OPEN || !json_check(entry->text, n, NULL)) {
        fail(why, "the seat is not open");
        return false;
    }
    JsonValue who = json_root(entry->text, n);
    if (!json_to_str(json_get(who, "user"), s->user, sizeof s->user, NULL) ||
        !json_to_str(json_get(who, "name"), s->name, sizeof s->name, NULL)) {
        fail(why, "a join needs a user and a name");
        return false;
    }
    json_to_str(json_get(who, "commit"), s->commit, sizeof s->commit, NULL);
    s->kind = SEAT_PERSON;
    return true;
}

static bool apply_leave(Table *table, const Entry *entry, Text *why)
{
    if (table->started || table->seat[entry->seat].kind != SEAT_PERSON) {
        fail(why, "nobody can leave this seat now");
        return false;
    }
    table->seat[entry->seat] = (TableSeat){ .kind = SEAT_OPEN };
    return true;
}

static bool apply_share(Table *table, const Entry *entry, Text *why)
{
    uint8_t bytes[RNG_SEED_BYTES];
    TableSeat *s = &table->seat[entry->seat];
    if (table->started || s->share[0] ||
        !parse_hex(entry->text, strlen(entry->text), bytes, sizeof bytes)) {
        fail(why, "the seat's 32 bytes are not wanted now");
        return false;
    }
    memcpy(s->share, entry->text, HEX_SEED_BYTES);
    return true;
}

static bool apply_start(Table *table, const Entry *entry, Text *why)
{
    enum { EVENTS_MAX = 1024 };
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    Setup *setup = &table->header.setup;
    if (table->started ||
        !parse_hex(entry->text, strlen(entry->text), setup->seed, RNG_SEED_BYTES)) {
        fail(why, "the game cannot start by this");
        return false;
    }
    game_setup(table->header.game, table->state, setup, &events);
    memcpy(table->base, table->state, (size_t)table->header.game->state_bytes);
    table->base_entry = entry->number;
    keep_events(table, &events, entry->number);
    table->started = true;
    for (int seat = 0; seat < setup->seats; seat++)
        table->seat[seat].left_ms = table->header.clock.bank_ms;
    end_if_over(table);
    clock_start(table, entry->time_ms);
    return true;
}

static bool apply_chat(Table *table, const Entry *entry, Text *why)
{
    ChatLine *line = &table->chat[table->chats % CHAT_KEPT];
    size_t n = strlen(entry->text) + 1;
    char *text = malloc(n);
    if (!text) {
        fail(why, "out of memory");
        return false;
    }
    memcpy(text, entry->text, n);
    free(line->text);
    *line = (ChatLine){ entry->number, entry->seat, entry->time_ms, text };
    table->chats++;
    return true;
}

static bool apply_order(Table *table, const Entry *entry, Text *why)
{
    TableSeat *s = &table->seat[entry->seat];
    size_t n = strlen(entry->text);
    Order order;
    bool ends;
    if (!table->started || !json_check(entry->text, n, NULL) ||
        !order_read(json_root(entry->text, n), &order, &ends, why)) {
        if (!why->len)
            fail(why, "not an order");
        return false;
    }
    int at = 0;
    while (at < s->orders && strcmp(s->order[at].ask, order.ask) != 0)
        at++;
    if (ends) {
        for (; at + 1 < s->orders; at++)
            s->order[at] = s->order[at + 1];
        s->orders -= s->orders > 0 && at < s->orders;
        return true;
    }
    if (at == ORDERS_MAX) {
        fail(why, "a seat has no room for more standing orders");
        return false;
    }
    order.given = order.until == UNTIL_ROUND ? table_round(table) : table->step;
    s->order[at] = order;
    s->orders += at == s->orders;
    return true;
}

static bool apply_annul(Table *table, const Entry *entry)
{
    bool all = true;
    table->seat[entry->seat].wants_annul = true;
    for (int seat = 0; seat < table->header.setup.seats; seat++)
        all &= !table_is_played(table, seat) || table->seat[seat].wants_annul;
    table->annulled = all;
    return true;
}

/* The person's clock no longer runs, or runs again; a bot plays meanwhile. */
static bool apply_presence(Table *table, const Entry *entry)
{
    TableSeat *s = &table->seat[entry->seat];
    if (entry->kind == ENTRY_BACK) {
        s->away = false;
    } else {
        s->away = entry->kind == ENTRY_AWAY;
        s->resigned |= entry->kind == ENTRY_RESIGN;
        copy_name(s->bot, entry->text);
    }
    s->since_ms = 0;
    clock_start(table, entry->time_ms);
    return true;
}

static bool apply_kind(Table *table, const Entry *entry, Text *why)
{
    switch (entry->kind) {
    case ENTRY_JOIN:
        return apply_join(table, entry, why);
    case ENTRY_LEAVE:
        return apply_leave(table, entry, why);
    case ENTRY_SHARE:
        return apply_share(table, entry, why);
    case ENTRY_START:
        return apply_start(table, entry, why);
    case ENTRY_MOVE:
        return apply_move(table, entry, why);
    case ENTRY_UNDO:
        return apply_undo(table, entry, why);
    case ENTRY_CHAT:
        return apply_chat(table, entry, why);
    case ENTRY_ORDER:
        return apply_order(table, entry, why);
    case ENTRY_ANNUL:
        return apply_annul(table, entry);
    case ENTRY_RESIGN:
    case ENTRY_AWAY:
    case ENTRY_BACK:
        return apply_presence(table, entry);
    case ENTRY_KINDS:
        break;
    }
    return false;
}

/* Remembers the sender's name for the message, so that a second copy of it plays nothing. */
static void keep_id(Table *table, const Entry *entry)
{
    if (!entry->id[0] || entry->seat < 0)
        return;
    TableSeat *s = &table->seat[entry->seat];
    s->id[s->ids++ % IDS_KEPT] = XXH3_64bits(entry->id, strlen(entry->id));
}

bool table_apply(Table *table, const Entry *entry, Text *why)
{
    bool seated = entry->seat >= 0 && entry->seat < table->header.setup.seats;
    bool needs_seat = entry->kind != ENTRY_START && entry->kind != ENTRY_CHAT;
    if (entry->number != table->last_entry + 1 || (needs_seat && !seated)) {
        text_fmt(why, "entry %d cannot follow entry %d", entry->number, table->last_entry);
        return false;
    }
    if (!apply_kind(table, entry, why))
        return false;
    table->last_entry = entry->number;
    table->last_ms = entry->time_ms;
    if (table->started)
        table->round = table_round(table);
    if (entry->kind != ENTRY_MOVE && entry->kind != ENTRY_UNDO && entry->kind != ENTRY_ORDER)
        table->public_entry = entry->number;
    keep_id(table, entry);
    if (table->started)
        count_versions(table);
    return true;
}

bool table_restore(Table *table, int entry, const void *state, Text *why)
{
    const Game *game = table->header.game;
    if (!game_check(game, state, why))
        return false;
    memcpy(table->state, state, (size_t)game->state_bytes);
    memcpy(table->base, state, (size_t)game->state_bytes);
    table->base_entry = table->last_entry = entry;
    table->started = true;
    end_if_over(table);
    count_versions(table);
    return true;
}

void table_status(const Table *table, TableStatus *status)
{
    memset(status, 0, sizeof *status);
    status->started = table->started;
    status->over = table->over;
    status->annulled = table->annulled;
    status->last_entry = table->last_entry;
    status->last_ms = table->last_ms;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        const TableSeat *s = &table->seat[seat];
        status->seat[seat] = s->kind;
        copy_name(status->user[seat], s->user);
        copy_name(status->name[seat], s->name);
        status->shared[seat] = s->share[0] != 0;
    }
    if (!table->started)
        return;
    Result result;
    status->waiting = game_waiting(table->state, VIEWER_NONE);
    table->header.game->result(table->state, &result);
    memcpy(status->score, result.score, sizeof status->score);
    memcpy(status->rank, result.rank, sizeof status->rank);
    status->round = table->round;
}

bool table_wants_bot(const Table *table, int *seat, const char **bot, void *hidden, Rng *rng)
{
    if (!table->started || table->over || table->annulled)
        return false;
    for (uint64_t left = game_pending(table->state); left; left = bits_without_first(left)) {
        *seat = bits_first(left);
        if (table_is_played(table, *seat))
            continue;
        *bot = table->seat[*seat].bot;
        memcpy(hidden, table->state, (size_t)table->header.game->state_bytes);
        game_hide(table->header.game, hidden, *seat, rng);
        return true;
    }
    return false;
}
