#include "games/spacebase/sight.h"

#include "games/spacebase/board.h"

static void see_side(const SbState *s, int seat, int sector, SbFace face, NetEntries *list)
{
    int sum[SB_SIGHT_SIDE] = { 0 };
    for (int card = sb_first_card(s, seat, sector, face); card;
         card = sb_next_card(s, card, face)) {
        const SbSide *side = &sb_cards[card].side[face];
        sum[SB_SEE_VP] += side->vp;
        sum[SB_SEE_CREDITS] += side->credits;
        sum[SB_SEE_INCOME] += side->income;
        sum[SB_SEE_ABILITY] += side->ability != SB_NO_ABILITY;
        sum[SB_SEE_CLAIMS] += side->claims[0] + 2 * side->claims[1] + 3 * side->claims[2];
        sum[SB_SEE_LEFT] |= (side->arrows & SB_LEFT) != 0;
        sum[SB_SEE_RIGHT] |= (side->arrows & SB_RIGHT) != 0;
        sum[SB_SEE_COLONY] |= sb_is_colony(card);
    }
    int first = (sector - 1) * SB_SIGHT_SECTOR + (face == SB_DEPLOYED) * SB_SIGHT_SIDE;
    for (int i = 0; i < SB_SIGHT_SIDE; i++)
        net_note(list, first + i, sum[i]);
}

void sb_see_seat(const void *state, int seat, NetEntries *list)
{
    const SbState *s = state;
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        see_side(s, seat, sector, SB_STATION, list);
        see_side(s, seat, sector, SB_DEPLOYED, list);
    }
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
