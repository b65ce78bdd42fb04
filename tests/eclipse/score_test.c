/* Owns the tests of the score as numbers: by source, ranked, and nothing for seats that nobody has. */
#include "tests/eclipse/table.h"

static const char position[] =
    "{\"game\":\"eclipse2\",\"players\":4,\"options\":{\"aliens\":\"on\"},\"round\":3,\"start\":1,"
    "\"traitor\":2,\"map\":{\"232\":{\"disc\":null},\"305\":{\"q\":5,\"r\":-1},"
    "\"304\":{\"q\":0,\"r\":-3,\"disc\":0,\"monolith\":true},"
    "\"310\":{\"q\":4,\"r\":2,\"disc\":1,\"portal_vp\":2}},"
    "\"seats\":[{\"species\":\"directorate\",\"partners\":[1],\"reputation\":{\"2\":1,\"4\":1},"
    "\"kept\":{\"money\":1,\"science\":2}},"
    "{\"species\":\"draco\",\"partners\":[0],\"reputation\":{\"1\":1,\"4\":1},"
    "\"techs\":{\"military\":[\"starbase\",\"neutron-bombs\",\"plasma-cannon\",\"phase-shield\"],"
    "\"nano\":[\"fusion-drive\"]}},{\"species\":\"planta\"},"
    "{\"species\":\"orion\",\"state\":\"eliminated\",\"final\":[1,2,3,-4,0,0,0,0,0]}]}";

static void scores_by_source(void **state)
{
    (void)state;
    /* reputation, ambassadors, sectors, monoliths, discoveries, technologies, species, portals, traitor */
    static const int due[SEATS_MAX][ECL_SCORES] = {
        { 6, 1, 3 + 2, 3, 6, 0, 0, 0, 0 },
        { 5, 1, 3 + 1, 0, 0, 1, 1, 2, 0 }, /* an ancient stands in 305 */
        { 0, 0, 3, 0, 0, 0, 1, 0, -2 },
        { 1, 2, 3, -4, 0, 0, 0, 0, 0 },
    };
    static const int rank[SEATS_MAX] = { 1, 2, 4, 3 }; /* a tie: the one with more resources */
    EclState s = place(ECL_SECOND, position);
    Result result;
    memset(&result, 0xa5, sizeof result);
    eclipse2_game.result(&s, &result);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        int sum = 0;
        for (int source = 0; source < SOURCES_MAX; source++) {
            int points = source < ECL_SCORES ? due[seat][source] : 0;
            assert_int_equal(result.part[seat][source], points);
            sum += points;
        }
        assert_int_equal(result.score[seat], sum);
        assert_int_equal(result.rank[seat], rank[seat]);
        assert_false(result.lost[seat]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-20.1 E2-20.2 E2-20.4 scores by source, and ranks",
          .test_func = scores_by_source },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
