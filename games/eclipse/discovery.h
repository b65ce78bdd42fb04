/* Discovery tiles: taken, used for their reward or kept (E2-6.14 to E2-6.27, E1-8). */
#ifndef GAMES_ECLIPSE_DISCOVERY_H
#define GAMES_ECLIPSE_DISCOVERY_H

#include "games/eclipse/state.h"

/* The seat takes the tile that lies face down in the sector: the task FIND asks for its use. */
void ecl_take_discovery(EclState *s, int seat, int sector, EventList *events);

/* A tile of the supply, if there is one, that belongs to no sector (E2-7.23). */
void ecl_take_supply_discovery(EclState *s, int seat, EventList *events);

/* The rule that forbids to use the tile of the task FIND for its reward. */
const char *ecl_forbids_reward(const EclState *s, const Task *find);
void ecl_run_find(EclState *s, EventList *events);
void ecl_play_reward(EclState *s, int seat, EventList *events);
void ecl_play_keep(EclState *s, int seat, EventList *events);
void ecl_play_take(EclState *s, int seat, int tech, EventList *events);

/* The slots, as bits by rank, where the ancient part of the task FIT may go; the tiles that may make room
 * for it at the task UNFIT; the blueprints for a Muon Source. */
uint32_t ecl_fit_slots(const EclState *s, const Task *fit);
uint32_t ecl_unfit_slots(const EclState *s, const Task *unfit);
int ecl_fit_muon(const EclState *s, const Task *fit);
void ecl_play_fit(EclState *s, int seat, int ship, int slot, EventList *events);
void ecl_play_fit_muon(EclState *s, int seat, int ship, EventList *events);
void ecl_play_unfit(EclState *s, int seat, int slot, EventList *events);
void ecl_play_store(EclState *s, int seat, EventList *events);

#endif
