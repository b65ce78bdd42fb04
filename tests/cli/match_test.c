/* `orrery match` run as a program: rotations, standings, sequential tests, the file it can go on from. */
#include "tests/cli/command.h"

/* Takes out of JSON what depends on the speed of the machine. */
#define UNTIMED "sed -E 's/\"ms_[a-z_]*\":[0-9.]*//g'"

static long long number(JsonValue object, const char *key)
{
    long long value = -1;
    assert_true(json_to_int(json_get(object, key), 0, 1000000, &value));
    return value;
}

/* A number with decimals, in 1/10,000. */
static long long decimal(JsonValue object, const char *key)
{
    size_t n;
    const char *text = json_span(json_get(object, key), &n);
    assert_non_null(text);
    double value = strtod(text, NULL) * 10000;
    return (long long)(value < 0 ? value - 0.5 : value + 0.5);
}

static JsonValue bot(JsonValue match, int i)
{
    return json_index(json_get(match, "bots"), i);
}

static void rotates(void **state)
{
    (void)state;
    static const char *const keys[] = { "game", "players", "games", "deals", "bots", NULL };
    static const char *const figures[] = { "bot",     "games",    "win_share",     "elo",
                                           "elo_low", "elo_high", "rank_mean",     "ms_per_move",
                                           "ms_max",  "par",      "win_share_low", "win_share_high",
                                           NULL };
    JsonValue match = json("$O match spacebase --bots greedy,random,random -n 4 --json");
    has_keys(match, keys);
    has_keys(bot(match, 0), figures);
    assert_int_equal(number(match, "games"), 6); /* whole rotations */
    assert_int_equal(number(match, "deals"), 2);
    contains("$O match spacebase --bots greedy,random -n 2", 0, "spacebase, 2 players, 2 games");
    gives(
        "for t in 0 1 2 3; do $O match spacebase --bots greedy,random -n 6 --json --threads $t | " UNTIMED
        "; done | uniq | wc -l",
        0, "1\n");
}

static void joins_names(void **state)
{
    (void)state;
    JsonValue match = json("$O match spacebase --bots greedy,random,random -n 6 --json");
    assert_int_equal(json_count(json_get(match, "bots")), 2);
    assert_int_equal(decimal(bot(match, 0), "par"), 3333);
    assert_int_equal(decimal(bot(match, 1), "par"), 6667);
    assert_int_equal(decimal(bot(match, 0), "win_share") + decimal(bot(match, 1), "win_share"),
                     10000);
    /* one seat and two of three: their ranks add up to 1 + 2 + 3 */
    assert_int_equal(decimal(bot(match, 0), "rank_mean") + 2 * decimal(bot(match, 1), "rank_mean"),
                     60000);
    match = json("$O match spacebase --bots greedy,random -p 4 -n 4 --json");
    assert_int_equal(number(match, "players"), 4);
    assert_int_equal(decimal(bot(match, 0), "par"), 5000);
    assert_int_equal(decimal(bot(match, 0), "rank_mean") + decimal(bot(match, 1), "rank_mean"),
                     50000);
    match = json("$O match spacebase --bots random,random -n 4 --json"); /* a bot against itself */
    assert_int_equal(json_count(json_get(match, "bots")), 2);
    assert_int_equal(decimal(bot(match, 0), "elo"), -decimal(bot(match, 1), "elo"));
}

static void tests_sequentially(void **state)
{
    (void)state;
    JsonValue match = json("$O match spacebase --bots greedy,random --sprt 0.5,0.6 --json");
    JsonValue sprt = json_get(match, "sprt");
    assert_true(json_equals(json_get(sprt, "verdict"), "high"));
    assert_true(decimal(sprt, "llr") >= 29444);
    assert_true(number(match, "games") < 40);
    match = json("$O match spacebase --bots random,greedy --sprt 0.4,0.5 --json");
    assert_true(json_equals(json_get(json_get(match, "sprt"), "verdict"), "low"));
    match = json("$O match spacebase --bots greedy,random -n 2 --sprt 0.5,0.6 --json");
    assert_true(json_equals(json_get(json_get(match, "sprt"), "verdict"), "open"));
    match =
        json("$O match spacebase --bots random,random,greedy,greedy -n 4 --sprt 0.5,0.6 --json");
    assert_int_equal(decimal(json_get(match, "sprt"), "share_high"), 6000);
    match =
        json("$O match spacebase --bots greedy,random,random,random -n 4 --sprt 0.5,0.6 --json");
    assert_int_equal(decimal(json_get(match, "sprt"), "share_low"), 2500);
    assert_int_equal(decimal(json_get(match, "sprt"), "share_high"), 3333);
    contains("$O match spacebase --bots greedy,random --sprt 0.5,0.6", 0, "it is 60.0%\n");
    gives("for t in 1 2 3; do $O match spacebase --bots greedy,random --sprt 0.5,0.6 --json "
          "--threads $t | " UNTIMED "; done | uniq | wc -l",
          0, "1\n");
}

static void refuses_tests(void **state)
{
    (void)state;
    static const char *const bad[] = { "0.6",   "0.6,0.5",  "0.5,0.5",
                                       "0,0.5", "0.5,1",    "0.5,0.6,0.7,0.4",
                                       "a,b",   "0.5,0.6,", "0.5,0.6,0.05,0.05,1",
                                       "50,60", "0.5;0.6",  "" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char line[128], expected[256];
        snprintf(line, sizeof line, "$O match spacebase --bots greedy,random --sprt '%s' 2>&1",
                 bad[i]);
        snprintf(expected, sizeof expected,
                 "orrery match: --sprt '%s': two shares, the lower first, are wanted: 0.5,0.6 (and "
                 "the chances to err: 0.5,0.6,0.05,0.05)\n",
                 bad[i]);
        gives(line, 2, expected);
    }
}

#define MATCH "$O match emdo --bots greedy,random --seed 7 "

/* Killed in the middle, with half a line at the end: the games already there are not played again. */
static void goes_on(void **state)
{
    (void)state;
    char whole[4096];
    Text kept = text_over(whole);
    assert_int_equal(run(MATCH "-n 30 --json | " UNTIMED), 0);
    text_put(&kept, output);
    assert_int_equal(run("rm -f $T/m; " MATCH "-n 1000000 --save $T/m >$T/o & p=$!; "
                         "await '[ -e $T/m ] && [ $(wc -l <$T/m) -gt 11 ]'; kill -9 $p; "
                         "wait $p 2>/dev/null; head -11 $T/m >$T/a; "
                         "(cat $T/a; tail -1 $T/m | head -c 99) >$T/m2; mv $T/m2 $T/m"),
                     0);
    run(MATCH "-n 30 --save $T/m --json --threads 2 | " UNTIMED);
    assert_string_equal(output, whole);
    gives("head -11 $T/m | cmp - $T/a && wc -l <$T/m", 0, "31\n");
    run(MATCH "-n 30 --save $T/m --json | " UNTIMED); /* nothing is left to play */
    assert_string_equal(output, whole);
    gives("wc -l <$T/m", 0, "31\n");
    contains(MATCH "-n 32 --save $T/m", 0, "emdo, 2 players, 32 games"); /* more of the same */
    contains(MATCH "-n 4 --save $T/m", 0, "emdo, 2 players, 4 games");   /* fewer */
    gives("wc -l <$T/m", 0, "33\n");
}

/* Every line tells a game: its number, its seeds, who sat where and how it ended. */
static void keeps_games(void **state)
{
    (void)state;
    static const char *const keys[] = { "game",  "seed",   "bot_seed",  "bots", "score",  "rank",
                                        "share", "rounds", "decisions", "ns",   "ns_max", NULL };
    run("rm -f $T/k; " MATCH "-n 2 --save $T/k");
    JsonValue line = json("sed -n 3p $T/k");
    has_keys(line, keys);
    assert_int_equal(number(line, "game"), 1);
    assert_true(json_equals(json_index(json_get(line, "bots"), 0), "random"));
    gives("sed -n '2,3p' $T/k | sed -E 's/.*\"seed\":\"([0-9a-f]{64})\".*/\\1/' | uniq | wc -l", 0,
          "1\n"); /* one deal */
    gives("sed -n '2,3p' $T/k | sed -E 's/.*\"bot_seed\":\"([0-9a-f]{64})\".*/\\1/' | uniq | wc -l",
          0, "2\n");
}

static void refuses_files(void **state)
{
    (void)state;
    run("rm -f $T/r; " MATCH "-n 4 --save $T/r");
    contains("$O match emdo --bots random,greedy --seed 7 -n 4 --save $T/r 2>&1", 1,
             "/r' is of another match: there bots is [\"greedy\",\"random\"]\n");
    contains("$O match emdo --bots greedy,random --seed 8 -n 4 --save $T/r 2>&1", 1,
             "is of another match: there seed is \"07");
    contains("$O match spacebase --bots greedy,random --seed 7 -n 4 --save $T/r 2>&1", 1,
             "is of another match: there match is \"emdo\"\n");
    contains("$O match emdo -o bonus=on --bots greedy,random --seed 7 -n 4 --save $T/r 2>&1", 1,
             "is of another match: there options is {");
    contains("printf 'notes' >$T/n; " MATCH "-n 4 --save $T/n 2>&1", 1,
             "/n' is not the file of a match\n");
    gives("cat $T/n", 0, "notes");
    contains(MATCH "-n 4 --save $T 2>&1", 1, "cannot be used: Is a directory\n");
    contains("(sed 2q $T/r; echo '{}'; sed -n 3p $T/r) >$T/b; " MATCH "-n 4 --save $T/b 2>&1", 1,
             "/b': line 3 is not a game of this match\n");
    gives(MATCH "-n 4 --save $T/b 2>&1 | wc -l", 0, "1\n");
    contains("(exec 9>>$T/r; flock 9; " MATCH "-n 4 --save $T/r 2>&1)", 1,
             "/r' is in use by another match\n");
    contains(MATCH "-n 4 --save /dev/full 2>&1", 1, "orrery match: ");
}

/* A match that is interrupted prints how it stood. */
static void is_interrupted(void **state)
{
    (void)state;
    run("rm -f $T/i; " MATCH "-n 1000000 --json --save $T/i >$T/o 2>$T/e & p=$!; "
        "await '[ -e $T/i ] && [ $(wc -l <$T/i) -gt 4 ]'; kill -TERM $p; wait $p; echo $? >>$T/e");
    gives("cat $T/e", 0, "orrery match: interrupted; the same command goes on from here\n1\n");
    assert_true(number(json("cat $T/o"), "games") >= 4);
}

static void shows_progress(void **state)
{
    (void)state;
    gives("$O match spacebase --bots greedy,random -n 40 2>&1 >/dev/null", 0, "");
    run("rm -f $T/e; $O match spacebase --bots random,random -n 1000000 "
        "--sprt 0.4999,0.5001 --progress 1 2>$T/e >$T/o & p=$!; "
        "await 'grep -q \"left; random\" $T/e'; kill -TERM $p; wait $p");
    contains("cat $T/e", 0, " of 1000000 games, 0:0");
    assert_memory_equal(output, "match: ", 7);
    assert_non_null(strstr(output, ", log-likelihood ratio "));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "the bots rotate over the seats", .test_func = rotates },
        { .name = "bots of one name are one contender", .test_func = joins_names },
        { .name = "a sequential test ends the match", .test_func = tests_sequentially },
        { .name = "bad tests are refused", .test_func = refuses_tests },
        { .name = "a killed match goes on where it was", .test_func = goes_on },
        { .name = "what is kept of a game", .test_func = keeps_games },
        { .name = "files that do not fit are refused", .test_func = refuses_files },
        { .name = "an interrupted match says how it stood", .test_func = is_interrupted },
        { .name = "progress, if it is wanted", .test_func = shows_progress },
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
