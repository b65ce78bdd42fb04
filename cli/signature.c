/* Positions of one game of random moves, some decisions apart; each is searched as the master does. */
#include "cli/signature.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/levels.h"

#include "cli/clock.h"

enum { POSITIONS = 8, APART = 9, SIMULATIONS = 64 };

/* FNV-1a, a number at a time. */
static uint64_t mixed(uint64_t hash, uint64_t number)
{
    return (hash ^ number) * 1099511628211u;
}

/* Plays random moves past so many decisions; the seat that owes the next, or -1 at the end. */
static int walk(const Game *game, void *state, int decisions, Rng *rng)
{
    while (game_pending(state)) {
        int seat = bits_first(game_pending(state));
        MoveList list = { .n = 0 };
        game->moves(state, seat, &list);
        if (list.n > 1 && decisions-- == 0)
            return seat;
        game->apply(state, seat, list.move[rng_below(rng, list.n)], NULL);
    }
    return -1;
}

static uint64_t searched(Search *search, const Game *game, const void *state, int seat, Rng *rng,
                         uint64_t hash)
{
    alignas(max_align_t) unsigned char hidden[STATE_BYTES_MAX];
    SearchLine line[MOVES_MAX];
    memcpy(hidden, state, (size_t)game->state_bytes);
    game_hide(game, hidden, seat, rng);
    search_begin(search, game, hidden, seat, rng);
    search_run(search, SIMULATIONS);
    int n = search_lines(search, line);
    for (int i = 0; i < n; i++)
        hash = mixed(mixed(hash, line[i].move), (uint64_t)line[i].visits);
    return hash;
}

bool signature_make(const Game *game, const Setup *setup, Signature *out)
{
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    SearchSettings settings = level_settings("master", game);
    uint8_t seed[RNG_SEED_BYTES] = { 1 };
    Rng rng;
    settings.simulations = SIMULATIONS;
    Search *search = search_new(&settings);
    if (!search)
        return false;
    rng_seed(&rng, seed);
    game_setup(game, state, setup, NULL);
    out->hash = 14695981039346656037u;
    double start = now_seconds();
    int seat, done = 0;
    while (done < POSITIONS && (seat = walk(game, state, APART, &rng)) >= 0) {
        out->hash = searched(search, game, state, seat, &rng, out->hash);
        done++;
    }
    out->simulations_per_s = done * SIMULATIONS / (now_seconds() - start);
    search_free(search);
    return true;
}
