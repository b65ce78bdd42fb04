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
