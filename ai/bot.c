/* The table of bots, and the one way a bot is asked: with a copy that hides what it cannot know. */
#include "ai/bot.h"

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

#include "ai/levels.h"
#include "ai/players.h"

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
    team_end(&player->team);
}

/* The simulations are divided among the trees. */
static Move search_choose(Player *player, const void *hidden, int seat, const BotBudget *budget,
                          Rng *rng)
{
    SearchSettings settings = level_settings(player->bot->code, player->game);
    int all = budget->simulations ? budget->simulations : settings.simulations;
    int trees = budget->trees ? budget->trees : 1;
    settings.simulations = (all + trees - 1) / trees;
    if (!team_ready(&player->team, &settings, trees)) /* a worse move is better than none */
        return greedy_choose(player->game, hidden, seat, rng);
    const TeamBudget spent = { .simulations = settings.simulations,
                               .ms = budget->ms ? budget->ms : BOT_MS_MAX,
                               .now_ms = budget->now_ms };
    return team_choose(&player->team, player->game, hidden, seat, &spent, rng);
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
    int slips = level_slips(player->bot->code, player->game);
    if (slips && rng_below(rng, 100) < slips)
        return first_thought(player->game, hidden, seat, rng);
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
