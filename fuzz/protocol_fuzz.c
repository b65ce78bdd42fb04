/* Bytes as lines of the text protocol: every line gets one answer of one line that begins with '=' or
 * '?', and after '?' the game is what it was. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"

#include "cli/session.h"

#include "tests/tiny/game.h"

enum { LINES_MAX = 60, GAMES_MAX = 16, SIMULATIONS = 4 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok)
{
    if (!ok)
        abort();
}

/* The answer to `hash`: the game's, or that there is none. */
static void look(Session *session, Text *answer, char hash[128])
{
    session_line(session, "hash", 4, answer);
    Text kept = text_make(hash, 128);
    text_put(&kept, answer->at);
}

static void send(Session *session, Text *answer, const char *line, size_t n)
{
    char before[128], after[128];
    look(session, answer, before);
    session_line(session, line, n, answer);
    require(answer->at[0] == '=' || answer->at[0] == '?');
    require(!strpbrk(answer->at, "\r\n") && strlen(answer->at) == answer->len);
    bool refused = answer->at[0] == '?';
    look(session, answer, after);
    require(!refused || strcmp(before, after) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const uint8_t seed[RNG_SEED_BYTES];
    static char buffer[SESSION_ANSWER_BYTES];
    const Game *all[GAMES_MAX] = { NULL };
    int n = 0;
    for (; games[n] && n < GAMES_MAX - 2; n++)
        all[n] = games[n];
    all[n] = &tiny_game;
    Session *session = session_open(all, seed);
    require(session != NULL);
    session_limit(session, SIMULATIONS); /* a search is too slow here */
    Text answer = text_over(buffer);
    const char *at = (const char *)data, *end = at + size;
    for (int i = 0; i < LINES_MAX && at < end; i++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((stop ? stop : end) - at);
        send(session, &answer, at, length);
        at += length + (stop != NULL);
    }
    session_close(session);
    return 0;
}
