/* The agenda: what each task does when it comes to the top, and what each move does to it. A task
 * that asks stays on top; the answer changes it or takes it off.
 *
 *   LIGHTSPEED  a: the cards are dealt and asked for (0: not yet)
 *   TURN        a: the next phase
 *   WINDOW      seat asked, a: seats left, that one included
 *   SET, REROLL, BUY   seat
 *   USE         a: the answers are asked for
 *   PURCHASE    seat, a: purchases left, b: into any far sector (SB-12.9)
 *   LAY         seat, a: card
 *   CLAIM       seat, a b c: cards of level 1, 2, 3
 *   CHARGE      seat, a: card used, b: a charge may be moved too
 *   TAKE        seat, a: card used, b: card just charged
 *   PUT         seat, a: card used, b: card the charge is taken from
 *   EXCHANGE    seat, a: card used */
#include "games/spacebase/run.h"

#include <string.h>

#include "games/spacebase/abilities.h"
#include "games/spacebase/dice.h"
#include "games/spacebase/moves.h"
#include "games/spacebase/setup.h"
#include "games/spacebase/trade.h"
#include "games/spacebase/turn.h"

static void play(SbState *s, int seat, Move move, EventList *events);

/* Asks an open question; the engine gives the only answer itself, and drops a task without any. */
static void ask_or_play(SbState *s, EventList *events)
{
    MoveList list;
    list.n = 0;
    int seat = agenda_top(&s->head)->seat;
    sb_list(s, seat, &list);
    agenda_ask_if(&s->head, list.n > 0);
    if (list.n == 1)
        play(s, seat, list.move[0], events);
}

static void run_lightspeed(SbState *s, EventList *events)
{
    Task *task = agenda_top(&s->head);
    if (task->a) {
        agenda_pop(&s->head);
        sb_open_lightspeed(s, events);
    } else {
        task->a = true;
        sb_begin_lightspeed(s);
    }
}

/* SB-11.6: the next seat that could do something is asked. */
static void run_window(SbState *s)
{
    Task *task = agenda_top(&s->head);
    while (task->a && !sb_activations(s, task->seat)) {
        task->a--;
        task->seat = (uint8_t)sb_next_seat(s, task->seat);
    }
    if (!task->a)
        memset(s->spent, 0, sizeof s->spent); /* SB-12.8e holds for one window */
    agenda_ask_if(&s->head, task->a);
}

static void run_use(SbState *s, EventList *events)
{
    Task *task = agenda_top(&s->head);
    SeatSet users = task->a ? 0 : sb_dice_users(s);
    if (users) {
        task->a = true;
        sb_begin_use(s, users);
    } else {
        agenda_pop(&s->head);
        sb_open_use(s, events);
    }
}

static void run_purchase(SbState *s)
{
    const Task *task = agenda_top(&s->head);
    agenda_ask_if(&s->head, task->a && sb_can_buy_any_card(s, task->seat, task->b));
}

/* SB-12.3c: the highest level first; a level with nothing to take is passed over. */
static void run_claim(SbState *s)
{
    Task *task = agenda_top(&s->head);
    uint8_t *const left[] = { &task->a, &task->b, &task->c };
    int level = SB_LEVELS;
    while (level && !(*left[level - 1] && sb_can_claim_any(s, task->seat, level)))
        *left[--level] = 0;
    agenda_ask_if(&s->head, level);
}

static void run_task(SbState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    switch ((SbTask)agenda_top(&s->head)->kind) {
    case SB_TASK_WINDOW: /* SB-DP3 */
        run_window(s);
        break;
    case SB_TASK_SET: /* SB-DP4 */
        agenda_ask_if(&s->head, !s->dice[1] && sb_usable(s, seat, SB_WINDOW_SET));
        break;
    case SB_TASK_REROLL: /* SB-DP5 */
        agenda_ask_if(&s->head, sb_usable(s, seat, SB_WINDOW_REROLL));
        break;
    case SB_TASK_USE: /* SB-DP6 to SB-DP9, SB-DP12 */
        run_use(s, events);
        break;
    case SB_TASK_BUY: /* SB-DP11 */
        agenda_ask_if(&s->head, sb_can_buy_any_card(s, seat, false));
        break;
    case SB_TASK_PURCHASE: /* SB-DP3a, SB-DP3b */
        run_purchase(s);
        break;
    case SB_TASK_CLAIM: /* SB-DP3c, SB-DP10 */
        run_claim(s);
        break;
    case SB_TASK_LAY:      /* SB-DP3b */
    case SB_TASK_CHARGE:   /* SB-DP3e */
    case SB_TASK_PUT:      /* SB-DP3e */
    case SB_TASK_EXCHANGE: /* SB-DP3f */
        ask_or_play(s, events);
        break;
    case SB_TASK_TAKE: { /* SB-DP3e: nothing but 'pass' is no question */
        MoveList list = { .n = 0 };
        sb_list(s, seat, &list);
        agenda_ask_if(&s->head, list.n > 1);
        break;
    }
    case SB_TASK_NONE:
    case SB_TASK_LIGHTSPEED:
    case SB_TASK_TURN:
    case SB_TASKS:
        assert(!"a task that lies on no other");
    }
}

static void run_bottom(SbState *s, EventList *events)
{
    if (s->head.agenda[0].kind == SB_TASK_TURN)
        sb_run_turn(s, events);
    else /* SB-DP1 */
        run_lightspeed(s, events);
}

void sb_run(void *state, EventList *events)
{
    SbState *s = state;
    while (!s->head.asked && s->head.tasks) {
        if (s->head.tasks == 1)
            run_bottom(s, events);
        else
            run_task(s, events);
    }
}

/* What 'pass' does depends on what is declined. */
static void play_pass(SbState *s, int seat)
{
    Task *task = agenda_top(&s->head);
    uint8_t *const claims[] = { &task->a, &task->b, &task->c };
    if (task->kind == SB_TASK_WINDOW) {
        task->a--;
        task->seat = (uint8_t)sb_next_seat(s, seat);
    } else if (task->kind == SB_TASK_PURCHASE) {
        task->a--;
    } else if (task->kind == SB_TASK_CLAIM) {
        --*claims[task->c ? 2 : task->b ? 1 : 0];
    } else { /* BUY, TAKE */
        agenda_pop(&s->head);
    }
}

static void play_buy(SbState *s, int seat, int card, EventList *events)
{
    Task *task = agenda_top(&s->head);
    if (task->kind == SB_TASK_BUY) {
        agenda_pop(&s->head);
        sb_buy(s, seat, card, events);
        return;
    }
    bool any = task->b;
    task->a--;
    sb_pay_for(s, seat, card, events);
    if (any)
        agenda_push(&s->head,
                    (Task){ .kind = SB_TASK_LAY, .seat = (uint8_t)seat, .a = (uint8_t)card });
    else
        sb_lay(s, seat, card, sb_cards[card].sector, events);
}

static void play_claim(SbState *s, int seat, int card, EventList *events)
{
    Task *task = agenda_top(&s->head);
    uint8_t *const claims[] = { &task->a, &task->b, &task->c };
    --*claims[sb_cards[card].level - 1];
    sb_claim(s, seat, card, events);
}

static void play_charge(SbState *s, int seat, int card, EventList *events)
{
    Task task = *agenda_top(&s->head);
    agenda_pop(&s->head);
    sb_charge(s, seat, card, events);
    if (task.b)
        agenda_push(
            &s->head,
            (Task){ .kind = SB_TASK_TAKE, .seat = (uint8_t)seat, .a = task.a, .b = (uint8_t)card });
}

static void play_put(SbState *s, int seat, int card, EventList *events)
{
    int from = agenda_top(&s->head)->b;
    agenda_pop(&s->head);
    sb_move_charge(s, seat, from, card, events);
}

/* The moves of a sealed answer: they touch the seat's own answer alone and make no event. */
static void play_sealed(SbState *s, int seat, Move move)
{
    int kind = move_kind(move), a = move_a(move), b = move_b(move);
    if (kind == SB_MOVE_BUY)
        sb_buy_dealt(s, seat, a);
    else if (kind == SB_MOVE_DONE)
        sb_finish_dealt(s, seat);
    else if (kind == SB_MOVE_SEPARATE || kind == SB_MOVE_SUM)
        sb_answer_use(s, seat, kind == SB_MOVE_SUM);
    else if (kind == SB_MOVE_SHIFT)
        sb_answer_shift(s, seat, a, b);
    else if (kind == SB_MOVE_STOP)
        sb_answer_stop(s, seat);
    else if (kind == SB_MOVE_DOUBLE || kind == SB_MOVE_PASS)
        sb_answer_double(s, seat, a);
    else
        sb_answer_arrow(s, seat, a);
}

/* The moves that answer an open question. */
static void play_open(SbState *s, int seat, Move move, EventList *events)
{
    int a = move_a(move), b = move_b(move);
    agenda_answered(&s->head, seat);
    switch ((SbMove)move_kind(move)) {
    case SB_MOVE_BUY:
        play_buy(s, seat, a, events);
        break;
    case SB_MOVE_PASS:
        play_pass(s, seat);
        break;
    case SB_MOVE_ACTIVATE:
        sb_activate(s, seat, a, events);
        break;
    case SB_MOVE_LAY: {
        int card = agenda_top(&s->head)->a;
        agenda_pop(&s->head);
        sb_lay(s, seat, card, a, events);
        break;
    }
    case SB_MOVE_CLAIM:
        play_claim(s, seat, a, events);
        break;
    case SB_MOVE_CHARGE:
        play_charge(s, seat, a, events);
        break;
    case SB_MOVE_TAKE:
        agenda_top(&s->head)->kind = SB_TASK_PUT;
        agenda_top(&s->head)->b = (uint8_t)a;
        break;
    case SB_MOVE_PUT:
        play_put(s, seat, a, events);
        break;
    case SB_MOVE_EXCHANGE: {
        int card = agenda_top(&s->head)->a;
        agenda_pop(&s->head);
        sb_use_exchange(s, seat, card, a, events);
        break;
    }
    case SB_MOVE_SET:
        sb_set_die(s, seat, a, b, events);
        break;
    case SB_MOVE_REROLL:
        sb_reroll(s, seat, a, b, events);
        break;
    case SB_MOVE_ROLL:
    case SB_MOVE_KEEP:
        agenda_pop(&s->head);
        break;
    case SB_MOVE_DONE:
    case SB_MOVE_SEPARATE:
    case SB_MOVE_SUM:
    case SB_MOVE_SHIFT:
    case SB_MOVE_STOP:
    case SB_MOVE_DOUBLE:
    case SB_MOVE_ARROW:
    case SB_MOVES:
        assert(!"a move of a sealed step");
    }
}

static void play(SbState *s, int seat, Move move, EventList *events)
{
    if (s->head.sealed)
        play_sealed(s, seat, move);
    else
        play_open(s, seat, move, events);
}

void sb_apply(void *state, int seat, Move move, EventList *events)
{
    assert(sb_legal(state, seat, move));
    play(state, seat, move, events);
    sb_run(state, events);
}
