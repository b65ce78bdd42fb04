/* The agenda, which is the table of contents of the rules, and what each move does. A task that
 * asks stays on top; run() comes back to it after each open answer and asks again, goes on, or
 * answers itself what everybody can see to be the only answer (TN-3.5). */
#include "tests/tiny/tables.h"

static Task *top(TinyState *s)
{
    return agenda_top(&s->head);
}

static void push(TinyState *s, TinyTask kind, int seat)
{
    agenda_push(&s->head, (Task){ .kind = kind, .seat = (uint8_t)seat });
}

static int next_seat(const TinyState *s, int seat)
{
    return (seat + 1) % s->head.seats;
}

static SeatSet others(const TinyState *s, int seat)
{
    return (SeatSet)(tiny_all_seats(s) & ~seat_bit(seat));
}

static void lay_at(TinyState *s, int card, int place)
{
    s->place[card] = (uint8_t)place;
    s->known[card] = tiny_known_at(s, place);
}

/* Seats other than these no longer know which cards the hand holds (TN-8.1, TN-8.3). */
static void forget_hand(TinyState *s, int seat, SeatSet but)
{
    for (uint64_t left = tiny_hand(s, seat); left; left = bits_without_first(left))
        s->known[bits_first(left)] &= but;
}

/* TN-8.2: a hand card goes face down on the discard pile; its owner knows it there. */
static void put_down(TinyState *s, int seat, int card, EventList *events)
{
    assert(s->place[card] == TINY_AT_HAND + seat);
    s->place[card] = TINY_AT_DISCARD;
    s->known[card] = seat_bit(seat);
    forget_hand(s, seat, seat_bit(seat));
    event_add(events, (Event){ .kind = TINY_EV_PUT,
                               .seat = (int8_t)seat,
                               .seers = seat_bit(seat),
                               .value = { (int16_t)card } });
}

static void put_down_chosen(TinyState *s, int seat, EventList *events)
{
    CardSet chosen = s->seat[seat].chosen;
    s->seat[seat].chosen = 0;
    for (uint64_t left = chosen; left; left = bits_without_first(left))
        put_down(s, seat, bits_first(left), events);
}

/* TN-1.4, TN-8.4 */
static void reshuffle(TinyState *s, EventList *events)
{
    CardSet discards = tiny_at(s, TINY_AT_DISCARD);
    if (!discards)
        return;
    for (uint64_t left = discards; left; left = bits_without_first(left))
        lay_at(s, bits_first(left), TINY_AT_PILE);
    event_add(events, (Event){ .kind = TINY_EV_RESHUFFLE,
                               .seat = EVENT_NO_SEAT,
                               .value = { (int16_t)bits_count(discards) } });
}

/* TN-1.3: any card of the pile, or none. */
static int draw(TinyState *s, EventList *events)
{
    if (!tiny_at(s, TINY_AT_PILE))
        reshuffle(s, events);
    CardSet pile = tiny_at(s, TINY_AT_PILE);
    return pile ? rng_member(&s->head.rng, pile) : TINY_NO_CARD;
}

static void draw_to_hand(TinyState *s, int seat, EventList *events)
{
    int card = draw(s, events);
    if (!card)
        return;
    lay_at(s, card, TINY_AT_HAND + seat);
    event_add(events, (Event){ .kind = TINY_EV_DRAW,
                               .seat = (int8_t)seat,
                               .seers = seat_bit(seat),
                               .shown = seat_bit(seat),
                               .value = { (int16_t)card } });
}

/* TN-5.10 */
static void fill_market(TinyState *s, EventList *events)
{
    while (bits_count(tiny_at(s, TINY_AT_MARKET)) < TINY_MARKET) {
        int card = draw(s, events);
        if (!card)
            return;
        lay_at(s, card, TINY_AT_MARKET);
        event_add(events, (Event){ .kind = TINY_EV_LAY,
                                   .seat = EVENT_NO_SEAT,
                                   .shown = tiny_all_seats(s),
                                   .value = { (int16_t)card } });
    }
}

/* TN-1.6 */
static void gain(uint8_t *stock, int n)
{
    int sum = *stock + n;
    *stock = (uint8_t)(sum < TINY_MOST ? sum : TINY_MOST);
}

/* TN-3.3, TN-3.4: the tasks of a round, first on top; this one stays below them. */
static void run_round(TinyState *s, EventList *events)
{
    if (s->round == s->head.option[TINY_OPTION_ROUNDS]) {
        agenda_pop(&s->head);
        event_add(events, (Event){ .kind = TINY_EV_OVER, .seat = EVENT_NO_SEAT });
        return;
    }
    if (s->round++ > 0)
        s->start = (uint8_t)next_seat(s, s->start);
    event_add(
        events,
        (Event){ .kind = TINY_EV_ROUND, .seat = (int8_t)s->start, .value = { (int16_t)s->round } });
    push(s, TINY_TASK_BURY, 0);
    push(s, TINY_TASK_LIMIT, 0);
    push(s, TINY_TASK_TURNS, 0);
    push(s, TINY_TASK_REVEAL, 0);
    push(s, TINY_TASK_PLAN, 0);
}

/* TN-4.3 */
static void run_reveal(TinyState *s, EventList *events)
{
    int thrown[TINY_SEATS];
    agenda_pop(&s->head);
    for (int i = 0, seat = s->start; i < s->head.seats; i++, seat = next_seat(s, seat)) {
        thrown[seat] = bits_count(s->seat[seat].chosen);
        event_add(events, (Event){ .kind = TINY_EV_PLAN,
                                   .seat = (int8_t)seat,
                                   .shown = others(s, seat),
                                   .value = { s->seat[seat].plan, (int16_t)thrown[seat] } });
        put_down_chosen(s, seat, events);
    }
    for (int i = 0, seat = s->start; i < s->head.seats; i++, seat = next_seat(s, seat))
        for (int n = 0; n < thrown[seat]; n++)
            draw_to_hand(s, seat, events);
}

/* TN-5.1 */
static void income(TinyState *s, int seat, EventList *events)
{
    int ore = 0, ice = 1;
    for (uint64_t left = tiny_at(s, TINY_AT_BUILT + seat); left; left = bits_without_first(left)) {
        ore += tiny_cards[bits_first(left)].suit == TINY_ORE;
        ice += tiny_cards[bits_first(left)].suit == TINY_ICE;
    }
    gain(&s->seat[seat].ore, ore);
    gain(&s->seat[seat].ice, ice);
    event_add(events, (Event){ .kind = TINY_EV_INCOME,
                               .seat = (int8_t)seat,
                               .value = { (int16_t)ore, (int16_t)ice } });
}

static void run_turns(TinyState *s, EventList *events)
{
    static const TinyTask task_of[TINY_ACTIONS] = { [TINY_SCOUT] = TINY_TASK_SCOUT,
                                                    [TINY_TAKE] = TINY_TASK_TAKE,
                                                    [TINY_BUILD] = TINY_TASK_BUILD,
                                                    [TINY_RAID] = TINY_TASK_RAID };
    Task *turns = top(s);
    if (turns->a == s->head.seats) {
        agenda_pop(&s->head);
        return;
    }
    int seat = (s->start + turns->a++) % s->head.seats;
    income(s, seat, events);
    push(s, TINY_TASK_END, seat);
    push(s, task_of[s->seat[seat].plan], seat);
}

/* TN-5.2 */
static void run_scout(TinyState *s, EventList *events)
{
    int seat = top(s)->seat;
    agenda_pop(&s->head);
    draw_to_hand(s, seat, events);
    draw_to_hand(s, seat, events);
    push(s, TINY_TASK_DISCARD, seat);
}

static void discard(TinyState *s, int seat, int card, EventList *events)
{
    agenda_pop(&s->head);
    put_down(s, seat, card, events);
}

/* With one card in hand everybody sees that it must be that one. */
static void run_discard(TinyState *s, EventList *events)
{
    int seat = top(s)->seat;
    CardSet hand = tiny_hand(s, seat);
    if (bits_count(hand) == 1)
        discard(s, seat, bits_first(hand), events);
    else if (hand)
        agenda_ask(&s->head, seat);
    else
        agenda_pop(&s->head);
}

/* TN-5.3, TN-5.5, TN-5.7: asks, unless everybody sees that nothing can be done. */
static void ask_if(TinyState *s, bool possible)
{
    if (possible)
        agenda_ask(&s->head, top(s)->seat);
    else
        agenda_pop(&s->head);
}

/* TN-5.4: who has cards is asked, whichever they are. */
static void run_follow(TinyState *s)
{
    Task *follow = top(s);
    if (follow->seat == follow->b)
        agenda_pop(&s->head);
    else if (tiny_hand(s, follow->seat))
        agenda_ask(&s->head, follow->seat);
    else
        follow->seat = (uint8_t)next_seat(s, follow->seat);
}

/* TN-5.9 */
static void lose_card(TinyState *s, EventList *events)
{
    Task raid = *top(s);
    agenda_pop(&s->head);
    lay_at(s, raid.a, TINY_AT_BUILT + raid.b);
    event_add(
        events,
        (Event){ .kind = TINY_EV_YIELD, .seat = (int8_t)raid.seat, .value = { raid.a, raid.b } });
    CardSet hand = tiny_hand(s, raid.seat);
    if (!hand)
        return;
    SeatSet both = (SeatSet)(seat_bit(raid.seat) | seat_bit(raid.b));
    int loot = rng_member(&s->head.rng, hand);
    forget_hand(s, raid.seat, both);
    s->place[loot] = (uint8_t)(TINY_AT_HAND + raid.b);
    s->known[loot] = both;
    event_add(events, (Event){ .kind = TINY_EV_LOOT,
                               .seat = (int8_t)raid.b,
                               .seers = both,
                               .shown = both,
                               .value = { (int16_t)loot, raid.seat } });
}

/* TN-5.8 */
static void run_defend(TinyState *s, EventList *events)
{
    if (tiny_hand_size(s, top(s)->seat) < tiny_defence(s, top(s)))
        lose_card(s, events);
    else
        agenda_ask(&s->head, top(s)->seat);
}

static void end_turn(TinyState *s, EventList *events)
{
    s->seat[top(s)->seat].plan = TINY_NO_ACTION;
    s->stashed = 0;
    agenda_pop(&s->head);
    fill_market(s, events);
}

static void run_end(TinyState *s, EventList *events)
{
    if (!top(s)->f && tiny_free_any(s, top(s)->seat))
        agenda_ask(&s->head, top(s)->seat);
    else
        end_turn(s, events);
}

/* TN-7.1 */
static void run_limit(TinyState *s)
{
    SeatSet over = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (tiny_surplus(s, seat))
            over |= seat_bit(seat);
    if (over)
        agenda_seal(&s->head, over);
    else
        agenda_pop(&s->head);
}

static void run_bury(TinyState *s, EventList *events)
{
    agenda_pop(&s->head);
    for (int i = 0, seat = s->start; i < s->head.seats; i++, seat = next_seat(s, seat))
        put_down_chosen(s, seat, events);
}

static void step(TinyState *s, EventList *events)
{
    switch ((TinyTask)top(s)->kind) {
    case TINY_TASK_ROUND: /* TN-3.3, TN-3.4 */
        run_round(s, events);
        return;
    case TINY_TASK_PLAN: /* TN-4.1 */
        agenda_seal(&s->head, tiny_all_seats(s));
        return;
    case TINY_TASK_REVEAL: /* TN-4.3 */
        run_reveal(s, events);
        return;
    case TINY_TASK_TURNS: /* TN-5.1 */
        run_turns(s, events);
        return;
    case TINY_TASK_SCOUT: /* TN-5.2 */
        run_scout(s, events);
        return;
    case TINY_TASK_DISCARD: /* TN-5.2 */
        run_discard(s, events);
        return;
    case TINY_TASK_TAKE: /* TN-5.3 */
        ask_if(s, tiny_at(s, TINY_AT_MARKET));
        return;
    case TINY_TASK_FOLLOW: /* TN-5.4 */
        run_follow(s);
        return;
    case TINY_TASK_BUILD: /* TN-5.5 */
        ask_if(s, tiny_hand(s, top(s)->seat));
        return;
    case TINY_TASK_RAID: /* TN-5.7 */
        ask_if(s, tiny_targets(s, top(s)->seat));
        return;
    case TINY_TASK_DEFEND: /* TN-5.8, TN-5.9 */
        run_defend(s, events);
        return;
    case TINY_TASK_FREE: /* TN-6.3 */
        agenda_ask(&s->head, top(s)->seat);
        return;
    case TINY_TASK_END: /* TN-6.2, TN-5.10 */
        run_end(s, events);
        return;
    case TINY_TASK_LIMIT: /* TN-7.1 */
        run_limit(s);
        return;
    case TINY_TASK_BURY: /* TN-7.1 */
        run_bury(s, events);
        return;
    case TINY_NO_TASK:
    case TINY_TASKS:
        break;
    }
    assert(0);
}

void tiny_run(void *state, EventList *events)
{
    TinyState *s = state;
    while (!s->head.asked && s->head.tasks)
        step(s, events);
}

/* The seat's sealed answer is complete; the last one opens the step. */
static void answer_sealed(TinyState *s, int seat)
{
    if (agenda_answered(&s->head, seat))
        agenda_pop(&s->head);
}

static void do_done(TinyState *s, int seat)
{
    if (top(s)->kind == TINY_TASK_PLAN) {
        answer_sealed(s, seat);
        return;
    }
    agenda_pop(&s->head);
    top(s)->f = 1;
}

static void do_discard(TinyState *s, int seat, int card, EventList *events)
{
    if (top(s)->kind == TINY_TASK_DISCARD) {
        discard(s, seat, card, events);
        return;
    }
    s->seat[seat].chosen |= card_bit(card);
    if (bits_count(s->seat[seat].chosen) == tiny_surplus(s, seat))
        answer_sealed(s, seat);
}

static void do_take(TinyState *s, int seat, int card, int suit, EventList *events)
{
    agenda_pop(&s->head);
    s->place[card] = (uint8_t)(TINY_AT_HAND + seat); /* TN-8.1: all know it there */
    gain(suit == TINY_ORE ? &s->seat[seat].ore : &s->seat[seat].ice, 1);
    event_add(events, (Event){ .kind = TINY_EV_TAKE,
                               .seat = (int8_t)seat,
                               .value = { (int16_t)card, (int16_t)suit } });
    agenda_push(&s->head, (Task){ .kind = TINY_TASK_FOLLOW,
                                  .seat = (uint8_t)next_seat(s, seat),
                                  .a = tiny_cards[card].suit,
                                  .b = (uint8_t)seat });
}

static void do_follow(TinyState *s, int seat, int card, EventList *events)
{
    lay_at(s, card, TINY_AT_MARKET);
    gain(&s->seat[seat].coins, 1);
    top(s)->seat = (uint8_t)next_seat(s, seat);
    event_add(events, (Event){ .kind = TINY_EV_FOLLOW,
                               .seat = (int8_t)seat,
                               .shown = others(s, seat),
                               .value = { (int16_t)card } });
}

static void do_dissent(TinyState *s, int seat, EventList *events)
{
    top(s)->seat = (uint8_t)next_seat(s, seat);
    event_add(events, (Event){ .kind = TINY_EV_DISSENT, .seat = (int8_t)seat });
}

/* A step of building: with the last payment it is shown and done (TN-5.6). */
static void build_step(TinyState *s, int seat, EventList *events)
{
    int card = top(s)->a;
    CardSet paid = s->seat[seat].chosen;
    if (tiny_worth(paid) < tiny_cards[card].cost)
        return;
    agenda_pop(&s->head);
    lay_at(s, card, TINY_AT_BUILT + seat);
    event_add(events, (Event){ .kind = TINY_EV_BUILD,
                               .seat = (int8_t)seat,
                               .shown = others(s, seat),
                               .value = { (int16_t)card, (int16_t)bits_count(paid) } });
    put_down_chosen(s, seat, events);
}

static void do_build(TinyState *s, int seat, int card, EventList *events)
{
    top(s)->a = (uint8_t)card;
    top(s)->f = 0;
    build_step(s, seat, events);
}

static void do_pass(TinyState *s, int seat, EventList *events)
{
    agenda_pop(&s->head);
    event_add(events, (Event){ .kind = TINY_EV_PASS, .seat = (int8_t)seat });
}

static void do_raid(TinyState *s, int seat, int card, EventList *events)
{
    int owner = s->place[card] - TINY_AT_BUILT;
    agenda_pop(&s->head);
    agenda_push(&s->head, (Task){ .kind = TINY_TASK_DEFEND,
                                  .seat = (uint8_t)owner,
                                  .a = (uint8_t)card,
                                  .b = (uint8_t)seat });
    event_add(events, (Event){ .kind = TINY_EV_RAID,
                               .seat = (int8_t)seat,
                               .value = { (int16_t)card, (int16_t)owner } });
}

static void do_defend(TinyState *s, int seat, int card, EventList *events)
{
    s->seat[seat].chosen |= card_bit(card);
    if (bits_count(s->seat[seat].chosen) < tiny_defence(s, top(s)))
        return;
    event_add(events, (Event){ .kind = TINY_EV_DEFEND,
                               .seat = (int8_t)seat,
                               .value = { top(s)->a, (int16_t)tiny_defence(s, top(s)) } });
    agenda_pop(&s->head);
    put_down_chosen(s, seat, events);
}

/* TN-6.3: after a free move the order goes on from it, or anew if it made smelting possible. */
static void do_free_move(TinyState *s, int seat, TinyMove kind, int card, EventList *events)
{
    static const uint8_t event_of[TINY_MOVES] = { [TINY_DO_SMELT] = TINY_EV_SMELT,
                                                  [TINY_DO_MELT] = TINY_EV_MELT,
                                                  [TINY_DO_STASH] = TINY_EV_STASH };
    TinySeat *own = &s->seat[seat];
    bool could_smelt = tiny_free_possible(s, seat, TINY_DO_SMELT);
    event_add(events, (Event){ .kind = event_of[kind], .seat = (int8_t)seat });
    if (kind == TINY_DO_SMELT) {
        own->ore = (uint8_t)(own->ore - 2);
        gain(&own->coins, 1);
    } else {
        gain(&own->ore, 1);
    }
    if (kind == TINY_DO_MELT)
        own->ice--;
    if (kind == TINY_DO_STASH) {
        s->stashed = 1;
        put_down(s, seat, card, events);
    }
    bool anew = !could_smelt && tiny_free_possible(s, seat, TINY_DO_SMELT);
    top(s)->a = anew ? TINY_DO_SMELT : (uint8_t)kind;
}

void tiny_apply(void *state, int seat, Move move, EventList *events)
{
    TinyState *s = state;
    int card = move_a(move);
    assert(tiny_legal(s, seat, move));
    if (!s->head.sealed)
        s->head.asked = 0;
    switch ((TinyMove)move_kind(move)) {
    case TINY_DO_DONE:
        do_done(s, seat);
        break;
    case TINY_DO_PLAN:
        s->seat[seat].plan = (uint8_t)move_a(move);
        break;
    case TINY_DO_THROW:
        s->seat[seat].chosen |= card_bit(card);
        break;
    case TINY_DO_DISCARD:
        do_discard(s, seat, card, events);
        break;
    case TINY_DO_TAKE:
        do_take(s, seat, card, move_b(move), events);
        break;
    case TINY_DO_FOLLOW:
        do_follow(s, seat, card, events);
        break;
    case TINY_DO_DISSENT:
        do_dissent(s, seat, events);
        break;
    case TINY_DO_BUILD:
        do_build(s, seat, card, events);
        break;
    case TINY_DO_PAY:
        s->seat[seat].chosen |= card_bit(card);
        build_step(s, seat, events);
        break;
    case TINY_DO_RAID:
        do_raid(s, seat, card, events);
        break;
    case TINY_DO_DEFEND:
        do_defend(s, seat, card, events);
        break;
    case TINY_DO_YIELD:
        lose_card(s, events);
        break;
    case TINY_DO_PASS:
        do_pass(s, seat, events);
        break;
    case TINY_DO_FREE:
        push(s, TINY_TASK_FREE, seat);
        break;
    case TINY_DO_SMELT:
    case TINY_DO_MELT:
    case TINY_DO_STASH:
        do_free_move(s, seat, (TinyMove)move_kind(move), card, events);
        break;
    case TINY_DO_END:
        end_turn(s, events);
        break;
    case TINY_MOVES:
        assert(0);
    }
    tiny_run(s, events);
}
