/* Fuzzes play: bytes become the game, its set-up and the choices among the legal moves, with every
 * invariant checked after each. Now and then the state is hidden, written and read back. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/properties/setups.h"

enum { EVENTS_MAX = 1024, POSITION_BYTES = 1 << 17 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Bytes {
    const uint8_t *at, *end;
} Bytes;

/* The next byte below n; 0 when there are no more. */
static int choose(Bytes *bytes, int n)
{
    return bytes->at < bytes->end ? *bytes->at++ % n : 0;
}

/* Unlike assert, this stays in every build. */
static void require(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "%s\n", what);
    abort();
}

static const Game *choose_game(Bytes *bytes)
{
    int n = 0;
    while (setups_game(n))
        n++;
    return setups_game(choose(bytes, n));
}

static Setup choose_setup(const Game *game, Bytes *bytes)
{
    int seats = game->seats_min + choose(bytes, game->seats_max - game->seats_min + 1);
    Setup setup = game_normal_setup(game, seats);
    for (int i = 0; i < game->options; i++) {
        const GameOption *option = &game->option[i];
        setup.option[i] = (uint8_t)(option->min + choose(bytes, option->max - option->min + 1));
    }
    char buf[256];
    Text why = text_over(buf);
    if (!game_setup_ok(game, &setup, &why))
        setup = game_normal_setup(game, seats);
    setup.seed[0] = (uint8_t)choose(bytes, 256);
    return setup;
}

static void check(const Game *game, const void *state)
{
    char buf[256];
    Text why = text_over(buf);
    require(game_check(game, state, &why), buf);
}

static void write_and_read(const Game *game, const void *state)
{
    static char buf[POSITION_BYTES];
    static unsigned char back[STATE_BYTES_MAX];
    char reason[256];
    Text text = text_over(buf), why = text_over(reason);
    Json json;
    json_writer(&json, &text);
    game_position_write(game, state, &json);
    require(json_done(&json) && json_check(buf, text.len, NULL), "the position is no JSON");
    require(game_position_read(game, back, json_root(buf, text.len), &why), reason);
    require(memcmp(back, state, (size_t)game->state_bytes) == 0, "the position reads differently");
}

/* Goes on from what one viewer may know. */
static void hide(const Game *game, void *state, Bytes *bytes)
{
    Rng rng;
    uint8_t seed[RNG_SEED_BYTES] = { (uint8_t)choose(bytes, 256) };
    rng_seed(&rng, seed);
    game_hide(game, state, choose(bytes, game_head(state)->seats + 1) - 1, &rng);
    check(game, state);
}

static int choose_seat(SeatSet asked, Bytes *bytes)
{
    return bits_nth(asked, bits_count(asked) > 1 ? choose(bytes, bits_count(asked)) : 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static unsigned char state[STATE_BYTES_MAX];
    static Event event[EVENTS_MAX];
    Bytes bytes = { data, data + size };
    const Game *game = choose_game(&bytes);
    Setup setup = choose_setup(game, &bytes);
    EventList events = { .event = event, .cap = EVENTS_MAX };
    game_setup(game, state, &setup, &events);
    check(game, state);
    while (game_pending(state) && bytes.at < bytes.end) {
        MoveList list = { .n = 0 };
        int seat = choose_seat(game_pending(state), &bytes);
        game->moves(state, seat, &list);
        require(list.n > 0, "a seat is asked and has no move");
        int choice = list.n > 1 ? choose(&bytes, list.n + 1) : 0;
        if (choice == list.n) {
            write_and_read(game, state);
            hide(game, state, &bytes);
            continue;
        }
        require(game->legal(state, seat, list.move[choice]), "a listed move is not legal");
        events.n = 0;
        game->apply(state, seat, list.move[choice], &events);
        require(events.n <= game->events_max, "more events than the game says");
        check(game, state);
    }
    return 0;
}
