/* Reading command lines by a table: --name value, --name=value, -l value, -lvalue, and -- before
 * words that begin with a dash. What is wrong is said in one line that names what would be right. */
#include "cli/args.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/names.h"

enum { WHY_BYTES = 512 };

static const Arg *by_name(const ArgTable *table, const char *name, size_t n)
{
    for (int i = 0; i < table->args; i++)
        if (strlen(table->arg[i].name) == n && memcmp(table->arg[i].name, name, n) == 0)
            return &table->arg[i];
    return NULL;
}

static const Arg *by_letter(const ArgTable *table, char letter)
{
    for (int i = 0; i < table->args; i++)
        if (letter && table->arg[i].letter == letter)
            return &table->arg[i];
    return NULL;
}

bool real_parse(const char *value, double *out)
{
    char *end;
    if (!strchr("0123456789.", value[0]) || value[0] == 0 ||
        strspn(value, "0123456789.") < strlen(value))
        return false;
    *out = strtod(value, &end);
    return *end == 0 && isfinite(*out);
}

static void want_number(const Arg *arg, const char *value, Text *why)
{
    text_fmt(why, "--%s ", arg->name);
    text_quoted(why, value);
    text_fmt(why, ": a number from %lld to %lld is wanted", arg->min, arg->max);
}

static bool take_value(const Arg *arg, const char *value, Text *why)
{
    if (arg->number) {
        if (parse_int(value, strlen(value), arg->min, arg->max, arg->number))
            return true;
        want_number(arg, value, why);
        return false;
    }
    if (arg->real) {
        double real;
        if (real_parse(value, &real) && real >= (double)arg->min && real <= (double)arg->max) {
            *arg->real = real;
            return true;
        }
        want_number(arg, value, why);
        return false;
    }
    if (arg->text) {
        *arg->text = value;
        return true;
    }
    if (arg->words->n == ARG_WORDS_MAX) {
        text_fmt(why, "--%s is given too often: at most %d times", arg->name, ARG_WORDS_MAX);
        return false;
    }
    arg->words->at[arg->words->n++] = value;
    return true;
}

static void unknown_option(const ArgTable *table, const char *word, Text *why)
{
    Names names = { .n = 0 };
    for (int i = 0; i < table->args; i++)
        names_add(&names, table->arg[i].name);
    names_add(&names, "help");
    size_t dashes = strspn(word, "-");
    char name[64];
    Text text = text_over(name);
    text_put_n(&text, word + dashes, strcspn(word + dashes, "="));
    const char *meant = dashes == 2 ? text_suggest(name, names.at, names.n) : NULL;
    text_put(why, "no option ");
    text_quoted(why, word);
    if (meant)
        text_fmt(why, "; did you mean '--%s'?", meant);
    else
        text_fmt(why, "; 'orrery %s --help' lists them", table->command);
}

/* Reads the option that stands at argv[*at], with its value; *at is then at its last word. */
static bool read_option(const ArgTable *table, int argc, char *const *argv, int *at, Text *why)
{
    const char *word = argv[*at];
    bool is_long = word[1] == '-';
    const char *name = word + (is_long ? 2 : 1);
    const char *equals = is_long ? strchr(name, '=') : NULL;
    size_t n = equals ? (size_t)(equals - name) : strlen(name);
    const Arg *arg = is_long ? by_name(table, name, n) : by_letter(table, name[0]);
    if (!arg) {
        unknown_option(table, word, why);
        return false;
    }
    const char *value = is_long ? (equals ? equals + 1 : NULL) : (name[1] ? name + 1 : NULL);
    if (arg->flag) {
        *arg->flag = true;
        if (value)
            text_fmt(why, "--%s takes no value", arg->name);
        return !value;
    }
    if (!value && *at + 1 < argc)
        value = argv[++*at];
    if (!value) {
        text_fmt(why, "--%s needs a value: %s", arg->name, arg->value);
        return false;
    }
    return take_value(arg, value, why);
}

static bool take_word(const ArgTable *table, const char *word, Text *why)
{
    if (table->word && table->word->n < table->words_max) {
        table->word->at[table->word->n++] = word;
        return true;
    }
    text_quoted(why, word);
    text_fmt(why, " is too much; usage: orrery %s %s", table->command, table->usage);
    return false;
}

ArgsOutcome args_parse(const ArgTable *table, int argc, char *const *argv, Text *why)
{
    bool options = true;
    for (int at = 1; at < argc; at++) {
        const char *word = argv[at];
        bool is_option = options && word[0] == '-' && word[1];
        if (is_option && (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0))
            return ARGS_HELP;
        if (is_option && strcmp(word, "--") == 0)
            options = false;
        else if (is_option ? !read_option(table, argc, argv, &at, why)
                           : !take_word(table, word, why))
            return ARGS_BAD;
    }
    if (table->word && table->word->n < table->words_min) {
        text_fmt(why, "something is missing; usage: orrery %s %s", table->command, table->usage);
        return ARGS_BAD;
    }
    return ARGS_GOOD;
}

static void print_help(const ArgTable *table)
{
    printf("usage: orrery %s%s%s\n\n%s\n", table->command, table->usage[0] ? " " : "", table->usage,
           table->about);
    if (table->args)
        printf("\noptions:\n");
    for (int i = 0; i < table->args; i++) {
        const Arg *arg = &table->arg[i];
        char buf[64];
        Text left = text_over(buf);
        if (arg->letter)
            text_fmt(&left, "-%c, ", arg->letter);
        text_fmt(&left, "--%s", arg->name);
        if (!arg->flag)
            text_fmt(&left, " %s", arg->value);
        printf("  %-24s %s\n", buf, arg->help);
    }
}

static int complain(const char *command, int status, const char *format, va_list args)
{
    char buf[2 * WHY_BYTES];
    vsnprintf(buf, sizeof buf, format, args);
    for (char *c = buf; *c; c++) /* one line, whatever a file or an argument held */
        if ((unsigned char)*c < 0x20 || *c == 0x7f)
            *c = '?';
    fflush(stdout);
    fprintf(stderr, "orrery%s%s: %s\n", command[0] ? " " : "", command, buf);
    return status;
}

int usage_error(const char *command, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int status = complain(command, EXIT_USAGE, format, args);
    va_end(args);
    return status;
}

int failure(const char *command, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int status = complain(command, EXIT_FAILED, format, args);
    va_end(args);
    return status;
}

bool args_read(const ArgTable *table, int argc, char *const *argv, int *status)
{
    char buf[WHY_BYTES] = "";
    Text why = text_over(buf);
    switch (args_parse(table, argc, argv, &why)) {
    case ARGS_GOOD:
        return true;
    case ARGS_HELP:
        print_help(table);
        *status = EXIT_GOOD;
        return false;
    case ARGS_BAD:
        *status = usage_error(table->command, "%s", buf);
        return false;
    }
    return false;
}
