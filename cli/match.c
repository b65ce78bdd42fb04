/* `orrery match`: a tournament. Every seed is played once for each rotation of the bots over the
 * seats, so that nobody has better cards or a better seat. */
#include <stdio.h>
#include <string.h>

#include "core/json.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/journal.h"
#include "cli/names.h"
#include "cli/series.h"
#include "cli/setup.h"
#include "cli/standings.h"

typedef struct Match {
    const Game *game;
    Setup setup;
    Standings standings;
    Journal *journal; /* NULL: nothing is kept */
} Match;

static void prepare(const void *context, int index, SeriesGame *out)
{
    const Match *match = context;
    const Standings *standings = &match->standings;
    out->setup = match->setup;
    seed_derive(match->setup.seed, SEED_GAMES, index / standings->bots.n, out->setup.seed);
    seed_derive(match->setup.seed, SEED_BOTS, index, out->bot_seed);
    for (int seat = 0; seat < match->setup.seats; seat++)
        out->bot[seat] = standings->bots.at[standings_entry(standings, index, seat)];
}

static bool recall(const void *context, int index, Outcome *out)
{
    return journal_recall(((const Match *)context)->journal, index, out);
}

static bool keep(void *context, int index, const SeriesGame *plan, const Outcome *outcome)
{
    return journal_keep(((Match *)context)->journal, index, plan, outcome);
}

static bool take(void *context, int index, const Outcome *outcome)
{
    return standings_take(&((Match *)context)->standings, index, outcome);
}

static void estimate(const void *context, Text *out)
{
    standings_estimate(&((const Match *)context)->standings, out);
}

/* What tells this match from others: all that the games follow from. */
static void write_head(const Match *match, Text *out)
{
    const Game *game = match->game;
    Json json;
    char hex[2 * RNG_SEED_BYTES + 1];
    Text seed = text_over(hex);
    text_hex(&seed, match->setup.seed, RNG_SEED_BYTES);
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_str(&json, "match", game->code);
    json_key_int(&json, "rules_version", game->rules_version);
    json_key_int(&json, "players", match->setup.seats);
    json_key(&json, "options");
    json_object_begin(&json);
    for (int i = 0; i < game->options; i++)
        json_key_int(&json, game->option[i].code, match->setup.option[i]);
    json_object_end(&json);
    json_key(&json, "bots");
    json_array_begin(&json);
    for (int i = 0; i < match->standings.bots.n; i++)
        json_str(&json, match->standings.bots.at[i]->code);
    json_array_end(&json);
    json_key_str(&json, "seed", hex);
    json_object_end(&json);
}

/* Numbers between 0 and 1 with commas between: how many, or 0 if there is anything else. */
static int read_chances(const char *text, double *out, int max)
{
    for (int n = 0; n < max;) {
        char word[16];
        size_t length = strcspn(text, ",");
        Text copy = text_over(word);
        text_put_n(&copy, text, length);
        if (copy.full || !real_parse(word, &out[n]) || out[n] <= 0 || out[n] >= 1)
            return 0;
        n++;
        if (!text[length])
            return n;
        text += length + 1;
    }
    return 0;
}

/* Reads "0.5,0.6" or "0.5,0.6,0.05,0.05" into the test of the first contender. */
static bool read_test(const char *text, Standings *standings, Text *why)
{
    double chance[4] = { 0 };
    int n = read_chances(text, chance, 4);
    double low = chance[0], high = chance[1];
    double alpha = n > 2 ? chance[2] : 0.05, beta = n > 3 ? chance[3] : alpha;
    bool good = n >= 2 && low < high && alpha + beta < 1;
    if (!good) {
        text_put(why, "--sprt ");
        text_quoted(why, text);
        text_put(why, ": two shares, the lower first, are wanted: 0.5,0.6 (and the chances to err: "
                      "0.5,0.6,0.05,0.05)");
        return false;
    }
    double par = standings_par(standings, 0);
    standings->tests = true;
    standings->sprt = sprt_make(share_of_field(low, par), share_of_field(high, par), alpha, beta);
    return true;
}

static void print_standings(const Match *match, bool as_json)
{
    if (!as_json) {
        standings_print(&match->standings, match->game);
        return;
    }
    char buffer[8192];
    Text text = text_over(buffer);
    Json json;
    json_writer(&json, &text);
    standings_json(&match->standings, match->game, &json);
    puts(buffer);
}

/* Plays, prints, and says how it ended. */
static int play_match(Match *match, Series *series, const char *path, bool as_json)
{
    series->game = match->game;
    series->command = "match";
    series->context = match;
    series->prepare = prepare;
    series->recall = match->journal ? recall : NULL;
    series->keep = match->journal ? keep : NULL;
    series->take = take;
    series->estimate = estimate;
    SeriesEnd end = series_play(series);
    if (end == SERIES_SHORT)
        return failure("match", "threads or memory are short; try fewer --threads");
    print_standings(match, as_json);
    if (end == SERIES_UNKEPT)
        return failure("match", "'%s' cannot be written; the games are not kept", path);
    if (end == SERIES_INTERRUPTED)
        return failure("match", "interrupted%s",
                       match->journal ? "; the same command goes on from here"
                                      : "; with --save it could go on");
    return EXIT_GOOD;
}

/* What the command line says. */
typedef struct MatchLine {
    long long players, games, threads, progress;
    const char *seed, *bots, *path, *test;
    bool as_json;
    ArgWords game, options;
} MatchLine;

/* Makes the match of it; false: what was wrong stands in `why`. */
static bool read_match(const MatchLine *line, Match *match, Text *why)
{
    BotList bot;
    match->game = game_named(games, line->game.at[0], why);
    if (!match->game || !bots_read(line->bots, match->game->seats_max, &bot, why))
        return false;
    if (bot.n < 2) {
        text_put(why, "a match needs two bots or more: --bots greedy,random");
        return false;
    }
    long long least = bot.n > match->game->seats_min ? bot.n : match->game->seats_min;
    long long players = line->players ? line->players : least;
    if (!setup_read(match->game, players, &line->options, line->seed, &match->setup, why))
        return false;
    if (players < bot.n) {
        text_fmt(why, "%d bots need as many players: -p %d", bot.n, bot.n);
        return false;
    }
    match->standings = standings_begin(&bot, (int)players);
    return !line->test || read_test(line->test, &match->standings, why);
}

static int run_match(const MatchLine *line)
{
    char buf[1024], head[1024];
    Text why = text_over(buf), text = text_over(head);
    Match match;
    if (!read_match(line, &match, &why))
        return usage_error("match", "%s", buf);
    int deal = match.standings.bots.n;
    Series series = { .games = (int)((line->games + deal - 1) / deal * deal),
                      .threads = (int)line->threads,
                      .progress = line->progress };
    match.journal = NULL;
    if (line->path) {
        write_head(&match, &text);
        match.journal = journal_open(line->path, head, match.setup.seats, series.games, &why);
        if (!match.journal)
            return failure("match", "%s", buf);
    }
    int status = play_match(&match, &series, line->path, line->as_json);
    journal_close(match.journal);
    return status;
}

int cmd_match(int argc, char **argv)
{
    MatchLine line = { .games = 400, .threads = 1, .seed = "0", .bots = "" };
    const Arg arg[] = {
        arg_text("bots", 'b', &line.bots, "A,B[,C]",
                 "who plays; more seats than bots are filled from the first on again"),
        arg_number("games", 'n', &line.games, 1, SERIES_GAMES_MAX, "GAMES",
                   "how many (400), rounded up to whole rotations"),
        arg_number("players", 'p', &line.players, 1, SEATS_MAX, "N", "seats (as many as bots)"),
        arg_words("option", 'o', &line.options, "NAME=VALUE",
                  "an option of the game; may be given several times"),
        arg_text("seed", 's', &line.seed, "S", "a number or 64 hex digits (0)"),
        arg_text("sprt", 0, &line.test, "P0,P1[,A[,B]]",
                 "stop when it is clear whether the first bot's share is P1 rather than P0"),
        arg_text("save", 0, &line.path, "FILE",
                 "keep every game there; the same command goes on after them"),
        arg_number("threads", 't', &line.threads, 0, SERIES_THREADS_MAX, "T",
                   "threads (1), 0: one a core; the result is the same"),
        arg_number("progress", 0, &line.progress, 1, 86400, "SECONDS",
                   "a line of progress every so often, even if nobody watches"),
        arg_flag("json", 0, &line.as_json, "one JSON object"),
    };
    const ArgTable table = {
        .command = "match",
        .usage = "GAME --bots A,B[,C] [options]",
        .about = "Plays a tournament: the same deals with the bots rotated over the seats.\n"
                 "Prints shares of the wins and Elo above the field, with 95% intervals over the "
                 "deals, and mean ranks.\nBots of one name count together: 'strong,fair,fair,fair' "
                 "is one against three.\nThe shares of --sprt are those of a two-player game; A "
                 "and B are its chances to err (0.05).",
        .arg = arg,
        .args = sizeof arg / sizeof arg[0],
        .word = &line.game,
        .words_min = 1,
        .words_max = 1
    };
    int status;
    return args_read(&table, argc, argv, &status) ? run_match(&line) : status;
}
