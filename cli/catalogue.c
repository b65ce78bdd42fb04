/* Finding things in a rule catalogue. A rule is a list item that begins with its id in bold; it goes
 * on over the indented or plain lines below it, up to the next item, heading or empty line. */
#include "cli/catalogue.h"

#include <string.h>

enum { SENTENCE_BYTES = 200 };

const Catalogue *catalogue_find(const char *game, Lang lang)
{
    const Catalogue *found = NULL;
    for (const Catalogue *catalogue = catalogues; catalogue->game; catalogue++)
        if (strcmp(catalogue->game, game) == 0 && (!found || catalogue->lang == lang))
            found = catalogue;
    return found;
}

bool passage_line(Passage *rest, Passage *line)
{
    if (rest->n == 0)
        return false;
    const char *end = memchr(rest->at, '\n', rest->n);
    line->at = rest->at;
    line->n = end ? (size_t)(end - rest->at) : rest->n;
    size_t taken = line->n + (end != NULL);
    rest->at += taken;
    rest->n -= taken;
    return true;
}

Passage rule_id(Passage line)
{
    static const char mark[] = "- **";
    size_t skip = sizeof mark - 1;
    if (line.n <= skip || memcmp(line.at, mark, skip) != 0)
        return (Passage){ NULL, 0 };
    const char *start = line.at + skip, *end = line.at + line.n;
    const char *stop = start;
    while (stop + 1 < end && !(stop[0] == '*' && stop[1] == '*'))
        stop++;
    if (stop + 1 >= end || stop == start)
        return (Passage){ NULL, 0 };
    return (Passage){ start, (size_t)(stop - start) };
}

static bool passage_is(Passage passage, const char *text)
{
    return passage.at && passage.n == strlen(text) && memcmp(passage.at, text, passage.n) == 0;
}

/* Whether a line carries on the item above it. */
static bool goes_on(Passage line)
{
    return line.n > 0 && line.at[0] != '#' && line.at[0] != '-' && line.at[0] != '|';
}

Passage catalogue_rule(const Catalogue *catalogue, const char *id)
{
    Passage rest = { (const char *)catalogue->text, catalogue->n };
    Passage line;
    while (passage_line(&rest, &line)) {
        if (!passage_is(rule_id(line), id))
            continue;
        Passage rule = { line.at + 2, line.n - 2 };
        while (passage_line(&rest, &line) && goes_on(line))
            rule.n = (size_t)(line.at + line.n - rule.at);
        return rule;
    }
    return (Passage){ NULL, 0 };
}

Passage rule_find(const char *game, Lang lang, const char *id)
{
    const Catalogue *own = catalogue_find(game, lang), *english = catalogue_find(game, LANG_EN);
    Passage rule = own ? catalogue_rule(own, id) : (Passage){ NULL, 0 };
    return rule.at || !english ? rule : catalogue_rule(english, id);
}

void text_plain(Text *out, Passage passage)
{
    for (size_t i = 0; i < passage.n; i++) {
        char c = passage.at[i];
        if (c == '`' || (c == '*' && i + 1 < passage.n && passage.at[i + 1] == '*')) {
            i += c == '*';
            continue;
        }
        text_char(out, c == '\r' ? ' ' : c);
    }
}

/* Where the first sentence that ends after `least` bytes ends, or the whole. */
static size_t sentence_end(Passage passage, size_t least)
{
    for (size_t i = least; i + 1 < passage.n; i++)
        if (passage.at[i] == '.' && passage.at[i + 1] == ' ')
            return i + 1;
    return passage.n;
}

void rule_sentence(Text *out, const char *game, Lang lang, const char *id)
{
    Passage rule = rule_find(game, lang, id);
    if (!rule.at)
        return;
    size_t skip = strlen(id) + 4; /* **id** */
    while (skip < rule.n && rule.at[skip] == ' ')
        skip++;
    Passage words = { rule.at + skip, rule.n - skip };
    Passage first;
    Passage rest = words;
    if (!passage_line(&rest, &first))
        return;
    for (size_t i = 0; i + 1 < first.n; i++) /* where our own notes begin */
        if (first.at[i] == '`' && first.at[i + 1] == '[')
            first.n = i;
    while (first.n > 0 && first.at[first.n - 1] == ' ')
        first.n--;
    first.n = sentence_end(first, first.n < SENTENCE_BYTES ? first.n : SENTENCE_BYTES / 4);
    text_plain(out, first);
}
