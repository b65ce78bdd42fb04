/* Positions: the head that every state begins with as JSON and back, around the game's own part.
 * What a position leaves out stands as at set-up (docs/protocol.md). */
#include <string.h>

#include "core/game.h"

static void write_options(const Game *game, const Head *head, Json *out)
{
    json_key(out, "options");
    json_object_begin(out);
    for (int i = 0; i < game->options; i++) {
        const GameOption *option = &game->option[i];
        if (option->names)
            json_key_str(out, option->code, option->names[head->option[i] - option->min]);
        else
            json_key_int(out, option->code, head->option[i]);
    }
    json_object_end(out);
}

/* The key as bytes, little-endian words, as the seed was read. */
static void key_bytes(const Rng *rng, uint8_t key[RNG_SEED_BYTES])
{
    for (int i = 0; i < RNG_SEED_BYTES; i++)
        key[i] = (uint8_t)(rng->key[i / 4] >> 8 * (i % 4));
}

static void write_rng(const Rng *rng, Json *out)
{
    uint8_t key[RNG_SEED_BYTES];
    key_bytes(rng, key);
    char hex[2 * RNG_SEED_BYTES + 1];
    Text text = text_over(hex);
    text_hex(&text, key, sizeof key);
    json_key(out, "rng");
    json_object_begin(out);
    json_key_str(out, "key", hex);
    json_key_int(out, "block", (long long)((uint64_t)rng->block[1] << 32 | rng->block[0]));
    json_key_int(out, "used", rng->used);
    json_object_end(out);
}

static void write_agenda(const Game *game, const Head *head, Json *out)
{
    json_key(out, "agenda");
    json_array_begin(out);
    for (int i = 0; i < head->tasks; i++) {
        const Task *task = &head->agenda[i];
        const int arg[] = { task->seat, task->a, task->b, task->c, task->d, task->e, task->f };
        json_array_begin(out);
        json_str(out, game->task[task->kind]);
        for (int k = 0; k < 7; k++)
            json_int(out, arg[k]);
        json_array_end(out);
    }
    json_array_end(out);
}

static void write_seats(const char *key, SeatSet seats, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (uint64_t left = seats; left; left = bits_without_first(left))
        json_int(out, bits_first(left));
    json_array_end(out);
}

void game_position_write(const Game *game, const void *state, Json *out)
{
    const Head *head = state;
    json_object_begin(out);
    json_key_str(out, "game", game->code);
    json_key_int(out, "players", head->seats);
    write_options(game, head, out);
    write_rng(&head->rng, out);
    write_agenda(game, head, out);
    write_seats("asked", head->asked, out);
    write_seats("sealed", head->sealed, out);
    game->position_write(state, out);
    json_object_end(out);
}

static bool read_option(const Game *game, JsonValue key, JsonValue value, Setup *setup, Text *why)
{
    char name[32], text[32];
    long long number;
    if (!json_to_str(key, name, sizeof name, NULL)) {
        text_put(why, "options: no option has so long a name");
        return false;
    }
    if (json_to_int(value, 0, 1000, &number)) {
        Text digits = text_over(text);
        text_int(&digits, number);
    } else if (!json_to_str(value, text, sizeof text, NULL)) {
        text_fmt(why, "options: %s is neither a word nor a number", name);
        return false;
    }
    return game_option_read(game, name, text, setup, why);
}

static bool read_setup(const Game *game, JsonValue position, Setup *setup, Text *why)
{
    long long seats;
    if (!json_equals(json_get(position, "game"), game->code)) {
        text_fmt(why, "game: this is not a position of %s", game->code);
        return false;
    }
    JsonValue players = json_get(position, "players");
    if (!json_to_int(players, game->seats_min, game->seats_max, &seats)) {
        text_fmt(why, "players: %s takes %d to %d", game->code, game->seats_min, game->seats_max);
        return false;
    }
    *setup = game_normal_setup(game, (int)seats);
    JsonIter iter = json_iter(json_get(position, "options"));
    JsonValue key, value;
    while (json_next(&iter, &key, &value))
        if (!read_option(game, key, value, setup, why))
            return false;
    return game_setup_ok(game, setup, why);
}

static bool read_rng(Rng *rng, JsonValue value, Text *why)
{
    if (json_type(value) == JSON_ABSENT)
        return true;
    char hex[2 * RNG_SEED_BYTES + 1];
    uint8_t key[RNG_SEED_BYTES];
    long long block, used;
    JsonValue text = json_get(value, "key");
    if (!json_to_str(text, hex, sizeof hex, NULL) ||
        !parse_hex(hex, strlen(hex), key, sizeof key) ||
        !json_to_int(json_get(value, "block"), 0, INT64_MAX, &block) ||
        !json_to_int(json_get(value, "used"), 0, RNG_WORDS, &used) ||
        (block == 0 && used != RNG_WORDS)) {
        text_put(why, "rng: it needs a key of 64 hex digits, a block and the words used of it");
        return false;
    }
    rng_seed(rng, key);
    if (block > 0) {
        rng->block[0] = (uint32_t)(block - 1);
        rng->block[1] = (uint32_t)((uint64_t)(block - 1) >> 32);
        rng_refill(rng);
    }
    rng->used = (uint32_t)used;
    return true;
}

static int find_task(const Game *game, JsonValue name)
{
    for (int kind = 1; kind < game->tasks; kind++)
        if (json_equals(name, game->task[kind]))
            return kind;
    return 0;
}

static bool read_task(const Game *game, JsonValue value, Task *task)
{
    int kind = find_task(game, json_index(value, 0));
    int count = json_count(value);
    uint8_t *const arg[] = {
        &task->seat, &task->a, &task->b, &task->c, &task->d, &task->e, &task->f
    };
    if (!kind || count > 8)
        return false;
    task->kind = (uint8_t)kind;
    for (int i = 1; i < count; i++) {
        long long number;
        if (!json_to_int(json_index(value, i), 0, 255, &number))
            return false;
        *arg[i - 1] = (uint8_t)number;
    }
    return task->seat < SEATS_MAX;
}

static bool read_agenda(const Game *game, Head *head, JsonValue value, Text *why)
{
    if (json_type(value) != JSON_ARRAY || json_count(value) > TASKS_MAX) {
        text_fmt(why, "agenda: it is a list of at most %d tasks", TASKS_MAX);
        return false;
    }
    agenda_clear(head);
    JsonIter iter = json_iter(value);
    JsonValue item;
    while (json_next(&iter, NULL, &item)) {
        Task task = { 0 };
        if (!read_task(game, item, &task)) {
            text_fmt(why, "agenda: entry %d is not a task with its numbers", head->tasks + 1);
            return false;
        }
        agenda_push(head, task);
    }
    return true;
}

static bool read_seats(JsonValue value, SeatSet *out)
{
    *out = 0;
    JsonIter iter = json_iter(value);
    JsonValue item;
    while (json_next(&iter, NULL, &item)) {
        long long seat;
        if (!json_to_int(item, 0, SEATS_MAX - 1, &seat))
            return false;
        *out = (SeatSet)(*out | seat_bit((int)seat));
    }
    return json_type(value) == JSON_ARRAY || json_type(value) == JSON_ABSENT;
}

/* Who is asked, if the position says so. */
static bool read_asked(Head *head, JsonValue position, Text *why)
{
    JsonValue asked = json_get(position, "asked");
    if (json_type(asked) == JSON_ABSENT)
        return true;
    if (!read_seats(asked, &head->asked) ||
        !read_seats(json_get(position, "sealed"), &head->sealed)) {
        text_put(why, "asked, sealed: each is a list of seats");
        return false;
    }
    return true;
}

/* With nobody named, whoever the agenda comes to next is asked. */
static void run_on(const Game *game, void *state, JsonValue position)
{
    const Head *head = state;
    bool named = json_type(json_get(position, "asked")) != JSON_ABSENT;
    if (!named && head->asked == 0 && head->tasks > 0)
        game->run(state, NULL);
}

bool game_position_read(const Game *game, void *state, JsonValue position, Text *why)
{
    Setup setup;
    if (!read_setup(game, position, &setup, why))
        return false;
    game_setup(game, state, &setup, NULL);
    Head *head = state;
    JsonValue agenda = json_get(position, "agenda");
    if (json_type(agenda) != JSON_ABSENT) {
        if (!read_agenda(game, head, agenda, why))
            return false;
        head->asked = head->sealed = 0;
    }
    if (!read_rng(&head->rng, json_get(position, "rng"), why) || !read_asked(head, position, why) ||
        !game->position_read(state, position, why) || !game_check_parts(game, state, why))
        return false;
    run_on(game, state, position);
    return game_check(game, state, why);
}
