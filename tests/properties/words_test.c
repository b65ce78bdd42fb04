/* The words of every game in both languages: each phrase can be filled from what its tables give
 * it, and nothing that is said to a player has a hole in it. */
#include "tests/properties/play.h"

enum { NAMES_MAX = 16, NAME_BYTES = 32, SAID_BYTES = 8192, EVENTS_MAX = 1024, VALUES_MAX = 1000 };

/* The arguments a phrase may use. */
typedef struct Names {
    const char *name[NAMES_MAX];
    int n;
    char own[NAMES_MAX][NAME_BYTES];
} Names;

static void check_phrase(const Game *game, int phrase, int lang, const Names *names)
{
    char buf[256];
    Text why = text_over(buf);
    const char *text = game->words.phrase[lang][phrase];
    if (!text_phrase_ok(text, (Lang)lang, names->name, names->n, &why))
        fail_msg("%s: phrase %d '%s': %s", game->code, phrase, text, buf);
}

static void check_move_phrases(const Game *game, bool *seen)
{
    static const char *const args[MOVE_ARGS] = { "a", "b", "c" };
    for (int kind = 0; kind < game->words.moves; kind++) {
        const MoveKind *row = &game->words.move[kind];
        Names names = { .n = 0 };
        while (names.n < MOVE_ARGS && row->arg[names.n]) {
            assert_in_range(row->arg[names.n], 1, game->words.things - 1);
            names.name[names.n] = args[names.n];
            names.n++;
        }
        assert_in_range(row->phrase, 1, game->words.phrases - 1);
        seen[row->phrase] = true;
        for (int lang = 0; lang < LANGS; lang++)
            check_phrase(game, row->phrase, lang, &names);
        names.name[names.n++] = "seat";
        assert_true(text_phrase_ok(row->at, LANG_EN, names.name, names.n, NULL));
    }
}

static Names event_names(const EventKind *kind, bool secrets)
{
    Names names = { .name = { "seat" }, .n = 1 };
    for (int i = 0; i < EVENT_FIELDS && kind->field[i].name; i++)
        if (secrets || !kind->field[i].secret)
            names.name[names.n++] = kind->field[i].name;
    return names;
}

static void check_event_phrases(const Game *game, bool *seen)
{
    for (int i = 0; i < game->words.events; i++) {
        const EventKind *kind = &game->words.event[i];
        Names all = event_names(kind, true), open = event_names(kind, false);
        int hidden = kind->phrase_hidden ? kind->phrase_hidden : kind->phrase;
        assert_in_range(kind->phrase, 0, game->words.phrases - 1);
        assert_in_range(hidden, 0, game->words.phrases - 1);
        for (int lang = 0; lang < LANGS; lang++) {
            if (kind->phrase)
                check_phrase(game, kind->phrase, lang, &all);
            if (hidden)
                check_phrase(game, hidden, lang, &open);
        }
        seen[kind->phrase] = seen[hidden] = true;
    }
}

/* Adds the names that a phrase itself uses: what follows a brace up to '|', ':', '?' or '}'. */
static void add_names_of(const char *phrase, Names *names)
{
    for (const char *at = phrase; (at = strchr(at, '{')) != NULL;) {
        at++;
        if (*at == '{') {
            at++;
            continue;
        }
        size_t length = strcspn(at, "|:?}");
        assert_true(length < NAME_BYTES && names->n < NAMES_MAX);
        bool known = false;
        for (int i = 0; i < names->n; i++)
            known = known ||
                    (strlen(names->name[i]) == length && memcmp(names->name[i], at, length) == 0);
        if (known)
            continue;
        memcpy(names->own[names->n], at, length);
        names->own[names->n][length] = 0;
        names->name[names->n] = names->own[names->n];
        names->n++;
    }
}

/* Phrases that a game fills itself: each language is well formed, and both use the same names. */
static void check_other_phrases(const Game *game, const bool *seen)
{
    for (int phrase = 1; phrase < game->words.phrases; phrase++) {
        if (seen[phrase])
            continue;
        Names names[LANGS];
        for (int lang = 0; lang < LANGS; lang++) {
            names[lang].n = 0;
            add_names_of(game->words.phrase[lang][phrase], &names[lang]);
        }
        for (int lang = 0; lang < LANGS; lang++)
            for (int other = 0; other < LANGS; other++)
                check_phrase(game, phrase, lang, &names[other]);
    }
}

static void check_catalogue(const Game *game)
{
    bool seen[4096] = { true };
    assert_in_range(game->words.phrases, 1, 4096);
    for (int lang = 0; lang < LANGS; lang++) {
        assert_non_null(game->name[lang]);
        for (int phrase = 1; phrase < game->words.phrases; phrase++) {
            const char *text = game->words.phrase[lang][phrase];
            if (!text || !text[0])
                fail_msg("%s: phrase %d is missing", game->code, phrase);
        }
    }
    for (int i = 0; i < game->sources; i++)
        assert_in_range(game->source[i], 1, game->words.phrases - 1);
    check_move_phrases(game, seen);
    check_event_phrases(game, seen);
    check_other_phrases(game, seen);
}

/* The values of a kind of thing, as far as there are few. */
static int values_end(const ThingKind *kind)
{
    return kind->first + (kind->count < VALUES_MAX ? kind->count : VALUES_MAX);
}

/* Every thing has a code that can stand in a notation and reads back as it, or as the first of the
 * things that are alike. */
static void check_things(const Game *game)
{
    for (int thing = 1; thing < game->words.things; thing++) {
        const ThingKind *kind = &game->words.thing[thing];
        assert_non_null(kind->code);
        for (int value = kind->first; value < values_end(kind); value++) {
            char code[64];
            int back = value - 1;
            Text text = text_over(code);
            thing_code(game, thing, value, &text);
            assert_true(text.len > 0 && !text.full && !strchr(code, ' '));
            assert_true(thing_parse(kind, code, &back));
            char again[64];
            Text first = text_over(again);
            thing_code(game, thing, back, &first);
            assert_true(back <= value);
            assert_string_equal(code, again);
            for (int lang = 0; lang < LANGS; lang++) {
                char name[256];
                Text said = text_over(name);
                thing_name(game, thing, value, (Lang)lang, &said);
                assert_true(said.len > 0 && !said.full);
            }
        }
    }
}

/* What is said is there, is whole, is UTF-8, and has no unanswered name in it. */
static void check_said(const Walk *walk, const Text *text)
{
    walk_holds(walk, text->len > 0 && !text->full);
    if (strstr(text->at, "?}") || strchr(text->at, '{') || strchr(text->at, '|'))
        walk_fail(walk, text->at);
    for (size_t i = 0; i < text->len;) {
        uint32_t point;
        int n = utf8_read(text->at + i, text->len - i, &point);
        walk_holds(walk, n > 0);
        i += (size_t)n;
    }
}

static const char *const people[SEATS_MAX] = { "Ann", "Боб", "C. D.", "Ева", "F", "Жук" };

static void check_question(Walk *walk, int seat, Voice voice)
{
    char buf[SAID_BYTES];
    Text text = text_over(buf);
    MoveList list;
    walk->game->prompt(walk->state.bytes, seat, voice, &text);
    check_said(walk, &text);
    list_moves(walk->game, &walk->state, seat, &list);
    for (int i = 0; i < list.n; i++) {
        text = text_over(buf);
        move_words(walk->game, list.move[i], voice, &text);
        check_said(walk, &text);
        text = text_over(buf);
        move_at(walk->game, seat, list.move[i], &text);
        check_said(walk, &text);
        walk_holds(walk, strchr(buf, ':') != NULL);
    }
}

static void check_explained(Walk *walk, Voice voice)
{
    char buf[SAID_BYTES];
    for (int thing = 1; thing < walk->game->words.things; thing++) {
        const ThingKind *kind = &walk->game->words.thing[thing];
        for (int value = kind->first; value < values_end(kind); value++) {
            Text text = text_over(buf);
            if (walk->game->explain(walk->state.bytes, thing, value, voice, &text))
                check_said(walk, &text);
            else
                walk_holds(walk, text.len == 0);
        }
    }
}

static void check_words(Walk *walk)
{
    for (int lang = 0; lang < LANGS; lang++) {
        Voice voice = { .lang = (Lang)lang, .seat_names = walk->moves % 2 ? people : NULL };
        uint64_t asked = game_pending(walk->state.bytes);
        for (; asked; asked = bits_without_first(asked))
            check_question(walk, bits_first(asked), voice);
        if (walk->moves == 0 || walk_over(walk))
            check_explained(walk, voice);
    }
}

static void words_are_whole(const Game *game, const Setup *setup)
{
    for (int i = 0; i < play_scale(); i++)
        walk_visit(game, setup, (unsigned)i, 60, check_words);
}

static void check_event_words(Walk *walk, const Event *event)
{
    const EventKind *kind = &walk->game->words.event[event->kind];
    for (int viewer = VIEWER_ALL; viewer < walk->setup.seats; viewer++) {
        for (int lang = 0; lang < LANGS; lang++) {
            char buf[SAID_BYTES];
            Text text = text_over(buf);
            Voice voice = { .lang = (Lang)lang, .seat_names = walk->moves % 2 ? people : NULL };
            event_words(walk->game, event, viewer, voice, &text);
            if (kind->phrase)
                check_said(walk, &text);
        }
    }
}

static void events_are_whole(const Game *game, const Setup *setup)
{
    static Event event[EVENTS_MAX];
    for (int i = 0; i < play_scale(); i++) {
        Walk walk;
        EventList events = { .event = event, .cap = EVENTS_MAX };
        walk_begin(&walk, game, setup, (unsigned)i);
        game_setup(game, walk.state.bytes, &walk.setup, &events);
        for (;;) {
            for (int e = 0; e < events.n; e++)
                check_event_words(&walk, &event[e]);
            if (walk_over(&walk) || walk.moves > 500)
                break;
            int seat;
            Move move = walk_choose(&walk, &seat);
            events.n = 0;
            walk_play(&walk, seat, move, &events);
        }
    }
}

static void test_catalogues(void **state)
{
    (void)state;
    for (int i = 0; setups_game(i); i++) {
        check_catalogue(setups_game(i));
        check_things(setups_game(i));
    }
}

static void test_words(void **state)
{
    (void)state;
    play_each_game(words_are_whole);
}

static void test_events(void **state)
{
    (void)state;
    play_each_game(events_are_whole);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        { .name = "every phrase of both languages can be filled; every code reads back",
          .test_func = test_catalogues },
        { .name = "prompts, moves and explanations are whole in both languages",
          .test_func = test_words },
        { .name = "events are whole in both languages for those who see and those who do not",
          .test_func = test_events },
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
