/* In single precision and a fixed order of steps, so that every machine finds the same. */
#include "core/net.h"

#include <string.h>

/* Compiled for wider vectors, too, and chosen when the program starts: the same steps in the same order for each
 * unit. Not by clang 14, which gives such functions names that its linker does not find. */
#if defined(__x86_64__) && defined(__linux__) && !defined(__clang__)
#define WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define WIDE
#endif

static void add(NetRow *to, const NetRow *row, float times)
{
    for (int i = 0; i < NET_UNITS; i++)
        to->unit[i] += times * row->unit[i];
}

WIDE static void add_all(NetRow *to, const NetRow *rows, const NetEntries *list)
{
    for (int i = 0; i < list->n; i++)
        add(to, &rows[list->at[i].row], list->at[i].value);
}

static float logit_of(NetRow *row, const NetRow *out)
{
    float logit = 0;
    for (int i = 0; i < NET_UNITS; i++) {
        row->unit[i] *= net_slope(row->unit[i]);
        logit += row->unit[i] * out->unit[i];
    }
    return logit;
}

/* What the rows added up to last time: from one position to the next most seats have what they had. */
typedef struct Sums {
    NetEntries of;
    NetRow own, shown; /* by the rows of own and of others; the table's by those of common */
} Sums;

static _Thread_local struct {
    const Net *net;
    Sums seat[SEATS_MAX], table;
} last;

void net_forget(void)
{
    last.net = NULL;
}

static bool same_entries(const NetEntries *a, const NetEntries *b)
{
    return a->n == b->n && memcmp(a->at, b->at, (size_t)a->n * sizeof a->at[0]) == 0;
}

static const Sums *add_up(Sums *sums, const NetEntries *list, const NetRow *own,
                          const NetRow *others)
{
    if (same_entries(&sums->of, list))
        return sums;
    memset(&sums->own, 0, sizeof sums->own);
    memset(&sums->shown, 0, sizeof sums->shown);
    add_all(&sums->own, own, list);
    if (others)
        add_all(&sums->shown, others, list);
    sums->of.n = list->n;
    memcpy(sums->of.at, list->at, (size_t)list->n * sizeof list->at[0]);
    return sums;
}

/* Sums by another network, or by what this one was before a lesson, are of no use. */
static void remember(const Net *net)
{
    if (last.net == net)
        return;
    last.net = net;
    last.table.of.n = -1;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        last.seat[seat].of.n = -1;
}

WIDE void net_think(const Net *net, const NetPosition *position, NetThought *thought)
{
    int seats = position->seats;
    NetRow all = { 0 };
    remember(net);
    memset(thought, 0, sizeof *thought);
    const NetRow *common = &add_up(&last.table, &position->table, net->common, NULL)->own;
    for (int seat = 0; seat < seats; seat++)
        add(&all, &add_up(&last.seat[seat], &position->seat[seat], net->own, net->others)->shown,
            1);
    for (int seat = 0; seat < seats; seat++) {
        NetRow *row = &thought->seat[seat];
        float each = seats > 1 ? 1.0f / (float)(seats - 1) : 0;
        *row = last.seat[seat].own;
        add(row, common, 1);
        add(row, &all, each);
        add(row, &last.seat[seat].shown, -each);
        thought->logit[seat] = logit_of(row, net->out);
    }
}
