/* Answers that name cards one by one in ascending order (RG-23.12). */
#ifndef GAMES_RFTG_ANSWER_H
#define GAMES_RFTG_ANSWER_H

#include "games/rftg/state.h"

/* What may be named: cards of the pool above a card, at least so many, not more than so many. */
typedef struct RftgAsk {
    CardSet pool;
    int above;
    int least, most; /* still to be named */
    int page;        /* choices in one list */
} RftgAsk;

/* What the question on top of the agenda asks of the seat's cards; most is 0 if it asks none. */
RftgAsk rftg_ask(const RftgState *s, int seat);

/* The same where the question is known. */
RftgAsk rftg_ask_sift(const RftgState *s, int seat);
RftgAsk rftg_ask_develop(const RftgState *s, int seat);
RftgAsk rftg_ask_settle(const RftgState *s, int seat);
RftgAsk rftg_ask_pay(const RftgState *s, int seat);

/* The card that a design stands for now, or 0 if it may not be named. */
int rftg_named(const RftgAsk *ask, int design);

/* The card that a legal move means by a design. */
int rftg_meant(const RftgState *s, int seat, int design);

/* How many cards the answer lacks that names hand cards one by one. */
int rftg_cards_left(const RftgState *s, int seat);

/* Lists the moves that name a card, and `more`. */
void rftg_list_cards(const RftgAsk *ask, RftgMove kind, MoveList *list);

/* The card above which the next page begins; 0: there is none. */
int rftg_page_end(const RftgAsk *ask);

/* The answer of a sealed step is complete; the last one opens it. */
void rftg_answered(RftgState *s, int seat);

/* The cards that all seats have chosen unseen come to lie in their tableaux (RG-8.17). */
void rftg_open_choices(RftgState *s, RftgEvent kind, EventList *events);

/* How much Military the conquest or declaration under way still lacks. */
int rftg_shortage(const RftgState *s, int seat);

/* The hand cards that may be shown as ante (RG-18.26). */
CardSet rftg_antes(const RftgState *s, int seat);

#endif
