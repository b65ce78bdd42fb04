/* Owns the tests of the tables: every row of both editions as on the component lists, and what the
 * rules say of all components together. */
#include "tests/tools/csv.h"

#include "games/eclipse/blueprint.h"
#include "games/eclipse/tables.h"

static const char *const folders[ECL_EDITIONS] = { "eclipse1", "eclipse2" };

/* The list of an edition. */
static void read_list(Csv *csv, int edition, const char *name)
{
    char list[64];
    snprintf(list, sizeof list, "%s/%s", folders[edition], name);
    csv_read(csv, list);
}

/* The component whose notation is this key in lower case with hyphens. */
static int find_code(const char *(*code)(int), int end, const char *key, const char *skip)
{
    char text[64];
    size_t n = strlen(key), cut = strlen(skip);
    if (strncmp(key, skip, cut) != 0)
        cut = 0;
    for (size_t i = cut; i <= n; i++) {
        char c = key[i];
        text[i - cut] = c == '_' ? '-' : c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
    }
    for (int thing = 1; thing < end; thing++)
        if (strcmp(code(thing), text) == 0)
            return thing;
    fail_msg("no component %s", key);
    return 0;
}

static int tech_of(const char *key)
{
    return *key ? find_code(ecl_tech_code, ECL_TECHS, key, "") : 0;
}

static int part_of(const char *key)
{
    bool none = !*key || strcmp(key, "EMPTY") == 0;
    return none ? 0 : find_code(ecl_part_code, ECL_PARTS, key, "");
}

/* The place of a word in a list that ends with NULL. */
static int word_of(const char *const *words, const char *word)
{
    for (int i = 0; words[i]; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    fail_msg("%s is not in the list", word);
    return -1;
}

static const char *const units[] = { "INTERCEPTOR", "CRUISER",  "DREADNOUGHT", "STARBASE",
                                     "ORBITAL",     "MONOLITH", NULL };
static const char *const resources[] = { "MATERIALS", "SCIENCE", "MONEY", "ALL", NULL };

static void compare_names(const Csv *csv, int row, int edition, const char *en, const char *ru)
{
    bool longer =
        csv_is(csv, row, "name_en", "Ancient Technology"); /* one name for both editions */
    assert_string_equal(longer ? "Ancient Technology" : en, csv_text(csv, row, "name_en"));
    assert_string_equal(ru, csv_text(csv, row, "name_ru"));
    (void)edition;
}

static void sectors_are_as_listed(void **state)
{
    static const char *const kinds[] = { "",      "CENTER", "INNER",    "MIDDLE",
                                         "OUTER", "HOME",   "GUARDIAN", NULL };
    static const char *const guards[] = { "NONE", "ANCIENT", "GUARDIAN", "GCDS", NULL };
    static const char *const squares[] = { "mat", "mat_adv", "sci",  "sci_adv",
                                           "mon", "mon_adv", "gray", "gray_adv" };
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int rows = 0;
        read_list(&csv, edition, "sectors");
        for (int row = 0; row < csv.rows; row++) {
            int sector = find_code(ecl_sector_code, ECL_SECTORS, csv_text(&csv, row, "id"), "");
            const EclSectorRow *is = &ecl_sectors[edition][sector];
            assert_int_equal(is->number, csv_int(&csv, row, "id"));
            assert_int_equal(is->kind, word_of(kinds, csv_text(&csv, row, "kind")));
            assert_int_equal(is->vp, csv_int(&csv, row, "vp"));
            assert_int_equal(is->artifact, csv_int(&csv, row, "artifact"));
            assert_int_equal(is->discovery, csv_int(&csv, row, "discovery"));
            assert_int_equal(is->portal, csv_int(&csv, row, "portal"));
            assert_int_equal(is->guard, word_of(guards, csv_text(&csv, row, "guard")));
            assert_int_equal(is->guards, csv_int(&csv, row, "guard_count"));
            for (int square = 0; square < ECL_SQUARES; square++)
                assert_int_equal(is->square[square], csv_int(&csv, row, squares[square]));
            assert_int_equal(is->worm, csv_int(&csv, row, "wmask"));
            assert_true(bits_count(is->worm) >= 2);
            const char *ru =
                (edition == ECL_FIRST ? ecl1_sector_name : ecl2_sector_name)(sector, LANG_RU);
            compare_names(&csv, row, edition, ecl2_sector_name(sector, LANG_EN), ru);
        }
        for (int sector = 1; sector < ECL_SECTORS; sector++) {
            rows += ecl_sectors[edition][sector].kind != ECL_NO_KIND;
            int before = ecl_sectors[ECL_SECOND][sector - 1].number;
            assert_true(ecl_sectors[ECL_SECOND][sector].number >
                        before); /* bits ascend by number */
        }
        assert_int_equal(rows, csv.rows);
    }
}

static void count_sectors(int edition, EclSectorKind kind, const int expected[4])
{
    int n = 0, vp = 0, artifacts = 0, discoveries = 0;
    for (int sector = 1; sector < ECL_SECTORS; sector++) {
        const EclSectorRow *row = &ecl_sectors[edition][sector];
        if (row->kind != kind)
            continue;
        n++;
        vp += row->vp;
        artifacts += row->artifact;
        discoveries += row->discovery;
    }
    assert_int_equal(n, expected[0]);
    assert_int_equal(vp, expected[1]);
    assert_int_equal(artifacts, expected[2]);
    assert_int_equal(discoveries, expected[3]);
}

static void sectors_of_each_ring(void **state)
{
    static const int totals[ECL_EDITIONS][3][4] = {
        [ECL_FIRST] = { { 8, 18, 2, 4 }, { 11, 13, 2, 6 }, { 18, 21, 3, 10 } },
        [ECL_SECOND] = { { 10, 23, 2, 6 }, { 13, 20, 3, 8 }, { 20, 28, 3, 12 } },
    };
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++)
        for (int ring = 0; ring < 3; ring++)
            count_sectors(edition, (EclSectorKind)(ECL_INNER + ring), totals[edition][ring]);
    count_sectors(ECL_SECOND, ECL_GUARDIAN_SECTOR, (const int[]){ 4, 8, 4, 4 });
    count_sectors(ECL_FIRST, ECL_GUARDIAN_SECTOR, (const int[]){ 0, 0, 0, 0 });
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        count_sectors(edition, ECL_HOME, (const int[]){ 12, 36, 12, 0 });
        count_sectors(edition, ECL_CENTER, (const int[]){ 1, 4, 1, 1 });
    }
}

static int guards_of(int edition, EclNpc npc)
{
    int n = 0;
    for (int sector = 1; sector < ECL_SECTORS; sector++)
        if (ecl_sectors[edition][sector].guard == npc)
            n += ecl_sectors[edition][sector].guards;
    return n;
}

static void symbols_and_tiles_fit(void **state)
{
    (void)state;
    int symbols = 0;
    for (int sector = 1; sector < ECL_SECTORS; sector++)
        symbols += ecl_sectors[ECL_FIRST][sector].discovery;
    assert_int_equal(symbols, 21);
    assert_int_equal(guards_of(ECL_FIRST, ECL_ANCIENT), 14);
    assert_int_equal(guards_of(ECL_SECOND, ECL_ANCIENT), 17);
}

/* A number of the list; nothing is 0. */
static int number(const char *text)
{
    long long value = 0;
    assert_true(!*text || parse_int(text, strlen(text), 0, 1000, &value));
    return (int)value;
}

/* What the numbers of an effect mean on the list. */
static int effect_number(int edition, int effect, const char *text)
{
    static const char *const actions[] = { "",      "EXPLORE", "RESEARCH",  "UPGRADE",
                                           "BUILD", "MOVE",    "INFLUENCE", NULL };
    (void)edition;
    if (!*text)
        return 0;
    switch ((EclEffect)effect) {
    case ECL_EFFECT_PART:
        return part_of(text);
    case ECL_EFFECT_BUILD:
        return word_of(units, text);
    case ECL_EFFECT_ADV_POP:
        return word_of(resources, text);
    case ECL_EFFECT_EXTRA_ACT:
        return word_of(actions, text);
    default:
        return number(text);
    }
}

static void techs_are_as_listed(void **state)
{
    static const char *const categories[] = { "MIL", "GRID", "NANO", "RARE", NULL };
    static const char *const types[] = { "PART", "BUILD", "INSTANT", "PERMANENT", NULL };
    static const char *const effects[] = {
#define EFFECT(code) #code,
        ECL_EFFECT_LIST(EFFECT)
#undef EFFECT
            NULL
    };
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int kinds = 0, tiles = 0;
        read_list(&csv, edition, "techs");
        for (int row = 0; row < csv.rows; row++) {
            int tech = tech_of(csv_text(&csv, row, "key"));
            const EclTechRow *is = &ecl_techs[edition][tech];
            assert_int_equal(is->category, word_of(categories, csv_text(&csv, row, "category")));
            assert_int_equal(is->cost, csv_int(&csv, row, "cost"));
            assert_int_equal(is->least, csv_int(&csv, row, "min_cost"));
            assert_int_equal(is->copies, csv_int(&csv, row, "copies"));
            assert_int_equal(is->type, word_of(types, csv_text(&csv, row, "type")));
            assert_int_equal(is->effect, word_of(effects, csv_text(&csv, row, "effect")));
            const char *p1 = csv_text(&csv, row, "p1");
            assert_int_equal(is->p1, effect_number(edition, is->effect, p1));
            const char *p2 = csv_text(&csv, row, "p2");
            assert_int_equal(is->p2, number(p2));
            const char *ru =
                (edition == ECL_FIRST ? ecl1_tech_name : ecl2_tech_name)(tech, LANG_RU);
            compare_names(&csv, row, edition, ecl2_tech_name(tech, LANG_EN), ru);
        }
        for (int tech = 1; tech < ECL_TECHS; tech++) {
            kinds += ecl_techs[edition][tech].copies > 0;
            tiles += ecl_techs[edition][tech].copies;
        }
        assert_int_equal(kinds, csv.rows);
        assert_int_equal(tiles, edition == ECL_FIRST ? 96 : 114);
    }
}

static void parts_are_as_listed(void **state)
{
    static const char *const sources[] = { "", "BASIC", "TECH", "DISCOVERY", NULL };
    static const char *const classes[] = { "CANNON", "MISSILE", "COMPUTER", "SHIELD",
                                           "HULL",   "DRIVE",   "SOURCE",   NULL };
    static const char *const cannon[] = { "can_y", "can_o", "can_b", "can_r" };
    static const char *const missile[] = { "mis_y", "mis_o", "mis_b", "mis_r" };
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int kinds = 0;
        read_list(&csv, edition, "parts");
        for (int row = 0; row < csv.rows; row++) {
            int part = part_of(csv_text(&csv, row, "key"));
            const EclPartRow *is = &ecl_parts[edition][part];
            assert_int_equal(is->source, word_of(sources, csv_text(&csv, row, "source")));
            assert_int_equal(is->class, word_of(classes, csv_text(&csv, row, "class")));
            assert_int_equal(is->values.energy_out, csv_int(&csv, row, "energy_out"));
            assert_int_equal(is->values.energy_in, csv_int(&csv, row, "energy_in"));
            assert_int_equal(is->values.initiative, csv_int(&csv, row, "initiative"));
            assert_int_equal(is->values.move, csv_int(&csv, row, "move"));
            assert_int_equal(is->values.computer, csv_int(&csv, row, "computer"));
            assert_int_equal(is->values.shield, csv_int(&csv, row, "shield"));
            assert_int_equal(is->values.hull, csv_int(&csv, row, "hull"));
            assert_int_equal(is->values.drives, csv_is(&csv, row, "class", "DRIVE"));
            for (int die = 0; die < ECL_DICE; die++) {
                assert_int_equal(is->values.cannon[die], csv_int(&csv, row, cannon[die]));
                assert_int_equal(is->values.missile[die], csv_int(&csv, row, missile[die]));
            }
            assert_int_equal(is->outside, csv_int(&csv, row, "outside"));
            const char *ru =
                (edition == ECL_FIRST ? ecl1_part_name : ecl2_part_name)(part, LANG_RU);
            compare_names(&csv, row, edition, ecl2_part_name(part, LANG_EN), ru);
        }
        for (int part = 1; part < ECL_PARTS; part++)
            kinds += ecl_parts[edition][part].source != ECL_NO_SOURCE;
        assert_int_equal(kinds, csv.rows);
    }
}

static void discoveries_are_as_listed(void **state)
{
    static const char *const effects[] = { "RES",  "FREE_TECH", "SHIP", "STRUCTURE",
                                           "PART", "PORTAL",    NULL };
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int tiles = 0;
        read_list(&csv, edition, "discoveries");
        for (int row = 0; row < csv.rows; row++) {
            int kind =
                find_code(ecl_discovery_code, ECL_DISCOVERIES, csv_text(&csv, row, "key"), "PART_");
            const EclDiscoveryRow *is = &ecl_discoveries[edition][kind];
            const char *param = csv_text(&csv, row, "param");
            assert_int_equal(is->copies, csv_int(&csv, row, "copies"));
            assert_int_equal(is->effect, word_of(effects, csv_text(&csv, row, "effect")));
            assert_int_equal(is->gain[ECL_MATERIALS], csv_int(&csv, row, "materials"));
            assert_int_equal(is->gain[ECL_SCIENCE], csv_int(&csv, row, "science"));
            assert_int_equal(is->gain[ECL_MONEY], csv_int(&csv, row, "money"));
            int what = !*param                         ? 0
                       : is->effect == ECL_FIND_PART   ? part_of(param)
                       : is->effect == ECL_FIND_PORTAL ? number(param)
                                                       : word_of(units, param);
            assert_int_equal(is->what, what);
            const char *ru =
                (edition == ECL_FIRST ? ecl1_discovery_name : ecl2_discovery_name)(kind, LANG_RU);
            compare_names(&csv, row, edition, ecl2_discovery_name(kind, LANG_EN), ru);
        }
        for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
            tiles += ecl_discoveries[edition][kind].copies;
        assert_int_equal(tiles, edition == ECL_FIRST ? 21 : 36);
    }
}

static int abilities_of(const char *text)
{
    static const char *const words[] = { "START_ADV_SCI", "POP_AUTO_KILLED", "VP_PER_SECTOR",
                                         "EXPLORE_TWO",   "ANCIENT_PEACE",   "VP_PER_ANCIENT" };
    int found = 0;
    for (int i = 0; i < 6; i++)
        if (strstr(text, words[i]))
            found |= 1 << i;
    return found;
}

static void compare_species(const Csv *csv, int row, int edition)
{
    static const char *const acts[] = { "",        "act_exp", "act_res", "act_upg",
                                        "act_bui", "act_mov", "act_inf" };
    static const char *const costs[] = { "cost_int", "cost_cru", "cost_dre",
                                         "cost_sta", "cost_orb", "cost_mon" };
    static const char *const techs[] = { "tech1", "tech2", "tech3" };
    static const char *const families[] = { "STD", "ERI", "ORI", "PLA", NULL };
    int species = find_code(ecl_species_code, ECL_SPECIES, csv_text(csv, row, "key"), "");
    const EclSpeciesRow *is = &ecl_species[edition][species];
    assert_int_equal(species, csv_int(csv, row, "idx") + 1);
    assert_int_equal(is->alien, csv_is(csv, row, "kind", "ALIEN"));
    assert_int_equal(is->board, csv_int(csv, row, "board"));
    assert_string_equal(ecl_sector_code(is->home), csv_text(csv, row, "home"));
    assert_int_equal(is->storage[ECL_MATERIALS], csv_int(csv, row, "materials"));
    assert_int_equal(is->storage[ECL_SCIENCE], csv_int(csv, row, "science"));
    assert_int_equal(is->storage[ECL_MONEY], csv_int(csv, row, "money"));
    assert_int_equal(is->colony_ships, csv_int(csv, row, "colony_ships"));
    for (int action = 1; action < ECL_ACTIONS; action++)
        assert_int_equal(is->activations[action], csv_int(csv, row, acts[action]));
    assert_int_equal(is->refresh, csv_int(csv, row, "inf_flip"));
    assert_int_equal(is->trade, csv_int(csv, row, "trade"));
    assert_int_equal(is->discs, csv_int(csv, row, "discs_start"));
    assert_int_equal(is->ambassador_slots, csv_int(csv, row, "rep_amb"));
    assert_int_equal(is->either_slots, csv_int(csv, row, "rep_mixed"));
    assert_int_equal(is->reputation_slots, csv_int(csv, row, "rep_rep"));
    for (int i = 0; i < 3; i++)
        assert_int_equal(is->tech[i], tech_of(csv_text(csv, row, techs[i])));
    assert_int_equal(is->ship, word_of(units, csv_text(csv, row, "start_ship")));
    assert_int_equal(is->reputation, csv_int(csv, row, "start_rep"));
    for (int unit = 0; unit < ECL_UNITS; unit++)
        assert_int_equal(is->cost[unit], csv_int(csv, row, costs[unit]));
    assert_int_equal(is->family, word_of(families, csv_text(csv, row, "bp_family")));
    assert_int_equal(is->abilities, abilities_of(csv_text(csv, row, "abilities")));
    const char *ru =
        (edition == ECL_FIRST ? ecl1_species_name : ecl2_species_name)(species, LANG_RU);
    compare_names(csv, row, edition, ecl2_species_name(species, LANG_EN), ru);
}

static void species_are_as_listed(void **state)
{
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        read_list(&csv, edition, "species");
        assert_int_equal(csv.rows, ECL_SPECIES - 1);
        for (int row = 0; row < csv.rows; row++)
            compare_species(&csv, row, edition);
    }
}

/* The blueprint as printed and what it adds up to. */
static void compare_blueprint(const Csv *csv, int row, int edition)
{
    static const char *const slots[] = { "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7" };
    static EclState s;
    int ship = word_of(units, csv_text(csv, row, "ship"));
    s.edition = (uint8_t)edition;
    s.seat[0].species =
        (uint8_t)find_code(ecl_species_code, ECL_SPECIES, csv_text(csv, row, "species"), "");
    const EclBlueprintRow *is = ecl_plan(&s, 0, ship);
    EclValues sums = ecl_add_up(&s, 0, ship);
    assert_int_equal(is->slots, csv_int(csv, row, "slots"));
    for (int slot = 0; slot < ECL_SLOTS; slot++) {
        assert_int_equal(is->printed[slot], part_of(csv_text(csv, row, slots[slot])));
        assert_int_equal(*csv_text(csv, row, slots[slot]) != 0, slot < is->slots);
    }
    assert_int_equal(is->initiative, csv_int(csv, row, "init_bonus"));
    assert_int_equal(is->energy, csv_int(csv, row, "ext_energy"));
    assert_int_equal(is->computer, csv_int(csv, row, "ext_computer"));
    assert_int_equal(ship == ECL_STARBASE, csv_int(csv, row, "no_drive"));
    assert_int_equal(ecl_species_of(&s, 0)->cost[ship], csv_int(csv, row, "cost"));
    assert_int_equal(sums.initiative, csv_int(csv, row, "def_initiative"));
    assert_int_equal(sums.energy_out, csv_int(csv, row, "def_energy_out"));
    assert_int_equal(sums.energy_in, csv_int(csv, row, "def_energy_in"));
    assert_int_equal(sums.move, csv_int(csv, row, "def_move"));
    assert_int_equal(sums.computer, csv_int(csv, row, "def_computer"));
    assert_int_equal(sums.shield, csv_int(csv, row, "def_shield"));
    assert_int_equal(sums.hull, csv_int(csv, row, "def_hull"));
    assert_int_equal(sums.cannon[ECL_YELLOW], csv_int(csv, row, "def_cannon_y"));
    assert_true(ecl_plan_is_legal(&sums, ship));
}

static void blueprints_are_as_listed(void **state)
{
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        read_list(&csv, edition, "blueprints");
        assert_int_equal(csv.rows, (ECL_SPECIES - 1) * ECL_SHIPS);
        for (int row = 0; row < csv.rows; row++)
            compare_blueprint(&csv, row, edition);
    }
}

/* Slots that a blueprint does not have have no place. */
static void slots_end(int edition)
{
    for (int family = 0; family < ECL_FAMILIES; family++)
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            for (int slot = ecl_blueprints[edition][family][ship].slots; slot < ECL_SLOTS; slot++) {
                const uint8_t *is = ecl_slot_places[edition][family][ship][slot];
                assert_int_equal(is[0] + is[1], 0);
            }
}

static void slots_are_as_listed(void **state)
{
    static const char *const families[] = { "STD", "ERI", "ORI", "PLA", NULL };
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        slots_end(edition);
        read_list(&csv, edition, "blueprint_slots");
        for (int row = 0; row < csv.rows; row++) {
            int family = word_of(families, csv_text(&csv, row, "bp_family"));
            int ship = word_of(units, csv_text(&csv, row, "ship")),
                slot = csv_int(&csv, row, "slot");
            const uint8_t *is = ecl_slot_places[edition][family][ship][slot];
            assert_int_equal(is[0], csv_int(&csv, row, "x2"));
            assert_int_equal(is[1], csv_int(&csv, row, "y2"));
            assert_int_equal(ecl_blueprints[edition][family][ship].printed[slot],
                             part_of(csv_text(&csv, row, "printed")));
        }
    }
}

static void npcs_are_as_listed(void **state)
{
    static const char *const kinds[] = { "", "ANCIENT", "GUARDIAN", "GCDS", NULL };
    static const char *const variants[] = { "NORMAL", "ADVANCED", NULL };
    static const char *const cannon[] = { "can_y", "can_o", "can_b", "can_r" };
    static const char *const missile[] = { "mis_y", "mis_o", "mis_b", "mis_r" };
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        read_list(&csv, edition, "npc_blueprints");
        assert_int_equal(csv.rows, edition == ECL_FIRST ? 2 : 6);
        for (int row = 0; row < csv.rows; row++) {
            int npc = word_of(kinds, csv_text(&csv, row, "npc"));
            int variant = word_of(variants, csv_text(&csv, row, "variant"));
            const EclNpcRow *is = &ecl_npcs[edition][npc][variant];
            assert_int_equal(is->values.initiative, csv_int(&csv, row, "initiative"));
            assert_int_equal(is->values.computer, csv_int(&csv, row, "computer"));
            assert_int_equal(is->values.shield, csv_int(&csv, row, "shield"));
            assert_int_equal(is->values.hull, csv_int(&csv, row, "hull"));
            for (int die = 0; die < ECL_DICE; die++) {
                assert_int_equal(is->values.cannon[die], csv_int(&csv, row, cannon[die]));
                assert_int_equal(is->values.missile[die], csv_int(&csv, row, missile[die]));
            }
            assert_int_equal(is->tiles, csv_int(&csv, row, "rep_tiles"));
        }
    }
}

static void setups_are_as_listed(void **state)
{
    static Csv csv, layouts;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        read_list(&csv, edition, "setup");
        read_list(&layouts, edition, "layouts");
        for (int row = 0; row < csv.rows; row++) {
            const EclSetupRow *is = &ecl_setups[edition][csv_int(&csv, row, "players")];
            assert_int_equal(is->techs_start, csv_int(&csv, row, "tech_start"));
            assert_int_equal(is->techs_cleanup, csv_int(&csv, row, "tech_cleanup"));
            assert_int_equal(is->outer, csv_int(&csv, row, "outer_stack"));
            assert_int_equal(is->guardians, csv_int(&csv, row, "guardians"));
            assert_int_equal(is->diplomacy, csv_int(&csv, row, "diplomacy"));
        }
        for (int row = 0; row < layouts.rows; row++) {
            int players = csv_int(&layouts, row, "players"), zone = csv_int(&layouts, row, "zone");
            EclZone is = ecl_layouts[edition][players][zone];
            assert_int_equal(is.seat, csv_int(&layouts, row, "seat"));
            assert_int_equal(is.rotation, csv_int(&layouts, row, "rotation"));
        }
    }
    assert_int_equal(ecl_rules[ECL_FIRST].rounds,
                     csv_int((read_list(&csv, ECL_FIRST, "setup"), &csv), 0, "rounds"));
}

static void tracks_are_as_listed(void **state)
{
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        read_list(&csv, edition, "tracks");
        for (int row = 0; row < csv.rows; row++) {
            int i = csv_int(&csv, row, "index"), value = csv_int(&csv, row, "value");
            if (csv_is(&csv, row, "track", "POPULATION"))
                assert_int_equal(ecl_population[i], value);
            else if (csv_is(&csv, row, "track", "INFLUENCE"))
                assert_int_equal(ecl_upkeep[i + 1], value);
            else if (csv_is(&csv, row, "track", "TECH_DISCOUNT"))
                assert_int_equal(ecl_discount[i], value);
            else
                assert_int_equal(ecl_track_vp[i], value);
        }
        assert_int_equal(csv.rows, 12 + 13 + 7 + 8);
    }
}

static void reputation_is_as_listed(void **state)
{
    static Csv csv;
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int tiles = 0;
        read_list(&csv, edition, "reputation");
        for (int row = 0; row < csv.rows; row++) {
            int value = csv_int(&csv, row, "value");
            assert_int_equal(ecl_rules[edition].reputation[value], csv_int(&csv, row, "copies"));
            tiles += csv_int(&csv, row, "copies");
        }
        assert_int_equal(csv.rows, ECL_VALUES - 1);
        assert_int_equal(tiles, edition == ECL_FIRST ? 32 : 33);
    }
}

static void ships_and_dice_are_as_listed(void **state)
{
    static const char *const keys[] = { "Y", "O", "B", "R", NULL };
    static Csv csv;
    (void)state;
    csv_read(&csv, "eclipse1/ships");
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        assert_true(csv_is(&csv, ship, "key", units[ship]));
        assert_int_equal(ecl_ship_count[ship], csv_int(&csv, ship, "max_per_player"));
        assert_int_equal(ecl_ship_tiles[ship], csv_int(&csv, ship, "rep_tiles"));
        assert_int_equal(ecl_ship_size[ship], csv_int(&csv, ship, "size_rank"));
    }
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        read_list(&csv, edition, "dice");
        for (int row = 0; row < csv.rows; row++)
            assert_int_equal(ecl_die_damage[word_of(keys, csv_text(&csv, row, "key"))],
                             csv_int(&csv, row, "damage"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "every sector is as on the component lists", .test_func = sectors_are_as_listed },
        { .name = "E2-1.3 E1-1.6 sectors of each ring", .test_func = sectors_of_each_ring },
        { .name = "E1-2.27 symbols and tiles fit", .test_func = symbols_and_tiles_fit },
        { .name =
              "E1-11.9 E1-11.10 E1-11.11 E1-11.12 every technology is as on the component lists",
          .test_func = techs_are_as_listed },
        { .name = "every part is as on the component lists", .test_func = parts_are_as_listed },
        { .name = "every discovery tile is as on the component lists",
          .test_func = discoveries_are_as_listed },
        { .name = "E2-21.1 E2-21.11 every species is as on the component lists",
          .test_func = species_are_as_listed },
        { .name =
              "E2-8.1 E2-21.5 E2-21.10 E1-12.10 E1-20.7 every blueprint adds up as on the component lists",
          .test_func = blueprints_are_as_listed },
        { .name = "slots are drawn where the component lists say",
          .test_func = slots_are_as_listed },
        { .name = "E2-22.1 E1-16.15 ships without a player are as on the component lists",
          .test_func = npcs_are_as_listed },
        { .name = "what the number of players decides is as on the component lists",
          .test_func = setups_are_as_listed },
        { .name = "E2-1.10 E2-1.13 E2-1.16 E1-X.16 tracks are as on the component lists",
          .test_func = tracks_are_as_listed },
        { .name = "E2-16.7 E1-2.2 reputation tiles are as on the component lists",
          .test_func = reputation_is_as_listed },
        { .name = "E2-1.2 E2-1.8 E1-1.2 ships and dice are as on the component lists",
          .test_func = ships_and_dice_are_as_listed },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
