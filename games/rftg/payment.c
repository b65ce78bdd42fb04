/* A card is paid for or conquered: the sentence of moves from the method to the last hand card, and
 * what then follows. What all can see to be the only way is played. */
#include "games/rftg/payment.h"

#include "games/rftg/answer.h"
#include "games/rftg/develop.h"
#include "games/rftg/means.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/run.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"

static Task *top(RftgState *s)
{
    return agenda_top(&s->head);
}

/* The card a payer may lay a paid card under (RG-8.11, RG-9.44). */
static bool saves(const RftgState *s, int seat)
{
    CardSet there = rftg_still_there(s, seat);
    return rftg_find_power(&there, s->phase == RFTG_DEVELOP ? RFTG_OP_DEV_SAVE : RFTG_OP_SET_SAVE);
}

/* Everything is named: the cards go, one of them perhaps under Galactic Scavengers. */
void rftg_end_payment(RftgState *s, EventList *events)
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

/* Whether there is something besides hand cards that may be spent. */
static bool can_spend(const RftgState *s, int seat)
{
    if (!rftg_has_options(s, seat))
        return false;
    CardSet spends = rftg_price_spends(s, seat), goods = rftg_price_goods(s, seat);
    return !cards_empty(&spends) || !cards_empty(&goods);
}

/* D11, D15 by payment. What all can see to be the only way is played. */
void rftg_run_payment(RftgState *s, EventList *events)
{
    int seat = top(s)->seat, due = rftg_due(s, seat);
    RftgSeat *own = &s->seat[seat];
    if (can_spend(s, seat)) {
        if (due > cards_count(&own->hand))
            rftg_ask_openly(s, seat, events); /* some discount must be used (RG-5.11) */
        else
            agenda_ask(&s->head, seat);
        return;
    }
    if (due == cards_count(&own->hand))
        own->chosen = own->hand;
    if (due == cards_count(&own->chosen))
        rftg_end_payment(s, events);
    else
        agenda_ask(&s->head, seat);
}

bool rftg_can_arm(const RftgState *s, int seat)
{
    return rftg_military_reach(s, seat, cards_count(&s->seat[seat].hand)) > 0;
}

/* Which hand cards can be given is hidden, unless none can or all must be (RG-23.6). */
void rftg_ask_for_arms(RftgState *s, int seat, EventList *events)
{
    int hand = cards_count(&s->seat[seat].hand);
    if (!hand || !rftg_muster_left(s, seat) || rftg_shortage(s, seat) >= hand)
        rftg_ask_openly(s, seat, events);
    else
        agenda_ask(&s->head, seat);
}

/* Whether a card of the tableau gives a second way to place a world. */
static bool has_other_ways(const RftgState *s, int seat)
{
    const CardSet *began = &s->seat[seat].began;
    return cards_meet(began, &rftg_op_cards[RFTG_OP_PAY_MIL]) ||
           cards_meet(began, &rftg_op_cards[RFTG_OP_CONQUER_SELF]);
}

void rftg_run_place(RftgState *s, EventList *events)
{
    int seat = top(s)->seat;
    if (!s->deal.method && !has_other_ways(s, seat))
        s->deal.method = rftg_is(s->deal.card, RFTG_MILITARY) ? RFTG_CONQUEST : RFTG_PURCHASE;
    if (!s->deal.method)
        rftg_ask_openly(s, seat, events);
    else if (s->deal.method == RFTG_PURCHASE)
        rftg_run_payment(s, events);
    else if (rftg_can_arm(s, seat))
        rftg_ask_for_arms(s, seat, events);
    else
        rftg_end_payment(s, events);
}

/* D13: of several paid cards one is chosen. */
void rftg_run_save(RftgState *s, EventList *events)
{
    int seat = top(s)->seat;
    const CardSet *chosen = &s->seat[seat].chosen;
    if (cards_count(chosen) == 1)
        rftg_act(s, seat, move_make(RFTG_MOVE_SAVE, rftg_design[cards_next(chosen, 0)], 0, 0),
                 events);
    else
        agenda_ask(&s->head, seat);
}

/* PAID, PLACED. a: card; b: card with the power that placed it; c: cards paid; d: RftgMethod. */
void rftg_run_paid(RftgState *s, EventList *events)
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

static void choose_method(RftgState *s, int seat, RftgMethod method, int design, EventList *events)
{
    s->deal.method = method;
    s->deal.with = (uint8_t)(design ? rftg_own_card(s, seat, design) : 0);
    if (method == RFTG_CONQUEST && s->deal.with)
        rftg_spend_card(s, seat, s->deal.with, events);
}

void rftg_do_purchase(RftgState *s, int seat, Move move, EventList *events)
{
    choose_method(s, seat, RFTG_PURCHASE, move_a(move), events);
}

void rftg_do_conquer(RftgState *s, int seat, Move move, EventList *events)
{
    choose_method(s, seat, RFTG_CONQUEST, move_a(move), events);
}

static void reach_stage(RftgState *s, RftgStage stage, int card)
{
    s->deal.stage = stage;
    s->deal.last = (uint8_t)card;
}

void rftg_do_spend(RftgState *s, int seat, Move move, EventList *events)
{
    int card = rftg_own_card(s, seat, move_a(move));
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

/* A good for Military or for a discount. */
void rftg_spend_good(RftgState *s, int seat, int world, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
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

void rftg_do_prestige(RftgState *s, int seat, Move move, EventList *events)
{
    (void)move;
    RftgSeat *own = &s->seat[seat];
    reach_stage(s, RFTG_STAGE_PRESTIGE, 0);
    own->spent |= RFTG_SPENT_PRESTIGE;
    own->temporary = (uint8_t)(own->temporary + own->sum[RFTG_SUM_TEMP_PRESTIGE]);
    rftg_spend_prestige(s, seat, 1, events);
}

void rftg_do_muster(RftgState *s, int seat, Move move, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int card = rftg_meant(s, seat, move_a(move));
    reach_stage(s, RFTG_STAGE_CARDS, 0);
    own->floor = (uint8_t)card;
    s->deal.mustered++;
    own->temporary++;
    rftg_put_down(s, seat, card, NULL, events);
}

void rftg_do_pay(RftgState *s, int seat, Move move, EventList *events)
{
    (void)events;
    cards_add(&s->seat[seat].chosen, rftg_meant(s, seat, move_a(move)));
    s->seat[seat].floor = 0;
}

void rftg_do_save(RftgState *s, int seat, Move move, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int card = rftg_meant(s, seat, move_a(move));
    agenda_pop(&s->head);
    own->floor = 0;
    cards_remove(&own->chosen, card);
    rftg_save(s, seat, card, events);
    rftg_put_down_chosen(s, seat, NULL, events);
}
