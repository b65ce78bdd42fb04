/* The table as one viewer sees it. Hidden: others' reputation tiles, and in the 1st edition the
 * discovery tiles that others keep or look at. */
#include "games/eclipse/view.h"

#include "games/eclipse/battle.h"
#include "games/eclipse/blueprint.h"
#include "games/eclipse/board.h"
#include "games/eclipse/map.h"
#include "games/eclipse/score.h"
#include "games/eclipse/text.h"
#include "games/eclipse/turn.h"

const char *const ecl_phase_codes[ECL_PHASES] = { "action", "combat",  "peace", "colonies",
                                                  "upkeep", "cleanup", "graves" };
const char *const ecl_square_codes[ECL_SQUARES + 1] = { "materials",   "materials-adv", "science",
                                                        "science-adv", "money",         "money-adv",
                                                        "gray",        "gray-adv",      "orbital" };
const char *const ecl_out_codes[] = { "in", "eliminated", "collapsed", "gave-up" };

void ecl_put_set(const char *key, uint64_t set, const char *(*code)(int), Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (; set; set = bits_without_first(set))
        json_str(out, code(bits_first(set)));
    json_array_end(out);
}

void ecl_put_seats(const char *key, SeatSet seats, Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (uint64_t left = seats; left; left = bits_without_first(left))
        json_int(out, bits_first(left));
    json_array_end(out);
}

void ecl_put_counts(const char *key, const uint8_t *count, int n, const char *(*code)(int),
                    Json *out)
{
    json_key(out, key);
    json_object_begin(out);
    for (int i = 0; i < n; i++)
        if (count[i])
            json_key_int(out, code(i), count[i]);
    json_object_end(out);
}

void ecl_put_tiles(const char *key, EclTiles tiles, Json *out)
{
    json_key(out, key);
    json_object_begin(out);
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
        if (ecl_tiles_of(tiles, kind))
            json_key_int(out, ecl_discovery_code(kind), ecl_tiles_of(tiles, kind));
    json_object_end(out);
}

void ecl_put_values(const char *key, const uint8_t count[ECL_VALUES], Json *out)
{
    static const char *const names[ECL_VALUES] = { "", "1", "2", "3", "4" };
    json_key(out, key);
    json_object_begin(out);
    for (int value = 1; value < ECL_VALUES; value++)
        json_key_int(out, names[value], count[value]);
    json_object_end(out);
}

static void put_seat_or_null(const char *key, int seat, Json *out)
{
    json_key(out, key);
    if (seat >= 0)
        json_int(out, seat);
    else
        json_null(out);
}

static void put_cubes(const EclHex *hex, Json *out)
{
    json_key(out, "cubes");
    json_object_begin(out);
    for (int square = 0; square <= ECL_SQUARES; square++) {
        int n = square < ECL_SQUARES ? hex->cubes[square] : hex->orbital_cube;
        if (n)
            json_key_int(out, ecl_square_codes[square], n);
    }
    json_object_end(out);
}

static void put_ships(const EclHex *hex, Json *out)
{
    json_key(out, "ships");
    json_array_begin(out);
    for (int i = 0; i < ECL_SEATS && hex->entry[i]; i++) {
        json_object_begin(out);
        json_key_int(out, "seat", hex->entry[i] - 1);
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            if (hex->ships[hex->entry[i] - 1][ship])
                json_key_int(out, ecl_unit_code(ship), hex->ships[hex->entry[i] - 1][ship]);
        json_object_end(out);
    }
    json_array_end(out);
}

void ecl_put_sector(const EclState *s, int sector, Json *out)
{
    const EclHex *hex = &s->hex[sector];
    json_key_int(out, "q", hex->q);
    json_key_int(out, "r", hex->r);
    json_key_int(out, "rotation", hex->rotation);
    put_seat_or_null("disc", hex->disc - 1, out);
    json_key_int(out, "npcs", hex->npcs);
    json_key_bool(out, "discovery", hex->discovery);
    json_key_bool(out, "orbital", hex->orbital);
    json_key_bool(out, "monolith", hex->monolith);
    json_key_int(out, "portal_vp", hex->portal_vp);
    put_cubes(hex, out);
    put_ships(hex, out);
}

/* What the map shows beyond the position: wormholes as they lie, portals. */
static void put_map(const EclState *s, Json *out)
{
    json_key(out, "map");
    json_object_begin(out);
    for (EclSectorSet left = s->map; left; left = bits_without_first(left)) {
        const EclHex *hex = &s->hex[bits_first(left)];
        json_key(out, ecl_sector_code(bits_first(left)));
        json_object_begin(out);
        ecl_put_sector(s, bits_first(left), out);
        json_key(out, "wormholes");
        json_array_begin(out);
        for (uint64_t worm = hex->worm; worm; worm = bits_without_first(worm))
            json_int(out, bits_first(worm));
        json_array_end(out);
        json_key_bool(out, "portal", bits_has(s->portals, bits_first(left)));
        json_object_end(out);
    }
    json_object_end(out);
}

void ecl_put_techs(const EclSeat *p, Json *out)
{
    json_key(out, "techs");
    json_object_begin(out);
    for (int track = 0; track < ECL_TRACKS; track++)
        ecl_put_set(ecl_track_code(track), p->track[track], ecl_tech_code, out);
    json_object_end(out);
}

void ecl_put_plans(const EclState *s, int seat, Json *out)
{
    json_key(out, "tiles");
    json_object_begin(out);
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        json_key(out, ecl_unit_code(ship));
        json_array_begin(out);
        for (int slot = 0; slot < ecl_plan(s, seat, ship)->slots; slot++)
            json_str(out, ecl_part_code(s->seat[seat].tile[ship][slot]));
        json_array_end(out);
    }
    json_object_end(out);
}

void ecl_put_dice(const char *key, const uint8_t dice[ECL_DICE], Json *out)
{
    json_key(out, key);
    json_array_begin(out);
    for (int die = 0; die < ECL_DICE; die++)
        json_int(out, dice[die]);
    json_array_end(out);
}

static void put_values(const EclValues *sums, Json *out)
{
    json_key_int(out, "energy", sums->energy_out);
    json_key_int(out, "energy_used", sums->energy_in);
    json_key_int(out, "initiative", sums->initiative);
    json_key_int(out, "move", sums->move);
    json_key_int(out, "computer", sums->computer);
    json_key_int(out, "shield", sums->shield);
    json_key_int(out, "hull", sums->hull);
    ecl_put_dice("cannon", sums->cannon, out);
    ecl_put_dice("missile", sums->missile, out);
}

/* The parts that count in each slot, and what they add up to. */
static void put_blueprints(const EclState *s, int seat, Json *out)
{
    json_key(out, "blueprints");
    json_object_begin(out);
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        json_key(out, ecl_unit_code(ship));
        json_object_begin(out);
        json_key(out, "parts");
        json_array_begin(out);
        for (int slot = 0; slot < ecl_plan(s, seat, ship)->slots; slot++)
            json_str(out, ecl_part_code(ecl_part_in(s, seat, ship, slot)));
        json_array_end(out);
        put_values(&s->seat[seat].sums[ship], out);
        json_object_end(out);
    }
    json_object_end(out);
}

static void put_production(const EclState *s, int seat, Json *out)
{
    json_key(out, "production");
    json_object_begin(out);
    for (int resource = 0; resource < ECL_RESOURCES; resource++)
        json_key_int(out, ecl_resource_code(resource), ecl_production(s, seat, resource));
    json_object_end(out);
    json_key_int(out, "upkeep", ecl_upkeep_cost(s, seat));
}

const char *ecl_space_code(int action)
{
    return action ? ecl_action_code(action) : "reaction";
}

static void put_board(const EclState *s, int seat, Json *out)
{
    const EclSeat *p = &s->seat[seat];
    for (int resource = 0; resource < ECL_RESOURCES; resource++)
        json_key_int(out, ecl_resource_code(resource), p->storage[resource]);
    put_production(s, seat, out);
    json_key_int(out, "discs", p->discs);
    ecl_put_counts("spent", p->spent, ECL_ACTIONS, ecl_space_code, out);
    json_key_int(out, "reserve", p->reserve);
    ecl_put_counts("cubes", p->cubes, ECL_RESOURCES, ecl_resource_code, out);
    ecl_put_counts("graves", p->graves, ECL_RESOURCES, ecl_resource_code, out);
    json_key_int(out, "colony", p->colony);
    json_key_int(out, "colony_ships", ecl_species_of(s, seat)->colony_ships);
    json_key_int(out, "trade", ecl_species_of(s, seat)->trade);
    ecl_put_techs(p, out);
    ecl_put_plans(s, seat, out);
    put_blueprints(s, seat, out);
    json_key(out, "muon");
    if (p->muon)
        json_str(out, ecl_unit_code(p->muon - 1));
    else
        json_null(out);
    ecl_put_set("stored", p->stored, ecl_part_code, out);
    ecl_put_set("parts", ecl_parts_of(s, seat), ecl_part_code, out);
    ecl_put_counts("supply", p->supply, ECL_SHIPS, ecl_unit_code, out);
}

static bool sees(int viewer, int seat)
{
    return viewer == seat || viewer == VIEWER_ALL;
}

/* The score as far as the viewer knows it. */
static void put_score(const EclState *s, int viewer, int seat, Json *out)
{
    int8_t part[ECL_SCORES];
    int score = 0;
    if (s->seat[seat].out)
        memcpy(part, s->seat[seat].final, sizeof part);
    else
        ecl_count_score(s, seat, part);
    bool open = sees(viewer, seat) || s->seat[seat].out;
    for (int source = 0; source < ECL_SCORES; source++)
        score += source == ECL_SCORE_REPUTATION && !open ? 0 : part[source];
    json_key_int(out, "vp", score);
}

static void put_seat(const EclState *s, int viewer, int seat, Json *out)
{
    const EclSeat *p = &s->seat[seat];
    bool open = sees(viewer, seat);
    json_object_begin(out);
    json_key(out, "species");
    if (p->species)
        json_str(out, ecl_species_code(p->species));
    else
        json_null(out);
    if (p->species && s->round)
        put_board(s, seat, out);
    json_key_int(out, "reputation", p->reputation[0]);
    if (open)
        ecl_put_values("reputation_tiles", p->reputation, out);
    ecl_put_seats("partners", p->partners, out);
    json_key_int(out, "kept", ecl_tiles_count(p->kept));
    if (open || !ecl_rule(s)->discovery_secret)
        ecl_put_tiles("kept_tiles", p->kept, out);
    json_key_bool(out, "passed", p->passed);
    json_key_str(out, "state", ecl_out_codes[p->out]);
    put_score(s, viewer, seat, out);
    json_object_end(out);
}

static void put_turn(const EclState *s, Json *out)
{
    const Task *turn = ecl_turn(s);
    json_key(out, "turn");
    if (!turn) {
        json_null(out);
        return;
    }
    json_object_begin(out);
    json_key_int(out, "seat", turn->seat);
    json_key_str(out, "action", ecl_action_code(turn->a));
    json_key_bool(out, "reaction", turn->d);
    json_key_int(out, "activations", turn->b);
    json_key_int(out, "refresh", turn->c);
    ecl_put_set("touched", s->turn.touched, ecl_sector_code, out);
    ecl_put_seats("offered", s->turn.offered, out);
    json_object_end(out);
}

/* What the top task speaks of: sectors turned up, a tile, a ship under way. */
static void put_question(const EclState *s, int viewer, Json *out)
{
    const Task *task = s->head.tasks ? agenda_peek(&s->head) : NULL;
    json_key(out, "question");
    if (!task || task->kind == ECL_TASK_ROUND) {
        json_null(out);
        return;
    }
    json_object_begin(out);
    json_key_int(out, "seat", task->seat);
    bool sector = task->kind == ECL_TASK_TILE || task->kind == ECL_TASK_CLAIM ||
                  task->kind == ECL_TASK_SQUARE;
    if (sector)
        json_key_str(out, "sector", ecl_sector_code(task->a));
    if (task->kind == ECL_TASK_TILE) {
        json_key_int(out, "q", task->c - ECL_REACH);
        json_key_int(out, "r", task->d - ECL_REACH);
        if (task->b)
            json_key_str(out, "second", ecl_sector_code(task->b));
    }
    bool open = sees(viewer, task->seat) || !ecl_rule(s)->discovery_secret;
    if (task->kind == ECL_TASK_FIND && open)
        json_key_str(out, "discovery", ecl_discovery_code(task->a));
    if (task->kind == ECL_TASK_FIT || task->kind == ECL_TASK_UNFIT)
        json_key_str(out, "part", ecl_part_code(task->a));
    if (task->kind == ECL_TASK_PART) {
        json_key_str(out, "ship", ecl_unit_code(task->a));
        json_key_int(out, "slot", task->b);
    }
    if (task->kind == ECL_TASK_FLIGHT) {
        json_key_str(out, "ship", ecl_unit_code(task->a));
        json_key_str(out, "sector", ecl_sector_code(task->b));
        json_key_int(out, "steps", task->c);
    }
    json_object_end(out);
}

static void put_table(const EclState *s, Json *out)
{
    static const char *const rings[] = { "inner", "middle", "outer" };
    int bag = 0;
    for (int tech = 1; tech < ECL_TECHS; tech++)
        bag += s->bag[tech];
    ecl_put_counts("tray", s->tray, ECL_TECHS, ecl_tech_code, out);
    json_key_int(out, "tech_bag", bag);
    json_key(out, "stacks");
    json_object_begin(out);
    for (int ring = 0; ring < 3; ring++)
        json_key_int(out, rings[ring], s->left[ring]);
    json_object_end(out);
    ecl_put_set("discards", s->discards, ecl_sector_code, out);
    json_key_int(out, "discovery_supply", ecl_supply(s));
    ecl_put_tiles("discoveries_used", s->used, out);
    json_key_int(out, "reputation_bag", s->reputation[0]);
    json_key(out, "npcs");
    json_object_begin(out);
    for (int npc = 1; npc < ECL_NPCS; npc++)
        json_key_str(out, ecl_npc_code(npc), ecl_variant_code(s->variant[npc]));
    json_object_end(out);
}

/* The phase that is played; the round counts one further as soon as combat has begun. */
static int phase_of(const EclState *s)
{
    if (!s->round || !s->head.tasks)
        return s->round ? ECL_PHASES : -1;
    bool fights = s->head.agenda[1].kind == ECL_TASK_COMBAT;
    return fights ? ECL_PHASE_COMBAT : s->head.agenda[0].a;
}

void ecl_view(const void *state, int viewer, Json *out)
{
    const EclState *s = state;
    int phase = phase_of(s);
    json_key_int(out, "round", s->round);
    json_key_int(out, "rounds", ecl_rule(s)->rounds);
    json_key_str(out, "phase",
                 phase < 0             ? "species"
                 : phase == ECL_PHASES ? "over"
                                       : ecl_phase_codes[phase]);
    json_key_int(out, "active", s->active);
    json_key_int(out, "start", s->start);
    put_seat_or_null("traitor", s->traitor - 1, out);
    put_turn(s, out);
    put_question(s, viewer, out);
    ecl_put_battle(s, viewer, out);
    put_table(s, out);
    put_map(s, out);
    json_key(out, "seats");
    json_array_begin(out);
    for (int seat = 0; seat < s->head.seats; seat++)
        put_seat(s, viewer, seat, out);
    json_array_end(out);
}
