/* Owns the tests of words and previews: what is asked, what a card is said to do, what a choice is said to
 * bring, and what the view says of phases and costs. */
#include "tests/rftg/table.h"

#include "games/rftg/text.h"

#define GAME(phase, more)                                                                          \
    "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,\"goals\":\"off\","             \
    "\"takeovers\":\"on\"},\"phase\":\"" phase "\"," more
#define OTHER ",{\"tableau\":[\"new-sparta\"],\"actions\":[\"explore-5\"]}]}"

static void asks(const RftgState *s, int seat, const char *expected)
{
    char buf[512];
    Text text = text_over(buf);
    rftg_game.prompt(s, seat, (Voice){ .lang = LANG_EN }, &text);
    assert_string_equal(buf, expected);
}

/* What the game says a move will bring. */
static void brings(const RftgState *s, int seat, const char *notation, const char *expected)
{
    char buf[512];
    Text text = text_over(buf);
    Json json;
    Move move;
    assert_true(move_parse(&rftg_game, notation, &move, NULL));
    if (!rftg_game.legal(s, seat, move))
        fail_msg("'%s': %s", notation, rftg_game.why(s, seat, move));
    json_writer(&json, &text);
    json_object_begin(&json);
    rftg_game.preview(s, seat, move, &json);
    json_object_end(&json);
    assert_string_equal(buf, expected);
}

static void previews_of_actions(void **state)
{
    (void)state;
    RftgState s = place(GAME(
        "round", "\"goods\":{\"gem-world\":\"drop-ships\",\"comet-zone\":\"space-marines\"},"
                 "\"seats\":[{\"tableau\":[\"galactic-renaissance\",\"gem-world\",\"comet-zone\","
                 "\"artist-colony\",\"asteroid-belt\",\"destroyed-world\",\"merchant-guild\","
                 "\"export-duties\"],\"prestige\":1},{\"tableau\":[\"new-sparta\"]}]}"));
    brings(&s, 0, "action explore-5", "{\"draw\":9,\"keep\":2}");
    brings(&s, 0, "boost explore-5", "{\"draw\":15,\"keep\":3}");
    brings(&s, 0, "action explore-1-1", "{\"draw\":5,\"keep\":3}");
    brings(&s, 0, "action develop", "{\"off\":1}");
    brings(&s, 0, "boost develop", "{\"off\":3}");
    brings(&s, 0, "action settle", "{\"after\":1}");
    brings(&s, 0, "boost settle", "{\"after\":1,\"off\":3,\"military\":2}");
    /* Rare 3 and Export Duties 1 */
    brings(&s, 0, "action trade", "{\"sale\":4}");
    brings(&s, 0, "boost trade", "{\"sale\":7}");
    brings(&s, 0, "action consume-2x", "{\"times\":2}");
    brings(&s, 0, "boost consume-2x", "{\"times\":3}");
    /* Artist Colony, and one or two of the windfall worlds; Merchant Guild 2 */
    brings(&s, 0, "action produce", "{\"goods\":2,\"cards\":2}");
    brings(&s, 0, "boost produce", "{\"goods\":3,\"cards\":5}");
    brings(&s, 0, "action search", "{}");
    brings(&s, 1, "action trade", "{}");
    brings(&s, 1, "action produce", "{\"goods\":0}");
}

static void previews_of_cards(void **state)
{
    (void)state;
    RftgState s =
        place(GAME("develop", "\"seats\":[{\"tableau\":[\"investment-credits\"],\"hand\":["
                              "\"drop-ships\",\"gem-world\",\"comet-zone\",\"new-earth\"],"
                              "\"actions\":[\"develop\"]}" OTHER));
    brings(&s, 0, "develop drop-ships", "{\"vp\":2,\"pay\":2}");
    s = place(
        GAME("settle",
             "\"seats\":[{\"tableau\":[\"contact-specialist\",\"rebel-alliance\",\"drop-ships\","
             "\"new-military-tactics\",\"mining-robots\"],\"hand\":[\"rebel-colony\","
             "\"gem-world\",\"comet-zone\",\"outlaw-world\",\"new-earth\"],"
             "\"actions\":[\"settle\"]}" OTHER));
    /* defense 4: 2 by Rebel Alliance, 3 by Contact Specialist; Military 2 */
    brings(&s, 0, "settle rebel-colony", "{\"vp\":4,\"pay\":2,\"short\":2}");
    brings(&s, 0, "settle comet-zone", "{\"vp\":2,\"pay\":2}");
    brings(&s, 0, "settle outlaw-world", "{\"vp\":1,\"pay\":0,\"short\":0}");
    play(&s, 0, "settle rebel-colony");
    play(&s, 1, "pass");
    brings(&s, 0, "conquer", "{}");
}

static void previews_of_arms(void **state)
{
    (void)state;
    RftgState s = place(
        GAME("settle", "\"goods\":{\"rebel-fuel-refinery\":\"gem-world\"},\"seats\":[{\"tableau\":["
                       "\"new-military-tactics\",\"alien-booby-trap\",\"rebel-fuel-refinery\","
                       "\"space-mercenaries\"],\"hand\":[\"rebel-fuel-cache\",\"comet-zone\","
                       "\"spice-world\"],\"prestige\":1,\"actions\":[\"explore-5\"]},"
                       "{\"tableau\":[\"new-sparta\"],\"actions\":[\"settle\"]}]}"));
    play(&s, 0, "settle rebel-fuel-cache");
    play(&s, 1, "pass");
    brings(&s, 0, "spend new-military-tactics", "{\"military\":3}");
    brings(&s, 0, "good rebel-fuel-refinery", "{\"military\":2}");
    brings(&s, 0, "prestige", "{\"military\":3}");
    brings(&s, 0, "muster comet-zone", "{\"military\":1}");
    s = place(GAME("settle", "\"seats\":[{\"tableau\":[\"colony-ship\"],\"hand\":[\"gem-world\","
                             "\"comet-zone\",\"spice-world\",\"new-earth\"],"
                             "\"actions\":[\"settle\"]}" OTHER));
    play(&s, 0, "settle gem-world");
    play(&s, 1, "pass");
    brings(&s, 0, "spend colony-ship", "{}");
    asks(&s, 0, "Pay 2 more cards for Gem World.");
}

static void previews_of_takeovers(void **state)
{
    (void)state;
    RftgState s = place(GAME("settle", "\"seats\":[{\"tableau\":[\"drop-ships\",\"space-marines\","
                                       "\"imperium-invasion-fleet\",\"interstellar-casus-belli\"],"
                                       "\"prestige\":1,\"actions\":[\"settle\"]},{\"tableau\":["
                                       "\"rebel-fuel-cache\",\"rebel-pact\",\"artist-colony\"],"
                                       "\"actions\":[\"explore-5\"]}]}"));
    play(&s, 0, "pass");
    play(&s, 1, "pass");
    play(&s, 0, "takeover interstellar-casus-belli");
    /* 8, 1 more against Rebels; Rebel Pact 2 for the Rebel world, 1 for the peaceful target */
    brings(&s, 0, "target rebel-fuel-cache", "{\"attack\":9,\"defense\":3}");
    brings(&s, 0, "target artist-colony", "{\"attack\":8,\"defense\":4}");
    asks(&s, 0, "Which world do you attack?");
}

static void previews_of_consume(void **state)
{
    (void)state;
    RftgState s = place(GAME(
        "consume", "\"goods\":{\"pirate-world\":\"gem-world\",\"comet-zone\":\"drop-ships\"},"
                   "\"seats\":[{\"tableau\":[\"pirate-world\",\"comet-zone\","
                   "\"export-duties\"],\"actions\":[\"trade\"],\"boost\":1,\"searched\":1}" OTHER));
    brings(&s, 0, "sell pirate-world", "{\"cards\":9}"); /* 2 + 1 + 3 + 3 */
    brings(&s, 0, "sell comet-zone", "{\"cards\":7}");
    s = place(
        "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,\"goals\":\"off\","
        "\"advanced\":\"on\"},\"phase\":\"consume\",\"goods\":{\"gem-world\":\"drop-ships\","
        "\"comet-zone\":\"space-marines\"},\"seats\":[{\"tableau\":[\"gem-world\",\"comet-zone\"],"
        "\"actions\":[\"trade\",\"consume-2x\"],\"boost\":2,\"searched\":1},{\"tableau\":["
        "\"new-sparta\"],\"actions\":[\"explore-5\",\"develop\"]}]}");
    brings(&s, 0, "sell gem-world", "{\"cards\":2}");
    s = place(GAME("consume",
                   "\"goods\":{\"gem-world\":\"mining-robots\",\"comet-zone\":\"drop-ships\"},"
                   "\"seats\":[{\"tableau\":[\"gem-world\",\"comet-zone\",\"galactic-resort\","
                   "\"federation-capital\",\"deficit-spending\",\"alien-guardian\"],"
                   "\"hand\":[\"spice-world\",\"new-earth\"],\"actions\":[\"consume-2x\"]}" OTHER));
    brings(&s, 0, "use galactic-resort", "{\"vp\":2,\"cards\":1}");
    brings(&s, 0, "use federation-capital", "{\"prestige\":1}");
    brings(&s, 0, "use deficit-spending", "{\"vp\":1}");
    brings(&s, 0, "use alien-guardian", "{\"prestige\":1}");
    s = place(GAME("consume", "\"seats\":[{\"tableau\":[\"gambling-world-ante\"],\"hand\":["
                              "\"new-earth\"],\"actions\":[\"trade\"]}" OTHER));
    play(&s, 0, "gamble");
    brings(&s, 0, "ante new-earth", "{\"cards\":5}");
}

static void previews_of_produce(void **state)
{
    (void)state;
    RftgState s =
        place(GAME("produce", "\"seats\":[{\"tableau\":[\"runaway-robots\","
                              "\"asteroid-belt\",\"mining-robots\"],"
                              "\"actions\":[\"explore-5\"]},{\"tableau\":[\"new-sparta\"],"
                              "\"actions\":[\"produce\"]}]}"));
    brings(&s, 0, "windfall runaway-robots", "{\"cards\":1}");
    brings(&s, 0, "windfall asteroid-belt", "{}");
    asks(&s, 0, "Which world gets a good?");
    asks(&s, 1, "Nothing is asked of you.");
}

/* ---- questions ---- */

static void questions(void **state)
{
    (void)state;
    RftgState s = place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,"
                        "\"goals\":\"off\",\"advanced\":\"on\"},\"phase\":\"round\",\"seats\":["
                        "{\"tableau\":[\"old-earth\"]},{\"tableau\":[\"new-sparta\"]}]}");
    asks(&s, 0, "Choose your action.");
    play(&s, 0, "action develop");
    asks(&s, 0, "Choose your second action.");
    s = place(GAME("reveal", "\"supply\":[\"rebel-base\"],\"discard\":[\"gem-world\"],\"seats\":["
                             "{\"tableau\":[\"old-earth\"],\"actions\":[\"search\"]}" OTHER));
    asks(&s, 0, "What do you search for?");
    play(&s, 0, "category 7");
    asks(&s, 0, "Rebel Base matches. Take it or search on?");
    s = place(GAME("settle",
                   "\"seats\":[{\"tableau\":[\"contact-specialist\",\"drop-ships\"],"
                   "\"hand\":[\"outlaw-world\",\"gem-world\"],\"actions\":[\"settle\"]}" OTHER));
    asks(&s, 0, "Choose a world, or pass.");
    play(&s, 0, "settle outlaw-world");
    play(&s, 1, "pass");
    asks(&s, 0, "How do you place Outlaw World?");
    s = place(GAME("settle", "\"seats\":[{\"tableau\":[\"drop-ships\",\"imperium-seat\"],"
                             "\"actions\":[\"explore-5\"]},{\"tableau\":[\"rebel-fuel-cache\","
                             "\"space-mercenaries\"],\"hand\":[\"gem-world\",\"comet-zone\"],"
                             "\"actions\":[\"settle\"]}]}"));
    play(&s, 0, "pass");
    play(&s, 1, "pass");
    asks(&s, 0, "Declare a takeover, or pass.");
    play(&s, 0, "takeover imperium-seat");
    asks(&s, 1, "Rebel Fuel Cache is attacked: 4 against 2. Add Military, or be done.");
}

static void conquests(void **state)
{
    (void)state;
    RftgState s = place(GAME("settle", "\"seats\":[{\"tableau\":[\"space-mercenaries\"],\"hand\":["
                                       "\"aquatic-uplift-race\",\"gem-world\",\"spice-world\","
                                       "\"space-port\"],\"actions\":[\"settle\"]}" OTHER));
    play(&s, 0, "settle aquatic-uplift-race");
    play(&s, 1, "pass");
    asks(&s, 0, "Conquer Aquatic Uplift Race: 1 Military short.");
    play(&s, 0, "muster gem-world");
    asks(&s, 0, "Aquatic Uplift Race can be conquered. Add Military, or be done.");
}

/* ---- what cards do ---- */

static void says_card(int design, Lang lang, const char *expected)
{
    char buf[1024];
    Text text = text_over(buf);
    assert_true(rftg_game.explain(NULL, RFTG_THING_CARD, design, (Voice){ .lang = lang }, &text));
    assert_string_equal(buf, expected);
}

static void cards_in_words(void **state)
{
    (void)state;
    says_card(
        RFTG_EPSILON_ERIDANI, LANG_EN,
        "Epsilon Eridani: a world of cost 2, 1 VP. III Settle: Military 1 (any). IV Consume: 1 good "
        "(any): 1 VP, 1 card.");
    says_card(
        RFTG_FREE_TRADE_ASSOCIATION, LANG_EN,
        "Free Trade Association: a development of cost 6, 0 VP. VP: 2 for a Novelty production "
        "world, 1 for a Novelty windfall world, 2 for Consumer Markets, 2 for Expanding Colony. IV "
        "Consume: 1 good (Novelty): 1 VP, 1 card, up to 3 times. V Produce: a good on a windfall "
        "world (Novelty).");
    says_card(
        RFTG_REBEL_FUEL_REFINERY, LANG_EN,
        "Rebel Fuel Refinery: a military world of defense 4, 2 VP. Windfall: Rare elements. Gives a "
        "prestige when placed. III Settle: a good (Rare) for Military +2 in this phase.");
    says_card(
        RFTG_FEDERATION_CAPITAL, LANG_EN,
        "Federation Capital: a world of cost 3, 0 VP. VP: 1 for a prestige. II Develop: a prestige "
        "after a development (of cost 6). IV Consume: 1 good (any): 1 prestige.");
    says_card(
        RFTG_HIDDEN_FORTRESS, LANG_EN,
        "Hidden Fortress: a military world of defense 5, 3 VP. The game ends at 14 of your cards, not "
        "at 12. III Settle: Military 1 for each of your worlds (military).");
    says_card(
        RFTG_ANCIENT_RACE, LANG_EN,
        "Ancient Race: a world of cost 2, 1 VP. Windfall: Genes. Discard three cards at the start.");
    char buf[256];
    Text text = text_over(buf);
    assert_true(rftg_game.explain(NULL, RFTG_THING_GOAL, RFTG_GOAL_GREATEST_MILITARY,
                                  (Voice){ .lang = LANG_EN }, &text));
    assert_non_null(strstr(buf, "6"));
    assert_false(rftg_game.explain(NULL, RFTG_THING_CARD, 0, (Voice){ .lang = LANG_EN }, &text));
    assert_false(
        rftg_game.explain(NULL, RFTG_THING_CARD, RFTG_DESIGNS, (Voice){ .lang = LANG_EN }, &text));
    assert_false(
        rftg_game.explain(NULL, RFTG_THING_GOAL, RFTG_GOALS, (Voice){ .lang = LANG_EN }, &text));
    assert_false(rftg_game.explain(NULL, RFTG_THING_KIND, 1, (Voice){ .lang = LANG_EN }, &text));
}

/* ---- what clients draw ---- */

static JsonValue written(Text *text, char *buf, void (*write)(Json *out))
{
    Json json;
    json_writer(&json, text);
    json_object_begin(&json);
    write(&json);
    json_object_end(&json);
    assert_true(json_check(buf, text->len, NULL));
    return json_root(buf, text->len);
}

static void in_both(JsonValue of, const char *key, const char *english, const char *russian)
{
    JsonValue words = json_get(of, key);
    assert_true(json_equals(json_get(words, "en"), english));
    assert_true(json_equals(json_get(words, "ru"), russian));
}

static void components(void **state)
{
    (void)state;
    static char buf[1 << 19];
    Text text = text_over(buf);
    JsonValue root = written(&text, buf, rftg_game.components), cards = json_get(root, "cards");
    assert_int_equal(json_count(cards), RFTG_DESIGNS - 1);
    assert_int_equal(json_count(json_get(root, "goals")), RFTG_GOALS);
    JsonValue fuel = json_get(cards, "rebel-fuel-refinery");
    JsonValue power = json_index(json_get(fuel, "powers"), 0);
    assert_true(json_equals(json_get(power, "phase"), "settle"));
    assert_true(json_equals(json_get(power, "op"), "MIL_TEMP_GOOD"));
    assert_true(json_equals(json_get(power, "for"), "RARE"));
    in_both(power, "does", "a good (Rare) for Military +2 in this phase",
            "ресурс (редкие элементы): военная мощь +2 в этой фазе");
    in_both(fuel, "notes", "Gives a prestige when placed.", "Даёт престиж при розыгрыше.");
    assert_int_equal(json_type(json_get(json_get(cards, "gem-world"), "notes")), JSON_ABSENT);
    in_both(json_get(json_get(root, "goals"), "uplift-knowledge"), "does",
            "First goal, 3 VP: 3 UPLIFT cards.", "Цель приоритета, 3 ПО: 3 карты возвышения.");
}

/* How many cards the view wants of the viewer: 0 if it wants none. */
static void wants(const RftgState *s, int viewer, int least, int most)
{
    static char buf[1 << 16];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    rftg_game.view(s, viewer, &json);
    json_object_end(&json);
    JsonValue wanted = json_get(json_root(buf, text.len), "wanted");
    long long n[2] = { 0, 0 };
    if (json_type(wanted) != JSON_ABSENT) {
        assert_true(json_to_int(json_get(wanted, "least"), 1, 99, &n[0]));
        assert_true(json_to_int(json_get(wanted, "most"), 1, 99, &n[1]));
    }
    assert_int_equal(n[0], least);
    assert_int_equal(n[1], most);
}

static void cards_wanted(void **state)
{
    (void)state;
    RftgState s =
        place(GAME("settle", "\"seats\":[{\"tableau\":[\"old-earth\"],\"hand\":["
                             "\"new-earth\",\"gem-world\",\"comet-zone\",\"mining-world\","
                             "\"spice-world\",\"space-port\",\"drop-ships\"],"
                             "\"actions\":[\"settle\"]}" OTHER));
    wants(&s, 0, 1, 1);
    wants(&s, VIEWER_NONE, 0, 0);
    play(&s, 0, "settle new-earth");
    wants(&s, 0, 0, 0);
    play(&s, 1, "pass");
    wants(&s, 0, 5, 5);
    wants(&s, 1, 0, 0);
    play(&s, 0, "pay gem-world");
    wants(&s, 0, 4, 4);
    s = place(GAME("settle", "\"seats\":[{\"tableau\":[\"space-mercenaries\"],\"hand\":["
                             "\"aquatic-uplift-race\",\"gem-world\",\"spice-world\","
                             "\"space-port\"],\"actions\":[\"settle\"]}" OTHER));
    play(&s, 0, "settle aquatic-uplift-race");
    play(&s, 1, "pass");
    wants(&s, 0, 1, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "what actions would bring", .test_func = previews_of_actions },
        { .name = "what cards cost", .test_func = previews_of_cards },
        { .name = "what temporary Military adds", .test_func = previews_of_arms },
        { .name = "what a takeover compares", .test_func = previews_of_takeovers },
        { .name = "what sales and powers bring", .test_func = previews_of_consume },
        { .name = "what a windfall brings", .test_func = previews_of_produce },
        { .name = "what is asked", .test_func = questions },
        { .name = "what is asked in a conquest", .test_func = conquests },
        { .name = "what cards do, in words", .test_func = cards_in_words },
        { .name = "the components as clients get them", .test_func = components },
        { .name = "how many cards an answer still names", .test_func = cards_wanted },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
