/* `orrery tune` run as a program: the weights it prints and writes, the same for the same seed; and the
 * search of `go` and `bench`, seen from outside. */
#include "tests/cli/command.h"

static void fits(void **state)
{
    (void)state;
    static char first[1 << 16];
    Text kept = text_over(first);
    contains("$O tune spacebase -n 12 --seed 3", 0, "spacebase: 12 games of greedy, ");
    assert_non_null(strstr(output, "log loss on those kept apart: "));
    assert_non_null(strstr(output, "\nTERM(VP, "));
    text_put(&kept, output);
    gives("$O tune spacebase -n 12 --seed 3", 0, first);
    contains("$O tune spacebase -n 12 --seed 4", 0, "TERM(");
    assert_string_not_equal(output, first);
    contains("$O tune emdo -n 4 -p 2 -o $T/w && grep -c TERM $T/w", 0, "16\n");
}

/* The network: a row for every thing, the same for the same seed, going on from what there is. */
static void teaches(void **state)
{
    (void)state;
    contains("$O tune spacebase --net -n 4 -p 2 --seed 3 -o $T/n", 0, "after 4 games: surprise ");
    contains("grep -c 'static const NetRow NET(' $T/n", 0, "4\n");
    contains("cat $T/n", 0, "`orrery tune spacebase --net -n 4 -p 2 --seed 3`.");
    contains(
        "$O tune spacebase --net -n 4 -p 2 --seed 3 -o $T/same && cmp $T/n $T/same && echo same", 0,
        "same\n");
    /* the rows: what is said above them names the command */
    contains(
        "$O tune spacebase --net --go-on -n 4 -p 2 --seed 3 -o $T/on && grep '{ {' $T/n > $T/a && "
        "grep '{ {' $T/on > $T/b && { cmp -s $T/a $T/b || echo other; }",
        0, "other\n");
    contains(
        "$O tune spacebase --net --led 2 -n 4 -p 2 --seed 3 -o $T/led && grep '{ {' $T/led > $T/b && "
        "{ cmp -s $T/a $T/b || echo other; }",
        0, "other\n");
    contains("$O tune rftg --net -n 4 --seed 3 -o $T/n && $O tune rftg --net --varied 100 -n 4 "
             "--seed 3 -o $T/varied && grep '{ {' $T/n > $T/a && grep '{ {' $T/varied > $T/b && "
             "{ cmp -s $T/a $T/b || echo other; }",
             0, "other\n");
    contains("$O tune spacebase --net -n 1 -p 2 -o /nowhere/n 2>&1", 1,
             "/nowhere/n cannot be written");
}

/* Sets of weights meet: the same for the same seed, and other weights than there were. */
static void follows_the_better(void **state)
{
    (void)state;
    contains("$O tune emdo --by-play -n 48 -p 2 --seed 3 -o $T/p", 0, "after 48 games: went 0.");
    contains(
        "$O tune emdo --by-play -n 48 -p 2 --seed 3 -o $T/same && cmp $T/p $T/same && echo same", 0,
        "same\n");
    contains("grep -c TERM $T/p", 0, "16\n");
    contains("cat $T/p", 0, "Written by `orrery tune emdo --by-play -n 48 -p 2 --seed 3`;");
    contains(
        "$O tune emdo --by-play -n 48 -p 2 --seed 4 -o $T/other && cmp -s $T/p $T/other || echo other",
        0, "other\n");
    contains("$O tune emdo --by-play -n 1 -o /nowhere/w 2>&1", 1, "/nowhere/w cannot be written");
}

static void refuses(void **state)
{
    (void)state;
    gives("$O tune spacebase --net --by-play 2>&1", 2,
          "orrery tune: --net and --by-play do not go together\n");
    gives("$O tune spacebase --seed x 2>&1", 2,
          "orrery tune: --seed 'x': a seed is a number below 2^64 or 64 hex digits\n");
    gives("$O tune spacebase -n 1 -p 6 2>&1", 2,
          "orrery tune: 6 players: spacebase is for 2 to 5\n");
    gives("$O tune spacebase -b gready 2>&1", 2,
          "orrery tune: no bot 'gready'; did you mean 'greedy'?\n");
    contains("$O tune spacebase -n 2 -o /nowhere/w 2>&1", 1, "/nowhere/w cannot be written");
}

/* More simulations may find another move; each answer is a move or one line of error. */
static void searches_when_told_to_go(void **state)
{
    (void)state;
    contains(
        "printf 'new spacebase players=2 seed=5\\ngo 0 bot=master sims=50\\n' | $O protocol | tail -1",
        0, "= ");
    contains(
        "printf 'new spacebase players=2 seed=5\\ngo 0 bot=fair ms=20\\n' | $O protocol | tail -1",
        0, "= ");
    contains(
        "printf 'new spacebase players=2 seed=5\\ngo 0 bot=fair ms=0\\n' | $O protocol | tail -1",
        0, "? ms=0: a number from 1 to ");
}

static void signs_the_search(void **state)
{
    (void)state;
    char first[17] = "";
    Text kept = text_over(first);
    for (int i = 0; i < 2; i++) {
        JsonValue bench = json("$O bench emdo -s 0.01 --json");
        size_t n;
        const char *signature = json_span(json_get(bench, "search_signature"), &n);
        assert_int_equal(n, 18);
        if (i == 0)
            text_put_n(&kept, signature + 1, 16);
        assert_memory_equal(first, signature + 1, 16);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "weights are fitted and written", .test_func = fits },
        { .name = "a network is taught and written", .test_func = teaches },
        { .name = "weights follow the better set", .test_func = follows_the_better },
        { .name = "what cannot be fitted is refused", .test_func = refuses },
        { .name = "go searches as long as it is told", .test_func = searches_when_told_to_go },
        { .name = "bench signs the search", .test_func = signs_the_search },
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
