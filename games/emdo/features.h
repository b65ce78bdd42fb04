/* What a seat may see as numbers, for learning. */
#ifndef GAMES_EMDO_FEATURES_H
#define GAMES_EMDO_FEATURES_H

#include "games/emdo/state.h"

enum {
    EMDO_SEAT_FEATURES = 8 + EMDO_ROLES + EMDO_PERMANENTS + 3 * EMDO_CARDS + EMDO_PLANETS +
                         2 * EMDO_BACKS + EMDO_RESOURCES,
    EMDO_TABLE_FEATURES = 16 + EMDO_TASKS + EMDO_ROLES + EMDO_KINDS + EMDO_TECHS + EMDO_BACKS +
                          2 * EMDO_PLANETS + EMDO_CARDS,
    EMDO_FEATURES =
        EMDO_SEATS * EMDO_SEAT_FEATURES + EMDO_TABLE_FEATURES + EMDO_CARDS + EMDO_PLANETS,
    EMDO_FEATURE_LIMIT = 999
};

int emdo_feature(const void *state, int viewer, Feature *out);

#endif
