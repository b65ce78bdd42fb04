/* Phase I (RG-7) and the discards of the round end (RG-13). */
#include "games/rftg/explore.h"

#include "games/rftg/actions.h"
#include "games/rftg/powers.h"
#include "games/rftg/supply.h"

int rftg_start_discards(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    int world = own->shown ? own->shown : cards_next(&own->tableau, 0);
    return world && rftg_is(world, RFTG_START_HAND_3) ? 3 : 2; /* RG-3.10 */
}

/* RG-7.2, RG-7.7 */
static int to_draw(const RftgState *s, int seat)
{
    return 2 + 5 * rftg_chose(s, seat, RFTG_ACT_EXPLORE_5) +
           rftg_chose(s, seat, RFTG_ACT_EXPLORE_1_1) + 6 * rftg_has_boost(s, seat, RFTG_EXPLORE) +
           s->seat[seat].sum[RFTG_SUM_EXPLORE_DRAW];
}

static int to_keep(const RftgState *s, int seat)
{
    return 1 + rftg_chose(s, seat, RFTG_ACT_EXPLORE_1_1) + rftg_has_boost(s, seat, RFTG_EXPLORE) +
           s->seat[seat].sum[RFTG_SUM_EXPLORE_KEEP];
}

/* The discards are chosen while all drawn cards are still there. */
int rftg_to_discard(const RftgState *s, int seat)
{
    int n = cards_count(&s->seat[seat].drawn) - to_keep(s, seat);
    return n > 0 ? n : 0;
}

bool rftg_may_mix(const RftgState *s, int seat)
{
    return s->seat[seat].sum[RFTG_SUM_EXPLORE_MIX] || rftg_has_boost(s, seat, RFTG_EXPLORE);
}

int rftg_surplus(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    int n = cards_count(&own->hand) - RFTG_HAND_LIMIT;
    if (n > 0 && rftg_find_trait(&own->tableau, RFTG_HAND_LIMIT_12))
        n -= 2;
    return n > 0 ? n : 0;
}

SeatSet rftg_sifters(const RftgState *s)
{
    SeatSet seats = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (rftg_to_discard(s, seat))
            seats |= seat_bit(seat);
    return seats;
}

SeatSet rftg_over_limit(const RftgState *s)
{
    SeatSet seats = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (rftg_surplus(s, seat))
            seats |= seat_bit(seat);
    return seats;
}

/* RG-23.1: the tasks of the phase, first on top. */
void rftg_begin_explore(RftgState *s)
{
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_OPEN_SIFT });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_SIFT });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_EXPLORE });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_GIVE, .seat = s->first });
}

/* RG-7.1. a: the seat's place in turn order; b: its powers used or declined. */
void rftg_run_give(RftgState *s, EventList *events)
{
    (void)events;
    Task *give = agenda_top(&s->head);
    while (give->a < s->head.seats) {
        give->seat = (uint8_t)rftg_in_turn(s, give->a);
        const RftgSeat *own = &s->seat[give->seat];
        if (rftg_with_prestige(s) && give->b < own->sum[RFTG_SUM_EXPLORE_PRESTIGE] &&
            !cards_empty(&own->hand)) {
            agenda_ask(&s->head, give->seat);
            return;
        }
        give->a++;
        give->b = 0;
    }
    agenda_pop(&s->head);
}

void rftg_explore_draws(RftgState *s, EventList *events)
{
    agenda_pop(&s->head);
    for (int i = 0; i < s->head.seats; i++) {
        RftgSeat *own = &s->seat[rftg_in_turn(s, i)];
        CardSet before = own->hand;
        rftg_draw(s, rftg_in_turn(s, i), to_draw(s, rftg_in_turn(s, i)), events);
        own->drawn = cards_minus(&own->hand, &before);
    }
}

void rftg_open_sift(RftgState *s, EventList *events)
{
    agenda_pop(&s->head);
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        RftgSeat *own = &s->seat[seat];
        CardSet drawn = own->drawn;
        own->floor = 0;
        rftg_put_down_chosen(s, seat, rftg_may_mix(s, seat) ? NULL : &drawn, events);
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        s->seat[seat].drawn = (CardSet){ 0 };
}

/* RG-13.3: who threw a card away knows where it is; the new owner sees them all. */
static void salvage(RftgState *s, int seat, const CardSet *thrown, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    for (each_card(card, thrown)) {
        cards_remove(&s->discard, card);
        cards_remove(&own->knows, card);
        rftg_turns_up(s, seat, card);
        cards_add(&own->hand, card);
        event_add(events, (Event){ .kind = RFTG_EVENT_SALVAGE,
                                   .seat = (int8_t)seat,
                                   .seers = seat_bit(seat),
                                   .shown = seat_bit(seat),
                                   .value = { rftg_design[card] } });
    }
}

void rftg_open_limit(RftgState *s, EventList *events)
{
    CardSet thrown = { 0 };
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        RftgSeat *own = &s->seat[seat];
        own->floor = own->discarded = 0;
        if (cards_empty(&own->chosen))
            continue;
        own->discarded = (uint8_t)cards_count(&own->chosen);
        if (!rftg_find_trait(&own->tableau, RFTG_TAKE_DISCARDS))
            cards_join(&thrown, &own->chosen);
        rftg_put_down_chosen(s, seat, NULL, events);
    }
    if (cards_empty(&thrown))
        return;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (rftg_find_trait(&s->seat[seat].tableau, RFTG_TAKE_DISCARDS))
            salvage(s, seat, &thrown, events);
}
