/* Value: points, and what the empire and the deck promise for the turns that are left, all in 1/100
 * point; prior: a weight a kind of move. Integers only. */
#include "games/emdo/value.h"

#include "games/emdo/cards.h"
#include "games/emdo/game.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"
#include "games/emdo/score.h"

enum {
    POINT = 100,
    FIGHTER = 45,     /* an attack pays about half a point a fighter */
    COLONY = 55,      /* one under a planet that it helps to settle */
    RESOURCE = 70,    /* on a planet, to be sold */
    SLOT = 60,        /* empty or not, for the turns to come */
    SYMBOL = 70,      /* in the empire */
    HAND_LIMIT = 120, /* one card more each turn */
    TECH_CARD = 60,   /* two symbols and a better action in the deck */
    PERMANENT = 150,
    DOWN = 40,   /* a planet to take */
    CARD = 12,   /* in hand */
    BALLAST = 6, /* a card in the deck beyond what a hand needs */
    LATE = 6     /* turns left below which building no longer pays in full */
};

/* About how many more turns each seat has: stacks and supply run down. */
static int turns_left(const EmdoState *s)
{
    int least = 99, second = 99;
    for (int stack = 1; stack < EMDO_STACKS; stack++) {
        int n = emdo_in_game(s, stack) ? s->stack[stack] : 99;
        second = n < least ? least : n < second ? n : second;
        least = n < least ? n : least;
    }
    int cards = emdo_stacks_to_end(s) == 2 ? least + second : least;
    int by_stack = 2 * cards / s->head.seats, by_supply = emdo_supply(s) / s->head.seats;
    return by_stack < by_supply ? by_stack : by_supply;
}

/* The worth of building, in percent: falling towards the end. */
static int weight(int turns)
{
    return turns >= LATE ? 100 : 20 + 80 * turns / LATE;
}

/* A face-down planet: the colonies on it, as far as they are needed. */
static int down_worth(const EmdoState *s, int seat, int planet)
{
    const EmdoPlanetRow *row = &emdo_planets[planet];
    int empire = emdo_empire_symbols(s, seat, EMDO_ROLE_COLONIZE);
    int need = row->colonize - empire, have = s->site[planet].colonies;
    if (need < 1)
        need = 1;
    return DOWN + row->vp * 6 + COLONY * (have < need ? have : need) +
           (have >= need ? row->vp * 20 : 0);
}

static int fighter_worth(const EmdoState *s, int seat)
{
    int fighters = s->seat[seat].fighters, use = 0;
    for (PlanetSet left = s->seat[seat].down; left; left = bits_without_first(left))
        use += emdo_attack_cost(s, seat, bits_first(left));
    int useful = fighters < use ? fighters : use;
    return useful * FIGHTER + (fighters - useful) * FIGHTER / 5;
}

static int up_worth(const EmdoState *s, int seat)
{
    const EmdoSeat *p = &s->seat[seat];
    int worth = HAND_LIMIT * bits_count(p->up & emdo_hand_planets);
    for (int role = 1; role < EMDO_ROLES; role++)
        worth += SYMBOL * emdo_empire_symbols(s, seat, role);
    for (int resource = 0; resource < EMDO_RESOURCES; resource++)
        worth += SLOT * bits_count(p->up & emdo_slot_planets[resource] & ~s->scorched);
    return worth + PERMANENT * bits_count(p->permanents);
}

/* Where the seat may end, in 1/100 point. */
static int prospect(const EmdoState *s, int seat)
{
    const EmdoSeat *p = &s->seat[seat];
    int points = p->influence + emdo_tech_points(s, seat) + emdo_planet_points(s, seat);
    int cards = p->hand.size + p->deck.size + p->discard.size + p->played.size;
    int build = up_worth(s, seat) + fighter_worth(s, seat) +
                TECH_CARD * bits_count(emdo_owned_techs(s, seat)) + CARD * p->hand.size;
    for (PlanetSet left = p->down; left; left = bits_without_first(left))
        build += down_worth(s, seat, bits_first(left));
    build -= cards > 10 ? BALLAST * (cards - 10) : 0;
    int turns = turns_left(s);
    int goods = RESOURCE * emdo_resources(s, seat);
    return points * POINT + build * weight(turns) / 100 + (turns ? goods : goods / 4);
}

/* A lead of so many 1/100 points as a share of the win. */
static int share_of(int lead)
{
    enum { SCALE = 1200 };
    int size = lead < 0 ? -lead : lead;
    int half = (int)((long long)SHARE / 2 * size / (size + SCALE));
    return SHARE / 2 + (lead < 0 ? -half : half);
}

int emdo_value(const void *state, int seat)
{
    const EmdoState *s = state;
    if (!s->head.tasks) {
        int share[SEATS_MAX];
        game_shares(&emdo_game, state, share);
        return share[seat];
    }
    int mine = prospect(s, seat), best = 0;
    for (int other = 0; other < s->head.seats; other++) {
        int theirs = other == seat ? 0 : prospect(s, other);
        best = theirs > best ? theirs : best;
    }
    return share_of(mine - best);
}

int emdo_prior(const void *state, int seat, Move move)
{
    const EmdoState *s = state;
    (void)seat;
    switch ((EmdoMove)move_kind(move)) {
    case EMDO_MOVE_ATTACK:
    case EMDO_MOVE_SETTLE:
    case EMDO_MOVE_FOLLOW_ON:
        return 40 + 5 * emdo_planets[move_a(move)].vp;
    case EMDO_MOVE_LEAD_ON:
        return 40 + 5 * emdo_planets[move_b(move)].vp;
    case EMDO_MOVE_KEEP:
        return 10 + 4 * emdo_planets[move_a(move)].vp;
    case EMDO_MOVE_RESEARCH:
        return 25 + 6 * emdo_techs[move_a(move)].vp;
    case EMDO_MOVE_SELL:
    case EMDO_MOVE_SELL_UTOPIA:
    case EMDO_MOVE_SELL_FIGHTER:
    case EMDO_MOVE_PRODUCE:
    case EMDO_MOVE_PRODUCE_UTOPIA:
        return 30;
    case EMDO_MOVE_BOOST:
    case EMDO_MOVE_FOLLOW_WITH:
        return 20;
    case EMDO_MOVE_PLAY:
        return emdo_is_tech(move_a(move)) ? 18 : 12;
    case EMDO_MOVE_SKIP:
    case EMDO_MOVE_PASS:
        return 4;
    case EMDO_MOVE_DONE:
        return agenda_peek(&s->head)->kind == EMDO_TASK_CLEANUP ? 20 : 6;
    case EMDO_MOVE_DISCARD:
    case EMDO_MOVE_REMOVE:
    case EMDO_MOVE_REMOVE_SELF:
        return 5;
    case EMDO_MOVE_BEGIN:
    case EMDO_MOVE_FIGHTERS:
    case EMDO_MOVE_TUCK:
    case EMDO_MOVE_TAKE:
    case EMDO_MOVE_SPECIALIZE:
    case EMDO_MOVE_FILL:
    case EMDO_MOVE_LEAD:
    case EMDO_MOVE_FOLLOW:
    case EMDO_MOVE_DISSENT:
    case EMDO_MOVES:
        break;
    }
    return 10;
}
