/* `orrery tune`: plays games, notes what the value counts in some of their positions, and fits the
 * weights to who won and by how much. Prints what was gained and writes the weights as the file that is
 * compiled into the game (games/GAME/weights.def). With --by-play the weights are found by what comes of
 * playing by them, with --net the game's network learns instead. */
#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/fit.h"
#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/lessons.h"
#include "cli/names.h"
#include "cli/progress.h"
#include "cli/setup.h"

enum {
    PER_GAME = 24, /* positions noted of a game, at most */
    APART = 10,    /* one in so many samples is kept apart to judge by */
    FIT_GAMES = 4000,
    OWN_GAMES = 100000 /* by a game's own play */
};

typedef struct Tune {
    const Game *game;
    const Bot *bot;
    long long games, players, wild, margin, passes, part;
    double spread;
    const char *command;
    Rng rng;
    FitSample *sample;
    int samples;
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
} Tune;

/* The bot's move, or now and then any, so that the fit also sees what the bot would not do. */
static Move next_move(Tune *tune, int seat, const MoveList *list)
{
    if (rng_below(&tune->rng, 100) < tune->wild)
        return list->move[rng_below(&tune->rng, list->n)];
    return bot_move(tune->bot, tune->game, tune->state, seat, &(BotBudget){ 0 }, &tune->rng);
}

/* Of all decisions of a game, early or late, each is as likely to be among those noted. */
static void note(Tune *tune, int first, int decisions)
{
    int place = decisions < PER_GAME ? decisions : rng_below(&tune->rng, decisions + 1);
    if (place < PER_GAME)
        sample_take(tune->game, tune->state, &tune->sample[first + place]);
    tune->samples += decisions < PER_GAME;
}

static void play_game(Tune *tune)
{
    const Game *game = tune->game;
    int first = tune->samples, decisions = 0;
    while (game_pending(tune->state)) {
        int seat = bits_first(game_pending(tune->state));
        MoveList list = { .n = 0 };
        game->moves(tune->state, seat, &list);
        Move move = list.move[0];
        if (list.n > 1) {
            note(tune, first, decisions++);
            move = next_move(tune, seat, &list);
        }
        game->apply(tune->state, seat, move, NULL);
    }
    float target[SEATS_MAX];
    sample_target(game, tune->state, (int)tune->margin, tune->spread, target);
    for (int i = first; i < tune->samples; i++)
        memcpy(tune->sample[i].target, target, sizeof target);
}

static void play_games(Tune *tune)
{
    Progress progress = progress_begin("tune", 0);
    for (int i = 0; i < tune->games; i++) {
        int most = tune->players               ? (int)tune->players
                   : tune->game->seats_max < 4 ? tune->game->seats_max
                                               : 4;
        int least = tune->players ? most : tune->game->seats_min;
        Setup setup =
            game_normal_setup(tune->game, least + rng_below(&tune->rng, most - least + 1));
        setup_draw_seed(&setup, &tune->rng);
        game_setup(tune->game, tune->state, &setup, NULL);
        play_game(tune);
        if (progress_is_due(&progress))
            progress_show(&progress, i + 1, tune->games, i + 1, "");
    }
    progress_end(&progress);
}

static Fit as_compiled(const Valuation *valuation)
{
    Fit fit;
    memset(&fit, 0, sizeof fit);
    for (int i = 0; i < valuation->terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            fit.weight[i][stage] = (double)valuation->weight[i].at[stage] / VALUE_LOGIT;
    return fit;
}

/* Goes only a part of the way from the weights that there are. */
static void hold_back(Fit *fit, const Fit *from, int terms, int part)
{
    for (int i = 0; i < terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            fit->weight[i][stage] =
                (part * fit->weight[i][stage] + (100 - part) * from->weight[i][stage]) / 100;
}

/* Samples of one game stay together: those kept apart are of the last games. */
static int tune_run(Tune *tune, const char *path)
{
    int terms = tune->game->valuation->terms;
    Fit fit = as_compiled(tune->game->valuation), from = fit;
    play_games(tune);
    int fitted = tune->samples - tune->samples / APART;
    const FitSample *apart = tune->sample + fitted;
    double before = fit_loss(&fit, terms, apart, tune->samples - fitted);
    fit_run(&fit, terms, tune->sample, fitted, (int)tune->passes, &tune->rng);
    hold_back(&fit, &from, terms, (int)tune->part);
    printf("%s: %lld games of %s, %d positions\nlog loss on those kept apart: %.4f before, %.4f "
           "now\n",
           tune->game->code, tune->games, tune->bot->code, tune->samples, before,
           fit_loss(&fit, terms, apart, tune->samples - fitted));
    return weights_write(tune->game, &fit, tune->command, path);
}

/* What the words name, ready to run; false with the reason. */
static bool tune_ready(Tune *tune, const char *game, const char *bot, const char *seed, Text *why)
{
    const ArgWords no_options = { .n = 0 };
    Setup setup;
    BotList list;
    tune->game = game_named(games, game, why);
    if (!tune->game || !bots_read(bot, 1, &list, why) ||
        !setup_read(tune->game, tune->players, &no_options, seed, &setup, why))
        return false;
    if (!tune->game->valuation) {
        text_fmt(why, "%s has no weights to fit", tune->game->code);
        return false;
    }
    tune->bot = list.at[0];
    rng_seed(&tune->rng, setup.seed);
    return true;
}

static int tune_weights(Tune *tune, const char *path)
{
    tune->sample = calloc((size_t)tune->games * PER_GAME, sizeof *tune->sample);
    int status =
        tune->sample ? tune_run(tune, path) : failure("tune", "memory is short; try fewer --games");
    free(tune->sample);
    return status;
}

/* The command but for where the weights go: who reads them can make them again. */
static void put_command(int argc, char **argv, Text *out)
{
    text_put(out, "tune");
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "-o") == 0 || strcmp(argv[i], "--output") == 0)
            i++;
        else if (strncmp(argv[i], "-o", 2) != 0 && strncmp(argv[i], "--output=", 9) != 0)
            text_fmt(out, " %s", argv[i]);
}

int cmd_tune(int argc, char **argv)
{
    static char said[512];
    static Tune tune = { .wild = 5, .margin = 300, .passes = 6, .part = 100, .spread = 8 };
    Lessons lessons = { .step = 0.0015 };
    const char *seed = "0", *bot = "greedy", *path = NULL;
    bool net = false, by_play = false;
    ArgWords word = { .n = 0 };
    const Arg arg[] = {
        arg_number("games", 'n', &tune.games, 1, 10000000, "GAMES",
                   "how many are played (4000; by its own play 100000)"),
        arg_number("players", 'p', &tune.players, 1, SEATS_MAX, "N", "seats (2 to 4 by turns)"),
        arg_text("bot", 'b', &bot, "BOT", "who plays (greedy)"),
        arg_number("wild", 0, &tune.wild, 0, 100, "PERCENT", "moves of chance among its own (5)"),
        arg_number("margin", 0, &tune.margin, 0, 1000, "PARTS",
                   "how much of 1000 the margin counts beside the win (300)"),
        arg_real("spread", 0, &tune.spread, 1, 1000, "POINTS", "what margin is one logit (8)"),
        arg_number("passes", 0, &tune.passes, 1, 1000, "N", "over the positions (6)"),
        arg_number("part", 0, &tune.part, 1, 100, "PERCENT",
                   "how far to go from the weights that there are (100)"),
        arg_flag("by-play", 0, &by_play, "find the weights by play of greedy against itself"),
        arg_flag("net", 0, &net, "teach the network, by play against itself"),
        arg_flag("go-on", 0, &lessons.go_on, "with --net: from the network that there is"),
        arg_number("led", 0, &lessons.led, 0, 100000, "N",
                   "with --net: a search of N simulations leads the games (0: none)"),
        arg_number("varied", 0, &lessons.varied, 0, 100, "PERCENT",
                   "with --net: games with options by lot (0)"),
        arg_real("step", 0, &lessons.step, 0, 1, "SIZE", "with --net: how fast it learns (0.0015)"),
        arg_text("seed", 's', &seed, "S", "a number or 64 hex digits (0)"),
        arg_text("output", 'o', &path, "FILE", "where the weights go (they are printed)"),
    };
    const ArgTable table = { .command = "tune",
                             .usage = "GAME [options]",
                             .about = "Fits the weights of a game's value to games that it plays.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 1,
                             .words_max = 1 };
    int status;
    char buf[512];
    Text why = text_over(buf), command = text_over(said);
    put_command(argc, argv, &command);
    if (!args_read(&table, argc, argv, &status))
        return status;
    if (net && by_play)
        return usage_error("tune", "--net and --by-play do not go together");
    if (!tune_ready(&tune, word.at[0], bot, seed, &why))
        return usage_error("tune", "%s", buf);
    if (!tune.games)
        tune.games = net || by_play ? OWN_GAMES : FIT_GAMES;
    tune.command = lessons.command = said;
    lessons.game = tune.game;
    lessons.games = tune.games;
    lessons.players = tune.players;
    if (by_play)
        return tune_by_play(&lessons, path, &tune.rng);
    return net ? tune_net(&lessons, path, &tune.rng) : tune_weights(&tune, path);
}
