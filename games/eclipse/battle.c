/* The combat phase, step by step: sectors in descending number with their battles, pair by pair, and
 * reputation; population; discs; discovery tiles (E2-14, E2-17; E1-16a, E1-16g).
 * Task COMBAT: a: the step, b: seats that have drawn. Task OCCUPY: seat; a: the sector. */
#include "games/eclipse/battle.h"

#include <string.h>

#include "games/eclipse/battle_inside.h"
#include "games/eclipse/control.h"
#include "games/eclipse/map.h"

static int players_in(const EclState *s, int sector)
{
    int n = 0;
    while (n < ECL_SEATS && s->hex[sector].entry[n])
        n++;
    return n;
}

/* E2-14.2, E1-16.1 */
static bool has_battle(const EclState *s, int sector)
{
    int n = players_in(s, sector);
    return n > 1 || (n == 1 && ecl_npc_enemies(s, sector, s->hex[sector].entry[0] - 1));
}

static EclSectorSet all_fleets(const EclState *s)
{
    EclSectorSet fleets = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        fleets |= s->seat[seat].fleets;
    return fleets;
}

static int highest(EclSectorSet set)
{
    return 63 - __builtin_clzll(set);
}

static void go_to(EclState *s, EclStage stage)
{
    Task *combat = agenda_top(&s->head);
    combat->a = (uint8_t)stage;
    combat->b = 0;
}

/* E2-14.8, E1-16.48: where battles are is fixed now. */
static void begin(EclState *s)
{
    s->battle.visits = all_fleets(s);
    for (EclSectorSet left = s->battle.visits; left; left = bits_without_first(left))
        if (has_battle(s, bits_first(left)))
            s->battle.sectors |= ecl_bit(bits_first(left));
    go_to(s, ECL_STAGE_SECTOR);
}

/* The seats in the sector, the controller first whenever he came (E2-14.3, E1-16.3). */
static void set_order(EclState *s, int sector)
{
    const EclHex *hex = &s->hex[sector];
    int n = 0, controller = hex->disc;
    bool there = controller && ecl_ships_of(s, sector, controller - 1);
    if (there)
        s->battle.order[n++] = (uint8_t)controller;
    for (int i = 0; i < ECL_SEATS && hex->entry[i]; i++)
        if (!there || hex->entry[i] != controller)
            s->battle.order[n++] = hex->entry[i];
}

/* The next sector in descending number; those without a battle only where population is attacked on
 * the way (E1-16.48). */
static void next_sector(EclState *s)
{
    EclBattle *battle = &s->battle;
    EclSectorSet left = battle->sectors | (ecl_rule(s)->attack_in_turn ? battle->visits : 0);
    if (!left) {
        battle->visits = ecl_rule(s)->attack_in_turn ? 0 : all_fleets(s);
        go_to(s, ECL_STAGE_RAIDS);
        return;
    }
    int sector = highest(left);
    battle->sectors &= ~ecl_bit(sector);
    if (ecl_rule(s)->attack_in_turn)
        battle->visits &= ~ecl_bit(sector);
    battle->sector = (uint8_t)sector;
    set_order(s, sector);
    go_to(s, ECL_STAGE_FIGHT);
}

/* The two latest of those left fight; the last one fights the neutral ships (E2-14.3 to E2-14.5). */
static void next_battle(EclState *s, EventList *events)
{
    int there[ECL_SEATS], n = 0, sector = s->battle.sector;
    for (int i = 0; i < ECL_SEATS && s->battle.order[i]; i++)
        if (ecl_ships_of(s, sector, s->battle.order[i] - 1))
            there[n++] = s->battle.order[i] - 1;
    if (n > 1)
        ecl_begin_duel(s, there[n - 1], there[n - 2], events);
    else if (n == 1 && ecl_npc_enemies(s, sector, there[0]))
        ecl_begin_duel(s, there[0], ECL_SIDE_NPC, events);
    else
        go_to(s, ecl_rule(s)->attack_in_turn ? ECL_STAGE_RAID : ECL_STAGE_DRAW);
}

static void raid_here(EclState *s, EventList *events)
{
    go_to(s, ECL_STAGE_DRAW);
    ecl_begin_raid(s, s->battle.sector, events);
}

/* E2-14.7, E1-16.47: the ships return, and nothing of the sector's battles is left. */
static void leave_sector(EclState *s)
{
    EclBattle *battle = &s->battle;
    for (int seat = 0; seat < s->head.seats; seat++)
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            s->seat[seat].supply[ship] =
                (uint8_t)(s->seat[seat].supply[ship] + battle->held[seat][ship]);
    *battle = (EclBattle){ .sectors = battle->sectors, .visits = battle->visits };
    go_to(s, ECL_STAGE_SECTOR);
}

/* E2-16.2, E1-16.46 */
static void draw_next(EclState *s, EventList *events)
{
    Task *combat = agenda_top(&s->head);
    if (combat->b == ECL_SEATS || !s->battle.order[combat->b]) {
        leave_sector(s);
        return;
    }
    int seat = s->battle.order[combat->b++] - 1;
    if (bits_has(s->battle.fought, seat))
        ecl_draw_tiles(s, seat, events);
}

/* The next sector of a step in descending number, or 0 when the step is over: then the next one
 * begins, with these sectors to look at. */
static int visit(EclState *s, EclStage next, EclSectorSet sectors)
{
    EclSectorSet *visits = &s->battle.visits;
    if (!*visits) {
        *visits = sectors;
        go_to(s, next);
        return ECL_NO_SECTOR;
    }
    int sector = highest(*visits);
    *visits &= ~ecl_bit(sector);
    return sector;
}

static void run_combat(EclState *s, EventList *events)
{
    int sector;
    switch ((EclStage)agenda_top(&s->head)->a) {
    case ECL_STAGE_BEGIN:
        begin(s);
        break;
    case ECL_STAGE_SECTOR:
        next_sector(s);
        break;
    case ECL_STAGE_FIGHT:
        next_battle(s, events);
        break;
    case ECL_STAGE_RAID:
        raid_here(s, events);
        break;
    case ECL_STAGE_DRAW:
        draw_next(s, events);
        break;
    case ECL_STAGE_RAIDS: /* E2-17.1, E2-17.15 */
        if ((sector = visit(s, ECL_STAGE_CLEAR, all_fleets(s))))
            ecl_begin_raid(s, sector, events);
        break;
    case ECL_STAGE_CLEAR: /* E2-17.7, E1-16.49 */
        if ((sector = visit(s, ECL_STAGE_OCCUPY, all_fleets(s))))
            ecl_clear_disc(s, sector, events);
        break;
    case ECL_STAGE_OCCUPY: /* E2-17.8, E1-16.51 */
        if ((sector = visit(s, ECL_STAGE_FIND, s->map)))
            ecl_ask_occupy(s, sector);
        break;
    case ECL_STAGE_FIND: /* E2-17.10, E1-16.54 */
        if ((sector = visit(s, ECL_STAGES, 0)))
            ecl_find_after_battle(s, sector, events);
        break;
    case ECL_STAGES: /* E2-17.13, E1-16.60: what damage is left is repaired */
        memset(&s->battle, 0, sizeof s->battle);
        agenda_pop(&s->head);
    }
}

void ecl_run_battle(EclState *s, EventList *events)
{
    switch (agenda_top(&s->head)->kind) {
    case ECL_TASK_COMBAT:
        run_combat(s, events);
        break;
    case ECL_TASK_DUEL:
        ecl_run_duel(s, events);
        break;
    case ECL_TASK_AIM:
        ecl_run_aim(s, events);
        break;
    case ECL_TASK_STALE:
        ecl_run_stale(s, events);
        break;
    case ECL_TASK_TILES:
        ecl_run_tiles(s, events);
        break;
    case ECL_TASK_CULL:
        ecl_run_cull(s, events);
        break;
    default: /* NEXT, ENGAGE, RAID, OCCUPY: pushed only where there is a choice */
        agenda_ask(&s->head, agenda_top(&s->head)->seat);
    }
}

static void play_claim(EclState *s, int seat, EventList *events)
{
    int sector = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    if (ecl_rule(s)->discovery_by_disc)
        ecl_claim(s, seat, sector, events);
    else
        ecl_place_disc(s, seat, sector, events); /* tiles come after all discs (E2-17.15) */
}

void ecl_play_battle(EclState *s, int seat, Move move, EventList *events)
{
    int a = move_a(move), b = move_b(move);
    bool stale = agenda_top(&s->head)->kind == ECL_TASK_STALE;
    switch (move_kind(move)) {
    case ECL_MOVE_ACT:
        ecl_play_act(s, a, events);
        break;
    case ECL_MOVE_ATTACK:
        ecl_play_attack(s, events);
        break;
    case ECL_MOVE_RETREAT:
        if (stale)
            ecl_play_stale(s, a, events);
        else
            ecl_play_retreat(s, a, events);
        break;
    case ECL_MOVE_SCUTTLE:
        ecl_play_stale(s, ECL_NO_SECTOR, events);
        break;
    case ECL_MOVE_HIT:
        ecl_play_hit(s, a, b, events);
        break;
    case ECL_MOVE_HIT_NPC:
        ecl_play_hit(s, 0, b, events);
        break;
    case ECL_MOVE_HOLD:
    case ECL_MOVE_SWAP:
        ecl_play_tile(s, a, b, events);
        break;
    case ECL_MOVE_NO_TILE:
        ecl_play_tile(s, 0, 0, events);
        break;
    case ECL_MOVE_RAID:
        ecl_play_raid(s, events);
        break;
    case ECL_MOVE_BOMB:
        ecl_play_bomb(s, events);
        break;
    case ECL_MOVE_CULL:
        ecl_play_cull(s, a, events);
        break;
    case ECL_MOVE_CLAIM:
        play_claim(s, seat, events);
        break;
    default: /* SPARE, LEAVE */
        agenda_pop(&s->head);
    }
}
