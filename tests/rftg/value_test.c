/* Owns the tests of what the bots know of Race for the Galaxy: the worth of cards and goods, and that a
 * card named in a sealed phase is not lost sight of. */
#include "tests/rftg/table.h"

#include "games/rftg/answer.h"
#include "games/rftg/score.h"
#include "games/rftg/supply.h"
#include "games/rftg/value.h"
#include "games/rftg/worth.h"

static CardSet tableau(const int *design, int n)
{
    CardSet set = { { 0 } };
    for (int i = 0; i < n; i++)
        cards_add(&set, rftg_first_card[design[i]]);
    return set;
}

/* Old Earth turns two goods of any kind into a VP each, Mining Conglomerate two Rare ones. */
static void goods_are_eaten_by_kind(void **state)
{
    static const int cards[] = { RFTG_OLD_EARTH, RFTG_MINING_CONGLOMERATE };
    static const struct {
        int goods[RFTG_ANY_KIND], taken;
    } row[] = {
        { { 0, 0, 0, 0, 0 }, 0 }, { { 0, 0, 2, 0, 0 }, 2 }, { { 0, 3, 0, 0, 0 }, 2 },
        { { 0, 1, 3, 0, 0 }, 4 }, { { 1, 1, 1, 1, 0 }, 3 }, { { 0, 0, 5, 0, 0 }, 4 },
    };
    (void)state;
    CardSet set = tableau(cards, 2);
    RftgEngine engine = rftg_engine(&set);
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        int taken;
        assert_int_equal(rftg_meal(&engine, row[i].goods, &taken), 100 * row[i].taken);
        assert_int_equal(taken, row[i].taken);
    }
}

/* What a hand card with variable VP would score is what it scores once it is laid down. */
static void variable_cards_of_the_hand(void **state)
{
    static const int cards[] = { RFTG_MINING_ROBOTS, RFTG_MINING_CONGLOMERATE, RFTG_COMET_ZONE };
    (void)state;
    RftgState s;
    memset(&s, 0, sizeof s);
    s.head.seats = 2;
    s.seat[0].tableau = tableau(cards, 3);
    int league = rftg_first_card[RFTG_MINING_LEAGUE];
    int hand = rftg_variable_of(&s, 0, league, RFTG_ANY_KIND) + rftg_bonus_for(league, league);
    assert_int_equal(hand, 2 + 2 + 2);
    cards_add(&s.seat[0].tableau, league);
    assert_int_equal(rftg_variable_now(&s, 0), hand);
}

/* Whether the seat's move is a whole answer in a sealed phase that the other has yet to answer. */
static bool names_a_card(const RftgState *s, const RftgState *after, int seat, Move move)
{
    int kind = agenda_peek(&s->head)->kind;
    return (kind == RFTG_TASK_DEVELOP || kind == RFTG_TASK_SETTLE) &&
           move_kind(move) != RFTG_MOVE_PASS && game_pending(after) &&
           agenda_peek(&after->head)->kind == kind && !bits_has(game_pending(after), seat);
}

/* Terms that saw nothing in it would find the position no better than one in which the seat passed.
 * Returns whether it was worth comparing. */
static bool sees_the_card(const RftgState *s, const RftgState *after, int seat, Move move)
{
    RftgLook look = rftg_look(s, seat);
    int card = rftg_copy_in(&s->seat[seat].hand, move_a(move), 0);
    RftgState passed = *s;
    rftg_game.apply(&passed, seat, move_make(RFTG_MOVE_PASS, 0, 0, 0), NULL);
    int without = value_by_terms(&rftg_game, &passed, seat);
    if (rftg_placing_gain(&look, card) <= 100 || without < SHARE / 100 ||
        without > SHARE - SHARE / 100) /* as good as decided */
        return false;
    assert_true(value_by_terms(&rftg_game, after, seat) > without);
    return true;
}

/* Looks at a random move of forty games of two before each is played; how often that was worth it. */
static int look_at_games(bool (*look)(const RftgState *s, int seat, Move move))
{
    int seen = 0;
    for (unsigned number = 0; number < 40; number++) {
        RftgState s;
        Rng rng = stream(number);
        Setup setup = game_normal_setup(&rftg_game, 2);
        setup.seed[0] = (uint8_t)number;
        game_setup(&rftg_game, &s, &setup, NULL);
        while (game_pending(&s)) {
            int seat;
            Move move = random_move(&s, &seat, &rng);
            seen += look(&s, seat, move);
            rftg_game.apply(&s, seat, move, NULL);
        }
    }
    return seen;
}

static bool look_at_named(const RftgState *s, int seat, Move move)
{
    RftgState after = *s;
    rftg_game.apply(&after, seat, move, NULL);
    return names_a_card(s, &after, seat, move) && sees_the_card(s, &after, seat, move);
}

static void a_named_card_is_seen(void **state)
{
    (void)state;
    assert_true(look_at_games(look_at_named) > 100);
}

/* Of the cards that a seat may throw away at its hand limit, how many are worth less than one. */
static int worth_less(const RftgState *s, int seat, const RftgAsk *ask, int card)
{
    RftgLook look = rftg_look(s, seat);
    CardSet open = cards_above(&ask->pool, ask->above);
    int n = 0;
    for (each_card(other, &open))
        n += rftg_keep_worth(&look, other) < rftg_keep_worth(&look, card);
    return n;
}

/* One of them is likelier than all others, and as cheap as those that must go; whether there was a choice. */
static bool look_at_limit(const RftgState *s, int seat, Move move)
{
    RftgAsk ask = rftg_ask(s, seat);
    MoveList list = { .n = 0 };
    int high = 0, likeliest = 0, best = 0;
    (void)move;
    if (agenda_peek(&s->head)->kind != RFTG_TASK_LIMIT)
        return false;
    rftg_game.moves(s, seat, &list);
    for (int i = 0; i < list.n; i++) {
        int prior = rftg_game.prior(s, seat, list.move[i]);
        likeliest = prior > high ? 1 : likeliest + (prior == high);
        best = prior > high ? i : best;
        high = prior > high ? prior : high;
    }
    assert_int_equal(likeliest, 1);
    assert_true(worth_less(s, seat, &ask, rftg_named(&ask, move_a(list.move[best]))) < ask.least);
    return list.n > 1;
}

static void the_cheapest_cards_go(void **state)
{
    (void)state;
    assert_true(look_at_games(look_at_limit) > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(goods_are_eaten_by_kind),
        cmocka_unit_test(variable_cards_of_the_hand),
        cmocka_unit_test(a_named_card_is_seen),
        cmocka_unit_test(the_cheapest_cards_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
