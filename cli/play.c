/* `orrery play`: a game in the terminal, against bots or with several people at one screen. */
#include "cli/play.h"

#include <stdlib.h>
#include <string.h>

#include "games/registry.h"

#include "cli/args.h"
#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/names.h"
#include "cli/terminal.h"
#include "cli/view.h"

/* Who sits where: one person and bots around, or the bots in the last seats and people else. */
static void seat_players(Terminal *terminal, const PlayPlan *plan)
{
    int seats = plan->setup.seats;
    for (int seat = 0, seated = 0; seat < seats; seat++) {
        bool is_bot = plan->hot_seat ? seat >= seats - plan->bot.n : seat != plan->person;
        terminal->bot[seat] = is_bot ? plan->bot.at[seated++ % plan->bot.n] : NULL;
        terminal->people += !is_bot;
    }
}

/* Whether a name can stand in a record's header. */
static bool is_name(const char *name)
{
    size_t n = strlen(name);
    if (n == 0 || n >= RECORD_NAME_BYTES || strpbrk(name, "\""))
        return false;
    while (*name) {
        uint32_t point;
        int bytes = utf8_read(name, strlen(name), &point);
        if (bytes == 0 || point < 0x20 || point == 0x7f)
            return false;
        name += bytes;
    }
    return true;
}

static bool plan_holds(const PlayPlan *plan, Text *why)
{
    int seats = plan->setup.seats;
    if (plan->name && !is_name(plan->name)) {
        text_put(why, "--name ");
        text_quoted(why, plan->name);
        text_fmt(why, ": 1 to %d bytes without quotation marks are wanted", RECORD_NAME_BYTES - 1);
        return false;
    }
    if (plan->hot_seat && plan->bot.n >= seats)
        text_fmt(why, "%d bots leave no seat of %d for a person", plan->bot.n, seats);
    if (!plan->hot_seat && plan->person >= seats)
        text_fmt(why, "--seat %d: the seats are 0 to %d", plan->person, seats - 1);
    return why->len == 0;
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
    Move move = bot_move(bot, terminal->game, terminal->course.state, seat,
                         &(BotBudget){ .now_ms = now_ms }, &terminal->bot_rng);
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

int play_game(const PlayPlan *plan, FILE *in, FILE *out)
{
    Terminal *terminal = calloc(1, sizeof *terminal);
    char *view = malloc(VIEW_BYTES_MAX);
    int status = EXIT_FAILED;
    if (!terminal || !view) {
        status = failure("play", "out of memory");
        goto done;
    }
    terminal->game = plan->game;
    terminal->drawing = drawing_find(plan->game->code);
    terminal->lang = plan->lang;
    terminal->plain = plan->plain;
    terminal->shown = -1;
    terminal->in = in;
    terminal->screen = screen_over(out, plan->plain);
    text_init(&terminal->view, view, VIEW_BYTES_MAX);
    seat_players(terminal, plan);
    name_players(terminal, plan->setup.seats, plan->name);
    uint8_t seed[RNG_SEED_BYTES];
    seed_derive(plan->setup.seed, SEED_BOTS, 0, seed);
    rng_seed(&terminal->bot_rng, seed);
    seed_derive(plan->setup.seed, SEED_BOTS, 1, seed);
    rng_seed(&terminal->hint_rng, seed);
    status = play(terminal, &plan->setup);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        free(terminal->board[seat]);
    course_close(&terminal->course);
done:
    free(view);
    free(terminal);
    return status;
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
                 "who plays the other seats, over again if too few (fair)"),
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
    char buf[512] = "";
    Text why = text_over(buf);
    PlayPlan plan = {
        .person = (int)person, .hot_seat = hot_seat, .name = own_name, .plain = plain
    };
    if (!lang_parse(lang, &plan.lang)) {
        names_unknown(&why, "language", lang, &(Names){ { "en", "ru" }, 2 });
        return usage_error("play", "%s", buf);
    }
    plan.game = game_named(games, word.at[0], &why);
    if (!bot_list && !hot_seat)
        bot_list = "fair";
    if (!plan.game || !setup_read(plan.game, players, &options, seed, &plan.setup, &why) ||
        (bot_list && !bots_read(bot_list, plan.setup.seats, &plan.bot, &why)) ||
        !plan_holds(&plan, &why))
        return usage_error("play", "%s", buf);
    return play_game(&plan, stdin, stdout);
}
