/* What cards do in words, and what choices bring, as the page and the terminal show it. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/spacebase/game.h"
#include "games/spacebase/state.h"
#include "games/spacebase/text.h"

static void new_game(SbState *s, int players)
{
    Setup setup = game_normal_setup(&sb_game, players);
    game_setup(&sb_game, s, &setup, NULL);
}

static void says(int players, int card, Lang lang, const char *expected)
{
    SbState s;
    char buf[1024];
    Text text = text_over(buf);
    new_game(&s, players);
    assert_true(sb_game.explain(&s, SB_THING_CARD, card, (Voice){ lang, NULL }, &text));
    assert_string_equal(buf, expected);
}

static void cards_say_what_they_do(void **state)
{
    (void)state;
    says(
        2, SB_MERBOLD, LANG_EN,
        "Merbold (Cargo Cruiser), level 1, sector 7, cost 4. Stationed: +1 credit, also the sector "
        "to the right. Deployed: +1 credit, also the sector to the right.");
    says(2, SB_PARKER, LANG_EN,
         "Parker (Star Cruiser), level 1, sector 9, cost 5. Stationed: also the sector to the left "
         "or to the right. Deployed: also the sector to the left or to the right.");
    says(
        2, SB_NIKOLAYEV, LANG_EN,
        "Nikolayev (Modified Tug), level 3, sector 11, cost 13. Stationed: take 1 card of level 3 "
        "free, take 1 card of level 1 free. Deployed: a charge (1 slot); charged, in your own turn: "
        "take free 1 card of level 3.");
    says(
        2, SB_FRISCH, LANG_EN,
        "Frisch (Outpost), sector 1, cost 9: 3 VP at once; the sector pays you nothing in your own "
        "turns and takes no further card.");
    says(2, SB_FIRST_STARTER + 11, LANG_EN,
         "Volk (Mining Vessel), starting ship of sector 12. Stationed: +1 income. Deployed: +5 "
         "credits.");
}

static void slots_are_those_of_the_player_count(void **state)
{
    static const char *const needs[] = { "all 5 slots", "all 4 slots", "all 3 slots",
                                         "all 3 slots" };
    (void)state;
    for (int players = 2; players <= 5; players++) {
        SbState s;
        char buf[1024];
        Text text = text_over(buf);
        new_game(&s, players);
        sb_game.explain(&s, SB_THING_CARD, SB_ARMSTRONG, (Voice){ LANG_EN, NULL }, &text);
        assert_non_null(strstr(buf, needs[players - 2]));
        assert_non_null(strstr(buf, "you win the game at once"));
    }
}

static void russian_has_its_forms(void **state)
{
    (void)state;
    says(2, SB_MCDIVITT, LANG_RU,
         "«Макдивитт» (Грузовое судно), уровень 3, сектор 2, цена 12. На станции: +4 кредита. "
         "В патруле: +4 кредита.");
    says(2, SB_BEREZOVOY, LANG_RU,
         "«Березовой» (Грузовое судно), уровень 1, сектор 12, цена 2. На станции: +9 кредитов. "
         "В патруле: +7 кредитов.");
}

static void no_such_thing(void **state)
{
    SbState s;
    char buf[64];
    Text text = text_over(buf);
    (void)state;
    new_game(&s, 2);
    assert_false(sb_game.explain(&s, SB_THING_CARD, 0, (Voice){ LANG_EN, NULL }, &text));
    assert_false(sb_game.explain(&s, SB_THING_CARD, SB_CARDS, (Voice){ LANG_EN, NULL }, &text));
    assert_false(sb_game.explain(&s, SB_THING_SECTOR, 13, (Voice){ LANG_EN, NULL }, &text));
    assert_true(sb_game.explain(&s, SB_THING_SECTOR, 12, (Voice){ LANG_EN, NULL }, &text));
}

/* The active seat on a start board, asked how to use these dice. */
static void ask_use(SbState *s, int one, int two, const char *seat)
{
    char buf[1024], why[256];
    Text text = text_over(buf), reason = text_over(why);
    text_fmt(&text,
             "{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"first\":0,\"phase\":\"use\","
             "\"dice\":[%d,%d],\"seats\":[%s,{\"sectors\":{}}]}",
             one, two, seat);
    assert_true(json_check(buf, text.len, NULL));
    assert_true(game_position_read(&sb_game, s, json_root(buf, text.len), &reason));
}

static void brings(const SbState *s, const char *notation, const char *expected)
{
    char buf[256];
    Text text = text_over(buf);
    Json json;
    Move move;
    assert_true(move_parse(&sb_game, notation, &move, NULL));
    assert_true(sb_game.legal(s, 0, move));
    json_writer(&json, &text);
    json_object_begin(&json);
    sb_game.preview(s, 0, move, &json);
    json_object_end(&json);
    assert_string_equal(buf, expected);
}

static void choices_say_what_they_bring(void **state)
{
    SbState s;
    (void)state;
    ask_use(&s, 5, 6, "{\"credits\":0,\"sectors\":{}}");
    brings(&s, "use 5 6", "{\"credits\":2}");
    brings(&s, "use 5+6", "{\"income\":1,\"sector\":11}");
    ask_use(&s, 3, 6,
            "{\"sectors\":{\"9\":{\"card\":\"parker\",\"deployed\":[{\"card\":\"starter-9\"}]}}}");
    brings(&s, "use 3+6", "{\"sector\":9,\"more\":true}");
    sb_game.apply(&s, 0, move_make(SB_MOVE_SUM, 2 * SB_FACES + 5, 0, 0), NULL);
    brings(&s, "arrow 8", "{\"credits\":3,\"sector\":9}");
    brings(&s, "arrow 10", "{\"income\":1,\"sector\":9}");
}

static void shifts_and_doubles_say_what_they_bring(void **state)
{
    SbState s;
    (void)state;
    ask_use(&s, 3, 4,
            "{\"sectors\":{\"1\":{\"card\":\"demin\",\"charges\":1,"
            "\"deployed\":[{\"card\":\"starter-1\"}]}}}");
    sb_game.apply(&s, 0, move_make(SB_MOVE_SUM, 2 * SB_FACES + 3, 0, 0), NULL);
    brings(&s, "shift demin 1", "{\"credits\":3,\"sector\":8}");
    brings(&s, "shift demin 2", "{\"income\":1,\"sector\":9}");
    ask_use(&s, 3, 4,
            "{\"sectors\":{\"8\":{\"card\":\"aksyonov\",\"charges\":1,"
            "\"deployed\":[{\"card\":\"starter-8\"}]}}}");
    sb_game.apply(&s, 0, move_make(SB_MOVE_SEPARATE, 3, 4, 0), NULL);
    brings(&s, "double 3", "{\"credits\":3}");
    brings(&s, "pass", "{\"credits\":2}");
}

static void asks(const SbState *s, int seat, Lang lang, const char *expected)
{
    char buf[256];
    Text text = text_over(buf);
    sb_game.prompt(s, seat, (Voice){ lang, NULL }, &text);
    assert_string_equal(buf, expected);
}

static void prompts_are_for_those_asked(void **state)
{
    SbState s;
    (void)state;
    ask_use(&s, 3, 4, "{\"credits\":9,\"sectors\":{}}");
    asks(&s, 0, LANG_EN, "The dice show 3 and 4. Use them separately or as their sum?");
    asks(&s, 1, LANG_EN, "Nothing to decide now.");
    asks(&s, 1, LANG_RU, "Сейчас решать нечего.");
    sb_game.apply(&s, 0, move_make(SB_MOVE_SUM, 2 * SB_FACES + 3, 0, 0), NULL);
    asks(&s, 0, LANG_EN, "Buy one card. All your 12 credits will be spent, whatever it costs.");
    asks(&s, 0, LANG_RU, "Купите одну карту. Уйдут все 12 кредитов, сколько бы она ни стоила.");
}

static void components_are_all_there(void **state)
{
    static char buf[1 << 18];
    Text text = text_over(buf);
    Json json;
    (void)state;
    json_writer(&json, &text);
    json_object_begin(&json);
    sb_game.components(&json);
    json_object_end(&json);
    assert_true(json_done(&json));
    assert_true(json_check(buf, text.len, NULL));
    JsonValue cards = json_get(json_root(buf, text.len), "cards");
    assert_int_equal(json_count(cards), 132 + 12 + 12);
    JsonValue kubasov = json_get(json_get(cards, "kubasov"), "station");
    assert_true(json_equals(json_get(kubasov, "ability"), "SWAP"));
    assert_true(json_equals(json_get(kubasov, "colour"), "blue"));
    long long n;
    assert_true(json_to_int(json_get(kubasov, "a"), 5, 5, &n));
    assert_true(json_to_int(json_get(kubasov, "b"), 8, 8, &n));
    assert_true(json_to_int(json_index(json_get(kubasov, "slots"), 0), 4, 4, &n));
    assert_true(json_to_int(json_index(json_get(kubasov, "slots"), 2), 2, 2, &n));
    assert_true(
        json_equals(json_get(json_get(json_get(cards, "merbold"), "name"), "ru"), "Мербольд"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "cards say what they do", .test_func = cards_say_what_they_do },
        { .name = "SB-10.4 slots named are those of the player count",
          .test_func = slots_are_those_of_the_player_count },
        { .name = "Russian has its forms", .test_func = russian_has_its_forms },
        { .name = "what does not exist is not explained", .test_func = no_such_thing },
        { .name = "the uses of the dice say what they bring",
          .test_func = choices_say_what_they_bring },
        { .name = "shifts and doubles say what they bring",
          .test_func = shifts_and_doubles_say_what_they_bring },
        { .name = "only who is asked is asked in words", .test_func = prompts_are_for_those_asked },
        { .name = "the page gets every card", .test_func = components_are_all_there },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
