/* Owns the tests of combat phases that cannot be: at each question of the phase every byte of the battle takes
 * every value, and only those are sound that are listed. */
#include "tests/eclipse/arena.h"
#include "tests/eclipse/sound.h"

enum { BYTES = 4096 };

/* The rows of bytes of a battle, and a number beyond what they hold. */
typedef struct Field {
    const char *name;
    size_t at, n;
    int most;
} Field;

#define FIELD(member, most)                                                                        \
    {                                                                                              \
#member, offsetof(EclBattle, member), sizeof(((EclBattle *)0)->member), most               \
    }

static const Field fields[] = {
    FIELD(damage, FEW),   FIELD(target, FEW), FIELD(dice, FEW),      FIELD(held, FEW),
    FIELD(order, SOME),   FIELD(kills, FEW),  FIELD(retreat, ALL),   FIELD(fresh, SOME),
    FIELD(acted, SOME),   FIELD(drawn, SOME), FIELD(fought, SOME),   FIELD(earned, SOME),
    FIELD(penalty, SOME), FIELD(sector, ALL), FIELD(attacker, SOME), FIELD(defender, SOME),
    FIELD(round, FEW),    FIELD(active, FEW), FIELD(type, SOME),     FIELD(points, SOME),
    FIELD(zero, FEW),
};

/* The bytes that may be otherwise, with their sound values. */
static void put_battle(EclState *s, Text *out)
{
    for (size_t f = 0; f < sizeof fields / sizeof *fields; f++)
        for (size_t i = 0; i < fields[f].n; i++) {
            char buf[256], own[16];
            Text text = text_over(buf), same = text_over(own);
            uint8_t *byte = (uint8_t *)(void *)&s->battle + fields[f].at + i;
            text_fmt(&same, "%d", *byte);
            put_sound(s, byte, fields[f].most, &text);
            if (strcmp(buf, own) != 0)
                text_fmt(out, " %s.%d=%s", fields[f].name, (int)i, buf);
        }
}

/* The table; seat 0 has sector 304, to which ships in the sector at (3, -3) may retreat. */
static const char *position(int edition, const char *map, const char *zero, const char *one)
{
    static char buf[BYTES];
    Text text = text_over(buf);
    text_fmt(
        &text,
        "{\"game\":\"eclipse%d\",\"players\":3,\"start\":0,\"round\":2,\"first_passed\":true,"
        "\"map\":{\"304\":{\"q\":3,\"r\":-2,\"disc\":0},%s},"
        "\"seats\":[{\"species\":\"directorate\"%s},{\"species\":\"federation\",\"passed\":true%s},"
        "{\"species\":\"union\",\"passed\":true}]}",
        edition + 1, map, zero, one);
    assert_false(text.full);
    return buf;
}

typedef struct Row {
    const char *map, *const *zero, *const *one; /* the first player passes, and combat begins */
    const char *dice, *moves;                   /* moves of whoever is asked */
    const char *asks[ECL_EDITIONS];             /* in words */
    const char *sound[ECL_EDITIONS]; /* the step; the question; the bytes that may be otherwise */
} Row;

#define FIGHT(sector, contents) "\"" sector "\":{\"q\":3,\"r\":-3," contents "}"
#define FLEETS                                                                                     \
    FIGHT("310", "\"ships\":[{\"seat\":1,\"interceptor\":2,\"cruiser\":1},"                        \
                 "{\"seat\":0,\"interceptor\":2,\"cruiser\":2}]")
#define SMALL                                                                                      \
    FIGHT("310", "\"ships\":[{\"seat\":1,\"interceptor\":1},{\"seat\":0,\"interceptor\":2}]")
#define ANCIENTS FIGHT("301", "\"ships\":[{\"seat\":0,\"interceptor\":2,\"cruiser\":2}]")
#define SETTLED                                                                                    \
    FIGHT("310", "\"disc\":1,\"cubes\":{\"materials\":1,\"science\":1},"                           \
                 "\"ships\":[{\"seat\":0,\"interceptor\":1}]")
#define EMPTY FIGHT("310", "\"ships\":[{\"seat\":0,\"interceptor\":1}]")
#define BOTH(sound)                                                                                \
    {                                                                                              \
        sound, sound                                                                               \
    }

static const char *const NONE[] = BOTH("");
static const char *const SWIFT[] = { ",\"tiles\":{\"cruiser\":[\"none\",\"nuclear-drive\"]}",
                                     ",\"tiles\":{\"cruiser\":[\"none\",\"none\",\"none\",\"none\","
                                     "\"nuclear-drive\"]}" };
static const char *const TAME[] = { ",\"tiles\":{\"interceptor\":[\"none\",\"hull\"]}",
                                    ",\"tiles\":{\"interceptor\":[\"hull\"]}" };

// clang-format off
static const Row rows[] = {
    { FLEETS, NONE, NONE, "11", "", BOTH("Interceptor: attack or retreat?"),
      BOTH("0 2 0 0 0 0 0 | 0 0 0 0 0 0 0 damage.8=0-1 damage.26=0-1 order.2=0,3 kills.0=0-5 "
           "kills.1=0-5 retreat.1=0,44 retreat.2=0,44 acted.0=1,3,5,7,9,11,13,15 acted.1=0-15 "
           "earned.0=0-3 penalty.0=0-3 round.0=1-5") },
    { FLEETS, NONE, NONE, "11166", "retreat 304;attack", BOTH("A hit of 1 damage: which ship takes it?"),
      BOTH("0 2 0 0 0 0 0 | 0 0-255 0-255 0 0 0 0 damage.8=0-1 damage.26=0-1 target.0=0-1 "
           "target.1=0-1 target.8=0-2 dice.5=0-5 dice.6=1-5 dice.12=0-5 dice.13=0-5 "
           "dice.19=0-5 dice.20=0-5 dice.26=0-5 dice.27=0-5 order.2=0,3 kills.0=0-5 "
           "kills.1=0-5 retreat.1=0,44 retreat.2=0,44 fresh.0=0-1 acted.0=1,3,5,7,9,11,13,15 "
           "acted.1=0-15 earned.0=0-3 penalty.0=0-3 round.0=1-5 type.0=0-1") },
    { FLEETS, SWIFT, NONE, "11", "", BOTH("Which of your ships act first?"),
      BOTH("0 2 0 0 0 0 0 | 0 0 0 0 0 0 0 damage.8=0-1 damage.26=0-1 order.2=0,3 kills.0=0-5 "
           "kills.1=0-5 retreat.0=0,44 retreat.1=0,44 retreat.2=0,44 acted.0=0,4,8,12 "
           "acted.1=1,3,5,7,9,11,13,15 earned.0=0-3 penalty.0=0-3 round.0=1-5 active.0=0-1") },
    { SMALL, NONE, NONE, "16", "attack", 
      { "You have drawn 2 reputation tiles. Which one do you keep?",
        "You have drawn 1 reputation tile. Which one do you keep?" },
      { "0 4 2 0 0 0 0 | 0 0 0 0 0 0 0 order.2=0,3 kills.0=0-5 kills.1=0-5 earned.0=0-3 "
        "penalty.0=0-3 sector.0=1,24,26,44,50",
        "0 4 1 0 0 0 0 | 1 0 0 0 0 0 0 order.2=0,3 kills.0=0-5 kills.1=0-5 earned.0=0-3 "
        "penalty.0=0-3 sector.0=1,24,26,36-38,44,50" } },
    { ANCIENTS, NONE, NONE, "11111", "", BOTH("Interceptor: attack or retreat?"),
      BOTH("0 2 0 0 0 0 0 | 0 0 0 0 0 0 0 damage.8=0-1 damage.108=0-1 order.1=0,2-3 kills.0=0-5 "
           "retreat.1=0,44 retreat.2=0,44 acted.0=1,3,5,7,9,11,13,15 acted.1=0-15 earned.0=0-1 "
           "penalty.0=0-1 round.0=1-5") },
    { ANCIENTS, NONE, NONE, "16111166", "attack;attack", BOTH("A hit of 1 damage: which ship takes it?"),
      BOTH("0 2 0 0 0 0 0 | 0 0-255 0-255 0 0 0 0 damage.8=0-1 damage.108=0-1 damage.109=0-1 "
           "target.0=0-1 target.1=0-2 dice.5=0-5 dice.6=1-5 dice.12=0-5 dice.13=0-5 "
           "dice.19=0-5 dice.20=0-5 dice.26=0-5 dice.27=0-5 order.1=0,2-3 kills.0=0-5 "
           "retreat.0=0,44 retreat.1=0,44 retreat.2=0,44 acted.0=0-15 acted.1=0-15 earned.0=0-1 "
           "penalty.0=0-1 round.0=0-5 type.0=0-1") },
    { SMALL, TAME, TAME, "", "", 
      { "Do you place a disc in 310 Nu Phoenicis?",
        "Nobody has a cannon and you attack. Interceptor: where to?" },
      { "0 7 0 0 0 0 0 | 1 50 0 0 0 0 0",
        "0 2 0 0 0 0 0 | 0 0-4 0 0 0 0 0 damage.0=0-1 damage.18=0-1 order.2=0,3 kills.0=0-5 "
        "kills.1=0-5 retreat.0=0,44 retreat.1=0,44 retreat.2=0,44 acted.0=0-15 acted.1=0-15 "
        "earned.0=0-3 penalty.0=0-3 round.0=1-5 active.0=0-1" } },
    { SETTLED, NONE, NONE, "6", "", BOTH("Do you attack the population of 310 Nu Phoenicis?"),
      { "0 4 0-6 0 0 0 0 | 0 50 0 0 0 0 0 order.1=0,2-3 fought.0=0-1 sector.0=1,24,44,50",
        "0 5 0 0 0 0 0 | 0 50 0 0 0 0 0" } },
    { SETTLED, NONE, NONE, "6", "raid 310", BOTH("Damage left: 1. Which cube in 310 Nu Phoenicis dies?"),
      { "0 4 0-6 0 0 0 0 | 0 50 0-32 0 0 0 0 order.1=0,2-3 fought.0=0-1 sector.0=1,24,44,50",
        "0 5 0 0 0 0 0 | 0 50 0-32 0 0 0 0" } },
    { EMPTY, NONE, NONE, "", "", BOTH("Do you place a disc in 310 Nu Phoenicis?"),
      BOTH("0 7 0 0 0 0 0 | 0 50 0 0 0 0 0") },
};
// clang-format on

static EclState at_question(const Row *row, int edition)
{
    EclState s = place(edition, position(edition, row->map, row->zero[edition], row->one[edition]));
    dice(&s, row->dice);
    play(&s, 0, "pass");
    for (const char *move = row->moves; *move;) {
        char one[64] = "";
        size_t n = strcspn(move, ";");
        memcpy(one, move, n);
        answer(&s, one);
        move += n + (move[n] == ';');
    }
    return s;
}

static void battles_are_sound(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int edition = 0; edition < ECL_EDITIONS; edition++) {
            char line[2048];
            Text text = text_over(line);
            if (!is_tried((int)i, edition, rows[i].sound))
                continue;
            EclState s = at_question(&rows[i], edition);
            asks_for(&s, rows[i].asks[edition]);
            moves_are_legal(&s);
            s.head.asked = 0;
            put_sound_task(&s, &s.head.agenda[1], &text);
            text_put(&text, " | ");
            put_sound_task(&s, agenda_top(&s.head), &text);
            put_battle(&s, &text);
            if (strcmp(line, rows[i].sound[edition]) != 0)
                fail_msg("row %d, edition %d: %s", (int)i, edition + 1, line);
        }
}

/* The battle as a viewer sees it. */
static const char *shown(const EclState *s, int viewer)
{
    static char buf[1 << 16], line[2048];
    Text text = text_over(buf), out = text_over(line);
    Json json;
    json_writer(&json, &text);
    game_view(ecl_game_of(s), s, viewer, &json);
    assert_true(json_check(buf, text.len, NULL));
    size_t n;
    const char *span = json_span(json_get(json_root(buf, text.len), "battle"), &n);
    text_put_n(&out, span, n);
    return line;
}

static void battles_are_shown(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = at_question(&rows[1], edition);
        s.battle.sectors = ecl_bit(ECL_SECTOR(304)) | ecl_bit(ECL_SECTOR(001));
        s.battle.retreat[1][ECL_CRUISER] = ECL_SECTOR(001);
        s.battle.dice[ECL_RED][5] = 1;
        s.battle.points = 3;
        assert_string_equal(
            shown(&s, 2),
            "{\"to_come\":[\"001\",\"304\"],\"sector\":\"310\",\"attacker\":0,\"defender\":1,"
            "\"round\":1,\"active\":\"attacker\",\"attacking\":{\"interceptor\":[0,0],"
            "\"cruiser\":[0,0]},\"attacker_retreats\":{\"interceptor\":\"304\"},"
            "\"attacker_acted\":[\"interceptor\",\"cruiser\"],"
            "\"defending\":{\"interceptor\":[0,0],\"cruiser\":[0]},"
            "\"defender_retreats\":{\"cruiser\":\"001\"},"
            "\"defender_acted\":[\"interceptor\",\"cruiser\"],\"dice\":[{\"die\":\"red\",\"face\":5},"
            "{\"die\":\"yellow\",\"face\":6},{\"die\":\"yellow\",\"face\":6}],\"points\":3}");
        s = at_question(&rows[5], edition);
        s.battle.active = 1;
        s.battle.round = 2;
        assert_string_equal(
            shown(&s, 0),
            "{\"to_come\":[],\"sector\":\"301\",\"attacker\":0,\"defender\":\"ancient\",\"round\":2,"
            "\"active\":\"defender\",\"attacking\":{\"interceptor\":[0,0],\"cruiser\":[0,0]},"
            "\"attacker_retreats\":{},\"attacker_acted\":[\"interceptor\",\"cruiser\"],"
            "\"defending\":{\"ancient\":[1,0]},\"defender_retreats\":{},"
            "\"defender_acted\":[\"ancient\"],\"dice\":[{\"die\":\"yellow\",\"face\":6},{\"die\":\"yellow\",\"face\":6}],"
            "\"points\":0}");
    }
}

/* Drawn tiles are seen by who drew them alone, and when all is open. */
static void drawn_tiles_are_secret(void **state)
{
    (void)state;
    EclState s = at_question(&rows[3], ECL_FIRST);
    static const uint8_t drawn[ECL_VALUES] = { 2, 0, 1, 0, 1 };
    memcpy(s.battle.drawn, drawn, sizeof drawn);
    static const char open[] = "{\"to_come\":[],\"sector\":\"310\",\"drawn\":2,"
                               "\"tiles\":{\"1\":0,\"2\":1,\"3\":0,\"4\":1}}";
    static const char hidden[] = "{\"to_come\":[],\"sector\":\"310\",\"drawn\":2}";
    assert_string_equal(shown(&s, 0), open);
    assert_string_equal(shown(&s, VIEWER_ALL), open);
    assert_string_equal(shown(&s, 1), hidden);
    assert_string_equal(shown(&s, VIEWER_NONE), hidden);
}

/* A position of each question is read back as it was. */
static void battles_read_back(void **state)
{
    (void)state;
    static char buf[1 << 16];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int edition = 0; edition < ECL_EDITIONS; edition++) {
            EclState s = at_question(&rows[i], edition);
            Text text = text_over(buf);
            Json json;
            json_writer(&json, &text);
            game_position_write(editions[edition], &s, &json);
            assert_true(json_done(&json));
            EclState back = place(edition, buf);
            back.head.rng = s.head.rng; /* its dice were laid */
            assert_memory_equal(&back, &s, sizeof s);
        }
}

/* The sectors still to come lie on the map. */
static void sectors_to_come(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        EclState s = at_question(&rows[0], edition);
        for (int bit = 0; bit < 64; bit++) {
            EclState other = s;
            other.battle.sectors ^= ecl_bit(bit);
            assert_int_equal(is_sound(&other), bits_has(s.map, bit));
            other = s;
            other.battle.visits ^= ecl_bit(bit);
            assert_int_equal(is_sound(&other), bits_has(s.map, bit));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "E2-H3 E1-H.5 battles are shown", .test_func = battles_are_shown },
        { .name = "E2-H2 E1-H.2 drawn tiles are secret", .test_func = drawn_tiles_are_secret },
        { .name = "E1-H.7 battles read back", .test_func = battles_read_back },
        { .name = "battles still to come are on the map", .test_func = sectors_to_come },
        { .name = "the bytes of a battle are in their range", .test_func = battles_are_sound },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
