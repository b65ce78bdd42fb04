/* `orrery verify`: proves records. Every move is played by the rules, the result and the hash of the
 * last position are compared, and the published commitment is checked against the seed. */
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

#include "core/record.h"

#include "games/registry.h"

#include "server/server.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/commitment.h"
#include "cli/file.h"

enum { WHY_BYTES = 512 };

static void count_move(void *context, const Game *game, const void *state, int seat, Move move)
{
    (void)game, (void)state, (void)seat, (void)move;
    ++*(int *)context;
}

static bool commitment_holds(const RecordHeader *header, Text *why)
{
    char hex[RECORD_COMMITMENT_BYTES];
    commitment_of(header->setup.seed, hex);
    if (!header->commitment[0] || strcasecmp(hex, header->commitment) == 0)
        return true;
    text_fmt(why, "the commitment is not that of the seed, which would be %s", hex);
    return false;
}

/* What a proved record says: "spacebase, 2 players, 310 moves, score 41 33 …". */
static void print_proof(const char *path, const RecordHeader *header, const void *state, int moves)
{
    printf("%s: ok: %s, %d players, %d moves, ", path, header->game->code, header->setup.seats,
           moves);
    if (header->finished) {
        printf("score");
        for (int seat = 0; seat < header->setup.seats; seat++)
            printf(" %d", header->score[seat]);
    } else {
        printf(game_pending(state) ? "not finished" : "no result given");
    }
    printf(", hash %016llx%s, %s\n", (unsigned long long)game_hash(header->game, state),
           header->has_hash ? "" : " (none given)",
           header->commitment[0] ? "commitment and seed agree" : "no commitment");
}

static int verify(const char *path)
{
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
    char buf[WHY_BYTES] = "", *text = NULL;
    Text why = text_over(buf);
    size_t n;
    int moves = 0;
    RecordHeader header;
    RecordVisitor visitor = { .before = count_move, .context = &moves };
    if (!file_read(path, &text, &n, &why))
        return failure("verify", "%s", buf);
    bool good = record_replay(text, n, game_find, state, &visitor, &header, &why) &&
                commitment_holds(&header, &why);
    free(text);
    if (!good)
        return failure("verify", "%s: %s", path, buf);
    print_proof(path, &header, state, moves);
    return EXIT_GOOD;
}

static int faults;

static void say_fault(const char *line)
{
    faults++;
    fprintf(stderr, "orrery verify: %s\n", line);
}

/* Every running game of a server's store, before the rules are changed under it. */
static int verify_store(const char *db)
{
    char buf[WHY_BYTES] = "";
    Text why = text_over(buf);
    int tried = server_verify(db, say_fault, &why);
    if (tried < 0)
        return failure("verify", "%s: %s", db, buf);
    printf("%s: %d running games, %d faults\n", db, tried, faults);
    return faults ? EXIT_FAILED : EXIT_GOOD;
}

int cmd_verify(int argc, char **argv)
{
    ArgWords word = { .n = 0 };
    const char *db = NULL;
    const Arg arg[] = {
        { .name = "db", .text = &db, .value = "FILE", .help = "every running game of a store" }
    };
    const ArgTable table = { .command = "verify",
                             .usage = "FILE... | --db FILE",
                             .about = "Plays records again and compares result and hash, and the "
                                      "commitment with the seed. '-' is stdin.",
                             .arg = arg,
                             .args = 1,
                             .word = &word,
                             .words_min = 0,
                             .words_max = ARG_WORDS_MAX };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    if (db && word.n == 0)
        return verify_store(db);
    if (db || word.n == 0)
        return usage_error("verify", "name records, or a store by --db");
    status = EXIT_GOOD;
    for (int i = 0; i < word.n; i++)
        if (verify(word.at[i]) != EXIT_GOOD)
            status = EXIT_FAILED;
    return status;
}
