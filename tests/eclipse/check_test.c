/* Owns the tests of the invariants: for each one a position that breaks it alone and is refused for it. */
#include "tests/eclipse/table.h"

enum { BYTES = 2048 };

/* Two Terrans, the first with these members of his seat, and these of the position. */
static const char *position(int edition, const char *members, const char *seat)
{
    static char buf[BYTES];
    Text text = text_over(buf);
    text_fmt(
        &text,
        "{\"game\":\"eclipse%d\",\"players\":2,\"round\":2,\"start\":0%s,\"seats\":[{\"species\":\"directorate\"%s},"
        "{\"species\":\"alliance\"}]}",
        edition + 1, members, seat);
    assert_false(text.full);
    return buf;
}

typedef struct Row {
    const char *members, *seat, *reason[ECL_EDITIONS];
} Row;

static void check_rows(const Row *row, int n)
{
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        place(edition, position(edition, "", ""));
        for (int i = 0; i < n; i++)
            refuses(edition, position(edition, row[i].members, row[i].seat),
                    row[i].reason[edition]);
    }
}

#define CHECK(rows) check_rows(rows, (int)(sizeof(rows) / sizeof *(rows)))

static void pieces_of_players(void **state)
{
    (void)state;
    static const Row rows[] = {
        { "", ",\"cubes\":{\"materials\":10,\"science\":10,\"money\":9}", { "E1-I.1", "E2-I1" } },
        { "",
          ",\"graves\":{\"money\":1},\"cubes\":{\"materials\":10,\"science\":10,\"money\":10}",
          { "E1-I.1", "E2-I1" } },
        { "", ",\"discs\":11", { "E1-I.2", "E2-I2" } },
        { "", ",\"spent\":{\"move\":1},\"discs\":12", { "E1-I.2", "E2-I2" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"ships\":[{\"seat\":0,\"interceptor\":8}]}}",
          "",
          { "E1-I.3", "E2-I3" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"ships\":[{\"seat\":0,\"dreadnought\":2}]},"
          "\"310\":{\"q\":0,\"r\":-4,\"ships\":[{\"seat\":0,\"dreadnought\":1}]}}",
          "",
          { "E1-I.3", "E2-I3" } },
    };
    CHECK(rows);
}

static void tiles_are_counted(void **state)
{
    (void)state;
    static const Row rows[] = {
        { ",\"tray\":{\"plasma-cannon\":5}",
          ",\"techs\":{\"military\":[\"starbase\",\"plasma-cannon\"]}",
          { "E1-I.4", "E2-I4" } },
        { "", ",\"techs\":{\"military\":[]}", { "E1-2.22", "E2-3.21" } },
        { ",\"discoveries_used\":{\"money\":2}", ",\"kept\":{\"money\":2}", { "E1-I.4", "E2-I4" } },
        { "", ",\"reputation\":{\"4\":5}", { "E1-I.4", "E2-I4" } },
        { "", ",\"reputation\":{\"1\":5}", { "E1-10.8", "E2-1.17" } },
        { ",\"discards\":[\"101\"],\"map\":{\"101\":{\"q\":0,\"r\":-1}}",
          "",
          { "E1-I.8", "E1-I.8" } },
        { ",\"stacks\":{\"inner\":3}", "", { "E1-I.8", "E1-I.8" } },
        { ",\"stacks\":{\"outer\":4}", "", { "E1-2.5", "E2-3.7" } },
    };
    CHECK(rows);
}

static void boards_are_legal(void **state)
{
    (void)state;
    static const Row rows[] = {
        { "",
          ",\"tiles\":{\"interceptor\":[\"nuclear-drive\",\"nuclear-drive\",\"hull\",\"nuclear-drive\"]}",
          { "E1-I.5", "E2-I5" } },
        { "", ",\"tiles\":{\"interceptor\":[\"plasma-cannon\"]}", { "E1-12.4", "E2-8.4" } },
        { "", ",\"tiles\":{\"starbase\":[\"nuclear-drive\"]}", { "E1-12.4", "E2-8.4" } },
        { "",
          ",\"tiles\":{\"interceptor\":[\"shard-hull\"],\"cruiser\":[\"shard-hull\"]}",
          { "E1-12.4", "E2-8.4" } },
        { "", ",\"cubes\":{\"materials\":13}", { "cubes", "cubes" } },
        { "", ",\"materials\":-1", { "materials", "materials" } },
        { "", ",\"colony\":4", { "colony", "colony" } },
        { "",
          ",\"techs\":{\"military\":[\"starbase\"],\"grid\":[\"nanorobots\"]}",
          { "E1-11.1", "E2-7.2" } },
        { "",
          ",\"techs\":{\"military\":[\"starbase\"],\"grid\":[\"gauss-shield\",\"fusion-source\",\"improved-hull\","
          "\"positron-computer\",\"adv-economy\",\"tachyon-drive\",\"antimatter-cannon\",\"quantum-grid\"]}",
          { "E1-11.5", "E2-7.3" } },
    };
    CHECK(rows);
}

static void sectors_are_sound(void **state)
{
    (void)state;
    static const Row rows[] = {
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"cubes\":{\"materials\":1}}}",
          "",
          { "E1-I.7", "E2-I7" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"disc\":0,\"cubes\":{\"materials\":2}}}",
          "",
          { "E1-I.7", "E2-I7" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"disc\":0,\"cubes\":{\"orbital\":1}}}",
          "",
          { "E1-I.7", "E2-I7" } },
        { ",\"map\":{\"305\":{\"q\":0,\"r\":-3,\"disc\":0,\"npcs\":1}}",
          "",
          { "E1-I.7", "E2-I7" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"npcs\":1}}", "", { "E1-I.10", "E2-I9" } },
        { ",\"map\":{\"305\":{\"q\":0,\"r\":-3,\"npcs\":2}}", "", { "E1-I.10", "E2-I9" } },
        { ",\"map\":{\"001\":{\"npcs\":2}}", "", { "E1-I.10", "E2-I9" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-3,\"discovery\":true}}", "", { "E1-I.10", "E2-I9" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-1}}", "", { "E1-I.8", "E2-I10" } },
        { ",\"map\":{\"101\":{\"q\":0,\"r\":-3}}", "", { "E1-I.8", "E2-I10" } },
        { ",\"map\":{\"223\":{\"q\":2,\"r\":-1}}", "", { "E1-I.8", "E2-I10" } },
        { ",\"map\":{\"304\":{\"q\":0,\"r\":-2}}", "", { "place", "place" } },
        { ",\"map\":{\"221\":{\"q\":0,\"r\":-3}}", "", { "E1-I.8", "E2-I10" } },
    };
    CHECK(rows);
}

static const char *four(int edition, const char *one, const char *two, const char *members)
{
    static char buf[BYTES];
    Text text = text_over(buf);
    text_fmt(
        &text,
        "{\"game\":\"eclipse%d\",\"players\":4,\"round\":2%s,\"seats\":[{\"species\":\"directorate\"%s},"
        "{\"species\":\"alliance\"%s},{},{}]}",
        edition + 1, members, one, two);
    return buf;
}

/* A rare technology stands on one track, whichever. */
static void technologies_stand_once(void **state)
{
    (void)state;
    static const char *const twice[] = {
        ",\"techs\":{\"military\":[\"starbase\",\"metasynthesis\"],\"grid\":[\"metasynthesis\"]}",
        ",\"techs\":{\"military\":[\"starbase\",\"metasynthesis\"],\"nano\":[\"metasynthesis\"]}",
        ",\"techs\":{\"grid\":[\"metasynthesis\"],\"nano\":[\"metasynthesis\"]}",
    };
    for (int i = 0; i < 3; i++)
        refuses(ECL_SECOND, position(ECL_SECOND, "", twice[i]), "E2-7.4");
    place(ECL_SECOND, position(ECL_SECOND, "", ",\"techs\":{\"grid\":[\"metasynthesis\"]}"));
}

static void relations_are_mutual(void **state)
{
    (void)state;
    static const char *const reason[] = { "E1-I.9", "E2-I8" };
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = place(
            edition, four(edition, ",\"partners\":[1]", ",\"partners\":[0]", ",\"traitor\":2"));
        assert_int_equal(s.traitor, 3);
        refuses(edition, four(edition, ",\"partners\":[1]", "", ""), reason[edition]);
        refuses(edition, four(edition, ",\"partners\":[0]", "", ""), reason[edition]);
        refuses(edition, four(edition, "", "", ",\"traitor\":4"), "traitor");
        refuses(edition, position(edition, "", ",\"partners\":[1]"),
                reason[edition]); /* two players */
    }
}

/* Who is named without a species has a board that is free. */
static void seats_without_a_species(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        char buf[BYTES];
        Text text = text_over(buf);
        text_fmt(
            &text,
            "{\"game\":\"eclipse%d\",\"players\":3,\"seats\":[{},{\"species\":\"alliance\"},{}]}",
            edition + 1);
        EclState s = place(edition, buf);
        assert_int_equal(s.seat[0].species, ECL_RACE(CONGLOMERATE));
        assert_int_equal(s.seat[2].species, ECL_RACE(REPUBLIC));
        text_clear(&text);
        text_fmt(&text,
                 "{\"game\":\"eclipse%d\",\"players\":3,\"options\":{\"species\":\"fixed\"},"
                 "\"seats\":[{},{\"species\":\"alliance\"},{}]}",
                 edition + 1);
        s = place(edition, buf);
        assert_int_equal(s.seat[0].species, ECL_RACE(ERIDANI));
        assert_int_equal(s.seat[2].species, ECL_RACE(PLANTA));
    }
}

static void species_are_chosen_one_by_one(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        static const char *const bad[] = { "[\"species\",0,1]", "[\"species\",0,0,1]",
                                           "[\"species\",2]", "[\"round\"],[\"species\",0]",
                                           "[\"species\",0],[\"species\",0]" };
        char buf[BYTES];
        Text text = text_over(buf);
        text_fmt(&text, "{\"game\":\"eclipse%d\",\"players\":2,\"agenda\":[[\"species\",0]]}",
                 edition + 1);
        EclState s = place(edition, buf);
        assert_int_equal(s.head.asked, 1);
        for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
            text_clear(&text);
            text_fmt(&text, "{\"game\":\"eclipse%d\",\"players\":2,\"round\":0,\"agenda\":[%s]}",
                     edition + 1, bad[i]);
            refuses(edition, buf, "");
        }
        text_clear(&text);
        text_fmt(&text,
                 "{\"game\":\"eclipse%d\",\"players\":2,\"agenda\":[[\"species\",0,1]],"
                 "\"seats\":[{},{\"species\":\"orion\"}]}",
                 edition + 1);
        s = place(edition, buf);
        assert_int_equal(s.seat[1].species, ECL_RACE(ORION));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name =
              "E2-I1 E2-I2 E2-I3 E1-I.1 E1-I.2 E1-I.3 E2-1.2 E1-1.2 cubes, discs and ships of a player are conserved",
          .test_func = pieces_of_players },
        { .name = "E2-I4 E1-I.4 E1-I.8 E2-1.4 E1-1.8 tiles and sectors are conserved",
          .test_func = tiles_are_counted },
        { .name = "E2-I5 E1-I.5 blueprints, tracks and stores are legal",
          .test_func = boards_are_legal },
        { .name = "E2-I7 E2-I9 E2-I10 E1-I.7 E1-I.10 what stands in sectors can stand there",
          .test_func = sectors_are_sound },
        { .name = "E2-7.4 a rare technology stands on one track",
          .test_func = technologies_stand_once },
        { .name = "E2-I8 E1-I.9 E1-1.5 relations are mutual, one player is the traitor",
          .test_func = relations_are_mutual },
        { .name = "species are chosen one by one", .test_func = species_are_chosen_one_by_one },
        { .name = "a seat without a species has a free board",
          .test_func = seats_without_a_species },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
