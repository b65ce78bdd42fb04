/* The agenda of a position: which task lies on which, what the numbers of each may be, that the phase
 * goes with it, and that those are asked whom the top one asks. */
#include "games/rftg/actions.h"
#include "games/rftg/check_parts.h"
#include "games/rftg/explore.h"
#include "games/rftg/means.h"
#include "games/rftg/moves.h"
#include "games/rftg/powers.h"
#include "games/rftg/produce.h"
#include "games/rftg/round.h"
#include "games/rftg/settle.h"

const Task *rftg_find_task(const RftgState *s, RftgTask kind)
{
    for (int i = 0; i < s->head.tasks; i++)
        if (s->head.agenda[i].kind == kind)
            return &s->head.agenda[i];
    return NULL;
}

int rftg_top_kind(const RftgState *s)
{
    return s->head.tasks ? agenda_peek(&s->head)->kind : RFTG_TASK_NONE;
}

bool rftg_is_own_card(const RftgState *s, int seat, int card)
{
    return card > 0 && card < RFTG_CARDS && cards_has(&s->seat[seat].tableau, card);
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

/* The seat whose turn a task of turns is counting, or -1. */
static int turn_of(const RftgState *s, const Task *turns)
{
    return turns && turns->a >= 1 && turns->a <= s->head.seats ? rftg_in_turn(s, turns->a - 1) : -1;
}

/* What is lying on a task, or none. */
static int kind_above(const RftgState *s, const Task *task)
{
    return task == agenda_peek(&s->head) ? RFTG_TASK_NONE : task[1].kind;
}

/* Who took the world over that a task of takeovers came to last; no seat if there was none. */
static int attacker_of(const RftgState *s, const Task *resolve)
{
    return resolve->a ? s->takeover[resolve->a - 1].attacker : RFTG_SEATS;
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
    case RFTG_TASK_RESOLVE:
        return kind_above(s, task) == RFTG_TASK_DISCARD ? attacker_of(s, task) : -1;
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

static bool phases_fit(const RftgState *s, const Task *task)
{
    int above = kind_above(s, task);
    return above == RFTG_TASK_NONE || above == RFTG_TASK_PHASE_END || task->a == 0;
}

static bool search_fits(const RftgState *s, const Task *task)
{
    bool top = kind_above(s, task) == RFTG_TASK_NONE;
    if ((!task->a || !top) && (task->a || task->b || task->c))
        return false;
    if ((task->a == RFTG_CATEGORIES && !rftg_with_takeovers(s)) ||
        !rftg_chose(s, task->seat, RFTG_ACT_SEARCH))
        return false;
    return !task->c || (task->c < RFTG_CARDS && cards_has(&s->aside, task->c) &&
                        rftg_matches(task->c, task->a - 1));
}

static bool give_fits(const RftgState *s, const Task *task)
{
    return task->a < s->head.seats && (!s->head.asked || task->seat == rftg_in_turn(s, task->a));
}

/* Turns are counted from when the cards are open. */
static bool turns_fit(const RftgState *s, const Task *task)
{
    int above = kind_above(s, task);
    bool closed = above == RFTG_TASK_OPEN_DEVELOP || above == RFTG_TASK_OPEN_SETTLE;
    return task->a <= s->head.seats && (!closed || !task->a);
}

static bool discard_fits(const RftgState *s, const Task *task)
{
    (void)s;
    return task->a >= 1;
}

static bool resolve_fits(const RftgState *s, const Task *task)
{
    return task->a <= s->takeovers && (kind_above(s, task) != RFTG_TASK_PREVENT || !task->a);
}

static bool defend_fits(const RftgState *s, const Task *task)
{
    const RftgTakeover *takeover = &s->takeover[task->a];
    return task->a < s->takeovers && task->a + 1 == task[-1].a && task->seat == takeover->owner &&
           cards_has(&s->seat[task->seat].tableau, takeover->target);
}

static bool paid_fits(const RftgState *s, const Task *task)
{
    const RftgPower *power = NULL;
    if (!rftg_is_own_card(s, task->seat, task->a) || task->d < RFTG_PURCHASE ||
        rftg_is(task->a, RFTG_WORLD) != (task->kind == RFTG_TASK_PLACED))
        return false;
    if (task->b && task->b < RFTG_CARDS)
        power = rftg_power_of(task->b,
                              task->d == RFTG_PURCHASE ? RFTG_OP_PAY_MIL : RFTG_OP_CONQUER_SELF);
    return !task->b || (power && task->kind == RFTG_TASK_PLACED);
}

static bool replace_fits(const RftgState *s, const Task *task)
{
    CardSet worlds = rftg_replaceable(s, task->seat);
    return cards_has(&worlds, task->a);
}

/* The power a task of phase IV is about. */
static bool consume_task_fits(const RftgState *s, const Task *task)
{
    if (!rftg_is_own_card(s, task->seat, task->a) || task->d >= rftg_row(task->a)->powers)
        return false;
    const RftgPower *power = &rftg_powers[rftg_row(task->a)->power + task->d];
    if (power->phase != RFTG_CONSUME)
        return false;
    if (task->kind == RFTG_TASK_HAND)
        return power->op == RFTG_OP_CONSUME_HAND && task->b == power->given && task->b <= task->c &&
               task->c <= power->given * power->times;
    return power->pay == RFTG_PAY_GOOD && power->op != RFTG_OP_CONSUME_ALL && !task->b && !task->c;
}

/* Of a Consume power, or of the boosted Trade (RG-11.23). */
static bool hand_fits(const RftgState *s, const Task *task)
{
    if (task[-1].kind == RFTG_TASK_CONSUME_TURNS)
        return !task->a && !task->b && task->c <= 2 && !task->d;
    return consume_task_fits(s, task);
}

/* Whether the card has the power of a windfall task: at the price of a hand card, or free. */
static bool has_windfall(int card, bool price)
{
    if (price)
        return rftg_power_of(card, RFTG_OP_PRODUCE_DISCARD) ||
               rftg_power_of(card, RFTG_OP_WINDFALL_DISCARD);
    return rftg_power_of(card, RFTG_OP_WINDFALL) || rftg_power_of(card, RFTG_OP_WINDFALL_OTHER);
}

static bool windfall_fits(const RftgState *s, const Task *task)
{
    if (task[-1].a < 1 || (task->b && cards_empty(&s->seat[task->seat].hand)))
        return false;
    if (task->a ? !rftg_is_own_card(s, task->seat, task->a) || !has_windfall(task->a, task->b)
                : task->b)
        return false;
    CardSet targets = rftg_targets_now(s);
    return task->c ? cards_has(&targets, task->c) : !cards_empty(&targets);
}

static bool late_fits(const RftgState *s, const Task *task)
{
    return task->seat == rftg_late_seat(s);
}

static bool start_save_fits(const RftgState *s, const Task *task)
{
    return rftg_find_trait(&s->seat[task->seat].tableau, RFTG_START_SAVE_1);
}

/* The most that the numbers of a task may be, and what else they must fit; all others have none. */
static const struct {
    uint8_t a, b, c, d;
    bool (*fits)(const RftgState *s, const Task *task);
} numbers[RFTG_TASKS] = {
    [RFTG_TASK_START_SAVE] = { .fits = start_save_fits },
    [RFTG_TASK_LATE] = { .fits = late_fits },
    [RFTG_TASK_SEARCH] = { RFTG_CATEGORIES, 1, RFTG_CARDS - 1, 0, search_fits },
    [RFTG_TASK_PHASES] = { RFTG_STEPS, 0, 0, 0, phases_fit },
    [RFTG_TASK_GIVE] = { RFTG_SEATS - 1, 2, 0, 0, give_fits },
    [RFTG_TASK_DEVELOP_DRAW] = { RFTG_SEATS, 0, 0, 0, turns_fit },
    [RFTG_TASK_DISCARD] = { 9, 0, 0, 0, discard_fits },
    [RFTG_TASK_DEVELOP_TURNS] = { RFTG_SEATS, 0, 0, 0, turns_fit },
    [RFTG_TASK_PAID] = { RFTG_CARDS - 1, RFTG_CARDS - 1, UINT8_MAX, RFTG_CONQUEST, paid_fits },
    [RFTG_TASK_SETTLE_TURNS] = { RFTG_SEATS, 0, 0, 0, turns_fit },
    [RFTG_TASK_PLACE] = { 0, 1, 0, 0, NULL },
    [RFTG_TASK_PLACED] = { RFTG_CARDS - 1, RFTG_CARDS - 1, UINT8_MAX, RFTG_CONQUEST, paid_fits },
    [RFTG_TASK_REPLACE] = { RFTG_CARDS - 1, 0, 0, 0, replace_fits },
    [RFTG_TASK_RESOLVE] = { RFTG_TAKEOVERS, 0, 0, 0, resolve_fits },
    [RFTG_TASK_DEFEND] = { RFTG_TAKEOVERS - 1, 0, 0, 0, defend_fits },
    [RFTG_TASK_CONSUME_TURNS] = { RFTG_SEATS, 0, 0, 0, turns_fit },
    [RFTG_TASK_CONSUME] = { 20, 1, 0, 0, NULL },
    [RFTG_TASK_GOODS] = { RFTG_CARDS - 1, 0, 0, UINT8_MAX, consume_task_fits },
    [RFTG_TASK_HAND] = { RFTG_CARDS - 1, UINT8_MAX, UINT8_MAX, UINT8_MAX, hand_fits },
    [RFTG_TASK_PRODUCE_TURNS] = { RFTG_SEATS, 0, 0, 0, turns_fit },
    [RFTG_TASK_PRODUCE] = { 2, 2, 0, 0, NULL },
    [RFTG_TASK_WINDFALL] = { RFTG_CARDS - 1, 1, RFTG_CARDS - 1, RFTG_ALIEN, windfall_fits },
};

static bool task_fits(const RftgState *s, const Task *task)
{
    int kind = task->kind;
    if (task->seat >= s->head.seats || task->e || task->f || task->a > numbers[kind].a ||
        task->b > numbers[kind].b || task->c > numbers[kind].c || task->d > numbers[kind].d)
        return false;
    return !numbers[kind].fits || numbers[kind].fits(s, task);
}

/* Whether a task belongs to the seat that the one below it is about; -1: to any. */
static bool seat_fits(const Task *task, int below, int seat)
{
    bool turn = below == RFTG_TASK_DEVELOP_TURNS || below == RFTG_TASK_SETTLE_TURNS ||
                below == RFTG_TASK_CONSUME_TURNS || below == RFTG_TASK_PRODUCE_TURNS ||
                below == RFTG_TASK_DEVELOP_DRAW;
    if (task->kind == RFTG_TASK_OPEN_DEVELOP || task->kind == RFTG_TASK_OPEN_SETTLE)
        return true;
    return seat < 0 ? !turn : task->seat == seat;
}

static bool check_tasks(const RftgState *s, Text *why)
{
    int below = RFTG_TASK_NONE, seat = -1;
    for (int i = 0; i < s->head.tasks; i++) {
        const Task *task = &s->head.agenda[i];
        if (!(lies_on[task->kind] >> below & 1))
            return rftg_fault(why, "agenda: its tasks do not come in an order of the rules");
        if (below == RFTG_TASK_PHASE_END && task->kind != phase_task[s->phase])
            return rftg_fault(why, "agenda: not the tasks of this phase");
        if (!seat_fits(task, below, seat) || !task_fits(s, task))
            return rftg_fault(why, "agenda: the numbers of a task make no sense");
        below = task->kind;
        seat = seat_above(s, task);
    }
    return true;
}

/* The phase and its step go with the agenda. */
static bool check_phase(const RftgState *s, Text *why)
{
    const Task *phases = rftg_find_task(s, RFTG_TASK_PHASES);
    bool under_way = rftg_find_task(s, RFTG_TASK_PHASE_END);
    if (under_way != (s->phase != 0) || s->again > 1 || (!under_way && s->again))
        return rftg_fault(why, "phase: it does not go with the agenda");
    if (!under_way)
        return true;
    int step = phases ? phases->a - 1 : -1;
    if (step < 0 || step >= RFTG_STEPS || rftg_step_phase(step) != (RftgPhase)s->phase ||
        (step == 2 || step == 4) != (s->again == 1))
        return rftg_fault(why, "phase: not the one that the agenda has come to");
    return true;
}

bool rftg_check_agenda(const RftgState *s, Text *why)
{
    return check_phase(s, why) && check_tasks(s, why);
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
bool rftg_check_asked(const RftgState *s, Text *why)
{
    int kind = rftg_top_kind(s);
    if (!s->head.tasks)
        return true;
    const Task *task = agenda_peek(&s->head);
    if (s->head.asked &&
        (is_sealed_task(kind) ? s->head.sealed != sealed_seats(s, kind)
                              : s->head.sealed || s->head.asked != seat_bit(task->seat)))
        return rftg_fault(why, "asked: not those whom the task on top of the agenda asks");
    SeatSet asked =
        always_asks(s, kind) ? (SeatSet)(s->head.asked | seat_bit(task->seat)) : s->head.asked;
    for (; asked; asked = (SeatSet)bits_without_first(asked)) {
        MoveList list;
        list.n = 0;
        rftg_list(s, bits_first(asked), &list);
        if (!list.n)
            return rftg_fault(why, "asked: there is nothing to answer");
    }
    return true;
}
