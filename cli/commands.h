/* The subcommands: each reads its own line, prints, and returns the exit status. argv[0] is its
 * name. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

int cmd_games(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_sim(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_match(int argc, char **argv);
int cmd_tune(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_verify(int argc, char **argv);
int cmd_odds(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_protocol(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_backup(int argc, char **argv);

#endif
