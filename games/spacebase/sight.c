#include "games/spacebase/sight.h"

void sb_see_seat(const void *state, int seat, NetEntries *list)
{
    const SbState *s = state;
    const NetEntries *laid = &sb_laid(s, seat)->seen;
    for (int i = 0; i < laid->n; i++)
        net_note(list, laid->at[i].row, laid->at[i].value);
    for (uint64_t left = s->chargers[seat]; left; left = bits_without_first(left))
        net_note(list, SB_SIGHT_CHARGES + bits_first(left), s->charge[bits_first(left)]);
}

void sb_see_table(const void *state, NetEntries *list)
{
    const SbState *s = state;
    for (int level = 0; level < SB_LEVELS; level++)
        for (int place = 0; place < SB_PLACES; place++)
            net_note(list, s->yard[level][place], s->yard[level][place] != 0);
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        net_note(list, SB_SIGHT_COLONIES + sector, s->colonies >> sector & 1);
    for (int i = 0; i < s->head.tasks; i++)
        if (s->head.agenda[i].kind == SB_TASK_TURN)
            net_note(list, SB_SIGHT_PHASE + s->head.agenda[i].a, 1);
}
