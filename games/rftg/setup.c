/* Set-up: deck, goals, start worlds, hands; and what follows the first sealed choice. */
#include "games/rftg/setup.h"

#include "games/rftg/powers.h"
#include "games/rftg/supply.h"

static bool refuse(Text *why, const char *reason)
{
    text_put(why, reason);
    return false;
}

bool rftg_setup_ok(const Setup *setup, Text *why)
{
    static const uint8_t most[RFTG_BOXES] = { 4, 5, 6, 6 };
    const uint8_t *option = setup->option;
    int level = option[RFTG_OPTION_EXPANSION];
    bool storm = option[RFTG_OPTION_STORM], learning = option[RFTG_OPTION_LEARNING];
    if (!storm && level != RFTG_RVI)
        return refuse(why, "RG-3.19: storm=off goes with expansion=2 alone");
    if (setup->seats > (storm ? most[level] : 5))
        return refuse(why, "RG-1.1: 2 to 4 players, 5 with expansion 1, 6 from expansion 2 on");
    if (option[RFTG_OPTION_GOALS] && (level == RFTG_BASE || !storm))
        return refuse(why, "RG-3.21: goals=on needs expansion 1 or more, with storm=on");
    if (option[RFTG_OPTION_TAKEOVERS] && level < RFTG_RVI)
        return refuse(why, "RG-3.21: takeovers=on needs expansion 2 or 3");
    if (option[RFTG_OPTION_ADVANCED] && setup->seats != 2)
        return refuse(why, "RG-19.1: advanced=on is for two players");
    if (learning && level > RFTG_TGS)
        return refuse(why, "RG-3.21: learning=on goes with expansion 0 or 1");
    if (option[RFTG_OPTION_SCENARIO] &&
        (setup->seats != 2 || level < RFTG_RVI || !storm || !option[RFTG_OPTION_TAKEOVERS]))
        return refuse(why,
                      "RG-20.9: the scenario is for two players, expansion 2 or 3, takeovers=on");
    return true;
}

/* A card leaves the supply for a hand or a tableau. */
static void move_from_supply(RftgState *s, int card, CardSet *to)
{
    assert(cards_has(&s->supply, card));
    cards_remove(&s->supply, card);
    cards_add(to, card);
}

/* RG-3.3 */
static void draw_goals(RftgState *s, RftgGoalType type, int n, EventList *events)
{
    uint64_t available = 0;
    for (int goal = 0; goal < RFTG_GOALS; goal++)
        if (rftg_goals[goal].type == type && rftg_goals[goal].box <= rftg_level(s))
            available |= (uint64_t)1 << goal;
    for (int i = 0; i < n; i++) {
        int goal = rng_member(&s->head.rng, available);
        available &= ~((uint64_t)1 << goal);
        s->goals |= 1u << goal;
        rftg_tell(events, RFTG_EVENT_GOAL, EVENT_NO_SEAT, goal, 0);
    }
}

CardSet rftg_start_worlds(const RftgState *s, int odd)
{
    return cards_and(&rftg_start_cards[odd], &rftg_deck_cards[rftg_deck(s)]);
}

static int pick(RftgState *s, const CardSet *from)
{
    return cards_nth(from, rng_below(&s->head.rng, cards_count(from)));
}

/* RG-3.4: one start world each, open. */
static void deal_start_worlds(RftgState *s)
{
    CardSet odd = rftg_start_worlds(s, 1), even = rftg_start_worlds(s, 0),
            all = cards_or(&odd, &even);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int card = pick(s, &all);
        cards_remove(&all, card);
        move_from_supply(s, card, &s->seat[seat].tableau);
    }
}

/* RG-3.5: one of each colour, face down. */
static void deal_two_worlds(RftgState *s, EventList *events)
{
    for (int odd = 1; odd >= 0; odd--) {
        CardSet worlds = rftg_start_worlds(s, odd);
        for (int seat = 0; seat < s->head.seats; seat++) {
            int card = pick(s, &worlds);
            cards_remove(&worlds, card);
            move_from_supply(s, card, &s->seat[seat].hand);
            cards_add(&s->seat[seat].drawn, card);
            event_add(events, (Event){ .kind = RFTG_EVENT_DRAW,
                                       .seat = (int8_t)seat,
                                       .seers = seat_bit(seat),
                                       .shown = seat_bit(seat),
                                       .value = { rftg_design[card] } });
        }
    }
}

/* RG-3.17, RG-3.18 */
static void deal_learning(RftgState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        move_from_supply(s, rftg_first_card[rftg_start_design[seat + 1]], &s->seat[seat].tableau);
        for (int design = 1; design < RFTG_DESIGNS; design++)
            if (rftg_cards[design].preset == seat + 1)
                move_from_supply(s, rftg_first_card[design], &s->seat[seat].hand);
    }
}

/* RG-20.3: the sides' developments lie aside until the discards are made. */
static void deal_scenario(RftgState *s)
{
    int rebel = s->head.option[RFTG_OPTION_SCENARIO] - 1;
    move_from_supply(s, RFTG_CARD_REBEL_CANTINA_1, &s->seat[rebel].tableau);
    move_from_supply(s, RFTG_CARD_IMPERIUM_WARLORD_1, &s->seat[!rebel].tableau);
    move_from_supply(s, RFTG_CARD_REBEL_ALLIANCE_1, &s->aside);
    move_from_supply(s, RFTG_CARD_IMPERIUM_SEAT_1, &s->aside);
}

void rftg_setup(void *state, EventList *events)
{
    enum { DEALT = 6 };
    RftgState *s = state;
    const uint8_t *option = s->head.option;
    s->supply = rftg_deck_cards[rftg_deck(s)];
    s->pool = (int16_t)(12 * s->head.seats + (rftg_with_prestige(s) ? 5 : 0));
    if (option[RFTG_OPTION_GOALS]) {
        draw_goals(s, RFTG_MOST, 2, events);
        draw_goals(s, RFTG_FIRST, 4, events);
    }
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_ROUND });
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_OPEN_START });
    if (option[RFTG_OPTION_LEARNING]) {
        deal_learning(s);
        rftg_sum_up_seats(s);
        return;
    }
    if (option[RFTG_OPTION_SCENARIO])
        deal_scenario(s);
    else if (rftg_level(s) >= RFTG_RVI && option[RFTG_OPTION_STORM])
        deal_two_worlds(s, events);
    else
        deal_start_worlds(s);
    for (int seat = 0; seat < s->head.seats; seat++)
        rftg_draw(s, seat, DEALT, events);
    rftg_sum_up_seats(s);
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_START });
}

static int start_world(const RftgState *s, int seat)
{
    return cards_next(&s->seat[seat].tableau, 0);
}

/* The chosen world is shown; the other one goes to the pile (RG-3.9). */
static void show_start_world(RftgState *s, int seat, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    CardSet worlds = own->drawn;
    int chosen = own->shown;
    own->drawn = (CardSet){ 0 };
    own->shown = 0;
    for (each_card(card, &worlds))
        if (card != chosen)
            rftg_put_down(s, seat, card, &worlds, events);
    if (chosen)
        rftg_from_hand(s, seat, chosen);
    event_add(events, (Event){ .kind = RFTG_EVENT_START,
                               .seat = (int8_t)seat,
                               .shown = (SeatSet)(rftg_all_seats(s) & ~seat_bit(seat)),
                               .value = { rftg_design[start_world(s, seat)] } });
}

/* RG-6.1 */
static void find_first(RftgState *s)
{
    int lowest = RFTG_START_WORLDS;
    for (int seat = 0; seat < s->head.seats; seat++) {
        int number = rftg_row(start_world(s, seat))->start;
        if (number < lowest) {
            lowest = number;
            s->first = (uint8_t)seat;
        }
    }
}

/* RG-20.3: openly, so everybody knows where they are. */
static void add_scenario_cards(RftgState *s)
{
    int rebel = s->head.option[RFTG_OPTION_SCENARIO] - 1;
    rftg_take_aside(s, rebel, RFTG_CARD_REBEL_ALLIANCE_1);
    rftg_take_aside(s, !rebel, RFTG_CARD_IMPERIUM_SEAT_1);
}

void rftg_open_start(RftgState *s, EventList *events)
{
    agenda_pop(&s->head);
    for (int seat = 0; seat < s->head.seats; seat++) {
        s->seat[seat].floor = 0;
        show_start_world(s, seat, events);
        rftg_put_down_chosen(s, seat, NULL, events);
    }
    find_first(s);
    for (int i = 0; i < s->head.seats; i++) { /* RG-3.20 */
        int seat = rftg_in_turn(s, i), world = start_world(s, seat);
        if (rftg_row(world)->prod == RFTG_WINDFALL)
            rftg_add_good(s, seat, world, events);
        if (rftg_is(world, RFTG_START_SAVE_1))
            agenda_push(&s->head, (Task){ .kind = RFTG_TASK_START_SAVE, .seat = (uint8_t)seat });
    }
    if (s->head.option[RFTG_OPTION_SCENARIO])
        add_scenario_cards(s);
    rftg_sum_up_seats(s);
}
