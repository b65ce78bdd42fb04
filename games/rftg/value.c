/* What good players know, as numbers: points on the table, what the powers bring in the rounds that
 * are left, goods and who eats them, the hand and the best it could place, and what the phases that
 * were chosen will do yet this round. Units: 1/100 VP, rounds in tenths. */
#include "games/rftg/value.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/game.h"
#include "games/rftg/means.h"
#include "games/rftg/powers.h"
#include "games/rftg/produce.h"
#include "games/rftg/score.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"

/* Found by playing greedy against greedy (bench/rftg-value.md). */
enum {
    CARD = 61,         /* a hand card */
    FEW = 13,          /* more for each of the first four */
    SURPLUS = 1,       /* one above the hand limit */
    TABLEAU = 38,      /* a card laid down, beyond points and powers */
    VARIABLE = 180,    /* VP by bonuses.def, while still in hand */
    PRESTIGE_NOW = 63, /* beyond its point */
    GOOD = 37,         /* a good, and for each step of its kind */
    GOOD_KIND = 26,
    PLAN = 19,       /* of what the best development and world of the hand would bring, per cent */
    ENGINE = 26,     /* of what the Consume powers can take, in a round, per cent */
    MAKER = 33,      /* what makes goods in phase V, each round */
    PRODUCTION = 52, /* a production world of the hand, each round */
    CARD_ROUNDS = 6, /* tenths of rounds for each card of the fullest tableau to come */
    POOL_PACE = 30,  /* tenths of VP that a seat takes from the pool in a round */
    EXPLORE_BEST = 30, /* seeing many cards */
    SCALE = 200,       /* a lead this large with no round left is worth e to 1 */
    SCALE_ROUND = 80,  /* and for each round more */
    DOUBT = 8,         /* so many times that scale for what is seen with doubt */
    LACK = 93,         /* each Military that a hand card lacks */
    SEARCH = 58        /* the prestige/search card */
};

/* What one unit of a power brings in a round, in 1/100 VP. */
static const uint8_t rate[RFTG_OPS] = {
    [RFTG_OP_EXPLORE_DRAW] = 3,
    [RFTG_OP_EXPLORE_KEEP] = 11,
    [RFTG_OP_EXPLORE_MIX] = 3,
    [RFTG_OP_EXPLORE_PRESTIGE] = 12,
    [RFTG_OP_DEV_DRAW] = 44,
    [RFTG_OP_DEV_DRAW_DISCARD] = 13,
    [RFTG_OP_DEV_COST] = 44,
    [RFTG_OP_DEV_COST_SELF] = 10,
    [RFTG_OP_DEV_COST_GOOD] = 13,
    [RFTG_OP_DEV_DRAW_AFTER] = 37,
    [RFTG_OP_DEV_PRESTIGE_AFTER] = 84,
    [RFTG_OP_DEV_SAVE] = 20,
    [RFTG_OP_SET_SAVE] = 7,
    [RFTG_OP_SET_COST] = 12,
    [RFTG_OP_SET_COST_GOOD] = 4,
    [RFTG_OP_SET_ZERO_SELF] = 7,
    [RFTG_OP_MIL] = 12,
    [RFTG_OP_MIL_PER] = 18,
    [RFTG_OP_MIL_IF] = 2,
    [RFTG_OP_MIL_TEMP_SELF] = 2,
    [RFTG_OP_MIL_TEMP_HAND] = 9,
    [RFTG_OP_MIL_TEMP_GOOD] = 4,
    [RFTG_OP_MIL_TEMP_PRESTIGE] = 2,
    [RFTG_OP_PAY_MIL] = 9,
    [RFTG_OP_PAY_MIL_COST] = 4,
    [RFTG_OP_PAY_MIL_PRESTIGE] = 12,
    [RFTG_OP_CONQUER_SELF] = 5,
    [RFTG_OP_SET_DRAW_AFTER] = 14,
    [RFTG_OP_SET_DRAW_DISCARD_AFTER] = 7,
    [RFTG_OP_SET_PRESTIGE_AFTER] = 23,
    [RFTG_OP_SET_AUTO_GOOD] = 9,
    [RFTG_OP_SET_SECOND] = 14,
    [RFTG_OP_SET_SECOND_MIL_SELF] = 5,
    [RFTG_OP_SET_REPLACE] = 9,
    [RFTG_OP_TAKEOVER] = 4,
    [RFTG_OP_TAKEOVER_DESTROY] = 4,
    [RFTG_OP_TRADE] = 9,
    [RFTG_OP_TRADE_PER_CHROMO] = 5,
    [RFTG_OP_CONSUME_HAND] = 13,
    [RFTG_OP_CONSUME_PRESTIGE] = 10,
    [RFTG_OP_SELL] = 16,
    [RFTG_OP_DRAW] = 20,
    [RFTG_OP_GAIN_VP] = 80,
    [RFTG_OP_GAMBLE_NAME] = 6,
    [RFTG_OP_GAMBLE_ANTE] = 13,
    [RFTG_OP_PRODUCE_DISCARD] = 13,
    [RFTG_OP_WINDFALL] = 10,
    [RFTG_OP_WINDFALL_OTHER] = 8,
    [RFTG_OP_WINDFALL_DISCARD] = 8,
    [RFTG_OP_DRAW_IF_PRODUCED] = 13,
    [RFTG_OP_PRESTIGE_IF_PRODUCED] = 38,
    [RFTG_OP_DRAW_PER_PRODUCED] = 13,
    [RFTG_OP_DRAW_PER_KIND_PRODUCED] = 19,
    [RFTG_OP_DRAW_PER_WORLD] = 32,
    [RFTG_OP_DRAW_IF_MOST] = 8,
    [RFTG_OP_PRESTIGE_IF_MOST] = 26,
    [RFTG_OP_TAKE_SAVED] = 8,
};

/* A seat's tableau and hand, looked at once. */
typedef struct Look {
    const RftgSeat *own;
    int left;        /* rounds, in tenths */
    int hand;        /* cards that are not as good as gone */
    int rate;        /* of all powers, a round */
    int makers;      /* goods that a Produce phase makes */
    int eats, yield; /* goods that Consume powers take, and what they bring */
    int military;
    CardSet goods;
} Look;

static int rounds_left(const RftgState *s)
{
    int fullest = 0;
    assert(s->head.seats > 0);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int n = cards_count(&s->seat[seat].tableau);
        fullest = n > fullest ? n : fullest;
    }
    int by_cards = CARD_ROUNDS * (RFTG_TABLEAU_END - fullest),
        by_pool = 100 * s->pool / (POOL_PACE * s->head.seats);
    int left = by_cards < by_pool ? by_cards : by_pool;
    return left > 0 ? left : 0;
}

static int power_rate(const RftgPower *power)
{
    int n = power->amount ? power->amount : 1, all = n * rate[power->op];
    bool of_some = power->filter != RFTG_FOR_ANY && power->filter != RFTG_FOR_THIS &&
                   power->filter <= RFTG_FOR_CHROMO_WORLD;
    return of_some ? all / 2 : all;
}

/* Whether a power takes goods for points or cards. */
static bool eats_goods(const RftgPower *power)
{
    return power->pay == RFTG_PAY_GOOD && power->phase == RFTG_CONSUME && power->op != RFTG_OP_SELL;
}

static int meal_size(const RftgPower *power)
{
    return power->op == RFTG_OP_CONSUME_DIFF3 ? 3 : power->times ? power->given * power->times : 3;
}

static int meal_yield(const RftgPower *power)
{
    int times = power->op == RFTG_OP_CONSUME_DIFF3 ? 1 : power->times ? power->times : 2;
    return times * (100 * power->vp + CARD * power->cards + 120 * power->prestige);
}

static int card_rate(int card)
{
    const RftgCardRow *row = rftg_row(card);
    int sum = row->prod == RFTG_PRODUCTION ? PRODUCTION : 0;
    for (int i = 0; i < row->powers; i++)
        sum += power_rate(&rftg_powers[row->power + i]);
    return sum;
}

static void look_at_card(Look *look, int card)
{
    const RftgCardRow *row = rftg_row(card);
    look->makers += row->prod == RFTG_PRODUCTION;
    for (int i = 0; i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        look->rate += power_rate(power);
        look->makers += power->op == RFTG_OP_WINDFALL;
        if (!eats_goods(power))
            continue;
        look->eats += meal_size(power);
        look->yield += meal_yield(power);
    }
}

static int price_of(const RftgState *s, int seat, int card)
{
    if (rftg_is(card, RFTG_DEVELOPMENT))
        return rftg_development_cost(s, seat, card);
    const int8_t *sum = s->seat[seat].sum;
    int kind = rftg_row(card)->kind % RFTG_ANY_KIND;
    int cost = rftg_row(card)->cost - sum[RFTG_SUM_COST] - (kind ? sum[RFTG_SUM_COST + kind] : 0);
    return rftg_is(card, RFTG_MILITARY) || cost < 0 ? 0 : cost;
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

static Look look_at(const RftgState *s, int seat, int left)
{
    const RftgSeat *own = &s->seat[seat];
    Look look = { .own = own, .left = left, .goods = rftg_goods_of(s, seat) };
    look.hand = cards_count(&own->hand) - owed(s, seat);
    look.military = own->sum[RFTG_SUM_MIL] + own->temporary;
    for (each_card(card, &own->tableau))
        look_at_card(&look, card);
    return look;
}

/* What a card laid down is worth. */
static int worth(const Look *look, int card)
{
    const RftgCardRow *row = rftg_row(card);
    int now = 100 * (row->vp + (int)(row->traits >> RFTG_PRESTIGE & 1)) + TABLEAU +
              (row->traits >> RFTG_VARIABLE & 1 ? VARIABLE : 0);
    if (row->prod == RFTG_WINDFALL)
        now += GOOD + GOOD_KIND * row->kind;
    return now + look->left * card_rate(card) / 10;
}

/* What so many hand cards are worth: the first ones most, those above the limit next to nothing. */
static int hand_value(const Look *look, int n)
{
    int few = n < 4 ? n : 4, keep = n < RFTG_HAND_LIMIT ? n : RFTG_HAND_LIMIT;
    int all = CARD * keep + FEW * few + SURPLUS * (n - keep);
    return look->left >= 20 ? all : look->left * all / 20;
}

/* What so many cards more are worth. */
static int more_cards(const Look *look, int n)
{
    return hand_value(look, look->hand + n) - hand_value(look, look->hand);
}

/* What placing a card of the hand brings, price and card given; 0: it cannot be placed. */
static int placing_gain(const RftgState *s, int seat, const Look *look, int card, int discount)
{
    const RftgCardRow *row = rftg_row(card);
    int price = price_of(s, seat, card) - discount, force = look->military;
    price = price > 0 ? price : 0;
    if (price >= look->hand)
        return 0;
    if (row->traits >> RFTG_MILITARY & 1) {
        force += rftg_special_military(s, seat, card);
        if (row->cost > force)
            return 0;
    } else if (row->traits >> RFTG_DEVELOPMENT & 1 &&
               rftg_copy_in(&look->own->tableau, rftg_design[card], 0)) {
        return 0;
    }
    return worth(look, card) + more_cards(look, -1 - price);
}

typedef struct Best {
    int develop, settle;
} Best;

/* Of the cards that are not named in an answer; once one is named to be placed, it is the best. */
static Best best_placing(const RftgState *s, int seat, const Look *look, int discount)
{
    Best best = { 0, 0 };
    int now = agenda_peek(&s->head)->kind;
    bool placing = now == RFTG_TASK_DEVELOP || now == RFTG_TASK_SETTLE,
         answered = placing && !bits_has(s->head.asked, seat);
    CardSet cards = cards_minus(&look->own->hand, &look->own->chosen);
    if (answered) {
        CardSet others = now == RFTG_TASK_DEVELOP ? rftg_trait_cards[RFTG_WORLD]
                                                  : rftg_trait_cards[RFTG_DEVELOPMENT];
        cards = cards_and(&cards, &others);
        cards_join(&cards, &look->own->chosen);
    }
    for (each_card(card, &cards)) {
        bool develops = rftg_is(card, RFTG_DEVELOPMENT);
        int gain = placing_gain(s, seat, look, card, develops ? discount : 0);
        int *most = develops ? &best.develop : &best.settle;
        *most = gain > *most ? gain : *most;
    }
    return best;
}

/* ---- the phases of this round that are still to come ---- */

static int consume_gain(const RftgState *s, int seat, const Look *look)
{
    int n = cards_count(&look->goods), gain = 0;
    if (n && rftg_chose(s, seat, RFTG_ACT_TRADE)) {
        int best = 0;
        for (each_card(world, &look->goods)) {
            int price = rftg_trade_price(s, seat, world, (RftgKind)rftg_row(world)->kind, true);
            best = price > best ? price : best;
        }
        gain += more_cards(look, best) - GOOD;
        n--;
    }
    if (look->eats > 0) {
        int eaten = n < look->eats ? n : look->eats;
        gain += eaten * (look->yield * rftg_multiplier(s, seat) / look->eats - GOOD);
    }
    return gain + 100 * look->own->sum[RFTG_SUM_CONSUME_VP] * rftg_multiplier(s, seat) +
           more_cards(look, look->own->sum[RFTG_SUM_CONSUME_DRAW]);
}

static int produce_gain(const RftgState *s, int seat, const Look *look)
{
    CardSet worlds = cards_and(&look->own->tableau, &rftg_op_cards[RFTG_OP_PRODUCE]),
            empty = cards_minus(&worlds, &look->goods),
            windfalls = rftg_windfall_targets(s, seat, NULL, 0);
    int fills = look->makers - cards_count(&worlds) + rftg_chose(s, seat, RFTG_ACT_PRODUCE),
        wind = cards_count(&windfalls), gain = more_cards(look, rftg_produce_draws(s, seat));
    for (each_card(world, &empty))
        gain += GOOD + GOOD_KIND * rftg_row(world)->kind;
    return gain + (fills < wind ? fills : wind) * (GOOD + 2 * GOOD_KIND);
}

static int phase_gain(const RftgState *s, int seat, const Look *look, RftgPhase phase,
                      const Best *best)
{
    switch (phase) {
    case RFTG_EXPLORE:
        return more_cards(look, 1 + rftg_chose(s, seat, RFTG_ACT_EXPLORE_1_1) +
                                    look->own->sum[RFTG_SUM_EXPLORE_KEEP]) +
               (rftg_chose(s, seat, RFTG_ACT_EXPLORE_5) && look->left >= 20 ? EXPLORE_BEST : 0);
    case RFTG_DEVELOP:
        return best->develop;
    case RFTG_SETTLE:
        return best->settle +
               (rftg_chose(s, seat, RFTG_ACT_SETTLE) && best->settle ? more_cards(look, 1) : 0);
    case RFTG_CONSUME:
        return consume_gain(s, seat, look);
    case RFTG_PRODUCE:
        return produce_gain(s, seat, look);
    default:
        return 0;
    }
}

/* The best placings count in full if their phase is still to come, else as a plan. */
static int to_come(const RftgState *s, int seat, const Look *look)
{
    int sum = 0, phases = 0;
    for (int other = 0; other < s->head.seats; other++)
        for (int i = 0; i < 2; i++)
            phases |= 1 << rftg_phase_of(s->seat[other].action[i]);
    phases &= ~((2 << s->phase) - 1);
    int now = agenda_peek(&s->head)->kind;
    if (now == RFTG_TASK_DEVELOP || now == RFTG_TASK_SETTLE)
        phases |= 1 << s->phase;
    Best best = best_placing(s, seat, look, rftg_chose(s, seat, RFTG_ACT_DEVELOP));
    for (int left = phases & ~1; left; left &= left - 1) {
        RftgPhase phase = (RftgPhase)bits_first((uint64_t)left);
        sum += phase_gain(s, seat, look, phase, &best);
        if (phase == RFTG_DEVELOP)
            best.develop = 0;
        if (phase == RFTG_SETTLE)
            best.settle = 0;
    }
    return sum + PLAN * (best.develop + best.settle) * (look->left < 20 ? look->left : 20) / 2000;
}

static int engine(const Look *look)
{
    int flow = look->makers < look->eats ? look->makers : look->eats;
    return flow ? look->left * ENGINE * (look->yield * flow / look->eats) / 1000 : 0;
}

static int prospect(const RftgState *s, int seat, int score, int left)
{
    Look look = look_at(s, seat, left);
    const RftgSeat *own = look.own;
    int goods = 0;
    for (each_card(world, &look.goods))
        goods += GOOD + GOOD_KIND * rftg_row(world)->kind;
    if (left < 20)
        goods = goods * left / 20;
    return 100 * score + hand_value(&look, look.hand) + goods +
           TABLEAU * cards_count(&own->tableau) + PRESTIGE_NOW * own->prestige +
           left * (look.rate + MAKER * look.makers) / 10 + engine(&look) + to_come(s, seat, &look) +
           (rftg_with_prestige(s) && !own->card_used ? SEARCH : 0);
}

/* 1000 times 2 to the power of x / 16, for x from -160 to 0. */
static int exp_16(int x)
{
    static const uint16_t part[16] = { 1000, 1044, 1091, 1139, 1189, 1242, 1297, 1354,
                                       1414, 1477, 1542, 1610, 1682, 1756, 1834, 1915 };
    if (x < -160)
        return 0;
    int down = (-x + 15) / 16;
    return part[x + 16 * down] >> down;
}

/* A seat's share by what all may expect and the best of it. */
static int share_of(const RftgState *s, const int value[RFTG_SEATS], int seat, int best, int scale)
{
    int mine = 0, sum = 0;
    for (int i = 0; i < s->head.seats; i++) {
        int weight = exp_16(23 * (value[i] - best) / scale);
        mine = i == seat ? weight : mine;
        sum += weight;
    }
    assert(sum > 0); /* the best one weighs something */
    return SHARE * mine / sum;
}

/* One part in sixteen is seen with doubt, so that even a game as good as won is played on well. */
int rftg_value(const void *state, int seat)
{
    const RftgState *s = state;
    if (!s->head.tasks) {
        int share[SEATS_MAX];
        game_shares(&rftg_game, state, share);
        return share[seat];
    }
    Result result;
    rftg_result(s, &result);
    int left = rounds_left(s), value[RFTG_SEATS], most = 0;
    for (int i = 0; i < s->head.seats; i++) {
        value[i] = prospect(s, i, result.score[i], left);
        most = i == 0 || value[i] > most ? value[i] : most;
    }
    int scale = SCALE + SCALE_ROUND * left / 10;
    return (15 * share_of(s, value, seat, most, scale) +
            share_of(s, value, seat, most, DOUBT * scale)) /
           16;
}

/* What a hand card is good for: what it would bring, less what it lacks. */
static int keep_value(const RftgState *s, int seat, const Look *look, int card)
{
    const RftgCardRow *row = rftg_row(card);
    if (row->traits >> RFTG_DEVELOPMENT & 1 &&
        rftg_copy_in(&look->own->tableau, rftg_design[card], 0))
        return 0;
    int price = price_of(s, seat, card), lack = 0;
    if (row->traits >> RFTG_MILITARY & 1)
        lack = row->cost - look->military - rftg_special_military(s, seat, card);
    return worth(look, card) - CARD * price - LACK * (lack > 0 ? lack : 0);
}

/* Of the cards that may be named, as many as must be are best given: those that are worth least. */
static int prior_to_give(const RftgState *s, int seat, int design)
{
    RftgAsk ask = rftg_ask(s, seat);
    Look look = look_at(s, seat, rounds_left(s));
    int card = rftg_named(&ask, design), mine = card ? keep_value(s, seat, &look, card) : 0,
        less = 0;
    CardSet open = cards_above(&ask.pool, ask.above);
    for (each_card(other, &open))
        less += other != card && (keep_value(s, seat, &look, other) < mine);
    return less < ask.least ? 40 : 4;
}

static int prior_of_gain(int gain)
{
    return gain > 0 ? 6 + gain / 8 : 1;
}

static int prior_to_place(const RftgState *s, int seat, int design)
{
    Look look = look_at(s, seat, rounds_left(s));
    int card = rftg_copy_in(&look.own->hand, design, 0);
    bool discount = s->phase == RFTG_DEVELOP && rftg_chose(s, seat, RFTG_ACT_DEVELOP);
    return card ? prior_of_gain(placing_gain(s, seat, &look, card, discount)) : 1;
}

int rftg_prior(const void *state, int seat, Move move)
{
    const RftgState *s = state;
    switch ((RftgMove)move_kind(move)) {
    case RFTG_MOVE_DEVELOP:
    case RFTG_MOVE_SETTLE:
    case RFTG_MOVE_SNEAK:
        return prior_to_place(s, seat, move_a(move));
    case RFTG_MOVE_PASS:
    case RFTG_MOVE_STOP:
        return 4;
    case RFTG_MOVE_DISCARD:
    case RFTG_MOVE_PAY:
    case RFTG_MOVE_MUSTER:
        return prior_to_give(s, seat, move_a(move));
    default:
        return 10;
    }
}
