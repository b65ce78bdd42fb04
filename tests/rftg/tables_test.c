/* Owns the tests of the tables: every row as in docs/data/rftg, and what the rules say of all cards
 * together. */
#include "tests/tools/csv.h"

#include "games/rftg/game.h"
#include "games/rftg/score.h"
#include "games/rftg/state.h"
#include "games/rftg/tables.h"

static Csv cards, powers, bonuses, goals, matches;

static int index_of(const char *const *names, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    fail_msg("no name %s", name);
    return -1;
}

static const char *const boxes[] = { "BASE", "TGS", "RVI", "BOW" };
static const char *const kinds[] = { "NONE", "NOVELTY", "RARE", "GENES", "ALIEN", "ANY" };
static const char *const prods[] = { "NONE", "WINDFALL", "PRODUCTION" };

static void compare_card(int row)
{
    static const char *const copies[] = { "n_base", "n_tgs", "n_rvi", "n_bow", "n_rvi_solo" };
    static const struct {
        const char *column;
        RftgTrait trait;
    } flag[] = {
        { "military", RFTG_MILITARY },   { "vp_var", RFTG_VARIABLE },
        { "kw_alien", RFTG_KW_ALIEN },   { "kw_imperium", RFTG_KW_IMPERIUM },
        { "kw_rebel", RFTG_KW_REBEL },   { "kw_terraforming", RFTG_KW_TERRAFORMING },
        { "kw_uplift", RFTG_KW_UPLIFT }, { "chromosome", RFTG_CHROMOSOME },
        { "prestige", RFTG_PRESTIGE },
    };
    static const char *const special[] = { "START_HAND_3", "START_SAVE_1",  "HAND_LIMIT_12",
                                           "END_AT_14",    "TAKE_DISCARDS", "SELECT_LAST",
                                           "KIND_CHOICE" };
    int design = csv_int(&cards, row, "id");
    const RftgCardRow *card = &rftg_cards[design];
    assert_int_equal(design, row + 1);
    assert_int_equal(card->box, index_of(boxes, 4, csv_text(&cards, row, "set")));
    for (int i = 0; i < 5; i++)
        assert_int_equal(card->copies[i], csv_int(&cards, row, copies[i]));
    assert_int_equal(card->cost, csv_int(&cards, row, "cost"));
    assert_int_equal(card->vp, csv_int(&cards, row, "vp"));
    assert_int_equal(card->kind, index_of(kinds, 6, csv_text(&cards, row, "kind")));
    assert_int_equal(card->prod, index_of(prods, 3, csv_text(&cards, row, "prod")));
    assert_int_equal(card->start, csv_int(&cards, row, "start_no"));
    assert_int_equal(card->preset, csv_int(&cards, row, "preset_hand"));
    assert_string_equal(rftg_card_name(design, LANG_EN), csv_text(&cards, row, "name_en"));
    bool world = strcmp(csv_text(&cards, row, "type"), "W") == 0;
    assert_int_equal(card->traits >> RFTG_WORLD & 1, world);
    assert_int_equal(card->traits >> RFTG_DEVELOPMENT & 1, !world);
    for (size_t i = 0; i < sizeof flag / sizeof *flag; i++)
        assert_int_equal(card->traits >> flag[i].trait & 1, csv_int(&cards, row, flag[i].column));
    for (int i = 0; i < 7; i++)
        assert_int_equal(card->traits >> (RFTG_START_HAND_3 + i) & 1,
                         strcmp(csv_text(&cards, row, "special"), special[i]) == 0);
}

static void every_card(void **state)
{
    (void)state;
    csv_read(&cards, "rftg/cards");
    assert_int_equal(cards.rows, RFTG_DESIGNS - 1);
    for (int row = 0; row < cards.rows; row++)
        compare_card(row);
}

static void every_power(void **state)
{
    static const char *const ops[] = {
#define OP(name) #name,
        RFTG_OP_LIST(OP)
#undef OP
    };
    static const char *const filters[] = {
#define FILTER(name) #name,
        RFTG_FILTER_LIST(FILTER)
#undef FILTER
    };
    static const char *const pays[] = { "NONE", "SELF", "HAND", "GOOD", "PRESTIGE" };
    static const char *const phases[] = { "0", "1", "2", "3", "T", "4", "5" };
    (void)state;
    csv_read(&powers, "rftg/powers");
    assert_int_equal(powers.rows, RFTG_POWERS);
    for (int row = 0; row < powers.rows; row++) {
        const RftgPower *power = &rftg_powers[row];
        int design = csv_int(&powers, row, "card_id"), index = csv_int(&powers, row, "idx");
        assert_int_equal(power->card, design);
        assert_int_equal(rftg_cards[design].power + index, row);
        assert_true(index < rftg_cards[design].powers);
        assert_int_equal(power->phase, index_of(phases, 7, csv_text(&powers, row, "phase")));
        assert_int_equal(power->op, index_of(ops, RFTG_OPS, csv_text(&powers, row, "op")));
        assert_int_equal(power->filter,
                         index_of(filters, RFTG_FILTERS, csv_text(&powers, row, "filter")));
        assert_int_equal(power->amount, csv_int(&powers, row, "amount"));
        assert_int_equal(power->given, csv_int(&powers, row, "in_n"));
        assert_int_equal(power->vp, csv_int(&powers, row, "gain_vp"));
        assert_int_equal(power->cards, csv_int(&powers, row, "gain_cards"));
        assert_int_equal(power->prestige, csv_int(&powers, row, "gain_prestige"));
        assert_int_equal(power->times, csv_int(&powers, row, "times"));
        assert_int_equal(power->pay, index_of(pays, 5, csv_text(&powers, row, "pay")));
        assert_int_equal(power->may, csv_int(&powers, row, "optional"));
        assert_int_equal(power->takeover, csv_int(&powers, row, "takeover"));
    }
}

/* A row that names two cards is two rows of ours. */
static void every_bonus(void **state)
{
    int ours = 0;
    (void)state;
    csv_read(&bonuses, "rftg/vp_bonuses");
    assert_int_equal(bonuses.rows, 83);
    for (int row = 0; row < bonuses.rows; row++) {
        const char *named = csv_text(&bonuses, row, "arg_card_id");
        do {
            const RftgBonus *bonus = &rftg_bonuses[ours++];
            assert_int_equal(bonus->card, csv_int(&bonuses, row, "card_id"));
            assert_int_equal(bonus->points, csv_int(&bonuses, row, "points"));
            assert_int_equal(bonus->named, *named ? (int)strtol(named, NULL, 10) : 0);
            assert_int_equal(bonus->condition == RFTG_IF_CARD, *named != 0);
            named = strchr(named, '|');
            named = named ? named + 1 : NULL;
        } while (named);
    }
    assert_int_equal(ours, RFTG_BONUSES);
}

/* A formula has all rows of its card, and its sets are what they say of each other card. */
static void every_formula(void **state)
{
    int rows = 0;
    (void)state;
    for (int design = 1; design < RFTG_DESIGNS; design++) {
        const RftgFormula *formula = &rftg_formulas[design];
        bool varies = rftg_cards[design].traits >> RFTG_VARIABLE & 1;
        assert_int_equal(formula->rows > 0, varies);
        for (int i = 0; i < formula->rows; i++)
            assert_int_equal(rftg_bonuses[formula->first + i].card, design);
        rows += formula->rows;
        for (int card = 1; card < RFTG_CARDS; card++) {
            bool any = rftg_row(card)->kind == RFTG_ANY_KIND;
            int points = varies && !any ? rftg_row_points(formula, card, RFTG_ANY_KIND) : 0;
            for (int i = 0; i < RFTG_BONUS_MOST; i++)
                assert_int_equal(cards_has(&formula->cards[i], card), points == i + 1);
        }
    }
    assert_int_equal(rows, RFTG_BONUSES);
}

static int after_of(const char *text)
{
    static const char *const when[] = { "0", "1", "2",           "3",        "T",
                                        "4", "5", "ROUND_START", "ROUND_END" };
    char buf[64];
    int set = 0;
    snprintf(buf, sizeof buf, "%s", text);
    for (char *at = buf; at;) {
        char *bar = strchr(at, '|');
        if (bar)
            *bar++ = 0;
        set |= 1 << index_of(when, 9, at);
        at = bar;
    }
    return set;
}

static void every_goal(void **state)
{
    int first[4] = { 0 }, most[4] = { 0 };
    (void)state;
    csv_read(&goals, "rftg/goals");
    assert_int_equal(goals.rows, RFTG_GOALS);
    for (int row = 0; row < goals.rows; row++) {
        const RftgGoalRow *goal = &rftg_goals[row];
        bool is_most = strcmp(csv_text(&goals, row, "type"), "MOST") == 0;
        assert_int_equal(goal->type, is_most ? RFTG_MOST : RFTG_FIRST);
        assert_int_equal(goal->box, index_of(boxes, 4, csv_text(&goals, row, "set")));
        assert_int_equal(goal->threshold, csv_int(&goals, row, "threshold"));
        assert_int_equal(goal->after, after_of(csv_text(&goals, row, "check_after")));
        (is_most ? most : first)[goal->box]++;
    }
    assert_true(first[1] == 6 && most[1] == 4 && first[2] == 3 && most[2] == 2 && first[3] == 3 &&
                most[3] == 2);
}

static bool is_listed(int category, int design)
{
    for (int row = 0; row < matches.rows; row++)
        if (csv_int(&matches, row, "category") == category &&
            csv_int(&matches, row, "card_id") == design)
            return true;
    return false;
}

static void every_category(void **state)
{
    (void)state;
    csv_read(&matches, "rftg/search_matches");
    for (int category = 0; category < RFTG_CATEGORIES; category++)
        for (int design = 1; design < RFTG_DESIGNS; design++) {
            bool in_game = rftg_cards[design].copies[RFTG_BOW] > 0;
            if (in_game &&
                rftg_matches(rftg_first_card[design], category) != is_listed(category, design))
                fail_msg("category %d: %s", category + 1, rftg_card_code(design));
        }
}

static int deck_size(int column)
{
    int n = 0;
    for (int design = 1; design < RFTG_DESIGNS; design++)
        n += rftg_cards[design].copies[column];
    return n;
}

static void decks(void **state)
{
    (void)state;
    assert_int_equal(deck_size(RFTG_BASE), 114);
    assert_int_equal(deck_size(RFTG_TGS), 136);
    assert_int_equal(deck_size(RFTG_RVI), 180);
    assert_int_equal(deck_size(RFTG_BOW), 228);
    assert_int_equal(deck_size(RFTG_BOXES), 158);
    assert_int_equal(rftg_cards[RFTG_CONTACT_SPECIALIST].copies[RFTG_TGS], 3);
    assert_int_equal(rftg_cards[RFTG_RESEARCH_LABS].copies[RFTG_RVI], 3);
    assert_int_equal(rftg_cards[RFTG_GAMBLING_WORLD_NAME].copies[RFTG_RVI], 0);
    assert_int_equal(rftg_cards[RFTG_GAMBLING_WORLD_ANTE].copies[RFTG_RVI], 1);
}

/* Worlds exist once; a world with a kind holds goods, others never do; every start number once. */
static void what_cards_are(void **state)
{
    (void)state;
    for (int design = 1; design < RFTG_DESIGNS; design++) {
        int card = rftg_first_card[design];
        const RftgCardRow *row = &rftg_cards[design];
        if (rftg_is(card, RFTG_WORLD))
            assert_true(row->copies[RFTG_BOW] <= 1 && row->copies[RFTG_BASE] <= 1);
        else
            assert_true(!rftg_is(card, RFTG_MILITARY) && row->kind == RFTG_NO_KIND);
        assert_int_equal(row->kind == RFTG_NO_KIND, row->prod == RFTG_NO_GOODS);
        if (row->start >= 0)
            assert_int_equal(rftg_start_design[row->start], design);
    }
    for (int number = 0; number < RFTG_START_WORLDS; number++)
        assert_int_equal(rftg_cards[rftg_start_design[number]].start, number);
}

static bool has_op(int design, int op)
{
    const RftgCardRow *row = &rftg_cards[design];
    for (int i = 0; i < row->powers; i++)
        if (rftg_powers[row->power + i].op == op)
            return true;
    return false;
}

static bool has_phase(int design, int phase)
{
    const RftgCardRow *row = &rftg_cards[design];
    for (int i = 0; i < row->powers; i++)
        if (rftg_powers[row->power + i].phase == phase)
            return true;
    return false;
}

/* The ops of phases IV and V that the player times: all but draws, chips, gambles and production. */
static bool has_use(int design, int phase)
{
    static const uint8_t uses[] = {
        RFTG_OP_CONSUME,
        RFTG_OP_CONSUME_DIFF3,
        RFTG_OP_CONSUME_DIFFN,
        RFTG_OP_CONSUME_ALL,
        RFTG_OP_CONSUME_HAND,
        RFTG_OP_CONSUME_PRESTIGE,
        RFTG_OP_SELL,
        RFTG_OP_WINDFALL,
        RFTG_OP_WINDFALL_OTHER,
        RFTG_OP_PRODUCE_DISCARD,
        RFTG_OP_WINDFALL_DISCARD,
        RFTG_OP_DRAW_PER_PRODUCED,
        RFTG_OP_DRAW_PER_KIND_PRODUCED,
    };
    const RftgCardRow *row = &rftg_cards[design];
    for (int i = 0; i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        if (power->phase == phase && memchr(uses, power->op, sizeof uses))
            return true;
    }
    return false;
}

/* There is no card 0, and none beyond the last. */
static void is_no_member(const CardSet *set)
{
    for (int card = 0; card < 64 * CARDSET_WORDS; card++)
        if (card == 0 || card >= RFTG_CARDS)
            assert_false(cards_has(set, card));
}

static void sets_of_cards(void **state)
{
    (void)state;
    for (int goal = 0; goal < RFTG_GOALS; goal++)
        for (int phase = 0; phase <= RFTG_ROUND_END; phase++)
            assert_int_equal(rftg_goals_after[phase] >> goal & 1,
                             rftg_goals[goal].after >> phase & 1);
    for (int card = 1; card < RFTG_CARDS; card++) {
        int design = rftg_design[card];
        for (int op = 0; op < RFTG_OPS; op++)
            assert_int_equal(cards_has(&rftg_op_cards[op], card), has_op(design, op));
        for (int trait = 0; trait < RFTG_TRAITS; trait++)
            assert_int_equal(cards_has(&rftg_trait_cards[trait], card),
                             rftg_cards[design].traits >> trait & 1);
        for (int kind = 0; kind < RFTG_KINDS; kind++)
            assert_int_equal(cards_has(&rftg_kind_cards[kind], card),
                             rftg_cards[design].kind == kind);
        for (int phase = RFTG_EXPLORE; phase <= RFTG_PRODUCE; phase++)
            assert_int_equal(cards_has(&rftg_phase_cards[phase], card), has_phase(design, phase));
        for (int prod = 0; prod <= RFTG_PRODUCTION; prod++)
            assert_int_equal(cards_has(&rftg_prod_cards[prod], card),
                             rftg_cards[design].prod == prod);
        for (int cost = 0; cost <= RFTG_COST_MAX; cost++)
            assert_int_equal(cards_has(&rftg_cost_cards[cost], card),
                             rftg_cards[design].cost <= cost);
        for (int phase = RFTG_EXPLORE; phase <= RFTG_PRODUCE; phase++)
            assert_int_equal(cards_has(&rftg_use_cards[phase], card), has_use(design, phase));
        for (int deck = 0; deck <= RFTG_BOXES; deck++)
            assert_int_equal(cards_has(&rftg_deck_cards[deck], card),
                             rftg_copy[card] <= rftg_cards[design].copies[deck]);
        for (int odd = 0; odd < 2; odd++)
            assert_int_equal(cards_has(&rftg_start_cards[odd], card),
                             rftg_cards[design].start >= 0 && rftg_cards[design].start % 2 == odd);
    }
    for (int op = 0; op < RFTG_OPS; op++)
        is_no_member(&rftg_op_cards[op]);
    for (int trait = 0; trait < RFTG_TRAITS; trait++)
        is_no_member(&rftg_trait_cards[trait]);
    for (int kind = 0; kind < RFTG_KINDS; kind++)
        is_no_member(&rftg_kind_cards[kind]);
    for (int phase = RFTG_EXPLORE; phase <= RFTG_PRODUCE; phase++)
        is_no_member(&rftg_phase_cards[phase]);
    for (int prod = 0; prod <= RFTG_PRODUCTION; prod++)
        is_no_member(&rftg_prod_cards[prod]);
    for (int cost = 0; cost <= RFTG_COST_MAX; cost++)
        is_no_member(&rftg_cost_cards[cost]);
    for (int phase = RFTG_EXPLORE; phase <= RFTG_PRODUCE; phase++)
        is_no_member(&rftg_use_cards[phase]);
}

static void gambling_worlds(void **state)
{
    (void)state;
    for (int deck = 0; deck <= RFTG_BOXES; deck++) {
        CardSet gambles =
            cards_or(&rftg_op_cards[RFTG_OP_GAMBLE_NAME], &rftg_op_cards[RFTG_OP_GAMBLE_ANTE]);
        assert_int_equal(cards_count(&gambles), 2);
        assert_int_equal(cards_count_both(&gambles, &rftg_deck_cards[deck]), 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "RG-2.1 RG-2.2 RG-2.3 RG-2.4 RG-2.5 RG-2.8: every card is as in the data",
          .test_func = every_card },
        { .name = "RG-18.1: every power is as in the data", .test_func = every_power },
        { .name = "RG-17.7: every row of a formula is as in the data", .test_func = every_bonus },
        { .name = "the sets of a formula are what its rows say", .test_func = every_formula },
        { .name = "RG-1.12 RG-14.26 RG-14.27 RG-14.28: every goal is as in the data",
          .test_func = every_goal },
        { .name = "RG-16.8 RG-16.9 RG-16.10 RG-16.11 RG-16.13 RG-16.14 RG-16.15 RG-16.16 RG-16.18: "
                  "what each category of the search finds",
          .test_func = every_category },
        { .name = "RG-1.2 RG-1.3 RG-1.4 RG-1.5 RG-3.1: the decks", .test_func = decks },
        { .name = "RG-1.15: no deck has both Gambling Worlds", .test_func = gambling_worlds },
        { .name = "the sets of cards are those of the tables", .test_func = sets_of_cards },
        { .name = "RG-1.16 RG-2.3 RG-2.6 RG-2.7: what cards are", .test_func = what_cards_are },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
