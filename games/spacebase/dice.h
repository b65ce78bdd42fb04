/* The dice: setting, rolling and rerolling them (phase 2), and the sealed answers that say how each
 * seat uses them (phases 3 and 4). */
#ifndef GAMES_SPACEBASE_DICE_H
#define GAMES_SPACEBASE_DICE_H

#include "games/spacebase/board.h"

void sb_set_die(SbState *s, int seat, int card, int value, EventList *events);
void sb_roll(SbState *s, EventList *events);
void sb_reroll(SbState *s, int seat, int card, int which, EventList *events);

/* The seats that are asked how they use the dice (SB-7.7). */
SeatSet sb_dice_users(const SbState *s);

/* Begins the sealed step of those seats. */
void sb_begin_use(SbState *s, SeatSet users);

/* Whether the seat may shift the sum with this card by this much (SB-DP7). */
bool sb_can_shift(const SbState *s, int seat, int card, int by);

/* Takes one small move of a seat's answer and goes on to its next question, or ends the answer. */
void sb_answer_use(SbState *s, int seat, bool sum);
void sb_answer_shift(SbState *s, int seat, int card, int by);
void sb_answer_stop(SbState *s, int seat);
void sb_answer_double(SbState *s, int seat, int sector);
void sb_answer_arrow(SbState *s, int seat, int sector);

/* Opens the answers: rewards from the active player clockwise (SB-DP12). */
void sb_open_use(SbState *s, EventList *events);

#endif
