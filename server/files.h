/* The page's files, read once at the start, with their compressed forms. */
#ifndef SERVER_FILES_H
#define SERVER_FILES_H

#include "server/net.h"

typedef struct Files Files;

/* Reads a folder of built files; NULL if there is none. */
Files *files_read(const char *folder);
void files_free(Files *files);

/* Answers a request for a path; any path that is no file is the page itself. False: no files. */
bool files_reply(const Files *files, Exchange *exchange, const Request *request);

#endif
