/* The components: each in exactly one place, every track in range, what is kept derived is right. */
#include "games/eclipse/check.h"

#include <string.h>

#include "games/eclipse/blueprint.h"
#include "games/eclipse/board.h"
#include "games/eclipse/explore.h"
#include "games/eclipse/map.h"
#include "games/eclipse/setup.h"

enum { STORAGE_MAX = 9999 };

static bool broken(Text *why, const char *what)
{
    text_put(why, what);
    return false;
}

static bool has_begun(const EclState *s)
{
    return s->round > 0;
}

/* What tasks of this kind hold for a seat. */
static int cubes_held(const EclState *s, int seat)
{
    int n = 0;
    for (int i = 0; i < s->head.tasks; i++) {
        const Task *task = &s->head.agenda[i];
        if (task->kind == ECL_TASK_CUBES && task->seat == seat)
            n += task->a + task->b;
    }
    return n;
}

/* ---- the map ---- */

/* What follows from place and rotation: laid anew on an empty map, it must come out the same. */
static bool geometry_is_sound(const EclState *s)
{
    EclState again;
    memset(&again, 0, sizeof again);
    again.edition = s->edition;
    again.head.option[ECL_OPTION_PORTALS] = s->head.option[ECL_OPTION_PORTALS];
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        if (ecl_sector_at(&again, hex->q, hex->r))
            return false;
        ecl_lay_sector(&again, bits_first(left), hex->q, hex->r, hex->rotation);
    }
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        const EclHex *is = &s->hex[bits_first(left)], *due = &again.hex[bits_first(left)];
        if (memcmp(is->next, due->next, sizeof is->next) != 0 || is->worm != due->worm ||
            is->full != due->full || is->half != due->half)
            return false;
    }
    return true;
}

/* E2-I10, E1-I.8: each kind of sector in its ring, the homes of those who play. */
static bool place_is_sound(const EclState *s, int sector)
{
    const EclHex *hex = &s->hex[sector];
    static const uint8_t ring[] = { 9, 0, 1, 2, 3, 2, 2 };
    if (hex->rotation >= ECL_EDGES || ecl_distance(hex->q, hex->r) > ECL_REACH)
        return false;
    return ring[ecl_sector_row(s, sector)->kind] == ecl_ring(hex->q, hex->r);
}

static bool homes_are_sound(const EclState *s)
{
    EclSectorSet homes = 0;
    for (int seat = 0; seat < s->head.seats && has_begun(s); seat++)
        homes |= ecl_bit(ecl_species_of(s, seat)->home);
    int guardians = has_begun(s) ? ecl_setups[s->edition][s->head.seats].guardians : 0;
    return (s->map & ECL_HOME_SET) == homes && bits_count(s->map & ECL_GUARDIAN_SET) == guardians &&
           bits_has(s->map, ECL_SECTOR(001));
}

/* E2-I5, E2-I7, E2-I9, E1-I.7, E1-I.10 */
static bool sector_is_sound(const EclState *s, int sector)
{
    const EclHex *hex = &s->hex[sector];
    const EclSectorRow *row = ecl_sector_row(s, sector);
    int cubes = hex->orbital_cube;
    for (int square = 0; square < ECL_SQUARES; square++) {
        if (hex->cubes[square] > row->square[square])
            return false;
        cubes += hex->cubes[square];
    }
    if (hex->orbital > 1 || hex->monolith > 1 || hex->discovery > row->discovery ||
        hex->orbital_cube > hex->orbital || hex->npcs > row->guards || hex->disc > s->head.seats)
        return false;
    if (hex->portal_vp > 3 || (hex->portal_vp && !bits_has(s->portals, sector)))
        return false;
    if (hex->disc ? s->seat[hex->disc - 1].out : cubes)
        return false;
    return !hex->disc || !ecl_npc_enemies(s, sector, hex->disc - 1);
}

/* E2-10.10: exactly the seats with ships, each once. */
static bool entries_are_sound(const EclState *s, int sector)
{
    const EclHex *hex = &s->hex[sector];
    SeatSet seen = 0, ships = 0;
    bool ended = false;
    for (int i = 0; i < ECL_SEATS; i++) {
        int seat = hex->entry[i] - 1;
        if (seat >= s->head.seats || (seat >= 0 && (ended || bits_has(seen, seat))))
            return false;
        ended |= seat < 0;
        seen = (SeatSet)(seen | (seat >= 0 ? seat_bit(seat) : 0));
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            if (hex->ships[i][ship] > ecl_ship_count[ship])
                return false;
        if (ecl_ships_of(s, sector, i))
            ships = (SeatSet)(ships | seat_bit(i));
    }
    return seen == ships;
}

static bool check_map(const EclState *s, Text *why)
{
    static const EclHex none;
    EclSectorSet portals = 0;
    for (int sector = 0; sector < ECL_SECTORS; sector++) {
        const EclHex *hex = &s->hex[sector];
        if (!bits_has(s->map, sector)) {
            if (memcmp(hex, &none, sizeof none) != 0)
                return broken(why, "something lies in a sector that is not on the map");
            continue;
        }
        if (!place_is_sound(s, sector))
            return broken(why, "a sector lies in a ring that is not its own (E2-I10, E1-I.8)");
        if (!sector_is_sound(s, sector) || !entries_are_sound(s, sector)) {
            text_fmt(
                why,
                "sector %s: cubes, discs or ships that cannot be there (E2-I7, E2-I9, E1-I.7, E1-I.10)",
                ecl_sector_code(sector));
            return false;
        }
        if (hex->portal_vp || ecl_sector_row(s, sector)->portal)
            portals |= ecl_bit(sector);
    }
    if (portals != s->portals || !homes_are_sound(s))
        return broken(why, "the sectors on the map are not those of this game (E2-I10, E1-I.8)");
    return geometry_is_sound(s) ||
           broken(why, "neighbours do not fit their places (E2-2.5, E1-4.1)");
}

/* ---- stacks and bags ---- */

static bool check_stacks(const EclState *s, Text *why)
{
    EclSectorSet up = ecl_flipped(s);
    for (int ring = 1; ring <= 3; ring++) {
        EclSectorSet all = ecl_ring_sectors(s, ring), pool = s->pool[ring - 1];
        EclSectorSet out = (s->map | s->discards | up) & ecl_ring_set(ring);
        int left = s->left[ring - 1], seen = bits_count(out);
        if (pool & out || (pool | out) & ~all || s->discards & s->map ||
            up & (s->map | s->discards))
            return broken(why, "a sector is in two places (E1-I.8)");
        if (ring < 3 ? pool != (all & ~out) || left != bits_count(pool) : left > bits_count(pool))
            return broken(why, "a sector is in no place (E1-I.8)");
        if (ring == 3 && left + seen != ecl_setups[s->edition][s->head.seats].outer)
            return broken(why, "not that many outer sectors are in the game (E2-3.7, E1-2.5)");
    }
    EclSectorSet rings = ECL_INNER_SET | ECL_MIDDLE_SET | ECL_OUTER_SET;
    return !(s->discards & ~rings) ||
           broken(why, "a sector that is not explored is never discarded");
}

/* E2-I4, E1-I.4 */
static bool check_techs(const EclState *s, Text *why)
{
    for (int tech = 0; tech < ECL_TECHS; tech++) {
        int n = s->bag[tech] + s->tray[tech];
        for (int seat = 0; seat < s->head.seats; seat++) {
            const uint8_t *printed = ecl_species_of(s, seat)->tech;
            bool start = tech && (printed[0] == tech || printed[1] == tech || printed[2] == tech);
            n += has_begun(s) && ecl_has(s, seat, tech) && !start;
            if (has_begun(s) && start && !ecl_has(s, seat, tech))
                return broken(
                    why,
                    "a species keeps the technologies printed on its board (E2-3.21, E1-2.22)");
        }
        if (n != (tech ? ecl_tech_copies(s, tech) : 0) ||
            bits_has(s->tray_set, tech) != (s->tray[tech] > 0))
            return broken(why, "not as many tiles of a technology as there are (E2-I4, E1-I.4)");
    }
    return !(s->tray_set >> ECL_TECHS) || broken(why, "a technology that does not exist");
}

/* E2-I4, E1-I.4 */
static bool check_reputation(const EclState *s, Text *why)
{
    int all = 0;
    for (int value = 1; value < ECL_VALUES; value++) {
        int n = s->reputation[value] + s->battle.drawn[value];
        for (int seat = 0; seat < s->head.seats; seat++)
            n += s->seat[seat].reputation[value];
        if (n != ecl_rule(s)->reputation[value])
            return broken(why, "not as many reputation tiles as there are (E2-I4, E1-I.4)");
        all += s->reputation[value];
    }
    return all == s->reputation[0] || broken(why, "the reputation bag is miscounted");
}

/* E2-I4, E1-I.4 */
static bool check_discoveries(const EclState *s, Text *why)
{
    EclTiles all = ecl_all_tiles(s);
    for (int kind = 0; kind < 32; kind++) {
        int n = ecl_tiles_of(s->tiles, kind) + ecl_tiles_of(s->used, kind);
        for (int seat = 0; seat < s->head.seats; seat++)
            n += ecl_tiles_of(s->seat[seat].kept, kind);
        for (int i = 0; i < s->head.tasks; i++)
            n += s->head.agenda[i].kind == ECL_TASK_FIND && s->head.agenda[i].a == kind;
        if (n != ecl_tiles_of(all, kind))
            return broken(why, "not as many discovery tiles as there are (E2-I4, E1-I.4)");
    }
    return ecl_supply(s) >= 0 || broken(why, "more discovery tiles on the map than are left");
}

/* ---- boards ---- */

static int ships_on_map(const EclState *s, int seat, int ship)
{
    int n = 0;
    for (EclSectorSet left = s->map; left; left = bits_without_first(left))
        n += s->hex[bits_first(left)].ships[seat][ship];
    return n;
}

/* E2-I3, E1-I.3; and the sets of sectors that follow from the map. */
static bool check_fleet(const EclState *s, int seat, Text *why)
{
    const EclSeat *p = &s->seat[seat];
    EclSectorSet fleets = 0, sectors = 0;
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        int sector = bits_first(left);
        fleets |= ecl_ships_of(s, sector, seat) ? ecl_bit(sector) : 0;
        sectors |= s->hex[sector].disc == seat + 1 ? ecl_bit(sector) : 0;
    }
    if (fleets != p->fleets || sectors != p->sectors)
        return broken(why, "sectors with discs or ships of a seat are not those on the map");
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        int n = ships_on_map(s, seat, ship) + p->supply[ship] + s->battle.held[seat][ship];
        if (n != (p->out ? 0 : ecl_ship_count[ship]))
            return broken(why, "not as many ships as a player has (E2-I3, E1-I.3)");
    }
    return true;
}

static int cubes_on_map(const EclState *s, int seat)
{
    int n = 0;
    for (EclSectorSet left = s->seat[seat].sectors; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        n += hex->orbital_cube;
        for (int square = 0; square < ECL_SQUARES; square++)
            n += hex->cubes[square];
    }
    return n;
}

/* E2-I1, E1-I.1 */
static bool check_cubes(const EclState *s, int seat, Text *why)
{
    const EclSeat *p = &s->seat[seat];
    int n = cubes_on_map(s, seat) + cubes_held(s, seat) + bits_count(p->partners);
    for (int track = 0; track < ECL_RESOURCES; track++) {
        if (p->cubes[track] > ECL_TRACK_CUBES || p->graves[track] > ECL_CUBES)
            return broken(why, "more cubes than a track holds (E2-1.14, E1-3.3)");
        n += p->cubes[track] + p->graves[track];
    }
    return n == ECL_CUBES || broken(why, "not as many cubes as a player has (E2-I1, E1-I.1)");
}

/* E2-I2, E1-I.2 */
static bool check_discs(const EclState *s, int seat, Text *why)
{
    const EclSeat *p = &s->seat[seat];
    int spent = 0, brought = 0;
    for (int space = 0; space < ECL_ACTIONS; space++)
        spent += p->spent[space];
    for (EclTechSet left = ecl_techs_of(s, seat); left; left = bits_without_first(left)) {
        const EclTechRow *row = &ecl_techs[s->edition][bits_first(left)];
        brought += row->effect == ECL_EFFECT_DISCS ? row->p1 : 0;
    }
    if (p->discs > ECL_DISCS || p->reserve != ECL_DISCS - ecl_species_of(s, seat)->discs - brought)
        return broken(why, "discs out of range (E2-3.16, E1-1.4)");
    int n = p->discs + spent + p->reserve + bits_count(p->sectors);
    return n == ECL_DISCS || broken(why, "not as many discs as a player has (E2-I2, E1-I.2)");
}

/* E2-7.2, E2-7.3, E1-11.5 */
static bool check_tracks(const EclState *s, int seat, Text *why)
{
    const EclSeat *p = &s->seat[seat];
    if (p->track[0] & p->track[1] || (p->track[0] | p->track[1]) & p->track[2] ||
        ecl_techs_of(s, seat) >> ECL_TECHS || ecl_techs_of(s, seat) & 1)
        return broken(why,
                      "a technology stands on two tracks, or does not exist (E2-7.4, E1-11.4)");
    for (int track = 0; track < ECL_TRACKS; track++) {
        if (bits_count(p->track[track]) > ECL_TRACK_TECHS)
            return broken(why, "more technologies than a track holds (E2-7.3, E1-11.5)");
        for (EclTechSet left = p->track[track]; left; left = bits_without_first(left)) {
            int category = ecl_techs[s->edition][bits_first(left)].category;
            if (category != track && category != ECL_RARE)
                return broken(why, "a technology stands on the wrong track (E2-7.2, E1-11.1)");
        }
    }
    return true;
}

/* Whether an upgrade of the seat is under way, in which a blueprint may be illegal for the moment. */
static bool is_refitting(const EclState *s, int seat)
{
    for (int i = 0; i < s->head.tasks; i++)
        if (s->head.agenda[i].kind == ECL_TASK_REFIT && s->head.agenda[i].seat == seat)
            return true;
    return false;
}

/* E2-8.4, E1-12.4: a tile in a slot there is, of a part that the seat may have. */
static bool tile_is_sound(const EclState *s, int seat, int ship, int slot, EclPartSet *ancient)
{
    int tile = s->seat[seat].tile[ship][slot];
    if (!tile)
        return true;
    if (tile >= ECL_PARTS || slot >= ecl_plan(s, seat, ship)->slots)
        return false;
    const EclPartRow *row = &ecl_parts[s->edition][tile];
    if (row->outside || !row->source || (row->values.drives && ship == ECL_STARBASE))
        return false;
    if (row->source != ECL_DISCOVERY_PART)
        return bits_has(ecl_parts_of(s, seat) & ~s->seat[seat].stored, tile);
    bool once = !bits_has(*ancient, tile);
    *ancient |= ecl_bit(tile);
    return once;
}

static bool check_blueprints(const EclState *s, int seat, EclPartSet *ancient, Text *why)
{
    const EclSeat *p = &s->seat[seat];
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        for (int slot = 0; slot < ECL_SLOTS; slot++)
            if (!tile_is_sound(s, seat, ship, slot, ancient))
                return broken(why, "a part lies where it cannot (E2-8.4, E1-12.4)");
        EclValues sums = ecl_add_up(s, seat, ship);
        if (memcmp(&sums, &p->sums[ship], sizeof sums) != 0)
            return broken(why, "a blueprint does not add up");
        if (!ecl_plan_is_legal(&sums, ship) && !is_refitting(s, seat))
            return broken(why, "a blueprint lacks energy or a drive (E2-I5, E1-I.5)");
    }
    EclPartSet beside = p->stored | (p->muon ? ecl_bit(ECL_PART(MUON_SOURCE)) : 0);
    if (p->muon > ECL_SHIPS || (p->muon && bits_has(p->stored, ECL_PART(MUON_SOURCE))) ||
        beside & *ancient)
        return broken(why, "an ancient part is in two places (E2-1.5, E1-1.11)");
    *ancient |= beside;
    return true;
}

/* Ancient parts are discovery tiles that were used for their reward. */
static bool check_ancient_parts(const EclState *s, EclPartSet ancient, Text *why)
{
    for (int i = 0; i < s->head.tasks; i++) {
        const Task *task = &s->head.agenda[i];
        if (task->kind != ECL_TASK_FIT && task->kind != ECL_TASK_UNFIT)
            continue;
        if (task->a >= ECL_PARTS || bits_has(ancient, task->a))
            return broken(why, "an ancient part is in two places (E2-1.5, E1-1.11)");
        ancient |= ecl_bit(task->a);
    }
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++) {
        const EclDiscoveryRow *row = &ecl_discoveries[s->edition][kind];
        if (row->copies && row->effect == ECL_FIND_PART && ecl_tiles_of(s->used, kind))
            ancient &= ~ecl_bit(row->what);
    }
    return !ancient || broken(why, "an ancient part whose tile was not used (E2-6.20, E1-8.9)");
}

/* E2-I8, E1-I.9 */
static bool check_relations(const EclState *s, int seat, Text *why)
{
    const EclSeat *p = &s->seat[seat];
    if (p->partners >> s->head.seats || bits_has(p->partners, seat) ||
        bits_count(p->partners) > ECL_AMBASSADORS ||
        (p->partners && !ecl_setups[s->edition][s->head.seats].diplomacy))
        return broken(why, "ambassadors that cannot be (E2-I8, E1-I.9)");
    for (int other = 0; other < s->head.seats; other++)
        if (bits_has(p->partners, other) && !bits_has(s->seat[other].partners, seat))
            return broken(why, "ambassadors are exchanged (E2-I8, E1-I.9)");
    int tiles = 0;
    for (int value = 1; value < ECL_VALUES; value++)
        tiles += p->reputation[value];
    if (tiles != p->reputation[0] || !ecl_has_room(s, seat, bits_count(p->partners), tiles))
        return broken(why, "more tiles than the reputation track holds (E2-1.17, E1-10.8)");
    return true;
}

/* E2-18.10, E1-17.9: who has left has nothing in the game but a final score, which others have not. */
static bool check_standing(const EclState *s, int seat, Text *why)
{
    static const int8_t none[ECL_SCORES];
    const EclSeat *p = &s->seat[seat];
    if (!p->out)
        return memcmp(p->final, none, sizeof none) == 0 ||
               broken(why, "who is in the game has no final score");
    int pieces = p->discs + p->reserve + p->colony + p->passed + p->reputation[0];
    for (int space = 0; space < ECL_ACTIONS; space++)
        pieces += p->spent[space];
    for (int track = 0; track < ECL_RESOURCES; track++)
        pieces += p->cubes[track] + p->graves[track];
    return (!pieces && !p->partners && !p->sectors && s->traitor != seat + 1) ||
           broken(why, "who has left the game has nothing in it (E2-18.10, E1-17.9)");
}

static bool check_board(const EclState *s, int seat, EclPartSet *ancient, Text *why)
{
    const EclSeat *p = &s->seat[seat];
    for (int resource = 0; resource < ECL_RESOURCES; resource++)
        if (p->storage[resource] < 0 || p->storage[resource] > STORAGE_MAX)
            return broken(why, "storage out of range (E2-1.9, E1-1.16)");
    if (!check_fleet(s, seat, why) || !check_tracks(s, seat, why) ||
        !check_blueprints(s, seat, ancient, why) || !check_relations(s, seat, why))
        return false;
    if (p->colony > ecl_species_of(s, seat)->colony_ships || p->passed > 1 || p->out > ECL_GAVE_UP)
        return broken(why, "colony ships, passed or out: out of range");
    if (!check_standing(s, seat, why))
        return false;
    return p->out || (check_cubes(s, seat, why) && check_discs(s, seat, why));
}

/* Before the first round there is nothing but species. */
static bool check_choosing(const EclState *s, Text *why)
{
    uint32_t boards = 0;
    for (int seat = 0; seat < ECL_SEATS; seat++) {
        EclSeat p = s->seat[seat];
        static const EclSeat none;
        int species = p.species;
        p.species = 0;
        if (memcmp(&p, &none, sizeof none) != 0 || species >= ECL_SPECIES ||
            (species && seat >= s->head.seats))
            return broken(why,
                          "boards are laid out when all species are chosen (E2-3.23, E1-2.28)");
        const EclSpeciesRow *row = &ecl_species[s->edition][species];
        if (species &&
            (boards >> row->board & 1 || (row->alien && !s->head.option[ECL_OPTION_ALIENS])))
            return broken(why, "a board is taken once (E2-3.10, E1-2.9)");
        boards |= species ? 1u << row->board : 0;
    }
    return true;
}

static bool check_seats(const EclState *s, Text *why)
{
    static const EclSeat none;
    EclPartSet ancient = 0;
    uint32_t boards = 0;
    for (int seat = 0; seat < ECL_SEATS; seat++) {
        const EclSeat *p = &s->seat[seat];
        if (seat >= s->head.seats) {
            if (memcmp(p, &none, sizeof none) != 0)
                return broken(why, "a seat that nobody has is not empty");
            continue;
        }
        const EclSpeciesRow *row =
            &ecl_species[s->edition][p->species < ECL_SPECIES ? p->species : 0];
        if (!p->species || p->species >= ECL_SPECIES || boards >> row->board & 1 ||
            (row->alien && !s->head.option[ECL_OPTION_ALIENS]))
            return broken(why, "each player has a species of his own (E2-3.10, E1-2.9)");
        boards |= 1u << row->board;
        if (!check_board(s, seat, &ancient, why))
            return false;
    }
    return check_ancient_parts(s, ancient, why);
}

/* ---- the round ---- */

static bool check_round(const EclState *s, Text *why)
{
    if (s->edition >= ECL_EDITIONS || s->round > ecl_rule(s)->rounds || s->start >= s->head.seats ||
        s->active >= s->head.seats || s->traitor > s->head.seats || s->first_passed > 1 ||
        (s->traitor && !ecl_setups[s->edition][s->head.seats].diplomacy))
        return broken(why, "round, start, active or traitor out of range");
    for (int npc = 0; npc < ECL_NPCS; npc++)
        if (s->variant[npc] >= ECL_VARIANTS ||
            (s->variant[npc] && (s->edition == ECL_FIRST || !npc)))
            return broken(why, "a blueprint of neutral ships that does not exist (E2-3.4)");
    bool passed = false, left = false;
    for (int seat = 0; seat < s->head.seats; seat++) {
        passed |= s->seat[seat].passed;
        left |= !s->seat[seat].out;
    }
    if (passed && !s->first_passed)
        return broken(why, "somebody was the first to pass (E2-5.6, E1-5.7)");
    if (left && has_begun(s) && (s->seat[s->start].out || s->seat[s->active].out))
        return broken(why, "who has left the game neither starts nor acts (E2-18.10, E1-17.12)");
    return true;
}

static bool check_zeros(const EclState *s, Text *why)
{
    uint32_t sum = s->zero[0] | s->zero[1] |
                   (uint32_t)(s->battle.zero[0] | s->battle.zero[1] | s->battle.zero[2] |
                              s->battle.zero[3] | s->battle.zero[4]);
    for (int i = 0; i < 7; i++)
        sum |= s->turn.zero[i];
    for (int seat = 0; seat < ECL_SEATS; seat++)
        sum |= s->seat[seat].zero[0] | (uint32_t)s->seat[seat].zero[1] | s->seat[seat].zero[2];
    for (int sector = 0; sector < ECL_SECTORS; sector++)
        sum |= s->hex[sector].zero[0] | (uint32_t)s->hex[sector].zero[1] | s->hex[sector].zero[2];
    return !sum || broken(why, "bytes that mean nothing are zero");
}

/* The map names sectors: whoever walks through it relies on that. */
static bool check_sectors(const EclState *s, Text *why)
{
    return !(s->map & ~(ecl_bit(ECL_SECTORS) - 2)) || broken(why, "sectors that do not exist");
}

bool ecl_check(const void *state, Text *why)
{
    const EclState *s = state;
    if (!check_sectors(s, why) || !check_round(s, why) || !check_zeros(s, why))
        return false;
    if (!(has_begun(s) ? check_seats(s, why) : check_choosing(s, why)))
        return false;
    return check_map(s, why) && check_stacks(s, why) && check_techs(s, why) &&
           check_reputation(s, why) && check_discoveries(s, why) && ecl_check_battle(s, why) &&
           ecl_check_agenda(s, why);
}
