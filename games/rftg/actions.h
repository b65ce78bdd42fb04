/* The choice of actions, who has which bonus, and the search (RG-4, RG-16). */
#ifndef GAMES_RFTG_ACTIONS_H
#define GAMES_RFTG_ACTIONS_H

#include "games/rftg/state.h"

/* The phase an action calls; none for Search. */
extern const uint8_t rftg_action_phase[RFTG_ACTIONS];

static inline RftgPhase rftg_phase_of(int action)
{
    return (RftgPhase)rftg_action_phase[action];
}

/* Whether the seat chose this action, in either of its choices. */
static inline bool rftg_chose(const RftgState *s, int seat, RftgAction action)
{
    const uint8_t *own = s->seat[seat].action;
    return (own[0] == action) | (own[1] == action);
}

/* Whether the seat has the bonus of this action in the phase under way. RG-19.4: in the second of
 * two phases only who chose the action twice. */
static inline bool rftg_has_bonus(const RftgState *s, int seat, RftgAction action)
{
    const uint8_t *own = s->seat[seat].action;
    return s->again ? own[0] == action && own[1] == action : rftg_chose(s, seat, action);
}

/* And the prestige bonus. RG-19.9: of a phase chosen twice the first or the second is boosted. */
static inline bool rftg_has_boost(const RftgState *s, int seat, RftgPhase phase)
{
    const RftgSeat *own = &s->seat[seat];
    if (!own->boost || rftg_phase_of(own->action[own->boost - 1]) != phase)
        return false;
    bool twice = own->action[0] == own->action[1];
    return twice ? own->boost - 1 == s->again : !s->again;
}

/* Whether the prestige/search card is still there to be played (RG-15.18). */
static inline bool rftg_may_play_card(const RftgState *s, const RftgSeat *own)
{
    return rftg_with_prestige(s) && !own->card_used && !own->boost &&
           own->action[0] != RFTG_ACT_SEARCH;
}

/* How many actions a seat chooses now: in the sealed step, or late. */
int rftg_actions_due(const RftgState *s, int seat);

/* The owner of Psi-Crystal World, or -1 (RG-4.12). */
int rftg_late_seat(const RftgState *s);

/* What the seat may choose now, with the prestige bonus or without: bits by RftgAction. */
int rftg_actions(const RftgState *s, int seat, bool boost);

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
