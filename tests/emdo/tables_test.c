/* Owns the tests of the tables: every row as on the component list, the sets that follow from the rows,
 * and what the rules say of all components together. */
#include "tests/tools/csv.h"

#include "games/emdo/cards.h"
#include "games/emdo/game.h"
#include "games/emdo/planets.h"
#include "games/emdo/state.h"

static const char *const symbol_columns[EMDO_ROLES] = {
    "", "sym_survey", "sym_warfare", "sym_colonize", "sym_produce", "sym_trade", "sym_research"
};
static const char *const slot_columns[EMDO_RESOURCES] = { "slot_any", "slot_silicon", "slot_water",
                                                          "slot_food", "slot_iron" };
static const char *const effect_codes[EMDO_EFFECTS] = { "",
#define EFFECT(code) #code,
                                                        EMDO_EFFECT_LIST(EFFECT)
#undef EFFECT
};
static const char *const type_codes[EMDO_TYPES] = { "",         "ADVANCED", "FERTILE",
                                                    "METALLIC", "PRESTIGE", "UTOPIA" };
static const char *const set_codes[] = { "BASE", "START", "BONUS" };

static void compare_symbols(const Csv *csv, int row, const uint8_t symbol[EMDO_ROLES])
{
    for (int role = 1; role < EMDO_ROLES; role++)
        assert_int_equal(symbol[role], csv_int(csv, row, symbol_columns[role]));
}

static void role_cards_are_as_listed(void **state)
{
    (void)state;
    static Csv csv;
    int copies = 0, aux = 0, deck = 0;
    csv_read(&csv, "emdo/roles");
    assert_int_equal(csv.rows, EMDO_KINDS - 1);
    for (int row = 0; row < csv.rows; row++) {
        int card = 1 + row;
        const EmdoCardRow *is = &emdo_cards[card];
        assert_int_equal(is->copies, csv_int(&csv, row, "copies"));
        assert_int_equal(is->start, csv_int(&csv, row, "start_deck_copies"));
        compare_symbols(&csv, row, is->symbol);
        assert_string_equal(effect_codes[is->effect], csv_text(&csv, row, "action_effect"));
        assert_int_equal(is->p1, csv_int(&csv, row, "p1"));
        assert_int_equal(is->p2, csv_int(&csv, row, "p2"));
        assert_int_equal(is->self, csv_int(&csv, row, "self_ok"));
        assert_string_equal(emdo_card_name(card, LANG_EN), csv_text(&csv, row, "name_en"));
        assert_string_equal(emdo_card_name(card, LANG_RU), csv_text(&csv, row, "name_ru"));
        copies += is->copies;
        deck += is->start;
        aux += csv_int(&csv, row, "aux_card");
    }
    assert_int_equal(copies, 96);
    assert_int_equal(deck, 10);
    assert_int_equal(aux, EMDO_STACKS - 1); /* ED-1.7: one a stack, and no card of a hand */
}

static void symbols_of_role_cards(void **state)
{
    (void)state;
    static const int printed[EMDO_KINDS] = { 0, 20, 16, 20, 16, 20, 4 };
    for (int card = 1; card < EMDO_KINDS; card++) {
        int symbols = 0;
        for (int role = 1; role < EMDO_ROLES; role++)
            symbols += emdo_cards[card].symbol[role];
        assert_int_equal(symbols, card == EMDO_PRODUCE_TRADE ? 2 : card == EMDO_POLITICS ? 0 : 1);
        assert_int_equal(emdo_cards[card].copies, printed[card]);
    }
    const uint8_t *both = emdo_cards[EMDO_PRODUCE_TRADE].symbol;
    assert_true(both[EMDO_ROLE_PRODUCE] == 1 && both[EMDO_ROLE_TRADE] == 1);
    assert_int_equal(emdo_cards[EMDO_SURVEY].symbol[EMDO_ROLE_SURVEY], 1);
    assert_int_equal(emdo_cards[EMDO_WARFARE].symbol[EMDO_ROLE_WARFARE], 1);
    assert_int_equal(emdo_cards[EMDO_COLONIZE].symbol[EMDO_ROLE_COLONIZE], 1);
    assert_int_equal(emdo_cards[EMDO_RESEARCH].symbol[EMDO_ROLE_RESEARCH], 1);
}

static void roles_are_as_listed(void **state)
{
    (void)state;
    static Csv csv, roles;
    csv_read(&csv, "emdo/role_effects");
    csv_read(&roles, "emdo/roles");
    assert_int_equal(csv.rows, EMDO_ROLES - 1);
    for (int row = 0; row < csv.rows; row++) {
        const EmdoRoleRow *is = &emdo_roles[1 + row];
        int stack = 1 + csv_find(&roles, "stack", csv_text(&csv, row, "stack"));
        assert_int_equal(is->stack, stack);
        assert_int_equal(is->more, csv_int(&csv, row, "empty_stack_leader_symbols"));
    }
}

/* The number of the technology whose face has this id. */
static int tech_of(const char *id)
{
    for (int tech = 1; tech < EMDO_TECHS; tech++)
        if (strcmp(emdo_techs[tech].id, id) == 0)
            return tech;
    fail_msg("no technology %s", id);
    return 0;
}

static void compare_face(const Csv *faces, const Csv *cards, int row)
{
    int tech = tech_of(csv_text(faces, row, "id"));
    int card = csv_find(cards, "id", csv_text(faces, row, "card_id"));
    const EmdoTechRow *is = &emdo_techs[tech];
    assert_string_equal(type_codes[is->type], csv_text(cards, card, "type"));
    assert_int_equal(is->level, csv_int(cards, card, "level"));
    assert_int_equal(is->cost, csv_int(cards, card, "research_cost"));
    assert_int_equal(is->planets, csv_int(cards, card, "planets_required"));
    assert_int_equal(is->vp, csv_int(cards, card, "vp"));
    assert_int_equal(emdo_is_permanent(tech), csv_int(cards, card, "permanent"));
    compare_symbols(faces, row, is->symbol);
    assert_string_equal(effect_codes[is->effect], csv_text(faces, row, "effect"));
    assert_int_equal(is->p1, csv_int(faces, row, "p1"));
    const char *en = csv_text(faces, row, "name_en"), *ru = csv_text(faces, row, "name_ru");
    /* cards of one name are told apart by their second symbol */
    assert_true(strncmp(emdo_tech_name(tech, LANG_EN), en, strlen(en)) == 0);
    assert_true(strncmp(emdo_tech_name(tech, LANG_RU), ru, strlen(ru)) == 0);
    if (emdo_is_permanent(tech)) {
        assert_int_equal(csv_is(faces, row, "side", "BACK"), (tech - EMDO_FIRST_PERMANENT) % 2);
        return;
    }
    const EmdoCardRow *played = &emdo_cards[emdo_tech_card(tech)];
    compare_symbols(faces, row, played->symbol);
    assert_int_equal(played->effect, is->effect);
    assert_int_equal(played->p1, csv_int(faces, row, "p1"));
    assert_int_equal(played->p2, csv_int(faces, row, "p2"));
    assert_int_equal(played->self, csv_int(faces, row, "self_ok"));
}

static void technologies_are_as_listed(void **state)
{
    (void)state;
    static Csv faces, cards;
    csv_read(&faces, "emdo/tech_faces");
    csv_read(&cards, "emdo/tech_cards");
    assert_int_equal(faces.rows, EMDO_TECHS - 1);
    assert_int_equal(cards.rows, EMDO_TECHS - 1 - EMDO_PERMANENTS / 2);
    for (int row = 0; row < faces.rows; row++)
        compare_face(&faces, &cards, row);
}

static void technologies_in_numbers(void **state)
{
    (void)state;
    int cards[EMDO_TYPES][EMDO_LEVELS + 1] = { { 0 } }, doubles = 0, points = 0;
    for (int tech = 1; tech < EMDO_TECHS; tech++) {
        bool front = !emdo_is_permanent(tech) || (tech - EMDO_FIRST_PERMANENT) % 2 == 0;
        cards[emdo_techs[tech].type][emdo_techs[tech].level] += front;
        doubles += front && emdo_is_permanent(tech);
        points += front ? emdo_techs[tech].vp : 0;
    }
    for (int type = EMDO_ADVANCED; type <= EMDO_METALLIC; type++) {
        assert_int_equal(cards[type][1], 8);
        assert_int_equal(cards[type][2], 4);
        assert_int_equal(cards[type][3], 1);
    }
    assert_int_equal(doubles, 6);
    assert_int_equal(points, 39);
}

static void sides_agree(void **state)
{
    (void)state;
    int levels[EMDO_LEVELS + 1] = { 0 };
    for (int tech = EMDO_FIRST_PERMANENT; tech < EMDO_TECHS; tech++) {
        const EmdoTechRow *one = &emdo_techs[tech], *other = &emdo_techs[emdo_other_side(tech)];
        assert_true(one->type == other->type && one->level == other->level &&
                    one->cost == other->cost && one->planets == other->planets &&
                    one->vp == other->vp);
        assert_true(one->id[3] != other->id[3] && memcmp(one->id, other->id, 3) == 0);
        levels[one->level]++;
    }
    assert_true(levels[1] == 0 && levels[2] == 6 && levels[3] == 6);
}

static void costs_go_by_level(void **state)
{
    (void)state;
    static const int cost[] = { 0, 3, 5, 7 }, vp[] = { 0, 0, 2, 5 };
    for (int tech = 1; tech < EMDO_TECHS; tech++) {
        const EmdoTechRow *row = &emdo_techs[tech];
        assert_int_equal(row->cost, cost[row->level]);
        assert_int_equal(row->planets, row->level);
        assert_int_equal(row->vp, vp[row->level]);
    }
}

static void planets_are_as_listed(void **state)
{
    (void)state;
    static Csv csv;
    csv_read(&csv, "emdo/planets");
    assert_int_equal(csv.rows, EMDO_PLANETS - 1);
    for (int row = 0; row < csv.rows; row++) {
        const EmdoPlanetRow *is = &emdo_planets[1 + row];
        const char *ru = csv_text(&csv, row, "name_ru");
        assert_string_equal(is->id, csv_text(&csv, row, "id"));
        assert_string_equal(set_codes[is->set], csv_text(&csv, row, "set"));
        assert_string_equal(type_codes[is->type], csv_text(&csv, row, "type"));
        assert_int_equal(is->warfare, csv_int(&csv, row, "warfare_cost"));
        assert_int_equal(is->colonize, csv_int(&csv, row, "colonize_cost"));
        assert_int_equal(is->vp, csv_int(&csv, row, "vp"));
        assert_int_equal(is->hand, csv_int(&csv, row, "hand_bonus"));
        for (int role = 1; role < EMDO_ROLES; role++)
            assert_int_equal(is->role == role, csv_int(&csv, row, symbol_columns[role]));
        for (int resource = 0; resource < EMDO_RESOURCES; resource++)
            assert_int_equal(is->slot[resource], csv_int(&csv, row, slot_columns[resource]));
        assert_string_equal(emdo_planet_name(1 + row, LANG_EN), csv_text(&csv, row, "name_en"));
        if (*ru && is->set != EMDO_BONUS)
            assert_string_equal(emdo_planet_name(1 + row, LANG_RU), ru);
    }
}

static void planets_in_numbers(void **state)
{
    (void)state;
    int count[3][EMDO_TYPES] = { { 0 } }, vp[3] = { 0 };
    for (int planet = 1; planet < EMDO_PLANETS; planet++) {
        count[emdo_planets[planet].set][emdo_planets[planet].type]++;
        vp[emdo_planets[planet].set] += emdo_planets[planet].vp;
    }
    for (int type = EMDO_ADVANCED; type <= EMDO_METALLIC; type++) {
        assert_int_equal(count[EMDO_BASE][type], 9);
        assert_int_equal(count[EMDO_START][type], 2);
    }
    assert_int_equal(count[EMDO_BONUS][EMDO_PRESTIGE], 3);
    assert_int_equal(count[EMDO_BONUS][EMDO_UTOPIA], 6);
    assert_true(vp[EMDO_BASE] == 81 && vp[EMDO_START] == 12 && vp[EMDO_BONUS] == 30);
}

static void backs(void **state)
{
    (void)state;
    static const int shared[EMDO_BACKS] = { 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 1, 1, 1, 6 };
    for (int one = 1; one < EMDO_PLANETS; one++)
        for (int other = 1; other < EMDO_PLANETS; other++) {
            const EmdoPlanetRow *a = &emdo_planets[one], *b = &emdo_planets[other];
            bool alike = (a->set == EMDO_START) == (b->set == EMDO_START) && a->type == b->type &&
                         a->warfare == b->warfare && a->colonize == b->colonize;
            assert_int_equal(alike, a->back == b->back);
        }
    for (int back = 1; back < EMDO_BACKS; back++)
        assert_int_equal(bits_count(emdo_back_planets[back]), shared[back]);
    const EmdoPlanetRow *row = emdo_back_row(emdo_planets[EMDO_STYKU].back);
    assert_true(row->type == EMDO_FERTILE && row->warfare == 5 && row->colonize == 4);
}

static void bonus_planets(void **state)
{
    (void)state;
    int roles = 0;
    for (int planet = EMDO_FIRST_BONUS; planet < EMDO_PLANETS; planet++) {
        const EmdoPlanetRow *row = &emdo_planets[planet];
        bool utopia = row->type == EMDO_UTOPIA;
        assert_int_equal(row->vp, utopia ? 2 : 6);
        assert_int_equal(row->slot[EMDO_NO_RESOURCE], utopia);
        assert_int_equal(row->role != EMDO_NO_ROLE, utopia);
        if (utopia)
            assert_true(row->warfare == 6 && row->colonize == 5);
        roles |= utopia ? 1 << row->role : 0;
    }
    assert_int_equal(roles, 0x7e);
}

static void tokens(void **state)
{
    (void)state;
    static Csv csv;
    csv_read(&csv, "emdo/tokens");
    assert_int_equal(csv_int(&csv, csv_find(&csv, "id", "INFLUENCE_SUPPLY"), "count"),
                     EMDO_INFLUENCE);
    assert_int_equal(csv_int(&csv, csv_find(&csv, "id", "INFLUENCE_RESERVE"), "count"),
                     EMDO_RESERVE);
    assert_int_equal(EMDO_INFLUENCE + EMDO_RESERVE, 32);
    static const char *const soft[] = { "FIGHTER", "FOOD", "WATER", "IRON", "SILICON" };
    for (int i = 0; i < 5; i++) {
        int row = csv_find(&csv, "id", soft[i]);
        assert_int_equal(csv_int(&csv, row, "count"), i ? 6 : 35);
        assert_int_equal(csv_int(&csv, row, "hard_limit"), 0);
    }
}

/* ---- the sets that play uses ---- */

static void sets_of_planets(void **state)
{
    (void)state;
    for (int planet = 1; planet < EMDO_PLANETS; planet++) {
        const EmdoPlanetRow *row = &emdo_planets[planet];
        for (int role = 1; role < EMDO_ROLES; role++)
            assert_int_equal(bits_has(emdo_symbol_planets[role], planet), row->role == role);
        for (int resource = 0; resource < EMDO_RESOURCES; resource++)
            assert_int_equal(bits_has(emdo_slot_planets[resource], planet), row->slot[resource]);
        for (int type = 1; type < EMDO_TYPES; type++)
            assert_int_equal(bits_has(emdo_type_planets[type], planet), row->type == type);
        for (int back = 1; back < EMDO_BACKS; back++)
            assert_int_equal(bits_has(emdo_back_planets[back], planet), row->back == back);
        for (int cost = 0; cost <= EMDO_COST_MAX; cost++)
            assert_int_equal(bits_has(emdo_warfare_at_most[cost], planet), row->warfare <= cost);
        assert_int_equal(bits_has(emdo_hand_planets, planet), row->hand);
        assert_true(row->warfare <= EMDO_COST_MAX);
    }
}

static void sets_of_cards(void **state)
{
    (void)state;
    for (int card = 1; card < EMDO_CARDS; card++) {
        for (int role = 1; role < EMDO_ROLES; role++) {
            int symbols = emdo_cards[card].symbol[role];
            assert_int_equal(bits_has(emdo_single[role], card), symbols == 1);
            assert_int_equal(bits_has(emdo_double[role], card), symbols == 2);
        }
        for (int effect = 1; effect < EMDO_EFFECTS; effect++)
            assert_int_equal(bits_has(emdo_effect_cards[effect], card),
                             emdo_cards[card].effect == effect);
    }
    for (int tech = 1; tech < EMDO_TECHS; tech++) {
        for (int type = 1; type < EMDO_TYPES; type++)
            assert_int_equal(bits_has(emdo_type_techs[type], tech), emdo_techs[tech].type == type);
        for (int level = 0; level <= EMDO_LEVELS; level++)
            assert_int_equal(bits_has(emdo_level_techs[level], tech),
                             emdo_techs[tech].level <= level);
        for (int role = 1; role < EMDO_ROLES && emdo_is_permanent(tech); role++)
            assert_int_equal(bits_has(emdo_symbol_permanents[role], tech - EMDO_FIRST_PERMANENT),
                             emdo_techs[tech].symbol[role]);
    }
}

static void sizes(void **state)
{
    (void)state;
    assert_true(emdo_game.seats_min == 2 && emdo_game.seats_max == 4);
    assert_int_equal(EMDO_PLANETS - 1, 42);
    assert_int_equal(EMDO_ROLES - 1, 6);
    assert_int_equal(EMDO_STACKS - 1, 5);
    assert_int_equal(EMDO_TECHS - 1, 45);
    assert_int_equal(EMDO_RESOURCES - 1, 4);
    assert_true(sizeof((EmdoSeat *)0)->fighters > 1 && sizeof(EmdoState) <= 2048);
    assert_int_equal(emdo_game.actions, move_indices(&emdo_game));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "ED-1.2 ED-1.7 role cards are as on the component list",
          .test_func = role_cards_are_as_listed },
        { .name = "ED-1.3 ED-1.4 ED-1.5 ED-1.6 copies and symbols of role cards",
          .test_func = symbols_of_role_cards },
        { .name = "ED-5.3 ED-19.4 roles, their stacks and what an empty one gives",
          .test_func = roles_are_as_listed },
        { .name = "ED-14.7 technologies are as on the component list",
          .test_func = technologies_are_as_listed },
        { .name = "ED-1.11 ED-1.12 ED-1.13 technologies in numbers",
          .test_func = technologies_in_numbers },
        { .name = "ED-17.4 ED-1.13 both sides of a technology agree but for what they do",
          .test_func = sides_agree },
        { .name = "ED-14.6 ED-14.7 ED-17.2 ED-EX6 costs and points go by the level",
          .test_func = costs_go_by_level },
        { .name = "ED-1.22 planets are as on the component list",
          .test_func = planets_are_as_listed },
        { .name = "ED-1.8 ED-1.9 ED-1.10 planets in numbers", .test_func = planets_in_numbers },
        { .name = "ED-1.23 which planets share a back", .test_func = backs },
        { .name = "ED-22.3 ED-22.5 ED-22.6 ED-22.7 Prestige planets and Utopias",
          .test_func = bonus_planets },
        { .name = "ED-1.14 ED-1.15 ED-1.16 tokens", .test_func = tokens },
        { .name = "the sets of planets follow from the rows", .test_func = sets_of_planets },
        { .name = "the sets of cards follow from the rows", .test_func = sets_of_cards },
        { .name = "ED-1.1 ED-26.12 sizes", .test_func = sizes },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
