/* Set-up (TN-2): the box, the pile, the hands, the market, the start player. */
#include "tests/tiny/tables.h"

/* Moves a card of the pile somewhere. */
static int deal(TinyState *s, int place)
{
    int card = rng_member(&s->head.rng, tiny_at(s, TINY_AT_PILE));
    s->place[card] = (uint8_t)place;
    s->known[card] = tiny_known_at(s, place);
    return card;
}

static void deal_to_hand(TinyState *s, int seat, EventList *events)
{
    int card = deal(s, TINY_AT_HAND + seat);
    event_add(events, (Event){ .kind = TINY_EV_DRAW,
                               .seat = (int8_t)seat,
                               .seers = seat_bit(seat),
                               .shown = seat_bit(seat),
                               .value = { (int16_t)card } });
}

static void deal_to_market(TinyState *s, EventList *events)
{
    int card = deal(s, TINY_AT_MARKET);
    event_add(events, (Event){ .kind = TINY_EV_LAY,
                               .seat = EVENT_NO_SEAT,
                               .shown = tiny_all_seats(s),
                               .value = { (int16_t)card } });
}

void tiny_setup(void *state, EventList *events)
{
    TinyState *s = state;
    for (int card = tiny_deck(s->head.seats) + 1; card < TINY_CARDS; card++) {
        s->place[card] = TINY_AT_BOX;
        s->known[card] = tiny_known_at(s, TINY_AT_BOX);
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        for (int i = 0; i < TINY_HAND; i++)
            deal_to_hand(s, seat, events);
        s->seat[seat].ore = s->seat[seat].ice = 1;
    }
    for (int i = 0; i < TINY_MARKET; i++)
        deal_to_market(s, events);
    s->start = (uint8_t)rng_below(&s->head.rng, s->head.seats);
    agenda_push(&s->head, (Task){ .kind = TINY_TASK_ROUND });
}
