/* The course of one game: how it began, the moves played, and what happened. A move is taken back by
 * playing the game again without it: the state is a function of its beginning and the moves. */
#ifndef CLI_COURSE_H
#define CLI_COURSE_H

#include <stdalign.h>
#include <stddef.h>

#include "core/record.h"

enum { COURSE_MOVES_MAX = 1 << 20 };

typedef struct Played {
    Move move;
    int events; /* how many there were before it */
    int seat;
} Played;

/* Begins as zero bytes. Invariant: with a game, `state` is `start` after all of `played`. */
typedef struct Course {
    const Game *game; /* NULL: none yet */
    Setup setup;
    bool from_position; /* then there is no set-up and no record */
    Played *played;
    int moves, moves_cap;
    Event *event;
    int events, events_cap;
    alignas(max_align_t) unsigned char start[STATE_BYTES_MAX];
    alignas(max_align_t) unsigned char state[STATE_BYTES_MAX];
} Course;

/* Starts a game. False: out of memory, and nothing has changed. */
bool course_begin(Course *course, const Game *game, const Setup *setup);

/* Goes on from a state. */
void course_place(Course *course, const Game *game, const void *state);

/* Plays a legal move. False: no room for another, and nothing has changed. */
bool course_play(Course *course, int seat, Move move);

/* Takes the last n moves back; there are so many. */
void course_undo(Course *course, int n);

/* Puts the record; the header's names may be filled already. Not for a game from a position. */
void course_record(const Course *course, RecordHeader *header, Text *out);

/* Frees what it holds. */
void course_close(Course *course);

#endif
