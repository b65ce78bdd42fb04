/* Stochastic gradient descent with a step of its own for every weight (Adam): convex, so any road leads
 * to the same place; terms are first brought to one size. */
#include "ai/fit.h"

#include <math.h>
#include <string.h>

enum { BATCH = 128 };

void sample_take(const Game *game, const void *state, FitSample *sample)
{
    memset(sample, 0, sizeof *sample);
    sample->seats = (int8_t)game_head(state)->seats;
    sample->progress = (int16_t)game->valuation->progress(state);
    for (int seat = 0; seat < sample->seats; seat++)
        game->valuation->count(state, seat, sample->term[seat]);
}

static void to_shares(double logit[SEATS_MAX], int seats)
{
    double most = logit[0], sum = 0;
    for (int seat = 1; seat < seats; seat++)
        most = logit[seat] > most ? logit[seat] : most;
    for (int seat = 0; seat < seats; seat++)
        sum += logit[seat] = exp(logit[seat] - most);
    for (int seat = 0; seat < seats; seat++)
        logit[seat] /= sum;
}

void sample_target(const Game *game, const void *over, int margin, double spread,
                   float target[SEATS_MAX])
{
    Result result;
    int share[SEATS_MAX] = { 0 }, seats = game_head(over)->seats;
    double by_score[SEATS_MAX] = { 0 };
    game->result(over, &result);
    game_shares(game, over, share);
    for (int seat = 0; seat < seats; seat++)
        by_score[seat] = result.score[seat] / spread - (result.lost[seat] ? 10 : 0);
    to_shares(by_score, seats);
    for (int seat = 0; seat < seats; seat++)
        target[seat] =
            (float)((margin * by_score[seat] + (1000 - margin) * (double)share[seat] / SHARE) /
                    1000);
}

/* What the weights expect of a sample. */
static void expect(const Fit *fit, int terms, const FitSample *sample,
                   const double part[VALUE_STAGES], double share[SEATS_MAX])
{
    for (int seat = 0; seat < sample->seats; seat++) {
        share[seat] = 0;
        for (int i = 0; i < terms; i++)
            for (int stage = 0; stage < VALUE_STAGES && sample->term[seat][i]; stage++)
                share[seat] += fit->weight[i][stage] * part[stage] * sample->term[seat][i];
    }
    to_shares(share, sample->seats);
}

static void stages(const FitSample *sample, double part[VALUE_STAGES])
{
    int whole[VALUE_STAGES];
    value_stages(sample->progress, whole);
    for (int stage = 0; stage < VALUE_STAGES; stage++)
        part[stage] = (double)whole[stage] / VALUE_END;
}

double fit_loss(const Fit *fit, int terms, const FitSample *sample, int samples)
{
    double loss = 0;
    for (int n = 0; n < samples; n++) {
        double part[VALUE_STAGES], share[SEATS_MAX] = { 0 };
        stages(&sample[n], part);
        expect(fit, terms, &sample[n], part, share);
        for (int seat = 0; seat < sample[n].seats; seat++)
            loss -= (double)sample[n].target[seat] * log(share[seat] + 1e-9);
    }
    return samples ? loss / samples : 0;
}

typedef double Grid[VALUE_TERMS_MAX][VALUE_STAGES];

static void add_gradient(const Fit *fit, int terms, const FitSample *sample, Grid gradient)
{
    double part[VALUE_STAGES], share[SEATS_MAX] = { 0 };
    stages(sample, part);
    expect(fit, terms, sample, part, share);
    for (int seat = 0; seat < sample->seats; seat++) {
        double error = share[seat] - (double)sample->target[seat];
        for (int i = 0; i < terms; i++)
            for (int stage = 0; stage < VALUE_STAGES && sample->term[seat][i]; stage++)
                gradient[i][stage] += error * part[stage] * sample->term[seat][i];
    }
}

/* How big each term is: the root of its mean square among the seats. */
static void sizes(const FitSample *sample, int samples, int terms, double size[VALUE_TERMS_MAX])
{
    double count = 0;
    memset(size, 0, sizeof(double) * VALUE_TERMS_MAX);
    for (int n = 0; n < samples; n++)
        for (int seat = 0; seat < sample[n].seats; seat++, count++)
            for (int i = 0; i < terms; i++)
                size[i] += (double)sample[n].term[seat][i] * sample[n].term[seat][i];
    for (int i = 0; i < terms; i++)
        size[i] = 0.5 + sqrt(size[i] / (count + 1));
}

typedef struct Descent {
    Grid mean, square, start;
    double size[VALUE_TERMS_MAX], step;
    int time;
} Descent;

static void descend(Descent *descent, Fit *fit, int terms, Grid gradient)
{
    const double keep = 0.9, keep_square = 0.999, shrink = 1e-4;
    descent->time++;
    double first = 1 - pow(keep, descent->time), second = 1 - pow(keep_square, descent->time);
    for (int i = 0; i < terms; i++)
        for (int stage = 0; stage < VALUE_STAGES; stage++) {
            double size = descent->size[i], *mean = &descent->mean[i][stage],
                   *square = &descent->square[i][stage];
            double slope = gradient[i][stage] / size / BATCH +
                           shrink * (fit->weight[i][stage] - descent->start[i][stage]) * size;
            *mean = keep * *mean + (1 - keep) * slope;
            *square = keep_square * *square + (1 - keep_square) * slope * slope;
            fit->weight[i][stage] -=
                descent->step * (*mean / first) / (sqrt(*square / second) + 1e-8) / size;
        }
}

void fit_run(Fit *fit, int terms, const FitSample *sample, int samples, int passes, Rng *rng)
{
    Descent descent = { .time = 0 };
    memcpy(descent.start, fit->weight, sizeof descent.start);
    sizes(sample, samples, terms, descent.size);
    int batches = samples / BATCH * passes;
    for (int batch = 0; batch < batches; batch++) {
        Grid gradient = { { 0 } };
        for (int n = 0; n < BATCH; n++)
            add_gradient(fit, terms, &sample[rng_below(rng, samples)], gradient);
        descent.step = 0.02 * (batches - batch) / batches;
        descend(&descent, fit, terms, gradient);
    }
}
