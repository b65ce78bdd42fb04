/* Owns the tests of what clients are told: every component as its table has it, and what a choice costs and
 * gives. */
#include "tests/eclipse/table.h"

#include "games/eclipse/text.h"
#include "games/eclipse/view.h"

enum { BYTES = 1 << 18 };

/* ---- components ---- */

static JsonValue components(int edition)
{
    static char buf[BYTES];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    editions[edition]->components(&json);
    json_object_end(&json);
    assert_true(json_done(&json) && json_check(buf, text.len, NULL));
    return json_root(buf, text.len);
}

static void has_int(JsonValue object, const char *key, int expected)
{
    long long value;
    if (!json_to_int(json_get(object, key), -1000, 100000, &value) || value != expected)
        fail_msg("%s is not %d", key, expected);
}

static void has_bool(JsonValue object, const char *key, bool expected)
{
    bool value;
    assert_true(json_to_bool(json_get(object, key), &value));
    assert_int_equal(value, expected);
}

static void has_str(JsonValue object, const char *key, const char *expected)
{
    if (!json_equals(json_get(object, key), expected))
        fail_msg("%s is not '%s'", key, expected);
}

static void has_name(JsonValue object, int edition, EclThing thing, int value)
{
    const ThingKind *kind = &ecl_things[edition][thing];
    has_str(json_get(object, "name"), "en", kind->name_of(value, LANG_EN));
    has_str(json_get(object, "name"), "ru", kind->name_of(value, LANG_RU));
}

static void has_dice(JsonValue list, const uint8_t dice[ECL_DICE])
{
    assert_int_equal(json_count(list), ECL_DICE);
    for (int die = 0; die < ECL_DICE; die++) {
        long long n;
        assert_true(json_to_int(json_index(list, die), 0, 99, &n));
        assert_int_equal(n, dice[die]);
    }
}

static void has_values(JsonValue object, const EclValues *values)
{
    has_int(object, "energy", values->energy_out - values->energy_in);
    has_int(object, "initiative", values->initiative);
    has_int(object, "move", values->move);
    has_int(object, "computer", values->computer);
    has_int(object, "shield", values->shield);
    has_int(object, "hull", values->hull);
    has_dice(json_get(object, "cannon"), values->cannon);
    has_dice(json_get(object, "missile"), values->missile);
}

/* The members of an object that are not 0, and nothing else. */
static void has_counts(JsonValue object, const uint8_t *count, int n, const char *(*code)(int))
{
    int members = 0;
    for (int i = 0; i < n; i++)
        if (count[i]) {
            has_int(object, code(i), count[i]);
            members++;
        }
    assert_int_equal(json_count(object), members);
}

static const char *square_code(int square)
{
    return ecl_square_codes[square];
}

/* The member of a table for a component that the edition has; counts them. */
static JsonValue member(JsonValue table, const char *code, bool exists, int *n)
{
    JsonValue found = json_get(table, code);
    assert_int_equal(json_type(found) != JSON_ABSENT, exists);
    *n += exists;
    return found;
}

static void sectors_are_told(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        JsonValue table = json_get(components(edition), "sectors");
        int n = 0;
        for (int sector = 1; sector < ECL_SECTORS; sector++) {
            const EclSectorRow *row = &ecl_sectors[edition][sector];
            JsonValue told = member(table, ecl_sector_code(sector), row->kind, &n);
            if (!row->kind)
                continue;
            has_name(told, edition, ECL_THING_SECTOR, sector);
            has_int(told, "vp", row->vp);
            has_bool(told, "artifact", row->artifact);
            has_bool(told, "discovery", row->discovery);
            has_bool(told, "portal", row->portal);
            has_str(told, "guard", ecl_npc_code(row->guard));
            has_int(told, "guards", row->guards);
            has_int(told, "wormholes", row->worm);
            has_counts(json_get(told, "squares"), row->square, ECL_SQUARES, square_code);
        }
        assert_int_equal(json_count(table), n);
    }
}

static void tiles_are_told(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        JsonValue all = components(edition), table = json_get(all, "techs");
        int n = 0;
        for (int tech = 1; tech < ECL_TECHS; tech++) {
            const EclTechRow *row = &ecl_techs[edition][tech];
            JsonValue told = member(table, ecl_tech_code(tech), row->copies, &n);
            if (!row->copies)
                continue;
            has_name(told, edition, ECL_THING_TECH, tech);
            has_str(told, "track", ecl_track_code(row->category));
            has_int(told, "cost", row->cost);
            has_int(told, "least", row->least);
            has_int(told, "copies", row->copies);
        }
        assert_int_equal(json_count(table), n);
        n = 0;
        table = json_get(all, "discoveries");
        for (int kind = 1; kind < ECL_DISCOVERIES; kind++) {
            const EclDiscoveryRow *row = &ecl_discoveries[edition][kind];
            JsonValue told = member(table, ecl_discovery_code(kind), row->copies, &n);
            if (!row->copies)
                continue;
            has_name(told, edition, ECL_THING_DISCOVERY, kind);
            has_int(told, "copies", row->copies);
        }
        assert_int_equal(json_count(table), n);
    }
}

static void parts_are_told(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        JsonValue all = components(edition), table = json_get(all, "parts");
        int n = 0;
        for (int part = 1; part < ECL_PARTS; part++) {
            const EclPartRow *row = &ecl_parts[edition][part];
            JsonValue told = member(table, ecl_part_code(part), row->source, &n);
            if (!row->source)
                continue;
            has_name(told, edition, ECL_THING_PART, part);
            has_bool(told, "ancient", row->source == ECL_DISCOVERY_PART);
            has_values(told, &row->values);
        }
        assert_int_equal(json_count(table), n);
        table = json_get(all, "npcs");
        assert_int_equal(json_count(table), ECL_NPCS - 1);
        for (int npc = 1; npc < ECL_NPCS; npc++) {
            JsonValue told = json_get(table, ecl_npc_code(npc));
            has_name(told, edition, ECL_THING_NPC, npc);
            assert_int_equal(json_count(told), 1 + ECL_VARIANTS);
            for (int variant = 0; variant < ECL_VARIANTS; variant++)
                has_values(json_get(told, ecl_variant_code(variant)),
                           &ecl_npcs[edition][npc][variant].values);
        }
    }
}

static void blueprints_are_told(JsonValue table, int edition, int family)
{
    assert_int_equal(json_count(table), ECL_SHIPS);
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        const EclBlueprintRow *plan = &ecl_blueprints[edition][family][ship];
        JsonValue told = json_get(table, ecl_unit_code(ship)), slots = json_get(told, "slots");
        has_int(told, "initiative", plan->initiative);
        has_int(told, "energy", plan->energy);
        has_int(told, "computer", plan->computer);
        assert_int_equal(json_count(slots), plan->slots);
        for (int slot = 0; slot < plan->slots; slot++) {
            const uint8_t *at = ecl_slot_places[edition][family][ship][slot];
            has_str(json_index(slots, slot), "printed", ecl_part_code(plan->printed[slot]));
            has_int(json_index(slots, slot), "x", at[0]);
            has_int(json_index(slots, slot), "y", at[1]);
        }
    }
}

static void species_are_told(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        JsonValue table = json_get(components(edition), "species");
        assert_int_equal(json_count(table), ECL_SPECIES - 1);
        for (int species = 1; species < ECL_SPECIES; species++) {
            const EclSpeciesRow *row = &ecl_species[edition][species];
            JsonValue told = json_get(table, ecl_species_code(species));
            has_name(told, edition, ECL_THING_SPECIES, species);
            has_bool(told, "alien", row->alien);
            has_int(told, "board", row->board);
            has_str(told, "home", ecl_sector_code(row->home));
            has_int(told, "trade", row->trade);
            has_counts(json_get(told, "activations"), row->activations, ECL_ACTIONS,
                       ecl_action_code);
            has_counts(json_get(told, "cost"), row->cost, ECL_UNITS, ecl_unit_code);
            blueprints_are_told(json_get(told, "blueprints"), edition, row->family);
        }
    }
}

/* ---- choices ---- */

/* What the game says a legal move brings. */
static void brings(const EclState *s, const char *notation, const char *expected)
{
    const Game *game = ecl_game_of(s);
    int seat = bits_first(s->head.asked);
    char buf[512];
    Text text = text_over(buf);
    Json json;
    Move move;
    assert_true(move_parse(game, notation, &move, NULL));
    if (!game->legal(s, seat, move))
        fail_msg("'%s': %s", notation, game->why(s, seat, move));
    json_writer(&json, &text);
    json_object_begin(&json);
    game->preview(s, seat, move, &json);
    json_object_end(&json);
    assert_string_equal(buf, expected);
}

static const char *position(int edition, const char *members, const char *seat)
{
    static char buf[2048];
    Text text = text_over(buf);
    text_fmt(&text,
             "{\"game\":\"eclipse%d\",\"players\":2,\"start\":0,\"round\":2%s,"
             "\"seats\":[{\"species\":\"orion\",\"materials\":20,\"science\":20,\"money\":4%s},"
             "{\"species\":\"union\"}]}",
             edition + 1, members, seat);
    assert_false(text.full);
    return buf;
}

static void costs_are_foretold(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, position(edition, "", ""));
        brings(&s, "action build", "{}");
        play(&s, 0, "action build");
        brings(&s, "build interceptor", "{\"materials\":-3}");
        brings(&s, "build dreadnought", "{\"materials\":-8}");
        play(&s, 0, "free");
        brings(&s, "trade money materials", "{\"money\":-4,\"materials\":1}");
        brings(&s, "trade science money", "{\"science\":-4,\"money\":1}");
    }
}

/* The technologies on the track make the next one cheaper, down to its least price. */
static void prices_are_foretold(void **state)
{
    (void)state;
    EclState s = place(ECL_SECOND,
                       position(ECL_SECOND, ",\"tray\":{\"plasma-cannon\":1,\"metasynthesis\":1}",
                                ",\"techs\":{\"military\":[\"neutron-bombs\",\"starbase\"],"
                                "\"grid\":[\"gauss-shield\"]}"));
    play(&s, 0, "action research");
    brings(&s, "research plasma-cannon", "{\"science\":-4}");
    brings(&s, "research metasynthesis military", "{\"science\":-15}");
    brings(&s, "research metasynthesis grid", "{\"science\":-16}");
    brings(&s, "research metasynthesis nano", "{\"science\":-17}");
}

/* A part in a slot: the blueprint as it would be. */
static void parts_are_foretold(void **state)
{
    (void)state;
    static const char *const drive[] = {
        "{\"energy_used\":3,\"energy\":1,\"initiative\":5,\"move\":2,\"computer\":0,\"shield\":0,"
        "\"hull\":0,\"cannon\":[1,0,0,0],\"missile\":[0,0,0,0]}",
        "{\"energy_used\":3,\"energy\":1,\"initiative\":5,\"move\":2,\"computer\":0,\"shield\":0,"
        "\"hull\":0,\"cannon\":[1,0,0,0],\"missile\":[0,0,0,0]}"
    };
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, position(edition, "", ""));
        play(&s, 0, "action upgrade");
        play(&s, 0, edition == ECL_FIRST ? "slot interceptor 0" : "slot interceptor 3");
        brings(&s, "part nuclear-drive", drive[edition]); /* where the shield was printed */
    }
}

static void rewards_are_foretold(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s =
            place(edition,
                  position(edition, ",\"agenda\":[[\"round\"],[\"turn\",0,1,0],[\"find\",0,1,1]]",
                           ",\"spent\":{\"explore\":1}"));
        brings(&s, "keep", "{\"vp\":2}");
        brings(&s, "reward", "{}");
        s = place(edition,
                  position(edition, ",\"agenda\":[[\"round\"],[\"turn\",0,2,0],[\"artifact\",0,2]]",
                           ",\"spent\":{\"research\":1}"));
        brings(&s, "gain money", "{\"money\":5}");
        brings(&s, "gain materials", "{\"materials\":5}");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "clients are told of sectors", .test_func = sectors_are_told },
        { .name = "clients are told of technologies and discoveries", .test_func = tiles_are_told },
        { .name = "clients are told of parts and neutral ships", .test_func = parts_are_told },
        { .name = "clients are told of species and blueprints", .test_func = species_are_told },
        { .name = "what a choice costs is foretold", .test_func = costs_are_foretold },
        { .name = "what a technology costs is foretold", .test_func = prices_are_foretold },
        { .name = "what a part makes of a blueprint is foretold", .test_func = parts_are_foretold },
        { .name = "what a choice gives is foretold", .test_func = rewards_are_foretold },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
