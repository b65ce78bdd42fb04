/* Set-up (ED-2, ED-21, ED-22). */
#ifndef GAMES_EMDO_SETUP_H
#define GAMES_EMDO_SETUP_H

#include "games/emdo/state.h"

/* Whether these options go together (ED-21.6, ED-21.12). */
bool emdo_setup_ok(const Setup *setup, Text *why);

void emdo_setup(void *state, EventList *events);

/* The planets that are in the planet deck at set-up, and the technologies in their stacks. */
PlanetSet emdo_deck_planets(const EmdoState *s);
CardSet emdo_market_techs(const EmdoState *s);

#endif
