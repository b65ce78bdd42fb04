/* The choice of actions and the Search step: everything of a round before its first phase. */
#include "games/rftg/actions.h"

#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/supply.h"

RftgPhase rftg_phase_of(RftgAction action)
{
    static const uint8_t phase[RFTG_ACTIONS] = {
        [RFTG_ACT_EXPLORE_5] = RFTG_EXPLORE, [RFTG_ACT_EXPLORE_1_1] = RFTG_EXPLORE,
        [RFTG_ACT_DEVELOP] = RFTG_DEVELOP,   [RFTG_ACT_SETTLE] = RFTG_SETTLE,
        [RFTG_ACT_TRADE] = RFTG_CONSUME,     [RFTG_ACT_CONSUME_2X] = RFTG_CONSUME,
        [RFTG_ACT_PRODUCE] = RFTG_PRODUCE,
    };
    return (RftgPhase)phase[action];
}

bool rftg_chose(const RftgState *s, int seat, RftgAction action)
{
    return s->seat[seat].action[0] == action || s->seat[seat].action[1] == action;
}

/* RG-19.4: in the second of two phases only who chose the action twice has its bonus. */
bool rftg_has_bonus(const RftgState *s, int seat, RftgAction action)
{
    const uint8_t *own = s->seat[seat].action;
    return s->again ? own[0] == action && own[1] == action : rftg_chose(s, seat, action);
}

/* RG-19.9: of a phase chosen twice the first or the second is boosted. */
bool rftg_has_boost(const RftgState *s, int seat, RftgPhase phase)
{
    const RftgSeat *own = &s->seat[seat];
    if (!own->boost || rftg_phase_of((RftgAction)own->action[own->boost - 1]) != phase)
        return false;
    bool twice = own->action[0] == own->action[1];
    return twice ? own->boost - 1 == s->again : !s->again;
}

int rftg_late_seat(const RftgState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        if (rftg_find_trait(&s->seat[seat].tableau, RFTG_SELECT_LAST))
            return seat;
    return -1;
}

int rftg_actions_due(const RftgState *s, int seat)
{
    int all = 1 + rftg_is_advanced(s), late = seat == rftg_late_seat(s);
    const Task *task = agenda_peek(&s->head);
    return task->kind == RFTG_TASK_ACTION ? all - late : all;
}

/* RG-19.12: the pairs there are; in one answer the lower comes first. */
static const char *forbids_pair(int first, int second, bool in_order)
{
    if (first == second)
        return first == RFTG_ACT_DEVELOP || first == RFTG_ACT_SETTLE ? NULL : "RG-19.7";
    return !in_order || first < second ? NULL : "RG-19.12";
}

const char *rftg_forbids_action(const RftgState *s, int seat, RftgAction action, bool boost)
{
    const RftgSeat *own = &s->seat[seat];
    bool late = agenda_peek(&s->head)->kind == RFTG_TASK_LATE;
    bool search = action == RFTG_ACT_SEARCH;
    bool searches = own->action[0] == RFTG_ACT_SEARCH;
    if ((boost || search) && !rftg_with_prestige(s))
        return "RG-4.9";
    if ((boost || search) && (own->card_used || own->boost || searches))
        return "RG-15.18";
    if (boost && search)
        return "RG-16.1";
    if (boost && own->prestige < 1)
        return "RG-15.19";
    if (own->action[0])
        return forbids_pair(own->action[0], action, !late);
    if (rftg_is_advanced(s) && !late && action == RFTG_ACT_PRODUCE &&
        rftg_actions_due(s, seat) == 2)
        return "RG-19.12"; /* nothing could follow it in the order of the pairs */
    return NULL;
}

bool rftg_choose_action(RftgState *s, int seat, RftgAction action, bool boost)
{
    RftgSeat *own = &s->seat[seat];
    int n = own->action[0] != 0;
    own->action[n] = (uint8_t)action;
    if (boost)
        own->boost = (uint8_t)(n + 1);
    return n + 1 == rftg_actions_due(s, seat);
}

void rftg_show_actions(const RftgState *s, SeatSet seats, int from, EventList *events)
{
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        const RftgSeat *own = &s->seat[seat];
        for (int n = from; bits_has(seats, seat) && n < 2 && own->action[n]; n++)
            event_add(events,
                      (Event){ .kind = own->boost == n + 1 ? RFTG_EVENT_BOOST : RFTG_EVENT_ACTION,
                               .seat = (int8_t)seat,
                               .shown = (SeatSet)(rftg_all_seats(s) & ~seat_bit(seat)),
                               .value = { own->action[n] } });
    }
}

void rftg_reveal(RftgState *s, EventList *events)
{
    agenda_pop(&s->head);
    for (int i = s->head.seats - 1; i >= 0; i--) {
        int seat = rftg_in_turn(s, i);
        if (rftg_chose(s, seat, RFTG_ACT_SEARCH))
            agenda_push(&s->head, (Task){ .kind = RFTG_TASK_SEARCH, .seat = (uint8_t)seat });
    }
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        if (!s->seat[seat].boost)
            continue;
        s->seat[seat].card_used = 1;
        rftg_spend_prestige(s, seat, 1, events);
    }
}

/* RG-16.6, RG-16.7: everything laid aside goes to the pile; found or not. */
static void end_search(RftgState *s, int found, EventList *events)
{
    int seat = agenda_peek(&s->head)->seat;
    agenda_pop(&s->head);
    if (found) {
        rftg_take_aside(s, seat, found);
        s->seat[seat].card_used = 1;
        rftg_tell(events, RFTG_EVENT_FOUND, seat, rftg_design[found], 0);
    } else {
        rftg_tell(events, RFTG_EVENT_FAILED, seat, 0, 0);
    }
    rftg_clear_aside(s);
}

/* a: the category named; b: a match was declined (RG-16.5); c: the match to decide on. */
void rftg_run_search(RftgState *s, EventList *events)
{
    Task *search = agenda_top(&s->head);
    while (search->a && !search->c) {
        int card = rftg_show(s, search->seat, events);
        if (!card) {
            end_search(s, 0, events);
            return;
        }
        if (!rftg_matches(card, search->a - 1))
            continue;
        bool free = rftg_row(card)->kind == RFTG_ANY_KIND && search->a - 1 == 4; /* RG-16.12 */
        if (search->b && !free) {
            end_search(s, card, events);
            return;
        }
        search->c = (uint8_t)card;
    }
    agenda_ask(&s->head, search->seat);
}

void rftg_search_keep(RftgState *s, EventList *events)
{
    end_search(s, agenda_peek(&s->head)->c, events);
}

/* RG-16.12, RG-16.20: declaring the any-kind world not matching uses nothing up. */
void rftg_search_on(RftgState *s)
{
    Task *search = agenda_top(&s->head);
    if (rftg_row(search->c)->kind != RFTG_ANY_KIND || search->a - 1 != 4)
        search->b = 1;
    search->c = 0;
}
