/* What a seat may see as numbers, for learning. */
#ifndef GAMES_SPACEBASE_FEATURES_H
#define GAMES_SPACEBASE_FEATURES_H

#include "games/spacebase/state.h"

enum {
    SB_KINDS = SB_FIRST_STARTER + 1, /* card kinds: starting ships are one */
    SB_SEAT_FEATURES = 3 + SB_SECTORS * SB_KINDS * 2 + SB_CHARGERS,
    SB_TABLE_FEATURES = 16 + SB_FIRST_STARTER + SB_TASKS + SB_SHIPS,
    SB_FEATURES = SB_SEATS * SB_SEAT_FEATURES + SB_TABLE_FEATURES,
    SB_FEATURE_LIMIT = 999
};

int sb_feature(const void *state, int viewer, Feature *out);

#endif
