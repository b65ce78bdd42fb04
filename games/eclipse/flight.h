/* Move: a ship, then sector by sector (E2-10, E1-14). */
#ifndef GAMES_ECLIPSE_FLIGHT_H
#define GAMES_ECLIPSE_FLIGHT_H

#include "games/eclipse/state.h"

const char *ecl_forbids_ship(const EclState *s, int seat, int ship, int sector);
const char *ecl_forbids_step(const EclState *s, const Task *flight, int sector);

/* The sectors where the seat has a ship that may leave for another one. */
EclSectorSet ecl_departures(const EclState *s, int seat);

/* The sectors that the ship under way may go to next. */
EclSectorSet ecl_steps(const EclState *s, const Task *flight);

void ecl_play_ship(EclState *s, int seat, int ship, int sector);
void ecl_play_step(EclState *s, int seat, int sector, EventList *events);

#endif
