/* The moves of each question (E2-D2 to E2-D50, E1-D2 to E1-D60): one function a kind of move says which
 * rule forbids it, and the lists are made of what nothing forbids. */
#include "games/eclipse/moves.h"

#include "games/eclipse/battle.h"
#include "games/eclipse/build.h"
#include "games/eclipse/control.h"
#include "games/eclipse/diplomacy.h"
#include "games/eclipse/discovery.h"
#include "games/eclipse/explore.h"
#include "games/eclipse/flight.h"
#include "games/eclipse/free.h"
#include "games/eclipse/game.h"
#include "games/eclipse/influence.h"
#include "games/eclipse/map.h"
#include "games/eclipse/research.h"
#include "games/eclipse/setup.h"
#include "games/eclipse/turn.h"
#include "games/eclipse/upgrade.h"

const char *const ecl_asked_by[ECL_MOVES][ECL_EDITIONS] = {
#define MOVE(name, verb, at, second, first, ...) [ECL_MOVE_##name] = { first, second },
#include "games/eclipse/moves.def"
#include "games/eclipse/battle_moves.def"
#undef MOVE
};

#define KIND(kind) (1ull << ECL_MOVE_##kind)

/* The kinds of move that each task takes; those of combat are battle.c's. */
static const uint64_t task_kinds[ECL_TASKS] = {
    [ECL_TASK_SPECIES] = KIND(SPECIES),
    [ECL_TASK_TURN] = KIND(ACTION) | KIND(REACT) | KIND(PASS) | KIND(GIVE_UP) | KIND(END) |
                      KIND(FREE) | KIND(ZONE) | KIND(RESEARCH) | KIND(RESEARCH_ON) | KIND(RETURN) |
                      KIND(SLOT) | KIND(MUON) | KIND(BUILD) | KIND(SHIP) | KIND(LIFT_TRACK) |
                      KIND(LIFT) | KIND(REFRESH),
    [ECL_TASK_FREE] = KIND(DONE) | KIND(DROP) | KIND(OFFER) | KIND(TRADE) | KIND(COLONY),
    [ECL_TASK_SQUARE] = KIND(CUBE),
    [ECL_TASK_TILE] = KIND(PLACE) | KIND(DISCARD) | KIND(ANOTHER),
    [ECL_TASK_CLAIM] = KIND(CLAIM) | KIND(LEAVE),
    [ECL_TASK_FIND] = KIND(REWARD) | KIND(KEEP),
    [ECL_TASK_GIFT] = KIND(TAKE),
    [ECL_TASK_FIT] = KIND(SLOT) | KIND(MUON) | KIND(STORE),
    [ECL_TASK_UNFIT] = KIND(RETURN),
    [ECL_TASK_ARTIFACT] = KIND(GAIN),
    [ECL_TASK_PORTAL] = KIND(PORTAL),
    [ECL_TASK_REFIT] = KIND(RETURN) | KIND(SLOT) | KIND(MUON) | KIND(DONE),
    [ECL_TASK_PART] = KIND(PART),
    [ECL_TASK_SITE] = KIND(SITE),
    [ECL_TASK_FLIGHT] = KIND(STEP) | KIND(STOP),
    [ECL_TASK_DISC] = KIND(PUT) | KIND(PUT_TRACK),
    [ECL_TASK_CUBES] = KIND(TRACK),
    [ECL_TASK_ANSWER] = KIND(ACCEPT) | KIND(DECLINE),
    [ECL_TASK_PACT] = KIND(GIVE) | KIND(DROP),
    [ECL_TASK_PEACE] = KIND(OFFER) | KIND(DONE),
    [ECL_TASK_COLONIES] = KIND(COLONY) | KIND(TRADE) | KIND(DONE),
    [ECL_TASK_PAY] = KIND(TRADE) | KIND(ABANDON),
};

/* ---- what forbids a move ---- */

/* The moves of an action need that action with an activation left. */
static const char *forbids_activation(const EclState *s, const Task *task, int action)
{
    if (task->kind != ECL_TASK_TURN)
        return NULL;
    return task->a == action && task->b ? NULL : ecl_id(s, "E2-5.3", "E1-5.6");
}

static const char *forbids_pass(const EclState *s, const Task *turn)
{
    return turn->a ? ecl_id(s, "E2-5.1", "E1-5.2") : NULL;
}

static const char *forbids_give_up(const EclState *s, const Task *turn)
{
    bool may = !ecl_rule(s)->out_without_pieces && !turn->a && ecl_is_swept(s, turn->seat);
    return may ? NULL : ecl_id(s, "E2-18.12", "E1-21.3");
}

static const char *forbids_free(const EclState *s, const Task *turn)
{
    return !turn->e && ecl_has_free(s, turn) ? NULL : ecl_id(s, "E2-5.20", "E1-5.13");
}

static const char *forbids_done(const EclState *s, const Task *task)
{
    if (task->kind == ECL_TASK_FREE && !task->b)
        return ecl_id(s, "E2-5.20", "E1-5.13");
    if (task->kind == ECL_TASK_REFIT && !ecl_may_close(s, task->seat))
        return ecl_id(s, "E2-8.7", "E1-12.12");
    return NULL;
}

static const char *forbids_place(const EclState *s, const Task *tile, int sector, int rotation)
{
    if (sector != tile->a && sector != tile->b)
        return ecl_id(s, "E2-6.6", "E1-7.6");
    int legal = ecl_rotations(s, tile->seat, sector, tile->c - ECL_REACH, tile->d - ECL_REACH);
    return legal >> rotation & 1 ? NULL : ecl_id(s, "E2-6.7", "E1-7.7");
}

static const char *forbids_research(const EclState *s, const Task *turn, int tech, int track)
{
    const char *no = forbids_activation(s, turn, ECL_ACTION_RESEARCH);
    bool rare = ecl_track_of(s, tech) == ECL_RARE;
    if (no)
        return no;
    if (track >= 0 && !rare) /* a regular technology is named without its track */
        return ecl_id(s, "E2-7.2", "E1-11.1");
    return ecl_forbids_research(s, turn->seat, tech, track >= 0 ? track : ecl_track_of(s, tech));
}

static const char *forbids_return(const EclState *s, const Task *task, int ship, int slot)
{
    if (task->kind == ECL_TASK_UNFIT) {
        bool may = ship == task->b && ecl_unfit_slots(s, task) >> slot & 1;
        return may ? NULL : ecl_id(s, "E2-6.21", "E1-8.10");
    }
    const char *no = forbids_activation(s, task, ECL_ACTION_UPGRADE);
    return no ? no : ecl_forbids_return(s, task, ship, slot);
}

static const char *forbids_slot(const EclState *s, const Task *task, int ship, int slot)
{
    if (task->kind == ECL_TASK_FIT) {
        bool may = ecl_fit_slots(s, task) >> ecl_slot_rank(ship, slot) & 1;
        return may ? NULL : ecl_id(s, "E2-6.21", "E1-8.12");
    }
    const char *no = forbids_activation(s, task, ECL_ACTION_UPGRADE);
    return no ? no : ecl_forbids_slot(s, task, ship, slot);
}

static const char *forbids_muon(const EclState *s, const Task *task, int ship)
{
    if (task->kind == ECL_TASK_FIT)
        return ecl_fit_muon(s, task) >> ship & 1 ? NULL : ecl_id(s, "E2-6.22", "E1-8.12");
    const char *no = forbids_activation(s, task, ECL_ACTION_UPGRADE);
    return no ? no : ecl_forbids_muon(s, task, ship);
}

static const char *forbids_gain(const EclState *s, const Task *task, int resource)
{
    return resource >= task->b ? NULL : ecl_id(s, "E2-7.18", "E1-11.18");
}

static const char *forbids_offer(const EclState *s, const Task *task, int other)
{
    const char *no = ecl_forbids_offer(s, task->seat, other);
    if (no || bits_has(ecl_free_moves(s, task).offers, other))
        return no;
    return ecl_id(s, "E2-5.20", "E1-5.13");
}

static const char *forbids_give(const EclState *s, const Task *task, int track)
{
    if (ecl_pact_wants_room(s))
        return ecl_id(s, "E2-13.15", "E1-10.22");
    return s->seat[task->seat].cubes[track] ? NULL : ecl_id(s, "E2-13.6", "E1-10.5");
}

static const char *forbids_track(const EclState *s, const Task *task, int track)
{
    if (ecl_cube_tracks(s, task) >> track & 1)
        return NULL;
    return task->b ? ecl_id(s, "E2-11.9", "E1-6.7") : ecl_id(s, "E2-11.9", "E1-3.4");
}

static const char *forbids_abandon(const EclState *s, const Task *task, int sector)
{
    return bits_has(s->seat[task->seat].sectors, sector) ? NULL : ecl_id(s, "E2-18.4", "E1-17.4");
}

/* The moves of a turn and what it opens. */
static const char *forbids_in_turn(const EclState *s, const Task *task, Move move)
{
    int seat = task->seat, a = move_a(move), b = move_b(move);
    const char *no = NULL;
    switch (move_kind(move)) {
    case ECL_MOVE_ACTION:
    case ECL_MOVE_REACT:
        return ecl_forbids_action(s, seat, a, move_kind(move) == ECL_MOVE_REACT);
    case ECL_MOVE_PASS:
        return forbids_pass(s, task);
    case ECL_MOVE_GIVE_UP:
        return forbids_give_up(s, task);
    case ECL_MOVE_END:
        return task->a ? NULL : ecl_id(s, "E2-5.1", "E1-5.2");
    case ECL_MOVE_FREE:
        return forbids_free(s, task);
    case ECL_MOVE_ZONE:
        no = forbids_activation(s, task, ECL_ACTION_EXPLORE);
        return no ? no : ecl_forbids_zone(s, seat, a - ECL_REACH, b - ECL_REACH);
    case ECL_MOVE_RESEARCH:
        return forbids_research(s, task, a, -1);
    case ECL_MOVE_RESEARCH_ON:
        return forbids_research(s, task, a, b);
    case ECL_MOVE_RETURN:
        return forbids_return(s, task, a, b);
    case ECL_MOVE_SLOT:
        return forbids_slot(s, task, a, b);
    case ECL_MOVE_MUON:
        return forbids_muon(s, task, a);
    case ECL_MOVE_BUILD:
        no = forbids_activation(s, task, ECL_ACTION_BUILD);
        return no ? no : ecl_forbids_build(s, seat, a);
    case ECL_MOVE_SHIP:
        no = forbids_activation(s, task, ECL_ACTION_MOVE);
        return no ? no : ecl_forbids_ship(s, seat, a, b);
    case ECL_MOVE_LIFT_TRACK:
        no = forbids_activation(s, task, ECL_ACTION_INFLUENCE);
        return no ? no : ecl_forbids_lift_track(s, seat);
    case ECL_MOVE_LIFT:
        no = forbids_activation(s, task, ECL_ACTION_INFLUENCE);
        return no ? no : ecl_forbids_lift(s, seat, a);
    case ECL_MOVE_REFRESH:
        return ecl_forbids_refresh(s, task);
    default:
        return NULL;
    }
}

/* The rule that forbids a move of a kind that is asked for; NULL: none does. */
static const char *forbids(const EclState *s, const Task *task, Move move)
{
    int seat = task->seat, a = move_a(move), b = move_b(move);
    switch (move_kind(move)) {
    case ECL_MOVE_SPECIES:
        return ecl_free_species(s) >> a & 1 ? NULL : ecl_id(s, "E2-3.10", "E1-2.9");
    case ECL_MOVE_DONE:
        return forbids_done(s, task);
    case ECL_MOVE_PLACE:
        return forbids_place(s, task, a, b);
    case ECL_MOVE_ANOTHER:
        return ecl_may_flip_another(s, task) ? NULL : ecl_id(s, "E2-21.20", "E1-7.16");
    case ECL_MOVE_CLAIM:
        return a == task->a ? NULL : ecl_id(s, "E2-6.10", "E1-7.11");
    case ECL_MOVE_REWARD:
        return ecl_forbids_reward(s, task);
    case ECL_MOVE_TAKE:
        return bits_has(ecl_gifts(s, seat), a) ? NULL : ecl_id(s, "E2-6.16", "E1-8.5");
    case ECL_MOVE_GAIN:
        return forbids_gain(s, task, a);
    case ECL_MOVE_PORTAL:
        return bits_has(s->seat[seat].sectors, a) ? NULL : ecl_id(s, "E2-7.22", "E1-11.1");
    case ECL_MOVE_PART:
        return ecl_forbids_part(s, task, a);
    case ECL_MOVE_SITE:
        return ecl_forbids_site(s, seat, task->a, a);
    case ECL_MOVE_STEP:
        return ecl_forbids_step(s, task, a);
    case ECL_MOVE_STOP:
        return task->d ? NULL : ecl_id(s, "E2-10.12", "E1-14.14");
    case ECL_MOVE_PUT:
        return ecl_forbids_put(s, task, a);
    case ECL_MOVE_PUT_TRACK:
        return ecl_forbids_put(s, task, ECL_NO_SECTOR);
    case ECL_MOVE_COLONY:
        return ecl_forbids_colony(s, task, a);
    case ECL_MOVE_CUBE:
        return ecl_forbids_cube(s, task, a);
    case ECL_MOVE_TRADE:
        return ecl_forbids_trade(s, task, a, b);
    case ECL_MOVE_OFFER:
        return forbids_offer(s, task, a);
    case ECL_MOVE_GIVE:
        return forbids_give(s, task, a);
    case ECL_MOVE_DROP:
        return ecl_forbids_drop(s, task, seat, a);
    case ECL_MOVE_TRACK:
        return forbids_track(s, task, a);
    case ECL_MOVE_ABANDON:
        return forbids_abandon(s, task, a);
    default:
        return forbids_in_turn(s, task, move);
    }
}

static const char *rule_against(const EclState *s, int seat, Move move)
{
    if (seat < 0 || seat >= s->head.seats || !bits_has(s->head.asked, seat))
        return ecl_id(s, "E2-4.2", "E1-5.12");
    if (!move_is_of(ecl_game_of(s), move))
        return ecl_id(s, "E2-5.1", "E1-5.2");
    const Task *task = agenda_peek(&s->head);
    if (ecl_is_battle_task(task->kind))
        return ecl_forbids_battle(s, seat, move);
    if (!(task_kinds[task->kind] >> move_kind(move) & 1))
        return ecl_asked_by[move_kind(move)][s->edition];
    return forbids(s, task, move);
}

bool ecl_legal(const void *state, int seat, Move move)
{
    return !rule_against(state, seat, move);
}

const char *ecl_why(const void *state, int seat, Move move)
{
    return rule_against(state, seat, move);
}

/* ---- lists ---- */

static void add(MoveList *list, EclMove kind, int a, int b)
{
    moves_add(list, move_make(kind, a, b, 0));
}

/* A move of this kind for each member of a set. */
static void add_each(MoveList *list, EclMove kind, uint64_t set)
{
    for (; set; set = bits_without_first(set))
        add(list, kind, bits_first(set), 0);
}

/* A move for each slot of a set of ranks. */
static void add_slots(MoveList *list, EclMove kind, uint32_t ranks)
{
    for (uint64_t left = ranks; left; left = bits_without_first(left))
        add(list, kind, bits_first(left) / ECL_SLOTS, bits_first(left) % ECL_SLOTS);
}

static void list_zones(const EclState *s, int seat, MoveList *list)
{
    EclZones zones;
    ecl_zones(s, seat, &zones);
    for (int i = 0; i < zones.n; i++)
        add(list, ECL_MOVE_ZONE, zones.q[i] + ECL_REACH, zones.r[i] + ECL_REACH);
}

static void list_techs(const EclState *s, int seat, MoveList *list)
{
    for (int track = 0; track < ECL_TRACKS; track++)
        for (EclTechSet left = ecl_researchable(s, seat, track); left;
             left = bits_without_first(left)) {
            int tech = bits_first(left);
            if (ecl_track_of(s, tech) == ECL_RARE)
                add(list, ECL_MOVE_RESEARCH_ON, tech, track);
            else
                add(list, ECL_MOVE_RESEARCH, tech, 0);
        }
}

static void list_refit(const EclState *s, const Task *task, MoveList *list)
{
    add_slots(list, ECL_MOVE_RETURN, ecl_returnable(s, task));
    add_slots(list, ECL_MOVE_SLOT, ecl_placeable(s, task));
    add_each(list, ECL_MOVE_MUON, (uint64_t)ecl_muon_plans(s, task));
}

static void list_units(const EclState *s, int seat, MoveList *list)
{
    for (int unit = 0; unit < ECL_UNITS; unit++)
        if (!ecl_forbids_build(s, seat, unit))
            add(list, ECL_MOVE_BUILD, unit, 0);
}

static void list_ships(const EclState *s, int seat, MoveList *list)
{
    for (EclSectorSet left = ecl_departures(s, seat); left; left = bits_without_first(left))
        for (int ship = 0; ship < ECL_STARBASE; ship++)
            if (s->hex[bits_first(left)].ships[seat][ship])
                add(list, ECL_MOVE_SHIP, ship, bits_first(left));
}

static void list_discs(const EclState *s, int seat, MoveList *list)
{
    if (s->seat[seat].discs && ecl_disc_targets(s, seat, ECL_NO_SECTOR))
        add(list, ECL_MOVE_LIFT_TRACK, 0, 0);
    add_each(list, ECL_MOVE_LIFT, ecl_liftable(s, seat));
}

/* The next activation of the action under way. */
static void list_activation(const EclState *s, const Task *turn, MoveList *list)
{
    switch ((EclAction)turn->a) {
    case ECL_ACTION_EXPLORE:
        list_zones(s, turn->seat, list);
        break;
    case ECL_ACTION_RESEARCH:
        list_techs(s, turn->seat, list);
        break;
    case ECL_ACTION_UPGRADE:
        list_refit(s, turn, list);
        break;
    case ECL_ACTION_BUILD:
        list_units(s, turn->seat, list);
        break;
    case ECL_ACTION_MOVE:
        list_ships(s, turn->seat, list);
        break;
    case ECL_ACTION_INFLUENCE:
        list_discs(s, turn->seat, list);
        break;
    case ECL_NO_ACTION:
    case ECL_ACTIONS:
        break;
    }
}

static void list_actions(const EclState *s, const Task *turn, MoveList *list)
{
    const EclSeat *p = &s->seat[turn->seat];
    add(list, ECL_MOVE_PASS, 0, 0);
    if (p->discs && !p->passed)
        add_each(list, ECL_MOVE_ACTION, (1u << ECL_ACTIONS) - 2);
    if (p->discs && p->passed)
        for (int action = ECL_ACTION_UPGRADE; action <= ECL_ACTION_MOVE; action++)
            add(list, ECL_MOVE_REACT, action, 0);
    if (!forbids_give_up(s, turn))
        add(list, ECL_MOVE_GIVE_UP, 0, 0);
}

static void list_turn(const EclState *s, const Task *turn, MoveList *list)
{
    if (turn->a) {
        add(list, ECL_MOVE_END, 0, 0);
        if (turn->b)
            list_activation(s, turn, list);
        if (!ecl_forbids_refresh(s, turn))
            add(list, ECL_MOVE_REFRESH, 0, 0);
    } else {
        list_actions(s, turn, list);
    }
    if (!turn->e && ecl_has_free(s, turn))
        add(list, ECL_MOVE_FREE, 0, 0);
}

static void list_free(const EclState *s, const Task *task, MoveList *list)
{
    EclFree open = ecl_free_moves(s, task);
    if (!forbids_done(s, task))
        add(list, ECL_MOVE_DONE, 0, 0);
    add_each(list, ECL_MOVE_DROP, open.drops);
    add_each(list, ECL_MOVE_OFFER, open.offers);
    for (uint64_t left = open.trades; left; left = bits_without_first(left))
        add(list, ECL_MOVE_TRADE, bits_first(left) / 3, bits_first(left) % 3);
    add_each(list, ECL_MOVE_COLONY, open.sectors);
}

static void list_square(const EclState *s, const Task *task, MoveList *list)
{
    for (int berth = 0; berth < ECL_BERTHS; berth++)
        if (!ecl_forbids_cube(s, task, berth))
            add(list, ECL_MOVE_CUBE, berth, 0);
}

static void list_placing(const EclState *s, const Task *tile, int sector, MoveList *list)
{
    int legal = ecl_rotations(s, tile->seat, sector, tile->c - ECL_REACH, tile->d - ECL_REACH);
    for (int rotation = 0; rotation < ECL_EDGES; rotation++)
        if (legal >> rotation & 1)
            add(list, ECL_MOVE_PLACE, sector, rotation);
}

static void list_tile(const EclState *s, const Task *tile, MoveList *list)
{
    add(list, ECL_MOVE_DISCARD, 0, 0);
    list_placing(s, tile, tile->a, list);
    if (tile->b)
        list_placing(s, tile, tile->b, list);
    if (ecl_may_flip_another(s, tile))
        add(list, ECL_MOVE_ANOTHER, 0, 0);
}

static void list_fit(const EclState *s, const Task *fit, MoveList *list)
{
    add(list, ECL_MOVE_STORE, 0, 0);
    add_slots(list, ECL_MOVE_SLOT, ecl_fit_slots(s, fit));
    add_each(list, ECL_MOVE_MUON, (uint64_t)ecl_fit_muon(s, fit));
}

static void list_unfit(const EclState *s, const Task *unfit, MoveList *list)
{
    for (uint64_t left = ecl_unfit_slots(s, unfit); left; left = bits_without_first(left))
        add(list, ECL_MOVE_RETURN, unfit->b, bits_first(left));
}

static void list_part(const EclState *s, const Task *part, MoveList *list)
{
    const Task *refit = &s->head.agenda[s->head.tasks - 2];
    add_each(list, ECL_MOVE_PART, ecl_parts_for(s, refit, part->a, part->b));
}

static void list_disc(const EclState *s, const Task *disc, MoveList *list)
{
    if (disc->a)
        add(list, ECL_MOVE_PUT_TRACK, 0, 0);
    add_each(list, ECL_MOVE_PUT, ecl_disc_targets(s, disc->seat, disc->a));
}

static void list_pact(const EclState *s, const Task *pact, MoveList *list)
{
    const EclSeat *p = &s->seat[pact->seat];
    bool room = ecl_pact_wants_room(s);
    for (int track = 0; track < ECL_RESOURCES && !room; track++)
        if (p->cubes[track])
            add(list, ECL_MOVE_GIVE, track, 0);
    for (int value = 1; value < ECL_VALUES && room; value++)
        if (p->reputation[value])
            add(list, ECL_MOVE_DROP, value, 0);
}

static void list_pay(const EclState *s, const Task *pay, MoveList *list)
{
    for (int from = 0; from < ECL_MONEY; from++)
        if (ecl_may_trade(s, pay->seat, from, ECL_MONEY))
            add(list, ECL_MOVE_TRADE, from, ECL_MONEY);
    add_each(list, ECL_MOVE_ABANDON, s->seat[pay->seat].sectors);
}

/* The tasks in which a sentence is ended. */
static void list_step(const EclState *s, const Task *task, MoveList *list)
{
    if (task->kind == ECL_TASK_FLIGHT) {
        if (task->d)
            add(list, ECL_MOVE_STOP, 0, 0);
        add_each(list, ECL_MOVE_STEP, ecl_steps(s, task));
    } else {
        if (ecl_may_close(s, task->seat))
            add(list, ECL_MOVE_DONE, 0, 0);
        list_refit(s, task, list);
    }
}

void ecl_list(const EclState *s, int seat, MoveList *list)
{
    const Task *task = agenda_peek(&s->head);
    if (ecl_is_battle_task(task->kind)) {
        ecl_list_battle(s, seat, list);
        return;
    }
    switch (task->kind) {
    case ECL_TASK_SPECIES:
        add_each(list, ECL_MOVE_SPECIES, ecl_free_species(s));
        break;
    case ECL_TASK_TURN:
        list_turn(s, task, list);
        break;
    case ECL_TASK_FREE:
    case ECL_TASK_PEACE:
    case ECL_TASK_COLONIES:
        list_free(s, task, list);
        break;
    case ECL_TASK_SQUARE:
        list_square(s, task, list);
        break;
    case ECL_TASK_TILE:
        list_tile(s, task, list);
        break;
    case ECL_TASK_CLAIM:
        add(list, ECL_MOVE_CLAIM, task->a, 0);
        add(list, ECL_MOVE_LEAVE, 0, 0);
        break;
    case ECL_TASK_FIND:
        if (!ecl_forbids_reward(s, task))
            add(list, ECL_MOVE_REWARD, 0, 0);
        add(list, ECL_MOVE_KEEP, 0, 0);
        break;
    case ECL_TASK_GIFT:
        add_each(list, ECL_MOVE_TAKE, ecl_gifts(s, seat));
        break;
    case ECL_TASK_FIT:
        list_fit(s, task, list);
        break;
    case ECL_TASK_UNFIT:
        list_unfit(s, task, list);
        break;
    case ECL_TASK_ARTIFACT:
        for (int resource = task->b; resource < ECL_RESOURCES && task->a; resource++)
            add(list, ECL_MOVE_GAIN, resource, 0);
        break;
    case ECL_TASK_PORTAL:
        add_each(list, ECL_MOVE_PORTAL, s->seat[seat].sectors);
        break;
    case ECL_TASK_REFIT:
    case ECL_TASK_FLIGHT:
        list_step(s, task, list);
        break;
    case ECL_TASK_PART:
        list_part(s, task, list);
        break;
    case ECL_TASK_SITE:
        add_each(list, ECL_MOVE_SITE, ecl_sites(s, seat, task->a));
        break;
    case ECL_TASK_DISC:
        list_disc(s, task, list);
        break;
    case ECL_TASK_CUBES:
        add_each(list, ECL_MOVE_TRACK, (uint64_t)ecl_cube_tracks(s, task));
        break;
    case ECL_TASK_ANSWER:
        add(list, ECL_MOVE_ACCEPT, 0, 0);
        add(list, ECL_MOVE_DECLINE, 0, 0);
        break;
    case ECL_TASK_PACT:
        list_pact(s, task, list);
        break;
    case ECL_TASK_PAY:
        list_pay(s, task, list);
        break;
    default:
        break;
    }
}

void ecl_moves(const void *state, int seat, MoveList *list)
{
    const EclState *s = state;
    if (bits_has(s->head.asked, seat))
        ecl_list(s, seat, list);
}
