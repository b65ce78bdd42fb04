/* What the network of Eclipse sees beside the terms of its value. */
#ifndef GAMES_ECLIPSE_SIGHT_H
#define GAMES_ECLIPSE_SIGHT_H

#include "core/net.h"
#include "games/eclipse/state.h"

/* Of a seat: species, technologies, ships and what their blueprints add up to, cubes and discs, tiles.
 * Of the table: the round, technologies on the tray, sectors in the stacks. */
enum {
    ECL_SIGHT_TECHS = ECL_SPECIES,
    ECL_SIGHT_SHIPS = ECL_SIGHT_TECHS + ECL_TECHS,
    ECL_SIGHT_PLANS = ECL_SIGHT_SHIPS + ECL_SHIPS,
    ECL_SIGHT_CUBES = ECL_SIGHT_PLANS + ECL_SHIPS * (int)sizeof(EclValues),
    ECL_SIGHT_GRAVES = ECL_SIGHT_CUBES + ECL_RESOURCES,
    ECL_SIGHT_SPENT = ECL_SIGHT_GRAVES + ECL_RESOURCES,
    ECL_SIGHT_TILES = ECL_SIGHT_SPENT + ECL_ACTIONS,
    ECL_SIGHT_RESERVE = ECL_SIGHT_TILES + ECL_VALUES,
    ECL_SIGHT_STARTS,
    ECL_SIGHT_NEXT,
    ECL_SIGHT_TRAITOR,
    ECL_SIGHT_OUT,
    ECL_SIGHT_ORBITALS,
    ECL_SIGHT_MONOLITHS,
    ECL_SIGHT_STORED,
    ECL_SIGHT_SEAT,
    ECL_SIGHT_TRAY = 10, /* after the rounds, 0 for none yet */
    ECL_SIGHT_LEFT = ECL_SIGHT_TRAY + ECL_TECHS,
    ECL_SIGHT_TABLE = ECL_SIGHT_LEFT + 3
};

void ecl_see_seat(const void *state, int seat, NetEntries *list);
void ecl_see_table(const void *state, NetEntries *list);

#endif
