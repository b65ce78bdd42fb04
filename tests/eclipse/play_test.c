/* Owns long games: at random everybody is soon bankrupt, so here seats choose by the game's own weights
 * and pass before they cannot pay. Every property that random play is held to holds there too. */
#include "tests/properties/play.h"

#include "games/eclipse/game.h"
#include "games/eclipse/upkeep.h"

enum { EVENTS_MAX = 1024, SEEN_BYTES = 1 << 18, POSITION_BYTES = 1 << 17 };

static const EclState *eclipse(const Walk *walk)
{
    return (const EclState *)(const void *)walk->state.bytes;
}

/* Passes with nothing left to pay with; else any move by its weight. */
static Move prudent_move(Walk *walk, int *seat)
{
    const Game *game = walk->game;
    const EclState *s = eclipse(walk);
    MoveList list;
    int weight[MOVES_MAX], sum = 0;
    *seat = bits_first(game_pending(s));
    list_moves(game, &walk->state, *seat, &list);
    walk_holds(walk, list.n > 0 && list.n <= MOVES_MAX);
    Move pass = move_make(ECL_MOVE_PASS, 0, 0, 0);
    if (s->round && ecl_balance(s, *seat) < 2 && moves_have(&list, pass))
        return pass;
    for (int i = 0; i < list.n; i++)
        sum += weight[i] = 1 + game->prior(s, *seat, list.move[i]);
    int at = rng_below(&walk->rng, sum), i = 0;
    while (at >= weight[i])
        at -= weight[i++];
    return list.move[i];
}

static void prudent_walk(const Game *game, const Setup *setup, unsigned seed, int states,
                         void (*visit)(Walk *))
{
    static Event event[EVENTS_MAX];
    Walk walk;
    walk_begin(&walk, game, setup, seed);
    while (!walk_over(&walk)) {
        int seat;
        if (visit && rng_below(&walk.aside, 600) < states)
            visit(&walk);
        if (!visit)
            walk_check(&walk, &walk.state);
        Move move = prudent_move(&walk, &seat);
        EventList events = { .event = event, .cap = EVENTS_MAX };
        walk_play(&walk, seat, move, &events);
        walk_holds(&walk, events.n <= game->events_max);
    }
    walk_check(&walk, &walk.state);
}

static void each_setup(int walks, int states, void (*visit)(Walk *))
{
    static const Game *const both[] = { &eclipse1_game, &eclipse2_game };
    for (int g = 0; g < 2; g++)
        for (int seats = 2; seats <= 6; seats++)
            for (int i = 0; i < walks * play_scale(); i++) {
                Setup setup = setups_get(both[g], seats, i % 8, 8);
                prudent_walk(both[g], &setup, (unsigned)(i * 7 + seats), states, visit);
            }
}

static void games_end_soundly(void **state)
{
    (void)state;
    each_setup(6, 0, NULL);
}

static void read_back(Walk *walk)
{
    static char buf[POSITION_BYTES];
    char reason[512];
    Text text = text_over(buf), why = text_over(reason);
    State back;
    Json json;
    json_writer(&json, &text);
    game_position_write(walk->game, walk->state.bytes, &json);
    walk_holds(walk, json_done(&json) && json_check(buf, text.len, NULL));
    memset(&back, 0xa5, sizeof back);
    if (!game_position_read(walk->game, back.bytes, json_root(buf, text.len), &why))
        walk_fail(walk, reason);
    walk_holds(walk, same_state(walk->game, &walk->state, &back));
}

static void positions_read_back(void **state)
{
    (void)state;
    each_setup(3, 60, read_back);
}

static void see(const Walk *walk, const State *state, int viewer, Text *out)
{
    const Game *game = walk->game;
    static Feature feature[65536];
    MoveList list = { .n = 0 };
    Json json;
    json_writer(&json, out);
    game_view(game, state->bytes, viewer, &json);
    walk_holds(walk, json_done(&json));
    int n = game->feature(state->bytes, viewer, feature);
    for (int i = 0; i < n; i++)
        text_fmt(out, " %d:%d", feature[i].index, feature[i].value);
    if (viewer >= 0)
        list_moves(game, state, viewer, &list);
    for (int i = 0; i < list.n; i++)
        text_fmt(out, " %08x", (unsigned)list.move[i]);
    if (viewer >= 0)
        game->prompt(state->bytes, viewer, (Voice){ .lang = LANG_RU }, out);
    walk_holds(walk, !out->full);
}

/* What a viewer sees is the same in every deal, and the deal is a sound state that asks the same. */
static void stay_hidden(Walk *walk)
{
    static char before[SEEN_BYTES], after[SEEN_BYTES];
    for (int viewer = VIEWER_NONE; viewer < walk->setup.seats; viewer++) {
        State hidden = walk->state;
        Text real = text_over(before), dealt = text_over(after);
        see(walk, &walk->state, viewer, &real);
        game_hide(walk->game, hidden.bytes, viewer, &walk->aside);
        walk_check(walk, &hidden);
        see(walk, &hidden, viewer, &dealt);
        walk_holds(walk, strcmp(before, after) == 0);
        State again = hidden;
        ((Head *)(void *)again.bytes)->asked = 0;
        walk->game->run(again.bytes, NULL);
        walk_holds(walk, same_state(walk->game, &again, &hidden));
    }
}

static void secrets_stay(void **state)
{
    (void)state;
    each_setup(3, 30, stay_hidden);
}

/* Every move that is listed is legal, and any other is refused with a rule. */
static void agree(Walk *walk)
{
    const Game *game = walk->game;
    int seat = bits_first(game_pending(walk->state.bytes));
    MoveList list;
    list_moves(game, &walk->state, seat, &list);
    for (int i = 0; i < list.n; i++) {
        walk_holds(walk, game->legal(walk->state.bytes, seat, list.move[i]));
        for (int k = 0; k < i; k++)
            walk_holds(walk, list.move[i] != list.move[k]);
    }
    for (int i = 0; i < 400; i++) {
        Move move = stray_move(game, &list, &walk->aside);
        bool legal = game->legal(walk->state.bytes, seat, move);
        walk_holds(walk, legal == moves_have(&list, move));
        walk_holds(walk, legal || game->why(walk->state.bytes, seat, move));
    }
}

static void moves_and_legal_agree(void **state)
{
    (void)state;
    each_setup(3, 60, agree);
}

static bool has_kind(const Game *game, const State *state, int seat, int kind)
{
    MoveList list;
    list_moves(game, state, seat, &list);
    for (int i = 0; i < list.n; i++)
        if (move_kind(list.move[i]) == kind)
            return true;
    return false;
}

static void play_if_legal(const Game *game, State *state, int seat, Move move)
{
    if (game->legal(state->bytes, seat, move))
        game->apply(state->bytes, seat, move, NULL);
}

/* Whether the seat could buy something after this move with so much more of a resource, in an action of
 * this kind. */
static bool buys(const Walk *walk, int seat, Move move, int action, int more)
{
    State after = walk->state;
    EclState *s = (EclState *)(void *)after.bytes;
    bool science = action == ECL_ACTION_RESEARCH;
    s->seat[seat].storage[science ? ECL_SCIENCE : ECL_MATERIALS] += (int16_t)more;
    walk->game->apply(after.bytes, seat, move, NULL);
    play_if_legal(walk->game, &after, seat, move_make(ECL_MOVE_DONE, 0, 0, 0));
    play_if_legal(walk->game, &after, seat, move_make(ECL_MOVE_ACTION, action, 0, 0));
    play_if_legal(walk->game, &after, seat, move_make(ECL_MOVE_REACT, action, 0, 0));
    return has_kind(walk->game, &after, seat, science ? ECL_MOVE_RESEARCH : ECL_MOVE_BUILD) ||
           (science && has_kind(walk->game, &after, seat, ECL_MOVE_RESEARCH_ON));
}

static int weighed, unweighed, bought;

/* An action in which nothing can be bought, even after two trades, has no weight, and any other has. */
static void weigh_actions(Walk *walk)
{
    static const uint8_t actions[] = { ECL_ACTION_RESEARCH, ECL_ACTION_BUILD };
    int seat = bits_first(game_pending(walk->state.bytes));
    MoveList list;
    list_moves(walk->game, &walk->state, seat, &list);
    for (int i = 0; i < 2; i++) {
        Move move = move_make(ECL_MOVE_ACTION, actions[i], 0, 0);
        if (!moves_have(&list, move))
            continue;
        bool weight = walk->game->prior(walk->state.bytes, seat, move) > 0;
        walk_holds(walk, weight == buys(walk, seat, move, actions[i], 2));
        *(weight ? &weighed : &unweighed) += 1;
    }
}

/* A trade is looked at for what is lacking, it or one more buys something; and for money only when that is
 * due. */
static void weigh_trade(Walk *walk, int seat, Move move)
{
    bool due = agenda_peek(&eclipse(walk)->head)->kind == ECL_TASK_PAY;
    bool weight = walk->game->prior(walk->state.bytes, seat, move) > 0;
    int action = move_b(move) == ECL_SCIENCE ? ECL_ACTION_RESEARCH : ECL_ACTION_BUILD;
    if (move_b(move) == ECL_MONEY || due)
        walk_holds(walk, weight == due);
    else if (weight)
        walk_holds(walk, buys(walk, seat, move, action, 1));
    *(weight ? &weighed : &unweighed) += 1;
    bought += weight && !due;
}

static void weigh_trades(Walk *walk)
{
    int seat = bits_first(game_pending(walk->state.bytes));
    MoveList list;
    list_moves(walk->game, &walk->state, seat, &list);
    for (int i = 0; i < list.n; i++)
        if (move_kind(list.move[i]) == ECL_MOVE_TRADE)
            weigh_trade(walk, seat, list.move[i]);
}

static void idle_moves_have_no_weight(void **state)
{
    static void (*const visits[])(Walk *) = { weigh_actions, weigh_trades };
    (void)state;
    for (int i = 0; i < 2; i++) {
        weighed = unweighed = 0;
        each_setup(2, 100, visits[i]);
        assert_true(weighed > 0);
        assert_true(unweighed > 0);
    }
    assert_true(bought > 0);
}

static int taken, refused;

/* A state that passes the check can be played on, whatever it is. */
static void play_on(Walk *walk, const State *state)
{
    Walk other = *walk;
    other.state = *state;
    ((Head *)(void *)other.state.bytes)->asked = 0;
    walk->game->run(other.state.bytes, NULL);
    for (int i = 0; i < 12 && !walk_over(&other); i++) {
        walk_check(&other, &other.state);
        walk_step(&other);
    }
}

/* One number of the agenda, or one byte anywhere behind the head, is another. */
static void damage(Walk *walk, State *state)
{
    Head *head = (Head *)(void *)state->bytes;
    Rng *rng = &walk->aside;
    int by = rng_below(rng, 3) ? 1 - 2 * rng_below(rng, 2) : rng_below(rng, 256);
    if (rng_below(rng, 2)) {
        int at = (int)sizeof *head + rng_below(rng, walk->game->state_bytes - (int)sizeof *head);
        state->bytes[at] = (unsigned char)(state->bytes[at] + by);
        return;
    }
    Task *task = &head->agenda[rng_below(rng, head->tasks)];
    uint8_t *const number[] = { &task->seat, &task->a, &task->b, &task->c,
                                &task->d,    &task->e, &task->f };
    uint8_t *one = number[rng_below(rng, 7)];
    *one = (uint8_t)(*one + by);
}

static void survive_damage(Walk *walk)
{
    for (int i = 0; i < 40; i++) {
        State damaged = walk->state;
        char buf[256];
        Text why = text_over(buf);
        damage(walk, &damaged);
        ((Head *)(void *)damaged.bytes)->asked = 0;
        bool ok = game_check_parts(walk->game, damaged.bytes, &why);
        *(ok ? &taken : &refused) += 1;
        if (ok)
            play_on(walk, &damaged);
    }
}

static void damage_is_refused_or_played_on(void **state)
{
    (void)state;
    each_setup(2, 25, survive_damage);
    assert_true(taken > 100 && refused > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-1.20 E1-2.27 E1-3.9 long games keep every invariant",
          .test_func = games_end_soundly },
        { .name = "E1-H.7 positions of long games read back", .test_func = positions_read_back },
        { .name = "what a viewer sees of long games survives hide", .test_func = secrets_stay },
        { .name = "a damaged state is refused or can be played on",
          .test_func = damage_is_refused_or_played_on },
        { .name = "moves and legal agree in long games", .test_func = moves_and_legal_agree },
        { .name = "what leads nowhere has no weight for bots",
          .test_func = idle_moves_have_no_weight },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
