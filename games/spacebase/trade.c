/* Purchases and claims: what is for sale to whom, paying, taking (SB-13, SB-14, SB-12.9). */
#include "games/spacebase/trade.h"

bool sb_can_lay(const SbState *s, int seat, int card, int sector)
{
    bool allowed = sector == sb_cards[card].sector || sector >= SB_FAR_SECTOR;
    return allowed && sb_is_open(s, seat, sector);
}

bool sb_has_target(const SbState *s, int seat, int card, bool any)
{
    if (sb_is_open(s, seat, sb_cards[card].sector))
        return true;
    for (int sector = SB_FAR_SECTOR; any && sector <= SB_SECTORS; sector++)
        if (sb_is_open(s, seat, sector))
            return true;
    return false;
}

bool sb_can_buy(const SbState *s, int seat, int card, bool any)
{
    return sb_cards[card].cost <= s->seat[seat].credits && sb_is_for_sale(s, card) &&
           sb_has_target(s, seat, card, any);
}

bool sb_can_buy_any_card(const SbState *s, int seat, bool any)
{
    for (int level = 0; level < SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++) {
            int card = s->yard[level][place];
            if (card && sb_cards[card].cost <= s->seat[seat].credits &&
                sb_has_target(s, seat, card, any))
                return true;
        }
    for (uint64_t left = s->colonies; left; left = bits_without_first(left))
        if (sb_can_buy(s, seat, SB_FIRST_COLONY + bits_first(left) - 1, any))
            return true;
    return false;
}

bool sb_can_claim(const SbState *s, int seat, int card, int level)
{
    return sb_is_ship(card) && sb_cards[card].level == level && sb_is_for_sale(s, card) &&
           sb_has_target(s, seat, card, false);
}

bool sb_can_claim_any(const SbState *s, int seat, int level)
{
    for (int place = 0; place < SB_PLACES; place++) {
        int card = s->yard[level - 1][place];
        if (card && sb_has_target(s, seat, card, false))
            return true;
    }
    return false;
}

static void pay(SbState *s, int seat, int card, int price, EventList *events)
{
    s->seat[seat].credits -= price;
    sb_take_from_sale(s, card);
    event_add(events,
              (Event){ .kind = SB_EVENT_BUY, .seat = (int8_t)seat, .value = { card, price } });
}

void sb_buy(SbState *s, int seat, int card, EventList *events)
{
    pay(s, seat, card, s->seat[seat].credits, events);
    sb_lay(s, seat, card, sb_cards[card].sector, events);
}

void sb_pay_for(SbState *s, int seat, int card, EventList *events)
{
    pay(s, seat, card, sb_cards[card].cost, events);
}

void sb_claim(SbState *s, int seat, int card, EventList *events)
{
    sb_take_from_sale(s, card);
    event_add(events, (Event){ .kind = SB_EVENT_CLAIM, .seat = (int8_t)seat, .value = { card } });
    sb_lay(s, seat, card, sb_cards[card].sector, events);
}
