/* Owns the tests of random games of every level, number of players and switch: everything is looked at on
 * the way; and of games from positions full of cards, so that rare powers meet. */
#include <limits.h>

#include "tests/properties/whole.h"
#include "tests/rftg/table.h"

static void play_out(const Setup *setup, unsigned seed)
{
    RftgState s;
    game_setup(&rftg_game, &s, setup, NULL);
    whole_play(&rftg_game, &s, seed, INT_MAX, 48);
}

/* Every combination of switches once, and so every level with every number of players. */
static void random_games(void **state)
{
    (void)state;
    int played = 0;
    SeatSet met[RFTG_BOXES] = { 0 };
    for (int i = 0; i < setups_combinations(&rftg_game); i++)
        for (int n = 0; n < RFTG_SEATS - 1; n++) {
            char buf[256];
            Text why = text_over(buf);
            int seats = 2 + (played + n) % (RFTG_SEATS - 1);
            Setup setup = setups_combination(&rftg_game, seats, i);
            bool short_game = setup.option[RFTG_OPTION_ROUNDS] == 1;
            if (!short_game || !game_setup_ok(&rftg_game, &setup, &why))
                continue;
            setup.seed[0] = (uint8_t)i;
            play_out(&setup, (unsigned)played++);
            met[setup.option[RFTG_OPTION_EXPANSION]] |= seat_bit(seats - 1);
            break;
        }
    for (int level = RFTG_BASE; level <= RFTG_BOW; level++)
        for (int seats = 2; seats <= RFTG_SEATS; seats++) {
            char buf[256];
            Text why = text_over(buf);
            Setup setup = game_normal_setup(&rftg_game, seats);
            setup.option[RFTG_OPTION_EXPANSION] = (uint8_t)level;
            setup.option[RFTG_OPTION_GOALS] = level > RFTG_BASE;
            setup.option[RFTG_OPTION_ROUNDS] = 1;
            if (!bits_has(met[level], seats - 1) && game_setup_ok(&rftg_game, &setup, &why))
                play_out(&setup, (unsigned)played++);
        }
    assert_true(played > 30);
}

/* Tableaux of the cards that ask the most, four of them at a time, and hands to match. */
static void rich_games(void **state)
{
    (void)state;
    static const char rich[] =
        "{\"game\":\"rftg\",\"players\":3,\"options\":{\"expansion\":3,\"takeovers\":\"on\"},"
        "\"phase\":\"round\",\"round\":3,\"saved\":[\"empath-world\"],\"seats\":["
        "{\"tableau\":[\"galactic-scavengers\",\"improved-logistics\",\"%s\",\"space-mercenaries\","
        "\"rebel-cantina\",\"lifeforms-inc\"],\"hand\":[\"new-earth\",\"rebel-base\",\"gem-world\","
        "\"export-duties\",\"rebel-miners\"],\"prestige\":3,\"knows\":[\"empath-world\"]},"
        "{\"tableau\":[\"alien-oort-cloud-refinery\",\"%s\",\"rebel-fuel-cache\",\"imperium-troops\","
        "\"rebel-pact\",\"alien-booby-trap\"],\"hand\":[\"comet-zone\",\"drop-ships\","
        "\"public-works\",\"runaway-robots\"],\"prestige\":3},"
        "{\"tableau\":[\"%s\",\"rebel-fuel-refinery\",\"gambling-world-ante\",\"hidden-fortress\","
        "\"new-military-tactics\",\"psi-crystal-world\"],\"hand\":[\"spice-world\",\"space-port\","
        "\"mining-robots\",\"outlaw-world\"],\"prestige\":2}],"
        "\"goods\":{\"rebel-fuel-refinery\":\"mining-world\",\"lifeforms-inc\":\"space-marines\"}}";
    static const char *const special[][3] = {
        { "interstellar-casus-belli", "rebel-alliance", "pan-galactic-security-council" },
        { "imperium-invasion-fleet", "galactic-exchange", "imperium-planet-buster" },
        { "terraforming-engineers", "diversified-economy", "trade-league" },
        { "rebel-sneak-attack", "genetics-lab", "golden-age-of-terraforming" },
        { "imperium-cloaking-technology", "universal-exports", "alien-departure-point" },
        { "rd-crash-program", "black-market-trading-world", "galactic-power-brokers" },
        { "imperium-seat", "galactic-engineers", "retrofit-and-salvage" },
        { "imperium-fuel-depot", "research-labs", "damaged-alien-factory" },
    };
    for (unsigned seed = 0; seed < 24; seed++) {
        char json[4096];
        Text text = text_over(json);
        const char *const *names = special[seed % 8];
        text_fmt(&text, rich, names[0], names[1], names[2]);
        RftgState s = place(json);
        Rng rng = stream(seed);
        rng_rekey(&s.head.rng, &rng);
        whole_play(&rftg_game, &s, seed, 200, 16);
    }
}

/* ---- very long lists ---- */

/* Gives seat 0 the first card of so many designs of the supply. */
static void fill_hand(RftgState *s, int designs)
{
    for (int design = 1; design < RFTG_DESIGNS && designs; design++) {
        int card = rftg_first_card[design];
        if (!cards_has(&s->supply, card))
            continue;
        cards_remove(&s->supply, card);
        cards_add(&s->seat[0].hand, card);
        designs--;
    }
}

static MoveList list_of(const RftgState *s)
{
    MoveList list = { .n = 0 };
    rftg_game.moves(s, 0, &list);
    assert_true(list.n > 0 && list.n <= MOVES_MAX);
    return list;
}

/* A hand of more designs than a page has: `more` turns it, and what lies below is out of reach. */
static void long_lists_have_pages(void **state)
{
    (void)state;
    RftgState s = place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,"
                        "\"goals\":\"off\"},\"phase\":\"round\",\"seats\":[{\"tableau\":["
                        "\"alien-departure-point\"]},{\"tableau\":[\"new-sparta\"]}]}");
    fill_hand(&s, RFTG_PAGE + 5);
    play(&s, 0, "action explore-5");
    play(&s, 1, "action explore-5");
    assert_int_equal(agenda_peek(&s.head)->kind, RFTG_TASK_GIVE);
    MoveList list = list_of(&s);
    assert_int_equal(list.n, 1 + RFTG_PAGE + 1); /* pass, a page, more */
    assert_true(may(&s, 0, "more"));
    Move first = list.move[1];
    play(&s, 0, "more");
    list = list_of(&s);
    assert_int_equal(list.n, 1 + 5);
    assert_false(rftg_game.legal(&s, 0, first));
    assert_false(may(&s, 0, "more"));
    Move last = list.move[5];
    rftg_game.apply(&s, 0, last, NULL);
    assert_int_equal(s.seat[0].prestige, 1);
    assert_true(cards_has(&s.discard, rftg_first_card[move_a(last)]));
}

/* Copies of a design take one place of a page; enough cards for the answer stay within reach. */
static void pages_leave_enough(void **state)
{
    (void)state;
    RftgState s = place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,"
                        "\"goals\":\"off\"},\"phase\":\"round\",\"seats\":[{\"tableau\":["
                        "\"old-earth\"]},{\"tableau\":[\"new-sparta\"]}]}");
    fill_hand(&s, RFTG_PAGE + 4);
    play(&s, 0, "action produce");
    play(&s, 1, "action produce");
    assert_int_equal(agenda_peek(&s.head)->kind, RFTG_TASK_LIMIT);
    /* 84 cards down to 10: 74 go, so the first is one of the lowest eleven, and no page is turned */
    assert_int_equal(list_of(&s).n, 11);
    assert_false(may(&s, 0, "more"));
    for (int n = 74; n > 0; n--) {
        MoveList list = list_of(&s);
        rftg_game.apply(&s, 0, list.move[list.n - 1], NULL);
    }
    assert_int_equal(cards_count(&s.seat[0].hand), 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "random games of every kind keep the invariants and say what they do",
          .test_func = random_games },
        { .name = "so do games with rare powers in play", .test_func = rich_games },
        { .name = "RG-23.12: very long lists have pages", .test_func = long_lists_have_pages },
        { .name = "RG-23.12: an answer can always be ended", .test_func = pages_leave_enough },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
