/* Owns the tests of random games of every kind: the invariants hold after each move, every listed move and
 * no other is legal, positions read back, and whatever is said to players is whole. */
#include "tests/emdo/table.h"

#include "games/emdo/cards.h"
#include "games/emdo/planets.h"

enum { BYTES = 1 << 16, EVENTS = 256 };

static const Options variants[] = {
    { 3, false, false }, { 3, true, false },  { 0, false, false },
    { 1, true, false },  { 2, false, false }, { 3, true, true },
};

static void check(const EmdoState *s)
{
    char buf[256] = "";
    Text why = text_over(buf);
    if (!game_check(&emdo_game, s, &why))
        fail_msg("%s", buf);
}

static void reads_back(const EmdoState *s)
{
    static char buf[BYTES];
    char reason[256] = "";
    Text text = text_over(buf), why = text_over(reason);
    Json json;
    EmdoState back;
    json_writer(&json, &text);
    game_position_write(&emdo_game, s, &json);
    assert_true(json_done(&json) && json_check(buf, text.len, NULL));
    if (!game_position_read(&emdo_game, &back, json_root(buf, text.len), &why))
        fail_msg("%s", reason);
    assert_memory_equal(s, &back, sizeof back);
}

/* What is said has no hole in it. */
static void is_whole(const Text *text)
{
    assert_true(text->len > 0 && !text->full);
    if (strstr(text->at, "?}") || strchr(text->at, '{'))
        fail_msg("%s", text->at);
}

static void says(const EmdoState *s, int seat, const MoveList *list)
{
    char buf[2048];
    for (Lang lang = 0; lang < LANGS; lang++) {
        Text text = text_over(buf);
        emdo_game.prompt(s, seat, (Voice){ .lang = lang }, &text);
        is_whole(&text);
        for (int i = 0; i < list->n; i++) {
            text = text_over(buf);
            move_words(&emdo_game, list->move[i], (Voice){ .lang = lang }, &text);
            is_whole(&text);
        }
    }
    for (int i = 0; i < list->n; i++) {
        assert_true(emdo_game.legal(s, seat, list->move[i]));
        Text text = text_over(buf);
        Json json;
        json_writer(&json, &text);
        json_object_begin(&json);
        emdo_game.preview(s, seat, list->move[i], &json);
        json_object_end(&json);
        assert_true(json_check(buf, text.len, NULL));
    }
}

static void views(const EmdoState *s)
{
    static char buf[BYTES];
    for (int viewer = VIEWER_ALL; viewer < s->head.seats; viewer++) {
        Text text = text_over(buf);
        Json json;
        json_writer(&json, &text);
        game_view(&emdo_game, s, viewer, &json);
        assert_true(json_done(&json) && json_check(buf, text.len, NULL));
    }
}

/* Exactly the moves of the list are legal, of all there are; the others are forbidden by a rule. */
static void agree(const EmdoState *s, int seat, const MoveList *list)
{
    int legal = 0;
    for (int kind = 0; kind < EMDO_MOVES; kind++) {
        const MoveKind *row = &emdo_game.words.move[kind];
        const ThingKind *a = &emdo_game.words.thing[row->arg[0]];
        const ThingKind *b = &emdo_game.words.thing[row->arg[1]];
        for (int i = 0; i < (row->arg[0] ? a->count : 1); i++)
            for (int k = 0; k < (row->arg[1] ? b->count : 1); k++) {
                Move move = move_make(kind, a->first + i, b->first + k, 0);
                bool is = emdo_game.legal(s, seat, move);
                assert_int_equal(is, moves_have(list, move));
                const char *rule = emdo_game.why(s, seat, move);
                assert_true(is ? !rule : strncmp(rule, "ED-", 3) == 0);
                legal += is;
            }
    }
    assert_int_equal(legal, list->n);
}

static void play_out(int seats, Options options, unsigned seed)
{
    Event event[EVENTS];
    EmdoState s = begin(seats, options, seed);
    Rng rng = stream(seed);
    for (int n = 0; game_pending(&s); n++) {
        MoveList list = { .n = 0 };
        int seat = bits_first(game_pending(&s));
        emdo_game.moves(&s, seat, &list);
        assert_true(list.n > 0 && list.n <= MOVES_MAX);
        check(&s);
        says(&s, seat, &list);
        if (n % 16 == 0) {
            agree(&s, seat, &list);
            reads_back(&s);
            views(&s);
        }
        EventList events = { .event = event, .cap = EVENTS };
        emdo_game.apply(&s, seat, list.move[rng_below(&rng, list.n)], &events);
        for (int i = 0; i < events.n; i++) {
            char buf[512];
            Text text = text_over(buf);
            event_words(&emdo_game, &event[i], event[i].seat, (Voice){ .lang = LANG_RU }, &text);
            is_whole(&text);
        }
    }
    check(&s);
    reads_back(&s);
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
        for (int n = 0; n < 150 && game_pending(&s); n++) {
            MoveList list = { .n = 0 };
            int seat = bits_first(game_pending(&s));
            emdo_game.moves(&s, seat, &list);
            assert_true(list.n > 0);
            check(&s);
            says(&s, seat, &list);
            if (n % 8 == 0) {
                agree(&s, seat, &list);
                reads_back(&s);
            }
            emdo_game.apply(&s, seat, list.move[rng_below(&rng, list.n)], NULL);
        }
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
