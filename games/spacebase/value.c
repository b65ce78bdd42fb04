/* What good players know, as numbers: what each side of each card pays, what the dice make of that in a
 * round, what credits and income are worth in VP, and how far the game has gone. Units: 1/100 VP. The
 * weights were found by matches of greedy players against one another (2,000 games a step). */
#include "games/spacebase/value.h"

#include "games/spacebase/board.h"
#include "games/spacebase/game.h"

enum {
    VP = 100,
    CREDIT = 27,      /* a credit in hand */
    CREDIT_RATE = 28, /* a credit that dice bring */
    INCOME_RATE = 112,
    INCOME = 18, /* a step of income for each round left */
    INCOME_MOST = 15,
    CHARGE = 37,  /* a charge on a card */
    ABILITY = 20, /* a charge that dice bring */
    CLAIM = 85,
    ARROW = 260,
    ROUNDS = 34 /* a long game */
};

static int side_value(int card, SbFace face)
{
    const SbSide *side = &sb_cards[card].side[face];
    int worth = side->credits * CREDIT_RATE + side->income * INCOME_RATE + side->vp * VP;
    worth += (side->claims[0] + 2 * side->claims[1] + 3 * side->claims[2]) * CLAIM;
    if (side->arrows)
        worth += ARROW;
    if (side->ability == SB_WIN)
        worth += 10 * CHARGE;
    else if (side->ability)
        worth += side->joined ? ABILITY / 2 : ABILITY;
    return worth;
}

/* What 36 rolls pay if each is used in the better way. */
static int dice_value(const int sector[SB_SECTORS + 1])
{
    int sum = 0;
    for (int one = 1; one <= SB_FACES; one++)
        for (int two = 1; two <= SB_FACES; two++) {
            int apart = sector[one] + sector[two], together = sector[one + two];
            sum += apart > together ? apart : together;
        }
    return sum;
}

/* What the seat's board pays in a round: once as active, otherwise as passive player. */
static int engine(const SbState *s, int seat)
{
    int station[SB_SECTORS + 1] = { 0 }, deployed[SB_SECTORS + 1] = { 0 };
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        const SbSector *here = sb_sector_of(s, seat, sector);
        station[sector] = side_value(here->station, SB_STATION);
        for (int card = here->oldest; card; card = s->newer[card])
            deployed[sector] += side_value(card, SB_DEPLOYED);
    }
    return (dice_value(station) + (s->head.seats - 1) * dice_value(deployed)) / 36;
}

static int charges(const SbState *s, int seat)
{
    int n = 0;
    for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left))
        n += s->charge[bits_first(left)];
    return n;
}

/* How many rounds are left, about, in tenths: by the leader's way to the goal and by the clock. */
static int rounds_left(const SbState *s)
{
    int high = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        high = s->seat[seat].vp > high ? s->seat[seat].vp : high;
    int by_vp = high < SB_VP_GOAL ? (SB_VP_GOAL - high) * 100 / 36 : 0;
    int by_round = (ROUNDS - s->round) * 10;
    by_vp = by_vp < 10 ? 10 : by_vp;
    return by_round > by_vp || by_round < 20 ? by_vp : (by_round + by_vp) / 2;
}

/* Where the seat may end, in 1/100 VP. */
static int prospect(const SbState *s, int seat, int left)
{
    const SbSeat *p = &s->seat[seat];
    int income = p->income < INCOME_MOST ? p->income : INCOME_MOST;
    return p->vp * VP + p->credits * CREDIT + (income * INCOME + engine(s, seat)) * left / 10 +
           charges(s, seat) * CHARGE;
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
    int left = rounds_left(s), mine = prospect(s, seat, left), best = 0;
    for (int other = 0; other < s->head.seats; other++) {
        int theirs = other == seat ? 0 : prospect(s, other, left);
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
