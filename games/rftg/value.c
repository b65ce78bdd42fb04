/* What good players know, as terms: points on the table, what the powers bring in the rounds that are
 * left, goods and who eats them, goals, the hand and the best it could place, and what the phases that
 * were chosen will do yet this round. bench/rftg-value.md says where the weights are from; prior gives away
 * what is worth least. */
#include "games/rftg/value.h"

#include <limits.h>

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/game.h"
#include "games/rftg/goals.h"
#include "games/rftg/produce.h"
#include "games/rftg/score.h"
#include "games/rftg/sight.h"
#include "games/rftg/supply.h"
#include "games/rftg/worth.h"

enum {
    GAIN = 4,          /* the unit of a gain, in 1/100 VP */
    EXPLORE_BEST = 30, /* seeing many cards, in 1/100 VP */
    GOAL_STEPS = 12    /* parts of the way to a first goal */
};

/* What a seat is counted by. Gains are in 1/25 VP, those of powers until the end of the game; hand and
 * goods count so many times as rounds are left, in tenths, up to RFTG_ROUNDS_SOON. The powers' terms
 * follow one another as in RftgEngine. */
typedef enum RftgTerm {
#define TERM(name, ...) RFTG_TERM_##name,
#include "games/rftg/weights.def"
#undef TERM
    RFTG_TERMS
} RftgTerm;

#define TERM(name, early, middle, late) { #name, { early, middle, late } },
static const ValueWeight weights[] = {
#include "games/rftg/weights.def"
};
static const ValueWeight chances[] = {
#include "games/rftg/chances.def"
};
#undef TERM

static_assert(sizeof chances == sizeof weights, "the same terms");

#define NET(part) net_##part
#include "games/rftg/net.def"
#undef NET
#define NET(part) net_of_two_##part
#include "games/rftg/net_of_two.def"
#undef NET

NET_FITS(net, SEE_TERMS + RFTG_TERMS + RFTG_SIGHT_SEAT, SEE_TABLE + RFTG_SIGHT_TABLE);
NET_FITS(net_of_two, SEE_TERMS + RFTG_TERMS + RFTG_SIGHT_SEAT, SEE_TABLE + RFTG_SIGHT_TABLE);

static const Net net = { net_own, net_others, net_common, net_out };
static const Net net_of_two = { net_of_two_own, net_of_two_others, net_of_two_common,
                                net_of_two_out };

static_assert(RFTG_TERM_PRODUCE - RFTG_TERM_MILITARY == (int)RFTG_PRODUCE, "a term a phase");

static int16_t clamped(int number)
{
    enum { MOST = 30000 };
    return (int16_t)(number > MOST ? MOST : number < -MOST ? -MOST : number);
}

static int16_t gained(int worth)
{
    return clamped(worth / GAIN);
}

/* ---- what lies there ---- */

/* How far a seat is ahead of who could hold a most goal instead. */
static int lead_in(const RftgState *s, int seat, RftgGoal goal)
{
    int mine = rftg_goal_value(s, seat, goal, RFTG_ANY_KIND), most = rftg_goals[goal].threshold - 1;
    for (int other = 0; other < s->head.seats; other++) {
        int value = other == seat ? most : rftg_goal_value(s, other, goal, RFTG_ANY_KIND);
        most = value > most ? value : most;
    }
    return mine - most;
}

/* First goals that nobody has: how near they are. Most goals: the lead, up to two; who is level with the
 * others shares what the goal is worth to its holder. */
static void count_points(const RftgState *s, int seat, int printed, int16_t *term)
{
    const RftgSeat *own = &s->seat[seat];
    uint64_t open = s->goals;
    int near = 0, leads = 0,
        points = own->vp + printed + rftg_variable_now(s, seat) + own->prestige +
                 3 * bits_count(own->goals);
    for (int other = 0; other < s->head.seats; other++)
        open &= ~(uint64_t)s->seat[other].goals;
    for (; open; open = bits_without_first(open)) {
        RftgGoal goal = (RftgGoal)bits_first(open);
        int enough = rftg_goals[goal].threshold;
        if (rftg_goals[goal].type == RFTG_MOST) {
            int lead = lead_in(s, seat, goal);
            leads += lead > 2 ? 2 : lead < -2 ? -2 : lead;
            points += rftg_goal_holder(s, goal) == seat + 1 ? 5 : lead >= 0 ? 3 : 0;
        } else {
            int mine = rftg_goal_value(s, seat, goal, RFTG_ANY_KIND);
            int steps = GOAL_STEPS * at_most(mine, enough) / enough;
            near += steps * steps;
        }
    }
    term[RFTG_TERM_POINTS] = clamped(points);
    term[RFTG_TERM_GOALS_NEAR] = clamped(near);
    term[RFTG_TERM_GOALS_LEAD] = clamped(leads);
}

static void count_hand(const RftgLook *look, int16_t *term)
{
    int keep = at_most(look->hand, RFTG_HAND_LIMIT);
    term[RFTG_TERM_FIRST_CARDS] = clamped(look->soon * at_most(look->hand, 4));
    term[RFTG_TERM_CARDS] = clamped(look->soon * keep);
    term[RFTG_TERM_SURPLUS] = clamped(look->soon * (look->hand - keep));
}

/* The goods of a seat: how many of each kind, and what the best of them brings if it is sold. */
typedef struct Stock {
    int n, kind[RFTG_ANY_KIND], price;
} Stock;

static Stock stock_of(const RftgLook *look)
{
    Stock stock = { .n = 0 };
    for (each_card(world, &look->goods)) {
        int kind = rftg_row(world)->kind;
        int price = rftg_trade_price(look->s, look->seat, world, (RftgKind)kind, true);
        stock.n++;
        stock.kind[kind % RFTG_ANY_KIND]++;
        stock.price = price > stock.price ? price : stock.price;
    }
    return stock;
}

static void count_engine(const RftgLook *look, const RftgEngine *engine, const Stock *stock,
                         int16_t *term)
{
    int makes = 0, kinds = 0, taken;
    for (int phase = RFTG_NO_PHASE; phase <= RFTG_PRODUCE; phase++)
        term[RFTG_TERM_MILITARY + phase] = gained(look->left * engine->rate[phase] / 10);
    for (int kind = 0; kind < RFTG_ANY_KIND; kind++) {
        makes += engine->makes[kind];
        kinds += kind * stock->kind[kind];
    }
    term[RFTG_TERM_MAKERS] = clamped(look->left * makes);
    term[RFTG_TERM_ENGINE] = gained(look->left * rftg_meal(engine, engine->makes, &taken) / 10);
    term[RFTG_TERM_MEAL] = gained(rftg_meal(engine, stock->kind, &taken));
    term[RFTG_TERM_GOODS] = clamped(look->soon * stock->n);
    term[RFTG_TERM_GOOD_KINDS] = clamped(look->soon * kinds);
    term[RFTG_TERM_TRADE] = clamped(look->soon * stock->price);
}

/* ---- what the hand could place ---- */

typedef struct Best {
    int develop, settle; /* the best development and world */
    int more;            /* the next best one of either */
    int dream;           /* the best that cannot be placed yet */
} Best;

/* Of the cards that are not named in an answer; once one is named to be placed, it is the best. */
static CardSet placings(const RftgLook *look)
{
    const RftgState *s = look->s;
    int now = agenda_peek(&s->head)->kind;
    CardSet cards = cards_minus(&look->own->hand, &look->own->chosen);
    if ((now != RFTG_TASK_DEVELOP && now != RFTG_TASK_SETTLE) ||
        bits_has(s->head.asked, look->seat))
        return cards;
    RftgTrait others = now == RFTG_TASK_DEVELOP ? RFTG_WORLD : RFTG_DEVELOPMENT;
    cards = cards_and(&cards, &rftg_trait_cards[others]);
    cards_join(&cards, &look->own->chosen);
    return cards;
}

static Best best_placing(const RftgLook *look)
{
    Best best = { .develop = 0 };
    CardSet cards = placings(look);
    for (each_card(card, &cards)) {
        int *most = rftg_is(card, RFTG_DEVELOPMENT) ? &best.develop : &best.settle;
        int gain = rftg_placing_gain(look, card);
        if (gain > 0) {
            int less = at_most(gain, *most);
            *most += gain - less;
            best.more = less > best.more ? less : best.more;
        } else {
            int keep = rftg_keep_worth(look, card);
            best.dream = keep > best.dream ? keep : best.dream;
        }
    }
    return best;
}

/* ---- the phases of this round that are still to come ---- */

static int explore_gain(const RftgLook *look)
{
    int keep = 1 + rftg_chose(look->s, look->seat, RFTG_ACT_EXPLORE_1_1) +
               look->own->sum[RFTG_SUM_EXPLORE_KEEP];
    bool many = rftg_chose(look->s, look->seat, RFTG_ACT_EXPLORE_5);
    return rftg_more_cards(look, keep) +
           (many && look->left >= RFTG_ROUNDS_SOON ? EXPLORE_BEST : 0);
}

static void count_consume(const RftgLook *look, const RftgEngine *engine, const Stock *stock,
                          int16_t *term)
{
    const int8_t *sum = look->own->sum;
    int times = rftg_multiplier(look->s, look->seat), taken,
        yield = times * rftg_meal(engine, stock->kind, &taken);
    if (stock->n && rftg_chose(look->s, look->seat, RFTG_ACT_TRADE)) {
        term[RFTG_TERM_TO_TRADE] = gained(rftg_more_cards(look, stock->price) - RFTG_GOOD_WORTH);
        if (taken == stock->n) { /* the one that is sold is not eaten */
            yield -= yield / taken;
            taken--;
        }
    }
    term[RFTG_TERM_TO_CONSUME] =
        gained(yield - RFTG_GOOD_WORTH * taken + 100 * sum[RFTG_SUM_CONSUME_VP] * times +
               rftg_more_cards(look, sum[RFTG_SUM_CONSUME_DRAW]));
}

static int produce_gain(const RftgLook *look, const RftgEngine *engine)
{
    CardSet worlds = cards_and(&look->own->tableau, &rftg_op_cards[RFTG_OP_PRODUCE]),
            empty = cards_minus(&worlds, &look->goods),
            windfalls = rftg_windfall_targets(look->s, look->seat, NULL, 0);
    int fills = rftg_chose(look->s, look->seat, RFTG_ACT_PRODUCE) - cards_count(&worlds),
        gain = rftg_more_cards(look, rftg_produce_draws(look->s, look->seat));
    for (int kind = 0; kind < RFTG_ANY_KIND; kind++)
        fills += engine->makes[kind];
    for (each_card(world, &empty))
        gain += rftg_good_worth(world);
    return gain +
           at_most(fills, cards_count(&windfalls)) * (RFTG_GOOD_WORTH + 2 * RFTG_GOOD_KIND_WORTH);
}

/* Bits by RftgPhase. In a sealed Develop or Settle the phase itself is still to come. */
static int phases_to_come(const RftgState *s)
{
    int phases = 0, now = agenda_peek(&s->head)->kind;
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int i = 0; i < 2; i++)
            phases |= 1 << rftg_phase_of(s->seat[seat].action[i]);
    phases &= ~((2 << s->phase) - 1);
    if (now == RFTG_TASK_DEVELOP || now == RFTG_TASK_SETTLE)
        phases |= 1 << s->phase;
    return phases;
}

/* The best placings count in full if their phase is still to come, else as a plan. */
static void count_placings(const RftgLook *look, int phases, int16_t *term)
{
    Best best = best_placing(look);
    bool develops = phases >> RFTG_DEVELOP & 1, settles = phases >> RFTG_SETTLE & 1,
         draws = best.settle && rftg_chose(look->s, look->seat, RFTG_ACT_SETTLE);
    if (develops)
        term[RFTG_TERM_TO_DEVELOP] = gained(best.develop);
    else
        term[RFTG_TERM_PLAN_DEVELOP] = gained(best.develop * look->soon / RFTG_ROUNDS_SOON);
    if (settles)
        term[RFTG_TERM_TO_SETTLE] = gained(best.settle + (draws ? rftg_more_cards(look, 1) : 0));
    else
        term[RFTG_TERM_PLAN_SETTLE] = gained(best.settle * look->soon / RFTG_ROUNDS_SOON);
    term[RFTG_TERM_PLAN_MORE] = gained(best.more * look->soon / RFTG_ROUNDS_SOON);
    term[RFTG_TERM_DREAM] = gained(best.dream * look->soon / RFTG_ROUNDS_SOON);
}

static void count(const void *state, int seat, int16_t *term)
{
    const RftgState *s = state;
    const RftgSeat *own = &s->seat[seat];
    RftgLook look = rftg_look(s, seat);
    RftgEngine engine = rftg_engine(&own->tableau);
    Stock stock = stock_of(&look);
    int phases = phases_to_come(s);
    term[RFTG_TERM_TABLEAU] = clamped(cards_count(&own->tableau));
    term[RFTG_TERM_PRESTIGE] = own->prestige;
    term[RFTG_TERM_LEADER] = clamped(s->leader == seat + 1 ? look.left : 0);
    term[RFTG_TERM_SEARCH] = rftg_with_prestige(s) && !own->card_used;
    count_points(s, seat, engine.vp, term);
    count_hand(&look, term);
    count_engine(&look, &engine, &stock, term);
    count_placings(&look, phases, term);
    if (phases >> RFTG_EXPLORE & 1)
        term[RFTG_TERM_TO_EXPLORE] = gained(explore_gain(&look));
    if (phases >> RFTG_CONSUME & 1)
        count_consume(&look, &engine, &stock, term);
    if (phases >> RFTG_PRODUCE & 1)
        term[RFTG_TERM_TO_PRODUCE] = gained(produce_gain(&look, &engine));
}

static int progress(const void *state)
{
    return VALUE_END - rftg_rounds_left(state) * VALUE_END / RFTG_ROUNDS_MOST;
}

const Valuation rftg_valuation = {
    .weight = weights,
    .chance = chances,
    .terms = RFTG_TERMS,
    .progress = progress,
    .count = count,
    .apart = true,
    .net = &net,
    .net_of_two = &net_of_two,
    .seat_things = RFTG_SIGHT_SEAT,
    .table_things = RFTG_SIGHT_TABLE,
    .see_seat = rftg_see_seat,
    .see_table = rftg_see_table,
};

int rftg_value(const void *state, int seat)
{
    return value_share(&rftg_game, state, seat);
}

/* ---- likely moves ---- */

/* Whether it is the first of those n that are worth least; of equals the first are taken. */
static bool first_of_least(const RftgLook *look, const CardSet *open, int card, int n)
{
    int worth = rftg_keep_worth(look, card), before = INT_MAX, under = 0, under_before = 1;
    for (int other = cards_next(open, 0); other < card; other = cards_next(open, other)) {
        before = at_most(before, rftg_keep_worth(look, other));
        if (before <= worth)
            return false;
    }
    for (int other = cards_next(open, card); other; other = cards_next(open, other)) {
        int its = rftg_keep_worth(look, other);
        under += its < worth;
        under_before += its < before;
    }
    return under < n && under_before >= n;
}

/* Of the cards that may be named, as many are given as must be, those that are worth least. They are named
 * in order, so the first of them comes next. */
static int prior_to_give(const RftgState *s, int seat, int design)
{
    enum { NEXT = 40, KEPT = 4 };
    RftgAsk ask = rftg_ask(s, seat);
    RftgLook look = rftg_look(s, seat);
    CardSet open = cards_above(&ask.pool, ask.above);
    int card = rftg_named(&ask, design);
    return card && first_of_least(&look, &open, card, ask.least) ? NEXT : KEPT;
}

static int prior_to_place(const RftgState *s, int seat, int design)
{
    RftgLook look = rftg_look(s, seat);
    int card = rftg_copy_in(&look.own->hand, design, 0),
        gain = card ? rftg_placing_gain(&look, card) : 0;
    return gain > 0 ? 6 + gain / 8 : 1;
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
