/* What good players know, as numbers: points on the table, cards in hand, goods, and what a tableau
 * brings in the rounds that are left. Units: 1/100 VP. */
#include "games/rftg/value.h"

#include "games/rftg/actions.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/game.h"
#include "games/rftg/means.h"
#include "games/rftg/powers.h"
#include "games/rftg/score.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"

enum {
    CARD_IN_HAND = 33,
    SURPLUS_CARD = 8, /* above the hand limit */
    GOOD = 100,
    TABLEAU_CARD = 90, /* beyond its points: it ends the game and carries powers */
    POWER = 9,         /* a power for each round left */
    MILITARY = 14,
    PROMISE = 60, /* one in so many of what hand cards would bring */
    SEARCH = 60   /* the prestige/search card */
};

static int rounds_left(const RftgState *s)
{
    int fullest = 0;
    assert(s->head.seats > 0);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int n = cards_count(&s->seat[seat].tableau);
        fullest = n > fullest ? n : fullest;
    }
    int by_cards = RFTG_TABLEAU_END - fullest, by_pool = s->pool / (2 * s->head.seats);
    int left = by_cards < by_pool ? by_cards : by_pool;
    return left > 0 ? left : 0;
}

static int powers_of(const CardSet *tableau)
{
    int n = 0;
    for (each_card(card, tableau))
        n += rftg_row(card)->powers + (rftg_row(card)->prod == RFTG_PRODUCTION);
    return n;
}

/* What a card laid down is worth beyond now. */
static int worth(int card, int left)
{
    const RftgCardRow *row = rftg_row(card);
    int vp = row->vp + (rftg_is(card, RFTG_VARIABLE) ? 4 : 0),
        powers = row->powers + (row->prod == RFTG_PRODUCTION);
    return 100 * vp + TABLEAU_CARD + POWER * left * powers +
           (row->prod == RFTG_WINDFALL ? GOOD : 0);
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
    if (own->shown)
        n += price_of(s, seat, own->shown);
    else if (s->deal.card && task->seat == seat && s->deal.method != RFTG_CONQUEST &&
             (task->kind == RFTG_TASK_PAY || task->kind == RFTG_TASK_PLACE))
        n = s->deal.method ? rftg_due(s, seat) : price_of(s, seat, s->deal.card);
    return n;
}

/* What the choice that is open to the seat may still bring: the best card it can place. */
static int chance(const RftgState *s, int seat, int left)
{
    int kind = agenda_peek(&s->head)->kind, best = 0;
    if ((kind != RFTG_TASK_DEVELOP && kind != RFTG_TASK_SETTLE) || !bits_has(s->head.asked, seat))
        return 0;
    CardSet cards =
        kind == RFTG_TASK_DEVELOP ? rftg_developable(s, seat) : rftg_placeable(s, seat, false);
    for (each_card(card, &cards)) {
        int gain = worth(card, left) - CARD_IN_HAND * (1 + price_of(s, seat, card));
        best = gain > best ? gain : best;
    }
    return best;
}

/* ---- the phases of this round that are still to come ---- */

/* The best development, or world, that the hand can pay for now. */
static int placing(const RftgState *s, int seat, int left, bool develops, int discount)
{
    const RftgSeat *own = &s->seat[seat];
    int best = 0, hand = cards_count(&own->hand), military = rftg_military_now(own);
    for (each_card(card, &own->hand)) {
        bool fights = rftg_is(card, RFTG_MILITARY);
        int price = price_of(s, seat, card) - discount;
        price = price > 0 ? price : 0;
        if (rftg_is(card, RFTG_DEVELOPMENT) != develops || price >= hand ||
            (fights && rftg_row(card)->cost > military))
            continue;
        int gain = worth(card, left) - CARD_IN_HAND * (1 + price);
        best = gain > best ? gain : best;
    }
    return best;
}

static int empty_worlds(const RftgState *s, int seat, const CardSet *goods)
{
    int n = 0;
    for (each_card(card, &s->seat[seat].tableau))
        n += rftg_row(card)->prod == RFTG_PRODUCTION;
    n -= cards_count(goods);
    return n > 0 ? n : 0;
}

static int phase_gain(const RftgState *s, int seat, int left, RftgPhase phase, const CardSet *goods)
{
    int n = cards_count(goods);
    switch (phase) {
    case RFTG_EXPLORE:
        return CARD_IN_HAND * (rftg_chose(s, seat, RFTG_ACT_EXPLORE_1_1) ? 2 : 1);
    case RFTG_DEVELOP:
        return placing(s, seat, left, true, rftg_chose(s, seat, RFTG_ACT_DEVELOP));
    case RFTG_SETTLE:
        return placing(s, seat, left, false, 0) +
               (rftg_chose(s, seat, RFTG_ACT_SETTLE) ? CARD_IN_HAND : 0);
    case RFTG_CONSUME:
        return rftg_chose(s, seat, RFTG_ACT_CONSUME_2X) ? GOOD * n
               : rftg_chose(s, seat, RFTG_ACT_TRADE)    ? GOOD * (n > 0)
                                                        : 0;
    case RFTG_PRODUCE:
        return GOOD * empty_worlds(s, seat, goods);
    default:
        return 0;
    }
}

static int to_come(const RftgState *s, int seat, int left, const CardSet *goods)
{
    int sum = 0, phases = 0;
    for (int other = 0; other < s->head.seats; other++)
        for (int i = 0; i < 2; i++)
            phases |= 1 << rftg_phase_of(s->seat[other].action[i]);
    for (int phase = s->phase + 1; phase <= RFTG_PRODUCE; phase++)
        if (phases >> phase & 1)
            sum += phase_gain(s, seat, left, (RftgPhase)phase, goods);
    return sum;
}

/* What the hand promises: of each card a part of what it would bring if it were placed. */
static int promise(const RftgState *s, int seat, int left)
{
    const RftgSeat *own = &s->seat[seat];
    int sum = 0, military = rftg_military_now(own);
    for (each_card(card, &own->hand)) {
        bool fights = rftg_is(card, RFTG_MILITARY);
        int lacking = fights ? rftg_row(card)->cost - military : 0;
        int gain = worth(card, left) - CARD_IN_HAND * (fights ? 3 * (lacking > 0 ? lacking : 0)
                                                              : price_of(s, seat, card));
        sum += gain > 0 ? gain : 0;
    }
    return sum / PROMISE;
}

static int prospect(const RftgState *s, int seat, const Result *result)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet goods = rftg_goods_of(s, seat);
    int left = rounds_left(s), hand = cards_count(&own->hand) - owed(s, seat);
    int keep = hand < RFTG_HAND_LIMIT ? hand : RFTG_HAND_LIMIT, military = rftg_military_now(own);
    return 100 * result->score[seat] + CARD_IN_HAND * keep + SURPLUS_CARD * (hand - keep) +
           GOOD * cards_count(&goods) + TABLEAU_CARD * cards_count(&own->tableau) +
           POWER * left * powers_of(&own->tableau) +
           MILITARY * left * (military > 0 ? military : 0) / 2 + chance(s, seat, left) +
           to_come(s, seat, left, &goods) + promise(s, seat, left) +
           (rftg_with_prestige(s) && !own->card_used ? SEARCH : 0);
}

/* A lead of so many 1/100 VP as a share of the win. */
static int share_of(int lead)
{
    enum { SCALE = 1500 };
    int size = lead < 0 ? -lead : lead;
    int half = (int)((long long)SHARE / 2 * size / (size + SCALE));
    return SHARE / 2 + (lead < 0 ? -half : half);
}

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
    int mine = prospect(s, seat, &result), best = 0;
    for (int other = 0; other < s->head.seats; other++) {
        int theirs = other == seat ? 0 : prospect(s, other, &result);
        best = theirs > best ? theirs : best;
    }
    return share_of(mine - best);
}

int rftg_prior(const void *state, int seat, Move move)
{
    const RftgCardRow *row = &rftg_cards[move_a(move) < RFTG_DESIGNS ? move_a(move) : 0];
    (void)state;
    (void)seat;
    switch ((RftgMove)move_kind(move)) {
    case RFTG_MOVE_DEVELOP:
    case RFTG_MOVE_SETTLE:
    case RFTG_MOVE_SNEAK:
        return 20 + 2 * row->cost + 2 * (row->vp > 0 ? row->vp : 0);
    case RFTG_MOVE_PASS:
    case RFTG_MOVE_STOP:
        return 4;
    case RFTG_MOVE_DISCARD:
    case RFTG_MOVE_PAY:
    case RFTG_MOVE_MUSTER:
        return 14 - row->cost;
    default:
        return 10;
    }
}
