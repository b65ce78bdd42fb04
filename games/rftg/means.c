/* What a card is paid or conquered with: discounts, Military for good and for the phase, and whether
 * they are enough. */
#include "games/rftg/means.h"

#include "games/rftg/actions.h"
#include "games/rftg/develop.h"
#include "games/rftg/powers.h"
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
    if (!s->seat[seat].sum[RFTG_SUM_ARMS])
        return (CardSet){ 0 };
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

bool rftg_has_options(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    return (own->sum[RFTG_SUM_OPTIONS] || own->cost_goods) && cards_empty(&own->chosen);
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

/* Whether what is due after this good can still be paid: with the goods above it, as far as there are powers for
 * them, and hand cards. */
bool rftg_good_pays(const RftgState *s, int seat, int world)
{
    int hand = hand_left(s, seat), due = rftg_due(s, seat);
    if (is_development(s)) {
        int golden = rftg_find_power(&s->seat[seat].began, RFTG_OP_DEV_COST_GOOD);
        return due - rftg_power_of(golden, RFTG_OP_DEV_COST_GOOD)->amount <= hand;
    }
    CardSet genes = rftg_goods_of_kind(s, seat, RFTG_GENES);
    int further = cards_count_above(&genes, world), powers = s->seat[seat].cost_goods - 1;
    return due - GENES_DISCOUNT * (1 + (further < powers ? further : powers)) <= hand;
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

int rftg_price(const RftgState *s, int seat, int world)
{
    if (!rftg_is(world, RFTG_MILITARY))
        return price(s, seat, world, 0);
    int least = -1;
    const CardSet *began = &s->seat[seat].began;
    for (int with = rftg_find_power(began, RFTG_OP_PAY_MIL); with;
         with = rftg_next_with(began, with, RFTG_OP_PAY_MIL))
        if (pays_for(rftg_power_of(with, RFTG_OP_PAY_MIL), world)) {
            int cost = price(s, seat, world, with);
            least = least < 0 || cost < least ? cost : least;
        }
    return least;
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
    CardSet ships = { 0 };
    if (sum[RFTG_SUM_OPTIONS])
        ships = with_power(rftg_still_there(s, seat), RFTG_OP_SET_ZERO_SELF);
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
