/* The agenda: every task in its place above another, with numbers that run() can go on from. */
#include <string.h>

#include "games/eclipse/battle.h"
#include "games/eclipse/blueprint.h"
#include "games/eclipse/build.h"
#include "games/eclipse/check.h"
#include "games/eclipse/control.h"
#include "games/eclipse/diplomacy.h"
#include "games/eclipse/discovery.h"
#include "games/eclipse/explore.h"
#include "games/eclipse/flight.h"
#include "games/eclipse/free.h"
#include "games/eclipse/influence.h"
#include "games/eclipse/map.h"
#include "games/eclipse/moves.h"
#include "games/eclipse/research.h"
#include "games/eclipse/turn.h"
#include "games/eclipse/upgrade.h"

static bool broken(Text *why, const char *what)
{
    text_put(why, what);
    return false;
}

#define ON(kind) (1ull << ECL_TASK_##kind)
#define ANYWHERE (~0ull)

/* The tasks that each may stand on; anything may be interrupted by returning cubes. */
static const uint64_t stands_on[ECL_TASKS] = {
    [ECL_TASK_TURN] = ON(ROUND),
    [ECL_TASK_FREE] = ON(TURN),
    [ECL_TASK_SQUARE] = ON(FREE) | ON(COLONIES),
    [ECL_TASK_TILE] = ON(TURN),
    [ECL_TASK_CLAIM] = ON(TURN),
    [ECL_TASK_FIND] = ANYWHERE,
    [ECL_TASK_GIFT] = ANYWHERE,
    [ECL_TASK_FIT] = ANYWHERE,
    [ECL_TASK_UNFIT] = ANYWHERE,
    [ECL_TASK_ARTIFACT] = ANYWHERE,
    [ECL_TASK_PORTAL] = ANYWHERE,
    [ECL_TASK_REFIT] = ON(TURN),
    [ECL_TASK_PART] = ON(REFIT),
    [ECL_TASK_SITE] = ON(TURN),
    [ECL_TASK_FLIGHT] = ON(TURN),
    [ECL_TASK_DISC] = ON(TURN),
    [ECL_TASK_CUBES] = ANYWHERE,
    [ECL_TASK_ANSWER] = ON(FREE) | ON(PEACE),
    [ECL_TASK_PACT] = ON(FREE) | ON(PEACE),
    [ECL_TASK_PEACE] = ON(ROUND),
    [ECL_TASK_COLONIES] = ON(ROUND),
    [ECL_TASK_PAY] = ON(ROUND),
    [ECL_TASK_COMBAT] = ON(ROUND),
};

/* The phase of the round in which a task stands on ROUND. */
static bool phase_fits(const Task *round, int kind)
{
    switch (kind) {
    case ECL_TASK_TURN:
        return round->a == ECL_PHASE_ACTION;
    case ECL_TASK_COMBAT:
    case ECL_TASK_PEACE:
        return round->a == ECL_PHASE_PEACE;
    case ECL_TASK_COLONIES:
        return round->a == ECL_PHASE_COLONIES;
    case ECL_TASK_PAY:
        return round->a == ECL_PHASE_PAY;
    default:
        return kind == ECL_TASK_CUBES;
    }
}

/* The action that a task of an activation belongs to. */
static bool action_fits(const Task *turn, int kind)
{
    switch (kind) {
    case ECL_TASK_TILE:
    case ECL_TASK_CLAIM:
        return turn->a == ECL_ACTION_EXPLORE;
    case ECL_TASK_REFIT:
        return turn->a == ECL_ACTION_UPGRADE;
    case ECL_TASK_SITE:
        return turn->a == ECL_ACTION_BUILD;
    case ECL_TASK_FLIGHT:
        return turn->a == ECL_ACTION_MOVE;
    case ECL_TASK_DISC:
        return turn->a == ECL_ACTION_INFLUENCE;
    case ECL_TASK_FREE:
        return true;
    default:
        return turn->a > 0;
    }
}

static bool numbers_within(const Task *task, int a, int b, int c, int d, int e)
{
    return task->a <= a && task->b <= b && task->c <= c && task->d <= d && task->e <= e && !task->f;
}

static bool turn_is_sound(const EclState *s, const Task *task)
{
    bool reacts = s->seat[task->seat].passed;
    if (task->seat != s->active ||
        !numbers_within(task, ECL_ACTIONS - 1, UINT8_MAX, UINT8_MAX, UINT8_MAX, 1))
        return false;
    if (!task->a)
        return !task->b && !task->c && !task->d;
    if (task->d != reacts)
        return false;
    if (task->d && (task->a < ECL_ACTION_UPGRADE || task->a > ECL_ACTION_MOVE))
        return false;
    int most = task->d ? 1 : ecl_activations(s, task->seat, task->a);
    bool refresh = task->a == ECL_ACTION_INFLUENCE;
    return task->b <= most && task->c <= (refresh ? ecl_species_of(s, task->seat)->refresh : 0) &&
           s->seat[task->seat].spent[task->d ? 0 : task->a];
}

/* The rank of a free move, and the berth of a colony ship. */
static bool free_is_sound(const Task *task)
{
    bool peace = task->kind == ECL_TASK_PEACE;
    if (!numbers_within(task, ECL_RANK_COLONY + ECL_SECTORS - 1, UINT8_MAX, ECL_BERTHS - 1, 0, 0))
        return false;
    if ((task->a != 0) != task->b || (task->c && task->a <= ECL_RANK_COLONY))
        return false;
    return !peace || task->a < ECL_RANK_TRADE;
}

static bool tile_is_sound(const EclState *s, const Task *task)
{
    int q = task->c - ECL_REACH, r = task->d - ECL_REACH;
    if (!numbers_within(task, ECL_SECTORS - 1, ECL_SECTORS - 1, UINT8_MAX, UINT8_MAX, 0))
        return false;
    if (ecl_distance(q, r) > ECL_REACH || task->a == task->b || ecl_sector_at(s, q, r))
        return false;
    EclSectorSet own = ecl_bit(task->a) | (task->b ? ecl_bit(task->b) : 0);
    if (own & ~ecl_ring_set(ecl_ring(q, r)) || (task->b && !ecl_is(s, task->seat, ECL_EXPLORE_TWO)))
        return false;
    return ecl_rotations(s, task->seat, task->a, q, r) != 0;
}

/* That the part is an ancient one, check.c has seen. */
static bool unfit_is_sound(const EclState *s, const Task *task)
{
    if (!numbers_within(task, UINT8_MAX, ECL_SHIPS - 1, UINT8_MAX, 0, 0) ||
        task->c >= ecl_plan(s, task->seat, task->b)->slots)
        return false;
    return !s->seat[task->seat].tile[task->b][task->c] && ecl_unfit_slots(s, task);
}

static bool part_is_sound(const EclState *s, const Task *task, const Task *below)
{
    if (!numbers_within(task, ECL_SHIPS - 1, ECL_SLOTS - 1, 0, 0, 0))
        return false;
    return !ecl_forbids_slot(s, below, task->a, task->b);
}

static bool refit_is_sound(const EclState *s, const Task *task)
{
    int slots = ECL_SHIPS * ECL_SLOTS;
    if (!numbers_within(task, UINT8_MAX, slots, slots, 1, 0))
        return false;
    bool at_once = ecl_rule(s)->upgrade_at_once;
    int most =
        at_once && !s->head.agenda[1].d ? ecl_activations(s, task->seat, ECL_ACTION_UPGRADE) : 1;
    if (task->a + task->d > most || (task->c && !task->d))
        return false;
    return ecl_may_close(s, task->seat) || ecl_returnable(s, task) || ecl_placeable(s, task) ||
           ecl_muon_plans(s, task);
}

static bool flight_is_sound(const EclState *s, const Task *task)
{
    if (!numbers_within(task, ECL_DREADNOUGHT, UINT8_MAX, UINT8_MAX, 1, 0) ||
        !ecl_is_on_map(s, task->b) || !s->hex[task->b].ships[task->seat][task->a])
        return false;
    int move = s->seat[task->seat].sums[task->a].move;
    return task->c + task->d <= move && (task->d || (task->c == move && ecl_steps(s, task)));
}

static bool disc_is_sound(const EclState *s, const Task *task)
{
    if (!numbers_within(task, UINT8_MAX, 0, 0, 0, 0))
        return false;
    return task->a ? ecl_is_on_map(s, task->a) && !ecl_forbids_lift(s, task->seat, task->a)
                   : !ecl_forbids_lift_track(s, task->seat);
}

static bool square_is_sound(const EclState *s, const Task *task, const Task *below)
{
    return numbers_within(task, UINT8_MAX, 0, 0, 0, 0) && ecl_is_on_map(s, task->a) &&
           !ecl_forbids_colony(s, below, task->a);
}

static bool cubes_are_sound(const EclState *s, const Task *task)
{
    return numbers_within(task, UINT8_MAX, 1, 1, ECL_RESOURCES - 1, 0) &&
           (!(task->a || task->b) || ecl_cube_tracks(s, task));
}

/* The two of an offer might still come to relations. */
static bool pair_is_sound(const EclState *s, int one, int other, const Task *below)
{
    if (below->seat != one || !bits_has(s->turn.offered, other))
        return false;
    EclState copy = *s;
    copy.turn.offered = 0;
    return !ecl_forbids_offer(&copy, one, other);
}

static bool pact_is_sound(const EclState *s, const Task *task, const Task *below)
{
    if (!numbers_within(task, UINT8_MAX, s->head.seats - 1, 4, ECL_RESOURCES, ECL_RESOURCES) ||
        !pair_is_sound(s, task->a, task->b, below) || (task->c > 0) != (task->d > 0) ||
        (task->c > 2) != (task->e > 0) || (task->seat != task->a && task->seat != task->b))
        return false;
    if (task->d && !s->seat[task->a].cubes[task->d - 1])
        return false;
    return !task->e || s->seat[task->b].cubes[task->e - 1];
}

static bool find_is_sound(const EclState *s, const Task *task)
{
    return numbers_within(task, ECL_DISCOVERIES - 1, UINT8_MAX, 0, 0, 0) &&
           (!task->b || ecl_is_on_map(s, task->b));
}

static bool claim_is_sound(const EclState *s, const Task *task)
{
    return numbers_within(task, UINT8_MAX, 0, 0, 0, 0) && ecl_is_on_map(s, task->a) &&
           !s->hex[task->a].disc;
}

/* A task in a place that it may stand in. */
static bool task_is_sound(const EclState *s, const Task *task, const Task *below)
{
    switch (task->kind) {
    case ECL_TASK_TURN:
        return turn_is_sound(s, task);
    case ECL_TASK_FREE:
    case ECL_TASK_PEACE:
    case ECL_TASK_COLONIES:
        return free_is_sound(task);
    case ECL_TASK_SQUARE:
        return square_is_sound(s, task, below);
    case ECL_TASK_TILE:
        return tile_is_sound(s, task);
    case ECL_TASK_CLAIM:
        return claim_is_sound(s, task);
    case ECL_TASK_FIND:
        return find_is_sound(s, task);
    case ECL_TASK_FIT:
        return numbers_within(task, UINT8_MAX, 0, 0, 0, 0);
    case ECL_TASK_UNFIT:
        return unfit_is_sound(s, task);
    case ECL_TASK_ARTIFACT:
        return numbers_within(task, ECL_DISCS, ECL_RESOURCES - 1, 0, 0, 0);
    case ECL_TASK_REFIT:
        return refit_is_sound(s, task);
    case ECL_TASK_PART:
        return part_is_sound(s, task, below);
    case ECL_TASK_SITE:
        return numbers_within(task, ECL_UNITS - 1, 0, 0, 0, 0) &&
               !ecl_forbids_build(s, task->seat, task->a);
    case ECL_TASK_FLIGHT:
        return flight_is_sound(s, task);
    case ECL_TASK_DISC:
        return disc_is_sound(s, task);
    case ECL_TASK_CUBES:
        return cubes_are_sound(s, task);
    case ECL_TASK_ANSWER:
        return numbers_within(task, UINT8_MAX, 0, 0, 0, 0) &&
               pair_is_sound(s, task->a, task->seat, below);
    case ECL_TASK_PACT:
        return pact_is_sound(s, task, below);
    case ECL_TASK_COMBAT: /* its step: battle_check.c */
        return numbers_within(task, UINT8_MAX, UINT8_MAX, 0, 0, 0);
    default:
        return numbers_within(task, 0, 0, 0, 0, 0);
    }
}

/* What belongs to a turn is its owner's; others are asked for cubes, answers and pacts alone. */
static bool seat_fits(const EclState *s, const Task *task, const Task *below)
{
    if (task->kind == ECL_TASK_COMBAT) /* nobody's */
        return !task->seat;
    if (task->seat >= s->head.seats || s->seat[task->seat].out)
        return false;
    if (task->kind == ECL_TASK_CUBES || task->kind == ECL_TASK_ANSWER ||
        task->kind == ECL_TASK_PACT || below->kind == ECL_TASK_ROUND ||
        below->kind == ECL_TASK_CUBES || ecl_is_battle_task(below->kind))
        return true;
    return task->seat == below->seat;
}

static bool round_is_sound(const EclState *s, const Task *round)
{
    if (!numbers_within(round, ECL_PHASES - 1, s->head.seats, (1 << s->head.seats) - 1, 0, 0) ||
        round->seat)
        return false;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (bits_has(round->c, seat) && (s->seat[seat].out || s->seat[seat].sectors))
            return false;
    return !round->c || round->a == ECL_PHASE_PAY;
}

static bool check_tasks(const EclState *s, Text *why)
{
    const Task *agenda = s->head.agenda;
    if (agenda[0].kind != ECL_TASK_ROUND || !round_is_sound(s, &agenda[0]))
        return broken(why, "agenda: the round stands at the bottom");
    for (int i = 1; i < s->head.tasks; i++) {
        const Task *task = &agenda[i], *below = &agenda[i - 1];
        if (ecl_is_battle_task(task->kind) && task->kind != ECL_TASK_COMBAT)
            continue; /* battle_check.c */
        bool placed = stands_on[task->kind] >> below->kind & 1;
        placed &= below->kind != ECL_TASK_ROUND || phase_fits(below, task->kind);
        placed &= below->kind != ECL_TASK_TURN || action_fits(below, task->kind) ||
                  task->kind == ECL_TASK_CUBES;
        if (!placed || !seat_fits(s, task, below) || !task_is_sound(s, task, below)) {
            text_fmt(why, "agenda: entry %d cannot stand there so", i + 1);
            return false;
        }
    }
    return true;
}

/* The turn's memory belongs to a turn, or to offers after combat. */
static bool check_turn(const EclState *s, Text *why)
{
    static const EclTurn none;
    const Task *turn = ecl_turn(s);
    bool peace = s->head.agenda[1].kind == ECL_TASK_PEACE;
    if (!turn && !peace && memcmp(&s->turn, &none, sizeof none) != 0)
        return broken(why, "there is no turn to remember things of");
    if (s->turn.offered >> s->head.seats || s->turn.touched & ~s->map)
        return broken(why, "what the turn remembers does not exist");
    bool influence = turn && turn->a == ECL_ACTION_INFLUENCE;
    if (s->turn.touched && !influence)
        return broken(why, "only influence touches sectors (E2-11.6)");
    bool upgrade = turn && turn->a == ECL_ACTION_UPGRADE && ecl_rule(s)->upgrade_at_once;
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        for (int slot = 0; slot < ECL_SLOTS; slot++)
            if (s->turn.returned[ship][slot] >= ECL_PARTS ||
                (s->turn.returned[ship][slot] && !upgrade))
                return broken(why, "a part was returned outside an upgrade (E1-12.13)");
    return true;
}

static bool check_species_task(const EclState *s, Text *why)
{
    const Task *task = &s->head.agenda[0];
    int chosen = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        chosen += s->seat[seat].species != 0;
    if (s->head.tasks != 1 || task->kind != ECL_TASK_SPECIES || task->seat >= s->head.seats ||
        s->seat[task->seat].species || task->a != chosen ||
        !numbers_within(task, ECL_SEATS, 0, 0, 0, 0))
        return broken(why, "agenda: species are chosen before the first round (E2-3.9, E1-2.8)");
    return true;
}

/* Whoever is asked owes an answer to the top task, and there is one. */
static bool check_asked(const EclState *s, Text *why)
{
    const Task *task = agenda_peek(&s->head);
    MoveList list = { .n = 0 };
    if (!s->head.asked)
        return true;
    if (s->head.asked != seat_bit(task->seat) || s->head.sealed || task->kind == ECL_TASK_ROUND)
        return broken(why, "the seat asked is not the one of the top task");
    ecl_list(s, task->seat, &list);
    return list.n > 0 || broken(why, "nothing can be answered to the top task");
}

bool ecl_check_agenda(const EclState *s, Text *why)
{
    if (!s->head.tasks)
        return (s->round && !s->head.asked) || broken(why, "agenda: nothing is left to do");
    if (!s->round)
        return check_species_task(s, why) && check_asked(s, why);
    return check_tasks(s, why) && check_turn(s, why) && check_asked(s, why);
}
