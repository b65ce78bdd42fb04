/* The state of a game of Space Base, its moves, tasks and events. */
#ifndef GAMES_SPACEBASE_STATE_H
#define GAMES_SPACEBASE_STATE_H

#include "core/game.h"
#include "games/spacebase/tables.h"

/* TASK(name, code): what the agenda holds; the numbers of each are said in run.c. */
#define SB_TASK_LIST(TASK)                                                                         \
    TASK(LIGHTSPEED, "lightspeed")                                                                 \
    TASK(TURN, "turn")                                                                             \
    TASK(WINDOW, "window")                                                                         \
    TASK(SET, "set")                                                                               \
    TASK(REROLL, "reroll")                                                                         \
    TASK(USE, "use")                                                                               \
    TASK(BUY, "buy")                                                                               \
    TASK(PURCHASE, "purchase")                                                                     \
    TASK(LAY, "lay")                                                                               \
    TASK(CLAIM, "claim")                                                                           \
    TASK(CHARGE, "charge")                                                                         \
    TASK(TAKE, "take")                                                                             \
    TASK(PUT, "put")                                                                               \
    TASK(EXCHANGE, "exchange")

typedef enum SbTask {
    SB_TASK_NONE,
#define TASK(name, code) SB_TASK_##name,
    SB_TASK_LIST(TASK)
#undef TASK
        SB_TASKS
} SbTask;

/* PHASE(name, code): the steps of a turn in order; the task TURN counts them. */
#define SB_PHASE_LIST(PHASE)                                                                       \
    PHASE(WINDOW1, "window1")                                                                      \
    PHASE(SETDIE, "setdie")                                                                        \
    PHASE(ROLL, "roll")                                                                            \
    PHASE(REROLL, "reroll")                                                                        \
    PHASE(USE, "use")                                                                              \
    PHASE(CLAIM, "claim")                                                                          \
    PHASE(WINDOW5, "window5")                                                                      \
    PHASE(BUY, "buy")                                                                              \
    PHASE(WINDOW7, "window7")                                                                      \
    PHASE(REFILL, "refill")                                                                        \
    PHASE(INCOME, "income")                                                                        \
    PHASE(END, "end")

typedef enum SbPhase {
#define PHASE(name, code) SB_PHASE_##name,
    SB_PHASE_LIST(PHASE)
#undef PHASE
        SB_PHASES
} SbPhase;

/* The kinds of moves; notation and words are in text.c. */
typedef enum SbMove {
    SB_MOVE_BUY,      /* card */
    SB_MOVE_DONE,     /* Light Speed: no more cards */
    SB_MOVE_PASS,     /* decline whatever is offered */
    SB_MOVE_ACTIVATE, /* card */
    SB_MOVE_LAY,      /* sector */
    SB_MOVE_CLAIM,    /* card */
    SB_MOVE_CHARGE,   /* card */
    SB_MOVE_TAKE,     /* card */
    SB_MOVE_PUT,      /* card */
    SB_MOVE_EXCHANGE, /* sector */
    SB_MOVE_SET,      /* card, value */
    SB_MOVE_ROLL,
    SB_MOVE_REROLL, /* card, which dice: 1 first, 2 second, 3 both */
    SB_MOVE_KEEP,
    SB_MOVE_SEPARATE, /* first die, second die */
    SB_MOVE_SUM,      /* both dice as one number, see sb_dice_pair */
    SB_MOVE_SHIFT,    /* card, by how many sectors */
    SB_MOVE_STOP,     /* no more shifts */
    SB_MOVE_DOUBLE,   /* sector */
    SB_MOVE_ARROW,    /* sector */
    SB_MOVES
} SbMove;

typedef enum SbEvent {
    SB_EVENT_DRAW,     /* seat, card: set-up card drawn and laid */
    SB_EVENT_TIE_ROLL, /* seat, dice: for the first turn */
    SB_EVENT_FIRST,    /* seat: takes the first turn */
    SB_EVENT_BONUS,    /* seat, credits, income: for the place in turn order */
    SB_EVENT_TURN,     /* seat, round */
    SB_EVENT_SET_DIE,  /* seat, card, value */
    SB_EVENT_ROLL,     /* seat, dice */
    SB_EVENT_REROLL,   /* seat, card, dice */
    SB_EVENT_SEPARATE, /* seat: sectors used */
    SB_EVENT_SUM,      /* seat, sector used */
    SB_EVENT_SHIFT,    /* seat, card, sector reached */
    SB_EVENT_DOUBLE,   /* seat, card, sector */
    SB_EVENT_GAIN,     /* seat, credits, income, vp */
    SB_EVENT_CHARGED,  /* seat, card, charges on it now */
    SB_EVENT_BUY,      /* seat, card, credits paid */
    SB_EVENT_CLAIM,    /* seat, card */
    SB_EVENT_LAY,      /* seat, card, sector, card deployed */
    SB_EVENT_ACTIVATE, /* seat, card */
    SB_EVENT_MOVED,    /* seat, a charge from card to card */
    SB_EVENT_SWAP,     /* seat, two sectors */
    SB_EVENT_EXCHANGE, /* seat, card, other card */
    SB_EVENT_LOSE,     /* seat, vp lost */
    SB_EVENT_REFILL,   /* card, level, place */
    SB_EVENT_INCOME,   /* seat, credits now */
    SB_EVENT_ENDING,   /* seat: reached the goal, the round is finished */
    SB_EVENT_EXTRA,    /* a tie: one more round */
    SB_EVENT_INSTANT,  /* seat: wins at once */
    SB_EVENT_OVER,     /* the game is over */
    SB_EVENTS
} SbEvent;

/* Where a seat is within its sealed answer. */
typedef enum SbStage {
    SB_STAGE_NONE, /* not asked, or nothing answered yet and none due */
    SB_STAGE_USE,
    SB_STAGE_SHIFT,
    SB_STAGE_DOUBLE,
    SB_STAGE_ARROW,
    SB_STAGE_CARDS, /* Light Speed: buying dealt cards */
    SB_STAGE_DONE
} SbStage;

enum { SB_ANSWER_CARDS = 12 };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* bytes are hashed: padding is a compile error here */

/* A seat's sealed answer: how it uses the dice, or which dealt cards it buys. Zero when none. */
typedef struct SbAnswer {
    uint16_t right;  /* bit n: the n-th double arrow is followed to the right */
    uint16_t far;    /* bit n: the n-th shift is by two sectors */
    uint8_t stage;   /* SbStage */
    uint8_t sum;     /* the sum is used, not the dice separately */
    uint8_t sector;  /* with the sum: where it points after shifts */
    uint8_t doubled; /* sector that pays once more; 0: none */
    uint8_t arrows;  /* double arrows answered */
    uint8_t cards;   /* of card[]: shifts used, or cards bought in order */
    uint8_t card[SB_ANSWER_CARDS];
} SbAnswer;

typedef struct SbSector {
    uint8_t station;        /* the card lying here */
    uint8_t oldest, newest; /* of the deployed cards; SbState.newer links them */
} SbSector;

typedef struct SbSeat {
    int32_t credits, income, vp;
    SbAnswer answer;
    SbSector sector[SB_SECTORS]; /* sector n at n - 1 */
    uint8_t dealt[SB_DEALT];     /* Light Speed: dealt, later left under the decks; ascending */
} SbSeat;

/* Everything a game of Space Base is.
 * Invariants (check.c): every ship is in exactly one place: a deck, a dealt card, the shipyard, a
 * board; every sector has one stationed card; no colony is deployed; charges fit the slots in use;
 * every board has its twelve starting ships; the shipyard has gaps only within a turn or when a
 * deck has run out. */
typedef struct SbState {
    Head head;
    uint64_t deck[SB_LEVELS]; /* the cards of each level that lie in its deck, not under it */
    uint64_t
        chargers[SB_SEATS]; /* each seat's; these three sets and where[] are derived from the */
    uint64_t deployed;      /* boards and the charges, and check compares them */
    uint64_t ready;         /* charged enough for a use */
    SbSeat seat[SB_SEATS];
    uint16_t round;              /* from 1 */
    uint16_t colonies;           /* bit n: the colony of sector n is for sale */
    uint8_t charge[SB_CHARGERS]; /* charges on the side in force */
    uint8_t where[SB_CHARGERS];  /* the sector a charger lies in; 0: on no board */
    uint8_t newer[SB_CARDS];     /* the next newer card deployed in the same sector */
    uint8_t yard[SB_LEVELS][SB_PLACES];
    uint8_t spent[2];          /* CHARGE cards used in this window (SB-12.8e), ascending */
    uint8_t claims[SB_LEVELS]; /* won by the active player in this phase 4 */
    uint8_t dice[SB_DICE];     /* 0: not set or rolled yet this turn */
    uint8_t active, first;
    uint8_t ending;   /* the goal was reached: the round is finished (SB-15.1) */
    uint8_t extra;    /* a tie made at least one more round (SB-15.5) */
    uint8_t winner;   /* who won at once (SB-12.11), seat + 1 */
    SeatSet choosers; /* seats with a double arrow on their board (derived, check compares) */
    uint8_t zero[6];  /* to a multiple of eight bytes */
} SbState;

static_assert(sizeof(SbState) <= 1024, "search copies this struct");
#pragma GCC diagnostic pop

/* The option lightspeed. */
static inline bool sb_is_lightspeed(const SbState *s)
{
    return s->head.option[0];
}

/* The seats after `seat` clockwise. */
static inline int sb_next_seat(const SbState *s, int seat)
{
    return seat + 1 == s->head.seats ? 0 : seat + 1;
}

static inline SbSector *sb_sector(SbState *s, int seat, int sector)
{
    return &s->seat[seat].sector[sector - 1];
}

static inline const SbSector *sb_sector_of(const SbState *s, int seat, int sector)
{
    return &s->seat[seat].sector[sector - 1];
}

/* Both dice as one number 0-35, for the notation "5+6". */
static inline int sb_dice_pair(const SbState *s)
{
    return (s->dice[0] - 1) * SB_FACES + s->dice[1] - 1;
}

/* The slots in use on one side of a card with this number of players (SB-10.4). */
static inline int sb_slots(const SbState *s, int card, SbFace face)
{
    int players = s->head.seats;
    return sb_cards[card].side[face].slots[players >= 4 ? 2 : players - 2];
}

#endif
