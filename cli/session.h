/* The text protocol (docs/protocol.md): one session of it, fed a line at a time. It knows no files
 * and no terminal, so that the command, the tests and the fuzzers drive the same code. */
#ifndef CLI_SESSION_H
#define CLI_SESSION_H

#include <stdbool.h>
#include <stddef.h>

#include "core/game.h"

enum {
    SESSION_LINE_BYTES = JSON_BYTES + 64, /* a position and the word before it */
    SESSION_WORDS_BYTES = 1024,           /* any other line */
    SESSION_ANSWER_BYTES = 4 << 20,
    SESSION_EVENTS_TOLD = 4096 /* by one `events`; the next call goes on */
};

typedef struct Session Session;

/* A session over these games (ended by NULL). What it draws itself (a seed that nobody gave, the
 * bots' choices) comes from this seed alone. NULL: out of memory. */
Session *session_open(const Game *const *games, const uint8_t seed[RNG_SEED_BYTES]);
void session_close(Session *session);

/* From now on no bot that is asked takes more simulations than this. */
void session_limit(Session *session, int simulations);

/* Answers one line, without its newline; the answer has none either. On an error ("? …") nothing
 * has changed. False: that was `quit`. `answer` should have room for SESSION_ANSWER_BYTES. */
bool session_line(Session *session, const char *line, size_t n, Text *answer);

#endif
