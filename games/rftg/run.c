/* The agenda, which is the table of contents of the rules, and what each move does. A task that asks
 * stays on top; run() comes back to it and asks again, goes on, or plays what everybody can see to
 * be the only choice (RG-23.6). */
#include "games/rftg/run.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/moves.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/produce.h"
#include "games/rftg/round.h"
#include "games/rftg/settle.h"
#include "games/rftg/setup.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

static void act(RftgState *s, int seat, Move move, EventList *events);

static Task *top(RftgState *s)
{
    return agenda_top(&s->head);
}

static int hand_size(const RftgState *s, int seat)
{
    return cards_count(&s->seat[seat].hand);
}

/* Asks, unless there is one move and nothing hidden decides that: then it is played. */
static void ask_openly(RftgState *s, int seat, EventList *events)
{
    MoveList list = { .n = 0 };
    rftg_list(s, seat, &list);
    assert(list.n > 0);
    if (list.n == 1)
        act(s, seat, list.move[0], events);
    else
        agenda_ask(&s->head, seat);
}

static void seal_or_go_on(RftgState *s, SeatSet seats)
{
    if (seats)
        agenda_seal(&s->head, seats);
    else
        agenda_pop(&s->head);
}

/* D9, D20. a: cards to discard; with no more in hand than that, all of them (RG-8.16). */
static void run_discard(RftgState *s, EventList *events)
{
    int seat = top(s)->seat;
    if (hand_size(s, seat) > top(s)->a) {
        agenda_ask(&s->head, seat);
        return;
    }
    s->seat[seat].chosen = s->seat[seat].hand;
    agenda_pop(&s->head);
    rftg_put_down_chosen(s, seat, NULL, events);
}

/* D2 */
static void run_start_save(RftgState *s)
{
    if (hand_size(s, top(s)->seat))
        agenda_ask(&s->head, top(s)->seat);
    else
        agenda_pop(&s->head);
}

/* ---- payment and conquest ---- */

/* The card a payer may lay a paid card under (RG-8.11, RG-9.44). */
static bool saves(const RftgState *s, int seat)
{
    CardSet there = rftg_still_there(s, seat);
    return rftg_find_power(&there, s->phase == RFTG_DEVELOP ? RFTG_OP_DEV_SAVE : RFTG_OP_SET_SAVE);
}

/* Everything is named: the cards go, one of them perhaps under Galactic Scavengers. */
static void end_payment(RftgState *s, EventList *events)
{
    Task *pay = top(s);
    RftgSeat *own = &s->seat[pay->seat];
    int n = cards_count(&own->chosen);
    *pay = (Task){ .kind = pay->kind == RFTG_TASK_PAY ? RFTG_TASK_PAID : RFTG_TASK_PLACED,
                   .seat = pay->seat,
                   .a = s->deal.card,
                   .b = s->deal.with,
                   .c = (uint8_t)n,
                   .d = s->deal.method };
    if (s->deal.method == RFTG_CONQUEST)
        rftg_end_muster(s, pay->seat);
    own->floor = 0;
    s->deal = (RftgDeal){ 0 };
    if (n && saves(s, pay->seat))
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_SAVE, .seat = pay->seat });
    else
        rftg_put_down_chosen(s, pay->seat, NULL, events);
}

/* D11, D15 by payment. What all can see to be the only way is played. */
static void run_payment(RftgState *s, EventList *events)
{
    int seat = top(s)->seat, due = rftg_due(s, seat), hand = hand_size(s, seat);
    CardSet spends = rftg_price_spends(s, seat), goods = rftg_price_goods(s, seat);
    bool options = !cards_empty(&spends) || !cards_empty(&goods);
    if (options && cards_empty(&s->seat[seat].chosen)) {
        if (due > hand)
            ask_openly(s, seat, events); /* some discount must be used (RG-5.11) */
        else
            agenda_ask(&s->head, seat);
    } else if (due == cards_count(&s->seat[seat].chosen)) {
        end_payment(s, events);
    } else if (due == hand) {
        s->seat[seat].chosen = s->seat[seat].hand;
        end_payment(s, events);
    } else {
        agenda_ask(&s->head, seat);
    }
}

/* Whether more temporary Military could be bought now, by what all can see. */
static bool can_arm(const RftgState *s, int seat)
{
    return rftg_military_reach(s, seat, cards_count(&s->seat[seat].hand)) > 0;
}

/* Which hand cards can be given is hidden, unless none can or all must be (RG-23.6). */
static void ask_for_arms(RftgState *s, int seat, EventList *events)
{
    int hand = hand_size(s, seat);
    if (!hand || !rftg_muster_left(s, seat) || rftg_shortage(s, seat) >= hand)
        ask_openly(s, seat, events);
    else
        agenda_ask(&s->head, seat);
}

static void run_place(RftgState *s, EventList *events)
{
    int seat = top(s)->seat;
    if (!s->deal.method)
        ask_openly(s, seat, events);
    else if (s->deal.method == RFTG_PURCHASE)
        run_payment(s, events);
    else if (can_arm(s, seat))
        ask_for_arms(s, seat, events);
    else
        end_payment(s, events);
}

/* D13: of several paid cards one is chosen. */
static void run_save(RftgState *s, EventList *events)
{
    int seat = top(s)->seat;
    const CardSet *chosen = &s->seat[seat].chosen;
    if (cards_count(chosen) == 1)
        act(s, seat, move_make(RFTG_MOVE_SAVE, rftg_design[cards_next(chosen, 0)], 0, 0), events);
    else
        agenda_ask(&s->head, seat);
}

/* PAID, PLACED. a: card; b: card with the power that placed it; c: cards paid; d: RftgMethod. */
static void run_paid(RftgState *s, EventList *events)
{
    Task paid = *top(s);
    agenda_pop(&s->head);
    if (paid.d == RFTG_CONQUEST)
        rftg_tell(events, RFTG_EVENT_CONQUERED, paid.seat, rftg_design[paid.a], 0);
    else
        rftg_tell(events, RFTG_EVENT_PAID, paid.seat, rftg_design[paid.a], paid.c);
    if (paid.kind == RFTG_TASK_PAID)
        rftg_developed(s, paid.seat, paid.a, events);
    else
        rftg_placed(s, paid.seat, paid.a, paid.b, events);
}

/* ---- takeovers and further worlds ---- */

/* A declaration under way: its target, then what it takes to reach the defense. */
static void run_declaration(RftgState *s, int seat, EventList *events)
{
    if (!s->deal.card)
        ask_openly(s, seat, events);
    else if (can_arm(s, seat))
        ask_for_arms(s, seat, events);
    else
        act(s, seat, move_make(RFTG_MOVE_DONE, 0, 0, 0), events);
}

static void run_declare(RftgState *s, EventList *events)
{
    int seat = top(s)->seat;
    if (s->deal.with) {
        run_declaration(s, seat, events);
        return;
    }
    CardSet powers = rftg_takeover_powers(s, seat);
    if (cards_empty(&powers))
        agenda_pop(&s->head);
    else
        agenda_ask(&s->head, seat);
}

/* RG-23.10: by what all can see, there may be a further world, a replacement or a takeover. */
static bool may_go_on(const RftgState *s, int seat)
{
    CardSet worlds = rftg_replaceable(s, seat), powers = rftg_takeover_powers(s, seat);
    bool hand = hand_size(s, seat) > 0;
    bool looks = rftg_second_world(s, seat) || rftg_sneak_card(s, seat) || !cards_empty(&worlds);
    return (hand && looks) || !cards_empty(&powers);
}

static void run_extra(RftgState *s, EventList *events)
{
    int seat = top(s)->seat;
    if (s->deal.with)
        run_declaration(s, seat, events);
    else if (may_go_on(s, seat))
        agenda_ask(&s->head, seat);
    else
        agenda_pop(&s->head);
}

static void run_prevent(RftgState *s)
{
    int seat = rftg_preventer(s);
    if (seat < 0) {
        agenda_pop(&s->head);
        return;
    }
    top(s)->seat = (uint8_t)seat;
    agenda_ask(&s->head, seat);
}

/* RG-10.26: whatever a defense leaves of the hand powers serves the next one. */
static void end_defense(RftgState *s, EventList *events)
{
    int index = top(s)->a;
    RftgSeat *own = &s->seat[top(s)->seat];
    own->rest = (uint8_t)rftg_muster_left(s, top(s)->seat);
    own->one = own->two = own->floor = 0;
    s->deal = (RftgDeal){ 0 };
    agenda_pop(&s->head);
    rftg_conclude(s, index, events);
}

static void run_defend(RftgState *s, EventList *events)
{
    if (can_arm(s, top(s)->seat))
        agenda_ask(&s->head, top(s)->seat);
    else
        end_defense(s, events);
}

/* ---- consume ---- */

static void run_consume(RftgState *s, EventList *events)
{
    int seat = top(s)->seat, gambler;
    rftg_run_consume(s, events);
    const RftgPower *gamble = rftg_gamble(s, seat, &gambler);
    bool ante = gamble && gamble->op == RFTG_OP_GAMBLE_ANTE && hand_size(s, seat) > 0;
    if (ante)
        agenda_ask(&s->head, seat); /* RG-23.10: the hand must not show */
    else
        ask_openly(s, seat, events);
}

/* D26, D31. b, c: the least and the most cards. */
static void run_hand(RftgState *s, EventList *events)
{
    int seat = top(s)->seat, hand = hand_size(s, seat);
    if (top(s)->c > hand)
        top(s)->c = (uint8_t)hand;
    int n = cards_count(&s->seat[seat].chosen);
    if (top(s)->b == hand && hand) {
        s->seat[seat].chosen = s->seat[seat].hand;
        rftg_consume_hand(s, seat, events);
    } else if (n == top(s)->c) {
        rftg_consume_hand(s, seat, events);
    } else {
        agenda_ask(&s->head, seat);
    }
}

static void step(RftgState *s, EventList *events)
{
    Task *task = top(s);
    switch ((RftgTask)task->kind) {
    case RFTG_TASK_START: /* RG-3.7, RG-3.8 */
        agenda_seal(&s->head, rftg_all_seats(s));
        return;
    case RFTG_TASK_OPEN_START:
        rftg_open_start(s, events);
        return;
    case RFTG_TASK_START_SAVE: /* RG-3.11 */
        run_start_save(s);
        return;
    case RFTG_TASK_ROUND: /* RG-4.1 */
        rftg_run_round(s, events);
        return;
    case RFTG_TASK_ACTION: /* RG-4.3 */
        rftg_run_action(s);
        return;
    case RFTG_TASK_LATE: /* RG-18.48 */
        agenda_ask(&s->head, task->seat);
        return;
    case RFTG_TASK_REVEAL: /* RG-4.14 */
        rftg_reveal(s, events);
        return;
    case RFTG_TASK_SEARCH: /* RG-16 */
        rftg_run_search(s, events);
        return;
    case RFTG_TASK_PHASES: /* RG-4.4 */
        rftg_run_phases(s, events);
        return;
    case RFTG_TASK_GIVE: /* RG-7.1 */
        rftg_run_give(s);
        return;
    case RFTG_TASK_EXPLORE: /* RG-7.2 */
        rftg_explore_draws(s, events);
        return;
    case RFTG_TASK_SIFT: /* RG-7.3 */
        seal_or_go_on(s, rftg_sifters(s));
        return;
    case RFTG_TASK_OPEN_SIFT:
        rftg_open_sift(s, events);
        return;
    case RFTG_TASK_DEVELOP_DRAW: /* RG-8.1 */
        rftg_run_develop_draw(s, events);
        return;
    case RFTG_TASK_DISCARD: /* RG-8.3, RG-9.28 */
        run_discard(s, events);
        return;
    case RFTG_TASK_DEVELOP: /* RG-8.4 */
    case RFTG_TASK_SETTLE:  /* RG-9.1 */
        agenda_seal(&s->head, rftg_all_seats(s));
        return;
    case RFTG_TASK_OPEN_DEVELOP:
        rftg_open_develop(s, events);
        return;
    case RFTG_TASK_DEVELOP_TURNS: /* RG-8.7 */
        rftg_run_develop_turns(s);
        return;
    case RFTG_TASK_PAY: /* RG-8.7, RG-8.8 */
        run_payment(s, events);
        return;
    case RFTG_TASK_SAVE: /* RG-8.11, RG-9.22 */
        run_save(s, events);
        return;
    case RFTG_TASK_PAID:   /* RG-8.12 */
    case RFTG_TASK_PLACED: /* RG-9.30 */
        run_paid(s, events);
        return;
    case RFTG_TASK_OPEN_SETTLE:
        rftg_open_settle(s, events);
        return;
    case RFTG_TASK_SETTLE_TURNS: /* RG-9.3 */
        rftg_run_settle_turns(s);
        return;
    case RFTG_TASK_PLACE: /* RG-9.4 to RG-9.22 */
        run_place(s, events);
        return;
    case RFTG_TASK_DECLARE: /* RG-10.10 */
        run_declare(s, events);
        return;
    case RFTG_TASK_EXTRA: /* RG-9.31 to RG-9.40 */
        run_extra(s, events);
        return;
    case RFTG_TASK_REPLACE: /* RG-9.36 */
    case RFTG_TASK_ANTE:    /* RG-18.26 */
        agenda_ask(&s->head, task->seat);
        return;
    case RFTG_TASK_PREVENT: /* RG-10.24 */
        run_prevent(s);
        return;
    case RFTG_TASK_RESOLVE: /* RG-10.15 */
        rftg_run_resolve(s, events);
        return;
    case RFTG_TASK_DEFEND: /* RG-10.25 */
        run_defend(s, events);
        return;
    case RFTG_TASK_CONSUME_TURNS: /* RG-11 */
        rftg_run_consume_turns(s);
        return;
    case RFTG_TASK_CONSUME: /* RG-11.6 */
        run_consume(s, events);
        return;
    case RFTG_TASK_TRADE: /* RG-11.1 */
    case RFTG_TASK_GOODS: /* RG-11.7 */
    case RFTG_TASK_FLIP:  /* RG-18.26 */
        ask_openly(s, task->seat, events);
        return;
    case RFTG_TASK_HAND: /* RG-11.15, RG-11.23 */
        run_hand(s, events);
        return;
    case RFTG_TASK_PRODUCE_TURNS: /* RG-12 */
        rftg_run_produce_turns(s, events);
        return;
    case RFTG_TASK_PRODUCE: /* RG-12.16 */
        rftg_run_produce(s, events);
        return;
    case RFTG_TASK_WINDFALL: /* RG-12.4, RG-12.6 */
        rftg_run_windfall(s, events);
        return;
    case RFTG_TASK_PHASE_END: /* RG-8.14 */
        rftg_end_phase(s, events);
        return;
    case RFTG_TASK_LIMIT: /* RG-13.1 */
        seal_or_go_on(s, rftg_over_limit(s));
        return;
    case RFTG_TASK_ROUND_END: /* RG-13.3, RG-17.1 */
        rftg_end_round(s, events);
        return;
    case RFTG_TASK_NONE:
    case RFTG_TASKS:
        break;
    }
    assert(!"a task that does not exist");
}

void rftg_run(void *state, EventList *events)
{
    RftgState *s = state;
    while (!s->head.asked && s->head.tasks)
        step(s, events);
}

/* ---- what the moves do ---- */

/* The answer of a sealed step is complete; the last one opens it. */
static void answered(RftgState *s, int seat)
{
    s->seat[seat].floor = 0;
    if (agenda_answered(&s->head, seat))
        agenda_pop(&s->head);
}

static void do_discard(RftgState *s, int seat, int design, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int card = rftg_meant(s, seat, design);
    switch (top(s)->kind) {
    case RFTG_TASK_GIVE:
        own->floor = 0;
        top(s)->b++;
        rftg_put_down(s, seat, card, NULL, events);
        rftg_gain_prestige(s, seat, 1, events);
        return;
    case RFTG_TASK_WINDFALL:
        rftg_pay_windfall(s, card, events);
        return;
    default:
        break;
    }
    cards_add(&own->chosen, card);
    own->floor = 0;
    if (rftg_cards_left(s, seat) > 0)
        return;
    if (s->head.sealed) {
        answered(s, seat);
    } else if (top(s)->kind == RFTG_TASK_DISCARD) {
        agenda_pop(&s->head);
        rftg_put_down_chosen(s, seat, NULL, events);
    }
}

static void do_save(RftgState *s, int seat, int design, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int card = rftg_meant(s, seat, design);
    agenda_pop(&s->head);
    own->floor = 0;
    cards_remove(&own->chosen, card);
    rftg_save(s, seat, card, events);
    rftg_put_down_chosen(s, seat, NULL, events);
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

static void do_pass(RftgState *s, int seat)
{
    s->seat[seat].floor = 0;
    if (s->head.sealed)
        answered(s, seat);
    else if (top(s)->kind == RFTG_TASK_GIVE)
        top(s)->b++;
    else
        agenda_pop(&s->head);
}

/* A card is chosen unseen, or, as a further world, shown at once. */
static void do_settle(RftgState *s, int seat, int design, bool sneak, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int card = rftg_meant(s, seat, design);
    own->floor = 0;
    if (s->head.sealed) {
        cards_add(&own->chosen, card);
        answered(s, seat);
        return;
    }
    if (sneak)
        rftg_spend_card(s, seat, rftg_sneak_card(s, seat), events);
    else
        own->spent |= RFTG_SPENT_SECOND;
    rftg_from_hand(s, seat, card);
    event_add(events, (Event){ .kind = RFTG_EVENT_SETTLE,
                               .seat = (int8_t)seat,
                               .shown = (SeatSet)(rftg_all_seats(s) & ~seat_bit(seat)),
                               .value = { design } });
    s->deal = (RftgDeal){ .card = (uint8_t)card };
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_PLACE, .seat = (uint8_t)seat, .b = sneak });
}

/* The card of a design in the seat's tableau, or at the phase start. */
static int own_card(const RftgState *s, int seat, int design)
{
    CardSet all = cards_or(&s->seat[seat].tableau, &s->seat[seat].began);
    return rftg_copy_in(&all, design, 0);
}

static void do_method(RftgState *s, int seat, RftgMethod method, int design, EventList *events)
{
    s->deal.method = method;
    s->deal.with = (uint8_t)(design ? own_card(s, seat, design) : 0);
    if (method == RFTG_CONQUEST && s->deal.with)
        rftg_spend_card(s, seat, s->deal.with, events);
}

static void reach_stage(RftgState *s, RftgStage stage, int card)
{
    s->deal.stage = stage;
    s->deal.last = (uint8_t)card;
}

static void do_spend(RftgState *s, int seat, int design, EventList *events)
{
    int card = own_card(s, seat, design);
    reach_stage(s, RFTG_STAGE_SPEND, card);
    const RftgPower *arms = rftg_power_of(card, RFTG_OP_MIL_TEMP_SELF);
    const RftgPower *off = rftg_power_of(card, RFTG_OP_DEV_COST_SELF);
    if (arms)
        s->seat[seat].temporary = (uint8_t)(s->seat[seat].temporary + arms->amount);
    else if (off)
        s->deal.off = (uint8_t)(s->deal.off + off->amount);
    else
        s->deal.zero = 1;
    rftg_spend_card(s, seat, card, events);
}

/* A good for Military, for a discount, or for a Consume power. */
static void do_good(RftgState *s, int seat, int design, EventList *events)
{
    int world = rftg_first_card[design];
    RftgSeat *own = &s->seat[seat];
    if (top(s)->kind == RFTG_TASK_GOODS) {
        cards_add(&own->chosen, world);
        CardSet more = rftg_givable(s, seat);
        if (cards_empty(&more) && !rftg_sale_needs_kind(s, seat))
            rftg_consume_goods(s, seat, RFTG_NO_KIND, events);
        return;
    }
    reach_stage(s, RFTG_STAGE_GOOD, world);
    if (top(s)->kind == RFTG_TASK_PAY) {
        int golden = rftg_find_power(&own->began, RFTG_OP_DEV_COST_GOOD);
        s->deal.off = (uint8_t)(s->deal.off + rftg_power_of(golden, RFTG_OP_DEV_COST_GOOD)->amount);
        rftg_give_good(s, seat, world, RFTG_RARE, events);
    } else if (top(s)->kind == RFTG_TASK_PLACE && s->deal.method == RFTG_PURCHASE) {
        int breeder = rftg_find_power(&own->began, RFTG_OP_SET_COST_GOOD);
        s->deal.off =
            (uint8_t)(s->deal.off + rftg_power_of(breeder, RFTG_OP_SET_COST_GOOD)->amount);
        own->cost_goods--;
        rftg_give_good(s, seat, world, RFTG_GENES, events);
    } else {
        own->spent |= RFTG_SPENT_GOOD;
        own->temporary = (uint8_t)(own->temporary + own->sum[RFTG_SUM_TEMP_GOOD]);
        rftg_give_good(s, seat, world, RFTG_RARE, events);
    }
}

static void do_prestige(RftgState *s, int seat, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    reach_stage(s, RFTG_STAGE_PRESTIGE, 0);
    own->spent |= RFTG_SPENT_PRESTIGE;
    own->temporary = (uint8_t)(own->temporary + own->sum[RFTG_SUM_TEMP_PRESTIGE]);
    rftg_spend_prestige(s, seat, 1, events);
}

static void do_muster(RftgState *s, int seat, int design, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int card = rftg_meant(s, seat, design);
    reach_stage(s, RFTG_STAGE_CARDS, 0);
    own->floor = (uint8_t)card;
    s->deal.mustered++;
    own->temporary++;
    rftg_put_down(s, seat, card, NULL, events);
}

static void do_pay(RftgState *s, int seat, int design)
{
    cards_add(&s->seat[seat].chosen, rftg_meant(s, seat, design));
    s->seat[seat].floor = 0;
}

static void do_done(RftgState *s, int seat, EventList *events)
{
    switch (top(s)->kind) {
    case RFTG_TASK_DEFEND:
        end_defense(s, events);
        break;
    case RFTG_TASK_HAND:
        rftg_consume_hand(s, seat, events);
        break;
    case RFTG_TASK_GOODS:
        rftg_consume_goods(s, seat, RFTG_NO_KIND, events);
        break;
    case RFTG_TASK_PAY:
    case RFTG_TASK_PLACE:
        end_payment(s, events);
        break;
    default: {
        bool first = top(s)->kind == RFTG_TASK_DECLARE;
        rftg_declare(s, seat, events);
        if (first)
            agenda_pop(&s->head);
    }
    }
}

static void do_kind(RftgState *s, int seat, int kind, EventList *events)
{
    rftg_tell(events, RFTG_EVENT_KIND, seat, kind, 0);
    if (top(s)->kind == RFTG_TASK_GOODS)
        rftg_consume_goods(s, seat, (RftgKind)kind, events);
    else
        top(s)->d = (uint8_t)kind;
}

static void do_category(RftgState *s, int seat, int category, EventList *events)
{
    top(s)->a = (uint8_t)category;
    rftg_tell(events, RFTG_EVENT_SEARCH, seat, category, 0);
}

static void do_with(RftgState *s, int seat, int design, EventList *events)
{
    int fresh = rftg_meant(s, seat, design), old = top(s)->a;
    s->seat[seat].floor = 0;
    agenda_pop(&s->head);
    rftg_replace(s, seat, old, fresh, events);
}

static void do_develop(RftgState *s, int seat, int design)
{
    cards_add(&s->seat[seat].chosen, rftg_meant(s, seat, design));
    answered(s, seat);
}

static void do_ante(RftgState *s, int seat, int design, EventList *events)
{
    rftg_ante(s, seat, rftg_meant(s, seat, design), events);
}

static void do_use(RftgState *s, int seat, int design, EventList *events)
{
    int card = own_card(s, seat, design);
    if (top(s)->kind == RFTG_TASK_CONSUME)
        rftg_use(s, seat, card, events);
    else
        rftg_use_to_produce(s, seat, card, events);
}

static void do_stop(RftgState *s, int seat, EventList *events)
{
    s->seat[seat].floor = 0;
    if (top(s)->kind == RFTG_TASK_PRODUCE)
        rftg_stop_producing(s, seat, events);
    else
        agenda_pop(&s->head);
}

static void do_more(RftgState *s, int seat)
{
    RftgAsk ask = rftg_ask(s, seat);
    s->seat[seat].floor = (uint8_t)rftg_page_end(&ask);
}

static void act(RftgState *s, int seat, Move move, EventList *events)
{
    int a = move_a(move);
    switch ((RftgMove)move_kind(move)) {
    case RFTG_MOVE_START:
        s->seat[seat].shown = rftg_first_card[a];
        break;
    case RFTG_MOVE_DISCARD:
        do_discard(s, seat, a, events);
        break;
    case RFTG_MOVE_MORE:
        do_more(s, seat);
        break;
    case RFTG_MOVE_DONE:
        do_done(s, seat, events);
        break;
    case RFTG_MOVE_STOP:
        do_stop(s, seat, events);
        break;
    case RFTG_MOVE_PASS:
        do_pass(s, seat);
        break;
    case RFTG_MOVE_SAVE:
        do_save(s, seat, a, events);
        break;
    case RFTG_MOVE_ACTION:
    case RFTG_MOVE_BOOST:
        do_action(s, seat, move, events);
        break;
    case RFTG_MOVE_CATEGORY:
        do_category(s, seat, a, events);
        break;
    case RFTG_MOVE_KEEP:
        rftg_search_keep(s, events);
        break;
    case RFTG_MOVE_ON:
        rftg_search_on(s);
        break;
    case RFTG_MOVE_DEVELOP:
        do_develop(s, seat, a);
        break;
    case RFTG_MOVE_SETTLE:
    case RFTG_MOVE_SNEAK:
        do_settle(s, seat, a, move_kind(move) == RFTG_MOVE_SNEAK, events);
        break;
    case RFTG_MOVE_PURCHASE:
    case RFTG_MOVE_BUY_WITH:
        do_method(s, seat, RFTG_PURCHASE, a, events);
        break;
    case RFTG_MOVE_CONQUER:
    case RFTG_MOVE_TAKE_WITH:
        do_method(s, seat, RFTG_CONQUEST, a, events);
        break;
    case RFTG_MOVE_SPEND:
        do_spend(s, seat, a, events);
        break;
    case RFTG_MOVE_GOOD:
        do_good(s, seat, a, events);
        break;
    case RFTG_MOVE_PRESTIGE:
        do_prestige(s, seat, events);
        break;
    case RFTG_MOVE_MUSTER:
        do_muster(s, seat, a, events);
        break;
    case RFTG_MOVE_PAY:
        do_pay(s, seat, a);
        break;
    case RFTG_MOVE_TAKEOVER:
        s->deal.with = (uint8_t)own_card(s, seat, a);
        break;
    case RFTG_MOVE_TARGET:
        rftg_name_target(s, seat, rftg_first_card[a], events);
        break;
    case RFTG_MOVE_REPLACE:
        agenda_push(
            &s->head,
            (Task){ .kind = RFTG_TASK_REPLACE, .seat = (uint8_t)seat, .a = rftg_first_card[a] });
        break;
    case RFTG_MOVE_WITH:
        do_with(s, seat, a, events);
        break;
    case RFTG_MOVE_PREVENT:
        agenda_pop(&s->head);
        rftg_prevent(s, seat, a, rftg_first_card[move_b(move)], events);
        break;
    case RFTG_MOVE_SELL:
        rftg_sell(s, seat, rftg_first_card[a], events);
        break;
    case RFTG_MOVE_USE:
        do_use(s, seat, a, events);
        break;
    case RFTG_MOVE_GUESS:
        rftg_guess(s, seat, a, events);
        break;
    case RFTG_MOVE_GAMBLE:
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_ANTE, .seat = (uint8_t)seat });
        break;
    case RFTG_MOVE_ANTE:
        do_ante(s, seat, a, events);
        break;
    case RFTG_MOVE_TAKE:
        rftg_take_flip(s, seat, rftg_copy_in(&s->aside, a, 0), events);
        break;
    case RFTG_MOVE_KIND:
        do_kind(s, seat, a, events);
        break;
    case RFTG_MOVE_WINDFALL:
        top(s)->c = rftg_first_card[a];
        break;
    case RFTG_MOVE_BONUS:
        rftg_use_bonus(s, seat);
        break;
    case RFTG_MOVES:
        assert(!"a kind of move that does not exist");
    }
}

void rftg_apply(void *state, int seat, Move move, EventList *events)
{
    RftgState *s = state;
    assert(rftg_legal(s, seat, move));
    if (!s->head.sealed)
        s->head.asked = 0;
    act(s, seat, move, events);
    rftg_run(s, events);
}
