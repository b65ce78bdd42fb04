/* The components of Eclipse as tables, both editions: sectors, technologies, ship parts, discovery
 * tiles, species, blueprints, ships without a player, and what the number of players decides. What
 * an edition does not have is a row of zeros. */
#ifndef GAMES_ECLIPSE_TABLES_H
#define GAMES_ECLIPSE_TABLES_H

#include <stdbool.h>
#include <stdint.h>

#include "core/bits.h"
#include "core/text.h"

enum {
    ECL_SEATS = 6,
    ECL_REACH = 20, /* no coordinate of the map is farther out (E2-2.11) */
    ECL_EDGES = 6,
    ECL_SLOTS = 8,        /* the most a blueprint has */
    ECL_TRACK_DISCS = 13, /* spaces of the influence track */
    ECL_TRACK_CUBES = 12, /* spaces of a population track */
    ECL_TRACK_TECHS = 7,
    ECL_DISCS = 16,
    ECL_CUBES = 33,
    ECL_AMBASSADORS = 3,
    ECL_REPUTATION_MOST = 5, /* tiles drawn by a player in a sector */
    ECL_VALUES = 5,          /* of reputation tiles: one above the highest */
    ECL_DISCOVERY_VP = 2,
    ECL_MONOLITH_VP = 3,
    ECL_TRAITOR_VP = -2,
    ECL_DAMAGE_MOST = 64, /* more than any ship bears */
};

typedef enum EclEdition { ECL_FIRST, ECL_SECOND, ECL_EDITIONS } EclEdition;

typedef enum EclResource {
    ECL_MATERIALS,
    ECL_SCIENCE,
    ECL_MONEY,
    ECL_RESOURCES,
    ECL_ALL_RESOURCES = ECL_RESOURCES
} EclResource;

/* What can be built; the ships come first. */
typedef enum EclUnit {
    ECL_INTERCEPTOR,
    ECL_CRUISER,
    ECL_DREADNOUGHT,
    ECL_STARBASE,
    ECL_SHIPS,
    ECL_ORBITAL = ECL_SHIPS,
    ECL_MONOLITH,
    ECL_UNITS
} EclUnit;

typedef enum EclAction {
    ECL_NO_ACTION,
    ECL_ACTION_EXPLORE,
    ECL_ACTION_RESEARCH,
    ECL_ACTION_UPGRADE,
    ECL_ACTION_BUILD,
    ECL_ACTION_MOVE,
    ECL_ACTION_INFLUENCE,
    ECL_ACTIONS
} EclAction;

/* Kinds of population square, in the order of the tables; the orbital is one more square. */
typedef enum EclSquare {
    ECL_SQUARE_MATERIALS,
    ECL_SQUARE_MATERIALS_ADV,
    ECL_SQUARE_SCIENCE,
    ECL_SQUARE_SCIENCE_ADV,
    ECL_SQUARE_MONEY,
    ECL_SQUARE_MONEY_ADV,
    ECL_SQUARE_GRAY,
    ECL_SQUARE_GRAY_ADV,
    ECL_SQUARES,
    ECL_SQUARE_ORBITAL = ECL_SQUARES
} EclSquare;

/* A square together with the track that its cube comes from: BERTH(code, notation, square, track) */
#define ECL_BERTH_LIST(BERTH)                                                                      \
    BERTH(MATERIALS, "materials", MATERIALS, MATERIALS)                                            \
    BERTH(MATERIALS_ADV, "materials-adv", MATERIALS_ADV, MATERIALS)                                \
    BERTH(SCIENCE, "science", SCIENCE, SCIENCE)                                                    \
    BERTH(SCIENCE_ADV, "science-adv", SCIENCE_ADV, SCIENCE)                                        \
    BERTH(MONEY, "money", MONEY, MONEY)                                                            \
    BERTH(MONEY_ADV, "money-adv", MONEY_ADV, MONEY)                                                \
    BERTH(GRAY_MATERIALS, "gray-materials", GRAY, MATERIALS)                                       \
    BERTH(GRAY_SCIENCE, "gray-science", GRAY, SCIENCE)                                             \
    BERTH(GRAY_MONEY, "gray-money", GRAY, MONEY)                                                   \
    BERTH(GRAY_ADV_MATERIALS, "gray-adv-materials", GRAY_ADV, MATERIALS)                           \
    BERTH(GRAY_ADV_SCIENCE, "gray-adv-science", GRAY_ADV, SCIENCE)                                 \
    BERTH(GRAY_ADV_MONEY, "gray-adv-money", GRAY_ADV, MONEY)                                       \
    BERTH(ORBITAL_SCIENCE, "orbital-science", ORBITAL, SCIENCE)                                    \
    BERTH(ORBITAL_MONEY, "orbital-money", ORBITAL, MONEY)

typedef enum EclBerth {
#define BERTH(code, notation, square, track) ECL_BERTH_##code,
    ECL_BERTH_LIST(BERTH)
#undef BERTH
        ECL_BERTHS
} EclBerth;

typedef struct EclBerthRow {
    const char *code;
    uint8_t square, track;
} EclBerthRow;

extern const EclBerthRow ecl_berths[ECL_BERTHS];

/* One enumerator a component of every kind, in the order of names.def: each kind is a range. */
typedef enum EclName {
    ECL_NO_NAME,
#define NAME(kind, code, notation, en, ru, ru1) ECL_NAME_##kind##_##code,
#include "games/eclipse/names.def"
    ECL_NAMES
} EclName;

#define ECL_AT(kind, code, first) (ECL_NAME_##kind##_##code - ECL_NAME_##kind##_##first + 1)

enum {
    ECL_NO_SECTOR,
    ECL_SECTORS = ECL_AT(SECTOR, 382, 001) + 1, /* one above the last */
    ECL_NO_TECH = 0,
    ECL_TECHS = ECL_AT(TECH, METASYNTHESIS, NEUTRON_BOMBS) + 1,
    ECL_NO_PART = 0,
    ECL_PARTS = ECL_AT(PART, MUON_SOURCE, ION_CANNON) + 1,
    ECL_NO_DISCOVERY = 0,
    ECL_DISCOVERIES = ECL_AT(DISCOVERY, ANCIENT_PORTAL, MATERIALS) + 1,
    ECL_NO_SPECIES = 0,
    ECL_SPECIES = ECL_AT(SPECIES, ALLIANCE, ERIDANI) + 1,
};

#define ECL_SECTOR(number) ECL_AT(SECTOR, number, 001)
#define ECL_TECH(code)     ECL_AT(TECH, code, NEUTRON_BOMBS)
#define ECL_PART(code)     ECL_AT(PART, code, ION_CANNON)
#define ECL_FIND(code)     ECL_AT(DISCOVERY, code, MATERIALS)
#define ECL_RACE(code)     ECL_AT(SPECIES, code, ERIDANI)

/* Sectors of a kind are ranges of numbers. */
#define ECL_RANGE(first, last) ((2ull << ECL_SECTOR(last)) - (1ull << ECL_SECTOR(first)))
#define ECL_INNER_SET          ECL_RANGE(101, 110)
#define ECL_MIDDLE_SET         (ECL_RANGE(201, 214) | ECL_RANGE(281, 281))
#define ECL_HOME_SET           ECL_RANGE(221, 232)
#define ECL_GUARDIAN_SET       ECL_RANGE(271, 274)
#define ECL_OUTER_SET          ECL_RANGE(301, 382)

typedef uint64_t EclSectorSet; /* bit n: sector n; ascending bits are ascending numbers */
typedef uint64_t EclTechSet;
typedef uint64_t EclPartSet;
typedef uint64_t EclTiles; /* discovery tiles: how many of kind n in the bits 2n, 2n + 1 */

static inline uint64_t ecl_bit(int member)
{
    return 1ull << member;
}

typedef enum EclSectorKind {
    ECL_NO_KIND, /* not in this edition */
    ECL_CENTER,
    ECL_INNER,
    ECL_MIDDLE,
    ECL_OUTER,
    ECL_HOME,
    ECL_GUARDIAN_SECTOR
} EclSectorKind;

typedef enum EclNpc { ECL_NO_NPC, ECL_ANCIENT, ECL_GUARDIAN, ECL_GCDS, ECL_NPCS } EclNpc;
typedef enum EclVariant { ECL_NORMAL, ECL_ADVANCED, ECL_VARIANTS } EclVariant;

typedef struct EclSectorRow {
    uint16_t number;
    uint8_t kind, vp, artifact, discovery;
    uint8_t guard, guards; /* EclNpc and how many */
    uint8_t portal;
    uint8_t worm; /* bit n: a wormhole on printed edge n */
    uint8_t square[ECL_SQUARES];
} EclSectorRow;

extern const EclSectorRow ecl_sectors[ECL_EDITIONS][ECL_SECTORS];

typedef enum EclCategory {
    ECL_MIL,
    ECL_GRID,
    ECL_NANO,
    ECL_TRACKS,
    ECL_RARE = ECL_TRACKS
} EclCategory;

typedef enum EclTechType {
    ECL_TYPE_PART,
    ECL_TYPE_BUILD,
    ECL_TYPE_INSTANT,
    ECL_TYPE_PERMANENT
} EclTechType;

#define ECL_EFFECT_LIST(EFFECT)                                                                    \
    EFFECT(NEUTRON_BOMBS)                                                                          \
    EFFECT(BUILD)                                                                                  \
    EFFECT(PART)                                                                                   \
    EFFECT(ADV_POP)                                                                                \
    EFFECT(DISCS)                                                                                  \
    EFFECT(EXTRA_ACT)                                                                              \
    EFFECT(WORMHOLE_GEN)                                                                           \
    EFFECT(ARTIFACT_KEY)                                                                           \
    EFFECT(SPLITTER)                                                                               \
    EFFECT(NEUTRON_ABSORBER)                                                                       \
    EFFECT(CLOAK)                                                                                  \
    EFFECT(PORTAL_TILE)                                                                            \
    EFFECT(DISCOVERY)

typedef enum EclEffect {
#define EFFECT(code) ECL_EFFECT_##code,
    ECL_EFFECT_LIST(EFFECT)
#undef EFFECT
        ECL_EFFECTS
} EclEffect;

typedef struct EclTechRow {
    uint8_t category, cost, least, copies; /* copies 0: not in this edition */
    uint8_t type, effect, p1, p2;
} EclTechRow;

extern const EclTechRow ecl_techs[ECL_EDITIONS][ECL_TECHS];

typedef enum EclSource { ECL_NO_SOURCE, ECL_BASIC, ECL_TECH_PART, ECL_DISCOVERY_PART } EclSource;

typedef enum EclPartClass {
    ECL_CLASS_CANNON,
    ECL_CLASS_MISSILE,
    ECL_CLASS_COMPUTER,
    ECL_CLASS_SHIELD,
    ECL_CLASS_HULL,
    ECL_CLASS_DRIVE,
    ECL_CLASS_SOURCE,
    ECL_CLASSES
} EclPartClass;

typedef enum EclDie { ECL_YELLOW, ECL_ORANGE, ECL_BLUE, ECL_RED, ECL_DICE } EclDie;

/* The values of a part, and the sums of a blueprint: the same sixteen bytes. */
typedef struct EclValues {
    uint8_t energy_out, energy_in;
    uint8_t initiative, move, computer, shield, hull;
    uint8_t drives; /* parts that are drives */
    uint8_t cannon[ECL_DICE], missile[ECL_DICE];
} EclValues;

typedef struct EclPartRow {
    EclValues values;
    uint8_t source, class; /* source 0: not in this edition */
    uint8_t outside;       /* placed outside the grid */
} EclPartRow;

extern const EclPartRow ecl_parts[ECL_EDITIONS][ECL_PARTS];

typedef enum EclFindEffect {
    ECL_FIND_RES,
    ECL_FIND_FREE_TECH,
    ECL_FIND_SHIP,
    ECL_FIND_STRUCTURE,
    ECL_FIND_PART,
    ECL_FIND_PORTAL
} EclFindEffect;

typedef struct EclDiscoveryRow {
    uint8_t copies, effect; /* copies 0: not in this edition */
    uint8_t gain[ECL_RESOURCES];
    uint8_t what;
} EclDiscoveryRow;

extern const EclDiscoveryRow ecl_discoveries[ECL_EDITIONS][ECL_DISCOVERIES];

typedef enum EclFamily { ECL_STD, ECL_ERI, ECL_ORI, ECL_PLA, ECL_FAMILIES } EclFamily;

typedef enum EclAbility {
    ECL_START_ADV_SCI = 1,
    ECL_POP_AUTO_KILLED = 2,
    ECL_VP_PER_SECTOR = 4,
    ECL_EXPLORE_TWO = 8,
    ECL_ANCIENT_PEACE = 16,
    ECL_VP_PER_ANCIENT = 32
} EclAbility;

typedef struct EclSpeciesRow {
    uint8_t alien, board, home;
    uint8_t storage[ECL_RESOURCES];
    uint8_t colony_ships;
    uint8_t activations[ECL_ACTIONS];
    uint8_t refresh, trade, discs;
    uint8_t ambassador_slots, either_slots, reputation_slots;
    uint8_t tech[3];
    uint8_t ship, reputation;
    uint8_t cost[ECL_UNITS];
    uint8_t family, abilities;
} EclSpeciesRow;

extern const EclSpeciesRow ecl_species[ECL_EDITIONS][ECL_SPECIES];

typedef struct EclBlueprintRow {
    uint8_t slots, initiative, energy, computer; /* the last two outside the grid */
    uint8_t printed[ECL_SLOTS];
} EclBlueprintRow;

extern const EclBlueprintRow ecl_blueprints[ECL_EDITIONS][ECL_FAMILIES][ECL_SHIPS];
extern const uint8_t ecl_slot_places[ECL_EDITIONS][ECL_FAMILIES][ECL_SHIPS][ECL_SLOTS][2];

typedef struct EclNpcRow {
    EclValues values;
    uint8_t tiles; /* reputation tiles for destroying one */
} EclNpcRow;

extern const EclNpcRow ecl_npcs[ECL_EDITIONS][ECL_NPCS][ECL_VARIANTS];

typedef struct EclZone {
    int8_t rotation, seat; /* seat -1: nobody's */
} EclZone;

extern const EclZone ecl_layouts[ECL_EDITIONS][ECL_SEATS + 1][ECL_EDGES];

typedef struct EclSetupRow {
    uint8_t techs_start, techs_cleanup, outer, guardians, diplomacy;
} EclSetupRow;

extern const EclSetupRow ecl_setups[ECL_EDITIONS][ECL_SEATS + 1];

/* What a rule says in one edition and not in the other: the named switches of the engine. */
typedef struct EclRules {
    uint8_t rounds;
    uint8_t pass_money;           /* for the first to pass (E2-5.6, E1-5.8) */
    uint8_t guardians_fill;       /* free starting zones (E2-3.14, E1-2.26) */
    uint8_t colony_when_passing;  /* E2-5.10, E1-5.11 */
    uint8_t colony_among_enemies; /* in upkeep (E2-18.1, E1-6.8) */
    uint8_t discovery_by_disc;    /* only a disc takes the tile (E1-8.1), else exploring (E2-6.9) */
    uint8_t discovery_secret;     /* only the taker sees it (E2-H4, E1-H.3) */
    uint8_t empty_reward;         /* may be chosen although it gives nothing (E2-6.17, E1-8.7) */
    uint8_t part_removes_any;     /* of the blueprint for an ancient part (E2-6.21, E1-8.10) */
    uint8_t discard_ends_turn;    /* E1-7.5 */
    uint8_t upgrade_at_once;      /* the action is one upgrade, judged at its end (E1-12.4) */
    uint8_t influence_once;       /* no sector twice in an action (E2-11.6, E1-9.5) */
    uint8_t refresh_last;         /* after the disc moves (E1-9.8) */
    uint8_t return_reputation;    /* at any decision of the own turn (E2-13.13) */
    uint8_t break_on_entry;       /* E1-10.13, else at the end of the turn (E2-13.9) */
    uint8_t peace_after_combat;   /* E1-10.19 */
    uint8_t out_without_pieces;   /* after combat (E2-17.14), else may give up (E1-21.3) */
    uint8_t collapsed_last;       /* E1-19.11 */
    uint8_t keep_one;             /* of drawn reputation tiles, with room for it (E1-16.45) */
    uint8_t stalemate_destroys;   /* the attacker may destroy his ships (E2-15.17, E1-16.31) */
    uint8_t penalty_by_try;       /* for retreating (E2-16.5, E1-16.43) */
    uint8_t attack_in_turn;       /* population sector by sector (E1-16.48), else after all */
    uint8_t reputation[ECL_VALUES]; /* tiles of each value */
} EclRules;

extern const EclRules ecl_rules[ECL_EDITIONS];

/* Tracks (E2-1.10, E2-1.13, E2-1.16); both editions have the same. */
extern const uint8_t ecl_population[ECL_TRACK_CUBES];   /* by cubes taken off */
extern const uint8_t ecl_upkeep[ECL_TRACK_DISCS + 1];   /* by empty spaces */
extern const uint8_t ecl_discount[ECL_TRACK_TECHS + 1]; /* by tiles on the track */
extern const uint8_t ecl_track_vp[ECL_TRACK_TECHS + 1];
extern const uint8_t ecl_ship_count[ECL_SHIPS]; /* of each player */
extern const uint8_t ecl_ship_tiles[ECL_SHIPS]; /* reputation tiles for destroying one */
extern const uint8_t ecl_ship_size[ECL_SHIPS];  /* for the targets of ships without a player */
extern const uint8_t ecl_die_damage[ECL_DICE];

/* Codes and names. The 1st edition has its own Russian names. */
const char *ecl_sector_code(int sector);
const char *ecl_tech_code(int tech);
const char *ecl_part_code(int part);
const char *ecl_discovery_code(int discovery);
const char *ecl_species_code(int species);
const char *ecl2_sector_name(int sector, Lang lang);
const char *ecl1_sector_name(int sector, Lang lang);
/* Number and name. */
const char *ecl2_sector_title(int sector, Lang lang);
const char *ecl1_sector_title(int sector, Lang lang);

const char *ecl2_tech_name(int tech, Lang lang);
const char *ecl1_tech_name(int tech, Lang lang);
const char *ecl2_part_name(int part, Lang lang);
const char *ecl1_part_name(int part, Lang lang);
const char *ecl2_discovery_name(int discovery, Lang lang);
const char *ecl1_discovery_name(int discovery, Lang lang);
const char *ecl2_species_name(int species, Lang lang);
const char *ecl1_species_name(int species, Lang lang);

#endif
