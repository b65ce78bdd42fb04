/* `orrery sim`: plays games headless and prints statistics of them. */
#include <stdio.h>

#include "core/json.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/chart.h"
#include "cli/commands.h"
#include "cli/file.h"
#include "cli/names.h"
#include "cli/report.h"
#include "cli/series.h"
#include "cli/setup.h"
#include "cli/statistics.h"

static Statistics statistics; /* too large for a stack */

static void prepare(const void *context, int index, SeriesGame *out)
{
    const Statistics *s = context;
    out->setup = s->setup;
    seed_derive(s->setup.seed, SEED_GAMES, index, out->setup.seed);
    seed_derive(s->setup.seed, SEED_BOTS, index, out->bot_seed);
    for (int seat = 0; seat < s->setup.seats; seat++)
        out->bot[seat] = s->bot[seat];
}

static bool take(void *context, int index, const Outcome *outcome)
{
    (void)index;
    statistics_take(context, outcome);
    return true;
}

/* What the command line says. */
typedef struct SimLine {
    long long players, games, threads, progress, things;
    const char *seed, *bots, *svg;
    bool as_json;
    ArgWords game, options;
} SimLine;

static bool read_sim(const SimLine *line, Text *why)
{
    const Game *game = game_named(games, line->game.at[0], why);
    Setup setup;
    BotList list;
    if (!game || !setup_read(game, line->players, &line->options, line->seed, &setup, why) ||
        !bots_read(line->bots, setup.seats, &list, why))
        return false;
    const Bot *bot[SEATS_MAX];
    for (int seat = 0; seat < setup.seats; seat++)
        bot[seat] = list.at[seat % list.n];
    statistics_begin(&statistics, game, &setup, bot);
    return true;
}

static bool write_chart(const char *path, Text *why)
{
    static char buffer[CHART_BYTES_MAX];
    Text text = text_over(buffer);
    chart_write(&statistics, &text);
    return file_write(path, text.at, text.len, why);
}

static void print_report(const SimLine *line)
{
    static char buffer[JSON_BYTES];
    if (!line->as_json) {
        report_print(&statistics, (int)line->things);
        return;
    }
    Text text = text_over(buffer);
    Json json;
    json_writer(&json, &text);
    report_json(&statistics, &json);
    puts(buffer);
}

static int run_sim(const SimLine *line)
{
    char buf[512];
    Text why = text_over(buf);
    if (!read_sim(line, &why))
        return usage_error("sim", "%s", buf);
    const Series series = { .game = statistics.game,
                            .games = (int)line->games,
                            .threads = (int)line->threads,
                            .command = "sim",
                            .progress = line->progress,
                            .prepare = prepare,
                            .take = take,
                            .context = &statistics };
    SeriesEnd end = series_play(&series);
    if (end == SERIES_SHORT)
        return failure("sim", "threads or memory are short; try fewer --threads");
    print_report(line);
    if (line->svg && !write_chart(line->svg, &why))
        return failure("sim", "%s", buf);
    return end == SERIES_INTERRUPTED ? failure("sim", "interrupted") : EXIT_GOOD;
}

int cmd_sim(int argc, char **argv)
{
    SimLine line = { .games = 100, .threads = 1, .things = 8, .seed = "0", .bots = "random" };
    const Arg arg[] = {
        arg_number("players", 'p', &line.players, 1, SEATS_MAX, "N",
                   "players (the least the game takes)"),
        arg_number("games", 'n', &line.games, 1, SERIES_GAMES_MAX, "GAMES", "how many games (100)"),
        arg_text("bots", 'b', &line.bots, "A,B",
                 "who plays, seat by seat, then over again (random)"),
        arg_words("option", 'o', &line.options, "NAME=VALUE",
                  "an option of the game; may be given several times"),
        arg_text("seed", 's', &line.seed, "S", "a number or 64 hex digits (0)"),
        arg_number("threads", 't', &line.threads, 0, SERIES_THREADS_MAX, "T",
                   "threads (1), 0: one a core; the result is the same"),
        arg_number("progress", 0, &line.progress, 1, 86400, "SECONDS",
                   "a line of progress every so often, even if nobody watches"),
        arg_number("things", 0, &line.things, 0, THINGS_MAX, "N",
                   "how many things to list whose owners won most and least (8)"),
        arg_text("svg", 0, &line.svg, "FILE", "a chart of the statistics"),
        arg_flag("json", 0, &line.as_json, "one JSON object"),
    };
    const ArgTable table = {
        .command = "sim",
        .usage = "GAME [options]",
        .about =
            "Plays games without showing them and prints statistics: wins by seat and by turn,\n"
            "lengths, scores and where they came from, and what the winners had.",
        .arg = arg,
        .args = sizeof arg / sizeof arg[0],
        .word = &line.game,
        .words_min = 1,
        .words_max = 1
    };
    int status;
    return args_read(&table, argc, argv, &status) ? run_sim(&line) : status;
}
