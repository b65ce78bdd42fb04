/* Scores and ranking (E2-20, E1-19). */
#include "games/eclipse/score.h"

#include <string.h>

#include "games/eclipse/text.h"

const uint16_t ecl_sources[ECL_SCORES] = {
    ECL_TEXT_SOURCE_REPUTATION, ECL_TEXT_SOURCE_AMBASSADORS, ECL_TEXT_SOURCE_SECTORS,
    ECL_TEXT_SOURCE_MONOLITHS,  ECL_TEXT_SOURCE_DISCOVERIES, ECL_TEXT_SOURCE_TECHS,
    ECL_TEXT_SOURCE_SPECIES,    ECL_TEXT_SOURCE_PORTALS,     ECL_TEXT_SOURCE_TRAITOR,
};

int ecl_ancients(const EclState *s)
{
    int n = 0;
    for (EclSectorSet left = s->map; left; left = bits_without_first(left))
        if (ecl_sector_row(s, bits_first(left))->guard == ECL_ANCIENT)
            n += s->hex[bits_first(left)].npcs;
    return n;
}

static int reputation_points(const EclSeat *p)
{
    int vp = 0;
    for (int value = 1; value < ECL_VALUES; value++)
        vp += value * p->reputation[value];
    return vp;
}

static int species_points(const EclState *s, int seat)
{
    int vp = 0;
    if (ecl_is(s, seat, ECL_VP_PER_SECTOR))
        vp += bits_count(s->seat[seat].sectors);
    if (ecl_is(s, seat, ECL_VP_PER_ANCIENT))
        vp += ecl_ancients(s);
    return vp;
}

void ecl_count_score(const EclState *s, int seat, int8_t part[ECL_SCORES])
{
    const EclSeat *p = &s->seat[seat];
    int sectors = 0, monoliths = 0, portals = 0, techs = 0;
    for (EclSectorSet left = p->sectors; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        sectors += ecl_sector_row(s, bits_first(left))->vp;
        monoliths += hex->monolith ? ECL_MONOLITH_VP : 0;
        portals += hex->portal_vp;
    }
    for (int track = 0; track < ECL_TRACKS; track++)
        techs += ecl_track_vp[bits_count(p->track[track])];
    part[ECL_SCORE_REPUTATION] = (int8_t)reputation_points(p);
    part[ECL_SCORE_AMBASSADORS] = (int8_t)bits_count(p->partners);
    part[ECL_SCORE_SECTORS] = (int8_t)sectors;
    part[ECL_SCORE_MONOLITHS] = (int8_t)monoliths;
    part[ECL_SCORE_DISCOVERIES] = (int8_t)(ECL_DISCOVERY_VP * ecl_tiles_count(p->kept));
    part[ECL_SCORE_TECHS] = (int8_t)techs;
    part[ECL_SCORE_SPECIES] = (int8_t)(p->species ? species_points(s, seat) : 0);
    part[ECL_SCORE_PORTALS] = (int8_t)portals;
    part[ECL_SCORE_TRAITOR] = (int8_t)(s->traitor == seat + 1 ? ECL_TRAITOR_VP : 0);
}

static int resources(const EclSeat *p)
{
    return p->storage[0] + p->storage[1] + p->storage[2];
}

/* E1-19.11 */
static bool has_lost(const EclState *s, int seat)
{
    return ecl_rule(s)->collapsed_last && s->seat[seat].out == ECL_COLLAPSED;
}

/* E2-20.2, E1-19.10 */
static bool is_before(const EclState *s, const Result *result, int one, int other)
{
    if (has_lost(s, one) != has_lost(s, other))
        return has_lost(s, other);
    if (result->score[one] != result->score[other])
        return result->score[one] > result->score[other];
    return resources(&s->seat[one]) > resources(&s->seat[other]);
}

void ecl_result(const void *state, Result *result)
{
    const EclState *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int8_t part[ECL_SCORES];
        if (s->seat[seat].out)
            memcpy(part, s->seat[seat].final, sizeof part);
        else
            ecl_count_score(s, seat, part);
        result->lost[seat] = has_lost(s, seat);
        for (int source = 0; source < ECL_SCORES; source++) {
            result->part[seat][source] = part[source];
            result->score[seat] += part[source];
        }
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        result->rank[seat] = 1;
        for (int other = 0; other < s->head.seats; other++)
            result->rank[seat] += is_before(s, result, other, seat);
    }
}

void ecl_holdings(const void *state, int seat, Holdings *list)
{
    const EclState *s = state;
    if (s->seat[seat].species)
        holdings_add(list, ECL_THING_SPECIES, s->seat[seat].species);
    for (EclTechSet left = ecl_techs_of(s, seat); left; left = bits_without_first(left))
        holdings_add(list, ECL_THING_TECH, bits_first(left));
}
