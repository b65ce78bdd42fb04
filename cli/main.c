/* The `orrery` command: the table of subcommands, and nothing else. */
#include <stdio.h>
#include <string.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/names.h"

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *about;
} command[] = {
    { "games", cmd_games, "the games, their options and player counts" },
    { "play", cmd_play, "play in the terminal" },
    { "serve", cmd_serve, "the server and the page" },
    { "backup", cmd_backup, "copies a live store" },
    { "sim", cmd_sim, "plays games headless and prints statistics" },
    { "bench", cmd_bench, "speed with uniformly random legal play" },
    { "match", cmd_match, "a tournament of bots" },
    { "tune", cmd_tune, "fits the weights of a game's value" },
    { "replay", cmd_replay, "prints the game of a record" },
    { "verify", cmd_verify, "proves a record" },
    { "odds", cmd_odds, "how a battle of Eclipse may end" },
    { "rules", cmd_rules, "looks a rule up" },
    { "protocol", cmd_protocol, "the text protocol, for programs" },
};

enum { COMMANDS = sizeof command / sizeof command[0] };

static void help(void)
{
    printf("usage: orrery COMMAND [options]\n\ncommands:\n");
    for (int i = 0; i < COMMANDS; i++)
        printf("  %-10s %s\n", command[i].name, command[i].about);
    printf("\n'orrery COMMAND --help' says more.\n");
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return usage_error("", "which command? 'orrery --help' lists them");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0) {
        help();
        return EXIT_GOOD;
    }
    Names names = { .n = 0 };
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[1], command[i].name) == 0)
            return command[i].run(argc - 1, argv + 1);
        names_add(&names, command[i].name);
    }
    char buf[256];
    Text why = text_over(buf);
    names_unknown(&why, "command", argv[1], &names);
    return usage_error("", "%s", buf);
}
