/* Owns the tests of words: what each thing is said to be. The words of the questions stand beside their numbers
 * in agenda_test.c and phase_test.c. */
#include "tests/eclipse/table.h"

#include "games/eclipse/text.h"

typedef struct Row {
    int edition, thing;
    const char *code;
    Lang lang;
    const char *words;
} Row;

static const char *explained(const EclState *s, int thing, int value, Lang lang)
{
    static char buf[1024];
    Text text = text_over(buf);
    bool known = ecl_game_of(s)->explain(s, thing, value, (Voice){ .lang = lang }, &text);
    assert_false(text.full);
    return known ? buf : NULL;
}

static EclState table(int edition)
{
    Setup setup = setup_of(edition, 2, ECL_FIXED, 1);
    return begin(&setup, edition);
}

#define S(thing, code, words)                                                                      \
    {                                                                                              \
        ECL_SECOND, ECL_THING_##thing, code, LANG_EN, words                                        \
    }
#define F(thing, code, words)                                                                      \
    {                                                                                              \
        ECL_FIRST, ECL_THING_##thing, code, LANG_EN, words                                         \
    }
#define R(thing, code, words)                                                                      \
    {                                                                                              \
        ECL_SECOND, ECL_THING_##thing, code, LANG_RU, words                                        \
    }

// clang-format off
static const Row rows[] = {
    S(SECTOR, "001", "001 Galactic Center: 4 VP, an artifact, a discovery; guarded by 1 Galactic Center Defense System; "
                     "squares: materials, advanced materials, science, advanced science, money, money"),
    F(SECTOR, "001", "001 Galactic Center: 4 VP, an artifact, a discovery; guarded by 1 Galactic Center Defense System; "
                     "squares: materials, advanced materials, science, advanced science, gray square, gray square"),
    S(SECTOR, "110", "110 Iota Bootis: 2 VP, a discovery; squares: advanced money, advanced gray square"),
    S(SECTOR, "207", "207 Zeta Reticuli: 2 VP, a discovery"),
    S(SECTOR, "281", "281 Delta Corvi: 2 VP, a discovery, a warp portal; squares: science, money"),
    S(SECTOR, "304", "304 Theta Pegasi: 2 VP; squares: materials, advanced money"),
    S(TECH, "neutron-bombs", "Military, 2 science, at least 2: attacking population, you may destroy all cubes of the sector"),
    S(TECH, "starbase", "Military, 4 science, at least 3: you may build: Starbase"),
    S(TECH, "plasma-cannon", "Military, 6 science, at least 4: you may use the part: Plasma Cannon"),
    S(TECH, "adv-mining", "Military, 10 science, at least 6: you may settle advanced squares: materials"),
    S(TECH, "adv-economy", "Grid, 10 science, at least 6: you may settle advanced squares: money"),
    S(TECH, "quantum-grid", "Grid, 16 science, at least 8: 2 more discs at once"),
    S(TECH, "nanorobots", "Nano, 2 science, at least 2: Build: 1 more activation"),
    F(TECH, "orbital", "Nano, 8 science, at least 5: you may build: Orbital"),
    S(TECH, "wormhole-gen", "Nano, 14 science, at least 7: half a wormhole connection is enough for you"),
    S(TECH, "artifact-key", "Nano, 16 science, at least 8: at once 5 units of a resource for each artifact in your sectors"),
    S(TECH, "antimatter-splitter", "Rare, 5 science, at least 5: the damage of your antimatter cannons may be split"),
    S(TECH, "neutron-absorber", "Rare, 5 science, at least 5: Neutron Bombs do not work on you"),
    S(TECH, "cloaking-device", "Rare, 7 science, at least 6: 2 ships are needed to pin each of yours"),
    S(TECH, "warp-portal", "Rare, 9 science, at least 7: put a warp portal worth 1 VP into a sector of yours"),
    S(TECH, "pico-modulator", "Rare, 11 science, at least 8: Upgrade: 2 more activations"),
    S(TECH, "ancient-labs", "Rare, 13 science, at least 9: take a discovery tile"),
    S(TECH, "metasynthesis", "Rare, 17 science, at least 11: you may settle all advanced squares"),
    S(PART, "ion-cannon", "energy -1, 1 die: yellow"),
    S(PART, "tachyon-drive", "energy -3, initiative +3, movement 3"),
    S(PART, "sentient-hull", "computer +1, hull 1"),
    S(PART, "plasma-turret", "energy -3, 2 dice: orange"),
    S(PART, "soliton-missile", "initiative +1, 1 missile die: blue"),
    S(PART, "antimatter-missile", "1 missile die: red"),
    S(PART, "inversion-shield", "energy +2, shield -2"),
    S(PART, "flux-missile", "initiative +1, 2 missile dice: yellow"),
    F(PART, "axion-computer", "computer +3"),
    S(DISCOVERY, "materials", "gain +6 materials"),
    S(DISCOVERY, "science", "gain +5 science"),
    S(DISCOVERY, "money", "gain +8 money"),
    S(DISCOVERY, "mixed", "gain +2 materials +2 science +3 money"),
    S(DISCOVERY, "ancient-tech", "take the cheapest regular technology of the tray that you lack"),
    S(DISCOVERY, "ancient-cruiser", "place a cruiser in the sector"),
    S(DISCOVERY, "ancient-orbital", "place an orbital in the sector and gain 2 materials"),
    S(DISCOVERY, "ancient-monolith", "place a monolith in the sector"),
    S(DISCOVERY, "ion-turret", "an ancient ship part: 2 dice: yellow"),
    F(DISCOVERY, "ion-turret", "an ancient ship part: energy -1, 2 dice: yellow"),
    S(DISCOVERY, "ancient-portal", "the sector gets a warp portal worth 2 VP"),
    S(SPECIES, "planta", "Planta: home 226 61 Cygni; trade 3 to 1; colony ships 4; activations: Explore 2, Research 1, "
                         "Upgrade 2, Build 2, Move 2, Influence 2; its population dies wherever an opponent has a ship "
                         "after combat; 1 VP more for each sector"),
    S(SPECIES, "draco", "Descendants of Draco: home 228 Sigma Draconis; trade 3 to 1; colony ships 3; activations: "
                        "Explore 1, Research 1, Upgrade 2, Build 2, Move 2, Influence 2; may flip two sectors and place "
                        "one; lives in peace with the Ancients; 1 VP for each Ancient left on the map"),
    S(SPECIES, "hydran", "Hydran Progress: home 224 Beta Hydri; trade 3 to 1; colony ships 3; activations: Explore 1, "
                         "Research 2, Upgrade 2, Build 2, Move 2, Influence 2; starts with a cube in the advanced "
                         "science square"),
    S(SPECIES, "alliance", "Terran Alliance: home 231 Delta Pavonis; trade 2 to 1; colony ships 3; activations: Explore "
                           "1, Research 1, Upgrade 2, Build 2, Move 3, Influence 2"),
    R(SECTOR, "281", "281 Дельта Ворона: ПО 2, открытие, гиперпортал; ячейки: знания, кредиты"),
    R(TECH, "adv-labs", "Нано, знания: 10, не меньше 6: можно заселять передовые ячейки: знания"),
    R(PART, "flux-missile", "инициатива +1, кубики ракет: 2, жёлтые"),
    R(DISCOVERY, "mixed", "получите: +2 материала +2 знания +3 кредита"),
    R(DISCOVERY, "ancient-portal", "сектор получает гиперпортал, ПО: 2"),
};
// clang-format on

static void things_are_explained(void **state)
{
    (void)state;
    EclState s[ECL_EDITIONS] = { table(ECL_FIRST), table(ECL_SECOND) };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int value;
        assert_true(thing_parse(&ecl_things[rows[i].edition][rows[i].thing], rows[i].code, &value));
        assert_string_equal(explained(&s[rows[i].edition], rows[i].thing, value, rows[i].lang),
                            rows[i].words);
    }
}

/* Whether an edition has a component. */
static bool exists(int edition, int thing, int value)
{
    switch (thing) {
    case ECL_THING_SECTOR:
        return ecl_sectors[edition][value].kind;
    case ECL_THING_TECH:
        return ecl_techs[edition][value].copies;
    case ECL_THING_PART:
        return ecl_parts[edition][value].source;
    case ECL_THING_DISCOVERY:
        return ecl_discoveries[edition][value].copies;
    default:
        return thing == ECL_THING_SPECIES;
    }
}

static void all_components_are_explained(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = table(edition);
        for (int thing = 1; thing < ECL_THING_NUMBER; thing++) {
            const ThingKind *kind = &ecl_things[edition][thing];
            for (int value = kind->first; value < kind->first + kind->count; value++)
                for (int lang = 0; lang < LANGS; lang++) {
                    const char *words = explained(&s, thing, value, (Lang)lang);
                    assert_int_equal(words != NULL, exists(edition, thing, value));
                    assert_false(words && (strpbrk(words, "{}|") || !*words));
                }
        }
    }
}

/* Every thing has a code of its own, which is read back, and a name in both languages. */
static void things_have_names(void **state)
{
    (void)state;
    static const struct {
        int thing;
        const char *code, *en, *ru;
    } named[] = {
        { ECL_THING_ACTION, "explore", "Explore", "Разведка" },
        { ECL_THING_ACTION, "influence", "Influence", "Влияние" },
        { ECL_THING_COORDINATE, "-20", "-20", "-20" },
        { ECL_THING_COORDINATE, "20", "20", "20" },
        { ECL_THING_RESOURCE, "money", "money", "кредиты" },
        { ECL_THING_TRACK, "nano", "Nano", "Нано" },
        { ECL_THING_SHIP, "starbase", "Starbase", "Звёздная база" },
        { ECL_THING_UNIT, "monolith", "Monolith", "Монолит" },
        { ECL_THING_INFLUENCE_TRACK, "track", "influence track", "шкала влияния" },
        { ECL_THING_BERTH, "gray-adv-money", "advanced gray square, from money", "" },
        { ECL_THING_BERTH, "orbital-money", "orbital, from money", "" },
        { ECL_THING_NPC, "ancient", "Ancient", "" },
        { ECL_THING_NPC, "gcds", "Galactic Center Defense System", "" },
        { ECL_THING_VARIANT, "advanced", "advanced", "" },
        { ECL_THING_SQUARE, "science-adv", "advanced science", "" },
        { ECL_THING_SQUARE, "orbital", "orbital", "" },
    };
    for (int edition = 0; edition < ECL_EDITIONS; edition++)
        for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
            const ThingKind *kind = &ecl_things[edition][named[i].thing];
            int value;
            assert_true(thing_parse(kind, named[i].code, &value));
            assert_string_equal(kind->code_of(value), named[i].code);
            assert_string_equal(kind->name_of(value, LANG_EN), named[i].en);
            if (*named[i].ru)
                assert_string_equal(kind->name_of(value, LANG_RU), named[i].ru);
        }
}

/* Who is not asked is told so. */
static void nothing_is_asked(void **state)
{
    (void)state;
    EclState s = table(ECL_SECOND);
    char buf[256];
    Text text = text_over(buf);
    int other = !bits_first(s.head.asked);
    eclipse2_game.prompt(&s, other, (Voice){ .lang = LANG_EN }, &text);
    assert_string_equal(buf, "Nothing is asked of you");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "what a thing is said to be", .test_func = things_are_explained },
        { .name = "what an edition has is explained, and nothing else",
          .test_func = all_components_are_explained },
        { .name = "things have codes and names", .test_func = things_have_names },
        { .name = "who is not asked is told so", .test_func = nothing_is_asked },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
