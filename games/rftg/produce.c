/* Phase V: the program goes through a player's steps in the order that serves him best and asks only
 * where there is a choice (RG-12.16, RG-12.17). */
#include "games/rftg/produce.h"

#include "games/rftg/actions.h"
#include "games/rftg/goals.h"
#include "games/rftg/powers.h"
#include "games/rftg/prestige.h"
#include "games/rftg/settle.h"
#include "games/rftg/supply.h"

/* The steps of a turn: the task's a. */
enum { STEP_DRAW, STEP_WINDFALL, STEP_DISCARD };

static bool is_windfall(const RftgPower *power)
{
    return power->op == RFTG_OP_WINDFALL || power->op == RFTG_OP_WINDFALL_OTHER;
}

static bool is_discard(const RftgPower *power)
{
    return power->op == RFTG_OP_PRODUCE_DISCARD || power->op == RFTG_OP_WINDFALL_DISCARD;
}

static bool is_late_draw(const RftgPower *power)
{
    return power->op == RFTG_OP_DRAW_PER_PRODUCED || power->op == RFTG_OP_DRAW_PER_KIND_PRODUCED;
}

/* A card has at most one of these powers; `used` marks the card. */
const RftgPower *rftg_produce_power(const RftgState *s, int seat, int card)
{
    const RftgCardRow *row = rftg_row(card);
    if (!cards_has(&s->seat[seat].tableau, card) || cards_has(&s->used[0], card) ||
        !cards_has(&rftg_use_cards[RFTG_PRODUCE], card))
        return NULL;
    for (int i = 0; i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        if (power->phase == RFTG_PRODUCE &&
            (is_windfall(power) || is_discard(power) || is_late_draw(power)))
            return power;
    }
    return NULL;
}

/* The cards of which rftg_produce_power may find one. */
static CardSet unused_cards(const RftgState *s, int seat)
{
    CardSet cards = cards_and(&s->seat[seat].tableau, &rftg_use_cards[RFTG_PRODUCE]);
    return cards_minus(&cards, &s->used[0]);
}

/* NULL is the windfall of the Produce bonus. */
CardSet rftg_windfall_targets(const RftgState *s, int seat, const RftgPower *power, int card)
{
    CardSet empty = cards_minus(&s->seat[seat].tableau, &s->goods);
    if (power && power->op == RFTG_OP_PRODUCE_DISCARD)
        return cards_has(&empty, card) ? cards_one(card) : (CardSet){ 0 };
    CardSet targets = cards_and(&empty, &rftg_prod_cards[RFTG_WINDFALL]);
    if (power && power->filter != RFTG_FOR_ANY)
        targets = rftg_of_kind(&targets, (RftgKind)power->filter);
    if (power && power->op == RFTG_OP_WINDFALL_OTHER)
        cards_remove(&targets, card);
    return targets;
}

/* The power of the windfall under way. WINDFALL: a: card, or 0 for the bonus; b: a hand card is the
 * price; c: world; d: kind named. */
static const RftgPower *power_under_way(const Task *task)
{
    const RftgCardRow *row = rftg_row(task->a);
    for (int i = 0; task->a && i < row->powers; i++) {
        const RftgPower *power = &rftg_powers[row->power + i];
        if (task->b ? is_discard(power) : is_windfall(power))
            return power;
    }
    return NULL;
}

CardSet rftg_targets_now(const RftgState *s)
{
    const Task *task = agenda_peek(&s->head);
    return rftg_windfall_targets(s, task->seat, power_under_way(task), task->a);
}

bool rftg_windfall_needs_kind(const RftgState *s)
{
    const Task *task = agenda_peek(&s->head);
    const RftgPower *power = power_under_way(task);
    return task->c && !task->d && rftg_row(task->c)->kind == RFTG_ANY_KIND &&
           (!power || power->filter == RFTG_FOR_ANY);
}

/* How many unused windfalls there are: powers, and the bonuses left (task b). */
static int windfalls_left(const RftgState *s, int seat)
{
    int n = agenda_peek(&s->head)->b;
    CardSet cards = unused_cards(s, seat);
    for (each_card(card, &cards)) {
        const RftgPower *power = rftg_produce_power(s, seat, card);
        n += power && is_windfall(power);
    }
    return n;
}

bool rftg_picks_windfalls(const RftgState *s, int seat)
{
    int any = rftg_find_trait(&s->seat[seat].tableau, RFTG_KIND_CHOICE);
    const Task *task = agenda_peek(&s->head);
    return task->kind == RFTG_TASK_PRODUCE && task->a == STEP_WINDFALL && any &&
           !cards_has(&s->goods, any) && windfalls_left(s, seat) > 1;
}

bool rftg_may_discard_to_produce(const RftgState *s, int seat)
{
    CardSet cards = unused_cards(s, seat);
    for (each_card(card, &cards)) {
        const RftgPower *power = rftg_produce_power(s, seat, card);
        if (!power || !is_discard(power))
            continue;
        CardSet targets = rftg_windfall_targets(s, seat, power, card);
        if (!cards_empty(&targets))
            return true;
    }
    return false;
}

const char *rftg_forbids_produce(const RftgState *s, int seat, int card)
{
    const RftgPower *power = rftg_produce_power(s, seat, card);
    if (!power)
        return "RG-12.16";
    CardSet targets = rftg_windfall_targets(s, seat, power, card);
    if (agenda_peek(&s->head)->a == STEP_WINDFALL)
        return is_windfall(power) && !cards_empty(&targets) ? NULL : "RG-12.17";
    if (is_late_draw(power))
        return NULL;
    if (!is_discard(power) || cards_empty(&targets))
        return "RG-12.6";
    return cards_empty(&s->seat[seat].hand) ? "RG-12.6" : NULL;
}

void rftg_begin_produce(RftgState *s)
{
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_PRODUCE_TURNS });
}

/* RG-12.13: strictly more goods than every other player, and not none. */
static bool produced_most(const RftgState *s, int seat, int filter)
{
    int count[RFTG_SEATS] = { 0 };
    for (int other = 0; other < s->head.seats; other++)
        for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++)
            if (filter == RFTG_FOR_ANY || filter == kind)
                count[other] += s->seat[other].produced[kind];
    bool most = count[seat] > 0;
    for (int other = 0; other < s->head.seats; other++)
        most = most && (other == seat || count[seat] > count[other]);
    return most;
}

static void draws_for_most(RftgState *s, EventList *events)
{
    for (int i = 0; i < s->head.seats; i++) {
        int seat = rftg_in_turn(s, i);
        CardSet cards = cards_and(&s->seat[seat].tableau, &rftg_op_cards[RFTG_OP_DRAW_IF_MOST]);
        for (each_card(card, &cards)) {
            const RftgPower *power = rftg_power_of(card, RFTG_OP_DRAW_IF_MOST);
            if (produced_most(s, seat, power->filter))
                rftg_draw(s, seat, power->amount, events);
        }
    }
}

/* RG-23.5. a: turns begun. */
void rftg_run_produce_turns(RftgState *s, EventList *events)
{
    Task *turns = agenda_top(&s->head);
    s->used[0] = (CardSet){ 0 };
    if (turns->a == s->head.seats) {
        agenda_pop(&s->head);
        draws_for_most(s, events);
        return;
    }
    int seat = rftg_in_turn(s, turns->a++);
    int bonuses = rftg_chose(s, seat, RFTG_ACT_PRODUCE) + rftg_has_boost(s, seat, RFTG_PRODUCE);
    agenda_push(&s->head,
                (Task){ .kind = RFTG_TASK_PRODUCE, .seat = (uint8_t)seat, .b = (uint8_t)bonuses });
}

/* RG-12.7: a good is produced, and what its world brings comes at once. */
static void produce_on(RftgState *s, int seat, int world, RftgKind kind, EventList *events)
{
    const RftgPower *draws = rftg_power_of(world, RFTG_OP_DRAW_IF_PRODUCED);
    const RftgPower *prestige = rftg_power_of(world, RFTG_OP_PRESTIGE_IF_PRODUCED);
    if (!rftg_add_good(s, seat, world, events))
        return;
    s->seat[seat].produced[kind]++;
    if (draws)
        rftg_draw(s, seat, draws->amount, events);
    if (prestige)
        rftg_gain_prestige(s, seat, prestige->prestige, events);
}

/* RG-12.14 */
static bool most_chromosomes(const RftgState *s, int seat)
{
    int mine = rftg_count_trait(&s->seat[seat].tableau, RFTG_CHROMOSOME);
    for (int other = 0; other < s->head.seats; other++)
        if (other != seat && rftg_count_trait(&s->seat[other].tableau, RFTG_CHROMOSOME) >= mine)
            return false;
    return true;
}

/* RG-12.12 */
static void take_saved(RftgState *s, int seat, EventList *events)
{
    RftgSeat *own = &s->seat[seat];
    CardSet saved = s->saved;
    s->saved = (CardSet){ 0 };
    cards_join(&own->hand, &saved);
    cards_drop(&own->knows, &saved);
    for (each_card(card, &saved))
        event_add(events, (Event){ .kind = RFTG_EVENT_TAKE_SAVED,
                                   .seat = (int8_t)seat,
                                   .seers = seat_bit(seat),
                                   .value = { rftg_design[card] } });
}

static int genes_worlds(const CardSet *tableau)
{
    CardSet worlds = rftg_of_kind(tableau, RFTG_GENES);
    return cards_count(&worlds); /* RG-18.52 */
}

int rftg_produce_draws(const RftgState *s, int seat)
{
    const CardSet *tableau = &s->seat[seat].tableau;
    const int8_t *sum = s->seat[seat].sum;
    int cards = sum[RFTG_SUM_PRODUCE_DRAW];
    if (sum[RFTG_SUM_PER_GENES])
        cards += sum[RFTG_SUM_PER_GENES] * genes_worlds(tableau);
    if (sum[RFTG_SUM_PER_REBEL])
        cards += sum[RFTG_SUM_PER_REBEL] * rftg_count_rebel_worlds(tableau);
    cards += sum[RFTG_SUM_PER_MILITARY_WORLD] * sum[RFTG_SUM_MILITARY_WORLDS];
    return cards + sum[RFTG_SUM_PER_CHROMO_WORLD] * sum[RFTG_SUM_CHROMO_WORLDS];
}

static void first_draws(RftgState *s, int seat, EventList *events)
{
    const RftgSeat *own = &s->seat[seat];
    const int8_t *sum = own->sum;
    int cards = rftg_produce_draws(s, seat) + 3 * rftg_has_boost(s, seat, RFTG_PRODUCE);
    rftg_draw(s, seat, cards, events);
    if (sum[RFTG_SUM_MOST_CHROMO] && most_chromosomes(s, seat))
        rftg_gain_prestige(s, seat, sum[RFTG_SUM_MOST_CHROMO], events);
    if (rftg_find_power(&own->tableau, RFTG_OP_TAKE_SAVED))
        take_saved(s, seat, events);
    CardSet worlds = cards_and(&own->tableau, &rftg_op_cards[RFTG_OP_PRODUCE]),
            empty = cards_minus(&worlds, &s->goods);
    for (each_card(world, &empty))
        produce_on(s, seat, world, (RftgKind)rftg_row(world)->kind, events);
}

/* The order of windfalls where it does not matter: one's own kind first, the bonus, any kind. */
static int windfall_rank(const RftgPower *power)
{
    if (power->op == RFTG_OP_WINDFALL_OTHER)
        return 0;
    return power->filter == RFTG_FOR_ANY ? 3 : 1;
}

/* The next unused windfall with a target: its card, 0 for the bonus; -1: none. */
static int next_windfall(const RftgState *s, int seat)
{
    int best = -1, rank = 4;
    CardSet targets = rftg_windfall_targets(s, seat, NULL, 0);
    if (cards_empty(&targets))
        return -1;
    if (agenda_peek(&s->head)->b) {
        best = 0;
        rank = 2;
    }
    CardSet cards = unused_cards(s, seat);
    for (each_card(card, &cards)) {
        const RftgPower *power = rftg_produce_power(s, seat, card);
        if (!power || !is_windfall(power) || windfall_rank(power) >= rank)
            continue;
        targets = rftg_windfall_targets(s, seat, power, card);
        if (cards_empty(&targets))
            continue;
        best = card;
        rank = windfall_rank(power);
    }
    return best;
}

static void begin_windfall(RftgState *s, int seat, int card, bool price)
{
    Task *turn = agenda_top(&s->head);
    if (card)
        cards_add(&s->used[0], card);
    else
        turn->b--;
    agenda_push(&s->head, (Task){ .kind = RFTG_TASK_WINDFALL,
                                  .seat = (uint8_t)seat,
                                  .a = (uint8_t)card,
                                  .b = price });
}

/* RG-12.10 */
static void late_draw(RftgState *s, int seat, int card, EventList *events)
{
    const RftgPower *power = rftg_produce_power(s, seat, card);
    const uint8_t *produced = s->seat[seat].produced;
    int n = 0;
    for (int kind = RFTG_NOVELTY; kind <= RFTG_ALIEN; kind++) {
        if (power->op == RFTG_OP_DRAW_PER_KIND_PRODUCED)
            n += produced[kind] > 0;
        else if (power->filter == kind)
            n += produced[kind];
    }
    cards_add(&s->used[0], card);
    rftg_draw(s, seat, n * power->amount, events);
}

void rftg_stop_producing(RftgState *s, int seat, EventList *events)
{
    CardSet cards = unused_cards(s, seat);
    agenda_pop(&s->head);
    for (each_card(card, &cards))
        if (is_late_draw(rftg_produce_power(s, seat, card)))
            late_draw(s, seat, card, events);
}

void rftg_use_to_produce(RftgState *s, int seat, int card, EventList *events)
{
    const RftgPower *power = rftg_produce_power(s, seat, card);
    rftg_tell(events, RFTG_EVENT_USE, seat, rftg_design[card], 0);
    if (is_late_draw(power))
        late_draw(s, seat, card, events);
    else
        begin_windfall(s, seat, card, is_discard(power));
}

void rftg_use_bonus(RftgState *s, int seat)
{
    begin_windfall(s, seat, 0, false);
}

/* Whether anything but stopping is left to choose. */
static bool has_choice(const RftgState *s, int seat)
{
    CardSet cards = unused_cards(s, seat);
    for (each_card(card, &cards))
        if (!rftg_forbids_produce(s, seat, card))
            return true;
    return false;
}

/* a: the step; b: windfalls of the bonus left. */
void rftg_run_produce(RftgState *s, EventList *events)
{
    Task *turn = agenda_top(&s->head);
    int seat = turn->seat;
    if (turn->a == STEP_DRAW) {
        first_draws(s, seat, events);
        turn->a = STEP_WINDFALL;
    }
    if (turn->a == STEP_WINDFALL) {
        int next = next_windfall(s, seat);
        if (next >= 0 && rftg_picks_windfalls(s, seat)) {
            agenda_ask(&s->head, seat);
            return;
        }
        if (next >= 0) {
            begin_windfall(s, seat, next, false);
            return;
        }
        turn->a = STEP_DISCARD;
    }
    if (rftg_may_discard_to_produce(s, seat) && has_choice(s, seat))
        agenda_ask(&s->head, seat);
    else
        rftg_stop_producing(s, seat, events);
}

static void fill(RftgState *s, EventList *events)
{
    Task task = *agenda_peek(&s->head);
    const RftgPower *power = power_under_way(&task);
    int kind = rftg_row(task.c)->kind;
    if (kind == RFTG_ANY_KIND)
        kind = task.d ? task.d : power->filter;
    agenda_pop(&s->head);
    if (rftg_row(task.c)->kind == RFTG_ANY_KIND && kind != RFTG_NOVELTY && kind != RFTG_RARE)
        rftg_goal_may_slip(s, RFTG_GOAL_LARGEST_INDUSTRY, task.seat, 1, events);
    produce_on(s, task.seat, task.c, (RftgKind)kind, events);
}

void rftg_pay_windfall(RftgState *s, int card, EventList *events)
{
    int seat = agenda_peek(&s->head)->seat;
    s->seat[seat].floor = 0;
    rftg_put_down(s, seat, card, NULL, events);
    fill(s, events);
}

/* Target, kind, hand card: asked for where there is a choice. */
void rftg_run_windfall(RftgState *s, EventList *events)
{
    Task *task = agenda_top(&s->head);
    const CardSet *hand = &s->seat[task->seat].hand;
    if (!task->c) {
        CardSet targets = rftg_targets_now(s);
        if (cards_count(&targets) > 1) {
            agenda_ask(&s->head, task->seat);
            return;
        }
        task->c = (uint8_t)cards_next(&targets, 0);
    }
    if (rftg_windfall_needs_kind(s) || (task->b && cards_count(hand) > 1)) {
        agenda_ask(&s->head, task->seat);
        return;
    }
    if (task->b)
        rftg_put_down(s, task->seat, cards_next(hand, 0), NULL, events);
    fill(s, events);
}
