/* JSON without allocation: a writer over a Text, a strict check of a whole document, and a reader
 * that walks a checked one in place. Integers only are read; other numbers are valid but have no
 * value here. */
#ifndef CORE_JSON_H
#define CORE_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/text.h"

#define JSON_DEPTH 32        /* arrays and objects within each other */
#define JSON_KEYS  512       /* keys in one object */
#define JSON_BYTES (1 << 20) /* bytes in one document */

/* A writer. Commas and colons come by themselves; the output has no white space and may stand in
 * an HTML script. Invariant: bit d of some, objects speaks of the level that d levels enclose. */
typedef struct Json {
    Text *out;
    uint64_t some;    /* the level has a member already */
    uint64_t objects; /* the level is an object */
    int depth;
    bool after_key;
} Json;

void json_writer(Json *json, Text *out);

/* Whether one whole value has been written and it fitted. */
bool json_done(const Json *json);

void json_object_begin(Json *json);
void json_object_end(Json *json);
void json_array_begin(Json *json);
void json_array_end(Json *json);
void json_key(Json *json, const char *key);

/* Invalid UTF-8 is written as U+FFFD, a character for each byte that makes no sense. */
void json_str(Json *json, const char *s);
void json_str_n(Json *json, const char *s, size_t n);

void json_int(Json *json, long long value);
void json_bool(Json *json, bool value);

/* A chance or a time: four decimals. */
void json_decimal(Json *json, double value);

/* Browsers read numbers above 2^53 inexactly: hashes and keys are better written as strings. */
void json_u64(Json *json, uint64_t value);

/* A value that is JSON text already. */
void json_raw(Json *json, const char *value);
void json_raw_n(Json *json, const char *value, size_t n);

/* Inline, because jansson, which the fuzzer links too, has an external function of this name. */
static inline void json_null(Json *json)
{
    json_raw(json, "null");
}

static inline void json_key_int(Json *json, const char *key, long long value)
{
    json_key(json, key);
    json_int(json, value);
}

static inline void json_key_real(Json *json, const char *key, double value)
{
    json_key(json, key);
    json_decimal(json, value);
}

static inline void json_key_str(Json *json, const char *key, const char *value)
{
    json_key(json, key);
    json_str(json, value);
}

static inline void json_key_bool(Json *json, const char *key, bool value)
{
    json_key(json, key);
    json_bool(json, value);
}

typedef struct JsonError {
    size_t offset;
    const char *reason; /* a constant, in English, without the place */
    int line;           /* from 1 */
    int column;         /* from 1, in characters */
} JsonError;

/* Whether text[0..n) is one JSON document (RFC 8259) within the limits above, with no key twice in
 * an object and no NUL in a key. If not, *err (may be NULL) says where and why. Everything below
 * is for texts that have passed. */
bool json_check(const char *text, size_t n, JsonError *err);

typedef enum JsonType {
    JSON_ABSENT,
    JSON_NULL,
    JSON_BOOL,
    JSON_NUMBER,
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT,
    JSON_TYPES
} JsonType;

/* A value in a checked text, borrowed from it: exactly its bytes. at == NULL is an absent value,
 * which every function below takes: it has no members and converts to nothing. */
typedef struct JsonValue {
    const char *at;
    const char *end;
} JsonValue;

JsonValue json_root(const char *text, size_t n);
JsonType json_type(JsonValue value);

/* The member of an object; absent if there is none or it is not an object. */
JsonValue json_get(JsonValue object, const char *key);

/* Walks the members of an array or object in order; anything else has none. */
typedef struct JsonIter {
    const char *at;
    const char *end;
    bool is_object;
} JsonIter;

JsonIter json_iter(JsonValue value);

/* False at the end. key may be NULL, and is absent in an array. */
bool json_next(JsonIter *iter, JsonValue *key, JsonValue *value);

int json_count(JsonValue value);
JsonValue json_index(JsonValue value, int index);

/* False, and *out alone, if the value is not of that type. An integer is digits alone: 1.0 and 1e2
 * are not. */
bool json_to_int(JsonValue value, long long min, long long max, long long *out);
bool json_to_bool(JsonValue value, bool *out);

/* Members that may be left out: `out` then stays as it is. False: it is there and wrong, and `why`
 * says how. */
bool json_read_int(JsonValue object, const char *key, long long min, long long max, int *out,
                   Text *why);
bool json_read_byte(JsonValue object, const char *key, int min, int max, uint8_t *out, Text *why);
bool json_read_flag(JsonValue object, const char *key, uint8_t *out, Text *why);

/* Says what is wrong with a member, "key: reason"; false. */
static inline bool json_refuse(Text *why, const char *key, const char *reason)
{
    text_fmt(why, "%s: %s", key, reason);
    return false;
}

/* The string unescaped and NUL-terminated. False if it does not fit in cap with its NUL, or has a
 * NUL within; buf may then be partly written. len may be NULL. */
bool json_to_str(JsonValue value, char *buf, size_t cap, size_t *len);

/* Whether the value is this string. */
bool json_equals(JsonValue value, const char *s);

/* The value's own text, not NUL-terminated. */
const char *json_span(JsonValue value, size_t *len);

#endif
