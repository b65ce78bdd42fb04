/* Owns the tests of what the cards before a seat come to: each gift in its row, and what is kept is what was found. */
#include "tests/spacebase/table.h"

#include <pthread.h>

#include "games/spacebase/board.h"
#include "games/spacebase/laid.h"

#define POSITION                                                                                   \
    "{\"game\":\"spacebase\",\"players\":2,\"seats\":[{\"sectors\":{}},{\"sectors\":{}}]}"

static int seen(const SbLaid *laid, int sector, SbFace face, SbGift gift)
{
    int row = (sector - 1) * SB_LAID_SECTOR + (int)face * SB_GIFTS + (int)gift;
    for (int i = 0; i < laid->seen.n; i++)
        if (laid->seen.at[i].row == row)
            return laid->seen.at[i].value;
    return 0;
}

static void same_as_on_the_table(const SbState *s, int seat, const SbLaid *laid)
{
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        int vp = 0, credits = 0, left = 0;
        for (int card = sb_first_card(s, seat, sector, SB_DEPLOYED); card;
             card = sb_next_card(s, card, SB_DEPLOYED)) {
            vp += sb_cards[card].side[SB_DEPLOYED].vp;
            credits += sb_cards[card].side[SB_DEPLOYED].credits;
            left |= (sb_cards[card].side[SB_DEPLOYED].arrows & SB_LEFT) != 0;
        }
        int station = sb_first_card(s, seat, sector, SB_STATION);
        assert_int_equal(seen(laid, sector, SB_DEPLOYED, SB_GIVES_VP), vp);
        assert_int_equal(seen(laid, sector, SB_DEPLOYED, SB_GIVES_CREDITS), credits);
        assert_int_equal(seen(laid, sector, SB_DEPLOYED, SB_GIVES_LEFT), left);
        assert_int_equal(seen(laid, sector, SB_STATION, SB_GIVES_INCOME),
                         sb_cards[station].side[SB_STATION].income);
        assert_int_equal(seen(laid, sector, SB_STATION, SB_GIVES_COLONY), sb_is_colony(station));
    }
}

typedef struct Look {
    const SbState *s;
    int seat;
    SbLaid laid;
} Look;

/* On a thread of its own nothing is kept yet. */
static void *look_afresh(void *argument)
{
    Look *look = argument;
    look->laid = *sb_laid(look->s, look->seat);
    return NULL;
}

static void what_is_kept_is_right(void **unused)
{
    (void)unused;
    SbState s = place(POSITION);
    Rng rng = stream(7);
    for (int n = 0; s.head.asked; n++) {
        MoveList list = { .n = 0 };
        int asked = bits_first(s.head.asked), seat = n % 2;
        const SbLaid *laid = sb_laid(&s, seat);
        Look look = { .s = &s, .seat = seat };
        pthread_t thread;
        assert_int_equal(pthread_create(&thread, NULL, look_afresh, &look), 0);
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_memory_equal(laid->pay, look.laid.pay, sizeof laid->pay);
        assert_int_equal(laid->seen.n, look.laid.seen.n);
        assert_memory_equal(laid->seen.at, look.laid.seen.at,
                            (size_t)laid->seen.n * sizeof laid->seen.at[0]);
        same_as_on_the_table(&s, seat, laid);
        sb_game.moves(&s, asked, &list);
        sb_game.apply(&s, asked, list.move[rng_below(&rng, list.n)], NULL);
    }
}

/* The starting ships. Sectors 1 to 6 give a credit each, so 15 rolls are used as two dice; 7 and 8 give three, which
 * is better, and come 11 times in 36; 9 to 12 give income, 10 times. */
static void dice_pay_for_what_is_better(void **unused)
{
    (void)unused;
    SbState s = place(POSITION);
    const SbLaid *laid = sb_laid(&s, 0);
    assert_int_equal(laid->pay[SB_STATION].of[SB_GIVES_CREDITS], 15 * 2 + 11 * 3);
    assert_int_equal(laid->pay[SB_STATION].of[SB_GIVES_INCOME], 10);
    assert_int_equal(laid->pay[SB_STATION].of[SB_GIVES_VP], 0);
    assert_int_equal(laid->pay[SB_DEPLOYED].of[SB_GIVES_CREDITS], 0);
}

#define SHIP(sector, card)                                                                         \
    "\"" #sector "\":{\"card\":\"" card "\",\"deployed\":[{\"card\":\"starter-" #sector "\"}]}"

/* Merbold (7) gives a credit and leads to 8, where nothing lies but arrows, and an arrow is followed once: two dice are
 * better, as with 6 and less, 21 rolls. Lichtenberg (8) leads to 9, whose income is better than Merbold's credit.
 * Bluford (12) gives 3 VP and leads to 11. */
static void arrows_pay_once_and_the_better_way(void **unused)
{
    (void)unused;
    SbState s = place("{\"game\":\"spacebase\",\"players\":2,\"seats\":[{\"sectors\":{" SHIP(
        7, "merbold") "," SHIP(8, "lichtenberg") "," SHIP(12, "bluford") "}},{\"sectors\":{}}]}");
    const SbLaid *laid = sb_laid(&s, 0);
    assert_int_equal(laid->pay[SB_STATION].of[SB_GIVES_CREDITS], 21 * 2);
    assert_int_equal(laid->pay[SB_STATION].of[SB_GIVES_INCOME], 5 + 4 + 3 + 2 + 1);
    assert_int_equal(laid->pay[SB_STATION].of[SB_GIVES_VP], 3);
    assert_int_equal(laid->pay[SB_DEPLOYED].of[SB_GIVES_CREDITS], 6 * 2 + 5 * 2 + 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_kept_is_right),
        cmocka_unit_test(dice_pay_for_what_is_better),
        cmocka_unit_test(arrows_pay_once_and_the_better_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
