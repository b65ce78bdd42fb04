/* Value: points, and what the board promises for the rounds that are left, all in 1/100 point; prior: a
 * weight a kind of move. Integers only. */
#include "games/eclipse/value.h"

#include "games/eclipse/board.h"
#include "games/eclipse/game.h"
#include "games/eclipse/map.h"
#include "games/eclipse/score.h"
#include "games/eclipse/upkeep.h"

enum {
    POINT = 100,
    RESOURCE = 6,  /* stored, with rounds left to use it */
    INCOME = 10,   /* a unit a round */
    DISC = 25,     /* on the track */
    DEFICIT = 40,  /* a unit of money that will be missing */
    TECH = 45,     /* beyond its points */
    SHIP_UNIT = 7, /* a material's worth of ship */
    PART = 12,     /* a point of a blueprint's strength */
    COLONY = 12    /* a colony ship that is up */
};

static int rounds_left(const EclState *s)
{
    return ecl_rule(s)->rounds - s->round;
}

static int score_of(const EclState *s, int seat)
{
    int8_t part[ECL_SCORES];
    int score = 0;
    ecl_count_score(s, seat, part);
    for (int source = 0; source < ECL_SCORES; source++)
        score += part[source];
    return score;
}

/* Guns, hull and aim of a ship type. */
static int strength(const EclValues *sums)
{
    int guns = sums->cannon[0] + 2 * sums->cannon[1] + 3 * sums->cannon[2] + 4 * sums->cannon[3];
    int missiles =
        sums->missile[0] + 2 * sums->missile[1] + 3 * sums->missile[2] + 4 * sums->missile[3];
    return 2 * guns + missiles + sums->computer + sums->shield + 2 * sums->hull +
           sums->initiative / 2 + (sums->move ? 1 : 0);
}

static int fleet_worth(const EclState *s, int seat)
{
    static const uint8_t price[ECL_SHIPS] = { 3, 5, 8, 3 };
    int worth = 0;
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        int n = ecl_ship_count[ship] - s->seat[seat].supply[ship];
        worth += n * price[ship] * SHIP_UNIT +
                 (n ? PART : PART / 3) * strength(&s->seat[seat].sums[ship]);
    }
    return worth;
}

/* What the board will bring in the rounds to come. */
static int promise(const EclState *s, int seat)
{
    const EclSeat *p = &s->seat[seat];
    int left = rounds_left(s), worth = 0, balance = ecl_balance(s, seat);
    for (int resource = 0; resource < ECL_RESOURCES; resource++) {
        worth += ecl_production(s, seat, resource) * INCOME * left / 2;
        worth += left ? p->storage[resource] * RESOURCE : p->storage[resource];
    }
    int use = left + (s->seat[seat].passed ? 0 : 1);
    worth += p->discs * DISC * (use < 4 ? use : 4) / 4;
    worth += p->colony * COLONY * (left > 0);
    worth += bits_count(ecl_techs_of(s, seat)) * TECH * (left < 4 ? left : 4) / 4;
    worth += fleet_worth(s, seat) * (left + 2) / 8;
    return balance < 0 ? worth + balance * DEFICIT : worth;
}

/* Where the seat may end, in 1/100 point. */
static int prospect(const EclState *s, int seat)
{
    const EclSeat *p = &s->seat[seat];
    int score = 0;
    if (p->out) {
        for (int source = 0; source < ECL_SCORES; source++)
            score += p->final[source];
        return score * POINT;
    }
    return score_of(s, seat) * POINT + promise(s, seat);
}

/* A lead of so many 1/100 points as a share of the win. */
static int share_of(int lead)
{
    enum { SCALE = 1500 };
    int size = lead < 0 ? -lead : lead;
    int half = (int)((long long)SHARE / 2 * size / (size + SCALE));
    return SHARE / 2 + (lead < 0 ? -half : half);
}

int ecl_value(const void *state, int seat)
{
    const EclState *s = state;
    if (!s->head.tasks) {
        int share[SEATS_MAX];
        game_shares(ecl_game_of(s), state, share);
        return share[seat];
    }
    if (!s->round)
        return SHARE / s->head.seats;
    int mine = prospect(s, seat), best = -100000;
    for (int other = 0; other < s->head.seats; other++) {
        int theirs = other == seat ? best : prospect(s, other);
        best = theirs > best ? theirs : best;
    }
    return share_of(mine - best);
}

/* A turn is ended when its activations are used, and nothing is thrown away before. */
static int end_weight(const EclState *s)
{
    return agenda_peek(&s->head)->b ? 2 : 20;
}

int ecl_prior(const void *state, int seat, Move move)
{
    const EclState *s = state;
    switch (move_kind(move)) {
    case ECL_MOVE_CLAIM:
    case ECL_MOVE_COLONY:
    case ECL_MOVE_CUBE:
        return 60;
    case ECL_MOVE_PLACE:
        return 40;
    case ECL_MOVE_RESEARCH:
    case ECL_MOVE_RESEARCH_ON:
    case ECL_MOVE_BUILD:
        return 30;
    case ECL_MOVE_ZONE:
        return 25;
    case ECL_MOVE_ACTION:
        return ecl_balance(s, seat) > 0 ? 20 : 5;
    case ECL_MOVE_PASS:
        return ecl_balance(s, seat) > 0 ? 8 : 30;
    case ECL_MOVE_END:
        return end_weight(s);
    case ECL_MOVE_DISCARD:
    case ECL_MOVE_LEAVE:
    case ECL_MOVE_GIVE_UP:
    case ECL_MOVE_DROP:
    case ECL_MOVE_TRADE:
    case ECL_MOVE_LIFT:
    case ECL_MOVE_RETURN:
        return 3;
    default:
        return 10;
    }
}
