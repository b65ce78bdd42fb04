/* Scores and ranking (SB-15.4, SB-15.9). */
#include "games/spacebase/score.h"

#include <string.h>

#include "games/spacebase/board.h"
#include "games/spacebase/text.h"

const uint16_t sb_sources[SB_SOURCES] = { SB_TEXT_SOURCE_COLONIES, SB_TEXT_SOURCE_SHIPS };

static int colony_vp(const SbState *s, int seat)
{
    int vp = 0;
    for (int sector = 1; sector <= SB_SECTORS; sector++)
        vp += sb_cards[sb_sector_of(s, seat, sector)->station].vp;
    return vp;
}

/* Whether one seat stands before another: the winner at once, then by VP. */
static bool is_before(const SbState *s, int one, int other)
{
    if (s->winner)
        if (one == s->winner - 1 || other == s->winner - 1)
            return one == s->winner - 1 && one != other;
    return s->seat[one].vp > s->seat[other].vp;
}

void sb_result(const void *state, Result *result)
{
    const SbState *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int colonies = colony_vp(s, seat);
        result->score[seat] = s->seat[seat].vp;
        result->part[seat][0] = colonies;
        result->part[seat][1] = s->seat[seat].vp - colonies;
        result->rank[seat] = 1;
        for (int other = 0; other < s->head.seats; other++)
            result->rank[seat] += is_before(s, other, seat);
    }
}

void sb_holdings(const void *state, int seat, Holdings *list)
{
    const SbState *s = state;
    for (int sector = 1; sector <= SB_SECTORS; sector++) {
        const SbSector *place = sb_sector_of(s, seat, sector);
        if (place->station < SB_FIRST_STARTER)
            holdings_add(list, SB_THING_CARD, place->station);
        for (int card = place->oldest; card; card = s->newer[card])
            if (card < SB_FIRST_STARTER)
                holdings_add(list, SB_THING_CARD, card);
    }
}
