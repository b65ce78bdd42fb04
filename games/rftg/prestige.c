/* Prestige: gains, payments, and the tile of the one who leads (RG-15). */
#include "games/rftg/prestige.h"

#include "games/rftg/goals.h"
#include "games/rftg/supply.h"

void rftg_gain_vp(RftgState *s, int seat, int n, EventList *events)
{
    if (!n)
        return;
    s->seat[seat].vp = (int16_t)(s->seat[seat].vp + n);
    s->pool = (int16_t)(s->pool - n);
    rftg_tell(events, RFTG_EVENT_VP, seat, n, 0);
}

void rftg_gain_prestige(RftgState *s, int seat, int n, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    if (!n || !rftg_with_prestige(s))
        return;
    own->prestige = (int16_t)(own->prestige + n);
    own->gained = (uint8_t)(own->gained + n);
    if (s->leader == seat + 1)
        s->tile = (uint8_t)(s->tile + n); /* RG-15.8 */
    rftg_tell(events, RFTG_EVENT_PRESTIGE, seat, n, 0);
}

/* The seat with strictly more prestige than all others, or -1. */
static int sole_leader(const RftgState *s)
{
    int best = 0, leader = -1;
    for (int seat = 0; seat < s->head.seats; seat++) {
        int prestige = s->seat[seat].prestige;
        if (prestige > best)
            leader = seat;
        else if (prestige == best)
            leader = -1;
        best = prestige > best ? prestige : best;
    }
    return leader;
}

/* RG-15.7, RG-15.9 */
static void move_tile(RftgState *s, int leader, EventList *events)
{
    if (s->leader == leader + 1)
        return;
    s->leader = (uint8_t)(leader + 1);
    s->tile = 0;
    if (leader < 0) {
        rftg_tell(events, RFTG_EVENT_TILE_CENTRE, EVENT_NO_SEAT, 0, 0);
        return;
    }
    const RftgSeat *own = &s->seat[leader];
    s->tile = own->gained < own->prestige ? own->gained : (uint8_t)own->prestige;
    rftg_tell(events, RFTG_EVENT_TILE, leader, s->tile, 0);
}

void rftg_spend_prestige(RftgState *s, int seat, int n, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    assert(n > 0 && own->prestige >= n);
    own->prestige = (int16_t)(own->prestige - n);
    rftg_tell(events, RFTG_EVENT_PAYS_PRESTIGE, seat, n, 0);
    rftg_goal_may_slip(s, RFTG_GOAL_GALACTIC_PRESTIGE, seat, 0, events);
    if (s->leader != seat + 1)
        return;
    if (s->tile > own->prestige)
        s->tile = (uint8_t)own->prestige; /* RG-15.26 */
    move_tile(s, sole_leader(s), events); /* RG-15.11 */
}

void rftg_check_leader(RftgState *s, EventList *events)
{
    if (rftg_with_prestige(s))
        move_tile(s, sole_leader(s), events);
    for (int seat = 0; seat < s->head.seats; seat++)
        s->seat[seat].gained = 0;
}

static void reward(RftgState *s, int seat, int cards, EventList *events)
{
    rftg_tell(events, RFTG_EVENT_LEADER, seat, 1, cards);
    rftg_gain_vp(s, seat, 1, events);
    rftg_draw(s, seat, cards, events);
}

void rftg_leader_bonus(RftgState *s, EventList *events)
{
    int best = 0, leader = sole_leader(s);
    if (leader >= 0) {
        bool kept = s->leader == leader + 1 && s->tile > 0;
        s->tile = 0;
        reward(s, leader, kept, events);
        return;
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        best = s->seat[seat].prestige > best ? s->seat[seat].prestige : best;
    for (int i = 0; best && i < s->head.seats; i++)
        if (s->seat[rftg_in_turn(s, i)].prestige == best)
            reward(s, rftg_in_turn(s, i), 0, events);
}
