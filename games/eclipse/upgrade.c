/* Task REFIT: seat; a: tiles that may still be placed, b: the rank from which tiles may be returned,
 * c: the rank from which they may be placed, d: one has been placed, so that none is returned.
 * Task PART: seat; a: the ship, b: the slot.
 *
 * A step is offered only if the upgrade can be ended legally after it (E2-8.12, E1-12.12): a draft of the
 * blueprints is changed and asked how many further tiles its illegal ones would need. */
#include "games/eclipse/upgrade.h"

#include <string.h>

#include "games/eclipse/blueprint.h"
#include "games/eclipse/turn.h"

enum { PLACES_MAX = 3, NEVER = INT16_MAX, NO_ENERGY = INT16_MIN };

typedef struct Draft {
    const EclState *s;
    uint8_t seat;
    uint8_t tile[ECL_SHIPS][ECL_SLOTS];
    uint8_t banned[ECL_SHIPS][ECL_SLOTS]; /* may not be put back there (E1-12.13) */
    int net[ECL_SHIPS], drives[ECL_SHIPS];
    int left, return_from, place_from;
    int illegal; /* how many blueprints are */
    bool placed;
    EclPartSet supply, stored;
    EclPartSet
        useful; /* of the supply: what gives most energy, as drives and else, and the next best */
} Draft;

/* Both editions return tiles, then place them: as many as an activation of the 2nd, or the whole action
 * of the 1st, allows. */
static int tiles_allowed(const EclState *s, const Task *turn)
{
    if (!ecl_rule(s)->upgrade_at_once || turn->d)
        return 1;
    return ecl_activations(s, turn->seat, ECL_ACTION_UPGRADE);
}

/* The task REFIT, or the one that would begin at the task TURN. */
static Task refit_of(const EclState *s, const Task *task)
{
    if (task->kind == ECL_TASK_REFIT)
        return *task;
    return (
        Task){ .kind = ECL_TASK_REFIT, .seat = task->seat, .a = (uint8_t)tiles_allowed(s, task) };
}

static int energy_of(const Draft *d, int part)
{
    const EclValues *values = ecl_part_values(d->s, part);
    return values->energy_out - values->energy_in;
}

static bool is_drive(const Draft *d, int part)
{
    return ecl_part_values(d->s, part)->drives;
}

static bool is_legal(const Draft *d, int ship)
{
    return d->net[ship] >= 0 && (ship == ECL_STARBASE) == !d->drives[ship];
}

/* Only energy and drives decide what is legal, so two parts of each sort are enough to look at: the best,
 * and the next best for a slot that may not have the best (E1-12.13). */
static EclPartSet useful_parts(const Draft *d)
{
    int best[2] = { 0 }, next[2] = { 0 };
    for (EclPartSet left = d->supply; left; left = bits_without_first(left)) {
        int part = bits_first(left), drive = is_drive(d, part), energy = energy_of(d, part);
        if (!best[drive] || energy > energy_of(d, best[drive])) {
            next[drive] = best[drive];
            best[drive] = part;
        } else if (!next[drive] || energy > energy_of(d, next[drive])) {
            next[drive] = part;
        }
    }
    EclPartSet found = ecl_bit(best[0]) | ecl_bit(next[0]) | ecl_bit(best[1]) | ecl_bit(next[1]);
    return found & ~ecl_bit(ECL_NO_PART);
}

static Draft draft(const EclState *s, const Task *task)
{
    Task refit = refit_of(s, task);
    const EclSeat *p = &s->seat[refit.seat];
    Draft d = { .s = s,
                .seat = refit.seat,
                .left = refit.a,
                .return_from = refit.b,
                .place_from = refit.c,
                .placed = refit.d,
                .stored = p->stored,
                .supply = ecl_parts_of(s, refit.seat) & ~p->stored };
    assert(d.left <= PLACES_MAX);
    memcpy(d.tile, p->tile, sizeof d.tile);
    if (ecl_rule(s)->upgrade_at_once)
        memcpy(d.banned, s->turn.returned, sizeof d.banned);
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        d.net[ship] = p->sums[ship].energy_out - p->sums[ship].energy_in;
        d.drives[ship] = p->sums[ship].drives;
        d.illegal += !is_legal(&d, ship);
    }
    d.useful = useful_parts(&d);
    return d;
}

/* The part that counts in a slot is another one now. */
static void change(Draft *d, int ship, int slot, int tile)
{
    int printed = ecl_plan(d->s, d->seat, ship)->printed[slot];
    int before = d->tile[ship][slot] ? d->tile[ship][slot] : printed, after = tile ? tile : printed;
    d->illegal -= !is_legal(d, ship);
    d->net[ship] += energy_of(d, after) - energy_of(d, before);
    d->drives[ship] += is_drive(d, after) - is_drive(d, before);
    d->tile[ship][slot] = (uint8_t)tile;
    d->illegal += !is_legal(d, ship);
}

static void draft_return(Draft *d, int ship, int slot)
{
    if (ecl_rule(d->s)->upgrade_at_once)
        d->banned[ship][slot] = d->tile[ship][slot];
    change(d, ship, slot, ECL_NO_PART);
    d->return_from = ecl_slot_rank(ship, slot); /* where there is no tile any more */
}

static void draft_place(Draft *d, int ship, int slot, int part)
{
    change(d, ship, slot, part);
    d->stored &= ~ecl_bit(part);
    d->left--;
    d->placed = true;
    d->place_from = ecl_slot_rank(ship, slot); /* where there is a tile now */
}

/* Stored ancient parts serve once each. Of those that drive, and of the others, one can help: a second one gives
 * no more energy than the supply. Which of the two are used are bits. */
enum { STORED_USES = 4 };

static int stored_use(const Draft *d, int part)
{
    return bits_has(d->stored, part) << is_drive(d, part);
}

/* The most energy with so many tiles placed, with and without a drive, by the stored parts used. */
typedef struct Best {
    int energy[PLACES_MAX + 1][2][STORED_USES];
} Best;

static void offer(Best *to, int k, int drive, int used, int energy)
{
    if (to->energy[k][drive][used] < energy)
        to->energy[k][drive][used] = energy;
}

/* All ways to go on with one content of a slot, which costs k tiles. */
static void extend(const Draft *d, const Best *from, Best *to, int part, int k, int use)
{
    int drive = is_drive(d, part), energy = energy_of(d, part);
    for (int n = 0; n + k <= d->left; n++)
        for (int has = 0; has < 2; has++)
            for (int used = 0; used < STORED_USES; used++)
                if (!(used & use))
                    offer(to, n + k, has | drive, used | use, from->energy[n][has][used] + energy);
}

/* As far as it is read. */
static void clear(const Draft *d, Best *best)
{
    for (int n = 0; n <= d->left; n++)
        for (int used = 0; used < STORED_USES; used++)
            best->energy[n][0][used] = best->energy[n][1][used] = NO_ENERGY;
}

static bool fits(const Draft *d, int part, int ship)
{
    return !ecl_parts[d->s->edition][part].outside && !(ship == ECL_STARBASE && is_drive(d, part));
}

/* Everything that a slot may still come to hold. */
static void extend_slot(const Draft *d, const Best *from, Best *to, int ship, int slot)
{
    int tile = d->tile[ship][slot], rank = ecl_slot_rank(ship, slot);
    bool bare = !tile || (!d->placed && rank >= d->return_from);
    clear(d, to);
    if (tile)
        extend(d, from, to, tile, 0, 0);
    if (!bare)
        return;
    extend(d, from, to, ecl_plan(d->s, d->seat, ship)->printed[slot], 0, 0);
    if (rank < d->place_from)
        return;
    for (EclPartSet left = d->useful | d->stored; left; left = bits_without_first(left)) {
        int part = bits_first(left);
        if (fits(d, part, ship) && part != d->banned[ship][slot])
            extend(d, from, to, part, 1, stored_use(d, part));
    }
}

/* How few tiles make a blueprint legal, by the stored parts that it may use. */
static void tiles_needed(const Draft *d, int ship, int need[STORED_USES])
{
    const EclBlueprintRow *plan = ecl_plan(d->s, d->seat, ship);
    int muon = energy_of(d, ECL_PART(MUON_SOURCE)), now = 0;
    bool beside = d->s->seat[d->seat].muon == ship + 1;
    Best best[2];
    clear(d, &best[0]);
    best[0].energy[0][0][0] = plan->energy + (beside ? muon : 0);
    if (bits_has(d->stored, ECL_PART(MUON_SOURCE)))
        best[0].energy[1][0][stored_use(d, ECL_PART(MUON_SOURCE))] = plan->energy + muon;
    for (int slot = 0; slot < plan->slots; slot++, now = !now)
        extend_slot(d, &best[now], &best[!now], ship, slot);
    for (int may = 0; may < STORED_USES; may++) {
        need[may] = NEVER;
        for (int n = d->left; n >= 0; n--)
            for (int used = 0; used < STORED_USES; used++)
                if (!(used & ~may) && best[now].energy[n][ship != ECL_STARBASE][used] >= 0)
                    need[may] = n;
    }
}

/* Adds what one more blueprint needs: of the stored parts that all of them may use, it may use some. */
static void add_needs(int all[STORED_USES], const int one[STORED_USES])
{
    for (int may = STORED_USES - 1; may >= 0; may--) {
        int fewest = NEVER;
        for (int use = 0; use < STORED_USES; use++)
            if (!(use & ~may) && all[may & ~use] + one[use] < fewest)
                fewest = all[may & ~use] + one[use];
        all[may] = fewest;
    }
}

/* Whether all blueprints can still be made legal. */
static bool can_close(const Draft *d)
{
    int all[STORED_USES] = { 0 }, one[STORED_USES];
    if (!d->illegal)
        return true;
    if (d->placed && !d->left)
        return false;
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        if (!is_legal(d, ship)) {
            tiles_needed(d, ship, one);
            add_needs(all, one);
        }
    return all[STORED_USES - 1] <= d->left;
}

bool ecl_may_close(const EclState *s, int seat)
{
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        if (!ecl_plan_is_legal(&s->seat[seat].sums[ship], ship))
            return false;
    return true;
}

static bool may_return(const Draft *d, int ship, int slot)
{
    if (!d->tile[ship][slot] || d->placed || ecl_slot_rank(ship, slot) < d->return_from)
        return false;
    Draft after = *d;
    draft_return(&after, ship, slot);
    return can_close(&after);
}

uint32_t ecl_returnable(const EclState *s, const Task *task)
{
    Draft d = draft(s, task);
    uint32_t found = 0;
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        for (int slot = 0; slot < ECL_SLOTS; slot++)
            if (d.tile[ship][slot] && may_return(&d, ship, slot))
                found |= 1u << ecl_slot_rank(ship, slot);
    return found;
}

/* Whether a blueprint would be legal with this part in place of what is in the slot. */
static bool stays_legal(const Draft *d, int ship, int slot, int part)
{
    int tile = d->tile[ship][slot],
        before = tile ? tile : ecl_plan(d->s, d->seat, ship)->printed[slot];
    int drives = d->drives[ship] + is_drive(d, part) - is_drive(d, before);
    return d->net[ship] + energy_of(d, part) >= energy_of(d, before) &&
           (ship == ECL_STARBASE) == !drives;
}

static bool may_place(const Draft *d, int ship, int slot, int part)
{
    if (!fits(d, part, ship) || part == d->banned[ship][slot])
        return false;
    int others = d->illegal - !is_legal(d, ship);
    if (!others && stays_legal(d, ship, slot, part))
        return true;
    if (d->left == 1)
        return false;
    Draft after = *d;
    draft_place(&after, ship, slot, part);
    return can_close(&after);
}

static bool is_open(const Draft *d, int ship, int slot)
{
    return d->left && slot < ecl_plan(d->s, d->seat, ship)->slots && !d->tile[ship][slot] &&
           ecl_slot_rank(ship, slot) >= d->place_from;
}

static bool has_part_for(const Draft *d, int ship, int slot)
{
    if (!is_open(d, ship, slot))
        return false;
    for (EclPartSet left = d->useful | d->stored; left; left = bits_without_first(left))
        if (may_place(d, ship, slot, bits_first(left)))
            return true;
    return false;
}

uint32_t ecl_placeable(const EclState *s, const Task *task)
{
    Draft d = draft(s, task);
    uint32_t found = 0;
    for (int ship = 0; ship < ECL_SHIPS; ship++)
        for (int slot = 0; slot < ECL_SLOTS; slot++)
            if (has_part_for(&d, ship, slot))
                found |= 1u << ecl_slot_rank(ship, slot);
    return found;
}

EclPartSet ecl_parts_for(const EclState *s, const Task *task, int ship, int slot)
{
    Draft d = draft(s, task);
    EclPartSet found = 0;
    for (EclPartSet left = d.supply | d.stored; left; left = bits_without_first(left))
        if (may_place(&d, ship, slot, bits_first(left)))
            found |= ecl_bit(bits_first(left));
    return found;
}

int ecl_muon_plans(const EclState *s, const Task *task)
{
    if (!bits_has(s->seat[task->seat].stored, ECL_PART(MUON_SOURCE)))
        return 0;
    Draft d = draft(s, task);
    int found = 0;
    for (int ship = 0; ship < ECL_SHIPS && d.left; ship++) {
        Draft after = d;
        after.illegal -= !is_legal(&after, ship);
        after.net[ship] += energy_of(&d, ECL_PART(MUON_SOURCE));
        after.illegal += !is_legal(&after, ship);
        after.left--;
        after.placed = true;
        found |= can_close(&after) << ship;
    }
    return found;
}

const char *ecl_forbids_return(const EclState *s, const Task *task, int ship, int slot)
{
    Draft d = draft(s, task);
    if (!d.tile[ship][slot])
        return ecl_id(s, "E2-8.2", "E1-12.1");
    return may_return(&d, ship, slot) ? NULL : ecl_id(s, "E2-8.12", "E1-12.12");
}

const char *ecl_forbids_slot(const EclState *s, const Task *task, int ship, int slot)
{
    Draft d = draft(s, task);
    if (slot >= ecl_plan(s, d.seat, ship)->slots || d.tile[ship][slot])
        return ecl_id(s, "E2-8.2", "E1-12.2");
    return has_part_for(&d, ship, slot) ? NULL : ecl_id(s, "E2-8.7", "E1-12.12");
}

const char *ecl_forbids_part(const EclState *s, const Task *part_task, int part)
{
    const Task *refit = &s->head.agenda[s->head.tasks - 2];
    Draft d = draft(s, refit);
    if (!bits_has(d.supply | d.stored, part))
        return ecl_id(s, "E2-8.4", "E1-12.4");
    if (!fits(&d, part, part_task->a))
        return ecl_id(s, "E2-8.6", "E1-12.4");
    if (part == d.banned[part_task->a][part_task->b])
        return ecl_id(s, "E2-8.13", "E1-12.13");
    bool may = may_place(&d, part_task->a, part_task->b, part);
    return may ? NULL : ecl_id(s, is_drive(&d, part) ? "E2-8.7" : "E2-8.5", "E1-12.4");
}

const char *ecl_forbids_muon(const EclState *s, const Task *task, int ship)
{
    if (!bits_has(s->seat[task->seat].stored, ECL_PART(MUON_SOURCE)))
        return ecl_id(s, "E2-8.14", "E1-12.9");
    return ecl_muon_plans(s, task) >> ship & 1 ? NULL : ecl_id(s, "E2-8.7", "E1-12.4");
}

void ecl_take_tile(EclState *s, int seat, int ship, int slot, EventList *events)
{
    uint8_t *tile = &s->seat[seat].tile[ship][slot];
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_RETURN, .seat = (int8_t)seat, .value = { *tile, ship, slot } });
    *tile = ECL_NO_PART;
    ecl_refresh_sums(s, seat, ship);
}

void ecl_put_tile(EclState *s, int seat, int ship, int slot, int part, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    p->tile[ship][slot] = (uint8_t)part;
    p->stored &= ~ecl_bit(part);
    ecl_refresh_sums(s, seat, ship);
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_INSTALL, .seat = (int8_t)seat, .value = { part, ship, slot } });
}

void ecl_put_muon(EclState *s, int seat, int ship, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    p->stored &= ~ecl_bit(ECL_PART(MUON_SOURCE));
    p->muon = (uint8_t)(ship + 1);
    ecl_refresh_sums(s, seat, ship);
    event_add(events, (Event){ .kind = ECL_EVENT_OUTSIDE,
                               .seat = (int8_t)seat,
                               .value = { ECL_PART(MUON_SOURCE), ship } });
}

/* The upgrade under way; one begins at the task TURN. */
static Task *refit(EclState *s)
{
    const Task *task = agenda_top(&s->head);
    if (task->kind == ECL_TASK_TURN) {
        Task fresh = refit_of(s, task);
        ecl_use_activation(s);
        agenda_push(&s->head, fresh);
    }
    return agenda_top(&s->head);
}

void ecl_play_return(EclState *s, int seat, int ship, int slot, EventList *events)
{
    Task *task = refit(s);
    task->b = (uint8_t)(ecl_slot_rank(ship, slot) + 1);
    if (ecl_rule(s)->upgrade_at_once)
        s->turn.returned[ship][slot] = s->seat[seat].tile[ship][slot];
    ecl_take_tile(s, seat, ship, slot, events);
}

void ecl_play_slot(EclState *s, int seat, int ship, int slot)
{
    refit(s);
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_PART,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)ship,
                                  .b = (uint8_t)slot });
}

void ecl_play_part(EclState *s, int seat, int part, EventList *events)
{
    Task at = *agenda_top(&s->head);
    agenda_pop(&s->head);
    Task *task = agenda_top(&s->head);
    task->a--;
    task->c = (uint8_t)(ecl_slot_rank(at.a, at.b) + 1);
    task->d = 1;
    ecl_put_tile(s, seat, at.a, at.b, part, events);
}

void ecl_play_muon(EclState *s, int seat, int ship, EventList *events)
{
    Task *task = refit(s);
    task->a--;
    task->d = 1;
    ecl_put_muon(s, seat, ship, events);
}
