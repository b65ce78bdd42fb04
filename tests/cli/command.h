/* Running the command as a program, for tests of it: the program is the one that the environment's
 * ORRERY names. */
#ifndef TESTS_CLI_COMMAND_H
#define TESTS_CLI_COMMAND_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

#include "core/json.h"
#include "core/text.h"

enum { OUTPUT_BYTES = 1 << 22 };

static char folder[] = "/tmp/orrery-test-XXXXXX";
static char output[OUTPUT_BYTES];

/* Runs a line by the shell, in which $O is the command, $T a folder of our own, and await waits until
 * its argument is true, as long as the process $p is there; its status, and its output in `output`. */
static inline int run(const char *args)
{
    char line[4096];
    Text command = text_over(line);
    const char *program = getenv("ORRERY");
    text_fmt(&command,
             "T='%s'; O='%s'; "
             "await() { while kill -0 $p && ! eval \"$1\"; do sleep 0.05; done 2>/dev/null; }; %s",
             folder, program ? program : "build/orrery", args);
    FILE *pipe = popen(line, "r");
    assert_non_null(pipe);
    size_t n = fread(output, 1, sizeof output - 1, pipe);
    output[n] = 0;
    int status = pclose(pipe);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static inline void gives(const char *args, int status, const char *expected)
{
    int got = run(args);
    assert_string_equal(output, expected);
    assert_int_equal(got, status);
}

static inline void contains(const char *args, int status, const char *part)
{
    int got = run(args);
    if (!strstr(output, part))
        assert_string_equal(output, part);
    assert_int_equal(got, status);
}

static inline JsonValue json(const char *args)
{
    assert_int_equal(run(args), 0);
    size_t n = strlen(output);
    assert_true(json_check(output, n, NULL));
    assert_ptr_equal(strchr(output, '\n'), output + n - 1);
    return json_root(output, n);
}

static inline void has_keys(JsonValue object, const char *const *key)
{
    for (; *key; key++)
        if (json_type(json_get(object, *key)) == JSON_ABSENT)
            assert_string_equal("a key", *key);
}

static inline int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static inline int remove_folder(void **state)
{
    (void)state;
    return run("rm -r $T");
}

#endif
