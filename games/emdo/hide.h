/* Dealing anew what a viewer cannot know. */
#ifndef GAMES_EMDO_HIDE_H
#define GAMES_EMDO_HIDE_H

#include "games/emdo/state.h"

void emdo_hide(void *state, int viewer, Rng *rng);

/* The planets whose front the viewer cannot place: in the deck, in other empires face down, looked
 * at by others, start planets in the box (ED-8.20). */
PlanetSet emdo_unseen_planets(const EmdoState *s, int viewer);

/* The filling that an unseen planet belongs to; 0: start planets. */
int emdo_filling_of(const EmdoState *s, int planet);

#endif
