/* Owns the tests of the dice as chance: faces, independence, and that all use the last roll. */
#include "tests/spacebase/board.h"

enum { ROLLS = 7200, PAIRS = SB_FACES * SB_FACES };

static const char start[] =
    "{\"game\":\"spacebase\",\"players\":3,\"active\":0,\"first\":0,\"round\":1,\"phase\":\"setdie\","
    "\"seats\":[{\"credits\":0,\"income\":0,\"vp\":0,\"sectors\":{"
    "\"3\":{\"card\":\"volynov\",\"charges\":3,\"deployed\":[{\"card\":\"starter-3\"}]},"
    "\"4\":{\"card\":\"titov\",\"charges\":2,\"deployed\":[{\"card\":\"starter-4\"}]}}},"
    "{\"credits\":0,\"income\":0,\"vp\":0,\"sectors\":{"
    "\"1\":{\"card\":\"ryumin\",\"deployed\":[{\"card\":\"starter-1\"},{\"card\":\"walker\"}]}}},"
    "{\"credits\":0,\"income\":0,\"vp\":0,\"sectors\":{}}]}";

static Board at_start;

/* A board before the roll, with a stream of its own. */
static void before_roll(Board *b, unsigned seed)
{
    uint8_t bytes[RNG_SEED_BYTES] = { (uint8_t)seed, (uint8_t)(seed >> 8), 1 };
    b->s = at_start.s;
    rng_seed(&b->s.head.rng, bytes);
}

static int place_start(void **state)
{
    (void)state;
    board_place(&at_start, start);
    return 0;
}

static int pair_of(const Board *b)
{
    assert_in_range(b->s.dice[0], 1, SB_FACES);
    assert_in_range(b->s.dice[1], 1, SB_FACES);
    return (b->s.dice[0] - 1) * SB_FACES + b->s.dice[1] - 1;
}

/* 200 of each are expected; six deviations are 84. */
static void each_pair_is_likely(const int count[PAIRS])
{
    for (int pair = 0; pair < PAIRS; pair++)
        assert_in_range(count[pair], ROLLS / PAIRS - 84, ROLLS / PAIRS + 84);
}

static void both_dice_are_rolled(void **state)
{
    (void)state;
    static Board b;
    int count[PAIRS] = { 0 };
    for (unsigned seed = 0; seed < ROLLS; seed++) {
        before_roll(&b, seed);
        board_play(&b, 0, "roll");
        count[pair_of(&b)]++;
    }
    each_pair_is_likely(count);
}

static void set_die_stays(void **state)
{
    (void)state;
    static Board b;
    int count[SB_FACES + 1] = { 0 };
    for (unsigned seed = 0; seed < 1200; seed++) {
        before_roll(&b, seed);
        board_play(&b, 0, "set titov 5");
        board_play(&b, 0, "roll");
        assert_int_equal(b.s.dice[0], 5);
        count[b.s.dice[1]]++;
    }
    for (int face = 1; face <= SB_FACES; face++) /* 200 expected, six deviations are 77 */
        assert_in_range(count[face], 123, 277);
}

/* Rerolls of the first, the second, both: what was not chosen stays. */
static void rerolls_change_what_was_chosen(void **state)
{
    (void)state;
    static Board b;
    int both[PAIRS] = { 0 }, changed[2] = { 0 };
    for (unsigned seed = 0; seed < ROLLS; seed++) {
        before_roll(&b, seed);
        board_play(&b, 0, "set titov 2");
        board_play(&b, 0, "set titov 3");
        board_play(&b, 0, "reroll volynov first");
        assert_int_equal(b.s.dice[1], 3);
        changed[0] += b.s.dice[0] != 2;
        int kept = b.s.dice[0];
        if (kept != 3) {
            board_play(&b, 0, "reroll volynov second");
            assert_int_equal(b.s.dice[0], kept);
            changed[1] += b.s.dice[1] != 3;
        } else {
            assert_false(board_can(&b, 0, "reroll volynov second")); /* equal dice are alike */
            board_play(&b, 0, "reroll volynov first");
        }
        board_play(&b, 0, "reroll volynov both");
        both[pair_of(&b)]++;
    }
    each_pair_is_likely(both);
    assert_in_range(changed[0], ROLLS * 5 / 6 - 200, ROLLS * 5 / 6 + 200);
    assert_in_range(changed[1], ROLLS * 25 / 36 - 250, ROLLS * 25 / 36 + 250);
}

/* After a reroll every seat that is asked may use the new dice and no others. */
static void all_use_the_last_roll(void **state)
{
    (void)state;
    static Board b;
    int others = 0;
    for (unsigned seed = 0; seed < 300; seed++) {
        before_roll(&b, seed);
        board_play(&b, 0, "set titov 6");
        board_play(&b, 0, "set titov 6");
        board_play(&b, 0, "reroll volynov both");
        board_play(&b, 0, "keep");
        for (int seat = 0; seat < 3; seat++) {
            MoveList list = { .n = 0 };
            sb_game.moves(&b.s, seat, &list);
            if (seat && !board_asks(&b, seat))
                continue;
            others += seat > 0;
            assert_int_equal(list.n, 2);
            assert_int_equal(move_kind(list.move[0]), SB_MOVE_SEPARATE);
            assert_int_equal(move_a(list.move[0]), b.s.dice[0]);
            assert_int_equal(move_b(list.move[0]), b.s.dice[1]);
            assert_int_equal(move_kind(list.move[1]), SB_MOVE_SUM);
            assert_int_equal(move_a(list.move[1]), pair_of(&b));
        }
    }
    assert_true(others > 50); /* seat 1 has ships deployed in sector 1 */
}

/* Sets both dice, and lets all use them in one way. */
static void use_all(Board *b, int one, int two, bool sum)
{
    char buf[32];
    Text text = text_over(buf);
    before_roll(b, 0);
    text_fmt(&text, "set titov %d", one);
    board_play(b, 0, buf);
    text_clear(&text);
    text_fmt(&text, "set titov %d", two);
    board_play(b, 0, buf);
    board_play(b, 0, "keep");
    for (int seat = 2; seat >= 0; seat--)
        if (board_asks(b, seat))
            board_use(b, seat, sum);
    assert_int_equal(b->event[0].kind, sum ? SB_EVENT_SUM : SB_EVENT_SEPARATE);
    assert_int_equal(b->event[0].seat, 0);
}

/* What the stationed cards of seat 0 pay: a charge in 3 and 4, 3 credits in 7 and 8, income from 9. */
static int credits_in(int sector)
{
    return sector == 3 || sector == 4 || sector >= 9 ? 0 : sector >= 7 ? 3 : 1;
}

static void sectors_within_reach(void **state)
{
    (void)state;
    static Board b;
    const int setting = 2; /* two uses of Titov, 1 credit each */
    for (int one = 1; one <= SB_FACES; one++)
        for (int two = 1; two <= SB_FACES; two++) {
            use_all(&b, one, two, false);
            assert_int_equal(b.event[0].value[0], one);
            assert_int_equal(b.event[0].value[1], two);
            assert_int_equal(b.s.seat[0].credits, setting + credits_in(one) + credits_in(two));
            assert_int_equal(b.s.seat[0].income, 0);
            use_all(&b, one, two, true);
            assert_int_equal(b.event[0].value[0], one + two);
            assert_int_equal(b.s.seat[0].credits, setting + credits_in(one + two));
            assert_int_equal(b.s.seat[0].income, one + two >= 9);
            assert_int_equal(b.s.seat[1].credits, 0); /* nobody's sum is 1 */
            assert_int_equal(b.s.seat[1].vp, 0);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-1.3 SB-6.2 both dice are rolled, and all 36 pairs come equally often",
          .test_func = both_dice_are_rolled },
        { .name = "SB-12.6a a die that was set is not rolled, the other one is",
          .test_func = set_die_stays },
        { .name = "SB-12.5e a reroll changes the dice chosen and no other",
          .test_func = rerolls_change_what_was_chosen },
        { .name = "SB-7.4 SB-12.5a after a reroll all use the new dice",
          .test_func = all_use_the_last_roll },
        { .name = "SB-7.6 single dice and sums over all 36 rolls",
          .test_func = sectors_within_reach },
    };
    return cmocka_run_group_tests(tests, place_start, NULL);
}
