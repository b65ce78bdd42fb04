/* Charges (SB-10): which ships can carry them, where those lie, how many they have, which are ready. */
#ifndef GAMES_SPACEBASE_CHARGES_H
#define GAMES_SPACEBASE_CHARGES_H

#include "games/spacebase/state.h"

/* Where a ship with charge slots lies on its seat's board. */
typedef struct SbPlace {
    int card, sector;
    SbFace face;
} SbPlace;

static inline bool sb_is_charger(int card)
{
    return sb_charger_of[card] != SB_NO_CHARGER;
}

static inline int sb_charges(const SbState *s, int card)
{
    return sb_is_charger(card) ? s->charge[sb_charger_of[card]] : 0;
}

static inline SbPlace sb_charger_place(const SbState *s, int charger)
{
    return (SbPlace){ sb_charger_cards[charger], s->where[charger],
                      bits_has(s->deployed, charger) ? SB_DEPLOYED : SB_STATION };
}

static inline const SbSide *sb_side(SbPlace place)
{
    return &sb_cards[place.card].side[place.face];
}

/* Where a card of the seat lies; card 0 if it is not there or can carry no charge. */
SbPlace sb_find(const SbState *s, int seat, int card);

/* A card comes to lie in a sector on one of its sides: charges stay as far as that side has room
 * (SB-10.9, SB-10.10). Cards without slots need not be told, but may be. */
void sb_place_charger(SbState *s, int seat, int card, int sector, SbFace face);

/* The seat's chargers that are ready (SB-10.6, SB-10.7), have an ability of this window, and fit the
 * turn by their colour (SB-2.7). */
uint64_t sb_usable_among(const SbState *s, int seat, SbWindow window, uint64_t ready);

static inline uint64_t sb_usable(const SbState *s, int seat, SbWindow window)
{
    uint64_t ready = s->chargers[seat] & s->ready;
    return ready ? sb_usable_among(s, seat, window, ready) : 0;
}

/* Whether this card is among them. */
bool sb_can_use(const SbState *s, int seat, int card, SbWindow window);

/* Whether the colour of the side in force fits the seat's role in this turn. */
bool sb_colour_fits(const SbState *s, int seat, SbPlace place);

/* Takes the charges that one use costs. */
void sb_spend(SbState *s, SbPlace place);

/* One charge more, if the side in force has an empty slot; whether it had. */
bool sb_add_charge(SbState *s, SbPlace place);
bool sb_has_room(const SbState *s, SbPlace place);
void sb_remove_charge(SbState *s, SbPlace place);

/* Whether the card comes after the other in the canonical order of a board: sectors upwards, the
 * stationed card first, then the deployed ones from the oldest (SB-DP7). */
bool sb_comes_after(const SbState *s, SbPlace place, SbPlace other);

#endif
