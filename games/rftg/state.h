/* The state of a game of Race for the Galaxy, its moves, tasks and events. */
#ifndef GAMES_RFTG_STATE_H
#define GAMES_RFTG_STATE_H

#include "core/game.h"
#include "games/rftg/tables.h"

enum {
    RFTG_SEATS = 6,
    RFTG_TAKEOVERS = 2 * RFTG_SEATS, /* declared in one phase */
    RFTG_MOST_GOALS = 8,
    RFTG_PAGE = 80, /* cards named in one list; `more` turns the page */
    RFTG_TABLEAU_MAX = 24,
    RFTG_HAND_LIMIT = 10,
    RFTG_TABLEAU_END = 12,
    RFTG_PRESTIGE_END = 15
};

typedef enum RftgOption {
    RFTG_OPTION_EXPANSION, /* an RftgBox: everything up to it */
    RFTG_OPTION_GOALS,
    RFTG_OPTION_TAKEOVERS,
    RFTG_OPTION_ADVANCED,
    RFTG_OPTION_LEARNING,
    RFTG_OPTION_SCENARIO, /* RG-20.3; the first seat is the Rebel (1) or the Imperium (2) */
    RFTG_OPTION_STORM,    /* with The Gathering Storm; off only with expansion 2 (RG-3.19) */
    RFTG_OPTION_ROUNDS,   /* RG-20.8: 60, 30 or no limit */
    RFTG_OPTIONS
} RftgOption;

/* TASK(name, code): what the agenda holds; run.c says who runs each, and that function its numbers. */
#define RFTG_TASK_LIST(TASK)                                                                       \
    TASK(START, "start")                                                                           \
    TASK(OPEN_START, "open-start")                                                                 \
    TASK(START_SAVE, "start-save")                                                                 \
    TASK(ROUND, "round")                                                                           \
    TASK(ACTION, "action")                                                                         \
    TASK(LATE, "late")                                                                             \
    TASK(REVEAL, "reveal")                                                                         \
    TASK(SEARCH, "search")                                                                         \
    TASK(PHASES, "phases")                                                                         \
    TASK(GIVE, "give")                                                                             \
    TASK(EXPLORE, "explore")                                                                       \
    TASK(SIFT, "sift")                                                                             \
    TASK(OPEN_SIFT, "open-sift")                                                                   \
    TASK(DEVELOP_DRAW, "develop-draw")                                                             \
    TASK(DISCARD, "discard")                                                                       \
    TASK(DEVELOP, "develop")                                                                       \
    TASK(OPEN_DEVELOP, "open-develop")                                                             \
    TASK(DEVELOP_TURNS, "develop-turns")                                                           \
    TASK(PAY, "pay")                                                                               \
    TASK(SAVE, "save")                                                                             \
    TASK(PAID, "paid")                                                                             \
    TASK(SETTLE, "settle")                                                                         \
    TASK(OPEN_SETTLE, "open-settle")                                                               \
    TASK(SETTLE_TURNS, "settle-turns")                                                             \
    TASK(PLACE, "place")                                                                           \
    TASK(PLACED, "placed")                                                                         \
    TASK(DECLARE, "declare")                                                                       \
    TASK(EXTRA, "extra")                                                                           \
    TASK(REPLACE, "replace")                                                                       \
    TASK(PREVENT, "prevent")                                                                       \
    TASK(RESOLVE, "resolve")                                                                       \
    TASK(DEFEND, "defend")                                                                         \
    TASK(CONSUME_TURNS, "consume-turns")                                                           \
    TASK(TRADE, "trade")                                                                           \
    TASK(CONSUME, "consume")                                                                       \
    TASK(GOODS, "goods")                                                                           \
    TASK(HAND, "hand")                                                                             \
    TASK(ANTE, "ante")                                                                             \
    TASK(FLIP, "flip")                                                                             \
    TASK(PRODUCE_TURNS, "produce-turns")                                                           \
    TASK(PRODUCE, "produce")                                                                       \
    TASK(WINDFALL, "windfall")                                                                     \
    TASK(PHASE_END, "phase-end")                                                                   \
    TASK(LIMIT, "limit")                                                                           \
    TASK(ROUND_END, "round-end")

typedef enum RftgTask {
    RFTG_TASK_NONE,
#define TASK(name, code) RFTG_TASK_##name,
    RFTG_TASK_LIST(TASK)
#undef TASK
        RFTG_TASKS
} RftgTask;

/* The kinds of moves; notation and words are in text.c. A card is named by its design. */
typedef enum RftgMove {
    RFTG_MOVE_START,   /* start world kept */
    RFTG_MOVE_DISCARD, /* hand card */
    RFTG_MOVE_MORE,    /* the next page of cards */
    RFTG_MOVE_DONE,
    RFTG_MOVE_STOP,
    RFTG_MOVE_PASS,
    RFTG_MOVE_SAVE,     /* card */
    RFTG_MOVE_ACTION,   /* action */
    RFTG_MOVE_BOOST,    /* action, with the prestige bonus */
    RFTG_MOVE_CATEGORY, /* 1 .. 9 */
    RFTG_MOVE_KEEP,
    RFTG_MOVE_ON,
    RFTG_MOVE_DEVELOP, /* card */
    RFTG_MOVE_SETTLE,  /* card */
    RFTG_MOVE_SNEAK,   /* card: conquered by Rebel Sneak Attack */
    RFTG_MOVE_PURCHASE,
    RFTG_MOVE_CONQUER,
    RFTG_MOVE_BUY_WITH,  /* card with PAY_MIL */
    RFTG_MOVE_TAKE_WITH, /* card with CONQUER_SELF */
    RFTG_MOVE_SPEND,     /* own tableau card that is discarded for its power */
    RFTG_MOVE_GOOD,      /* world whose good is given */
    RFTG_MOVE_PRESTIGE,  /* a prestige for temporary Military */
    RFTG_MOVE_MUSTER,    /* hand card for temporary Military */
    RFTG_MOVE_PAY,       /* hand card */
    RFTG_MOVE_TAKEOVER,  /* card with the takeover power */
    RFTG_MOVE_TARGET,    /* world */
    RFTG_MOVE_REPLACE,   /* own world */
    RFTG_MOVE_WITH,      /* hand card that takes its place */
    RFTG_MOVE_PREVENT,   /* attacker, world */
    RFTG_MOVE_SELL,      /* world */
    RFTG_MOVE_USE,       /* card whose power is used */
    RFTG_MOVE_GUESS,     /* 1 .. 7 */
    RFTG_MOVE_GAMBLE,
    RFTG_MOVE_ANTE,     /* hand card */
    RFTG_MOVE_TAKE,     /* flipped card */
    RFTG_MOVE_KIND,     /* kind */
    RFTG_MOVE_WINDFALL, /* world that gets a good */
    RFTG_MOVE_BONUS,    /* the windfall of the Produce bonus is next */
    RFTG_MOVES
} RftgMove;

typedef enum RftgEvent {
    RFTG_EVENT_GOAL,          /* goal in play */
    RFTG_EVENT_ROUND,         /* round */
    RFTG_EVENT_LEADER,        /* seat: VP and cards of the prestige leader */
    RFTG_EVENT_START,         /* seat, start world */
    RFTG_EVENT_ACTION,        /* seat, action */
    RFTG_EVENT_BOOST,         /* seat, action */
    RFTG_EVENT_PHASE,         /* phase */
    RFTG_EVENT_DRAW,          /* seat, card (secret) */
    RFTG_EVENT_DISCARD,       /* seat, card (secret) */
    RFTG_EVENT_SAVE,          /* seat, card (secret) */
    RFTG_EVENT_TAKE_SAVED,    /* seat, card (secret) */
    RFTG_EVENT_SALVAGE,       /* seat, card (secret) */
    RFTG_EVENT_LOOK,          /* seat, card (secret) under a world taken over */
    RFTG_EVENT_RESHUFFLE,     /* n */
    RFTG_EVENT_SEARCH,        /* seat, category */
    RFTG_EVENT_SHOW,          /* seat, card: turned up from the supply */
    RFTG_EVENT_FOUND,         /* seat, card into hand */
    RFTG_EVENT_FAILED,        /* seat: the search found nothing */
    RFTG_EVENT_DEVELOP,       /* seat, card shown */
    RFTG_EVENT_SETTLE,        /* seat, card shown */
    RFTG_EVENT_NOTHING,       /* seat: no card in this phase */
    RFTG_EVENT_PAID,          /* seat, card, n */
    RFTG_EVENT_CONQUERED,     /* seat, card */
    RFTG_EVENT_SPEND,         /* seat, card leaves the tableau */
    RFTG_EVENT_GOOD_GONE,     /* seat, world */
    RFTG_EVENT_GOOD,          /* seat, world gets a good */
    RFTG_EVENT_KIND,          /* seat, kind named */
    RFTG_EVENT_VP,            /* seat, n */
    RFTG_EVENT_PRESTIGE,      /* seat, n gained */
    RFTG_EVENT_PAYS_PRESTIGE, /* seat, n */
    RFTG_EVENT_TILE,          /* seat takes the leader tile */
    RFTG_EVENT_TILE_CENTRE,
    RFTG_EVENT_DECLARE,     /* seat, power card, target, owner */
    RFTG_EVENT_PREVENT,     /* seat, target, attacker */
    RFTG_EVENT_COMPARE,     /* seat, target, attack, defense */
    RFTG_EVENT_TAKEN,       /* seat, target */
    RFTG_EVENT_DESTROYED,   /* seat, target */
    RFTG_EVENT_REPELLED,    /* seat, target */
    RFTG_EVENT_REPLACED,    /* seat, old, new */
    RFTG_EVENT_SOLD,        /* seat, world, cards */
    RFTG_EVENT_USE,         /* seat, card */
    RFTG_EVENT_GUESS,       /* seat, n, card turned up */
    RFTG_EVENT_ANTE,        /* seat, card */
    RFTG_EVENT_LOST_ANTE,   /* seat, card */
    RFTG_EVENT_FIRST_GOAL,  /* seat, goal */
    RFTG_EVENT_MOST_GOAL,   /* seat, goal */
    RFTG_EVENT_GOAL_CENTRE, /* goal */
    RFTG_EVENT_OVER,
    RFTG_EVENTS
} RftgEvent;

/* A seat's powers added up at the start of a phase; a kind or filter counts on from ..._ANY. */
typedef enum RftgSum {
    RFTG_SUM_EXPLORE_DRAW,
    RFTG_SUM_EXPLORE_KEEP,
    RFTG_SUM_EXPLORE_MIX,
    RFTG_SUM_EXPLORE_PRESTIGE,
    RFTG_SUM_DEV_DRAW,
    RFTG_SUM_DEV_DISCARD, /* cards to discard after the draws (RG-8.3) */
    RFTG_SUM_DEV_COST,
    RFTG_SUM_DEV_DRAW_AFTER,
    RFTG_SUM_DEV_PRESTIGE,
    RFTG_SUM_DEV_PRESTIGE_REBEL,
    RFTG_SUM_DEV_PRESTIGE_SIX,
    RFTG_SUM_COST,
    RFTG_SUM_MIL = RFTG_SUM_COST + RFTG_FOR_ALIEN + 1,
    RFTG_SUM_MIL_REBEL = RFTG_SUM_MIL + RFTG_FOR_REBEL_WORLD,
    RFTG_SUM_PER_MILITARY,
    RFTG_SUM_PER_CHROMO,
    RFTG_SUM_IF_IMPERIUM,
    RFTG_SUM_MUSTER_ONE, /* powers that take one hand card, two hand cards */
    RFTG_SUM_MUSTER_TWO,
    RFTG_SUM_TEMP_GOOD,
    RFTG_SUM_TEMP_PRESTIGE,
    RFTG_SUM_COST_GOOD, /* powers that take a Genes good for a discount */
    RFTG_SUM_PAY_MIL_COST,
    RFTG_SUM_PAY_MIL_PRESTIGE,
    RFTG_SUM_DRAW_AFTER,
    RFTG_SUM_DRAW_DISCARD_AFTER,
    RFTG_SUM_PRESTIGE_REBEL,
    RFTG_SUM_PRESTIGE_PRODUCTION,
    RFTG_SUM_AUTO_GOOD,
    RFTG_SUM_SECOND,
    RFTG_SUM_REPLACE,
    RFTG_SUM_DEFENSE,
    RFTG_SUM_TRADE,
    RFTG_SUM_TRADE_CHROMO = RFTG_SUM_TRADE + RFTG_FOR_ALIEN + 1,
    RFTG_SUM_CONSUME_DRAW,
    RFTG_SUM_CONSUME_VP,
    RFTG_SUM_PRODUCE_DRAW,
    RFTG_SUM_PER_GENES,
    RFTG_SUM_PER_REBEL,
    RFTG_SUM_PER_MILITARY_WORLD,
    RFTG_SUM_PER_CHROMO_WORLD,
    RFTG_SUM_MOST_CHROMO,
    RFTG_SUM_MILITARY_WORLDS, /* counts of the tableau */
    RFTG_SUM_REBEL_MILITARY,
    RFTG_SUM_CHROMO_WORLDS,
    RFTG_SUM_IMPERIUM_CARDS,
    RFTG_SUM_OPTIONS, /* powers that a payment may spend, but for Genes goods */
    RFTG_SUM_ARMS,    /* cards that may be discarded for Military */
    RFTG_SUMS = 60
} RftgSum;

/* What a seat has used up in this Settle phase. */
typedef enum RftgSpent {
    RFTG_SPENT_GOOD = 1,
    RFTG_SPENT_PRESTIGE = 2,
    RFTG_SPENT_SECOND = 4,
    RFTG_SPENT_REPLACE = 8,
    RFTG_SPENT_BONUS = 16 /* the Settle bonus card has been drawn */
} RftgSpent;

/* The order in which the parts of a payment, a conquest or a defense are named. */
typedef enum RftgStage {
    RFTG_STAGE_SPEND,
    RFTG_STAGE_GOOD,
    RFTG_STAGE_PRESTIGE,
    RFTG_STAGE_CARDS
} RftgStage;

typedef enum RftgMethod { RFTG_NO_METHOD, RFTG_PURCHASE, RFTG_CONQUEST } RftgMethod;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* bytes are hashed: padding is a compile error here */

/* The payment, conquest, declaration or defense under way; zero when there is none. */
typedef struct RftgDeal {
    uint8_t card;     /* being placed; the target of a declaration */
    uint8_t method;   /* RftgMethod */
    uint8_t with;     /* the card with PAY_MIL, CONQUER_SELF or the takeover power */
    uint8_t stage;    /* RftgStage reached */
    uint8_t last;     /* the last card named in it */
    uint8_t off;      /* discount bought */
    uint8_t zero;     /* the cost has become 0 (RG-9.6); in a declaration: the fleet spent */
    uint8_t mustered; /* hand cards given for Military */
} RftgDeal;

/* A declared takeover (RG-10.10). */
typedef struct RftgTakeover {
    uint8_t attacker, owner;
    uint8_t power, target; /* cards */
    uint8_t fleet;         /* the card spent to attack a peaceful world, or 0 */
    uint8_t failed;
} RftgTakeover;

typedef struct RftgSeat {
    CardSet hand;
    CardSet tableau;
    CardSet began;  /* the tableau at the start of the phase (RG-5.3); between phases as it is */
    CardSet drawn;  /* Explore: those of the hand that were drawn now */
    CardSet chosen; /* the cards of an answer that is not complete or not shown */
    CardSet knows;  /* outside the own hand, in hidden places: which ones it has seen (RG-23.8) */
    CardSet mixed;  /* known to have been in the pile that became the supply (RG-23.9) */
    int16_t vp;     /* chips */
    int16_t prestige;
    uint16_t goals;     /* first goals claimed, bits by RftgGoal */
    uint8_t action[2];  /* RftgAction of this round */
    uint8_t boost;      /* which of them has the prestige bonus, from 1; 0: none */
    uint8_t card_used;  /* the prestige/search card is gone */
    uint8_t gained;     /* prestige in this phase (RG-15.26) */
    uint8_t floor;      /* an answer goes on above this card */
    uint8_t temporary;  /* Military of this phase */
    uint8_t one, two;   /* hand powers for Military still fresh, by the cards they take */
    uint8_t rest;       /* hand cards that part-used ones still take in defense (RG-10.26) */
    uint8_t spent;      /* RftgSpent */
    uint8_t cost_goods; /* discounts for Genes goods still to be had */
    uint8_t worlds;     /* placed from hand in this phase */
    uint8_t declared;   /* takeovers in this phase */
    uint8_t discarded;  /* cards at the last round end, for Budget Surplus */
    uint8_t produced[RFTG_KINDS]; /* goods of each kind in this phase */
    uint8_t shown;                /* the card revealed in this phase and not yet paid for */
    int8_t sum[RFTG_SUMS];        /* of began, and check compares */
} RftgSeat;

/* Everything a game of Race for the Galaxy is.
 * Invariants (check.c): every card of the deck is in exactly one place: supply, discard, a hand, a
 * tableau, under a world as good or saved, aside, out; a good lies on a world of a tableau; what a
 * seat knows is in a hidden place; sums are those of the tableaux at the start of the phase. */
typedef struct RftgState {
    Head head;
    CardSet supply, discard;
    CardSet out;     /* left the game: destroyed worlds */
    CardSet aside;   /* turned up by a search or a gamble */
    CardSet saved;   /* under Galactic Scavengers */
    CardSet goods;   /* the worlds that have a good */
    CardSet old;     /* in hands and under worlds since before the last shuffle */
    CardSet seen;    /* in hidden places, known to everybody, spectators too */
    CardSet mixed;   /* what `seen` held of the pile at the last shuffle */
    CardSet used[2]; /* phases IV and V: the cards whose first, second power is used */
    RftgSeat seat[RFTG_SEATS];
    RftgTakeover takeover[RFTG_TAKEOVERS];
    RftgDeal deal;
    uint32_t goals;             /* in play, bits by RftgGoal */
    int16_t pool;               /* VP chips; below 0 at the end */
    uint16_t round;             /* from 1 */
    uint8_t good[RFTG_DESIGNS]; /* the card that is the good of a world, by the world's design */
    uint8_t holder[RFTG_MOST_GOALS]; /* of the most goals: seat + 1, or 0 */
    uint8_t first;                   /* first in turn order */
    uint8_t phase;                   /* RftgPhase under way */
    uint8_t again;                   /* it is the second Develop or Settle phase of the round */
    uint8_t leader;                  /* who has the prestige leader tile: seat + 1, or 0 */
    uint8_t tile;                    /* prestige on it */
    uint8_t takeovers;               /* declared in this phase */
    uint8_t zero[2];
} RftgState;

static_assert(sizeof(RftgState) <= 4096, "search copies this struct");
#pragma GCC diagnostic pop

static inline int rftg_level(const RftgState *s)
{
    return s->head.option[RFTG_OPTION_EXPANSION];
}

static inline bool rftg_with_takeovers(const RftgState *s)
{
    return s->head.option[RFTG_OPTION_TAKEOVERS];
}

static inline bool rftg_is_advanced(const RftgState *s)
{
    return s->head.option[RFTG_OPTION_ADVANCED];
}

/* RG-5.15: prestige is nothing below BOW. */
static inline bool rftg_with_prestige(const RftgState *s)
{
    return rftg_level(s) == RFTG_BOW;
}

/* The column of RftgCardRow.copies in use. */
static inline int rftg_deck(const RftgState *s)
{
    return s->head.option[RFTG_OPTION_STORM] ? rftg_level(s) : RFTG_BOXES;
}

static inline int rftg_next_seat(const RftgState *s, int seat)
{
    return seat + 1 == s->head.seats ? 0 : seat + 1;
}

/* The seat with this place in turn order (RG-6.1). */
static inline int rftg_in_turn(const RftgState *s, int place)
{
    int seat = s->first + place;
    return seat < s->head.seats ? seat : seat - s->head.seats;
}

static inline SeatSet rftg_all_seats(const RftgState *s)
{
    return (SeatSet)((1u << s->head.seats) - 1);
}

#endif
