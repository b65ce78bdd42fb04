/* A player's board: influence and population tracks, storage, reputation track (E2-1.9 to E2-1.18,
 * E1-3, E1-10.8). */
#ifndef GAMES_ECLIPSE_BOARD_H
#define GAMES_ECLIPSE_BOARD_H

#include "games/eclipse/state.h"

/* What the discs off the track cost each round (E2-1.11, E1-3.5). */
int ecl_upkeep_cost(const EclState *s, int seat);

/* What a population track produces (E2-1.14, E1-3.2). */
int ecl_production(const EclState *s, int seat, int resource);

/* Whether so many ambassadors and reputation tiles find room (E2-1.17, E1-10.8). */
bool ecl_has_room(const EclState *s, int seat, int ambassadors, int reputation);

void ecl_gain(EclState *s, int seat, int resource, int n, EventList *events);

/* Draws a reputation tile from the bag, which has one; its value. */
int ecl_draw_reputation(EclState *s);

/* A reputation tile comes to the seat's track, or goes from there into the bag. */
void ecl_take_reputation(EclState *s, int seat, int value, EventList *events);
void ecl_drop_reputation(EclState *s, int seat, int value, EventList *events);

/* Draws a discovery tile among those nobody has seen. */
int ecl_draw_discovery(EclState *s);

/* Technologies come from the bag to the tray: `regular` of them, rare ones on top (E2-3.1, E2-19.1). */
void ecl_draw_techs(EclState *s, int regular, EventList *events);

#endif
