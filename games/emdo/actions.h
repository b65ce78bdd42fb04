/* The action phase (ED-4): which cards can be played, and what they do. */
#ifndef GAMES_EMDO_ACTIONS_H
#define GAMES_EMDO_ACTIONS_H

#include "games/emdo/state.h"

/* ED-4.13: the kinds of card whose action is possible now. */
CardSet emdo_playable(const EmdoState *s, int seat);

/* Whether the seat may remove a card of its hand now (ED-18.16, ED-18.37). */
bool emdo_may_remove(const EmdoState *s, int seat);

/* Uses that: the card is removed. */
void emdo_streamline(EmdoState *s, int seat, int card, EventList *events);

/* Plays a card for its action: carries it out, or pushes the task that asks for more. */
void emdo_play_card(EmdoState *s, int seat, int card, EventList *events);

/* The card whose action is over goes to the discard pile, if it is still there (ED-4.4). */
void emdo_end_action(EmdoState *s, int seat);

/* The card being played is tucked, or removed from the game. */
void emdo_tuck_played(EmdoState *s, int seat, int planet, EventList *events);
void emdo_remove_played(EmdoState *s, int seat, EventList *events);

/* ED-18.13, ED-17.7 */
void emdo_specialize(EmdoState *s, int seat, int resource, EventList *events);

/* ED-18.17: tucks the card, and settles the planet if its printed cost is reached. */
void emdo_terraform(EmdoState *s, int seat, int planet, EventList *events);

/* ED-10.1, ED-18.20: takes a role card into the hand. */
void emdo_take_role_card(EmdoState *s, int seat, int stack, EventList *events);

void emdo_gain_fighters(EmdoState *s, int seat, int n, EventList *events);

#endif
