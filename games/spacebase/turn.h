/* The phases of a turn (SB-6) and the end of the game (SB-15). */
#ifndef GAMES_SPACEBASE_TURN_H
#define GAMES_SPACEBASE_TURN_H

#include "games/spacebase/state.h"

/* Carries out the phases of the turn on the agenda, up to the next one that asks somebody. */
void sb_run_turn(SbState *s, EventList *events);

/* The phase under way, for people; SB_PHASES before the first turn and after the last. */
SbPhase sb_phase(const SbState *s);

extern const char *const sb_phase_codes[SB_PHASES];

#endif
