/* The life of a table: sitting down, the seed, chat, standing orders, resignation, the end and the
 * look back. */
#include <stdio.h>

#include "core/record.h"
#include "tests/table/drive.h"

static const char bytes_hex[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

static Drive before_start(int seats)
{
    Setup setup = game_normal_setup(&tiny_game, seats);
    TableHeader header = drive_header(&tiny_game, &setup);
    Drive d = { .game = &tiny_game, .seats = seats, .now = noon, .table = table_new(&header) };
    d.rng = play_rng(1);
    return d;
}

/* Somebody who has no seat yet sits down. */
static bool sit(Drive *d, int seat, const char *user, const char *commit)
{
    char buf[256];
    Text text = text_over(buf), reason = text_over(d->reason), rule = text_over(d->rule);
    TableSender sender = { .seat = table_seat_of(d->table, user), .user = user, .name = user };
    text_fmt(&text, "{\"do\":\"sit\",\"seat\":%d%s%s%s}", seat, *commit ? ",\"commit\":\"" : "",
             commit, *commit ? "\"" : "");
    bool ok = table_propose(d->table, &sender, json_root(buf, text.len), d->now, &d->entries,
                            &reason, &rule);
    if (ok)
        drive_apply(d);
    return ok;
}

/* ---- before the start ---- */

static void seats_are_taken_once(void **context)
{
    (void)context;
    Drive d = before_start(2);
    assert_true(sit(&d, 0, "mira", ""));
    assert_false(sit(&d, 0, "oleg", ""));
    assert_false(sit(&d, 1, "mira", ""));
    assert_false(sit(&d, 1, "oleg", "not hex"));
    assert_false(sit(&d, 2, "oleg", ""));
    assert_false(table_wants_start(d.table, d.now));
    assert_true(sit(&d, 1, "oleg", ""));
    assert_int_equal(table_seat_of(d.table, "oleg"), 1);
    assert_int_equal(table_seat_of(d.table, "vera"), VIEWER_NONE);
    assert_true(table_wants_start(d.table, d.now)); /* nobody promised bytes */
    assert_int_equal(table_due(d.table), 1);
    drive_end(&d);
}

static void the_start_waits_for_promised_bytes(void **context)
{
    (void)context;
    char share[128];
    Text text = text_over(share);
    Drive d = before_start(2);
    text_fmt(&text, "{'do':'share','bytes':'%s'}", bytes_hex);
    assert_true(sit(&d, 0, "u0", bytes_hex));
    assert_false(drive_say(&d, 0, share)); /* not all have sat */
    d.now += 60000;
    assert_true(sit(&d, 1, "u1", bytes_hex));
    assert_false(table_wants_start(d.table, d.now));
    assert_true(drive_say(&d, 0, share));
    assert_false(drive_say(&d, 0, share));
    assert_false(table_wants_start(d.table, d.now));
    /* a line of chat does not make the silent one's time longer */
    assert_int_equal(table_due(d.table), d.now + 15000);
    d.now += 14999;
    assert_true(drive_say(&d, 0, "{'do':'chat','text':'well?'}"));
    assert_false(table_wants_start(d.table, d.now));
    assert_true(table_wants_start(d.table, d.now + 1));
    drive_end(&d);
}

static void bytes_without_a_promise_are_refused(void **context)
{
    (void)context;
    char share[128];
    Text text = text_over(share);
    Drive d = before_start(2);
    text_fmt(&text, "{'do':'share','bytes':'%s'}", bytes_hex);
    assert_true(sit(&d, 0, "u0", ""));
    assert_true(sit(&d, 1, "u1", bytes_hex));
    assert_false(drive_say(&d, 0, share));
    assert_false(drive_say(&d, 1, "{'do':'share','bytes':'beef'}"));
    assert_true(drive_say(&d, 1, share));
    assert_true(table_wants_start(d.table, d.now));
    drive_end(&d);
}

static void who_leaves_makes_room(void **context)
{
    (void)context;
    Drive d = before_start(2);
    drive_seat(&d);
    assert_true(drive_say(&d, 1, "{'do':'leave'}"));
    assert_false(table_wants_start(d.table, d.now));
    assert_true(sit(&d, 1, "vera", ""));
    drive_start(&d, 1);
    assert_false(drive_say(&d, 0, "{'do':'leave'}"));
    drive_end(&d);
}

/* ---- chat ---- */

static void spectators_are_named_in_chat(void **context)
{
    (void)context;
    static char told[TOLD_BYTES];
    Drive d = before_start(2);
    drive_seat(&d);
    assert_true(drive_say(&d, 1, "{'do':'chat','text':'a\\nb'}"));
    assert_true(drive_say(&d, VIEWER_NONE, "{'do':'chat','text':'c\\nd'}"));
    drive_told(&d, 0, told);
    JsonValue first = json_index(told_get(told, "chat"), 0);
    JsonValue second = json_index(told_get(told, "chat"), 1);
    assert_true(json_equals(json_get(first, "name"), "u1"));
    assert_true(json_equals(json_get(first, "text"), "a\nb"));
    assert_int_equal(json_type(json_get(second, "seat")), JSON_NULL);
    assert_true(json_equals(json_get(second, "name"), "u-1"));
    assert_true(json_equals(json_get(second, "text"), "c\nd"));
    assert_false(drive_say(&d, 0, "{'do':'chat','text':''}"));
    drive_end(&d);
}

static void chat_is_kept_to_the_last_lines(void **context)
{
    (void)context;
    static char told[TOLD_BYTES];
    Drive d = before_start(2);
    long long line;
    drive_seat(&d);
    for (int i = 0; i < 100; i++)
        assert_true(drive_say(&d, 0, "{'do':'chat','text':'hello'}"));
    drive_told(&d, 1, told);
    assert_int_equal(json_count(told_get(told, "chat")), 40);
    assert_true(
        json_to_int(json_get(json_index(told_get(told, "chat"), 39), "line"), 0, 1000, &line));
    assert_int_equal(line, 100);
    drive_end(&d);
}

/* ---- standing orders ---- */

static int orders_of(const Drive *d, int seat)
{
    static char told[TOLD_BYTES];
    drive_told(d, seat, told);
    return json_count(told_get(told, "orders"));
}

static const char *asked(const Drive *d)
{
    const Head *head = game_head(table_state(d->table));
    return head->tasks ? d->game->task[agenda_peek(head)->kind] : "";
}

/* Plays what is due, then one random move that is not an answer to `avoid` of seat 0. */
static void go_on(Drive *d)
{
    table_expire(d->table, d->now, &d->entries);
    if (d->entries.n)
        drive_apply(d);
    else
        drive_step(d);
}

static bool is_asked(const Drive *d, int seat, const char *what)
{
    return bits_has(game_pending(table_state(d->table)), seat) && strcmp(asked(d), what) == 0;
}

static void an_order_answers_its_question(void **context)
{
    (void)context;
    int answered = 0;
    for (unsigned seed = 0; seed < 12; seed++) {
        Setup setup = game_normal_setup(&tiny_game, 3);
        Drive d = drive_game(&tiny_game, &setup, seed);
        assert_true(
            drive_say(&d, 0, "{'do':'order','ask':'follow','answer':'dissent','until':'game'}"));
        while (!drive_over(&d)) {
            bool follows = is_asked(&d, 0, "follow");
            assert_int_equal(table_due(d.table), follows ? 1 : 0);
            table_expire(d.table, d.now, &d.entries);
            assert_int_equal(d.entries.n, follows);
            if (follows)
                assert_string_equal(d.entries.entry[0].text, "dissent");
            answered += follows;
            go_on(&d);
        }
        drive_end(&d);
    }
    assert_true(answered > 0);
}

/* Until turn: until the seat is asked something else, but for the question it was given at. */
static void an_order_until_turn_ends_at_another_question(void **context)
{
    (void)context;
    for (unsigned seed = 0; seed < 8; seed++) {
        Setup setup = game_normal_setup(&tiny_game, 3);
        Drive d = drive_game(&tiny_game, &setup, seed);
        assert_true(
            drive_say(&d, 0, "{'do':'order','ask':'follow','answer':'dissent','until':'turn'}"));
        bool armed = false, ended = false;
        while (!drive_over(&d) && !ended) {
            bool owes = bits_has(game_pending(table_state(d.table)), 0);
            armed |= !owes || strcmp(asked(&d), "follow") == 0;
            ended = armed && owes && strcmp(asked(&d), "follow") != 0;
            assert_int_equal(orders_of(&d, 0), !ended);
            go_on(&d);
        }
        assert_true(ended);
        drive_end(&d);
    }
}

static void an_order_until_round_ends_with_it(void **context)
{
    (void)context;
    static char told[TOLD_BYTES];
    Setup setup = game_normal_setup(&tiny_game, 2);
    Drive d = drive_game(&tiny_game, &setup, 4);
    assert_true(
        drive_say(&d, 1, "{'do':'order','ask':'follow','answer':'dissent','until':'round'}"));
    while (!drive_over(&d)) {
        long long round = 0;
        drive_told(&d, 1, told);
        json_to_int(json_get(told_get(told, "view"), "round"), 0, 99, &round);
        assert_int_equal(orders_of(&d, 1), round == 1);
        go_on(&d);
    }
    drive_end(&d);
}

static void orders_are_checked_and_end_by_never(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 2);
    Drive d = drive_game(&tiny_game, &setup, 4);
    assert_false(drive_say(&d, 0, "{'do':'order','ask':'nothing','answer':'pass','until':'game'}"));
    assert_false(drive_say(&d, 0, "{'do':'order','ask':'follow','answer':'jump','until':'game'}"));
    assert_false(drive_say(&d, 0, "{'do':'order','ask':'follow','answer':'pass','until':'soon'}"));
    assert_true(
        drive_say(&d, 0, "{'do':'order','ask':'follow','answer':'dissent','until':'game'}"));
    assert_true(
        drive_say(&d, 0, "{'do':'order','ask':'follow','answer':'dissent','until':'turn'}"));
    assert_int_equal(orders_of(&d, 0), 1);
    assert_true(drive_say(&d, 0, "{'do':'order','ask':'follow','until':'never'}"));
    assert_true(drive_say(&d, 0, "{'do':'order','ask':'follow','until':'never'}"));
    assert_int_equal(orders_of(&d, 0), 0);
    int given = 0;
    for (int task = 1; task < tiny_game.tasks; task++) {
        char text[128];
        Text say = text_over(text);
        text_fmt(&say, "{'do':'order','ask':'%s','answer':'pass','until':'game'}",
                 tiny_game.task[task]);
        given += drive_say(&d, 0, text);
    }
    assert_int_equal(given, 8);
    assert_int_equal(orders_of(&d, 0), 8);
    drive_end(&d);
}

/* Taking back what an order did ends the order, or it would do it again. */
static void undo_ends_the_order_it_undoes(void **context)
{
    (void)context;
    Setup setup = game_normal_setup(&tiny_game, 2);
    Drive d = drive_game(&tiny_game, &setup, 4);
    assert_true(
        drive_say(&d, 0, "{'do':'order','ask':'plan','answer':'plan scout','until':'game'}"));
    table_expire(d.table, d.now, &d.entries);
    assert_int_equal(d.entries.n, 1);
    drive_apply(&d);
    assert_true(drive_say(&d, 0, "{'do':'undo','version':2}"));
    assert_int_equal(orders_of(&d, 0), 0);
    table_expire(d.table, d.now, &d.entries);
    assert_int_equal(d.entries.n, 0);
    drive_end(&d);
}

/* ---- the end ---- */

static Drive whole_game(const Game *game, int seats, unsigned seed)
{
    Setup setup = game_normal_setup(game, seats);
    Drive d = drive_game(game, &setup, seed);
    while (!drive_over(&d))
        drive_step(&d);
    return d;
}

static void who_resigned_ranks_last(void **context)
{
    (void)context;
    static char told[TOLD_BYTES];
    Result result;
    Drive d = whole_game(&tiny_game, 3, 11);
    int first = 0;
    tiny_game.result(table_state(d.table), &result);
    for (int seat = 0; seat < 3; seat++)
        first = result.rank[seat] == 1 ? seat : first;
    drive_end(&d);

    Setup setup = game_normal_setup(&tiny_game, 3);
    d = drive_game(&tiny_game, &setup, 11);
    drive_entry(&d, ENTRY_RESIGN, first, "greedy");
    Rng same = play_rng(11);
    d.rng = same;
    while (!drive_over(&d)) {
        char notation[64];
        Text text = text_over(notation);
        int seat = drive_random_seat(&d);
        d.now += 1 + rng_below(&d.rng, 5000);
        move_text(&tiny_game, drive_random_move(&d, table_state(d.table), seat), &text);
        drive_entry(&d, ENTRY_MOVE, seat, notation);
    }
    drive_told(&d, VIEWER_NONE, told);
    JsonValue rank = json_get(told_get(told, "result"), "rank");
    for (int seat = 0; seat < 3; seat++) {
        long long got = 0;
        int ahead = 0;
        for (int other = 0; other < 3; other++)
            ahead += other != first && result.rank[other] < result.rank[seat];
        assert_true(json_to_int(json_index(rank, seat), 1, 3, &got));
        assert_int_equal(got, seat == first ? 3 : 1 + ahead);
    }
    drive_end(&d);
}

static void all_persons_annul_together(void **context)
{
    (void)context;
    static char text[TOLD_BYTES];
    Text out = text_over(text);
    TableStatus status;
    Setup setup = game_normal_setup(&tiny_game, 3);
    Drive d = drive_game(&tiny_game, &setup, 2);
    drive_entry(&d, ENTRY_RESIGN, 2, "greedy");
    assert_true(drive_say(&d, 0, "{'do':'annul'}"));
    table_status(d.table, &status);
    assert_false(status.annulled);
    assert_false(table_replay(d.table, 0, VIEWER_ALL, LANG_EN, &out));
    assert_true(drive_say(&d, 1, "{'do':'annul'}"));
    table_status(d.table, &status);
    assert_true(status.annulled);
    assert_int_equal(table_due(d.table), 0);
    assert_false(drive_say(&d, 0, "{'do':'move','version':1,'moves':['plan scout']}"));
    assert_true(table_replay(d.table, 0, VIEWER_ALL, LANG_EN, &out));
    text_clear(&out);
    table_scores(d.table, &out);
    assert_true(told_true(text, "annulled"));
    drive_end(&d);
}

static void after_the_end_nothing_is_taken_back(void **context)
{
    (void)context;
    Drive d = whole_game(&tiny_game, 2, 3);
    for (int seat = 0; seat < 2; seat++) {
        char text[64];
        Text say = text_over(text);
        text_fmt(&say, "{'do':'undo','version':%lld}", drive_version(&d, seat));
        assert_false(drive_can_undo(&d, seat));
        assert_false(drive_say(&d, seat, text));
    }
    drive_end(&d);
}

/* ---- looking back ---- */

/* At every moment a replay shows each seat what it was told then. */
static void replay_of(const Game *game, const Setup *setup)
{
    enum { MOST = 60 };
    static char told[TOLD_BYTES], shown[TOLD_BYTES];
    static uint32_t sums[MOST][SEATS_MAX + 1];
    Drive d = drive_game(game, setup, 21);
    int moves = 0;
    for (; !drive_over(&d); moves++) {
        for (int viewer = VIEWER_NONE; moves < MOST && viewer < d.seats; viewer++) {
            size_t n;
            drive_told(&d, viewer, told);
            const char *span = json_span(told_get(told, "view"), &n);
            uint32_t sum = 0;
            for (size_t i = 0; i < n; i++)
                sum = sum * 31 + (unsigned char)span[i];
            sums[moves][viewer + 1] = sum;
        }
        drive_step(&d);
    }
    for (int at = 0; at < moves && at < MOST; at += 1 + at / 10)
        for (int viewer = VIEWER_NONE; viewer < d.seats; viewer++) {
            size_t n;
            Text text = text_over(shown);
            assert_true(table_replay(d.table, at, viewer, LANG_EN, &text));
            const char *span = json_span(told_get(shown, "view"), &n);
            uint32_t sum = 0;
            for (size_t i = 0; i < n; i++)
                sum = sum * 31 + (unsigned char)span[i];
            assert_int_equal(sum, sums[at][viewer + 1]);
        }
    Text text = text_over(shown);
    assert_false(table_replay(d.table, moves + 1, VIEWER_NONE, LANG_EN, &text));
    drive_end(&d);
}

static void a_replay_shows_what_was_told(void **context)
{
    (void)context;
    drive_each_game(replay_of);
}

/* The all-open view shows every seat's secrets: two different deals never look alike. */
static void all_open_shows_everything(void **context)
{
    (void)context;
    static char text[TOLD_BYTES];
    const Game *game = setups_find("spacebase");
    Setup setup = game_normal_setup(game, 3);
    setup.option[0] = 1;
    Drive d = drive_game(game, &setup, 5);
    while (!drive_over(&d))
        drive_step(&d);
    Text out = text_over(text);
    assert_true(table_replay(d.table, 2, VIEWER_ALL, LANG_EN, &out));
    JsonValue hands = json_get(told_get(text, "view"), "hands.2");
    assert_int_equal(json_count(json_get(hands, "dealt")), 6);
    assert_int_equal(json_type(json_get(hands, "answer")), JSON_OBJECT);
    drive_end(&d);
}

static void a_record_of_a_table_proves_itself(void **context)
{
    (void)context;
    static char record[TOLD_BYTES];
    for (int i = 0; setups_game(i); i++) {
        State state;
        char buf[256];
        RecordHeader header;
        Text text = text_over(record), why = text_over(buf);
        Drive d = whole_game(setups_game(i), 2, 8);
        table_record(d.table, &text);
        if (!record_replay(record, text.len, setups_find, state.bytes, NULL, &header, &why))
            fail_msg("%s", buf);
        assert_memory_equal(state.bytes, table_state(d.table), (size_t)setups_game(i)->state_bytes);
        assert_true(header.finished);
        drive_end(&d);
    }
}

static void scores_are_told_for_each_moment(void **context)
{
    (void)context;
    static char text[TOLD_BYTES];
    Text out = text_over(text);
    long long moves = 0;
    Drive d = whole_game(&tiny_game, 2, 8);
    table_scores(d.table, &out);
    assert_true(json_check(text, out.len, NULL));
    assert_true(json_to_int(told_get(text, "moves"), 1, 10000, &moves));
    assert_int_equal(json_count(told_get(text, "scores")), moves + 1);
    assert_int_equal(json_count(told_get(text, "rounds")), moves + 1);
    assert_false(told_true(text, "annulled"));
    drive_end(&d);
}

/* The story of a game holds the events of each of its moments, and is not told before the end. */
static void the_story_is_that_of_the_moments(void **context)
{
    (void)context;
    static char story[TOLD_BYTES], moment[TOLD_BYTES];
    Setup setup = game_normal_setup(&tiny_game, 2);
    Drive d = drive_game(&tiny_game, &setup, 9);
    Text out = text_over(story);
    assert_false(table_story(d.table, 0, LANG_EN, &out));
    while (!drive_over(&d))
        drive_step(&d);
    for (int viewer = VIEWER_NONE; viewer < 2; viewer++) {
        JsonValue events;
        int move = 0;
        text_clear(&out);
        assert_true(table_story(d.table, viewer, LANG_EN, &out));
        JsonIter each = json_iter(told_get(story, "log"));
        while (json_next(&each, NULL, &events)) {
            Text text = text_over(moment);
            size_t n, m;
            assert_true(table_replay(d.table, ++move, viewer, LANG_EN, &text));
            const char *a = json_span(events, &n);
            const char *b = json_span(told_get(moment, "events"), &m);
            assert_int_equal(n, m);
            assert_memory_equal(a, b, n);
        }
        assert_true(move > 0);
    }
    drive_end(&d);
}

/* The table is a function of its header and log: played again entry by entry it tells the same. */
static void the_log_is_the_table(void **context)
{
    (void)context;
    static Entry log[2000];
    static char a[TOLD_BYTES], b[TOLD_BYTES];
    int n = 0;
    char buf[256];
    Text why = text_over(buf);
    Setup setup = game_normal_setup(&tiny_game, 3);
    TableHeader header = drive_header(&tiny_game, &setup);
    header.clock = (TableClock){ .kind = CLOCK_LIVE, .bank_ms = 90000, .step_ms = 2000 };
    Drive d = { .game = &tiny_game, .seats = 3, .now = noon, .table = table_new(&header) };
    d.rng = play_rng(77);
    for (int seat = 0; seat < 3; seat++) {
        assert_true(sit(&d, seat, (const char *[]){ "u0", "u1", "u2" }[seat], ""));
        log[n++] = d.entries.entry[0];
    }
    drive_start(&d, 7);
    log[n++] = d.entries.entry[0];
    while (!drive_over(&d) && n < 1900) {
        int seat = drive_random_seat(&d);
        if (rng_below(&d.rng, 6) == 0 && drive_can_undo(&d, seat))
            drive_entry(&d, ENTRY_UNDO, seat, "1");
        else if (rng_below(&d.rng, 6) == 0)
            assert_true(drive_say(&d, seat, "{'do':'chat','id':'x','text':'hm'}"));
        else
            drive_step(&d);
        for (int i = 0; i < d.entries.n; i++)
            log[n++] = d.entries.entry[i];
    }
    Drive again = d;
    again.table = table_new(&header);
    for (int i = 0; i < n; i++)
        assert_true(table_apply(again.table, &log[i], &why));
    for (int viewer = VIEWER_NONE; viewer < 3; viewer++) {
        drive_told(&d, viewer, a);
        drive_told(&again, viewer, b);
        assert_string_equal(a, b);
    }
    assert_false(table_apply(again.table, &log[n - 1], &why)); /* a number comes once */
    drive_end(&again);
    drive_end(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seats_are_taken_once),
        cmocka_unit_test(the_start_waits_for_promised_bytes),
        cmocka_unit_test(bytes_without_a_promise_are_refused),
        cmocka_unit_test(who_leaves_makes_room),
        cmocka_unit_test(spectators_are_named_in_chat),
        cmocka_unit_test(chat_is_kept_to_the_last_lines),
        cmocka_unit_test(an_order_answers_its_question),
        cmocka_unit_test(an_order_until_turn_ends_at_another_question),
        cmocka_unit_test(an_order_until_round_ends_with_it),
        cmocka_unit_test(orders_are_checked_and_end_by_never),
        cmocka_unit_test(undo_ends_the_order_it_undoes),
        cmocka_unit_test(who_resigned_ranks_last),
        cmocka_unit_test(all_persons_annul_together),
        cmocka_unit_test(after_the_end_nothing_is_taken_back),
        cmocka_unit_test(a_replay_shows_what_was_told),
        cmocka_unit_test(all_open_shows_everything),
        cmocka_unit_test(a_record_of_a_table_proves_itself),
        cmocka_unit_test(scores_are_told_for_each_moment),
        cmocka_unit_test(the_story_is_that_of_the_moments),
        cmocka_unit_test(the_log_is_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
