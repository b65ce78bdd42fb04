/* Task FIND: seat; a: the tile, b: its sector, or none.
 * Task GIFT: seat. Task FIT: seat; a: the part. Task UNFIT: seat; a: the part, b: the ship, c: the slot
 * it goes to, when another tile has to go first. */
#include "games/eclipse/discovery.h"

#include <string.h>

#include "games/eclipse/blueprint.h"
#include "games/eclipse/board.h"
#include "games/eclipse/build.h"
#include "games/eclipse/map.h"
#include "games/eclipse/research.h"
#include "games/eclipse/upgrade.h"

/* Who sees a tile that is taken (E2-H4, E1-H.3). */
static SeatSet seers(const EclState *s, int seat)
{
    SeatSet all = (SeatSet)((1u << s->head.seats) - 1);
    return ecl_rule(s)->discovery_secret ? seat_bit(seat) : all;
}

static void find(EclState *s, int seat, int sector, EventList *events)
{
    int kind = ecl_draw_discovery(s);
    event_add(events, (Event){ .kind = ECL_EVENT_FIND,
                               .seat = (int8_t)seat,
                               .seers = seers(s, seat),
                               .shown = seers(s, seat),
                               .value = { kind, sector } });
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_FIND,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)kind,
                                  .b = (uint8_t)sector });
}

void ecl_take_discovery(EclState *s, int seat, int sector, EventList *events)
{
    s->hex[sector].discovery = false;
    find(s, seat, sector, events);
}

/* E2-6.25: what needs a sector uses the home sector, if the seat controls it. */
void ecl_take_supply_discovery(EclState *s, int seat, EventList *events)
{
    int home = ecl_species_of(s, seat)->home;
    if (ecl_supply(s) > 0)
        find(s, seat, bits_has(s->seat[seat].sectors, home) ? home : ECL_NO_SECTOR, events);
}

static const EclDiscoveryRow *row_of(const EclState *s, int kind)
{
    return &ecl_discoveries[s->edition][kind];
}

static bool needs_sector(const EclDiscoveryRow *row)
{
    return row->effect == ECL_FIND_SHIP || row->effect == ECL_FIND_STRUCTURE ||
           row->effect == ECL_FIND_PORTAL;
}

const char *ecl_forbids_reward(const EclState *s, const Task *find_task)
{
    const EclDiscoveryRow *row = row_of(s, find_task->a);
    if (needs_sector(row) && !find_task->b)
        return ecl_id(s, "E2-6.25", "E1-8.1");
    if (ecl_rule(s)->empty_reward)
        return NULL;
    if (row->effect == ECL_FIND_FREE_TECH && !ecl_gifts(s, find_task->seat))
        return ecl_id(s, "E2-6.17", "E1-8.7");
    if (row->effect == ECL_FIND_SHIP && !s->seat[find_task->seat].supply[row->what])
        return ecl_id(s, "E2-6.18", "E1-8.8");
    return NULL;
}

/* E1-8.17: asked even if there is one answer, which would show the tile. */
void ecl_run_find(EclState *s, EventList *events)
{
    const Task *task = agenda_top(&s->head);
    if (!ecl_rule(s)->discovery_secret && ecl_forbids_reward(s, task))
        ecl_play_keep(s, task->seat, events);
    else
        agenda_ask(&s->head, task->seat);
}

static void give_ship(EclState *s, int seat, int ship, int sector, EventList *events)
{
    if (!s->seat[seat].supply[ship])
        return;
    ecl_add_ship(s, seat, sector, ship);
    event_add(events,
              (Event){ .kind = ECL_EVENT_SHIP, .seat = (int8_t)seat, .value = { ship, sector } });
}

static void give_portal(EclState *s, int seat, int vp, int sector, EventList *events)
{
    s->hex[sector].portal_vp = (uint8_t)(s->hex[sector].portal_vp + vp);
    s->portals |= ecl_bit(sector);
    event_add(events,
              (Event){ .kind = ECL_EVENT_PORTAL, .seat = (int8_t)seat, .value = { sector } });
}

static void push(EclState *s, EclTask kind, int seat, int a)
{
    agenda_push(&s->head, (Task){ .kind = (uint8_t)kind, .seat = (uint8_t)seat, .a = (uint8_t)a });
}

void ecl_play_reward(EclState *s, int seat, EventList *events)
{
    Task task = *agenda_top(&s->head);
    const EclDiscoveryRow *row = row_of(s, task.a);
    agenda_pop(&s->head);
    s->used += ecl_tile(task.a);
    event_add(events, (Event){ .kind = ECL_EVENT_REWARD,
                               .seat = (int8_t)seat,
                               .shown = (SeatSet)((1u << s->head.seats) - 1),
                               .value = { task.a } });
    for (int resource = 0; resource < ECL_RESOURCES; resource++)
        ecl_gain(s, seat, resource, row->gain[resource], events);
    switch ((EclFindEffect)row->effect) {
    case ECL_FIND_RES:
        break;
    case ECL_FIND_FREE_TECH:
        push(s, ECL_TASK_GIFT, seat, 0);
        break;
    case ECL_FIND_SHIP:
        give_ship(s, seat, row->what, task.b, events);
        break;
    case ECL_FIND_STRUCTURE:
        ecl_erect(s, row->what, task.b); /* a second one changes nothing (E2-6.19) */
        break;
    case ECL_FIND_PART:
        push(s, ECL_TASK_FIT, seat, row->what);
        break;
    case ECL_FIND_PORTAL:
        give_portal(s, seat, row->what, task.b, events);
        break;
    }
}

void ecl_play_keep(EclState *s, int seat, EventList *events)
{
    int kind = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    s->seat[seat].kept += ecl_tile(kind);
    event_add(events, (Event){ .kind = ECL_EVENT_KEEP,
                               .seat = (int8_t)seat,
                               .seers = seers(s, seat),
                               .value = { kind } });
}

void ecl_play_take(EclState *s, int seat, int tech, EventList *events)
{
    agenda_pop(&s->head);
    ecl_take_gift(s, seat, tech, events);
}

/* Whether a blueprint is legal with the part in a slot and the tile of another slot gone. */
static bool fits_so(const EclState *s, int seat, int ship, int slot, int part, int gone)
{
    uint8_t tile[ECL_SLOTS];
    memcpy(tile, s->seat[seat].tile[ship], sizeof tile);
    if (gone >= 0)
        tile[gone] = ECL_NO_PART;
    tile[slot] = (uint8_t)part;
    EclValues sums = ecl_add_up_with(s, seat, ship, tile);
    return ecl_plan_is_legal(&sums, ship);
}

/* The slots of the same blueprint whose tile may go so that the part fits (E2-6.21). */
static uint32_t removals(const EclState *s, int seat, int ship, int slot, int part)
{
    uint32_t found = 0;
    for (int other = 0; other < ECL_SLOTS && ecl_rule(s)->part_removes_any; other++)
        if (s->seat[seat].tile[ship][other] && fits_so(s, seat, ship, slot, part, other))
            found |= 1u << other;
    return found;
}

static bool may_fit(const EclState *s, const Task *fit, int ship, int slot)
{
    bool covered = s->seat[fit->seat].tile[ship][slot];
    if (fits_so(s, fit->seat, ship, slot, fit->a, -1))
        return true;
    return !covered && removals(s, fit->seat, ship, slot, fit->a);
}

uint32_t ecl_fit_slots(const EclState *s, const Task *fit)
{
    uint32_t found = 0;
    const EclPartRow *part = &ecl_parts[s->edition][fit->a];
    for (int ship = 0; ship < ECL_SHIPS && !part->outside; ship++)
        for (int slot = 0; slot < ecl_plan(s, fit->seat, ship)->slots; slot++)
            if (may_fit(s, fit, ship, slot))
                found |= 1u << ecl_slot_rank(ship, slot);
    return found;
}

int ecl_fit_muon(const EclState *s, const Task *fit)
{
    return ecl_parts[s->edition][fit->a].outside ? (1 << ECL_SHIPS) - 1 : 0;
}

uint32_t ecl_unfit_slots(const EclState *s, const Task *unfit)
{
    return removals(s, unfit->seat, unfit->b, unfit->c, unfit->a);
}

void ecl_play_fit(EclState *s, int seat, int ship, int slot, EventList *events)
{
    Task *task = agenda_top(&s->head);
    int part = task->a;
    if (!fits_so(s, seat, ship, slot, part, -1)) {
        task->kind = ECL_TASK_UNFIT;
        task->b = (uint8_t)ship;
        task->c = (uint8_t)slot;
        return;
    }
    agenda_pop(&s->head);
    if (s->seat[seat].tile[ship][slot])
        ecl_take_tile(s, seat, ship, slot, events);
    ecl_put_tile(s, seat, ship, slot, part, events);
}

void ecl_play_fit_muon(EclState *s, int seat, int ship, EventList *events)
{
    agenda_pop(&s->head);
    ecl_put_muon(s, seat, ship, events);
}

void ecl_play_unfit(EclState *s, int seat, int slot, EventList *events)
{
    Task task = *agenda_top(&s->head);
    agenda_pop(&s->head);
    ecl_take_tile(s, seat, task.b, slot, events);
    ecl_put_tile(s, seat, task.b, task.c, task.a, events);
}

void ecl_play_store(EclState *s, int seat, EventList *events)
{
    int part = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    s->seat[seat].stored |= ecl_bit(part);
    event_add(events, (Event){ .kind = ECL_EVENT_STORE, .seat = (int8_t)seat, .value = { part } });
}
