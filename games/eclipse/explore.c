/* Task TILE: seat; a: the sector turned up, b: a second one or none, c, d: the zone.
 * Task CLAIM: seat; a: the sector just placed. */
#include "games/eclipse/explore.h"

#include "games/eclipse/control.h"
#include "games/eclipse/discovery.h"
#include "games/eclipse/map.h"
#include "games/eclipse/turn.h"

/* Sectors from which the seat explores, and to which it joins what it places (E2-6.1, E2-6.7). */
static EclSectorSet sources(const EclState *s, int seat)
{
    return s->seat[seat].sectors | ecl_free_fleets(s, seat);
}

/* Tiles to turn up in a ring: the stack, or its discards (E2-6.4, E1-7.17). */
static bool has_tiles(const EclState *s, int ring)
{
    return s->left[ring - 1] || s->discards & ecl_ring_set(ring);
}

static void add_zone(EclZones *zones, int q, int r)
{
    for (int i = 0; i < zones->n; i++)
        if (zones->q[i] == q && zones->r[i] == r)
            return;
    assert(zones->n < ECL_ZONES);
    zones->q[zones->n] = (int8_t)q;
    zones->r[zones->n++] = (int8_t)r;
}

void ecl_zones(const EclState *s, int seat, EclZones *zones)
{
    bool any = ecl_has(s, seat, ECL_TECH(WORMHOLE_GEN));
    int rings = has_tiles(s, 1) << 1 | has_tiles(s, 2) << 2 | has_tiles(s, 3) << 3;
    zones->n = 0;
    for (EclSectorSet left = sources(s, seat); left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        for (int edge = 0; edge < ECL_EDGES; edge++) {
            if (hex->next[edge] || !(any || hex->worm >> edge & 1))
                continue;
            int q = hex->q + ecl_edge_q[edge], r = hex->r + ecl_edge_r[edge];
            if (rings >> ecl_ring(q, r) & 1 && ecl_distance(q, r) <= ECL_REACH)
                add_zone(zones, q, r);
        }
    }
}

const char *ecl_forbids_zone(const EclState *s, int seat, int q, int r)
{
    EclZones zones;
    bool near = false;
    ecl_zones(s, seat, &zones);
    for (int i = 0; i < zones.n; i++)
        if (zones.q[i] == q && zones.r[i] == r)
            return NULL;
    for (int edge = 0; edge < ECL_EDGES && !near; edge++) {
        int sector = ecl_sector_at(s, q + ecl_edge_q[edge], r + ecl_edge_r[edge]);
        near = sector && bits_has(sources(s, seat), sector);
    }
    if (!near || ecl_sector_at(s, q, r) || ecl_distance(q, r) > ECL_REACH)
        return ecl_id(s, "E2-6.1", "E1-7.1");
    if (!has_tiles(s, ecl_ring(q, r)))
        return ecl_id(s, "E2-6.5", "E1-7.17");
    return ecl_id(s, "E2-6.2", "E1-7.2");
}

int ecl_rotations(const EclState *s, int seat, int sector, int q, int r)
{
    EclSectorSet own = sources(s, seat);
    int worm = ecl_sector_row(s, sector)->worm, mine = 0, theirs = 0, found = 0;
    bool half = ecl_has(s, seat, ECL_TECH(WORMHOLE_GEN));
    for (int edge = 0; edge < ECL_EDGES; edge++) {
        int other = ecl_sector_at(s, q + ecl_edge_q[edge], r + ecl_edge_r[edge]);
        if (!other || !bits_has(own, other))
            continue;
        mine |= 1 << edge;
        theirs |= (s->hex[other].worm >> ecl_opposite(edge) & 1) << edge;
    }
    for (int rotation = 0; rotation < ECL_EDGES; rotation++) {
        int turned = ecl_turned(worm, rotation);
        if (half ? mine & (turned | theirs) : turned & theirs)
            found |= 1 << rotation;
    }
    return found;
}

/* The top of a stack, which is refilled when it is empty (E2-6.26, E1-7.17). */
static int flip(EclState *s, int seat, int q, int r, EventList *events)
{
    int ring = ecl_ring(q, r), stack = ring - 1;
    if (!s->left[stack]) {
        s->pool[stack] = s->discards & ecl_ring_set(ring);
        s->left[stack] = (uint8_t)bits_count(s->pool[stack]);
        s->discards &= ~s->pool[stack];
        event_add(events, (Event){ .kind = ECL_EVENT_REFILL,
                                   .seat = EVENT_NO_SEAT,
                                   .value = { ring, s->left[stack] } });
    }
    int sector = rng_member(&s->head.rng, s->pool[stack]);
    s->pool[stack] &= ~ecl_bit(sector);
    s->left[stack]--;
    event_add(events, (Event){ .kind = ECL_EVENT_FLIP,
                               .seat = (int8_t)seat,
                               .shown = (SeatSet)((1u << s->head.seats) - 1),
                               .value = { sector, q + ECL_REACH, r + ECL_REACH } });
    return sector;
}

EclSectorSet ecl_flipped(const EclState *s)
{
    EclSectorSet found = 0;
    for (int i = 0; i < s->head.tasks; i++) {
        const Task *task = &s->head.agenda[i];
        if (task->kind == ECL_TASK_TILE && task->a < ECL_SECTORS && task->b < ECL_SECTORS)
            found |= ecl_bit(task->a) | (task->b ? ecl_bit(task->b) : 0);
    }
    return found;
}

void ecl_play_zone(EclState *s, int seat, int q, int r, EventList *events)
{
    ecl_use_activation(s);
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_TILE,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)flip(s, seat, q, r, events),
                                  .c = (uint8_t)(q + ECL_REACH),
                                  .d = (uint8_t)(r + ECL_REACH) });
}

bool ecl_may_flip_another(const EclState *s, const Task *tile)
{
    int ring = ecl_ring(tile->c - ECL_REACH, tile->d - ECL_REACH);
    return !tile->b && ecl_is(s, tile->seat, ECL_EXPLORE_TWO) && has_tiles(s, ring);
}

void ecl_play_another(EclState *s, EventList *events)
{
    Task *tile = agenda_top(&s->head);
    tile->b = (uint8_t)flip(s, tile->seat, tile->c - ECL_REACH, tile->d - ECL_REACH, events);
}

static void discard(EclState *s, int seat, int sector, EventList *events)
{
    if (!sector)
        return;
    s->discards |= ecl_bit(sector);
    event_add(events,
              (Event){ .kind = ECL_EVENT_DISCARD, .seat = (int8_t)seat, .value = { sector } });
}

bool ecl_may_claim(const EclState *s, int seat, int sector)
{
    return s->seat[seat].discs && !s->hex[sector].disc && !ecl_npc_enemies(s, sector, seat);
}

void ecl_play_place(EclState *s, int seat, int sector, int rotation, EventList *events)
{
    Task tile = *agenda_top(&s->head);
    int q = tile.c - ECL_REACH, r = tile.d - ECL_REACH;
    agenda_pop(&s->head);
    ecl_lay_sector(s, sector, q, r, rotation);
    event_add(events, (Event){ .kind = ECL_EVENT_PLACE,
                               .seat = (int8_t)seat,
                               .value = { sector, tile.c, tile.d, rotation } });
    discard(s, seat, sector == tile.a ? tile.b : tile.a, events);
    agenda_push(&s->head,
                (Task){ .kind = ECL_TASK_CLAIM, .seat = (uint8_t)seat, .a = (uint8_t)sector });
    if (s->hex[sector].discovery && !s->hex[sector].npcs && !ecl_rule(s)->discovery_by_disc)
        ecl_take_discovery(s, seat, sector, events); /* E2-6.9 */
}

void ecl_play_discard(EclState *s, int seat, EventList *events)
{
    Task tile = *agenda_top(&s->head);
    agenda_pop(&s->head);
    discard(s, seat, tile.a, events);
    discard(s, seat, tile.b, events);
    if (ecl_rule(s)->discard_ends_turn && !agenda_peek(&s->head)->b) /* E1-7.5, E1-7.15 */
        ecl_end_turn(s, events);
}
