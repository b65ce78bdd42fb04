/* Moves through messages: versions, changed parts, batches all or nothing, ids, undo. Random play of
 * every game, compared at each step with what the rules of the table say. */
#include "tests/table/drive.h"

static void each_walk(const Game *game, const Setup *setup, int most, void (*step)(Drive *))
{
    Drive d = drive_game(game, setup, 3);
    for (int i = 0; i < most * play_scale() && !drive_over(&d); i++)
        step(&d);
    drive_end(&d);
}

static void same_as(const Drive *d, const State *state)
{
    assert_memory_equal(state->bytes, table_state(d->table), (size_t)d->game->state_bytes);
}

static State state_of(const Drive *d)
{
    State state;
    memcpy(state.bytes, table_state(d->table), (size_t)d->game->state_bytes);
    return state;
}

/* ---- versions ---- */

/* View and moves of what a viewer is told, without the rest. */
static void seen_by(const Drive *d, int viewer, Text *out)
{
    static char told[TOLD_BYTES];
    size_t n;
    drive_told(d, viewer, told);
    const char *view = json_span(told_get(told, "view"), &n);
    text_put_n(out, view, n);
    const char *moves = json_span(told_get(told, "moves"), &n);
    text_put_n(out, moves, n);
}

/* Events since the last state are part of what is seen. */
static bool hears(const Drive *d, TableViewer *told)
{
    static char text[TOLD_BYTES];
    Text out = text_over(text);
    table_tell(d->table, told, d->now, &out);
    return json_count(told_get(text, "events")) > 0;
}

static void step_and_compare_versions(Drive *d)
{
    TableViewer told[SEATS_MAX + 1];
    static char before[SEATS_MAX + 1][TOLD_BYTES], after[TOLD_BYTES];
    long long version[SEATS_MAX + 1];
    for (int viewer = VIEWER_NONE; viewer < d->seats; viewer++) {
        Text text = text_over(before[viewer + 1]);
        seen_by(d, viewer, &text);
        version[viewer + 1] = drive_version(d, viewer);
        told[viewer + 1] = (TableViewer){ .seat = viewer };
        hears(d, &told[viewer + 1]);
    }
    drive_step(d);
    int mover = d->entries.entry[0].seat;
    for (int viewer = VIEWER_NONE; viewer < d->seats; viewer++) {
        Text text = text_over(after);
        seen_by(d, viewer, &text);
        bool changed = strcmp(before[viewer + 1], after) != 0 || viewer == mover ||
                       hears(d, &told[viewer + 1]);
        assert_int_equal(drive_version(d, viewer), version[viewer + 1] + changed);
    }
}

static void versions_of(const Game *game, const Setup *setup)
{
    each_walk(game, setup, 12, step_and_compare_versions);
}

static void a_version_counts_changes_of_what_is_seen(void **context)
{
    (void)context;
    drive_each_game(versions_of);
}

static void a_stale_version_is_refused(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 2);
    Drive d = drive_game(&tiny_game, &setup, 1);
    State before = state_of(&d);
    assert_false(drive_say(&d, 0, "{'do':'move','version':99,'moves':['scout']}"));
    assert_string_equal(d.reason, "version");
    assert_false(drive_say(&d, 0, "{'do':'move','moves':['scout']}"));
    assert_string_equal(d.reason, "version");
    same_as(&d, &before);
    drive_end(&d);
}

/* ---- changed parts ---- */

/* A client without rules: it keeps the parts it was told. */
typedef struct Client {
    TableViewer viewer;
    char name[TABLE_PARTS_MAX][64];
    char *part[TABLE_PARTS_MAX];
    int parts;
} Client;

static int client_row(Client *client, JsonValue key)
{
    for (int at = 0; at < client->parts; at++)
        if (json_equals(key, client->name[at]))
            return at;
    assert_true(client->parts < TABLE_PARTS_MAX);
    assert_true(json_to_str(key, client->name[client->parts], 64, NULL));
    return client->parts++;
}

static void client_take(Client *client, const char *told)
{
    JsonIter iter = json_iter(told_get(told, "view"));
    JsonValue key, value;
    while (json_next(&iter, &key, &value)) {
        size_t n;
        const char *span = json_span(value, &n);
        int at = client_row(client, key);
        free(client->part[at]);
        client->part[at] = strndup(span, n);
    }
    iter = json_iter(told_get(told, "gone"));
    while (json_next(&iter, NULL, &value)) {
        int at = client_row(client, value);
        free(client->part[at]);
        client->part[at] = NULL;
    }
}

/* The client has exactly what one who comes now is told. */
static void client_knows_all(Client *client, const Drive *d)
{
    static char told[TOLD_BYTES];
    int n = 0, has = 0;
    drive_told(d, client->viewer.seat, told);
    JsonIter iter = json_iter(told_get(told, "view"));
    for (JsonValue key, value; json_next(&iter, &key, &value); n++) {
        size_t length;
        const char *span = json_span(value, &length);
        const char *own = client->part[client_row(client, key)];
        assert_non_null(own);
        assert_true(strlen(own) == length && memcmp(own, span, length) == 0);
    }
    for (int at = 0; at < client->parts; at++)
        has += client->part[at] != NULL;
    assert_int_equal(has, n);
}

static void clients_of(const Game *game, const Setup *setup)
{
    static char told[TOLD_BYTES];
    Drive d = drive_game(game, setup, 9);
    Client client[SEATS_MAX + 1] = { 0 };
    for (int i = 0; i < setup->seats; i++)
        client[i].viewer.seat = i;
    client[setup->seats].viewer.seat = VIEWER_NONE;
    for (int move = 0; move < 30 * play_scale() && !drive_over(&d); move++) {
        for (int i = 0; i <= setup->seats; i++) {
            Text text = text_over(told);
            if (!table_has_news(d.table, &client[i].viewer))
                continue;
            table_tell(d.table, &client[i].viewer, d.now, &text);
            client_take(&client[i], told);
            client_knows_all(&client[i], &d);
        }
        drive_step(&d);
    }
    for (int i = 0; i <= setup->seats; i++)
        for (int at = 0; at < client[i].parts; at++)
            free(client[i].part[at]);
    drive_end(&d);
}

static void changed_parts_are_enough(void **context)
{
    (void)context;
    drive_each_game(clients_of);
}

/* ---- batches ---- */

/* What may come before the last move of a message, said anew from the interface alone. */
static bool may_be_followed(const Game *game, const State *from, int seat, Move move, State *to)
{
    static Event event[EVENTS_MAX];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    const Head *before = game_head(from->bytes), *after = game_head(to->bytes);
    *to = *from;
    game->apply(to->bytes, seat, move, &events);
    for (int i = 0; i < events.n; i++)
        if (bits_has(events.event[i].shown, seat))
            return false;
    bool others = before->sealed & ~seat_bit(seat);
    /* the next step may be of the same seats, but then it asks those who had answered again */
    bool same = after->sealed == before->sealed && !(after->asked & ~before->asked);
    bool done = !bits_has(after->asked, seat) || !same;
    return rng_same(&before->rng, &after->rng) && !(others && done);
}

static void step_by_two(Drive *d)
{
    char buf[512];
    Text text = text_over(buf);
    State before = state_of(d), after;
    int seat = drive_random_seat(d);
    Move pair[2] = { drive_random_move(d, before.bytes, seat) };
    bool free_to = may_be_followed(d->game, &before, seat, pair[0], &after);
    bool asked = bits_has(game_pending(after.bytes), seat);
    pair[1] = free_to && asked ? drive_random_move(d, after.bytes, seat) : pair[0];
    moves_message(d, seat, "", pair, 2, &text);
    bool ok = drive_propose(d, seat, buf);
    same_as(d, &before);
    assert_int_equal(ok, free_to && asked);
    if (!ok && !free_to)
        assert_string_equal(
            d->reason, "only the last move of a message may draw chance or show something new");
    if (!ok) {
        assert_int_equal(d->entries.n, 0);
        drive_step(d);
        return;
    }
    assert_int_equal(d->entries.n, 2);
    drive_apply(d);
    d->game->apply(after.bytes, seat, pair[1], NULL);
    same_as(d, &after);
}

static void batches_of(const Game *game, const Setup *setup)
{
    each_walk(game, setup, 60, step_by_two);
}

static void a_batch_is_played_whole_or_not_at_all(void **context)
{
    (void)context;
    drive_each_game(batches_of);
}

/* ---- ids ---- */

static void a_message_sent_twice_is_played_once(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 2);
    Drive d = drive_game(&tiny_game, &setup, 1);
    assert_true(
        drive_say(&d, 0, "{'do':'move','id':'a','version':1,'moves':['plan scout','done']}"));
    assert_int_equal(d.entries.n, 2);
    for (int i = 0; i < 14; i++) {
        char chat[64];
        Text text = text_over(chat);
        text_fmt(&text, "{'do':'chat','id':'c%d','text':'hello'}", i);
        assert_true(drive_say(&d, 0, chat));
    }
    int last = table_last_entry(d.table);
    assert_true(
        drive_say(&d, 0, "{'do':'move','id':'a','version':1,'moves':['plan scout','done']}"));
    assert_int_equal(d.entries.n, 0);
    assert_int_equal(table_last_entry(d.table), last);
    /* another seat may use the same name */
    assert_true(drive_say(&d, 1, "{'do':'chat','id':'a','text':'mine'}"));
    assert_int_equal(d.entries.n, 1);
    drive_end(&d);
}

static void spectators_ids_count_too(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 2);
    Drive d = drive_game(&tiny_game, &setup, 1);
    assert_true(drive_say(&d, VIEWER_NONE, "{'do':'chat','id':'a','text':'hello'}"));
    assert_int_equal(d.entries.n, 1);
    assert_true(drive_say(&d, VIEWER_NONE, "{'do':'chat','id':'a','text':'hello'}"));
    assert_int_equal(d.entries.n, 0);
    drive_end(&d);
}

static void who_left_may_say_so_twice(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 2);
    TableHeader header = drive_header(&tiny_game, &setup);
    Drive d = { .game = &tiny_game, .seats = 2, .now = noon, .table = table_new(&header) };
    drive_seat(&d);
    assert_true(drive_say(&d, 1, "{'do':'leave','id':'l'}"));
    TableSender sender = { .seat = VIEWER_NONE, .user = "u1", .name = "u1" };
    const char *text = "{\"do\":\"leave\",\"id\":\"l\"}";
    Text reason = text_over(d.reason), rule = text_over(d.rule);
    assert_true(table_propose(d.table, &sender, json_root(text, strlen(text)), noon, &d.entries,
                              &reason, &rule));
    assert_int_equal(d.entries.n, 0);
    drive_end(&d);
}

/* ---- undo ---- */

/* Plays a move and, where the table offers it, takes it back. */
static void step_and_undo(Drive *d)
{
    State before = state_of(d);
    int seat = drive_random_seat(d);
    SeatSet sealed = game_head(before.bytes)->sealed;
    bool last = sealed && game_pending(before.bytes) == seat_bit(seat);
    assert_true(drive_move(d, seat, drive_random_move(d, before.bytes, seat)));
    State after = state_of(d);
    const Head *now = game_head(after.bytes);
    bool chance = !rng_same(&game_head(before.bytes)->rng, &now->rng);
    bool opened = last && !bits_has(now->asked, seat) && (sealed & ~seat_bit(seat));
    bool over = game_pending(after.bytes) == 0;
    bool can = drive_can_undo(d, seat);
    assert_false(can && (chance || opened || over));
    if (!can)
        return;
    long long version = drive_version(d, seat);
    drive_entry(d, ENTRY_UNDO, seat, "1");
    same_as(d, &before);
    assert_true(drive_version(d, seat) >= version);
    d->now += 1000;
    if (rng_below(&d->rng, 2))
        drive_step(d);
}

static void undos_of(const Game *game, const Setup *setup)
{
    each_walk(game, setup, 60, step_and_undo);
}

static void undo_takes_back_what_taught_nothing(void **context)
{
    (void)context;
    drive_each_game(undos_of);
}

/* Two seats have answered; the first takes its answer back and the second's stands. */
static void answers_of_others_stand(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 3);
    Drive a = drive_game(&tiny_game, &setup, 1), b = drive_game(&tiny_game, &setup, 1);
    assert_true(drive_say(&a, 0, "{'do':'move','version':1,'moves':['plan scout']}"));
    assert_true(drive_say(&a, 2, "{'do':'move','version':1,'moves':['plan take','done']}"));
    assert_true(drive_say(&a, 0, "{'do':'undo','version':2}"));
    assert_true(drive_say(&b, 2, "{'do':'move','version':1,'moves':['plan take','done']}"));
    State without = state_of(&b);
    same_as(&a, &without);
    assert_false(drive_say(&a, 0, "{'do':'undo','version':3}"));
    drive_end(&a);
    drive_end(&b);
}

/* An open move that leads to a sealed step can be taken back or not, whether another has answered. */
static void before_a_sealed_step_nothing_is_taken_back(Drive *d)
{
    int seat = drive_random_seat(d);
    bool open = !game_head(table_state(d->table))->sealed;
    assert_true(drive_move(d, seat, drive_random_move(d, table_state(d->table), seat)));
    SeatSet sealed = drive_over(d) ? 0 : game_head(table_state(d->table))->sealed;
    if (open && sealed & ~seat_bit(seat))
        assert_false(drive_can_undo(d, seat));
}

static void sealed_steps_of(const Game *game, const Setup *setup)
{
    each_walk(game, setup, 60, before_a_sealed_step_nothing_is_taken_back);
}

static void a_sealed_step_bars_what_was_before(void **context)
{
    (void)context;
    drive_each_game(sealed_steps_of);
}

static bool has_event_of(const Drive *d, const char *kind)
{
    static char told[TOLD_BYTES];
    drive_told(d, VIEWER_NONE, told);
    JsonIter iter = json_iter(told_get(told, "events"));
    for (JsonValue event; json_next(&iter, NULL, &event);)
        if (json_equals(json_get(event, "kind"), kind))
            return true;
    return false;
}

/* Whoever comes later hears nothing of a move that was taken back. */
static void events_of_an_undone_move_are_gone(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 2);
    for (unsigned seed = 0; seed < 60; seed++) {
        Drive d = drive_game(&tiny_game, &setup, seed);
        for (int i = 0; i < 60 && !drive_over(&d); i++) {
            int seat = drive_random_seat(&d);
            bool had = has_event_of(&d, "smelt");
            assert_true(drive_move(&d, seat, drive_random_move(&d, table_state(d.table), seat)));
            if (!drive_can_undo(&d, seat) || had || !has_event_of(&d, "smelt"))
                continue;
            drive_entry(&d, ENTRY_UNDO, seat, "1");
            assert_false(has_event_of(&d, "smelt"));
            drive_end(&d);
            return;
        }
        drive_end(&d);
    }
    fail_msg("no walk came to a move with an event that can be taken back");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_version_counts_changes_of_what_is_seen),
        cmocka_unit_test(a_stale_version_is_refused),
        cmocka_unit_test(changed_parts_are_enough),
        cmocka_unit_test(a_batch_is_played_whole_or_not_at_all),
        cmocka_unit_test(a_message_sent_twice_is_played_once),
        cmocka_unit_test(spectators_ids_count_too),
        cmocka_unit_test(who_left_may_say_so_twice),
        cmocka_unit_test(undo_takes_back_what_taught_nothing),
        cmocka_unit_test(answers_of_others_stand),
        cmocka_unit_test(a_sealed_step_bars_what_was_before),
        cmocka_unit_test(events_of_an_undone_move_are_gone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
