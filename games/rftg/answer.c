/* Which cards an answer may still name. Copies of a design are one choice, the lowest-numbered is
 * meant; very long lists have pages, and `more` leaves the lower cards out for good. */
#include "games/rftg/answer.h"

#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/means.h"
#include "games/rftg/produce.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

/* An answer goes on above its last card, or above the pages that were turned. */
static int named_up_to(const RftgSeat *own)
{
    int last = cards_last(&own->chosen);
    return last > own->floor ? last : own->floor;
}

/* Cards of the hand above the last one chosen. */
static RftgAsk several(const RftgState *s, int seat, int least, int most)
{
    const RftgSeat *own = &s->seat[seat];
    int n = cards_count(&own->chosen);
    return (RftgAsk){ .pool = own->hand,
                      .above = n ? named_up_to(own) : own->floor,
                      .least = least > n + 1 ? least - n : 1,
                      .most = most - n,
                      .page = RFTG_PAGE };
}

static RftgAsk one_of(const RftgState *s, int seat, CardSet pool)
{
    return (RftgAsk){
        .pool = pool, .above = s->seat[seat].floor, .least = 1, .most = 1, .page = RFTG_PAGE
    };
}

int rftg_shortage(const RftgState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    if (task->kind == RFTG_TASK_DEFEND)
        return 0;
    if (task->kind == RFTG_TASK_PLACE)
        return rftg_needed(s) - rftg_military(s, seat, s->deal.card);
    RftgTakeover takeover = rftg_declaration(s, seat);
    return rftg_defense(s, &takeover) - rftg_attack(s, &takeover);
}

/* Hand cards for Military: so many at least, if nothing else follows them. */
static RftgAsk to_muster(const RftgState *s, int seat)
{
    RftgAsk ask = one_of(s, seat, s->seat[seat].hand);
    int shortage = rftg_shortage(s, seat);
    ask.least = shortage > 1 ? shortage : 1;
    ask.most = rftg_muster_left(s, seat);
    if (ask.most < ask.least)
        ask.most = 0;
    return ask;
}

/* D18: by Improved Logistics, or by Rebel Sneak Attack, which is for some of them (legal.c says which). */
static CardSet further_worlds(const RftgState *s, int seat)
{
    bool further = rftg_second_world(s, seat) || rftg_sneak_card(s, seat);
    return further ? rftg_placeable(s, seat, false) : (CardSet){ 0 };
}

static CardSet replacements(const RftgState *s, int seat, int world)
{
    CardSet pool = { 0 };
    for (each_card(card, &s->seat[seat].hand))
        if (rftg_replaces(world, card))
            cards_add(&pool, card);
    return pool;
}

CardSet rftg_antes(const RftgState *s, int seat)
{
    CardSet cheap = cards_and(&s->seat[seat].hand, &rftg_cost_cards[6]);
    return cards_minus(&cheap, &rftg_cost_cards[0]);
}

static RftgAsk exactly(const RftgState *s, int seat, int n)
{
    return several(s, seat, n, n);
}

RftgAsk rftg_ask_sift(const RftgState *s, int seat)
{
    RftgAsk ask = exactly(s, seat, rftg_to_discard(s, seat));
    if (!rftg_may_mix(s, seat))
        ask.pool = s->seat[seat].drawn;
    return ask;
}

/* D1: the start worlds are no part of the six cards; the world comes first. */
static RftgAsk ask_start(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    RftgAsk ask = exactly(s, seat, rftg_start_discards(s, seat));
    cards_drop(&ask.pool, &own->drawn);
    if (!cards_empty(&own->drawn) && !own->shown)
        ask.most = 0;
    return ask;
}

static RftgAsk ask_extra(const RftgState *s, int seat)
{
    if (s->deal.with)
        return s->deal.card ? to_muster(s, seat) : (RftgAsk){ .most = 0 };
    RftgAsk ask = one_of(s, seat, further_worlds(s, seat));
    ask.page = RFTG_PAGE / 2; /* two moves for a card */
    return ask;
}

static RftgAsk ask_limit(const RftgState *s, int seat)
{
    return exactly(s, seat, rftg_surplus(s, seat));
}

static RftgAsk ask_discard(const RftgState *s, int seat)
{
    return exactly(s, seat, agenda_peek(&s->head)->a);
}

static RftgAsk ask_hand(const RftgState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    return several(s, seat, task->b, task->c);
}

RftgAsk rftg_ask_pay(const RftgState *s, int seat)
{
    return exactly(s, seat, rftg_due(s, seat));
}

static RftgAsk ask_place(const RftgState *s, int seat)
{
    return s->deal.method == RFTG_CONQUEST ? to_muster(s, seat) : rftg_ask_pay(s, seat);
}

static RftgAsk ask_save(const RftgState *s, int seat)
{
    return one_of(s, seat, s->seat[seat].chosen);
}

RftgAsk rftg_ask_develop(const RftgState *s, int seat)
{
    return one_of(s, seat, rftg_developable(s, seat));
}

RftgAsk rftg_ask_settle(const RftgState *s, int seat)
{
    return one_of(s, seat, rftg_placeable(s, seat, false));
}

static RftgAsk ask_declare(const RftgState *s, int seat)
{
    return s->deal.card ? to_muster(s, seat) : (RftgAsk){ .most = 0 };
}

static RftgAsk ask_replace(const RftgState *s, int seat)
{
    return one_of(s, seat, replacements(s, seat, agenda_peek(&s->head)->a));
}

static RftgAsk ask_ante(const RftgState *s, int seat)
{
    return one_of(s, seat, rftg_antes(s, seat));
}

static RftgAsk ask_any(const RftgState *s, int seat)
{
    return one_of(s, seat, s->seat[seat].hand);
}

static RftgAsk ask_windfall(const RftgState *s, int seat)
{
    bool filled = agenda_peek(&s->head)->c && !rftg_windfall_needs_kind(s);
    return filled ? ask_any(s, seat) : (RftgAsk){ .most = 0 };
}

static RftgAsk (*const ask_of[RFTG_TASKS])(const RftgState *s, int seat) = {
    [RFTG_TASK_START] = ask_start,
    [RFTG_TASK_START_SAVE] = ask_any,
    [RFTG_TASK_GIVE] = ask_any,
    [RFTG_TASK_SIFT] = rftg_ask_sift,
    [RFTG_TASK_LIMIT] = ask_limit,
    [RFTG_TASK_DISCARD] = ask_discard,
    [RFTG_TASK_DEVELOP] = rftg_ask_develop,
    [RFTG_TASK_PAY] = rftg_ask_pay,
    [RFTG_TASK_SAVE] = ask_save,
    [RFTG_TASK_SETTLE] = rftg_ask_settle,
    [RFTG_TASK_PLACE] = ask_place,
    [RFTG_TASK_DECLARE] = ask_declare,
    [RFTG_TASK_EXTRA] = ask_extra,
    [RFTG_TASK_REPLACE] = ask_replace,
    [RFTG_TASK_DEFEND] = to_muster,
    [RFTG_TASK_HAND] = ask_hand,
    [RFTG_TASK_ANTE] = ask_ante,
    [RFTG_TASK_WINDFALL] = ask_windfall,
};

RftgAsk rftg_ask(const RftgState *s, int seat)
{
    int kind = agenda_peek(&s->head)->kind;
    return ask_of[kind] ? ask_of[kind](s, seat) : (RftgAsk){ .most = 0 };
}

/* The designs of one page are the lowest above the last card named. Gives the card where the page
 * ends if there are more of them, or 0. */
static int walk_page(const RftgAsk *ask)
{
    CardSet open = cards_above(&ask->pool, ask->above);
    int left = cards_count(&open), design = 0, n = 0;
    for (each_card(card, &open)) {
        if (left-- < ask->least)
            return 0;
        if (rftg_design[card] == design)
            continue;
        if (n++ == ask->page)
            return rftg_first_card[design + 1] - 1;
        design = rftg_design[card];
    }
    return 0;
}

int rftg_page_end(const RftgAsk *ask)
{
    bool long_list = ask->most > 0 && cards_count(&ask->pool) > ask->page;
    int end = long_list ? walk_page(ask) : 0;
    return end && cards_count_above(&ask->pool, end) >= ask->least ? end : 0;
}

/* Copies of a design are one choice; enough cards must be left above it to end the answer with. */
void rftg_list_cards(const RftgAsk *ask, RftgMove kind, MoveList *list)
{
    if (ask->most <= 0)
        return;
    int above = cards_count_above(&ask->pool, ask->above), left = above - ask->least + 1;
    int end = left > ask->page ? rftg_page_end(ask) : 0;
    if (end)
        left = above - cards_count_above(&ask->pool, end);
    int n = list->n, design = 0;
    assert(n + ask->page < MOVES_MAX);
    for (CardWalk walk = cards_walk(&ask->pool, ask->above); left > 0; left--, cards_step(&walk)) {
        int named = rftg_design[cards_here(&walk)];
        list->move[n] = move_make(kind, named, 0, 0);
        n += named != design;
        design = named;
    }
    list->n = n;
    if (end)
        moves_add(list, move_make(RFTG_MOVE_MORE, 0, 0, 0));
}

int rftg_cards_left(const RftgState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    int n = cards_count(&s->seat[seat].chosen);
    switch (task->kind) {
    case RFTG_TASK_START:
        return rftg_start_discards(s, seat) - n;
    case RFTG_TASK_SIFT:
        return rftg_to_discard(s, seat) - n;
    case RFTG_TASK_LIMIT:
        return rftg_surplus(s, seat) - n;
    case RFTG_TASK_HAND:
        return task->c - n;
    default:
        return task->a - n;
    }
}

int rftg_meant(const RftgState *s, int seat, int design)
{
    const RftgSeat *own = &s->seat[seat];
    int kind = agenda_peek(&s->head)->kind;
    if (kind == RFTG_TASK_SAVE)
        return rftg_copy_in(&own->chosen, design, own->floor);
    const CardSet *pool =
        kind == RFTG_TASK_SIFT && !rftg_may_mix(s, seat) ? &own->drawn : &own->hand;
    int card = rftg_first_card[design] > own->floor ? rftg_first_card[design] : own->floor + 1;
    while (!cards_has(pool, card) || cards_has(&own->chosen, card))
        card++;
    assert(rftg_design[card] == design);
    return card;
}

int rftg_named(const RftgAsk *ask, int design)
{
    int from = rftg_first_card[design] - 1;
    int card = cards_next(&ask->pool, from > ask->above ? from : ask->above);
    if (ask->most <= 0 || !card || rftg_design[card] != design)
        return 0;
    if (cards_count_above(&ask->pool, card) + 1 < ask->least)
        return 0;
    int end = rftg_page_end(ask);
    return end && card > end ? 0 : card;
}

void rftg_answered(RftgState *s, int seat)
{
    s->seat[seat].floor = 0;
    if (agenda_answered(&s->head, seat))
        agenda_pop(&s->head);
}

void rftg_open_choices(RftgState *s, RftgEvent kind, EventList *events)
{
    agenda_pop(&s->head);
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        RftgSeat *own = &s->seat[seat];
        int card = cards_next(&own->chosen, 0);
        own->floor = 0;
        event_add(events, (Event){ .kind = card ? kind : RFTG_EVENT_NOTHING,
                                   .seat = (int8_t)seat,
                                   .shown = (SeatSet)(rftg_all_seats(s) & ~seat_bit(seat)),
                                   .value = { rftg_design[card] } });
        own->chosen = (CardSet){ 0 };
        if (card)
            rftg_from_hand(s, seat, card);
        own->shown = (uint8_t)card;
    }
}
