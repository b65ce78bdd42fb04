/* What a viewer may see as numbers. */
#ifndef GAMES_RFTG_FEATURES_H
#define GAMES_RFTG_FEATURES_H

#include "games/rftg/state.h"

enum {
    RFTG_SEAT_FEATURES = 16 + RFTG_ACTIONS + 4 * RFTG_DESIGNS,
    RFTG_FEATURES =
        RFTG_SEATS * RFTG_SEAT_FEATURES + 64 + RFTG_TASKS + RFTG_GOALS + 2 * RFTG_DESIGNS,
    RFTG_FEATURE_LIMIT = 127,
    RFTG_ACTION_COUNT = 16384
};

int rftg_feature(const void *state, int viewer, Feature *out);

#endif
