/* `orrery tune --by-play`: sets of weights meet, and those that there are follow the better one. */
#include <math.h>
#include <stdio.h>

#include "ai/contest.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/lessons.h"
#include "cli/progress.h"

enum { DEALS = 12, GAMES = 2 * DEALS }; /* of a meeting: each deal is played twice */

static const double widest =
    0.3; /* between the sets and what there is, a part of each number's size */

/* Says now and then how far the weights went to the better set of a meeting, on the average. */
static void play_meetings(const Lessons *lessons, Contest *contest)
{
    Progress progress = progress_begin("tune", 0);
    long long meetings = (lessons->games + GAMES - 1) / GAMES, part = meetings / 10 + 1;
    double went = 0;
    for (long long i = 0; i < meetings; i++) {
        double step = widest * lesson_pace(lessons, i * GAMES);
        went += fabs(contest_meet(contest, lesson_seats(lessons, i), DEALS, step));
        if ((i + 1) % part == 0 || i + 1 == meetings) {
            printf("after %lld games: went %.3f of the way\n", (i + 1) * GAMES,
                   went / (double)(i % part + 1));
            fflush(stdout);
            went = 0;
        }
        if (progress_is_due(&progress))
            progress_show(&progress, (i + 1) * GAMES, meetings * GAMES, (i + 1) * GAMES, "");
    }
    progress_end(&progress);
}

int tune_by_play(const Lessons *lessons, const char *path, Rng *rng)
{
    Contest *contest = contest_new(lessons->game, rng);
    Fit fit;
    if (!contest)
        return failure("tune", "memory is short");
    play_meetings(lessons, contest);
    contest_weights(contest, &fit);
    contest_free(contest);
    return weights_write(lessons->game, &fit, lessons->command, path);
}
