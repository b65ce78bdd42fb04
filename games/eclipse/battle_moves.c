/* The moves of the combat phase: which rule forbids one, and the lists (E2-D20 to E2-D27, E1-D20 to
 * E1-D27). */
#include "games/eclipse/battle_inside.h"
#include "games/eclipse/board.h"
#include "games/eclipse/control.h"
#include "games/eclipse/moves.h"

#define KIND(kind) (1ull << ECL_MOVE_##kind)

static const uint64_t task_kinds[ECL_TASKS] = {
    [ECL_TASK_NEXT] = KIND(ACT),
    [ECL_TASK_ENGAGE] = KIND(ATTACK) | KIND(RETREAT),
    [ECL_TASK_AIM] = KIND(HIT) | KIND(HIT_NPC),
    [ECL_TASK_STALE] = KIND(RETREAT) | KIND(SCUTTLE),
    [ECL_TASK_TILES] = KIND(HOLD) | KIND(SWAP) | KIND(NO_TILE),
    [ECL_TASK_RAID] = KIND(RAID) | KIND(BOMB) | KIND(SPARE),
    [ECL_TASK_CULL] = KIND(CULL),
    [ECL_TASK_OCCUPY] = KIND(CLAIM) | KIND(LEAVE),
};

/* The rule unless what it wants holds. */
static const char *unless(bool holds, const EclState *s, const char *second, const char *first)
{
    return holds ? NULL : ecl_id(s, second, first);
}

static bool may_act(const EclState *s, int type)
{
    int place = 0;
    return ecl_next_types(s, &place) >> type & 1;
}

static const char *forbids_hit(const EclState *s, Move move)
{
    bool npc = move_kind(move) == ECL_MOVE_HIT_NPC;
    int type = npc ? 0 : move_a(move);
    bool fits =
        npc == ecl_is_npc(ecl_side(s, !s->battle.active)) && (!npc || move_a(move) == ecl_guard(s));
    return unless(fits && ecl_is_target(s, type, move_b(move)), s, "E2-15.21", "E1-16.61");
}

static const char *forbids_tile(const EclState *s, int seat, Move move)
{
    int a = move_a(move), b = move_b(move);
    bool room = ecl_may_hold(s, seat);
    switch (move_kind(move)) {
    case ECL_MOVE_HOLD:
        return s->battle.drawn[a] ? unless(room, s, "E2-16.3", "E1-16.45")
                                  : ecl_id(s, "E2-16.3", "E1-16.44");
    case ECL_MOVE_SWAP:
        return unless(s->battle.drawn[a] && s->seat[seat].reputation[b] && !room, s, "E2-16.8",
                      "E1-16.45");
    default:
        return unless(ecl_may_refuse(s, seat), s, "E2-16.4", "E1-16.45");
    }
}

const char *ecl_forbids_battle(const EclState *s, int seat, Move move)
{
    const Task *task = agenda_peek(&s->head);
    int kind = move_kind(move), a = move_a(move);
    if (!(task_kinds[task->kind] >> kind & 1))
        return ecl_asked_by[kind][s->edition];
    switch (kind) {
    case ECL_MOVE_ACT:
        return unless(may_act(s, a), s, "E2-15.1", "E1-16.9");
    case ECL_MOVE_RETREAT:
        return unless(bits_has(ecl_retreats(s, seat, task->a), a), s, "E2-15.11", "E1-16.23");
    case ECL_MOVE_SCUTTLE:
        return unless(ecl_rule(s)->stalemate_destroys, s, "E2-15.17", "E1-16.31");
    case ECL_MOVE_HIT:
    case ECL_MOVE_HIT_NPC:
        return forbids_hit(s, move);
    case ECL_MOVE_HOLD:
    case ECL_MOVE_SWAP:
    case ECL_MOVE_NO_TILE:
        return forbids_tile(s, seat, move);
    case ECL_MOVE_RAID:
        return unless(a == task->a && ecl_may_raid(s, task), s, "E2-17.1", "E1-16.33");
    case ECL_MOVE_BOMB:
        return unless(ecl_may_bomb(s, task), s, "E2-17.4", "E1-16.34");
    case ECL_MOVE_CULL:
        return unless(ecl_cubes_on(s, task->a, a), s, "E2-17.1", "E1-16.33");
    case ECL_MOVE_CLAIM:
        return unless(a == task->a, s, "E2-17.8", "E1-16.51");
    default:
        return NULL;
    }
}

/* ---- lists ---- */

static void add(MoveList *list, EclMove kind, int a, int b)
{
    moves_add(list, move_make(kind, a, b, 0));
}

static void list_targets(const EclState *s, MoveList *list)
{
    int side = ecl_side(s, !s->battle.active);
    bool npc = ecl_is_npc(side);
    for (int type = 0; type < (npc ? 1 : ECL_SHIPS); type++) {
        int most = ecl_fighting_values(s, side, type)->hull + 1;
        for (int damage = 0; ecl_alive(s, side, type) && damage <= most; damage++)
            if (ecl_is_target(s, type, damage))
                add(list, npc ? ECL_MOVE_HIT_NPC : ECL_MOVE_HIT, npc ? ecl_guard(s) : type, damage);
    }
}

static void list_tiles(const EclState *s, int seat, MoveList *list)
{
    bool room = ecl_may_hold(s, seat);
    if (ecl_may_refuse(s, seat))
        add(list, ECL_MOVE_NO_TILE, 0, 0);
    for (int value = 1; value < ECL_VALUES; value++) {
        if (!s->battle.drawn[value])
            continue;
        if (room)
            add(list, ECL_MOVE_HOLD, value, 0);
        for (int drop = 1; drop < ECL_VALUES && !room; drop++)
            if (s->seat[seat].reputation[drop])
                add(list, ECL_MOVE_SWAP, value, drop);
    }
}

static void list_raid(const EclState *s, const Task *raid, MoveList *list)
{
    add(list, ECL_MOVE_SPARE, 0, 0);
    if (ecl_may_raid(s, raid))
        add(list, ECL_MOVE_RAID, raid->a, 0);
    if (ecl_may_bomb(s, raid))
        add(list, ECL_MOVE_BOMB, 0, 0);
}

static void list_retreats(const EclState *s, const Task *task, MoveList *list)
{
    EclSectorSet left = ecl_retreats(s, task->seat, task->a);
    for (; left; left = bits_without_first(left))
        add(list, ECL_MOVE_RETREAT, bits_first(left), 0);
}

static void list_types(const EclState *s, MoveList *list)
{
    int place = 0;
    for (int types = ecl_next_types(s, &place), type = 0; type < ECL_SHIPS; type++)
        if (types >> type & 1)
            add(list, ECL_MOVE_ACT, type, 0);
}

void ecl_list_battle(const EclState *s, int seat, MoveList *list)
{
    const Task *task = agenda_peek(&s->head);
    switch (task->kind) {
    case ECL_TASK_NEXT:
        list_types(s, list);
        break;
    case ECL_TASK_ENGAGE:
        add(list, ECL_MOVE_ATTACK, 0, 0);
        list_retreats(s, task, list);
        break;
    case ECL_TASK_AIM:
        list_targets(s, list);
        break;
    case ECL_TASK_STALE:
        if (ecl_rule(s)->stalemate_destroys)
            add(list, ECL_MOVE_SCUTTLE, 0, 0);
        list_retreats(s, task, list);
        break;
    case ECL_TASK_TILES:
        list_tiles(s, seat, list);
        break;
    case ECL_TASK_RAID:
        list_raid(s, task, list);
        break;
    case ECL_TASK_CULL:
        for (int square = 0; square <= ECL_SQUARE_ORBITAL; square++)
            if (ecl_cubes_on(s, task->a, square))
                add(list, ECL_MOVE_CULL, square, 0);
        break;
    default: /* OCCUPY */
        add(list, ECL_MOVE_CLAIM, task->a, 0);
        add(list, ECL_MOVE_LEAVE, 0, 0);
    }
}
