/* Owns the tests of positions: what is refused, and why; and that what is left out stands as it should. */
#include "tests/rftg/table.h"

#define HEAD          "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,\"goals\":\"on\"},"
#define SEATS         "\"seats\":[{\"tableau\":[\"old-earth\"]},{\"tableau\":[\"new-sparta\"]}]}"
#define SEAT(members) "\"seats\":[{" members "},{\"tableau\":[\"new-sparta\"]}]}"

static void refusals(void **state)
{
    static const struct {
        const char *position, *why;
    } row[] = {
        { HEAD "\"phase\":\"develop\"}", "seats: a phase needs them" },
        { HEAD "\"seats\":[{}]}", "seats: it is a list of as many as play" },
        { HEAD "\"seats\":7}", "seats: it is a list of as many as play" },
        { HEAD "\"seats\":[7,{}]}", "seats: each is an object" },
        { HEAD "\"phase\":\"lunch\"," SEATS, "phase: a round has no such phase" },
        { HEAD "\"phase\":\"trade\"," SEATS, "phase: a round has no such phase" },
        { HEAD "\"round\":65536," SEATS, "round: it must be a number from 0 to 65535" },
        { HEAD "\"first\":2," SEATS, "first: it must be a number from 0 to 1" },
        { HEAD "\"leader\":3," SEATS, "leader: it must be a number from 0 to 2" },
        { HEAD "\"tile\":-1," SEATS, "tile: it must be a number from 0 to 99" },
        { HEAD "\"pool\":1000," SEATS, "pool: it must be a number from -999 to 999" },
        { HEAD "\"pool\":-1000," SEATS, "pool: it must be a number from -999 to 999" },
        { HEAD "\"goals\":[\"wealth\"]," SEATS, "goals: there is no such goal" },
        { HEAD "\"goals\":1," SEATS, "goals: it is a list of goals" },
        { HEAD "\"holders\":[]," SEATS, "holders: it is an object: goal and seat" },
        { HEAD "\"holders\":{\"system-diversity\":0}," SEATS, "holders: a most goal and a seat" },
        { HEAD "\"holders\":{\"greatest-military\":2}," SEATS, "holders: a most goal and a seat" },
        { HEAD "\"discard\":7," SEATS, "discard: it is a list of cards" },
        { HEAD "\"discard\":[\"gem-word\"]," SEATS, "discard: it has something that is no card" },
        { HEAD "\"discard\":[\"gem-world\",\"gem-world\"]," SEATS, "or a card twice" },
        { HEAD "\"discard\":[\"gem-world#2\"]," SEATS,
          "discard: it has something that is no card" },
        { HEAD "\"discard\":[\"export-duties#1\"]," SEATS, "discard: it has something" },
        { HEAD "\"discard\":[\"export-duties#x\"]," SEATS, "discard: it has something" },
        { HEAD "\"supply\":7," SEATS, "supply: it is a list of cards" },
        { HEAD "\"goods\":[]," SEATS, "goods: it is an object: world and the card on it" },
        { HEAD "\"goods\":{\"gem-word\":\"comet-zone\"}," SEATS, "goods: there is no such card" },
        { HEAD "\"goods\":{\"gem-world\":\"comet\"}," SEATS, "goods: there is no such card" },
        { HEAD "\"goods\":{\"export-duties#2\":\"comet-zone\"}," SEATS, "goods: there is no such" },
        { HEAD "\"takeovers\":{}," SEATS, "takeovers: it is a list of declared takeovers" },
        { HEAD "\"takeovers\":[{}]," SEATS, "takeovers: each has an attacker and an owner" },
        { HEAD "\"takeovers\":[{\"attacker\":0}]," SEATS, "takeovers: each has an attacker" },
        { HEAD "\"takeovers\":[{\"attacker\":2,\"owner\":0}]," SEATS,
          "attacker: it must be a number" },
        { HEAD "\"takeovers\":[{\"attacker\":0,\"owner\":1,\"power\":\"x\"}]," SEATS,
          "power: there is no such card" },
        { HEAD "\"takeovers\":[{\"attacker\":0,\"owner\":1,\"target\":\"x\"}]," SEATS,
          "target: there is no such card" },
        { HEAD "\"takeovers\":[{\"attacker\":0,\"owner\":1,\"fleet\":\"x\"}]," SEATS,
          "fleet: there is no such card" },
        { HEAD "\"takeovers\":[{\"attacker\":0,\"owner\":1,\"failed\":2}]," SEATS,
          "failed: it must be a number" },
        { HEAD "\"deal\":{\"with\":\"x\"}," SEATS, "with: there is no such card" },
        { HEAD "\"deal\":{\"last\":\"x\"}," SEATS, "last: there is no such card" },
        { HEAD "\"phase\":\"develop\",\"deal\":{\"card\":\"x\"}," SEATS,
          "card: there is no such card" },
        { HEAD "\"deal\":7," SEATS, "deal: it is an object" },
        { HEAD "\"deal\":{\"method\":3}," SEATS, "method: it must be a number from 0 to 2" },
        { HEAD "\"deal\":{\"stage\":4}," SEATS, "stage: it must be a number from 0 to 3" },
        { HEAD "\"deal\":{\"card\":\"x\"}," SEATS, "card: there is no such card" },
        { HEAD SEAT("\"vp\":1000"), "vp: it must be a number from 0 to 999" },
        { HEAD SEAT("\"prestige\":100"), "prestige: it must be a number from 0 to 99" },
        { HEAD SEAT("\"boost\":3"), "boost: it must be a number from 0 to 2" },
        { HEAD SEAT("\"searched\":2"), "searched: it must be a number from 0 to 1" },
        { HEAD SEAT("\"shown\":\"x\""), "shown: there is no such card" },
        { HEAD SEAT("\"goals\":[\"greatest-military\"]"), "goals: a seat claims first goals only" },
        { HEAD SEAT("\"actions\":[\"rest\"]"), "actions: there is no such action" },
        { HEAD SEAT("\"actions\":[\"develop\",\"settle\",\"trade\"]"), "actions: it is a list of" },
        { HEAD SEAT("\"actions\":\"develop\""), "actions: it is a list of one or two actions" },
        { HEAD SEAT("\"produced\":[1,2,3]"), "produced: it is a number for each kind" },
        { HEAD SEAT("\"produced\":[1,2,3,100]"), "produced: it is a number for each kind" },
        { HEAD SEAT("\"began\":7"), "began: it is a list of cards" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        RftgState s;
        char buf[256] = "";
        Text why = text_over(buf);
        const char *json = row[i].position;
        assert_true(json_check(json, strlen(json), NULL));
        memset(&s, 0, sizeof s);
        assert_false(game_position_read(&rftg_game, &s, json_root(json, strlen(json)), &why));
        const char *at =
            strstr(buf, row[i].why); /* and nothing after it but the rest of that reason */
        if (!at || strchr(at + strlen(row[i].why), ':'))
            fail_msg("'%s' does not say '%s': %s", buf, row[i].why, json);
    }
}

/* Limits that are just right, and what is left out. */
static void left_out(void **state)
{
    (void)state;
    RftgState s = place(HEAD "\"phase\":\"round\",\"round\":65534,\"pool\":999," SEATS);
    assert_int_equal(s.round, 65535);
    assert_int_equal(s.pool, 999);
    assert_int_equal(bits_count(s.goals), 6); /* as at set-up */
    assert_int_equal(cards_count(&s.supply), 226);
    s = place(HEAD SEATS); /* without a phase a round begins */
    assert_int_equal(agenda_peek(&s.head)->kind, RFTG_TASK_ACTION);
    assert_int_equal(s.round, 2);
    assert_int_equal(s.pool, 29);
    s = place(HEAD "\"supply\":[\"gem-world\"],\"out\":[\"comet-zone\"]," SEATS);
    assert_int_equal(cards_count(&s.supply), 1);
    assert_int_equal(cards_count(&s.out), 228 - 3);
    s = place("{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":0,"
              "\"goals\":\"off\"}}"); /* as at set-up altogether */
    assert_int_equal(agenda_peek(&s.head)->kind, RFTG_TASK_START);
    assert_int_equal(cards_count(&s.seat[0].hand), 6);
}

static bool reads(const char *json, RftgState *s)
{
    char buf[256] = "";
    Text why = text_over(buf);
    assert_true(json_check(json, strlen(json), NULL));
    memset(s, 0, sizeof *s);
    return game_position_read(&rftg_game, s, json_root(json, strlen(json)), &why);
}

#define ELEVEN                                                                                     \
    "\"hand\":[\"export-duties\",\"gem-world\",\"comet-zone\",\"spice-world\",\"drop-ships\","     \
    "\"space-marines\",\"public-works\",\"mining-world\",\"space-port\",\"new-earth\",\"plague-world\"]"
#define AT_THE_END(chosen)                                                                         \
    HEAD "\"agenda\":[[\"round\",0,0,0,0,0,0,0],[\"round-end\",0,0,0,0,0,0,0]],\"seats\":["        \
         "{\"tableau\":[\"old-earth\"]," ELEVEN ",\"chosen\":[" chosen "],\"actions\":["           \
         "\"explore-5\"]},{\"tableau\":[\"new-sparta\"],\"actions\":[\"explore-5\"]}]}"

/* A sealed step that all have answered is opened: the answers must be whole. */
static void answers_are_opened(void **state)
{
    (void)state;
    RftgState s;
    assert_true(reads(AT_THE_END("\"gem-world\""), &s));
    assert_int_equal(cards_count(&s.seat[0].hand), 10);
    assert_true(cards_has(&s.discard, RFTG_CARD_GEM_WORLD_1));
    assert_false(reads(AT_THE_END(""), &s));
    assert_false(reads(AT_THE_END("\"gem-world\",\"comet-zone\""), &s));
    assert_false(reads(AT_THE_END("\"tourist-world\""), &s));
}

#define ATTACKER "{\"tableau\":[\"drop-ships\",\"imperium-seat\"],\"actions\":[\"settle\"]}"
#define OWNER                                                                                      \
    "{\"tableau\":[\"rebel-fuel-cache\",\"space-mercenaries\"],\"hand\":[\"gem-world\"],"          \
    "\"actions\":[\"explore-5\"]}"
#define WAR(seats)                                                                                 \
    "{\"game\":\"rftg\",\"players\":2,\"options\":{\"expansion\":3,\"goals\":\"off\","             \
    "\"takeovers\":\"on\"},\"phase\":\"settle\",\"seats\":[" seats "]}"

/* A takeover that is declared has not failed unless it says so. */
static void takeover_is_read(const char *position, int attacker)
{
    RftgState s = place(position);
    play(&s, 0, "pass");
    play(&s, 1, "pass");
    play(&s, attacker, "takeover imperium-seat");
    static char buf[1 << 16];
    Text text = text_over(buf);
    Json json;
    json_writer(&json, &text);
    game_position_write(&rftg_game, &s, &json);
    RftgState back = place(buf);
    assert_memory_equal(&back, &s, sizeof s);
    assert_int_equal(back.takeovers, 1);
    assert_int_equal(back.takeover[0].failed, 0);
    assert_int_equal(back.takeover[0].attacker, attacker);
    assert_int_equal(back.takeover[0].owner, 1 - attacker);
}

static void takeovers_are_read(void **state)
{
    (void)state;
    takeover_is_read(WAR(ATTACKER "," OWNER), 0);
    takeover_is_read(WAR(OWNER "," ATTACKER), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "positions that are refused, and why", .test_func = refusals },
        { .name = "what a position leaves out", .test_func = left_out },
        { .name = "declared takeovers", .test_func = takeovers_are_read },
        { .name = "answers that are to be opened", .test_func = answers_are_opened },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
