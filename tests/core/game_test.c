/* Owns the tests of core/game and core/position: options, who is waited for, shares, keys, the
 * invariants of the head, and positions that leave things out. The tiny game is played. */
#include "tests/properties/play.h"

#include "tests/tiny/state.h"
#include "tests/tiny/tables.h"

static TinyState begin(int seats)
{
    TinyState s;
    Setup setup = game_normal_setup(&tiny_game, seats);
    game_setup(&tiny_game, &s, &setup, NULL);
    return s;
}

static void assert_option(const char *name, const char *value, const char *reason)
{
    char buf[256];
    Text why = text_over(buf);
    Setup setup = game_normal_setup(&tiny_game, 2), before = setup;
    bool good = game_option_read(&tiny_game, name, value, &setup, &why);
    assert_string_equal(buf, reason);
    assert_int_equal(good, reason[0] == 0);
    if (!good)
        assert_memory_equal(&setup, &before, sizeof setup);
}

static void options(void **state)
{
    (void)state;
    Setup setup = game_normal_setup(&tiny_game, 4);
    char buf[8];
    Text why = text_over(buf);
    assert_int_equal(setup.seats, 4);
    assert_int_equal(setup.option[TINY_OPTION_ROUNDS], 3);
    assert_int_equal(setup.option[TINY_OPTION_RAIDS], 1);
    assert_true(game_option_read(&tiny_game, "rounds", "4", &setup, &why));
    assert_true(game_option_read(&tiny_game, "raids", "off", &setup, &why));
    assert_int_equal(setup.option[TINY_OPTION_ROUNDS], 4);
    assert_int_equal(setup.option[TINY_OPTION_RAIDS], 0);
    assert_option("rounds", "2", "");
    assert_option("rounds", "5", "rounds=5: it must be a number from 2 to 4");
    assert_option("rounds", "", "rounds=: it must be a number from 2 to 4");
    assert_option("rounds", "03", "rounds=03: it must be a number from 2 to 4");
    assert_option("raids", "1", "raids=1: it must be off or on");
    assert_option("raids", "On", "raids=On: it must be off or on");
    assert_option("raid", "on", "tiny has no option 'raid'; did you mean 'raids'?");
    assert_option("", "on", "tiny has no option ''");
}

static void waiting(void **state)
{
    (void)state;
    TinyState s = begin(3);
    assert_int_equal(game_pending(&s), 7);
    for (int viewer = VIEWER_ALL; viewer < 3; viewer++)
        assert_int_equal(game_waiting(&s, viewer), 7);
    tiny_apply(&s, 1, tiny_move_plan(TINY_TAKE), NULL);
    tiny_apply(&s, 1, tiny_move(TINY_DO_DONE), NULL);
    assert_int_equal(game_pending(&s), 5);
    assert_int_equal(game_waiting(&s, 0), 7); /* who has answered is not told */
    assert_int_equal(game_waiting(&s, 1), 5);
    assert_int_equal(game_waiting(&s, VIEWER_NONE), 7);
    for (int seat = 0; seat < 3; seat += 2) {
        tiny_apply(&s, seat, tiny_move_plan(TINY_TAKE), NULL);
        tiny_apply(&s, seat, tiny_move(TINY_DO_DONE), NULL);
    }
    assert_int_equal(s.head.sealed, 0);
    assert_int_equal(bits_count(game_pending(&s)), 1);
    for (int viewer = VIEWER_ALL; viewer < 3; viewer++)
        assert_int_equal(game_waiting(&s, viewer), game_pending(&s));
}

static void shares(void **state)
{
    (void)state;
    TinyState s = begin(4);
    int share[SEATS_MAX];
    s.seat[1].coins = s.seat[2].coins = s.seat[3].coins = 4;
    game_shares(&tiny_game, &s, share);
    const int thirds[SEATS_MAX] = { 0, 3333, 3333, 3333 };
    assert_memory_equal(share, thirds, sizeof share);
    s.seat[2].coins = 6;
    game_shares(&tiny_game, &s, share);
    const int alone[SEATS_MAX] = { 0, 0, SHARE };
    assert_memory_equal(share, alone, sizeof share);
}

static void keys(void **state)
{
    (void)state;
    TinyState s = begin(2), other = s;
    assert_true(game_hash(&tiny_game, &s) == game_hash(&tiny_game, &other));
    rng_next(&other.head.rng);
    assert_false(game_hash(&tiny_game, &s) == game_hash(&tiny_game, &other));
    assert_true(game_key(&tiny_game, &s) == game_key(&tiny_game, &other));
    other.none[2] ^= 1; /* the very last byte */
    assert_false(game_key(&tiny_game, &s) == game_key(&tiny_game, &other));
}

static void assert_broken(const TinyState *s, const char *reason)
{
    char buf[256];
    Text why = text_over(buf);
    assert_false(game_check(&tiny_game, s, &why));
    assert_string_equal(buf, reason);
}

static void head_invariants(void **state)
{
    (void)state;
    TinyState s = begin(2);
    s.head.agenda[10].d = 1;
    assert_broken(&s, "the agenda has bytes after its last task");
    s = begin(2);
    s.head.agenda[1].kind = TINY_TASKS;
    assert_broken(&s, "the agenda has a task that does not exist");
    const char *together = "the seats asked are not seats that can be asked together";
    s = begin(2);
    s.head.asked = s.head.sealed = 7;
    assert_broken(&s, together);
    s = begin(2);
    s.head.sealed = 0; /* two seats asked openly */
    assert_broken(&s, together);
    s = begin(3);
    s.head.sealed = 3; /* somebody asked who is not of the step */
    assert_broken(&s, together);
    const char *somebody =
        "somebody must be asked, unless the game is over and nothing is left to do";
    s = begin(2);
    s.head.asked = s.head.sealed = 0;
    assert_broken(&s, somebody);
    s = begin(2);
    agenda_clear(&s.head);
    assert_broken(&s, somebody);
}

static bool read(const char *position, TinyState *s, char reason[256])
{
    Text why = text_make(reason, 256);
    assert_true(json_check(position, strlen(position), NULL));
    memset(s, 0xa5, sizeof *s);
    return game_position_read(&tiny_game, s, json_root(position, strlen(position)), &why);
}

static void left_out_is_as_at_setup(void **state)
{
    (void)state;
    TinyState s, other;
    char reason[256];
    assert_true(read("{\"game\":\"tiny\",\"players\":3}", &s, reason));
    other = begin(3);
    assert_memory_equal(&s, &other, sizeof s);
    assert_true(
        read("{\"game\":\"tiny\",\"players\":2,\"options\":{\"raids\":\"off\",\"rounds\":2},"
             "\"seats\":[{\"coins\":7},{}]}",
             &s, reason));
    assert_int_equal(s.head.option[TINY_OPTION_ROUNDS], 2);
    assert_int_equal(s.head.option[TINY_OPTION_RAIDS], 0);
    assert_int_equal(s.seat[0].coins, 7);
    assert_int_equal(s.seat[0].ore, 1);
    assert_int_equal(s.head.asked, 3);
}

/* With an agenda and nobody named, the agenda runs to whom it asks. */
static void agenda_runs_on(void **state)
{
    (void)state;
    TinyState s;
    char reason[256];
    assert_true(
        read("{\"game\":\"tiny\",\"players\":2,\"round\":1,\"start\":1,\"agenda\":"
             "[[\"round\"],[\"bury\"],[\"limit\"],[\"turns\",0,1],[\"end\",1],[\"take\",1]],"
             "\"seats\":[{\"plan\":\"build\"},{\"plan\":\"take\"}]}",
             &s, reason));
    assert_int_equal(s.head.asked, 2);
    assert_int_equal(s.head.sealed, 0);
    assert_int_equal(agenda_peek(&s.head)->kind, TINY_TASK_TAKE);
}

static void stream_reads_back(void **state)
{
    (void)state;
    char reason[256];
    for (int used = 0; used < 40; used++) {
        static char buf[8192];
        TinyState s = begin(2), back;
        for (int i = 0; i < used; i++)
            rng_next(&s.head.rng);
        Text text = text_over(buf);
        Json json;
        json_writer(&json, &text);
        game_position_write(&tiny_game, &s, &json);
        assert_true(read(buf, &back, reason));
        assert_memory_equal(&s, &back, sizeof s);
    }
}

static void refused_positions(void **state)
{
    (void)state;
    static const char *const bad[][2] = {
        { "7", "game: this is not a position of tiny" },
        { "{}", "game: this is not a position of tiny" },
        { "{\"game\":\"chess\"}", "game: this is not a position of tiny" },
        { "{\"game\":\"tiny\"}", "players: tiny takes 2 to 4" },
        { "{\"game\":\"tiny\",\"players\":5}", "players: tiny takes 2 to 4" },
        { "{\"game\":\"tiny\",\"players\":\"2\"}", "players: tiny takes 2 to 4" },
        { "{\"game\":\"tiny\",\"players\":2,\"options\":{\"rounds\":7}}",
          "rounds=7: it must be a number from 2 to 4" },
        { "{\"game\":\"tiny\",\"players\":2,\"options\":{\"rounds\":[]}}",
          "options: rounds is neither a word nor a number" },
        { "{\"game\":\"tiny\",\"players\":2,\"options\":{\"x\":1}}", "tiny has no option 'x'" },
        { "{\"game\":\"tiny\",\"players\":2,\"rng\":{}}",
          "rng: it needs a key of 64 hex digits, a block and the words used of it" },
        { "{\"game\":\"tiny\",\"players\":2,\"agenda\":{}}",
          "agenda: it is a list of at most 16 tasks" },
        { "{\"game\":\"tiny\",\"players\":2,\"agenda\":[[\"round\"],[\"rounds\"]]}",
          "agenda: entry 2 is not a task with its numbers" },
        { "{\"game\":\"tiny\",\"players\":2,\"agenda\":[[\"round\",0,256]]}",
          "agenda: entry 1 is not a task with its numbers" },
        { "{\"game\":\"tiny\",\"players\":2,\"agenda\":[[\"plan\"]]}",
          "agenda: its tasks do not come in an order of the rules" },
        { "{\"game\":\"tiny\",\"players\":2,\"asked\":[9]}",
          "asked, sealed: each is a list of seats" },
        { "{\"game\":\"tiny\",\"players\":2,\"asked\":[0],\"sealed\":[]}",
          "asked: not those whom the task on top of the agenda asks" },
        { "{\"game\":\"tiny\",\"players\":2,\"asked\":[],\"sealed\":[]}",
          "somebody must be asked, unless the game is over and nothing is left to do" },
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        TinyState s;
        char reason[256];
        assert_false(read(bad[i][0], &s, reason));
        assert_string_equal(reason, bad[i][1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "options are read by name, and refused with what would be right",
          .test_func = options },
        { .name = "in a sealed step nobody is told who has answered", .test_func = waiting },
        { .name = "the first place is shared among those who share it", .test_func = shares },
        { .name = "a key leaves the stream out, a hash does not", .test_func = keys },
        { .name = "the head's invariants are checked", .test_func = head_invariants },
        { .name = "what a position leaves out stands as at set-up",
          .test_func = left_out_is_as_at_setup },
        { .name = "a position without asked seats runs to whom its agenda asks",
          .test_func = agenda_runs_on },
        { .name = "the stream of a position reads back at every place of a block",
          .test_func = stream_reads_back },
        { .name = "a position that cannot be is refused with the reason",
          .test_func = refused_positions },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
