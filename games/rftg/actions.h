/* The choice of actions, who has which bonus, and the search (RG-4, RG-16). */
#ifndef GAMES_RFTG_ACTIONS_H
#define GAMES_RFTG_ACTIONS_H

#include "games/rftg/state.h"

/* The phase an action calls; none for Search. */
RftgPhase rftg_phase_of(RftgAction action);

/* Whether the seat chose this action, in either of its choices. */
bool rftg_chose(const RftgState *s, int seat, RftgAction action);

/* Whether the seat has the bonus of this action in the phase under way (RG-19.4), and the prestige
 * bonus with it (RG-19.9). */
bool rftg_has_bonus(const RftgState *s, int seat, RftgAction action);
bool rftg_has_boost(const RftgState *s, int seat, RftgPhase phase);

/* How many actions a seat chooses now: in the sealed step, or late. */
int rftg_actions_due(const RftgState *s, int seat);

/* The owner of Psi-Crystal World, or -1 (RG-4.12). */
int rftg_late_seat(const RftgState *s);

/* The rule that forbids the choice; NULL: none does. */
const char *rftg_forbids_action(const RftgState *s, int seat, RftgAction action, bool boost);

/* Enters a choice; whether the seat's answer is complete. */
bool rftg_choose_action(RftgState *s, int seat, RftgAction action, bool boost);

/* Shows the choices of these seats. */
void rftg_show_actions(const RftgState *s, SeatSet seats, int from, EventList *events);

/* RG-4.14: the prestige bonuses are paid; the searchers come next. */
void rftg_reveal(RftgState *s, EventList *events);

/* The Search step of one seat (RG-16): turns cards up until there is something to decide. */
void rftg_run_search(RftgState *s, EventList *events);
void rftg_search_keep(RftgState *s, EventList *events);
void rftg_search_on(RftgState *s);

#endif
