/* The table of bots, and the one way a bot is asked: with a copy that hides what it cannot know. */
#include "ai/bot.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/levels.h"
#include "ai/players.h"

enum { SLICE = 32 }; /* simulations between two looks at the clock */

const Bot bots[] = {
    { "random", { "Random", "Случайный" }, false, random_choose },
    { "novice", { "Novice", "Новичок" }, true, novice_choose },
    { "greedy", { "Greedy", "Жадный" }, false, greedy_choose },
    { "fair", { "Fair", "Крепкий" }, true, NULL },
    { "strong", { "Strong", "Сильный" }, true, NULL },
    { "master", { "Master", "Мастер" }, true, NULL },
    { NULL, { NULL, NULL }, false, NULL },
};

const Bot *bot_find(const char *code)
{
    for (const Bot *bot = bots; bot->code; bot++)
        if (strcmp(bot->code, code) == 0)
            return bot;
    return NULL;
}

void player_end(Player *player)
{
    search_free(player->search);
    player->search = NULL;
}

/* The player's search, with room for so many simulations. */
static Search *search_for(Player *player, int simulations)
{
    if (player->search && player->simulations >= simulations)
        return player->search;
    SearchSettings settings = level_settings(player->bot->code, player->game);
    settings.simulations = simulations;
    search_free(player->search);
    player->search = search_new(&settings);
    player->simulations = simulations;
    return player->search;
}

/* Simulates until the number or the time is spent. */
static void spend(Search *search, int simulations, int ms, long long (*now_ms)(void))
{
    long long end = now_ms ? now_ms() + ms : 0;
    while (search_done(search) < simulations && (!now_ms || now_ms() < end)) {
        int left = simulations - search_done(search);
        search_run(search, left < SLICE ? left : SLICE);
    }
}

static Move search_choose(Player *player, const void *hidden, int seat, const BotBudget *budget,
                          Rng *rng)
{
    int simulations = budget->simulations
                          ? budget->simulations
                          : level_settings(player->bot->code, player->game).simulations;
    Search *search = search_for(player, simulations);
    if (!search) /* no memory: a worse move is better than none */
        return greedy_choose(player->game, hidden, seat, rng);
    search_begin(search, player->game, hidden, seat, rng);
    spend(search, simulations, budget->ms ? budget->ms : BOT_MS_MAX, budget->now_ms);
    SearchLine line[MOVES_MAX];
    int lines = search_lines(search, line);
    Move move = line[search_best(line, lines)].move;
    search_played(search, move);
    return move;
}

static bool has_one_move(const Game *game, const void *hidden, int seat, Move *move)
{
    MoveList list = { .n = 0 };
    game->moves(hidden, seat, &list);
    assert(list.n > 0);
    *move = list.move[0];
    return list.n == 1;
}

Move player_choose(Player *player, const void *hidden, int seat, const BotBudget *budget, Rng *rng)
{
    Move move;
    if (has_one_move(player->game, hidden, seat, &move))
        return move;
    if (player->bot->choose)
        return player->bot->choose(player->game, hidden, seat, rng);
    return search_choose(player, hidden, seat, budget, rng);
}

Move player_move(Player *player, const void *state, int seat, const BotBudget *budget, Rng *rng)
{
    alignas(max_align_t) unsigned char hidden[STATE_BYTES_MAX];
    assert(bits_has(game_pending(state), seat));
    memcpy(hidden, state, (size_t)player->game->state_bytes);
    game_hide(player->game, hidden, seat, rng);
    Move move = player_choose(player, hidden, seat, budget, rng);
    assert(player->game->legal(state, seat, move));
    return move;
}

Move bot_choose(const Bot *bot, const Game *game, const void *hidden, int seat,
                const BotBudget *budget, Rng *rng)
{
    Player player = { .bot = bot, .game = game };
    Move move = player_choose(&player, hidden, seat, budget, rng);
    player_end(&player);
    return move;
}

Move bot_move(const Bot *bot, const Game *game, const void *state, int seat,
              const BotBudget *budget, Rng *rng)
{
    Player player = { .bot = bot, .game = game };
    Move move = player_move(&player, state, seat, budget, rng);
    player_end(&player);
    return move;
}
