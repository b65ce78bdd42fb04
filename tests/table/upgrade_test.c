/* A game goes on under other rules: entries passed over, a kept position, and what the seats are told
 * of a move that is no longer legal. */
#include "tests/table/drive.h"

enum { LOG_MAX = 64 };

typedef struct Log {
    Entry entry[LOG_MAX];
    int n;
} Log;

/* A game of the tiny game with every entry of its log kept, up to so many moves. */
static Drive played(Log *log, int moves)
{
    Setup setup = game_normal_setup(&tiny_game, 2);
    TableHeader header = drive_header(&tiny_game, &setup);
    header.clock = (TableClock){ .kind = CLOCK_LIVE, .bank_ms = 60000, .step_ms = 5000 };
    Drive d = { .game = &tiny_game, .seats = 2, .now = noon + 1000, .table = table_new(&header) };
    d.rng = play_rng(5);
    for (int seat = 0; seat < 2; seat++) {
        char join[64];
        Text text = text_over(join);
        text_fmt(&text, "{\"user\":\"u%d\",\"name\":\"u%d\"}", seat, seat);
        drive_entry(&d, ENTRY_JOIN, seat, join);
        log->entry[log->n++] = d.entries.entry[0];
    }
    drive_start(&d, 5);
    log->entry[log->n++] = d.entries.entry[0];
    for (int i = 0; i < moves; i++) {
        drive_step(&d);
        log->entry[log->n++] = d.entries.entry[0];
    }
    return d;
}

/* The same table after its log was passed over and a position taken. */
static Drive taken_over(const Drive *from, const Log *log, const void *state)
{
    char buf[256];
    Text why = text_over(buf);
    Drive d = *from;
    d.table = table_new(table_header(from->table));
    for (int i = 0; i < log->n; i++)
        if (!table_pass(d.table, &log->entry[i], &why))
            fail_msg("%s", buf);
    assert_true(table_restore(d.table, state, &why));
    return d;
}

static void a_log_passed_over_leaves_seats_and_the_position(void **context)
{
    (void)context;
    Log log = { .n = 0 };
    Drive d = played(&log, 7);
    Drive e = taken_over(&d, &log, table_state(d.table));
    assert_int_equal(table_last_entry(e.table), table_last_entry(d.table));
    assert_memory_equal(table_state(e.table), table_state(d.table), (size_t)d.game->state_bytes);
    assert_int_equal(table_seat_of(e.table, "u1"), 1);
    assert_false(drive_can_undo(&e, 0)); /* nothing before the position */
    assert_false(drive_can_undo(&e, 1));
    char record[4096];
    Text text = text_over(record);
    assert_false(table_record(e.table, &text));
    while (!drive_over(&e))
        drive_step(&e);
    drive_end(&d);
    drive_end(&e);
}

static void a_move_that_is_passed_over_is_known_when_it_comes_again(void **context)
{
    (void)context;
    Log log = { .n = 0 };
    Drive d = played(&log, 0);
    int seat = drive_random_seat(&d);
    Move move = drive_random_move(&d, table_state(d.table), seat);
    char buf[512];
    Text message = text_over(buf);
    moves_message(&d, seat, "mine", &move, 1, &message);
    assert_true(drive_propose(&d, seat, buf));
    drive_apply(&d);
    log.entry[log.n++] = d.entries.entry[0];
    Drive e = taken_over(&d, &log, table_state(d.table));
    assert_true(drive_propose(&e, seat, buf));
    assert_int_equal(e.entries.n, 0);
    drive_end(&d);
    drive_end(&e);
}

static void an_entry_out_of_order_is_not_passed(void **context)
{
    (void)context;
    Log log = { .n = 0 };
    Drive d = played(&log, 2);
    char buf[256];
    Text why = text_over(buf);
    assert_false(table_pass(d.table, &log.entry[0], &why));
    assert_true(strstr(buf, "cannot follow"));
    drive_end(&d);
}

static void a_broken_position_is_not_taken(void **context)
{
    (void)context;
    char buf[256];
    Text why = text_over(buf);
    unsigned char state[STATE_BYTES_MAX];
    Log log = { .n = 0 };
    Drive d = played(&log, 3);
    memset(state, 0xff, sizeof state);
    assert_false(table_restore(d.table, state, &why));
    assert_true(why.len > 0);
    drive_end(&d);
}

/* The member "rules" of what a viewer is told. */
static JsonValue told_rules(const Drive *d, int viewer, char told[TOLD_BYTES])
{
    drive_told(d, viewer, told);
    return told_get(told, "rules");
}

/* Writes the entry of a change of rules that refuses a move of a seat, or none. */
static void change_rules(Drive *d, int seat, const char *move)
{
    Entry refused = { .kind = ENTRY_MOVE, .seat = seat };
    Text text = text_over(refused.text);
    text_put(&text, move ? move : "");
    d->entries.n = 1;
    table_rules(d->table, 7, move ? &refused : NULL, d->now, &d->entries.entry[0]);
    drive_apply(d);
}

static void the_change_is_told_until_play_goes_on(void **context)
{
    (void)context;
    static char told[TOLD_BYTES];
    long long version = 0;
    Log log = { .n = 0 };
    Drive d = played(&log, 4);
    assert_int_equal(json_type(told_rules(&d, 0, told)), JSON_ABSENT);
    change_rules(&d, EVENT_NO_SEAT, NULL);
    for (int viewer = VIEWER_NONE; viewer < 2; viewer++) {
        JsonValue rules = told_rules(&d, viewer, told);
        assert_true(json_to_int(json_get(rules, "from"), 7, 7, &version));
        assert_true(json_to_int(json_get(rules, "to"), 0, 99, &version));
        assert_int_equal(version, tiny_game.rules_version);
        assert_int_equal(json_type(json_get(rules, "seat")), JSON_ABSENT);
    }
    for (int i = 0; i < 40 && !drive_over(&d); i++)
        drive_step(&d);
    assert_int_equal(json_type(told_rules(&d, 0, told)), JSON_ABSENT);
    drive_end(&d);
}

/* Plays until a sealed step is, or is not, under way. */
static void play_until(Drive *d, bool sealed)
{
    while ((game_head(table_state(d->table))->sealed != 0) != sealed)
        drive_step(d);
}

static void a_refused_move_is_told_to_its_seat_and_that_there_was_one_to_the_others(void **context)
{
    (void)context;
    static char told[TOLD_BYTES];
    long long seat = -1;
    char move[64];
    Log log = { .n = 0 };
    Drive d = played(&log, 0);
    play_until(&d, false);
    change_rules(&d, 1, "an old move");
    JsonValue own = told_rules(&d, 1, told);
    assert_true(json_to_str(json_get(own, "move"), move, sizeof move, NULL));
    assert_string_equal(move, "an old move");
    for (int viewer = VIEWER_NONE; viewer < 1; viewer++) {
        JsonValue rules = told_rules(&d, viewer, told);
        assert_true(json_to_int(json_get(rules, "seat"), 0, 1, &seat));
        assert_int_equal(seat, 1);
        assert_int_equal(json_type(json_get(rules, "move")), JSON_ABSENT);
    }
    drive_end(&d);
}

static void a_refused_sealed_answer_is_told_to_its_seat_alone(void **context)
{
    (void)context;
    static char told[TOLD_BYTES];
    long long seat = -1;
    Log log = { .n = 0 };
    Drive d = played(&log, 0);
    play_until(&d, true);
    change_rules(&d, 1, "an old answer");
    assert_true(json_to_int(json_get(told_rules(&d, 1, told), "seat"), 1, 1, &seat));
    for (int viewer = VIEWER_NONE; viewer < 1; viewer++) {
        JsonValue rules = told_rules(&d, viewer, told);
        assert_int_equal(json_type(rules), JSON_OBJECT);
        assert_int_equal(json_type(json_get(rules, "seat")), JSON_ABSENT);
        assert_int_equal(json_type(json_get(rules, "move")), JSON_ABSENT);
    }
    drive_end(&d);
}

static void undo_does_not_reach_behind_a_change_of_rules(void **context)
{
    (void)context;
    Log log = { .n = 0 };
    Drive d = played(&log, 0);
    int seat = -1;
    for (int i = 0; i < 200 && seat < 0 && !drive_over(&d); i++) {
        int mover = drive_random_seat(&d);
        assert_true(drive_move(&d, mover, drive_random_move(&d, table_state(d.table), mover)));
        seat = drive_can_undo(&d, mover) ? mover : -1;
    }
    assert_true(seat >= 0);
    change_rules(&d, EVENT_NO_SEAT, NULL);
    assert_false(drive_can_undo(&d, seat));
    assert_false(drive_say(&d, seat, "{'do':'undo'}"));
    drive_end(&d);
}

static void after_a_change_of_rules_versions_are_new_and_alike(void **context)
{
    (void)context;
    Log log = { .n = 0 };
    Drive d = played(&log, 5);
    change_rules(&d, EVENT_NO_SEAT, NULL);
    assert_true(drive_version(&d, 0) > 5);
    assert_int_equal(drive_version(&d, 0), drive_version(&d, 1));
    assert_int_equal(drive_version(&d, 0), drive_version(&d, VIEWER_NONE));
    drive_end(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_log_passed_over_leaves_seats_and_the_position),
        cmocka_unit_test(a_move_that_is_passed_over_is_known_when_it_comes_again),
        cmocka_unit_test(an_entry_out_of_order_is_not_passed),
        cmocka_unit_test(a_broken_position_is_not_taken),
        cmocka_unit_test(the_change_is_told_until_play_goes_on),
        cmocka_unit_test(a_refused_move_is_told_to_its_seat_and_that_there_was_one_to_the_others),
        cmocka_unit_test(a_refused_sealed_answer_is_told_to_its_seat_alone),
        cmocka_unit_test(undo_does_not_reach_behind_a_change_of_rules),
        cmocka_unit_test(after_a_change_of_rules_versions_are_new_and_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
