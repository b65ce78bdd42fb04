/* The server: HTTP and WebSocket in front of tables and a store. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "core/text.h"

typedef struct ServerOptions {
    const char *host, *db,
        *web; /* web: the folder of built files, or NULL: found beside the program */
    int port, threads;
    bool is_open;     /* behind TLS */
    bool is_generous; /* no limits by address */
    /* The text of a rule; false: there is none. */
    bool (*rule)(const char *game, Lang lang, const char *id, Text *out);
    void (*ready)(const char *host, int port);
} ServerOptions;

/* Serves until a signal says stop; what was acknowledged is on the disk. False with the reason. */
bool server_run(const ServerOptions *options, Text *why);

/* Plays the log of every running game of a store again and compares the hashes. Calls `fault` with
 * one line for each that is not as it was; gives the number of games that were tried, -1 with the
 * reason if the store cannot be read. */
int server_verify(const char *db, void (*fault)(const char *line), Text *why);

#endif
