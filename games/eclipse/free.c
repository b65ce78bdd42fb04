/* Tasks FREE, COLONIES, PEACE: seat; a: the rank of the last move, b: at least one was made, c: the
 * berth of the last cube, which ascends within a sector.
 * Task SQUARE: seat; a: the sector that a colony ship settles. */
#include "games/eclipse/free.h"

#include <string.h>

#include "games/eclipse/board.h"
#include "games/eclipse/diplomacy.h"
#include "games/eclipse/map.h"
#include "games/eclipse/turn.h"

/* E2-5.13, E2-5.14, E1-6.5: the resources, as bits, whose advanced squares the seat may fill. */
static int advanced(const EclState *s, int seat)
{
    EclTechSet own = ecl_techs_of(s, seat);
    int found = 0;
    if (bits_has(own, ECL_TECH(METASYNTHESIS)))
        return (1 << ECL_RESOURCES) - 1;
    found |= bits_has(own, ECL_TECH(ADV_MINING)) << ECL_MATERIALS;
    found |= bits_has(own, ECL_TECH(ADV_LABS)) << ECL_SCIENCE;
    found |= bits_has(own, ECL_TECH(ADV_ECONOMY)) << ECL_MONEY;
    return found;
}

static bool is_advanced(int square)
{
    return square < ECL_SQUARES && square % 2;
}

/* The berths whose track has a cube and whose square the seat may use. */
static int usable_berths(const EclState *s, int seat)
{
    int adv = advanced(s, seat), found = 0;
    for (int berth = 0; berth < ECL_BERTHS; berth++) {
        const EclBerthRow *row = &ecl_berths[berth];
        bool may = !is_advanced(row->square) || adv >> row->track & 1;
        if (may && s->seat[seat].cubes[row->track])
            found |= 1 << berth;
    }
    return found;
}

/* Squares of each kind that are empty, a byte each. */
static uint64_t empty_squares(const EclState *s, int sector)
{
    uint64_t squares, cubes;
    memcpy(&squares, ecl_sector_row(s, sector)->square, sizeof squares);
    memcpy(&cubes, s->hex[sector].cubes, sizeof cubes);
    return squares - cubes;
}

static int empty_berths(const EclState *s, int sector)
{
    uint64_t empty = empty_squares(s, sector);
    int found = 0;
    for (int berth = 0; empty && berth < ECL_BERTH_ORBITAL_SCIENCE; berth++)
        if (empty >> 8 * ecl_berths[berth].square & 0xff)
            found |= 1 << berth;
    if (s->hex[sector].orbital && !s->hex[sector].orbital_cube)
        found |= 1 << ECL_BERTH_ORBITAL_SCIENCE | 1 << ECL_BERTH_ORBITAL_MONEY;
    return found;
}

int ecl_open_berths(const EclState *s, int seat, int sector)
{
    return usable_berths(s, seat) & empty_berths(s, sector);
}

EclSectorSet ecl_colony_sectors(const EclState *s, int seat)
{
    EclSectorSet found = 0;
    if (!s->seat[seat].colony)
        return 0;
    int usable = usable_berths(s, seat);
    for (EclSectorSet left = s->seat[seat].sectors; left; left = bits_without_first(left))
        if (usable & empty_berths(s, bits_first(left)))
            found |= ecl_bit(bits_first(left));
    return found;
}

bool ecl_may_trade(const EclState *s, int seat, int from, int to)
{
    return from != to && s->seat[seat].storage[from] >= ecl_species_of(s, seat)->trade;
}

static uint32_t trades(const EclState *s, int seat)
{
    uint32_t found = 0;
    for (int from = 0; from < ECL_RESOURCES; from++)
        for (int to = 0; to < ECL_RESOURCES; to++)
            if (ecl_may_trade(s, seat, from, to))
                found |= 1u << (3 * from + to);
    return found;
}

static uint32_t drops(const EclState *s, int seat)
{
    uint32_t found = 0;
    for (int value = 1; value < ECL_VALUES && ecl_rule(s)->return_reputation; value++)
        if (s->seat[seat].reputation[value])
            found |= 1u << value;
    return found;
}

/* E2-5.10, E1-5.11: not before a pass, where the edition forbids it. */
static bool colonies_open(const EclState *s, const Task *turn)
{
    return turn->a || ecl_rule(s)->colony_when_passing;
}

/* E2-18.1: in upkeep not among enemies. */
static EclSectorSet upkeep_sectors(const EclState *s, int seat)
{
    EclSectorSet found = ecl_colony_sectors(s, seat);
    if (ecl_rule(s)->colony_among_enemies)
        return found;
    for (EclSectorSet left = found; left; left = bits_without_first(left))
        if (ecl_enemies(s, bits_first(left), seat))
            found &= ~ecl_bit(bits_first(left));
    return found;
}

/* The berths from the last one on in the sector settled last. */
static int berths_left(const EclState *s, const Task *task, int sector)
{
    int berths = ecl_open_berths(s, task->seat, sector);
    return task->a == ECL_RANK_COLONY + sector ? berths >> task->c << task->c : berths;
}

/* Without what comes before the task's rank. */
static EclFree from_rank(const EclState *s, const Task *task, EclFree open)
{
    int rank = task->a;
    if (rank >= ECL_RANK_OFFER)
        open.drops = 0; /* among themselves in any order: what one was worth is secret */
    if (rank >= ECL_RANK_TRADE)
        open.offers = 0;
    else if (rank >= ECL_RANK_OFFER)
        open.offers = (SeatSet)(open.offers >> (rank - ECL_RANK_OFFER) << (rank - ECL_RANK_OFFER));
    if (rank >= ECL_RANK_COLONY)
        open.trades = 0;
    else if (rank >= ECL_RANK_TRADE)
        open.trades = open.trades >> (rank - ECL_RANK_TRADE) << (rank - ECL_RANK_TRADE);
    if (rank > ECL_RANK_COLONY) {
        int sector = rank - ECL_RANK_COLONY;
        open.sectors = open.sectors >> sector << sector;
        if (bits_has(open.sectors, sector) && !berths_left(s, task, sector))
            open.sectors &= ~ecl_bit(sector);
    }
    return open;
}

EclFree ecl_free_moves(const EclState *s, const Task *task)
{
    int seat = task->seat;
    EclFree open = { 0 };
    if (task->kind == ECL_TASK_PEACE) {
        open.offers = ecl_offers(s, seat);
    } else if (task->kind == ECL_TASK_COLONIES) {
        open.trades = trades(s, seat);
        open.sectors = upkeep_sectors(s, seat);
    } else {
        open.drops = drops(s, seat);
        open.offers = ecl_offers(s, seat);
        open.trades = trades(s, seat);
        if (colonies_open(s, ecl_turn(s)))
            open.sectors = ecl_colony_sectors(s, seat);
    }
    return task->a ? from_rank(s, task, open) : open;
}

bool ecl_has_free(const EclState *s, const Task *turn)
{
    int seat = turn->seat;
    const EclSeat *p = &s->seat[seat];
    int rate = ecl_species_of(s, seat)->trade;
    if (p->storage[0] >= rate || p->storage[1] >= rate || p->storage[2] >= rate)
        return true;
    if (ecl_rule(s)->return_reputation && p->reputation[0])
        return true;
    return (colonies_open(s, turn) && ecl_colony_sectors(s, seat)) || ecl_offers(s, seat);
}

const char *ecl_forbids_drop(const EclState *s, const Task *task, int seat, int value)
{
    if (task->kind == ECL_TASK_PACT && !ecl_pact_wants_room(s))
        return ecl_id(s, "E2-13.15", "E1-10.22");
    if (!s->seat[seat].reputation[value])
        return ecl_id(s, "E2-13.13", "E1-10.7");
    if (task->kind == ECL_TASK_PACT)
        return NULL;
    return ecl_free_moves(s, task).drops >> value & 1 ? NULL : ecl_id(s, "E2-13.13", "E1-10.7");
}

const char *ecl_forbids_trade(const EclState *s, const Task *task, int from, int to)
{
    if (!ecl_may_trade(s, task->seat, from, to))
        return ecl_id(s, "E2-5.17", "E1-3.7");
    if (task->kind == ECL_TASK_PAY)
        return to == ECL_MONEY ? NULL : ecl_id(s, "E2-18.3", "E1-17.4");
    bool open = ecl_free_moves(s, task).trades >> (3 * from + to) & 1;
    return open ? NULL : ecl_id(s, "E2-5.20", "E1-5.13");
}

const char *ecl_forbids_colony(const EclState *s, const Task *task, int sector)
{
    int seat = task->seat;
    if (!s->seat[seat].colony || !bits_has(s->seat[seat].sectors, sector))
        return ecl_id(s, "E2-5.9", "E1-6.2");
    if (!ecl_open_berths(s, seat, sector))
        return empty_berths(s, sector) ? ecl_id(s, "E2-5.13", "E1-6.5")
                                       : ecl_id(s, "E2-5.16", "E1-6.12");
    if (task->kind == ECL_TASK_COLONIES && !bits_has(upkeep_sectors(s, seat), sector))
        return ecl_id(s, "E2-18.1", "E1-6.8");
    if (task->kind == ECL_TASK_FREE && !colonies_open(s, ecl_turn(s)))
        return ecl_id(s, "E2-5.10", "E1-5.11");
    bool open = bits_has(ecl_free_moves(s, task).sectors, sector);
    return open ? NULL : ecl_id(s, "E2-5.20", "E1-5.13");
}

const char *ecl_forbids_cube(const EclState *s, const Task *square, int berth)
{
    int open = empty_berths(s, square->a);
    if (!(open >> berth & 1))
        return ecl_id(s, "E2-5.16", "E1-6.12");
    if (!(ecl_open_berths(s, square->seat, square->a) >> berth & 1))
        return is_advanced(ecl_berths[berth].square) ? ecl_id(s, "E2-5.13", "E1-6.5")
                                                     : ecl_id(s, "E2-5.12", "E1-6.3");
    const Task *below = &s->head.agenda[s->head.tasks - 2];
    return berths_left(s, below, square->a) >> berth & 1 ? NULL : ecl_id(s, "E2-5.20", "E1-5.13");
}

void ecl_play_free(EclState *s, int seat)
{
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_FREE, .seat = (uint8_t)seat });
}

/* A free move was made at this rank. */
static Task *made(EclState *s, int rank)
{
    Task *task = agenda_top(&s->head);
    task->a = (uint8_t)rank;
    task->b = 1;
    return task;
}

void ecl_play_drop(EclState *s, int seat, int value, EventList *events)
{
    made(s, ECL_RANK_DROP + 1);
    ecl_drop_reputation(s, seat, value, events);
}

void ecl_play_free_offer(EclState *s, int seat, int other, EventList *events)
{
    made(s, ECL_RANK_OFFER + other);
    ecl_play_offer(s, seat, other, events);
}

void ecl_play_trade(EclState *s, int seat, int from, int to, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    int rate = ecl_species_of(s, seat)->trade;
    p->storage[from] = (int16_t)(p->storage[from] - rate);
    p->storage[to]++;
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_TRADE, .seat = (int8_t)seat, .value = { from, to, rate } });
    if (agenda_top(&s->head)->kind == ECL_TASK_PAY)
        return;
    bool anew = p->storage[to] == rate; /* a trade of it has become possible */
    made(s, ECL_RANK_TRADE + (anew ? 0 : 3 * from + to));
}

void ecl_play_colony(EclState *s, int seat, int sector)
{
    agenda_push(&s->head,
                (Task){ .kind = ECL_TASK_SQUARE, .seat = (uint8_t)seat, .a = (uint8_t)sector });
}

void ecl_play_cube(EclState *s, int seat, int berth, EventList *events)
{
    const EclBerthRow *row = &ecl_berths[berth];
    int sector = agenda_top(&s->head)->a;
    agenda_pop(&s->head);
    made(s, ECL_RANK_COLONY + sector)->c = (uint8_t)berth;
    s->seat[seat].colony--;
    s->seat[seat].cubes[row->track]--;
    if (row->square == ECL_SQUARE_ORBITAL)
        s->hex[sector].orbital_cube = 1;
    else
        s->hex[sector].cubes[row->square]++;
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_COLONY, .seat = (int8_t)seat, .value = { sector, berth } });
}
