/* Owns the tests of words and previews: what things are said to do, what a choice is said to bring, and
 * the components as clients get them. */
#include "tests/emdo/table.h"

#include "games/emdo/text.h"

static void explains(const EmdoState *s, int thing, int value, Lang lang, const char *expected)
{
    char buf[1024];
    Text text = text_over(buf);
    assert_true(emdo_game.explain(s, thing, value, (Voice){ .lang = lang }, &text));
    assert_string_equal(buf, expected);
}

static void things_are_explained(void **state)
{
    (void)state;
    EmdoState s = begin(2, standard, 1);
    explains(&s, EMDO_THING_CARD, EMDO_SURVEY, LANG_EN,
             "Survey. Symbols: Survey. Action: draw 2 cards.");
    explains(&s, EMDO_THING_CARD, EMDO_POLITICS, LANG_RU,
             "Политика. Символы: нет. Действие: уберите эту карту из игры и возьмите на руку карту "
             "роли из любой стопки.");
    explains(&s, EMDO_THING_CARD, EMDO_DATA_NETWORK, LANG_EN,
             "Data Network. Symbols: Research, Research. Action: draw 2 cards, then remove cards "
             "from the game if you like.");
    explains(&s, EMDO_THING_CARD, EMDO_IMPROVED_RESEARCH_PRODUCE, LANG_EN,
             "Improved Research (Produce). Symbols: Produce, Research. Action: draw 1 card, then "
             "remove up to 3 cards from the game if you like.");
    explains(&s, EMDO_THING_STACK, EMDO_WARFARE, LANG_EN, "The Warfare stack: 14 cards left.");
    explains(&s, EMDO_THING_TECH, EMDO_IMPERIALISM, LANG_EN,
             "Imperialism: stays in the empire. Symbols: Survey, Warfare, Trade. Its symbols count "
             "in every role. Metallic technology, level 2: needs 5 Research symbols and 2 Metallic "
             "planets; 2 points.");
    explains(&s, EMDO_THING_TECH, 1, LANG_EN,
             "Improved Colonize (Research). Symbols: Colonize, Research. Action: you may settle a "
             "planet; then settle another or tuck this card as a colony. Advanced technology, "
             "level 1: needs 3 Research symbols and 1 Advanced planet.");
    explains(&s, EMDO_THING_PLANET, EMDO_NEW_TEXAS, LANG_EN,
             "New Texas: Fertile planet, warfare cost 6, colonize cost 3, 2 points. Symbol: "
             "Colonize. Slots: water, food.");
    explains(&s, EMDO_THING_PLANET, EMDO_SPIELBANY_VI, LANG_RU,
             "Шпильбани VI: плодородная планета, цена захвата 5, цена заселения 4, 2 очка. Ячейки: "
             "вода. Предел руки +1.");
    explains(&s, EMDO_THING_PLANET, EMDO_UTOPIA_OF_TRADE, LANG_EN,
             "Utopia of Trade: Utopia planet, warfare cost 6, colonize cost 5, 2 points. Symbol: "
             "Trade. Slots: any resource.");
    explains(&s, EMDO_THING_PLANET, EMDO_DRAWDE, LANG_EN,
             "Drawde: Fertile planet (start), warfare cost 2, colonize cost 2, 2 points. Slots: "
             "food.");
    explains(&s, EMDO_THING_BACK, 10, LANG_EN,
             "A face-down planet: Advanced (start), warfare cost 2, colonize cost 2.");
    explains(&s, EMDO_THING_ROLE, EMDO_ROLE_RESEARCH, LANG_EN,
             "Research: take a technology. With the stack empty the leader has one symbol more.");
    char buf[64];
    Text text = text_over(buf);
    assert_false(emdo_game.explain(&s, EMDO_THING_RESOURCE, 1, (Voice){ 0 }, &text));
    assert_false(emdo_game.explain(&s, EMDO_THING_CARD, 0, (Voice){ 0 }, &text));
    assert_false(emdo_game.explain(&s, EMDO_THING_CARD, EMDO_CARDS, (Voice){ 0 }, &text));
    assert_false(emdo_game.explain(&s, EMDO_THINGS, 1, (Voice){ 0 }, &text));
}

static void asks(const char *position, int seat, const char *expected)
{
    EmdoState s = place(position);
    char buf[256];
    Text text = text_over(buf);
    emdo_game.prompt(&s, seat, (Voice){ .lang = LANG_EN }, &text);
    assert_string_equal(buf, expected);
}

#define HEAD   "{\"game\":\"emdo\",\"players\":2,\"active\":0,\"first\":0,\"round\":3,"
#define OTHER  ",{\"hand\":{\"survey\":1}}]}"
#define ACTION "\"agenda\":[[\"turn\",0,2],[\"action\",0],"

static void questions(void **state)
{
    (void)state;
    asks(HEAD "\"phase\":\"action\",\"seats\":[{\"hand\":{\"survey\":1}}" OTHER, 1,
         "Nothing is asked of you now");
    asks(HEAD ACTION "[\"remove\",0,1,2,0,1]],\"playing\":\"research\",\"seats\":[{\"hand\":{"
                     "\"survey\":1}}" OTHER,
         0, "Remove cards from the game: 2 more at most");
    asks(HEAD ACTION "[\"remove\",0,0,99]],\"playing\":\"data-network\",\"seats\":[{\"hand\":{"
                     "\"survey\":1}}" OTHER,
         0, "Remove cards from the game");
    asks(HEAD ACTION
         "[\"expand\",0,1]],\"playing\":\"improved-colonize-trade\",\"seats\":[{"
         "\"hand\":{},\"planets\":[{\"planet\":\"styku\",\"tucked\":{\"colonize\":4}}]}" OTHER,
         0, "Settle a planet first, or pass?");
    asks(HEAD ACTION
         "[\"expand\",0,2]],\"playing\":\"improved-colonize-trade\",\"seats\":[{"
         "\"hand\":{},\"planets\":[{\"planet\":\"styku\",\"tucked\":{\"colonize\":4}}]}" OTHER,
         0, "Settle a planet, or tuck the card as a colony");
    asks(HEAD "\"phase\":\"cleanup\",\"seats\":[{\"hand\":{\"survey\":1},\"planets\":[{"
              "\"planet\":\"oknow\",\"up\":true}]}" OTHER,
         0, "Cleanup: discard what you like; your hand limit is 6");
    asks(HEAD
         "\"options\":{\"bonus\":\"on\"},\"agenda\":[[\"turn\",0,4],[\"fill\",0,37]],\"seats\":[{"
         "\"hand\":{},\"permanents\":[\"abundance\"],\"planets\":[{\"planet\":"
         "\"utopia-of-survey\",\"up\":true}]}" OTHER,
         0, "Which resource does Utopia of Survey come with?");
    asks(HEAD
         "\"agenda\":[[\"turn\",0,3],[\"follow\",1,3,1],[\"place\",0]],\"seats\":[{\"hand\":{},"
         "\"played\":{\"terraforming\":1},\"planets\":[{\"planet\":\"styku\"},{\"planet\":"
         "\"voson\"}]}" OTHER,
         0, "Under which planet do you tuck Terraforming?");
    EmdoState s =
        place(HEAD "\"phase\":\"role\",\"stacks\":{\"research\":0},\"seats\":[{\"hand\":{"
                   "\"survey\":1},\"planets\":[{\"planet\":\"lyttle\",\"up\":true}]}" OTHER);
    char buf[256];
    Text text = text_over(buf);
    play(&s, 0, "lead research");
    emdo_game.prompt(&s, 0, (Voice){ .lang = LANG_EN }, &text);
    assert_string_equal(buf, "Research: 2 symbols so far. Add cards?");
}

/* What the game says a move will bring. */
static void brings(const EmdoState *s, int seat, const char *notation, const char *expected)
{
    char buf[512];
    Text text = text_over(buf);
    Json json;
    Move move;
    assert_true(move_parse(&emdo_game, notation, &move, NULL));
    assert_true(emdo_game.legal(s, seat, move));
    json_writer(&json, &text);
    json_object_begin(&json);
    emdo_game.preview(s, seat, move, &json);
    json_object_end(&json);
    assert_string_equal(buf, expected);
}

static void previews_of_roles(void **state)
{
    (void)state;
    EmdoState s =
        place(HEAD "\"phase\":\"role\",\"stacks\":{\"research\":0,\"survey\":0},\"seats\":[{"
                   "\"fighters\":5,\"hand\":{\"survey\":1,\"warfare\":2,\"war-path\":1},"
                   "\"planets\":[{\"planet\":\"tankahshin\",\"up\":true},{\"planet\":\"styku\","
                   "\"tucked\":{\"colonize\":4}},{\"planet\":\"idroyos\"}]},{\"hand\":{"
                   "\"warfare\":1},\"fighters\":6,\"permanents\":[\"bureaucracy\"],\"planets\":["
                   "{\"planet\":\"erkam-w\",\"up\":true},{\"planet\":\"voson\"}]}]}");
    brings(&s, 0, "lead warfare", "{\"symbols\":2,\"hand\":4}");
    brings(&s, 0, "lead survey", "{\"symbols\":0,\"hand\":1}");
    brings(&s, 0, "lead research", "{\"symbols\":1,\"hand\":0}");
    brings(&s, 0, "lead warfare styku", "{\"vp\":3,\"fighters\":-5,\"symbol\":\"colonize\"}");
    brings(&s, 0, "lead colonize styku", "{\"vp\":3,\"symbol\":\"colonize\"}");
    play(&s, 0, "lead warfare");
    brings(&s, 0, "boost war-path", "{\"symbols\":4}");
    brings(&s, 0, "done", "{\"symbols\":2}");
    play(&s, 0, "boost warfare");
    brings(&s, 0, "done", "{\"symbols\":3}");
    brings(&s, 0, "boost warfare", "{\"symbols\":4}");
    brings(&s, 0, "boost war-path", "{\"symbols\":5}");
    play(&s, 0, "done");
    brings(&s, 1, "follow", "{\"symbols\":1}");
    brings(&s, 1, "follow warfare", "{\"symbols\":2}");
    brings(&s, 1, "follow voson", "{\"vp\":3,\"fighters\":-5,\"symbol\":\"survey\"}");
    brings(&s, 1, "dissent", "{\"cards\":1}");
    EmdoState t = place(HEAD "\"phase\":\"role\",\"stacks\":{\"research\":0},\"seats\":[{\"hand\":{"
                             "\"research\":1,\"survey\":1}}" OTHER);
    play(&t, 0, "lead research");
    brings(&t, 0, "boost research", "{\"symbols\":2}");
}

static void previews_of_actions(void **state)
{
    (void)state;
    EmdoState s = place(HEAD "\"phase\":\"action\",\"seats\":[{\"fighters\":5,\"hand\":{"
                             "\"warfare\":1,\"colonize\":1,\"terraforming\":1},\"planets\":[{"
                             "\"planet\":\"idroyos\",\"tucked\":{\"colonize\":1}},{\"planet\":"
                             "\"mik-mik\"}]}" OTHER);
    EmdoState t = s;
    play(&t, 0, "play warfare");
    brings(&t, 0, "fighters", "{\"fighters\":1}");
    brings(&t, 0, "attack mik-mik", "{\"vp\":3,\"fighters\":-4,\"symbol\":\"colonize\"}");
    t = s;
    play(&t, 0, "play colonize");
    brings(&t, 0, "tuck idroyos", "{\"colonies\":2,\"cost\":3}");
    t = s;
    play(&t, 0, "play terraforming");
    brings(&t, 0, "tuck mik-mik", "{\"colonies\":2,\"cost\":5}");
    t = s;
    play(&t, 0, "skip");
    play(&t, 0, "lead colonize");
    play(&t, 0, "boost terraforming");
    play(&t, 0, "done");
    brings(&t, 0, "tuck idroyos", "{\"colonies\":2,\"cost\":3}");
    play(&t, 0, "tuck mik-mik");
    brings(&t, 0, "tuck idroyos", "{\"colonies\":3,\"cost\":3}");
}

/* How long a set may still become. */
static void previews_of_sets(void **state)
{
    (void)state;
    EmdoState s =
        place(HEAD "\"phase\":\"action\",\"seats\":[{\"hand\":{\"survey\":2,\"research\":1,"
                   "\"data-network\":1,\"produce-trade\":2},\"planets\":[{\"planet\":"
                   "\"new-texas\",\"up\":true,\"resources\":[]}]}" OTHER);
    EmdoState t = s;
    play(&t, 0, "play research");
    brings(&t, 0, "remove survey", "{\"most\":2}");
    play(&t, 0, "remove survey");
    brings(&t, 0, "remove itself", "{\"most\":1}");
    t = s;
    play(&t, 0, "play data-network");
    brings(&t, 0, "remove survey", "{}");
    t = s;
    play(&t, 0, "play produce-trade");
    brings(&t, 0, "produce water", "{}");
    play(&t, 0, "produce water");
    play(&t, 0, "lead produce");
    play(&t, 0, "boost produce-trade");
    play(&t, 0, "done");
    brings(&t, 0, "produce food", "{\"most\":2}");
}

static void previews_of_sales(void **state)
{
    (void)state;
    EmdoState s = place(
        HEAD "\"phase\":\"role\",\"turn\":{\"diverse_markets\":true,\"specialization\":"
             "\"water\",\"sold\":{\"iron\":1}},\"seats\":[{\"fighters\":1,\"hand\":{\"survey\":1},"
             "\"permanents\":[\"weapon-emporium\"],\"planets\":[{\"planet\":\"angus-duffy\","
             "\"up\":true,\"resources\":[\"water\",\"food\"]},{\"planet\":\"voson\",\"up\":true,"
             "\"resources\":[\"iron\"]}]},{\"hand\":{\"produce-trade\":1},\"planets\":[{"
             "\"planet\":\"styku\",\"up\":true,\"resources\":[\"water\"]},{\"planet\":\"mik-mik\","
             "\"up\":true,\"resources\":[\"food\"]}]}]}");
    play(&s, 0, "lead trade");
    play(&s, 0, "done");
    brings(&s, 0, "sell water", "{\"influence\":3,\"most\":1}");
    brings(&s, 0, "sell food", "{\"influence\":2,\"most\":1}");
    brings(&s, 0, "sell iron", "{\"influence\":1,\"most\":1}");
    brings(&s, 0, "sell fighter", "{\"influence\":1,\"most\":1}");
    play(&s, 0, "done");
    play(&s, 1, "follow produce-trade");
    brings(&s, 1, "sell water", "{\"influence\":1,\"most\":1}");
    EmdoState t =
        place(HEAD "\"phase\":\"role\",\"seats\":[{\"hand\":{\"research\":6},\"planets\":[{"
                   "\"planet\":\"oknow\",\"up\":true},{\"planet\":\"zephan\",\"up\":true}]}" OTHER);
    play(&t, 0, "lead research");
    for (int i = 0; i < 6; i++)
        play(&t, 0, "boost research");
    brings(&t, 0, "research data-network", "{\"vp\":2,\"symbols\":7}");
    EmdoState u = place(HEAD "\"phase\":\"role\",\"seats\":[{\"hand\":{}},{\"hand\":{\"survey\":1},"
                             "\"permanents\":[\"dissension\"]}]}");
    play(&u, 0, "lead trade");
    brings(&u, 1, "dissent", "{\"cards\":2}");
}

static JsonValue member(JsonValue root, const char *list, const char *code)
{
    JsonValue value = json_get(json_get(root, list), code);
    if (json_type(value) != JSON_OBJECT)
        fail_msg("%s has no %s", list, code);
    return value;
}

static void is_number(JsonValue object, const char *key, int expected)
{
    long long n = -1;
    assert_true(json_to_int(json_get(object, key), 0, 1000, &n));
    assert_int_equal(n, expected);
}

static void components(void **state)
{
    (void)state;
    static char buf[1 << 16];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    json_object_begin(&json);
    emdo_game.components(&json);
    json_object_end(&json);
    assert_true(json_check(buf, text.len, NULL));
    JsonValue root = json_root(buf, text.len);
    assert_int_equal(json_count(json_get(root, "cards")), EMDO_CARDS - 1);
    assert_int_equal(json_count(json_get(root, "technologies")), EMDO_TECHS - 1);
    assert_int_equal(json_count(json_get(root, "planets")), EMDO_PLANETS - 1);
    assert_int_equal(json_count(json_get(root, "backs")), EMDO_BACKS - 1);
    JsonValue card = member(root, "cards", "improved-warfare-trade");
    assert_int_equal(json_count(json_get(card, "symbols")), 2);
    is_number(json_get(card, "symbols"), "trade", 1);
    is_number(card, "p1", 2);
    assert_true(json_equals(json_get(card, "effect"), "FIGHTERS_OR_ATTACK"));
    assert_true(json_equals(json_get(json_get(card, "does"), "en"),
                            "take 2 fighters, or attack a planet."));
    assert_int_equal(json_count(json_get(card, "does")), LANGS);
    is_number(json_get(member(root, "cards", "survey-team"), "symbols"), "survey", 2);
    JsonValue tech = member(root, "technologies", "logistics");
    is_number(tech, "cost", 7);
    assert_true(json_equals(json_get(tech, "other"), "productivity"));
    assert_true(json_equals(json_get(tech, "type"), "metallic"));
    assert_true(json_equals(json_get(json_get(tech, "does"), "en"),
                            "You may take your action and role phases in either order."));
    assert_int_equal(json_count(json_get(tech, "symbols")), 0);
    assert_int_equal(json_type(json_get(member(root, "technologies", "terraforming"), "other")),
                     JSON_ABSENT);
    JsonValue planet = member(root, "planets", "angus-duffy");
    assert_int_equal(json_count(json_get(planet, "slots")), 2);
    assert_true(json_equals(json_index(json_get(planet, "slots"), 0), "water"));
    assert_int_equal(json_type(json_get(planet, "role")), JSON_NULL);
    assert_true(json_equals(json_get(member(root, "planets", "voson"), "role"), "survey"));
    assert_true(json_equals(
        json_index(json_get(member(root, "planets", "utopia-of-trade"), "slots"), 0), "any"));
    bool start = false;
    assert_true(json_to_bool(json_get(member(root, "planets", "drawde"), "start"), &start) &&
                start);
    is_number(member(root, "backs", "prestige-7-4"), "warfare", 7);
    assert_true(json_to_bool(json_get(member(root, "backs", "start-metallic"), "start"), &start) &&
                start);
    assert_true(json_to_bool(json_get(member(root, "backs", "utopia"), "start"), &start) && !start);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "cards, technologies, planets and roles are explained",
          .test_func = things_are_explained },
        { .name = "questions say what they are about", .test_func = questions },
        { .name = "what leading, boosting and following would give",
          .test_func = previews_of_roles },
        { .name = "what actions would give", .test_func = previews_of_actions },
        { .name = "how many moves a set may still take", .test_func = previews_of_sets },
        { .name = "what sales, technologies and dissent would give",
          .test_func = previews_of_sales },
        { .name = "the components as clients get them", .test_func = components },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
