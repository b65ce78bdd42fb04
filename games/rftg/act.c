/* What each kind of move does. A move that several tasks take goes to the chapter of the one on top. */
#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/gamble.h"
#include "games/rftg/moves.h"
#include "games/rftg/payment.h"
#include "games/rftg/prestige.h"
#include "games/rftg/produce.h"
#include "games/rftg/run.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

static Task *top(RftgState *s)
{
    return agenda_top(&s->head);
}

static void do_start(RftgState *s, int seat, Move move, EventList *events)
{
    (void)events;
    s->seat[seat].shown = rftg_first_card[move_a(move)];
}

/* RG-7.1 */
static void give_card(RftgState *s, int seat, int card, EventList *events)
{
    s->seat[seat].floor = 0;
    top(s)->b++;
    rftg_put_down(s, seat, card, NULL, events);
    rftg_gain_prestige(s, seat, 1, events);
}

static void do_discard(RftgState *s, int seat, Move move, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int card = rftg_meant(s, seat, move_a(move)), kind = top(s)->kind;
    if (kind == RFTG_TASK_GIVE) {
        give_card(s, seat, card, events);
        return;
    }
    if (kind == RFTG_TASK_WINDFALL) {
        rftg_pay_windfall(s, card, events);
        return;
    }
    cards_add(&own->chosen, card);
    own->floor = 0;
    if (rftg_cards_left(s, seat) > 0)
        return;
    if (s->head.sealed) {
        rftg_answered(s, seat);
    } else if (kind == RFTG_TASK_DISCARD) {
        agenda_pop(&s->head);
        rftg_put_down_chosen(s, seat, NULL, events);
    }
}

static void do_more(RftgState *s, int seat, Move move, EventList *events)
{
    (void)move;
    (void)events;
    RftgAsk ask = rftg_ask(s, seat);
    s->seat[seat].floor = (uint8_t)rftg_page_end(&ask);
}

static void do_done(RftgState *s, int seat, Move move, EventList *events)
{
    (void)move;
    switch (top(s)->kind) {
    case RFTG_TASK_DEFEND:
        rftg_end_defense(s, events);
        break;
    case RFTG_TASK_HAND:
        rftg_consume_hand(s, seat, events);
        break;
    case RFTG_TASK_GOODS:
        rftg_consume_goods(s, seat, RFTG_NO_KIND, events);
        break;
    case RFTG_TASK_PAY:
    case RFTG_TASK_PLACE:
        rftg_end_payment(s, events);
        break;
    default: {
        bool first = top(s)->kind == RFTG_TASK_DECLARE;
        rftg_declare(s, seat, events);
        if (first)
            agenda_pop(&s->head);
    }
    }
}

static void do_stop(RftgState *s, int seat, Move move, EventList *events)
{
    (void)move;
    s->seat[seat].floor = 0;
    if (top(s)->kind == RFTG_TASK_PRODUCE)
        rftg_stop_producing(s, seat, events);
    else
        agenda_pop(&s->head);
}

static void do_pass(RftgState *s, int seat, Move move, EventList *events)
{
    (void)move;
    (void)events;
    s->seat[seat].floor = 0;
    if (s->head.sealed)
        rftg_answered(s, seat);
    else if (top(s)->kind == RFTG_TASK_GIVE)
        top(s)->b++;
    else
        agenda_pop(&s->head);
}

static void do_action(RftgState *s, int seat, Move move, EventList *events)
{
    bool late = top(s)->kind == RFTG_TASK_LATE;
    int before = s->seat[seat].action[0] != 0;
    if (!rftg_choose_action(s, seat, (RftgAction)move_a(move), move_kind(move) == RFTG_MOVE_BOOST))
        return;
    if (late) {
        agenda_pop(&s->head);
        rftg_show_actions(s, seat_bit(seat), before, events);
        return;
    }
    SeatSet seats = s->head.sealed;
    if (!agenda_answered(&s->head, seat))
        return;
    agenda_pop(&s->head);
    rftg_show_actions(s, seats, 0, events);
}

static void do_category(RftgState *s, int seat, Move move, EventList *events)
{
    top(s)->a = (uint8_t)move_a(move);
    rftg_tell(events, RFTG_EVENT_SEARCH, seat, move_a(move), 0);
}

static void do_keep(RftgState *s, int seat, Move move, EventList *events)
{
    (void)seat;
    (void)move;
    rftg_search_keep(s, events);
}

static void do_on(RftgState *s, int seat, Move move, EventList *events)
{
    (void)seat;
    (void)move;
    (void)events;
    rftg_search_on(s);
}

static void do_develop(RftgState *s, int seat, Move move, EventList *events)
{
    (void)events;
    cards_add(&s->seat[seat].chosen, rftg_meant(s, seat, move_a(move)));
    rftg_answered(s, seat);
}

static void do_good(RftgState *s, int seat, Move move, EventList *events)
{
    int world = rftg_first_card[move_a(move)];
    if (top(s)->kind == RFTG_TASK_GOODS)
        rftg_name_good(s, seat, world, events);
    else
        rftg_spend_good(s, seat, world, events);
}

static void do_takeover(RftgState *s, int seat, Move move, EventList *events)
{
    (void)events;
    s->deal.with = (uint8_t)rftg_own_card(s, seat, move_a(move));
}

static void do_target(RftgState *s, int seat, Move move, EventList *events)
{
    rftg_name_target(s, seat, rftg_first_card[move_a(move)], events);
}

static void do_prevent(RftgState *s, int seat, Move move, EventList *events)
{
    agenda_pop(&s->head);
    rftg_prevent(s, seat, move_a(move), rftg_first_card[move_b(move)], events);
}

static void do_sell(RftgState *s, int seat, Move move, EventList *events)
{
    rftg_sell(s, seat, rftg_first_card[move_a(move)], events);
}

static void do_use(RftgState *s, int seat, Move move, EventList *events)
{
    int card = rftg_own_card(s, seat, move_a(move));
    if (top(s)->kind == RFTG_TASK_CONSUME)
        rftg_use(s, seat, card, events);
    else
        rftg_use_to_produce(s, seat, card, events);
}

static void do_kind(RftgState *s, int seat, Move move, EventList *events)
{
    rftg_tell(events, RFTG_EVENT_KIND, seat, move_a(move), 0);
    if (top(s)->kind == RFTG_TASK_GOODS)
        rftg_consume_goods(s, seat, (RftgKind)move_a(move), events);
    else
        top(s)->d = (uint8_t)move_a(move);
}

static void do_windfall(RftgState *s, int seat, Move move, EventList *events)
{
    (void)seat;
    (void)events;
    top(s)->c = rftg_first_card[move_a(move)];
}

static void do_bonus(RftgState *s, int seat, Move move, EventList *events)
{
    (void)move;
    (void)events;
    rftg_use_bonus(s, seat);
}

static void (*const act_of[RFTG_MOVES])(RftgState *s, int seat, Move move, EventList *events) = {
    [RFTG_MOVE_START] = do_start,
    [RFTG_MOVE_DISCARD] = do_discard,
    [RFTG_MOVE_MORE] = do_more,
    [RFTG_MOVE_DONE] = do_done,
    [RFTG_MOVE_STOP] = do_stop,
    [RFTG_MOVE_PASS] = do_pass,
    [RFTG_MOVE_SAVE] = rftg_do_save,
    [RFTG_MOVE_ACTION] = do_action,
    [RFTG_MOVE_BOOST] = do_action,
    [RFTG_MOVE_CATEGORY] = do_category,
    [RFTG_MOVE_KEEP] = do_keep,
    [RFTG_MOVE_ON] = do_on,
    [RFTG_MOVE_DEVELOP] = do_develop,
    [RFTG_MOVE_SETTLE] = rftg_do_settle,
    [RFTG_MOVE_SNEAK] = rftg_do_settle,
    [RFTG_MOVE_PURCHASE] = rftg_do_purchase,
    [RFTG_MOVE_CONQUER] = rftg_do_conquer,
    [RFTG_MOVE_BUY_WITH] = rftg_do_purchase,
    [RFTG_MOVE_TAKE_WITH] = rftg_do_conquer,
    [RFTG_MOVE_SPEND] = rftg_do_spend,
    [RFTG_MOVE_GOOD] = do_good,
    [RFTG_MOVE_PRESTIGE] = rftg_do_prestige,
    [RFTG_MOVE_MUSTER] = rftg_do_muster,
    [RFTG_MOVE_PAY] = rftg_do_pay,
    [RFTG_MOVE_TAKEOVER] = do_takeover,
    [RFTG_MOVE_TARGET] = do_target,
    [RFTG_MOVE_REPLACE] = rftg_do_replace,
    [RFTG_MOVE_WITH] = rftg_do_with,
    [RFTG_MOVE_PREVENT] = do_prevent,
    [RFTG_MOVE_SELL] = do_sell,
    [RFTG_MOVE_USE] = do_use,
    [RFTG_MOVE_GUESS] = rftg_do_guess,
    [RFTG_MOVE_GAMBLE] = rftg_do_gamble,
    [RFTG_MOVE_ANTE] = rftg_do_ante,
    [RFTG_MOVE_TAKE] = rftg_do_take,
    [RFTG_MOVE_KIND] = do_kind,
    [RFTG_MOVE_WINDFALL] = do_windfall,
    [RFTG_MOVE_BONUS] = do_bonus,
};

void rftg_act(RftgState *s, int seat, Move move, EventList *events)
{
    act_of[move_kind(move)](s, seat, move, events);
}

void rftg_apply(void *state, int seat, Move move, EventList *events)
{
    RftgState *s = state;
    assert(rftg_legal(s, seat, move));
    if (!s->head.sealed)
        s->head.asked = 0;
    rftg_act(s, seat, move, events);
    rftg_run(s, events);
}
