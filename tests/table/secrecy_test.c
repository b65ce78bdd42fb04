/* What a viewer is told depends only on what the viewer may know: the same over hidden states, and
 * unmoved by whatever another seat does within a sealed step. */
#include "tests/table/drive.h"

/* A table that stands at a state, with clocks that run. */
static Drive table_at(const Walk *walk, const void *state)
{
    char buf[256];
    Text why = text_over(buf);
    TableHeader header = drive_header(walk->game, &walk->setup);
    header.clock = (TableClock){ .kind = CLOCK_LIVE, .bank_ms = 60000, .step_ms = 5000 };
    Drive d = { .game = walk->game, .seats = walk->setup.seats, .now = noon + 3000 };
    d.table = table_new(&header);
    drive_seat(&d);
    if (!table_restore(d.table, state, &why))
        walk_fail(walk, buf);
    return d;
}

/* What a message of two moves is answered with. */
static void see_refusal(Drive *d, int seat, const Move *move, Text *out)
{
    char buf[512];
    Text text = text_over(buf);
    moves_message(d, seat, "x", move, 2, &text);
    bool ok = drive_propose(d, seat, buf);
    text_fmt(out, "\n%d %d %s %s", ok, d->entries.n, ok ? "" : d->reason, d->rule);
}

static void see(Walk *walk, Drive *d, int viewer, char out[TOLD_BYTES])
{
    drive_told(d, viewer, out);
    Text text = { .at = out, .cap = TOLD_BYTES, .len = strlen(out) };
    MoveList list = { .n = 0 };
    TableStatus status;
    table_status(d->table, &status);
    text_fmt(&text, "\nwaiting %d shown %lld score", status.waiting, (long long)status.shown_ms);
    for (int seat = 0; seat < d->seats; seat++)
        text_fmt(&text, " %d", status.score[seat]);
    if (viewer < 0 || !bits_has(game_pending(table_state(d->table)), viewer))
        return;
    Rng rng = play_rng(walk->seed + (unsigned)walk->moves);
    d->game->moves(table_state(d->table), viewer, &list);
    for (int i = 0; i < 6; i++) {
        Move pair[2] = { list.move[rng_below(&rng, list.n)], list.move[rng_below(&rng, list.n)] };
        see_refusal(d, viewer, pair, &text);
    }
}

static void same_over_hidden(Walk *walk)
{
    static char real[TOLD_BYTES], dealt[TOLD_BYTES];
    for (int viewer = VIEWER_NONE; viewer < walk->setup.seats; viewer++) {
        State hidden = walk->state;
        game_hide(walk->game, hidden.bytes, viewer, &walk->aside);
        Drive a = table_at(walk, walk->state.bytes), b = table_at(walk, hidden.bytes);
        see(walk, &a, viewer, real);
        see(walk, &b, viewer, dealt);
        if (strcmp(real, dealt) != 0)
            walk_fail(walk, "a viewer is told something that hide changes");
        drive_end(&a);
        drive_end(&b);
    }
}

static void hidden_states(const Game *game, const Setup *setup)
{
    walk_visit(game, setup, 5, 5 * play_scale(), same_over_hidden);
}

static void told_is_the_same_over_hidden_states(void **context)
{
    (void)context;
    drive_each_game(hidden_states);
}

/* ---- whatever happens within a sealed step ---- */

typedef struct Told {
    char text[SEATS_MAX + 1][TOLD_BYTES];
    TableViewer viewer[SEATS_MAX + 1];
} Told;

/* What the others are told: everything, and that they have been told. Lists show no more. */
static void tell_others(const Drive *d, int seat, Told *told)
{
    for (int viewer = VIEWER_NONE; viewer < d->seats; viewer++) {
        TableViewer *looks = &told->viewer[viewer + 1];
        TableStatus status;
        *looks = (TableViewer){ .seat = viewer };
        Text text = text_over(told->text[viewer + 1]);
        if (viewer == seat)
            continue;
        table_tell(d->table, looks, d->now + 7777, &text);
        table_status(d->table, &status);
        text_fmt(&text, "\n%d %lld %d", status.waiting, (long long)status.shown_ms, status.round);
        for (int i = 0; i < d->seats; i++)
            text_fmt(&text, " %d", status.score[i]);
    }
}

static bool is_sealed(const Drive *d)
{
    return game_head(table_state(d->table))->sealed;
}

/* An order for the question that is open. */
static const char *order_text(Drive *d)
{
    static char buf[128];
    Text text = text_over(buf);
    Move move = drive_random_move(d, table_state(d->table),
                                  bits_first(game_pending(table_state(d->table))));
    text_fmt(&text, "{\"ask\":\"%s\",\"answer\":\"",
             d->game->task[agenda_peek(game_head(table_state(d->table)))->kind]);
    move_text(d->game, move, &text);
    text_put(&text, "\",\"until\":\"turn\"}");
    return buf;
}

/* The seat does something else that nobody may notice. */
static void act_in_secret(Drive *d, int seat)
{
    int what = rng_below(&d->rng, 8);
    if (what == 0)
        drive_entry(d, ENTRY_AWAY, seat, "greedy");
    else if (what == 1)
        drive_entry(d, ENTRY_RESIGN, seat, "greedy");
    else if (what < 4)
        drive_entry(d, ENTRY_BACK, seat, "");
    else if (what == 4)
        drive_entry(d, ENTRY_ORDER, seat, order_text(d));
    else if (drive_can_undo(d, seat))
        drive_entry(d, ENTRY_UNDO, seat, "1");
}

/* As drive_step, by an entry of the driver: the seat may be away or have resigned. */
static void play_entry(Drive *d, int seat)
{
    char notation[128];
    Text text = text_over(notation);
    move_text(d->game, drive_random_move(d, table_state(d->table), seat), &text);
    drive_entry(d, ENTRY_MOVE, seat, notation);
}

static bool opens_next(const Drive *d, int seat)
{
    return (game_pending(table_state(d->table)) & ~seat_bit(seat)) == 0;
}

static void step_in_secret(Drive *d)
{
    static Told before, after;
    SeatSet sealed = game_head(table_state(d->table))->sealed;
    int seat = rng_member(&d->rng, sealed);
    bool moves = bits_has(game_pending(table_state(d->table)), seat) && rng_below(&d->rng, 2);
    if (moves && opens_next(d, seat)) {
        play_entry(d, seat);
        return;
    }
    tell_others(d, seat, &before);
    int64_t then = d->now;
    d->now += 1 + rng_below(&d->rng, 4000);
    if (moves)
        play_entry(d, seat);
    else
        act_in_secret(d, seat);
    d->now = then;
    tell_others(d, seat, &after);
    for (int viewer = VIEWER_NONE; viewer < d->seats; viewer++) {
        if (viewer == seat)
            continue;
        assert_string_equal(before.text[viewer + 1], after.text[viewer + 1]);
        assert_false(table_has_news(d->table, &before.viewer[viewer + 1]));
    }
    d->now = then + 5000;
}

static void walk_in_secret(const Game *game, const Setup *setup)
{
    TableHeader header = drive_header(game, setup);
    header.clock = (TableClock){ .kind = CLOCK_LIVE, .bank_ms = 600000, .step_ms = 5000 };
    for (unsigned seed = 0; seed < (unsigned)play_scale(); seed++) {
        Drive d = drive_begin(&header, seed);
        for (int i = 0; i < 100 && !drive_over(&d); i++) {
            if (is_sealed(&d) && bits_count(game_head(table_state(d.table))->sealed) > 1)
                step_in_secret(&d);
            else
                play_entry(&d, drive_random_seat(&d));
        }
        drive_end(&d);
    }
}

static void a_sealed_step_tells_nobody_anything(void **context)
{
    (void)context;
    drive_each_game(walk_in_secret);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "messages, lists and refusals are the same over hidden states",
          .test_func = told_is_the_same_over_hidden_states },
        { .name = "moves, undos, absence and return within a sealed step tell nobody anything",
          .test_func = a_sealed_step_tells_nobody_anything },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
