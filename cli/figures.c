/* Figures of tournaments.
 *
 * The interval is that of the mean of the deals' scores by their own spread, after z^2 games have been
 * added to the sample, half of them won: for independent games that is Agresti and Coull's interval,
 * which is near Wilson's and has a width even if every game was won. */
#include "cli/figures.h"

#include <math.h>

#include "core/game.h"

static const double z = 1.959964; /* 95 % of a normal distribution lie within */

double mean(long long sum, long long n)
{
    return n ? (double)sum / (double)n : 0;
}

void sample_add(Sample *sample, long long share)
{
    sample->deals++;
    sample->sum += share;
    sample->squares += share * share;
}

double sample_mean(const Sample *sample)
{
    return mean(sample->sum, sample->deals * sample->games) / SHARE;
}

/* The sample with the games added to it, as numbers of deals. */
typedef struct Padded {
    double deals, mean, variance;
} Padded;

static Padded padded(const Sample *sample)
{
    double full = (double)sample->games * SHARE;
    double added = z * z / (2 * sample->games); /* deals won, and as many lost */
    double deals = (double)sample->deals + 2 * added;
    double middle = ((double)sample->sum / full + added) / deals;
    double squares = ((double)sample->squares / (full * full) + added) / deals;
    return (Padded){ deals, middle, squares - middle * middle };
}

void sample_interval(const Sample *sample, double *low, double *high)
{
    Padded all = padded(sample);
    double half = z * sqrt(all.variance / all.deals);
    *low = fmax(all.mean - half, 0);
    *high = fmin(all.mean + half, 1);
}

/* The chances are those of drawing the winner among the seats by strength: then odds of shares are
 * odds of strengths times those of the numbers of seats. */
double share_elo(double share, double par, long long n)
{
    double least = 0.5 / (double)n;
    double clipped = fmin(fmax(share, least), 1 - least);
    return 400 * log10(clipped / (1 - clipped) * (1 - par) / par);
}

double share_of_field(double share, double par)
{
    double odds = share / (1 - share) * par / (1 - par);
    return odds / (1 + odds);
}

/* A tenth of a deal lost and a tenth of one won stand in it from the start: nothing is impossible. */
Sprt sprt_make(double low, double high, double alpha, double beta)
{
    Sprt sprt = { .low = low,
                  .high = high,
                  .bound_low = log(beta / (1 - alpha)),
                  .bound_high = log((1 - beta) / alpha) };
    sprt.count[0] = sprt.count[SPRT_STEPS] = 0.1;
    return sprt;
}

void sprt_add(Sprt *sprt, double score)
{
    sprt->count[lrint(score * SPRT_STEPS)]++;
}

/* The scores that were seen, and how often. */
typedef struct Seen {
    int n;
    double score[SPRT_STEPS + 1], count[SPRT_STEPS + 1];
} Seen;

static Seen seen_in(const Sprt *sprt)
{
    Seen seen;
    seen.n = 0;
    for (int step = 0; step <= SPRT_STEPS; step++)
        if (sprt->count[step] > 0) {
            seen.score[seen.n] = (double)step / SPRT_STEPS;
            seen.count[seen.n++] = sprt->count[step];
        }
    return seen;
}

/* The likeliest distribution that has this mean divides the part of each score that was seen by
 * 1 + tilt * (score - mean). The sum of deviations falls as the tilt grows: it is found by halves. */
static double tilt_to(const Seen *seen, double middle)
{
    double least = -1 / (1 - middle), most = 1 / middle;
    for (int i = 0; i < 60; i++) {
        double tilt = (least + most) / 2, sum = 0;
        for (int k = 0; k < seen->n; k++) {
            double deviation = seen->score[k] - middle;
            sum += seen->count[k] * deviation / (1 + tilt * deviation);
        }
        *(sum > 0 ? &least : &most) = tilt;
    }
    return (least + most) / 2;
}

double sprt_ratio(const Sprt *sprt)
{
    Seen seen = seen_in(sprt);
    double low = tilt_to(&seen, sprt->low), high = tilt_to(&seen, sprt->high), ratio = 0;
    for (int k = 0; k < seen.n; k++)
        ratio += seen.count[k] * (log1p(low * (seen.score[k] - sprt->low)) -
                                  log1p(high * (seen.score[k] - sprt->high)));
    return ratio;
}

int sprt_verdict(const Sprt *sprt)
{
    double ratio = sprt_ratio(sprt);
    return ratio >= sprt->bound_high ? 1 : ratio <= sprt->bound_low ? -1 : 0;
}
