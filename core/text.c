/* Owns plain text: the bounded buffer, numbers to and from text, UTF-8, spelling suggestions, and
 * the filling of phrases. Nothing here allocates, and nothing depends on the locale.
 * A phrase is walked in place: a slot is what stands between '{' and its '}', and a plural form
 * within a slot is walked by the same function as the phrase. */
#include "core/text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define WORD_BYTES 64 /* longer words get no suggestion */
#define SLOT_DEPTH 4  /* slots within forms of slots */

bool lang_parse(const char *code, Lang *out)
{
    static const char *const codes[LANGS] = { [LANG_EN] = "en", [LANG_RU] = "ru" };

    for (int lang = 0; lang < LANGS; lang++) {
        if (strcmp(code, codes[lang]) == 0) {
            *out = (Lang)lang;
            return true;
        }
    }
    return false;
}

void text_init(Text *text, char *buf, size_t cap)
{
    assert(buf && cap > 0);
    *text = (Text){ .at = buf, .cap = cap };
    buf[0] = 0;
}

void text_clear(Text *text)
{
    text_init(text, text->at, text->cap);
}

static bool is_continuation(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* How many bytes the character that begins with c should have. */
static size_t lead_length(char c)
{
    unsigned char lead = (unsigned char)c;

    return lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/* Marks the text as full and drops an unfinished character from its end. */
static void cut(Text *text)
{
    size_t last = text->len;

    while (last > 0 && text->len - last < 3 && is_continuation(text->at[last - 1]))
        last--;
    if (last > 0 && last - 1 + lead_length(text->at[last - 1]) > text->len)
        text->len = last - 1;
    text->at[text->len] = 0;
    text->full = true;
}

void text_put_n(Text *text, const char *s, size_t n)
{
    if (text->full || n == 0)
        return;
    size_t room = text->cap - 1 - text->len;
    size_t fits = n <= room ? n : room;
    memcpy(text->at + text->len, s, fits);
    text->len += fits;
    text->at[text->len] = 0;
    if (fits < n)
        cut(text);
}

void text_put(Text *text, const char *s)
{
    text_put_n(text, s, strlen(s));
}

void text_char(Text *text, char c)
{
    text_put_n(text, &c, 1);
}

static void put_number(Text *text, bool negative, uint64_t value)
{
    char digits[21];
    char *at = digits + sizeof digits;

    do {
        *--at = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    if (negative)
        *--at = '-';
    text_put_n(text, at, (size_t)(digits + sizeof digits - at));
}

/* The absolute value, of LLONG_MIN too. */
static uint64_t magnitude(long long value)
{
    return value < 0 ? (uint64_t) - (value + 1) + 1 : (uint64_t)value;
}

void text_int(Text *text, long long value)
{
    put_number(text, value < 0, magnitude(value));
}

void text_u64(Text *text, uint64_t value)
{
    put_number(text, false, value);
}

void text_hex(Text *text, const void *bytes, size_t n)
{
    static const char digit[] = "0123456789abcdef";
    const unsigned char *byte = bytes;

    for (size_t i = 0; i < n; i++) {
        text_char(text, digit[byte[i] >> 4]);
        text_char(text, digit[byte[i] & 15]);
    }
}

void text_fmt(Text *text, const char *format, ...)
{
    if (text->full)
        return;
    size_t room = text->cap - text->len;
    va_list args;
    va_start(args, format);
    int n = vsnprintf(text->at + text->len, room, format, args);
    va_end(args);

    assert(n >= 0);
    if ((size_t)n < room) {
        text->len += (size_t)n;
        return;
    }
    text->len = text->cap - 1;
    cut(text);
}

/* s[0..n) as digits into *out, at most limit. */
static bool parse_digits(const char *s, size_t n, uint64_t limit, uint64_t *out)
{
    if (n == 0 || (n > 1 && s[0] == '0'))
        return false;
    uint64_t value = 0;
    for (size_t i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return false;
        uint64_t digit = (uint64_t)(s[i] - '0');
        if (digit > limit || value > (limit - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *out = value;
    return true;
}

static bool parse_negative(const char *s, size_t n, long long min, long long max, long long *out)
{
    uint64_t value;

    if (min >= 0 || !parse_digits(s, n, magnitude(min), &value) || value == 0)
        return false;
    long long negative = -(long long)(value - 1) - 1;
    if (negative > max)
        return false;
    *out = negative;
    return true;
}

bool parse_int(const char *s, size_t n, long long min, long long max, long long *out)
{
    uint64_t value;

    assert(min <= max);
    if (n > 0 && s[0] == '-')
        return parse_negative(s + 1, n - 1, min, max, out);
    if (max < 0 || !parse_digits(s, n, (uint64_t)max, &value) || (long long)value < min)
        return false;
    *out = (long long)value;
    return true;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool parse_hex(const char *s, size_t n, void *out, size_t bytes)
{
    unsigned char *byte = out;

    if (n / 2 != bytes || n % 2)
        return false;
    for (size_t i = 0; i < bytes; i++) {
        int high = hex_digit(s[2 * i]);
        int low = hex_digit(s[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        byte[i] = (unsigned char)(high << 4 | low);
    }
    return true;
}

int utf8_read(const char *s, size_t n, uint32_t *point)
{
    static const uint32_t least[5] = { 0, 0, 0x80, 0x800, 0x10000 };
    static const unsigned char mask[5] = { 0, 0, 0x1F, 0x0F, 0x07 };
    unsigned char lead = (unsigned char)s[0];
    size_t length = lead_length(s[0]);

    if (lead < 0x80) {
        *point = lead;
        return 1;
    }
    if (lead < 0xC0 || lead >= 0xF8 || length > n)
        return 0;
    uint32_t value = lead & mask[length];
    for (size_t i = 1; i < length; i++) {
        if (!is_continuation(s[i]))
            return 0;
        value = value << 6 | ((unsigned char)s[i] & 0x3F);
    }
    if (value < least[length] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
        return 0;
    *point = value;
    return (int)length;
}

int utf8_write(uint32_t point, char out[4])
{
    static const unsigned char mark[5] = { 0, 0, 0xC0, 0xE0, 0xF0 };
    int length = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;

    assert(point <= 0x10FFFF && !(point >= 0xD800 && point <= 0xDFFF));
    for (int i = length - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (point & 0x3F));
        point >>= 6;
    }
    out[0] = (char)(mark[length] | point);
    return length;
}

/* Combining marks of the scripts in use, zero-width spaces and joiners, variation selectors. */
static bool has_no_width(uint32_t point)
{
    static const struct {
        uint32_t from, to;
    } range[] = {
        { 0x0300, 0x036F }, { 0x0483, 0x0489 }, { 0x1AB0, 0x1AFF }, { 0x1DC0, 0x1DFF },
        { 0x200B, 0x200F }, { 0x2060, 0x2060 }, { 0x20D0, 0x20FF }, { 0xFE00, 0xFE0F },
        { 0xFE20, 0xFE2F }, { 0xFEFF, 0xFEFF },
    };

    for (size_t i = 0; i < sizeof range / sizeof *range; i++) {
        if (point >= range[i].from && point <= range[i].to)
            return true;
    }
    return false;
}

int text_width(const char *utf8)
{
    size_t left = strlen(utf8);
    int width = 0;

    while (left > 0) {
        uint32_t point = 0xFFFD;
        int length = utf8_read(utf8, left, &point);
        if (length == 0)
            length = 1;
        width += !has_no_width(point);
        utf8 += length;
        left -= (size_t)length;
    }
    return width;
}

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

/* The number of letters inserted, deleted, changed or swapped with their neighbour (each place
 * touched once) between two words shorter than WORD_BYTES. */
static int slips(const char *a, const char *b)
{
    int table[3][WORD_BYTES + 1];
    int *before = table[0], *above = table[1], *row = table[2];
    int m = (int)strlen(a), n = (int)strlen(b);

    for (int j = 0; j <= n; j++)
        row[j] = j;
    for (int i = 1; i <= m; i++) {
        int *spare = before;
        before = above;
        above = row;
        row = spare;
        row[0] = i;
        for (int j = 1; j <= n; j++) {
            row[j] = least_of(above[j], row[j - 1]) + 1;
            row[j] = least_of(row[j], above[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least_of(row[j], before[j - 2] + 1);
        }
    }
    return row[n];
}

const char *text_suggest(const char *word, const char *const *candidates, int n)
{
    size_t length = strlen(word);
    const char *best = NULL;
    int bound = 3;

    if (length > WORD_BYTES)
        return NULL;
    for (int i = 0; i < n; i++) {
        if (strlen(candidates[i]) > WORD_BYTES)
            continue;
        int distance = slips(word, candidates[i]);
        if (distance < bound && 2 * (size_t)distance < length) {
            best = candidates[i];
            bound = distance;
        }
    }
    return best;
}

/* A piece of a phrase or of an argument. */
typedef struct Span {
    const char *at;
    const char *end;
} Span;

static Span span_of(const char *s)
{
    return (Span){ s, s + strlen(s) };
}

static bool span_is(Span span, const char *s)
{
    size_t n = strlen(s);

    return (size_t)(span.end - span.at) == n && memcmp(span.at, s, n) == 0;
}

static void put_span(Text *out, Span span)
{
    text_put_n(out, span.at, (size_t)(span.end - span.at));
}

static bool starts_with_two(Span span, char c)
{
    return span.end - span.at >= 2 && span.at[0] == c && span.at[1] == c;
}

/* Where the span first has c outside of any slot, or NULL. */
static const char *find_outside(Span span, char c)
{
    for (int depth = 0; span.at < span.end; span.at++) {
        if (depth == 0 && *span.at == c)
            return span.at;
        if (starts_with_two(span, '{'))
            span.at++;
        else if (*span.at == '{')
            depth++;
        else if (*span.at == '}')
            depth--;
    }
    return NULL;
}

/* The form with this index of form|form|form, or the last if there are fewer. */
static Span pick_form(Span forms, int index)
{
    const char *bar = find_outside(forms, '|');

    for (; index > 0 && bar; index--) {
        forms.at = bar + 1;
        bar = find_outside(forms, '|');
    }
    return (Span){ forms.at, bar ? bar : forms.end };
}

/* The inside of {name}, {name:case}, {name|form|form} or {name?part}. */
typedef struct Slot {
    Span name;
    Span with;  /* the case; at == NULL: none */
    Span forms; /* at == NULL: none */
    Span part;  /* what is said unless the number is 0; at == NULL: none */
} Slot;

static Slot slot_read(Span inside)
{
    Slot slot = { .name = inside };
    const char *at = inside.at;

    while (at < inside.end && *at != ':' && *at != '|' && *at != '?')
        at++;
    slot.name.end = at;
    if (at < inside.end && *at == '|')
        slot.forms = (Span){ at + 1, inside.end };
    else if (at < inside.end && *at == '?')
        slot.part = (Span){ at + 1, inside.end };
    else if (at < inside.end)
        slot.with = (Span){ at + 1, inside.end };
    return slot;
}

/* Takes a slot off the span, which stands at its '{'; false if it has no end. */
static bool take_slot(Span *span, Slot *slot)
{
    Span inside = { span->at + 1, span->end };
    const char *close = find_outside(inside, '}');

    if (!close)
        return false;
    inside.end = close;
    *slot = slot_read(inside);
    span->at = close + 1;
    return true;
}

/* The place of a case in a name's forms, or -1. */
static int case_index(Span name)
{
    static const char *const cases[] = { "nom", "gen", "dat", "acc", "ins", "pre" };

    for (int i = 0; i < (int)(sizeof cases / sizeof *cases); i++) {
        if (span_is(name, cases[i]))
            return i;
    }
    return -1;
}

static Span case_form(const char *text, int index)
{
    Span first = { text, text + strcspn(text, "|") };
    Span form = first;

    for (; index > 0 && *form.end == '|'; index--) {
        form.at = form.end + 1;
        form.end = form.at + strcspn(form.at, "|");
    }
    return index == 0 && form.at < form.end ? form : first;
}

static int plural_forms(Lang lang)
{
    return lang == LANG_RU ? 3 : 2;
}

/* Which form goes with a number, by the rules of CLDR for integers. */
static int plural_index(Lang lang, long long number)
{
    uint64_t n = magnitude(number);
    bool teen = n % 100 >= 11 && n % 100 <= 14;

    if (lang == LANG_EN)
        return n != 1;
    if (n % 10 == 1 && !teen)
        return 0;
    return n % 10 >= 2 && n % 10 <= 4 && !teen ? 1 : 2;
}

/* What stays the same while one phrase is filled. */
typedef struct Filling {
    Text *out;
    Lang lang;
    const TextArg *args;
    int n;
} Filling;

static void fill_span(const Filling *filling, Span span, int depth);

static const TextArg *find_arg(const Filling *filling, Span name)
{
    for (int i = 0; i < filling->n; i++) {
        if (span_is(name, filling->args[i].name))
            return &filling->args[i];
    }
    return NULL;
}

static void fill_unknown(const Filling *filling, Span name)
{
    text_char(filling->out, '{');
    put_span(filling->out, name);
    text_put(filling->out, "?}");
}

static void fill_name(const Filling *filling, const TextArg *arg, int index)
{
    if (arg->is_number)
        text_int(filling->out, arg->number);
    else if (arg->is_plain)
        text_put(filling->out, arg->text);
    else
        put_span(filling->out, case_form(arg->text, index));
}

static void fill_slot(const Filling *filling, const Slot *slot, int depth)
{
    const TextArg *arg = find_arg(filling, slot->name);
    int index = slot->with.at ? case_index(slot->with) : 0;
    bool counts = slot->forms.at || slot->part.at;

    if (!arg || index < 0 || (counts && !arg->is_number) || depth == SLOT_DEPTH)
        fill_unknown(filling, slot->name);
    else if (slot->part.at)
        fill_span(filling, arg->number ? slot->part : (Span){ NULL, NULL }, depth + 1);
    else if (slot->forms.at)
        fill_span(filling, pick_form(slot->forms, plural_index(filling->lang, arg->number)),
                  depth + 1);
    else
        fill_name(filling, arg, index);
}

static void fill_span(const Filling *filling, Span span, int depth)
{
    Slot slot;

    while (span.at < span.end) {
        const char *from = span.at;
        while (span.at < span.end && *span.at != '{' && *span.at != '}')
            span.at++;
        put_span(filling->out, (Span){ from, span.at });
        if (span.at == span.end)
            return;
        bool twice = starts_with_two(span, *span.at);
        if (*span.at == '{' && !twice && take_slot(&span, &slot)) {
            fill_slot(filling, &slot, depth);
        } else {
            text_char(filling->out, *span.at);
            span.at += 1 + twice;
        }
    }
}

void text_fill(Text *out, const char *phrase, Lang lang, const TextArg *args, int n)
{
    Filling filling = { .out = out, .lang = lang, .args = args, .n = n };

    fill_span(&filling, span_of(phrase), 0);
}

/* What stays the same while one phrase is checked. */
typedef struct Checking {
    Lang lang;
    const char *const *names;
    int n;
    Text *why;
} Checking;

static bool check_span(const Checking *checking, Span span, int depth);

static bool refuse(const Checking *checking, const char *reason, Span where)
{
    if (checking->why) {
        text_put(checking->why, reason);
        text_put(checking->why, " at '");
        put_span(checking->why, where);
        text_put(checking->why, "'");
    }
    return false;
}

static bool is_known(const Checking *checking, Span name)
{
    for (int i = 0; i < checking->n; i++) {
        if (span_is(name, checking->names[i]))
            return true;
    }
    return false;
}

static bool check_forms(const Checking *checking, Span forms, int depth)
{
    Span rest = forms;
    int count = 1;

    for (const char *bar; (bar = find_outside(rest, '|')) != NULL; count++) {
        if (!check_span(checking, (Span){ rest.at, bar }, depth))
            return false;
        rest.at = bar + 1;
    }
    if (count != plural_forms(checking->lang))
        return refuse(checking, "wrong number of plural forms", forms);
    return check_span(checking, rest, depth);
}

static bool check_slot(const Checking *checking, const Slot *slot, int depth)
{
    if (!is_known(checking, slot->name))
        return refuse(checking, "unknown name", slot->name);
    if (slot->with.at && case_index(slot->with) < 0)
        return refuse(checking, "unknown case", slot->with);
    if (depth == SLOT_DEPTH)
        return refuse(checking, "too many slots within each other", slot->name);
    if (slot->part.at)
        return check_span(checking, slot->part, depth + 1);
    return !slot->forms.at || check_forms(checking, slot->forms, depth + 1);
}

static bool check_span(const Checking *checking, Span span, int depth)
{
    Slot slot;

    while (span.at < span.end) {
        if (starts_with_two(span, '{') || starts_with_two(span, '}')) {
            span.at += 2;
        } else if (*span.at == '}') {
            return refuse(checking, "'}' without '{'", span);
        } else if (*span.at != '{') {
            span.at++;
        } else {
            Span rest = span;
            if (!take_slot(&span, &slot))
                return refuse(checking, "'{' without '}'", rest);
            if (!check_slot(checking, &slot, depth))
                return false;
        }
    }
    return true;
}

bool text_phrase_ok(const char *phrase, Lang lang, const char *const *names, int n, Text *why)
{
    Checking checking = { .lang = lang, .names = names, .n = n, .why = why };

    return check_span(&checking, span_of(phrase), 0);
}
