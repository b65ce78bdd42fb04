/* Task FIND: seat; a: the tile, b: its sector, or none with Ancient Labs. */
#include "games/eclipse/discovery.h"

#include "games/eclipse/board.h"
#include "games/eclipse/map.h"

static void find(EclState *s, int seat, int sector, EventList *events)
{
    int kind = ecl_draw_discovery(s);
    SeatSet all = (SeatSet)((1u << s->head.seats) - 1);
    SeatSet seers = ecl_rule(s)->discovery_secret ? seat_bit(seat) : all;
    event_add(events, (Event){ .kind = ECL_EVENT_FIND,
                               .seat = (int8_t)seat,
                               .seers = seers,
                               .shown = seers,
                               .value = { kind, sector } });
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_FIND,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)kind,
                                  .b = (uint8_t)sector });
}

void ecl_take_discovery(EclState *s, int seat, int sector, EventList *events)
{
    s->hex[sector].discovery = false;
    find(s, seat, sector, events);
}

void ecl_take_supply_discovery(EclState *s, int seat, EventList *events)
{
    if (ecl_supply(s) > 0)
        find(s, seat, ECL_NO_SECTOR, events);
}
