/* Rewards (SB-8): instances of sectors, arrows between them (SB-9), 2X (SB-12.12). Nothing here
 * changes the state but sb_carry_out. */
#include "games/spacebase/rewards.h"

typedef struct Walk {
    const SbState *s;
    const SbAnswer *answer;
    SbRewards *got;
    int seat;
    SbFace face;
    int arrows;       /* double arrows met so far */
    unsigned visited; /* sectors entered in this instance (SB-9.7) */
    int no_charge;    /* the 2X card, in the extra instance (SB-12.12e) */
} Walk;

static void pay_card(Walk *w, int card, int sector)
{
    const SbSide *side = &sb_cards[card].side[w->face];
    SbRewards *got = w->got;
    got->credits += side->credits;
    got->income += side->income;
    got->vp += side->vp;
    if (side->claims[0] | side->claims[1] | side->claims[2])
        for (int level = 0; level < SB_LEVELS; level++)
            got->claims[level] += side->claims[level];
    if (side->ability && card != w->no_charge) {
        assert(got->charges < SB_CHARGES_MAX);
        got->charge[got->charges++] = (SbPlace){ card, sector, w->face };
    }
}

static bool pay_sector(Walk *w, int sector);

/* Whether an arrow into this sector would pay anything (SB-9.12). */
static bool would_pay(const Walk *w, int sector)
{
    return !(w->visited >> sector & 1) && !sb_is_barren(w->s, w->seat, sector);
}

/* A double arrow: to the one neighbour there is, or where the answer says. False: it does not say. */
static bool follow_either(Walk *w, int sector)
{
    if (sector == 1)
        return pay_sector(w, 2);
    if (sector == SB_SECTORS)
        return pay_sector(w, SB_SECTORS - 1);
    if (!would_pay(w, sector - 1) && !would_pay(w, sector + 1))
        return true;
    if (w->arrows == w->answer->arrows) {
        w->got->asks = sector;
        return false;
    }
    bool right = bits_has(w->answer->right, w->arrows++);
    return pay_sector(w, right ? sector + 1 : sector - 1);
}

static bool follow(Walk *w, int card, int sector)
{
    int arrows = sb_cards[card].side[w->face].arrows;
    if (arrows == (SB_LEFT | SB_RIGHT))
        return follow_either(w, sector);
    if (arrows == SB_LEFT)
        return pay_sector(w, sector - 1);
    return arrows != SB_RIGHT || pay_sector(w, sector + 1);
}

/* Pays all rewards of a sector, then follows its arrows (SB-8.10). */
static bool pay_sector(Walk *w, int sector)
{
    if (sector < 1 || sector > SB_SECTORS || (w->visited >> sector & 1))
        return true; /* SB-9.7, SB-9.8 */
    w->visited |= 1u << sector;
    unsigned arrows = 0;
    int first = sb_first_card(w->s, w->seat, sector, w->face);
    for (int card = first; card; card = sb_next_card(w->s, card, w->face)) {
        pay_card(w, card, sector);
        arrows |= sb_cards[card].side[w->face].arrows;
    }
    if (!arrows)
        return true;
    for (int card = first; card; card = sb_next_card(w->s, card, w->face))
        if (!follow(w, card, sector))
            return false;
    return true;
}

static bool pay_instance(Walk *w, int sector)
{
    w->visited = 0;
    return pay_sector(w, sector);
}

SbPlace sb_doubler(const SbState *s, int seat)
{
    uint64_t usable = sb_usable(s, seat, SB_WINDOW_DOUBLE);
    return usable ? sb_charger_place(s, bits_first(usable)) : (SbPlace){ 0 };
}

void sb_rewards(const SbState *s, int seat, const SbAnswer *answer, SbRewards *rewards)
{
    rewards->credits = rewards->income = rewards->vp = rewards->asks = rewards->charges = 0;
    for (int level = 0; level < SB_LEVELS; level++)
        rewards->claims[level] = 0;
    Walk w = { .s = s, .answer = answer, .got = rewards, .seat = seat };
    w.face = seat == s->active ? SB_STATION : SB_DEPLOYED;
    int low = s->dice[0] < s->dice[1] ? s->dice[0] : s->dice[1];
    int high = s->dice[0] + s->dice[1] - low;
    bool done = answer->sum ? pay_instance(&w, answer->sector)
                            : pay_instance(&w, low) && pay_instance(&w, high);
    if (!done || !answer->doubled)
        return;
    w.no_charge = sb_doubler(s, seat).card;
    pay_instance(&w, answer->doubled); /* SB-12.12d */
}

static void tell_use(const SbState *s, int seat, const SbAnswer *answer, EventList *events)
{
    Event event = { .kind = SB_EVENT_SEPARATE, .seat = (int8_t)seat, .shown = 0xff };
    event.value[0] = s->dice[0];
    event.value[1] = s->dice[1];
    if (answer->sum) {
        event.kind = SB_EVENT_SUM;
        event.value[0] = s->dice[0] + s->dice[1];
    }
    event_add(events, event);
}

static void spend_shifts(SbState *s, int seat, const SbAnswer *answer, EventList *events)
{
    int sector = s->dice[0] + s->dice[1];
    for (int i = 0; i < answer->cards; i++) {
        int card = answer->card[i];
        sector += bits_has(answer->far, i) ? 2 : 1;
        sb_spend(s, sb_find(s, seat, card));
        event_add(
            events,
            (Event){ .kind = SB_EVENT_SHIFT, .seat = (int8_t)seat, .value = { card, sector } });
    }
}

static void spend_double(SbState *s, int seat, SbPlace place, int sector, EventList *events)
{
    sb_spend(s, place);
    event_add(
        events,
        (Event){ .kind = SB_EVENT_DOUBLE, .seat = (int8_t)seat, .value = { place.card, sector } });
}

static void put_charges(SbState *s, int seat, const SbRewards *got, EventList *events)
{
    for (int i = 0; i < got->charges; i++)
        if (sb_add_charge(s, got->charge[i]))
            event_add(events, (Event){ .kind = SB_EVENT_CHARGED,
                                       .seat = (int8_t)seat,
                                       .value = { got->charge[i].card,
                                                  sb_charges(s, got->charge[i].card) } });
}

void sb_carry_out(SbState *s, int seat, EventList *events)
{
    const SbAnswer *answer = &s->seat[seat].answer;
    SbRewards got;
    sb_rewards(s, seat, answer, &got);
    assert(!got.asks);
    tell_use(s, seat, answer, events);
    SbPlace doubler = answer->doubled ? sb_doubler(s, seat) : (SbPlace){ 0 };
    spend_shifts(s, seat, answer, events);
    if (answer->doubled)
        spend_double(s, seat, doubler, answer->doubled, events);
    sb_gain(s, seat, got.credits, got.income, got.vp, events);
    put_charges(s, seat, &got, events);
    for (int level = 0; level < SB_LEVELS; level++)
        s->claims[level] = (uint8_t)(s->claims[level] + got.claims[level]);
}
