/* Owns the tests of what the odds of battles are made of: two sides in a battle of their own, activation by
 * activation, with dice that fall as they are told. */
#include "tests/eclipse/arena.h"

#include "games/eclipse/odds.h"

enum { I = ECL_INTERCEPTOR, K = ECL_CRUISER, DN = ECL_DREADNOUGHT, SB = ECL_STARBASE };

#define EACH_EDITION for (int edition = 0; edition < ECL_EDITIONS; edition++)

static EclOddsSide *ship(EclOddsSide *side, int type, int count, EclValues values)
{
    side->count[type] = (uint8_t)count;
    side->values[type] = values;
    return side;
}

static void expect_dice(const EclState *s, int yellow, int orange, int blue, int red)
{
    int count[ECL_DICE];
    ecl_odds_dice(s, count);
    assert_int_equal(count[ECL_YELLOW], yellow);
    assert_int_equal(count[ECL_ORANGE], orange);
    assert_int_equal(count[ECL_BLUE], blue);
    assert_int_equal(count[ECL_RED], red);
}

/* Steps until an activation rolls dice, and through it. */
static void step(EclState *s, const char *faces)
{
    int count[ECL_DICE];
    for (ecl_odds_dice(s, count);
         ecl_dice_in((uint8_t[]){ (uint8_t)count[0], (uint8_t)count[1], (uint8_t)count[2],
                                  (uint8_t)count[3] }) == 0;
         ecl_odds_dice(s, count))
        ecl_odds_step(s);
    dice(s, faces);
    ecl_odds_step(s);
}

/* Missiles first, then cannons by initiative, of equals the defender's. */
static void activations_in_order(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclOddsSide side[2] = { 0 };
        ship(&side[0], I, 2, (EclValues){ .initiative = 3, .cannon = { 1 } });
        ship(&side[0], K, 1,
             (EclValues){ .initiative = 1, .cannon = { 0, 0, 0, 2 }, .missile = { 0, 2 } });
        ship(&side[1], I, 3, (EclValues){ .initiative = 3, .hull = 9, .cannon = { 0, 1 } });
        ship(&side[1], SB, 1, (EclValues){ .initiative = 4, .hull = 9, .cannon = { 0, 0, 1 } });
        EclState s;
        ecl_odds_begin(&s, edition, side);
        assert_false(ecl_odds_over(&s));
        assert_int_equal(ecl_odds_alive(&s, 0, I), 2);
        assert_int_equal(ecl_odds_alive(&s, 0, K), 1);
        assert_int_equal(ecl_odds_alive(&s, 1, I), 3);
        assert_int_equal(ecl_odds_alive(&s, 1, K), 0);
        assert_int_equal(ecl_odds_alive(&s, 1, SB), 1);
        expect_dice(&s, 0, 2, 0, 0);
        dice(&s, "11");
        ecl_odds_step(&s);
        expect_dice(&s, 0, 0, 0, 0); /* the missiles are gone: a round begins */
        ecl_odds_step(&s);
        expect_dice(&s, 0, 0, 1, 0);
        dice(&s, "1");
        ecl_odds_step(&s);
        expect_dice(&s, 0, 3, 0, 0);
        dice(&s, "111");
        ecl_odds_step(&s);
        expect_dice(&s, 2, 0, 0, 0);
        dice(&s, "11");
        ecl_odds_step(&s);
        expect_dice(&s, 0, 0, 0, 2);
    }
}

/* Faces are alike if they hit the same of the ships that are alive. */
static void faces_that_are_alike(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclOddsSide side[2] = { 0 };
        ship(&side[0], I, 1, (EclValues){ .initiative = 3, .computer = 2, .cannon = { 1 } });
        ship(&side[1], I, 1, (EclValues){ .initiative = 1, .cannon = { 1 } });
        ship(&side[1], DN, 1, (EclValues){ .initiative = 1, .shield = 1, .cannon = { 1 } });
        ship(&side[1], K, 0, (EclValues){ .shield = 2 });
        EclState s;
        ecl_odds_begin(&s, edition, side);
        ecl_odds_step(&s); /* nobody has missiles */
        static const char *const hits[] = {
            "", "none", "none", "none", "interceptor", "all", "all"
        };
        for (int face = 1; face <= 6; face++)
            for (int other = 1; other <= 6; other++)
                assert_int_equal(ecl_odds_alike(&s, face, other), hits[face] == hits[other]);
        EclState begun;
        ecl_odds_begin(&begun, edition, side);
        assert_true(ecl_odds_alike(&begun, 1, 6)); /* no dice are rolled now */
    }
}

static int alive(const EclState *s, int place)
{
    return ecl_odds_alive(s, place, I) + 10 * ecl_odds_alive(s, place, K) +
           100 * ecl_odds_alive(s, place, DN) + 1000 * ecl_odds_alive(s, place, SB);
}

/* A die destroys the largest ship that it can; else it damages, the larger and the more damaged first. */
static void dice_are_given_well(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclOddsSide side[2] = { 0 };
        ship(&side[0], I, 1, (EclValues){ .initiative = 9, .cannon = { 1 } });
        ship(&side[1], I, 2, (EclValues){ .initiative = 1, .cannon = { 1 } });
        ship(&side[1], K, 1, (EclValues){ .initiative = 1, .hull = 1, .cannon = { 1 } });
        ship(&side[1], DN, 1, (EclValues){ .initiative = 1, .hull = 1, .cannon = { 1 } });
        EclState s;
        ecl_odds_begin(&s, edition, side);
        step(&s, "6");
        assert_int_equal(alive(&s, 1),
                         111); /* an interceptor, for the others would only be damaged */
        side[0].values[I].cannon[ECL_YELLOW] = 0;
        side[0].values[I].cannon[ECL_ORANGE] = 1;
        ecl_odds_begin(&s, edition, side);
        step(&s, "6");
        assert_int_equal(alive(&s, 1), 12); /* two points: the dreadnought */
        side[1].values[I].hull = 9;
        side[1].values[K].hull = side[1].values[DN].hull = 2;
        side[0].values[I].cannon[ECL_ORANGE] = 2;
        ecl_odds_begin(&s, edition, side);
        step(&s, "66");
        assert_int_equal(alive(&s, 1), 12); /* both for the larger one: the second destroys it */
        side[1].count[DN] = 0;
        side[1].count[K] = 2;
        side[0].values[I].cannon[ECL_ORANGE] = 0;
        side[0].values[I].cannon[ECL_YELLOW] = 3;
        ecl_odds_begin(&s, edition, side);
        step(&s, "666");
        assert_int_equal(alive(&s, 1), 12); /* all three for the same cruiser */
        side[0].values[I].cannon[ECL_YELLOW] = 5;
        ecl_odds_begin(&s, edition, side);
        step(&s, "66666");
        assert_int_equal(alive(&s, 1), 12); /* one is lost no die: the other is damaged by two */
        assert_int_equal(s.battle.damage[1][8], 2);
    }
}

/* Of types with equal initiative the smaller acts first; who is destroyed does not act. */
static void equals_and_the_end(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclOddsSide side[2] = { 0 };
        ship(&side[0], K, 1, (EclValues){ .initiative = 2, .cannon = { 2 } });
        ship(&side[0], DN, 1, (EclValues){ .initiative = 2, .cannon = { 0, 1 } });
        ship(&side[1], I, 2, (EclValues){ .initiative = 1, .cannon = { 1 } });
        EclState s;
        ecl_odds_begin(&s, edition, side);
        ecl_odds_step(&s);
        expect_dice(&s, 2, 0, 0, 0);
        dice(&s, "16");
        ecl_odds_step(&s);
        assert_int_equal(alive(&s, 1), 1);
        expect_dice(&s, 0, 1, 0, 0);
        dice(&s, "6");
        ecl_odds_step(&s);
        assert_int_equal(alive(&s, 1), 0);
        expect_dice(&s, 0, 0, 0, 0);
        ecl_odds_step(&s);
        assert_true(ecl_odds_over(&s));
        assert_int_equal(alive(&s, 0), 110);
    }
}

/* Neutral ships of each kind, with the blueprint that is asked for. */
static void neutral_ships_defend(void **state)
{
    (void)state;
    EACH_EDITION
    {
        for (int npc = ECL_ANCIENT; npc < ECL_NPCS; npc++)
            for (int variant = 0; variant < ECL_VARIANTS; variant++) {
                const EclValues *values = &ecl_npcs[edition][npc][variant].values;
                bool known = npc != ECL_GUARDIAN || edition == ECL_SECOND;
                if (!known || (variant && edition == ECL_FIRST))
                    continue;
                EclOddsSide side[2] = { 0 };
                ship(&side[0], I, 1, (EclValues){ .cannon = { 8 } });
                side[1] =
                    (EclOddsSide){ .npc = (uint8_t)npc, .npcs = 1, .variant = (uint8_t)variant };
                EclState s;
                ecl_odds_begin(&s, edition, side);
                assert_int_equal(ecl_odds_alive(&s, 1, 0), 1);
                assert_int_equal(ecl_odds_alive(&s, 1, K), 0);
                if (ecl_dice_in(values->missile)) {
                    expect_dice(&s, values->missile[0], values->missile[1], values->missile[2],
                                values->missile[3]);
                    dice(&s, "1111111111111111");
                    ecl_odds_step(&s);
                }
                ecl_odds_step(&s);
                expect_dice(&s, values->cannon[0], values->cannon[1], values->cannon[2],
                            values->cannon[3]);
                dice(&s, "1111111111111111");
                ecl_odds_step(&s);
                expect_dice(&s, 8, 0, 0, 0);
                dice(&s, "66666666");
                ecl_odds_step(&s);
                assert_int_equal(ecl_odds_alive(&s, 1, 0), values->hull < 8 ? 0 : 1);
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "odds: activations in their order", .test_func = activations_in_order },
        { .name = "odds: faces that are alike", .test_func = faces_that_are_alike },
        { .name = "odds: dice are given well", .test_func = dice_are_given_well },
        { .name = "odds: types with equal initiative, and the end",
          .test_func = equals_and_the_end },
        { .name = "odds: neutral ships defend", .test_func = neutral_ships_defend },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
