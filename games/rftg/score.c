/* The score: chips, printed and variable VP, goals, prestige; the kind of the any-kind world is the
 * one that is best for its owner (RG-17.23). */
#include "games/rftg/score.h"

#include <string.h>

#include "games/rftg/goals.h"
#include "games/rftg/powers.h"
#include "games/rftg/supply.h"
#include "games/rftg/text.h"

const uint16_t rftg_sources[RFTG_SOURCES] = {
    RFTG_TEXT_SOURCE_CHIPS, RFTG_TEXT_SOURCE_CARDS,    RFTG_TEXT_SOURCE_VARIABLE,
    RFTG_TEXT_SOURCE_GOALS, RFTG_TEXT_SOURCE_PRESTIGE,
};

int rftg_card_vp(const CardSet *tableau)
{
    int vp = 0;
    for (each_card(card, tableau))
        vp += rftg_row(card)->vp;
    return vp;
}

static int kind_of(int card, RftgKind any)
{
    int kind = rftg_row(card)->kind;
    return kind == RFTG_ANY_KIND ? (int)any : kind;
}

/* Whether a card is what a row of the formula counts; Trade is no Consume (RG-17.9). */
static bool fits(const RftgBonus *bonus, int card, RftgKind any)
{
    static const uint8_t power_phase[] = { RFTG_EXPLORE, RFTG_TRADE, RFTG_CONSUME };
    int condition = bonus->condition;
    const RftgCardRow *row = rftg_row(card);
    if (condition <= RFTG_IF_PROD_ALIEN)
        return row->prod == RFTG_PRODUCTION &&
               kind_of(card, any) == RFTG_NOVELTY + condition - RFTG_IF_PROD_NOVELTY;
    if (condition <= RFTG_IF_WIND_ALIEN)
        return row->prod == RFTG_WINDFALL &&
               kind_of(card, any) == RFTG_NOVELTY + condition - RFTG_IF_WIND_NOVELTY;
    if (condition <= RFTG_IF_WORLD_P4) {
        int pair = condition - RFTG_IF_DEV_P1;
        return rftg_is(card, pair % 2 ? RFTG_WORLD : RFTG_DEVELOPMENT) &&
               rftg_has_power(card, (RftgPhase)power_phase[pair / 2], true);
    }
    if (condition >= RFTG_IF_KW_ALIEN && condition <= RFTG_IF_KW_UPLIFT)
        return rftg_is(card, (RftgTrait)(RFTG_KW_ALIEN + condition - RFTG_IF_KW_ALIEN));
    switch (condition) {
    case RFTG_IF_DEV6:
        return rftg_is(card, RFTG_DEVELOPMENT) && row->cost == 6;
    case RFTG_IF_DEV:
        return rftg_is(card, RFTG_DEVELOPMENT);
    case RFTG_IF_WORLD:
        return rftg_is(card, RFTG_WORLD);
    case RFTG_IF_CHROMO_WORLD:
        return rftg_is(card, RFTG_CHROMOSOME);
    case RFTG_IF_MIL_WORLD:
        return rftg_is(card, RFTG_MILITARY);
    case RFTG_IF_REBEL_MIL_WORLD:
        return rftg_is_rebel_military(card);
    case RFTG_IF_CARD:
        return rftg_design[card] == bonus->named;
    default:
        return false;
    }
}

/* The rows that count once. */
static int value_of(const RftgState *s, int seat, const RftgBonus *bonus, RftgKind any)
{
    static const uint8_t for_kinds[] = { 0, 1, 3, 6, 10 };
    const RftgSeat *own = &s->seat[seat];
    int military;
    switch (bonus->condition) {
    case RFTG_IF_VALUE_MILITARY:
        return rftg_military_now(own);
    case RFTG_IF_VALUE_NEG_MILITARY: /* RG-17.22 */
        military = rftg_military_now(own);
        return military < 0 ? -military : 0;
    case RFTG_IF_VALUE_VPCHIPS_DIV3:
        return own->vp / 3;
    case RFTG_IF_VALUE_PRESTIGE:
        return own->prestige;
    case RFTG_IF_VALUE_KINDS_1_3_6_10:
        return for_kinds[rftg_goal_value(s, seat, RFTG_GOAL_SYSTEM_DIVERSITY, any)];
    default:
        return 0;
    }
}

int rftg_row_points(const RftgFormula *formula, int card, RftgKind any)
{
    const RftgBonus *bonus = &rftg_bonuses[formula->first], *end = bonus + formula->rows;
    for (; bonus < end; bonus++)
        if (fits(bonus, card, any))
            return bonus->points;
    return 0;
}

int rftg_variable_of(const RftgState *s, int seat, int scoring, RftgKind any)
{
    const RftgFormula *formula = &rftg_formulas[rftg_design[scoring]];
    const CardSet *tableau = &s->seat[seat].tableau;
    int vp = 0, choice = rftg_find_trait(tableau, RFTG_KIND_CHOICE);
    for (int i = 0; i < formula->rows; i++)
        vp += value_of(s, seat, &rftg_bonuses[formula->first + i], any);
    for (int i = 0; i < RFTG_BONUS_MOST; i++)
        vp += (i + 1) * cards_count_both(tableau, &formula->cards[i]);
    return vp + (choice ? rftg_row_points(formula, choice, any) : 0);
}

int rftg_bonus_for(int scoring, int card)
{
    const RftgFormula *formula = &rftg_formulas[rftg_design[scoring]];
    int points = 0;
    for (int i = 0; i < RFTG_BONUS_MOST; i++)
        points += (i + 1) * cards_has(&formula->cards[i], card);
    return points;
}

int rftg_variable_vp(const RftgState *s, int seat, RftgKind kind)
{
    CardSet cards = cards_and(&s->seat[seat].tableau, &rftg_trait_cards[RFTG_VARIABLE]);
    int vp = 0;
    for (each_card(card, &cards))
        vp += rftg_variable_of(s, seat, card, kind);
    return vp;
}

/* RG-14.29, RG-17.26: what a most goal is worth to a seat, the kinds being fixed. */
static int most_goal_vp(const RftgState *s, int seat, RftgGoal goal, const RftgKind kind[])
{
    int best = rftg_goals[goal].threshold, holder = rftg_goal_holder(s, goal);
    int mine = rftg_goal_value(s, seat, goal, kind[seat]);
    for (int other = 0; other < s->head.seats; other++) {
        int value = rftg_goal_value(s, other, goal, kind[other]);
        best = value > best ? value : best;
    }
    bool fixed_anew = goal == RFTG_GOAL_LARGEST_INDUSTRY;
    if (holder == seat + 1 && (mine >= best || !fixed_anew))
        return 5;
    return mine >= best ? 3 : 0;
}

static int goal_vp(const RftgState *s, int seat, const RftgKind kind[])
{
    int vp = 3 * bits_count(s->seat[seat].goals);
    for (uint64_t left = s->goals; left; left = bits_without_first(left))
        if (rftg_goals[bits_first(left)].type == RFTG_MOST)
            vp += most_goal_vp(s, seat, (RftgGoal)bits_first(left), kind);
    return vp;
}

/* RG-17.23: variable VP and Largest Industry together decide; the first of equal kinds. */
static RftgKind best_kind(const RftgState *s, int seat)
{
    RftgKind best = RFTG_ANY_KIND, kind[RFTG_SEATS];
    int most = 0;
    if (!rftg_find_trait(&s->seat[seat].tableau, RFTG_KIND_CHOICE))
        return RFTG_ANY_KIND;
    for (int i = 0; i < RFTG_SEATS; i++)
        kind[i] = RFTG_ANY_KIND;
    for (int k = RFTG_NOVELTY; k <= RFTG_ALIEN; k++) {
        kind[seat] = (RftgKind)k;
        int vp = rftg_variable_vp(s, seat, (RftgKind)k) + goal_vp(s, seat, kind);
        if (best == RFTG_ANY_KIND || vp > most) {
            best = (RftgKind)k;
            most = vp;
        }
    }
    return best;
}

/* RG-17.25: hand cards and goods break ties. */
static int tie_breaker(const RftgState *s, int seat)
{
    CardSet goods = rftg_goods_of(s, seat);
    return cards_count(&s->seat[seat].hand) + cards_count(&goods);
}

int rftg_variable_now(const RftgState *s, int seat)
{
    return rftg_variable_vp(s, seat, best_kind(s, seat));
}

void rftg_result(const void *state, Result *result)
{
    const RftgState *s = state;
    RftgKind kind[RFTG_SEATS];
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->head.seats; seat++)
        kind[seat] = best_kind(s, seat);
    for (int seat = 0; seat < s->head.seats; seat++) {
        const RftgSeat *own = &s->seat[seat];
        int *part = result->part[seat];
        part[RFTG_SOURCE_CHIPS] = own->vp;
        part[RFTG_SOURCE_CARDS] = rftg_card_vp(&own->tableau);
        part[RFTG_SOURCE_VARIABLE] = rftg_variable_vp(s, seat, kind[seat]);
        part[RFTG_SOURCE_GOALS] = goal_vp(s, seat, kind);
        part[RFTG_SOURCE_PRESTIGE] = own->prestige;
        for (int i = 0; i < RFTG_SOURCES; i++)
            result->score[seat] += part[i];
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        result->rank[seat] = 1;
        for (int other = 0; other < s->head.seats; other++)
            if (result->score[other] > result->score[seat] ||
                (result->score[other] == result->score[seat] &&
                 tie_breaker(s, other) > tie_breaker(s, seat)))
                result->rank[seat]++;
    }
}

void rftg_holdings(const void *state, int seat, Holdings *list)
{
    const RftgState *s = state;
    for (each_card(card, &s->seat[seat].tableau))
        holdings_add(list, RFTG_THING_CARD, rftg_design[card]);
    for (uint64_t left = s->goals; left; left = bits_without_first(left)) {
        RftgGoal goal = (RftgGoal)bits_first(left);
        if (rftg_goals[goal].type == RFTG_MOST ? rftg_goal_holder(s, goal) == seat + 1
                                               : bits_has(s->seat[seat].goals, goal))
            holdings_add(list, RFTG_THING_GOAL, goal);
    }
}
