/* Secrecy, for every game: whatever a viewer is shown or told depends only on what the viewer may
 * know. It is the same before and after everything else has been dealt anew. */
#include "tests/properties/play.h"

enum { SEEN_BYTES = 1 << 18, FEATURES_MAX = 65536, STRAYS = 40, EVENTS_MAX = 1024 };

static void see_view(const Walk *walk, const State *state, int viewer, Text *out)
{
    Json json;
    json_writer(&json, out);
    json_object_begin(&json);
    walk->game->view(state->bytes, viewer, &json);
    json_object_end(&json);
    walk_holds(walk, json_done(&json));
}

/* The moves, what is asked, and the answers to moves that are not legal. */
static void see_question(const Walk *walk, const State *state, int viewer, Text *out)
{
    const Game *game = walk->game;
    MoveList list;
    Rng stray = play_rng(walk->seed + (unsigned)walk->moves);
    list_moves(game, state, viewer, &list);
    for (int i = 0; i < list.n; i++)
        text_fmt(out, " %08x", (unsigned)list.move[i]);
    for (int lang = 0; lang < LANGS && list.n; lang++)
        game->prompt(state->bytes, viewer, (Voice){ .lang = (Lang)lang }, out);
    for (int i = 0; i < STRAYS; i++) {
        Move move = stray_move(game, &list, &stray);
        bool legal = game->legal(state->bytes, viewer, move);
        text_put(out, legal ? " legal" : game->why(state->bytes, viewer, move));
    }
}

static void see_things(const Walk *walk, const State *state, Text *out)
{
    const Game *game = walk->game;
    Rng pick = play_rng(walk->seed + (unsigned)walk->moves);
    for (int thing = 1; thing < game->words.things; thing++) {
        const ThingKind *kind = &game->words.thing[thing];
        for (int i = 0; i < 4; i++)
            game->explain(state->bytes, thing, kind->first + rng_below(&pick, kind->count),
                          (Voice){ .lang = LANG_RU }, out);
    }
}

static void see_features(const Walk *walk, const State *state, int viewer, Text *out)
{
    static Feature feature[FEATURES_MAX];
    int n = walk->game->feature(state->bytes, viewer, feature);
    for (int i = 0; i < n; i++)
        text_fmt(out, " %d:%d", feature[i].index, feature[i].value);
}

/* Everything a viewer is told of a state. */
static void see_all(const Walk *walk, const State *state, int viewer, Text *out)
{
    text_fmt(out, "waiting %d", game_waiting(state->bytes, viewer));
    text_fmt(out, " asked %d", viewer >= 0 ? bits_has(game_pending(state->bytes), viewer) : 0);
    text_fmt(out, " over %d\n", game_pending(state->bytes) == 0);
    see_view(walk, state, viewer, out);
    if (viewer >= 0)
        see_question(walk, state, viewer, out);
    see_things(walk, state, out);
    see_features(walk, state, viewer, out);
    walk_holds(walk, !out->full);
}

static void check_hide(Walk *walk, int viewer)
{
    static char before[SEEN_BYTES], after[SEEN_BYTES];
    Text real = text_over(before);
    see_all(walk, &walk->state, viewer, &real);
    for (int i = 0; i < 2; i++) {
        State hidden = walk->state;
        Text dealt = text_over(after);
        game_hide(walk->game, hidden.bytes, viewer, &walk->aside);
        walk_check(walk, &hidden);
        walk_holds(walk,
                   !rng_same(&game_head(hidden.bytes)->rng, &game_head(walk->state.bytes)->rng));
        see_all(walk, &hidden, viewer, &dealt);
        walk_holds(walk, strcmp(before, after) == 0);
    }
}

static void check_secrecy(Walk *walk)
{
    for (int viewer = VIEWER_NONE; viewer < walk->setup.seats; viewer++)
        check_hide(walk, viewer);
}

static void hide_is_invisible(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 20, check_secrecy);
}

/* The same event with other secrets, for those who do not see them. */
static Event with_other_secrets(const Game *game, const Event *event, Rng *rng)
{
    Event other = *event;
    const EventKind *kind = &game->words.event[event->kind];
    for (int i = 0; i < EVENT_FIELDS && kind->field[i].name; i++) {
        const ThingKind *thing = &game->words.thing[kind->field[i].thing];
        if (kind->field[i].secret)
            other.value[i] = (int16_t)(thing->first + rng_below(rng, thing->count));
    }
    return other;
}

static void check_event(Walk *walk, const Event *event, int viewer)
{
    char buf[2][4096];
    Event other = with_other_secrets(walk->game, event, &walk->aside);
    bool sees = viewer >= 0 && bits_has(event->seers, viewer);
    for (int lang = 0; lang < LANGS; lang++) {
        for (int i = 0; i < 2; i++) {
            Text text = text_over(buf[i]);
            Json json;
            json_writer(&json, &text);
            event_json(walk->game, i && !sees ? &other : event, viewer,
                       (Voice){ .lang = (Lang)lang }, &json);
            walk_holds(walk, json_done(&json));
            walk_holds(walk, json_check(buf[i], text.len, NULL));
        }
        walk_holds(walk, strcmp(buf[0], buf[1]) == 0);
    }
}

static void events_keep_secrets(const Game *game, const Setup *setup)
{
    static Event event[EVENTS_MAX];
    for (int i = 0; i < play_scale(); i++) {
        Walk walk;
        walk_begin(&walk, game, setup, (unsigned)i);
        while (!walk_over(&walk) && walk.moves < 400) {
            int seat;
            Move move = walk_choose(&walk, &seat);
            EventList events = { .event = event, .cap = EVENTS_MAX };
            walk_play(&walk, seat, move, &events);
            for (int e = 0; e < events.n; e++)
                for (int viewer = VIEWER_NONE; viewer < setup->seats; viewer++)
                    check_event(&walk, &event[e], viewer);
        }
    }
}

/* In the copy all the others have answered while the viewer owes an answer; else none has begun. */
static void check_sealed(Walk *walk)
{
    SeatSet sealed = game_head(walk->state.bytes)->sealed;
    for (int viewer = VIEWER_NONE; sealed && viewer < walk->setup.seats; viewer++) {
        State hidden = walk->state;
        SeatSet own = viewer >= 0 ? seat_bit(viewer) : 0;
        bool owes = viewer >= 0 && bits_has(game_pending(walk->state.bytes), viewer);
        game_hide(walk->game, hidden.bytes, viewer, &walk->aside);
        walk_holds(walk, game_head(hidden.bytes)->sealed == sealed);
        walk_holds(walk, game_pending(hidden.bytes) == (owes ? own : (sealed & ~own)));
    }
}

static void sealed_answers_are_drawn_anew(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 100, check_sealed);
}

/* Whether a seat is asked must not depend on what a viewer cannot know. The agenda, run again at an
 * open question, asks it again: in the real state, and in every deal. */
static void check_asking(Walk *walk)
{
    const Game *game = walk->game;
    State again = walk->state;
    Head *head = (Head *)(void *)again.bytes;
    if (walk_over(walk) || head->sealed)
        return;
    head->asked = 0;
    game->run(again.bytes, NULL);
    walk_holds(walk, same_state(game, &again, &walk->state));
    for (int viewer = VIEWER_NONE; viewer < walk->setup.seats; viewer++) {
        State hidden = walk->state;
        game_hide(game, hidden.bytes, viewer, &walk->aside);
        again = hidden;
        head->asked = 0;
        game->run(again.bytes, NULL);
        walk_holds(walk, same_state(game, &again, &hidden));
    }
}

static void asking_tells_nothing(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 60, check_asking);
}

/* After hiding, the future has nothing to do with the real one: the same move meets other chance. */
static void check_future(Walk *walk)
{
    State one = walk->state, other = walk->state;
    game_hide(walk->game, one.bytes, VIEWER_NONE, &walk->aside);
    game_hide(walk->game, other.bytes, VIEWER_NONE, &walk->aside);
    const Rng *real = &game_head(walk->state.bytes)->rng;
    const Rng *a = &game_head(one.bytes)->rng, *b = &game_head(other.bytes)->rng;
    walk_holds(walk, memcmp(a->key, real->key, sizeof a->key) != 0);
    walk_holds(walk, memcmp(a->key, b->key, sizeof a->key) != 0);
    walk_holds(walk, a->used == RNG_WORDS && a->word[0] == 0);
}

static void hide_rekeys(const Game *game, const Setup *setup)
{
    walk_visit(game, setup, 1, 20, check_future);
}

static void test_invisible(void **state)
{
    (void)state;
    play_each_game(hide_is_invisible);
}

static void test_events(void **state)
{
    (void)state;
    play_each_game(events_keep_secrets);
}

static void test_sealed(void **state)
{
    (void)state;
    play_each_game(sealed_answers_are_drawn_anew);
}

static void test_asking(void **state)
{
    (void)state;
    play_each_game(asking_tells_nothing);
}

static void test_rekey(void **state)
{
    (void)state;
    play_each_game(hide_rekeys);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "view, moves, prompt, refusals, features and who is waited for survive hide",
          .test_func = test_invisible },
        { .name = "an event reads the same with other secrets to those who do not see them",
          .test_func = test_events },
        { .name = "hide does not tell how far the others' sealed answers are",
          .test_func = test_sealed },
        { .name = "a question is asked in every deal that fits what a viewer knows",
          .test_func = test_asking },
        { .name = "hide cuts the copy off from the real future", .test_func = test_rekey },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
