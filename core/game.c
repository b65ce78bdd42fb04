/* What all games share above their own rules: set-up, hiding, who is waited for, hashes, options. */
#include "core/game.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

Setup game_normal_setup(const Game *game, int seats)
{
    Setup setup = { .seats = seats };
    for (int i = 0; i < game->options; i++)
        setup.option[i] = (uint8_t)game->option[i].normal;
    return setup;
}

void setup_draw_seed(Setup *setup, Rng *rng)
{
    for (int i = 0; i < RNG_SEED_BYTES; i++)
        setup->seed[i] = (uint8_t)rng_next(rng);
}

bool game_setup_ok(const Game *game, const Setup *setup, Text *why)
{
    return !game->setup_ok || game->setup_ok(setup, why);
}

void game_setup(const Game *game, void *state, const Setup *setup, EventList *events)
{
    assert(setup->seats >= game->seats_min && setup->seats <= game->seats_max);
    memset(state, 0, (size_t)game->state_bytes);
    Head *head = state;
    rng_seed(&head->rng, setup->seed);
    memcpy(head->option, setup->option, sizeof head->option);
    head->seats = (uint8_t)setup->seats;
    game->setup(state, events);
    game->run(state, events);
}

void game_hide(const Game *game, void *state, int viewer, Rng *rng)
{
    Head *head = state;
    rng_rekey(&head->rng, rng);
    game->hide(state, viewer, rng);
}

SeatSet game_waiting(const void *state, int viewer)
{
    const Head *head = state;
    if (!head->sealed)
        return head->asked;
    bool answered = viewer >= 0 && !bits_has(head->asked, viewer);
    return answered ? (SeatSet)(head->sealed & ~seat_bit(viewer)) : head->sealed;
}

void game_view(const Game *game, const void *state, int viewer, Json *out)
{
    json_object_begin(out);
    json_key_str(out, "game", game->code);
    json_key(out, "viewer");
    if (viewer >= 0)
        json_int(out, viewer);
    else
        json_null(out);
    json_key_int(out, "players", game_head(state)->seats);
    json_key(out, "waiting");
    json_array_begin(out);
    for (uint64_t left = game_waiting(state, viewer); left; left = bits_without_first(left))
        json_int(out, bits_first(left));
    json_array_end(out);
    json_key_bool(out, "over", game_pending(state) == 0);
    game->view(state, viewer, out);
    json_object_end(out);
}

uint64_t game_hash(const Game *game, const void *state)
{
    return XXH3_64bits(state, (size_t)game->state_bytes);
}

uint64_t game_key(const Game *game, const void *state)
{
    const char *bytes = state;
    return XXH3_64bits(bytes + sizeof(Rng), (size_t)game->state_bytes - sizeof(Rng));
}

static bool head_check(const Game *game, const Head *head, Text *why)
{
    static const Task none;
    if (head->seats < game->seats_min || head->seats > game->seats_max) {
        text_put(why, "there are not so many seats");
        return false;
    }
    SeatSet all = (SeatSet)((1u << head->seats) - 1);
    for (int i = head->tasks; i < TASKS_MAX; i++) {
        if (memcmp(&head->agenda[i], &none, sizeof none) != 0) {
            text_put(why, "the agenda has bytes after its last task");
            return false;
        }
    }
    for (int i = 0; i < head->tasks; i++) {
        if (head->agenda[i].kind == 0 || head->agenda[i].kind >= game->tasks) {
            text_put(why, "the agenda has a task that does not exist");
            return false;
        }
    }
    bool sealed_well = !head->sealed || (head->asked && !(head->asked & ~head->sealed));
    bool alone = head->sealed || bits_count(head->asked) <= 1;
    if ((head->asked | head->sealed) & ~all || !sealed_well || !alone) {
        text_put(why, "the seats asked are not seats that can be asked together");
        return false;
    }
    return true;
}

bool game_check_parts(const Game *game, const void *state, Text *why)
{
    return head_check(game, state, why) && game->check(state, why);
}

bool game_check(const Game *game, const void *state, Text *why)
{
    const Head *head = state;
    if ((head->asked == 0) != (head->tasks == 0)) {
        text_put(why, "somebody must be asked, unless the game is over and nothing is left to do");
        return false;
    }
    return game_check_parts(game, state, why);
}

static bool option_value(const GameOption *option, const char *value, int *out)
{
    if (!option->names) {
        long long number;
        if (!parse_int(value, strlen(value), option->min, option->max, &number))
            return false;
        *out = (int)number;
        return true;
    }
    for (int v = option->min; v <= option->max; v++) {
        if (strcmp(option->names[v - option->min], value) == 0) {
            *out = v;
            return true;
        }
    }
    return false;
}

static void explain_option(const GameOption *option, const char *value, Text *why)
{
    text_fmt(why, "%s=%s: it must be ", option->code, value);
    if (!option->names)
        text_fmt(why, "a number from %d to %d", option->min, option->max);
    for (int v = option->min; option->names && v <= option->max; v++)
        text_fmt(why, "%s%s", v == option->min ? "" : " or ", option->names[v - option->min]);
}

bool game_option_read(const Game *game, const char *name, const char *value, Setup *setup,
                      Text *why)
{
    const char *codes[OPTIONS_MAX];
    for (int i = 0; i < game->options; i++) {
        const GameOption *option = &game->option[i];
        codes[i] = option->code;
        if (strcmp(option->code, name) != 0)
            continue;
        int number;
        if (!option_value(option, value, &number)) {
            explain_option(option, value, why);
            return false;
        }
        setup->option[i] = (uint8_t)number;
        return true;
    }
    const char *near = text_suggest(name, codes, game->options);
    text_fmt(why, "%s has no option '%s'", game->code, name);
    if (near)
        text_fmt(why, "; did you mean '%s'?", near);
    return false;
}

void result_shares(const Result *result, int seats, int share[SEATS_MAX])
{
    int first = 0;
    for (int seat = 0; seat < seats; seat++)
        first += result->rank[seat] == 1;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        share[seat] = seat < seats && result->rank[seat] == 1 ? SHARE / first : 0;
}

void game_shares(const Game *game, const void *state, int share[SEATS_MAX])
{
    Result result;
    game->result(state, &result);
    result_shares(&result, game_head(state)->seats, share);
}

void holdings_add(Holdings *list, int thing, int value)
{
    for (int i = 0; i < list->n; i++)
        if (list->at[i].thing == thing && list->at[i].value == value)
            return;
    assert(list->n < HOLDINGS_MAX);
    list->at[list->n++] = (Holding){ (int16_t)thing, (int16_t)value };
}
