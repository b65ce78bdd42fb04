/* After battles: reputation, population, discs, discovery tiles (E2-16, E2-17, E1-16e to E1-16g); the long
 * examples of the rulebooks. */
#include <stdio.h>

#include "games/eclipse/board.h"
#include "tests/eclipse/arena.h"

#define EACH_EDITION for (int edition = 0; edition < ECL_EDITIONS; edition++)

enum { I = ECL_INTERCEPTOR, K = ECL_CRUISER, DN = ECL_DREADNOUGHT, SB = ECL_STARBASE };

static int tiles_of(const EclState *s, int seat)
{
    return s->seat[seat].reputation[0];
}

/* A cube of the controller on a square of his sector, from the track that fits. */
static void settle_cube(EclState *s, int sector, int square, int track)
{
    s->seat[ecl_controller(s, sector)].cubes[track]--;
    if (square == ECL_SQUARE_ORBITAL) {
        s->hex[sector].orbital = s->hex[sector].orbital_cube = 1;
    } else {
        s->hex[sector].cubes[square]++;
    }
}

/* ---- reputation ---- */

/* What a fleet of the second seat draws for destroying one ship of a type. */
static void tiles_for_what_was_destroyed(void **state)
{
    (void)state;
    static const int worth[ECL_SHIPS] = { 1, 2, 3, 1 };
    EACH_EDITION
    for (int type = 0; type < ECL_SHIPS; type++) {
        EclState s = arena(edition, 2);
        own(&s, 0, A);
        fleet(&s, 0, A, type, 1);
        fleet(&s, 1, A, K, 1);
        own(&s, 1, C);
        for (int t = 0; t < ECL_SHIPS; t++)
            arm(&s, 0, t, 1, 0, 0, 0, 0);
        arm(&s, 1, K, 2, 0, 0, 0, 1);
        fight(&s);
        dice(&s, "6");
        answer(&s, "attack");
        /* the controller draws first: one for taking part, though his ship is gone */
        if (edition == ECL_SECOND) {
            expect_task(&s, ECL_TASK_TILES, 0);
            assert_int_equal(s.battle.drawn[0], 1);
            assert_true(strstr(open_moves(&s), "none"));
            answer(&s, "none");
        }
        expect_task(&s, ECL_TASK_TILES, 1);
        assert_int_equal(s.battle.drawn[0], 1 + worth[type]);
        assert_int_equal(s.battle.held[0][type], 1); /* the ship is not in the supply yet */
        int supply = s.seat[0].supply[type];
        past_tiles(&s);
        assert_int_equal(s.seat[0].supply[type], supply + 1);
    }
}

static void tiles_for_neutral_ships(void **state)
{
    (void)state;
    static const int worth[ECL_NPCS] = { 0, 1, 2, 3 };
    EACH_EDITION
    for (int kind = ECL_ANCIENT; kind < ECL_NPCS; kind++) {
        if (edition == ECL_FIRST && kind == ECL_GUARDIAN)
            continue;
        EclState s = arena(edition, 2);
        int sector = lay_guarded(&s, kind, 1);
        fleet(&s, 1, sector, K, 1);
        arm(&s, 1, K, 9, 0, 0, 9, 0)->cannon[ECL_RED] = 2;
        dice(&s, "66");
        fight(&s);
        assert_int_equal(s.hex[sector].npcs, 0);
        expect_task(&s, ECL_TASK_TILES, 1);
        assert_int_equal(s.battle.drawn[0], 1 + worth[kind]);
    }
}

/* At most five, and no more than the bag holds. */
static void tiles_are_limited(void **state)
{
    (void)state;
    EACH_EDITION
    for (int bag = 0; bag < 2; bag++) {
        EclState s = arena(edition, 2);
        fleet(&s, 0, A, DN, 2);
        fleet(&s, 1, A, K, 1);
        arm(&s, 0, DN, 1, 0, 0, 0, 0);
        arm(&s, 1, K, 2, 0, 0, 9, 2);
        own(&s, 1, C);
        if (bag)
            s.reputation[1] = 0, s.reputation[2] = 0, s.reputation[3] = 2, s.reputation[4] = 1,
            s.reputation[0] = 3;
        fight(&s);
        dice(&s, "66");
        answer(&s, "attack");
        answer(&s, "hit dreadnought 0");
        if (asks(&s)->seat == 0)
            answer(&s, strstr(open_moves(&s), "none") ? "none" : "hold 1");
        expect_task(&s, ECL_TASK_TILES, 1); /* 1 + 3 + 3 */
        assert_in_range(s.battle.drawn[0], bag ? 2 : 5, bag ? 3 : 5);
    }
}

/* One is kept, the others go back; with a full track a tile of one's own makes room. */
static void one_tile_is_kept(void **state)
{
    (void)state;
    EACH_EDITION
    for (int full = 0; full < 2; full++) {
        EclState s = arena(edition, 2);
        int seat = 1, sector = lay_guarded(&s, ECL_ANCIENT, 1);
        while (full && ecl_has_room(&s, seat, 0, s.seat[seat].reputation[0] + 1)) {
            s.reputation[2]--, s.reputation[0]--;
            s.seat[seat].reputation[2]++, s.seat[seat].reputation[0]++;
        }
        int had = tiles_of(&s, seat), bag = s.reputation[0];
        fleet(&s, seat, sector, K, 1);
        arm(&s, seat, K, 9, 0, 0, 9, 0)->cannon[ECL_RED] = 1;
        dice(&s, "6");
        fight(&s);
        expect_task(&s, ECL_TASK_TILES, seat);
        for (int value = 1; value < ECL_VALUES; value++) {
            s.reputation[value] = (uint8_t)(s.reputation[value] + s.battle.drawn[value]);
            s.battle.drawn[value] = 0;
        }
        s.battle.drawn[1] = s.battle.drawn[4] = 1;
        s.reputation[1]--, s.reputation[4]--;
        const char *open = open_moves(&s);
        if (full)
            assert_string_equal(open, "none; swap 1 2; swap 4 2");
        else
            assert_string_equal(open,
                                edition == ECL_SECOND ? "none; hold 1; hold 4" : "hold 1; hold 4");
        refuses_move(&s, "hold 3", "E2-16.3", "E1-16.44");
        if (!full && edition == ECL_FIRST)
            refuses_move(&s, "none", "E2-16.4", "E1-16.45");
        if (full)
            refuses_move(&s, "hold 4", "E2-16.3", "E1-16.45");
        answer(&s, full ? "swap 4 2" : "hold 4");
        assert_int_equal(tiles_of(&s, seat), had + !full);
        assert_int_equal(s.seat[seat].reputation[4], 1);
        assert_int_equal(s.reputation[0], bag - !full);
        assert_int_equal(s.battle.drawn[0], 0);
    }
}

/* The controller, then by entry; who lost everything too. */
/* E1-16.45: a single tile is kept without a question, whatever its value. */
static void a_single_tile_is_kept(void **state)
{
    (void)state;
    for (int value = 1; value < ECL_VALUES; value++) {
        EclState s = arena(ECL_FIRST, 2);
        memset(s.reputation, 0, sizeof s.reputation);
        s.reputation[value] = s.reputation[0] = 1;
        int sector = lay_guarded(&s, ECL_ANCIENT, 1), had = s.seat[1].reputation[value];
        fleet(&s, 1, sector, K, 1);
        arm(&s, 1, K, 9, 0, 0, 9, 0)->cannon[ECL_RED] = 1;
        dice(&s, "6");
        fight(&s);
        assert_int_equal(s.seat[1].reputation[value], had + 1);
        assert_int_equal(s.reputation[0], 0);
        assert_true(!in_combat(&s) || asks(&s)->kind != ECL_TASK_TILES);
    }
}

/* The last place of the track is a place. */
static void the_last_place_is_filled(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        int seat = 1, sector = lay_guarded(&s, ECL_ANCIENT, 1);
        while (ecl_has_room(&s, seat, 0, s.seat[seat].reputation[0] + 2)) {
            s.reputation[2]--, s.reputation[0]--;
            s.seat[seat].reputation[2]++, s.seat[seat].reputation[0]++;
        }
        int had = tiles_of(&s, seat);
        fleet(&s, seat, sector, K, 1);
        arm(&s, seat, K, 9, 0, 0, 9, 0)->cannon[ECL_RED] = 1;
        dice(&s, "6");
        fight(&s);
        expect_task(&s, ECL_TASK_TILES, seat);
        assert_false(strstr(open_moves(&s), "swap"));
        past_tiles(&s);
        assert_int_equal(tiles_of(&s, seat), had + (edition == ECL_FIRST)); /* the 2nd took none */
    }
}

static void the_order_of_drawing(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 3);
        for (int seat = 0; seat < 3; seat++)
            fleet(&s, seat, A, I, 1);
        own(&s, 0, B);
        own(&s, 2, C);
        arm(&s, 0, I, 5, 0, 0, 9, 1);
        arm(&s, 1, I, 1, 0, 0, 0, 1);
        arm(&s, 2, I, 3, 0, 0, 0, 1);
        fight(&s);
        dice(&s, "6");
        answer(&s, "attack"); /* Blue destroys Green */
        dice(&s, "6");
        answer(&s, "attack"); /* Red destroys Blue */
        expect_task(&s, ECL_TASK_TILES, 0);
        assert_int_equal(s.battle.drawn[0], 2);
        MoveList list = { .n = 0 };
        ecl_game_of(&s)->moves(&s, 0, &list);
        ecl_game_of(&s)->apply(&s, 0, list.move[0], NULL);
        if (edition ==
            ECL_SECOND) { /* by the 1st edition the single tile of Green is simply kept */
            expect_task(&s, ECL_TASK_TILES, 1);
            assert_int_equal(s.battle.drawn[0], 1);
            answer(&s, "none");
        }
        expect_task(&s, ECL_TASK_TILES, 2);
        assert_int_equal(s.battle.drawn[0], 2);
    }
}

/* ---- the penalty for retreating ---- */

static void the_penalty_for_retreating(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        own(&s, 1, A);
        fleet(&s, 0, A, I, 1);
        fleet(&s, 0, A, K, 1);
        fleet(&s, 1, A, DN, 1);
        own(&s, 0, B);
        arm(&s, 0, I, 3, 0, 0, 9, 1);
        arm(&s, 0, K, 2, 0, 0, 0, 1);
        arm(&s, 1, DN, 1, 0, 0, 9, 1);
        fight(&s);
        answer(&s, "retreat 301");
        assert_int_equal(s.battle.penalty, 0); /* the cruiser fights on */
        dice(&s, "11");
        answer(&s, "attack");
        expect_task(&s, ECL_TASK_ENGAGE, 0); /* the interceptor has left */
        assert_int_equal(ships(&s, 0, B), 1);
        int before = tiles_of(&s, 0), bag = s.reputation[0];
        dice(&s, "6");
        answer(&s, "retreat 301"); /* and the cruiser is shot down on its way */
        assert_int_equal(ships(&s, 0, A), 0);
        past_tiles(&s);
        int drawn = tiles_of(&s, 0) - before; /* no tile by the 2nd edition, one by the 1st */
        assert_int_equal(drawn, edition == ECL_FIRST ? 1 : 0);
        assert_true(s.reputation[0] <= bag);
    }
    EclState s = arena(ECL_FIRST, 2); /* E1-16.43: the last ships really retreated */
    fleet(&s, 0, A, I, 1);
    fleet(&s, 1, A, DN, 1);
    own(&s, 0, B);
    arm(&s, 0, I, 3, 0, 0, 9, 1);
    arm(&s, 1, DN, 1, 0, 0, 9, 1);
    int before = tiles_of(&s, 0);
    fight(&s);
    answer(&s, "retreat 301");
    past_tiles(&s);
    assert_int_equal(ships(&s, 0, B), 1);
    assert_int_equal(tiles_of(&s, 0), before);
}

/* ---- population ---- */

/* Ships of the second seat alone in a sector of the first, with cubes there. */
static EclState raid(int edition, int cubes)
{
    EclState s = arena(edition, 2);
    own(&s, 0, A);
    fleet(&s, 1, A, I, 3);
    arm(&s, 1, I, 2, 3, 0, 0, 1);
    static const int square[] = { ECL_SQUARE_MONEY, ECL_SQUARE_SCIENCE, ECL_SQUARE_MATERIALS };
    static const int track[] = { ECL_MONEY, ECL_SCIENCE, ECL_MATERIALS };
    for (int i = 0; i < cubes; i++)
        settle_cube(&s, A, square[i], track[i]);
    return s;
}

/* Who retreats from a sector has no tile for taking part, though others fight on there. */
static void the_penalty_outlasts_the_battle(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 3);
        fleet(&s, 0, A, K, 1);
        fleet(&s, 1, A, K, 1);
        fleet(&s, 2, A, I, 1);
        own(&s, 2, B);
        arm(&s, 0, K, 1, 0, 0, 0, 1);
        arm(&s, 1, K, 3, 0, 0, 0, 1);
        arm(&s, 2, I, 5, 0, 0, 0, 1);
        int had = tiles_of(&s, 2);
        fight(&s);
        expect_task(&s, ECL_TASK_ENGAGE, 2);
        dice(&s, "16"); /* a miss at those who turn back; the last battle's only shot */
        answer(&s, "retreat 301");
        assert_int_equal(ships(&s, 0, A), 0);
        past_tiles(&s);
        assert_int_equal(ships(&s, 2, B), 1);
        assert_int_equal(tiles_of(&s, 2), had);
    }
}

/* E2-16.5: an attempt costs the tile of its own battle alone. */
static void the_penalty_is_of_one_battle(void **state)
{
    (void)state;
    EclState s = arena(ECL_SECOND, 3);
    fleet(&s, 0, A, K, 1);
    fleet(&s, 1, A, K, 1);
    fleet(&s, 2, A, I, 1);
    own(&s, 2, B);
    own(&s, 1, C);
    arm(&s, 0, K, 1, 0, 0, 0, 1);
    arm(&s, 1, K, 9, 0, 0, 0, 1);
    arm(&s, 2, I, 5, 0, 0, 0, 1);
    fight(&s);
    dice(&s, "1");
    answer(&s, "attack");
    answer(&s, "retreat 301"); /* the attacker */
    answer(&s, "retreat 302"); /* the defender, in vain: the attacker is gone before him */
    assert_int_equal(ships(&s, 1, A), 1);
    expect_task(&s, ECL_TASK_ENGAGE, 1);
    dice(&s, "6");
    answer(&s, "attack"); /* the first player's cruiser */
    while (asks(&s)->seat != 1)
        answer(&s, "none");
    expect_task(&s, ECL_TASK_TILES, 1);
    assert_int_equal(s.battle.drawn[0], 1 + 2);
}

static void an_attack_on_population(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = raid(edition, 3);
        fight(&s); /* without a battle */
        expect_task(&s, ECL_TASK_RAID, 1);
        assert_string_equal(open_moves(&s), "spare; raid 304");
        refuses_move(&s, "bomb", "E2-17.4", "E1-16.34");
        EclState spared = s;
        answer(&spared, "spare");
        assert_int_equal(ecl_cubes_in(&spared, A), 3);
        assert_int_equal(spared.hex[A].disc, 1);
        dice(&s, "632");
        answer(&s, "raid 304"); /* 6 and 3 + 3 hit, 2 + 3 does not */
        expect_task(&s, ECL_TASK_CULL, 1);
        assert_int_equal(asks(&s)->b, 2);
        assert_string_equal(open_moves(&s), "cull materials; cull science; cull money");
        refuses_move(&s, "cull gray", "E2-17.1", "E1-16.33");
        answer(&s, "cull money");
        assert_int_equal(s.seat[0].graves[ECL_MONEY], 1);
        answer(&s, "cull materials");
        assert_int_equal(ecl_cubes_in(&s, A), 1);
        assert_int_equal(s.hex[A].disc, 1); /* a cube and the disc stay, the ships too */
        assert_int_equal(ships(&s, 1, A), 3);
        assert_int_equal(tiles_of(&s, 1), 0); /* cubes give no reputation */
    }
}

/* The damage of one die may fall on several cubes; missiles take no part. */
static void damage_spreads_over_cubes(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = raid(edition, 3);
        arm(&s, 1, I, 2, 0, 0, 0, 0)->missile[ECL_YELLOW] = 2;
        fight(&s);
        assert_int_not_equal(asks(&s)->kind, ECL_TASK_RAID);
        assert_int_equal(ecl_cubes_in(&s, A), 3);
        s = raid(edition, 3);
        arm(&s, 1, I, 2, 0, 9, 0, 0)->cannon[ECL_RED] = 1;
        fight(&s);
        dice(&s, "611");
        answer(&s, "raid 304");
        assert_int_equal(ecl_cubes_in(&s, A), 0);
        for (int track = 0; track < ECL_RESOURCES; track++)
            assert_int_equal(s.seat[0].graves[track], 1);
    }
}

static void gray_and_orbital_cubes(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = raid(edition, 0);
        settle_cube(&s, A, ECL_SQUARE_GRAY, ECL_MONEY);
        settle_cube(&s, A, ECL_SQUARE_ORBITAL, ECL_SCIENCE);
        s.hex[A].monolith = 1;
        fight(&s);
        dice(&s, "666");
        answer(&s, "raid 304");
        expect_task(&s, ECL_TASK_CUBES, 0); /* the owner names the graveyard */
        assert_string_equal(open_moves(&s), "track science; track money");
        answer(&s, "track money");
        assert_string_equal(open_moves(&s), "track materials; track science; track money");
        answer(&s, "track materials");
        assert_int_equal(s.seat[0].graves[ECL_MONEY], 1);
        assert_int_equal(s.seat[0].graves[ECL_MATERIALS], 1);
        assert_int_equal(s.hex[A].orbital, 1); /* what is built stays */
        assert_int_equal(s.hex[A].monolith, 1);
        assert_int_equal(s.hex[A].disc == 1, false);
    }
}

static void neutron_bombs(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = raid(edition, 3);
        arm(&s, 1, I, 2, 0, 0, 0, 0); /* any ship is enough */
        s.seat[1].track[ECL_MIL] |= ecl_bit(ECL_TECH(NEUTRON_BOMBS));
        fight(&s);
        assert_string_equal(open_moves(&s), "spare; bomb");
        refuses_move(&s, "raid 304", "E2-17.1", "E1-16.33");
        answer(&s, "bomb");
        assert_int_equal(ecl_cubes_in(&s, A), 0);
        if (edition == ECL_FIRST)
            continue;
        s = raid(edition, 3);
        s.seat[1].track[ECL_MIL] |= ecl_bit(ECL_TECH(NEUTRON_BOMBS));
        s.seat[0].track[ECL_NANO] |= ecl_bit(ECL_TECH(NEUTRON_ABSORBER));
        fight(&s);
        assert_string_equal(open_moves(&s), "spare; raid 304");
    }
}

static void planta_dies_by_itself(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = raid(edition, 3);
        arm(&s, 1, I, 2, 0, 0, 0, 0);
        s.seat[0].species = ECL_RACE(PLANTA);
        if (edition == ECL_SECOND)
            s.seat[0].track[ECL_NANO] |= ecl_bit(ECL_TECH(NEUTRON_ABSORBER));
        int discs = s.seat[0].discs;
        fight(&s);
        assert_int_equal(ecl_cubes_in(&s, A), 0);
        assert_int_equal(s.seat[0].discs, discs + 1);
        expect_task(&s, ECL_TASK_OCCUPY, 1);
        s = raid(edition, 3); /* elsewhere the same ships do nothing */
        arm(&s, 1, I, 2, 0, 0, 0, 0);
        fight(&s);
        assert_int_equal(ecl_cubes_in(&s, A), 3);
    }
}

/* ---- discs ---- */

static void discs_return_and_are_placed(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = raid(edition, 0);
        fleet(&s, 1, B, I, 1);
        int discs[2] = { s.seat[0].discs, s.seat[1].discs };
        fight(&s);
        assert_int_equal(s.seat[0].discs, discs[0] + 1); /* without cubes and ships it returns */
        expect_task(&s, ECL_TASK_OCCUPY, 1);
        assert_int_equal(asks(&s)->a, A); /* the higher number first */
        assert_string_equal(open_moves(&s), "claim 304; leave");
        refuses_move(&s, "claim 301", "E2-17.8", "E1-16.51");
        answer(&s, "claim 304");
        assert_int_equal(s.hex[A].disc, 2);
        assert_int_equal(s.seat[1].discs, discs[1] - 1);
        expect_task(&s, ECL_TASK_OCCUPY, 1);
        assert_int_equal(asks(&s)->a, B);
        answer(&s, "leave");
        assert_int_equal(s.hex[B].disc, 0);
        s = raid(edition, 0); /* no disc left: nothing is asked */
        s.seat[1].discs = 0;
        fight(&s);
        assert_false(in_combat(&s));
        s = raid(edition, 0); /* with ships of his own the controller keeps it */
        s.hex[A].ships[1][I] = 0;
        memset(s.hex[A].entry, 0, sizeof s.hex[A].entry);
        s.seat[1].fleets &= ~ecl_bit(A);
        fleet(&s, 0, A, I, 1);
        fight(&s);
        assert_int_equal(s.hex[A].disc, 1);
    }
}

static void not_among_neutral_ships(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        int sector = lay_guarded(&s, ECL_ANCIENT, 1);
        s.seat[0].species = ECL_RACE(DRACO);
        fleet(&s, 0, sector, I, 1);
        fight(&s);
        expect_task(&s, ECL_TASK_OCCUPY, 0); /* at peace with them */
        s.seat[0].species = ECL_RACE(DIRECTORATE);
        s.battle.visits = ecl_bit(sector);
        agenda_pop(&s.head);
        s.head.asked = 0;
        ecl_run(&s, NULL);
        assert_int_equal(s.hex[sector].disc, 0);
        assert_false(in_combat(&s) && asks(&s)->kind == ECL_TASK_OCCUPY);
    }
}

/* ---- discovery tiles ---- */

static void discovery_tiles_after_combat(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = arena(edition, 2);
        fleet(&s, 1, A, I, 1);
        s.hex[A].discovery = 1;
        fight(&s);
        expect_task(&s, ECL_TASK_OCCUPY, 1);
        EclState left = s;
        answer(&s, "claim 304");
        expect_task(&s, ECL_TASK_FIND, 1);
        answer(&left, "leave");
        if (edition == ECL_SECOND) /* ships are enough */
            expect_task(&left, ECL_TASK_FIND, 1);
        else
            assert_int_equal(left.hex[A].discovery, 1);
        s = arena(edition, 2); /* neither disc nor ship: it stays */
        s.hex[A].discovery = 1;
        fight(&s);
        assert_int_equal(s.hex[A].discovery, 1);
    }
}

/* The Ancients of a sector of Draco are gone: the tile is his while his disc is there. */
static void the_tile_of_a_draco_sector(void **state)
{
    (void)state;
    EACH_EDITION
    for (int hit = 0; hit < 2; hit++) {
        EclState s = arena(edition, 2);
        int sector = lay_guarded(&s, ECL_ANCIENT, 1);
        s.hex[sector].discovery = 1;
        s.seat[0].species = ECL_RACE(DRACO);
        own(&s, 0, sector);
        settle_cube(&s, sector, ECL_SQUARE_MONEY, ECL_MONEY);
        fleet(&s, 1, sector, K, 1);
        arm(&s, 1, K, 9, 0, 0, 9, 0)->cannon[ECL_RED] = 1;
        dice(&s, "6");
        fight(&s);
        past_tiles(&s);
        expect_task(&s, ECL_TASK_RAID, 1);
        dice(&s, hit ? "6" : "1");
        char notation[32];
        snprintf(notation, sizeof notation, "raid %s", ecl_sector_code(sector));
        answer(&s, notation);
        past_tiles(&s);
        if (!hit) {
            assert_int_equal(s.hex[sector].disc, 1);
            expect_task(&s, ECL_TASK_FIND, 0);
            continue;
        }
        assert_int_equal(s.hex[sector].disc, 0);
        expect_task(&s, ECL_TASK_OCCUPY, 1);
        answer(&s, "leave");
        if (edition == ECL_SECOND)
            expect_task(&s, ECL_TASK_FIND, 1);
        else
            assert_int_equal(s.hex[sector].discovery, 1);
    }
}

/* ---- after the phase ---- */

/* No sector holds ships of two sides, unless Draco found a cruiser among those of another. */
static void look_at_sectors(const EclState *s, bool found)
{
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        int sector = bits_first(left), seat = s->hex[sector].entry[0] - 1;
        if (seat >= 0 && !found)
            assert_int_equal(ecl_enemies(s, sector, seat), 0);
    }
}

static void after_combat_one_side_is_left(void **state)
{
    (void)state;
    int phases = 0;
    EACH_EDITION
    for (unsigned seed = 0; seed < 24; seed++) {
        Setup setup = setup_of(edition, 2 + (int)seed % 5, ECL_RANDOM, seed);
        setup.option[ECL_OPTION_ALIENS] = 1;
        EclState s = begin(&setup, edition);
        const Game *game = ecl_game_of(&s);
        Rng rng = { .used = RNG_WORDS, .key = { seed } };
        while (game_pending(&s)) {
            MoveList list = { .n = 0 };
            int seat = bits_first(game_pending(&s)), sum = 0, k = 0;
            bool was = in_combat(&s), found = asks(&s)->kind == ECL_TASK_FIND;
            game->moves(&s, seat, &list);
            for (int i = 0; i < list.n; i++)
                sum += 1 + game->prior(&s, seat, list.move[i]);
            int at = rng_below(&rng, sum);
            while (at > game->prior(&s, seat, list.move[k]))
                at -= 1 + game->prior(&s, seat, list.move[k++]);
            game->apply(&s, seat, list.move[k], NULL);
            if (was && !in_combat(&s) && game_pending(&s)) {
                look_at_sectors(&s, found);
                phases++;
            }
        }
    }
    assert_true(phases > 50);
}

/* ---- the long example of both rulebooks ---- */

static EclState long_example(int edition)
{
    EclState s = arena(edition, 2);
    own(&s, 0, A);
    settle_cube(&s, A, ECL_SQUARE_MONEY, ECL_MONEY);
    for (int seat = 0; seat < 2; seat++) {
        fleet(&s, seat, A, I, 3);
        fleet(&s, seat, A, K, 1);
    }
    own(&s, 1, C);
    arm(&s, 0, I, 3, 0, 0, 0, 1)->missile[ECL_ORANGE] = 2;
    arm(&s, 0, K, 3, 2, 0, 1, 2);
    arm(&s, 1, I, 4, 0, 0, 0, 1)->missile[ECL_ORANGE] = 2;
    EclValues *cruiser = arm(&s, 1, K, 3, 0, 1, 2, 0);
    cruiser->cannon[ECL_ORANGE] = 1;
    cruiser->missile[ECL_ORANGE] = 2;
    return s;
}

static void the_long_battle(void **state)
{
    (void)state;
    EACH_EDITION
    {
        EclState s = long_example(edition);
        int before[2] = { tiles_of(&s, 0), tiles_of(&s, 1) }, discs = s.seat[0].discs;
        dice(&s, "665432"); /* missiles: the attacker's interceptors fire first */
        fight(&s);
        expect_task(&s, ECL_TASK_AIM, 1);
        assert_string_equal(open_moves(&s), "hit interceptor 0; hit cruiser 0");
        answer(&s, "hit interceptor 0");
        dice(&s, "6632"); /* the defender's last one, then the attacker's cruiser */
        answer(&s, "hit interceptor 0");
        assert_int_equal(s.hex[A].ships[0][I], 1);
        expect_task(&s, ECL_TASK_AIM, 0);
        answer(&s, "hit interceptor 0");
        answer(&s, "hit cruiser 0");
        assert_int_equal(s.hex[A].ships[1][I], 2);
        assert_int_equal(s.battle.damage[1][ecl_first_ship(K)], 2);
        assert_int_equal(s.battle.round, 1);
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        answer(&s, "retreat 302");
        expect_task(&s, ECL_TASK_NEXT, 0); /* interceptor and cruiser have the same initiative */
        /* the defender's interceptor and cruiser, the attacker's cruiser; round two: blank, 2, burst */
        dice(&s, edition == ECL_SECOND ? "3426" : "6");
        answer(&s, "act interceptor");
        if (edition == ECL_FIRST) {
            dice(&s, "326");
            answer(&s, "hit interceptor 0");
        }
        assert_int_equal(s.hex[A].ships[1][I], 1);
        expect_task(&s, ECL_TASK_ENGAGE, 1); /* the cruiser: the interceptors are on their way */
        assert_int_equal(asks(&s)->a, K);
        dice(&s, "6");
        answer(&s, "attack"); /* 2 damage: the interceptor or the cruiser */
        expect_task(&s, ECL_TASK_AIM, 1);
        dice(&s, "12"); /* in round two the interceptor leaves, the defender's cruiser misses */
        answer(&s, "hit interceptor 0");
        assert_int_equal(s.hex[C].ships[1][I], 1);
        assert_int_equal(s.hex[A].ships[0][I], 0);
        expect_task(&s, ECL_TASK_ENGAGE, 1);
        dice(&s, "6");
        answer(&s, "attack");
        assert_int_equal(ships(&s, 0, A), 0);
        if (edition == ECL_FIRST) { /* population before the tiles */
            dice(&s, "6");
            answer(&s, "raid 304");
        }
        expect_task(&s, ECL_TASK_TILES, 0);
        assert_int_equal(s.battle.drawn[0], 3);
        assert_int_equal(s.battle.kills[1], 5);
        MoveList list = { .n = 0 };
        ecl_game_of(&s)->moves(&s, 0, &list);
        ecl_game_of(&s)->apply(&s, 0, list.move[list.n - 1], NULL);
        expect_task(&s, ECL_TASK_TILES, 1);
        assert_int_equal(s.battle.drawn[0], 5);
        list.n = 0;
        ecl_game_of(&s)->moves(&s, 1, &list);
        ecl_game_of(&s)->apply(&s, 1, list.move[list.n - 1], NULL);
        assert_int_equal(tiles_of(&s, 0), before[0] + 1);
        assert_int_equal(tiles_of(&s, 1), before[1] + 1);
        if (edition == ECL_SECOND) {
            dice(&s, "6");
            answer(&s, "raid 304");
        }
        assert_int_equal(s.seat[0].graves[ECL_MONEY], 1);
        assert_int_equal(s.seat[0].discs, discs + 1);
        answer(&s, "claim 304");
        assert_int_equal(s.hex[A].disc, 2);
        static const EclBattle none;
        assert_memory_equal(&s.battle, &none, sizeof none); /* repaired */
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-16.1 E2-16.4 E2-14.7 E2-D24 E1-16.40 E1-16.47 tiles for what was destroyed",
          .test_func = tiles_for_what_was_destroyed },
        { .name = "E2-16.1 E1-16.40 E1-X.31 tiles for neutral ships",
          .test_func = tiles_for_neutral_ships },
        { .name = "E2-16.1 E2-16.4 E1-16.41 tiles are limited", .test_func = tiles_are_limited },
        { .name =
              "E2-16.3 E2-16.4 E2-16.8 E2-D24 E1-16.44 E1-16.45 E1-D24 E1-X.33 one tile is kept",
          .test_func = one_tile_is_kept },
        { .name = "E1-16.45 a single tile is kept", .test_func = a_single_tile_is_kept },
        { .name = "E2-16.8 E1-16.45 the last place is filled",
          .test_func = the_last_place_is_filled },
        { .name = "E2-16.2 E1-16.46 E1-EX26 E1-X.29 E1-23.4 the order of drawing",
          .test_func = the_order_of_drawing },
        { .name = "E2-16.5 E2-16.6 E2-EX42 E1-16.42 E1-16.43 E1-X.30 the penalty for retreating",
          .test_func = the_penalty_for_retreating },
        { .name =
              "E2-17.1 E2-17.2 E2-17.3 E2-D25 E1-16.32 E1-16.33 E1-16.36 E1-16.38 E1-16.39 E1-16.57 E1-EX15 E1-D25 an attack on population",
          .test_func = an_attack_on_population },
        { .name = "E2-16.5 E1-16.42 E1-16.43 the penalty outlasts the battle",
          .test_func = the_penalty_outlasts_the_battle },
        { .name = "E2-16.5 E2-16.6 E1-X.30 the penalty is of one battle",
          .test_func = the_penalty_is_of_one_battle },
        { .name = "E2-17.1 E1-16.33 damage spreads over cubes",
          .test_func = damage_spreads_over_cubes },
        { .name = "E2-17.3 E2-17.6 E1-16.36 E1-16.37 gray and orbital cubes",
          .test_func = gray_and_orbital_cubes },
        { .name = "E2-17.4 E2-7.12 E2-7.20 E1-16.34 E1-11.13 neutron bombs",
          .test_func = neutron_bombs },
        { .name = "E2-17.5 E2-EX44 E1-16.35 E1-X.35 planta dies by itself",
          .test_func = planta_dies_by_itself },
        { .name =
              "E2-17.7 E2-17.8 E2-17.15 E2-17.16 E2-D26 E1-16.49 E1-16.50 E1-16.51 E1-16.52 E1-16.65 E1-D26 discs return and are placed",
          .test_func = discs_return_and_are_placed },
        { .name = "E2-17.9 E1-16.51 E1-16.59 not among neutral ships",
          .test_func = not_among_neutral_ships },
        { .name = "E2-17.10 E2-17.11 E2-D27 E1-16.54 E1-8.16 discovery tiles after combat",
          .test_func = discovery_tiles_after_combat },
        { .name = "E2-17.10 E2-17.12 E2-EX39 E1-16.54 E1-EX34 the tile of a draco sector",
          .test_func = the_tile_of_a_draco_sector },
        { .name =
              "E2-EX29 E2-15.2 E2-17.13 E2-17.15 E1-EX16 E1-16.19 E1-16.48 E1-16.60 E1-X.28 the long battle",
          .test_func = the_long_battle },
        { .name = "E2-I6 E1-I.6 after combat one side is left",
          .test_func = after_combat_one_side_is_left },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
