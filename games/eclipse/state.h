/* The state of a game of Eclipse, both editions; its moves, tasks and events. */
#ifndef GAMES_ECLIPSE_STATE_H
#define GAMES_ECLIPSE_STATE_H

#include "core/game.h"
#include "games/eclipse/tables.h"

/* The 1st edition has the first three. */
typedef enum EclOption {
    ECL_OPTION_SPECIES, /* EclSpeciesChoice */
    ECL_OPTION_ALIENS,
    ECL_OPTION_FIRST, /* 0: at random; else seat n - 1 */
    ECL_OPTION_PORTALS,
    ECL_OPTION_ANCIENTS, /* EclVariant, or ECL_VARIANTS: at random */
    ECL_OPTION_GUARDIANS,
    ECL_OPTION_GCDS,
    ECL_OPTIONS,
    ECL_OPTIONS_FIRST = ECL_OPTION_PORTALS
} EclOption;

typedef enum EclSpeciesChoice { ECL_CHOOSE, ECL_RANDOM, ECL_FIXED } EclSpeciesChoice;

typedef enum EclTask {
    ECL_TASK_NONE,
#define TASK(name, code) ECL_TASK_##name,
#include "games/eclipse/tasks.def"
#include "games/eclipse/battle_tasks.def"
#undef TASK
    ECL_TASKS
} EclTask;

/* The phases of a round; the task ROUND counts them. */
typedef enum EclPhase {
    ECL_PHASE_ACTION,
    ECL_PHASE_COMBAT,
    ECL_PHASE_PEACE, /* offers after combat: 1st edition */
    ECL_PHASE_COLONIES,
    ECL_PHASE_PAY,
    ECL_PHASE_CLEANUP,
    ECL_PHASE_GRAVES, /* of the cleanup: cubes return from the graveyards */
    ECL_PHASES
} EclPhase;

typedef enum EclMove {
#define MOVE(name, ...) ECL_MOVE_##name,
#include "games/eclipse/moves.def"
#include "games/eclipse/battle_moves.def"
#undef MOVE
    ECL_MOVES
} EclMove;

typedef enum EclEvent {
#define EVENT(name, ...)        ECL_EVENT_##name,
#define SECRET_EVENT(name, ...) ECL_EVENT_##name,
#include "games/eclipse/events.def"
#include "games/eclipse/battle_events.def"
#undef EVENT
#undef SECRET_EVENT
    ECL_EVENTS
} EclEvent;

enum { ECL_NO_PRICE = 255 }; /* more than anything costs */

/* How a player left the game. */
typedef enum EclOut { ECL_IN, ECL_OUT, ECL_COLLAPSED, ECL_GAVE_UP } EclOut;

/* The sources of the score. */
typedef enum EclScore {
    ECL_SCORE_REPUTATION,
    ECL_SCORE_AMBASSADORS,
    ECL_SCORE_SECTORS,
    ECL_SCORE_MONOLITHS,
    ECL_SCORE_DISCOVERIES,
    ECL_SCORE_TECHS,
    ECL_SCORE_SPECIES,
    ECL_SCORE_PORTALS,
    ECL_SCORE_TRAITOR,
    ECL_SCORES
} EclScore;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* bytes are hashed: padding is a compile error here */

/* A sector on the map; all zero while it is elsewhere. Edges are those of the map (E2-2.1). */
typedef struct EclHex {
    uint8_t ships[ECL_SEATS][ECL_SHIPS];
    uint8_t cubes[ECL_SQUARES]; /* of the controller, by kind of square */
    uint8_t orbital_cube;
    uint8_t entry[ECL_SEATS]; /* seats + 1 with ships here, in the order of entry (E2-10.10) */
    uint8_t next[ECL_EDGES];  /* the sector across each edge, or none */
    uint8_t worm;             /* bit n: a wormhole on edge n */
    uint8_t full, half;       /* bit n: a full, at least a half connection across edge n */
    int8_t q, r;
    uint8_t rotation;
    uint8_t disc;      /* the controller's seat + 1 */
    uint8_t npcs;      /* ships of the kind that guards the sector */
    uint8_t discovery; /* a tile lies here face down; which one is drawn when it is taken */
    uint8_t orbital, monolith;
    uint8_t portal_vp; /* of the portal tiles laid here */
    uint8_t zero[3];
} EclHex;

typedef struct EclSeat {
    EclSectorSet sectors, fleets; /* under the seat's control; with ships of the seat */
    EclTechSet track[ECL_TRACKS];
    EclPartSet stored;                  /* ancient parts beside the board */
    EclTiles kept;                      /* discovery tiles kept for their points */
    EclValues sums[ECL_SHIPS];          /* of each blueprint, all that counts included */
    uint8_t tile[ECL_SHIPS][ECL_SLOTS]; /* the part tile in each slot */
    int16_t storage[ECL_RESOURCES];
    uint8_t species;
    uint8_t muon;               /* the ship + 1 whose blueprint has the Muon Source */
    uint8_t discs;              /* on the influence track */
    uint8_t spent[ECL_ACTIONS]; /* discs on each action space; [0]: on the reaction space */
    uint8_t reserve;            /* discs that technologies can bring in */
    uint8_t cubes[ECL_RESOURCES], graves[ECL_RESOURCES]; /* on the tracks, in the graveyards */
    uint8_t colony;                                      /* colony ships that are face up */
    uint8_t reputation[ECL_VALUES];                      /* tiles of each value; [0]: all */
    uint8_t supply[ECL_SHIPS];
    uint8_t passed, out;      /* out: EclOut */
    SeatSet partners;         /* whose ambassadors lie here, as this seat's lie there */
    int8_t final[ECL_SCORES]; /* the score of a seat that is out */
    uint8_t zero[3];
} EclSeat;

/* What the turn under way has seen; cleared when it ends. */
typedef struct EclTurn {
    EclSectorSet touched;                   /* by influence (E2-11.6) */
    uint8_t returned[ECL_SHIPS][ECL_SLOTS]; /* the part returned from each slot (E1-12.13) */
    SeatSet offered;                        /* at most one offer to each (E2-13.1) */
    uint8_t zero[7];
} EclTurn;

enum {
    ECL_SIDE_NPC = ECL_SEATS, /* the neutral ships of a sector as a side of a battle */
    ECL_SIDES,
    ECL_FLEET = 18,   /* ships of a player */
    ECL_DIE_FACES = 7 /* 0 is a miss, 2 to 5, 6 always hits */
};

/* The combat phase; the battle files own it, and it is all zero outside of the phase. Ships of a side
 * are numbered by type: interceptors from 0, cruisers from 8, dreadnoughts from 12, starbases from 14;
 * neutral ships from 0. */
typedef struct EclBattle {
    EclSectorSet sectors; /* with battles, fixed at the start of the phase, still to come */
    EclSectorSet visits;  /* to be looked at in the step under way: population, discs, tiles */
    uint8_t damage[ECL_SIDES][ECL_FLEET];  /* in the sector fought over, descending by type */
    uint8_t target[ECL_FLEET];             /* assigned in the attack under way */
    uint8_t dice[ECL_DICE][ECL_DIE_FACES]; /* rolled, hitting something, and not yet assigned */
    uint8_t held[ECL_SEATS][ECL_SHIPS];    /* destroyed, until the sector's tiles are drawn */
    uint8_t order[ECL_SEATS];              /* seats + 1: the controller, then by entry */
    uint8_t kills[ECL_SEATS];              /* tiles earned by destroying */
    uint8_t retreat[2][ECL_SHIPS];         /* [attacker, defender]: where to, or none */
    uint8_t fresh[2];                      /* bit n: type n began its retreat in this round */
    uint8_t acted[2];                      /* bit n: type n has acted in this round */
    uint8_t drawn[ECL_VALUES];             /* reputation tiles in question; [0]: all */
    SeatSet fought, earned;                /* took part here; and have a tile for that */
    SeatSet penalty;                       /* left by retreat (E2-16.5, E1-16.43) */
    uint8_t sector;                        /* fought over; 0: none */
    uint8_t attacker, defender;            /* sides */
    uint8_t round;                         /* 0: missiles; stays at 255 */
    uint8_t active, type;                  /* who attacks: 0 the attacker, 1 the defender */
    uint8_t points;                        /* left of a die that is split */
    uint8_t zero[5];
} EclBattle;

/* Everything a game of Eclipse is. A face-down tile or a stack is a set: what it is, is drawn when
 * it is turned up.
 * Invariants (check.c): E2-I1 to E2-I10, E1-I.1 to E1-I.10; sectors, fleets, sums, tray_set, map,
 * next, full and half follow from the rest. */
typedef struct EclState {
    Head head;
    EclSeat seat[ECL_SEATS];
    EclTurn turn;
    EclBattle battle;
    EclSectorSet map;
    EclSectorSet pool[3]; /* of each ring: the stack and, for the outer, what was left in the box */
    EclSectorSet discards; /* of all three rings */
    EclSectorSet portals;  /* on the map */
    EclTechSet tray_set;
    EclTiles tiles; /* discovery tiles that nobody has seen, on the map and in the supply */
    EclTiles used;  /* for their reward, or gone with a player */
    EclHex hex[ECL_SECTORS];
    uint8_t tray[ECL_TECHS], bag[ECL_TECHS];
    uint8_t left[3];                /* tiles in each stack */
    uint8_t reputation[ECL_VALUES]; /* in the bag */
    uint8_t variant[ECL_NPCS];      /* of the neutral ships: EclVariant */
    uint8_t edition;
    uint8_t round;        /* from 1 */
    uint8_t start;        /* who holds the start-player tile */
    uint8_t active;       /* whose turn it is */
    uint8_t traitor;      /* the seat + 1 */
    uint8_t first_passed; /* somebody has passed in this round */
    uint8_t zero[2];
} EclState;

static_assert(sizeof(EclState) <= 6144, "search copies this struct");
#pragma GCC diagnostic pop

static inline const EclRules *ecl_rule(const EclState *s)
{
    return &ecl_rules[s->edition];
}

/* The id of a rule in the catalogue of this edition. */
static inline const char *ecl_id(const EclState *s, const char *second, const char *first)
{
    return s->edition == ECL_SECOND ? second : first;
}

static inline const EclSpeciesRow *ecl_species_of(const EclState *s, int seat)
{
    return &ecl_species[s->edition][s->seat[seat].species];
}

static inline const EclSectorRow *ecl_sector_row(const EclState *s, int sector)
{
    return &ecl_sectors[s->edition][sector];
}

static inline bool ecl_is(const EclState *s, int seat, EclAbility ability)
{
    return ecl_species_of(s, seat)->abilities & ability;
}

static inline EclTechSet ecl_techs_of(const EclState *s, int seat)
{
    const EclSeat *p = &s->seat[seat];
    return p->track[0] | p->track[1] | p->track[2];
}

static inline bool ecl_has(const EclState *s, int seat, int tech)
{
    return bits_has(ecl_techs_of(s, seat), tech);
}

/* The seat after `seat` clockwise. */
static inline int ecl_next_seat(const EclState *s, int seat)
{
    return seat + 1 == s->head.seats ? 0 : seat + 1;
}

/* The controller of a sector, or -1. */
static inline int ecl_controller(const EclState *s, int sector)
{
    return s->hex[sector].disc - 1;
}

static inline int ecl_tiles_of(EclTiles tiles, int kind)
{
    return (int)(tiles >> 2 * kind & 3);
}

/* How many tiles in all. */
static inline int ecl_tiles_count(EclTiles tiles)
{
    return bits_count(tiles & 0x5555555555555555ull) +
           2 * bits_count(tiles & 0xaaaaaaaaaaaaaaaaull);
}

static inline EclTiles ecl_tile(int kind)
{
    return 1ull << 2 * kind;
}

#endif
