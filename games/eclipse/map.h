/* The map: hexes and edges, wormholes and portals, ships with their order of entry, pinning, discs
 * (E2-2, E2-10.4 to E2-10.11; E1-4, E1-14.4 to E1-14.12). */
#ifndef GAMES_ECLIPSE_MAP_H
#define GAMES_ECLIPSE_MAP_H

#include <string.h>

#include "games/eclipse/state.h"

extern const int8_t ecl_edge_q[ECL_EDGES], ecl_edge_r[ECL_EDGES];

static inline int ecl_opposite(int edge)
{
    return edge < 3 ? edge + 3 : edge - 3;
}

/* The distance from the centre, at most ECL_REACH on the map (E2-2.11, E1-4.9); and the ring, 3 for all
 * that are farther out. */
int ecl_distance(int q, int r);
int ecl_ring(int q, int r);

/* The sectors of the stack of a ring, 1 to 3. */
static inline EclSectorSet ecl_ring_set(int ring)
{
    return ring == 1 ? ECL_INNER_SET : ring == 2 ? ECL_MIDDLE_SET : ECL_OUTER_SET;
}

/* Whether a number, whatever it is, names a sector on the map. */
static inline bool ecl_is_on_map(const EclState *s, int sector)
{
    return sector < ECL_SECTORS && bits_has(s->map, sector);
}

/* The sector at a place, or none. */
int ecl_sector_at(const EclState *s, int q, int r);

/* Printed wormholes as they lie on the map with a rotation. */
int ecl_turned(int worm, int rotation);

/* Lays a sector on the map with the ships that guard it; a discovery tile if there is one. */
void ecl_lay_sector(EclState *s, int sector, int q, int r, int rotation);

/* The sectors that a player with the Wormhole Generator, or one without, gets to from a sector. */
EclSectorSet ecl_connected(const EclState *s, int sector, bool half);

static inline EclSectorSet ecl_reach(const EclState *s, int seat, int sector)
{
    return ecl_connected(s, sector, ecl_has(s, seat, ECL_TECH(WORMHOLE_GEN)));
}

/* The discovery tiles that lie neither on the map nor anywhere else. */
int ecl_supply(const EclState *s);

static inline int ecl_ships_of(const EclState *s, int sector, int seat)
{
    uint32_t four;
    memcpy(&four, s->hex[sector].ships[seat], sizeof four);
    return (int)(four * 0x01010101u >> 24);
}

/* Ships of everybody but the seat, starbases and neutral ships included; Ancients are nobody's
 * enemies who keep peace with them. */
int ecl_enemies(const EclState *s, int sector, int seat);

/* The neutral ships that are enemies of the seat. */
int ecl_npc_enemies(const EclState *s, int sector, int seat);

/* Whether one of the seat's ships may leave the sector (E2-10.6, E1-14.8). */
bool ecl_is_free(const EclState *s, int sector, int seat);

/* The sectors of a set where the seat has a ship that is not pinned. */
EclSectorSet ecl_free_fleets(const EclState *s, int seat);

/* A ship comes from the supply to a sector or leaves it for the supply; the order of entry follows. */
void ecl_add_ship(EclState *s, int seat, int sector, int ship);
void ecl_remove_ship(EclState *s, int seat, int sector, int ship);

/* A ship goes from one sector to another. */
void ecl_move_ship(EclState *s, int seat, int ship, int from, int to);

/* A disc of the seat comes to a sector or leaves it; the discs on the track are not touched. */
void ecl_put_disc(EclState *s, int seat, int sector);
void ecl_lift_disc(EclState *s, int sector);

#endif
