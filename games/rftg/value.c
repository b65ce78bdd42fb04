/* What good players know, as numbers: points on the table, cards in hand, goods, and what a tableau
 * brings in the rounds that are left. Units: 1/100 VP. */
#include "games/rftg/value.h"

#include "games/rftg/game.h"
#include "games/rftg/powers.h"
#include "games/rftg/score.h"
#include "games/rftg/supply.h"

enum {
    CARD_IN_HAND = 45,
    SURPLUS_CARD = 8, /* above the hand limit */
    GOOD = 95,
    TABLEAU_CARD = 70, /* beyond its points: it ends the game and carries powers */
    POWER = 9,         /* a power for each round left */
    MILITARY = 14
};

static int rounds_left(const RftgState *s)
{
    int fullest = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        int n = cards_count(&s->seat[seat].tableau);
        fullest = n > fullest ? n : fullest;
    }
    int by_cards = RFTG_TABLEAU_END - fullest, by_pool = s->pool / (2 * s->head.seats);
    int left = by_cards < by_pool ? by_cards : by_pool;
    return left > 0 ? left : 0;
}

static int powers_of(const CardSet *tableau)
{
    int n = 0;
    for (each_card(card, tableau))
        n += rftg_row(card)->powers + (rftg_row(card)->prod == RFTG_PRODUCTION);
    return n;
}

static int prospect(const RftgState *s, int seat, const Result *result)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet goods = rftg_goods_of(s, seat);
    int left = rounds_left(s), hand = cards_count(&own->hand);
    int keep = hand < RFTG_HAND_LIMIT ? hand : RFTG_HAND_LIMIT, military = rftg_total_military(&own->tableau);
    return 100 * result->score[seat] + CARD_IN_HAND * keep + SURPLUS_CARD * (hand - keep) +
           GOOD * cards_count(&goods) + TABLEAU_CARD * cards_count(&own->tableau) +
           POWER * left * powers_of(&own->tableau) + MILITARY * left * (military > 0 ? military : 0) / 2;
}

/* A lead of so many 1/100 VP as a share of the win. */
static int share_of(int lead)
{
    enum { SCALE = 1500 };
    int size = lead < 0 ? -lead : lead;
    int half = (int)((long long)SHARE / 2 * size / (size + SCALE));
    return SHARE / 2 + (lead < 0 ? -half : half);
}

int rftg_value(const void *state, int seat)
{
    const RftgState *s = state;
    if (!s->head.tasks) {
        int share[SEATS_MAX];
        game_shares(&rftg_game, state, share);
        return share[seat];
    }
    Result result;
    rftg_result(s, &result);
    int mine = prospect(s, seat, &result), best = 0;
    for (int other = 0; other < s->head.seats; other++) {
        int theirs = other == seat ? 0 : prospect(s, other, &result);
        best = theirs > best ? theirs : best;
    }
    return share_of(mine - best);
}

int rftg_prior(const void *state, int seat, Move move)
{
    const RftgCardRow *row = &rftg_cards[move_a(move) < RFTG_DESIGNS ? move_a(move) : 0];
    (void)state;
    (void)seat;
    switch ((RftgMove)move_kind(move)) {
    case RFTG_MOVE_DEVELOP:
    case RFTG_MOVE_SETTLE:
    case RFTG_MOVE_SNEAK:
        return 20 + 2 * row->cost + 2 * (row->vp > 0 ? row->vp : 0);
    case RFTG_MOVE_PASS:
    case RFTG_MOVE_STOP:
        return 4;
    case RFTG_MOVE_DISCARD:
    case RFTG_MOVE_PAY:
    case RFTG_MOVE_MUSTER:
        return 14 - row->cost;
    default:
        return 10;
    }
}
