/* That hide really hides. For every game: hiding what is hidden already changes no frequency. For
 * the games whose secrets are followed here: over 10,000 deals of one position each hidden card
 * lies in each place it may lie in with the right frequency, and what never moves is exactly what a
 * tracker knows that was fed with the viewer's own events alone. */
#include "tests/properties/play.h"

#include "tests/properties/chance.h"
#include "tests/tiny/tables.h"

enum { DEALS = 10000, SAMPLES = 150, EVENTS_MAX = 1024 };

/* For each byte of the state behind the stream, how often it has each value. */
typedef struct Bytes {
    int count[STATE_BYTES_MAX][256];
} Bytes;

static void count_bytes(const Game *game, const State *state, Bytes *bytes)
{
    for (int i = (int)sizeof(Rng); i < game->state_bytes; i++)
        bytes->count[i][state->bytes[i]]++;
}

static void compare_twice_hidden(Walk *walk, int viewer)
{
    static Bytes once, twice;
    const Game *game = walk->game;
    memset(&once, 0, sizeof once);
    memset(&twice, 0, sizeof twice);
    for (int i = 0; i < SAMPLES; i++) {
        State hidden = walk->state;
        game_hide(game, hidden.bytes, viewer, &walk->aside);
        count_bytes(game, &hidden, &once);
        hidden = walk->state;
        game_hide(game, hidden.bytes, viewer, &walk->aside);
        game_hide(game, hidden.bytes, viewer, &walk->aside);
        count_bytes(game, &hidden, &twice);
    }
    for (int i = (int)sizeof(Rng); i < game->state_bytes; i++)
        walk_holds(walk, chance_same(once.count[i], twice.count[i], 256));
}

static void check_twice(Walk *walk)
{
    int viewers = walk->setup.seats + 1;
    compare_twice_hidden(walk, rng_below(&walk->aside, viewers) - 1);
}

static void hiding_twice_is_hiding_once(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 1, check_twice);
}

/* Other seats go on with their sealed answers, as far as the step stays closed. */
static void answer_on(Walk *walk, State *state, int viewer)
{
    for (int i = rng_below(&walk->aside, 6); i > 0; i--) {
        SeatSet own = viewer >= 0 ? seat_bit(viewer) : 0;
        SeatSet left = (SeatSet)(game_pending(state->bytes) & ~own);
        if (!left)
            return;
        State copy = *state;
        MoveList list;
        int seat = rng_member(&walk->aside, left);
        list_moves(walk->game, state, seat, &list);
        walk->game->apply(copy.bytes, seat, list.move[rng_below(&walk->aside, list.n)], NULL);
        if (game_head(copy.bytes)->sealed != game_head(state->bytes)->sealed)
            return;
        *state = copy;
    }
}

/* How far the others have come with their answers, and with which, changes no frequency. */
static void compare_answers(Walk *walk)
{
    static Bytes begun, further;
    const Game *game = walk->game;
    if (bits_count(game_pending(walk->state.bytes)) < 2)
        return;
    int viewer = rng_below(&walk->aside, walk->setup.seats + 1) - 1;
    memset(&begun, 0, sizeof begun);
    memset(&further, 0, sizeof further);
    State other = walk->state;
    answer_on(walk, &other, viewer);
    for (int i = 0; i < SAMPLES; i++) {
        State one = walk->state, two = other;
        game_hide(game, one.bytes, viewer, &walk->aside);
        game_hide(game, two.bytes, viewer, &walk->aside);
        count_bytes(game, &one, &begun);
        count_bytes(game, &two, &further);
    }
    for (int i = (int)sizeof(Rng); i < game->state_bytes; i++)
        walk_holds(walk, chance_same(begun.count[i], further.count[i], 256));
}

static void sealed_answers_leave_no_trace(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 2, compare_answers);
}

/* A sealed step stands as it began once all answers are taken back, however far they had come. */
static void take_answers_back(Walk *walk)
{
    const Game *game = walk->game;
    SeatSet sealed = game_head(walk->state.bytes)->sealed;
    if (!sealed)
        return;
    State begun = walk->state;
    game->reopen(begun.bytes, sealed);
    State other = begun;
    answer_on(walk, &other, bits_first(sealed)); /* who keeps it closed */
    game->reopen(other.bytes, sealed);
    walk_holds(walk, game_pending(begun.bytes) == sealed);
    walk_holds(walk, memcmp(begun.bytes, other.bytes, (size_t)game->state_bytes) == 0);
}

static void sealed_answers_can_be_taken_back(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 20, take_answers_back);
}

/* ---- the tiny game: what one viewer can follow from its events (TN-8) ---- */

enum { UNKNOWN = -1 };

typedef struct Tracker {
    int viewer;
    int place[TINY_CARDS]; /* or UNKNOWN */
} Tracker;

static void track_begin(Tracker *tracker, int viewer, int seats)
{
    tracker->viewer = viewer;
    for (int card = 1; card < TINY_CARDS; card++)
        tracker->place[card] = card > tiny_deck(seats) ? TINY_AT_BOX : UNKNOWN;
}

static void forget(Tracker *tracker, int place)
{
    for (int card = 1; card < TINY_CARDS; card++)
        if (tracker->place[card] == place)
            tracker->place[card] = UNKNOWN;
}

/* Takes one event as the viewer sees it. */
static void track(Tracker *tracker, const Event *event)
{
    bool sees = tracker->viewer >= 0 && bits_has(event->seers, tracker->viewer);
    const EventKind *kind = &tiny_event_kinds[event->kind];
    int value[EVENT_FIELDS];
    for (int i = 0; i < EVENT_FIELDS; i++)
        value[i] = sees || !kind->field[i].secret ? event->value[i] : 0;
    int *place = tracker->place;
    switch ((TinyEvent)event->kind) {
    case TINY_EV_PUT: /* TN-8.1, TN-8.2 */
        if (event->seat != tracker->viewer)
            forget(tracker, TINY_AT_HAND + event->seat);
        place[value[0]] = TINY_AT_DISCARD;
        break;
    case TINY_EV_DRAW:
    case TINY_EV_TAKE:
        place[value[0]] = TINY_AT_HAND + event->seat;
        break;
    case TINY_EV_RESHUFFLE: /* TN-8.4 */
        forget(tracker, TINY_AT_DISCARD);
        break;
    case TINY_EV_LAY:
    case TINY_EV_FOLLOW:
        place[value[0]] = TINY_AT_MARKET;
        break;
    case TINY_EV_BUILD:
        place[value[0]] = TINY_AT_BUILT + event->seat;
        break;
    case TINY_EV_YIELD:
        place[value[0]] = TINY_AT_BUILT + value[1];
        break;
    case TINY_EV_LOOT: /* TN-8.3 */
        if (!sees)
            forget(tracker, TINY_AT_HAND + value[1]);
        place[value[0]] = TINY_AT_HAND + event->seat;
        break;
    case TINY_EV_ROUND:
    case TINY_EV_PLAN:
    case TINY_EV_INCOME:
    case TINY_EV_DISSENT:
    case TINY_EV_PASS:
    case TINY_EV_RAID:
    case TINY_EV_DEFEND:
    case TINY_EV_SMELT:
    case TINY_EV_MELT:
    case TINY_EV_STASH:
    case TINY_EV_OVER:
    case TINY_EVENT_KINDS:
        break;
    }
    place[TINY_NO_CARD] = UNKNOWN; /* where unseen cards went */
}

static const TinyState *tiny_state(const State *state)
{
    return (const TinyState *)(const void *)state->bytes;
}

/* How often each card lay in each place, and each pair of neighbours in the same place. */
typedef struct Tally {
    int lay[TINY_CARDS][TINY_PLACES];
    int together[TINY_CARDS][2];
} Tally;

/* How many cards lie in each place and are known to these seats. */
static void count_slots(const TinyState *s, int slots[TINY_PLACES][256])
{
    memset(slots, 0, sizeof(int[TINY_PLACES][256]));
    for (int card = 1; card < TINY_CARDS; card++)
        slots[s->place[card]][s->known[card]]++;
}

static void tally_deals(Walk *walk, int viewer, const int *hidden_card, int n, Tally *tally)
{
    static int before[TINY_PLACES][256], after[TINY_PLACES][256];
    count_slots(tiny_state(&walk->state), before);
    memset(tally, 0, sizeof *tally);
    for (int i = 0; i < DEALS; i++) {
        State hidden = walk->state;
        game_hide(&tiny_game, hidden.bytes, viewer, &walk->aside);
        const TinyState *s = tiny_state(&hidden);
        for (int card = 1; card < TINY_CARDS; card++)
            tally->lay[card][s->place[card]]++;
        for (int k = 0; k + 1 < n; k++)
            tally->together[k][s->place[hidden_card[k]] == s->place[hidden_card[k + 1]]]++;
        if (i < 100) { /* what the others know goes with the place */
            count_slots(s, after);
            walk_holds(walk, memcmp(before, after, sizeof before) == 0);
        }
    }
}

static void check_tracker(Walk *walk, const Tracker *tracker)
{
    const TinyState *s = tiny_state(&walk->state);
    int hidden[TINY_CARDS], n = 0, slots[TINY_PLACES] = { 0 };
    for (int card = 1; card < TINY_CARDS; card++) {
        if (tracker->place[card] != UNKNOWN)
            continue;
        hidden[n++] = card;
        slots[s->place[card]]++;
    }
    Tally tally;
    tally_deals(walk, tracker->viewer, hidden, n, &tally);
    for (int card = 1; card < TINY_CARDS; card++) {
        int known[TINY_PLACES] = { 0 };
        if (tracker->place[card] != UNKNOWN)
            known[tracker->place[card]] = 1;
        bool unknown = tracker->place[card] == UNKNOWN;
        walk_holds(walk, chance_fits(tally.lay[card], unknown ? slots : known, TINY_PLACES));
    }
    int same = 0;
    for (int place = 0; place < TINY_PLACES; place++)
        same += slots[place] * (slots[place] - 1);
    const int weights[2] = { n * (n - 1) - same, same };
    for (int i = 0; i + 1 < n; i++)
        walk_holds(walk, chance_fits(tally.together[i], weights, 2));
}

/* Follows a game as all viewers see it and looks at a few of its positions. */
static void follow_tiny(const Setup *setup, unsigned seed, int positions)
{
    static Event event[EVENTS_MAX];
    Walk walk;
    Tracker tracker[TINY_SEATS + 1];
    Rng pick = play_rng(seed + 3000017);
    int length = walk_length(&tiny_game, setup, seed);
    walk_begin(&walk, &tiny_game, setup, seed);
    EventList events = { .event = event, .cap = EVENTS_MAX };
    game_setup(&tiny_game, walk.state.bytes, &walk.setup, &events);
    for (int i = 0; i <= setup->seats; i++)
        track_begin(&tracker[i], i - 1, setup->seats);
    for (;;) {
        for (int i = 0; i <= setup->seats; i++)
            for (int e = 0; e < events.n; e++)
                track(&tracker[i], &event[e]);
        if (rng_below(&pick, length + 1) < positions)
            for (int i = 0; i <= setup->seats; i++)
                check_tracker(&walk, &tracker[i]);
        if (walk_over(&walk))
            return;
        int seat;
        Move move = walk_choose(&walk, &seat);
        events.n = 0;
        walk_play(&walk, seat, move, &events);
    }
}

static void test_tiny(void **state)
{
    (void)state;
    for (int seats = tiny_game.seats_min; seats <= tiny_game.seats_max; seats++) {
        Setup setup = game_normal_setup(&tiny_game, seats);
        setup.option[TINY_OPTION_ROUNDS] = 4;
        for (int i = 0; i < play_scale(); i++)
            follow_tiny(&setup, (unsigned)i, 3);
    }
}

/* Another's sealed plan as hide draws it: any action, and no, one or two cards of the new hand. */
static void tally_plans(Walk *walk, int viewer, int other)
{
    int actions[TINY_ACTIONS] = { 0 }, throws[TINY_THROWS + 1] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        State hidden = walk->state;
        game_hide(&tiny_game, hidden.bytes, viewer, &walk->aside);
        const TinyState *s = tiny_state(&hidden);
        actions[s->seat[other].plan]++;
        throws[bits_count(s->seat[other].chosen)]++;
        walk_holds(walk, !(s->seat[other].chosen & ~tiny_hand(s, other)));
    }
    int size = tiny_hand_size(tiny_state(&walk->state), other);
    int raids = walk->setup.option[TINY_OPTION_RAIDS];
    const int even[TINY_ACTIONS] = { 0, 1, 1, 1, raids };
    const int sets[TINY_THROWS + 1] = { 1, size, size * (size - 1) / 2 };
    walk_holds(walk, chance_fits(actions, even, TINY_ACTIONS));
    walk_holds(walk, chance_fits(throws, sets, TINY_THROWS + 1));
}

static void test_tiny_plans(void **state)
{
    (void)state;
    for (int raids = 0; raids < 2; raids++) {
        Walk walk;
        Setup setup = game_normal_setup(&tiny_game, 3);
        setup.option[TINY_OPTION_RAIDS] = (uint8_t)raids;
        walk_begin(&walk, &tiny_game, &setup, 5);
        tally_plans(&walk, 1, 0);
        tally_plans(&walk, 1, 2);
        tiny_game.apply(walk.state.bytes, 0, tiny_move_plan(TINY_BUILD), NULL);
        tally_plans(&walk, 1, 0);
        tiny_game.apply(walk.state.bytes, 0, tiny_move(TINY_DO_DONE), NULL);
        tally_plans(&walk, 1, 0);
    }
}

static void test_twice(void **state)
{
    (void)state;
    play_each_game(hiding_twice_is_hiding_once);
}

static void test_no_trace(void **state)
{
    (void)state;
    play_each_game(sealed_answers_leave_no_trace);
}

static void test_taken_back(void **state)
{
    (void)state;
    play_each_game(sealed_answers_can_be_taken_back);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "sealed answers can be taken back", .test_func = test_taken_back },
        { .name = "hiding twice deals with the same frequencies as hiding once",
          .test_func = test_twice },
        { .name = "the others' sealed answers leave no trace in a hidden copy",
          .test_func = test_no_trace },
        { .name = "tiny: each hidden card lies everywhere it may, and what never moves is known",
          .test_func = test_tiny },
        { .name = "tiny: the others' sealed plans are drawn evenly from the legal ones",
          .test_func = test_tiny_plans },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
