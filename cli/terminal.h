/* A game in the terminal: who sits where, its course, and what has been shown to whom. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include "ai/bot.h"

#include "cli/course.h"
#include "cli/draw.h"
#include "cli/screen.h"

enum { TERMINAL_LINE_BYTES = 512 };

typedef struct Terminal {
    const Game *game;
    const Drawing *drawing;
    Course course;
    const Bot *bot[SEATS_MAX]; /* NULL: a person */
    char name[SEATS_MAX][RECORD_NAME_BYTES];
    const char *names[SEATS_MAX];
    Lang lang;
    bool plain;
    int people;
    int shown;              /* whose screen it is, or -1 */
    int told[SEATS_MAX];    /* the events each seat was told */
    char *board[SEATS_MAX]; /* as last drawn for each */
    int undo_from;          /* moves before this one cannot be taken back */
    Rng bot_rng, hint_rng;
    Text view; /* room to write one in */
    FILE *in;
    Screen screen;
} Terminal;

typedef enum Asked { ASKED_MOVED, ASKED_AGAIN, ASKED_QUIT } Asked;

/* Shows the table to a person who owes a decision, and plays what is chosen. */
Asked terminal_ask(Terminal *terminal, int seat);

/* Shows the end of the game and answers until the person leaves. */
void terminal_end(Terminal *terminal);

/* Plays a move; marks how far moves can be taken back. False: no room. */
bool terminal_move(Terminal *terminal, int seat, Move move);

/* Reads a line without its end; false at the end of the input. What is too long is cut. */
bool terminal_read(Terminal *terminal, char line[TERMINAL_LINE_BYTES]);

#endif
