/* Planets: the planet deck, settling and attacking, colonies, slots and resources (ED-9, ED-11 to
 * ED-13). */
#ifndef GAMES_EMDO_PLANETS_H
#define GAMES_EMDO_PLANETS_H

#include "games/emdo/state.h"

/* The top back of the planet deck is drawn anew: the card itself is picked when it is taken. */
void emdo_turn_top(EmdoState *s, EventList *events);

/* ED-11.9, ED-11.22: takes the top planet; none if there is none to be had. */
int emdo_take_planet(EmdoState *s, EventList *events);

/* Lays a planet face down into an empire. */
void emdo_lay_planet(EmdoState *s, int seat, int planet, EventList *events);

/* ED-11.14, ED-18.39: the face-down planets that the seat can pay for, and what one costs. */
PlanetSet emdo_attackable(const EmdoState *s, int seat);
int emdo_attack_cost(const EmdoState *s, int seat, int planet);

/* ED-12.15: the face-down planets that the seat can settle. */
PlanetSet emdo_settleable(const EmdoState *s, int seat);

void emdo_attack(EmdoState *s, int seat, int planet, EventList *events);
void emdo_settle(EmdoState *s, int seat, int planet, EventList *events);

/* Tucks a card, which has left where it was, under a face-down planet. */
void emdo_tuck(EmdoState *s, int seat, int card, int planet, EventList *events);

/* The colonies that a card is (ED-12.19, ED-18.24). */
static inline int emdo_colonies(int card)
{
    return card == EMDO_RESEARCH ? 1 : emdo_cards[card].symbol[EMDO_ROLE_COLONIZE];
}

/* The empty slots of the seat for a resource, without those for any; and these (ED-13.2). */
PlanetSet emdo_empty_slots(const EmdoState *s, int seat, int resource);
PlanetSet emdo_empty_utopias(const EmdoState *s, int seat);

/* A slot is called by its resource 1-4, plus EMDO_UTOPIA_RANK if it is a Utopia's: slots of equal
 * rank are alike. Above them all stands a fighter that is sold. */
enum { EMDO_UTOPIA_RANK = 4, EMDO_FIGHTER_RANK = 9 };

/* The planets with an empty slot, or with a token, of a rank. */
PlanetSet emdo_slots_of(const EmdoState *s, int seat, int rank);
PlanetSet emdo_tokens_of(const EmdoState *s, int seat, int rank);

/* The ranks that can be produced, or sold, from `least` on: bit n is rank n. */
uint32_t emdo_produce_ranks(const EmdoState *s, int seat, int least);
uint32_t emdo_sell_ranks(const EmdoState *s, int seat, int least);

/* Produces into, or sells from, a slot of this rank, with what the turn's technologies pay. */
void emdo_produce(EmdoState *s, int seat, int rank, EventList *events);
void emdo_sell(EmdoState *s, int seat, int rank, EventList *events);

/* ED-18.50: a resource is laid into the Utopia that was just turned. */
void emdo_fill(EmdoState *s, int seat, int planet, int resource, EventList *events);

/* Resources of the seat in all. */
int emdo_resources(const EmdoState *s, int seat);

/* The face-up planets that count for technologies of a type: a Utopia stands in for one more. */
int emdo_type_count(const EmdoState *s, int seat, int type);

/* ED-22.13: whether the empire meets the planet condition of a technology. */
bool emdo_meets_planets(const EmdoState *s, int seat, int type, int needed);

/* ED-7.6 */
int emdo_hand_limit(const EmdoState *s, int seat);

#endif
