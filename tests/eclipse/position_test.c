/* Owns the tests of positions as they are read: what is not a position is refused with the member that is
 * wrong, and what is left out follows from the rest. */
#include "tests/eclipse/table.h"

#include "games/eclipse/map.h"

enum { BYTES = 2048 };

/* Two Terrans, the first with these members of his seat, and these of the position. */
static const char *position(int edition, const char *members, const char *seat)
{
    static char buf[BYTES];
    Text text = text_over(buf);
    text_fmt(&text,
             "{\"game\":\"eclipse%d\",\"players\":2%s,\"seats\":[{\"species\":\"directorate\"%s},"
             "{\"species\":\"alliance\"}]}",
             edition + 1, members, seat);
    assert_false(text.full);
    return buf;
}

typedef struct Row {
    const char *members, *seat, *reason;
} Row;

#define SECTOR(contents) ",\"map\":{\"304\":{\"q\":0,\"r\":-3," contents "}}"
#define NO_FLAG          "it must be true or false"
#define NO_BYTE          "it must be a number from 0 to 255"
#define NO_LIST          "it must be a list"
#define NO_NUMBERS       "it must be an object of numbers"
#define NO_CODE          "there is none with this code"
#define NO_SEATS         "it must be a list of seats"
#define NO_BATTLE        "battle: rows of bytes"
#define NO_SHIPS         "ships: each entry names a seat of its own"

static const Row wrong[] = {
    { ",\"round\":\"two\"", "", "round: " NO_BYTE },
    { ",\"round\":256", "", "round: " NO_BYTE },
    { ",\"round\":-1", "", "round: " NO_BYTE },
    { ",\"start\":[]", "", "start: " NO_BYTE },
    { ",\"start\":2", "", "out of range" },
    { ",\"active\":256", "", "active: " NO_BYTE },
    { ",\"active\":2", "", "out of range" },
    { ",\"first_passed\":1", "", "first_passed: " NO_FLAG },
    { ",\"traitor\":255", "", "traitor: it must be a number from 0 to 254" },
    { ",\"phase\":\"tea\"", "", "phase: " NO_CODE },
    { ",\"tray\":[]", "", "tray: " NO_NUMBERS },
    { ",\"tray\":{\"rubber\":1}", "", "tray: " NO_CODE },
    { ",\"tray\":{\"plasma-cannon\":256}", "", "tray: not that many" },
    { ",\"tray\":{\"plasma-cannon\":-1}", "", "tray: not that many" },
    { ",\"tray\":{\"plasma-cannon\":6}", "", "plasma-cannon: more tiles" },
    { ",\"discards\":{}", "", "discards: " NO_LIST },
    { ",\"discards\":[\"none\"]", "", "discards: " NO_CODE },
    { ",\"discards\":[\"301\",\"301\"]", "", "discards: the same twice" },
    { ",\"outer_pool\":7", "", "outer_pool: " NO_LIST },
    { ",\"outer_pool\":[\"301\",\"302\",\"301\"]", "", "outer_pool: the same twice" },
    { ",\"stacks\":{\"inner\":256}", "", "inner: " NO_BYTE },
    { ",\"stacks\":{\"middle\":-1}", "", "middle: " NO_BYTE },
    { ",\"stacks\":{\"outer\":\"\"}", "", "outer: " NO_BYTE },
    { ",\"discoveries_used\":[]", "", "discoveries_used: " NO_NUMBERS },
    { ",\"discoveries_used\":{\"money\":4}", "", "discoveries_used: more tiles" },
    { ",\"npcs\":{\"ancient\":\"fierce\"}", "", "npcs: " NO_CODE },
    { ",\"npcs\":{\"gcds\":\"random\"}", "", "npcs: " NO_CODE },
    { ",\"map\":[]", "", "map: it must be an object of sectors" },
    { ",\"map\":{\"none\":{}}", "", "map: " NO_CODE },
    { ",\"map\":{\"304\":{\"q\":21,\"r\":-3}}", "", "q: it must be a number from -20 to 20" },
    { ",\"map\":{\"304\":{\"q\":-21,\"r\":3}}", "", "q: it must be a number from -20 to 20" },
    { ",\"map\":{\"304\":{\"q\":0,\"r\":21}}", "", "r: it must be a number from -20 to 20" },
    { ",\"map\":{\"304\":{\"q\":0,\"r\":-21}}", "", "r: it must be a number from -20 to 20" },
    { SECTOR("\"rotation\":6"), "", "rotation: it must be a number from 0 to 5" },
    { SECTOR("\"rotation\":-1"), "", "rotation: it must be a number from 0 to 5" },
    { ",\"map\":{\"304\":{\"q\":0,\"r\":-3},\"306\":{\"q\":0,\"r\":-3}}", "",
      "map: two sectors in one place" },
    { SECTOR("\"disc\":255"), "", "disc: it must be a number from 0 to 254" },
    { SECTOR("\"disc\":-1"), "", "disc: it must be a number from 0 to 254" },
    { SECTOR("\"disc\":\"0\""), "", "disc: it must be a number from 0 to 254" },
    { SECTOR("\"disc\":2"), "", "sector 304" },
    { SECTOR("\"npcs\":256"), "", "npcs: " NO_BYTE },
    { SECTOR("\"discovery\":1"), "", "discovery: " NO_FLAG },
    { SECTOR("\"orbital\":1"), "", "orbital: " NO_FLAG },
    { SECTOR("\"monolith\":1"), "", "monolith: " NO_FLAG },
    { SECTOR("\"portal_vp\":256"), "", "portal_vp: " NO_BYTE },
    { SECTOR("\"cubes\":[]"), "", "cubes: " NO_NUMBERS },
    { SECTOR("\"cubes\":{\"gold\":1}"), "", "cubes: " NO_CODE },
    { SECTOR("\"cubes\":{\"money\":256}"), "", "cubes: not that many" },
    { SECTOR("\"ships\":[{\"seat\":2,\"cruiser\":1}]"), "",
      "seat: it must be a number from 0 to 1" },
    { SECTOR("\"ships\":[{\"seat\":-1,\"cruiser\":1}]"), "",
      "seat: it must be a number from 0 to 1" },
    { SECTOR("\"ships\":[{\"cruiser\":1}]"), "", NO_SHIPS },
    { SECTOR("\"ships\":[{\"seat\":1,\"cruiser\":1},{\"seat\":1,\"cruiser\":1}]"), "", NO_SHIPS },
    { SECTOR("\"ships\":[{\"seat\":0,\"cruiser\":1},{\"seat\":1,\"cruiser\":1},"
             "{\"seat\":0,\"cruiser\":1}]"),
      "", NO_SHIPS },
    { SECTOR("\"ships\":[{\"seat\":1,\"cruiser\":256}]"), "", "cruiser: " NO_BYTE },
    { SECTOR("\"ships\":[{\"seat\":1,\"cruiser\":1,\"starbase\":-1}]"), "", "starbase: " NO_BYTE },
    { SECTOR("\"ships\":[{\"seat\":1,\"starbase\":-1}]"), "", "starbase: " NO_BYTE },
    { SECTOR("\"ships\":[{\"seat\":1}]"), "", "sector 304" },
    { "", ",\"materials\":10000", "materials: it must be a number from 0 to 9999" },
    { "", ",\"money\":-1", "money: it must be a number from 0 to 9999" },
    { "", ",\"spent\":{\"dance\":1}", "spent: " NO_CODE },
    { "", ",\"spent\":{\"none\":1}", "spent: " NO_CODE },
    { "", ",\"graves\":{\"gold\":1}", "graves: " NO_CODE },
    { "", ",\"colony\":256", "colony: " NO_BYTE },
    { "", ",\"techs\":{\"grid\":{}}", "grid: " NO_LIST },
    { "", ",\"techs\":{\"nano\":[\"rubber\"]}", "nano: " NO_CODE },
    { "", ",\"tiles\":{\"cruiser\":[\"rubber\"]}", "tiles: " NO_CODE },
    { "",
      ",\"tiles\":{\"dreadnought\":[\"none\",\"none\",\"none\",\"none\",\"none\",\"none\",\"none\","
      "\"none\",\"none\"]}",
      "tiles: more slots than a blueprint has" },
    { "", ",\"stored\":[\"none\"]", "stored: " NO_CODE },
    { "", ",\"stored\":[\"shard-hull\",\"shard-hull\"]", "stored: the same twice" },
    { "", ",\"reputation\":{\"5\":1}", "reputation: " NO_CODE },
    { "", ",\"reputation\":{\"4\":256}", "reputation: not that many" },
    { "", ",\"partners\":[2]", "partners: " NO_SEATS },
    { "", ",\"partners\":[-1]", "partners: " NO_SEATS },
    { "", ",\"partners\":[\"1\"]", "partners: " NO_SEATS },
    { "", ",\"kept\":[]", "kept: " NO_NUMBERS },
    { "", ",\"kept\":{\"money\":4}", "kept: more tiles" },
    { "", ",\"kept\":{\"none\":1}", "kept: more tiles" },
    { "", ",\"passed\":1", "passed: " NO_FLAG },
    { "", ",\"state\":\"tired\"", "state: " NO_CODE },
    { "", ",\"state\":\"collapsed\",\"final\":[128]", "final: the score" },
    { "", ",\"state\":\"collapsed\",\"final\":[-129]", "final: the score" },
    { "", ",\"state\":\"collapsed\",\"final\":[1,2,3,4,5,6,7,8,9,10]", "final: the score" },
    { "", ",\"muon\":\"orbital\"", "muon: " NO_CODE },
    { "", ",\"discs\":256", "discs: " NO_BYTE },
    { "", ",\"cubes\":{\"money\":256}", "cubes: not that many" },
    { ",\"turn\":{\"touched\":[\"none\"]}", "", "touched: " NO_CODE },
    { ",\"turn\":{\"touched\":1}", "", "touched: " NO_LIST },
    { ",\"turn\":{\"offered\":[2]}", "", "offered: " NO_SEATS },
    { ",\"turn\":{\"returned\":{\"cruiser\":[\"rubber\"]}}", "", "tiles: " NO_CODE },
    { ",\"battle\":[]", "", NO_BATTLE },
    { ",\"battle\":{\"damage\":[1]}", "", NO_BATTLE },
    { ",\"battle\":{\"sector\":1}", "", NO_BATTLE },
    { ",\"battle\":{\"sector\":[256]}", "", NO_BATTLE },
    { ",\"battle\":{\"sector\":[-1]}", "", NO_BATTLE },
    { ",\"battle\":{\"points\":[0,0]}", "", NO_BATTLE },
    { ",\"battle\":{\"sectors\":{}}", "", NO_BATTLE },
    { ",\"battle\":{\"sectors\":[\"none\"]}", "", NO_BATTLE },
    { ",\"battle\":{\"visits\":[\"999\"]}", "", NO_BATTLE },
    { ",\"battle\":{\"visits\":[\"001\"]}", "", "there is no battle now" },
    { ",\"battle\":{\"sector\":[1]}", "", "there is no battle now" },
};

static void what_is_wrong_is_named(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++)
        for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
            refuses(edition, position(edition, wrong[i].members, wrong[i].seat), wrong[i].reason);
    refuses(ECL_FIRST, position(ECL_FIRST, ",\"map\":{\"110\":{\"q\":0,\"r\":-1}}", ""),
            "map: a sector of this game");
    refuses(ECL_SECOND,
            "{\"game\":\"eclipse2\",\"players\":2,\"seats\":[{\"species\":\"human\"},{}]}",
            "species: " NO_CODE);
    refuses(ECL_SECOND, "{\"game\":\"eclipse2\",\"players\":2,\"seats\":[{\"species\":\"orion\"}]}",
            "seats: one entry for each player");
    refuses(ECL_SECOND,
            "{\"game\":\"eclipse2\",\"players\":2,\"seats\":[{\"species\":\"orion\"},{},{}]}",
            "seats: one entry for each player");
    refuses(ECL_SECOND,
            "{\"game\":\"eclipse2\",\"players\":2,\"options\":{\"aliens\":\"on\"},"
            "\"seats\":[{\"species\":\"eridani\"},{\"species\":\"directorate\"}]}",
            "species: each player has a species of his own"); /* two faces of one board */
}

/* The most that a position may say. */
static void limits(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, position(edition, "", ",\"kept\":{\"money\":3}"));
        assert_int_equal(ecl_tiles_of(s.seat[0].kept, ECL_FIND(MONEY)), 3);
        s = place(edition, position(edition, SECTOR("\"rotation\":5"), ""));
        assert_int_equal(s.hex[ECL_SECTOR(304)].rotation, 5);
        s = place(edition, position(edition, ",\"tray\":{\"plasma-cannon\":5}", ""));
        assert_int_equal(s.tray[ECL_TECH(PLASMA_CANNON)], 5);
        assert_int_equal(s.bag[ECL_TECH(PLASMA_CANNON)], 0);
        s = place(edition, position(edition, "", ",\"materials\":9999,\"science\":0"));
        assert_int_equal(s.seat[0].storage[ECL_MATERIALS], 9999);
        assert_int_equal(s.seat[0].storage[ECL_SCIENCE], 0);
        s = place(edition, position(edition, ",\"round\":8", ""));
        assert_int_equal(s.round, 8);
        refuses(edition,
                position(edition, edition == ECL_FIRST ? ",\"round\":10" : ",\"round\":9", ""),
                "out of range");
        s = place(edition, position(edition, ",\"map\":{\"304\":{\"q\":-20,\"r\":20}}", ""));
        assert_int_equal(s.hex[ECL_SECTOR(304)].q, -20);
        assert_int_equal(s.hex[ECL_SECTOR(304)].r, 20);
        s = place(
            edition,
            position(edition,
                     ",\"start\":1,\"map\":{\"221\":{\"disc\":null},\"304\":{\"q\":0,\"r\":-3}}",
                     ",\"state\":\"gave-up\",\"final\":[127,-128,0,0,0,0,0,0,9]"));
        assert_int_equal(s.seat[0].out, ECL_GAVE_UP);
        assert_int_equal(s.seat[0].final[0], 127);
        assert_int_equal(s.seat[0].final[1], -128);
        assert_int_equal(s.seat[0].final[8], 9);
    }
}

/* Discs and cubes that are not given: on the track what is neither on the map nor spent nor a partner's;
 * of gray squares and ambassadors from the materials, of orbitals from the sciences. */
static void pieces_follow(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, position(edition, "", ""));
        const EclSeat *p = &s.seat[0];
        assert_int_equal(p->discs, 12); /* one of 13 at home */
        assert_int_equal(p->reserve, 3);
        for (int track = 0; track < ECL_RESOURCES; track++)
            assert_int_equal(p->cubes[track], 10); /* one of 11 at home */
        s = place(edition,
                  position(edition,
                           ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"disc\":0,"
                           "\"orbital\":true,\"cubes\":{\"materials\":1,\"orbital\":1}},"
                           "\"313\":{\"q\":4,\"r\":0,\"disc\":0,\"cubes\":{\"gray\":1}}}",
                           ",\"spent\":{\"move\":2,\"reaction\":1},\"graves\":{\"money\":4},"
                           "\"techs\":{\"military\":[\"starbase\"],\"grid\":[\"quantum-grid\"]}"));
        assert_int_equal(p->discs, 13 + 2 - 3 - 3);
        assert_int_equal(p->reserve, 1);
        assert_int_equal(p->cubes[ECL_MATERIALS], 11 - 1 - 1 - 1);
        assert_int_equal(p->cubes[ECL_SCIENCE], 11 - 1 - 1);
        assert_int_equal(p->cubes[ECL_MONEY], 11 - 1 - 4);
        assert_int_equal(p->supply[ECL_INTERCEPTOR], 7); /* one of 8 at home */
        assert_int_equal(p->supply[ECL_CRUISER], 4);
        s = place(
            edition,
            position(edition, SECTOR("\"ships\":[{\"seat\":0,\"cruiser\":3,\"starbase\":4}]"), ""));
        assert_int_equal(p->supply[ECL_CRUISER], 1);
        assert_int_equal(p->supply[ECL_DREADNOUGHT], 2);
        assert_int_equal(p->supply[ECL_STARBASE], 0);
        refuses(edition, position(edition, "", ",\"spent\":{\"move\":13}"), "discs");
        refuses(edition, position(edition, "", ",\"graves\":{\"money\":11}"), "cubes");
    }
}

/* Tiles named nowhere are in their bags; a tray that is not given makes room for what players have. */
static void tiles_follow(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int tech = ECL_TECH(PLASMA_CANNON);
        EclState s =
            place(edition, position(edition, ",\"tray\":{\"plasma-cannon\":1}",
                                    ",\"techs\":{\"military\":[\"starbase\",\"plasma-cannon\"]}"));
        assert_int_equal(s.tray[tech], 1);
        assert_int_equal(s.bag[tech], 3);
        assert_true(s.tray_set == ecl_bit(tech));
        assert_int_equal(s.bag[ECL_TECH(STARBASE)], 5); /* those on boards are printed */
        s = place(edition, position(edition, "", ",\"reputation\":{\"4\":2,\"1\":1}"));
        assert_int_equal(s.seat[0].reputation[0], 3);
        assert_int_equal(s.reputation[4], ecl_rules[edition].reputation[4] - 2);
        assert_int_equal(s.reputation[1], ecl_rules[edition].reputation[1] - 1);
        assert_int_equal(s.reputation[2], ecl_rules[edition].reputation[2]);
        int all = 0;
        for (int value = 1; value < ECL_VALUES; value++)
            all += s.reputation[value];
        assert_int_equal(s.reputation[0], all);
        s = place(edition,
                  position(edition, ",\"discoveries_used\":{\"money\":1}",
                           ",\"kept\":{\"money\":2,\"science\":1},\"stored\":[\"shard-hull\"]"));
        assert_int_equal(ecl_tiles_of(s.tiles, ECL_FIND(MONEY)), 0);
        assert_int_equal(ecl_tiles_of(s.tiles, ECL_FIND(SCIENCE)), 2);
        assert_int_equal(ecl_tiles_of(s.used, ECL_FIND(PART_SHARD_HULL)), 1);
        assert_int_equal(ecl_tiles_of(s.tiles, ECL_FIND(PART_SHARD_HULL)), 0);
        refuses(edition,
                position(edition, ",\"discoveries_used\":{\"money\":2}", ",\"kept\":{\"money\":2}"),
                "money: more tiles than there are");
        refuses(edition, position(edition, "", ",\"reputation\":{\"4\":5}"),
                "reputation: more tiles");
    }
}

/* Of a technology that is there once the tray of the set-up gives way. */
static void the_tray_makes_room(void **state)
{
    (void)state;
    for (int tech = ECL_TECH(ANTIMATTER_SPLITTER); tech < ECL_TECHS; tech++) {
        char seat[256];
        Text text = text_over(seat);
        text_fmt(&text, ",\"techs\":{\"military\":[\"starbase\",\"%s\"]}", ecl_tech_code(tech));
        if (tech == ECL_TECH(WARP_PORTAL)) /* not without portals */
            continue;
        EclState s = place(ECL_SECOND, position(ECL_SECOND, "", seat));
        assert_int_equal(s.tray[tech] + s.bag[tech], 0);
    }
}

/* Not more discovery tiles lie on the map than nobody has seen. */
static void discoveries_on_the_map(void **state)
{
    (void)state;
    static const char used[] =
        ",\"discoveries_used\":{\"materials\":3,\"science\":3,\"ancient-tech\":3,"
        "\"ancient-cruiser\":3,\"ion-turret\":1,\"axion-computer\":1,"
        "\"flux-shield\":1,\"shard-hull\":1,\"conformal-drive\":1,"
        "\"hypergrid-source\":1,\"money\":%d}";
    for (int left = 0; left < 3; left++) {
        char members[512];
        Text text = text_over(members);
        text_fmt(&text, used, 3 - left);
        if (left) { /* one lies in the centre */
            EclState s = place(ECL_FIRST, position(ECL_FIRST, members, ""));
            assert_int_equal(ecl_supply(&s), left - 1);
        } else {
            refuses(ECL_FIRST, position(ECL_FIRST, members, ""), "more discovery tiles on the map");
        }
    }
}

/* Ancient parts, wherever they are, come from tiles that were used. */
static void parts_follow(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s =
            place(edition, position(edition, "", ",\"tiles\":{\"starbase\":[\"axion-computer\"]}"));
        assert_true(s.used == ecl_tile(ECL_FIND(PART_AXION_COMPUTER)));
        s = place(edition, position(edition, ",\"discoveries_used\":{\"axion-computer\":1}",
                                    ",\"tiles\":{\"starbase\":[\"axion-computer\"]}"));
        assert_true(s.used == ecl_tile(ECL_FIND(PART_AXION_COMPUTER)));
    }
    EclState s = place(ECL_SECOND, position(ECL_SECOND, "", ",\"muon\":\"interceptor\""));
    assert_int_equal(s.seat[0].muon, ECL_INTERCEPTOR + 1);
    assert_true(s.used == ecl_tile(ECL_FIND(PART_MUON_SOURCE)));
    refuses(ECL_FIRST, position(ECL_FIRST, "", ",\"muon\":\"interceptor\""), "tile was not used");
}

/* What is on the map or discarded is in no stack; of the outer stack as many are left as the players'
 * number gives. */
static void stacks_follow(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, position(edition, "", ""));
        assert_int_equal(s.left[0], edition == ECL_FIRST ? 8 : 10);
        assert_int_equal(s.left[1], edition == ECL_FIRST ? 11 : 12);
        assert_int_equal(s.left[2], 5);
        s = place(edition,
                  position(edition,
                           ",\"discards\":[\"101\",\"302\"],\"map\":{\"304\":{\"q\":0,\"r\":-3},"
                           "\"201\":{\"q\":1,\"r\":-2}}",
                           ""));
        assert_int_equal(s.left[0], edition == ECL_FIRST ? 7 : 9);
        assert_int_equal(s.left[1], edition == ECL_FIRST ? 10 : 11);
        assert_int_equal(s.left[2], 3);
        assert_false(bits_has(s.pool[0], ECL_SECTOR(101)) || bits_has(s.pool[1], ECL_SECTOR(201)) ||
                     bits_has(s.pool[2], ECL_SECTOR(302)) || bits_has(s.pool[2], ECL_SECTOR(304)));
        assert_true(bits_has(s.pool[2], ECL_SECTOR(303)));
    }
}

/* E2-3.14: a guardian sector that is named takes the place of the one that was laid there. */
static void guardians_change_places(void **state)
{
    (void)state;
    static const char four[] = "{\"game\":\"eclipse2\",\"players\":4%s,\"seats\":["
                               "{\"species\":\"directorate\"},{},{},{}]}";
    char json[BYTES];
    Text text = text_over(json);
    text_fmt(&text, four, "");
    EclState s = place(ECL_SECOND, json);
    EclSectorSet laid = s.map & ECL_GUARDIAN_SET;
    int first = bits_first(laid), other = ECL_SECTOR(271);
    while (bits_has(laid, other))
        other++;
    char map[256];
    Text members = text_over(map);
    text_fmt(&members, ",\"map\":{\"%s\":{\"q\":%d,\"r\":%d,\"rotation\":%d}}",
             ecl_sector_code(other), s.hex[first].q, s.hex[first].r, s.hex[first].rotation);
    text_clear(&text);
    text_fmt(&text, four, map);
    EclState next = place(ECL_SECOND, json);
    assert_true((next.map & ECL_GUARDIAN_SET) == ((laid & ~ecl_bit(first)) | ecl_bit(other)));
    assert_int_equal(next.hex[other].npcs, 1);
    assert_int_equal(ecl_sector_at(&next, s.hex[first].q, s.hex[first].r), other);
}

/* A sector that is named again may lie elsewhere; nothing of its first place is left. */
static void sectors_move(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, position(edition, ",\"map\":{\"304\":{\"q\":0,\"r\":-3}}", ""));
        int home = ECL_SECTOR(221);
        assert_int_equal(ecl_sector_at(&s, 0, -2), home);
        assert_int_equal(s.hex[home].next[0], ECL_SECTOR(304));
        s = place(edition,
                  position(edition,
                           ",\"map\":{\"304\":{\"q\":0,\"r\":-3},\"221\":{\"q\":1,\"r\":-2,"
                           "\"disc\":0,\"ships\":[{\"seat\":0,\"interceptor\":1}]}}",
                           ""));
        assert_int_equal(ecl_sector_at(&s, 0, -2), ECL_NO_SECTOR);
        assert_int_equal(s.hex[ECL_SECTOR(304)].next[3], ECL_NO_SECTOR);
        assert_int_equal(s.hex[ECL_SECTOR(304)].full | s.hex[ECL_SECTOR(304)].half, 0);
        assert_int_equal(s.hex[home].rotation,
                         place(edition, position(edition, "", "")).hex[home].rotation);
    }
}

/* The round stands in the phase that is named. */
static void phases_are_named(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(edition, position(edition, ",\"round\":3,\"phase\":\"upkeep\"", ""));
        assert_int_equal(s.round, 4); /* everybody pays, and the next round begins */
        assert_int_equal(s.seat[0].storage[ECL_MATERIALS],
                         ecl_species[edition][ECL_RACE(DIRECTORATE)].storage[ECL_MATERIALS] + 3);
        s = place(edition, position(edition, ",\"round\":3,\"phase\":\"action\",\"active\":1", ""));
        assert_int_equal(s.round, 3);
        assert_int_equal(s.head.asked, seat_bit(1));
    }
}

/* Who is not named has the species of the set-up, unless its board is taken. */
static void species_follow(void **state)
{
    (void)state;
    EclState s =
        place(ECL_SECOND, "{\"game\":\"eclipse2\",\"players\":3,\"options\":{\"species\":\"fixed\","
                          "\"aliens\":\"on\"},\"seats\":[{},{\"species\":\"directorate\"},{}]}");
    assert_int_equal(s.seat[1].species, ECL_RACE(DIRECTORATE));
    assert_int_not_equal(s.seat[0].species, ECL_RACE(ERIDANI)); /* the other face of that board */
    assert_int_equal(s.seat[2].species, ECL_RACE(PLANTA));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "what is wrong in a position is named", .test_func = what_is_wrong_is_named },
        { .name = "the most that a position may say", .test_func = limits },
        { .name = "pieces that are not given follow", .test_func = pieces_follow },
        { .name = "tiles that are not given follow", .test_func = tiles_follow },
        { .name = "the tray makes room for what players have", .test_func = the_tray_makes_room },
        { .name = "discovery tiles on the map are not seen yet",
          .test_func = discoveries_on_the_map },
        { .name = "ancient parts come from tiles that were used", .test_func = parts_follow },
        { .name = "stacks that are not given follow", .test_func = stacks_follow },
        { .name = "a guardian that is named takes another's place",
          .test_func = guardians_change_places },
        { .name = "a sector that is named may lie elsewhere", .test_func = sectors_move },
        { .name = "the phase may be named", .test_func = phases_are_named },
        { .name = "species that are not named follow", .test_func = species_follow },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
