/* Writes features: sparse, ascending by index, values within the game's limit. */
#ifndef CORE_FEATURE_H
#define CORE_FEATURE_H

#include "core/game.h"

typedef struct FeatureWriter {
    Feature *out;
    int n;
    int limit; /* Game.feature_limit */
} FeatureWriter;

/* A value of 0 is not written. */
static inline void feature_put(FeatureWriter *w, int index, int value)
{
    int small = value < w->limit ? value : w->limit;
    if (small < -w->limit)
        small = -w->limit;
    if (small)
        w->out[w->n++] = (Feature){ (uint16_t)index, (int16_t)small };
}

#endif
