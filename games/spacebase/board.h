/* What lies where: cards on boards, charges on cards, markers on tracks. */
#ifndef GAMES_SPACEBASE_BOARD_H
#define GAMES_SPACEBASE_BOARD_H

#include "games/spacebase/state.h"

/* Walks the cards of one side in a sector: the stationed one, or the deployed ones, oldest first. */
static inline int sb_first_card(const SbState *s, int seat, int sector, SbFace face)
{
    const SbSector *here = sb_sector_of(s, seat, sector);
    return face == SB_STATION ? here->station : here->oldest;
}

static inline int sb_next_card(const SbState *s, int card, SbFace face)
{
    return face == SB_STATION ? SB_NO_CARD : s->newer[card];
}

/* A place in the canonical order of a board: sectors upwards, the stationed card first, then the
 * deployed ones from the oldest (SB-DP7). */
typedef struct SbPlace {
    int card, sector;
    SbFace face;
} SbPlace;

/* The first card with a charge at or after the given sector, and the next one after a place; card
 * 0 at the end. */
SbPlace sb_first_charged(const SbState *s, int seat);
SbPlace sb_next_charged(const SbState *s, int seat, SbPlace place);

/* Where a card of the seat lies; card 0 if it does not. */
SbPlace sb_find(const SbState *s, int seat, int card);

/* Whether the ability of the side in force is charged enough for a use (SB-10.6, SB-10.7). */
bool sb_is_ready(const SbState *s, SbPlace place);

/* Whether the colour of that ability fits the seat's role in this turn (SB-2.7). */
bool sb_colour_fits(const SbState *s, int seat, SbPlace place);

/* Takes the charges that one use costs. */
void sb_spend(SbState *s, int seat, SbPlace place);

/* One charge more on a card, if its side in force has an empty slot; whether it had. */
bool sb_add_charge(SbState *s, int seat, SbPlace place);
bool sb_has_room(const SbState *s, SbPlace place);
void sb_remove_charge(SbState *s, int seat, SbPlace place);

/* Recomputes the bit that says whether a sector has a charge. */
void sb_refresh_charged(SbState *s, int seat, int sector);

/* Whether a card can be laid in the sector: no colony lies there (SB-13.6). */
static inline bool sb_is_open(const SbState *s, int seat, int sector)
{
    return !sb_is_colony(sb_sector_of(s, seat, sector)->station);
}

/* Whether nothing can be gained in the sector: for the active player a colony, for a passive one
 * no deployed ship. */
static inline bool sb_is_barren(const SbState *s, int seat, int sector)
{
    const SbSector *here = sb_sector_of(s, seat, sector);
    return seat == s->active ? sb_is_colony(here->station) : here->oldest == SB_NO_CARD;
}

/* Lays a new card: the one that lay there is deployed, a colony gives its VP. */
void sb_lay(SbState *s, int seat, int card, int sector, EventList *events);

/* All cards of two sectors change places. */
void sb_swap(SbState *s, int seat, int sector, int other);

/* A card changes places with the one stationed in a sector. */
void sb_exchange(SbState *s, int seat, SbPlace place, int sector);

/* Adds to the tracks and watches for the goal. */
void sb_gain(SbState *s, int seat, int credits, int income, int vp, EventList *events);

/* Removes a card from the shipyard or from the colonies for sale. */
void sb_take_from_sale(SbState *s, int card);

/* Whether a ship lies open in the shipyard, or a colony is for sale. */
bool sb_is_for_sale(const SbState *s, int card);

/* Draws from the deck of a level, from what lies under it when it has run out; 0 if both have. */
int sb_draw(SbState *s, int level);

#endif
