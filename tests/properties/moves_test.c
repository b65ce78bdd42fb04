/* Properties of moves, for every game: what is listed is legal and nothing else is, every refusal
 * names a rule, notations are stable ASCII, and the numbers for learning are in range. */
#include "tests/properties/play.h"

enum { STRAYS = 60, FEATURES_MAX = 65536 };

/* Whether the text is a rule id such as TN-5.10, E2-D3 or SB-12.7a. */
static bool is_rule_id(const char *id)
{
    static const char upper[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", digits[] = "0123456789";
    if (!id || !id[0] || !strchr(upper, id[0]))
        return false;
    size_t prefix = 1 + strspn(id + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    if (prefix != 2 || id[prefix] != '-')
        return false;
    const char *number = id + prefix + 1;
    number += strspn(number, upper);
    size_t n = strspn(number, "0123456789.");
    bool ends = !number[n] || (number[n] >= 'a' && number[n] <= 'z' && !number[n + 1]);
    return n > 0 && strchr(digits, number[0]) && strchr(digits, number[n - 1]) && ends;
}

static void check_stray(Walk *walk, int seat, const MoveList *list, Move move)
{
    const Game *game = walk->game;
    bool legal = game->legal(walk->state.bytes, seat, move);
    walk_holds(walk, legal == moves_have(list, move));
    if (!legal)
        walk_holds(walk, is_rule_id(game->why(walk->state.bytes, seat, move)));
}

static void check_legal(Walk *walk)
{
    const Game *game = walk->game;
    MoveList list[SEATS_MAX];
    for (int seat = 0; seat < walk->setup.seats; seat++)
        list_moves(game, &walk->state, seat, &list[seat]);
    for (int seat = 0; seat < walk->setup.seats; seat++) {
        /* the others' moves too: to a seat that is not asked nothing is legal */
        for (int other = 0; other < walk->setup.seats; other++)
            for (int i = 0; i < list[other].n; i++)
                check_stray(walk, seat, &list[seat], list[other].move[i]);
        for (int i = 0; i < STRAYS; i++)
            check_stray(
                walk, seat, &list[seat],
                stray_move(game, &list[rng_below(&walk->aside, walk->setup.seats)], &walk->aside));
    }
}

static void moves_and_legal_agree(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 80, check_legal);
}

/* All arguments in the ranges of one kind of move, as far as there are few. */
static void each_move_once(const Game *game, const Setup *setup)
{
    Walk walk;
    walk_begin(&walk, game, setup, 77);
    for (int i = rng_below(&walk.aside, 40); i > 0 && !walk_over(&walk); i--)
        walk_step(&walk);
    MoveList list[SEATS_MAX];
    for (int seat = 0; seat < setup->seats; seat++)
        list_moves(game, &walk.state, seat, &list[seat]);
    for (int kind = 0; kind < game->words.moves; kind++) {
        int count[MOVE_ARGS], first[MOVE_ARGS];
        for (int i = 0; i < MOVE_ARGS; i++) {
            int thing = game->words.move[kind].arg[i];
            first[i] = thing ? game->words.thing[thing].first : 0;
            count[i] = thing ? game->words.thing[thing].count : 1;
        }
        int n = count[0] * count[1] * count[2], step = 1 + n / 4000;
        for (int k = 0; k < n; k += step) {
            Move move = move_make(kind, first[0] + k % count[0], first[1] + k / count[0] % count[1],
                                  first[2] + k / count[0] / count[1]);
            for (int seat = 0; seat < setup->seats; seat++)
                check_stray(&walk, seat, &list[seat], move);
        }
    }
}

static void check_notation(Walk *walk)
{
    for (int seat = 0; seat < walk->setup.seats; seat++) {
        MoveList list;
        list_moves(walk->game, &walk->state, seat, &list);
        for (int i = 0; i < list.n; i++) {
            char buf[256];
            Text text = text_over(buf);
            Move back = ~list.move[i];
            move_text(walk->game, list.move[i], &text);
            walk_holds(walk, text.len > 0 && !text.full);
            for (size_t k = 0; k < text.len; k++)
                walk_holds(walk, buf[k] >= ' ' && buf[k] <= '~' && buf[k] != ';');
            walk_holds(walk, move_parse(walk->game, buf, &back, NULL));
            walk_holds(walk, back == list.move[i]);
        }
    }
}

static void notation_reads_back(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 150, check_notation);
}

static void check_numbers(Walk *walk)
{
    const Game *game = walk->game;
    for (int seat = 0; seat < walk->setup.seats; seat++) {
        MoveList list;
        int index[MOVES_MAX];
        list_moves(game, &walk->state, seat, &list);
        for (int i = 0; i < list.n; i++) {
            index[i] = game->action_index(list.move[i]);
            walk_holds(walk, index[i] >= 0 && index[i] < game->actions);
            walk_holds(walk, game->prior(walk->state.bytes, seat, list.move[i]) >= 0);
            for (int k = 0; k < i; k++)
                walk_holds(walk, index[i] != index[k]);
        }
    }
}

static void check_features(Walk *walk)
{
    static Feature feature[FEATURES_MAX];
    const Game *game = walk->game;
    walk_holds(walk, game->features <= FEATURES_MAX);
    for (int viewer = VIEWER_ALL; viewer < walk->setup.seats; viewer++) {
        int n = game->feature(walk->state.bytes, viewer, feature);
        walk_holds(walk, n >= 0 && n <= game->features);
        for (int i = 0; i < n; i++) {
            walk_holds(walk, feature[i].index < game->features);
            walk_holds(walk, i == 0 || feature[i].index > feature[i - 1].index);
            walk_holds(walk, feature[i].value <= game->feature_limit);
            walk_holds(walk, feature[i].value >= -game->feature_limit);
        }
    }
}

static void numbers_are_in_range(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++) {
        walk_visit(game, setup, (unsigned)i, 100, check_numbers);
        walk_visit(game, setup, (unsigned)i, 30, check_features);
    }
}

static void test_legal(void **state)
{
    (void)state;
    play_each_game(moves_and_legal_agree);
    play_each_game(each_move_once);
}

static void test_notation(void **state)
{
    (void)state;
    play_each_game(notation_reads_back);
}

static void test_numbers(void **state)
{
    (void)state;
    play_each_game(numbers_are_in_range);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "moves and legal agree, and every refusal names a rule",
          .test_func = test_legal },
        { .name = "a notation is ASCII and reads back as the same move",
          .test_func = test_notation },
        { .name = "actions have numbers of their own in range; features ascend within limits",
          .test_func = test_numbers },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
