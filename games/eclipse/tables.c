/* The tables, made from the .def files; codes and names. Ids and codes are those of the component
 * data and never change: records hold them. */
#include "games/eclipse/tables.h"

#include <assert.h>

const EclSectorRow ecl_sectors[ECL_EDITIONS][ECL_SECTORS] = {
#define ECL_GUARDIAN_KIND ECL_GUARDIAN_SECTOR
#define ECL_CENTER_KIND   ECL_CENTER
#define ECL_INNER_KIND    ECL_INNER
#define ECL_MIDDLE_KIND   ECL_MIDDLE
#define ECL_OUTER_KIND    ECL_OUTER
#define ECL_HOME_KIND     ECL_HOME
#define SECTOR(edition, id, is, points, artifacts, tile, npc, npcs, gate, m, ma, s, sa, c, ca, g,  \
               ga, holes)                                                                          \
    [ECL_##edition][ECL_SECTOR(id)] = { .number = 1##id - 1000,                                    \
                                        .kind = ECL_##is##_KIND,                                   \
                                        .vp = (points),                                            \
                                        .artifact = (artifacts),                                   \
                                        .discovery = (tile),                                       \
                                        .guard = ECL_##npc,                                        \
                                        .guards = (npcs),                                          \
                                        .portal = (gate),                                          \
                                        .worm = (holes),                                           \
                                        .square = { m, ma, s, sa, c, ca, g, ga } },
#include "games/eclipse/sectors.def"
};

const EclTechRow ecl_techs[ECL_EDITIONS][ECL_TECHS] = {
#define TECH(edition, code, kind, price, minimum, many, is, does, one, two)                        \
    [ECL_##edition][ECL_TECH(code)] = { .category = ECL_##kind,                                    \
                                        .cost = (price),                                           \
                                        .least = (minimum),                                        \
                                        .copies = (many),                                          \
                                        .type = ECL_TYPE_##is,                                     \
                                        .effect = ECL_EFFECT_##does,                               \
                                        .p1 = (one),                                               \
                                        .p2 = (two) },
#include "games/eclipse/techs.def"
};

const EclPartRow ecl_parts[ECL_EDITIONS][ECL_PARTS] = {
#define ECL_FROM_BASIC     ECL_BASIC
#define ECL_FROM_TECH      ECL_TECH_PART
#define ECL_FROM_DISCOVERY ECL_DISCOVERY_PART
#define PART(edition, code, from, is, out, in, ini, mov, comp, shi, hul, cy, co, cb, cr, my, mo,   \
             mb, mr, outer)                                                                        \
    [ECL_##edition][ECL_PART(code)] = { .values = { .energy_out = (out),                           \
                                                    .energy_in = (in),                             \
                                                    .initiative = (ini),                           \
                                                    .move = (mov),                                 \
                                                    .computer = (comp),                            \
                                                    .shield = (shi),                               \
                                                    .hull = (hul),                                 \
                                                    .drives = ECL_CLASS_##is == ECL_CLASS_DRIVE,   \
                                                    .cannon = { cy, co, cb, cr },                  \
                                                    .missile = { my, mo, mb, mr } },               \
                                        .source = ECL_FROM_##from,                                 \
                                        .class = ECL_CLASS_##is,                                   \
                                        .outside = (outer) },
#include "games/eclipse/parts.def"
};

const EclDiscoveryRow ecl_discoveries[ECL_EDITIONS][ECL_DISCOVERIES] = {
#define DISCOVERY(edition, code, many, does, m, s, c, thing)                                       \
    [ECL_##edition][ECL_FIND(code)] = {                                                            \
        .copies = (many), .effect = ECL_FIND_##does, .gain = { m, s, c }, .what = (thing)          \
    },
#include "games/eclipse/discoveries.def"
};

const EclSpeciesRow ecl_species[ECL_EDITIONS][ECL_SPECIES] = {
#define ECL_IS_ALIEN                  1
#define ECL_IS_TERRAN                 0
#define ECL_TECH_OF_NO_TECH           0
#define ECL_TECH_OF_PLASMA_CANNON     ECL_TECH(PLASMA_CANNON)
#define ECL_TECH_OF_GAUSS_SHIELD      ECL_TECH(GAUSS_SHIELD)
#define ECL_TECH_OF_FUSION_DRIVE      ECL_TECH(FUSION_DRIVE)
#define ECL_TECH_OF_ADV_LABS          ECL_TECH(ADV_LABS)
#define ECL_TECH_OF_STARBASE          ECL_TECH(STARBASE)
#define ECL_TECH_OF_POSITRON_COMPUTER ECL_TECH(POSITRON_COMPUTER)
#define ECL_TECH_OF_NEUTRON_BOMBS     ECL_TECH(NEUTRON_BOMBS)
#define SPECIES(edition, code, is, face, sector, m, s, c, ships, exp, res, upg, bui, mov, inf,     \
                flip, rate, disc, amb, mixed, rep, t1, t2, t3, first, tiles, c0, c1, c2, c3, c4,   \
                c5, plans, powers)                                                                 \
    [ECL_##edition][ECL_RACE(code)] = { .alien = ECL_IS_##is,                                      \
                                        .board = (face),                                           \
                                        .home = ECL_SECTOR(sector),                                \
                                        .storage = { m, s, c },                                    \
                                        .colony_ships = (ships),                                   \
                                        .activations = { 0, exp, res, upg, bui, mov, inf },        \
                                        .refresh = (flip),                                         \
                                        .trade = (rate),                                           \
                                        .discs = (disc),                                           \
                                        .ambassador_slots = (amb),                                 \
                                        .either_slots = (mixed),                                   \
                                        .reputation_slots = (rep),                                 \
                                        .tech = { ECL_TECH_OF_##t1, ECL_TECH_OF_##t2,              \
                                                  ECL_TECH_OF_##t3 },                              \
                                        .ship = ECL_##first,                                       \
                                        .reputation = (tiles),                                     \
                                        .cost = { c0, c1, c2, c3, c4, c5 },                        \
                                        .family = ECL_##plans,                                     \
                                        .abilities = (powers) },
#include "games/eclipse/species.def"
};

const EclBlueprintRow ecl_blueprints[ECL_EDITIONS][ECL_FAMILIES][ECL_SHIPS] = {
#define P_NO_PART           0
#define P_ION_CANNON        ECL_PART(ION_CANNON)
#define P_NUCLEAR_SOURCE    ECL_PART(NUCLEAR_SOURCE)
#define P_NUCLEAR_DRIVE     ECL_PART(NUCLEAR_DRIVE)
#define P_HULL              ECL_PART(HULL)
#define P_ELECTRON_COMPUTER ECL_PART(ELECTRON_COMPUTER)
#define P_GAUSS_SHIELD      ECL_PART(GAUSS_SHIELD)
#define BLUEPRINT(edition, family, ship, n, ini, power, comp, p0, p1, p2, p3, p4, p5, p6, p7)      \
    [ECL_##edition][ECL_##family][ECL_##ship] = { .slots = (n),                                    \
                                                  .initiative = (ini),                             \
                                                  .energy = (power),                               \
                                                  .computer = (comp),                              \
                                                  .printed = { P_##p0, P_##p1, P_##p2, P_##p3,     \
                                                               P_##p4, P_##p5, P_##p6, P_##p7 } },
#include "games/eclipse/blueprints.def"
};

const uint8_t ecl_slot_places[ECL_EDITIONS][ECL_FAMILIES][ECL_SHIPS][ECL_SLOTS][2] = {
#define SLOTS(edition, family, ship, ...)                                                          \
    [ECL_##edition][ECL_##family][ECL_##ship] = { __VA_ARGS__ },
#include "games/eclipse/slots.def"
};

const EclNpcRow ecl_npcs[ECL_EDITIONS][ECL_NPCS][ECL_VARIANTS] = {
#define NPC(edition, npc, variant, ini, comp, shi, hul, cy, co, cb, cr, my, mo, mb, mr, rep)       \
    [ECL_##edition][ECL_##npc][ECL_##variant] = { .values = { .initiative = (ini),                 \
                                                              .computer = (comp),                  \
                                                              .shield = (shi),                     \
                                                              .hull = (hul),                       \
                                                              .cannon = { cy, co, cb, cr },        \
                                                              .missile = { my, mo, mb, mr } },     \
                                                  .tiles = (rep) },
#include "games/eclipse/npcs.def"
};

const EclZone ecl_layouts[ECL_EDITIONS][ECL_SEATS + 1][ECL_EDGES] = {
#define LAYOUT(edition, players, ...) [ECL_##edition][players] = { __VA_ARGS__ },
#include "games/eclipse/layouts.def"
};

const EclSetupRow ecl_setups[ECL_EDITIONS][ECL_SEATS + 1] = {
#define SETUP(edition, players, start, cleanup, tiles, guards, peace)                              \
    [ECL_##edition][players] = { .techs_start = (start),                                           \
                                 .techs_cleanup = (cleanup),                                       \
                                 .outer = (tiles),                                                 \
                                 .guardians = (guards),                                            \
                                 .diplomacy = (peace) },
#include "games/eclipse/setups.def"
};

const EclRules ecl_rules[ECL_EDITIONS] = {
    [ECL_FIRST] = { .rounds = 9,
                    .colony_when_passing = true,
                    .colony_among_enemies = true,
                    .discovery_by_disc = true,
                    .discovery_secret = true,
                    .discard_ends_turn = true,
                    .upgrade_at_once = true,
                    .refresh_last = true,
                    .break_on_entry = true,
                    .peace_after_combat = true,
                    .collapsed_last = true,
                    .keep_one = true,
                    .attack_in_turn = true,
                    .reputation = { 0, 12, 9, 7, 4 } },
    [ECL_SECOND] = { .rounds = 8,
                     .pass_money = 2,
                     .guardians_fill = true,
                     .empty_reward = true,
                     .part_removes_any = true,
                     .influence_once = true,
                     .return_reputation = true,
                     .out_without_pieces = true,
                     .stalemate_destroys = true,
                     .penalty_by_try = true,
                     .reputation = { 0, 12, 10, 7, 4 } },
};

const uint8_t ecl_population[ECL_TRACK_CUBES] = { 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28 };
const uint8_t ecl_upkeep[ECL_TRACK_DISCS + 1] = { 0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30 };
const uint8_t ecl_discount[ECL_TRACK_TECHS + 1] = { 0, 1, 2, 3, 4, 6, 8, 8 };
const uint8_t ecl_track_vp[ECL_TRACK_TECHS + 1] = { 0, 0, 0, 0, 1, 2, 3, 5 };
const uint8_t ecl_ship_count[ECL_SHIPS] = { 8, 4, 2, 4 };
const uint8_t ecl_ship_tiles[ECL_SHIPS] = { 1, 2, 3, 1 };
const uint8_t ecl_ship_size[ECL_SHIPS] = { 1, 3, 4, 2 };
const uint8_t ecl_die_damage[ECL_DICE] = { 1, 2, 3, 4 };

const EclBerthRow ecl_berths[ECL_BERTHS] = {
#define BERTH(name, notation, kind, from)                                                          \
    [ECL_BERTH_##name] = { (notation), ECL_SQUARE_##kind, ECL_##from },
    ECL_BERTH_LIST(BERTH)
#undef BERTH
};

typedef struct Name {
    const char *code, *en, *ru[ECL_EDITIONS];
} Name;

static const Name names[ECL_NAMES] = {
#define NAME(kind, code, notation, en, ru, ru1)                                                    \
    [ECL_NAME_##kind##_##code] = { notation, en, { [ECL_FIRST] = (ru1), [ECL_SECOND] = (ru) } },
#include "games/eclipse/names.def"
};

static const char *name_of(EclEdition edition, int name, Lang lang)
{
    return lang == LANG_RU ? names[name].ru[edition] : names[name].en;
}

/* The three functions of a kind of thing: its code, and its name in each edition. */
#define NAMED(thing, first)                                                                        \
    const char *ecl_##thing##_code(int value)                                                      \
    {                                                                                              \
        return value ? names[(first) + value - 1].code : "none";                                   \
    }                                                                                              \
    const char *ecl1_##thing##_name(int value, Lang lang)                                          \
    {                                                                                              \
        return name_of(ECL_FIRST, (first) + value - 1, lang);                                      \
    }                                                                                              \
    const char *ecl2_##thing##_name(int value, Lang lang)                                          \
    {                                                                                              \
        return name_of(ECL_SECOND, (first) + value - 1, lang);                                     \
    }

NAMED(sector, ECL_NAME_SECTOR_001)
NAMED(tech, ECL_NAME_TECH_NEUTRON_BOMBS)
NAMED(part, ECL_NAME_PART_ION_CANNON)
NAMED(discovery, ECL_NAME_DISCOVERY_MATERIALS)
NAMED(species, ECL_NAME_SPECIES_ERIDANI)

/* Sectors are spoken of by number and name. */
static const Name titles[ECL_SECTORS] = {
#define NAME_SECTOR(code, notation, en, ru, ru1)                                                   \
    [ECL_SECTOR(code)] = { notation, notation " " en, { notation " " ru1, notation " " ru } },
#define NAME_TECH(...)
#define NAME_PART(...)
#define NAME_DISCOVERY(...)
#define NAME_SPECIES(...)
#define NAME(kind, ...) NAME_##kind(__VA_ARGS__)
#include "games/eclipse/names.def"
};

const char *ecl1_sector_title(int sector, Lang lang)
{
    return lang == LANG_RU ? titles[sector].ru[ECL_FIRST] : titles[sector].en;
}

const char *ecl2_sector_title(int sector, Lang lang)
{
    return lang == LANG_RU ? titles[sector].ru[ECL_SECOND] : titles[sector].en;
}
