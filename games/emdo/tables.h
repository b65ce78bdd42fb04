/* The components of Eminent Domain as tables: role cards, technologies, planets, roles. */
#ifndef GAMES_EMDO_TABLES_H
#define GAMES_EMDO_TABLES_H

#include <stdbool.h>
#include <stdint.h>

#include "core/bits.h"
#include "core/text.h"

enum {
    EMDO_SEATS = 4,
    EMDO_HAND = 5,
    EMDO_INFLUENCE = 24, /* tokens of the supply */
    EMDO_RESERVE = 8,
    EMDO_ANY = 99,  /* of a card's number: as many as the player likes */
    EMDO_QUIET = 10 /* rounds without a card or a token taken: the end (ED-20.18) */
};

/* ROLE(code, stack, symbols more for a leader who finds the stack empty) */
#define EMDO_ROLE_LIST(ROLE)                                                                       \
    ROLE(SURVEY, SURVEY, 0)                                                                        \
    ROLE(WARFARE, WARFARE, 0)                                                                      \
    ROLE(COLONIZE, COLONIZE, 0)                                                                    \
    ROLE(PRODUCE, PRODUCE_TRADE, 1)                                                                \
    ROLE(TRADE, PRODUCE_TRADE, 1)                                                                  \
    ROLE(RESEARCH, RESEARCH, 1)

typedef enum EmdoRole {
    EMDO_NO_ROLE,
#define ROLE(code, stack, more) EMDO_ROLE_##code,
    EMDO_ROLE_LIST(ROLE)
#undef ROLE
        EMDO_ROLES /* one above the last role */
} EmdoRole;

typedef enum EmdoResource {
    EMDO_NO_RESOURCE,
    EMDO_SILICON,
    EMDO_WATER,
    EMDO_FOOD,
    EMDO_IRON,
    EMDO_RESOURCES /* one above the last */
} EmdoResource;

typedef enum EmdoType {
    EMDO_NO_TYPE,
    EMDO_ADVANCED,
    EMDO_FERTILE,
    EMDO_METALLIC,
    EMDO_PRESTIGE,
    EMDO_UTOPIA,
    EMDO_TYPES
} EmdoType;

/* EFFECT(code): what p1 and p2 of a card mean is said where each is carried out. */
#define EMDO_EFFECT_LIST(EFFECT)                                                                   \
    EFFECT(DRAW_N)                                                                                 \
    EFFECT(FIGHTERS_OR_ATTACK)                                                                     \
    EFFECT(COLONY_SELF_OR_SETTLE)                                                                  \
    EFFECT(PRODUCE_OR_TRADE)                                                                       \
    EFFECT(REMOVE_FROM_HAND)                                                                       \
    EFFECT(REMOVE_SELF_TAKE_ROLE)                                                                  \
    EFFECT(SETTLE_THEN_SETTLE_OR_COLONY)                                                           \
    EFFECT(PRODUCE_N)                                                                              \
    EFFECT(GAIN_INFLUENCE)                                                                         \
    EFFECT(DRAW_THEN_REMOVE)                                                                       \
    EFFECT(TURN_BONUS_SELL_TYPES)                                                                  \
    EFFECT(TURN_BONUS_SELL_CHOSEN_TYPE)                                                            \
    EFFECT(COLONY_SELF_THEN_SETTLE_PRINTED)                                                        \
    EFFECT(TAKE_ROLE_CARDS)                                                                        \
    EFFECT(TURN_BONUS_PRODUCE_TYPES)                                                               \
    EFFECT(TAKE_TOP_PLANET)                                                                        \
    EFFECT(FIGHTERS_AND_POST_ROLE_ATTACK)                                                          \
    EFFECT(ATTACK_UP_TO)                                                                           \
    EFFECT(PERM_SYMBOLS_ONLY)                                                                      \
    EFFECT(PERM_SELL_FIGHTERS)                                                                     \
    EFFECT(PERM_REMOVE_ONE_PER_TURN)                                                               \
    EFFECT(PERM_REMOVE_ANY_PER_TURN)                                                               \
    EFFECT(PERM_FILL_SLOTS_ON_FLIP)                                                                \
    EFFECT(PERM_SCORCHED_EARTH)                                                                    \
    EFFECT(PERM_RESEARCH_CARDS_WILD)                                                               \
    EFFECT(PERM_DISSENT_DRAW_PLUS_1)                                                               \
    EFFECT(PERM_FOLLOW_WITH_LEADER_BONUS)                                                          \
    EFFECT(PERM_PHASE_ORDER_FREE)                                                                  \
    EFFECT(PERM_EXTRA_ACTION_CARD)

typedef enum EmdoEffect {
    EMDO_NO_EFFECT,
#define EFFECT(code) EMDO_##code,
    EMDO_EFFECT_LIST(EFFECT)
#undef EFFECT
        EMDO_EFFECTS
} EmdoEffect;

/* The kinds of card that lie in hands and decks: role cards, then technologies of one side. A stack
 * is called by its role card. */
typedef enum EmdoCard {
    EMDO_NO_CARD,
#define ROLE_CARD(code, ...) EMDO_##code,
#define TECH(code, ...)      EMDO_##code,
#define PERMANENT(...)
#include "games/emdo/cards.def"
    EMDO_CARDS, /* one above the last card */
    EMDO_STACKS = EMDO_POLITICS,
    EMDO_KINDS = EMDO_POLITICS + 1 /* role cards are 1 .. EMDO_KINDS - 1 */
} EmdoCard;

/* What the technology stacks offer: technologies of one side in the order of the cards, then the
 * sides of permanent ones, two and two. */
typedef enum EmdoTech {
    EMDO_NO_TECH,
    EMDO_FIRST_PERMANENT = EMDO_CARDS - EMDO_POLITICS,
    EMDO_BEFORE_PERMANENTS = EMDO_FIRST_PERMANENT - 1,
#define ROLE_CARD(...)
#define TECH(...)
#define PERMANENT(code, ...) EMDO_##code,
#include "games/emdo/cards.def"
    EMDO_TECHS, /* one above the last */
    EMDO_PERMANENTS = EMDO_TECHS - EMDO_FIRST_PERMANENT
} EmdoTech;

typedef enum EmdoPlanet {
    EMDO_NO_PLANET,
#define PLANET(code, ...) EMDO_##code,
#include "games/emdo/planets.def"
    EMDO_PLANETS, /* one above the last */
    EMDO_FIRST_START = EMDO_POMERENE,
    EMDO_FIRST_BONUS = EMDO_PRESTIGE_I
} EmdoPlanet;

typedef enum EmdoSet { EMDO_BASE, EMDO_START, EMDO_BONUS } EmdoSet;

/* The backs of planets: type, costs and the START mark (ED-1.22, ED-1.23). */
enum { EMDO_BACKS = 17 }; /* 1 .. 16 */

typedef uint64_t CardSet;   /* bit n: card or technology n */
typedef uint64_t PlanetSet; /* bit n: planet n */

/* A card as it is played. */
typedef struct EmdoCardRow {
    uint8_t symbol[EMDO_ROLES];
    uint8_t effect, p1, p2;
    uint8_t self;                    /* its action may remove the card itself */
    uint8_t copies, start, extended; /* role cards: in the box, in a starting deck, removed */
} EmdoCardRow;

/* A technology as it is taken. */
typedef struct EmdoTechRow {
    const char *id;
    uint8_t type, level, cost, planets, vp;
    uint8_t symbol[EMDO_ROLES];
    uint8_t effect, p1;
} EmdoTechRow;

typedef struct EmdoPlanetRow {
    const char *id;
    uint8_t set, type, warfare, colonize, vp, role;
    uint8_t slot[EMDO_RESOURCES]; /* [0]: for any resource */
    uint8_t hand, back;
} EmdoPlanetRow;

typedef struct EmdoRoleRow {
    uint8_t stack, more;
} EmdoRoleRow;

extern const EmdoCardRow emdo_cards[EMDO_CARDS];
extern const EmdoTechRow emdo_techs[EMDO_TECHS];
extern const EmdoPlanetRow emdo_planets[EMDO_PLANETS];
extern const EmdoRoleRow emdo_roles[EMDO_ROLES];

/* The cards with one and with two symbols of a role. */
extern const CardSet emdo_single[EMDO_ROLES], emdo_double[EMDO_ROLES];

/* The cards with an effect; a set of planets of each kind. */
extern const CardSet emdo_effect_cards[EMDO_EFFECTS];
extern const PlanetSet emdo_symbol_planets[EMDO_ROLES];
extern const PlanetSet emdo_slot_planets[EMDO_RESOURCES]; /* [0]: Utopias */
extern const PlanetSet emdo_type_planets[EMDO_TYPES];
extern const PlanetSet emdo_back_planets[EMDO_BACKS];
extern const PlanetSet emdo_hand_planets;

/* The planets with a warfare cost of at most so many. */
enum { EMDO_COST_MAX = 7 };
extern const PlanetSet emdo_warfare_at_most[EMDO_COST_MAX + 1];

/* The technologies of a type and of at most a level; the permanents with a symbol of a role, by
 * number from 0. */
enum { EMDO_LEVELS = 3 };
extern const CardSet emdo_type_techs[EMDO_TYPES];
extern const CardSet emdo_level_techs[EMDO_LEVELS + 1];
extern const uint16_t emdo_symbol_permanents[EMDO_ROLES];

static inline uint64_t emdo_bit(int member)
{
    return 1ull << member;
}

static inline bool emdo_is_tech(int card)
{
    return card >= EMDO_KINDS;
}

static inline bool emdo_is_permanent(int tech)
{
    return tech >= EMDO_FIRST_PERMANENT;
}

/* The card that is this technology of one side. */
static inline int emdo_tech_card(int tech)
{
    return tech + EMDO_POLITICS;
}

static inline int emdo_card_tech(int card)
{
    return card - EMDO_POLITICS;
}

/* The other side of a permanent. */
static inline int emdo_other_side(int tech)
{
    return ((tech - EMDO_FIRST_PERMANENT) ^ 1) + EMDO_FIRST_PERMANENT;
}

const char *emdo_card_code(int card);
const char *emdo_card_name(int card, Lang lang);
const char *emdo_tech_code(int tech);
const char *emdo_tech_name(int tech, Lang lang);
const char *emdo_planet_code(int planet);
const char *emdo_planet_name(int planet, Lang lang);
const char *emdo_role_code(int role);
const char *emdo_resource_code(int resource);
const char *emdo_type_code(int type);
const char *emdo_back_code(int back);

/* A planet with this back, for its type and costs. */
const EmdoPlanetRow *emdo_back_row(int back);

#endif
