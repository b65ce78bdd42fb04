/* Scores and ranking (ED-20.10 to ED-20.17). */
#include "games/emdo/score.h"

#include <string.h>

#include "games/emdo/planets.h"
#include "games/emdo/text.h"

const uint16_t emdo_sources[EMDO_SOURCES] = { EMDO_TEXT_SOURCE_INFLUENCE, EMDO_TEXT_SOURCE_TECHS,
                                              EMDO_TEXT_SOURCE_PLANETS };

CardSet emdo_owned_techs(const EmdoState *s, int seat)
{
    const EmdoSeat *p = &s->seat[seat];
    CardSet own = p->hand.set | p->deck.set | p->discard.set | p->played.set | p->tucked;
    if (seat == s->active && s->playing)
        own |= emdo_bit(s->playing);
    return own >> EMDO_KINDS << EMDO_KINDS;
}

int emdo_tech_points(const EmdoState *s, int seat)
{
    int vp = 0;
    for (CardSet left = emdo_owned_techs(s, seat); left; left = bits_without_first(left))
        vp += emdo_techs[emdo_card_tech(bits_first(left))].vp;
    for (uint64_t left = s->seat[seat].permanents; left; left = bits_without_first(left))
        vp += emdo_techs[EMDO_FIRST_PERMANENT + bits_first(left)].vp;
    return vp;
}

int emdo_planet_points(const EmdoState *s, int seat)
{
    int vp = 0;
    for (PlanetSet left = s->seat[seat].up; left; left = bits_without_first(left))
        vp += emdo_planets[bits_first(left)].vp;
    return vp;
}

/* ED-20.14 to ED-20.16: whether one seat stands before another. */
static bool is_before(const EmdoState *s, const Result *result, int one, int other)
{
    if (result->score[one] != result->score[other])
        return result->score[one] > result->score[other];
    return s->seat[one].fighters + emdo_resources(s, one) >
           s->seat[other].fighters + emdo_resources(s, other);
}

void emdo_result(const void *state, Result *result)
{
    const EmdoState *s = state;
    memset(result, 0, sizeof *result);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int *part = result->part[seat];
        part[EMDO_SOURCE_INFLUENCE] = s->seat[seat].influence;
        part[EMDO_SOURCE_TECHS] = emdo_tech_points(s, seat);
        part[EMDO_SOURCE_PLANETS] = emdo_planet_points(s, seat);
        for (int source = 0; source < EMDO_SOURCES; source++)
            result->score[seat] += part[source];
    }
    for (int seat = 0; seat < s->head.seats; seat++) {
        result->rank[seat] = 1;
        for (int other = 0; other < s->head.seats; other++)
            result->rank[seat] += is_before(s, result, other, seat);
    }
}

void emdo_holdings(const void *state, int seat, Holdings *list)
{
    const EmdoState *s = state;
    for (CardSet left = emdo_owned_techs(s, seat); left; left = bits_without_first(left))
        holdings_add(list, EMDO_THING_TECH, emdo_card_tech(bits_first(left)));
    for (uint64_t left = s->seat[seat].permanents; left; left = bits_without_first(left))
        holdings_add(list, EMDO_THING_TECH, EMDO_FIRST_PERMANENT + bits_first(left));
    for (PlanetSet left = s->seat[seat].up; left; left = bits_without_first(left))
        holdings_add(list, EMDO_THING_PLANET, bits_first(left));
}
