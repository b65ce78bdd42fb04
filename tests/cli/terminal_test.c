/* The terminal game, driven by typed lines: choices, commands, undo, secrecy between people at one
 * screen, plain lines, both languages; with Space Base and with a game that has no drawing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "games/registry.h"

#include "cli/phrases.h"
#include "cli/play.h"
#include "cli/screen.h"

#include "tests/tiny/game.h"

static char *shown;

static PlayPlan plan_of(const Game *game, int seats, const char *bot)
{
    PlayPlan plan = { .game = game, .setup = game_normal_setup(game, seats) };
    plan.setup.seed[0] = 1;
    if (bot)
        plan.bot = (BotList){ .at = { bot_find(bot) }, .n = 1 };
    return plan;
}

/* Plays by what is typed; what was shown is in `shown`. */
static const char *play(const PlayPlan *plan, const char *typed)
{
    size_t n;
    free(shown);
    shown = NULL;
    FILE *out = open_memstream(&shown, &n);
    FILE *in = tmpfile();
    assert_non_null(in);
    assert_non_null(out);
    fputs(typed, in);
    rewind(in);
    assert_int_equal(play_game(plan, in, out), 0);
    fclose(in);
    fclose(out);
    return shown;
}

static void shows(const char *part)
{
    if (!strstr(shown, part))
        assert_string_equal(shown, part);
}

static int times(const char *part)
{
    int n = 0;
    for (const char *at = shown; (at = strstr(at, part)) != NULL; at++)
        n++;
    return n;
}

/* The same line so often. */
static const char *typed(const char *line, int n)
{
    static char buf[1 << 16];
    Text text = text_over(buf);
    while (n-- > 0)
        text_fmt(&text, "%s\n", line);
    return buf;
}

static void plays_space_base(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("spacebase"), 2, "greedy");
    play(&plan, typed("1", 600));
    shows("The game is over.");
    shows("1. Greedy 2: ");
    shows("   1 ");
    plan.lang = LANG_RU;
    play(&plan, typed("1", 600));
    shows("Игра окончена.");
    shows("1. Жадный 2: ");
    assert_null(strstr(shown, "{"));
}

/* Every kind of choice with its remark, empires and technologies, drawn and in plain words. */
static void plays_eminent_domain(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("emdo"), 2, "greedy");
    plan.setup.option[1] = 1; /* with the bonus planets */
    play(&plan, typed("2\n1", 600));
    shows("The game is over.");
    shows("Empire of Player 1 (you)");
    shows("Stacks: Survey 16");
    shows("Hand: ");
    shows("colonies 0 of ");
    play(&plan, "yard\nboard 2\nstatus\n?\ni 2\nlook terraforming\n1\n");
    shows("Fertile, level 2: 5 symbols, 2 planets");
    shows("Empire of Greedy 2");
    shows("ftr fighters");
    for (int plain = 0; plain < 2; plain++) {
        plan.lang = LANG_RU;
        plan.plain = plain;
        play(&plan, "рынок\nboard 2\n?\n");
        shows("плодородная, уровень 2: символов 5, планет 2");
        assert_null(strstr(shown, "{"));
        play(&plan, typed("2\n1", 400));
        shows("Игра окончена.");
        assert_null(strstr(shown, "{"));
        assert_null(strstr(shown, "?}"));
    }
    assert_null(strstr(shown, "▲"));
}

/* Every kind of choice with its remark, tableaux, hands and goals, drawn and in plain words. */
static void plays_race_for_the_galaxy(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("rftg"), 2, "greedy");
    plan.setup.option[2] = 1; /* with takeovers */
    play(&plan, typed("2\n1", 1200));
    shows("The game is over.");
    shows("Tableau of Player 1 (you)");
    shows("Hand of Player 1 (you)");
    shows("What phases bring: Explore draws ");
    shows("Military: ");
    shows("Goals: ");
    shows(", keep 1");
    shows("pay ");
    play(&plan, "yard\nboard 2\nstatus\n?\ni 1\nlook drop ships\n");
    shows("Goals");
    shows("Tableau of Greedy 2");
    shows("Drop Ships: a development of cost 4, 2 VP.");
    shows("a military world and its defense");
    for (int plain = 0; plain < 2; plain++) {
        plan.lang = LANG_RU;
        plan.plain = plain;
        play(&plan, "board 1\n");
        shows("Что дают фазы: Исследование: взять ");
        play(&plan, typed("2\n1", 1200));
        shows("Игра окончена");
        assert_null(strstr(shown, "{"));
        assert_null(strstr(shown, "?}"));
    }
    assert_null(strstr(shown, "◇"));
    assert_null(strstr(shown, "×")); /* as plain lines each event stands for itself */
}

/* The map drawn and told, boards, blueprints and the tray, both editions in both languages. */
static void plays_eclipse(void **state)
{
    (void)state;
    static const char *const editions[] = { "eclipse2", "eclipse1" };
    for (int i = 0; i < 2; i++) {
        PlayPlan plan = plan_of(game_find(editions[i]), 2, "greedy");
        plan.setup.option[0] =
            0; /* species are chosen: nobody has anything yet, no round has begun */
        play(&plan, "status\n");
        shows("Galaxy, choosing species");
        assert_null(strstr(shown, "round 0"));
        assert_null(strstr(shown, "0 VP"));
        plan.setup.option[0] = 2; /* fixed species */
        play(&plan, "yard\nboard 2\nstatus\n?\ni 1\nlook fusion drive\n");
        shows("Map");
        shows("•001?C1");
        shows("Technologies");
        shows("Sectors left: inner ");
        shows("Interceptor: ");
        shows("energy +");
        for (int plain = 0; plain < 2; plain++) {
            plan.lang = LANG_RU;
            plan.plain = plain;
            play(&plan, typed("2\n1", 4000));
            shows("Игра окончена");
            shows(plain ? "под контролем: " : "───•───");
            assert_null(strstr(shown, "{"));
            assert_null(strstr(shown, "?}"));
        }
        assert_null(strstr(shown, "╱"));
    }
}

static void plays_without_a_drawing(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(&tiny_game, tiny_game.seats_min, "random");
    play(&plan, typed("board\nyard\nstatus\n1", 300));
    shows("The game is over.");
    shows("viewer 0");
    plan.plain = true;
    play(&plan, typed("1", 300));
    shows("The game is over.");
    assert_null(strstr(shown, "─"));
}

static void refuses_in_words(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("spacebase"), 2, "greedy");
    play(&plan, "99\n0\nbuy merbold\nhnit\nuse 2+6\n");
    shows("There is no choice or command '99'. Type a number from 1 to 2");
    shows("There is no choice or command '0'.");
    shows("Not now: rule SB-");
    shows("Did you mean hint?");
    shows("Player 1: used sector 8");
}

/* In the first turn of this game the person chooses among dice that are rolled already. */
static void undoes_own_moves(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("spacebase"), 2, "greedy");
    plan.setup.option[0] = 1; /* Light Speed: buying dealt cards is a sentence of small moves */
    play(&plan, "undo\n2\nundo\n2\nundo\nundo\n");
    assert_int_equal(times("Taken back: "), 2);
    assert_int_equal(times("There is nothing to take back"), 2);
}

/* The answer of the last seat opens the step: what the others did is shown, so it stands. */
static void chance_bars_undo(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("spacebase"), 2, "greedy");
    play(&plan, "1\nundo\n1\nundo\n");
    assert_int_equal(times("Taken back: "), 0);
    assert_int_equal(times("There is nothing to take back"), 2);
}

static void hands_the_screen_over(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("spacebase"), 2, NULL);
    plan.hot_seat = true;
    plan.setup.option[0] = 1;
    play(&plan, "\n1\n\n1\nquit\n");
    shows("Player 1, it is your turn to choose.");
    shows("Player 2, it is your turn to choose.");
    const char *first = strstr(shown, "Player 1, it is"),
               *second = strstr(shown, "Player 2, it is");
    assert_true(first < second);
}

static void explains_things(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("spacebase"), 2, "greedy");
    play(&plan, "look МЕРБОЛЬД\nlook mer\nlook zzz\nlook starter-3\ni 99\ncard\nlook\n");
    shows("Merbold (Cargo Cruiser), level 1");
    shows("There is nothing called zzz in this game.");
    shows("There is nothing called 99 in this game.");
    plan.lang = LANG_RU;
    play(&plan, "карта merbold\nо 1\nсовет\n");
    shows("«Мербольд»");
    shows("Сильный бот выбрал бы");
}

static void saves_nothing_by_mistake(void **state)
{
    (void)state;
    PlayPlan plan = plan_of(game_find("spacebase"), 2, "greedy");
    play(&plan, "save\nsave /nowhere/at/all\n");
    shows("Where to? save FILE");
    shows("Not saved: '/nowhere/at/all' cannot be written: No such file or directory.");
}

static void wraps_lines(void **state)
{
    (void)state;
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);
    assert_non_null(out);
    Screen screen = { .out = out, .width = 10 };
    screen_wrap(&screen, "один два три \033[1mчетыре\033[0m пятнадцатьбукв x", 0, 2);
    fclose(out);
    assert_string_equal(text, "один два\n  три\n  \033[1mчетыре\033[0m\n  пятнадцатьбукв\n  x\n");
    free(text);
}

static void fills_columns(void **state)
{
    (void)state;
    char buf[64];
    Text text = text_over(buf);
    text_column(&text, "слово", 7);
    text_column(&text, "слово", 3);
    text_column(&text, "\033[1mслово\033[0m", 3);
    assert_string_equal(buf, "слово  сло\033[1mсло\033[0m");
}

/* Every phrase can be filled from the names that its English one uses. */
static void phrases_agree(void **state)
{
    (void)state;
    static const char *const names[] = {
        "n",      "who",     "game",   "prompt",  "word",  "meant",    "id",   "rule",   "move",
        "list",   "file",    "why",    "score",   "bot",   "a",        "b",    "left",   "name",
        "cost",   "vp",      "sector", "slots",   "level", "gain",     "role", "hand",   "limit",
        "deck",   "discard", "supply", "planets", "back",  "resource", "type", "more",   "pool",
        "pile",   "draw",    "keep",   "one",     "two",   "kind",     "of",   "action", "card",
        "rounds", "phase",   "m",      "mp",      "s",     "sp",       "c",    "cp",     "u",
        "d",      "k",       "r",      "q",       "npc",   "track",    "ship", "parts",  "sums",
        "tech",   "least",   "t"
    };
    for (Lang lang = 0; lang < LANGS; lang++) {
        for (int key = 0; key < PHRASES; key++) {
            char buf[256] = "";
            Text why = text_over(buf);
            if (!text_phrase_ok(phrase(lang, (Phrase)key), lang, names,
                                (int)(sizeof names / sizeof names[0]), &why))
                assert_string_equal(buf, phrase(lang, (Phrase)key));
        }
    }
}

static int free_shown(void **state)
{
    (void)state;
    free(shown);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "Space Base is played to its end in both languages",
          .test_func = plays_space_base },
        { .name = "Eminent Domain is played to its end in both languages",
          .test_func = plays_eminent_domain },
        { .name = "plays Race for the Galaxy", .test_func = plays_race_for_the_galaxy },
        { .name = "Eclipse is played to its end in both editions and languages",
          .test_func = plays_eclipse },
        { .name = "a game without a drawing is played too", .test_func = plays_without_a_drawing },
        { .name = "what cannot be is refused in words", .test_func = refuses_in_words },
        { .name = "own moves are taken back", .test_func = undoes_own_moves },
        { .name = "what was shown or drawn is not taken back", .test_func = chance_bars_undo },
        { .name = "people at one screen hand it over", .test_func = hands_the_screen_over },
        { .name = "things are found by name and explained", .test_func = explains_things },
        { .name = "a record that cannot be written is said so",
          .test_func = saves_nothing_by_mistake },
        { .name = "lines are wrapped by what is seen of them", .test_func = wraps_lines },
        { .name = "columns are cut and filled", .test_func = fills_columns },
        { .name = "the phrases of both languages fill", .test_func = phrases_agree },
    };
    return cmocka_run_group_tests(tests, NULL, free_shown);
}
