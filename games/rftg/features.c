/* Features: seats from the viewer's on in table order, each with its numbers, actions, and which
 * cards lie where as far as the viewer knows; then the table. Ascending by index. */
#include "games/rftg/features.h"

#include "core/feature.h"

#include "games/rftg/powers.h"
#include "games/rftg/supply.h"
#include "games/rftg/view.h"

/* How often each design is in a set. */
static void put_cards(FeatureWriter *w, const CardSet *set, int base)
{
    for (int card = cards_next(set, 0); card;) {
        int design = rftg_design[card], n = 0;
        for (; card && rftg_design[card] == design; card = cards_next(set, card))
            n++;
        feature_put(w, base + design, n);
    }
}

static bool sees_actions(const RftgState *s, int seat, int viewer)
{
    bool sealed = s->head.tasks && agenda_peek(&s->head)->kind == RFTG_TASK_ACTION;
    return !sealed || seat == viewer || viewer == VIEWER_ALL;
}

static void put_seat(FeatureWriter *w, const RftgState *s, int seat, int viewer, int base)
{
    const RftgSeat *own = &s->seat[seat];
    CardSet known = rftg_known(s, viewer), goods = rftg_goods_of(s, seat), none = { 0 };
    CardSet hand = seat == viewer ? own->hand : cards_and(&own->hand, &known);
    bool mine = seat == viewer || viewer == VIEWER_ALL;
    feature_put(w, base, own->vp);
    feature_put(w, base + 1, own->prestige);
    feature_put(w, base + 2, cards_count(&own->hand));
    feature_put(w, base + 3, cards_count(&own->tableau));
    feature_put(w, base + 4, cards_count(&goods));
    feature_put(w, base + 5, rftg_military_now(own));
    feature_put(w, base + 6, own->temporary);
    feature_put(w, base + 7, own->card_used);
    feature_put(w, base + 8, bits_count(own->goals));
    feature_put(w, base + 9, s->leader == seat + 1);
    int actions[RFTG_ACTIONS] = { 0 };
    for (int i = 0; sees_actions(s, seat, viewer) && i < 2; i++)
        actions[own->action[i]] += own->boost == i + 1 ? 2 : 1;
    for (int action = 1; action < RFTG_ACTIONS; action++)
        feature_put(w, base + 16 + action, actions[action]);
    base += 16 + RFTG_ACTIONS;
    put_cards(w, &own->tableau, base);
    put_cards(w, &goods, base + RFTG_DESIGNS);
    put_cards(w, &hand, base + 2 * RFTG_DESIGNS);
    put_cards(w, mine ? &own->chosen : &none, base + 3 * RFTG_DESIGNS);
}

static void put_table(FeatureWriter *w, const RftgState *s, int viewer, int base)
{
    int from = viewer < 0 ? 0 : viewer, seats = s->head.seats;
    assert(seats > 0);
    CardSet known = rftg_known(s, viewer), pile = cards_and(&s->discard, &known);
    feature_put(w, base, s->round);
    feature_put(w, base + 1, s->phase);
    feature_put(w, base + 2, s->again);
    feature_put(w, base + 3, (s->first - from + seats) % seats);
    feature_put(w, base + 4, s->pool);
    feature_put(w, base + 5, cards_count(&s->supply));
    feature_put(w, base + 6, cards_count(&s->discard));
    feature_put(w, base + 7, s->tile);
    feature_put(w, base + 8, s->takeovers);
    feature_put(w, base + 9, rftg_level(s));
    feature_put(w, base + 10, rftg_with_takeovers(s));
    feature_put(w, base + 11, rftg_is_advanced(s));
    feature_put(w, base + 12, seats);
    base += 64;
    feature_put(w, base + (s->head.tasks ? agenda_peek(&s->head)->kind : 0), 1);
    base += RFTG_TASKS;
    for (int goal = 0; goal < RFTG_GOALS; goal++) {
        bool most = rftg_goals[goal].type == RFTG_MOST;
        int holder = most ? s->holder[goal - RFTG_GOAL_GREATEST_MILITARY] : 0;
        feature_put(w, base + goal,
                    bits_has(s->goals, goal)
                        ? 1 + (holder ? (holder - 1 - from + seats) % seats + 1 : 0)
                        : 0);
    }
    base += RFTG_GOALS;
    put_cards(w, &pile, base);
    put_cards(w, &s->aside, base + RFTG_DESIGNS);
}

int rftg_feature(const void *state, int viewer, Feature *out)
{
    const RftgState *s = state;
    FeatureWriter w = { .out = out, .limit = RFTG_FEATURE_LIMIT };
    int seat = viewer < 0 ? 0 : viewer;
    for (int i = 0; i < s->head.seats; i++, seat = rftg_next_seat(s, seat))
        put_seat(&w, s, seat, viewer, i * RFTG_SEAT_FEATURES);
    put_table(&w, s, viewer, RFTG_SEATS * RFTG_SEAT_FEATURES);
    return w.n;
}
