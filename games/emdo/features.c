/* Features: seats from the viewer's on clockwise, each with its figures, symbols, permanents, cards
 * by kind (owned in hand and deck, known in hand, discarded), planets and colonies; then the table;
 * then the viewer's own hand and face-down planets. Ascending by index. */
#include "games/emdo/features.h"

#include "core/feature.h"

#include "games/emdo/cards.h"
#include "games/emdo/planets.h"
#include "games/emdo/turn.h"

static void put_set(FeatureWriter *w, int base, uint64_t set)
{
    for (; set; set = bits_without_first(set))
        feature_put(w, base + bits_first(set), 1);
}

static void put_pile(FeatureWriter *w, int base, const EmdoPile *pile)
{
    for (CardSet left = pile->set; left; left = bits_without_first(left))
        feature_put(w, base + bits_first(left), emdo_count(pile, bits_first(left)));
}

/* Face-down planets by back: how many, and the colonies on them. */
static void put_backs(FeatureWriter *w, const EmdoState *s, int seat, int base)
{
    int planets[EMDO_BACKS] = { 0 }, colonies[EMDO_BACKS] = { 0 };
    for (PlanetSet left = s->seat[seat].down; left; left = bits_without_first(left)) {
        int planet = bits_first(left), back = emdo_planets[planet].back;
        planets[back]++;
        colonies[back] += s->site[planet].colonies;
    }
    for (int back = 1; back < EMDO_BACKS; back++)
        feature_put(w, base + back, planets[back]);
    for (int back = 1; back < EMDO_BACKS; back++)
        feature_put(w, base + EMDO_BACKS + back, colonies[back]);
}

static void put_seat(FeatureWriter *w, const EmdoState *s, int seat, int base)
{
    const EmdoSeat *p = &s->seat[seat];
    EmdoPile hand = p->hand, both = p->deck;
    emdo_pour(&hand, &both);
    feature_put(w, base, p->influence);
    feature_put(w, base + 1, p->fighters);
    feature_put(w, base + 2, p->hand.size);
    feature_put(w, base + 3, p->deck.size);
    feature_put(w, base + 4, p->discard.size);
    feature_put(w, base + 5, emdo_hand_limit(s, seat));
    feature_put(w, base + 6, p->played.size);
    base += 8;
    for (int role = 1; role < EMDO_ROLES; role++)
        feature_put(w, base + role, emdo_empire_symbols(s, seat, role));
    base += EMDO_ROLES;
    put_set(w, base, p->permanents);
    base += EMDO_PERMANENTS;
    put_pile(w, base, &both);
    put_pile(w, base + EMDO_CARDS, &p->known);
    put_pile(w, base + 2 * EMDO_CARDS, &p->discard);
    base += 3 * EMDO_CARDS;
    put_set(w, base, p->up);
    base += EMDO_PLANETS;
    put_backs(w, s, seat, base);
    base += 2 * EMDO_BACKS;
    for (int resource = 1; resource < EMDO_RESOURCES; resource++)
        feature_put(w, base + resource, bits_count(p->up & s->token[resource]));
}

/* How many seats after the viewer's, from 1. */
static int after(const EmdoState *s, int from, int seat)
{
    return seat - from + (seat < from ? s->head.seats : 0) + 1;
}

static void put_table(FeatureWriter *w, const EmdoState *s, int viewer, int base)
{
    const Task *next = &s->head.agenda[1];
    int from = viewer < 0 ? 0 : viewer;
    bool leading = s->head.tasks > 1 && next->kind == EMDO_TASK_FOLLOW;
    feature_put(w, base, s->round);
    feature_put(w, base + 1, after(s, from, s->active));
    feature_put(w, base + 2, after(s, from, s->first));
    feature_put(w, base + 3, s->head.seats);
    feature_put(w, base + 4, emdo_supply(s));
    feature_put(w, base + 5, emdo_is_ending(s));
    feature_put(w, base + 6, s->quiet);
    feature_put(w, base + 7, s->turn.markets);
    feature_put(w, base + 8, s->turn.genetics);
    feature_put(w, base + 9, s->turn.special);
    feature_put(w, base + 10, s->turn.mobilized);
    feature_put(w, base + 11, s->turn.streamlined);
    feature_put(w, base + 12, emdo_phase(s));
    feature_put(w, base + 13, bits_count(s->planets));
    base += 16;
    feature_put(w, base + (s->head.tasks ? agenda_peek(&s->head)->kind : 0), 1);
    base += EMDO_TASKS;
    feature_put(w, base + (leading ? next->a : 0), 1);
    base += EMDO_ROLES;
    for (int stack = 1; stack < EMDO_STACKS; stack++)
        feature_put(w, base + stack, s->stack[stack]);
    base += EMDO_KINDS;
    put_set(w, base, s->market);
    base += EMDO_TECHS;
    feature_put(w, base + s->top, 1);
    base += EMDO_BACKS;
    put_set(w, base, s->planet_drop);
    put_set(w, base + EMDO_PLANETS, s->scorched);
    base += 2 * EMDO_PLANETS;
    feature_put(w, base + s->playing, s->playing > 0);
}

int emdo_feature(const void *state, int viewer, Feature *out)
{
    const EmdoState *s = state;
    FeatureWriter w = { .out = out, .limit = EMDO_FEATURE_LIMIT };
    int seat = viewer < 0 ? 0 : viewer, base = EMDO_SEATS * EMDO_SEAT_FEATURES;
    for (int i = 0; i < s->head.seats; i++, seat = emdo_next_seat(s, seat))
        put_seat(&w, s, seat, i * EMDO_SEAT_FEATURES);
    put_table(&w, s, viewer, base);
    base += EMDO_TABLE_FEATURES;
    if (viewer < 0)
        return w.n;
    put_pile(&w, base, &s->seat[viewer].hand);
    PlanetSet look = s->look && agenda_peek(&s->head)->seat == viewer ? s->look : 0;
    for (PlanetSet left = s->seat[viewer].down | look; left; left = bits_without_first(left))
        feature_put(&w, base + EMDO_CARDS + bits_first(left), 1 + bits_has(look, bits_first(left)));
    return w.n;
}
