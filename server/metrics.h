/* Counters and histograms, written as Prometheus text. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "core/text.h"

enum { METRIC_BUCKETS = 12, REFUSAL_KINDS = 8 };

typedef struct Histogram {
    uint64_t bucket[METRIC_BUCKETS + 1], count, sum_us;
} Histogram;

typedef enum Refusal {
    REFUSED_RULE,
    REFUSED_VERSION,
    REFUSED_REQUEST,
    REFUSED_RATE,
    REFUSED_SIZE,
    REFUSED_ORIGIN,
    REFUSED_LOGIN,
    REFUSED_STORE
} Refusal;

typedef struct Metrics {
    int tables, sockets, jobs;
    uint64_t moves, messages, requests, bytes_out;
    uint64_t thoughts, thoughts_gone_on; /* of bots; those that began with what the last one left */
    uint64_t refused[REFUSAL_KINDS];
    Histogram commit, acknowledge;
} Metrics;

void metrics_observe(Histogram *histogram, int64_t us);
void metrics_write(const Metrics *metrics, Text *out);

#endif
