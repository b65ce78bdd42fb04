/* Abilities of the windows: who may use what, and what each does at once (SB-12.2 to SB-12.13).
 * What needs a further choice becomes a task. */
#include "games/spacebase/abilities.h"

#include <string.h>

#include "games/spacebase/dice.h"

/* SB-12.8e: a CHARGE ability is used once in a window. */
static void mark_spent(SbState *s, int card)
{
    int at = s->spent[0] == SB_NO_CARD ? 0 : 1;
    assert(s->spent[at] == SB_NO_CARD);
    s->spent[at] = (uint8_t)card;
    if (at && s->spent[0] > s->spent[1]) {
        s->spent[1] = s->spent[0];
        s->spent[0] = (uint8_t)card;
    }
}

uint64_t sb_activations(const SbState *s, int seat)
{
    uint64_t usable = sb_usable(s, seat, SB_WINDOW_ANY);
    for (int i = 0; i < 2; i++)
        usable &= ~(uint64_t)(s->spent[i] ? 1ull << sb_charger_of[s->spent[i]] : 0);
    return usable;
}

static void ask_later(SbState *s, SbTask kind, int seat, int a, int b, int c)
{
    agenda_push(&s->head, (Task){ .kind = (uint8_t)kind,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)a,
                                  .b = (uint8_t)b,
                                  .c = (uint8_t)c });
}

/* SB-12.7a */
static void opponents_lose(SbState *s, int seat, int vp, EventList *events)
{
    for (int other = sb_next_seat(s, seat); other != seat; other = sb_next_seat(s, other)) {
        int32_t *have = &s->seat[other].vp;
        int lost = *have < vp ? *have : vp;
        *have -= lost;
        event_add(events,
                  (Event){ .kind = SB_EVENT_LOSE, .seat = (int8_t)other, .value = { lost } });
    }
}

static void win(SbState *s, int seat, EventList *events)
{
    s->winner = (uint8_t)(seat + 1);
    agenda_clear(&s->head);
    memset(s->spent, 0, sizeof s->spent);
    event_add(events, (Event){ .kind = SB_EVENT_INSTANT, .seat = (int8_t)seat });
}

/* Carries out the effect of the side that was in force when the card was used. */
static void effect(SbState *s, int seat, SbPlace place, EventList *events)
{
    const SbSide *side = &sb_cards[place.card].side[place.face];
    switch ((SbAbility)side->ability) {
    case SB_BUY: /* SB-12.2 */
        sb_gain(s, seat, side->b, 0, side->c, events);
        ask_later(s, SB_TASK_PURCHASE, seat, side->a, false, 0);
        break;
    case SB_BUYANY: /* SB-12.9 */
        ask_later(s, SB_TASK_PURCHASE, seat, 1, true, 0);
        break;
    case SB_CLAIM: /* SB-12.3 */
        ask_later(s, SB_TASK_CLAIM, seat, side->a, side->b, side->c);
        break;
    case SB_SWAP: /* SB-12.4 */
        sb_swap(s, seat, side->a, side->b);
        event_add(
            events,
            (Event){ .kind = SB_EVENT_SWAP, .seat = (int8_t)seat, .value = { side->a, side->b } });
        break;
    case SB_LOSEVP: /* SB-12.7 */
        opponents_lose(s, seat, side->a, events);
        ask_later(s, SB_TASK_PURCHASE, seat, side->b, false, 0);
        break;
    case SB_CHARGE: /* SB-12.8 */
        mark_spent(s, place.card);
        ask_later(s, SB_TASK_CHARGE, seat, place.card, side->b, 0);
        break;
    case SB_EXCH: /* SB-12.10 */
        ask_later(s, SB_TASK_EXCHANGE, seat, place.card, 0, 0);
        break;
    case SB_WIN: /* SB-12.11 */
        win(s, seat, events);
        break;
    case SB_GAIN: /* SB-12.13 */
        sb_gain(s, seat, side->a, side->b, side->c, events);
        break;
    case SB_NO_ABILITY:
    case SB_SHIFT:
    case SB_REROLL:
    case SB_SETDIE:
    case SB_X2:
    case SB_ABILITIES:
        assert(!"an ability of another window");
    }
}

void sb_activate(SbState *s, int seat, int card, EventList *events)
{
    SbPlace place = sb_find(s, seat, card);
    sb_spend(s, place); /* SB-11.8 */
    event_add(events,
              (Event){ .kind = SB_EVENT_ACTIVATE, .seat = (int8_t)seat, .value = { card } });
    effect(s, seat, place, events);
}

bool sb_can_charge(const SbState *s, int seat, int card, int used)
{
    return card != used && sb_has_room(s, sb_find(s, seat, card));
}

/* Whether some card of the seat other than these two has an empty slot in use. */
static bool room_beside(const SbState *s, int seat, int used, int source)
{
    for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left)) {
        SbPlace place = sb_charger_place(s, bits_first(left));
        if (place.card != used && place.card != source && sb_has_room(s, place))
            return true;
    }
    return false;
}

bool sb_can_take(const SbState *s, int seat, int card, int used, int fresh)
{
    return card != used && card != fresh && sb_find(s, seat, card).card && sb_charges(s, card) &&
           room_beside(s, seat, used, card);
}

bool sb_can_put(const SbState *s, int seat, int card, int used, int source)
{
    return card != source && sb_can_charge(s, seat, card, used);
}

void sb_charge(SbState *s, int seat, int card, EventList *events)
{
    sb_add_charge(s, sb_find(s, seat, card));
    event_add(events, (Event){ .kind = SB_EVENT_CHARGED,
                               .seat = (int8_t)seat,
                               .value = { card, sb_charges(s, card) } });
}

void sb_move_charge(SbState *s, int seat, int from, int to, EventList *events)
{
    sb_remove_charge(s, sb_find(s, seat, from));
    sb_add_charge(s, sb_find(s, seat, to));
    event_add(events,
              (Event){ .kind = SB_EVENT_MOVED, .seat = (int8_t)seat, .value = { from, to } });
}

bool sb_can_exchange(const SbState *s, int seat, int card, int sector)
{
    SbPlace place = sb_find(s, seat, card);
    if (place.face == SB_STATION)
        return sector != place.sector;
    return sb_is_open(s, seat, sector); /* SB-12.10d */
}

void sb_use_exchange(SbState *s, int seat, int card, int sector, EventList *events)
{
    int other = sb_sector_of(s, seat, sector)->station;
    sb_exchange(s, seat, sb_find(s, seat, card), sector);
    event_add(events,
              (Event){ .kind = SB_EVENT_EXCHANGE, .seat = (int8_t)seat, .value = { card, other } });
}
