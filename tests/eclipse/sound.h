/* Which values of a byte leave a state sound, as text such as "0-3,7". */
#ifndef TESTS_ECLIPSE_SOUND_H
#define TESTS_ECLIPSE_SOUND_H

#include "tests/eclipse/table.h"

enum { TASK_MOST = 100 /* more than any number of a task */ };

static inline bool is_sound(const EclState *s)
{
    char buf[256];
    Text why = text_over(buf);
    return game_check_parts(ecl_game_of(s), s, &why);
}

/* The sound values of a byte of the state below `most`; `most` stands for 255. */
static inline void put_sound(EclState *s, uint8_t *byte, int most, Text *out)
{
    uint8_t was = *byte;
    int first = -1;
    const char *between = "";
    for (int value = 0; value <= most + 1; value++) {
        *byte = (uint8_t)(value == most ? UINT8_MAX : value);
        bool sound = value <= most && is_sound(s);
        if (sound && first < 0)
            first = value;
        if (sound || first < 0)
            continue;
        text_fmt(out, value - 1 > first ? "%s%d-%d" : "%s%d", between, first, value - 1);
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
    for (int n = 0; n < 7; n++) {
        text_put(out, n ? " " : "");
        put_sound(s, number[n], TASK_MOST, out);
    }
}

#endif
