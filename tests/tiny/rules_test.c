/* The rules of the test game: that each thing it was made for is really in it (rules.md). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tests/properties/perft.h"
#include "tests/tiny/game.h"
#include "tests/tiny/tables.h"

/* Round 1 with everything in the pile but what a test lays elsewhere; seat 0 begins. */
static TinyState blank(int seats)
{
    TinyState s;
    Setup setup = game_normal_setup(&tiny_game, seats);
    game_setup(&tiny_game, &s, &setup, NULL);
    for (int card = 1; card <= tiny_deck(seats); card++) {
        s.place[card] = TINY_AT_PILE;
        s.known[card] = 0;
    }
    for (int seat = 0; seat < seats; seat++)
        s.seat[seat] = (TinySeat){ .plan = TINY_NO_ACTION };
    s.start = 0;
    return s;
}

static void lay(TinyState *s, int place, const int *cards)
{
    for (; *cards; cards++) {
        s->place[*cards] = (uint8_t)place;
        s->known[*cards] = tiny_known_at(s, place);
    }
}
#define LAY(s, place, ...) lay((s), (place), (const int[]){ __VA_ARGS__, TINY_NO_CARD })

static void check(const TinyState *s)
{
    char buf[256];
    Text why = text_over(buf);
    if (!game_check(&tiny_game, s, &why))
        fail_msg("%s", buf);
}

/* The first turn of the round with these plans, at its first question. */
static void begin_turn(TinyState *s, TinyAction first)
{
    agenda_pop(&s->head);
    agenda_pop(&s->head);
    s->head.asked = s->head.sealed = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        s->seat[seat].plan = seat ? TINY_SCOUT : (uint8_t)first;
    tiny_run(s, NULL);
    check(s);
}

/* Asserts the legal moves of a seat, as notations with ' ; ' between. */
static void assert_moves(const TinyState *s, int seat, const char *expected)
{
    char buf[1024];
    Text text = text_over(buf);
    MoveList list = { .n = 0 };
    tiny_moves(s, seat, &list);
    for (int i = 0; i < list.n; i++) {
        text_put(&text, i ? " ; " : "");
        move_text(&tiny_game, list.move[i], &text);
    }
    assert_string_equal(buf, expected);
}

static void play(TinyState *s, int seat, const char *notation)
{
    Move move = 0;
    assert_true(move_parse(&tiny_game, notation, &move, NULL));
    assert_true(tiny_legal(s, seat, move));
    tiny_apply(s, seat, move, NULL);
    check(s);
}

static void refuse(const TinyState *s, int seat, const char *notation, const char *rule)
{
    Move move = 0;
    assert_true(move_parse(&tiny_game, notation, &move, NULL));
    assert_false(tiny_legal(s, seat, move));
    assert_string_equal(tiny_why(s, seat, move), rule);
}

static int kind_on_top(const TinyState *s)
{
    return agenda_peek(&s->head)->kind;
}

static void set_up(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        TinyState s;
        Setup setup = game_normal_setup(&tiny_game, seats);
        game_setup(&tiny_game, &s, &setup, NULL);
        assert_int_equal(bits_count(tiny_at(&s, TINY_AT_BOX)), 24 - 8 - 4 * seats);
        assert_int_equal(bits_count(tiny_at(&s, TINY_AT_MARKET)), 3);
        assert_int_equal(bits_count(tiny_at(&s, TINY_AT_PILE)), 5);
        for (int seat = 0; seat < seats; seat++) {
            assert_int_equal(tiny_hand_size(&s, seat), 4);
            assert_int_equal(s.seat[seat].ore, 1);
            assert_int_equal(s.seat[seat].ice, 1);
        }
        assert_in_range(s.start, 0, seats - 1);
        assert_int_equal(s.head.sealed, (1 << seats) - 1);
    }
}

static void plan_is_a_sentence(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_HAND, TINY_BEACON, TINY_MINE, TINY_DOCK);
    LAY(&s, TINY_AT_HAND + 1, TINY_BUOY);
    check(&s);
    assert_moves(&s, 0, "plan scout ; plan take ; plan build ; plan raid");
    play(&s, 0, "plan take");
    assert_moves(&s, 0, "done ; throw beacon ; throw mine ; throw dock");
    play(&s, 0, "throw mine");
    assert_moves(&s, 0, "done ; throw dock");
    refuse(&s, 0, "throw beacon", "TN-4.2");
    play(&s, 0, "throw dock");
    assert_moves(&s, 0, "done");
    play(&s, 0, "done");
    assert_moves(&s, 0, "");
    refuse(&s, 0, "plan take", "TN-3.1");
    assert_int_equal(game_waiting(&s, 0), 2);
    assert_int_equal(game_waiting(&s, 1), 3);
    assert_int_equal(game_waiting(&s, VIEWER_NONE), 3);
    s.head.option[TINY_OPTION_RAIDS] = 0;
    refuse(&s, 1, "plan raid", "TN-1.7");
}

static void reveal_puts_and_draws(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_HAND, TINY_BEACON, TINY_MINE);
    LAY(&s, TINY_AT_HAND + 1, TINY_BUOY);
    LAY(&s, TINY_AT_MARKET, TINY_TUG, TINY_RELAY, TINY_LENS);
    play(&s, 0, "plan take");
    play(&s, 0, "throw beacon");
    play(&s, 0, "throw mine");
    play(&s, 0, "done");
    play(&s, 1, "plan take");
    play(&s, 1, "done");
    assert_int_equal(s.place[TINY_BEACON], TINY_AT_DISCARD);
    assert_int_equal(s.place[TINY_MINE], TINY_AT_DISCARD);
    assert_int_equal(s.known[TINY_MINE], 1);
    assert_int_equal(tiny_hand_size(&s, 0), 2);
    assert_int_equal(kind_on_top(&s), TINY_TASK_TAKE);
    assert_int_equal(s.head.asked, 1);
}

static void reshuffle_ends_knowledge(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_DISCARD, TINY_BUOY, TINY_BEACON, TINY_DEPOT, TINY_MINE, TINY_PUMP, TINY_FORGE);
    LAY(&s, TINY_AT_BUILT + 1, TINY_DOCK, TINY_PROBE, TINY_TUG, TINY_RELAY, TINY_SHIELD, TINY_DOME,
        TINY_LENS);
    LAY(&s, TINY_AT_MARKET, TINY_WELL, TINY_MILL, TINY_KILN);
    s.known[TINY_BUOY] = 1;
    s.known[TINY_BEACON] = 2;
    begin_turn(&s, TINY_SCOUT); /* draws two out of what was the discard pile */
    assert_int_equal(tiny_at(&s, TINY_AT_DISCARD), 0);
    assert_int_equal(bits_count(tiny_at(&s, TINY_AT_PILE)), 4);
    assert_int_equal(tiny_hand_size(&s, 0), 2);
    for (int card = TINY_BUOY; card <= TINY_FORGE; card++)
        assert_int_equal(s.known[card], s.place[card] == TINY_AT_PILE ? 0 : 1);
}

static void no_card_to_draw(void **state)
{
    (void)state;
    TinyState s = blank(2);
    for (int card = 1; card <= tiny_deck(2); card++)
        LAY(&s, card == TINY_BUOY ? TINY_AT_HAND : TINY_AT_BUILT + 1, card);
    begin_turn(&s, TINY_SCOUT);
    /* the one card left is discarded unasked; the next turn reshuffles and draws just that card */
    assert_int_equal(
        tiny_hand_size(&s, 0) + tiny_hand_size(&s, 1) + bits_count(tiny_at(&s, TINY_AT_MARKET)) +
            bits_count(tiny_at(&s, TINY_AT_DISCARD)) + bits_count(tiny_at(&s, TINY_AT_PILE)),
        1);
}

static void taken_card_is_known(void **state)
{
    (void)state;
    TinyState s = blank(3);
    LAY(&s, TINY_AT_HAND, TINY_BEACON);
    LAY(&s, TINY_AT_MARKET, TINY_TUG, TINY_RELAY, TINY_LENS);
    s.seat[0].ore = 1;
    begin_turn(&s, TINY_TAKE);
    assert_moves(&s, 0,
                 "take tug ore ; take tug ice ; take relay ore ; take relay ice ; "
                 "take lens ore ; take lens ice ; free");
    play(&s, 0, "take relay ore");
    assert_int_equal(s.seat[0].ore, 2);
    assert_int_equal(s.place[TINY_RELAY], TINY_AT_HAND);
    assert_int_equal(s.known[TINY_RELAY], 7 | TINY_PUBLIC);
    play(&s, 0, "free"); /* seats 1 and 2 have no cards and were not asked */
    play(&s, 0, "stash beacon");
    assert_int_equal(s.known[TINY_RELAY], 1);
    assert_int_equal(s.known[TINY_BEACON], 1);
    assert_int_equal(s.place[TINY_BEACON], TINY_AT_DISCARD);
}

static void follow_or_dissent(void **state)
{
    (void)state;
    TinyState s = blank(4);
    LAY(&s, TINY_AT_MARKET, TINY_TUG, TINY_RELAY, TINY_LENS);
    LAY(&s, TINY_AT_HAND + 1, TINY_BUOY, TINY_DEPOT, TINY_MINE);
    LAY(&s, TINY_AT_HAND + 3, TINY_BEACON);
    begin_turn(&s, TINY_TAKE);
    play(&s, 0, "take tug ice"); /* a card of ice */
    assert_int_equal(s.head.asked, 2);
    assert_moves(&s, 1, "follow buoy ; follow depot ; dissent");
    refuse(&s, 1, "follow mine", "TN-5.4");
    play(&s, 1, "follow depot");
    assert_int_equal(s.seat[1].coins, 1);
    assert_int_equal(s.place[TINY_DEPOT], TINY_AT_MARKET);
    assert_int_equal(s.head.asked, 8); /* seat 2 has no card; seat 3 no fitting one, but is asked */
    assert_moves(&s, 3, "dissent");
    play(&s, 3, "dissent");
    assert_int_equal(s.head.asked, 1);
}

static void payment_comes_out_exactly(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_HAND, TINY_PUMP, TINY_FORGE, TINY_DOCK, TINY_PROBE, TINY_TUG);
    begin_turn(&s, TINY_BUILD);
    assert_moves(&s, 0,
                 "build pump ; build forge ; build dock ; build probe ; build tug ; pass ; free");
    TinyState before = s;
    play(&s, 0, "build tug"); /* of 3: 2 + 1 from pump 2, forge 1, dock 2, probe 1 */
    assert_moves(&s, 0, "pay pump ; pay forge ; pay dock");
    refuse(&s, 0, "pay probe", "TN-5.5");
    refuse(&s, 0, "pass", "TN-5.5");
    refuse(&s, 0, "free", "TN-6.2");
    play(&s, 0, "pay forge");
    assert_moves(&s, 0, "pay dock");
    play(&s, 0, "pay dock");
    assert_int_equal(s.place[TINY_TUG], TINY_AT_BUILT);
    assert_int_equal(s.known[TINY_TUG], 3 | TINY_PUBLIC);
    assert_int_equal(tiny_at(&s, TINY_AT_DISCARD), card_bit(TINY_FORGE) | card_bit(TINY_DOCK));
    s = before;
    play(&s, 0, "build probe"); /* costs nothing */
    assert_int_equal(s.place[TINY_PROBE], TINY_AT_BUILT);
    assert_int_equal(tiny_at(&s, TINY_AT_DISCARD), 0);
}

static void begun_answer_is_unseen(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_HAND, TINY_PUMP, TINY_FORGE, TINY_DOCK, TINY_PROBE, TINY_TUG);
    begin_turn(&s, TINY_BUILD);
    char before[4096], after[4096];
    Text one = text_over(before), other = text_over(after);
    Json json;
    json_writer(&json, &one);
    json_object_begin(&json);
    tiny_view(&s, 1, &json);
    json_object_end(&json);
    play(&s, 0, "build tug");
    play(&s, 0, "pay forge");
    json_writer(&json, &other);
    json_object_begin(&json);
    tiny_view(&s, 1, &json);
    json_object_end(&json);
    assert_string_equal(before, after);
    Rng rng = s.head.rng;
    game_hide(&tiny_game, &s, 1, &rng);
    assert_int_equal(agenda_peek(&s.head)->a, TINY_NO_CARD);
    assert_int_equal(s.seat[0].chosen, 0);
}

static void nothing_to_build_is_asked(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_HAND, TINY_MILL, TINY_LENS); /* of cost 5 and 4, each worth 3 */
    begin_turn(&s, TINY_BUILD);
    s.stashed = 1;
    s.seat[0].ice = 0;
    assert_moves(&s, 0, "pass");
    TinyState empty = blank(2);
    begin_turn(&empty, TINY_BUILD); /* with an empty hand everybody sees it */
    assert_int_not_equal(kind_on_top(&empty), TINY_TASK_BUILD);
}

static void raid_and_defence(void **state)
{
    (void)state;
    TinyState s = blank(3);
    LAY(&s, TINY_AT_BUILT, TINY_BUOY);
    LAY(&s, TINY_AT_BUILT + 1, TINY_BEACON, TINY_PUMP, TINY_TUG);
    LAY(&s, TINY_AT_HAND + 1, TINY_MINE, TINY_DOCK, TINY_LENS);
    for (uint64_t left = tiny_hand(&s, 1); left; left = bits_without_first(left))
        s.known[bits_first(left)] = 7 | TINY_PUBLIC; /* all were taken openly */
    begin_turn(&s, TINY_RAID);
    assert_moves(&s, 0, "raid beacon ; raid pump ; pass ; free"); /* strength 3: not tug */
    play(&s, 0, "raid beacon");                                   /* two cards hold it off */
    assert_int_equal(s.head.asked, 2);
    assert_moves(&s, 1, "defend mine ; defend dock ; yield");
    refuse(&s, 1, "defend lens", "TN-5.8");
    TinyState held = s;
    play(&held, 1, "defend dock");
    assert_moves(&held, 1, "defend lens");
    refuse(&held, 1, "yield", "TN-5.8");
    play(&held, 1, "defend lens");
    assert_int_equal(held.place[TINY_BEACON], TINY_AT_BUILT + 1);
    assert_int_equal(tiny_hand_size(&held, 1), 1);
    assert_int_equal(held.known[TINY_MINE], 2);
    play(&s, 1, "yield");
    assert_int_equal(s.place[TINY_BEACON], TINY_AT_BUILT);
    assert_int_equal(tiny_hand_size(&s, 1), 2);
    int loot = bits_first(tiny_hand(&s, 0));
    assert_int_equal(s.known[loot], 3);
    for (uint64_t left = tiny_hand(&s, 1); left; left = bits_without_first(left))
        assert_int_equal(s.known[bits_first(left)], 3); /* seat 2 cannot tell which card went */
}

static void too_few_to_defend(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_BUILT + 1, TINY_BEACON);
    begin_turn(&s, TINY_RAID);
    play(&s, 0, "raid beacon"); /* one card would hold it off, there is none */
    assert_int_equal(s.place[TINY_BEACON], TINY_AT_BUILT);
    assert_int_equal(s.head.asked, 1);
}

static void free_moves_in_order(void **state)
{
    (void)state;
    TinyState s = blank(2);
    LAY(&s, TINY_AT_MARKET, TINY_TUG, TINY_RELAY, TINY_LENS);
    LAY(&s, TINY_AT_HAND, TINY_BEACON);
    s.seat[0] = (TinySeat){ .ore = 3, .ice = 1 }; /* and one more ice at the start of the turn */
    begin_turn(&s, TINY_TAKE);
    play(&s, 0, "free");
    assert_moves(&s, 0, "smelt ; melt ; stash beacon");
    refuse(&s, 0, "done", "TN-6.3");
    play(&s, 0, "melt"); /* smelting was possible before: its turn is over */
    assert_moves(&s, 0, "done ; melt ; stash beacon");
    refuse(&s, 0, "smelt", "TN-6.3");
    play(&s, 0, "done");
    refuse(&s, 0, "free", "TN-6.2");
    play(&s, 0, "take tug ice");
    play(&s, 0, "free");
    play(&s, 0, "smelt");
    play(&s, 0, "smelt");
    assert_int_equal(s.seat[0].coins, 2);
    assert_moves(&s, 0, "done ; melt ; stash beacon ; stash tug");
    play(&s, 0, "melt");
    assert_moves(&s, 0, "done ; melt ; stash beacon ; stash tug");
    play(&s, 0, "melt"); /* the second ore makes smelting possible: the order begins anew */
    assert_moves(&s, 0, "done ; smelt ; stash beacon ; stash tug");
    play(&s, 0, "stash tug");
    assert_moves(&s, 0, "done");
    play(&s, 0, "done"); /* nothing else is left: the turn has ended */
    assert_int_not_equal(s.head.asked, 1);
    assert_int_equal(s.seat[0].plan, TINY_NO_ACTION);
}

static void hand_limit_is_sealed(void **state)
{
    (void)state;
    TinyState s = blank(3);
    LAY(&s, TINY_AT_HAND, TINY_BUOY, TINY_BEACON, TINY_DEPOT, TINY_MINE, TINY_PUMP, TINY_FORGE);
    LAY(&s, TINY_AT_HAND + 1, TINY_DOCK, TINY_PROBE, TINY_TUG, TINY_RELAY);
    LAY(&s, TINY_AT_HAND + 2, TINY_SHIELD, TINY_LENS, TINY_DOME, TINY_WELL, TINY_MILL);
    while (kind_on_top(&s) != TINY_TASK_LIMIT)
        agenda_pop(&s.head);
    s.head.asked = s.head.sealed = 0;
    tiny_run(&s, NULL);
    check(&s);
    assert_int_equal(s.head.sealed, 5);
    assert_moves(&s, 0,
                 "discard buoy ; discard beacon ; discard depot ; discard mine ; discard pump");
    play(&s, 0, "discard mine");
    assert_moves(&s, 0, "discard pump ; discard forge");
    play(&s, 0, "discard forge");
    assert_int_equal(s.head.asked, 4);
    assert_int_equal(tiny_hand_size(&s, 0), 6); /* nothing happens before the last answer */
    play(&s, 2, "discard shield");
    assert_int_equal(tiny_hand_size(&s, 0), 4);
    assert_int_equal(s.round, 2);
    assert_int_equal(s.start, 1);
    assert_int_equal(s.known[TINY_FORGE], 1);
}

static void score_and_tie(void **state)
{
    (void)state;
    TinyState s = blank(4);
    Result result;
    LAY(&s, TINY_AT_BUILT, TINY_GATE);
    LAY(&s, TINY_AT_BUILT + 1, TINY_LENS, TINY_TUG);
    LAY(&s, TINY_AT_BUILT + 2, TINY_THRONE);
    LAY(&s, TINY_AT_HAND + 1, TINY_BUOY);
    s.seat[2].coins = 1;
    s.seat[3].coins = 9;
    tiny_result(&s, &result);
    assert_int_equal(result.score[0], 7);
    assert_int_equal(result.score[1], 7);
    assert_int_equal(result.score[2], 7);
    assert_int_equal(result.score[3], 4);
    assert_int_equal(result.part[3][1], 4);
    assert_int_equal(result.rank[1], 1);
    assert_int_equal(result.rank[0], 2);
    assert_int_equal(result.rank[2], 2);
    assert_int_equal(result.rank[3], 4);
}

static void counts(void **state)
{
    (void)state;
    TinyState s;
    Setup setup = game_normal_setup(&tiny_game, 2);
    game_setup(&tiny_game, &s, &setup, NULL);
    /* 4 plans; then one of 4 cards or done; then a higher card or done, or the other's plan */
    assert_int_equal(perft(&tiny_game, &s, 0), 1);
    assert_int_equal(perft(&tiny_game, &s, 1), 4);
    assert_int_equal(perft(&tiny_game, &s, 2), 4 * (1 + 4));
    assert_int_equal(perft(&tiny_game, &s, 3), 4 * (4 + (4 + 3 + 2 + 1)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "TN-1.1 TN-2.1 TN-2.2 set-up for each number of players", .test_func = set_up },
        { .name = "TN-3.1 TN-4.1 TN-4.2 TN-1.7 a plan is a sealed sentence",
          .test_func = plan_is_a_sentence },
        { .name = "TN-4.3 TN-8.2 the reveal puts cards face down and draws as many",
          .test_func = reveal_puts_and_draws },
        { .name = "TN-1.4 TN-5.2 TN-8.4 a reshuffle ends what was known of the discards",
          .test_func = reshuffle_ends_knowledge },
        { .name = "TN-1.4 TN-3.5 with no card anywhere none is drawn",
          .test_func = no_card_to_draw },
        { .name = "TN-5.3 TN-8.1 a card taken openly is known until its holder puts one down",
          .test_func = taken_card_is_known },
        { .name =
              "TN-5.4 TN-3.5 who has cards is asked to follow even if dissent is the only answer",
          .test_func = follow_or_dissent },
        { .name = "TN-5.5 a step of a payment is offered only if it can still come out exactly",
          .test_func = payment_comes_out_exactly },
        { .name = "TN-5.6 TN-8.5 an answer begun is seen by nobody else",
          .test_func = begun_answer_is_unseen },
        { .name = "TN-3.5 TN-5.5 a hand that can build nothing is asked, an empty one is not",
          .test_func = nothing_to_build_is_asked },
        { .name = "TN-5.7 TN-5.8 TN-5.9 TN-8.3 raid, defence and loot",
          .test_func = raid_and_defence },
        { .name = "TN-5.8 who has too few cards yields unasked", .test_func = too_few_to_defend },
        { .name = "TN-6.1 TN-6.2 TN-6.3 free moves stand behind one prefix in one order",
          .test_func = free_moves_in_order },
        { .name = "TN-7.1 TN-3.3 the hand limit is a sealed step of those above it",
          .test_func = hand_limit_is_sealed },
        { .name = "TN-9.1 TN-9.2 score, its sources, ties", .test_func = score_and_tie },
        { .name = "counts from the set-up", .test_func = counts },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
