/* `orrery verify`: proves records. Every move is played by the rules, the result and the hash of the
 * last position are compared, and the published commitment is checked against the seed. */
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

#include "core/record.h"

#include "games/registry.h"

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

int cmd_verify(int argc, char **argv)
{
    ArgWords word = { .n = 0 };
    const ArgTable table = { .command = "verify",
                             .usage = "FILE...",
                             .about = "Plays records again and compares result and hash, and the "
                                      "commitment with the seed. '-' is stdin.",
                             .word = &word,
                             .words_min = 1,
                             .words_max = ARG_WORDS_MAX };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    status = EXIT_GOOD;
    for (int i = 0; i < word.n; i++)
        if (verify(word.at[i]) != EXIT_GOOD)
            status = EXIT_FAILED;
    return status;
}
