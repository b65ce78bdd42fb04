/* Figures of tournaments: shares, intervals, Elo. */
#ifndef CLI_FIGURES_H
#define CLI_FIGURES_H

/* sum / n, or 0 of none. */
double mean(long long sum, long long n);

/* The 95 % interval (Wilson) of a share seen in n games. */
void share_interval(double share, long long n, double *low, double *high);

/* How many Elo points above the field of `players` a share of the wins is; a share of 0 or 1 counts
 * as half a game short of it. */
double share_elo(double share, int players, long long n);

#endif
