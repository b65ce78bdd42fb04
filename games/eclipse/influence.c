/* Task DISC: seat; a: the sector that the disc comes from, or none for the track. It leaves its place
 * when it is put down. */
#include "games/eclipse/influence.h"

#include "games/eclipse/control.h"
#include "games/eclipse/map.h"
#include "games/eclipse/turn.h"

static EclSectorSet controlled(const EclState *s)
{
    EclSectorSet all = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        all |= s->seat[seat].sectors;
    return all;
}

/* E2-11.2, E2-11.7, E1-9.2 to E1-9.4: where the seat has ships, or next to where it has a disc, the
 * lifted one apart, or a ship. */
static EclSectorSet within_reach(const EclState *s, int seat, int source)
{
    const EclSeat *p = &s->seat[seat];
    bool half = ecl_has(s, seat, ECL_TECH(WORMHOLE_GEN));
    EclSectorSet found = p->fleets;
    EclSectorSet from = (source ? p->sectors & ~ecl_bit(source) : p->sectors) | p->fleets;
    for (; from; from = bits_without_first(from))
        found |= ecl_connected(s, bits_first(from), half);
    return found;
}

EclSectorSet ecl_disc_targets(const EclState *s, int seat, int source)
{
    EclSectorSet found = within_reach(s, seat, source) & ~controlled(s);
    if (ecl_rule(s)->influence_once)
        found &= ~s->turn.touched;
    for (EclSectorSet left = found; left; left = bits_without_first(left))
        if (ecl_enemies(s, bits_first(left), seat))
            found &= ~ecl_bit(bits_first(left));
    return found;
}

EclSectorSet ecl_liftable(const EclState *s, int seat)
{
    EclSectorSet own = s->seat[seat].sectors;
    return ecl_rule(s)->influence_once ? own & ~s->turn.touched : own;
}

const char *ecl_forbids_lift_track(const EclState *s, int seat)
{
    if (!s->seat[seat].discs)
        return ecl_id(s, "E2-11.2", "E1-9.9");
    return ecl_disc_targets(s, seat, ECL_NO_SECTOR) ? NULL : ecl_id(s, "E2-11.2", "E1-9.2");
}

const char *ecl_forbids_lift(const EclState *s, int seat, int sector)
{
    if (!bits_has(s->seat[seat].sectors, sector))
        return ecl_id(s, "E2-11.8", "E1-9.10");
    return bits_has(ecl_liftable(s, seat), sector) ? NULL : ecl_id(s, "E2-11.6", "E1-9.5");
}

const char *ecl_forbids_put(const EclState *s, const Task *disc, int sector)
{
    int seat = disc->seat;
    if (!sector)
        return disc->a ? NULL : ecl_id(s, "E2-11.2", "E1-9.1");
    if (bits_has(ecl_disc_targets(s, seat, disc->a), sector))
        return NULL;
    if (bits_has(controlled(s), sector))
        return ecl_id(s, "E2-11.2", "E1-9.2");
    if (ecl_rule(s)->influence_once && bits_has(s->turn.touched, sector))
        return ecl_id(s, "E2-11.6", "E1-9.5");
    if (bits_has(s->map, sector) && ecl_enemies(s, sector, seat))
        return ecl_id(s, "E2-11.4", "E1-9.2");
    bool own_link = bits_has(within_reach(s, seat, ECL_NO_SECTOR), sector);
    return own_link ? ecl_id(s, "E2-11.7", "E1-9.4") : ecl_id(s, "E2-11.2", "E1-9.2");
}

const char *ecl_forbids_refresh(const EclState *s, const Task *turn)
{
    bool used = s->seat[turn->seat].colony < ecl_species_of(s, turn->seat)->colony_ships;
    return turn->c && used ? NULL : ecl_id(s, "E2-11.1", "E1-9.8");
}

void ecl_play_lift(EclState *s, int seat, int source)
{
    ecl_use_activation(s);
    agenda_push(&s->head,
                (Task){ .kind = ECL_TASK_DISC, .seat = (uint8_t)seat, .a = (uint8_t)source });
}

void ecl_play_put(EclState *s, int seat, int target, EventList *events)
{
    int source = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    s->turn.touched |= (source ? ecl_bit(source) : 0) | (target ? ecl_bit(target) : 0);
    if (source)
        ecl_vacate(s, source, events);
    if (target)
        ecl_claim(s, seat, target, events);
}

void ecl_play_refresh(EclState *s, int seat, EventList *events)
{
    Task *turn = agenda_top(&s->head);
    turn->c--;
    turn->e = 0;
    if (ecl_rule(s)->refresh_last)
        turn->b = 0;
    s->seat[seat].colony++;
    event_add(events, (Event){ .kind = ECL_EVENT_REFRESH, .seat = (int8_t)seat });
}
