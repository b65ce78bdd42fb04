/* First and most goals (RG-14). */
#ifndef GAMES_RFTG_GOALS_H
#define GAMES_RFTG_GOALS_H

#include "games/rftg/state.h"

/* How far a seat is with a goal, by the tableau, goods, chips and prestige as they are (RG-14.30).
 * `kind` is what an any-kind world counts as; RFTG_ANY_KIND: what is best for its owner. */
int rftg_goal_value(const RftgState *s, int seat, RftgGoal goal, RftgKind kind);

/* Checks the goals that are due at this moment (RG-14.1). */
void rftg_check_goals(RftgState *s, RftgPhase after, EventList *events);

/* RG-14.25: the seat lost something between checks; with `less` of its value not counting. */
void rftg_goal_may_slip(RftgState *s, RftgGoal goal, int seat, int less, EventList *events);

/* Who holds a most goal: seat + 1, or 0. */
static inline int rftg_goal_holder(const RftgState *s, RftgGoal goal)
{
    return s->holder[goal - RFTG_GOAL_GREATEST_MILITARY];
}

#endif
