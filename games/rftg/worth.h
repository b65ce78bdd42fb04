/* What cards, goods and powers are worth to a seat, for weighing one against another. Units: 1/100 VP,
 * rounds in tenths. */
#ifndef GAMES_RFTG_WORTH_H
#define GAMES_RFTG_WORTH_H

#include "games/rftg/state.h"

enum {
    RFTG_GOOD_WORTH = 37, /* a good, and for each step of its kind */
    RFTG_GOOD_KIND_WORTH = 26,
    RFTG_ROUNDS_MOST = 66, /* that are left with one card each */
    RFTG_ROUNDS_SOON = 20  /* the hand is worth less and less when fewer are left */
};

/* A seat's hand and means, looked at once. */
typedef struct RftgLook {
    const RftgState *s;
    const RftgSeat *own;
    int seat;
    int left; /* rounds */
    int soon; /* the same, but at most RFTG_ROUNDS_SOON */
    int hand; /* cards that are not as good as gone */
    int military;
    CardSet goods;
    CardSet variable; /* cards of the tableau whose VP vary */
} RftgLook;

/* What a tableau can do. Kinds: first what is for any. */
typedef struct RftgEngine {
    int vp;                     /* printed */
    int rate[RFTG_PRODUCE + 1]; /* of powers, a round, by phase; first the Military */
    int makes[RFTG_ANY_KIND];   /* goods in a Produce phase */
    int eats[RFTG_ANY_KIND], yield[RFTG_ANY_KIND]; /* goods that Consume powers take; what for */
} RftgEngine;

/* About how many rounds are left. */
int rftg_rounds_left(const RftgState *s);

RftgLook rftg_look(const RftgState *s, int seat);
RftgEngine rftg_engine(const CardSet *tableau);

static inline int rftg_good_worth(int world)
{
    return RFTG_GOOD_WORTH + RFTG_GOOD_KIND_WORTH * rftg_row(world)->kind;
}

/* So many hand cards more. */
int rftg_more_cards(const RftgLook *look, int n);

/* What placing a card of the hand brings, price and card given; 0: it cannot be placed. */
int rftg_placing_gain(const RftgLook *look, int card);

/* What a hand card is good for: what it would bring, less what it lacks. */
int rftg_keep_worth(const RftgLook *look, int card);

/* What the Consume powers make of goods by kind, and how many they take. */
int rftg_meal(const RftgEngine *engine, const int goods[RFTG_ANY_KIND], int *taken);

#endif
