/* For clients: every sector, technology, part, discovery tile and species as data, and what a choice
 * costs and gives. */
#include "games/eclipse/preview.h"

#include "games/eclipse/blueprint.h"
#include "games/eclipse/board.h"
#include "games/eclipse/research.h"
#include "games/eclipse/text.h"
#include "games/eclipse/view.h"

static void put_name(EclEdition edition, EclThing thing, int value, Json *out)
{
    const ThingKind *kind = &ecl_things[edition][thing];
    json_key(out, "name");
    json_object_begin(out);
    json_key_str(out, "en", kind->name_of(value, LANG_EN));
    json_key_str(out, "ru", kind->name_of(value, LANG_RU));
    json_object_end(out);
}

/* What a thing does, in words. */
static void put_does(EclEdition edition, int value,
                     void (*say)(const EclState *s, int value, Lang lang, Text *out), Json *out)
{
    static const char *const key[LANGS] = { "en", "ru" };
    const EclState s = { .edition = edition };
    char buf[512];
    json_key(out, "does");
    json_object_begin(out);
    for (int lang = 0; lang < LANGS; lang++) {
        Text words = text_over(buf);
        say(&s, value, (Lang)lang, &words);
        json_key_str(out, key[lang], buf);
    }
    json_object_end(out);
}

static void put_values(const EclValues *values, Json *out)
{
    json_key_int(out, "energy", values->energy_out - values->energy_in);
    json_key_int(out, "initiative", values->initiative);
    json_key_int(out, "move", values->move);
    json_key_int(out, "computer", values->computer);
    json_key_int(out, "shield", values->shield);
    json_key_int(out, "hull", values->hull);
    ecl_put_dice("cannon", values->cannon, out);
    ecl_put_dice("missile", values->missile, out);
}

static void put_sectors(EclEdition edition, Json *out)
{
    json_key(out, "sectors");
    json_object_begin(out);
    for (int sector = 1; sector < ECL_SECTORS; sector++) {
        const EclSectorRow *row = &ecl_sectors[edition][sector];
        if (!row->kind)
            continue;
        json_key(out, ecl_sector_code(sector));
        json_object_begin(out);
        put_name(edition, ECL_THING_SECTOR, sector, out);
        json_key_int(out, "vp", row->vp);
        json_key_bool(out, "artifact", row->artifact);
        json_key_bool(out, "discovery", row->discovery);
        json_key_bool(out, "portal", row->portal);
        json_key_str(out, "guard", ecl_npc_code(row->guard));
        json_key_int(out, "guards", row->guards);
        json_key_int(out, "wormholes", row->worm);
        json_key(out, "squares");
        json_object_begin(out);
        for (int square = 0; square < ECL_SQUARES; square++)
            if (row->square[square])
                json_key_int(out, ecl_square_codes[square], row->square[square]);
        json_object_end(out);
        json_object_end(out);
    }
    json_object_end(out);
}

static void put_techs(EclEdition edition, Json *out)
{
    json_key(out, "techs");
    json_object_begin(out);
    for (int tech = 1; tech < ECL_TECHS; tech++) {
        const EclTechRow *row = &ecl_techs[edition][tech];
        if (!row->copies)
            continue;
        json_key(out, ecl_tech_code(tech));
        json_object_begin(out);
        put_name(edition, ECL_THING_TECH, tech, out);
        json_key_str(out, "track", ecl_track_code(row->category));
        json_key_int(out, "cost", row->cost);
        json_key_int(out, "least", row->least);
        json_key_int(out, "copies", row->copies);
        put_does(edition, tech, ecl_say_effect, out);
        json_object_end(out);
    }
    json_object_end(out);
}

static void put_parts(EclEdition edition, Json *out)
{
    json_key(out, "parts");
    json_object_begin(out);
    for (int part = 1; part < ECL_PARTS; part++) {
        const EclPartRow *row = &ecl_parts[edition][part];
        if (!row->source)
            continue;
        json_key(out, ecl_part_code(part));
        json_object_begin(out);
        put_name(edition, ECL_THING_PART, part, out);
        json_key_bool(out, "ancient", row->source == ECL_DISCOVERY_PART);
        put_values(&row->values, out);
        json_object_end(out);
    }
    json_object_end(out);
}

static void put_discoveries(EclEdition edition, Json *out)
{
    json_key(out, "discoveries");
    json_object_begin(out);
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++) {
        const EclDiscoveryRow *row = &ecl_discoveries[edition][kind];
        if (!row->copies)
            continue;
        json_key(out, ecl_discovery_code(kind));
        json_object_begin(out);
        put_name(edition, ECL_THING_DISCOVERY, kind, out);
        put_does(edition, kind, ecl_say_reward, out);
        json_key_int(out, "copies", row->copies);
        json_object_end(out);
    }
    json_object_end(out);
}

/* The printed blueprint with the places of its slots. */
static void put_plan(EclEdition edition, int family, int ship, Json *out)
{
    const EclBlueprintRow *plan = &ecl_blueprints[edition][family][ship];
    json_key(out, ecl_unit_code(ship));
    json_object_begin(out);
    json_key_int(out, "initiative", plan->initiative);
    json_key_int(out, "energy", plan->energy);
    json_key_int(out, "computer", plan->computer);
    json_key(out, "slots");
    json_array_begin(out);
    for (int slot = 0; slot < plan->slots; slot++) {
        json_object_begin(out);
        json_key_str(out, "printed", ecl_part_code(plan->printed[slot]));
        json_key_int(out, "x", ecl_slot_places[edition][family][ship][slot][0]);
        json_key_int(out, "y", ecl_slot_places[edition][family][ship][slot][1]);
        json_object_end(out);
    }
    json_array_end(out);
    json_object_end(out);
}

static void put_species(EclEdition edition, Json *out)
{
    json_key(out, "species");
    json_object_begin(out);
    for (int species = 1; species < ECL_SPECIES; species++) {
        const EclSpeciesRow *row = &ecl_species[edition][species];
        json_key(out, ecl_species_code(species));
        json_object_begin(out);
        put_name(edition, ECL_THING_SPECIES, species, out);
        put_does(edition, species, ecl_say_abilities, out);
        json_key_bool(out, "peace", row->abilities & ECL_ANCIENT_PEACE);
        json_key_bool(out, "alien", row->alien);
        json_key_int(out, "board", row->board);
        json_key_str(out, "home", ecl_sector_code(row->home));
        json_key_int(out, "trade", row->trade);
        ecl_put_counts("activations", row->activations, ECL_ACTIONS, ecl_action_code, out);
        ecl_put_counts("cost", row->cost, ECL_UNITS, ecl_unit_code, out);
        json_key(out, "blueprints");
        json_object_begin(out);
        for (int ship = 0; ship < ECL_SHIPS; ship++)
            put_plan(edition, row->family, ship, out);
        json_object_end(out);
        json_object_end(out);
    }
    json_object_end(out);
}

static void put_npcs(EclEdition edition, Json *out)
{
    json_key(out, "npcs");
    json_object_begin(out);
    for (int npc = 1; npc < ECL_NPCS; npc++) {
        json_key(out, ecl_npc_code(npc));
        json_object_begin(out);
        put_name(edition, ECL_THING_NPC, npc, out);
        for (int variant = 0; variant < ECL_VARIANTS; variant++) {
            json_key(out, ecl_variant_code(variant));
            json_object_begin(out);
            put_values(&ecl_npcs[edition][npc][variant].values, out);
            json_object_end(out);
        }
        json_object_end(out);
    }
    json_object_end(out);
}

static void put_components(EclEdition edition, Json *out)
{
    put_sectors(edition, out);
    put_techs(edition, out);
    put_parts(edition, out);
    put_discoveries(edition, out);
    put_species(edition, out);
    put_npcs(edition, out);
}

void ecl1_components(Json *out)
{
    put_components(ECL_FIRST, out);
}

void ecl2_components(Json *out)
{
    put_components(ECL_SECOND, out);
}

static void preview_part(const EclState *s, int seat, const Task *task, int part, Json *out)
{
    uint8_t tile[ECL_SLOTS];
    memcpy(tile, s->seat[seat].tile[task->a], sizeof tile);
    tile[task->b] = (uint8_t)part;
    EclValues sums = ecl_add_up_with(s, seat, task->a, tile);
    json_key_int(out, "energy_used", sums.energy_in);
    put_values(&sums, out);
}

void ecl_preview(const void *state, int seat, Move move, Json *out)
{
    const EclState *s = state;
    int a = move_a(move);
    switch (move_kind(move)) {
    case ECL_MOVE_RESEARCH:
        json_key_int(out, "science", -ecl_tech_price(s, seat, a, ecl_track_of(s, a)));
        break;
    case ECL_MOVE_RESEARCH_ON:
        json_key_int(out, "science", -ecl_tech_price(s, seat, a, move_b(move)));
        break;
    case ECL_MOVE_BUILD:
        json_key_int(out, "materials", -ecl_species_of(s, seat)->cost[a]);
        break;
    case ECL_MOVE_TRADE:
        json_key_int(out, ecl_resource_code(a), -ecl_species_of(s, seat)->trade);
        json_key_int(out, ecl_resource_code(move_b(move)), 1);
        break;
    case ECL_MOVE_PART:
        preview_part(s, seat, agenda_peek(&s->head), a, out);
        break;
    case ECL_MOVE_KEEP:
        json_key_int(out, "vp", ECL_DISCOVERY_VP);
        break;
    case ECL_MOVE_GAIN:
        json_key_int(out, ecl_resource_code(a), ecl_techs[s->edition][ECL_TECH(ARTIFACT_KEY)].p1);
        break;
    default:
        break;
    }
}
