/* The view: everything but hands, and the fronts of face-down planets, is open (ED-8). What a
 * viewer could have kept in mind is in it: which cards a seat owns, which of its hand are known, and
 * which planets may lie where (ED-8.18 to ED-8.20). */
#include "games/emdo/view.h"

#include "games/emdo/cards.h"
#include "games/emdo/hide.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"
#include "games/emdo/score.h"
#include "games/emdo/turn.h"

static bool sees(int viewer, int seat)
{
    return viewer == seat || viewer == VIEWER_ALL;
}

void emdo_pile_json(const EmdoPile *pile, const char *key, Json *out)
{
    json_key(out, key);
    json_object_begin(out);
    for (CardSet left = pile->set; left; left = bits_without_first(left))
        json_key_int(out, emdo_card_code(bits_first(left)), emdo_count(pile, bits_first(left)));
    json_object_end(out);
}

void emdo_set_json(uint64_t set, const char *(*code)(int), const char *key, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (; set; set = bits_without_first(set))
        json_str(out, code(bits_first(set)));
    json_array_end(out);
}

int emdo_planet_at(const EmdoState *s, int seat, int place)
{
    for (PlanetSet left = s->seat[seat].down | s->seat[seat].up; left;
         left = bits_without_first(left))
        if (s->site[bits_first(left)].place == place)
            return bits_first(left);
    return EMDO_NO_PLANET;
}

EmdoPile emdo_tucked_at(const EmdoState *s, int seat, int planet)
{
    EmdoPile pile = { 0 };
    for (int i = 0; i < s->site[planet].colonize; i++)
        emdo_put(&pile, EMDO_COLONIZE);
    for (int i = 0; i < s->site[planet].research; i++)
        emdo_put(&pile, EMDO_RESEARCH);
    for (CardSet left = s->seat[seat].tucked; left; left = bits_without_first(left))
        if (s->under[bits_first(left)] == planet)
            emdo_put(&pile, bits_first(left));
    return pile;
}

static void put_resources(const EmdoState *s, int planet, Json *out)
{
    json_key(out, "resources");
    json_array_begin(out);
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        if (bits_has(s->token[resource], planet))
            json_str(out, emdo_resource_code(resource));
    json_array_end(out);
}

static void put_planet(const EmdoState *s, int viewer, int seat, int planet, Json *out)
{
    bool up = bits_has(s->seat[seat].up, planet);
    json_object_begin(out);
    json_key_str(out, "back", emdo_back_code(emdo_planets[planet].back));
    if (up || sees(viewer, seat))
        json_key_str(out, "planet", emdo_planet_code(planet));
    json_key_bool(out, "up", up);
    if (up) {
        put_resources(s, planet, out);
        json_key_bool(out, "marker", bits_has(s->scorched, planet));
    } else {
        EmdoPile tucked = emdo_tucked_at(s, seat, planet);
        json_key_int(out, "colonies", s->site[planet].colonies);
        emdo_pile_json(&tucked, "tucked", out);
        json_key_int(out, "filling", s->site[planet].filling);
        json_key_bool(out, "settleable", bits_has(emdo_settleable(s, seat), planet));
        json_key_int(out, "attack", emdo_attack_cost(s, seat, planet));
    }
    json_object_end(out);
}

/* What leading each role now would count, by where it comes from (ED-15.1). */
static void put_leads(const EmdoState *s, int seat, Json *out)
{
    json_key(out, "leads");
    json_object_begin(out);
    for (uint32_t left = emdo_led_roles(s); left; left &= left - 1) {
        int role = bits_first(left);
        json_key(out, emdo_role_code(role));
        json_object_begin(out);
        json_key_int(out, "card", emdo_lead_card(s, role));
        json_key_int(out, "hand", emdo_pile_symbols(s, seat, &s->seat[seat].hand, role));
        json_key_int(out, "empire", emdo_empire_symbols(s, seat, role));
        json_object_end(out);
    }
    json_object_end(out);
}

/* Everything the seat owns in hand and deck together (ED-8.18). */
static void put_cards(const EmdoState *s, int viewer, int seat, Json *out)
{
    const EmdoSeat *p = &s->seat[seat];
    EmdoPile hand = p->hand, both = p->deck;
    json_key_int(out, "hand_size", p->hand.size);
    json_key_int(out, "hand_limit", emdo_hand_limit(s, seat));
    json_key_int(out, "deck_size", p->deck.size);
    if (sees(viewer, seat)) {
        int symbols = emdo_pile_symbols(s, seat, &p->hand, EMDO_ROLE_RESEARCH) +
                      emdo_empire_symbols(s, seat, EMDO_ROLE_RESEARCH) +
                      emdo_lead_card(s, EMDO_ROLE_RESEARCH);
        emdo_pile_json(&p->hand, "hand", out);
        emdo_set_json(emdo_researchable(s, seat, symbols), emdo_tech_code, "affordable", out);
        put_leads(s, seat, out);
    }
    if (viewer == VIEWER_ALL)
        emdo_pile_json(&p->deck, "deck", out);
    emdo_pour(&hand, &both);
    emdo_pile_json(&both, "hand_and_deck", out);
    emdo_pile_json(&p->known, "known", out);
    emdo_pile_json(&p->discard, "discard", out);
    emdo_pile_json(&p->played, "played", out);
}

static void put_seat(const EmdoState *s, int viewer, int seat, Json *out)
{
    const EmdoSeat *p = &s->seat[seat];
    json_object_begin(out);
    json_key_int(out, "influence", p->influence);
    json_key_int(out, "fighters", p->fighters);
    json_key_int(out, "resources", emdo_resources(s, seat));
    json_key_int(out, "score",
                 p->influence + emdo_tech_points(s, seat) + emdo_planet_points(s, seat));
    json_key(out, "symbols");
    json_object_begin(out);
    for (int role = 1; role < EMDO_ROLES; role++)
        json_key_int(out, emdo_role_code(role), emdo_empire_symbols(s, seat, role));
    json_object_end(out);
    json_key(out, "types");
    json_object_begin(out);
    for (int type = EMDO_ADVANCED; type <= EMDO_METALLIC; type++)
        json_key_int(out, emdo_type_code(type), emdo_type_count(s, seat, type));
    json_object_end(out);
    emdo_set_json((uint64_t)p->permanents << EMDO_FIRST_PERMANENT, emdo_tech_code, "permanents",
                  out);
    put_cards(s, viewer, seat, out);
    json_key(out, "planets");
    json_array_begin(out);
    for (int place = 1; place <= bits_count(p->down | p->up); place++)
        put_planet(s, viewer, seat, emdo_planet_at(s, seat, place), out);
    json_array_end(out);
    json_object_end(out);
}

/* The planets being looked at: their backs in the order of backs, to the looker the planets. */
static void put_look(const EmdoState *s, int viewer, Json *out)
{
    int seat = agenda_peek(&s->head)->seat;
    json_key(out, "look");
    json_object_begin(out);
    json_key_int(out, "seat", seat);
    json_key(out, "backs");
    json_array_begin(out);
    for (int back = 1; back < EMDO_BACKS; back++)
        for (int i = bits_count(s->look & emdo_back_planets[back]); i > 0; i--)
            json_str(out, emdo_back_code(back));
    json_array_end(out);
    if (sees(viewer, seat))
        emdo_set_json(s->look, emdo_planet_code, "planets", out);
    json_object_end(out);
}

/* By filling of the planet deck, the planets that the viewer cannot place (ED-8.20). */
static void put_unseen(const EmdoState *s, int viewer, Json *out)
{
    PlanetSet unseen = viewer == VIEWER_ALL ? 0 : emdo_unseen_planets(s, viewer);
    json_key(out, "unseen");
    json_array_begin(out);
    for (int filling = 0; filling <= s->filling; filling++) {
        PlanetSet these = 0;
        for (PlanetSet left = unseen; left; left = bits_without_first(left))
            if (emdo_filling_of(s, bits_first(left)) == filling)
                these |= emdo_bit(bits_first(left));
        if (!these)
            continue;
        json_object_begin(out);
        json_key_int(out, "filling", filling);
        emdo_set_json(these, emdo_planet_code, "planets", out);
        json_object_end(out);
    }
    json_array_end(out);
}

static void put_turn(const EmdoState *s, Json *out)
{
    const Task *next = &s->head.agenda[1];
    bool leading = s->head.tasks > 1 && next->kind == EMDO_TASK_FOLLOW;
    EmdoPhase phase = emdo_phase(s);
    json_key_int(out, "round", s->round);
    json_key_str(out, "phase", phase == EMDO_PHASES ? "over" : emdo_phase_codes[phase]);
    json_key_int(out, "active", s->active);
    json_key_int(out, "first", s->first);
    json_key_bool(out, "ending", emdo_is_ending(s));
    json_key_int(out, "quiet", s->quiet);
    json_key(out, "role");
    if (leading)
        json_str(out, emdo_role_code(next->a));
    else
        json_null(out);
    json_key(out, "playing");
    if (s->playing)
        json_str(out, emdo_card_code(s->playing));
    else
        json_null(out);
    json_key_bool(out, "diverse_markets", s->turn.markets);
    json_key_bool(out, "genetic_engineering", s->turn.genetics);
    json_key_bool(out, "mobilized", s->turn.mobilized);
    json_key(out, "specialization");
    if (s->turn.special)
        json_str(out, emdo_resource_code(s->turn.special));
    else
        json_null(out);
}

static void put_table(const EmdoState *s, Json *out)
{
    json_key(out, "stacks");
    json_object_begin(out);
    for (int stack = 1; stack < EMDO_STACKS; stack++)
        if (emdo_in_game(s, stack))
            json_key_int(out, emdo_card_code(stack), s->stack[stack]);
    json_object_end(out);
    json_key_int(out, "stacks_to_end", emdo_stacks_to_end(s));
    json_key_int(out, "supply", emdo_supply(s));
    emdo_set_json(s->market, emdo_tech_code, "technologies", out);
    json_key_int(out, "planet_deck", bits_count(s->planets));
    json_key(out, "planet_top");
    if (s->top)
        json_str(out, emdo_back_code(s->top));
    else
        json_null(out);
    emdo_set_json(s->planet_drop, emdo_planet_code, "planet_discard", out);
    emdo_pile_json(&s->removed, "removed", out);
}

/* What nobody saw while the game ran; what lies in a deck has no order (ED-8.7). */
static void put_secrets(const EmdoState *s, Json *out)
{
    PlanetSet box = emdo_bit(EMDO_FIRST_BONUS) - emdo_bit(EMDO_FIRST_START);
    for (int seat = 0; seat < s->head.seats; seat++)
        box &= ~(s->seat[seat].down | s->seat[seat].up);
    emdo_set_json(s->planets, emdo_planet_code, "planets_to_come", out);
    emdo_set_json(box, emdo_planet_code, "start_planets_left", out);
}

void emdo_view(const void *state, int viewer, Json *out)
{
    const EmdoState *s = state;
    put_turn(s, out);
    put_table(s, out);
    if (s->look)
        put_look(s, viewer, out);
    put_unseen(s, viewer, out);
    if (viewer == VIEWER_ALL)
        put_secrets(s, out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        put_seat(s, viewer, seat, out);
    json_array_end(out);
}
