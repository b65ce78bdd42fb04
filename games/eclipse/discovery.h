/* Discovery tiles: taken, used for their reward or kept (E2-6.14 to E2-6.27, E1-8). */
#ifndef GAMES_ECLIPSE_DISCOVERY_H
#define GAMES_ECLIPSE_DISCOVERY_H

#include "games/eclipse/state.h"

/* The seat takes the tile that lies face down in the sector: the task FIND asks for its use. */
void ecl_take_discovery(EclState *s, int seat, int sector, EventList *events);

/* A tile of the supply, if there is one, that belongs to no sector (E2-7.23). */
void ecl_take_supply_discovery(EclState *s, int seat, EventList *events);

#endif
