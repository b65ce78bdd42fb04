#include "cli/lessons.h"

#include <math.h>
#include <stdio.h>

#include "cli/args.h"
#include "cli/commands.h"

int lesson_seats(const Lessons *lessons, long long number)
{
    const Game *game = lessons->game;
    int seats = lessons->players ? (int)lessons->players
                : number % 2     ? 2
                                 : 3 + (int)(number / 2 % 2);
    return seats < game->seats_min   ? game->seats_min
           : seats > game->seats_max ? game->seats_max
                                     : seats;
}

/* Every option stays as it is or is drawn, one as likely as the other. */
static Setup vary(const Game *game, const Setup *normal, Rng *rng)
{
    Setup setup = *normal;
    for (int i = 0; i < game->options; i++) {
        const GameOption *option = &game->option[i];
        if (rng_below(rng, 2))
            setup.option[i] =
                (uint8_t)(option->min + rng_below(rng, option->max - option->min + 1));
    }
    return setup;
}

Setup lesson_setup(const Lessons *lessons, long long number, Rng *rng)
{
    Setup normal = game_normal_setup(lessons->game, lesson_seats(lessons, number));
    if (rng_below(rng, 100) >= lessons->varied)
        return normal;
    for (;;) {
        char buf[256];
        Text why = text_over(buf);
        Setup setup = vary(lessons->game, &normal, rng);
        if (game_setup_ok(lessons->game, &setup, &why))
            return setup;
    }
}

double lesson_pace(const Lessons *lessons, long long number)
{
    return 0.05 + 0.95 * (double)(lessons->games - number) / (double)lessons->games;
}

static void put_weights(const Game *game, const Fit *fit, const char *command, FILE *out)
{
    const Valuation *valuation = game->valuation;
    fprintf(out,
            "/* TERM(name, early, middle, late): what a unit of each term is worth, in 1/10,000 "
            "logits.\n * Written by `orrery %s`; the terms are said in value.c. */\n",
            command);
    for (int i = 0; i < valuation->terms; i++)
        fprintf(out, "TERM(%s, %ld, %ld, %ld)\n", valuation->weight[i].term,
                lrint(fit->weight[i][0] * VALUE_LOGIT), lrint(fit->weight[i][1] * VALUE_LOGIT),
                lrint(fit->weight[i][2] * VALUE_LOGIT));
}

int weights_write(const Game *game, const Fit *fit, const char *command, const char *path)
{
    FILE *out = path ? fopen(path, "w") : stdout;
    if (out)
        put_weights(game, fit, command, out);
    if (!out || (path && fclose(out) != 0))
        return failure("tune", "%s cannot be written", path);
    return EXIT_GOOD;
}
