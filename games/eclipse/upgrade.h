/* Upgrade: tiles returned, tiles placed, and that it can always be ended legally (E2-8, E1-12). */
#ifndef GAMES_ECLIPSE_UPGRADE_H
#define GAMES_ECLIPSE_UPGRADE_H

#include "games/eclipse/state.h"

/* The number of a slot among all of a player's: they are named in ascending order. */
static inline int ecl_slot_rank(int ship, int slot)
{
    return ship * ECL_SLOTS + slot;
}

/* The slots, as bits by rank, whose tile may be returned at the task TURN or REFIT. */
uint32_t ecl_returnable(const EclState *s, const Task *task);

/* The slots into which a part may be placed. */
uint32_t ecl_placeable(const EclState *s, const Task *task);

/* The parts that may be placed in a slot. */
EclPartSet ecl_parts_for(const EclState *s, const Task *task, int ship, int slot);

/* The blueprints, as bits, beside which a stored Muon Source may be placed. */
int ecl_muon_plans(const EclState *s, const Task *task);

/* Whether all blueprints are legal, so that the upgrade may end. */
bool ecl_may_close(const EclState *s, int seat);

const char *ecl_forbids_return(const EclState *s, const Task *task, int ship, int slot);
const char *ecl_forbids_slot(const EclState *s, const Task *task, int ship, int slot);
const char *ecl_forbids_part(const EclState *s, const Task *part_task, int part);
const char *ecl_forbids_muon(const EclState *s, const Task *task, int ship);

void ecl_play_return(EclState *s, int seat, int ship, int slot, EventList *events);
void ecl_play_slot(EclState *s, int seat, int ship, int slot);
void ecl_play_part(EclState *s, int seat, int part, EventList *events);
void ecl_play_muon(EclState *s, int seat, int ship, EventList *events);

/* A tile leaves its slot: back to the supply, or out of the game. A tile comes to a slot. */
void ecl_take_tile(EclState *s, int seat, int ship, int slot, EventList *events);
void ecl_put_tile(EclState *s, int seat, int ship, int slot, int part, EventList *events);
void ecl_put_muon(EclState *s, int seat, int ship, EventList *events);

#endif
