/* A game played at random with everything looked at: the invariants hold after each move, every listed move
 * and no other is legal, positions read back, and whatever is said to players is whole. */
#ifndef TESTS_PROPERTIES_WHOLE_H
#define TESTS_PROPERTIES_WHOLE_H

#include "tests/properties/play.h"

enum { WHOLE_BYTES = 1 << 17, WHOLE_EVENTS = 1024 };

static inline void whole_check(const Game *game, const void *state)
{
    char buf[256] = "";
    Text why = text_over(buf);
    if (!game_check(game, state, &why))
        fail_msg("%s", buf);
}

static inline void whole_reads_back(const Game *game, const void *state)
{
    static char buf[WHOLE_BYTES];
    char reason[256] = "";
    Text text = text_over(buf), why = text_over(reason);
    Json json;
    State back;
    json_writer(&json, &text);
    game_position_write(game, state, &json);
    assert_true(json_done(&json) && json_check(buf, text.len, NULL));
    if (!game_position_read(game, back.bytes, json_root(buf, text.len), &why))
        fail_msg("%s", reason);
    assert_memory_equal(state, back.bytes, (size_t)game->state_bytes);
}

/* What is said has no hole in it. */
static inline void whole_words(const Text *text)
{
    assert_true(text->len > 0 && !text->full);
    if (strstr(text->at, "?}") || strchr(text->at, '{'))
        fail_msg("%s", text->at);
}

static inline void whole_says(const Game *game, const void *state, int seat, const MoveList *list)
{
    char buf[2048];
    for (Lang lang = 0; lang < LANGS; lang++) {
        Text text = text_over(buf);
        game->prompt(state, seat, (Voice){ .lang = lang }, &text);
        whole_words(&text);
        for (int i = 0; i < list->n; i++) {
            text = text_over(buf);
            move_words(game, list->move[i], (Voice){ .lang = lang }, &text);
            whole_words(&text);
        }
    }
    for (int i = 0; i < list->n; i++) {
        assert_true(game->legal(state, seat, list->move[i]));
        Text text = text_over(buf);
        Json json;
        json_writer(&json, &text);
        json_object_begin(&json);
        game->preview(state, seat, list->move[i], &json);
        json_object_end(&json);
        assert_true(json_check(buf, text.len, NULL));
    }
}

static inline void whole_views(const Game *game, const void *state)
{
    static char buf[WHOLE_BYTES];
    for (int viewer = VIEWER_ALL; viewer < game_head(state)->seats; viewer++) {
        Text text = text_over(buf);
        Json json;
        json_writer(&json, &text);
        game_view(game, state, viewer, &json);
        assert_true(json_done(&json) && json_check(buf, text.len, NULL));
    }
}

/* Exactly the moves of the list are legal, of all there are; the others are forbidden by a rule. */
static inline void whole_agrees(const Game *game, const void *state, int seat, const MoveList *list)
{
    int legal = 0;
    for (int kind = 0; kind < game->words.moves; kind++) {
        const MoveKind *row = &game->words.move[kind];
        const ThingKind *a = &game->words.thing[row->arg[0]], *b = &game->words.thing[row->arg[1]];
        for (int i = 0; i < (row->arg[0] ? a->count : 1); i++)
            for (int k = 0; k < (row->arg[1] ? b->count : 1); k++) {
                Move move = move_make(kind, a->first + i, b->first + k, 0);
                bool is = game->legal(state, seat, move);
                assert_int_equal(is, moves_have(list, move));
                const char *rule = game->why(state, seat, move);
                assert_true(is ? !rule : rule && rule[0] && rule[2] == '-');
                legal += is;
            }
    }
    assert_int_equal(legal, list->n);
}

/* What an event of its kind does not tell is 0. */
static inline void whole_event(const Game *game, const Event *event)
{
    char buf[512];
    Text text = text_over(buf);
    for (int i = 0; i < EVENT_FIELDS; i++)
        if (!game->words.event[event->kind].field[i].name)
            assert_int_equal(event->value[i], 0);
    event_words(game, event, event->seat, (Voice){ .lang = LANG_RU }, &text);
    whole_words(&text);
}

/* Plays on for so many moves; every `apart` moves what takes long is looked at too. */
static inline void whole_play(const Game *game, void *state, unsigned seed, int moves, int apart)
{
    static Event event[WHOLE_EVENTS];
    Rng rng = play_rng(seed);
    for (int n = 0; n < moves && game_pending(state); n++) {
        MoveList list = { .n = 0 };
        int seat = bits_first(game_pending(state));
        game->moves(state, seat, &list);
        assert_true(list.n > 0 && list.n <= MOVES_MAX);
        whole_check(game, state);
        whole_says(game, state, seat, &list);
        if (n % apart == 0) {
            whole_agrees(game, state, seat, &list);
            whole_reads_back(game, state);
            whole_views(game, state);
        }
        EventList events = { .event = event, .cap = WHOLE_EVENTS };
        game->apply(state, seat, list.move[rng_below(&rng, list.n)], &events);
        for (int i = 0; i < events.n; i++)
            whole_event(game, &event[i]);
    }
    whole_check(game, state);
    whole_reads_back(game, state);
}

#endif
