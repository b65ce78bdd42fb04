/* Battles in their simplest form, until combat is written: in each sector with ships of two or more
 * opponents the defender keeps his ships and all others are destroyed. */
#include "games/eclipse/battle.h"

#include "games/eclipse/map.h"

static void destroy_fleet(EclState *s, int seat, int sector, EventList *events)
{
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        while (s->hex[sector].ships[seat][ship]) {
            ecl_remove_ship(s, seat, sector, ship);
            event_add(events, (Event){ .kind = ECL_EVENT_DESTROY,
                                       .seat = (int8_t)seat,
                                       .value = { ship, sector } });
        }
}

/* The seat that stays: the controller, else who came first; with enemies without a player nobody. */
static void clear_sector(EclState *s, int sector, EventList *events)
{
    const EclHex *hex = &s->hex[sector];
    int stays = hex->disc && ecl_ships_of(s, sector, hex->disc - 1) ? hex->disc : hex->entry[0];
    for (int seat = 0; seat < s->head.seats; seat++) {
        bool meets_npc = ecl_ships_of(s, sector, seat) && ecl_npc_enemies(s, sector, seat);
        if (stays != seat + 1 || meets_npc)
            destroy_fleet(s, seat, sector, events);
    }
}

void ecl_run_battle(EclState *s, EventList *events)
{
    for (EclSectorSet left = s->map; left; left = bits_without_first(left))
        if (s->hex[bits_first(left)].entry[0])
            clear_sector(s, bits_first(left), events);
    agenda_pop(&s->head);
}

void ecl_list_battle(const EclState *s, int seat, MoveList *list)
{
    (void)s, (void)seat, (void)list;
}

const char *ecl_forbids_battle(const EclState *s, int seat, Move move)
{
    (void)seat, (void)move;
    return ecl_id(s, "E2-14.1", "E1-16.21");
}

void ecl_play_battle(EclState *s, int seat, Move move, EventList *events)
{
    (void)s, (void)seat, (void)move, (void)events;
}
