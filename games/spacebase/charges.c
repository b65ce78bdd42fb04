/* Charges on cards (SB-10). Kept beside the counts, because every window of every turn asks: which
 * chargers each seat has, where they lie, and which are ready; check.c compares them with the boards. */
#include "games/spacebase/charges.h"

SbPlace sb_find(const SbState *s, int seat, int card)
{
    int charger = card < SB_CARDS ? sb_charger_of[card] : SB_NO_CHARGER;
    if (charger == SB_NO_CHARGER || !bits_has(s->chargers[seat], charger))
        return (SbPlace){ 0 };
    return sb_charger_place(s, charger);
}

static void set_charge(SbState *s, SbPlace place, int charge)
{
    int charger = sb_charger_of[place.card];
    int slots = sb_slots(s, place.card, place.face);
    bool ready = charge && charge >= (sb_side(place)->joined ? slots : 1);
    assert(charge >= 0 && charge <= slots);
    s->charge[charger] = (uint8_t)charge;
    s->ready = ready ? s->ready | 1ull << charger : s->ready & ~(1ull << charger);
}

void sb_place_charger(SbState *s, int seat, int card, int sector, SbFace face)
{
    int charger = sb_charger_of[card];
    if (charger == SB_NO_CHARGER)
        return;
    uint64_t bit = 1ull << charger;
    s->chargers[seat] |= bit;
    s->deployed = face == SB_DEPLOYED ? s->deployed | bit : s->deployed & ~bit;
    s->where[charger] = (uint8_t)sector;
    int slots = sb_slots(s, card, face), charge = s->charge[charger];
    set_charge(s, (SbPlace){ card, sector, face }, charge < slots ? charge : slots);
}

bool sb_colour_fits(const SbState *s, int seat, SbPlace place)
{
    int colour = sb_side(place)->colour;
    return colour == SB_GREEN || colour == (seat == s->active ? SB_BLUE : SB_RED);
}

uint64_t sb_usable_among(const SbState *s, int seat, SbWindow window, uint64_t ready)
{
    uint64_t usable = 0;
    for (uint64_t left = ready; left; left = bits_without_first(left)) {
        int charger = bits_first(left);
        SbPlace place = sb_charger_place(s, charger);
        if (sb_windows[sb_side(place)->ability] == window && sb_colour_fits(s, seat, place))
            usable |= 1ull << charger;
    }
    return usable;
}

bool sb_can_use(const SbState *s, int seat, int card, SbWindow window)
{
    return sb_is_charger(card) && bits_has(sb_usable(s, seat, window), sb_charger_of[card]);
}

void sb_spend(SbState *s, SbPlace place)
{
    int charge = sb_charges(s, place.card);
    assert(charge);
    set_charge(s, place, sb_side(place)->joined ? 0 : charge - 1);
}

bool sb_has_room(const SbState *s, SbPlace place)
{
    return place.card && sb_charges(s, place.card) < sb_slots(s, place.card, place.face);
}

bool sb_add_charge(SbState *s, SbPlace place)
{
    if (!sb_has_room(s, place))
        return false;
    set_charge(s, place, sb_charges(s, place.card) + 1);
    return true;
}

void sb_remove_charge(SbState *s, SbPlace place)
{
    set_charge(s, place, sb_charges(s, place.card) - 1);
}

bool sb_comes_after(const SbState *s, SbPlace place, SbPlace other)
{
    if (place.sector != other.sector)
        return place.sector > other.sector;
    if (place.face != other.face)
        return place.face == SB_DEPLOYED;
    for (int card = s->newer[other.card]; card; card = s->newer[card])
        if (card == place.card)
            return true;
    return false;
}
