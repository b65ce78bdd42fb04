/* After the battles: reputation tiles, attacks on population, discs, discovery tiles (E2-16, E2-17;
 * E1-16e to E1-16g).
 * Task TILES: seat. Task RAID: seat; a: the sector. Task CULL: seat; a: the sector, b: the points of damage
 * left. Task OCCUPY: seat; a: the sector. */
#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/board.h"
#include "games/eclipse/control.h"
#include "games/eclipse/discovery.h"
#include "games/eclipse/map.h"

enum { FACES = 6 };

/* ---- reputation ---- */

/* The tile for taking part: per battle by the 2nd edition, per sector by the 1st (E2-16.5, E1-16.43). */
static bool takes_part(const EclState *s, int seat)
{
    if (ecl_rule(s)->penalty_by_try)
        return bits_has(s->battle.earned, seat);
    return ecl_ships_of(s, s->battle.sector, seat) || !bits_has(s->battle.penalty, seat);
}

void ecl_draw_tiles(EclState *s, int seat, EventList *events)
{
    uint8_t *drawn = s->battle.drawn;
    int n = takes_part(s, seat) + s->battle.kills[seat];
    n = n < ECL_REPUTATION_MOST ? n : ECL_REPUTATION_MOST;
    n = n < s->reputation[0] ? n : s->reputation[0];
    if (!n)
        return;
    for (; drawn[0] < n; drawn[0]++)
        drawn[ecl_draw_reputation(s)]++;
    event_add(events, (Event){ .kind = ECL_EVENT_TILES, .seat = (int8_t)seat, .value = { n } });
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_TILES, .seat = (uint8_t)seat });
}

bool ecl_may_hold(const EclState *s, int seat)
{
    const EclSeat *p = &s->seat[seat];
    return ecl_has_room(s, seat, bits_count(p->partners), p->reputation[0] + 1);
}

/* With room for a tile the 1st edition has one kept (E1-16.45). */
bool ecl_may_refuse(const EclState *s, int seat)
{
    return !ecl_rule(s)->keep_one || !ecl_may_hold(s, seat);
}

/* E2-H6: asked also when all tiles are alike, or the answer would show that they are. */
void ecl_run_tiles(EclState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    if (s->battle.drawn[0] == 1 && !ecl_may_refuse(s, seat))
        ecl_play_tile(s,
                      s->battle.drawn[1]   ? 1
                      : s->battle.drawn[2] ? 2
                      : s->battle.drawn[3] ? 3
                                           : 4,
                      0, events);
    else
        agenda_ask(&s->head, seat);
}

void ecl_play_tile(EclState *s, int value, int drop, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    uint8_t *drawn = s->battle.drawn;
    agenda_pop(&s->head);
    if (drop)
        ecl_drop_reputation(s, seat, drop, events);
    if (value) {
        drawn[value]--;
        drawn[0]--;
        ecl_take_reputation(s, seat, value, events);
    }
    for (int i = 0; i < ECL_VALUES; i++)
        s->reputation[i] = (uint8_t)(s->reputation[i] + drawn[i]);
    memset(drawn, 0, sizeof s->battle.drawn);
}

/* ---- population ---- */

/* The seat whose ships are in the sector of another, without enemies; -1: there is none. */
static int raider(const EclState *s, int sector)
{
    const EclHex *hex = &s->hex[sector];
    int seat = hex->entry[0] - 1;
    if (seat < 0 || !hex->disc || seat == hex->disc - 1 || ecl_enemies(s, sector, seat))
        return -1;
    return seat;
}

bool ecl_controller_is_raided(const EclState *s, const Task *raid)
{
    return raider(s, raid->a) == raid->seat;
}

static void kill_all(EclState *s, int sector, EventList *events)
{
    for (int square = 0; square <= ECL_SQUARE_ORBITAL; square++)
        while (ecl_cubes_on(s, sector, square))
            ecl_kill_cube(s, sector, square, events);
}

/* E2-17.4, E1-16.34 */
bool ecl_may_bomb(const EclState *s, const Task *raid)
{
    return ecl_has(s, raid->seat, ECL_TECH(NEUTRON_BOMBS)) &&
           !ecl_has(s, ecl_controller(s, raid->a), ECL_TECH(NEUTRON_ABSORBER));
}

/* E2-17.1, E1-16.33: with cannons alone. */
bool ecl_may_raid(const EclState *s, const Task *raid)
{
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        if (s->hex[raid->a].ships[raid->seat][ship] &&
            ecl_dice_in(s->seat[raid->seat].sums[ship].cannon))
            return true;
    return false;
}

void ecl_begin_raid(EclState *s, int sector, EventList *events)
{
    int seat = raider(s, sector);
    if (seat < 0 || !ecl_cubes_in(s, sector))
        return;
    if (ecl_is(s, ecl_controller(s, sector), ECL_POP_AUTO_KILLED)) { /* E2-17.5, E1-16.35 */
        kill_all(s, sector, events);
        return;
    }
    Task raid = { .kind = ECL_TASK_RAID, .seat = (uint8_t)seat, .a = (uint8_t)sector };
    if (ecl_may_bomb(s, &raid) || ecl_may_raid(s, &raid))
        agenda_push(&s->head, raid);
}

/* All dice of all ships are rolled, and the damage is added up (E2-17.2, E1-16.33). */
static int raid_damage(EclState *s, int seat, int sector)
{
    int sum = 0;
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        const EclValues *values = &s->seat[seat].sums[ship];
        for (int die = 0; die < ECL_DICE; die++)
            for (int i = s->hex[sector].ships[seat][ship] * values->cannon[die]; i > 0; i--)
                if (ecl_hits(1 + rng_below(&s->head.rng, FACES), values->computer, 0))
                    sum += ecl_die_damage[die];
    }
    return sum;
}

void ecl_play_raid(EclState *s, EventList *events)
{
    Task raid = *agenda_top(&s->head);
    agenda_pop(&s->head);
    int damage = raid_damage(s, raid.seat, raid.a), cubes = ecl_cubes_in(s, raid.a);
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_RAID, .seat = (int8_t)raid.seat, .value = { raid.a, damage } });
    if (damage >= cubes)
        kill_all(s, raid.a, events);
    else if (damage)
        agenda_push(
            &s->head,
            (Task){ .kind = ECL_TASK_CULL, .seat = raid.seat, .a = raid.a, .b = (uint8_t)damage });
}

void ecl_play_bomb(EclState *s, EventList *events)
{
    Task raid = *agenda_top(&s->head);
    agenda_pop(&s->head);
    event_add(events,
              (Event){ .kind = ECL_EVENT_BOMB, .seat = (int8_t)raid.seat, .value = { raid.a } });
    kill_all(s, raid.a, events);
}

/* Asks while there is damage left and squares of more than one kind have cubes. */
void ecl_run_cull(EclState *s, EventList *events)
{
    const Task *cull = agenda_top(&s->head);
    int kinds = 0, last = 0;
    for (int square = 0; square <= ECL_SQUARE_ORBITAL; square++)
        if (ecl_cubes_on(s, cull->a, square)) {
            kinds++;
            last = square;
        }
    if (!cull->b || !kinds)
        agenda_pop(&s->head);
    else if (kinds > 1)
        agenda_ask(&s->head, cull->seat);
    else
        ecl_play_cull(s, last, events);
}

void ecl_play_cull(EclState *s, int square, EventList *events)
{
    Task *cull = agenda_top(&s->head);
    cull->b--;
    ecl_kill_cube(s, cull->a, square, events);
}

/* ---- discs and discovery tiles ---- */

/* E2-17.7, E1-16.49: who has no cube left there loses the sector to the ships of another. */
void ecl_clear_disc(EclState *s, int sector, EventList *events)
{
    if (raider(s, sector) >= 0 && !ecl_cubes_in(s, sector))
        ecl_vacate(s, sector, events);
}

/* E2-17.8, E2-17.9; E1-16.51, E1-16.59 */
void ecl_ask_occupy(EclState *s, int sector)
{
    const EclHex *hex = &s->hex[sector];
    int seat = hex->entry[0] - 1;
    if (seat >= 0 && !hex->disc && s->seat[seat].discs && !ecl_enemies(s, sector, seat))
        agenda_push(&s->head,
                    (Task){ .kind = ECL_TASK_OCCUPY, .seat = (uint8_t)seat, .a = (uint8_t)sector });
}

/* E2-17.10 to E2-17.12, E1-8.15: the controller's, else by the 2nd edition of who has ships there. */
void ecl_find_after_battle(EclState *s, int sector, EventList *events)
{
    const EclHex *hex = &s->hex[sector];
    int owner = hex->disc;
    if (!owner && !ecl_rule(s)->discovery_by_disc)
        owner = hex->entry[0];
    if (owner && hex->discovery && !hex->npcs)
        ecl_take_discovery(s, owner - 1, sector, events);
}
