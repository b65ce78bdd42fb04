/* The choice of actions and the Search step: everything of a round before its first phase. */
#include "games/rftg/actions.h"

#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/supply.h"

const uint8_t rftg_action_phase[RFTG_ACTIONS] = {
    [RFTG_ACT_EXPLORE_5] = RFTG_EXPLORE, [RFTG_ACT_EXPLORE_1_1] = RFTG_EXPLORE,
    [RFTG_ACT_DEVELOP] = RFTG_DEVELOP,   [RFTG_ACT_SETTLE] = RFTG_SETTLE,
    [RFTG_ACT_TRADE] = RFTG_CONSUME,     [RFTG_ACT_CONSUME_2X] = RFTG_CONSUME,
    [RFTG_ACT_PRODUCE] = RFTG_PRODUCE,
};

int rftg_late_seat(const RftgState *s)
{
    for (int seat = 0; rftg_level(s) == RFTG_BOW && seat < s->head.seats; seat++)
        if (rftg_find_trait(&s->seat[seat].tableau, RFTG_SELECT_LAST))
            return seat;
    return -1;
}

int rftg_actions_due(const RftgState *s, int seat)
{
    if (!rftg_is_advanced(s))
        return 1;
    bool sealed = agenda_peek(&s->head)->kind == RFTG_TASK_ACTION;
    return sealed && seat == rftg_late_seat(s) ? 1 : 2;
}

#define ACTION(action) (1 << RFTG_ACT_##action)
#define WITH_PHASE     ((1 << RFTG_ACTIONS) - ACTION(EXPLORE_5))
#define MAY_BE_TWICE   (ACTION(DEVELOP) | ACTION(SETTLE))

/* RG-19.7, RG-19.12: what may come after a first choice; in one answer the lower comes first. */
static int seconds(int first, bool in_order)
{
    int others = in_order ? ~((2 << first) - 1) : ~(1 << first);
    return others | (MAY_BE_TWICE & 1 << first);
}

int rftg_actions(const RftgState *s, int seat, bool boost)
{
    const RftgSeat *own = &s->seat[seat];
    bool late = agenda_peek(&s->head)->kind == RFTG_TASK_LATE, card = rftg_may_play_card(s, own);
    if (boost && (!card || own->prestige < 1))
        return 0;
    int actions = WITH_PHASE | (card && !boost ? ACTION(SEARCH) : 0);
    if (!rftg_is_advanced(s))
        return actions;
    if (own->action[0])
        return actions & seconds(own->action[0], !late);
    bool pair = !late && rftg_actions_due(s, seat) == 2;
    return pair ? actions & ~ACTION(PRODUCE) : actions; /* nothing could follow it in order */
}

const char *rftg_forbids_action(const RftgState *s, int seat, RftgAction action, bool boost)
{
    const RftgSeat *own = &s->seat[seat];
    if (rftg_actions(s, seat, boost) >> action & 1)
        return NULL;
    if (!rftg_with_prestige(s) && (boost || action == RFTG_ACT_SEARCH))
        return "RG-4.9";
    if (!rftg_may_play_card(s, own) && (boost || action == RFTG_ACT_SEARCH))
        return "RG-15.18";
    if (boost && action == RFTG_ACT_SEARCH)
        return "RG-16.1";
    if (boost && own->prestige < 1)
        return "RG-15.19";
    return own->action[0] == action ? "RG-19.7" : "RG-19.12";
}

bool rftg_choose_action(RftgState *s, int seat, RftgAction action, bool boost)
{
    RftgSeat *own = &s->seat[seat];
    int n = own->action[0] != 0;
    own->action[n] = (uint8_t)action;
    if (boost)
        own->boost = (uint8_t)(n + 1);
    return n + 1 == rftg_actions_due(s, seat);
}

void rftg_show_actions(const RftgState *s, SeatSet seats, int from, EventList *events)
{
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        const RftgSeat *own = &s->seat[seat];
        for (int n = from; bits_has(seats, seat) && n < 2 && own->action[n]; n++)
            event_add(events,
                      (Event){ .kind = own->boost == n + 1 ? RFTG_EVENT_BOOST : RFTG_EVENT_ACTION,
                               .seat = (int8_t)seat,
                               .shown = (SeatSet)(rftg_all_seats(s) & ~seat_bit(seat)),
                               .value = { own->action[n] } });
    }
}

void rftg_reveal(RftgState *s, EventList *events)
{
    agenda_pop(&s->head);
    for (int i = s->head.seats - 1; i >= 0; i--) {
        int seat = rftg_in_turn(s, i);
        if (rftg_chose(s, seat, RFTG_ACT_SEARCH))
            agenda_push(&s->head, (Task){ .kind = RFTG_TASK_SEARCH, .seat = (uint8_t)seat });
    }
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        if (!s->seat[seat].boost)
            continue;
        s->seat[seat].card_used = 1;
        rftg_spend_prestige(s, seat, 1, events);
    }
}

/* RG-16.6, RG-16.7: everything laid aside goes to the pile; found or not. */
static void end_search(RftgState *s, int found, EventList *events)
{
    int seat = agenda_peek(&s->head)->seat;
    agenda_pop(&s->head);
    if (found) {
        rftg_take_aside(s, seat, found);
        s->seat[seat].card_used = 1;
        rftg_tell(events, RFTG_EVENT_FOUND, seat, rftg_design[found], 0);
    } else {
        rftg_tell(events, RFTG_EVENT_FAILED, seat, 0, 0);
    }
    rftg_clear_aside(s);
}

/* a: the category named; b: a match was declined (RG-16.5); c: the match to decide on. */
void rftg_run_search(RftgState *s, EventList *events)
{
    Task *search = agenda_top(&s->head);
    while (search->a && !search->c) {
        int card = rftg_show(s, search->seat, events);
        if (!card) {
            end_search(s, 0, events);
            return;
        }
        if (!rftg_matches(card, search->a - 1))
            continue;
        bool free = rftg_row(card)->kind == RFTG_ANY_KIND && search->a - 1 == 4; /* RG-16.12 */
        if (search->b && !free) {
            end_search(s, card, events);
            return;
        }
        search->c = (uint8_t)card;
    }
    agenda_ask(&s->head, search->seat);
}

void rftg_search_keep(RftgState *s, EventList *events)
{
    end_search(s, agenda_peek(&s->head)->c, events);
}

/* RG-16.12, RG-16.20: declaring the any-kind world not matching uses nothing up. */
void rftg_search_on(RftgState *s)
{
    Task *search = agenda_top(&s->head);
    if (rftg_row(search->c)->kind != RFTG_ANY_KIND || search->a - 1 != 4)
        search->b = 1;
    search->c = 0;
}
