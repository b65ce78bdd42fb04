/* Task ROUND: a: the phase, b: seats served in it, c: seats that leave the game at its end.
 * Task TURN: seat; a: the action, b: activations left, c: colony ships that may be turned up,
 * d: a reaction, e: free moves have just been made. */
#include "games/eclipse/turn.h"

#include "games/eclipse/diplomacy.h"
#include "games/eclipse/out.h"
#include "games/eclipse/upkeep.h"

const Task *ecl_turn(const EclState *s)
{
    return s->head.agenda[1].kind == ECL_TASK_TURN ? &s->head.agenda[1] : NULL;
}

void ecl_use_activation(EclState *s)
{
    Task *turn = &s->head.agenda[1];
    assert(turn->kind == ECL_TASK_TURN && turn->b > 0);
    turn->b--;
    turn->e = 0;
}

int ecl_activations(const EclState *s, int seat, int action)
{
    int n = ecl_species_of(s, seat)->activations[action];
    for (EclTechSet left = ecl_techs_of(s, seat); left; left = bits_without_first(left)) {
        const EclTechRow *row = &ecl_techs[s->edition][bits_first(left)];
        if (row->effect == ECL_EFFECT_EXTRA_ACT && row->p1 == action)
            n += row->p2;
    }
    return n;
}

const char *ecl_forbids_action(const EclState *s, int seat, int action, bool reaction)
{
    if (agenda_peek(&s->head)->a)
        return ecl_id(s, "E2-5.1", "E1-5.2");
    if (reaction != s->seat[seat].passed)
        return reaction ? ecl_id(s, "E2-12.1", "E1-15.1") : ecl_id(s, "E2-5.7", "E1-5.5");
    if (reaction && (action < ECL_ACTION_UPGRADE || action > ECL_ACTION_MOVE))
        return ecl_id(s, "E2-12.1", "E1-15.2");
    return s->seat[seat].discs ? NULL : ecl_id(s, "E2-5.2", "E1-5.4");
}

void ecl_play_action(EclState *s, int seat, int action, bool reaction, EventList *events)
{
    Task *turn = agenda_top(&s->head);
    bool whole = action == ECL_ACTION_UPGRADE && ecl_rule(s)->upgrade_at_once;
    bool refresh = action == ECL_ACTION_INFLUENCE;
    s->seat[seat].discs--;
    s->seat[seat].spent[reaction ? 0 : action]++;
    turn->a = (uint8_t)action;
    turn->b = (uint8_t)(reaction || whole ? 1 : ecl_activations(s, seat, action));
    turn->c = refresh ? ecl_species_of(s, seat)->refresh : 0;
    turn->d = reaction;
    turn->e = 0;
    event_add(events, (Event){ .kind = reaction ? ECL_EVENT_REACT : ECL_EVENT_ACTION,
                               .seat = (int8_t)seat,
                               .value = { action } });
}

int ecl_next_in(const EclState *s, int seat)
{
    int next = ecl_next_seat(s, seat);
    while (s->seat[next].out && next != seat)
        next = ecl_next_seat(s, next);
    return next;
}

static bool all_passed(const EclState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!s->seat[seat].out && !s->seat[seat].passed)
            return false;
    return true;
}

void ecl_end_turn(EclState *s, EventList *events)
{
    int seat = s->active;
    agenda_pop(&s->head);
    memset(&s->turn, 0, sizeof s->turn);
    s->active = (uint8_t)ecl_next_in(s, seat);
    if (!ecl_rule(s)->break_on_entry)
        ecl_judge_turn(s, seat, events); /* E2-5.18 */
}

/* E2-5.5, E2-5.6, E1-5.7 */
void ecl_play_pass(EclState *s, int seat, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    event_add(events, (Event){ .kind = ECL_EVENT_PASS, .seat = (int8_t)seat });
    if (!s->first_passed) {
        int money = ecl_rule(s)->pass_money;
        s->first_passed = true;
        s->start = (uint8_t)seat;
        p->storage[ECL_MONEY] = (int16_t)(p->storage[ECL_MONEY] + money);
        event_add(
            events,
            (Event){ .kind = ECL_EVENT_FIRST_PASS, .seat = (int8_t)seat, .value = { money } });
    }
    p->passed = true;
    ecl_end_turn(s, events);
}

bool ecl_is_swept(const EclState *s, int seat)
{
    return !s->seat[seat].sectors && !s->seat[seat].fleets;
}

void ecl_play_give_up(EclState *s, int seat, EventList *events)
{
    ecl_end_turn(s, events);
    ecl_leave_game(s, seat_bit(seat), ECL_GAVE_UP, events);
}

static void push(EclState *s, EclTask kind, int seat)
{
    agenda_push(&s->head, (Task){ .kind = (uint8_t)kind, .seat = (uint8_t)seat });
}

/* The next seat in the order from the start player gets a task, or the phase is over. */
static bool serve_next(EclState *s, EclTask kind)
{
    Task *round = agenda_top(&s->head);
    while (round->b < s->head.seats) {
        int seat = (s->start + round->b++) % s->head.seats;
        if (!s->seat[seat].out) {
            push(s, kind, seat);
            return true;
        }
    }
    round->b = 0;
    return false;
}

/* E2-17.14 */
static void sweep(EclState *s, EventList *events)
{
    SeatSet gone = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!s->seat[seat].out && ecl_is_swept(s, seat))
            gone = (SeatSet)(gone | seat_bit(seat));
    if (gone && ecl_rule(s)->out_without_pieces)
        ecl_leave_game(s, gone, ECL_OUT, events);
}

static void end_game(EclState *s, EventList *events)
{
    agenda_clear(&s->head);
    event_add(events, (Event){ .kind = ECL_EVENT_OVER, .seat = EVENT_NO_SEAT });
}

/* E2-18.7, E1-17.11: who could not pay leaves when all have finished. */
static void end_upkeep(EclState *s, EventList *events)
{
    Task *round = agenda_top(&s->head);
    SeatSet gone = round->c;
    round->c = 0;
    round->a = ECL_PHASE_CLEANUP;
    if (gone)
        ecl_leave_game(s, gone, ECL_COLLAPSED, events);
}

/* E2-19.4, E1-18.5 */
static void begin_round(EclState *s, EventList *events)
{
    Task *round = agenda_top(&s->head);
    round->a = ECL_PHASE_ACTION;
    s->round++;
    s->active = s->start;
    s->first_passed = false;
    for (int seat = 0; seat < s->head.seats; seat++)
        s->seat[seat].passed = false;
    event_add(events,
              (Event){ .kind = ECL_EVENT_ROUND, .seat = EVENT_NO_SEAT, .value = { s->round } });
}

static bool anybody_left(const EclState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        if (!s->seat[seat].out)
            return true;
    return false;
}

void ecl_run_round(EclState *s, EventList *events)
{
    Task *round = agenda_top(&s->head);
    if (!anybody_left(s)) {
        end_game(s, events);
        return;
    }
    switch ((EclPhase)round->a) {
    case ECL_PHASE_ACTION:
        if (all_passed(s))
            round->a = ECL_PHASE_COMBAT;
        else
            push(s, ECL_TASK_TURN, s->active);
        break;
    case ECL_PHASE_COMBAT:
        round->a = ECL_PHASE_PEACE;
        push(s, ECL_TASK_COMBAT, 0);
        break;
    case ECL_PHASE_PEACE: /* E1-10.19 */
        if (ecl_rule(s)->peace_after_combat && serve_next(s, ECL_TASK_PEACE))
            break;
        round->a = ECL_PHASE_COLONIES;
        sweep(s, events);
        break;
    case ECL_PHASE_COLONIES: /* E2-18.1, E1-17.2 */
        if (!serve_next(s, ECL_TASK_COLONIES))
            round->a = ECL_PHASE_PAY;
        break;
    case ECL_PHASE_PAY: /* E2-18.2, E1-17.3 */
        if (!serve_next(s, ECL_TASK_PAY))
            end_upkeep(s, events);
        break;
    case ECL_PHASE_CLEANUP: /* E2-4.3, E2-19, E1-18, E1-19.1 */
        if (s->round == ecl_rule(s)->rounds) {
            end_game(s, events);
            break;
        }
        round->a = ECL_PHASE_GRAVES;
        ecl_clean_up(s, events);
        break;
    case ECL_PHASE_GRAVES:
        begin_round(s, events);
        break;
    case ECL_PHASES:
        assert(!"a round has no further phase");
    }
}
