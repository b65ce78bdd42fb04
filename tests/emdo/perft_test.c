/* Owns the counts of move sequences to depth 1, 2 and 3 from fixed positions: a wrong rule changes a
 * number. The first counts are made out by hand, the last ones were computed once and guard what the hand
 * cannot reach. */
#include <stdio.h>

#include "tests/emdo/table.h"
#include "tests/properties/perft.h"

enum { DEPTHS = 3 };

static void position_has(const char *json, const long expected[DEPTHS])
{
    EmdoState s = place(json);
    for (int depth = 1; depth <= DEPTHS; depth++) {
        long long n = perft(&emdo_game, &s, depth);
        if (n != expected[depth - 1])
            fail_msg("depth %d: %lld, not %ld", depth, n, expected[depth - 1]);
    }
}

#define HEAD "{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,"

/* Skip, or one of three cards. Then six roles, three times, and five stacks for Politics. Then the
 * boost: done, and each card with the symbol of the role; after Politics again six roles. */
static void a_turn(void **state)
{
    (void)state;
    const long skip = 2 + 2 + 1 + 1 + 1 + 1, survey = 1 + 2 + 1 + 1 + 1 + 2;
    const long warfare = 2 + 1 + 1 + 1 + 1 + 1, politics = 5 * 6;
    position_has(HEAD "\"phase\":\"action\",\"seats\":[{\"hand\":{\"survey\":1,\"warfare\":1,"
                      "\"politics\":1},\"deck\":{\"research\":2}},{\"hand\":{}}]}",
                 (const long[]){ 4, 6 + 6 + 6 + 5, skip + survey + warfare + politics });
}

/* Two Survey, three Warfare, two Colonize with a limit of five: sets of two or more, in order. */
static void discards(void **state)
{
    (void)state;
    const long survey = 3 + 3 + 2, warfare = 3 + 2, colonize = 1;
    position_has(HEAD "\"phase\":\"cleanup\",\"seats\":[{\"hand\":{\"survey\":2,\"warfare\":3,"
                      "\"colonize\":2}},{\"hand\":{}}]}",
                 (const long[]){ 3, 3 + 2 + 1, survey + warfare + colonize });
}

/* Three equal cards under two planets: four ways; Terraforming before them under either. */
static void colonies(void **state)
{
    (void)state;
    position_has(
        HEAD "\"agenda\":[[\"turn\",0,3],[\"follow\",1,3,1],[\"place\",0]],\"seats\":[{\"hand\":{"
             "\"politics\":1},\"played\":{\"colonize\":2,\"terraforming\":1},\"planets\":["
             "{\"planet\":\"styku\"},{\"planet\":\"voson\"},{\"planet\":\"drawde\",\"up\":true}]},"
             "{\"hand\":{}}]}",
        /* the first Colonize: Styku leaves both for the second, Voson only itself */
        (const long[]){ 2, 2 + 2, 2 + 2 + 2 * 2 });
}

static void read_position(const char *name, char *json, size_t cap)
{
    char path[128];
    snprintf(path, sizeof path, "tests/emdo/perft/%s.json", name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s cannot be read; the tests run in the folder of the sources", path);
    size_t n = fread(json, 1, cap - 1, file);
    fclose(file);
    json[n] = 0;
}

/* Positions of kept records (tests/records) at their widest. */
static void games_under_way(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        long counts[DEPTHS];
    } row[] = {
        { "2-random", { 9, 9, 26 } },
        { "2-greedy", { 17, 34, 85 } },
        { "3-extended", { 9, 13, 22 } },
        { "4-greedy", { 9, 18, 33 } },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        static char json[1 << 15];
        read_position(row[i].name, json, sizeof json);
        position_has(json, row[i].counts);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "a turn: action, role, boost", .test_func = a_turn },
        { .name = "discards in ascending order", .test_func = discards },
        { .name = "colonies divided among planets", .test_func = colonies },
        { .name = "games under way", .test_func = games_under_way },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
