/* Owns the tests of charges on a card that is turned over (SB-10.9, SB-10.10), also where no card of the
 * box can come to it by the rules. */
#include "tests/spacebase/board.h"

static const char position[] =
    "{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"first\":0,\"round\":1,\"phase\":\"buy\","
    "\"dice\":[1,2],\"seats\":[{\"credits\":50,\"income\":0,\"vp\":0,\"sectors\":{"
    "\"3\":{\"card\":\"volynov\",\"charges\":3,\"deployed\":[{\"card\":\"starter-3\"}]},"
    "\"9\":{\"card\":\"starter-9\",\"deployed\":[{\"card\":\"fabian\",\"charges\":2},"
    "{\"card\":\"grissom\",\"charges\":2},{\"card\":\"kovalyonok\"}]}}},"
    "{\"credits\":0,\"income\":0,\"vp\":0,\"sectors\":{}}]}";

static void exchange(Board *b, int card, int sector)
{
    board_place(b, position);
    sb_exchange(&b->s, 0, (SbPlace){ card, 9, SB_DEPLOYED }, sector);
    board_check(b);
    assert_int_equal(sb_sector_of(&b->s, 0, sector)->station, card);
}

static void stationed_again(void **state)
{
    (void)state;
    static Board b;
    exchange(&b, SB_FABIAN, 3); /* two red slots, one blue */
    assert_int_equal(sb_charges(&b.s, SB_FABIAN), 1);
    assert_int_equal(sb_charges(&b.s, SB_VOLYNOV), 2); /* three blue slots, two red */
    assert_int_equal(sb_sector_of(&b.s, 0, 9)->newest, SB_VOLYNOV);
    exchange(&b, SB_GRISSOM, 3); /* two red slots, three blue */
    assert_int_equal(sb_charges(&b.s, SB_GRISSOM), 2);
    exchange(&b, SB_KOVALYONOK, 4);
    assert_int_equal(sb_charges(&b.s, SB_KOVALYONOK), 0);
    assert_int_equal(sb_charges(&b.s, SB_FABIAN), 2); /* the others are left alone */
    assert_int_equal(sb_charges(&b.s, SB_GRISSOM), 2);
    assert_int_equal(sb_charges(&b.s, SB_VOLYNOV), 3);
}

/* Every ship, full on its station side, is deployed by a colony bought for its sector. */
static void deployed_by_a_colony(void **state)
{
    (void)state;
    static Board b;
    int lost = 0, kept = 0;
    for (int card = 1; card < SB_SHIPS; card++)
        for (int seats = 2; seats <= 5; seats++) {
            int full = sb_cards[card].side[SB_STATION].slots[seats < 4 ? seats - 2 : 2];
            int room = sb_cards[card].side[SB_DEPLOYED].slots[seats < 4 ? seats - 2 : 2];
            if (!full)
                continue;
            char buf[1024];
            Text json = text_over(buf);
            text_fmt(
                &json,
                "{\"game\":\"spacebase\",\"players\":%d,\"active\":0,\"first\":0,\"round\":1,"
                "\"phase\":\"buy\",\"dice\":[1,2],\"seats\":[{\"credits\":50,\"sectors\":{\"2\":{"
                "\"card\":\"%s\",\"charges\":%d,\"deployed\":[{\"card\":\"starter-2\"}]}}}",
                seats, sb_card_code(card), full);
            for (int seat = 1; seat < seats; seat++)
                text_put(&json, ",{\"sectors\":{}}");
            text_put(&json, "]}");
            board_place(&b, buf);
            board_play(&b, 0, "buy tinbergen");
            assert_int_equal(sb_charges(&b.s, card), full < room ? full : room);
            assert_int_equal(sb_sector_of(&b.s, 0, 2)->newest, card);
            lost += full > room;
            kept += full <= room;
        }
    assert_true(lost && kept);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-10.10 SB-10.11 charges move to the blue slots as far as there is room",
          .test_func = stationed_again },
        { .name =
              "SB-10.9 SB-10.11 every full card keeps what its red slots hold when it is deployed",
          .test_func = deployed_by_a_colony },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
