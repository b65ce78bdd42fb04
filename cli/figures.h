/* Figures of tournaments: shares, intervals, Elo, sequential tests, and how they are written. */
#ifndef CLI_FIGURES_H
#define CLI_FIGURES_H

/* sum / n, or 0 of none. */
double mean(long long sum, long long n);

/* Shares of the wins, deal by deal. The games of a deal, which differ only in who sits where, are not
 * independent: the deal is what is counted. Whole numbers, so that no order of adding matters. */
typedef struct Sample {
    int games; /* in each deal */
    long long deals, sum, squares;
} Sample;

/* Adds a deal: the shares of its games in 1/SHARE, together. */
void sample_add(Sample *sample, long long share);

/* The mean share of a game's win, 0 .. 1. */
double sample_mean(const Sample *sample);

/* The 95 % interval of that share, never without width. */
void sample_interval(const Sample *sample, double *low, double *high);

/* How many Elo points above the rest of the field a share of the wins is, for who holds a part `par`
 * of the seats; a share of 0 or 1 counts as half a game of n short of it. */
double share_elo(double share, double par, long long n);

/* What a share of a two-player game's wins is for who holds a part `par` of the seats. */
double share_of_field(double share, double par);

enum { SPRT_STEPS = 120 };

/* A sequential test of the mean of the deals' scores: is it high rather than low? It knows only how
 * often each score came, in steps of 1/SPRT_STEPS. Bounds are of the log-likelihood ratio. */
typedef struct Sprt {
    double low, high;
    double bound_low, bound_high;
    double count[SPRT_STEPS + 1];
} Sprt;

/* The test that errs with chance alpha if low is true, beta if high is. */
Sprt sprt_make(double low, double high, double alpha, double beta);

/* Adds the score of a deal, 0 .. 1. */
void sprt_add(Sprt *sprt, double score);

/* The log-likelihood ratio of what has been added. */
double sprt_ratio(const Sprt *sprt);

/* -1: low is accepted; 1: high is; 0: neither yet. */
int sprt_verdict(const Sprt *sprt);

#endif
