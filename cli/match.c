/* `orrery match`: a tournament. Every seed is played once for each rotation of the bots over the
 * seats, so that nobody has better cards or a better seat. */
#include <stdio.h>

#include "core/json.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/names.h"
#include "cli/series.h"
#include "cli/setup.h"

typedef struct Match {
    Setup setup;
    BotList bot;
} Match;

static void prepare(const void *context, int index, SeriesGame *out)
{
    const Match *match = context;
    int deal = index / match->bot.n, turn = index % match->bot.n;
    out->setup = match->setup;
    seed_derive(match->setup.seed, SEED_GAMES, deal, out->setup.seed);
    seed_derive(match->setup.seed, SEED_BOTS, index, out->bot_seed);
    for (int seat = 0; seat < match->setup.seats; seat++) {
        out->column[seat] = (seat + turn) % match->bot.n;
        out->bot[seat] = match->bot.at[out->column[seat]];
    }
}

/* One bot's figures. */
typedef struct Standing {
    long long games;
    double share, low, high, elo, elo_low, elo_high, ms;
} Standing;

/* Shares are of all wins of the match: those of all bots add up to 1. */
static Standing standing(const Match *match, const Tally *tally, int i)
{
    const SeriesColumn *column = &tally->column[i];
    int n = match->bot.n;
    Standing s = { .games = tally->games };
    s.share = mean(column->share, tally->games) / SHARE;
    share_interval(s.share, tally->games, &s.low, &s.high);
    s.elo = share_elo(s.share, n, tally->games);
    s.elo_low = share_elo(s.low, n, tally->games);
    s.elo_high = share_elo(s.high, n, tally->games);
    s.ms = mean(column->ns, column->decisions) / 1e6;
    return s;
}

static void print_json(const Game *game, const Match *match, const Tally *tally)
{
    char buffer[4096];
    Text text = text_over(buffer);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "game", game->code);
    json_key_int(&json, "players", match->setup.seats);
    json_key_int(&json, "games", tally->games);
    json_key(&json, "bots");
    json_array_begin(&json);
    for (int i = 0; i < match->bot.n; i++) {
        Standing s = standing(match, tally, i);
        json_object_begin(&json);
        json_key_str(&json, "bot", match->bot.at[i]->code);
        json_key_int(&json, "games", s.games);
        json_key_real(&json, "win_share", s.share);
        json_key_real(&json, "win_share_low", s.low);
        json_key_real(&json, "win_share_high", s.high);
        json_key_real(&json, "elo", s.elo);
        json_key_real(&json, "elo_low", s.elo_low);
        json_key_real(&json, "elo_high", s.elo_high);
        json_key_real(&json, "ms_per_move", s.ms);
        json_object_end(&json);
    }
    json_array_end(&json);
    json_object_end(&json);
    puts(buffer);
}

static void print_table(const Game *game, const Match *match, const Tally *tally)
{
    printf("%s, %d players, %lld games, the same deals with seats rotated\n\n", game->code,
           match->setup.seats, tally->games);
    printf("bot          wins   95%% interval     Elo     95%% interval   ms a move\n");
    for (int i = 0; i < match->bot.n; i++) {
        Standing s = standing(match, tally, i);
        printf("%-10s %5.1f%%  %5.1f%% .. %5.1f%%  %+5.0f  %+5.0f .. %+5.0f  %9.4f\n",
               match->bot.at[i]->code, 100 * s.share, 100 * s.low, 100 * s.high, s.elo, s.elo_low,
               s.elo_high, s.ms);
    }
}

int cmd_match(int argc, char **argv)
{
    long long players = 0, count = 400, threads = 1;
    const char *seed = "0", *bot_list = "";
    bool as_json = false;
    ArgWords word = { .n = 0 }, options = { .n = 0 };
    const Arg arg[] = {
        arg_text("bots", 'b', &bot_list, "A,B[,C]",
                 "who plays; more seats than bots are filled from the first on again"),
        arg_number("games", 'n', &count, 1, SERIES_GAMES_MAX, "GAMES",
                   "how many (400), rounded up to whole rotations"),
        arg_number("players", 'p', &players, 1, SEATS_MAX, "N", "seats (as many as bots)"),
        arg_words("option", 'o', &options, "NAME=VALUE",
                  "an option of the game; may be given several times"),
        arg_text("seed", 's', &seed, "S", "a number or 64 hex digits (0)"),
        arg_number("threads", 't', &threads, 1, SERIES_THREADS_MAX, "T",
                   "threads (1); the result is the same"),
        arg_flag("json", 0, &as_json, "one JSON object"),
    };
    const ArgTable table = { .command = "match",
                             .usage = "GAME --bots A,B[,C] [options]",
                             .about = "Plays a tournament: the same deals with the bots rotated "
                                      "over the seats.\nPrints shares of the wins and Elo above "
                                      "the field, with 95% intervals.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 1,
                             .words_max = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    char buf[512];
    Text why = text_over(buf);
    const Game *game = game_named(games, word.at[0], &why);
    Match match;
    if (!game || !bots_read(bot_list, game->seats_max, &match.bot, &why))
        return usage_error("match", "%s", buf);
    if (match.bot.n < 2)
        return usage_error("match", "a match needs two bots or more: --bots greedy,random");
    if (players == 0)
        players = match.bot.n > game->seats_min ? match.bot.n : game->seats_min;
    if (!setup_read(game, players, &options, seed, &match.setup, &why))
        return usage_error("match", "%s", buf);
    if (players < match.bot.n)
        return usage_error("match", "%d bots need as many players: -p %d", match.bot.n,
                           match.bot.n);
    long long whole = (count + match.bot.n - 1) / match.bot.n * match.bot.n;
    Series series = { .game = game,
                      .games = (int)whole,
                      .threads = (int)threads,
                      .command = "match",
                      .prepare = prepare,
                      .context = &match };
    Tally tally;
    if (!series_play(&series, &tally))
        return failure("match", "threads or memory are short; try fewer --threads");
    if (as_json)
        print_json(game, &match, &tally);
    else
        print_table(game, &match, &tally);
    return EXIT_GOOD;
}
