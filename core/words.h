/* How a game's moves and events are written: tables that say which things their arguments are, so
 * that notation, touch targets, phrases and JSON need no code of a game's own. */
#ifndef CORE_WORDS_H
#define CORE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "core/event.h"
#include "core/json.h"
#include "core/move.h"
#include "core/text.h"

typedef struct Game Game;

/* Who is spoken to: the language, and what the seats are called (NULL: "Player 1" …). */
typedef struct Voice {
    Lang lang;
    const char *const *seat_names;
} Voice;

/* A kind of thing that arguments name: a card, a sector, a plain number. */
typedef struct ThingKind {
    const char *code;                             /* "card", as in "card:merbold" */
    int first, count;                             /* the values first .. first + count - 1 */
    const char *(*code_of)(int value);            /* NULL: written as the number */
    const char *(*name_of)(int value, Lang lang); /* NULL: spoken as the number */
} ThingKind;

enum { MOVE_ARGS = 3 };

/* One row a kind of move. The notation is the verb and the arguments, with spaces between. */
typedef struct MoveKind {
    const char *verb;
    uint8_t arg[MOVE_ARGS]; /* which thing kind each argument is; 0: none (its value is 0) */
    const char *at;  /* what a person touches: "card:{a}", "sector:{seat}.{a}", "button:pass" */
    uint16_t phrase; /* in words: a phrase with {a} {b} {c} */
} MoveKind;

typedef struct EventField {
    const char *name; /* NULL: no such field */
    uint8_t thing;
    bool secret;
} EventField;

typedef struct EventKind {
    const char *code;
    EventField field[EVENT_FIELDS];
    uint16_t phrase;        /* with {seat} and the fields by name; 0: nothing is said */
    uint16_t phrase_hidden; /* for those who do not see the secret fields; 0: the same phrase */
} EventKind;

/* Rows of these tables. A game makes its own short forms of them, with the prefixes of its names. */
#define WORDS_MOVE(kind, said, word, touch, ...)                                                   \
    [kind] = { .verb = (word), .at = (touch), .phrase = (said), .arg = { __VA_ARGS__ } }
#define WORDS_EVENT(kind, said, word, ...)                                                         \
    [kind] = { .code = (word), .phrase = (said), .field = { __VA_ARGS__ } }
#define WORDS_SECRET_EVENT(kind, said, said_hidden, word, ...)                                     \
    [kind] = {                                                                                     \
        .code = (word), .phrase = (said), .phrase_hidden = (said_hidden), .field = { __VA_ARGS__ } \
    }
#define WORDS_FIELD(word, kind)                                                                    \
    {                                                                                              \
        .name = (word), .thing = (kind)                                                            \
    }
#define WORDS_SECRET(word, kind)                                                                   \
    {                                                                                              \
        .name = (word), .thing = (kind), .secret = true                                            \
    }

/* A game's words: every table is indexed from 0; thing kind 0 and phrase 0 are 'none'. */
typedef struct Words {
    const ThingKind *thing;
    const MoveKind *move;
    const EventKind *event;
    const char *const *phrase[LANGS];
    int things, moves, events, phrases;
} Words;

/* The stable notation of a move, ASCII: "buy merbold". */
void move_text(const Game *game, Move move, Text *out);

/* Reads a notation. False: not a move of this game, and `why` (may be NULL) says what is wrong. The
 * move need not be legal. */
bool move_parse(const Game *game, const char *text, Move *out, Text *why);

/* Whether the bits are a move of this game: a kind there is, arguments in range, the rest zero. */
bool move_is_of(const Game *game, Move move);

/* A fixed number for every move of the game, below move_indices. */
int move_index(const Game *game, Move move);
int move_indices(const Game *game);

/* What a person would touch, e.g. "card:merbold". */
void move_at(const Game *game, int seat, Move move, Text *out);

/* The move in words, e.g. "Buy Merbold". */
void move_words(const Game *game, Move move, Voice voice, Text *out);

/* The event in words as the viewer sees it; nothing is added for an event that says nothing. */
void event_words(const Game *game, const Event *event, int viewer, Voice voice, Text *out);

/* One JSON object: kind, seat, the fields the viewer sees, and the words. */
void event_json(const Game *game, const Event *event, int viewer, Voice voice, Json *out);

/* Puts a thing's code or its name. */
void thing_code(const Game *game, int thing, int value, Text *out);
void thing_name(const Game *game, int thing, int value, Lang lang, Text *out);

/* The value of the thing with this code. */
bool thing_parse(const ThingKind *kind, const char *code, int *value);

/* The name_of of things that are seats: in words they are called as the voice says. */
const char *thing_seat(int value, Lang lang);

/* What the seat is called. */
void seat_name(int seat, Voice voice, Text *out);

/* A phrase of the game, filled. */
void game_say(const Game *game, int phrase, Lang lang, const TextArg *args, int n, Text *out);

#endif
