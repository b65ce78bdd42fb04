/* Features: boards from the viewer's on clockwise, then the map sector by sector, then the table, then
 * what the viewer alone knows. Seats are counted from the viewer. */
#include "games/eclipse/features.h"

#include "games/eclipse/board.h"
#include "games/eclipse/map.h"

typedef struct Writer {
    Feature *out;
    int n;
} Writer;

static void put(Writer *w, int index, int value)
{
    if (value)
        w->out[w->n++] = (Feature){ (uint16_t)index, (int16_t)value };
}

static void put_bits(Writer *w, int base, uint64_t set)
{
    for (; set; set = bits_without_first(set))
        put(w, base + bits_first(set), 1);
}

static void put_values(Writer *w, int base, const EclValues *values)
{
    uint8_t byte[sizeof *values];
    memcpy(byte, values, sizeof byte);
    for (int i = 0; i < (int)sizeof byte; i++)
        put(w, base + i, byte[i]);
}

static void put_tracks(Writer *w, const EclState *s, int seat, int base)
{
    const EclSeat *p = &s->seat[seat];
    for (int i = 0; i < ECL_RESOURCES; i++)
        put(w, base + i, p->storage[i]);
    for (int i = 0; i < ECL_RESOURCES; i++)
        put(w, base + 3 + i, s->round ? ecl_production(s, seat, i) : 0);
    for (int i = 0; i < ECL_RESOURCES; i++)
        put(w, base + 6 + i, p->cubes[i]);
    for (int i = 0; i < ECL_RESOURCES; i++)
        put(w, base + 9 + i, p->graves[i]);
    for (int i = 0; i < ECL_TRACKS; i++)
        put(w, base + 12 + i, bits_count(p->track[i]));
}

static void put_seat(Writer *w, const EclState *s, int seat, int base)
{
    const EclSeat *p = &s->seat[seat];
    put(w, base + 15, p->discs);
    put(w, base + 16, p->reserve);
    put(w, base + 17, p->colony);
    put(w, base + 18, p->reputation[0]);
    put(w, base + 19, bits_count(p->partners));
    put(w, base + 20, ecl_tiles_count(p->kept));
    put(w, base + 21, p->passed);
    put(w, base + 22, p->out);
    put(w, base + 23, s->round ? ecl_upkeep_cost(s, seat) : 0);
    put(w, base + 24, s->traitor == seat + 1);
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        put(w, base + 25 + ship, p->supply[ship]);
    put(w, base + 29, p->muon);
    base += 40;
    put(w, base + p->species, p->species > 0);
    base += ECL_SPECIES;
    put_bits(w, base, ecl_techs_of(s, seat));
    base += ECL_TECHS;
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        put_values(w, base + 16 * ship, &p->sums[ship]);
    base += 16 * ECL_SHIPS;
    put_bits(w, base, p->stored);
    base += ECL_PARTS;
    for (int space = 0; space < ECL_ACTIONS; space++)
        put(w, base + space, p->spent[space]);
}

/* How many seats after the viewer's. */
static int after(const EclState *s, int viewer, int seat)
{
    int from = viewer < 0 ? 0 : viewer;
    return seat - from + (seat < from ? s->head.seats : 0);
}

static void put_sector(Writer *w, const EclState *s, int viewer, int sector, int base)
{
    const EclHex *hex = &s->hex[sector];
    int from = viewer < 0 ? 0 : viewer;
    put(w, base, 1);
    put(w, base + 1, hex->q);
    put(w, base + 2, hex->r);
    put(w, base + 3, hex->worm);
    put(w, base + 4, hex->npcs);
    put(w, base + 5, hex->discovery);
    put(w, base + 6, hex->orbital);
    put(w, base + 7, hex->monolith);
    put(w, base + 8, bits_has(s->portals, sector));
    base += 9;
    if (hex->disc)
        put(w, base + after(s, viewer, hex->disc - 1), 1);
    base += ECL_SEATS;
    for (int i = 0, seat = from; i < s->head.seats; i++, seat = ecl_next_seat(s, seat))
        for (int at = 0; at < ECL_SEATS; at++)
            if (hex->entry[at] == seat + 1)
                put(w, base + i, at + 1);
    base += ECL_SEATS;
    for (int i = 0, seat = from; i < s->head.seats; i++, seat = ecl_next_seat(s, seat))
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            put(w, base + ECL_SHIPS * i + ship, hex->ships[seat][ship]);
    base += ECL_SHIPS * ECL_SEATS;
    for (int square = 0; square < ECL_SQUARES; square++)
        put(w, base + square, hex->cubes[square]);
    put(w, base + ECL_SQUARES, hex->orbital_cube);
    put(w, base + ECL_SQUARES + 1, hex->portal_vp);
}

static void put_table(Writer *w, const EclState *s, int viewer, int base)
{
    put(w, base, s->round);
    put(w, base + 1, after(s, viewer, s->active) + 1);
    put(w, base + 2, after(s, viewer, s->start) + 1);
    put(w, base + 3, s->head.seats);
    put(w, base + 4, s->first_passed);
    for (int ring = 0; ring < 3; ring++)
        put(w, base + 5 + ring, s->left[ring]);
    for (int npc = 1; npc < ECL_NPCS; npc++)
        put(w, base + 8 + npc, s->variant[npc]);
    put(w, base + 12, s->reputation[0]);
    put(w, base + 13, ecl_supply(s));
    put(w, base + 14, s->edition);
    put(w, base + 15, s->head.tasks ? s->head.agenda[0].a + 1 : 0);
    base += 24;
    put(w, base + (s->head.tasks ? agenda_peek(&s->head)->kind : 0), 1);
    base += ECL_TASKS;
    for (int tech = 1; tech < ECL_TECHS; tech++)
        put(w, base + tech, s->tray[tech]);
    base += ECL_TECHS;
    for (int tech = 1; tech < ECL_TECHS; tech++)
        put(w, base + tech, s->bag[tech]);
}

int ecl_feature(const void *state, int viewer, Feature *out)
{
    const EclState *s = state;
    Writer w = { .out = out };
    int seat = viewer < 0 ? 0 : viewer, base = ECL_SEATS * ECL_SEAT_FEATURES;
    for (int i = 0; i < s->head.seats; i++, seat = ecl_next_seat(s, seat)) {
        put_tracks(&w, s, seat, i * ECL_SEAT_FEATURES);
        put_seat(&w, s, seat, i * ECL_SEAT_FEATURES);
    }
    for (EclSectorSet left = s->map; left; left = bits_without_first(left))
        put_sector(&w, s, viewer, bits_first(left), base + bits_first(left) * ECL_SECTOR_FEATURES);
    base += ECL_SECTORS * ECL_SECTOR_FEATURES;
    put_table(&w, s, viewer, base);
    base += ECL_TABLE_FEATURES;
    if (viewer < 0)
        return w.n;
    for (int value = 1; value < ECL_VALUES; value++)
        put(&w, base + value, s->seat[viewer].reputation[value]);
    base += ECL_VALUES;
    const Task *task = s->head.tasks ? agenda_peek(&s->head) : NULL;
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
        put(&w, base + kind,
            ecl_tiles_of(s->seat[viewer].kept, kind) +
                (task && task->kind == ECL_TASK_FIND && task->seat == viewer && task->a == kind
                     ? 4
                     : 0));
    return w.n;
}
