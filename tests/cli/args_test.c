/* Command lines: every form of an option, and what is said of each mistake. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "cli/args.h"

typedef struct Given {
    bool loud;
    long long number;
    double real;
    const char *text;
    ArgWords many, word;
    char why[512];
} Given;

/* Reads the words as the line of a command with one option of each kind. */
static ArgsOutcome parse(Given *given, int argc, const char *const *words)
{
    memset(given, 0, sizeof *given);
    const Arg arg[] = {
        arg_flag("loud", 'l', &given->loud, "a flag"),
        arg_number("number", 'n', &given->number, 1, 10, "N", ""),
        arg_real("real", 0, &given->real, 0, 5, "R", ""),
        arg_text("text", 't', &given->text, "T", ""),
        arg_words("many", 'm', &given->many, "M", ""),
    };
    const ArgTable table = { .command = "try",
                             .usage = "A [B]",
                             .about = "Tries.",
                             .arg = arg,
                             .args = 5,
                             .word = &given->word,
                             .words_min = 1,
                             .words_max = 2 };
    static char buffer[16][64]; /* what was read points into it */
    char *argv[16];
    for (int i = 0; i < argc; i++) {
        snprintf(buffer[i], sizeof buffer[i], "%s", words[i]);
        argv[i] = buffer[i];
    }
    Text why = text_over(given->why);
    return args_parse(&table, argc, argv, &why);
}

#define PARSE(given, ...)                                                                          \
    parse((given), (int)(sizeof((const char *[]){ "try", __VA_ARGS__ }) / sizeof(char *)),         \
          (const char *const[]){ "try", __VA_ARGS__ })

#define refuses(expected, ...)                                                                     \
    do {                                                                                           \
        Given refused;                                                                             \
        assert_int_equal(PARSE(&refused, __VA_ARGS__), ARGS_BAD);                                  \
        assert_string_equal(refused.why, (expected));                                              \
    } while (0)

static void every_form(void **state)
{
    (void)state;
    Given given;
    assert_int_equal(
        PARSE(&given, "a", "--loud", "--number", "7", "--real=2.5", "-tx", "-m", "1", "-m2", "b"),
        ARGS_GOOD);
    assert_true(given.loud);
    assert_int_equal(given.number, 7);
    assert_true(given.real > 2.4 && given.real < 2.6);
    assert_string_equal(given.text, "x");
    assert_int_equal(given.many.n, 2);
    assert_string_equal(given.many.at[1], "2");
    assert_int_equal(given.word.n, 2);
    assert_string_equal(given.word.at[1], "b");
}

static void dashes_end_options(void **state)
{
    (void)state;
    Given given;
    assert_int_equal(PARSE(&given, "--", "--loud", "-"), ARGS_GOOD);
    assert_false(given.loud);
    assert_int_equal(given.word.n, 2);
    assert_int_equal(PARSE(&given, "-"), ARGS_GOOD);
    assert_string_equal(given.word.at[0], "-");
}

static void asks_for_help(void **state)
{
    (void)state;
    Given given;
    assert_int_equal(PARSE(&given, "--help"), ARGS_HELP);
    assert_int_equal(PARSE(&given, "a", "b", "-h"), ARGS_HELP);
}

static void mistakes(void **state)
{
    (void)state;
    refuses("no option '--lod'; did you mean '--loud'?", "a", "--lod");
    refuses("no option '--xyz'; 'orrery try --help' lists them", "a", "--xyz");
    refuses("no option '-x'; 'orrery try --help' lists them", "a", "-x");
    refuses("--loud takes no value", "a", "--loud=1");
    refuses("--number needs a value: N", "a", "--number");
    refuses("--number '11': a number from 1 to 10 is wanted", "a", "--number", "11");
    refuses("--number '': a number from 1 to 10 is wanted", "a", "--number=");
    refuses("--number '1e1': a number from 1 to 10 is wanted", "a", "-n1e1");
    refuses("--real '-1': a number from 0 to 5 is wanted", "a", "--real=-1");
    refuses("--real 'nan': a number from 0 to 5 is wanted", "a", "--real", "nan");
    refuses("--real '5.1': a number from 0 to 5 is wanted", "a", "--real", "5.1");
    refuses("something is missing; usage: orrery try A [B]", "--loud");
    refuses("'c' is too much; usage: orrery try A [B]", "a", "b", "c");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "every form of an option is read", .test_func = every_form },
        { .name = "-- ends the options, - is a word", .test_func = dashes_end_options },
        { .name = "help is asked for anywhere", .test_func = asks_for_help },
        { .name = "each mistake is named", .test_func = mistakes },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
