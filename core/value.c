/* Shares by the exponential of sums (a multinomial logit), in whole numbers: the same on every machine. */
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
    assert(behind >= 0);
    int64_t entry = behind / STEP;
    if (entry >= ENTRIES - 1)
        return fall[ENTRIES - 1];
    int64_t step = fall[entry] - fall[entry + 1];
    return fall[entry] - (int32_t)(step * (behind % STEP) / STEP);
}

static int64_t weigh(const ValueWeight *weight, int terms, const int16_t *term,
                     const int part[VALUE_STAGES])
{
    int64_t sum[VALUE_STAGES] = { 0 };
    for (int i = 0; i < terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++)
            sum[stage] += (int64_t)term[i] * weight[i].at[stage];
    return (sum[0] * part[0] + sum[1] * part[1] + sum[2] * part[2]) / VALUE_END;
}

static int64_t sum_of(const Valuation *valuation, const ValueWeight *weight, const void *state,
                      int seat, const int part[VALUE_STAGES])
{
    int16_t term[VALUE_TERMS_MAX] = { 0 };
    valuation->count(state, seat, term);
    return weigh(weight, valuation->terms, term, part);
}

static void sums_by_terms(const Valuation *valuation, const ValueWeight *weight, const void *state,
                          int64_t sum[SEATS_MAX])
{
    int part[VALUE_STAGES];
    value_stages(valuation->progress(state), part);
    for (int seat = 0; seat < game_head(state)->seats; seat++)
        sum[seat] = sum_of(valuation, weight, state, seat, part);
}

/* ---- what the network sees ---- */

/* The weights that tell who wins. */
static const ValueWeight *telling(const Valuation *valuation)
{
    return valuation->chance ? valuation->chance : valuation->weight;
}

static void see_seat(const Valuation *valuation, const void *state, int seat,
                     const int part[VALUE_STAGES], NetPosition *position)
{
    int16_t term[VALUE_TERMS_MAX] = { 0 };
    NetEntries *list = &position->seat[seat];
    valuation->count(state, seat, term);
    position->sum[seat] = weigh(telling(valuation), valuation->terms, term, part);
    list->n = list->first = 0;
    net_note(list, SEE_ASKED, bits_has(game_head(state)->asked, seat));
    for (int i = 0; i < valuation->terms; i++)
        net_note(list, SEE_TERMS + i, term[i]);
    list->first = SEE_TERMS + valuation->terms;
    if (valuation->see_seat)
        valuation->see_seat(state, seat, list);
}

static void see_table(const Valuation *valuation, const void *state, int progress, NetEntries *list)
{
    int seats = game_head(state)->seats;
    list->n = list->first = 0;
    net_note(list, SEE_ALWAYS, 1);
    net_note(list, SEE_PROGRESS, progress);
    net_note(list, SEE_PROGRESS_SQUARE, progress * progress / VALUE_END);
    net_note(list, SEE_THREE, seats > 2);
    net_note(list, SEE_FOUR, seats > 3);
    list->first = SEE_TABLE;
    if (valuation->see_table)
        valuation->see_table(state, list);
}

void value_see(const Game *game, const void *state, NetPosition *position)
{
    const Valuation *valuation = game->valuation;
    int part[VALUE_STAGES], progress = valuation->progress(state);
    value_stages(progress, part);
    position->seats = game_head(state)->seats;
    for (int seat = 0; seat < position->seats; seat++)
        see_seat(valuation, state, seat, part, position);
    see_table(valuation, state, progress, &position->table);
}

const Net *value_net(const Valuation *valuation, int seats)
{
    return seats == 2 && valuation->net_of_two ? valuation->net_of_two : valuation->net;
}

static void sums_by_net(const Game *game, const void *state, int64_t sum[SEATS_MAX])
{
    NetPosition position;
    NetThought thought;
    value_see(game, state, &position);
    net_think(value_net(game->valuation, position.seats), &position, &thought);
    for (int seat = 0; seat < position.seats; seat++)
        sum[seat] = position.sum[seat] + (int64_t)(thought.logit[seat] * VALUE_LOGIT);
}

/* ---- shares ---- */

static void shares_of(int64_t sum[SEATS_MAX], int seats, int share[SEATS_MAX])
{
    int64_t most = INT64_MIN, all = 0;
    int32_t weight[SEATS_MAX];
    for (int seat = 0; seat < seats; seat++)
        most = sum[seat] > most ? sum[seat] : most;
    for (int seat = 0; seat < seats; seat++)
        all += weight[seat] = weight_behind(most - sum[seat]);
    assert(all > 0); /* the leader is not behind itself */
    for (int seat = 0; seat < seats; seat++)
        share[seat] = (int)(SHARE * (int64_t)weight[seat] / all);
}

/* By these weights, or by the network if there is one and they are NULL. */
static void shares_by(const Game *game, const void *state, const ValueWeight *weight,
                      int share[SEATS_MAX])
{
    const Valuation *valuation = game->valuation;
    int64_t sum[SEATS_MAX] = { 0 };
    int seats = game_head(state)->seats;
    if (!game_pending(state)) {
        game_shares(game, state, share);
    } else if (!valuation) {
        for (int seat = 0; seat < seats; seat++)
            share[seat] = game->value(state, seat);
    } else {
        if (weight || !value_net(valuation, seats))
            sums_by_terms(valuation, weight ? weight : valuation->weight, state, sum);
        else
            sums_by_net(game, state, sum);
        shares_of(sum, seats, share);
    }
}

void value_chances(const Game *game, const void *state, bool by_terms, int share[SEATS_MAX])
{
    const Valuation *valuation = game->valuation;
    by_terms |= valuation && !value_net(valuation, game_head(state)->seats);
    shares_by(game, state, valuation && by_terms ? telling(valuation) : NULL, share);
}

int value_share(const Game *game, const void *state, int seat)
{
    int share[SEATS_MAX];
    shares_by(game, state, NULL, share);
    return share[seat];
}

int value_by_terms(const Game *game, const void *state, int seat)
{
    int share[SEATS_MAX];
    shares_by(game, state, game->valuation ? game->valuation->weight : NULL, share);
    return share[seat];
}

int value_own(const Game *game, const void *state, int seat)
{
    enum { FAR = 10000, MOST = FAR * (SHARE - 1) };
    const Valuation *valuation = game->valuation;
    int part[VALUE_STAGES];
    if (!valuation || !valuation->apart)
        return value_share(game, state, seat);
    if (!game_pending(state))
        return FAR * (2 * value_share(game, state, seat) - SHARE);
    value_stages(valuation->progress(state), part);
    int64_t sum = sum_of(valuation, valuation->weight, state, seat, part);
    return (int)(sum > MOST ? MOST : sum < -MOST ? -MOST : sum);
}
