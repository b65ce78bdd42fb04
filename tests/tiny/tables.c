/* The rows of the cards and the questions about a state that several files ask: which cards lie
 * where, what can be paid, who may raid what, which free moves are possible. */
#include "tests/tiny/tables.h"

const TinyCardRow tiny_cards[TINY_CARDS] = {
#define CARD(id, notation, w, c, p, s, english, russian)                                           \
    [TINY_##id] = { .code = (notation),                                                            \
                    .worth = (w),                                                                  \
                    .cost = (c),                                                                   \
                    .points = (p),                                                                 \
                    .suit = TINY_##s,                                                              \
                    .name = { (english), (russian) } },
#include "cards.def"
#undef CARD
};

int tiny_deck(int seats)
{
    return 8 + 4 * seats;
}

CardSet tiny_at(const TinyState *s, int place)
{
    CardSet set = 0;
    for (int card = 1; card < TINY_CARDS; card++)
        if (s->place[card] == place)
            set |= card_bit(card);
    return set;
}

CardSet tiny_hand(const TinyState *s, int seat)
{
    return tiny_at(s, TINY_AT_HAND + seat);
}

int tiny_hand_size(const TinyState *s, int seat)
{
    return bits_count(tiny_hand(s, seat));
}

SeatSet tiny_all_seats(const TinyState *s)
{
    return (SeatSet)((1u << s->head.seats) - 1);
}

uint8_t tiny_known_at(const TinyState *s, int place)
{
    if (place == TINY_AT_PILE || place == TINY_AT_DISCARD)
        return 0;
    if (place >= TINY_AT_HAND && place < TINY_AT_BUILT)
        return seat_bit(place - TINY_AT_HAND);
    return (uint8_t)(tiny_all_seats(s) | TINY_PUBLIC);
}

bool tiny_knows(const TinyState *s, int viewer, int card)
{
    if (viewer == VIEWER_ALL)
        return true;
    return s->known[card] & (viewer == VIEWER_NONE ? TINY_PUBLIC : seat_bit(viewer));
}

int tiny_worth(CardSet cards)
{
    int worth = 0;
    for (uint64_t left = cards; left; left = bits_without_first(left))
        worth += tiny_cards[bits_first(left)].worth;
    return worth;
}

bool tiny_can_pay(CardSet cards, int cost)
{
    uint64_t sums = 1; /* bit n: some of the cards seen so far are worth n */
    for (uint64_t left = cards; left; left = bits_without_first(left))
        sums |= sums << tiny_cards[bits_first(left)].worth & ((1u << 16) - 1);
    return cost >= 0 && bits_has(sums, cost);
}

int tiny_strength(const TinyState *s, int seat)
{
    return 2 + bits_count(tiny_at(s, TINY_AT_BUILT + seat));
}

CardSet tiny_targets(const TinyState *s, int seat)
{
    CardSet targets = 0;
    int strength = tiny_strength(s, seat);
    for (int card = 1; card < TINY_CARDS; card++)
        if (s->place[card] >= TINY_AT_BUILT && s->place[card] != TINY_AT_BUILT + seat &&
            tiny_cards[card].points < strength)
            targets |= card_bit(card);
    return targets;
}

int tiny_defence(const TinyState *s, const Task *defend)
{
    return tiny_strength(s, defend->b) - tiny_cards[defend->a].points;
}

int tiny_surplus(const TinyState *s, int seat)
{
    int surplus = tiny_hand_size(s, seat) - TINY_HAND;
    return surplus > 0 ? surplus : 0;
}

bool tiny_free_possible(const TinyState *s, int seat, TinyMove kind)
{
    if (kind == TINY_DO_SMELT)
        return s->seat[seat].ore >= 2;
    if (kind == TINY_DO_MELT)
        return s->seat[seat].ice >= 1;
    assert(kind == TINY_DO_STASH);
    return !s->stashed && tiny_hand(s, seat);
}

bool tiny_free_any(const TinyState *s, int seat)
{
    return tiny_free_possible(s, seat, TINY_DO_SMELT) ||
           tiny_free_possible(s, seat, TINY_DO_MELT) || tiny_free_possible(s, seat, TINY_DO_STASH);
}
