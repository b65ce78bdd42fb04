/* For clients: the components as data, what each phase and each hand card means for a seat now, and what a
 * move is certain to bring. */
#ifndef GAMES_RFTG_PREVIEW_H
#define GAMES_RFTG_PREVIEW_H

#include "games/rftg/state.h"

void rftg_components(Json *out);
void rftg_preview(const void *state, int seat, Move move, Json *out);

/* Members of a seat's view. "phases": what its tableau does in each phase, chosen by whomever. "costs": of
 * its own hand cards, what is to be paid and what Military is short. */
void rftg_write_phases(const RftgState *s, int seat, Json *out);
void rftg_write_costs(const RftgState *s, int seat, Json *out);

#endif
