/* What happened, in order: each event has open fields and secret ones, and the seats that see the
 * secret ones. Every viewer gets the same number of events. Which field is secret is said by the
 * game's table of event kinds (core/words.h). */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include <assert.h>
#include <stdint.h>

#include "core/bits.h"

enum { EVENT_FIELDS = 5, EVENT_NO_SEAT = -1 };

typedef struct Event {
    uint8_t kind;
    int8_t seat;   /* whom it is about, or EVENT_NO_SEAT */
    SeatSet seers; /* who sees the secret fields */
    SeatSet shown; /* to whom it shows something they could not know: bars their undo */
    int32_t value[EVENT_FIELDS];
} Event;

typedef struct EventList {
    Event *event; /* the caller's array of at least Game.events_max */
    int n, cap;
} EventList;

/* Adds an event; no list (simulation) takes none. */
static inline void event_add(EventList *list, Event event)
{
    if (!list)
        return;
    assert(list->n < list->cap);
    list->event[list->n++] = event;
}

#endif
