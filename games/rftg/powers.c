/* Powers added up: which number of a power goes into which sum, and the Military that depends on
 * what else lies in the tableau (RG-2.10). */
#include "games/rftg/powers.h"

#include <string.h>

typedef enum Number { NOTHING, AMOUNT, PRESTIGE, ONE } Number;

/* Where the numbers of each op go; those with `by` count on from there by the filter. */
static const struct {
    uint8_t number, at, by;
} summed[RFTG_OPS] = {
    [RFTG_OP_EXPLORE_DRAW] = { AMOUNT, RFTG_SUM_EXPLORE_DRAW, 0 },
    [RFTG_OP_EXPLORE_KEEP] = { AMOUNT, RFTG_SUM_EXPLORE_KEEP, 0 },
    [RFTG_OP_EXPLORE_MIX] = { ONE, RFTG_SUM_EXPLORE_MIX, 0 },
    [RFTG_OP_EXPLORE_PRESTIGE] = { ONE, RFTG_SUM_EXPLORE_PRESTIGE, 0 },
    [RFTG_OP_DEV_DRAW] = { AMOUNT, RFTG_SUM_DEV_DRAW, 0 },
    [RFTG_OP_DEV_DRAW_DISCARD] = { AMOUNT, RFTG_SUM_DEV_DRAW, 0 },
    [RFTG_OP_DEV_COST] = { AMOUNT, RFTG_SUM_DEV_COST, 0 },
    [RFTG_OP_DEV_COST_SELF] = { ONE, RFTG_SUM_OPTIONS, 0 },
    [RFTG_OP_DEV_COST_GOOD] = { ONE, RFTG_SUM_OPTIONS, 0 },
    [RFTG_OP_SET_ZERO_SELF] = { ONE, RFTG_SUM_OPTIONS, 0 },
    [RFTG_OP_MIL_TEMP_SELF] = { ONE, RFTG_SUM_ARMS, 0 },
    [RFTG_OP_DEV_DRAW_AFTER] = { AMOUNT, RFTG_SUM_DEV_DRAW_AFTER, 0 },
    [RFTG_OP_SET_COST] = { AMOUNT, RFTG_SUM_COST, 1 },
    [RFTG_OP_SET_COST_GOOD] = { ONE, RFTG_SUM_COST_GOOD, 0 },
    [RFTG_OP_MIL] = { AMOUNT, RFTG_SUM_MIL, 1 },
    [RFTG_OP_MIL_IF] = { AMOUNT, RFTG_SUM_IF_IMPERIUM, 0 },
    [RFTG_OP_MIL_TEMP_GOOD] = { AMOUNT, RFTG_SUM_TEMP_GOOD, 0 },
    [RFTG_OP_MIL_TEMP_PRESTIGE] = { AMOUNT, RFTG_SUM_TEMP_PRESTIGE, 0 },
    [RFTG_OP_PAY_MIL_COST] = { AMOUNT, RFTG_SUM_PAY_MIL_COST, 0 },
    [RFTG_OP_PAY_MIL_PRESTIGE] = { PRESTIGE, RFTG_SUM_PAY_MIL_PRESTIGE, 0 },
    [RFTG_OP_SET_DRAW_AFTER] = { AMOUNT, RFTG_SUM_DRAW_AFTER, 0 },
    [RFTG_OP_SET_DRAW_DISCARD_AFTER] = { AMOUNT, RFTG_SUM_DRAW_DISCARD_AFTER, 0 },
    [RFTG_OP_SET_AUTO_GOOD] = { ONE, RFTG_SUM_AUTO_GOOD, 0 },
    [RFTG_OP_SET_SECOND] = { ONE, RFTG_SUM_SECOND, 0 },
    [RFTG_OP_SET_REPLACE] = { ONE, RFTG_SUM_REPLACE, 0 },
    [RFTG_OP_TK_DEFENSE] = { AMOUNT, RFTG_SUM_DEFENSE, 0 },
    [RFTG_OP_TRADE_PER_CHROMO] = { AMOUNT, RFTG_SUM_TRADE_CHROMO, 0 },
    [RFTG_OP_GAIN_VP] = { AMOUNT, RFTG_SUM_CONSUME_VP, 0 },
    [RFTG_OP_PRESTIGE_IF_MOST] = { PRESTIGE, RFTG_SUM_MOST_CHROMO, 0 },
};

/* The ops whose sum depends on more than the table above says. */
static int sum_of(const RftgPower *power, Number *number)
{
    switch (power->op) {
    case RFTG_OP_DEV_PRESTIGE_AFTER:
        *number = PRESTIGE;
        return power->filter == RFTG_FOR_REBEL_DEV ? RFTG_SUM_DEV_PRESTIGE_REBEL
               : power->filter == RFTG_FOR_DEV6    ? RFTG_SUM_DEV_PRESTIGE_SIX
                                                   : RFTG_SUM_DEV_PRESTIGE;
    case RFTG_OP_SET_PRESTIGE_AFTER:
        *number = PRESTIGE;
        return power->filter == RFTG_FOR_REBEL_MIL_WORLD ? RFTG_SUM_PRESTIGE_REBEL
                                                         : RFTG_SUM_PRESTIGE_PRODUCTION;
    case RFTG_OP_MIL_PER:
        *number = AMOUNT;
        return power->filter == RFTG_FOR_CHROMO_WORLD ? RFTG_SUM_PER_CHROMO : RFTG_SUM_PER_MILITARY;
    case RFTG_OP_MIL_TEMP_HAND:
        *number = ONE;
        return power->times == 2 ? RFTG_SUM_MUSTER_TWO : RFTG_SUM_MUSTER_ONE;
    case RFTG_OP_DRAW:
        *number = AMOUNT;
        return power->phase == RFTG_CONSUME ? RFTG_SUM_CONSUME_DRAW : RFTG_SUM_PRODUCE_DRAW;
    case RFTG_OP_DRAW_PER_WORLD:
        *number = AMOUNT;
        return power->filter == RFTG_FOR_GENES            ? RFTG_SUM_PER_GENES
               : power->filter == RFTG_FOR_REBEL_WORLD    ? RFTG_SUM_PER_REBEL
               : power->filter == RFTG_FOR_MILITARY_WORLD ? RFTG_SUM_PER_MILITARY_WORLD
                                                          : RFTG_SUM_PER_CHROMO_WORLD;
    default:
        *number = (Number)summed[power->op].number;
        return summed[power->op].at + (summed[power->op].by ? power->filter : 0);
    }
}

static void add_power(const RftgPower *power, int8_t sum[RFTG_SUMS])
{
    if (power->op == RFTG_OP_TRADE) {
        if (power->filter != RFTG_FOR_THIS) /* a world's own bonus is looked up when it sells */
            sum[RFTG_SUM_TRADE + power->filter] += power->amount;
        return;
    }
    Number number;
    int at = sum_of(power, &number);
    if (number == AMOUNT)
        sum[at] += power->amount;
    else if (number == PRESTIGE)
        sum[at] += (int8_t)power->prestige;
    else if (number == ONE)
        sum[at]++;
    if (power->op == RFTG_OP_DEV_DRAW_DISCARD)
        sum[RFTG_SUM_DEV_DISCARD]++;
}

static void count_card(int card, int8_t sum[RFTG_SUMS])
{
    uint32_t traits = rftg_row(card)->traits;
    int military = traits >> RFTG_MILITARY & 1;
    sum[RFTG_SUM_MILITARY_WORLDS] += (int8_t)military;
    sum[RFTG_SUM_REBEL_MILITARY] += (int8_t)(military & (int)(traits >> RFTG_KW_REBEL & 1));
    sum[RFTG_SUM_CHROMO_WORLDS] += (int8_t)(traits >> RFTG_CHROMOSOME & 1);
    sum[RFTG_SUM_IMPERIUM_CARDS] += (int8_t)(traits >> RFTG_KW_IMPERIUM & 1);
}

/* The Military that depends on what else lies there (RG-2.10). */
static int8_t military_by_cards(const int8_t sum[RFTG_SUMS])
{
    return (int8_t)(sum[RFTG_SUM_PER_MILITARY] * sum[RFTG_SUM_MILITARY_WORLDS] +
                    sum[RFTG_SUM_PER_CHROMO] * sum[RFTG_SUM_CHROMO_WORLDS] +
                    (sum[RFTG_SUM_IMPERIUM_CARDS] ? sum[RFTG_SUM_IF_IMPERIUM] : 0));
}

static void add_cards(const CardSet *cards, bool takeovers, int8_t sum[RFTG_SUMS])
{
    sum[RFTG_SUM_MIL] -= military_by_cards(sum);
    for (each_card(card, cards)) {
        const RftgCardRow *row = rftg_row(card);
        for (int i = 0; i < row->powers; i++) {
            const RftgPower *power = &rftg_powers[row->power + i];
            if (takeovers || !power->takeover)
                add_power(power, sum);
        }
        count_card(card, sum);
    }
    sum[RFTG_SUM_MIL] += military_by_cards(sum);
}

void rftg_sum_up(const CardSet *tableau, bool takeovers, int8_t sum[RFTG_SUMS])
{
    memset(sum, 0, RFTG_SUMS);
    add_cards(tableau, takeovers, sum);
}

void rftg_sum_up_seats(RftgState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        RftgSeat *own = &s->seat[seat];
        if (cards_same(&own->began, &own->tableau))
            continue;
        CardSet more = cards_minus(&own->tableau, &own->began);
        if (cards_within(&own->began, &own->tableau))
            add_cards(&more, rftg_with_takeovers(s), own->sum);
        else
            rftg_sum_up(&own->tableau, rftg_with_takeovers(s), own->sum);
        own->began = own->tableau;
    }
}

int rftg_total_military(const CardSet *tableau)
{
    int8_t sum[RFTG_SUMS];
    rftg_sum_up(tableau, false, sum);
    return sum[RFTG_SUM_MIL];
}

int rftg_military_now(const RftgSeat *own)
{
    return cards_same(&own->began, &own->tableau) ? own->sum[RFTG_SUM_MIL]
                                                  : rftg_total_military(&own->tableau);
}

int rftg_count_rebel_military(const CardSet *set)
{
    CardSet rebel = cards_and(set, &rftg_trait_cards[RFTG_KW_REBEL]);
    return rftg_count_trait(&rebel, RFTG_MILITARY);
}

int rftg_count_rebel_worlds(const CardSet *set)
{
    CardSet rebel = cards_and(set, &rftg_trait_cards[RFTG_KW_REBEL]);
    return rftg_count_trait(&rebel, RFTG_WORLD);
}

int rftg_next_with(const CardSet *set, int after, RftgOp op)
{
    CardSet both = cards_and(set, &rftg_op_cards[op]);
    return cards_next(&both, after);
}
