/* The parts of the check: the agenda, and what stands half done on it. */
#ifndef GAMES_RFTG_CHECK_PARTS_H
#define GAMES_RFTG_CHECK_PARTS_H

#include "games/rftg/state.h"

/* The tasks in an order of the rules, their numbers, the phase, and who is asked (check_agenda.c). */
bool rftg_check_agenda(const RftgState *s, Text *why);
bool rftg_check_asked(const RftgState *s, Text *why);

/* Actions chosen, cards drawn or shown, answers and payments begun (check_answers.c). */
bool rftg_check_answers(const RftgState *s, Text *why);

/* Says what is broken; false. */
bool rftg_fault(Text *why, const char *reason);

/* The lowest task of a kind, or NULL; the kind of the top one, or none. */
const Task *rftg_find_task(const RftgState *s, RftgTask kind);
int rftg_top_kind(const RftgState *s);

/* Whether a number is a card of the seat's tableau. */
bool rftg_is_own_card(const RftgState *s, int seat, int card);

#endif
