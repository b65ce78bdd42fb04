/* Odds of battles that can be worked out by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <string.h>

#include "ai/odds.h"

#include "games/eclipse/game.h"
#include "games/spacebase/game.h"

static const OddsBudget ample = {
    .positions = 5000, .branches = 200000, .flows = 100000000, .rolls = 10000000, .samples = 20000
};
/* Too little for the exact way: everything is sampled. */
static const OddsBudget scant = {
    .positions = 1, .branches = 1, .rolls = 10000000, .samples = 20000
};

#define ION      "\"initiative\":3,\"cannon\":[1,0,0,0]"
#define FIGHTER  "{\"ships\":{\"interceptor\":{" ION ",\"damage\":[0]}}}"
#define VOLLEYER "{\"ships\":{\"interceptor\":{" ION ",\"missile\":[0,0,2,0],\"damage\":[0]}}}"

static Odds told_with(const OddsBudget *budget, const Game *game, const char *told)
{
    char buf[256] = "";
    Text why = text_over(buf);
    Odds odds;
    assert_true(json_check(told, strlen(told), NULL));
    if (!odds_of(game, json_root(told, strlen(told)), budget, &odds, &why))
        assert_string_equal(buf, "an answer");
    return odds;
}

static Odds told(const char *text)
{
    return told_with(&ample, &eclipse2_game, text);
}

static void is(double got, double wanted)
{
    assert_float_equal(got, wanted, 1e-8);
}

static void refused(const Game *game, const char *text, const char *reason)
{
    char buf[256] = "";
    Text why = text_over(buf);
    Odds odds;
    assert_false(odds_of(game, json_root(text, strlen(text)), &ample, &odds, &why));
    if (!strstr(buf, reason))
        assert_string_equal(buf, reason);
}

/* Both hit by a six alone; the defender shoots first. */
static void the_first_shot(void **state)
{
    (void)state;
    is(told("{\"attacker\":\"interceptor\",\"defender\":\"interceptor\"}").wins, 5 / 11.0);
    is(told("{\"attacker\":" FIGHTER ",\"defender\":" FIGHTER "}").wins, 5 / 11.0);
    is(told_with(&ample, &eclipse1_game,
                 "{\"attacker\":\"interceptor\",\"defender\":\"interceptor\"}")
           .wins,
       5 / 11.0);
}

/* Who has acted in the round under way does not act again in it. */
static void who_has_acted(void **state)
{
    (void)state;
    is(told("{\"round\":1,\"attacker\":" FIGHTER ",\"defender\":{\"ships\":{\"interceptor\":{" ION
            ",\"damage\":[0],\"acted\":true}}}}")
           .wins,
       6 / 11.0);
}

/* Two missiles decide 11 of 36 battles; once the rounds have begun they are gone. */
static void missiles_are_shot_once(void **state)
{
    (void)state;
    is(told("{\"attacker\":" VOLLEYER ",\"defender\":" FIGHTER "}").wins,
       11 / 36.0 + 25 / 36.0 * 5 / 11.0);
    is(told("{\"round\":1,\"attacker\":" VOLLEYER ",\"defender\":" FIGHTER "}").wins, 5 / 11.0);
}

/* A hull with damage is no hull. */
static void damage_counts(void **state)
{
    (void)state;
    Odds whole = told("{\"attacker\":" FIGHTER
                      ",\"defender\":{\"ships\":{\"cruiser\":{\"initiative\":2,\"cannon\":[1,0,0,"
                      "0],\"hull\":1,\"damage\":[0]}}}}");
    Odds damaged = told("{\"attacker\":" FIGHTER
                        ",\"defender\":{\"ships\":{\"cruiser\":{\"initiative\":2,\"cannon\":[1,0,"
                        "0,0],\"hull\":1,\"damage\":[1]}}}}");
    is(damaged.wins, 6 / 11.0);
    is(whole.wins, 6 / 11.0 * 5 / 11.0); /* he hits first, and then shoots second */
}

/* Five of six shots hit. One red die destroys both of two ships if it may be split, else one of them. */
#define RED  "\"initiative\":3,\"computer\":5,\"cannon\":[0,0,0,1],\"damage\":[0]"
#define PAIR "{\"ships\":{\"interceptor\":{\"computer\":5,\"cannon\":[1,0,0,0],\"damage\":[0,0]}}}"

static void the_splitter(void **state)
{
    (void)state;
    is(told("{\"attacker\":{\"ships\":{\"cruiser\":{" RED "}},\"splitter\":true},\"defender\":" PAIR
            "}")
           .wins,
       180 / 215.0);
    is(told("{\"attacker\":{\"ships\":{\"cruiser\":{" RED "}}},\"defender\":" PAIR "}").wins,
       5 / 36.0 * 6 / 7 * 216 / 215);
}

/* What is left of a side, on average, is what the chances of its ends say; a loser has nothing left. */
static void losses_add_up(void **state)
{
    (void)state;
    Odds odds = told("{\"attacker\":\"2 cruiser, interceptor\",\"defender\":\"2 ancient\"}");
    double all = 0;
    for (int side = 0; side < BATTLE_SIDES; side++) {
        double left = 0, alive = 0;
        for (int n = 0; n <= ODDS_UNITS; n++) {
            left += n * odds.left[side][n];
            all += odds.left[side][n];
        }
        for (int kind = 0; kind < BATTLE_KINDS; kind++)
            alive += odds.alive[side][kind];
        assert_float_equal(left, alive, 1e-8);
    }
    is(all, 1);
    assert_int_equal(odds.had[0][1], 2);
    assert_string_equal(odds.unit[0][1], "cruiser");
    assert_int_equal(odds.had[1][0], 2);
    assert_string_equal(odds.unit[1][0], "ancient");
    assert_null(odds.unit[1][1]);
}

static void neutral_ships_by_ship(void **state)
{
    (void)state;
    is(told("{\"attacker\":\"2 cruiser\",\"defender\":{\"ships\":{\"ancient\":{\"advanced\":true,"
            "\"damage\":[0,0]}}}}")
           .wins,
       told("{\"attacker\":\"2 cruiser\",\"defender\":\"2 ancient-advanced\"}").wins);
    assert_true(
        told("{\"attacker\":\"2 cruiser\",\"defender\":{\"ships\":{\"ancient\":{\"damage\":[1]}}}}")
            .wins > told("{\"attacker\":\"2 cruiser\",\"defender\":\"ancient\"}").wins);
}

static void samples_come_near(void **state)
{
    (void)state;
    static const char battle[] = "{\"attacker\":\"2 cruiser\",\"defender\":\"cruiser, starbase\"}";
    Odds exact = told(battle), sampled = told_with(&scant, &eclipse2_game, battle);
    assert_int_equal(exact.samples, 0);
    assert_int_equal(sampled.samples, 20000);
    assert_true(sampled.error > 0);
    assert_true(fabs(sampled.wins - exact.wins) < 4 * sampled.error);
}

/* The most of everything that is taken: nothing overflows, and it ends. */
#define MOST                                                                                       \
    "\"initiative\":31,\"computer\":31,\"shield\":31,\"hull\":31,\"cannon\":[16,16,16,16],"        \
    "\"missile\":[16,16,16,16]"
#define ARMADA                                                                                     \
    "{\"splitter\":true,\"ships\":{\"interceptor\":{" MOST                                         \
    ",\"damage\":[31,0,0,0,0,0,0,0]},\"cruiser\":{" MOST                                           \
    ",\"damage\":[0,0,0,0]},\"dreadnought\":{" MOST ",\"damage\":[0,0]},\"starbase\":{" MOST       \
    ",\"damage\":[0,0,0,0]}}}"

static void the_greatest_battle(void **state)
{
    (void)state;
    static const OddsBudget few = {
        .positions = 50, .branches = 500, .flows = 1000, .rolls = 1000000, .samples = 20
    };
    double all = 0;
    Odds odds = told_with(&few, &eclipse2_game,
                          "{\"round\":255,\"attacker\":" ARMADA ",\"defender\":" ARMADA "}");
    for (int side = 0; side < BATTLE_SIDES; side++)
        for (int n = 0; n <= ODDS_UNITS; n++)
            all += odds.left[side][n];
    is(all, 1);
    assert_true(odds.samples > 0);
    odds = told_with(&few, &eclipse1_game, "{\"attacker\":" ARMADA ",\"defender\":\"4 ancient\"}");
    assert_true(odds.wins > 0.9);
}

static void refusals(void **state)
{
    (void)state;
    refused(&sb_game, "{}", "no battles");
    refused(&eclipse2_game, "{}", "a side has ships");
    refused(&eclipse2_game, "{\"attacker\":\"ancient\",\"defender\":\"cruiser\"}", "never attack");
    refused(&eclipse1_game, "{\"attacker\":\"cruiser\",\"defender\":\"guardian\"}",
            "no such ships: 'guardian'");
    refused(&eclipse2_game, "{\"attacker\":\"cruiser\",\"defender\":\"ancient, ancient\"}",
            "no such ships");
    refused(&eclipse2_game,
            "{\"attacker\":\"cruiser\",\"defender\":{\"ships\":{\"ancient\":{\"damage\":[1,1]},"
            "\"guardian\":{\"damage\":[0]}}}}",
            "no such ships: 'guardian'");
    refused(&eclipse2_game, "{\"attacker\":{\"ships\":{\"rowboat\":{}}}}", "no such ships: 'row");
    refused(&eclipse2_game, "{\"attacker\":{\"ships\":{\"cruiser\":7}}}", "an object by type");
    refused(&eclipse2_game, "{\"attacker\":{\"ships\":{\"cruiser\":{}}}}", "damage: a number");
    refused(&eclipse2_game, "{\"attacker\":{\"ships\":{\"cruiser\":{\"damage\":[1]}}}}",
            "at most the hull");
    refused(&eclipse2_game,
            "{\"attacker\":{\"ships\":{\"cruiser\":{\"hull\":2,\"damage\":[1,2]}}}}",
            "the most damaged ship first");
    refused(&eclipse2_game, "{\"attacker\":{\"ships\":{\"cruiser\":{\"damage\":[0,0,0,0,0]}}}}",
            "damage: a number");
    refused(&eclipse2_game, "{\"attacker\":{\"ships\":{\"cruiser\":{\"cannon\":[99,0,0,0]}}}}",
            "too many dice");
    refused(&eclipse2_game, "{\"attacker\":{\"ships\":{\"cruiser\":{\"hull\":99}}}}", "hull");
    refused(&eclipse2_game,
            "{\"attacker\":\"cruiser(hull+hull+hull+hull+hull+hull+hull+hull+hull)\"}",
            "too many parts");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "who shoots first of two has 6 of 11", .test_func = the_first_shot },
        { .name = "who has acted waits for the next round", .test_func = who_has_acted },
        { .name = "missiles are shot once", .test_func = missiles_are_shot_once },
        { .name = "damage counts", .test_func = damage_counts },
        { .name = "a red die is split by the splitter alone", .test_func = the_splitter },
        { .name = "losses and ends add up", .test_func = losses_add_up },
        { .name = "neutral ships, ship by ship", .test_func = neutral_ships_by_ship },
        { .name = "samples come near what is exact", .test_func = samples_come_near },
        { .name = "the greatest battle ends", .test_func = the_greatest_battle },
        { .name = "what is no battle is refused", .test_func = refusals },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
