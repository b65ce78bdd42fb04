/* Owns JSON: the writer, the check of a document and the walk over a checked one.
 * The check recurses at most JSON_DEPTH deep and is the only part that meets bad input; the walk
 * relies on it, but never leaves the bytes it was given. Keys are compared as characters,
 * after unescaping; finding one twice takes a sorted list of an object's keys on the stack. */
#include "core/json.h"

#include <assert.h>
#include <string.h>

static_assert(JSON_DEPTH < 64, "the writer keeps a bit for each level");

void json_writer(Json *json, Text *out)
{
    *json = (Json){ .out = out };
}

static uint64_t level_bit(const Json *json)
{
    return (uint64_t)1 << json->depth;
}

bool json_done(const Json *json)
{
    return json->depth == 0 && (json->some & 1) && !json->out->full;
}

static void begin_member(Json *json)
{
    if (json->some & level_bit(json)) {
        assert(json->depth > 0);
        text_char(json->out, ',');
    }
    json->some |= level_bit(json);
}

static void begin_value(Json *json)
{
    bool in_object = json->objects & level_bit(json);

    assert(in_object == json->after_key);
    if (!in_object)
        begin_member(json);
    json->after_key = false;
}

static void begin_level(Json *json, char bracket)
{
    begin_value(json);
    assert(json->depth < JSON_DEPTH);
    json->depth++;
    json->some &= ~level_bit(json);
    json->objects &= ~level_bit(json);
    text_char(json->out, bracket);
}

static void end_level(Json *json, char bracket)
{
    assert(json->depth > 0 && !json->after_key);
    json->objects &= ~level_bit(json);
    json->depth--;
    text_char(json->out, bracket);
}

void json_object_begin(Json *json)
{
    begin_level(json, '{');
    json->objects |= level_bit(json);
}

void json_object_end(Json *json)
{
    assert(json->objects & level_bit(json));
    end_level(json, '}');
}

void json_array_begin(Json *json)
{
    begin_level(json, '[');
}

void json_array_end(Json *json)
{
    assert(!(json->objects & level_bit(json)));
    end_level(json, ']');
}

/* The length of the character at s if it may stand in a string as it is, else 0. The line
 * separators may not, nor '<': a page may hold the text in a script. */
static size_t plain_length(const char *s, size_t n)
{
    uint32_t point;
    int length = utf8_read(s, n, &point);

    if (length == 0 || point < 0x20 || point == 0x2028 || point == 0x2029)
        return 0;
    return point == '"' || point == '\\' || point == '<' ? 0 : (size_t)length;
}

/* Writes the character at s, which is not plain; returns its length. */
static size_t put_escaped(Text *out, const char *s, size_t n)
{
    static const char letters[] = "\"\\\n\r\t\b\f";
    uint32_t point;
    int length = utf8_read(s, n, &point);

    if (length == 0) {
        text_put(out, "\xEF\xBF\xBD");
        return 1;
    }
    const char *letter = point ? strchr(letters, *s) : NULL;
    if (letter) {
        text_char(out, '\\');
        text_char(out, "\"\\nrtbf"[letter - letters]);
    } else {
        unsigned char bytes[2] = { (unsigned char)(point >> 8), (unsigned char)(point & 0xFF) };
        text_put(out, "\\u");
        text_hex(out, bytes, sizeof bytes);
    }
    return (size_t)length;
}

static void put_string(Text *out, const char *s, size_t n)
{
    const char *end = s + n;

    text_char(out, '"');
    while (s < end) {
        const char *from = s;
        for (size_t length; s < end && (length = plain_length(s, (size_t)(end - s))) > 0;)
            s += length;
        text_put_n(out, from, (size_t)(s - from));
        if (s < end)
            s += put_escaped(out, s, (size_t)(end - s));
    }
    text_char(out, '"');
}

void json_key(Json *json, const char *key)
{
    assert((json->objects & level_bit(json)) && !json->after_key);
    begin_member(json);
    put_string(json->out, key, strlen(key));
    text_char(json->out, ':');
    json->after_key = true;
}

void json_str_n(Json *json, const char *s, size_t n)
{
    begin_value(json);
    put_string(json->out, s, n);
}

void json_str(Json *json, const char *s)
{
    json_str_n(json, s, strlen(s));
}

void json_int(Json *json, long long value)
{
    begin_value(json);
    text_int(json->out, value);
}

void json_decimal(Json *json, double value)
{
    begin_value(json);
    text_fmt(json->out, "%.4f", value);
}

void json_u64(Json *json, uint64_t value)
{
    begin_value(json);
    text_u64(json->out, value);
}

void json_bool(Json *json, bool value)
{
    json_raw(json, value ? "true" : "false");
}

void json_raw(Json *json, const char *value)
{
    json_raw_n(json, value, strlen(value));
}

void json_raw_n(Json *json, const char *value, size_t n)
{
    begin_value(json);
    text_put_n(json->out, value, n);
}

static bool is_space(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A \u escape at s[0..n) as a UTF-16 unit; false if it is none. */
static bool unit_read(const char *s, size_t n, uint32_t *unit)
{
    unsigned char bytes[2];

    if (n < 6 || s[0] != '\\' || s[1] != 'u' || !parse_hex(s + 2, 4, bytes, sizeof bytes))
        return false;
    *unit = (uint32_t)bytes[0] << 8 | bytes[1];
    return true;
}

/* The escape at s[0..n): its length, or 0 if it is none or half of a surrogate pair. */
static int escape_read(const char *s, size_t n, uint32_t *point)
{
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    const char *letter = n < 2 || !s[1] ? NULL : strchr(letters, s[1]);
    uint32_t low;

    if (letter) {
        *point = (uint32_t)meanings[letter - letters];
        return 2;
    }
    if (!unit_read(s, n, point) || (*point >= 0xDC00 && *point <= 0xDFFF))
        return 0;
    if (*point < 0xD800 || *point > 0xDFFF)
        return 6;
    if (!unit_read(s + 6, n - 6, &low) || low < 0xDC00 || low > 0xDFFF)
        return 0;
    *point = 0x10000 + ((*point - 0xD800) << 10) + (low - 0xDC00);
    return 12;
}

/* The character at s[0..n) of a string, n > 0, escaped or not: its length, or 0 if bad. */
static int char_read(const char *s, size_t n, uint32_t *point)
{
    return *s == '\\' ? escape_read(s, n, point) : utf8_read(s, n, point);
}

/* Past the string whose opening quote is at. */
static const char *skip_string(const char *at, const char *end)
{
    for (at++; at < end && *at != '"'; at++) {
        if (*at == '\\' && at + 1 < end)
            at++;
    }
    return at < end ? at + 1 : end;
}

static const char *skip_space(const char *at, const char *end)
{
    while (at < end && is_space(*at))
        at++;
    return at;
}

/* Past the array or object that begins at. */
static const char *skip_level(const char *at, const char *end)
{
    int depth = 0;

    while (at < end) {
        char c = *at;
        at = c == '"' ? skip_string(at, end) : at + 1;
        depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        if (depth == 0)
            break;
    }
    return at;
}

static const char *skip_value(const char *at, const char *end)
{
    if (at == end)
        return end;
    if (*at == '"')
        return skip_string(at, end);
    if (*at == '{' || *at == '[')
        return skip_level(at, end);
    while (at < end && !is_space(*at) && *at != ',' && *at != '}' && *at != ']')
        at++;
    return at;
}

/* The order of two strings by their characters. */
static int compare_strings(JsonValue a, JsonValue b)
{
    assert(a.at && b.at);
    const char *p = a.at + 1, *q = b.at + 1;
    uint32_t c = 0, d = 0;

    while (c == d && *p != '"' && *q != '"') {
        p += char_read(p, (size_t)(a.end - p), &c);
        q += char_read(q, (size_t)(b.end - q), &d);
    }
    if (c != d)
        return c < d ? -1 : 1;
    return (*q == '"') - (*p == '"');
}

/* The document being checked; at is where it is wrong once reason is set. */
typedef struct Scan {
    const char *at;
    const char *end;
    const char *reason;
    JsonValue *keys; /* room for JSON_KEYS, one for all objects: each is done when it ends */
    int depth;
} Scan;

static bool check_value(Scan *scan);

static bool fail(Scan *scan, const char *reason)
{
    scan->reason = reason;
    return false;
}

static bool is_at(const Scan *scan, char c)
{
    return scan->at < scan->end && *scan->at == c;
}

/* Takes c, and white space before it, or nothing but the space. */
static bool take(Scan *scan, char c)
{
    scan->at = skip_space(scan->at, scan->end);
    if (!is_at(scan, c))
        return false;
    scan->at++;
    return true;
}

static bool check_char(Scan *scan, bool is_key)
{
    uint32_t point;

    if ((unsigned char)*scan->at < 0x20)
        return fail(scan, "control character in a string");
    int length = char_read(scan->at, (size_t)(scan->end - scan->at), &point);
    if (length == 0)
        return fail(scan, *scan->at == '\\' ? "bad escape" : "invalid UTF-8");
    if (point == 0 && is_key)
        return fail(scan, "NUL in a key");
    scan->at += length;
    return true;
}

static bool check_string(Scan *scan, bool is_key)
{
    for (scan->at++; scan->at < scan->end && *scan->at != '"';) {
        if (!check_char(scan, is_key))
            return false;
    }
    if (scan->at == scan->end)
        return fail(scan, "string without its closing quote");
    scan->at++;
    return true;
}

static bool check_digits(Scan *scan)
{
    if (scan->at == scan->end || !is_digit(*scan->at))
        return fail(scan, "expected a digit");
    while (scan->at < scan->end && is_digit(*scan->at))
        scan->at++;
    return true;
}

static bool check_exponent(Scan *scan)
{
    if (!is_at(scan, 'e') && !is_at(scan, 'E'))
        return true;
    scan->at++;
    if (is_at(scan, '+') || is_at(scan, '-'))
        scan->at++;
    return check_digits(scan);
}

static bool check_number(Scan *scan)
{
    if (is_at(scan, '-'))
        scan->at++;
    const char *first = scan->at;
    if (!check_digits(scan))
        return false;
    if (*first == '0' && scan->at - first > 1) {
        scan->at = first;
        return fail(scan, "number with a leading zero");
    }
    if (is_at(scan, '.')) {
        scan->at++;
        if (!check_digits(scan))
            return false;
    }
    return check_exponent(scan);
}

static bool check_word(Scan *scan, const char *word)
{
    size_t n = strlen(word);

    if ((size_t)(scan->end - scan->at) < n || memcmp(scan->at, word, n) != 0)
        return fail(scan, "expected a value");
    scan->at += n;
    return true;
}

static bool check_array(Scan *scan)
{
    scan->at++;
    if (take(scan, ']'))
        return true;
    do {
        if (!check_value(scan))
            return false;
    } while (take(scan, ','));
    return take(scan, ']') || fail(scan, "expected ',' or ']'");
}

/* The place of a key in a sorted list; *found if it is there already. */
static int key_place(const JsonValue *keys, int n, JsonValue key, bool *found)
{
    int low = 0, high = n;

    *found = false;
    while (low < high && !*found) {
        int middle = (low + high) / 2;
        int order = compare_strings(key, keys[middle]);
        if (order > 0)
            low = middle + 1;
        else
            high = middle;
        *found = order == 0;
    }
    return high;
}

/* Whether an object that is otherwise right has no key twice and not too many. */
static bool check_keys(Scan *scan, JsonValue object)
{
    JsonValue *keys = scan->keys;
    JsonValue key, value;
    JsonIter iter = json_iter(object);

    for (int n = 0; json_next(&iter, &key, &value); n++) {
        bool found;
        int place = key_place(keys, n, key, &found);
        if (found || n == JSON_KEYS) {
            scan->at = key.at;
            return fail(scan, found ? "key given twice" : "too many keys in an object");
        }
        memmove(keys + place + 1, keys + place, (size_t)(n - place) * sizeof *keys);
        keys[place] = key;
    }
    return true;
}

static bool check_member(Scan *scan)
{
    scan->at = skip_space(scan->at, scan->end);
    if (!is_at(scan, '"'))
        return fail(scan, "expected a key in quotes");
    if (!check_string(scan, true))
        return false;
    if (!take(scan, ':'))
        return fail(scan, "expected ':'");
    return check_value(scan);
}

static bool check_object(Scan *scan)
{
    const char *open = scan->at++;

    if (take(scan, '}'))
        return true;
    do {
        if (!check_member(scan))
            return false;
    } while (take(scan, ','));
    if (!take(scan, '}'))
        return fail(scan, "expected ',' or '}'");
    return check_keys(scan, (JsonValue){ open, scan->at });
}

static bool check_level(Scan *scan)
{
    if (scan->depth == JSON_DEPTH)
        return fail(scan, "too many levels");
    scan->depth++;
    bool ok = *scan->at == '{' ? check_object(scan) : check_array(scan);
    scan->depth--;
    return ok;
}

static bool check_value(Scan *scan)
{
    scan->at = skip_space(scan->at, scan->end);
    if (scan->at == scan->end)
        return fail(scan, "expected a value");
    switch (*scan->at) {
    case '{':
    case '[':
        return check_level(scan);
    case '"':
        return check_string(scan, false);
    case 't':
        return check_word(scan, "true");
    case 'f':
        return check_word(scan, "false");
    case 'n':
        return check_word(scan, "null");
    default:
        if (*scan->at != '-' && !is_digit(*scan->at))
            return fail(scan, "expected a value");
        return check_number(scan);
    }
}

static bool check_document(Scan *scan)
{
    if (scan->end - scan->at > JSON_BYTES)
        return fail(scan, "document too long");
    if (!check_value(scan))
        return false;
    scan->at = skip_space(scan->at, scan->end);
    return scan->at == scan->end || fail(scan, "text after the value");
}

static JsonError error_at(const char *text, const char *at, const char *reason)
{
    JsonError err = { .offset = (size_t)(at - text), .reason = reason, .line = 1, .column = 1 };

    for (; text < at; text++) {
        if (*text == '\n') {
            err.line++;
            err.column = 1;
        } else if (((unsigned char)*text & 0xC0) != 0x80) {
            err.column++;
        }
    }
    return err;
}

bool json_check(const char *text, size_t n, JsonError *err)
{
    JsonValue keys[JSON_KEYS];
    Scan scan = { .at = text, .end = text + n, .keys = keys };
    bool ok = check_document(&scan);

    if (!ok && err)
        *err = error_at(text, scan.at, scan.reason);
    return ok;
}

/* The value that begins at, or an absent one at the end. */
static JsonValue value_at(const char *at, const char *end)
{
    return at < end ? (JsonValue){ at, skip_value(at, end) } : (JsonValue){ NULL, NULL };
}

JsonValue json_root(const char *text, size_t n)
{
    return value_at(skip_space(text, text + n), text + n);
}

JsonType json_type(JsonValue value)
{
    if (!value.at)
        return JSON_ABSENT;
    switch (*value.at) {
    case '{':
        return JSON_OBJECT;
    case '[':
        return JSON_ARRAY;
    case '"':
        return JSON_STRING;
    case 't':
    case 'f':
        return JSON_BOOL;
    case 'n':
        return JSON_NULL;
    default:
        return JSON_NUMBER;
    }
}

JsonIter json_iter(JsonValue value)
{
    JsonType type = json_type(value);

    if (type != JSON_ARRAY && type != JSON_OBJECT)
        return (JsonIter){ .at = NULL, .end = NULL };
    return (JsonIter){ .at = value.at + 1, .end = value.end, .is_object = type == JSON_OBJECT };
}

/* Takes the value after white space and one separator. */
static JsonValue take_value(JsonIter *iter, char separator)
{
    const char *at = skip_space(iter->at, iter->end);

    if (at < iter->end && *at == separator)
        at = skip_space(at + 1, iter->end);
    if (at < iter->end && (*at == '}' || *at == ']'))
        at = iter->end;
    JsonValue value = value_at(at, iter->end);
    iter->at = value.at ? value.end : at;
    return value;
}

bool json_next(JsonIter *iter, JsonValue *key, JsonValue *value)
{
    JsonValue name = { NULL, NULL };
    char separator = ',';

    if (iter->is_object) {
        name = take_value(iter, ',');
        separator = ':';
    }
    if (key)
        *key = name;
    *value = take_value(iter, separator);
    return value->at != NULL;
}

JsonValue json_get(JsonValue object, const char *key)
{
    JsonValue name, value;

    for (JsonIter iter = json_iter(object); json_next(&iter, &name, &value);) {
        if (json_equals(name, key))
            return value;
    }
    return (JsonValue){ NULL, NULL };
}

int json_count(JsonValue value)
{
    JsonValue member;
    int count = 0;

    for (JsonIter iter = json_iter(value); json_next(&iter, NULL, &member);)
        count++;
    return count;
}

JsonValue json_index(JsonValue value, int index)
{
    JsonValue member;

    for (JsonIter iter = json_iter(value); json_next(&iter, NULL, &member);) {
        if (index-- == 0)
            return member;
    }
    return (JsonValue){ NULL, NULL };
}

bool json_to_int(JsonValue value, long long min, long long max, long long *out)
{
    if (json_type(value) != JSON_NUMBER)
        return false;
    size_t n = (size_t)(value.end - value.at);
    bool is_minus_zero = n == 2 && value.at[0] == '-' && value.at[1] == '0';
    return is_minus_zero ? parse_int("0", 1, min, max, out) : parse_int(value.at, n, min, max, out);
}

bool json_to_bool(JsonValue value, bool *out)
{
    if (json_type(value) != JSON_BOOL)
        return false;
    *out = *value.at == 't';
    return true;
}

bool json_to_str(JsonValue value, char *buf, size_t cap, size_t *len)
{
    size_t used = 0;

    if (json_type(value) != JSON_STRING)
        return false;
    for (const char *at = value.at + 1; at < value.end - 1;) {
        uint32_t point = 0;
        char bytes[4];
        at += char_read(at, (size_t)(value.end - 1 - at), &point);
        int n = utf8_write(point, bytes);
        if (point == 0 || used + (size_t)n >= cap)
            return false;
        memcpy(buf + used, bytes, (size_t)n);
        used += (size_t)n;
    }
    if (used >= cap)
        return false;
    buf[used] = 0;
    if (len)
        *len = used;
    return true;
}

/* json_equals for a string with escapes, inside its quotes. */
static bool equals_escaped(const char *at, const char *end, const char *s)
{
    while (at < end) {
        uint32_t point = 0;
        char bytes[4];
        at += char_read(at, (size_t)(end - at), &point);
        size_t n = (size_t)utf8_write(point, bytes);
        if (point == 0 || strncmp(s, bytes, n) != 0)
            return false;
        s += n;
    }
    return *s == 0;
}

bool json_equals(JsonValue value, const char *s)
{
    if (json_type(value) != JSON_STRING)
        return false;
    const char *at = value.at + 1, *end = value.end - 1;
    size_t n = (size_t)(end - at);
    if (memchr(at, '\\', n))
        return equals_escaped(at, end, s);
    return strlen(s) == n && memcmp(at, s, n) == 0;
}

const char *json_span(JsonValue value, size_t *len)
{
    *len = value.at ? (size_t)(value.end - value.at) : 0;
    return value.at;
}

bool json_read_int(JsonValue object, const char *key, long long min, long long max, int *out,
                   Text *why)
{
    JsonValue value = json_get(object, key);
    long long number;
    if (json_type(value) == JSON_ABSENT)
        return true;
    if (!json_to_int(value, min, max, &number)) {
        text_fmt(why, "%s: it must be a number from %lld to %lld", key, min, max);
        return false;
    }
    *out = (int)number;
    return true;
}

bool json_read_byte(JsonValue object, const char *key, int min, int max, uint8_t *out, Text *why)
{
    int number = *out;
    if (!json_read_int(object, key, min, max, &number, why))
        return false;
    *out = (uint8_t)number;
    return true;
}

bool json_read_flag(JsonValue object, const char *key, uint8_t *out, Text *why)
{
    JsonValue value = json_get(object, key);
    bool flag;
    if (json_type(value) == JSON_ABSENT)
        return true;
    if (!json_to_bool(value, &flag))
        return json_refuse(why, key, "it must be true or false");
    *out = flag;
    return true;
}
