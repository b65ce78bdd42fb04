/* A battle of two sides by itself, step by step, for whoever asks how it may end (ai/odds.h). A game that has
 * battles gives these functions; its own rules fight. Sides: 0 the attacker, 1 the defender. */
#ifndef CORE_BATTLE_H
#define CORE_BATTLE_H

#include "core/game.h"

enum { BATTLE_SIDES = 2, BATTLE_KINDS = 4, BATTLE_DICE = 4, BATTLE_FACES = 6, BATTLE_KEY = 56 };

struct GameBattle {
    /* Begins the battle that a JSON object tells of, in a state of its own; false with the reason. */
    bool (*begin)(const Game *game, void *state, JsonValue told, Text *why);
    bool (*is_over)(const void *state);

    /* The units of a side by kind: what they are called (NULL: there are none), how many live. */
    const char *(*unit)(const void *state, int side, int kind);
    int (*alive)(const void *state, int side, int kind);

    /* The dice of the next step, by colour, in the order in which they are rolled; and whether a face
     * means the same for all of them as another. */
    void (*dice)(const void *state, int count[BATTLE_DICE]);
    bool (*is_alike)(const void *state, int face, int other);

    /* Plays the next step with the dice that the stream holds. */
    void (*step)(void *state);

    /* All that matters for what comes, equal for equal positions; and back, into a state of the same
     * battle that is not over. */
    void (*pack)(const void *state, uint8_t key[BATTLE_KEY]);
    void (*unpack)(void *state, const uint8_t key[BATTLE_KEY]);
};

#endif
