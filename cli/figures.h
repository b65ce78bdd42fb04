/* Figures of tournaments: shares, intervals, Elo, and how they are written. */
#ifndef CLI_FIGURES_H
#define CLI_FIGURES_H

#include "core/json.h"

/* sum / n, or 0 of none. */
double mean(long long sum, long long n);

/* The 95 % interval (Wilson) of a share seen in n games. */
void share_interval(double share, long long n, double *low, double *high);

/* How many Elo points above the field of `players` a share of the wins is; a share of 0 or 1 counts
 * as half a game short of it. */
double share_elo(double share, int players, long long n);

/* A number with decimals: the writer of JSON knows only whole ones. */
void json_key_real(Json *json, const char *key, double value);

#endif
