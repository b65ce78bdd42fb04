/* `orrery bench`: how fast a game is with uniformly random legal play on one core. Set-up and picking
 * are in the time; what the engine plays itself, or a list of one move, is no decision. */
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "core/json.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/clock.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/names.h"
#include "cli/setup.h"
#include "cli/signature.h"
#include "cli/view.h"

enum { STEPS = 4096, COPIES = 16, COPY_ROUNDS = 20000, COPY_TRIES = 9 };

typedef struct Bench {
    const Game *game;
    Setup setup;
    long long max_rounds;
    uint64_t chance; /* a stream that costs next to nothing */
    long long decisions, games, moves;
    int moves_max;
    double seconds, copy_ns;
    Signature search;
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
} Bench;

static volatile unsigned char looked_at; /* what is copied is used */

static uint32_t draw(Bench *bench)
{
    bench->chance = bench->chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(bench->chance >> 32);
}

static void begin_game(Bench *bench)
{
    for (int i = 0; i < RNG_SEED_BYTES; i++)
        bench->setup.seed[i] = (uint8_t)(draw(bench) >> 24);
    game_setup(bench->game, bench->state, &bench->setup, NULL);
}

/* Whether the game has come past the last round that is wanted. */
static bool is_past(const Bench *bench)
{
    static char buffer[VIEW_BYTES_MAX];
    Text text = text_over(buffer);
    return view_round(bench->game, bench->state, &text) > bench->max_rounds;
}

static void play_steps(Bench *bench)
{
    const Game *game = bench->game;
    MoveList list;
    for (int i = 0; i < STEPS; i++) {
        SeatSet asked = game_pending(bench->state);
        if (!asked) {
            bench->games++;
            begin_game(bench);
            continue;
        }
        int seat = bits_first(asked);
        list.n = 0;
        game->moves(bench->state, seat, &list);
        uint32_t pick = (uint32_t)((uint64_t)draw(bench) * (uint32_t)list.n >> 32);
        if (list.n > 1) {
            bench->decisions++;
            bench->moves += list.n;
            if (list.n > bench->moves_max)
                bench->moves_max = list.n;
        }
        game->apply(bench->state, seat, list.move[pick], NULL);
    }
}

static void play_for(Bench *bench, double seconds)
{
    double start = now_seconds();
    begin_game(bench);
    do {
        play_steps(bench);
        if (bench->max_rounds && is_past(bench)) {
            bench->games++;
            begin_game(bench);
        }
        bench->seconds = now_seconds() - start;
    } while (bench->seconds < seconds);
}

/* The time of one copy: the best of a few tries, each of many copies from a state to the next in a
 * ring, so that every copy reads what another has written. */
static void time_copies(Bench *bench)
{
    static alignas(max_align_t) unsigned char ring[COPIES][STATE_BYTES_MAX];
    size_t n = (size_t)bench->game->state_bytes;
    bench->copy_ns = 1e9;
    for (int i = 0; i < COPIES; i++)
        memcpy(ring[i], bench->state, n);
    for (int i = 0; i < COPY_TRIES; i++) {
        double start = now_seconds();
        for (int k = 0; k < COPY_ROUNDS; k++) {
            memcpy(ring[(k + 1) % COPIES], ring[k % COPIES], n);
            looked_at = ring[(k + 1) % COPIES][(size_t)k % n];
        }
        double ns = (now_seconds() - start) * 1e9 / COPY_ROUNDS;
        if (ns < bench->copy_ns)
            bench->copy_ns = ns;
    }
}

static double rate(const Bench *bench, long long n)
{
    return bench->seconds > 0 ? (double)n / bench->seconds : 0;
}

static void bench_json(const Bench *bench, Json *json)
{
    char signature[17];
    Text text = text_over(signature);
    text_fmt(&text, "%016llx", (unsigned long long)bench->search.hash);
    json_object_begin(json);
    json_key_str(json, "game", bench->game->code);
    json_key_int(json, "players", bench->setup.seats);
    json_key_int(json, "decisions", bench->decisions);
    json_key_int(json, "games", bench->games);
    json_key_real(json, "seconds", bench->seconds);
    json_key_int(json, "decisions_per_s", (long long)rate(bench, bench->decisions));
    json_key_real(json, "games_per_s", rate(bench, bench->games));
    json_key_int(json, "state_bytes", bench->game->state_bytes);
    json_key_real(json, "copy_ns", bench->copy_ns);
    json_key_real(json, "moves_mean", mean(bench->moves, bench->decisions));
    json_key_int(json, "moves_max", bench->moves_max);
    json_key_int(json, "simulations_per_s", (long long)bench->search.simulations_per_s);
    json_key_str(json, "search_signature", signature);
    json_object_end(json);
}

static void bench_line(const Bench *bench)
{
    printf("%-10s %7d %12.0f %10.0f %6d B %7.1f ns %6.2f %5d %8.0f %016llx\n", bench->game->code,
           bench->setup.seats, rate(bench, bench->decisions), rate(bench, bench->games),
           bench->game->state_bytes, bench->copy_ns, mean(bench->moves, bench->decisions),
           bench->moves_max, bench->search.simulations_per_s,
           (unsigned long long)bench->search.hash);
}

/* Measures the games, one or all, and prints them. */
static int run(const Game *only, const Bench *plan, const ArgWords *options, long long players,
               double seconds, bool as_json)
{
    char buffer[4096], reason[512];
    Text text = text_over(buffer), why = text_over(reason);
    Json json;
    json_writer(&json, &text);
    if (!only) {
        json_object_begin(&json);
        json_key(&json, "benches");
        json_array_begin(&json);
    }
    if (!as_json)
        printf(
            "game       players  decisions/s    games/s    state       copy  moves   most   sims/s search\n");
    for (const Game *const *game = games; *game; game++) {
        static Bench bench;
        if (only && *game != only)
            continue;
        bench = *plan;
        bench.game = *game;
        if (!setup_read(*game, players, options, "0", &bench.setup, &why))
            return usage_error("bench", "%s", reason);
        if (!signature_make(*game, &bench.setup, &bench.search))
            return failure("bench", "memory is short");
        play_for(&bench, seconds);
        time_copies(&bench);
        if (as_json)
            bench_json(&bench, &json);
        else
            bench_line(&bench);
        fflush(stdout);
    }
    if (!only) {
        json_array_end(&json);
        json_object_end(&json);
    }
    if (as_json)
        puts(buffer);
    return EXIT_GOOD;
}

int cmd_bench(int argc, char **argv)
{
    static Bench plan;
    long long players = 0, max_rounds = 0, seed = 1;
    double seconds = 3;
    bool as_json = false;
    ArgWords word = { .n = 0 }, options = { .n = 0 };
    const Arg arg[] = {
        arg_number("players", 'p', &players, 1, SEATS_MAX, "N",
                   "players (the least the game takes)"),
        arg_real("seconds", 's', &seconds, 0, 3600, "S", "how long to measure each game (3)"),
        arg_number("max-rounds", 0, &max_rounds, 1, 1000000, "N",
                   "ends a game that goes on longer"),
        arg_words("option", 'o', &options, "NAME=VALUE",
                  "an option of the game; may be given several times"),
        arg_number("seed", 0, &seed, 0, INT64_MAX, "S", "which games are played (1)"),
        arg_flag("json", 0, &as_json, "one JSON object"),
    };
    const ArgTable table = { .command = "bench",
                             .usage = "[GAME] [options]",
                             .about = "Measures uniformly random legal play on one core: choices "
                                      "among two or more moves, and whole games, a second.\n"
                                      "Without GAME all games are measured.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 0,
                             .words_max = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    char buf[512];
    Text why = text_over(buf);
    const Game *only = word.n ? game_named(games, word.at[0], &why) : NULL;
    if (word.n && !only)
        return usage_error("bench", "%s", buf);
    plan.max_rounds = max_rounds;
    plan.chance = (uint64_t)seed;
    return run(only, &plan, &options, players, seconds, as_json);
}
