/* Phase III: means of payment and conquest, and what a placement brings. */
#include "games/rftg/settle.h"

#include "games/rftg/actions.h"
#include "games/rftg/develop.h"
#include "games/rftg/goals.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/supply.h"

CardSet rftg_still_there(const RftgState *s, int seat)
{
    return cards_and(&s->seat[seat].began, &s->seat[seat].tableau);
}

/* RG-2.11; the any-kind world is of the kind that helps most (RG-18.2). */
int rftg_special_military(const RftgState *s, int seat, int world)
{
    const int8_t *sum = s->seat[seat].sum;
    int kind = rftg_row(world)->kind,
        special = rftg_is(world, RFTG_KW_REBEL) ? sum[RFTG_SUM_MIL_REBEL] : 0;
    if (kind >= RFTG_NOVELTY && kind <= RFTG_ALIEN)
        return special + sum[RFTG_SUM_MIL + kind];
    int best = 0;
    for (int k = RFTG_NOVELTY; kind == RFTG_ANY_KIND && k <= RFTG_ALIEN; k++)
        best = sum[RFTG_SUM_MIL + k] > best ? sum[RFTG_SUM_MIL + k] : best;
    return special + best;
}

int rftg_military(const RftgState *s, int seat, int world)
{
    const RftgSeat *own = &s->seat[seat];
    return own->sum[RFTG_SUM_MIL] + rftg_special_military(s, seat, world) + own->temporary;
}

/* How far an answer has come: the stage, and the last card named in it. */
typedef struct Point {
    int stage, last;
} Point;

static Point now(const RftgState *s)
{
    return (Point){ s->deal.stage, s->deal.last };
}

/* The cards of a set above the last one named, if their stage is still open. */
static CardSet still_open(Point at, CardSet set, RftgStage stage)
{
    if (at.stage > (int)stage)
        return (CardSet){ 0 };
    return at.stage == (int)stage ? cards_above(&set, at.last) : set;
}

static CardSet with_power(CardSet set, RftgOp op)
{
    return cards_and(&set, &rftg_op_cards[op]);
}

static CardSet military_spends(const RftgState *s, int seat, Point at)
{
    CardSet there = rftg_still_there(s, seat);
    return still_open(at, with_power(there, RFTG_OP_MIL_TEMP_SELF), RFTG_STAGE_SPEND);
}

CardSet rftg_military_spends(const RftgState *s, int seat)
{
    return military_spends(s, seat, now(s));
}

static CardSet military_goods(const RftgState *s, int seat, Point at)
{
    const RftgSeat *own = &s->seat[seat];
    if (!own->sum[RFTG_SUM_TEMP_GOOD] || own->spent & RFTG_SPENT_GOOD)
        return (CardSet){ 0 };
    return still_open(at, rftg_goods_of_kind(s, seat, RFTG_RARE), RFTG_STAGE_GOOD);
}

CardSet rftg_military_goods(const RftgState *s, int seat)
{
    return military_goods(s, seat, now(s));
}

static bool military_prestige(const RftgState *s, int seat, Point at)
{
    const RftgSeat *own = &s->seat[seat];
    return own->sum[RFTG_SUM_TEMP_PRESTIGE] && !(own->spent & RFTG_SPENT_PRESTIGE) &&
           own->prestige > 0 && at.stage < RFTG_STAGE_PRESTIGE;
}

bool rftg_military_prestige(const RftgState *s, int seat)
{
    return military_prestige(s, seat, now(s));
}

/* RG-9.45, RG-10.26: a part-used power serves on in defense alone. */
int rftg_muster_left(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    bool defends = s->head.tasks && agenda_peek(&s->head)->kind == RFTG_TASK_DEFEND;
    return own->one + 2 * own->two + (defends ? own->rest : 0) - s->deal.mustered;
}

/* What may be bought beyond a point of the answer, with so many hand cards. */
static int reach_from(const RftgState *s, int seat, Point at, int hand)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet spends = military_spends(s, seat, at), goods = military_goods(s, seat, at);
    int left = rftg_muster_left(s, seat), reach = left < hand ? left : hand;
    for (each_card(card, &spends))
        reach += rftg_power_of(card, RFTG_OP_MIL_TEMP_SELF)->amount;
    if (!cards_empty(&goods) && at.stage < RFTG_STAGE_GOOD)
        reach += own->sum[RFTG_SUM_TEMP_GOOD];
    if (military_prestige(s, seat, at))
        reach += own->sum[RFTG_SUM_TEMP_PRESTIGE];
    return reach;
}

int rftg_military_reach(const RftgState *s, int seat, int hand)
{
    return reach_from(s, seat, now(s), hand);
}

/* Hand cards an answer may still name. */
static int hand_left(const RftgState *s, int seat)
{
    return cards_count_above(&s->seat[seat].hand, s->seat[seat].floor);
}

bool rftg_military_ends(const RftgState *s, int seat, RftgStage stage, int card, int shortage)
{
    const int8_t *sum = s->seat[seat].sum;
    int gain = stage == RFTG_STAGE_SPEND  ? rftg_power_of(card, RFTG_OP_MIL_TEMP_SELF)->amount
               : stage == RFTG_STAGE_GOOD ? sum[RFTG_SUM_TEMP_GOOD]
                                          : sum[RFTG_SUM_TEMP_PRESTIGE];
    Point at = { stage, card };
    return shortage - gain <= reach_from(s, seat, at, hand_left(s, seat));
}

/* RG-9.6: not for worlds of kind Alien. */
static CardSet zero_ships(const RftgState *s, int seat, int world)
{
    if (rftg_row(world)->kind == RFTG_ALIEN)
        return (CardSet){ 0 };
    return with_power(rftg_still_there(s, seat), RFTG_OP_SET_ZERO_SELF);
}

static bool is_development(const RftgState *s)
{
    return rftg_is(s->deal.card, RFTG_DEVELOPMENT);
}

CardSet rftg_price_spends(const RftgState *s, int seat)
{
    if (is_development(s))
        return rftg_develop_spends(s, seat);
    if (!cards_empty(&s->seat[seat].chosen))
        return (CardSet){ 0 };
    return still_open(now(s), zero_ships(s, seat, s->deal.card), RFTG_STAGE_SPEND);
}

CardSet rftg_price_goods(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    if (is_development(s))
        return rftg_develop_goods(s, seat);
    if (!own->cost_goods || !cards_empty(&own->chosen))
        return (CardSet){ 0 };
    return still_open(now(s), rftg_goods_of_kind(s, seat, RFTG_GENES), RFTG_STAGE_GOOD);
}

/* RG-9.5; grey worlds have the discounts for all worlds. */
static int discount(const RftgState *s, int seat, int world)
{
    const int8_t *sum = s->seat[seat].sum;
    int kind = rftg_row(world)->kind;
    bool of_kind = kind >= RFTG_NOVELTY && kind <= RFTG_ALIEN;
    return sum[RFTG_SUM_COST] + (of_kind ? sum[RFTG_SUM_COST + kind] : 0) +
           3 * rftg_has_boost(s, seat, RFTG_SETTLE);
}

/* RG-9.4, RG-9.8: the price by payment, PAY_MIL with a card or not. */
static int price(const RftgState *s, int seat, int world, int with)
{
    int cost = rftg_row(world)->cost - discount(s, seat, world);
    if (with)
        cost -=
            rftg_power_of(with, RFTG_OP_PAY_MIL)->amount + s->seat[seat].sum[RFTG_SUM_PAY_MIL_COST];
    return cost > 0 ? cost : 0;
}

int rftg_due(const RftgState *s, int seat)
{
    const RftgDeal *deal = &s->deal;
    if (deal->method != RFTG_PURCHASE || deal->zero)
        return 0;
    int cost = is_development(s) ? rftg_development_cost(s, seat, deal->card)
                                 : price(s, seat, deal->card, deal->with);
    return cost > deal->off ? cost - deal->off : 0;
}

int rftg_needed(const RftgState *s)
{
    const RftgDeal *deal = &s->deal;
    int cost = rftg_row(deal->card)->cost;
    return deal->with ? cost - rftg_power_of(deal->with, RFTG_OP_CONQUER_SELF)->amount : cost;
}

enum { GENES_DISCOUNT = 3 }; /* of both cards with SET_COST_GOOD */

/* The least that is due if everything that may still be spent is spent. */
static int least_due(const RftgState *s, int seat, int due, int world, Point at)
{
    CardSet ships = still_open(at, zero_ships(s, seat, world), RFTG_STAGE_SPEND);
    if (!cards_empty(&ships))
        return 0;
    CardSet genes = still_open(at, rftg_goods_of_kind(s, seat, RFTG_GENES), RFTG_STAGE_GOOD);
    int goods = cards_count(&genes),
        powers = s->seat[seat].cost_goods - (at.stage == RFTG_STAGE_GOOD);
    int left = due - GENES_DISCOUNT * (goods < powers ? goods : powers);
    return left > 0 ? left : 0;
}

bool rftg_good_pays(const RftgState *s, int seat, int world)
{
    int hand = hand_left(s, seat), due = rftg_due(s, seat);
    if (is_development(s)) {
        int golden = rftg_find_power(&s->seat[seat].began, RFTG_OP_DEV_COST_GOOD);
        return due - rftg_power_of(golden, RFTG_OP_DEV_COST_GOOD)->amount <= hand;
    }
    Point at = { RFTG_STAGE_GOOD, world };
    int after = due - GENES_DISCOUNT;
    return least_due(s, seat, after > 0 ? after : 0, s->deal.card, at) <= hand;
}

bool rftg_spend_pays(const RftgState *s, int seat, int card)
{
    if (!is_development(s))
        return true;
    CardSet goods = rftg_develop_goods(s, seat);
    int golden = rftg_find_power(&s->seat[seat].began, RFTG_OP_DEV_COST_GOOD);
    int due = rftg_due(s, seat) - rftg_power_of(card, RFTG_OP_DEV_COST_SELF)->amount;
    if (!cards_empty(&goods))
        due -= rftg_power_of(golden, RFTG_OP_DEV_COST_GOOD)->amount;
    return due <= hand_left(s, seat);
}

/* RG-9.10: whether a power lets this military world be paid for. */
static bool pays_for(const RftgPower *power, int world)
{
    switch (power->filter) {
    case RFTG_FOR_NONALIEN:
        return rftg_row(world)->kind != RFTG_ALIEN;
    case RFTG_FOR_ALIEN:
        return rftg_row(world)->kind == RFTG_ALIEN;
    case RFTG_FOR_REBEL_WORLD:
        return rftg_is(world, RFTG_KW_REBEL);
    default:
        return rftg_is(world, RFTG_CHROMOSOME);
    }
}

/* What a seat can bring to bear on worlds of each kind, counted once for all of a hand. */
typedef struct Means {
    int purse[RFTG_KINDS]; /* the most that one may cost: hand cards and all discounts */
    int force[RFTG_KINDS]; /* the most that its defense may be: Military and all there is to buy */
    int rebel;             /* so much more if it is a Rebel world */
} Means;

/* The hand has `hand` cards besides the world. */
static Means means_of(const RftgState *s, int seat, int hand)
{
    const RftgSeat *own = &s->seat[seat];
    const int8_t *sum = own->sum;
    CardSet ships = with_power(rftg_still_there(s, seat), RFTG_OP_SET_ZERO_SELF);
    bool free = !cards_empty(&ships); /* RG-9.6 */
    int purse = hand + sum[RFTG_SUM_COST] + 3 * rftg_has_boost(s, seat, RFTG_SETTLE);
    if (own->cost_goods) {
        CardSet genes = rftg_goods_of_kind(s, seat, RFTG_GENES);
        int goods = cards_count(&genes);
        purse += GENES_DISCOUNT * (goods < own->cost_goods ? goods : own->cost_goods);
    }
    int force = sum[RFTG_SUM_MIL] + own->temporary + rftg_military_reach(s, seat, hand), best = 0;
    Means means = { .rebel = sum[RFTG_SUM_MIL_REBEL] };
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++) {
        means.purse[kind] =
            free && kind != RFTG_ALIEN ? RFTG_COST_MAX : purse + sum[RFTG_SUM_COST + kind];
        means.force[kind] = force + sum[RFTG_SUM_MIL + kind];
        best = sum[RFTG_SUM_MIL + kind] > best ? sum[RFTG_SUM_MIL + kind] : best;
    }
    means.purse[RFTG_NO_KIND] = means.purse[RFTG_ANY_KIND] = free ? RFTG_COST_MAX : purse;
    means.force[RFTG_NO_KIND] = force;
    means.force[RFTG_ANY_KIND] = force + best; /* RG-18.2 */
    return means;
}

static bool can_pay(const RftgState *s, int seat, const Means *means, int world, int with)
{
    const RftgCardRow *row = rftg_row(world);
    int off = with ? rftg_power_of(with, RFTG_OP_PAY_MIL)->amount +
                         s->seat[seat].sum[RFTG_SUM_PAY_MIL_COST]
                   : 0;
    return row->cost - off <= means->purse[row->kind];
}

static bool can_conquer(const Means *means, int world, int with)
{
    const RftgCardRow *row = rftg_row(world);
    int off = with ? rftg_power_of(with, RFTG_OP_CONQUER_SELF)->amount : 0,
        rebel = rftg_is(world, RFTG_KW_REBEL) ? means->rebel : 0;
    return row->cost - off <= means->force[row->kind] + rebel;
}

/* Whether a world may be placed this way at all: RG-5.13 keeps payment and conquest apart. */
static const char *forbids_way(const RftgState *s, int seat, int world, RftgMethod method, int with)
{
    const RftgSeat *own = &s->seat[seat];
    bool military = rftg_is(world, RFTG_MILITARY);
    if (!with && military != (method == RFTG_CONQUEST))
        return military ? "RG-9.7" : "RG-9.4";
    if (!with)
        return NULL;
    bool there = cards_has(&own->began, with);
    if (method == RFTG_CONQUEST) {
        there =
            there && cards_has(&own->tableau, with) && rftg_power_of(with, RFTG_OP_CONQUER_SELF);
        return there && !military ? NULL : "RG-9.13";
    }
    const RftgPower *power = rftg_power_of(with, RFTG_OP_PAY_MIL);
    if (!power || !there || !pays_for(power, world))
        return "RG-9.10";
    return military ? NULL : "RG-9.8";
}

/* The same, with the means to do it. */
static const char *forbids_with(const RftgState *s, int seat, int world, RftgMethod method,
                                int with, const Means *means)
{
    const char *rule = forbids_way(s, seat, world, method, with);
    if (rule)
        return rule;
    if (method == RFTG_PURCHASE)
        return can_pay(s, seat, means, world, with) ? NULL : "RG-9.2";
    return can_conquer(means, world, with) ? NULL : "RG-9.7";
}

const char *rftg_forbids_method(const RftgState *s, int seat, RftgMethod method, int with)
{
    const Task *task = agenda_peek(&s->head);
    if (s->deal.method)
        return "RG-5.13";
    if (task->b && method == RFTG_PURCHASE)
        return "RG-9.34"; /* Rebel Sneak Attack conquers only */
    const char *rule = forbids_way(s, seat, s->deal.card, method, with);
    if (rule)
        return rule;
    Means means = means_of(s, seat, cards_count(&s->seat[seat].hand));
    return forbids_with(s, seat, s->deal.card, method, with, &means);
}

static bool some_way(const RftgState *s, int seat, int world, RftgMethod method, RftgOp op,
                     const Means *means)
{
    CardSet cards = with_power(s->seat[seat].began, op);
    for (each_card(card, &cards))
        if (!forbids_with(s, seat, world, method, card, means))
            return true;
    return false;
}

/* RG-9.2: whether there is a way to place a world; by conquest alone with `sneak`. */
static bool can_place(const RftgState *s, int seat, int world, bool sneak, const Means *means)
{
    if (rftg_is(world, RFTG_MILITARY))
        return can_conquer(means, world, 0) ||
               (!sneak && some_way(s, seat, world, RFTG_PURCHASE, RFTG_OP_PAY_MIL, means));
    return (!sneak && can_pay(s, seat, means, world, 0)) ||
           some_way(s, seat, world, RFTG_CONQUEST, RFTG_OP_CONQUER_SELF, means);
}

const char *rftg_forbids_settle(const RftgState *s, int seat, int card, bool sneak)
{
    if (!rftg_is(card, RFTG_WORLD))
        return "RG-9.1";
    Means means = means_of(s, seat, cards_count(&s->seat[seat].hand) - 1);
    return can_place(s, seat, card, sneak, &means) ? NULL : "RG-9.2";
}

CardSet rftg_placeable(const RftgState *s, int seat, bool sneak)
{
    const CardSet *hand = &s->seat[seat].hand;
    CardSet cards = cards_and(hand, &rftg_trait_cards[RFTG_WORLD]);
    if (cards_empty(&cards))
        return cards;
    Means means = means_of(s, seat, cards_count(hand) - 1);
    for (each_card(card, &cards))
        if (!can_place(s, seat, card, sneak, &means))
            cards_remove(&cards, card);
    return cards;
}

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
void rftg_replace(RftgState *s, int seat, int old, int fresh, EventList *events)
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
    agenda_pop(&s->head);
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        RftgSeat *own = &s->seat[seat];
        int card = cards_next(&own->chosen, 0);
        own->floor = 0;
        event_add(events, (Event){ .kind = card ? RFTG_EVENT_SETTLE : RFTG_EVENT_NOTHING,
                                   .seat = (int8_t)seat,
                                   .shown = (SeatSet)(rftg_all_seats(s) & ~seat_bit(seat)),
                                   .value = { rftg_design[card] } });
        own->chosen = (CardSet){ 0 };
        if (card)
            rftg_from_hand(s, seat, card);
        own->shown = (uint8_t)card;
    }
}

/* RG-9.3: a whole Settle turn each. a: turns begun. */
void rftg_run_settle_turns(RftgState *s)
{
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
