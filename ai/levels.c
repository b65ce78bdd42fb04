/* One row a game; a game without a row has the first one. A higher level simulates more often and so compares more
 * first moves; how far each looks ahead was found by play (bench/strength.md). */
#include "ai/levels.h"

#include <string.h>

typedef enum Level { FAIR, STRONG, MASTER, LEVELS } Level;

/* As in SearchSettings; one who looks further ahead sees more in each simulation. */
typedef struct LevelRow {
    const char *game;
    int guesses;
    struct {
        int simulations, turns;
    } of[LEVELS];
} LevelRow;

enum { EXPLORE = 30, PLAYOUT = 600, LOOK = 8 };

static const char *const codes[LEVELS] = { "fair", "strong", "master" };

static const LevelRow rows[] = {
    { "", 16, { { 20, 1 }, { 60, 1 }, { 200, 1 } } },
    { "spacebase", 400, { { 20, 1 }, { 1500, 3 }, { 20000, 3 } } },
    { "emdo", 16, { { 25, 4 }, { 600, 4 }, { 20000, 4 } } },
    { "rftg", 100, { { 20, 6 }, { 100, 10 }, { 3000, 20 } } },
    { "eclipse2", 16, { { 20, 8 }, { 120, 8 }, { 1200, 8 } } },
    { "eclipse1", 16, { { 20, 8 }, { 120, 8 }, { 1200, 8 } } },
};

SearchSettings level_settings(const char *code, const Game *game)
{
    const LevelRow *row = rows;
    int level = FAIR;
    for (size_t i = 1; i < sizeof rows / sizeof rows[0]; i++)
        if (strcmp(rows[i].game, game->code) == 0)
            row = &rows[i];
    while (level < MASTER && strcmp(codes[level], code) != 0)
        level++;
    return (SearchSettings){ .simulations = row->of[level].simulations,
                             .turns = row->of[level].turns,
                             .explore = EXPLORE,
                             .playout = PLAYOUT,
                             .look = LOOK,
                             .guesses = row->guesses };
}
