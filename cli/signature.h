/* The search over fixed positions of a game: how fast it is, and a number that changes when anything it
 * does changes. */
#ifndef CLI_SIGNATURE_H
#define CLI_SIGNATURE_H

#include "core/game.h"

typedef struct Signature {
    uint64_t hash; /* of every move tried and how often */
    double simulations_per_s;
} Signature;

/* False: memory is short. */
bool signature_make(const Game *game, const Setup *setup, Signature *out);

#endif
