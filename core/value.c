/* Shares by the exponential of weighed sums (a multinomial logit), in whole numbers: the same on every
 * machine. */
#include "core/value.h"

#include "core/game.h"

enum {
    STEP = 2500, /* 1/10,000 logits between two entries of the table */
    ENTRIES = 41 /* up to 10 logits behind: less than one win in 20,000 */
};

/* exp(-i/4) in 1/2^20 */
static const int32_t fall[ENTRIES] = {
    1048576, 816632, 635993, 495312, 385750, 300422, 233969, 182215, 141909, 110519, 86072,
    67033,   52206,  40658,  31664,  24660,  19205,  14957,  11649,  9072,   7065,   5502,
    4285,    3337,   2599,   2024,   1576,   1228,   956,    745,    580,    452,    352,
    274,     213,    166,    129,    101,    78,     61,     48,
};

void value_stages(int progress, int part[VALUE_STAGES])
{
    enum { HALF = VALUE_END / 2 };
    int late = progress < 0 ? 0 : progress > VALUE_END ? VALUE_END : progress;
    part[0] = late < HALF ? VALUE_END - 2 * late : 0;
    part[2] = late > HALF ? 2 * late - VALUE_END : 0;
    part[1] = VALUE_END - part[0] - part[2];
}

/* exp(-behind), straight between the entries of the table */
static int32_t weight_behind(int64_t behind)
{
    int64_t entry = behind / STEP;
    if (entry >= ENTRIES - 1)
        return fall[ENTRIES - 1];
    int64_t step = fall[entry] - fall[entry + 1];
    return fall[entry] - (int32_t)(step * (behind % STEP) / STEP);
}

static int64_t sum_of(const Valuation *valuation, const void *state, int seat,
                      const int part[VALUE_STAGES])
{
    int16_t term[VALUE_TERMS_MAX] = { 0 };
    int64_t sum[VALUE_STAGES] = { 0 };
    valuation->count(state, seat, term);
    for (int i = 0; i < valuation->terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            sum[stage] += (int64_t)term[i] * valuation->weight[i].at[stage];
    return (sum[0] * part[0] + sum[1] * part[1] + sum[2] * part[2]) / VALUE_END;
}

int value_share(const Game *game, const void *state, int seat)
{
    const Valuation *valuation = game->valuation;
    if (!game_pending(state)) {
        int share[SEATS_MAX];
        game_shares(game, state, share);
        return share[seat];
    }
    int64_t sum[SEATS_MAX] = { 0 }, most = INT64_MIN, all = 0;
    int part[VALUE_STAGES], seats = game_head(state)->seats;
    value_stages(valuation->progress(state), part);
    for (int i = 0; i < seats; i++) {
        sum[i] = sum_of(valuation, state, i, part);
        most = sum[i] > most ? sum[i] : most;
    }
    for (int i = 0; i < seats; i++)
        all += weight_behind(most - sum[i]);
    assert(all > 0); /* the leader is not behind itself */
    return (int)(SHARE * (int64_t)weight_behind(most - sum[seat]) / all);
}
