/* What a viewer cannot know is dealt anew: how the others' cards are divided between hand and deck,
 * but for those known to be in the hand (ED-8.18, ED-8.19); and which planet lies face down in which
 * place, among those with the same back out of the same filling of the deck (ED-8.20). */
#include "games/emdo/hide.h"

#include <string.h>

#include "games/emdo/cards.h"
#include "games/emdo/moves.h"
#include "games/emdo/setup.h"

PlanetSet emdo_unseen_planets(const EmdoState *s, int viewer)
{
    PlanetSet seen = s->planet_drop;
    if (s->look && agenda_peek(&s->head)->seat == viewer)
        seen |= s->look;
    for (int seat = 0; seat < s->head.seats; seat++)
        seen |= s->seat[seat].up | (seat == viewer ? s->seat[seat].down : 0);
    PlanetSet start = emdo_bit(EMDO_FIRST_BONUS) - emdo_bit(EMDO_FIRST_START);
    return (emdo_deck_planets(s) | start) & ~seen;
}

int emdo_filling_of(const EmdoState *s, int planet)
{
    return bits_has(s->planets, planet) ? s->filling : s->site[planet].filling;
}

static void swap_bits(PlanetSet *set, int one, int other)
{
    if (bits_has(*set, one) != bits_has(*set, other))
        *set ^= emdo_bit(one) | emdo_bit(other);
}

/* Two planets change places, with all that lies there. */
static void swap_planets(EmdoState *s, int one, int other)
{
    if (one == other)
        return;
    EmdoSite keep = s->site[one];
    s->site[one] = s->site[other];
    s->site[other] = keep;
    swap_bits(&s->planets, one, other);
    swap_bits(&s->look, one, other);
    for (int seat = 0; seat < s->head.seats; seat++) {
        swap_bits(&s->seat[seat].down, one, other);
        for (CardSet left = s->seat[seat].tucked; left; left = bits_without_first(left)) {
            uint8_t *under = &s->under[bits_first(left)];
            if (*under == one || *under == other)
                *under = (uint8_t)(one + other - *under);
        }
    }
}

/* Every arrangement of the planets of one back and filling is equally likely. */
static void deal_planets(EmdoState *s, PlanetSet unseen, int back, Rng *rng)
{
    PlanetSet left = unseen & emdo_back_planets[back];
    while (left) {
        int planet[EMDO_PLANETS], n = 0, filling = emdo_filling_of(s, bits_first(left));
        for (PlanetSet set = left; set; set = bits_without_first(set))
            if (emdo_filling_of(s, bits_first(set)) == filling)
                planet[n++] = bits_first(set);
        for (int i = 0; i < n; i++)
            left &= ~emdo_bit(planet[i]);
        for (int i = n - 1; i > 0; i--)
            swap_planets(s, planet[i], planet[rng_below(rng, i + 1)]);
    }
}

/* Whether a seat that is discarding could still come down to the hand limit (ED-26.15). */
static bool can_answer(const EmdoState *s, int seat)
{
    if (!bits_has(s->head.asked, seat) || agenda_peek(&s->head)->kind != EMDO_TASK_CLEANUP)
        return true;
    MoveList list;
    list.n = 0;
    emdo_list(s, seat, &list);
    return list.n > 0;
}

static void deal_hand(EmdoState *s, int seat, Rng *rng)
{
    EmdoSeat *p = &s->seat[seat];
    int n = p->hand.size - p->known.size;
    EmdoPile pool = p->deck;
    for (int kind = 1; kind < EMDO_KINDS; kind++)
        for (int i = p->known.n[kind]; i < p->hand.n[kind]; i++)
            emdo_put(&pool, kind);
    CardSet techs = (p->hand.set & ~p->known.set) >> EMDO_KINDS << EMDO_KINDS;
    for (; techs; techs = bits_without_first(techs))
        emdo_put(&pool, bits_first(techs));
    p->hand = p->known;
    for (int i = 0; i < n; i++) {
        int card = emdo_nth(&pool, rng_below(rng, pool.size));
        emdo_pick(&pool, card);
        emdo_put(&p->hand, card);
    }
    p->deck = pool;
}

void emdo_hide(void *state, int viewer, Rng *rng)
{
    enum { TRIES = 100000 }; /* more than any deal that can be answered needs */
    EmdoState *s = state;
    PlanetSet unseen = emdo_unseen_planets(s, viewer);
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (seat == viewer)
            continue;
        deal_hand(s, seat, rng);
        for (int i = 0; i < TRIES && !can_answer(s, seat); i++)
            deal_hand(s, seat, rng);
    }
    for (int back = 1; back < EMDO_BACKS; back++)
        deal_planets(s, unseen, back, rng);
}
