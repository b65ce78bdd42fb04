/* Owns the tests of what the network sees of Race for the Galaxy: each thing in its row, and nothing where there
 * is nothing. */
#include "tests/rftg/table.h"

#include "games/rftg/powers.h"
#include "games/rftg/sight.h"

#include "tests/seen.h"

static const char position[] =
    "{\"game\":\"rftg\",\"players\":3,\"options\":{\"expansion\":1,\"goals\":\"on\"},"
    "\"phase\":\"settle\",\"pool\":20,\"goals\":[\"greatest-military\",\"production-leader\"],"
    "\"holders\":{\"greatest-military\":0},\"goods\":{\"gem-world\":\"spice-world\"},\"seats\":["
    "{\"tableau\":[\"drop-ships\",\"gem-world\"],\"hand\":[\"comet-zone\"],\"vp\":4,\"actions\":[\"settle\"]},"
    "{\"tableau\":[\"old-earth\"],\"actions\":[\"explore-5\"]},"
    "{\"tableau\":[\"new-sparta\"],\"actions\":[\"settle\"]}]}";

static NetEntries look(const RftgState *s, int seat)
{
    NetEntries list = { .n = 0 };
    rftg_see_seat(s, seat, &list);
    for (int i = 0; i < list.n; i++)
        assert_in_range(list.at[i].row, 0, RFTG_SIGHT_SEAT - 1);
    return list;
}

static void sees_a_seat(void **state)
{
    (void)state;
    RftgState s = place(position);
    NetEntries first = look(&s, 0), second = look(&s, 1);
    assert_int_equal(seen(&first, RFTG_DROP_SHIPS), 1);
    assert_int_equal(seen(&second, RFTG_DROP_SHIPS), 0);
    assert_int_equal(seen(&first, RFTG_SIGHT_HAND + RFTG_COMET_ZONE), 1);
    assert_int_equal(seen(&first, RFTG_COMET_ZONE), 0);
    assert_int_equal(seen(&second, RFTG_SIGHT_HAND + RFTG_COMET_ZONE), 0);
    assert_int_equal(seen(&first, RFTG_SIGHT_GOODS + RFTG_RARE), 0);
    assert_int_equal(seen(&first, RFTG_SIGHT_GOODS + RFTG_NOVELTY), 1);
    assert_int_equal(seen(&second, RFTG_SIGHT_GOODS + RFTG_NOVELTY), 0);
    assert_int_equal(seen(&first, RFTG_SIGHT_GOALS + RFTG_GOAL_GREATEST_MILITARY), 1);
    assert_int_equal(seen(&second, RFTG_SIGHT_GOALS + RFTG_GOAL_GREATEST_MILITARY), 0);
    assert_int_equal(seen(&first, RFTG_SIGHT_ACTIONS + RFTG_ACT_SETTLE), 1);
    assert_int_equal(seen(&second, RFTG_SIGHT_ACTIONS + RFTG_ACT_SETTLE), 0);
    assert_int_equal(seen(&second, RFTG_SIGHT_ACTIONS + RFTG_ACT_EXPLORE_5), 1);
    assert_int_equal(seen(&first, RFTG_SIGHT_VP), 4);
    assert_int_equal(seen(&first, RFTG_SIGHT_HAND_CARDS), 1);
    assert_int_equal(seen(&first, RFTG_SIGHT_MILITARY), rftg_military_now(&s.seat[0]));
    assert_true(seen(&first, RFTG_SIGHT_MILITARY) > 0);
}

/* What is named in an answer is no longer in the hand. */
static void sees_no_card_that_is_as_good_as_gone(void **state)
{
    (void)state;
    RftgState s = place(position);
    cards_add(&s.seat[0].chosen, rftg_first_card[RFTG_COMET_ZONE]);
    NetEntries list = look(&s, 0);
    assert_int_equal(seen(&list, RFTG_SIGHT_HAND + RFTG_COMET_ZONE), 0);
    assert_int_equal(seen(&list, RFTG_SIGHT_HAND_CARDS), 0);
}

static void sees_the_table(void **state)
{
    (void)state;
    RftgState s = place(position);
    NetEntries list = { .n = 0 };
    s.seat[1].goals = 1 << RFTG_GOAL_STANDARD_OF_LIVING;
    s.goals |= 1 << RFTG_GOAL_STANDARD_OF_LIVING | 1 << RFTG_GOAL_OVERLORD_DISCOVERIES;
    rftg_see_table(&s, &list);
    for (int i = 0; i < list.n; i++)
        assert_in_range(list.at[i].row, 0, RFTG_SIGHT_TABLE - 1);
    assert_int_equal(seen(&list, 0), 20);
    assert_int_equal(seen(&list, RFTG_SIGHT_PHASES + RFTG_SETTLE), 1);
    assert_int_equal(seen(&list, RFTG_SIGHT_PHASES + RFTG_DEVELOP), 0);
    assert_int_equal(seen(&list, RFTG_SIGHT_OPEN + RFTG_GOAL_OVERLORD_DISCOVERIES), 1);
    assert_int_equal(seen(&list, RFTG_SIGHT_OPEN + RFTG_GOAL_STANDARD_OF_LIVING), 0);
    assert_int_equal(seen(&list, RFTG_SIGHT_BOXES + RFTG_TGS), 1);
    assert_int_equal(seen(&list, RFTG_SIGHT_BOXES + RFTG_BOW), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sees_a_seat),
        cmocka_unit_test(sees_no_card_that_is_as_good_as_gone),
        cmocka_unit_test(sees_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
