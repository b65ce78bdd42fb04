/* Owns the tests of what is hidden: who sees what, that draws and deals are even, that a deal of what a
 * viewer cannot know gives each hidden tile its chance and leaves the rest alone. */
#include "tests/eclipse/table.h"

#include "games/eclipse/board.h"
#include "games/eclipse/map.h"
#include "tests/properties/chance.h"

enum { DEALS = 10000 };

static Rng stream(unsigned number)
{
    Rng rng;
    uint8_t seed[RNG_SEED_BYTES] = { (uint8_t)number, (uint8_t)(number >> 8), 0xec };
    rng_seed(&rng, seed);
    return rng;
}

static const char *const reputations =
    "{\"game\":\"eclipse2\",\"players\":3,\"round\":2,\"seats\":[{\"species\":\"directorate\",\"reputation\":{\"4\":2}},"
    "{\"species\":\"alliance\",\"reputation\":{\"1\":1,\"4\":1}},{\"species\":\"union\",\"reputation\":{\"2\":3}}]}";

/* E2-H2: the bag and the tracks of others are one pool; one's own stays. */
static void reputation_is_dealt_evenly(void **state)
{
    (void)state;
    EclState s = place(ECL_SECOND, reputations);
    Rng rng = stream(1);
    int seen[ECL_VALUES] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        EclState hidden = s;
        game_hide(&eclipse2_game, &hidden, 0, &rng);
        assert_int_equal(hidden.seat[0].reputation[4], 2);
        assert_int_equal(hidden.seat[1].reputation[0], 2);
        assert_int_equal(hidden.seat[2].reputation[0], 3);
        for (int value = 1; value < ECL_VALUES; value++)
            seen[value] += hidden.seat[1].reputation[value];
    }
    static const int pool[ECL_VALUES] = { 0, 12, 10, 7, 2 }; /* all but the viewer's own */
    assert_true(chance_fits(seen, pool, ECL_VALUES));
}

/* E2-H2, E1-H.10: tiles that another has just drawn are of the pool too; who drew them knows them. */
static void drawn_tiles_are_dealt_evenly(void **state)
{
    (void)state;
    EclState s = place(ECL_SECOND, reputations);
    Rng rng = stream(5);
    int seen[ECL_VALUES] = { 0 };
    agenda_clear(&s.head);
    agenda_push(&s.head, (Task){ .kind = ECL_TASK_TILES, .seat = 1 });
    s.battle.drawn[3] = s.battle.drawn[1] = 1;
    s.battle.drawn[0] = 2;
    s.reputation[3]--;
    s.reputation[1]--;
    s.reputation[0] = (uint8_t)(s.reputation[0] - 2);
    for (int i = 0; i < DEALS; i++) {
        EclState hidden = s;
        game_hide(&eclipse2_game, &hidden, 0, &rng);
        int sum = 0;
        for (int value = 1; value < ECL_VALUES; value++) {
            seen[value] += hidden.battle.drawn[value];
            sum += hidden.battle.drawn[value];
        }
        assert_int_equal(sum, 2);
        assert_int_equal(hidden.battle.drawn[0], 2);
        assert_int_equal(hidden.reputation[0], s.reputation[0]);
    }
    static const int pool[ECL_VALUES] = { 0, 12, 10, 7, 2 };
    assert_true(chance_fits(seen, pool, ECL_VALUES));
    EclState own = s;
    game_hide(&eclipse2_game, &own, 1, &rng);
    assert_memory_equal(own.battle.drawn, s.battle.drawn, ECL_VALUES);
}

/* A spectator knows nobody's. */
static void spectators_know_none(void **state)
{
    (void)state;
    EclState s = place(ECL_SECOND, reputations);
    Rng rng = stream(2);
    int seen[ECL_VALUES] = { 0 };
    for (int i = 0; i < DEALS; i++) {
        EclState hidden = s;
        game_hide(&eclipse2_game, &hidden, VIEWER_NONE, &rng);
        for (int value = 1; value < ECL_VALUES; value++)
            seen[value] += hidden.seat[0].reputation[value];
    }
    static const int pool[ECL_VALUES] = { 0, 12, 10, 7, 4 };
    assert_true(chance_fits(seen, pool, ECL_VALUES));
}

static const char *const kept =
    "{\"game\":\"eclipse1\",\"players\":2,\"round\":2,\"agenda\":[[\"round\"],[\"turn\",1,1,0],[\"find\",1,22,52]],"
    "\"start\":1,\"asked\":[1],\"discoveries_used\":{\"money\":2},"
    "\"map\":{\"312\":{\"q\":0,\"r\":3,\"rotation\":0,\"disc\":1,\"discovery\":false}},"
    "\"seats\":[{\"species\":\"directorate\",\"kept\":{\"materials\":1}},"
    "{\"species\":\"alliance\",\"spent\":{\"explore\":1},\"kept\":{\"science\":1}}]}";

/* E1-H.10: what others keep, what they look at and what lies face down form one pool. */
static void discoveries_of_the_first_edition(void **state)
{
    (void)state;
    EclState s = place(ECL_FIRST, kept);
    Rng rng = stream(3);
    int keeps[ECL_DISCOVERIES] = { 0 }, looks[ECL_DISCOVERIES] = { 0 },
        pool[ECL_DISCOVERIES] = { 0 };
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
        pool[kind] = ecl_discoveries[ECL_FIRST][kind].copies;
    pool[ECL_FIND(MONEY)] -= 2;     /* used */
    pool[ECL_FIND(MATERIALS)] -= 1; /* the viewer's own */
    for (int i = 0; i < DEALS; i++) {
        EclState hidden = s;
        game_hide(&eclipse1_game, &hidden, 0, &rng);
        assert_int_equal(ecl_tiles_count(hidden.seat[1].kept), 1);
        assert_true(hidden.seat[0].kept == s.seat[0].kept);
        looks[agenda_peek(&hidden.head)->a]++;
        for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
            keeps[kind] += ecl_tiles_of(hidden.seat[1].kept, kind);
    }
    assert_true(chance_fits(keeps, pool, ECL_DISCOVERIES));
    assert_true(chance_fits(looks, pool, ECL_DISCOVERIES));
    int others[ECL_DISCOVERIES] = { 0 };
    pool[ECL_FIND(MATERIALS)]++;
    pool[ECL_FIND(SCIENCE)]--;
    pool[ECL_FIND(PART_HYPERGRID_SOURCE)]--;
    for (int i = 0; i < DEALS; i++) {
        EclState own = s;
        game_hide(&eclipse1_game, &own, 1, &rng);
        assert_int_equal(agenda_peek(&own.head)->a, ECL_FIND(PART_HYPERGRID_SOURCE));
        assert_true(own.seat[1].kept == s.seat[1].kept);
        for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
            others[kind] += ecl_tiles_of(own.seat[0].kept, kind);
    }
    assert_true(chance_fits(others, pool, ECL_DISCOVERIES));
}

/* E2-H3: nothing but reputation tiles (and the stream) is touched in the 2nd edition. */
static void all_else_is_open(void **state)
{
    (void)state;
    Setup setup = setup_of(ECL_SECOND, 4, ECL_RANDOM, 7);
    EclState s = begin(&setup, ECL_SECOND), hidden = s;
    Rng rng = stream(4);
    game_hide(&eclipse2_game, &hidden, 0, &rng);
    hidden.head.rng = s.head.rng;
    for (int seat = 0; seat < ECL_SEATS; seat++)
        memcpy(hidden.seat[seat].reputation, s.seat[seat].reputation, ECL_VALUES);
    memcpy(hidden.reputation, s.reputation, ECL_VALUES);
    assert_memory_equal(&hidden, &s, sizeof s);
}

/* E1-H.9, E2-H1: the outer stack and what was left in the box are one pool until the first refill. */
static void outer_sectors_are_drawn_evenly(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        int seen[ECL_SECTORS] = { 0 }, weight[ECL_SECTORS] = { 0 };
        for (int sector = ECL_SECTOR(301); sector <= ECL_SECTOR(318); sector++)
            weight[sector] = 1;
        for (unsigned seed = 0; seed < 4000; seed++) {
            Setup setup = setup_of(edition, 2, ECL_FIXED, seed);
            setup.option[ECL_OPTION_ALIENS] = 0;
            setup.option[ECL_OPTION_FIRST] = 1;
            EclState s = begin(&setup, edition);
            play(&s, 0, "action explore");
            play(&s, 0, "zone 0 -3");
            seen[agenda_peek(&s.head)->a]++;
            assert_int_equal(s.left[2], 4);
            assert_int_equal(bits_count(s.pool[2]), 17);
        }
        assert_true(chance_fits(seen, weight, ECL_SECTORS));
    }
}

/* A draw of technologies follows the tiles in the bag; of discoveries those nobody has seen. */
static void bags_are_drawn_evenly(void **state)
{
    (void)state;
    int techs[ECL_TECHS] = { 0 }, tiles[ECL_DISCOVERIES] = { 0 }, reputation[ECL_VALUES] = { 0 };
    int bag[ECL_TECHS] = { 0 }, pool[ECL_DISCOVERIES] = { 0 },
        values[ECL_VALUES] = { 0, 12, 10, 7, 4 };
    Setup setup = setup_of(ECL_SECOND, 2, ECL_FIXED, 1);
    setup.option[ECL_OPTION_ALIENS] = 0;
    EclState start = begin(&setup, ECL_SECOND);
    for (int tech = 1; tech < ECL_TECHS; tech++)
        bag[tech] = ecl_techs[ECL_SECOND][tech].category == ECL_RARE ? 0 : start.bag[tech];
    for (int kind = 1; kind < ECL_DISCOVERIES; kind++)
        pool[kind] = ecl_tiles_of(start.tiles, kind);
    Rng rng = stream(5);
    for (int i = 0; i < DEALS; i++) {
        EclState s = start;
        rng_rekey(&s.head.rng, &rng);
        tiles[ecl_draw_discovery(&s)]++;
        reputation[ecl_draw_reputation(&s)]++;
        ecl_draw_techs(&s, 1, NULL);
        for (int tech = 1; tech < ECL_TECHS; tech++)
            techs[tech] += bag[tech] ? s.tray[tech] - start.tray[tech] : 0;
    }
    assert_true(chance_fits(techs, bag, ECL_TECHS));
    assert_true(chance_fits(tiles, pool, ECL_DISCOVERIES));
    assert_true(chance_fits(reputation, values, ECL_VALUES));
}

/* The same seed, options and moves give the same game. */
static void a_game_replays(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        Setup setup = setup_of(edition, 3, ECL_RANDOM, 11);
        EclState one = begin(&setup, edition), two = begin(&setup, edition);
        assert_memory_equal(&one, &two, sizeof one);
        Rng rng = stream(6);
        for (int i = 0; i < 200 && game_pending(&one); i++) {
            MoveList list = { .n = 0 };
            int seat = bits_first(game_pending(&one));
            editions[edition]->moves(&one, seat, &list);
            Move move = list.move[rng_below(&rng, list.n)];
            editions[edition]->apply(&one, seat, move, NULL);
            editions[edition]->apply(&two, seat, move, NULL);
        }
        assert_memory_equal(&one, &two, sizeof one);
        setup.seed[5]++;
        two = begin(&setup, edition);
        assert_memory_not_equal(&one, &two, sizeof one);
    }
}

/* The last event of a kind that the move makes. */
static Event event_of(EclState *s, int seat, const char *notation, EclEvent kind)
{
    static Event events[512];
    EventList list = { .event = events, .cap = 512 };
    Event found = { .kind = ECL_EVENTS };
    Move move;
    assert_true(move_parse(ecl_game_of(s), notation, &move, NULL));
    assert_true(ecl_game_of(s)->legal(s, seat, move));
    ecl_game_of(s)->apply(s, seat, move, &list);
    for (int i = 0; i < list.n; i++)
        if (events[i].kind == kind)
            found = events[i];
    assert_int_equal(found.kind, kind);
    return found;
}

/* What turns up bars undo for those who see it: all of a sector, one's own tile in the 1st edition. */
static void events_show_what_turned_up(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        Setup setup = setup_of(edition, 3, ECL_FIXED, 3);
        setup.option[ECL_OPTION_ALIENS] = 0;
        setup.option[ECL_OPTION_FIRST] = 1;
        EclState s = begin(&setup, edition);
        play(&s, 0, "action explore");
        Event flip = event_of(&s, 0, "zone 0 -3", ECL_EVENT_FLIP);
        assert_int_equal(flip.shown, 7);
        assert_int_equal(flip.value[0], agenda_peek(&s.head)->a);
        char buf[256];
        Text text = text_over(buf);
        text_fmt(&text,
                 "{\"game\":\"eclipse%d\",\"players\":3,\"round\":2,\"start\":1,"
                 "\"map\":{\"311\":{\"q\":3,\"r\":0,\"rotation\":2,\"discovery\":true}},"
                 "\"seats\":[{},{\"species\":\"union\"},{}]}",
                 edition + 1);
        s = place(edition, buf);
        play(&s, 1, "action influence");
        Event find = event_of(&s, 1, "lift track", ECL_EVENT_FIND);
        assert_int_equal(find.shown, edition == ECL_FIRST ? 2 : 7);
        assert_int_equal(find.seers, edition == ECL_FIRST ? 2 : 7);
        Event keep = event_of(&s, 1, "keep", ECL_EVENT_KEEP);
        assert_int_equal(keep.seers, edition == ECL_FIRST ? 2 : 7);
        assert_int_equal(keep.value[0], find.value[0]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-H2 E1-H.2 reputation tiles of others are dealt evenly",
          .test_func = reputation_is_dealt_evenly },
        { .name = "E2-H2 E1-H.10 drawn tiles are dealt anew evenly",
          .test_func = drawn_tiles_are_dealt_evenly },
        { .name = "E2-H2 a spectator knows nobody's reputation tiles",
          .test_func = spectators_know_none },
        { .name = "E1-H.3 E1-H.10 discovery tiles kept or looked at are dealt evenly",
          .test_func = discoveries_of_the_first_edition },
        { .name = "E2-H3 E1-H.5 E1-1.17 all else is open", .test_func = all_else_is_open },
        { .name =
              "E2-H1 E1-H.1 E1-H.9 outer sectors are drawn evenly, the ones in the box included",
          .test_func = outer_sectors_are_drawn_evenly },
        { .name = "E2-H5 E2-H1 bags and tiles are drawn evenly",
          .test_func = bags_are_drawn_evenly },
        { .name = "E2-H4 E1-H.3 events show what turned up to those who see it",
          .test_func = events_show_what_turned_up },
        { .name = "E2-H5 a game replays exactly", .test_func = a_game_replays },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
