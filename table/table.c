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
    table->last_ms = table->shown_ms = table->sat_ms = header->made_ms;
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
    for (int seat = 0; seat < SEATS_MAX; seat++)
        free(table->seat[seat].order);
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

bool table_is_sealed(const Table *table)
{
    return table->started && game_head(table->state)->sealed;
}

static void fail(Text *why, const char *reason)
{
    text_put(why, reason);
}

/* ---- versions: how often what each viewer sees has changed ---- */

/* After a start, a move or an undo of a seat. Who moves sees it; what is known to that seat alone
 * changes nobody else's version; of what made an event everybody hears, and only the rest has to be
 * looked at, before and after. */
static void count_versions(Table *table, const void *before, int seat, bool alone)
{
    for (int viewer = VIEWER_NONE; viewer < table->header.setup.seats; viewer++) {
        bool sees = viewer == seat && seat >= 0;
        if (!sees && !alone)
            sees = table->told_all ||
                   table_look(table, before, viewer) != table_look(table, table->state, viewer);
        table->version[version_row(viewer)] += sees;
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
    if (table->events > table->event_ends)
        table->event_ends = table->events;
}

/* An undone move did not happen. */
static void forget_events(Table *table, int entry)
{
    int oldest = table->event_ends > EVENTS_KEPT ? table->event_ends - EVENTS_KEPT : 0;
    while (table->events > oldest && table->event[(table->events - 1) % EVENTS_KEPT].entry == entry)
        table->events--;
}

static bool shows_to(const EventList *events, int seat)
{
    for (int i = 0; i < events->n; i++)
        if (bits_has(events->event[i].shown, seat))
            return true;
    return false;
}

Played table_play(const Game *game, void *state, int seat, Move move, EventList *events)
{
    const Head *head = state;
    Rng before = head->rng;
    SeatSet sealed = head->sealed, asked = head->asked;
    bool others = sealed & ~seat_bit(seat);
    game->apply(state, seat, move, events);
    /* a step that begins asks all of its seats, so the seats asked tell it from the one before */
    bool goes_on = sealed && head->sealed == sealed && !(head->asked & ~asked);
    bool opens = others && !goes_on;
    return (Played){
        .goes_on = goes_on,
        .answers = opens || (others && !bits_has(head->asked, seat)),
        .shows = opens || !rng_same(&before, &head->rng) || shows_to(events, seat),
        .told = opens || events->n > 0,
    };
}

bool table_leads_on(const Game *game, void *state, int seat, Move move)
{
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    Played played = table_play(game, state, seat, move, &events);
    return !played.shows && !played.answers && bits_has(game_head(state)->asked, seat);
}

/* Plays a legal move and notes what undo must know of it. */
static void play(Table *table, int seat, Move move, int entry, bool keeps)
{
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    Played played = table_play(table->header.game, table->state, seat, move, &events);
    table->move[table->moves++] = (TableMove){ .move = move,
                                               .entry = entry,
                                               .step = table->step,
                                               .seat = (uint8_t)seat,
                                               .barred = played.shows,
                                               .told = played.told };
    table->told_all = played.told;
    table->step += !played.goes_on;
    if (keeps)
        keep_events(table, &events, entry);
}

void table_rebase(Table *table)
{
    memcpy(table->base, table->state, (size_t)table->header.game->state_bytes);
    table->moves = 0;
    table->step = 1;
}

void table_end_if_over(Table *table)
{
    table->over = table->started && game_pending(table->state) == 0;
}

static bool apply_move(Table *table, const Entry *entry, Text *why)
{
    const Game *game = table->header.game;
    Move move;
    if (!table->started || table->over || table->annulled) {
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
    play(table, entry->seat, move, entry->number, true);
    table_end_if_over(table);
    clock_run(table, entry->time_ms, true);
    return true;
}

/* ---- undo ---- */

int table_undoable(const Table *table, int seat)
{
    if (!table->started || table->over || table->annulled)
        return -1;
    bool others = game_head(table->state)->sealed & ~seat_bit(seat);
    for (int i = table->moves - 1; i >= 0; i--) {
        const TableMove *m = &table->move[i];
        bool before = m->step != table->step;
        /* what was before a sealed step stands, whether or not another has answered in it */
        if (before && (others || m->seat != seat))
            return -1;
        if (m->seat == seat)
            return m->barred ? -1 : i;
    }
    return -1;
}

/* The log played again from the base without one move. */
static void play_again(Table *table, int without)
{
    int n = table->moves;
    memcpy(table->state, table->base, (size_t)table->header.game->state_bytes);
    table->moves = 0;
    table->step = 1;
    for (int i = 0; i < n; i++)
        if (i != without) {
            TableMove m = table->move[i];
            play(table, m.seat, m.move, m.entry, false);
        }
}

static bool apply_undo(Table *table, const Entry *entry, Text *why)
{
    int at = table_undoable(table, entry->seat);
    Move again;
    if (at < 0) {
        fail(why, "there is nothing to take back");
        return false;
    }
    bool told = table->move[at].told;
    forget_events(table, table->move[at].entry);
    play_again(table, at);
    table->told_all = told;
    clock_run(table, entry->time_ms, false);
    if (order_answers(table, entry->seat, &again)) /* or it would do at once what was taken back */
        order_take(&table->seat[entry->seat], table_asks(table));
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
    table->sat_ms = entry->time_ms;
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
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    Setup *setup = &table->header.setup;
    if (table->started ||
        !parse_hex(entry->text, strlen(entry->text), setup->seed, RNG_SEED_BYTES)) {
        fail(why, "the game cannot start by this");
        return false;
    }
    game_setup(table->header.game, table->state, setup, &events);
    table_rebase(table);
    keep_events(table, &events, entry->number);
    table->started = true;
    for (int seat = 0; seat < setup->seats; seat++)
        table->seat[seat].left_ms = table->header.clock.bank_ms;
    table_end_if_over(table);
    table->told_all = true;
    clock_run(table, entry->time_ms, true);
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
        !order_read(table->header.game, json_root(entry->text, n), &order, &ends, why)) {
        if (!why->len)
            fail(why, "not an order");
        return false;
    }
    if (!ends && !order_has_room(s, order.ask)) {
        fail(why, "a seat has no room for more standing orders");
        return false;
    }
    if (!s->order && !(s->order = calloc(ORDERS_MAX, sizeof *s->order))) {
        fail(why, "out of memory");
        return false;
    }
    order_take(s, order.ask);
    if (!ends) {
        order.round = order.until == UNTIL_ROUND ? table_round(table) : 0;
        s->order[s->orders++] = order;
    }
    return true;
}

static bool apply_annul(Table *table, const Entry *entry)
{
    bool all = true;
    table->seat[entry->seat].wants_annul = true;
    for (int seat = 0; seat < table->header.setup.seats; seat++)
        all &= !table_is_played(table, seat) || table->seat[seat].wants_annul;
    table->annulled = all;
    clock_run(table, entry->time_ms, true);
    return true;
}

/* The person's clock no longer runs, or runs again; a bot plays meanwhile. */
static bool apply_presence(Table *table, const Entry *entry)
{
    TableSeat *s = &table->seat[entry->seat];
    if (entry->kind == ENTRY_BACK) {
        s->away = false;
        clock_back(s);
    } else {
        s->away = entry->kind == ENTRY_AWAY;
        s->owes_ms = entry->time_ms;
        s->resigned |= entry->kind == ENTRY_RESIGN;
        copy_name(s->bot, entry->text);
    }
    clock_run(table, entry->time_ms, entry->kind == ENTRY_BACK);
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
    case ENTRY_RULES:
        return rules_apply(table, entry, why);
    case ENTRY_KINDS:
        break;
    }
    return false;
}

uint64_t message_key(const char *id, int seat, const char *name)
{
    uint64_t who = seat >= 0 ? (uint64_t)seat : XXH3_64bits(name, strcspn(name, "\n"));
    return XXH3_64bits_withSeed(id, strlen(id), who);
}

static void put_key(uint64_t *kept, int *n, uint64_t key)
{
    if (*n && kept[(*n - 1) % IDS_KEPT] == key)
        return; /* another entry of the same message */
    kept[(*n)++ % IDS_KEPT] = key;
}

/* Remembers the sender's name for the message, so that a second copy of it plays nothing. `name` is
 * of who had the seat before. */
static void keep_id(Table *table, const Entry *entry, const char *name)
{
    if (!entry->id[0])
        return;
    if (entry->kind == ENTRY_LEAVE)
        put_key(table->away_id, &table->away_ids, message_key(entry->id, EVENT_NO_SEAT, name));
    else if (entry->seat < 0)
        put_key(table->away_id, &table->away_ids,
                message_key(entry->id, EVENT_NO_SEAT, entry->text));
    else
        put_key(table->seat[entry->seat].id, &table->seat[entry->seat].ids,
                message_key(entry->id, entry->seat, ""));
}

/* What the others know of who is here: nothing new within a sealed step, for it would tell who still
 * owed an answer. */
static void show_presence(Table *table)
{
    for (int seat = 0; !table_is_sealed(table) && seat < table->header.setup.seats; seat++) {
        TableSeat *s = &table->seat[seat];
        if (s->told_away == s->away && s->told_resigned == s->resigned)
            continue;
        s->told_away = s->away;
        s->told_resigned = s->resigned;
        table->public_entry = table->last_entry;
    }
}

/* Whether the entry is known to its seat alone, for now or for ever. */
static bool is_private(const Entry *entry, bool sealed)
{
    switch (entry->kind) {
    case ENTRY_ORDER:
        return true;
    case ENTRY_MOVE:
    case ENTRY_UNDO:
    case ENTRY_RESIGN:
    case ENTRY_AWAY:
    case ENTRY_BACK:
        return sealed;
    case ENTRY_JOIN:
    case ENTRY_LEAVE:
    case ENTRY_SHARE:
    case ENTRY_START:
    case ENTRY_CHAT:
    case ENTRY_ANNUL:
    case ENTRY_RULES:
    case ENTRY_KINDS:
        return false;
    }
    return false;
}

/* After an entry: who is told what of it. `step` is the one that it was played in. */
static void note(Table *table, const Entry *entry, int step, const void *before)
{
    bool sealed = table_is_sealed(table) && table->step == step;
    bool alone = is_private(entry, sealed);
    table->last_entry = entry->number;
    table->last_ms = entry->time_ms;
    if (!alone)
        table->shown_ms = entry->time_ms;
    if (alone)
        table->seat[entry->seat].own_entry = entry->number;
    else if (entry->kind != ENTRY_MOVE && entry->kind != ENTRY_UNDO && entry->kind != ENTRY_CHAT)
        table->public_entry = entry->number;
    show_presence(table);
    if (entry->kind == ENTRY_START || entry->kind == ENTRY_MOVE || entry->kind == ENTRY_UNDO) {
        count_versions(table, before, entry->seat, alone);
        orders_end(table);
    }
}

/* Whether the entry can be the next one. */
static bool follows(const Table *table, const Entry *entry, Text *why)
{
    bool seated = entry->seat >= 0 && entry->seat < table->header.setup.seats;
    bool needs_seat =
        entry->kind != ENTRY_START && entry->kind != ENTRY_CHAT && entry->kind != ENTRY_RULES;
    if (entry->number == table->last_entry + 1 && (seated || !needs_seat))
        return true;
    text_fmt(why, "entry %d cannot follow entry %d", entry->number, table->last_entry);
    return false;
}

bool table_apply(Table *table, const Entry *entry, Text *why)
{
    int step = table->step;
    _Alignas(16) unsigned char before[STATE_BYTES_MAX];
    if (!follows(table, entry, why))
        return false;
    char name[TABLE_NAME_BYTES];
    copy_name(name, entry->seat >= 0 ? table->seat[entry->seat].name : "");
    memcpy(before, table->state, (size_t)table->header.game->state_bytes);
    if (!apply_kind(table, entry, why))
        return false;
    keep_id(table, entry, name);
    note(table, entry, step, before);
    return true;
}

bool table_pass(Table *table, const Entry *entry, Text *why)
{
    if (!follows(table, entry, why))
        return false;
    char name[TABLE_NAME_BYTES];
    copy_name(name, entry->seat >= 0 ? table->seat[entry->seat].name : "");
    bool is_play = entry->kind == ENTRY_MOVE || entry->kind == ENTRY_UNDO;
    bool is_order = entry->kind == ENTRY_ORDER; /* its question may be gone with the old rules */
    char buf[256];
    Text unheard = text_over(buf);
    if (!is_play && !apply_kind(table, entry, is_order ? &unheard : why) && !is_order)
        return false;
    keep_id(table, entry, name);
    table->last_entry = table->public_entry = entry->number;
    table->last_ms = table->shown_ms = entry->time_ms;
    return true;
}

/* ---- what a table is like ---- */

/* The scores as far as the spectators can know them: the same however the rest is dealt. */
static void known_scores(const Table *table, int score[SEATS_MAX])
{
    enum { DEALS = 2 };
    _Alignas(16) unsigned char copy[STATE_BYTES_MAX];
    Rng rng = { .used = RNG_WORDS };
    Result result;
    for (int deal = 0; deal < DEALS; deal++) {
        memcpy(copy, table->state, (size_t)table->header.game->state_bytes);
        if (!table->over)
            game_hide(table->header.game, copy, VIEWER_NONE, &rng);
        table->header.game->result(copy, &result);
        for (int seat = 0; seat < table->header.setup.seats; seat++) {
            bool same = deal == 0 || score[seat] == result.score[seat];
            score[seat] = same ? result.score[seat] : SCORE_UNKNOWN;
        }
    }
}

void table_status(const Table *table, TableStatus *status)
{
    memset(status, 0, sizeof *status);
    status->started = table->started;
    status->over = table->over;
    status->annulled = table->annulled;
    status->last_entry = table->last_entry;
    status->shown_ms = table->shown_ms;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        const TableSeat *s = &table->seat[seat];
        status->seat[seat] = s->kind;
        copy_name(status->user[seat], s->user);
        copy_name(status->name[seat], s->name);
        status->shared[seat] = s->share[0] != 0;
    }
    if (!table->started)
        return;
    status->waiting = game_waiting(table->state, VIEWER_NONE);
    status->asked = game_pending(table->state);
    status->round = table_round(table);
    known_scores(table, status->score);
}

uint64_t table_version(const Table *table, int viewer)
{
    return table->version[version_row(viewer)];
}

int table_last_entry(const Table *table)
{
    return table->last_entry;
}

int table_seat_of(const Table *table, const char *user)
{
    for (int seat = 0; seat < table->header.setup.seats; seat++)
        if (table->seat[seat].kind == SEAT_PERSON && strcmp(table->seat[seat].user, user) == 0)
            return seat;
    return VIEWER_NONE;
}

bool table_wants_bot(const Table *table, int64_t now, int *seat, const char **bot, void *hidden,
                     Rng *rng)
{
    if (!table->started || table->over || table->annulled)
        return false;
    for (uint64_t left = game_pending(table->state); left; left = bits_without_first(left)) {
        *seat = bits_first(left);
        int64_t due = bot_due(table, *seat);
        if (!due || due > now)
            continue;
        *bot = table->seat[*seat].bot;
        memcpy(hidden, table->state, (size_t)table->header.game->state_bytes);
        game_hide(table->header.game, hidden, *seat, rng);
        return true;
    }
    return false;
}
