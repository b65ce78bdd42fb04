/* Owns the tests of random games of every level, number of players and switch: everything is looked at on
 * the way; and of games from positions full of cards, so that rare powers meet. */
#include <limits.h>

#include "tests/properties/whole.h"
#include "tests/rftg/table.h"

static void play_out(const Setup *setup, unsigned seed)
{
    RftgState s;
    game_setup(&rftg_game, &s, setup, NULL);
    whole_play(&rftg_game, &s, seed, INT_MAX, 24);
}

/* Each level with each number of players, then every switch that goes with it. */
static void random_games(void **state)
{
    (void)state;
    int played = 0;
    for (int i = 0; i < setups_combinations(&rftg_game); i++)
        for (int seats = 2; seats <= RFTG_SEATS; seats++) {
            char buf[256];
            Text why = text_over(buf);
            Setup setup = setups_combination(&rftg_game, seats, i);
            bool short_game = setup.option[RFTG_OPTION_ROUNDS] == 1;
            if (!short_game || !game_setup_ok(&rftg_game, &setup, &why))
                continue;
            setup.seed[0] = (uint8_t)i;
            setup.seed[1] = (uint8_t)seats;
            play_out(&setup, (unsigned)played++);
        }
    assert_true(played > 60);
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
    for (unsigned seed = 0; seed < 48; seed++) {
        char json[4096];
        Text text = text_over(json);
        const char *const *names = special[seed % 8];
        text_fmt(&text, rich, names[0], names[1], names[2]);
        RftgState s = place(json);
        Rng rng = stream(seed);
        rng_rekey(&s.head.rng, &rng);
        whole_play(&rftg_game, &s, seed, 250, 12);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "random games of every kind keep the invariants and say what they do",
          .test_func = random_games },
        { .name = "so do games with rare powers in play", .test_func = rich_games },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
