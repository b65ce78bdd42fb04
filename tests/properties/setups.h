/* Every game there is, the registry's and the tiny one, and their set-ups. Of libc only what
 * WebAssembly has: the programs that compare builds use it too. */
#ifndef TESTS_PROPERTIES_SETUPS_H
#define TESTS_PROPERTIES_SETUPS_H

#include <string.h>

#include "core/game.h"
#include "games/registry.h"
#include "tests/tiny/game.h"

/* The games by number: the tiny one, then the registry; NULL after the last. */
static inline const Game *setups_game(int index)
{
    return index == 0 ? &tiny_game : games[index - 1];
}

static inline const Game *setups_find(const char *code)
{
    for (int i = 0; setups_game(i); i++)
        if (strcmp(setups_game(i)->code, code) == 0)
            return setups_game(i);
    return NULL;
}

static inline int setups_combinations(const Game *game)
{
    int n = 1;
    for (int i = 0; i < game->options; i++)
        n *= game->option[i].max - game->option[i].min + 1;
    return n;
}

/* How many set-ups there are for each number of players, at most `most`. */
static inline int setups_count(const Game *game, int most)
{
    int all = setups_combinations(game);
    return all < most ? all : most;
}

/* The options of a combination, by its number. */
static inline Setup setups_combination(const Game *game, int seats, int combination)
{
    Setup setup = game_normal_setup(game, seats);
    for (int i = 0; i < game->options; i++) {
        int values = game->option[i].max - game->option[i].min + 1;
        setup.option[i] = (uint8_t)(game->option[i].min + combination % values);
        combination /= values;
    }
    return setup;
}

/* Finds the combination with so many accepted ones before it, if there is one; returns how many of them
 * there are up to it. */
static inline int setups_accepted(const Game *game, int seats, int before, Setup *setup)
{
    char buf[256];
    int n = 0;
    for (int i = 0; i < setups_combinations(game) && n <= before; i++) {
        Text why = text_over(buf);
        Setup next = setups_combination(game, seats, i);
        if (!game_setup_ok(game, &next, &why))
            continue;
        if (n++ == before)
            *setup = next;
    }
    return n;
}

/* The set-up with this number: all combinations of options that the game accepts, or where there are more
 * than `most` the normal one and others at regular distances, shifted for each number of players. */
static inline Setup setups_get(const Game *game, int seats, int index, int most)
{
    Setup setup = game_normal_setup(game, seats);
    int all = setups_accepted(game, seats, setups_combinations(game), &setup);
    assert(all > 0); /* the normal one is among them */
    if (all <= most)
        setups_accepted(game, seats, index % all, &setup);
    else if (index > 0)
        setups_accepted(game, seats, (int)((long long)index * all / most + seats) % all, &setup);
    return setup;
}

#endif
