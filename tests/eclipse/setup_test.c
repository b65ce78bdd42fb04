/* Owns the tests of set-up: tray, stacks, centre, homes, guardians, boards, for every number of players
 * of both editions. */
#include "tests/eclipse/table.h"

#include "games/eclipse/board.h"
#include "games/eclipse/map.h"
#include "games/eclipse/setup.h"

enum { SEEDS = 20 };

/* Calls a test with many games just set up. */
static void each_game(int edition, void (*test)(const EclState *s))
{
    for (int seats = 2; seats <= 6; seats++)
        for (unsigned seed = 0; seed < SEEDS; seed++) {
            Setup setup = setup_of(edition, seats, seed % 2 ? ECL_RANDOM : ECL_FIXED, seed);
            EclState s = begin(&setup, edition);
            test(&s);
        }
}

static int rare_seen;

static void check_tray(const EclState *s)
{
    static const int regular[] = { 0, 0, 12, 14, 16, 18, 20 };
    int n = 0, all = 0;
    for (int tech = 1; tech < ECL_TECHS; tech++) {
        bool rare = ecl_techs[s->edition][tech].category == ECL_RARE;
        n += rare ? 0 : s->tray[tech];
        rare_seen += rare ? s->tray[tech] : 0;
        all += s->tray[tech] + s->bag[tech];
        assert_int_equal(s->tray[tech] > 0, bits_has(s->tray_set, tech));
    }
    assert_int_equal(n, regular[s->head.seats]);
    assert_int_equal(all, s->edition == ECL_FIRST ? 96 : 113); /* without the portal technology */
}

static void tray_is_filled(void **state)
{
    (void)state;
    rare_seen = 0;
    each_game(ECL_FIRST, check_tray);
    assert_int_equal(rare_seen, 0);
    each_game(ECL_SECOND, check_tray);
    assert_true(rare_seen > 0);
}

static void check_stacks(const EclState *s)
{
    static const int outer[ECL_EDITIONS][7] = { { 0, 0, 5, 10, 14, 16, 18 },
                                                { 0, 0, 5, 8, 14, 16, 18 } };
    assert_int_equal(s->left[0], s->edition == ECL_FIRST ? 8 : 10);
    assert_int_equal(s->left[1], s->edition == ECL_FIRST ? 11 : 12);
    assert_int_equal(s->left[2], outer[s->edition][s->head.seats]);
    assert_int_equal(bits_count(s->pool[2]),
                     18); /* the rest is out of the game, nobody knows which */
    assert_true(s->discards == 0);
}

static void stacks_are_laid(void **state)
{
    (void)state;
    each_game(ECL_FIRST, check_stacks);
    each_game(ECL_SECOND, check_stacks);
}

static void portals_are_an_option(void **state)
{
    (void)state;
    for (int on = 0; on < 2; on++) {
        Setup setup = setup_of(ECL_SECOND, 4, ECL_FIXED, 3);
        setup.option[ECL_OPTION_PORTALS] = (uint8_t)on;
        EclState s = begin(&setup, ECL_SECOND);
        assert_int_equal(bits_has(s.pool[1], ECL_SECTOR(281)), on);
        assert_int_equal(bits_has(s.pool[2], ECL_SECTOR(381)), on);
        assert_int_equal(bits_has(s.pool[2], ECL_SECTOR(382)), on);
        assert_int_equal(s.tray[ECL_TECH(WARP_PORTAL)] + s.bag[ECL_TECH(WARP_PORTAL)], on);
        assert_int_equal(ecl_tiles_of(s.tiles, ECL_FIND(ANCIENT_PORTAL)), on);
        assert_int_equal(ecl_tiles_count(s.tiles), 35 + on);
    }
}

static void check_centre(const EclState *s)
{
    const EclHex *hex = &s->hex[ECL_SECTOR(001)];
    assert_true(hex->q == 0 && hex->r == 0 && hex->rotation == 0);
    assert_true(hex->discovery && hex->npcs == 1 && !hex->disc);
    int tiles = ecl_tiles_count(s->tiles), reputation = 0;
    assert_int_equal(tiles, s->edition == ECL_FIRST ? 21 : 35);
    for (int seat = 0; seat < s->head.seats; seat++)
        reputation += s->seat[seat].reputation[0];
    assert_int_equal(s->reputation[0] + reputation, s->edition == ECL_FIRST ? 32 : 33);
    assert_int_equal(s->traitor, 0);
}

static void centre_and_bags(void **state)
{
    (void)state;
    each_game(ECL_FIRST, check_centre);
    each_game(ECL_SECOND, check_centre);
}

/* The zone of a home: which of the six, from the north clockwise. */
static int zone_of(const EclHex *hex)
{
    for (int zone = 0; zone < ECL_EDGES; zone++)
        if (hex->q == 2 * ecl_edge_q[zone] && hex->r == 2 * ecl_edge_r[zone])
            return zone;
    fail_msg("no starting zone");
    return -1;
}

static const EclHex *home_of(const EclState *s, int seat)
{
    return &s->hex[ecl_species_of(s, seat)->home];
}

static void check_zones(const EclState *s)
{
    int used = 0, last = -1;
    for (int seat = 0; seat < s->head.seats; seat++) {
        const EclHex *hex = home_of(s, seat);
        int zone = zone_of(hex);
        assert_true(zone > last); /* seats sit clockwise */
        last = zone;
        used |= 1 << zone;
        assert_true(hex->worm >> ecl_opposite(zone) & 1); /* open towards the centre */
    }
    static const int zones[] = { 0, 0, 0x09, 0x15, 0x36, 0x37, 0x3f };
    assert_int_equal(used, zones[s->head.seats]);
}

static void homes_lie_in_their_zones(void **state)
{
    (void)state;
    each_game(ECL_FIRST, check_zones);
    each_game(ECL_SECOND, check_zones);
}

static void check_guardians(const EclState *s)
{
    EclSectorSet guardians = s->map & ECL_GUARDIAN_SET;
    assert_int_equal(bits_count(guardians), s->edition == ECL_SECOND ? 6 - s->head.seats : 0);
    for (; guardians; guardians = bits_without_first(guardians)) {
        const EclHex *hex = &s->hex[bits_first(guardians)];
        assert_true(hex->npcs == 1 && hex->discovery);
        assert_int_equal(hex->rotation, (zone_of(hex) + 3) % 6);
    }
    for (int seat = 0; seat < s->head.seats && s->edition == ECL_SECOND; seat++)
        assert_int_equal(home_of(s, seat)->rotation, (zone_of(home_of(s, seat)) + 3) % 6);
    assert_int_equal(bits_count(s->map), 7 - (s->edition == ECL_FIRST ? 6 - s->head.seats : 0));
}

static void free_zones_get_guardians(void **state)
{
    (void)state;
    each_game(ECL_FIRST, check_guardians);
    each_game(ECL_SECOND, check_guardians);
}

static void check_board(const EclState *s)
{
    for (int seat = 0; seat < s->head.seats; seat++) {
        const EclSeat *p = &s->seat[seat];
        const EclSpeciesRow *row = ecl_species_of(s, seat);
        const EclHex *hex = home_of(s, seat);
        bool eridani = p->species == ECL_RACE(ERIDANI), hydran = p->species == ECL_RACE(HYDRAN);
        assert_int_equal(p->discs, eridani ? 10 : 12);
        assert_int_equal(ecl_upkeep_cost(s, seat), eridani ? 1 : 0);
        assert_int_equal(p->reserve, eridani ? 5 : 3);
        assert_int_equal(p->reputation[0], eridani ? 2 : 0);
        assert_int_equal(hex->disc, seat + 1);
        assert_int_equal(p->colony, p->species == ECL_RACE(PLANTA) ? 4 : 3);
        bool orion = p->species == ECL_RACE(ORION);
        assert_int_equal(hex->ships[seat][ECL_CRUISER], orion);
        assert_int_equal(hex->ships[seat][ECL_INTERCEPTOR], !orion);
        for (int resource = 0; resource < ECL_RESOURCES; resource++) {
            const uint8_t *square = ecl_sector_row(s, row->home)->square;
            int adv = hydran && resource == ECL_SCIENCE;
            assert_int_equal(p->cubes[resource], 11 - square[2 * resource] - adv);
            assert_int_equal(hex->cubes[2 * resource], square[2 * resource]);
            assert_int_equal(hex->cubes[2 * resource + 1], adv);
            assert_int_equal(p->storage[resource], row->storage[resource]);
        }
        for (int i = 0; i < 3 && row->tech[i]; i++)
            assert_true(
                bits_has(p->track[ecl_techs[s->edition][row->tech[i]].category], row->tech[i]));
        assert_true(!p->passed && !p->partners && !p->kept && !p->stored);
    }
    assert_int_equal(s->round, 1);
    assert_int_equal(s->active, s->start);
}

static void boards_are_filled(void **state)
{
    (void)state;
    each_game(ECL_FIRST, check_board);
    each_game(ECL_SECOND, check_board);
}

static void variants_are_chosen(void **state)
{
    (void)state;
    int seen[3][2] = { { 0 } };
    for (unsigned seed = 0; seed < 60; seed++) {
        Setup setup = setup_of(ECL_SECOND, 2, ECL_FIXED, seed);
        setup.option[ECL_OPTION_ANCIENTS] = ECL_VARIANTS;
        setup.option[ECL_OPTION_GUARDIANS] = ECL_ADVANCED;
        EclState s = begin(&setup, ECL_SECOND);
        seen[0][s.variant[ECL_ANCIENT]]++;
        assert_int_equal(s.variant[ECL_GUARDIAN], ECL_ADVANCED);
        assert_int_equal(s.variant[ECL_GCDS], ECL_NORMAL);
    }
    assert_true(seen[0][0] > 10 && seen[0][1] > 10);
}

static void start_player_at_random_or_fixed(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int seen = 0;
        for (unsigned seed = 0; seed < 60; seed++) {
            Setup setup = setup_of(edition, 4, ECL_FIXED, seed);
            EclState s = begin(&setup, edition);
            seen |= 1 << s.start;
            setup.option[ECL_OPTION_FIRST] = 3;
            s = begin(&setup, edition);
            assert_int_equal(s.start, 2);
            assert_int_equal(s.active, 2);
        }
        assert_int_equal(seen, 15);
    }
}

/* The seats that choose, in order. */
static void choosing_order(int edition, bool aliens, const int order[4])
{
    Setup setup = setup_of(edition, 4, ECL_CHOOSE, 1);
    setup.option[ECL_OPTION_FIRST] = 2;
    setup.option[ECL_OPTION_ALIENS] = aliens;
    EclState s = begin(&setup, edition);
    static const char *const faces[] = { "choose union", "choose republic", "choose alliance",
                                         "choose federation" };
    for (int i = 0; i < 4; i++) {
        assert_int_equal(s.head.asked, seat_bit(order[i]));
        assert_int_equal(bits_count(s.map), 1); /* homes and guardians follow the choice */
        assert_true(s.tray_set != 0);           /* the tray is known before */
        play(&s, order[i], faces[i]);
    }
    assert_int_equal(s.round, 1);
    assert_int_equal(s.head.asked, seat_bit(1));
}

static void species_are_chosen_in_order(void **state)
{
    (void)state;
    choosing_order(ECL_SECOND, true, (const int[]){ 0, 3, 2, 1 });
    choosing_order(ECL_FIRST, true, (const int[]){ 0, 3, 2, 1 });
    choosing_order(ECL_FIRST, false, (const int[]){ 1, 2, 3, 0 });
}

static void a_board_has_two_faces(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        Setup setup = setup_of(edition, 2, ECL_CHOOSE, 1);
        EclState s = begin(&setup, edition);
        int first = bits_first(s.head.asked);
        MoveList list = { .n = 0 };
        editions[edition]->moves(&s, first, &list);
        assert_int_equal(list.n, 12);
        play(&s, first, "choose eridani");
        list.n = 0;
        editions[edition]->moves(&s, !first, &list);
        assert_int_equal(list.n, 10);
        Move face = move_make(ECL_MOVE_SPECIES, ECL_RACE(DIRECTORATE), 0, 0);
        assert_false(moves_have(&list, face));
        assert_string_equal(editions[edition]->why(&s, !first, face),
                            edition ? "E2-3.10" : "E1-2.9");
        setup.option[ECL_OPTION_ALIENS] = 0;
        s = begin(&setup, edition);
        list.n = 0;
        editions[edition]->moves(&s, bits_first(s.head.asked), &list);
        assert_int_equal(list.n, 6); /* Terrans alone */
    }
}

/* E1-2.13: the edges of each home that are open, and towards which neighbours. */
static void homes_are_turned_as_printed(void **state)
{
    (void)state;
    Setup setup = setup_of(ECL_FIRST, 4, ECL_FIXED, 1);
    EclState s = begin(&setup, ECL_FIRST);
    static const int8_t place[4][3] = { { 2, -2, 4 }, { 2, 0, 4 }, { -2, 2, 1 }, { -2, 0, 1 } };
    for (int seat = 0; seat < 4; seat++) {
        const EclHex *hex = home_of(&s, seat);
        assert_true(hex->q == place[seat][0] && hex->r == place[seat][1] &&
                    hex->rotation == place[seat][2]);
        assert_int_equal(hex->worm, 1 << 1 | 1 << 2 | 1 << 4 | 1 << 5);
    }
}

static void storage_of_species(void **state)
{
    (void)state;
    static const struct {
        int species, first[3], second[3]; /* materials, science, money */
    } row[] = {
        { ECL_RACE(ERIDANI), { 4, 2, 26 }, { 4, 2, 26 } },
        { ECL_RACE(HYDRAN), { 2, 5, 2 }, { 2, 6, 2 } },
        { ECL_RACE(PLANTA), { 4, 4, 4 }, { 4, 3, 2 } },
        { ECL_RACE(DRACO), { 3, 4, 2 }, { 3, 4, 2 } },
        { ECL_RACE(MECHANEMA), { 3, 3, 3 }, { 4, 3, 3 } },
        { ECL_RACE(ORION), { 5, 3, 3 }, { 4, 3, 3 } },
        { ECL_RACE(UNION), { 3, 3, 2 }, { 4, 3, 3 } },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        for (int resource = 0; resource < ECL_RESOURCES; resource++) {
            assert_int_equal(ecl_species[ECL_FIRST][row[i].species].storage[resource],
                             row[i].first[resource]);
            assert_int_equal(ecl_species[ECL_SECOND][row[i].species].storage[resource],
                             row[i].second[resource]);
        }
}

static EclState alone(int edition, const char *species)
{
    char buf[256];
    Text text = text_over(buf);
    text_fmt(&text, "{\"game\":\"eclipse%d\",\"players\":2,\"seats\":[{\"species\":\"%s\"},{}]}",
             edition + 1, species);
    return place(edition, buf);
}

static void expect_start(const EclState *s, int discs, int materials, int science, int money)
{
    assert_int_equal(s->seat[0].discs, discs);
    assert_int_equal(ecl_production(s, 0, ECL_MATERIALS), materials);
    assert_int_equal(ecl_production(s, 0, ECL_SCIENCE), science);
    assert_int_equal(ecl_production(s, 0, ECL_MONEY), money);
}

static void first_positions(void **state)
{
    (void)state;
    EclState s = alone(ECL_FIRST, "directorate");
    expect_start(&s, 12, 3, 3, 3);
    assert_int_equal(ecl_upkeep_cost(&s, 0), 0);
    s = alone(ECL_FIRST, "eridani");
    expect_start(&s, 10, 2, 3, 3);
    assert_int_equal(ecl_upkeep_cost(&s, 0), 1);
    s = alone(ECL_FIRST, "hydran");
    expect_start(&s, 12, 2, 4, 3);
    s = alone(ECL_SECOND, "hydran");
    expect_start(&s, 12, 2, 3, 3);
    assert_int_equal(s.hex[ECL_SECTOR(224)].cubes[ECL_SQUARE_SCIENCE_ADV], 1);
    assert_int_equal(s.hex[ECL_SECTOR(224)].cubes[ECL_SQUARE_MONEY], 1);
    s = alone(ECL_SECOND, "planta"); /* no money square at home: still 2 */
    expect_start(&s, 12, 3, 3, 2);
}

/* The rows of tables in which the editions differ. */
static void editions_differ(void **state)
{
    (void)state;
    assert_int_equal(ecl_rules[ECL_FIRST].rounds, 9);
    assert_int_equal(ecl_rules[ECL_SECOND].rounds, 8);
    assert_int_equal(ecl_setups[ECL_FIRST][3].outer, 10);
    assert_int_equal(ecl_setups[ECL_SECOND][3].outer, 8);
    assert_int_equal(ecl_setups[ECL_FIRST][2].techs_cleanup, 4);
    assert_int_equal(ecl_setups[ECL_SECOND][2].techs_cleanup, 5);
    for (int seats = 3; seats <= 6; seats++)
        assert_int_equal(ecl_setups[ECL_FIRST][seats].techs_cleanup,
                         ecl_setups[ECL_SECOND][seats].techs_cleanup);
    for (int sector = 1; sector < ECL_SECTORS; sector++)
        if (ecl_sectors[ECL_FIRST][sector].kind)
            assert_int_equal(ecl_sectors[ECL_FIRST][sector].worm,
                             ecl_sectors[ECL_SECOND][sector].worm);
    assert_int_equal(ecl_species[ECL_FIRST][ECL_RACE(DRACO)].tech[0], ECL_NO_TECH);
    assert_int_equal(ecl_species[ECL_SECOND][ECL_RACE(DRACO)].tech[0], ECL_TECH(FUSION_DRIVE));
    for (int ship = 0; ship < ECL_SHIPS; ship++) {
        int due = ship == ECL_STARBASE ? 3 : 1;
        assert_int_equal(ecl_blueprints[ECL_SECOND][ECL_ERI][ship].energy, due);
        assert_int_equal(ecl_blueprints[ECL_FIRST][ECL_ERI][ship].energy,
                         ship == ECL_STARBASE ? 3 : ship == ECL_DREADNOUGHT);
    }
    for (int species = 1; species < ECL_SPECIES; species++) {
        bool mechanema = species == ECL_RACE(MECHANEMA);
        assert_int_equal(ecl_species[ECL_FIRST][species].cost[ECL_ORBITAL], mechanema ? 4 : 5);
        assert_int_equal(ecl_species[ECL_SECOND][species].cost[ECL_ORBITAL], mechanema ? 3 : 4);
        bool alien = ecl_species[ECL_FIRST][species].alien;
        for (int edition = 0; edition < ECL_EDITIONS; edition++)
            assert_int_equal(ecl_species[edition][species].activations[ECL_ACTION_MOVE],
                             alien ? 2 : 3);
    }
}

static void parts_differ(void **state)
{
    (void)state;
    const EclPartRow *one = ecl_parts[ECL_FIRST], *two = ecl_parts[ECL_SECOND];
    assert_int_equal(one[ECL_PART(POSITRON_COMPUTER)].values.initiative, 1);
    assert_int_equal(one[ECL_PART(GLUON_COMPUTER)].values.initiative, 2);
    assert_int_equal(two[ECL_PART(POSITRON_COMPUTER)].values.initiative, 0);
    assert_int_equal(two[ECL_PART(GLUON_COMPUTER)].values.initiative, 0);
    assert_int_equal(one[ECL_PART(PLASMA_MISSILE)].values.energy_in, 0);
    assert_int_equal(two[ECL_PART(PLASMA_MISSILE)].values.energy_in, 1);
    assert_int_equal(one[ECL_PART(AXION_COMPUTER)].values.computer, 3);
    assert_int_equal(two[ECL_PART(AXION_COMPUTER)].values.computer, 2);
    assert_int_equal(one[ECL_PART(ION_TURRET)].values.energy_in, 1);
    assert_int_equal(two[ECL_PART(ION_TURRET)].values.energy_in, 0);
    int ancient[ECL_EDITIONS] = { 0 };
    for (int edition = 0; edition < ECL_EDITIONS; edition++)
        for (int part = 1; part < ECL_PARTS; part++)
            ancient[edition] += ecl_parts[edition][part].source == ECL_DISCOVERY_PART;
    assert_int_equal(ancient[ECL_FIRST], 6);
    assert_int_equal(ancient[ECL_SECOND], 15);
    static const int swapped[][2] = {
        { ECL_TECH(IMPROVED_HULL), ECL_TECH(FUSION_SOURCE) },
        { ECL_TECH(ADV_ROBOTICS), ECL_TECH(ORBITAL) },
        { ECL_TECH(PLASMA_MISSILE), ECL_TECH(GLUON_COMPUTER) },
        { ECL_TECH(ARTIFACT_KEY), ECL_TECH(WORMHOLE_GEN) },
    };
    for (int i = 0; i < 4; i++) {
        assert_int_equal(ecl_techs[ECL_FIRST][swapped[i][0]].cost,
                         ecl_techs[ECL_SECOND][swapped[i][1]].cost);
        assert_int_equal(ecl_techs[ECL_FIRST][swapped[i][1]].cost,
                         ecl_techs[ECL_SECOND][swapped[i][0]].cost);
        assert_true(ecl_techs[ECL_FIRST][swapped[i][0]].cost <
                    ecl_techs[ECL_FIRST][swapped[i][1]].cost);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-3.1 E2-3.2 E1-2.1 technologies are drawn, rare ones on top",
          .test_func = tray_is_filled },
        { .name = "E2-3.7 E1-2.5 three stacks, the outer one reduced",
          .test_func = stacks_are_laid },
        { .name = "E2-3.6 E2-23.1 warp portals are used together or not at all",
          .test_func = portals_are_an_option },
        { .name = "E2-3.3 E2-3.5 E1-2.3 E1-2.4 E1-2.25 E1-X.10 the centre and the bags",
          .test_func = centre_and_bags },
        { .name =
              "E2-3.11 E2-3.12 E1-2.11 E1-2.12 E1-2.14 homes lie in their zones, seats clockwise",
          .test_func = homes_lie_in_their_zones },
        { .name =
              "E2-3.13 E2-3.14 E1-2.15 E1-2.26 E1-X.4 guardians fill free zones in the 2nd edition",
          .test_func = free_zones_get_guardians },
        { .name =
              "E2-3.15 E2-3.16 E2-3.17 E2-3.18 E2-3.19 E2-3.20 E2-3.21 E2-3.22 boards are filled",
          .test_func = boards_are_filled },
        { .name =
              "E1-1.3 E1-1.4 E1-2.16 E1-2.17 E1-2.18 E1-2.20 E1-2.21 E1-2.22 E1-2.23 E1-2.24 so in both editions",
          .test_func = boards_are_filled },
        { .name = "E2-3.4 neutral blueprints are chosen kind by kind",
          .test_func = variants_are_chosen },
        { .name = "E2-3.8 E1-2.6 the start player at random or by option",
          .test_func = start_player_at_random_or_fixed },
        { .name =
              "E2-3.9 E2-3.23 E2-D2 E1-2.7 E1-2.8 E1-2.28 E1-D2 E1-X.9 species are chosen in order",
          .test_func = species_are_chosen_in_order },
        { .name = "E2-3.10 E2-24.1 E2-D1 E1-2.9 E1-D1 a board is taken with one of its faces",
          .test_func = a_board_has_two_faces },
        { .name = "E1-2.13 E1-X.5 homes are turned as printed",
          .test_func = homes_are_turned_as_printed },
        { .name = "E1-2.19 E1-X.12 storage of each species", .test_func = storage_of_species },
        { .name = "E2-1.15 E2-EX32 E1-EX18 E1-EX19 E1-EX29 first positions",
          .test_func = first_positions },
        { .name =
              "E1-X.1 E1-X.2 E1-X.3 E1-X.11 E1-X.13 E1-X.14 E1-X.26 E1-23.8 what the editions count otherwise",
          .test_func = editions_differ },
        { .name = "E1-X.17 E1-X.18 E1-X.19 E1-X.20 parts and technologies of the editions",
          .test_func = parts_differ },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
