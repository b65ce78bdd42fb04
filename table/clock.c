/* Clocks: every seat that owes a decision has its clock running; when it runs out, a bot plays or the
 * seat resigns. A live clock gets its step each time the seat is asked anew. In a sealed step the
 * others' clocks are told as if all ran on: when they stop is nobody's business until it opens. */
#include "table/inside.h"

enum { BACK_MS = 15000, SILENT_MS = 15000, STAND_IN_MS = 3000 };

static const char substitute[] = "greedy";

static bool has_clock(const Table *table, int seat)
{
    return table->header.clock.kind != CLOCK_NONE && table_is_played(table, seat);
}

static void start(const Table *table, TableSeat *s, int64_t now, bool anew)
{
    const TableClock *clock = &table->header.clock;
    if (anew) {
        s->asked_ms = now;
        s->left_ms += clock->step_ms;
    }
    s->since_ms = clock->kind == CLOCK_DAYS ? s->asked_ms : now;
}

static void stop(TableSeat *s, int64_t now)
{
    int64_t left = s->left_ms - (now - s->since_ms);
    s->left_ms = left > 0 ? left : 0;
    s->since_ms = 0;
}

/* Notes what is told of the clocks for as long as the step is sealed. In a kept position some may
 * have answered already: their clocks are told to begin like the others'. */
static void tell_once(Table *table, int64_t now)
{
    SeatSet sealed = table->started ? game_head(table->state)->sealed : 0;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        TableSeat *s = &table->seat[seat];
        bool answered = bits_has(sealed, seat) && has_clock(table, seat) && !s->since_ms;
        s->told_left_ms = s->left_ms + (answered ? table->header.clock.step_ms : 0);
        s->told_since_ms = answered ? now : s->since_ms;
    }
    table->told_step = table->step;
}

void clock_run(Table *table, int64_t now, bool anew)
{
    bool on = table->started && !table->over && !table->annulled;
    SeatSet pending = on ? game_pending(table->state) : 0;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        TableSeat *s = &table->seat[seat];
        bool runs = bits_has(pending, seat) && has_clock(table, seat);
        if (runs && !s->since_ms)
            start(table, s, now, anew);
        else if (!runs && s->since_ms)
            stop(s, now);
        s->owes_ms = !bits_has(pending, seat) ? 0 : s->owes_ms ? s->owes_ms : now;
    }
    if (table->told_step != table->step)
        tell_once(table, now);
}

/* When the seat's clock runs out; 0: it stands. */
static int64_t deadline_of(const Table *table, int seat)
{
    const TableSeat *s = &table->seat[seat];
    bool live = table->header.clock.kind == CLOCK_LIVE;
    return s->since_ms ? s->since_ms + (live ? s->left_ms : table->header.clock.step_ms) : 0;
}

int64_t clock_left(const Table *table, int seat, int viewer, int64_t now)
{
    const TableSeat *s = &table->seat[seat];
    bool live = table->header.clock.kind == CLOCK_LIVE;
    bool told = table_is_sealed(table) && seat != viewer;
    int64_t span = !live ? table->header.clock.step_ms : told ? s->told_left_ms : s->left_ms;
    int64_t since = told ? s->told_since_ms : s->since_ms;
    int64_t left = since ? span - (now - since) : span;
    return left > 0 ? left : 0;
}

/* Whoever is only away has a moment to come back before each turn that a bot plays for him. */
int64_t bot_due(const Table *table, int seat)
{
    const TableSeat *s = &table->seat[seat];
    if (!bits_has(game_pending(table->state), seat) || table_is_played(table, seat))
        return 0;
    return s->away && !s->resigned ? s->owes_ms + STAND_IN_MS : 1;
}

static int64_t sooner(int64_t a, int64_t b)
{
    return !a || (b && b < a) ? b : a;
}

void clock_back(TableSeat *s)
{
    if (s->left_ms < BACK_MS)
        s->left_ms = BACK_MS;
}

static void add_entry(const Table *table, EntryList *out, EntryKind kind, int seat,
                      const char *text, int64_t now)
{
    Entry *entry = &out->entry[out->n++];
    *entry =
        (Entry){ .number = table->last_entry + out->n, .time_ms = now, .kind = kind, .seat = seat };
    Text words = text_over(entry->text);
    text_put(&words, text);
}

/* ---- the start ---- */

/* Whether the seat's bytes are still to come: only who committed himself can give them. */
static bool owes_share(const TableSeat *s)
{
    return s->kind == SEAT_PERSON && s->commit[0] && !s->share[0];
}

bool table_wants_start(const Table *table, int64_t now)
{
    bool silent = now - table->sat_ms >= SILENT_MS;
    if (table->started || table->annulled)
        return false;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        const TableSeat *s = &table->seat[seat];
        if (s->kind == SEAT_OPEN || (owes_share(s) && !silent))
            return false;
    }
    return true;
}

static int64_t start_due(const Table *table)
{
    if (table_wants_start(table, table->last_ms))
        return 1;
    int64_t due = table->sat_ms + SILENT_MS;
    return table_wants_start(table, due) ? due : 0;
}

/* ---- what is due ---- */

int64_t table_due(const Table *table)
{
    int64_t due = 0;
    Move move;
    if (!table->started)
        return start_due(table);
    if (table->over || table->annulled)
        return 0;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        if (order_answers(table, seat, &move))
            return 1;
        due = sooner(due, sooner(deadline_of(table, seat), bot_due(table, seat)));
    }
    return due;
}

void table_expire(const Table *table, int64_t now, EntryList *out)
{
    now = now > table->last_ms ? now : table->last_ms;
    out->n = 0;
    if (!table->started || table->over || table->annulled)
        return;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        Move move;
        int64_t deadline = deadline_of(table, seat);
        if (order_answers(table, seat, &move)) {
            char notation[TABLE_TEXT_BYTES];
            Text text = text_over(notation);
            move_text(table->header.game, move, &text);
            out->n = 0;
            add_entry(table, out, ENTRY_MOVE, seat, notation, now);
            return; /* what the next one is asked depends on this */
        }
        if (deadline && deadline <= now) {
            EntryKind kind = table->header.clock.resigns ? ENTRY_RESIGN : ENTRY_AWAY;
            add_entry(table, out, kind, seat, substitute, now);
        }
    }
}
