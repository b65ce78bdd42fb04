/* What each power brings in a round and what a card brings if it is laid down. The numbers were found by
 * playing greedy against greedy (bench/rftg-value.md). */
#include "games/rftg/worth.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/means.h"
#include "games/rftg/score.h"
#include "games/rftg/setup.h"
#include "games/rftg/supply.h"

enum {
    CARD_WORTH = 61, /* a hand card */
    FEW = 13,        /* more for each of the first four */
    SURPLUS = 1,     /* one above the hand limit */
    LAID = 38,       /* a card laid down, beyond points and powers */
    BONUS = 50,      /* a VP that a card brings by those of the tableau that vary */
    PRESTIGE = 120,  /* from a Consume power */
    PRODUCTION = 52, /* a production world of the hand, each round */
    LACK = 93,       /* each Military that a hand card lacks */
    CARD_ROUNDS = 6, /* tenths of rounds for each card of the fullest tableau to come */
    POOL_PACE = 30   /* tenths of VP that a seat takes from the pool in a round */
};

static_assert((int)RFTG_ROUNDS_MOST == CARD_ROUNDS * (RFTG_TABLEAU_END - 1), "one card each");

/* ---- powers ---- */

/* RATE(op, what one unit of the power brings in a round). Consume powers that take goods and production
 * are reckoned otherwise. */
// clang-format off
#define RATE_LIST(RATE) \
    RATE(EXPLORE_DRAW, 3) RATE(EXPLORE_KEEP, 11) RATE(EXPLORE_MIX, 3) RATE(EXPLORE_PRESTIGE, 12) \
    RATE(DEV_DRAW, 44) RATE(DEV_DRAW_DISCARD, 13) RATE(DEV_COST, 44) RATE(DEV_COST_SELF, 10) \
    RATE(DEV_COST_GOOD, 13) RATE(DEV_DRAW_AFTER, 37) RATE(DEV_PRESTIGE_AFTER, 84) \
    RATE(DEV_SAVE, 20) RATE(SET_SAVE, 7) RATE(SET_COST, 12) RATE(SET_COST_GOOD, 4) \
    RATE(SET_ZERO_SELF, 7) RATE(MIL, 12) RATE(MIL_PER, 18) RATE(MIL_IF, 2) \
    RATE(MIL_TEMP_SELF, 2) RATE(MIL_TEMP_HAND, 9) RATE(MIL_TEMP_GOOD, 4) \
    RATE(MIL_TEMP_PRESTIGE, 2) RATE(PAY_MIL, 9) RATE(PAY_MIL_COST, 4) RATE(PAY_MIL_PRESTIGE, 12) \
    RATE(CONQUER_SELF, 5) RATE(SET_DRAW_AFTER, 14) RATE(SET_DRAW_DISCARD_AFTER, 7) \
    RATE(SET_PRESTIGE_AFTER, 23) RATE(SET_AUTO_GOOD, 9) RATE(SET_SECOND, 14) \
    RATE(SET_SECOND_MIL_SELF, 5) RATE(SET_REPLACE, 9) RATE(TAKEOVER, 4) \
    RATE(TAKEOVER_DESTROY, 4) RATE(TK_DEFENSE, 0) RATE(TK_PREVENT, 0) RATE(TRADE, 9) \
    RATE(TRADE_PER_CHROMO, 5) RATE(TRADE_FORBID, 0) RATE(CONSUME, 0) RATE(CONSUME_DIFF3, 0) \
    RATE(CONSUME_DIFFN, 0) RATE(CONSUME_ALL, 0) RATE(CONSUME_HAND, 13) \
    RATE(CONSUME_PRESTIGE, 10) RATE(SELL, 16) RATE(DRAW, 20) RATE(GAIN_VP, 80) \
    RATE(GAMBLE_NAME, 6) RATE(GAMBLE_ANTE, 13) RATE(PRODUCE, 0) RATE(PRODUCE_DISCARD, 13) \
    RATE(WINDFALL, 10) RATE(WINDFALL_OTHER, 8) RATE(WINDFALL_DISCARD, 8) \
    RATE(DRAW_IF_PRODUCED, 13) RATE(PRESTIGE_IF_PRODUCED, 38) RATE(DRAW_PER_PRODUCED, 13) \
    RATE(DRAW_PER_KIND_PRODUCED, 19) RATE(DRAW_PER_WORLD, 32) RATE(DRAW_IF_MOST, 8) \
    RATE(PRESTIGE_IF_MOST, 26) RATE(TAKE_SAVED, 8)
// clang-format on

enum {
#define RATE(op, n) RATE_##op = (n),
    RATE_LIST(RATE)
#undef RATE
};

/* What a power adds to an engine. */
typedef struct PowerWorth {
    int16_t rate, yield;
    uint8_t group; /* place in RftgEngine.rate */
    uint8_t kind;  /* of what it makes or eats */
    uint8_t makes, eats;
} PowerWorth;

#define OP_IS(op, other) ((int)RFTG_OP_##op == (int)RFTG_OP_##other)
#define IS_MILITARY(op)  (RFTG_OP_##op >= RFTG_OP_MIL && RFTG_OP_##op <= RFTG_OP_MIL_TEMP_PRESTIGE)
#define FOR_SOME(f)      (RFTG_FOR_##f > RFTG_FOR_ANY && RFTG_FOR_##f <= RFTG_FOR_CHROMO_WORLD)
#define KIND_FOR(f)      (RFTG_FOR_##f <= RFTG_FOR_ALIEN ? RFTG_FOR_##f : RFTG_FOR_ANY)
#define EATS(p, op, pay)                                                                           \
    ((int)RFTG_PAY_##pay == (int)RFTG_PAY_GOOD && (int)RFTG_##p == (int)RFTG_CONSUME &&            \
     !OP_IS(op, SELL))

static const PowerWorth power_worths[RFTG_POWERS] = {
#define POWER(key, p, op, f, n, given, vp, cards, prestige, times, pay, may, takeover)             \
    { .rate = ((n) ? (n) : 1) * RATE_##op / (FOR_SOME(f) ? 2 : 1),                                 \
      .yield = EATS(p, op, pay) *                                                                  \
               (OP_IS(op, CONSUME_DIFF3) ? 1                                                       \
                : (times)                ? (times)                                                 \
                                         : 2) *                                                                   \
               (100 * (vp) + CARD_WORTH * (cards) + PRESTIGE * (prestige)),                        \
      .group = IS_MILITARY(op) ? RFTG_NO_PHASE : RFTG_##p,                                         \
      .kind = KIND_FOR(f),                                                                         \
      .makes = OP_IS(op, WINDFALL),                                                                \
      .eats = EATS(p, op, pay) * (OP_IS(op, CONSUME_DIFF3) || !(times) ? 3 : (given) * (times)) },
#include "games/rftg/powers.def"
#undef POWER
};

static void add_card(RftgEngine *engine, int card)
{
    const RftgCardRow *row = rftg_row(card);
    const PowerWorth *power = &power_worths[row->power], *end = power + row->powers;
    engine->vp += row->vp;
    engine->makes[row->kind % RFTG_ANY_KIND] += row->prod == RFTG_PRODUCTION;
    for (; power < end; power++) {
        engine->rate[power->group] += power->rate;
        engine->makes[power->kind] += power->makes;
        engine->eats[power->kind] += power->eats;
        engine->yield[power->kind] += power->yield;
    }
}

RftgEngine rftg_engine(const CardSet *tableau)
{
    RftgEngine engine = { .vp = 0 };
    for (each_card(card, tableau))
        add_card(&engine, card);
    return engine;
}

static int at_least_0(int number)
{
    return number > 0 ? number : 0;
}

/* So many goods for the powers that take a kind; what is left of them. */
static int feed(const RftgEngine *engine, int kind, int goods, int *yield)
{
    int n = at_most(goods, engine->eats[kind]);
    if (n > 0)
        *yield += engine->yield[kind] * n / engine->eats[kind];
    return goods - n;
}

/* Those that want a kind come first, the rest is for those that take any. */
int rftg_meal(const RftgEngine *engine, const int goods[RFTG_ANY_KIND], int *taken)
{
    int all = goods[0], left = goods[0], yield = 0;
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++) {
        all += goods[kind];
        left += feed(engine, kind, goods[kind], &yield);
    }
    *taken = all - feed(engine, 0, left, &yield);
    return yield;
}

/* ---- the seat ---- */

int rftg_rounds_left(const RftgState *s)
{
    int fullest = 0;
    assert(s->head.seats > 0);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int n = cards_count(&s->seat[seat].tableau);
        fullest = n > fullest ? n : fullest;
    }
    int by_cards = CARD_ROUNDS * (RFTG_TABLEAU_END - fullest),
        by_pool = 100 * s->pool / (POOL_PACE * s->head.seats);
    return at_least_0(at_most(by_cards, by_pool));
}

static int price_of(const RftgState *s, int seat, int card)
{
    if (rftg_is(card, RFTG_DEVELOPMENT))
        return rftg_development_cost(s, seat, card);
    const int8_t *sum = s->seat[seat].sum;
    int kind = rftg_row(card)->kind % RFTG_ANY_KIND;
    int cost = rftg_row(card)->cost - sum[RFTG_SUM_COST] - (kind ? sum[RFTG_SUM_COST + kind] : 0);
    return rftg_is(card, RFTG_MILITARY) ? 0 : at_least_0(cost);
}

/* Hand cards that are as good as gone: to be sifted, or due for a card that lies there already. */
static int owed(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    const Task *task = agenda_peek(&s->head);
    int n = cards_count(&own->chosen);
    if (task->kind == RFTG_TASK_SIFT)
        return rftg_to_discard(s, seat);
    if (task->kind == RFTG_TASK_START)
        return rftg_start_discards(s, seat);
    if (task->kind == RFTG_TASK_DEVELOP || task->kind == RFTG_TASK_SETTLE)
        return 0;
    if (own->shown)
        n += price_of(s, seat, own->shown);
    else if (s->deal.card && task->seat == seat && s->deal.method != RFTG_CONQUEST &&
             (task->kind == RFTG_TASK_PAY || task->kind == RFTG_TASK_PLACE))
        n = s->deal.method ? rftg_due(s, seat) : price_of(s, seat, s->deal.card);
    return n;
}

RftgLook rftg_look(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    int left = rftg_rounds_left(s);
    return (RftgLook){ .s = s,
                       .own = own,
                       .seat = seat,
                       .left = left,
                       .soon = at_most(left, RFTG_ROUNDS_SOON),
                       .hand = cards_count(&own->hand) - owed(s, seat),
                       .military = own->sum[RFTG_SUM_MIL] + own->temporary,
                       .goods = rftg_goods_of(s, seat),
                       .variable = cards_and(&own->tableau, &rftg_trait_cards[RFTG_VARIABLE]) };
}

/* The first cards are worth most, those above the limit next to nothing. */
static int hand_worth(const RftgLook *look, int n)
{
    int keep = at_most(n, RFTG_HAND_LIMIT);
    int all = CARD_WORTH * keep + FEW * at_most(n, 4) + SURPLUS * (n - keep);
    return look->soon * all / RFTG_ROUNDS_SOON;
}

int rftg_more_cards(const RftgLook *look, int n)
{
    return hand_worth(look, look->hand + n) - hand_worth(look, look->hand);
}

/* ---- cards of the hand ---- */

/* VP that vary, of the card itself and by it. */
static int variable_worth(const RftgLook *look, int card)
{
    int worth = 0;
    if (rftg_is(card, RFTG_VARIABLE))
        worth = 100 * (rftg_variable_of(look->s, look->seat, card, RFTG_ANY_KIND) +
                       rftg_bonus_for(card, card));
    for (each_card(scoring, &look->variable))
        worth += BONUS * rftg_bonus_for(scoring, card);
    return worth;
}

/* What a card laid down is worth. */
static int worth(const RftgLook *look, int card)
{
    const RftgCardRow *row = rftg_row(card);
    int now = 100 * (row->vp + (int)(row->traits >> RFTG_PRESTIGE & 1)) + LAID,
        rate = row->prod == RFTG_PRODUCTION ? PRODUCTION : 0;
    if (row->prod == RFTG_WINDFALL)
        now += rftg_good_worth(card);
    for (int i = 0; i < row->powers; i++)
        rate += power_worths[row->power + i].rate;
    return now + variable_worth(look, card) + look->left * rate / 10;
}

static bool is_there(const RftgLook *look, int card)
{
    return rftg_is(card, RFTG_DEVELOPMENT) &&
           rftg_copy_in(&look->own->tableau, rftg_design[card], 0);
}

/* Military that a world of the hand wants and the seat has not. */
static int lack_of(const RftgLook *look, int card)
{
    if (!rftg_is(card, RFTG_MILITARY))
        return 0;
    int force = look->military + rftg_special_military(look->s, look->seat, card);
    return at_least_0(rftg_row(card)->cost - force);
}

/* Hand cards that make up for it: mustered, or paid where a power lets them be; -1: nothing does. */
static int price_of_lack(const RftgLook *look, int card, int lack)
{
    const int8_t *sum = look->own->sum;
    if (lack <= sum[RFTG_SUM_MUSTER_ONE] + 2 * sum[RFTG_SUM_MUSTER_TWO])
        return lack;
    return rftg_price(look->s, look->seat, card);
}

int rftg_placing_gain(const RftgLook *look, int card)
{
    int lack = lack_of(look, card),
        price = lack ? price_of_lack(look, card, lack) : price_of(look->s, look->seat, card);
    if (price < 0 || price >= look->hand || is_there(look, card))
        return 0;
    return worth(look, card) + rftg_more_cards(look, -1 - price);
}

int rftg_keep_worth(const RftgLook *look, int card)
{
    if (is_there(look, card))
        return 0;
    return worth(look, card) - CARD_WORTH * price_of(look->s, look->seat, card) -
           LACK * lack_of(look, card);
}
