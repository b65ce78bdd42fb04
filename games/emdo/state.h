/* The state of a game of Eminent Domain, its moves, tasks and events. */
#ifndef GAMES_EMDO_STATE_H
#define GAMES_EMDO_STATE_H

#include "core/game.h"
#include "games/emdo/tables.h"

typedef enum EmdoOption {
    EMDO_OPTION_LEVEL, /* highest technology level; 0: the learning game */
    EMDO_OPTION_BONUS,
    EMDO_OPTION_EXTENDED,
    EMDO_OPTIONS
} EmdoOption;

/* TASK(name, code): what the agenda holds; the numbers of each are said in run.c. */
#define EMDO_TASK_LIST(TASK)                                                                       \
    TASK(TURN, "turn")                                                                             \
    TASK(ORDER, "order")                                                                           \
    TASK(ACTION, "action")                                                                         \
    TASK(FIGHT, "fight")                                                                           \
    TASK(COLONY, "colony")                                                                         \
    TASK(GOODS, "goods")                                                                           \
    TASK(REMOVE, "remove")                                                                         \
    TASK(TAKE, "take")                                                                             \
    TASK(EXPAND, "expand")                                                                         \
    TASK(SPECIALIZE, "specialize")                                                                 \
    TASK(TERRAFORM, "terraform")                                                                   \
    TASK(RAID, "raid")                                                                             \
    TASK(ROLE, "role")                                                                             \
    TASK(BOOST, "boost")                                                                           \
    TASK(RESOLVE, "resolve")                                                                       \
    TASK(FOLLOW, "follow")                                                                         \
    TASK(KEEP, "keep")                                                                             \
    TASK(PLACE, "place")                                                                           \
    TASK(PRODUCE, "produce")                                                                       \
    TASK(SELL, "sell")                                                                             \
    TASK(RESEARCH, "research")                                                                     \
    TASK(STRIKE, "strike")                                                                         \
    TASK(CLEANUP, "cleanup")                                                                       \
    TASK(FILL, "fill")

typedef enum EmdoTask {
    EMDO_TASK_NONE,
#define TASK(name, code) EMDO_TASK_##name,
    EMDO_TASK_LIST(TASK)
#undef TASK
        EMDO_TASKS
} EmdoTask;

/* PHASE(name, code): the steps of a turn; the task TURN counts them. With Logistics the second and
 * third may change places. */
#define EMDO_PHASE_LIST(PHASE)                                                                     \
    PHASE(BEGIN, "begin")                                                                          \
    PHASE(ACTION, "action")                                                                        \
    PHASE(ROLE, "role")                                                                            \
    PHASE(STRIKE, "strike")                                                                        \
    PHASE(CLEANUP, "cleanup")                                                                      \
    PHASE(END, "end")

typedef enum EmdoPhase {
#define PHASE(name, code) EMDO_PHASE_##name,
    EMDO_PHASE_LIST(PHASE)
#undef PHASE
        EMDO_PHASES
} EmdoPhase;

/* The kinds of moves; notation and words are in text.c. */
typedef enum EmdoMove {
    EMDO_MOVE_BEGIN, /* which phase comes first: 1 action, 2 role */
    EMDO_MOVE_SKIP,
    EMDO_MOVE_PLAY,        /* card */
    EMDO_MOVE_REMOVE,      /* card */
    EMDO_MOVE_REMOVE_SELF, /* the card being played */
    EMDO_MOVE_FIGHTERS,
    EMDO_MOVE_ATTACK,         /* planet */
    EMDO_MOVE_SETTLE,         /* planet */
    EMDO_MOVE_TUCK,           /* planet */
    EMDO_MOVE_PRODUCE,        /* resource */
    EMDO_MOVE_PRODUCE_UTOPIA, /* resource */
    EMDO_MOVE_SELL,           /* resource */
    EMDO_MOVE_SELL_UTOPIA,    /* resource */
    EMDO_MOVE_SELL_FIGHTER,
    EMDO_MOVE_TAKE,       /* stack */
    EMDO_MOVE_SPECIALIZE, /* resource */
    EMDO_MOVE_FILL,       /* resource */
    EMDO_MOVE_LEAD,       /* role */
    EMDO_MOVE_LEAD_ON,    /* role, planet: settle or attack it */
    EMDO_MOVE_BOOST,      /* card */
    EMDO_MOVE_FOLLOW,
    EMDO_MOVE_FOLLOW_WITH, /* card: the first one played */
    EMDO_MOVE_FOLLOW_ON,   /* planet: settle or attack it */
    EMDO_MOVE_DISSENT,
    EMDO_MOVE_KEEP,     /* planet */
    EMDO_MOVE_RESEARCH, /* technology or side */
    EMDO_MOVE_DISCARD,  /* card */
    EMDO_MOVE_PASS,     /* decline what is offered */
    EMDO_MOVE_DONE,     /* no more */
    EMDO_MOVES
} EmdoMove;

typedef enum EmdoEvent {
    EMDO_EVENT_FIRST,        /* seat: takes the first turn */
    EMDO_EVENT_TURN,         /* seat, round */
    EMDO_EVENT_ORDER,        /* seat, phase that comes first */
    EMDO_EVENT_SKIP,         /* seat: no action */
    EMDO_EVENT_PLAY,         /* seat, card: played for its action */
    EMDO_EVENT_LEAD,         /* seat, role */
    EMDO_EVENT_STACK,        /* seat, stack: its top card is laid into the play area */
    EMDO_EVENT_TAKE,         /* seat, stack: its top card goes to the hand */
    EMDO_EVENT_BOOST,        /* seat, card */
    EMDO_EVENT_FOLLOW,       /* seat, role */
    EMDO_EVENT_DISSENT,      /* seat */
    EMDO_EVENT_DRAW,         /* seat, card (secret) */
    EMDO_EVENT_RENEW,        /* seat: the discard pile becomes the deck; cards */
    EMDO_EVENT_REMOVE,       /* seat, card: out of the game */
    EMDO_EVENT_REMOVE_SELF,  /* seat, card: the card being played, out of the game */
    EMDO_EVENT_DISCARD,      /* seat, card */
    EMDO_EVENT_LOOK,         /* seat, planet (secret), back */
    EMDO_EVENT_KEEP,         /* seat, planet (secret), back, place */
    EMDO_EVENT_DROP,         /* planet: to the planet discard pile */
    EMDO_EVENT_PLANETS,      /* the planet discard pile becomes the planet deck; cards */
    EMDO_EVENT_TOP,          /* back: of the planet that lies on top now */
    EMDO_EVENT_FIGHTERS,     /* seat, fighters */
    EMDO_EVENT_ATTACK,       /* seat, planet, fighters paid, place */
    EMDO_EVENT_SETTLE,       /* seat, planet, place */
    EMDO_EVENT_TUCK,         /* seat, card, planet (secret), back, place */
    EMDO_EVENT_PRODUCE,      /* seat, resource, planet */
    EMDO_EVENT_FILL,         /* seat, resource, planet */
    EMDO_EVENT_SELL,         /* seat, resource, planet */
    EMDO_EVENT_SELL_FIGHTER, /* seat */
    EMDO_EVENT_INFLUENCE,    /* seat, tokens */
    EMDO_EVENT_NAME,         /* seat, resource: Specialization */
    EMDO_EVENT_RESEARCH,     /* seat, technology */
    EMDO_EVENT_ENDING,       /* the end is triggered */
    EMDO_EVENT_OVER,
    EMDO_EVENTS
} EmdoEvent;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* bytes are hashed: padding is a compile error here */

/* Cards of a kind are alike: how many of each role card, and which technologies. */
typedef struct EmdoPile {
    CardSet set;           /* the kinds that are there */
    uint8_t n[EMDO_KINDS]; /* of each role card */
    uint8_t size;          /* cards in all */
} EmdoPile;

/* A planet's place in an empire, or among those looked at. It stays when hide changes the planet. */
typedef struct EmdoSite {
    uint8_t place;              /* in the empire, from 1 in the order of coming; 0: in none */
    uint8_t filling;            /* of the planet deck that it came from, while it is hidden */
    uint8_t colonies;           /* symbols on the cards tucked under it (derived) */
    uint8_t colonize, research; /* role cards tucked under it */
} EmdoSite;

typedef struct EmdoSeat {
    EmdoPile hand;
    EmdoPile known; /* of the hand: what everybody knows to be there (ED-8.19) */
    EmdoPile deck, discard;
    EmdoPile played;    /* in the role phase, until cleanup */
    CardSet tucked;     /* technologies under planets */
    PlanetSet down, up; /* the empire */
    int32_t fighters, influence;
    uint16_t permanents; /* bit n: the side EMDO_FIRST_PERMANENT + n */
    uint8_t zero[6];
} EmdoSeat;

/* What the active player has done and may count on in this turn; cleared with cleanup. */
typedef struct EmdoTurn {
    uint8_t sold[EMDO_RESOURCES]; /* resources of each type */
    uint8_t produced;             /* bit n: resource n */
    uint8_t markets, genetics;    /* Diverse Markets, Genetic Engineering in force */
    uint8_t special;              /* the resource of Specialization */
    uint8_t mobilized;            /* an attack is due after the role phase */
    uint8_t streamlined;          /* Streamlining has been used */
    uint8_t skipped;              /* the action phase was ended by skipping */
} EmdoTurn;

/* Everything a game of Eminent Domain is.
 * Invariants (check.c): every card is in exactly one place (ED-26.6, ED-26.7); known is part of the
 * hand; a token lies in a slot of its type on a face-up planet without a marker (ED-26.8); colonies
 * lie under face-down planets only (ED-26.11); a planet deck that is not empty has a top. */
typedef struct EmdoState {
    Head head;
    EmdoSeat seat[EMDO_SEATS];
    EmdoPile removed;                /* out of the game */
    CardSet market;                  /* technologies to be had, both sides of permanents */
    PlanetSet planets, planet_drop;  /* the planet deck and its discard pile */
    PlanetSet look;                  /* being looked at by the seat of the task KEEP */
    PlanetSet scorched;              /* with a marker fighter (ED-18.39) */
    PlanetSet token[EMDO_RESOURCES]; /* [n]: the planets that hold resource n */
    uint16_t round;                  /* from 1 */
    EmdoSite site[EMDO_PLANETS];
    uint8_t under[EMDO_CARDS]; /* the planet that a technology is tucked under */
    uint8_t stack[EMDO_KINDS];
    EmdoTurn turn;
    uint8_t top;     /* the back of the planet deck's top card */
    uint8_t filling; /* of the planet deck, from 1 */
    uint8_t playing; /* the card whose action is being carried out */
    uint8_t active, first;
    uint8_t stirred; /* in this round a role card or an influence token was taken */
    uint8_t quiet;   /* complete rounds without, in a row */
    uint8_t zero[5]; /* to a multiple of eight bytes */
} EmdoState;

static_assert(sizeof(EmdoState) <= 1280, "search copies this struct");
#pragma GCC diagnostic pop

/* ED-21.1: without the Research role. */
static inline bool emdo_is_learning(const EmdoState *s)
{
    return s->head.option[EMDO_OPTION_LEVEL] == 0;
}

/* The seat after `seat` clockwise. */
static inline int emdo_next_seat(const EmdoState *s, int seat)
{
    return seat + 1 == s->head.seats ? 0 : seat + 1;
}

/* Whether the seat has this side of a permanent technology. */
static inline bool emdo_has(const EmdoState *s, int seat, EmdoTech side)
{
    return s->seat[seat].permanents >> (side - EMDO_FIRST_PERMANENT) & 1;
}

#endif
