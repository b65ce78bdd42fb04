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
extern const Drawing drawing_eclipse2;
extern const Drawing drawing_eclipse1;

/* Prints a heading: a ruled line, or plainly. */
void draw_heading(const Canvas *canvas, const char *text);

/* A member of a JSON object as an integer; 0 if it is none. */
int view_int(JsonValue object, const char *key);

#endif
