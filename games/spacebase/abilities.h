/* The abilities of the windows of phases 1, 5 and 7 (SB-11, SB-12). */
#ifndef GAMES_SPACEBASE_ABILITIES_H
#define GAMES_SPACEBASE_ABILITIES_H

#include "games/spacebase/board.h"

/* The chargers that the seat can use in a window now. */
uint64_t sb_activations(const SbState *s, int seat);

/* Uses a card: its charges go, its effect is carried out or its questions are put on the agenda. */
void sb_activate(SbState *s, int seat, int card, EventList *events);

/* The cards of the seat that could take a charge, those that could give one (SB-12.8). `used` is the
 * card whose ability it is, `fresh` the one just charged. */
bool sb_can_charge(const SbState *s, int seat, int card, int used);
bool sb_can_take(const SbState *s, int seat, int card, int used, int fresh);
bool sb_can_put(const SbState *s, int seat, int card, int used, int source);

void sb_charge(SbState *s, int seat, int card, EventList *events);
void sb_move_charge(SbState *s, int seat, int from, int to, EventList *events);

/* Whether the card used may change places with the one stationed in the sector (SB-12.10). */
bool sb_can_exchange(const SbState *s, int seat, int card, int sector);
void sb_use_exchange(SbState *s, int seat, int card, int sector, EventList *events);

#endif
