/* Looking rules up. Ids are compared without case, and their prefix may be left out; "12.7" finds
 * every item of that group, "12" its section. */
#include "cli/lookup.h"

#include <ctype.h>
#include <string.h>

#include "cli/names.h"

enum { ID_BYTES = 32, RULE_BYTES = 8192, IDS_MAX = 1024 };

static bool same_letters(const char *a, const char *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (tolower((unsigned char)a[i]) != tolower((unsigned char)b[i]))
            return false;
    return true;
}

/* Whether an id is the one asked for, or (group) one of the items that it stands for. */
static bool id_matches(Passage id, const char *asked, bool group)
{
    size_t n = strlen(asked);
    const char *dash = memchr(id.at, '-', id.n);
    for (int without_prefix = 0; without_prefix < 2; without_prefix++) {
        Passage part = id;
        if (without_prefix) {
            if (!dash)
                return false;
            part.at = dash + 1;
            part.n = id.n - (size_t)(dash + 1 - id.at);
        }
        if (part.n < n || !same_letters(part.at, asked, n))
            continue;
        if (part.n == n)
            return true;
        if (group && part.n == n + 1 && islower((unsigned char)part.at[n]))
            return true;
    }
    return false;
}

static int heading_level(Passage line)
{
    int level = 0;
    while ((size_t)level < line.n && line.at[level] == '#')
        level++;
    return level && (size_t)level < line.n && line.at[level] == ' ' ? level : 0;
}

/* The heading without its marks. */
static Passage heading_text(Passage line)
{
    size_t skip = (size_t)heading_level(line) + 1;
    return (Passage){ line.at + skip, line.n - skip };
}

/* Whether a heading has this number: "SB-13", "13", or "9a" of "9a. Choosing". */
static bool heading_matches(Passage line, const char *asked)
{
    if (!heading_level(line))
        return false;
    Passage text = heading_text(line);
    size_t n = 0;
    while (n < text.n && text.at[n] != ' ')
        n++;
    while (n > 0 && text.at[n - 1] == '.')
        n--;
    return n > 0 && memchr(text.at, '.', n) != text.at &&
           id_matches((Passage){ text.at, n }, asked, false);
}

static void print_passage(const Screen *screen, Passage passage, int indent)
{
    char buf[RULE_BYTES];
    Text text = text_over(buf);
    text_plain(&text, passage);
    screen_wrap(screen, buf, 0, indent);
}

static void print_heading(const Screen *screen, Passage line)
{
    char buf[512];
    Text text = text_over(buf);
    text_put(&text, ink(screen, INK_BOLD));
    text_plain(&text, heading_text(line));
    text_put(&text, ink(screen, INK_NORMAL));
    screen_wrap(screen, buf, 0, 2);
}

static void print_line(const Screen *screen, Passage line)
{
    if (heading_level(line)) {
        print_heading(screen, line);
    } else if (line.n > 2 && line.at[0] == '-' && line.at[1] == ' ') {
        print_passage(screen, (Passage){ line.at + 2, line.n - 2 }, 2);
    } else {
        print_passage(screen, line, 0);
    }
}

static Passage whole(const Catalogue *catalogue)
{
    return (Passage){ (const char *)catalogue->text, catalogue->n };
}

static void print_sections(const Catalogue *catalogue, const Screen *screen)
{
    Passage rest = whole(catalogue), line;
    while (passage_line(&rest, &line)) {
        int level = heading_level(line);
        if (level >= 2) {
            fprintf(screen->out, "%*s", 2 * (level - 2), "");
            print_passage(screen, heading_text(line), 2 * level);
        }
    }
}

/* Prints the section of this number, up to the next heading of its level. */
static bool print_section(const Catalogue *catalogue, const char *asked, const Screen *screen)
{
    Passage rest = whole(catalogue), line;
    int level = 0;
    while (passage_line(&rest, &line)) {
        int here = heading_level(line);
        if (level && here && here <= level)
            return true;
        if (!level && heading_matches(line, asked))
            level = here;
        if (level)
            print_line(screen, line);
    }
    return level > 0;
}

static bool print_rules(const Catalogue *catalogue, const char *asked, bool group,
                        const Screen *screen)
{
    Passage rest = whole(catalogue), line;
    bool found = false, inside = false;
    while (passage_line(&rest, &line)) {
        Passage id = rule_id(line);
        bool more = line.n > 0 && line.at[0] == ' ' && !id.at;
        inside = id.at ? id_matches(id, asked, group) : inside && more;
        if (inside)
            print_line(screen, line);
        found |= inside;
    }
    return found;
}

/* Whether a line holds the word, without regard to ASCII case. */
static bool holds(Passage line, const char *word)
{
    size_t n = strlen(word);
    for (size_t i = 0; i + n <= line.n; i++)
        if (same_letters(line.at + i, word, n))
            return true;
    return false;
}

static bool print_found(const Catalogue *catalogue, const char *const *word, int words,
                        const Screen *screen)
{
    Passage rest = whole(catalogue), line;
    bool found = false;
    while (passage_line(&rest, &line)) {
        bool all = rule_id(line).at != NULL;
        for (int i = 0; all && i < words; i++)
            all = holds(line, word[i]);
        if (all)
            print_line(screen, line);
        found |= all;
    }
    return found;
}

/* Names a rule whose id is near to the one asked for. */
static void put_near(const Catalogue *catalogue, const char *asked, Text *why)
{
    static char ids[IDS_MAX][ID_BYTES];
    const char *candidate[IDS_MAX];
    int n = 0;
    Passage rest = whole(catalogue), line;
    while (n < IDS_MAX && passage_line(&rest, &line)) {
        Passage id = rule_id(line);
        if (!id.at || id.n >= ID_BYTES)
            continue;
        memcpy(ids[n], id.at, id.n);
        ids[n][id.n] = 0;
        candidate[n] = ids[n];
        n++;
    }
    char upper[ID_BYTES];
    Text text = text_over(upper);
    const char *dash = n ? strchr(ids[0], '-') : NULL;
    if (dash && isdigit((unsigned char)asked[0]))
        text_put_n(&text, ids[0], (size_t)(dash + 1 - ids[0]));
    for (const char *c = asked; *c; c++)
        text_char(&text,
                  (char)(dash && c < asked + (dash - ids[0]) ? toupper((unsigned char)*c) : *c));
    const char *near = text_suggest(upper, candidate, n);
    text_fmt(why, "%s has no rule ", catalogue->game);
    text_quoted(why, asked);
    if (near)
        text_fmt(why, "; did you mean '%s'?", near);
    else
        text_fmt(why, "; 'orrery rules %s' lists the sections", catalogue->game);
}

bool lookup(const Catalogue *catalogue, const char *const *word, int words, const Screen *screen,
            Text *why)
{
    if (words == 0) {
        print_sections(catalogue, screen);
        return true;
    }
    if (words == 1 && (print_rules(catalogue, word[0], false, screen) ||
                       print_rules(catalogue, word[0], true, screen) ||
                       print_section(catalogue, word[0], screen)))
        return true;
    if (print_found(catalogue, word, words, screen))
        return true;
    if (words == 1 && strpbrk(word[0], "0123456789")) {
        put_near(catalogue, word[0], why);
    } else {
        text_fmt(why, "no rule of %s holds ", catalogue->game);
        for (int i = 0; i < words; i++) {
            text_put(why, i == 0 ? "" : i == words - 1 ? " and " : ", ");
            text_quoted(why, word[i]);
        }
    }
    return false;
}
