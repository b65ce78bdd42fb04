/* Which moves are legal. One function a kind of move decides and says which rule forbids it; the
 * lists offer what it lets pass. What it looks at is open or the seat's own. */
#include "games/rftg/moves.h"

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/game.h"
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

/* The rule that says when a kind of move is made at all. */
static const char *const asked_by[RFTG_MOVES] = {
    [RFTG_MOVE_START] = "RG-3.8",      [RFTG_MOVE_DISCARD] = "RG-2.15",
    [RFTG_MOVE_MORE] = "RG-23.12",     [RFTG_MOVE_DONE] = "RG-5.8",
    [RFTG_MOVE_STOP] = "RG-9.40",      [RFTG_MOVE_PASS] = "RG-5.7",
    [RFTG_MOVE_SAVE] = "RG-8.11",      [RFTG_MOVE_ACTION] = "RG-4.1",
    [RFTG_MOVE_BOOST] = "RG-15.19",    [RFTG_MOVE_CATEGORY] = "RG-16.2",
    [RFTG_MOVE_KEEP] = "RG-16.4",      [RFTG_MOVE_ON] = "RG-16.4",
    [RFTG_MOVE_DEVELOP] = "RG-8.4",    [RFTG_MOVE_SETTLE] = "RG-9.1",
    [RFTG_MOVE_SNEAK] = "RG-9.34",     [RFTG_MOVE_PURCHASE] = "RG-9.4",
    [RFTG_MOVE_CONQUER] = "RG-9.7",    [RFTG_MOVE_BUY_WITH] = "RG-9.8",
    [RFTG_MOVE_TAKE_WITH] = "RG-9.13", [RFTG_MOVE_SPEND] = "RG-5.1",
    [RFTG_MOVE_GOOD] = "RG-5.1",       [RFTG_MOVE_PRESTIGE] = "RG-9.17",
    [RFTG_MOVE_MUSTER] = "RG-9.16",    [RFTG_MOVE_PAY] = "RG-8.7",
    [RFTG_MOVE_TAKEOVER] = "RG-10.1",  [RFTG_MOVE_TARGET] = "RG-10.10",
    [RFTG_MOVE_REPLACE] = "RG-9.36",   [RFTG_MOVE_WITH] = "RG-9.36",
    [RFTG_MOVE_PREVENT] = "RG-10.24",  [RFTG_MOVE_SELL] = "RG-11.1",
    [RFTG_MOVE_USE] = "RG-5.1",        [RFTG_MOVE_GUESS] = "RG-18.26",
    [RFTG_MOVE_GAMBLE] = "RG-18.26",   [RFTG_MOVE_ANTE] = "RG-18.26",
    [RFTG_MOVE_TAKE] = "RG-18.26",     [RFTG_MOVE_KIND] = "RG-18.4",
    [RFTG_MOVE_WINDFALL] = "RG-12.4",  [RFTG_MOVE_BONUS] = "RG-12.17",
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

static const char *forbids_start(const RftgState *s, int seat, int design)
{
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

static const char *forbids_done(const RftgState *s, int seat)
{
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

static const char *forbids_stop(const RftgState *s, int seat)
{
    if (top(s)->kind == RFTG_TASK_CONSUME)
        return rftg_uses(s, seat).must ? "RG-11.6" : NULL;
    if (top(s)->kind == RFTG_TASK_PRODUCE)
        return rftg_picks_windfalls(s, seat) ? "RG-12.4" : NULL;
    return s->deal.with ? "RG-5.8" : NULL;
}

static const char *forbids_pass(const RftgState *s)
{
    return top(s)->kind == RFTG_TASK_DECLARE && s->deal.with ? "RG-5.8" : NULL;
}

static const char *forbids_category(const RftgState *s, int category)
{
    if (top(s)->a)
        return "RG-16.3";
    return category < RFTG_CATEGORIES || rftg_with_takeovers(s) ? NULL : "RG-16.16";
}

static const char *forbids_further(const RftgState *s, int seat, int design, bool sneak)
{
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

static const char *forbids_develop(const RftgState *s, int seat, int design)
{
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

static const char *forbids_spend(const RftgState *s, int seat, int design)
{
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

static const char *forbids_good(const RftgState *s, int seat, int design)
{
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

static const char *forbids_prestige(const RftgState *s, int seat)
{
    if (!is_arming(s) || !rftg_military_prestige(s, seat))
        return "RG-9.17";
    bool ends = rftg_military_ends(s, seat, RFTG_STAGE_PRESTIGE, 0, rftg_shortage(s, seat));
    return ends ? NULL : "RG-5.11";
}

static const char *forbids_muster(const RftgState *s, int seat, int design)
{
    return is_arming(s) ? forbids_card(s, seat, design, "RG-9.16") : "RG-9.46";
}

static const char *forbids_pay(const RftgState *s, int seat, int design)
{
    bool paying = top(s)->kind == RFTG_TASK_PAY || s->deal.method == RFTG_PURCHASE;
    return paying ? forbids_card(s, seat, design, "RG-8.9") : "RG-5.13";
}

static const char *forbids_takeover(const RftgState *s, int seat, int design)
{
    int power = card_of(&s->seat[seat].began, design);
    if (s->deal.with)
        return "RG-5.8";
    return power ? rftg_forbids_takeover(s, seat, power) : "RG-10.3";
}

static const char *forbids_target(const RftgState *s, int seat, int design)
{
    if (!s->deal.with || s->deal.card)
        return "RG-10.10";
    return rftg_forbids_target(s, seat, s->deal.with, rftg_first_card[design]);
}

/* A world that nothing of the hand could replace is not offered (RG-9.36). */
static const char *forbids_replace(const RftgState *s, int seat, int design)
{
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

static const char *forbids_prevent(const RftgState *s, int attacker, int design)
{
    for (int i = 0; i < s->takeovers; i++)
        if (s->takeover[i].attacker == attacker && rftg_design[s->takeover[i].target] == design)
            return NULL;
    return "RG-10.24";
}

static const char *forbids_sell(const RftgState *s, int seat, int design)
{
    CardSet goods = rftg_goods_of(s, seat), sellable = rftg_sellable(s, seat);
    int world = rftg_first_card[design];
    if (!cards_has(&goods, world))
        return "RG-11.1";
    return cards_has(&sellable, world) ? NULL : "RG-11.3";
}

static const char *forbids_use(const RftgState *s, int seat, int design)
{
    int card = card_of(&s->seat[seat].tableau, design);
    if (!card)
        return "RG-5.1";
    if (top(s)->kind == RFTG_TASK_PRODUCE)
        return rftg_forbids_produce(s, seat, card);
    return rftg_forbids_use(s, seat, card);
}

static const char *forbids_guess(const RftgState *s, int seat)
{
    int card;
    const RftgPower *gamble = rftg_gamble(s, seat, &card);
    return gamble && gamble->op == RFTG_OP_GAMBLE_NAME ? NULL : "RG-18.26";
}

static const char *forbids_gamble(const RftgState *s, int seat)
{
    int card;
    const RftgPower *gamble = rftg_gamble(s, seat, &card);
    CardSet antes = rftg_antes(s, seat);
    if (!gamble || gamble->op != RFTG_OP_GAMBLE_ANTE)
        return "RG-18.26";
    return cards_empty(&antes) ? "RG-11.25" : NULL;
}

static const char *forbids_kind(const RftgState *s, int seat)
{
    bool asked = top(s)->kind == RFTG_TASK_GOODS ? rftg_sale_needs_kind(s, seat)
                                                 : rftg_windfall_needs_kind(s);
    return asked ? NULL : "RG-18.4";
}

static const char *forbids_windfall(const RftgState *s, int design)
{
    CardSet targets = rftg_targets_now(s);
    return !top(s)->c && cards_has(&targets, rftg_first_card[design]) ? NULL : "RG-12.4";
}

static const char *forbids_bonus(const RftgState *s, int seat)
{
    return rftg_picks_windfalls(s, seat) && top(s)->b ? NULL : "RG-12.17";
}

static const char *forbids_more(const RftgState *s, int seat)
{
    RftgAsk ask = rftg_ask(s, seat);
    return rftg_page_end(&ask) ? NULL : "RG-23.12";
}

/* The rule that forbids a move of a kind that is asked for; NULL: none does. */
static const char *forbids(const RftgState *s, int seat, Move move)
{
    int a = move_a(move);
    switch ((RftgMove)move_kind(move)) {
    case RFTG_MOVE_START:
        return forbids_start(s, seat, a);
    case RFTG_MOVE_DISCARD:
        return forbids_card(s, seat, a, discard_rule(s));
    case RFTG_MOVE_MORE:
        return forbids_more(s, seat);
    case RFTG_MOVE_DONE:
        return forbids_done(s, seat);
    case RFTG_MOVE_STOP:
        return forbids_stop(s, seat);
    case RFTG_MOVE_PASS:
        return forbids_pass(s);
    case RFTG_MOVE_SAVE:
        return forbids_card(s, seat, a, "RG-8.11");
    case RFTG_MOVE_ACTION:
        return rftg_forbids_action(s, seat, (RftgAction)a, false);
    case RFTG_MOVE_BOOST:
        return rftg_forbids_action(s, seat, (RftgAction)a, true);
    case RFTG_MOVE_CATEGORY:
        return forbids_category(s, a);
    case RFTG_MOVE_KEEP:
    case RFTG_MOVE_ON:
        return top(s)->c ? NULL : "RG-16.4";
    case RFTG_MOVE_DEVELOP:
        return forbids_develop(s, seat, a);
    case RFTG_MOVE_SETTLE:
        return forbids_further(s, seat, a, false);
    case RFTG_MOVE_SNEAK:
        return forbids_further(s, seat, a, true);
    case RFTG_MOVE_PURCHASE:
        return forbids_method(s, seat, RFTG_PURCHASE, 0);
    case RFTG_MOVE_CONQUER:
        return forbids_method(s, seat, RFTG_CONQUEST, 0);
    case RFTG_MOVE_BUY_WITH:
        return forbids_method(s, seat, RFTG_PURCHASE, a);
    case RFTG_MOVE_TAKE_WITH:
        return forbids_method(s, seat, RFTG_CONQUEST, a);
    case RFTG_MOVE_SPEND:
        return forbids_spend(s, seat, a);
    case RFTG_MOVE_GOOD:
        return forbids_good(s, seat, a);
    case RFTG_MOVE_PRESTIGE:
        return forbids_prestige(s, seat);
    case RFTG_MOVE_MUSTER:
        return forbids_muster(s, seat, a);
    case RFTG_MOVE_PAY:
        return forbids_pay(s, seat, a);
    case RFTG_MOVE_TAKEOVER:
        return forbids_takeover(s, seat, a);
    case RFTG_MOVE_TARGET:
        return forbids_target(s, seat, a);
    case RFTG_MOVE_REPLACE:
        return forbids_replace(s, seat, a);
    case RFTG_MOVE_WITH:
        return forbids_card(s, seat, a, "RG-9.36");
    case RFTG_MOVE_PREVENT:
        return forbids_prevent(s, a, move_b(move));
    case RFTG_MOVE_SELL:
        return forbids_sell(s, seat, a);
    case RFTG_MOVE_USE:
        return forbids_use(s, seat, a);
    case RFTG_MOVE_GUESS:
        return forbids_guess(s, seat);
    case RFTG_MOVE_GAMBLE:
        return forbids_gamble(s, seat);
    case RFTG_MOVE_ANTE:
        return forbids_card(s, seat, a, "RG-18.26");
    case RFTG_MOVE_TAKE:
        return card_of(&s->aside, a) ? NULL : "RG-18.26";
    case RFTG_MOVE_KIND:
        return forbids_kind(s, seat);
    case RFTG_MOVE_WINDFALL:
        return forbids_windfall(s, a);
    case RFTG_MOVE_BONUS:
        return forbids_bonus(s, seat);
    case RFTG_MOVES:
        break;
    }
    assert(!"a kind of move that does not exist");
    return "RG-5.1";
}

static const char *rule_against(const RftgState *s, int seat, Move move)
{
    if (seat < 0 || seat >= s->head.seats || !bits_has(s->head.asked, seat))
        return "RG-6.3";
    if (!move_is_of(&rftg_game, move))
        return "RG-2.1";
    if (!(task_kinds[top(s)->kind] >> move_kind(move) & 1))
        return asked_by[move_kind(move)];
    return forbids(s, seat, move);
}

bool rftg_legal(const void *state, int seat, Move move)
{
    return !rule_against(state, seat, move);
}

const char *rftg_why(const void *state, int seat, Move move)
{
    return rule_against(state, seat, move);
}

/* ---- lists ---- */

static void offer(const RftgState *s, int seat, RftgMove kind, int a, int b, MoveList *list)
{
    Move move = move_make(kind, a, b, 0);
    if (!forbids(s, seat, move))
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
    CardSet spends = rftg_price_spends(s, seat), goods = rftg_price_goods(s, seat);
    if (rftg_due(s, seat) == 0)
        moves_add(list, move_make(RFTG_MOVE_DONE, 0, 0, 0));
    offer_each(s, seat, RFTG_MOVE_SPEND, &spends, list);
    offer_each(s, seat, RFTG_MOVE_GOOD, &goods, list);
    list_cards(s, seat, RFTG_MOVE_PAY, list);
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
    for (each_card(card, &set))
        moves_add(list, move_make(kind, rftg_design[card], 0, 0));
}

/* Both ways to place a further card of the hand, a page at a time. */
static void list_further(const RftgState *s, int seat, MoveList *list)
{
    MoveList named = { .n = 0 };
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

static void list_prevent(const RftgState *s, MoveList *list)
{
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

static void list_kinds(const RftgState *s, int seat, MoveList *list)
{
    for (int kind = RFTG_NOVELTY; !forbids_kind(s, seat) && kind <= RFTG_ALIEN; kind++)
        moves_add(list, move_make(RFTG_MOVE_KIND, kind, 0, 0));
}

static void list_goods(const RftgState *s, int seat, MoveList *list)
{
    CardSet goods = rftg_givable(s, seat);
    offer(s, seat, RFTG_MOVE_DONE, 0, 0, list);
    add_each(RFTG_MOVE_GOOD, &goods, list);
    list_kinds(s, seat, list);
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
    list_kinds(s, seat, list);
    list_cards(s, seat, RFTG_MOVE_DISCARD, list);
}

static void list_trade(const RftgState *s, int seat, MoveList *list)
{
    CardSet sellable = rftg_sellable(s, seat);
    add_each(RFTG_MOVE_SELL, &sellable, list);
}

/* Designs of the flipped cards, each once. */
static void list_flips(const RftgState *s, MoveList *list)
{
    int design = 0;
    for (each_card(card, &s->aside)) {
        if (rftg_design[card] != design)
            moves_add(list, move_make(RFTG_MOVE_TAKE, rftg_design[card], 0, 0));
        design = rftg_design[card];
    }
}

static void with_pass(const RftgState *s, int seat, RftgMove kind, MoveList *list)
{
    moves_add(list, move_make(RFTG_MOVE_PASS, 0, 0, 0));
    list_cards(s, seat, kind, list);
}

void rftg_list(const RftgState *s, int seat, MoveList *list)
{
    switch ((RftgTask)top(s)->kind) {
    case RFTG_TASK_START:
        list_start(s, seat, list);
        break;
    case RFTG_TASK_START_SAVE:
    case RFTG_TASK_SAVE:
        list_cards(s, seat, RFTG_MOVE_SAVE, list);
        break;
    case RFTG_TASK_ACTION:
    case RFTG_TASK_LATE:
        list_actions(s, seat, list);
        break;
    case RFTG_TASK_SEARCH:
        list_search(s, seat, list);
        break;
    case RFTG_TASK_GIVE:
        with_pass(s, seat, RFTG_MOVE_DISCARD, list);
        break;
    case RFTG_TASK_SIFT:
    case RFTG_TASK_LIMIT:
    case RFTG_TASK_DISCARD:
        list_cards(s, seat, RFTG_MOVE_DISCARD, list);
        break;
    case RFTG_TASK_DEVELOP:
        with_pass(s, seat, RFTG_MOVE_DEVELOP, list);
        break;
    case RFTG_TASK_PAY:
        list_payment(s, seat, list);
        break;
    case RFTG_TASK_SETTLE:
        with_pass(s, seat, RFTG_MOVE_SETTLE, list);
        break;
    case RFTG_TASK_PLACE:
        list_place(s, seat, list);
        break;
    case RFTG_TASK_DECLARE:
        if (!s->deal.with)
            moves_add(list, move_make(RFTG_MOVE_PASS, 0, 0, 0));
        list_declaration(s, seat, list);
        break;
    case RFTG_TASK_EXTRA:
        list_extra(s, seat, list);
        break;
    case RFTG_TASK_REPLACE:
        list_cards(s, seat, RFTG_MOVE_WITH, list);
        break;
    case RFTG_TASK_PREVENT:
        list_prevent(s, list);
        break;
    case RFTG_TASK_DEFEND:
        list_arms(s, seat, list);
        break;
    case RFTG_TASK_TRADE:
        list_trade(s, seat, list);
        break;
    case RFTG_TASK_CONSUME:
        list_consume(s, seat, list);
        break;
    case RFTG_TASK_GOODS:
        list_goods(s, seat, list);
        break;
    case RFTG_TASK_HAND:
        offer(s, seat, RFTG_MOVE_DONE, 0, 0, list);
        list_cards(s, seat, RFTG_MOVE_DISCARD, list);
        break;
    case RFTG_TASK_ANTE:
        list_cards(s, seat, RFTG_MOVE_ANTE, list);
        break;
    case RFTG_TASK_FLIP:
        list_flips(s, list);
        break;
    case RFTG_TASK_PRODUCE:
        list_produce(s, seat, list);
        break;
    case RFTG_TASK_WINDFALL:
        list_windfall(s, seat, list);
        break;
    default:
        assert(!"a task that asks nobody");
    }
}

void rftg_moves(const void *state, int seat, MoveList *list)
{
    const RftgState *s = state;
    list->n = 0;
    if (bits_has(s->head.asked, seat))
        rftg_list(s, seat, list);
}
