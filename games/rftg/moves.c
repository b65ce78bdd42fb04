/* The lists of legal moves: what each task takes from a seat. A set that the rules of a chapter give
 * is taken as it is; else each move is offered and legal.c decides. */
#include "games/rftg/moves.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/means.h"
#include "games/rftg/produce.h"
#include "games/rftg/settle.h"
#include "games/rftg/takeover.h"

static const Task *top(const RftgState *s)
{
    return agenda_peek(&s->head);
}

static void offer(const RftgState *s, int seat, RftgMove kind, int a, int b, MoveList *list)
{
    Move move = move_make(kind, a, b, 0);
    if (!rftg_forbids(s, seat, move))
        moves_add(list, move);
}

/* A move of this kind for each design of a set, if it is legal. */
static void offer_each(const RftgState *s, int seat, RftgMove kind, const CardSet *set,
                       MoveList *list)
{
    for (each_card(card, set))
        offer(s, seat, kind, rftg_design[card], 0, list);
}

/* The same for a set that holds what is legal. */
static void add_each(RftgMove kind, const CardSet *set, MoveList *list)
{
    for (each_card(card, set))
        moves_add(list, move_make(kind, rftg_design[card], 0, 0));
}

static void list_cards(const RftgState *s, int seat, RftgMove kind, MoveList *list)
{
    RftgAsk ask = rftg_ask(s, seat);
    rftg_list_cards(&ask, kind, list);
}

static void list_actions(const RftgState *s, int seat, MoveList *list)
{
    int plain = rftg_actions(s, seat, false), boosted = rftg_actions(s, seat, true);
    for (int action = RFTG_ACT_SEARCH; action < RFTG_ACTIONS; action++) {
        if (plain >> action & 1)
            moves_add(list, move_make(RFTG_MOVE_ACTION, action, 0, 0));
        if (boosted >> action & 1)
            moves_add(list, move_make(RFTG_MOVE_BOOST, action, 0, 0));
    }
}

static void list_search(const RftgState *s, int seat, MoveList *list)
{
    for (int category = 1; !top(s)->a && category <= RFTG_CATEGORIES; category++)
        offer(s, seat, RFTG_MOVE_CATEGORY, category, 0, list);
    offer(s, seat, RFTG_MOVE_KEEP, 0, 0, list);
    offer(s, seat, RFTG_MOVE_ON, 0, 0, list);
}

static void list_start(const RftgState *s, int seat, MoveList *list)
{
    if (!cards_empty(&s->seat[seat].drawn) && !s->seat[seat].shown)
        offer_each(s, seat, RFTG_MOVE_START, &s->seat[seat].drawn, list);
    else
        list_cards(s, seat, RFTG_MOVE_DISCARD, list);
}

/* Temporary Military, and the end of it. */
static void list_arms(const RftgState *s, int seat, MoveList *list)
{
    CardSet spends = rftg_military_spends(s, seat), goods = rftg_military_goods(s, seat);
    offer(s, seat, RFTG_MOVE_DONE, 0, 0, list);
    offer_each(s, seat, RFTG_MOVE_SPEND, &spends, list);
    offer_each(s, seat, RFTG_MOVE_GOOD, &goods, list);
    offer(s, seat, RFTG_MOVE_PRESTIGE, 0, 0, list);
    list_cards(s, seat, RFTG_MOVE_MUSTER, list);
}

static void list_payment(const RftgState *s, int seat, MoveList *list)
{
    RftgAsk ask = rftg_ask_pay(s, seat);
    if (ask.most == 0 && cards_empty(&s->seat[seat].chosen))
        moves_add(list, move_make(RFTG_MOVE_DONE, 0, 0, 0));
    if (rftg_has_options(s, seat)) {
        CardSet spends = rftg_price_spends(s, seat), goods = rftg_price_goods(s, seat);
        offer_each(s, seat, RFTG_MOVE_SPEND, &spends, list);
        offer_each(s, seat, RFTG_MOVE_GOOD, &goods, list);
    }
    rftg_list_cards(&ask, RFTG_MOVE_PAY, list);
}

static void list_methods(const RftgState *s, int seat, MoveList *list)
{
    CardSet cards = cards_or(&rftg_op_cards[RFTG_OP_PAY_MIL], &rftg_op_cards[RFTG_OP_CONQUER_SELF]);
    cards = cards_and(&cards, &s->seat[seat].began);
    offer(s, seat, RFTG_MOVE_PURCHASE, 0, 0, list);
    offer(s, seat, RFTG_MOVE_CONQUER, 0, 0, list);
    for (each_card(card, &cards)) {
        if (rftg_power_of(card, RFTG_OP_PAY_MIL))
            offer(s, seat, RFTG_MOVE_BUY_WITH, rftg_design[card], 0, list);
        if (rftg_power_of(card, RFTG_OP_CONQUER_SELF))
            offer(s, seat, RFTG_MOVE_TAKE_WITH, rftg_design[card], 0, list);
    }
}

static void list_place(const RftgState *s, int seat, MoveList *list)
{
    if (!s->deal.method)
        list_methods(s, seat, list);
    else if (s->deal.method == RFTG_PURCHASE)
        list_payment(s, seat, list);
    else
        list_arms(s, seat, list);
}

/* A takeover being declared: power, target, Military. */
static void list_declaration(const RftgState *s, int seat, MoveList *list)
{
    if (s->deal.card) {
        list_arms(s, seat, list);
        return;
    }
    CardSet set =
        s->deal.with ? rftg_takeover_targets(s, seat, s->deal.with) : rftg_takeover_powers(s, seat);
    RftgMove kind = s->deal.with ? RFTG_MOVE_TARGET : RFTG_MOVE_TAKEOVER;
    add_each(kind, &set, list);
}

/* Both ways to place a further card of the hand, a page at a time. */
static void list_further(const RftgState *s, int seat, MoveList *list)
{
    MoveList named;
    named.n = 0;
    list_cards(s, seat, RFTG_MOVE_SETTLE, &named);
    for (int i = 0; i < named.n; i++) {
        int design = move_a(named.move[i]);
        if (move_kind(named.move[i]) == RFTG_MOVE_MORE) {
            moves_add(list, named.move[i]);
            continue;
        }
        offer(s, seat, RFTG_MOVE_SETTLE, design, 0, list);
        offer(s, seat, RFTG_MOVE_SNEAK, design, 0, list);
    }
}

static void list_extra(const RftgState *s, int seat, MoveList *list)
{
    if (!s->deal.with) {
        CardSet worlds = rftg_replaceable(s, seat);
        offer(s, seat, RFTG_MOVE_STOP, 0, 0, list);
        list_further(s, seat, list);
        offer_each(s, seat, RFTG_MOVE_REPLACE, &worlds, list);
    }
    list_declaration(s, seat, list);
}

static void list_prevent(const RftgState *s, int seat, MoveList *list)
{
    (void)seat;
    moves_add(list, move_make(RFTG_MOVE_PASS, 0, 0, 0));
    for (int i = 0; i < s->takeovers; i++)
        moves_add(list, move_make(RFTG_MOVE_PREVENT, s->takeover[i].attacker,
                                  rftg_design[s->takeover[i].target], 0));
}

static void list_consume(const RftgState *s, int seat, MoveList *list)
{
    RftgUses uses = rftg_uses(s, seat);
    if (!uses.must)
        moves_add(list, move_make(RFTG_MOVE_STOP, 0, 0, 0));
    add_each(RFTG_MOVE_USE, &uses.cards, list);
    if (!uses.gamble)
        return;
    bool guess = uses.gamble->op == RFTG_OP_GAMBLE_NAME;
    for (int number = 1; guess && number <= 7; number++)
        moves_add(list, move_make(RFTG_MOVE_GUESS, number, 0, 0));
    offer(s, seat, RFTG_MOVE_GAMBLE, 0, 0, list);
}

static void list_kinds(bool asked, MoveList *list)
{
    for (int kind = RFTG_NOVELTY; asked && kind <= RFTG_ALIEN; kind++)
        moves_add(list, move_make(RFTG_MOVE_KIND, kind, 0, 0));
}

static void list_goods(const RftgState *s, int seat, MoveList *list)
{
    CardSet goods = rftg_givable(s, seat);
    offer(s, seat, RFTG_MOVE_DONE, 0, 0, list);
    add_each(RFTG_MOVE_GOOD, &goods, list);
    list_kinds(rftg_sale_needs_kind(s, seat), list);
}

static void list_produce(const RftgState *s, int seat, MoveList *list)
{
    offer(s, seat, RFTG_MOVE_STOP, 0, 0, list);
    CardSet cards = cards_and(&s->seat[seat].tableau, &rftg_phase_cards[RFTG_PRODUCE]);
    offer(s, seat, RFTG_MOVE_BONUS, 0, 0, list);
    offer_each(s, seat, RFTG_MOVE_USE, &cards, list);
}

static void list_windfall(const RftgState *s, int seat, MoveList *list)
{
    CardSet targets = rftg_targets_now(s);
    if (!top(s)->c)
        add_each(RFTG_MOVE_WINDFALL, &targets, list);
    list_kinds(rftg_windfall_needs_kind(s), list);
    list_cards(s, seat, RFTG_MOVE_DISCARD, list);
}

static void list_trade(const RftgState *s, int seat, MoveList *list)
{
    CardSet sellable = rftg_sellable(s, seat);
    add_each(RFTG_MOVE_SELL, &sellable, list);
}

/* Designs of the flipped cards, each once. */
static void list_flips(const RftgState *s, int seat, MoveList *list)
{
    (void)seat;
    int design = 0;
    for (each_card(card, &s->aside)) {
        if (rftg_design[card] != design)
            moves_add(list, move_make(RFTG_MOVE_TAKE, rftg_design[card], 0, 0));
        design = rftg_design[card];
    }
}

static void list_saves(const RftgState *s, int seat, MoveList *list)
{
    list_cards(s, seat, RFTG_MOVE_SAVE, list);
}

static void list_discards(const RftgState *s, int seat, MoveList *list)
{
    list_cards(s, seat, RFTG_MOVE_DISCARD, list);
}

static void list_sift(const RftgState *s, int seat, MoveList *list)
{
    RftgAsk ask = rftg_ask_sift(s, seat);
    rftg_list_cards(&ask, RFTG_MOVE_DISCARD, list);
}

static void list_gifts(const RftgState *s, int seat, MoveList *list)
{
    moves_add(list, move_make(RFTG_MOVE_PASS, 0, 0, 0));
    list_cards(s, seat, RFTG_MOVE_DISCARD, list);
}

static void list_developments(const RftgState *s, int seat, MoveList *list)
{
    RftgAsk ask = rftg_ask_develop(s, seat);
    moves_add(list, move_make(RFTG_MOVE_PASS, 0, 0, 0));
    rftg_list_cards(&ask, RFTG_MOVE_DEVELOP, list);
}

static void list_worlds(const RftgState *s, int seat, MoveList *list)
{
    RftgAsk ask = rftg_ask_settle(s, seat);
    moves_add(list, move_make(RFTG_MOVE_PASS, 0, 0, 0));
    rftg_list_cards(&ask, RFTG_MOVE_SETTLE, list);
}

static void list_declarations(const RftgState *s, int seat, MoveList *list)
{
    if (!s->deal.with)
        moves_add(list, move_make(RFTG_MOVE_PASS, 0, 0, 0));
    list_declaration(s, seat, list);
}

static void list_replacements(const RftgState *s, int seat, MoveList *list)
{
    list_cards(s, seat, RFTG_MOVE_WITH, list);
}

static void list_hand(const RftgState *s, int seat, MoveList *list)
{
    offer(s, seat, RFTG_MOVE_DONE, 0, 0, list);
    list_cards(s, seat, RFTG_MOVE_DISCARD, list);
}

static void list_antes(const RftgState *s, int seat, MoveList *list)
{
    list_cards(s, seat, RFTG_MOVE_ANTE, list);
}

static void (*const list_of[RFTG_TASKS])(const RftgState *s, int seat, MoveList *list) = {
    [RFTG_TASK_START] = list_start,
    [RFTG_TASK_START_SAVE] = list_saves,
    [RFTG_TASK_ACTION] = list_actions,
    [RFTG_TASK_LATE] = list_actions,
    [RFTG_TASK_SEARCH] = list_search,
    [RFTG_TASK_GIVE] = list_gifts,
    [RFTG_TASK_SIFT] = list_sift,
    [RFTG_TASK_LIMIT] = list_discards,
    [RFTG_TASK_DISCARD] = list_discards,
    [RFTG_TASK_DEVELOP] = list_developments,
    [RFTG_TASK_PAY] = list_payment,
    [RFTG_TASK_SAVE] = list_saves,
    [RFTG_TASK_SETTLE] = list_worlds,
    [RFTG_TASK_PLACE] = list_place,
    [RFTG_TASK_DECLARE] = list_declarations,
    [RFTG_TASK_EXTRA] = list_extra,
    [RFTG_TASK_REPLACE] = list_replacements,
    [RFTG_TASK_PREVENT] = list_prevent,
    [RFTG_TASK_DEFEND] = list_arms,
    [RFTG_TASK_TRADE] = list_trade,
    [RFTG_TASK_CONSUME] = list_consume,
    [RFTG_TASK_GOODS] = list_goods,
    [RFTG_TASK_HAND] = list_hand,
    [RFTG_TASK_ANTE] = list_antes,
    [RFTG_TASK_FLIP] = list_flips,
    [RFTG_TASK_PRODUCE] = list_produce,
    [RFTG_TASK_WINDFALL] = list_windfall,
};

/* A task that asks nobody takes no move: a position may claim that it does. */
void rftg_list(const RftgState *s, int seat, MoveList *list)
{
    if (list_of[top(s)->kind])
        list_of[top(s)->kind](s, seat, list);
}

void rftg_moves(const void *state, int seat, MoveList *list)
{
    const RftgState *s = state;
    list->n = 0;
    if (bits_has(s->head.asked, seat))
        rftg_list(s, seat, list);
}
