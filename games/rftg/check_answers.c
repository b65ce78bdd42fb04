/* What stands half done in a position: actions chosen, cards drawn or shown, an answer begun, a payment
 * or a declaration under way. */
#include <string.h>

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/check_parts.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/means.h"
#include "games/rftg/setup.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

/* Two actions that one player may have (RG-19.12). */
static bool pair_fits(const RftgState *s, const RftgSeat *own, int n)
{
    int first = own->action[0], second = own->action[1];
    bool search = first == RFTG_ACT_SEARCH || second == RFTG_ACT_SEARCH;
    if ((first != 0) + (second != 0) != n || (second && !first) || (second && !rftg_is_advanced(s)))
        return false;
    if (first && first == second && first != RFTG_ACT_DEVELOP && first != RFTG_ACT_SETTLE)
        return false;
    if (search && (own->boost || !rftg_with_prestige(s)))
        return false;
    return !own->boost || (own->boost <= n && own->action[own->boost - 1] != RFTG_ACT_SEARCH);
}

static bool actions_fit(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    int all = 1 + rftg_is_advanced(s), late = seat == rftg_late_seat(s);
    int n = (own->action[0] != 0) + (own->action[1] != 0);
    bool before = rftg_find_task(s, RFTG_TASK_REVEAL); /* nothing is paid for yet */
    if (before && (own->boost || rftg_chose(s, seat, RFTG_ACT_SEARCH)) &&
        (own->card_used || (own->boost && own->prestige < 1)))
        return false;
    if (!rftg_find_task(s, RFTG_TASK_ROUND_END))
        return pair_fits(s, own, 0);
    if (rftg_top_kind(s) == RFTG_TASK_LATE)
        return pair_fits(s, own, all - late);
    if (rftg_top_kind(s) != RFTG_TASK_ACTION)
        return pair_fits(s, own, all);
    if (s->head.sealed && !bits_has(s->head.asked, seat))
        return pair_fits(s, own, all - late) && (n < 2 || own->action[0] <= own->action[1]);
    bool stuck = n == 1 && own->action[0] == RFTG_ACT_PRODUCE;
    return n < all && !stuck && pair_fits(s, own, n);
}

/* What may be named in an answer of n cards: begun, or complete. */
static bool cards_named(const RftgState *s, int seat, bool complete)
{
    const RftgSeat *own = &s->seat[seat];
    RftgAsk ask = rftg_ask(s, seat);
    return cards_within(&own->chosen, &ask.pool) && (complete ? ask.most == 0 : ask.most > 0);
}

static bool one_fits(const RftgState *s, int seat, bool complete)
{
    const RftgSeat *own = &s->seat[seat];
    int n = cards_count(&own->chosen), card = cards_next(&own->chosen, 0);
    bool develop = rftg_find_task(s, RFTG_TASK_OPEN_DEVELOP);
    if (!n)
        return true;
    if (!complete || n != 1 || !cards_has(&own->hand, card))
        return false;
    RftgState before = *s;
    before.seat[seat].chosen = (CardSet){ 0 };
    return !(develop ? rftg_forbids_develop(&before, seat, card)
                     : rftg_forbids_settle(&before, seat, card, false));
}

static bool is_complete(const RftgState *s, int seat)
{
    return s->head.sealed && !bits_has(s->head.asked, seat);
}

static bool has_chosen(const RftgState *s, int seat)
{
    return !cards_empty(&s->seat[seat].chosen);
}

static bool start_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    if (!s->head.sealed)
        return !has_chosen(s, seat) && !own->shown;
    if (!cards_empty(&own->drawn) && !own->shown)
        return !has_chosen(s, seat) && !is_complete(s, seat);
    return cards_named(s, seat, is_complete(s, seat));
}

static bool open_start_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet six = cards_minus(&own->hand, &own->drawn);
    bool learns = s->head.option[RFTG_OPTION_LEARNING];
    return cards_count(&own->chosen) == (learns ? 0 : rftg_start_discards(s, seat)) &&
           cards_within(&own->chosen, &six) && (cards_empty(&own->drawn) || own->shown);
}

static bool sealed_discards_fit(const RftgState *s, int seat)
{
    if (!bits_has(s->head.sealed, seat))
        return !has_chosen(s, seat);
    return cards_named(s, seat, is_complete(s, seat));
}

static bool open_sift_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    return cards_count(&own->chosen) == rftg_to_discard(s, seat) &&
           cards_within(&own->chosen, rftg_may_mix(s, seat) ? &own->hand : &own->drawn);
}

static bool open_limit_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    return cards_count(&own->chosen) == rftg_surplus(s, seat) &&
           cards_within(&own->chosen, &own->hand);
}

static bool choice_fits(const RftgState *s, int seat)
{
    return one_fits(s, seat, is_complete(s, seat));
}

static bool open_choice_fits(const RftgState *s, int seat)
{
    return one_fits(s, seat, true);
}

static bool save_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    if (agenda_peek(&s->head)->seat != seat)
        return !has_chosen(s, seat);
    return has_chosen(s, seat) && cards_within(&own->chosen, &own->hand);
}

/* Hand cards that the seat of the task has begun to name: not all of them yet. */
static bool begun_fits(const RftgState *s, int seat)
{
    const Task *task = agenda_peek(&s->head);
    const RftgSeat *own = &s->seat[seat];
    if (!has_chosen(s, seat))
        return true;
    bool pays = task->kind == RFTG_TASK_PAY || task->kind == RFTG_TASK_PLACE;
    int all = pays ? rftg_due(s, seat) : task->kind == RFTG_TASK_HAND ? task->c : task->a;
    return task->seat == seat && cards_within(&own->chosen, &own->hand) &&
           cards_count(&own->chosen) < all;
}

static bool goods_fit(const RftgState *s, int seat)
{
    CardSet goods = rftg_goods_of(s, seat);
    if (agenda_peek(&s->head)->seat != seat)
        return !has_chosen(s, seat);
    return cards_within(&s->seat[seat].chosen, &goods);
}

/* What a seat may have named, by the task on top; with all others nothing. */
static bool (*const answer_of[RFTG_TASKS])(const RftgState *s, int seat) = {
    [RFTG_TASK_START] = start_fits,
    [RFTG_TASK_OPEN_START] = open_start_fits,
    [RFTG_TASK_SIFT] = sealed_discards_fit,
    [RFTG_TASK_OPEN_SIFT] = open_sift_fits,
    [RFTG_TASK_DISCARD] = begun_fits,
    [RFTG_TASK_DEVELOP] = choice_fits,
    [RFTG_TASK_OPEN_DEVELOP] = open_choice_fits,
    [RFTG_TASK_PAY] = begun_fits,
    [RFTG_TASK_SAVE] = save_fits,
    [RFTG_TASK_SETTLE] = choice_fits,
    [RFTG_TASK_OPEN_SETTLE] = open_choice_fits,
    [RFTG_TASK_PLACE] = begun_fits,
    [RFTG_TASK_GOODS] = goods_fit,
    [RFTG_TASK_HAND] = begun_fits,
    [RFTG_TASK_LIMIT] = sealed_discards_fit,
    [RFTG_TASK_ROUND_END] = open_limit_fits,
};

static bool answer_fits(const RftgState *s, int seat)
{
    int kind = rftg_top_kind(s);
    if (s->seat[seat].floor && !bits_has(s->head.asked, seat))
        return false;
    return answer_of[kind] ? answer_of[kind](s, seat) : !has_chosen(s, seat);
}

/* A revealed card waits in the tableau for its payment, which must be possible. */
static bool shown_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    bool start = rftg_find_task(s, RFTG_TASK_OPEN_START);
    if (!own->shown)
        return true;
    if (start)
        return cards_has(&own->drawn, own->shown);
    const Task *turns = rftg_find_task(s, s->phase == RFTG_DEVELOP ? RFTG_TASK_DEVELOP_TURNS
                                                                   : RFTG_TASK_SETTLE_TURNS);
    int place = (seat - s->first + s->head.seats) % s->head.seats;
    bool opened =
        !rftg_find_task(s, RFTG_TASK_OPEN_DEVELOP) && !rftg_find_task(s, RFTG_TASK_OPEN_SETTLE);
    if (!turns || !opened || place < turns->a || !cards_has(&own->tableau, own->shown) ||
        cards_has(&own->began, own->shown))
        return false;
    RftgState back = *s;
    cards_remove(&back.seat[seat].tableau, own->shown);
    cards_add(&back.seat[seat].hand, own->shown);
    back.deal = (RftgDeal){ 0 };
    return !(s->phase == RFTG_DEVELOP ? rftg_forbids_develop(&back, seat, own->shown)
                                      : rftg_forbids_settle(&back, seat, own->shown, false));
}

/* Explore draws, and the start worlds before they are chosen. */
static bool drawn_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    int kind = rftg_top_kind(s), n = cards_count(&own->drawn);
    CardSet odd = rftg_start_worlds(s, 1), even = rftg_start_worlds(s, 0);
    CardSet red = cards_and(&own->drawn, &odd), blue = cards_and(&own->drawn, &even);
    if (kind == RFTG_TASK_SIFT || kind == RFTG_TASK_OPEN_SIFT)
        return true;
    if (!rftg_find_task(s, RFTG_TASK_OPEN_START))
        return n == 0;
    CardSet start = cards_or(&odd, &even);
    if (n == 0)
        return cards_count(&own->tableau) == 1 && cards_within(&own->tableau, &start) &&
               cards_count(&own->hand) >= 4;
    return n == 2 && cards_count(&red) == 1 && cards_count(&blue) == 1 &&
           cards_empty(&own->tableau) && cards_count(&own->hand) >= 6;
}

static bool is_fresh(const RftgState *s, int seat, int card)
{
    return rftg_is_own_card(s, seat, card) && !cards_has(&s->seat[seat].began, card);
}

/* The declaration under way has a power and perhaps a target. */
static bool declaration_fits(const RftgState *s, int seat)
{
    const RftgDeal *deal = &s->deal;
    if (deal->method || deal->off || s->takeovers >= RFTG_TAKEOVERS ||
        s->seat[seat].declared >= 2 || !cards_has(&s->seat[seat].began, deal->with) ||
        !rftg_may_declare(s, seat) ||
        (!rftg_power_of(deal->with, RFTG_OP_TAKEOVER) &&
         !rftg_power_of(deal->with, RFTG_OP_TAKEOVER_DESTROY)))
        return false;
    if (!deal->card)
        return !deal->zero && !deal->stage && !deal->last && !deal->mustered;
    RftgTakeover takeover = rftg_declaration(s, seat);
    if (takeover.owner >= s->head.seats || takeover.owner == seat ||
        !cards_has(&s->seat[takeover.owner].began, deal->card) || !rftg_is(deal->card, RFTG_WORLD))
        return false;
    bool fleet = rftg_power_of(deal->zero, RFTG_OP_CONQUER_SELF);
    return rftg_is(deal->card, RFTG_MILITARY) ? !deal->zero : fleet;
}

static bool pay_fits(const RftgState *s, int seat)
{
    const RftgDeal *deal = &s->deal;
    return is_fresh(s, seat, deal->card) && rftg_is(deal->card, RFTG_DEVELOPMENT) &&
           deal->method == RFTG_PURCHASE && !deal->with && !deal->zero && !deal->mustered;
}

static bool place_fits(const RftgState *s, int seat)
{
    const RftgDeal *deal = &s->deal;
    RftgOp op = deal->method == RFTG_PURCHASE ? RFTG_OP_PAY_MIL : RFTG_OP_CONQUER_SELF;
    bool with = deal->with < RFTG_CARDS && deal->with &&
                cards_has(&s->seat[seat].began, deal->with) && rftg_power_of(deal->with, op);
    if (!is_fresh(s, seat, deal->card) || !rftg_is(deal->card, RFTG_WORLD) ||
        deal->method > RFTG_CONQUEST)
        return false;
    return deal->method ? !deal->with || with
                        : !deal->with && !deal->stage && !deal->off && !deal->zero;
}

static bool is_none(const RftgDeal *deal)
{
    static const RftgDeal none;
    return memcmp(deal, &none, sizeof none) == 0;
}

static bool further_fits(const RftgState *s, int seat)
{
    return is_none(&s->deal) || declaration_fits(s, seat);
}

static bool defense_fits(const RftgState *s, int seat)
{
    const RftgDeal *deal = &s->deal;
    (void)seat;
    return !deal->card && !deal->method && !deal->with && !deal->off && !deal->zero;
}

/* The payment, conquest, declaration or defense under way, by the task on top; else there is none. */
static bool (*const deal_of[RFTG_TASKS])(const RftgState *s, int seat) = {
    [RFTG_TASK_PAY] = pay_fits,         [RFTG_TASK_PLACE] = place_fits,
    [RFTG_TASK_DECLARE] = further_fits, [RFTG_TASK_EXTRA] = further_fits,
    [RFTG_TASK_DEFEND] = defense_fits,
};

static bool deal_fits(const RftgState *s)
{
    const RftgDeal *deal = &s->deal;
    int kind = rftg_top_kind(s), seat = s->head.tasks ? agenda_peek(&s->head)->seat : 0;
    const RftgSeat *own = &s->seat[seat];
    if (deal->last >= RFTG_CARDS || deal->stage > RFTG_STAGE_CARDS ||
        deal->mustered > own->one + 2 * own->two + own->rest)
        return false;
    return deal_of[kind] ? deal_of[kind](s, seat) : is_none(deal);
}

bool rftg_check_answers(const RftgState *s, Text *why)
{
    if (!deal_fits(s))
        return rftg_fault(why, "deal: nothing can be paid or conquered so");
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (!actions_fit(s, seat))
            return rftg_fault(why, "actions: no player can have chosen so");
        if (!drawn_fits(s, seat) || !shown_fits(s, seat))
            return rftg_fault(why, "shown: the card cannot be revealed now");
        if (!answer_fits(s, seat))
            return rftg_fault(why, "chosen: the answer cannot be so");
    }
    return true;
}
