/* Whether frequencies fit: chi-square with a bound far beyond what chance reaches, so that a test
 * with fixed seeds fails only for a reason. */
#ifndef TESTS_PROPERTIES_CHANCE_H
#define TESTS_PROPERTIES_CHANCE_H

#include <stdbool.h>

/* Eight standard deviations above the mean of the distribution, with room for few values. */
static inline bool chance_accepts(double chi_square, int freedom)
{
    double over = chi_square - freedom - 20;
    return freedom <= 0 ? chi_square < 1e-9 : over <= 0 || over * over <= 64 * 2.0 * freedom;
}

/* Whether counts[0..n) fit weights that sum to any total; what has weight 0 must not occur. */
static inline bool chance_fits(const int *counts, const int *weights, int n)
{
    double total = 0, weight = 0, chi_square = 0;
    int freedom = -1;
    for (int i = 0; i < n; i++) {
        total += counts[i];
        weight += weights[i];
        if (!weights[i] && counts[i])
            return false;
    }
    for (int i = 0; i < n; i++) {
        if (!weights[i])
            continue;
        double expected = total * weights[i] / weight, off = counts[i] - expected;
        chi_square += off * off / expected;
        freedom++;
    }
    return chance_accepts(chi_square, freedom);
}

/* Whether two rows of counts with equal sums may come from one distribution. */
static inline bool chance_same(const int *a, const int *b, int n)
{
    double chi_square = 0;
    int freedom = -1;
    for (int i = 0; i < n; i++) {
        if (!a[i] && !b[i])
            continue;
        double off = a[i] - b[i];
        chi_square += off * off / (a[i] + b[i]);
        freedom++;
    }
    return chance_accepts(chi_square, freedom);
}

#endif
