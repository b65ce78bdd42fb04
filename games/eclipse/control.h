/* Discs and cubes in sectors: taking control, giving it up, what becomes of the cubes, and the
 * discovery tile that a disc takes. */
#ifndef GAMES_ECLIPSE_CONTROL_H
#define GAMES_ECLIPSE_CONTROL_H

#include "games/eclipse/state.h"

/* A disc goes from the seat's influence track to the sector. */
void ecl_place_disc(EclState *s, int seat, int sector, EventList *events);

/* The same, and it takes the discovery tile that lies
 * there with no enemy left (E2-11.11, E1-8.1). */
void ecl_claim(EclState *s, int seat, int sector, EventList *events);

/* The controller's disc returns to his track, his cubes to theirs; where he has a choice the task
 * CUBES asks him (E2-11.9, E1-9.6). */
void ecl_vacate(EclState *s, int sector, EventList *events);

/* A cube of a square is destroyed (E2-17.3, E1-16.36); the owner may be asked for the graveyard. */
void ecl_kill_cube(EclState *s, int sector, int square, EventList *events);

/* How many cubes are in the sector, and in the square. */
int ecl_cubes_in(const EclState *s, int sector);
int ecl_cubes_on(const EclState *s, int sector, int square);

/* The task CUBES: `any` cubes may go to any track, `orbital` ones to science or money; to graveyards
 * instead of tracks if `dead`. */
void ecl_return_cubes(EclState *s, int seat, int any, int orbital, bool dead);

/* The tracks, as bits, that the next cube of the task CUBES may go to. */
int ecl_cube_tracks(const EclState *s, const Task *task);
void ecl_run_cubes(EclState *s, EventList *events);
void ecl_play_track(EclState *s, int track, EventList *events);

#endif
