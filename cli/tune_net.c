/* `orrery tune --net`: teaches a game's network by play against itself and writes it as the file that is
 * compiled into the game (games/GAME/net.def, net_of_two.def). */
#include <stdio.h>

#include "ai/train.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/lessons.h"
#include "cli/progress.h"

static void put_rows(FILE *out, const char *name, const NetRow *row, int rows)
{
    fprintf(out, "static const NetRow NET(%s)[] = {\n", name);
    for (int i = 0; i < rows; i++) {
        fprintf(out, "{ {");
        for (int unit = 0; unit < NET_UNITS; unit++)
            fprintf(out, "%s%.4g", unit ? ", " : " ", (double)row[i].unit[unit]);
        fprintf(out, " } },\n");
    }
    fprintf(out, "};\n");
}

/* Who includes the file says what NET(part) is called: a game may have several networks. */
static void put_net(const Lessons *lessons, const Net *net, FILE *out)
{
    const Game *game = lessons->game;
    fprintf(out,
            "/* What one of each thing adds to the units of the network (core/net.h): things of a "
            "seat for\n * itself and for the others, things of the table; last, what the units add "
            "up to. Written by\n * `orrery %s`. */\n",
            lessons->command);
    put_rows(out, "own", net->own, trainer_seat_rows(game));
    put_rows(out, "others", net->others, trainer_seat_rows(game));
    put_rows(out, "common", net->common, trainer_table_rows(game));
    put_rows(out, "out", net->out, 1);
}

static void play_lessons(const Lessons *lessons, Trainer *trainer, Rng *rng)
{
    Progress progress = progress_begin("tune", 0);
    long long part = lessons->games / 10 + 1;
    for (long long i = 0; i < lessons->games; i++) {
        Setup setup = lesson_setup(lessons, i, rng);
        trainer_game(trainer, &setup, lessons->step * lesson_pace(lessons, i));
        if ((i + 1) % part == 0 || i + 1 == lessons->games) {
            printf("after %lld games: surprise %.4f\n", i + 1, trainer_loss(trainer));
            fflush(stdout);
        }
        if (progress_is_due(&progress))
            progress_show(&progress, i + 1, lessons->games, i + 1, "");
    }
    progress_end(&progress);
}

int tune_net(const Lessons *lessons, const char *path, Rng *rng)
{
    const Net *from =
        lessons->go_on ? value_net(lessons->game->valuation, (int)lessons->players) : NULL;
    Trainer *trainer = trainer_new(lessons->game, from, (int)lessons->led, rng);
    if (!trainer)
        return failure("tune", "memory is short");
    play_lessons(lessons, trainer, rng);
    FILE *out = path ? fopen(path, "w") : stdout;
    bool written = out != NULL;
    if (out)
        put_net(lessons, trainer_net(trainer), out);
    trainer_free(trainer);
    if (out && path)
        written = fclose(out) == 0;
    return written ? EXIT_GOOD : failure("tune", "%s cannot be written", path);
}
