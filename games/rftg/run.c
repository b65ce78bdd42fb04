/* The agenda, which is the table of contents of the rules. A task that asks stays on top; run() comes
 * back to it and asks again, goes on, or plays what everybody can see to be the only choice
 * (RG-23.6). */
#include "games/rftg/run.h"

#include "games/rftg/actions.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/moves.h"
#include "games/rftg/payment.h"
#include "games/rftg/produce.h"
#include "games/rftg/round.h"
#include "games/rftg/settle.h"
#include "games/rftg/setup.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

void rftg_ask_openly(RftgState *s, int seat, EventList *events)
{
    MoveList list;
    list.n = 0;
    rftg_list(s, seat, &list);
    assert(list.n > 0);
    if (list.n == 1)
        rftg_act(s, seat, list.move[0], events);
    else
        agenda_ask(&s->head, seat);
}

/* The seat of the task is asked, whatever it can answer. */
static void ask(RftgState *s, EventList *events)
{
    (void)events;
    agenda_ask(&s->head, agenda_top(&s->head)->seat);
}

/* The seat of the task is asked if it has a choice, which is for all to see. */
static void ask_openly(RftgState *s, EventList *events)
{
    rftg_ask_openly(s, agenda_top(&s->head)->seat, events);
}

static void ask_all(RftgState *s, EventList *events)
{
    (void)events;
    agenda_seal(&s->head, rftg_all_seats(s));
}

static void seal_or_go_on(RftgState *s, SeatSet seats)
{
    if (seats)
        agenda_seal(&s->head, seats);
    else
        agenda_pop(&s->head);
}

static void run_sift(RftgState *s, EventList *events)
{
    (void)events;
    seal_or_go_on(s, rftg_sifters(s));
}

static void run_limit(RftgState *s, EventList *events)
{
    (void)events;
    seal_or_go_on(s, rftg_over_limit(s));
}

static int hand_size(const RftgState *s, int seat)
{
    return cards_count(&s->seat[seat].hand);
}

/* D9, D20. a: cards to discard; with no more in hand than that, all of them (RG-8.16). */
static void run_discard(RftgState *s, EventList *events)
{
    const Task *task = agenda_top(&s->head);
    int seat = task->seat;
    if (hand_size(s, seat) > task->a) {
        agenda_ask(&s->head, seat);
        return;
    }
    s->seat[seat].chosen = s->seat[seat].hand;
    agenda_pop(&s->head);
    rftg_put_down_chosen(s, seat, NULL, events);
}

/* D2 */
static void run_start_save(RftgState *s, EventList *events)
{
    (void)events;
    agenda_ask_if(&s->head, hand_size(s, agenda_top(&s->head)->seat) > 0);
}

static void (*const run_task[RFTG_TASKS])(RftgState *s, EventList *events) = {
    [RFTG_TASK_START] = ask_all, /* RG-3.7, RG-3.8 */
    [RFTG_TASK_OPEN_START] = rftg_open_start,
    [RFTG_TASK_START_SAVE] = run_start_save,  /* RG-3.11 */
    [RFTG_TASK_ROUND] = rftg_run_round,       /* RG-4.1 */
    [RFTG_TASK_ACTION] = rftg_run_action,     /* RG-4.3 */
    [RFTG_TASK_LATE] = ask,                   /* RG-18.48 */
    [RFTG_TASK_REVEAL] = rftg_reveal,         /* RG-4.14 */
    [RFTG_TASK_SEARCH] = rftg_run_search,     /* RG-16 */
    [RFTG_TASK_PHASES] = rftg_run_phases,     /* RG-4.4 */
    [RFTG_TASK_GIVE] = rftg_run_give,         /* RG-7.1 */
    [RFTG_TASK_EXPLORE] = rftg_explore_draws, /* RG-7.2 */
    [RFTG_TASK_SIFT] = run_sift,              /* RG-7.3 */
    [RFTG_TASK_OPEN_SIFT] = rftg_open_sift,
    [RFTG_TASK_DEVELOP_DRAW] = rftg_run_develop_draw, /* RG-8.1 */
    [RFTG_TASK_DISCARD] = run_discard,                /* RG-8.3, RG-9.28 */
    [RFTG_TASK_DEVELOP] = ask_all,                    /* RG-8.4 */
    [RFTG_TASK_OPEN_DEVELOP] = rftg_open_develop,
    [RFTG_TASK_DEVELOP_TURNS] = rftg_run_develop_turns, /* RG-8.7 */
    [RFTG_TASK_PAY] = rftg_run_payment,                 /* RG-8.7, RG-8.8 */
    [RFTG_TASK_SAVE] = rftg_run_save,                   /* RG-8.11, RG-9.22 */
    [RFTG_TASK_PAID] = rftg_run_paid,                   /* RG-8.12 */
    [RFTG_TASK_SETTLE] = ask_all,                       /* RG-9.1 */
    [RFTG_TASK_OPEN_SETTLE] = rftg_open_settle,
    [RFTG_TASK_SETTLE_TURNS] = rftg_run_settle_turns,   /* RG-9.3 */
    [RFTG_TASK_PLACE] = rftg_run_place,                 /* RG-9.4 to RG-9.22 */
    [RFTG_TASK_PLACED] = rftg_run_paid,                 /* RG-9.30 */
    [RFTG_TASK_DECLARE] = rftg_run_declare,             /* RG-10.10 */
    [RFTG_TASK_EXTRA] = rftg_run_extra,                 /* RG-9.31 to RG-9.40 */
    [RFTG_TASK_REPLACE] = ask,                          /* RG-9.36 */
    [RFTG_TASK_PREVENT] = rftg_run_prevent,             /* RG-10.24 */
    [RFTG_TASK_RESOLVE] = rftg_run_resolve,             /* RG-10.15 */
    [RFTG_TASK_DEFEND] = rftg_run_defend,               /* RG-10.25 */
    [RFTG_TASK_CONSUME_TURNS] = rftg_run_consume_turns, /* RG-11 */
    [RFTG_TASK_TRADE] = ask_openly,                     /* RG-11.1 */
    [RFTG_TASK_CONSUME] = rftg_run_consume,             /* RG-11.6 */
    [RFTG_TASK_GOODS] = ask_openly,                     /* RG-11.7 */
    [RFTG_TASK_HAND] = rftg_run_hand,                   /* RG-11.15, RG-11.23 */
    [RFTG_TASK_ANTE] = ask,                             /* RG-18.26 */
    [RFTG_TASK_FLIP] = ask_openly,                      /* RG-18.26 */
    [RFTG_TASK_PRODUCE_TURNS] = rftg_run_produce_turns, /* RG-12 */
    [RFTG_TASK_PRODUCE] = rftg_run_produce,             /* RG-12.16 */
    [RFTG_TASK_WINDFALL] = rftg_run_windfall,           /* RG-12.4, RG-12.6 */
    [RFTG_TASK_PHASE_END] = rftg_end_phase,             /* RG-8.14 */
    [RFTG_TASK_LIMIT] = run_limit,                      /* RG-13.1 */
    [RFTG_TASK_ROUND_END] = rftg_end_round,             /* RG-13.3, RG-17.1 */
};

void rftg_run(void *state, EventList *events)
{
    RftgState *s = state;
    while (!s->head.asked && s->head.tasks)
        run_task[agenda_top(&s->head)->kind](s, events);
}
