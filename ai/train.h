/* Teaches a network by play against itself (temporal differences, the way backgammon was learned): who
 * plays takes the move after which the network's value is best, and every position it led to is drawn
 * towards what was thought of the later ones and towards who won. */
#ifndef AI_TRAIN_H
#define AI_TRAIN_H

#include "core/game.h"

typedef struct Trainer Trainer;

/* Goes on from a network; NULL: one that knows nothing yet. With simulations, a search of so many leads the
 * games, looking ahead as far as strong does, and from where it leads the network plays on and learns. A
 * search looks for what the network likes, so it goes where the network errs. Returns NULL when out of memory. */
Trainer *trainer_new(const Game *game, const Net *from, int simulations, Rng *rng);
void trainer_free(Trainer *trainer);

/* Plays one game with such options, or leads one, and learns from it in steps of such a size. The seed is the
 * trainer's own. */
void trainer_game(Trainer *trainer, const Setup *setup, double step);

/* The mean surprise at who won, over the positions since the last call. */
double trainer_loss(Trainer *trainer);

const Net *trainer_net(const Trainer *trainer);

/* Rows of own and others, and of common. */
int trainer_seat_rows(const Game *game);
int trainer_table_rows(const Game *game);

#endif
