/* Cards on the move. A pile nobody may look into is a set: a draw picks uniformly. Who has seen
 * which card is kept beside the places and forgotten where cards are mixed (RG-23.9, RG-23.11). */
#include "games/rftg/supply.h"

#include "games/rftg/powers.h"

void rftg_tell(EventList *events, RftgEvent kind, int seat, int a, int b)
{
    event_add(events, (Event){ .kind = kind, .seat = (int8_t)seat, .value = { a, b } });
}

/* An event whose card only some see. */
static void tell_card(EventList *events, RftgEvent kind, int seat, int card, SeatSet seers,
                      SeatSet shown)
{
    event_add(events, (Event){ .kind = kind,
                               .seat = (int8_t)seat,
                               .seers = seers,
                               .shown = shown,
                               .value = { rftg_design[card] } });
}

static CardSet goods_cards(const RftgState *s)
{
    CardSet cards = { 0 };
    for (each_card(world, &s->goods))
        cards_add(&cards, s->good[rftg_design[world]]);
    return cards;
}

/* RG-6.6, RG-23.9: the pile becomes the supply; who knew it knows what was mixed in. */
static void reshuffle(RftgState *s, EventList *events)
{
    s->old = goods_cards(s);
    cards_join(&s->old, &s->saved);
    for (int seat = 0; seat < s->head.seats; seat++) {
        RftgSeat *own = &s->seat[seat];
        own->mixed = cards_and(&own->knows, &s->discard);
        cards_drop(&own->knows, &s->discard);
        cards_join(&s->old, &own->hand);
    }
    s->mixed = cards_and(&s->seen, &s->discard);
    cards_drop(&s->seen, &s->discard);
    s->supply = s->discard;
    s->discard = (CardSet){ 0 };
    rftg_tell(events, RFTG_EVENT_RESHUFFLE, EVENT_NO_SEAT, cards_count(&s->supply), 0);
}

/* RG-6.6, RG-6.10: an empty supply is filled from the pile as soon as there is one. */
static void refill(RftgState *s, EventList *events)
{
    if (cards_empty(&s->supply) && !cards_empty(&s->discard))
        reshuffle(s, events);
}

/* Takes one of the cards of the supply, which has one. */
static int take_one(RftgState *s, uint64_t *sums)
{
    return cards_take_nth(&s->supply, sums, rng_below(&s->head.rng, cards_sum(*sums)));
}

/* Takes a card out of the supply, or 0; the caller lays it down and refills. */
static int take(RftgState *s, EventList *events)
{
    refill(s, events);
    uint64_t sums = cards_sums(&s->supply);
    return sums ? take_one(s, &sums) : 0;
}

/* Takes a card, or a copy of it that nobody can tell from it, out of a set; false: there is none. */
static bool forget(CardSet *set, const CardSet *within, int card)
{
    if (within ? !cards_meet(set, within) : cards_empty(set))
        return false;
    CardSet there = within ? cards_and(set, within) : *set;
    int copy = cards_has(&there, card) ? card : rftg_copy_in(&there, rftg_design[card], 0);
    if (copy)
        cards_remove(set, copy);
    return copy;
}

void rftg_turns_up(RftgState *s, int seat, int card)
{
    forget(&s->seat[seat].mixed, NULL, card);
}

/* A card of a hand is shown: it is the one that was known to be there, if one was; whether it was
 * drawn before the shuffle does not show (RG-23.11). */
static void show_of_hand(RftgState *s, int seat, int card)
{
    const CardSet *hand = &s->seat[seat].hand;
    for (int other = 0; other < s->head.seats; other++)
        if (other != seat && !forget(&s->seat[other].knows, hand, card))
            rftg_turns_up(s, other, card);
    if (!forget(&s->seen, hand, card))
        forget(&s->mixed, NULL, card);
    if (!cards_within(hand, &s->old))
        cards_drop(&s->old, hand);
    cards_remove(&s->old, card);
}

int rftg_draw(RftgState *s, int seat, int n, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    uint64_t sums = 0;
    bool mixed = false;
    for (int i = 0; i < n; i++) {
        if (!sums) {
            refill(s, events);
            sums = cards_sums(&s->supply);
            mixed = !cards_empty(&own->mixed);
        }
        if (!sums)
            return i;
        int card = take_one(s, &sums);
        cards_add(&own->hand, card);
        if (mixed)
            rftg_turns_up(s, seat, card);
        tell_card(events, RFTG_EVENT_DRAW, seat, card, seat_bit(seat), seat_bit(seat));
    }
    if (n > 0 && !sums)
        refill(s, events);
    return n;
}

int rftg_show(RftgState *s, int seat, EventList *events)
{
    int card = take(s, events);
    if (!card)
        return 0;
    cards_add(&s->aside, card);
    for (int other = 0; other < s->head.seats; other++)
        rftg_turns_up(s, other, card);
    forget(&s->mixed, NULL, card);
    tell_card(events, RFTG_EVENT_SHOW, seat, card, 0, rftg_all_seats(s));
    refill(s, events);
    return card;
}

/* Everybody knows the place of these cards. */
static void known_to_all(RftgState *s, const CardSet *cards, int holder)
{
    cards_join(&s->seen, cards);
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != holder)
            cards_join(&s->seat[seat].knows, cards);
}

void rftg_clear_aside(RftgState *s)
{
    known_to_all(s, &s->aside, -1);
    cards_join(&s->discard, &s->aside);
    s->aside = (CardSet){ 0 };
}

void rftg_take_aside(RftgState *s, int seat, int card)
{
    CardSet one = cards_one(card);
    cards_remove(&s->aside, card);
    cards_add(&s->seat[seat].hand, card);
    known_to_all(s, &one, seat);
}

/* Cards are about to leave these cards of a hand unseen: nobody else knows any more which they are,
 * nor which of them were drawn before the shuffle, unless all were (RG-23.11). */
static void blur(RftgState *s, int seat, const CardSet *from)
{
    cards_drop(&s->seen, from);
    for (int other = 0; other < s->head.seats; other++)
        if (other != seat)
            cards_drop(&s->seat[other].knows, from);
    if (!cards_within(from, &s->old))
        cards_drop(&s->old, from);
}

static void leave_hand(RftgState *s, int seat, const CardSet *cards, const CardSet *from)
{
    RftgSeat *own = &s->seat[seat];
    CardSet mixed = from ? *from : own->hand;
    assert(cards_within(cards, &own->hand) && cards_within(cards, &mixed));
    blur(s, seat, &mixed);
    cards_drop(&own->hand, cards);
    cards_drop(&own->drawn, cards);
    cards_join(&own->knows, cards);
}

void rftg_put_down_cards(RftgState *s, int seat, const CardSet *cards, const CardSet *from,
                         EventList *events)
{
    if (cards_empty(cards))
        return;
    leave_hand(s, seat, cards, from);
    cards_join(&s->discard, cards);
    if (events)
        for (each_card(card, cards))
            tell_card(events, RFTG_EVENT_DISCARD, seat, card, seat_bit(seat), 0);
}

void rftg_put_down(RftgState *s, int seat, int card, const CardSet *from, EventList *events)
{
    CardSet one = cards_one(card);
    rftg_put_down_cards(s, seat, &one, from, events);
}

void rftg_put_down_chosen(RftgState *s, int seat, const CardSet *from, EventList *events)
{
    CardSet chosen = s->seat[seat].chosen;
    s->seat[seat].chosen = (CardSet){ 0 };
    rftg_put_down_cards(s, seat, &chosen, from, events);
}

void rftg_save(RftgState *s, int seat, int card, EventList *events)
{
    CardSet one = cards_one(card);
    leave_hand(s, seat, &one, NULL);
    cards_add(&s->saved, card);
    tell_card(events, RFTG_EVENT_SAVE, seat, card, seat_bit(seat), 0);
}

void rftg_scatter_saved(RftgState *s)
{
    cards_join(&s->discard, &s->saved);
    s->saved = (CardSet){ 0 };
}

void rftg_from_hand(RftgState *s, int seat, int card)
{
    RftgSeat *own = &s->seat[seat];
    assert(cards_has(&own->hand, card));
    show_of_hand(s, seat, card);
    cards_remove(&own->hand, card);
    cards_add(&own->tableau, card);
}

void rftg_lay_aside(RftgState *s, int seat, int card)
{
    show_of_hand(s, seat, card);
    cards_remove(&s->seat[seat].hand, card);
    cards_add(&s->aside, card);
}

CardSet rftg_goods_of_kind(const RftgState *s, int seat, RftgKind kind)
{
    CardSet goods = rftg_goods_of(s, seat);
    return rftg_of_kind(&goods, kind);
}

void rftg_leave(RftgState *s, int seat, int card, EventList *events)
{
    CardSet one = cards_one(card);
    if (cards_has(&s->goods, card))
        rftg_remove_good(s, seat, card, events);
    if (rftg_is(card, RFTG_START_SAVE_1))
        rftg_scatter_saved(s);
    cards_remove(&s->seat[seat].tableau, card);
    cards_add(&s->discard, card);
    known_to_all(s, &one, -1);
    rftg_tell(events, RFTG_EVENT_SPEND, seat, rftg_design[card], 0);
}

bool rftg_add_good(RftgState *s, int seat, int world, EventList *events)
{
    assert(!cards_has(&s->goods, world));
    int card = take(s, events);
    if (!card)
        return false;
    cards_add(&s->goods, world);
    s->good[rftg_design[world]] = (uint8_t)card;
    rftg_tell(events, RFTG_EVENT_GOOD, seat, rftg_design[world], 0);
    refill(s, events);
    return true;
}

void rftg_remove_good(RftgState *s, int seat, int world, EventList *events)
{
    uint8_t *good = &s->good[rftg_design[world]];
    assert(cards_has(&s->goods, world) && *good);
    cards_remove(&s->goods, world);
    cards_add(&s->discard, *good);
    *good = 0;
    rftg_tell(events, RFTG_EVENT_GOOD_GONE, seat, rftg_design[world], 0);
}

CardSet rftg_goods_of(const RftgState *s, int seat)
{
    return cards_and(&s->seat[seat].tableau, &s->goods);
}

int rftg_copy_in(const CardSet *set, int design, int above)
{
    int card = rftg_first_card[design] > above ? rftg_first_card[design] : above + 1;
    for (; card < RFTG_CARDS && rftg_design[card] == design; card++)
        if (cards_has(set, card))
            return card;
    return 0;
}

int rftg_own_card(const RftgState *s, int seat, int design)
{
    CardSet all = cards_or(&s->seat[seat].tableau, &s->seat[seat].began);
    return rftg_copy_in(&all, design, 0);
}
