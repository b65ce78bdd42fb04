/* Clocks: who has one, when it runs out, and what happens then. */
#include "tests/table/drive.h"

enum { BANK = 60000, STEP = 5000, DAY = 86400000 };

static Drive with_clock(TableClock clock)
{
    Setup setup = game_normal_setup(&tiny_game, 2);
    TableHeader header = drive_header(&tiny_game, &setup);
    header.clock = clock;
    return drive_begin(&header, 1);
}

static Drive live_clock(void)
{
    return with_clock((TableClock){ .kind = CLOCK_LIVE, .bank_ms = BANK, .step_ms = STEP });
}

static long long left_of(const Drive *d, int seat, int viewer)
{
    static char told[TOLD_BYTES];
    long long left = -1;
    drive_told(d, viewer, told);
    JsonValue all = json_get(told_get(told, "clock"), "left");
    assert_true(json_to_int(json_index(all, seat), 0, INT64_MAX, &left));
    return left;
}

static bool seat_is(const Drive *d, int seat, int viewer, const char *what)
{
    static char told[TOLD_BYTES];
    bool is = false;
    drive_told(d, viewer, told);
    assert_true(json_to_bool(json_get(json_index(told_get(told, "seats"), seat), what), &is));
    return is;
}

static void a_live_clock_runs_while_asked(void **context)
{
    (void)context;
    Drive d = live_clock();
    assert_int_equal(left_of(&d, 0, 0), BANK + STEP);
    d.now += 7000;
    assert_int_equal(left_of(&d, 0, 0), BANK + STEP - 7000);
    assert_true(drive_say(&d, 0, "{'do':'move','version':1,'moves':['plan scout','done']}"));
    d.now += 9000;
    assert_int_equal(left_of(&d, 0, 0), BANK + STEP - 7000);  /* mine stands */
    assert_int_equal(left_of(&d, 0, 1), BANK + STEP - 16000); /* nobody else knows */
    assert_int_equal(left_of(&d, 1, 1), BANK + STEP - 16000);
    drive_end(&d);
}

static void small_moves_of_one_answer_add_nothing(void **context)
{
    (void)context;
    Drive d = live_clock();
    d.now += 1000;
    assert_true(drive_say(&d, 0, "{'do':'move','version':1,'moves':['plan scout']}"));
    d.now += 1000;
    assert_int_equal(left_of(&d, 0, 0), BANK + STEP - 2000);
    assert_true(drive_say(&d, 0, "{'do':'undo','version':2}"));
    d.now += 1000;
    assert_int_equal(left_of(&d, 0, 0), BANK + STEP - 3000);
    drive_end(&d);
}

static void an_undo_gives_no_time(void **context)
{
    (void)context;
    Drive d = live_clock();
    d.now += 1000;
    assert_true(drive_say(&d, 0, "{'do':'move','version':1,'moves':['plan scout','done']}"));
    for (int i = 0; i < 5; i++) {
        char text[128];
        Text say = text_over(text);
        text_fmt(&say, "{'do':'undo','version':%d}", 3 + 2 * i);
        assert_true(drive_say(&d, 0, text));
        text_clear(&say);
        text_fmt(&say, "{'do':'move','version':%d,'moves':['done']}", 4 + 2 * i);
        assert_true(drive_say(&d, 0, text));
    }
    assert_int_equal(left_of(&d, 0, 0), BANK + STEP - 1000);
    drive_end(&d);
}

static void a_bot_plays_when_the_time_is_up(void **context)
{
    (void)context;
    _Alignas(16) unsigned char hidden[STATE_BYTES_MAX];
    Drive d = live_clock();
    const char *bot;
    int seat;
    assert_int_equal(table_due(d.table), d.now + BANK + STEP);
    assert_false(table_wants_bot(d.table, d.now, &seat, &bot, hidden, &d.rng));
    table_expire(d.table, d.now + BANK + STEP - 1, &d.entries);
    assert_int_equal(d.entries.n, 0);
    d.now += BANK + STEP;
    table_expire(d.table, d.now, &d.entries);
    assert_int_equal(d.entries.n, 2);
    assert_int_equal(d.entries.entry[0].kind, ENTRY_AWAY);
    d.entries.n = 1;
    drive_apply(&d);
    /* not before the person had a moment to come back */
    assert_false(table_wants_bot(d.table, d.now + 2999, &seat, &bot, hidden, &d.rng));
    assert_true(table_wants_bot(d.table, d.now + 3000, &seat, &bot, hidden, &d.rng));
    assert_int_equal(seat, 0);
    assert_string_equal(bot, "greedy");
    assert_true(seat_is(&d, 0, 0, "away"));
    assert_false(seat_is(&d, 0, 1, "away"));     /* or seat 1 knew that seat 0 had not answered */
    assert_int_equal(table_due(d.table), d.now); /* the other's clock has run out too */
    table_expire(d.table, d.now, &d.entries);
    drive_apply(&d);
    assert_int_equal(table_due(d.table), d.now + 3000);
    drive_end(&d);
}

static void who_was_away_comes_back_by_moving(void **context)
{
    (void)context;
    Drive d = live_clock();
    drive_entry(&d, ENTRY_AWAY, 0, "greedy");
    assert_true(drive_say(&d, 0, "{'do':'move','version':1,'moves':['plan scout','done']}"));
    assert_int_equal(d.entries.n, 3);
    assert_int_equal(d.entries.entry[0].kind, ENTRY_BACK);
    assert_false(seat_is(&d, 0, 0, "away"));
    drive_end(&d);
}

static void who_comes_back_has_a_moment(void **context)
{
    (void)context;
    Drive d = with_clock((TableClock){ .kind = CLOCK_LIVE, .bank_ms = 1000 });
    d.now += 5000;
    drive_entry(&d, ENTRY_AWAY, 0, "greedy");
    assert_int_equal(left_of(&d, 0, 0), 0);
    assert_true(drive_say(&d, 0, "{'do':'back'}"));
    assert_int_equal(left_of(&d, 0, 0), 15000);
    drive_end(&d);
}

static void or_the_seat_resigns(void **context)
{
    (void)context;
    Drive d = with_clock((TableClock){ .kind = CLOCK_DAYS, .step_ms = DAY, .resigns = true });
    d.now += DAY;
    table_expire(d.table, d.now, &d.entries);
    assert_int_equal(d.entries.n, 2);
    assert_int_equal(d.entries.entry[1].kind, ENTRY_RESIGN);
    drive_apply(&d);
    assert_true(seat_is(&d, 1, 1, "resigned"));
    assert_false(drive_say(&d, 1, "{'do':'move','version':1,'moves':['plan scout']}"));
    assert_false(drive_say(&d, 1, "{'do':'undo','version':1}"));
    drive_end(&d);
}

/* Each question has its days; an undo does not begin them anew. */
static void days_are_for_each_question(void **context)
{
    (void)context;
    Drive d = with_clock((TableClock){ .kind = CLOCK_DAYS, .step_ms = DAY });
    int64_t began = d.now;
    d.now += DAY / 2;
    assert_true(drive_say(&d, 0, "{'do':'move','version':1,'moves':['plan scout','done']}"));
    assert_int_equal(table_due(d.table), began + DAY);
    d.now += 1000;
    assert_true(drive_say(&d, 0, "{'do':'undo','version':3}"));
    assert_int_equal(left_of(&d, 0, 0), DAY / 2 - 1000);
    assert_true(drive_say(&d, 0, "{'do':'move','version':4,'moves':['done']}"));
    assert_true(drive_say(&d, 1, "{'do':'move','version':1,'moves':['plan scout','done']}"));
    assert_int_equal(table_due(d.table), d.now + DAY); /* the turns have begun */
    drive_end(&d);
}

static void without_a_clock_nothing_is_due(void **context)
{
    (void)context;
    Drive d = with_clock((TableClock){ .kind = CLOCK_NONE });
    assert_int_equal(table_due(d.table), 0);
    table_expire(d.table, d.now + 100ll * DAY, &d.entries);
    assert_int_equal(d.entries.n, 0);
    drive_end(&d);
}

/* Time that goes back does not make entries of the past. */
static void entries_are_in_order_of_time(void **context)
{
    (void)context;
    Drive d = live_clock();
    int64_t last = d.now;
    d.now -= 5000;
    assert_true(drive_say(&d, 0, "{'do':'chat','text':'hello'}"));
    assert_int_equal(d.entries.entry[0].time_ms, last);
    drive_end(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_live_clock_runs_while_asked),
        cmocka_unit_test(small_moves_of_one_answer_add_nothing),
        cmocka_unit_test(an_undo_gives_no_time),
        cmocka_unit_test(a_bot_plays_when_the_time_is_up),
        cmocka_unit_test(who_was_away_comes_back_by_moving),
        cmocka_unit_test(who_comes_back_has_a_moment),
        cmocka_unit_test(or_the_seat_resigns),
        cmocka_unit_test(days_are_for_each_question),
        cmocka_unit_test(without_a_clock_nothing_is_due),
        cmocka_unit_test(entries_are_in_order_of_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
