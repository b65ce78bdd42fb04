/* Drawing a game for a terminal from its view. One file a game; a game without one is shown as the
 * names and values of its view. No rule is decided here. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include "core/game.h"

#include "cli/phrases.h"
#include "cli/screen.h"

/* What there is to draw with. The state is for game->explain alone. */
typedef struct Canvas {
    const Screen *screen;
    const Game *game;
    const void *state;
    JsonValue view;
    int viewer; /* or VIEWER_NONE */
    Voice voice;
} Canvas;

typedef struct Drawing {
    const char *game;
    /* Round, phase, and all players' figures, in a few lines. */
    void (*status)(const Canvas *canvas);
    /* One player's part of the table. */
    void (*board)(const Canvas *canvas, int seat);
    /* What is common: cards for sale, decks. */
    void (*market)(const Canvas *canvas);
    /* A remark beside a choice, on one line; nothing is put if there is none. */
    void (*note)(const Canvas *canvas, Move move, Text *out);
    Phrase legend; /* what the signs mean */
} Drawing;

/* The drawing of a game, or the general one. */
const Drawing *drawing_find(const char *game);

extern const Drawing drawing_spacebase;
extern const Drawing drawing_emdo;
extern const Drawing drawing_rftg;
extern const Drawing drawing_eclipse2;
extern const Drawing drawing_eclipse1;

/* Prints a heading: a ruled line, or plainly. */
void draw_heading(const Canvas *canvas, const char *text);

/* Prints "  Hand: …" if the list has something. */
void draw_list(const Canvas *canvas, Phrase key, const char *list);

/* Into a line: an ink; a gap before the next word; a word in an ink; "Player 1 (you)"; a number that
 * takes `width` columns. */
void draw_ink(Text *out, const Canvas *canvas, Ink colour);
void draw_gap(Text *out, const Canvas *canvas);
void draw_word(Text *out, const Canvas *canvas, Ink colour, const char *word);
void draw_who(Text *out, const Canvas *canvas, int seat);
void draw_figure(Text *out, const Canvas *canvas, Ink colour, Phrase key, int n, int width);

/* What the game itself foresees of a move, written into `text`. */
JsonValue draw_preview(const Canvas *canvas, Move move, Text *text);

/* A seat of the view; a member of a JSON object as an integer or as a truth, 0 and false if it is none. */
JsonValue view_seat(const Canvas *canvas, int seat);
int view_int(JsonValue object, const char *key);
bool view_bool(JsonValue object, const char *key);

#endif
