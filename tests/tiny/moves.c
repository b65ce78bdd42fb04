/* Which moves are legal. One function a kind of move decides, and says which rule forbids a move;
 * `moves` offers what it lets pass. What it looks at is open or the seat's own (rules.md). */
#include "tests/tiny/tables.h"

static const Task *top(const TinyState *s)
{
    return agenda_peek(&s->head);
}

/* The hand cards that may still be named in an answer of ascending cards. */
static CardSet still_to_name(const TinyState *s, int seat)
{
    CardSet chosen = s->seat[seat].chosen;
    CardSet hand = tiny_hand(s, seat);
    return chosen ? hand & cards_above(cards_last(chosen)) : hand;
}

/* Names one more card of an answer of exactly n: enough must be left above it. */
static const char *name_one_of(const TinyState *s, int seat, int card, int n, const char *rule)
{
    CardSet left = still_to_name(s, seat);
    int more = n - bits_count(s->seat[seat].chosen) - 1;
    if (!bits_has(left, card) || more < 0 || bits_count(left & cards_above(card)) < more)
        return rule;
    return NULL;
}

static const char *forbid_plan(const TinyState *s, int seat, int action)
{
    if (s->seat[seat].plan)
        return "TN-4.1";
    return action != TINY_RAID || s->head.option[TINY_OPTION_RAIDS] ? NULL : "TN-1.7";
}

static const char *forbid_throw(const TinyState *s, int seat, int card)
{
    bool room = bits_count(s->seat[seat].chosen) < TINY_THROWS;
    return s->seat[seat].plan && room && bits_has(still_to_name(s, seat), card) ? NULL : "TN-4.2";
}

static const char *forbid_discard(const TinyState *s, int seat, int card)
{
    if (top(s)->kind == TINY_TASK_LIMIT)
        return name_one_of(s, seat, card, tiny_surplus(s, seat), "TN-7.1");
    return bits_has(tiny_hand(s, seat), card) ? NULL : "TN-5.2";
}

static const char *forbid_take(const TinyState *s, int card, int suit)
{
    return s->place[card] == TINY_AT_MARKET && suit != TINY_NO_SUIT ? NULL : "TN-5.3";
}

static const char *forbid_follow(const TinyState *s, int seat, int card)
{
    bool fits = tiny_cards[card].suit == top(s)->a;
    return fits && bits_has(tiny_hand(s, seat), card) ? NULL : "TN-5.4";
}

static const char *forbid_build(const TinyState *s, int seat, int card)
{
    CardSet hand = tiny_hand(s, seat);
    if (top(s)->a || !bits_has(hand, card))
        return "TN-5.5";
    return tiny_can_pay(hand & ~card_bit(card), tiny_cards[card].cost) ? NULL : "TN-5.5";
}

/* A step of the payment: the rest must still come out exactly with higher cards. */
static const char *forbid_pay(const TinyState *s, int seat, int card)
{
    int building = top(s)->a;
    CardSet left = still_to_name(s, seat) & ~card_bit(building);
    if (!building || !bits_has(left, card))
        return "TN-5.5";
    int due = tiny_cards[building].cost - tiny_worth(s->seat[seat].chosen);
    bool ends = tiny_can_pay(left & cards_above(card), due - tiny_cards[card].worth);
    return ends ? NULL : "TN-5.5";
}

static const char *forbid_raid(const TinyState *s, int seat, int card)
{
    return bits_has(tiny_targets(s, seat), card) ? NULL : "TN-5.7";
}

static const char *forbid_pass(const TinyState *s)
{
    return top(s)->kind == TINY_TASK_BUILD && top(s)->a ? "TN-5.5" : NULL;
}

static const char *forbid_free(const TinyState *s, int seat)
{
    if (top(s)->f || (top(s)->kind == TINY_TASK_BUILD && top(s)->a))
        return "TN-6.2";
    return tiny_free_any(s, seat) ? NULL : "TN-6.1";
}

static const char *forbid_free_move(const TinyState *s, int seat, TinyMove kind, int card)
{
    if (!tiny_free_possible(s, seat, kind))
        return "TN-6.1";
    if (kind < top(s)->a)
        return "TN-6.3";
    return kind != TINY_DO_STASH || bits_has(tiny_hand(s, seat), card) ? NULL : "TN-6.1";
}

static const char *forbid_done(const TinyState *s, int seat)
{
    if (top(s)->kind == TINY_TASK_FREE)
        return top(s)->a ? NULL : "TN-6.3";
    return s->seat[seat].plan ? NULL : "TN-4.1";
}

/* Which questions a kind of move answers, as bits of task kinds. */
static const uint32_t answers[TINY_MOVES] = {
    [TINY_DO_DONE] = 1u << TINY_TASK_PLAN | 1u << TINY_TASK_FREE,
    [TINY_DO_PLAN] = 1u << TINY_TASK_PLAN,
    [TINY_DO_THROW] = 1u << TINY_TASK_PLAN,
    [TINY_DO_DISCARD] = 1u << TINY_TASK_DISCARD | 1u << TINY_TASK_LIMIT,
    [TINY_DO_TAKE] = 1u << TINY_TASK_TAKE,
    [TINY_DO_FOLLOW] = 1u << TINY_TASK_FOLLOW,
    [TINY_DO_DISSENT] = 1u << TINY_TASK_FOLLOW,
    [TINY_DO_BUILD] = 1u << TINY_TASK_BUILD,
    [TINY_DO_PAY] = 1u << TINY_TASK_BUILD,
    [TINY_DO_RAID] = 1u << TINY_TASK_RAID,
    [TINY_DO_DEFEND] = 1u << TINY_TASK_DEFEND,
    [TINY_DO_YIELD] = 1u << TINY_TASK_DEFEND,
    [TINY_DO_PASS] = 1u << TINY_TASK_BUILD | 1u << TINY_TASK_RAID,
    [TINY_DO_FREE] =
        1u << TINY_TASK_TAKE | 1u << TINY_TASK_BUILD | 1u << TINY_TASK_RAID | 1u << TINY_TASK_END,
    [TINY_DO_SMELT] = 1u << TINY_TASK_FREE,
    [TINY_DO_MELT] = 1u << TINY_TASK_FREE,
    [TINY_DO_STASH] = 1u << TINY_TASK_FREE,
    [TINY_DO_END] = 1u << TINY_TASK_END,
};

static bool names_its_things(Move move)
{
    static const int a_max[TINY_THINGS] = {
        [TINY_THING_CARD] = TINY_CARDS - 1, [TINY_THING_ACTION] = TINY_ACTIONS - 1
    };
    const MoveKind *kind = &tiny_move_kinds[move_kind(move)];
    int a = move_a(move), b = move_b(move);
    bool a_fits = kind->arg[0] ? a >= 1 && a <= a_max[kind->arg[0]] : a == 0;
    bool b_fits = kind->arg[1] ? b >= 1 && b < TINY_SUITS : b == 0;
    return a_fits && b_fits && move_c(move) == 0;
}

/* The rule that forbids the move; NULL: it is legal. */
static const char *forbidden(const TinyState *s, int seat, Move move)
{
    int kind = move_kind(move), card = move_a(move);
    if (!bits_has(s->head.asked, seat))
        return "TN-3.1";
    if (kind >= TINY_MOVES || !bits_has(answers[kind], top(s)->kind) || !names_its_things(move))
        return "TN-3.2";
    switch ((TinyMove)kind) {
    case TINY_DO_DONE:
        return forbid_done(s, seat);
    case TINY_DO_PLAN:
        return forbid_plan(s, seat, move_a(move));
    case TINY_DO_THROW:
        return forbid_throw(s, seat, card);
    case TINY_DO_DISCARD:
        return forbid_discard(s, seat, card);
    case TINY_DO_TAKE:
        return forbid_take(s, card, move_b(move));
    case TINY_DO_FOLLOW:
        return forbid_follow(s, seat, card);
    case TINY_DO_BUILD:
        return forbid_build(s, seat, card);
    case TINY_DO_PAY:
        return forbid_pay(s, seat, card);
    case TINY_DO_RAID:
        return forbid_raid(s, seat, card);
    case TINY_DO_DEFEND:
        return name_one_of(s, seat, card, tiny_defence(s, top(s)), "TN-5.8");
    case TINY_DO_YIELD:
        return s->seat[seat].chosen ? "TN-5.8" : NULL;
    case TINY_DO_PASS:
        return forbid_pass(s);
    case TINY_DO_FREE:
        return forbid_free(s, seat);
    case TINY_DO_SMELT:
    case TINY_DO_MELT:
    case TINY_DO_STASH:
        return forbid_free_move(s, seat, (TinyMove)kind, card);
    case TINY_DO_DISSENT:
    case TINY_DO_END:
        return NULL;
    case TINY_MOVES:
        break;
    }
    assert(0);
    return "TN-3.2";
}

bool tiny_legal(const void *state, int seat, Move move)
{
    return !forbidden(state, seat, move);
}

const char *tiny_why(const void *state, int seat, Move move)
{
    const char *rule = forbidden(state, seat, move);
    return rule ? rule : "";
}

static void offer(const TinyState *s, int seat, Move move, MoveList *list)
{
    if (!forbidden(s, seat, move))
        moves_add(list, move);
}

/* Every move of a kind that can be named at all is offered if it is legal. */
static void offer_kind(const TinyState *s, int seat, TinyMove kind, MoveList *list)
{
    const MoveKind *row = &tiny_move_kinds[kind];
    int n = row->arg[0] == TINY_THING_CARD ? TINY_CARDS : TINY_ACTIONS;
    if (!row->arg[0])
        offer(s, seat, tiny_move(kind), list);
    for (int a = 1; row->arg[0] && a < n; a++) {
        if (!row->arg[1])
            offer(s, seat, tiny_move_card(kind, a), list);
        for (int b = 1; row->arg[1] && b < TINY_SUITS; b++)
            offer(s, seat, move_make(kind, a, b, 0), list);
    }
}

void tiny_moves(const void *state, int seat, MoveList *list)
{
    const TinyState *s = state;
    list->n = 0;
    if (!bits_has(s->head.asked, seat))
        return;
    for (int kind = 0; kind < TINY_MOVES; kind++)
        if (bits_has(answers[kind], top(s)->kind))
            offer_kind(s, seat, (TinyMove)kind, list);
}
