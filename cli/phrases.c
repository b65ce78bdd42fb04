/* The phrases of the terminal game. A key that one language lacks, has twice or has elsewhere stops
 * the build here. */
#include "cli/phrases.h"

#include <assert.h>

enum {
#define PHRASE(key, text) RU_##key,
#include "cli/text_ru.def"
#undef PHRASE
    RU_PHRASES
};

#define PHRASE(key, text) static_assert((int)SAY_##key == (int)RU_##key, "text_ru.def: " #key);
#include "cli/text_en.def"
#undef PHRASE
static_assert((int)PHRASES == (int)RU_PHRASES, "text_ru.def has a key more");

static const char *const text_of[LANGS][PHRASES] = {
    [LANG_EN] = {
#define PHRASE(key, text) text,
#include "cli/text_en.def"
#undef PHRASE
    },
    [LANG_RU] = {
#define PHRASE(key, text) text,
#include "cli/text_ru.def"
#undef PHRASE
    },
};

const char *phrase(Lang lang, Phrase key)
{
    return text_of[lang][key];
}

void phrase_put(Text *out, Lang lang, Phrase key, const TextArg *args, int n)
{
    text_fill(out, phrase(lang, key), lang, args, n);
}
