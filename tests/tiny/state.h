/* The state of the test game, its tasks and its moves (tests/tiny/rules.md). */
#ifndef TESTS_TINY_STATE_H
#define TESTS_TINY_STATE_H

#include <assert.h>
#include <stdint.h>

#include "core/agenda.h"
#include "core/move.h"

enum {
    TINY_SEATS = 4,
    TINY_HAND = 4,   /* dealt, and the limit at the end of a round */
    TINY_MARKET = 3, /* cards laid out */
    TINY_THROWS = 2, /* cards thrown with a plan, at most */
    TINY_MOST = 99,  /* of ore, ice, coins */
    TINY_EVENTS = 96
};

typedef enum TinyOption { TINY_OPTION_ROUNDS, TINY_OPTION_RAIDS, TINY_OPTIONS } TinyOption;

typedef enum TinySuit { TINY_NO_SUIT, TINY_ORE, TINY_ICE, TINY_SUITS } TinySuit;

typedef enum TinyAction {
    TINY_NO_ACTION,
    TINY_SCOUT,
    TINY_TAKE,
    TINY_BUILD,
    TINY_RAID,
    TINY_ACTIONS
} TinyAction;

typedef enum TinyCard {
    TINY_NO_CARD,
#define CARD(code, ...) TINY_##code,
#include "cards.def"
#undef CARD
    TINY_CARDS /* one above the last card */
} TinyCard;

typedef uint32_t CardSet; /* bit n: card n */

/* Where a card lies; a seat's hand is TINY_AT_HAND + seat. */
typedef enum TinyPlace {
    TINY_AT_PILE,
    TINY_AT_DISCARD,
    TINY_AT_MARKET,
    TINY_AT_BOX,
    TINY_AT_HAND,
    TINY_AT_BUILT = TINY_AT_HAND + TINY_SEATS,
    TINY_PLACES = TINY_AT_BUILT + TINY_SEATS
} TinyPlace;

/* Among the seats that know a card's place: everybody does, spectators too. */
#define TINY_PUBLIC 0x80

/* The tasks, with what their numbers mean; f of those that offer `free`: it was the last move. */
typedef enum TinyTask {
    TINY_NO_TASK,
    TINY_TASK_ROUND, /* the next round, or the end */
    TINY_TASK_PLAN,  /* sealed: all seats */
    TINY_TASK_REVEAL,
    TINY_TASK_TURNS, /* a: turns begun */
    TINY_TASK_SCOUT,
    TINY_TASK_DISCARD,
    TINY_TASK_TAKE,
    TINY_TASK_FOLLOW, /* a: suit, b: who took; seat: who is asked */
    TINY_TASK_BUILD,  /* a: the card being paid for */
    TINY_TASK_RAID,
    TINY_TASK_DEFEND, /* a: the card raided, b: who raids */
    TINY_TASK_FREE,   /* a: the last free move, in their order; 0: none yet */
    TINY_TASK_END,
    TINY_TASK_LIMIT, /* sealed: the seats with too many cards */
    TINY_TASK_BURY,
    TINY_TASKS
} TinyTask;

typedef enum TinyMove {
    TINY_DO_DONE,
    TINY_DO_PLAN,  /* a: action */
    TINY_DO_THROW, /* a: card, as in all that follow with a card */
    TINY_DO_DISCARD,
    TINY_DO_TAKE, /* b: suit */
    TINY_DO_FOLLOW,
    TINY_DO_DISSENT,
    TINY_DO_BUILD,
    TINY_DO_PAY,
    TINY_DO_RAID,
    TINY_DO_DEFEND,
    TINY_DO_YIELD,
    TINY_DO_PASS,
    TINY_DO_FREE,
    TINY_DO_SMELT, /* these three in the canonical order of free moves */
    TINY_DO_MELT,
    TINY_DO_STASH,
    TINY_DO_END,
    TINY_MOVES
} TinyMove;

typedef enum TinyEvent {
    TINY_EV_ROUND,
    TINY_EV_PLAN,
    TINY_EV_PUT,
    TINY_EV_DRAW,
    TINY_EV_RESHUFFLE,
    TINY_EV_INCOME,
    TINY_EV_LAY,
    TINY_EV_TAKE,
    TINY_EV_FOLLOW,
    TINY_EV_DISSENT,
    TINY_EV_BUILD,
    TINY_EV_PASS,
    TINY_EV_RAID,
    TINY_EV_DEFEND,
    TINY_EV_YIELD,
    TINY_EV_LOOT,
    TINY_EV_SMELT,
    TINY_EV_MELT,
    TINY_EV_STASH,
    TINY_EV_OVER,
    TINY_EVENT_KINDS
} TinyEvent;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* bytes are hashed: padding is a compile error here */

typedef struct TinySeat {
    CardSet chosen; /* the cards of an answer that is not complete or not revealed */
    uint8_t plan;   /* from when it is chosen to the end of the turn */
    uint8_t ore, ice, coins;
} TinySeat;

/* Everything a game of Tiny is. Invariants (check.c): every card of the deck is in one place;
 * known holds for a card in the pile nobody, in an open place everybody, in a hand its holder;
 * chosen cards are in their seat's hand; the agenda is ROUND [BURY [LIMIT [TURNS …]]]. */
typedef struct TinyState {
    Head head;
    TinySeat seat[TINY_SEATS];
    uint8_t place[TINY_CARDS];
    uint8_t known[TINY_CARDS]; /* the seats that know the card's place, and TINY_PUBLIC */
    uint8_t round;             /* from 1 */
    uint8_t start;             /* the start player */
    uint8_t stashed;           /* in this turn */
    uint8_t none[3];           /* zero */
} TinyState;

static_assert(sizeof(TinyState) <= 512, "search copies this struct");
#pragma GCC diagnostic pop

static inline Move tiny_move(TinyMove kind)
{
    return move_make(kind, 0, 0, 0);
}

static inline Move tiny_move_card(TinyMove kind, int card)
{
    return move_make(kind, card, 0, 0);
}

static inline Move tiny_move_plan(TinyAction action)
{
    return move_make(TINY_DO_PLAN, action, 0, 0);
}

static inline Move tiny_move_take(int card, TinySuit suit)
{
    return move_make(TINY_DO_TAKE, card, suit, 0);
}

static inline CardSet card_bit(int card)
{
    return (CardSet)1 << card;
}

/* The cards above a card: what may still be named after it. */
static inline CardSet cards_above(int card)
{
    return ~(card_bit(card + 1) - 1);
}

/* The highest card of a set that has one. */
static inline int cards_last(CardSet set)
{
    assert(set);
    return 31 - __builtin_clz(set);
}

#endif
