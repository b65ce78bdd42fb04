/* Phase IV: the sale, the powers in the order their owner wants, the goods they take. */
#include "games/rftg/consume.h"

#include "games/rftg/actions.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/run.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"

int rftg_trade_price(const RftgState *s, int seat, int world, RftgKind kind, bool powers)
{
    const int8_t *sum = s->seat[seat].sum;
    int cards = kind + 1; /* Novelty 2 to Alien 5 */
    if (!powers)
        return cards;
    const RftgPower *own = rftg_power_of(world, RFTG_OP_TRADE);
    cards += sum[RFTG_SUM_TRADE] + sum[RFTG_SUM_TRADE + kind];
    if (kind == RFTG_GENES)
        cards += sum[RFTG_SUM_TRADE_CHROMO] * sum[RFTG_SUM_CHROMO_WORLDS];
    return cards + (own && own->filter == RFTG_FOR_THIS ? own->amount : 0);
}

CardSet rftg_sellable(const RftgState *s, int seat)
{
    CardSet goods = rftg_goods_of(s, seat);
    return cards_minus(&goods, &rftg_op_cards[RFTG_OP_TRADE_FORBID]);
}

int rftg_multiplier(const RftgState *s, int seat)
{
    return 1 + rftg_chose(s, seat, RFTG_ACT_CONSUME_2X) + rftg_has_boost(s, seat, RFTG_CONSUME);
}

/* Goods by kind: a byte for each counts them. */
typedef struct Stock {
    uint64_t kinds;
    int all, any; /* any: 1 if the any-kind good is among them */
} Stock;

static Stock stock_of(const CardSet *goods)
{
    Stock stock = { 0 };
    for (each_card(world, goods)) {
        stock.all++;
        stock.kinds += (uint64_t)1 << 8 * rftg_row(world)->kind;
    }
    stock.any = (int)(stock.kinds >> 8 * RFTG_ANY_KIND);
    return stock;
}

static int stock_of_kind(const Stock *stock, int kind)
{
    return stock->kinds >> 8 * kind & 255;
}

static int kinds_in(const Stock *stock)
{
    int n = 0;
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++)
        n += stock_of_kind(stock, kind) > 0;
    return n;
}

static bool is_gamble(const RftgPower *power)
{
    return power->op == RFTG_OP_GAMBLE_NAME || power->op == RFTG_OP_GAMBLE_ANTE;
}

/* The powers of a card in phase IV have places 0 and 1; `used` has a set for each. */
static const RftgPower *unused_power(const RftgState *s, int card, bool gamble)
{
    const RftgCardRow *row = rftg_row(card);
    for (int i = 0, place = 0; i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        if (power->phase != RFTG_CONSUME)
            continue;
        if (is_gamble(power) == gamble && !cards_has(&s->used[place], card))
            return power;
        place++;
    }
    return NULL;
}

void rftg_mark_used(RftgState *s, const RftgPower *power, int card)
{
    const RftgCardRow *row = rftg_row(card);
    int place = 0;
    for (const RftgPower *other = &rftg_powers[row->power]; other < power; other++)
        place += other->phase == power->phase;
    assert(place < 2);
    cards_add(&s->used[place], card);
}

const RftgPower *rftg_consume_power(const RftgState *s, int seat, int card)
{
    if (!cards_has(&s->seat[seat].tableau, card))
        return NULL;
    const RftgPower *power = unused_power(s, card, false);
    bool itself = power && (power->op == RFTG_OP_DRAW || power->op == RFTG_OP_GAIN_VP);
    return itself ? NULL : power;
}

/* A deck has one of the two Gambling Worlds (RG-1.15). */
const RftgPower *rftg_gamble(const RftgState *s, int seat, int *card)
{
    *card = rftg_find_power(&s->seat[seat].tableau, RFTG_OP_GAMBLE_NAME);
    if (!*card)
        *card = rftg_find_power(&s->seat[seat].tableau, RFTG_OP_GAMBLE_ANTE);
    return *card && rftg_can_draw(s) ? unused_power(s, *card, true) : NULL;
}

/* Whether there are goods for a power: with the any-kind good, or without (RG-18.6). */
static bool goods_suffice(const RftgPower *power, bool on_card, const Stock *stock, bool with_any)
{
    int any = with_any ? stock->any : 0;
    switch (power->op) {
    case RFTG_OP_CONSUME:
        if (power->filter == RFTG_FOR_THIS)
            return on_card;
        return (power->filter == RFTG_FOR_ANY
                    ? stock->all
                    : stock_of_kind(stock, power->filter) + any) >= power->given;
    case RFTG_OP_CONSUME_DIFF3:
        return kinds_in(stock) + any >= 3;
    case RFTG_OP_CONSUME_DIFFN:
        return stock->all - stock->any + any > 0;
    default:
        return stock->all > 0;
    }
}

static bool takes_goods(const RftgPower *power)
{
    return power->pay == RFTG_PAY_GOOD;
}

/* The rule that forbids using a power of a card with these goods; NULL: none does. */
static const char *forbids_power(const RftgSeat *own, const RftgPower *power, bool on_card,
                                 const Stock *stock)
{
    if (takes_goods(power))
        return goods_suffice(power, on_card, stock, true) ? NULL : "RG-11.17";
    if (power->op == RFTG_OP_CONSUME_PRESTIGE)
        return own->prestige >= power->given ? NULL : "RG-15.5";
    return cards_count(&own->hand) >= power->given ? NULL : "RG-11.15";
}

const char *rftg_forbids_use(const RftgState *s, int seat, int card)
{
    const RftgPower *power = rftg_consume_power(s, seat, card);
    CardSet goods = rftg_goods_of(s, seat);
    Stock stock = stock_of(&goods);
    if (!power)
        return "RG-11.6";
    return forbids_power(&s->seat[seat], power, cards_has(&goods, card), &stock);
}

/* The cards whose power is paid with hand cards or prestige. */
static CardSet without_goods(const CardSet *cards)
{
    CardSet others =
        cards_or(&rftg_op_cards[RFTG_OP_CONSUME_HAND], &rftg_op_cards[RFTG_OP_CONSUME_PRESTIGE]);
    return cards_and(cards, &others);
}

RftgUses rftg_uses(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    RftgUses uses = { .must = false };
    CardSet cards = cards_and(&own->tableau, &rftg_use_cards[RFTG_CONSUME]),
            goods = rftg_goods_of(s, seat);
    if (cards_empty(&goods))
        cards = without_goods(&cards);
    Stock stock = cards_empty(&cards) ? (Stock){ 0 } : stock_of(&goods);
    for (each_card(card, &cards)) {
        const RftgPower *power = rftg_consume_power(s, seat, card);
        bool on_card = cards_has(&goods, card);
        if (!power || forbids_power(own, power, on_card, &stock))
            continue;
        cards_add(&uses.cards, card);
        uses.must =
            uses.must || (takes_goods(power) && goods_suffice(power, on_card, &stock, false));
    }
    int gambler;
    uses.gamble = rftg_gamble(s, seat, &gambler);
    uses.must = uses.must || (uses.gamble && uses.gamble->op == RFTG_OP_GAMBLE_NAME);
    return uses;
}

const RftgPower *rftg_power_in_use(const RftgState *s)
{
    const Task *task = agenda_peek(&s->head);
    return task->a ? &rftg_powers[rftg_row(task->a)->power + task->d] : NULL;
}

/* The goods a power may take at all. */
static CardSet fitting_goods(const RftgState *s, int seat, const RftgPower *power, int card)
{
    if (power->op != RFTG_OP_CONSUME || power->filter == RFTG_FOR_ANY)
        return rftg_goods_of(s, seat);
    if (power->filter != RFTG_FOR_THIS)
        return rftg_goods_of_kind(s, seat, (RftgKind)power->filter);
    return cards_has(&s->goods, card) ? cards_one(card) : (CardSet){ 0 };
}

static CardSet without_any_kind(CardSet goods)
{
    for (each_card(world, &goods))
        if (rftg_row(world)->kind == RFTG_ANY_KIND)
            cards_remove(&goods, world);
    return goods;
}

/* RG-11.8 to RG-11.12 with RG-18.6, RG-18.54: whether the goods named, one at least, could be all. */
static bool is_enough(const RftgPower *power, const CardSet *given, const CardSet *fitting)
{
    Stock stock = stock_of(given), there = stock_of(fitting);
    int most = power->given * power->times;
    assert(stock.all > 0);
    switch (power->op) {
    case RFTG_OP_CONSUME: {
        CardSet forced = power->filter == RFTG_FOR_ANY ? *fitting : without_any_kind(*fitting);
        return stock.all == most || (power->given == 1 && cards_within(&forced, given));
    }
    case RFTG_OP_CONSUME_DIFF3:
        return stock.all == 3;
    case RFTG_OP_CONSUME_DIFFN:
        return kinds_in(&stock) + stock.any >= kinds_in(&there);
    default:
        return stock.all == 1;
    }
}

static bool kinds_differ(const CardSet *given)
{
    Stock stock = stock_of(given);
    return kinds_in(&stock) + stock.any == stock.all;
}

static bool needs_different_kinds(const RftgPower *power)
{
    return power->op == RFTG_OP_CONSUME_DIFF3 || power->op == RFTG_OP_CONSUME_DIFFN;
}

/* The most goods a power takes. */
static int most_goods(const RftgPower *power)
{
    return power->op == RFTG_OP_CONSUME_DIFF3 ? 3 : power->given * power->times;
}

/* Whether the goods named can be made enough with fitting ones above a world. */
static bool can_become_enough(const RftgPower *power, const CardSet *given, int above,
                              const CardSet *fitting)
{
    CardSet all = *given;
    Stock named = stock_of(given);
    int room = most_goods(power) - named.all;
    for (int world = cards_next(fitting, above); world && room > 0;
         world = cards_next(fitting, world)) {
        int kind = rftg_row(world)->kind;
        if (needs_different_kinds(power) && stock_of_kind(&named, kind))
            continue;
        named.kinds += (uint64_t)1 << 8 * kind;
        cards_add(&all, world);
        room--;
    }
    return is_enough(power, &all, fitting);
}

static bool may_give(const RftgPower *power, CardSet given, int world, const CardSet *fitting)
{
    cards_add(&given, world);
    if (needs_different_kinds(power) && !kinds_differ(&given))
        return false;
    return can_become_enough(power, &given, world, fitting);
}

CardSet rftg_givable(const RftgState *s, int seat)
{
    const RftgPower *power = rftg_power_in_use(s);
    const CardSet *given = &s->seat[seat].chosen;
    int most = most_goods(power), n = cards_count(given);
    if (n >= most)
        return (CardSet){ 0 };
    CardSet fitting = fitting_goods(s, seat, power, agenda_peek(&s->head)->a);
    if (most == 1)
        return fitting;
    CardSet givable = n ? cards_above(&fitting, cards_last(given)) : fitting;
    for (each_card(world, &givable))
        if (!may_give(power, *given, world, &fitting))
            cards_remove(&givable, world);
    return givable;
}

bool rftg_gave_enough(const RftgState *s, int seat)
{
    if (cards_empty(&s->seat[seat].chosen))
        return false;
    const RftgPower *power = rftg_power_in_use(s);
    CardSet fitting = fitting_goods(s, seat, power, agenda_peek(&s->head)->a);
    return is_enough(power, &s->seat[seat].chosen, &fitting);
}

bool rftg_sale_needs_kind(const RftgState *s, int seat)
{
    int world = cards_next(&s->seat[seat].chosen, 0);
    return rftg_power_in_use(s)->op == RFTG_OP_SELL && world &&
           rftg_row(world)->kind == RFTG_ANY_KIND;
}

void rftg_begin_consume(RftgState *s)
{
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_CONSUME_TURNS });
}

/* RG-23.4. a: turns begun. */
void rftg_run_consume_turns(RftgState *s, EventList *events)
{
    (void)events;
    Task *turns = agenda_top(&s->head);
    s->used[0] = s->used[1] = (CardSet){ 0 };
    if (turns->a == s->head.seats) {
        agenda_pop(&s->head);
        return;
    }
    uint8_t seat = (uint8_t)rftg_in_turn(s, turns->a++);
    bool trades = rftg_chose(s, seat, RFTG_ACT_TRADE);
    bool boosted = rftg_has_boost(s, seat, RFTG_CONSUME) &&
                   s->seat[seat].action[s->seat[seat].boost - 1] == RFTG_ACT_TRADE;
    CardSet sellable = rftg_sellable(s, seat);
    if (boosted) /* RG-11.23 */
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_HAND, .seat = seat, .b = 0, .c = 2 });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_CONSUME,
                                  .seat = seat,
                                  .a = (uint8_t)s->seat[seat].sum[RFTG_SUM_CONSUME_DRAW],
                                  .b = 1 });
    if (trades && !cards_empty(&sellable))
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_TRADE, .seat = seat });
}

/* RG-11.27. a: cards that DRAW powers have yet to give; b: the turn has just begun. */
static void begin_or_go_on(RftgState *s, EventList *events)
{
    Task *turn = agenda_top(&s->head);
    if (turn->b)
        rftg_gain_vp(s, turn->seat,
                     s->seat[turn->seat].sum[RFTG_SUM_CONSUME_VP] * rftg_multiplier(s, turn->seat),
                     events);
    turn->b = 0;
    if (turn->a && rftg_can_draw(s))
        turn->a = (uint8_t)(turn->a - rftg_draw(s, turn->seat, turn->a, events));
}

/* D24: what all can see to be the only choice is played. Whether a hand has an ante is hidden
 * (RG-23.10), unless it is empty; a number to guess is always a choice. */
void rftg_run_consume(RftgState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    begin_or_go_on(s, events);
    RftgUses uses = rftg_uses(s, seat);
    bool gambles = uses.gamble &&
                   (uses.gamble->op == RFTG_OP_GAMBLE_NAME || !cards_empty(&s->seat[seat].hand));
    int choices = cards_count(&uses.cards) + !uses.must;
    if (gambles || choices > 1)
        agenda_ask(&s->head, seat);
    else if (uses.must)
        rftg_use(s, seat, cards_next(&uses.cards, 0), events);
    else
        agenda_pop(&s->head);
}

/* D26, D31. b, c: the least and the most cards. */
void rftg_run_hand(RftgState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat, hand = cards_count(&s->seat[seat].hand);
    if (agenda_top(&s->head)->c > hand)
        agenda_top(&s->head)->c = (uint8_t)hand;
    int n = cards_count(&s->seat[seat].chosen);
    if (agenda_top(&s->head)->b == hand && hand) {
        s->seat[seat].chosen = s->seat[seat].hand;
        rftg_consume_hand(s, seat, events);
    } else if (n == agenda_top(&s->head)->c) {
        rftg_consume_hand(s, seat, events);
    } else {
        agenda_ask(&s->head, seat);
    }
}

void rftg_name_good(RftgState *s, int seat, int world, EventList *events)
{
    cards_add(&s->seat[seat].chosen, world);
    CardSet more = rftg_givable(s, seat);
    if (cards_empty(&more) && !rftg_sale_needs_kind(s, seat))
        rftg_consume_goods(s, seat, RFTG_NO_KIND, events);
}

static void sold(RftgState *s, int seat, int world, RftgKind kind, int cards, EventList *events)
{
    rftg_give_good(s, seat, world, kind, events);
    rftg_tell(events, RFTG_EVENT_SOLD, seat, rftg_design[world], cards);
    rftg_draw(s, seat, cards, events);
}

void rftg_sell(RftgState *s, int seat, int world, EventList *events)
{
    RftgKind kind = (RftgKind)rftg_row(world)->kind;
    const RftgSeat *own = &s->seat[seat];
    bool boosted = own->boost && own->action[own->boost - 1] == RFTG_ACT_TRADE;
    agenda_pop(&s->head);
    sold(s, seat, world, kind, rftg_trade_price(s, seat, world, kind, true) + 3 * boosted, events);
}

/* What one or more uses of a power bring; only what goods or prestige buy is multiplied. */
static void gain(RftgState *s, int seat, const RftgPower *power, int uses, EventList *events)
{
    int times = power->op == RFTG_OP_CONSUME_HAND ? 1 : rftg_multiplier(s, seat);
    rftg_gain_vp(s, seat, power->vp * uses * times, events);
    rftg_gain_prestige(s, seat, power->prestige * uses, events);
    rftg_draw(s, seat, power->cards * uses, events);
}

/* RG-11.13 */
static void consume_all(RftgState *s, int seat, EventList *events)
{
    CardSet goods = rftg_goods_of(s, seat);
    for (each_card(world, &goods))
        rftg_remove_good(s, seat, world, events);
    rftg_gain_vp(s, seat, (cards_count(&goods) - 1) * rftg_multiplier(s, seat), events);
}

void rftg_use(RftgState *s, int seat, int card, EventList *events)
{
    const RftgPower *power = rftg_consume_power(s, seat, card);
    uint8_t index = (uint8_t)(power - &rftg_powers[rftg_row(card)->power]);
    int hand = cards_count(&s->seat[seat].hand), most = power->given * power->times;
    rftg_mark_used(s, power, card);
    rftg_tell(events, RFTG_EVENT_USE, seat, rftg_design[card], 0);
    Task task = { .seat = (uint8_t)seat, .a = (uint8_t)card, .d = index };
    if (power->op == RFTG_OP_CONSUME_ALL) {
        consume_all(s, seat, events);
    } else if (power->op == RFTG_OP_CONSUME_PRESTIGE) {
        rftg_spend_prestige(s, seat, power->given, events);
        gain(s, seat, power, 1, events);
    } else if (power->op == RFTG_OP_CONSUME_HAND) {
        task.kind = RFTG_TASK_HAND;
        task.b = power->given;
        task.c = (uint8_t)(most < hand ? most : hand);
        agenda_push(&s->head, task);
    } else {
        task.kind = RFTG_TASK_GOODS;
        agenda_push(&s->head, task);
    }
}

/* The kind that the any-kind good stands for among goods of different kinds: Novelty or Rare if one
 * of them is free, which costs its owner nothing (RG-18.7). */
static RftgKind free_kind(const CardSet *given)
{
    Stock stock = stock_of(given);
    for (int kind = RFTG_NOVELTY; kind < RFTG_ALIEN; kind++)
        if (!stock_of_kind(&stock, kind))
            return (RftgKind)kind;
    return RFTG_ALIEN;
}

void rftg_consume_goods(RftgState *s, int seat, RftgKind kind, EventList *events)
{
    const RftgPower *power = rftg_power_in_use(s);
    CardSet given = s->seat[seat].chosen;
    agenda_pop(&s->head);
    s->seat[seat].chosen = (CardSet){ 0 };
    if (power->op == RFTG_OP_SELL) {
        int world = cards_next(&given, 0);
        RftgKind of = kind ? kind : (RftgKind)rftg_row(world)->kind;
        bool powers = power->filter == RFTG_FOR_WITH_TRADE_POWERS;
        sold(s, seat, world, of, rftg_trade_price(s, seat, world, of, powers), events);
        return;
    }
    if (needs_different_kinds(power))
        kind = free_kind(&given);
    else if (power->filter <= RFTG_FOR_ALIEN)
        kind = (RftgKind)power->filter;
    for (each_card(world, &given))
        rftg_give_good(s, seat, world, kind, events);
    int uses = power->op == RFTG_OP_CONSUME_DIFF3 ? 1 : cards_count(&given) / power->given;
    gain(s, seat, power, uses, events);
}

void rftg_consume_hand(RftgState *s, int seat, EventList *events)
{
    const RftgPower *power = rftg_power_in_use(s);
    int n = cards_count(&s->seat[seat].chosen);
    agenda_pop(&s->head);
    s->seat[seat].floor = 0;
    rftg_put_down_chosen(s, seat, NULL, events);
    if (power)
        gain(s, seat, power, n / power->given, events);
    else
        rftg_gain_vp(s, seat, n, events); /* RG-11.23: not multiplied */
}
