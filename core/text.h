/* Text without allocation: a bounded buffer to append to, strict number parsing, UTF-8, and the
 * phrases of the catalogues with their plural forms and cases. */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TEXT_PRINTF(at, args) __attribute__((format(printf, at, args)))
#else
#define TEXT_PRINTF(at, args)
#endif

typedef enum Lang { LANG_EN, LANG_RU, LANGS } Lang;

/* Reads "en" or "ru"; anything else is refused and leaves *out alone. */
bool lang_parse(const char *code, Lang *out);

/* A buffer of the caller's, appended to. Always NUL-terminated: len < cap, at[len] == 0.
 * What does not fit is cut at a character boundary and sets full; from then on nothing is added
 * until text_clear, so that the content is always a prefix of what was meant. */
typedef struct Text {
    char *at;
    size_t cap;
    size_t len;
    bool full;
} Text;

/* An empty text over buf; cap counts the final NUL and is at least 1. */
void text_init(Text *text, char *buf, size_t cap);

/* An empty text over an array (not a pointer): Text line = text_over(buf); */
#define text_over(array) text_make((array), sizeof(array))

static inline Text text_make(char *buf, size_t cap)
{
    Text text;
    text_init(&text, buf, cap);
    return text;
}

void text_clear(Text *text);
void text_put(Text *text, const char *s);
void text_put_n(Text *text, const char *s, size_t n);
void text_char(Text *text, char c);
void text_int(Text *text, long long value);
void text_u64(Text *text, uint64_t value);

/* Two lower-case digits a byte. */
void text_hex(Text *text, const void *bytes, size_t n);

/* As printf. For what is written often, text_put and text_int are faster. */
void text_fmt(Text *text, const char *format, ...) TEXT_PRINTF(2, 3);

/* Reads the whole of s[0..n) as a decimal: digits with no leading zero, '-' before them if
 * negative, nothing else ("-0" is refused too). False, and *out alone, if not within min..max. */
bool parse_int(const char *s, size_t n, long long min, long long max, long long *out);

/* Reads exactly bytes pairs of hex digits of either case. On false, out may be partly written. */
bool parse_hex(const char *s, size_t n, void *out, size_t bytes);

/* Decodes the character at s[0..n), n > 0: its length, or 0 if that is not valid UTF-8. */
int utf8_read(const char *s, size_t n, uint32_t *point);

/* Encodes a Unicode scalar value: the number of bytes written. */
int utf8_write(uint32_t point, char out[4]);

/* Columns on a terminal: one a character, none for combining marks. */
int text_width(const char *utf8);

/* The candidate nearest to a misspelt word (at most two slips, fewer than half its letters; the
 * first of equals), or NULL. */
const char *text_suggest(const char *word, const char *const *candidates, int n);

/* What a phrase may mention. A string holds one form, or the cases of a name in the order
 * nom|gen|dat|acc|ins|pre, trailing or empty ones missing. */
typedef struct TextArg {
    const char *name;
    const char *text;
    long long number;
    bool is_number;
    bool is_plain; /* '|' is only a character: for what people typed */
} TextArg;

static inline TextArg text_arg(const char *name, const char *text)
{
    return (TextArg){ .name = name, .text = text };
}

static inline TextArg text_arg_plain(const char *name, const char *text)
{
    return (TextArg){ .name = name, .text = text, .is_plain = true };
}

static inline TextArg text_arg_int(const char *name, long long number)
{
    return (TextArg){ .name = name, .number = number, .is_number = true };
}

/* Appends a phrase with its arguments filled in. In a phrase
 *   {name}            is the argument, a name in its first case;
 *   {name:acc}        is that name in a case, or in its first if that is missing;
 *   {n|card|cards}    is the plural form for the number n, without the number: one|other in
 *                     English, one|few|many in Russian; forms may hold {...} in turn;
 *   {n? and {n} VP}   is that part, unless the number n is 0;
 *   {{ and }}         are the braces ("}}" only outside {...}, where '}' always closes).
 * Anything the arguments do not answer is put as {name?}, for tests to find. */
void text_fill(Text *out, const char *phrase, Lang lang, const TextArg *args, int n);

/* Whether text_fill can fill a phrase from arguments of these names; if not, why (may be NULL)
 * gets one sentence. Plural forms must be as many as the language has. */
bool text_phrase_ok(const char *phrase, Lang lang, const char *const *names, int n, Text *why);

#endif
