/* The frame of a round: leader bonus, actions, the phases that were chosen, hand limit, end. */
#include "games/rftg/round.h"

#include <string.h>

#include "games/rftg/actions.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/goals.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/produce.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"

static void push(RftgState *s, RftgTask kind, int seat)
{
    agenda_push(&s->head, (Task){ .kind = kind, .seat = (uint8_t)seat });
}

/* RG-4.1: the tasks of a round, first on top; this one stays below them. */
void rftg_run_round(RftgState *s, EventList *events)
{
    s->round++;
    rftg_tell(events, RFTG_EVENT_ROUND, EVENT_NO_SEAT, s->round, 0);
    if (rftg_with_prestige(s)) {
        rftg_leader_bonus(s, events);
        rftg_check_goals(s, RFTG_ROUND_START, events); /* RG-15.16 */
    }
    push(s, RFTG_TASK_ROUND_END, 0);
    push(s, RFTG_TASK_LIMIT, 0);
    push(s, RFTG_TASK_PHASES, 0);
    push(s, RFTG_TASK_REVEAL, 0);
    int late = rftg_late_seat(s);
    if (late >= 0)
        push(s, RFTG_TASK_LATE, late);
    push(s, RFTG_TASK_ACTION, 0);
}

/* RG-4.3, RG-4.12: all choose unseen, but in the standard game not the owner of Psi-Crystal World. */
void rftg_run_action(RftgState *s, EventList *events)
{
    (void)events;
    SeatSet seats = rftg_all_seats(s);
    int late = rftg_late_seat(s);
    if (late >= 0 && !rftg_is_advanced(s))
        seats = (SeatSet)(seats & ~seat_bit(late));
    agenda_seal(&s->head, seats);
}

RftgPhase rftg_step_phase(int step)
{
    static const uint8_t phase[RFTG_STEPS] = { RFTG_EXPLORE, RFTG_DEVELOP, RFTG_DEVELOP,
                                               RFTG_SETTLE,  RFTG_SETTLE,  RFTG_CONSUME,
                                               RFTG_PRODUCE };
    return (RftgPhase)phase[step];
}

static int step_again(int step)
{
    return step == 2 || step == 4;
}

/* RG-4.4, RG-19.3: the steps for which somebody chose a phase; the second ones of Develop and Settle
 * need one who chose it twice. */
static int chosen_steps(const RftgState *s)
{
    static const uint8_t steps[RFTG_ACTIONS] = {
        [RFTG_ACT_EXPLORE_5] = 1 << 0, [RFTG_ACT_EXPLORE_1_1] = 1 << 0,
        [RFTG_ACT_DEVELOP] = 1 << 1,   [RFTG_ACT_SETTLE] = 1 << 3,
        [RFTG_ACT_TRADE] = 1 << 5,     [RFTG_ACT_CONSUME_2X] = 1 << 5,
        [RFTG_ACT_PRODUCE] = 1 << 6,
    };
    enum { SECOND = 1 << 2 | 1 << 4 };
    int once = 0, twice = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        const uint8_t *action = s->seat[seat].action;
        int first = steps[action[0]], second = steps[action[1]];
        once |= first | second;
        twice |= first & second;
    }
    return once | (twice << 1 & SECOND);
}

/* a: steps begun or skipped. */
void rftg_run_phases(RftgState *s, EventList *events)
{
    static void (*const begin[])(RftgState *) = { [RFTG_EXPLORE] = rftg_begin_explore,
                                                  [RFTG_DEVELOP] = rftg_begin_develop,
                                                  [RFTG_SETTLE] = rftg_begin_settle,
                                                  [RFTG_CONSUME] = rftg_begin_consume,
                                                  [RFTG_PRODUCE] = rftg_begin_produce };
    Task *phases = agenda_top(&s->head);
    int left = chosen_steps(s) >> phases->a;
    if (!left) {
        agenda_pop(&s->head);
        return;
    }
    int step = phases->a + bits_first((uint64_t)left);
    phases->a = (uint8_t)(step + 1);
    s->phase = (uint8_t)rftg_step_phase(step);
    s->again = (uint8_t)step_again(step);
    rftg_tell(events, RFTG_EVENT_PHASE, EVENT_NO_SEAT, s->phase, 0);
    push(s, RFTG_TASK_PHASE_END, 0);
    begin[s->phase](s);
}

static void clear_phase(RftgSeat *own)
{
    memset(own->produced, 0, sizeof own->produced);
    own->temporary = own->one = own->two = own->rest = 0;
    own->spent = own->cost_goods = own->worlds = own->declared = 0;
}

/* Goals, then the leader (RG-8.14); everything that was only of this phase is gone. */
void rftg_end_phase(RftgState *s, EventList *events)
{
    RftgPhase phase = (RftgPhase)s->phase;
    agenda_pop(&s->head);
    for (int seat = 0; seat < s->head.seats; seat++)
        clear_phase(&s->seat[seat]);
    rftg_sum_up_seats(s);
    memset(s->takeover, 0, sizeof s->takeover);
    s->takeovers = 0;
    s->phase = s->again = 0;
    rftg_check_goals(s, phase, events);
    rftg_check_leader(s, events);
}

static bool ends_the_game(const RftgState *s, const RftgSeat *own)
{
    int n = cards_count(&own->tableau);
    if (n >= RFTG_TABLEAU_END && (n >= 14 || !rftg_find_trait(&own->tableau, RFTG_END_AT_14)))
        return true;
    return rftg_with_prestige(s) && own->prestige >= RFTG_PRESTIGE_END;
}

bool rftg_is_last_round(const RftgState *s)
{
    static const uint16_t rounds[] = { 60, 30, UINT16_MAX };
    bool last = s->pool <= 0 || s->round >= rounds[s->head.option[RFTG_OPTION_ROUNDS]];
    for (int seat = 0; seat < s->head.seats; seat++)
        last = last || ends_the_game(s, &s->seat[seat]);
    return last;
}

/* RG-13.3 to RG-13.5 */
void rftg_end_round(RftgState *s, EventList *events)
{
    rftg_open_limit(s, events);
    rftg_check_goals(s, RFTG_ROUND_END, events);
    for (int seat = 0; seat < s->head.seats; seat++) {
        RftgSeat *own = &s->seat[seat];
        own->action[0] = own->action[1] = own->boost = own->discarded = 0;
    }
    agenda_pop(&s->head);
    if (!rftg_is_last_round(s))
        return;
    agenda_clear(&s->head);
    rftg_tell(events, RFTG_EVENT_OVER, EVENT_NO_SEAT, 0, 0);
}
