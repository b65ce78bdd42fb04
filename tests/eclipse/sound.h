/* Which values of a byte leave a state sound, as text such as "0-3,7". */
#ifndef TESTS_ECLIPSE_SOUND_H
#define TESTS_ECLIPSE_SOUND_H

#include "tests/eclipse/table.h"

static inline bool is_sound(const EclState *s)
{
    char buf[256];
    Text why = text_over(buf);
    return game_check_parts(ecl_game_of(s), s, &why);
}

/* The values that are tried: the small ones, some in between, those about the numbers of things. */
static const uint8_t tried[] = { 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13,
                                 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                                 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39, 40, 41, 43,
                                 44, 45, 46, 47, 49, 50, 51, 60, 61, 62, 80, 92, 93, 255 };

enum { FEW = 6, SOME = 19, ALL = sizeof tried }; /* how many of them */

/* The sound values of a byte of the state among the first `n`; a range is one of those that are tried. */
static inline void put_sound(EclState *s, uint8_t *byte, int n, Text *out)
{
    uint8_t was = *byte;
    int first = -1;
    const char *between = "";
    for (int i = 0; i <= n; i++) {
        bool sound = false;
        if (i < n) {
            *byte = tried[i];
            sound = is_sound(s);
        }
        if (sound && first < 0)
            first = i;
        if (sound || first < 0)
            continue;
        text_fmt(out, i - 1 > first ? "%s%d-%d" : "%s%d", between, tried[first], tried[i - 1]);
        between = ",";
        first = -1;
    }
    *byte = was;
}

/* Of a task: seat, a, b, c, d, e, f. */
static inline void put_sound_task(EclState *s, Task *task, Text *out)
{
    uint8_t *const number[] = { &task->seat, &task->a, &task->b, &task->c,
                                &task->d,    &task->e, &task->f };
    for (int i = 0; i < 7; i++) {
        text_put(out, i ? " " : "");
        put_sound(s, number[i], ALL, out);
    }
}

/* Rows that hold for both editions are tried in one of them each. */
static inline bool is_tried(int row, int edition, const char *const sound[ECL_EDITIONS])
{
    bool same = sound[0] && sound[1] && strcmp(sound[0], sound[1]) == 0;
    return sound[edition] && (!same || edition == row % ECL_EDITIONS);
}

#endif
