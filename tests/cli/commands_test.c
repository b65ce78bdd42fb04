/* The command itself, run as a program: what it prints, one line on stderr for every mistake, and its
 * exit status. The program is the one that the environment's ORRERY names. */
#include "tests/cli/command.h"

static void bad_usage(void **state)
{
    (void)state;
    gives("$O 2>&1", 2, "orrery: which command? 'orrery --help' lists them\n");
    gives("$O spim 2>&1", 2, "orrery: no command 'spim'; did you mean 'sim'?\n");
    gives("$O sim 2>&1", 2, "orrery sim: something is missing; usage: orrery sim GAME [options]\n");
    gives("$O sim spacebas 2>&1", 2, "orrery sim: no game 'spacebas'; did you mean 'spacebase'?\n");
    gives("$O sim spacebase -p 6 2>&1", 2, "orrery sim: 6 players: spacebase is for 2 to 5\n");
    gives("$O sim spacebase -n 0 2>&1", 2,
          "orrery sim: --games '0': a number from 1 to 100000000 is wanted\n");
    gives("$O sim spacebase --bots greedy,rando 2>&1", 2,
          "orrery sim: no bot 'rando'; did you mean 'random'?\n");
    gives("$O sim spacebase --bots greedy,random,random 2>&1", 2,
          "orrery sim: too many bots: there is room for 2\n");
    gives("$O sim spacebase -o lightspeed=no 2>&1", 2,
          "orrery sim: lightspeed=no: it must be off or on\n");
    gives(
        "$O sim spacebase -o fast 2>&1", 2,
        "orrery sim: --option 'fast': it is written name=value, such as lightspeed=off|on (off)\n");
    gives("$O sim spacebase --seed x 2>&1", 2,
          "orrery sim: --seed 'x': a seed is a number below 2^64 or 64 hex digits\n");
    gives("$O match spacebase --bots greedy 2>&1", 2,
          "orrery match: a match needs two bots or more: --bots greedy,random\n");
    gives("$O match spacebase 2>&1", 2,
          "orrery match: no bot ''; there is: random, novice, greedy, fair, strong, master\n");
    gives("$O match spacebase --bots greedy,random,random -p 2 2>&1", 2,
          "orrery match: 3 bots need as many players: -p 3\n");
    gives("$O bench chess 2>&1 | cut -c1-40", 0, "orrery bench: no game 'chess'; there is:\n");
    gives("$O play spacebase --seat 3 2>&1", 2, "orrery play: --seat 3: the seats are 0 to 1\n");
    gives("$O play spacebase --name 'a\"b' 2>&1", 2,
          "orrery play: --name 'a\"b': 1 to 63 bytes without quotation marks are wanted\n");
    gives("$O play spacebase --lang de 2>&1", 2,
          "orrery play: no language 'de'; there is: en, ru\n");
    gives("$O play spacebase --hot-seat --bots random,random 2>&1", 2,
          "orrery play: 2 bots leave no seat of 2 for a person\n");
    gives("$O replay 2>&1", 2,
          "orrery replay: something is missing; usage: orrery replay FILE [options]\n");
    gives("$O protocol --seed x 2>&1", 2,
          "orrery protocol: --seed: a seed is a number below 2^64 or 64 hex digits\n");
    gives("$O rules spcebase 2>&1", 2,
          "orrery rules: no game with rules here 'spcebase'; did you mean 'spacebase'?\n");
    gives("$O games --jsn 2>&1", 2, "orrery games: no option '--jsn'; did you mean '--json'?\n");
}

static void helps(void **state)
{
    (void)state;
    static const char *const command[] = { "games",  "play",   "sim",  "bench", "match",
                                           "replay", "verify", "odds", "rules", "protocol" };
    contains("$O --help 2>&1", 0, "usage: orrery COMMAND");
    for (size_t i = 0; i < sizeof command / sizeof command[0]; i++) {
        char line[64], part[64];
        snprintf(line, sizeof line, "$O %s --help 2>&1", command[i]);
        snprintf(part, sizeof part, "usage: orrery %s", command[i]);
        contains(line, 0, part);
    }
}

static void lists_games(void **state)
{
    (void)state;
    contains("$O games", 0, "spacebase  Space Base (Космобаза), 2 to 5 players\n");
    JsonValue first = json_index(json_get(json("$O games --json"), "games"), 0);
    assert_true(json_equals(json_get(first, "code"), "spacebase"));
}

static void measures(void **state)
{
    (void)state;
    static const char *const keys[] = { "game",    "players",     "decisions",       "games",
                                        "seconds", "games_per_s", "decisions_per_s", "state_bytes",
                                        "copy_ns", "moves_mean",  "moves_max",       NULL };
    has_keys(json("$O bench spacebase -p 4 --seconds 0.02 -o lightspeed=on --json"), keys);
    has_keys(
        json_index(json_get(json("$O bench --seconds 0.01 --max-rounds 5 --json"), "benches"), 0),
        keys);
    contains("$O bench --seconds 0.01", 0, "spacebase");
}

/* Plays a game by a script of choices and keeps its record. */
static void keeps_records(void **state)
{
    (void)state;
    contains("(for i in $(seq 40); do echo 1; done; echo save $T/game.txt; echo quit) | "
             "$O play spacebase --seed 3 --bots random --plain",
             0, "The record is in ");
    contains("$O verify $T/game.txt", 0, ": ok: spacebase, 2 players, ");
    contains("$O verify - <$T/game.txt", 0, "commitment and seed agree");
    contains("$O replay $T/game.txt", 0, "Player 1: ");
    contains("$O replay $T/game.txt --lang ru --moves --seat 0", 0, "   1. ");
    gives("$O replay $T/game.txt --seat 4 2>&1", 2,
          "orrery replay: --seat 4: the seats of this game are 0 to 1\n");
}

static void refuses_records(void **state)
{
    (void)state;
    contains("$O verify $T/none.txt 2>&1", 1, "cannot be read: No such file");
    contains("$O verify $T 2>&1", 1, "cannot be read: Is a directory");
    contains("sed 's/^\\[Commitment \"./[Commitment \"f/' $T/game.txt | "
             "sed 's/Commitment \"f./Commitment \"ff/' | $O verify - 2>&1",
             1, "the commitment is not that of the seed");
    contains("sed 's/^\\[Hash \"..../[Hash \"0000/' $T/game.txt | $O verify - 2>&1", 1, "hash");
    contains("sed '$d' $T/game.txt | $O verify - 2>&1", 1, "orrery verify: -: ");
    contains("(cat $T/game.txt; echo '0 buy merbold') | $O verify - 2>&1", 1, "line ");
    contains("(cat $T/game.txt; echo '0 buy merbod') | $O verify - 2>&1", 1,
             "did you mean 'merbold'?");
    contains("sed 's/spacebase/chess/' $T/game.txt | $O replay - 2>&1", 1,
             "line 1: there is no game 'chess'");
    contains("head -c 100000 /dev/urandom | $O verify - 2>&1", 1, "line 1: ");
    contains("head -c 20000000 /dev/zero | $O verify - 2>&1", 1,
             "is too long: at most 16777216 bytes");
    gives("head -c 100000 /dev/urandom | $O verify - 2>&1 | wc -l", 0, "1\n");
    contains("printf '' | $O verify - 2>&1", 1, "the header must name the game");
}

/* Odds that can be worked out by hand: who shoots first of two that hit by a six alone has 6 of 11; missiles
 * decide 11 of 36 battles before that. */
static void tells_the_odds_of_battles(void **state)
{
    (void)state;
    contains("$O odds eclipse2 -a interceptor -d interceptor --json", 0, "{\"attacker\":0.4545,");
    contains("$O odds eclipse1 -a interceptor -d interceptor --json", 0, "{\"attacker\":0.4545,");
    contains("$O odds eclipse2 -a 'interceptor(plasma-missile+ion-cannon+nuclear-drive)' "
             "-d interceptor --json",
             0, "{\"attacker\":0.6212,");
    contains("$O odds eclipse2 -a '2 interceptor' -d ancient", 0, "exact:");
    contains("$O odds eclipse2 -a '8 interceptor(ion-cannon+ion-cannon+ion-cannon+nuclear-drive)' "
             "-d '4 starbase'",
             0, "sampled:");
    contains("$O odds eclipse2 -a ancient -d interceptor 2>&1", 2, "never attack");
    contains("$O odds eclipse2 -a ship -d interceptor 2>&1", 2, "no such ships: 'ship'");
    contains("$O odds eclipse2 -a 'cruiser(rubber)' -d interceptor 2>&1", 2,
             "no such part: 'rubber'");
    contains("$O odds chess 2>&1", 2, "no game with battles 'chess'");
}

static void looks_rules_up(void **state)
{
    (void)state;
    contains("$O rules spacebase", 0, "SB-13 Buying, claiming, laying and deploying cards\n");
    contains("$O rules spacebase SB-13.1", 0, "SB-13.1 A card can be bought only if");
    contains("$O rules spacebase 13.1", 0, "SB-13.1 A card can be bought only if");
    contains("$O rules spacebase sb-12.7", 0, "SB-12.7b ");
    contains("$O rules spacebase 14 | head -1", 0, "SB-14 Colonies\n");
    contains("$O rules spacebase colony deployed", 0, "SB-14.7");
    contains("$O rules spacebase 13.2 --lang ru", 0, "SB-13.2 Покупка фазы 6 стоит всех кредитов");
    contains("$O rules spacebase 13.2 --lang xx 2>&1", 2, "no language 'xx'");
    contains("$O rules spacebase SB-13.99 2>&1", 1, "did you mean 'SB-13.9'?");
    contains("$O rules spacebase wizard 2>&1", 1, "no rule of spacebase holds 'wizard'");
}

static void speaks_protocol(void **state)
{
    (void)state;
    gives(
        "printf 'games\\nnew spacebase seed=1\\n\\npending\\nquit\\ngames\\n' | $O protocol | cut -c1-11",
        0, "= spacebase\n= ok\n? an empty \n= 1\n= ok\n");
    gives("(head -c 2000000 /dev/zero | tr '\\0' x; echo; echo games) | $O protocol | cut -c1-11",
          0, "? the line \n= spacebase\n");
    contains("printf 'games' | $O protocol", 0, "= spacebase");
}

static void plays_in_a_pipe(void **state)
{
    (void)state;
    contains(
        "printf '?\\nyard\\nboard 2\\nboard 9\\nlook merbold\\nlook a\\ni 1\\nhint\\nundo\\nlog\\nrule 13.1\\n"
        "rule xyzzy\\nbuy merbold\\nnonsense\\nsave\\nstatus\\nquit\\n' | $O play spacebase --seed 1 -p 3",
        0, "Good-bye. The game was not finished.\n");
    assert_non_null(strstr(output, "A strong bot would choose"));
    assert_non_null(strstr(output, "SB-13.1 A card can be bought"));
    assert_non_null(strstr(output, "Merbold (Cargo Cruiser), level 1"));
    assert_non_null(strstr(output, "Which one? "));
    assert_non_null(strstr(output, "There is no choice or command 'nonsense'"));
    assert_null(strchr(output, '\033'));
    contains("printf 'выход\\n' | $O play spacebase --seed 1 --lang ru", 0, "До свидания.");
    contains("printf '' | $O play spacebase --seed 1 --plain", 0, "Good-bye.");
    contains("yes 1 | head -2000 | $O play spacebase --seed 1 --bots greedy --plain", 0,
             "The game is over.");
    contains("(yes 1 | head -4000) | $O play spacebase --hot-seat --seed 1 -o lightspeed=on", 0,
             "it is your turn to choose");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "bad usage is one line and status 2", .test_func = bad_usage },
        { .name = "every command has help", .test_func = helps },
        { .name = "games lists the games", .test_func = lists_games },
        { .name = "bench measures", .test_func = measures },
        { .name = "a game played is replayed and proved", .test_func = keeps_records },
        { .name = "bad records are refused with status 1", .test_func = refuses_records },
        { .name = "odds of battles", .test_func = tells_the_odds_of_battles },
        { .name = "rules are found by id, section and words", .test_func = looks_rules_up },
        { .name = "the protocol answers line for line", .test_func = speaks_protocol },
        { .name = "a terminal game in a pipe", .test_func = plays_in_a_pipe },
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
