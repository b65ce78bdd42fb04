/* The list of games: a new game adds one line. */
#include "games/registry.h"

#include <string.h>

#include "games/eclipse/game.h"
#include "games/emdo/game.h"
#include "games/rftg/game.h"
#include "games/spacebase/game.h"

const Game *const games[] = {
    &sb_game, &emdo_game, &rftg_game, &eclipse2_game, &eclipse1_game, NULL,
};

const Game *game_find(const char *code)
{
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->code, code) == 0)
            return games[i];
    return NULL;
}
