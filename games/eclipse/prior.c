/* A weight a kind of move, less for what cannot be paid, and none for what leads nowhere: an action without
 * anything to do in it, a trade for which nothing can be had. Money is traded for when it is due. */
#include "games/eclipse/prior.h"

#include "games/eclipse/build.h"
#include "games/eclipse/diplomacy.h"
#include "games/eclipse/free.h"
#include "games/eclipse/map.h"
#include "games/eclipse/research.h"
#include "games/eclipse/turn.h"
#include "games/eclipse/upkeep.h"

enum {
    SHORT_BY = 2, /* units that are traded for at once, at most */
    IN_DEBT = 4   /* times less likely is an action that cannot be paid */
};

/* The least that an action of this kind costs, and what it is paid with. */
static int cheapest(const EclState *s, int seat, int action)
{
    return action == ECL_ACTION_RESEARCH ? ecl_cheapest_tech(s, seat) : ecl_cheapest_unit(s, seat);
}

static int currency(int action)
{
    return action == ECL_ACTION_RESEARCH ? ECL_SCIENCE : ECL_MATERIALS;
}

/* Whether a few trades buy something for a seat that cannot buy anything now. */
static bool is_short(const EclState *s, int seat, int action)
{
    int price = cheapest(s, seat, action), own = s->seat[seat].storage[currency(action)];
    return own < price && price <= own + SHORT_BY;
}

static bool can_spare(const EclState *s, int seat, int resource)
{
    int rate = ecl_species_of(s, seat)->trade;
    return s->seat[seat].storage[resource] >= rate &&
           (resource != ECL_MONEY || ecl_balance(s, seat) > rate);
}

/* Whether the seat is in such an action, or can still choose it. */
static bool may_act(const EclState *s, int seat, int action)
{
    const EclSeat *p = &s->seat[seat];
    const Task *turn = ecl_turn(s);
    if (!turn || turn->a)
        return turn && turn->a == action && turn->b > 0;
    return p->discs && (!p->passed || action == ECL_ACTION_BUILD);
}

static int prior_to_trade(const EclState *s, int seat, int from, int to)
{
    int action = to == ECL_SCIENCE ? ECL_ACTION_RESEARCH : ECL_ACTION_BUILD;
    if (agenda_peek(&s->head)->kind == ECL_TASK_PAY)
        return 20;
    if (to == ECL_MONEY || !can_spare(s, seat, from))
        return 0;
    return may_act(s, seat, action) && is_short(s, seat, action) ? 12 : 0;
}

static bool wants_trade(const EclState *s, int seat)
{
    for (int from = 0; from < ECL_RESOURCES; from++)
        for (int to = 0; to < ECL_RESOURCES; to++)
            if (from != to && prior_to_trade(s, seat, from, to))
                return true;
    return false;
}

static int prior_of_free(const EclState *s, int seat)
{
    const Task *turn = ecl_turn(s);
    bool settles = turn->a || ecl_rule(s)->colony_when_passing;
    if (settles && ecl_colony_sectors(s, seat))
        return 50;
    if (ecl_offers(s, seat))
        return 10;
    return wants_trade(s, seat) ? 6 : 0;
}

static bool has_something_to_do(const EclState *s, int seat, int action)
{
    switch (action) {
    case ECL_ACTION_RESEARCH:
    case ECL_ACTION_BUILD:
        return cheapest(s, seat, action) <= s->seat[seat].storage[currency(action)] + SHORT_BY;
    case ECL_ACTION_MOVE:
        return ecl_free_fleets(s, seat) != 0;
    default:
        return true;
    }
}

static int prior_to_act(const EclState *s, int seat, int action, int weight)
{
    if (!has_something_to_do(s, seat, action))
        return 0;
    return ecl_balance(s, seat) > 0 ? weight : weight / IN_DEBT;
}

/* A turn is ended when its activations are used, and nothing is thrown away before. */
static int prior_to_end(const EclState *s)
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
        return prior_to_act(s, seat, move_a(move), 20);
    case ECL_MOVE_REACT:
        return prior_to_act(s, seat, move_a(move), 8);
    case ECL_MOVE_PASS:
        return ecl_balance(s, seat) > 0 ? 8 : 30;
    case ECL_MOVE_END:
        return prior_to_end(s);
    case ECL_MOVE_FREE:
        return prior_of_free(s, seat);
    case ECL_MOVE_TRADE:
        return prior_to_trade(s, seat, move_a(move), move_b(move));
    case ECL_MOVE_DISCARD:
    case ECL_MOVE_LEAVE:
    case ECL_MOVE_DROP:
    case ECL_MOVE_LIFT:
    case ECL_MOVE_RETURN:
        return 3;
    case ECL_MOVE_GIVE_UP:
        return 0;
    default:
        return 10;
    }
}
