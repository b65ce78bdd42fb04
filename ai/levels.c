/* One row a game; a game without a row has the first one. A higher level simulates more often and so compares more
 * first moves; the numbers were found by play, so that the levels lie as equally far apart as the game lets them
 * (bench/strength.md). */
#include "ai/levels.h"

#include <string.h>

typedef enum Level { FAIR, STRONG, MASTER, LEVELS } Level;

/* As in SearchSettings; one who looks further ahead sees more in each simulation, and once the luck of many
 * simulations is evened out, the terms say more of what lies far ahead than a network that was taught nearby. Where few
 * simulations are strong already, the lowest level slips: so many times in 100 it takes what first comes to mind. */
typedef struct LevelRow {
    const char *game;
    int guesses;
    struct {
        int simulations, turns, slips;
        bool by_terms;
    } of[LEVELS];
} LevelRow;

enum { EXPLORE = 30, PLAYOUT = 600, LOOK = 8 };

static const char *const codes[LEVELS] = { "fair", "strong", "master" };

static const LevelRow rows[] = {
    { "", 16, { { 20, 1, 0, false }, { 60, 1, 0, false }, { 200, 1, 0, false } } },
    { "spacebase", 400, { { 20, 1, 3, false }, { 1500, 3, 0, false }, { 20000, 3, 0, false } } },
    { "emdo", 16, { { 25, 4, 10, false }, { 52, 4, 0, false }, { 4000, 8, 0, false } } },
    { "rftg", 100, { { 20, 1, 10, false }, { 40, 6, 0, false }, { 3000, 20, 0, true } } },
    { "eclipse2", 16, { { 20, 1, 10, false }, { 40, 8, 0, false }, { 1200, 8, 0, false } } },
    { "eclipse1", 16, { { 20, 1, 10, false }, { 40, 8, 0, false }, { 1200, 8, 0, false } } },
};

static const LevelRow *row_of(const Game *game)
{
    const LevelRow *row = rows;
    for (size_t i = 1; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(rows[i].game, game->code) == 0)
            row = &rows[i];
    return row;
}

static int level_of(const char *code)
{
    int level = FAIR;
    while (level < MASTER && strcmp(codes[level], code) != 0)
        level++;
    return level;
}

int level_slips(const char *code, const Game *game)
{
    return row_of(game)->of[level_of(code)].slips;
}

SearchSettings level_settings(const char *code, const Game *game)
{
    const LevelRow *row = row_of(game);
    int level = level_of(code);
    return (SearchSettings){ .simulations = row->of[level].simulations,
                             .turns = row->of[level].turns,
                             .explore = EXPLORE,
                             .playout = PLAYOUT,
                             .look = LOOK,
                             .by_terms = row->of[level].by_terms,
                             .guesses = row->guesses };
}
