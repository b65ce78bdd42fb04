/* Piles of cards, drawing, and what comes out of the stacks (ED-8, ED-15). */
#ifndef GAMES_EMDO_CARDS_H
#define GAMES_EMDO_CARDS_H

#include "games/emdo/state.h"

static inline void emdo_put(EmdoPile *pile, int card)
{
    pile->set |= emdo_bit(card);
    if (!emdo_is_tech(card))
        pile->n[card]++;
    pile->size++;
}

static inline void emdo_pick(EmdoPile *pile, int card)
{
    assert(bits_has(pile->set, card));
    pile->size--;
    if (emdo_is_tech(card) || --pile->n[card] == 0)
        pile->set &= ~emdo_bit(card);
}

/* How many of a card a pile holds. */
static inline int emdo_count(const EmdoPile *pile, int card)
{
    return emdo_is_tech(card) ? bits_has(pile->set, card) : pile->n[card];
}

/* The card of a pile with so many others before it, counted kind by kind. */
int emdo_nth(const EmdoPile *pile, int n);

/* Adds all cards of a pile to another and empties it. */
void emdo_pour(EmdoPile *from, EmdoPile *to);

/* A card leaves the hand; it counts as one of the known ones first (ED-8.19). */
static inline void emdo_leave_hand(EmdoState *s, int seat, int card)
{
    EmdoSeat *p = &s->seat[seat];
    emdo_pick(&p->hand, card);
    if (bits_has(p->known.set, card))
        emdo_pick(&p->known, card);
}

/* A card comes into the hand openly (ED-8.12). */
static inline void emdo_show_hand(EmdoState *s, int seat, int card)
{
    emdo_put(&s->seat[seat].hand, card);
    emdo_put(&s->seat[seat].known, card);
}

/* Whether there is a card to draw. */
static inline bool emdo_can_draw(const EmdoState *s, int seat)
{
    return s->seat[seat].deck.size || s->seat[seat].discard.size;
}

/* ED-8.1, ED-8.2, ED-8.15: draws up to n cards. */
void emdo_draw(EmdoState *s, int seat, int n, EventList *events);

/* A card of the hand is removed from the game, shown to all (ED-8.13). */
void emdo_remove(EmdoState *s, int seat, int card, EventList *events);

/* Role cards of each kind that are in the game, those of unused stacks and of the box left out. */
int emdo_in_game(const EmdoState *s, int card);

/* The stacks that have a card. */
static inline CardSet emdo_stacks_left(const EmdoState *s)
{
    CardSet left = 0;
    for (int stack = 1; stack < EMDO_STACKS; stack++)
        left |= (CardSet)(s->stack[stack] > 0) << stack;
    return left;
}

/* Takes the top card off a stack; whoever calls puts it somewhere. */
void emdo_take_off(EmdoState *s, int stack, EventList *events);

/* ED-13.8: takes influence tokens. */
void emdo_gain(EmdoState *s, int seat, int tokens, EventList *events);

/* Tokens left in the influence supply. */
int emdo_supply(const EmdoState *s);

/* The number of empty stacks that triggers the end, and whether it is triggered (ED-20.1, 20.2). */
int emdo_stacks_to_end(const EmdoState *s);
bool emdo_is_ending(const EmdoState *s);

/* Symbols of a role on the cards of a pile, for this seat (ED-5.6, ED-18.24). */
static inline int emdo_pile_symbols(const EmdoState *s, int seat, const EmdoPile *pile, int role)
{
    CardSet techs = pile->set >> EMDO_KINDS << EMDO_KINDS;
    int n = bits_count(techs & emdo_single[role]) + 2 * bits_count(techs & emdo_double[role]);
    n += pile->n[emdo_roles[role].stack];
    if (role != EMDO_ROLE_RESEARCH && emdo_has(s, seat, EMDO_ADAPTABILITY))
        n += pile->n[EMDO_RESEARCH];
    return n;
}

/* The kinds of card that can be played for a role by this seat. */
static inline CardSet emdo_role_cards(const EmdoState *s, int seat, int role)
{
    CardSet cards = emdo_single[role] | emdo_double[role];
    return emdo_has(s, seat, EMDO_ADAPTABILITY) ? cards | emdo_bit(EMDO_RESEARCH) : cards;
}

/* Symbols of a role in the empire: planets and permanents (ED-5.7, ED-5.8). */
static inline int emdo_empire_symbols(const EmdoState *s, int seat, int role)
{
    const EmdoSeat *p = &s->seat[seat];
    return bits_count(p->up & emdo_symbol_planets[role]) +
           bits_count(p->permanents & emdo_symbol_permanents[role]);
}

#endif
