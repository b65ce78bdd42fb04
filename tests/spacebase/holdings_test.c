/* What a seat has brought together: cards but for the starting ones. */
#include "tests/properties/holdings.h"

#include "games/spacebase/game.h"
#include "games/spacebase/state.h"
#include "games/spacebase/text.h"

static void what_a_seat_has(void **state)
{
    (void)state;
    SbState s;
    memset(&s, 0, sizeof s);
    s.head.seats = 2;
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        for (int seat = 0; seat < 2; seat++)
            sb_sector(&s, seat, sector)->station = (uint8_t)sb_starter(seat, sector);
    has(&sb_game, &s, 1, "");
    sb_sector(&s, 1, 1)->station = SB_FRISCH; /* a colony over what was deployed */
    sb_sector(&s, 1, 2)->station = SB_MERBOLD;
    sb_sector(&s, 1, 2)->oldest = (uint8_t)sb_starter(1, 2);
    s.newer[sb_starter(1, 2)] = SB_LEONOV;
    sb_sector(&s, 1, 2)->newest = SB_LEONOV;
    has(&sb_game, &s, 1, "card:frisch card:merbold card:leonov");
    has(&sb_game, &s, 0, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "cards but for the starting ones", .test_func = what_a_seat_has },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
