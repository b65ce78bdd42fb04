/* The role phase (ED-5, ED-6): leading, boosting, following, and what each role does. */
#ifndef GAMES_EMDO_ROLES_H
#define GAMES_EMDO_ROLES_H

#include "games/emdo/state.h"

/* ED-5.1, ED-21.1: the roles that can be led, bit n is role n. */
uint32_t emdo_led_roles(const EmdoState *s);

/* What leading a role gives beside empire and boost: the symbol of the stack's card, or what an
 * empty stack gives instead (ED-15.1). */
int emdo_lead_card(const EmdoState *s, int role);

/* The symbols that the role of the task BOOST on top has so far. */
int emdo_boosted(const EmdoState *s, int seat);

/* Leads a role for its effect, or to settle or attack a planet instead (ED-5.17). */
void emdo_lead(EmdoState *s, int seat, int role, EventList *events);
void emdo_lead_on(EmdoState *s, int seat, int role, int planet, EventList *events);

/* Plays a card of the hand for the role. */
void emdo_boost(EmdoState *s, int seat, int card, EventList *events);

/* Carries out the task RESOLVE on top of the agenda. */
void emdo_resolve(EmdoState *s, EventList *events);

/* The cards that a seat may play for a role, from kind `least` on. */
CardSet emdo_boosts(const EmdoState *s, int seat, int role, int least);

/* ED-18.31: the planets that following with Bureaucracy could settle or attack. */
PlanetSet emdo_follow_targets(const EmdoState *s, int seat, int role);

/* What the asked opponent answers (task FOLLOW); a card is the first one played, or none. */
void emdo_follow(EmdoState *s, int seat, int card, EventList *events);
void emdo_follow_on(EmdoState *s, int seat, int planet, EventList *events);
void emdo_dissent(EmdoState *s, int seat, EventList *events);

/* ED-11.4, ED-11.5 */
void emdo_keep(EmdoState *s, int seat, int planet, EventList *events);

/* The technologies that so many symbols can take (ED-14.4, ED-14.5), and taking one. */
CardSet emdo_researchable(const EmdoState *s, int seat, int symbols);
void emdo_research(EmdoState *s, int seat, int tech, EventList *events);

#endif
