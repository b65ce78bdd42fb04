/* What lies where: cards on boards, markers on tracks, the decks and what is for sale. */
#ifndef GAMES_SPACEBASE_BOARD_H
#define GAMES_SPACEBASE_BOARD_H

#include "games/spacebase/charges.h"

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

/* Tells all cards of a sector where they lie, after they were put there by hand. */
void sb_settle_sector(SbState *s, int seat, int sector);

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
