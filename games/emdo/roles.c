/* The role phase: the leader takes the stack's card, boosts and resolves the role (ED-5), then each
 * opponent follows or dissents (ED-6). */
#include "games/emdo/roles.h"

#include "games/emdo/actions.h"
#include "games/emdo/cards.h"
#include "games/emdo/planets.h"

uint32_t emdo_led_roles(const EmdoState *s)
{
    uint32_t all = (1u << EMDO_ROLES) - 2;
    return emdo_is_learning(s) ? all & ~(1u << EMDO_ROLE_RESEARCH) : all;
}

int emdo_lead_card(const EmdoState *s, int role)
{
    const EmdoRoleRow *row = &emdo_roles[role];
    return s->stack[row->stack] ? 1 : row->more;
}

int emdo_boosted(const EmdoState *s, int seat)
{
    int role = agenda_peek(&s->head)->a;
    int more = s->head.agenda[s->head.tasks - 2].b; /* of the task RESOLVE */
    return emdo_pile_symbols(s, seat, &s->seat[seat].played, role) +
           emdo_empire_symbols(s, seat, role) + more;
}

/* ED-5.2, ED-5.18: the stack's top card is laid out; 0, or the symbols more that an empty stack
 * gives (ED-19.4, ED-19.5). Then the opponents will be asked. */
static int begin_role(EmdoState *s, int seat, int role, EventList *events)
{
    int stack = emdo_roles[role].stack, more = emdo_roles[role].more;
    event_add(events, (Event){ .kind = EMDO_EVENT_LEAD, .seat = (int8_t)seat, .value = { role } });
    if (s->stack[stack]) {
        emdo_put(&s->seat[seat].played, stack);
        event_add(events,
                  (Event){ .kind = EMDO_EVENT_STACK, .seat = (int8_t)seat, .value = { stack } });
        emdo_take_off(s, stack, events);
        more = 0;
    }
    agenda_push(&s->head, (Task){ .kind = EMDO_TASK_FOLLOW,
                                  .seat = (uint8_t)emdo_next_seat(s, seat),
                                  .a = (uint8_t)role,
                                  .b = (uint8_t)(s->head.seats - 1) });
    return more;
}

static void push_resolve(EmdoState *s, int seat, int role, int more, bool leader)
{
    agenda_push(&s->head, (Task){ .kind = EMDO_TASK_RESOLVE,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)role,
                                  .b = (uint8_t)more,
                                  .c = leader });
}

static void push_boost(EmdoState *s, int seat, int role, int least)
{
    agenda_push(&s->head, (Task){ .kind = EMDO_TASK_BOOST,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)role,
                                  .b = (uint8_t)least });
}

void emdo_lead(EmdoState *s, int seat, int role, EventList *events)
{
    int more = begin_role(s, seat, role, events);
    push_resolve(s, seat, role, more, true);
    push_boost(s, seat, role, 0);
}

static void settle_or_attack(EmdoState *s, int seat, int role, int planet, EventList *events)
{
    if (role == EMDO_ROLE_COLONIZE)
        emdo_settle(s, seat, planet, events);
    else
        emdo_attack(s, seat, planet, events);
}

void emdo_lead_on(EmdoState *s, int seat, int role, int planet, EventList *events)
{
    begin_role(s, seat, role, events);
    settle_or_attack(s, seat, role, planet, events);
}

void emdo_boost(EmdoState *s, int seat, int card, EventList *events)
{
    emdo_leave_hand(s, seat, card);
    emdo_put(&s->seat[seat].played, card);
    event_add(events, (Event){ .kind = EMDO_EVENT_BOOST, .seat = (int8_t)seat, .value = { card } });
}

CardSet emdo_boosts(const EmdoState *s, int seat, int role, int least)
{
    return (s->seat[seat].hand.set & emdo_role_cards(s, seat, role)) >> least << least;
}

/* ED-11.2, ED-11.10, ED-11.11 */
static void look(EmdoState *s, int seat, int planets, EventList *events)
{
    for (int i = 0; i < planets; i++) {
        int planet = emdo_take_planet(s, events);
        if (!planet)
            break;
        s->look |= emdo_bit(planet);
        event_add(events, (Event){ .kind = EMDO_EVENT_LOOK,
                                   .seat = (int8_t)seat,
                                   .seers = seat_bit(seat),
                                   .shown = seat_bit(seat),
                                   .value = { planet, emdo_planets[planet].back } });
    }
    if (s->look)
        agenda_push(&s->head, (Task){ .kind = EMDO_TASK_KEEP, .seat = (uint8_t)seat });
}

static void push_role(EmdoState *s, EmdoTask kind, int seat, int a)
{
    agenda_push(&s->head, (Task){ .kind = (uint8_t)kind, .seat = (uint8_t)seat, .a = (uint8_t)a });
}

void emdo_resolve(EmdoState *s, EventList *events)
{
    Task task = *agenda_top(&s->head);
    int seat = task.seat, role = task.a;
    int played = emdo_pile_symbols(s, seat, &s->seat[seat].played, role);
    int symbols = played + emdo_empire_symbols(s, seat, role) + task.b; /* ED-15.1 */
    agenda_pop(&s->head);
    switch ((EmdoRole)role) {
    case EMDO_ROLE_SURVEY: /* ED-11.6, ED-11.8 */
        look(s, seat, symbols - !task.c, events);
        break;
    case EMDO_ROLE_WARFARE: /* ED-11.16 */
        if (symbols)
            emdo_gain_fighters(s, seat, symbols, events);
        break;
    case EMDO_ROLE_COLONIZE: /* ED-12.5, ED-15.2 */
        push_role(s, EMDO_TASK_PLACE, seat, 0);
        break;
    case EMDO_ROLE_PRODUCE: /* ED-13.4 */
        push_role(s, EMDO_TASK_PRODUCE, seat, symbols);
        break;
    case EMDO_ROLE_TRADE: /* ED-13.9 */
        push_role(s, EMDO_TASK_SELL, seat, symbols);
        break;
    case EMDO_ROLE_RESEARCH: /* ED-14.3 */
        push_role(s, EMDO_TASK_RESEARCH, seat, symbols);
        break;
    case EMDO_NO_ROLE:
    case EMDO_ROLES:
        assert(!"no role");
    }
}

PlanetSet emdo_follow_targets(const EmdoState *s, int seat, int role)
{
    if (!emdo_has(s, seat, EMDO_BUREAUCRACY))
        return 0;
    return role == EMDO_ROLE_COLONIZE  ? emdo_settleable(s, seat)
           : role == EMDO_ROLE_WARFARE ? emdo_attackable(s, seat)
                                       : 0;
}

/* The next opponent will be asked; the role that is followed. */
static int answer_follow(EmdoState *s)
{
    Task *task = agenda_top(&s->head);
    task->seat = (uint8_t)emdo_next_seat(s, task->seat);
    task->b--;
    return task->a;
}

static void tell_follow(int seat, int role, EventList *events)
{
    event_add(events,
              (Event){ .kind = EMDO_EVENT_FOLLOW, .seat = (int8_t)seat, .value = { role } });
}

void emdo_follow(EmdoState *s, int seat, int card, EventList *events)
{
    int role = answer_follow(s);
    tell_follow(seat, role, events);
    push_resolve(s, seat, role, 0, false);
    if (!card)
        return;
    emdo_boost(s, seat, card, events);
    push_boost(s, seat, role, card);
}

void emdo_follow_on(EmdoState *s, int seat, int planet, EventList *events)
{
    int role = answer_follow(s);
    tell_follow(seat, role, events);
    settle_or_attack(s, seat, role, planet, events);
}

void emdo_dissent(EmdoState *s, int seat, EventList *events)
{
    answer_follow(s);
    event_add(events, (Event){ .kind = EMDO_EVENT_DISSENT, .seat = (int8_t)seat });
    emdo_draw(s, seat, emdo_has(s, seat, EMDO_DISSENSION) ? 2 : 1, events); /* ED-18.32 */
}

void emdo_keep(EmdoState *s, int seat, int planet, EventList *events)
{
    PlanetSet drop = s->look & ~emdo_bit(planet);
    emdo_lay_planet(s, seat, planet, events);
    s->look = 0;
    s->planet_drop |= drop;
    for (; drop; drop = bits_without_first(drop)) {
        s->site[bits_first(drop)].filling = 0;
        event_add(events, (Event){ .kind = EMDO_EVENT_DROP,
                                   .seat = EVENT_NO_SEAT,
                                   .shown = (SeatSet)~seat_bit(seat),
                                   .value = { bits_first(drop) } });
    }
}

/* ED-14.6: the highest level that so many symbols pay for. */
static int level_of(int symbols)
{
    return symbols >= 7 ? 3 : symbols >= 5 ? 2 : symbols >= 3 ? 1 : 0;
}

CardSet emdo_researchable(const EmdoState *s, int seat, int symbols)
{
    CardSet techs = 0;
    for (int type = EMDO_ADVANCED; type <= EMDO_METALLIC; type++) {
        int level = level_of(symbols);
        while (level && !emdo_meets_planets(s, seat, type, level))
            level--;
        techs |= emdo_type_techs[type] & emdo_level_techs[level];
    }
    return techs & s->market;
}

void emdo_research(EmdoState *s, int seat, int tech, EventList *events)
{
    s->market &= ~emdo_bit(tech);
    event_add(events,
              (Event){ .kind = EMDO_EVENT_RESEARCH, .seat = (int8_t)seat, .value = { tech } });
    if (!emdo_is_permanent(tech)) { /* ED-14.11 */
        emdo_show_hand(s, seat, emdo_tech_card(tech));
        return;
    }
    s->market &= ~emdo_bit(emdo_other_side(tech)); /* ED-17.3 */
    s->seat[seat].permanents =
        (uint16_t)(s->seat[seat].permanents | 1u << (tech - EMDO_FIRST_PERMANENT));
}
