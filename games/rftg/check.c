/* Every invariant of the components and of the agenda: whatever run() and the moves rely on, so that
 * a position from outside that passes here can be played to its end. */
#include "games/rftg/check.h"

#include <string.h>

#include "games/rftg/actions.h"
#include "games/rftg/answer.h"
#include "games/rftg/consume.h"
#include "games/rftg/develop.h"
#include "games/rftg/explore.h"
#include "games/rftg/means.h"
#include "games/rftg/moves.h"
#include "games/rftg/powers.h"
#include "games/rftg/produce.h"
#include "games/rftg/round.h"
#include "games/rftg/settle.h"
#include "games/rftg/setup.h"
#include "games/rftg/supply.h"
#include "games/rftg/takeover.h"

static bool fault(Text *why, const char *reason)
{
    text_put(why, reason);
    return false;
}

/* Takes a set into the sum of all places; false if a card of it was there already. */
static bool place(CardSet *all, const CardSet *set)
{
    if (cards_meet(all, set))
        return false;
    cards_join(all, set);
    return true;
}

static bool place_goods(const RftgState *s, CardSet *all)
{
    for (int design = 0; design < RFTG_DESIGNS; design++) {
        int card = s->good[design];
        bool there = design && cards_has(&s->goods, rftg_first_card[design]);
        if (there != (card != 0) || card >= RFTG_CARDS)
            return false;
        if (!card)
            continue;
        if (cards_has(all, card) || rftg_cards[design].prod == RFTG_NO_GOODS)
            return false;
        cards_add(all, card);
    }
    return true;
}

static CardSet whole_deck(const RftgState *s)
{
    CardSet deck = { 0 };
    for (int card = 1; card < RFTG_CARDS; card++)
        if (rftg_in_deck(s, card))
            cards_add(&deck, card);
    return deck;
}

/* RG-1.14, RG-1.15 and that every card is in one place. */
static bool check_cards(const RftgState *s, Text *why)
{
    CardSet all = { 0 }, tableaux = { 0 }, deck = whole_deck(s);
    bool once = place(&all, &s->supply) && place(&all, &s->discard) && place(&all, &s->out) &&
                place(&all, &s->aside) && place(&all, &s->saved);
    for (int seat = 0; seat < s->head.seats; seat++) {
        once = once && place(&all, &s->seat[seat].hand) && place(&all, &s->seat[seat].tableau);
        cards_join(&tableaux, &s->seat[seat].tableau);
    }
    if (!once || !place_goods(s, &all))
        return fault(why, "cards: a card lies in two places, or a good where there can be none");
    if (memcmp(&all, &deck, sizeof all) != 0)
        return fault(why, "cards: those in play are not the deck of this level");
    if (!cards_within(&s->goods, &tableaux))
        return fault(why, "goods: they lie on worlds of a tableau");
    if (!cards_empty(&s->saved) && !rftg_find_trait(&tableaux, RFTG_START_SAVE_1))
        return fault(why, "saved: nobody has Galactic Scavengers");
    return true;
}

/* No development twice (RG-8.5), and not too many cards. */
static bool check_tableau(const RftgState *s, int seat, Text *why)
{
    const CardSet *tableau = &s->seat[seat].tableau;
    int design = 0;
    for (each_card(card, tableau)) {
        if (rftg_design[card] == design)
            return fault(why, "tableau: a development lies there twice");
        design = rftg_design[card];
    }
    if (cards_count(tableau) > RFTG_TABLEAU_MAX)
        return fault(why, "tableau: it has too many cards");
    return true;
}

/* What is known lies in hidden places; what everybody knows, everybody knows. */
static bool check_known(const RftgState *s, Text *why)
{
    CardSet hidden = cards_or(&s->discard, &s->saved), none = { 0 };
    for (int seat = 0; seat < s->head.seats; seat++)
        cards_join(&hidden, &s->seat[seat].hand);
    for (int seat = 0; seat < s->head.seats; seat++) {
        const RftgSeat *own = &s->seat[seat];
        CardSet seen = cards_minus(&s->seen, &own->hand);
        if (!cards_within(&own->knows, &hidden) || cards_meet(&own->knows, &own->hand) ||
            !cards_within(&seen, &own->knows))
            return fault(why, "knows: a card that is not hidden, or not known to all who must");
        if (cards_meet(&own->mixed, &s->old))
            return fault(why, "mixed: a card cannot be in the supply and held since before");
        none = cards_or(&none, &own->drawn);
    }
    if (!cards_within(&s->seen, &hidden) || cards_meet(&s->mixed, &s->old) ||
        cards_meet(&s->old, &s->supply))
        return fault(why, "seen: not hidden cards");
    return true;
}

static bool sums_fit(const RftgState *s, const RftgSeat *own)
{
    int8_t sum[RFTG_SUMS];
    rftg_sum_up(&own->began, rftg_with_takeovers(s), sum);
    return memcmp(sum, own->sum, sizeof sum) == 0 &&
           (s->phase || cards_same(&own->began, &own->tableau));
}

static bool numbers_fit(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    uint32_t first = 0;
    for (int goal = 0; goal < RFTG_GOALS; goal++)
        first |= rftg_goals[goal].type == RFTG_FIRST ? 1u << goal : 0;
    bool prestige = rftg_with_prestige(s) || (!own->prestige && !own->card_used && !own->boost);
    return own->vp >= 0 && own->vp < 1000 && own->prestige >= 0 && own->prestige < 100 &&
           prestige && !(own->goals & ~(s->goals & first)) && own->action[0] < RFTG_ACTIONS &&
           own->action[1] < RFTG_ACTIONS && own->boost <= 2 && own->card_used <= 1 &&
           own->gained < 100 && own->produced[0] == 0 && own->produced[RFTG_ANY_KIND] == 0;
}

static bool check_seat(const RftgState *s, int seat, Text *why)
{
    static const RftgSeat empty;
    const RftgSeat *own = &s->seat[seat];
    if (seat >= s->head.seats)
        return memcmp(own, &empty, sizeof empty) == 0 ||
               fault(why, "seats: there are more than play");
    if (!sums_fit(s, own))
        return fault(why, "sums: not those of the tableau at the start of the phase");
    if (!numbers_fit(s, seat))
        return fault(why, "seats: a number that cannot be");
    if (!cards_within(&own->drawn, &own->hand))
        return fault(why, "drawn: these cards are not in the hand");
    return check_tableau(s, seat, why);
}

/* Which task may lie directly on which, from the bottom up. */
#define ON(task) ((uint64_t)1 << RFTG_TASK_##task)
static const uint64_t lies_on[RFTG_TASKS] = {
    [RFTG_TASK_ROUND] = ON(NONE),
    [RFTG_TASK_OPEN_START] = ON(ROUND),
    [RFTG_TASK_START] = ON(OPEN_START),
    [RFTG_TASK_START_SAVE] = ON(ROUND),
    [RFTG_TASK_ROUND_END] = ON(ROUND),
    [RFTG_TASK_LIMIT] = ON(ROUND_END),
    [RFTG_TASK_PHASES] = ON(LIMIT),
    [RFTG_TASK_REVEAL] = ON(PHASES),
    [RFTG_TASK_LATE] = ON(REVEAL),
    [RFTG_TASK_ACTION] = ON(REVEAL) | ON(LATE),
    [RFTG_TASK_SEARCH] = ON(PHASES) | ON(SEARCH),
    [RFTG_TASK_PHASE_END] = ON(PHASES),
    [RFTG_TASK_OPEN_SIFT] = ON(PHASE_END),
    [RFTG_TASK_SIFT] = ON(OPEN_SIFT),
    [RFTG_TASK_EXPLORE] = ON(SIFT),
    [RFTG_TASK_GIVE] = ON(EXPLORE),
    [RFTG_TASK_DEVELOP_TURNS] = ON(PHASE_END),
    [RFTG_TASK_OPEN_DEVELOP] = ON(DEVELOP_TURNS),
    [RFTG_TASK_DEVELOP] = ON(OPEN_DEVELOP),
    [RFTG_TASK_DEVELOP_DRAW] = ON(DEVELOP),
    [RFTG_TASK_DISCARD] = ON(DEVELOP_DRAW) | ON(EXTRA) | ON(RESOLVE),
    [RFTG_TASK_PAY] = ON(DEVELOP_TURNS),
    [RFTG_TASK_PAID] = ON(DEVELOP_TURNS),
    [RFTG_TASK_SAVE] = ON(PAID) | ON(PLACED),
    [RFTG_TASK_RESOLVE] = ON(PHASE_END),
    [RFTG_TASK_PREVENT] = ON(RESOLVE),
    [RFTG_TASK_SETTLE_TURNS] = ON(PREVENT),
    [RFTG_TASK_OPEN_SETTLE] = ON(SETTLE_TURNS),
    [RFTG_TASK_SETTLE] = ON(OPEN_SETTLE),
    [RFTG_TASK_EXTRA] = ON(SETTLE_TURNS),
    [RFTG_TASK_PLACE] = ON(EXTRA),
    [RFTG_TASK_PLACED] = ON(EXTRA),
    [RFTG_TASK_DECLARE] = ON(EXTRA),
    [RFTG_TASK_REPLACE] = ON(EXTRA),
    [RFTG_TASK_DEFEND] = ON(RESOLVE),
    [RFTG_TASK_CONSUME_TURNS] = ON(PHASE_END),
    [RFTG_TASK_HAND] = ON(CONSUME_TURNS) | ON(CONSUME),
    [RFTG_TASK_CONSUME] = ON(CONSUME_TURNS) | ON(HAND),
    [RFTG_TASK_TRADE] = ON(CONSUME),
    [RFTG_TASK_GOODS] = ON(CONSUME),
    [RFTG_TASK_ANTE] = ON(CONSUME),
    [RFTG_TASK_FLIP] = ON(CONSUME),
    [RFTG_TASK_PRODUCE_TURNS] = ON(PHASE_END),
    [RFTG_TASK_PRODUCE] = ON(PRODUCE_TURNS),
    [RFTG_TASK_WINDFALL] = ON(PRODUCE),
};

/* The task that lies on the end of each phase. */
static const uint8_t phase_task[] = {
    [RFTG_EXPLORE] = RFTG_TASK_OPEN_SIFT,     [RFTG_DEVELOP] = RFTG_TASK_DEVELOP_TURNS,
    [RFTG_SETTLE] = RFTG_TASK_RESOLVE,        [RFTG_CONSUME] = RFTG_TASK_CONSUME_TURNS,
    [RFTG_PRODUCE] = RFTG_TASK_PRODUCE_TURNS,
};

static const Task *find_task(const RftgState *s, RftgTask kind)
{
    for (int i = 0; i < s->head.tasks; i++)
        if (s->head.agenda[i].kind == kind)
            return &s->head.agenda[i];
    return NULL;
}

static int top_kind(const RftgState *s)
{
    return s->head.tasks ? agenda_peek(&s->head)->kind : RFTG_TASK_NONE;
}

/* The seat whose turn a task of turns is counting, or -1. */
static int turn_of(const RftgState *s, const Task *turns)
{
    return turns && turns->a >= 1 && turns->a <= s->head.seats ? rftg_in_turn(s, turns->a - 1) : -1;
}

/* The seat that tasks lying on this one belong to; -1: any. */
static int seat_above(const RftgState *s, const Task *task)
{
    switch (task->kind) {
    case RFTG_TASK_DEVELOP_TURNS:
    case RFTG_TASK_DEVELOP_DRAW:
    case RFTG_TASK_SETTLE_TURNS:
    case RFTG_TASK_CONSUME_TURNS:
    case RFTG_TASK_PRODUCE_TURNS:
        return turn_of(s, task);
    case RFTG_TASK_EXTRA:
    case RFTG_TASK_PAID:
    case RFTG_TASK_PLACED:
    case RFTG_TASK_CONSUME:
    case RFTG_TASK_HAND:
    case RFTG_TASK_PRODUCE:
        return task->seat;
    default:
        return -1;
    }
}

static bool no_numbers(const Task *task)
{
    return !task->a && !task->b && !task->c && !task->d;
}

static bool is_own_card(const RftgState *s, int seat, int card)
{
    return card > 0 && card < RFTG_CARDS && cards_has(&s->seat[seat].tableau, card);
}

static bool search_fits(const RftgState *s, const Task *task)
{
    if (task->a > RFTG_CATEGORIES || task->b > 1 || task->d || (!task->a && (task->b || task->c)))
        return false;
    if (task->a == RFTG_CATEGORIES && !rftg_with_takeovers(s))
        return false;
    return !task->c || (task->c < RFTG_CARDS && cards_has(&s->aside, task->c) &&
                        rftg_matches(task->c, task->a - 1));
}

/* The power a task of phase IV is about. */
static bool consume_task_fits(const RftgState *s, const Task *task)
{
    if (!is_own_card(s, task->seat, task->a) || task->d >= rftg_row(task->a)->powers)
        return false;
    const RftgPower *power = &rftg_powers[rftg_row(task->a)->power + task->d];
    if (power->phase != RFTG_CONSUME)
        return false;
    if (task->kind == RFTG_TASK_HAND)
        return power->op == RFTG_OP_CONSUME_HAND && task->b == power->given && task->b <= task->c &&
               task->c <= power->given * power->times;
    return power->pay == RFTG_PAY_GOOD && power->op != RFTG_OP_CONSUME_ALL && !task->b && !task->c;
}

static bool windfall_fits(const RftgState *s, const Task *task)
{
    const RftgSeat *own = &s->seat[task->seat];
    if (task->b > 1 || task->d > RFTG_ALIEN || (task->b && cards_empty(&own->hand)) ||
        (task->a && !is_own_card(s, task->seat, task->a)) || (!task->a && task->b))
        return false;
    if (task->a) {
        bool found = false;
        for (int i = 0; i < rftg_row(task->a)->powers; i++) {
            int op = rftg_powers[rftg_row(task->a)->power + i].op;
            found =
                found || (task->b ? op == RFTG_OP_PRODUCE_DISCARD || op == RFTG_OP_WINDFALL_DISCARD
                                  : op == RFTG_OP_WINDFALL || op == RFTG_OP_WINDFALL_OTHER);
        }
        if (!found)
            return false;
    }
    CardSet targets = rftg_targets_now(s);
    return task->c ? task->c < RFTG_CARDS && cards_has(&targets, task->c) : !cards_empty(&targets);
}

static bool paid_fits(const RftgState *s, const Task *task)
{
    const RftgPower *power = NULL;
    if (!is_own_card(s, task->seat, task->a) || task->d < RFTG_PURCHASE ||
        task->d > RFTG_CONQUEST || rftg_is(task->a, RFTG_WORLD) != (task->kind == RFTG_TASK_PLACED))
        return false;
    if (task->b && task->b < RFTG_CARDS)
        power = rftg_power_of(task->b,
                              task->d == RFTG_PURCHASE ? RFTG_OP_PAY_MIL : RFTG_OP_CONQUER_SELF);
    return !task->b || (power && task->kind == RFTG_TASK_PLACED);
}

/* The numbers of a task, by what its code relies on. */
static bool task_fits(const RftgState *s, const Task *task)
{
    int seats = s->head.seats;
    bool top = task == agenda_peek(&s->head);
    if (task->seat >= seats || task->e || task->f)
        return false;
    switch ((RftgTask)task->kind) {
    case RFTG_TASK_PHASES:
        return task->a <= RFTG_STEPS && !task->b && !task->c && !task->d &&
               (top || task[1].kind == RFTG_TASK_PHASE_END ? 1 : task->a == 0);
    case RFTG_TASK_SEARCH:
        return search_fits(s, task) && (top || no_numbers(task)) &&
               rftg_chose(s, task->seat, RFTG_ACT_SEARCH);
    case RFTG_TASK_GIVE:
        return task->a < seats && task->b <= 2 && !task->c && !task->d &&
               (!s->head.asked || task->seat == rftg_in_turn(s, task->a));
    case RFTG_TASK_DEVELOP_TURNS:
    case RFTG_TASK_SETTLE_TURNS:
        return task->a <= seats && !task->b &&
               (top ||
                (task[1].kind != RFTG_TASK_OPEN_DEVELOP && task[1].kind != RFTG_TASK_OPEN_SETTLE) ||
                !task->a);
    case RFTG_TASK_DEVELOP_DRAW:
    case RFTG_TASK_CONSUME_TURNS:
    case RFTG_TASK_PRODUCE_TURNS:
        return task->a <= seats && !task->b && !task->c && !task->d;
    case RFTG_TASK_DISCARD:
        return task->a >= 1 && task->a <= 9 && !task->b && !task->c && !task->d;
    case RFTG_TASK_RESOLVE:
        return task->a <= s->takeovers && !task->b && !task->c && !task->d &&
               (top || task[1].kind != RFTG_TASK_PREVENT || !task->a);
    case RFTG_TASK_DEFEND:
        return task->a < s->takeovers && task->a + 1 == task[-1].a &&
               task->seat == s->takeover[task->a].owner && !task->b && !task->c && !task->d &&
               cards_has(&s->seat[task->seat].tableau, s->takeover[task->a].target);
    case RFTG_TASK_PAID:
    case RFTG_TASK_PLACED:
        return paid_fits(s, task);
    case RFTG_TASK_PLACE:
        return !task->a && task->b <= 1 && !task->c && !task->d;
    case RFTG_TASK_REPLACE: {
        CardSet worlds = rftg_replaceable(s, task->seat);
        return task->a < RFTG_CARDS && cards_has(&worlds, task->a) && !task->b && !task->c &&
               !task->d;
    }
    case RFTG_TASK_HAND:
        if (task[-1].kind == RFTG_TASK_CONSUME_TURNS)
            return !task->a && !task->b && task->c <= 2 && !task->d;
        return consume_task_fits(s, task);
    case RFTG_TASK_GOODS:
        return consume_task_fits(s, task);
    case RFTG_TASK_CONSUME:
        return task->a <= 20 && task->b <= 1 && !task->c && !task->d;
    case RFTG_TASK_PRODUCE:
        return task->a <= 2 && task->b <= 2 && !task->c && !task->d;
    case RFTG_TASK_WINDFALL:
        return task[-1].a >= 1 && windfall_fits(s, task);
    case RFTG_TASK_LATE:
        return task->seat == rftg_late_seat(s) && no_numbers(task);
    case RFTG_TASK_START_SAVE:
        return rftg_find_trait(&s->seat[task->seat].tableau, RFTG_START_SAVE_1) && no_numbers(task);
    default:
        return no_numbers(task);
    }
}

static bool check_agenda(const RftgState *s, Text *why)
{
    int below = RFTG_TASK_NONE, seat = -1;
    for (int i = 0; i < s->head.tasks; i++) {
        const Task *task = &s->head.agenda[i];
        if (!(lies_on[task->kind] >> below & 1))
            return fault(why, "agenda: its tasks do not come in an order of the rules");
        if (below == RFTG_TASK_PHASE_END && task->kind != phase_task[s->phase])
            return fault(why, "agenda: not the tasks of this phase");
        bool counts = i > 0 && seat >= 0 && task->kind != RFTG_TASK_OPEN_DEVELOP &&
                      task->kind != RFTG_TASK_OPEN_SETTLE;
        bool turn = i > 0 && (below == RFTG_TASK_DEVELOP_TURNS || below == RFTG_TASK_SETTLE_TURNS ||
                              below == RFTG_TASK_CONSUME_TURNS ||
                              below == RFTG_TASK_PRODUCE_TURNS || below == RFTG_TASK_DEVELOP_DRAW);
        bool opens = task->kind == RFTG_TASK_OPEN_DEVELOP || task->kind == RFTG_TASK_OPEN_SETTLE;
        if ((counts && task->seat != seat) || (turn && !opens && seat < 0) || !task_fits(s, task)) {
            text_put(why, "agenda: the numbers of a task make no sense");
            return false;
        }
        below = task->kind;
        seat = seat_above(s, task);
        if (task->kind == RFTG_TASK_RESOLVE && i + 1 < s->head.tasks &&
            s->head.agenda[i + 1].kind == RFTG_TASK_DISCARD)
            seat = task->a ? s->takeover[task->a - 1].attacker : RFTG_SEATS;
    }
    return true;
}

/* The phase and its step go with the agenda. */
static bool check_phase(const RftgState *s, Text *why)
{
    const Task *phases = find_task(s, RFTG_TASK_PHASES);
    bool under_way = find_task(s, RFTG_TASK_PHASE_END);
    if (under_way != (s->phase != 0) || s->again > 1 || (!under_way && s->again))
        return fault(why, "phase: it does not go with the agenda");
    if (!under_way)
        return true;
    int step = phases ? phases->a - 1 : -1;
    if (step < 0 || step >= RFTG_STEPS || rftg_step_phase(step) != (RftgPhase)s->phase ||
        (step == 2 || step == 4) != (s->again == 1))
        return fault(why, "phase: not the one that the agenda has come to");
    return true;
}

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
    bool before = find_task(s, RFTG_TASK_REVEAL); /* nothing is paid for yet */
    if (before && (own->boost || rftg_chose(s, seat, RFTG_ACT_SEARCH)) &&
        (own->card_used || (own->boost && own->prestige < 1)))
        return false;
    if (!find_task(s, RFTG_TASK_ROUND_END))
        return pair_fits(s, own, 0);
    if (top_kind(s) == RFTG_TASK_LATE)
        return pair_fits(s, own, all - late);
    if (top_kind(s) != RFTG_TASK_ACTION)
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
    bool develop = find_task(s, RFTG_TASK_OPEN_DEVELOP);
    if (!n)
        return true;
    if (!complete || n != 1 || !cards_has(&own->hand, card))
        return false;
    RftgState before = *s;
    before.seat[seat].chosen = (CardSet){ 0 };
    return !(develop ? rftg_forbids_develop(&before, seat, card)
                     : rftg_forbids_settle(&before, seat, card, false));
}

/* How an answer of the seat may look, by the task on top. */
static bool answer_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    bool asked = bits_has(s->head.asked, seat), none = cards_empty(&own->chosen);
    bool complete = s->head.sealed ? !asked : false;
    const Task *task = s->head.tasks ? agenda_peek(&s->head) : NULL;
    int kind = top_kind(s);
    if (own->floor && !asked)
        return false;
    switch (kind) {
    case RFTG_TASK_START:
        if (!s->head.sealed)
            return none && !own->shown;
        if (!cards_empty(&own->drawn) && !own->shown)
            return none && !complete;
        return cards_named(s, seat, complete);
    case RFTG_TASK_SIFT:
    case RFTG_TASK_LIMIT:
        if (!s->head.sealed || !bits_has(s->head.sealed, seat))
            return none;
        return cards_named(s, seat, complete);
    case RFTG_TASK_DEVELOP:
    case RFTG_TASK_SETTLE:
        return one_fits(s, seat, complete);
    case RFTG_TASK_OPEN_DEVELOP:
    case RFTG_TASK_OPEN_SETTLE:
        return one_fits(s, seat, true);
    case RFTG_TASK_OPEN_SIFT:
        return cards_count(&own->chosen) == rftg_to_discard(s, seat) &&
               cards_within(&own->chosen, rftg_may_mix(s, seat) ? &own->hand : &own->drawn);
    case RFTG_TASK_OPEN_START: {
        CardSet six = cards_minus(&own->hand, &own->drawn);
        bool learns = s->head.option[RFTG_OPTION_LEARNING];
        return cards_count(&own->chosen) == (learns ? 0 : rftg_start_discards(s, seat)) &&
               cards_within(&own->chosen, &six) && (cards_empty(&own->drawn) || own->shown);
    }
    case RFTG_TASK_ROUND_END:
        return cards_count(&own->chosen) == rftg_surplus(s, seat) &&
               cards_within(&own->chosen, &own->hand);
    case RFTG_TASK_SAVE:
        return task->seat == seat ? !none && cards_within(&own->chosen, &own->hand) : none;
    case RFTG_TASK_DISCARD:
    case RFTG_TASK_HAND:
    case RFTG_TASK_PAY:
    case RFTG_TASK_PLACE:
        if (task->seat != seat || none)
            return none;
        if (!cards_within(&own->chosen, &own->hand))
            return false;
        return kind == RFTG_TASK_PLACE && s->deal.method != RFTG_PURCHASE
                   ? false
                   : cards_count(&own->chosen) < (kind == RFTG_TASK_PAY || kind == RFTG_TASK_PLACE
                                                      ? rftg_due(s, seat)
                                                  : kind == RFTG_TASK_HAND ? task->c
                                                                           : task->a);
    case RFTG_TASK_GOODS: {
        CardSet goods = rftg_goods_of(s, seat);
        return task->seat == seat ? cards_within(&own->chosen, &goods) : none;
    }
    default:
        return none;
    }
}

/* A revealed card waits in the tableau for its payment, which must be possible. */
static bool shown_fits(const RftgState *s, int seat)
{
    const RftgSeat *own = &s->seat[seat];
    bool start = find_task(s, RFTG_TASK_OPEN_START);
    if (!own->shown)
        return true;
    if (start)
        return cards_has(&own->drawn, own->shown);
    const Task *turns =
        find_task(s, s->phase == RFTG_DEVELOP ? RFTG_TASK_DEVELOP_TURNS : RFTG_TASK_SETTLE_TURNS);
    int place = (seat - s->first + s->head.seats) % s->head.seats;
    bool opened = !find_task(s, RFTG_TASK_OPEN_DEVELOP) && !find_task(s, RFTG_TASK_OPEN_SETTLE);
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
    int kind = top_kind(s), n = cards_count(&own->drawn);
    CardSet odd = rftg_start_worlds(s, 1), even = rftg_start_worlds(s, 0);
    CardSet red = cards_and(&own->drawn, &odd), blue = cards_and(&own->drawn, &even);
    if (kind == RFTG_TASK_SIFT || kind == RFTG_TASK_OPEN_SIFT)
        return true;
    if (!find_task(s, RFTG_TASK_OPEN_START))
        return n == 0;
    if (n == 0) {
        int world = cards_next(&own->tableau, 0);
        return cards_count(&own->tableau) == 1 && rftg_row(world)->start >= 0 &&
               cards_count(&own->hand) >= 4;
    }
    return n == 2 && cards_count(&red) == 1 && cards_count(&blue) == 1 &&
           cards_empty(&own->tableau) && cards_count(&own->hand) >= 6;
}

/* What belongs to a phase alone. */
static bool phase_numbers_fit(const RftgState *s, const RftgSeat *own)
{
    const int8_t *sum = own->sum;
    int made = own->produced[1] + own->produced[2] + own->produced[3] + own->produced[4];
    if (s->phase != RFTG_SETTLE && (own->temporary || own->one || own->two || own->rest ||
                                    own->spent || own->cost_goods || own->worlds || own->declared))
        return false;
    if (s->phase != RFTG_PRODUCE && made)
        return false;
    bool same = cards_same(&own->began, &own->tableau);
    if (s->phase && s->phase != RFTG_DEVELOP && s->phase != RFTG_SETTLE && !same)
        return false;
    return own->one <= sum[RFTG_SUM_MUSTER_ONE] && own->two <= sum[RFTG_SUM_MUSTER_TWO] &&
           own->rest <= 9 && own->cost_goods <= sum[RFTG_SUM_COST_GOOD] && own->temporary <= 60 &&
           own->worlds <= 5 && own->declared <= 2 && own->discarded == 0 &&
           cards_count(&own->began) <= RFTG_TABLEAU_MAX;
}

static bool began_fits(const RftgState *s, const RftgSeat *own)
{
    for (each_card(card, &own->began))
        if (card >= RFTG_CARDS || !rftg_in_deck(s, card))
            return false;
    return true;
}

static bool check_takeovers(const RftgState *s, Text *why)
{
    static const RftgTakeover none;
    for (int i = 0; i < RFTG_TAKEOVERS; i++) {
        const RftgTakeover *takeover = &s->takeover[i];
        if (i >= s->takeovers || s->phase != RFTG_SETTLE) {
            if (i < s->takeovers || memcmp(takeover, &none, sizeof none) != 0)
                return fault(why, "takeovers: there are none outside Settle");
            continue;
        }
        bool power = takeover->power && takeover->power < RFTG_CARDS &&
                     (rftg_power_of(takeover->power, RFTG_OP_TAKEOVER) ||
                      rftg_power_of(takeover->power, RFTG_OP_TAKEOVER_DESTROY));
        bool fleet = !takeover->fleet || (takeover->fleet < RFTG_CARDS &&
                                          rftg_power_of(takeover->fleet, RFTG_OP_CONQUER_SELF));
        bool target = takeover->target && takeover->target < RFTG_CARDS &&
                      rftg_is(takeover->target, RFTG_WORLD);
        if (!power || !fleet || !target || takeover->attacker >= s->head.seats ||
            takeover->owner >= s->head.seats || takeover->attacker == takeover->owner ||
            !rftg_with_takeovers(s) || takeover->failed > 1)
            return fault(why, "takeovers: one that cannot have been declared");
    }
    return true;
}

static bool is_fresh(const RftgState *s, int seat, int card)
{
    return is_own_card(s, seat, card) && !cards_has(&s->seat[seat].began, card);
}

/* The declaration under way has a power and perhaps a target. */
static bool declaration_fits(const RftgState *s, int seat)
{
    const RftgDeal *deal = &s->deal;
    if (deal->method || deal->off || s->takeovers >= RFTG_TAKEOVERS ||
        s->seat[seat].declared >= 2 || !deal->with || deal->with >= RFTG_CARDS ||
        !cards_has(&s->seat[seat].began, deal->with) || !rftg_may_declare(s, seat) ||
        (!rftg_power_of(deal->with, RFTG_OP_TAKEOVER) &&
         !rftg_power_of(deal->with, RFTG_OP_TAKEOVER_DESTROY)))
        return false;
    if (!deal->card)
        return !deal->zero && !deal->stage && !deal->last && !deal->mustered;
    RftgTakeover takeover = rftg_declaration(s, seat);
    if (takeover.owner >= s->head.seats || takeover.owner == seat ||
        !cards_has(&s->seat[takeover.owner].began, deal->card) || !rftg_is(deal->card, RFTG_WORLD))
        return false;
    bool fleet =
        deal->zero && deal->zero < RFTG_CARDS && rftg_power_of(deal->zero, RFTG_OP_CONQUER_SELF);
    return rftg_is(deal->card, RFTG_MILITARY) ? !deal->zero : fleet;
}

static bool deal_fits(const RftgState *s)
{
    static const RftgDeal none;
    const RftgDeal *deal = &s->deal;
    int kind = top_kind(s), seat = s->head.tasks ? agenda_peek(&s->head)->seat : 0;
    if (deal->last >= RFTG_CARDS || deal->stage > RFTG_STAGE_CARDS ||
        deal->mustered > s->seat[seat].one + 2 * s->seat[seat].two + s->seat[seat].rest)
        return false;
    switch (kind) {
    case RFTG_TASK_PAY:
        return is_fresh(s, seat, deal->card) && rftg_is(deal->card, RFTG_DEVELOPMENT) &&
               deal->method == RFTG_PURCHASE && !deal->with && !deal->zero && !deal->mustered;
    case RFTG_TASK_PLACE: {
        bool buys = deal->method == RFTG_PURCHASE;
        RftgOp op = buys ? RFTG_OP_PAY_MIL : RFTG_OP_CONQUER_SELF;
        bool with = deal->with < RFTG_CARDS && deal->with &&
                    cards_has(&s->seat[seat].began, deal->with) && rftg_power_of(deal->with, op);
        if (!is_fresh(s, seat, deal->card) || !rftg_is(deal->card, RFTG_WORLD) ||
            deal->method > RFTG_CONQUEST)
            return false;
        return deal->method ? !deal->with || with
                            : !deal->with && !deal->stage && !deal->off && !deal->zero;
    }
    case RFTG_TASK_DECLARE:
    case RFTG_TASK_EXTRA:
        return memcmp(deal, &none, sizeof none) == 0 || declaration_fits(s, seat);
    case RFTG_TASK_DEFEND:
        return !deal->card && !deal->method && !deal->with && !deal->off && !deal->zero;
    default:
        return memcmp(deal, &none, sizeof none) == 0;
    }
}

static bool check_goals(const RftgState *s, Text *why)
{
    bool on = s->head.option[RFTG_OPTION_GOALS];
    for (int goal = 0; goal < RFTG_GOALS; goal++) {
        bool in_play = bits_has(s->goals, goal);
        if (in_play && (!on || rftg_goals[goal].box > rftg_level(s)))
            return fault(why, "goals: not of this level");
        if (rftg_goals[goal].type == RFTG_MOST) {
            int holder = s->holder[goal - RFTG_GOAL_GREATEST_MILITARY];
            if (holder > s->head.seats || (holder && !in_play))
                return fault(why, "holders: nobody can hold that goal");
        }
    }
    if (s->goals >> RFTG_GOALS)
        return fault(why, "goals: there are none beyond the last");
    return true;
}

static bool check_leader(const RftgState *s, Text *why)
{
    if (s->leader > s->head.seats || (!s->leader && s->tile) ||
        (s->leader && (!rftg_with_prestige(s) || s->tile > s->seat[s->leader - 1].prestige)))
        return fault(why, "leader: the tile cannot be so");
    return true;
}

/* What lies aside belongs to a search, a gamble, or the set-up of the scenario. */
static bool check_aside(const RftgState *s, Text *why)
{
    int kind = top_kind(s);
    bool scenario = s->head.option[RFTG_OPTION_SCENARIO] && find_task(s, RFTG_TASK_OPEN_START);
    if (scenario
            ? cards_count(&s->aside) != 2 || !cards_has(&s->aside, RFTG_CARD_REBEL_ALLIANCE_1) ||
                  !cards_has(&s->aside, RFTG_CARD_IMPERIUM_SEAT_1)
            : !cards_empty(&s->aside) && kind != RFTG_TASK_SEARCH && kind != RFTG_TASK_FLIP)
        return fault(why, "aside: no card lies aside now");
    if (kind == RFTG_TASK_FLIP && cards_empty(&s->aside))
        return fault(why, "aside: there is no card to take");
    CardSet used = cards_or(&s->used[0], &s->used[1]), all = { 0 };
    for (int seat = 0; seat < s->head.seats; seat++)
        cards_join(&all, &s->seat[seat].tableau);
    if (!cards_within(&used, &all) ||
        (!cards_empty(&used) && s->phase != RFTG_CONSUME && s->phase != RFTG_PRODUCE))
        return fault(why, "used: no powers are used so");
    return true;
}

/* Whether a task asks by turning to a seat with moves in any case. */
static bool always_asks(const RftgState *s, int kind)
{
    switch (kind) {
    case RFTG_TASK_PAY:
    case RFTG_TASK_PLACE: /* a payment that is complete ends by itself */
        return !(s->deal.method == RFTG_PURCHASE &&
                 rftg_due(s, agenda_peek(&s->head)->seat) ==
                     cards_count(&s->seat[agenda_peek(&s->head)->seat].chosen));
    case RFTG_TASK_REPLACE:
    case RFTG_TASK_ANTE:
    case RFTG_TASK_TRADE:
    case RFTG_TASK_GOODS:
    case RFTG_TASK_FLIP:
    case RFTG_TASK_LATE:
    case RFTG_TASK_CONSUME:
        return true;
    case RFTG_TASK_DECLARE:
    case RFTG_TASK_EXTRA:
        return s->deal.with;
    default:
        return false;
    }
}

static SeatSet sealed_seats(const RftgState *s, int kind)
{
    SeatSet all = rftg_all_seats(s);
    int late = rftg_late_seat(s);
    switch (kind) {
    case RFTG_TASK_SIFT:
        return rftg_sifters(s);
    case RFTG_TASK_LIMIT:
        return rftg_over_limit(s);
    case RFTG_TASK_ACTION:
        return late >= 0 && !rftg_is_advanced(s) ? (SeatSet)(all & ~seat_bit(late)) : all;
    default:
        return all;
    }
}

static bool is_sealed_task(int kind)
{
    return kind == RFTG_TASK_START || kind == RFTG_TASK_ACTION || kind == RFTG_TASK_SIFT ||
           kind == RFTG_TASK_DEVELOP || kind == RFTG_TASK_SETTLE || kind == RFTG_TASK_LIMIT;
}

/* Who is asked must be whom the top task asks, with something to answer. */
static bool check_asked(const RftgState *s, Text *why)
{
    int kind = top_kind(s);
    if (!s->head.tasks)
        return true;
    const Task *task = agenda_peek(&s->head);
    if (s->head.asked &&
        (is_sealed_task(kind) ? s->head.sealed != sealed_seats(s, kind)
                              : s->head.sealed || s->head.asked != seat_bit(task->seat)))
        return fault(why, "asked: not those whom the task on top of the agenda asks");
    SeatSet asked =
        always_asks(s, kind) ? (SeatSet)(s->head.asked | seat_bit(task->seat)) : s->head.asked;
    for (; asked; asked = (SeatSet)bits_without_first(asked)) {
        MoveList list = { .n = 0 };
        rftg_list(s, bits_first(asked), &list);
        if (!list.n)
            return fault(why, "asked: there is nothing to answer");
    }
    return true;
}

static bool check_play(const RftgState *s, Text *why)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (!began_fits(s, &s->seat[seat]) || !phase_numbers_fit(s, &s->seat[seat]))
            return fault(why, "seats: what belongs to a phase does not fit it");
    }
    if (!check_phase(s, why) || !check_takeovers(s, why) || !check_agenda(s, why))
        return false;
    if (!deal_fits(s))
        return fault(why, "deal: nothing can be paid or conquered so");
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (!actions_fit(s, seat))
            return fault(why, "actions: no player can have chosen so");
        if (!drawn_fits(s, seat) || !shown_fits(s, seat))
            return fault(why, "shown: the card cannot be revealed now");
        if (!answer_fits(s, seat))
            return fault(why, "chosen: the answer cannot be so");
    }
    return check_aside(s, why) && check_asked(s, why);
}

bool rftg_check(const void *state, Text *why)
{
    const RftgState *s = state;
    if (s->head.seats < 2 || s->head.seats > RFTG_SEATS || s->first >= s->head.seats)
        return fault(why, "first: no such seat");
    if (s->zero[0] || s->zero[1] || s->pool < -999 || s->pool > 999)
        return fault(why, "pool: it cannot be so");
    if (!check_cards(s, why) || !check_goals(s, why) || !check_leader(s, why))
        return false;
    for (int seat = 0; seat < RFTG_SEATS; seat++)
        if (!check_seat(s, seat, why))
            return false;
    return check_known(s, why) && check_play(s, why);
}
