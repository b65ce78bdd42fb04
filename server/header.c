/* A table's header from JSON: which game, who sits where, which clock. */
#include <string.h>

#include "ai/bot.h"
#include "games/registry.h"
#include "server/tables.h"

static bool refuse(Text *why, const char *reason)
{
    text_put(why, reason);
    return false;
}

static bool read_options(JsonValue options, TableHeader *header, Text *why)
{
    if (json_type(options) != JSON_OBJECT && json_type(options) != JSON_ABSENT)
        return refuse(why, "options is an object");
    JsonIter iter = json_iter(options);
    JsonValue key, value;
    while (json_next(&iter, &key, &value)) {
        char name[32], text[32];
        long long number;
        if (!json_to_str(key, name, sizeof name, NULL))
            return refuse(why, "there is no such option");
        if (json_to_int(value, 0, 1000, &number)) {
            Text digits = text_over(text);
            text_int(&digits, number);
        } else if (!json_to_str(value, text, sizeof text, NULL)) {
            return refuse(why, "an option is a word or a number");
        }
        if (!game_option_read(header->game, name, text, &header->setup, why))
            return false;
    }
    return game_setup_ok(header->game, &header->setup, why);
}

static bool read_seat(JsonValue json, TableHeader *header, int seat, Text *why)
{
    JsonValue kind = json_get(json, "kind");
    header->seat[seat] = json_equals(kind, "bot")      ? SEAT_BOT
                         : json_equals(kind, "person") ? SEAT_PERSON
                                                       : SEAT_OPEN;
    if (header->seat[seat] != SEAT_BOT)
        return json_equals(kind, "person") || json_equals(kind, "open") ||
               refuse(why, "a seat is a person's, a bot's or open");
    if (!json_to_str(json_get(json, "bot"), header->bot[seat], TABLE_NAME_BYTES, NULL) ||
        !bot_find(header->bot[seat]))
        return refuse(why, "there is no such bot");
    if (json_to_str(json_get(json, "name"), header->name[seat], TABLE_NAME_BYTES, NULL))
        return name_is_good(header->name[seat]) || refuse(why, "a name has 1 to 32 characters");
    Text name = text_over(header->name[seat]);
    text_fmt(&name, "Bot %d", seat + 1);
    return true;
}

static bool read_clock(JsonValue json, TableClock *clock, Text *why)
{
    enum { YEAR_S = 366 * 86400 };
    long long bank = 0, step = 0, year = 1000LL * YEAR_S;
    JsonValue kind = json_get(json, "kind");
    if (json_type(json) == JSON_ABSENT || json_equals(kind, "none"))
        return true;
    clock->kind = json_equals(kind, "live") ? CLOCK_LIVE : CLOCK_DAYS;
    bool live = clock->kind == CLOCK_LIVE;
    if ((!live && !json_equals(kind, "days")) ||
        (live && !json_to_int(json_get(json, "bank"), 1000, year, &bank)) ||
        !json_to_int(json_get(json, "step"), live ? 0 : 60000, year, &step))
        return refuse(why, "a clock is none, live with bank and step, or days with step");
    clock->bank_ms = bank;
    clock->step_ms = step;
    json_to_bool(json_get(json, "resigns"), &clock->resigns);
    return true;
}

bool header_read(JsonValue json, TableHeader *header, Text *why)
{
    char code[32] = "";
    long long players;
    memset(header, 0, sizeof *header);
    json_to_str(json_get(json, "game"), code, sizeof code, NULL);
    header->game = game_find(code);
    if (!header->game)
        return refuse(why, "there is no such game");
    if (!json_to_int(json_get(json, "players"), header->game->seats_min, header->game->seats_max,
                     &players))
        return refuse(why, "that many cannot play this game");
    header->setup = game_normal_setup(header->game, (int)players);
    JsonValue seats = json_get(json, "seats");
    if (json_count(seats) != players)
        return refuse(why, "seats: one for each player");
    for (int seat = 0; seat < players; seat++)
        if (!read_seat(json_index(seats, seat), header, seat, why))
            return false;
    return read_options(json_get(json, "options"), header, why) &&
           read_clock(json_get(json, "clock"), &header->clock, why);
}

static void write_seat(const TableHeader *header, int seat, Json *json)
{
    static const char *const kinds[SEAT_KINDS] = { "open", "person", "bot" };
    json_object_begin(json);
    json_key_str(json, "kind", kinds[header->seat[seat]]);
    if (header->seat[seat] == SEAT_BOT) {
        json_key_str(json, "bot", header->bot[seat]);
        json_key_str(json, "name", header->name[seat]);
    }
    json_object_end(json);
}

static void write_options(const TableHeader *header, Json *json)
{
    for (int i = 0; i < header->game->options; i++) {
        const GameOption *option = &header->game->option[i];
        json_key(json, option->code);
        if (option->names)
            json_str(json, option->names[header->setup.option[i] - option->min]);
        else
            json_int(json, header->setup.option[i]);
    }
}

static void write_clock(const TableClock *clock, Json *json)
{
    static const char *const kinds[CLOCK_KINDS] = { "none", "live", "days" };
    json_key_str(json, "kind", kinds[clock->kind]);
    if (clock->kind == CLOCK_LIVE)
        json_key_int(json, "bank", clock->bank_ms);
    if (clock->kind != CLOCK_NONE) {
        json_key_int(json, "step", clock->step_ms);
        json_key_bool(json, "resigns", clock->resigns);
    }
}

void header_write(const TableHeader *header, Text *out)
{
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_str(&json, "game", header->game->code);
    json_key_int(&json, "players", header->setup.seats);
    json_key(&json, "seats");
    json_array_begin(&json);
    for (int seat = 0; seat < header->setup.seats; seat++)
        write_seat(header, seat, &json);
    json_array_end(&json);
    json_key(&json, "options");
    json_object_begin(&json);
    write_options(header, &json);
    json_object_end(&json);
    json_key(&json, "clock");
    json_object_begin(&json);
    write_clock(&header->clock, &json);
    json_object_end(&json);
    json_object_end(&json);
}
