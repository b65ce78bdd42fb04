/* Task ANSWER: seat asked; a: who offers.
 * Task PACT: seat asked; a: who offered, b: who accepted, c: the step, d, e: tracks + 1 of their cubes. */
#include "games/eclipse/diplomacy.h"

#include "games/eclipse/board.h"
#include "games/eclipse/control.h"
#include "games/eclipse/map.h"

enum { STEP_GIVE, STEP_ROOM, STEP_OTHER_GIVE, STEP_OTHER_ROOM, STEPS };

static bool has_cubes(const EclState *s, int seat)
{
    const uint8_t *cubes = s->seat[seat].cubes;
    return cubes[0] || cubes[1] || cubes[2];
}

/* A controlled sector of one is joined to one of the other; generators do not count. */
static bool are_joined(const EclState *s, int seat, int other)
{
    for (EclSectorSet left = s->seat[seat].sectors; left; left = bits_without_first(left))
        if (ecl_connected(s, bits_first(left), false) & s->seat[other].sectors)
            return true;
    return false;
}

/* Ships of one at the other's (E2-13.3, E1-10.17). */
static bool are_entangled(const EclState *s, int seat, int other)
{
    const EclSeat *p = &s->seat[seat], *o = &s->seat[other];
    return p->fleets & (o->sectors | o->fleets) || o->fleets & p->sectors;
}

const char *ecl_forbids_offer(const EclState *s, int seat, int other)
{
    const EclSeat *p = &s->seat[seat], *o = &s->seat[other];
    if (!ecl_setups[s->edition][s->head.seats].diplomacy)
        return ecl_id(s, "E2-13.14", "E1-10.1");
    if (other >= s->head.seats || other == seat || o->out || bits_has(s->turn.offered, other))
        return ecl_id(s, "E2-13.1", "E1-10.21");
    if (bits_has(p->partners, other))
        return ecl_id(s, "E2-13.4", "E1-10.6");
    if (s->traitor == seat + 1 || s->traitor == other + 1)
        return ecl_id(s, "E2-13.4", "E1-10.2");
    if (bits_count(p->partners) == ECL_AMBASSADORS || bits_count(o->partners) == ECL_AMBASSADORS)
        return ecl_id(s, "E2-13.4", "E1-10.6");
    if (!has_cubes(s, seat) || !has_cubes(s, other))
        return ecl_id(s, "E2-13.5", "E1-10.7");
    if (are_entangled(s, seat, other))
        return ecl_id(s, "E2-13.3", "E1-10.17");
    return are_joined(s, seat, other) ? NULL : ecl_id(s, "E2-13.2", "E1-10.2");
}

SeatSet ecl_offers(const EclState *s, int seat)
{
    SeatSet found = 0;
    if (!ecl_setups[s->edition][s->head.seats].diplomacy)
        return 0;
    for (int other = 0; other < s->head.seats; other++)
        if (!ecl_forbids_offer(s, seat, other))
            found = (SeatSet)(found | seat_bit(other));
    return found;
}

void ecl_play_offer(EclState *s, int seat, int other, EventList *events)
{
    s->turn.offered = (SeatSet)(s->turn.offered | seat_bit(other));
    event_add(events, (Event){ .kind = ECL_EVENT_OFFER, .seat = (int8_t)seat, .value = { other } });
    agenda_push(&s->head,
                (Task){ .kind = ECL_TASK_ANSWER, .seat = (uint8_t)other, .a = (uint8_t)seat });
}

void ecl_play_accept(EclState *s)
{
    Task answer = *agenda_top(&s->head);
    *agenda_top(&s->head) =
        (Task){ .kind = ECL_TASK_PACT, .seat = answer.a, .a = answer.a, .b = answer.seat };
}

void ecl_play_decline(EclState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    agenda_pop(&s->head);
    event_add(events, (Event){ .kind = ECL_EVENT_DECLINE, .seat = (int8_t)seat });
}

static void seal_pact(EclState *s, EventList *events)
{
    Task pact = *agenda_top(&s->head);
    agenda_pop(&s->head);
    s->seat[pact.a].cubes[pact.d - 1]--;
    s->seat[pact.b].cubes[pact.e - 1]--;
    s->seat[pact.a].partners = (SeatSet)(s->seat[pact.a].partners | seat_bit(pact.b));
    s->seat[pact.b].partners = (SeatSet)(s->seat[pact.b].partners | seat_bit(pact.a));
    event_add(events,
              (Event){ .kind = ECL_EVENT_PACT, .seat = (int8_t)pact.a, .value = { pact.b } });
}

bool ecl_pact_wants_room(const EclState *s)
{
    int step = agenda_peek(&s->head)->c;
    return step == STEP_ROOM || step == STEP_OTHER_ROOM;
}

static bool lacks_room(const EclState *s, int seat)
{
    const EclSeat *p = &s->seat[seat];
    return !ecl_has_room(s, seat, bits_count(p->partners) + 1, p->reputation[0]);
}

/* The only track with cubes, or -1. */
static int only_track(const EclState *s, int seat)
{
    const uint8_t *cubes = s->seat[seat].cubes;
    int found = -1;
    for (int track = 0; track < ECL_RESOURCES; track++) {
        if (cubes[track] && found >= 0)
            return -1;
        if (cubes[track])
            found = track;
    }
    return found;
}

/* E2-13.15, E1-10.22: track, then room, of the one and then of the other. */
void ecl_run_pact(EclState *s, EventList *events)
{
    Task *pact = agenda_top(&s->head);
    if (pact->c == STEPS) {
        seal_pact(s, events);
        return;
    }
    pact->seat = pact->c < STEP_OTHER_GIVE ? pact->a : pact->b;
    if (!ecl_pact_wants_room(s)) {
        int track = only_track(s, pact->seat);
        if (track < 0)
            agenda_ask(&s->head, pact->seat);
        else
            ecl_play_give(s, track);
    } else if (!lacks_room(s, pact->seat)) {
        pact->c++;
    } else {
        agenda_ask(&s->head, pact->seat); /* E2-H6, E1-H.11: even if all tiles are alike */
    }
}

void ecl_play_give(EclState *s, int track)
{
    Task *pact = agenda_top(&s->head);
    *(pact->c == STEP_GIVE ? &pact->d : &pact->e) = (uint8_t)(track + 1);
    pact->c++;
}

void ecl_play_pact_drop(EclState *s, int value, EventList *events)
{
    ecl_drop_reputation(s, agenda_top(&s->head)->seat, value, events);
}

static void part_from(EclState *s, int seat, int partner, EventList *events)
{
    s->seat[seat].partners = (SeatSet)(s->seat[seat].partners & ~seat_bit(partner));
    s->seat[partner].partners = (SeatSet)(s->seat[partner].partners & ~seat_bit(seat));
    event_add(events,
              (Event){ .kind = ECL_EVENT_BREAK, .seat = (int8_t)seat, .value = { partner } });
}

void ecl_break(EclState *s, int aggressor, SeatSet partners, EventList *events)
{
    if (!partners)
        return;
    for (int seat = s->head.seats - 1; seat >= 0; seat--)
        if (bits_has(partners, seat)) {
            part_from(s, aggressor, seat, events);
            ecl_return_cubes(s, seat, 1, 0, false);
        }
    ecl_return_cubes(s, aggressor, bits_count(partners), 0, false);
    if (s->traitor == aggressor + 1)
        return;
    s->traitor = (uint8_t)(aggressor + 1);
    event_add(events, (Event){ .kind = ECL_EVENT_TRAITOR, .seat = (int8_t)aggressor });
}

SeatSet ecl_attacked_in(const EclState *s, int seat, int sector)
{
    SeatSet found = 0;
    for (int other = 0; other < s->head.seats; other++)
        if (bits_has(s->seat[other].sectors | s->seat[other].fleets, sector))
            found = (SeatSet)(found | seat_bit(other));
    return (SeatSet)(found & s->seat[seat].partners);
}

void ecl_judge_turn(EclState *s, int seat, EventList *events)
{
    SeatSet attacked = 0;
    if (!s->seat[seat].partners)
        return;
    for (EclSectorSet left = s->seat[seat].fleets; left; left = bits_without_first(left))
        attacked = (SeatSet)(attacked | ecl_attacked_in(s, seat, bits_first(left)));
    ecl_break(s, seat, attacked, events);
}
