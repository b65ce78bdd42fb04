/* What good players know, as numbers: what each side of each card pays in a round on average, what
 * credits and income are worth in VP, and how far the game has gone. Units: 1/100 VP. */
#include "games/spacebase/value.h"

#include "games/spacebase/board.h"
#include "games/spacebase/game.h"

enum {
    CREDIT = 18,      /* what a credit in hand is worth */
    CREDIT_RATE = 16, /* a credit that comes by dice: it may come when nothing is to be bought */
    INCOME = 90,      /* a step of income, early; it falls with the rounds left */
    VP = 100,
    CHARGE_VALUE = 35,
    CLAIM_VALUE = 120,
    ROUNDS = 22 /* a game's length, about, with two players */
};

/* Of 36 rolls: how often a sector is worth being used, sums counted fully (SB-17.1). */
static const uint8_t hits[SB_SECTORS + 1] = { 0, 9, 9, 10, 10, 11, 11, 6, 5, 4, 3, 2, 1 };

static int side_value(int card, SbFace face)
{
    const SbSide *side = &sb_cards[card].side[face];
    int worth = side->credits * CREDIT_RATE + side->income * INCOME / 2 + side->vp * VP;
    worth += (side->claims[0] + 2 * side->claims[1] + 3 * side->claims[2]) * CLAIM_VALUE;
    if (side->arrows)
        worth += 2 * CLAIM_VALUE / 3;
    if (side->ability == SB_WIN)
        worth += 10 * CHARGE_VALUE;
    else if (side->ability)
        worth += CHARGE_VALUE * (side->joined ? 1 : 2);
    return worth;
}

/* What the seat's board pays in a round: once as active, otherwise as passive player. */
static int engine(const SbState *s, int seat)
{
    int sum = 0, others = s->head.seats - 1;
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        const SbSector *here = sb_sector_of(s, seat, sector);
        sum += hits[sector] * side_value(here->station, SB_STATION);
        for (int card = here->oldest; card; card = s->newer[card])
            sum += others * hits[sector] * side_value(card, SB_DEPLOYED);
    }
    return sum / 36;
}

static int charges(const SbState *s, int seat)
{
    int n = 0;
    for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left))
        n += s->charge[bits_first(left)];
    return n;
}

static int rounds_left(const SbState *s)
{
    int high = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        high = s->seat[seat].vp > high ? s->seat[seat].vp : high;
    int by_vp = high >= SB_VP_GOAL ? 1 : (SB_VP_GOAL - high) / 4 + 1;
    int by_round = ROUNDS - s->round;
    return by_round > by_vp || by_round < 2 ? by_vp : (by_round + by_vp) / 2;
}

/* Where the seat may end, in 1/100 VP. */
static int prospect(const SbState *s, int seat)
{
    const SbSeat *p = &s->seat[seat];
    int left = rounds_left(s), income = p->income < 14 ? p->income : 14;
    return p->vp * VP + p->credits * CREDIT + income * left * CREDIT / 2 + engine(s, seat) * left +
           charges(s, seat) * CHARGE_VALUE;
}

/* A lead of so many 1/100 VP as a share of the win. */
static int share_of(int lead)
{
    enum { SCALE = 2000 };
    int size = lead < 0 ? -lead : lead;
    int half = (int)((long long)SHARE / 2 * size / (size + SCALE));
    return SHARE / 2 + (lead < 0 ? -half : half);
}

int sb_value(const void *state, int seat)
{
    const SbState *s = state;
    if (!s->head.tasks) {
        int share[SEATS_MAX];
        game_shares(&sb_game, state, share);
        return share[seat];
    }
    int mine = prospect(s, seat), best = 0;
    for (int other = 0; other < s->head.seats; other++) {
        int theirs = other == seat ? 0 : prospect(s, other);
        best = theirs > best ? theirs : best;
    }
    return share_of(mine - best);
}

int sb_prior(const void *state, int seat, Move move)
{
    const SbState *s = state;
    int card = move_a(move);
    (void)seat;
    switch ((SbMove)move_kind(move)) {
    case SB_MOVE_BUY:
    case SB_MOVE_CLAIM:
        return 20 + sb_cards[card].cost + 3 * sb_cards[card].vp;
    case SB_MOVE_ACTIVATE:
        return 30;
    case SB_MOVE_PASS:
    case SB_MOVE_DONE:
        return 4;
    case SB_MOVE_SUM:
        return s->dice[0] + s->dice[1] >= SB_FAR_SECTOR ? 12 : 8;
    case SB_MOVE_LAY:
    case SB_MOVE_CHARGE:
    case SB_MOVE_TAKE:
    case SB_MOVE_PUT:
    case SB_MOVE_EXCHANGE:
    case SB_MOVE_SET:
    case SB_MOVE_ROLL:
    case SB_MOVE_REROLL:
    case SB_MOVE_KEEP:
    case SB_MOVE_SEPARATE:
    case SB_MOVE_SHIFT:
    case SB_MOVE_STOP:
    case SB_MOVE_DOUBLE:
    case SB_MOVE_ARROW:
    case SB_MOVES:
        break;
    }
    return 10;
}
