/* Who leaves counts first; then his pieces go, and what others left with him returns to them. His board
 * stays as it was, for the record: technologies, blueprints, storage, kept tiles. */
#include "games/eclipse/out.h"

#include "games/eclipse/control.h"
#include "games/eclipse/map.h"
#include "games/eclipse/score.h"
#include "games/eclipse/turn.h"

static void take_off_map(EclState *s, int seat)
{
    EclSeat *p = &s->seat[seat];
    for (EclSectorSet left = p->fleets; left; left = bits_without_first(left))
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            while (s->hex[bits_first(left)].ships[seat][ship])
                ecl_remove_ship(s, seat, bits_first(left), ship);
    for (EclSectorSet left = p->sectors; left; left = bits_without_first(left)) {
        EclHex *hex = &s->hex[bits_first(left)];
        ecl_lift_disc(s, bits_first(left));
        memset(hex->cubes, 0, sizeof hex->cubes);
        hex->orbital_cube = 0;
    }
}

/* Everything that is counted in play; the tiles of reputation go back to the bag. */
static void clear_board(EclState *s, int seat)
{
    EclSeat *p = &s->seat[seat];
    for (int value = 0; value < ECL_VALUES; value++) {
        s->reputation[value] = (uint8_t)(s->reputation[value] + p->reputation[value]);
        p->reputation[value] = 0;
    }
    memset(p->cubes, 0, sizeof p->cubes);
    memset(p->graves, 0, sizeof p->graves);
    memset(p->spent, 0, sizeof p->spent);
    memset(p->supply, 0, sizeof p->supply);
    p->discs = p->reserve = p->colony = p->passed = 0;
}

/* E2-18.10, E1-17.9 */
static void leave(EclState *s, int seat)
{
    EclSeat *p = &s->seat[seat];
    for (int other = s->head.seats - 1; other >= 0; other--)
        if (bits_has(p->partners, other)) {
            s->seat[other].partners = (SeatSet)(s->seat[other].partners & ~seat_bit(seat));
            if (!s->seat[other].out)
                ecl_return_cubes(s, other, 1, 0, false);
        }
    p->partners = 0;
    take_off_map(s, seat);
    clear_board(s, seat);
    if (s->traitor == seat + 1)
        s->traitor = 0;
}

void ecl_leave_game(EclState *s, SeatSet seats, EclOut how, EventList *events)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        int total = 0;
        if (!bits_has(seats, seat))
            continue;
        ecl_count_score(s, seat, s->seat[seat].final);
        for (int source = 0; source < ECL_SCORES; source++)
            total += s->seat[seat].final[source];
        s->seat[seat].out = (uint8_t)how;
        event_add(events,
                  (Event){ .kind = ECL_EVENT_OUT, .seat = (int8_t)seat, .value = { total } });
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        if (bits_has(seats, seat))
            leave(s, seat);
    if (s->seat[s->start].out)
        s->start = (uint8_t)ecl_next_in(s, s->start);
    if (s->seat[s->active].out)
        s->active = (uint8_t)ecl_next_in(s, s->active);
}
