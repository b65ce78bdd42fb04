/* Owns the counts of move sequences to depth 1, 2 and 3 from fixed positions: a wrong rule changes a
 * number. At each step the lowest seat that is asked chooses; chance takes its course. The first counts
 * are made out by hand, the last ones were computed once and guard what the hand cannot reach. */
#include <stdio.h>

#include "tests/spacebase/board.h"

enum { DEPTHS = 3 };

static long count(const SbState *s, int depth)
{
    MoveList list = { .n = 0 };
    SeatSet asked = game_pending(s);
    if (!depth)
        return 1;
    if (!asked)
        return 0;
    int seat = bits_first(asked);
    sb_game.moves(s, seat, &list);
    long n = 0;
    for (int i = 0; i < list.n; i++) {
        SbState next = *s;
        sb_game.apply(&next, seat, list.move[i], NULL);
        n += count(&next, depth - 1);
    }
    return n;
}

static void counts_are(const SbState *s, const long expected[DEPTHS])
{
    for (int depth = 1; depth <= DEPTHS; depth++) {
        long n = count(s, depth);
        if (n != expected[depth - 1])
            fail_msg("depth %d: %ld, not %ld", depth, n, expected[depth - 1]);
    }
}

static void position_has(const char *json, const long expected[DEPTHS])
{
    static Board b;
    board_place(&b, json);
    board_check(&b);
    counts_are(&b.s, expected);
}

#define YARD                                                                                         \
    "\"yard\":[[\"ryumin\",\"romanenko\",\"dzhanibekov\",\"remek\",\"ivanchenkov\",\"chang-diaz\"]," \
    "[\"worden\",\"irwin\",\"mattingly\",\"duke\",\"evans\",\"schmitt\"],"                           \
    "[\"young\",\"mcdivitt\",\"white\",\"conrad\",\"borman\",\"lovell\"]]"
#define HEAD  "{\"game\":\"spacebase\",\"players\":2,\"first\":0,\"round\":1,"
#define START "{\"credits\":5,\"income\":0,\"vp\":0,\"sectors\":{}}"
#define OVER(number, card, charges)                                                                \
    "\"" number "\":{\"card\":\"" card "\",\"charges\":" charges                                   \
    ",\"deployed\":[{\"card\":\"starter-" number "\"}]}"

/* Separately 7 credits: pass, six cards of level 1, four of level 2 that cost 7. The sum: 5 credits,
 * pass and level 1. Then the other's turn begins, and whoever is asked has two ways to use the dice. */
static void start_boards(void **state)
{
    (void)state;
    position_has(HEAD "\"active\":0,\"phase\":\"use\",\"dice\":[5,6],\"seats\":[" START "," START
                      "]," YARD "}",
                 (const long[]){ 2, 11 + 7, 2 * (11 + 7) });
}

/* Seat 0 is passive, with shifts in 1 and 2 (by one) and in 5 (by one or two). Separately, then seat 1
 * both ways, then its purchase with 7 credits (11) or 8 (13). The sum, then stop or one of four shifts:
 * after stop and either shift in 5, seat 1 has two ways; after the shift in 1 there are four answers,
 * after that in 2 three. */
static void shifts(void **state)
{
    (void)state;
    position_has(
        HEAD "\"active\":1,\"phase\":\"use\",\"dice\":[4,4],\"seats\":[{\"credits\":5,\"income\":0,"
             "\"vp\":0,\"sectors\":{" OVER("1", "fabian", "1") "," OVER("2", "ride", "1") "," OVER(
                 "5", "shonin",
                 "1") ",\"11\":{\"card\":\"kerwin\",\"deployed\":[{\"card\":\"starter-11\"}]}"
                      "}}," START "]," YARD "}",
        (const long[]){ 2, 2 + 5, 11 + 13 + 2 + 4 + 3 + 2 + 2 });
}

/* Grissom (three charges), Kubasov (full), Zudov (one). Each line is what follows the first move:
 *   pass       7 purchases with 5 credits; then window 7 with four answers, three where Kubasov is covered
 *   Grissom    4; then 13 purchases with 8 credits, 4, 3, 11
 *   Kubasov    3; then 7 purchases, 3, 11
 *   Zudov      11 other stationed cards; then 3 each */
static void abilities(void **state)
{
    (void)state;
    position_has(HEAD "\"active\":0,\"phase\":\"window5\",\"dice\":[1,2],\"seats\":[{\"credits\":5,"
                      "\"income\":0,\"vp\":0,\"sectors\":{" OVER("3", "grissom", "3") "," OVER(
                          "6", "kubasov", "4") "," OVER("9", "zudov", "1") "}}," START "]," YARD
                                                                           "}",
                 (const long[]){ 4, 7 + 4 + 3 + 11,
                                 (6 * 4 + 3) + (13 + 4 + 3 + 11) + (7 + 3 + 11) + 11 * 3 });
}

/* Light Speed, 15 credits. Seat 0: Ryumin (sector 1, cost 2), Gurragcha (1, 3), Thagard (3, 4),
 * Aleksandrov (4, 4), Schmitt (6, 8), Makarov (7, 7); the sectors may not fall. Each number of depth 2 is
 * what follows done, then each card in that order. */
static void dealt_cards(void **state)
{
    (void)state;
    const long after_done = 2 + 6 + 5 + 4 + 4 + 2 + 2; /* done, and seat 1's cards by sector */
    const long ryumin = 7 + 5 + 4 + 3 + 1 + 1, gurragcha = 7 + 5 + 4 + 3 + 1 + 1;
    const long thagard = 7 + 2 + 1 + 1, aleksandrov = 7 + 1 + 1, schmitt = 7 + 1, makarov = 7;
    position_has(
        HEAD
        "\"options\":{\"lightspeed\":\"on\"},\"seats\":["
        "{\"credits\":15,\"income\":1,\"vp\":0,\"sectors\":{},\"dealt\":[\"ryumin\",\"gurragcha\","
        "\"thagard\",\"aleksandrov\",\"schmitt\",\"makarov\"]},"
        "{\"credits\":15,\"income\":1,\"vp\":0,\"sectors\":{},\"dealt\":[\"romanenko\","
        "\"dzhanibekov\",\"remek\",\"ivanchenkov\",\"duke\",\"evans\"]}]}",
        (const long[]){ 7, 7 + 6 + 6 + 4 + 3 + 2 + 1,
                        after_done + ryumin + gurragcha + thagard + aleksandrov + schmitt +
                            makarov });
}

static void read_position(const char *name, char *json, size_t cap)
{
    char path[128];
    snprintf(path, sizeof path, "tests/spacebase/perft/%s.json", name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s cannot be read; the tests run in the folder of the sources", path);
    size_t n = fread(json, 1, cap - 1, file);
    fclose(file);
    json[n] = 0;
}

/* Positions of kept records (tests/records) at their widest: boards with abilities, two to five players, with Light Speed and without. */
static void games_under_way(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        long counts[DEPTHS];
    } row[] = {
        { "2-lightspeed", { 21, 42, 84 } },
        { "3-greedy", { 18, 72, 252 } },
        { "4-lightspeed", { 2, 48, 96 } },
        { "5-random", { 2, 33, 66 } },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        static char json[1 << 14];
        read_position(row[i].name, json, sizeof json);
        position_has(json, row[i].counts);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "start boards: dice, purchase, the next turn", .test_func = start_boards },
        { .name = "shifts in the order of their sectors", .test_func = shifts },
        { .name = "a window with three abilities", .test_func = abilities },
        { .name = "dealt cards of Light Speed", .test_func = dealt_cards },
        { .name = "games under way", .test_func = games_under_way },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
