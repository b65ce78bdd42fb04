/* Owns the tests of core/rng: published ChaCha8 vectors, uniform numbers, fresh keys. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "core/bits.h"
#include "core/rng.h"
#include "core/text.h"
#include "tests/properties/chance.h"

/* The next block of the stream as hex. */
static void assert_block(Rng *rng, const char *expected)
{
    char buf[2 * 4 * RNG_WORDS + 1];
    Text text = text_over(buf);
    for (int i = 0; i < RNG_WORDS; i++) {
        uint32_t word = rng_next(rng);
        const uint8_t bytes[4] = { (uint8_t)word, (uint8_t)(word >> 8), (uint8_t)(word >> 16),
                                   (uint8_t)(word >> 24) };
        text_hex(&text, bytes, sizeof bytes);
    }
    assert_string_equal(buf, expected);
}

#define TC1_BLOCK0                                                                                 \
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"                             \
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
#define TC1_BLOCK1                                                                                 \
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"                             \
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"

/* draft-strombergson-chacha-test-vectors-01, 256-bit key, 8 rounds, the two with a zero IV. */
static void published_vectors(void **state)
{
    (void)state;
    Rng rng;
    uint8_t key[RNG_SEED_BYTES] = { 0 };
    rng_seed(&rng, key);
    assert_block(&rng, TC1_BLOCK0);
    assert_block(&rng, TC1_BLOCK1);
    key[0] = 1;
    rng_seed(&rng, key);
    assert_block(&rng, "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
                       "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8");
    assert_block(&rng, "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
                       "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4");
}

/* The same zero key from the last block number on, as the cipher's reference code gives it. */
static void counter_wraps(void **state)
{
    (void)state;
    Rng rng;
    const uint8_t key[RNG_SEED_BYTES] = { 0 };
    rng_seed(&rng, key);
    rng.block[0] = rng.block[1] = UINT32_MAX;
    assert_block(&rng, "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
                       "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014");
    assert_block(&rng, TC1_BLOCK0);
    assert_block(&rng, TC1_BLOCK1);
    rng_seed(&rng, key);
    rng.block[0] = UINT32_MAX;
    rng_next(&rng);
    assert_int_equal(rng.block[0], 0);
    assert_int_equal(rng.block[1], 1);
}

static Rng seeded(uint8_t seed)
{
    Rng rng;
    const uint8_t key[RNG_SEED_BYTES] = { seed };
    rng_seed(&rng, key);
    return rng;
}

static void seed_gives_the_stream(void **state)
{
    (void)state;
    Rng a = seeded(7), b = seeded(7), c = seeded(8);
    assert_true(rng_same(&a, &b));
    assert_false(rng_same(&a, &c));
    for (int i = 0; i < 40; i++)
        assert_int_equal(rng_next(&a), rng_next(&b));
    assert_true(rng_same(&a, &b));
    rng_next(&a);
    assert_false(rng_same(&a, &b));
}

static void below_is_uniform(void **state)
{
    (void)state;
    Rng rng = seeded(1);
    for (int n = 2; n <= 64; n++) {
        int counts[64] = { 0 }, weights[64];
        for (int i = 0; i < n; i++)
            weights[i] = 1;
        for (int i = 0; i < 100 * n; i++) {
            int got = rng_below(&rng, n);
            assert_in_range(got, 0, n - 1);
            counts[got]++;
        }
        assert_true(chance_fits(counts, weights, n));
    }
}

/* 2^32 is one more than a multiple of 3, so one word in all must be drawn again: the zero. */
static void below_rejects(void **state)
{
    (void)state;
    Rng rng = seeded(2);
    rng_next(&rng);
    rng.used = 4;
    rng.word[4] = 0;
    rng.word[5] = 0;
    rng.word[6] = UINT32_MAX;
    assert_int_equal(rng_below(&rng, 3), 2);
    assert_int_equal(rng.used, 7);
    rng.used = 4; /* of 4 numbers none is rejected */
    assert_int_equal(rng_below(&rng, 4), 0);
    assert_int_equal(rng.used, 5);
}

static void below_one_draws(void **state)
{
    (void)state;
    Rng rng = seeded(3), before = rng;
    assert_int_equal(rng_below(&rng, 1), 0);
    assert_false(rng_same(&rng, &before));
    int big = 0;
    for (int i = 0; i < 100; i++)
        big += rng_below(&rng, INT32_MAX) > INT32_MAX / 2;
    assert_in_range(big, 25, 75);
}

static void members_are_uniform(void **state)
{
    (void)state;
    Rng rng = seeded(4);
    uint64_t set = 1ull << 63 | 1ull << 40 | 1u << 3 | 1;
    int counts[64] = { 0 }, weights[64] = { 0 };
    for (int i = 0; i < 4000; i++)
        counts[rng_member(&rng, set)]++;
    for (int i = 0; i < 64; i++)
        weights[i] = bits_has(set, i);
    assert_true(chance_fits(counts, weights, 64));
}

static void fresh_key(void **state)
{
    (void)state;
    Rng from = seeded(5), same = from, rng = seeded(6);
    rng_next(&rng);
    rng_rekey(&rng, &from);
    for (int i = 0; i < 8; i++)
        assert_int_equal(rng.key[i], rng_next(&same));
    assert_true(rng_same(&from, &same));
    assert_int_equal(rng.used, RNG_WORDS);
    assert_int_equal(rng.block[0], 0);
    assert_int_equal(rng.word[0], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "ChaCha8 gives the published vectors", .test_func = published_vectors },
        { .name = "the block number is of 64 bits and wraps", .test_func = counter_wraps },
        { .name = "a seed gives one stream", .test_func = seed_gives_the_stream },
        { .name = "a number below n is uniform", .test_func = below_is_uniform },
        { .name = "a word that would favour a number is drawn again", .test_func = below_rejects },
        { .name = "a draw from one moves the stream too", .test_func = below_one_draws },
        { .name = "a member of a set is uniform", .test_func = members_are_uniform },
        { .name = "a fresh key comes from the other stream alone", .test_func = fresh_key },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
