/* Task CUBES: seat is the owner; a: cubes that may go to any track, b: cubes of orbitals, c: they go to
 * graveyards, d: the track of the last one of a, for equal cubes are named in ascending order. */
#include "games/eclipse/control.h"

#include "games/eclipse/discovery.h"
#include "games/eclipse/map.h"

enum { TRACK_SCIENCE_MONEY = 1 << ECL_SCIENCE | 1 << ECL_MONEY };

void ecl_place_disc(EclState *s, int seat, int sector, EventList *events)
{
    assert(s->seat[seat].discs > 0);
    s->seat[seat].discs--;
    ecl_put_disc(s, seat, sector);
    event_add(events,
              (Event){ .kind = ECL_EVENT_CLAIM, .seat = (int8_t)seat, .value = { sector } });
}

void ecl_claim(EclState *s, int seat, int sector, EventList *events)
{
    ecl_place_disc(s, seat, sector, events);
    if (s->hex[sector].discovery && !s->hex[sector].npcs)
        ecl_take_discovery(s, seat, sector, events);
}

static int free_spaces(const EclState *s, int seat, int track)
{
    return ECL_TRACK_CUBES - s->seat[seat].cubes[track];
}

static void put_cube(EclState *s, int seat, int track, bool dead, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    if (dead)
        p->graves[track]++;
    else
        p->cubes[track]++;
    event_add(events, (Event){ .kind = dead ? ECL_EVENT_GRAVE : ECL_EVENT_CUBE,
                               .seat = (int8_t)seat,
                               .value = { track } });
}

/* Cubes of one colour go to their track as far as there is room; how many are left over. */
static int fill_track(EclState *s, int seat, int track, int n, EventList *events)
{
    for (; n > 0 && free_spaces(s, seat, track) > 0; n--)
        put_cube(s, seat, track, false, events);
    return n;
}

void ecl_return_cubes(EclState *s, int seat, int any, int orbital, bool dead)
{
    if (any || orbital)
        agenda_push(&s->head, (Task){ .kind = ECL_TASK_CUBES,
                                      .seat = (uint8_t)seat,
                                      .a = (uint8_t)any,
                                      .b = (uint8_t)orbital,
                                      .c = dead });
}

void ecl_vacate(EclState *s, int sector, EventList *events)
{
    EclHex *hex = &s->hex[sector];
    int seat = ecl_controller(s, sector);
    int any = hex->cubes[ECL_SQUARE_GRAY] + hex->cubes[ECL_SQUARE_GRAY_ADV];
    int orbital = hex->orbital_cube;
    ecl_lift_disc(s, sector);
    s->seat[seat].discs++;
    event_add(events,
              (Event){ .kind = ECL_EVENT_UNCLAIM, .seat = (int8_t)seat, .value = { sector } });
    for (int track = 0; track < ECL_RESOURCES; track++)
        any +=
            fill_track(s, seat, track, hex->cubes[2 * track] + hex->cubes[2 * track + 1], events);
    memset(hex->cubes, 0, sizeof hex->cubes);
    hex->orbital_cube = 0;
    ecl_return_cubes(s, seat, any, orbital, false);
}

int ecl_cubes_on(const EclState *s, int sector, int square)
{
    return square == ECL_SQUARE_ORBITAL ? s->hex[sector].orbital_cube
                                        : s->hex[sector].cubes[square];
}

int ecl_cubes_in(const EclState *s, int sector)
{
    int n = s->hex[sector].orbital_cube;
    for (int square = 0; square < ECL_SQUARES; square++)
        n += s->hex[sector].cubes[square];
    return n;
}

void ecl_kill_cube(EclState *s, int sector, int square, EventList *events)
{
    EclHex *hex = &s->hex[sector];
    int seat = ecl_controller(s, sector);
    if (square == ECL_SQUARE_ORBITAL) {
        hex->orbital_cube = 0;
        ecl_return_cubes(s, seat, 0, 1, true);
        return;
    }
    hex->cubes[square]--;
    if (square >= ECL_SQUARE_GRAY)
        ecl_return_cubes(s, seat, 1, 0, true);
    else
        put_cube(s, seat, square / 2, true, events);
}

static int tracks_with_room(const EclState *s, int seat)
{
    int found = 0;
    for (int track = 0; track < ECL_RESOURCES; track++)
        if (free_spaces(s, seat, track) > 0)
            found |= 1 << track;
    return found;
}

/* From the last track on, as far as the cubes that are left find room from there on. */
static int ascending_tracks(const EclState *s, const Task *task)
{
    int found = 0, room = 0;
    for (int track = ECL_RESOURCES - 1; track >= task->d; track--) {
        int here = task->c ? ECL_CUBES : free_spaces(s, task->seat, track);
        room += here;
        if (here && room >= task->a)
            found |= 1 << track;
    }
    return found;
}

int ecl_cube_tracks(const EclState *s, const Task *task)
{
    if (!task->b)
        return ascending_tracks(s, task);
    int room = task->c ? TRACK_SCIENCE_MONEY : tracks_with_room(s, task->seat);
    return room & TRACK_SCIENCE_MONEY ? room & TRACK_SCIENCE_MONEY : room;
}

void ecl_run_cubes(EclState *s, EventList *events)
{
    const Task *task = agenda_top(&s->head);
    if (!task->a && !task->b) {
        agenda_pop(&s->head);
        return;
    }
    int tracks = ecl_cube_tracks(s, task);
    if (bits_count((uint64_t)tracks) > 1)
        agenda_ask(&s->head, task->seat);
    else
        ecl_play_track(s, bits_first((uint64_t)tracks), events);
}

void ecl_play_track(EclState *s, int track, EventList *events)
{
    Task *task = agenda_top(&s->head);
    if (task->b) {
        task->b--;
    } else {
        task->a--;
        task->d = (uint8_t)track;
    }
    put_cube(s, task->seat, track, task->c, events);
}
