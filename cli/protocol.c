/* `orrery protocol`: the text protocol between stdin and stdout. Lines are bounded: a longer one is
 * read to its end, refused, and forgotten. */
#include <stdio.h>
#include <stdlib.h>

#include "core/record.h"

#include "games/registry.h"

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/commitment.h"
#include "cli/session.h"

/* Reads a line into the buffer. False at the end of the input. *n is what there was of it, even if
 * only `cap` bytes of that are kept. */
static bool read_line(FILE *in, char *line, size_t cap, size_t *n)
{
    int c;
    *n = 0;
    while ((c = getc(in)) != EOF && c != '\n') {
        if (*n < cap)
            line[*n] = (char)c;
        ++*n;
    }
    return c != EOF || *n > 0;
}

static int serve(Session *session, char *line, Text *answer)
{
    enum { CAP = SESSION_LINE_BYTES + 1 };
    size_t n;
    bool going_on = true;
    while (going_on && read_line(stdin, line, CAP, &n)) {
        going_on = session_line(session, line, n < CAP ? n : CAP, answer);
        puts(answer->at);
        if (fflush(stdout) != 0)
            return failure("protocol", "the answers cannot be written");
    }
    return EXIT_GOOD;
}

int cmd_protocol(int argc, char **argv)
{
    const char *seed_text = NULL;
    const Arg arg[] = {
        arg_text("seed", 0, &seed_text, "S",
                 "what the session itself draws (bots, seeds not given) comes from this"),
    };
    const ArgTable table = { .command = "protocol",
                             .usage = "[--seed S]",
                             .about = "Answers commands, one line each: '= ...' or '? reason'. "
                                      "'help' lists them; docs/protocol.md explains them.",
                             .arg = arg,
                             .args = 1 };
    int status;
    if (!args_read(&table, argc, argv, &status))
        return status;
    uint8_t seed[RNG_SEED_BYTES];
    seed_fresh(seed);
    if (seed_text && !seed_parse(seed_text, seed))
        return usage_error("protocol", "--seed: a seed is a number below 2^64 or 64 hex digits");
    Session *session = session_open(games, seed);
    char *line = malloc(SESSION_LINE_BYTES + 1);
    char *buffer = malloc(SESSION_ANSWER_BYTES);
    if (session && line && buffer) {
        Text answer = text_make(buffer, SESSION_ANSWER_BYTES);
        status = serve(session, line, &answer);
    } else {
        status = failure("protocol", "out of memory");
    }
    free(buffer);
    free(line);
    session_close(session);
    return status;
}
