/* Set-up (E2-3, E1-2). */
#ifndef GAMES_ECLIPSE_SETUP_H
#define GAMES_ECLIPSE_SETUP_H

#include "games/eclipse/state.h"

bool ecl_setup_ok(const Setup *setup, Text *why);
void ecl1_setup(void *state, EventList *events);
void ecl2_setup(void *state, EventList *events);

/* The species whose board is still free (E2-3.10, E1-2.9), as bits. */
uint32_t ecl_free_species(const EclState *s);

/* Who chooses after `seat`; the start player is last, or first among Terrans (E1-2.7). */
int ecl_next_chooser(const EclState *s, int seat);

/* All have a species: sectors, boards, ships, the first round. */
void ecl_start_play(EclState *s, EventList *events);

/* The discovery tiles, sectors of a ring and technologies that this game begins with. */
EclTiles ecl_all_tiles(const EclState *s);
EclSectorSet ecl_ring_sectors(const EclState *s, int ring);
int ecl_tech_copies(const EclState *s, int tech);

#endif
