/* `orrery odds`: how a battle of Eclipse may end. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/json.h"

#include "games/registry.h"

#include "ai/odds.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/names.h"

enum { SHIPS_MOST = 2048 };

static const OddsBudget budget = { .positions = 20000,
                                   .branches = 4000000,
                                   .flows = 2000000000,
                                   .rolls = 1000000000,
                                   .samples = 20000 };

/* ---- printing ---- */

static void print_bar(const char *who, double share)
{
    enum { WIDTH = 40 };
    int full = (int)lround(share * WIDTH);
    printf("%-9s %6.2f%%  ", who, 100 * share);
    for (int i = 0; i < WIDTH; i++)
        fputs(i < full ? "█" : "·", stdout);
    putchar('\n');
}

static void print_losses(const Odds *odds, int side)
{
    printf("%-9s loses", side ? "defender" : "attacker");
    for (int kind = 0, n = 0; kind < BATTLE_KINDS; kind++)
        if (odds->unit[side][kind])
            printf("%s %.2f of %d %s", n++ ? "," : "",
                   odds->had[side][kind] - odds->alive[side][kind], odds->had[side][kind],
                   odds->unit[side][kind]);
    putchar('\n');
}

static void print_text(const Odds *odds)
{
    print_bar("attacker", odds->wins);
    print_bar("defender", 1 - odds->wins);
    print_losses(odds, 0);
    print_losses(odds, 1);
    if (odds->samples)
        printf("sampled: %d battles, ±%.2f%%\n", odds->samples, 196 * odds->error);
    else
        printf("exact: %d positions\n", odds->positions);
}

static void print_json(const Odds *odds)
{
    char buf[2048];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    odds_write(odds, &json);
    puts(buf);
}

/* ---- asking ---- */

static const Game *find_game(const char *code, Text *why)
{
    Names names = { .n = 0 };
    for (int i = 0; games[i]; i++)
        if (games[i]->battle && strcmp(games[i]->code, code) == 0)
            return games[i];
        else if (games[i]->battle)
            names_add(&names, games[i]->code);
    names_unknown(why, "game with battles", code, &names);
    return NULL;
}

static void write_question(const char *attacker, const char *defender, Text *out)
{
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    json_key_str(&json, "attacker", attacker);
    json_key_str(&json, "defender", defender);
    json_object_end(&json);
}

int cmd_odds(int argc, char **argv)
{
    const char *attacker = "", *defender = "";
    bool as_json = false;
    ArgWords word = { .n = 0 };
    const Arg arg[] = {
        arg_text("attacker", 'a', &attacker, "SHIPS",
                 "\"2 interceptor, cruiser(ion-cannon+hull)\""),
        arg_text("defender", 'd', &defender, "SHIPS",
                 "the same, or \"2 ancient\", \"gcds-advanced\""),
        arg_flag("json", 0, &as_json, "one JSON object"),
    };
    const ArgTable table = { .command = "odds",
                             .usage = "eclipse1|eclipse2 --attacker SHIPS --defender SHIPS",
                             .about =
                                 "How a battle may end if nobody retreats. Ships have the Terran "
                                 "blueprint, or the parts named in parentheses.",
                             .arg = arg,
                             .args = sizeof arg / sizeof arg[0],
                             .word = &word,
                             .words_min = 1,
                             .words_max = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    char buf[256] = "", asked[2 * SHIPS_MOST];
    Text why = text_over(buf), text = text_over(asked);
    const Game *game = find_game(word.at[0], &why);
    if (!game)
        return usage_error("odds", "%s", buf);
    write_question(attacker, defender, &text);
    Odds odds;
    if (text.full || !odds_of(game, json_root(asked, text.len), &budget, &odds, &why))
        return usage_error("odds", "%s", text.full ? "too many words" : buf);
    if (as_json)
        print_json(&odds);
    else
        print_text(&odds);
    return EXIT_GOOD;
}
