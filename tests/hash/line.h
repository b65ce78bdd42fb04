/* One line for each game, number of players and combination of options: a few random games with
 * fixed seeds, folded into one hash of all that play makes. Every build must give the same lines. */
#ifndef TESTS_HASH_LINE_H
#define TESTS_HASH_LINE_H

#include <stdalign.h>
#include <stddef.h>

#include "tests/properties/setups.h"

enum {
    HASH_GAMES = 3,
    HASH_SETUPS = 8,
    HASH_MOVES = 20000,
    HASH_EVENTS = 1024,
    HASH_FEATURES = 65536
};

static inline uint64_t hash_fold(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * 0x9e3779b97f4a7c15u ^ hash >> 29;
}

/* What a bot would get: a hidden copy, its value and its features. */
static inline uint64_t hash_hidden(const Game *game, const void *state, int seat, Rng *rng)
{
    static Feature feature[HASH_FEATURES];
    alignas(max_align_t) unsigned char hidden[STATE_BYTES_MAX];
    memcpy(hidden, state, (size_t)game->state_bytes);
    game_hide(game, hidden, seat, rng);
    uint64_t hash = hash_fold(game_hash(game, hidden), (uint64_t)game->value(hidden, seat));
    int n = game->feature(hidden, seat, feature);
    for (int i = 0; i < n; i++)
        hash = hash_fold(hash, (uint64_t)feature[i].index << 16 | (uint16_t)feature[i].value);
    return hash;
}

static inline uint64_t hash_events(const EventList *events, uint64_t hash)
{
    for (int i = 0; i < events->n; i++) {
        const Event *event = &events->event[i];
        hash = hash_fold(hash, (uint64_t)event->kind << 24 | (uint64_t)(uint8_t)event->seat << 16 |
                                   (uint64_t)event->seers << 8 | event->shown);
        for (int k = 0; k < EVENT_FIELDS; k++)
            hash = hash_fold(hash, (uint16_t)event->value[k]);
    }
    return hash;
}

static inline uint64_t hash_game(const Game *game, Setup setup, unsigned seed)
{
    static Event event[HASH_EVENTS];
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    Rng choose;
    setup.seed[0] = (uint8_t)seed;
    setup.seed[1] = 0xab;
    rng_seed(&choose, setup.seed);
    EventList events = { .event = event, .cap = HASH_EVENTS };
    game_setup(game, state, &setup, &events);
    uint64_t hash = hash_events(&events, game_hash(game, state));
    for (int moves = 0; game_pending(state) && moves < HASH_MOVES; moves++) {
        MoveList list = { .n = 0 };
        int seat = rng_member(&choose, game_pending(state));
        game->moves(state, seat, &list);
        if (moves % 16 == 0)
            hash = hash_fold(hash, hash_hidden(game, state, seat, &choose));
        Move move = list.move[rng_below(&choose, list.n)];
        hash = hash_fold(hash, (uint64_t)game->prior(state, seat, move));
        events.n = 0;
        game->apply(state, seat, move, &events);
        hash = hash_fold(hash_events(&events, hash), game_hash(game, state));
    }
    return hash;
}

/* Writes the line with this number: "game players options hash". False after the last. */
static inline bool hash_line(int index, Text *out)
{
    for (int g = 0; setups_game(g); g++) {
        const Game *game = setups_game(g);
        int each = setups_count(game, HASH_SETUPS);
        int all = (game->seats_max - game->seats_min + 1) * each;
        if (index >= all) {
            index -= all;
            continue;
        }
        Setup setup = setups_get(game, game->seats_min + index / each, index % each, HASH_SETUPS);
        uint64_t hash = 0;
        for (unsigned seed = 0; seed < HASH_GAMES; seed++)
            hash = hash_fold(hash, hash_game(game, setup, seed));
        text_fmt(out, "%s %d ", game->code, setup.seats);
        for (int i = 0; i < game->options; i++)
            text_fmt(out, "%s%s=%d", i ? "," : "", game->option[i].code, setup.option[i]);
        text_fmt(out, " %016llx", (unsigned long long)hash);
        return true;
    }
    return false;
}

#endif
