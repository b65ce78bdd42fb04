/* Weights that are found by play: from knowing nothing, what wins is found; and greedy wins by it. */
#include "tests/properties/play.h"

#include "ai/contest.h"
#include "ai/players.h"
#include "games/emdo/game.h"

enum { MEETINGS = 60, DEALS = 4 };

/* Eminent Domain with weights of its own, none at first. */
typedef struct Mind {
    ValueWeight weight[VALUE_TERMS_MAX];
    Valuation valuation;
    Game game;
} Mind;

static void forget(Mind *mind)
{
    mind->valuation = *emdo_game.valuation;
    for (int i = 0; i < mind->valuation.terms; i++)
        mind->weight[i] = (ValueWeight){ .term = emdo_game.valuation->weight[i].term };
    mind->valuation.weight = mind->weight;
    mind->game = emdo_game;
    mind->game.valuation = &mind->valuation;
}

static void learn(Mind *mind, unsigned seed, Fit *fit)
{
    Rng rng = play_rng(seed);
    forget(mind);
    Contest *contest = contest_new(&mind->game, &rng);
    assert_non_null(contest);
    for (int i = 0; i < MEETINGS; i++) {
        double part = contest_meet(contest, 2, DEALS, 0.5);
        assert_true(part >= -1 && part <= 1);
    }
    contest_weights(contest, fit);
    contest_free(contest);
    for (int i = 0; i < mind->valuation.terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            mind->weight[i].at[stage] = (int32_t)(fit->weight[i][stage] * VALUE_LOGIT);
}

/* How often the one who has learned wins, each deal played from both seats. */
static int wins(const Mind *learned, const Mind *other, int deals)
{
    int won = 0;
    Rng rng = play_rng(6);
    for (int i = 0; i < 2 * deals; i++) {
        Setup setup = game_normal_setup(&emdo_game, 2);
        State state;
        int share[SEATS_MAX] = { 0 };
        setup.seed[0] = (uint8_t)(i / 2);
        game_setup(&emdo_game, state.bytes, &setup, NULL);
        while (game_pending(state.bytes)) {
            int seat = bits_first(game_pending(state.bytes));
            const Mind *mind = seat == i % 2 ? learned : other;
            State hidden = state;
            game_hide(&emdo_game, hidden.bytes, seat, &rng);
            emdo_game.apply(state.bytes, seat, greedy_choose(&mind->game, hidden.bytes, seat, &rng),
                            NULL);
        }
        game_shares(&emdo_game, state.bytes, share);
        won += share[i % 2] > SHARE / 2;
    }
    return won;
}

static void what_wins_is_found(void **unused)
{
    (void)unused;
    static Mind mind, again, blank;
    Fit fit, same;
    forget(&blank);
    assert_in_range(wins(&blank, &blank, 20), 10, 30);
    learn(&mind, 5, &fit);
    assert_true(wins(&mind, &blank, 20) > 30);
    learn(&again, 5, &same);
    assert_memory_equal(&fit, &same, sizeof fit);
    learn(&again, 6, &same);
    assert_memory_not_equal(&fit, &same, sizeof fit);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(what_wins_is_found) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
