/* What the network of Space Base sees beside the terms of its value. */
#ifndef GAMES_SPACEBASE_SIGHT_H
#define GAMES_SPACEBASE_SIGHT_H

#include "core/net.h"
#include "games/spacebase/state.h"

/* What a sector gives on its station's side, and what its deployed ships give together. */
typedef enum SbSightSide {
    SB_SEE_VP,
    SB_SEE_CREDITS,
    SB_SEE_INCOME,
    SB_SEE_ABILITY,
    SB_SEE_CLAIMS,
    SB_SEE_LEFT,
    SB_SEE_RIGHT,
    SB_SEE_COLONY,
    SB_SIGHT_SIDE
} SbSightSide;

/* Of a seat: both sides of each sector, then the charges on each charger. Of the table: ships in the
 * shipyard, colonies for sale by sector, the phase. */
enum {
    SB_SIGHT_SECTOR = 2 * SB_SIGHT_SIDE,
    SB_SIGHT_CHARGES = SB_SECTORS * SB_SIGHT_SECTOR,
    SB_SIGHT_SEAT = SB_SIGHT_CHARGES + SB_CHARGERS,
    SB_SIGHT_COLONIES = SB_SHIPS,
    SB_SIGHT_PHASE = SB_SIGHT_COLONIES + SB_SECTORS + 1,
    SB_SIGHT_TABLE = SB_SIGHT_PHASE + SB_PHASES
};

void sb_see_seat(const void *state, int seat, NetEntries *list);
void sb_see_table(const void *state, NetEntries *list);

#endif
