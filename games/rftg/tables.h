/* The components of Race for the Galaxy: cards, powers, variable VP, goals, actions. */
#ifndef GAMES_RFTG_TABLES_H
#define GAMES_RFTG_TABLES_H

#include <stdint.h>

#include "core/text.h"
#include "games/rftg/cardset.h"

typedef enum RftgDesign {
    RFTG_NO_DESIGN,
#define CARD(key, ...) RFTG_##key,
#include "games/rftg/cards.def"
#undef CARD
    RFTG_DESIGNS
} RftgDesign;

/* The cards by number: RFTG_CARD_KEY_1 is the first copy of a design. */
enum {
    RFTG_CARD_NONE,
#define COPY(key, which) RFTG_CARD_##key##_##which,
#include "games/rftg/copies.def"
#undef COPY
    RFTG_CARDS
};

typedef enum RftgKind {
    RFTG_NO_KIND,
    RFTG_NOVELTY,
    RFTG_RARE,
    RFTG_GENES,
    RFTG_ALIEN,
    RFTG_ANY_KIND, /* its owner says which (RG-18.2) */
    RFTG_KINDS
} RftgKind;

typedef enum RftgProd { RFTG_NO_GOODS, RFTG_WINDFALL, RFTG_PRODUCTION } RftgProd;

typedef enum RftgBox { RFTG_BASE, RFTG_TGS, RFTG_RVI, RFTG_BOW, RFTG_BOXES } RftgBox;

typedef enum RftgTrait {
    RFTG_WORLD,
    RFTG_DEVELOPMENT,
    RFTG_MILITARY,
    RFTG_KW_ALIEN,
    RFTG_KW_IMPERIUM,
    RFTG_KW_REBEL,
    RFTG_KW_TERRAFORMING,
    RFTG_KW_UPLIFT,
    RFTG_CHROMOSOME,
    RFTG_VARIABLE, /* VP by bonuses.def */
    RFTG_PRESTIGE, /* bears the prestige symbol */
    RFTG_START_HAND_3,
    RFTG_START_SAVE_1,
    RFTG_HAND_LIMIT_12,
    RFTG_END_AT_14,
    RFTG_TAKE_DISCARDS,
    RFTG_SELECT_LAST,
    RFTG_KIND_CHOICE,
    RFTG_TRAITS
} RftgTrait;

/* The phases that powers are printed for, in the order of a card's rows. */
typedef enum RftgPhase {
    RFTG_NO_PHASE,
    RFTG_EXPLORE,
    RFTG_DEVELOP,
    RFTG_SETTLE,
    RFTG_TRADE,
    RFTG_CONSUME,
    RFTG_PRODUCE,
    RFTG_ROUND_START, /* these two only say when a goal is checked */
    RFTG_ROUND_END
} RftgPhase;

// clang-format off
#define RFTG_OP_LIST(OP) \
    OP(EXPLORE_DRAW) OP(EXPLORE_KEEP) OP(EXPLORE_MIX) OP(EXPLORE_PRESTIGE) OP(DEV_DRAW) \
    OP(DEV_DRAW_DISCARD) OP(DEV_COST) OP(DEV_COST_SELF) OP(DEV_COST_GOOD) OP(DEV_DRAW_AFTER) \
    OP(DEV_PRESTIGE_AFTER) OP(DEV_SAVE) OP(SET_SAVE) OP(SET_COST) OP(SET_COST_GOOD) \
    OP(SET_ZERO_SELF) OP(MIL) OP(MIL_PER) OP(MIL_IF) OP(MIL_TEMP_SELF) OP(MIL_TEMP_HAND) \
    OP(MIL_TEMP_GOOD) OP(MIL_TEMP_PRESTIGE) OP(PAY_MIL) OP(PAY_MIL_COST) OP(PAY_MIL_PRESTIGE) \
    OP(CONQUER_SELF) OP(SET_DRAW_AFTER) OP(SET_DRAW_DISCARD_AFTER) OP(SET_PRESTIGE_AFTER) \
    OP(SET_AUTO_GOOD) OP(SET_SECOND) OP(SET_SECOND_MIL_SELF) OP(SET_REPLACE) OP(TAKEOVER) \
    OP(TAKEOVER_DESTROY) OP(TK_DEFENSE) OP(TK_PREVENT) OP(TRADE) OP(TRADE_PER_CHROMO) \
    OP(TRADE_FORBID) OP(CONSUME) OP(CONSUME_DIFF3) OP(CONSUME_DIFFN) OP(CONSUME_ALL) \
    OP(CONSUME_HAND) OP(CONSUME_PRESTIGE) OP(SELL) OP(DRAW) OP(GAIN_VP) OP(GAMBLE_NAME) \
    OP(GAMBLE_ANTE) OP(PRODUCE) OP(PRODUCE_DISCARD) OP(WINDFALL) OP(WINDFALL_OTHER) \
    OP(WINDFALL_DISCARD) OP(DRAW_IF_PRODUCED) OP(PRESTIGE_IF_PRODUCED) OP(DRAW_PER_PRODUCED) \
    OP(DRAW_PER_KIND_PRODUCED) OP(DRAW_PER_WORLD) OP(DRAW_IF_MOST) OP(PRESTIGE_IF_MOST) \
    OP(TAKE_SAVED)
// clang-format on

typedef enum RftgOp {
#define OP(code) RFTG_OP_##code,
    RFTG_OP_LIST(OP)
#undef OP
        RFTG_OPS
} RftgOp;

/* What a power is about; ANY and the kinds have the numbers of RftgKind. */
// clang-format off
#define RFTG_FILTER_LIST(FILTER) \
    FILTER(ANY) FILTER(NOVELTY) FILTER(RARE) FILTER(GENES) FILTER(ALIEN) FILTER(REBEL_WORLD) \
    FILTER(MILITARY_WORLD) FILTER(CHROMO_WORLD) FILTER(NONALIEN) FILTER(THIS) FILTER(WORLD) \
    FILTER(REBEL_DEV) FILTER(DEV6) FILTER(IMPERIUM_CARD) FILTER(REBEL_MIL_WORLD) \
    FILTER(PRODUCTION_WORLD) FILTER(NONMIL_WORLD) FILTER(NO_TAKEOVER) FILTER(TAKEOVER_OK) \
    FILTER(MILITARY_TABLEAU) FILTER(IMPERIUM_TABLEAU) FILTER(ANY_TABLEAU) \
    FILTER(NO_TRADE_POWERS) FILTER(WITH_TRADE_POWERS)
// clang-format on

typedef enum RftgFilter {
#define FILTER(code) RFTG_FOR_##code,
    RFTG_FILTER_LIST(FILTER)
#undef FILTER
        RFTG_FILTERS
} RftgFilter;

typedef enum RftgPay {
    RFTG_PAY_NONE,
    RFTG_PAY_SELF,
    RFTG_PAY_HAND,
    RFTG_PAY_GOOD,
    RFTG_PAY_PRESTIGE
} RftgPay;

typedef struct RftgPower {
    uint8_t card; /* design */
    uint8_t phase, op, filter;
    int8_t amount;
    uint8_t given; /* goods, cards or prestige for one use */
    uint8_t vp, cards, prestige;
    uint8_t times; /* uses in one phase; 0: all goods */
    uint8_t pay, may, takeover;
} RftgPower;

typedef struct RftgCardRow {
    const char *code;
    uint8_t box;
    uint8_t copies[RFTG_BOXES + 1]; /* at each level; last: base + RvI without TGS */
    uint8_t cost;                   /* or defense */
    int8_t vp;
    uint8_t kind, prod;
    int8_t start;    /* start number or -1 */
    uint8_t preset;  /* learning hand or 0 */
    uint16_t power;  /* the first of its powers */
    uint8_t powers;  /* how many there are */
    uint32_t traits; /* bits by RftgTrait */
} RftgCardRow;

enum { RFTG_POWERS = 326 };

typedef enum RftgCondition {
    RFTG_IF_PROD_NOVELTY, /* the eight in the order of the kinds */
    RFTG_IF_PROD_RARE,
    RFTG_IF_PROD_GENES,
    RFTG_IF_PROD_ALIEN,
    RFTG_IF_WIND_NOVELTY,
    RFTG_IF_WIND_RARE,
    RFTG_IF_WIND_GENES,
    RFTG_IF_WIND_ALIEN,
    RFTG_IF_DEV_P1,
    RFTG_IF_WORLD_P1,
    RFTG_IF_DEV_PT,
    RFTG_IF_WORLD_PT,
    RFTG_IF_DEV_P4,
    RFTG_IF_WORLD_P4,
    RFTG_IF_DEV6,
    RFTG_IF_DEV,
    RFTG_IF_WORLD,
    RFTG_IF_KW_ALIEN,
    RFTG_IF_KW_IMPERIUM,
    RFTG_IF_KW_REBEL,
    RFTG_IF_KW_TERRAFORMING,
    RFTG_IF_KW_UPLIFT,
    RFTG_IF_CHROMO_WORLD,
    RFTG_IF_MIL_WORLD,
    RFTG_IF_REBEL_MIL_WORLD,
    RFTG_IF_CARD,
    RFTG_IF_VALUE_MILITARY, /* these once, not for each card */
    RFTG_IF_VALUE_NEG_MILITARY,
    RFTG_IF_VALUE_VPCHIPS_DIV3,
    RFTG_IF_VALUE_PRESTIGE,
    RFTG_IF_VALUE_KINDS_1_3_6_10
} RftgCondition;

typedef struct RftgBonus {
    uint8_t card, points, condition, named;
} RftgBonus;

enum { RFTG_BONUS_MOST = 3 };

/* How a card with variable VP counts a tableau; empty for the others. */
typedef struct RftgFormula {
    CardSet cards[RFTG_BONUS_MOST]; /* that bring 1, 2, 3 points; any-kind worlds are left out */
    uint8_t first, rows;            /* of rftg_bonuses */
} RftgFormula;

typedef enum RftgGoal {
#define GOAL(key, ...) RFTG_GOAL_##key,
#include "games/rftg/goals.def"
#undef GOAL
    RFTG_GOALS
} RftgGoal;

typedef enum RftgGoalType { RFTG_FIRST, RFTG_MOST } RftgGoalType;

typedef struct RftgGoalRow {
    const char *code;
    uint8_t box, type, threshold;
    uint16_t after; /* bits by RftgPhase */
} RftgGoalRow;

/* What a player chooses for a round (RG-1.6). */
typedef enum RftgAction {
    RFTG_NO_ACTION,
    RFTG_ACT_SEARCH,
    RFTG_ACT_EXPLORE_5,
    RFTG_ACT_EXPLORE_1_1,
    RFTG_ACT_DEVELOP,
    RFTG_ACT_SETTLE,
    RFTG_ACT_TRADE,
    RFTG_ACT_CONSUME_2X,
    RFTG_ACT_PRODUCE,
    RFTG_ACTIONS
} RftgAction;

enum { RFTG_CATEGORIES = 9, RFTG_BONUSES = 84, RFTG_START_WORLDS = 16, RFTG_COST_MAX = 9 };

extern const RftgCardRow rftg_cards[RFTG_DESIGNS];
extern const uint8_t rftg_design[RFTG_CARDS]; /* the design of each card */
extern const uint8_t rftg_copy[RFTG_CARDS];   /* which of its copies it is, from 1 */
extern const uint8_t rftg_first_card[RFTG_DESIGNS];
extern const RftgPower rftg_powers[RFTG_POWERS];
extern const RftgBonus rftg_bonuses[RFTG_BONUSES];
extern const RftgGoalRow rftg_goals[RFTG_GOALS];
extern const uint8_t rftg_start_design[RFTG_START_WORLDS];

/* The cards that have a power with an op, a trait, a kind. */
extern const CardSet rftg_op_cards[RFTG_OPS];
extern const CardSet rftg_trait_cards[RFTG_TRAITS];
extern const CardSet rftg_kind_cards[RFTG_KINDS];
extern const CardSet rftg_phase_cards[RFTG_PRODUCE + 1]; /* with a power in that phase */
extern const CardSet rftg_prod_cards[RFTG_PRODUCTION + 1];
extern const CardSet rftg_cost_cards[RFTG_COST_MAX + 1]; /* cost or defense at most that */
extern const CardSet rftg_use_cards[RFTG_PRODUCE + 1];   /* with a power that `use` names */
extern const CardSet rftg_deck_cards[RFTG_BOXES + 1];    /* by columns of RftgCardRow.copies */
extern const CardSet rftg_start_cards[2];                /* start worlds by even and odd numbers */

extern const RftgFormula rftg_formulas[RFTG_DESIGNS];
extern const uint32_t rftg_goals_after[RFTG_ROUND_END + 1]; /* bits by RftgGoal */

static inline const RftgCardRow *rftg_row(int card)
{
    return &rftg_cards[rftg_design[card]];
}

static inline bool rftg_is(int card, RftgTrait trait)
{
    return rftg_row(card)->traits >> trait & 1;
}

/* The cards of a set that are of a kind or may be (RG-18.2). */
static inline CardSet rftg_of_kind(const CardSet *set, RftgKind kind)
{
    CardSet fitting = cards_or(&rftg_kind_cards[kind], &rftg_kind_cards[RFTG_ANY_KIND]);
    return cards_and(set, &fitting);
}

/* Rebel military worlds need both (RG-2.6). */
static inline bool rftg_is_rebel_military(int card)
{
    return rftg_is(card, RFTG_MILITARY) && rftg_is(card, RFTG_KW_REBEL);
}

static inline bool rftg_is_peaceful(int card)
{
    return rftg_is(card, RFTG_WORLD) && !rftg_is(card, RFTG_MILITARY);
}

/* Whether a card has a power in a phase; those with takeover icons count only if they are on. */
bool rftg_has_power(int card, RftgPhase phase, bool takeovers);

/* The power with this op on a card, or NULL. */
const RftgPower *rftg_power_of(int card, RftgOp op);

/* Search: whether a card matches a category 0 .. 8 (RG-16.8 to RG-16.16). */
bool rftg_matches(int card, int category);

const char *rftg_card_code(int design);
const char *rftg_card_name(int design, Lang lang);

#endif
