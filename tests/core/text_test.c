/* Owns the tests of core/text: the buffer, numbers, UTF-8, suggestions and phrases. */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "core/text.h"

static void languages_by_code(void **state)
{
    (void)state;
    Lang lang = LANG_EN;

    assert_true(lang_parse("ru", &lang));
    assert_int_equal(lang, LANG_RU);
    assert_true(lang_parse("en", &lang));
    assert_int_equal(lang, LANG_EN);
    assert_false(lang_parse("de", &lang));
    assert_false(lang_parse("", &lang));
    assert_false(lang_parse("EN", &lang));
    assert_int_equal(lang, LANG_EN);
}

static void pieces_in_order(void **state)
{
    (void)state;
    char buf[128];
    Text text = text_over(buf);

    assert_string_equal(buf, "");
    text_put(&text, "ab");
    text_put_n(&text, "cdef", 2);
    text_char(&text, '-');
    text_int(&text, -17);
    text_u64(&text, UINT64_MAX);
    text_hex(&text, "\x00\xff\x1a", 3);
    text_fmt(&text, "%s=%03d", "x", 7);
    assert_string_equal(buf, "abcd--171844674407370955161500ff1ax=007");
    assert_int_equal(text.len, strlen(buf));
    assert_false(text.full);
    text_clear(&text);
    assert_string_equal(buf, "");
    assert_int_equal(text.len, 0);
}

static void extreme_integers(void **state)
{
    (void)state;
    char buf[64];
    Text text = text_over(buf);

    text_int(&text, LLONG_MIN);
    text_char(&text, ' ');
    text_int(&text, LLONG_MAX);
    text_char(&text, ' ');
    text_int(&text, 0);
    assert_string_equal(buf, "-9223372036854775808 9223372036854775807 0");
}

static void exact_fit_is_not_full(void **state)
{
    (void)state;
    char buf[6];
    Text text = text_over(buf);

    text_put(&text, "hello");
    assert_string_equal(buf, "hello");
    assert_false(text.full);
    text_put(&text, "");
    assert_false(text.full);
    text_char(&text, '!');
    assert_true(text.full);
    assert_string_equal(buf, "hello");
}

static void nothing_after_full(void **state)
{
    (void)state;
    char buf[6];
    Text text = text_over(buf);

    text_put(&text, "abжж"); /* 2 + 4 bytes into 5 */
    assert_true(text.full);
    assert_string_equal(buf, "abж");
    text_put(&text, "c");
    text_int(&text, 1);
    text_fmt(&text, "%d", 2);
    assert_string_equal(buf, "abж");
    text_clear(&text);
    assert_false(text.full);
    text_put(&text, "c");
    assert_string_equal(buf, "c");
}

/* Every length of buffer gives the longest whole-character prefix, and the byte after it is kept. */
static void cut_at_characters(void **state)
{
    (void)state;
    static const char whole[] = "a\xD0\xB6\xE2\x86\x92\xF0\x9F\x9A\x80z";
    static const size_t kept[] = { 0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11 };

    for (size_t cap = 1; cap <= sizeof whole; cap++) {
        for (int how = 0; how < 3; how++) {
            char buf[sizeof whole + 1];
            memset(buf, '#', sizeof buf);
            Text text = text_make(buf, cap);
            if (how == 0)
                text_put(&text, whole);
            else if (how == 1)
                text_fmt(&text, "%s", whole);
            else
                for (const char *c = whole; *c; c++)
                    text_char(&text, *c);
            assert_int_equal(text.len, kept[cap - 1]);
            assert_memory_equal(buf, whole, text.len);
            assert_int_equal(buf[text.len], 0);
            assert_int_equal(buf[cap], '#');
            assert_int_equal(text.full, cap < sizeof whole);
        }
    }
}

static bool reads_int(const char *s, long long min, long long max, long long expected)
{
    long long value = 123456;
    bool ok = parse_int(s, strlen(s), min, max, &value);

    assert_true(ok || value == 123456);
    return ok && value == expected;
}

static bool refuses_int(const char *s, long long min, long long max)
{
    long long value = 123456;

    return !parse_int(s, strlen(s), min, max, &value) && value == 123456;
}

static void integers_in_range(void **state)
{
    (void)state;
    assert_true(reads_int("0", -5, 5, 0));
    assert_true(reads_int("5", -5, 5, 5));
    assert_true(reads_int("-5", -5, 5, -5));
    assert_true(reads_int("-3", -5, -2, -3));
    assert_true(reads_int("9223372036854775807", LLONG_MIN, LLONG_MAX, LLONG_MAX));
    assert_true(reads_int("-9223372036854775808", LLONG_MIN, LLONG_MAX, LLONG_MIN));
    assert_true(refuses_int("6", -5, 5));
    assert_true(refuses_int("-6", -5, 5));
    assert_true(refuses_int("10", 0, 5));
    assert_true(refuses_int("1", 2, 5));
    assert_true(refuses_int("-1", -5, -2));
    assert_true(refuses_int("0", -5, -2));
    assert_true(refuses_int("9223372036854775808", LLONG_MIN, LLONG_MAX));
    assert_true(refuses_int("-9223372036854775809", LLONG_MIN, LLONG_MAX));
    assert_true(refuses_int("99999999999999999999999", LLONG_MIN, LLONG_MAX));
}

static void integers_have_one_spelling(void **state)
{
    (void)state;
    static const char *const bad[] = { "",    "-",  "+1",  " 1", "1 ",  "01", "-01", "-0", "1a",
                                       "1.0", "--", "0x1", "00", "1e2", "\n", "1-",  "٣" };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_true(refuses_int(bad[i], LLONG_MIN, LLONG_MAX));
    long long value;
    assert_true(parse_int("123", 2, 0, 100, &value));
    assert_int_equal(value, 12);
    assert_false(parse_int("1\0002", 3, 0, 100, &value));
}

static void hex_round_trip(void **state)
{
    (void)state;
    unsigned char bytes[3];
    char buf[8];
    Text text = text_over(buf);

    assert_true(parse_hex("00fFA9", 6, bytes, 3));
    text_hex(&text, bytes, 3);
    assert_string_equal(buf, "00ffa9");
    assert_true(parse_hex("", 0, bytes, 0));
    assert_false(parse_hex("00ff", 4, bytes, 3));
    assert_false(parse_hex("00ffa90", 7, bytes, 3));
    assert_false(parse_hex("00ffag", 6, bytes, 3));
    assert_false(parse_hex("00ffa ", 6, bytes, 3));
}

static void utf8_every_point(void **state)
{
    (void)state;
    for (uint32_t point = 0; point <= 0x10FFFF; point++) {
        if (point >= 0xD800 && point <= 0xDFFF)
            continue;
        char bytes[4];
        uint32_t read = 1;
        int length = utf8_write(point, bytes);
        if (utf8_read(bytes, (size_t)length, &read) != length || read != point)
            fail_msg("U+%04X", (unsigned)point);
        if (length > 1 && utf8_read(bytes, (size_t)length - 1, &read) != 0)
            fail_msg("U+%04X cut", (unsigned)point);
    }
}

static void utf8_refuses(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "\x80",
        "\xBF",
        "\xC0\x80",
        "\xC1\xBF",
        "\xE0\x80\x80",
        "\xE0\x9F\xBF",
        "\xED\xA0\x80",
        "\xED\xBF\xBF",
        "\xF0\x80\x80\x80",
        "\xF0\x8F\xBF\xBF",
        "\xF4\x90\x80\x80",
        "\xF8\x88\x80\x80",
        "\xFE",
        "\xFF",
        "\xC3(",
        "\xE2\x28\xA1",
        "\xE2\x82(",
    };

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        uint32_t point;
        assert_int_equal(utf8_read(bad[i], strlen(bad[i]), &point), 0);
    }
}

static void widths(void **state)
{
    (void)state;
    assert_int_equal(text_width(""), 0);
    assert_int_equal(text_width("Race"), 4);
    assert_int_equal(text_width("Затмение"), 8);
    assert_int_equal(text_width("┌─→┐"), 4);
    assert_int_equal(text_width("и\xCC\x86"), 1); /* и + U+0306 */
    assert_int_equal(text_width("\xFF\xFE"), 2);
}

static void suggestions(void **state)
{
    (void)state;
    static const char *const cards[] = { "rebel-colony", "gem-world", "pass", "settle", "draw" };

    assert_string_equal(text_suggest("rebel-colny", cards, 5), "rebel-colony");
    assert_string_equal(text_suggest("gme-world", cards, 5), "gem-world");
    assert_string_equal(text_suggest("pas", cards, 5), "pass");
    assert_string_equal(text_suggest("settle", cards, 5), "settle");
    assert_string_equal(text_suggest("stetel", cards, 5), "settle");
    assert_null(text_suggest("pxss-x", cards, 5));
    assert_null(text_suggest("rbl-colnny", cards, 5)); /* three slips */
    assert_null(text_suggest("dr", cards, 5));         /* two slips of two letters */
    assert_null(text_suggest("", cards, 5));
    assert_null(text_suggest("settle", cards, 0));
}

static void suggestions_prefer_nearest(void **state)
{
    (void)state;
    static const char *const words[] = { "cruisers", "cruise", "cruiser" };
    char longest[200];

    assert_string_equal(text_suggest("cruizer", words, 3), "cruiser");
    memset(longest, 'a', sizeof longest - 1);
    longest[sizeof longest - 1] = 0;
    assert_null(text_suggest(longest, words, 3));
    const char *const candidates[] = { longest };
    assert_null(text_suggest("aaaa", candidates, 1));
    longest[64] = 0;
    assert_string_equal(text_suggest(longest, candidates, 1), longest);
}

static const char *filled(const char *phrase, Lang lang, const TextArg *args, int n)
{
    static char buf[256];
    Text text = text_over(buf);

    text_fill(&text, phrase, lang, args, n);
    return buf;
}

static const char *counted(const char *phrase, Lang lang, long long n)
{
    TextArg args[] = { text_arg_int("n", n) };

    return filled(phrase, lang, args, 1);
}

static void phrases_put_arguments(void **state)
{
    (void)state;
    TextArg args[] = { text_arg("who", "Ann"), text_arg_int("n", -3) };

    assert_string_equal(filled("{who} loses {n}.", LANG_EN, args, 2), "Ann loses -3.");
    assert_string_equal(filled("", LANG_EN, args, 2), "");
    assert_string_equal(filled("{who}{who}", LANG_EN, args, 2), "AnnAnn");
    assert_string_equal(filled("a {{b}} {{{n}}}", LANG_EN, args, 2), "a {b} {-3}");
}

static void english_plurals(void **state)
{
    (void)state;
    const char *phrase = "{n} {n|card|cards}";

    assert_string_equal(counted(phrase, LANG_EN, 1), "1 card");
    assert_string_equal(counted(phrase, LANG_EN, -1), "-1 card");
    assert_string_equal(counted(phrase, LANG_EN, 0), "0 cards");
    assert_string_equal(counted(phrase, LANG_EN, 2), "2 cards");
    assert_string_equal(counted(phrase, LANG_EN, 21), "21 cards");
    assert_string_equal(counted("win{n|s|}!", LANG_EN, 2), "win!");
    assert_string_equal(counted("card{n||s}!", LANG_EN, 1), "card!");
}

static void russian_plurals(void **state)
{
    (void)state;
    static const struct {
        long long n;
        const char *form;
    } rows[] = {
        { 0, "карт" },    { 1, "карта" },   { 2, "карты" },        { 4, "карты" },
        { 5, "карт" },    { 10, "карт" },   { 11, "карт" },        { 12, "карт" },
        { 14, "карт" },   { 15, "карт" },   { 20, "карт" },        { 21, "карта" },
        { 22, "карты" },  { 25, "карт" },   { 100, "карт" },       { 101, "карта" },
        { 104, "карты" }, { 111, "карт" },  { 112, "карт" },       { 114, "карт" },
        { 121, "карта" }, { 1011, "карт" }, { 1021, "карта" },     { -1, "карта" },
        { -3, "карты" },  { -11, "карт" },  { LLONG_MIN, "карт" }, /* …808 */
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(counted("{n|карта|карты|карт}", LANG_RU, rows[i].n), rows[i].form);
}

static void forms_hold_slots(void **state)
{
    (void)state;
    TextArg args[] = { text_arg_int("n", 2), text_arg_int("m", 1), text_arg("who", "Ann") };
    const char *phrase = "{n|{who}|{who} and {m|one friend|{m} friends}}.";

    assert_string_equal(filled(phrase, LANG_EN, args, 3), "Ann and one friend.");
    args[0].number = 1;
    assert_string_equal(filled(phrase, LANG_EN, args, 3), "Ann.");
    assert_string_equal(filled("{n|{who}|x}", LANG_EN, args, 3), "Ann");
    assert_string_equal(filled("{n|{{|x}", LANG_EN, args, 3), "{");
}

static void parts_for_numbers(void **state)
{
    (void)state;
    TextArg args[] = { text_arg_int("n", 2), text_arg_int("m", 0), text_arg("who", "Ann") };
    const char *phrase = "{who}:{n? +{n} {n|card|cards}}{m? +{m} VP}";

    assert_string_equal(filled(phrase, LANG_EN, args, 3), "Ann: +2 cards");
    args[1].number = -1;
    assert_string_equal(filled(phrase, LANG_EN, args, 3), "Ann: +2 cards +-1 VP");
    args[0].number = args[1].number = 0;
    assert_string_equal(filled(phrase, LANG_EN, args, 3), "Ann:");
    assert_string_equal(filled("{who?x}", LANG_EN, args, 3), "{who?}");
}

static void cases_of_names(void **state)
{
    (void)state;
    TextArg args[] = {
        text_arg("card", "база|базы|базе|базу|базой|базе"),
        text_arg("world", "мир|мира||мир"),
        text_arg("who", "Ann"),
        text_arg_int("n", 4),
    };

    assert_string_equal(filled("{card} {card:nom} {card:gen} {card:dat}", LANG_RU, args, 4),
                        "база база базы базе");
    assert_string_equal(filled("{card:acc} {card:ins} {card:pre}", LANG_RU, args, 4),
                        "базу базой базе");
    assert_string_equal(filled("{world:gen} {world:dat} {world:pre}", LANG_RU, args, 4),
                        "мира мир мир");
    assert_string_equal(filled("{who:gen} {n:gen}", LANG_RU, args, 4), "Ann 4");
}

static void typed_names_are_whole(void **state)
{
    (void)state;
    TextArg args[] = { text_arg_plain("who", "a|b{n}") };

    assert_string_equal(filled("{who} {who:acc}", LANG_EN, args, 1), "a|b{n} a|b{n}");
}

static void unknown_slots_show(void **state)
{
    (void)state;
    TextArg args[] = { text_arg("who", "Ann"), text_arg_int("n", 1) };

    assert_string_equal(filled("{whom}", LANG_EN, args, 2), "{whom?}");
    assert_string_equal(filled("{x|a|b}", LANG_EN, args, 2), "{x?}");
    assert_string_equal(filled("{who|a|b}", LANG_EN, args, 2), "{who?}");
    assert_string_equal(filled("{who:abl}", LANG_EN, args, 2), "{who?}");
    assert_string_equal(filled("{n|a {y}|b}", LANG_EN, args, 2), "a {y?}");
    assert_string_equal(filled("{who", LANG_EN, args, 2), "{who");
    assert_string_equal(filled("who}", LANG_EN, args, 2), "who}");
    assert_string_equal(filled("{n|only}", LANG_EN, args, 2), "only");
}

static const char *complaint(const char *phrase, Lang lang)
{
    static const char *const names[] = { "n", "who" };
    static char buf[128];
    Text why = text_over(buf);
    bool ok = text_phrase_ok(phrase, lang, names, 2, &why);

    assert_int_equal(ok, text_phrase_ok(phrase, lang, names, 2, NULL));
    assert_int_equal(ok, why.len == 0);
    return buf;
}

static void good_phrases(void **state)
{
    (void)state;
    assert_string_equal(complaint("", LANG_EN), "");
    assert_string_equal(complaint("{who} has {n} {n|card|cards} {{x}}", LANG_EN), "");
    assert_string_equal(complaint("{who:dat} {n|карта|карты|карт {who}}", LANG_RU), "");
    assert_string_equal(complaint("{n|{n|a|b}|}}}", LANG_EN), "");
    assert_string_equal(complaint("{n? +{n} {n|a|b}} {who?}", LANG_EN), "");
}

static void bad_phrases(void **state)
{
    (void)state;
    assert_string_equal(complaint("{n|card|cards}", LANG_RU),
                        "wrong number of plural forms at 'card|cards'");
    assert_string_equal(complaint("{n|а|б|в}", LANG_EN), "wrong number of plural forms at 'а|б|в'");
    assert_string_equal(complaint("{n|{n|a}|b}", LANG_EN), "wrong number of plural forms at 'a'");
    assert_string_equal(complaint("a {whom} b", LANG_EN), "unknown name at 'whom'");
    assert_string_equal(complaint("{n|a|{m}}", LANG_EN), "unknown name at 'm'");
    assert_string_equal(complaint("{n?{m}}", LANG_EN), "unknown name at 'm'");
    assert_string_equal(complaint("{m?a}", LANG_EN), "unknown name at 'm'");
    assert_string_equal(complaint("{}", LANG_EN), "unknown name at ''");
    assert_string_equal(complaint("{who:abl}", LANG_RU), "unknown case at 'abl'");
    assert_string_equal(complaint("{who:acc|a|b}", LANG_EN), "unknown case at 'acc|a|b'");
    assert_string_equal(complaint("a {who", LANG_EN), "'{' without '}' at '{who'");
    assert_string_equal(complaint("a } b", LANG_EN), "'}' without '{' at '} b'");
    assert_string_equal(complaint("{n|a|{who}", LANG_EN), "'{' without '}' at '{n|a|{who}'");
}

static void deep_phrases(void **state)
{
    (void)state;
    const char *four = "{n|{n|{n|{n}|}|}|}";
    const char *five = "{n|{n|{n|{n|{n}|}|}|}|}";

    assert_string_equal(complaint(four, LANG_EN), "");
    assert_string_equal(counted(four, LANG_EN, 1), "1");
    assert_string_equal(complaint(five, LANG_EN), "too many slots within each other at 'n'");
    assert_string_equal(counted(five, LANG_EN, 1), "{n?}");
}

static void phrases_into_small_buffers(void **state)
{
    (void)state;
    char buf[8];
    Text text = text_over(buf);
    TextArg args[] = { text_arg("who", "Анна") };

    text_fill(&text, "a{who}{who}{x}", LANG_RU, args, 1);
    assert_true(text.full);
    assert_string_equal(buf, "aАнн");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "a language is known by its code", .test_func = languages_by_code },
        { .name = "pieces are appended in order", .test_func = pieces_in_order },
        { .name = "the extreme integers are written", .test_func = extreme_integers },
        { .name = "an exact fit is not full", .test_func = exact_fit_is_not_full },
        { .name = "nothing is added after full", .test_func = nothing_after_full },
        { .name = "overflow cuts between characters", .test_func = cut_at_characters },
        { .name = "integers are read within their range", .test_func = integers_in_range },
        { .name = "an integer has one spelling", .test_func = integers_have_one_spelling },
        { .name = "hex is read and written", .test_func = hex_round_trip },
        { .name = "every Unicode character survives UTF-8", .test_func = utf8_every_point },
        { .name = "bad UTF-8 is refused", .test_func = utf8_refuses },
        { .name = "width counts columns", .test_func = widths },
        { .name = "a misspelt word gets a suggestion", .test_func = suggestions },
        { .name = "the nearest word is suggested", .test_func = suggestions_prefer_nearest },
        { .name = "a phrase puts its arguments", .test_func = phrases_put_arguments },
        { .name = "English has two plural forms", .test_func = english_plurals },
        { .name = "Russian has three plural forms", .test_func = russian_plurals },
        { .name = "plural forms hold slots", .test_func = forms_hold_slots },
        { .name = "a part for a number is left out at 0", .test_func = parts_for_numbers },
        { .name = "a name stands in its case", .test_func = cases_of_names },
        { .name = "a typed name keeps its bars and braces", .test_func = typed_names_are_whole },
        { .name = "an unanswered slot shows", .test_func = unknown_slots_show },
        { .name = "good phrases pass", .test_func = good_phrases },
        { .name = "bad phrases are named with the reason", .test_func = bad_phrases },
        { .name = "slots nest four deep", .test_func = deep_phrases },
        { .name = "a phrase is cut like any text", .test_func = phrases_into_small_buffers },
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
