/* A turn: action and role phase in their order (ED-3.2, ED-18.33), the attack of Mobilization, and
 * cleanup (ED-7), each a step of the task TURN; then the next turn, or the end (ED-20). */
#include "games/emdo/turn.h"

#include <string.h>

#include "games/emdo/cards.h"
#include "games/emdo/planets.h"

const char *const emdo_phase_codes[EMDO_PHASES] = {
#define PHASE(name, code) [EMDO_PHASE_##name] = (code),
    EMDO_PHASE_LIST(PHASE)
#undef PHASE
};

static void push(EmdoState *s, EmdoTask kind, int a)
{
    agenda_push(&s->head, (Task){ .kind = (uint8_t)kind, .seat = s->active, .a = (uint8_t)a });
}

static void begin_turn(EmdoState *s, EventList *events)
{
    event_add(events,
              (Event){ .kind = EMDO_EVENT_TURN, .seat = (int8_t)s->active, .value = { s->round } });
    if (emdo_has(s, s->active, EMDO_LOGISTICS)) /* ED-D1 */
        push(s, EMDO_TASK_ORDER, 0);
}

/* ED-4.1, ED-18.35 */
static void begin_action(EmdoState *s)
{
    push(s, EMDO_TASK_ACTION, emdo_has(s, s->active, EMDO_PRODUCTIVITY) ? 2 : 1);
}

/* ED-18.28, ED-18.53 */
static void begin_strike(EmdoState *s)
{
    if (s->turn.mobilized)
        push(s, EMDO_TASK_STRIKE, 0);
    s->turn.mobilized = false;
}

/* ED-7.1 */
static void begin_cleanup(EmdoState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        if (s->seat[seat].played.size)
            emdo_pour(&s->seat[seat].played, &s->seat[seat].discard);
    push(s, EMDO_TASK_CLEANUP, 0);
}

void emdo_refill_hand(EmdoState *s, int seat, EventList *events)
{
    emdo_draw(s, seat, emdo_hand_limit(s, seat) - s->seat[seat].hand.size, events);
}

/* After the last turn of a round: whether that was the end (ED-20.5, ED-20.18). */
static bool round_ends_game(EmdoState *s)
{
    s->quiet = s->stirred ? 0 : (uint8_t)(s->quiet + 1);
    s->stirred = false;
    return emdo_is_ending(s) || s->quiet == EMDO_QUIET;
}

static void end_turn(EmdoState *s, EventList *events)
{
    int next = emdo_next_seat(s, s->active);
    memset(&s->turn, 0, sizeof s->turn); /* ED-7.9 */
    if (next == s->first) {
        if (round_ends_game(s)) {
            agenda_clear(&s->head);
            event_add(events, (Event){ .kind = EMDO_EVENT_OVER, .seat = EVENT_NO_SEAT });
            return;
        }
        s->round++;
    }
    s->active = (uint8_t)next;
    *agenda_top(&s->head) = (Task){ .kind = EMDO_TASK_TURN };
}

static void run_phase(EmdoState *s, EmdoPhase phase, EventList *events)
{
    bool role_first = s->head.agenda[0].b;
    switch (phase) {
    case EMDO_PHASE_BEGIN:
        begin_turn(s, events);
        break;
    case EMDO_PHASE_ACTION:
    case EMDO_PHASE_ROLE:
        if ((phase == EMDO_PHASE_ROLE) == role_first)
            begin_action(s);
        else
            push(s, EMDO_TASK_ROLE, 0);
        break;
    case EMDO_PHASE_STRIKE:
        begin_strike(s);
        break;
    case EMDO_PHASE_CLEANUP:
        begin_cleanup(s);
        break;
    case EMDO_PHASE_END:
        end_turn(s, events);
        break;
    case EMDO_PHASES:
        assert(!"a turn has no further phase");
    }
}

void emdo_run_turn(EmdoState *s, EventList *events)
{
    while (s->head.tasks == 1)
        run_phase(s, (EmdoPhase)s->head.agenda[0].a++, events);
}

EmdoPhase emdo_phase(const EmdoState *s)
{
    const Task *turn = &s->head.agenda[0];
    if (!s->head.tasks)
        return EMDO_PHASES;
    int phase = turn->a ? turn->a - 1 : 0;
    if (turn->b && phase == EMDO_PHASE_ACTION)
        return EMDO_PHASE_ROLE;
    return turn->b && phase == EMDO_PHASE_ROLE ? EMDO_PHASE_ACTION : (EmdoPhase)phase;
}
