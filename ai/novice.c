/* A player who is still learning: sees what a move brings at once, but every third time takes what
 * first comes to mind. */
#include "ai/players.h"

enum { SLIPS = 3 };

Move first_thought(const Game *game, const void *hidden, int seat, Rng *rng)
{
    MoveList list = { .n = 0 };
    int prior[MOVES_MAX] = { 0 }, total = 0, i = 0;
    game->moves(hidden, seat, &list);
    for (int k = 0; k < list.n; k++) {
        prior[k] = game->prior(hidden, seat, list.move[k]);
        prior[k] = prior[k] > 0 ? prior[k] : 1;
        total += prior[k];
    }
    for (int at = rng_below(rng, total); at >= prior[i]; i++)
        at -= prior[i];
    return list.move[i];
}

Move novice_choose(const Game *game, const void *hidden, int seat, Rng *rng)
{
    return rng_below(rng, SLIPS) == 0 ? first_thought(game, hidden, seat, rng)
                                      : greedy_choose(game, hidden, seat, rng);
}
