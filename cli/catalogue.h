/* The rule catalogues (docs/rules/GAME.md, in Russian docs/rules/ru/GAME.md), embedded when the program is built. */
#ifndef CLI_CATALOGUE_H
#define CLI_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/text.h"

/* One game's catalogue, as its file holds it; not NUL-terminated. */
typedef struct Catalogue {
    const char *game;
    Lang lang;
    const unsigned char *text;
    size_t n;
} Catalogue;

/* All of them, ended by a row without a game; the build makes it from the files. */
extern const Catalogue catalogues[];

/* A piece of a catalogue. at == NULL: none. */
typedef struct Passage {
    const char *at;
    size_t n;
} Passage;

/* The game's catalogue in this language, else in English; NULL: the game has none. */
const Catalogue *catalogue_find(const char *game, Lang lang);

/* Walks the lines of a text; false at its end. The line has no newline. */
bool passage_line(Passage *rest, Passage *line);

/* The rule with this id: the item's lines without the list mark. */
Passage catalogue_rule(const Catalogue *catalogue, const char *id);

/* The same in a game's catalogue of a language, else in English. */
Passage rule_find(const char *game, Lang lang, const char *id);

/* The id of a rule on a line of the catalogue that states one, e.g. "SB-4.1"; else nothing. */
Passage rule_id(Passage line);

/* Puts a passage without its marks of Markdown (**, `). */
void text_plain(Text *out, Passage passage);

/* Puts the words of a rule on one line, cut after a sentence if long; nothing if there is none. */
void rule_sentence(Text *out, const char *game, Lang lang, const char *id);

#endif
