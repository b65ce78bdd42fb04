/* Owns the tests of core/json: what the writer writes, what the check refuses and where, and what
 * the walk finds in a text that passed. */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/json.h"

/* A copy of exactly n bytes, so that the address sanitizer sees a read past the end. */
static bool check_exact(const char *text, size_t n, JsonError *err)
{
    char *copy = malloc(n ? n : 1);
    assert_non_null(copy);
    memcpy(copy, text, n);
    bool ok = json_check(copy, n, err);
    free(copy);
    return ok;
}

static void accepted(const char *text)
{
    JsonError err = { .reason = "" };

    if (!check_exact(text, strlen(text), &err))
        fail_msg("%s: %s at %zu", text, err.reason, err.offset);
}

static void refused(const char *text, size_t offset, const char *reason)
{
    JsonError err;

    if (check_exact(text, strlen(text), &err))
        fail_msg("accepted: %s", text);
    if (err.offset != offset || strcmp(err.reason, reason) != 0)
        fail_msg("%s: %s at %zu", text, err.reason, err.offset);
}

static JsonValue root(const char *text)
{
    accepted(text);
    return json_root(text, strlen(text));
}

static void writer_puts_commas(void **state)
{
    (void)state;
    char buf[256];
    Text out = text_over(buf);
    Json json;

    json_writer(&json, &out);
    assert_false(json_done(&json));
    json_object_begin(&json);
    json_key_int(&json, "a", -1);
    json_key_str(&json, "b", "x");
    json_key_bool(&json, "c", true);
    json_key(&json, "d");
    json_array_begin(&json);
    json_null(&json);
    json_bool(&json, false);
    json_array_begin(&json);
    json_array_end(&json);
    json_object_begin(&json);
    json_object_end(&json);
    json_u64(&json, UINT64_MAX);
    json_array_end(&json);
    json_key(&json, "e");
    json_raw(&json, "[1,2]");
    json_key(&json, "f");
    json_raw_n(&json, "345", 2);
    assert_false(json_done(&json));
    json_object_end(&json);
    assert_true(json_done(&json));
    assert_string_equal(buf, "{\"a\":-1,\"b\":\"x\",\"c\":true,"
                             "\"d\":[null,false,[],{},18446744073709551615],\"e\":[1,2],\"f\":34}");
}

static void writer_reaches_the_depth(void **state)
{
    (void)state;
    char buf[4 * JSON_DEPTH];
    Text out = text_over(buf);
    Json json;

    json_writer(&json, &out);
    for (int i = 0; i < JSON_DEPTH; i++) {
        json_array_begin(&json);
        if (i + 1 < JSON_DEPTH)
            json_int(&json, 1);
    }
    for (int i = 0; i < JSON_DEPTH; i++)
        json_array_end(&json);
    assert_true(json_done(&json));
    accepted(buf);
}

static const char *written(const char *s, size_t n)
{
    static char buf[256];
    Text out = text_over(buf);
    Json json;

    json_writer(&json, &out);
    json_str_n(&json, s, n);
    assert_true(json_done(&json));
    accepted(buf);
    return buf;
}

static void writer_escapes(void **state)
{
    (void)state;
    assert_string_equal(written("", 0), "\"\"");
    assert_string_equal(written("a\"b\\c/d", 7), "\"a\\\"b\\\\c/d\"");
    assert_string_equal(written("\n\r\t\b\f", 5), "\"\\n\\r\\t\\b\\f\"");
    assert_string_equal(written("\0\x01\x1f\x7f", 4), "\"\\u0000\\u0001\\u001f\x7f\"");
    assert_string_equal(written("</script>", 9), "\"\\u003c/script>\"");
    assert_string_equal(written("\xE2\x80\xA8\xE2\x80\xA9\xE2\x80\xAA", 9),
                        "\"\\u2028\\u2029\xE2\x80\xAA\"");
    assert_string_equal(written("жар→\xF0\x9F\x9A\x80", 13), "\"жар→\xF0\x9F\x9A\x80\"");
}

static void writer_mends_utf8(void **state)
{
    (void)state;
    assert_string_equal(written("a\xFFz", 3), "\"a\xEF\xBF\xBDz\"");
    assert_string_equal(written("\xD0", 1), "\"\xEF\xBF\xBD\"");
    assert_string_equal(written("\xC0\x80", 2), "\"\xEF\xBF\xBD\xEF\xBF\xBD\"");
    assert_string_equal(written("\xED\xA0\x80", 3), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
    assert_string_equal(written("\xD0\xB6\xD0", 3), "\"ж\xEF\xBF\xBD\"");
}

static void writer_escapes_keys(void **state)
{
    (void)state;
    char buf[64];
    Text out = text_over(buf);
    Json json;

    json_writer(&json, &out);
    json_object_begin(&json);
    json_key_int(&json, "a\"\n", 1);
    json_object_end(&json);
    assert_string_equal(buf, "{\"a\\\"\\n\":1}");
}

static void writer_knows_it_was_cut(void **state)
{
    (void)state;
    char buf[8];
    Text out = text_over(buf);
    Json json;

    json_writer(&json, &out);
    json_str(&json, "sixsix");
    assert_false(json_done(&json));
    text_clear(&out);
    json_writer(&json, &out);
    json_str(&json, "five5");
    assert_true(json_done(&json));
}

static void check_accepts(void **state)
{
    (void)state;
    static const char *const good[] = {
        "0",
        "-0",
        "-12",
        "1.5",
        "0.0e0",
        "1E+10",
        "1e-7",
        "12345678901234567890123",
        "1e999",
        "null",
        " true ",
        "\t\r\n false",
        "\"\"",
        "\"\x7f\"",
        "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u0000\"",
        "\"\\uD83D\\uDE80 \\ud83d\\ude80\"",
        "\"\xF4\x8F\xBF\xBF\"",
        "[]",
        "[ ]",
        "{ }",
        "[1, 2 ,[3]]",
        "{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":1}]}",
        "{\"\":0}",
        "{\"a\":1,\"A\":2,\"aa\":3,\"\xD0\xB0\":4}",
        "{ \"a\" : 1 , \"b\" : 2 }",
    };

    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        accepted(good[i]);
}

static void check_refuses_grammar(void **state)
{
    (void)state;
    refused("", 0, "expected a value");
    refused("  ", 2, "expected a value");
    refused("[1,]", 3, "expected a value");
    refused("[,1]", 1, "expected a value");
    refused("[1 2]", 3, "expected ',' or ']'");
    refused("[1", 2, "expected ',' or ']'");
    refused("[1}", 2, "expected ',' or ']'");
    refused("{\"a\":1]", 6, "expected ',' or '}'");
    refused("{\"a\" \"b\"}", 5, "expected ':'");
    refused("{\"a\":}", 5, "expected a value");
    refused("{\"a\":1,}", 7, "expected a key in quotes");
    refused("{a:1}", 1, "expected a key in quotes");
    refused("{1:1}", 1, "expected a key in quotes");
    refused("{", 1, "expected a key in quotes");
    refused("{\"a\":tru}", 5, "expected a value");
    refused("NaN", 0, "expected a value");
    refused("Infinity", 0, "expected a value");
    refused("'a'", 0, "expected a value");
    refused("nul", 0, "expected a value");
    refused("\xEF\xBB\xBF{}", 0, "expected a value");
    refused("/**/1", 0, "expected a value");
    refused("\f1", 0, "expected a value");
}

static void check_refuses_trailing_text(void **state)
{
    (void)state;
    refused("1 2", 2, "text after the value");
    refused("{}}", 2, "text after the value");
    refused("[],", 2, "text after the value");
    refused("truefalse", 4, "text after the value");
    assert_false(check_exact("1\0", 2, NULL));
}

static void check_refuses_numbers(void **state)
{
    (void)state;
    refused("01", 0, "number with a leading zero");
    refused("[-012]", 2, "number with a leading zero");
    refused("00", 0, "number with a leading zero");
    refused("-", 1, "expected a digit");
    refused("-a", 1, "expected a digit");
    refused("1.", 2, "expected a digit");
    refused("1.e1", 2, "expected a digit");
    refused("1e", 2, "expected a digit");
    refused("1e+", 3, "expected a digit");
    refused(".5", 0, "expected a value");
    refused("+1", 0, "expected a value");
    refused("0x10", 1, "text after the value");
    refused("--1", 1, "expected a digit");
}

static void check_refuses_strings(void **state)
{
    (void)state;
    refused("\"abc", 4, "string without its closing quote");
    refused("\"abc\\\"", 6, "string without its closing quote");
    refused("\"a\nb\"", 2, "control character in a string");
    refused("\"\x1f\"", 1, "control character in a string");
    refused("\"\\", 1, "bad escape");
    refused("\"\\x\"", 1, "bad escape");
    refused("\"\\u12\"", 1, "bad escape");
    refused("\"\\u12g4\"", 1, "bad escape");
    refused("\"\\U0041\"", 1, "bad escape");
    refused("\"\\ud800\"", 1, "bad escape");
    refused("\"\\ud800\\n\"", 1, "bad escape");
    refused("\"\\ud800\\ud800\"", 1, "bad escape");
    refused("\"\\udc00\"", 1, "bad escape");
    refused("\"\\ud83d\\ude\"", 1, "bad escape");
    refused("\"\xFF\"", 1, "invalid UTF-8");
    refused("\"a\xC0\x80\"", 2, "invalid UTF-8");
    refused("\"\xED\xA0\x80\"", 1, "invalid UTF-8");
    refused("\"\xF4\x90\x80\x80\"", 1, "invalid UTF-8");
    refused("\"\xD0\"", 1, "invalid UTF-8");
    assert_false(check_exact("\"\0\"", 3, NULL));
    assert_false(check_exact("\"\\\0\"", 4, NULL));
}

static void check_refuses_same_keys(void **state)
{
    (void)state;
    refused("{\"a\":1,\"a\":2}", 7, "key given twice");
    refused("{\"a\":1,\"b\":{\"c\":[1,{\"d\":1}]},\"a\":2}", 29, "key given twice");
    refused("{\"a\":1,\"\\u0061\":2}", 7, "key given twice");
    refused("{\"/\":1,\"\\/\":2}", 7, "key given twice");
    refused("{\"\\ud83d\\ude80\":1,\"\xF0\x9F\x9A\x80\":2}", 18, "key given twice");
    refused("{\"\":1,\"\":2}", 6, "key given twice");
    refused("[{\"x\":{\"a\":1,\"b\":2,\"c\":3,\"b\":4}}]", 25, "key given twice");
    refused("{\"a\\u0000\":1}", 3, "NUL in a key");
}

static void nested(Text *out, int depth)
{
    text_clear(out);
    for (int i = 0; i < depth; i++)
        text_put(out, i % 2 ? "[" : "{\"a\":");
    text_put(out, "1");
    for (int i = depth - 1; i >= 0; i--)
        text_put(out, i % 2 ? "]" : "}");
}

static void check_limits_depth(void **state)
{
    (void)state;
    char buf[512];
    Text text = text_over(buf);
    JsonError err;

    nested(&text, JSON_DEPTH);
    accepted(buf);
    nested(&text, JSON_DEPTH + 1);
    assert_false(check_exact(buf, text.len, &err));
    assert_string_equal(err.reason, "too many levels");
    text_clear(&text);
    for (int i = 0; i < 100; i++) /* beside each other they are not deep */
        text_put(&text, i ? ",[]" : "[[]");
    text_put(&text, "]");
    accepted(buf);
}

/* An object of n keys in an order that is neither ascending nor descending. */
static void many_keys(Text *out, int n)
{
    text_clear(out);
    for (int i = 0; i < n; i++)
        text_fmt(out, "%s\"k%d\":%d", i ? "," : "{", i * 7919 % 10007, i);
    text_put(out, "}");
}

static void check_limits_keys(void **state)
{
    (void)state;
    static char buf[1 << 15];
    Text text = text_over(buf);
    JsonError err;

    many_keys(&text, JSON_KEYS);
    accepted(buf);
    assert_int_equal(json_count(root(buf)), JSON_KEYS);
    many_keys(&text, JSON_KEYS + 1);
    assert_false(check_exact(buf, text.len, &err));
    assert_string_equal(err.reason, "too many keys in an object");
}

static void check_finds_any_pair(void **state)
{
    (void)state;
    for (int first = 0; first < 12; first++) {
        for (int second = first + 1; second < 12; second++) {
            char buf[256];
            Text text = text_over(buf);
            for (int i = 0; i < 12; i++)
                text_fmt(&text, "%s\"%d\":0", i ? "," : "{", (i == second ? first : i) * 5 % 13);
            text_put(&text, "}");
            assert_false(check_exact(buf, text.len, NULL));
        }
    }
}

static void check_limits_bytes(void **state)
{
    (void)state;
    size_t n = JSON_BYTES;
    char *text = malloc(n + 1);
    JsonError err;

    assert_non_null(text);
    memset(text, ' ', n + 1);
    text[0] = '1';
    assert_true(json_check(text, n, &err));
    assert_false(json_check(text, n + 1, &err));
    assert_string_equal(err.reason, "document too long");
    free(text);
}

static void check_names_the_place(void **state)
{
    (void)state;
    JsonError err;
    const char *text = "{\n  \"ж\": [1,\n    \"→ж\", x]}";

    assert_false(check_exact(text, strlen(text), &err));
    assert_int_equal(err.line, 3);
    assert_int_equal(err.column, 11);
    assert_int_equal(text[err.offset], 'x');
    assert_false(check_exact("x", 1, &err));
    assert_int_equal(err.line, 1);
    assert_int_equal(err.column, 1);
}

/* Every prefix of a document is either refused or complete, and none reads beyond its end. */
static void check_refuses_prefixes(void **state)
{
    (void)state;
    const char *text = "{\"a\":[1,-2.5e+3,true,null,\"\\ud83d\\ude80ж\\n\"],\"b\":{\"c\":false}}";

    accepted(text);
    for (size_t n = 0; n < strlen(text); n++)
        assert_false(check_exact(text, n, NULL));
}

static void types_of_values(void **state)
{
    (void)state;
    JsonValue v =
        root(" {\"n\":null,\"t\":true,\"f\":false,\"i\":-1,\"s\":\"\",\"a\":[],\"o\":{}} ");

    assert_int_equal(json_type(v), JSON_OBJECT);
    assert_int_equal(json_type(json_get(v, "n")), JSON_NULL);
    assert_int_equal(json_type(json_get(v, "t")), JSON_BOOL);
    assert_int_equal(json_type(json_get(v, "f")), JSON_BOOL);
    assert_int_equal(json_type(json_get(v, "i")), JSON_NUMBER);
    assert_int_equal(json_type(json_get(v, "s")), JSON_STRING);
    assert_int_equal(json_type(json_get(v, "a")), JSON_ARRAY);
    assert_int_equal(json_type(json_get(v, "o")), JSON_OBJECT);
    assert_int_equal(json_type(json_get(v, "x")), JSON_ABSENT);
    assert_int_equal(json_count(v), 7);
}

static void walk_in_order(void **state)
{
    (void)state;
    JsonIter iter = json_iter(root("{ \"a\" : [1, 2] ,\"b\\\"}\":\"]}\" , \"c\":{\"d\":3} }"));
    JsonValue key, value;
    size_t len;

    assert_true(json_next(&iter, &key, &value));
    assert_true(json_equals(key, "a"));
    assert_memory_equal(json_span(value, &len), "[1, 2]", 6);
    assert_int_equal(len, 6);
    assert_true(json_next(&iter, &key, &value));
    assert_true(json_equals(key, "b\"}"));
    assert_true(json_equals(value, "]}"));
    assert_true(json_next(&iter, &key, &value));
    assert_true(json_equals(key, "c"));
    assert_int_equal(json_type(value), JSON_OBJECT);
    assert_false(json_next(&iter, &key, &value));
    assert_int_equal(json_type(value), JSON_ABSENT);
    assert_int_equal(json_type(key), JSON_ABSENT);
    assert_false(json_next(&iter, &key, &value));
}

static void walk_arrays(void **state)
{
    (void)state;
    JsonValue v = root("[ 10,[11] , \"12\",{\"a\":13} ]");
    JsonIter iter = json_iter(v);
    JsonValue key, value;
    long long number;

    assert_int_equal(json_count(v), 4);
    assert_true(json_next(&iter, &key, &value));
    assert_int_equal(json_type(key), JSON_ABSENT);
    assert_true(json_to_int(value, 0, 99, &number));
    assert_int_equal(number, 10);
    assert_true(json_to_int(json_index(json_index(v, 1), 0), 0, 99, &number));
    assert_int_equal(number, 11);
    assert_true(json_equals(json_index(v, 2), "12"));
    assert_true(json_to_int(json_get(json_index(v, 3), "a"), 0, 99, &number));
    assert_int_equal(number, 13);
    assert_int_equal(json_type(json_index(v, 4)), JSON_ABSENT);
    assert_int_equal(json_type(json_index(v, -1)), JSON_ABSENT);
}

static void absent_values_are_empty(void **state)
{
    (void)state;
    JsonValue absent = json_get(root("[1]"), "a");
    JsonValue number = root("7");
    JsonValue value;
    long long out = 5;
    bool truth = true;
    char buf[4];
    size_t len = 1;

    assert_int_equal(json_type(absent), JSON_ABSENT);
    assert_int_equal(json_type(json_get(absent, "a")), JSON_ABSENT);
    assert_int_equal(json_type(json_index(absent, 0)), JSON_ABSENT);
    assert_int_equal(json_count(absent), 0);
    assert_int_equal(json_count(number), 0);
    assert_int_equal(json_count(root("\"[1]\"")), 0);
    JsonIter iter = json_iter(absent);
    assert_false(json_next(&iter, NULL, &value));
    assert_false(json_to_int(absent, 0, 9, &out));
    assert_false(json_to_bool(absent, &truth));
    assert_false(json_to_str(absent, buf, sizeof buf, NULL));
    assert_false(json_equals(absent, ""));
    assert_null(json_span(absent, &len));
    assert_int_equal(len, 0);
    assert_int_equal(out, 5);
    assert_true(truth);
}

static bool is_int_value(JsonValue value, long long expected)
{
    long long number;

    return json_to_int(value, LLONG_MIN, LLONG_MAX, &number) && number == expected;
}

static bool is_int(const char *text, long long expected)
{
    return is_int_value(root(text), expected);
}

static void integers(void **state)
{
    (void)state;
    long long value = 5;

    assert_true(is_int("0", 0));
    assert_true(is_int("-0", 0));
    assert_true(is_int(" 42 ", 42));
    assert_true(is_int("9223372036854775807", LLONG_MAX));
    assert_true(is_int("-9223372036854775808", LLONG_MIN));
    static const char *const not_int[] = {
        "9223372036854775808", "1.0", "1e2", "\"1\"", "true", "null", "[1]", "{}", "-0.0"
    };
    for (size_t i = 0; i < sizeof not_int / sizeof *not_int; i++)
        assert_false(json_to_int(root(not_int[i]), LLONG_MIN, LLONG_MAX, &value));
    assert_false(json_to_int(root("10"), 0, 9, &value));
    assert_false(json_to_int(root("-0"), 1, 9, &value));
    assert_int_equal(value, 5);
}

static void booleans(void **state)
{
    (void)state;
    bool value = false;

    assert_true(json_to_bool(root("true"), &value));
    assert_true(value);
    assert_true(json_to_bool(root("false"), &value));
    assert_false(value);
    assert_false(json_to_bool(root("1"), &value));
    assert_false(json_to_bool(root("\"true\""), &value));
}

static void members_left_out(void **state)
{
    (void)state;
    JsonValue object = root("{\"n\":7,\"far\":300,\"on\":true,\"word\":\"x\"}");
    char buf[128];
    Text why = text_over(buf);
    int number = 3;
    uint8_t byte = 4, flag = 0;

    assert_true(json_read_int(object, "absent", 0, 9, &number, &why));
    assert_true(json_read_byte(object, "absent", 0, 9, &byte, &why));
    assert_true(json_read_flag(object, "absent", &flag, &why));
    assert_int_equal(number, 3);
    assert_int_equal(byte, 4);
    assert_int_equal(flag, 0);
    assert_true(json_read_int(object, "n", 7, 7, &number, &why));
    assert_true(json_read_byte(object, "n", 0, 255, &byte, &why));
    assert_true(json_read_flag(object, "on", &flag, &why));
    assert_int_equal(number, 7);
    assert_int_equal(byte, 7);
    assert_int_equal(flag, 1);
    assert_string_equal(buf, "");
    assert_false(json_read_byte(object, "far", 0, 255, &byte, &why));
    assert_string_equal(buf, "far: it must be a number from 0 to 255");
    assert_int_equal(byte, 7);
    why = text_over(buf);
    assert_false(json_read_flag(object, "word", &flag, &why));
    assert_string_equal(buf, "word: it must be true or false");
    assert_int_equal(flag, 1);
}

static void strings_unescaped(void **state)
{
    (void)state;
    char buf[64];
    size_t len;

    assert_true(json_to_str(root("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0436ж\\ud83d\\uDE80\""), buf,
                            sizeof buf, &len));
    assert_string_equal(buf, "\"\\/\b\f\n\r\tжж\xF0\x9F\x9A\x80");
    assert_int_equal(len, strlen(buf));
    assert_true(json_to_str(root("\"\""), buf, 1, &len));
    assert_int_equal(len, 0);
    assert_false(json_to_str(root("\"a\\u0000b\""), buf, sizeof buf, &len));
    assert_false(json_to_str(root("1"), buf, sizeof buf, &len));
}

static void strings_that_do_not_fit(void **state)
{
    (void)state;
    char buf[6] = "#####";

    assert_true(json_to_str(root("\"abж\""), buf, 5, NULL));
    assert_string_equal(buf, "abж");
    assert_false(json_to_str(root("\"abcж\""), buf, 5, NULL));
    assert_false(json_to_str(root("\"abcd\\n\""), buf, 5, NULL));
    assert_int_equal(buf[5], 0);
    assert_false(json_to_str(root("\"\""), buf, 0, NULL));
}

static void equality_after_unescaping(void **state)
{
    (void)state;
    assert_true(json_equals(root("\"settle\""), "settle"));
    assert_true(json_equals(root("\"\\u0073ettle\""), "settle"));
    assert_true(json_equals(root("\"\\u0436\""), "ж"));
    assert_true(json_equals(root("\"\""), ""));
    assert_false(json_equals(root("\"settle\""), "settl"));
    assert_false(json_equals(root("\"settle\""), "settles"));
    assert_false(json_equals(root("\"\\u0073ettle\""), "settles"));
    assert_false(json_equals(root("\"\\u0073ettle\""), "s"));
    assert_false(json_equals(root("\"a\\u0000\""), "a"));
    assert_false(json_equals(root("true"), "true"));
    assert_true(is_int_value(json_get(root("{\"b\":1,\"\\u0061\":2}"), "a"), 2));
}

static void strings_round_trip(void **state)
{
    (void)state;
    char all[256];
    char back[256];

    for (int c = 1; c < 128; c++)
        all[c - 1] = (char)c;
    memcpy(all + 127, "ж→\xE2\x80\xA8\xF0\x9F\x9A\x80", 13);
    static char buf[1024];
    Text out = text_over(buf);
    Json json;
    json_writer(&json, &out);
    json_str(&json, all);
    assert_true(json_to_str(root(buf), back, sizeof back, NULL));
    assert_string_equal(back, all);
    assert_true(json_equals(root(buf), all));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "the writer puts commas by itself", .test_func = writer_puts_commas },
        { .name = "the writer reaches the reader's depth", .test_func = writer_reaches_the_depth },
        { .name = "the writer escapes what HTML or JSON forbid", .test_func = writer_escapes },
        { .name = "the writer replaces bad UTF-8", .test_func = writer_mends_utf8 },
        { .name = "the writer escapes keys", .test_func = writer_escapes_keys },
        { .name = "the writer knows it was cut", .test_func = writer_knows_it_was_cut },
        { .name = "the check accepts all of JSON", .test_func = check_accepts },
        { .name = "the check refuses wrong grammar", .test_func = check_refuses_grammar },
        { .name = "the check refuses trailing text", .test_func = check_refuses_trailing_text },
        { .name = "the check refuses wrong numbers", .test_func = check_refuses_numbers },
        { .name = "the check refuses wrong strings", .test_func = check_refuses_strings },
        { .name = "the check refuses a key twice", .test_func = check_refuses_same_keys },
        { .name = "the check finds any pair of keys", .test_func = check_finds_any_pair },
        { .name = "the check limits depth", .test_func = check_limits_depth },
        { .name = "the check limits keys", .test_func = check_limits_keys },
        { .name = "the check limits bytes", .test_func = check_limits_bytes },
        { .name = "the check names line and column", .test_func = check_names_the_place },
        { .name = "the check refuses every prefix", .test_func = check_refuses_prefixes },
        { .name = "a value has its type", .test_func = types_of_values },
        { .name = "members come in order with their keys", .test_func = walk_in_order },
        { .name = "elements are walked and indexed", .test_func = walk_arrays },
        { .name = "an absent value is empty", .test_func = absent_values_are_empty },
        { .name = "only digits are integers", .test_func = integers },
        { .name = "only true and false are booleans", .test_func = booleans },
        { .name = "members that are left out keep what stands there; wrong ones are refused",
          .test_func = members_left_out },
        { .name = "strings are unescaped", .test_func = strings_unescaped },
        { .name = "a string that does not fit is refused", .test_func = strings_that_do_not_fit },
        { .name = "strings are equal after unescaping", .test_func = equality_after_unescaping },
        { .name = "strings survive writing and reading", .test_func = strings_round_trip },
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
