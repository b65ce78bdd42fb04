/* Cards on the move: draws, face-down discards, goods, and what each seat knows of them. */
#ifndef GAMES_RFTG_SUPPLY_H
#define GAMES_RFTG_SUPPLY_H

#include "games/rftg/state.h"

/* An event about a seat with open fields. */
void rftg_tell(EventList *events, RftgEvent kind, int seat, int a, int b);

/* Whether there is a card to be drawn at all (RG-6.6). */
static inline bool rftg_can_draw(const RftgState *s)
{
    return !cards_empty(&s->supply) || !cards_empty(&s->discard);
}

/* Draws up to n cards into the hand, one by one; returns how many there were. */
int rftg_draw(RftgState *s, int seat, int n, EventList *events);

/* Turns up a card of the supply and lays it aside, for all to see; 0: there is none. */
int rftg_show(RftgState *s, int seat, EventList *events);

/* What lies aside goes to the discard pile, known to all. */
void rftg_clear_aside(RftgState *s);

/* A card that lies aside goes into a hand; everybody knows it there. */
void rftg_take_aside(RftgState *s, int seat, int card);

/* Hand cards go face down to the discard pile (RG-6.5), or one under Galactic Scavengers. With
 * `from`, they come out of that part of the hand alone. */
void rftg_put_down(RftgState *s, int seat, int card, const CardSet *from, EventList *events);
void rftg_put_down_cards(RftgState *s, int seat, const CardSet *cards, const CardSet *from,
                         EventList *events);
void rftg_put_down_chosen(RftgState *s, int seat, const CardSet *from, EventList *events);
void rftg_save(RftgState *s, int seat, int card, EventList *events);

/* A hand card comes to lie open in the tableau, or aside. */
void rftg_from_hand(RftgState *s, int seat, int card);
void rftg_lay_aside(RftgState *s, int seat, int card);

/* A seat sees a card that may be one it knew to be shuffled into the supply (RG-23.11). */
void rftg_turns_up(RftgState *s, int seat, int card);

/* The goods of a seat that are of a kind or, on the any-kind world, may be (RG-18.4). */
CardSet rftg_goods_of_kind(const RftgState *s, int seat, RftgKind kind);

/* A card leaves a tableau for the discard pile, with its good and what lies under it (RG-6.12). */
void rftg_leave(RftgState *s, int seat, int card, EventList *events);

/* What lay under Galactic Scavengers goes to the pile. */
void rftg_scatter_saved(RftgState *s);

/* A good comes onto a world, if there is a card for it; or leaves it. */
bool rftg_add_good(RftgState *s, int seat, int world, EventList *events);
void rftg_remove_good(RftgState *s, int seat, int world, EventList *events);

/* The goods of a seat, as worlds. */
CardSet rftg_goods_of(const RftgState *s, int seat);

/* The card a seat means by a design: the lowest-numbered copy above the floor (RG-23.12), or 0. */
int rftg_copy_in(const CardSet *set, int design, int above);

/* The card of a design in the seat's tableau, now or at the phase start. */
int rftg_own_card(const RftgState *s, int seat, int design);

#endif
