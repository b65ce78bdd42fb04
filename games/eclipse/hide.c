/* Reputation tiles of others, also those they have just drawn, and the bag form one pool (E2-H2,
 * E1-H.10); in the 1st edition the discovery tiles that others keep or look at form one with those
 * nobody has seen. Stacks and face-down tiles are sets: nothing of them is dealt before it is drawn. */
#include "games/eclipse/hide.h"

#include <string.h>

#include "games/eclipse/state.h"

/* ---- reputation ---- */

static void pour(uint8_t from[ECL_VALUES], uint8_t to[ECL_VALUES])
{
    for (int value = 1; value < ECL_VALUES; value++) {
        to[value] = (uint8_t)(to[value] + from[value]);
        from[value] = 0;
    }
    to[0] = (uint8_t)(to[0] + from[0]); /* from[0] stays: so many are to be dealt again */
}

static void deal(uint8_t pool[ECL_VALUES], uint8_t to[ECL_VALUES], Rng *rng)
{
    for (int i = 0; i < to[0]; i++) {
        int at = rng_below(rng, pool[0]), value = 1;
        while (at >= pool[value])
            at -= pool[value++];
        pool[value]--;
        pool[0]--;
        to[value]++;
    }
}

static void deal_reputation(EclState *s, int viewer, Rng *rng)
{
    bool drawn = s->battle.drawn[0] && agenda_peek(&s->head)->seat != viewer;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != viewer)
            pour(s->seat[seat].reputation, s->reputation);
    if (drawn)
        pour(s->battle.drawn, s->reputation);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != viewer)
            deal(s->reputation, s->seat[seat].reputation, rng);
    if (drawn)
        deal(s->reputation, s->battle.drawn, rng);
}

/* ---- discoveries of the 1st edition ---- */

static int draw(EclTiles *pool, Rng *rng)
{
    int at = rng_below(rng, ecl_tiles_count(*pool)), kind = 1;
    while (at >= ecl_tiles_of(*pool, kind))
        at -= ecl_tiles_of(*pool, kind++);
    *pool -= ecl_tile(kind);
    return kind;
}

/* The tile that another seat is looking at. */
static Task *looked_at(EclState *s, int viewer)
{
    for (int i = 0; i < s->head.tasks; i++)
        if (s->head.agenda[i].kind == ECL_TASK_FIND && s->head.agenda[i].seat != viewer)
            return &s->head.agenda[i];
    return NULL;
}

static void deal_discoveries(EclState *s, int viewer, Rng *rng)
{
    Task *look = looked_at(s, viewer);
    int kept[ECL_SEATS] = { 0 };
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (seat == viewer)
            continue;
        kept[seat] = ecl_tiles_count(s->seat[seat].kept);
        s->tiles += s->seat[seat].kept;
        s->seat[seat].kept = 0;
    }
    if (look)
        s->tiles += ecl_tile(look->a);
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int i = 0; i < kept[seat]; i++)
            s->seat[seat].kept += ecl_tile(draw(&s->tiles, rng));
    if (look)
        look->a = (uint8_t)draw(&s->tiles, rng);
}

void ecl_hide(void *state, int viewer, Rng *rng)
{
    EclState *s = state;
    deal_reputation(s, viewer, rng);
    if (ecl_rule(s)->discovery_secret)
        deal_discoveries(s, viewer, rng);
}
