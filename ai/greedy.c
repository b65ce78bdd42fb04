/* A player that looks one step ahead: plays each legal move in a few deals of what it cannot see, and
 * takes the one after which the game's own value of its seat is best. All moves meet the same deals
 * and the same dice, so that luck weighs on all of them alike. A choice of several small moves is
 * followed to its end along the moves the game itself finds likely. */
#include "ai/players.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

enum { SAMPLES = 4, LOOK_MAX = 8 };

typedef struct Deal {
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
} Deal;

/* Whether the seat's own sentence goes on: the same sealed step, or the next open question. */
static bool goes_on(const void *state, int seat, SeatSet sealed)
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

/* The worth of a move in one deal. */
static int try_move(const Game *game, const Deal *deal, int seat, Move move)
{
    Deal after;
    memcpy(after.state, deal->state, (size_t)game->state_bytes);
    SeatSet sealed = game_head(after.state)->sealed;
    game->apply(after.state, seat, move, NULL);
    for (int i = 0; i < LOOK_MAX && goes_on(after.state, seat, sealed); i++)
        game->apply(after.state, seat, likeliest(game, after.state, seat), NULL);
    return game->value(after.state, seat);
}

Move greedy_choose(const Game *game, const void *hidden, int seat, Rng *rng)
{
    MoveList list = { .n = 0 };
    game->moves(hidden, seat, &list);
    assert(list.n > 0);
    if (list.n == 1)
        return list.move[0];
    Deal deal[SAMPLES];
    for (int i = 0; i < SAMPLES; i++) {
        memcpy(deal[i].state, hidden, (size_t)game->state_bytes);
        game_hide(game, deal[i].state, seat, rng);
    }
    Move best = list.move[0];
    long long best_worth = -1;
    int equals = 0;
    for (int i = 0; i < list.n; i++) {
        long long sum = 0;
        for (int k = 0; k < SAMPLES; k++)
            sum += try_move(game, &deal[k], seat, list.move[i]);
        if (sum > best_worth) {
            best_worth = sum;
            best = list.move[i];
            equals = 1;
        } else if (sum == best_worth && rng_below(rng, ++equals) == 0) {
            best = list.move[i]; /* each of equals is as likely as the others */
        }
    }
    return best;
}
