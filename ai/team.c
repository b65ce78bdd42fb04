/* The first tree is searched on the caller's thread, the others on threads that end with the decision. */
#include "ai/team.h"

#include <string.h>

#ifndef __wasm__
#include <pthread.h>
#endif

enum { SLICE = 8 }; /* simulations between two looks at the clock */

void team_end(Team *team)
{
    for (int i = 0; i < team->trees; i++)
        search_free(team->search[i]);
    memset(team, 0, sizeof *team);
}

bool team_ready(Team *team, const SearchSettings *settings, int trees)
{
    if (team->trees == trees && team->simulations >= settings->simulations)
        return true;
    team_end(team);
    team->simulations = settings->simulations;
    for (; team->trees < trees; team->trees++)
        if (!(team->search[team->trees] = search_new(settings))) {
            team_end(team);
            return false;
        }
    return true;
}

typedef struct Share {
    Search *search;
    int simulations;
    long long end;
    long long (*now_ms)(void);
} Share;

/* Simulates until the number or the time is spent. */
static void *spend(void *context)
{
    const Share *share = context;
    Search *search = share->search;
    while (!search_is_clear(search) && search_done(search) < share->simulations &&
           (!share->now_ms || share->now_ms() < share->end)) {
        int left = share->simulations - search_done(search);
        search_run(search, left < SLICE ? left : SLICE);
    }
    return NULL;
}

/* A thread that cannot be had is done without: its tree is searched here. */
static void spend_all(Share *share, int n)
{
#ifndef __wasm__
    pthread_t thread[TEAM_MAX];
    bool runs[TEAM_MAX] = { false };
    for (int i = 1; i < n; i++)
        runs[i] = pthread_create(&thread[i], NULL, spend, &share[i]) == 0;
    spend(&share[0]);
    for (int i = 1; i < n; i++)
        if (runs[i])
            pthread_join(thread[i], NULL);
        else
            spend(&share[i]);
#else
    for (int i = 0; i < n; i++)
        spend(&share[i]);
#endif
}

Move team_choose(Team *team, const Game *game, const void *hidden, int seat,
                 const TeamBudget *budget, Rng *rng)
{
    Share share[TEAM_MAX] = { { 0 } };
    SearchLine line[MOVES_MAX], more[MOVES_MAX];
    long long end = budget->now_ms ? budget->now_ms() + budget->ms : 0;
    for (int i = 0; i < team->trees; i++) {
        search_begin(team->search[i], game, hidden, seat, rng);
        share[i] = (Share){ team->search[i], budget->simulations, end, budget->now_ms };
    }
    spend_all(share, team->trees);
    int lines = search_lines(team->search[0], line);
    for (int i = 1; i < team->trees; i++) {
        search_lines(team->search[i], more);
        for (int k = 0; k < lines; k++)
            search_add(&line[k], &more[k]);
    }
    Move move = line[search_best(line, lines)].move;
    for (int i = 0; i < team->trees; i++)
        search_played(team->search[i], move);
    return move;
}
