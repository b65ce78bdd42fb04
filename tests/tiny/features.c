/* What a viewer may see as numbers, seats counted from the viewer on (a spectator sits at seat 0),
 * and a fixed number for every move. */
#include "core/feature.h"

#include "tests/tiny/tables.h"

/* Where a known card lies: hands and built cards by seat, then these. */
enum {
    LIES_HAND = 0,
    LIES_BUILT = TINY_SEATS,
    LIES_MARKET = 2 * TINY_SEATS,
    LIES_DISCARD,
    CHOSEN,
    LIES
};
enum { SEAT_STOCKS = 4, SEAT_NUMBERS = SEAT_STOCKS + TINY_ACTIONS };
enum {
    AT_TASK = 5,
    AT_SEATS = AT_TASK + TINY_TASKS,
    AT_CARDS = AT_SEATS + SEAT_NUMBERS * TINY_SEATS
};
static_assert(AT_CARDS + LIES * (TINY_CARDS - 1) == TINY_FEATURES, "as many as the header says");

static void put_seat(FeatureWriter *features, const TinyState *s, int viewer, int seat, int base)
{
    const TinySeat *own = &s->seat[seat];
    const Task *task = s->head.tasks ? agenda_peek(&s->head) : NULL;
    bool sealed_plan = task && task->kind == TINY_TASK_PLAN;
    feature_put(features, base, own->ore);
    feature_put(features, base + 1, own->ice);
    feature_put(features, base + 2, own->coins);
    feature_put(features, base + 3, tiny_hand_size(s, seat));
    if (seat == viewer || viewer == VIEWER_ALL || !sealed_plan)
        feature_put(features, base + SEAT_STOCKS + own->plan, 1);
}

static void put_card(FeatureWriter *features, const TinyState *s, int viewer, int first, int card)
{
    int base = AT_CARDS + LIES * (card - 1), place = s->place[card];
    if (!tiny_knows(s, viewer, card) || place == TINY_AT_BOX || place == TINY_AT_PILE)
        return;
    int seat = place >= TINY_AT_HAND ? (place - TINY_AT_HAND) % TINY_SEATS : 0;
    int from_viewer = (seat - first + s->head.seats) % s->head.seats;
    if (place >= TINY_AT_BUILT)
        feature_put(features, base + LIES_BUILT + from_viewer, 1);
    else if (place >= TINY_AT_HAND)
        feature_put(features, base + LIES_HAND + from_viewer, 1);
    else
        feature_put(features, base + (place == TINY_AT_MARKET ? LIES_MARKET : LIES_DISCARD), 1);
    if (viewer >= 0 && bits_has(s->seat[viewer].chosen, card))
        feature_put(features, base + CHOSEN, 1);
}

int tiny_feature(const void *state, int viewer, Feature *out)
{
    const TinyState *s = state;
    FeatureWriter features = { .out = out, .limit = TINY_FEATURE_LIMIT };
    int first = viewer >= 0 ? viewer : 0;
    feature_put(&features, 0, s->round);
    feature_put(&features, 1, s->head.option[TINY_OPTION_ROUNDS]);
    feature_put(&features, 2, (s->start - first + s->head.seats) % s->head.seats);
    feature_put(&features, 3, bits_count(tiny_at(s, TINY_AT_PILE)));
    feature_put(&features, 4, bits_count(tiny_at(s, TINY_AT_DISCARD)));
    feature_put(&features, AT_TASK + (s->head.tasks ? agenda_peek(&s->head)->kind : TINY_NO_TASK),
                1);
    for (int i = 0; i < s->head.seats; i++)
        put_seat(&features, s, viewer, (first + i) % s->head.seats, AT_SEATS + SEAT_NUMBERS * i);
    for (int card = 1; card < TINY_CARDS; card++)
        put_card(&features, s, viewer, first, card);
    return features.n;
}

int tiny_action_index(Move move)
{
    int second = move_b(move) == TINY_ICE;
    return (move_kind(move) * 2 + second) * TINY_CARDS + move_a(move);
}
