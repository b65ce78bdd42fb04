/* Owns the tests of what the network sees of Eclipse: each thing in its row, and nothing where there is nothing. */
#include "tests/eclipse/table.h"

#include "games/eclipse/board.h"
#include "games/eclipse/sight.h"

#include "tests/seen.h"

static const char position[] =
    "{\"game\":\"eclipse2\",\"players\":4,\"options\":{\"aliens\":\"on\"},\"round\":3,\"start\":1,"
    "\"traitor\":2,\"map\":{\"304\":{\"q\":0,\"r\":-3,\"disc\":0,\"monolith\":true}},"
    "\"seats\":[{\"species\":\"directorate\",\"reputation\":{\"2\":1,\"4\":1}},"
    "{\"species\":\"draco\",\"techs\":{\"military\":[\"neutron-bombs\",\"plasma-cannon\"]}},"
    "{\"species\":\"planta\"},{\"species\":\"orion\"}]}";

static NetEntries look(const EclState *s, int seat)
{
    NetEntries list = { .n = 0 };
    ecl_see_seat(s, seat, &list);
    for (int i = 0; i < list.n; i++)
        assert_in_range(list.at[i].row, 0, ECL_SIGHT_SEAT - 1);
    return list;
}

static void sees_a_seat(void **state)
{
    (void)state;
    EclState s = place(ECL_SECOND, position);
    NetEntries first = look(&s, 0), second = look(&s, 1), third = look(&s, 2);
    assert_int_equal(seen(&first, ECL_AT(SPECIES, DIRECTORATE, ERIDANI)), 1);
    assert_int_equal(seen(&second, ECL_AT(SPECIES, DIRECTORATE, ERIDANI)), 0);
    assert_int_equal(seen(&second, ECL_SIGHT_TECHS + ECL_TECH(PLASMA_CANNON)), 1);
    assert_int_equal(seen(&first, ECL_SIGHT_TECHS + ECL_TECH(PLASMA_CANNON)), 0);
    assert_int_equal(seen(&first, ECL_SIGHT_TILES + 2), 1);
    assert_int_equal(seen(&first, ECL_SIGHT_TILES + 3), 0);
    assert_int_equal(seen(&first, ECL_SIGHT_TILES + 4), 1);
    assert_int_equal(seen(&first, ECL_SIGHT_MONOLITHS), 1);
    assert_int_equal(seen(&second, ECL_SIGHT_MONOLITHS), 0);
    assert_int_equal(seen(&second, ECL_SIGHT_STARTS), 1);
    assert_int_equal(seen(&first, ECL_SIGHT_STARTS), 0);
    assert_int_equal(seen(&third, ECL_SIGHT_TRAITOR), 1);
    assert_int_equal(seen(&second, ECL_SIGHT_TRAITOR), 0);
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        int hull = ECL_SIGHT_PLANS + ship * (int)sizeof(EclValues) + (int)offsetof(EclValues, hull);
        assert_int_equal(seen(&first, hull), s.seat[0].sums[ship].hull);
        assert_int_equal(seen(&first, ECL_SIGHT_SHIPS + ship),
                         ecl_ship_count[ship] - s.seat[0].supply[ship]);
    }
}

static void sees_the_table(void **state)
{
    (void)state;
    EclState s = place(ECL_SECOND, position);
    NetEntries list = { .n = 0 };
    ecl_see_table(&s, &list);
    assert_int_equal(seen(&list, 3), 1);
    assert_int_equal(seen(&list, 2), 0);
    for (int tech = 1; tech < ECL_TECHS; tech++)
        assert_int_equal(seen(&list, ECL_SIGHT_TRAY + tech), s.tray[tech] != 0);
    for (int ring = 0; ring < 3; ring++)
        assert_int_equal(seen(&list, ECL_SIGHT_LEFT + ring), s.left[ring]);
}

/* Before species are chosen there is nothing to see but that there are none. */
static void sees_nothing_before_the_first_round(void **state)
{
    (void)state;
    Setup setup = setup_of(ECL_SECOND, 2, ECL_CHOOSE, 1);
    EclState s = begin(&setup, ECL_SECOND);
    NetEntries list = look(&s, 0);
    assert_int_equal(s.round, 0);
    assert_int_equal(list.n, 1);
    assert_int_equal(seen(&list, ECL_NO_SPECIES), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sees_a_seat),
        cmocka_unit_test(sees_the_table),
        cmocka_unit_test(sees_nothing_before_the_first_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
