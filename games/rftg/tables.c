/* The rows of the components, and the questions about a card alone that several files ask. */
#include "games/rftg/tables.h"

#define T(trait) (1u << RFTG_##trait)

/* The first power of each design: the rows lie in the order of the cards. */
enum {
#define CARD(key, code, box, b, t, r, w, x, cost, vp, kind, prod, start, preset, n, traits)        \
    FIRST_##key, LAST_##key = FIRST_##key + (n)-1,
#include "games/rftg/cards.def"
#undef CARD
    ALL_POWERS
};
static_assert((int)ALL_POWERS == (int)RFTG_POWERS, "every power belongs to a card");

const RftgCardRow rftg_cards[RFTG_DESIGNS] = {
#define CARD(key, notation, b, n0, n1, n2, n3, n4, c, v, k, p, s, h, n, t)                         \
    [RFTG_##key] = { .code = (notation),                                                           \
                     .box = RFTG_##b,                                                              \
                     .copies = { (n0), (n1), (n2), (n3), (n4) },                                   \
                     .cost = (c),                                                                  \
                     .vp = (v),                                                                    \
                     .kind = RFTG_##k,                                                             \
                     .prod = RFTG_##p,                                                             \
                     .start = (s),                                                                 \
                     .preset = (h),                                                                \
                     .power = FIRST_##key,                                                         \
                     .powers = (n),                                                                \
                     .traits = (t) },
#include "games/rftg/cards.def"
#undef CARD
};

const uint8_t rftg_design[RFTG_CARDS] = {
#define COPY(key, which) [RFTG_CARD_##key##_##which] = RFTG_##key,
#include "games/rftg/copies.def"
#undef COPY
};

const uint8_t rftg_copy[RFTG_CARDS] = {
#define COPY(key, which) [RFTG_CARD_##key##_##which] = (which),
#include "games/rftg/copies.def"
#undef COPY
};

const uint8_t rftg_first_card[RFTG_DESIGNS] = {
#define CARD(key, ...) [RFTG_##key] = RFTG_CARD_##key##_1,
#include "games/rftg/cards.def"
#undef CARD
};

const RftgPower rftg_powers[RFTG_POWERS] = {
#define POWER(key, p, o, f, a, g, v, c, pr, t, price, m, k)                                        \
    { .card = RFTG_##key,                                                                          \
      .phase = RFTG_##p,                                                                           \
      .op = RFTG_OP_##o,                                                                           \
      .filter = RFTG_FOR_##f,                                                                      \
      .amount = (a),                                                                               \
      .given = (g),                                                                                \
      .vp = (v),                                                                                   \
      .cards = (c),                                                                                \
      .prestige = (pr),                                                                            \
      .times = (t),                                                                                \
      .pay = RFTG_PAY_##price,                                                                     \
      .may = (m),                                                                                  \
      .takeover = (k) },
#include "games/rftg/powers.def"
#undef POWER
};

const RftgBonus rftg_bonuses[RFTG_BONUSES] = {
#define BONUS(key, p, c, n)                                                                        \
    { .card = RFTG_##key, .points = (p), .condition = RFTG_IF_##c, .named = RFTG_##n },
#include "games/rftg/bonuses.def"
#undef BONUS
};

#define AFTER(phase) (1u << RFTG_##phase)
const RftgGoalRow rftg_goals[RFTG_GOALS] = {
#define GOAL(key, notation, b, t, n, when)                                                         \
    [RFTG_GOAL_##key] = {                                                                          \
        .code = (notation), .box = RFTG_##b, .type = RFTG_##t, .threshold = (n), .after = (when)   \
    },
#include "games/rftg/goals.def"
#undef GOAL
};

const uint8_t rftg_start_design[RFTG_START_WORLDS] = {
    RFTG_OLD_EARTH,           RFTG_EPSILON_ERIDANI,
    RFTG_ALPHA_CENTAURI,      RFTG_NEW_SPARTA,
    RFTG_EARTHS_LOST_COLONY,  RFTG_SEPARATIST_COLONY,
    RFTG_ANCIENT_RACE,        RFTG_DAMAGED_ALIEN_FACTORY,
    RFTG_DOOMED_WORLD,        RFTG_REBEL_CANTINA,
    RFTG_GALACTIC_DEVELOPERS, RFTG_IMPERIUM_WARLORD,
    RFTG_GALACTIC_SCAVENGERS, RFTG_UPLIFT_MERCENARY_FORCE,
    RFTG_ALIEN_RESEARCH_TEAM, RFTG_REBEL_FREEDOM_FIGHTERS,
};

#define NO_SET(...)
#define OP_SET    NO_SET
#define TRAIT_SET NO_SET
#define KIND_SET  NO_SET
#define PHASE_SET NO_SET
#define PROD_SET  NO_SET
#define COST_SET  NO_SET
#define USE_SET   NO_SET
#define DECK_SET  NO_SET
#define START_SET NO_SET
#define GOAL_SET  NO_SET
#define FORMULA   NO_SET

#undef OP_SET
#define OP_SET(name, ...) [RFTG_OP_##name] = { { __VA_ARGS__ } },
const CardSet rftg_op_cards[RFTG_OPS] = {
#include "games/rftg/sets.def"
};
#undef OP_SET
#define OP_SET NO_SET

#undef TRAIT_SET
#define TRAIT_SET(name, ...) [RFTG_##name] = { { __VA_ARGS__ } },
const CardSet rftg_trait_cards[RFTG_TRAITS] = {
#include "games/rftg/sets.def"
};
#undef TRAIT_SET
#define TRAIT_SET NO_SET

#undef KIND_SET
#define KIND_SET(name, ...) [RFTG_##name] = { { __VA_ARGS__ } },
const CardSet rftg_kind_cards[RFTG_KINDS] = {
#include "games/rftg/sets.def"
};
#undef KIND_SET
#define KIND_SET NO_SET

#undef PHASE_SET
#define PHASE_SET(name, ...) [RFTG_##name] = { { __VA_ARGS__ } },
const CardSet rftg_phase_cards[RFTG_PRODUCE + 1] = {
#include "games/rftg/sets.def"
};
#undef PHASE_SET
#define PHASE_SET NO_SET

#undef PROD_SET
#define PROD_SET(name, ...) [RFTG_##name] = { { __VA_ARGS__ } },
const CardSet rftg_prod_cards[RFTG_PRODUCTION + 1] = {
#include "games/rftg/sets.def"
};
#undef PROD_SET
#define PROD_SET NO_SET

#undef COST_SET
#define COST_SET(n, ...) [n] = { { __VA_ARGS__ } },
const CardSet rftg_cost_cards[RFTG_COST_MAX + 1] = {
#include "games/rftg/sets.def"
};
#undef COST_SET
#define COST_SET NO_SET

#undef USE_SET
#define USE_SET(name, ...) [RFTG_##name] = { { __VA_ARGS__ } },
const CardSet rftg_use_cards[RFTG_PRODUCE + 1] = {
#include "games/rftg/sets.def"
};
#undef USE_SET
#define USE_SET NO_SET

#undef DECK_SET
#define DECK_SET(name, ...) [RFTG_##name] = { { __VA_ARGS__ } },
const CardSet rftg_deck_cards[RFTG_BOXES + 1] = {
#include "games/rftg/sets.def"
};
#undef DECK_SET
#define DECK_SET NO_SET

#undef START_SET
#define START_SET(odd, ...) [odd] = { { __VA_ARGS__ } },
const CardSet rftg_start_cards[2] = {
#include "games/rftg/sets.def"
};
#undef START_SET
#define START_SET NO_SET

#undef GOAL_SET
#define GOAL_SET(name, bits) [RFTG_##name] = (bits),
const uint32_t rftg_goals_after[RFTG_ROUND_END + 1] = {
#include "games/rftg/sets.def"
};
#undef GOAL_SET
#define GOAL_SET NO_SET

#undef FORMULA
#define FORMULA(name, row, n, a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3)                      \
    [RFTG_##name] = {                                                                              \
        .first = (row),                                                                            \
        .rows = (n),                                                                               \
        .cards = { { { a0, a1, a2, a3 } }, { { b0, b1, b2, b3 } }, { { c0, c1, c2, c3 } } }        \
    },
const RftgFormula rftg_formulas[RFTG_DESIGNS] = {
#include "games/rftg/sets.def"
};

bool rftg_has_power(int card, RftgPhase phase, bool takeovers)
{
    const RftgCardRow *row = rftg_row(card);
    if (!cards_has(&rftg_phase_cards[phase], card))
        return false;
    if (phase != RFTG_SETTLE || takeovers)
        return true;
    for (int i = 0; i < row->powers; i++)
        if (rftg_powers[row->power + i].phase == phase && !rftg_powers[row->power + i].takeover)
            return true;
    return false;
}

const RftgPower *rftg_power_of(int card, RftgOp op)
{
    if (!cards_has(&rftg_op_cards[op], card))
        return NULL;
    const RftgPower *power = &rftg_powers[rftg_row(card)->power];
    while (power->op != op)
        power++;
    return power;
}

/* RG-16.8: only what is unconditional and permanent. */
static bool is_military_development(int card)
{
    const RftgPower *power = rftg_power_of(card, RFTG_OP_MIL);
    return rftg_is(card, RFTG_DEVELOPMENT) && power && power->filter == RFTG_FOR_ANY &&
           (power->amount == 1 || power->amount == 2);
}

static bool is_windfall_1_2(int card, bool military)
{
    const RftgCardRow *row = rftg_row(card);
    return row->prod == RFTG_WINDFALL && rftg_is(card, RFTG_MILITARY) == military &&
           (row->cost == 1 || row->cost == 2);
}

/* RG-16.13 */
static bool consumes_two(int card)
{
    const RftgCardRow *row = rftg_row(card);
    for (int i = 0; i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        bool goods = power->phase == RFTG_CONSUME && power->pay == RFTG_PAY_GOOD;
        if (goods && power->op != RFTG_OP_SELL && power->given * power->times != 1)
            return true;
    }
    return false;
}

/* RG-16.16 */
static bool has_takeover_power(int card)
{
    const RftgCardRow *row = rftg_row(card);
    for (int i = 0; i < row->powers; i++)
        if (rftg_powers[row->power + i].takeover)
            return true;
    return false;
}

bool rftg_matches(int card, int category)
{
    const RftgCardRow *row = rftg_row(card);
    switch (category) {
    case 0:
        return is_military_development(card);
    case 1:
        return is_windfall_1_2(card, true);
    case 2:
        return is_windfall_1_2(card, false) && rftg_is(card, RFTG_WORLD);
    case 3:
        return rftg_is(card, RFTG_CHROMOSOME);
    case 4:
        return row->kind == RFTG_ALIEN || row->kind == RFTG_ANY_KIND;
    case 5:
        return consumes_two(card);
    case 6:
        return rftg_is(card, RFTG_MILITARY) && row->cost >= 5;
    case 7:
        return rftg_is(card, RFTG_DEVELOPMENT) && row->cost == 6 && rftg_is(card, RFTG_VARIABLE);
    default:
        return has_takeover_power(card);
    }
}

static const char *const names[RFTG_DESIGNS][LANGS] = {
#define NAME(key, english, russian) [RFTG_##key] = { (english), (russian) },
#include "games/rftg/names.def"
#undef NAME
};

const char *rftg_card_code(int design)
{
    return rftg_cards[design].code;
}

const char *rftg_card_name(int design, Lang lang)
{
    return names[design][lang];
}
