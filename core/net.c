/* In single precision and a fixed order of steps, so that every machine finds the same. */
#include "core/net.h"

#include <string.h>

static void add(NetRow *to, const NetRow *row, float times)
{
    for (int i = 0; i < NET_UNITS; i++)
        to->unit[i] += times * row->unit[i];
}

static void add_all(NetRow *to, const NetRow *rows, const NetEntries *list)
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

void net_think(const Net *net, const NetPosition *position, NetThought *thought)
{
    int seats = position->seats;
    NetRow common = { 0 }, all = { 0 }, shown[SEATS_MAX];
    memset(thought, 0, sizeof *thought);
    memset(shown, 0, sizeof shown);
    add_all(&common, net->common, &position->table);
    for (int seat = 0; seat < seats; seat++) {
        add_all(&thought->seat[seat], net->own, &position->seat[seat]);
        add_all(&shown[seat], net->others, &position->seat[seat]);
        add(&all, &shown[seat], 1);
    }
    for (int seat = 0; seat < seats; seat++) {
        NetRow *row = &thought->seat[seat];
        float each = seats > 1 ? 1.0f / (float)(seats - 1) : 0;
        add(row, &common, 1);
        add(row, &all, each);
        add(row, &shown[seat], -each);
        thought->logit[seat] = logit_of(row, net->out);
    }
}
