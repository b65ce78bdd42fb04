/* Battles (E2-14, E2-15, E1-16a to E1-16d), both editions with the same dice. */
#include "tests/eclipse/arena.h"

#define EACH_EDITION for (int edition = 0; edition < ECL_EDITIONS; edition++)

enum { I = ECL_INTERCEPTOR, K = ECL_CRUISER, DN = ECL_DREADNOUGHT, SB = ECL_STARBASE };

/* ---- where and who ---- */

static void sectors_in_descending_order(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        int centre = ECL_SECTOR(001), inner = ECL_SECTOR(101);
        if (!bits_has(s.map, inner))
            lay(&s, inner, 1, 0);
        s.hex[inner].npcs = s.hex[centre].npcs = 0;
        own(&s, 0, B);
        const int order[] = { E, A, inner, centre };
        for (int i = 3; i >= 0; i--) {
            fleet(&s, 0, order[i], I, 1);
            fleet(&s, 1, order[i], I, 1);
            if (order[i] != A)
                join(&s, order[i], 5, B); /* a way to retreat, so that there is a question */
        }
        arm(&s, 0, I, 3, 0, 0, 0, 1);
        arm(&s, 1, I, 1, 0, 0, 0, 0);
        s.hex[B].next[2] = 0;
        fight(&s);
        for (int i = 0; i < 4; i++) {
            expect_task(&s, ECL_TASK_ENGAGE, 0);
            assert_int_equal(s.battle.sector, order[i]);
            dice(&s, "6");
            answer(&s, "attack");
            past_tiles(&s);
        }
    }
}

/* Three players in a sector; each has two types of one initiative, so that the defender is asked. */
static EclState three(int edition)
{
    EclState s = arena(edition, 3);
    for (int seat = 0; seat < 3; seat++) {
        fleet(&s, seat, A, I, 1);
        fleet(&s, seat, A, K, 1);
        arm(&s, seat, I, 3, 0, 0, 0, 4);
        arm(&s, seat, K, 3, 0, 0, 0, 4);
    }
    return s;
}

static void latest_fight_first(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = three(edition);
        fight(&s);
        expect_task(&s, ECL_TASK_NEXT, 1);
        assert_int_equal(s.battle.attacker, 2);
        assert_int_equal(s.battle.defender, 1);
        dice(&s, "6611"); /* both ships of the attacker are hit */
        answer(&s, "act interceptor");
        answer(&s, "hit interceptor 0");
        answer(&s, "hit cruiser 0");
        assert_int_equal(ships(&s, 2, A), 0);
        expect_task(&s, ECL_TASK_NEXT, 0); /* the survivor against who came first */
        assert_int_equal(s.battle.attacker, 1);
        assert_int_equal(s.battle.defender, 0);
    }
}

/* Every player has ships there: each counts for the others, all are shown, the latest two fight. */
static void six_fleets_in_a_sector(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 6);
        for (int seat = 0; seat < 6; seat++) {
            fleet(&s, seat, A, I, 1);
            arm(&s, seat, I, 2, 0, 0, 0, 1);
        }
        s.hex[A].next[0] = ECL_SECTOR(001); /* it stands behind the list, and is no seat of it */
        for (int seat = 0; seat < 6; seat++)
            assert_int_equal(ecl_enemies(&s, A, seat), 5);
        static char view[1 << 17];
        Text text = text_over(view);
        Json json;
        json_writer(&json, &text);
        game_view(editions[edition], &s, VIEWER_ALL, &json);
        assert_true(json_check(view, text.len, NULL));
        JsonValue sector = json_get(json_get(json_root(view, text.len), "map"), "304");
        assert_int_equal(json_count(json_get(sector, "ships")), 6);
        EclState fought = s;
        own(&fought, 4, C); /* so that he is asked */
        fight(&fought);
        assert_int_equal(fought.battle.attacker, 5);
        assert_int_equal(fought.battle.defender, 4);
        for (int i = 0; i < 6; i++)
            assert_int_equal(fought.battle.order[i], i + 1);
        ecl_remove_ship(&s, 2, A, I);
        static const uint8_t left[ECL_SEATS] = { 1, 2, 4, 5, 6, 0 };
        assert_memory_equal(s.hex[A].entry, left, sizeof left);
    }
}

static void the_controller_fights_last(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = three(edition);
        own(&s, 1, A);
        fight(&s);
        assert_int_equal(s.battle.attacker, 2);
        assert_int_equal(s.battle.defender, 0);
        dice(&s, "6611");
        answer(&s, "act interceptor");
        answer(&s, "hit interceptor 0");
        answer(&s, "hit cruiser 0");
        assert_int_equal(s.battle.attacker, 0);
        assert_int_equal(s.battle.defender, 1);
    }
}

/* Both of the last pair are gone: the next two fight. */
/* Whoever of the two is the controller defends, though he came after the other. */
static void the_controller_defends(void **state)
{
    (void)state;
    EACH_EDITION
    for (int seat = 0; seat < 3; seat++)
        for (int other = 0; other < 3; other++) {
            if (seat == other)
                continue;
            EclState s = arena(edition, 3);
            own(&s, seat, A);
            own(&s, seat, B); /* so that he is asked */
            fleet(&s, other, A, I, 1);
            fleet(&s, seat, A, I, 1);
            arm(&s, seat, I, 3, 0, 0, 0, 1);
            arm(&s, other, I, 3, 0, 0, 0, 1);
            fight(&s);
            expect_task(&s, ECL_TASK_ENGAGE, seat);
            assert_int_equal(s.battle.attacker, other);
            assert_int_equal(s.battle.defender, seat);
            assert_int_equal(s.battle.order[0], seat + 1);
            assert_int_equal(s.battle.order[1], other + 1);
            assert_int_equal(s.battle.order[2], 0);
        }
}

static void without_a_survivor_the_next_two_fight(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 4);
        for (int seat = 0; seat < 4; seat++) {
            fleet(&s, seat, A, I, 1);
            arm(&s, seat, I, 2, 0, 0, 0, 1);
        }
        own(&s, 2, B);
        own(&s, 3, C);
        own(&s, 1, D);
        fight(&s);
        answer(&s, "retreat 301");
        answer(&s, "retreat 302"); /* both sides leave in the next round */
        assert_int_equal(ships(&s, 2, B), 1);
        assert_int_equal(ships(&s, 3, C), 1);
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        assert_int_equal(s.battle.attacker, 1);
        assert_int_equal(s.battle.defender, 0);
    }
}

static void neutral_ships_fight_last(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        s.hex[A].npcs = 1;
        fleet(&s, 0, A, I, 1);
        fleet(&s, 1, A, I, 1);
        own(&s, 0, B);
        own(&s, 1, C);
        arm(&s, 0, I, 5, 0, 0, 9, 1);
        arm(&s, 1, I, 4, 0, 0, 0, 1);
        fight(&s);
        assert_int_equal(s.battle.attacker, 1);
        assert_int_equal(s.battle.defender, 0);
        dice(&s, "6");
        answer(&s, "attack");
        assert_int_equal(ships(&s, 1, A), 0);
        expect_task(&s, ECL_TASK_ENGAGE, 0);
        assert_int_equal(s.battle.attacker, 0); /* the neutral ships are defenders */
        assert_int_equal(s.battle.defender, ECL_SIDE_NPC);
    }
}

/* A species at peace with the Ancients does not fight them; a third player fights it first. */
static void peace_with_the_ancients(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        int sector = lay_guarded(&s, ECL_ANCIENT, 1);
        s.seat[0].species = ECL_RACE(DRACO);
        own(&s, 0, sector);
        fleet(&s, 0, sector, I, 1);
        fight(&s);
        assert_false(in_combat(&s)); /* no battle */
        assert_int_equal(ships(&s, 0, sector), 1);
        s = arena(edition, 2);
        lay_guarded(&s, ECL_ANCIENT, 1);
        s.seat[0].species = ECL_RACE(DRACO);
        fleet(&s, 0, sector, I, 1);
        fleet(&s, 1, sector, I, 1);
        own(&s, 1, B);
        join(&s, sector, 5, B);
        arm(&s, 0, I, 1, 0, 0, 0, 1);
        arm(&s, 1, I, 5, 0, 0, 9, 1);
        fight(&s);
        assert_int_equal(s.battle.defender, 0);
        dice(&s, "6");
        answer(&s, "attack");
        assert_int_equal(s.battle.attacker, 1);
        assert_int_equal(s.battle.defender, ECL_SIDE_NPC);
        s = arena(edition, 2); /* a species at peace that survives has nothing more to fear */
        lay_guarded(&s, ECL_ANCIENT, 1);
        s.seat[0].species = ECL_RACE(DRACO);
        fleet(&s, 0, sector, I, 1);
        fleet(&s, 1, sector, I, 1);
        arm(&s, 0, I, 5, 0, 0, 9, 1);
        arm(&s, 1, I, 1, 0, 0, 0, 1);
        dice(&s, "6");
        fight(&s);
        assert_int_equal(ships(&s, 0, sector), 1);
        assert_int_equal(s.hex[sector].npcs, 1);
        assert_int_not_equal(s.head.agenda[2].kind, ECL_TASK_DUEL);
        s = arena(edition, 2); /* without a ship there its disc protects nobody */
        lay_guarded(&s, ECL_ANCIENT, 1);
        s.seat[0].species = ECL_RACE(DRACO);
        own(&s, 0, sector);
        own(&s, 1, B);
        join(&s, sector, 5, B);
        fleet(&s, 1, sector, I, 1);
        arm(&s, 1, I, 9, 0, 0, 0, 1);
        fight(&s);
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        assert_int_equal(s.battle.defender, ECL_SIDE_NPC);
    }
}

/* ---- initiative, dice, hits ---- */

static void initiative_and_ties(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, I, 1);
        fleet(&s, 1, A, I, 1);
        fleet(&s, 1, A, K, 1);
        own(&s, 0, B);
        own(&s, 1, C);
        arm(&s, 0, I, 2, 0, 0, 3, 1);
        arm(&s, 1, I, 3, 0, 0, 3, 1);
        arm(&s, 1, K, 2, 0, 0, 3, 1);
        dice(&s, "1111111111");
        fight(&s);
        expect_task(&s, ECL_TASK_ENGAGE, 1); /* the highest */
        assert_int_equal(asks(&s)->a, I);
        answer(&s, "attack");
        expect_task(&s, ECL_TASK_ENGAGE, 0); /* equal: the defender */
        answer(&s, "attack");
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        assert_int_equal(asks(&s)->a, K);
        dice(&s, "1111111111");
        answer(&s, "attack");
        expect_task(&s, ECL_TASK_ENGAGE, 1); /* a new round, the same order */
        assert_int_equal(asks(&s)->a, I);
        assert_int_equal(s.battle.round, 2);
        arm(&s, 1, K, 3, 0, 0, 3, 1);
        agenda_pop(&s.head);
        s.head.asked = s.battle.acted[0] = 0;
        ecl_run(&s, NULL);
        expect_task(&s, ECL_TASK_NEXT, 1); /* equals of one side: its owner names one */
        assert_string_equal(open_moves(&s), "act interceptor; act cruiser");
        refuses_move(&s, "act starbase", "E2-15.1", "E1-16.9");
    }
}

static void hits_by_face_computer_and_shield(void **state)
{
    (void)state;
    assert_true(ecl_hits(3, 3, 0));
    assert_false(ecl_hits(3, 3, 1));
    assert_true(ecl_hits(6, 0, 3));
    assert_false(ecl_hits(1, 9, 0));
    assert_false(ecl_hits(5, 0, 0));
    assert_true(ecl_hits(5, 1, 0));
    for (int shield = 0; shield < 9; shield++) /* without computers bursts alone hit, always */
        for (int face = 1; face <= 6; face++)
            assert_int_equal(ecl_hits(face, 0, shield), face == 6);
    EACH_EDITION
    for (int face = 1; face <= 6; face++) { /* and so in a battle: +2 against 1 */
        char one[] = { (char)('0' + face), '\0' };
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, I, 1);
        fleet(&s, 1, A, I, 1);
        own(&s, 1, C);
        arm(&s, 0, I, 1, 0, 1, 0, 0);
        arm(&s, 1, I, 2, 2, 0, 0, 1);
        fight(&s);
        dice(&s, one);
        answer(&s, "attack");
        assert_int_equal(ships(&s, 0, A), face >= 5 ? 0 : 1);
    }
}

/* Every die that is due is rolled, and all six faces are alike. */
static void dice_without_number(void **state)
{
    (void)state;
    EACH_EDITION
    {
        int seen[7] = { 0 };
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, DN, 1);
        fleet(&s, 1, A, I, 6);
        arm(&s, 0, DN, 1, 0, 0, 60, 0);
        arm(&s, 1, I, 2, 5, 0, 0, 40);
        s.battle.sector = A;
        s.battle.attacker = 1;
        s.battle.defender = 0;
        s.battle.round = 1;
        for (int i = 0; i < 25; i++) {
            EclState roll = s;
            rng_rekey(&roll.head.rng, &s.head.rng);
            ecl_volley(&roll, 0, I, false, NULL);
            int rolled = 0;
            for (int face = 2; face <= 6; face++) {
                seen[face] += roll.battle.dice[ECL_YELLOW][face];
                rolled += roll.battle.dice[ECL_YELLOW][face];
            }
            seen[1] += 240 - rolled; /* ones miss */
        }
        for (int face = 1; face <= 6; face++) /* 6000 dice: 1000 of each, within five deviations */
            assert_in_range(seen[face], 1000 - 145, 1000 + 145);
    }
}

static void neutral_ships_of_the_editions(void **state)
{
    (void)state;
    const EclValues *first = &ecl_npcs[ECL_FIRST][ECL_GCDS][ECL_NORMAL].values;
    const EclValues *second = &ecl_npcs[ECL_SECOND][ECL_GCDS][ECL_NORMAL].values;
    assert_int_equal(first->computer, 1);
    assert_int_equal(second->computer, 2);
    assert_int_equal(first->hull, 7);
    assert_int_equal(first->initiative, 0);
    assert_int_equal(first->cannon[ECL_YELLOW], 4);
    assert_int_equal(ecl_npcs[ECL_FIRST][ECL_GCDS][ECL_ADVANCED].tiles, 0); /* one type alone */
    assert_memory_equal(&ecl_npcs[ECL_FIRST][ECL_ANCIENT][ECL_NORMAL].values,
                        &ecl_npcs[ECL_SECOND][ECL_ANCIENT][ECL_NORMAL].values, sizeof *first);
    assert_int_not_equal(ecl_npcs[ECL_SECOND][ECL_ANCIENT][ECL_ADVANCED].tiles, 0);
}

static void dice_of_all_ships_of_a_type(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, DN, 2);
        fleet(&s, 1, A, I, 3);
        own(&s, 1, C);
        arm(&s, 0, DN, 1, 0, 0, 9, 0);
        arm(&s, 1, I, 2, 0, 0, 0, 1);
        fight(&s);
        dice(&s, "661");
        answer(&s,
               "attack"); /* three ships with one die each: two hits, the first without a choice */
        expect_task(&s, ECL_TASK_AIM, 1);
        assert_int_equal(s.battle.dice[ECL_YELLOW][6], 1);
        assert_string_equal(open_moves(&s), "hit dreadnought 0; hit dreadnought 1");
        assert_int_equal(s.head.rng.used, 3);
    }
}

/* Two colours: the dice with most damage are assigned first, equal dice and equal ships are one choice. */
static void assignment_die_by_die(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, I, 2);
        fleet(&s, 0, A, K, 1);
        fleet(&s, 1, A, K, 1);
        own(&s, 1, C);
        arm(&s, 0, I, 1, 0, 2, 1, 0);
        arm(&s, 0, K, 1, 0, 0, 4, 0);
        arm(&s, 1, K, 2, 1, 0, 0, 2)->cannon[ECL_ORANGE] = 1;
        fight(&s);
        dice(&s, "562"); /* yellow 5 and 6, orange 2: the 2 hits nothing and is dropped */
        answer(&s, "attack");
        expect_task(&s, ECL_TASK_AIM, 1);
        assert_int_equal(asks(&s)->b, 6);
        assert_string_equal(open_moves(&s), "hit interceptor 0; hit cruiser 0");
        answer(&s, "hit interceptor 0"); /* the 5 hits the cruiser alone: it goes there by itself */
        assert_int_equal(s.battle.damage[0][0], 1);
        assert_int_equal(s.battle.damage[0][ecl_first_ship(K)], 1);
        s = arena(edition, 2);
        fleet(&s, 0, A, I, 2);
        fleet(&s, 1, A, K, 1);
        own(&s, 1, C);
        arm(&s, 0, I, 1, 0, 0, 2, 0);
        arm(&s, 1, K, 2, 0, 0, 0, 2)->cannon[ECL_RED] = 1;
        fight(&s);
        dice(&s, "666");
        answer(&s, "attack");
        /* two ships alike: the red die had no choice, and was the first; it destroys one of them */
        assert_string_equal(open_moves(&s), "hit interceptor 0; hit interceptor 3");
        assert_int_equal(asks(&s)->a, 1);
    }
}

static void damage_by_colour(void **state)
{
    (void)state;
    static const int damage[ECL_DICE] = { 1, 2, 3, 4 };
    EACH_EDITION
    for (int die = 0; die < ECL_DICE; die++) {
        if (edition == ECL_FIRST && die == ECL_BLUE)
            continue;
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, DN, 1);
        fleet(&s, 1, A, I, 1);
        own(&s, 1, C);
        arm(&s, 0, DN, 1, 0, 0, 9, 0);
        arm(&s, 1, I, 2, 0, 0, 0, 0)->cannon[die] = 1;
        fight(&s);
        dice(&s, "6");
        answer(&s, "attack");
        assert_int_equal(s.battle.damage[0][ecl_first_ship(DN)], damage[die]);
    }
}

/* Hull 4 bears four points and not the fifth; surplus is lost. */
static void destroyed_beyond_the_hull(void **state)
{
    (void)state;
    EACH_EDITION
    {
        for (int points = 4; points <= 5; points++) {
            EclState s = arena(edition, 2);
            fleet(&s, 0, A, DN, 2);
            fleet(&s, 1, A, I, 1);
            own(&s, 1, C);
            arm(&s, 0, DN, 1, 0, 0, 4, 0);
            arm(&s, 1, I, 2, 0, 0, 0, points);
            fight(&s);
            dice(&s, "66666");
            answer(&s, "attack");
            for (int i = 1; i < points; i++)
                answer(&s, (const char *[]){ "hit dreadnought 0", "hit dreadnought 1",
                                             "hit dreadnought 2", "hit dreadnought 3",
                                             "hit dreadnought 4" }[i]);
            assert_int_equal(s.hex[A].ships[0][DN], points == 5 ? 1 : 2);
            assert_int_equal(s.battle.held[0][DN], points == 5 ? 1 : 0);
            assert_int_equal(s.battle.damage[0][ecl_first_ship(DN)], points == 5 ? 0 : 4);
        }
    }
}

/* A hit may be wasted on a ship that is lost already; damage counts when all dice are assigned. */
/* Ships of a type differ by their damage alone: the most damaged counts as the first. */
static void damaged_ships_in_order(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, K, 3);
        fleet(&s, 1, A, I, 1);
        own(&s, 1, C);
        arm(&s, 0, K, 1, 0, 0, 5, 0);
        arm(&s, 1, I, 2, 0, 0, 0, 1)->cannon[ECL_ORANGE] = 1;
        fight(&s);
        dice(&s, "61");
        answer(&s, "attack");
        dice(&s, "16");
        answer(&s, "attack");
        assert_string_equal(open_moves(&s), "hit cruiser 0; hit cruiser 1");
        answer(&s, "hit cruiser 0");
        const uint8_t *damage = &s.battle.damage[0][ecl_first_ship(K)];
        assert_int_equal(damage[0], 2);
        assert_int_equal(damage[1], 1);
        assert_int_equal(damage[2], 0);
        dice(&s, "66");
        answer(&s, "attack");
        assert_string_equal(open_moves(&s), "hit cruiser 0; hit cruiser 1; hit cruiser 2");
        answer(&s, "hit cruiser 1"); /* the orange die */
        assert_string_equal(open_moves(&s), "hit cruiser 0; hit cruiser 2; hit cruiser 3");
        answer(&s, "hit cruiser 0");
        assert_int_equal(damage[0], 3);
        assert_int_equal(damage[1], 2);
        assert_int_equal(damage[2], 1);
        assert_int_equal(damage[3], 0);
    }
}

/* What is destroyed takes its own damage along, and nobody else's. */
static void damage_goes_with_its_ship(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        s.seat[0].supply[I] = 8;
        fleet(&s, 0, A, I, 8);
        fleet(&s, 0, A, K, 4);
        s.battle.sector = A;
        uint8_t *damage = s.battle.damage[0];
        for (int i = 0; i < 12; i++)
            damage[i] = (uint8_t)(20 - i);
        ecl_destroy(&s, 0, I, 2, 1, NULL);
        static const uint8_t left[] = { 20, 19, 17, 16, 15, 14, 13, 0, 12, 11, 10, 9, 0 };
        assert_memory_equal(damage, left, sizeof left);
        ecl_destroy(&s, 0, K, 11, 1, NULL);
        static const uint8_t then[] = { 20, 19, 17, 16, 15, 14, 13, 0, 12, 11, 10, 0, 0 };
        assert_memory_equal(damage, then, sizeof then);
        assert_int_equal(ships(&s, 0, A), 7 + 3);
        assert_int_equal(s.battle.held[0][I], 1);
        assert_int_equal(s.battle.held[0][K], 1);
        assert_int_equal(s.battle.kills[1], 1 + 2);
    }
}

static void damage_counts_at_the_end(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, I, 2);
        fleet(&s, 1, A, K, 1);
        own(&s, 1, C);
        arm(&s, 0, I, 1, 0, 0, 0, 0);
        arm(&s, 1, K, 2, 0, 0, 0, 2);
        fight(&s);
        dice(&s, "66");
        answer(&s, "attack");
        assert_int_equal(ships(&s, 0, A), 2);
        assert_string_equal(open_moves(&s), "hit interceptor 0; hit interceptor 1");
        answer(&s, "hit interceptor 1");
        assert_int_equal(ships(&s, 0, A), 1);
    }
}

/* A type destroyed before its turn does not act. */
static void the_destroyed_do_not_act(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, I, 1);
        fleet(&s, 0, A, K, 1);
        fleet(&s, 1, A, K, 1);
        own(&s, 0, B);
        own(&s, 1, C);
        arm(&s, 0, I, 2, 0, 0, 0, 1);
        arm(&s, 0, K, 1, 0, 0, 5, 1);
        arm(&s, 1, K, 3, 0, 0, 5, 1);
        fight(&s);
        dice(&s, "6");
        answer(&s, "attack");
        answer(&s, "hit interceptor 0");
        expect_task(&s, ECL_TASK_ENGAGE, 0);
        assert_int_equal(asks(&s)->a, K);
    }
}

/* ---- missiles ---- */

static void missiles_fire_once_in_each_battle(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 3);
        for (int seat = 0; seat < 3; seat++)
            fleet(&s, seat, A, K, 1);
        own(&s, 2, C);
        arm(&s, 0, K, 1, 0, 0, 9, 0);
        arm(&s, 1, K, 1, 0, 0, 1, 0);
        arm(&s, 2, K, 2, 0, 0, 9, 1)->missile[ECL_ORANGE] = 2;
        dice(&s, "61");
        fight(&s); /* one missile of two hits: two points destroy the second seat's cruiser */
        assert_int_equal(ships(&s, 1, A), 0);
        assert_int_equal(s.battle.defender, 0); /* and they fire again in the next battle */
        assert_int_equal(s.battle.damage[0][ecl_first_ship(K)], 4);
        expect_task(&s, ECL_TASK_ENGAGE, 2);
        assert_int_equal(s.battle.round, 1);
        dice(&s, "1");
        answer(&s, "attack");
        expect_task(&s, ECL_TASK_ENGAGE, 2); /* but not in later rounds */
        assert_int_equal(s.battle.damage[0][ecl_first_ship(K)], 4);
    }
}

/* ---- retreat ---- */

static EclState retreater(int edition)
{
    EclState s = arena(edition, 2);
    fleet(&s, 0, A, I, 1);
    fleet(&s, 1, A, K, 1);
    own(&s, 0, B);
    own(&s, 0, E);
    fleet(&s, 1, E, I, 1);
    arm(&s, 0, I, 3, 0, 0, 0, 1);
    arm(&s, 1, K, 2, 0, 0, 9, 1);
    arm(&s, 1, I, 1, 0, 0, 9, 0);
    return s;
}

static void where_one_may_retreat(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = retreater(edition);
        s.battle.sector = A;
        assert_int_equal(ecl_retreats(&s, 0, I), ecl_bit(B)); /* not C, D (no disc), E (an enemy) */
        assert_int_equal(ecl_retreats(&s, 0, SB), 0);
        assert_int_equal(ecl_retreats(&s, 1, K), 0);
        s.hex[A].full &= (uint8_t)~1u; /* half a connection */
        s.hex[B].full = 0;
        assert_int_equal(ecl_retreats(&s, 0, I), 0);
        s.seat[0].track[ECL_NANO] |= ecl_bit(ECL_TECH(WORMHOLE_GEN));
        assert_int_equal(ecl_retreats(&s, 0, I), ecl_bit(B));
        s = retreater(edition);
        s.battle.sector = 0;
        own(&s, 1, C);
        fight(&s); /* in E, a higher number, nobody can do anything but the seat with the cannon */
        while (s.battle.sector != A)
            answer(&s, "attack");
        refuses_move(&s, "retreat 302", "E2-15.11", "E1-16.23");
        refuses_move(&s, "retreat 310", "E2-15.11", "E1-16.23");
    }
}

static void a_retreat_takes_until_the_next_activation(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, I, 2);
        fleet(&s, 1, A, K, 1);
        own(&s, 0, B);
        own(&s, 1, C);
        arm(&s, 0, I, 3, 0, 0, 0, 1);
        arm(&s, 1, K, 2, 0, 0, 0, 1);
        fight(&s);
        answer(&s, "retreat 301");
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        assert_int_equal(ships(&s, 0, A), 2); /* still there, and shot at */
        dice(&s, "6");
        answer(&s, "attack");
        assert_int_equal(ships(&s, 0, A), 0);
        assert_int_equal(ships(&s, 0, B), 1); /* the survivor has left without shooting */
        assert_int_equal(ships(&s, 1, A), 1);
    }
}

/* The battle ends in the round of the declaration: the ships stay. In a later one: they go. */
static void a_retreat_of_the_last_round_is_void(void **state)
{
    (void)state;
    EACH_EDITION
    for (int later = 0; later < 2; later++) {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, I, 1);
        fleet(&s, 0, A, K, 1);
        fleet(&s, 1, A, K, 1);
        own(&s, 0, B);
        arm(&s, 0, I, 1 + 2 * !later, 0, 0, 9, 0);
        arm(&s, 0, K, 2, 0, 0, 9, 1);
        arm(&s, 1, K, 0, 0, 0, 0, 0);
        fight(&s);
        if (later) {
            dice(&s, "1");
            answer(&s, "attack"); /* the cruiser misses, then the interceptor turns back */
            answer(&s, "retreat 301");
        } else {
            answer(&s, "retreat 301");
        }
        dice(&s, "6");
        answer(&s, "attack"); /* the last enemy is destroyed */
        assert_int_equal(s.hex[A].ships[0][I], later ? 0 : 1);
        assert_int_equal(s.hex[B].ships[0][I], later ? 1 : 0);
    }
}

static void both_sides_retreat(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 3);
        own(&s, 0, A);
        fleet(&s, 0, A, DN, 2);
        fleet(&s, 1, A, I, 1);
        fleet(&s, 2, A, I, 1);
        own(&s, 1, B);
        own(&s, 2, C);
        for (int seat = 0; seat < 3; seat++)
            arm(&s, seat, seat ? I : DN, 2, 0, 0, 0, 1);
        int bag = s.reputation[0];
        fight(&s);
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        answer(&s, "retreat 301");
        answer(&s, "retreat 302");
        assert_int_equal(ships(&s, 1, B), 1);
        assert_int_equal(ships(&s, 2, C), 1);
        assert_false(in_combat(&s));            /* the controller fights nobody */
        assert_int_equal(s.reputation[0], bag); /* and nobody draws a tile */
    }
}

static void starbases_and_the_declared_cannot_choose(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, SB, 1);
        fleet(&s, 1, A, I, 1);
        own(&s, 0, A);
        own(&s, 0, B);
        arm(&s, 0, SB, 5, 0, 0, 9, 1);
        arm(&s, 1, I, 1, 0, 0, 0, 1);
        dice(&s, "6");
        fight(&s); /* the starbase shoots without being asked */
        assert_int_equal(ships(&s, 1, A), 0);
    }
}

/* ---- neutral ships ---- */

/* Neutral ships of a kind shoot at a fleet: what falls where. */
static EclState shot_at(int edition, int npcs, int kind, const char *faces,
                        const EclValues plan[ECL_SHIPS], const int count[ECL_SHIPS])
{
    EclState s = arena(edition, 2);
    int sector = lay_guarded(&s, kind, npcs);
    for (int type = 0; type < ECL_SHIPS; type++) {
        fleet(&s, 0, sector, type, count[type]);
        s.seat[0].sums[type] = plan[type];
    }
    s.battle.sector = (uint8_t)sector;
    s.battle.attacker = 0;
    s.battle.defender = ECL_SIDE_NPC;
    s.battle.round = 1;
    dice(&s, faces);
    ecl_volley(&s, 1, 0, false, NULL);
    return s;
}

static void neutral_dice_destroy_from_the_largest(void **state)
{
    (void)state;
    const EclValues weak[ECL_SHIPS] = { [DN] = { .hull = 2 } };
    EACH_EDITION
    {
        /* 5 and 6 by an Ancient with +1: the dreadnought cannot be destroyed, the interceptor is */
        EclState s = shot_at(edition, 1, ECL_ANCIENT, "56", weak, (int[]){ 1, 0, 1, 0 });
        int sector = s.battle.sector;
        assert_int_equal(s.hex[sector].ships[0][I], 0);
        assert_int_equal(s.hex[sector].ships[0][DN], 1);
        assert_int_equal(s.battle.damage[0][ecl_first_ship(DN)], 1);
    }
    const EclValues shielded[ECL_SHIPS] = { [DN] = { .hull = 2, .shield = 1 } };
    EACH_EDITION
    {
        EclState s = shot_at(edition, 2, ECL_ANCIENT, "5562", shielded, (int[]){ 1, 0, 1, 0 });
        assert_int_equal(s.hex[s.battle.sector].ships[0][I], 0);
        assert_int_equal(s.battle.damage[0][ecl_first_ship(DN)], 1);
    }
    const EclValues plain[ECL_SHIPS] = { [K] = { .hull = 1 } };
    EACH_EDITION
    {
        EclState s = shot_at(edition, 2, ECL_ANCIENT, "6654", plain, (int[]){ 2, 1, 0, 0 });
        assert_int_equal(s.hex[s.battle.sector].ships[0][K], 0);
        assert_int_equal(s.hex[s.battle.sector].ships[0][I], 1);
    }
}

static void a_guardian_shoots(void **state)
{
    (void)state;
    EclValues plan[ECL_SHIPS] = { [I] = { .shield = 2 }, [K] = { .hull = 1, .shield = 1 } };
    EclState s = shot_at(ECL_SECOND, 1, ECL_GUARDIAN, "456", plan, (int[]){ 1, 1, 0, 0 });
    assert_int_equal(s.hex[s.battle.sector].ships[0][K], 0);
    assert_int_equal(s.hex[s.battle.sector].ships[0][I], 1);
    plan[K].hull = 2;
    s = shot_at(ECL_SECOND, 1, ECL_GUARDIAN, "456", plan, (int[]){ 1, 1, 0, 0 });
    assert_int_equal(s.hex[s.battle.sector].ships[0][I], 0);
    assert_int_equal(s.battle.damage[0][ecl_first_ship(K)], 1);
}

/* ---- the antimatter splitter ---- */

static void a_split_die_goes_point_by_point(void **state)
{
    (void)state;
    for (int has = 0; has < 2; has++) {
        EclState s = arena(ECL_SECOND, 2);
        fleet(&s, 0, A, I, 3);
        fleet(&s, 1, A, K, 1);
        own(&s, 1, C);
        arm(&s, 0, I, 1, 0, 0, 1, 0);
        arm(&s, 1, K, 2, 0, 0, 0, 0)->cannon[ECL_RED] = 1;
        if (has)
            s.seat[1].track[ECL_NANO] |= ecl_bit(ECL_TECH(ANTIMATTER_SPLITTER));
        fight(&s);
        dice(&s, "6");
        answer(&s, "attack");
        if (!has) { /* one ship takes all four points */
            assert_int_equal(ships(&s, 0, A), 2);
            continue;
        }
        assert_int_equal(asks(&s)->a, 1); /* the first point was free of choice: three are left */
        answer(&s, "hit interceptor 1");
        answer(&s, "hit interceptor 0");
        answer(&s, "hit interceptor 1");
        assert_int_equal(ships(&s, 0, A), 1);
        s = arena(ECL_SECOND, 2); /* missiles are not split */
        fleet(&s, 0, A, I, 3);
        fleet(&s, 1, A, K, 1);
        arm(&s, 0, I, 1, 0, 0, 1, 0);
        arm(&s, 1, K, 2, 0, 0, 9, 1)->missile[ECL_RED] = 1;
        s.seat[1].track[ECL_NANO] |= ecl_bit(ECL_TECH(ANTIMATTER_SPLITTER));
        own(&s, 1, C);
        dice(&s, "6");
        fight(&s);
        assert_int_equal(ships(&s, 0, A), 2);
    }
}

/* ---- what is told ---- */

/* The events of an answer in words. */
static const char *told(EclState *s, const char *notation)
{
    static char line[2048];
    static Event event[512];
    static const char *const names[] = { "Ann", "Bo" };
    EventList events = { .event = event, .cap = 512 };
    Text text = text_over(line);
    Move move;
    assert_true(move_parse(ecl_game_of(s), notation, &move, NULL));
    ecl_game_of(s)->apply(s, asks(s)->seat, move, &events);
    for (int i = 0; i < events.n; i++) {
        text_put(&text, i ? "; " : "");
        event_words(ecl_game_of(s), &event[i], VIEWER_NONE,
                    (Voice){ .lang = LANG_EN, .seat_names = names }, &text);
    }
    return line;
}

static void battles_are_told(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, K, 2);
        fleet(&s, 0, A, SB, 1);
        fleet(&s, 1, A, I, 2);
        own(&s, 1, C);
        arm(&s, 0, K, 1, 0, 0, 0, 2);
        arm(&s, 0, SB, 9, 0, 0, 0, 0); /* no dice: nothing is told of it */
        arm(&s, 1, I, 2, 0, 0, 0, 2);
        fight(&s);
        dice(&s, "6112");
        assert_string_equal(told(&s, "attack"), "Bo: Interceptor, 4 dice, 1 hit");
        dice(&s, "1116"); /* the cruiser that is left has two dice */
        assert_string_equal(told(&s, "hit cruiser 0"),
                            "Ann: loses a ship in 304 Theta Pegasi: Cruiser; "
                            "Ann: Cruiser, 2 dice, 0 hits");
        assert_string_equal(told(&s, "retreat 302"),
                            "Bo: begins to retreat to 302 Gamma Serpentis: Interceptor; "
                            "Ann: Cruiser, 2 dice, 1 hit; "
                            "Bo: loses a ship in 304 Theta Pegasi: Interceptor; "
                            "Bo: retreats to 302 Gamma Serpentis: Interceptor (1); "
                            "Ann: draws 2 reputation tiles");
    }
}

/* ---- stalemate ---- */

static EclState deadlock(int edition, bool way_out)
{
    EclState s = arena(edition, 2);
    own(&s, 0, A);
    fleet(&s, 0, A, K, 1);
    fleet(&s, 1, A, I, 2);
    if (way_out)
        own(&s, 1, C);
    arm(&s, 0, K, 1, 0, 0, 0, 0);
    arm(&s, 1, I, 1, 0, 0, 0, 0);
    return s;
}

static void a_stalemate_drives_the_attacker_off(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = deadlock(edition, true);
        int bag = s.reputation[0], before = s.seat[0].reputation[0];
        fight(&s);
        if (edition == ECL_SECOND) {
            expect_task(&s, ECL_TASK_STALE, 1);
            assert_string_equal(open_moves(&s), "scuttle; retreat 302");
            answer(&s, "retreat 302");
        }
        assert_int_equal(ships(&s, 1, C), 2);
        if (asks(&s)->kind == ECL_TASK_TILES)
            expect_task(&s, ECL_TASK_TILES, 0); /* the defender draws 1, the attacker none */
        assert_int_equal(s.battle.drawn[0] + s.seat[0].reputation[0] - before, 1);
        assert_int_equal(s.reputation[0], bag - 1);
        s = deadlock(edition, false);
        fight(&s); /* nowhere to go: both are destroyed */
        assert_int_equal(ships(&s, 1, A), 0);
        expect_task(&s, ECL_TASK_TILES, 0);
        assert_int_equal(s.battle.drawn[0], 3);
        int attackers = s.seat[1].reputation[0];
        MoveList list = { .n = 0 };
        ecl_game_of(&s)->moves(&s, 0, &list);
        ecl_game_of(&s)->apply(&s, 0, list.move[0], NULL);
        if (edition ==
            ECL_SECOND) { /* the attacker has one tile to look at; by the 1st it is his */
            expect_task(&s, ECL_TASK_TILES, 1);
            assert_int_equal(s.battle.drawn[0], 1);
        } else {
            assert_int_equal(s.seat[1].reputation[0], attackers + 1);
        }
    }
    EclState s = deadlock(ECL_SECOND, true);
    fight(&s);
    answer(&s, "scuttle");
    assert_int_equal(ships(&s, 1, A) + ships(&s, 1, C), 0);
    assert_int_equal(s.battle.drawn[0], 3);
}

/* What has turned back before goes where it was to go; what cannot retreat is destroyed, which takes nothing
 * of the penalty for what did. */
static void a_stalemate_after_a_retreat(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        own(&s, 0, A);
        own(&s, 0, E);
        own(&s, 1, B);
        own(&s, 1, C);
        fleet(&s, 0, A, K, 1);
        fleet(&s, 0, A, SB, 1);
        fleet(&s, 1, A, I, 1);
        fleet(&s, 1, A, SB, 1);
        arm(&s, 0, K, 3, 0, 0, 0, 1);
        arm(&s, 0, SB, 0, 0, 0, 0, 0);
        arm(&s, 1, I, 5, 0, 0, 0, 0);
        arm(&s, 1, SB, 0, 0, 0, 0, 0);
        fight(&s);
        answer(&s, "attack");      /* without a die */
        answer(&s, "retreat 310"); /* the only cannon turns back */
        answer(&s, "retreat 301"); /* so does the attacker's interceptor, and the cannon is gone */
        assert_int_equal(ships(&s, 0, E), 1);
        assert_int_equal(ships(&s, 1, B), 1);
        assert_int_equal(ships(&s, 1, A), 0);
        assert_int_equal(ships(&s, 0, A), 1);
        expect_task(&s, ECL_TASK_TILES, 0);
        assert_int_equal(s.battle.drawn[0], 1 + 1);
        int tiles = s.seat[1].reputation[0];
        past_tiles(&s);
        assert_int_equal(s.seat[1].reputation[0], tiles);
    }
}

/* A cannon on either side, and there is no stalemate: who has none waits. */
static void without_cannons_one_waits(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = deadlock(edition, true);
        arm(&s, 0, K, 1, 0, 0, 0, 1);
        dice(&s, "1");
        fight(&s);
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        dice(&s, "1");
        answer(&s, "attack"); /* nothing is rolled: the die is the defender's */
        assert_int_equal(s.head.rng.used, 1);
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        assert_int_equal(s.battle.round, 2);
    }
}

/* Damage stays from one battle of the sector to the next. */
static void damage_stays_between_battles(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 3);
        for (int seat = 0; seat < 3; seat++)
            fleet(&s, seat, A, K, 1);
        own(&s, 2, C);
        arm(&s, 0, K, 1, 0, 0, 9, 1);
        arm(&s, 1, K, 3, 0, 0, 0, 1);
        arm(&s, 2, K, 2, 0, 0, 5, 1);
        dice(&s, "6");
        fight(&s);
        dice(&s, "6");
        answer(&s, "attack");
        assert_int_equal(s.battle.defender, 0);
        assert_int_equal(s.battle.damage[2][ecl_first_ship(K)], 1);
        assert_int_equal(s.battle.round, 1);
        assert_int_equal(s.battle.retreat[0][K], 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-14.1 E2-14.2 E2-14.8 E1-16.1 E1-16.2 E1-14.10 sectors in descending order",
          .test_func = sectors_in_descending_order },
        { .name =
              "E2-14.3 E2-14.4 E2-EX24 E1-16.3 E1-16.6 E1-EX10 E1-23.1 E1-23.9 latest fight first",
          .test_func = latest_fight_first },
        { .name =
              "E2-14.3 E2-14.4 E2-EX24 E1-16.3 E1-16.6 E1-EX10 E1-23.9 the controller fights last",
          .test_func = the_controller_fights_last },
        { .name = "E2-14.3 E1-16.3 the controller defends", .test_func = the_controller_defends },
        { .name = "E2-14.3 E1-16.4 E1-16.29 without a survivor the next two fight",
          .test_func = without_a_survivor_the_next_two_fight },
        { .name = "E2-14.3 E2-14.4 E1-16.3 E1-16.6 neutral ships fight last",
          .test_func = neutral_ships_fight_last },
        { .name = "E2-14.5 E1-16.1 E1-16.58 E1-20.20 E1-20.24 peace with the ancients",
          .test_func = peace_with_the_ancients },
        { .name =
              "E2-15.1 E2-15.3 E2-15.23 E2-D20 E1-16.7 E1-16.8 E1-16.9 E1-16.21 E1-16.62 E1-D20 E1-23.3 initiative and ties",
          .test_func = initiative_and_ties },
        { .name = "E2-15.6 E2-EX36 E1-16.12 E2-25.3 hits by face computer and shield",
          .test_func = hits_by_face_computer_and_shield },
        { .name = "E2-15.5 E2-EX26 E1-16.10 E1-EX12 dice of all ships of a type",
          .test_func = dice_of_all_ships_of_a_type },
        { .name = "E2-15.5 E2-15.21 E2-D22 E1-16.11 E1-16.18 E1-16.61 E1-D22 assignment die by die",
          .test_func = assignment_die_by_die },
        { .name = "E2-15.7 E1-16.13 damage by colour", .test_func = damage_by_colour },
        { .name = "E2-15.8 E2-14.7 E1-16.14 E1-EX13 destroyed beyond the hull",
          .test_func = destroyed_beyond_the_hull },
        { .name = "E2-14.7 E1-16.14 damage goes with its ship",
          .test_func = damage_goes_with_its_ship },
        { .name = "E2-D22 E1-D22 damaged ships in order", .test_func = damaged_ships_in_order },
        { .name = "E2-14.3 E2-10.10 E1-14.12 six fleets in a sector",
          .test_func = six_fleets_in_a_sector },
        { .name = "E2-15.22 E1-16.61 damage counts at the end",
          .test_func = damage_counts_at_the_end },
        { .name = "E2-15.9 E1-16.14 the destroyed do not act",
          .test_func = the_destroyed_do_not_act },
        { .name = "E2-15.2 E1-16.19 E1-16.20 missiles fire once in each battle",
          .test_func = missiles_fire_once_in_each_battle },
        { .name = "E2-15.11 E2-15.15 E2-EX27 E1-16.23 E1-16.26 E1-EX14 where one may retreat",
          .test_func = where_one_may_retreat },
        { .name =
              "E2-15.4 E2-15.12 E2-15.16 E2-D21 E1-16.24 E1-16.27 E1-D21 a retreat takes until the next activation",
          .test_func = a_retreat_takes_until_the_next_activation },
        { .name = "E2-15.13 E1-16.28 a retreat of the last round is void",
          .test_func = a_retreat_of_the_last_round_is_void },
        { .name = "E2-15.10 E2-16.5 E1-16.29 E1-16.64 E1-EX21 both sides retreat",
          .test_func = both_sides_retreat },
        { .name = "E2-15.14 E1-16.25 starbases and the declared cannot choose",
          .test_func = starbases_and_the_declared_cannot_choose },
        { .name =
              "E2-15.18 E2-15.19 E2-15.20 E2-EX28 E1-16.16 E1-16.17 E1-EX23 E1-EX24 neutral dice destroy from the largest",
          .test_func = neutral_dice_destroy_from_the_largest },
        { .name = "E2-15.19 E2-EX35 a guardian shoots", .test_func = a_guardian_shoots },
        { .name = "E2-7.19 E2-D22 a split die goes point by point",
          .test_func = a_split_die_goes_point_by_point },
        { .name =
              "E2-15.17 E2-15.24 E2-D23 E2-EX40 E1-16.30 E1-16.31 E1-EX33 E1-D23 E1-X.32 a stalemate drives the attacker off",
          .test_func = a_stalemate_drives_the_attacker_off },
        { .name = "E2-H3 E1-H.5 battles are told", .test_func = battles_are_told },
        { .name = "E2-15.24 E1-16.30 E1-16.43 a stalemate after a retreat",
          .test_func = a_stalemate_after_a_retreat },
        { .name = "E2-15.25 E2-15.24 E1-16.22 E1-16.30 without cannons one waits",
          .test_func = without_cannons_one_waits },
        { .name = "E2-14.6 E2-14.9 E1-16.5 E1-16.63 damage stays between battles",
          .test_func = damage_stays_between_battles },
        { .name = "E2-1.7 E1-1.9 E1-X.8 dice without number", .test_func = dice_without_number },
        { .name = "E1-X.27 neutral ships of the editions",
          .test_func = neutral_ships_of_the_editions },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
