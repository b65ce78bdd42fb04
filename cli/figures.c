/* Figures of tournaments. */
#include "cli/figures.h"

#include <math.h>

double mean(long long sum, long long n)
{
    return n ? (double)sum / (double)n : 0;
}

void share_interval(double share, long long n, double *low, double *high)
{
    const double z = 1.959964;
    double games = (double)n, z2 = z * z / games;
    double middle = (share + z2 / 2) / (1 + z2);
    double half = z * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2);
    *low = middle - half < 0 ? 0 : middle - half;
    *high = middle + half > 1 ? 1 : middle + half;
}

double share_elo(double share, int players, long long n)
{
    double least = 0.5 / (double)n;
    double clipped = share < least ? least : share > 1 - least ? 1 - least : share;
    return 400 * log10(clipped * (players - 1) / (1 - clipped));
}
