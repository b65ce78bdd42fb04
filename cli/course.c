/* The course of one game. Room for a move and its events is made before anything changes. */
#include "cli/course.h"

#include <stdlib.h>
#include <string.h>

#include "cli/commitment.h"

static bool make_room(Course *course, const Game *game)
{
    if (course->moves == course->moves_cap) {
        int cap = course->moves_cap ? course->moves_cap * 2 : 256;
        Played *grown = realloc(course->played, (size_t)cap * sizeof *grown);
        if (!grown)
            return false;
        course->played = grown;
        course->moves_cap = cap;
    }
    if (course->events_cap - course->events < game->events_max) {
        int cap = course->events_cap * 2 + game->events_max;
        Event *grown = realloc(course->event, (size_t)cap * sizeof *grown);
        if (!grown)
            return false;
        course->event = grown;
        course->events_cap = cap;
    }
    return true;
}

static EventList room_for_events(Course *course)
{
    return (EventList){ .event = course->event + course->events,
                        .n = 0,
                        .cap = course->events_cap - course->events };
}

bool course_begin(Course *course, const Game *game, const Setup *setup)
{
    if (!make_room(course, game))
        return false;
    course->game = game;
    course->setup = *setup;
    course->from_position = false;
    course->moves = course->events = 0;
    EventList events = room_for_events(course);
    game_setup(game, course->state, setup, &events);
    course->events = events.n;
    memcpy(course->start, course->state, (size_t)game->state_bytes);
    return true;
}

void course_place(Course *course, const Game *game, const void *state)
{
    course->game = game;
    course->from_position = true;
    course->moves = course->events = 0;
    memcpy(course->start, state, (size_t)game->state_bytes);
    memcpy(course->state, state, (size_t)game->state_bytes);
}

bool course_play(Course *course, int seat, Move move)
{
    const Game *game = course->game;
    assert(game->legal(course->state, seat, move));
    if (course->moves == COURSE_MOVES_MAX || !make_room(course, game))
        return false;
    course->played[course->moves++] =
        (Played){ .move = move, .events = course->events, .seat = seat };
    EventList events = room_for_events(course);
    game->apply(course->state, seat, move, &events);
    course->events += events.n;
    return true;
}

void course_undo(Course *course, int n)
{
    const Game *game = course->game;
    assert(n >= 0 && n <= course->moves);
    if (n == 0)
        return;
    int left = course->moves - n;
    memcpy(course->state, course->start, (size_t)game->state_bytes);
    for (int i = 0; i < left; i++)
        game->apply(course->state, course->played[i].seat, course->played[i].move, NULL);
    course->events = course->played[left].events;
    course->moves = left;
}

void course_record(const Course *course, RecordHeader *header, Text *out)
{
    assert(!course->from_position);
    commitment_of(course->setup.seed, header->commitment);
    record_finish(header, course->state);
    record_write_header(out, header);
    for (int i = 0; i < course->moves; i++)
        record_write_move(out, course->game, course->played[i].seat, course->played[i].move);
}

void course_close(Course *course)
{
    free(course->played);
    free(course->event);
    course->played = NULL;
    course->event = NULL;
}
