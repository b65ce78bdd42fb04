/* How a battle may end: exact where all its positions can be gone through with every fall of the dice, else
 * sampled, with the error said. Knows games by core/battle.h alone. */
#ifndef AI_ODDS_H
#define AI_ODDS_H

#include "core/battle.h"

enum { ODDS_UNITS = 18 };

/* How much may be spent on an answer. */
typedef struct OddsBudget {
    int positions, branches; /* of the exact way, at most */
    long long flows;         /* branches gone along in it */
    long long rolls;         /* steps of sampled battles, and dice in them */
    int samples;             /* sampled battles */
} OddsBudget;

typedef struct Odds {
    const char *unit[BATTLE_SIDES][BATTLE_KINDS]; /* NULL: none */
    int had[BATTLE_SIDES][BATTLE_KINDS];
    double alive[BATTLE_SIDES][BATTLE_KINDS];  /* expected at the end */
    double left[BATTLE_SIDES][ODDS_UNITS + 1]; /* the chance to win with so many units */
    double wins;                               /* of the attacker */
    double error;                              /* of `wins`, one standard deviation; 0: exact */
    int positions, samples;                    /* gone through; 0 samples: exact */
} Odds;

/* False with the reason: the game has no battles, no such battle, or no memory. */
bool odds_of(const Game *game, JsonValue told, const OddsBudget *budget, Odds *odds, Text *why);

/* As one JSON object. */
void odds_write(const Odds *odds, Json *out);

#endif
