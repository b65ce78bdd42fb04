/* The state as it is saved (SB-DP17), and its invariants (SB-DP18): check() refuses a state in which
 * any of them is broken. */
#include "tests/spacebase/table.h"

#include "games/spacebase/board.h"

static char written[1 << 16];

/* Writes the state as a position and reads it back: the same bytes. */
static void goes_round(const SbState *s)
{
    SbState back;
    char buf[256];
    Text text = text_make(written, sizeof written), why = text_over(buf);
    Json json;
    json_writer(&json, &text);
    game_position_write(&sb_game, s, &json);
    assert_true(json_done(&json));
    memset(&back, 0xee, sizeof back);
    if (!game_position_read(&sb_game, &back, json_root(text.at, text.len), &why))
        fail_msg("%s: %s", buf, text.at);
    assert_memory_equal(&back, s, sizeof back);
}

/* What a walk must have come through, so that each part of the state was saved once. */
typedef struct Seen {
    int task[SB_TASKS], stage[SB_STAGE_DONE + 1];
    int spent, ending, extra, set, dealt, gap, charged_deployed;
} Seen;

static void note(const SbState *s, Seen *seen)
{
    seen->task[agenda_peek(&s->head)->kind]++;
    for (int seat = 0; seat < s->head.seats; seat++) {
        seen->stage[s->seat[seat].answer.stage]++;
        seen->dealt += s->seat[seat].dealt[0] != 0;
        for (int sector = 1; sector <= SB_SECTORS; sector++)
            for (int card = sb_first_card(s, seat, sector, SB_DEPLOYED); card;
                 card = s->newer[card])
                seen->charged_deployed += sb_charges(s, card) != 0;
    }
    seen->spent += s->spent[0] != 0;
    seen->ending += s->ending;
    seen->extra += s->extra;
    seen->set += s->dice[0] && !s->dice[1];
    seen->gap += memchr(s->yard, SB_NO_CARD, sizeof s->yard) != NULL;
}

/* Plays at random to the end; every fourth state goes round, and all with a rare question. */
static void walk(SbState *s, Rng *rng, Seen *seen)
{
    while (s->head.asked) {
        note(s, seen);
        if (agenda_peek(&s->head)->kind >= SB_TASK_PURCHASE || rng_below(rng, 4) == 0)
            goes_round(s);
        MoveList list = { .n = 0 };
        int seat = rng_member(rng, s->head.asked);
        sb_game.moves(s, seat, &list);
        sb_game.apply(s, seat, list.move[rng_below(rng, list.n)], NULL);
    }
    goes_round(s);
}

static SbState new_game(Rng *rng, int seats, bool lightspeed)
{
    Setup setup = game_normal_setup(&sb_game, seats);
    setup.option[0] = lightspeed;
    for (int i = 0; i < RNG_SEED_BYTES; i++)
        setup.seed[i] = (uint8_t)rng_below(rng, 256);
    SbState s;
    game_setup(&sb_game, &s, &setup, NULL);
    return s;
}

/* Boards on which every kind of question comes up. */
static const char rich[] =
    "{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"first\":0,\"seats\":["
    "{\"credits\":9,\"sectors\":{\"1\":{\"card\":\"gagarin\",\"charges\":2,\"deployed\":"
    "[{\"card\":\"starter-1\"}]},\"3\":{\"card\":\"grissom\",\"charges\":1,\"deployed\":"
    "[{\"card\":\"starter-3\"}]},\"5\":{\"card\":\"volynov\",\"charges\":1,\"deployed\":"
    "[{\"card\":\"starter-5\"}]},\"8\":{\"card\":\"collins\",\"charges\":1,\"deployed\":"
    "[{\"card\":\"starter-8\"}]},\"9\":{\"card\":\"zudov\",\"charges\":1,\"deployed\":"
    "[{\"card\":\"starter-9\"}]},\"10\":{\"card\":\"kelly\",\"charges\":2,\"deployed\":"
    "[{\"card\":\"starter-10\"}]}}},"
    "{\"credits\":9,\"sectors\":{\"7\":{\"card\":\"gordon\",\"charges\":1,\"deployed\":"
    "[{\"card\":\"starter-7\"}]},\"8\":{\"card\":\"aksyonov\",\"charges\":1,\"deployed\":"
    "[{\"card\":\"starter-8\"}]},\"12\":{\"card\":\"kovalyonok\",\"charges\":1,\"deployed\":"
    "[{\"card\":\"starter-12\"}]}}}],\"phase\":\"window1\"}";

static void positions_go_round(void **unused)
{
    (void)unused;
    Seen seen = { .spent = 0 };
    for (unsigned i = 0; i < 12; i++) {
        Rng rng = stream(i);
        SbState s = i < 8 ? new_game(&rng, 2 + (int)i % 4, i >= 4) : place(rich);
        s.head.rng = stream(i + 100);
        walk(&s, &rng, &seen);
    }
    for (int task = SB_TASK_NONE + 1; task < SB_TASKS; task++)
        if (task != SB_TASK_TURN && !seen.task[task])
            fail_msg("no walk came to the task %s", sb_game.task[task]);
    for (int stage = 0; stage <= SB_STAGE_DONE; stage++)
        assert_true(seen.stage[stage] > 0);
    assert_true(seen.spent && seen.ending && seen.set && seen.dealt && seen.gap);
    assert_true(seen.charged_deployed > 0);
}

/* Every part of the state makes a difference to the position. */
static void differs(const SbState *s, const SbState *other)
{
    static char one[1 << 16];
    Text text = text_make(one, sizeof one), again = text_make(written, sizeof written);
    Json json;
    json_writer(&json, &text);
    game_position_write(&sb_game, s, &json);
    json_writer(&json, &again);
    game_position_write(&sb_game, other, &json);
    assert_string_not_equal(one, written);
}

static const char laden[] =
    "{\"game\":\"spacebase\",\"players\":3,\"active\":0,\"first\":1,\"round\":6,\"seats\":["
    "{\"credits\":4,\"income\":2,\"vp\":17,\"sectors\":{"
    "\"1\":{\"card\":\"frisch\",\"deployed\":[{\"card\":\"starter-1\"},{\"card\":\"demin\",\"charges\":1}]},"
    "\"3\":{\"card\":\"grissom\",\"charges\":2,\"deployed\":[{\"card\":\"starter-3\"}]}}},"
    "{\"credits\":1,\"income\":0,\"vp\":3,\"sectors\":{}},"
    "{\"credits\":0,\"income\":1,\"vp\":8,\"sectors\":{}}],\"phase\":\"window5\",\"dice\":[3,4],"
    "\"yard\":[[\"ryumin\",\"gurragcha\",\"farkas\",\"serebrov\",\"savitskaya\",\"berezovoy\"],"
    "[\"worden\",\"mattingly\",\"makarov\",\"lazarev\",\"garriott\",\"weitz\"],"
    "[\"young\",\"white\",\"aldrin\",\"eisele\",\"cunningham\",\"carpenter\"]]}";

static void every_part_is_saved(void **unused)
{
    (void)unused;
    const SbState s = place(laden);
    SbState other;
#define DIFFERS(change)                                                                            \
    do {                                                                                           \
        other = s;                                                                                 \
        change;                                                                                    \
        differs(&s, &other);                                                                       \
    } while (0)
    DIFFERS(other.seat[1].credits++);
    DIFFERS(other.seat[2].income++);
    DIFFERS(other.seat[0].vp++);
    DIFFERS(other.seat[0].sector[2].station = SB_WHITE);
    DIFFERS(other.charge[sb_charger_of[SB_GRISSOM]]--);
    DIFFERS(other.charge[sb_charger_of[SB_DEMIN]]--);
    DIFFERS(other.seat[0].sector[0].oldest = SB_DEMIN); /* one deployed card less */
    DIFFERS(other.yard[1][2] = SB_NO_CARD);
    DIFFERS(other.active = 2);
    DIFFERS(other.first = 2);
    DIFFERS(other.round = 7);
    DIFFERS(other.head.agenda[0].a++);
    DIFFERS(other.head.asked = 2);
    DIFFERS(other.dice[1] = 5);
    DIFFERS(other.spent[0] = SB_GLENN);
    DIFFERS(other.claims[2] = 1);
    DIFFERS(other.ending = 1);
    DIFFERS(other.extra = 1);
    DIFFERS(other.winner = 1);
    DIFFERS(rng_next(&other.head.rng));
    DIFFERS(other.head.option[0] = 1);
    DIFFERS(other.seat[1].answer.stage = SB_STAGE_USE);
#undef DIFFERS
}

/* check() says no, and why. */
static void refused(const SbState *s, const char *why)
{
    char buf[256];
    Text text = text_over(buf);
    assert_false(game_check(&sb_game, s, &text));
    if (!strstr(buf, why))
        fail_msg("refused for another reason: '%s', not '%s'", buf, why);
}

/* The chain of deployed cards of seat 0, sector 1 ends in this card instead. */
static void deploy_last(SbState *s, int card)
{
    SbSector *here = sb_sector(s, 0, 1);
    s->newer[here->newest] = (uint8_t)card;
    here->newest = (uint8_t)card;
}

static void invariants(void **unused)
{
    (void)unused;
    const SbState s = place(laden);
    SbState bad;
    char buf[256];
    Text why = text_over(buf);
    assert_true(game_check(&sb_game, &s, &why));
#define REFUSED(why, change)                                                                       \
    do {                                                                                           \
        bad = s;                                                                                   \
        change;                                                                                    \
        refused(&bad, why);                                                                        \
    } while (0)
    /* every ship is in exactly one place */
    REFUSED("ryumin is in two places", bad.deck[0] |= 1);
    REFUSED("malyshev is nowhere", bad.deck[0] &= ~4ull);
    REFUSED("young is in two places", bad.yard[2][1] = SB_YOUNG);
    REFUSED("grissom is in two places", bad.yard[2][1] = SB_GRISSOM);
    REFUSED("demin is in two places", bad.seat[1].sector[4].station = SB_DEMIN);
    REFUSED("does not exist", bad.deck[2] |= 1ull << 36);
    REFUSED("wrong row", bad.yard[0][0] = SB_WORDEN);
    /* every sector has one stationed card, every board its own twelve starting ships */
    REFUSED("SB-2.3", bad.seat[1].sector[4].station = SB_NO_CARD);
    REFUSED("SB-13.14", (bad.seat[1].sector[4].station = SB_MALYSHEV, bad.deck[0] &= ~4ull));
    REFUSED("SB-13.14", (bad.seat[1].sector[4].station = (uint8_t)sb_starter(2, 5),
                         bad.seat[2].sector[4].station = (uint8_t)sb_starter(1, 5)));
    REFUSED("two places", bad.seat[1].sector[4].station = (uint8_t)sb_starter(1, 6));
    /* no colony is deployed */
    REFUSED("SB-14.7",
            (deploy_last(&bad, SB_TINBERGEN), bad.colonies = (uint16_t)(bad.colonies & ~4u)));
    /* charges never exceed the slots in use of the side in force, and lie on boards only */
    REFUSED("SB-10.15", bad.charge[sb_charger_of[SB_GRISSOM]] = 4);
    REFUSED("SB-10.15", bad.charge[sb_charger_of[SB_DEMIN]] = 2);
    REFUSED("SB-10.14", bad.charge[sb_charger_of[SB_GLENN]] = 1);
    REFUSED("chargers", bad.ready = 0);
    /* credits, income and VP are at least 0 */
    REFUSED("SB-1.10", bad.seat[1].credits = -1);
    REFUSED("SB-1.10", bad.seat[1].income = -1);
    REFUSED("SB-1.10", bad.seat[2].vp = -1);
    /* colonies on boards and for sale are twelve */
    REFUSED("frisch is in two places", bad.colonies |= 2);
    REFUSED("hicks is nowhere", bad.colonies = (uint16_t)(bad.colonies & ~32u));
    /* the course of the game */
    REFUSED("SB-15.1", bad.seat[1].vp = 40);
    REFUSED("SB-15.8", bad.round = 501);
    REFUSED("SB-15.8", bad.round = 0);
    REFUSED("SB-12.11", bad.winner = 1);
    REFUSED("SB-5.4", bad.dice[1] = 0);
    REFUSED("out of range", bad.active = 3);
    REFUSED("out of range", bad.first = 3);
    REFUSED("out of range", bad.dice[0] = 7);
    REFUSED("out of range", bad.dice[1] = 7);
    REFUSED("out of range", bad.dice[0] = 0);
    REFUSED("out of range", bad.ending = 2);
    REFUSED("out of range", bad.extra = 2);
    REFUSED("out of range", bad.winner = 4);
    REFUSED("does not play", bad.seat[3].credits = 1);
    REFUSED("asked", bad.head.asked = 2);
    REFUSED("SB-DP12", bad.seat[1].answer.sum = 1);
    REFUSED("SB-16.2", (bad.seat[1].dealt[0] = SB_MALYSHEV, bad.deck[0] &= ~4ull));
#undef REFUSED
}

/* After phase 8 the shipyard is full while the deck lasts. */
static void full_shipyard(void **unused)
{
    (void)unused;
    SbState s = place(laden);
    char buf[256];
    Text why = text_over(buf);
    agenda_clear(&s.head);
    agenda_push(&s.head, (Task){ .kind = SB_TASK_TURN, .a = SB_PHASE_WINDOW1 });
    s.head.asked = 0;
    assert_true(game_check_parts(&sb_game, &s, &why));
    s.deck[0] |= 1;
    s.yard[0][0] = SB_NO_CARD;
    assert_false(game_check_parts(&sb_game, &s, &why));
    assert_non_null(strstr(buf, "SB-6.8"));
}

/* A sealed answer that could not have been given. */
static void sealed_answers(void **unused)
{
    (void)unused;
    SbState s = place(
        "{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"first\":0,\"seats\":[{\"credits\":0,"
        "\"sectors\":{\"1\":{\"card\":\"fabian\",\"charges\":1,\"deployed\":[{\"card\":\"starter-1\"}]},"
        "\"8\":{\"card\":\"lichtenberg\",\"deployed\":[{\"card\":\"starter-8\"}]}}},"
        "{\"sectors\":{\"3\":{\"card\":\"starter-3\",\"deployed\":[{\"card\":\"tuan\"}]}}}],"
        "\"phase\":\"use\",\"dice\":[3,4]}");
    char buf[256];
    Text why = text_over(buf);
    play(&s, 0, "use 3+4");
    play(&s, 0, "shift fabian 1");
    play(&s, 0, "arrow 9");
    assert_true(game_check(&sb_game, &s, &why));
    assert_int_equal(s.head.asked, 2);
    SbState bad = s;
    bad.seat[0].answer.sector = 9; /* not where one arrow leads */
    refused(&bad, "SB-DP12");
    bad = s;
    bad.seat[0].answer.far = 1; /* Fabian shifts by one only */
    refused(&bad, "SB-DP12");
    bad = s;
    bad.seat[0].answer.doubled = 8; /* no 2X */
    refused(&bad, "SB-DP12");
    bad = s;
    bad.seat[0].answer.arrows = 2; /* one double arrow was met */
    refused(&bad, "SB-DP12");
    bad = s;
    bad.seat[0].answer.card[0] = SB_RIDE; /* not a card of his */
    refused(&bad, "SB-DP12");
    bad = s;
    bad.charge[sb_charger_of[SB_FABIAN]] = 0; /* no longer charged */
    bad.ready &= ~(1ull << sb_charger_of[SB_FABIAN]);
    refused(&bad, "SB-DP12");
    bad = s;
    bad.seat[0].answer.stage = SB_STAGE_ARROW; /* in, but not complete */
    refused(&bad, "SB-DP12");
    bad = s;
    memset(&bad.seat[1].answer, 0, sizeof bad.seat[1].answer); /* asked, but at no question */
    refused(&bad, "SB-DP12");
}

/* The agenda of a state that stands at a question, one thing of it changed. */
static void agenda_refused(const char *position, int seat, const char *move, Task task)
{
    SbState s = place(position);
    char buf[256];
    Text why = text_over(buf);
    if (move)
        play(&s, seat, move);
    if (!game_check(&sb_game, &s, &why))
        fail_msg("%s", buf);
    assert_memory_not_equal(agenda_top(&s.head), &task, sizeof task);
    *agenda_top(&s.head) = task;
    if (game_check(&sb_game, &s, &why))
        fail_msg("the agenda is taken: %s %d %d %d", sb_game.task[task.kind], task.seat, task.a,
                 task.b);
}

#define BOARD(sectors)                                                                             \
    "{\"game\":\"spacebase\",\"players\":2,\"active\":0,\"first\":0,\"seats\":[{\"credits\":9,"    \
    "\"sectors\":{" sectors "}},{\"credits\":9,\"sectors\":{}}],\"dice\":[3,4],"
#define STATION(sector, card, charges)                                                             \
    "\"" #sector "\":{\"card\":\"" card "\",\"charges\":" #charges                                 \
    ",\"deployed\":[{\"card\":\"starter-" #sector "\"}]}"

static void agendas(void **unused)
{
    (void)unused;
    static const char window[] = BOARD(STATION(3, "grissom", 2)) "\"phase\":\"window5\"}";
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_WINDOW, .seat = 0, .a = 3 });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_WINDOW, .seat = 0, .a = 0 });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_WINDOW, .seat = 1, .a = 2 });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_WINDOW, .seat = 2, .a = 2 });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_PURCHASE, .a = 1 });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_SET });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_REROLL, .seat = 1 });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_USE, .a = 1 });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_TURN, .a = SB_PHASE_BUY });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_NONE });
    agenda_refused(window, 0, NULL, (Task){ .kind = SB_TASK_CLAIM });

    static const char buy[] = BOARD("") "\"phase\":\"buy\"}";
    agenda_refused(buy, 0, NULL, (Task){ .kind = SB_TASK_BUY, .seat = 1 });

    static const char purchase[] = BOARD(STATION(7, "gordon", 1)) "\"phase\":\"window5\"}";
    agenda_refused(purchase, 0, "activate gordon", (Task){ .kind = SB_TASK_PURCHASE, .a = 3 });
    agenda_refused(purchase, 0, "activate gordon", (Task){ .kind = SB_TASK_PURCHASE, .a = 0 });
    agenda_refused(purchase, 0, "activate gordon",
                   (Task){ .kind = SB_TASK_PURCHASE, .a = 1, .b = 2 });
    agenda_refused(purchase, 0, "activate gordon",
                   (Task){ .kind = SB_TASK_PURCHASE, .seat = 1, .a = 1 });
    agenda_refused(purchase, 0, "activate gordon", (Task){ .kind = SB_TASK_LAY, .a = SB_MALYSHEV });

    static const char claim[] = BOARD(STATION(12, "kovalyonok", 1)) "\"phase\":\"window5\"}";
    agenda_refused(claim, 0, "activate kovalyonok", (Task){ .kind = SB_TASK_CLAIM });
    agenda_refused(claim, 0, "activate kovalyonok",
                   (Task){ .kind = SB_TASK_CLAIM, .seat = 1, .a = 1 });
    agenda_refused(claim, 0, "activate kovalyonok",
                   (Task){ .kind = SB_TASK_CHARGE, .a = SB_KOVALYONOK });
    agenda_refused(claim, 0, "activate kovalyonok",
                   (Task){ .kind = SB_TASK_EXCHANGE, .a = SB_KOVALYONOK });

    static const char charge[] = BOARD(STATION(1, "fabian", 0) "," STATION(
        3, "grissom", 1) "," STATION(8, "collins", 1)) "\"phase\":\"window5\"}";
    agenda_refused(charge, 0, "activate collins",
                   (Task){ .kind = SB_TASK_CHARGE, .a = SB_GRISSOM, .b = 1 });
    agenda_refused(charge, 0, "activate collins",
                   (Task){ .kind = SB_TASK_CHARGE, .a = SB_COLLINS, .b = 2 });
    agenda_refused(charge, 0, "activate collins",
                   (Task){ .kind = SB_TASK_TAKE, .a = SB_COLLINS, .b = SB_NO_CARD });
    agenda_refused(charge, 0, "activate collins",
                   (Task){ .kind = SB_TASK_TAKE, .a = SB_FABIAN, .b = SB_GRISSOM });
    agenda_refused(charge, 0, "activate collins",
                   (Task){ .kind = SB_TASK_PUT, .a = SB_COLLINS, .b = SB_FABIAN });
    agenda_refused(charge, 0, "activate collins",
                   (Task){ .kind = SB_TASK_PUT, .a = SB_COLLINS, .b = SB_GLENN });

    static const char exchange[] = BOARD(STATION(9, "zudov", 1)) "\"phase\":\"window5\"}";
    agenda_refused(exchange, 0, "activate zudov",
                   (Task){ .kind = SB_TASK_EXCHANGE, .a = SB_FABIAN });

    static const char reroll[] = BOARD(STATION(3, "volynov", 1)) "\"phase\":\"reroll\"}";
    agenda_refused(reroll, 0, NULL, (Task){ .kind = SB_TASK_REROLL, .seat = 1 });
    agenda_refused(reroll, 0, NULL, (Task){ .kind = SB_TASK_SET });

    static const char use[] = BOARD("") "\"phase\":\"use\"}";
    agenda_refused(use, 0, NULL, (Task){ .kind = SB_TASK_USE, .a = 0 });
    agenda_refused(use, 0, NULL, (Task){ .kind = SB_TASK_USE, .a = 2 });
    agenda_refused(use, 0, NULL, (Task){ .kind = SB_TASK_BUY });
}

static void bottom_of_the_agenda(void **unused)
{
    (void)unused;
    const SbState s = place(laden);
    SbState bad = s;
    bad.head.agenda[0].kind = SB_TASK_BUY;
    refused(&bad, "agenda");
    bad = s;
    bad.head.agenda[0] = (Task){ .kind = SB_TASK_LIGHTSPEED, .a = 1 };
    refused(&bad, "agenda");
    bad = s;
    bad.head.agenda[0].a = SB_PHASES;
    refused(&bad, "agenda");
    bad = s;
    bad.head.agenda[0].a = SB_PHASE_ROLL; /* dice cannot lie there before the roll */
    refused(&bad, "SB-5.4");
}

/* In a sealed step those are asked whom the dice concern. */
static void sealed_seats(void **unused)
{
    (void)unused;
    SbState s = place(BOARD("") "\"phase\":\"use\"}");
    assert_int_equal(s.head.sealed, 1);
    SbState bad = s;
    bad.head.sealed = bad.head.asked = 3; /* seat 1 has nothing deployed */
    bad.seat[1].answer.stage = SB_STAGE_USE;
    refused(&bad, "SB-7.7");
    bad = s;
    bad.head.sealed = 0;
    refused(&bad, "asked");
}

/* A game that was won at once is saved with its winner. */
static void winner_goes_round(void **unused)
{
    (void)unused;
    SbState s = place(BOARD(STATION(12, "armstrong", 5)) "\"phase\":\"window5\"}");
    play(&s, 0, "activate armstrong");
    assert_int_equal(s.winner, 1);
    goes_round(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "SB-DP17 every state of random games is saved and read back whole",
          .test_func = positions_go_round },
        { .name = "SB-DP17 every part of the state is in the position",
          .test_func = every_part_is_saved },
        { .name = "SB-DP18 a state that breaks an invariant is refused", .test_func = invariants },
        { .name = "SB-DP18 SB-6.8 the shipyard is full after phase 8", .test_func = full_shipyard },
        { .name = "SB-DP18 SB-DP16 an agenda that no game comes to is refused",
          .test_func = agendas },
        { .name = "SB-DP18 SB-DP16 a turn or the set-up lies at its bottom",
          .test_func = bottom_of_the_agenda },
        { .name = "SB-DP18 SB-7.7 the seats of a sealed step are those it concerns",
          .test_func = sealed_seats },
        { .name = "SB-DP17 SB-12.11a the winner is saved", .test_func = winner_goes_round },
        { .name = "SB-DP18 SB-DP12 a sealed answer is one that could be given",
          .test_func = sealed_answers },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
