/* A player without a plan: any legal move, all equally likely. */
#include "ai/players.h"

Move random_choose(const Game *game, const void *hidden, int seat, Rng *rng)
{
    MoveList list = { .n = 0 };
    game->moves(hidden, seat, &list);
    assert(list.n > 0);
    return list.move[rng_below(rng, list.n)];
}
