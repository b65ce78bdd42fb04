/* Series of games: a signal interrupts one only if it leaves games missing. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "tests/tiny/game.h"

#include "cli/series.h"

/* When the signal comes, and when it is enough: as the game of this number is taken. */
typedef struct Plan {
    int signal_at, enough_at;
    int taken;
} Plan;

static void prepare(const void *context, int index, SeriesGame *out)
{
    (void)context;
    out->setup = game_normal_setup(&tiny_game, 2);
    out->setup.seed[0] = (uint8_t)index;
    for (int seat = 0; seat < 2; seat++)
        out->bot[seat] = &bots[0];
}

static bool take(void *context, int index, const Outcome *outcome)
{
    Plan *plan = context;
    (void)outcome;
    plan->taken++;
    if (index == plan->signal_at)
        raise(SIGTERM);
    return index != plan->enough_at;
}

static SeriesEnd play(Plan *plan, int games)
{
    const Series series = { .game = &tiny_game,
                            .games = games,
                            .threads = 1,
                            .command = "test",
                            .prepare = prepare,
                            .take = take,
                            .context = plan };
    return series_play(&series);
}

static void games_are_missing(void **state)
{
    (void)state;
    Plan plan = { .signal_at = 3, .enough_at = -1 };
    assert_int_equal(play(&plan, SERIES_GAMES_MAX), SERIES_INTERRUPTED);
    assert_in_range(plan.taken, 4, SERIES_GAMES_MAX - 1);
}

static void all_were_played(void **state)
{
    (void)state;
    Plan plan = { .signal_at = 4, .enough_at = -1 };
    assert_int_equal(play(&plan, 5), SERIES_DONE);
    assert_int_equal(plan.taken, 5);
}

static void it_was_enough(void **state)
{
    (void)state;
    Plan plan = { .signal_at = 4, .enough_at = 4 };
    assert_int_equal(play(&plan, 1000), SERIES_DONE);
    assert_int_equal(plan.taken, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "a signal interrupts games that are to come", .test_func = games_are_missing },
        { .name = "a signal after the last game interrupts nothing", .test_func = all_were_played },
        { .name = "a signal after enough games interrupts nothing", .test_func = it_was_enough },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
