/* The action phase (ED-4) and the action of each card (ED-10 to ED-14, ED-18). The card lies in
 * `playing` while its action is carried out: not in the hand, not yet in the discard pile. */
#include "games/emdo/actions.h"

#include "games/emdo/cards.h"
#include "games/emdo/planets.h"

/* Cards whose action is always possible (ED-4.13). */
static CardSet always(void)
{
    const CardSet *of = emdo_effect_cards;
    return of[EMDO_FIGHTERS_OR_ATTACK] | of[EMDO_FIGHTERS_AND_POST_ROLE_ATTACK] |
           of[EMDO_GAIN_INFLUENCE] | of[EMDO_REMOVE_FROM_HAND] | of[EMDO_REMOVE_SELF_TAKE_ROLE] |
           of[EMDO_TURN_BONUS_SELL_TYPES] | of[EMDO_TURN_BONUS_SELL_CHOSEN_TYPE] |
           of[EMDO_TURN_BONUS_PRODUCE_TYPES] |
           (of[EMDO_DRAW_THEN_REMOVE] &
            ~emdo_bit(EMDO_DATA_NETWORK)); /* they may remove themselves */
}

CardSet emdo_playable(const EmdoState *s, int seat)
{
    const EmdoSeat *p = &s->seat[seat];
    const CardSet *of = emdo_effect_cards;
    CardSet cards = always();
    bool draw = emdo_can_draw(s, seat), slot = emdo_produce_ranks(s, seat, 0) != 0;
    if (draw)
        cards |= of[EMDO_DRAW_N];
    if (draw || p->hand.size > 1)
        cards |= of[EMDO_DRAW_THEN_REMOVE];
    if (p->down)
        cards |= of[EMDO_COLONY_SELF_OR_SETTLE] | of[EMDO_SETTLE_THEN_SETTLE_OR_COLONY] |
                 of[EMDO_COLONY_SELF_THEN_SETTLE_PRINTED];
    if (slot)
        cards |= of[EMDO_PRODUCE_N];
    if (slot || emdo_sell_ranks(s, seat, 0))
        cards |= of[EMDO_PRODUCE_OR_TRADE];
    if (emdo_stacks_left(s))
        cards |= of[EMDO_TAKE_ROLE_CARDS];
    if (s->planets | s->planet_drop)
        cards |= of[EMDO_TAKE_TOP_PLANET];
    if (emdo_attackable(s, seat))
        cards |= of[EMDO_ATTACK_UP_TO];
    return cards & p->hand.set;
}

bool emdo_may_remove(const EmdoState *s, int seat)
{
    return emdo_has(s, seat, EMDO_HYPEREFFICIENCY) ||
           (emdo_has(s, seat, EMDO_STREAMLINING) && !s->turn.streamlined);
}

void emdo_streamline(EmdoState *s, int seat, int card, EventList *events)
{
    if (!emdo_has(s, seat, EMDO_HYPEREFFICIENCY))
        s->turn.streamlined = true;
    emdo_remove(s, seat, card, events);
}

void emdo_end_action(EmdoState *s, int seat)
{
    if (s->playing)
        emdo_put(&s->seat[seat].discard, s->playing);
    s->playing = EMDO_NO_CARD;
}

void emdo_tuck_played(EmdoState *s, int seat, int planet, EventList *events)
{
    int card = s->playing;
    s->playing = EMDO_NO_CARD;
    emdo_tuck(s, seat, card, planet, events);
}

void emdo_remove_played(EmdoState *s, int seat, EventList *events)
{
    emdo_put(&s->removed, s->playing);
    event_add(
        events,
        (Event){ .kind = EMDO_EVENT_REMOVE_SELF, .seat = (int8_t)seat, .value = { s->playing } });
    s->playing = EMDO_NO_CARD;
}

void emdo_specialize(EmdoState *s, int seat, int resource, EventList *events)
{
    s->turn.special = (uint8_t)resource;
    event_add(events,
              (Event){ .kind = EMDO_EVENT_NAME, .seat = (int8_t)seat, .value = { resource } });
    emdo_gain(s, seat, s->turn.sold[resource], events);
}

void emdo_terraform(EmdoState *s, int seat, int planet, EventList *events)
{
    emdo_tuck_played(s, seat, planet, events);
    if (s->site[planet].colonies >= emdo_planets[planet].colonize) /* ED-18.18 */
        emdo_settle(s, seat, planet, events);
}

void emdo_take_role_card(EmdoState *s, int seat, int stack, EventList *events)
{
    emdo_show_hand(s, seat, stack);
    event_add(events, (Event){ .kind = EMDO_EVENT_TAKE, .seat = (int8_t)seat, .value = { stack } });
    emdo_take_off(s, stack, events);
}

void emdo_gain_fighters(EmdoState *s, int seat, int n, EventList *events)
{
    s->seat[seat].fighters += n;
    event_add(events, (Event){ .kind = EMDO_EVENT_FIGHTERS, .seat = (int8_t)seat, .value = { n } });
}

static int types_sold(const EmdoState *s)
{
    int types = 0;
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        types += s->turn.sold[resource] > 0;
    return types;
}

/* A question of the card's action. */
static void push(EmdoState *s, EmdoTask kind, int a, int b, int c, int d)
{
    agenda_push(&s->head, (Task){ .kind = (uint8_t)kind,
                                  .seat = s->active,
                                  .a = (uint8_t)a,
                                  .b = (uint8_t)b,
                                  .c = (uint8_t)c,
                                  .d = (uint8_t)d });
}

static void carry_out(EmdoState *s, int seat, const EmdoCardRow *row, EventList *events)
{
    switch ((EmdoEffect)row->effect) {
    case EMDO_DRAW_N: /* ED-11.1, ED-18.1 */
        emdo_draw(s, seat, row->p1, events);
        break;
    case EMDO_FIGHTERS_OR_ATTACK: /* ED-11.12, ED-18.2 */
        push(s, EMDO_TASK_FIGHT, row->p1, 0, 0, 0);
        break;
    case EMDO_COLONY_SELF_OR_SETTLE: /* ED-12.1 */
        push(s, EMDO_TASK_COLONY, 0, 0, 0, 0);
        break;
    case EMDO_PRODUCE_OR_TRADE: /* ED-13.1 */
        push(s, EMDO_TASK_GOODS, 0, 0, 0, 0);
        break;
    case EMDO_REMOVE_FROM_HAND: /* ED-14.1 */
        push(s, EMDO_TASK_REMOVE, row->p1, row->p2, 0, row->self);
        break;
    case EMDO_REMOVE_SELF_TAKE_ROLE: /* ED-10.1 */
        emdo_remove_played(s, seat, events);
        push(s, EMDO_TASK_TAKE, row->p1, 0, 0, 0);
        break;
    case EMDO_SETTLE_THEN_SETTLE_OR_COLONY: /* ED-18.3 */
        push(s, EMDO_TASK_EXPAND, 1, 0, 0, 0);
        break;
    case EMDO_PRODUCE_N: /* ED-18.7 */
        push(s, EMDO_TASK_PRODUCE, row->p1, 0, 1, 0);
        break;
    case EMDO_GAIN_INFLUENCE: /* ED-18.8 */
        emdo_gain(s, seat, row->p1, events);
        break;
    case EMDO_DRAW_THEN_REMOVE: /* ED-18.9, ED-18.11 */
        emdo_draw(s, seat, row->p1, events);
        push(s, EMDO_TASK_REMOVE, 0, row->p2, 0, row->self);
        break;
    case EMDO_TURN_BONUS_SELL_TYPES: /* ED-18.12, ED-17.7 */
        s->turn.markets = true;
        emdo_gain(s, seat, types_sold(s), events);
        break;
    case EMDO_TURN_BONUS_SELL_CHOSEN_TYPE: /* ED-18.13 */
        push(s, EMDO_TASK_SPECIALIZE, 0, 0, 0, 0);
        break;
    case EMDO_COLONY_SELF_THEN_SETTLE_PRINTED: /* ED-18.17 */
        push(s, EMDO_TASK_TERRAFORM, 0, 0, 0, 0);
        break;
    case EMDO_TAKE_ROLE_CARDS: /* ED-18.20 */
        push(s, EMDO_TASK_TAKE, row->p1, 0, 0, 0);
        break;
    case EMDO_TURN_BONUS_PRODUCE_TYPES: /* ED-18.21, ED-17.7 */
        s->turn.genetics = true;
        emdo_gain(s, seat, bits_count(s->turn.produced), events);
        break;
    case EMDO_TAKE_TOP_PLANET: /* ED-18.26 */
        emdo_lay_planet(s, seat, emdo_take_planet(s, events), events);
        break;
    case EMDO_FIGHTERS_AND_POST_ROLE_ATTACK: /* ED-18.27 */
        emdo_gain_fighters(s, seat, row->p1, events);
        s->turn.mobilized = true;
        break;
    case EMDO_ATTACK_UP_TO: /* ED-18.29 */
        push(s, EMDO_TASK_RAID, row->p1, 0, 0, 0);
        break;
    case EMDO_PERM_SYMBOLS_ONLY:
    case EMDO_PERM_SELL_FIGHTERS:
    case EMDO_PERM_REMOVE_ONE_PER_TURN:
    case EMDO_PERM_REMOVE_ANY_PER_TURN:
    case EMDO_PERM_FILL_SLOTS_ON_FLIP:
    case EMDO_PERM_SCORCHED_EARTH:
    case EMDO_PERM_RESEARCH_CARDS_WILD:
    case EMDO_PERM_DISSENT_DRAW_PLUS_1:
    case EMDO_PERM_FOLLOW_WITH_LEADER_BONUS:
    case EMDO_PERM_PHASE_ORDER_FREE:
    case EMDO_PERM_EXTRA_ACTION_CARD:
    case EMDO_NO_EFFECT:
    case EMDO_EFFECTS:
        assert(!"no action of a card");
    }
}

void emdo_play_card(EmdoState *s, int seat, int card, EventList *events)
{
    emdo_leave_hand(s, seat, card);
    s->playing = (uint8_t)card;
    event_add(events, (Event){ .kind = EMDO_EVENT_PLAY, .seat = (int8_t)seat, .value = { card } });
    carry_out(s, seat, &emdo_cards[card], events);
}
