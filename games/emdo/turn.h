/* A turn and its phases (ED-3), cleanup (ED-7), the end of the game (ED-20). */
#ifndef GAMES_EMDO_TURN_H
#define GAMES_EMDO_TURN_H

#include "games/emdo/state.h"

extern const char *const emdo_phase_codes[EMDO_PHASES];

/* Runs the task TURN until a question is asked or the game is over. */
void emdo_run_turn(EmdoState *s, EventList *events);

/* The phase under way; EMDO_PHASES when the game is over. */
EmdoPhase emdo_phase(const EmdoState *s);

/* ED-7.3: draws up to the hand limit. */
void emdo_refill_hand(EmdoState *s, int seat, EventList *events);

#endif
