/* Positions: what stands as at set-up may be left out. Role cards named nowhere are out of the game,
 * technologies named nowhere in their stacks, planets named nowhere in the planet deck. */
#include "games/emdo/position.h"

#include <string.h>

#include "games/emdo/cards.h"
#include "games/emdo/planets.h"
#include "games/emdo/setup.h"
#include "games/emdo/turn.h"
#include "games/emdo/view.h"

enum { MOST = 100000, COPIES_MAX = 20 };

static const char *const pile_keys[] = { "hand", "known", "deck", "discard", "played" };
enum { PILES = sizeof pile_keys / sizeof *pile_keys };

static EmdoPile *pile_of(EmdoSeat *p, int pile)
{
    EmdoPile *const piles[PILES] = { &p->hand, &p->known, &p->deck, &p->discard, &p->played };
    return piles[pile];
}

/* ---- writing ---- */

static void write_planet(const EmdoState *s, int seat, int planet, Json *out)
{
    uint64_t resources = 0;
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        if (bits_has(s->token[resource], planet))
            resources |= emdo_bit(resource);
    EmdoPile tucked = emdo_tucked_at(s, seat, planet);
    json_object_begin(out);
    json_key_str(out, "planet", emdo_planet_code(planet));
    if (bits_has(s->seat[seat].up, planet)) {
        json_key_bool(out, "up", true);
        emdo_set_json(resources, emdo_resource_code, "resources", out);
        json_key_bool(out, "marker", bits_has(s->scorched, planet));
    } else {
        emdo_pile_json(&tucked, "tucked", out);
        json_key_int(out, "filling", s->site[planet].filling);
    }
    json_object_end(out);
}

static void write_seat(const EmdoState *s, int seat, Json *out)
{
    EmdoSeat p = s->seat[seat];
    json_object_begin(out);
    json_key_int(out, "influence", p.influence);
    json_key_int(out, "fighters", p.fighters);
    for (int pile = 0; pile < PILES; pile++)
        emdo_pile_json(pile_of(&p, pile), pile_keys[pile], out);
    emdo_set_json((uint64_t)p.permanents << EMDO_FIRST_PERMANENT, emdo_tech_code, "permanents",
                  out);
    json_key(out, "planets");
    json_array_begin(out);
    for (int place = 1; place <= bits_count(p.down | p.up); place++)
        write_planet(s, seat, emdo_planet_at(s, seat, place), out);
    json_array_end(out);
    json_object_end(out);
}

static void write_turn(const EmdoTurn *turn, Json *out)
{
    json_key(out, "turn");
    json_object_begin(out);
    json_key(out, "sold");
    json_object_begin(out);
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        json_key_int(out, emdo_resource_code(resource), turn->sold[resource]);
    json_object_end(out);
    emdo_set_json(turn->produced, emdo_resource_code, "produced", out);
    json_key_bool(out, "diverse_markets", turn->markets);
    json_key_bool(out, "genetic_engineering", turn->genetics);
    if (turn->special)
        json_key_str(out, "specialization", emdo_resource_code(turn->special));
    json_key_bool(out, "mobilized", turn->mobilized);
    json_key_bool(out, "streamlined", turn->streamlined);
    json_key_bool(out, "skipped", turn->skipped);
    json_object_end(out);
}

void emdo_position_write(const void *state, Json *out)
{
    const EmdoState *s = state;
    json_key_int(out, "active", s->active);
    json_key_int(out, "first", s->first);
    json_key_int(out, "round", s->round);
    json_key_bool(out, "stirred", s->stirred);
    json_key_int(out, "quiet", s->quiet);
    if (s->playing)
        json_key_str(out, "playing", emdo_card_code(s->playing));
    write_turn(&s->turn, out);
    json_key(out, "stacks");
    json_object_begin(out);
    for (int stack = 1; stack < EMDO_STACKS; stack++)
        json_key_int(out, emdo_card_code(stack), s->stack[stack]);
    json_object_end(out);
    emdo_set_json(s->removed.set >> EMDO_KINDS << EMDO_KINDS, emdo_card_code, "removed", out);
    json_key_int(out, "filling", s->filling);
    if (s->top)
        json_key_str(out, "planet_top", emdo_back_code(s->top));
    emdo_set_json(s->planet_drop, emdo_planet_code, "planet_discard", out);
    json_key(out, "look");
    json_array_begin(out);
    for (PlanetSet left = s->look; left; left = bits_without_first(left)) {
        json_object_begin(out);
        json_key_str(out, "planet", emdo_planet_code(bits_first(left)));
        json_key_int(out, "filling", s->site[bits_first(left)].filling);
        json_object_end(out);
    }
    json_array_end(out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        write_seat(s, seat, out);
    json_array_end(out);
}

/* ---- reading ---- */

/* A position being read: what it names, for each thing once. */
typedef struct Reading {
    EmdoState *s;
    Text *why;
    PlanetSet named;   /* planets */
    CardSet techs;     /* technologies of one side, as cards, and sides of permanents above them */
    uint32_t explicit; /* bit n: stack n is given */
} Reading;

/* The thing with this code, from 1 to end - 1. */
static bool read_code(Reading *r, JsonValue value, const char *(*code)(int), int end,
                      const char *where, int *out)
{
    char text[64];
    if (json_to_str(value, text, sizeof text, NULL))
        for (int thing = 1; thing < end; thing++)
            if (strcmp(code(thing), text) == 0) {
                *out = thing;
                return true;
            }
    return json_refuse(r->why, where, "there is none with this code");
}

/* A technology is named once only. */
static bool name_tech(Reading *r, int card)
{
    if (emdo_is_tech(card) && bits_has(r->techs, card)) {
        text_fmt(r->why, "%s is in two places", emdo_card_code(card));
        return false;
    }
    if (emdo_is_tech(card))
        r->techs |= emdo_bit(card);
    return true;
}

/* Cards by code and number. `once`: they lie nowhere else. */
static bool read_pile(Reading *r, JsonValue object, const char *where, bool once, EmdoPile *pile)
{
    JsonIter iter = json_iter(object);
    JsonValue key, value;
    memset(pile, 0, sizeof *pile);
    if (json_type(object) != JSON_ABSENT && json_type(object) != JSON_OBJECT)
        return json_refuse(r->why, where, "it must be an object of cards and their numbers");
    while (json_next(&iter, &key, &value)) {
        int card;
        long long n;
        if (!read_code(r, key, emdo_card_code, EMDO_CARDS, where, &card))
            return false;
        if (!json_to_int(value, 0, emdo_is_tech(card) ? 1 : COPIES_MAX, &n))
            return json_refuse(r->why, where, "not that many cards of a kind");
        if (n && once && !name_tech(r, card))
            return false;
        for (int i = 0; i < n; i++)
            emdo_put(pile, card);
    }
    return true;
}

static bool name_planet(Reading *r, int planet)
{
    if (bits_has(r->named, planet)) {
        text_fmt(r->why, "%s is in two places", emdo_planet_code(planet));
        return false;
    }
    r->named |= emdo_bit(planet);
    return true;
}

static bool read_planet_code(Reading *r, JsonValue value, int *planet)
{
    return read_code(r, value, emdo_planet_code, EMDO_PLANETS, "planet", planet) &&
           name_planet(r, *planet);
}

static bool read_resources(Reading *r, JsonValue list, int planet)
{
    JsonIter iter = json_iter(list);
    JsonValue item;
    while (json_next(&iter, NULL, &item)) {
        int resource;
        if (!read_code(r, item, emdo_resource_code, EMDO_RESOURCES, "resources", &resource))
            return false;
        if (bits_has(r->s->token[resource], planet))
            return json_refuse(r->why, "resources", "a slot holds one token (ED-9.5)");
        r->s->token[resource] |= emdo_bit(planet);
    }
    return true;
}

static bool read_tucked(Reading *r, JsonValue object, int seat, int planet)
{
    EmdoPile pile;
    if (!read_pile(r, object, "tucked", true, &pile))
        return false;
    for (CardSet left = pile.set; left; left = bits_without_first(left)) {
        int card = bits_first(left);
        if (!emdo_colonies(card))
            return json_refuse(r->why, "tucked",
                               "a card without a Colonize symbol is no colony (ED-12.19)");
        for (int i = emdo_count(&pile, card); i > 0; i--)
            emdo_tuck(r->s, seat, card, planet, NULL);
    }
    return true;
}

static bool read_planet(Reading *r, JsonValue value, int seat)
{
    EmdoState *s = r->s;
    EmdoSeat *p = &s->seat[seat];
    int planet;
    uint8_t up = false, marker = false;
    if (!read_planet_code(r, json_get(value, "planet"), &planet) ||
        !json_read_flag(value, "up", &up, r->why) ||
        !json_read_flag(value, "marker", &marker, r->why))
        return false;
    EmdoSite *site = &s->site[planet];
    site->place = (uint8_t)(bits_count(p->down | p->up) + 1);
    site->filling = !up && emdo_planets[planet].set != EMDO_START;
    *(up ? &p->up : &p->down) |= emdo_bit(planet);
    if (marker)
        s->scorched |= emdo_bit(planet);
    return json_read_byte(value, "filling", 0, 255, &site->filling, r->why) &&
           read_resources(r, json_get(value, "resources"), planet) &&
           read_tucked(r, json_get(value, "tucked"), seat, planet);
}

static bool read_permanents(Reading *r, JsonValue list, int seat)
{
    JsonIter iter = json_iter(list);
    JsonValue item;
    r->s->seat[seat].permanents = 0;
    while (json_next(&iter, NULL, &item)) {
        int tech;
        if (!read_code(r, item, emdo_tech_code, EMDO_TECHS, "permanents", &tech))
            return false;
        if (!emdo_is_permanent(tech))
            return json_refuse(r->why, "permanents", "a technology that does not stay (ED-17.3)");
        r->s->seat[seat].permanents =
            (uint16_t)(r->s->seat[seat].permanents | 1u << (tech - EMDO_FIRST_PERMANENT));
    }
    return true;
}

/* The piles of a seat: with one of them given, those left out are empty. */
static bool read_piles(Reading *r, JsonValue value, int seat)
{
    bool given = false;
    for (int pile = 0; pile < PILES; pile++)
        given |= json_type(json_get(value, pile_keys[pile])) != JSON_ABSENT;
    for (int pile = 0; pile < PILES && given; pile++) {
        bool once = strcmp(pile_keys[pile], "known") != 0;
        if (!read_pile(r, json_get(value, pile_keys[pile]), pile_keys[pile], once,
                       pile_of(&r->s->seat[seat], pile)))
            return false;
    }
    return true;
}

static bool read_seat(Reading *r, JsonValue value, int seat)
{
    EmdoSeat *p = &r->s->seat[seat];
    if (!json_read_int(value, "influence", 0, MOST, &p->influence, r->why) ||
        !json_read_int(value, "fighters", 0, MOST, &p->fighters, r->why) ||
        !read_piles(r, value, seat) || !read_permanents(r, json_get(value, "permanents"), seat))
        return false;
    JsonIter iter = json_iter(json_get(value, "planets"));
    JsonValue item;
    while (json_next(&iter, NULL, &item))
        if (!read_planet(r, item, seat))
            return false;
    return true;
}

static PlanetSet start_planets(void)
{
    return emdo_bit(EMDO_FIRST_BONUS) - emdo_bit(EMDO_FIRST_START);
}

/* A seat for which no start planet is named has one face down: that of the set-up, or another. */
static void deal_start_planets(Reading *r, const PlanetSet was[EMDO_SEATS])
{
    EmdoState *s = r->s;
    for (int seat = 0; seat < s->head.seats; seat++) {
        EmdoSeat *p = &s->seat[seat];
        if ((p->down | p->up) & start_planets())
            continue;
        PlanetSet kept = was[seat] & ~r->named;
        int planet = bits_first(kept ? kept : start_planets() & ~r->named);
        r->named |= emdo_bit(planet);
        s->site[planet] = (EmdoSite){ .place = (uint8_t)(bits_count(p->down | p->up) + 1) };
        p->down |= emdo_bit(planet);
    }
}

static bool read_seats(Reading *r, JsonValue seats)
{
    EmdoState *s = r->s;
    PlanetSet was[EMDO_SEATS] = { 0 };
    if (json_type(seats) != JSON_ABSENT && json_count(seats) != s->head.seats)
        return json_refuse(r->why, "seats", "one entry for each player");
    memset(s->site, 0, sizeof s->site);
    for (int seat = 0; seat < s->head.seats; seat++) {
        was[seat] = s->seat[seat].down;
        s->seat[seat].down = 0;
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!read_seat(r, json_index(seats, seat), seat))
            return false;
    deal_start_planets(r, was);
    return true;
}

static bool read_stacks(Reading *r, JsonValue stacks)
{
    for (int stack = 1; stack < EMDO_STACKS; stack++) {
        const char *code = emdo_card_code(stack);
        if (json_type(json_get(stacks, code)) == JSON_ABSENT)
            continue;
        r->explicit |= 1u << stack;
        if (!json_read_byte(stacks, code, 0, COPIES_MAX, &r->s->stack[stack], r->why))
            return false;
    }
    return true;
}

/* Role cards named nowhere are out of the game; a stack that is not given makes room if need be. */
static bool count_role_cards(Reading *r)
{
    EmdoState *s = r->s;
    for (int card = 1; card < EMDO_KINDS; card++) {
        int n = s->playing == card;
        for (int seat = 0; seat < s->head.seats; seat++) {
            const EmdoSeat *p = &s->seat[seat];
            n += p->hand.n[card] + p->deck.n[card] + p->discard.n[card] + p->played.n[card];
        }
        for (int planet = 1; planet < EMDO_PLANETS; planet++) {
            n += card == EMDO_COLONIZE ? s->site[planet].colonize : 0;
            n += card == EMDO_RESEARCH ? s->site[planet].research : 0;
        }
        int left = emdo_in_game(s, card) - n;
        if (left < 0 || (r->explicit >> card & 1 && s->stack[card] > left)) {
            text_fmt(r->why, "%s: more cards than there are (ED-26.6)", emdo_card_code(card));
            return false;
        }
        if (s->stack[card] > left)
            s->stack[card] = (uint8_t)left;
        for (int i = s->stack[card]; i < left; i++)
            emdo_put(&s->removed, card);
    }
    return true;
}

/* Technologies removed from the game; what is named nowhere lies in the stacks. */
static bool read_techs(Reading *r, JsonValue removed)
{
    EmdoState *s = r->s;
    JsonIter iter = json_iter(removed);
    JsonValue item;
    while (json_next(&iter, NULL, &item)) {
        int card;
        if (!read_code(r, item, emdo_card_code, EMDO_CARDS, "removed", &card))
            return false;
        if (!emdo_is_tech(card))
            return json_refuse(r->why, "removed", "role cards are not named here");
        if (!name_tech(r, card))
            return false;
        emdo_put(&s->removed, card);
    }
    for (CardSet left = r->techs; left; left = bits_without_first(left))
        s->market &= ~emdo_bit(emdo_card_tech(bits_first(left)));
    for (int seat = 0; seat < s->head.seats; seat++)
        for (uint64_t left = s->seat[seat].permanents; left; left = bits_without_first(left)) {
            int tech = EMDO_FIRST_PERMANENT + bits_first(left);
            s->market &= ~(emdo_bit(tech) | emdo_bit(emdo_other_side(tech)));
        }
    return true;
}

static bool read_look(Reading *r, JsonValue list)
{
    JsonIter iter = json_iter(list);
    JsonValue item;
    while (json_next(&iter, NULL, &item)) {
        int planet;
        if (!read_planet_code(r, json_get(item, "planet"), &planet))
            return false;
        r->s->look |= emdo_bit(planet);
        r->s->site[planet].filling = r->s->filling;
        if (!json_read_byte(item, "filling", 0, 255, &r->s->site[planet].filling, r->why))
            return false;
    }
    return true;
}

/* The planet deck: what is named nowhere. Its top is the one named, or that of the set-up. */
static bool read_planets(Reading *r, JsonValue position)
{
    EmdoState *s = r->s;
    JsonIter iter = json_iter(json_get(position, "planet_discard"));
    JsonValue item, top = json_get(position, "planet_top");
    if (!json_read_byte(position, "filling", 0, 255, &s->filling, r->why) ||
        !read_look(r, json_get(position, "look")))
        return false;
    while (json_next(&iter, NULL, &item)) {
        int planet;
        if (!read_planet_code(r, item, &planet))
            return false;
        s->planet_drop |= emdo_bit(planet);
    }
    s->planets = emdo_deck_planets(s) & ~r->named;
    int back = s->top;
    if (json_type(top) != JSON_ABSENT &&
        !read_code(r, top, emdo_back_code, EMDO_BACKS, "planet_top", &back))
        return false;
    bool there = (s->planets & emdo_back_planets[back]) != 0;
    if (!there && json_type(top) != JSON_ABSENT)
        return json_refuse(r->why, "planet_top", "no planet of the deck has this back");
    if (!there)
        back = s->planets ? emdo_planets[bits_first(s->planets)].back : 0;
    s->top = (uint8_t)back;
    return true;
}

static bool read_produced(Reading *r, JsonValue list, uint8_t *out)
{
    JsonIter iter = json_iter(list);
    JsonValue item;
    while (json_next(&iter, NULL, &item)) {
        int resource;
        if (!read_code(r, item, emdo_resource_code, EMDO_RESOURCES, "produced", &resource))
            return false;
        *out = (uint8_t)(*out | emdo_bit(resource));
    }
    return true;
}

static bool read_turn(Reading *r, JsonValue value)
{
    EmdoTurn *turn = &r->s->turn;
    JsonValue special = json_get(value, "specialization"), sold = json_get(value, "sold");
    int resource = EMDO_NO_RESOURCE;
    for (int i = 1; i < EMDO_RESOURCES; i++)
        if (!json_read_byte(sold, emdo_resource_code(i), 0, 100, &turn->sold[i], r->why))
            return false;
    if (json_type(special) != JSON_ABSENT && json_type(special) != JSON_NULL &&
        !read_code(r, special, emdo_resource_code, EMDO_RESOURCES, "specialization", &resource))
        return false;
    turn->special = (uint8_t)resource;
    return read_produced(r, json_get(value, "produced"), &turn->produced) &&
           json_read_flag(value, "diverse_markets", &turn->markets, r->why) &&
           json_read_flag(value, "genetic_engineering", &turn->genetics, r->why) &&
           json_read_flag(value, "mobilized", &turn->mobilized, r->why) &&
           json_read_flag(value, "streamlined", &turn->streamlined, r->why) &&
           json_read_flag(value, "skipped", &turn->skipped, r->why);
}

static bool read_table(Reading *r, JsonValue position)
{
    EmdoState *s = r->s;
    int round = s->round, last = s->head.seats - 1, card = EMDO_NO_CARD;
    JsonValue playing = json_get(position, "playing");
    if (!json_read_byte(position, "active", 0, last, &s->active, r->why) ||
        !json_read_byte(position, "first", 0, last, &s->first, r->why) ||
        !json_read_int(position, "round", 1, 20000, &round, r->why) ||
        !json_read_flag(position, "stirred", &s->stirred, r->why) ||
        !json_read_byte(position, "quiet", 0, EMDO_QUIET, &s->quiet, r->why))
        return false;
    s->round = (uint16_t)round;
    if (json_type(playing) != JSON_ABSENT && json_type(playing) != JSON_NULL &&
        (!read_code(r, playing, emdo_card_code, EMDO_CARDS, "playing", &card) ||
         !name_tech(r, card)))
        return false;
    s->playing = (uint8_t)card;
    return read_turn(r, json_get(position, "turn"));
}

/* Where a position without an agenda begins: at a phase of the turn, the first if none is named. */
static bool read_phase(Reading *r, JsonValue position)
{
    EmdoState *s = r->s;
    JsonValue phase = json_get(position, "phase");
    uint8_t role_first = false;
    if (json_type(json_get(position, "agenda")) != JSON_ABSENT)
        return true;
    int at = EMDO_PHASE_BEGIN;
    while (json_type(phase) != JSON_ABSENT && at < EMDO_PHASES &&
           !json_equals(phase, emdo_phase_codes[at]))
        at++;
    if (at == EMDO_PHASES)
        return json_refuse(r->why, "phase", "a turn has no such phase");
    if (!json_read_flag(position, "role_first", &role_first, r->why))
        return false;
    if (role_first && (at == EMDO_PHASE_ACTION || at == EMDO_PHASE_ROLE))
        at = EMDO_PHASE_ACTION + EMDO_PHASE_ROLE - at;
    s->head.asked = s->head.sealed = 0;
    agenda_clear(&s->head);
    agenda_push(&s->head, (Task){ .kind = EMDO_TASK_TURN, .a = (uint8_t)at, .b = role_first });
    return true;
}

bool emdo_position_read(void *state, JsonValue position, Text *why)
{
    Reading r = { .s = state, .why = why };
    return read_phase(&r, position) && read_table(&r, position) &&
           read_seats(&r, json_get(position, "seats")) && read_planets(&r, position) &&
           read_stacks(&r, json_get(position, "stacks")) && count_role_cards(&r) &&
           read_techs(&r, json_get(position, "removed"));
}
