/* What a player may do at any moment of his turn: return reputation tiles, offer diplomacy, trade, use
 * colony ships (E2-5.9 to E2-5.17, E2-13.13, E1-3.7, E1-6). */
#ifndef GAMES_ECLIPSE_FREE_H
#define GAMES_ECLIPSE_FREE_H

#include "games/eclipse/state.h"

/* The berths, as bits, of a sector that the seat can fill. */
int ecl_open_berths(const EclState *s, int seat, int sector);

/* The sectors that a colony ship of the seat can settle. */
EclSectorSet ecl_colony_sectors(const EclState *s, int seat);

bool ecl_may_trade(const EclState *s, int seat, int from, int to);

/* Free moves come in this order, and begin anew when one makes another possible. */
enum { ECL_RANK_DROP = 0, ECL_RANK_OFFER = 8, ECL_RANK_TRADE = 16, ECL_RANK_COLONY = 32 };

/* What is open behind the task FREE (or COLONIES, PEACE) from its rank on. */
typedef struct EclFree {
    uint32_t drops; /* bit n: a reputation tile of value n */
    SeatSet offers;
    uint32_t trades; /* bit 3 * from + to */
    EclSectorSet sectors;
} EclFree;

EclFree ecl_free_moves(const EclState *s, const Task *task);

/* Whether anything is open at the task TURN. */
bool ecl_has_free(const EclState *s, const Task *turn);

const char *ecl_forbids_drop(const EclState *s, const Task *task, int seat, int value);
const char *ecl_forbids_trade(const EclState *s, const Task *task, int from, int to);
const char *ecl_forbids_colony(const EclState *s, const Task *task, int sector);
const char *ecl_forbids_cube(const EclState *s, const Task *square, int berth);

void ecl_play_free(EclState *s, int seat);
void ecl_play_drop(EclState *s, int seat, int value, EventList *events);
void ecl_play_free_offer(EclState *s, int seat, int other, EventList *events);
void ecl_play_trade(EclState *s, int seat, int from, int to, EventList *events);
void ecl_play_colony(EclState *s, int seat, int sector);
void ecl_play_cube(EclState *s, int seat, int berth, EventList *events);

#endif
