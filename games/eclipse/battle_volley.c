/* One attack: all dice of a type are rolled together, what can hit nothing is dropped, each die goes to
 * one ship that it hits, and the damage counts when all are assigned (E2-15.5 to E2-15.8, E2-15.18 to
 * E2-15.22; E1-16.10 to E1-16.18, E1-16.61).
 * Task AIM: seat; a: the damage of the die, or of a point of it, b: its face; both are kept up to date
 * for whoever is asked. */
#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/map.h"

enum { FACES = 6, VOLLEYS_TOLD = 200 /* of one move: a long fight is told in less detail */ };

static int enemy(const EclState *s)
{
    return ecl_side(s, !s->battle.active);
}

static int target_types(const EclState *s)
{
    return ecl_is_npc(enemy(s)) ? 1 : ECL_SHIPS;
}

/* Whether a face hits ships of the type that is shot at. */
static bool face_hits(const EclState *s, int face, int type)
{
    const EclValues *shooter =
        ecl_fighting_values(s, ecl_side(s, s->battle.active), s->battle.type);
    return ecl_hits(face, shooter->computer, ecl_fighting_values(s, enemy(s), type)->shield);
}

bool ecl_face_hits_anything(const EclState *s, int face)
{
    for (int type = 0; type < target_types(s); type++)
        if (ecl_alive(s, enemy(s), type) && face_hits(s, face, type))
            return true;
    return false;
}

/* ---- rolling ---- */

/* Rolls so many dice of a kind; how many of them hit something. */
static int roll(EclState *s, int die, int n)
{
    int hits = 0;
    for (int i = 0; i < n; i++) {
        int face = 1 + rng_below(&s->head.rng, FACES);
        if (!ecl_face_hits_anything(s, face))
            continue;
        s->battle.dice[die][face]++;
        hits++;
    }
    return hits;
}

static void tell_volley(const EclState *s, int dice, int hits, EventList *events)
{
    int side = ecl_side(s, s->battle.active);
    if (!events || events->n >= VOLLEYS_TOLD)
        return;
    if (ecl_is_npc(side))
        event_add(events, (Event){ .kind = ECL_EVENT_VOLLEY_NPC,
                                   .seat = EVENT_NO_SEAT,
                                   .value = { ecl_guard(s), dice, hits } });
    else
        event_add(events, (Event){ .kind = ECL_EVENT_VOLLEY,
                                   .seat = (int8_t)side,
                                   .value = { s->battle.type, dice, hits } });
}

/* ---- damage ---- */

int ecl_marked(const EclState *s, int side, int number)
{
    return s->battle.damage[side][number] + s->battle.target[number];
}

/* Assigns damage to a ship; what is beyond its end is lost (E2-15.8). */
static void mark(EclState *s, int side, int type, int number, int damage)
{
    int most = ecl_fighting_values(s, side, type)->hull + 1 - s->battle.damage[side][number];
    int sum = s->battle.target[number] + damage;
    s->battle.target[number] = (uint8_t)(sum < most ? sum : most);
}

/* Ships of a type in descending order of damage, so that equal fleets are equal bytes. */
static void sort_damage(uint8_t *damage, int n)
{
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && damage[k] > damage[k - 1]; k--) {
            uint8_t other = damage[k];
            damage[k] = damage[k - 1];
            damage[k - 1] = other;
        }
}

/* E2-15.22, E1-16.61: what was assigned counts, and who has more damage than hull is destroyed. */
static void settle(EclState *s, EventList *events)
{
    EclBattle *battle = &s->battle;
    int side = enemy(s), by = ecl_side(s, battle->active);
    for (int type = 0; type < target_types(s); type++) {
        int first = ecl_is_npc(side) ? 0 : ecl_first_ship(type), n = ecl_alive(s, side, type);
        int most = ecl_fighting_values(s, side, type)->hull;
        uint8_t *damage = &battle->damage[side][first];
        for (int i = 0; i < n; i++)
            damage[i] = (uint8_t)ecl_marked(s, side, first + i);
        sort_damage(damage, n);
        while (ecl_alive(s, side, type) && damage[0] > most)
            ecl_destroy(s, side, type, first, by, events);
    }
    memset(battle->target, 0, sizeof battle->target);
    memset(battle->dice, 0, sizeof battle->dice);
    battle->type = battle->points = 0;
}

/* ---- dice of neutral ships (E2-15.19, E1-16.17) ---- */

typedef struct Ship {
    uint8_t type, number;
} Ship;

/* The ships by size, inside a type the one that needs least damage first. */
static int by_size(const EclState *s, Ship list[ECL_FLEET])
{
    int n = 0, side = enemy(s);
    for (int size = ECL_SHIPS; size > 0; size--)
        for (int type = 0; type < ECL_SHIPS; type++)
            for (int i = 0; ecl_ship_size[type] == size && i < ecl_alive(s, side, type); i++)
                list[n++] = (Ship){ (uint8_t)type, (uint8_t)(ecl_first_ship(type) + i) };
    return n;
}

/* Gives a ship some of the dice that hit it, the lowest faces first. */
static void give(EclState *s, int die, Ship ship, int count)
{
    for (int face = 2; face <= FACES && count > 0; face++)
        while (count > 0 && s->battle.dice[die][face] && face_hits(s, face, ship.type)) {
            s->battle.dice[die][face]--;
            mark(s, enemy(s), ship.type, ship.number, ecl_die_damage[die]);
            count--;
        }
}

static int dice_that_hit(const EclState *s, int die, int type)
{
    int n = 0;
    for (int face = 2; face <= FACES; face++)
        n += face_hits(s, face, type) ? s->battle.dice[die][face] : 0;
    return n;
}

static int needed(const EclState *s, Ship ship)
{
    int side = enemy(s);
    return ecl_fighting_values(s, side, ship.type)->hull + 1 - ecl_marked(s, side, ship.number);
}

static void assign_colour(EclState *s, int die, const Ship list[ECL_FLEET], int n)
{
    for (int i = 0; i < n; i++) {
        int damage = ecl_die_damage[die], count = (needed(s, list[i]) + damage - 1) / damage;
        if (count && dice_that_hit(s, die, list[i].type) >= count)
            give(s, die, list[i], count);
    }
    for (int i = 0; i < n; i++) /* what is left goes to the first that it hits and that lives */
        if (needed(s, list[i]) > 0)
            give(s, die, list[i], dice_that_hit(s, die, list[i].type));
}

static void assign_for_npc(EclState *s)
{
    Ship list[ECL_FLEET];
    int n = by_size(s, list);
    for (int die = 0; die < ECL_DICE; die++)
        assign_colour(s, die, list, n);
}

/* ---- dice of a player (E2-D22) ---- */

void ecl_next_die(const EclState *s, int *die, int *face)
{
    for (*die = ECL_DICE - 1; *die >= 0; --*die)
        for (*face = FACES; *face > 0; --*face)
            if (s->battle.dice[*die][*face])
                return;
}

/* E2-7.19: red cannon dice are given point by point. */
static bool is_split(const EclState *s, int die)
{
    return die == ECL_RED && s->battle.round &&
           ecl_has(s, ecl_side(s, s->battle.active), ECL_TECH(ANTIMATTER_SPLITTER));
}

bool ecl_die_is_split(const EclState *s)
{
    int die, face;
    ecl_next_die(s, &die, &face);
    return is_split(s, die);
}

bool ecl_is_target(const EclState *s, int type, int damage)
{
    int die, face, side = enemy(s);
    if (type >= target_types(s))
        return false;
    ecl_next_die(s, &die, &face);
    if (!face_hits(s, face, type))
        return false;
    int first = ecl_is_npc(side) ? 0 : ecl_first_ship(type);
    for (int i = 0; i < ecl_alive(s, side, type); i++)
        if (ecl_marked(s, side, first + i) == damage)
            return true;
    return false;
}

void ecl_play_hit(EclState *s, int type, int damage, EventList *events)
{
    EclBattle *battle = &s->battle;
    int die, face, side = enemy(s), number = ecl_is_npc(side) ? 0 : ecl_first_ship(type);
    (void)events;
    ecl_next_die(s, &die, &face);
    while (ecl_marked(s, side, number) != damage)
        number++;
    if (!is_split(s, die)) {
        mark(s, side, type, number, ecl_die_damage[die]);
        battle->dice[die][face]--;
        return;
    }
    mark(s, side, type, number, 1);
    battle->points = (uint8_t)(battle->points ? battle->points - 1 : ecl_die_damage[die] - 1);
    if (!battle->points)
        battle->dice[die][face]--;
}

/* Asks for the next die; where it can go to ships of one kind alone it goes there. */
void ecl_run_aim(EclState *s, EventList *events)
{
    Task *task = agenda_top(&s->head);
    int die, face;
    ecl_next_die(s, &die, &face);
    if (die < 0) {
        agenda_pop(&s->head);
        settle(s, events);
        return;
    }
    task->a = is_split(s, die) ? 1 : ecl_die_damage[die];
    task->b = (uint8_t)face;
    MoveList list;
    list.n = 0;
    ecl_list_battle(s, task->seat, &list);
    if (list.n > 1)
        agenda_ask(&s->head, task->seat);
    else
        ecl_play_hit(s, move_kind(list.move[0]) == ECL_MOVE_HIT ? move_a(list.move[0]) : 0,
                     move_b(list.move[0]), events);
}

void ecl_volley(EclState *s, int place, int type, bool missiles, EventList *events)
{
    int side = ecl_side(s, place), ships = ecl_alive(s, side, type), dice = 0, hits = 0;
    const EclValues *values = ecl_fighting_values(s, side, type);
    const uint8_t *each = missiles ? values->missile : values->cannon;
    s->battle.active = (uint8_t)place;
    s->battle.type = (uint8_t)type;
    for (int die = 0; die < ECL_DICE; die++) {
        dice += ships * each[die];
        hits += roll(s, die, ships * each[die]);
    }
    if (dice)
        tell_volley(s, dice, hits, events);
    if (hits && !ecl_is_npc(side)) {
        agenda_push(&s->head, (Task){ .kind = ECL_TASK_AIM, .seat = (uint8_t)side });
        return;
    }
    if (hits)
        assign_for_npc(s);
    settle(s, events);
}
