/* What a seat has brought together: species and technologies. */
#include "tests/properties/holdings.h"

#include "games/eclipse/game.h"
#include "games/eclipse/state.h"
#include "games/eclipse/text.h"

static void what_a_seat_has(void **state)
{
    (void)state;
    EclState s;
    memset(&s, 0, sizeof s);
    s.head.seats = 2;
    s.edition = ECL_SECOND;
    has(&eclipse2_game, &s, 0, "");
    s.seat[1].species = ECL_RACE(PLANTA);
    s.seat[1].track[0] = (EclTechSet)1 << ECL_TECH(STARBASE);
    s.seat[1].track[2] = (EclTechSet)1 << ECL_TECH(NEUTRON_BOMBS);
    has(&eclipse2_game, &s, 1, "species:planta tech:neutron-bombs tech:starbase");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "species and technologies", .test_func = what_a_seat_has },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
