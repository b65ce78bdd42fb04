/* The moves of each question (ED-D1 to ED-D10): one function a kind of move says which rule forbids
 * it, and the lists are made of what nothing forbids. */
#include "games/emdo/moves.h"

#include "games/emdo/actions.h"
#include "games/emdo/cards.h"
#include "games/emdo/game.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"

/* The rule that says when a kind of move is asked for at all. */
static const char *const asked_by[EMDO_MOVES] = {
    [EMDO_MOVE_BEGIN] = "ED-3.3",
    [EMDO_MOVE_SKIP] = "ED-4.2",
    [EMDO_MOVE_PLAY] = "ED-4.1",
    [EMDO_MOVE_REMOVE] = "ED-18.38",
    [EMDO_MOVE_REMOVE_SELF] = "ED-14.2",
    [EMDO_MOVE_FIGHTERS] = "ED-11.12",
    [EMDO_MOVE_ATTACK] = "ED-11.13",
    [EMDO_MOVE_SETTLE] = "ED-12.3",
    [EMDO_MOVE_TUCK] = "ED-12.2",
    [EMDO_MOVE_PRODUCE] = "ED-13.2",
    [EMDO_MOVE_PRODUCE_UTOPIA] = "ED-22.9",
    [EMDO_MOVE_SELL] = "ED-13.8",
    [EMDO_MOVE_SELL_UTOPIA] = "ED-13.8",
    [EMDO_MOVE_SELL_FIGHTER] = "ED-16.3",
    [EMDO_MOVE_TAKE] = "ED-10.1",
    [EMDO_MOVE_SPECIALIZE] = "ED-18.13",
    [EMDO_MOVE_FILL] = "ED-18.50",
    [EMDO_MOVE_LEAD] = "ED-5.1",
    [EMDO_MOVE_LEAD_ON] = "ED-5.17",
    [EMDO_MOVE_BOOST] = "ED-5.5",
    [EMDO_MOVE_FOLLOW] = "ED-6.1",
    [EMDO_MOVE_FOLLOW_WITH] = "ED-6.1",
    [EMDO_MOVE_FOLLOW_ON] = "ED-6.1",
    [EMDO_MOVE_DISSENT] = "ED-6.1",
    [EMDO_MOVE_KEEP] = "ED-11.4",
    [EMDO_MOVE_RESEARCH] = "ED-14.3",
    [EMDO_MOVE_DISCARD] = "ED-7.2",
    [EMDO_MOVE_PASS] = "ED-4.15",
    [EMDO_MOVE_DONE] = "ED-26.15",
};

/* Somebody else decides now. */
static const char not_asked[] = "ED-6.2";

#define KIND(kind) (1u << EMDO_MOVE_##kind)

enum {
    PRODUCES = KIND(PRODUCE) | KIND(PRODUCE_UTOPIA),
    SELLS = KIND(SELL) | KIND(SELL_UTOPIA) | KIND(SELL_FIGHTER)
};

/* The kinds of move that each task takes. */
static const uint32_t task_kinds[EMDO_TASKS] = {
    [EMDO_TASK_ORDER] = KIND(BEGIN),
    [EMDO_TASK_ACTION] = KIND(SKIP) | KIND(PLAY) | KIND(REMOVE),
    [EMDO_TASK_FIGHT] = KIND(FIGHTERS) | KIND(ATTACK),
    [EMDO_TASK_COLONY] = KIND(TUCK) | KIND(SETTLE),
    [EMDO_TASK_GOODS] = PRODUCES | SELLS,
    [EMDO_TASK_REMOVE] = KIND(REMOVE) | KIND(REMOVE_SELF) | KIND(DONE),
    [EMDO_TASK_TAKE] = KIND(TAKE),
    [EMDO_TASK_EXPAND] = KIND(SETTLE) | KIND(TUCK) | KIND(PASS),
    [EMDO_TASK_SPECIALIZE] = KIND(SPECIALIZE),
    [EMDO_TASK_TERRAFORM] = KIND(TUCK),
    [EMDO_TASK_RAID] = KIND(ATTACK) | KIND(PASS),
    [EMDO_TASK_ROLE] = KIND(LEAD) | KIND(LEAD_ON) | KIND(REMOVE),
    [EMDO_TASK_BOOST] = KIND(BOOST) | KIND(DONE),
    [EMDO_TASK_FOLLOW] = KIND(FOLLOW) | KIND(FOLLOW_WITH) | KIND(FOLLOW_ON) | KIND(DISSENT),
    [EMDO_TASK_KEEP] = KIND(KEEP),
    [EMDO_TASK_PLACE] = KIND(TUCK),
    [EMDO_TASK_PRODUCE] = PRODUCES | KIND(DONE),
    [EMDO_TASK_SELL] = SELLS | KIND(DONE),
    [EMDO_TASK_RESEARCH] = KIND(RESEARCH) | KIND(PASS),
    [EMDO_TASK_STRIKE] = KIND(ATTACK) | KIND(PASS),
    [EMDO_TASK_CLEANUP] = KIND(REMOVE) | KIND(DISCARD) | KIND(DONE),
    [EMDO_TASK_FILL] = KIND(FILL),
};

/* The members of a set from `least` on. */
static uint64_t from(uint64_t set, int least)
{
    return set >> least << least;
}

/* The cards of the hand that a permanent technology may remove at this point (ED-18.38); each point
 * takes them in ascending order. */
static CardSet removable(const EmdoState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    bool cleanup = task->kind == EMDO_TASK_CLEANUP;
    if (!s->seat[seat].permanents || !emdo_may_remove(s, seat))
        return 0;
    if (cleanup ? task->b : task->kind == EMDO_TASK_ROLE && s->turn.skipped)
        return 0;
    return from(s->seat[seat].hand.set, cleanup ? task->a : task->b);
}

static int hand_below(const EmdoState *s, int seat, int card)
{
    const EmdoPile *hand = &s->seat[seat].hand;
    int n =
        bits_count(hand->set & (emdo_bit(card) - emdo_bit(card < EMDO_KINDS ? card : EMDO_KINDS)));
    for (int kind = 1; kind < card && kind < EMDO_KINDS; kind++)
        n += hand->n[kind];
    return n;
}

/* ED-D9, ED-26.15: from the last kind on, while the cards below it do not exceed the limit. */
static CardSet discardable(const EmdoState *s, int seat)
{
    CardSet cards = from(s->seat[seat].hand.set, agenda_peek(&s->head)->b), found = 0;
    int limit = emdo_hand_limit(s, seat);
    if (s->seat[seat].hand.size <= limit)
        return cards;
    for (; cards; cards = bits_without_first(cards))
        if (hand_below(s, seat, bits_first(cards)) <= limit)
            found |= emdo_bit(bits_first(cards));
    return found;
}

PlanetSet emdo_place_targets(const EmdoState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    PlanetSet down = s->seat[seat].down, found = 0;
    if (bits_first(s->seat[seat].played.set) != task->a)
        return down;
    for (PlanetSet left = down; left; left = bits_without_first(left))
        if (s->site[bits_first(left)].place >= task->b)
            found |= emdo_bit(bits_first(left));
    return found;
}

static const char *forbids_play(const EmdoState *s, int seat, int card)
{
    if (!bits_has(s->seat[seat].hand.set, card))
        return "ED-4.1";
    return bits_has(emdo_playable(s, seat), card) ? NULL : "ED-4.11";
}

static const char *forbids_remove(const EmdoState *s, int seat, int card)
{
    const Task *task = agenda_peek(&s->head);
    bool held = bits_has(s->seat[seat].hand.set, card);
    if (task->kind == EMDO_TASK_REMOVE)
        return !held ? "ED-14.1" : card < task->c ? "ED-26.15" : NULL;
    if (bits_has(removable(s, seat), card))
        return NULL;
    if (!emdo_may_remove(s, seat))
        return s->turn.streamlined ? "ED-18.16" : "ED-18.38";
    return !held ? "ED-18.16" : "ED-26.15";
}

static const char *forbids_attack(const EmdoState *s, int seat, int planet)
{
    if (!bits_has(s->seat[seat].down, planet))
        return "ED-9.3";
    return bits_has(emdo_attackable(s, seat), planet) ? NULL : "ED-11.14";
}

static const char *forbids_settle(const EmdoState *s, int seat, int planet)
{
    if (!bits_has(s->seat[seat].down, planet))
        return "ED-9.3";
    return bits_has(emdo_settleable(s, seat), planet) ? NULL : "ED-12.15";
}

static const char *forbids_tuck(const EmdoState *s, int seat, int planet)
{
    const Task *task = agenda_peek(&s->head);
    if (task->kind == EMDO_TASK_EXPAND && task->a == 1)
        return "ED-18.6";
    if (!bits_has(s->seat[seat].down, planet))
        return "ED-9.3";
    if (task->kind == EMDO_TASK_PLACE && !bits_has(emdo_place_targets(s, seat), planet))
        return "ED-26.1";
    return NULL;
}

/* The last rank that was named: GOODS has none. */
static int rank_before(const Task *task)
{
    return task->kind == EMDO_TASK_GOODS ? 0 : task->b;
}

static const char *forbids_produce(const EmdoState *s, int seat, int rank)
{
    if (!bits_has(emdo_produce_ranks(s, seat, 0), rank))
        return "ED-13.2";
    return rank < rank_before(agenda_peek(&s->head)) ? "ED-26.15" : NULL;
}

static const char *forbids_sell(const EmdoState *s, int seat, int rank)
{
    if (rank == EMDO_FIGHTER_RANK && !emdo_has(s, seat, EMDO_WEAPON_EMPORIUM))
        return "ED-16.3";
    if (!bits_has(emdo_sell_ranks(s, seat, 0), rank))
        return "ED-13.10";
    return rank < rank_before(agenda_peek(&s->head)) ? "ED-26.15" : NULL;
}

static const char *forbids_take(const EmdoState *s, int stack)
{
    if (s->stack[stack])
        return NULL;
    return stack == EMDO_RESEARCH && emdo_is_learning(s) ? "ED-21.4" : "ED-19.8";
}

static const char *forbids_lead(const EmdoState *s, int role)
{
    return emdo_led_roles(s) >> role & 1 ? NULL : "ED-21.1";
}

static const char *forbids_lead_on(const EmdoState *s, int seat, int role, int planet)
{
    if (role == EMDO_ROLE_COLONIZE)
        return forbids_settle(s, seat, planet);
    return role == EMDO_ROLE_WARFARE ? forbids_attack(s, seat, planet) : "ED-5.17";
}

/* A card for the role, from a kind on. */
static const char *forbids_boost(const EmdoState *s, int seat, int card, int least)
{
    int role = agenda_peek(&s->head)->a;
    if (!bits_has(s->seat[seat].hand.set, card))
        return "ED-5.5";
    if (!bits_has(emdo_role_cards(s, seat, role), card))
        return "ED-6.9";
    return card < least ? "ED-26.15" : NULL;
}

static const char *forbids_follow_on(const EmdoState *s, int seat, int planet)
{
    int role = agenda_peek(&s->head)->a;
    if (!emdo_has(s, seat, EMDO_BUREAUCRACY))
        return role == EMDO_ROLE_COLONIZE ? "ED-12.12" : "ED-11.20";
    if (role != EMDO_ROLE_COLONIZE && role != EMDO_ROLE_WARFARE)
        return "ED-18.31";
    return forbids_lead_on(s, seat, role, planet);
}

static const char *forbids_research(const EmdoState *s, int seat, int tech)
{
    const EmdoTechRow *row = &emdo_techs[tech];
    if (!bits_has(s->market, tech))
        return "ED-14.16";
    if (row->cost > agenda_peek(&s->head)->a)
        return "ED-14.4";
    return emdo_meets_planets(s, seat, row->type, row->planets) ? NULL : "ED-14.5";
}

static const char *forbids_discard(const EmdoState *s, int seat, int card)
{
    if (!bits_has(s->seat[seat].hand.set, card))
        return "ED-7.2";
    return bits_has(discardable(s, seat), card) ? NULL : "ED-26.15";
}

static const char *forbids_pass(const EmdoState *s)
{
    const Task *task = agenda_peek(&s->head);
    return task->kind == EMDO_TASK_EXPAND && task->a == 2 ? "ED-18.45" : NULL;
}

static const char *forbids_done(const EmdoState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    if (task->kind == EMDO_TASK_REMOVE && task->a)
        return "ED-14.1";
    if (task->kind == EMDO_TASK_PRODUCE && task->c)
        return "ED-18.7";
    if (task->kind == EMDO_TASK_CLEANUP && s->seat[seat].hand.size > emdo_hand_limit(s, seat))
        return "ED-7.3";
    return NULL;
}

/* The rule that forbids a move of a kind that is asked for; NULL: none does. */
static const char *forbids(const EmdoState *s, int seat, Move move)
{
    int a = move_a(move);
    const Task *task = agenda_peek(&s->head);
    switch ((EmdoMove)move_kind(move)) {
    case EMDO_MOVE_PLAY:
        return forbids_play(s, seat, a);
    case EMDO_MOVE_REMOVE:
        return forbids_remove(s, seat, a);
    case EMDO_MOVE_REMOVE_SELF:
        return task->d ? NULL : "ED-18.11";
    case EMDO_MOVE_ATTACK:
        return forbids_attack(s, seat, a);
    case EMDO_MOVE_SETTLE:
        return forbids_settle(s, seat, a);
    case EMDO_MOVE_TUCK:
        return forbids_tuck(s, seat, a);
    case EMDO_MOVE_PRODUCE:
        return forbids_produce(s, seat, a);
    case EMDO_MOVE_PRODUCE_UTOPIA:
        return forbids_produce(s, seat, a + EMDO_UTOPIA_RANK);
    case EMDO_MOVE_SELL:
        return forbids_sell(s, seat, a);
    case EMDO_MOVE_SELL_UTOPIA:
        return forbids_sell(s, seat, a + EMDO_UTOPIA_RANK);
    case EMDO_MOVE_SELL_FIGHTER:
        return forbids_sell(s, seat, EMDO_FIGHTER_RANK);
    case EMDO_MOVE_TAKE:
        return forbids_take(s, a);
    case EMDO_MOVE_LEAD:
        return forbids_lead(s, a);
    case EMDO_MOVE_LEAD_ON:
        return forbids_lead_on(s, seat, a, move_b(move));
    case EMDO_MOVE_BOOST:
        return forbids_boost(s, seat, a, task->b);
    case EMDO_MOVE_FOLLOW:
        return emdo_empire_symbols(s, seat, task->a) ? NULL : "ED-6.7";
    case EMDO_MOVE_FOLLOW_WITH:
        return forbids_boost(s, seat, a, 0);
    case EMDO_MOVE_FOLLOW_ON:
        return forbids_follow_on(s, seat, a);
    case EMDO_MOVE_KEEP:
        return bits_has(s->look, a) ? NULL : "ED-11.4";
    case EMDO_MOVE_RESEARCH:
        return forbids_research(s, seat, a);
    case EMDO_MOVE_DISCARD:
        return forbids_discard(s, seat, a);
    case EMDO_MOVE_PASS:
        return forbids_pass(s);
    case EMDO_MOVE_DONE:
        return forbids_done(s, seat);
    case EMDO_MOVE_BEGIN:
    case EMDO_MOVE_SKIP:
    case EMDO_MOVE_FIGHTERS:
    case EMDO_MOVE_SPECIALIZE:
    case EMDO_MOVE_FILL:
    case EMDO_MOVE_DISSENT:
    case EMDO_MOVES:
        break;
    }
    return NULL;
}

static const char *rule_against(const EmdoState *s, int seat, Move move)
{
    if (seat < 0 || seat >= s->head.seats || !bits_has(s->head.asked, seat))
        return not_asked;
    if (!move_is_of(&emdo_game, move))
        return "ED-26.2";
    if (!(task_kinds[agenda_peek(&s->head)->kind] >> move_kind(move) & 1))
        return asked_by[move_kind(move)];
    return forbids(s, seat, move);
}

bool emdo_legal(const void *state, int seat, Move move)
{
    return !rule_against(state, seat, move);
}

const char *emdo_why(const void *state, int seat, Move move)
{
    return rule_against(state, seat, move);
}

static void add(MoveList *list, EmdoMove kind, int a, int b)
{
    moves_add(list, move_make(kind, a, b, 0));
}

/* A move of this kind for each member of a set. */
static void add_each(MoveList *list, EmdoMove kind, uint64_t set)
{
    for (; set; set = bits_without_first(set))
        add(list, kind, bits_first(set), 0);
}

static void add_targets(MoveList *list, int role, PlanetSet set)
{
    for (; set; set = bits_without_first(set))
        add(list, EMDO_MOVE_LEAD_ON, role, bits_first(set));
}

/* Ranks as moves: resources, those of Utopias, a fighter. */
static void add_produces(MoveList *list, uint32_t ranks)
{
    add_each(list, EMDO_MOVE_PRODUCE, ranks & 0x1eu);
    add_each(list, EMDO_MOVE_PRODUCE_UTOPIA, ranks >> EMDO_UTOPIA_RANK & 0x1eu);
}

static void add_sells(MoveList *list, uint32_t ranks)
{
    add_each(list, EMDO_MOVE_SELL, ranks & 0x1eu);
    add_each(list, EMDO_MOVE_SELL_UTOPIA, ranks >> EMDO_UTOPIA_RANK & 0x1eu);
    if (ranks >> EMDO_FIGHTER_RANK & 1)
        add(list, EMDO_MOVE_SELL_FIGHTER, 0, 0);
}

static void list_action(const EmdoState *s, int seat, MoveList *list)
{
    add(list, EMDO_MOVE_SKIP, 0, 0);
    add_each(list, EMDO_MOVE_PLAY, emdo_playable(s, seat));
    add_each(list, EMDO_MOVE_REMOVE, removable(s, seat));
}

static void list_role(const EmdoState *s, int seat, MoveList *list)
{
    add_each(list, EMDO_MOVE_LEAD, emdo_led_roles(s));
    add_targets(list, EMDO_ROLE_WARFARE, emdo_attackable(s, seat));
    add_targets(list, EMDO_ROLE_COLONIZE, emdo_settleable(s, seat));
    add_each(list, EMDO_MOVE_REMOVE, removable(s, seat));
}

static void list_remove(const EmdoState *s, int seat, const Task *task, MoveList *list)
{
    if (!task->a)
        add(list, EMDO_MOVE_DONE, 0, 0);
    add_each(list, EMDO_MOVE_REMOVE, from(s->seat[seat].hand.set, task->c));
    if (task->d)
        add(list, EMDO_MOVE_REMOVE_SELF, 0, 0);
}

static void list_expand(const EmdoState *s, int seat, const Task *task, MoveList *list)
{
    if (task->a == 1)
        add(list, EMDO_MOVE_PASS, 0, 0);
    add_each(list, EMDO_MOVE_SETTLE, emdo_settleable(s, seat));
    if (task->a == 2)
        add_each(list, EMDO_MOVE_TUCK, s->seat[seat].down);
}

static void list_follow(const EmdoState *s, int seat, int role, MoveList *list)
{
    add(list, EMDO_MOVE_DISSENT, 0, 0);
    if (emdo_empire_symbols(s, seat, role))
        add(list, EMDO_MOVE_FOLLOW, 0, 0);
    add_each(list, EMDO_MOVE_FOLLOW_WITH, emdo_boosts(s, seat, role, 0));
    add_each(list, EMDO_MOVE_FOLLOW_ON, emdo_follow_targets(s, seat, role));
}

static void list_cleanup(const EmdoState *s, int seat, MoveList *list)
{
    if (s->seat[seat].hand.size <= emdo_hand_limit(s, seat))
        add(list, EMDO_MOVE_DONE, 0, 0);
    add_each(list, EMDO_MOVE_DISCARD, discardable(s, seat));
    add_each(list, EMDO_MOVE_REMOVE, removable(s, seat));
}

void emdo_list(const EmdoState *s, int seat, MoveList *list)
{
    const Task *task = agenda_peek(&s->head);
    switch ((EmdoTask)task->kind) {
    case EMDO_TASK_ORDER:
        add(list, EMDO_MOVE_BEGIN, EMDO_PHASE_ACTION, 0);
        add(list, EMDO_MOVE_BEGIN, EMDO_PHASE_ROLE, 0);
        break;
    case EMDO_TASK_ACTION:
        list_action(s, seat, list);
        break;
    case EMDO_TASK_FIGHT:
        add(list, EMDO_MOVE_FIGHTERS, 0, 0);
        add_each(list, EMDO_MOVE_ATTACK, emdo_attackable(s, seat));
        break;
    case EMDO_TASK_COLONY:
        add_each(list, EMDO_MOVE_TUCK, s->seat[seat].down);
        add_each(list, EMDO_MOVE_SETTLE, emdo_settleable(s, seat));
        break;
    case EMDO_TASK_GOODS:
        add_produces(list, emdo_produce_ranks(s, seat, 0));
        add_sells(list, emdo_sell_ranks(s, seat, 0));
        break;
    case EMDO_TASK_REMOVE:
        list_remove(s, seat, task, list);
        break;
    case EMDO_TASK_TAKE:
        add_each(list, EMDO_MOVE_TAKE, emdo_stacks_left(s));
        break;
    case EMDO_TASK_EXPAND:
        list_expand(s, seat, task, list);
        break;
    case EMDO_TASK_SPECIALIZE:
        add_each(list, EMDO_MOVE_SPECIALIZE, 0x1e);
        break;
    case EMDO_TASK_TERRAFORM:
        add_each(list, EMDO_MOVE_TUCK, s->seat[seat].down);
        break;
    case EMDO_TASK_RAID:
    case EMDO_TASK_STRIKE:
        add(list, EMDO_MOVE_PASS, 0, 0);
        add_each(list, EMDO_MOVE_ATTACK, emdo_attackable(s, seat));
        break;
    case EMDO_TASK_ROLE:
        list_role(s, seat, list);
        break;
    case EMDO_TASK_BOOST:
        add(list, EMDO_MOVE_DONE, 0, 0);
        add_each(list, EMDO_MOVE_BOOST, emdo_boosts(s, seat, task->a, task->b));
        break;
    case EMDO_TASK_FOLLOW:
        list_follow(s, seat, task->a, list);
        break;
    case EMDO_TASK_KEEP:
        add_each(list, EMDO_MOVE_KEEP, s->look);
        break;
    case EMDO_TASK_PLACE:
        add_each(list, EMDO_MOVE_TUCK, emdo_place_targets(s, seat));
        break;
    case EMDO_TASK_PRODUCE:
        if (!task->c)
            add(list, EMDO_MOVE_DONE, 0, 0);
        add_produces(list, emdo_produce_ranks(s, seat, task->b));
        break;
    case EMDO_TASK_SELL:
        add(list, EMDO_MOVE_DONE, 0, 0);
        add_sells(list, emdo_sell_ranks(s, seat, task->b));
        break;
    case EMDO_TASK_RESEARCH:
        add(list, EMDO_MOVE_PASS, 0, 0);
        add_each(list, EMDO_MOVE_RESEARCH, emdo_researchable(s, seat, task->a));
        break;
    case EMDO_TASK_CLEANUP:
        list_cleanup(s, seat, list);
        break;
    case EMDO_TASK_FILL:
        add_each(list, EMDO_MOVE_FILL, 0x1e);
        break;
    case EMDO_TASK_TURN:
    case EMDO_TASK_RESOLVE:
    case EMDO_TASK_NONE:
    case EMDO_TASKS:
        break;
    }
}

void emdo_moves(const void *state, int seat, MoveList *list)
{
    const EmdoState *s = state;
    if (bits_has(s->head.asked, seat))
        emdo_list(s, seat, list);
}
