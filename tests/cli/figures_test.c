/* The statistics of matches: intervals that hold what they promise, Elo, sequential tests. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "core/game.h"
#include "core/rng.h"

#include "cli/figures.h"

static void near(double value, double expected)
{
    assert_float_equal(value, expected, 0.0005);
}

static Sample sample_of(int games, int deals, long long share)
{
    Sample sample = { .games = games };
    for (int i = 0; i < deals; i++)
        sample_add(&sample, share);
    return sample;
}

/* Agresti and Coull's interval for 15 of 20: the centre (15 + z^2/2) / (20 + z^2). */
static void single_games(void **state)
{
    (void)state;
    Sample sample = { .games = 1 };
    double low, high;
    for (int i = 0; i < 20; i++)
        sample_add(&sample, i < 15 ? SHARE : 0);
    near(sample_mean(&sample), 0.75);
    sample_interval(&sample, &low, &high);
    near(low, 0.5275);
    near(high, 0.8919);
}

static void never_without_width(void **state)
{
    (void)state;
    double low, high;
    Sample none = { .games = 2 }, won = sample_of(2, 100, 2 * SHARE), lost = sample_of(2, 1, 0);
    sample_interval(&none, &low, &high);
    near(low, 0);
    near(high, 1);
    sample_interval(&won, &low, &high);
    assert_true(low > 0.96 && low < 0.981); /* between 100 games and 200 of them, by Wilson */
    near(high, 1);
    sample_interval(&lost, &low, &high);
    near(low, 0);
    assert_true(high > 0.8);
}

/* Deals that are always split say more than as many games that are not: the seat decided them. */
static void deals_count_not_games(void **state)
{
    (void)state;
    Sample split = sample_of(2, 100, SHARE), whole = { .games = 2 };
    for (int i = 0; i < 100; i++)
        sample_add(&whole, i % 2 ? 0 : 2 * SHARE);
    double low, high, width;
    sample_interval(&split, &low, &high);
    width = high - low;
    near(low + high, 1);
    assert_true(width > 0.01 && width < 0.07);
    sample_interval(&whole, &low, &high);
    near(low + high, 1);
    assert_true(high - low > 0.18 && high - low < 0.2); /* as 100 games, not as 200 */
}

/* A deal of games that each are won with this chance (in 1/1000); each follows the one before with
 * a chance of a half, if they are alike. */
static long long draw_deal(Rng *rng, int games, int chance, bool alike)
{
    long long share = 0;
    bool won = false;
    for (int i = 0; i < games; i++) {
        if (i == 0 || !alike || rng_below(rng, 2))
            won = (int)rng_below(rng, 1000) < chance;
        share += won ? SHARE : 0;
    }
    return share;
}

static double coverage(int games, int deals, int chance, bool alike)
{
    enum { TRIES = 2000 };
    const uint8_t seed[RNG_SEED_BYTES] = { 1 };
    Rng rng;
    int within = 0;
    rng_seed(&rng, seed);
    for (int i = 0; i < TRIES; i++) {
        Sample sample = { .games = games };
        double low, high;
        for (int deal = 0; deal < deals; deal++)
            sample_add(&sample, draw_deal(&rng, games, chance, alike));
        sample_interval(&sample, &low, &high);
        within += low <= chance / 1000.0 && chance / 1000.0 <= high;
    }
    return (double)within / TRIES;
}

static void intervals_hold(void **state)
{
    (void)state;
    static const int chance[] = { 250, 500, 600, 900, 970 }, deals[] = { 3, 10, 100 };
    for (size_t i = 0; i < sizeof chance / sizeof chance[0]; i++)
        for (size_t k = 0; k < sizeof deals / sizeof deals[0]; k++)
            for (int alike = 0; alike < 2; alike++) {
                assert_true(coverage(2, deals[k], chance[i], alike) > 0.93);
                assert_true(coverage(4, deals[k], chance[i], alike) > 0.92);
            }
    assert_true(coverage(2, 100, 600, true) < 0.97);
}

static void elo_of_shares(void **state)
{
    (void)state;
    near(share_elo(0.5, 0.5, 100), 0);
    near(share_elo(0.6, 0.5, 100), 70.4365);
    near(share_elo(1.0 / 3, 0.25, 100), 70.4365); /* one against three */
    near(share_elo(1, 0.5, 100), share_elo(0.995, 0.5, 100));
    near(share_elo(0, 0.5, 100), share_elo(0.005, 0.5, 100));
    near(share_of_field(0.6, 0.5), 0.6);
    near(share_of_field(0.6, 0.25), 1.0 / 3);
    near(share_of_field(0.5, 0.75), 0.75);
}

/* The part of sequential tests that accept the higher share, and how many deals they took. */
static double accepted(const Sprt *sprt, int games, int chance, bool alike, long long *deals)
{
    enum { TRIES = 400 };
    const uint8_t seed[RNG_SEED_BYTES] = { 2 };
    Rng rng;
    int high = 0;
    rng_seed(&rng, seed);
    *deals = 0;
    for (int i = 0; i < TRIES; i++) {
        Sprt test = *sprt;
        int verdict = 0;
        for (; verdict == 0; ++*deals) {
            sprt_add(&test, (double)draw_deal(&rng, games, chance, alike) / (games * SHARE));
            verdict = sprt_verdict(&test);
        }
        high += verdict > 0;
    }
    *deals /= TRIES;
    return (double)high / TRIES;
}

/* With chances to err of 5 %; 2 % are left for the luck of 400 tries. */
static void sequential_tests(void **state)
{
    (void)state;
    static const struct {
        int games, low, high;
    } row[] = { { 2, 500, 600 }, { 4, 250, 333 }, { 2, 850, 950 } };
    long long deals;
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        for (int alike = 0; alike < 2; alike++) {
            Sprt sprt = sprt_make(row[i].low / 1000.0, row[i].high / 1000.0, 0.05, 0.05);
            assert_true(accepted(&sprt, row[i].games, row[i].low, alike, &deals) < 0.07);
            assert_true(accepted(&sprt, row[i].games, row[i].high, alike, &deals) > 0.93);
        }
    Sprt sprt = sprt_make(0.5, 0.6, 0.05, 0.05);
    accepted(&sprt, 2, 600, false, &deals);
    assert_in_range(deals, 40, 100);
    assert_true(accepted(&sprt, 2, 900, false, &deals) == 1);
    assert_in_range(deals, 4, 30);
}

/* Wald's bounds; and for single games, won or lost, the ratio is the one that everybody knows. */
static void sequential_bounds(void **state)
{
    (void)state;
    Sprt sprt = sprt_make(0.5, 0.6, 0.05, 0.05), uneven = sprt_make(0.5, 0.6, 0.01, 0.2);
    near(sprt.bound_high, 2.9444);
    near(sprt.bound_low, -2.9444);
    near(uneven.bound_high, 4.3820);
    near(uneven.bound_low, -1.5994);
    for (int i = 0; i < 30; i++)
        sprt_add(&sprt, i < 20 ? 1 : 0);
    near(sprt_ratio(&sprt), 20.1 * log(0.6 / 0.5) + 10.1 * log(0.4 / 0.5));
}

/* Scores of one half throughout have no spread, but are no proof after a deal or two. */
static void sequential_tests_of_no_spread(void **state)
{
    (void)state;
    Sprt sprt = sprt_make(0.5, 0.6, 0.05, 0.05);
    int deals = 0;
    for (; sprt_verdict(&sprt) == 0; deals++)
        sprt_add(&sprt, 0.5);
    assert_int_equal(sprt_verdict(&sprt), -1);
    assert_in_range(deals, 10,
                    20); /* a fifth of them must be won for a mean of 0.6: 0.8^n < 1/19 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "the interval of single games", .test_func = single_games },
        { .name = "no interval is without width", .test_func = never_without_width },
        { .name = "deals are counted, not games", .test_func = deals_count_not_games },
        { .name = "95 % of the intervals hold the share", .test_func = intervals_hold },
        { .name = "Elo of shares", .test_func = elo_of_shares },
        { .name = "sequential tests err as often as they may", .test_func = sequential_tests },
        { .name = "the bounds and the ratio of single games", .test_func = sequential_bounds },
        { .name = "scores without spread", .test_func = sequential_tests_of_no_spread },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
