/* Buying and claiming cards (SB-13, SB-14). */
#ifndef GAMES_SPACEBASE_TRADE_H
#define GAMES_SPACEBASE_TRADE_H

#include "games/spacebase/board.h"

/* Whether the card has a sector to go to: its own, or with `any` (SB-12.9) also 7-12. */
bool sb_has_target(const SbState *s, int seat, int card, bool any);

/* Whether a card may be laid in this sector under SB-12.9. */
bool sb_can_lay(const SbState *s, int seat, int card, int sector);

/* Whether the seat can buy the card now: for sale, affordable, with a target. */
bool sb_can_buy(const SbState *s, int seat, int card, bool any);
bool sb_can_buy_any_card(const SbState *s, int seat, bool any);

/* Whether the seat can claim this ship of the level. */
bool sb_can_claim(const SbState *s, int seat, int card, int level);
bool sb_can_claim_any(const SbState *s, int seat, int level);

/* The purchase of phase 6: all credits go (SB-13.2). */
void sb_buy(SbState *s, int seat, int card, EventList *events);

/* A purchase at the exact price (SB-13.8), without laying the card. */
void sb_pay_for(SbState *s, int seat, int card, EventList *events);

void sb_claim(SbState *s, int seat, int card, EventList *events);

#endif
