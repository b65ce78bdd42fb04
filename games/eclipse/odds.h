/* The odds of a battle, by the combat of the game itself: a battle of two sides in a state of its own, played
 * activation by activation. Nobody retreats; dice go where they destroy the largest ship, else where they do
 * most. */
#ifndef GAMES_ECLIPSE_ODDS_H
#define GAMES_ECLIPSE_ODDS_H

#include "core/battle.h"

#include "games/eclipse/state.h"

/* A side: ships of a player by type, or neutral ships of a kind, with the damage on them. */
typedef struct EclOddsSide {
    EclValues values[ECL_SHIPS];
    uint8_t count[ECL_SHIPS];
    uint8_t damage[ECL_FLEET]; /* numbered as in EclBattle */
    uint8_t npc, variant, npcs;
    uint8_t acted;  /* bit n: type n has acted in this round */
    uint8_t splits; /* has the antimatter splitter */
} EclOddsSide;

typedef struct EclOddsBattle {
    EclOddsSide side[2];
    uint8_t edition, round;
} EclOddsBattle;

/* odds_read.c: {"attacker":…,"defender":…,"round":…}; a side is a text such as "2 cruiser(hull+ion-cannon)" or
 * an object. False with the reason. */
bool ecl_odds_read(JsonValue told, EclOddsBattle *battle, Text *why);

extern const GameBattle ecl_battle;

#endif
