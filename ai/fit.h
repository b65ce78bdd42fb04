/* Finds the weights of a game's value: a multinomial logit of who wins, fitted to positions of games
 * that were played to their end. */
#ifndef AI_FIT_H
#define AI_FIT_H

#include "core/game.h"

/* A position as the value sees it, and what came of it. */
typedef struct FitSample {
    int16_t term[SEATS_MAX][VALUE_TERMS_MAX];
    float target[SEATS_MAX]; /* adds up to 1 */
    int16_t progress;
    int8_t seats;
} FitSample;

typedef struct Fit {
    double weight[VALUE_TERMS_MAX][VALUE_STAGES]; /* in logits a unit */
    double loss;                                  /* mean log loss on the samples kept apart */
} Fit;

/* Counts the terms of a position; the caller sets the target later. */
void sample_take(const Game *game, const void *state, FitSample *sample);

/* Each seat's target: its share of the win, blended with a share by how the scores compare (`margin` of
 * 1000 parts; `spread` points are one logit). */
void sample_target(const Game *game, const void *over, int margin, double spread,
                   float target[SEATS_MAX]);

/* The mean log loss of these weights; and the weights that make it small, from the given ones on. */
double fit_loss(const Fit *fit, int terms, const FitSample *sample, int samples);
void fit_run(Fit *fit, int terms, const FitSample *sample, int samples, int passes, Rng *rng);

#endif
