/* Takeovers: who may be attacked with what, the comparison, and what a success moves. Everything is
 * judged by the tableaux of the phase start (RG-10.19). */
#include "games/rftg/takeover.h"

#include "games/rftg/means.h"
#include "games/rftg/payment.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/run.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"

static const RftgPower *takeover_power(int card)
{
    const RftgPower *power = rftg_power_of(card, RFTG_OP_TAKEOVER);
    return power ? power : rftg_power_of(card, RFTG_OP_TAKEOVER_DESTROY);
}

bool rftg_may_declare(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    if (!rftg_with_takeovers(s))
        return false;
    if (!own->worlds && !own->declared)
        return agenda_peek(&s->head)->kind == RFTG_TASK_DECLARE;
    return own->sum[RFTG_SUM_SECOND] && !(own->spent & RFTG_SPENT_SECOND);
}

/* The card that lets a peaceful world be attacked (RG-10.22), or 0. */
static int fleet_of(const RftgState *s, int seat)
{
    CardSet there = rftg_still_there(s, seat);
    for (int card = rftg_find_power(&there, RFTG_OP_CONQUER_SELF); card;
         card = rftg_next_with(&there, card, RFTG_OP_CONQUER_SELF))
        if (rftg_power_of(card, RFTG_OP_CONQUER_SELF)->filter == RFTG_FOR_TAKEOVER_OK)
            return card;
    return 0;
}

static int owner_of(const RftgState *s, int world)
{
    for (int seat = 0; seat < s->head.seats; seat++)
        if (cards_has(&s->seat[seat].tableau, world))
            return seat;
    return -1;
}

int rftg_attack(const RftgState *s, const RftgTakeover *takeover)
{
    const RftgSeat *own = &s->seat[takeover->attacker];
    bool any = rftg_row(takeover->target)->kind == RFTG_ANY_KIND; /* RG-10.39 */
    int special = any ? 0 : rftg_special_military(s, takeover->attacker, takeover->target);
    return own->sum[RFTG_SUM_MIL] + special + own->temporary +
           takeover_power(takeover->power)->amount * own->sum[RFTG_SUM_REBEL_MILITARY];
}

int rftg_defense(const RftgState *s, const RftgTakeover *takeover)
{
    const RftgSeat *own = &s->seat[takeover->owner];
    const int8_t *sum = own->sum;
    bool any = rftg_row(takeover->target)->kind == RFTG_ANY_KIND;
    int special = any ? 0 : rftg_special_military(s, takeover->owner, takeover->target);
    int rebel = sum[RFTG_SUM_REBEL_MILITARY], other = sum[RFTG_SUM_MILITARY_WORLDS] - rebel;
    int military = sum[RFTG_SUM_MIL];
    if (takeover->fleet) { /* RG-10.23, RG-10.40: the target counts as a military world */
        military += sum[RFTG_SUM_PER_MILITARY];
        rebel += rftg_is(takeover->target, RFTG_KW_REBEL);
        other += !rftg_is(takeover->target, RFTG_KW_REBEL);
    }
    int pact = sum[RFTG_SUM_DEFENSE] ? 2 * rebel + sum[RFTG_SUM_DEFENSE] * other : 0;
    return military + special + own->temporary + pact + rftg_row(takeover->target)->cost;
}

/* RG-10.4 */
static bool is_vulnerable(const RftgState *s, int owner, const RftgPower *power, int target)
{
    const int8_t *sum = s->seat[owner].sum;
    switch (power->filter) {
    case RFTG_FOR_REBEL_WORLD:
        return sum[RFTG_SUM_REBEL_MILITARY] && rftg_is(target, RFTG_KW_REBEL);
    case RFTG_FOR_IMPERIUM_TABLEAU:
        return sum[RFTG_SUM_IMPERIUM_CARDS];
    case RFTG_FOR_MILITARY_TABLEAU:
        return sum[RFTG_SUM_MIL] >= 1;
    default:
        return true;
    }
}

/* Whether the seat has declared with this power, or against this target, in this phase. */
static bool has_declared(const RftgState *s, int seat, int power, int target)
{
    for (int i = 0; i < s->takeovers; i++)
        if (s->takeover[i].attacker == seat &&
            (s->takeover[i].power == power || s->takeover[i].target == target))
            return true;
    return false;
}

/* RG-10.13: what the declaration could reach; its own price may cost a prestige. */
static bool could_reach(const RftgState *s, int seat, const RftgTakeover *takeover)
{
    const RftgSeat *own = &s->seat[seat];
    bool last = takeover_power(takeover->power)->pay == RFTG_PAY_PRESTIGE && own->prestige == 1;
    int reach = rftg_military_reach(s, seat, cards_count(&own->hand));
    if (last && rftg_military_prestige(s, seat))
        reach -= own->sum[RFTG_SUM_TEMP_PRESTIGE];
    return rftg_attack(s, takeover) + reach >= rftg_defense(s, takeover);
}

/* Whether the power can be declared with at all. */
static const char *forbids_power(const RftgState *s, int seat, int power)
{
    const RftgSeat *own = &s->seat[seat];
    const RftgPower *row = takeover_power(power);
    if (!row || !cards_has(&own->began, power))
        return "RG-10.3";
    if (row->pay == RFTG_PAY_SELF && !cards_has(&own->tableau, power))
        return "RG-10.11";
    if (row->pay == RFTG_PAY_PRESTIGE && own->prestige < row->given)
        return "RG-15.5";
    return has_declared(s, seat, power, 0) ? "RG-10.8" : NULL;
}

const char *rftg_forbids_target(const RftgState *s, int seat, int power, int target)
{
    int owner = owner_of(s, target);
    if (owner < 0 || owner == seat || !cards_has(&s->seat[owner].began, target))
        return "RG-10.1";
    if (!rftg_is(target, RFTG_WORLD))
        return "RG-10.2";
    int fleet = rftg_is(target, RFTG_MILITARY) ? 0 : fleet_of(s, seat);
    if (!rftg_is(target, RFTG_MILITARY) && !fleet)
        return "RG-10.2";
    if (!is_vulnerable(s, owner, takeover_power(power), target))
        return "RG-10.4";
    if (has_declared(s, seat, 0, target))
        return "RG-10.9";
    RftgTakeover takeover = { .attacker = (uint8_t)seat,
                              .owner = (uint8_t)owner,
                              .power = (uint8_t)power,
                              .target = (uint8_t)target,
                              .fleet = (uint8_t)fleet };
    return could_reach(s, seat, &takeover) ? NULL : "RG-10.13";
}

CardSet rftg_takeover_targets(const RftgState *s, int seat, int power)
{
    CardSet targets = { 0 };
    for (int owner = 0; owner < s->head.seats; owner++)
        for (each_card(card, &s->seat[owner].tableau))
            if (owner != seat && !rftg_forbids_target(s, seat, power, card))
                cards_add(&targets, card);
    return targets;
}

const char *rftg_forbids_takeover(const RftgState *s, int seat, int power)
{
    if (!rftg_may_declare(s, seat))
        return rftg_with_takeovers(s) ? "RG-10.6" : "RG-5.14";
    const char *rule = forbids_power(s, seat, power);
    if (rule)
        return rule;
    CardSet targets = rftg_takeover_targets(s, seat, power);
    return cards_empty(&targets) ? "RG-10.13" : NULL;
}

CardSet rftg_takeover_powers(const RftgState *s, int seat)
{
    CardSet powers = { 0 };
    if (!rftg_may_declare(s, seat))
        return powers;
    CardSet cards =
        cards_or(&rftg_op_cards[RFTG_OP_TAKEOVER], &rftg_op_cards[RFTG_OP_TAKEOVER_DESTROY]);
    cards = cards_and(&cards, &s->seat[seat].began);
    for (each_card(card, &cards))
        if (!rftg_forbids_takeover(s, seat, card))
            cards_add(&powers, card);
    return powers;
}

RftgTakeover rftg_declaration(const RftgState *s, int seat)
{
    return (RftgTakeover){ .attacker = (uint8_t)seat,
                           .owner = (uint8_t)owner_of(s, s->deal.card),
                           .power = s->deal.with,
                           .target = s->deal.card,
                           .fleet = s->deal.zero };
}

/* RG-10.10, RG-10.11: the power and the fleet are paid when the target is named. */
void rftg_name_target(RftgState *s, int seat, int target, EventList *events)
{
    const RftgPower *power = takeover_power(s->deal.with);
    s->deal.card = (uint8_t)target;
    if (!rftg_is(target, RFTG_MILITARY)) {
        s->deal.zero = (uint8_t)fleet_of(s, seat);
        rftg_spend_card(s, seat, s->deal.zero, events);
    }
    if (power->pay == RFTG_PAY_SELF)
        rftg_spend_card(s, seat, s->deal.with, events);
    if (power->pay == RFTG_PAY_PRESTIGE)
        rftg_spend_prestige(s, seat, power->given, events);
    event_add(events, (Event){ .kind = RFTG_EVENT_DECLARE,
                               .seat = (int8_t)seat,
                               .value = { rftg_design[s->deal.with], rftg_design[target],
                                          owner_of(s, target) } });
}

void rftg_declare(RftgState *s, int seat, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    (void)events;
    if (own->worlds || own->declared)
        own->spent |= RFTG_SPENT_SECOND;
    s->takeover[s->takeovers++] = rftg_declaration(s, seat);
    own->declared++;
    rftg_end_muster(s, seat);
    s->deal = (RftgDeal){ 0 };
}

int rftg_preventer(const RftgState *s)
{
    for (int seat = 0; s->takeovers && seat < s->head.seats; seat++)
        if (s->seat[seat].prestige > 0 && rftg_find_power(&s->seat[seat].began, RFTG_OP_TK_PREVENT))
            return seat;
    return -1;
}

void rftg_prevent(RftgState *s, int seat, int attacker, int target, EventList *events)
{
    rftg_spend_prestige(s, seat, 1, events);
    for (int i = 0; i < s->takeovers; i++)
        if (s->takeover[i].attacker == attacker && s->takeover[i].target == target)
            s->takeover[i].failed = 1;
    rftg_tell(events, RFTG_EVENT_PREVENT, seat, rftg_design[target], attacker);
}

/* RG-10.34: after one failed takeover of an attacker the next one fails too. */
static bool fails_unheard(const RftgState *s, int index)
{
    const RftgTakeover *takeover = &s->takeover[index];
    for (int i = 0; i < index; i++)
        if (s->takeover[i].attacker == takeover->attacker && s->takeover[i].failed)
            return true;
    return takeover->failed || !cards_has(&s->seat[takeover->owner].tableau, takeover->target);
}

/* a: takeovers resolved; b: the defense of this one has been asked for. */
void rftg_run_resolve(RftgState *s, EventList *events)
{
    Task *resolve = agenda_top(&s->head);
    if (resolve->a == s->takeovers) {
        agenda_pop(&s->head);
        return;
    }
    int index = resolve->a++;
    RftgTakeover *takeover = &s->takeover[index];
    if (fails_unheard(s, index)) {
        takeover->failed = 1;
        rftg_tell(events, RFTG_EVENT_REPELLED, takeover->attacker, rftg_design[takeover->target],
                  0);
    } else if (rftg_attack(s, takeover) < rftg_defense(s, takeover)) {
        rftg_conclude(s, index, events);
    } else {
        agenda_push(
            &s->head,
            (Task){ .kind = RFTG_TASK_DEFEND, .seat = takeover->owner, .a = (uint8_t)index });
    }
}

/* RG-10.33: out of the game; what lay on and under it is discarded. */
static void destroy(RftgState *s, const RftgTakeover *takeover, EventList *events)
{
    rftg_leave(s, takeover->owner, takeover->target, events);
    cards_remove(&s->discard, takeover->target);
    cards_add(&s->out, takeover->target);
    cards_remove(&s->seen, takeover->target);
    for (int seat = 0; seat < s->head.seats; seat++)
        cards_remove(&s->seat[seat].knows, takeover->target);
    rftg_tell(events, RFTG_EVENT_DESTROYED, takeover->attacker, rftg_design[takeover->target], 0);
}

/* RG-10.28: with its good, and with what lies under it, which the new owner now knows too. */
static void seize(RftgState *s, const RftgTakeover *takeover, EventList *events)
{
    int seat = takeover->attacker;
    RftgSeat *own = &s->seat[seat];
    cards_remove(&s->seat[takeover->owner].tableau, takeover->target);
    cards_add(&own->tableau, takeover->target);
    rftg_tell(events, RFTG_EVENT_TAKEN, seat, rftg_design[takeover->target], 0);
    if (!rftg_is(takeover->target, RFTG_START_SAVE_1))
        return;
    CardSet saved = cards_minus(&s->saved, &own->knows);
    cards_join(&own->knows, &saved);
    for (each_card(card, &s->saved)) {
        if (cards_has(&saved, card))
            rftg_turns_up(s, seat, card);
        event_add(events, (Event){ .kind = RFTG_EVENT_LOOK,
                                   .seat = (int8_t)seat,
                                   .seers = seat_bit(seat),
                                   .shown = seat_bit(seat),
                                   .value = { rftg_design[card] } });
    }
}

void rftg_conclude(RftgState *s, int index, EventList *events)
{
    RftgTakeover *takeover = &s->takeover[index];
    int attack = rftg_attack(s, takeover), defense = rftg_defense(s, takeover);
    const RftgPower *power = takeover_power(takeover->power);
    event_add(events, (Event){ .kind = RFTG_EVENT_COMPARE,
                               .seat = (int8_t)takeover->attacker,
                               .value = { rftg_design[takeover->target], attack, defense } });
    if (attack < defense) {
        takeover->failed = 1;
        rftg_tell(events, RFTG_EVENT_REPELLED, takeover->attacker, rftg_design[takeover->target],
                  0);
        return;
    }
    if (power->op == RFTG_OP_TAKEOVER_DESTROY)
        destroy(s, takeover, events);
    else
        seize(s, takeover, events);
    int prestige = power->prestige;
    if (takeover->fleet)
        prestige += rftg_power_of(takeover->fleet, RFTG_OP_CONQUER_SELF)->prestige;
    rftg_gain_prestige(s, takeover->attacker, prestige, events);
    rftg_after_world(s, takeover->attacker, takeover->target, events);
}

/* A declaration under way: its target, then what it takes to reach the defense. */
void rftg_run_declaration(RftgState *s, int seat, EventList *events)
{
    if (!s->deal.card)
        rftg_ask_openly(s, seat, events);
    else if (rftg_can_arm(s, seat))
        rftg_ask_for_arms(s, seat, events);
    else
        rftg_act(s, seat, move_make(RFTG_MOVE_DONE, 0, 0, 0), events);
}

void rftg_run_declare(RftgState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    if (s->deal.with) {
        rftg_run_declaration(s, seat, events);
        return;
    }
    CardSet powers = rftg_takeover_powers(s, seat);
    if (cards_empty(&powers))
        agenda_pop(&s->head);
    else
        agenda_ask(&s->head, seat);
}

void rftg_run_prevent(RftgState *s, EventList *events)
{
    (void)events;
    int seat = rftg_preventer(s);
    if (seat < 0) {
        agenda_pop(&s->head);
        return;
    }
    agenda_top(&s->head)->seat = (uint8_t)seat;
    agenda_ask(&s->head, seat);
}

/* RG-10.26: whatever a defense leaves of the hand powers serves the next one. */
void rftg_end_defense(RftgState *s, EventList *events)
{
    int index = agenda_top(&s->head)->a;
    RftgSeat *own = &s->seat[agenda_top(&s->head)->seat];
    own->rest = (uint8_t)rftg_muster_left(s, agenda_top(&s->head)->seat);
    own->one = own->two = own->floor = 0;
    s->deal = (RftgDeal){ 0 };
    agenda_pop(&s->head);
    rftg_conclude(s, index, events);
}

void rftg_run_defend(RftgState *s, EventList *events)
{
    if (rftg_can_arm(s, agenda_top(&s->head)->seat))
        agenda_ask(&s->head, agenda_top(&s->head)->seat);
    else
        rftg_end_defense(s, events);
}
