/* Owns the tests of core/record: what a record looks like, that it proves itself, and the one line
 * that says what is wrong with one. The tiny game is played. */
#include "tests/properties/play.h"

#include "core/record.h"
#include "tests/tiny/state.h"

enum { RECORD_BYTES = 1 << 16 };

/* A whole record of a random game of two; returns the last state's hash. */
static uint64_t write_record(Text *out)
{
    static char moves[RECORD_BYTES];
    Text lines = text_over(moves);
    Walk walk;
    Setup setup = game_normal_setup(&tiny_game, 2);
    walk_begin(&walk, &tiny_game, &setup, 3);
    RecordHeader header = record_begin(&tiny_game, &walk.setup);
    memcpy(header.player[1], "Zoë [x]", sizeof "Zoë [x]");
    while (!walk_over(&walk)) {
        int seat;
        Move move = walk_choose(&walk, &seat);
        record_write_move(&lines, &tiny_game, seat, move);
        walk_play(&walk, seat, move, NULL);
    }
    record_finish(&header, walk.state.bytes);
    memset(header.commitment, 'a', RECORD_COMMITMENT_BYTES - 1);
    record_write_header(out, &header);
    text_put_n(out, lines.at, lines.len);
    assert_false(out->full || lines.full);
    return header.hash;
}

static void assert_faulty(const char *record, const char *reason)
{
    char buf[512];
    Text why = text_over(buf);
    State state;
    RecordHeader header;
    bool good =
        record_replay(record, strlen(record), setups_find, state.bytes, NULL, &header, &why);
    assert_false(good);
    assert_string_equal(buf, reason);
}

/* The record with the first occurrence of a text replaced. */
static const char *with(const char *record, const char *old, const char *new)
{
    static char buf[RECORD_BYTES];
    const char *at = strstr(record, old);
    assert_non_null(at);
    Text text = text_over(buf);
    text_put_n(&text, record, (size_t)(at - record));
    text_put(&text, new);
    text_put(&text, at + strlen(old));
    return buf;
}

static void looks_like_this(void **state)
{
    (void)state;
    char buf[1024];
    Text text = text_over(buf);
    Setup setup = game_normal_setup(&tiny_game, 3);
    setup.seed[0] = 0xab;
    setup.option[TINY_OPTION_RAIDS] = 0;
    RecordHeader header = record_begin(&tiny_game, &setup);
    memcpy(header.player[0], "Ann", sizeof "Ann");
    record_write_header(&text, &header);
    record_write_move(&text, &tiny_game, 2, tiny_move_plan(TINY_SCOUT));
    assert_string_equal(
        buf, "[Game \"tiny\"]\n"
             "[Rules \"1\"]\n"
             "[Players \"3\"]\n"
             "[Options \"rounds=3 raids=off\"]\n"
             "[Seat0 \"Ann\"]\n"
             "[Seed \"ab00000000000000000000000000000000000000000000000000000000000000\"]\n"
             "\n"
             "2 plan scout\n");
}

static void proves_itself(void **state)
{
    (void)state;
    static char record[RECORD_BYTES];
    Text text = text_over(record), why;
    char buf[512];
    uint64_t hash = write_record(&text);
    State last;
    RecordHeader header;
    text_init(&why, buf, sizeof buf);
    assert_true(record_replay(record, text.len, setups_find, last.bytes, NULL, &header, &why));
    assert_true(header.finished && header.has_hash && header.hash == hash);
    assert_true(game_hash(&tiny_game, last.bytes) == hash);
    assert_string_equal(header.player[1], "Zoë [x]");
    assert_string_equal(header.player[0], "");
    assert_int_equal(strlen(header.commitment), 64);
    assert_int_equal(header.setup.seats, 2);
    RecordHeader alone;
    assert_true(record_read_header(record, text.len, setups_find, &alone, &why));
    assert_memory_equal(&alone, &header, sizeof alone);
}

static void other_line_ends(void **state)
{
    (void)state;
    static char record[RECORD_BYTES], dos[2 * RECORD_BYTES];
    Text text = text_over(record), out = text_over(dos);
    write_record(&text);
    for (size_t i = 0; i < text.len; i++) {
        if (record[i] == '\n')
            text_char(&out, '\r');
        text_char(&out, record[i]);
    }
    char buf[512];
    Text why = text_over(buf);
    State last;
    RecordHeader header;
    assert_true(record_replay(dos, out.len, setups_find, last.bytes, NULL, &header, &why));
    /* nor need the last line end */
    assert_true(record_replay(record, text.len - 1, setups_find, last.bytes, NULL, &header, &why));
    const char *more = with(record, "[Seed", "[Event \"a friendly game\"]\n[Seed");
    assert_true(record_replay(more, strlen(more), setups_find, last.bytes, NULL, &header, &why));
}

static void visit_before(void *context, const Game *game, const void *state, int seat, Move move)
{
    int *count = context;
    assert_true(game->legal(state, seat, move));
    count[0]++;
}

static void visit_after(void *context, const Game *game, const void *state, const EventList *events)
{
    int *count = context;
    char why_buf[256];
    Text why = text_over(why_buf);
    assert_true(game_check(game, state, &why));
    count[1]++;
    count[2] += events->n;
}

static void visitor_sees_every_move(void **state)
{
    (void)state;
    static char record[RECORD_BYTES];
    Text text = text_over(record);
    write_record(&text);
    int count[3] = { 0 }, lines = 0;
    const RecordVisitor visitor = { visit_before, visit_after, count };
    char buf[512];
    Text why = text_over(buf);
    State last;
    RecordHeader header;
    assert_true(record_replay(record, text.len, setups_find, last.bytes, &visitor, &header, &why));
    for (const char *at = strstr(record, "\n\n") + 2; (at = strchr(at, '\n')); at++)
        lines++;
    assert_int_equal(count[0], lines);
    assert_int_equal(count[1], lines);
    assert_true(count[2] > 0);
}

static void faults_of_the_header(void **state)
{
    (void)state;
    static char record[RECORD_BYTES];
    Text text = text_over(record);
    write_record(&text);
    const char *form = "line 1: a header line is [Name \"value\"]";
    assert_faulty("", "line 0: the header must name the game and the number of players");
    assert_faulty("\n", "line 1: the header must name the game and the number of players");
    assert_faulty("hello", form);
    assert_faulty("[Game tiny]", form);
    assert_faulty("[Game \"ti\"ny\"]", form);
    assert_faulty("[Game \"]", form);
    assert_faulty("[Players \"2\"]", "line 1: the first line must be [Game \"…\"]");
    assert_faulty("[Game \"chess\"]", "line 1: there is no game 'chess'");
    assert_faulty("[Game \"tiny\"]\n[Players \"5\"]", "line 2: tiny takes 2 to 4 players");
    assert_faulty("[Game \"tiny\"]\n[Seed \"1\"]", "line 2: [Players \"…\"] must come before this");
    assert_faulty(with(record, "rounds=3", "rounds=9"),
                  "line 4: rounds=9: it must be a number from 2 to 4");
    assert_faulty(with(record, "raids=on", "raids=maybe"),
                  "line 4: raids=maybe: it must be off or on");
    assert_faulty(with(record, "raids=on", "raid=on"),
                  "line 4: tiny has no option 'raid'; did you mean 'raids'?");
    assert_faulty(with(record, "raids=on", "raids"),
                  "line 4: 'raids' is not an option and its value");
    assert_faulty(with(record, "[Rules \"1\"]", "[Rules \"x\"]"),
                  "line 2: 'x' cannot be the value of Rules");
    assert_faulty(with(record, "[Seat1 ", "[Seat2 "),
                  "line 5: 'Zoë [x]' cannot be the value of Seat2");
    assert_faulty("[Game \"tiny\"]\n[Players \"2\"]\n[Seed \"-1\"]",
                  "line 3: '-1' cannot be the value of Seed");
    assert_faulty("[Game \"tiny\"]\n[Players \"2\"]\n[Hash \"12\"]",
                  "line 3: '12' cannot be the value of Hash");
    assert_faulty("[Game \"tiny\"]\n[Players \"2\"]\n[Commitment \"\"]",
                  "line 3: '' cannot be the value of Commitment");
    assert_faulty("[Game \"tiny\"]\n[Players \"2\"]\n[Score \"1\"]",
                  "line 3: '1' cannot be the value of Score");
    assert_faulty("[Game \"tiny\"]\n[Players \"2\"]\n[Score \"1 2 3\"]",
                  "line 3: '1 2 3' cannot be the value of Score");
}

static void said_twice(void **state)
{
    (void)state;
    assert_faulty("[Game \"tiny\"]\n[Players \"2\"]\n[Game \"tiny\"]",
                  "line 3: the game is named twice");
    assert_faulty("[Game \"tiny\"]\n[Players \"2\"]\n[Players \"3\"]",
                  "line 3: the number of players is named twice");
}

static void long_lines(void **state)
{
    (void)state;
    char record[1024];
    Text text = text_over(record);
    text_put(&text, "[Game \"tiny\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n0 plan ");
    for (int i = 0; i < 600; i++)
        text_char(&text, 'x');
    assert_faulty(record, "line 5: a move line is a seat and a move");
    char nul[] = "[Game \"tiny\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n0 plan_scout";
    *strchr(nul, '_') = 0;
    char buf[512];
    Text why = text_over(buf);
    State last;
    RecordHeader header;
    assert_false(record_replay(nul, sizeof nul - 1, setups_find, last.bytes, NULL, &header, &why));
    assert_string_equal(buf, "line 5: a move line is a seat and a move");
}

static void faults_of_the_moves(void **state)
{
    (void)state;
    static char record[RECORD_BYTES];
    Text text = text_over(record);
    write_record(&text);
    const char *head = "[Game \"tiny\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n";
    const char *const moves[][2] = {
        { "plan scout", "line 5: a move line is a seat and a move" },
        { "0", "line 5: a move line is a seat and a move" },
        { "12 plan scout", "line 5: a move line is a seat and a move" },
        { "0 plam scout", "line 5: no move 'plam'; did you mean 'plan'?" },
        { "0 plan", "line 5: 'plan' takes an action" },
        { "0 pass", "line 5: 'pass' is not legal here: TN-3.2" },
        { "2 plan scout", "line 5: seat 2 owes no move here" },
        { "0 plan scout\n0 done\n0 done", "line 7: seat 0 owes no move here" },
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        char buf[512];
        Text one = text_over(buf);
        text_put(&one, head);
        text_put(&one, moves[i][0]);
        assert_faulty(buf, moves[i][1]);
    }
    assert_faulty(with(record, "[Rules \"1\"]", "[Rules \"2\"]"),
                  "the record is of rules version 2, this is version 1");
}

static void faults_of_the_outcome(void **state)
{
    (void)state;
    static char record[RECORD_BYTES], cut[RECORD_BYTES];
    Text text = text_over(record), shorter = text_over(cut);
    write_record(&text);
    assert_faulty(with(record, "[Hash \"", "[Hash \"0000000000000000\"]\n[Was \""),
                  "the last position is not the one whose hash the header gives");
    size_t n = text.len - 1; /* without the last move */
    while (record[n - 1] != '\n')
        n--;
    text_put_n(&shorter, record, n);
    assert_faulty(cut, "the header has a result, but the game is not over after the last move");
    char buf[512];
    Text why = text_over(buf);
    State last;
    RecordHeader header;
    const char *other = with(record, "[Score \"", "[Score \"77 77\"]\n[Was \"");
    assert_false(record_replay(other, strlen(other), setups_find, last.bytes, NULL, &header, &why));
    assert_non_null(strstr(buf, "seat 0 ends with score "));
}

static void seeds(void **state)
{
    (void)state;
    uint8_t seed[RNG_SEED_BYTES];
    assert_true(seed_parse("0", seed));
    assert_true(seed_parse("258", seed));
    assert_int_equal(seed[0], 2);
    assert_int_equal(seed[1], 1);
    assert_int_equal(seed[31], 0);
    assert_true(seed_parse("18446744073709551615", seed));
    assert_int_equal(seed[7], 255);
    assert_int_equal(seed[8], 0);
    assert_true(
        seed_parse("000102030405060708090a0b0c0d0e0f101112131415161718191A1B1C1D1E1F", seed));
    for (int i = 0; i < RNG_SEED_BYTES; i++)
        assert_int_equal(seed[i], i);
    static const char *const bad[] = { "",   "-1",  "01", "18446744073709551616",   "1x",
                                       " 1", "0x1", "1 ", "99999999999999999999999" };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(seed_parse(bad[i], seed));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "a record is a header and a line a move", .test_func = looks_like_this },
        { .name = "a record proves itself", .test_func = proves_itself },
        { .name = "other line ends and other programs' tags are fine",
          .test_func = other_line_ends },
        { .name = "a visitor sees every move", .test_func = visitor_sees_every_move },
        { .name = "a fault of the header is one line that names its place",
          .test_func = faults_of_the_header },
        { .name = "the game and the players are named once", .test_func = said_twice },
        { .name = "a line that is too long or not text is refused", .test_func = long_lines },
        { .name = "a result that the moves do not give is refused",
          .test_func = faults_of_the_outcome },
        { .name = "a seed is a number below 2^64 or 64 hex digits", .test_func = seeds },
        { .name = "a fault of the moves is one line that names its place",
          .test_func = faults_of_the_moves },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
