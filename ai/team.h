/* Several searches of one decision at once: trees with seeds of their own, each on a thread of its own
 * where there are threads. What they found is added up in their order: the same seed, trees and
 * simulations give the same move, however fast each was. */
#ifndef AI_TEAM_H
#define AI_TEAM_H

#include "ai/search.h"

enum { TEAM_MAX = 16 };

typedef struct Team {
    Search *search[TEAM_MAX];
    int trees;
    int simulations; /* that each has room for */
} Team;

/* Gives the team so many trees with room for so many simulations each; what it had is kept if it is
 * enough. False: memory is short. */
bool team_ready(Team *team, const SearchSettings *settings, int trees);
void team_end(Team *team);

/* Searches a decision of a seat in a state hidden for it until each tree stands on so many simulations,
 * or the time is over (ms after now; no clock: no end). The best move. */
typedef struct TeamBudget {
    int simulations, ms;
    long long (*now_ms)(void);
} TeamBudget;
Move team_choose(Team *team, const Game *game, const void *hidden, int seat,
                 const TeamBudget *budget, Rng *rng);

#endif
