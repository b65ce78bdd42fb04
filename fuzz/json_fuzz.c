/* Owns the fuzzing of core/json against jansson: both accept or both refuse, except for our limits
 * and its number range; all values are equal; and what our writer makes of a document reads back
 * as the same document. */
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The two libraries share these names; jansson's are renamed here, and none of them is called. */
#define json_type   jansson_type
#define json_null   jansson_null
#define JSON_NULL   JANSSON_NULL
#define JSON_STRING JANSSON_STRING
#define JSON_ARRAY  JANSSON_ARRAY
#define JSON_OBJECT JANSSON_OBJECT
#include <jansson.h>
#undef json_type
#undef json_null
#undef JSON_NULL
#undef JSON_STRING
#undef JSON_ARRAY
#undef JSON_OBJECT

#include "core/json.h"

#define STRING_BYTES (1 << 16)
#define OUTPUT_BYTES (6 * STRING_BYTES + 16) /* every byte as a \u escape */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Unlike assert, this stays in every build. */
static void require(bool ok)
{
    if (!ok)
        abort();
}

static void same_value(JsonValue ours, const json_t *theirs);

static void same_string(JsonValue ours, const json_t *theirs)
{
    static char buf[STRING_BYTES];
    const char *text = json_string_value(theirs);
    size_t n = json_string_length(theirs), len = 0;
    bool has_nul = memchr(text, 0, n) != NULL;

    require(json_to_str(ours, buf, sizeof buf, &len) == !has_nul);
    require(has_nul || (len == n && memcmp(buf, text, n) == 0));
    require(json_equals(ours, text) == !has_nul);
    if (!has_nul)
        require(!json_to_str(ours, buf, n, NULL) && json_to_str(ours, buf, n + 1, NULL));
}

static void same_number(JsonValue ours, const json_t *theirs)
{
    long long value;
    bool is_int = json_to_int(ours, LLONG_MIN, LLONG_MAX, &value);

    require(json_type(ours) == JSON_NUMBER);
    require(is_int == (json_typeof(theirs) == JSON_INTEGER));
    require(!is_int || value == json_integer_value(theirs));
}

static void same_array(JsonValue ours, const json_t *theirs)
{
    JsonIter iter = json_iter(ours);
    JsonValue key, value;
    size_t n = json_array_size(theirs);

    require(json_type(ours) == JSON_ARRAY && (size_t)json_count(ours) == n);
    for (size_t i = 0; i < n; i++) {
        require(json_next(&iter, &key, &value) && json_type(key) == JSON_ABSENT);
        same_value(value, json_array_get(theirs, i));
    }
    require(!json_next(&iter, &key, &value));
}

static void same_object(JsonValue ours, const json_t *theirs)
{
    static char name[STRING_BYTES];
    JsonIter iter = json_iter(ours);
    JsonValue key, value;

    require(json_type(ours) == JSON_OBJECT);
    require((size_t)json_count(ours) == json_object_size(theirs));
    while (json_next(&iter, &key, &value)) {
        require(json_to_str(key, name, sizeof name, NULL));
        require(json_get(ours, name).at == value.at);
        same_value(value, json_object_get(theirs, name));
    }
}

static void same_value(JsonValue ours, const json_t *theirs)
{
    bool truth = false;

    require(theirs != NULL);
    switch (json_typeof(theirs)) {
    case JANSSON_OBJECT:
        same_object(ours, theirs);
        break;
    case JANSSON_ARRAY:
        same_array(ours, theirs);
        break;
    case JANSSON_STRING:
        same_string(ours, theirs);
        break;
    case JSON_INTEGER:
    case JSON_REAL:
        same_number(ours, theirs);
        break;
    case JSON_TRUE:
        require(json_to_bool(ours, &truth) && truth);
        break;
    case JSON_FALSE:
        require(json_to_bool(ours, &truth) && !truth);
        break;
    case JANSSON_NULL:
        require(json_type(ours) == JSON_NULL);
        break;
    }
}

static void write_value(Json *json, JsonValue value);

static void write_level(Json *json, JsonValue level)
{
    static char name[STRING_BYTES];
    bool is_object = json_type(level) == JSON_OBJECT;
    JsonValue key, value;

    is_object ? json_object_begin(json) : json_array_begin(json);
    for (JsonIter iter = json_iter(level); json_next(&iter, &key, &value);) {
        if (is_object) {
            require(json_to_str(key, name, sizeof name, NULL));
            json_key(json, name);
        }
        write_value(json, value);
    }
    is_object ? json_object_end(json) : json_array_end(json);
}

/* Numbers that are not integers, and strings with a NUL, pass as they are. */
static void write_value(Json *json, JsonValue value)
{
    static char buf[STRING_BYTES];
    JsonType type = json_type(value);
    long long number;
    size_t len;
    bool truth;

    require(type != JSON_ABSENT);
    if (type == JSON_OBJECT || type == JSON_ARRAY) {
        write_level(json, value);
    } else if (type == JSON_NULL) {
        json_null(json);
    } else if (json_to_bool(value, &truth)) {
        json_bool(json, truth);
    } else if (json_to_int(value, LLONG_MIN, LLONG_MAX, &number)) {
        json_int(json, number);
    } else if (json_to_str(value, buf, sizeof buf, &len)) {
        json_str_n(json, buf, len);
    } else {
        const char *raw = json_span(value, &len);
        json_raw_n(json, raw, len);
    }
}

static void write_document(Text *out, const char *text, size_t n)
{
    Json json;

    json_writer(&json, out);
    write_value(&json, json_root(text, n));
    require(json_done(&json));
}

static json_t *read_theirs(const char *text, size_t n, json_error_t *err)
{
    return json_loadb(text, n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL, err);
}

/* The document written, and that written again, are valid and the same value. */
static void round_trip(const char *text, size_t n, const json_t *theirs)
{
    static char once[OUTPUT_BYTES], twice[OUTPUT_BYTES];
    Text first = text_over(once), second = text_over(twice);
    json_error_t error;

    write_document(&first, text, n);
    require(json_check(once, first.len, NULL));
    write_document(&second, once, first.len);
    require(strcmp(once, twice) == 0);
    json_t *again = read_theirs(once, first.len, &error);
    require(json_equal(theirs, again));
    json_decref(again);
}

/* Refused for a reason that jansson does not share: our limits, and the byte NUL, which jansson
 * (2.14) overlooks after a number. */
static bool is_ours_alone(const char *text, size_t size, const JsonError *err)
{
    return strncmp(err->reason, "too many", 8) == 0 || memchr(text, 0, size);
}

static void compare(const char *text, size_t size)
{
    JsonError err;
    json_error_t error;
    bool ok = json_check(text, size, &err);
    json_t *theirs = read_theirs(text, size, &error);

    if (!ok) {
        require(err.offset <= size && err.line > 0 && err.column > 0);
        require(!theirs || is_ours_alone(text, size, &err));
    } else if (!theirs) {
        require(json_error_code(&error) == json_error_numeric_overflow);
    } else {
        same_value(json_root(text, size), theirs);
        round_trip(text, size, theirs);
    }
    json_decref(theirs);
}

/* A copy without a NUL behind it, so that any step beyond the end is seen. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size >= STRING_BYTES)
        return 0;
    char *text = malloc(size ? size : 1);
    if (!text)
        return 0;
    memcpy(text, data, size);
    compare(text, size);
    free(text);
    return 0;
}
