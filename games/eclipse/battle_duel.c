/* One battle of two sides: missiles, then rounds in which every type acts once by its initiative;
 * retreat, stalemate, the end (E2-15, E1-16b to E1-16d).
 * Task NEXT: seat; a: the place. Task ENGAGE: seat; a: the type. Task STALE: seat; a: the type. */
#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/map.h"

enum { ROUND_MOST = 255 };

static bool is_beaten(const EclState *s, int place)
{
    int side = ecl_side(s, place);
    return ecl_is_npc(side) ? !s->hex[s->battle.sector].npcs
                            : !ecl_ships_of(s, s->battle.sector, side);
}

static int most_types(int side)
{
    return ecl_is_npc(side) ? 1 : ECL_SHIPS;
}

/* E2-14.9, E1-16.63: each battle begins afresh; only damage stays. */
void ecl_begin_duel(EclState *s, int attacker, int defender, EventList *events)
{
    EclBattle *battle = &s->battle;
    battle->attacker = (uint8_t)attacker;
    battle->defender = (uint8_t)defender;
    battle->round = 0;
    memset(battle->acted, 0, sizeof battle->acted);
    memset(battle->fresh, 0, sizeof battle->fresh);
    memset(battle->retreat, 0, sizeof battle->retreat);
    battle->fought |= seat_bit(attacker);
    if (!ecl_is_npc(defender))
        battle->fought |= seat_bit(defender);
    if (ecl_rule(s)->penalty_by_try)
        battle->penalty = 0;
    event_add(
        events,
        (Event){ .kind = ecl_is_npc(defender) ? ECL_EVENT_BATTLE_NPC : ECL_EVENT_BATTLE,
                 .seat = (int8_t)attacker,
                 .value = { ecl_is_npc(defender) ? ecl_guard(s) : defender, battle->sector } });
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_DUEL });
}

/* ---- who acts next ---- */

/* Whether a type has still to act in this round, or in the missile step. */
static bool is_to_act(const EclState *s, int place, int type)
{
    int side = ecl_side(s, place);
    if (s->battle.acted[place] >> type & 1 || !ecl_alive(s, side, type))
        return false;
    return s->battle.round || ecl_dice_in(ecl_fighting_values(s, side, type)->missile);
}

/* The highest initiative acts; of equals the defender's (E2-15.1, E1-16.9, E1-16.62). */
int ecl_next_types(const EclState *s, int *place)
{
    int types = 0, best = -1;
    for (int p = 1; p >= 0; p--) {
        int side = ecl_side(s, p);
        for (int type = 0; type < most_types(side); type++) {
            int initiative = ecl_fighting_values(s, side, type)->initiative;
            if (!is_to_act(s, p, type) || initiative < best || (initiative == best && *place != p))
                continue;
            types = (initiative > best ? 0 : types) | 1 << type;
            best = initiative;
            *place = p;
        }
    }
    return types;
}

/* ---- retreat ---- */

EclSectorSet ecl_retreats(const EclState *s, int seat, int type)
{
    EclSectorSet found = 0;
    if (type == ECL_STARBASE)
        return 0;
    EclSectorSet near = ecl_reach(s, seat, s->battle.sector) & s->seat[seat].sectors;
    for (; near; near = bits_without_first(near))
        if (!ecl_enemies(s, bits_first(near), seat))
            found |= ecl_bit(bits_first(near));
    return found;
}

/* All ships of a type go where they were to retreat to, and are out of this battle. */
static void withdraw(EclState *s, int place, int type, EventList *events)
{
    EclBattle *battle = &s->battle;
    int seat = ecl_side(s, place), to = battle->retreat[place][type];
    int n = ecl_alive(s, seat, type);
    for (int i = 0; i < n; i++)
        ecl_move_ship(s, seat, type, battle->sector, to);
    memset(&battle->damage[seat][ecl_first_ship(type)], 0, ecl_ship_count[type]);
    battle->retreat[place][type] = ECL_NO_SECTOR;
    if (!ecl_rule(s)->penalty_by_try)
        battle->penalty |= seat_bit(seat);
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_WITHDRAW, .seat = (int8_t)seat, .value = { type, to, n } });
}

/* E2-16.6: whether no ship of the side is alive and not retreating. */
static bool all_retreat(const EclState *s, int place)
{
    for (int type = 0; type < ECL_SHIPS; type++)
        if (ecl_alive(s, ecl_side(s, place), type) && !s->battle.retreat[place][type])
            return false;
    return true;
}

void ecl_play_retreat(EclState *s, int sector, EventList *events)
{
    EclBattle *battle = &s->battle;
    int type = agenda_top(&s->head)->a, place = battle->active, seat = ecl_side(s, place);
    agenda_pop(&s->head);
    battle->retreat[place][type] = (uint8_t)sector;
    battle->fresh[place] = (uint8_t)(battle->fresh[place] | 1 << type);
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_TURN_BACK, .seat = (int8_t)seat, .value = { type, sector } });
    if (ecl_rule(s)->penalty_by_try && all_retreat(s, place))
        battle->penalty |= seat_bit(seat);
}

/* ---- acting ---- */

void ecl_play_attack(EclState *s, EventList *events)
{
    int type = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    ecl_volley(s, s->battle.active, type, false, events);
}

static void act(EclState *s, int place, int type, EventList *events)
{
    EclBattle *battle = &s->battle;
    int side = ecl_side(s, place);
    battle->acted[place] = (uint8_t)(battle->acted[place] | 1 << type);
    battle->active = (uint8_t)place;
    if (!ecl_is_npc(side) && battle->retreat[place][type])
        withdraw(s, place, type, events);
    else if (!battle->round)
        ecl_volley(s, place, type, true, events);
    else if (!ecl_is_npc(side) && ecl_retreats(s, side, type))
        agenda_push(&s->head,
                    (Task){ .kind = ECL_TASK_ENGAGE, .seat = (uint8_t)side, .a = (uint8_t)type });
    else
        ecl_volley(s, place, type, false, events);
}

void ecl_play_act(EclState *s, int type, EventList *events)
{
    int place = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    act(s, place, type, events);
}

/* ---- the end ---- */

/* E2-15.13, E1-16.28: retreats begun in an earlier round are completed, others are void. */
static void end_duel(EclState *s, EventList *events)
{
    EclBattle *battle = &s->battle;
    for (int place = 0; place < 2; place++) {
        int side = ecl_side(s, place);
        if (ecl_is_npc(side))
            continue;
        for (int type = 0; type < ECL_SHIPS; type++)
            if (battle->retreat[place][type] && !(battle->fresh[place] >> type & 1) &&
                ecl_alive(s, side, type))
                withdraw(s, place, type, events);
        if (!bits_has(battle->penalty, side))
            battle->earned |= seat_bit(side);
    }
    memset(battle->retreat, 0, sizeof battle->retreat);
    memset(battle->fresh, 0, sizeof battle->fresh);
    memset(battle->acted, 0, sizeof battle->acted);
    battle->attacker = battle->defender = battle->round = battle->active = 0;
    agenda_pop(&s->head);
}

static bool has_cannon(const EclState *s, int place)
{
    int side = ecl_side(s, place);
    for (int type = 0; type < most_types(side); type++)
        if (ecl_alive(s, side, type) && ecl_dice_in(ecl_fighting_values(s, side, type)->cannon))
            return true;
    return false;
}

static void begin_round(EclState *s, EventList *events)
{
    EclBattle *battle = &s->battle;
    battle->round = (uint8_t)(battle->round == ROUND_MOST ? ROUND_MOST : battle->round + 1);
    memset(battle->acted, 0, sizeof battle->acted);
    memset(battle->fresh, 0, sizeof battle->fresh);
    if (has_cannon(s, 0) || has_cannon(s, 1))
        return;
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_STALEMATE, .seat = EVENT_NO_SEAT, .value = { battle->sector } });
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_STALE, .seat = battle->attacker });
}

void ecl_run_duel(EclState *s, EventList *events)
{
    int place = 0;
    if (is_beaten(s, 0) || is_beaten(s, 1)) {
        end_duel(s, events);
        return;
    }
    int types = ecl_next_types(s, &place);
    if (!types)
        begin_round(s, events);
    else if (bits_count((uint64_t)types) == 1)
        act(s, place, bits_first((uint64_t)types), events);
    else
        agenda_push(&s->head, (Task){ .kind = ECL_TASK_NEXT,
                                      .seat = (uint8_t)ecl_side(s, place),
                                      .a = (uint8_t)place });
}

/* ---- stalemate (E2-15.17, E2-15.24; E1-16.30, E1-16.31) ---- */

/* The attacker's types one after the other; what was to retreat already does so. */
void ecl_run_stale(EclState *s, EventList *events)
{
    Task *task = agenda_top(&s->head);
    while (task->a < ECL_SHIPS && !ecl_alive(s, task->seat, task->a))
        task->a++;
    if (task->a == ECL_SHIPS) {
        agenda_pop(&s->head);
        return;
    }
    EclSectorSet to = ecl_retreats(s, task->seat, task->a);
    bool may_choose = bits_count(to) > 1 || (to && ecl_rule(s)->stalemate_destroys);
    if (s->battle.retreat[0][task->a])
        ecl_play_stale(s, s->battle.retreat[0][task->a], events);
    else if (may_choose)
        agenda_ask(&s->head, task->seat);
    else
        ecl_play_stale(s, to ? bits_first(to) : ECL_NO_SECTOR, events);
}

void ecl_play_stale(EclState *s, int sector, EventList *events)
{
    Task *task = agenda_top(&s->head);
    int seat = task->seat, type = task->a++;
    s->battle.retreat[0][type] = (uint8_t)sector;
    if (sector) {
        withdraw(s, 0, type, events);
        s->battle.penalty |= seat_bit(seat);
        return;
    }
    bool retreated = bits_has(s->battle.penalty, seat); /* by an earlier type of this stalemate */
    while (ecl_alive(s, seat, type))
        ecl_destroy(s, seat, type, ecl_first_ship(type), s->battle.defender, events);
    if (retreated)
        s->battle.penalty |= seat_bit(seat);
}

/* ---- destruction ---- */

static void forget_damage(EclBattle *battle, int side, int first, int count, int number)
{
    uint8_t *damage = battle->damage[side];
    memmove(&damage[number], &damage[number + 1], (size_t)(first + count - number - 1));
    damage[first + count - 1] = 0;
}

void ecl_destroy(EclState *s, int side, int type, int number, int by, EventList *events)
{
    EclBattle *battle = &s->battle;
    int sector = battle->sector, tiles;
    if (ecl_is_npc(side)) {
        tiles = ecl_npcs[s->edition][ecl_guard(s)][s->variant[ecl_guard(s)]].tiles;
        forget_damage(battle, side, 0, ECL_FLEET, number);
        s->hex[sector].npcs--;
        event_add(events, (Event){ .kind = ECL_EVENT_DESTROY_NPC,
                                   .seat = (int8_t)by,
                                   .value = { ecl_guard(s), sector } });
    } else {
        tiles = ecl_ship_tiles[type];
        forget_damage(battle, side, ecl_first_ship(type), ecl_ship_count[type], number);
        ecl_remove_ship(s, side, sector, type);
        s->seat[side].supply[type]--;
        battle->held[side][type]++;
        if (!ecl_rule(s)->penalty_by_try)
            battle->penalty &= (SeatSet)~seat_bit(side); /* not by retreat (E1-16.43) */
        event_add(
            events,
            (Event){ .kind = ECL_EVENT_DESTROY, .seat = (int8_t)side, .value = { type, sector } });
    }
    if (!ecl_is_npc(by))
        battle->kills[by] = (uint8_t)(battle->kills[by] + tiles);
}
