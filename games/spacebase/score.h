/* The result: VP, and who is in front (SB-15). */
#ifndef GAMES_SPACEBASE_SCORE_H
#define GAMES_SPACEBASE_SCORE_H

#include "core/game.h"

enum { SB_SOURCES = 2 };
extern const uint16_t sb_sources[SB_SOURCES];

void sb_result(const void *state, Result *result);

/* The cards on the board but for those that it began with. */
void sb_holdings(const void *state, int seat, Holdings *list);

#endif
