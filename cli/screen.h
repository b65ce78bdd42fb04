/* Lines for a person: wrapped to the width of the terminal, coloured if that is wanted. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdbool.h>
#include <stdio.h>

#include "core/text.h"

typedef struct Screen {
    FILE *out;
    int width;
    bool colour;
    bool plain; /* for a screen reader: no boxes, no columns, no marks that are only to look at */
} Screen;

typedef enum Ink {
    INK_NORMAL,
    INK_BOLD,
    INK_DIM,
    INK_BLUE,
    INK_RED,
    INK_GREEN,
    INK_YELLOW,
    INK_CYAN,
    INKS
} Ink;

/* A screen over a file: width and colour as its terminal allows; NO_COLOR is respected. */
Screen screen_over(FILE *out, bool plain);

/* The code that begins an ink, or "" without colour. INK_NORMAL ends any. */
const char *ink(const Screen *screen, Ink ink);

/* Prints a text wrapped at spaces. Later lines begin `indent` columns in; `column` is where the first
 * begins. Escape sequences take no room. Ends with a newline. */
void screen_wrap(const Screen *screen, const char *text, int column, int indent);

/* Columns a text takes, escape sequences not counted. */
int shown_width(const char *text);

/* Puts a text cut or filled with spaces to exactly `width` columns. */
void text_column(Text *out, const char *text, int width);

#endif
