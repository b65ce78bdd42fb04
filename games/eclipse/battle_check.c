/* The combat phase leaves nothing behind: outside it all its bytes are zero. Inside it holds what the
 * tasks on the agenda say. */
#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/board.h"
#include "games/eclipse/check.h"
#include "games/eclipse/control.h"
#include "games/eclipse/map.h"

static bool broken(Text *why, const char *what)
{
    text_put(why, what);
    return false;
}

static bool all_zero(const void *bytes, size_t n)
{
    const uint8_t *at = bytes;
    for (size_t i = 0; i < n; i++)
        if (at[i])
            return false;
    return true;
}

/* ---- the sector fought over ---- */

/* The seats of the order, each once, then nothing. */
static bool order_is_sound(const EclState *s)
{
    const EclBattle *battle = &s->battle;
    SeatSet seen = 0;
    for (int i = 0; i < ECL_SEATS; i++) {
        int seat = battle->order[i] - 1;
        if (seat < 0) {
            if (!all_zero(&battle->order[i], (size_t)(ECL_SEATS - i)))
                return false;
            break;
        }
        if (seat >= s->head.seats || s->seat[seat].out || bits_has(seen, seat))
            return false;
        seen |= seat_bit(seat);
    }
    for (int seat = 0; seat < s->head.seats; seat++)
        if (ecl_ships_of(s, battle->sector, seat) && !bits_has(seen, seat))
            return false;
    SeatSet named = battle->fought | battle->earned | battle->penalty;
    for (int seat = 0; seat < ECL_SEATS; seat++)
        if (battle->kills[seat] && !bits_has(battle->fought, seat))
            return false;
    return !(named & ~seen) && !((battle->earned | battle->penalty) & ~battle->fought);
}

/* Damage lies on living ships, in descending order, and destroys none of them. */
static bool damage_is_sound(const EclState *s, int side)
{
    const uint8_t *damage = s->battle.damage[side];
    uint8_t known[ECL_FLEET] = { 0 };
    for (int type = 0; type < (ecl_is_npc(side) ? 1 : ECL_SHIPS); type++) {
        int first = ecl_is_npc(side) ? 0 : ecl_first_ship(type), n = ecl_alive(s, side, type);
        int most = n ? ecl_fighting_values(s, side, type)->hull : 0;
        for (int i = 0; i < n; i++) {
            known[first + i] = 1;
            if (damage[first + i] > most)
                return false;
            most = damage[first + i];
        }
    }
    for (int i = 0; i < ECL_FLEET; i++)
        if (damage[i] && !known[i])
            return false;
    return true;
}

static bool check_sector(const EclState *s, Text *why)
{
    const EclBattle *battle = &s->battle;
    if (battle->sector ? !ecl_is_on_map(s, battle->sector)
                       : !all_zero(battle->damage, sizeof battle->damage) ||
                             !all_zero(battle->held, sizeof battle->held) ||
                             !all_zero(battle->kills, sizeof battle->kills) ||
                             !all_zero(battle->order, sizeof battle->order))
        return broken(why, "battle: no such sector, or what belongs to none");
    if ((battle->sectors | battle->visits) & ~s->map)
        return broken(why, "battle: sectors that are not on the map");
    for (int seat = s->head.seats; seat < ECL_SEATS; seat++)
        if (!all_zero(battle->held[seat], sizeof battle->held[seat]))
            return broken(why, "battle: ships of a seat that nobody has");
    if (!order_is_sound(s))
        return broken(why, "battle: the seats that fight are not those of the sector");
    for (int side = 0; side < ECL_SIDES && battle->sector; side++)
        if (side < s->head.seats || ecl_is_npc(side) ? !damage_is_sound(s, side)
                                                     : !all_zero(battle->damage[side], ECL_FLEET))
            return broken(why, "battle: damage where no ship bears it");
    return true;
}

/* ---- a battle of two ---- */

static bool retreats_are_sound(const EclState *s, int place)
{
    const EclBattle *battle = &s->battle;
    int side = ecl_side(s, place);
    if (battle->fresh[place] >> ECL_SHIPS || battle->acted[place] >> ECL_SHIPS)
        return false;
    for (int type = 0; type < ECL_SHIPS; type++) {
        int to = battle->retreat[place][type];
        bool declared = battle->fresh[place] >> type & 1;
        if (to ? ecl_is_npc(side) || !battle->round || !ecl_is_on_map(s, to) ||
                     !bits_has(ecl_retreats(s, side, type), to)
               : declared)
            return false;
        if (declared && !(battle->acted[place] >> type & 1))
            return false;
    }
    return true;
}

static bool sides_are_sound(const EclState *s)
{
    const EclBattle *battle = &s->battle;
    bool npc = ecl_is_npc(battle->defender);
    if (battle->attacker >= s->head.seats || battle->active > 1 ||
        battle->attacker == battle->defender || (!npc && battle->defender >= s->head.seats))
        return false;
    if (!bits_has(battle->fought, battle->attacker) ||
        (!npc && !bits_has(battle->fought, battle->defender)))
        return false;
    return ecl_ships_of(s, battle->sector, battle->attacker) &&
           (npc ? ecl_npc_enemies(s, battle->sector, battle->attacker)
                : ecl_ships_of(s, battle->sector, battle->defender));
}

/* The dice that are left all hit something, and nothing is assigned beyond a ship's end. */
static bool aim_is_sound(const EclState *s, const Task *aim)
{
    const EclBattle *battle = &s->battle;
    int enemy = ecl_side(s, !battle->active), own = ecl_side(s, battle->active), dice = 0;
    if (ecl_is_npc(own) || aim->seat != own || battle->type >= ECL_SHIPS ||
        !ecl_alive(s, own, battle->type))
        return false;
    for (int type = 0; type < (ecl_is_npc(enemy) ? 1 : ECL_SHIPS); type++) {
        int first = ecl_is_npc(enemy) ? 0 : ecl_first_ship(type), n = ecl_alive(s, enemy, type);
        int most = ecl_fighting_values(s, enemy, type)->hull + 1;
        int room = ecl_is_npc(enemy) ? ECL_FLEET : ecl_ship_count[type];
        for (int i = 0; i < room; i++)
            if (i < n ? ecl_marked(s, enemy, first + i) > most : battle->target[first + i])
                return false;
    }
    for (int die = 0; die < ECL_DICE; die++)
        for (int face = 0; face < ECL_DIE_FACES; face++) {
            dice += battle->dice[die][face];
            if (battle->dice[die][face] && !ecl_face_hits_anything(s, face))
                return false;
        }
    return dice && battle->points < ecl_die_damage[ECL_RED] &&
           (!battle->points || ecl_die_is_split(s));
}

static bool check_duel(const EclState *s, const Task *above, Text *why)
{
    const EclBattle *battle = &s->battle;
    int place = 0;
    bool sound = sides_are_sound(s) && retreats_are_sound(s, 0) && retreats_are_sound(s, 1);
    if (!sound)
        return broken(why, "battle: its sides or their retreats cannot be");
    bool aims = above->kind == ECL_TASK_AIM;
    if (!aims && (battle->type || battle->points || !all_zero(battle->dice, sizeof battle->dice) ||
                  !all_zero(battle->target, sizeof battle->target)))
        return broken(why, "battle: dice that nobody assigns");
    switch (above->kind) {
    case ECL_TASK_NEXT:
        sound = bits_count((uint64_t)ecl_next_types(s, &place)) > 1 && above->a == place &&
                above->seat == ecl_side(s, place);
        break;
    case ECL_TASK_ENGAGE:
        sound = above->seat == ecl_side(s, battle->active) && above->a < ECL_SHIPS &&
                battle->round && !battle->retreat[battle->active][above->a] &&
                ecl_alive(s, above->seat, above->a) && ecl_retreats(s, above->seat, above->a) &&
                battle->acted[battle->active] >> above->a & 1;
        break;
    case ECL_TASK_AIM:
        sound = aim_is_sound(s, above);
        break;
    case ECL_TASK_STALE:
        sound = above->seat == battle->attacker && above->a <= ECL_SHIPS && battle->round &&
                !ecl_is_npc(battle->defender);
        break;
    default:
        break;
    }
    return sound || broken(why, "battle: the question does not fit it");
}

/* ---- after the battles ---- */

static bool tiles_are_sound(const EclState *s, const Task *task, const Task *combat)
{
    const uint8_t *drawn = s->battle.drawn;
    int sum = drawn[1] + drawn[2] + drawn[3] + drawn[4];
    if (task->kind != ECL_TASK_TILES)
        return !sum && !drawn[0];
    return combat->b && s->battle.order[combat->b - 1] == task->seat + 1 && sum == drawn[0] &&
           sum && sum <= ECL_REPUTATION_MOST;
}

static bool raid_is_sound(const EclState *s, const Task *task)
{
    if (!ecl_is_on_map(s, task->a) || !ecl_controller_is_raided(s, task))
        return false;
    if (task->kind == ECL_TASK_CULL)
        return task->b < ECL_CUBES;
    return ecl_cubes_in(s, task->a) && (ecl_may_bomb(s, task) || ecl_may_raid(s, task)) &&
           !ecl_is(s, ecl_controller(s, task->a), ECL_POP_AUTO_KILLED);
}

static bool occupy_is_sound(const EclState *s, const Task *task)
{
    return ecl_is_on_map(s, task->a) && !s->hex[task->a].disc &&
           s->hex[task->a].entry[0] == task->seat + 1 && s->seat[task->seat].discs &&
           !ecl_enemies(s, task->a, task->seat);
}

/* Which questions a step asks. */
static bool fits_stage(const EclState *s, const Task *task, int stage)
{
    bool in_turn = ecl_rule(s)->attack_in_turn;
    switch (task->kind) {
    case ECL_TASK_DUEL:
        return stage == ECL_STAGE_FIGHT;
    case ECL_TASK_TILES:
        return stage == ECL_STAGE_DRAW;
    case ECL_TASK_RAID:
    case ECL_TASK_CULL:
        return stage == (in_turn ? ECL_STAGE_DRAW : ECL_STAGE_RAIDS) && raid_is_sound(s, task);
    case ECL_TASK_OCCUPY:
        return stage == ECL_STAGE_OCCUPY && occupy_is_sound(s, task);
    case ECL_TASK_NEXT:
    case ECL_TASK_ENGAGE:
    case ECL_TASK_AIM:
    case ECL_TASK_STALE:
    case ECL_TASK_COMBAT:
        return false; /* they stand on DUEL, and the phase on the round */
    default:
        return true;
    }
}

static bool numbers_are_sound(const EclState *s)
{
    for (int i = 2; i < s->head.tasks; i++) {
        const Task *task = &s->head.agenda[i];
        if (!ecl_is_battle_task(task->kind))
            continue;
        bool on_duel = s->head.agenda[2].kind == ECL_TASK_DUEL && task->kind >= ECL_TASK_NEXT &&
                       task->kind <= ECL_TASK_STALE;
        if (i != (on_duel ? 3 : 2))
            return false;
        bool uses_a = task->kind != ECL_TASK_DUEL && task->kind != ECL_TASK_TILES;
        bool uses_b = task->kind == ECL_TASK_AIM || task->kind == ECL_TASK_CULL;
        if (task->kind == ECL_TASK_DUEL ? task->seat != 0
                                        : task->seat >= s->head.seats || s->seat[task->seat].out)
            return false;
        if ((task->a && !uses_a) || (task->b && !uses_b) || task->c || task->d || task->e ||
            task->f)
            return false;
    }
    return true;
}

bool ecl_check_battle(const EclState *s, Text *why)
{
    static const EclBattle none;
    const Task *combat = &s->head.agenda[1], *above = combat + 1, *top = combat + 2;
    if (combat->kind != ECL_TASK_COMBAT)
        return memcmp(&s->battle, &none, sizeof none) == 0 || broken(why, "there is no battle now");
    bool in_sector = combat->a >= ECL_STAGE_FIGHT && combat->a <= ECL_STAGE_DRAW;
    if (combat->a > ECL_STAGES || combat->b > ECL_SEATS || in_sector != (s->battle.sector != 0) ||
        (combat->b && combat->a != ECL_STAGE_DRAW))
        return broken(why, "combat: no such step");
    if (!numbers_are_sound(s) || !fits_stage(s, above, combat->a))
        return broken(why, "combat: the question does not belong to this step");
    if (!check_sector(s, why))
        return false;
    if (!tiles_are_sound(s, above, combat))
        return broken(why, "combat: reputation tiles that nobody drew");
    if (above->kind == ECL_TASK_DUEL)
        return check_duel(s, top, why);
    const EclBattle *b = &s->battle;
    if (b->attacker || b->defender || b->round || b->active || b->type || b->points ||
        !all_zero(b->retreat, sizeof b->retreat) || !all_zero(b->fresh, sizeof b->fresh) ||
        !all_zero(b->acted, sizeof b->acted) || !all_zero(b->dice, sizeof b->dice) ||
        !all_zero(b->target, sizeof b->target))
        return broken(why, "combat: two sides without a battle");
    return true;
}
