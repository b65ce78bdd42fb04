/* Set-up (RG-3). */
#ifndef GAMES_RFTG_SETUP_H
#define GAMES_RFTG_SETUP_H

#include "games/rftg/state.h"

/* Whether the options fit together (RG-3.21); if not, the reason. */
bool rftg_setup_ok(const Setup *setup, Text *why);

void rftg_setup(void *state, EventList *events);

/* D1 is answered: start worlds are shown, cards discarded, goods laid (RG-3.8 to RG-3.20). */
void rftg_open_start(RftgState *s, EventList *events);

/* The start worlds of the deck that have an odd (1) or even (0) number. */
CardSet rftg_start_worlds(const RftgState *s, int odd);

#endif
