/* Every invariant of the components and of the agenda: whatever run() and the moves rely on, so
 * that a position read from outside that passes here can be played to its end. */
#include <string.h>

#include "tests/tiny/tables.h"

static bool fault(Text *why, const char *reason)
{
    text_put(why, reason);
    return false;
}

static bool known_fits(const TinyState *s, int card)
{
    int place = s->place[card], known = s->known[card];
    int all = tiny_known_at(s, TINY_AT_MARKET);
    if (known & ~all || ((known & TINY_PUBLIC) && known != all))
        return false;
    if (place == TINY_AT_DISCARD)
        return !(known & TINY_PUBLIC);
    if (place >= TINY_AT_HAND && place < TINY_AT_BUILT)
        return bits_has((uint64_t)known, place - TINY_AT_HAND);
    return known == tiny_known_at(s, place);
}

static bool place_fits(const TinyState *s, int card)
{
    int place = s->place[card], seats = s->head.seats;
    if (card > tiny_deck(seats))
        return place == TINY_AT_BOX;
    if (place >= TINY_AT_HAND)
        return place < TINY_PLACES && (place - TINY_AT_HAND) % TINY_SEATS < seats;
    return place != TINY_AT_BOX;
}

static bool check_cards(const TinyState *s, Text *why)
{
    if (s->place[TINY_NO_CARD] || s->known[TINY_NO_CARD])
        return fault(why, "there is no card 0");
    for (int card = 1; card < TINY_CARDS; card++) {
        if (!place_fits(s, card) || !known_fits(s, card)) {
            text_fmt(why, "cards: %s cannot be there or cannot be known so", tiny_cards[card].code);
            return false;
        }
    }
    return true;
}

/* Which task may lie directly on which, from the bottom up. */
static bool lies_well(int below, int kind)
{
    switch ((TinyTask)kind) {
    case TINY_TASK_ROUND:
        return below == TINY_NO_TASK;
    case TINY_TASK_BURY:
        return below == TINY_TASK_ROUND;
    case TINY_TASK_LIMIT:
        return below == TINY_TASK_BURY;
    case TINY_TASK_TURNS:
        return below == TINY_TASK_LIMIT;
    case TINY_TASK_REVEAL:
    case TINY_TASK_END:
        return below == TINY_TASK_TURNS;
    case TINY_TASK_PLAN:
        return below == TINY_TASK_REVEAL;
    case TINY_TASK_SCOUT:
    case TINY_TASK_DISCARD:
    case TINY_TASK_TAKE:
    case TINY_TASK_FOLLOW:
    case TINY_TASK_BUILD:
    case TINY_TASK_RAID:
    case TINY_TASK_DEFEND:
        return below == TINY_TASK_END;
    case TINY_TASK_FREE:
        return below == TINY_TASK_TAKE || below == TINY_TASK_BUILD || below == TINY_TASK_RAID ||
               below == TINY_TASK_END;
    case TINY_NO_TASK:
    case TINY_TASKS:
        break;
    }
    return false;
}

/* The seat whose turn it is, or -1. */
static int turn_of(const TinyState *s)
{
    enum { TURNS = 3, END = 4 }; /* where these lie in the agenda */
    bool turn = s->head.tasks > END && s->head.agenda[END].kind == TINY_TASK_END;
    return turn ? (s->start + s->head.agenda[TURNS].a - 1) % s->head.seats : -1;
}

static bool has_task(const TinyState *s, TinyTask kind)
{
    for (int i = 0; i < s->head.tasks; i++)
        if (s->head.agenda[i].kind == kind)
            return true;
    return false;
}

static bool numbers_fit(const TinyState *s, const Task *task)
{
    int turn = turn_of(s), seats = s->head.seats;
    if (task->c || task->d || task->e || task->f > 1)
        return false;
    switch ((TinyTask)task->kind) {
    case TINY_TASK_TURNS:
        return (has_task(s, TINY_TASK_REVEAL) ? task->a == 0 : task->a <= seats) &&
               (turn < 0 || task->a >= 1) && !task->seat && !task->b && !task->f;
    case TINY_TASK_FOLLOW:
        return task->seat < seats && task->a >= 1 && task->a < TINY_SUITS && task->b == turn &&
               !task->f;
    case TINY_TASK_BUILD:
        return task->seat == turn && !task->b && !(task->a && task->f) &&
               (!task->a ||
                (task->a < TINY_CARDS && s->place[task->a] == TINY_AT_HAND + task->seat));
    case TINY_TASK_DEFEND:
        return task->b == turn && task->seat < seats && task->seat != turn && task->a >= 1 &&
               task->a < TINY_CARDS && s->place[task->a] == TINY_AT_BUILT + task->seat &&
               tiny_defence(s, task) > 0 && !task->f;
    case TINY_TASK_FREE:
        return task->seat == turn && !task->b && !task->f &&
               (task->a == 0 || (task->a >= TINY_DO_SMELT && task->a <= TINY_DO_STASH));
    case TINY_TASK_SCOUT:
    case TINY_TASK_DISCARD:
        return task->seat == turn && !task->a && !task->b && !task->f;
    case TINY_TASK_TAKE:
    case TINY_TASK_RAID:
    case TINY_TASK_END:
        return task->seat == turn && !task->a && !task->b;
    case TINY_TASK_ROUND:
    case TINY_TASK_BURY:
    case TINY_TASK_LIMIT:
    case TINY_TASK_REVEAL:
    case TINY_TASK_PLAN:
        return !task->seat && !task->a && !task->b && !task->f;
    case TINY_NO_TASK:
    case TINY_TASKS:
        break;
    }
    return false;
}

static bool check_agenda(const TinyState *s, Text *why)
{
    int below = TINY_NO_TASK;
    for (int i = 0; i < s->head.tasks; i++) {
        const Task *task = &s->head.agenda[i];
        if (!lies_well(below, task->kind))
            return fault(why, "agenda: its tasks do not come in an order of the rules");
        if (!numbers_fit(s, task)) {
            text_fmt(why, "agenda: the numbers of %s make no sense", tiny_task_names[task->kind]);
            return false;
        }
        if (task->kind == TINY_TASK_FREE && (task[-1].f || task[-1].a))
            return fault(why, "agenda: free moves cannot follow each other or an answer begun");
        below = task->kind;
    }
    return true;
}

/* Whether the seat's turn of this round is still to end. */
static bool turn_to_come(const TinyState *s, int seat)
{
    enum { TURNS = 3 };
    if (s->head.tasks <= TURNS)
        return false;
    int place = (seat - s->start + s->head.seats) % s->head.seats;
    return place >= s->head.agenda[TURNS].a || seat == turn_of(s);
}

static bool plan_fits(const TinyState *s, int seat)
{
    int plan = s->seat[seat].plan;
    if (plan >= TINY_ACTIONS || (plan == TINY_RAID && !s->head.option[TINY_OPTION_RAIDS]))
        return false;
    if (has_task(s, TINY_TASK_PLAN)) {
        bool answered = s->head.sealed && !bits_has(s->head.asked, seat);
        return plan || (!answered && !s->seat[seat].chosen);
    }
    return turn_to_come(s, seat) == (plan != TINY_NO_ACTION);
}

/* Whether the answer begun can still be ended, and a complete one is. */
static bool answer_fits(const TinyState *s, int seat)
{
    CardSet chosen = s->seat[seat].chosen, hand = tiny_hand(s, seat);
    const Task *task = s->head.tasks ? agenda_peek(&s->head) : NULL;
    if (chosen & ~hand || (chosen && !task))
        return false;
    CardSet rest = chosen ? hand & cards_above(cards_last(chosen)) : hand;
    int n = bits_count(chosen);
    bool building = task && task->kind == TINY_TASK_BUILD && task->seat == seat && task->a;
    if (building) {
        int due = tiny_cards[task->a].cost - tiny_worth(chosen);
        CardSet own = card_bit(task->a);
        return !(chosen & own) && due > 0 && tiny_can_pay(rest & ~own, due);
    }
    if (!task || (!chosen && task->kind != TINY_TASK_BURY && !s->head.sealed))
        return true;
    if (task->kind == TINY_TASK_PLAN || task->kind == TINY_TASK_REVEAL)
        return n <= TINY_THROWS;
    if (task->kind == TINY_TASK_DEFEND && task->seat == seat) {
        int need = tiny_defence(s, task);
        return n < need && n + bits_count(rest) >= need;
    }
    if (task->kind == TINY_TASK_BURY)
        return n == tiny_surplus(s, seat);
    if (task->kind != TINY_TASK_LIMIT || !s->head.sealed)
        return false;
    int due = tiny_surplus(s, seat) - n;
    return bits_has(s->head.asked, seat) ? due > 0 && bits_count(rest) >= due : due == 0;
}

static bool check_seats(const TinyState *s, Text *why)
{
    static const TinySeat none;
    for (int seat = 0; seat < TINY_SEATS; seat++) {
        const TinySeat *own = &s->seat[seat];
        if (own->ore > TINY_MOST || own->ice > TINY_MOST || own->coins > TINY_MOST)
            return fault(why, "seats: nobody has more than 99 of a thing");
        if (seat >= s->head.seats && memcmp(own, &none, sizeof none) != 0)
            return fault(why, "seats: there are more than play");
        if (seat < s->head.seats && (!plan_fits(s, seat) || !answer_fits(s, seat))) {
            text_fmt(why, "seats: the plan or the chosen cards of seat %d cannot be", seat);
            return false;
        }
    }
    return true;
}

/* Whether the seat asked by the top task has a move. */
static bool can_answer(const TinyState *s, const Task *task)
{
    if (task->kind == TINY_TASK_TAKE)
        return tiny_at(s, TINY_AT_MARKET);
    if (task->kind == TINY_TASK_DISCARD)
        return tiny_hand(s, task->seat);
    if (task->kind == TINY_TASK_FREE)
        return task->a || tiny_free_any(s, task->seat);
    if (task->kind == TINY_TASK_FOLLOW)
        return task->seat != task->b;
    return task->kind == TINY_TASK_BUILD || task->kind == TINY_TASK_RAID ||
           task->kind == TINY_TASK_DEFEND || task->kind == TINY_TASK_END;
}

static SeatSet seats_above_limit(const TinyState *s)
{
    SeatSet over = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (tiny_surplus(s, seat))
            over |= seat_bit(seat);
    return over;
}

/* Who is asked must be whom the top task asks; with nobody asked it has yet to run. */
static bool check_asked(const TinyState *s, Text *why)
{
    if (!s->head.tasks)
        return true;
    const Task *task = agenda_peek(&s->head);
    if (task->kind == TINY_TASK_FREE && !can_answer(s, task))
        return fault(why, "agenda: there is no free move to make");
    if (!s->head.asked)
        return true;
    bool sealed_task = task->kind == TINY_TASK_PLAN || task->kind == TINY_TASK_LIMIT;
    SeatSet sealed = task->kind == TINY_TASK_PLAN ? tiny_all_seats(s) : seats_above_limit(s);
    if (sealed_task
            ? s->head.sealed != sealed
            : s->head.sealed || s->head.asked != seat_bit(task->seat) || !can_answer(s, task))
        return fault(why, "asked: not those whom the task on top of the agenda asks");
    return true;
}

bool tiny_check(const void *state, Text *why)
{
    const TinyState *s = state;
    int rounds = s->head.option[TINY_OPTION_ROUNDS];
    if (s->head.seats < 2 || s->head.seats > TINY_SEATS || s->start >= s->head.seats)
        return fault(why, "start: no such seat");
    if (s->round > rounds || (s->round == 0 && s->head.tasks != 1) ||
        (s->head.tasks == 0 && s->round != rounds))
        return fault(why, "round: not one of this game");
    if (s->stashed > (turn_of(s) >= 0) || s->none[0] || s->none[1] || s->none[2])
        return fault(why, "stashed: it is 1 or, outside a turn, 0");
    return check_cards(s, why) && check_agenda(s, why) && check_seats(s, why) &&
           check_asked(s, why);
}
