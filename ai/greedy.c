/* A player that looks one step ahead: plays each legal move in a few deals of what it cannot see, and
 * takes the one after which its seat stands best by the game's weighed terms. All moves meet the same deals
 * and the same dice, so that luck weighs on all of them alike. A choice of several small moves is
 * followed to its end along the moves the game itself finds likely. */
#include "ai/players.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

enum { LOOK_MAX = 8 };

typedef struct Deal {
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
} Deal;

bool sentence_goes_on(const void *state, int seat, SeatSet sealed)
{
    const Head *head = state;
    return bits_has(head->asked, seat) && head->sealed == sealed;
}

static Move likeliest(const Game *game, const void *state, int seat)
{
    MoveList list = { .n = 0 };
    game->moves(state, seat, &list);
    Move best = list.move[0];
    int weight = game->prior(state, seat, best);
    for (int i = 1; i < list.n; i++) {
        int other = game->prior(state, seat, list.move[i]);
        if (other > weight) {
            weight = other;
            best = list.move[i];
        }
    }
    return best;
}

int greedy_try(const Game *game, void *state, int seat, Move move, ValueOf *judge)
{
    SeatSet sealed = game_head(state)->sealed;
    game->apply(state, seat, move, NULL);
    for (int i = 0; i < LOOK_MAX && sentence_goes_on(state, seat, sealed); i++)
        game->apply(state, seat, likeliest(game, state, seat), NULL);
    return judge(game, state, seat);
}

/* The worth of a move in one deal. */
static int try_move(const Game *game, const Deal *deal, int seat, Move move, ValueOf *judge)
{
    Deal after;
    memcpy(after.state, deal->state, (size_t)game->state_bytes);
    return greedy_try(game, after.state, seat, move, judge);
}

void greedy_weigh(const Game *game, const void *hidden, int seat, const MoveList *list,
                  ValueOf *judge, int deals, Rng *rng, int worth[MOVES_MAX])
{
    Deal deal[GREEDY_DEALS];
    assert(deals <= GREEDY_DEALS);
    for (int i = 0; i < deals; i++) {
        memcpy(deal[i].state, hidden, (size_t)game->state_bytes);
        game_hide(game, deal[i].state, seat, rng);
    }
    for (int i = 0; i < list->n; i++) {
        worth[i] = 0;
        for (int k = 0; k < deals; k++)
            worth[i] += try_move(game, &deal[k], seat, list->move[i], judge);
    }
}

int greedy_best(const int *worth, int n, Rng *rng)
{
    int best = 0, equals = 1;
    for (int i = 1; i < n; i++)
        if (worth[i] > worth[best]) {
            best = i;
            equals = 1;
        } else if (worth[i] == worth[best] && rng_below(rng, ++equals) == 0) {
            best = i;
        }
    return best;
}

Move greedy_choose(const Game *game, const void *hidden, int seat, Rng *rng)
{
    MoveList list = { .n = 0 };
    int worth[MOVES_MAX];
    game->moves(hidden, seat, &list);
    assert(list.n > 0);
    if (list.n == 1)
        return list.move[0];
    greedy_weigh(game, hidden, seat, &list, value_by_terms, GREEDY_DEALS, rng, worth);
    return list.move[greedy_best(worth, list.n, rng)];
}
