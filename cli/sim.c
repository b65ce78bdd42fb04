/* `orrery sim`: plays games headless and prints statistics by seat. */
#include <stdio.h>
#include <string.h>

#include "core/json.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/names.h"
#include "cli/series.h"
#include "cli/setup.h"

typedef struct Column {
    long long score;
    long long share; /* of wins, in 1/SHARE */
} Column;

typedef struct Tally {
    long long games, decisions, rounds;
    Column column[SEATS_MAX];
} Tally;

typedef struct Sim {
    Setup setup;
    const Bot *bot[SEATS_MAX];
    Tally tally;
} Sim;

static bool take(void *context, int index, const Outcome *outcome)
{
    Sim *sim = context;
    Tally *tally = &sim->tally;
    (void)index;
    tally->games++;
    tally->rounds += outcome->rounds;
    for (int seat = 0; seat < sim->setup.seats; seat++) {
        tally->decisions += outcome->decisions[seat];
        tally->column[seat].score += outcome->result.score[seat];
        tally->column[seat].share += outcome->share[seat];
    }
    return true;
}

static void prepare(const void *context, int index, SeriesGame *out)
{
    const Sim *sim = context;
    out->setup = sim->setup;
    seed_derive(sim->setup.seed, SEED_GAMES, index, out->setup.seed);
    seed_derive(sim->setup.seed, SEED_BOTS, index, out->bot_seed);
    for (int seat = 0; seat < sim->setup.seats; seat++)
        out->bot[seat] = sim->bot[seat];
}

static void print_json(const Game *game, const Sim *sim, const Tally *tally)
{
    char buffer[4096];
    Text text = text_over(buffer);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    json_key_str(&json, "game", game->code);
    json_key_int(&json, "players", sim->setup.seats);
    json_key_int(&json, "games", tally->games);
    json_key_int(&json, "decisions", tally->decisions);
    json_key_real(&json, "rounds_mean", mean(tally->rounds, tally->games));
    json_key(&json, "seats");
    json_array_begin(&json);
    for (int seat = 0; seat < sim->setup.seats; seat++) {
        const Column *column = &tally->column[seat];
        json_object_begin(&json);
        json_key_str(&json, "bot", sim->bot[seat]->code);
        json_key_real(&json, "score_mean", mean(column->score, tally->games));
        json_key_real(&json, "win_share", mean(column->share, tally->games) / SHARE);
        json_object_end(&json);
    }
    json_array_end(&json);
    char hex[2 * RNG_SEED_BYTES + 1];
    Text seed = text_over(hex);
    text_hex(&seed, sim->setup.seed, RNG_SEED_BYTES);
    json_key_str(&json, "seed", hex);
    json_object_end(&json);
    puts(buffer);
}

static void print_table(const Game *game, const Sim *sim, const Tally *tally)
{
    printf("%s, %d players: %lld games, %lld decisions, %.1f rounds a game\n\n", game->code,
           sim->setup.seats, tally->games, tally->decisions, mean(tally->rounds, tally->games));
    printf("seat  bot          score    wins\n");
    for (int seat = 0; seat < sim->setup.seats; seat++) {
        const Column *column = &tally->column[seat];
        printf("%4d  %-10s %7.2f  %5.1f%%\n", seat, sim->bot[seat]->code,
               mean(column->score, tally->games), 100 * mean(column->share, tally->games) / SHARE);
    }
}

int cmd_sim(int argc, char **argv)
{
    long long players = 0, count = 100, threads = 1;
    const char *seed = "0", *bot_list = "random";
    bool as_json = false;
    ArgWords word = { .n = 0 }, options = { .n = 0 };
    const Arg arg[] = {
        arg_number("players", 'p', &players, 1, SEATS_MAX, "N",
                   "players (the least the game takes)"),
        arg_number("games", 'n', &count, 1, SERIES_GAMES_MAX, "GAMES", "how many games (100)"),
        arg_text("bots", 'b', &bot_list, "A,B",
                 "who plays, seat by seat, then over again (random)"),
        arg_words("option", 'o', &options, "NAME=VALUE",
                  "an option of the game; may be given several times"),
        arg_text("seed", 's', &seed, "S", "a number or 64 hex digits (0)"),
        arg_number("threads", 't', &threads, 1, SERIES_THREADS_MAX, "T",
                   "threads (1); the result is the same"),
        arg_flag("json", 0, &as_json, "one JSON object"),
    };
    const ArgTable table = { .command = "sim",
                             .usage = "GAME [options]",
                             .about = "Plays games without showing them and prints statistics.",
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
    Sim sim;
    BotList list;
    if (!game || !setup_read(game, players, &options, seed, &sim.setup, &why) ||
        !bots_read(bot_list, sim.setup.seats, &list, &why))
        return usage_error("sim", "%s", buf);
    for (int seat = 0; seat < sim.setup.seats; seat++)
        sim.bot[seat] = list.at[seat % list.n];
    Series series = { .game = game,
                      .games = (int)count,
                      .threads = (int)threads,
                      .command = "sim",
                      .prepare = prepare,
                      .take = take,
                      .context = &sim };
    memset(&sim.tally, 0, sizeof sim.tally);
    if (series_play(&series) == SERIES_SHORT)
        return failure("sim", "threads or memory are short; try fewer --threads");
    if (as_json)
        print_json(game, &sim, &sim.tally);
    else
        print_table(game, &sim, &sim.tally);
    return EXIT_GOOD;
}
