/* What is published of a seed before a game: its SHA-256, so that anyone can check it afterwards. */
#ifndef CLI_COMMITMENT_H
#define CLI_COMMITMENT_H

#include "core/record.h"

/* The SHA-256 of the 32 bytes of a seed, in hex. */
void commitment_of(const uint8_t seed[RNG_SEED_BYTES], char hex[RECORD_COMMITMENT_BYTES]);

/* A seed that nobody can guess. */
void seed_fresh(uint8_t seed[RNG_SEED_BYTES]);

#endif
