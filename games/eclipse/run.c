/* The agenda: what each task does when it comes to the top, and what each move does to it. A task that
 * asks stays on top; the answer changes it or takes it off. The numbers of each task are said in the file
 * of its chapter: ROUND, TURN (turn.c); FREE, COLONIES, PEACE, SQUARE (free.c); TILE, CLAIM (explore.c);
 * FIND, GIFT, FIT, UNFIT (discovery.c); ARTIFACT, PORTAL (research.c); REFIT, PART (upgrade.c); SITE
 * (build.c); FLIGHT (flight.c); DISC (influence.c); CUBES (control.c); ANSWER, PACT (diplomacy.c); PAY
 * (upkeep.c); the others (battle.c). SPECIES: seat; a: how many have chosen. */
#include "games/eclipse/run.h"

#include "games/eclipse/battle.h"
#include "games/eclipse/build.h"
#include "games/eclipse/control.h"
#include "games/eclipse/diplomacy.h"
#include "games/eclipse/discovery.h"
#include "games/eclipse/explore.h"
#include "games/eclipse/flight.h"
#include "games/eclipse/free.h"
#include "games/eclipse/influence.h"
#include "games/eclipse/moves.h"
#include "games/eclipse/research.h"
#include "games/eclipse/setup.h"
#include "games/eclipse/turn.h"
#include "games/eclipse/upgrade.h"
#include "games/eclipse/upkeep.h"

static void play(EclState *s, int seat, Move move, EventList *events);

/* Asks what is open to all; the engine gives the only answer itself, and drops a task without any. */
static void ask_or_play(EclState *s, EventList *events)
{
    MoveList list;
    list.n = 0;
    int seat = agenda_top(&s->head)->seat;
    ecl_list(s, seat, &list);
    agenda_ask_if(&s->head, list.n > 0);
    if (list.n == 1)
        play(s, seat, list.move[0], events);
}

/* A turn without an action is always asked; else it ends by itself when nothing is left to do. */
static void run_turn(EclState *s, EventList *events)
{
    if (agenda_top(&s->head)->a)
        ask_or_play(s, events);
    else
        agenda_ask(&s->head, agenda_top(&s->head)->seat);
}

/* E2-5.14, E1-12.12: an upgrade whose tiles are all placed is over. */
static void run_refit(EclState *s, EventList *events)
{
    if (!agenda_top(&s->head)->a)
        agenda_pop(&s->head);
    else
        ask_or_play(s, events);
}

static void run_task(EclState *s, EventList *events)
{
    const Task *task = agenda_top(&s->head);
    int seat = task->seat;
    if (ecl_is_battle_task(task->kind)) { /* E2-14 to E2-17, E1-16 */
        ecl_run_battle(s, events);
        return;
    }
    switch (task->kind) {
    case ECL_TASK_ROUND: /* E2-4.1, E1-5.1 */
        ecl_run_round(s, events);
        break;
    case ECL_TASK_TURN: /* E2-D3, E2-D4 */
        run_turn(s, events);
        break;
    case ECL_TASK_CLAIM: /* E2-D9 */
        agenda_ask_if(&s->head, ecl_may_claim(s, seat, task->a));
        break;
    case ECL_TASK_FIND: /* E2-D7 */
        ecl_run_find(s, events);
        break;
    case ECL_TASK_REFIT: /* E2-D11 */
        run_refit(s, events);
        break;
    case ECL_TASK_CUBES: /* E2-D15, E2-D17, E2-D50 */
        ecl_run_cubes(s, events);
        break;
    case ECL_TASK_PACT: /* E2-D16 */
        ecl_run_pact(s, events);
        break;
    case ECL_TASK_PAY: /* E2-D41 */
        ecl_run_pay(s, events);
        break;
    case ECL_TASK_ANSWER: /* E2-D16 */
        agenda_ask(&s->head, seat);
        break;
    default: /* E2-D2, E2-D5, E2-D6, E2-D8, E2-D10, E2-D12 to E2-D14, E2-D40 */
        ask_or_play(s, events);
    }
}

void ecl_run(void *state, EventList *events)
{
    EclState *s = state;
    while (!s->head.asked && s->head.tasks)
        run_task(s, events);
}

static void play_species(EclState *s, int seat, int species, EventList *events)
{
    Task *task = agenda_top(&s->head);
    s->seat[seat].species = (uint8_t)species;
    event_add(events,
              (Event){ .kind = ECL_EVENT_SPECIES, .seat = (int8_t)seat, .value = { species } });
    if (++task->a < s->head.seats) {
        task->seat = (uint8_t)ecl_next_chooser(s, seat);
        return;
    }
    agenda_pop(&s->head);
    ecl_start_play(s, events);
}

static void play_claim(EclState *s, int seat, EventList *events)
{
    int sector = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    ecl_claim(s, seat, sector, events);
}

/* Free moves are over: the turn below does not offer them again at once. */
static void play_done(EclState *s)
{
    bool free = agenda_top(&s->head)->kind == ECL_TASK_FREE;
    bool peace = agenda_top(&s->head)->kind == ECL_TASK_PEACE;
    agenda_pop(&s->head);
    if (free)
        agenda_top(&s->head)->e = 1;
    if (peace)
        s->turn.offered = 0;
}

static void play_slot(EclState *s, int seat, int ship, int slot, EventList *events)
{
    if (agenda_top(&s->head)->kind == ECL_TASK_FIT)
        ecl_play_fit(s, seat, ship, slot, events);
    else
        ecl_play_slot(s, seat, ship, slot);
}

static void play_return(EclState *s, int seat, int ship, int slot, EventList *events)
{
    if (agenda_top(&s->head)->kind == ECL_TASK_UNFIT)
        ecl_play_unfit(s, seat, slot, events);
    else
        ecl_play_return(s, seat, ship, slot, events);
}

static void play_muon(EclState *s, int seat, int ship, EventList *events)
{
    if (agenda_top(&s->head)->kind == ECL_TASK_FIT)
        ecl_play_fit_muon(s, seat, ship, events);
    else
        ecl_play_muon(s, seat, ship, events);
}

static void play_drop(EclState *s, int seat, int value, EventList *events)
{
    if (agenda_top(&s->head)->kind == ECL_TASK_PACT)
        ecl_play_pact_drop(s, value, events);
    else
        ecl_play_drop(s, seat, value, events);
}

/* Moves that begin at the task TURN. */
static void play_in_turn(EclState *s, int seat, Move move, EventList *events)
{
    int a = move_a(move), b = move_b(move);
    switch (move_kind(move)) {
    case ECL_MOVE_ACTION:
        ecl_play_action(s, seat, a, false, events);
        break;
    case ECL_MOVE_REACT:
        ecl_play_action(s, seat, a, true, events);
        break;
    case ECL_MOVE_PASS:
        ecl_play_pass(s, seat, events);
        break;
    case ECL_MOVE_GIVE_UP:
        ecl_play_give_up(s, seat, events);
        break;
    case ECL_MOVE_END:
        ecl_end_turn(s, events);
        break;
    case ECL_MOVE_FREE:
        ecl_play_free(s, seat);
        break;
    case ECL_MOVE_ZONE:
        ecl_play_zone(s, seat, a - ECL_REACH, b - ECL_REACH, events);
        break;
    case ECL_MOVE_RESEARCH:
        ecl_play_research(s, seat, a, ecl_track_of(s, a), events);
        break;
    case ECL_MOVE_RESEARCH_ON:
        ecl_play_research(s, seat, a, b, events);
        break;
    case ECL_MOVE_BUILD:
        ecl_play_build(s, seat, a);
        break;
    case ECL_MOVE_SHIP:
        ecl_play_ship(s, seat, a, b);
        break;
    case ECL_MOVE_LIFT_TRACK:
    case ECL_MOVE_LIFT:
        ecl_play_lift(s, seat, a);
        break;
    case ECL_MOVE_REFRESH:
        ecl_play_refresh(s, seat, events);
        break;
    default:
        assert(!"no such move");
    }
}

/* Moves of the upgrade and of discovery tiles. */
static bool play_part(EclState *s, int seat, Move move, EventList *events)
{
    int a = move_a(move), b = move_b(move);
    switch (move_kind(move)) {
    case ECL_MOVE_REWARD:
        ecl_play_reward(s, seat, events);
        return true;
    case ECL_MOVE_KEEP:
        ecl_play_keep(s, seat, events);
        return true;
    case ECL_MOVE_TAKE:
        ecl_play_take(s, seat, a, events);
        return true;
    case ECL_MOVE_STORE:
        ecl_play_store(s, seat, events);
        return true;
    case ECL_MOVE_GAIN:
        ecl_play_artifact(s, seat, a, events);
        return true;
    case ECL_MOVE_PORTAL:
        ecl_play_portal(s, seat, a, events);
        return true;
    case ECL_MOVE_RETURN:
        play_return(s, seat, a, b, events);
        return true;
    case ECL_MOVE_SLOT:
        play_slot(s, seat, a, b, events);
        return true;
    case ECL_MOVE_PART:
        ecl_play_part(s, seat, a, events);
        return true;
    case ECL_MOVE_MUON:
        play_muon(s, seat, a, events);
        return true;
    default:
        return false;
    }
}

/* Moves that a task above the turn, or of another phase, asks for. */
static bool play_answer(EclState *s, int seat, Move move, EventList *events)
{
    int a = move_a(move), b = move_b(move);
    switch (move_kind(move)) {
    case ECL_MOVE_SPECIES:
        play_species(s, seat, a, events);
        return true;
    case ECL_MOVE_DONE:
        play_done(s);
        return true;
    case ECL_MOVE_PLACE:
        ecl_play_place(s, seat, a, b, events);
        return true;
    case ECL_MOVE_DISCARD:
        ecl_play_discard(s, seat, events);
        return true;
    case ECL_MOVE_ANOTHER:
        ecl_play_another(s, events);
        return true;
    case ECL_MOVE_CLAIM:
        play_claim(s, seat, events);
        return true;
    case ECL_MOVE_LEAVE:
    case ECL_MOVE_STOP:
        agenda_pop(&s->head);
        return true;
    case ECL_MOVE_SITE:
        ecl_play_site(s, seat, a, events);
        return true;
    case ECL_MOVE_STEP:
        ecl_play_step(s, seat, a, events);
        return true;
    case ECL_MOVE_PUT_TRACK:
    case ECL_MOVE_PUT:
        ecl_play_put(s, seat, a, events);
        return true;
    case ECL_MOVE_COLONY:
        ecl_play_colony(s, seat, a);
        return true;
    case ECL_MOVE_CUBE:
        ecl_play_cube(s, seat, a, events);
        return true;
    case ECL_MOVE_TRADE:
        ecl_play_trade(s, seat, a, b, events);
        return true;
    case ECL_MOVE_OFFER:
        ecl_play_free_offer(s, seat, a, events);
        return true;
    case ECL_MOVE_ACCEPT:
        ecl_play_accept(s);
        return true;
    case ECL_MOVE_DECLINE:
        ecl_play_decline(s, events);
        return true;
    case ECL_MOVE_GIVE:
        ecl_play_give(s, a);
        return true;
    case ECL_MOVE_DROP:
        play_drop(s, seat, a, events);
        return true;
    case ECL_MOVE_TRACK:
        ecl_play_track(s, a, events);
        return true;
    case ECL_MOVE_ABANDON:
        ecl_play_abandon(s, a, events);
        return true;
    default:
        return play_part(s, seat, move, events);
    }
}

static void play(EclState *s, int seat, Move move, EventList *events)
{
    bool battle = ecl_is_battle_task(agenda_top(&s->head)->kind);
    agenda_answered(&s->head, seat);
    if (battle)
        ecl_play_battle(s, seat, move, events);
    else if (!play_answer(s, seat, move, events))
        play_in_turn(s, seat, move, events);
}

void ecl_apply(void *state, int seat, Move move, EventList *events)
{
    assert(ecl_legal(state, seat, move));
    play(state, seat, move, events);
    ecl_run(state, events);
}
