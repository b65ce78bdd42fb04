/* One session of the text protocol: the course of a game, and how much of it each seat was told. Here
 * lines are bounded, checked and cut into words; the answers are in answers.c. */
#include "cli/session.h"

#include <stdlib.h>
#include <string.h>

#include "cli/answers.h"

/* The first character that has no place in a line: not UTF-8, or a control; 0: none. */
static size_t bad_character(const char *line, size_t n)
{
    size_t at = 0;
    while (at < n) {
        uint32_t point;
        int bytes = utf8_read(line + at, n - at, &point);
        if (bytes == 0 || (point < 0x20 && point != '\t') || point == 0x7f)
            return at + 1;
        at += (size_t)bytes;
    }
    return 0;
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t';
}

/* Splits the text, which it cuts up, at white space; false: too many words. */
static bool split(char *text, Line *line)
{
    line->n = 0;
    for (;;) {
        while (is_space(*text))
            *text++ = 0;
        if (!*text)
            return true;
        if (line->n == SESSION_WORDS_MAX)
            return false;
        line->at[line->n++] = text;
        while (*text && !is_space(*text))
            text++;
    }
}

static void run_command(Session *session, const Line *line, Text *out)
{
    const Command *command = command_named(line->at[0]);
    Names names = names_of_commands();
    if (!command)
        answer_unknown(out, "command", line->at[0], &names);
    else if (line->n - 1 < command->min || line->n - 1 > command->max || !command->run)
        answer_refuse(out, "usage: %s", command->usage);
    else if (command->needs_game && !session->course.game)
        answer_refuse(out, "no game is on: start one with new GAME, such as 'new %s'",
                      session->games[0] ? session->games[0]->code : "GAME");
    else
        command->run(session, line, out);
}

/* The rest of a line after "setposition", or NULL if it is another command. */
static const char *position_text(const char *line, size_t n)
{
    static const char word[] = "setposition";
    size_t length = sizeof word - 1;
    return n > length && memcmp(line, word, length) == 0 && is_space(line[length]) ? line + length
                                                                                   : NULL;
}

bool session_line(Session *session, const char *line, size_t n, Text *answer)
{
    text_clear(answer);
    while (n > 0 && (line[n - 1] == '\r' || is_space(line[n - 1])))
        n--;
    for (; n > 0 && is_space(*line); n--)
        line++;
    const char *position = position_text(line, n);
    size_t limit = position ? SESSION_LINE_BYTES : SESSION_WORDS_BYTES - 1;
    size_t bad = n > limit ? 0 : bad_character(line, n);
    bool going_on = true;
    if (n == 0) {
        answer_refuse(answer, "an empty line; 'help' lists the commands");
    } else if (n > limit) {
        answer_refuse(answer, "the line is too long: at most %zu bytes", limit);
    } else if (bad) {
        answer_refuse(answer, "not plain text: byte %zu of the line", bad);
    } else if (position) {
        answer_setposition(session, position, n - (size_t)(position - line), answer);
    } else {
        char words[SESSION_WORDS_BYTES];
        Line cut = { .n = 0 };
        memcpy(words, line, n);
        words[n] = 0;
        if (!split(words, &cut) || cut.n == 0) {
            answer_refuse(answer, "too many words: at most %d", SESSION_WORDS_MAX);
        } else {
            run_command(session, &cut, answer);
            going_on = cut.n != 1 || strcmp(cut.at[0], "quit") != 0;
        }
    }
    if (answer->full)
        answer_refuse(answer, "the answer is too long");
    return going_on;
}

Session *session_open(const Game *const *games, const uint8_t seed[RNG_SEED_BYTES])
{
    Session *session = calloc(1, sizeof *session);
    if (!session)
        return NULL;
    session->games = games;
    rng_seed(&session->rng, seed);
    return session;
}

void session_close(Session *session)
{
    if (!session)
        return;
    course_close(&session->course);
    free(session);
}

void session_limit(Session *session, int simulations)
{
    session->simulations = simulations;
}
