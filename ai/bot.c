/* The table of bots, and the one way a bot is asked: with a copy that hides what it cannot know. */
#include "ai/bot.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/players.h"

const Bot bots[] = {
    { "random", { "Random", "Случайный" }, random_choose },
    { "greedy", { "Greedy", "Жадный" }, greedy_choose },
    { NULL, { NULL, NULL }, NULL },
};

const Bot *bot_find(const char *code)
{
    for (const Bot *bot = bots; bot->code; bot++)
        if (strcmp(bot->code, code) == 0)
            return bot;
    return NULL;
}

Move bot_move(const Bot *bot, const Game *game, const void *state, int seat, Rng *rng)
{
    alignas(max_align_t) unsigned char hidden[STATE_BYTES_MAX];
    assert(bits_has(game_pending(state), seat));
    memcpy(hidden, state, (size_t)game->state_bytes);
    game_hide(game, hidden, seat, rng);
    Move move = bot->choose(game, hidden, seat, rng);
    assert(game->legal(state, seat, move));
    return move;
}
