/* Sets of cards as bits: bit n is card n; there is no card 0. */
#ifndef GAMES_RFTG_CARDSET_H
#define GAMES_RFTG_CARDSET_H

#include "core/bits.h"

enum { CARDSET_WORDS = 4 };

typedef struct CardSet {
    uint64_t word[CARDSET_WORDS];
} CardSet;

static inline bool cards_has(const CardSet *set, int card)
{
    return set->word[card >> 6] >> (card & 63) & 1;
}

static inline void cards_add(CardSet *set, int card)
{
    set->word[card >> 6] |= (uint64_t)1 << (card & 63);
}

static inline void cards_remove(CardSet *set, int card)
{
    set->word[card >> 6] &= ~((uint64_t)1 << (card & 63));
}

static inline CardSet cards_one(int card)
{
    CardSet set;
    for (int i = 0; i < CARDSET_WORDS; i++)
        set.word[i] = (uint64_t)(card >> 6 == i) << (card & 63);
    return set;
}

static inline int cards_count(const CardSet *set)
{
    int n = 0;
    for (int i = 0; i < CARDSET_WORDS; i++)
        n += bits_count(set->word[i]);
    return n;
}

static inline bool cards_empty(const CardSet *set)
{
    return !(set->word[0] | set->word[1] | set->word[2] | set->word[3]);
}

/* The first card above one, or 0; from 0 on it walks the whole set. */
static inline int cards_next(const CardSet *set, int card)
{
    int from = card + 1, i = from >> 6;
    if (i >= CARDSET_WORDS)
        return 0;
    uint64_t left = set->word[i] >> (from & 63) << (from & 63);
    while (!left && ++i < CARDSET_WORDS)
        left = set->word[i];
    return left ? 64 * i + bits_first(left) : 0;
}

/* The highest card, or 0. */
static inline int cards_last(const CardSet *set)
{
    uint64_t word = 1;
    int first = 0;
    for (int i = 0; i < CARDSET_WORDS; i++) {
        first = set->word[i] ? 64 * i : first;
        word = set->word[i] ? set->word[i] : word;
    }
    return first + 63 - __builtin_clzll(word);
}

#define CARDS_COMBINE(name, op)                                                                    \
    static inline CardSet name(const CardSet *a, const CardSet *b)                                 \
    {                                                                                              \
        CardSet set;                                                                               \
        for (int i = 0; i < CARDSET_WORDS; i++)                                                    \
            set.word[i] = a->word[i] op b->word[i];                                                \
        return set;                                                                                \
    }
CARDS_COMBINE(cards_and, &)
CARDS_COMBINE(cards_or, |)
CARDS_COMBINE(cards_minus, &~)
#undef CARDS_COMBINE

static inline void cards_join(CardSet *set, const CardSet *more)
{
    *set = cards_or(set, more);
}

static inline void cards_drop(CardSet *set, const CardSet *less)
{
    *set = cards_minus(set, less);
}

static inline bool cards_same(const CardSet *a, const CardSet *b)
{
    uint64_t other = 0;
    for (int i = 0; i < CARDSET_WORDS; i++)
        other |= a->word[i] ^ b->word[i];
    return !other;
}

static inline bool cards_within(const CardSet *part, const CardSet *whole)
{
    CardSet rest = cards_minus(part, whole);
    return cards_empty(&rest);
}

static inline bool cards_meet(const CardSet *a, const CardSet *b)
{
    CardSet both = cards_and(a, b);
    return !cards_empty(&both);
}

static inline int cards_count_both(const CardSet *a, const CardSet *b)
{
    CardSet both = cards_and(a, b);
    return cards_count(&both);
}

/* The lowest card of both sets, or 0. */
static inline int cards_first_of_both(const CardSet *a, const CardSet *b)
{
    CardSet both = cards_and(a, b);
    return cards_empty(&both) ? 0 : cards_next(&both, 0);
}

/* The cards of the set above a card. */
static inline CardSet cards_above(const CardSet *set, int card)
{
    CardSet above;
    uint64_t here = ~(uint64_t)1 << (card & 63);
    for (int i = 0; i < CARDSET_WORDS; i++)
        above.word[i] = i < card >> 6 ? 0 : set->word[i] & (i == card >> 6 ? here : ~(uint64_t)0);
    return above;
}

/* A walk over the cards of a hand above a card. In which word the next one lies is chance that no
 * processor foresees, so that the walk has no branch but its end; sets of a card or two are walked
 * quicker by each_card. */
typedef struct CardWalk {
    const CardSet *set;
    uint64_t left;  /* cards of the word it is in; 0: the end */
    unsigned words; /* further words that have cards, as bits */
    int first;      /* number of the lowest card of the word */
} CardWalk;

/* With nothing left of a word it goes on to the next that has cards. */
static inline void cards_go_on(CardWalk *walk)
{
    int next = bits_first(walk->words | 1u << CARDSET_WORDS) % CARDSET_WORDS;
    uint64_t over = (uint64_t)0 - !walk->left, more = (uint64_t)0 - (walk->words != 0);
    walk->left |= walk->set->word[next] & over & more;
    walk->first += (64 * next - walk->first) & (int)over;
    walk->words &= (walk->words - 1) | (unsigned)~over;
}

static inline CardWalk cards_walk(const CardSet *set, int above)
{
    int word = above >> 6;
    CardWalk walk = { .set = set,
                      .left = set->word[word] & ~(uint64_t)1 << (above & 63),
                      .first = 64 * word };
    for (int i = 1; i < CARDSET_WORDS; i++)
        walk.words |= (unsigned)(set->word[i] != 0) << i;
    walk.words &= ~1u << word;
    cards_go_on(&walk);
    return walk;
}

static inline void cards_step(CardWalk *walk)
{
    walk->left = bits_without_first(walk->left);
    cards_go_on(walk);
}

static inline int cards_here(const CardWalk *walk)
{
    return walk->first + bits_first(walk->left);
}

/* How many cards of the set lie above a card. */
static inline int cards_count_above(const CardSet *set, int card)
{
    static const uint64_t full[2 * CARDSET_WORDS - 1] = {
        [CARDSET_WORDS] = UINT64_MAX, UINT64_MAX, UINT64_MAX /* words after the one it is in */
    };
    const uint64_t *whole = &full[CARDSET_WORDS - 1 - (card >> 6)];
    int n = bits_count(set->word[card >> 6] & ~(uint64_t)1 << (card & 63));
    for (int i = 0; i < CARDSET_WORDS; i++)
        n += bits_count(set->word[i] & whole[i]);
    return n;
}

/* How many bytes of `sums`, each at most 64 and none below the one before, are at most n. */
static inline int cards_bytes_up_to(uint64_t sums, int n)
{
    const uint64_t ones = 0x0101010101010101u, high = ones << 7;
    return bits_count((((ones * (uint64_t)n) | high) - sums) & high);
}

/* The bit with n lower ones in a word. A pile is large and chance leaves nothing to predict: no
 * branches, but sums in the bytes of a word, first over its bytes, then over the bits of one. */
static inline int cards_nth_in_word(uint64_t word, int n)
{
    const uint64_t ones = 0x0101010101010101u;
    uint64_t sums = word - (word >> 1 & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + (sums >> 2 & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fu) * ones;
    int at = 8 * cards_bytes_up_to(sums, n);
    n -= (int)(sums << 8 >> at & 255);
    uint64_t bits = (word >> at & 255) * ones & 0x8040201008040201u;
    bits = (bits + 0x7f * ones) >> 7 & ones;
    return at + cards_bytes_up_to(bits * ones, n);
}

/* How many cards there are up to each word, this one included, in a quarter of a number each. */
static inline uint64_t cards_sums(const CardSet *set)
{
    uint64_t sums = 0;
    for (int i = CARDSET_WORDS - 1; i >= 0; i--)
        sums = sums << 16 | (uint64_t)bits_count(set->word[i]);
    return sums * 0x0001000100010001u;
}

static inline int cards_sum(uint64_t sums)
{
    return (int)(sums >> 48);
}

/* Takes the card with n lower ones out of a set with these sums. They follow it, so that the next
 * card need not wait for the set. */
static inline int cards_take_nth(CardSet *set, uint64_t *sums, int n)
{
    const uint64_t ones = 0x0001000100010001u, high = ones << 15;
    uint64_t before = (((ones * (uint64_t)n) | high) - *sums) & high; /* words that end before it */
    int i = bits_count(before);
    int at = cards_nth_in_word(set->word[i], n - (int)(*sums << 16 >> 16 * i & 0xffff));
    *sums -= ones ^ before >> 15;
    set->word[i] ^= (uint64_t)1 << at;
    return 64 * i + at;
}

/* The card with n lower ones in the set; n is below the count. */
static inline int cards_nth(const CardSet *set, int n)
{
    CardSet copy = *set;
    uint64_t sums = cards_sums(set);
    return cards_take_nth(&copy, &sums, n);
}

/* Walks a set from its lowest card up. */
#define each_card(card, set)                                                                       \
    int card = cards_next((set), 0);                                                               \
    card;                                                                                          \
    card = cards_next((set), card)

#endif
