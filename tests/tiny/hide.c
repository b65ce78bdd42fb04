/* What a viewer cannot know is dealt anew: each card of unknown place takes the place of another
 * one, and what the others know goes with the place. Answers of others that are not complete are
 * taken back (TN-8.5); sealed ones are drawn anew among those that are legal in the new deal. */
#include "tests/tiny/tables.h"

/* Every arrangement of the unknown cards over their places is equally likely. */
static void deal_unknown(TinyState *s, int viewer, Rng *rng)
{
    int card[TINY_CARDS], n = 0;
    for (int c = 1; c < TINY_CARDS; c++)
        if (!tiny_knows(s, viewer, c))
            card[n++] = c;
    for (int i = n - 1; i > 0; i--) {
        int a = card[i], b = card[rng_below(rng, i + 1)];
        uint8_t place = s->place[a], known = s->known[a];
        s->place[a] = s->place[b];
        s->known[a] = s->known[b];
        s->place[b] = place;
        s->known[b] = known;
    }
}

/* A set of n of these cards, each as likely. */
static CardSet draw_set(CardSet from, int n, Rng *rng)
{
    CardSet set = 0;
    for (int i = 0; i < n; i++)
        set |= card_bit(rng_member(rng, from & ~set));
    return set;
}

/* TN-4.1, TN-4.2: every plan with every set of cards to throw is equally likely. */
static void draw_plan(TinyState *s, int seat, Rng *rng)
{
    CardSet hand = tiny_hand(s, seat);
    int size = bits_count(hand), pairs = size * (size - 1) / 2;
    int pick = rng_below(rng, 1 + size + pairs);
    int throws = pick == 0 ? 0 : pick <= size ? 1 : 2;
    s->seat[seat].plan =
        (uint8_t)(1 + rng_below(rng, TINY_RAID - !s->head.option[TINY_OPTION_RAIDS]));
    s->seat[seat].chosen = draw_set(hand, throws, rng);
}

static void draw_answer(TinyState *s, int seat, Rng *rng)
{
    if (agenda_peek(&s->head)->kind == TINY_TASK_PLAN)
        draw_plan(s, seat, rng);
    else
        s->seat[seat].chosen = draw_set(tiny_hand(s, seat), tiny_surplus(s, seat), rng);
}

static void take_back(TinyState *s, int seat)
{
    Task *task = agenda_top(&s->head);
    s->seat[seat].chosen = 0;
    if (task->kind == TINY_TASK_BUILD)
        task->a = 0;
    if (task->kind == TINY_TASK_PLAN)
        s->seat[seat].plan = TINY_NO_ACTION;
}

/* Whether the others have answered must not show: they all have if the viewer has yet to answer, so
 * that his move opens the step; else none has begun. */
static void hide_answers(TinyState *s, int viewer, Rng *rng)
{
    bool owes = viewer >= 0 && bits_has(s->head.asked, viewer);
    SeatSet own = viewer >= 0 ? seat_bit(viewer) : 0;
    for (uint64_t left = s->head.sealed & ~own; left; left = bits_without_first(left))
        if (owes)
            draw_answer(s, bits_first(left), rng);
    s->head.asked = owes ? own : (SeatSet)(s->head.sealed & ~own);
}

void tiny_reopen(void *state, SeatSet seats)
{
    TinyState *s = state;
    for (uint64_t left = seats; left; left = bits_without_first(left))
        take_back(s, bits_first(left));
    s->head.asked |= seats;
}

void tiny_hide(void *state, int viewer, Rng *rng)
{
    TinyState *s = state;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (seat != viewer && bits_has(s->head.asked | s->head.sealed, seat))
            take_back(s, seat);
    deal_unknown(s, viewer, rng);
    if (s->head.sealed)
        hide_answers(s, viewer, rng);
}
