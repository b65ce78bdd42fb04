/* Prometheus text. */
#include "server/metrics.h"

static const int edge_us[METRIC_BUCKETS] = { 100,   250,   500,   1000,   2500,   5000,
                                             10000, 20000, 50000, 100000, 500000, 1000000 };

static const char *const refusals[REFUSAL_KINDS] = { "rule", "version", "request", "rate",
                                                     "size", "origin",  "login",   "store" };

void metrics_observe(Histogram *histogram, int64_t us)
{
    int at = 0;
    while (at < METRIC_BUCKETS && us > edge_us[at])
        at++;
    histogram->bucket[at]++;
    histogram->count++;
    histogram->sum_us += us > 0 ? (uint64_t)us : 0;
}

static void put(Text *out, const char *name, const char *kind, uint64_t value)
{
    text_fmt(out, "# TYPE %s %s\n%s %llu\n", name, kind, name, (unsigned long long)value);
}

static void put_histogram(Text *out, const char *name, const Histogram *h)
{
    uint64_t sum = 0;
    text_fmt(out, "# TYPE %s histogram\n", name);
    for (int i = 0; i < METRIC_BUCKETS; i++) {
        sum += h->bucket[i];
        text_fmt(out, "%s_bucket{le=\"%g\"} %llu\n", name, edge_us[i] / 1e6,
                 (unsigned long long)sum);
    }
    text_fmt(out, "%s_bucket{le=\"+Inf\"} %llu\n", name, (unsigned long long)h->count);
    text_fmt(out, "%s_sum %g\n", name, (double)h->sum_us / 1e6);
    text_fmt(out, "%s_count %llu\n", name, (unsigned long long)h->count);
}

void metrics_write(const Metrics *m, Text *out)
{
    put(out, "orrery_tables", "gauge", (uint64_t)m->tables);
    put(out, "orrery_sockets", "gauge", (uint64_t)m->sockets);
    put(out, "orrery_jobs", "gauge", (uint64_t)m->jobs);
    put(out, "orrery_moves_total", "counter", m->moves);
    put(out, "orrery_bot_thoughts_total", "counter", m->thoughts);
    put(out, "orrery_bot_thoughts_gone_on_total", "counter", m->thoughts_gone_on);
    put(out, "orrery_messages_total", "counter", m->messages);
    put(out, "orrery_requests_total", "counter", m->requests);
    put(out, "orrery_sent_bytes_total", "counter", m->bytes_out);
    text_put(out, "# TYPE orrery_refused_total counter\n");
    for (int i = 0; i < REFUSAL_KINDS; i++)
        text_fmt(out, "orrery_refused_total{reason=\"%s\"} %llu\n", refusals[i],
                 (unsigned long long)m->refused[i]);
    put_histogram(out, "orrery_commit_seconds", &m->commit);
    put_histogram(out, "orrery_acknowledge_seconds", &m->acknowledge);
}
