/* Clocks: every seat that owes a decision has its clock running; when it runs out, a bot plays or the
 * seat resigns. In a sealed step everybody is told that all clocks run. */
#include "table/inside.h"

static const char substitute[] = "greedy";

static bool has_clock(const Table *table, int seat)
{
    return table->header.clock.kind != CLOCK_NONE && table_is_played(table, seat);
}

void clock_start(Table *table, int64_t now)
{
    SeatSet pending = table->started && !table->over ? game_pending(table->state) : 0;
    table->step_ms = now;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        TableSeat *s = &table->seat[seat];
        bool runs = bits_has(pending, seat) && has_clock(table, seat);
        if (runs && !s->since_ms)
            s->since_ms = now;
        if (!runs)
            s->since_ms = 0;
    }
}

void clock_stop(Table *table, int seat, int64_t now)
{
    TableSeat *s = &table->seat[seat];
    if (!s->since_ms || table->header.clock.kind != CLOCK_LIVE)
        return;
    s->left_ms += table->header.clock.step_ms - (now - s->since_ms);
    s->since_ms = now;
}

int64_t clock_deadline(const Table *table, int seat)
{
    const TableSeat *s = &table->seat[seat];
    if (!s->since_ms)
        return 0;
    int64_t span =
        table->header.clock.kind == CLOCK_LIVE ? s->left_ms : table->header.clock.step_ms;
    return s->since_ms + (span > 0 ? span : 0);
}

int64_t clock_left(const Table *table, int seat, int viewer, int64_t now)
{
    const TableSeat *s = &table->seat[seat];
    bool live = table->header.clock.kind == CLOCK_LIVE;
    int64_t span = live ? s->left_ms : table->header.clock.step_ms;
    bool sealed = table->started && game_head(table->state)->sealed && seat != viewer;
    bool runs = sealed ? bits_has(game_head(table->state)->sealed, seat) : s->since_ms != 0;
    int64_t since = s->since_ms ? s->since_ms : table->step_ms;
    int64_t left = runs ? span - (now - since) : span;
    return left > 0 ? left : 0;
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

int64_t table_due(const Table *table)
{
    int64_t due = 0;
    Move move;
    if (!table->started || table->over || table->annulled)
        return 0;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        int64_t deadline = clock_deadline(table, seat);
        if (order_answers(table, seat, &move))
            return 1;
        if (deadline && (!due || deadline < due))
            due = deadline;
    }
    return due;
}

void table_expire(const Table *table, int64_t now, EntryList *out)
{
    out->n = 0;
    if (!table->started || table->over || table->annulled)
        return;
    for (int seat = 0; seat < table->header.setup.seats; seat++) {
        Move move;
        int64_t deadline = clock_deadline(table, seat);
        if (order_answers(table, seat, &move)) {
            char notation[TABLE_TEXT_BYTES];
            Text text = text_over(notation);
            move_text(table->header.game, move, &text);
            add_entry(table, out, ENTRY_MOVE, seat, notation, now);
            return; /* what the next one is asked depends on this */
        }
        if (deadline && deadline <= now) {
            EntryKind kind = table->header.clock.resigns ? ENTRY_RESIGN : ENTRY_AWAY;
            add_entry(table, out, kind, seat, substitute, now);
        }
    }
}
