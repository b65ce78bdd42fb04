/* Takeovers (RG-10). */
#ifndef GAMES_RFTG_TAKEOVER_H
#define GAMES_RFTG_TAKEOVER_H

#include "games/rftg/state.h"

/* Whether the seat may declare a takeover at this point of its turn (RG-10.6, RG-10.7). */
bool rftg_may_declare(const RftgState *s, int seat);

/* The rule that forbids a takeover power (a card), or one against a target. */
const char *rftg_forbids_takeover(const RftgState *s, int seat, int power);
const char *rftg_forbids_target(const RftgState *s, int seat, int power, int target);

/* The cards whose takeover power may be declared with. */
CardSet rftg_takeover_powers(const RftgState *s, int seat);
CardSet rftg_takeover_targets(const RftgState *s, int seat, int power);

/* Attack and defense as they stand (RG-10.16, RG-10.17). */
int rftg_attack(const RftgState *s, const RftgTakeover *takeover);
int rftg_defense(const RftgState *s, const RftgTakeover *takeover);

/* The declaration under way, as it will be entered. */
RftgTakeover rftg_declaration(const RftgState *s, int seat);

void rftg_name_target(RftgState *s, int seat, int target, EventList *events);
void rftg_declare(RftgState *s, int seat, EventList *events);
void rftg_prevent(RftgState *s, int seat, int attacker, int target, EventList *events);

/* D21: who may prevent, or -1. */
int rftg_preventer(const RftgState *s);

/* A declaration under way: its target, then what it takes to reach the defense. */
void rftg_run_declaration(RftgState *s, int seat, EventList *events);
void rftg_run_declare(RftgState *s, EventList *events);
void rftg_run_prevent(RftgState *s, EventList *events);

/* D22: what the owner gives for Military. */
void rftg_run_defend(RftgState *s, EventList *events);
void rftg_end_defense(RftgState *s, EventList *events);

/* The next declared takeover, or its defense. */
void rftg_run_resolve(RftgState *s, EventList *events);
void rftg_conclude(RftgState *s, int index, EventList *events);

#endif
