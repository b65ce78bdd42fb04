/* Which moves are legal. One function a kind of move decides and says which rule forbids it. What it
 * looks at is open or the seat's own. */
#include "games/rftg/moves.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/game.h"
#include "games/rftg/means.h"
#include "games/rftg/produce.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

#define KIND(kind) ((uint64_t)1 << RFTG_MOVE_##kind)
#define ARMS       (KIND(SPEND) | KIND(GOOD) | KIND(PRESTIGE) | KIND(MUSTER) | KIND(DONE) | KIND(MORE))
#define DECLARES   (KIND(TAKEOVER) | KIND(TARGET) | ARMS)

/* The kinds of move that each task takes. */
static const uint64_t task_kinds[RFTG_TASKS] = {
    [RFTG_TASK_START] = KIND(START) | KIND(DISCARD) | KIND(MORE),
    [RFTG_TASK_START_SAVE] = KIND(SAVE) | KIND(MORE),
    [RFTG_TASK_ACTION] = KIND(ACTION) | KIND(BOOST),
    [RFTG_TASK_LATE] = KIND(ACTION) | KIND(BOOST),
    [RFTG_TASK_SEARCH] = KIND(CATEGORY) | KIND(KEEP) | KIND(ON),
    [RFTG_TASK_GIVE] = KIND(DISCARD) | KIND(PASS) | KIND(MORE),
    [RFTG_TASK_SIFT] = KIND(DISCARD) | KIND(MORE),
    [RFTG_TASK_LIMIT] = KIND(DISCARD) | KIND(MORE),
    [RFTG_TASK_DISCARD] = KIND(DISCARD) | KIND(MORE),
    [RFTG_TASK_DEVELOP] = KIND(DEVELOP) | KIND(PASS) | KIND(MORE),
    [RFTG_TASK_PAY] = KIND(SPEND) | KIND(GOOD) | KIND(PAY) | KIND(DONE) | KIND(MORE),
    [RFTG_TASK_SAVE] = KIND(SAVE) | KIND(MORE),
    [RFTG_TASK_SETTLE] = KIND(SETTLE) | KIND(PASS) | KIND(MORE),
    [RFTG_TASK_PLACE] =
        KIND(PURCHASE) | KIND(CONQUER) | KIND(BUY_WITH) | KIND(TAKE_WITH) | KIND(PAY) | ARMS,
    [RFTG_TASK_DECLARE] = DECLARES | KIND(PASS),
    [RFTG_TASK_EXTRA] = DECLARES | KIND(SETTLE) | KIND(SNEAK) | KIND(REPLACE) | KIND(STOP),
    [RFTG_TASK_REPLACE] = KIND(WITH) | KIND(MORE),
    [RFTG_TASK_PREVENT] = KIND(PREVENT) | KIND(PASS),
    [RFTG_TASK_DEFEND] = ARMS,
    [RFTG_TASK_TRADE] = KIND(SELL),
    [RFTG_TASK_CONSUME] = KIND(USE) | KIND(GUESS) | KIND(GAMBLE) | KIND(STOP),
    [RFTG_TASK_GOODS] = KIND(GOOD) | KIND(KIND) | KIND(DONE),
    [RFTG_TASK_HAND] = KIND(DISCARD) | KIND(DONE) | KIND(MORE),
    [RFTG_TASK_ANTE] = KIND(ANTE) | KIND(MORE),
    [RFTG_TASK_FLIP] = KIND(TAKE),
    [RFTG_TASK_PRODUCE] = KIND(USE) | KIND(BONUS) | KIND(STOP),
    [RFTG_TASK_WINDFALL] = KIND(WINDFALL) | KIND(KIND) | KIND(DISCARD) | KIND(MORE),
};

static const Task *top(const RftgState *s)
{
    return agenda_peek(&s->head);
}

static bool is_conquest(const RftgState *s)
{
    return top(s)->kind != RFTG_TASK_PAY && s->deal.method != RFTG_PURCHASE;
}

/* Whether temporary Military is being bought: a method or a target is named, or it is a defense. */
static bool is_arming(const RftgState *s)
{
    return top(s)->kind == RFTG_TASK_DEFEND || s->deal.method == RFTG_CONQUEST ||
           (s->deal.with && s->deal.card && !s->deal.method);
}

static const char *forbids_card(const RftgState *s, int seat, int design, const char *rule)
{
    RftgAsk ask = rftg_ask(s, seat);
    return rftg_named(&ask, design) ? NULL : rule;
}

static const char *forbids_start(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    const RftgSeat *own = &s->seat[seat];
    if (own->shown)
        return "RG-3.8";
    return cards_has(&own->drawn, rftg_first_card[design]) ? NULL : "RG-3.5";
}

/* The rule for discarding a card in each of the places where it is done. */
static const char *discard_rule(const RftgState *s)
{
    switch (top(s)->kind) {
    case RFTG_TASK_START:
        return "RG-3.7";
    case RFTG_TASK_GIVE:
        return "RG-7.1";
    case RFTG_TASK_SIFT:
        return "RG-7.3";
    case RFTG_TASK_LIMIT:
        return "RG-13.1";
    case RFTG_TASK_HAND:
        return "RG-11.15";
    case RFTG_TASK_WINDFALL:
        return "RG-12.6";
    default:
        return s->phase == RFTG_DEVELOP ? "RG-8.3" : "RG-9.28";
    }
}

static const char *forbids_discard(const RftgState *s, int seat, Move move)
{
    return forbids_card(s, seat, move_a(move), discard_rule(s));
}

static const char *forbids_done(const RftgState *s, int seat, Move move)
{
    (void)move;
    switch (top(s)->kind) {
    case RFTG_TASK_HAND:
        return cards_count(&s->seat[seat].chosen) >= top(s)->b ? NULL : "RG-11.25";
    case RFTG_TASK_GOODS:
        return rftg_gave_enough(s, seat) && !rftg_sale_needs_kind(s, seat) ? NULL : "RG-11.8";
    case RFTG_TASK_DEFEND:
        return NULL;
    default:
        break;
    }
    if (is_arming(s))
        return rftg_shortage(s, seat) <= 0 ? NULL : s->deal.method ? "RG-9.7" : "RG-10.13";
    bool paying = top(s)->kind == RFTG_TASK_PAY || s->deal.method == RFTG_PURCHASE;
    return paying && rftg_due(s, seat) == 0 ? NULL : "RG-8.9";
}

static const char *forbids_stop(const RftgState *s, int seat, Move move)
{
    (void)move;
    if (top(s)->kind == RFTG_TASK_CONSUME)
        return rftg_uses(s, seat).must ? "RG-11.6" : NULL;
    if (top(s)->kind == RFTG_TASK_PRODUCE)
        return rftg_picks_windfalls(s, seat) ? "RG-12.4" : NULL;
    return s->deal.with ? "RG-5.8" : NULL;
}

static const char *forbids_pass(const RftgState *s, int seat, Move move)
{
    (void)seat;
    (void)move;
    return top(s)->kind == RFTG_TASK_DECLARE && s->deal.with ? "RG-5.8" : NULL;
}

static const char *forbids_action(const RftgState *s, int seat, Move move)
{
    bool boost = move_kind(move) == RFTG_MOVE_BOOST;
    return rftg_forbids_action(s, seat, (RftgAction)move_a(move), boost);
}

static const char *forbids_category(const RftgState *s, int seat, Move move)
{
    (void)seat;
    int category = move_a(move);
    if (top(s)->a)
        return "RG-16.3";
    return category < RFTG_CATEGORIES || rftg_with_takeovers(s) ? NULL : "RG-16.16";
}

static const char *forbids_found(const RftgState *s, int seat, Move move)
{
    (void)seat;
    (void)move;
    return top(s)->c ? NULL : "RG-16.4";
}

static const char *forbids_settle(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    bool sneak = move_kind(move) == RFTG_MOVE_SNEAK;
    if (top(s)->kind == RFTG_TASK_EXTRA) {
        if (s->deal.with)
            return "RG-5.8";
        if (!sneak && !rftg_second_world(s, seat))
            return s->seat[seat].declared ? "RG-10.7" : "RG-9.31";
        if (sneak && !rftg_sneak_card(s, seat))
            return "RG-9.34";
    }
    RftgAsk ask = rftg_ask(s, seat);
    int card = rftg_named(&ask, design);
    int held = rftg_copy_in(&s->seat[seat].hand, design, 0);
    if (!held)
        return "RG-9.1";
    const char *rule = rftg_forbids_settle(s, seat, card ? card : held, sneak);
    return rule || card ? rule : "RG-23.12";
}

static const char *forbids_develop(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    int held = rftg_copy_in(&s->seat[seat].hand, design, 0);
    const char *rule = held ? rftg_forbids_develop(s, seat, held) : "RG-8.4";
    return rule ? rule : forbids_card(s, seat, design, "RG-23.12");
}

static int card_of(const CardSet *set, int design)
{
    return rftg_copy_in(set, design, 0);
}

static const char *forbids_method(const RftgState *s, int seat, RftgMethod method, int design)
{
    int with = design ? card_of(&s->seat[seat].began, design) : 0;
    if (design && !with)
        return method == RFTG_PURCHASE ? "RG-9.8" : "RG-9.13";
    return rftg_forbids_method(s, seat, method, with);
}

static const char *forbids_purchase(const RftgState *s, int seat, Move move)
{
    return forbids_method(s, seat, RFTG_PURCHASE, move_a(move));
}

static const char *forbids_conquer(const RftgState *s, int seat, Move move)
{
    return forbids_method(s, seat, RFTG_CONQUEST, move_a(move));
}

static const char *forbids_spend(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    int card = card_of(&s->seat[seat].tableau, design);
    if (is_arming(s)) {
        CardSet spends = rftg_military_spends(s, seat);
        if (!card || !cards_has(&spends, card))
            return "RG-9.17";
        bool ends = rftg_military_ends(s, seat, RFTG_STAGE_SPEND, card, rftg_shortage(s, seat));
        return ends ? NULL : "RG-5.11";
    }
    if (is_conquest(s))
        return "RG-9.46";
    CardSet spends = rftg_price_spends(s, seat);
    if (!card || !cards_has(&spends, card))
        return top(s)->kind == RFTG_TASK_PAY ? "RG-8.8" : "RG-9.6";
    return rftg_spend_pays(s, seat, card) ? NULL : "RG-5.11";
}

static const char *forbids_good(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    int world = rftg_first_card[design];
    if (top(s)->kind == RFTG_TASK_GOODS) {
        CardSet givable = rftg_givable(s, seat);
        return cards_has(&givable, world) ? NULL : "RG-11.7";
    }
    if (is_arming(s)) {
        CardSet goods = rftg_military_goods(s, seat);
        if (!cards_has(&goods, world))
            return "RG-9.17";
        bool ends = rftg_military_ends(s, seat, RFTG_STAGE_GOOD, world, rftg_shortage(s, seat));
        return ends ? NULL : "RG-5.11";
    }
    if (is_conquest(s))
        return "RG-9.46";
    CardSet goods = rftg_price_goods(s, seat);
    if (!cards_has(&goods, world))
        return top(s)->kind == RFTG_TASK_PAY ? "RG-8.8" : "RG-9.19";
    return rftg_good_pays(s, seat, world) ? NULL : "RG-5.11";
}

static const char *forbids_prestige(const RftgState *s, int seat, Move move)
{
    (void)move;
    if (!is_arming(s) || !rftg_military_prestige(s, seat))
        return "RG-9.17";
    bool ends = rftg_military_ends(s, seat, RFTG_STAGE_PRESTIGE, 0, rftg_shortage(s, seat));
    return ends ? NULL : "RG-5.11";
}

static const char *forbids_muster(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    return is_arming(s) ? forbids_card(s, seat, design, "RG-9.16") : "RG-9.46";
}

static const char *forbids_pay(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    bool paying = top(s)->kind == RFTG_TASK_PAY || s->deal.method == RFTG_PURCHASE;
    return paying ? forbids_card(s, seat, design, "RG-8.9") : "RG-5.13";
}

static const char *forbids_takeover(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    int power = card_of(&s->seat[seat].began, design);
    if (s->deal.with)
        return "RG-5.8";
    return power ? rftg_forbids_takeover(s, seat, power) : "RG-10.3";
}

static const char *forbids_target(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    if (!s->deal.with || s->deal.card)
        return "RG-10.10";
    return rftg_forbids_target(s, seat, s->deal.with, rftg_first_card[design]);
}

/* A world that nothing of the hand could replace is not offered (RG-9.36). */
static const char *forbids_replace(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    CardSet worlds = rftg_replaceable(s, seat);
    int old = rftg_first_card[design];
    if (s->deal.with)
        return "RG-5.8";
    if (!cards_has(&worlds, old))
        return "RG-9.36";
    for (each_card(card, &s->seat[seat].hand))
        if (rftg_replaces(old, card))
            return NULL;
    return "RG-9.36";
}

static const char *forbids_prevent(const RftgState *s, int seat, Move move)
{
    (void)seat;
    int attacker = move_a(move), design = move_b(move);
    for (int i = 0; i < s->takeovers; i++)
        if (s->takeover[i].attacker == attacker && rftg_design[s->takeover[i].target] == design)
            return NULL;
    return "RG-10.24";
}

static const char *forbids_sell(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    CardSet goods = rftg_goods_of(s, seat), sellable = rftg_sellable(s, seat);
    int world = rftg_first_card[design];
    if (!cards_has(&goods, world))
        return "RG-11.1";
    return cards_has(&sellable, world) ? NULL : "RG-11.3";
}

static const char *forbids_use(const RftgState *s, int seat, Move move)
{
    int design = move_a(move);
    int card = card_of(&s->seat[seat].tableau, design);
    if (!card)
        return "RG-5.1";
    if (top(s)->kind == RFTG_TASK_PRODUCE)
        return rftg_forbids_produce(s, seat, card);
    return rftg_forbids_use(s, seat, card);
}

static const char *forbids_guess(const RftgState *s, int seat, Move move)
{
    (void)move;
    int card;
    const RftgPower *gamble = rftg_gamble(s, seat, &card);
    return gamble && gamble->op == RFTG_OP_GAMBLE_NAME ? NULL : "RG-18.26";
}

static const char *forbids_gamble(const RftgState *s, int seat, Move move)
{
    (void)move;
    int card;
    const RftgPower *gamble = rftg_gamble(s, seat, &card);
    CardSet antes = rftg_antes(s, seat);
    if (!gamble || gamble->op != RFTG_OP_GAMBLE_ANTE)
        return "RG-18.26";
    return cards_empty(&antes) ? "RG-11.25" : NULL;
}

static const char *forbids_take(const RftgState *s, int seat, Move move)
{
    (void)seat;
    return card_of(&s->aside, move_a(move)) ? NULL : "RG-18.26";
}

static const char *forbids_kind(const RftgState *s, int seat, Move move)
{
    (void)move;
    bool asked = top(s)->kind == RFTG_TASK_GOODS ? rftg_sale_needs_kind(s, seat)
                                                 : rftg_windfall_needs_kind(s);
    return asked ? NULL : "RG-18.4";
}

static const char *forbids_windfall(const RftgState *s, int seat, Move move)
{
    (void)seat;
    int design = move_a(move);
    CardSet targets = rftg_targets_now(s);
    return !top(s)->c && cards_has(&targets, rftg_first_card[design]) ? NULL : "RG-12.4";
}

static const char *forbids_bonus(const RftgState *s, int seat, Move move)
{
    (void)move;
    return rftg_picks_windfalls(s, seat) && top(s)->b ? NULL : "RG-12.17";
}

static const char *forbids_more(const RftgState *s, int seat, Move move)
{
    (void)move;
    RftgAsk ask = rftg_ask(s, seat);
    return rftg_page_end(&ask) ? NULL : "RG-23.12";
}

/* The move names a card; if it may not, the rule is the one that asks for it. */
static const char *forbids_naming(const RftgState *s, int seat, Move move);

/* For each kind of move the rule that says when it is made at all, and what forbids one. */
static const struct {
    const char *asked;
    const char *(*forbids)(const RftgState *s, int seat, Move move);
} rules[RFTG_MOVES] = {
    [RFTG_MOVE_START] = { "RG-3.8", forbids_start },
    [RFTG_MOVE_DISCARD] = { "RG-2.15", forbids_discard },
    [RFTG_MOVE_MORE] = { "RG-23.12", forbids_more },
    [RFTG_MOVE_DONE] = { "RG-5.8", forbids_done },
    [RFTG_MOVE_STOP] = { "RG-9.40", forbids_stop },
    [RFTG_MOVE_PASS] = { "RG-5.7", forbids_pass },
    [RFTG_MOVE_SAVE] = { "RG-8.11", forbids_naming },
    [RFTG_MOVE_ACTION] = { "RG-4.1", forbids_action },
    [RFTG_MOVE_BOOST] = { "RG-15.19", forbids_action },
    [RFTG_MOVE_CATEGORY] = { "RG-16.2", forbids_category },
    [RFTG_MOVE_KEEP] = { "RG-16.4", forbids_found },
    [RFTG_MOVE_ON] = { "RG-16.4", forbids_found },
    [RFTG_MOVE_DEVELOP] = { "RG-8.4", forbids_develop },
    [RFTG_MOVE_SETTLE] = { "RG-9.1", forbids_settle },
    [RFTG_MOVE_SNEAK] = { "RG-9.34", forbids_settle },
    [RFTG_MOVE_PURCHASE] = { "RG-9.4", forbids_purchase },
    [RFTG_MOVE_CONQUER] = { "RG-9.7", forbids_conquer },
    [RFTG_MOVE_BUY_WITH] = { "RG-9.8", forbids_purchase },
    [RFTG_MOVE_TAKE_WITH] = { "RG-9.13", forbids_conquer },
    [RFTG_MOVE_SPEND] = { "RG-5.1", forbids_spend },
    [RFTG_MOVE_GOOD] = { "RG-5.1", forbids_good },
    [RFTG_MOVE_PRESTIGE] = { "RG-9.17", forbids_prestige },
    [RFTG_MOVE_MUSTER] = { "RG-9.16", forbids_muster },
    [RFTG_MOVE_PAY] = { "RG-8.7", forbids_pay },
    [RFTG_MOVE_TAKEOVER] = { "RG-10.1", forbids_takeover },
    [RFTG_MOVE_TARGET] = { "RG-10.10", forbids_target },
    [RFTG_MOVE_REPLACE] = { "RG-9.36", forbids_replace },
    [RFTG_MOVE_WITH] = { "RG-9.36", forbids_naming },
    [RFTG_MOVE_PREVENT] = { "RG-10.24", forbids_prevent },
    [RFTG_MOVE_SELL] = { "RG-11.1", forbids_sell },
    [RFTG_MOVE_USE] = { "RG-5.1", forbids_use },
    [RFTG_MOVE_GUESS] = { "RG-18.26", forbids_guess },
    [RFTG_MOVE_GAMBLE] = { "RG-18.26", forbids_gamble },
    [RFTG_MOVE_ANTE] = { "RG-18.26", forbids_naming },
    [RFTG_MOVE_TAKE] = { "RG-18.26", forbids_take },
    [RFTG_MOVE_KIND] = { "RG-18.4", forbids_kind },
    [RFTG_MOVE_WINDFALL] = { "RG-12.4", forbids_windfall },
    [RFTG_MOVE_BONUS] = { "RG-12.17", forbids_bonus },
};

static const char *forbids_naming(const RftgState *s, int seat, Move move)
{
    return forbids_card(s, seat, move_a(move), rules[move_kind(move)].asked);
}

const char *rftg_forbids(const RftgState *s, int seat, Move move)
{
    return rules[move_kind(move)].forbids(s, seat, move);
}

const char *rftg_why(const void *state, int seat, Move move)
{
    const RftgState *s = state;
    if (seat < 0 || seat >= s->head.seats || !bits_has(s->head.asked, seat))
        return "RG-6.3";
    if (!move_is_of(&rftg_game, move))
        return "RG-2.1";
    if (!(task_kinds[top(s)->kind] >> move_kind(move) & 1))
        return rules[move_kind(move)].asked;
    return rftg_forbids(s, seat, move);
}

bool rftg_legal(const void *state, int seat, Move move)
{
    return !rftg_why(state, seat, move);
}
