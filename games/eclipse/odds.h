/* The odds of a battle, by the combat of the game itself: a battle of two sides in a state of its own, played
 * activation by activation. Nobody retreats; dice go where they destroy the largest ship, else where they do
 * most. */
#ifndef GAMES_ECLIPSE_ODDS_H
#define GAMES_ECLIPSE_ODDS_H

#include "games/eclipse/state.h"

/* A side: ships of a player by type, or neutral ships of a kind. */
typedef struct EclOddsSide {
    EclValues values[ECL_SHIPS];
    uint8_t count[ECL_SHIPS];
    uint8_t npc, variant, npcs;
} EclOddsSide;

/* Places: 0 the attacker, 1 the defender. Neutral ships can only defend. */
void ecl_odds_begin(EclState *s, int edition, const EclOddsSide side[2]);
bool ecl_odds_over(const EclState *s);

/* The living ships of a type; neutral ships are of type 0. */
int ecl_odds_alive(const EclState *s, int place, int type);

/* The dice of the next activation, by colour, in the order in which they are rolled; and whether a face means
 * the same for them as another. */
void ecl_odds_dice(const EclState *s, int count[ECL_DICE]);
bool ecl_odds_alike(const EclState *s, int face, int other);

/* Plays the next activation with the dice that the stream holds. */
void ecl_odds_step(EclState *s);

#endif
