/* Task SITE: seat; a: the unit. */
#include "games/eclipse/build.h"

#include "games/eclipse/map.h"
#include "games/eclipse/turn.h"

static const uint8_t tech_for[ECL_UNITS] = { [ECL_STARBASE] = ECL_TECH(STARBASE),
                                             [ECL_ORBITAL] = ECL_TECH(ORBITAL),
                                             [ECL_MONOLITH] = ECL_TECH(MONOLITH) };

static bool has_structure(const EclState *s, int unit, int sector)
{
    const EclHex *hex = &s->hex[sector];
    return unit == ECL_ORBITAL ? hex->orbital : unit == ECL_MONOLITH ? hex->monolith : false;
}

EclSectorSet ecl_sites(const EclState *s, int seat, int unit)
{
    EclSectorSet found = s->seat[seat].sectors;
    if (unit < ECL_SHIPS)
        return found;
    for (EclSectorSet left = found; left; left = bits_without_first(left))
        if (has_structure(s, unit, bits_first(left)))
            found &= ~ecl_bit(bits_first(left));
    return found;
}

/* Whatever it costs. */
static const char *forbids_unit(const EclState *s, int seat, int unit)
{
    const EclSeat *p = &s->seat[seat];
    if (tech_for[unit] && !ecl_has(s, seat, tech_for[unit]))
        return ecl_id(s, "E2-9.2", "E1-13.5");
    if (unit < ECL_SHIPS && !p->supply[unit])
        return ecl_id(s, "E2-9.2", "E1-13.3");
    if (!p->sectors)
        return ecl_id(s, "E2-9.1", "E1-13.1");
    return ecl_sites(s, seat, unit) ? NULL : ecl_id(s, "E2-9.3", "E1-13.4");
}

const char *ecl_forbids_build(const EclState *s, int seat, int unit)
{
    const char *no = forbids_unit(s, seat, unit);
    if (!no && s->seat[seat].storage[ECL_MATERIALS] < ecl_species_of(s, seat)->cost[unit])
        return ecl_id(s, "E2-9.1", "E1-13.2");
    return no;
}

int ecl_cheapest_unit(const EclState *s, int seat)
{
    int least = ECL_NO_PRICE;
    for (int unit = 0; unit < ECL_UNITS; unit++) {
        int cost = ecl_species_of(s, seat)->cost[unit];
        if (cost < least && !forbids_unit(s, seat, unit))
            least = cost;
    }
    return least;
}

const char *ecl_forbids_site(const EclState *s, int seat, int unit, int sector)
{
    if (!bits_has(s->seat[seat].sectors, sector))
        return ecl_id(s, "E2-9.1", "E1-13.1");
    return has_structure(s, unit, sector) ? ecl_id(s, "E2-9.3", "E1-13.4") : NULL;
}

void ecl_play_build(EclState *s, int seat, int unit)
{
    ecl_use_activation(s);
    agenda_push(&s->head,
                (Task){ .kind = ECL_TASK_SITE, .seat = (uint8_t)seat, .a = (uint8_t)unit });
}

void ecl_erect(EclState *s, int unit, int sector)
{
    if (unit == ECL_ORBITAL)
        s->hex[sector].orbital = true;
    else
        s->hex[sector].monolith = true;
}

void ecl_play_site(EclState *s, int seat, int sector, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    int unit = agenda_top(&s->head)->a, cost = ecl_species_of(s, seat)->cost[unit];
    agenda_pop(&s->head);
    p->storage[ECL_MATERIALS] = (int16_t)(p->storage[ECL_MATERIALS] - cost);
    if (unit < ECL_SHIPS)
        ecl_add_ship(s, seat, sector, unit);
    else
        ecl_erect(s, unit, sector);
    event_add(
        events,
        (Event){ .kind = ECL_EVENT_BUILD, .seat = (int8_t)seat, .value = { unit, sector, cost } });
}
