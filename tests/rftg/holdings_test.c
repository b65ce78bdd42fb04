/* What a seat has brought together: the tableau, a design once, and goals. */
#include "tests/properties/holdings.h"

#include "games/rftg/game.h"
#include "games/rftg/state.h"
#include "games/rftg/text.h"

static void what_a_seat_has(void **state)
{
    (void)state;
    RftgState s;
    memset(&s, 0, sizeof s);
    s.head.seats = 2;
    cards_add(&s.seat[0].hand, 1); /* in hand is not in the tableau */
    s.goals = (uint16_t)(1 << RFTG_GOAL_SYSTEM_DIVERSITY | 1 << RFTG_GOAL_GREATEST_MILITARY |
                         1 << RFTG_GOAL_BUDGET_SURPLUS);
    has(&rftg_game, &s, 0, "");
    int twice = 1;
    while (rftg_design[twice] != rftg_design[twice + 1])
        twice++;
    cards_add(&s.seat[1].tableau, twice);
    cards_add(&s.seat[1].tableau, twice + 1);
    cards_add(&s.seat[1].tableau, 1);
    s.seat[1].goals = 1 << RFTG_GOAL_SYSTEM_DIVERSITY;
    s.holder[0] = 2;
    char expected[256];
    Text text = text_over(expected);
    text_fmt(&text, "card:old-earth card:%s goal:system-diversity goal:greatest-military",
             rftg_card_code(rftg_design[twice]));
    has(&rftg_game, &s, 1, expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "the tableau, a design once, and goals", .test_func = what_a_seat_has },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
