/* The search and the levels on it: whole games of every game in the registry, the same seed and the
 * same move, budgets kept, nothing seen that is hidden, and a tree that is kept where nothing came to
 * light. */
#include "tests/properties/play.h"

#include <stdio.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/levels.h"
#include "ai/players.h"
#include "ai/search.h"
#include "games/registry.h"
#include "tests/tiny/game.h"
#include "tests/tiny/state.h"

static const SearchSettings small = {
    .simulations = 24, .explore = 30, .playout = 3, .look = 4, .guesses = 16
};

static void begin(const Game *game, int seats, int seed, State *state, Rng *rng)
{
    Setup setup = game_normal_setup(game, seats);
    setup.seed[0] = (uint8_t)seed;
    game_setup(game, state->bytes, &setup, NULL);
    *rng = play_rng((unsigned)seed);
}

/* Plays random moves until a seat has a real choice, at least so many of them. */
static int go_on(const Game *game, State *state, int moves, Rng *rng)
{
    for (;; moves--) {
        SeatSet pending = game_pending(state->bytes);
        MoveList list = { .n = 0 };
        if (!pending)
            return -1;
        int seat = bits_first(pending);
        game->moves(state->bytes, seat, &list);
        if (moves <= 0 && list.n > 1)
            return seat;
        game->apply(state->bytes, seat, list.move[rng_below(rng, list.n)], NULL);
    }
}

static Move searched(const Game *game, const State *hidden, int seat,
                     const SearchSettings *settings, int seed)
{
    Rng rng = play_rng((unsigned)seed);
    SearchLine line[MOVES_MAX];
    Search *search = search_new(settings);
    assert_non_null(search);
    search_begin(search, game, hidden->bytes, seat, &rng);
    search_run(search, settings->simulations);
    assert_int_equal(search_done(search), settings->simulations);
    int n = search_lines(search, line), sum = 0, most = 0, next = 0;
    for (int i = 0; i < n; i++) {
        next = line[i].visits > most ? most : line[i].visits > next ? line[i].visits : next;
        most = line[i].visits > most ? line[i].visits : most;
        assert_true(game->legal(hidden->bytes, seat, line[i].move));
        assert_true(line[i].sum >= 0 && line[i].sum <= (int64_t)line[i].visits * SHARE);
        sum += line[i].visits;
    }
    assert_int_equal(sum, settings->simulations);
    assert_true(most - next <= 1); /* the last two met the same deals */
    Move best = line[search_best(line, n)].move;
    search_free(search);
    return best;
}

static void the_same_seed_gives_the_same_move(void **unused)
{
    (void)unused;
    for (int i = 0; games[i]; i++) {
        State state;
        Rng rng;
        begin(games[i], games[i]->seats_max, 3, &state, &rng);
        int seat = go_on(games[i], &state, 20, &rng);
        game_hide(games[i], state.bytes, seat, &rng);
        Move once = searched(games[i], &state, seat, &small, 5);
        assert_int_equal(once, searched(games[i], &state, seat, &small, 5));
    }
}

/* Whoever is asked for a move sees a hidden copy (that it hides all is shown of every game in
 * tests/properties): what chance will really bring changes nothing. */
static void the_future_does_not_matter(void **unused)
{
    (void)unused;
    for (int i = 0; games[i]; i++)
        for (int seed = 0; seed < 2; seed++) {
            State state, other;
            Rng rng, first, second;
            begin(games[i], 2, seed, &state, &rng);
            int seat = go_on(games[i], &state, 12 + 29 * seed, &rng);
            if (seat < 0)
                continue;
            other = state;
            rng_rekey((Rng *)(void *)other.bytes, &rng);
            first = second = rng;
            const BotBudget budget = { .simulations = 24 };
            Move one = bot_move(bot_find("fair"), games[i], state.bytes, seat, &budget, &first);
            Move two = bot_move(bot_find("fair"), games[i], other.bytes, seat, &budget, &second);
            assert_int_equal(one, two);
        }
}

/* A whole game of players that search; the assertion is in player_move: only legal moves. */
static void whole_games(void **unused)
{
    (void)unused;
    const BotBudget budget = { .simulations = 2 };
    for (int i = 0; games[i]; i++) {
        State state;
        Rng rng;
        begin(games[i], games[i]->seats_min + 1, i, &state, &rng);
        Player player[SEATS_MAX];
        for (int seat = 0; seat <= games[i]->seats_min; seat++)
            player[seat] = (Player){ .bot = bot_find("fair"), .game = games[i] };
        for (int seat; (seat = go_on(games[i], &state, 0, &rng)) >= 0;) {
            Move move = player_move(&player[seat], state.bytes, seat, &budget, &rng);
            assert_true(games[i]->legal(state.bytes, seat, move));
            games[i]->apply(state.bytes, seat, move, NULL);
        }
        for (int seat = 0; seat <= games[i]->seats_min; seat++)
            player_end(&player[seat]);
    }
}

static long long ticks;

static long long tick(void)
{
    return ticks++;
}

/* The clock is looked at often: a budget of ten ticks ends after ten looks. */
static void time_is_kept(void **unused)
{
    (void)unused;
    State state;
    Rng rng;
    const Game *game = games[0];
    begin(game, 2, 1, &state, &rng);
    int seat = go_on(game, &state, 10, &rng);
    ticks = 0;
    bot_move(bot_find("master"), game, state.bytes, seat,
             &(BotBudget){ .simulations = 1000000, .ms = 10, .now_ms = tick }, &rng);
    assert_int_equal(ticks, 11); /* to set the end, nine within it, and the one that ends it */
}

/* In every game there are choices of several moves of one seat. Where the next question follows from
 * the seat's own move alone, the tree below that move is kept; whatever is kept was found there. */
static int kept_in(const Game *game)
{
    State state;
    Rng rng;
    int kept = 0;
    Search *search = search_new(&small);
    assert_non_null(search);
    for (int seed = 0; seed < 8 && !kept; seed++) {
        begin(game, 2, seed, &state, &rng);
        for (int seat; (seat = go_on(game, &state, 0, &rng)) >= 0 && !kept;) {
            State hidden = state;
            SearchLine line[MOVES_MAX];
            game_hide(game, hidden.bytes, seat, &rng);
            search_begin(search, game, hidden.bytes, seat, &rng);
            assert_int_equal(search_done(search), 0);
            int before = search_nodes(search);
            search_run(search, small.simulations);
            int n = search_lines(search, line), best = search_best(line, n);
            kept += before > n;
            assert_true(line[best].visits > 0);
            search_played(search, line[best].move);
            game->apply(state.bytes, seat, line[best].move, NULL);
        }
    }
    search_free(search);
    return kept;
}

static void trees_are_kept(void **unused)
{
    (void)unused;
    for (int i = 0; games[i]; i++)
        assert_true(kept_in(games[i]) > 0);
}

/* A move that was not played, or a table that looks otherwise, begins anew. */
static void other_positions_begin_anew(void **unused)
{
    (void)unused;
    State state;
    Rng rng;
    const Game *game = games[0];
    Search *search = search_new(&small);
    begin(game, 2, 1, &state, &rng);
    for (int i = 0; i < 10; i++) {
        int seat = go_on(game, &state, 1, &rng);
        State hidden = state;
        game_hide(game, hidden.bytes, seat, &rng);
        search_begin(search, game, hidden.bytes, seat, &rng);
        MoveList list = { .n = 0 };
        game->moves(hidden.bytes, seat, &list);
        assert_in_range(search_nodes(search), 1, list.n);
        search_run(search, small.simulations);
    }
    search_free(search);
}

/* The first moves of a tree that is kept are tried equally often again: the one that was looked at most
 * when it lay further down is not preferred for that. */
static void kept_moves_start_equal(void **unused)
{
    (void)unused;
    State state;
    Rng rng;
    int kept = 0;
    SearchSettings settings = small;
    settings.simulations = 400;
    Search *search = search_new(&settings);
    begin(games[0], 2, 3, &state, &rng);
    for (int seat; (seat = go_on(games[0], &state, 0, &rng)) >= 0 && kept < 5;) {
        State hidden = state;
        SearchLine line[MOVES_MAX];
        game_hide(games[0], hidden.bytes, seat, &rng);
        search_begin(search, games[0], hidden.bytes, seat, &rng);
        int before = search_nodes(search), n = search_lines(search, line);
        search_run(search, n);
        if (before > n && n <= settings.simulations / 8) {
            kept++;
            search_lines(search, line);
            for (int i = 0; i < n; i++)
                assert_int_equal(line[i].visits, 1);
        }
        search_run(search, settings.simulations - n);
        n = search_lines(search, line);
        int best = search_best(line, n);
        search_played(search, line[best].move);
        games[0]->apply(state.bytes, seat, line[best].move, NULL);
    }
    assert_int_equal(kept, 5);
    search_free(search);
}

/* The second seat wins if both have the same plan, and likes to scout as long as it knows of no other. */
static int value_of_plans(const void *state, int seat)
{
    const TinyState *s = state;
    int plan = s->seat[1].plan, other = s->seat[0].plan;
    int second = !other ? (plan == TINY_SCOUT ? SHARE : 0) : plan == other ? SHARE : 0;
    return seat == 1 ? second : SHARE - second;
}

/* The first seat's plan, searched. */
static Search *search_a_plan(const Game *game)
{
    State state;
    Rng rng;
    Search *search = search_new(&small);
    assert_non_null(search);
    begin(game, 2, 1, &state, &rng);
    game_hide(game, state.bytes, 0, &rng);
    search_begin(search, game, state.bytes, 0, &rng);
    search_run(search, small.simulations);
    return search;
}

/* It is asked for its plan unseen: so it scouts, and never answers what the first seat has in mind. */
static void others_do_not_see_sealed_answers(void **unused)
{
    (void)unused;
    Game game = tiny_game;
    game.value = value_of_plans;
    SearchLine line[MOVES_MAX];
    Search *search = search_a_plan(&game);
    int n = search_lines(search, line);
    assert_int_equal(n, TINY_ACTIONS - 1);
    for (int i = 0; i < n; i++) {
        int64_t won = move_a(line[i].move) == TINY_SCOUT ? 0 : (int64_t)line[i].visits * SHARE;
        assert_true(line[i].visits > 0);
        assert_int_equal(line[i].sum, won);
    }
    search_free(search);
}

static int weight_of_scouting(const void *state, int seat, Move move)
{
    (void)state;
    (void)seat;
    return move_a(move) == TINY_SCOUT;
}

/* The first seat loses if it scouts too, but no other plan has any weight. */
static void idle_moves_are_left_out(void **unused)
{
    (void)unused;
    Game game = tiny_game;
    game.value = value_of_plans;
    game.prior = weight_of_scouting;
    SearchLine line[MOVES_MAX];
    Search *search = search_a_plan(&game);
    assert_true(search_is_clear(search));
    int n = search_lines(search, line);
    for (int i = 0; i < n; i++)
        assert_int_equal(line[i].visits,
                         move_a(line[i].move) == TINY_SCOUT ? small.simulations : 0);
    assert_int_equal(move_a(line[search_best(line, n)].move), TINY_SCOUT);
    search_free(search);
}

/* To the terms alone all species look alike one step ahead: which of them few simulations compare is a
 * matter of chance. */
static void equals_are_compared_by_lot(void **unused)
{
    (void)unused;
    const Game *game = game_find("eclipse2");
    Valuation terms_alone = *game->valuation;
    Game by_terms = *game;
    terms_alone.net = terms_alone.net_of_two = NULL;
    by_terms.valuation = &terms_alone;
    State state;
    Rng rng;
    SearchLine line[MOVES_MAX];
    bool compared[MOVES_MAX] = { false };
    begin(game, 2, 1, &state, &rng);
    int seat = go_on(game, &state, 0, &rng), n = 0, all = 0;
    game_hide(game, state.bytes, seat, &rng);
    for (int i = 0; i < 40; i++) {
        Search *search = search_new(&small);
        assert_non_null(search);
        search_begin(search, &by_terms, state.bytes, seat, &rng);
        search_run(search, small.simulations);
        n = search_lines(search, line);
        for (int k = 0; k < n; k++)
            compared[k] |= line[k].visits > 0;
        search_free(search);
    }
    for (int k = 0; k < n; k++)
        all += compared[k];
    assert_true(n > 8);
    assert_int_equal(all, n);
}

static int last_round;

static int value_and_round(const void *state, int seat)
{
    int round = ((const TinyState *)state)->round;
    last_round = round > last_round ? round : last_round;
    return tiny_game.value(state, seat);
}

/* The last round that a search sees which looks two turns ahead, from the first of four. */
static int rounds_seen(int seats)
{
    Game game = tiny_game;
    game.value = value_and_round;
    State state;
    Setup setup = game_normal_setup(&game, seats);
    Rng rng = play_rng(1);
    const SearchSettings ahead = {
        .simulations = 24, .turns = 2, .playout = 600, .look = 4, .guesses = 1
    };
    setup.option[TINY_OPTION_ROUNDS] = 4;
    game_setup(&game, state.bytes, &setup, NULL);
    game_hide(&game, state.bytes, 0, &rng);
    last_round = 0;
    searched(&game, &state, 0, &ahead, 1);
    return last_round;
}

static void many_seats_are_seen_as_far(void **unused)
{
    (void)unused;
    assert_int_equal(rounds_seen(2), 3);
    assert_int_equal(rounds_seen(4), 4);
}

static int looks;

/* A game in which every look finds another turn. */
static int next_turn(const void *state)
{
    (void)state;
    return ++looks;
}

/* How many turns begin in one simulation, on average, of a long game. */
static double turns_seen(int seats, int turns)
{
    enum { SIMULATIONS = 24 };
    Game game = tiny_game;
    game.turn = next_turn;
    State state;
    Setup setup = game_normal_setup(&game, seats);
    Rng rng = play_rng(1);
    const SearchSettings ahead = {
        .simulations = SIMULATIONS, .turns = turns, .playout = 600, .look = 4, .guesses = 1
    };
    setup.option[TINY_OPTION_ROUNDS] = 4;
    game_setup(&game, state.bytes, &setup, NULL);
    game_hide(&game, state.bytes, 0, &rng);
    looks = 0;
    searched(&game, &state, 0, &ahead, 1);
    return looks / (double)SIMULATIONS - 1; /* one look is where it begins */
}

static void many_seats_are_not_seen_too_far(void **unused)
{
    (void)unused;
    assert_true(turns_seen(4, 8) == 16);
    assert_true(turns_seen(4, 10) == 20);
    assert_true(turns_seen(4, 12) == 20);
    assert_true(turns_seen(4, 20) == 20);
    assert_true(turns_seen(4, 22) == 22);
}

/* What simulations are measured by goes on with the game, but not with every decision. */
static void turns_pass_on(void **unused)
{
    (void)unused;
    for (int i = 0; games[i]; i++) {
        State state;
        Rng rng;
        int turns = 0, decisions = 0, turn = -1;
        begin(games[i], 2, 3, &state, &rng);
        for (; go_on(games[i], &state, 1, &rng) >= 0; decisions++) {
            turns += games[i]->turn(state.bytes) != turn;
            turn = games[i]->turn(state.bytes);
        }
        assert_in_range(turns, 8, decisions - 1);
    }
}

/* Several trees: the same move every time, whatever their threads did, and all simulations are made. */
static void trees_are_added_up(void **unused)
{
    (void)unused;
    for (int i = 0; games[i]; i++) {
        State state;
        Rng rng, again;
        begin(games[i], 2, 4, &state, &rng);
        int seat = go_on(games[i], &state, 15, &rng);
        const BotBudget budget = { .simulations = 45, .trees = 3 };
        again = rng;
        Move once = bot_move(bot_find("fair"), games[i], state.bytes, seat, &budget, &rng);
        assert_true(games[i]->legal(state.bytes, seat, once));
        Move twice = bot_move(bot_find("fair"), games[i], state.bytes, seat, &budget, &again);
        assert_int_equal(once, twice);
    }
    Team team = { .trees = 0 };
    const SearchSettings settings = { .simulations = 30, .explore = 30, .look = 4, .guesses = 1 };
    State state;
    Rng rng;
    begin(games[0], 2, 4, &state, &rng);
    int seat = go_on(games[0], &state, 15, &rng);
    game_hide(games[0], state.bytes, seat, &rng);
    assert_true(team_ready(&team, &settings, 3));
    team_choose(&team, games[0], state.bytes, seat, &(TeamBudget){ .simulations = 30 }, &rng);
    assert_true(team_ready(&team, &settings, 3));
    assert_int_equal(team.trees, 3);
    team_end(&team);
    assert_int_equal(team.trees, 0);
}

static int work_of(const char *level, const Game *game)
{
    SearchSettings settings = level_settings(level, game);
    return settings.simulations * settings.turns;
}

/* What Race's first moves lead to is judged by the network, or by the terms if they are asked for: the same
 * simulations, another share. */
static void far_positions_may_be_judged_by_the_terms(void **unused)
{
    (void)unused;
    const Game *game = game_find("rftg");
    int share[2][SEATS_MAX];
    for (int by_terms = 0; by_terms < 2; by_terms++) {
        SearchSettings settings = small;
        State state;
        Rng rng;
        settings.by_terms = by_terms;
        settings.simulations = 4; /* one for each first move, so that both make the same ones */
        begin(game, 2, 3, &state, &rng);
        int seat = go_on(game, &state, 20, &rng);
        game_hide(game, state.bytes, seat, &rng);
        Search *search = search_new(&settings);
        assert_non_null(search);
        search_begin(search, game, state.bytes, seat, &rng);
        search_run(search, settings.simulations);
        search_shares(search, share[by_terms]);
        search_free(search);
    }
    assert_int_not_equal(share[0][0], share[1][0]);
    assert_true(level_settings("master", game).by_terms);
    assert_false(level_settings("strong", game).by_terms);
}

static void levels_rise(void **unused)
{
    (void)unused;
    for (int i = 0; games[i]; i++) {
        int fair = work_of("fair", games[i]), strong = work_of("strong", games[i]);
        assert_true(fair > 0 && strong > 2 * fair && work_of("master", games[i]) > 2 * strong);
    }
}

static void add_level(char *line, size_t room, const char *level, const Game *game)
{
    SearchSettings settings = level_settings(level, game);
    int slips = level_slips(level, game);
    size_t n = strlen(line);
    snprintf(line + n, room - n, " %d @ %d", settings.simulations, settings.turns);
    n = strlen(line);
    if (slips)
        snprintf(line + n, room - n, ", slips %d times in 100", slips);
    n = strlen(line);
    snprintf(line + n, room - n, "%s |", settings.by_terms ? ", judged by the terms" : "");
}

static void levels_are_documented(void **unused)
{
    static char text[1 << 16];
    (void)unused;
    FILE *file = fopen("docs/bots.md", "rb");
    assert_non_null(file);
    size_t n = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    assert_true(n < sizeof text - 1);
    for (int i = 0; games[i]; i++) {
        char line[256];
        snprintf(line, sizeof line, "\n| `%s` |", games[i]->code);
        add_level(line, sizeof line, "fair", games[i]);
        add_level(line, sizeof line, "strong", games[i]);
        add_level(line, sizeof line, "master", games[i]);
        if (!strstr(text, line))
            fail_msg("docs/bots.md lacks %s", line + 1);
    }
}

/* A choice in so many is the first that comes to mind, and only where a level slips is it drawn whether. */
static void a_level_slips_now_and_then(void **unused)
{
    (void)unused;
    enum { TRIES = 400 };
    const Game *game = game_find("spacebase");
    const Bot *fair = bot_find("fair");
    const BotBudget budget = { .simulations = 4 };
    int slips = 0;
    State state;
    Rng rng;
    begin(game, 2, 1, &state, &rng);
    int seat = go_on(game, &state, 20, &rng);
    game_hide(game, state.bytes, seat, &rng);
    for (int i = 0; i < TRIES; i++) {
        Rng drawn = play_rng((unsigned)i), again = drawn;
        if (rng_below(&drawn, 100) >= level_slips("fair", game))
            continue;
        Move thought = first_thought(game, state.bytes, seat, &drawn);
        assert_int_equal(bot_choose(fair, game, state.bytes, seat, &budget, &again), thought);
        slips++;
    }
    assert_in_range(slips, 1, TRIES / 10);
    for (int i = 0; games[i]; i++)
        assert_int_equal(level_slips("master", games[i]) + level_slips("strong", games[i]), 0);
}

/* A little tournament, the same deals with seats exchanged. */
static void searching_beats_looking(void **unused)
{
    (void)unused;
    const Game *game = game_find("emdo");
    int won = 0;
    for (int i = 0; i < 6; i++) {
        State state;
        Rng rng;
        int share[SEATS_MAX];
        begin(game, 2, i / 2, &state, &rng);
        for (int seat; (seat = go_on(game, &state, 0, &rng)) >= 0;) {
            const Bot *bot = bot_find(seat == i % 2 ? "fair" : "greedy");
            const BotBudget budget = { .simulations = 40 };
            game->apply(state.bytes, seat, bot_move(bot, game, state.bytes, seat, &budget, &rng),
                        NULL);
        }
        game_shares(game, state.bytes, share);
        won += share[i % 2];
    }
    assert_true(won >= 5 * SHARE); /* of 6 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "the same seed gives the same move",
          .test_func = the_same_seed_gives_the_same_move },
        { .name = "what chance will bring does not matter",
          .test_func = the_future_does_not_matter },
        { .name = "levels play whole games of legal moves", .test_func = whole_games },
        { .name = "a budget of time is kept", .test_func = time_is_kept },
        { .name = "what was found out about the next question is kept",
          .test_func = trees_are_kept },
        { .name = "the first moves of a tree that is kept start equal",
          .test_func = kept_moves_start_equal },
        { .name = "after somebody else moved a search begins anew",
          .test_func = other_positions_begin_anew },
        { .name = "others do not see what is sealed",
          .test_func = others_do_not_see_sealed_answers },
        { .name = "what leads nowhere is left out", .test_func = idle_moves_are_left_out },
        { .name = "of equals any is compared", .test_func = equals_are_compared_by_lot },
        { .name = "far positions may be judged by the terms",
          .test_func = far_positions_may_be_judged_by_the_terms },
        { .name = "more seats, more turns ahead", .test_func = many_seats_are_seen_as_far },
        { .name = "more seats, but not too far ahead",
          .test_func = many_seats_are_not_seen_too_far },
        { .name = "turns pass on", .test_func = turns_pass_on },
        { .name = "several trees give one move", .test_func = trees_are_added_up },
        { .name = "each level does more than the one below", .test_func = levels_rise },
        { .name = "the levels are documented as they are", .test_func = levels_are_documented },
        { .name = "a level slips now and then", .test_func = a_level_slips_now_and_then },
        { .name = "a search beats a look at one step", .test_func = searching_beats_looking },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
