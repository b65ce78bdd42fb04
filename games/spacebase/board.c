/* Cards on boards (SB-13), charges on cards (SB-10), the tracks (SB-3) and the decks. */
#include "games/spacebase/board.h"

#include <string.h>

static SbPlace place_none(void)
{
    return (SbPlace){ 0 };
}

/* The first charged card from `card` on in this sector and side, then in what follows. */
static SbPlace charged_from(const SbState *s, int seat, int card, int sector, SbFace face)
{
    for (;;) {
        for (; card; card = sb_next_card(s, card, face))
            if (sb_is_ship(card) && s->charge[card])
                return (SbPlace){ card, sector, face };
        if (face == SB_STATION) {
            face = SB_DEPLOYED;
        } else {
            uint16_t left = (uint16_t)(s->seat[seat].charged & ~((2u << sector) - 1));
            if (!left)
                return place_none();
            sector = bits_first(left);
            face = SB_STATION;
        }
        card = sb_first_card(s, seat, sector, face);
    }
}

SbPlace sb_first_charged(const SbState *s, int seat)
{
    if (!s->seat[seat].charged)
        return place_none();
    int sector = bits_first(s->seat[seat].charged);
    return charged_from(s, seat, sb_first_card(s, seat, sector, SB_STATION), sector, SB_STATION);
}

SbPlace sb_next_charged(const SbState *s, int seat, SbPlace place)
{
    return charged_from(s, seat, sb_next_card(s, place.card, place.face), place.sector, place.face);
}

SbPlace sb_find(const SbState *s, int seat, int card)
{
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++)
            for (int here = sb_first_card(s, seat, sector, face); here;
                 here = sb_next_card(s, here, face))
                if (here == card)
                    return (SbPlace){ card, sector, face };
    return place_none();
}

bool sb_is_ready(const SbState *s, SbPlace place)
{
    const SbSide *side = &sb_cards[place.card].side[place.face];
    int need = side->joined ? sb_slots(s, place.card, place.face) : 1;
    return s->charge[place.card] >= need;
}

bool sb_colour_fits(const SbState *s, int seat, SbPlace place)
{
    SbColour colour = (SbColour)sb_cards[place.card].side[place.face].colour;
    return colour == SB_GREEN || colour == (seat == s->active ? SB_BLUE : SB_RED);
}

void sb_refresh_charged(SbState *s, int seat, int sector)
{
    bool any = false;
    for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++)
        for (int card = sb_first_card(s, seat, sector, face); card;
             card = sb_next_card(s, card, face))
            any |= sb_is_ship(card) && s->charge[card];
    uint16_t *charged = &s->seat[seat].charged;
    *charged = (uint16_t)(any ? *charged | 1u << sector : *charged & ~(1u << sector));
}

void sb_spend(SbState *s, int seat, SbPlace place)
{
    assert(sb_is_ready(s, place));
    bool joined = sb_cards[place.card].side[place.face].joined;
    s->charge[place.card] = (uint8_t)(joined ? 0 : s->charge[place.card] - 1);
    sb_refresh_charged(s, seat, place.sector);
}

bool sb_has_room(const SbState *s, SbPlace place)
{
    return sb_is_ship(place.card) && s->charge[place.card] < sb_slots(s, place.card, place.face);
}

bool sb_add_charge(SbState *s, int seat, SbPlace place)
{
    if (!sb_has_room(s, place))
        return false;
    s->charge[place.card]++;
    s->seat[seat].charged = (uint16_t)(s->seat[seat].charged | 1u << place.sector);
    return true;
}

void sb_remove_charge(SbState *s, int seat, SbPlace place)
{
    assert(s->charge[place.card]);
    s->charge[place.card]--;
    sb_refresh_charged(s, seat, place.sector);
}

/* A card comes to lie on its other side: charges stay as far as that side has room (SB-10.9). */
static void turn_card(SbState *s, int card, SbFace face)
{
    if (sb_is_ship(card) && s->charge[card] > sb_slots(s, card, face))
        s->charge[card] = (uint8_t)sb_slots(s, card, face);
}

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
    turn_card(s, card, SB_DEPLOYED);
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
    SbSector *here = sb_sector(s, seat, sector);
    int old = here->station;
    tuck(s, seat, old, sector); /* SB-13.4 */
    here->station = (uint8_t)card;
    if (bits_has(s->seat[seat].charged, sector))
        sb_refresh_charged(s, seat, sector);
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
    sb_refresh_charged(s, seat, sector);
    sb_refresh_charged(s, seat, other);
}

void sb_exchange(SbState *s, int seat, SbPlace place, int sector)
{
    SbSector *there = sb_sector(s, seat, sector);
    int other = there->station;
    if (place.face == SB_STATION) { /* SB-12.10b */
        sb_sector(s, seat, place.sector)->station = (uint8_t)other;
    } else { /* SB-12.10c, SB-12.10f */
        untuck(s, seat, place.card, place.sector);
        turn_card(s, place.card, SB_STATION);
        tuck(s, seat, other, place.sector);
    }
    there->station = (uint8_t)place.card;
    sb_refresh_charged(s, seat, place.sector);
    sb_refresh_charged(s, seat, sector);
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
