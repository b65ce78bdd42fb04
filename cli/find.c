/* Finding the things of a game by what a person calls them: a code, a name, or the beginning of
 * either. An exact code or name wins over beginnings. */
#include "cli/find.h"

#include <string.h>

enum { NAME_BYTES = 256, EXPLAINED_BYTES = 4096 };

static uint32_t fold(uint32_t point)
{
    if (point >= 'A' && point <= 'Z')
        return point + 32;
    if (point >= 0x410 && point <= 0x42f) /* А-Я */
        return point + 32;
    if (point == 0x401 || point == 0x451) /* Ё, ё: as е */
        return 0x435;
    return point;
}

void text_fold(Text *out, const char *text)
{
    size_t left = strlen(text);
    while (left > 0) {
        uint32_t point;
        int n = utf8_read(text, left, &point);
        char bytes[4];
        if (n == 0) {
            text_char(out, *text);
            n = 1;
        } else {
            text_put_n(out, bytes, (size_t)utf8_write(fold(point), bytes));
        }
        text += n;
        left -= (size_t)n;
    }
}

/* How well a word fits a name: 2 it is it, 1 the name begins so, 0 neither. Only the first case of a
 * name counts. */
static int fits(const char *name, const char *word)
{
    char first_buf[NAME_BYTES], folded_buf[NAME_BYTES];
    Text first = text_over(first_buf), folded = text_over(folded_buf);
    text_put_n(&first, name, strcspn(name, "|"));
    text_fold(&folded, first_buf);
    if (strncmp(folded_buf, word, strlen(word)) != 0)
        return 0;
    return strlen(folded_buf) == strlen(word) ? 2 : 1;
}

static int thing_fits(const ThingKind *kind, int value, const char *word)
{
    int best = kind->code_of ? fits(kind->code_of(value), word) : 0;
    for (Lang lang = 0; lang < LANGS && kind->name_of; lang++) {
        int fit = fits(kind->name_of(value, lang), word);
        best = fit > best ? fit : best;
    }
    return best;
}

int things_find(const Game *game, const void *state, const char *word, Thing *out, int max)
{
    char folded_buf[NAME_BYTES], explained[EXPLAINED_BYTES];
    Text folded = text_over(folded_buf);
    text_fold(&folded, word);
    int n = 0, best = 1;
    for (int kind = 1; kind < game->words.things && folded.len; kind++) {
        const ThingKind *row = &game->words.thing[kind];
        if (!row->code_of && !row->name_of) /* a number is not looked for */
            continue;
        for (int value = row->first; value < row->first + row->count; value++) {
            Text text = text_over(explained);
            int fit = thing_fits(row, value, folded_buf);
            if (fit < best || !game->explain(state, kind, value, (Voice){ .lang = LANG_EN }, &text))
                continue;
            n = fit > best ? 0 : n; /* an exact one drops the beginnings */
            best = fit;
            if (n < max)
                out[n] = (Thing){ kind, value };
            n++;
        }
    }
    return n;
}
