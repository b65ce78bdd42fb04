/* Phase III (RG-9): the choice, further worlds, replacements, and what follows a placement. */
#ifndef GAMES_RFTG_SETTLE_H
#define GAMES_RFTG_SETTLE_H

#include "games/rftg/state.h"

/* RG-9.36: own worlds that may be replaced, and hand cards for one of them. */
CardSet rftg_replaceable(const RftgState *s, int seat);
bool rftg_replaces(int old, int fresh);

/* Whether SET_SECOND or Rebel Sneak Attack serves a further world now (RG-9.31, RG-9.34). */
bool rftg_second_world(const RftgState *s, int seat);
int rftg_sneak_card(const RftgState *s, int seat);

/* A card leaves the tableau as the price of its power. */
void rftg_spend_card(RftgState *s, int seat, int card, EventList *events);

/* A good is given for a power that wants this kind (RG-18.7). */
void rftg_give_good(RftgState *s, int seat, int world, RftgKind kind, EventList *events);

void rftg_begin_settle(RftgState *s);
void rftg_open_settle(RftgState *s, EventList *events);
void rftg_run_settle_turns(RftgState *s, EventList *events);

/* D18: a further world, a replacement, a takeover after the first. */
void rftg_run_extra(RftgState *s, EventList *events);

/* A card is chosen unseen, or, as a further world, shown at once. */
void rftg_do_settle(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_replace(RftgState *s, int seat, Move move, EventList *events);
void rftg_do_with(RftgState *s, int seat, Move move, EventList *events);

/* The hand powers used in a conquest or declaration are spent (RG-9.45). */
void rftg_end_muster(RftgState *s, int seat);

/* RG-9.30: all that follows a placement from hand, or a takeover (RG-10.29). */
void rftg_placed(RftgState *s, int seat, int card, int with, EventList *events);
void rftg_after_world(RftgState *s, int seat, int card, EventList *events);

#endif
