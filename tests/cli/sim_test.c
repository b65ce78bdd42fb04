/* `orrery sim` run as a program: the table, the JSON, the picture; the same for any number of threads. */
#include "tests/cli/command.h"

/* A number with decimals. */
static double real(JsonValue object, const char *key)
{
    size_t n;
    const char *text = json_span(json_get(object, key), &n);
    assert_non_null(text);
    return strtod(text, NULL);
}

static double sum_of(JsonValue list, const char *key)
{
    double sum = 0;
    for (int i = 0; i < json_count(list); i++)
        sum += real(json_index(list, i), key);
    return sum;
}

static void simulates(void **state)
{
    (void)state;
    static const char *const keys[] = { "game",        "players", "games",  "decisions",
                                        "rounds_mean", "seats",   "turns",  "per_game",
                                        "score",       "sources", "things", NULL };
    static const char *const seat[] = { "bot", "score_mean", "win_share", NULL };
    static char first[1 << 20];
    Text kept = text_over(first);
    JsonValue sim = json("$O sim spacebase -p 3 -n 12 --seed 5 --bots greedy,random --json");
    has_keys(sim, keys);
    assert_int_equal(json_count(json_get(sim, "seats")), 3);
    has_keys(json_index(json_get(sim, "seats"), 2), seat);
    assert_true(json_equals(json_get(json_index(json_get(sim, "seats"), 2), "bot"), "greedy"));
    text_put(&kept, output);
    json("$O sim spacebase -p 3 -n 12 --seed 5 --bots greedy,random --json --threads 3");
    assert_string_equal(output, first);
    contains("$O sim spacebase -n 2", 0, "spacebase, 2 players: 2 games");
}

/* What is told twice agrees, in every game: shares add up to one, sources to scores, bins to games. */
static void figures_agree(void **state)
{
    (void)state;
    static const char *const game[] = { "spacebase", "emdo", "rftg", "eclipse2", "eclipse1" };
    for (size_t i = 0; i < sizeof game / sizeof game[0]; i++) {
        char line[128];
        snprintf(line, sizeof line, "$O sim %s -p 3 -n 5 --bots greedy --json", game[i]);
        JsonValue sim = json(line), seats = json_get(sim, "seats"), turns = json_get(sim, "turns");
        assert_float_equal(sum_of(seats, "win_share"), 1, 0.001);
        assert_float_equal(sum_of(turns, "win_share"), 1, 0.001);
        assert_float_equal(sum_of(seats, "score_mean"), sum_of(turns, "score_mean"), 0.001);
        assert_float_equal(sum_of(json_get(sim, "sources"), "mean") * 3,
                           sum_of(seats, "score_mean"), 0.01);
        JsonValue score = json_get(sim, "score"),
                  rounds = json_get(json_get(sim, "per_game"), "rounds");
        assert_float_equal(real(score, "mean") * 3, sum_of(seats, "score_mean"), 0.01);
        assert_float_equal(real(rounds, "mean"), real(sim, "rounds_mean"), 0.0001);
        JsonValue counts = json_get(json_get(rounds, "histogram"), "counts");
        long long games = 0, count;
        for (int bin = 0; bin < json_count(counts); bin++) {
            assert_true(json_to_int(json_index(counts, bin), 0, 5, &count));
            games += count;
        }
        assert_int_equal(games, 5);
        assert_true(json_count(json_get(sim, "things")) > 5);
    }
}

static void tells_what_winners_had(void **state)
{
    (void)state;
    static const char *const keys[] = { "kind",      "code",          "name",           "seats",
                                        "win_share", "win_share_low", "win_share_high", NULL };
    JsonValue sim = json("$O sim eclipse2 -p 2 -n 4 --bots greedy --json");
    JsonValue thing = json_index(json_get(sim, "things"), 0);
    has_keys(thing, keys);
    assert_true(json_equals(json_get(thing, "kind"), "species"));
    contains("$O sim spacebase -n 40 --bots greedy --things 2", 0, "who had most often won");
    assert_non_null(strstr(output, "who had seldom won"));
    assert_non_null(strstr(output, "score by source"));
    assert_non_null(strstr(output, "\ncolonies  "));
    gives("$O sim spacebase -n 40 --bots greedy --things 0 | grep -c 'who had'", 1, "0\n");
}

static void draws(void **state)
{
    (void)state;
    gives(
        "$O sim spacebase -n 20 --bots greedy,random --svg $T/a.svg >/dev/null; head -c 4 $T/a.svg; "
        "tail -1 $T/a.svg; grep -c 'seat 0: greedy' $T/a.svg",
        0, "<svg</svg>\n2\n");
    gives("$O sim spacebase -n 20 --bots greedy,random --svg $T/b.svg --threads 2 >/dev/null; "
          "cmp $T/a.svg $T/b.svg",
          0, "");
    contains("$O sim spacebase -n 2 --svg $T/none/a.svg 2>&1 >/dev/null", 1, "cannot be written: ");
}

static void is_interrupted(void **state)
{
    (void)state;
    run("rm -f $T/e; $O sim spacebase -n 100000000 --bots greedy --progress 1 2>$T/e >$T/o & p=$!; "
        "await 'grep -q left $T/e'; kill -TERM $p; wait $p; echo $? >>$T/e");
    contains("cat $T/e", 0, " of 100000000 games, 0:0");
    assert_memory_equal(output, "sim: ", 5);
    assert_non_null(strstr(output, "orrery sim: interrupted\n1\n"));
    contains("cat $T/o", 0, "spacebase, 2 players: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "the same for any number of threads", .test_func = simulates },
        { .name = "figures that are told twice agree", .test_func = figures_agree },
        { .name = "what the winners had", .test_func = tells_what_winners_had },
        { .name = "a picture", .test_func = draws },
        { .name = "an interrupted series tells what it has", .test_func = is_interrupted },
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
