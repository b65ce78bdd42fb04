/* The decision is seen with the seat's own eyes: over a copy that hides what it could not know. The move
 * that was played gets as many simulations as the best one, on the same deals. */
#include "ai/review.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/search.h"

static int share_of(const SearchLine *line)
{
    return line->visits ? (int)(line->sum / line->visits) : 0;
}

/* What all seats may expect if this one expects `share`: the others keep their proportions. */
static void spread(const int mean[SEATS_MAX], int seats, int seat, int share, int out[SEATS_MAX])
{
    int others = 0;
    assert(seats > 1);
    for (int other = 0; other < seats; other++)
        others += other == seat ? 0 : mean[other];
    for (int other = 0; other < seats; other++)
        out[other] = other == seat ? share
                     : others      ? (int)((int64_t)(SHARE - share) * mean[other] / others)
                                   : (SHARE - share) / (seats - 1);
}

static const SearchLine *line_of(const SearchLine *line, int lines, Move move)
{
    for (int i = 0; i < lines; i++)
        if (line[i].move == move)
            return &line[i];
    return line;
}

void review_step(struct Search *search, const Game *game, const void *state, int seat, Move played,
                 int simulations, Rng *rng, ReviewStep *step)
{
    alignas(max_align_t) unsigned char hidden[STATE_BYTES_MAX];
    SearchLine line[MOVES_MAX];
    int seats = game_head(state)->seats, mean[SEATS_MAX];
    memcpy(hidden, state, (size_t)game->state_bytes);
    game_hide(game, hidden, seat, rng);
    search_begin(search, game, hidden, seat, rng);
    search_run(search, simulations);
    int lines = search_lines(search, line), best = search_best(line, lines);
    search_try(search, played, line[best].visits - line_of(line, lines, played)->visits);
    search_lines(search, line);
    search_shares(search, mean);
    int high = share_of(&line[best]), low = share_of(line_of(line, lines, played));
    step->best = low < high ? line[best].move : played;
    high = low < high ? high : low;
    step->cost = high - low;
    spread(mean, seats, seat, high, step->before);
    spread(mean, seats, seat, low, step->after);
}
