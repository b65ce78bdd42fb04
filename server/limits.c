/* Token buckets in a small table of places by hash: a clash makes two names share a bucket, which only
 * ever limits more. */
#include "server/limits.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

bool bucket_take(Bucket *bucket, double burst, double per_second, int64_t now_us)
{
    if (!bucket->last_us)
        bucket->tokens = burst;
    else
        bucket->tokens += (double)(now_us - bucket->last_us) * per_second / 1e6;
    if (bucket->tokens > burst)
        bucket->tokens = burst;
    bucket->last_us = now_us;
    if (bucket->tokens < 1)
        return false;
    bucket->tokens -= 1;
    return true;
}

bool limits_take(Limits *limits, const char *kind, const char *name, double burst,
                 double per_second, int64_t now_us)
{
    uint64_t seed = XXH3_64bits(kind, strlen(kind));
    uint64_t key = XXH3_64bits_withSeed(name, strlen(name), seed);
    Bucket *bucket = &limits->row[key % LIMIT_ROWS].bucket;
    if (limits->row[key % LIMIT_ROWS].key != key) {
        double idle = bucket->last_us ? (double)(now_us - bucket->last_us) / 1e6 : 1e9;
        if (idle > 600) { /* long forgotten: the place is free */
            limits->row[key % LIMIT_ROWS].key = key;
            *bucket = (Bucket){ 0 };
        }
    }
    return bucket_take(bucket, burst, per_second, now_us);
}
