/* Notation, touch targets, phrases and event JSON, all from a game's tables of words. */
#include "core/words.h"

#include <string.h>

#include "core/game.h"

enum { CODE_BYTES = 64, NAME_BYTES = 256 };

void thing_code(const Game *game, int thing, int value, Text *out)
{
    const ThingKind *kind = &game->words.thing[thing];
    if (kind->code_of)
        text_put(out, kind->code_of(value));
    else
        text_int(out, value);
}

void thing_name(const Game *game, int thing, int value, Lang lang, Text *out)
{
    const ThingKind *kind = &game->words.thing[thing];
    if (kind->name_of)
        text_put(out, kind->name_of(value, lang));
    else
        text_int(out, value);
}

bool thing_parse(const ThingKind *kind, const char *code, int *value)
{
    int last = kind->first + kind->count - 1;
    if (!kind->code_of) {
        long long number;
        if (!parse_int(code, strlen(code), kind->first, last, &number))
            return false;
        *value = (int)number;
        return true;
    }
    for (int v = kind->first; v <= last; v++) {
        if (strcmp(kind->code_of(v), code) == 0) {
            *value = v;
            return true;
        }
    }
    return false;
}

const char *thing_seat(int value, Lang lang)
{
    static const char *const names[LANGS][SEATS_MAX] = {
        { "Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6" },
        { "Игрок 1", "Игрок 2", "Игрок 3", "Игрок 4", "Игрок 5", "Игрок 6" },
    };
    assert(value >= 0 && value < SEATS_MAX);
    return names[lang][value];
}

void seat_name(int seat, Voice voice, Text *out)
{
    if (voice.seat_names) {
        text_put(out, voice.seat_names[seat]);
        return;
    }
    text_put(out, thing_seat(seat, voice.lang));
}

void game_say(const Game *game, int phrase, Lang lang, const TextArg *args, int n, Text *out)
{
    text_fill(out, game->words.phrase[lang][phrase], lang, args, n);
}

static int move_arg(Move move, int index)
{
    return index == 0 ? move_a(move) : index == 1 ? move_b(move) : move_c(move);
}

static bool arg_in_range(const Game *game, int thing, int value)
{
    const ThingKind *kind = &game->words.thing[thing];
    return thing ? value >= kind->first && value < kind->first + kind->count : value == 0;
}

bool move_is_of(const Game *game, Move move)
{
    if (move_kind(move) >= game->words.moves)
        return false;
    const MoveKind *kind = &game->words.move[move_kind(move)];
    for (int i = 0; i < MOVE_ARGS; i++)
        if (!arg_in_range(game, kind->arg[i], move_arg(move, i)))
            return false;
    return true;
}

/* How many different moves a kind has. */
static int kind_size(const Game *game, int kind)
{
    int size = 1;
    for (int i = 0; i < MOVE_ARGS && game->words.move[kind].arg[i]; i++)
        size *= game->words.thing[game->words.move[kind].arg[i]].count;
    return size;
}

int move_index(const Game *game, Move move)
{
    const MoveKind *kind = &game->words.move[move_kind(move)];
    int index = 0, within = 0;
    for (int k = 0; k < move_kind(move); k++)
        index += kind_size(game, k);
    for (int i = 0; i < MOVE_ARGS && kind->arg[i]; i++) {
        const ThingKind *thing = &game->words.thing[kind->arg[i]];
        within = within * thing->count + move_arg(move, i) - thing->first;
    }
    return index + within;
}

int move_indices(const Game *game)
{
    int n = 0;
    for (int kind = 0; kind < game->words.moves; kind++)
        n += kind_size(game, kind);
    return n;
}

void move_text(const Game *game, Move move, Text *out)
{
    const MoveKind *kind = &game->words.move[move_kind(move)];
    text_put(out, kind->verb);
    for (int i = 0; i < MOVE_ARGS && kind->arg[i]; i++) {
        text_char(out, ' ');
        thing_code(game, kind->arg[i], move_arg(move, i), out);
    }
}

/* A notation cut into words of bounded length. */
typedef struct WordList {
    char word[MOVE_ARGS + 2][CODE_BYTES];
    int n;
} WordList;

static bool split_words(const char *text, WordList *list)
{
    list->n = 0;
    while (*text) {
        size_t length = strcspn(text, " ");
        if (length == 0 || length >= CODE_BYTES || list->n == MOVE_ARGS + 2)
            return false;
        memcpy(list->word[list->n], text, length);
        list->word[list->n++][length] = 0;
        text += length;
        if (*text == ' ' && *++text == 0)
            return false;
    }
    return list->n > 0;
}

static int arg_count(const MoveKind *kind)
{
    int n = 0;
    while (n < MOVE_ARGS && kind->arg[n])
        n++;
    return n;
}

/* Whether the words after the verb are arguments of this kind; else which one is not. */
static bool parse_args(const Game *game, int kind, const WordList *list, Move *out, int *wrong)
{
    const MoveKind *row = &game->words.move[kind];
    int arg[MOVE_ARGS] = { 0 };
    for (int i = 0; i < arg_count(row); i++) {
        *wrong = i;
        if (!thing_parse(&game->words.thing[row->arg[i]], list->word[i + 1], &arg[i]))
            return false;
    }
    *out = move_make(kind, arg[0], arg[1], arg[2]);
    return true;
}

static void suggest_verb(const Game *game, const char *verb, Text *why)
{
    const char *verbs[MOVE_KINDS_MAX];
    for (int kind = 0; kind < game->words.moves; kind++)
        verbs[kind] = game->words.move[kind].verb;
    const char *near = text_suggest(verb, verbs, game->words.moves);
    text_fmt(why, "no move '%s'", verb);
    if (near)
        text_fmt(why, "; did you mean '%s'?", near);
}

static void suggest_thing(const ThingKind *kind, const char *code, Text *why)
{
    enum { CODES_MAX = 512 };
    text_fmt(why, "no %s '%s'", kind->code, code);
    if (!kind->code_of) {
        text_fmt(why, "; it is a number from %d to %d", kind->first, kind->first + kind->count - 1);
        return;
    }
    const char *codes[CODES_MAX];
    int n = kind->count < CODES_MAX ? kind->count : CODES_MAX;
    for (int i = 0; i < n; i++)
        codes[i] = kind->code_of(kind->first + i);
    const char *near = text_suggest(code, codes, n);
    if (near)
        text_fmt(why, "; did you mean '%s'?", near);
}

/* Says what is wrong with words that are no move: `kind` has the right verb, or -1. */
static void explain_bad(const Game *game, const WordList *list, int kind, int wrong, Text *why)
{
    if (kind < 0) {
        suggest_verb(game, list->word[0], why);
        return;
    }
    const MoveKind *row = &game->words.move[kind];
    if (arg_count(row) == list->n - 1) {
        suggest_thing(&game->words.thing[row->arg[wrong]], list->word[wrong + 1], why);
        return;
    }
    text_fmt(why, "'%s' takes", row->verb);
    for (int i = 0; i < arg_count(row); i++) {
        const char *code = game->words.thing[row->arg[i]].code;
        text_fmt(why, "%s %s %s", i ? " and" : "", strchr("aeiou", code[0]) ? "an" : "a", code);
    }
    if (arg_count(row) == 0)
        text_put(why, " nothing after it");
}

bool move_parse(const Game *game, const char *text, Move *out, Text *why)
{
    char unused[8];
    Text none = text_over(unused);
    if (!why)
        why = &none;
    WordList list;
    if (!split_words(text, &list)) {
        text_put(why, "a move is a verb and its arguments with single spaces between");
        return false;
    }
    int near = -1, wrong = 0;
    for (int kind = 0; kind < game->words.moves; kind++) {
        const MoveKind *row = &game->words.move[kind];
        if (strcmp(row->verb, list.word[0]) != 0)
            continue;
        if (arg_count(row) != list.n - 1) {
            near = near < 0 ? kind : near;
            continue;
        }
        near = kind;
        if (parse_args(game, kind, &list, out, &wrong))
            return true;
    }
    explain_bad(game, &list, near, wrong, why);
    return false;
}

void move_at(const Game *game, int seat, Move move, Text *out)
{
    static const char *const name[MOVE_ARGS] = { "a", "b", "c" };
    const MoveKind *kind = &game->words.move[move_kind(move)];
    char code[MOVE_ARGS][CODE_BYTES];
    TextArg arg[MOVE_ARGS + 1] = { text_arg_int("seat", seat) };
    int n = 1;
    for (int i = 0; i < MOVE_ARGS && kind->arg[i]; i++) {
        Text part = text_over(code[i]);
        thing_code(game, kind->arg[i], move_arg(move, i), &part);
        arg[n++] = text_arg_plain(name[i], code[i]);
    }
    text_fill(out, kind->at, LANG_EN, arg, n);
}

/* A phrase's argument for a thing: a number can be counted, anything else is a name. What a seat is
 * called is put into the caller's buffer. */
static TextArg thing_arg(const Game *game, const char *name, int thing, int value, Voice voice,
                         char seat[NAME_BYTES])
{
    const ThingKind *kind = &game->words.thing[thing];
    if (kind->name_of == thing_seat) {
        Text text = text_make(seat, NAME_BYTES);
        seat_name(value, voice, &text);
        return text_arg_plain(name, seat);
    }
    return kind->name_of ? text_arg(name, kind->name_of(value, voice.lang))
                         : text_arg_int(name, value);
}

void move_words(const Game *game, Move move, Voice voice, Text *out)
{
    static const char *const name[MOVE_ARGS] = { "a", "b", "c" };
    const MoveKind *kind = &game->words.move[move_kind(move)];
    TextArg arg[MOVE_ARGS];
    char seat[MOVE_ARGS][NAME_BYTES];
    int n = 0;
    for (; n < MOVE_ARGS && kind->arg[n]; n++)
        arg[n] = thing_arg(game, name[n], kind->arg[n], move_arg(move, n), voice, seat[n]);
    game_say(game, kind->phrase, voice.lang, arg, n, out);
}

static bool sees_secrets(const Event *event, int viewer)
{
    return viewer == VIEWER_ALL || (viewer >= 0 && bits_has(event->seers, viewer));
}

void event_words(const Game *game, const Event *event, int viewer, Voice voice, Text *out)
{
    const EventKind *kind = &game->words.event[event->kind];
    bool all = sees_secrets(event, viewer);
    int phrase = all || !kind->phrase_hidden ? kind->phrase : kind->phrase_hidden;
    if (!phrase)
        return;
    char name[NAME_BYTES] = "";
    Text who = text_over(name);
    if (event->seat != EVENT_NO_SEAT)
        seat_name(event->seat, voice, &who);
    TextArg arg[EVENT_FIELDS + 1] = { text_arg_plain("seat", name) };
    char seat[EVENT_FIELDS][NAME_BYTES];
    int n = 1;
    for (int i = 0; i < EVENT_FIELDS && kind->field[i].name; i++) {
        const EventField *field = &kind->field[i];
        if (all || !field->secret)
            arg[n++] = thing_arg(game, field->name, field->thing, event->value[i], voice, seat[i]);
    }
    game_say(game, phrase, voice.lang, arg, n, out);
}

static void field_json(const Game *game, const EventField *field, int value, Json *out)
{
    json_key(out, field->name);
    if (!game->words.thing[field->thing].code_of) {
        json_int(out, value);
        return;
    }
    char code[CODE_BYTES];
    Text text = text_over(code);
    thing_code(game, field->thing, value, &text);
    json_str(out, code);
}

void event_json(const Game *game, const Event *event, int viewer, Voice voice, Json *out)
{
    const EventKind *kind = &game->words.event[event->kind];
    json_object_begin(out);
    json_key_str(out, "kind", kind->code);
    if (event->seat != EVENT_NO_SEAT)
        json_key_int(out, "seat", event->seat);
    for (int i = 0; i < EVENT_FIELDS && kind->field[i].name; i++)
        if (!kind->field[i].secret || sees_secrets(event, viewer))
            field_json(game, &kind->field[i], event->value[i], out);
    char words[1024];
    Text text = text_over(words);
    event_words(game, event, viewer, voice, &text);
    if (text.len)
        json_key_str(out, "text", words);
    json_object_end(out);
}
