/* Command lines: one table of options a command, from which both the reading and the help come. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stdbool.h>

#include "core/text.h"

enum { ARG_WORDS_MAX = 16 };
enum { EXIT_GOOD = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

/* Words gathered in order: what an option was given several times, or what stands alone. */
typedef struct ArgWords {
    const char *at[ARG_WORDS_MAX];
    int n;
} ArgWords;

/* One option. Exactly one of the pointers says what it is and gets its value. */
typedef struct Arg {
    const char *name; /* --name */
    char letter;      /* -l; 0: none */
    bool *flag;
    long long *number; /* within min .. max */
    double *real;      /* within min .. max */
    const char **text;
    ArgWords *words; /* may be given several times */
    long long min, max;
    const char *value; /* what the help calls its value */
    const char *help;
} Arg;

static inline Arg arg_flag(const char *name, char letter, bool *flag, const char *help)
{
    return (Arg){ .name = name, .letter = letter, .flag = flag, .help = help };
}

static inline Arg arg_number(const char *name, char letter, long long *number, long long min,
                             long long max, const char *value, const char *help)
{
    return (Arg){ .name = name,
                  .letter = letter,
                  .number = number,
                  .min = min,
                  .max = max,
                  .value = value,
                  .help = help };
}

static inline Arg arg_real(const char *name, char letter, double *real, long long min,
                           long long max, const char *value, const char *help)
{
    return (Arg){ .name = name,
                  .letter = letter,
                  .real = real,
                  .min = min,
                  .max = max,
                  .value = value,
                  .help = help };
}

static inline Arg arg_text(const char *name, char letter, const char **text, const char *value,
                           const char *help)
{
    return (Arg){ .name = name, .letter = letter, .text = text, .value = value, .help = help };
}

static inline Arg arg_words(const char *name, char letter, ArgWords *words, const char *value,
                            const char *help)
{
    return (Arg){ .name = name, .letter = letter, .words = words, .value = value, .help = help };
}

/* A command's line: its options and the words that stand alone. */
typedef struct ArgTable {
    const char *command; /* "sim" */
    const char *usage;   /* "GAME -n GAMES [options]" */
    const char *about;
    const Arg *arg;
    int args;
    ArgWords *word;
    int words_min, words_max;
} ArgTable;

typedef enum ArgsOutcome { ARGS_GOOD, ARGS_HELP, ARGS_BAD } ArgsOutcome;

/* Reads argv[1] .. into what the table points at. ARGS_BAD: `why` says what would be right. */
ArgsOutcome args_parse(const ArgTable *table, int argc, char *const *argv, Text *why);

/* The same for a command: prints help or the error. False: the command ends with *status. */
bool args_read(const ArgTable *table, int argc, char *const *argv, int *status);

/* Reads the whole of a word as a number with decimals: digits and a point. */
bool real_parse(const char *word, double *out);

/* One line on stderr, "orrery sim: …"; returns the exit status. */
int usage_error(const char *command, const char *format, ...) TEXT_PRINTF(2, 3);
int failure(const char *command, const char *format, ...) TEXT_PRINTF(2, 3);

#endif
