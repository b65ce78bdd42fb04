/* Phase II: draws at its start, the choice, what a development costs, and what follows it. */
#include "games/rftg/develop.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/supply.h"

static int discount(const RftgState *s, int seat)
{
    return s->seat[seat].sum[RFTG_SUM_DEV_COST] + rftg_has_bonus(s, seat, RFTG_ACT_DEVELOP) +
           2 * rftg_has_boost(s, seat, RFTG_DEVELOP);
}

int rftg_development_cost(const RftgState *s, int seat, int card)
{
    int cost = rftg_row(card)->cost - discount(s, seat);
    return cost > 0 ? cost : 0;
}

CardSet rftg_develop_spends(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet both = cards_and(&own->began, &own->tableau);
    if (s->deal.stage > RFTG_STAGE_SPEND || !cards_empty(&own->chosen))
        return (CardSet){ 0 };
    return cards_and(&both, &rftg_op_cards[RFTG_OP_DEV_COST_SELF]);
}

/* RG-8.8: one Rare good a phase, and there is one development a phase. */
CardSet rftg_develop_goods(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    bool open = s->deal.stage <= RFTG_STAGE_SPEND && cards_empty(&own->chosen);
    if (!open || !rftg_find_power(&own->began, RFTG_OP_DEV_COST_GOOD))
        return (CardSet){ 0 };
    return rftg_goods_of_kind(s, seat, RFTG_RARE);
}

/* The most that optional discounts can take off (RG-8.6). */
static int optional_discount(const RftgState *s, int seat)
{
    int off = 0;
    if (!s->seat[seat].sum[RFTG_SUM_OPTIONS])
        return 0;
    CardSet spends = rftg_develop_spends(s, seat), goods = rftg_develop_goods(s, seat);
    for (each_card(card, &spends))
        off += rftg_power_of(card, RFTG_OP_DEV_COST_SELF)->amount;
    int golden = rftg_find_power(&s->seat[seat].began, RFTG_OP_DEV_COST_GOOD);
    if (!cards_empty(&goods))
        off += rftg_power_of(golden, RFTG_OP_DEV_COST_GOOD)->amount;
    return off;
}

/* The most that a development from hand may cost: what the other hand cards and all discounts pay. */
static int most_cost(const RftgState *s, int seat)
{
    return cards_count(&s->seat[seat].hand) - 1 + discount(s, seat) + optional_discount(s, seat);
}

const char *rftg_forbids_develop(const RftgState *s, int seat, int card)
{
    const RftgSeat *own = &s->seat[seat];
    if (!rftg_is(card, RFTG_DEVELOPMENT))
        return "RG-8.4";
    if (rftg_copy_in(&own->tableau, rftg_design[card], 0))
        return "RG-8.5";
    return rftg_row(card)->cost <= most_cost(s, seat) ? NULL : "RG-8.6";
}

CardSet rftg_developable(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet cards = cards_and(&own->hand, &rftg_trait_cards[RFTG_DEVELOPMENT]);
    if (cards_empty(&cards))
        return cards;
    int most = most_cost(s, seat);
    cards = cards_and(&cards, &rftg_cost_cards[most < RFTG_COST_MAX ? most : RFTG_COST_MAX]);
    for (each_card(card, &cards))
        if (rftg_copy_in(&own->tableau, rftg_design[card], 0))
            cards_remove(&cards, card);
    return cards;
}

void rftg_begin_develop(RftgState *s)
{
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_DEVELOP_TURNS });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_OPEN_DEVELOP });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_DEVELOP });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_DEVELOP_DRAW });
}

/* RG-8.1 to RG-8.3. a: seats that have drawn. */
void rftg_run_develop_draw(RftgState *s, EventList *events)
{
    Task *draws = agenda_top(&s->head);
    while (draws->a < s->head.seats) {
        int seat = rftg_in_turn(s, draws->a++);
        const RftgSeat *own = &s->seat[seat];
        rftg_draw(s, seat, own->sum[RFTG_SUM_DEV_DRAW], events);
        if (!own->sum[RFTG_SUM_DEV_DISCARD])
            continue;
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_DISCARD,
                                      .seat = (uint8_t)seat,
                                      .a = (uint8_t)own->sum[RFTG_SUM_DEV_DISCARD] });
        return;
    }
    agenda_pop(&s->head);
}

/* RG-8.4, RG-8.17: what is revealed lies in the tableau. */
void rftg_open_develop(RftgState *s, EventList *events)
{
    rftg_open_choices(s, RFTG_EVENT_DEVELOP, events);
}

void rftg_run_develop_turns(RftgState *s, EventList *events)
{
    (void)events;
    Task *turns = agenda_top(&s->head);
    while (turns->a < s->head.seats) {
        int seat = rftg_in_turn(s, turns->a++);
        if (!s->seat[seat].shown)
            continue;
        s->deal = (RftgDeal){ .card = s->seat[seat].shown, .method = RFTG_PURCHASE };
        s->seat[seat].shown = 0;
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_PAY, .seat = (uint8_t)seat });
        return;
    }
    agenda_pop(&s->head);
}

void rftg_developed(RftgState *s, int seat, int card, EventList *events)
{
    const RftgSeat *own = &s->seat[seat];
    int prestige = own->sum[RFTG_SUM_DEV_PRESTIGE];
    if (rftg_is(card, RFTG_KW_REBEL))
        prestige += own->sum[RFTG_SUM_DEV_PRESTIGE_REBEL];
    if (rftg_row(card)->cost == 6)
        prestige += own->sum[RFTG_SUM_DEV_PRESTIGE_SIX];
    rftg_gain_prestige(s, seat, rftg_is(card, RFTG_PRESTIGE), events);
    rftg_draw(s, seat, own->sum[RFTG_SUM_DEV_DRAW_AFTER], events);
    rftg_gain_prestige(s, seat, prestige, events);
}
