/* Planets. The planet deck is a set with a visible back on top (ED-8.9): a planet taken is any of
 * those with that back. Slots of a kind are alike, so tokens go to the lowest planet that fits. */
#include "games/emdo/planets.h"

#include <string.h>

#include "games/emdo/cards.h"

enum { SCORCHED_DISCOUNT = 2 };

void emdo_turn_top(EmdoState *s, EventList *events)
{
    s->top = 0;
    if (!s->planets)
        return;
    s->top = emdo_planets[rng_member(&s->head.rng, s->planets)].back;
    event_add(events,
              (Event){ .kind = EMDO_EVENT_TOP, .seat = EVENT_NO_SEAT, .value = { s->top } });
}

int emdo_take_planet(EmdoState *s, EventList *events)
{
    if (!(s->planets | s->planet_drop))
        return EMDO_NO_PLANET;
    if (!s->planets) {
        s->planets = s->planet_drop;
        s->planet_drop = 0;
        s->filling++;
        event_add(events, (Event){ .kind = EMDO_EVENT_PLANETS,
                                   .seat = EVENT_NO_SEAT,
                                   .value = { bits_count(s->planets) } });
        emdo_turn_top(s, events);
    }
    int planet = rng_member(&s->head.rng, s->planets & emdo_back_planets[s->top]);
    s->planets &= ~emdo_bit(planet);
    s->site[planet].filling = s->filling;
    emdo_turn_top(s, events);
    return planet;
}

void emdo_lay_planet(EmdoState *s, int seat, int planet, EventList *events)
{
    EmdoSeat *p = &s->seat[seat];
    s->site[planet].place = (uint8_t)(bits_count(p->down | p->up) + 1);
    p->down |= emdo_bit(planet);
    event_add(events,
              (Event){ .kind = EMDO_EVENT_KEEP,
                       .seat = (int8_t)seat,
                       .seers = seat_bit(seat),
                       .shown = seat_bit(seat),
                       .value = { planet, emdo_planets[planet].back, s->site[planet].place } });
}

/* By how much the seat's warfare costs are lower. */
static int discount(const EmdoState *s, int seat)
{
    return emdo_has(s, seat, EMDO_SCORCHED_EARTH_POLICY) ? SCORCHED_DISCOUNT : 0;
}

PlanetSet emdo_attackable(const EmdoState *s, int seat)
{
    int reach = s->seat[seat].fighters + discount(s, seat);
    return s->seat[seat].down & emdo_warfare_at_most[reach < EMDO_COST_MAX ? reach : EMDO_COST_MAX];
}

int emdo_attack_cost(const EmdoState *s, int seat, int planet)
{
    int cost = emdo_planets[planet].warfare - discount(s, seat);
    return cost > 0 ? cost : 0;
}

PlanetSet emdo_settleable(const EmdoState *s, int seat)
{
    int empire = emdo_empire_symbols(s, seat, EMDO_ROLE_COLONIZE);
    PlanetSet found = 0;
    for (PlanetSet left = s->seat[seat].down; left; left = bits_without_first(left)) {
        int planet = bits_first(left);
        if (s->site[planet].colonies + empire >= emdo_planets[planet].colonize)
            found |= emdo_bit(planet);
    }
    return found;
}

/* ED-9.8, ED-9.9: the colonies on a planet go to the owner's discard pile. */
static void clear_colonies(EmdoState *s, int seat, int planet)
{
    EmdoSeat *p = &s->seat[seat];
    EmdoSite *site = &s->site[planet];
    for (; site->colonize; site->colonize--)
        emdo_put(&p->discard, EMDO_COLONIZE);
    for (; site->research; site->research--)
        emdo_put(&p->discard, EMDO_RESEARCH);
    for (CardSet left = p->tucked; left; left = bits_without_first(left)) {
        int card = bits_first(left);
        if (s->under[card] != planet)
            continue;
        s->under[card] = EMDO_NO_PLANET;
        p->tucked &= ~emdo_bit(card);
        emdo_put(&p->discard, card);
    }
    site->colonies = 0;
}

/* ED-18.22, ED-18.50: with Abundance the slots are filled; a Utopia's type is asked for. */
static void fill_slots(EmdoState *s, int seat, int planet, EventList *events)
{
    const EmdoPlanetRow *row = &emdo_planets[planet];
    if (!emdo_has(s, seat, EMDO_ABUNDANCE))
        return;
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        if (row->slot[resource])
            emdo_fill(s, seat, planet, resource, events);
    if (row->slot[EMDO_NO_RESOURCE])
        agenda_push(&s->head,
                    (Task){ .kind = EMDO_TASK_FILL, .seat = (uint8_t)seat, .a = (uint8_t)planet });
}

/* Who had not seen the front of the seat's planet. */
static SeatSet others(int seat)
{
    return (SeatSet)~seat_bit(seat);
}

static void turn_up(EmdoState *s, int seat, int planet)
{
    s->seat[seat].down &= ~emdo_bit(planet);
    s->seat[seat].up |= emdo_bit(planet);
    s->site[planet].filling = 0;
    clear_colonies(s, seat, planet);
}

void emdo_attack(EmdoState *s, int seat, int planet, EventList *events)
{
    int cost = emdo_attack_cost(s, seat, planet);
    s->seat[seat].fighters -= cost;
    turn_up(s, seat, planet);
    event_add(events, (Event){ .kind = EMDO_EVENT_ATTACK,
                               .seat = (int8_t)seat,
                               .shown = others(seat),
                               .value = { planet, cost, s->site[planet].place } });
    if (emdo_has(s, seat, EMDO_SCORCHED_EARTH_POLICY))
        s->scorched |= emdo_bit(planet); /* ED-18.44: nothing is filled */
    else
        fill_slots(s, seat, planet, events);
}

void emdo_settle(EmdoState *s, int seat, int planet, EventList *events)
{
    turn_up(s, seat, planet);
    event_add(events, (Event){ .kind = EMDO_EVENT_SETTLE,
                               .seat = (int8_t)seat,
                               .shown = others(seat),
                               .value = { planet, s->site[planet].place } });
    fill_slots(s, seat, planet, events);
}

void emdo_tuck(EmdoState *s, int seat, int card, int planet, EventList *events)
{
    EmdoSite *site = &s->site[planet];
    if (card == EMDO_COLONIZE)
        site->colonize++;
    else if (card == EMDO_RESEARCH)
        site->research++;
    else {
        s->under[card] = (uint8_t)planet;
        s->seat[seat].tucked |= emdo_bit(card);
    }
    site->colonies = (uint8_t)(site->colonies + emdo_colonies(card));
    event_add(events, (Event){ .kind = EMDO_EVENT_TUCK,
                               .seat = (int8_t)seat,
                               .seers = seat_bit(seat),
                               .value = { card, planet, emdo_planets[planet].back, site->place } });
}

static PlanetSet any_token(const EmdoState *s)
{
    return s->token[EMDO_SILICON] | s->token[EMDO_WATER] | s->token[EMDO_FOOD] |
           s->token[EMDO_IRON];
}

PlanetSet emdo_empty_slots(const EmdoState *s, int seat, int resource)
{
    return s->seat[seat].up & emdo_slot_planets[resource] & ~s->token[resource] & ~s->scorched;
}

PlanetSet emdo_empty_utopias(const EmdoState *s, int seat)
{
    return s->seat[seat].up & emdo_slot_planets[EMDO_NO_RESOURCE] & ~any_token(s) & ~s->scorched;
}

PlanetSet emdo_slots_of(const EmdoState *s, int seat, int rank)
{
    return rank > EMDO_UTOPIA_RANK ? emdo_empty_utopias(s, seat) : emdo_empty_slots(s, seat, rank);
}

PlanetSet emdo_tokens_of(const EmdoState *s, int seat, int rank)
{
    PlanetSet utopias = emdo_slot_planets[EMDO_NO_RESOURCE], up = s->seat[seat].up;
    return rank > EMDO_UTOPIA_RANK ? up & utopias & s->token[rank - EMDO_UTOPIA_RANK]
                                   : up & ~utopias & s->token[rank];
}

uint32_t emdo_produce_ranks(const EmdoState *s, int seat, int least)
{
    uint32_t ranks = 0;
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        ranks |= (uint32_t)(emdo_empty_slots(s, seat, resource) != 0) << resource;
    if (emdo_empty_utopias(s, seat))
        ranks |= 0xfu << (EMDO_UTOPIA_RANK + 1);
    return ranks >> least << least;
}

uint32_t emdo_sell_ranks(const EmdoState *s, int seat, int least)
{
    uint32_t ranks = 0;
    for (int rank = 1; rank < EMDO_FIGHTER_RANK; rank++)
        ranks |= (uint32_t)(emdo_tokens_of(s, seat, rank) != 0) << rank;
    if (s->seat[seat].fighters && emdo_has(s, seat, EMDO_WEAPON_EMPORIUM))
        ranks |= 1u << EMDO_FIGHTER_RANK;
    return ranks >> least << least;
}

void emdo_produce(EmdoState *s, int seat, int rank, EventList *events)
{
    int resource = rank > EMDO_UTOPIA_RANK ? rank - EMDO_UTOPIA_RANK : rank;
    int planet = bits_first(emdo_slots_of(s, seat, rank));
    s->token[resource] |= emdo_bit(planet);
    event_add(
        events,
        (Event){ .kind = EMDO_EVENT_PRODUCE, .seat = (int8_t)seat, .value = { resource, planet } });
    if (seat != s->active)
        return;
    bool fresh = !bits_has(s->turn.produced, resource);
    s->turn.produced = (uint8_t)(s->turn.produced | emdo_bit(resource));
    if (s->turn.genetics && fresh)
        emdo_gain(s, seat, 1, events); /* ED-18.21 */
}

/* What the turn's technologies pay for one more resource sold (ED-18.12, ED-18.13). */
static int sale_bonus(EmdoState *s, int resource)
{
    int bonus = s->turn.markets && !s->turn.sold[resource];
    bonus += s->turn.special == resource;
    s->turn.sold[resource]++;
    return bonus;
}

void emdo_sell(EmdoState *s, int seat, int rank, EventList *events)
{
    if (rank == EMDO_FIGHTER_RANK) { /* ED-18.14, ED-18.15 */
        s->seat[seat].fighters--;
        event_add(events, (Event){ .kind = EMDO_EVENT_SELL_FIGHTER, .seat = (int8_t)seat });
        emdo_gain(s, seat, 1, events);
        return;
    }
    int resource = rank > EMDO_UTOPIA_RANK ? rank - EMDO_UTOPIA_RANK : rank;
    int planet = bits_first(emdo_tokens_of(s, seat, rank));
    s->token[resource] &= ~emdo_bit(planet);
    event_add(
        events,
        (Event){ .kind = EMDO_EVENT_SELL, .seat = (int8_t)seat, .value = { resource, planet } });
    emdo_gain(s, seat, 1 + (seat == s->active ? sale_bonus(s, resource) : 0), events);
}

void emdo_fill(EmdoState *s, int seat, int planet, int resource, EventList *events)
{
    s->token[resource] |= emdo_bit(planet);
    event_add(
        events,
        (Event){ .kind = EMDO_EVENT_FILL, .seat = (int8_t)seat, .value = { resource, planet } });
}

int emdo_resources(const EmdoState *s, int seat)
{
    int n = 0;
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        n += bits_count(s->seat[seat].up & s->token[resource]);
    return n;
}

int emdo_type_count(const EmdoState *s, int seat, int type)
{
    int planets = bits_count(s->seat[seat].up & emdo_type_planets[type]);
    bool utopia = (s->seat[seat].up & emdo_type_planets[EMDO_UTOPIA]) != 0;
    return planets + (planets && utopia);
}

bool emdo_meets_planets(const EmdoState *s, int seat, int type, int needed)
{
    return emdo_type_count(s, seat, type) >= needed;
}

int emdo_hand_limit(const EmdoState *s, int seat)
{
    return EMDO_HAND + bits_count(s->seat[seat].up & emdo_hand_planets);
}
