/* Owns the tests of core/words: notation both ways, touch targets, moves and events in words. The
 * tiny game lends its tables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "core/game.h"
#include "tests/tiny/game.h"
#include "tests/tiny/state.h"

static const char *const names[SEATS_MAX] = { "Ann", "Bob", "Cy", "Dee", "Ed", "Flo" };

static void assert_parse(const char *notation, Move expected)
{
    Move move = ~expected;
    assert_true(move_parse(&tiny_game, notation, &move, NULL));
    assert_int_equal(move, expected);
}

static void assert_refused(const char *notation, const char *reason)
{
    char buf[256];
    Text why = text_over(buf);
    Move move = 12345;
    assert_false(move_parse(&tiny_game, notation, &move, &why));
    assert_string_equal(buf, reason);
    assert_false(move_parse(&tiny_game, notation, &move, NULL));
}

static void notation_of_moves(void **state)
{
    (void)state;
    char buf[64];
    Text text = text_over(buf);
    move_text(&tiny_game, tiny_move_take(TINY_RELAY, TINY_ICE), &text);
    assert_string_equal(buf, "take relay ice");
    assert_parse("take relay ice", tiny_move_take(TINY_RELAY, TINY_ICE));
    assert_parse("done", tiny_move(TINY_DO_DONE));
    assert_parse("plan scout", tiny_move_plan(TINY_SCOUT));
    assert_parse("pay throne", tiny_move_card(TINY_DO_PAY, TINY_THRONE));
}

static void bad_notation(void **state)
{
    (void)state;
    const char *form = "a move is a verb and its arguments with single spaces between";
    assert_refused("", form);
    assert_refused(" ", form);
    assert_refused("take  relay ice", form);
    assert_refused("done ", form);
    assert_refused(" done", form);
    assert_refused("a b c d e f", form);
    assert_refused("donne", "no move 'donne'; did you mean 'done'?");
    assert_refused("xyzzy", "no move 'xyzzy'");
    assert_refused("Done", "no move 'Done'; did you mean 'done'?");
    assert_refused("pay beecon", "no card 'beecon'; did you mean 'beacon'?");
    assert_refused("pay 1", "no card '1'");
    assert_refused("take relay steel", "no suit 'steel'");
    assert_refused("done now", "'done' takes nothing after it");
    assert_refused("take relay", "'take' takes a card and a suit");
    char big[400];
    memset(big, 'a', sizeof big - 1);
    big[sizeof big - 1] = 0;
    assert_refused(big, form);
}

static void codes_of_things(void **state)
{
    (void)state;
    const ThingKind number = { .code = "die", .first = 1, .count = 6 };
    int value = -1;
    assert_true(thing_parse(&number, "6", &value));
    assert_int_equal(value, 6);
    assert_false(thing_parse(&number, "7", &value));
    assert_false(thing_parse(&number, "0", &value));
    assert_false(thing_parse(&number, "06", &value));
    assert_false(thing_parse(&number, "", &value));
    assert_int_equal(value, 6);
}

static void touch_targets(void **state)
{
    (void)state;
    char buf[64];
    Text text = text_over(buf);
    move_at(&tiny_game, 2, tiny_move_card(TINY_DO_PAY, TINY_BUOY), &text);
    text_put(&text, " ");
    move_at(&tiny_game, 2, tiny_move(TINY_DO_SMELT), &text);
    text_put(&text, " ");
    move_at(&tiny_game, 2, tiny_move(TINY_DO_END), &text);
    assert_string_equal(buf, "card:buoy ore:2 button:end");
}

static void moves_in_words(void **state)
{
    (void)state;
    char buf[256];
    Text text = text_over(buf);
    Move move = tiny_move_take(TINY_MINE, TINY_ORE);
    move_words(&tiny_game, move, (Voice){ .lang = LANG_EN }, &text);
    text_put(&text, " / ");
    move_words(&tiny_game, move, (Voice){ .lang = LANG_RU }, &text);
    assert_string_equal(buf, "Take Mine and one ore / Взять Шахту и руду");
}

/* The event in words and as JSON for one viewer. */
static void assert_event(const Event *event, int viewer, const char *words, const char *json_text)
{
    char buf[512], json_buf[512];
    Text text = text_over(buf), out = text_over(json_buf);
    Voice voice = { .lang = LANG_EN, .seat_names = names };
    Json json;
    event_words(&tiny_game, event, viewer, voice, &text);
    assert_string_equal(buf, words);
    json_writer(&json, &out);
    event_json(&tiny_game, event, viewer, voice, &json);
    assert_true(json_done(&json));
    assert_string_equal(json_buf, json_text);
}

static void secret_fields(void **state)
{
    (void)state;
    const Event draw = { .kind = TINY_EV_DRAW, .seat = 1, .seers = 2, .value = { TINY_LENS } };
    const char *seen =
        "{\"kind\":\"draw\",\"seat\":1,\"card\":\"lens\",\"text\":\"Bob draws Lens.\"}";
    const char *unseen = "{\"kind\":\"draw\",\"seat\":1,\"text\":\"Bob draws a card.\"}";
    assert_event(&draw, 1, "Bob draws Lens.", seen);
    assert_event(&draw, VIEWER_ALL, "Bob draws Lens.", seen);
    assert_event(&draw, 0, "Bob draws a card.", unseen);
    assert_event(&draw, VIEWER_NONE, "Bob draws a card.", unseen);
}

static void other_seats_by_name(void **state)
{
    (void)state;
    const Event raid = { .kind = TINY_EV_RAID, .seat = 2, .value = { TINY_BUOY, 3 } };
    assert_event(&raid, 0, "Cy raids Buoy of Dee.",
                 "{\"kind\":\"raid\",\"seat\":2,\"card\":\"buoy\",\"owner\":3,"
                 "\"text\":\"Cy raids Buoy of Dee.\"}");
    char buf[256];
    Text text = text_over(buf);
    event_words(&tiny_game, &raid, 0, (Voice){ .lang = LANG_RU }, &text);
    assert_string_equal(buf, "Игрок 3: набег на Буй (Игрок 4).");
}

static void names_of_seats(void **state)
{
    (void)state;
    char buf[64];
    Text text = text_over(buf);
    seat_name(0, (Voice){ .lang = LANG_EN }, &text);
    seat_name(1, (Voice){ .lang = LANG_RU }, &text);
    seat_name(2, (Voice){ .lang = LANG_RU, .seat_names = names }, &text);
    assert_string_equal(buf, "Player 1Игрок 2Cy");
}

static void plural_of_fields(void **state)
{
    (void)state;
    char buf[256];
    Text text = text_over(buf);
    for (int16_t n = 1; n <= 5; n += 2) {
        const Event event = { .kind = TINY_EV_RESHUFFLE, .seat = EVENT_NO_SEAT, .value = { n } };
        event_words(&tiny_game, &event, 0, (Voice){ .lang = LANG_RU }, &text);
    }
    assert_string_equal(buf, "Сброс перемешан: в новой колоде 1 карта."
                             "Сброс перемешан: в новой колоде 3 карты."
                             "Сброс перемешан: в новой колоде 5 карт.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "moves have one notation and read back", .test_func = notation_of_moves },
        { .name = "a bad notation is refused with what is wrong", .test_func = bad_notation },
        { .name = "things without codes are plain numbers in range", .test_func = codes_of_things },
        { .name = "touch targets name the thing and the seat", .test_func = touch_targets },
        { .name = "moves in words use the cases of names", .test_func = moves_in_words },
        { .name = "secret fields are in words and JSON only for those who see them",
          .test_func = secret_fields },
        { .name = "a field that is a seat is called by its name",
          .test_func = other_seats_by_name },
        { .name = "seats are called as the voice says", .test_func = names_of_seats },
        { .name = "numbers of events choose the plural", .test_func = plural_of_fields },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
