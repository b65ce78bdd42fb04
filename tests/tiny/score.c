/* The score (TN-9) and what bots go by: a seat's expected share and the weight of a move. */
#include <string.h>

#include "tests/tiny/tables.h"

enum { FROM_CARDS, FROM_COINS };

/* Whether a is ahead of b (TN-9.2). */
static bool is_ahead(const TinyState *s, const Result *result, int a, int b)
{
    if (result->score[a] != result->score[b])
        return result->score[a] > result->score[b];
    return tiny_hand_size(s, a) > tiny_hand_size(s, b);
}

void tiny_result(const void *state, Result *result)
{
    const TinyState *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->head.seats; seat++) {
        uint64_t built = tiny_at(s, TINY_AT_BUILT + seat);
        for (; built; built = bits_without_first(built))
            result->part[seat][FROM_CARDS] += tiny_cards[bits_first(built)].points;
        result->part[seat][FROM_COINS] = s->seat[seat].coins / 2;
        result->score[seat] = result->part[seat][FROM_CARDS] + result->part[seat][FROM_COINS];
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        result->rank[seat] = 1;
        for (int other = 0; other < s->head.seats; other++)
            result->rank[seat] += is_ahead(s, result, other, seat);
    }
}

void tiny_holdings(const void *state, int seat, Holdings *list)
{
    uint64_t built = tiny_at(state, TINY_AT_BUILT + seat);
    for (; built; built = bits_without_first(built))
        holdings_add(list, TINY_THING_CARD, bits_first(built));
}

/* Half points, and something for what can become points. */
static int weight(const TinyState *s, const Result *result, int seat)
{
    const TinySeat *own = &s->seat[seat];
    int stock = own->coins % 2 + (own->ore + own->ice) / 2;
    return 8 + 4 * result->score[seat] + tiny_hand_size(s, seat) + stock;
}

int tiny_value(const void *state, int seat)
{
    const TinyState *s = state;
    Result result;
    tiny_result(s, &result);
    int sum = 0, first = 0;
    for (int other = 0; other < s->head.seats; other++) {
        int own = weight(s, &result, other);
        sum += own * own;
        first += result.rank[other] == 1;
    }
    assert(sum > 0 && first > 0);
    if (!s->head.asked)
        return result.rank[seat] == 1 ? SHARE / first : 0;
    int own = weight(s, &result, seat);
    return SHARE * own / sum * own;
}

int tiny_prior(const void *state, int seat, Move move)
{
    static const int weights[TINY_MOVES] = {
        [TINY_DO_BUILD] = 40, [TINY_DO_RAID] = 30,  [TINY_DO_FOLLOW] = 20, [TINY_DO_SMELT] = 20,
        [TINY_DO_FREE] = 10,  [TINY_DO_DEFEND] = 8, [TINY_DO_MELT] = 8,    [TINY_DO_THROW] = 2,
    };
    (void)state;
    (void)seat;
    int points = move_kind(move) == TINY_DO_BUILD ? tiny_cards[move_a(move)].points : 0;
    return 4 + weights[move_kind(move)] + 4 * points;
}
