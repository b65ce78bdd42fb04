/* Phase III: the choice of a world, further worlds, and what a placement brings. */
#include "games/rftg/settle.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/goals.h"
#include "games/rftg/means.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

bool rftg_second_world(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    return own->sum[RFTG_SUM_SECOND] && !(own->spent & RFTG_SPENT_SECOND) && own->worlds;
}

int rftg_sneak_card(const RftgState *s, int seat)
{
    CardSet there = rftg_still_there(s, seat);
    return s->seat[seat].worlds ? rftg_find_power(&there, RFTG_OP_SET_SECOND_MIL_SELF) : 0;
}

CardSet rftg_replaceable(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet worlds = { 0 }, there = rftg_still_there(s, seat);
    if (!own->sum[RFTG_SUM_REPLACE] || own->spent & RFTG_SPENT_REPLACE)
        return worlds;
    for (each_card(card, &there))
        if (rftg_is_peaceful(card))
            cards_add(&worlds, card);
    return worlds;
}

/* RG-9.36, RG-18.8 */
bool rftg_replaces(int old, int fresh)
{
    int more = rftg_row(fresh)->cost - rftg_row(old)->cost;
    int a = rftg_row(old)->kind, b = rftg_row(fresh)->kind;
    bool any = (a == RFTG_ANY_KIND && b) || (b == RFTG_ANY_KIND && a);
    return rftg_is_peaceful(fresh) && more >= 0 && more <= 3 && (a == b || any);
}

void rftg_spend_card(RftgState *s, int seat, int card, EventList *events)
{
    rftg_leave(s, seat, card, events);
    if (s->phase == RFTG_SETTLE && rftg_is(card, RFTG_DEVELOPMENT))
        rftg_goal_may_slip(s, RFTG_GOAL_GREATEST_INFRASTRUCTURE, seat, 0, events);
}

void rftg_give_good(RftgState *s, int seat, int world, RftgKind kind, EventList *events)
{
    bool any = rftg_row(world)->kind == RFTG_ANY_KIND;
    rftg_remove_good(s, seat, world, events);
    if (any && kind != RFTG_NO_KIND && kind != RFTG_NOVELTY && kind != RFTG_RARE)
        rftg_goal_may_slip(s, RFTG_GOAL_LARGEST_INDUSTRY, seat, 1, events);
}

/* RG-9.36 to RG-9.38 */
static void replace(RftgState *s, int seat, int old, int fresh, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    own->spent |= RFTG_SPENT_REPLACE;
    rftg_tell(events, RFTG_EVENT_REPLACED, seat, rftg_design[old], rftg_design[fresh]);
    rftg_leave(s, seat, old, events);
    rftg_from_hand(s, seat, fresh);
    if (rftg_row(fresh)->prod == RFTG_WINDFALL)
        rftg_add_good(s, seat, fresh, events);
    rftg_gain_prestige(s, seat, 1 + rftg_is(fresh, RFTG_PRESTIGE), events);
}

void rftg_do_replace(RftgState *s, int seat, Move move, EventList *events)
{
    (void)events;
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_REPLACE,
                                  .seat = (uint8_t)seat,
                                  .a = rftg_first_card[move_a(move)] });
}

void rftg_do_with(RftgState *s, int seat, Move move, EventList *events)
{
    int fresh = rftg_meant(s, seat, move_a(move)), old = agenda_peek(&s->head)->a;
    s->seat[seat].floor = 0;
    agenda_pop(&s->head);
    replace(s, seat, old, fresh, events);
}

/* RG-23.3: the tasks of the phase, first on top. */
void rftg_begin_settle(RftgState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        RftgSeat *own = &s->seat[seat];
        own->temporary = rftg_has_boost(s, seat, RFTG_SETTLE) ? 2 : 0; /* RG-9.21 */
        own->one = (uint8_t)own->sum[RFTG_SUM_MUSTER_ONE];
        own->two = (uint8_t)own->sum[RFTG_SUM_MUSTER_TWO];
        own->cost_goods = (uint8_t)own->sum[RFTG_SUM_COST_GOOD];
    }
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_RESOLVE });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_PREVENT });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_SETTLE_TURNS });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_OPEN_SETTLE });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_SETTLE });
}

void rftg_open_settle(RftgState *s, EventList *events)
{
    rftg_open_choices(s, RFTG_EVENT_SETTLE, events);
}

/* RG-9.3: a whole Settle turn each. a: turns begun. */
void rftg_run_settle_turns(RftgState *s, EventList *events)
{
    (void)events;
    Task *turns = agenda_top(&s->head);
    if (turns->a == s->head.seats) {
        agenda_pop(&s->head);
        return;
    }
    int seat = rftg_in_turn(s, turns->a++), world = s->seat[seat].shown;
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_EXTRA, .seat = (uint8_t)seat });
    s->seat[seat].shown = 0;
    if (world) {
        s->deal = (RftgDeal){ .card = (uint8_t)world };
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_PLACE, .seat = (uint8_t)seat });
    } else if (rftg_with_takeovers(s)) {
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_DECLARE, .seat = (uint8_t)seat });
    }
}

/* RG-23.10: by what all can see, there may be a further world, a replacement or a takeover. */
static bool may_go_on(const RftgState *s, int seat)
{
    CardSet worlds = rftg_replaceable(s, seat), powers = rftg_takeover_powers(s, seat);
    bool hand = cards_count(&s->seat[seat].hand) > 0;
    bool looks = rftg_second_world(s, seat) || rftg_sneak_card(s, seat) || !cards_empty(&worlds);
    return (hand && looks) || !cards_empty(&powers);
}

void rftg_run_extra(RftgState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    if (s->deal.with)
        rftg_run_declaration(s, seat, events);
    else if (may_go_on(s, seat))
        agenda_ask(&s->head, seat);
    else
        agenda_pop(&s->head);
}

void rftg_do_settle(RftgState *s, int seat, Move move, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    bool sneak = move_kind(move) == RFTG_MOVE_SNEAK;
    int card = rftg_meant(s, seat, move_a(move));
    own->floor = 0;
    if (s->head.sealed) {
        cards_add(&own->chosen, card);
        rftg_answered(s, seat);
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
                               .value = { move_a(move) } });
    s->deal = (RftgDeal){ .card = (uint8_t)card };
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_PLACE, .seat = (uint8_t)seat, .b = sneak });
}

/* Powers for two cards are used for pairs, those for one card for the rest; one that is used in part
 * serves on in defense only. No other split would leave more. */
void rftg_end_muster(RftgState *s, int seat)
{
    RftgSeat *own = &s->seat[seat];
    int n = s->deal.mustered;
    s->deal.mustered = 0;
    own->floor = 0;
    for (; n >= 2 && own->two; n -= 2)
        own->two--;
    for (; n && own->one; n--)
        own->one--;
    if (!n)
        return;
    own->two--;
    own->rest++;
}

void rftg_after_world(RftgState *s, int seat, int card, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    if (rftg_has_bonus(s, seat, RFTG_ACT_SETTLE) && !(own->spent & RFTG_SPENT_BONUS)) {
        own->spent |= RFTG_SPENT_BONUS; /* RG-9.26 */
        rftg_draw(s, seat, 1, events);
    }
    rftg_draw(s, seat, own->sum[RFTG_SUM_DRAW_AFTER], events);
    int prestige = rftg_is_rebel_military(card) ? own->sum[RFTG_SUM_PRESTIGE_REBEL] : 0;
    if (rftg_row(card)->prod == RFTG_PRODUCTION)
        prestige += own->sum[RFTG_SUM_PRESTIGE_PRODUCTION];
    rftg_gain_prestige(s, seat, prestige, events);
    if (own->sum[RFTG_SUM_DRAW_DISCARD_AFTER]) { /* RG-9.28 */
        rftg_draw(s, seat, own->sum[RFTG_SUM_DRAW_DISCARD_AFTER], events);
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_DISCARD, .seat = (uint8_t)seat, .a = 1 });
    }
}

/* RG-9.23 to RG-9.25; `with` is the card whose PAY_MIL or CONQUER_SELF power placed it. */
void rftg_placed(RftgState *s, int seat, int card, int with, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    int prod = rftg_row(card)->prod;
    const RftgPower *conquered = with ? rftg_power_of(with, RFTG_OP_CONQUER_SELF) : NULL;
    bool bought = with && rftg_power_of(with, RFTG_OP_PAY_MIL);
    own->worlds++;
    if (bought)
        rftg_gain_prestige(s, seat, own->sum[RFTG_SUM_PAY_MIL_PRESTIGE], events);
    if (prod == RFTG_WINDFALL || (prod == RFTG_PRODUCTION && own->sum[RFTG_SUM_AUTO_GOOD]))
        rftg_add_good(s, seat, card, events);
    rftg_gain_prestige(
        s, seat, rftg_is(card, RFTG_PRESTIGE) + (conquered ? conquered->prestige : 0), events);
    rftg_after_world(s, seat, card, events);
}
