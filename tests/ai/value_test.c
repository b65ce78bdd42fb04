/* Values made of weighed terms, and the fit that finds the weights. */
#include "tests/properties/play.h"

#include <math.h>

#include "ai/fit.h"
#include "core/value.h"

static void stages_share_the_game(void **unused)
{
    (void)unused;
    static const int wanted[][1 + VALUE_STAGES] = {
        { -5, 1000, 0, 0 },   { 0, 1000, 0, 0 },    { 250, 500, 500, 0 }, { 500, 0, 1000, 0 },
        { 900, 0, 200, 800 }, { 1000, 0, 0, 1000 }, { 1200, 0, 0, 1000 },
    };
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        int part[VALUE_STAGES];
        value_stages(wanted[i][0], part);
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            assert_int_equal(part[stage], wanted[i][1 + stage]);
    }
}

/* A table of two or three with one thing, and half of it spent by now. */
typedef struct Table {
    Head head;
    int have[SEATS_MAX];
} Table;

static int half(const void *state)
{
    (void)state;
    return VALUE_END / 4;
}

static void count_have(const void *state, int seat, int16_t *term)
{
    term[0] = (int16_t)((const Table *)state)->have[seat];
}

static void shares_follow_the_logit(void **unused)
{
    (void)unused;
    static const ValueWeight weight[] = { { "have", { 2000, 4000, 9999 } } };
    static const Valuation valuation = {
        .weight = weight, .terms = 1, .progress = half, .count = count_have
    };
    static const Game game = { .valuation = &valuation };
    Table table = { .head = { .seats = 2, .asked = 1 }, .have = { 10, 10, 0 } };
    assert_int_equal(value_share(&game, &table, 0), SHARE / 2);
    for (int more = 0; more <= 20; more++) {
        table.have[1] = 10 + more;
        double odds = exp(0.3 * more);
        int mine = value_share(&game, &table, 0), theirs = value_share(&game, &table, 1);
        assert_in_range(mine + theirs, SHARE - 1, SHARE);
        assert_true(fabs(theirs - SHARE * odds / (1 + odds)) < SHARE * 0.004);
    }
    table = (Table){ .head = { .seats = 3, .asked = 1 }, .have = { 1, 4, 1000 } };
    assert_in_range(value_share(&game, &table, 2), SHARE - 2, SHARE);
    assert_in_range(value_share(&game, &table, 0), 0, 1);
}

/* To choose moves by, more is better; to tell who wins, it is not. */
static void chances_have_their_own_weights(void **unused)
{
    (void)unused;
    static const ValueWeight weight[] = { { "have", { 2000, 4000, 9999 } } };
    static const ValueWeight chance[] = { { "have", { -2000, -4000, 0 } } };
    Valuation valuation = { .weight = weight, .terms = 1, .progress = half, .count = count_have };
    const Game game = { .valuation = &valuation };
    const Table table = { .head = { .seats = 2, .asked = 1 }, .have = { 3, 5 } };
    int share[SEATS_MAX] = { 0 };
    value_chances(&game, &table, false, share);
    assert_int_equal(share[1], value_share(&game, &table, 1));
    valuation.chance = chance;
    value_chances(&game, &table, false, share);
    assert_int_equal(share[0], value_share(&game, &table, 1));
    assert_true(share[0] > share[1]);
    assert_int_equal(value_by_terms(&game, &table, 1), value_share(&game, &table, 1));
}

static void rank_by_have(const void *state, Result *result)
{
    const Table *table = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < table->head.seats; seat++)
        for (int other = 0; other < table->head.seats; other++)
            result->rank[seat] += table->have[other] > table->have[seat] || other == seat;
}

/* Where seats are apart, moves are compared by what a seat has itself; the end outweighs any of that. */
static void own_things_alone(void **unused)
{
    (void)unused;
    static const ValueWeight weight[] = { { "have", { 2000, 4000, 9999 } } };
    Valuation valuation = {
        .weight = weight, .terms = 1, .progress = half, .count = count_have, .apart = true
    };
    const Game game = { .valuation = &valuation, .result = rank_by_have };
    Table table = { .head = { .seats = 2, .asked = 1 }, .have = { 10, 30 } };
    assert_int_equal(value_own(&game, &table, 0), 10 * 3000);
    assert_int_equal(value_own(&game, &table, 1), 30 * 3000);
    table.have[1] = 0;
    assert_int_equal(value_own(&game, &table, 0), 10 * 3000);
    table.have[0] = INT16_MAX;
    int most = value_own(&game, &table, 0);
    table.have[0] = -INT16_MAX;
    int least = value_own(&game, &table, 0);
    table.head.asked = 0;
    assert_true(value_own(&game, &table, 0) < least && value_own(&game, &table, 1) > most);
    table.head.asked = 1;
    valuation.apart = false;
    table.have[0] = 10;
    assert_int_equal(value_own(&game, &table, 0), value_share(&game, &table, 0));
}

/* Every game's shares of all seats add up to one win; at the end they are the real ones. */
static void check_shares(Walk *walk)
{
    int sum = 0;
    const Game *game = walk->game;
    for (int seat = 0; seat < walk->setup.seats; seat++) {
        int share = game->value(walk->state.bytes, seat);
        walk_holds(walk, share >= 0 && share <= SHARE);
        sum += share;
    }
    walk_holds(walk, !game->valuation || (sum <= SHARE && sum >= SHARE - walk->setup.seats));
    if (game_pending(walk->state.bytes))
        return;
    int real[SEATS_MAX];
    game_shares(game, walk->state.bytes, real);
    for (int seat = 0; seat < walk->setup.seats; seat++)
        walk_holds(walk, game->value(walk->state.bytes, seat) == real[seat]);
}

static void values_are_shares(void **unused)
{
    (void)unused;
    for (int i = 0; setups_game(i); i++) {
        Setup setup = game_normal_setup(setups_game(i), setups_game(i)->seats_max);
        walk_visit(setups_game(i), &setup, 11, 40, check_shares);
    }
}

/* Games whose winner follows known weights: the fit finds them. */
static void the_fit_finds_the_weights(void **unused)
{
    (void)unused;
    enum { SAMPLES = 40000 };
    static const double truth[2][VALUE_STAGES] = { { 0.2, 0.4, 0.8 }, { 0.5, 0.1, -0.3 } };
    FitSample *sample = calloc(SAMPLES, sizeof *sample);
    Rng rng = play_rng(1);
    assert_non_null(sample);
    for (int n = 0; n < SAMPLES; n++) {
        double logit = 0;
        int part[VALUE_STAGES], progress = rng_below(&rng, VALUE_END + 1);
        value_stages(progress, part);
        sample[n].seats = 2;
        sample[n].progress = (int16_t)progress;
        for (int i = 0; i < 2; i++)
            for (int seat = 0; seat < 2; seat++) {
                sample[n].term[seat][i] = (int16_t)rng_below(&rng, 9);
                for (int stage = 0; stage < VALUE_STAGES; stage++)
                    logit += (seat ? -1 : 1) * truth[i][stage] * part[stage] / VALUE_END *
                             sample[n].term[seat][i];
            }
        int winner = rng_below(&rng, 1000000) < 1e6 / (1 + exp(-logit)) ? 0 : 1;
        sample[n].target[winner] = 1;
    }
    Fit fit = { .weight = { { 0 } } };
    double before = fit_loss(&fit, 2, sample, SAMPLES);
    assert_true(fabs(before - log(2)) < 1e-6);
    fit_run(&fit, 2, sample, SAMPLES, 12, &rng);
    assert_true(fit_loss(&fit, 2, sample, SAMPLES) < before - 0.2);
    for (int i = 0; i < 2; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            assert_true(fabs(fit.weight[i][stage] - truth[i][stage]) < 0.06);
    free(sample);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "early, middle and late share the game", .test_func = stages_share_the_game },
        { .name = "shares follow the logit", .test_func = shares_follow_the_logit },
        { .name = "positions are judged by weights of their own",
          .test_func = chances_have_their_own_weights },
        { .name = "own things alone", .test_func = own_things_alone },
        { .name = "values of all games are shares", .test_func = values_are_shares },
        { .name = "the fit finds the weights", .test_func = the_fit_finds_the_weights },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
