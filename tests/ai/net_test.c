/* The network that corrects the weighed terms: what it adds, and that it learns. */
#include "tests/properties/play.h"

#include <math.h>

#include "ai/train.h"
#include "core/net.h"
#include "games/spacebase/game.h"

/* A table with one thing for each seat and one in the middle. */
typedef struct Table {
    Head head;
    int have[SEATS_MAX], middle;
} Table;

enum { THING = SEE_TERMS, ROWS = SEE_TERMS + 1 + 1, MIDDLE = SEE_TABLE };

static int progress(const void *state)
{
    (void)state;
    return VALUE_END / 2;
}

static void count(const void *state, int seat, int16_t *term)
{
    term[0] = (int16_t)((const Table *)state)->have[seat];
}

/* What has no term: each seat's thing once more, as a square. */
static void see_seat(const void *state, int seat, NetEntries *list)
{
    int have = ((const Table *)state)->have[seat];
    net_note(list, 0, have * have);
}

static void see_table(const void *state, NetEntries *list)
{
    net_note(list, 0, ((const Table *)state)->middle);
}

static NetRow own[ROWS], others[ROWS], common[SEE_TABLE + 1], out;
static const Net net = { own, others, common, &out };
static const ValueWeight weight[] = { { "have", { 1000, 1000, 1000 } } };
static const Valuation valuation = { .weight = weight,
                                     .terms = 1,
                                     .progress = progress,
                                     .count = count,
                                     .net = &net,
                                     .seat_things = 1,
                                     .table_things = 1,
                                     .see_seat = see_seat,
                                     .see_table = see_table };
static const Game game = { .valuation = &valuation };

static void blank(void)
{
    memset(own, 0, sizeof own);
    memset(others, 0, sizeof others);
    memset(common, 0, sizeof common);
    memset(&out, 0, sizeof out);
}

static void is_share(const Table *table, int seat, double wanted)
{
    net_forget();
    assert_true(fabs((double)value_share(&game, table, seat) / SHARE - wanted) < 0.005);
}

static double share_of(double logit)
{
    return 1 / (1 + exp(-logit));
}

static void a_blank_network_adds_nothing(void **unused)
{
    (void)unused;
    Table table = { .head = { .seats = 2, .asked = 1 }, .have = { 9, 2 }, .middle = 3 };
    blank();
    is_share(&table, 0, share_of(0.7));
    assert_int_equal(value_share(&game, &table, 0), value_by_terms(&game, &table, 0));
}

static void units_see_own_others_and_table(void **unused)
{
    (void)unused;
    Table table = { .head = { .seats = 2, .asked = 1 }, .have = { 2, 3 }, .middle = 5 };
    blank();
    out.unit[7] = 1;
    own[THING].unit[7] = 0.5f;     /* seat 0: 1.0, seat 1: 1.5 */
    own[ROWS - 1].unit[7] = 0.25f; /* seat 0: 1.0, seat 1: 2.25 */
    is_share(&table, 1, share_of(0.1 + 1.75));
    others[THING].unit[7] = -0.125f; /* seat 0: -0.375, seat 1: -0.25 */
    is_share(&table, 1, share_of(0.1 + 1.875));
    own[SEE_ASKED].unit[7] = 2; /* seat 0 owes a decision */
    is_share(&table, 1, share_of(0.1 - 0.125));
    assert_in_range(value_by_terms(&game, &table, 1), SHARE / 2 + 200, SHARE / 2 + 300);
    common[MIDDLE].unit[7] =
        -0.73f; /* now the units are -0.025 and -0.15: an eighth of it passes */
    is_share(&table, 1, share_of(0.1 - 0.125 / 8));
    common[SEE_PROGRESS].unit[7] = 0.01f; /* and back by 5 */
    is_share(&table, 1, share_of(0.1 - 0.125));
}

/* Where other weights tell who wins, the network corrects those, and judges what was reached as well. */
static void it_corrects_what_tells_who_wins(void **unused)
{
    (void)unused;
    static const ValueWeight chance[] = { { "have", { 3000, 3000, 3000 } } };
    Table table = { .head = { .seats = 2, .asked = 1 }, .have = { 2, 3 } };
    Valuation both = valuation;
    const Game other_game = { .valuation = &both };
    int share[SEATS_MAX];
    both.chance = chance;
    blank();
    out.unit[7] = 1;
    own[THING].unit[7] = 0.5f; /* seat 0: 1.0, seat 1: 1.5 */
    net_forget();
    value_chances(&other_game, &table, false, share);
    assert_true(fabs((double)share[1] / SHARE - share_of(0.3 + 0.5)) < 0.005);
    assert_int_equal(value_share(&other_game, &table, 1), share[1]);
    value_chances(&other_game, &table, true, share); /* unless only the terms are asked for */
    assert_true(fabs((double)share[1] / SHARE - share_of(0.3)) < 0.005);
    assert_int_equal(value_by_terms(&other_game, &table, 1), value_by_terms(&game, &table, 1));
}

static void others_are_seen_by_their_mean(void **unused)
{
    (void)unused;
    Table table = { .head = { .seats = 3, .asked = 1 }, .have = { 0, 4, 8 } };
    int share[SEATS_MAX];
    blank();
    out.unit[0] = 0.1f;
    others[THING].unit[0] = 1; /* the units see 6, 4 and 2; the terms 0, 0.4 and 0.8 */
    net_forget();
    value_chances(&game, &table, false, share);
    double a = exp(0.6), b = exp(0.8), c = exp(1.0);
    assert_true(fabs((double)share[0] / SHARE - a / (a + b + c)) < 0.005);
    assert_true(fabs((double)share[2] / SHARE - c / (a + b + c)) < 0.005);
    assert_int_equal(share[1], value_share(&game, &table, 1));
}

/* What is kept of one position for the next changes nothing, whatever the next is. */
static void what_is_kept_is_right(void **unused)
{
    (void)unused;
    static const Net another = { others, own, common, &out };
    Valuation by_another = valuation;
    const Game other_game = { .valuation = &by_another };
    by_another.net = &another;
    blank();
    for (int unit = 0; unit < NET_UNITS; unit++) {
        own[THING].unit[unit] = 0.01f * (float)unit;
        own[ROWS - 1].unit[unit] = -0.003f * (float)unit;
        others[THING].unit[unit] = 0.1f - 0.01f * (float)unit;
        common[MIDDLE].unit[unit] = unit % 2 ? 0.07f : -0.05f;
        out.unit[unit] = 0.1f;
    }
    net_forget();
    Rng rng = play_rng(5);
    Table table = { .head = { .seats = 3, .asked = 1 }, .have = { 1, 2, 3 }, .middle = 1 };
    for (int i = 0; i < 500; i++) {
        const Game *by = rng_below(&rng, 4) ? &game : &other_game;
        if (rng_below(&rng, 2))
            table.have[rng_below(&rng, 3)] = rng_below(&rng, 4);
        table.middle = rng_below(&rng, 2);
        table.head.asked = (SeatSet)(1 << rng_below(&rng, 3));
        int seat = rng_below(&rng, 3), kept = value_share(by, &table, seat);
        net_forget();
        assert_int_equal(value_share(by, &table, seat), kept);
        value_share(by, &table, seat);
    }
}

/* A network of two judges games of two, if there is one. */
static void two_have_their_own(void **unused)
{
    (void)unused;
    static const Net of_two = { own, others, common, &out };
    Valuation both = valuation;
    both.net_of_two = &of_two;
    assert_ptr_equal(value_net(&both, 2), &of_two);
    assert_ptr_equal(value_net(&both, 3), &net);
    assert_ptr_equal(value_net(&valuation, 2), &net);
}

/* Space Base without any weights: who wins is learned from play alone. */
static double surprise_after(int lessons, int simulations, Net *kept, NetRow *first)
{
    static ValueWeight blank_weight[VALUE_TERMS_MAX];
    Valuation knows_nothing = *sb_game.valuation;
    Game blank_game = sb_game;
    Rng rng = play_rng(3);
    Setup setup = game_normal_setup(&sb_game, 2);
    for (int i = 0; i < knows_nothing.terms; i++)
        blank_weight[i] = (ValueWeight){ .term = sb_game.valuation->weight[i].term };
    knows_nothing.weight = blank_weight;
    knows_nothing.net = knows_nothing.net_of_two = NULL;
    blank_game.valuation = &knows_nothing;
    Trainer *trainer = trainer_new(&blank_game, NULL, simulations, &rng);
    assert_non_null(trainer);
    for (int i = 0; i < lessons; i++)
        trainer_game(trainer, &setup, 0.004);
    trainer_loss(trainer);
    for (int i = 0; i < (simulations ? 1 : 40); i++)
        trainer_game(trainer, &setup, 0);
    double loss = trainer_loss(trainer);
    *kept = *trainer_net(trainer);
    *first = kept->own[SEE_TERMS];
    trainer_free(trainer);
    return loss;
}

static void it_learns(void **unused)
{
    (void)unused;
    Net net_before, net_after;
    NetRow before, after, again;
    assert_true(fabs(surprise_after(0, 0, &net_before, &before) - log(2)) < 1e-6);
    assert_true(surprise_after(100, 0, &net_after, &after) < 0.66);
    assert_memory_not_equal(&before, &after, sizeof before);
    double learned = surprise_after(5, 0, &net_after, &after); /* the same seed, the same network */
    assert_true(fabs(surprise_after(5, 0, &net_after, &again) - learned) < 1e-9);
    assert_memory_equal(&after, &again, sizeof after);
    assert_memory_not_equal(&before, &after, sizeof before);
}

/* A led game is played on from many of its positions, so a few of them teach as much. */
static void it_learns_from_where_a_search_leads(void **unused)
{
    (void)unused;
    Net kept;
    NetRow led, again, by_itself;
    assert_true(fabs(surprise_after(0, 1, &kept, &led) - log(2)) < 1e-6);
    double learned = surprise_after(2, 1, &kept, &led);
    assert_true(learned < 0.66);
    assert_true(fabs(surprise_after(2, 1, &kept, &again) - learned) < 1e-9);
    assert_memory_equal(&led, &again, sizeof led);
    surprise_after(2, 0, &kept, &by_itself);
    assert_memory_not_equal(&led, &by_itself, sizeof led);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_blank_network_adds_nothing),
        cmocka_unit_test(what_is_kept_is_right),
        cmocka_unit_test(two_have_their_own),
        cmocka_unit_test(units_see_own_others_and_table),
        cmocka_unit_test(it_corrects_what_tells_who_wins),
        cmocka_unit_test(others_are_seen_by_their_mean),
        cmocka_unit_test(it_learns),
        cmocka_unit_test(it_learns_from_where_a_search_leads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
