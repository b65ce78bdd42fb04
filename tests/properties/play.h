/* What the property tests share: every game there is (the registry's and the tiny one), every
 * set-up of it within bounds, random walks with a stream of their own, and a failure message that
 * says where a walk stood, so that it can be played again. */
#ifndef TESTS_PROPERTIES_PLAY_H
#define TESTS_PROPERTIES_PLAY_H

#include <setjmp.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/game.h"
#include "tests/properties/setups.h"

/* The sanitizers take ten times as long: they look at fewer set-ups. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PLAY_SLOWLY
#endif
#endif
#ifdef PLAY_SLOWLY
enum { COMBINATIONS_MAX = 3 };
#else
enum { COMBINATIONS_MAX = 6 }; /* of options for each number of players */
#endif

enum { WALK_MOVES_MAX = 60000 }; /* a game that is longer has no end */

typedef struct State {
    alignas(max_align_t) unsigned char bytes[STATE_BYTES_MAX];
} State;

/* A game being played at random. */
typedef struct Walk {
    const Game *game;
    Setup setup;
    Rng rng;   /* chooses the moves; the game has its own stream */
    Rng aside; /* for what a visitor chooses */
    unsigned seed;
    int moves;
    const char *note; /* said with a failure, if any */
    State state;
} Walk;

/* How much longer than usual the tests run: the environment's ORRERY_SCALE, else 1. */
static inline int play_scale(void)
{
    long long scale;
    const char *text = getenv("ORRERY_SCALE");
    return text && parse_int(text, strlen(text), 1, 100000, &scale) ? (int)scale : 1;
}

static inline Rng play_rng(unsigned seed)
{
    Rng rng;
    uint8_t bytes[RNG_SEED_BYTES] = { (uint8_t)seed, (uint8_t)(seed >> 8), (uint8_t)(seed >> 16),
                                      (uint8_t)(seed >> 24) };
    rng_seed(&rng, bytes);
    return rng;
}

/* Calls a test with every number of players and every combination of options, within bounds. */
static inline void play_each_setup(const Game *game, void (*test)(const Game *, const Setup *))
{
    int most = COMBINATIONS_MAX * play_scale();
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        for (int i = 0; i < setups_count(game, most); i++) {
            Setup setup = setups_get(game, seats, i, most);
            test(game, &setup);
        }
    }
}

static inline void play_each_game(void (*test)(const Game *, const Setup *))
{
    for (int i = 0; setups_game(i); i++)
        play_each_setup(setups_game(i), test);
}

/* Fails with the place of the walk. */
static inline void walk_fail(const Walk *walk, const char *what)
{
    char buf[512];
    Text text = text_over(buf);
    text_fmt(&text, "%s, %d players,", walk->game->code, walk->setup.seats);
    for (int i = 0; i < walk->game->options; i++)
        text_fmt(&text, " %s=%d", walk->game->option[i].code, walk->setup.option[i]);
    text_fmt(&text, ", walk %u after %d moves: %s", walk->seed, walk->moves, what);
    if (walk->note)
        print_error("%s\n", walk->note);
    fail_msg("%s", buf);
}

#define walk_holds(walk, condition)                                                                \
    do {                                                                                           \
        if (!(condition))                                                                          \
            walk_fail((walk), #condition);                                                         \
    } while (0)

/* Starts a walk: the game's seed and the choices follow from the number. */
static inline void walk_begin(Walk *walk, const Game *game, const Setup *setup, unsigned seed)
{
    memset(walk, 0, sizeof *walk);
    walk->game = game;
    walk->setup = *setup;
    walk->seed = seed;
    walk->rng = play_rng(seed);
    walk->aside = play_rng(seed + 1000003);
    for (int i = 0; i < RNG_SEED_BYTES; i++)
        walk->setup.seed[i] = (uint8_t)rng_below(&walk->rng, 256);
    game_setup(game, walk->state.bytes, &walk->setup, NULL);
}

static inline bool walk_over(const Walk *walk)
{
    return game_pending(walk->state.bytes) == 0;
}

static inline void list_moves(const Game *game, const State *state, int seat, MoveList *list)
{
    list->n = 0;
    game->moves(state->bytes, seat, list);
}

/* A random seat of those asked, and a random move of it. */
static inline Move walk_choose(Walk *walk, int *seat)
{
    MoveList list;
    *seat = rng_member(&walk->rng, game_pending(walk->state.bytes));
    list_moves(walk->game, &walk->state, *seat, &list);
    walk_holds(walk, list.n > 0);
    return list.move[rng_below(&walk->rng, list.n)];
}

static inline void walk_play(Walk *walk, int seat, Move move, EventList *events)
{
    walk->game->apply(walk->state.bytes, seat, move, events);
    walk->moves++;
    walk_holds(walk, walk->moves < WALK_MOVES_MAX);
}

static inline void walk_step(Walk *walk)
{
    int seat;
    Move move = walk_choose(walk, &seat);
    walk_play(walk, seat, move, NULL);
}

/* How many moves the walk with this number has. */
static inline int walk_length(const Game *game, const Setup *setup, unsigned seed)
{
    Walk walk;
    walk_begin(&walk, game, setup, seed);
    while (!walk_over(&walk))
        walk_step(&walk);
    return walk.moves;
}

/* Walks a game to its end and calls the visitor with about `states` of its states: the
 * first, the last and others at random. The visitor chooses by
 * the walk's `aside` and leaves the rest alone. */
static inline void walk_visit(const Game *game, const Setup *setup, unsigned seed, int states,
                              void (*visit)(Walk *))
{
    Walk walk;
    Rng pick = play_rng(seed + 2000003);
    int length = walk_length(game, setup, seed);
    walk_begin(&walk, game, setup, seed);
    for (;;) {
        bool edge = walk.moves == 0 || walk_over(&walk);
        if (edge || rng_below(&pick, length + 1) < states)
            visit(&walk);
        if (walk_over(&walk))
            return;
        walk_step(&walk);
    }
}

static inline bool same_state(const Game *game, const State *a, const State *b)
{
    return memcmp(a->bytes, b->bytes, (size_t)game->state_bytes) == 0;
}

/* Checks the state's invariants; fails with the one that is broken. */
static inline void walk_check(const Walk *walk, const State *state)
{
    char buf[256];
    Text why = text_over(buf);
    if (!game_check(walk->game, state->bytes, &why))
        walk_fail(walk, buf);
}

/* A move that is probably not legal: any kind and arguments in the ranges of its things, now and
 * then beyond; or a legal one with one part changed. */
static inline Move stray_move(const Game *game, const MoveList *list, Rng *rng)
{
    if (list->n && rng_below(rng, 2)) {
        Move move = list->move[rng_below(rng, list->n)];
        int shift = 8 * rng_below(rng, 4);
        return move ^ (Move)(1 + rng_below(rng, rng_below(rng, 2) ? 3 : 63)) << shift;
    }
    int kind = rng_below(rng, rng_below(rng, 8) ? game->words.moves : MOVE_KINDS_MAX);
    int arg[MOVE_ARGS] = { 0 };
    for (int i = 0; i < MOVE_ARGS && kind < game->words.moves; i++) {
        const ThingKind *thing = &game->words.thing[game->words.move[kind].arg[i]];
        if (game->words.move[kind].arg[i])
            arg[i] = thing->first + rng_below(rng, thing->count + 1);
    }
    return move_make(kind, arg[0] & MOVE_A_MAX, arg[1] & MOVE_B_MAX, arg[2] & MOVE_C_MAX);
}

#endif
