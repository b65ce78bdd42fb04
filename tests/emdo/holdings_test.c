/* What a seat has brought together: technologies wherever they are, planets face up. */
#include "tests/properties/holdings.h"

#include "games/emdo/game.h"
#include "games/emdo/state.h"
#include "games/emdo/text.h"

static void what_a_seat_has(void **state)
{
    (void)state;
    EmdoState s;
    memset(&s, 0, sizeof s);
    s.head.seats = 2;
    s.active = 1;
    s.seat[0].hand.set = (CardSet)1 << EMDO_SURVEY; /* a role card is no technology */
    has(&emdo_game, &s, 0, "");
    s.seat[0].deck.set = (CardSet)1 << EMDO_IMPROVED_COLONIZE_TRADE;
    s.seat[0].tucked = (CardSet)1 << EMDO_IMPROVED_SURVEY_RESEARCH;
    s.seat[0].permanents = 1;
    s.seat[0].down = (PlanetSet)1 << EMDO_LYTTLE; /* face down */
    s.seat[0].up = (PlanetSet)1 << EMDO_ECHO_ROSE;
    s.playing = EMDO_IMPROVED_PRODUCTION_TRADE; /* by the other */
    char expected[256];
    Text text = text_over(expected);
    text_put(&text, "technology:improved-colonize-trade technology:improved-survey-research "
                    "technology:");
    thing_code(&emdo_game, EMDO_THING_TECH, EMDO_FIRST_PERMANENT, &text);
    text_put(&text, " planet:echo-rose");
    has(&emdo_game, &s, 0, expected);
    has(&emdo_game, &s, 1, "technology:improved-production-trade");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "technologies wherever they are, planets face up", .test_func = what_a_seat_has },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
