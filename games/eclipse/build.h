/* Build: ships and structures (E2-9, E1-13). */
#ifndef GAMES_ECLIPSE_BUILD_H
#define GAMES_ECLIPSE_BUILD_H

#include "games/eclipse/state.h"

/* The sectors where the seat could place a unit. */
EclSectorSet ecl_sites(const EclState *s, int seat, int unit);

/* The least that a unit costs which the seat could build if it had the materials; or ECL_NO_PRICE. */
int ecl_cheapest_unit(const EclState *s, int seat);

const char *ecl_forbids_build(const EclState *s, int seat, int unit);
const char *ecl_forbids_site(const EclState *s, int seat, int unit, int sector);
void ecl_play_build(EclState *s, int seat, int unit);
void ecl_play_site(EclState *s, int seat, int sector, EventList *events);

/* A structure stands in a sector from now on. */
void ecl_erect(EclState *s, int unit, int sector);

#endif
