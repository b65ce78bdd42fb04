/* Owns the tests of agendas that cannot be: in each question every number takes every value, and only those
 * are sound that are listed. */
#include "tests/eclipse/sound.h"

enum { BYTES = 8192 };

/* A table at which everything can be asked: two neighbours among four players, a sector between them that is
 * nobody's, ships beside home. */
static const char *position(int edition, const char *agenda, const char *members, const char *seat,
                            const char *map)
{
    static char buf[BYTES];
    Text text = text_over(buf);
    text_fmt(&text,
             "{\"game\":\"eclipse%d\",\"players\":4,\"options\":{\"aliens\":\"on\"},\"start\":0,"
             "\"round\":2,\"agenda\":[%s]%s,\"map\":{\"306\":{\"q\":3,\"r\":-4},"
             "\"310\":{\"q\":3,\"r\":-3,\"disc\":0,"
             "\"ships\":[{\"seat\":0,\"cruiser\":1,\"starbase\":1}]},"
             "\"304\":{\"q\":3,\"r\":-2,\"disc\":1}%s},"
             "\"seats\":[{%s},{\"species\":\"federation\"},{\"species\":\"planta\"},"
             "{\"species\":\"alliance\"}]}",
             edition + 1, agenda, members, map, seat);
    assert_false(text.full);
    return buf;
}

/* The sound values: of the first numbers of the tasks below the top, then of seat, a, b, c, d, e, f. */
static void put_agenda(EclState *s, Text *out)
{
    for (int i = 0; i < s->head.tasks - 1; i++) {
        put_sound(s, &s->head.agenda[i].a, ALL, out);
        text_put(out, " | ");
    }
    put_sound_task(s, agenda_top(&s->head), out);
}

#define FIRST         ",\"first_passed\":true,\"asked\":[0]"
#define OFFERED(seat) ",\"turn\":{\"offered\":[1]},\"asked\":[" seat "]"
#define ASKED         ",\"asked\":[0]"
#define SPENT                                                                                      \
    ",\"spent\":{\"explore\":1,\"research\":1,\"upgrade\":1,\"build\":1,\"move\":1,"               \
    "\"influence\":1},\"materials\":50,\"science\":50"
#define TERRAN "\"species\":\"directorate\"" SPENT
#define DRACO  "\"species\":\"draco\"" SPENT
#define PASSED "\"species\":\"directorate\",\"passed\":true,\"spent\":{\"reaction\":1}"
#define POOR   "\"species\":\"directorate\",\"money\":0"
#define CUBES  TERRAN ",\"cubes\":{\"materials\":10,\"science\":9,\"money\":9}"
#define POSITRON                                                                                   \
    TERRAN ",\"techs\":{\"military\":[\"starbase\"],\"grid\":[\"positron-computer\"]},"            \
           "\"tiles\":{\"cruiser\":[\"positron-computer\"]}"
#define BOTH(sound)                                                                                \
    {                                                                                              \
        sound, sound                                                                               \
    }
#define TURN(numbers) "[\"round\"],[\"turn\",0," numbers "]"

typedef struct Row {
    const char *agenda, *members, *seat;
    const char *sound[ECL_EDITIONS];
    const char *asks; /* in words */
} Row;

static const Row rows[] = {
    { TURN("0"), ASKED, TERRAN, BOTH("0 | 0 0-6 0 0 0 0-1 0"),
      "Your turn: choose an action or pass" },
    { TURN("1,1"), ASKED, TERRAN, BOTH("0 | 0 1-6 0-1 0 0 0-1 0"), "Explore: 1 activation left" },
    { TURN("3,1"), ASKED, TERRAN, BOTH("0 | 0 1-6 0-2 0 0 0-1 0"), "Upgrade: 1 activation left" },
    { TURN("5,2"), ASKED, TERRAN, BOTH("0 | 0 3-6 0-3 0 0 0-1 0"), "Move: 2 activations left" },
    { TURN("6,2,2"), ASKED, TERRAN, BOTH("0 | 0 6 0-2 0-2 0 0-1 0"),
      "Influence: 2 activations left" },
    { TURN("0,0,0,0,1"), FIRST, PASSED, BOTH("0 | 0 0 0 0 0 0-1 0"),
      "You have passed: react or pass again" },
    { TURN("3,1,0,1"), FIRST, PASSED, BOTH("0 | 0 3-5 0-1 0 1 0-1 0"),
      "Upgrade: 1 activation left" },
    { TURN("5,1,0,1"), FIRST, PASSED, BOTH("0 | 0 3-5 0-1 0 1 0-1 0"), "Move: 1 activation left" },
    { TURN("0") ",[\"free\",0]", ASKED, TERRAN, BOTH("0 | 0-6 | 0 0 0 0 0 0 0"),
      "Colony ships, trade, diplomacy" },
    { TURN("1,1") ",[\"free\",0,82,1]", ASKED, TERRAN, BOTH("0 | 1-6 | 0 1-92 1 0-13 0 0 0"),
      "Colony ships, trade, diplomacy" },
    { TURN("1,1") ",[\"free\",0],[\"square\",0,50]", ASKED, TERRAN,
      BOTH("0 | 1-6 | 0 | 0 50 0 0 0 0 0"), "Which square in 310 Nu Phoenicis?" },
    { TURN("1,1") ",[\"tile\",0,2,0,21,19]", ASKED, TERRAN, BOTH("0 | 1 | 0 2 0 21 19 0 0"),
      "You found 101 Castor: place or discard it" },
    { TURN("1,1") ",[\"tile\",0,2,3,21,19]", ASKED, DRACO, BOTH("0 | 1 | 0 2 3 21 19 0 0"),
      "You found 101 Castor: place or discard it" },
    { TURN("1,1") ",[\"claim\",0,46]",
      ASKED,
      TERRAN,
      { "0 | 1 | 0 1,46 0 0 0 0 0", "0 | 1 | 0 1,37,39,46 0 0 0 0 0" },
      "Take control of 306 Beta Centauri?" },
    { TURN("1,1") ",[\"find\",0,1,46]",
      ASKED,
      TERRAN,
      { "0 | 1-6 | 0 1 0-1,24,26,29,34,44,46,50 0 0 0 0",
        "0 | 1-6 | 0 1 0-1,24,26,29,34,37,39,44,46,50 0 0 0 0" },
      "Discovery: +6 Materials. Reward or 2 VP?" },
    { TURN("1,1") ",[\"gift\",0]", ASKED, TERRAN, BOTH("0 | 1-6 | 0 0 0 0 0 0 0"),
      "Ancient Tech: choose a technology" },
    { TURN("1,1") ",[\"fit\",0,36]", ASKED, TERRAN, BOTH("0 | 1-6 | 0 36 0 0 0 0 0"),
      "Where does it go: Conformal Drive?" },
    { TURN("1,1") ",[\"unfit\",0,28,1,4]",
      ASKED,
      POSITRON,
      { NULL, "0 | 1-6 | 0 28 1 2-4 0 0 0" },
      "Which tile makes room for Soliton Charger?" },
    { TURN("1,1") ",[\"artifact\",0,2,0]", ASKED, TERRAN, BOTH("0 | 1-6 | 0 0-16 0-2 0 0 0 0"),
      "Artifact Key: choose a resource (2 artifacts left)" },
    { TURN("1,1") ",[\"portal\",0]", ASKED, TERRAN, BOTH("0 | 1-6 | 0 0 0 0 0 0 0"),
      "Where does the warp portal go?" },
    { TURN("3,0") ",[\"refit\",0,1]",
      ASKED,
      TERRAN,
      { "0 | 3 | 0 0-2 0-32 0 0-1 0 0", "0 | 3 | 0 0-1 0-32 0 0 0 0" },
      "Upgrade: return tiles, place 1 tile" },
    { TURN("3,0") ",[\"refit\",0,1,9,2,1]",
      ASKED,
      TERRAN,
      { "0 | 3 | 0 0-1 0-32 0-32 1 0 0", NULL },
      "Upgrade: return tiles, place 1 tile" },
    { TURN("3,0,0,1") ",[\"refit\",0,1]", FIRST, PASSED, BOTH("0 | 3 | 0 0-1 0-32 0 0 0 0"),
      "Upgrade: return tiles, place 1 tile" },
    { TURN("3,0") ",[\"refit\",0,1],[\"part\",0,0,3]",
      ASKED,
      TERRAN,
      { "0 | 3 | 1-2 | 0 0-3 0-3 0 0 0 0", "0 | 3 | 1 | 0 0-3 0-3 0 0 0 0" },
      "Which part goes into the slot?" },
    { TURN("4,0") ",[\"site\",0,1]", ASKED, TERRAN, BOTH("0 | 4 | 0 0-3 0 0 0 0 0"),
      "Where do you build: Cruiser?" },
    { TURN("5,0") ",[\"flight\",0,1,50,1]", ASKED, TERRAN, BOTH("0 | 5 | 0 1 50 1 0 0 0"),
      "Where does the ship fly? Steps left: 1" },
    { TURN("5,0") ",[\"flight\",0,1,50,0,1]", ASKED, TERRAN, BOTH("0 | 5 | 0 1 50 0 1 0 0"),
      "Where does the ship fly? Steps left: 0" },
    { TURN("6,0") ",[\"disc\",0]", ASKED, TERRAN, BOTH("0 | 6 | 0 0,24,50 0 0 0 0 0"),
      "Where does the disc go?" },
    { TURN("6,0") ",[\"cubes\",0,2]", ASKED, CUBES, BOTH("0 | 0-6 | 0 2 0 0-1 0-2 0 0"),
      "To which track does the cube go?" },
    { TURN("6,0") ",[\"cubes\",0,1,1,1]", ASKED, CUBES, BOTH("0 | 0-6 | 0 1 1 0-1 0-2 0 0"),
      "To which graveyard does the cube go?" },
    { TURN("0") ",[\"free\",0,9,1],[\"answer\",1,0]", OFFERED("1"), TERRAN,
      BOTH("0 | 0-6 | 1-92 | 1 0 0 0 0 0 0"), "Ann offers diplomatic relations" },
    { TURN("0") ",[\"free\",0,9,1],[\"pact\",0,0,1]", OFFERED("0"), TERRAN,
      BOTH("0 | 0-6 | 1-92 | 0-1 0 1 0 0 0 0"), "From which track do you give a cube?" },
    { TURN("0") ",[\"free\",0,9,1],[\"pact\",1,0,1,2,1]", OFFERED("1"), TERRAN,
      BOTH("0 | 0-6 | 1-92 | 0-1 0 1 1-2 1-3 0 0"), "From which track do you give a cube?" },
    { "[\"round\",0,2],[\"peace\",0]", ASKED, TERRAN, BOTH("2 | 0-3 0 0 0 0 0 0"),
      "After combat: offer diplomatic relations?" },
    { "[\"round\",0,2],[\"peace\",0,9,1]", ASKED, TERRAN, BOTH("2 | 0-3 1-15 1 0 0 0 0"),
      "After combat: offer diplomatic relations?" },
    { "[\"round\",0,3],[\"colonies\",0,16,1]", ASKED, TERRAN, BOTH("3 | 0-3 1-92 1 0 0 0 0"),
      "Upkeep: use colony ships?" },
    { "[\"round\",0,3],[\"colonies\",0]", ASKED, TERRAN, BOTH("3 | 0-3 0 0 0 0 0 0"),
      "Upkeep: use colony ships?" },
};

/* Seats that leave have no sectors, and leave at the end of upkeep. */
static void rounds_are_sound(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        char line[1024];
        Text text = text_over(line);
        EclState s = place(edition, position(edition, "[\"round\",0,4,0,8],[\"pay\",0]", ASKED,
                                             POOR, ",\"231\":{\"disc\":null}"));
        s.head.asked = 0;
        put_sound_task(&s, &s.head.agenda[0], &text);
        assert_string_equal(line, "0 4 0-4 0,8 0 0 0");
        agenda_pop(&s.head);
        s.head.agenda[0].c = 0;
        text_clear(&text);
        put_sound_task(&s, &s.head.agenda[0], &text);
        assert_string_equal(line, "0 0-6 0-4 0,8 0 0 0");
    }
}

/* The cubes that two give are on the tracks that are named. */
static void cubes_to_give_are_there(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++)
        for (int seat = 0; seat < 2; seat++)
            for (int empty = 0; empty < ECL_RESOURCES; empty++) {
                EclState s = place(
                    edition, position(edition, TURN("0") ",[\"free\",0,9,1],[\"pact\",1,0,1,2,1]",
                                      OFFERED("1"), TERRAN, ""));
                EclSeat *p = &s.seat[seat];
                p->graves[empty] = p->cubes[empty];
                p->cubes[empty] = 0;
                s.head.asked = 0;
                Task *pact = agenda_top(&s.head);
                pact->c = 3;
                pact->d = pact->e = (uint8_t)(1 + (empty + 1) % ECL_RESOURCES);
                for (int track = 0; track < ECL_RESOURCES; track++) {
                    *(seat ? &pact->e : &pact->d) = (uint8_t)(track + 1);
                    assert_int_equal(is_sound(&s), track != empty);
                }
            }
}

/* Before the first round there is one task: of a seat without a species, with those counted that chose. */
static void choosing_is_sound(void **state)
{
    (void)state;
    for (int edition = 0; edition < ECL_EDITIONS; edition++) {
        char line[256];
        Text text = text_over(line);
        Setup setup = setup_of(edition, 3, ECL_CHOOSE, 1);
        setup.option[ECL_OPTION_FIRST] = 2;
        EclState s = begin(&setup, edition);
        int first = bits_first(s.head.asked);
        asks_for(&s, "Choose a species");
        moves_are_legal(&s);
        play(&s, first, "choose draco");
        s.head.asked = 0;
        Task *task = agenda_top(&s.head);
        put_sound(&s, &task->kind, ALL, &text);
        text_put(&text, " | ");
        put_sound_task(&s, task, &text);
        char expected[256];
        Text due = text_over(expected);
        text_fmt(&due, "%d | %s 1 0 0 0 0 0", ECL_TASK_SPECIES,
                 first == 0   ? "1-2"
                 : first == 1 ? "0,2"
                              : "0-1");
        assert_string_equal(line, expected);
        text_clear(&text);
        put_sound(&s, &s.seat[first].species, ALL, &text);
        assert_string_equal(line, "1-12");
        EclState none = s; /* a game that has not begun is not over */
        agenda_pop(&none.head);
        assert_false(is_sound(&none));
        agenda_push(&s.head, s.head.agenda[0]);
        assert_false(is_sound(&s));
    }
}

static void numbers_are_sound(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int edition = 0; edition < ECL_EDITIONS; edition++) {
            char line[1024];
            Text text = text_over(line);
            if (!is_tried((int)i, edition, rows[i].sound))
                continue;
            EclState s = place(
                edition, position(edition, rows[i].agenda, rows[i].members, rows[i].seat, ""));
            asks_for(&s, rows[i].asks);
            moves_are_legal(&s);
            s.head.asked = 0;
            put_agenda(&s, &text);
            if (strcmp(line, rows[i].sound[edition]) != 0)
                fail_msg("%s: %s", rows[i].agenda, line);
        }
}

/* Agendas of which no single number is wrong. */
static void agendas_are_sound(void **state)
{
    (void)state;
    static const struct {
        const char *agenda, *members, *seat, *reason[ECL_EDITIONS];
    } bad[] = {
        { "[\"turn\",0]", "", TERRAN, BOTH("bottom") }, /* no round below */
        { "[\"round\"],[\"turn\",0,0,1]", "", TERRAN,
          BOTH("entry 2") }, /* activations of no action */
        { "[\"round\"],[\"turn\",0,1,1]", "", "\"species\":\"directorate\"",
          BOTH("entry 2") }, /* no disc spent on it */
        { "[\"round\"],[\"turn\",0,3,1,0,1]", FIRST, "\"species\":\"directorate\",\"passed\":true",
          BOTH("entry 2") },
        { "[\"round\"],[\"turn\",0],[\"turn\",0]", "", TERRAN, BOTH("entry 3") },
        { "[\"round\"],[\"free\",0]", "", TERRAN, BOTH("entry 2") },
        { "[\"round\"],[\"tile\",0,2,0,21,19]", "", TERRAN,
          BOTH("entry 2") }, /* not within a turn */
        { TURN("1,1") ",[\"tile\",0,12,0,21,19]", "", TERRAN,
          BOTH("entry 3") }, /* of another ring */
        { TURN("1,1") ",[\"tile\",0,2,12,21,19]", "", DRACO, BOTH("entry 3") },
        { TURN("1,1") ",[\"tile\",0,2,3,21,19]", "", TERRAN, BOTH("entry 3") }, /* two sectors */
        { TURN("1,1") ",[\"tile\",0,2,2,21,19]", "", DRACO, BOTH("entry 3") },  /* the same twice */
        { TURN("1,1") ",[\"tile\",0,44,0,21,19]", "", TERRAN, BOTH("two places") },
        { TURN("1,1") ",[\"tile\",0,45,0,23,17]", "", TERRAN,
          BOTH("entry 3") }, /* where one lies */
        { TURN("1,1") ",[\"tile\",0,45,0,20,24]", "", TERRAN,
          BOTH("entry 3") }, /* next to nothing of his */
        { TURN("1,1") ",[\"tile\",0,45,0,23,16],[\"claim\",0,46]", "", TERRAN, BOTH("entry 3") },
        { TURN("1,1") ",[\"fit\",0,1]", "", TERRAN,
          BOTH("tile was not used") }, /* no ancient part */
        { TURN("1,1") ",[\"fit\",0,99]", "", TERRAN, BOTH("two places") },
        { TURN("1,1") ",[\"fit\",0,36],[\"fit\",0,36]", "", TERRAN, BOTH("two places") },
        { TURN("1,1") ",[\"find\",0,1,45]", "", TERRAN, BOTH("entry 3") }, /* not on the map */
        { TURN("1,1") ",[\"find\",0,0,46]", "", TERRAN,
          BOTH("discovery tiles") }, /* no such tile */
        { TURN("1,1") ",[\"square\",0,50]", "", TERRAN,
          BOTH("entry 3") }, /* not behind free moves */
        { TURN("1,1") ",[\"free\",0],[\"square\",0,24]", "", TERRAN,
          BOTH("entry 4") },                                            /* no open square */
        { TURN("1,1") ",[\"free\",0,8]", "", TERRAN, BOTH("entry 3") }, /* a rank without a move */
        { TURN("1,1") ",[\"free\",0,32,1,1]", "", TERRAN,
          BOTH("entry 3") }, /* a berth of no sector */
        { TURN("3,0") ",[\"refit\",0,1,0,5]", "", TERRAN,
          BOTH("entry 3") },                                            /* a rank of none placed */
        { TURN("4,0") ",[\"site\",0,4]", "", TERRAN, BOTH("entry 3") }, /* no such technology */
        { TURN("5,0") ",[\"flight\",0,3,50,0,1]", "", TERRAN, BOTH("entry 3") }, /* a starbase */
        { TURN("5,0") ",[\"flight\",0,1,50,0]", "", TERRAN,
          BOTH("entry 3") }, /* neither flown nor flying */
        { TURN("6,0") ",[\"disc\",0,46]", "", TERRAN, BOTH("entry 3") }, /* not his sector */
        { TURN("6,0") ",[\"cubes\",0,2]", "", TERRAN, { "I.1", "I1" } }, /* cubes too many */
        { TURN("0"), ",\"asked\":[1]", TERRAN, BOTH("the seat asked is not") },
        { TURN("0"), ",\"asked\":[0],\"sealed\":[0]", TERRAN, BOTH("the seat asked is not") },
        { "[\"round\"]", ASKED, TERRAN, BOTH("the seat asked is not") },
        { TURN("0") ",[\"free\",0,9,1],[\"pact\",1,0,1,3,1,2]", OFFERED("1"), TERRAN,
          BOTH("nothing can be answered") },
        { TURN("6,0") ",[\"cubes\",0,2,0,0,2]", "",
          TERRAN ",\"cubes\":{\"materials\":8,\"science\":8,\"money\":12}",
          BOTH("entry 3") }, /* no room from the last track on */
        { TURN("0") ",[\"answer\",1,0]", OFFERED("1"), TERRAN,
          BOTH("entry 3") }, /* not behind free moves */
        { TURN("0") ",[\"free\",0],[\"answer\",1,0]", "", TERRAN,
          BOTH("entry 4") }, /* no offer was made */
        { TURN("0") ",[\"free\",0],[\"answer\",0,1]", OFFERED("0"), TERRAN,
          BOTH("entry 4") }, /* by whose turn it is not */
        { TURN("0") ",[\"free\",0],[\"answer\",0,1]", ",\"turn\":{\"offered\":[0,1]},\"asked\":[0]",
          TERRAN, BOTH("entry 4") },
        { TURN("0") ",[\"free\",0],[\"pact\",2,0,1]", OFFERED("0"), TERRAN,
          BOTH("entry 4") }, /* a third */
        { TURN("0") ",[\"free\",0],[\"pact\",1,0,1,3,1]", OFFERED("1"), TERRAN, BOTH("entry 4") },
        { "[\"round\",0,4],[\"peace\",0]", "", TERRAN, BOTH("entry 2") },
        { "[\"round\",0,3],[\"pay\",0]", "", TERRAN, BOTH("entry 2") },
        { "[\"round\",0,4,0,1]", "", TERRAN, BOTH("bottom") }, /* out, but with sectors */
        { "[\"round\",0,9]", "", TERRAN, BOTH("bottom") },     /* no such phase */
        { "[\"round\",0,3],[\"colonies\",0],[\"square\",0,24]", "", TERRAN, BOTH("entry 3") },
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        for (int edition = 0; edition < ECL_EDITIONS; edition++)
            refuses(edition, position(edition, bad[i].agenda, bad[i].members, bad[i].seat, ""),
                    bad[i].reason[edition]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "the numbers of each question are in their range",
          .test_func = numbers_are_sound },
        { .name = "cubes to give are there", .test_func = cubes_to_give_are_there },
        { .name = "species are chosen before all else", .test_func = choosing_is_sound },
        { .name = "the numbers of a round are in their range", .test_func = rounds_are_sound },
        { .name = "an agenda that cannot be is refused", .test_func = agendas_are_sound },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
