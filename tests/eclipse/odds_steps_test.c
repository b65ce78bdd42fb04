/* Owns the tests of what the odds of battles are made of: two sides as somebody tells them, in a battle of their
 * own, step by step, with dice that fall as they are told. */
#include "tests/eclipse/arena.h"

#include "games/eclipse/odds.h"

enum {
    I = ECL_INTERCEPTOR,
    K = ECL_CRUISER,
    DN = ECL_DREADNOUGHT,
    SB = ECL_STARBASE,
    BYTES = 2048
};

#define EACH_EDITION for (int edition = 0; edition < ECL_EDITIONS; edition++)

/* The battle of two sides, which are told as JSON. */
static EclState battle(int edition, const char *attacker, const char *defender, const char *more)
{
    char json[BYTES], reason[256] = "";
    Text text = text_over(json), why = text_over(reason);
    EclState s;
    text_fmt(&text, "{\"attacker\":%s,\"defender\":%s%s}", attacker, defender, more);
    assert_true(!text.full && json_check(json, text.len, NULL));
    if (!ecl_battle.begin(editions[edition], &s, json_root(json, text.len), &why))
        fail_msg("%s", reason);
    return s;
}

#define SHIPS(...)                 "{\"ships\":{" __VA_ARGS__ "}}"
#define SHIP(type, values, damage) "\"" type "\":{" values ",\"damage\":[" damage "]}"

static void expect_dice(const EclState *s, int yellow, int orange, int blue, int red)
{
    int count[BATTLE_DICE];
    ecl_battle.dice(s, count);
    assert_int_equal(count[ECL_YELLOW], yellow);
    assert_int_equal(count[ECL_ORANGE], orange);
    assert_int_equal(count[ECL_BLUE], blue);
    assert_int_equal(count[ECL_RED], red);
}

/* Steps until one rolls dice, and through it. */
static void step(EclState *s, const char *faces)
{
    int count[BATTLE_DICE];
    for (;;) {
        ecl_battle.dice(s, count);
        if (count[0] + count[1] + count[2] + count[3])
            break;
        ecl_battle.step(s);
    }
    dice(s, faces);
    ecl_battle.step(s);
}

/* Ships of each type, one digit each. */
static int alive(const EclState *s, int side)
{
    return ecl_battle.alive(s, side, I) + 10 * ecl_battle.alive(s, side, K) +
           100 * ecl_battle.alive(s, side, DN) + 1000 * ecl_battle.alive(s, side, SB);
}

/* The reason for which a side is refused, or an empty one. */
static const char *refusal(int edition, const char *side)
{
    static char reason[256];
    char json[BYTES];
    Text text = text_over(json), why = text_over(reason);
    EclOddsBattle told = { .edition = (uint8_t)edition };
    text_fmt(&text, "{\"attacker\":\"cruiser\",\"defender\":%s}", side);
    assert_true(!text.full && json_check(json, text.len, NULL));
    bool ok = ecl_odds_read(json_root(json, text.len), &told, &why);
    assert_int_equal(ok, why.len == 0);
    return reason;
}

/* What can be told of a side at most, and one more. */
static void limits_of_what_is_told(void **state)
{
    (void)state;
    static const struct {
        const char *side, *reason; /* NULL: it is taken */
    } row[] = {
        { "\"8 interceptor, 4 cruiser,2 dreadnought , 4 starbase\"",
          "no such ships: 'dreadnought '" },
        { "\"8 interceptor, 4 cruiser,2 dreadnought, 4 starbase\"", NULL },
        { "\"9 interceptor\"", "no such ships: 'interceptor'" },
        { "\"5 cruiser\"", "no such ships" },
        { "\"3 dreadnought\"", "no such ships" },
        { "\"5 starbase\"", "no such ships" },
        { "\"0 cruiser\"", "no such number: '0'" },
        { "\"19 cruiser\"", "no such number: '19'" },
        { "\"cruiser, cruiser\"", "no such ships: 'cruiser'" },
        { "\"orbital\"", "no such ships: 'orbital'" },
        { "\"cruiser(hull+hull+hull+hull+hull+hull+hull+hull)\"", NULL },
        { "\"cruiser(hull+hull+hull+hull+hull+hull+hull+hull+hull)\"", "too many parts: 'hull'" },
        { "\"cruiser(hull\"", "a list of parts ends with ')'" },
        { "\"cruiser(none)\"", "no such part: 'none'" },
        { "\"4 ancient\"", NULL },
        { "\"5 ancient\"", "no such ships: 'ancient'" },
        { "\"ancient, gcds\"", "no such ships: 'gcds'" },
        { "\"ancient, cruiser\"", "of one kind" },
        { "\"none\"", "no such ships: 'none'" },
        { "\"\"", "a side has ships" },
        { "{}", "a side has ships" },
        { "{\"ships\":{\"cruiser\":1}}", "ships: an object by type" },
        { "{\"ships\":{\"orbital\":{\"damage\":[0]}}}", "no such ships: 'orbital'" },
        { SHIPS(
              SHIP("cruiser", "\"initiative\":31,\"computer\":31,\"shield\":31,\"hull\":31", "31")),
          NULL },
        { SHIPS(SHIP("cruiser", "\"initiative\":32", "0")), "initiative" },
        { SHIPS(SHIP("cruiser", "\"computer\":32", "0")), "computer" },
        { SHIPS(SHIP("cruiser", "\"shield\":32", "0")), "shield" },
        { SHIPS(SHIP("cruiser", "\"hull\":32", "0")), "hull" },
        { SHIPS(SHIP("cruiser", "\"cannon\":[16,16,16,16]", "0")), NULL },
        { SHIPS(SHIP("cruiser", "\"cannon\":[0,0,0,17]", "0")), "cannon: too many dice" },
        { SHIPS(SHIP("cruiser", "\"missile\":[17,0,0,0]", "0")), "missile: too many dice" },
        { SHIPS(SHIP("cruiser", "\"missile\":[0,0,0]", "0")), "missile: four numbers" },
        { SHIPS(SHIP("cruiser", "\"missile\":[0,0,0,0,0]", "0")), "missile: four numbers" },
        { SHIPS(SHIP("cruiser", "\"missile\":4", "0")), "missile: four numbers" },
        { SHIPS(SHIP("cruiser", "\"hull\":2", "2,2,1,0")), NULL },
        { SHIPS(SHIP("cruiser", "\"hull\":2", "2,2,1,0,0")), "damage: a number for each ship" },
        { SHIPS(SHIP("cruiser", "\"hull\":2", "")), "damage: a number for each ship" },
        { SHIPS(SHIP("cruiser", "\"hull\":2", "3")), "damage: at most the hull" },
        { SHIPS(SHIP("cruiser", "\"hull\":2", "1,2")), "damage: at most the hull" },
        { SHIPS(SHIP("cruiser", "\"acted\":1", "0")), "acted" },
        { SHIPS(SHIP("ancient", "\"acted\":true", "1,0,0,0")), NULL },
        { SHIPS(SHIP("ancient", "\"acted\":true", "0,0,0,0,0")), "damage: a number" },
        { SHIPS(SHIP("ancient", "\"acted\":true", "2")), "damage: at most the hull" },
    };
    EACH_EDITION
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        const char *reason = refusal(edition, row[i].side);
        if (row[i].reason ? !strstr(reason, row[i].reason) : *reason)
            fail_msg("%s: '%s'", row[i].side, reason);
    }
    assert_string_equal(refusal(ECL_SECOND, "\"guardian-advanced\""), "");
    assert_string_equal(refusal(ECL_FIRST, "\"guardian\""), "no such ships: 'guardian'");
    assert_string_equal(refusal(ECL_FIRST, "\"ancient-advanced\""),
                        "no such ships: 'ancient-advanced'");
    assert_string_equal(refusal(ECL_FIRST, "\"cruiser(soliton-cannon)\""),
                        "no such part: 'soliton-cannon'");
}

/* Ships in words have the parts that are printed on their blueprints, or those that are named instead. */
static void ships_in_words(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = battle(edition, "\"2 cruiser, dreadnought(ion-cannon+hull+hull)\"",
                            "\"3 interceptor\"", "");
        assert_int_equal(alive(&s, 0), 120);
        assert_int_equal(alive(&s, 1), 3);
        const EclValues *cruiser = &s.seat[0].sums[K], *own = &s.seat[0].sums[DN];
        assert_int_equal(cruiser->initiative, 1 + 1);
        assert_int_equal(cruiser->computer, 1);
        assert_int_equal(cruiser->hull, 1);
        assert_int_equal(cruiser->cannon[ECL_YELLOW], 1);
        assert_int_equal(own->hull, 2);
        assert_int_equal(own->cannon[ECL_YELLOW], 1);
        assert_int_equal(own->initiative, 0); /* what is printed does not count: it has no drive */
        assert_int_equal(s.seat[1].sums[I].initiative, 2 + 1);
    }
}

/* Missiles first, then cannons by initiative, of equals the defender's. */
static void steps_in_order(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = battle(
            edition,
            SHIPS(SHIP("interceptor", "\"initiative\":3,\"cannon\":[1,0,0,0]", "0,0") "," SHIP(
                "cruiser", "\"initiative\":1,\"cannon\":[0,0,0,2],\"missile\":[0,2,0,0]", "0")),
            SHIPS(SHIP("interceptor", "\"initiative\":3,\"hull\":9,\"cannon\":[0,1,0,0]",
                       "0,0,0") "," SHIP("starbase",
                                         "\"initiative\":4,\"hull\":9,\"cannon\":[0,0,1,0]", "0")),
            "");
        assert_false(ecl_battle.is_over(&s));
        assert_int_equal(alive(&s, 0), 12);
        assert_int_equal(alive(&s, 1), 1003);
        assert_string_equal(ecl_battle.unit(&s, 0, K), "cruiser");
        assert_string_equal(ecl_battle.unit(&s, 1, SB), "starbase");
        assert_null(ecl_battle.unit(&s, 1, K));
        expect_dice(&s, 0, 2, 0, 0);
        dice(&s, "11");
        ecl_battle.step(&s);
        expect_dice(&s, 0, 0, 0, 0); /* the missiles are gone: a round begins */
        ecl_battle.step(&s);
        expect_dice(&s, 0, 0, 1, 0);
        step(&s, "1");
        expect_dice(&s, 0, 3, 0, 0);
        step(&s, "111");
        expect_dice(&s, 2, 0, 0, 0);
        step(&s, "11");
        expect_dice(&s, 0, 0, 0, 2);
    }
}

/* In the middle of a round: what has acted does not act again. */
static void in_the_middle(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = battle(
            edition,
            SHIPS(SHIP("interceptor", "\"acted\":true,\"initiative\":5,\"cannon\":[1,0,0,0]",
                       "0") "," SHIP("dreadnought",
                                     "\"acted\":true,\"initiative\":4,\"cannon\":[0,1,0,0]", "0")),
            SHIPS(SHIP("cruiser", "\"initiative\":1,\"hull\":3,\"cannon\":[0,0,2,0]", "2,1")),
            ",\"round\":7");
        assert_int_equal(s.battle.round, 7);
        assert_int_equal(s.battle.damage[1][ecl_first_ship(K)], 2);
        assert_int_equal(s.battle.damage[1][ecl_first_ship(K) + 1], 1);
        expect_dice(&s, 0, 0, 4, 0);
    }
}

/* Faces are alike if they hit the same of the ships that are alive. */
static void faces_that_are_alike(void **state)
{
    (void)state;
    static const char *const hits[] = { "", "none", "none", "none", "interceptor", "all", "all" };
    EACH_EDITION
    {
        EclState s = battle(
            edition,
            SHIPS(SHIP("interceptor", "\"initiative\":3,\"computer\":2,\"cannon\":[1,0,0,0]", "0")),
            SHIPS(SHIP("interceptor", "\"initiative\":1,\"cannon\":[1,0,0,0]", "0") "," SHIP(
                "dreadnought", "\"initiative\":1,\"shield\":1,\"cannon\":[1,0,0,0]", "0")),
            "");
        assert_true(ecl_battle.is_alike(&s, 1, 6)); /* no dice are rolled now */
        ecl_battle.step(&s);
        s.seat[1].sums[K].shield = 2; /* of ships that are not there */
        for (int face = 1; face <= 6; face++)
            for (int other = 1; other <= 6; other++)
                assert_int_equal(ecl_battle.is_alike(&s, face, other), hits[face] == hits[other]);
    }
}

/* A die destroys the largest ship that it can; else it damages, the larger and the more damaged first. */
static void dice_are_given_well(void **state)
{
    (void)state;
    static const struct {
        const char *cannon, *interceptor, *cruiser, *cruisers, *dreadnought, *faces;
        int left;
    } row[] = {
        { "[1,0,0,0]", "0", "1", "0", "1", "6", 111 },       /* the others would only be damaged */
        { "[0,1,0,0]", "0", "1", "0", "1", "6", 12 },        /* two points: the dreadnought */
        { "[0,2,0,0]", "9", "2", "0", "2", "66", 12 },       /* both for the larger one */
        { "[3,0,0,0]", "9", "2", "0,0", NULL, "666", 12 },   /* all three for one cruiser */
        { "[5,0,0,0]", "9", "2", "0,0", NULL, "66666", 12 }, /* and two for the other */
        { "[1,0,0,0]", "9", "2", "2,0", NULL, "6", 12 },     /* the one that is nearly gone */
    };
    EACH_EDITION
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char one[BYTES], two[BYTES];
        Text attacker = text_over(one), defender = text_over(two);
        text_fmt(&attacker, SHIPS(SHIP("interceptor", "\"initiative\":9,\"cannon\":%s", "0")),
                 row[i].cannon);
        text_fmt(&defender,
                 "{\"ships\":{" SHIP("interceptor", "\"hull\":%s,\"cannon\":[1,0,0,0]",
                                     "0,0") "," SHIP("cruiser", "\"hull\":%s,\"cannon\":[1,0,0,0]",
                                                     "%s"),
                 row[i].interceptor, row[i].cruiser, row[i].cruisers);
        if (row[i].dreadnought)
            text_fmt(&defender, "," SHIP("dreadnought", "\"hull\":%s,\"cannon\":[1,0,0,0]", "0"),
                     row[i].dreadnought);
        text_put(&defender, "}}");
        EclState s = battle(edition, one, two, "");
        step(&s, row[i].faces);
        assert_int_equal(alive(&s, 1), row[i].left);
        if (i == 4)
            assert_int_equal(s.battle.damage[1][ecl_first_ship(K)], 2);
    }
}

/* Of types with equal initiative the smaller acts first; who is destroyed does not act. */
static void equals_and_the_end(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s =
            battle(edition,
                   SHIPS(SHIP("cruiser", "\"initiative\":2,\"cannon\":[2,0,0,0]", "0") "," SHIP(
                       "dreadnought", "\"initiative\":2,\"cannon\":[0,1,0,0]", "0")),
                   SHIPS(SHIP("interceptor", "\"initiative\":1,\"cannon\":[1,0,0,0]", "0,0")), "");
        ecl_battle.step(&s);
        expect_dice(&s, 2, 0, 0, 0);
        step(&s, "16");
        assert_int_equal(alive(&s, 1), 1);
        expect_dice(&s, 0, 1, 0, 0);
        step(&s, "6");
        assert_int_equal(alive(&s, 1), 0);
        expect_dice(&s, 0, 0, 0, 0);
        ecl_battle.step(&s);
        assert_true(ecl_battle.is_over(&s));
        assert_int_equal(alive(&s, 0), 110);
    }
}

/* Neutral ships of each kind, with the blueprint that is asked for. */
static void neutral_ships_defend(void **state)
{
    (void)state;
    EACH_EDITION
    for (int npc = ECL_ANCIENT; npc < ECL_NPCS; npc++)
        for (int variant = 0; variant < ECL_VARIANTS; variant++) {
            const EclValues *values = &ecl_npcs[edition][npc][variant].values;
            if (!ecl_npcs[edition][npc][variant].tiles)
                continue;
            char told[256];
            Text defender = text_over(told);
            text_fmt(&defender, "\"2 %s%s\"", ecl_npc_code(npc), variant ? "-advanced" : "");
            EclState s =
                battle(edition, SHIPS(SHIP("interceptor", "\"cannon\":[8,0,0,0]", "0")), told, "");
            assert_int_equal(ecl_battle.alive(&s, 1, 0), 2);
            assert_int_equal(ecl_battle.alive(&s, 1, K), 0);
            assert_string_equal(ecl_battle.unit(&s, 1, 0), ecl_npc_code(npc));
            assert_null(ecl_battle.unit(&s, 1, K));
            if (ecl_dice_in(values->missile)) {
                expect_dice(&s, 2 * values->missile[0], 2 * values->missile[1],
                            2 * values->missile[2], 2 * values->missile[3]);
                step(&s, "1111111111111111");
            }
            ecl_battle.step(&s);
            expect_dice(&s, 2 * values->cannon[0], 2 * values->cannon[1], 2 * values->cannon[2],
                        2 * values->cannon[3]);
            step(&s, "1111111111111111");
            expect_dice(&s, 8, 0, 0, 0);
            step(&s, "66666666");
            assert_int_equal(ecl_battle.alive(&s, 1, 0),
                             2 - 8 / (values->hull + 1) > 0 ? 2 - 8 / (values->hull + 1) : 0);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "odds: what can be told of a side", .test_func = limits_of_what_is_told },
        { .name = "odds: ships in words", .test_func = ships_in_words },
        { .name = "odds: steps in their order", .test_func = steps_in_order },
        { .name = "odds: a battle under way", .test_func = in_the_middle },
        { .name = "odds: faces that are alike", .test_func = faces_that_are_alike },
        { .name = "odds: dice are given well", .test_func = dice_are_given_well },
        { .name = "odds: types with equal initiative, and the end",
          .test_func = equals_and_the_end },
        { .name = "odds: neutral ships defend", .test_func = neutral_ships_defend },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
