/* The agenda: what each task does when it comes to the top, and what each move does to it. A task
 * that asks stays on top; the answer changes it or takes it off. The card whose action is carried
 * out lies in `playing`.
 *
 *   TURN       a: the next phase, b: the role phase comes first
 *   ORDER      seat
 *   ACTION     seat, a: cards that may still be played, b: the last kind removed here
 *   FIGHT      seat, a: fighters to be had
 *   COLONY, GOODS, SPECIALIZE, TERRAFORM   seat
 *   REMOVE     seat, a: cards that must still be removed, b: that may, c: the last kind,
 *              d: the card itself may be
 *   TAKE       seat, a: cards left to take
 *   EXPAND     seat, a: part 1 or 2 of Improved Colonize
 *   RAID       seat, a: attacks left
 *   ROLE       seat, b: the last kind removed here
 *   BOOST      seat, a: role, b: the last kind played
 *   RESOLVE    seat, a: role, b: symbols more, c: the seat leads
 *   FOLLOW     seat asked, a: role, b: seats left, that one included
 *   KEEP       seat
 *   PLACE      seat, a: the kind placed last, b: its planet's place
 *   PRODUCE    seat, a: resources left, b: the last rank, c: one must be produced
 *   SELL       seat, a: resources left, b: the last rank
 *   RESEARCH   seat, a: symbols
 *   STRIKE     seat
 *   CLEANUP    seat, a: the last kind removed here, b: the last kind discarded
 *   FILL       seat, a: the Utopia */
#include "games/emdo/run.h"

#include "games/emdo/actions.h"
#include "games/emdo/cards.h"
#include "games/emdo/moves.h"
#include "games/emdo/planets.h"
#include "games/emdo/roles.h"
#include "games/emdo/turn.h"

static void play(EmdoState *s, int seat, Move move, EventList *events);

/* Asks what is open to all; the engine gives the only answer itself, and drops a task without any
 * (ED-26.14). */
static void ask_or_play(EmdoState *s, EventList *events)
{
    MoveList list;
    list.n = 0;
    int seat = agenda_top(&s->head)->seat;
    emdo_list(s, seat, &list);
    agenda_ask_if(&s->head, list.n > 0);
    if (list.n == 1)
        play(s, seat, list.move[0], events);
}

/* ED-D2: the card played before goes to the discard pile first. */
static void run_action(EmdoState *s)
{
    const Task *task = agenda_top(&s->head);
    emdo_end_action(s, task->seat);
    agenda_ask_if(&s->head, task->a && s->seat[task->seat].hand.size);
}

/* ED-D3d, ED-D3e */
static void run_remove(EmdoState *s, EventList *events)
{
    const Task *task = agenda_top(&s->head);
    int hand = s->seat[task->seat].hand.size;
    if (task->b && !hand && task->d && task->a)
        ask_or_play(s, events); /* ED-14.2: nothing but the card itself */
    else
        agenda_ask_if(&s->head, task->b && (hand || task->d));
}

/* ED-D3g: with one planet left, or none to settle, the second part at once. */
static void run_expand(EmdoState *s, EventList *events)
{
    Task *task = agenda_top(&s->head);
    PlanetSet down = s->seat[task->seat].down;
    if (task->a == 1 && (bits_count(down) < 2 || !emdo_settleable(s, task->seat)))
        task->a = 2;
    ask_or_play(s, events);
}

/* ED-D7: who holds no card and has no symbol dissents unasked. */
static void run_follow(EmdoState *s, EventList *events)
{
    const Task *task = agenda_top(&s->head);
    int seat = task->seat, role = task->a;
    if (!task->b)
        agenda_pop(&s->head);
    else if (s->seat[seat].hand.size || emdo_empire_symbols(s, seat, role) ||
             emdo_follow_targets(s, seat, role))
        agenda_ask(&s->head, seat);
    else
        emdo_dissent(s, seat, events);
}

/* ED-D6a: how many there are is open, so the only one is kept unasked. */
static void run_keep(EmdoState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    if (bits_count(s->look) > 1) {
        agenda_ask(&s->head, seat);
        return;
    }
    agenda_pop(&s->head);
    emdo_keep(s, seat, bits_first(s->look), events);
}

static void place(EmdoState *s, int seat, int planet, EventList *events)
{
    Task *task = agenda_top(&s->head);
    int card = bits_first(s->seat[seat].played.set);
    task->a = (uint8_t)card;
    task->b = s->site[planet].place;
    emdo_pick(&s->seat[seat].played, card);
    emdo_tuck(s, seat, card, planet, events);
}

/* ED-D6b, ED-12.7: without a planet the cards stay, with one all go there. */
static void run_place(EmdoState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    while (s->seat[seat].played.size && !s->head.asked) {
        PlanetSet planets = emdo_place_targets(s, seat);
        if (!planets)
            break;
        if (bits_count(planets) > 1)
            agenda_ask(&s->head, seat);
        else
            place(s, seat, bits_first(planets), events);
    }
    if (!s->head.asked)
        agenda_pop(&s->head);
}

/* ED-D3h, ED-D6d */
static void run_produce(EmdoState *s, EventList *events)
{
    Task *task = agenda_top(&s->head);
    uint32_t ranks = task->a ? emdo_produce_ranks(s, task->seat, task->b) : 0;
    if (task->c && bits_count(ranks) == 1) {
        task->c = 0;
        task->a--;
        task->b = (uint8_t)bits_first(ranks);
        emdo_produce(s, task->seat, bits_first(ranks), events);
    } else {
        agenda_ask_if(&s->head, ranks);
    }
}

static void run_cleanup(EmdoState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    if (s->seat[seat].hand.size) {
        agenda_ask(&s->head, seat);
        return;
    }
    agenda_pop(&s->head);
    emdo_refill_hand(s, seat, events);
}

static void run_task(EmdoState *s, EventList *events)
{
    const Task *task = agenda_top(&s->head);
    int seat = task->seat;
    switch ((EmdoTask)task->kind) {
    case EMDO_TASK_TURN: /* ED-3.2 */
        emdo_run_turn(s, events);
        break;
    case EMDO_TASK_ACTION: /* ED-D2 */
        run_action(s);
        break;
    case EMDO_TASK_ORDER:      /* ED-D1 */
    case EMDO_TASK_ROLE:       /* ED-D4 */
    case EMDO_TASK_SPECIALIZE: /* ED-D3i */
    case EMDO_TASK_FILL:       /* ED-D10 */
        agenda_ask(&s->head, seat);
        break;
    case EMDO_TASK_FIGHT:     /* ED-D3a */
    case EMDO_TASK_COLONY:    /* ED-D3b */
    case EMDO_TASK_GOODS:     /* ED-D3c */
    case EMDO_TASK_TERRAFORM: /* ED-D3j */
        ask_or_play(s, events);
        break;
    case EMDO_TASK_REMOVE: /* ED-D3d, ED-D3e */
        run_remove(s, events);
        break;
    case EMDO_TASK_TAKE: /* ED-D3f */
        if (task->a)
            ask_or_play(s, events);
        else
            agenda_pop(&s->head);
        break;
    case EMDO_TASK_EXPAND: /* ED-D3g */
        run_expand(s, events);
        break;
    case EMDO_TASK_RAID: /* ED-D3k */
        agenda_ask_if(&s->head, task->a && emdo_attackable(s, seat));
        break;
    case EMDO_TASK_BOOST: /* ED-D5 */
        agenda_ask_if(&s->head, s->seat[seat].hand.size);
        break;
    case EMDO_TASK_RESOLVE: /* ED-5.10, ED-6.4 */
        emdo_resolve(s, events);
        break;
    case EMDO_TASK_FOLLOW: /* ED-D7 */
        run_follow(s, events);
        break;
    case EMDO_TASK_KEEP: /* ED-D6a */
        run_keep(s, events);
        break;
    case EMDO_TASK_PLACE: /* ED-D6b */
        run_place(s, events);
        break;
    case EMDO_TASK_PRODUCE: /* ED-D3h, ED-D6d */
        run_produce(s, events);
        break;
    case EMDO_TASK_SELL: /* ED-D6e */
        agenda_ask_if(&s->head, task->a && emdo_sell_ranks(s, seat, task->b));
        break;
    case EMDO_TASK_RESEARCH: /* ED-D6f, ED-14.17 */
        agenda_ask_if(&s->head, emdo_researchable(s, seat, task->a));
        break;
    case EMDO_TASK_STRIKE: /* ED-D8 */
        agenda_ask_if(&s->head, emdo_attackable(s, seat));
        break;
    case EMDO_TASK_CLEANUP: /* ED-D9 */
        run_cleanup(s, events);
        break;
    case EMDO_TASK_NONE:
    case EMDO_TASKS:
        assert(!"no such task");
    }
}

void emdo_run(void *state, EventList *events)
{
    EmdoState *s = state;
    while (!s->head.asked && s->head.tasks)
        run_task(s, events);
}

/* A card of the hand is removed: for the action of a card, or with a permanent technology. */
static void play_remove(EmdoState *s, int seat, int card, EventList *events)
{
    Task *task = agenda_top(&s->head);
    if (task->kind != EMDO_TASK_REMOVE) {
        *(task->kind == EMDO_TASK_CLEANUP ? &task->a : &task->b) = (uint8_t)card;
        emdo_streamline(s, seat, card, events);
        return;
    }
    task->a = 0;
    task->b = (uint8_t)(task->b == EMDO_ANY ? EMDO_ANY : task->b - 1);
    task->c = (uint8_t)card;
    emdo_remove(s, seat, card, events);
}

static void play_attack(EmdoState *s, int seat, int planet, EventList *events)
{
    Task *task = agenda_top(&s->head);
    if (task->kind == EMDO_TASK_RAID)
        task->a--;
    else
        agenda_pop(&s->head); /* FIGHT, STRIKE */
    emdo_attack(s, seat, planet, events);
}

static void play_settle(EmdoState *s, int seat, int planet, EventList *events)
{
    Task *task = agenda_top(&s->head);
    if (task->kind == EMDO_TASK_EXPAND && task->a == 1)
        task->a = 2;
    else
        agenda_pop(&s->head);
    emdo_settle(s, seat, planet, events);
}

static void play_tuck(EmdoState *s, int seat, int planet, EventList *events)
{
    int kind = agenda_top(&s->head)->kind;
    if (kind == EMDO_TASK_PLACE) {
        place(s, seat, planet, events);
        return;
    }
    agenda_pop(&s->head);
    if (kind == EMDO_TASK_TERRAFORM)
        emdo_terraform(s, seat, planet, events);
    else
        emdo_tuck_played(s, seat, planet, events);
}

static void play_goods(EmdoState *s, int seat, int rank, bool sell, EventList *events)
{
    Task *task = agenda_top(&s->head);
    if (task->kind == EMDO_TASK_GOODS) {
        agenda_pop(&s->head);
    } else {
        task->a--;
        task->b = (uint8_t)rank;
        task->c = 0;
    }
    if (sell)
        emdo_sell(s, seat, rank, events);
    else
        emdo_produce(s, seat, rank, events);
}

static void play_card(EmdoState *s, int seat, int card, EventList *events)
{
    Task *task = agenda_top(&s->head);
    task->a--;
    task->b = 0;
    emdo_play_card(s, seat, card, events);
}

static void play_lead(EmdoState *s, int seat, int role, int planet, EventList *events)
{
    agenda_pop(&s->head);
    if (planet)
        emdo_lead_on(s, seat, role, planet, events);
    else
        emdo_lead(s, seat, role, events);
}

static void play_discard(EmdoState *s, int seat, int card, EventList *events)
{
    agenda_top(&s->head)->b = (uint8_t)card;
    emdo_leave_hand(s, seat, card);
    emdo_put(&s->seat[seat].discard, card);
    event_add(events,
              (Event){ .kind = EMDO_EVENT_DISCARD, .seat = (int8_t)seat, .value = { card } });
}

/* What 'pass' declines: the first part of Improved Colonize, or the whole task. */
static void play_pass(EmdoState *s)
{
    Task *task = agenda_top(&s->head);
    if (task->kind == EMDO_TASK_EXPAND)
        task->a = 2;
    else
        agenda_pop(&s->head);
}

static void play_done(EmdoState *s, int seat, EventList *events)
{
    bool cleanup = agenda_top(&s->head)->kind == EMDO_TASK_CLEANUP;
    agenda_pop(&s->head);
    if (cleanup)
        emdo_refill_hand(s, seat, events); /* ED-7.10 */
}

static void play_begin(EmdoState *s, int seat, int phase, EventList *events)
{
    agenda_pop(&s->head);
    s->head.agenda[0].b = phase == EMDO_PHASE_ROLE;
    event_add(events,
              (Event){ .kind = EMDO_EVENT_ORDER, .seat = (int8_t)seat, .value = { phase } });
}

static void play_skip(EmdoState *s, int seat, EventList *events)
{
    agenda_pop(&s->head);
    s->turn.skipped = true;
    event_add(events, (Event){ .kind = EMDO_EVENT_SKIP, .seat = (int8_t)seat });
}

static void play(EmdoState *s, int seat, Move move, EventList *events)
{
    int a = move_a(move);
    Task *task = agenda_top(&s->head);
    agenda_answered(&s->head, seat);
    switch ((EmdoMove)move_kind(move)) {
    case EMDO_MOVE_BEGIN:
        play_begin(s, seat, a, events);
        break;
    case EMDO_MOVE_SKIP:
        play_skip(s, seat, events);
        break;
    case EMDO_MOVE_PLAY:
        play_card(s, seat, a, events);
        break;
    case EMDO_MOVE_REMOVE:
        play_remove(s, seat, a, events);
        break;
    case EMDO_MOVE_REMOVE_SELF: /* the last in order */
        agenda_pop(&s->head);
        emdo_remove_played(s, seat, events);
        break;
    case EMDO_MOVE_FIGHTERS: {
        int fighters = task->a;
        agenda_pop(&s->head);
        emdo_gain_fighters(s, seat, fighters, events);
        break;
    }
    case EMDO_MOVE_ATTACK:
        play_attack(s, seat, a, events);
        break;
    case EMDO_MOVE_SETTLE:
        play_settle(s, seat, a, events);
        break;
    case EMDO_MOVE_TUCK:
        play_tuck(s, seat, a, events);
        break;
    case EMDO_MOVE_PRODUCE:
        play_goods(s, seat, a, false, events);
        break;
    case EMDO_MOVE_PRODUCE_UTOPIA:
        play_goods(s, seat, a + EMDO_UTOPIA_RANK, false, events);
        break;
    case EMDO_MOVE_SELL:
        play_goods(s, seat, a, true, events);
        break;
    case EMDO_MOVE_SELL_UTOPIA:
        play_goods(s, seat, a + EMDO_UTOPIA_RANK, true, events);
        break;
    case EMDO_MOVE_SELL_FIGHTER:
        play_goods(s, seat, EMDO_FIGHTER_RANK, true, events);
        break;
    case EMDO_MOVE_TAKE:
        task->a--;
        emdo_take_role_card(s, seat, a, events);
        break;
    case EMDO_MOVE_SPECIALIZE:
        agenda_pop(&s->head);
        emdo_specialize(s, seat, a, events);
        break;
    case EMDO_MOVE_FILL: {
        int planet = task->a;
        agenda_pop(&s->head);
        emdo_fill(s, seat, planet, a, events);
        break;
    }
    case EMDO_MOVE_LEAD:
    case EMDO_MOVE_LEAD_ON:
        play_lead(s, seat, a, move_b(move), events);
        break;
    case EMDO_MOVE_BOOST:
        task->b = (uint8_t)a;
        emdo_boost(s, seat, a, events);
        break;
    case EMDO_MOVE_FOLLOW:
    case EMDO_MOVE_FOLLOW_WITH:
        emdo_follow(s, seat, a, events);
        break;
    case EMDO_MOVE_FOLLOW_ON:
        emdo_follow_on(s, seat, a, events);
        break;
    case EMDO_MOVE_DISSENT:
        emdo_dissent(s, seat, events);
        break;
    case EMDO_MOVE_KEEP:
        agenda_pop(&s->head);
        emdo_keep(s, seat, a, events);
        break;
    case EMDO_MOVE_RESEARCH:
        agenda_pop(&s->head);
        emdo_research(s, seat, a, events);
        break;
    case EMDO_MOVE_DISCARD:
        play_discard(s, seat, a, events);
        break;
    case EMDO_MOVE_PASS:
        play_pass(s);
        break;
    case EMDO_MOVE_DONE:
        play_done(s, seat, events);
        break;
    case EMDO_MOVES:
        assert(!"no such move");
    }
}

void emdo_apply(void *state, int seat, Move move, EventList *events)
{
    assert(emdo_legal(state, seat, move));
    play(state, seat, move, events);
    emdo_run(state, events);
}
