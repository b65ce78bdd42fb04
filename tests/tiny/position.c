/* The state but for its head as JSON and back. A card is written with its place and, where that is
 * not as usual there, with who knows it; whatever is left out stands as at set-up. */
#include <string.h>

#include "tests/tiny/tables.h"

static const char *const place_names[] = {
    [TINY_AT_PILE] = "pile", [TINY_AT_DISCARD] = "discard", [TINY_AT_MARKET] = "market",
    [TINY_AT_BOX] = "box",   [TINY_AT_HAND] = "hand",       [TINY_AT_BUILT] = "built",
};

static void write_known(int known, Json *out)
{
    json_key(out, "known");
    json_array_begin(out);
    for (uint64_t left = (uint64_t)(known & ~TINY_PUBLIC); left; left = bits_without_first(left))
        json_int(out, bits_first(left));
    json_array_end(out);
    if (known & TINY_PUBLIC)
        json_key_bool(out, "public", true);
}

static void write_card(const TinyState *s, int card, Json *out)
{
    int place = s->place[card];
    int row = place >= TINY_AT_BUILT ? TINY_AT_BUILT : place >= TINY_AT_HAND ? TINY_AT_HAND : place;
    json_key(out, tiny_cards[card].code);
    json_object_begin(out);
    json_key_str(out, "at", place_names[row]);
    if (place >= TINY_AT_HAND)
        json_key_int(out, "seat", place - row);
    if (s->known[card] != tiny_known_at(s, place))
        write_known(s->known[card], out);
    json_object_end(out);
}

static void write_seat(const TinySeat *seat, Json *out)
{
    json_object_begin(out);
    json_key_int(out, "ore", seat->ore);
    json_key_int(out, "ice", seat->ice);
    json_key_int(out, "coins", seat->coins);
    if (seat->plan)
        json_key_str(out, "plan", tiny_things[TINY_THING_ACTION].code_of(seat->plan));
    if (seat->chosen) {
        json_key(out, "chosen");
        json_array_begin(out);
        for (uint64_t left = seat->chosen; left; left = bits_without_first(left))
            json_str(out, tiny_cards[bits_first(left)].code);
        json_array_end(out);
    }
    json_object_end(out);
}

void tiny_position_write(const void *state, Json *out)
{
    const TinyState *s = state;
    json_key_int(out, "round", s->round);
    json_key_int(out, "start", s->start);
    json_key_int(out, "stashed", s->stashed);
    json_key(out, "cards");
    json_object_begin(out);
    for (int card = 1; card < TINY_CARDS; card++)
        write_card(s, card, out);
    json_object_end(out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        write_seat(&s->seat[seat], out);
    json_array_end(out);
}

/* The value of a thing given by its code as a JSON string. */
static bool read_thing(TinyThing thing, JsonValue value, int *out, Text *why)
{
    char code[16];
    if (json_to_str(value, code, sizeof code, NULL) && thing_parse(&tiny_things[thing], code, out))
        return true;
    text_fmt(why, "there is no such %s", tiny_things[thing].code);
    return false;
}

static bool read_known(const TinyState *s, JsonValue card, uint8_t *known)
{
    JsonValue list = json_get(card, "known");
    JsonValue item;
    if (json_type(list) == JSON_ABSENT)
        return true;
    bool is_public = false;
    JsonValue flag = json_get(card, "public");
    if (json_type(list) != JSON_ARRAY ||
        (json_type(flag) != JSON_ABSENT && !json_to_bool(flag, &is_public)))
        return false;
    int set = is_public ? TINY_PUBLIC : 0;
    for (JsonIter iter = json_iter(list); json_next(&iter, NULL, &item);) {
        long long seat;
        if (!json_to_int(item, 0, s->head.seats - 1, &seat))
            return false;
        set |= 1 << seat;
    }
    *known = (uint8_t)set;
    return true;
}

static bool read_place(const TinyState *s, JsonValue card, int *place)
{
    long long seat = 0;
    JsonValue at = json_get(card, "at");
    for (int row = 0; row <= TINY_AT_BUILT; row++) {
        if (!place_names[row] || !json_equals(at, place_names[row]))
            continue;
        if (row >= TINY_AT_HAND &&
            !json_to_int(json_get(card, "seat"), 0, s->head.seats - 1, &seat))
            return false;
        *place = row + (int)seat;
        return true;
    }
    return false;
}

static bool read_cards(TinyState *s, JsonValue cards, Text *why)
{
    JsonValue key, value;
    if (json_type(cards) != JSON_OBJECT && json_type(cards) != JSON_ABSENT) {
        text_put(why, "cards: it is an object of cards");
        return false;
    }
    for (JsonIter iter = json_iter(cards); json_next(&iter, &key, &value);) {
        int card, place;
        if (!read_thing(TINY_THING_CARD, key, &card, why))
            return false;
        if (!read_place(s, value, &place)) {
            text_fmt(why, "cards: %s must be at some place and seat", tiny_cards[card].code);
            return false;
        }
        s->place[card] = (uint8_t)place;
        s->known[card] = tiny_known_at(s, place);
        if (!read_known(s, value, &s->known[card])) {
            text_fmt(why, "cards: %s: known is a list of seats", tiny_cards[card].code);
            return false;
        }
    }
    return true;
}

static bool read_chosen(TinySeat *own, JsonValue chosen, Text *why)
{
    JsonValue item;
    own->chosen = 0;
    if (json_type(chosen) != JSON_ARRAY && json_type(chosen) != JSON_ABSENT) {
        text_put(why, "chosen: it is a list of cards");
        return false;
    }
    for (JsonIter iter = json_iter(chosen); json_next(&iter, NULL, &item);) {
        int card;
        if (!read_thing(TINY_THING_CARD, item, &card, why))
            return false;
        own->chosen |= card_bit(card);
    }
    return true;
}

static bool read_seat(TinySeat *own, JsonValue seat, Text *why)
{
    int plan = TINY_NO_ACTION;
    JsonValue action = json_get(seat, "plan");
    if (json_type(seat) != JSON_OBJECT) {
        text_put(why, "seats: each is an object");
        return false;
    }
    if (json_type(action) != JSON_ABSENT && !read_thing(TINY_THING_ACTION, action, &plan, why))
        return false;
    own->plan = (uint8_t)plan;
    return json_read_byte(seat, "ore", 0, TINY_MOST, &own->ore, why) &&
           json_read_byte(seat, "ice", 0, TINY_MOST, &own->ice, why) &&
           json_read_byte(seat, "coins", 0, TINY_MOST, &own->coins, why) &&
           read_chosen(own, json_get(seat, "chosen"), why);
}

static bool read_seats(TinyState *s, JsonValue seats, Text *why)
{
    if (json_type(seats) == JSON_ABSENT)
        return true;
    if (json_type(seats) != JSON_ARRAY || json_count(seats) != s->head.seats) {
        text_put(why, "seats: it is a list of as many as play");
        return false;
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!read_seat(&s->seat[seat], json_index(seats, seat), why))
            return false;
    return true;
}

bool tiny_position_read(void *state, JsonValue position, Text *why)
{
    TinyState *s = state;
    return json_read_byte(position, "round", 0, s->head.option[TINY_OPTION_ROUNDS], &s->round,
                          why) &&
           json_read_byte(position, "start", 0, s->head.seats - 1, &s->start, why) &&
           json_read_byte(position, "stashed", 0, 1, &s->stashed, why) &&
           read_cards(s, json_get(position, "cards"), why) &&
           read_seats(s, json_get(position, "seats"), why);
}
