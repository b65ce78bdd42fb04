/* One row a game; a game without a row has the first one. Levels differ in simulations alone, so each
 * sees what the one below it sees, and further. */
#include "ai/levels.h"

#include <string.h>

typedef enum Level { FAIR, STRONG, MASTER, LEVELS } Level;

typedef struct LevelRow {
    const char *game;
    int simulations[LEVELS];
    int explore, playout, look; /* as in SearchSettings */
} LevelRow;

static const char *const codes[LEVELS] = { "fair", "strong", "master" };

static const LevelRow rows[] = {
    { "", { 100, 800, 6000 }, 30, 12, 8 },          { "spacebase", { 200, 1600, 12000 }, 30, 0, 8 },
    { "emdo", { 100, 800, 6000 }, 30, 12, 8 },      { "rftg", { 60, 400, 2400 }, 30, 12, 8 },
    { "eclipse2", { 200, 1200, 8000 }, 30, 12, 8 }, { "eclipse1", { 200, 1200, 8000 }, 30, 12, 8 },
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
    return (SearchSettings){ .simulations = row->simulations[level],
                             .explore = row->explore,
                             .playout = row->playout,
                             .look = row->look };
}
