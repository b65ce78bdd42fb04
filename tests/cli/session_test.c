/* The text protocol, command by command: what it answers, what it refuses and with which words, and
 * that an error changes nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "core/json.h"

#include "games/registry.h"

#include "cli/session.h"

typedef struct Fixture {
    Session *session;
    Text answer;
    bool going_on;
} Fixture;

static int open_session(void **state)
{
    static const uint8_t seed[RNG_SEED_BYTES] = { 7 };
    Fixture *f = calloc(1, sizeof *f);
    char *buffer = malloc(SESSION_ANSWER_BYTES);
    assert_non_null(f);
    assert_non_null(buffer);
    text_init(&f->answer, buffer, SESSION_ANSWER_BYTES);
    f->session = session_open(games, seed);
    assert_non_null(f->session);
    *state = f;
    return 0;
}

static int close_session(void **state)
{
    Fixture *f = *state;
    session_close(f->session);
    free(f->answer.at);
    free(f);
    return 0;
}

static const char *send(Fixture *f, const char *line)
{
    f->going_on = session_line(f->session, line, strlen(line), &f->answer);
    return f->answer.at;
}

#define answers(f, line, expected) assert_string_equal(send((f), (line)), (expected))

static void begins(Fixture *f, const char *line, const char *start)
{
    const char *answer = send(f, line);
    if (strncmp(answer, start, strlen(start)) != 0)
        assert_string_equal(answer, start);
}

/* A game of two that waits for seat 1, and what it looks like. */
static void start(Fixture *f)
{
    answers(f, "new spacebase players=2 seed=1", "= ok");
    answers(f, "pending", "= 1");
}

static char *kept(Fixture *f, const char *line)
{
    char *copy = strdup(send(f, line));
    assert_non_null(copy);
    return copy;
}

static void same(Fixture *f, const char *line, char *before)
{
    assert_string_equal(send(f, line), before);
    free(before);
}

static void lists_games(void **state)
{
    Fixture *f = *state;
    begins(f, "games", "= spacebase");
    begins(f, "options spacebase", "= lightspeed=off|on (off)");
    answers(f, "options spcebase", "? no game 'spcebase'; did you mean 'spacebase'?");
    answers(f, "options", "? usage: options GAME");
    answers(f, "games now", "? usage: games");
}

static void starts_games(void **state)
{
    Fixture *f = *state;
    start(f);
    answers(f, "seed", "= 0100000000000000000000000000000000000000000000000000000000000000");
    answers(f, "new spacebase players=5 lightspeed=on seed=2", "= ok");
    answers(f, "pending", "= 0 1 2 3 4");
    answers(f, "new spacebase", "= ok");
    assert_string_not_equal(send(f, "seed"),
                            "= 0000000000000000000000000000000000000000000000000000000000000000");
}

static void refuses_bad_games(void **state)
{
    Fixture *f = *state;
    start(f);
    char *hash = kept(f, "hash");
    answers(f, "new", "? usage: new GAME [players=N] [seed=S] [OPTION=VALUE ...]");
    begins(f, "new chess", "? no game 'chess'; there is: spacebase");
    answers(f, "new spacebase players=6", "? players='6': spacebase is for 2 to 5 players");
    answers(f, "new spacebase players=1", "? players='1': spacebase is for 2 to 5 players");
    answers(f, "new spacebase players=two", "? players='two': spacebase is for 2 to 5 players");
    answers(f, "new spacebase player=2", "? no option 'player'; did you mean 'players'?");
    answers(f, "new spacebase lightsped=on", "? no option 'lightsped'; did you mean 'lightspeed'?");
    answers(f, "new spacebase lightspeed=maybe", "? lightspeed=maybe: it must be off or on");
    answers(f, "new spacebase lightspeed",
            "? 'lightspeed' is no option: they are written name=value, such as players=2");
    answers(f, "new spacebase seed=-1",
            "? seed='-1': a seed is a number below 2^64 or 64 hex digits");
    answers(f, "new spacebase seed=18446744073709551616",
            "? seed='18446744073709551616': a seed is a number below 2^64 or 64 hex digits");
    same(f, "hash", hash);
}

static void needs_a_game(void **state)
{
    Fixture *f = *state;
    static const char *const line[] = { "pending",    "prompt 0", "moves 0",  "play 0 pass",
                                        "why 0 pass", "view 0",   "events 0", "position",
                                        "undo",       "hash",     "check",    "score",
                                        "result",     "seed",     "record",   "go 0" };
    for (size_t i = 0; i < sizeof line / sizeof line[0]; i++)
        answers(f, line[i], "? no game is on: start one with new GAME, such as 'new spacebase'");
}

static void unknown_commands(void **state)
{
    Fixture *f = *state;
    answers(f, "pendin", "? no command 'pendin'; did you mean 'pending'?");
    begins(f, "xyzzy", "? no command 'xyzzy'; there is: games, options, new");
    begins(f, "", "? an empty line");
    begins(f, "   \t ", "? an empty line");
    answers(f, "PENDING",
            "? no command 'PENDING'; there is: games, options, new, pending, prompt, "
            "moves, play, why, view, events, position, setposition, undo, hash, check, "
            "score, result, seed, record, go, help, quit");
    begins(f, "help", "= games options new pending");
    answers(f, "help undo", "= undo [N]");
    answers(f, "help udno", "? no command 'udno'; did you mean 'undo'?");
    begins(f, "  games  \r", "= spacebase");
}

static void odd_lines(void **state)
{
    Fixture *f = *state;
    answers(f, "games\001", "? not plain text: byte 6 of the line");
    answers(f, "games \xff", "? not plain text: byte 7 of the line");
    f->going_on = session_line(f->session, "ga\0mes", 6, &f->answer);
    assert_string_equal(f->answer.at, "? not plain text: byte 3 of the line");
    char line[SESSION_WORDS_BYTES + 8];
    memset(line, 'x', sizeof line);
    session_line(f->session, line, sizeof line, &f->answer);
    assert_string_equal(f->answer.at, "? the line is too long: at most 1023 bytes");
    answers(f, "a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7",
            "? too many words: at most 32");
    begins(f, "ы", "? no command 'ы'");
}

static void asks_seats(void **state)
{
    Fixture *f = *state;
    start(f);
    answers(f, "moves 1", "= use 5 6 ; use 5+6");
    answers(f, "moves 0", "=");
    answers(f, "prompt 0", "=");
    begins(f, "prompt 1", "= The dice show 5 and 6.");
    begins(f, "prompt 1 lang=ru", "= На кубиках 5 и 6.");
    begins(f, "moves 1 lang=ru", "= Кубики по отдельности: секторы 5 и 6 ; ");
    answers(f, "moves 2", "? no seat '2': the seats are 0 to 1");
    answers(f, "moves -1", "? no seat '-1': the seats are 0 to 1");
    answers(f, "moves all", "? no seat 'all': the seats are 0 to 1");
    answers(f, "prompt 1 lang=de", "? no language 'de'; there is: en, ru");
    answers(f, "prompt 1 lnag=ru", "? no setting 'lnag'; did you mean 'lang'?");
    answers(f, "prompt", "? usage: prompt SEAT [lang=en|ru]");
    answers(f, "moves", "? usage: moves SEAT [lang=en|ru]");
}

static void plays_moves(void **state)
{
    Fixture *f = *state;
    start(f);
    char *before = kept(f, "hash");
    answers(f, "play 1 use 5+6", "= ok");
    assert_string_not_equal(send(f, "hash"), before);
    free(before);
}

static void refuses_moves(void **state)
{
    Fixture *f = *state;
    start(f);
    char *hash = kept(f, "hash"), *events = kept(f, "events all");
    free(events);
    begins(f, "play 1 use 1+2", "? SB-7.");
    const char *answer = send(f, "play 0 use 5+6");
    assert_true(strncmp(answer, "? SB-", 5) == 0);
    assert_non_null(strstr(answer, " seat 0 owes no decision now: waiting for 1"));
    begins(f, "play 1 buy merbold", "? SB-");
    answers(f, "play 1 buy merbod", "? no card 'merbod'; did you mean 'merbold'?");
    answers(f, "play 1 bay merbold", "? no move 'bay'; did you mean 'buy'?");
    answers(f, "play 1 buy", "? 'buy' takes a card");
    answers(f, "play 1 pass on", "? 'pass' takes nothing after it");
    answers(f, "play 1", "? usage: play SEAT NOTATION");
    answers(f, "play 5 pass", "? no seat '5': the seats are 0 to 1");
    answers(f, "play 1  use   5+6", "= ok");
    answers(f, "undo", "= ok");
    same(f, "hash", hash);
    answers(f, "events all", "= []");
}

static void says_why(void **state)
{
    Fixture *f = *state;
    start(f);
    char *hash = kept(f, "hash");
    answers(f, "why 1 use 5 6", "= legal");
    begins(f, "why 1 use 4 6", "= SB-7.");
    begins(f, "why 0 buy merbold", "= SB-");
    answers(f, "why 1 hop", "? no move 'hop'");
    answers(f, "why 1", "? usage: why SEAT NOTATION");
    same(f, "hash", hash);
}

static JsonValue json_of(Fixture *f, const char *line)
{
    const char *answer = send(f, line);
    assert_true(strncmp(answer, "= ", 2) == 0);
    assert_true(json_check(answer + 2, strlen(answer) - 2, NULL));
    return json_root(answer + 2, strlen(answer) - 2);
}

static void shows_views(void **state)
{
    Fixture *f = *state;
    start(f);
    long long viewer;
    assert_true(json_to_int(json_get(json_of(f, "view 1"), "viewer"), 1, 1, &viewer));
    JsonValue view = json_of(f, "view all");
    assert_int_equal(json_type(json_get(view, "viewer")), JSON_NULL);
    assert_true(json_equals(json_get(view, "game"), "spacebase"));
    answers(f, "view", "? usage: view SEAT|all");
    answers(f, "view 2", "? no seat '2': the seats are 0 to 1");
}

static void tells_events_once(void **state)
{
    Fixture *f = *state;
    start(f);
    int first = json_count(json_of(f, "events 0"));
    assert_true(first > 0);
    answers(f, "events 0", "= []");
    assert_int_equal(json_count(json_of(f, "events 1")), first);
    answers(f, "play 1 use 5+6", "= ok");
    int more = json_count(json_of(f, "events 0"));
    assert_true(more > 0);
    assert_int_equal(json_count(json_of(f, "events all lang=ru")), first + more);
    answers(f, "events all", "= []");
    answers(f, "undo", "= ok");
    answers(f, "events 0", "= []");
    answers(f, "play 1 use 5 6", "= ok");
    assert_true(json_count(json_of(f, "events 0")) > 0);
    answers(f, "events 3", "? no seat '3': the seats are 0 to 1");
    answers(f, "events", "? usage: events SEAT|all [lang=en|ru]");
}

static void takes_moves_back(void **state)
{
    Fixture *f = *state;
    start(f);
    char *hash = kept(f, "hash");
    answers(f, "undo", "? no 1 moves to take back: 0 played");
    for (int i = 0; i < 20; i++) {
        char line[256];
        int seat = send(f, "pending")[2] - '0';
        Text text = text_over(line);
        text_fmt(&text, "go %d bot=random", seat);
        char *move = kept(f, line);
        text_clear(&text);
        text_fmt(&text, "play %d %s", seat, move + 2);
        free(move);
        answers(f, line, "= ok");
    }
    answers(f, "undo 0", "? undo '0': how many moves to take back is a number from 1");
    answers(f, "undo x", "? undo 'x': how many moves to take back is a number from 1");
    answers(f, "undo 21", "? no 21 moves to take back: 20 played");
    answers(f, "undo 1 2", "? usage: undo [N]");
    answers(f, "undo 19", "= ok");
    answers(f, "undo", "= ok");
    same(f, "hash", hash);
}

static void sets_positions(void **state)
{
    Fixture *f = *state;
    start(f);
    answers(f, "play 1 use 5+6", "= ok");
    char *hash = kept(f, "hash"), *position = kept(f, "position");
    size_t n = strlen(position) + 16;
    char *line = malloc(n);
    assert_non_null(line);
    Text text = text_make(line, n);
    text_put(&text, "setposition ");
    text_put(&text, position + 2);
    answers(f, "new spacebase players=3 seed=9", "= ok");
    answers(f, line, "= ok");
    same(f, "position", position);
    same(f, "hash", hash);
    answers(f, "undo", "? no 1 moves to take back: 0 played");
    answers(f, "seed", "? no seed: the game was set up from a position");
    answers(f, "record", "? no record: the game was set up from a position");
    free(line);
}

static void refuses_positions(void **state)
{
    Fixture *f = *state;
    start(f);
    char *hash = kept(f, "hash");
    answers(f, "setposition", "? usage: setposition JSON");
    begins(f, "setposition {", "? not JSON, at character ");
    begins(f, "setposition []", "? the position names no game");
    begins(f, "setposition {\"game\":7}", "? the position names no game");
    answers(f, "setposition {\"game\":\"spacebass\",\"players\":2}",
            "? no game 'spacebass'; did you mean 'spacebase'?");
    begins(f, "setposition {\"game\":\"spacebase\"}", "? players");
    begins(f, "setposition {\"game\":\"spacebase\",\"players\":9}", "? players");
    begins(f, "setposition {\"game\":\"spacebase\",\"players\":2,\"options\":{\"x\":1}}", "? ");
    begins(f, "setposition {\"game\":\"spacebase\",\"players\":2,\"round\":-5}", "? ");
    same(f, "hash", hash);
    size_t n = SESSION_LINE_BYTES + 1;
    char *line = malloc(n);
    assert_non_null(line);
    memset(line, ' ', n);
    memcpy(line, "setposition {", 13);
    line[n - 1] = '}';
    session_line(f->session, line, n, &f->answer);
    assert_true(strncmp(f->answer.at, "? the line is too long", 22) == 0);
    free(line);
}

static void tells_results(void **state)
{
    Fixture *f = *state;
    start(f);
    answers(f, "check", "= ok");
    answers(f, "score", "= 0 0");
    JsonValue result = json_of(f, "result");
    bool over = true;
    assert_true(json_to_bool(json_get(result, "over"), &over) && !over);
    assert_int_equal(json_count(json_get(result, "rank")), 2);
    assert_int_equal(json_count(json_get(result, "sources")), game_find("spacebase")->sources);
    begins(f, "result lang=ru", "= {\"over\":false");
    answers(f, "result ru", "? no setting 'ru'; there is: lang");
    answers(f, "hash now", "? usage: hash");
    assert_int_equal(strlen(send(f, "hash")), 18);
}

static void writes_records(void **state)
{
    Fixture *f = *state;
    start(f);
    answers(f, "play 1 use 5+6", "= ok");
    char text[4096];
    assert_true(json_to_str(json_of(f, "record"), text, sizeof text, NULL));
    assert_non_null(strstr(text, "[Game \"spacebase\"]\n"));
    assert_non_null(strstr(
        text,
        "[Commitment \"01d0fabd251fcbbe2b93b4b927b26ad2a1a99077152e45ded1e678afa45dbec5\"]\n"));
    assert_non_null(strstr(text, "\n\n1 use 5+6\n"));
}

static void lets_bots_choose(void **state)
{
    Fixture *f = *state;
    start(f);
    char *hash = kept(f, "hash");
    begins(f, "go 1", "= use 5");
    begins(f, "go 1 bot=random", "= use 5");
    begins(f, "go 1 bot=greedy ms=1000", "= use 5");
    begins(f, "go 1 sims=500", "= use 5");
    answers(f, "go 0", "? seat 0 owes no decision now");
    answers(f, "go 1 bot=gredy", "? no bot 'gredy'; did you mean 'greedy'?");
    answers(f, "go 1 sim=500", "? no setting 'sim'; did you mean 'sims'?");
    answers(f, "go 1 ms=0", "? ms=0: a number from 1 to 1000000000 is wanted");
    answers(f, "go", "? usage: go SEAT [bot=BOT] [ms=N|sims=N]");
    same(f, "hash", hash);
}

/* Without the limit this search would not end. */
static void limits_what_bots_take(void **state)
{
    Fixture *f = *state;
    start(f);
    session_limit(f->session, 4);
    begins(f, "go 1 bot=master sims=1000000000", "= use 5");
    begins(f, "go 1 bot=master ms=1000000000", "= use 5");
}

static void plays_to_the_end(void **state)
{
    Fixture *f = *state;
    start(f);
    for (;;) {
        char line[256];
        Text text = text_over(line);
        const char *pending = send(f, "pending");
        if (strcmp(pending, "=") == 0)
            break;
        int seat = pending[2] - '0';
        text_fmt(&text, "go %d bot=random", seat);
        char *move = kept(f, line);
        text_clear(&text);
        text_fmt(&text, "play %d %s", seat, move + 2);
        free(move);
        answers(f, line, "= ok");
        answers(f, "check", "= ok");
    }
    begins(f, "result", "= {\"over\":true");
    assert_non_null(
        strstr(send(f, "play 0 pass"), " seat 0 owes no decision now: the game is over"));
    answers(f, "moves 0", "=");
    answers(f, "prompt 0", "=");
}

static void quits(void **state)
{
    Fixture *f = *state;
    answers(f, "quit now", "? usage: quit");
    assert_true(f->going_on);
    answers(f, "quit", "= ok");
    assert_false(f->going_on);
}

#define CASE(text, function)                                                                       \
    {                                                                                              \
        .name = (text), .test_func = (function), .setup_func = open_session,                       \
        .teardown_func = close_session                                                             \
    }

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE("games and options are listed", lists_games),
        CASE("new starts a game with its options", starts_games),
        CASE("new refuses what is wrong and leaves the game", refuses_bad_games),
        CASE("commands about a game need one", needs_a_game),
        CASE("unknown commands get a suggestion", unknown_commands),
        CASE("odd and long lines are refused", odd_lines),
        CASE("pending, prompt and moves", asks_seats),
        CASE("play plays", plays_moves),
        CASE("play refuses with the rule and changes nothing", refuses_moves),
        CASE("why names the rule", says_why),
        CASE("view is the seat's or a spectator's", shows_views),
        CASE("events are told once to each", tells_events_once),
        CASE("undo restores the bytes", takes_moves_back),
        CASE("a position goes out and in", sets_positions),
        CASE("bad positions are refused and change nothing", refuses_positions),
        CASE("check, score, result and hash", tells_results),
        CASE("record is one line of JSON", writes_records),
        CASE("go asks a bot and changes nothing", lets_bots_choose),
        CASE("a session may limit what its bots take", limits_what_bots_take),
        CASE("a game is played to its end", plays_to_the_end),
        CASE("quit ends", quits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
