/* Cards on boards (SB-13), the tracks (SB-3) and the decks. */
#include "games/spacebase/board.h"

#include <string.h>

/* Tucks a card above a sector as the newest one there. */
static void tuck(SbState *s, int seat, int card, int sector)
{
    assert(!sb_is_colony(card)); /* SB-14.7 */
    SbSector *here = sb_sector(s, seat, sector);
    if (here->newest)
        s->newer[here->newest] = (uint8_t)card;
    else
        here->oldest = (uint8_t)card;
    here->newest = (uint8_t)card;
    sb_place_charger(s, seat, card, sector, SB_DEPLOYED);
}

/* Whoever has a card with both arrows will be asked where they lead (SB-9.2). */
static void watch_arrows(SbState *s, int seat, int card)
{
    if (sb_cards[card].side[SB_STATION].arrows == (SB_LEFT | SB_RIGHT))
        s->choosers = (SeatSet)(s->choosers | seat_bit(seat));
}

/* Stations a card in a sector. */
static void station(SbState *s, int seat, int card, int sector)
{
    sb_sector(s, seat, sector)->station = (uint8_t)card;
    sb_place_charger(s, seat, card, sector, SB_STATION);
    watch_arrows(s, seat, card);
}

void sb_settle_sector(SbState *s, int seat, int sector)
{
    for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++)
        for (int card = sb_first_card(s, seat, sector, face); card;
             card = sb_next_card(s, card, face)) {
            sb_place_charger(s, seat, card, sector, face);
            watch_arrows(s, seat, card);
        }
}

/* Takes a card out of the deployed cards of a sector. */
static void untuck(SbState *s, int seat, int card, int sector)
{
    SbSector *here = sb_sector(s, seat, sector);
    uint8_t before = 0, *link = &here->oldest;
    while (*link != card) {
        before = *link;
        link = &s->newer[before];
    }
    *link = s->newer[card];
    if (here->newest == card)
        here->newest = before;
    s->newer[card] = 0;
}

static void watch_goal(SbState *s, int seat, EventList *events)
{
    if (s->seat[seat].vp < SB_VP_GOAL || s->ending)
        return;
    s->ending = 1; /* SB-15.1, SB-15.3 */
    event_add(events, (Event){ .kind = SB_EVENT_ENDING, .seat = (int8_t)seat });
}

void sb_gain(SbState *s, int seat, int credits, int income, int vp, EventList *events)
{
    SbSeat *p = &s->seat[seat];
    if (!(credits | income | vp))
        return;
    p->credits += credits;
    p->income += income;
    p->vp += vp;
    event_add(
        events,
        (Event){ .kind = SB_EVENT_GAIN, .seat = (int8_t)seat, .value = { credits, income, vp } });
    watch_goal(s, seat, events);
}

void sb_lay(SbState *s, int seat, int card, int sector, EventList *events)
{
    int old = sb_sector(s, seat, sector)->station;
    tuck(s, seat, old, sector); /* SB-13.4 */
    station(s, seat, card, sector);
    event_add(
        events,
        (Event){ .kind = SB_EVENT_LAY, .seat = (int8_t)seat, .value = { card, sector, old } });
    sb_gain(s, seat, 0, 0, sb_cards[card].vp, events); /* SB-14.3 */
}

void sb_swap(SbState *s, int seat, int sector, int other)
{
    SbSector *a = sb_sector(s, seat, sector), *b = sb_sector(s, seat, other), keep = *a;
    *a = *b;
    *b = keep;
    sb_settle_sector(s, seat, sector);
    sb_settle_sector(s, seat, other);
}

void sb_exchange(SbState *s, int seat, SbPlace place, int sector)
{
    int other = sb_sector(s, seat, sector)->station;
    if (place.face == SB_STATION) { /* SB-12.10b */
        station(s, seat, other, place.sector);
    } else { /* SB-12.10c, SB-12.10f */
        untuck(s, seat, place.card, place.sector);
        tuck(s, seat, other, place.sector);
    }
    station(s, seat, place.card, sector);
}

static uint8_t *yard_place(SbState *s, int card)
{
    return memchr(s->yard[sb_cards[card].level - 1], card, SB_PLACES);
}

bool sb_is_for_sale(const SbState *s, int card)
{
    if (sb_is_colony(card))
        return bits_has(s->colonies, sb_cards[card].sector);
    return sb_is_ship(card) && memchr(s->yard[sb_cards[card].level - 1], card, SB_PLACES);
}

void sb_take_from_sale(SbState *s, int card)
{
    if (sb_is_colony(card))
        s->colonies = (uint16_t)(s->colonies & ~(1u << sb_cards[card].sector));
    else
        *yard_place(s, card) = SB_NO_CARD;
}

/* The cards of a level that lie under its deck, of all seats together (SB-16.6). */
static uint64_t under_deck(const SbState *s, int level)
{
    uint64_t under = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int i = 0; i < SB_DEALT; i++) {
            int card = s->seat[seat].dealt[i];
            if (card && sb_cards[card].level == level)
                under |= 1ull << (card - sb_level_first(level));
        }
    return under;
}

static void remove_dealt(SbState *s, int card)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        uint8_t *dealt = s->seat[seat].dealt, *at = memchr(dealt, card, SB_DEALT);
        if (!at)
            continue;
        size_t after = (size_t)(dealt + SB_DEALT - 1 - at);
        memmove(at, at + 1, after);
        dealt[SB_DEALT - 1] = SB_NO_CARD;
    }
}

int sb_draw(SbState *s, int level)
{
    uint64_t *deck = &s->deck[level - 1];
    int first = sb_level_first(level);
    if (*deck) {
        int bit = rng_member(&s->head.rng, *deck);
        *deck &= ~(1ull << bit);
        return first + bit;
    }
    uint64_t under = sb_is_lightspeed(s) ? under_deck(s, level) : 0;
    if (!under)
        return SB_NO_CARD; /* SB-6.11 */
    int card = first + rng_member(&s->head.rng, under);
    remove_dealt(s, card);
    return card;
}
