#include "games/rftg/sight.h"

#include "games/rftg/goals.h"
#include "games/rftg/powers.h"
#include "games/rftg/supply.h"

enum { ROUNDS_SEEN = 40 };

static void see_cards(const CardSet *set, int first, NetEntries *list)
{
    for (each_card(card, set))
        net_note(list, first + rftg_design[card], 1);
}

static bool holds(const RftgState *s, int seat, RftgGoal goal)
{
    return rftg_goals[goal].type == RFTG_MOST ? rftg_goal_holder(s, goal) == seat + 1
                                              : bits_has(s->seat[seat].goals, (int)goal);
}

static void see_goods(const RftgState *s, int seat, NetEntries *list)
{
    int goods[RFTG_KINDS] = { 0 };
    CardSet worlds = rftg_goods_of(s, seat);
    for (each_card(world, &worlds))
        goods[rftg_row(world)->kind]++;
    for (int kind = 0; kind < RFTG_KINDS; kind++)
        net_note(list, RFTG_SIGHT_GOODS + kind, goods[kind]);
}

void rftg_see_seat(const void *state, int seat, NetEntries *list)
{
    const RftgState *s = state;
    const RftgSeat *own = &s->seat[seat];
    CardSet hand = cards_minus(&own->hand, &own->chosen);
    see_cards(&own->tableau, 0, list);
    see_cards(&hand, RFTG_SIGHT_HAND, list);
    see_goods(s, seat, list);
    for (uint64_t left = s->goals; left; left = bits_without_first(left))
        net_note(list, RFTG_SIGHT_GOALS + bits_first(left),
                 holds(s, seat, (RftgGoal)bits_first(left)));
    for (int i = 0; i < 2; i++)
        net_note(list, RFTG_SIGHT_ACTIONS + own->action[i], own->boost == i + 1 ? 2 : 1);
    net_note(list, RFTG_SIGHT_VP, own->vp);
    net_note(list, RFTG_SIGHT_HAND_CARDS, cards_count(&hand));
    net_note(list, RFTG_SIGHT_MILITARY, rftg_military_now(own));
    net_note(list, RFTG_SIGHT_TEMPORARY, own->temporary);
    net_note(list, RFTG_SIGHT_SHOWN, own->shown != 0);
}

void rftg_see_table(const void *state, NetEntries *list)
{
    const RftgState *s = state;
    uint64_t open = s->goals;
    for (int seat = 0; seat < s->head.seats; seat++)
        open &= ~(uint64_t)s->seat[seat].goals;
    net_note(list, 0, s->pool);
    net_note(list, RFTG_SIGHT_PHASES + s->phase, 1);
    for (; open; open = bits_without_first(open))
        net_note(list, RFTG_SIGHT_OPEN + bits_first(open), 1);
    net_note(list, RFTG_SIGHT_BOXES + rftg_level(s), 1);
    net_note(list, RFTG_SIGHT_ROUND, s->round < ROUNDS_SEEN ? s->round : ROUNDS_SEEN);
}
