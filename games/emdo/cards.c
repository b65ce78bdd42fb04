/* Piles of cards: drawing and renewing a deck (ED-8), stacks and influence with the end that they
 * trigger (ED-19, ED-20). A deck is a set: a draw picks any of its cards with the same chance. */
#include "games/emdo/cards.h"

#include <string.h>

void emdo_pour(EmdoPile *from, EmdoPile *to)
{
    to->set |= from->set;
    for (int kind = 1; kind < EMDO_KINDS; kind++)
        to->n[kind] = (uint8_t)(to->n[kind] + from->n[kind]);
    to->size = (uint8_t)(to->size + from->size);
    memset(from, 0, sizeof *from);
}

/* ED-8.1: the discard pile becomes the deck; from now on all know the hand (ED-8.19). */
static void renew(EmdoState *s, int seat, EventList *events)
{
    EmdoSeat *p = &s->seat[seat];
    p->deck = p->discard;
    memset(&p->discard, 0, sizeof p->discard);
    p->known = p->hand;
    event_add(events,
              (Event){ .kind = EMDO_EVENT_RENEW, .seat = (int8_t)seat, .value = { p->deck.size } });
}

int emdo_nth(const EmdoPile *pile, int n)
{
    for (int kind = 1; kind < EMDO_KINDS; kind++) {
        if (n < pile->n[kind])
            return kind;
        n -= pile->n[kind];
    }
    return bits_nth(pile->set >> EMDO_KINDS << EMDO_KINDS, n);
}

void emdo_draw(EmdoState *s, int seat, int n, EventList *events)
{
    EmdoSeat *p = &s->seat[seat];
    for (int i = 0; i < n && emdo_can_draw(s, seat); i++) {
        if (!p->deck.size)
            renew(s, seat, events);
        int card = emdo_nth(&p->deck, rng_below(&s->head.rng, p->deck.size));
        emdo_pick(&p->deck, card);
        emdo_put(&p->hand, card);
        event_add(events, (Event){ .kind = EMDO_EVENT_DRAW,
                                   .seat = (int8_t)seat,
                                   .seers = seat_bit(seat),
                                   .shown = seat_bit(seat),
                                   .value = { card } });
    }
}

void emdo_remove(EmdoState *s, int seat, int card, EventList *events)
{
    emdo_leave_hand(s, seat, card);
    emdo_put(&s->removed, card);
    event_add(events,
              (Event){ .kind = EMDO_EVENT_REMOVE, .seat = (int8_t)seat, .value = { card } });
}

int emdo_in_game(const EmdoState *s, int card)
{
    if (card == EMDO_POLITICS)
        return s->head.seats; /* ED-2.2 */
    if (card == EMDO_RESEARCH && emdo_is_learning(s))
        return 0; /* ED-21.4 */
    bool extended = s->head.option[EMDO_OPTION_EXTENDED];
    return emdo_cards[card].copies - (extended ? emdo_cards[card].extended : 0); /* ED-21.8 */
}

int emdo_stacks_to_end(const EmdoState *s)
{
    return s->head.seats == EMDO_SEATS || s->head.option[EMDO_OPTION_EXTENDED] ? 2 : 1;
}

int emdo_supply(const EmdoState *s)
{
    int left = EMDO_INFLUENCE;
    for (int seat = 0; seat < s->head.seats; seat++)
        left -= s->seat[seat].influence;
    return left > 0 ? left : 0;
}

bool emdo_is_ending(const EmdoState *s)
{
    int stacks = emdo_is_learning(s) ? EMDO_STACKS - 2 : EMDO_STACKS - 1;
    int empty = stacks - bits_count(emdo_stacks_left(s));
    return empty >= emdo_stacks_to_end(s) || emdo_supply(s) == 0;
}

static void tell_end(bool before, const EmdoState *s, EventList *events)
{
    if (events && !before && emdo_is_ending(s))
        event_add(events, (Event){ .kind = EMDO_EVENT_ENDING, .seat = EVENT_NO_SEAT });
}

void emdo_take_off(EmdoState *s, int stack, EventList *events)
{
    assert(s->stack[stack]);
    bool before = events && emdo_is_ending(s);
    s->stack[stack]--;
    s->stirred = true;
    tell_end(before, s, events);
}

void emdo_gain(EmdoState *s, int seat, int tokens, EventList *events)
{
    if (!tokens)
        return;
    bool before = events && emdo_is_ending(s);
    s->seat[seat].influence += tokens;
    s->stirred = true;
    event_add(events,
              (Event){ .kind = EMDO_EVENT_INFLUENCE, .seat = (int8_t)seat, .value = { tokens } });
    tell_end(before, s, events);
}
