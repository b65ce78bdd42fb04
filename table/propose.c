/* Messages in: what a sender asks for becomes entries, or a refusal with its reason. Nothing of the
 * table changes here. */
#include <stdlib.h>
#include <string.h>

#include "table/inside.h"

typedef struct Proposal {
    const Table *table;
    const TableSender *sender;
    JsonValue message;
    int64_t now;
    EntryList *out;
    Text *reason, *rule;
    char id[TABLE_ID_BYTES];
} Proposal;

static bool refuse(Proposal *p, const char *reason)
{
    text_put(p->reason, reason);
    p->out->n = 0;
    return false;
}

static Entry *add(Proposal *p, EntryKind kind, int seat)
{
    assert(p->out->n < TABLE_ENTRIES_MAX);
    Entry *entry = &p->out->entry[p->out->n++];
    *entry = (Entry){
        .number = p->table->last_entry + p->out->n, .time_ms = p->now, .kind = kind, .seat = seat
    };
    memcpy(entry->id, p->id, sizeof p->id);
    return entry;
}

static bool sits(const Proposal *p)
{
    return p->sender->seat >= 0 && p->sender->seat < p->table->header.setup.seats;
}

static bool runs(const Proposal *p)
{
    return p->table->started && !p->table->over && !p->table->annulled;
}

/* ---- sitting down ---- */

static bool propose_sit(Proposal *p)
{
    long long seat;
    char commit[HEX_SEED_BYTES] = "";
    uint8_t bytes[RNG_SEED_BYTES];
    const Table *t = p->table;
    if (t->started)
        return refuse(p, "the game has begun");
    if (!json_to_int(json_get(p->message, "seat"), 0, t->header.setup.seats - 1, &seat) ||
        t->seat[seat].kind != SEAT_OPEN)
        return refuse(p, "that seat is not open");
    if (sits(p))
        return refuse(p, "you sit at this table already");
    JsonValue given = json_get(p->message, "commit");
    if (json_type(given) != JSON_ABSENT &&
        (!json_to_str(given, commit, sizeof commit, NULL) ||
         !parse_hex(commit, strlen(commit), bytes, sizeof bytes)))
        return refuse(p, "commit is the SHA-256 of your bytes, 64 hex digits");
    Entry *entry = add(p, ENTRY_JOIN, (int)seat);
    Text text = text_over(entry->text);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "user", p->sender->user);
    json_key_str(&json, "name", p->sender->name);
    json_key_str(&json, "commit", commit);
    json_object_end(&json);
    return true;
}

static bool propose_leave(Proposal *p)
{
    if (!sits(p) || p->table->started)
        return refuse(p, "you can leave a seat only before the game begins; later you can resign");
    add(p, ENTRY_LEAVE, p->sender->seat);
    return true;
}

static bool propose_share(Proposal *p)
{
    uint8_t bytes[RNG_SEED_BYTES];
    char hex[HEX_SEED_BYTES];
    if (!sits(p) || p->table->started || p->table->seat[p->sender->seat].share[0] ||
        !p->table->seat[p->sender->seat].commit[0])
        return refuse(p, "your bytes are not wanted now, or their hash was not sent before");
    for (int seat = 0; seat < p->table->header.setup.seats; seat++)
        if (p->table->seat[seat].kind == SEAT_OPEN)
            return refuse(p, "your bytes are wanted once all have sat down");
    if (!json_to_str(json_get(p->message, "bytes"), hex, sizeof hex, NULL) ||
        !parse_hex(hex, strlen(hex), bytes, sizeof bytes))
        return refuse(p, "bytes are 64 hex digits");
    memcpy(add(p, ENTRY_SHARE, p->sender->seat)->text, hex, sizeof hex);
    return true;
}

/* ---- moves ---- */

static bool version_agrees(const Proposal *p)
{
    long long version;
    JsonValue given = json_get(p->message, "version");
    if (json_type(given) == JSON_ABSENT)
        return p->sender->is_bot;
    return json_to_int(given, 0, INT64_MAX, &version) &&
           (uint64_t)version == p->table->version[p->sender->seat];
}

/* Tries one move of a message on a copy. Every one but the last must draw no chance and show the seat
 * nothing, or a refusal of a later one would tell what came; nor may it end the answer to a sealed
 * step, or a refusal would tell whether the others have answered. */
static bool try_move(Proposal *p, void *copy, JsonValue value, bool last)
{
    Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    const Game *game = p->table->header.game;
    int seat = p->sender->seat;
    char notation[128];
    Move move;
    if (!json_to_str(value, notation, sizeof notation, NULL))
        return refuse(p, "a move is a notation");
    if (!move_parse(game, notation, &move, p->reason))
        return refuse(p, "");
    if (!bits_has(game_pending(copy), seat))
        return refuse(p, "you are not asked");
    if (!game->legal(copy, seat, move)) {
        text_put(p->rule, game->why(copy, seat, move));
        return refuse(p, "the rules forbid it");
    }
    Played played = table_play(game, copy, seat, move, &events);
    if ((played.shows || played.answers) && !last)
        return refuse(p, "only the last move of a message may draw chance or show something new");
    Text text = text_over(add(p, ENTRY_MOVE, seat)->text);
    text_put(&text, notation);
    return true;
}

static bool propose_move(Proposal *p)
{
    JsonValue moves = json_get(p->message, "moves"), move;
    int n = json_count(moves), i = 0;
    if (!sits(p) || !runs(p))
        return refuse(p, "there is nothing to play here");
    const TableSeat *s = &p->table->seat[p->sender->seat];
    if (p->sender->is_bot ? table_is_played(p->table, p->sender->seat) : s->resigned)
        return refuse(p, "that seat is played by another");
    if (!version_agrees(p))
        return refuse(p, "version");
    if (json_type(moves) != JSON_ARRAY || n < 1 || n > TABLE_ENTRIES_MAX - 1)
        return refuse(p, "moves is a list of notations");
    if (!p->sender->is_bot && s->away)
        add(p, ENTRY_BACK, p->sender->seat);
    void *copy = malloc((size_t)p->table->header.game->state_bytes);
    if (!copy)
        return refuse(p, "out of memory");
    memcpy(copy, p->table->state, (size_t)p->table->header.game->state_bytes);
    JsonIter iter = json_iter(moves);
    bool ok = true;
    while (ok && json_next(&iter, NULL, &move))
        ok = try_move(p, copy, move, ++i == n);
    free(copy);
    return ok;
}

static bool propose_undo(Proposal *p)
{
    if (!sits(p) || !runs(p) || !table_is_played(p->table, p->sender->seat) ||
        table_undoable(p->table, p->sender->seat) < 0)
        return refuse(p, "there is nothing to take back: chance was drawn, something was shown, or "
                         "another seat has moved");
    if (!version_agrees(p))
        return refuse(p, "version");
    memcpy(add(p, ENTRY_UNDO, p->sender->seat)->text, "1", 2);
    return true;
}

/* ---- the rest ---- */

static bool propose_chat(Proposal *p)
{
    enum { CHAT_BYTES = 500 };
    char text[CHAT_BYTES + 1];
    size_t n;
    if (!json_to_str(json_get(p->message, "text"), text, sizeof text, &n) || n == 0)
        return refuse(p, "a line of chat has 1 to 500 bytes");
    int seat = sits(p) ? p->sender->seat : EVENT_NO_SEAT;
    Text line = text_over(add(p, ENTRY_CHAT, seat)->text);
    if (seat == EVENT_NO_SEAT)
        text_fmt(&line, "%s\n", p->sender->name);
    text_put(&line, text);
    return true;
}

static bool propose_order(Proposal *p)
{
    Order order;
    bool ends;
    if (!sits(p) || !runs(p))
        return refuse(p, "there is nothing to order here");
    if (!order_read(p->table->header.game, p->message, &order, &ends, p->reason))
        return refuse(p, "");
    if (!ends && !order_has_room(&p->table->seat[p->sender->seat], order.ask))
        return refuse(p, "a seat has no room for more standing orders");
    Text text = text_over(add(p, ENTRY_ORDER, p->sender->seat)->text);
    size_t n;
    const char *span = json_span(p->message, &n);
    text_put_n(&text, span, n);
    return !text.full || refuse(p, "too long an order");
}

static bool propose_resign(Proposal *p)
{
    if (!sits(p) || !runs(p) || p->table->seat[p->sender->seat].resigned)
        return refuse(p, "there is nothing to resign");
    memcpy(add(p, ENTRY_RESIGN, p->sender->seat)->text, "greedy", sizeof "greedy");
    return true;
}

static bool propose_annul(Proposal *p)
{
    if (!sits(p) || !runs(p))
        return refuse(p, "there is nothing to annul");
    add(p, ENTRY_ANNUL, p->sender->seat);
    return true;
}

static bool propose_back(Proposal *p)
{
    if (!sits(p) || !runs(p) || !p->table->seat[p->sender->seat].away)
        return refuse(p, "you are here");
    add(p, ENTRY_BACK, p->sender->seat);
    return true;
}

static const struct {
    const char *word;
    bool (*propose)(Proposal *);
} kinds[] = {
    { "sit", propose_sit },     { "leave", propose_leave },   { "share", propose_share },
    { "move", propose_move },   { "undo", propose_undo },     { "chat", propose_chat },
    { "order", propose_order }, { "resign", propose_resign }, { "annul", propose_annul },
    { "back", propose_back },
};

static bool has_key(const uint64_t *kept, int n, uint64_t key)
{
    for (int i = 0; i < n && i < IDS_KEPT; i++)
        if (kept[i] == key)
            return true;
    return false;
}

/* Whether this message was carried out before. */
static bool is_repeated(const Proposal *p)
{
    const Table *t = p->table;
    if (!p->id[0])
        return false;
    if (!sits(p))
        return has_key(t->away_id, t->away_ids, message_key(p->id, EVENT_NO_SEAT, p->sender->name));
    const TableSeat *s = &t->seat[p->sender->seat];
    return has_key(s->id, s->ids, message_key(p->id, p->sender->seat, ""));
}

bool table_propose(const Table *table, const TableSender *sender, JsonValue message, int64_t now,
                   EntryList *out, Text *reason, Text *rule)
{
    Proposal p = { .table = table,
                   .sender = sender,
                   .message = message,
                   .now = now > table->last_ms ? now : table->last_ms,
                   .out = out,
                   .reason = reason,
                   .rule = rule };
    out->n = 0;
    JsonValue id = json_get(message, "id");
    if (json_type(id) != JSON_ABSENT && !json_to_str(id, p.id, sizeof p.id, NULL))
        return refuse(&p, "an id has at most 64 bytes");
    if (is_repeated(&p))
        return true;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (json_equals(json_get(message, "do"), kinds[i].word))
            return kinds[i].propose(&p);
    return refuse(&p, "the table does not know what to do");
}
