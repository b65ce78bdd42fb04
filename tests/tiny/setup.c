/* Set-up (TN-2): the box, the pile, the hands, the market, the start player. */
#include "tests/tiny/tables.h"

/* Moves a card of the pile somewhere; no events are made of a deal. */
static void deal(TinyState *s, int place)
{
    int card = rng_member(&s->head.rng, tiny_at(s, TINY_AT_PILE));
    s->place[card] = (uint8_t)place;
    s->known[card] = tiny_known_at(s, place);
}

void tiny_setup(void *state, EventList *events)
{
    TinyState *s = state;
    (void)events;
    for (int card = tiny_deck(s->head.seats) + 1; card < TINY_CARDS; card++) {
        s->place[card] = TINY_AT_BOX;
        s->known[card] = tiny_known_at(s, TINY_AT_BOX);
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        for (int i = 0; i < TINY_HAND; i++)
            deal(s, TINY_AT_HAND + seat);
        s->seat[seat].ore = s->seat[seat].ice = 1;
    }
    for (int i = 0; i < TINY_MARKET; i++)
        deal(s, TINY_AT_MARKET);
    s->start = (uint8_t)rng_below(&s->head.rng, s->head.seats);
    agenda_push(&s->head, (Task){ .kind = TINY_TASK_ROUND });
}
