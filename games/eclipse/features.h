/* What a viewer may see as numbers, for learning. */
#ifndef GAMES_ECLIPSE_FEATURES_H
#define GAMES_ECLIPSE_FEATURES_H

#include "games/eclipse/state.h"

enum {
    ECL_SEAT_FEATURES = 40 + ECL_SPECIES + ECL_TECHS + ECL_SHIPS * 16 + ECL_PARTS + ECL_ACTIONS,
    ECL_SECTOR_FEATURES = 9 + 2 * ECL_SEATS + ECL_SHIPS * ECL_SEATS + ECL_SQUARES + 3,
    ECL_TABLE_FEATURES = 24 + ECL_TASKS + 2 * ECL_TECHS,
    ECL_OWN_FEATURES = ECL_VALUES + ECL_DISCOVERIES,
    ECL_FEATURES = ECL_SEATS * ECL_SEAT_FEATURES + ECL_SECTORS * ECL_SECTOR_FEATURES +
                   ECL_TABLE_FEATURES + ECL_OWN_FEATURES,
    ECL_FEATURE_LIMIT = 10000
};

int ecl_feature(const void *state, int viewer, Feature *out);

#endif
