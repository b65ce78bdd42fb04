/* What the network of Space Base sees beside the terms of its value. */
#ifndef GAMES_SPACEBASE_SIGHT_H
#define GAMES_SPACEBASE_SIGHT_H

#include "core/net.h"
#include "games/spacebase/laid.h"

/* Of a seat: what lies before it, then the charges on each charger. Of the table: ships in the
 * shipyard, colonies for sale by sector, the phase. */
enum {
    SB_SIGHT_CHARGES = SB_LAID_ROWS,
    SB_SIGHT_SEAT = SB_SIGHT_CHARGES + SB_CHARGERS,
    SB_SIGHT_COLONIES = SB_SHIPS,
    SB_SIGHT_PHASE = SB_SIGHT_COLONIES + SB_SECTORS + 1,
    SB_SIGHT_TABLE = SB_SIGHT_PHASE + SB_PHASES
};

void sb_see_seat(const void *state, int seat, NetEntries *list);
void sb_see_table(const void *state, NetEntries *list);

#endif
