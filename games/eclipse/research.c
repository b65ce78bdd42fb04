/* Technologies: DISCS p1: how many; ARTIFACT_KEY p1: units an artifact; PORTAL_TILE p1: points;
 * EXTRA_ACT p1: action, p2: activations; PART, BUILD p1: what it allows; ADV_POP p1: resource.
 *
 * Task ARTIFACT: seat; a: artifacts left, b: the resource of the last one. Task PORTAL: seat. */
#include "games/eclipse/research.h"

#include "games/eclipse/board.h"
#include "games/eclipse/discovery.h"
#include "games/eclipse/turn.h"

static const EclTechRow *row_of(const EclState *s, int tech)
{
    return &ecl_techs[s->edition][tech];
}

int ecl_track_of(const EclState *s, int tech)
{
    return row_of(s, tech)->category;
}

int ecl_tech_price(const EclState *s, int seat, int tech, int track)
{
    const EclTechRow *row = row_of(s, tech);
    int price = row->cost - ecl_discount[bits_count(s->seat[seat].track[track])];
    return price > row->least ? price : row->least;
}

int ecl_cheapest_tech(const EclState *s, int seat)
{
    int least = ECL_NO_PRICE;
    for (EclTechSet left = s->tray_set & ~ecl_techs_of(s, seat); left;
         left = bits_without_first(left)) {
        int tech = bits_first(left), own = ecl_track_of(s, tech);
        for (int track = 0; track < ECL_TRACKS; track++)
            if ((own == track || own == ECL_RARE) &&
                bits_count(s->seat[seat].track[track]) < ECL_TRACK_TECHS) {
                int price = ecl_tech_price(s, seat, tech, track);
                least = price < least ? price : least;
            }
    }
    return least;
}

const char *ecl_forbids_research(const EclState *s, int seat, int tech, int track)
{
    const EclSeat *p = &s->seat[seat];
    if (!bits_has(s->tray_set, tech))
        return ecl_id(s, "E2-7.5", "E1-11.20");
    if (ecl_has(s, seat, tech))
        return ecl_id(s, "E2-7.4", "E1-11.4");
    if (track == ECL_RARE ||
        (row_of(s, tech)->category != ECL_RARE && track != row_of(s, tech)->category))
        return ecl_id(s, "E2-7.2", "E1-11.1");
    if (bits_count(p->track[track]) == ECL_TRACK_TECHS)
        return ecl_id(s, "E2-7.3", "E1-11.5");
    if (p->storage[ECL_SCIENCE] < ecl_tech_price(s, seat, tech, track))
        return ecl_id(s, "E2-7.1", "E1-11.2");
    return NULL;
}

EclTechSet ecl_researchable(const EclState *s, int seat, int track)
{
    const EclSeat *p = &s->seat[seat];
    EclTechSet found = 0;
    int n = bits_count(p->track[track]);
    if (n == ECL_TRACK_TECHS)
        return 0;
    for (EclTechSet left = s->tray_set & ~ecl_techs_of(s, seat); left;
         left = bits_without_first(left)) {
        const EclTechRow *row = row_of(s, bits_first(left));
        int price = row->cost - ecl_discount[n];
        bool here = row->category == track || row->category == ECL_RARE;
        if (here && p->storage[ECL_SCIENCE] >= (price > row->least ? price : row->least))
            found |= ecl_bit(bits_first(left));
    }
    return found;
}

/* E2-7.18, E1-11.18 */
static void count_artifacts(EclState *s, int seat)
{
    int n = 0;
    for (EclSectorSet left = s->seat[seat].sectors; left; left = bits_without_first(left))
        n += ecl_sector_row(s, bits_first(left))->artifact;
    agenda_push(&s->head,
                (Task){ .kind = ECL_TASK_ARTIFACT, .seat = (uint8_t)seat, .a = (uint8_t)n });
}

static void bring_discs(EclState *s, int seat, int n, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    p->reserve = (uint8_t)(p->reserve - n);
    p->discs = (uint8_t)(p->discs + n);
    event_add(events, (Event){ .kind = ECL_EVENT_DISCS, .seat = (int8_t)seat, .value = { n } });
}

/* E2-7.24, E1-11.21: what a technology does at once. */
static void act_at_once(EclState *s, int seat, int tech, EventList *events)
{
    const EclTechRow *row = row_of(s, tech);
    if (row->effect == ECL_EFFECT_DISCS)
        bring_discs(s, seat, row->p1, events);
    else if (row->effect == ECL_EFFECT_ARTIFACT_KEY)
        count_artifacts(s, seat);
    else if (row->effect == ECL_EFFECT_PORTAL_TILE)
        agenda_push(&s->head, (Task){ .kind = ECL_TASK_PORTAL, .seat = (uint8_t)seat });
    else if (row->effect == ECL_EFFECT_DISCOVERY)
        ecl_take_supply_discovery(s, seat, events);
}

static void take(EclState *s, int seat, int tech, int track, int price, EventList *events)
{
    EclSeat *p = &s->seat[seat];
    p->storage[ECL_SCIENCE] = (int16_t)(p->storage[ECL_SCIENCE] - price);
    p->track[track] |= ecl_bit(tech);
    if (--s->tray[tech] == 0)
        s->tray_set &= ~ecl_bit(tech);
    event_add(events, (Event){ .kind = ECL_EVENT_RESEARCH,
                               .seat = (int8_t)seat,
                               .value = { tech, track, price } });
    act_at_once(s, seat, tech, events);
}

void ecl_play_research(EclState *s, int seat, int tech, int track, EventList *events)
{
    ecl_use_activation(s);
    take(s, seat, tech, track, ecl_tech_price(s, seat, tech, track), events);
}

EclTechSet ecl_gifts(const EclState *s, int seat)
{
    EclTechSet found = 0;
    int least = 255;
    for (EclTechSet left = s->tray_set & ~ecl_techs_of(s, seat); left;
         left = bits_without_first(left)) {
        const EclTechRow *row = row_of(s, bits_first(left));
        if (row->category == ECL_RARE || row->cost > least ||
            bits_count(s->seat[seat].track[row->category]) == ECL_TRACK_TECHS)
            continue;
        found = row->cost < least ? 0 : found;
        least = row->cost;
        found |= ecl_bit(bits_first(left));
    }
    return found;
}

void ecl_take_gift(EclState *s, int seat, int tech, EventList *events)
{
    take(s, seat, tech, ecl_track_of(s, tech), 0, events);
}

void ecl_play_artifact(EclState *s, int seat, int resource, EventList *events)
{
    Task *task = agenda_top(&s->head);
    task->a--;
    task->b = (uint8_t)resource;
    ecl_gain(s, seat, resource, row_of(s, ECL_TECH(ARTIFACT_KEY))->p1, events);
}

void ecl_play_portal(EclState *s, int seat, int sector, EventList *events)
{
    EclHex *hex = &s->hex[sector];
    agenda_pop(&s->head);
    hex->portal_vp = (uint8_t)(hex->portal_vp + row_of(s, ECL_TECH(WARP_PORTAL))->p1);
    s->portals |= ecl_bit(sector);
    event_add(events,
              (Event){ .kind = ECL_EVENT_PORTAL, .seat = (int8_t)seat, .value = { sector } });
}
