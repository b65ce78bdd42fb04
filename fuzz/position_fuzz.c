/* Bytes as a position: what is accepted passes its check, goes out and in again to the same bytes, and
 * can be played on. */
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"

#include "tests/tiny/game.h"

enum { MOVES = 40, TEXT_BYTES = 1 << 18 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct State {
    alignas(max_align_t) unsigned char bytes[STATE_BYTES_MAX];
} State;

static void require(bool ok)
{
    if (!ok)
        abort();
}

static bool read_state(const Game *game, const char *text, size_t n, State *state)
{
    char buf[512] = "";
    Text why = text_over(buf);
    memset(state, 0, sizeof *state);
    bool good = game_position_read(game, state->bytes, json_root(text, n), &why);
    require(good || why.len > 0);
    return good;
}

static void round_trip(const Game *game, const State *state)
{
    static char buffer[TEXT_BYTES];
    static State again;
    Text text = text_over(buffer);
    Json json;
    json_writer(&json, &text);
    game_position_write(game, state->bytes, &json);
    require(json_done(&json) && json_check(buffer, text.len, NULL));
    require(read_state(game, buffer, text.len, &again));
    require(memcmp(&again, state, (size_t)game->state_bytes) == 0);
}

static void play_on(const Game *game, State *state, size_t size)
{
    Rng rng;
    uint8_t seed[RNG_SEED_BYTES] = { (uint8_t)size, (uint8_t)(size >> 8) };
    rng_seed(&rng, seed);
    for (int i = 0; i < MOVES && game_pending(state->bytes); i++) {
        char buf[512] = "";
        Text why = text_over(buf);
        int seat = bits_first(game_pending(state->bytes));
        MoveList list = { .n = 0 };
        game->moves(state->bytes, seat, &list);
        require(list.n > 0);
        game->apply(state->bytes, seat, list.move[rng_below(&rng, list.n)], NULL);
        require(game_check(game, state->bytes, &why));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static State state;
    const char *text = (const char *)data;
    if (!json_check(text, size, NULL))
        return 0;
    JsonValue code = json_get(json_root(text, size), "game");
    const Game *game = json_equals(code, tiny_game.code) ? &tiny_game : NULL;
    for (const Game *const *one = games; *one; one++)
        if (json_equals(code, (*one)->code))
            game = *one;
    if (!game || !read_state(game, text, size, &state))
        return 0;
    round_trip(game, &state);
    play_on(game, &state, size);
    return 0;
}
