/* Owns the tests of invariants and of whole games: what check refuses, how long games are, and that
 * nothing but draws and shuffles is chance. */
#include "tests/emdo/table.h"

#include "games/emdo/cards.h"
#include "games/emdo/check.h"

enum { GAMES = 60, EVENTS = 256 };

static bool check(const EmdoState *s, char *buf)
{
    Text why = text_make(buf, 256);
    return emdo_check(s, &why);
}

/* A state somewhere in a game of four. */
static EmdoState middle_of(unsigned seed)
{
    EmdoState s = begin(4, standard, seed);
    Rng rng = stream(seed);
    for (int i = 0; i < 150 && game_pending(&s); i++) {
        int seat;
        Move move = random_move(&s, &seat, &rng);
        emdo_game.apply(&s, seat, move, NULL);
    }
    return s;
}

static void lost_and_doubled_cards(void **state)
{
    (void)state;
    char why[256];
    for (unsigned seed = 0; seed < 20; seed++) {
        EmdoState s = middle_of(seed), t = s;
        assert_true(check(&s, why));
        t.stack[EMDO_SURVEY]--;
        assert_false(check(&t, why));
        assert_non_null(strstr(why, "ED-26.6"));
        t = s;
        emdo_put(&t.seat[0].discard, EMDO_COLONIZE);
        assert_false(check(&t, why));
        t = s;
        emdo_put(&t.seat[1].deck, EMDO_TERRAFORMING);
        assert_false(check(&t, why));
        assert_non_null(strstr(why, "ED-26.7"));
        t = s;
        t.market &= ~emdo_bit(EMDO_LOGISTICS);
        assert_false(check(&t, why));
        t = s;
        if (t.planets) {
            t.planet_drop |= t.planets & -t.planets;
            assert_false(check(&t, why));
        }
    }
}

static void limited_components(void **state)
{
    (void)state;
    refuses("{\"game\":\"emdo\",\"players\":2,\"seats\":[{\"hand\":{\"survey\":20}},"
            "{\"hand\":{\"survey\":1}}]}",
            "ED-26.6");
    refuses("{\"game\":\"emdo\",\"players\":2,\"seats\":[{\"hand\":{\"war-path\":1}},"
            "{\"hand\":{\"war-path\":1}}]}",
            "two places");
    refuses("{\"game\":\"emdo\",\"players\":2,\"planet_discard\":[\"styku\"],"
            "\"seats\":[{\"planets\":[{\"planet\":\"styku\"}]},{}]}",
            "two places");
    refuses("{\"game\":\"emdo\",\"players\":2,\"seats\":[{\"permanents\":[\"logistics\"]},"
            "{\"permanents\":[\"productivity\"]}]}",
            "ED-26.7");
    refuses("{\"game\":\"emdo\",\"players\":2,\"seats\":[{\"hand\":{},\"planets\":"
            "[{\"planet\":\"styku\",\"up\":true,\"tucked\":{\"colonize\":1}}]},{}]}",
            "ED-26.11");
}

/* Whatever cannot be read is refused with its place. */
static void malformed_positions(void **state)
{
    (void)state;
    static const struct {
        const char *member, *place;
    } row[] = {
        { "\"active\":2", "active" },
        { "\"first\":-1", "first" },
        { "\"round\":0", "round" },
        { "\"round\":20001", "round" },
        { "\"stirred\":1", "stirred" },
        { "\"quiet\":11", "quiet" },
        { "\"playing\":\"surveys\"", "playing" },
        { "\"phase\":\"middle\"", "phase" },
        { "\"role_first\":0", "role_first" },
        { "\"turn\":{\"sold\":{\"iron\":101}}", "iron" },
        { "\"turn\":{\"produced\":[\"gold\"]}", "produced" },
        { "\"turn\":{\"specialization\":\"gold\"}", "specialization" },
        { "\"turn\":{\"diverse_markets\":2}", "diverse_markets" },
        { "\"turn\":{\"genetic_engineering\":2}", "genetic_engineering" },
        { "\"turn\":{\"mobilized\":2}", "mobilized" },
        { "\"turn\":{\"streamlined\":2}", "streamlined" },
        { "\"turn\":{\"skipped\":2}", "skipped" },
        { "\"stacks\":{\"survey\":21}", "survey" },
        { "\"stacks\":{\"survey\":17}", "survey" },
        { "\"removed\":[\"survey\"]", "removed" },
        { "\"removed\":[\"surveys\"]", "removed" },
        { "\"removed\":[\"war-path\",\"war-path\"]", "two places" },
        { "\"filling\":256", "filling" },
        { "\"planet_top\":\"utopia\"", "planet_top" },
        { "\"planet_top\":\"gas-1-1\"", "planet_top" },
        { "\"planet_discard\":[\"pluto\"]", "planet" },
        { "\"planet_discard\":[\"styku\",\"styku\"]", "two places" },
        { "\"look\":[{\"planet\":\"pluto\"}]", "planet" },
        { "\"look\":[{\"planet\":\"styku\",\"filling\":-1}]", "filling" },
        { "\"seats\":[{}]", "seats" },
        { "\"seats\":[{\"influence\":-1},{}]", "influence" },
        { "\"seats\":[{\"fighters\":100001},{}]", "fighters" },
        { "\"seats\":[{\"hand\":[\"survey\"]},{}]", "hand" },
        { "\"seats\":[{\"hand\":{\"survey\":21}},{}]", "hand" },
        { "\"seats\":[{\"hand\":{\"war-path\":2}},{}]", "hand" },
        { "\"seats\":[{\"deck\":{\"surveys\":1}},{}]", "deck" },
        { "\"seats\":[{\"hand\":{},\"known\":{\"survey\":1}},{}]", "ED-8.19" },
        { "\"seats\":[{\"hand\":{\"war-path\":1},\"deck\":{\"war-path\":1}},{}]", "two places" },
        { "\"seats\":[{\"permanents\":[\"war-path\"]},{}]", "permanents" },
        { "\"seats\":[{\"permanents\":[\"warpath\"]},{}]", "permanents" },
        { "\"seats\":[{\"planets\":[{}]},{}]", "planet" },
        { "\"seats\":[{\"planets\":[{\"planet\":\"styku\",\"up\":1}]},{}]", "up" },
        { "\"seats\":[{\"planets\":[{\"planet\":\"styku\",\"marker\":1}]},{}]", "marker" },
        { "\"seats\":[{\"planets\":[{\"planet\":\"styku\",\"filling\":256}]},{}]", "filling" },
        { "\"seats\":[{\"planets\":[{\"planet\":\"styku\",\"up\":true,\"resources\":"
          "[\"gold\"]}]},{}]",
          "resources" },
        { "\"seats\":[{\"planets\":[{\"planet\":\"styku\",\"tucked\":{\"survey\":1}}]},{}]",
          "ED-12.19" },
        { "\"seats\":[{\"planets\":[{\"planet\":\"drawde\"},{\"planet\":\"pomerene\"}]},{}]",
          "ED-2.6" },
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char json[512];
        Text text = text_over(json);
        text_fmt(&text, "{\"game\":\"emdo\",\"players\":2,%s}", row[i].member);
        refuses(json, row[i].place);
    }
}

/* What a position leaves out: the piles of a seat with one named, the start planet, the rest. */
static void positions_in_short(void **state)
{
    (void)state;
    EmdoState setup = place("{\"game\":\"emdo\",\"players\":2}");
    assert_int_equal(setup.seat[0].hand.size, 5);
    assert_int_equal(setup.stack[EMDO_SURVEY], 16);
    EmdoState s = place("{\"game\":\"emdo\",\"players\":2,\"phase\":\"role\",\"removed\":"
                        "[\"war-path\"],\"seats\":[{\"deck\":{\"survey\":20},\"planets\":[{"
                        "\"planet\":\"styku\",\"tucked\":{\"colonize\":1}}]},{\"hand\":{"
                        "\"data-network\":1},\"permanents\":[\"logistics\"]}]}");
    assert_true(s.seat[0].hand.size == 0 && s.seat[1].deck.size == 0);
    assert_int_equal(s.stack[EMDO_SURVEY], 0); /* all of them lie in the deck */
    assert_int_equal(s.stack[EMDO_WARFARE], 14);
    assert_int_equal(s.removed.n[EMDO_WARFARE], 2);
    assert_int_equal(s.removed.n[EMDO_COLONIZE], 3); /* 20 less 16 and the one tucked */
    assert_int_equal(bits_count(s.seat[0].down), 2);
    assert_int_equal(s.site[EMDO_STYKU].place, 1);
    assert_int_equal(s.site[EMDO_STYKU].filling, 1);
    assert_int_equal(bits_count(s.planets), 26);
    assert_true(bits_has(s.removed.set, EMDO_WAR_PATH));
    assert_false(bits_has(s.market, emdo_card_tech(EMDO_WAR_PATH)));
    assert_false(bits_has(s.market, emdo_card_tech(EMDO_DATA_NETWORK)));
    assert_false(bits_has(s.market, EMDO_LOGISTICS) || bits_has(s.market, EMDO_PRODUCTIVITY));
    EmdoState t = place("{\"game\":\"emdo\",\"players\":2,\"phase\":\"role\",\"playing\":null,"
                        "\"turn\":{\"specialization\":null},\"planet_top\":\"metallic-6-3\"}");
    assert_true(t.playing == 0 && t.turn.special == 0);
    assert_int_equal(t.top, emdo_planets[EMDO_IDROYOS].back);
}

/* Plays at random to the end; the number of turns. */
static int turns_of(EmdoState *s, unsigned seed)
{
    Rng rng = stream(seed);
    Event event[EVENTS];
    int turns = 1;
    while (game_pending(s)) {
        int seat;
        Move move = random_move(s, &seat, &rng);
        EventList events = { .event = event, .cap = EVENTS };
        emdo_game.apply(s, seat, move, &events);
        for (int i = 0; i < events.n; i++)
            turns += event[i].kind == EMDO_EVENT_TURN;
    }
    return turns;
}

static void games_are_bounded(void **state)
{
    (void)state;
    static const struct {
        int seats, level, most;
    } row[] = { { 2, 3, 70 }, { 3, 3, 63 }, { 2, 0, 56 }, { 3, 0, 48 } };
    for (int i = 0; i < 4; i++)
        for (unsigned seed = 0; seed < GAMES; seed++) {
            EmdoState s = begin(row[i].seats, (Options){ .level = row[i].level }, seed);
            int turns = turns_of(&s, seed);
            assert_in_range(turns, 1, row[i].most);
            assert_int_equal(turns % row[i].seats, 0); /* ED-20.5 */
        }
}

/* ED-26.13: the stream moves with draws and planets taken, and with nothing else. */
static void chance_is_drawing(void **state)
{
    (void)state;
    Event event[EVENTS];
    for (unsigned seed = 0; seed < 20; seed++) {
        EmdoState s = begin(3, (Options){ 3, true, false }, seed);
        Rng rng = stream(seed);
        while (game_pending(&s)) {
            int seat;
            Move move = random_move(&s, &seat, &rng);
            Rng before = s.head.rng;
            EventList events = { .event = event, .cap = EVENTS };
            emdo_game.apply(&s, seat, move, &events);
            bool drawn = false;
            for (int i = 0; i < events.n; i++)
                drawn |= event[i].kind == EMDO_EVENT_DRAW || event[i].kind == EMDO_EVENT_LOOK;
            bool team = move_kind(move) == EMDO_MOVE_PLAY && move_a(move) == EMDO_SURVEY_TEAM;
            assert_int_equal(drawn || team, !rng_same(&before, &s.head.rng));
        }
    }
}

/* At the end of the own cleanup the hand equals the limit, or nothing is left to draw. */
static void hands_after_cleanup(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < 20; seed++) {
        EmdoState s = begin(2, standard, seed);
        Rng rng = stream(seed);
        while (game_pending(&s)) {
            int seat, active = s.active;
            Move move = random_move(&s, &seat, &rng);
            emdo_game.apply(&s, seat, move, NULL);
            const EmdoSeat *p = &s.seat[active];
            if (s.active == active || !game_pending(&s))
                continue;
            int limit = EMDO_HAND + bits_count(p->up & emdo_hand_planets);
            bool full = p->hand.size == limit;
            assert_true(full || (p->hand.size < limit && !p->deck.size && !p->discard.size));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "ED-26.6 ED-26.7 a lost or doubled card breaks an invariant",
          .test_func = lost_and_doubled_cards },
        { .name = "ED-1.21 ED-26.7 ED-26.11 components are limited to those printed",
          .test_func = limited_components },
        { .name = "a position that cannot be read is refused with its place",
          .test_func = malformed_positions },
        { .name = "what a position leaves out", .test_func = positions_in_short },
        { .name = "ED-20.19 ED-20.5 games are as short as the stacks make them",
          .test_func = games_are_bounded },
        { .name = "ED-26.13 chance is drawing cards and planets, nothing else",
          .test_func = chance_is_drawing },
        { .name = "ED-26.10 ED-7.3 after cleanup the hand is full or nothing is left",
          .test_func = hands_after_cleanup },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
