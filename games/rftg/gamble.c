/* The two gambles of phase IV: a number is named, or a card is put at stake. */
#include "games/rftg/gamble.h"

#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/supply.h"

/* RG-18.26, the older card. */
void rftg_do_guess(RftgState *s, int seat, Move move, EventList *events)
{
    int gambler, number = move_a(move);
    const RftgPower *gamble = rftg_gamble(s, seat, &gambler);
    rftg_mark_used(s, gamble, gambler);
    int card = rftg_show(s, seat, events);
    rftg_tell(events, RFTG_EVENT_GUESS, seat, number, rftg_design[card]);
    if (rftg_row(card)->cost == number)
        rftg_take_aside(s, seat, card);
    rftg_clear_aside(s);
}

void rftg_do_gamble(RftgState *s, int seat, Move move, EventList *events)
{
    (void)move;
    (void)events;
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_ANTE, .seat = (uint8_t)seat });
}

/* RG-18.26, the newer card: the ante is shown, and stays in the hand if it wins. */
void rftg_do_ante(RftgState *s, int seat, Move move, EventList *events)
{
    int gambler, card = rftg_meant(s, seat, move_a(move)), cost = rftg_row(card)->cost;
    bool wins = false;
    agenda_pop(&s->head);
    s->seat[seat].floor = 0;
    const RftgPower *gamble = rftg_gamble(s, seat, &gambler);
    rftg_mark_used(s, gamble, gambler);
    event_add(events, (Event){ .kind = RFTG_EVENT_ANTE,
                               .seat = (int8_t)seat,
                               .shown = (SeatSet)(rftg_all_seats(s) & ~seat_bit(seat)),
                               .value = { rftg_design[card] } });
    rftg_lay_aside(s, seat, card);
    for (int i = 0; i < cost; i++) {
        int flipped = rftg_show(s, seat, events);
        wins = wins || (flipped && rftg_row(flipped)->cost > cost);
    }
    if (wins) {
        rftg_take_aside(s, seat, card);
        agenda_push(&s->head, (Task){ .kind = RFTG_TASK_FLIP, .seat = (uint8_t)seat });
        return;
    }
    rftg_tell(events, RFTG_EVENT_LOST_ANTE, seat, rftg_design[card], 0);
    rftg_clear_aside(s);
}

void rftg_do_take(RftgState *s, int seat, Move move, EventList *events)
{
    int card = rftg_copy_in(&s->aside, move_a(move), 0);
    agenda_pop(&s->head);
    rftg_tell(events, RFTG_EVENT_FOUND, seat, rftg_design[card], 0);
    rftg_take_aside(s, seat, card);
    rftg_clear_aside(s);
}
