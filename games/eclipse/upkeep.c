/* Task PAY: seat. Who cannot pay is noted in the task ROUND and leaves when all have finished. */
#include "games/eclipse/upkeep.h"

#include <string.h>

#include "games/eclipse/board.h"
#include "games/eclipse/control.h"
#include "games/eclipse/free.h"

int ecl_balance(const EclState *s, int seat)
{
    return s->seat[seat].storage[ECL_MONEY] + ecl_production(s, seat, ECL_MONEY) -
           ecl_upkeep_cost(s, seat);
}

/* E2-18.2, E2-18.6, E1-17.3, E1-17.10 */
static void pay(EclState *s, int seat, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    int materials = ecl_production(s, seat, ECL_MATERIALS);
    int science = ecl_production(s, seat, ECL_SCIENCE);
    event_add(events,
              (Event){ .kind = ECL_EVENT_UPKEEP,
                       .seat = (int8_t)seat,
                       .value = { ecl_production(s, seat, ECL_MONEY), ecl_upkeep_cost(s, seat) } });
    p->storage[ECL_MONEY] = (int16_t)ecl_balance(s, seat);
    p->storage[ECL_MATERIALS] = (int16_t)(p->storage[ECL_MATERIALS] + materials);
    p->storage[ECL_SCIENCE] = (int16_t)(p->storage[ECL_SCIENCE] + science);
    event_add(events, (Event){ .kind = ECL_EVENT_PRODUCE,
                               .seat = (int8_t)seat,
                               .value = { materials, science } });
}

static bool can_trade(const EclState *s, int seat)
{
    return ecl_may_trade(s, seat, ECL_MATERIALS, ECL_MONEY) ||
           ecl_may_trade(s, seat, ECL_SCIENCE, ECL_MONEY);
}

/* Whatever the only way to go on is, nobody has to be asked for it. */
static void ask_for_money(EclState *s, int seat, EventList *events)
{
    EclSectorSet sectors = s->seat[seat].sectors;
    bool materials = ecl_may_trade(s, seat, ECL_MATERIALS, ECL_MONEY);
    bool science = ecl_may_trade(s, seat, ECL_SCIENCE, ECL_MONEY);
    if (bits_count(sectors) + materials + science > 1)
        agenda_ask(&s->head, seat);
    else if (sectors)
        ecl_play_abandon(s, bits_first(sectors), events);
    else
        ecl_play_trade(s, seat, materials ? ECL_MATERIALS : ECL_SCIENCE, ECL_MONEY, events);
}

void ecl_run_pay(EclState *s, EventList *events)
{
    int seat = agenda_top(&s->head)->seat;
    if (ecl_balance(s, seat) >= 0) {
        agenda_pop(&s->head);
        pay(s, seat, events);
    } else if (s->seat[seat].sectors || can_trade(s, seat)) {
        ask_for_money(s, seat, events);
    } else { /* E2-18.7, E1-17.8 */
        agenda_pop(&s->head);
        Task *round = agenda_top(&s->head);
        round->c = (SeatSet)(round->c | seat_bit(seat));
    }
}

void ecl_play_abandon(EclState *s, int sector, EventList *events)
{
    ecl_vacate(s, sector, events);
}

/* E2-19.2, E1-18.2 */
static void return_discs(EclSeat *p)
{
    for (int space = 0; space < ECL_ACTIONS; space++)
        p->discs = (uint8_t)(p->discs + p->spent[space]);
    memset(p->spent, 0, sizeof p->spent);
}

/* E2-19.3, E1-18.3: to their tracks as far as there is room, how many are left over. */
static int empty_graves(EclSeat *p)
{
    int left = 0;
    for (int track = 0; track < ECL_RESOURCES; track++) {
        int room = ECL_TRACK_CUBES - p->cubes[track];
        int n = p->graves[track] < room ? p->graves[track] : room;
        p->cubes[track] = (uint8_t)(p->cubes[track] + n);
        left += p->graves[track] - n;
        p->graves[track] = 0;
    }
    return left;
}

void ecl_clean_up(EclState *s, EventList *events)
{
    ecl_draw_techs(s, ecl_setups[s->edition][s->head.seats].techs_cleanup, events);
    for (int i = s->head.seats - 1; i >= 0; i--) { /* the start player is asked first */
        int seat = (s->start + i) % s->head.seats;
        EclSeat *p = &s->seat[seat];
        if (p->out)
            continue;
        return_discs(p);
        p->colony = ecl_species_of(s, seat)->colony_ships;
        ecl_return_cubes(s, seat, empty_graves(p), 0, false);
    }
}
