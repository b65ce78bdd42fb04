/* `orrery play`: a game in the terminal, against bots or with several people at one screen. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/names.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "cli/view.h"

/* Who sits where: one person and bots around, or the bots in the last seats and people else. */
static bool seat_players(Terminal *terminal, int seats, const BotList *list, int person,
                         bool hot_seat, Text *why)
{
    if (hot_seat && list->n >= seats) {
        text_fmt(why, "%d bots leave no seat of %d for a person", list->n, seats);
        return false;
    }
    if (!hot_seat && person >= seats) {
        text_fmt(why, "--seat %d: the seats are 0 to %d", person, seats - 1);
        return false;
    }
    for (int seat = 0, bots_seated = 0; seat < seats; seat++) {
        bool is_bot = hot_seat ? seat >= seats - list->n : seat != person;
        terminal->bot[seat] = is_bot ? list->at[bots_seated++ % list->n] : NULL;
        terminal->people += !is_bot;
    }
    return true;
}

static void name_players(Terminal *terminal, int seats, const char *own_name)
{
    for (int seat = 0; seat < seats; seat++) {
        Text name = text_over(terminal->name[seat]);
        const Bot *bot = terminal->bot[seat];
        if (bot)
            say_to(&name, terminal->lang, SAY_BOT, text_arg_plain("bot", bot->name[terminal->lang]),
                   text_arg_int("n", seat + 1));
        else if (own_name && terminal->people == 1)
            text_put(&name, own_name);
        else
            say_to(&name, terminal->lang, SAY_PERSON, text_arg_int("n", seat + 1));
        terminal->names[seat] = terminal->name[seat];
    }
}

/* The next to choose: people first, so that in a sealed step nobody waits for what bots do. */
static int next_seat(const Terminal *terminal)
{
    SeatSet pending = game_pending(terminal->course.state);
    for (SeatSet left = pending; left; left = (SeatSet)bits_without_first(left))
        if (!terminal->bot[bits_first(left)])
            return bits_first(left);
    return bits_first(pending);
}

static bool step(Terminal *terminal, Asked *asked)
{
    int seat = next_seat(terminal);
    const Bot *bot = terminal->bot[seat];
    *asked = ASKED_MOVED;
    if (!bot) {
        *asked = terminal_ask(terminal, seat);
        return *asked != ASKED_QUIT;
    }
    Move move = bot_move(bot, terminal->game, terminal->course.state, seat, &terminal->bot_rng);
    return terminal_move(terminal, seat, move);
}

static int play(Terminal *terminal, const Setup *setup)
{
    char buf[512];
    Text text = text_over(buf);
    if (!course_begin(&terminal->course, terminal->game, setup))
        return failure("play", "out of memory");
    say_to(&text, terminal->lang, SAY_WELCOME,
           text_arg_plain("game", terminal->game->name[terminal->lang]),
           text_arg_int("n", setup->seats));
    screen_wrap(&terminal->screen, buf, 0, 0);
    Asked asked = ASKED_MOVED;
    while (game_pending(terminal->course.state)) {
        if (step(terminal, &asked))
            continue;
        if (asked != ASKED_QUIT)
            return failure("play", "the game is too long: %d moves", terminal->course.moves);
        fprintf(terminal->screen.out, "%s\n", phrase(terminal->lang, SAY_BYE));
        return EXIT_GOOD;
    }
    terminal_end(terminal);
    return EXIT_GOOD;
}

int cmd_play(int argc, char **argv)
{
    long long players = 0, person = 0;
    const char *seed = NULL, *bot_list = NULL, *lang = "en", *own_name = NULL;
    bool plain = false, hot_seat = false;
    ArgWords word = { .n = 0 }, options = { .n = 0 };
    const Arg arg[] = {
        arg_number("players", 'p', &players, 1, SEATS_MAX, "N",
                   "players (the least the game takes)"),
        arg_text("bots", 'b', &bot_list, "A,B",
                 "who plays the other seats, over again if too few (greedy)"),
        arg_number("seat", 0, &person, 0, SEATS_MAX - 1, "N", "your seat (0)"),
        arg_flag("hot-seat", 0, &hot_seat,
                 "people at one screen; only --bots are bots, in the last seats"),
        arg_text("name", 0, &own_name, "NAME", "what you are called"),
        arg_text("lang", 'l', &lang, "en|ru", "language (en)"),
        arg_flag("plain", 0, &plain,
                 "plain lines: no colour, boxes or columns, for a screen reader"),
        arg_words("option", 'o', &options, "NAME=VALUE",
                  "an option of the game; may be given several times"),
        arg_text("seed", 's', &seed, "S", "a number or 64 hex digits (a fresh one)"),
    };
    const ArgTable table = { .command = "play",
                             .usage = "GAME [options]",
                             .about = "Plays a game in the terminal. Type ? there for help.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 1,
                             .words_max = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    static Terminal terminal;
    static char view[VIEW_BYTES_MAX];
    char buf[512] = "";
    Text why = text_over(buf);
    Setup setup;
    BotList list = { .n = 0 };
    if (!lang_parse(lang, &terminal.lang)) {
        names_unknown(&why, "language", lang, &(Names){ { "en", "ru" }, 2 });
        return usage_error("play", "%s", buf);
    }
    terminal.game = game_named(games, word.at[0], &why);
    if (!bot_list && !hot_seat)
        bot_list = "greedy";
    if (!terminal.game || !setup_read(terminal.game, players, &options, seed, &setup, &why) ||
        (bot_list && !bots_read(bot_list, setup.seats, &list, &why)) ||
        !seat_players(&terminal, setup.seats, &list, (int)person, hot_seat, &why))
        return usage_error("play", "%s", buf);
    terminal.drawing = drawing_find(terminal.game->code);
    terminal.plain = plain;
    terminal.shown = -1;
    terminal.in = stdin;
    terminal.screen = screen_over(stdout, plain);
    text_init(&terminal.view, view, sizeof view);
    name_players(&terminal, setup.seats, own_name);
    uint8_t bot_seed[RNG_SEED_BYTES];
    seed_derive(setup.seed, SEED_BOTS, 0, bot_seed);
    rng_seed(&terminal.bot_rng, bot_seed);
    seed_derive(setup.seed, SEED_BOTS, 1, bot_seed);
    rng_seed(&terminal.hint_rng, bot_seed);
    status = play(&terminal, &setup);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        free(terminal.board[seat]);
    course_close(&terminal.course);
    return status;
}
