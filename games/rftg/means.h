/* Prices, Military, and who can place what (RG-8.6 to RG-8.8, RG-9.2 to RG-9.20). */
#ifndef GAMES_RFTG_MEANS_H
#define GAMES_RFTG_MEANS_H

#include "games/rftg/state.h"

/* Cards of the phase start that still lie in the tableau. */
CardSet rftg_still_there(const RftgState *s, int seat);

/* Military against a world, temporary included (RG-9.7). */
int rftg_military(const RftgState *s, int seat, int world);
int rftg_special_military(const RftgState *s, int seat, int world);

/* Temporary Military that may still be bought, in the order of RftgStage (RG-9.16 to RG-9.18): cards
 * to discard, goods to give, whether a prestige, how many hand cards. */
CardSet rftg_military_spends(const RftgState *s, int seat);
CardSet rftg_military_goods(const RftgState *s, int seat);
bool rftg_military_prestige(const RftgState *s, int seat);
int rftg_muster_left(const RftgState *s, int seat);

/* The most temporary Military that may still be bought, with so many hand cards. */
int rftg_military_reach(const RftgState *s, int seat, int hand);

/* What may still be spent on the payment under way; first, whether there may be anything. */
bool rftg_has_options(const RftgState *s, int seat);
CardSet rftg_price_spends(const RftgState *s, int seat);
CardSet rftg_price_goods(const RftgState *s, int seat);

/* The least that a world costs by payment with what nothing is spent on; -1: it cannot be paid for. */
int rftg_price(const RftgState *s, int seat, int world);

/* Hand cards due for the development or world under way. */
int rftg_due(const RftgState *s, int seat);

/* The defense that a conquest under way must reach. */
int rftg_needed(const RftgState *s);

/* Whether an answer can still be ended after this step: Military still short by so much, a good or a
 * card given for a discount. */
bool rftg_military_ends(const RftgState *s, int seat, RftgStage stage, int card, int shortage);
bool rftg_good_pays(const RftgState *s, int seat, int world);
bool rftg_spend_pays(const RftgState *s, int seat, int card);

/* The rule that forbids a way to place the world under way. */
const char *rftg_forbids_method(const RftgState *s, int seat, RftgMethod method, int with);

/* The rule that forbids placing a hand card; by conquest alone with `sneak`. */
const char *rftg_forbids_settle(const RftgState *s, int seat, int card, bool sneak);
CardSet rftg_placeable(const RftgState *s, int seat, bool sneak);

#endif
