/* Eclipse as two values, one an edition. */
#ifndef GAMES_ECLIPSE_GAME_H
#define GAMES_ECLIPSE_GAME_H

#include "games/eclipse/state.h"

extern const Game eclipse1_game;
extern const Game eclipse2_game;

static inline const Game *ecl_game_of(const EclState *s)
{
    return s->edition == ECL_SECOND ? &eclipse2_game : &eclipse1_game;
}

#endif
