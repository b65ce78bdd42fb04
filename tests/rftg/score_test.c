/* Owns the tests of scoring: the whole tableaux of score_vectors.csv, and the rules of the any-kind
 * world, ties and tied goals. */
#include "tests/tools/csv.h"

#include "games/rftg/game.h"
#include "games/rftg/powers.h"
#include "games/rftg/score.h"
#include "games/rftg/state.h"

static RftgState blank(int seats)
{
    RftgState s;
    memset(&s, 0, sizeof s);
    s.head.seats = (uint8_t)seats;
    s.head.option[RFTG_OPTION_EXPANSION] = RFTG_BOW;
    s.head.option[RFTG_OPTION_GOALS] = 1;
    s.head.option[RFTG_OPTION_STORM] = 1;
    return s;
}

static void lay(RftgState *s, int seat, int design)
{
    cards_add(&s->seat[seat].tableau, rftg_first_card[design]);
}

/* Reads "7 11 42" as designs. */
static void lay_all(RftgState *s, const char *ids)
{
    while (*ids) {
        char *end;
        lay(s, 0, (int)strtol(ids, &end, 10));
        ids = *end ? end + 1 : end;
    }
}

static void vectors(void **state)
{
    static Csv csv;
    (void)state;
    csv_read(&csv, "rftg/score_vectors");
    assert_int_equal(csv.rows, 69);
    for (int row = 0; row < csv.rows; row++) {
        RftgState s = blank(2);
        Result result;
        lay_all(&s, csv_text(&csv, row, "tableau_card_ids"));
        s.seat[0].vp = (int16_t)csv_int(&csv, row, "vp_chips");
        s.seat[0].prestige = (int16_t)csv_int(&csv, row, "prestige");
        rftg_result(&s, &result);
        int expected = csv_int(&csv, row, "final_score") - csv_int(&csv, row, "goal_vp");
        if (result.score[0] != expected)
            fail_msg("vector %s: %d, not %d", csv_text(&csv, row, "n"), result.score[0], expected);
        assert_int_equal(rftg_total_military(&s.seat[0].tableau),
                         csv_int(&csv, row, "total_military"));
    }
}

static int score_of(RftgState *s, int seat)
{
    Result result;
    rftg_result(s, &result);
    return result.score[seat];
}

/* Galactic Exchange 6 for three kinds, 3 for Diversified Economy; printed 2 + 1 + 2 + 1. */
static void exchange(void **state)
{
    (void)state;
    RftgState s = blank(2);
    lay(&s, 0, RFTG_GALACTIC_EXCHANGE);
    lay(&s, 0, RFTG_DIVERSIFIED_ECONOMY);
    lay(&s, 0, RFTG_ARTIST_COLONY);
    lay(&s, 0, RFTG_COMET_ZONE);
    lay(&s, 0, RFTG_EMPATH_WORLD);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 9);
    assert_int_equal(score_of(&s, 0), 9 + 2 + 1 + 2 + 1);
}

/* 1, 3, 6, 10 for one to four kinds. */
static void exchange_by_kinds(void **state)
{
    static const int worlds[] = { RFTG_ARTIST_COLONY, RFTG_COMET_ZONE, RFTG_EMPATH_WORLD,
                                  RFTG_DESERTED_ALIEN_OUTPOST };
    static const int vp[] = { 1, 3, 6, 10 };
    (void)state;
    RftgState s = blank(2);
    lay(&s, 0, RFTG_GALACTIC_EXCHANGE);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 0);
    for (int i = 0; i < 4; i++) {
        lay(&s, 0, worlds[i]);
        assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), vp[i]);
    }
    lay(&s, 0, RFTG_GEM_WORLD);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 10);
}

static void peace(void **state)
{
    (void)state;
    RftgState s = blank(2);
    lay(&s, 0, RFTG_UNIVERSAL_PEACE_INSTITUTE);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 2);
    lay(&s, 0, RFTG_DROP_SHIPS); /* +1 in all: nothing, and no penalty */
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 0);
    lay(&s, 0, RFTG_PAN_GALACTIC_MEDIATOR); /* 0 in all; the card itself 2 */
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 2);
    lay(&s, 0, RFTG_REBEL_BASE);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 3);
}

static void order_may_be_negative(void **state)
{
    (void)state;
    RftgState s = blank(2);
    lay(&s, 0, RFTG_NEW_GALACTIC_ORDER);
    lay(&s, 0, RFTG_UNIVERSAL_PEACE_INSTITUTE);
    lay(&s, 0, RFTG_CONTACT_SPECIALIST);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), -1 + 1);
}

/* Mining League pays 1 for a Rare windfall world, Free Trade Association 1 for a Novelty one. */
static void any_kind(void **state)
{
    (void)state;
    RftgState s = blank(2);
    lay(&s, 0, RFTG_ALIEN_OORT_CLOUD_REFINERY);
    lay(&s, 0, RFTG_TERRAFORMING_GUILD);
    assert_int_equal(score_of(&s, 0), 1 + 2 + 2);
    lay(&s, 0, RFTG_ALIEN_TECH_INSTITUTE); /* 2 as Alien windfall; by keyword 2 as well; itself 2 */
    assert_int_equal(score_of(&s, 0), 5 + 4);
    lay(&s, 0,
        RFTG_GALACTIC_GENOME_PROJECT); /* as Genes: 2 more, by keyword still 2 for the other */
    assert_int_equal(score_of(&s, 0), 9 + 2);
}

static void ties(void **state)
{
    (void)state;
    RftgState s = blank(3);
    Result result;
    for (int seat = 0; seat < 3; seat++)
        s.seat[seat].vp = 10;
    cards_add(&s.seat[1].hand, RFTG_CARD_GEM_WORLD_1);
    lay(&s, 2, RFTG_DESTROYED_WORLD);
    cards_add(&s.goods, RFTG_CARD_DESTROYED_WORLD_1);
    rftg_result(&s, &result);
    assert_int_equal(result.rank[0], 3);
    assert_int_equal(result.rank[1], 1);
    assert_int_equal(result.rank[2], 1);
    cards_add(&s.saved, RFTG_CARD_SPICE_WORLD_1); /* under Galactic Scavengers: counts for nobody */
    cards_add(&s.seat[2].hand, RFTG_CARD_COMET_ZONE_1);
    rftg_result(&s, &result);
    assert_int_equal(result.rank[1], 2);
    assert_int_equal(result.rank[2], 1);
}

/* Two first goals, a held and a tied most goal. */
static void goal_points(void **state)
{
    (void)state;
    RftgState s = blank(3);
    Result result;
    s.goals = 1u << RFTG_GOAL_GREATEST_MILITARY | 1u << RFTG_GOAL_GREATEST_INFRASTRUCTURE | 3;
    s.seat[0].goals = 3;
    lay(&s, 0, RFTG_DROP_SHIPS);
    lay(&s, 0, RFTG_NEW_GALACTIC_ORDER);
    lay(&s, 0, RFTG_EPSILON_ERIDANI); /* total Military 6 */
    lay(&s, 1, RFTG_IMPERIUM_INVASION_FLEET);
    lay(&s, 1, RFTG_IMPERIUM_PLANET_BUSTER); /* 6 */
    s.holder[0] = 2;
    rftg_result(&s, &result);
    assert_int_equal(result.part[0][RFTG_SOURCE_GOALS], 3 + 3 + 3);
    assert_int_equal(result.part[1][RFTG_SOURCE_GOALS], 5);
    assert_int_equal(result.part[2][RFTG_SOURCE_GOALS], 0);
}

static void federation(void **state)
{
    (void)state;
    RftgState s = blank(2);
    lay(&s, 0, RFTG_GALACTIC_FEDERATION);
    lay(&s, 0, RFTG_PAN_GALACTIC_RESEARCH);
    lay(&s, 0, RFTG_IMPERIUM_PLANET_BUSTER);
    lay(&s, 0, RFTG_EXPORT_DUTIES);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 2 + 2 + 1 + 1);
}

static void renaissance(void **state)
{
    (void)state;
    RftgState s = blank(2);
    lay(&s, 0, RFTG_GALACTIC_RENAISSANCE);
    s.seat[0].vp = 8;
    s.seat[0].prestige = 9;
    s.seat[0].goals = 1;
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 2);
    lay(&s, 0, RFTG_RESEARCH_LABS);
    lay(&s, 0, RFTG_GALACTIC_TRENDSETTERS);
    lay(&s, 0, RFTG_ARTIST_COLONY);
    assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), 2 + 9);
}

/* Each formula with one card of every row. */
static void formulas(void **state)
{
    static const struct {
        int card, with[6], vp;
    } formula[] = {
        { RFTG_GALACTIC_BANKERS,
          { RFTG_INTERSTELLAR_BANK, RFTG_INVESTMENT_CREDITS, RFTG_GAMBLING_WORLD_ANTE,
            RFTG_EXPORT_DUTIES },
          2 + 2 + 2 + 1 + 1 },
        { RFTG_REBEL_ALLIANCE,
          { RFTG_REBEL_PACT, RFTG_REBEL_BASE, RFTG_NEW_SPARTA },
          2 + 2 + 2 + 1 },
        { RFTG_IMPERIUM_SEAT,
          { RFTG_IMPERIUM_TROOPS, RFTG_REBEL_BASE, RFTG_NEW_SPARTA },
          2 + 2 + 2 },
        { RFTG_IMPERIUM_LORDS,
          { RFTG_IMPERIUM_TROOPS, RFTG_REBEL_BASE, RFTG_NEW_SPARTA },
          2 + 2 + 1 + 1 },
        { RFTG_UPLIFT_CODE, { RFTG_AVIAN_UPLIFT_RACE, RFTG_ALIEN_UPLIFT_CENTER }, 2 + 3 + 2 },
        { RFTG_PROSPECTING_GUILD,
          { RFTG_COMET_ZONE, RFTG_OLD_EARTH, RFTG_TERRAFORMING_ROBOTS },
          2 + 1 + 1 },
        { RFTG_GOLDEN_AGE_OF_TERRAFORMING,
          { RFTG_TERRAFORMING_ROBOTS, RFTG_PAN_GALACTIC_RESEARCH, RFTG_COMET_ZONE },
          2 + 2 + 1 + 1 },
        { RFTG_ALIEN_CORNUCOPIA, { RFTG_ALIEN_ROBOTIC_FACTORY, RFTG_COMET_ZONE }, 2 + 2 + 1 },
        { RFTG_PAN_GALACTIC_HOLOGRID,
          { RFTG_ARTIST_COLONY, RFTG_EXPANDING_COLONY, RFTG_OLD_EARTH },
          2 + 2 + 1 },
        { RFTG_PAN_GALACTIC_AFFLUENCE, { RFTG_EXPORT_DUTIES, RFTG_TERRAFORMED_WORLD }, 4 },
        /* TRADE_FORBID is a Trade power; Black Market Trading World has none */
        { RFTG_TRADE_LEAGUE,
          { RFTG_EXPORT_DUTIES, RFTG_OLD_EARTH, RFTG_ALIEN_OORT_CLOUD_REFINERY,
            RFTG_BLACK_MARKET_TRADING_WORLD },
          2 + 2 + 1 + 1 },
        /* SELL powers are Consume powers, Trade powers are not */
        { RFTG_NEW_ECONOMY,
          { RFTG_TRADE_LEAGUE, RFTG_BLACK_MARKET_TRADING_WORLD, RFTG_SPICE_WORLD },
          2 + 2 + 1 + (2 + 1) /* and Trade League for itself and Spice World */ },
    };
    (void)state;
    for (size_t i = 0; i < sizeof formula / sizeof *formula; i++) {
        RftgState s = blank(2);
        lay(&s, 0, formula[i].card);
        for (int k = 0; k < 6 && formula[i].with[k]; k++)
            lay(&s, 0, formula[i].with[k]);
        assert_int_equal(rftg_variable_vp(&s, 0, RFTG_ANY_KIND), formula[i].vp);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name =
              "RG-17.6 RG-17.7 RG-17.8 RG-2.10 RG-EX35: the final tableaux of the data score as listed",
          .test_func = vectors },
        { .name = "RG-17.13 RG-EX27: Galactic Exchange", .test_func = exchange },
        { .name = "RG-17.13: Galactic Exchange by kinds", .test_func = exchange_by_kinds },
        { .name = "RG-17.22: Universal Peace Institute", .test_func = peace },
        { .name = "RG-17.10: New Galactic Order may count negative",
          .test_func = order_may_be_negative },
        { .name = "RG-17.23: the any-kind world is of the kind that is best",
          .test_func = any_kind },
        { .name = "RG-17.25: hand cards and goods break ties", .test_func = ties },
        { .name = "RG-17.24 RG-14.29: first, held and tied goals", .test_func = goal_points },
        { .name = "RG-17.11: Galactic Federation", .test_func = federation },
        { .name = "RG-17.12 RG-14.3 RG-15.25: Galactic Renaissance counts chips alone",
          .test_func = renaissance },
        { .name =
              "RG-17.14 RG-17.15 RG-17.16 RG-17.17 RG-17.18 RG-17.19 RG-17.20 RG-17.21 RG-17.9: other formulas",
          .test_func = formulas },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
