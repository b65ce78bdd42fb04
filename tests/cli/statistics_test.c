/* Statistics of games, from outcomes made by hand: lengths, places, margins, things, and the picture. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "tests/tiny/game.h"
#include "tests/tiny/tables.h"

#include "cli/chart.h"
#include "cli/statistics.h"

static Statistics statistics;

static void near(double value, double expected)
{
    assert_float_equal(value, expected, 0.0005);
}

static void begin(int seats)
{
    const Bot *bot[SEATS_MAX];
    Setup setup = game_normal_setup(&tiny_game, seats);
    for (int seat = 0; seat < seats; seat++)
        bot[seat] = &bots[0];
    statistics_begin(&statistics, &tiny_game, &setup, bot);
}

/* A game of two: these scores, this many rounds; who has more has won. */
static Outcome game_of_two(int one, int other, int rounds)
{
    Outcome outcome;
    memset(&outcome, 0, sizeof outcome);
    outcome.first = -1;
    outcome.rounds = rounds;
    outcome.result.score[0] = outcome.result.part[0][0] = one;
    outcome.result.score[1] = outcome.result.part[1][1] = other;
    outcome.result.rank[0] = one >= other ? 1 : 2;
    outcome.result.rank[1] = other >= one ? 1 : 2;
    outcome.share[0] = one > other ? SHARE : one == other ? SHARE / 2 : 0;
    outcome.share[1] = SHARE - outcome.share[0];
    return outcome;
}

static void lengths(void **state)
{
    (void)state;
    static const int rounds[] = { 2, 4, 4, 4, 5, 5, 7, 9 };
    begin(2);
    for (size_t i = 0; i < sizeof rounds / sizeof rounds[0]; i++) {
        Outcome outcome = game_of_two(10, 7, rounds[i]);
        outcome.decisions[0] = 100 * rounds[i];
        outcome.decisions[1] = 1;
        statistics_take(&statistics, &outcome);
    }
    const Distribution *all = &statistics.rounds;
    assert_int_equal(statistics.games, 8);
    near(distribution_mean(all), 5);
    near(distribution_spread(all), 2.1381); /* the root of 32 / 7 */
    assert_int_equal(all->min, 2);
    assert_int_equal(all->max, 9);
    assert_int_equal(distribution_quantile(all, 5), 2);
    assert_int_equal(distribution_quantile(all, 50), 4);
    assert_int_equal(distribution_quantile(all, 51), 5);
    assert_int_equal(distribution_quantile(all, 95), 9);
    Histogram bins = distribution_bins(all);
    assert_int_equal(bins.from, 2);
    assert_int_equal(bins.width, 1);
    assert_int_equal(bins.bins, 8);
    assert_int_equal(bins.count[2], 3);
    assert_int_equal(bins.most, 3);
    bins = distribution_bins(&statistics.decisions); /* 201 to 901 */
    assert_int_equal(bins.from, 200);
    assert_int_equal(bins.width, 50);
    assert_int_equal(bins.bins, 15);
    assert_int_equal(bins.count[4], 3);
}

static void few_or_large_numbers(void **state)
{
    (void)state;
    begin(2);
    assert_int_equal(distribution_bins(&statistics.rounds).bins, 1);
    near(distribution_spread(&statistics.rounds), 0);
    Outcome outcome = game_of_two(-3, 100000, 1);
    statistics_take(&statistics, &outcome);
    near(distribution_mean(&statistics.score), 49998.5);
    assert_int_equal(statistics.score.min, -3);
    Histogram bins = distribution_bins(&statistics.score);
    assert_int_equal(bins.count[0], 1);
    assert_int_equal(bins.count[bins.bins - 1], 1);
}

static void margins(void **state)
{
    (void)state;
    static const int score[][2] = { { 30, 20 }, { 5, 9 }, { 8, 8 } };
    begin(2);
    for (size_t i = 0; i < sizeof score / sizeof score[0]; i++) {
        Outcome outcome = game_of_two(score[i][0], score[i][1], 1);
        statistics_take(&statistics, &outcome);
    }
    Outcome at_once = game_of_two(3, 12, 1); /* won, whatever the score */
    at_once.result.rank[0] = 1;
    at_once.result.rank[1] = 2;
    statistics_take(&statistics, &at_once);
    assert_int_equal(statistics.margin.sum, 14);
    assert_int_equal(statistics.margin.count[0], 2);
}

static void places(void **state)
{
    (void)state;
    begin(2);
    for (int i = 0; i < 4; i++) {
        Outcome outcome = game_of_two(10, i == 0 ? 11 : 4, 1);
        outcome.first = i < 2 ? 0 : 1;
        statistics_take(&statistics, &outcome);
    }
    near(sample_mean(&statistics.seat[0].wins), 0.75);
    near(sample_mean(&statistics.seat[1].wins), 0.25);
    assert_int_equal(statistics.seat[0].score, 40);
    assert_true(statistics_has_turns(&statistics));
    near(sample_mean(&statistics.turn[0].wins), 0.25); /* seat 0 won one of two, seat 1 none */
    near(sample_mean(&statistics.turn[1].wins), 0.75);
    near(source_mean(&statistics, 0), 5); /* 10 at one of the seats */
    near(source_mean(&statistics, 1), 23.0 / 8);
    near(source_won(&statistics, 0), 7.5); /* three winners with 10 */
    near(source_won(&statistics, 1), 2.75);
    begin(2);
    Outcome outcome = game_of_two(1, 0, 1);
    statistics_take(&statistics, &outcome);
    assert_false(statistics_has_turns(&statistics));
}

static void hold(Outcome *outcome, int seat, int card)
{
    holdings_add(&outcome->held[seat], TINY_THING_CARD, card);
}

/* Card 1 is had by every winner, 2 by every loser, 3 by both, 4 by too few to say anything. */
static void things(void **state)
{
    (void)state;
    ThingTally list[THINGS_MAX];
    begin(2);
    for (int i = 0; i < 12; i++) {
        Outcome outcome = game_of_two(i % 2 ? 10 : 3, 5, 1);
        int winner = i % 2 ? 0 : 1;
        hold(&outcome, winner, 1);
        hold(&outcome, 1 - winner, 2);
        hold(&outcome, 0, 3);
        hold(&outcome, 1, 3);
        hold(&outcome, 1, 3); /* once */
        if (i < 5)
            hold(&outcome, winner, 4);
        statistics_take(&statistics, &outcome);
    }
    assert_int_equal(statistics_things(&statistics, THINGS_ALL, list), 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(list[i].value, i + 1);
    assert_int_equal(list[0].wins.deals, 12);
    near(sample_mean(&list[0].wins), 1);
    assert_int_equal(list[2].wins.deals, 24);
    near(sample_mean(&list[2].wins), 0.5);
    assert_int_equal(statistics_things(&statistics, THINGS_BEST, list), 2);
    assert_int_equal(list[0].value, 1);
    assert_int_equal(list[1].value, 3);
    assert_int_equal(statistics_things(&statistics, THINGS_WORST, list), 1);
    assert_int_equal(list[0].value, 2);
}

/* Many of them have a place each, whatever their hash. */
static void many_things(void **state)
{
    (void)state;
    ThingTally list[THINGS_MAX];
    begin(2);
    for (int i = 0; i < 900; i += 100) {
        Outcome outcome = game_of_two(1, 0, 1);
        for (int k = 0; k < 100; k++)
            holdings_add(&outcome.held[0], 1 + (i + k) % 3, (i + k) / 3);
        statistics_take(&statistics, &outcome);
    }
    assert_int_equal(statistics_things(&statistics, THINGS_ALL, list), 900);
    for (int i = 0; i < 900; i++) {
        assert_int_equal(list[i].thing, 1 + i / 300);
        assert_int_equal(list[i].value, i % 300);
        assert_int_equal(list[i].wins.deals, 1);
    }
}

/* An element at a '<': its name; where it ends; what it opens or closes. */
static const char *read_tag(const char *at, char open[][16], int *depth)
{
    bool closes = at[1] == '/';
    size_t n = strcspn(at + 1 + closes, " >/");
    const char *end = strchr(at, '>');
    assert_non_null(end);
    assert_true(n > 0 && n < 16);
    if (closes) {
        assert_true(*depth > 0);
        assert_memory_equal(open[--*depth], at + 2, n);
    } else if (end[-1] != '/') {
        assert_true(*depth < 8);
        memcpy(open[*depth], at + 1, n);
        open[(*depth)++][n] = 0;
    }
    return end + 1;
}

static void is_well_formed(const char *svg)
{
    static const char *const entity[] = { "&amp;", "&lt;", "&gt;", "&quot;" };
    char open[8][16];
    int depth = 0;
    for (const char *at = svg; *at;) {
        assert_true(depth > 0 || *at == '<' || *at == '\n');
        if (*at == '&') {
            bool known = false;
            for (size_t i = 0; i < sizeof entity / sizeof entity[0]; i++)
                known |= strncmp(at, entity[i], strlen(entity[i])) == 0;
            assert_true(known);
        }
        at = *at == '<' ? read_tag(at, open, &depth) : at + 1;
    }
    assert_int_equal(depth, 0);
}

/* Every class that is used has a look, by night and in the atlas. */
static void classes_are_known(const char *svg)
{
    const char *atlas = strstr(svg, "@media (prefers-color-scheme:light)");
    assert_non_null(atlas);
    for (const char *at = svg; (at = strstr(at, "class=\"")); at++) {
        char rule[32];
        Text text = text_over(rule);
        text_char(&text, '.');
        text_put_n(&text, at + 7, strcspn(at + 7, "\""));
        text_char(&text, '{');
        const char *night = strstr(svg, rule);
        assert_true(night && night < atlas && strstr(atlas, rule));
    }
}

static char svg[CHART_BYTES_MAX];

static void draw(void)
{
    Text text = text_over(svg);
    chart_write(&statistics, &text);
    assert_false(text.full);
    is_well_formed(svg);
    classes_are_known(svg);
    assert_null(strstr(svg, "nan"));
    assert_null(strstr(svg, "inf"));
    assert_null(strstr(svg, "\"-")); /* nothing is drawn outside or has a negative size */
}

static void pictures(void **state)
{
    (void)state;
    begin(3);
    draw(); /* of nothing */
    things(NULL);
    draw();
    assert_non_null(strstr(svg, "12 games of 2 players</title>"));
    assert_non_null(
        strstr(svg, ": 100.0% of the wins (71.8% to 100.0%), had by 50.0% of the seats"));
    places(NULL);
    draw();
    assert_null(strstr(svg, "Who began?"));
    lengths(NULL);
    draw();
    assert_non_null(strstr(svg, "<title>4 rounds: 37.5%</title>"));
    assert_non_null(strstr(svg, "<title>400 to 449 decisions: 37.5%</title>"));
    few_or_large_numbers(NULL);
    draw();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "lengths: mean, spread, quantiles, bins", .test_func = lengths },
        { .name = "few and large numbers", .test_func = few_or_large_numbers },
        { .name = "margins are from the winner to the best other", .test_func = margins },
        { .name = "places by seat and by turn, points by source", .test_func = places },
        { .name = "things: who had them, and how they fared", .test_func = things },
        { .name = "hundreds of things", .test_func = many_things },
        { .name = "the picture is well-formed and knows its classes", .test_func = pictures },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
