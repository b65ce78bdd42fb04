/* Task FLIGHT: seat; a: the ship's type, b: where it is, c: steps left, d: it has made one. */
#include "games/eclipse/flight.h"

#include "games/eclipse/diplomacy.h"
#include "games/eclipse/map.h"
#include "games/eclipse/turn.h"

EclSectorSet ecl_departures(const EclState *s, int seat)
{
    bool half = ecl_has(s, seat, ECL_TECH(WORMHOLE_GEN));
    EclSectorSet found = ecl_free_fleets(s, seat);
    for (EclSectorSet left = found; left; left = bits_without_first(left))
        if (!ecl_connected(s, bits_first(left), half))
            found &= ~ecl_bit(bits_first(left));
    return found;
}

const char *ecl_forbids_ship(const EclState *s, int seat, int ship, int sector)
{
    if (!s->hex[sector].ships[seat][ship])
        return ecl_id(s, "E2-10.1", "E1-14.1");
    if (ship == ECL_STARBASE)
        return ecl_id(s, "E2-10.3", "E1-14.2");
    if (!ecl_is_free(s, sector, seat))
        return ecl_id(s, "E2-10.4", "E1-14.5");
    return ecl_reach(s, seat, sector) ? NULL : ecl_id(s, "E2-10.2", "E1-14.3");
}

EclSectorSet ecl_steps(const EclState *s, const Task *flight)
{
    if (!flight->c || !ecl_is_free(s, flight->b, flight->seat))
        return 0;
    return ecl_reach(s, flight->seat, flight->b);
}

const char *ecl_forbids_step(const EclState *s, const Task *flight, int sector)
{
    if (!flight->c)
        return ecl_id(s, "E2-10.1", "E1-14.1");
    if (!ecl_is_free(s, flight->b, flight->seat))
        return ecl_id(s, "E2-10.4", "E1-14.5");
    return bits_has(ecl_steps(s, flight), sector) ? NULL : ecl_id(s, "E2-10.2", "E1-14.3");
}

void ecl_play_ship(EclState *s, int seat, int ship, int sector)
{
    ecl_use_activation(s);
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_FLIGHT,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)ship,
                                  .b = (uint8_t)sector,
                                  .c = s->seat[seat].sums[ship].move });
}

void ecl_play_step(EclState *s, int seat, int sector, EventList *events)
{
    Task *flight = agenda_top(&s->head);
    ecl_move_ship(s, seat, flight->a, flight->b, sector);
    event_add(events, (Event){ .kind = ECL_EVENT_MOVE,
                               .seat = (int8_t)seat,
                               .value = { flight->a, flight->b, sector } });
    flight->b = (uint8_t)sector;
    flight->c--;
    flight->d = 1;
    if (ecl_rule(s)->break_on_entry && s->seat[seat].partners)
        ecl_break(s, seat, ecl_attacked_in(s, seat, sector), events); /* E1-10.13 */
}
