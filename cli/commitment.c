/* Commitments and fresh seeds, by libsodium. */
#include "cli/commitment.h"

#include <sodium.h>

static_assert(RECORD_COMMITMENT_BYTES == 2 * crypto_hash_sha256_BYTES + 1, "hex and its end");

void commitment_of(const uint8_t seed[RNG_SEED_BYTES], char hex[RECORD_COMMITMENT_BYTES])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, seed, RNG_SEED_BYTES);
    sodium_bin2hex(hex, RECORD_COMMITMENT_BYTES, hash, sizeof hash);
}

void seed_fresh(uint8_t seed[RNG_SEED_BYTES])
{
    randombytes_buf(seed, RNG_SEED_BYTES);
}
