/* The phrases of the terminal game, in every language. */
#ifndef CLI_PHRASES_H
#define CLI_PHRASES_H

#include "core/text.h"

typedef enum Phrase {
#define PHRASE(key, text) SAY_##key,
#include "cli/text_en.def"
#undef PHRASE
    PHRASES
} Phrase;

const char *phrase(Lang lang, Phrase key);

/* Appends a phrase with its arguments filled in. */
void phrase_put(Text *out, Lang lang, Phrase key, const TextArg *args, int n);

/* The same with the arguments written out: say_to(&line, lang, SAY_ROUND, text_arg_int("n", 3)). */
#define say_to(out, lang, key, ...)                                                                \
    phrase_put((out), (lang), (key), (const TextArg[]){ __VA_ARGS__ },                             \
               (int)(sizeof((const TextArg[]){ __VA_ARGS__ }) / sizeof(TextArg)))

#endif
