/* Tracks are numbers: how many discs and cubes lie on them decides what they cost and give. */
#include "games/eclipse/board.h"

int ecl_upkeep_cost(const EclState *s, int seat)
{
    int discs = s->seat[seat].discs;
    return discs >= ECL_TRACK_DISCS ? 0 : ecl_upkeep[ECL_TRACK_DISCS - discs];
}

int ecl_production(const EclState *s, int seat, int resource)
{
    int cubes = s->seat[seat].cubes[resource];
    return cubes >= ECL_TRACK_CUBES ? 0 : ecl_population[ECL_TRACK_CUBES - 1 - cubes];
}

bool ecl_has_room(const EclState *s, int seat, int ambassadors, int reputation)
{
    const EclSpeciesRow *row = ecl_species_of(s, seat);
    int a = ambassadors - row->ambassador_slots, r = reputation - row->reputation_slots;
    return (a > 0 ? a : 0) + (r > 0 ? r : 0) <= row->either_slots;
}

void ecl_gain(EclState *s, int seat, int resource, int n, EventList *events)
{
    if (!n)
        return;
    s->seat[seat].storage[resource] = (int16_t)(s->seat[seat].storage[resource] + n);
    event_add(events,
              (Event){ .kind = ECL_EVENT_GAIN, .seat = (int8_t)seat, .value = { resource, n } });
}

int ecl_draw_reputation(EclState *s)
{
    int at = rng_below(&s->head.rng, s->reputation[0]), value = 1;
    while (at >= s->reputation[value])
        at -= s->reputation[value++];
    s->reputation[value]--;
    s->reputation[0]--;
    return value;
}

void ecl_take_reputation(EclState *s, int seat, int value, EventList *events)
{
    s->seat[seat].reputation[value]++;
    s->seat[seat].reputation[0]++;
    event_add(events, (Event){ .kind = ECL_EVENT_DRAW,
                               .seat = (int8_t)seat,
                               .seers = seat_bit(seat),
                               .shown = seat_bit(seat),
                               .value = { value } });
}

void ecl_drop_reputation(EclState *s, int seat, int value, EventList *events)
{
    assert(s->seat[seat].reputation[value]);
    s->seat[seat].reputation[value]--;
    s->seat[seat].reputation[0]--;
    s->reputation[value]++;
    s->reputation[0]++;
    event_add(events, (Event){ .kind = ECL_EVENT_DROP,
                               .seat = (int8_t)seat,
                               .seers = seat_bit(seat),
                               .value = { value } });
}

int ecl_draw_discovery(EclState *s)
{
    int at = rng_below(&s->head.rng, ecl_tiles_count(s->tiles)), kind = 1;
    while (at >= ecl_tiles_of(s->tiles, kind))
        at -= ecl_tiles_of(s->tiles, kind++);
    s->tiles -= ecl_tile(kind);
    return kind;
}

/* The bag as one row of tiles: the kind of the tile at a place of it. */
static int tech_at(const EclState *s, int at)
{
    int tech = 1;
    while (at >= s->bag[tech])
        at -= s->bag[tech++];
    return tech;
}

void ecl_draw_techs(EclState *s, int regular, EventList *events)
{
    int size = 0;
    for (int tech = 1; tech < ECL_TECHS; tech++)
        size += s->bag[tech];
    for (; regular > 0 && size > 0; size--) {
        int tech = tech_at(s, rng_below(&s->head.rng, size));
        s->bag[tech]--;
        s->tray[tech]++;
        s->tray_set |= ecl_bit(tech);
        regular -= ecl_techs[s->edition][tech].category != ECL_RARE;
        event_add(events,
                  (Event){ .kind = ECL_EVENT_TECH, .seat = EVENT_NO_SEAT, .value = { tech } });
    }
}
