#include "games/eclipse/nets.h"

#include "core/value.h"

#include "games/eclipse/sight.h"
#include "games/eclipse/value.h"

#define NET(part) net1_##part
#include "games/eclipse/net1.def"
#undef NET
#define NET(part) net1_of_two_##part
#include "games/eclipse/net1_of_two.def"
#undef NET
#define NET(part) net2_##part
#include "games/eclipse/net2.def"
#undef NET
#define NET(part) net2_of_two_##part
#include "games/eclipse/net2_of_two.def"
#undef NET

#define MAKE_NET(net)                                                                              \
    NET_FITS(net, SEE_TERMS + ECL_TERMS + ECL_SIGHT_SEAT, SEE_TABLE + ECL_SIGHT_TABLE);            \
    const Net ecl_##net = { net##_own, net##_others, net##_common, net##_out }

MAKE_NET(net1);
MAKE_NET(net1_of_two);
MAKE_NET(net2);
MAKE_NET(net2_of_two);
