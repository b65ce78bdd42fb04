/* Set-up in the order of E2-3.23 and E1-2.28: tray, neutral blueprints, centre, stacks, start player;
 * then species are chosen, and sectors and boards follow from them. */
#include "games/eclipse/setup.h"

#include "games/eclipse/blueprint.h"
#include "games/eclipse/board.h"
#include "games/eclipse/map.h"

bool ecl_setup_ok(const Setup *setup, Text *why)
{
    if (setup->option[ECL_OPTION_FIRST] > setup->seats) {
        text_put(why, "the first player is one of those who play");
        return false;
    }
    return true;
}

/* E2-3.6: without warp portals their tiles stay in the box. */
static bool has_portals(const EclState *s)
{
    return s->head.option[ECL_OPTION_PORTALS];
}

EclTiles ecl_all_tiles(const EclState *s)
{
    EclTiles tiles = 0;
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
        if (ecl_discoveries[s->edition][kind].effect != ECL_FIND_PORTAL || has_portals(s))
            tiles += ecl_discoveries[s->edition][kind].copies * ecl_tile(kind);
    return tiles;
}

EclSectorSet ecl_ring_sectors(const EclState *s, int ring)
{
    EclSectorSet found = 0;
    for (EclSectorSet left = ecl_ring_set(ring); left; left = bits_without_first(left)) {
        const EclSectorRow *row = ecl_sector_row(s, bits_first(left));
        if (row->kind && (!row->portal || has_portals(s)))
            found |= ecl_bit(bits_first(left));
    }
    return found;
}

int ecl_tech_copies(const EclState *s, int tech)
{
    const EclTechRow *row = &ecl_techs[s->edition][tech];
    bool absent = row->copies && row->effect == ECL_EFFECT_PORTAL_TILE && !has_portals(s);
    return absent ? 0 : row->copies;
}

static const EclSetupRow *setup_row(const EclState *s)
{
    return &ecl_setups[s->edition][s->head.seats];
}

/* E2-3.4 */
static void choose_variants(EclState *s, EventList *events)
{
    static const uint8_t option[ECL_NPCS] = { 0, ECL_OPTION_ANCIENTS, ECL_OPTION_GUARDIANS,
                                              ECL_OPTION_GCDS };
    for (int npc = 1; npc < ECL_NPCS && s->edition == ECL_SECOND; npc++) {
        int variant = s->head.option[option[npc]];
        if (variant == ECL_VARIANTS)
            variant = rng_below(&s->head.rng, ECL_VARIANTS);
        s->variant[npc] = (uint8_t)variant;
        event_add(
            events,
            (Event){ .kind = ECL_EVENT_VARIANT, .seat = EVENT_NO_SEAT, .value = { npc, variant } });
    }
}

/* E2-3.7, E1-2.5: what of the outer stack is left in the box stays in its pool, unseen. */
static void make_stacks(EclState *s)
{
    for (int ring = 1; ring <= 3; ring++) {
        s->pool[ring - 1] = ecl_ring_sectors(s, ring);
        s->left[ring - 1] =
            ring == 3 ? setup_row(s)->outer : (uint8_t)bits_count(s->pool[ring - 1]);
    }
}

static void choose_start(EclState *s, EventList *events)
{
    int first = s->head.option[ECL_OPTION_FIRST];
    s->start = (uint8_t)(first ? first - 1 : rng_below(&s->head.rng, s->head.seats));
    event_add(events, (Event){ .kind = ECL_EVENT_START, .seat = (int8_t)s->start });
}

uint32_t ecl_free_species(const EclState *s)
{
    uint32_t boards = 0, free = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        if (s->seat[seat].species)
            boards |= 1u << ecl_species_of(s, seat)->board;
    for (int species = 1; species < ECL_SPECIES; species++) {
        const EclSpeciesRow *row = &ecl_species[s->edition][species];
        if (!(boards >> row->board & 1) && (!row->alien || s->head.option[ECL_OPTION_ALIENS]))
            free |= 1u << species;
    }
    return free;
}

/* E1-2.7: Terrans alone are taken clockwise from the first player. */
static bool chooses_clockwise(const EclState *s)
{
    return s->edition == ECL_FIRST && !s->head.option[ECL_OPTION_ALIENS];
}

int ecl_next_chooser(const EclState *s, int seat)
{
    if (chooses_clockwise(s))
        return ecl_next_seat(s, seat);
    return seat ? seat - 1 : s->head.seats - 1;
}

static int first_chooser(const EclState *s)
{
    return chooses_clockwise(s) ? s->start : ecl_next_chooser(s, s->start);
}

/* Species without a choice: at random in the order of choosing, or the boards in order of the seats. */
static void deal_species(EclState *s, int first, EventList *events)
{
    for (int i = 0, seat = first; i < s->head.seats; i++, seat = ecl_next_chooser(s, seat)) {
        uint32_t free = ecl_free_species(s);
        if (s->head.option[ECL_OPTION_SPECIES] == ECL_FIXED) {
            bool terran = !s->head.option[ECL_OPTION_ALIENS];
            s->seat[seat].species = (uint8_t)((terran ? ECL_RACE(DIRECTORATE) : 1) + seat);
        } else {
            s->seat[seat].species = (uint8_t)rng_member(&s->head.rng, free);
        }
        event_add(events, (Event){ .kind = ECL_EVENT_SPECIES,
                                   .seat = (int8_t)seat,
                                   .value = { s->seat[seat].species } });
    }
}

static void setup(EclState *s, EclEdition edition, EventList *events)
{
    s->edition = (uint8_t)edition;
    for (int tech = 1; tech < ECL_TECHS; tech++)
        s->bag[tech] = (uint8_t)ecl_tech_copies(s, tech);
    ecl_draw_techs(s, setup_row(s)->techs_start, events);
    for (int value = 1; value < ECL_VALUES; value++) {
        s->reputation[value] = ecl_rule(s)->reputation[value];
        s->reputation[0] = (uint8_t)(s->reputation[0] + s->reputation[value]);
    }
    s->tiles = ecl_all_tiles(s);
    choose_variants(s, events);
    ecl_lay_sector(s, ECL_SECTOR(001), 0, 0, 0);
    make_stacks(s);
    choose_start(s, events);
    int first = first_chooser(s);
    if (s->head.option[ECL_OPTION_SPECIES] == ECL_CHOOSE) {
        agenda_push(&s->head, (Task){ .kind = ECL_TASK_SPECIES, .seat = (uint8_t)first });
        return;
    }
    deal_species(s, first, events);
    ecl_start_play(s, events);
}

void ecl1_setup(void *state, EventList *events)
{
    setup(state, ECL_FIRST, events);
}

void ecl2_setup(void *state, EventList *events)
{
    setup(state, ECL_SECOND, events);
}

static void lay(EclState *s, int sector, int zone, int rotation, EclEvent kind, int seat,
                EventList *events)
{
    int q = 2 * ecl_edge_q[zone], r = 2 * ecl_edge_r[zone];
    ecl_lay_sector(s, sector, q, r, rotation);
    event_add(events, (Event){ .kind = (uint8_t)kind,
                               .seat = (int8_t)seat,
                               .value = { sector, q + ECL_REACH, r + ECL_REACH, rotation } });
}

/* E2-3.13, E1-2.13 */
static void lay_homes(EclState *s, EventList *events)
{
    for (int zone = 0; zone < ECL_EDGES; zone++) {
        EclZone at = ecl_layouts[s->edition][s->head.seats][zone];
        if (at.seat >= 0)
            lay(s, ecl_species_of(s, at.seat)->home, zone, at.rotation, ECL_EVENT_HOME, at.seat,
                events);
    }
}

/* E2-3.14 */
static void lay_guardians(EclState *s, EventList *events)
{
    for (int zone = 0; zone < ECL_EDGES && ecl_rule(s)->guardians_fill; zone++) {
        EclZone at = ecl_layouts[s->edition][s->head.seats][zone];
        EclSectorSet left = ECL_GUARDIAN_SET & ~s->map;
        if (at.seat < 0)
            lay(s, rng_member(&s->head.rng, left), zone, at.rotation, ECL_EVENT_GUARDIAN,
                EVENT_NO_SEAT, events);
    }
}

/* E2-3.18, E2-3.19, E1-2.20, E1-2.21 */
static void settle_home(EclState *s, int seat)
{
    const EclSpeciesRow *row = ecl_species_of(s, seat);
    EclSeat *p = &s->seat[seat];
    const uint8_t *square = ecl_sector_row(s, row->home)->square;
    EclHex *hex = &s->hex[row->home];
    for (int resource = 0; resource < ECL_RESOURCES; resource++) {
        hex->cubes[2 * resource] = square[2 * resource];
        p->cubes[resource] = (uint8_t)(ECL_CUBES / ECL_RESOURCES - square[2 * resource]);
    }
    if (row->abilities & ECL_START_ADV_SCI) {
        hex->cubes[ECL_SQUARE_SCIENCE_ADV]++;
        p->cubes[ECL_SCIENCE]--;
    }
    ecl_put_disc(s, seat, row->home);
    ecl_add_ship(s, seat, row->home, row->ship);
}

static void fill_board(EclState *s, int seat)
{
    const EclSpeciesRow *row = ecl_species_of(s, seat);
    EclSeat *p = &s->seat[seat];
    p->discs = (uint8_t)(row->discs - 1);
    p->reserve = (uint8_t)(ECL_DISCS - row->discs);
    p->colony = row->colony_ships;
    for (int resource = 0; resource < ECL_RESOURCES; resource++)
        p->storage[resource] = row->storage[resource];
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        p->supply[ship] = ecl_ship_count[ship];
        ecl_refresh_sums(s, seat, ship);
    }
    for (int i = 0; i < 3 && row->tech[i]; i++) /* E2-3.21, E1-2.22 */
        p->track[ecl_techs[s->edition][row->tech[i]].category] |= ecl_bit(row->tech[i]);
    settle_home(s, seat);
}

void ecl_start_play(EclState *s, EventList *events)
{
    lay_homes(s, events);
    lay_guardians(s, events);
    for (int seat = 0; seat < s->head.seats; seat++)
        fill_board(s, seat);
    for (int seat = 0; seat < s->head.seats; seat++) /* E2-3.20, E1-2.23 */
        for (int i = 0; i < ecl_species_of(s, seat)->reputation; i++)
            ecl_take_reputation(s, seat, ecl_draw_reputation(s), events);
    s->round = 1;
    s->active = s->start;
    agenda_push(&s->head, (Task){ .kind = ECL_TASK_ROUND });
    event_add(events, (Event){ .kind = ECL_EVENT_ROUND, .seat = EVENT_NO_SEAT, .value = { 1 } });
}
