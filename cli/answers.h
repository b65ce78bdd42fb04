/* The commands of the text protocol, for session.c: what each is called and answered by. */
#ifndef CLI_ANSWERS_H
#define CLI_ANSWERS_H

#include "cli/course.h"
#include "cli/names.h"

enum { SESSION_WORDS_MAX = 32 };

typedef struct Session Session;

/* Invariant: told[i] <= course.events. */
struct Session {
    const Game *const *games;
    Rng rng;
    Course course;
    int simulations;         /* of one `go`, at most; 0: any number */
    int told[SEATS_MAX + 1]; /* the events each seat was told, and last a spectator */
    alignas(max_align_t) unsigned char spare[STATE_BYTES_MAX];
};

/* The words of a line; the first is the command. */
typedef struct Line {
    char *at[SESSION_WORDS_MAX];
    int n;
} Line;

typedef struct Command {
    const char *name;
    const char *usage;
    int min, max; /* words after the name */
    bool needs_game;
    void (*run)(Session *session, const Line *line, Text *out);
} Command;

/* The command of this name, or NULL. */
const Command *command_named(const char *name);
Names names_of_commands(void);

/* Answers "setposition", which takes the rest of its line as it is. */
void answer_setposition(Session *session, const char *text, size_t n, Text *out);

/* Puts "? " and the reason, in the place of whatever there was. */
void answer_refuse(Text *out, const char *format, ...) TEXT_PRINTF(2, 3);

/* Puts "? no command 'udno'; did you mean 'undo'?". */
void answer_unknown(Text *out, const char *what, const char *word, const Names *names);

#endif
