/* Hexes are axial coordinates, edges are numbered clockwise from the top (E2-2.1, E2-2.2, E1-4.7).
 * What lies across each edge, and whether wormholes meet there, is kept with the sector. */
#include "games/eclipse/map.h"

const int8_t ecl_edge_q[ECL_EDGES] = { 0, 1, 1, 0, -1, -1 };
const int8_t ecl_edge_r[ECL_EDGES] = { -1, -1, 0, 1, 1, 0 };

static int length(int n)
{
    return n < 0 ? -n : n;
}

int ecl_distance(int q, int r)
{
    int a = length(q), b = length(r), c = length(q + r);
    int most = a > b ? a : b;
    return most > c ? most : c;
}

int ecl_ring(int q, int r)
{
    int distance = ecl_distance(q, r);
    return distance < 3 ? distance : 3;
}

int ecl_sector_at(const EclState *s, int q, int r)
{
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        if (hex->q == q && hex->r == r)
            return bits_first(left);
    }
    return ECL_NO_SECTOR;
}

int ecl_turned(int worm, int rotation)
{
    return (worm << rotation | worm >> (ECL_EDGES - rotation)) & 0x3f;
}

/* Two neighbours learn of each other. */
static void join(EclState *s, int sector, int edge, int other)
{
    EclHex *one = &s->hex[sector], *two = &s->hex[other];
    int back = ecl_opposite(edge);
    bool here = one->worm >> edge & 1, there = two->worm >> back & 1;
    one->next[edge] = (uint8_t)other;
    two->next[back] = (uint8_t)sector;
    if (here && there) {
        one->full = (uint8_t)(one->full | 1u << edge);
        two->full = (uint8_t)(two->full | 1u << back);
    }
    if (here || there) {
        one->half = (uint8_t)(one->half | 1u << edge);
        two->half = (uint8_t)(two->half | 1u << back);
    }
}

int ecl_supply(const EclState *s)
{
    int n = ecl_tiles_count(s->tiles);
    for (EclSectorSet left = s->map; left; left = bits_without_first(left))
        n -= s->hex[bits_first(left)].discovery;
    return n;
}

void ecl_lay_sector(EclState *s, int sector, int q, int r, int rotation)
{
    const EclSectorRow *row = ecl_sector_row(s, sector);
    EclHex *hex = &s->hex[sector];
    bool tile = row->discovery && ecl_supply(s) > 0;
    hex->q = (int8_t)q;
    hex->r = (int8_t)r;
    hex->rotation = (uint8_t)rotation;
    hex->worm = (uint8_t)ecl_turned(row->worm, rotation);
    hex->npcs = row->guards;
    for (int edge = 0; edge < ECL_EDGES; edge++) {
        int other = ecl_sector_at(s, q + ecl_edge_q[edge], r + ecl_edge_r[edge]);
        if (other)
            join(s, sector, edge, other);
    }
    s->map |= ecl_bit(sector);
    hex->discovery = tile;
    if (row->portal)
        s->portals |= ecl_bit(sector);
}

EclSectorSet ecl_connected(const EclState *s, int sector, bool half)
{
    const EclHex *hex = &s->hex[sector];
    EclSectorSet found = bits_has(s->portals, sector) ? s->portals & ~ecl_bit(sector) : 0;
    for (uint64_t left = half ? hex->half : hex->full; left; left = bits_without_first(left))
        found |= ecl_bit(hex->next[bits_first(left)]);
    return found;
}

int ecl_npc_enemies(const EclState *s, int sector, int seat)
{
    int npcs = s->hex[sector].npcs;
    if (npcs && ecl_sector_row(s, sector)->guard == ECL_ANCIENT &&
        ecl_is(s, seat, ECL_ANCIENT_PEACE))
        return 0;
    return npcs;
}

int ecl_enemies(const EclState *s, int sector, int seat)
{
    const EclHex *hex = &s->hex[sector];
    int n = ecl_npc_enemies(s, sector, seat);
    for (int i = 0; i < ECL_SEATS && hex->entry[i]; i++)
        if (hex->entry[i] != seat + 1)
            n += ecl_ships_of(s, sector, hex->entry[i] - 1);
    return n;
}

bool ecl_is_free(const EclState *s, int sector, int seat)
{
    int own = ecl_ships_of(s, sector, seat), enemies = ecl_enemies(s, sector, seat);
    if (!enemies)
        return true;
    if (s->hex[sector].npcs && ecl_sector_row(s, sector)->guard == ECL_GCDS)
        return false; /* E2-10.7, E1-14.7 */
    if (ecl_has(s, seat, ECL_TECH(CLOAKING_DEVICE)))
        enemies /= ecl_techs[s->edition][ECL_TECH(CLOAKING_DEVICE)].p1;
    return own > enemies;
}

EclSectorSet ecl_free_fleets(const EclState *s, int seat)
{
    EclSectorSet found = 0;
    for (EclSectorSet left = s->seat[seat].fleets; left; left = bits_without_first(left))
        if (ecl_is_free(s, bits_first(left), seat))
            found |= ecl_bit(bits_first(left));
    return found;
}

static void enter(EclState *s, int seat, int sector)
{
    EclHex *hex = &s->hex[sector];
    int at = 0;
    while (hex->entry[at])
        at++;
    hex->entry[at] = (uint8_t)(seat + 1);
    s->seat[seat].fleets |= ecl_bit(sector);
}

static void leave(EclState *s, int seat, int sector)
{
    EclHex *hex = &s->hex[sector];
    int to = 0;
    for (int i = 0; i < ECL_SEATS; i++)
        if (hex->entry[i] != seat + 1)
            hex->entry[to++] = hex->entry[i];
    for (; to < ECL_SEATS; to++)
        hex->entry[to] = 0;
    s->seat[seat].fleets &= ~ecl_bit(sector);
}

static void arrive(EclState *s, int seat, int sector, int ship)
{
    if (!bits_has(s->seat[seat].fleets, sector))
        enter(s, seat, sector);
    s->hex[sector].ships[seat][ship]++;
}

static void depart(EclState *s, int seat, int sector, int ship)
{
    assert(s->hex[sector].ships[seat][ship] > 0);
    s->hex[sector].ships[seat][ship]--;
    if (!ecl_ships_of(s, sector, seat))
        leave(s, seat, sector);
}

void ecl_add_ship(EclState *s, int seat, int sector, int ship)
{
    assert(s->seat[seat].supply[ship] > 0);
    s->seat[seat].supply[ship]--;
    arrive(s, seat, sector, ship);
}

void ecl_remove_ship(EclState *s, int seat, int sector, int ship)
{
    depart(s, seat, sector, ship);
    s->seat[seat].supply[ship]++;
}

void ecl_move_ship(EclState *s, int seat, int ship, int from, int to)
{
    depart(s, seat, from, ship);
    arrive(s, seat, to, ship);
}

void ecl_put_disc(EclState *s, int seat, int sector)
{
    assert(!s->hex[sector].disc);
    s->hex[sector].disc = (uint8_t)(seat + 1);
    s->seat[seat].sectors |= ecl_bit(sector);
}

void ecl_lift_disc(EclState *s, int sector)
{
    int seat = ecl_controller(s, sector);
    assert(seat >= 0);
    s->hex[sector].disc = 0;
    s->seat[seat].sectors &= ~ecl_bit(sector);
}
