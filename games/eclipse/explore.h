/* Explore: zones, tiles turned up, placing and turning them (E2-6.1 to E2-6.13, E1-7). */
#ifndef GAMES_ECLIPSE_EXPLORE_H
#define GAMES_ECLIPSE_EXPLORE_H

#include "games/eclipse/state.h"

enum { ECL_ZONES = 80 }; /* 37 sectors have at most 78 empty neighbours */

typedef struct EclZones {
    int n;
    int8_t q[ECL_ZONES], r[ECL_ZONES];
} EclZones;

/* The zones that the seat may explore. */
void ecl_zones(const EclState *s, int seat, EclZones *zones);
const char *ecl_forbids_zone(const EclState *s, int seat, int q, int r);

/* The rotations, as bits, in which a sector may be placed in a zone. */
int ecl_rotations(const EclState *s, int seat, int sector, int q, int r);

/* Whether a second tile may be turned up (E2-21.20, E1-7.16). */
bool ecl_may_flip_another(const EclState *s, const Task *tile);

/* The sectors that are turned up and neither placed nor discarded. */
EclSectorSet ecl_flipped(const EclState *s);

void ecl_play_zone(EclState *s, int seat, int q, int r, EventList *events);
void ecl_play_another(EclState *s, EventList *events);
void ecl_play_place(EclState *s, int seat, int sector, int rotation, EventList *events);
void ecl_play_discard(EclState *s, int seat, EventList *events);

/* The task CLAIM asks if a disc can be placed. */
bool ecl_may_claim(const EclState *s, int seat, int sector);

#endif
