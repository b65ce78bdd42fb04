/* Influence: discs from and to sectors, colony ships turned up (E2-11, E1-9). */
#ifndef GAMES_ECLIPSE_INFLUENCE_H
#define GAMES_ECLIPSE_INFLUENCE_H

#include "games/eclipse/state.h"

/* The sectors where a disc from a source (none: the track) may be put. */
EclSectorSet ecl_disc_targets(const EclState *s, int seat, int source);

/* The sectors whose disc may be lifted. */
EclSectorSet ecl_liftable(const EclState *s, int seat);

const char *ecl_forbids_lift_track(const EclState *s, int seat);
const char *ecl_forbids_lift(const EclState *s, int seat, int sector);
const char *ecl_forbids_put(const EclState *s, const Task *disc, int sector);
const char *ecl_forbids_refresh(const EclState *s, const Task *turn);

void ecl_play_lift(EclState *s, int seat, int source);
void ecl_play_put(EclState *s, int seat, int target, EventList *events);
void ecl_play_refresh(EclState *s, int seat, EventList *events);

#endif
