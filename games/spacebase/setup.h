/* Set-up: the standard game (SB-4) and Light Speed (SB-16). */
#ifndef GAMES_SPACEBASE_SETUP_H
#define GAMES_SPACEBASE_SETUP_H

#include "games/spacebase/state.h"

void sb_setup(void *state, EventList *events);

/* Light Speed: what the seat has left to spend, whether it may buy this dealt card, buying it. */
int sb_dealt_credits(const SbState *s, int seat);
bool sb_can_buy_dealt(const SbState *s, int seat, int card);
void sb_buy_dealt(SbState *s, int seat, int card);
void sb_finish_dealt(SbState *s, int seat);

/* Dealt cards stand in ascending order. */
void sb_sort_dealt(uint8_t *dealt, int n);

/* Begins and opens the sealed step of Light Speed. */
void sb_begin_lightspeed(SbState *s);
void sb_open_lightspeed(SbState *s, EventList *events);

/* Every board with its twelve starting ships and nothing else. */
void sb_start_board(SbState *s, int seat);

#endif
