#include "ai/contest.h"

#include <math.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "ai/players.h"

enum {
    SIDES = 2,
    SIZE_LEAST = 20, /* of a number, in 1/VALUE_LOGIT: what is nothing yet can become something */
    MARGIN = 400     /* parts of 1000 that the margin counts beside the win */
};

static const double spread = 8; /* points that are one logit */

/* The game as one side plays it. */
typedef struct Side {
    Game game;
    Valuation valuation;
    ValueWeight weight[VALUE_TERMS_MAX];
} Side;

struct Contest {
    const Game *game;
    Side side[SIDES];
    double now[VALUE_TERMS_MAX][VALUE_STAGES]; /* in 1/VALUE_LOGIT */
    double way[VALUE_TERMS_MAX][VALUE_STAGES]; /* from here to the first side's weights */
    Rng rng;
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX], hidden[STATE_BYTES_MAX];
};

Contest *contest_new(const Game *game, Rng *rng)
{
    Contest *contest = calloc(1, sizeof *contest);
    if (!contest)
        return NULL;
    contest->game = game;
    rng_rekey(&contest->rng, rng);
    for (int i = 0; i < SIDES; i++) {
        Side *side = &contest->side[i];
        side->valuation = *game->valuation;
        memcpy(side->weight, game->valuation->weight,
               (size_t)game->valuation->terms * sizeof side->weight[0]);
        side->valuation.weight = side->weight;
        side->game = *game;
        side->game.valuation = &side->valuation;
    }
    for (int i = 0; i < game->valuation->terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            contest->now[i][stage] = game->valuation->weight[i].at[stage];
    return contest;
}

void contest_free(Contest *contest)
{
    free(contest);
}

/* ---- one meeting ---- */

/* How big the numbers of a term are. */
static double size_of(const Contest *contest, int term)
{
    double size = 0;
    for (int stage = 0; stage < VALUE_STAGES; stage++)
        size += fabs(contest->now[term][stage]) / VALUE_STAGES;
    return size > SIZE_LEAST ? size : SIZE_LEAST;
}

static void take_sides(Contest *contest, double step)
{
    for (int i = 0; i < contest->game->valuation->terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++) {
            double way = size_of(contest, i) * step * (rng_below(&contest->rng, 2) ? 1 : -1);
            contest->way[i][stage] = way;
            contest->side[0].weight[i].at[stage] = (int32_t)lrint(contest->now[i][stage] + way);
            contest->side[1].weight[i].at[stage] = (int32_t)lrint(contest->now[i][stage] - way);
        }
}

static int side_of(int seat, int first)
{
    return (seat + first) % SIDES;
}

static void play(Contest *contest, const Setup *setup, int first)
{
    const Game *game = contest->game;
    game_setup(game, contest->state, setup, NULL);
    while (game_pending(contest->state)) {
        int seat = bits_first(game_pending(contest->state));
        memcpy(contest->hidden, contest->state, (size_t)game->state_bytes);
        game_hide(game, contest->hidden, seat, &contest->rng);
        Move move = greedy_choose(&contest->side[side_of(seat, first)].game, contest->hidden, seat,
                                  &contest->rng);
        game->apply(contest->state, seat, move, NULL);
    }
}

/* What the first side won of a game, less what the second did. */
static double gain(const Contest *contest, int first)
{
    float target[SEATS_MAX];
    double all[SIDES] = { 0 };
    sample_target(contest->game, contest->state, MARGIN, spread, target);
    for (int seat = 0; seat < game_head(contest->state)->seats; seat++)
        all[side_of(seat, first)] += (double)target[seat];
    return all[0] - all[1];
}

double contest_meet(Contest *contest, int seats, int deals, double step)
{
    Setup setup = game_normal_setup(contest->game, seats);
    double sum = 0;
    take_sides(contest, step);
    for (int deal = 0; deal < deals; deal++) {
        setup_draw_seed(&setup, &contest->rng);
        for (int first = 0; first < SIDES; first++) {
            play(contest, &setup, first);
            sum += gain(contest, first);
        }
    }
    double part = sum / (SIDES * deals);
    for (int i = 0; i < contest->game->valuation->terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            contest->now[i][stage] += part * contest->way[i][stage];
    return part;
}

void contest_weights(const Contest *contest, Fit *fit)
{
    memset(fit, 0, sizeof *fit);
    for (int i = 0; i < contest->game->valuation->terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            fit->weight[i][stage] = contest->now[i][stage] / VALUE_LOGIT;
}
