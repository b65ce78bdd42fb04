/* Positions, read: what stands as at set-up may be left out. Sectors of the set-up that the map does not
 * name stay as they were laid; discs and cubes that are not given follow from those on the map; tiles
 * named nowhere are in their bags and stacks. */
#include "games/eclipse/position.h"

#include "games/eclipse/battle.h"
#include <string.h>

#include "games/eclipse/blueprint.h"
#include "games/eclipse/explore.h"
#include "games/eclipse/map.h"
#include "games/eclipse/setup.h"
#include "games/eclipse/text.h"
#include "games/eclipse/view.h"

enum { STORAGE_MAX = 9999 };

/* A position being read. */
typedef struct Reading {
    EclState *s;
    Text *why;
    bool tray_given;
} Reading;

static bool refuse(Reading *r, const char *where, const char *reason)
{
    return json_refuse(r->why, where, reason);
}

static bool is_given(JsonValue object, const char *key)
{
    return json_type(json_get(object, key)) != JSON_ABSENT;
}

/* A byte that may be left out; whether there can be so many the check says. */
static bool read_byte(Reading *r, JsonValue object, const char *key, uint8_t *out)
{
    return json_read_byte(object, key, 0, UINT8_MAX, out, r->why);
}

static bool read_flag(Reading *r, JsonValue object, const char *key, uint8_t *out)
{
    return json_read_flag(object, key, out, r->why);
}

/* The thing with this code among first .. end - 1. */
static bool read_code(Reading *r, JsonValue value, const char *(*code)(int), int first, int end,
                      const char *where, int *out)
{
    for (int thing = first; thing < end; thing++)
        if (json_equals(value, code(thing))) {
            *out = thing;
            return true;
        }
    return refuse(r, where, "there is none with this code");
}

static bool read_set(Reading *r, JsonValue object, const char *key, const char *(*code)(int),
                     int end, uint64_t *out)
{
    JsonIter iter = json_iter(json_get(object, key));
    JsonValue item;
    if (!is_given(object, key))
        return true;
    if (json_type(json_get(object, key)) != JSON_ARRAY)
        return refuse(r, key, "it must be a list");
    *out = 0;
    while (json_next(&iter, NULL, &item)) {
        int thing;
        if (!read_code(r, item, code, 1, end, key, &thing))
            return false;
        if (bits_has(*out, thing))
            return refuse(r, key, "the same twice");
        *out |= ecl_bit(thing);
    }
    return true;
}

static bool read_seats(Reading *r, JsonValue object, const char *key, SeatSet *out)
{
    JsonIter iter = json_iter(json_get(object, key));
    JsonValue item;
    long long seat;
    while (json_next(&iter, NULL, &item)) {
        if (!json_to_int(item, 0, r->s->head.seats - 1, &seat))
            return refuse(r, key, "it must be a list of seats");
        *out = (SeatSet)(*out | seat_bit((int)seat));
    }
    return true;
}

/* Numbers by code; those left out are 0, an absent object leaves all as they are. */
static bool read_counts(Reading *r, JsonValue object, const char *key, const char *(*code)(int),
                        int end, uint8_t *out)
{
    JsonIter iter = json_iter(json_get(object, key));
    JsonValue name, value;
    long long n;
    if (!is_given(object, key))
        return true;
    if (json_type(json_get(object, key)) != JSON_OBJECT)
        return refuse(r, key, "it must be an object of numbers");
    memset(out, 0, (size_t)end);
    while (json_next(&iter, &name, &value)) {
        int thing;
        if (!read_code(r, name, code, 0, end, key, &thing))
            return false;
        if (!json_to_int(value, 0, UINT8_MAX, &n))
            return refuse(r, key, "not that many");
        out[thing] = (uint8_t)n;
    }
    return true;
}

static bool read_tiles(Reading *r, JsonValue object, const char *key, EclTiles *out)
{
    uint8_t count[ECL_DISCOVERIES] = { 0 };
    if (!is_given(object, key))
        return true;
    if (!read_counts(r, object, key, ecl_discovery_code, ECL_DISCOVERIES, count))
        return false;
    *out = 0;
    for (int kind = 0; kind < ECL_DISCOVERIES; kind++) {
        if (count[kind] > ecl_discoveries[r->s->edition][kind].copies)
            return refuse(r, key, "more tiles than there are (E2-I4, E1-I.4)");
        *out += count[kind] * ecl_tile(kind);
    }
    return true;
}

/* ---- the map ---- */

static const char *square_code(int square)
{
    return ecl_square_codes[square];
}

static bool read_cubes(Reading *r, JsonValue value, EclHex *hex)
{
    uint8_t count[ECL_SQUARES + 1] = { 0 };
    if (!read_counts(r, value, "cubes", square_code, ECL_SQUARES + 1, count))
        return false;
    memcpy(hex->cubes, count, sizeof hex->cubes);
    hex->orbital_cube = count[ECL_SQUARES];
    return true;
}

/* Fleets in the order of entry. */
static bool read_ships(Reading *r, JsonValue value, EclHex *hex)
{
    JsonIter iter = json_iter(json_get(value, "ships"));
    JsonValue fleet;
    for (int at = 0; json_next(&iter, NULL, &fleet); at++) {
        int seat = -1;
        if (!json_read_int(fleet, "seat", 0, r->s->head.seats - 1, &seat, r->why))
            return false;
        if (seat < 0)
            return refuse(r, "ships", "each entry names a seat of its own");
        for (int i = 0; i < at; i++)
            if (hex->entry[i] == seat + 1)
                return refuse(r, "ships", "each entry names a seat of its own");
        hex->entry[at] = (uint8_t)(seat + 1);
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            if (!read_byte(r, fleet, ecl_unit_code(ship), &hex->ships[seat][ship]))
                return false;
    }
    return true;
}

static bool read_contents(Reading *r, JsonValue value, int sector)
{
    EclHex *hex = &r->s->hex[sector];
    int disc = -1;
    bool nobodys = json_type(json_get(value, "disc")) == JSON_NULL;
    if (!nobodys && !json_read_int(value, "disc", 0, UINT8_MAX - 1, &disc, r->why))
        return false;
    hex->disc = (uint8_t)(disc + 1);
    if (!read_byte(r, value, "npcs", &hex->npcs) ||
        !read_flag(r, value, "discovery", &hex->discovery) ||
        !read_flag(r, value, "orbital", &hex->orbital) ||
        !read_flag(r, value, "monolith", &hex->monolith) ||
        !read_byte(r, value, "portal_vp", &hex->portal_vp))
        return false;
    if (hex->portal_vp)
        r->s->portals |= ecl_bit(sector);
    return read_cubes(r, value, hex) && read_ships(r, value, hex);
}

/* Takes a sector off the map as if it had never been laid. */
static void unlay(EclState *s, int sector)
{
    EclHex *hex = &s->hex[sector];
    for (int edge = 0; edge < ECL_EDGES; edge++) {
        EclHex *other = &s->hex[hex->next[edge]];
        int back = ecl_opposite(edge);
        if (!hex->next[edge])
            continue;
        other->next[back] = 0;
        other->full = (uint8_t)(other->full & ~(1u << back));
        other->half = (uint8_t)(other->half & ~(1u << back));
    }
    memset(hex, 0, sizeof *hex);
    s->map &= ~ecl_bit(sector);
    s->portals &= ~ecl_bit(sector);
}

/* A guardian sector that is named takes the place of the one laid there at set-up. */
static void make_place(EclState *s, int sector, int q, int r)
{
    int there = ecl_sector_at(s, q, r);
    if (bits_has(s->map, sector))
        unlay(s, sector);
    if (there && there != sector && bits_has(ECL_GUARDIAN_SET, there))
        unlay(s, there);
}

static bool read_sector(Reading *r, JsonValue key, JsonValue value)
{
    EclState *s = r->s;
    int sector, q = 0, row = 0, rotation = 0;
    if (!read_code(r, key, ecl_sector_code, 1, ECL_SECTORS, "map", &sector))
        return false;
    if (!ecl_sector_row(s, sector)->kind)
        return refuse(r, "map", "a sector of this game (E2-I10, E1-I.8)");
    if (bits_has(s->map, sector)) {
        q = s->hex[sector].q;
        row = s->hex[sector].r;
        rotation = s->hex[sector].rotation;
    }
    if (!json_read_int(value, "q", -ECL_REACH, ECL_REACH, &q, r->why) ||
        !json_read_int(value, "r", -ECL_REACH, ECL_REACH, &row, r->why) ||
        !json_read_int(value, "rotation", 0, ECL_EDGES - 1, &rotation, r->why))
        return false;
    make_place(s, sector, q, row);
    if (ecl_sector_at(s, q, row))
        return refuse(r, "map", "two sectors in one place");
    ecl_lay_sector(s, sector, q, row, rotation);
    return read_contents(r, value, sector);
}

static bool read_map(Reading *r, JsonValue map)
{
    JsonIter iter = json_iter(map);
    JsonValue key, item;
    if (json_type(map) != JSON_ABSENT && json_type(map) != JSON_OBJECT)
        return refuse(r, "map", "it must be an object of sectors");
    while (json_next(&iter, &key, &item))
        if (!read_sector(r, key, item))
            return false;
    return true;
}

/* The sets that follow from the map. */
static void derive_sets(EclState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        EclSeat *p = &s->seat[seat];
        p->sectors = p->fleets = 0;
        for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
            int sector = bits_first(left);
            p->sectors |= s->hex[sector].disc == seat + 1 ? ecl_bit(sector) : 0;
            p->fleets |= ecl_ships_of(s, sector, seat) ? ecl_bit(sector) : 0;
        }
    }
}

/* ---- boards ---- */

static bool read_techs(Reading *r, JsonValue value, EclSeat *p)
{
    JsonValue techs = json_get(value, "techs");
    for (int track = 0; track < ECL_TRACKS; track++)
        if (!read_set(r, techs, ecl_track_code(track), ecl_tech_code, ECL_TECHS, &p->track[track]))
            return false;
    return true;
}

static bool read_parts(Reading *r, JsonValue plans, uint8_t tile[ECL_SHIPS][ECL_SLOTS])
{
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        JsonValue list = json_get(plans, ecl_unit_code(ship));
        for (int slot = 0; slot < json_count(list); slot++) {
            int part;
            if (slot >= ECL_SLOTS)
                return refuse(r, "tiles", "more slots than a blueprint has");
            if (!read_code(r, json_index(list, slot), ecl_part_code, 0, ECL_PARTS, "tiles", &part))
                return false;
            tile[ship][slot] = (uint8_t)part;
        }
    }
    return true;
}

static const char *value_code(int value)
{
    static const char *const codes[ECL_VALUES] = { "0", "1", "2", "3", "4" };
    return codes[value];
}

static bool read_reputation(Reading *r, JsonValue value, EclSeat *p)
{
    if (!read_counts(r, value, "reputation", value_code, ECL_VALUES, p->reputation))
        return false;
    p->reputation[0] = 0;
    for (int tile = 1; tile < ECL_VALUES; tile++)
        p->reputation[0] = (uint8_t)(p->reputation[0] + p->reputation[tile]);
    return true;
}

static const char *out_code(int out)
{
    return ecl_out_codes[out];
}

static bool read_final(Reading *r, JsonValue value, EclSeat *p)
{
    JsonValue list = json_get(value, "final");
    int out = p->out;
    if (is_given(value, "state") &&
        !read_code(r, json_get(value, "state"), out_code, 0, ECL_GAVE_UP + 1, "state", &out))
        return false;
    p->out = (uint8_t)out;
    for (int source = 0; source < json_count(list); source++) {
        long long points;
        if (source >= ECL_SCORES ||
            !json_to_int(json_index(list, source), INT8_MIN, INT8_MAX, &points))
            return refuse(r, "final", "the score of who has left, by source");
        p->final[source] = (int8_t)points;
    }
    return true;
}

static bool read_storage(Reading *r, JsonValue value, EclSeat *p)
{
    for (int resource = 0; resource < ECL_RESOURCES; resource++) {
        int n = p->storage[resource];
        if (!json_read_int(value, ecl_resource_code(resource), 0, STORAGE_MAX, &n, r->why))
            return false;
        p->storage[resource] = (int16_t)n;
    }
    return true;
}

/* What is not given follows: discs off the map are on the track, cubes off the map on their own tracks.
 * Where pieces are missing the number becomes one that the check refuses. */
static void derive_pieces(EclState *s, int seat)
{
    EclSeat *p = &s->seat[seat];
    int discs = ecl_species_of(s, seat)->discs;
    int cubes[ECL_RESOURCES] = { 11, 11, 11 };
    for (EclTechSet left = ecl_techs_of(s, seat); left; left = bits_without_first(left)) {
        const EclTechRow *row = &ecl_techs[s->edition][bits_first(left)];
        discs += row->effect == ECL_EFFECT_DISCS ? row->p1 : 0;
    }
    p->reserve = (uint8_t)(ECL_DISCS - discs);
    for (int space = 0; space < ECL_ACTIONS; space++)
        discs -= p->spent[space];
    for (EclSectorSet left = p->sectors; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        discs--;
        for (int square = 0; square < ECL_SQUARE_GRAY; square++)
            cubes[square / 2] -= hex->cubes[square];
        cubes[ECL_MATERIALS] -= hex->cubes[ECL_SQUARE_GRAY] + hex->cubes[ECL_SQUARE_GRAY_ADV];
        cubes[ECL_SCIENCE] -= hex->orbital_cube;
    }
    cubes[ECL_MATERIALS] -= bits_count(p->partners);
    p->discs = (uint8_t)discs;
    for (int track = 0; track < ECL_RESOURCES; track++)
        p->cubes[track] = (uint8_t)(cubes[track] - p->graves[track]);
}

static bool read_seat(Reading *r, JsonValue value, int seat)
{
    EclState *s = r->s;
    EclSeat *p = &s->seat[seat];
    if (!read_storage(r, value, p) ||
        !read_counts(r, value, "spent", ecl_space_code, ECL_ACTIONS, p->spent) ||
        !read_counts(r, value, "graves", ecl_resource_code, ECL_RESOURCES, p->graves) ||
        !read_byte(r, value, "colony", &p->colony) || !read_techs(r, value, p) ||
        !read_parts(r, json_get(value, "tiles"), p->tile) ||
        !read_set(r, value, "stored", ecl_part_code, ECL_PARTS, &p->stored) ||
        !read_reputation(r, value, p) || !read_seats(r, value, "partners", &p->partners) ||
        !read_tiles(r, value, "kept", &p->kept) || !read_flag(r, value, "passed", &p->passed) ||
        !read_final(r, value, p))
        return false;
    int muon = -1;
    if (is_given(value, "muon") &&
        !read_code(r, json_get(value, "muon"), ecl_unit_code, 0, ECL_SHIPS, "muon", &muon))
        return false;
    p->muon = (uint8_t)(muon + 1);
    derive_pieces(s, seat);
    return read_byte(r, value, "discs", &p->discs) &&
           read_counts(r, value, "cubes", ecl_resource_code, ECL_RESOURCES, p->cubes);
}

/* Ships that are not on the map are in the supply; blueprints add up. */
static void derive_ships(EclState *s, int seat)
{
    EclSeat *p = &s->seat[seat];
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        int n = p->out ? 0 : ecl_ship_count[ship] - s->battle.held[seat][ship];
        for (EclSectorSet left = p->fleets; left; left = bits_without_first(left))
            n -= s->hex[bits_first(left)].ships[seat][ship];
        p->supply[ship] = (uint8_t)n;
        ecl_refresh_sums(s, seat, ship);
    }
    if (p->out) {
        p->discs = p->reserve = p->colony = 0;
        memset(p->cubes, 0, sizeof p->cubes);
    }
}

/* ---- piles ---- */

/* E2-I4: what is in neither tray nor on a board is in the bag; a tray that is not given makes room. */
static bool derive_bag(Reading *r)
{
    EclState *s = r->s;
    s->tray_set = 0;
    for (int tech = 1; tech < ECL_TECHS; tech++) {
        int left = ecl_tech_copies(s, tech);
        for (int seat = 0; seat < s->head.seats && s->round; seat++) {
            const uint8_t *printed = ecl_species_of(s, seat)->tech;
            bool start = printed[0] == tech || printed[1] == tech || printed[2] == tech;
            left -= ecl_has(s, seat, tech) && !start;
        }
        if (s->tray[tech] > left && !r->tray_given && left >= 0)
            s->tray[tech] = (uint8_t)left;
        if (s->tray[tech] > left)
            return refuse(r, ecl_tech_code(tech), "more tiles than there are (E2-I4, E1-I.4)");
        s->bag[tech] = (uint8_t)(left - s->tray[tech]);
        s->tray_set |= s->tray[tech] ? ecl_bit(tech) : 0;
    }
    return true;
}

static bool derive_reputation(Reading *r)
{
    EclState *s = r->s;
    s->reputation[0] = 0;
    for (int value = 1; value < ECL_VALUES; value++) {
        int left = ecl_rule(s)->reputation[value] - s->battle.drawn[value];
        for (int seat = 0; seat < s->head.seats; seat++)
            left -= s->seat[seat].reputation[value];
        if (left < 0)
            return refuse(r, "reputation", "more tiles than there are (E2-I4, E1-I.4)");
        s->reputation[value] = (uint8_t)left;
        s->reputation[0] = (uint8_t)(s->reputation[0] + left);
    }
    return true;
}

/* Ancient parts in play come from tiles that were used. */
static void use_parts(EclState *s)
{
    EclPartSet parts = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        parts |= s->seat[seat].stored | (s->seat[seat].muon ? ecl_bit(ECL_PART(MUON_SOURCE)) : 0);
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            for (int slot = 0; slot < ECL_SLOTS; slot++)
                parts |= ecl_bit(s->seat[seat].tile[ship][slot]);
    }
    for (int i = 0; i < s->head.tasks; i++)
        if (s->head.agenda[i].kind == ECL_TASK_FIT || s->head.agenda[i].kind == ECL_TASK_UNFIT)
            parts |= ecl_bit(s->head.agenda[i].a & 63);
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++) {
        const EclDiscoveryRow *row = &ecl_discoveries[s->edition][kind];
        bool part = row->copies && row->effect == ECL_FIND_PART && bits_has(parts, row->what);
        if (part && !ecl_tiles_of(s->used, kind))
            s->used += ecl_tile(kind);
    }
}

static bool derive_discoveries(Reading *r)
{
    EclState *s = r->s;
    use_parts(s);
    EclTiles all = ecl_all_tiles(s);
    s->tiles = 0;
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++) {
        int left = ecl_tiles_of(all, kind) - ecl_tiles_of(s->used, kind);
        for (int seat = 0; seat < s->head.seats; seat++)
            left -= ecl_tiles_of(s->seat[seat].kept, kind);
        for (int i = 0; i < s->head.tasks; i++)
            left -= s->head.agenda[i].kind == ECL_TASK_FIND && s->head.agenda[i].a == kind;
        if (left < 0)
            return refuse(r, ecl_discovery_code(kind), "more tiles than there are (E2-I4, E1-I.4)");
        s->tiles += (EclTiles)left * ecl_tile(kind);
    }
    return true;
}

static bool read_stacks(Reading *r, JsonValue position)
{
    static const char *const rings[] = { "inner", "middle", "outer" };
    EclState *s = r->s;
    JsonValue stacks = json_get(position, "stacks");
    if (!read_set(r, position, "discards", ecl_sector_code, ECL_SECTORS, &s->discards))
        return false;
    for (int ring = 1; ring <= 3; ring++) {
        EclSectorSet out = (s->map | s->discards | ecl_flipped(s)) & ecl_ring_set(ring);
        s->pool[ring - 1] = ecl_ring_sectors(s, ring) & ~out;
        int left = ring < 3 ? bits_count(s->pool[ring - 1])
                            : ecl_setups[s->edition][s->head.seats].outer - bits_count(out);
        s->left[ring - 1] = (uint8_t)left;
        if (!read_byte(r, stacks, rings[ring - 1], &s->left[ring - 1]))
            return false;
    }
    return read_set(r, position, "outer_pool", ecl_sector_code, ECL_SECTORS, &s->pool[2]);
}

static bool read_variants(Reading *r, JsonValue npcs)
{
    for (int npc = 1; npc < ECL_NPCS; npc++) {
        int variant = r->s->variant[npc];
        if (is_given(npcs, ecl_npc_code(npc)) &&
            !read_code(r, json_get(npcs, ecl_npc_code(npc)), ecl_variant_code, 0, ECL_VARIANTS,
                       "npcs", &variant))
            return false;
        r->s->variant[npc] = (uint8_t)variant;
    }
    return true;
}

/* ---- the whole ---- */

/* The agenda of the position, or whether a species is named, says if play has begun. */
static bool play_has_begun(const EclState *s, JsonValue position)
{
    if (is_given(position, "agenda"))
        return !s->head.tasks || s->head.agenda[0].kind != ECL_TASK_SPECIES;
    JsonIter iter = json_iter(json_get(position, "seats"));
    JsonValue seat;
    while (json_next(&iter, NULL, &seat))
        if (is_given(seat, "species"))
            return true;
    return s->round > 0;
}

/* The species that are named; nothing else is on a board yet. */
static bool read_species(Reading *r, JsonValue seats)
{
    EclState *s = r->s;
    for (int seat = 0; seat < s->head.seats; seat++) {
        JsonValue value = json_get(json_index(seats, seat), "species");
        int species = 0;
        if (json_type(value) != JSON_ABSENT &&
            !read_code(r, value, ecl_species_code, 1, ECL_SPECIES, "species", &species))
            return false;
        memset(&s->seat[seat], 0, sizeof s->seat[seat]);
        s->seat[seat].species = (uint8_t)species;
    }
    return true;
}

/* Who is left without a species has the one of the set-up, or a board that is free. */
static void fill_species(EclState *s, const uint8_t dealt[ECL_SEATS])
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        uint32_t free = ecl_free_species(s);
        if (s->seat[seat].species)
            continue;
        if (dealt[seat] && free >> dealt[seat] & 1)
            s->seat[seat].species = dealt[seat];
        else
            while (free >>= 1) /* the last of them: a Terran board */
                s->seat[seat].species++;
    }
}

static bool species_are_sound(const EclState *s)
{
    uint32_t boards = 0;
    for (int seat = 0; seat < s->head.seats; seat++) {
        uint32_t board = 1u << ecl_species_of(s, seat)->board;
        if (!s->seat[seat].species || boards & board)
            return false;
        boards |= board;
    }
    return true;
}

/* Everything as at set-up with these species; the stream and the agenda are the position's own. */
static bool lay_out(Reading *r, JsonValue position)
{
    EclState *s = r->s;
    Head head = s->head;
    uint8_t dealt[ECL_SEATS];
    for (int seat = 0; seat < ECL_SEATS; seat++)
        dealt[seat] = s->seat[seat].species;
    if (!read_species(r, json_get(position, "seats")))
        return false;
    fill_species(s, dealt);
    if (!species_are_sound(s))
        return refuse(r, "species", "each player has a species of his own (E2-3.10, E1-2.9)");
    memset(s->hex, 0, sizeof s->hex);
    s->map = s->portals = 0;
    s->tiles = ecl_all_tiles(s);
    for (int value = 0; value < ECL_VALUES; value++)
        s->reputation[value] = ecl_rule(s)->reputation[value];
    s->reputation[0] =
        (uint8_t)(s->reputation[1] + s->reputation[2] + s->reputation[3] + s->reputation[4]);
    ecl_lay_sector(s, ECL_SECTOR(001), 0, 0, 0);
    agenda_clear(&s->head);
    ecl_start_play(s, NULL);
    if (is_given(position, "agenda"))
        s->head = head;
    else
        s->head.rng = head.rng;
    s->head.asked = is_given(position, "asked") ? head.asked : 0;
    s->head.sealed = is_given(position, "asked") ? head.sealed : 0;
    return true;
}

/* With nobody's turn named, the round stands in the phase that is named. */
static bool read_phase(Reading *r, JsonValue position)
{
    for (int phase = 0; phase < ECL_PHASES; phase++)
        if (json_equals(json_get(position, "phase"), ecl_phase_codes[phase])) {
            r->s->head.agenda[0].a = (uint8_t)phase;
            return true;
        }
    return !is_given(position, "phase") || refuse(r, "phase", "there is none with this code");
}

static bool read_round(Reading *r, JsonValue position)
{
    EclState *s = r->s;
    int traitor = -1;
    if (!read_byte(r, position, "round", &s->round) || !read_byte(r, position, "start", &s->start))
        return false;
    if (s->round)
        s->active = s->start;
    if (!read_byte(r, position, "active", &s->active) ||
        !read_flag(r, position, "first_passed", &s->first_passed) ||
        !json_read_int(position, "traitor", 0, UINT8_MAX - 1, &traitor, r->why))
        return false;
    s->traitor = (uint8_t)(traitor + 1);
    return true;
}

static bool read_turn(Reading *r, JsonValue turn)
{
    EclTurn *t = &r->s->turn;
    return read_set(r, turn, "touched", ecl_sector_code, ECL_SECTORS, &t->touched) &&
           read_seats(r, turn, "offered", &t->offered) &&
           read_parts(r, json_get(turn, "returned"), t->returned);
}

static bool read_boards(Reading *r, JsonValue position)
{
    EclState *s = r->s;
    JsonValue seats = json_get(position, "seats");
    if (json_type(seats) != JSON_ABSENT && json_count(seats) != s->head.seats)
        return refuse(r, "seats", "one entry for each player");
    if (!read_map(r, json_get(position, "map")))
        return false;
    derive_sets(s);
    for (int seat = 0; seat < s->head.seats; seat++) {
        if (!read_seat(r, json_index(seats, seat), seat))
            return false;
        derive_ships(s, seat);
    }
    return true;
}

bool ecl_position_read(void *state, JsonValue position, Text *why)
{
    EclState *s = state;
    Reading r = { .s = s, .why = why, .tray_given = is_given(position, "tray") };
    bool begun = play_has_begun(s, position);
    if (begun && !lay_out(&r, position))
        return false;
    if (begun && !is_given(position, "agenda") && !read_phase(&r, position))
        return false;
    if (!read_round(&r, position) || !read_variants(&r, json_get(position, "npcs")) ||
        !read_counts(&r, position, "tray", ecl_tech_code, ECL_TECHS, s->tray) ||
        !read_turn(&r, json_get(position, "turn")) ||
        !ecl_read_battle(s, json_get(position, "battle"), why) ||
        !read_tiles(&r, position, "discoveries_used", &s->used))
        return false;
    if (begun ? !read_boards(&r, position) : !read_species(&r, json_get(position, "seats")))
        return false;
    if (!begun)
        s->round = 0;
    return read_stacks(&r, position) && derive_bag(&r) && derive_reputation(&r) &&
           derive_discoveries(&r);
}
