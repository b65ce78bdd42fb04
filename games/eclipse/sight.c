#include "games/eclipse/sight.h"

#include <string.h>

#include "games/eclipse/board.h"
#include "games/eclipse/map.h"

static void see_bits(NetEntries *list, int first, uint64_t set)
{
    for (; set; set = bits_without_first(set))
        net_note(list, first + bits_first(set), 1);
}

static void see_fleet(const EclSeat *p, NetEntries *list)
{
    enum { BYTES = sizeof(EclValues) };
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        uint8_t byte[BYTES];
        memcpy(byte, &p->sums[ship], BYTES);
        net_note(list, ECL_SIGHT_SHIPS + ship, ecl_ship_count[ship] - p->supply[ship]);
        for (int i = 0; i < BYTES; i++)
            net_note(list, ECL_SIGHT_PLANS + ship * BYTES + i, byte[i]);
    }
}

static void see_sectors(const EclState *s, const EclSeat *p, NetEntries *list)
{
    int orbitals = 0, monoliths = 0;
    for (EclSectorSet left = p->sectors; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        orbitals += hex->orbital;
        monoliths += hex->monolith;
    }
    net_note(list, ECL_SIGHT_ORBITALS, orbitals);
    net_note(list, ECL_SIGHT_MONOLITHS, monoliths);
}

void ecl_see_seat(const void *state, int seat, NetEntries *list)
{
    const EclState *s = state;
    const EclSeat *p = &s->seat[seat];
    net_note(list, p->species, 1);
    if (!s->round)
        return;
    for (int track = 0; track < ECL_TRACKS; track++)
        see_bits(list, ECL_SIGHT_TECHS, p->track[track]);
    see_fleet(p, list);
    for (int i = 0; i < ECL_RESOURCES; i++) {
        net_note(list, ECL_SIGHT_CUBES + i, p->cubes[i]);
        net_note(list, ECL_SIGHT_GRAVES + i, p->graves[i]);
    }
    for (int i = 0; i < ECL_ACTIONS; i++)
        net_note(list, ECL_SIGHT_SPENT + i, p->spent[i]);
    for (int i = 1; i < ECL_VALUES; i++)
        net_note(list, ECL_SIGHT_TILES + i, p->reputation[i]);
    net_note(list, ECL_SIGHT_RESERVE, p->reserve);
    net_note(list, ECL_SIGHT_STARTS, s->start == seat);
    net_note(list, ECL_SIGHT_NEXT, s->active == seat);
    net_note(list, ECL_SIGHT_TRAITOR, s->traitor == seat + 1);
    net_note(list, ECL_SIGHT_OUT, p->out != 0);
    see_sectors(s, p, list);
    net_note(list, ECL_SIGHT_STORED, bits_count(p->stored));
}

void ecl_see_table(const void *state, NetEntries *list)
{
    const EclState *s = state;
    net_note(list, s->round, 1);
    for (int tech = 1; tech < ECL_TECHS; tech++)
        net_note(list, ECL_SIGHT_TRAY + tech, s->tray[tech] != 0);
    for (int ring = 0; ring < 3; ring++)
        net_note(list, ECL_SIGHT_LEFT + ring, s->left[ring]);
}
