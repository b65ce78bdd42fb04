/* Owns the test that every card pays what the component list says, stationed and deployed. */
#include "tests/spacebase/board.h"
#include "tests/tools/csv.h"

static Csv ships;

static int listed(int card, const char *prefix, const char *name)
{
    char column[32];
    snprintf(column, sizeof column, "%s%s", prefix, name);
    return csv_int(&ships, card - 1, column);
}

static const char *listed_arrow(int card, const char *prefix)
{
    char column[32];
    snprintf(column, sizeof column, "%sarrow", prefix);
    return csv_text(&ships, card - 1, column);
}

/* 4 and 4 on the dice; seat 0 has the card in sector 8 and the turn if it is stationed. The start board
 * pays 3 credits in sector 7 and 1 income in sector 9. */
static void place_card(Board *b, int card, SbFace face)
{
    char buf[1024], lies[160];
    Text json = text_over(buf), sectors = text_over(lies);
    if (face == SB_STATION)
        text_fmt(&sectors, "\"8\":{\"card\":\"%s\",\"deployed\":[{\"card\":\"starter-8\"}]}",
                 sb_card_code(card));
    else
        text_fmt(&sectors, "\"8\":{\"card\":\"starter-8\",\"deployed\":[{\"card\":\"%s\"}]}",
                 sb_card_code(card));
    text_fmt(&json,
             "{\"game\":\"spacebase\",\"players\":2,\"active\":%d,\"first\":0,\"round\":1,"
             "\"phase\":\"use\",\"dice\":[4,4],\"seats\":[",
             face == SB_STATION ? 0 : 1);
    text_fmt(&json, "{\"credits\":20,\"income\":0,\"vp\":0,\"sectors\":{%s}},", lies);
    text_put(&json, "{\"credits\":20,\"income\":0,\"vp\":0,\"sectors\":{}}]}");
    board_place(b, buf);
}

/* Compares what seat 0 gained by one instance of its sector with the list, arrows to `credits` and
 * `income` included. */
static void compare_gain(const Board *b, int card, const char *prefix, int credits, int income)
{
    const SbSeat *p = &b->s.seat[0];
    int charge = listed(card, prefix, "slots") > 0;
    if (p->credits != 20 + listed(card, prefix, "cr") + credits ||
        p->income != listed(card, prefix, "inc") + income || p->vp != listed(card, prefix, "vp") ||
        sb_charges(&b->s, card) != charge)
        fail_msg("%s %s: %d credits, %d income, %d VP, %d charges", sb_card_code(card), prefix,
                 p->credits, p->income, p->vp, sb_charges(&b->s, card));
}

/* Declines every claim of phase 4; returns how many were offered of each level. */
static void decline_claims(Board *b, int offered[SB_LEVELS])
{
    memset(offered, 0, SB_LEVELS * sizeof *offered);
    while (agenda_peek(&b->s.head)->kind == SB_TASK_CLAIM) {
        MoveList list = { .n = 0 };
        sb_game.moves(&b->s, 0, &list);
        assert_true(list.n == 1 + SB_PLACES);
        offered[sb_cards[move_a(list.move[1])].level - 1]++;
        board_play(b, 0, "pass");
    }
}

static void stationed_cards_pay(void **state)
{
    (void)state;
    for (int card = 1; card < SB_SHIPS; card++) {
        static Board b;
        int offered[SB_LEVELS];
        const char *arrow = listed_arrow(card, "st_");
        place_card(&b, card, SB_STATION);
        assert_int_equal(game_pending(&b.s), 1);
        board_use(&b, 0, true);
        if (strcmp(arrow, "LR") == 0)
            board_play(&b, 0, "arrow 9");
        compare_gain(&b, card, "st_", strcmp(arrow, "L") == 0 ? 3 : 0, strchr(arrow, 'R') ? 1 : 0);
        decline_claims(&b, offered);
        assert_int_equal(offered[0], listed(card, "st_", "claim1"));
        assert_int_equal(offered[1], listed(card, "st_", "claim2"));
        assert_int_equal(offered[2], listed(card, "st_", "claim3"));
        if (agenda_peek(&b.s.head)->kind == SB_TASK_WINDOW)
            board_play(&b, 0, "pass");
        assert_int_equal(agenda_peek(&b.s.head)->kind, SB_TASK_BUY);
        board_play(&b, 0, "buy tinbergen");
        assert_int_equal(b.s.seat[0].credits, b.s.active == 0 ? 0 : b.s.seat[0].income);
        assert_int_not_equal(agenda_peek(&b.s.head)->kind, SB_TASK_BUY);
    }
}

static void deployed_cards_pay(void **state)
{
    (void)state;
    for (int card = 1; card < SB_SHIPS; card++) {
        static Board b;
        place_card(&b, card, SB_DEPLOYED);
        assert_int_equal(game_pending(&b.s), 3);
        board_use(&b, 1, true);
        board_use(&b, 0, true); /* nothing lies beside it: no arrow is asked for */
        compare_gain(&b, card, "dp_", 0, 0);
        assert_true(board_asks(&b, 0) ? agenda_peek(&b.s.head)->kind == SB_TASK_WINDOW
                                      : agenda_peek(&b.s.head)->kind == SB_TASK_BUY);
        assert_int_equal(b.s.seat[1].credits, 23);
    }
}

static int read_ships(void **state)
{
    (void)state;
    csv_read(&ships, "spacebase/ships");
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-8.3 SB-8.5 SB-8.6 SB-8.7 SB-9.1 SB-10.1 every stationed card pays as listed; "
                  "no reward is a purchase",
          .test_func = stationed_cards_pay },
        { .name =
              "SB-8.3 SB-8.5 SB-6.15 SB-10.1 every deployed card pays as listed, no claim among it",
          .test_func = deployed_cards_pay },
    };
    return cmocka_run_group_tests(tests, read_ships, NULL);
}
