/* A small network that corrects what the weighed terms say of a position: what goes well together, what
 * lies on the table, and what the others have. One layer of units for each seat, which see what the seat
 * has, the mean of what the others have, and what all have in common. `orrery tune --net` teaches it. */
#ifndef CORE_NET_H
#define CORE_NET_H

#include <stdbool.h>
#include <stdint.h>

#include "core/agenda.h"

enum { NET_UNITS = 32, NET_ENTRIES_MAX = 256 };

/* What one of an entry adds to each unit. */
typedef struct NetRow {
    float unit[NET_UNITS];
} NetRow;

typedef struct Net {
    const NetRow *own, *others; /* a row for each thing that a seat may have */
    const NetRow *common;       /* a row for each thing of the table */
    const NetRow *out;          /* one row: what each unit adds to the logit */
} Net;

/* That a file of rows, called so by NET(part), has one for each thing: it was written for other things else. */
#define NET_FITS(net, seat_rows, table_rows)                                                       \
    static_assert(sizeof net##_own / sizeof(NetRow) == (seat_rows) &&                              \
                      sizeof net##_others == sizeof net##_own &&                                   \
                      sizeof net##_common / sizeof(NetRow) == (table_rows) &&                      \
                      sizeof net##_out == sizeof(NetRow),                                          \
                  "a row for each thing")

/* What is there: how much of which row's thing. */
typedef struct NetEntry {
    int16_t row, value;
} NetEntry;

typedef struct NetEntries {
    int n, first; /* rows are named from `first` on */
    NetEntry at[NET_ENTRIES_MAX];
} NetEntries;

/* A position as the network sees it, and what the weighed terms say, in 1/10,000 logits. */
typedef struct NetPosition {
    int seats;
    int64_t sum[SEATS_MAX];
    NetEntries seat[SEATS_MAX], table;
} NetPosition;

/* What the network makes of it. */
typedef struct NetThought {
    NetRow seat[SEATS_MAX];
    float logit[SEATS_MAX];
} NetThought;

static inline void net_note(NetEntries *list, int row, int value)
{
    assert(list->n < NET_ENTRIES_MAX);
    if (value)
        list->at[list->n++] =
            (NetEntry){ .row = (int16_t)(list->first + row), .value = (int16_t)value };
}

/* A unit passes on what is above zero, and a little of what is below. */
static inline float net_slope(float unit)
{
    return unit > 0 ? 1.0f : 0.125f;
}

void net_think(const Net *net, const NetPosition *position, NetThought *thought);

/* Each thread keeps the sums of the last position it thought of. Who changes the rows of a network says so. */
void net_forget(void);

#endif
