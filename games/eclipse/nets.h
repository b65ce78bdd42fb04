/* The networks that judge Eclipse, taught by `orrery tune --net` (docs/bots.md). */
#ifndef GAMES_ECLIPSE_NETS_H
#define GAMES_ECLIPSE_NETS_H

#include "core/net.h"

extern const Net ecl_net1, ecl_net1_of_two, ecl_net2, ecl_net2_of_two;

#endif
