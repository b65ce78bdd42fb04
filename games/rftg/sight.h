/* What the network of Race for the Galaxy sees beside the terms of its value. */
#ifndef GAMES_RFTG_SIGHT_H
#define GAMES_RFTG_SIGHT_H

#include "core/net.h"
#include "games/rftg/state.h"

/* Of a seat: the designs of its tableau and of its hand, goods by kind, chips, arms, goals, and what it
 * chose for the round. Of the table: the pool, the phase under way, goals that nobody has, the expansion. */
enum {
    RFTG_SIGHT_HAND = RFTG_DESIGNS,
    RFTG_SIGHT_GOODS = RFTG_SIGHT_HAND + RFTG_DESIGNS,
    RFTG_SIGHT_GOALS = RFTG_SIGHT_GOODS + RFTG_KINDS,
    RFTG_SIGHT_ACTIONS = RFTG_SIGHT_GOALS + RFTG_GOALS,
    RFTG_SIGHT_VP = RFTG_SIGHT_ACTIONS + RFTG_ACTIONS,
    RFTG_SIGHT_HAND_CARDS,
    RFTG_SIGHT_MILITARY,
    RFTG_SIGHT_TEMPORARY,
    RFTG_SIGHT_SHOWN,
    RFTG_SIGHT_SEAT,
    RFTG_SIGHT_PHASES = 1, /* after the pool */
    RFTG_SIGHT_OPEN = RFTG_SIGHT_PHASES + RFTG_ROUND_END + 1,
    RFTG_SIGHT_BOXES = RFTG_SIGHT_OPEN + RFTG_GOALS,
    RFTG_SIGHT_ROUND = RFTG_SIGHT_BOXES + RFTG_BOXES,
    RFTG_SIGHT_TABLE
};

void rftg_see_seat(const void *state, int seat, NetEntries *list);
void rftg_see_table(const void *state, NetEntries *list);

#endif
