/* Owns the tests of the tables: every row as on the component list, and what the rules say of all cards
 * together. */
#include "tests/tools/csv.h"

#include "games/spacebase/game.h"
#include "games/spacebase/state.h"
#include "games/spacebase/tables.h"

static const char *column(const char *prefix, const char *name)
{
    static char buf[32];
    snprintf(buf, sizeof buf, "%s%s", prefix, name);
    return buf;
}

static int arrows_of(const char *text)
{
    return (strchr(text, 'L') ? SB_LEFT : 0) | (strchr(text, 'R') ? SB_RIGHT : 0);
}

static int ability_of(const char *text)
{
    static const char *const code[SB_ABILITIES] = { "-",
#define ABILITY(name, window) #name,
                                                    SB_ABILITY_LIST(ABILITY)
#undef ABILITY
    };
    for (int i = 0; i < SB_ABILITIES; i++)
        if (strcmp(code[i], text) == 0)
            return i;
    fail_msg("no ability %s", text);
    return 0;
}

static int colour_of(const char *text)
{
    static const char codes[] = "-BRG"; /* SB_NO_COLOUR, SB_BLUE, SB_RED, SB_GREEN */
    const char *at = strchr(codes, *text);
    assert_true(at && *text && !text[1]);
    return (int)(at - codes);
}

/* One side of a ship, column by column. */
static void compare_side(const Csv *ships, int row, const char *prefix, const SbSide *side)
{
    const struct {
        const char *name;
        int value;
    } number[] = {
        { "cr", side->credits },
        { "inc", side->income },
        { "vp", side->vp },
        { "claim1", side->claims[0] },
        { "claim2", side->claims[1] },
        { "claim3", side->claims[2] },
        { "cap2", side->slots[0] },
        { "cap3", side->slots[1] },
        { "cap45", side->slots[2] },
        { "linked", side->joined },
        { "a", side->a },
        { "b", side->b },
        { "c", side->c },
    };
    for (size_t i = 0; i < sizeof number / sizeof *number; i++)
        if (csv_int(ships, row, column(prefix, number[i].name)) != number[i].value)
            fail_msg("%s: %s%s is %d", csv_text(ships, row, "id"), prefix, number[i].name,
                     number[i].value);
    assert_int_equal(side->arrows, arrows_of(csv_text(ships, row, column(prefix, "arrow"))));
    assert_int_equal(side->ability, ability_of(csv_text(ships, row, column(prefix, "abil"))));
    assert_int_equal(side->colour, colour_of(csv_text(ships, row, column(prefix, "color"))));
}

static void compare_names(const Csv *csv, int row, int card, bool registry, const char *type)
{
    static const struct {
        Lang lang;
        const char *suffix;
    } lang[] = { { LANG_EN, "_en" }, { LANG_RU, "_ru" } };
    for (int i = 0; i < 2; i++) {
        const char *suffix = lang[i].suffix;
        assert_string_equal(sb_card_name(card, lang[i].lang),
                            csv_text(csv, row, column("name", suffix)));
        assert_string_equal(sb_card_type(card, lang[i].lang),
                            csv_text(csv, row, column(type, suffix)));
        if (registry)
            assert_string_equal(sb_card_registry(card, lang[i].lang),
                                csv_text(csv, row, column("registry", suffix)));
    }
}

static void ships_are_as_listed(void **state)
{
    (void)state;
    static Csv ships;
    csv_read(&ships, "spacebase/ships");
    assert_int_equal(ships.rows, SB_SHIPS - 1);
    for (int row = 0; row < ships.rows; row++) {
        const SbCardRow *card = &sb_cards[1 + row];
        assert_int_equal(card->id, csv_int(&ships, row, "id"));
        assert_int_equal(card->level, csv_int(&ships, row, "level"));
        assert_int_equal(card->sector, csv_int(&ships, row, "sector"));
        assert_int_equal(card->cost, csv_int(&ships, row, "cost"));
        assert_int_equal(csv_int(&ships, row, "copies"), 1);
        assert_int_equal(card->vp, 0);
        compare_side(&ships, row, "st_", &card->side[SB_STATION]);
        compare_side(&ships, row, "dp_", &card->side[SB_DEPLOYED]);
        compare_names(&ships, row, 1 + row, true, "type");
    }
}

static void colonies_are_as_listed(void **state)
{
    (void)state;
    static Csv colonies;
    static const SbSide nothing;
    csv_read(&colonies, "spacebase/colonies");
    assert_int_equal(colonies.rows, SB_SECTORS);
    for (int row = 0; row < colonies.rows; row++) {
        int card = SB_FIRST_COLONY + row;
        assert_true(sb_is_colony(card) && !sb_is_ship(card));
        assert_int_equal(sb_cards[card].id, csv_int(&colonies, row, "id"));
        assert_int_equal(sb_cards[card].level, 0);
        assert_int_equal(sb_cards[card].sector, csv_int(&colonies, row, "sector"));
        assert_int_equal(sb_cards[card].sector, row + 1);
        assert_int_equal(sb_cards[card].cost, csv_int(&colonies, row, "cost"));
        assert_int_equal(sb_cards[card].vp, csv_int(&colonies, row, "vp"));
        assert_memory_equal(&sb_cards[card].side[SB_STATION], &nothing, sizeof nothing);
        assert_memory_equal(&sb_cards[card].side[SB_DEPLOYED], &nothing, sizeof nothing);
        compare_names(&colonies, row, card, false, "kind");
    }
}

static void starters_are_as_listed(void **state)
{
    (void)state;
    static Csv starters, names;
    csv_read(&starters, "spacebase/starters");
    csv_read(&names, "spacebase/starter_names");
    assert_int_equal(starters.rows, SB_SECTORS);
    assert_int_equal(names.rows, SB_SEATS * SB_SECTORS);
    for (int seat = 0; seat < SB_SEATS; seat++)
        for (int row = 0; row < SB_SECTORS; row++) {
            int card = sb_starter(seat, row + 1), name = seat * SB_SECTORS + row;
            SbCardRow expected = { .id = (uint16_t)csv_int(&starters, row, "id"),
                                   .sector = (uint8_t)csv_int(&starters, row, "sector"),
                                   .cost = (uint8_t)csv_int(&starters, row, "cost") };
            expected.side[SB_STATION].credits = (uint8_t)csv_int(&starters, row, "st_cr");
            expected.side[SB_STATION].income = (uint8_t)csv_int(&starters, row, "st_inc");
            expected.side[SB_DEPLOYED].credits = (uint8_t)csv_int(&starters, row, "dp_cr");
            assert_int_equal(expected.sector, row + 1);
            assert_memory_equal(&sb_cards[card], &expected, sizeof expected);
            assert_int_equal(csv_int(&names, name, "set"), seat + 1);
            assert_int_equal(csv_int(&names, name, "sector"), row + 1);
            compare_names(&names, name, card, true, "type");
        }
}

/* The five sets are the same cards but for their names. */
static void sets_of_starters_are_alike(void **state)
{
    (void)state;
    for (int seat = 1; seat < SB_SEATS; seat++)
        for (int sector = 1; sector <= SB_SECTORS; sector++) {
            int card = sb_starter(seat, sector), other = sb_starter(0, sector);
            assert_int_equal(sb_cards[card].sector, sector);
            assert_memory_equal(&sb_cards[card], &sb_cards[other], sizeof sb_cards[card]);
            assert_string_not_equal(sb_card_name(card, LANG_EN), sb_card_name(other, LANG_EN));
        }
}

static int ships_of(int level, int sector)
{
    int n = 0;
    for (int card = 1; card < SB_SHIPS; card++)
        n += sb_cards[card].level == level && (!sector || sb_cards[card].sector == sector);
    return n;
}

static void components_are_counted(void **state)
{
    (void)state;
    static Csv constants;
    csv_read(&constants, "spacebase/constants");
    const struct {
        const char *key;
        int value;
    } number[] = {
        { "players_min", sb_game.seats_min },
        { "players_max", sb_game.seats_max },
        { "sectors", SB_SECTORS },
        { "vp_goal", SB_VP_GOAL },
        { "dice", SB_DICE },
        { "die_faces", SB_FACES },
        { "shipyard_per_level", SB_PLACES },
        { "levels", SB_LEVELS },
        { "deck1", ships_of(1, 0) },
        { "deck2", ships_of(2, 0) },
        { "deck3", ships_of(3, 0) },
        { "colonies", SB_FIRST_STARTER - SB_FIRST_COLONY },
        { "starter_sets", SB_SEATS },
        { "starters_per_set", SB_SECTORS },
        { "start_credits", SB_CREDITS },
        { "ls_start_credits", SB_LS_CREDITS },
        { "ls_start_income", SB_LS_INCOME },
        { "round_limit", SB_ROUND_LIMIT },
    };
    for (size_t i = 0; i < sizeof number / sizeof *number; i++) {
        int row = csv_find(&constants, "key", number[i].key);
        if (csv_int(&constants, row, "value") != number[i].value)
            fail_msg("%s is %d", number[i].key, number[i].value);
    }
    assert_int_equal(ships_of(1, 0), 48);
    assert_int_equal(ships_of(2, 0), 48);
    assert_int_equal(ships_of(3, 0), 36);
    assert_int_equal(SB_SHIPS - 1, 132);
    assert_int_equal(SB_CARDS - SB_FIRST_STARTER, 60);
    assert_int_equal(SB_FIRST_STARTER - SB_FIRST_COLONY, 12);
    for (int level = 1; level <= SB_LEVELS; level++) {
        assert_int_equal(sb_level_count(level), ships_of(level, 0));
        assert_int_equal(sb_cards[sb_level_first(level)].level, level);
        assert_int_not_equal(sb_cards[sb_level_first(level) - 1].level, level);
    }
}

static void levels_have_every_sector(void **state)
{
    (void)state;
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        assert_int_equal(ships_of(1, sector), 4);
        assert_int_equal(ships_of(2, sector), 4);
        assert_int_equal(ships_of(3, sector), 3);
    }
}

static void a_colony_for_each_sector(void **state)
{
    (void)state;
    int seen[SB_SECTORS + 1] = { 0 };
    for (int card = SB_FIRST_COLONY; card < SB_FIRST_STARTER; card++) {
        assert_true(sb_is_colony(card));
        seen[sb_cards[card].sector]++;
    }
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        assert_int_equal(seen[sector], 1);
}

static bool gives_resources(const SbSide *side)
{
    return side->credits | side->income | side->vp;
}

static bool gives_text(const SbSide *side)
{
    return side->claims[0] | side->claims[1] | side->claims[2];
}

static void every_side_gives_something(void **state)
{
    (void)state;
    int alone = 0, together = 0, plain = 0, texts = 0, arrows = 0;
    for (int card = 1; card < SB_SHIPS; card++) {
        assert_in_range(sb_cards[card].sector, 1, SB_SECTORS);
        assert_in_range(sb_cards[card].cost, 2, 14);
        for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++) {
            const SbSide *side = &sb_cards[card].side[face];
            bool charge = side->slots[0], pays = gives_resources(side);
            assert_true(charge || pays || gives_text(side) || side->arrows);
            alone += charge && !pays;
            together += charge && pays;
            plain += pays && !charge && !gives_text(side) && !side->arrows;
            texts += gives_text(side);
            arrows += side->arrows != 0;
        }
    }
    assert_true(alone && together && plain && texts && arrows);
}

/* Slots go with an ability, and each further kind of slot is in use with fewer players. */
static void slots_go_with_abilities(void **state)
{
    (void)state;
    static Csv ships;
    csv_read(&ships, "spacebase/ships");
    for (int card = 1; card < SB_SHIPS; card++)
        for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++) {
            const SbSide *side = &sb_cards[card].side[face];
            const char *prefix = face == SB_STATION ? "st_" : "dp_";
            int always = csv_int(&ships, card - 1, column(prefix, "slots"));
            int with23 = csv_int(&ships, card - 1, column(prefix, "slots23"));
            int with2 = csv_int(&ships, card - 1, column(prefix, "slots2"));
            assert_int_equal(always > 0, side->ability != SB_NO_ABILITY);
            assert_int_equal(side->ability != SB_NO_ABILITY, side->colour != SB_NO_COLOUR);
            for (int players = 2; players <= 5; players++) {
                SbState s = { .head = { .seats = (uint8_t)players } };
                int in_use = always + (players <= 3 ? with23 : 0) + (players == 2 ? with2 : 0);
                assert_int_equal(sb_slots(&s, card, face), in_use);
            }
        }
}

static void abilities_have_their_windows(void **state)
{
    (void)state;
    static Csv abilities;
    static const char codes[] = "-WDRAX"; /* in the order of SbWindow */
    csv_read(&abilities, "spacebase/abilities");
    assert_int_equal(abilities.rows, SB_ABILITIES - 1);
    for (int row = 0; row < abilities.rows; row++) {
        int ability = ability_of(csv_text(&abilities, row, "code"));
        const char *colours = csv_text(&abilities, row, "colors");
        assert_int_equal(codes[sb_windows[ability]], *csv_text(&abilities, row, "window"));
        for (int card = 1; card < SB_SHIPS; card++)
            for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++) {
                const SbSide *side = &sb_cards[card].side[face];
                if (side->ability == ability)
                    assert_non_null(strchr(colours, "-BRG"[side->colour]));
            }
    }
}

/* The abilities that lay cards are blue, and claims as rewards stand on station sides. */
static void only_the_active_player_gets_cards(void **state)
{
    (void)state;
    for (int card = 1; card < SB_SHIPS; card++) {
        assert_false(gives_text(&sb_cards[card].side[SB_DEPLOYED]));
        for (SbFace face = SB_STATION; face <= SB_DEPLOYED; face++) {
            const SbSide *side = &sb_cards[card].side[face];
            if (side->ability == SB_BUY || side->ability == SB_BUYANY ||
                side->ability == SB_CLAIM || side->ability == SB_LOSEVP)
                assert_int_equal(side->colour, SB_BLUE);
        }
    }
}

static bool is_reward(const char *name)
{
    static const char *const rewards[] = {
        "cr", "inc", "vp", "arrow", "claim1", "claim2", "claim3"
    };
    for (size_t i = 0; i < sizeof rewards / sizeof *rewards; i++)
        if (strcmp(rewards[i], name) == 0)
            return true;
    return false;
}

/* What a side's columns are, besides rewards: slots and the ability behind them. */
static bool is_ability(const char *name)
{
    static const char *const parts[] = { "slots", "slots23", "slots2", "linked", "cap2", "cap3",
                                         "cap45", "abil",    "color",  "a",      "b",    "c" };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strcmp(parts[i], name) == 0)
            return true;
    return false;
}

static void no_column_is_a_purchase(void **state)
{
    (void)state;
    static Csv ships;
    int rewards = 0;
    csv_read(&ships, "spacebase/ships");
    for (int i = 0; i < ships.columns; i++) {
        const char *name = ships.cell[0][i];
        if (strncmp(name, "st_", 3) != 0 && strncmp(name, "dp_", 3) != 0)
            continue;
        assert_true(is_reward(name + 3) || is_ability(name + 3));
        rewards += is_reward(name + 3);
    }
    assert_int_equal(rewards, 14);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-1.2 SB-1.7 the components are as many as in the box",
          .test_func = components_are_counted },
        { .name = "SB-2.1 every ship is as on the component list, in both languages",
          .test_func = ships_are_as_listed },
        { .name = "SB-1.6 there is one colony for each sector",
          .test_func = a_colony_for_each_sector },
        { .name = "SB-14.3 SB-14.4 colonies are as listed: a cost, VP and no rewards",
          .test_func = colonies_are_as_listed },
        { .name = "SB-1.4 starting ships are as listed, one for each sector",
          .test_func = starters_are_as_listed },
        { .name = "SB-1.4 the sets of starting ships differ in their names only",
          .test_func = sets_of_starters_are_alike },
        { .name = "SB-1.5 levels 1 and 2 have four ships for each sector, level 3 has three",
          .test_func = levels_have_every_sector },
        { .name = "SB-2.4 every side gives resources, a charge, both, a text reward or an arrow",
          .test_func = every_side_gives_something },
        { .name = "SB-2.5 SB-10.1 SB-10.4 SB-10.5 slots go with an ability, as many as players say",
          .test_func = slots_go_with_abilities },
        { .name = "SB-11.5 every ability has the window and the colours of the list",
          .test_func = abilities_have_their_windows },
        { .name = "SB-6.15 what buys or claims is blue, and claims are won on station sides only",
          .test_func = only_the_active_player_gets_cards },
        { .name = "SB-8.7 the list of ships knows no reward that is a purchase",
          .test_func = no_column_is_a_purchase },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
