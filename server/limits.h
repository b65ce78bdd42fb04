/* How often somebody may do something: buckets of tokens, and log-in attempts that get slower. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

/* So many at once, so many a second from then on. */
typedef struct Bucket {
    int64_t last_us;
    double tokens;
} Bucket;

bool bucket_take(Bucket *bucket, double burst, double per_second, int64_t now_us);

enum { LIMIT_ROWS = 4096 };

/* Buckets by name (an address, a user), the oldest forgotten first. */
typedef struct Limits {
    struct {
        uint64_t key;
        Bucket bucket;
    } row[LIMIT_ROWS];
} Limits;

bool limits_take(Limits *limits, const char *kind, const char *name, double burst,
                 double per_second, int64_t now_us);

#endif
