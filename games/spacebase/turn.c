/* A turn: nine phases in fixed order (SB-5.4), each a step of the task TURN; then the next turn, or
 * the end (SB-15). */
#include "games/spacebase/turn.h"

#include <string.h>

#include "games/spacebase/board.h"
#include "games/spacebase/dice.h"
#include "games/spacebase/trade.h"

const char *const sb_phase_codes[SB_PHASES] = {
#define PHASE(name, code) [SB_PHASE_##name] = (code),
    SB_PHASE_LIST(PHASE)
#undef PHASE
};

/* A question of the active player, if there is anything to choose. */
static void ask_if(SbState *s, bool choice, SbTask kind)
{
    if (!choice)
        return;
    agenda_push(&s->head, (Task){ .kind = (uint8_t)kind, .seat = s->active });
    agenda_ask(&s->head, s->active);
}

/* SB-11.6: the window's seats, the active one first. With nothing charged there is no window. */
static void open_window(SbState *s)
{
    if (s->ready)
        agenda_push(&s->head,
                    (Task){ .kind = SB_TASK_WINDOW, .seat = s->active, .a = s->head.seats });
}

static void begin_turn(SbState *s, EventList *events)
{
    memset(s->dice, 0, sizeof s->dice);
    event_add(events,
              (Event){ .kind = SB_EVENT_TURN, .seat = (int8_t)s->active, .value = { s->round } });
    open_window(s);
}

/* SB-8.12: what the rewards of phase 4 won is claimed after the rewards of all. */
static void ask_claims(SbState *s)
{
    const uint8_t *won = s->claims;
    if (!(won[0] | won[1] | won[2]))
        return;
    agenda_push(
        &s->head,
        (Task){ .kind = SB_TASK_CLAIM, .seat = s->active, .a = won[0], .b = won[1], .c = won[2] });
    memset(s->claims, 0, sizeof s->claims);
}

/* SB-6.8, SB-6.13 */
static void refill(SbState *s, EventList *events)
{
    for (int level = 1; level <= SB_LEVELS; level++) {
        uint8_t *row = s->yard[level - 1];
        for (int place = 0; place < SB_PLACES; place++) {
            if (row[place])
                continue;
            row[place] = (uint8_t)sb_draw(s, level);
            if (row[place])
                event_add(events, (Event){ .kind = SB_EVENT_REFILL,
                                           .seat = EVENT_NO_SEAT,
                                           .value = { row[place], level, place + 1 } });
        }
    }
}

/* SB-6.9 */
static void income(SbState *s, EventList *events)
{
    SbSeat *p = &s->seat[s->active];
    if (p->credits >= p->income)
        return;
    p->credits = p->income;
    event_add(
        events,
        (Event){ .kind = SB_EVENT_INCOME, .seat = (int8_t)s->active, .value = { p->credits } });
}

static bool one_leads(const SbState *s)
{
    int high = -1, leaders = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        int vp = s->seat[seat].vp;
        leaders = vp > high ? 1 : leaders + (vp == high);
        high = vp > high ? vp : high;
    }
    return leaders == 1;
}

/* After the last turn of a round: whether that was the end (SB-15.4, SB-15.5, SB-15.8). */
static bool round_ends_game(SbState *s, EventList *events)
{
    if (s->round == SB_ROUND_LIMIT)
        return true;
    if (!s->ending)
        return false;
    if (one_leads(s))
        return true;
    s->extra = 1;
    event_add(events, (Event){ .kind = SB_EVENT_EXTRA, .seat = EVENT_NO_SEAT });
    return false;
}

static void end_turn(SbState *s, EventList *events)
{
    int next = sb_next_seat(s, s->active);
    if (next == s->first) {
        if (round_ends_game(s, events)) {
            agenda_clear(&s->head);
            event_add(events, (Event){ .kind = SB_EVENT_OVER, .seat = EVENT_NO_SEAT });
            return;
        }
        s->round++;
    }
    s->active = (uint8_t)next;
    agenda_top(&s->head)->a = SB_PHASE_WINDOW1;
}

static void run_phase(SbState *s, SbPhase phase, EventList *events)
{
    switch (phase) {
    case SB_PHASE_WINDOW1: /* SB-6.1 */
        begin_turn(s, events);
        break;
    case SB_PHASE_SETDIE: /* SB-6.2 */
        ask_if(s, sb_usable(s, s->active, SB_WINDOW_SET), SB_TASK_SET);
        break;
    case SB_PHASE_ROLL:
        sb_roll(s, events);
        break;
    case SB_PHASE_REROLL:
        ask_if(s, sb_usable(s, s->active, SB_WINDOW_REROLL), SB_TASK_REROLL);
        break;
    case SB_PHASE_USE: /* SB-6.3, SB-6.4 */
        agenda_push(&s->head, (Task){ .kind = SB_TASK_USE, .seat = s->active });
        break;
    case SB_PHASE_CLAIM:
        ask_claims(s);
        break;
    case SB_PHASE_WINDOW5: /* SB-6.5 */
    case SB_PHASE_WINDOW7: /* SB-6.7 */
        open_window(s);
        break;
    case SB_PHASE_BUY: /* SB-6.6 */
        ask_if(s, sb_can_buy_any_card(s, s->active, false), SB_TASK_BUY);
        break;
    case SB_PHASE_REFILL:
        refill(s, events);
        break;
    case SB_PHASE_INCOME:
        income(s, events);
        break;
    case SB_PHASE_END:
        end_turn(s, events);
        break;
    case SB_PHASES:
        assert(!"a turn has no further phase");
    }
}

void sb_run_turn(SbState *s, EventList *events)
{
    while (s->head.tasks == 1)
        run_phase(s, (SbPhase)s->head.agenda[0].a++, events);
}

SbPhase sb_phase(const SbState *s)
{
    const Task *turn = &s->head.agenda[0];
    return turn->kind == SB_TASK_TURN && turn->a ? (SbPhase)(turn->a - 1) : SB_PHASES;
}
