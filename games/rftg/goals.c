/* Goals: what each measures, who claims a first goal, who holds a most goal. */
#include "games/rftg/goals.h"

#include "games/rftg/powers.h"
#include "games/rftg/supply.h"

static int world_kinds(const CardSet *tableau, RftgKind any)
{
    bool choice = cards_meet(tableau, &rftg_kind_cards[RFTG_ANY_KIND]);
    int n = 0;
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++)
        n += cards_meet(tableau, &rftg_kind_cards[kind]) || (choice && (int)any == kind);
    n += choice && any == RFTG_ANY_KIND;
    return n < 4 ? n : 4;
}

static int industry(const CardSet *tableau, RftgKind any)
{
    bool counts = any == RFTG_ANY_KIND || any == RFTG_NOVELTY || any == RFTG_RARE;
    return cards_count_both(tableau, &rftg_kind_cards[RFTG_NOVELTY]) +
           cards_count_both(tableau, &rftg_kind_cards[RFTG_RARE]) +
           (counts ? cards_count_both(tableau, &rftg_kind_cards[RFTG_ANY_KIND]) : 0);
}

static int cards_with_power(const CardSet *tableau, RftgPhase phase, bool takeovers)
{
    if (phase != RFTG_SETTLE || takeovers)
        return cards_count_both(tableau, &rftg_phase_cards[phase]);
    int n = 0;
    CardSet cards = cards_and(tableau, &rftg_phase_cards[phase]);
    for (each_card(card, &cards))
        n += rftg_has_power(card, phase, takeovers);
    return n;
}

/* RG-14.9 */
static int phases_with_power(const CardSet *tableau, bool takeovers)
{
    int n = 0;
    for (int phase = RFTG_EXPLORE; phase <= RFTG_PRODUCE; phase++)
        n += cards_with_power(tableau, (RftgPhase)phase, takeovers) > 0;
    return n;
}

/* RG-14.8: six-cost developments whose VP vary. */
static int variable_sixes(const CardSet *tableau)
{
    CardSet cards = cards_and(tableau, &rftg_trait_cards[RFTG_VARIABLE]);
    cards = cards_and(&cards, &rftg_cost_cards[6]);
    cards = cards_minus(&cards, &rftg_cost_cards[5]);
    return cards_count_both(&cards, &rftg_trait_cards[RFTG_DEVELOPMENT]);
}

/* RG-14.18 */
static bool leads_peace_or_war(const RftgState *s, const RftgSeat *own)
{
    const CardSet *tableau = &own->tableau;
    if (rftg_military_now(own) < 0 && rftg_count_trait(tableau, RFTG_WORLD) >= 2)
        return true;
    bool can_take = rftg_find_power(tableau, RFTG_OP_TAKEOVER) ||
                    rftg_find_power(tableau, RFTG_OP_TAKEOVER_DESTROY);
    return rftg_with_takeovers(s) && can_take && rftg_count_trait(tableau, RFTG_MILITARY) >= 2;
}

int rftg_goal_value(const RftgState *s, int seat, RftgGoal goal, RftgKind kind)
{
    const RftgSeat *own = &s->seat[seat];
    const CardSet *tableau = &own->tableau;
    bool takeovers = rftg_with_takeovers(s);
    CardSet goods;
    switch (goal) {
    case RFTG_GOAL_STANDARD_OF_LIVING:
        return own->vp;
    case RFTG_GOAL_SYSTEM_DIVERSITY:
        return world_kinds(tableau, kind);
    case RFTG_GOAL_OVERLORD_DISCOVERIES:
        return rftg_count_trait(tableau, RFTG_KW_ALIEN);
    case RFTG_GOAL_BUDGET_SURPLUS:
        return own->discarded;
    case RFTG_GOAL_INNOVATION_LEADER:
        return phases_with_power(tableau, takeovers);
    case RFTG_GOAL_GALACTIC_STATUS:
        return variable_sixes(tableau);
    case RFTG_GOAL_UPLIFT_KNOWLEDGE:
        return rftg_count_trait(tableau, RFTG_KW_UPLIFT);
    case RFTG_GOAL_GALACTIC_RICHES:
        goods = rftg_goods_of(s, seat);
        return cards_count(&goods);
    case RFTG_GOAL_EXPANSION_LEADER:
        return cards_count(tableau);
    case RFTG_GOAL_PEACE_WAR_LEADER:
        return leads_peace_or_war(s, own);
    case RFTG_GOAL_GALACTIC_STANDING:
        return own->prestige >= 2 && own->vp >= 3;
    case RFTG_GOAL_MILITARY_INFLUENCE:
        return rftg_count_trait(tableau, RFTG_KW_IMPERIUM) >= 3 ||
               rftg_count_trait(tableau, RFTG_MILITARY) >= 4;
    case RFTG_GOAL_GREATEST_MILITARY:
        return rftg_military_now(own);
    case RFTG_GOAL_LARGEST_INDUSTRY:
        return industry(tableau, kind);
    case RFTG_GOAL_GREATEST_INFRASTRUCTURE:
        return rftg_count_trait(tableau, RFTG_DEVELOPMENT);
    case RFTG_GOAL_PRODUCTION_LEADER:
        return cards_count_both(tableau, &rftg_prod_cards[RFTG_PRODUCTION]);
    case RFTG_GOAL_RESEARCH_LEADER:
        return cards_with_power(tableau, RFTG_EXPLORE, takeovers);
    case RFTG_GOAL_PROPAGANDA_EDGE:
        return rftg_count_rebel_military(tableau);
    case RFTG_GOAL_GALACTIC_PRESTIGE:
        return own->prestige;
    case RFTG_GOAL_PROSPERITY_LEAD:
        return cards_with_power(tableau, RFTG_CONSUME, takeovers);
    case RFTG_GOALS:
        break;
    }
    assert(0);
    return 0;
}

/* RG-14.4, RG-14.5: all who satisfy it at this check claim it; then it is out of reach. */
static void check_first(RftgState *s, RftgGoal goal, EventList *events)
{
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        if (rftg_goal_value(s, seat, goal, RFTG_ANY_KIND) < rftg_goals[goal].threshold)
            continue;
        s->seat[seat].goals |= (uint16_t)(1u << goal);
        rftg_tell(events, RFTG_EVENT_FIRST_GOAL, seat, goal, 0);
    }
}

static void hold(RftgState *s, RftgGoal goal, int seat, EventList *events)
{
    uint8_t *holder = &s->holder[goal - RFTG_GOAL_GREATEST_MILITARY];
    if (*holder == seat + 1)
        return;
    *holder = (uint8_t)(seat + 1);
    if (seat >= 0)
        rftg_tell(events, RFTG_EVENT_MOST_GOAL, seat, goal, 0);
    else
        rftg_tell(events, RFTG_EVENT_GOAL_CENTRE, EVENT_NO_SEAT, goal, 0);
}

/* RG-14.20 to RG-14.24 */
static void check_most(RftgState *s, RftgGoal goal, EventList *events)
{
    int best = rftg_goals[goal].threshold, leaders = 0, leader = -1,
        holder = rftg_goal_holder(s, goal);
    bool keeps = false;
    for (int seat = 0; seat < s->head.seats; seat++) {
        int value = rftg_goal_value(s, seat, goal, RFTG_ANY_KIND);
        if (value < best)
            continue;
        if (value > best) {
            leaders = 0;
            keeps = false;
        }
        best = value;
        leaders++;
        leader = seat;
        keeps = keeps || seat + 1 == holder;
    }
    if (!keeps)
        hold(s, goal, leaders == 1 ? leader : -1, events);
}

void rftg_check_goals(RftgState *s, RftgPhase after, EventList *events)
{
    uint64_t left = s->goals & rftg_goals_after[after];
    for (int seat = 0; left && seat < s->head.seats; seat++)
        left &= ~(uint64_t)s->seat[seat].goals; /* a first goal is claimed once */
    for (; left; left = bits_without_first(left)) {
        RftgGoal goal = (RftgGoal)bits_first(left);
        if (rftg_goals[goal].type == RFTG_FIRST)
            check_first(s, goal, events);
        else
            check_most(s, goal, events);
    }
}

void rftg_goal_may_slip(RftgState *s, RftgGoal goal, int seat, int less, EventList *events)
{
    if (rftg_goal_holder(s, goal) != seat + 1)
        return;
    int value = rftg_goal_value(s, seat, goal, RFTG_ANY_KIND) - less;
    bool slips = value < rftg_goals[goal].threshold;
    for (int other = 0; other < s->head.seats && !slips; other++)
        slips = other != seat && rftg_goal_value(s, other, goal, RFTG_ANY_KIND) > value;
    if (slips)
        hold(s, goal, -1, events);
}
