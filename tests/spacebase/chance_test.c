/* Chance (SB-DP14): the refill, the cards under the decks, tied players, and the odds of the rulebook.
 * Every stream is fixed, so the numbers are always the same. */
#include "tests/spacebase/table.h"

#include "games/spacebase/run.h"

/* Lets the state run on from a phase of seat 0's turn with another stream. */
static void run_from(SbState *s, SbPhase phase, unsigned number)
{
    agenda_clear(&s->head);
    agenda_push(&s->head, (Task){ .kind = SB_TASK_TURN, .a = (uint8_t)phase });
    s->head.asked = s->head.sealed = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        memset(&s->seat[seat].answer, 0, sizeof s->seat[seat].answer);
    s->active = 0;
    s->head.rng = stream(number);
    sb_run(s, NULL);
}

static void refill_is_even(void **unused)
{
    (void)unused;
    SbState base =
        place("{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"seats\":[{\"sectors\":{}},"
              "{\"sectors\":{}}],\"phase\":\"buy\",\"dice\":[1,1],\"yard\":["
              "[\"ryumin\",\"gurragcha\",null,\"malyshev\",\"fabian\",\"romanenko\"],"
              "[\"worden\",\"mattingly\",\"makarov\",\"lazarev\",\"garriott\",\"weitz\"],"
              "[\"young\",\"walker\",\"gagarin\",\"mcdivitt\",\"komarov\",\"shepard\"]]}");
    int count[48] = { 0 };
    /* the position ran on; its gap is made again: any card but the five that lie there */
    base.deck[0] = ((1ull << 48) - 1) & ~0x1full;
    base.yard[0][2] = SB_NO_CARD;
    for (unsigned i = 0; i < 8600; i++) {
        SbState s = base;
        run_from(&s, SB_PHASE_REFILL, i);
        int card = s.yard[0][2];
        assert_in_range(card, 6, 48);
        assert_int_equal(bits_count(s.deck[0]), 42);
        assert_false(bits_has(s.deck[0], card - 1));
        count[card - 1]++;
    }
    assert_true(came_evenly(count + 5, 43));
}

/* Seat 0 sent two level 1 cards under the deck, seat 1 one; the main part is empty. */
static void bottom_parts_are_mixed(void **unused)
{
    (void)unused;
    enum { DEALS = 6000 };
    int count[6] = { 0 };
    SbState base =
        place("{\"game\":\"spacebase\",\"players\":2,\"options\":{\"lightspeed\":\"on\"},"
              "\"active\":0,\"seats\":[{\"credits\":0,\"income\":0,\"sectors\":{},"
              "\"dealt\":[\"ryumin\",\"gurragcha\"]},{\"credits\":0,\"income\":0,"
              "\"sectors\":{},\"dealt\":[\"malyshev\"]}],\"phase\":\"window1\","
              "\"yard\":[[\"fabian\",\"romanenko\",\"crippen\",\"tuan\",\"ride\","
              "\"prunariu\"],[\"worden\",\"mattingly\",\"makarov\",\"lazarev\","
              "\"garriott\",\"weitz\"],[\"young\",\"walker\",\"gagarin\",\"mcdivitt\","
              "\"komarov\",\"shepard\"]]}");
    memset(base.yard[0], 0, 3);
    base.deck[0] = 0;
    for (unsigned i = 0; i < DEALS; i++) {
        SbState s = base;
        run_from(&s, SB_PHASE_REFILL, i);
        int a = s.yard[0][0] - SB_RYUMIN, b = s.yard[0][1] - SB_RYUMIN;
        int c = s.yard[0][2] - SB_RYUMIN;
        assert_int_equal(1 << a | 1 << b | 1 << c, 7); /* the three, each once */
        count[2 * a + (b > c)]++;
        assert_int_equal(s.seat[0].dealt[0] | s.seat[0].dealt[1] | s.seat[1].dealt[0], 0);
    }
    assert_true(came_evenly(count, 6));
}

/* Who is alike in credits and sectors rolls for the first turn. */
static void tied_players_roll(void **unused)
{
    (void)unused;
    int count[3] = { 0 };
    for (unsigned i = 0; i < 3000; i++) {
        Setup setup = game_normal_setup(&sb_game, 3);
        setup.option[0] = 1;
        setup.seed[0] = (uint8_t)i;
        setup.seed[1] = (uint8_t)(i >> 8);
        SbState s;
        game_setup(&sb_game, &s, &setup, NULL);
        for (int seat = 0; seat < 3; seat++)
            play(&s, seat, "done");
        count[s.first]++;
        assert_int_equal(s.active, s.first);
        for (int place = 0; place < 3; place++) /* SB-16.8 */
            assert_int_equal(s.seat[(s.first + place) % 3].credits, 15 + place);
    }
    assert_true(came_evenly(count, 3));
}

/* The sector or sectors a use of these dice points to, read off the events. */
static int sectors_used(int one, int two, bool sum, int sector[2])
{
    static const char format[] =
        "{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"seats\":[{\"sectors\":{}},"
        "{\"sectors\":{}}],\"phase\":\"use\",\"dice\":[%d,%d]}";
    char position[256];
    Text text = text_over(position);
    text_fmt(&text, format, one, two);
    SbState s = place(position);
    Event event[256];
    EventList events = { event, 0, 256 };
    MoveList list = { .n = 0 };
    sb_game.moves(&s, 0, &list);
    assert_int_equal(list.n, 2);
    sb_game.apply(&s, 0, list.move[sum], &events);
    assert_int_equal(event[0].kind, sum ? SB_EVENT_SUM : SB_EVENT_SEPARATE);
    sector[0] = event[0].value[0];
    sector[1] = event[0].value[1];
    return sum ? 1 : 2;
}

static void odds_of_the_rulebook(void **unused)
{
    (void)unused;
    static const int said[13] = { 0, 12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1 };
    int hit[13] = { 0 }, sums[13] = { 0 };
    for (int one = 1; one <= 6; one++)
        for (int two = 1; two <= 6; two++) {
            int sector[2];
            for (int i = sectors_used(one, two, false, sector); i > 0; i--)
                hit[sector[i - 1]]++;
            assert_int_equal(sectors_used(one, two, true, sector), 1);
            hit[sector[0]]++;
            sums[sector[0]]++;
        }
    for (int sector = 1; sector <= 12; sector++)
        assert_int_equal(hit[sector], said[sector]);
    assert_int_equal(sums[7], 6);
    for (int sector = 1; sector <= 12; sector++)
        assert_true(sector == 7 || sums[sector] < 6);
    for (int low = 1; low <= 6; low++)
        for (int high = 7; high <= 12; high++)
            assert_true(hit[low] > hit[high]);
}

/* The stream stands still but for dice, refills and the set-up. */
static void no_other_chance(void **unused)
{
    (void)unused;
    SbState s = place(
        "{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"first\":0,\"seats\":[{\"credits\":9,"
        "\"sectors\":{\"1\":{\"card\":\"fabian\",\"charges\":1,\"deployed\":[{\"card\":\"starter-1\"}]},"
        "\"5\":{\"card\":\"aksyonov\",\"charges\":1,\"deployed\":[{\"card\":\"starter-5\"}]},"
        "\"7\":{\"card\":\"lichtenberg\",\"deployed\":[{\"card\":\"starter-7\"}]},"
        "\"8\":{\"card\":\"tereshkova\",\"deployed\":[{\"card\":\"starter-8\"}]}}},"
        "{\"sectors\":{\"2\":{\"card\":\"starter-2\",\"deployed\":[{\"card\":\"tuan\"}]}}}],"
        "\"phase\":\"use\",\"dice\":[2,4],\"yard\":["
        "[\"ryumin\",\"gurragcha\",\"farkas\",\"malyshev\",\"serebrov\",\"romanenko\"],"
        "[\"worden\",\"mattingly\",\"makarov\",\"lazarev\",\"garriott\",\"weitz\"],"
        "[\"young\",\"walker\",\"gagarin\",\"mcdivitt\",\"komarov\",\"shepard\"]]}");
    Rng before = s.head.rng;
    static const struct {
        int seat;
        const char *move;
    } moves[] = {
        { 0, "use 2+4" }, { 1, "use 2 4" }, { 0, "shift fabian 1" }, { 0, "double 7" },
        { 0, "arrow 8" }, { 0, "arrow 6" }, { 0, "claim serebrov" }, { 0, "claim farkas" }
    };
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        play(&s, moves[i].seat, moves[i].move);
        assert_true(rng_same(&s.head.rng, &before));
    }
    play(&s, 0, "buy worden"); /* three gaps are filled, and the next turn's dice rolled */
    assert_false(rng_same(&s.head.rng, &before));
    assert_int_equal(bits_count(s.deck[0]), 48 - 6 - 5);
    assert_true(s.dice[0] && s.dice[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-DP14 SB-6.8 a gap gets each card of the deck as often as any other",
          .test_func = refill_is_even },
        { .name = "SB-16.6 SB-DP14 the bottom part of a deck is in random order",
          .test_func = bottom_parts_are_mixed },
        { .name =
              "SB-16.7 SB-16.8 SB-DP14 players tied in credits and sector roll for the first turn",
          .test_func = tied_players_roll },
        { .name = "SB-17.1 SB-17.2 SB-EX29 the odds over all 36 rolls",
          .test_func = odds_of_the_rulebook },
        { .name = "SB-DP12 SB-DP14 no chance is drawn while answers are sealed, nor by claims",
          .test_func = no_other_chance },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
