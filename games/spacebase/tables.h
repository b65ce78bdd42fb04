/* The components of Space Base as tables: cards with their two sides, and the numbers of the game. */
#ifndef GAMES_SPACEBASE_TABLES_H
#define GAMES_SPACEBASE_TABLES_H

#include <stdbool.h>
#include <stdint.h>

#include "core/text.h"

enum {
    SB_SEATS = 5,
    SB_SECTORS = 12,
    SB_LEVELS = 3,
    SB_PLACES = 6, /* of a level in the shipyard */
    SB_DICE = 2,
    SB_FACES = 6,
    SB_DEALT = 6, /* Light Speed: level 1 and level 2 cards of a seat */
    SB_VP_GOAL = 40,
    SB_ROUND_LIMIT = 500,
    SB_CREDITS = 5,
    SB_LS_CREDITS = 15,
    SB_LS_INCOME = 1,
    SB_FAR_SECTOR = 7 /* BUYANY lays a card in this sector or a higher one */
};

/* Cards: ships by level and sector, colonies, then each seat's starting ships. 0 is no card. */
typedef enum SbCard {
    SB_NO_CARD,
#define SHIP(name, ...)   SB_##name,
#define COLONY(name, ...) SB_##name,
#include "games/spacebase/cards.def"
    SB_FIRST_STARTER,
    SB_FIRST_COLONY = SB_FRISCH,
    SB_SHIPS = SB_FIRST_COLONY, /* ships are 1 .. SB_SHIPS - 1 */
    SB_CARDS = SB_FIRST_STARTER + SB_SEATS * SB_SECTORS
} SbCard;

typedef enum SbArrow { SB_LEFT = 1, SB_RIGHT = 2 } SbArrow;

typedef enum SbColour { SB_NO_COLOUR, SB_BLUE, SB_RED, SB_GREEN } SbColour;

/* When an ability may be used (SB-11.5). */
typedef enum SbWindow {
    SB_NO_WINDOW,
    SB_WINDOW_ANY,    /* W: phases 1, 5 and 7 */
    SB_WINDOW_SET,    /* D: phase 2 before the roll */
    SB_WINDOW_REROLL, /* R: phase 2 after the roll */
    SB_WINDOW_SHIFT,  /* A: phase 3 with the sum */
    SB_WINDOW_DOUBLE  /* X: phase 4 before the rewards */
} SbWindow;

/* ABILITY(code, window); what a, b, c of a side mean is said where each is carried out. */
#define SB_ABILITY_LIST(ABILITY)                                                                   \
    ABILITY(SHIFT, SB_WINDOW_SHIFT)                                                                \
    ABILITY(BUY, SB_WINDOW_ANY)                                                                    \
    ABILITY(BUYANY, SB_WINDOW_ANY)                                                                 \
    ABILITY(CLAIM, SB_WINDOW_ANY)                                                                  \
    ABILITY(SWAP, SB_WINDOW_ANY)                                                                   \
    ABILITY(REROLL, SB_WINDOW_REROLL)                                                              \
    ABILITY(SETDIE, SB_WINDOW_SET)                                                                 \
    ABILITY(LOSEVP, SB_WINDOW_ANY)                                                                 \
    ABILITY(CHARGE, SB_WINDOW_ANY)                                                                 \
    ABILITY(EXCH, SB_WINDOW_ANY)                                                                   \
    ABILITY(WIN, SB_WINDOW_ANY)                                                                    \
    ABILITY(X2, SB_WINDOW_DOUBLE)                                                                  \
    ABILITY(GAIN, SB_WINDOW_ANY)

typedef enum SbAbility {
    SB_NO_ABILITY,
#define ABILITY(code, window) SB_##code,
    SB_ABILITY_LIST(ABILITY)
#undef ABILITY
        SB_ABILITIES
} SbAbility;

/* What one side of a card gives and can do. */
typedef struct SbSide {
    uint8_t credits, income, vp;
    uint8_t arrows;            /* SB_LEFT, SB_RIGHT or both */
    uint8_t claims[SB_LEVELS]; /* text reward: so many cards of each level */
    uint8_t slots[3];          /* in use with 2, with 3, with 4 or 5 players */
    uint8_t joined;            /* all slots are filled for one use and emptied by it */
    uint8_t ability, colour;
    uint8_t a, b, c; /* parameters of the ability */
} SbSide;

typedef enum SbFace { SB_STATION, SB_DEPLOYED } SbFace;

typedef struct SbCardRow {
    uint16_t id;   /* as on the component list; 1-12 for starting ships */
    uint8_t level; /* 1-3; 0: colony or starting ship */
    uint8_t sector, cost;
    uint8_t vp; /* of a colony, gained when it is laid */
    SbSide side[2];
} SbCardRow;

/* The ships with charge slots, numbered apart. */
typedef enum SbCharger {
    SB_NO_CHARGER,
#define CHARGER(name) SB_CHARGER_##name,
#include "games/spacebase/chargers.def"
    SB_CHARGERS
} SbCharger;

extern const SbCardRow sb_cards[SB_CARDS];
extern const uint8_t sb_charger_cards[SB_CHARGERS];
extern const uint8_t sb_charger_of[SB_CARDS];
extern const SbWindow sb_windows[SB_ABILITIES];

static inline bool sb_is_ship(int card)
{
    return card > SB_NO_CARD && card < SB_SHIPS;
}

static inline bool sb_is_colony(int card)
{
    return card >= SB_FIRST_COLONY && card < SB_FIRST_STARTER;
}

static inline int sb_starter(int seat, int sector)
{
    return SB_FIRST_STARTER + seat * SB_SECTORS + sector - 1;
}

/* The first ship of a level 1-3, and how many it has. */
int sb_level_first(int level);
int sb_level_count(int level);

/* The card's code ("merbold", "starter-7"), name, registry and type. */
const char *sb_card_code(int card);
const char *sb_card_name(int card, Lang lang);
const char *sb_card_registry(int card, Lang lang);
const char *sb_card_type(int card, Lang lang);

#endif
