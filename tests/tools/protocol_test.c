/* Plays files of text-protocol tests (tests/GAME/NAME.t) and says which cases hold:
 *
 *   test SB-9.2 SB-EX7: a double arrow asks      begins a case: the rules claimed, what is shown
 *   > moves 0                                    a line sent; one that ends in \ goes on below
 *   = use 5 6 ; use 5+6                          the answer, exactly
 *   =~ use 5+6                                   begins with = and contains this
 *   ?~ SB-13.1                                   begins with ? and contains this
 *   =json seats.0.credits 7                      a value inside a JSON answer; `absent`: not there
 *   =count seats.0.sectors.6.deployed 2          how many members it has
 *   =has use 5+6                                 one of a list of moves (or words of `pending`)
 *   =not use 5+6                                 not one of them
 *   =all use 5+6 ; use 5 6                       exactly these, in any order
 *   # a comment
 *
 * Each case has a session of its own. Lines above the first case are played at the start of every
 * case. A line sent without a check below it must be answered with "=". Without arguments the
 * checks themselves are tested. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "core/text.h"

#include "games/registry.h"

#include "cli/session.h"

#include "tests/tiny/game.h"

enum { GAMES_MAX = 16, WHY_BYTES = 2048, COMMAND_BYTES = JSON_BYTES + 64 };

typedef struct Runner {
    const Game *games[GAMES_MAX]; /* the registry's and the tests' own */
    const char *path;
    char *text; /* the whole file, cut into lines */
    char **line;
    int lines, preamble;
    char *command;
    Text answer;
    char why[WHY_BYTES];
} Runner;

/* ---- checks ---- */

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Walks "seats.0.credits" down from the root; "." is the root. */
static JsonValue json_path(JsonValue value, const char *path, size_t n)
{
    while (n > 0 && !(n == 1 && *path == '.')) {
        const char *dot = memchr(path, '.', n);
        size_t length = dot ? (size_t)(dot - path) : n;
        char step[128];
        if (length == 0 || length >= sizeof step)
            return (JsonValue){ NULL, NULL };
        memcpy(step, path, length);
        step[length] = 0;
        long long index;
        if (json_type(value) == JSON_ARRAY)
            value = parse_int(step, length, 0, 100000, &index) ? json_index(value, (int)index)
                                                               : (JsonValue){ NULL, NULL };
        else
            value = json_get(value, step);
        path += length + (dot != NULL);
        n -= length + (dot != NULL);
    }
    return value;
}

/* The value that a check's path names in a JSON answer, and what is expected of it. */
static bool json_of(const char *answer, const char *check, JsonValue *value, const char **expected)
{
    const char *json = answer + 2;
    size_t n = strlen(answer);
    if (n < 3 || !starts(answer, "= ") || !json_check(json, n - 2, NULL))
        return false;
    const char *space = strchr(check, ' ');
    if (!space)
        return false;
    *value = json_path(json_root(json, n - 2), check, (size_t)(space - check));
    *expected = space + 1;
    return true;
}

static bool json_holds(const char *answer, const char *check)
{
    JsonValue value;
    const char *expected;
    if (!json_of(answer, check, &value, &expected))
        return false;
    if (json_type(value) == JSON_ABSENT)
        return strcmp(expected, "absent") == 0;
    size_t n;
    const char *span = json_span(value, &n);
    return (n == strlen(expected) && memcmp(span, expected, n) == 0) ||
           json_equals(value, expected);
}

static bool count_holds(const char *answer, const char *check)
{
    JsonValue value;
    const char *expected;
    long long n;
    return json_of(answer, check, &value, &expected) &&
           parse_int(expected, strlen(expected), 0, 100000, &n) &&
           json_type(value) != JSON_ABSENT && json_count(value) == n;
}

/* Whether a list with this between its parts has the part. */
static bool list_has(const char *answer, const char *between, const char *part)
{
    if (!starts(answer, "= "))
        return false;
    answer += 2;
    for (;;) {
        const char *end = strstr(answer, between);
        size_t n = end ? (size_t)(end - answer) : strlen(answer);
        if (n == strlen(part) && memcmp(answer, part, n) == 0)
            return true;
        if (!end)
            return false;
        answer = end + strlen(between);
    }
}

static bool has(const char *answer, const char *part)
{
    return list_has(answer, " ; ", part) ||
           (!strstr(answer, " ; ") && !strchr(part, ' ') && list_has(answer, " ", part));
}

/* The number of parts of a list of moves. */
static int list_size(const char *list)
{
    int n = *list != 0;
    for (const char *at = list; (at = strstr(at, " ; ")) != NULL; at += 3)
        n++;
    return n;
}

/* Whether the answer lists exactly these moves. */
static bool has_all(const char *answer, const char *list)
{
    if (!starts(answer, "= ") || list_size(answer + 2) != list_size(list))
        return false;
    char part[512];
    for (const char *at = list; at; at = strstr(at, " ; ") ? strstr(at, " ; ") + 3 : NULL) {
        const char *end = strstr(at, " ; ");
        size_t n = end ? (size_t)(end - at) : strlen(at);
        if (n >= sizeof part)
            return false;
        memcpy(part, at, n);
        part[n] = 0;
        if (!list_has(answer, " ; ", part))
            return false;
    }
    return true;
}

static bool is_check(const char *line)
{
    return line[0] == '=' || line[0] == '?';
}

/* Whether the answer is as a check line wants it. */
static bool check_holds(const char *check, const char *answer)
{
    if (starts(check, "=json "))
        return json_holds(answer, check + 6);
    if (starts(check, "=count "))
        return count_holds(answer, check + 7);
    if (starts(check, "=has "))
        return has(answer, check + 5);
    if (starts(check, "=not "))
        return answer[0] == '=' && !has(answer, check + 5);
    if (starts(check, "=all "))
        return has_all(answer, check + 5);
    if (starts(check, "=~ "))
        return answer[0] == '=' && strstr(answer, check + 3);
    if (starts(check, "?~ "))
        return answer[0] == '?' && strstr(answer, check + 3);
    return strcmp(check, answer) == 0;
}

/* ---- files ---- */

static bool read_whole(const char *path, char **text)
{
    FILE *file = fopen(path, "rb");
    *text = NULL;
    if (!file)
        return false;
    size_t cap = 1 << 16, n = 0, got;
    char *all = malloc(cap);
    while (all && (got = fread(all + n, 1, cap - n - 1, file)) > 0) {
        n += got;
        if (cap - n < 2) {
            char *grown = realloc(all, cap *= 2);
            if (!grown)
                free(all);
            all = grown;
        }
    }
    bool good = all && !ferror(file);
    fclose(file);
    if (good)
        all[n] = 0;
    *text = all;
    return good;
}

/* Cuts the text into lines without white space at their ends. */
static bool cut_lines(Runner *runner)
{
    int n = 1;
    for (const char *at = runner->text; *at; at++)
        n += *at == '\n';
    runner->line = calloc((size_t)n + 1, sizeof *runner->line);
    if (!runner->line)
        return false;
    char *at = runner->text;
    for (int i = 0; i < n; i++) {
        char *end = at + strcspn(at, "\n");
        bool last = *end == 0;
        *end = 0;
        for (char *back = end; back > at && strchr(" \t\r", back[-1]);)
            *--back = 0;
        runner->line[i] = at;
        at = last ? end : end + 1;
    }
    runner->lines = n;
    return true;
}

/* ---- cases ---- */

/* Puts the command that starts at a line together; the number of the line after it. */
static int read_command(Runner *runner, int at)
{
    const char *part = runner->line[at] + 1;
    size_t n = 0;
    for (;;) {
        while (*part == ' ')
            part++;
        size_t length = strlen(part);
        bool more = length > 0 && part[length - 1] == '\\' && at + 1 < runner->lines;
        length -= more;
        while (more && length > 0 && part[length - 1] == ' ')
            length--;
        if (n + length + 1 >= COMMAND_BYTES)
            length = 0;
        memcpy(runner->command + n, part, length);
        n += length;
        runner->command[n] = 0;
        at++;
        if (!more)
            return at;
        runner->command[n++] = ' ';
        part = runner->line[at];
    }
}

static void complain(Runner *runner, int line, const char *expected)
{
    snprintf(
        runner->why, sizeof runner->why,
        "           %s:%d: after > %.200s\n           expected: %.500s\n           answer:   %.900s",
        runner->path, line + 1, runner->command, expected, runner->answer.at);
}

/* Plays the lines from first to the next case or `end`; false with the reason. */
static bool play(Runner *runner, Session *session, int first, int end)
{
    for (int at = first; at < end && !starts(runner->line[at], "test ");) {
        const char *line = runner->line[at];
        if (line[0] == 0 || line[0] == '#') {
            at++;
            continue;
        }
        if (line[0] != '>') {
            snprintf(runner->why, sizeof runner->why,
                     "           %s:%d: neither a command ('> …') nor a check below one: %.200s",
                     runner->path, at + 1, line);
            return false;
        }
        int sent = at;
        at = read_command(runner, at);
        session_line(session, runner->command, strlen(runner->command), &runner->answer);
        bool checked = false;
        for (; at < end && (runner->line[at][0] == '#' || is_check(runner->line[at])); at++) {
            if (runner->line[at][0] == '#')
                continue;
            checked = true;
            if (!check_holds(runner->line[at], runner->answer.at)) {
                complain(runner, at, runner->line[at]);
                return false;
            }
        }
        if (!checked && runner->answer.at[0] != '=') {
            complain(runner, sent, "= …");
            return false;
        }
    }
    return true;
}

static bool play_case(Runner *runner, int at)
{
    static const uint8_t seed[RNG_SEED_BYTES];
    Session *session = session_open(runner->games, seed);
    if (!session)
        return false;
    bool good =
        play(runner, session, 0, runner->preamble) && play(runner, session, at + 1, runner->lines);
    session_close(session);
    if (good)
        printf("[       OK ] %s\n", runner->line[at] + 5);
    else
        printf("[  FAILED  ] %s\n%s\n", runner->line[at] + 5, runner->why);
    return good;
}

/* The number of cases of a file that failed. */
static int play_file(Runner *runner, const char *path)
{
    int failed = 0, cases = 0;
    runner->path = path;
    if (!read_whole(path, &runner->text) || !cut_lines(runner)) {
        printf("[  FAILED  ] %s: cannot be read\n", path);
        failed++;
    } else {
        runner->preamble = 0;
        while (runner->preamble < runner->lines && !starts(runner->line[runner->preamble], "test "))
            runner->preamble++;
        for (int at = runner->preamble; at < runner->lines; at++) {
            if (!starts(runner->line[at], "test "))
                continue;
            cases++;
            failed += !play_case(runner, at);
        }
        if (cases == 0) {
            printf("[  FAILED  ] %s: no line begins with 'test '\n", path);
            failed++;
        }
    }
    free(runner->text);
    free(runner->line);
    runner->text = NULL;
    runner->line = NULL;
    return failed;
}

/* ---- the checks themselves ---- */

static int test_checks(void)
{
    static const struct {
        const char *check, *answer;
        bool holds;
    } row[] = {
        { "= ok", "= ok", true },
        { "= ok", "= okay", false },
        { "=", "=", true },
        { "=", "= 0", false },
        { "=~ two", "= one two", true },
        { "=~ two", "? one two", false },
        { "?~ SB-1.1", "? SB-1.1 no", true },
        { "?~ SB-1.1", "= SB-1.1", false },
        { "=has buy a", "= buy b ; buy a ; pass", true },
        { "=has buy", "= buy b ; buy a ; pass", false },
        { "=has pass", "= pass", true },
        { "=not pass", "= pass", false },
        { "=not pass", "= buy b ; buy a", true },
        { "=not pass", "? no", false },
        { "=all b ; a", "= a ; b", true },
        { "=all a", "= a", true },
        { "=all a ; b", "= a ; b ; c", false },
        { "=all a ; c", "= a ; b", false },
        { "=has 1", "= 0 1", true },
        { "=not 2", "= 0 1", true },
        { "=json a.1.b 7", "= {\"a\":[0,{\"b\":7}]}", true },
        { "=json a.1.b 8", "= {\"a\":[0,{\"b\":7}]}", false },
        { "=json a.2.b absent", "= {\"a\":[0,{\"b\":7}]}", true },
        { "=json a.1.b absent", "= {\"a\":[0,{\"b\":7}]}", false },
        { "=json a null", "= {\"a\":null}", true },
        { "=json a x", "= {\"a\":\"x\"}", true },
        { "=json a \"x\"", "= {\"a\":\"x\"}", true },
        { "=json a [1,2]", "= {\"a\":[1,2]}", true },
        { "=json . [1,2]", "= [1,2]", true },
        { "=json a 1", "? a", false },
        { "=count a 2", "= {\"a\":[1,2]}", true },
        { "=count a 3", "= {\"a\":[1,2]}", false },
        { "=count . 0", "= []", true },
    };
    int failed = 0;
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        if (check_holds(row[i].check, row[i].answer) == row[i].holds)
            continue;
        failed++;
        printf("[  FAILED  ] the check '%s' of the answer '%s'\n", row[i].check, row[i].answer);
    }
    if (!failed)
        printf("[       OK ] the checks of text-protocol tests\n");
    return failed;
}

int main(int argc, char **argv)
{
    Runner runner = { .path = NULL };
    int known = 0;
    for (; games[known] && known < GAMES_MAX - 2; known++)
        runner.games[known] = games[known];
    runner.games[known] = &tiny_game;
    char *answer = malloc(SESSION_ANSWER_BYTES);
    runner.command = malloc(COMMAND_BYTES);
    int failed = 0;
    if (!answer || !runner.command) {
        fprintf(stderr, "out of memory\n");
        failed = 1;
    } else {
        text_init(&runner.answer, answer, SESSION_ANSWER_BYTES);
        if (argc == 1)
            failed = test_checks();
        for (int i = 1; i < argc; i++)
            failed += play_file(&runner, argv[i]);
    }
    free(answer);
    free(runner.command);
    return failed ? 1 : 0;
}
