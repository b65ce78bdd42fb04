/* What every game state begins with: the stream of chance, the agenda, the options, and who owes a
 * decision. The agenda is a small stack of plain tasks; a game's run() takes the top one until a
 * task asks a seat. A task that asks stays on top until its answer is in; run again, it asks again. */
#ifndef CORE_AGENDA_H
#define CORE_AGENDA_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "core/bits.h"
#include "core/rng.h"

enum { SEATS_MAX = 6, TASKS_MAX = 16, OPTIONS_MAX = 8 };
enum { VIEWER_NONE = -1, VIEWER_ALL = -2 }; /* a spectator; the all-open view of a finished game */

typedef struct Task {
    uint8_t kind;
    uint8_t seat;
    uint8_t a, b, c, d, e, f;
} Task;

/* Invariants (head_check): unused tasks are zero; asked and sealed name seats of the game; in a
 * sealed step asked is a part of sealed and neither is empty. */
typedef struct Head {
    Rng rng;
    Task agenda[TASKS_MAX]; /* what is left to do, last first */
    uint8_t option[OPTIONS_MAX];
    uint8_t tasks;
    uint8_t seats;
    SeatSet asked;  /* who owes a decision now; empty: the game is over */
    SeatSet sealed; /* the seats of the sealed step under way, answered or not; else empty */
} Head;

static inline Task *agenda_top(Head *head)
{
    assert(head->tasks > 0);
    return &head->agenda[head->tasks - 1];
}

static inline const Task *agenda_peek(const Head *head)
{
    assert(head->tasks > 0);
    return &head->agenda[head->tasks - 1];
}

static inline void agenda_push(Head *head, Task task)
{
    assert(head->tasks < TASKS_MAX);
    head->agenda[head->tasks++] = task;
}

/* Drops the top task and clears its bytes. */
static inline void agenda_pop(Head *head)
{
    assert(head->tasks > 0);
    memset(&head->agenda[--head->tasks], 0, sizeof(Task));
}

static inline void agenda_clear(Head *head)
{
    memset(head->agenda, 0, sizeof head->agenda);
    head->tasks = 0;
}

/* One seat is asked openly. */
static inline void agenda_ask(Head *head, int seat)
{
    head->asked = seat_bit(seat);
}

/* The seat of the top task is asked if there is something to choose, else the task is dropped. */
static inline void agenda_ask_if(Head *head, bool choice)
{
    if (choice)
        agenda_ask(head, agenda_top(head)->seat);
    else
        agenda_pop(head);
}

/* A sealed step of these seats begins: each answers unseen. */
static inline void agenda_seal(Head *head, SeatSet seats)
{
    assert(seats);
    head->asked = head->sealed = seats;
}

/* The seat's answer is in. In a sealed step the last one opens it: true then, and for an open
 * question always. */
static inline bool agenda_answered(Head *head, int seat)
{
    assert(bits_has(head->asked, seat));
    head->asked = (SeatSet)(head->asked & ~seat_bit(seat));
    if (head->asked)
        return false;
    head->sealed = 0;
    return true;
}

#endif
