/* Properties of play itself, for every game, number of players and combination of options: it goes
 * on and ends, copies are snapshots, sealed answers commute, the result is a ranking. */
#include "tests/properties/play.h"

enum { EVENTS_MAX = 1024, TURN_MAX = 2000 };

static void check_list(Walk *walk, int seat)
{
    MoveList list;
    list_moves(walk->game, &walk->state, seat, &list);
    walk_holds(walk, list.n <= MOVES_MAX);
    bool asked = bits_has(game_pending(walk->state.bytes), seat);
    walk_holds(walk, asked ? list.n > 0 : list.n == 0);
    for (int i = 0; i < list.n; i++)
        for (int k = 0; k < i; k++)
            walk_holds(walk, list.move[i] != list.move[k]);
}

static void check_values(const Walk *walk)
{
    for (int seat = 0; seat < walk->setup.seats; seat++) {
        int value = walk->game->value(walk->state.bytes, seat);
        walk_holds(walk, value >= 0 && value <= SHARE);
    }
}

static void check_events(const Walk *walk, const EventList *events)
{
    walk_holds(walk, events->n <= walk->game->events_max);
    for (int i = 0; i < events->n; i++) {
        const Event *event = &events->event[i];
        walk_holds(walk, event->kind < walk->game->words.events);
        walk_holds(walk, event->seat >= EVENT_NO_SEAT && event->seat < walk->setup.seats);
    }
}

static void plays_to_the_end(const Game *game, const Setup *setup)
{
    static Event event[EVENTS_MAX];
    for (int i = 0; i < 5 * play_scale(); i++) {
        Walk walk;
        walk_begin(&walk, game, setup, (unsigned)i);
        assert_in_range(game->events_max, 0, EVENTS_MAX);
        while (!walk_over(&walk)) {
            walk_check(&walk, &walk.state);
            check_values(&walk);
            for (int seat = 0; seat < setup->seats; seat++)
                check_list(&walk, seat);
            int seat;
            Move move = walk_choose(&walk, &seat);
            EventList events = { .event = event, .cap = EVENTS_MAX };
            walk_play(&walk, seat, move, &events);
            check_events(&walk, &events);
        }
        walk_check(&walk, &walk.state);
        check_values(&walk);
        for (int seat = 0; seat < setup->seats; seat++)
            check_list(&walk, seat);
    }
}

/* How the seat that never ends its turn chooses. */
typedef Move (*Stubborn)(Walk *walk, int seat, const MoveList *list);

/* Of the moves after which it is asked again at once, any; else any. */
static Move stay_asked(Walk *walk, int seat, const MoveList *list)
{
    MoveList stay = { .n = 0 };
    for (int i = 0; i < list->n; i++) {
        State copy = walk->state;
        walk->game->apply(copy.bytes, seat, list->move[i], NULL);
        if (bits_has(game_pending(copy.bytes), seat))
            moves_add(&stay, list->move[i]);
    }
    const MoveList *from = stay.n ? &stay : list;
    return from->move[rng_below(&walk->rng, from->n)];
}

/* Any move whose verb ends nothing; else any. */
static Move avoid_endings(Walk *walk, int seat, const MoveList *list)
{
    static const char *const endings[] = { "end",  "done", "pass",    "stop",  "keep",   "roll",
                                           "none", "skip", "dissent", "yield", "decline" };
    (void)seat;
    MoveList other = { .n = 0 };
    for (int i = 0; i < list->n; i++) {
        const char *verb = walk->game->words.move[move_kind(list->move[i])].verb;
        bool ends = false;
        for (size_t k = 0; k < sizeof endings / sizeof *endings; k++)
            ends = ends || strcmp(verb, endings[k]) == 0;
        if (!ends)
            moves_add(&other, list->move[i]);
    }
    const MoveList *from = other.n ? &other : list;
    return from->move[rng_below(&walk->rng, from->n)];
}

static void play_against(const Game *game, const Setup *setup, int stubborn, Stubborn choose)
{
    Walk walk;
    int in_a_row = 0;
    walk_begin(&walk, game, setup, (unsigned)stubborn);
    while (!walk_over(&walk)) {
        int seat;
        Move move = walk_choose(&walk, &seat);
        if (bits_has(game_pending(walk.state.bytes), stubborn)) {
            MoveList list;
            seat = stubborn;
            list_moves(game, &walk.state, seat, &list);
            move = choose(&walk, seat, &list);
        }
        in_a_row = seat == stubborn ? in_a_row + 1 : 0;
        walk_holds(&walk, in_a_row <= TURN_MAX);
        walk_play(&walk, seat, move, NULL);
    }
}

static void no_endless_turn(const Game *game, const Setup *setup)
{
    for (int seat = 0; seat < setup->seats; seat++) {
        play_against(game, setup, seat, stay_asked);
        play_against(game, setup, seat, avoid_endings);
    }
}

static void check_copies(Walk *walk)
{
    static Event event[EVENTS_MAX];
    const Game *game = walk->game;
    if (walk_over(walk))
        return;
    MoveList list;
    int seat = rng_member(&walk->aside, game_pending(walk->state.bytes));
    list_moves(game, &walk->state, seat, &list);
    State before = walk->state, played = walk->state, again = walk->state;
    Move move = list.move[rng_below(&walk->aside, list.n)];
    EventList events = { .event = event, .cap = EVENTS_MAX };
    game->apply(played.bytes, seat, move, &events);
    walk_holds(walk, same_state(game, &before, &walk->state));
    game->apply(again.bytes, seat, move, NULL);
    walk_holds(walk, same_state(game, &played, &again));
    again = before;
    game->apply(again.bytes, seat, move, NULL);
    walk_holds(walk, same_state(game, &played, &again));
    walk_holds(walk, game_hash(game, played.bytes) == game_hash(game, again.bytes));
    walk_holds(walk, game_key(game, played.bytes) == game_key(game, again.bytes));
}

static void copies_are_snapshots(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 100, check_copies);
}

/* One seat's whole answer in a sealed step. */
typedef struct Answer {
    Move move[64];
    int n;
} Answer;

static void draw_answer(Walk *walk, int seat, Answer *answer)
{
    State copy = walk->state;
    answer->n = 0;
    while (bits_has(game_pending(copy.bytes), seat)) {
        MoveList list;
        list_moves(walk->game, &copy, seat, &list);
        walk_holds(walk, list.n > 0 && answer->n < 64);
        Move move = list.move[rng_below(&walk->aside, list.n)];
        answer->move[answer->n++] = move;
        walk->game->apply(copy.bytes, seat, move, NULL);
    }
}

/* Plays the answers in a random interleaving; before the last move nothing may show. */
static void interleave(Walk *walk, const Answer *answers, State *state)
{
    static Event event[EVENTS_MAX];
    const Game *game = walk->game;
    int next[SEATS_MAX] = { 0 };
    SeatSet left = game_pending(walk->state.bytes), sealed = game_head(walk->state.bytes)->sealed;
    *state = walk->state;
    while (left) {
        int seat = rng_member(&walk->aside, left);
        Move move = answers[seat].move[next[seat]++];
        bool last_of_seat = next[seat] == answers[seat].n;
        bool last = last_of_seat && !(left & ~seat_bit(seat));
        EventList events = { .event = event, .cap = EVENTS_MAX };
        walk_holds(walk, game->legal(state->bytes, seat, move));
        game->apply(state->bytes, seat, move, &events);
        if (last_of_seat)
            left = (SeatSet)(left & ~seat_bit(seat));
        if (last)
            return;
        walk_holds(walk, events.n == 0);
        walk_holds(walk, game_pending(state->bytes) == left);
        walk_holds(walk, game_head(state->bytes)->sealed == sealed);
        walk_holds(walk,
                   rng_same(&game_head(state->bytes)->rng, &game_head(walk->state.bytes)->rng));
    }
}

static int sealed_steps;

static void check_sealed(Walk *walk)
{
    const Head *head = game_head(walk->state.bytes);
    if (bits_count(head->asked) < 2)
        return;
    Answer answers[SEATS_MAX];
    State one, other;
    sealed_steps++;
    for (uint64_t left = head->asked; left; left = bits_without_first(left))
        draw_answer(walk, bits_first(left), &answers[bits_first(left)]);
    interleave(walk, answers, &one);
    for (int i = 0; i < 3; i++) {
        interleave(walk, answers, &other);
        walk_holds(walk, same_state(walk->game, &one, &other));
    }
}

static void sealed_moves_commute(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 200, check_sealed);
}

static void check_result(Walk *walk)
{
    const Game *game = walk->game;
    int seats = walk->setup.seats, share[SEATS_MAX], shares = 0, firsts = 0;
    Result result;
    memset(&result, 0x5a, sizeof result);
    game->result(walk->state.bytes, &result);
    walk_holds(walk, game->sources <= SOURCES_MAX);
    for (int seat = 0; seat < seats; seat++) {
        int sum = 0, ahead = 0;
        for (int source = 0; source < game->sources; source++)
            sum += result.part[seat][source];
        walk_holds(walk, sum == result.score[seat]);
        for (int other = 0; other < seats; other++) {
            ahead += result.rank[other] < result.rank[seat];
            bool at_once = walk_over(walk) && result.rank[seat] == 1; /* a win whatever the score */
            bool lost = result.lost[other] && !result.lost[seat];
            if (result.score[other] > result.score[seat] && !at_once && !lost)
                walk_holds(walk, result.rank[other] < result.rank[seat]);
        }
        walk_holds(walk, result.rank[seat] == ahead + 1);
        firsts += result.rank[seat] == 1;
    }
    game_shares(game, walk->state.bytes, share);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        walk_holds(walk, (share[seat] > 0) == (seat < seats && result.rank[seat] == 1));
        shares += share[seat];
    }
    walk_holds(walk, shares <= SHARE && shares > SHARE - firsts);
}

/* What a seat has are things of the game, each once, and anybody sees them when the game is over. */
static void check_holdings(Walk *walk)
{
    static char view[1 << 18];
    const Game *game = walk->game;
    Text text = text_over(view);
    Json json;
    json_writer(&json, &text);
    game_view(game, walk->state.bytes, VIEWER_ALL, &json);
    walk_holds(walk, !text.full);
    for (int seat = 0; game->holdings && seat < walk->setup.seats; seat++) {
        Holdings list = { .n = 0 };
        game->holdings(walk->state.bytes, seat, &list);
        for (int i = 0; i < list.n; i++) {
            Holding holding = list.at[i];
            walk_holds(walk, holding.thing > 0 && holding.thing < game->words.things);
            const ThingKind *kind = &game->words.thing[holding.thing];
            walk_holds(walk,
                       holding.value >= kind->first && holding.value < kind->first + kind->count);
            for (int k = 0; k < i; k++)
                walk_holds(walk,
                           list.at[k].thing != holding.thing || list.at[k].value != holding.value);
            char buf[128];
            Text code = text_over(buf);
            text_char(&code, '"');
            thing_code(game, holding.thing, holding.value, &code);
            text_char(&code, '"');
            walk_holds(walk, strstr(view, buf) != NULL);
        }
    }
}

static void holdings_are_things(const Game *game, const Setup *setup)
{
    for (int i = 0; i < 2 * play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 200, check_holdings);
}

static void result_is_a_ranking(const Game *game, const Setup *setup)
{
    for (int i = 0; i < 2 * play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 50, check_result);
}

static void test_play(void **state)
{
    (void)state;
    play_each_game(plays_to_the_end);
}

static void test_endless(void **state)
{
    (void)state;
    play_each_game(no_endless_turn);
}

static void test_copies(void **state)
{
    (void)state;
    play_each_game(copies_are_snapshots);
}

static void test_sealed(void **state)
{
    (void)state;
    play_each_game(sealed_moves_commute);
    assert_true(sealed_steps > 0);
}

static void test_result(void **state)
{
    (void)state;
    play_each_game(result_is_a_ranking);
}

static void test_holdings(void **state)
{
    (void)state;
    play_each_game(holdings_are_things);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "random play ends and keeps every invariant; who is asked has moves, nobody else",
          .test_func = test_play },
        { .name = "a seat that never ends its turn while anything else is legal ends it",
          .test_func = test_endless },
        { .name = "a copy is a snapshot, and play is the same with events and without",
          .test_func = test_copies },
        { .name = "sealed answers commute and show nothing before the last",
          .test_func = test_sealed },
        { .name = "the result is a ranking of scores that their sources add up to",
          .test_func = test_result },
        { .name = "what a seat has are things of the game, each once, that all can see",
          .test_func = test_holdings },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
