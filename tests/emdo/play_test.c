/* Owns the tests of random games of every kind: the invariants hold after each move, every listed move and
 * no other is legal, positions read back, and whatever is said to players is whole. */
#include <limits.h>

#include "tests/emdo/table.h"
#include "tests/properties/whole.h"

static const Options variants[] = {
    { 3, false, false }, { 3, true, false },  { 0, false, false },
    { 1, true, false },  { 2, false, false }, { 3, true, true },
};

static void play_out(int seats, Options options, unsigned seed)
{
    EmdoState s = begin(seats, options, seed);
    whole_play(&emdo_game, &s, seed, INT_MAX, 16);
}

static void random_games(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < 2; seed++)
        for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
            for (int seats = 2; seats <= 4; seats++)
                if (!variants[i].extended || seats == 3)
                    play_out(seats, variants[i], seed);
}

/* Empires full of technologies, so that every permanent and every card is met. */
static void rich_games(void **state)
{
    (void)state;
    static const char rich[] =
        "{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,"
        "\"options\":{\"bonus\":\"on\"},\"seats\":[{\"fighters\":9,\"hand\":{\"war-path\":1,"
        "\"terraforming\":1,\"specialization\":1,\"data-network\":1,\"improved-colonize-trade\":1},"
        "\"deck\":{\"research\":4,\"improved-research-produce\":1,\"genetic-engineering\":1,"
        "\"improved-production-trade\":1,\"mobilization\":1},\"permanents\":[%s],\"planets\":["
        "{\"planet\":\"utopia-of-trade\"},{\"planet\":\"styku\"},{\"planet\":\"voson\","
        "\"up\":true},{\"planet\":\"angus-duffy\",\"up\":true}]},{\"fighters\":9,\"hand\":{"
        "\"survey-team\":1,\"artificial-intelligence\":1,\"diverse-markets\":1,\"colonize\":2},"
        "\"deck\":{\"improved-warfare-trade\":1,\"improved-trade-produce\":1,\"research\":5},"
        "\"permanents\":[%s],\"planets\":[{\"planet\":\"utopia-of-survey\",\"up\":true},"
        "{\"planet\":\"mik-mik\"},{\"planet\":\"artigas-gns-111\"}]}]}";
    static const char *const permanents[][2] = {
        { "\"logistics\",\"streamlining\",\"abundance\"", "\"adaptability\",\"bureaucracy\"" },
        { "\"productivity\",\"hyperefficiency\",\"scorched-earth-policy\"",
          "\"weapon-emporium\",\"abundance\",\"dissension\"" },
        { "\"adaptability\",\"imperialism\",\"weapon-emporium\"",
          "\"fertile-ground\",\"logistics\"" },
    };
    for (unsigned seed = 0; seed < 30; seed++) {
        char json[2048];
        Text text = text_over(json);
        text_fmt(&text, rich, permanents[seed % 3][0], permanents[seed % 3][1]);
        EmdoState s = place(json);
        Rng rng = stream(seed);
        rng_rekey(&s.head.rng, &rng);
        whole_play(&emdo_game, &s, seed, 150, 8);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "random games of every kind keep the invariants and say what they do",
          .test_func = random_games },
        { .name = "so do games with every technology in play", .test_func = rich_games },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
