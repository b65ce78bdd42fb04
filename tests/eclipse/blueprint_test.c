/* Owns the tests of blueprints against plain search: which parts a seat may place, and that a step of an
 * upgrade is offered exactly if some way of going on ends legally. */
#include "tests/eclipse/table.h"

#include "games/eclipse/blueprint.h"
#include "games/eclipse/upgrade.h"

static Rng stream(unsigned number)
{
    Rng rng;
    uint8_t seed[RNG_SEED_BYTES] = { (uint8_t)number, (uint8_t)(number >> 8), 0xb1 };
    rng_seed(&rng, seed);
    return rng;
}

static void each_part_needs_its_technology(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int parts = 0;
        for (int part = 1; part < ECL_PARTS; part++) {
            int source = ecl_parts[edition][part].source;
            if (!source)
                continue;
            parts++;
            EclState s = { .edition = (uint8_t)edition };
            s.seat[0].species = ECL_RACE(UNION);
            assert_int_equal(bits_has(ecl_parts_of(&s, 0), part), source == ECL_BASIC);
            s.seat[0].stored = ecl_bit(part);
            assert_true(bits_has(ecl_parts_of(&s, 0), part));
            s.seat[0].stored = 0;
            for (int tech = 1; tech < ECL_TECHS; tech++) {
                const EclTechRow *row = &ecl_techs[edition][tech];
                bool allows = row->copies && row->effect == ECL_EFFECT_PART && row->p1 == part;
                s.seat[0].track[0] = ecl_bit(tech);
                assert_int_equal(bits_has(ecl_parts_of(&s, 0), part),
                                 allows || source == ECL_BASIC);
                if (allows)
                    assert_string_equal(ecl_tech_code(tech), ecl_part_code(part));
            }
        }
        assert_int_equal(parts, edition == ECL_FIRST ? 23 : 39);
    }
}

/* ---- plain search ---- */

static bool all_legal(const EclState *s)
{
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        EclValues sums = ecl_add_up(s, 0, ship);
        if (!ecl_plan_is_legal(&sums, ship))
            return false;
    }
    return true;
}

/* Whether the upgrade can be ended legally from here, all ways tried. */
static bool can_end(EclState *s, Task refit)
{
    if (all_legal(s))
        return true;
    uint8_t(*tile)[ECL_SLOTS] = s->seat[0].tile;
    bool first = ecl_rule(s)->upgrade_at_once;
    for (int rank = refit.b; rank < ECL_SHIPS * ECL_SLOTS && !refit.d; rank++) {
        int ship = rank / ECL_SLOTS, slot = rank % ECL_SLOTS, part = tile[ship][slot];
        if (!part)
            continue;
        Task next = refit;
        next.b = (uint8_t)(rank + 1);
        tile[ship][slot] = 0;
        uint8_t banned = s->turn.returned[ship][slot];
        s->turn.returned[ship][slot] = (uint8_t)(first ? part : 0);
        bool found = can_end(s, next);
        tile[ship][slot] = (uint8_t)part;
        s->turn.returned[ship][slot] = banned;
        if (found)
            return true;
    }
    EclPartSet parts = ecl_parts_of(s, 0), stored = s->seat[0].stored;
    for (int rank = refit.c; rank < ECL_SHIPS * ECL_SLOTS && refit.a; rank++) {
        int ship = rank / ECL_SLOTS, slot = rank % ECL_SLOTS;
        if (tile[ship][slot] || slot >= ecl_plan(s, 0, ship)->slots)
            continue;
        for (EclPartSet left = parts; left; left = bits_without_first(left)) {
            int part = bits_first(left);
            if (ecl_parts[s->edition][part].outside || part == s->turn.returned[ship][slot] ||
                (ship == ECL_STARBASE && ecl_part_values(s, part)->drives))
                continue;
            Task next = { .kind = ECL_TASK_REFIT,
                          .a = (uint8_t)(refit.a - 1),
                          .c = (uint8_t)(rank + 1),
                          .d = 1 };
            tile[ship][slot] = (uint8_t)part;
            s->seat[0].stored = stored & ~ecl_bit(part);
            bool found = can_end(s, next);
            tile[ship][slot] = 0;
            s->seat[0].stored = stored;
            if (found)
                return true;
        }
    }
    return false;
}

/* A seat with some technologies and tiles, legal to begin with. */
static bool draw_board(EclState *s, int edition, Rng *rng)
{
    memset(s, 0, sizeof *s);
    s->edition = (uint8_t)edition;
    s->head.seats = 2;
    s->seat[0].species = (uint8_t)(1 + rng_below(rng, ECL_SPECIES - 1));
    s->seat[1].species = ECL_RACE(UNION);
    for (int i = 0; i < 3; i++) {
        int tech = 1 + rng_below(rng, ECL_TECHS - 1);
        if (ecl_techs[edition][tech].copies && ecl_techs[edition][tech].effect == ECL_EFFECT_PART)
            s->seat[0].track[0] |= ecl_bit(tech);
    }
    if (rng_below(rng, 3) == 0)
        s->seat[0].stored = ecl_bit(ECL_PART(HYPERGRID_SOURCE));
    EclPartSet parts = ecl_parts_of(s, 0) & ~s->seat[0].stored;
    for (int i = 0; i < 4; i++) {
        int ship = rng_below(rng, ECL_SHIPS), slot = rng_below(rng, ecl_plan(s, 0, ship)->slots);
        s->seat[0].tile[ship][slot] = (uint8_t)rng_member(rng, parts);
    }
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        ecl_refresh_sums(s, 0, ship);
    return all_legal(s);
}

static void compare_steps(EclState *s, const Task *task, int *refused)
{
    uint32_t offered = ecl_returnable(s, task);
    for (int rank = task->b; rank < ECL_SHIPS * ECL_SLOTS && !task->d; rank++) {
        int ship = rank / ECL_SLOTS, slot = rank % ECL_SLOTS;
        if (!s->seat[0].tile[ship][slot])
            continue;
        EclState after = *s;
        Task next = *task;
        next.b = (uint8_t)(rank + 1);
        if (ecl_rule(s)->upgrade_at_once)
            after.turn.returned[ship][slot] = s->seat[0].tile[ship][slot];
        after.seat[0].tile[ship][slot] = 0;
        bool may = can_end(&after, next);
        *refused += !may;
        assert_int_equal(offered >> rank & 1, may);
    }
    uint32_t open = ecl_placeable(s, task);
    for (int rank = task->c; rank < ECL_SHIPS * ECL_SLOTS; rank++) {
        int ship = rank / ECL_SLOTS, slot = rank % ECL_SLOTS;
        if (s->seat[0].tile[ship][slot] || slot >= ecl_plan(s, 0, ship)->slots || !task->a)
            continue;
        EclPartSet may = ecl_parts_for(s, task, ship, slot);
        assert_int_equal(open >> rank & 1, may != 0);
        for (EclPartSet left = ecl_parts_of(s, 0); left; left = bits_without_first(left)) {
            int part = bits_first(left);
            bool fits = !(ship == ECL_STARBASE && ecl_part_values(s, part)->drives) &&
                        part != s->turn.returned[ship][slot];
            EclState after = *s;
            after.seat[0].tile[ship][slot] = (uint8_t)part;
            after.seat[0].stored &= ~ecl_bit(part);
            Task next = { .kind = ECL_TASK_REFIT,
                          .a = (uint8_t)(task->a - 1),
                          .c = (uint8_t)(rank + 1),
                          .d = 1 };
            bool ends = fits && can_end(&after, next);
            *refused += !ends;
            assert_int_equal(bits_has(may, part), ends);
        }
    }
}

/* From the start, and after one return that was offered. */
static void steps_are_offered_if_they_can_end(int edition, int most, int boards)
{
    Rng rng = stream((unsigned)edition);
    int compared = 0, refused = 0;
    for (int i = 0; compared < boards && i < 100 * boards; i++) {
        EclState s;
        if (!draw_board(&s, edition, &rng))
            continue;
        Task task = { .kind = ECL_TASK_REFIT, .a = (uint8_t)(1 + rng_below(&rng, most)) };
        compare_steps(&s, &task, &refused);
        uint32_t offered = ecl_returnable(&s, &task);
        if (offered) {
            int rank = rng_member(&rng, offered), ship = rank / ECL_SLOTS, slot = rank % ECL_SLOTS;
            task.b = (uint8_t)(rank + 1);
            if (ecl_rule(&s)->upgrade_at_once)
                s.turn.returned[ship][slot] = s.seat[0].tile[ship][slot];
            ecl_take_tile(&s, 0, ship, slot, NULL);
            compare_steps(&s, &task, &refused);
        }
        compared++;
    }
    assert_int_equal(compared, boards);
    assert_true(refused > 100); /* there was something to refuse */
}

static void second_edition(void **state)
{
    (void)state;
    steps_are_offered_if_they_can_end(ECL_SECOND, 1, 2000);
}

static void first_edition(void **state)
{
    (void)state;
    steps_are_offered_if_they_can_end(ECL_FIRST, 3, 300);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-7.10 E2-7.11 E2-8.4 E1-11.8 E1-12.7 each part needs its own technology",
          .test_func = each_part_needs_its_technology },
        { .name = "E2-8.7 E2-8.12 a step is offered exactly if the activation can be closed",
          .test_func = second_edition },
        { .name = "E1-12.4 E1-12.12 E1-12.13 a step is offered exactly if the upgrade can be ended",
          .test_func = first_edition },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
